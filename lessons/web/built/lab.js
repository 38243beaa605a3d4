"use strict";var page=(()=>{var Ro=Object.defineProperty;var Gm=Object.getOwnPropertyDescriptor;var Zm=Object.getOwnPropertyNames;var Ym=Object.prototype.hasOwnProperty;var Xh=n=>t=>{var e=n[t];if(e)return e();throw new Error("Module not found in bundle: "+t)};var Ft=(n,t,e)=>()=>{if(e)throw e[0];try{return n&&(t=n(n=0)),t}catch(i){throw e=[i],i}};var Ss=(n,t)=>{for(var e in t)Ro(n,e,{get:t[e],enumerable:!0})},Km=(n,t,e,i)=>{if(t&&typeof t=="obje\
ct"||typeof t=="function")for(let s of Zm(t))!Ym.call(n,s)&&s!==e&&Ro(n,s,{get:()=>t[s],enumerable:!(i=
Gm(t,s))||i.enumerable});return n};var Jm=n=>Km(Ro({},"__esModule",{value:!0}),n);function E(n){let[t,e]=(n.match(/\d+/g)??[]).map(Number);return{r:t-1,c:e-1}}function I(n,t){return`\
r${n+1}c${t+1}`}function ot(n){let{r:t,c:e}=E(n),[,i]=n.split("-");if(!i)return{x:e+.5,y:t+.5,edge:""};
let{x:s,y:r,edge:o}=Uh[i]??Uh[E(i).r===t?"right":"bottom"];return{x:e+s,y:t+r,edge:o}}function Hh(n){
return[...n].sort((t,e)=>{let[i,s]=[ot(t),ot(e)];return i.y-s.y||i.x-s.x})}function ui(n){return n.split(
"-").filter(t=>/^r\d/.test(t))}function Ts(n){return n.split(" ").flatMap(t=>{let[e,i]=t.split("~"),
{r:s,c:r}=E(e);return i?Array.from({length:Number(i)-r},(o,l)=>I(s,r+l)):[t]})}function je(n){return!n.
startsWith("not ")}function vs(n){return n.startsWith("room ")}function Gh(n){return{rooms:n.filter(
vs),places:n.filter(t=>!vs(t))}}function ut(...n){let t=new Map;for(let[e,i]of n.flat())t.set(e,(t.get(
e)??new Set).add(i));return t}function W(n){return n.slice(0,n.indexOf(" "))}function nt(n){return n.
slice(n.indexOf(" ")+1)}function Xt(n,t,e){return!!n.get(t)?.has(e)}function Tt(n){return!/r\d+c\d+/.
test(n)}function be(n,t){let e=new Set(n),i=[];for(let s of n){if(!e.delete(s))continue;let r=[s];for(let o of r)
r.push(...t(o).filter(l=>e.delete(l)));i.push(r)}return i}var Eo,Uh,_t,_=Ft(()=>{"use strict";Eo=[[-1,
0],[1,0],[0,-1],[0,1]],Uh={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,edge:"vertical"},left:{x:0,
y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};_t=class{constructor([t,e]){this.height=
t,this.width=e}cells(){return Array.from({length:this.height},(e,i)=>i).flatMap(e=>Array.from({length:this.
width},(i,s)=>I(e,s)))}rows(t){let{width:e}=this,i=Array.from({length:this.height},(r,o)=>o*e),s=this.
cells().map(t);return i.map(r=>s.slice(r,r+e))}holds({r:t,c:e}){return t>=0&&e>=0&&t<this.height&&e<
this.width}beside(t){let{r:e,c:i}=E(t);return Eo.map(([s,r])=>({r:e+s,c:i+r})).filter(s=>this.holds(
s)).map(s=>I(s.r,s.c))}}});function M(n,t={},...e){let i=document.createElementNS("http://www.w3.org/2000/svg",n);for(let[s,r]of Object.
entries(t))i.setAttribute(s,String(r));return i.append(...e),i}function Qt(n,t,e,i,s=""){return M("t\
ext",{x:t,y:e,"font-size":i,class:`label ${s}`},String(n))}function Ut({r:n,c:t},e){return M("rect",
{x:t*v,y:n*v,width:v,height:v,class:e})}function Me({r:n,c:t}){return[(t+.5)*v,(n+.5)*v]}function bn({
r:n,c:t}){return`M${t*v} ${n*v}h${v}`}function yn({r:n,c:t}){return`M${t*v} ${n*v}v${v}`}function Fe(n){
let t="";for(let e=1;e<n.width;e++)t+=`M${e*v} 0v${n.height*v}`;for(let e=1;e<n.height;e++)t+=`M0 ${e*
v}h${n.width*v}`;return M("path",{d:t,class:"grid"})}function le(n,t="border"){return M("rect",{width:n.
width*v,height:n.height*v,class:t})}function Do(n,t,e,i){let s="";for(let r=8;r<e+i;r+=8){let[o,l]=r<
e?[n+r,t]:[n+e,t+r-e],[a,h]=r<i?[n,t+r]:[n+r-i,t+i];s+=`M${o} ${l}L${a} ${h}`}return s}function Zh(n,t){
let{r:e,c:i}=E(n),s=M("g",{class:`tint ${t}`},Ut({r:e,c:i},"fill"));if(t==="other"){let r=Do(i*v,e*v,
v,v);s.append(M("path",{d:r,class:"hatching"}))}return s}function Yh(n,t){let[e,i]=[(t.x-n.x)*v,(t.y-
n.y)*v],s=Math.hypot(e,i)||1,[r,o]=[e/s,i/s],l=Math.min(8,s/4),[a,h]=[n.x*v+r*l,n.y*v+o*l],[c,f]=[t.
x*v-r*l,t.y*v-o*l],u=p=>`M${c} ${f}L${c-7*r-4*p*o} ${f-7*o+4*p*r}`,d=`M${a} ${h}L${c} ${f}${u(1)}${u(
-1)}`;return M("g",{class:"arrow"},M("path",{d,class:"halo"}),M("path",{d}))}function Kh(n,t,e){let i=8+
6*t.length,s=n.edge?0:v/2-7,[r,o]=[n.x*v+s-i/2+(s&&5),n.y*v-s+e*13];return M("g",{class:"note"},M("r\
ect",{x:r-i/2,y:o-6.5,width:i,height:13,rx:4}),Qt(t,r,o,10,"strong"))}var v,Ct=Ft(()=>{"use strict";
_();v=40});function lt(n,t="and",e=lg){let i=n.length>e?n.slice(0,e-1):n,s=n.length>i.length?[...i,`${n.length-
i.length} more`]:i;return[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(` ${t} `)}function N(n,t){
return`${n} ${t}${n===1?"":"s"}`}function Ps({unique:n}){return n?"only search goes on":"the puzzle \
has several answers"}function vn(n){let{steps:t,solved:e}=n,{length:i}=t;if(e&&!i)return"Nothing is \
open: this is the answer.";let[s,r]=[N(i,"step"),i===1?"s":""];if(e)return`${s} lead${r} to the answ\
er.`;let o=Ps(n);return i?`${s} follow${r} by rules. No rule says more: ${o}.`:`No rule says anythin\
g: ${o}.`}function Bt(n,t){return lt(sc(n,t))}function sc(n,t){let e=new Map,i=new Map;for(let s of t){
let[,r]=ic.exec(nt(s))??[];r&&i.set(W(s),[...i.get(W(s))??[],r])}for(let s of t){let r=ic.test(nt(s))?
i.get(W(s)):void 0,o=r?`not ${lt(r,"or")}`:nt(s),l=e.get(o)??[];l.includes(W(s))||e.set(o,[...l,W(s)])}
return[...e].map(([s,r])=>{let o=r.length>1;return`${lt(r)} ${n.verb?.(s,o)??`${o?"are":"is"} ${s}`}`})}
function Tn(n,t){let e=o=>nt(o).includes("+"),i=t.filter(e).map(W),s=[...new Set(i)].map(o=>{let l=i.
filter(a=>a===o).length;return`${N(l,"shape")} of the island at ${o} ${l===1?"is":"are"} out`}),r=t.
filter(o=>!e(o));return[...sc(n,r),...s]}function Cn(n,t){let e=new Map;for(let i of t.filter(({law:s})=>s.
effort)){let s=[i.law.words,...i.from].join(),r=e.get(s);r?r.facts.push(i.fact):e.set(s,{link:i,facts:[
i.fact]})}return[...e.values()].map(({link:i,facts:s})=>An(n,i,s))}function nc(n,{law:t,fact:e,from:i}){
if(!e)return`${t.words} But ${Bt(n,i)}.`;let s=i.slice(0,-1),r=s.length?`As ${Bt(n,s)},`:"So";return`${t.
words} ${r} ${Bt(n,[e])}; but ${Bt(n,i.slice(-1))}.`}function An(n,{law:t,from:e},i){return`${t.words}\
 ${e.length?`As ${Bt(n,e)},`:"So"} ${Bt(n,i)}.`}function Bo(n){let t=(...[,e,i,s])=>`every shape lef\
t to ${e} ${i}${i==="touch"?"es":"s"} ${s}.`;return n.replace(/no shape of the \d+ left/,"no shape l\
eft").replace(hg,t)}var lg,ic,ag,hg,at=Ft(()=>{"use strict";_();lg=6,ic=/^not (\d+)$/;ag=/(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/,
hg=new RegExp(`${ag.source} (contain|touch)(?:e?s)? (it|them)\\.$`)});function Pc({height:n,width:t},e){return Array.from({length:2*n+1},(i,s)=>{let r=[];for(let o=0;o<=t;o++){
let l=e({r:Math.floor(s/2),c:o});r.push(...s%2?Hg(l):Ug(l))}return r.slice(0,4*t+1)})}function Ug([n]){
let t=n==="wall"?"-":" ";return["+",t,Ac[n][0],t]}function Hg(n){let[t,e,i,s]=n.map(o=>+(o==="path")),
r=Xg[t+2*e+4*i+8*s];return[Ac[n[1]][1]," ─"[e],r," ─"[s]]}var Ac,Xg,$c=Ft(()=>{"use strict";Ac={
path:"│─",wall:"-|",blocked:"xx",open:"  "},Xg=" ╵╴┘╷│┐ ╶└─ ┌   "});function Lt(n){let{words:t,facts:e,least:i,most:s,opposite:r,places:o=[],rooms:l=[],effort:a=1}=n,{none:h="",
rest:c=""}=n,f=e.map(r);function u(d){let p=e.filter(k=>d.has(k)),m=f.filter(k=>d.has(k)),O=[],w=()=>e.
filter((k,B)=>!d.has(k)&&!d.has(f[B]));if(p.length>=s){let k=p.length>s?[]:w().map(r);(p.length>s||k.
length)&&O.push({rule:h,facts:k,from:p.slice(0,s+1)})}let $=f.length-i;if(m.length>=$){let k=m.length>
$?[]:w();(m.length>$||k.length)&&O.push({rule:c,facts:k,from:m.slice(0,$+1)})}return O}return{words:t,
effort:a,places:o,rooms:l,facts:[...e,...f],look:u}}function ji([n,t]){return e=>{let[i,s]=e.split("\
 ");return`${i} ${s===n?t:n}`}}var $s=Ft(()=>{"use strict"});function jn(n,t){let e={order:[],number:new Map,parent:new Map,low:new Map,size:new Map},{order:i,number:s,
parent:r}=e,o=[[n,null]];for(let l=o.pop();l;l=o.pop()){let[a,h]=l;if(!s.has(a)){s.set(a,i.length),i.
push(a),h!==null&&r.set(a,h);for(let c of t(a))s.has(c)||o.push([c,a])}}return Gg(e,t),e}function Gg({
order:n,number:t,parent:e,low:i,size:s},r){let o=l=>t.get(l);for(let l of n){let a=r(l).filter(h=>h!==
e.get(l));i.set(l,Math.min(o(l),...a.map(o))),s.set(l,1)}for(let l of[...n].reverse()){let a=e.get(l);
a!==void 0&&(i.set(a,Math.min(i.get(a)??0,i.get(l)??0)),s.set(a,(s.get(a)??0)+(s.get(l)??0)))}}function Fn({
order:n,number:t,parent:e,low:i,size:s},r){return n.flatMap((o,l)=>{let a=e.get(o),h=(t.get(a??"")??
0)+(r?1:0);return a===void 0||(i.get(o)??0)<h?[]:[[o,a,n.slice(l,l+(s.get(o)??0))]]})}var Uo=Ft(()=>{
"use strict"});function Yg(n){let t=Mc.get(n);if(t)return t;let e=new Map;for(let[i,s]of n.edgesOf)for(let r of s)e.
set(r,[...e.get(r)??[],i]);return Mc.set(n,e),e}function Qc(n,t){return[n,t]}function Rc(n,t){return{
rule:Zg,facts:n,from:t.map(e=>`${e} path`)}}var Zg,Ms,Mc,Ec=Ft(()=>{"use strict";_();Uo();Zg="close_\
no_loop",Ms=class{constructor(t,e){this.plan=t,this.known=e,this.ends=Yg(t),this.used=new Map;for(let[
i,s]of t.edgesOf){let r=s.filter(o=>e.has(`${o} path`));r.length&&this.used.set(i,r)}this.lines=this.
pieces().map(i=>this.line(i))}says(){let t=this.lines.filter(e=>this.isBroken(e));return t.length?t.
map(({used:e})=>Rc([],e)):this.lines.flatMap(e=>this.closing(e)).filter(([e])=>this.isOpen(e)).map(([
e,i])=>Rc([`${e} blocked`],i))}joins(){let t="join_all_cells",e=jn([...this.plan.edgesOf.keys()][0],
i=>this.beside(i));return e.order.length<this.plan.edgesOf.size?[{rule:t,facts:[],from:this.blockedAround(
e.order)}]:Fn(e,!0).flatMap(([i,s,r])=>{let o=this.edgeOf([i,s]),l=this.blockedAround(r);return this.
isOpen(o)?[{rule:t,facts:[`${o} path`],from:l}]:[]})}beside(t){return(this.plan.edgesOf.get(t)??[]).
filter(s=>!this.known.has(`${s} blocked`)).flatMap(s=>(this.ends.get(s)??[]).filter(r=>r!==t))}blockedAround(t){
let e=new Set(t);return t.flatMap(s=>this.plan.edgesOf.get(s)??[]).filter(s=>this.ends.get(s)?.some(
r=>!e.has(r))).map(s=>`${s} blocked`).filter(s=>this.known.has(s))}edges(t){return this.used.get(t)??
[]}pieces(){let t=e=>this.edges(e).flatMap(i=>this.ends.get(i)??[]);return be([...this.used.keys()],
t)}line(t){let e=[...new Set(t.flatMap(s=>this.edges(s)))],i=t.filter(s=>this.edges(s).length===1);return{
cells:t,used:e,tips:i,doors:e.filter(s=>this.isDoor(s)).length}}isDoor(t){return this.ends.get(t)?.length===
1}isOpen(t){let e=["path","blocked"];return this.ends.has(t)&&!e.some(i=>this.known.has(`${t} ${i}`))}isBroken({
cells:t,used:e,doors:i}){let s=i===2&&t.length<this.plan.edgesOf.size;return e.length-i>=t.length||s}closing(t){
let{cells:e,used:i,tips:s,doors:r}=t;if(s.length===2&&!r)return[[this.edgeOf(s),i]];if(s.length!==1||
r!==1)return[];let o=this.plan.edgesOf.size,l=(this.plan.edgesOf.get(s[0])??[]).filter(h=>this.isDoor(
h)),a=this.lines.filter(h=>h!==t&&h.doors===1&&h.tips.length===1&&e.length+h.cells.length<o);return[
...l.filter(()=>e.length<o).map(h=>Qc(h,i)),...a.map(h=>Qc(this.edgeOf([s[0],h.tips[0]]),[...i,...h.
used]))]}edgeOf([t,e]){let[i,s]=[E(t),E(e)];return Math.abs(i.r-s.r)+Math.abs(i.c-s.c)===1?this.plan.
between(i,s):""}},Mc=new WeakMap});var zc={};Ss(zc,{default:()=>_n});function Jg(n){let{r:t,c:e}=E(n);return(t+e)%2===0}var Kg,Dc,_n,Bc=Ft(
()=>{"use strict";$c();Ct();$s();Ec();_();Kg=.45,Dc=12,_n=class{values=["path","blocked"];margin=23;how=[
"Drag from cell to cell to draw the path; click an edge: path, blocked, open.","A right click goes t\
he other way: it blocks an edge that is open.","Arrow keys go from edge to edge, Enter marks; with S\
hift they draw the path."];constructor(t){this.grid=new _t(t.size),this.edges=Hh(t.edges),this.open=
new Set(this.edges),this.doors=this.edges.filter(e=>ui(e).length===1),this.edgesOf=new Map(this.grid.
cells().map(e=>[e,[]]));for(let e of this.edges)for(let i of ui(e))this.edgesOf.get(i)?.push(e);this.
lines={value:"path",between:(e,i)=>this.between(e,i)}}places(){return this.edges}placeAt(t,e){let i=null,
s=Kg;for(let r of this.edges){let o=ot(r),l=Math.hypot(o.x-t,o.y-e);l<s&&([i,s]=[r,l])}return i}between(t,e){
let i={r:Math.max(t.r,e.r),c:Math.max(t.c,e.c)};return t.c===e.c?this.edgeAbove(i):this.edgeLeftOf(i)}edgeAbove({
r:t,c:e}){return t===0?`${I(t,e)}-top`:I(t-1,e)+(t===this.grid.height?"-bottom":`-${I(t,e)}`)}edgeLeftOf({
r:t,c:e}){return e===0?`${I(t,e)}-left`:I(t,e-1)+(e===this.grid.width?"-right":`-${I(t,e)}`)}base({base:t,
over:e}){t.append(Fe(this.grid),le(this.grid,"outside"));let i="";for(let s=0;s<=this.grid.height;s++)
for(let r=0;r<=this.grid.width;r++){let o=r<this.grid.width&&!this.open.has(this.edgeAbove({r:s,c:r})),
l=s<this.grid.height&&!this.open.has(this.edgeLeftOf({r:s,c:r}));i+=(o?bn({r:s,c:r}):"")+(l?yn({r:s,
c:r}):"")}e.append(M("path",{d:i,class:"wall-line"}))}mark(t,e){let i=ot(t),[s,r]=[i.x*v,i.y*v];if(!e.
has("path"))return M("path",{d:`M${s-3.5} ${r-3.5}l7 7m0 -7l-7 7`,class:"blocked"});let[o,l]=i.edge===
"horizontal"?[v/2,0]:[0,v/2],a=[this.nearby(s-o,r-l),this.nearby(s+o,r+l)];return M("path",{d:`M${a.
join("L")}`,class:"path"})}nearby(t,e){let i=(s,r)=>Math.min(Math.max(s,-Dc),r*v+Dc);return`${i(t,this.
grid.width)} ${i(e,this.grid.height)}`}describe(t,e){let i=e.has("path")?"path":e.has("blocked")?"bl\
ocked":"open";return`${t.replace("-"," to ")}: ${i}`}teller(t){return e=>{let[i,s,r,o]=this.sides(E(
e)),l=Object.entries({top:i,right:o,bottom:r,left:s}).map(([a,h])=>{let c=ui(h).length===1&&this.open.
has(h)?"door, ":"",[f]=t.get(h)??["open"];return`${a} ${this.open.has(h)?c+f:"wall"}`});return`${e}:\
 ${l.join("; ")}`}}text(t,e){let i=s=>{let[r]=t.get(s)??["open"];return this.open.has(s)?e&&r==="blo\
cked"?"open":r:"wall"};return Pc(this.grid,s=>this.sides(s).map(i))}sides({r:t,c:e}){let[i,s]=[t,t+1].
map(l=>this.edgeAbove({r:l,c:e})),[r,o]=[e,e+1].map(l=>this.edgeLeftOf({r:t,c:l}));return[i,r,s,o]}obvious={
fill_cell:"blocked"};opposite=ji(this.values);isOut(t){return t==="blocked"}verb(t,e){return t==="pa\
th"?`${e?"are":"is"} in the path`:void 0}laws(){let t=this.grid.cells().map(a=>{let h=`The path goes\
 over just two edges of ${a}.`;return this.law(h,this.edgesOf.get(a)??[],2,"fill_cell",[a])}),e=this.
edges.flatMap(a=>[`${a} path`,`${a} blocked`]),i="The path closes no loop, and leaves only when it h\
as been everywhere.",s=a=>new Ms(this,a).says(),r="The path is one piece, and joins all cells.",o=a=>new Ms(
this,a).joins(),l={effort:1,places:[],facts:e};return[...t,...this.doorLaws(),{...l,words:i,look:s},
{...l,words:r,look:o}]}law(t,e,i,s,r=e){let o=e.map(f=>`${f} path`),[l,a,h,c]=[i,i,s,s];return Lt({words:t,
facts:o,least:l,most:a,opposite:this.opposite,places:r,none:h,rest:c})}doorLaws(){let t=this.doors.filter(
r=>Jg(ui(r)[0])),e=this.doors.filter(r=>!t.includes(r)),i=this.grid.height*this.grid.width%2,s=i?"On\
 a chessboard with one black cell more the path begins and ends at black ones.":"On a chessboard wit\
h as many black cells as white the path begins at one colour and ends at the other.";return[this.law(
"The path uses just two doors.",this.doors,2,"choose_doors"),this.law(s,t,1+i,"choose_doors"),this.law(
s,e,1-i,"choose_doors")]}broken(t,e){let i=r=>!!t.get(r)?.has("path"),s=r=>i(r)||!e&&!t.get(r)?.has(
"blocked");return[...this.grid.cells().flatMap(r=>this.brokenCell(r,i,s)),...this.brokenDoors(i,s),...this.
pathsOf(i).flatMap(r=>this.brokenPath(r,i))]}brokenCell(t,e,i){let s=this.edgesOf.get(t)??[],r=s.filter(
e);return r.length>2?[["The path forks.",r]]:s.filter(i).length>=2?[]:[[`${t} has fewer than two way\
s left.`,s.length?s:this.doors]]}brokenDoors(t,e){let i=[],s=this.doors.filter(t);return s.length>2&&
i.push(["More than two doors are used.",s]),this.doors.filter(e).length<2&&i.push(["Fewer than two d\
oors are left.",this.doors]),i}pathsOf(t){let e=s=>(this.edgesOf.get(s)??[]).filter(t),i=s=>e(s).flatMap(
ui);return be(this.grid.cells().filter(s=>e(s).length),i)}brokenPath(t,e){let i=t.flatMap(o=>(this.edgesOf.
get(o)??[]).filter(e)),s=[...new Set(i)],r=s.filter(o=>ui(o).length===1).length;return s.length-r>=t.
length?[["The path closes to a loop.",s]]:r!==2||t.length===this.edgesOf.size?[]:[["The path leaves \
before it has been everywhere.",s]]}}});var Ic={};Ss(Ic,{default:()=>Xn});function Ho(n){return n.map(t=>`${t} bulb`)}function Go(n){return/[#0-4]/.
test(n)}function Zo(n){return/[A-Z]/.test(n)}function Lc(n,t,e){if(t.has("bulb"))return`${n}: bulb`;
let i=t.has("empty")?"marked as without bulb":"open";return`${n}: ${i}${e.has(n)?", lit":""}`}var Xn,
Nc=Ft(()=>{"use strict";Ct();$s();at();_();Xn=class{values=["bulb","empty"];how=["Click or Enter: a \
bulb; on a bulb: a dot, no bulb here; on a dot: open again.","A right click goes the other way. Drag\
 to mark cells alike."];constructor(t){this.grid=new _t(t.size),this.rows=t.grid,this.twins=this.pairWormholes(),
this.open=new Set(this.places())}places(){return this.grid.cells().filter(t=>this.token(E(t))===".")}token({
r:t,c:e}){return this.rows[t][e]}pairWormholes(){let t=new Map,e=new Map;for(let i of this.grid.cells()){
let s=this.token(E(i)),r=Zo(s)&&t.get(s);r&&e.set(i,r).set(r,i),t.set(s,i)}return e}beams(t){return Eo.
map(([e,i])=>this.beam(E(t),e,i))}beam({r:t,c:e},i,s){let r=new Set,o=[];for(;;){t+=i,e+=s;let l=I(t,
e);if(!this.grid.holds({r:t,c:e})||Go(this.token({r:t,c:e}))||r.has(l))return o;r.add(l),this.open.has(
l)?o.push(l):{r:t,c:e}=E(this.twins.get(l))}}lit(t){let e=[...t.keys()].filter(i=>Xt(t,i,"bulb"));return new Set(
e.flatMap(i=>[i,...this.beams(i).flat()]))}base({base:t,over:e}){e.append(Fe(this.grid),le(this.grid));
for(let i of this.grid.cells()){let[s,r]=Me(E(i)),o=this.token(E(i));if(Go(o))t.append(Ut(E(i),"wall")),
o!=="#"&&e.append(Qt(o,s,r,22,"on-wall"));else if(Zo(o)){let l=[16,11.5].map(a=>M("circle",{cx:s,cy:r,
r:a,class:"wormhole"}));e.append(...l,Qt(o,s,r,15))}else t.append(Ut(E(i),"unlit"))}}shades(t){return new Map(
[...this.lit(t)].map(e=>[e,"lit"]))}mark(t,e){let[i,s]=Me(E(t));if(!e.has("bulb"))return M("circle",
{cx:i,cy:s,r:3.5,class:"dot"});let r="";for(let o=0;o<8;o++){let[l,a]=[Math.cos(o*Math.PI/4),Math.sin(
o*Math.PI/4)];r+=`M${(i+11.5*l).toFixed(1)} ${(s+11.5*a).toFixed(1)}`,r+=`l${(4.5*l).toFixed(1)} ${(4.5*
a).toFixed(1)}`}return M("g",{class:"bulb"},M("circle",{cx:i,cy:s,r:8}),M("path",{d:r}))}describe(t,e,i){
return Lc(t,e,this.lit(i))}teller(t){let e=this.lit(t);return i=>{let s=this.token(E(i));return s===
"#"?`${i}: wall`:Go(s)?`${i}: wall with ${s}`:Zo(s)?`${i}: wormhole ${s}`:Lc(i,t.get(i)??new Set,e)}}text(t,e){
return this.grid.rows(i=>Xt(t,i,"bulb")?"*":Xt(t,i,"empty")&&!e?"x":this.token(E(i)))}obvious={empty_cells_in_light:"\
empty",finish_with_empty:"empty"};opposite=ji(this.values);isOut(t){return t==="empty"}verb(t,e){return t===
"bulb"?e?"have bulbs":"has a bulb":void 0}laws(){return[...this.numberLaws(),...this.places().map(t=>this.
lightLaw(t)),...this.stripLaws()]}numberLaws(){return this.grid.cells().filter(e=>/[0-4]/.test(this.
token(E(e)))).map(e=>{let i=Number(this.token(E(e))),s=Ho(this.grid.beside(e).filter(a=>this.open.has(
a))),r=i?`just ${N(i,"bulb")}`:"no bulb",o=`The ${i} at ${e} has ${r} beside it.`,l={none:"finish_wi\
th_empty",rest:"finish_with_bulbs"};return Lt({...this.law(o,s),least:i,most:i,places:[e],...l})})}law(t,e){
return{words:t,facts:e,opposite:this.opposite}}lightLaw(t){let e=Ho([...new Set([t,...this.beams(t).
flat()])]),i=this.law(`A bulb at ${t}, or in a line with it, lights it.`,e);return Lt({...i,least:1,
most:e.length,places:[t],rest:"must_light"})}stripLaws(){let t=this.places().flatMap(i=>{let[s,r,o,l]=this.
beams(i);return[[i,...s,...r],[i,...o,...l]].map(a=>[...new Set(a)].sort())});return[...new Map(t.filter(
i=>i.length>1).map(i=>[i.join(),i])).values()].map(i=>{let s=this.law("Of cells in one line with no \
wall between them one at most is a bulb.",Ho(i));return Lt({...s,least:0,most:1,none:"empty_cells_in\
_light"})})}broken(t,e){let i=this.lit(t),s=l=>Xt(t,l,"bulb"),r=l=>this.open.has(l)&&!i.has(l)&&!Xt(
t,l,"empty"),o=l=>s(l)||!e&&r(l);return[...this.brokenCells(i,s,o),...this.brokenClues(s,o)]}brokenCells(t,e,i){
let s=[];for(let r of this.open){let o=this.beams(r).flat(),l=e(r)&&o.find(h=>h!==r&&e(h)),a=s.some(
([,h])=>l&&h.includes(r)&&h.includes(l));l&&!a&&s.push(["Two bulbs see each other.",[r,l]]),!(t.has(
r)||i(r)||o.some(i))&&s.push(["A cell cannot be lit.",[r]])}return s}brokenClues(t,e){let i=[];for(let s of this.
grid.cells()){let r=Number(this.token(E(s))),o=this.grid.beside(s),l=o.filter(t).length;l>r?i.push([
`A ${r} has ${N(l,"bulb")}.`,[s]]):o.filter(e).length<r&&i.push([`A ${r} has too few places left.`,[
s]])}return i}}});function Wc(n,t){let e;return i=>((e?.known!==i||e.size!==i.size)&&(e={known:i,size:i.size,map:new Qs(
n,t,i)}),e.map)}function Yo(n){return n.cells().map(e=>{let{r:i,c:s}=E(e);return[e,I(i,s+1),I(i+1,s),
I(i+1,s+1)]}).filter(e=>n.holds(E(e[3])))}function Oi(n,t,e){return n.length?[{...e,facts:n.map(i=>`${i}\
 ${t}`)}]:[]}var Fi,Qs,qc=Ft(()=>{"use strict";_();Uo();Fi="take_only_exit",Qs=class{constructor(t,e,i){
this.grid=t,this.clues=e,this.known=i,this.all=t.cells(),this.isSea=s=>i.has(`${s} sea`),this.isLand=
s=>s in e||i.has(`${s} island`),this.lands=this.piecesOf(this.isLand),this.seas=this.piecesOf(this.isSea),
this.able=void 0}piecesOf(t){let e=i=>this.grid.beside(i).filter(t);return be(this.all.filter(t),e).
map(i=>{let s=this.shore(i).filter(r=>!this.isSea(r)&&!this.isLand(r));return{cells:i,exits:s,numbers:i.
filter(r=>r in this.clues)}})}shore(t){let e=new Set(t);return[...new Set(t.flatMap(s=>this.grid.beside(
s)))].filter(s=>!e.has(s))}marks(t){return t.map(i=>`${i} ${this.isSea(i)?"sea":"island"}`).filter(i=>this.
known.has(i))}island(t,e){let i=this.lands.find(({cells:f})=>f.includes(t)),{cells:s,exits:r,numbers:o}=i,
l={rule:"surround_full_island",from:this.marks(s)};if(o.length>1||s.length>e)return[{...l,facts:[]}];
let a=r.flatMap(f=>this.refuse(i,f,e));if(s.length===e)return[...Oi(r,"sea",l),...a];let h=this.within(
s);if(h.length<e)return[{rule:Fi,facts:[],from:this.around(h)}];let c=r.length===1&&s.length<e?r:[];
return[...Oi(c,"island",{rule:Fi,from:this.around(s)}),...a,...e-s.length===1?this.corner(i):[]]}refuse({
cells:t},e,i){let s=this.grid.beside(e),r=this.lands.filter(f=>f.cells.some(u=>s.includes(u))),o=r.find(
f=>f.numbers.length&&f.cells[0]!==t[0]),l=r.filter(f=>!f.numbers.length||f.cells[0]===t[0]),a=l.flatMap(
f=>f.cells),h=l.length>1&&a.length+1>i,c=(f,u)=>Oi([e],"sea",{rule:f,from:this.marks(u)});return[...o?
c("part_islands",[...t,...o.cells]):[],...h?c("refuse_large_union",a):[]]}corner({cells:t,exits:e}){
if(e.length!==2)return[];let[i,s]=e.map(l=>this.grid.beside(l)),o=i.filter(l=>s.includes(l)&&!t.includes(
l)).filter(l=>!this.isSea(l)&&!this.isLand(l));return Oi(o,"sea",{rule:"guard_corner",from:this.around(
t)})}loose(){return this.lands.filter(({numbers:e})=>!e.length).flatMap(({cells:e,exits:i})=>{let s=this.
around(e);return i.length?Oi(i.length===1?i:[],"island",{rule:Fi,from:s}):[{rule:Fi,facts:[],from:s}]})}sea(){
return this.seas.length<2?[]:[...this.seaGoesOn(),...this.seaHangs()]}seaGoesOn(){return this.seas.flatMap(
({cells:t,exits:e},i)=>{let s=this.seas[i?0:1].cells[0],r=this.within(t),o=[...this.around(r),`${t[0]}\
 sea`,`${s} sea`];if(!r.includes(s))return[{rule:Fi,facts:[],from:o}];let l=e.length===1?e:[];return Oi(
l,"sea",{rule:Fi,from:[...this.around(t),`${s} sea`]})})}seaHangs(){let t=this.seas[0].cells[0];return Fn(
jn(t,i=>this.grid.beside(i).filter(s=>!this.isLand(s))),!1).flatMap(([,i,s])=>{let r=s.find(this.isSea);
if(!r||this.isSea(i))return[];let o=[...this.marks(this.shore(s).filter(this.isLand)),`${t} sea`,`${r}\
 sea`];return Oi([i],"sea",{rule:"keep_sea_whole",from:o})})}within([t]){return this.wholes().find(e=>e.
includes(t))}wholes(){return this.able??=[this.isSea,this.isLand].flatMap(t=>{let e=i=>!t(i);return be(
this.all.filter(e),i=>this.grid.beside(i).filter(e))}),this.able}around(t){return this.marks([...t,...this.
shore(t)])}}});var jc={};Ss(jc,{default:()=>Un});var Vc,tO,eO,Un,Fc=Ft(()=>{"use strict";Ct();qc();$s();at();_();Vc=
5,tO=6,eO=[[-1,0,`h${v}`],[1,0,`m0 ${v}h${v}`],[0,-1,`v${v}`],[0,1,`m${v} 0v${v}`]],Un=class{values=[
"sea","island"];how=["Click or Enter: open, sea, island. A right click goes the other way.","Drag to\
 mark cells alike."];opensToBoth=!0;constructor(t){this.grid=new _t(t.size),this.clues=t.clues}places(){
return this.grid.cells().filter(t=>!(t in this.clues))}base({base:t,over:e}){e.append(Fe(this.grid),
le(this.grid));for(let[i,s]of Object.entries(this.clues)){t.append(Ut(E(i),"island"));let r=s.length>
Vc?`${s.slice(0,Vc-1)}…`:s;e.append(Qt(r,...Me(E(i)),Math.min(21,45/r.length)))}}mark(t,e){let[i,s]=Me(
E(t));if(e.has("sea"))return M("g",{},Ut(E(t),"sea"));if(!e.has("island"))return this.others(t,e);let r=M(
"circle",{cx:i,cy:s,r:4.5,class:"dot"});return M("g",{},Ut(E(t),"island"),r)}others(t,e){let{r:i,c:s}=E(
t),r=M("g");return[...e].slice(0,tO).forEach((o,l)=>{let a=s*v+12+l%2*16,h=i*v+12+Math.floor(l/2)*10,
c=this.clues[o.replace("not ","")];r.append(Qt(c,a,h,11,"small")),r.append(M("path",{d:`M${a-7} ${h}\
h14`,class:"out"}))}),r}sketch(t,e){let i=M("g",{class:"sketch"}),s=e.replace("not ","").split("+");
if(s.length<2)return i;for(let r of s){let{r:o,c:l}=E(r),[a,h]=[l*v,o*v],c=`M${a+8} ${h+8}l24 24m0 -\
24l-24 24`;e.startsWith("not ")&&i.append(M("path",{d:c,class:"out"}));for(let[f,u,d]of eO)s.includes(
I(o+f,l+u))||i.append(M("path",{d:`M${a} ${h}${d}`,class:"outline"}))}return i}describe(t,e){let i=this.
values.find(r=>e.has(r)),s=[...e].map(r=>r.replace("not",", not of the island at"));return`${t}: ${i??
`open${s.join("")}`}`}teller(t){return e=>e in this.clues?`${e}: clue ${this.clues[e].replace("?","o\
f unknown size")}`:this.describe(e,t.get(e)??new Set)}text(t,e){let i=o=>Xt(t,W(o),nt(o)),s=new Qs(this.
grid,this.clues,{has:i}),r=new Map;for(let{cells:o,numbers:l}of s.lands){let a=this.clues[l[0]]??"o",
h=e&&a==="?"?String(o.length):a,c=e||s.seas.length>0;for(let f of o)r.set(f,c||f in this.clues?h:"o")}
return this.grid.rows(o=>s.isSea(o)?"~":r.get(o)??".")}obvious={surround_full_island:"sea",part_islands:"\
sea"};opposite=ji(this.values);isOut(t){return t==="island"}verb(t,e){let[i,s]=t.split(" ");if(i==="\
not")return s.includes("+")?`is not the clue of just ${lt(s.split("+"),"and",1/0)}`:`${e?"are":"is"}\
 not of the island at ${s}`}laws(){let t=this.places().flatMap(r=>[`${r} sea`,`${r} island`]),e=Wc(this.
grid,this.clues),i=(r,o,l=[])=>({words:r,effort:1,facts:t,places:l,look:a=>o(e(a))}),s=Object.entries(
this.clues).map(([r,o])=>{let l=Number(o),a=`The island at ${r} has no second number${l?`, and just ${N(
l,"cell")}`:""}.`;return i(a,h=>h.island(r,l),[r])});return[...this.poolLaws(),...s,i("All land belo\
ngs to an island with a number.",r=>r.loose()),i("The sea is in one piece.",r=>r.sea())]}poolLaws(){
let t=Yo(this.grid).filter(s=>!s.some(r=>r in this.clues)),i={words:"No square of 2x2 cells is all s\
ea.",least:0,most:3,opposite:this.opposite,none:"break_pool"};return t.map(s=>Lt({...i,facts:s.map(r=>`${r}\
 sea`)}))}broken(t,e){let i=r=>Xt(t,r,"sea"),s=r=>r in this.clues||Xt(t,r,"island")||e&&!i(r);return[
...this.pools(i),...this.islands(s,i),...this.seas(s,i)]}pools(t){return Yo(this.grid).filter(e=>e.every(
t)).map(e=>["A 2x2 square is all sea.",e])}islands(t,e){let i=r=>this.grid.beside(r).filter(t),s=r=>this.
grid.beside(r).some(o=>!t(o)&&!e(o));return be(this.grid.cells().filter(t),i).flatMap(r=>this.brokenIsland(
r,r.some(s)))}brokenIsland(t,e){let i=t.filter(r=>r in this.clues);if(i.length>1)return[["An island \
has two clues.",i]];if(!i.length)return e?[]:[["An island has no clue.",t]];let s=Number(this.clues[i[0]]);
return t.length>s?[[`An island of ${s} has ${N(t.length,"cell")}.`,t]]:e||!(t.length<s)?[]:[[`An isl\
and of ${s} has room for only ${t.length}.`,t]]}seas(t,e){let i=o=>!t(o),s=o=>this.grid.beside(o).filter(
i),r=be(this.grid.cells().filter(i),s).map(o=>o.filter(e)).filter(o=>o.length).sort((o,l)=>o.length-
l.length);return r.length>1?[["The sea is in pieces.",r[0]]]:[]}}});var Xc={};Ss(Xc,{default:()=>Gn});function Rs(n){return[...n].find(je)}function _c(n){return[...n].filter(
t=>!je(t))}function iO(n,{r:t,c:e}){let i=[...n],s=i.length>wi.most?`${i.slice(0,wi.most-1).join("")}\
…`:n,r=Math.min(wi.size,(v-wi.left)/[...s].length);return Qt(s,e*v+wi.left,t*v+wi.middle,r,"small \
name")}var Hn,wi,Gn,Uc=Ft(()=>{"use strict";Ct();$s();at();_();Hn=4,wi={left:5,middle:7,size:8,below:12,
most:8},Gn=class{values=[];how=["Click a cell, then type a number or tap it. With Shift or the penci\
l it is crossed out.","Numbers above 9 have buttons only."];constructor({size:t,givens:e,rooms:i,labels:s}){
this.grid=new _t(t),this.givens=e,this.rooms=i,this.roomOf=new Map(i.flatMap(r=>r.map(o=>[o,r]))),this.
nameOf=new Map(i.flatMap((r,o)=>r.map(l=>[l,s[o]]))),this.numbers={highest:Math.max(...i.map(r=>r.length)),
most:r=>this.most(r),settled:Rs}}places(){return this.grid.cells().filter(t=>!(t in this.givens))}most(t){
return this.roomOf.get(t)?.length??0}base({base:t,over:e}){t.append(Fe(this.grid),le(this.grid));let i=this.
grid.cells().map(s=>this.walls(s));e.append(M("path",{d:i.join(""),class:"room"}),le(this.grid,"room"));
for(let[s,r]of Object.entries(this.givens))t.append(Ut(E(s),"given")),e.append(Qt(r,...Me(E(s)),23,"\
strong"));e.append(...this.rooms.map(([s])=>iO(this.nameOf.get(s)??"",E(s))))}walls(t){let{r:e,c:i}=E(
t),s=this.roomOf.get(t),r=i>0&&this.roomOf.get(I(e,i-1))!==s,o=e>0&&this.roomOf.get(I(e-1,i))!==s;return(r?
yn({r:e,c:i}):"")+(o?bn({r:e,c:i}):"")}mark(t,e){let i=Rs(e);return i?Qt(i,...Me(E(t)),23):this.candidates(
t,e)}candidates(t,e){let{r:i,c:s}=E(t),r=this.most(t),o=r>9?4:r>4?3:2,l=t===this.roomOf.get(t)?.[0]?
wi.below:Hn,a=(v-2*Hn)/o,h=Math.min(a,(v-Hn-l)/Math.ceil(r/o)),c=M("g");for(let f=1;f<=r;f++){let u=s*
v+Hn+((f-1)%o+.5)*a,d=i*v+l+(Math.floor((f-1)/o)+.5)*h,p=e.has(`not ${f}`);c.append(Qt(f,u,d,Math.min(
12,h*.95),p?"out":"small")),p&&c.append(M("path",{d:`M${u-4.5} ${d+4.5}l9 -9`,class:"out"}))}return c}describe(t,e){
return`${t}: ${Rs(e)??["open",..._c(e)].join(", ")}`}teller(t){return e=>{let i=this.givens[e];return`${i?
`${e}: ${i}, given`:this.describe(e,t.get(e)??new Set)}, room ${this.nameOf.get(e)} of ${N(this.most(
e),"cell")}`}}text(t){return this.grid.rows(e=>Rs(t.get(e)??new Set)??".")}obvious={spread_ripple:"n\
ot"};isOut(t){return!je(t)}opposite(t){return t.includes(" not ")?t.replace(" not "," "):t.replace("\
 "," not ")}laws(){return[...this.grid.cells().flatMap(t=>this.cellLaws(t)),...this.rooms.flatMap(t=>t.
map((e,i)=>this.roomLaw(t,i+1))),...this.rowsAndColumns().flatMap(t=>this.lineLaws(t))]}cellLaws(t){
let e=Array.from({length:this.most(t)},(l,a)=>`${t} ${a+1}`),i=this.nameOf.get(t),s={facts:e,opposite:this.
opposite,rooms:[`room ${i}`]},r=e.length>1?`The numbers of room ${i} go from 1 to ${e.length}.`:`Roo\
m ${i} holds just 1.`;return[Lt({...s,words:r,least:0,most:1,effort:0}),Lt({...s,words:r,least:1,most:e.
length,rest:"take_only_value"})]}roomLaw(t,e){let i=this.nameOf.get(t[0]),s=`Room ${i} holds the ${e}\
 once.`,r={none:"spread_ripple",rest:"take_only_cell"},o=t.map(a=>`${a} ${e}`),l=[`room ${i}`];return Lt(
{words:s,facts:o,least:1,most:1,opposite:this.opposite,rooms:l,...r})}rowsAndColumns(){let{height:t,
width:e}=this.grid,i=(o,l)=>Array.from({length:o},(a,h)=>l(h)).map(({r:a,c:h})=>I(a,h)),s=Array.from(
{length:t},(o,l)=>i(e,a=>({r:l,c:a}))),r=Array.from({length:e},(o,l)=>i(t,a=>({r:a,c:l})));return[...s,
...r]}lineLaws(t){let{highest:e}=this.numbers;return Array.from({length:e},(i,s)=>s+1).flatMap(i=>{let s=`\
Two ${i}s in a row or column have at least ${i} ${i===1?"cell":"cells"} between them.`;return t.map(
(a,h)=>t.slice(h,h+i+1)).map(a=>a.filter(h=>this.most(h)>=i)).filter(a=>a.length>1).map(a=>a.map(h=>`${h}\
 ${i}`)).map(a=>Lt({words:s,facts:a,least:0,most:1,opposite:this.opposite,none:"spread_ripple"}))})}broken(t,e){
let i=s=>Number(this.givens[s]??Rs(t.get(s)??new Set)??0);return[...this.rooms.flatMap(s=>this.brokenRoom(
s,i,t)),...this.grid.cells().flatMap(s=>this.brokenCell(s,i,t,e))]}brokenRoom(t,e,i){let s=[];for(let r=1;r<=
t.length;r++){let o=t.filter(a=>e(a)===r);o.length>1&&s.push([`A room has ${r} twice.`,o]);let l=t.some(
a=>!e(a)&&!Xt(i,a,`not ${r}`));!o.length&&!l&&s.push([`A room has no place for ${r}.`,t])}return s}brokenCell(t,e,i,s){
let r=[],o=e(t);s&&!o&&r.push(["A cell is empty.",[t]]);for(let a of this.ripple(t,o).filter(h=>e(h)===
o)){let h=`Two ${o}s have fewer than ${N(o,"cell")} between them.`;r.push([h,[t,a]])}let l=_c(i.get(
t)??new Set);return!o&&l.length>=this.most(t)&&r.push(["A cell has no number left.",[t]]),r}ripple(t,e){
let{r:i,c:s}=E(t);return Array.from({length:e},(o,l)=>l+1).flatMap(o=>[{r:i,c:s+o},{r:i+o,c:s}]).filter(
o=>this.grid.holds(o)).map(o=>I(o.r,o.c))}}});var j1={};Ss(j1,{Python:()=>Ye,UNIT:()=>v,findFiles:()=>fl,hashOf:()=>ir,spotOf:()=>ot});Ct();var tg=/[\u202a-\u202e\u2066-\u2069]/g,eg=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;function S(n){
return document.getElementById(n)}function kn(n){return document.getElementById(n)}function tc(){ig(),
document.querySelector("main")?.removeAttribute("hidden"),addEventListener("DOMContentLoaded",()=>document.
getElementById("silent")?.remove())}function ig(){let n=[...document.body.children].filter(e=>!e.matches(
"script, noscript")),t=document.getElementById("written");if(t){for(let e of n)e.remove();t.insertAdjacentHTML(
"afterend",JSON.parse(t.textContent))}else{let i=JSON.stringify(n.map(sg).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(g("script",{type:"text/plain",id:"written",textContent:i}))}}
function sg(n){let t=n.cloneNode(!0);for(let e of t.querySelectorAll("a"))e.hasAttribute("href")&&e.
setAttribute("href",e.href);return t.outerHTML}function ec(n,t){let e=setInterval(n,1e3);t?.addEventListener(
"abort",()=>clearInterval(e))}function g(n,t={},...e){let i=document.createElement(n);for(let[s,r]of Object.entries(t))s in i?Reflect.
set(i,s,r):i.setAttribute(s,String(r));return i.append(...e.flatMap(ng)),i}function ng(n){return typeof n!=
"string"?[n]:n.replace(tg,"�").split(eg).map((e,i)=>{if(i%2===0)return e;let s=document.createElement(
"span");return s.className="edge",s.append(e),s})}function R(n,t,e={}){return g("button",{type:"butt\
on",onclick:t,...e},n)}function Wi(n,...t){return g("div",{className:"panel"},g("h2",{},n),...t)}function Cs(n){
let t=`tier ${n}`;return g("span",{className:"tier",title:t,role:"img","aria-label":t},String(n))}function pi(n){
let t=()=>[...n.querySelectorAll("button")],e=()=>t().filter(r=>!r.disabled&&r.offsetParent),i=r=>t().
forEach(o=>o.tabIndex=o===r?0:-1);n.addEventListener("focusin",r=>{let o=t().find(l=>l===r.target);o&&
i(o)}),n.addEventListener("keydown",r=>{let o=e(),l=o.findIndex(h=>h===document.activeElement),a={ArrowDown:l+
1,ArrowUp:l-1,Home:0,End:o.length-1}[r.key];a===void 0||l<0||(r.preventDefault(),r.stopPropagation(),
o[Math.max(0,Math.min(o.length-1,a))].focus())});let s=()=>{let r=t().filter(o=>!o.disabled&&!o.closest(
"li[hidden]"));i(r.find(o=>o.hasAttribute("aria-current"))??r[0])};return s(),s}function mi({key:n,code:t}){
let[,e]=/^Key([A-Z])$/.exec(t)??[];return(n.length===1&&n>""&&e?e:n).toLowerCase()}function xn(n,t){
let[e,i]=[t.offsetTop,t.offsetTop+t.offsetHeight];(e<n.scrollTop||i>n.scrollTop+n.clientHeight)&&(n.
scrollTop=e-n.clientHeight/3)}function _e(n,t){let e=document.activeElement;n(),e&&e!==document.body&&
rg(e)&&t().focus({preventScroll:!0})}function rg(n){return!n.isConnected||n.matches(":disabled")||n.
closest("[hidden]")}function zo(n){return M("svg",{viewBox:"0 0 24 24",class:"icon","aria-hidden":"t\
rue"},M("path",{d:n}))}function Sn(n,t,e){let i=URL.createObjectURL(new Blob([t],{type:e}));g("a",{href:i,
download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4),di(`Saved as ${n}.`)}var Jh=0;function di(n){
S("toast").textContent=n,clearTimeout(Jh),Jh=setTimeout(()=>S("toast").replaceChildren(),2500)}async function As(n){
try{await navigator.clipboard.writeText(n),di("Copied.")}catch{let t=og(n);di(t?"Copied.":"The brows\
er does not let pages copy: select the text instead.")}}function og(n){let t=g("textarea",{value:n}),
e=document.activeElement;document.body.append(t),t.select();let i=document.execCommand("copy");return t.
remove(),e?.focus({preventScroll:!0}),i}at();at();at();_();Ct();Ct();var Xe=16;function rc({height:n,width:t},e){let i=-e-Xe,s=i+Xe/2,[r,o]=[t*v-2*i,n*v-2*i],l=(h,c)=>M(
"rect",{x:i,y:i,width:h,height:c,class:"strip"}),a=(h,c)=>Array.from({length:h},(f,u)=>Qt(u+1,...c((u+
.5)*v),11,"small"));return M("g",{class:"numbers"},M("g",{class:"of-rows"},l(Xe,o),...a(n,h=>[s,h])),
M("g",{class:"of-columns"},l(r,Xe),...a(t,h=>[h,s])),M("g",{class:"of-both"},l(Xe,Xe)))}function oc(n,{
x:t,y:e},i){n.classList.toggle("part",i),n.style.setProperty("--right",`${t}px`),n.style.setProperty(
"--down",`${e}px`)}var lc=36,ac=8,cg=6,fg=["--shape","--ratio"],ug="A part of the board, larger: one finger, or two whe\
re one draws, push it about",qi=class{constructor(t,{pushes:e,moved:i}){this.element=t,this.pushes=e,
this.moved=i,this.scale=1,this.touch=t.style.touchAction;let{x:s,y:r,width:o,height:l}=this.element.
viewBox.baseVal;this.whole={x:s,y:r,width:o,height:l},this.at={x:s,y:r},this.shapes=fg.map(a=>[a,t.style.
getPropertyValue(a)]),this.fingers=new Map,this.offer=()=>{},this.listen()}button(t){let e=R("Zoom",
()=>this.toggle(t()),{title:ug,hidden:!0});return this.offer=()=>{e.hidden=this.scale===1&&!this.isSmall(),
e.setAttribute("aria-pressed",String(this.scale>1))},new ResizeObserver(()=>this.offer()).observe(this.
element),e}leaveFingerToDraw(t){this.pushes=!t,this.touch=t?"pinch-zoom":"",this.show()}listen(){let{
element:t}=this;t.addEventListener("pointerdown",e=>this.down(e)),t.addEventListener("pointermove",e=>this.
drag(e));for(let e of["pointerup","pointercancel"])t.addEventListener(e,i=>this.fingers.delete(i.pointerId))}down(t){
t.pointerType==="touch"&&(this.fingers.set(t.pointerId,{x:t.clientX,y:t.clientY}),this.fingers.size>
1&&this.moved())}drag({pointerId:t,clientX:e,clientY:i}){let s=this.fingers.get(t),r={x:e,y:i};if(!s||
this.scale===1)return;let o=[...this.fingers].find(([l])=>l!==t)?.[1];!o&&!this.pushes||!o&&Lo(s,r)<
cg||(this.moved(),this.fingers.set(t,r),o?this.pinch(s,r,o):this.push(r.x-s.x,r.y-s.y))}pinch(t,e,i){
let s=Lo(e,i)/Math.max(1,Lo(t,i));this.enlarge(this.scale*s,dg(e,i)),this.push((e.x-t.x)/2,(e.y-t.y)/
2)}get pixels(){return this.element.getScreenCTM()?.a||1}get seen(){let{width:t,height:e}=this.whole,
i=Math.max(t,e)/this.scale;return[Math.min(t,i),Math.min(e,i)]}isSmall(){return this.pixels/this.scale*
v<lc}toggle({x:t,y:e}){let i=this.scale===1?Math.max(2,lc/(this.pixels*v)):1;this.scale=Math.min(ac,
i);let[s,r]=this.seen;this.at={x:t*v-s/2,y:e*v-r/2},this.show()}enlarge(t,e){let s=new DOMPoint(e.x,
e.y).matrixTransform(this.element.getScreenCTM()?.inverse()),r=this.scale;this.scale=Math.min(ac,Math.
max(1,t));let o=r/this.scale;this.at={x:s.x-(s.x-this.at.x)*o,y:s.y-(s.y-this.at.y)*o},this.show()}push(t,e){
let{pixels:i}=this;this.at={x:this.at.x-t/i,y:this.at.y-e/i},this.show()}reveal({x:t,y:e}){if(this.scale===
1)return;let[i,s]=this.seen,r=(o,l,a)=>Math.min(Math.max(l,o+v-a),o-v);this.at={x:r(t*v,this.at.x,i),
y:r(e*v,this.at.y,s)},this.show()}show(){let{x:t,y:e,width:i,height:s}=this.whole,[r,o]=this.seen,l=(h,c,f)=>Math.
min(Math.max(h,c),f);this.at={x:l(this.at.x,t,t+i-r),y:l(this.at.y,e,e+s-o)},this.element.setAttribute(
"viewBox",`${this.at.x} ${this.at.y} ${r} ${o}`);let a=this.scale>1;for(let[h,c]of this.shapes)this.
element.style.setProperty(h,a?String(r/o):c);oc(this.element,{x:this.at.x-t,y:this.at.y-e},a),this.element.
style.overflow=a?"hidden":"",this.element.style.touchAction=a?"none":this.touch,this.offer()}};function Lo(n,t){
return Math.hypot(n.x-t.x,n.y-t.y)}function dg(n,t){return{x:(n.x+t.x)/2,y:(n.y+t.y)/2}}at();_();at();_();var Io=class{constructor(){this.known=new Map,this.said=new Map,this.broken=[]}follows(t){return this.
known.get(t)??this.said.get(t)}story(t){let e=new Set,i=new Set([t]);for(let{from:r}of i)for(let o of r){
let l=this.known.get(o);l?i.add(l):e.add(o)}let s=[...i].sort((r,o)=>r.at-o.at||(o===t?-1:0));return new No(
[...e],[...s.filter(r=>r!==t),t])}},No=class{constructor(t,e){this.start=t,this.links=e}get laws(){return[
...new Set(this.links.map(t=>t.law))]}get effort(){return this.laws.reduce((t,e)=>t+e.effort,0)}get end(){
return this.links[this.links.length-1]}},Vi=class{constructor(t,e){this.laws=t,this.opposite=e,this.
watching=new Map;for(let i of t)for(let s of new Set(i.facts)){let r=this.watching.get(s);r?r.push(i):
this.watching.set(s,[i])}}follow(t,e=()=>!0,i=({broken:s})=>s.length>0){let s=new Io,r=[];for(let l of t)
s.known.set(l,null);let o=this.laws;for(let l=0;l<Math.max(1,r.length)&&!i(s,l);l++)do{let a=this.arrive(
s,r[l]??[],e);r[l]=[],o=[...new Set([...o,...a.flatMap(h=>this.watching.get(h)??[])])],this.lookAround(
s,o,l,r),o=[]}while(r[l].length);return s}arrive({known:t,said:e,broken:i},s,r){let o=[];for(let l of s){
let{fact:a,from:h}=l,c=this.opposite(a);t.has(a)||e.has(a)||(c!==void 0&&t.has(c)?i.push({...l,from:[
...h,c]}):r(l)?(t.set(a,l),o.push(a)):e.set(a,l))}return o}lookAround(t,e,i,s){for(let r of e)for(let{
rule:o,facts:l,from:a}of r.look(t.known)){let h={law:r,rule:o,from:a,at:i+r.effort};l.length||t.broken.
push({fact:"",...h});for(let c of l)this.say(t,{fact:c,...h},s)}}say(t,e,i){if(!t.known.has(e.fact)){
for(;i.length<=e.at;)i.push([]);i[e.at].push(e)}}};at();_();var pg=12,Pn=class{constructor(t,e){this.lesson=t,this.puzzle=e,this.names=t.facts.map(s=>s.
join(" ")),this.rules=new Map;for(let s of t.openings){let[r,o]=s;for(let l of o.map(a=>this.names[a]))
this.rules.set(`${t.rules[r].name} ${l}`,this.ruleOf(l,s))}let i=s=>Tt(nt(s))?e.opposite(s):void 0;this.
thought=new Vi([...e.laws(),...this.rules.values()],i)}ruleOf(t,[e,,i,s,r]){let{name:o,law:l}=this.lesson.
rules[e],a=s.map(O=>this.names[O]),{rooms:h,places:c}=Gh(i.map(O=>this.lesson.names[O])),f=[{rule:o,
facts:[t],from:a}],u=O=>!O.has(t)&&a.every(w=>O.has(w))?f:[],d=new Set(a.map(W)),p=[...h,...c.filter(
O=>!d.has(O))];return{words:p.length?`${l} Look at ${lt(p)}.`:l,effort:r,places:c,rooms:h,facts:a,look:u}}atOnce(t){
return this.thought.follow(t,hc,Wo)}obvious(t){let{obvious:e}=this.puzzle,i=({fact:r,law:o,rule:l})=>o.
effort===1&&nt(r).split(" ")[0]===e[l],{known:s}=this.thought.follow(t,r=>!r.law.effort||i(r),Wo);return[
...s].filter(([,r])=>r?.law.effort).map(([r])=>r)}inMind(t,e=[]){let i=s=>!e.includes(s.fact)&&(hc(s)||
this.puzzle.isOut(nt(s.fact)));return this.thought.follow(t,i,Wo)}byRule(t,e,i,s){for(let r of[new Set(
i),s])for(let o of this.thought.laws){let l=qo(o,t,e,r);if(l)return l}}lacks(t,e,i){let s=this.lesson.
end.filter(([a])=>a!==W(e)),r=this.rules.get(`${t} ${e}`)?.facts??[],o=this.inMind([...s.map(a=>a.join(
" ")),...r],[e]).known;return this.thought.laws.flatMap(a=>{let c=(qo(a,t,e,o)?.from??[]).filter(u=>!i.
has(u));return c.length>0&&c.length<=pg?[mg(a,t,e,i,c)]:[]}).sort((a,h)=>a.length-h.length)[0]??[]}};
function qo(n,t,e,i){let s=n.look(i).find(r=>r.rule===t&&r.facts.includes(e));return s&&{...s,fact:e,
law:n,at:1/0}}function mg(n,t,e,i,s){let r=o=>qo(n,t,e,new Set([...i.keys(),...o]));return s.reduce(
(o,l)=>{let a=o.filter(h=>h!==l);return r(a)?a:o},s)}function hc({fact:n,law:t}){return!t.effort||!Tt(
nt(n))}function Wo(){return!1}function $n({from:n,law:t}){return[...new Set([...t.places,...n.map(W)])]}var Mn=class{constructor(t){this.judge=t,this.lesson=t.lesson,this.puzzle=t.puzzle,this.order=new Map,
this.lesson.steps.forEach((e,i)=>{for(let s of Vo(e))this.order.set(s,i)})}writesAll(){let{facts:t,given:e}=this.
judge.state,s=[...t].filter(([r])=>!e.has(r)).flatMap(([,r])=>[...r]);return!s.length||s.some(r=>this.
puzzle.isOut(r))}easiest(){return this.easiestOf(this.writesAll())??this.easiestOf(!0)}easiestOf(t){
let e=({fact:o,law:l})=>l.effort>0&&Tt(nt(o))&&(t||!this.puzzle.isOut(nt(o))),i={seen:new Set([null])},
s=(o,l)=>{for(let a of o.known.values()){if(i.seen.has(a)||!a)continue;i.seen.add(a);let h=e(a)&&o.story(
a);h&&this.comesBefore(h,i.best)&&(i.best=h)}return i.best!==void 0&&l>i.best.effort},r=this.judge.reasons.
thought.follow(this.judge.marks(),()=>!0,s);return s(r,0),i.best?this.told(i.best,r):null}comesBefore(t,e){
if(!e||t.effort!==e.effort)return!e||t.effort<e.effort;let i=({end:s})=>this.order.get(s.fact)??1/0;
return i(t)<i(e)}atOnce(t){let e=this.judge.reasons.atOnce(this.judge.marks());return this.told(e.story(
t),e,t.rule)}told(t,e,i){let{end:s,effort:r}=t,o=this.lesson.steps[this.order.get(s.fact)??-1],l=o&&
o.rule===(i??o.rule)&&this.ready(o,r),a=l||t.links.slice(0,-1).filter(({law:u})=>u.effort),h=a.map(({
fact:u})=>u),c=l?l.map(u=>this.sentence(u)):Cn(this.puzzle,a);return{step:l?{...o,sentence:Bo(o.sentence)}:
this.stepOf(s,e),kept:h,minded:c,effort:r}}ready(t,e){let i=this.judge.reasons.atOnce(this.judge.marks()),
{rules:s}=this.judge.reasons,r=Vo(t).map(f=>s.get(`${t.rule} ${f}`)),o=r.flatMap(f=>f?.facts??[]),l=Math.
max(...r.map(f=>f?.effort??1/0)),a=f=>i.known.has(f),h=o.every(a)&&!Vo(t).some(a);if(l>e||!h)return;
let c=o.flatMap(f=>{let u=i.known.get(f);return u?i.story(u).links.filter(({law:d})=>d.effort):[]});
return[...new Set(c)]}stepOf(t,e){let i=nt(t.fact),s=[...e.known.values(),...e.said.values()].filter(
h=>h&&gg(h,t)&&nt(h.fact)===i).map(h=>W(h.fact)),r=An(this.puzzle,t,s.map(h=>`${h} ${i}`)),{tier:o}=this.
judge.ruleOf(t.rule),l=$n(t),{rooms:a=[]}=t.law;return{rule:t.rule,tier:o,places:s,value:i,because:l,
rooms:a,sentence:r,argument:[]}}sentence(t){let e=this.lesson.steps[this.order.get(t.fact)??-1],i=this.
judge.reasons.rules.get(`${t.rule} ${t.fact}`)===t.law;return e&&i&&e.rule===t.rule?Bo(e.sentence):An(
this.puzzle,t,[t.fact])}};function gg(n,t){return n.law===t.law&&n.from.join()===t.from.join()}function Vo({
places:n,value:t}){return n.map(e=>`${e} ${t}`)}var cc="Done: every law is kept.",Og=4,fc=3,wg=300,pc=12,Qn=class{constructor(t){this.play=t,this.hints=
new Mn(t.judge),this.level=0,this.told=null}check(){let{judge:t}=this.play,e=t.broken();if(!e.length){
this.play.speak(t.isDone()?cc:"No law is broken so far.");return}let i=e.slice(0,Og).map(([s,r])=>`${s}\
 (${lt(r)})`);this.play.speak(i.join(" ")),this.play.draw({wrong:e.flatMap(([,s])=>s)})}mistakes(){let{
lesson:t,judge:e}=this.play;if(!t.unique){this.severalMistakes();return}let i=e.wrongPlaces(),s=i.length===
1,o=`${s?"One place differs":`${i.length} places differ`} from the answer: ${lt(i)}.`,l=this.backButton(
s?"it":"the first");i.length?this.play.speak(`${o} `,this.whyButton()," ",l):this.play.speak("Nothin\
g differs from the answer."),this.play.draw({wrong:i})}severalMistakes(){let t=this.play.judge.clash();
t?this.tellClash(t):this.play.speak("This puzzle has several answers: your marks may be right in one\
 of them.")}whyButton(){return R("Why?",()=>this.why())}backButton(t){return R(`Go back to before ${t}`,
()=>this.play.goBack())}why(){let{judge:t}=this.play,e=t.wrongMarks(),i=t.lastWrong(),s=i&&t.conflict(
i);if(!s){this.askWhy();return}let r=this.marksOf(s);this.play.speak(...this.conflictWords(s,r));let o=s.
end.law.places,l=r.includes(i)?[i]:r.filter(a=>e.includes(a));this.play.draw({wrong:l.map(W),because:[
...o,...r.map(W)]})}marksOf({start:t}){let e=new Set(this.play.judge.given());return t.filter(i=>!e.
has(i))}tellClash(t){let e=this.marksOf(t);this.play.speak(...this.conflictWords(t,e)),this.play.draw(
{wrong:e.map(W),because:t.end.law.places})}async askWhy(){let{exact:t,judge:e,puzzle:i}=this.play,s=e.
marks(),r=()=>e.marks().join()!==s.join(),l=setTimeout(()=>r()||this.play.speak("The solver is asked\
 …"),wg),a=await t?.why(s);if(clearTimeout(l),r())return;if(!a){this.play.speak("The answer is dif\
ferent here; no rule of this lesson shows why.");return}let{marks:h,law:c,places:f,later:u}=a,d=f.length?
` (${lt(f)})`:"",m=`What breaks${u?`, with what follows from ${h.length>1?"them":"it"}`:""}: ${c}${d}\
.`;this.play.speak(`${uc(h)}: ${Bt(i,h)}. ${m}`),this.play.draw({wrong:h.map(W),because:f})}conflictWords({
links:t,end:e},i){let{puzzle:s}=this.play,r=Cn(s,t.filter(o=>o!==e));return[`${uc(i)}: ${Bt(s,i)}. `,
dc([...r,nc(s,e)])]}showPossible(t){let{judge:e}=this.play,i=this.play.view.board.places(),s=({fact:u})=>i.
indexOf(W(u)),o=e.possible().filter(u=>u.rule===t).sort((u,d)=>s(u)-s(d));if(!o.length)return;let{title:l,
law:a}=e.ruleOf(t),h=[...new Set(o.map(({fact:u})=>W(u)))],c=`${l}: ${a} It says something of ${lt(h)}\
. `,f=R("What?",()=>this.sayFirst(o[0]));this.play.speak(c,f),this.play.draw({decided:h})}sayFirst(t){
let e=this.hints.atOnce(t);this.play.speak(...this.conclusion(e)),this.play.draw({because:e.step.because,
decided:e.step.places})}hint(){let{lesson:t,judge:e}=this.play;if(t.unique&&e.wrongPlaces().length)return this.
offerToGoBack();let i=t.unique?void 0:e.clash();if(i)return this.tellClash(i);this.level||(this.told=
e.isDone()?null:this.hints.easiest()),this.told?this.tell(this.told):this.play.speak(this.noHint())}offerToGoBack(){
this.play.speak("First there is a mistake to mend. ",this.whyButton()," ",this.backButton("it"))}noHint(){
return this.play.judge.isDone()?cc:this.play.lesson.solved?"All that the solver marks is marked.":this.
goesBeyond()?"Nothing that this page knows says more here.":`The rules are stuck here too: ${Ps(this.
play.lesson)}.`}goesBeyond(){let{judge:t}=this.play,e=new Set([...t.given(),...this.hints.order.keys()]);
return t.marks().some(i=>!e.has(i))}tell(t){this.level=Math.min(this.level+1,fc);let{step:e}=t;this.
play.speak(...this.words(t));let i=this.level===fc?e.places:[];this.play.draw({because:e.because,decided:i})}words(t){
let{step:e}=t,i=this.play.judge.ruleOf(e.rule),s=[...e.rooms,...e.because],r=s.length?s:e.places;return this.
level===1?[`Look at ${lt(r)}.`]:this.level===2?[`${i.title}: ${i.law}`]:this.conclusion(t)}conclusion({
step:t,kept:e,minded:i}){let r=(i.length>pc?Tn(this.play.puzzle,e):[]).map(h=>g("li",{},`${h}.`)),o=r.
length?[g("ul",{},...r)]:[],l=i.length?["Keep in mind: ",...o,dc(i)," So: "]:[],a=Tt(t.value)?[R("Do\
 it",()=>this.play.make(t))]:[];return[...l,`${t.sentence} `,...a]}};function uc(n){return n.length>
1?"These marks cannot all be right":"This mark cannot be right"}function dc(n){if(n.length===1)return n[0];
let t=g("ol",{},...n.map(i=>g("li",{},i)));if(n.length<=pc)return t;let e=`Why, in ${n.length} sente\
nces`;return g("details",{},g("summary",{},e),t)}Ct();_();var Ue={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},bg={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},gi=class{constructor(){this.elements=new Map}update(t){let e=[...this.
elements.keys()].filter(s=>!t.has(s));for(let s of e)this.elements.get(s)?.remove(),this.elements.delete(
s);let i=[...t].filter(([s])=>!this.elements.has(s));for(let[s,[r,o]]of i){let l=o();r.append(l),this.
elements.set(s,l)}return e.length+i.length>0}},Rt=class{constructor(t,e){this.element=t,this.puzzle=
e,this.allPlaces=e.places(),this.known=new Set(this.allPlaces),this.marks=new gi,this.shades=new gi,
this.rings=new gi,this.sketches=new gi,this.remarks=new gi,this.layers=this.addLayers(),this.draw()}addLayers(){
let t={base:M("g",{class:"base"}),marks:M("g",{class:"marks"}),under:M("g",{class:"under"}),over:M("\
g",{class:"over"}),rings:M("g",{class:"rings"}),arrows:M("g",{class:"arrows"}),notes:M("g",{class:"n\
otes"})},{base:e,marks:i,under:s,over:r,rings:o,arrows:l,notes:a}=t,h=this.puzzle.lines?[s,o,i,r]:[i,
s,r,o];return this.element.replaceChildren(e,...h,l,a),t}draw(){let{height:t,width:e}=this.puzzle.grid,
i=this.puzzle.margin??4,s=i+Xe,[r,o]=[e*v+s+i,t*v+s+i];this.element.setAttribute("viewBox",`${-s} ${-s}\
 ${r} ${o}`),this.element.style.setProperty("--columns",String(e)),this.element.style.setProperty("-\
-shape",`${r} / ${o}`),this.element.style.setProperty("--ratio",String(e/t)),this.layers.base.append(
le(this.puzzle.grid,"paper")),this.puzzle.base(this.layers),this.element.append(rc(this.puzzle.grid,
i))}places(){return this.allPlaces}pointAt(t){let e=this.element.getScreenCTM(),i=new DOMPoint(t.clientX,
t.clientY).matrixTransform(e?.inverse());return[i.x/v,i.y/v]}placeAt(t){if(t.target.closest(".part .\
numbers"))return null;let[e,i]=this.pointAt(t),s=this.puzzle.placeAt?this.puzzle.placeAt(e,i):I(Math.
floor(i),Math.floor(e));return s&&this.known.has(s)?s:null}neighbour(t,e){let[i,s]=Ue[e],r=ot(t),o=t,
l=1/0;for(let a of this.allPlaces){let h=ot(a),c=(h.y-r.y)*i+(h.x-r.x)*s,f=Math.abs((h.y-r.y)*s)+Math.
abs((h.x-r.x)*i);c>.1&&c+3*f<l&&([o,l]=[a,c+3*f])}return o}describe(t,e){return this.puzzle.describe(
t,e.get(t)??new Set,e)}show(t){let{facts:e,decided:i=[],because:s=[],wrong:r=[],cursor:o=null,told:l=[]}=t,
{supposed:a=[],trial:h=new Set}=t;this.showMarks(e,h)&&this.showShades(e),this.showRings({because:s,
supposed:a,decided:i,wrong:r,cursor:o?[o]:[]}),this.showSketches(l),this.showRemarks(t)}showRemarks({
tints:t={},arrows:e=[],notes:i=[]}){let{layers:s}=this,r=new Map;for(let[o,l]of Object.entries(t))for(let a of l)
r.set(`${o} ${a}`,[s.under,()=>Zh(a,o)]);for(let[o,l]of e)r.set(`${o} ${l}`,[s.arrows,()=>Yh(ot(o),ot(
l))]);i.forEach(([o,l],a)=>{let h=i.slice(0,a).filter(([f])=>f===o).length,c=()=>Kh(ot(o),l,h);r.set(
`${o} ${l} ${a}`,[s.notes,c])}),this.remarks.update(r)}showSketches(t){let e=new Map;for(let i of t){
let s=()=>this.puzzle.sketch?.(...i)??M("g");e.set(i.join(" "),[this.layers.rings,s])}this.sketches.
update(e)}showMarks(t,e){let i=new Map;for(let s of this.allPlaces){let r=t.get(s);if(!r?.size)continue;
let o=e.has(s)?"trial":"sure",l=()=>{let a=this.puzzle.mark(s,r);return a.classList.add("mark",o),a};
i.set(`${s} ${[...r].sort().join()} ${o}`,[this.layers.marks,l])}return this.marks.update(i)}showShades(t){
let e=new Map;for(let[i,s]of this.puzzle.shades?.(t)??[])e.set(`${s} ${i}`,[this.layers.base,()=>Ut(
E(i),s)]);this.shades.update(e)}showRings(t){let e=new Map;for(let[i,s]of Object.entries(t)){let r=this.
layers[i==="because"?"under":"rings"];for(let o of s)e.set(`${i} ${o}`,[r,()=>yg(i,ot(o))])}this.rings.
update(e)}};function yg(n,t){let e=bg[n],[i,s]=[v-2*e,v-2*e];t.edge==="horizontal"&&([i,s]=[v-2,24-e]),
t.edge==="vertical"&&([i,s]=[24-e,v-2]);let[r,o]=[t.x*v-i/2,t.y*v-s/2],l={x:r,y:o,width:i,height:s,rx:5},
a=M("rect",{...l,class:"halo"}),h=M("g",{class:`ring ${n}`},a,M("rect",l));return n==="because"&&h.append(
M("path",{d:Do(r,o,i,s),class:"hatching"})),n==="wrong"&&h.append(M("path",{d:kg(r,o,i,s,t.edge?.5:.27)})),
h}function kg(n,t,e,i,s){let[r,o]=[e*s,i*s],[l,a]=[n+e,t+i];return`M${n} ${t}l${r} ${o}M${l} ${t}l${-r}\
 ${o}M${n} ${a}l${r} ${-o}M${l} ${a}l${-r} ${-o}`}_();_();var xg=.7,Rn=.5,En=class{constructor(t,e){this.play=t,this.lines=e,this.dragged=null,this.at=null}press(t){
let[e,i]=this.play.view.board.pointAt(t);this.raise(),t.button===0&&(this.dragged={r:Math.floor(i),c:Math.
floor(e)})}follow(t){let e=this.dragged;if(!e||!t.buttons)return!1;let[i,s]=this.play.view.board.pointAt(
t);for(let r=e;;r=this.dragged){let o=this.towards(r,i,s);if(!o)return r!==e;this.cross(r,o,!0),this.
dragged=o}}towards({r:t,c:e},i,s){let{height:r,width:o}=this.play.puzzle.grid,l=Math.min(Math.max(i,
-Rn),o+Rn)-e-.5,a=Math.min(Math.max(s,-Rn),r+Rn)-t-.5;return Math.max(Math.abs(l),Math.abs(a))<xg?null:
Math.abs(l)>Math.abs(a)?{r:t,c:e+Math.sign(l)}:{r:t+Math.sign(a),c:e}}lift(){this.dragged=null}stroke(t,e){
let[i,s]=Ue[t],r=this.at??Sg(e,i,s),o={r:r.r+i,c:r.c+s};this.cross(r,o)?this.at=o:this.play.speak("T\
here is a wall.")}raise(){this.at=null}cross(t,e,i=!1){let{play:s,lines:r}=this,o=r.between(t,e);if(!s.
view.board.known.has(o))return!1;s.cursor=o;let l=s.state.values(o).has(r.value);return s.move([[o,l?
[]:[r.value]]],i),!0}};function Sg(n,t,e){let i=ot(n),s={r:Math.floor(i.y),c:Math.floor(i.x)},[r,o]=i.
edge==="horizontal"?[{r:s.r,c:s.c-1},e]:[{r:s.r-1,c:s.c},t],l=r.r<0||r.c<0;return o<0||!o&&l?s:r}var vg=700,Tg=.3,Cg={0:1,2:-1},Dn=class{constructor(t){this.play=t,this.pen=t.puzzle.lines?new En(t,
t.puzzle.lines):null,this.pressed=null,this.brush=null,this.fingerPaints=!1,this.clicked=null,this.listen(
t.view.element)}listen(t){t.addEventListener("contextmenu",e=>e.preventDefault()),t.addEventListener(
"pointerdown",e=>this.press(e)),t.addEventListener("pointermove",e=>this.drag(e)),t.addEventListener(
"pointerup",e=>this.release(e)),t.addEventListener("pointercancel",()=>this.letGo()),this.pen&&(t.style.
touchAction="pinch-zoom")}press(t){let{board:e,element:i}=this.play.view,s=e.placeAt(t),r=Cg[t.button];
this.pressed=s&&r?{place:s,way:r}:null,this.play.state.newStroke(),i.focus({preventScroll:!0}),t.preventDefault(),
i.setPointerCapture(t.pointerId),this.pen?.press(t)}drag(t){this.pen?this.pen.follow(t)&&(this.pressed=
null):t.buttons&&(t.pointerType!=="touch"||this.fingerPaints)&&this.paint(t)}paint(t){let{board:e}=this.
play.view,[i,s]=e.pointAt(t);if(!this.brush&&this.pressed&&e.placeAt(t)!==this.pressed.place&&(this.
dip(this.pressed.place,this.pressed.way,t.pointerType==="touch"),this.pressed=null),!this.brush)return;
let[r,o]=this.brush.at,l=Math.max(1,Math.ceil(Math.hypot(i-r,s-o)/Tg));for(let a=1;a<=l;a++)this.dab(
r+(i-r)*a/l,o+(s-o)*a/l);this.brush.at=[i,s]}dip(t,e,i){let{x:s,y:r}=ot(t),o=this.valueAt(t),l={from:null,
to:o,at:[s,r]},a={from:o,to:this.next(t,e),at:[s,r]};this.play.puzzle.values.length&&(this.brush=i&&
o?l:a),this.dab(s,r)}dab(t,e){let{play:i,brush:s}=this,r=I(Math.floor(e),Math.floor(t)),o=i.view.board.
known.has(r)&&!i.state.given.has(r);!s||!o||this.valueAt(r)!==s.from||(i.cursor=r,i.move([[r,s.to?[s.
to]:[]]],!0))}release(t){let{pressed:e,play:i}=this;this.letGo(),e&&i.view.board.placeAt(t)===e.place&&
this.tap(e.place,e.way)}tap(t,e){let{play:i}=this;i.view.board.known.has(t)&&(i.cursor=t,i.draw(),i.
puzzle.values.length?this.cycle(t,e):i.describe())}letGo(){this.pressed=null,this.brush=null,this.pen?.
lift()}key(t){let e=t.target;if(mc(t.key)&&e.closest("button, summary, input, a"))return!1;let i=this.
play.cursor;return i!==null&&this.placeKey(t,i)||this.letter(mi(t))}placeKey(t,e){let{key:i,shiftKey:s}=t,
r=Ag(t);if(i in Ue)this.arrow(i,s,e);else if(mc(i))this.cycle(e,s?-1:1);else if(i==="Backspace"||i===
"Delete")this.play.move([[e,[]]]);else if(r&&this.play.puzzle.numbers)this.digit(r,s||this.play.view.
crossing);else return!1;return!0}letter(t){if(t==="h")this.play.help.hint();else if(t==="c")this.play.
help.check();else return!1;return!0}arrow(t,e,i){if(e&&this.pen){this.pen.stroke(t,i);return}this.pen?.
raise(),this.play.cursor=this.play.view.board.neighbour(i,t),this.play.zoom.reveal(ot(this.play.cursor)),
this.play.draw(),this.play.describe()}shortcut(t){let e=mi(t);if(e==="y"||e==="z"&&t.shiftKey)this.play.
redo();else if(e==="z")this.play.undo();else return!1;return!0}valueAt(t){let e=this.play.state.values(
t);return this.play.puzzle.values.find(i=>e.has(i))??null}next(t,e){let i=[null,...this.play.puzzle.
values],s=i.indexOf(this.valueAt(t));return i[(s+e+i.length)%i.length]}cycle(t,e){let{play:i}=this;if(!i.
puzzle.values.length)return;let s=this.next(t,e);this.passOver(t)&&this.valueAt(t)===s?(i.keep(),i.describe()):
i.move([[t,s?[s]:[]]]),this.clicked={place:t,stroke:i.state.stroke,at:performance.now()}}passOver(t){
let{clicked:e}=this;return e?.place===t&&performance.now()-e.at<vg&&this.play.state.forgetWrong(e.stroke)}digit(t,e){
let{cursor:i,puzzle:s,state:r}=this.play;if(!i||!s.numbers)return;let o=s.numbers.most(i);if(t>o){this.
play.speak(`${i}: numbers go from 1 to ${o} here.`);return}let l=new Set(r.values(i)),a=s.numbers.settled(
l),[h,c]=[String(t),`not ${t}`],[f,u]=e?[c,h]:[h,c],d=l.has(f);a&&l.delete(a),l.delete(u),d?l.delete(
f):l.add(f),this.play.move([[i,l]])}};function mc(n){return n==="Enter"||n===" "}function Ag({key:n,
code:t}){let[,e]=/^([1-9])$/.exec(n)??/^Digit([1-9])$/.exec(t)??[];return Number(e??0)}var Pg=4,$g=2e3;function jo(n,t,e,i){let s=n.follow([...t,...e]),r=performance.now()+$g,o=({start:a})=>!i||
a.includes(i),l=s.broken.map(a=>s.story(a)).filter(o).sort(zn(t)).slice(0,Pg).map(a=>Mg(n,t,a,r,i)).
sort(zn(t));return l.find(o)??l[0]}function zn(n){let t=new Set(n),e=i=>i.start.filter(s=>!t.has(s)).
length;return(i,s)=>i.effort-s.effort||e(i)-e(s)}function Mg(n,t,e,i,s){let r=new Vi(e.laws,n.opposite),
o=new Set(t),l=e;for(let a=l.start.length;a;a=Math.floor(a/2)){let c=l.start.filter(f=>!o.has(f)).sort(
(f,u)=>+(f===s)-+(u===s));for(let f=0;f<c.length&&performance.now()<i;f+=a){let u=new Set(c.slice(f,
f+a)),d=l.start.filter(O=>!u.has(O));if(d.length===l.start.length)continue;let p=r.follow([...t,...d]),
m=p.broken.map(O=>p.story(O));l=m.find(({start:O})=>O.includes(s??""))??m[0]??l}}return l}at();_();_();var gc="lesson ",Qg=["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"],Rg=2e6;function He(n){return n.
flatMap(({place:t,before:e,after:i})=>i.filter(s=>!e.includes(s)).map(s=>`${t} ${s}`))}var Bn=class{constructor({
problem:t,puzzle:e,start:i}){this.storage=`${gc}${t} ${e}`,this.seen="",this.start=i,this.given=ut(i),
this.facts=ut(i),this.done=[],this.undone=[],this.stroke=0,this.mistakes=0,this.seconds=0}values(t){
return this.facts.get(t)??new Set}touched(){return new Set(this.done.flatMap(t=>t.changes).map(t=>t.
place))}startAgain(){for(let t of[...this.done,...this.undone])t.past=!0;return[this.mistakes,this.seconds]=
[0,0],this.touched()}onTrial(){let t=this.done.slice(this.done.findLastIndex(e=>!e.trial)+1);return new Set(
t.flatMap(({changes:e})=>e.map(({place:i})=>i)))}newStroke(){this.stroke+=1}changes(t){return t.filter(
([e])=>!this.given.has(e)).map(([e,i])=>({place:e,before:[...this.values(e)],after:[...i]})).filter(
({before:e,after:i})=>e.join()!==i.join())}make(t){let e={...t,stroke:this.stroke};return this.apply(
e,"after"),this.done.push(e),this.undone=[],e}startWith(t){let e=[...this.startAgain()],i=e.some(o=>this.
values(o).size>0),s=new Map(e.map(o=>[o,[]]));for(let[o,l]of t)s.set(o,[...l].filter(Tt));let r=this.
changes([...s]);return this.newStroke(),r.length&&this.make({changes:r,judged:{kind:"filled"}}),i&&r.
length>0}undo(){return this.moveOver(this.done,this.undone,"before")}forgetWrong(t){let i=this.done.
filter(({stroke:r})=>r===t).filter(({judged:r})=>r.kind==="wrong");return i.length>0&&this.done.at(-1)?.
stroke===t?(this.mistakes-=i.filter(({told:r,past:o})=>r&&!o).length,this.undo(),this.undone=[],!0):
!1}redo(){return this.moveOver(this.undone,this.done,"after")}moveOver(t,e,i){let s=t.at(-1)?.stroke,
r=t.length;do{let o=t.pop();if(!o)break;this.apply(o,i),e.push(o)}while(s!==void 0&&t.at(-1)?.stroke===
s);return t.length<r}keepTrial(){for(let t of this.done)delete t.trial}dropTrial(){for(;this.done.at(
-1)?.trial;)this.undo()}apply(t,e){for(let i of t.changes)i[e].length?this.facts.set(i.place,new Set(
i[e])):this.facts.delete(i.place)}save(t){let{done:e,undone:i,mistakes:s,seconds:r}=this,o=Date.now(),
l=JSON.stringify({when:o,done:e,undone:i,mistakes:s,seconds:r,manner:t});try{Fo(this.storage,l),this.
seen=l}catch{}}get isOld(){try{return(localStorage.getItem(this.storage)??this.seen)!==this.seen}catch{
return!1}}follow(t,e){let i=()=>this.isOld&&t();addEventListener("storage",i,{signal:e}),addEventListener(
"pageshow",i,{signal:e})}load(t){try{this.seen=localStorage.getItem(this.storage)??"";let e=JSON.parse(
this.seen),{done:i,undone:s,manner:r}=e;if(![...i,...s].every(t))throw new Error("it is of another p\
uzzle");this.facts=ut(this.start);for(let o of i)this.apply(o,"after");return[this.done,this.undone]=
[i,s],[this.mistakes,this.seconds]=[e.mistakes,e.seconds].map(Eg),this.stroke=Math.max(0,...[...i,...s].
map(o=>o.stroke??0)),r??{}}catch{return this.facts=ut(this.start),{}}}};function Eg(n){return Number.
isSafeInteger(n)?Math.max(0,Number(n)):0}function Fo(n,t){try{localStorage.setItem(n,t)}catch(e){if(!Qg.
includes(e.name)||t.length>Rg||!Dg(n,t))throw e}}function Dg(n,t){let e=Object.keys(localStorage).filter(
r=>r.startsWith(gc)&&r!==n),i=new Map(e.map(r=>[r,zg(r)])),s=new Map;for(let[r]of[...i].sort(([,o],[
,l])=>o-l)){s.set(r,localStorage.getItem(r)),localStorage.removeItem(r);try{return localStorage.setItem(
n,t),!0}catch{}}for(let[r,o]of s)localStorage.setItem(r,o);return!1}function zg(n){let[,t]=/^\{"when":(\d+)/.
exec(localStorage.getItem(n)??"")??[];return Number(t??0)}var Bg=": no rule gives it from what is on the board.",Ln=class{constructor(t,e,i){this.lesson=t,this.
puzzle=e,this.state=i,this.end=new Map(t.end),this.places=new Set(e.places()),this.rules=new Map(t.rules.
map(s=>[s.name,s])),this.reasons=new Pn(t,e)}ruleOf(t){return this.rules.get(t)}has(t,e){let i=this.
state.facts.get(t);if(!i)return!1;if(i.has(e))return!0;let s=e.startsWith("not ")&&this.puzzle.numbers?.
settled(i);return!!s&&e!==`not ${s}`}staying(t){return this.puzzle.numbers?[...this.state.values(t)]:
[]}marks(){return Oc(this.state.facts)}standing(t){let e=t.map(({place:s,before:r,after:o})=>({place:s,
before:o,after:r})),i=He(e);return this.marks().filter(s=>!i.includes(s))}given(){return Oc(this.state.
given)}possible(){return[...this.reasons.atOnce(this.marks()).said.values()]}isWrong(t){let[e,i]=[this.
end.get(W(t)),nt(t)];return e===void 0?!1:i.startsWith("not ")?i===`not ${e}`:i!==e}wrongPlaces(){return[
...new Set(this.wrongMarks().map(W))]}wrongBefore(t){let{stroke:e}=t,s=this.state.done.filter(o=>o.stroke===
e).filter(({judged:o})=>o.kind!=="filled"),r=new Set(s.flatMap(({changes:o})=>o.map(({place:l})=>l)));
for(let{place:o}of t.changes)r.delete(o);return r.size?this.wrongPlaces().filter(o=>r.has(o)):[]}wrongMarks(){
return this.marks().filter(t=>this.isWrong(t))}lastWrong(){let t=this.wrongMarks();return this.state.
done.filter(({judged:s})=>s.kind!=="filled").flatMap(({changes:s})=>He(s)).findLast(s=>t.includes(s))??
t.at(-1)}conflict(t){let[e,i,s]=[this.given(),this.marks(),new Set(this.wrongMarks())],r=i.filter(l=>l===
t||!s.has(l)),o=(s.size>1?[i,r]:[i]).flatMap(l=>jo(this.reasons.thought,e,l,t)??[]);return o.sort(zn(
e)),o.find(({start:l})=>l.includes(t))??o[0]}clash(){let[t,e]=[this.given(),this.marks()],i=jo(this.
reasons.thought,t,e);return i?.start.some(s=>!t.includes(s))?i:void 0}broken(){return this.puzzle.broken(
this.state.facts,!1)}isDone(){let{facts:t,given:e}=this.state,i=()=>this.puzzle.places().every(r=>t.
has(r));return!(this.lesson.unique&&t.size>e.size)&&this.puzzle.opensToBoth&&!i()?!1:this.puzzle.broken(
t,!0).length===0}fits(t,e){let{values:i,numbers:s}=this.puzzle,r=s?.most(t)??0,l=s?a=>/^(not )?[1-9]\d*$/.
test(a)&&Number(a.replace("not ",""))<=r:a=>i.includes(a);return this.places.has(t)&&e.every(l)}isOurs({
judged:t,changes:e}){return this.words(t),e.every(({place:i,before:s,after:r})=>this.fits(i,s)&&this.
fits(i,r))}judged(t,e=""){let i=He(t);if(!i.length)return{kind:"opened"};if(!this.lesson.unique)return{
kind:"unknown"};if(i.some(f=>this.isWrong(f)))return{kind:"wrong"};let{reasons:s}=this,r=this.standing(
t).filter(f=>!this.isWrong(f)),o=s.inMind(r,i),l=f=>o.follows(f);if(!e)return this.worth(o,i,l);let a=f=>s.
byRule(e,f,r,o.known),h=i.find(f=>!a(f));if(!h)return this.worth(o,i,a);let c=this.worth(o,[h,...i],
l);return c.rule===e?c:{...c,named:e,lacks:s.lacks(e,h,o.known)}}worth(t,e,i){let s=e.map(i),[r]=s;if(!r||
!s.every(Boolean))return{kind:"guess"};let l=t.story(r).links.filter(({law:a})=>a.effort).slice(0,-1).
map(a=>a.rule);return{kind:"forced",rule:r.rule,after:[...new Set(l)],because:$n(r)}}words(t){return[
this.worthWords(t),this.lackWords(t)].filter(Boolean).join(" ")}worthWords({kind:t,rule:e,after:i=[],
named:s,isSure:r=!1}){let o=i.map(h=>this.ruleOf(h).title),l=o.length?`, after ${o.join(" and ")}`:"",
a=s?`Right, but not by ${this.ruleOf(s).title}: by`:"Forced, by";return{opened:"Opened again.",filled:"\
Filled in.",unknown:"This puzzle has several answers: moves cannot be judged.",wrong:"Wrong: the ans\
wer is different here.",guess:`Right, but not yet forced${r?Bg:" by anything that this page knows."}`,
forced:e?`${a} ${this.ruleOf(e).title}${l}.`:""}[t]}lackWords({named:t,lacks:e=[]}){if(!t||!e.length)
return"";let i=lt(Tn(this.puzzle,e));return`${this.ruleOf(t).title} would need to know first that ${i}\
.`}};function wc({kind:n,rule:t},e){return n==="guess"||n==="forced"&&t!==e}function bc({changes:n,judged:{
kind:t,because:e,lacks:i=[]}},s){return t==="wrong"?{wrong:[...s,...n.map(({place:r})=>r)]}:{because:e,
supposed:i.map(W),wrong:s}}function Oc(n){return[...n].flatMap(([t,e])=>[...e].map(i=>`${t} ${i}`))}at();var In=3,yc=[["asked","when I ask"],["always","at once"],["hearts","at once, with three hearts"]],
Nn=class{constructor({rules:t,unique:e},i){let s=yc.map(([l,a])=>g("option",{value:l},a)),r=()=>i("");
this.select=g("select",{onchange:r},...s),this.named=g("select",{onchange:()=>i(this.law(t))},...Lg(
t)),this.filling=g("input",{type:"checkbox",onchange:r}),this.timed=g("input",{type:"checkbox",onchange:r}),
this.isStopped=!1,this.counted=g("span");let o={className:"link",title:"Stop the clock, or let it go\
 on"};this.time=R("",()=>this.stopOrGoOn(i),o),this.score=g("p",{className:"score"},this.counted,this.
time),this.elements=[g("label",{},"judge my moves ",this.select),g("label",{},"I name the rule ",this.
named),g("label",{},this.filling," fill in what is obvious"),g("label",{},this.timed," show the time"),
this.score],this.select.disabled=this.named.disabled=!e}get atOnce(){return this.select.value!=="ask\
ed"}get rule(){return this.named.value}law(t){let e=t.find(({name:i})=>i===this.rule);return e?`${e.
title}: ${e.law}`:""}get manner(){let t=this.select.value,{filling:e,timed:i,rule:s,isStopped:r}=this;
return{mode:t,rule:s,filling:e.checked,timed:i.checked,isStopped:r}}choose({mode:t,rule:e,filling:i,
timed:s,isStopped:r}){this.select.value=yc.some(([o])=>o===t)?String(t):"asked",this.named.value=String(
e),this.named.value||(this.named.value=""),this.filling.checked=!!i,this.timed.checked=!!s,this.isStopped=
!!r}get isTimed(){return this.timed.checked&&!this.isStopped}stopOrGoOn(t){this.isStopped=!this.isStopped,
t(this.isStopped?"The clock is stopped.":"The clock goes on.")}isLost(t){return this.select.value===
"hearts"&&t>=In}doneWords({mistakes:t,seconds:e}){let i=this.timed.checked?` in ${xc(e)}`:"",s=t?`, \
with ${N(t,"mistake")}`:"";return`Done${i}${s}: every law is kept. Well played!`}show(t,e){let i=Math.
max(0,In-t),s=`${"♥".repeat(i)}${"♡".repeat(In-i)} ${i} of ${In} hearts`,r=[`Mistakes: ${t}`];this.
select.value==="hearts"&&r.push(s),this.timed.checked&&r.push(""),this.time.hidden=!this.timed.checked,
kc(this.counted,r.join(" · ")),kc(this.time,`Time: ${xc(e)}${this.isStopped?", stopped":""}`)}};function kc(n,t){
n.textContent!==t&&(n.textContent=t)}function Lg(n){let t=[...new Set(n.map(({tier:e})=>e))].map(e=>{
let s=n.filter(r=>r.tier===e).map(({name:r,title:o})=>g("option",{value:r},o));return g("optgroup",{
label:`tier ${e}`},...s)});return[g("option",{value:""},"any rule"),...t]}function xc(n){return`${Math.
floor(n/60)}:${String(n%60).padStart(2,"0")}`}Ct();at();_();_();var Ht=class{constructor(t,e,i){this.puzzle=e;let{height:s,width:r}=e.grid;this.cells=new Map;let o=Array.
from({length:s},(a,h)=>g("div",{role:"row"},...Array.from({length:r},(c,f)=>this.cell(I(h,f),i)))),l={
role:"grid","aria-label":"The board in words","aria-readonly":!i};t.after(g("div",{className:"spoken",
...l},...o))}cell(t,e){let i=g("div",{role:"gridcell",onclick:e&&(()=>e(t))});return this.cells.set(
t,i),i}show(t){let e=this.puzzle.teller(t);for(let[i,s]of this.cells){let r=e(i);s.textContent!==r&&
(s.textContent=r)}}};var _o=["Hint","Which rule?","What follows?"],Ig=30,Ng=3,Wg=["Arrow keys move the frame, Backspace o\
pens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check.","Name a rule, and moves are\
 judged by it: what it lacks, if it does not yet say so, is in dots."],qg={wrong:"✗",guess:"?",forced:"\
✓",opened:"↺",unknown:"·",filled:"+"},Sc=["opened","filled"],qn=class{constructor(t,e,i,s,r){this.
does=s,this.options=r,this.lesson=e;let o=i.numbers?"digits mark":"Enter marks";this.element=M("svg",
{class:"board",role:"application",tabindex:0,"aria-label":`The board: arrow keys move, ${o}, Backspa\
ce opens again`}),this.board=new Rt(this.element,i),this.buttons=Fg(s),this.trialButtons=jg(s),this.
game=this.makeGame(i);let l={role:"status","aria-live":"polite","aria-label":"What is said",tabIndex:-1};
this.message=g("div",{className:"sentence",...l});let a={role:"group","aria-label":"Numbers",hidden:!i.
numbers};this.digits=g("div",{className:"player",...a}),this.possible=vc("ul","possible","Possible n\
ow"),this.stopAtPossible=pi(this.possible),this.log=vc("ol","moves","Your moves, the last one first"),
this.pencil=i.numbers?this.addDigits(i.numbers.highest,s):null,t.append(this.stage(),this.aside(i)),
this.spoken=new Ht(this.element,i,i.lines?void 0:s.press)}stage(){return g("div",{className:"stage"},
this.element,this.digits,this.game,this.message)}makeGame(t){let e=[...Object.values(this.buttons),...Object.
values(this.trialButtons)];return g("div",{className:"player",role:"group","aria-label":"Your game"},
...e,this.makeBrush(t))}makeBrush({values:t,lines:e}){let i=()=>{o.setAttribute("aria-pressed",String(
!Wn(o))),this.does.paint(Wn(o))},s=!navigator.maxTouchPoints||!t.length||!!e,o=R("Paint",i,{title:"O\
ne finger paints many cells, and does not scroll",hidden:s,"aria-pressed":"false"});return o}aside(t){
let e=[...t.how,...Wg,...this.lesson.words];return g("aside",{},Wi("Possible now",this.possible),Wi(
"How you play",...this.options.elements),Wi("Your moves",R("Judge my moves",this.does.judge),this.log),
Tc("Laws",this.lesson.laws),Tc("How to play",e))}addDigits(t,e){for(let r=1;r<=t;r++)this.digits.append(
R(String(r),()=>e.digit(r)));let s=R("✎ cross out",()=>s.setAttribute("aria-pressed",String(!Wn(s))),
{"aria-pressed":"false"});return this.digits.append(s),s}get crossing(){return this.pencil!==null&&Wn(
this.pencil)}speak(...t){let e=g("p",{className:"says"},...t);_e(()=>this.message.replaceChildren(e),
()=>this.message)}reveal(){this.message.scrollIntoView({block:"nearest"})}draw({state:t,judge:e,cursor:i,
help:s,trial:r,asked:o},l){this.board.show({facts:t.facts,cursor:i,trial:t.onTrial(),...l}),this.spoken.
show(t.facts),this.tellFrame(i?this.board.describe(i,t.facts):""),this.buttons.hint.textContent=_o[Math.
min(s.level,_o.length-1)],_e(()=>{this.buttons.undo.disabled=!t.done.length,this.buttons.redo.disabled=
!t.undone.length,this.trialButtons.begin.hidden=r,this.trialButtons.keep.hidden=this.trialButtons.drop.
hidden=!r},()=>this.element),this.options.show(t.mistakes,t.seconds),this.showPossible(e);let c=t.done.
slice(-Ig).reverse().map(f=>o.has(f)?{...f,told:!1}:f);this.log.replaceChildren(...c.map(f=>this.moveItem(
f,e)))}showPossible(t){let e=t.isDone()?[g("li",{},"Solved.")]:this.possibleItems(t),i=document.activeElement?.
textContent,s=()=>{this.possible.replaceChildren(...e),this.stopAtPossible()},r=()=>[...this.possible.
querySelectorAll("button")];_e(s,()=>r().find(({textContent:o})=>o===i)??this.possible)}tellFrame(t){
document.activeElement!==this.element&&this.element.setAttribute("aria-description",t)}possibleItems(t){
let e=new Map;for(let{rule:s,fact:r}of t.possible())e.set(s,(e.get(s)??new Set).add(W(r)));let i=this.
lesson.rules.flatMap(({name:s,title:r,tier:o})=>{let l=e.get(s)?.size;if(!l)return[];let a=` ${l} ${l===
1?"place":"places"}`,h=R(r,()=>this.does.show(s),{className:"link"});return[g("li",{},h," ",Cs(o),a)]});
return i.length?i:[g("li",{},"Nothing that the rules know.")]}moveItem({changes:t,judged:e,told:i,trial:s},r){
let o=Xo(t,r.puzzle),l=Vg(e),a=i||Sc.includes(l)?l:"unknown",c=g("b",a==="opened"?{role:"img","aria-\
label":"open again"}:{"aria-hidden":"true"},qg[a]),f=i&&!Sc.includes(a)?`: ${r.words(e)}`:"";return g(
"li",{className:a},c,` ${o}${s?": on trial":a==="filled"?": filled in":f}`)}};function Xo(n,t){let e=n.
map(r=>r.place),i=He(n),s=i.length?Bt(t,i):e.join(" ");return e.length>Ng?`${e.length} places`:s}function Vg({
kind:n,named:t}){return t?"guess":n}function jg(n){return{begin:R("Trial",n.trial,{title:"Mark somet\
hing on trial, in another colour"}),keep:R("Keep the trial",n.keep,{hidden:!0}),drop:R("Drop the tri\
al",n.drop,{hidden:!0})}}function Fg(n){return{undo:R("Undo",n.undo,{title:"Undo (Ctrl Z)"}),redo:R(
"Redo",n.redo,{title:"Redo (Ctrl Y)"}),restart:R("Start again",n.restart,{title:"Start again"}),check:R(
"Check",n.check,{title:"Which law is broken? (C)"}),mistakes:R("Show mistakes",n.mistakes,{title:"Wh\
at differs from the answer?"}),hint:R(_o[0],n.hint,{title:"The next step that you have not made, in \
three levels (H)"})}}function vc(n,t,e){return g(n,{className:t,tabIndex:0,"aria-label":e})}function Tc(n,t){
let e=t.map(s=>g("li",{},s)),i=g("summary",{},n);return g("details",{className:"panel"},i,g("ul",{},
...e))}function Wn(n){return n.getAttribute("aria-pressed")==="true"}var _g=5,Cc="No heart is left: start again, or choose to play without hearts.",Vn=class{constructor(t,e,i,s){
this.lesson=e,this.puzzle=i,this.state=new Bn(e),this.judge=new Ln(e,i,this.state),this.help=new Qn(
this),this.options=new Nn(e,o=>this.refresh(o)),this.trial=!1,this.exact=null,this.asked=new Set,this.
rings={},this.said="",this.view=new qn(t,e,i,this.actions(),this.options),this.cursor=this.view.board.
places()[0]??null,this.input=new Dn(this);let r=()=>this.input.letGo();this.zoom=new qi(this.view.element,
{pushes:!this.input.pen,moved:r}),this.view.game.append(this.zoom.button(()=>ot(this.cursor??"r1c1"))),
this.goOn(),ec(()=>this.tick(),s),this.state.follow(()=>this.goOn(),s)}goOn(){this.options.choose(this.
state.load(t=>this.judge.isOurs(t))),this.trial=this.state.onTrial().size>0,this.help.level=0,this.draw()}answer(t){
t(),this.view.reveal()}actions(){return{undo:()=>this.undo(),redo:()=>this.redo(),restart:()=>this.restart(),
check:()=>this.answer(()=>this.help.check()),mistakes:()=>this.answer(()=>this.help.mistakes()),hint:()=>this.
answer(()=>this.help.hint()),judge:()=>this.state.done.length?this.judgeAll():this.speak("There is n\
o move yet."),trial:()=>this.tryOut(),keep:()=>this.endTrial(!0),drop:()=>this.endTrial(!1),press:t=>this.
input.tap(t,1),paint:t=>this.paint(t),show:t=>this.help.showPossible(t),digit:t=>this.input.digit(t,
this.view.crossing)}}move(t,e=!1){let i=this.state.changes(t);this.options.isLost(this.state.mistakes)?
this.speak(Cc):i.length?this.change(i,e):t.some(([s])=>this.state.given.has(s))&&this.speak("This is\
 given.")}change(t,e){let{state:i,trial:s}=this;e||i.newStroke();let r=this.judge.standing(t),o=this.
judge.judged(t,this.options.rule),l=!this.exact?.isReady||o.kind!=="guess"&&!o.named,a=i.make({changes:t,
judged:o,trial:s});l||this.asked.add(a),this.options.atOnce&&!s&&this.judgeAll(),t.some(({after:h})=>h.
length)&&this.fillIn(),this.keep(),this.ask(a,r,this.tell(a,l))}async ask(t,e,i){let{state:s,exact:r,
options:o}=this,{named:l,lacks:a}=t.judged;if(!r||!wc(t.judged,o.rule))return;let h=await r.judge(e,
t.changes,o.rule);this.asked.delete(t);let c=h?.rule===l?{}:{named:l,lacks:a};if(h&&(t.judged={...h,
...c,isSure:!0}),!s.done.includes(t))return;s.save(this.options.manner),this.draw(this.rings);let f=s.
done.findLast(({judged:d})=>d.kind!=="filled");this.wordsOf(t,!0)!==i&&t===f&&this.said===i&&this.tell(
t,!0)}fillIn(){let{state:t,judge:e,trial:i}=this;if(!this.options.manner.filling)return;let s=new Map;
for(let o of e.reasons.obvious(e.marks())){let[l,a]=[W(o),nt(o)];e.has(l,a)||s.set(l,[...s.get(l)??e.
staying(l),a])}let r=t.changes([...s]);r.length&&t.make({changes:r,judged:{kind:"filled"},trial:i})}judgeAll(){
let t=this.state.done.filter(({told:i,trial:s})=>!i&&!s),e=t.filter(({judged:i,past:s})=>i.kind==="w\
rong"&&!s).length;for(let i of t)i.told=!0;return this.state.mistakes+=e,this.keep(),e}tryOut(){this.
trial=!0,this.refresh("What you mark now is on trial: keep it, or drop all of it.")}endTrial(t){this.
trial=!1;let e=this.state.onTrial().size?"; redo brings it again":"";t?this.state.keepTrial():this.state.
dropTrial();let i=t&&this.options.atOnce?this.judgeAll():0,s=i?`, with ${N(i,"mistake")}`:"";this.refresh(
t?`The trial is kept${s}.`:`The trial is dropped${e}.`)}paint(t){this.input.fingerPaints=t,this.zoom.
leaveFingerToDraw(t),this.speak(t?"One finger paints, from a mark with that mark; two push what is e\
nlarged.":"A finger scrolls again.")}tick(){let{state:t,options:e}=this,i=this.view.element.getClientRects().
length>0&&!document.hidden;!e.isTimed||!i||this.judge.isDone()||(t.seconds+=1,t.seconds%_g===0&&t.save(
e.manner),e.show(t.mistakes,t.seconds))}undo(){this.state.undo()&&this.goneOver("Undone.")}redo(){this.
state.redo()&&this.goneOver("Done again.")}goneOver(t){this.trial||=this.state.onTrial().size>0,this.
refresh(t)}restart(){let t=this.state.startAgain();this.trial=!1,this.move([...t].map(i=>[i,[]])),this.
keep(),this.speak(t.size?"Back at the start; undo brings back what was there.":"This is the start.")}goBack(){
for(;this.judge.wrongPlaces().length&&this.state.undo(););this.trial=this.state.onTrial().size>0,this.
refresh("Back to before the first mistake; redo brings your moves again.")}make(t){if(!Tt(t.value))return;
let e=t.places.filter(i=>!this.judge.has(i,t.value));this.move(e.map(i=>[i,[...this.judge.staying(i),
t.value]])),this.view.element.focus({preventScroll:!0})}speak(...t){this.said=t[0],this.view.speak(...t)}describe(){
this.cursor&&this.view.speak(this.view.board.describe(this.cursor,this.state.facts))}draw(t={}){this.
rings=t,this.view.draw(this,t)}keep(){this.help.level=0,this.state.save(this.options.manner),this.draw()}refresh(t){
this.keep(),this.speak(t)}tell(t,e){let{judged:i,trial:s}=t,r=this.wordsOf(t,e),o=this.options.atOnce&&
!s&&!this.judge.isDone(),l=o?this.judge.wrongBefore(t):[],a=o&&(i.kind==="wrong"||l.length);return this.
speak(r,...a?[" ",this.help.whyButton()]:[]),this.judge.isDone()&&di("Solved!"),o&&e&&this.draw(bc(t,
l)),r}wordsOf(t,e){let{changes:i,judged:s,trial:r}=t;if(this.judge.isDone())return this.options.doneWords(
this.state);let{facts:o,mistakes:l}=this.state,[{place:a}]=i,h=i.length===1?this.view.board.describe(
a,o):"";if(!this.options.atOnce||r)return h||Xo(i,this.puzzle);let c=this.judge.wrongBefore(t),f=c.length?
`Wrong before that: ${lt(c)}.`:"",u=this.options.isLost(l)?Cc:"",d=[e?this.judge.words(s):"",f,u].filter(
Boolean).join(" ");return[h,d].filter(Boolean).join(". ")}key(t){return this.input.key(t)}shortcut(t){
return this.input.shortcut(t)}};_();var sO=Xh({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(Bc(),zc)),"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(Nc(),Ic)),
"./puzzles/nurikabe.js":()=>Promise.resolve().then(()=>(Fc(),jc)),"./puzzles/ripple_effect.js":()=>Promise.resolve().then(()=>(Uc(),Xc))});async function ye(n){let{default:t}=await sO(`./puzzles/${n}.js`);return e=>new t(e)}var nO="[role=application]",Zn=class{constructor(t,e){this.tabs=t,this.moved=()=>{},this.characters=
rO("characters",e),this.current=t[0],S("close").onclick=()=>S("help").close(),S("tabs").append(...t.
map(i=>this.button(i))),this.choose(t[0])}button(t){return g("button",{type:"button",id:`tab-${t.id}`,
role:"tab","aria-controls":t.id,textContent:t.title,onclick:e=>{this.choose(t),e.detail&&S(`tab-${t.
id}`).blur()},onkeydown:e=>this.go(t,e)})}go(t,e){let i={ArrowRight:1,ArrowLeft:-1}[e.key];if(!i)return;
e.stopPropagation();let s=this.tabs.indexOf(t)+i+this.tabs.length,r=this.tabs[s%this.tabs.length];this.
choose(r),S(`tab-${r.id}`).focus()}choose(t){this.current.part.leave?.();for(let e of this.tabs)S(e.
id).hidden=e!==t,S(`tab-${e.id}`).setAttribute("aria-selected",String(e===t)),S(`tab-${e.id}`).tabIndex=
e===t?0:-1;this.current=t,this.moved()}key(t){let e=S("help");e.open||t.altKey&&!Hc(t)||this.act(t,e)&&
t.preventDefault()}act(t,e){let{part:i}=this.current,s=t.target;if(oO(t))return i.shortcut?.(t)??!1;
if(this.isSwitchedOff(t.key,s))return!1;if(t.key==="?")return e.showModal(),!0;let r=e.contains(s)?document.
body:s;return lO(t.key,r)||aO(t.key,s)?!1:i.key(t)}isSwitchedOff(t,e){return Gc(t)&&!this.characters.
checked&&!e.closest(nO)}};function rO(n,t){let e=S(n),i=()=>e.checked=localStorage.getItem(n)!=="off";
return e.onchange=Ko(()=>localStorage.setItem(n,e.checked?"on":"off")),addEventListener("storage",Ko(
i),{signal:t}),Ko(i)(),e}function Ko(n){return()=>{try{n()}catch{}}}function oO(n){return(n.ctrlKey||
n.metaKey)&&!Hc(n)}function Hc(n){return Gc(n.key)&&n.getModifierState("AltGraph")}function Gc(n){return n.
length===1&&n!==" "}function lO(n,t){let e=t.closest("input, textarea, select, button, summary, a, p\
re");return!!(e&&(n===" "||e.matches("input[type=range], textarea, select")))}function aO(n,t){return(t.
closest("pre")?/^(Arrow|Home$|End$)/:/^Arrow(Up|Down)$/).test(n)&&t.closest("ul, ol, pre")!==null}Ct();at();_();_();var Yn=class{constructor({items:t,options:e,rows:i},s){let r=new Set(s),o=new Set(i.flatMap((h,c)=>r.
has(e[c])?h:[])),l=s.map(Zc),a=[...i.keys()].filter(h=>!i[h].some(c=>o.has(c))&&!hO(Zc(e[h]),l));this.
options=a.map(h=>e[h]),this.items=t.map((h,c)=>({name:h,covered:o.has(c),options:[]}));for(let h of a)
for(let c of i[h])this.items[c]?.options.push(e[h])}open(){return this.items.filter(({covered:e})=>!e).
sort((e,i)=>e.options.length-i.options.length)}covered(){return this.items.filter(({covered:t})=>t)}};
function Jo(n,t){let e=new Set(t);return n.filter(i=>!e.has(i))}function Zc(n){let[t,e]=n.split(" ");
return{...E(t),value:Number(e)}}function hO({r:n,c:t,value:e},i){return i.some(s=>{let[r,o]=[Math.abs(
s.r-n),Math.abs(s.c-t)];return s.value===e&&(!r||!o)&&r+o<=e})}var Yc={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"M7 5\
h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"},cO=4,fO=120,_i=class{constructor(t,e,{
show:i,read:s,next:r,within:o}){this.length=e,this.show=i,this.read=s,this.next=r??((l,a)=>l+a),this.
within=o??(()=>!1),this.at=0,this.timer=void 0,this.buttons=this.makeButtons(),this.inputs=this.makeInputs(),
this.count=g("span",{className:"count"}),this.slide=g("div",{className:"row slide"}),this.stage=t.parentElement,
this.fill(t),this.go(0)}makeButtons(){let t=(e,i,s)=>R(zo(Yc[e]),s,{title:i,"aria-label":i});return{
first:t("first","First step",()=>this.go(0)),back:t("back","Back",()=>this.step(-1)),run:t("play","P\
lay",()=>this.toggle()),forward:t("forward","Forward",()=>this.step(1)),last:t("last","Last step",()=>this.
go(this.length))}}makeInputs(){let t=(s,r,o,l)=>g("input",{type:"range",min:0,max:r,value:o,"aria-la\
bel":s,oninput:l}),e=!matchMedia("(prefers-reduced-motion: reduce)").matches,i=()=>this.tellPace();return{
at:t("Which step",this.length,0,()=>this.go(Number(this.inputs.at.value))),speed:t("Speed",12,4,()=>this.
tellPace()),animate:g("input",{type:"checkbox",checked:e,onchange:i})}}fill(t){let{first:e,back:i,run:s,
forward:r,last:o}=this.buttons,{at:l,speed:a,animate:h}=this.inputs,c=S("help"),f={title:"Keys","ari\
a-label":"Keys"};s.classList.add("main"),s.disabled=!this.length,this.slide.append(l,this.count,R("?",
()=>c.showModal(),f)),t.append(this.slide,e,i,s,r,o,g("label",{},"speed",a),g("label",{},h,"animate"))}tellPace(){
let t=this.inputs.animate.checked&&this.pause>fO;this.stage.classList.toggle("animate",t)}get pause(){
return this.read(this.at)*2**(cO-Number(this.inputs.speed.value))}step(t){this.within(t)||this.go(this.
next(this.at,t))}go(t){this.at=Math.max(0,Math.min(this.length,t)),this.at===this.length&&this.stop();
let e=`${this.at} of ${this.length}`;this.inputs.at.value=String(this.at),this.inputs.at.setAttribute(
"aria-valuetext",e),this.count.textContent=e;let{first:i,back:s,forward:r,last:o}=this.buttons;_e(()=>{
i.disabled=s.disabled=this.at===0,r.disabled=o.disabled=this.at===this.length},()=>this.at?s:r),this.
tellPace(),this.show(this.at)}toggle(){this.timer?this.stop():this.start()}start(){this.at===this.length&&
this.go(0),this.signRun("pause","Pause");let t=()=>{this.timer=setTimeout(()=>{}),this.step(1),this.
timer&&(this.timer=setTimeout(t,this.pause))};this.timer=setTimeout(t,Math.min(400,this.pause))}stop(){
clearTimeout(this.timer),this.timer=void 0,this.signRun("play","Play")}signRun(t,e){this.buttons.run.
replaceChildren(zo(Yc[t])),this.buttons.run.title=e,this.buttons.run.setAttribute("aria-label",e)}pace(t){
this.inputs.speed.value=String(Number(this.inputs.speed.value)+t),this.tellPace()}key(t){let e={ArrowRight:()=>this.
step(1),ArrowLeft:()=>this.step(-1),Home:()=>this.go(0),End:()=>this.go(this.length),"]":()=>this.step(
1),"[":()=>this.step(-1)," ":()=>this.toggle(),"+":()=>this.pace(1),"-":()=>this.pace(-1),a:()=>this.
inputs.animate.click()},i=e[t.key]??e[mi(t)];return i?.(),!!i}};var Kn=class{constructor(t,e,i,s){this.start=e.start,this.search=s,this.at=0,this.changed=g("div",{"\
aria-live":"polite"}),this.list=g("ol",{className:"items",tabIndex:0,"aria-label":"All items"}),this.
all=g("details",{className:"panel"});let r=M("svg",{class:"board",role:"img","aria-label":"The searc\
h"}),o=g("div",{className:"player",role:"group","aria-label":"Search"});this.words=g("div",{className:"\
sentence","aria-live":"polite"}),t.append(g("div",{className:"stage"},r,o,this.words),this.aside()),
this.board=new Rt(r,i),this.spoken=new Ht(r,i),this.player=new _i(o,s.steps.length,{show:l=>this.show(
l),read:()=>400})}aside(){let t=g("summary",{},"All items before this step, fewest options first");this.
all.append(t,this.list),this.all.addEventListener("toggle",()=>this.showItems());let e=g("p",{},this.
search.about);return g("aside",{},Wi("Dancing links",e,this.changed),this.all)}tried(t){let e=[];for(let[
i]of this.search.steps.slice(0,Math.max(0,t)))i<0?e.pop():e.push(this.search.cover.options[i]);return e}left(t){
return new Yn(this.search.cover,this.tried(t))}show(t){this.at=t;let[e,i,s]=[this.left(t-1),this.left(
t),this.tried(t)],[r,o]=t?this.search.steps[t-1]:[-1,-1],l=(r<0?this.tried(t-1):s).slice(-1).map(W),
a=ut(this.start,s.map(uO)),h={region:r<0?[]:e.items[o].options.map(W)};this.board.show({facts:a,tints:h,
...r<0?{wrong:l}:{decided:l}}),this.spoken.show(a),this.words.replaceChildren(g("p",{className:"says"},
this.said(e,i)),g("p",{className:"law"},dO(this.search.steps.slice(0,t),s.length))),this.showChanged(
e,i),this.showItems()}showChanged(t,e){if(!this.at)return this.changed.replaceChildren();let i=this.
search.steps[this.at-1][0]<0,[s,r]=i?[e,t]:[t,e],o=Jo(Kc(s.open()),Kc(r.open())),l=Jo(s.options,r.options).
map(Es),a=i?"uncovered":"covered";return this.changed.replaceChildren(g("p",{},g("b",{},`Items ${a}:\
 `),`${o.join("; ")}.`),g("p",{},g("b",{},`Options ${a}: `),`${l.join(", ")}.`))}showItems(){if(!this.
all.open)return;let t=this.left(this.at-1),[,e=-1]=this.search.steps[this.at-1]??[],i=this.search.cover.
items[e],s=t.open().map(({name:o,options:l})=>{let a=N(l.length,"option"),h=l.length?`${a}: ${l.map(
Es).join(", ")}`:"no option";return g("li",o===i?{"aria-current":"true"}:{},g("b",{},o),`, ${h}`)}),
r=t.covered().map(({name:o})=>g("li",{},`${o}: covered`));this.list.replaceChildren(...s,...r)}said(t,e){
let{at:i}=this,{steps:s,total:r}=this.search;if(!i)return`No option has been tried yet; ${t.options.
length} may be taken.`;let[o,l]=s[i-1],a=t.items[l],h=e.options.length;if(o<0){let m=a?`${a.name}, a\
nd has no option left. `:"",O=`Take ${Es(this.tried(i-1).pop()??"")} back. `;return`${m}${O}${Jc(h-t.
options.length,"uncovered")}, ${h} may be taken.`}let c=N(a.options.length,"option"),f=a.options.map(
Es).join(", "),u=`${a.name}, and has ${c} left, no item has fewer: ${f}. `,d=`${Jc(t.options.length-
h,"covered")}, ${h} may still be taken.`,p=i===s.length&&r===i?" All is covered: solved.":"";return`${u}\
Try ${Es(this.search.cover.options[o])}. ${d}${p}`}key(t){return this.player.key(t)}leave(){this.player.
stop()}};function Es(n){return n.replace(/(.*) (.*)/,"$2 at $1")}function uO(n){return[W(n),nt(n)]}function Kc(n){
return n.map(({name:t})=>t)}function Jc(n,t){return`${N(n,"option")} ${n===1?"is":"are"} ${t}`}function dO(n,t){
let e=n.filter(([i])=>i>=0).length;return`${N(e,"option")} tried, ${n.length-e} taken back, ${t} sta\
nd.`}Ct();at();_();_();var pO={schema:"logic-puzzles/trace",version:1},mO="problem title laws rules puzzle",gO="rule ti\
er places value because from laws sentence";function ef(n,t){let e=ut(n.start),i=n.steps.map((o,l)=>{
for(let a of o.places)e.set(a,(e.get(a)??new Set).add(o.value));return{step:l+1,...tf(o,gO),board:OO(
t,e)}}),s=sf(t,e),r={end:s?"stuck":"solved",steps:i.length,open:s};return[{...pO,...tf(n,mO)},...i,r].
map(wO).join("")}function tf(n,t){return Object.fromEntries(t.split(" ").map(e=>[e,Reflect.get(n,e)]))}
function sf(n,t){return n.places().filter(e=>![...t.get(e)??[]].some(je)).length}function OO(n,t){let e=n.
text(t,!sf(n,t)),i=e.flat().some(s=>s.length>1)?" ":"";return e.map(s=>s.join(i).trimEnd()).join(`
`)}function wO(n){return`${JSON.stringify(n,null,1).replace(/(,?)\n */g,(e,i)=>i&&", ")}
`}var tl=30,nf=6,bO=26;function of(n,t){let e=`${n.title} ${n.name}`;S("worksheet").append(g("section",
{},g("h1",{},e),g("ul",{},...n.laws.map(i=>g("li",{},i))),rf(t,ut(n.start)),g("p",{},`Difficulty ${n.
rating}. Notes:`),g("div",{className:"notes"},...Array.from({length:bO},()=>g("hr")))),g("section",{},
g("h1",{},`${n.unique?"Solution of":"One of several answers to"} ${e}`),rf(t,ut(n.end)),g("p",{},yO(
n)),kO(n,t)))}function rf(n,t){let e=M("svg",{class:"board"});return new Rt(e,n).show({facts:t}),e}function yO(n){
let{length:t}=n.steps;if(!t)return vn(n);let e=t>tl?`, the first ${tl}`:"",i=n.solved?"":`; then no \
rule says more: ${Ps(n)}`;return`${N(t,"step")}${e}${i}:`}function kO({steps:n,rules:t},e){let i=new Map(
t.map(l=>[l.name,l.title])),s=({rule:l,places:a,value:h,more:c})=>{let f=a.length>nf?" ...":"",u=`${a.
slice(0,nf).join(" ")}${f} ${h}`,d=a.map(m=>`${m} ${h}`),p=Tt(h)?u:Bt(e,d);return`${i.get(l)}: ${p}${c?
`. ${c}`:""}`},o=n.slice(0,tl).map((l,a)=>({step:l,value:a+1})).filter(({step:l})=>l.brief===void 0);
return g("ol",{},...o.map(({step:l,value:a})=>g("li",{value:a},s(l))))}function xO(n){let t=n.steps.
map(({sentence:s,more:r,brief:o,argument:l})=>{if(o)return g("li",{},o);let a=l.map(({says:h,depth:c=0})=>g(
"li",{className:`deep-${c}`},n.lists[h]));return g("li",{},s,...a.length?[g("ol",{},...a)]:[],r??"")}),
e=g("h1",{},`${n.title} ${n.name}: every step`),i=g("section",{className:"words"},e,g("ol",{},...t));
S("worksheet").append(i),addEventListener("afterprint",()=>i.remove(),{once:!0}),print()}function lf(n,t){
S("text").textContent=n.puzzle,S("copy").onclick=()=>As(n.puzzle),S("print-page").onclick=()=>print(),
S("print-words").onclick=()=>xO(n),S("save-steps").onclick=()=>{Sn(`${n.problem}-steps.jsonl`,ef(n,t),
"application/jsonl")};let e=n.exports.map(({name:i,text:s,url:r})=>{let o=g("li",{className:"row"},R(
`Copy as ${i}`,()=>As(s)));return r&&o.append(g("a",{href:r,rel:"noreferrer"},`Open at ${new URL(r).
host}`)),o});S("exports").append(...e)}at();_();at();_();var Ds=-1,tr=class{constructor(t,e){this.lists=t,this.panel=S("argument"),this.list=S("pict\
ures"),this.legend=S("supposing"),this.moved=e,this.pictures=[],this.items=[],this.at=0,this.asked=void 0,
S("pictures-title").addEventListener("click",i=>{i.preventDefault(),this.go(this.at?0:1)}),this.stop=
pi(this.list)}take(t){let e=this.inOrder(t);this.pictures=e,this.at=0,this.panel.open=!1,this.panel.
hidden=!e.length,this.legend.hidden=!e.some(i=>i.supposes),S("pictures-title").textContent=`Why, in ${N(
t.length,"picture")}`,this.items=e.map((i,s)=>this.item(i,s)),this.list.replaceChildren(...this.items),
this.ask(void 0)}inOrder(t){let e=[],i=[];for(let{each:s=[],...r}of t){let o=e.length,l=i[r.on??Ds];
i.push(o),e.push(this.read({...r,on:l}));for(let{on:a=Ds,...h}of s){let c=a===Ds?l:o+1+a;e.push({...this.
read({...h,on:c}),of:o})}}return e}read({facts:t={},told:e=[],...i}){let s=Object.entries(t).map(([r,
o])=>Ts(this.lists[o]).map(l=>Jn(l,r)));return{...i,facts:s.flat(),told:e.map(r=>this.lists[r]).map(
r=>Jn(W(r),nt(r)))}}item({says:t,depth:e=0},i){let s=R(this.lists[t],()=>this.go(i+1)),r=g("li",{className:`\
deep-${Math.min(e,3)}`},s),l=this.pictures.filter(({of:a,supposes:h})=>a===i&&h).filter(a=>a.depth===
e+1).length;return l&&r.append(R(`${l} of them, one by one`,()=>this.toggle(i),{className:"each"})),
r}toggle(t){let e=this.asked===t;this.ask(e?void 0:t),this.go(t+(e?1:2))}ask(t){this.asked=t,this.items.
forEach((e,i)=>{e.hidden=!this.isListed(i),e.querySelector(".each")?.setAttribute("aria-expanded",String(
i===t))})}isListed(t){let{of:e}=this.pictures[t];return e===void 0||e===this.asked}get listed(){return this.
pictures.filter((t,e)=>this.isListed(e))}within(t){let e=this.at+t;for(;this.pictures[e-1]&&!this.isListed(
e-1);)e+=t;return!this.at||e>this.pictures.length?!1:(this.go(e),!0)}go(t){this.at=t,this.panel.open=
t>0,this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");let e=this.items[t-1];
e?.firstElementChild?.setAttribute("aria-current","step"),e&&xn(this.list,e),this.stop(),this.moved()}get picture(){
return this.pictures[this.at-1]}get number(){return this.listed.indexOf(this.picture)+1}get says(){return this.
at?this.lists[this.picture.says]:""}chain(){let t=[];for(let e=this.at-1;e!==Ds;e=this.pictures[e].on??
Ds)t.unshift(this.pictures[e]);return t}supposed(){return this.chain().slice(0,-1).filter(e=>e.supposes).
map(e=>this.lists[e.says])}shown(t){let e=this.chain(),{because:i=[],wrong:s=[],told:r}=this.picture,
o=e.flatMap(f=>f.facts),l=r.length?[]:Xi(this.picture),a=e.findIndex(f=>f.supposes),c=(a<0?[]:e.slice(
a)).filter(f=>!f.told.length).flatMap(Xi);return{facts:SO(t,o),decided:l,because:i,wrong:s,supposed:c.
filter(f=>!l.includes(f)),told:e.flatMap(f=>f.told),tints:this.tints(),notes:[...e[0].supposes?vO(e,
this.listed):[],...this.notes()],arrows:TO(e)}}tints(){let t=Object.entries(this.picture.tints??{});
return Object.fromEntries(t.map(([e,i])=>[e,Ts(this.lists[i])]))}notes(){let{notes:t}=this.picture,e=t===
void 0?[]:this.lists[t].split(" ");return e.flatMap((i,s)=>s%2?[Jn(e[s-1],i)]:[])}};function Xi({facts:n}){
return n.map(([t])=>t)}function SO(n,t){let e=new Map([...n].map(([i,s])=>[i,new Set(s)]));for(let[i,
s]of t){let r=s.startsWith("not ")?e.get(i)??[]:[];e.set(i,new Set([...r,s]))}return e}function af(n){
let[t,...e]=[...n].reverse(),i=new Set([...t.because??[],...t.wrong??[]]),s=new Map([[t,Xi(t)]]);for(let r of e){
let o=Xi(r).filter(l=>i.has(l));if(!(!o.length&&!r.supposes)){s.set(r,r.supposes?Xi(r):o);for(let l of r.
because??[])i.add(l)}}return s}function vO(n,t){let e=af(n),i=new Map;for(let s of n.filter(({told:r})=>!r.
length)){if(!s.supposes&&!s.because)continue;let r=s.supposes?"?":String(t.indexOf(s)+1);for(let o of e.
get(s)??[])i.set(o,r)}return[...i]}function TO(n){let t=af(n),e=new Set;return n.flatMap(i=>{let s=(i.
because??[]).filter(o=>e.has(o));for(let o of Xi(i))e.add(o);let r=t.get(i)??[];return s.flatMap(o=>r.
map(l=>Jn(o,l)))})}function Jn(n,t){return[n,t]}var CO=300,AO={0:"all tiers",1:"1 direct",2:"2 structural",3:"3 cases"},er=class{constructor(t,e){this.
lesson=t,this.moved=()=>{},this.at=0,this.board=new Rt(kn("board"),e),this.spoken=new Ht(kn("board"),
e),this.rules=new Map(t.rules.map(i=>[i.name,i])),this.items=t.steps.map((i,s)=>this.item(i,s+1)),S(
"steps").append(...this.items),this.ruleItems=this.lesson.rules.map(i=>this.ruleItem(i)),S("rules").
append(...this.ruleItems),this.tiers=[0,...new Set(t.rules.map(i=>i.tier))].map(i=>R(AO[i],()=>this.
showTier(i),{value:i})),S("tiers").append(...this.tiers),this.stopAtStep=pi(S("steps")),this.stopAtRule=
pi(S("rules")),this.showTier(0),this.zoom=new qi(kn("board"),{pushes:!0,moved:()=>{}}),this.argument=
new tr(t.lists,()=>this.draw()),this.player=new _i(S("player"),t.steps.length,{show:i=>this.show(i),
next:(i,s)=>this.nextOfTier(i,s),read:i=>i?CO*this.told(i).split(" ").length:0,within:i=>this.argument.
within(i)}),this.player.slide.append(this.zoom.button(()=>this.spotShown()))}ruleOf(t){return this.rules.
get(t.rule)}item(t,e){let{steps:i}=this.lesson,s=e;for(;i[s]?.brief;)s+=1;let r=s>e?`${e} to ${s}`:e,
o=[g("b",{},`${r}. ${this.ruleOf(t).title} `),Cs(t.tier),g("span",{className:"says"},el(t))];return g(
"li",{},g("button",{type:"button",onclick:()=>this.player.go(e)},...o))}ruleItem(t){let e=this.usesOf(
t.name).length,i=e?`${e} × next`:"not used",s={disabled:!e,"aria-label":`${i}: ${t.title}`};return g(
"li",{"data-tier":t.tier},g("span",{},g("b",{},t.title)," ",Cs(t.tier)),R(i,()=>this.next(t.name),s),
g("span",{className:"law"},t.law))}showTier(t){for(let r of this.tiers)r.setAttribute("aria-pressed",
String(Number(r.value)===t));let{rules:e,steps:i}=this.lesson,s=r=>t!==0&&r.tier!==t;this.ruleItems.
forEach((r,o)=>r.hidden=s(e[o])),this.items.forEach((r,o)=>r.hidden=s(i[o])||!this.isTold(o)),this.stopAtStep(),
this.stopAtRule()}isTold(t){return this.lesson.steps[t].brief===void 0}nextOfTier(t,e){let i=t+e;for(;this.
items[i-1]?.hidden;)i+=e;return i}show(t){this.at=t,this.argument.take(t?this.lesson.steps[t-1].argument:
[]),S("steps").querySelector("[aria-current]")?.removeAttribute("aria-current"),t&&this.mark(t-1),this.
stopAtStep(),this.draw(),this.moved()}draw(){let{at:t}=this,e=t?this.lesson.steps[t-1]:void 0,i=this.
argument.picture?this.argument.shown(this.facts(t-1)):this.shown(t);this.board.show(i),this.zoom.reveal(
this.spotShown()),this.spoken.show(i.facts),S("sentence").replaceChildren(...e?this.words(e,t):this.
introduction())}spotShown(){let{picture:t}=this.argument,{wrong:e=[],facts:i=[],because:s=[]}=t??{},
r=[...e,...i.map(([a])=>a),...s],o=this.at?this.lesson.steps[this.at-1].places:[],[l="r1c1"]=[...r,...o];
return ot(l)}shown(t){let e=t?this.lesson.steps[t-1]:void 0,i=e?hf(e).filter(([,s])=>!Tt(s)):[];return{
facts:this.facts(t),decided:e?.places,because:e?.because,told:i}}told(t){return this.argument.says||
el(this.lesson.steps[t-1])}facts(t){let e=this.lesson.steps.slice(0,t);return ut(this.lesson.start,...e.
map(hf))}mark(t){let e=t;for(;!this.isTold(e);)e-=1;let i=this.items[e];i.firstElementChild?.setAttribute(
"aria-current","step"),xn(S("steps"),i)}introduction(){let{steps:t,rating:e,meaning:i,words:s}=this.
lesson,r=t.length?" Press play, or go forward step by step.":"";return[g("p",{className:"says"},vn(this.
lesson)),g("p",{className:"law"},`Difficulty ${e}: ${i}.${r} ${s[0]}`)]}words(t,e){if(this.argument.
picture){let l=`Picture ${this.argument.number} of ${this.argument.listed.length}. `;return[g("p",{className:"\
says"},[...this.argument.supposed(),this.argument.says].join(" ")),g("p",{className:"law"},l+t.sentence)]}
let i=this.ruleOf(t),s=e===this.lesson.steps.length&&this.lesson.solved?" Solved!":"",r=i.legup?` In\
 LEGUP: ${i.legup}.`:"",o=` (tier ${i.tier}): ${i.law}${r}`;return[g("p",{className:"says"},el(t)+s),
g("p",{className:"law"},g("b",{},i.title),o)]}usesOf(t){return this.lesson.steps.flatMap((e,i)=>e.rule===
t?[i+1]:[])}next(t){let e=this.usesOf(t).filter(i=>this.isTold(i-1));e.length&&this.player.go(e.find(
i=>i>this.player.at)??e[0])}key(t){let e=mi(t)==="n";return e&&this.player.at&&this.next(this.lesson.
steps[this.player.at-1].rule),e||this.player.key(t)}leave(){this.player.stop()}};function el({sentence:n,
more:t}){return t?`${n} ${t}`:n}function hf({places:n,value:t}){return n.map(e=>[e,t])}var PO=/^(?!room )\w+ (r\d+c\d+(-[a-z]+)?)$/;async function cf(n,t){let e=QO(n),i=(await ye(e.solution))(
e.givens);MO(e);let s=new er(e,i),r=new Vn(S("try"),e,i,t),o=[{id:"lesson",title:"Lesson",part:s},{id:"\
try",title:"Try it yourself",part:r}];if(e.dlx){let h=new Kn(S("dlx"),e,i,e.dlx);o.push({id:"dlx",title:"\
Dancing links",part:h})}lf(e,i),of(e,i);let l={lesson:e,tabs:new Zn(o,t),steps:s,play:r};return s.player.
buttons.last.after(R("Try it from here",()=>$O(l),{title:"Go on yourself from what is known here"})),
l}function $O({tabs:n,steps:t,play:e}){n.choose(n.tabs[1]);let i=e.state.startWith(t.facts(t.at));e.
trial=e.state.onTrial().size>0;let s=t.at?`All that is known after step ${t.at} is marked`:"This is \
the start";e.refresh(`${s}${i?"; undo brings back what was there":""}.`),e.view.element.focus()}function MO({
givens:n,rating:t,steps:e,laws:i,words:s}){let[r,o]=n.size,l=N(e.length,"step");S("about").textContent=
`${r} × ${o}, difficulty ${t}, ${l}`,S("laws").append(...[...i,...s].map(a=>g("li",{},a)))}function QO(n){
let t=n.facts.map(s=>s.join(" ")),e=new Map(n.openings.flatMap(([s,r,,o])=>r.map(l=>[`${n.rules[s].name}\
 ${t[l]}`,o]))),i=n.steps.map(s=>{let o=(e.get(`${s.rule} ${s.places[0]} ${s.value}`)??[]).map(c=>t[c]),
l=s.laws.map(c=>RO(n.names[c])),a=[...o.map(W),...l.flatMap(c=>PO.exec(c)?.[1]??[])],h=[...new Set(a)];
return{argument:[],...s,from:o,laws:l,rooms:l.filter(vs),because:h}});return{...n,steps:i}}function RO(n){
return vs(n)?n:n.replace(/r\d+c\d+~\d+/g,t=>Ts(t).join("+"))}_();var il="#lab=",ff="#puzzle=",uf="the link is cut short or damaged",sl="the link holds more than \
5 MB, which is no puzzle",EO=5e6;async function df(n){try{if(n.startsWith(ff))return{text:decodeURIComponent(
n.slice(ff.length))};if(!n.startsWith(il))return null;let t=JSON.parse(await BO(n.slice(il.length))),
{problem:e,puzzle:i,marks:s}=t;return DO(t)?{problem:e,puzzle:i,marks:s}:{damage:uf}}catch(t){return{
damage:t===sl?sl:uf}}}function DO(n){let t=i=>typeof i=="string",e=([i,s])=>t(i)&&s.every(t)&&s.filter(
je).length<2;return t(n.problem)&&t(n.puzzle)&&(n.marks??[]).every(e)}async function ir(n){return il+
await zO(JSON.stringify(n))}async function zO(n){let t=await pf(new Blob([n]),new CompressionStream(
"deflate-raw"));return btoa(Array.from(t,i=>String.fromCharCode(i)).join("")).replaceAll("+","-").replaceAll(
"/","_").replace(/=+$/,"")}async function BO(n){let t=atob(n.replaceAll("-","+").replaceAll("_","/")),
e=Uint8Array.from(t,s=>s.charCodeAt(0)),i=await pf(new Blob([e]),new DecompressionStream("deflate-ra\
w"),EO);return new TextDecoder().decode(i)}async function pf(n,t,e=1/0){let i=n.stream().pipeThrough(
t).getReader(),s=[];for(let r=e,o;!(o=await i.read()).done;s.push(o.value))if(r-=o.value.length,r<0)
throw sl;return new Uint8Array(await new Response(new Blob(s)).arrayBuffer())}Ct();_();var sr=new Map,nr=new Map,nl="lab-";function ke(n,t){sr.set(n,t);try{Fo(nl+n,t),nr.set(n,t)}catch{}}
function Qe(n){return sr.has(n)?sr.get(n):(nr.set(n,mf(n)),nr.get(n))}function mf(n){try{return localStorage.
getItem(nl+n)}catch{return null}}function gf(n){let t=mf(n);return t!==null&&t!==nr.get(n)}function zs(n){
let t=n?.replace(nl,"");return sr.delete(t),t}_();var Of={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function wf(n,t,e){if(t<-.5||e<-.5||t>n.
width+.5||e>n.height+.5)return null;let i=Math.max(0,Math.min(n.height-1,Math.floor(e))),s=Math.max(
0,Math.min(n.width-1,Math.floor(t))),r={top:e-i,bottom:i+1-e,left:t-s,right:s+1-t},[[o]]=Object.entries(
r).sort(([,h],[,c])=>h-c),[l,a]=Of[o];return rl(n,{r:i,c:s},{r:i+l,c:s+a})}function rl(n,t,e){let[i,
s]=[I(t.r,t.c),I(e.r,e.c)];if(n.holds(e))return t.r<e.r||t.c<e.c?`${i}-${s}`:`${s}-${i}`;let r=([l,a])=>t.
r+l===e.r&&t.c+a===e.c,o=Object.entries(Of).find(([,l])=>r(l));return`${i}-${o?.[0]}`}function bf(n,t){
let e=[];for(let{r:i,c:s}=n;i!==t.r||s!==t.c;e.push(I(i,s))){let[r,o]=[t.r-i,t.c-s];Math.abs(r)>Math.
abs(o)?i+=Math.sign(r):s+=Math.sign(o)}return e}_();var rr=class{constructor(t){this.draw=t,this.pressed=null,this.drawing=null,this.element=g("div",{className:"\
drawing",onpointerdown:e=>this.press(e),onpointermove:e=>this.drag(e),onpointerup:()=>this.release(),
onpointercancel:()=>this.lift()})}placeAt(t){let{board:e,grid:i,tools:s}=this.draw;if(!e||!i)return null;
let[r,o]=e.pointAt(t);if(s.isEdge)return wf(i,r,o);let l={r:Math.floor(o),c:Math.floor(r)};return i.
holds(l)?I(l.r,l.c):null}press(t){let{draw:e}=this,i=this.placeAt(t);this.lift(),!(t.button||!t.isPrimary||
!i)&&(e.element.focus({preventScroll:!0}),t.preventDefault(),this.element.setPointerCapture(t.pointerId),
[this.pressed,this.drawing]=[i,t.pointerId],e.tools.isStroke&&e.moveTo(i))}drag(t){let{draw:e}=this;
if(this.drawing!==t.pointerId||!e.tools.isStroke)return;let i=this.placeAt(t);i!==this.pressed&&(this.
pressed=null),!(!i||i===e.cursor)&&e.drawTo(...bf(E(e.cursor),E(i)))}release(){this.pressed&&this.draw.
use(this.pressed),this.lift()}lift(){[this.pressed,this.drawing]=[null,null]}};var ol="number",yf="draw",or=class{constructor(){this.typed="",this.most=0,this.element=g("fieldset",
{className:"row tools"}),this.value=g("input",{type:"number",oninput:()=>this.chooseNumber()}),this.
value.setAttribute("aria-label","which number")}show({tools:t,numbers:[e,i]}){this.most=i,Object.assign(
this.value,{min:e,max:i,value:1}),this.typed="";let s=t.map(([r,o],l)=>{let a=g("input",{type:"radio",
name:"tool",value:r,checked:!l});return g("label",{},a,` ${o} `,...r===ol?[this.value]:[])});this.element.
replaceChildren(g("legend",{},"Draw"),...s)}get radio(){return this.element.querySelector(":checked")}get chosen(){
let t=this.radio?.value??"";return t===ol?this.value.value:t}get isEdge(){return this.radio?.value===
"edge"}get isPair(){return this.radio?.value==="pair"}get isStroke(){return this.radio?.value===yf}type(t){
if(!this.chooseNumber())return!1;let e=Number(this.typed+t);return this.typed=String(e>this.most?Number(
t):e),this.value.value=this.typed,!0}chooseNumber(){return this.choose(ol)}chooseStroke(){return this.
choose(yf)}choose(t){let e=this.element.querySelector(`[value=${t}]`);return e&&(e.checked=!0),e!==null}};var LO=8,Sf=40,IO=".",Ui="drawn",ll=ut(),lr=class{constructor(t,e,i,s){this.work=e,this.kinds=i;let r=i.
map(({problem:o,title:l})=>g("option",{value:o},l));this.kind=g("select",{onchange:()=>this.begin()},
...r),this.height=kf(()=>this.begin()),this.width=kf(()=>this.begin()),this.tools=new or,this.place=
new rr(this).element,this.element=this.newBoard(),this.drawn={problem:"",puzzle:""},this.kept="",this.
cursor=I(0,0),this.from=null,this.last=Promise.resolve(),this.told=g("p",{className:"spoken",role:"s\
tatus"}),this.wrong=g("p",{className:"wrong",role:"alert"}),t.replaceChildren(...this.parts(s)),this.
begin(),this.follow(Ui),addEventListener("storage",({key:o})=>this.follow(zs(o)))}parts(t){let[e,i,s]=[
al("Puzzle",this.kind),al("Rows",this.height),al("Columns",this.width)];return[g("div",{className:"r\
ow"},e,i,s),this.tools.element,this.place,this.told,this.wrong,g("div",{className:"row"},R("Open it",
()=>this.open(t),{className:"main"}),R("Begin again",()=>this.begin()))]}async open(t){await this.last;
let{problem:e,puzzle:i}=this.drawn;await t(e,i)&&(this.kept=i,this.drawn.puzzle===i&&ke(Ui,""))}begin(){
return this.replace("drawn.blank",this.kind.value,xf(this.height),xf(this.width))}async take(t,e){await this.
replace("drawn.shown",t,e),this.settle()}follow(t){let e=t===Ui&&Qe(Ui);e&&this.goOn(e)}goOn(t){let[
e,...i]=t.split(`
`);return this.change(async()=>{await this.fill("drawn.shown",e,[i.join(`
`)]),this.settle()})}replace(t,e,...i){return this.change(async()=>{let s=this.drawn.puzzle!==this.kept;
if(s&&!confirm("Throw away what is drawn?")){this.settle();return}await this.fill(t,e,i),this.kept=this.
drawn.puzzle,s&&ke(Ui,"")})}async fill(t,e,i){let s=await this.work.run("Drawing …",t,[e,...i]),r=this.
kinds.find(o=>o.problem===e);r&&e!==this.drawn.problem&&this.tools.show(r),[this.cursor,this.from]=[
I(0,0),null],await this.show(e,s)}change(t){return this.last=this.last.then(t).catch(e=>{this.settle(),
this.refuse(e.message)}),this.last}settle(){this.grid&&(this.kind.value=this.drawn.problem,[this.height.
value,this.width.value]=[this.grid.height,this.grid.width].map(String))}refuse(t){this.wrong.textContent=
`Not drawn: ${t}.`}put(t,e=this.tools.chosen){return this.change(async()=>{let{problem:i,puzzle:s}=this.
drawn,r=[i,s,t,e];await this.show(i,await this.work.run("Drawing …","drawn.put",r));let o=this.drawn.
puzzle!==this.kept;ke(Ui,o?`${i}
${this.drawn.puzzle}`:"")})}async show(t,{solution:e,givens:i,puzzle:s,said:r}){this.drawn={problem:t,
puzzle:s},this.grid=new _t(i.size);let o=(await ye(e))(i),l=document.activeElement===this.element;this.
element=this.newBoard(),this.place.replaceChildren(this.element),this.board=new Rt(this.element,o),this.
teller=o.teller(ll),new Ht(this.element,o,a=>this.press(a)).show(ll),this.showCursor(),this.wrong.textContent=
"",r&&this.refuse(r),l&&this.element.focus({preventScroll:!0})}showCursor(){let t=this.from&&this.tools.
isPair?[this.from]:[];this.board?.show({facts:ll,cursor:this.cursor,decided:t}),this.told.textContent=
this.teller?.(this.cursor)??""}newBoard(){let t=M("svg",{class:"board",role:"application",tabindex:0,
"aria-label":"The board: arrow keys move, Enter draws, Shift with arrow keys draws from cell to cell"});
return t.addEventListener("keydown",e=>{this.key(e)&&e.preventDefault()}),t}moveTo(t){[this.cursor,this.
tools.typed]=[t,""],this.showCursor()}drawTo(...t){this.put([this.cursor,...t]),[this.cursor,this.tools.
typed]=[t[t.length-1],""]}use(t){if(this.tools.typed="",this.tools.isEdge||(this.cursor=t),!this.tools.
isPair){this.from=null,this.put([t]);return}let[e,i]=[this.from,t];this.from=e&&e!==i?null:t,e&&e!==
i?this.put([e,i]):this.showCursor()}press(t){this.moveTo(t),this.enter()}key(t){let{key:e,shiftKey:i}=t;
if(t.ctrlKey||t.altKey||t.metaKey)return!1;if(e in Ue)this.arrow(e,i);else if(e==="Enter"||e===" ")this.
enter();else if(/^[0-9]$/.test(e))this.digit(e);else if(e==="Backspace"||e==="Delete")this.clear();else
return!1;return!0}enter(){this.tools.isEdge||this.use(this.cursor)}clear(){this.tools.typed="",this.
tools.isEdge||this.put([this.cursor],IO)}arrow(t,e){let[i,s]=Ue[t],{r,c:o}=E(this.cursor),l={r:r+i,c:o+
s};if(this.tools.typed="",!this.grid)return;if(e&&this.tools.isEdge){this.put([rl(this.grid,{r,c:o},
l)]);return}if(!this.grid.holds(l))return;let a=I(l.r,l.c);e&&this.tools.chooseStroke()?this.drawTo(
a):this.moveTo(a)}digit(t){this.tools.type(t)&&this.put([this.cursor])}};function kf(n){return g("in\
put",{type:"number",min:1,max:Sf,value:LO,onchange:n})}function xf(n){let t=Math.max(1,Math.min(Sf,Math.
round(Number(n.value))));return n.value=String(t),t}function al(n,t){return g("label",{},`${n} `,t)}var NO={loader:"pyodide.mjs",module:"pyodide.asm.mjs",wasm:"pyodide.asm.wasm",library:"python_stdlib\
.zip",project:"project.gz",lock:"pyodide-lock.json"},WO="snapshot.gz";async function hl(n){let t=Object.
entries(NO).map(async([e,i])=>[e,await n(i)]);return Object.fromEntries(await Promise.all(t))}async function cl(){
return{...await hl(vf),snapshot:await vf(WO)}}async function vf(n){return new URL(`python/${n}`,location.
href).href}function Tf(){try{new ArrayBuffer(17179869184)}catch{}}var qO={mjs:"text/javascript",wasm:"application/wasm"},Cf=65536;async function fl(){if(document.getElementById(
"packed")===null)return cl();let n=await hl(VO);return Tf(),{...n,snapshot:void 0}}async function VO(n){
let t=S(`packed-${n}`),e=jO(t).pipeThrough(new DecompressionStream("gzip")),i=qO[n.slice(n.lastIndexOf(
".")+1)]??"",s=await new Response(e,{headers:{"Content-Type":i}}).blob();return t.remove(),s}function jO(n){
let t=n.firstChild,e=0;return new ReadableStream({pull(i){i.enqueue(FO(t.substringData(e,Cf))),e+=Cf,
!(e<t.length)&&(t.data="",i.close())}})}function FO(n){let t=atob(n),e=new Uint8Array(t.length);for(let i=0;i<
t.length;i++)e[i]=t.charCodeAt(i);return e}Ct();at();_();var _O="This page needs files beside it, which browsers read from a server alone, and in no frame wi\
th a sandbox: open it there, or the lab that is one page, which make lab writes (build/lab.html).";function Bs(...n){
S("finding").replaceChildren(...n),n.length&&S("finding").scrollIntoView({block:"nearest"})}function Af(){
Bs()}function Pf({said:n,line:t,broken:e},i){let s=t?i.split(`
`)[t-1]:void 0,r=s===void 0?[]:[g("pre",{},`${t}: ${s}`)],o=XO()?_O:`The lab has failed: ${n}`,l=e?o:
`Not yet: ${n}.`;Bs(g("p",{className:"wrong says",role:"alert"},l),...r)}function XO(){return self.origin===
"null"&&!document.getElementById("packed")}async function $f(n){let t=(await ye(n.solution))(n.givens);
n.answers===0?UO(n,t):n.answers===2?HO(n,t):Bs()}function UO({law:n,places:t=[],facts:e=[],steps:i=0,
marked:s},r){let o=t.length?` at ${lt(t)}`:"",l=i?`. After ${N(i,"step")}`:"",a=`${s?"With what is m\
arked this":"This"} puzzle has no answer${l}: ${n}${o}.`;Bs(g("p",{className:"wrong says",role:"aler\
t"},a),Ge(r,e,{wrong:t},"What is known by then"))}function HO({first:n=[],second:t=[],differences:e=[]},i){
let r=`This puzzle has several answers. Two of them differ at ${`${N(e.length,"place")}: ${lt(e)}`}.`,
o={decided:e};Bs(g("p",{className:"wrong says",role:"alert"},r),g("div",{className:"pair"},Ge(i,n,o,
"One answer"),Ge(i,t,o,"Another answer")))}function Ge(n,t,e,i){let s=M("svg",{class:"board",role:"i\
mg","aria-label":i}),r=g("figure",{className:"drawn"},s,g("figcaption",{},i)),o=ut(t);return new Rt(
s,n).show({facts:o,...e}),new Ht(s,n).show(o),r}var Rf=1e6,Ef=/ \(([^()]*)\)$/,Df={"--size":"Size","--difficulty":"Difficulty","--tier":"Tier"},ar=class{constructor(t,e,i){
this.kinds=e;let s=e.map(({puzzle:a,title:h})=>g("option",{value:a},h));this.kind=g("select",{onchange:()=>this.
showWishes()},...s);let r=Number.MAX_SAFE_INTEGER;this.seed=g("input",{type:"number",min:0,max:r,placeholder:"\
any"}),this.wishes=g("div",{className:"wishes"});let o=a=>{a.preventDefault(),l.reportValidity()&&i(
this.kind.value,this.asked(),this.takeSeed())},l=g("form",{},g("label",{},"Puzzle ",this.kind),this.
wishes,g("div",{className:"row"},g("button",{className:"main",onclick:o},"Make one")));t.replaceChildren(
l),this.showWishes()}showWishes(){let e=[...this.kinds.find(({puzzle:s})=>s===this.kind.value)?.options??
[]].sort((s,r)=>Mf(s)-Mf(r));this.wishes.replaceChildren(...e.map(s=>Qf(ZO(s.flag),GO(s.help),YO(s))),
Qf("Seed","the same number makes the same puzzle again",this.seed))}asked(){let t={};for(let e of this.
wishes.querySelectorAll("[name]")){let{name:i,value:s}=e;s.trim()&&(t[i]=s.trim())}return t}takeSeed(){
return this.seed.value?Number(this.seed.value):Math.floor(Math.random()*Rf)}};function Mf({flag:n}){
let t=Object.keys(Df).indexOf(n);return t<0?Rf:t}function GO(n){return n.replaceAll("--","").replace(
Ef,"")}function ZO(n){let t=n.slice(2).replaceAll("-"," ");return Df[n]??t[0].toUpperCase()+t.slice(
1)}function YO({flag:n,help:t,choices:e,usual:i}){if(!e.length)return g("input",{name:n,placeholder:i??
"any"});let s=Ef.exec(t)?.[1].replaceAll("--","the ")??"any",r=i===null?[g("option",{value:""},s)]:[],
o=e.map(([a,h])=>g("option",{value:a},h)),l=g("select",{name:n},...r,...o);return l.value=i??"",l}function Qf(n,t,e){
return g("label",{},g("b",{},n),e,g("small",{},t))}var Ze=class{constructor(t,e){this.part=S(t),this.desk=this.part.querySelector(".desk"),this.fill=e,
this.filled=void 0;let i=()=>this.part.open&&this.ready();this.part.addEventListener("toggle",i),i()}ready(){
return this.filled??=this.begin()}async begin(){this.desk.replaceChildren("Getting ready …");try{let t=await this.
fill(this.desk);return this.part.dataset.ready="yes",t}catch(t){this.filled=void 0;let e=`Not ready:\
 ${t.message}.`;return this.desk.replaceChildren(g("p",{className:"wrong",role:"alert"},e),R("Try ag\
ain",()=>this.again())),null}}again(){return this.part.querySelector("summary")?.focus(),this.ready()}};var bt=class extends Error{constructor(t){super(t.said),this.refusal=t}},yt=class extends Error{},KO="\
the browser starts no worker; a policy may forbid it.",JO=300,Ye=class{constructor(t,e){this.source=
URL.createObjectURL(new Blob([t],{type:"text/javascript"})),this.files=e,this.last=0,this.waiting=[],
this.worker=this.start()}start(){let t=new Worker(this.source);return t.onmessage=({data:e})=>this.take(
e),t.onerror=({message:e=KO})=>this.fail({said:e,broken:!0}),t.postMessage(this.files),t}async call(t,e=[],{
tell:i=()=>{},signal:s}={}){s?.throwIfAborted();let r=new AbortController;return new Promise((o,l)=>{
let a={asked:{id:++this.last,call:t,args:e},give:o,refuse:l,tell:i};this.waiting.push(a),this.waiting.
length===1&&this.goOn();let h=()=>this.giveUp(a,s?.reason);s?.addEventListener("abort",h,{signal:r.signal})}).
finally(()=>r.abort())}goOn(){this.waiting.length&&(this.worker??=this.start(),this.worker.postMessage(
this.waiting[0].asked))}take({id:t,progress:e,value:i,error:s}){let[r]=this.waiting;if(!(!r||t!==r.asked.
id))return e!==void 0?r.tell(e):s?.broken?this.fail(s):(this.files={...this.files,again:!0},this.waiting.
shift(),this.goOn(),s?r.refuse(new bt(s)):r.give(i))}giveUp(t,e){t.refuse(e),t.tell=()=>{},t===this.
waiting[0]?setTimeout(()=>this.leave(t),JO):this.waiting=this.waiting.filter(i=>i!==t)}leave(t){t===
this.waiting[0]&&(this.end(),this.worker=this.start(),this.waiting.shift(),this.goOn())}fail(t){this.
end(),this.waiting.shift()?.refuse(new bt(t)),this.goOn()}end(){this.worker&&(this.worker.onmessage=
this.worker.onerror=null,this.worker.terminate(),this.worker=null)}};var hr=class{constructor(t,{problem:e,puzzle:i},s){this.isReady=!0,this.python=t,this.signal=s,this.
puzzle=[e,i]}async judge(t,e,i){let s=He(e);return s.length?this.ask("moves.judge",t,s,i??""):null}why(t){
return this.ask("moves.why",t)}ask(t,...e){let{signal:i}=this;return this.python.call(t,[...this.puzzle,
...e],{signal:i}).catch(()=>null)}};at();var zf="text",t0=["Files","text/uri-list","text/plain"],e0="input[type=file]",i0="input, textarea, [\
contenteditable=true]",s0=/^\s*\w+:[^\s#]*(#(?:lab|puzzle)=\S+)\s*$/,n0=1e6,cr=class{constructor(t,e){
this.brought=t,this.refuse=e,this.box=S("text-of-puzzle"),this.kind=S("kind"),S("open").onclick=()=>this.
bring(),this.kind.onchange=()=>this.bring(),this.draft=this.box.value=Qe(zf)??"",this.box.oninput=()=>{
this.keep(this.box.value),this.askKind([])},this.box.onpaste=()=>setTimeout(()=>this.bring());let i=S(
"file");i.onchange=async()=>{await this.open(i.files),i.value=""},this.own=!1,addEventListener("drag\
start",()=>this.own=!0),addEventListener("dragend",()=>this.own=!1),addEventListener("dragover",s=>this.
given(s)),addEventListener("drop",s=>{let r=this.given(s);r&&this.drop(r)})}given(t){let e=this.own||
t.defaultPrevented?null:t.dataTransfer,i=e?.types.includes("Files")?e0:i0;return!(e&&!t.target.closest?.(
i))||!e.types.some(r=>t0.includes(r))?null:(t.preventDefault(),e)}drop(t){t.types.includes("Files")?
this.open(t.files):(this.show(t.getData("URL")||t.getData("text")),this.bring())}bring(){let[,t]=s0.
exec(this.box.value)??[];if(!t){this.brought(this.box.value,this.kind.value||null);return}this.keep(
"");let e=location.hash;location.hash=t,location.hash===e&&dispatchEvent(new Event("hashchange"))}async open(t){
let[e,...i]=t??[];if(!e)return;if(i.length){this.refuse(`expected one file, found ${i.length+1}`);return}
if(e.size>n0){this.refuse(`expected a file of 1 MB or less, found ${e.name}`);return}let s=await ul(
e).catch(()=>null);if(s===null){this.refuse(`${e.name} cannot be read: it is a folder, or no longer \
there`);return}this.show(s),this.bring()}unfold(){S("bring").open=!0}show(t){this.box.value=t,this.askKind(
[]),this.taken(t)}follow(t){this.draft||this.show(t)}taken(t){this.draft&&this.holds(t)&&this.keep("")}holds(t){
return this.box.value===t.replace(/\r\n?/g,`
`)}keep(t){this.draft=t,ke(zf,t)}askKind(t,e="",i=new Map){let s=t.map(r=>g("option",{value:r},i.get(
r)??r));this.kind.replaceChildren(...s),this.kind.value=e,S("kinds").hidden=t.length<2}};function ul(n){
let t=new FileReader;return new Promise((e,i)=>{t.onload=()=>e(String(t.result)),t.onerror=()=>i(t.error),
t.readAsText(n)})}var pl=[],Nf=[];(()=>{let n="lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,2,2,,4,z,,u,r,2j,b,1m,\
9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3,,i,,7,a,2,t,3,1k,,,7,2,2,2,3,9,,a,2,q,,2,3,1k,,,5,4,2,2,3,3\
,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,14,5,1j,,,7,,3,,4,7,2,\
b,2,t,3,1k,,,7,,3,,4,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,1p,,,8,c,8,2q,,,a,b,7,\
21,2,r,,,,,,4,2,1d,k,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s,3,t,2,u,2,1s,w,9,,19,\
3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h,12,9,c,3,u,d,1k,e,1c,k,48,3,,l,4,,6,,2,\
3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2b,2,1e,i,q,i,d,,12,8,p\
,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g,g,a6,2,gt,,6a,,45,5,1\
ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,19,b,7,,1p,3,10,e,g,2,1\
8,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,2,2,7,3,5,1v,9,,,2,,,4,,5,,,e,2,2a,i,n,,\
29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,7,,4,8,,9,b,1a,g,5i,8,\
5j,8,,8,2a,m,,e,3e,6,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug,i,1xc,5,1n,7,t4,,,1j,\
7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1j,4,1e,8,,e,,m,5,,f,11s,7,,h,2,7,,2,,5,2\
s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map(t=>t?parseInt(t,36):1);for(let t=0,
e=0;t<n.length;t++)(t%2?Nf:pl).push(e=e+n[t])})();function r0(n){if(n<768)return!1;for(let t=0,e=pl.
length;;){let i=t+e>>1;if(n<pl[i])e=i;else if(n>=Nf[i])t=i+1;else return!0;if(t==e)return!1}}function Bf(n){
return n>=127462&&n<=127487}var Lf=8205;function Wf(n,t,e=!0,i=!0){return(e?qf:o0)(n,t,i)}function qf(n,t,e){if(t==n.length)return t;
t&&Vf(n.charCodeAt(t))&&jf(n.charCodeAt(t-1))&&t--;let i=dl(n,t);for(t+=If(i);t<n.length;){let s=dl(
n,t);if(i==Lf||s==Lf||e&&r0(s))t+=If(s),i=s;else if(Bf(s)){let r=0,o=t-2;for(;o>=0&&Bf(dl(n,o));)r++,
o-=2;if(r%2==0)break;t+=2}else break}return t}function o0(n,t,e){for(;t>1;){let i=qf(n,t-2,e);if(i<t)
return i;t--}return 0}function dl(n,t){let e=n.charCodeAt(t);if(!jf(e)||t+1==n.length)return e;let i=n.
charCodeAt(t+1);return Vf(i)?(e-55296<<10)+(i-56320)+65536:e}function Vf(n){return n>=56320&&n<57344}
function jf(n){return n>=55296&&n<56320}function If(n){return n<65536?1:2}var V=class n{lineAt(t){if(t<0||t>this.length)throw new RangeError(`Invalid position ${t} in documen\
t of length ${this.length}`);return this.lineInner(t,!1,1,0)}line(t){if(t<1||t>this.lines)throw new RangeError(
`Invalid line number ${t} in ${this.lines}-line document`);return this.lineInner(t,!0,1,0)}replace(t,e,i){
[t,e]=Ki(this,t,e);let s=[];return this.decompose(0,t,s,2),i.length&&i.decompose(0,i.length,s,3),this.
decompose(e,this.length,s,1),Gi.from(s,this.length-(e-t)+i.length)}append(t){return this.replace(this.
length,this.length,t)}slice(t,e=this.length){[t,e]=Ki(this,t,e);let i=[];return this.decompose(t,e,i,
0),Gi.from(i,e-t)}eq(t){if(t==this)return!0;if(t.length!=this.length||t.lines!=this.lines)return!1;let e=this.
scanIdentical(t,1),i=this.length-this.scanIdentical(t,-1),s=new xi(this),r=new xi(t);for(let o=e,l=e;;){
if(s.next(o),r.next(o),o=0,s.lineBreak!=r.lineBreak||s.done!=r.done||s.value!=r.value)return!1;if(l+=
s.value.length,s.done||l>=i)return!0}}iter(t=1){return new xi(this,t)}iterRange(t,e=this.length){return new mr(
this,t,e)}iterLines(t,e){let i;if(t==null)i=this.iter();else{e==null&&(e=this.lines+1);let s=this.line(
t).from;i=this.iterRange(s,Math.max(s,e==this.lines+1?this.length:e<=1?0:this.line(e-1).to))}return new gr(
i)}toString(){return this.sliceString(0)}toJSON(){let t=[];return this.flatten(t),t}constructor(){}static of(t){
if(t.length==0)throw new RangeError("A document must have at least one line");return t.length==1&&!t[0]?
n.empty:t.length<=32?new It(t):Gi.from(It.split(t,[]))}},It=class n extends V{constructor(t,e=l0(t)){
super(),this.text=t,this.length=e}get lines(){return this.text.length}get children(){return null}lineInner(t,e,i,s){
for(let r=0;;r++){let o=this.text[r],l=s+o.length;if((e?i:l)>=t)return new gl(s,l,i,o);s=l+1,i++}}decompose(t,e,i,s){
let r=t<=0&&e>=this.length?this:new n(Ff(this.text,t,e),Math.min(e,this.length)-Math.max(0,t));if(s&
1){let o=i.pop(),l=pr(r.text,o.text.slice(),0,r.length);if(l.length<=32)i.push(new n(l,o.length+r.length));else{
let a=l.length>>1;i.push(new n(l.slice(0,a)),new n(l.slice(a)))}}else i.push(r)}replace(t,e,i){if(!(i instanceof
n))return super.replace(t,e,i);[t,e]=Ki(this,t,e);let s=pr(this.text,pr(i.text,Ff(this.text,0,t)),e),
r=this.length+i.length-(e-t);return s.length<=32?new n(s,r):Gi.from(n.split(s,[]),r)}sliceString(t,e=this.
length,i=`
`){[t,e]=Ki(this,t,e);let s="";for(let r=0,o=0;r<=e&&o<this.text.length;o++){let l=this.text[o],a=r+
l.length;r>t&&o&&(s+=i),t<a&&e>r&&(s+=l.slice(Math.max(0,t-r),e-r)),r=a+1}return s}flatten(t){for(let e of this.
text)t.push(e)}scanIdentical(){return 0}static split(t,e){let i=[],s=-1;for(let r of t)i.push(r),s+=
r.length+1,i.length==32&&(e.push(new n(i,s)),i=[],s=-1);return s>-1&&e.push(new n(i,s)),e}},Gi=class n extends V{constructor(t,e){
super(),this.children=t,this.length=e,this.lines=0;for(let i of t)this.lines+=i.lines}lineInner(t,e,i,s){
for(let r=0;;r++){let o=this.children[r],l=s+o.length,a=i+o.lines-1;if((e?a:l)>=t)return o.lineInner(
t,e,i,s);s=l+1,i=a+1}}decompose(t,e,i,s){for(let r=0,o=0;o<=e&&r<this.children.length;r++){let l=this.
children[r],a=o+l.length;if(t<=a&&e>=o){let h=s&((o<=t?1:0)|(a>=e?2:0));o>=t&&a<=e&&!h?i.push(l):l.decompose(
t-o,e-o,i,h)}o=a+1}}replace(t,e,i){if([t,e]=Ki(this,t,e),i.lines<this.lines)for(let s=0,r=0;s<this.children.
length;s++){let o=this.children[s],l=r+o.length;if(t>=r&&e<=l){let a=o.replace(t-r,e-r,i),h=this.lines-
o.lines+a.lines;if(a.lines<h>>4&&a.lines>h>>6){let c=this.children.slice();return c[s]=a,new n(c,this.
length-(e-t)+i.length)}return super.replace(r,l,a)}r=l+1}return super.replace(t,e,i)}sliceString(t,e=this.
length,i=`
`){[t,e]=Ki(this,t,e);let s="";for(let r=0,o=0;r<this.children.length&&o<=e;r++){let l=this.children[r],
a=o+l.length;o>t&&r&&(s+=i),t<a&&e>o&&(s+=l.sliceString(t-o,e-o,i)),o=a+1}return s}flatten(t){for(let e of this.
children)e.flatten(t)}scanIdentical(t,e){if(!(t instanceof n))return 0;let i=0,[s,r,o,l]=e>0?[0,0,this.
children.length,t.children.length]:[this.children.length-1,t.children.length-1,-1,-1];for(;;s+=e,r+=
e){if(s==o||r==l)return i;let a=this.children[s],h=t.children[r];if(a!=h)return i+a.scanIdentical(h,
e);i+=a.length+1}}static from(t,e=t.reduce((i,s)=>i+s.length+1,-1)){let i=0;for(let d of t)i+=d.lines;
if(i<32){let d=[];for(let p of t)p.flatten(d);return new It(d,e)}let s=Math.max(32,i>>5),r=s<<1,o=s>>
1,l=[],a=0,h=-1,c=[];function f(d){let p;if(d.lines>r&&d instanceof n)for(let m of d.children)f(m);else
d.lines>o&&(a>o||!a)?(u(),l.push(d)):d instanceof It&&a&&(p=c[c.length-1])instanceof It&&d.lines+p.lines<=
32?(a+=d.lines,h+=d.length+1,c[c.length-1]=new It(p.text.concat(d.text),p.length+1+d.length)):(a+d.lines>
s&&u(),a+=d.lines,h+=d.length+1,c.push(d))}function u(){a!=0&&(l.push(c.length==1?c[0]:n.from(c,h)),
h=-1,a=c.length=0)}for(let d of t)f(d);return u(),l.length==1?l[0]:new n(l,e)}};V.empty=new It([""],
0);function l0(n){let t=-1;for(let e of n)t+=e.length+1;return t}function pr(n,t,e=0,i=1e9){for(let s=0,
r=0,o=!0;r<n.length&&s<=i;r++){let l=n[r],a=s+l.length;a>=e&&(a>i&&(l=l.slice(0,i-s)),s<e&&(l=l.slice(
e-s)),o?(t[t.length-1]+=l,o=!1):t.push(l)),s=a+1}return t}function Ff(n,t,e){return pr(n,[""],t,e)}var xi=class{constructor(t,e=1){
this.dir=e,this.done=!1,this.lineBreak=!1,this.value="",this.nodes=[t],this.offsets=[e>0?1:(t instanceof
It?t.text.length:t.children.length)<<1]}nextInner(t,e){for(this.done=this.lineBreak=!1;;){let i=this.
nodes.length-1,s=this.nodes[i],r=this.offsets[i],o=r>>1,l=s instanceof It?s.text.length:s.children.length;
if(o==(e>0?l:0)){if(i==0)return this.done=!0,this.value="",this;e>0&&this.offsets[i-1]++,this.nodes.
pop(),this.offsets.pop()}else if((r&1)==(e>0?0:1)){if(this.offsets[i]+=e,t==0)return this.lineBreak=
!0,this.value=`
`,this;t--}else if(s instanceof It){let a=s.text[o+(e<0?-1:0)];if(this.offsets[i]+=e,a.length>Math.max(
0,t))return this.value=t==0?a:e>0?a.slice(t):a.slice(0,a.length-t),this;t-=a.length}else{let a=s.children[o+
(e<0?-1:0)];t>a.length?(t-=a.length,this.offsets[i]+=e):(e<0&&this.offsets[i]--,this.nodes.push(a),this.
offsets.push(e>0?1:(a instanceof It?a.text.length:a.children.length)<<1))}}}next(t=0){return t<0&&(this.
nextInner(-t,-this.dir),t=this.value.length),this.nextInner(t,this.dir)}},mr=class{constructor(t,e,i){
this.value="",this.done=!1,this.cursor=new xi(t,e>i?-1:1),this.pos=e>i?t.length:0,this.from=Math.min(
e,i),this.to=Math.max(e,i)}nextInner(t,e){if(e<0?this.pos<=this.from:this.pos>=this.to)return this.value=
"",this.done=!0,this;t+=Math.max(0,e<0?this.pos-this.to:this.from-this.pos);let i=e<0?this.pos-this.
from:this.to-this.pos;t>i&&(t=i),i-=t;let{value:s}=this.cursor.next(t);return this.pos+=(s.length+t)*
e,this.value=s.length<=i?s:e<0?s.slice(s.length-i):s.slice(0,i),this.done=!this.value,this}next(t=0){
return t<0?t=Math.max(t,this.from-this.pos):t>0&&(t=Math.min(t,this.to-this.pos)),this.nextInner(t,this.
cursor.dir)}get lineBreak(){return this.cursor.lineBreak&&this.value!=""}},gr=class{constructor(t){this.
inner=t,this.afterBreak=!0,this.value="",this.done=!1}next(t=0){let{done:e,lineBreak:i,value:s}=this.
inner.next(t);return e&&this.afterBreak?(this.value="",this.afterBreak=!1):e?(this.done=!0,this.value=
""):i?this.afterBreak?this.value="":(this.afterBreak=!0,this.next()):(this.value=s,this.afterBreak=!1),
this}get lineBreak(){return!1}};typeof Symbol<"u"&&(V.prototype[Symbol.iterator]=function(){return this.
iter()},xi.prototype[Symbol.iterator]=mr.prototype[Symbol.iterator]=gr.prototype[Symbol.iterator]=function(){
return this});var gl=class{constructor(t,e,i,s){this.from=t,this.to=e,this.number=i,this.text=s}get length(){
return this.to-this.from}};function Ki(n,t,e){return t=Math.max(0,Math.min(n.length,t)),[t,Math.max(
t,Math.min(n.length,e))]}function dt(n,t,e=!0,i=!0){return Wf(n,t,e,i)}function a0(n){return n>=56320&&
n<57344}function h0(n){return n>=55296&&n<56320}function $l(n,t){let e=n.charCodeAt(t);if(!h0(e)||t+
1==n.length)return e;let i=n.charCodeAt(t+1);return a0(i)?(e-55296<<10)+(i-56320)+65536:e}function Ml(n){return n<65536?1:2}var Ol=/\r\n?|\n/,gt=(function(n){return n[n.Simple=0]="Simple",n[n.
TrackDel=1]="TrackDel",n[n.TrackBefore=2]="TrackBefore",n[n.TrackAfter=3]="TrackAfter",n})(gt||(gt={})),
Re=class n{constructor(t){this.sections=t}get length(){let t=0;for(let e=0;e<this.sections.length;e+=
2)t+=this.sections[e];return t}get newLength(){let t=0;for(let e=0;e<this.sections.length;e+=2){let i=this.
sections[e+1];t+=i<0?this.sections[e]:i}return t}get empty(){return this.sections.length==0||this.sections.
length==2&&this.sections[1]<0}iterGaps(t){for(let e=0,i=0,s=0;e<this.sections.length;){let r=this.sections[e++],
o=this.sections[e++];o<0?(t(i,s,r),s+=r):s+=o,i+=r}}iterChangedRanges(t,e=!1){wl(this,t,e)}get invertedDesc(){
let t=[];for(let e=0;e<this.sections.length;){let i=this.sections[e++],s=this.sections[e++];s<0?t.push(
i,s):t.push(s,i)}return new n(t)}composeDesc(t){return this.empty?t:t.empty?this:Gf(this,t)}mapDesc(t,e=!1){
return t.empty?this:bl(this,t,e)}mapPos(t,e=-1,i=gt.Simple){let s=0,r=0;for(let o=0;o<this.sections.
length;){let l=this.sections[o++],a=this.sections[o++],h=s+l;if(a<0){if(h>t)return r+(t-s);r+=l}else{
if(i!=gt.Simple&&h>=t&&(i==gt.TrackDel&&s<t&&h>t||i==gt.TrackBefore&&s<t||i==gt.TrackAfter&&h>t))return null;
if(h>t||h==t&&e<0&&!l)return t==s||e<0?r:r+a;r+=a}s=h}if(t>s)throw new RangeError(`Position ${t} is \
out of range for changeset of length ${s}`);return r}touchesRange(t,e=t){for(let i=0,s=0;i<this.sections.
length&&s<=e;){let r=this.sections[i++],o=this.sections[i++],l=s+r;if(o>=0&&s<=e&&l>=t)return s<t&&l>
e?"cover":!0;s=l}return!1}toString(){let t="";for(let e=0;e<this.sections.length;){let i=this.sections[e++],
s=this.sections[e++];t+=(t?" ":"")+i+(s>=0?":"+s:"")}return t}toJSON(){return this.sections}static fromJSON(t){
if(!Array.isArray(t)||t.length%2||t.some(e=>typeof e!="number"))throw new RangeError("Invalid JSON r\
epresentation of ChangeDesc");return new n(t)}static create(t){return new n(t)}},At=class n extends Re{constructor(t,e){
super(t),this.inserted=e}apply(t){if(this.length!=t.length)throw new RangeError("Applying change set\
 to a document with the wrong length");return wl(this,(e,i,s,r,o)=>t=t.replace(s,s+(i-e),o),!1),t}mapDesc(t,e=!1){
return bl(this,t,e,!0)}invert(t){let e=this.sections.slice(),i=[];for(let s=0,r=0;s<e.length;s+=2){let o=e[s],
l=e[s+1];if(l>=0){e[s]=l,e[s+1]=o;let a=s>>1;for(;i.length<a;)i.push(V.empty);i.push(o?t.slice(r,r+o):
V.empty)}r+=o}return new n(e,i)}compose(t){return this.empty?t:t.empty?this:Gf(this,t,!0)}map(t,e=!1){
return t.empty?this:bl(this,t,e,!0)}iterChanges(t,e=!1){wl(this,t,e)}get desc(){return Re.create(this.
sections)}filter(t){let e=[],i=[],s=[],r=new Si(this);t:for(let o=0,l=0;;){let a=o==t.length?1e9:t[o++];
for(;l<a||l==a&&r.len==0;){if(r.done)break t;let c=Math.min(r.len,a-l);kt(s,c,-1);let f=r.ins==-1?-1:
r.off==0?r.ins:0;kt(e,c,f),f>0&&Ke(i,e,r.text),r.forward(c),l+=c}let h=t[o++];for(;l<h;){if(r.done)break t;
let c=Math.min(r.len,h-l);kt(e,c,-1),kt(s,c,r.ins==-1?-1:r.off==0?r.ins:0),r.forward(c),l+=c}}return{
changes:new n(e,i),filtered:Re.create(s)}}toJSON(){let t=[];for(let e=0;e<this.sections.length;e+=2){
let i=this.sections[e],s=this.sections[e+1];s<0?t.push(i):s==0?t.push([i]):t.push([i].concat(this.inserted[e>>
1].toJSON()))}return t}static of(t,e,i){let s=[],r=[],o=0,l=null;function a(c=!1){if(!c&&!s.length)return;
o<e&&kt(s,e-o,-1);let f=new n(s,r);l=l?l.compose(f.map(l)):f,s=[],r=[],o=0}function h(c){if(Array.isArray(
c))for(let f of c)h(f);else if(c instanceof n){if(c.length!=e)throw new RangeError(`Mismatched chang\
e set length (got ${c.length}, expected ${e})`);a(),l=l?l.compose(c.map(l)):c}else{let{from:f,to:u=f,
insert:d}=c;if(f>u||f<0||u>e)throw new RangeError(`Invalid change range ${f} to ${u} (in doc of leng\
th ${e})`);let p=d?typeof d=="string"?V.of(d.split(i||Ol)):d:V.empty,m=p.length;if(f==u&&m==0)return;
f<o&&a(),f>o&&kt(s,f-o,-1),kt(s,u-f,m),Ke(r,s,p),o=u}}return h(t),a(!l),l}static empty(t){return new n(
t?[t,-1]:[],[])}static fromJSON(t){if(!Array.isArray(t))throw new RangeError("Invalid JSON represent\
ation of ChangeSet");let e=[],i=[];for(let s=0;s<t.length;s++){let r=t[s];if(typeof r=="number")e.push(
r,-1);else{if(!Array.isArray(r)||typeof r[0]!="number"||r.some((o,l)=>l&&typeof o!="string"))throw new RangeError(
"Invalid JSON representation of ChangeSet");if(r.length==1)e.push(r[0],0);else{for(;i.length<s;)i.push(
V.empty);i[s]=V.of(r.slice(1)),e.push(r[0],i[s].length)}}}return new n(e,i)}static createSet(t,e){return new n(
t,e)}};function kt(n,t,e,i=!1){if(t==0&&e<=0)return;let s=n.length-2;s>=0&&e<=0&&e==n[s+1]?n[s]+=t:s>=
0&&t==0&&n[s]==0?n[s+1]+=e:i?(n[s]+=t,n[s+1]+=e):n.push(t,e)}function Ke(n,t,e){if(e.length==0)return;
let i=t.length-2>>1;if(i<n.length)n[n.length-1]=n[n.length-1].append(e);else{for(;n.length<i;)n.push(
V.empty);n.push(e)}}function wl(n,t,e){let i=n.inserted;for(let s=0,r=0,o=0;o<n.sections.length;){let l=n.
sections[o++],a=n.sections[o++];if(a<0)s+=l,r+=l;else{let h=s,c=r,f=V.empty;for(;h+=l,c+=a,a&&i&&(f=
f.append(i[o-2>>1])),!(e||o==n.sections.length||n.sections[o+1]<0);)l=n.sections[o++],a=n.sections[o++];
t(s,h,r,c,f),s=h,r=c}}}function bl(n,t,e,i=!1){let s=[],r=i?[]:null,o=new Si(n),l=new Si(t);for(let a=-1;;){
if(o.done&&l.len||l.done&&o.len)throw new Error("Mismatched change set lengths");if(o.ins==-1&&l.ins==
-1){let h=Math.min(o.len,l.len);kt(s,h,-1),o.forward(h),l.forward(h)}else if(l.ins>=0&&(o.ins<0||a==
o.i||o.off==0&&(l.len<o.len||l.len==o.len&&!e))){let h=l.len;for(kt(s,l.ins,-1);h;){let c=Math.min(o.
len,h);o.ins>=0&&a<o.i&&o.len<=c&&(kt(s,0,o.ins),r&&Ke(r,s,o.text),a=o.i),o.forward(c),h-=c}l.next()}else if(o.
ins>=0){let h=0,c=o.len;for(;c;)if(l.ins==-1){let f=Math.min(c,l.len);h+=f,c-=f,l.forward(f)}else if(l.
ins==0&&l.len<c)c-=l.len,l.next();else break;kt(s,h,a<o.i?o.ins:0),r&&a<o.i&&Ke(r,s,o.text),a=o.i,o.
forward(o.len-c)}else{if(o.done&&l.done)return r?At.createSet(s,r):Re.create(s);throw new Error("Mis\
matched change set lengths")}}}function Gf(n,t,e=!1){let i=[],s=e?[]:null,r=new Si(n),o=new Si(t);for(let l=!1;;){
if(r.done&&o.done)return s?At.createSet(i,s):Re.create(i);if(r.ins==0)kt(i,r.len,0,l),r.next();else if(o.
len==0&&!o.done)kt(i,0,o.ins,l),s&&Ke(s,i,o.text),o.next();else{if(r.done||o.done)throw new Error("M\
ismatched change set lengths");{let a=Math.min(r.len2,o.len),h=i.length;if(r.ins==-1){let c=o.ins==-1?
-1:o.off?0:o.ins;kt(i,a,c,l),s&&c&&Ke(s,i,o.text)}else o.ins==-1?(kt(i,r.off?0:r.len,a,l),s&&Ke(s,i,
r.textBit(a))):(kt(i,r.off?0:r.len,o.off?0:o.ins,l),s&&!o.off&&Ke(s,i,o.text));l=(r.ins>a||o.ins>=0&&
o.len>a)&&(l||i.length>h),r.forward2(a),o.forward(a)}}}}var Si=class{constructor(t){this.set=t,this.
i=0,this.next()}next(){let{sections:t}=this.set;this.i<t.length?(this.len=t[this.i++],this.ins=t[this.
i++]):(this.len=0,this.ins=-2),this.off=0}get done(){return this.ins==-2}get len2(){return this.ins<
0?this.len:this.ins}get text(){let{inserted:t}=this.set,e=this.i-2>>1;return e>=t.length?V.empty:t[e]}textBit(t){
let{inserted:e}=this.set,i=this.i-2>>1;return i>=e.length&&!t?V.empty:e[i].slice(this.off,t==null?void 0:
this.off+t)}forward(t){t==this.len?this.next():(this.len-=t,this.off+=t)}forward2(t){this.ins==-1?this.
forward(t):t==this.ins?this.next():(this.ins-=t,this.off+=t)}},bi=class n{constructor(t,e,i,s){this.
from=t,this.to=e,this.flags=i,this.goalColumn=s}get anchor(){return this.flags&32?this.to:this.from}get head(){
return this.flags&32?this.from:this.to}get empty(){return this.from==this.to}get assoc(){return this.
flags&8?-1:this.flags&16?1:0}get undirectional(){return(this.flags&64)>0}get bidiLevel(){let t=this.
flags&7;return t==7?null:t}map(t,e=-1){let i,s;return this.empty?i=s=t.mapPos(this.from,e):(i=t.mapPos(
this.from,1),s=t.mapPos(this.to,-1)),i==this.from&&s==this.to?this:new n(i,s,this.flags,this.goalColumn)}extend(t,e=t,i=0){
if(t<=this.anchor&&e>=this.anchor)return y.range(t,e,void 0,void 0,i);let s=Math.abs(t-this.anchor)>
Math.abs(e-this.anchor)?t:e;return y.range(this.anchor,s,void 0,void 0,i)}eq(t,e=!1){return this.anchor==
t.anchor&&this.head==t.head&&this.goalColumn==t.goalColumn&&(!e||!this.empty||this.assoc==t.assoc)}toJSON(){
return{anchor:this.anchor,head:this.head}}static fromJSON(t){if(!t||typeof t.anchor!="number"||typeof t.
head!="number")throw new RangeError("Invalid JSON representation for SelectionRange");return y.range(
t.anchor,t.head)}static create(t,e,i,s){return new n(t,e,i,s)}},y=class n{constructor(t,e){this.ranges=
t,this.mainIndex=e}map(t,e=-1){return t.empty?this:n.create(this.ranges.map(i=>i.map(t,e)),this.mainIndex)}eq(t,e=!1){
if(this.ranges.length!=t.ranges.length||this.mainIndex!=t.mainIndex)return!1;for(let i=0;i<this.ranges.
length;i++)if(!this.ranges[i].eq(t.ranges[i],e))return!1;return!0}get main(){return this.ranges[this.
mainIndex]}asSingle(){return this.ranges.length==1?this:new n([this.main],0)}addRange(t,e=!0){return n.
create([t].concat(this.ranges),e?0:this.mainIndex+1)}replaceRange(t,e=this.mainIndex){let i=this.ranges.
slice();return i[e]=t,n.create(i,this.mainIndex)}toJSON(){return{ranges:this.ranges.map(t=>t.toJSON()),
main:this.mainIndex}}static fromJSON(t){if(!t||!Array.isArray(t.ranges)||typeof t.main!="number"||t.
main>=t.ranges.length)throw new RangeError("Invalid JSON representation for EditorSelection");return new n(
t.ranges.map(e=>bi.fromJSON(e)),t.main)}static single(t,e=t){return new n([n.range(t,e)],0)}static create(t,e=0){
if(t.length==0)throw new RangeError("A selection needs at least one range");for(let i=0,s=0;s<t.length;s++){
let r=t[s];if(r.empty?r.from<=i:r.from<i)return n.normalized(t.slice(),e);i=r.to}return new n(t,e)}static cursor(t,e=0,i,s){
return bi.create(t,t,(e==0?0:e<0?8:16)|(i==null?7:Math.min(6,i)),s)}static range(t,e,i,s,r){let o=s==
null?7:Math.min(6,s);return!r&&t!=e&&(r=e<t?1:-1),r&&(o|=r<0?8:16),e<t?bi.create(e,t,o|32,i):bi.create(
t,e,o,i)}static undirectionalRange(t,e){return bi.create(t,e,64,void 0)}static normalized(t,e=0){let i=t[e];
t.sort((s,r)=>s.from-r.from),e=t.indexOf(i);for(let s=1;s<t.length;s++){let r=t[s],o=t[s-1];if(r.empty?
r.from<=o.to:r.from<o.to){let l=o.from,a=Math.max(r.to,o.to);s<=e&&e--,t.splice(--s,2,r.anchor>r.head?
n.range(a,l):n.range(l,a))}}return new n(t,e)}};function Zf(n,t){for(let e of n.ranges)if(e.to>t)throw new RangeError(
"Selection points outside of document")}var Ql=0,Q=class n{constructor(t,e,i,s,r){this.combine=t,this.
compareInput=e,this.compare=i,this.isStatic=s,this.id=Ql++,this.default=t([]),this.extensions=typeof r==
"function"?r(this):r}get reader(){return this}static define(t={}){return new n(t.combine||(e=>e),t.compareInput||
((e,i)=>e===i),t.compare||(t.combine?(e,i)=>e===i:Rl),!!t.static,t.enables)}of(t){return new Zi([],this,
0,t)}compute(t,e){if(this.isStatic)throw new Error("Can't compute a static facet");return new Zi(t,this,
1,e)}computeN(t,e){if(this.isStatic)throw new Error("Can't compute a static facet");return new Zi(t,
this,2,e)}from(t,e){return e||(e=i=>i),this.compute([t],i=>e(i.field(t)))}};function Rl(n,t){return n==
t||n.length==t.length&&n.every((e,i)=>e===t[i])}var Zi=class{constructor(t,e,i,s){this.dependencies=
t,this.facet=e,this.type=i,this.value=s,this.id=Ql++}dynamicSlot(t){var e;let i=this.value,s=this.facet.
compareInput,r=this.id,o=t[r]>>1,l=this.type==2,a=!1,h=!1,c=[];for(let f of this.dependencies)f=="do\
c"?a=!0:f=="selection"?h=!0:(((e=t[f.id])!==null&&e!==void 0?e:1)&1)==0&&c.push(t[f.id]);return{create(f){
return f.values[o]=i(f),1},update(f,u){if(a&&u.docChanged||h&&(u.docChanged||u.selection)||yl(f,c)){
let d=i(f);if(l?!_f(d,f.values[o],s):!s(d,f.values[o]))return f.values[o]=d,1}return 0},reconfigure:(f,u)=>{
let d,p=u.config.address[r];if(p!=null){let m=yr(u,p);if(this.dependencies.every(O=>O instanceof Q?u.
facet(O)===f.facet(O):O instanceof Nt?u.field(O,!1)==f.field(O,!1):!0)||(l?_f(d=i(f),m,s):s(d=i(f),m)))
return f.values[o]=m,0}else d=i(f);return f.values[o]=d,1}}}get extension(){return this}};function _f(n,t,e){
if(n.length!=t.length)return!1;for(let i=0;i<n.length;i++)if(!e(n[i],t[i]))return!1;return!0}function yl(n,t){
let e=!1;for(let i of t)Is(n,i)&1&&(e=!0);return e}function c0(n,t,e){let i=e.map(a=>n[a.id]),s=e.map(
a=>a.type),r=i.filter(a=>!(a&1)),o=n[t.id]>>1;function l(a){let h=[];for(let c=0;c<i.length;c++){let f=yr(
a,i[c]);if(s[c]==2)for(let u of f)h.push(u);else h.push(f)}return t.combine(h)}return{create(a){for(let h of i)
Is(a,h);return a.values[o]=l(a),1},update(a,h){if(!yl(a,r))return 0;let c=l(a);return t.compare(c,a.
values[o])?0:(a.values[o]=c,1)},reconfigure(a,h){let c=yl(a,i),f=h.config.facets[t.id],u=h.facet(t);
if(f&&!c&&Rl(e,f))return a.values[o]=u,0;let d=l(a);return t.compare(d,u)?(a.values[o]=u,0):(a.values[o]=
d,1)}}}var fr=Q.define({static:!0}),Nt=class n{constructor(t,e,i,s,r){this.id=t,this.createF=e,this.
updateF=i,this.compareF=s,this.spec=r,this.provides=void 0}static define(t){let e=new n(Ql++,t.create,
t.update,t.compare||((i,s)=>i===s),t);return t.provide&&(e.provides=t.provide(e)),e}create(t){let e=t.
facet(fr).find(i=>i.field==this);return(e?.create||this.createF)(t)}slot(t){let e=t[this.id]>>1;return{
create:i=>(i.values[e]=this.create(i),1),update:(i,s)=>{let r=i.values[e],o=this.updateF(r,s);return this.
compareF(r,o)?0:(i.values[e]=o,1)},reconfigure:(i,s)=>{let r=i.facet(fr),o=s.facet(fr),l;return(l=r.
find(a=>a.field==this))&&l!=o.find(a=>a.field==this)?(i.values[e]=l.create(i),1):s.config.address[this.
id]!=null?(i.values[e]=s.field(this),0):(i.values[e]=this.create(i),1)}}}init(t){return[this,fr.of({
field:this,create:t})]}get extension(){return this}},yi={lowest:4,low:3,default:2,high:1,highest:0};
function Ls(n){return t=>new Or(t,n)}var ti={highest:Ls(yi.highest),high:Ls(yi.high),default:Ls(yi.default),
low:Ls(yi.low),lowest:Ls(yi.lowest)},Or=class{constructor(t,e){this.inner=t,this.prec=e}get extension(){
return this}},wr=class n{of(t){return new Ns(this,t)}reconfigure(t){return n.reconfigure.of({compartment:this,
extension:t})}get(t){return t.config.compartments.get(this)}},Ns=class{constructor(t,e){this.compartment=
t,this.inner=e}get extension(){return this}},br=class n{constructor(t,e,i,s,r,o){for(this.base=t,this.
compartments=e,this.dynamicSlots=i,this.address=s,this.staticValues=r,this.facets=o,this.statusTemplate=
[];this.statusTemplate.length<i.length;)this.statusTemplate.push(0)}staticFacet(t){let e=this.address[t.
id];return e==null?t.default:this.staticValues[e>>1]}static resolve(t,e,i){let s=[],r=Object.create(
null),o=new Map;for(let u of f0(t,e,o))u instanceof Nt?s.push(u):(r[u.facet.id]||(r[u.facet.id]=[])).
push(u);let l=Object.create(null),a=[],h=[];for(let u of s)l[u.id]=h.length<<1,h.push(d=>u.slot(d));
let c=i?.config.facets;for(let u in r){let d=r[u],p=d[0].facet,m=c&&c[u]||[];if(d.every(O=>O.type==0))
if(l[p.id]=a.length<<1|1,Rl(m,d))a.push(i.facet(p));else{let O=p.combine(d.map(w=>w.value));a.push(i&&
p.compare(O,i.facet(p))?i.facet(p):O)}else{for(let O of d)O.type==0?(l[O.id]=a.length<<1|1,a.push(O.
value)):(l[O.id]=h.length<<1,h.push(w=>O.dynamicSlot(w)));l[p.id]=h.length<<1,h.push(O=>c0(O,p,d))}}
let f=h.map(u=>u(l));return new n(t,o,f,l,a,r)}};function f0(n,t,e){let i=[[],[],[],[],[]],s=new Map;
function r(o,l){let a=s.get(o);if(a!=null){if(a<=l)return;let h=i[a].indexOf(o);h>-1&&i[a].splice(h,
1),o instanceof Ns&&e.delete(o.compartment)}if(s.set(o,l),Array.isArray(o))for(let h of o)r(h,l);else if(o instanceof
Ns){if(e.has(o.compartment))throw new RangeError("Duplicate use of compartment in extensions");let h=t.
get(o.compartment)||o.inner;e.set(o.compartment,h),r(h,l)}else if(o instanceof Or)r(o.inner,o.prec);else if(o instanceof
Nt)i[l].push(o),o.provides&&r(o.provides,l);else if(o instanceof Zi)i[l].push(o),o.facet.extensions&&
r(o.facet.extensions,yi.default);else{let h=o.extension;if(!h)throw new Error(`Unrecognized extensio\
n value in extension set (${o}).`);if(h==o)throw new Error(`Unrecognized extension value in extensio\
n set (${o}). This sometimes happens because multiple instances of @codemirror/state are loaded, bre\
aking instanceof checks.`);r(h,l)}}return r(n,yi.default),i.reduce((o,l)=>o.concat(l))}function Is(n,t){
if(t&1)return 2;let e=t>>1,i=n.status[e];if(i==4)throw new Error("Cyclic dependency between fields a\
nd/or facets");if(i&2)return i;n.status[e]=4;let s=n.computeSlot(n,n.config.dynamicSlots[e]);return n.
status[e]=2|s}function yr(n,t){return t&1?n.config.staticValues[t>>1]:n.values[t>>1]}var Yf=Q.define(),
kl=Q.define({combine:n=>n.some(t=>t),static:!0}),Kf=Q.define({combine:n=>n.length?n[0]:void 0,static:!0}),
Jf=Q.define(),tu=Q.define(),eu=Q.define(),iu=Q.define({combine:n=>n.length?n[0]:!1}),Et=class{constructor(t,e){
this.type=t,this.value=e}static define(){return new xl}},xl=class{of(t){return new Et(this,t)}},Sl=class{constructor(t){
this.map=t}of(t){return new Z(this,t)}},Z=class n{constructor(t,e){this.type=t,this.value=e}map(t){let e=this.
type.map(this.value,t);return e===void 0?void 0:e==this.value?this:new n(this.type,e)}is(t){return this.
type==t}static define(t={}){return new Sl(t.map||(e=>e))}static mapEffects(t,e){if(!t.length)return t;
let i=[];for(let s of t){let r=s.map(e);r&&i.push(r)}return i}};Z.reconfigure=Z.define();Z.appendConfig=
Z.define();var ct=class n{constructor(t,e,i,s,r,o){this.startState=t,this.changes=e,this.selection=i,
this.effects=s,this.annotations=r,this.scrollIntoView=o,this._doc=null,this._state=null,i&&Zf(i,e.newLength),
r.some(l=>l.type==n.time)||(this.annotations=r.concat(n.time.of(Date.now())))}static create(t,e,i,s,r,o){
return new n(t,e,i,s,r,o)}get newDoc(){return this._doc||(this._doc=this.changes.apply(this.startState.
doc))}get newSelection(){return this.selection||this.startState.selection.map(this.changes)}get state(){
return this._state||this.startState.applyTransaction(this),this._state}annotation(t){for(let e of this.
annotations)if(e.type==t)return e.value}get docChanged(){return!this.changes.empty}get reconfigured(){
return this.startState.config!=this.state.config}isUserEvent(t){let e=this.annotation(n.userEvent);return!!(e&&
(e==t||e.length>t.length&&e.slice(0,t.length)==t&&e[t.length]=="."))}};ct.time=Et.define();ct.userEvent=
Et.define();ct.addToHistory=Et.define();ct.remote=Et.define();function u0(n,t){let e=[];for(let i=0,
s=0;;){let r,o;if(i<n.length&&(s==t.length||t[s]>=n[i]))r=n[i++],o=n[i++];else if(s<t.length)r=t[s++],
o=t[s++];else return e;!e.length||e[e.length-1]<r?e.push(r,o):e[e.length-1]<o&&(e[e.length-1]=o)}}function su(n,t,e){
var i;let s,r,o;return e?(s=t.changes,r=At.empty(t.changes.length),o=n.changes.compose(t.changes)):(s=
t.changes.map(n.changes),r=n.changes.mapDesc(t.changes,!0),o=n.changes.compose(s)),{changes:o,selection:t.
selection?t.selection.map(r):(i=n.selection)===null||i===void 0?void 0:i.map(s),effects:Z.mapEffects(
n.effects,s).concat(Z.mapEffects(t.effects,r)),annotations:n.annotations.length?n.annotations.concat(
t.annotations):t.annotations,scrollIntoView:n.scrollIntoView||t.scrollIntoView}}function vl(n,t,e){let i=t.
selection,s=Yi(t.annotations);return t.userEvent&&(s=s.concat(ct.userEvent.of(t.userEvent))),{changes:t.
changes instanceof At?t.changes:At.of(t.changes||[],e,n.facet(Kf)),selection:i&&(i instanceof y?i:y.
single(i.anchor,i.head)),effects:Yi(t.effects),annotations:s,scrollIntoView:!!t.scrollIntoView}}function nu(n,t,e){
let i=vl(n,t.length?t[0]:{},n.doc.length);t.length&&t[0].filter===!1&&(e=!1);for(let r=1;r<t.length;r++){
t[r].filter===!1&&(e=!1);let o=!!t[r].sequential;i=su(i,vl(n,t[r],o?i.changes.newLength:n.doc.length),
o)}let s=ct.create(n,i.changes,i.selection,i.effects,i.annotations,i.scrollIntoView);return p0(e?d0(
s):s)}function d0(n){let t=n.startState,e=!0;for(let s of t.facet(Jf)){let r=s(n);if(r===!1){e=!1;break}
Array.isArray(r)&&(e=e===!0?r:u0(e,r))}if(e!==!0){let s,r;if(e===!1)r=n.changes.invertedDesc,s=At.empty(
t.doc.length);else{let o=n.changes.filter(e);s=o.changes,r=o.filtered.mapDesc(o.changes).invertedDesc}
n=ct.create(t,s,n.selection&&n.selection.map(r),Z.mapEffects(n.effects,r),n.annotations,n.scrollIntoView)}
let i=t.facet(tu);for(let s=i.length-1;s>=0;s--){let r=i[s](n);r instanceof ct?n=r:Array.isArray(r)&&
r.length==1&&r[0]instanceof ct?n=r[0]:n=nu(t,Yi(r),!1)}return n}function p0(n){let t=n.startState,e=t.
facet(eu),i=n;for(let s=e.length-1;s>=0;s--){let r=e[s](n);r&&Object.keys(r).length&&(i=su(i,vl(t,r,
n.changes.newLength),!0))}return i==n?n:ct.create(t,n.changes,n.selection,i.effects,i.annotations,i.
scrollIntoView)}var m0=[];function Yi(n){return n==null?m0:Array.isArray(n)?n:[n]}var Gt=(function(n){
return n[n.Word=0]="Word",n[n.Space=1]="Space",n[n.Other=2]="Other",n})(Gt||(Gt={})),g0=/[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/,
Tl;try{Tl=new RegExp("[\\p{Alphabetic}\\p{Number}_]","u")}catch{}function O0(n){if(Tl)return Tl.test(
n);for(let t=0;t<n.length;t++){let e=n[t];if(/\w/.test(e)||e>""&&(e.toUpperCase()!=e.toLowerCase()||
g0.test(e)))return!0}return!1}function w0(n){return t=>{if(!/\S/.test(t))return Gt.Space;if(O0(t))return Gt.
Word;for(let e=0;e<n.length;e++)if(t.indexOf(n[e])>-1)return Gt.Word;return Gt.Other}}var tt=class n{constructor(t,e,i,s,r,o){
this.config=t,this.doc=e,this.selection=i,this.values=s,this.status=t.statusTemplate.slice(),this.computeSlot=
r,o&&(o._state=this);for(let l=0;l<this.config.dynamicSlots.length;l++)Is(this,l<<1);this.computeSlot=
null}field(t,e=!0){let i=this.config.address[t.id];if(i==null){if(e)throw new RangeError("Field is n\
ot present in this state");return}return Is(this,i),yr(this,i)}update(...t){return nu(this,t,!0)}applyTransaction(t){
let e=this.config,{base:i,compartments:s}=e;for(let l of t.effects)l.is(wr.reconfigure)?(e&&(s=new Map,
e.compartments.forEach((a,h)=>s.set(h,a)),e=null),s.set(l.value.compartment,l.value.extension)):l.is(
Z.reconfigure)?(e=null,i=l.value):l.is(Z.appendConfig)&&(e=null,i=Yi(i).concat(l.value));let r;e?r=t.
startState.values.slice():(e=br.resolve(i,s,this),r=new n(e,this.doc,this.selection,e.dynamicSlots.map(
()=>null),(a,h)=>h.reconfigure(a,this),null).values);let o=t.startState.facet(kl)?t.newSelection:t.newSelection.
asSingle();new n(e,t.newDoc,o,r,(l,a)=>a.update(l,t),t)}replaceSelection(t){return typeof t=="string"&&
(t=this.toText(t)),this.changeByRange(e=>({changes:{from:e.from,to:e.to,insert:t},range:y.cursor(e.from+
t.length,-1)}))}changeByRange(t){let e=this.selection,i=t(e.ranges[0]),s=this.changes(i.changes),r=[
i.range],o=Yi(i.effects);for(let l=1;l<e.ranges.length;l++){let a=t(e.ranges[l]),h=this.changes(a.changes),
c=h.map(s);for(let u=0;u<l;u++)r[u]=r[u].map(c);let f=s.mapDesc(h,!0);r.push(a.range.map(f)),s=s.compose(
c),o=Z.mapEffects(o,c).concat(Z.mapEffects(Yi(a.effects),f))}return{changes:s,selection:y.create(r,e.
mainIndex),effects:o}}changes(t=[]){return t instanceof At?t:At.of(t,this.doc.length,this.facet(n.lineSeparator))}toText(t){
return V.of(t.split(this.facet(n.lineSeparator)||Ol))}sliceDoc(t=0,e=this.doc.length){return this.doc.
sliceString(t,e,this.lineBreak)}facet(t){let e=this.config.address[t.id];return e==null?t.default:(Is(
this,e),yr(this,e))}toJSON(t){let e={doc:this.sliceDoc(),selection:this.selection.toJSON()};if(t)for(let i in t){
let s=t[i];s instanceof Nt&&this.config.address[s.id]!=null&&(e[i]=s.spec.toJSON(this.field(t[i]),this))}
return e}static fromJSON(t,e={},i){if(!t||typeof t.doc!="string")throw new RangeError("Invalid JSON \
representation for EditorState");let s=[];if(i){for(let r in i)if(Object.prototype.hasOwnProperty.call(
t,r)){let o=i[r],l=t[r];s.push(o.init(a=>o.spec.fromJSON(l,a)))}}return n.create({doc:t.doc,selection:y.
fromJSON(t.selection),extensions:e.extensions?s.concat([e.extensions]):s})}static create(t={}){let e=br.
resolve(t.extensions||[],new Map),i=t.doc instanceof V?t.doc:V.of((t.doc||"").split(e.staticFacet(n.
lineSeparator)||Ol)),s=t.selection?t.selection instanceof y?t.selection:y.single(t.selection.anchor,
t.selection.head):y.single(0);return Zf(s,i.length),e.staticFacet(kl)||(s=s.asSingle()),new n(e,i,s,
e.dynamicSlots.map(()=>null),(r,o)=>o.create(r),null)}get tabSize(){return this.facet(n.tabSize)}get lineBreak(){
return this.facet(n.lineSeparator)||`
`}get readOnly(){return this.facet(iu)}phrase(t,...e){for(let i of this.facet(n.phrases))if(Object.prototype.
hasOwnProperty.call(i,t)){t=i[t];break}return e.length&&(t=t.replace(/\$(\$|\d*)/g,(i,s)=>{if(s=="$")
return"$";let r=+(s||1);return!r||r>e.length?i:e[r-1]})),t}languageDataAt(t,e,i=-1){let s=[];for(let r of this.
facet(Yf))for(let o of r(this,e,i))Object.prototype.hasOwnProperty.call(o,t)&&s.push(o[t]);return s}charCategorizer(t){
let e=this.languageDataAt("wordChars",t);return w0(e.length?e[0]:"")}wordAt(t){let{text:e,from:i,length:s}=this.
doc.lineAt(t),r=this.charCategorizer(t),o=t-i,l=t-i;for(;o>0;){let a=dt(e,o,!1);if(r(e.slice(a,o))!=
Gt.Word)break;o=a}for(;l<s;){let a=dt(e,l);if(r(e.slice(l,a))!=Gt.Word)break;l=a}return o==l?null:y.
range(o+i,l+i)}};tt.allowMultipleSelections=kl;tt.tabSize=Q.define({combine:n=>n.length?n[0]:4});tt.
lineSeparator=Kf;tt.readOnly=iu;tt.phrases=Q.define({compare(n,t){let e=Object.keys(n),i=Object.keys(
t);return e.length==i.length&&e.every(s=>n[s]==t[s])}});tt.languageData=Yf;tt.changeFilter=Jf;tt.transactionFilter=
tu;tt.transactionExtender=eu;wr.reconfigure=Z.define();function ei(n,t,e={}){let i={};for(let s of n)
for(let r of Object.keys(s)){let o=s[r],l=i[r];if(l===void 0)i[r]=o;else if(!(l===o||o===void 0))if(Object.
hasOwnProperty.call(e,r))i[r]=e[r](l,o);else throw new Error("Config merge conflict for field "+r)}for(let s in t)
i[s]===void 0&&(i[s]=t[s]);return i}var Zt=class{eq(t){return this==t}range(t,e=t){return Ws.create(
t,e,this)}};Zt.prototype.startSide=Zt.prototype.endSide=0;Zt.prototype.point=!1;Zt.prototype.mapMode=
gt.TrackDel;function El(n,t){return n==t||n.constructor==t.constructor&&n.eq(t)}var Ws=class n{constructor(t,e,i){
this.from=t,this.to=e,this.value=i}static create(t,e,i){return new n(t,e,i)}};function Cl(n,t){return n.
from-t.from||n.value.startSide-t.value.startSide}var Al=class n{constructor(t,e,i,s){this.from=t,this.
to=e,this.value=i,this.maxPoint=s}get length(){return Hi(this.to)}findIndex(t,e,i,s=0){let r=i?this.
to:this.from;for(let o=s,l=r.length;;){if(o==l)return o;let a=o+l>>1,h=r[a]-t||(i?this.value[a].endSide:
this.value[a].startSide)-e;if(a==o)return h>=0?o:l;h>=0?l=a:o=a+1}}between(t,e,i,s){for(let r=this.findIndex(
e,-1e9,!0),o=this.findIndex(i,1e9,!1,r);r<o;r++)if(s(this.from[r]+t,this.to[r]+t,this.value[r])===!1)
return!1}map(t,e,i,s,r){let o=[],l=[],a=[],h=-1,c=-1;t:for(let f=0;f<this.value.length;f++){let u=this.
value[f],d=this.from[f]+t,p=this.to[f]+t,m,O;if(d==p){let w=e.mapPos(d,u.startSide,u.mapMode);if(w==
null||(m=O=w,u.startSide!=u.endSide&&(O=e.mapPos(d,u.endSide),O<m)))continue}else if(m=e.mapPos(d,u.
startSide),O=e.mapPos(p,u.endSide),m>O||m==O&&u.startSide>0&&u.endSide<=0)continue;if(!((O-m||u.endSide-
u.startSide)<0))if(h<0&&(h=m),u.point&&(c=Math.max(c,O-m)),(m-i||u.startSide-s)>=0)o.push(u),l.push(
m-h),a.push(O-h),i=O,s=u.endSide;else{if(m==O)for(let w=o.length;w>0;w--){if((m-(a[w-1]+h)||u.startSide-
o[w-1].endSide)>=0){o.splice(w,0,u),l.splice(w,0,m-h),a.splice(w,0,O-h);continue t}if((m-(l[w-1]+h)||
u.endSide-o[w-1].startSide)>0)break}r(m,O,u)}}return{mapped:o.length?new n(l,a,o,c):null,pos:h}}},H=class n{constructor(t,e,i,s){
this.chunkPos=t,this.chunk=e,this.nextLayer=i,this.maxPoint=s}static create(t,e,i,s){return new n(t,
e,i,s)}get length(){let t=this.chunk.length-1;return t<0?0:Math.max(this.chunkEnd(t),this.nextLayer.
length)}get size(){if(this.isEmpty)return 0;let t=this.nextLayer.size;for(let e of this.chunk)t+=e.value.
length;return t}chunkEnd(t){return this.chunkPos[t]+this.chunk[t].length}update(t){let{add:e=[],sort:i=!1,
filterFrom:s=0,filterTo:r=this.length}=t,o=t.filter;if(e.length==0&&!o)return this;if(i&&(e=e.slice().
sort(Cl)),this.isEmpty)return e.length?n.of(e):this;let l=new kr(this,null,-1).goto(0),a=0,h=[],c=new Je;
for(;l.value||a<e.length;)if(a<e.length&&(l.from-e[a].from||l.startSide-e[a].value.startSide)>=0){let f=e[a++];
c.addInner(f.from,f.to,f.value,!1)||h.push(f)}else l.rangeIndex==1&&l.chunkIndex<this.chunk.length&&
(a==e.length||this.chunkEnd(l.chunkIndex)<e[a].from)&&(!o||s>this.chunkEnd(l.chunkIndex)||r<this.chunkPos[l.
chunkIndex])&&c.addChunk(this.chunkPos[l.chunkIndex],this.chunk[l.chunkIndex])?l.nextChunk():((!o||s>
l.to||r<l.from||o(l.from,l.to,l.value))&&(c.addInner(l.from,l.to,l.value,!1)||h.push(Ws.create(l.from,
l.to,l.value))),l.next());return c.finishInner(this.nextLayer.isEmpty&&!h.length?n.empty:this.nextLayer.
update({add:h,filter:o,filterFrom:s,filterTo:r}))}map(t){if(t.empty||this.isEmpty)return this;let e=[],
i=[],s=-1,r,o=(a,h,c)=>{r||(r=new Je),r.addRange(a,h,c,!1)};for(let a=0;a<this.chunk.length;a++){let h=this.
chunkPos[a],c=this.chunk[a],f=t.touchesRange(h,h+c.length);if(f===!1)s=Math.max(s,c.maxPoint),e.push(
c),i.push(t.mapPos(h));else if(f===!0){let[u,d]=e.length?[Hi(i)+Hi(e).length,Hi(Hi(e).value).endSide]:
[-1,-1],{mapped:p,pos:m}=c.map(h,t,u,d,o);p&&(s=Math.max(s,p.maxPoint),e.push(p),i.push(m))}}let l=this.
nextLayer.map(t);return r&&(l=r.finishInner(l)),e.length==0?l:new n(i,e,l||n.empty,s)}between(t,e,i){
if(!this.isEmpty){for(let s=0;s<this.chunk.length;s++){let r=this.chunkPos[s],o=this.chunk[s];if(e>=
r&&t<=r+o.length&&o.between(r,t-r,e-r,i)===!1)return}this.nextLayer.between(t,e,i)}}iter(t=0){return qs.
from([this]).goto(t)}get isEmpty(){return this.nextLayer==this}static iter(t,e=0){return qs.from(t).
goto(e)}static compare(t,e,i,s,r=-1){let o=t.filter(f=>f.maxPoint>0||!f.isEmpty&&f.maxPoint>=r),l=e.
filter(f=>f.maxPoint>0||!f.isEmpty&&f.maxPoint>=r),a=Xf(o,l,i),h=new ki(o,a,r),c=new ki(l,a,r);i.iterGaps(
(f,u,d)=>Uf(h,f,c,u,d,s)),i.empty&&i.length==0&&Uf(h,0,c,0,0,s)}static eq(t,e,i=0,s){s==null&&(s=999999999);
let r=t.filter(c=>!c.isEmpty&&e.indexOf(c)<0),o=e.filter(c=>!c.isEmpty&&t.indexOf(c)<0);if(r.length!=
o.length)return!1;if(!r.length)return!0;let l=Xf(r,o),a=new ki(r,l,0).goto(i),h=new ki(o,l,0).goto(i);
for(;;){if(a.to!=h.to||!Pl(a.active,h.active)||a.point&&(!h.point||!El(a.point,h.point)))return!1;if(a.
to>s)return!0;a.next(),h.next()}}static spans(t,e,i,s,r=-1){let o=new ki(t,null,r).goto(e),l=e,a=o.openStart;
for(;;){let h=Math.min(o.to,i);if(o.point){let c=o.activeForPoint(o.to),f=o.pointFrom<e?c.length+1:o.
point.startSide<0?c.length:Math.min(c.length,a);s.point(l,h,o.point,c,f,o.pointRank),a=Math.min(o.openEnd(
h),c.length)}else h>l&&(s.span(l,h,o.active,a),a=o.openEnd(h));if(o.to>i)return a+(o.point&&o.to>i?1:
0);l=o.to,o.next()}}static of(t,e=!1){let i=new Je;for(let s of t instanceof Ws?[t]:e?b0(t):t)i.add(
s.from,s.to,s.value);return i.finish()}static join(t){if(!t.length)return n.empty;let e=Hi(t);for(let i=t.
length-2;i>=0;i--)for(let s=t[i];s!=n.empty;s=s.nextLayer)e=new n(s.chunkPos,s.chunk,e,Math.max(s.maxPoint,
e.maxPoint));return e}};H.empty=new H([],[],null,-1);function Hi(n){return n[n.length-1]}function b0(n){
if(n.length>1)for(let t=n[0],e=1;e<n.length;e++){let i=n[e];if(Cl(t,i)>0)return n.slice().sort(Cl);t=
i}return n}H.empty.nextLayer=H.empty;var Je=class n{finishChunk(t){this.chunks.push(new Al(this.from,
this.to,this.value,this.maxPoint)),this.chunkPos.push(this.chunkStart),this.chunkStart=-1,this.setMaxPoint=
Math.max(this.setMaxPoint,this.maxPoint),this.maxPoint=-1,t&&(this.from=[],this.to=[],this.value=[])}constructor(){
this.chunks=[],this.chunkPos=[],this.chunkStart=-1,this.last=null,this.lastFrom=-1e9,this.lastTo=-1e9,
this.from=[],this.to=[],this.value=[],this.maxPoint=-1,this.setMaxPoint=-1,this.nextLayer=null}add(t,e,i){
this.addRange(t,e,i,!0)}addRange(t,e,i,s){this.addInner(t,e,i,s)||(this.nextLayer||(this.nextLayer=new n)).
addRange(t,e,i,s)}addInner(t,e,i,s){let r=t-this.lastTo||i.startSide-this.last.endSide;if(s&&r<=0&&(t-
this.lastFrom||i.startSide-this.last.startSide)<0)throw new Error("Ranges must be added sorted by `f\
rom` position and `startSide`");return r<0?!1:(this.from.length==250&&this.finishChunk(!0),this.chunkStart<
0&&(this.chunkStart=t),this.from.push(t-this.chunkStart),this.to.push(e-this.chunkStart),this.last=i,
this.lastFrom=t,this.lastTo=e,this.value.push(i),i.point&&(this.maxPoint=Math.max(this.maxPoint,e-t)),
!0)}addChunk(t,e){if((t-this.lastTo||e.value[0].startSide-this.last.endSide)<0)return!1;this.from.length&&
this.finishChunk(!0),this.setMaxPoint=Math.max(this.setMaxPoint,e.maxPoint),this.chunks.push(e),this.
chunkPos.push(t);let i=e.value.length-1;return this.last=e.value[i],this.lastFrom=e.from[i]+t,this.lastTo=
e.to[i]+t,!0}finish(){return this.finishInner(H.empty)}finishInner(t){if(this.from.length&&this.finishChunk(
!1),this.chunks.length==0)return t;let e=H.create(this.chunkPos,this.chunks,this.nextLayer?this.nextLayer.
finishInner(t):t,this.setMaxPoint);return this.from=null,e}};function Xf(n,t,e){let i=new Map;for(let r of n)
for(let o=0;o<r.chunk.length;o++)r.chunk[o].maxPoint<=0&&i.set(r.chunk[o],r.chunkPos[o]);let s=new Set;
for(let r of t)for(let o=0;o<r.chunk.length;o++){let l=i.get(r.chunk[o]);l!=null&&(e?e.mapPos(l):l)==
r.chunkPos[o]&&!e?.touchesRange(l,l+r.chunk[o].length)&&s.add(r.chunk[o])}return s}var kr=class{constructor(t,e,i,s=0){
this.layer=t,this.skip=e,this.minPoint=i,this.rank=s}get startSide(){return this.value?this.value.startSide:
0}get endSide(){return this.value?this.value.endSide:0}goto(t,e=-1e9){return this.chunkIndex=this.rangeIndex=
0,this.gotoInner(t,e,!1),this}gotoInner(t,e,i){for(;this.chunkIndex<this.layer.chunk.length;){let s=this.
layer.chunk[this.chunkIndex];if(!(this.skip&&this.skip.has(s)||this.layer.chunkEnd(this.chunkIndex)<
t||s.maxPoint<this.minPoint))break;this.chunkIndex++,i=!1}if(this.chunkIndex<this.layer.chunk.length){
let s=this.layer.chunk[this.chunkIndex].findIndex(t-this.layer.chunkPos[this.chunkIndex],e,!0);(!i||
this.rangeIndex<s)&&this.setRangeIndex(s)}this.next()}forward(t,e){(this.to-t||this.endSide-e)<0&&this.
gotoInner(t,e,!0)}next(){for(;;)if(this.chunkIndex==this.layer.chunk.length){this.from=this.to=1e9,this.
value=null;break}else{let t=this.layer.chunkPos[this.chunkIndex],e=this.layer.chunk[this.chunkIndex],
i=t+e.from[this.rangeIndex];if(this.from=i,this.to=t+e.to[this.rangeIndex],this.value=e.value[this.rangeIndex],
this.setRangeIndex(this.rangeIndex+1),this.minPoint<0||this.value.point&&this.to-this.from>=this.minPoint)
break}}setRangeIndex(t){if(t==this.layer.chunk[this.chunkIndex].value.length){if(this.chunkIndex++,this.
skip)for(;this.chunkIndex<this.layer.chunk.length&&this.skip.has(this.layer.chunk[this.chunkIndex]);)
this.chunkIndex++;this.rangeIndex=0}else this.rangeIndex=t}nextChunk(){this.chunkIndex++,this.rangeIndex=
0,this.next()}compare(t){return this.from-t.from||this.startSide-t.startSide||this.rank-t.rank||this.
to-t.to||this.endSide-t.endSide}},qs=class n{constructor(t){this.heap=t}static from(t,e=null,i=-1){let s=[];
for(let r=0;r<t.length;r++)for(let o=t[r];!o.isEmpty;o=o.nextLayer)o.maxPoint>=i&&s.push(new kr(o,e,
i,r));return s.length==1?s[0]:new n(s)}get startSide(){return this.value?this.value.startSide:0}goto(t,e=-1e9){
for(let i of this.heap)i.goto(t,e);for(let i=this.heap.length>>1;i>=0;i--)ml(this.heap,i);return this.
next(),this}forward(t,e){for(let i of this.heap)i.forward(t,e);for(let i=this.heap.length>>1;i>=0;i--)
ml(this.heap,i);(this.to-t||this.value.endSide-e)<0&&this.next()}next(){if(this.heap.length==0)this.
from=this.to=1e9,this.value=null,this.rank=-1;else{let t=this.heap[0];this.from=t.from,this.to=t.to,
this.value=t.value,this.rank=t.rank,t.value&&t.next(),ml(this.heap,0)}}};function ml(n,t){for(let e=n[t];;){
let i=(t<<1)+1;if(i>=n.length)break;let s=n[i];if(i+1<n.length&&s.compare(n[i+1])>=0&&(s=n[i+1],i++),
e.compare(s)<0)break;n[i]=e,n[t]=s,t=i}}var ki=class{constructor(t,e,i){this.minPoint=i,this.active=
[],this.activeTo=[],this.activeRank=[],this.minActive=-1,this.point=null,this.pointFrom=0,this.pointRank=
0,this.to=-1e9,this.endSide=0,this.openStart=-1,this.cursor=qs.from(t,e,i)}goto(t,e=-1e9){return this.
cursor.goto(t,e),this.active.length=this.activeTo.length=this.activeRank.length=0,this.minActive=-1,
this.to=t,this.endSide=e,this.openStart=-1,this.next(),this}forward(t,e){for(;this.minActive>-1&&(this.
activeTo[this.minActive]-t||this.active[this.minActive].endSide-e)<0;)this.removeActive(this.minActive);
this.cursor.forward(t,e)}removeActive(t){ur(this.active,t),ur(this.activeTo,t),ur(this.activeRank,t),
this.minActive=Hf(this.active,this.activeTo)}addActive(t){let e=0,{value:i,to:s,rank:r}=this.cursor;
for(;e<this.activeRank.length&&(r-this.activeRank[e]||s-this.activeTo[e])>0;)e++;dr(this.active,e,i),
dr(this.activeTo,e,s),dr(this.activeRank,e,r),t&&dr(t,e,this.cursor.from),this.minActive=Hf(this.active,
this.activeTo)}next(){let t=this.to,e=this.point;this.point=null;let i=this.openStart<0?[]:null;for(;;){
let s=this.minActive;if(s>-1&&(this.activeTo[s]-this.cursor.from||this.active[s].endSide-this.cursor.
startSide)<0){if(this.activeTo[s]>t){this.to=this.activeTo[s],this.endSide=this.active[s].endSide;break}
this.removeActive(s),i&&ur(i,s)}else if(this.cursor.value)if(this.cursor.from>t){this.to=this.cursor.
from,this.endSide=this.cursor.startSide;break}else{let r=this.cursor.value;if(!r.point)this.addActive(
i),this.cursor.next();else if(e&&this.cursor.to==this.to&&this.cursor.from<this.cursor.to)this.cursor.
next();else{this.point=r,this.pointFrom=this.cursor.from,this.pointRank=this.cursor.rank,this.to=this.
cursor.to,this.endSide=r.endSide,this.cursor.next(),this.forward(this.to,this.endSide);break}}else{this.
to=this.endSide=1e9;break}}if(i){this.openStart=0;for(let s=i.length-1;s>=0&&i[s]<t;s--)this.openStart++}}activeForPoint(t){
if(!this.active.length)return this.active;let e=[];for(let i=this.active.length-1;i>=0&&!(this.activeRank[i]<
this.pointRank);i--)(this.activeTo[i]>t||this.activeTo[i]==t&&this.active[i].endSide>=this.point.endSide)&&
e.push(this.active[i]);return e.reverse()}openEnd(t){let e=0;for(let i=this.activeTo.length-1;i>=0&&
this.activeTo[i]>t;i--)e++;return e}};function Uf(n,t,e,i,s,r){n.goto(t),e.goto(i);let o=i+s,l=i,a=i-
t,h=!!r.boundChange;for(let c=!1;;){let f=n.to+a-e.to,u=f||n.endSide-e.endSide,d=u<0?n.to+a:e.to,p=Math.
min(d,o);if(n.point||e.point?(n.point&&e.point&&El(n.point,e.point)&&Pl(n.activeForPoint(n.to),e.activeForPoint(
e.to))||r.comparePoint(l,p,n.point,e.point),c=!1):(c&&(r.boundChange(l),c=!1),p>l&&!Pl(n.active,e.active)&&
r.compareRange(l,p,n.active,e.active),h&&p<o&&(f||n.openEnd(d)!=e.openEnd(d))&&(c=!0)),d>o)break;l=d,
u<=0&&n.next(),u>=0&&e.next()}}function Pl(n,t){if(n.length!=t.length)return!1;for(let e=0;e<n.length;e++)
if(n[e]!=t[e]&&!El(n[e],t[e]))return!1;return!0}function ur(n,t){for(let e=t,i=n.length-1;e<i;e++)n[e]=
n[e+1];n.pop()}function dr(n,t,e){for(let i=n.length-1;i>=t;i--)n[i+1]=n[i];n[t]=e}function Hf(n,t){
let e=-1,i=1e9;for(let s=0;s<t.length;s++)(t[s]-i||n[s].endSide-n[e].endSide)<0&&(e=s,i=t[s]);return e}
function vi(n,t,e=n.length){let i=0;for(let s=0;s<e&&s<n.length;)n.charCodeAt(s)==9?(i+=t-i%t,s++):(i++,
s=dt(n,s));return i}function ru(n,t,e,i){for(let s=0,r=0;;){if(r>=t)return s;if(s==n.length)break;r+=
n.charCodeAt(s)==9?e-r%e:1,s=dt(n,s)}return i===!0?-1:n.length}var ou=typeof Symbol>"u"?"__ͼ":Symbol.for("ͼ"),Dl=typeof Symbol>"u"?"__styleSet"+Math.floor(Math.random()*
1e8):Symbol("styleSet"),lu=typeof globalThis<"u"?globalThis:typeof window<"u"?window:{},Yt=class{constructor(t,e){
this.rules=[];let{finish:i}=e||{};function s(o){return/^@/.test(o)?[o]:o.split(/,\s*/)}function r(o,l,a,h){
let c=[],f=/^@(\w+)\b/.exec(o[0]),u=f&&f[1]=="keyframes";if(f&&l==null)return a.push(o[0]+";");for(let d in l){
let p=l[d];if(/&/.test(d))r(d.split(/,\s*/).map(m=>o.map(O=>m.replace(/&/,O))).reduce((m,O)=>m.concat(
O)),p,a);else if(p&&typeof p=="object"){if(!f)throw new RangeError("The value of a property ("+d+") \
should be a primitive value.");r(s(d),p,c,u)}else p!=null&&c.push(d.replace(/_.*/,"").replace(/[A-Z]/g,
m=>"-"+m.toLowerCase())+": "+p+";")}(c.length||u)&&a.push((i&&!f&&!h?o.map(i):o).join(", ")+" {"+c.join(
" ")+"}")}for(let o in t)r(s(o),t[o],this.rules)}getRules(){return this.rules.join(`
`)}static newName(){let t=lu[ou]||1;return lu[ou]=t+1,"ͼ"+t.toString(36)}static mount(t,e,i){let s=t[Dl],
r=i&&i.nonce;s?r&&s.setNonce(r):s=new zl(t,r),s.mount(Array.isArray(e)?e:[e],t)}},au=new Map,zl=class{constructor(t,e){
let i=t.ownerDocument||t,s=i.defaultView;if(!t.head&&t.adoptedStyleSheets&&s.CSSStyleSheet){let r=au.
get(i);if(r)return t[Dl]=r;this.sheet=new s.CSSStyleSheet,au.set(i,this)}else this.styleTag=i.createElement(
"style"),e&&this.styleTag.setAttribute("nonce",e);this.modules=[],t[Dl]=this}mount(t,e){let i=this.sheet,
s=0,r=0,o=!1;for(let l=0;l<t.length;l++){let a=t[l],h=this.modules.indexOf(a);if(h<r&&h>-1&&(this.modules.
splice(h,1),o=!0,r--,h=-1),h==-1){if(this.modules.splice(r++,0,a),o=!0,i)for(let c=0;c<a.rules.length;c++)
i.insertRule(a.rules[c],s++)}else{for(;r<h;)s+=this.modules[r++].rules.length;s+=a.rules.length,r++}}
if(i)e.adoptedStyleSheets.indexOf(this.sheet)<0&&(e.adoptedStyleSheets=[this.sheet,...e.adoptedStyleSheets]);else{
if(o){let a="";for(let h=0;h<this.modules.length;h++)a+=this.modules[h].getRules()+`
`;this.styleTag.textContent=a}let l=e.head||e;this.styleTag.parentNode!=l&&l.insertBefore(this.styleTag,
l.firstChild)}}setNonce(t){this.styleTag&&this.styleTag.getAttribute("nonce")!=t&&this.styleTag.setAttribute(
"nonce",t)}};var Ee={8:"Backspace",9:"Tab",10:"Enter",12:"NumLock",13:"Enter",16:"Shift",17:"Control",18:"Alt",20:"\
CapsLock",27:"Escape",32:" ",33:"PageUp",34:"PageDown",35:"End",36:"Home",37:"ArrowLeft",38:"ArrowUp",
39:"ArrowRight",40:"ArrowDown",44:"PrintScreen",45:"Insert",46:"Delete",59:";",61:"=",91:"Meta",92:"\
Meta",106:"*",107:"+",108:",",109:"-",110:".",111:"/",144:"NumLock",145:"ScrollLock",160:"Shift",161:"\
Shift",162:"Control",163:"Control",164:"Alt",165:"Alt",173:"-",186:";",187:"=",188:",",189:"-",190:"\
.",191:"/",192:"`",219:"[",220:"\\",221:"]",222:"'"},Ji={48:")",49:"!",50:"@",51:"#",52:"$",53:"%",54:"\
^",55:"&",56:"*",57:"(",59:":",61:"+",173:"_",186:":",187:"+",188:"<",189:"_",190:">",191:"?",192:"~",
219:"{",220:"|",221:"}",222:'"'},y0=typeof navigator<"u"&&/Mac/.test(navigator.platform),k0=typeof navigator<
"u"&&/MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(navigator.userAgent);for(ft=0;ft<10;ft++)Ee[48+
ft]=Ee[96+ft]=String(ft);var ft;for(ft=1;ft<=24;ft++)Ee[ft+111]="F"+ft;var ft;for(ft=65;ft<=90;ft++)
Ee[ft]=String.fromCharCode(ft+32),Ji[ft]=String.fromCharCode(ft);var ft;for(xr in Ee)Ji.hasOwnProperty(
xr)||(Ji[xr]=Ee[xr]);var xr;function hu(n){var t=y0&&n.metaKey&&n.shiftKey&&!n.ctrlKey&&!n.altKey||k0&&
n.shiftKey&&n.key&&n.key.length==1||n.key=="Unidentified",e=!t&&n.key||(n.shiftKey?Ji:Ee)[n.keyCode]||
n.key||"Unidentified";return e=="Esc"&&(e="Escape"),e=="Del"&&(e="Delete"),e=="Left"&&(e="ArrowLeft"),
e=="Up"&&(e="ArrowUp"),e=="Right"&&(e="ArrowRight"),e=="Down"&&(e="ArrowDown"),e}var Pt=typeof navigator<"u"?navigator:{userAgent:"",vendor:"",platform:""},Vl=typeof document<"u"?document:
{documentElement:{style:{}}},jl=/Edge\/(\d+)/.exec(Pt.userAgent),Wu=/MSIE \d/.test(Pt.userAgent),Fl=/Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.
exec(Pt.userAgent),Gr=!!(Wu||Fl||jl),cu=!Gr&&/gecko\/(\d+)/i.test(Pt.userAgent),Bl=!Gr&&/Chrome\/(\d+)/.
exec(Pt.userAgent),fu="webkitFontSmoothing"in Vl.documentElement.style,_l=!Gr&&/Apple Computer/.test(
Pt.vendor),uu=_l&&(/Mobile\/\w+/.test(Pt.userAgent)||Pt.maxTouchPoints>2),C={mac:uu||/Mac/.test(Pt.platform),
windows:/Win/.test(Pt.platform),linux:/Linux|X11/.test(Pt.platform),ie:Gr,ie_version:Wu?Vl.documentMode||
6:Fl?+Fl[1]:jl?+jl[1]:0,gecko:cu,gecko_version:cu?+(/Firefox\/(\d+)/.exec(Pt.userAgent)||[0,0])[1]:0,
chrome:!!Bl,chrome_version:Bl?+Bl[1]:0,ios:uu,android:/Android\b/.test(Pt.userAgent),webkit:fu,webkit_version:fu?
+(/\bAppleWebKit\/(\d+)/.exec(Pt.userAgent)||[0,0])[1]:0,safari:_l,safari_version:_l?+(/\bVersion\/(\d+(\.\d+)?)/.
exec(Pt.userAgent)||[0,0])[1]:0,tabSize:Vl.documentElement.style.tabSize!=null?"tab-size":"-moz-tab-\
size"};function Da(n,t){for(let e in n)e=="class"&&t.class?t.class+=" "+n.class:e=="style"&&t.style?
t.style+=";"+n.style:t[e]=n[e];return t}var zr=Object.create(null);function za(n,t,e){if(n==t)return!0;
n||(n=zr),t||(t=zr);let i=Object.keys(n),s=Object.keys(t);if(i.length-0!=s.length-0)return!1;for(let r of i)
if(r!=e&&(s.indexOf(r)==-1||n[r]!==t[r]))return!1;return!0}function x0(n,t){for(let e=n.attributes.length-
1;e>=0;e--){let i=n.attributes[e].name;t[i]==null&&n.removeAttribute(i)}for(let e in t){let i=t[e];e==
"style"?n.style.cssText=i:n.getAttribute(e)!=i&&n.setAttribute(e,i)}}function du(n,t,e){let i=!1;if(t)
for(let s in t)e&&s in e||(i=!0,s=="style"?n.style.cssText="":n.removeAttribute(s));if(e)for(let s in e)
t&&t[s]==e[s]||(i=!0,s=="style"?n.style.cssText=e[s]:n.setAttribute(s,e[s]));return i}function S0(n){
let t=Object.create(null);for(let e=0;e<n.attributes.length;e++){let i=n.attributes[e];t[i.name]=i.value}
return t}var Be=class{eq(t){return!1}updateDOM(t,e,i){return!1}compare(t){return this==t||this.constructor==
t.constructor&&this.eq(t)}get estimatedHeight(){return-1}get lineBreaks(){return 0}ignoreEvent(t){return!0}coordsAt(t,e,i){
return null}get isHidden(){return!1}get editable(){return!1}destroy(t){}},Ot=(function(n){return n[n.
Text=0]="Text",n[n.WidgetBefore=1]="WidgetBefore",n[n.WidgetAfter=2]="WidgetAfter",n[n.WidgetRange=3]=
"WidgetRange",n})(Ot||(Ot={})),X=class extends Zt{constructor(t,e,i,s){super(),this.startSide=t,this.
endSide=e,this.widget=i,this.spec=s}get heightRelevant(){return!1}static mark(t){return new Ks(t)}static widget(t){
let e=Math.max(-1e4,Math.min(1e4,t.side||0)),i=!!t.block;return e+=i&&!t.inlineOrder?e>0?3e8:-4e8:e>
0?1e8:-1e8,new Pi(t,e,e,i,t.widget||null,!1)}static replace(t){let e=!!t.block,i,s;if(t.isBlockGap)i=
-5e8,s=4e8;else{let{start:r,end:o}=qu(t,e);i=(r?e?-3e8:-1:5e8)-1,s=(o?e?2e8:1:-6e8)+1}return new Pi(
t,i,s,e,t.widget||null,!0)}static line(t){return new Js(t)}static set(t,e=!1){return H.of(t,e)}hasHeight(){
return this.widget?this.widget.estimatedHeight>-1:!1}};X.none=H.empty;var Ks=class n extends X{constructor(t){
let{start:e,end:i}=qu(t);super(e?-1:5e8,i?1:-6e8,null,t),this.tagName=t.tagName||"span",this.attrs=t.
class&&t.attributes?Da(t.attributes,{class:t.class}):t.class?{class:t.class}:t.attributes||zr}eq(t){
return this==t||t instanceof n&&this.tagName==t.tagName&&za(this.attrs,t.attrs)}range(t,e=t){if(t>=e)
throw new RangeError("Mark decorations may not be empty");return super.range(t,e)}};Ks.prototype.point=
!1;var Js=class n extends X{constructor(t){super(-2e8,-2e8,null,t)}eq(t){return t instanceof n&&this.
spec.class==t.spec.class&&za(this.spec.attributes,t.spec.attributes)}range(t,e=t){if(e!=t)throw new RangeError(
"Line decoration ranges must be zero-length");return super.range(t,e)}};Js.prototype.mapMode=gt.TrackBefore;
Js.prototype.point=!0;var Pi=class n extends X{constructor(t,e,i,s,r,o){super(e,i,r,t),this.block=s,
this.isReplace=o,this.mapMode=s?e<=0?gt.TrackBefore:gt.TrackAfter:gt.TrackDel}get type(){return this.
startSide!=this.endSide?Ot.WidgetRange:this.startSide<=0?Ot.WidgetBefore:Ot.WidgetAfter}get heightRelevant(){
return this.block||!!this.widget&&(this.widget.estimatedHeight>=5||this.widget.lineBreaks>0)}eq(t){return t instanceof
n&&v0(this.widget,t.widget)&&this.block==t.block&&this.startSide==t.startSide&&this.endSide==t.endSide}range(t,e=t){
if(this.isReplace&&(t>e||t==e&&this.startSide>0&&this.endSide<=0))throw new RangeError("Invalid rang\
e for replacement decoration");if(!this.isReplace&&e!=t)throw new RangeError("Widget decorations can\
 only have zero-length ranges");return super.range(t,e)}};Pi.prototype.point=!0;function qu(n,t=!1){
let{inclusiveStart:e,inclusiveEnd:i}=n;return e==null&&(e=n.inclusive),i==null&&(i=n.inclusive),{start:e??
t,end:i??t}}function v0(n,t){return n==t||!!(n&&t&&n.compare(t))}function ns(n,t,e,i=0){let s=e.length-
1;s>=0&&e[s]+i>=n?e[s]=Math.max(e[s],t):e.push(n,t)}var Br=class n extends Zt{constructor(t,e,i){super(),
this.tagName=t,this.attributes=e,this.rank=i}eq(t){return t==this||t instanceof n&&this.tagName==t.tagName&&
za(this.attributes,t.attributes)}static create(t){return new n(t.tagName,t.attributes||zr,t.rank==null?
50:Math.max(0,Math.min(t.rank,100)))}static set(t,e=!1){return H.of(t,e)}};Br.prototype.startSide=Br.
prototype.endSide=-1;var pt=n=>n.nodeType==1,os=n=>n.nodeType==3;function tn(n){let t;return n.nodeType==
11?t=n.getSelection?n:n.ownerDocument:t=n,t.getSelection()}function Xl(n,t){return t?n==t||n.contains(
t.nodeType!=1?t.parentNode:t):!1}function Fs(n,t){if(!t.anchorNode)return!1;try{return Xl(n,t.anchorNode)}catch{
return!1}}function Mr(n){return os(n)?en(n,0,n.nodeValue.length).getClientRects():pt(n)?n.getClientRects():
[]}function _s(n,t,e,i){return e?pu(n,t,e,i,-1)||pu(n,t,e,i,1):!1}function ni(n){for(var t=0;;t++)if(n=
n.previousSibling,!n)return t}function Lr(n){return pt(n)&&/^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.
test(n.nodeName)}function pu(n,t,e,i,s){for(;;){if(n==e&&t==i)return!0;if(t==(s<0?0:Le(n))){if(n.nodeName==
"DIV")return!1;let r=n.parentNode;if(!r||!pt(r))return!1;t=ni(n)+(s<0?0:1),n=r}else if(pt(n)){if(n=n.
childNodes[t+(s<0?-1:0)],pt(n)&&(n.nodeName=="IMG"||n.nodeName=="BR"||n.contentEditable=="false"))return!1;
t=s<0?Le(n):0}else return!1}}function Le(n){return os(n)?n.nodeValue.length:n.childNodes.length}function Ir(n,t){
let{left:e,right:i}=n;if(e==i)return n;let s=t?e:i;return{left:s,right:s,top:n.top,bottom:n.bottom}}
function T0(n){let t=n.visualViewport;return t?{left:0,right:t.width,top:0,bottom:t.height}:{left:0,
right:n.innerWidth,top:0,bottom:n.innerHeight}}function Vu(n,t){let e=t.width/n.offsetWidth,i=t.height/
n.offsetHeight;return(e>.995&&e<1.005||!isFinite(e)||Math.abs(t.width-n.offsetWidth)<1)&&(e=1),(i>.995&&
i<1.005||!isFinite(i)||Math.abs(t.height-n.offsetHeight)<1)&&(i=1),{scaleX:e,scaleY:i}}function C0(n,t,e,i,s,r,o,l){
let a=n.ownerDocument,h=a.defaultView||window;for(let c=n,f=!1;c&&!f;)if(pt(c)){let u,d=c==a.body,p=1,
m=1,O=!0,w=!0;if(d)u=T0(h);else{let B=getComputedStyle(c);if(/^(fixed|sticky)$/.test(B.position)&&(f=
!0),(c.scrollHeight<=c.clientHeight||!/auto|scroll/.test(B.overflowY))&&(w=!1),(c.scrollWidth<=c.clientWidth||
!/auto|scroll/.test(B.overflowX))&&(O=!1),!O&&!w){c=c.assignedSlot||c.parentNode;continue}let x=c.getBoundingClientRect();
({scaleX:p,scaleY:m}=Vu(c,x)),u={left:x.left,right:x.left+c.clientWidth*p,top:x.top,bottom:x.top+c.clientHeight*
m}}let $=0,k=0;if(w)if(s=="nearest")t.top<u.top+o?(k=t.top-(u.top+o),e>0&&t.bottom>u.bottom+k&&(k=t.
bottom-u.bottom+o)):t.bottom>u.bottom-o&&(k=t.bottom-u.bottom+o,e<0&&t.top-k<u.top&&(k=t.top-(u.top+
o)));else{let B=t.bottom-t.top,x=u.bottom-u.top;k=(s=="center"&&B<=x?t.top+B/2-x/2:s=="start"||s=="c\
enter"&&e<0?t.top-o:t.bottom-x+o)-u.top}if(O&&(i=="nearest"?t.left<u.left+r?($=t.left-(u.left+r),e>0&&
t.right>u.right+$&&($=t.right-u.right+r)):t.right>u.right-r&&($=t.right-u.right+r,e<0&&t.left<u.left+
$&&($=t.left-(u.left+r))):$=(i=="center"?t.left+(t.right-t.left)/2-(u.right-u.left)/2:i=="start"==l?
t.left-r:t.right-(u.right-u.left)+r)-u.left),$||k)if(d)h.scrollBy($,k);else{let B=0,x=0;if(k){let A=c.
scrollTop;c.scrollTop+=k/m,x=(c.scrollTop-A)*m}if($){let A=c.scrollLeft;c.scrollLeft+=$/p,B=(c.scrollLeft-
A)*p}t={left:t.left-B,top:t.top-x,right:t.right-B,bottom:t.bottom-x},B&&Math.abs(B-$)<1&&(i="nearest"),
x&&Math.abs(x-k)<1&&(s="nearest")}if(d)break;(t.top<u.top||t.bottom>u.bottom||t.left<u.left||t.right>
u.right)&&(t={left:Math.max(t.left,u.left),right:Math.min(t.right,u.right),top:Math.max(t.top,u.top),
bottom:Math.min(t.bottom,u.bottom)}),c=c.assignedSlot||c.parentNode}else if(c.nodeType==11)c=c.host;else
break}function ju(n,t=!0){let e=n.ownerDocument,i=null,s=null;for(let r=n.parentNode;r&&!(r==e.body||
(!t||i)&&s);)if(pt(r))!s&&r.scrollHeight>r.clientHeight&&/scroll|auto/.test(getComputedStyle(r).overflowY)&&
(s=r),t&&!i&&r.scrollWidth>r.clientWidth&&/scroll|auto/.test(getComputedStyle(r).overflowX)&&(i=r),r=
r.assignedSlot||r.parentNode;else if(r.nodeType==11)r=r.host;else break;return{x:i,y:s}}var Ul=class{constructor(){
this.anchorNode=null,this.anchorOffset=0,this.focusNode=null,this.focusOffset=0}eq(t){return this.anchorNode==
t.anchorNode&&this.anchorOffset==t.anchorOffset&&this.focusNode==t.focusNode&&this.focusOffset==t.focusOffset}setRange(t){
let{anchorNode:e,focusNode:i}=t;this.set(e,Math.min(t.anchorOffset,e?Le(e):0),i,Math.min(t.focusOffset,
i?Le(i):0))}set(t,e,i,s){this.anchorNode=t,this.anchorOffset=e,this.focusNode=i,this.focusOffset=s}};
function Fu(n){let t=[];for(let e=n;e;e=e.nodeType==11?e.host:e.parentNode)pt(e)&&t.push({node:e,left:e.
scrollLeft,top:e.scrollTop});return t}function _u(n,t=!0){for(let{node:e,left:i,top:s}of n)t&&e.scrollTop!=
s&&(e.scrollTop=s),e.scrollLeft!=i&&(e.scrollLeft=i)}var Ti=null;C.safari&&C.safari_version>=26&&(Ti=
!1);function Xu(n){if(n.setActive)return n.setActive();if(Ti)return n.focus(Ti);let t=Fu(n);n.focus(
Ti==null?{get preventScroll(){return Ti={preventScroll:!0},!0}}:void 0),Ti||(Ti=!1,_u(t))}var mu;function en(n,t,e=t){
let i=mu||(mu=document.createRange());return i.setEnd(n,e),i.setStart(n,t),i}function rs(n,t,e,i){let s={
key:t,code:t,keyCode:e,which:e,cancelable:!0};i&&({altKey:s.altKey,ctrlKey:s.ctrlKey,shiftKey:s.shiftKey,
metaKey:s.metaKey}=i);let r=new KeyboardEvent("keydown",s);r.synthetic=!0,n.dispatchEvent(r);let o=new KeyboardEvent(
"keyup",s);return o.synthetic=!0,n.dispatchEvent(o),r.defaultPrevented||o.defaultPrevented}function A0(n){
for(;n;){if(n&&(n.nodeType==9||n.nodeType==11&&n.host))return n;n=n.assignedSlot||n.parentNode}return null}
function P0(n,t){let e=t.focusNode,i=t.focusOffset;if(!e||t.anchorNode!=e||t.anchorOffset!=i)return!1;
for(i=Math.min(i,Le(e));;)if(i){if(!pt(e))return!1;let s=e.childNodes[i-1];s.contentEditable=="false"?
i--:(e=s,i=Le(e))}else{if(e==n)return!0;i=ni(e),e=e.parentNode}}function Uu(n){return n instanceof Window?
n.pageYOffset>Math.max(0,n.document.documentElement.scrollHeight-n.innerHeight-4):n.scrollTop>Math.max(
1,n.scrollHeight-n.clientHeight-4)}function Hu(n,t){for(let e=n,i=t;;){if(os(e)&&i>0)return{node:e,offset:i};
if(pt(e)&&i>0){if(e.contentEditable=="false")return null;e=e.childNodes[i-1],i=Le(e)}else if(e.parentNode&&
!Lr(e))i=ni(e),e=e.parentNode;else return null}}function Gu(n,t){for(let e=n,i=t;;){if(os(e)&&i<e.nodeValue.
length)return{node:e,offset:i};if(pt(e)&&i<e.childNodes.length){if(e.contentEditable=="false")return null;
e=e.childNodes[i],i=0}else if(e.parentNode&&!Lr(e))i=ni(e)+1,e=e.parentNode;else return null}}var Se=class n{constructor(t,e,i=!0){
this.node=t,this.offset=e,this.precise=i}static before(t,e){return new n(t.parentNode,ni(t),e)}static after(t,e){
return new n(t.parentNode,ni(t)+1,e)}},Y=(function(n){return n[n.LTR=0]="LTR",n[n.RTL=1]="RTL",n})(Y||
(Y={})),ls=Y.LTR,Ba=Y.RTL;function Zu(n){let t=[];for(let e=0;e<n.length;e++)t.push(1<<+n[e]);return t}
var $0=Zu("88888888888888888888888888888888888666888888787833333333337888888000000000000000000000000\
0088888800000000000000000000000000888888888888888888888888888888888888878666688880888886633808883088\
88800000000000000000000000800000000000000000000000000000008"),M0=Zu("4444448826627288999999999992222\
2222222222222222222222222222222222222222222299999999999999999999944444444446442228222222222222222222\
2222222222222222222222222222222222222222222222222222222222222222222222222222222222299999994999999922\
9989999223333333333"),Hl=Object.create(null),xe=[];for(let n of["()","[]","{}"]){let t=n.charCodeAt(
0),e=n.charCodeAt(1);Hl[t]=e,Hl[e]=-t}function Yu(n){return n<=247?$0[n]:1424<=n&&n<=1524?2:1536<=n&&
n<=1785?M0[n-1536]:1774<=n&&n<=2220?4:8192<=n&&n<=8204?256:64336<=n&&n<=65023?4:1}var Q0=/[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/,
te=class{get dir(){return this.level%2?Ba:ls}constructor(t,e,i){this.from=t,this.to=e,this.level=i}side(t,e){
return this.dir==e==t?this.to:this.from}forward(t,e){return t==(this.dir==e)}static find(t,e,i,s){let r=-1;
for(let o=0;o<t.length;o++){let l=t[o];if(l.from<=e&&l.to>=e){if(l.level==i)return o;(r<0||(s!=0?s<0?
l.from<e:l.to>e:t[r].level>l.level))&&(r=o)}}if(r<0)throw new RangeError("Index out of range");return r}};
function Ku(n,t){if(n.length!=t.length)return!1;for(let e=0;e<n.length;e++){let i=n[e],s=t[e];if(i.from!=
s.from||i.to!=s.to||i.direction!=s.direction||!Ku(i.inner,s.inner))return!1}return!0}var J=[];function R0(n,t,e,i,s){
for(let r=0;r<=i.length;r++){let o=r?i[r-1].to:t,l=r<i.length?i[r].from:e,a=r?256:s;for(let h=o,c=a,
f=a;h<l;h++){let u=Yu(n.charCodeAt(h));u==512?u=c:u==8&&f==4&&(u=16),J[h]=u==4?2:u,u&7&&(f=u),c=u}for(let h=o,
c=a,f=a;h<l;h++){let u=J[h];if(u==128)h<l-1&&c==J[h+1]&&c&24?u=J[h]=c:J[h]=256;else if(u==64){let d=h+
1;for(;d<l&&J[d]==64;)d++;let p=h&&c==8||d<e&&J[d]==8?f==1?1:8:256;for(let m=h;m<d;m++)J[m]=p;h=d-1}else
u==8&&f==1&&(J[h]=1);c=u,u&7&&(f=u)}}}function E0(n,t,e,i,s){let r=s==1?2:1;for(let o=0,l=0,a=0;o<=i.
length;o++){let h=o?i[o-1].to:t,c=o<i.length?i[o].from:e;for(let f=h,u,d,p;f<c;f++)if(d=Hl[u=n.charCodeAt(
f)])if(d<0){for(let m=l-3;m>=0;m-=3)if(xe[m+1]==-d){let O=xe[m+2],w=O&2?s:O&4?O&1?r:s:0;w&&(J[f]=J[xe[m]]=
w),l=m;break}}else{if(xe.length==189)break;xe[l++]=f,xe[l++]=u,xe[l++]=a}else if((p=J[f])==2||p==1){
let m=p==s;a=m?0:1;for(let O=l-3;O>=0;O-=3){let w=xe[O+2];if(w&2)break;if(m)xe[O+2]|=2;else{if(w&4)break;
xe[O+2]|=4}}}}}function D0(n,t,e,i){for(let s=0,r=i;s<=e.length;s++){let o=s?e[s-1].to:n,l=s<e.length?
e[s].from:t;for(let a=o;a<l;){let h=J[a];if(h==256){let c=a+1;for(;;)if(c==l){if(s==e.length)break;c=
e[s++].to,l=s<e.length?e[s].from:t}else if(J[c]==256)c++;else break;let f=r==1,u=(c<t?J[c]:i)==1,d=f==
u?f?1:2:i;for(let p=c,m=s,O=m?e[m-1].to:n;p>a;)p==O&&(p=e[--m].from,O=m?e[m-1].to:n),J[--p]=d;a=c}else
r=h,a++}}}function Gl(n,t,e,i,s,r,o){let l=i%2?2:1;if(i%2==s%2)for(let a=t,h=0;a<e;){let c=!0,f=!1;if(h==
r.length||a<r[h].from){let m=J[a];m!=l&&(c=!1,f=m==16)}let u=!c&&l==1?[]:null,d=c?i:i+1,p=a;t:for(;;)
if(h<r.length&&p==r[h].from){if(f)break t;let m=r[h];if(!c)for(let O=m.to,w=h+1;;){if(O==e)break t;if(w<
r.length&&r[w].from==O)O=r[w++].to;else{if(J[O]==l)break t;break}}if(h++,u)u.push(m);else{m.from>a&&
o.push(new te(a,m.from,d));let O=m.direction==ls!=!(d%2);Zl(n,O?i+1:i,s,m.inner,m.from,m.to,o),a=m.to}
p=m.to}else{if(p==e||(c?J[p]!=l:J[p]==l))break;p++}u?Gl(n,a,p,i+1,s,u,o):a<p&&o.push(new te(a,p,d)),
a=p}else for(let a=e,h=r.length;a>t;){let c=!0,f=!1;if(!h||a>r[h-1].to){let m=J[a-1];m!=l&&(c=!1,f=m==
16)}let u=!c&&l==1?[]:null,d=c?i:i+1,p=a;t:for(;;)if(h&&p==r[h-1].to){if(f)break t;let m=r[--h];if(!c)
for(let O=m.from,w=h;;){if(O==t)break t;if(w&&r[w-1].to==O)O=r[--w].from;else{if(J[O-1]==l)break t;break}}
if(u)u.push(m);else{m.to<a&&o.push(new te(m.to,a,d));let O=m.direction==ls!=!(d%2);Zl(n,O?i+1:i,s,m.
inner,m.from,m.to,o),a=m.from}p=m.from}else{if(p==t||(c?J[p-1]!=l:J[p-1]==l))break;p--}u?Gl(n,p,a,i+
1,s,u,o):p<a&&o.push(new te(p,a,d)),a=p}}function Zl(n,t,e,i,s,r,o){let l=t%2?2:1;R0(n,s,r,i,l),E0(n,
s,r,i,l),D0(s,r,i,l),Gl(n,s,r,t,e,i,o)}function z0(n,t,e){if(!n)return[new te(0,0,t==Ba?1:0)];if(t==
ls&&!e.length&&!Q0.test(n))return Ju(n.length);if(e.length)for(;n.length>J.length;)J[J.length]=256;let i=[],
s=t==ls?0:1;return Zl(n,s,s,e,0,n.length,i),i}function Ju(n){return[new te(0,n,0)]}var td="";function B0(n,t,e,i,s){
var r;if(!n.length)return null;let o=i.head-n.from,l;if(i.head==n.from&&i.assoc<0){if(!s)return null;
o=t[l=0].side(!1,e)}else if(i.head==n.to&&i.assoc>0){if(s)return null;o=t[l=t.length-1].side(!0,e)}else
l=te.find(t,o,(r=i.bidiLevel)!==null&&r!==void 0?r:-1,i.assoc);let a=t[l],h=a.side(s,e);if(o==h){let u=l+=
s?1:-1;if(u<0||u>=t.length)return null;a=t[l=u],o=a.side(!s,e),h=a.side(s,e)}let c=dt(n.text,o,a.forward(
s,e));(c<a.from||c>a.to)&&(c=h),td=n.text.slice(Math.min(o,c),Math.max(o,c));let f=l==(s?t.length-1:
0)?null:t[l+(s?1:-1)];if(c==h){if(!f)return s?y.cursor(n.to,1):y.cursor(n.from,-1);if(f.level+(s?0:1)<
a.level)return y.cursor(f.side(!s,e)+n.from,f.forward(s,e)?1:-1,f.level)}return y.cursor(c+n.from,a.
forward(s,e)?-1:1,a.level)}function L0(n,t,e){for(let i=t;i<e;i++){let s=Yu(n.charCodeAt(i));if(s==1)
return ls;if(s==2||s==4)return Ba}}var ed=Q.define(),id=Q.define(),sd=Q.define(),nd=Q.define(),Yl=Q.
define(),rd=Q.define(),od=Q.define(),La=Q.define(),Ia=Q.define(),ld=Q.define({combine:n=>n.some(t=>t)}),
ad=Q.define({combine:n=>n.some(t=>t)}),hd=Q.define(),Xs=class n{constructor(t,e,i,s,r,o=!1){this.range=
t,this.y=e,this.x=i,this.yMargin=s,this.xMargin=r,this.isSnapshot=o}map(t){return t.empty?this:new n(
this.range.map(t),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}clip(t){return this.range.
to<=t.doc.length?this:new n(y.cursor(t.doc.length),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}},
Sr=Z.define({map:(n,t)=>n.map(t)}),cd=Z.define();function ee(n,t,e){let i=n.facet(nd);i.length?i[0](
t):window.onerror&&window.onerror(String(t),e,void 0,void 0,t)||(e?console.error(e+":",t):console.error(
t))}var De=Q.define({combine:n=>n.length?n[0]:!0}),I0=0,es=Q.define({combine(n){return n.filter((t,e)=>{
for(let i=0;i<e;i++)if(n[i].plugin==t.plugin)return!1;return!0})}}),ie=class n{constructor(t,e,i,s,r){
this.id=t,this.create=e,this.domEventHandlers=i,this.domEventObservers=s,this.baseExtensions=r(this),
this.extension=this.baseExtensions.concat(es.of({plugin:this,arg:void 0}))}of(t){return this.baseExtensions.
concat(es.of({plugin:this,arg:t}))}static define(t,e){let{eventHandlers:i,eventObservers:s,provide:r,
decorations:o}=e||{};return new n(I0++,t,i,s,l=>{let a=[];return o&&a.push(Zr.of(h=>{let c=h.plugin(
l);return c?o(c):X.none})),r&&a.push(r(l)),a})}static fromClass(t,e){return n.define((i,s)=>new t(i,
s),e)}},Us=class{constructor(t){this.spec=t,this.mustUpdate=null,this.value=null}get plugin(){return this.
spec&&this.spec.plugin}update(t){if(this.value){if(this.mustUpdate){let e=this.mustUpdate;if(this.mustUpdate=
null,this.value.update)try{this.value.update(e)}catch(i){if(ee(e.state,i,"CodeMirror plugin crashed"),
this.value.destroy)try{this.value.destroy()}catch{}this.deactivate()}}}else if(this.spec)try{this.value=
this.spec.plugin.create(t,this.spec.arg)}catch(e){ee(t.state,e,"CodeMirror plugin crashed"),this.deactivate()}
return this}destroy(t){var e;if(!((e=this.value)===null||e===void 0)&&e.destroy)try{this.value.destroy()}catch(i){
ee(t.state,i,"CodeMirror plugin crashed")}}deactivate(){this.spec=this.value=null}},fd=Q.define(),Na=Q.
define(),Zr=Q.define(),ud=Q.define(),Wa=Q.define(),sn=Q.define(),dd=Q.define();function gu(n,t){let e=n.
state.facet(dd);if(!e.length)return e;let i=e.map(r=>r instanceof Function?r(n):r),s=[];return H.spans(
i,t.from,t.to,{point(){},span(r,o,l,a){let h=r-t.from,c=o-t.from,f=s;for(let u=l.length-1;u>=0;u--,a--){
let d=l[u].spec.bidiIsolate,p;if(a>0&&f.length&&(p=f[f.length-1]).to==h&&p.direction==d)p.to=c,f=p.inner;else{
let m={from:h,to:c,direction:d,inner:[]};f.push(m),f=m.inner}}}}),pd(t.text,s)}function pd(n,t){for(let e of t){
if(e.direction==null){for(let i=e.from,s=0;i<e.to;s++){let r=s<e.inner.length?e.inner[s]:null,o=L0(n,
i,r?r.from:e.to);if(o){e.direction=o;break}if(!r)break;i=r.to}e.direction==null&&(e.direction=Y.LTR)}
pd(n,e.inner)}return t}var md=Q.define();function gd(n){let t=0,e=0,i=0,s=0;for(let r of n.state.facet(
md)){let o=r(n);o&&(o.left!=null&&(t=Math.max(t,o.left)),o.right!=null&&(e=Math.max(e,o.right)),o.top!=
null&&(i=Math.max(i,o.top)),o.bottom!=null&&(s=Math.max(s,o.bottom)))}return{left:t,right:e,top:i,bottom:s}}
var Vs=Q.define(),he=class n{constructor(t,e,i,s){this.fromA=t,this.toA=e,this.fromB=i,this.toB=s}join(t){
return new n(Math.min(this.fromA,t.fromA),Math.max(this.toA,t.toA),Math.min(this.fromB,t.fromB),Math.
max(this.toB,t.toB))}addToSet(t){let e=t.length,i=this;for(;e>0;e--){let s=t[e-1];if(!(s.fromA>i.toA)){
if(s.toA<i.fromA)break;i=i.join(s),t.splice(e-1,1)}}return t.splice(e,0,i),t}static extendWithRanges(t,e){
if(e.length==0)return t;let i=[];for(let s=0,r=0,o=0;;){let l=s<t.length?t[s].fromB:1e9,a=r<e.length?
e[r]:1e9,h=Math.min(l,a);if(h==1e9)break;let c=h+o,f=h,u=c;for(;;)if(r<e.length&&e[r]<=f){let d=e[r+
1];r+=2,f=Math.max(f,d);for(let p=s;p<t.length&&t[p].fromB<=f;p++)o=t[p].toA-t[p].toB;u=Math.max(u,d+
o)}else if(s<t.length&&t[s].fromB<=f){let d=t[s++];f=Math.max(f,d.toB),u=Math.max(u,d.toA),o=d.toA-d.
toB}else break;i.push(new n(c,u,h,f))}return i}},Nr=class n{constructor(t,e,i){this.view=t,this.state=
e,this.transactions=i,this.flags=0,this.startState=t.state,this.changes=At.empty(this.startState.doc.
length);for(let r of i)this.changes=this.changes.compose(r.changes);let s=[];this.changes.iterChangedRanges(
(r,o,l,a)=>s.push(new he(r,o,l,a))),this.changedRanges=s}static create(t,e,i){return new n(t,e,i)}get viewportChanged(){
return(this.flags&4)>0}get viewportMoved(){return(this.flags&8)>0}get heightChanged(){return(this.flags&
2)>0}get geometryChanged(){return this.docChanged||(this.flags&18)>0}get focusChanged(){return(this.
flags&1)>0}get docChanged(){return!this.changes.empty}get selectionSet(){return this.transactions.some(
t=>t.selection)}get empty(){return this.flags==0&&this.transactions.length==0}},N0=[],rt=class{constructor(t,e,i=0){
this.dom=t,this.length=e,this.flags=i,this.parent=null,t.cmTile=this}get breakAfter(){return this.flags&
1}get children(){return N0}isWidget(){return!1}get isHidden(){return!1}isComposite(){return!1}isLine(){
return!1}isText(){return!1}isBlock(){return!1}get domAttrs(){return null}sync(t){if(this.flags|=2,this.
flags&4){this.flags&=-5;let e=this.domAttrs;e&&x0(this.dom,e)}}toString(){return this.constructor.name+
(this.children.length?`(${this.children})`:"")+(this.breakAfter?"#":"")}destroy(){this.parent=null}setDOM(t){
this.dom=t,t.cmTile=this}get posAtStart(){return this.parent?this.parent.posBefore(this):0}get posAtEnd(){
return this.posAtStart+this.length}posBefore(t,e=this.posAtStart){let i=e;for(let s of this.children){
if(s==t)return i;i+=s.length+s.breakAfter}throw new RangeError("Invalid child in posBefore")}posAfter(t){
return this.posBefore(t)+t.length}covers(t){return!0}coordsIn(t,e,i){return null}domPosFor(t,e){let i=ni(
this.dom),s=this.length?t>0:e>0;return new Se(this.parent.dom,i+(s?1:0),t==0||t==this.length)}markDirty(t){
this.flags&=-3,t&&(this.flags|=4),this.parent&&this.parent.flags&2&&this.parent.markDirty(!1)}get overrideDOMText(){
return null}get root(){for(let t=this;t;t=t.parent)if(t instanceof hs)return t;return null}static get(t){
return t.cmTile}},as=class extends rt{constructor(t){super(t,0),this._children=[]}isComposite(){return!0}get children(){
return this._children}get lastChild(){return this.children.length?this.children[this.children.length-
1]:null}append(t){this.children.push(t),t.parent=this}sync(t){if(this.flags&2)return;super.sync(t);let e=this.
dom,i=null,s,r=t?.node==e?t:null,o=0;for(let l of this.children){if(l.sync(t),o+=l.length+l.breakAfter,
s=i?i.nextSibling:e.firstChild,r&&s!=l.dom&&(r.written=!0),l.dom.parentNode==e)for(;s&&s!=l.dom;)s=Ou(
s);else e.insertBefore(l.dom,s);i=l.dom}for(s=i?i.nextSibling:e.firstChild,r&&s&&(r.written=!0);s;)s=
Ou(s);this.length=o}};function Ou(n){let t=n.nextSibling;return n.parentNode.removeChild(n),t}var hs=class extends as{constructor(t,e){
super(e),this.view=t}owns(t){for(;t;t=t.parent)if(t==this)return!0;return!1}isBlock(){return!0}nearest(t){
for(;;){if(!t)return null;let e=rt.get(t);if(e&&this.owns(e))return e;t=t.parentNode}}blockTiles(t){
for(let e=[],i=this,s=0,r=0;;)if(s==i.children.length){if(!e.length)return;i=i.parent,i.breakAfter&&
r++,s=e.pop()}else{let o=i.children[s++];if(o instanceof ze)e.push(s),i=o,s=0;else{let l=r+o.length,
a=t(o,r);if(a!==void 0)return a;r=l+o.breakAfter}}}resolveBlock(t,e){let i,s=-1,r,o=-1;if(this.blockTiles(
(l,a)=>{let h=a+l.length;if(t>=a&&t<=h){if(l.isWidget()&&e>=-1&&e<=1){if(l.flags&32)return!0;l.flags&
16&&(i=void 0)}(a<t||t==h&&(e<-1?l.length:l.covers(1)))&&(!i||!l.isWidget()&&i.isWidget())&&(i=l,s=t-
a),(h>t||t==a&&(e>1?l.length:l.covers(-1)))&&(!r||!l.isWidget()&&r.isWidget())&&(r=l,o=t-a)}}),!i&&!r)
throw new Error("No tile at position "+t);return i&&e<0||!r?{tile:i,offset:s}:{tile:r,offset:o}}},ze=class n extends as{constructor(t,e){
super(t),this.wrapper=e}isBlock(){return!0}covers(t){return this.children.length?t<0?this.children[0].
covers(-1):this.lastChild.covers(1):!1}get domAttrs(){return this.wrapper.attributes}static of(t,e){
let i=new n(e||document.createElement(t.tagName),t);return e||(i.flags|=4),i}},cs=class n extends as{constructor(t,e){
super(t),this.attrs=e}isLine(){return!0}static start(t,e,i){let s=new n(e||document.createElement("d\
iv"),t);return(!e||!i)&&(s.flags|=4),s}get domAttrs(){return this.attrs}resolveInline(t,e,i=!1){let s=null,
r=-1,o=null,l=-1;function a(c,f){for(let u=0,d=0;u<c.children.length&&d<=f;u++){let p=c.children[u],
m=d+p.length;m>=f&&(p.isComposite()?a(p,f-d):(!o||i&&o.isHidden&&(e>0&&!(o.flags&32)||i&&q0(o,p)))&&
(m>f||p.flags&32&&e<=1)?(o=p,l=f-d):(d<f||p.flags&16&&!(i&&p.isHidden)&&e>=-1)&&(s=p,r=f-d)),d=m}}a(
this,t);let h=(e<0?s:o)||s||o;return h?{tile:h,offset:h==s?r:l}:null}coordsIn(t,e,i){let s=this.resolveInline(
t,e,!0);return s?s.tile.coordsIn(Math.max(0,s.offset),e,i):W0(this)}domIn(t,e){let i=this.resolveInline(
t,e);if(i){let{tile:s,offset:r}=i;if(this.dom.contains(s.dom))return s.isText()?new Se(s.dom,Math.min(
s.dom.nodeValue.length,r)):s.domPosFor(r,s.flags&16?1:s.flags&32?-1:e);let o=i.tile.parent,l=!1;for(let a of o.
children){if(l)return new Se(a.dom,0);a==i.tile&&(l=!0)}}return new Se(this.dom,0)}};function W0(n){
let t=n.dom.lastChild;if(!t)return n.dom.getBoundingClientRect();let e=Mr(t);return e[e.length-1]||null}
function q0(n,t){let e=n.coordsIn(0,1),i=t.coordsIn(0,1);return e&&i&&i.top<e.bottom}var Dt=class n extends as{constructor(t,e){
super(t),this.mark=e}get domAttrs(){return this.mark.attrs}static of(t,e){let i=new n(e||document.createElement(
t.tagName),t);return e||(i.flags|=4),i}},Ci=class n extends rt{constructor(t,e){super(t,e.length),this.
text=e}sync(t){this.flags&2||(super.sync(t),this.dom.nodeValue!=this.text&&(t&&t.node==this.dom&&(t.
written=!0),this.dom.nodeValue=this.text))}isText(){return!0}toString(){return JSON.stringify(this.text)}coordsIn(t,e,i){
let s=this.dom.nodeValue.length;t>s&&(t=s);let r=t,o=t,l=0;t==0&&e<0||t==s&&e>=0?C.chrome||C.gecko||
(t?(r--,l=1):o<s&&(o++,l=-1)):e<0?r--:o<s&&o++;let a=en(this.dom,r,o).getClientRects();if(!a.length)
return null;let h=a[(l?l<0:e>=0)?0:a.length-1];return C.safari&&!l&&h.width==0&&(h=Array.prototype.find.
call(a,c=>c.width)||h),i==null?h:Ir(h,(l?l>0:e<0)==i)}static of(t,e){let i=new n(e||document.createTextNode(
t),t);return e||(i.flags|=2),i}},$i=class n extends rt{constructor(t,e,i,s){super(t,e,s),this.widget=
i}isWidget(){return!0}get isHidden(){return this.widget.isHidden}covers(t){return this.flags&48?!1:(this.
flags&(t<0?64:128))>0}coordsIn(t,e){return this.coordsInWidget(t,e,!1)}coordsInWidget(t,e,i){let s=this.
widget.coordsAt(this.dom,t,e);if(s)return s;if(i)return Ir(this.dom.getBoundingClientRect(),this.length?
t==0:e<=0);{let r=this.dom.getClientRects(),o=null;if(!r.length)return null;let l=this.flags&16?!0:this.
flags&32?!1:t>0;for(let a=l?r.length-1:0;o=r[a],!(t>0?a==0:a==r.length-1||o.top<o.bottom);a+=l?-1:1)
;return Ir(o,!l)}}get overrideDOMText(){if(!this.length)return V.empty;let{root:t}=this;if(!t)return V.
empty;let e=this.posAtStart;return t.view.state.doc.slice(e,e+this.length)}destroy(){super.destroy(),
this.widget.destroy(this.dom)}static of(t,e,i,s,r){return r||(r=t.toDOM(e),t.editable||(r.contentEditable=
"false")),new n(r,i,t,s)}},fs=class extends rt{constructor(t){let e=document.createElement("img");e.
className="cm-widgetBuffer",e.setAttribute("aria-hidden","true"),super(e,0,t)}get isHidden(){return!0}get overrideDOMText(){
return V.empty}coordsIn(t,e,i){let s=this.dom.getBoundingClientRect();return i==null?s:Ir(s,e>0==i)}},
Kl=class{constructor(t){this.index=0,this.beforeBreak=!1,this.parents=[],this.tile=t}advance(t,e,i){
let{tile:s,index:r,beforeBreak:o,parents:l}=this;for(;t||e>0;)if(s.isComposite())if(o){if(!t)break;i&&
i.break(),t--,o=!1}else if(r==s.children.length){if(!t&&!l.length)break;i&&i.leave(s),o=!!s.breakAfter,
{tile:s,index:r}=l.pop(),r++}else{let a=s.children[r],h=a.breakAfter;(e>0?a.length<=t:a.length<t)&&(!i||
i.skip(a,0,a.length)!==!1||!a.isComposite)?(o=!!h,r++,t-=a.length):(l.push({tile:s,index:r}),s=a,r=0,
i&&a.isComposite()&&i.enter(a))}else{let a=s.length;if(r<a&&t){let h=Math.min(t,a-r);i&&i.skip(s,r,r+
h),t-=h,r+=h}if(r==a)o=!!s.breakAfter,{tile:s,index:r}=l.pop(),r++;else if(!t)break}return this.tile=
s,this.index=r,this.beforeBreak=o,this}get root(){return this.parents.length?this.parents[0].tile:this.
tile}},Jl=class{constructor(t,e,i,s){this.from=t,this.to=e,this.wrapper=i,this.rank=s}},ta=class{constructor(t,e,i){
this.cache=t,this.root=e,this.blockWrappers=i,this.curLine=null,this.lastBlock=null,this.afterWidget=
null,this.pos=0,this.wrappers=[],this.wrapperPos=0}addText(t,e,i,s){var r;this.flushBuffer();let o=this.
ensureMarks(e,i),l=o.lastChild;if(l&&l.isText()&&!(l.flags&8)&&l.length+t.length<512){this.cache.reused.
set(l,2);let a=o.children[o.children.length-1]=new Ci(l.dom,l.text+t);a.parent=o}else o.append(s||Ci.
of(t,(r=this.cache.find(Ci))===null||r===void 0?void 0:r.dom));this.pos+=t.length,this.afterWidget=null}addComposition(t,e){
let i=this.curLine;i.dom!=e.line.dom&&(i.setDOM(this.cache.reused.has(e.line)?Ll(e.line.dom):e.line.
dom),this.cache.reused.set(e.line,2));let s=i;for(let l=e.marks.length-1;l>=0;l--){let a=e.marks[l],
h=s.lastChild;if(h instanceof Dt&&h.mark.eq(a.mark))h.dom!=a.dom&&h.setDOM(Ll(a.dom)),s=h;else{let{dom:c}=a;
this.cache.reused.get(a)&&rt.get(a.dom)&&(c=Ll(a.dom));let f=Dt.of(a.mark,c);s.append(f),s=f}this.cache.
reused.set(a,2)}let r=rt.get(t.text);r&&this.cache.reused.set(r,2);let o=new Ci(t.text,t.text.nodeValue);
o.flags|=8,this.pos=t.range.toB,s.append(o)}addInlineWidget(t,e,i){let s=this.afterWidget&&t.flags&48&&
(this.afterWidget.flags&48)==(t.flags&48);s||this.flushBuffer();let r=this.ensureMarks(e,i);!s&&!(t.
flags&16)&&r.append(this.getBuffer(1)),r.append(t),this.pos+=t.length,this.afterWidget=t}addMark(t,e,i){
this.flushBuffer(),this.ensureMarks(e,i).append(t),this.pos+=t.length,this.afterWidget=null}addBlockWidget(t){
this.getBlockPos().append(t),this.pos+=t.length,this.lastBlock=t,this.endLine()}continueWidget(t){let e=this.
afterWidget||this.lastBlock;e.length+=t,this.pos+=t}addLineStart(t,e){var i;t||(t=Od);let s=cs.start(
t,e||((i=this.cache.find(cs))===null||i===void 0?void 0:i.dom),!!e);this.getBlockPos().append(this.lastBlock=
this.curLine=s)}addLine(t){this.getBlockPos().append(t),this.pos+=t.length,this.lastBlock=t,this.endLine()}addBreak(){
this.lastBlock.flags|=1,this.endLine(),this.pos++}addLineStartIfNotCovered(t){this.blockPosCovered()||
this.addLineStart(t)}ensureLine(t){this.curLine||this.addLineStart(t)}ensureMarks(t,e){var i;let s=this.
curLine;for(let r=t.length-1;r>=0;r--){let o=t[r],l;if(e>0&&(l=s.lastChild)&&l instanceof Dt&&l.mark.
eq(o))s=l,e--;else{let a=Dt.of(o,(i=this.cache.find(Dt,h=>h.mark.eq(o)))===null||i===void 0?void 0:i.
dom);s.append(a),s=a,e=0}}return s}endLine(){if(this.curLine){this.flushBuffer();let t=this.curLine.
lastChild;(!t||!wu(this.curLine,!1)||t.dom.nodeName!="BR"&&t.isWidget()&&!(C.ios&&wu(this.curLine,!0)))&&
this.curLine.append(this.cache.findWidget(Il,0,32)||new $i(Il.toDOM(),0,Il,32)),this.curLine=this.afterWidget=
null}}updateBlockWrappers(){this.wrapperPos>this.pos+1e4&&(this.blockWrappers.goto(this.pos),this.wrappers.
length=0);for(let t=this.wrappers.length-1;t>=0;t--)this.wrappers[t].to<this.pos&&this.wrappers.splice(
t,1);for(let t=this.blockWrappers;t.value&&t.from<=this.pos;t.next())if(t.to>=this.pos){let e=t.rank*
102+t.value.rank,i=new Jl(t.from,t.to,t.value,e),s=this.wrappers.length;for(;s>0&&(this.wrappers[s-1].
rank-i.rank||this.wrappers[s-1].to-i.to)<0;)s--;this.wrappers.splice(s,0,i)}this.wrapperPos=this.pos}getBlockPos(){
var t;this.updateBlockWrappers();let e=this.root;for(let i of this.wrappers){let s=e.lastChild;if(i.
from<this.pos&&s instanceof ze&&s.wrapper.eq(i.wrapper))e=s;else{let r=ze.of(i.wrapper,(t=this.cache.
find(ze,o=>o.wrapper.eq(i.wrapper)))===null||t===void 0?void 0:t.dom);e.append(r),e=r}}return e}blockPosCovered(){
let t=this.lastBlock;return t!=null&&!t.breakAfter&&(!t.isWidget()||(t.flags&160)>0)}getBuffer(t){let e=2|
(t<0?16:32),i=this.cache.find(fs,void 0,1);return i&&(i.flags=e),i||new fs(e)}flushBuffer(){this.afterWidget&&
!(this.afterWidget.flags&32)&&(this.afterWidget.parent.append(this.getBuffer(-1)),this.afterWidget=null)}},
ea=class{constructor(t){this.skipCount=0,this.text="",this.textOff=0,this.cursor=t.iter()}skip(t){this.
textOff+t<=this.text.length?this.textOff+=t:(this.skipCount+=t-(this.text.length-this.textOff),this.
text="",this.textOff=0)}next(t){if(this.textOff==this.text.length){let{value:s,lineBreak:r,done:o}=this.
cursor.next(this.skipCount);if(this.skipCount=0,o)throw new Error("Ran out of text content when draw\
ing inline views");this.text=s;let l=this.textOff=Math.min(t,s.length);return r?null:s.slice(0,l)}let e=Math.
min(this.text.length,this.textOff+t),i=this.text.slice(this.textOff,e);return this.textOff=e,i}},Wr=[
$i,cs,Ci,Dt,fs,ze,hs];for(let n=0;n<Wr.length;n++)Wr[n].bucket=n;var ia=class{constructor(t){this.view=
t,this.buckets=Wr.map(()=>[]),this.index=Wr.map(()=>0),this.reused=new Map}add(t){let e=t.constructor.
bucket,i=this.buckets[e];i.length<6?i.push(t):i[this.index[e]=(this.index[e]+1)%6]=t}find(t,e,i=2){let s=t.
bucket,r=this.buckets[s],o=this.index[s];for(let l=0;l<r.length;l++){let a=(l+o)%r.length,h=r[a];if((!e||
e(h))&&!this.reused.has(h))return r.splice(a,1),a<o&&this.index[s]--,this.reused.set(h,i),h}return null}findWidget(t,e,i){
let s=this.buckets[0];if(s.length)for(let r=0,o=0;;r++){if(r==s.length){if(o)return null;o=1,r=0}let l=s[r];
if(!this.reused.has(l)&&(o==0?l.widget.compare(t):l.widget.constructor==t.constructor&&t.updateDOM(l.
dom,this.view,l.widget)))return s.splice(r,1),r<this.index[0]&&this.index[0]--,l.widget==t&&l.length==
e&&(l.flags&497)==i?(this.reused.set(l,1),l):(this.reused.set(l,2),new $i(l.dom,e,t,l.flags&-498|i))}}reuse(t){
return this.reused.set(t,1),t}maybeReuse(t,e=2){if(!this.reused.has(t))return this.reused.set(t,e),t.
dom}clear(){for(let t=0;t<this.buckets.length;t++)this.buckets[t].length=this.index[t]=0}},sa=class{constructor(t,e,i,s,r){
this.view=t,this.decorations=s,this.disallowBlockEffectsFor=r,this.openWidget=!1,this.openMarks=0,this.
cache=new ia(t),this.text=new ea(t.state.doc),this.builder=new ta(this.cache,new hs(t,t.contentDOM),
H.iter(i)),this.cache.reused.set(e,2),this.old=new Kl(e),this.reuseWalker={skip:(o,l,a)=>{if(this.cache.
add(o),o.isComposite())return!1},enter:o=>this.cache.add(o),leave:()=>{},break:()=>{}}}run(t,e){let i=e&&
this.getCompositionContext(e.text);for(let s=0,r=0,o=0;;){let l=o<t.length?t[o++]:null,a=l?l.fromA:this.
old.root.length;if(a>s){let h=a-s;this.preserve(h,!o,!l),s=a,r+=h}if(!l)break;e&&l.fromA<=e.range.fromA&&
l.toA>=e.range.toA?(this.forward(l.fromA,e.range.fromA,e.range.fromA<e.range.toA?1:-1),this.emit(r,e.
range.fromB),this.builder.flushBuffer(),this.cache.clear(),this.builder.addComposition(e,i),this.text.
skip(e.range.toB-e.range.fromB),this.forward(e.range.fromA,l.toA),this.emit(e.range.toB,l.toB)):(this.
forward(l.fromA,l.toA),this.emit(r,l.toB)),r=l.toB,s=l.toA}return this.builder.curLine&&this.builder.
endLine(),this.builder.root}preserve(t,e,i){let s=F0(this.old),r=this.openMarks;this.old.advance(t,i?
1:-1,{skip:(o,l,a)=>{if(o.isWidget())if(this.openWidget)this.builder.continueWidget(a-l);else{let h=a>
0||l<o.length?$i.of(o.widget,this.view,a-l,o.flags&496,this.cache.maybeReuse(o)):this.cache.reuse(o);
h.flags&256?(h.flags&=-2,this.builder.addBlockWidget(h)):(this.builder.ensureLine(null),this.builder.
addInlineWidget(h,s,r),r=s.length)}else if(o.isText())this.builder.ensureLine(null),!l&&a==o.length&&
!this.cache.reused.has(o)?this.builder.addText(o.text,s,r,this.cache.reuse(o)):(this.cache.add(o),this.
builder.addText(o.text.slice(l,a),s,r)),r=s.length;else if(o.isLine())o.flags&=-2,this.cache.reused.
set(o,1),this.builder.addLine(o);else if(o instanceof fs)this.cache.add(o);else if(o instanceof Dt)this.
builder.ensureLine(null),this.builder.addMark(o,s,r),this.cache.reused.set(o,1),r=s.length;else return!1;
this.openWidget=!1},enter:o=>{o.isLine()?this.builder.addLineStart(o.attrs,this.cache.maybeReuse(o)):
(this.cache.add(o),o instanceof Dt&&s.unshift(o.mark)),this.openWidget=!1},leave:o=>{o.isLine()?s.length&&
(s.length=r=0):o instanceof Dt&&(s.shift(),r=Math.min(r,s.length))},break:()=>{this.builder.addBreak(),
this.openWidget=!1}}),this.text.skip(t)}emit(t,e){let i=null,s=this.builder,r=-1,o=H.spans(this.decorations,
t,e,{point:(l,a,h,c,f,u)=>{if(h instanceof Pi){if(this.disallowBlockEffectsFor[u]){if(h.block)throw new RangeError(
"Block decorations may not be specified via plugins");if(a>this.view.state.doc.lineAt(l).to)throw new RangeError(
"Decorations that replace line breaks may not be specified via plugins")}if(r=c.length,f>c.length)s.
continueWidget(a-l);else{let d=h.widget||(h.block?ri.block:ri.inline),p=V0(h),m=this.cache.findWidget(
d,a-l,p)||$i.of(d,this.view,a-l,p);h.block?(h.startSide>0&&s.addLineStartIfNotCovered(i),s.addBlockWidget(
m)):(s.ensureLine(i),s.addInlineWidget(m,c,f))}i=null}else i=j0(i,h);a>l&&this.text.skip(a-l)},span:(l,a,h,c)=>{
for(let f=l;f<a;){let u=this.text.next(Math.min(512,a-f));u==null?(s.addLineStartIfNotCovered(i),s.addBreak(),
f++):(s.ensureLine(i),s.addText(u,h,f==l?c:h.length),f+=u.length),i=null}r=h.length}});r>-1&&(this.openWidget=
o>r),this.openWidget||s.addLineStartIfNotCovered(i),this.openMarks=o}forward(t,e,i=1){e-t<=10?this.old.
advance(e-t,i,this.reuseWalker):(this.old.advance(5,-1,this.reuseWalker),this.old.advance(e-t-10,-1),
this.old.advance(5,i,this.reuseWalker))}getCompositionContext(t){let e=[],i=null;for(let s=t.parentNode;;s=
s.parentNode){let r=rt.get(s);if(s==this.view.contentDOM)break;r instanceof Dt?e.push(r):r?.isLine()?
i=r:r instanceof ze||(s.nodeName=="DIV"&&!i?i=new cs(s,Od):i||e.push(Dt.of(new Ks({tagName:s.nodeName.
toLowerCase(),attributes:S0(s)}),s)))}return i?{line:i,marks:e}:null}};function wu(n,t){let e=i=>{for(let s of i.
children)if((t?s.isText():s.length)||e(s))return!0;return!1};return e(n)}function V0(n){let t=n.isReplace?
(n.startSide<0?64:0)|(n.endSide>0?128:0):n.startSide>0?32:16;return n.block&&(t|=256),t}var Od={class:"\
cm-line"};function j0(n,t){let e=t.spec.attributes,i=t.spec.class;return!e&&!i||(n||(n={class:"cm-li\
ne"}),e&&Da(e,n),i&&(n.class+=" "+i)),n}function F0(n){let t=[];for(let e=n.parents.length;e>1;e--){
let i=e==n.parents.length?n.tile:n.parents[e].tile;i instanceof Dt&&t.push(i.mark)}return t}function Ll(n){
let t=rt.get(n);return t&&t.setDOM(n.cloneNode()),n}var ri=class extends Be{constructor(t){super(),this.
tag=t}eq(t){return t.tag==this.tag}toDOM(){return document.createElement(this.tag)}updateDOM(t){return t.
nodeName.toLowerCase()==this.tag}get isHidden(){return!0}};ri.inline=new ri("span");ri.block=new ri(
"div");var Il=new class extends Be{toDOM(){return document.createElement("br")}get isHidden(){return!0}get editable(){
return!0}},qr=class{constructor(t){this.view=t,this.decorations=[],this.blockWrappers=[],this.dynamicDecorationMap=
[!1],this.domChanged=null,this.hasComposition=null,this.editContextFormatting=X.none,this.lastCompositionAfterCursor=
!1,this.minWidth=0,this.minWidthFrom=0,this.minWidthTo=0,this.impreciseAnchor=null,this.impreciseHead=
null,this.forceSelection=!1,this.lastUpdate=Date.now(),this.updateDeco(),this.tile=new hs(t,t.contentDOM),
this.updateInner([new he(0,0,0,t.state.doc.length)],null)}update(t){var e;let i=t.changedRanges;this.
minWidth>0&&i.length&&(i.every(({fromA:c,toA:f})=>f<this.minWidthFrom||c>this.minWidthTo)?(this.minWidthFrom=
t.changes.mapPos(this.minWidthFrom,1),this.minWidthTo=t.changes.mapPos(this.minWidthTo,1)):this.minWidth=
this.minWidthFrom=this.minWidthTo=0),this.updateEditContextFormatting(t);let s=-1;this.view.inputState.
composing>=0&&!this.view.observer.editContext&&(!((e=this.domChanged)===null||e===void 0)&&e.newSel?
s=this.domChanged.newSel.head:!K0(t.changes,this.hasComposition)&&!t.selectionSet&&(s=t.state.selection.
main.head));let r=s>-1?X0(this.view,t.changes,s):null;if(this.domChanged=null,this.hasComposition){let{
from:c,to:f}=this.hasComposition;i=new he(c,f,t.changes.mapPos(c,-1),t.changes.mapPos(f,1)).addToSet(
i.slice())}this.hasComposition=r?{from:r.range.fromB,to:r.range.toB}:null,(C.ie||C.chrome)&&!r&&t&&t.
state.doc.lines!=t.startState.doc.lines&&(this.forceSelection=!0);let o=this.decorations,l=this.blockWrappers;
this.updateDeco();let a=G0(o,this.decorations,t.changes);a.length&&(i=he.extendWithRanges(i,a));let h=Z0(
l,this.blockWrappers,t.changes);return h.length&&(i=he.extendWithRanges(i,h)),r&&!i.some(c=>c.fromA<=
r.range.fromA&&c.toA>=r.range.toA)&&(i=r.range.addToSet(i.slice())),this.tile.flags&2&&i.length==0?!1:
(this.updateInner(i,r),t.transactions.length&&(this.lastUpdate=Date.now()),!0)}updateInner(t,e){this.
view.viewState.mustMeasureContent=!0;let{observer:i}=this.view;i.ignore(()=>{if(e||t.length){let o=this.
tile,l=new sa(this.view,o,this.blockWrappers,this.decorations,this.dynamicDecorationMap);e&&rt.get(e.
text)&&l.cache.reused.set(rt.get(e.text),2),this.tile=l.run(t,e),na(o,l.cache.reused)}this.tile.dom.
style.height=this.view.viewState.contentHeight/this.view.scaleY+"px",this.tile.dom.style.flexBasis=this.
minWidth?this.minWidth+"px":"";let r=C.chrome||C.ios?{node:i.selectionRange.focusNode,written:!1}:void 0;
this.tile.sync(r),r&&(r.written||i.selectionRange.focusNode!=r.node||!this.tile.dom.contains(r.node))&&
(this.forceSelection=!0),this.tile.dom.style.height=""});let s=[];if(this.view.viewport.from||this.view.
viewport.to<this.view.state.doc.length)for(let r of this.tile.children)r.isWidget()&&r.widget instanceof
Hs&&s.push(r.dom);i.updateGaps(s)}updateEditContextFormatting(t){this.editContextFormatting=this.editContextFormatting.
map(t.changes);for(let e of t.transactions)for(let i of e.effects)i.is(cd)&&(this.editContextFormatting=
i.value)}updateSelection(t=!1,e=!1){(t||!this.view.observer.selectionRange.focusNode)&&this.view.observer.
readSelectionRange();let{dom:i}=this.tile,s=this.view.root.activeElement,r=s==i,o=!r&&!(this.view.state.
facet(De)||i.tabIndex>-1)&&Fs(i,this.view.observer.selectionRange)&&!(s&&i.contains(s));if(!(r||e||o))
return;let l=this.forceSelection;this.forceSelection=!1;let a=this.view.state.selection.main,h,c;if(a.
empty?c=h=this.inlineDOMNearPos(a.anchor,a.assoc||1):(c=this.inlineDOMNearPos(a.head,a.head==a.from?
1:-1),h=this.inlineDOMNearPos(a.anchor,a.anchor==a.from?1:-1)),C.gecko&&a.empty&&!this.hasComposition&&
_0(h)){let u=document.createTextNode("");this.view.observer.ignore(()=>h.node.insertBefore(u,h.node.
childNodes[h.offset]||null)),h=c=new Se(u,0),l=!0}let f=this.view.observer.selectionRange;(l||!f.focusNode||
(!_s(h.node,h.offset,f.anchorNode,f.anchorOffset)||!_s(c.node,c.offset,f.focusNode,f.focusOffset))&&
!this.suppressWidgetCursorChange(f,a))&&(this.view.observer.ignore(()=>{C.android&&C.chrome&&i.contains(
f.focusNode)&&Y0(f.focusNode,i)&&(i.blur(),i.focus({preventScroll:!0}));let u=tn(this.view.root);if(u)
if(a.empty){if(C.gecko){let d=U0(h.node,h.offset);if(d&&d!=3){let p=(d==1?Hu:Gu)(h.node,h.offset);p&&
(h=new Se(p.node,p.offset))}}u.collapse(h.node,h.offset),a.bidiLevel!=null&&u.caretBidiLevel!==void 0&&
(u.caretBidiLevel=a.bidiLevel)}else if(u.extend){u.collapse(h.node,h.offset);try{u.extend(c.node,c.offset)}catch{}}else{
let d=document.createRange();a.anchor>a.head&&([h,c]=[c,h]),d.setEnd(c.node,c.offset),d.setStart(h.node,
h.offset),u.removeAllRanges(),u.addRange(d)}o&&this.view.root.activeElement==i&&(i.blur(),s&&s.focus())}),
this.view.observer.setSelectionRange(h,c)),this.impreciseAnchor=h.precise?null:new Se(f.anchorNode,f.
anchorOffset),this.impreciseHead=c.precise?null:new Se(f.focusNode,f.focusOffset)}suppressWidgetCursorChange(t,e){
return this.hasComposition&&e.empty&&_s(t.focusNode,t.focusOffset,t.anchorNode,t.anchorOffset)&&this.
posFromDOM(t.focusNode,t.focusOffset)==e.head}enforceCursorAssoc(){if(this.hasComposition)return;let{
view:t}=this,e=t.state.selection.main,i=tn(t.root),{anchorNode:s,anchorOffset:r}=t.observer.selectionRange;
if(!i||!e.empty||!e.assoc||!i.modify)return;let o=this.lineAt(e.head,e.assoc);if(!o)return;let l=o.posAtStart;
if(e.head==l||e.head==l+o.length)return;let a=this.coordsAt(e.head,-1),h=this.coordsAt(e.head,1);if(!a||
!h||a.bottom>h.top)return;let c=this.domAtPos(e.head+e.assoc,e.assoc);i.collapse(c.node,c.offset),i.
modify("move",e.assoc<0?"forward":"backward","lineboundary"),t.observer.readSelectionRange();let f=t.
observer.selectionRange;t.docView.posFromDOM(f.anchorNode,f.anchorOffset)!=e.from&&i.collapse(s,r)}posFromDOM(t,e){
let i=this.tile.nearest(t);if(!i)return this.tile.dom.compareDocumentPosition(t)&2?0:this.view.state.
doc.length;let s=i.posAtStart;if(i.isComposite()){let r;if(t==i.dom)r=i.dom.childNodes[e];else{let o=Le(
t)==0?0:e==0?-1:1;for(;;){let l=t.parentNode;if(l==i.dom)break;o==0&&l.firstChild!=l.lastChild&&(t==
l.firstChild?o=-1:o=1),t=l}o<0?r=t:r=t.nextSibling}if(r==i.dom.firstChild)return s;for(;r&&!rt.get(r);)
r=r.nextSibling;if(!r)return s+i.length;for(let o=0,l=s;;o++){let a=i.children[o];if(a.dom==r)return l;
l+=a.length+a.breakAfter}}else return i.isText()?t==i.dom?s+e:s+(e?i.length:0):s}domAtPos(t,e){let{tile:i,
offset:s}=this.tile.resolveBlock(t,e);return i.isWidget()?i.domPosFor(s,e):i.domIn(s,e)}inlineDOMNearPos(t,e){
let i,s=-1,r=!1,o,l=-1,a=!1;return this.tile.blockTiles((h,c)=>{if(h.isWidget()){if(h.flags&32&&c>=t)
return!0;h.flags&16&&(r=!0)}else{let f=c+h.length;if(c<=t&&(i=h,s=t-c,r=f<t),f>=t&&!o&&(o=h,l=t-c,a=
c>t),c>t&&o)return!0}}),!i&&!o?this.domAtPos(t,e):(r&&o?i=null:a&&i&&(o=null),i&&e<0||!o?i.domIn(s,e):
o.domIn(l,e))}coordsAt(t,e,i){let{tile:s,offset:r}=this.tile.resolveBlock(t,e);return s.isWidget()?s.
widget instanceof Hs?null:s.coordsInWidget(r,e,!0):s.coordsIn(r,e,i)}lineAt(t,e){let{tile:i}=this.tile.
resolveBlock(t,e);return i.isLine()?i:null}coordsForChar(t){let{tile:e,offset:i}=this.tile.resolveBlock(
t,1);if(!e.isLine())return null;function s(r,o){if(r.isComposite())for(let l of r.children){if(l.length>=
o){let a=s(l,o);if(a)return a}if(o-=l.length,o<0)break}else if(r.isText()&&o<r.length){let l=dt(r.text,
o);if(l==o)return null;let a=en(r.dom,o,l).getClientRects();for(let h=0;h<a.length;h++){let c=a[h];if(h==
a.length-1||c.top<c.bottom&&c.left<c.right)return c}}return null}return s(e,i)}measureVisibleLineHeights(t){
let e=[],{from:i,to:s}=t,r=this.view.contentDOM.clientWidth,o=r>Math.max(this.view.scrollDOM.clientWidth,
this.minWidth)+1,l=-1,a=this.view.textDirection==Y.LTR,h=0,c=(f,u,d)=>{for(let p=0;p<f.children.length&&
!(u>s);p++){let m=f.children[p],O=u+m.length,w=m.dom.getBoundingClientRect(),{height:$}=w;if(d&&!p&&
(h+=w.top-d.top),m instanceof ze)O>i&&c(m,u,w);else if(u>=i&&(h>0&&e.push(-h),e.push($+h),h=0,o)){let k=m.
dom.lastChild,B=k?Mr(k):[];if(B.length){let x=B[B.length-1],A=a?x.right-w.left:w.right-x.left;A>l&&(l=
A,this.minWidth=r,this.minWidthFrom=u,this.minWidthTo=O)}}d&&p==f.children.length-1&&(h+=d.bottom-w.
bottom),u=O+m.breakAfter}};return c(this.tile,0,null),e}textDirectionAt(t){let{tile:e}=this.tile.resolveBlock(
t,1);return getComputedStyle(e.dom).direction=="rtl"?Y.RTL:Y.LTR}measureTextSize(){let t=this.tile.blockTiles(
o=>{if(o.isLine()&&o.children.length&&o.length<=20){let l=0,a;for(let h of o.children){if(!h.isText()||
/[^ -~]/.test(h.text))return;let c=Mr(h.dom);if(c.length!=1)return;l+=c[0].width,a=c[0].height}if(l)
return{lineHeight:o.dom.getBoundingClientRect().height,charWidth:l/o.length,textHeight:a}}});if(t)return t;
let e=document.createElement("div"),i,s,r;return e.className="cm-line",e.style.width="99999px",e.style.
position="absolute",e.textContent="abc def ghi jkl mno pqr stu",this.view.observer.ignore(()=>{this.
tile.dom.appendChild(e);let o=Mr(e.firstChild)[0];i=e.getBoundingClientRect().height,s=o&&o.width?o.
width/27:7,r=o&&o.height?o.height:i,e.remove()}),{lineHeight:i,charWidth:s,textHeight:r}}computeBlockGapDeco(){
let t=[],e=this.view.viewState;for(let i=0,s=0;;s++){let r=s==e.viewports.length?null:e.viewports[s],
o=r?r.from-1:this.view.state.doc.length;if(o>i){let l=(e.lineBlockAt(o).bottom-e.lineBlockAt(i).top)/
this.view.scaleY;t.push(X.replace({widget:new Hs(l),block:!0,inclusive:!0,isBlockGap:!0}).range(i,o))}
if(!r)break;i=r.to+1}return X.set(t)}updateDeco(){let t=1,e=this.view.state.facet(Zr).map(r=>(this.dynamicDecorationMap[t++]=
typeof r=="function")?r(this.view):r),i=!1,s=this.view.state.facet(Wa).map((r,o)=>{let l=typeof r=="\
function";return l&&(i=!0),l?r(this.view):r});for(s.length&&(this.dynamicDecorationMap[t++]=i,e.push(
H.join(s))),this.decorations=[this.editContextFormatting,...e,this.computeBlockGapDeco(),this.view.viewState.
lineGapDeco];t<this.decorations.length;)this.dynamicDecorationMap[t++]=!1;this.blockWrappers=this.view.
state.facet(ud).map(r=>typeof r=="function"?r(this.view):r)}scrollIntoView(t){if(t.isSnapshot){let h=this.
view.viewState.lineBlockAt(t.range.head);this.view.scrollDOM.scrollTop=h.top-t.yMargin,this.view.scrollDOM.
scrollLeft=t.xMargin;return}for(let h of this.view.state.facet(hd))try{if(h(this.view,t.range,t))return!0}catch(c){
ee(this.view.state,c,"scroll handler")}let{range:e}=t,i=this.coordsAt(e.head,e.assoc||(e.head>e.anchor?
-1:1)),s;if(!i)return;!e.empty&&(s=this.coordsAt(e.anchor,e.anchor>e.head?-1:1))&&(i={left:Math.min(
i.left,s.left),top:Math.min(i.top,s.top),right:Math.max(i.right,s.right),bottom:Math.max(i.bottom,s.
bottom)});let r=gd(this.view),o={left:i.left-r.left,top:i.top-r.top,right:i.right+r.right,bottom:i.bottom+
r.bottom},{offsetWidth:l,offsetHeight:a}=this.view.scrollDOM;if(C0(this.view.scrollDOM,o,e.head<e.anchor?
-1:1,t.x,t.y,Math.max(Math.min(t.xMargin,l),-l),Math.max(Math.min(t.yMargin,a),-a),this.view.textDirection==
Y.LTR),window.visualViewport&&window.innerHeight-window.visualViewport.height>1&&(i.top>window.visualViewport.
offsetTop+window.visualViewport.height||i.bottom<window.visualViewport.offsetTop)){let h=this.view.docView.
lineAt(e.head,1);if(h){let c=Fu(h.dom);h.dom.scrollIntoView({block:"nearest"}),_u(c,!1)}}}lineHasWidget(t){
let e=i=>i.isWidget()||i.children.some(e);return e(this.tile.resolveBlock(t,1).tile)}destroy(){na(this.
tile)}};function na(n,t){let e=t?.get(n);if(e!=1){e==null&&n.destroy();for(let i of n.children)na(i,
t)}}function _0(n){return pt(n.node)&&n.node.firstChild&&(n.offset==0||n.node.childNodes[n.offset-1].
contentEditable=="false")&&(n.offset==n.node.childNodes.length||n.node.childNodes[n.offset].contentEditable==
"false")}function wd(n,t){let e=n.observer.selectionRange;if(!e.focusNode)return null;let i=Hu(e.focusNode,
e.focusOffset),s=Gu(e.focusNode,e.focusOffset),r=i||s;if(s&&i&&s.node!=i.node){let l=rt.get(s.node);
if(!l||l.isText()&&l.text!=s.node.nodeValue)r=s;else if(n.docView.lastCompositionAfterCursor){let a=rt.
get(i.node);!a||a.isText()&&a.text!=i.node.nodeValue||(r=s)}}if(n.docView.lastCompositionAfterCursor=
r!=i,!r)return null;let o=t-r.offset;return{from:o,to:o+r.node.nodeValue.length,node:r.node}}function X0(n,t,e){
let i=wd(n,e);if(!i)return null;let{node:s,from:r,to:o}=i,l=s.nodeValue;if(/[\n\r]/.test(l)||n.state.
doc.sliceString(i.from,i.to)!=l)return null;let a=t.invertedDesc;return{range:new he(a.mapPos(r),a.mapPos(
o),r,o),text:s}}function U0(n,t){return pt(n)?(t&&n.childNodes[t-1].contentEditable=="false"?1:0)|(t<
n.childNodes.length&&n.childNodes[t].contentEditable=="false"?2:0):0}var H0=class{constructor(){this.
changes=[]}compareRange(t,e){ns(t,e,this.changes)}comparePoint(t,e){ns(t,e,this.changes)}boundChange(t){
ns(t,t,this.changes)}};function G0(n,t,e){let i=new H0;return H.compare(n,t,e,i),i.changes}var ra=class{constructor(){
this.changes=[]}compareRange(t,e){ns(t,e,this.changes)}comparePoint(){}boundChange(t){ns(t,t,this.changes)}};
function Z0(n,t,e){let i=new ra;return H.compare(n,t,e,i),i.changes}function Y0(n,t){for(let e=n;e&&
e!=t;e=e.assignedSlot||e.parentNode)if(pt(e)&&e.contentEditable=="false")return!0;return!1}function K0(n,t){
let e=!1;return t&&n.iterChangedRanges((i,s)=>{i<t.to&&s>t.from&&(e=!0)}),e}var Hs=class extends Be{constructor(t){
super(),this.height=t}toDOM(){let t=document.createElement("div");return t.className="cm-gap",this.updateDOM(
t),t}eq(t){return t.height==this.height}updateDOM(t){return t.style.height=this.height+"px",!0}get editable(){
return!0}get estimatedHeight(){return this.height}ignoreEvent(){return!1}};function J0(n,t,e=1){let i=n.
charCategorizer(t),s=n.doc.lineAt(t),r=t-s.from;if(s.length==0)return y.cursor(t);r==0?e=1:r==s.length&&
(e=-1);let o=r,l=r;e<0?o=dt(s.text,r,!1):l=dt(s.text,r);let a=i(s.text.slice(o,l));for(;o>0;){let h=dt(
s.text,o,!1);if(i(s.text.slice(h,o))!=a)break;o=h}for(;l<s.length;){let h=dt(s.text,l);if(i(s.text.slice(
l,h))!=a)break;l=h}return y.undirectionalRange(o+s.from,l+s.from)}function tw(n,t,e,i,s){let r=Math.
round((i-t.left)*n.defaultCharacterWidth);if(n.lineWrapping&&e.height>n.defaultLineHeight*1.5){let l=n.
viewState.heightOracle.textHeight,a=Math.floor((s-e.top-(n.defaultLineHeight-l)*.5)/l);r+=a*n.viewState.
heightOracle.lineLength}let o=n.state.sliceDoc(e.from,e.to);return e.from+ru(o,r,n.state.tabSize)}function oa(n,t,e){
let i=n.lineBlockAt(t);if(Array.isArray(i.type)){let s;for(let r of i.type){if(r.from>t)break;if(!(r.
to<t)){if(r.from<t&&r.to>t)return r;(!s||r.type==Ot.Text&&(s.type!=r.type||(e<0?r.from<t:r.to>t)))&&
(s=r)}}return s||i}return i}function ew(n,t,e,i){let s=oa(n,t.head,t.assoc||-1),r=!i||s.type!=Ot.Text||
!(n.lineWrapping||s.widgetLineBreaks)?null:n.coordsAtPos(t.assoc<0&&t.head>s.from?t.head-1:t.head);if(r){
let o=n.dom.getBoundingClientRect(),l=n.textDirectionAt(s.from),a=n.posAndSideAtCoords({x:e==(l==Y.LTR)?
o.right-1:o.left+1,y:(r.top+r.bottom)/2});if(a)return y.cursor(a.pos,a.assoc)}return y.cursor(e?s.to:
s.from,e?1:-1)}function bu(n,t,e,i){let s=n.state.doc.lineAt(t.head),r=n.bidiSpans(s),o=n.textDirectionAt(
s.from);for(let l=t,a=null;;){let h=B0(s,r,o,l,e),c=td;if(!h){if(s.number==(e?n.state.doc.lines:1))return l;
c=`
`,s=n.state.doc.line(s.number+(e?1:-1)),r=n.bidiSpans(s),h=e?y.cursor(s.from,-1):y.cursor(s.to,1)}if(a){
if(!a(c))return l}else{if(!i)return h;a=i(c)}l=h}}function iw(n,t,e){let i=n.state.charCategorizer(t),
s=i(e);return r=>{let o=i(r);return s==Gt.Space&&(s=o),s==o}}function sw(n,t,e,i){let s=t.head,r=e?1:
-1;if(s==(e?n.state.doc.length:0))return y.cursor(s,t.assoc);let o=t.goalColumn,l,a=n.contentDOM.getBoundingClientRect(),
h=n.coordsAtPos(s,t.assoc||((t.empty?e:t.head==t.from)?1:-1)),c=n.documentTop;if(h)o==null&&(o=h.left-
a.left),l=r<0?h.top:h.bottom;else{let p=n.viewState.lineBlockAt(s);o==null&&(o=Math.min(a.right-a.left,
n.defaultCharacterWidth*(s-p.from))),l=(r<0?p.top:p.bottom)+c}let f=a.left+o,u=n.viewState.heightOracle.
textHeight>>1,d=i??u;for(let p=0;;p+=u){let m=l+(d+p)*r,O=la(n,{x:f,y:m},!1,r);if(e?m>a.bottom:m<a.top)
return y.cursor(O.pos,O.assoc);let w=n.coordsAtPos(O.pos,O.assoc),$=w?(w.top+w.bottom)/2:0;if(!w||(e?
$>l:$<l))return y.cursor(O.pos,O.assoc,void 0,o)}}function Gs(n,t,e){for(;;){let i=0;for(let s of n)
s.between(t-1,t+1,(r,o,l)=>{if(t>r&&t<o){let a=i||e||(t-r<o-t?-1:1);t=a<0?r:o,i=a}});if(!i)return t}}
function bd(n,t){let e=null;for(let i=0;i<t.ranges.length;i++){let s=t.ranges[i],r=null;if(s.empty){
let o=Gs(n,s.from,0);o!=s.from&&(r=y.cursor(o,-1))}else{let o=Gs(n,s.from,-1),l=Gs(n,s.to,1);(o!=s.from||
l!=s.to)&&(s.undirectional?r=y.undirectionalRange(s.from,s.to):r=y.range(s.from==s.anchor?o:l,s.from==
s.head?o:l))}r&&(e||(e=t.ranges.slice()),e[i]=r)}return e?y.create(e,t.mainIndex):t}function Nl(n,t,e){
let i=Gs(n.state.facet(sn).map(s=>s(n)),e.from,t.head>e.from?-1:1);return i==e.from?e:y.cursor(i,i<e.
from?1:-1)}var Jt=class{constructor(t,e){this.pos=t,this.assoc=e}};function la(n,t,e,i){let s=n.contentDOM.
getBoundingClientRect(),r=s.top+n.viewState.paddingTop,{x:o,y:l}=t,a=l-r,h;for(;;){if(a<0)return new Jt(
0,1);if(a>n.viewState.docHeight)return new Jt(n.state.doc.length,-1);if(h=n.elementAtHeight(a),i==null)
break;if(h.type==Ot.Text){if(i<0?h.to<n.viewport.from:h.from>n.viewport.to)break;let u=n.docView.coordsAt(
i<0?h.from:h.to,i>0?-1:1);if(u&&(i<0?u.top<=a+r:u.bottom>=a+r))break}let f=n.viewState.heightOracle.
textHeight/2;a=i>0?h.bottom+f:h.top-f}if(n.viewport.from>=h.to||n.viewport.to<=h.from){if(e)return null;
if(h.type==Ot.Text){let f=tw(n,s,h,o,l);return new Jt(f,f==h.from?1:-1)}}if(h.type!=Ot.Text)return a<
(h.top+h.bottom)/2?new Jt(h.from,1):new Jt(h.to,-1);let c=n.docView.lineAt(h.from,2);return(!c||c.length!=
h.length)&&(c=n.docView.lineAt(h.from,-2)),new aa(n,o,l,n.textDirectionAt(h.from)).scanTile(c,h.from)}
var aa=class{constructor(t,e,i,s){this.view=t,this.x=e,this.y=i,this.baseDir=s,this.line=null,this.spans=
null}bidiSpansAt(t){return(!this.line||this.line.from>t||this.line.to<t)&&(this.line=this.view.state.
doc.lineAt(t),this.spans=this.view.bidiSpans(this.line)),this}baseDirAt(t,e){let{line:i,spans:s}=this.
bidiSpansAt(t);return s[te.find(s,t-i.from,-1,e)].level==this.baseDir}dirAt(t,e){let{line:i,spans:s}=this.
bidiSpansAt(t);return s[te.find(s,t-i.from,-1,e)].dir}bidiIn(t,e){let{spans:i,line:s}=this.bidiSpansAt(
t);return i.length>1||i.length&&(i[0].level!=this.baseDir||i[0].to+s.from<e)}scan(t,e,i=!1){let s=0,
r=t.length-1,o=new Set,l=this.bidiIn(t[0],t[r]),a,h,c=-1,f=1e9,u;t:for(;s<r;){let p=r-s,m=s+r>>1;e:if(o.
has(m)){for(let $=1;$<p;$++){let k=m+$;if(k>=r&&(k-=p),!o.has(k)){m=k;break e}}break t}o.add(m);let O=e(
m),w=0;if(O)for(let $=0;$<O.length;$++){let k=O[$];if(!(k.width==0&&O.length>1))if(k.bottom<this.y)(!a||
a.bottom<k.bottom)&&(a=k),w=1;else if(k.top>this.y)(!h||h.top>k.top)&&(h=k),w=-1;else{let B=k.left>this.
x?this.x-k.left:k.right<this.x?this.x-k.right:0,x=Math.abs(B);x<f&&(c=m,f=x,u=k),B&&(w=B<0==(this.baseDir==
Y.LTR)?-1:1)}}w==-1&&(!l||this.baseDirAt(t[m],1))?r=m:w==1&&(!l||this.baseDirAt(t[m+1],-1))&&(s=m+1)}
if(!u){if(!h&&!a)return{i:0,after:!1};let p=a&&(!h||this.y-a.bottom<h.top-this.y)?a:h;return this.y=
(p.top+p.bottom)/2,this.scan(t,e,!0)}if(f&&!i){let{top:p,bottom:m}=u;if(a&&a.bottom>(p+p+m)/3)return this.
y=a.bottom-1,this.scan(t,e,!0);if(h&&h.top<(p+m+m)/3)return this.y=h.top+1,this.scan(t,e,!0)}let d=(l?
this.dirAt(t[c],1):this.baseDir)==Y.LTR;return{i:c,after:this.x>(u.left+u.right)/2==d}}scanText(t,e){
let i=[];for(let r=0;r<t.length;r=dt(t.text,r))i.push(e+r);i.push(e+t.length);let s=this.scan(i,r=>{
let o=i[r]-e,l=i[r+1]-e;return en(t.dom,o,l).getClientRects()});return s.after?new Jt(i[s.i+1],-1):new Jt(
i[s.i],1)}scanTile(t,e){if(!t.length)return new Jt(e,1);if(t.children.length==1){let l=t.children[0];
if(l.isText())return this.scanText(l,e);if(l.isComposite())return this.scanTile(l,e)}let i=[e];for(let l=0,
a=e;l<t.children.length;l++)i.push(a+=t.children[l].length);let s=this.scan(i,l=>{let a=t.children[l];
return a.flags&48?null:(pt(a.dom)?a.dom:en(a.dom,0,a.length)).getClientRects()}),r=t.children[s.i],o=i[s.
i];return r.isText()?this.scanText(r,o):r.isComposite()?this.scanTile(r,o):s.after?new Jt(i[s.i+1],-1):
new Jt(o,1)}},ts="￿",ha=class{constructor(t,e){this.points=t,this.view=e,this.text="",this.lineSeparator=
e.state.facet(tt.lineSeparator)}append(t){this.text+=t}lineBreak(){this.text+=ts}readRange(t,e){if(!t)
return this;let i=t.parentNode;for(let s=t;;){this.findPointBefore(i,s);let r=this.text.length;this.
readNode(s);let o=rt.get(s),l=s.nextSibling;if(l==e){o?.breakAfter&&!l&&i!=this.view.contentDOM&&this.
lineBreak();break}let a=rt.get(l);(o&&a?o.breakAfter:(o?o.breakAfter:Lr(s))||Lr(l)&&(s.nodeName!="BR"||
o?.isWidget())&&this.text.length>r)&&!rw(l,e)&&this.lineBreak(),s=l}return this.findPointBefore(i,e),
this}readTextNode(t){let e=t.nodeValue;for(let i of this.points)i.node==t&&(i.pos=this.text.length+Math.
min(i.offset,e.length));for(let i=0,s=this.lineSeparator?null:/\r\n?|\n/g;;){let r=-1,o=1,l;if(this.
lineSeparator?(r=e.indexOf(this.lineSeparator,i),o=this.lineSeparator.length):(l=s.exec(e))&&(r=l.index,
o=l[0].length),this.append(e.slice(i,r<0?e.length:r)),r<0)break;if(this.lineBreak(),o>1)for(let a of this.
points)a.node==t&&a.pos>this.text.length&&(a.pos-=o-1);i=r+o}}readNode(t){let e=rt.get(t),i=e&&e.overrideDOMText;
if(i!=null){this.findPointInside(t,i.length);for(let s=i.iter();!s.next().done;)s.lineBreak?this.lineBreak():
this.append(s.value)}else os(t)?this.readTextNode(t):t.nodeName=="BR"?t.nextSibling&&this.lineBreak():
pt(t)&&this.readRange(t.firstChild,null)}findPointBefore(t,e){for(let i of this.points)i.node==t&&t.
childNodes[i.offset]==e&&(i.pos=this.text.length)}findPointInside(t,e){for(let i of this.points)(os(
t)?i.node==t:t.contains(i.node))&&(i.pos=this.text.length+(nw(t,i.node,i.offset)?e:0))}};function nw(n,t,e){
for(;;){if(!t||e<Le(t))return!1;if(t==n)return!0;e=ni(t)+1,t=t.parentNode}}function rw(n,t){let e;for(;!(n==
t||!n);n=n.nextSibling){let i=rt.get(n);if(!i?.isWidget())return!1;i&&(e||(e=[])).push(i)}if(e)for(let i of e){
let s=i.overrideDOMText;if(s?.length)return!1}return!0}var Vr=class{constructor(t,e){this.node=t,this.
offset=e,this.pos=-1}},ca=class{constructor(t,e,i,s){this.typeOver=s,this.bounds=null,this.text="",this.
domChanged=e>-1;let{impreciseHead:r,impreciseAnchor:o}=t.docView,l=t.state.selection;if(t.state.readOnly&&
e>-1)this.newSel=null;else if(e>-1&&(this.bounds=yd(t.docView.tile,e,i,0))){let a=r||o?[]:lw(t),h=new ha(
a,t);h.readRange(this.bounds.startDOM,this.bounds.endDOM),this.text=h.text,this.newSel=aw(a,this.bounds.
from)}else{let a=t.observer.selectionRange,h=r&&r.node==a.focusNode&&r.offset==a.focusOffset||!Xl(t.
contentDOM,a.focusNode)?l.main.head:t.docView.posFromDOM(a.focusNode,a.focusOffset),c=o&&o.node==a.anchorNode&&
o.offset==a.anchorOffset||!Xl(t.contentDOM,a.anchorNode)?l.main.anchor:t.docView.posFromDOM(a.anchorNode,
a.anchorOffset),f=t.viewport;if((C.ios||C.chrome)&&h!=c&&Math.min(h,c)<=l.main.from&&Math.max(h,c)>=
l.main.to&&(f.from>0||f.to<t.state.doc.length)){let u=Math.min(h,c),d=Math.max(h,c),p=f.from-u,m=f.to-
d;(p==0||p==1||u==0)&&(m==0||m==-1||d==t.state.doc.length)&&(h=0,c=t.state.doc.length)}if(t.inputState.
composing>-1&&l.ranges.length>1)this.newSel=l.replaceRange(y.range(c,h));else if(t.lineWrapping&&c==
h&&!(l.main.empty&&l.main.head==h)&&t.inputState.lastTouchTime>Date.now()-100){let u=t.coordsAtPos(h,
-1),d=0;u&&(d=t.inputState.lastTouchY<=u.bottom?-1:1),this.newSel=y.create([y.cursor(h,d)])}else this.
newSel=y.single(c,h)}}};function yd(n,t,e,i){if(n.isComposite()){let s=-1,r=-1,o=-1,l=-1;for(let a=0,
h=i,c=i;a<n.children.length;a++){let f=n.children[a],u=h+f.length;if(h<t&&u>e)return yd(f,t,e,h);if(u>=
t&&s==-1&&(s=a,r=h),h>e&&f.dom.parentNode==n.dom){o=a,l=c;break}c=u,h=u+f.breakAfter}return{from:r,to:l<
0?i+n.length:l,startDOM:(s?n.children[s-1].dom.nextSibling:null)||n.dom.firstChild,endDOM:o<n.children.
length&&o>=0?n.children[o].dom:null}}else return n.isText()?{from:i,to:i+n.length,startDOM:n.dom,endDOM:n.
dom.nextSibling}:null}function kd(n,t){let e,{newSel:i}=t,{state:s}=n,r=s.selection.main,o=n.inputState.
lastKeyTime>Date.now()-100?n.inputState.lastKeyCode:-1;if(t.bounds){let{from:l,to:a}=t.bounds,h=r.from,
c=null;(o===8||C.android&&t.text.length<a-l)&&(h=r.to,c="end");let f=s.doc.sliceString(l,a,ts),u,d;!r.
empty&&r.from>=l&&r.to<=a&&(t.typeOver||f!=t.text)&&f.slice(0,r.from-l)==t.text.slice(0,r.from-l)&&f.
slice(r.to-l)==t.text.slice(u=t.text.length-(f.length-(r.to-l)))?e={from:r.from,to:r.to,insert:V.of(
t.text.slice(r.from-l,u).split(ts))}:(d=xd(f,t.text,h-l,c))&&(C.chrome&&o==13&&d.toB==d.from+2&&t.text.
slice(d.from,d.toB)==ts+ts&&d.toB--,e={from:l+d.from,to:l+d.toA,insert:V.of(t.text.slice(d.from,d.toB).
split(ts))})}else i&&(!n.hasFocus&&s.facet(De)||fa(i,r))&&(i=null);if(!e&&!i)return!1;if((C.mac||C.android)&&
e&&e.from==e.to&&e.from==r.head-1&&/^\. ?$/.test(e.insert.toString())&&n.contentDOM.getAttribute("au\
tocorrect")=="off"?(i&&e.insert.length==2&&(i=y.single(i.main.anchor-1,i.main.head-1)),e={from:e.from,
to:e.to,insert:V.of([e.insert.toString().replace("."," ")])}):s.doc.lineAt(r.from).to<r.to&&n.docView.
lineHasWidget(r.to)&&n.inputState.insertingTextAt>Date.now()-50?e={from:r.from,to:r.to,insert:s.toText(
n.inputState.insertingText)}:C.chrome&&e&&e.from==e.to&&e.from==r.head&&e.insert.toString()==`
 `&&n.lineWrapping&&(i&&(i=y.single(i.main.anchor-1,i.main.head-1)),e={from:r.from,to:r.to,insert:V.
of([" "])}),e)return qa(n,e,i,o);if(i&&!fa(i,r)){let l=!1,a="select";return n.inputState.lastSelectionTime>
Date.now()-50&&(n.inputState.lastSelectionOrigin=="select"&&(l=!0),a=n.inputState.lastSelectionOrigin,
a=="select.pointer"&&(i=bd(s.facet(sn).map(h=>h(n)),i))),n.dispatch({selection:i,scrollIntoView:l,userEvent:a}),
!0}else return!1}function qa(n,t,e,i=-1){if(C.ios&&n.inputState.flushIOSKey(t))return!0;let s=n.state.
selection.main;if(C.android&&(t.to==s.to&&(t.from==s.from||t.from==s.from-1&&n.state.sliceDoc(t.from,
s.from)==" ")&&t.insert.length==1&&t.insert.lines==2&&rs(n.contentDOM,"Enter",13)||(t.from==s.from-1&&
t.to==s.to&&t.insert.length==0||i==8&&t.insert.length<t.to-t.from&&t.to>s.head)&&rs(n.contentDOM,"Ba\
ckspace",8)||t.from==s.from&&t.to==s.to+1&&t.insert.length==0&&rs(n.contentDOM,"Delete",46)))return!0;
let r=t.insert.toString();n.inputState.composing>=0&&n.inputState.composing++;let o,l=()=>o||(o=ow(n,
t,e));return n.state.facet(rd).some(a=>a(n,t.from,t.to,r,l))||n.dispatch(l()),!0}function ow(n,t,e){
let i,s=n.state,r=s.selection.main,o=-1;if(t.from==t.to&&t.from<r.from||t.from>r.to){let a=t.from<r.
from?-1:1,h=a<0?r.from:r.to,c=Gs(s.facet(sn).map(f=>f(n)),h,a);t.from==c&&(o=c)}if(o>-1)i={changes:t,
selection:y.cursor(t.from+t.insert.length,-1)};else if(t.from>=r.from&&t.to<=r.to&&t.to-t.from>=(r.to-
r.from)/3&&(!e||e.main.empty&&e.main.from==t.from+t.insert.length)&&n.inputState.composing<0){let a=r.
from<t.from?s.sliceDoc(r.from,t.from):"",h=r.to>t.to?s.sliceDoc(t.to,r.to):"";i=s.replaceSelection(n.
state.toText(a+t.insert.sliceString(0,void 0,n.state.lineBreak)+h))}else{let a=s.changes(t),h=e&&e.main.
to<=a.newLength?e.main:void 0;if(s.selection.ranges.length>1&&(n.inputState.composing>=0||n.inputState.
compositionPendingChange)&&t.to<=r.to+10&&t.to>=r.to-10){let c=n.state.sliceDoc(t.from,t.to),f,u=e&&
wd(n,e.main.head);if(u){let p=t.insert.length-(t.to-t.from);f={from:u.from,to:u.to-p}}else f=n.state.
doc.lineAt(r.head);let d=r.to-t.to;i=s.changeByRange(p=>{if(p.from==r.from&&p.to==r.to)return{changes:a,
range:h||p.map(a)};let m=p.to-d,O=m-c.length;if(n.state.sliceDoc(O,m)!=c||m>=f.from&&O<=f.to)return{
range:p};let w=s.changes({from:O,to:m,insert:t.insert}),$=p.to-r.to;return{changes:w,range:h?y.range(
Math.max(0,h.anchor+$),Math.max(0,h.head+$)):p.map(w)}})}else i={changes:a,selection:h&&s.selection.
replaceRange(h)}}let l="input.type";return(n.composing||n.inputState.compositionPendingChange&&n.inputState.
compositionEndedAt>Date.now()-50)&&(n.inputState.compositionPendingChange=!1,l+=".compose",n.inputState.
compositionFirstChange&&(l+=".start",n.inputState.compositionFirstChange=!1)),s.update(i,{userEvent:l,
scrollIntoView:!0})}function xd(n,t,e,i){let s=Math.min(n.length,t.length),r=0;for(;r<s&&n.charCodeAt(
r)==t.charCodeAt(r);)r++;if(r==s&&n.length==t.length)return null;let o=n.length,l=t.length;for(;o>0&&
l>0&&n.charCodeAt(o-1)==t.charCodeAt(l-1);)o--,l--;if(i=="end"){let a=Math.max(0,r-Math.min(o,l));e-=
o+a-r}if(o<r&&n.length<t.length){let a=e<=r&&e>=o?r-e:0;r-=a,l=r+(l-o),o=r}else if(l<r){let a=e<=r&&
e>=l?r-e:0;r-=a,o=r+(o-l),l=r}return{from:r,toA:o,toB:l}}function lw(n){let t=[];if(n.root.activeElement!=
n.contentDOM)return t;let{anchorNode:e,anchorOffset:i,focusNode:s,focusOffset:r}=n.observer.selectionRange;
return e&&(t.push(new Vr(e,i)),(s!=e||r!=i)&&t.push(new Vr(s,r))),t}function aw(n,t){if(n.length==0)
return null;let e=n[0].pos,i=n.length==2?n[1].pos:e;return e<0||i<0?null:e==i?y.create([y.cursor(i+t,
-1)]):y.single(e+t,i+t)}function fa(n,t){return t.head==n.main.head&&t.anchor==n.main.anchor}var ua=class{setSelectionOrigin(t){
this.lastSelectionOrigin=t,this.lastSelectionTime=Date.now()}constructor(t){this.view=t,this.lastKeyCode=
0,this.lastKeyTime=0,this.touchActive=!1,this.lastTouchTime=0,this.lastTouchX=0,this.lastTouchY=0,this.
lastFocusTime=0,this.lastScrollTop=0,this.lastScrollLeft=0,this.lastWheelEvent=0,this.pendingIOSKey=
void 0,this.lastIOSMomentumScroll=0,this.tabFocusMode=-1,this.lastSelectionOrigin=null,this.lastSelectionTime=
0,this.lastContextMenu=0,this.scrollHandlers=[],this.handlers=Object.create(null),this.composing=-1,
this.compositionFirstChange=null,this.compositionEndedAt=0,this.compositionPendingKey=!1,this.compositionPendingChange=
!1,this.insertingText="",this.insertingTextAt=0,this.mouseSelection=null,this.draggedContent=null,this.
handleEvent=this.handleEvent.bind(this),this.notifiedFocused=t.hasFocus,C.safari&&t.contentDOM.addEventListener(
"input",()=>null),C.gecko&&Sw(t.contentDOM.ownerDocument)}handleEvent(t){!gw(this.view,t)||this.ignoreDuringComposition(
t)||t.type=="keydown"&&this.keydown(t)||(this.view.updateState!=0?Promise.resolve().then(()=>this.runHandlers(
t.type,t)):this.runHandlers(t.type,t))}runHandlers(t,e){let i=this.handlers[t];if(i){for(let s of i.
observers)s(this.view,e);for(let s of i.handlers){if(e.defaultPrevented)break;if(s(this.view,e)){e.preventDefault();
break}}}}ensureHandlers(t){let e=cw(t),i=this.handlers,s=this.view.contentDOM;for(let r in e)if(r!="\
scroll"){let o=!e[r].handlers.length,l=i[r];l&&o!=!l.handlers.length&&(s.removeEventListener(r,this.
handleEvent),l=null),l||s.addEventListener(r,this.handleEvent,{passive:o})}for(let r in i)r!="scroll"&&
!e[r]&&s.removeEventListener(r,this.handleEvent);this.handlers=e}keydown(t){if(this.lastKeyCode=t.keyCode,
this.lastKeyTime=Date.now(),t.keyCode==9&&this.tabFocusMode>-1&&(!this.tabFocusMode||Date.now()<=this.
tabFocusMode))return!0;if(this.tabFocusMode>0&&t.keyCode!=27&&vd.indexOf(t.keyCode)<0&&(this.tabFocusMode=
-1),C.android&&C.chrome&&!t.synthetic&&(t.keyCode==13||t.keyCode==8))return this.view.observer.delayAndroidKey(
t.key,t.keyCode),!0;if(C.ios&&!t.synthetic&&!t.altKey&&!t.metaKey&&(Sd.some(e=>e.keyCode==t.keyCode)&&
!t.ctrlKey||fw.indexOf(t.key)>-1&&t.ctrlKey)){let e={ctrlKey:t.ctrlKey,altKey:t.altKey,metaKey:t.metaKey,
shiftKey:t.shiftKey};e.shiftKey&&C.ios&&!/^(off|none)$/.test(this.view.contentDOM.autocapitalize)&&hw(
this.view.win)&&(e.shiftKey=!1);let i=this.pendingIOSKey={key:t.key,keyCode:t.keyCode,mods:e};return setTimeout(
()=>{this.pendingIOSKey==i&&this.flushIOSKey()},50),!0}return t.keyCode!=229&&this.view.observer.forceFlush(),
!1}flushIOSKey(t){let e=this.pendingIOSKey;return!e||this.view.observer.pendingRecords().length||e.key==
"Enter"&&t&&t.from<t.to&&/^\S+$/.test(t.insert.toString())?!1:(this.pendingIOSKey=void 0,rs(this.view.
contentDOM,e.key,e.keyCode,e.mods))}ignoreDuringComposition(t){return!/^key/.test(t.type)||t.synthetic?
!1:this.composing>0?!0:C.safari&&!C.ios&&this.compositionPendingKey&&Date.now()-this.compositionEndedAt<
100?(this.compositionPendingKey=!1,!0):!1}startMouseSelection(t){this.mouseSelection&&this.mouseSelection.
destroy(),this.mouseSelection=t}update(t){this.view.observer.update(t),this.mouseSelection&&this.mouseSelection.
update(t),this.draggedContent&&t.docChanged&&(this.draggedContent=this.draggedContent.map(t.changes)),
t.transactions.length&&(this.lastKeyCode=this.lastSelectionTime=0)}destroy(){this.mouseSelection&&this.
mouseSelection.destroy()}};function hw(n){return n.visualViewport?n.visualViewport.height*n.visualViewport.
scale/n.document.documentElement.clientHeight<.85:!1}function yu(n,t){return(e,i)=>{try{return t.call(
n,i,e)}catch(s){ee(e.state,s)}}}function cw(n){let t=Object.create(null);function e(i){return t[i]||
(t[i]={observers:[],handlers:[]})}for(let i of n){let s=i.spec,r=s&&s.plugin.domEventHandlers,o=s&&s.
plugin.domEventObservers;if(r)for(let l in r){let a=r[l];a&&e(l).handlers.push(yu(i.value,a))}if(o)for(let l in o){
let a=o[l];a&&e(l).observers.push(yu(i.value,a))}}for(let i in ce)e(i).handlers.push(ce[i]);for(let i in $t)
e(i).observers.push($t[i]);return t}var Sd=[{key:"Backspace",keyCode:8,inputType:"deleteContentBackw\
ard"},{key:"Enter",keyCode:13,inputType:"insertParagraph"},{key:"Enter",keyCode:13,inputType:"insert\
LineBreak"},{key:"Delete",keyCode:46,inputType:"deleteContentForward"}],fw="dthko",vd=[16,17,18,20,91,
92,224,225],vr=6;function Tr(n){return Math.max(0,n)*.7+8}function uw(n,t){return Math.max(Math.abs(
n.clientX-t.clientX),Math.abs(n.clientY-t.clientY))}var da=class{constructor(t,e,i,s){this.view=t,this.
startEvent=e,this.style=i,this.mustSelect=s,this.scrollSpeed={x:0,y:0},this.scrolling=-1,this.lastEvent=
e,this.scrollParents=ju(t.contentDOM),this.atoms=t.state.facet(sn).map(o=>o(t));let r=t.contentDOM.ownerDocument;
r.addEventListener("mousemove",this.move=this.move.bind(this)),r.addEventListener("mouseup",this.up=
this.up.bind(this)),this.extend=e.shiftKey,this.multiple=t.state.facet(tt.allowMultipleSelections)&&
dw(t,e),this.dragging=mw(t,e)&&Ad(e)==1?null:!1}start(t){this.dragging===!1&&this.select(t)}move(t){
if(t.buttons==0)return this.destroy();if(this.dragging||this.dragging==null&&uw(this.startEvent,t)<10)
return;this.select(this.lastEvent=t);let e=0,i=0,s=0,r=0,o=this.view.win.innerWidth,l=this.view.win.
innerHeight;this.scrollParents.x&&({left:s,right:o}=this.scrollParents.x.getBoundingClientRect()),this.
scrollParents.y&&({top:r,bottom:l}=this.scrollParents.y.getBoundingClientRect());let a=gd(this.view);
t.clientX-a.left<=s+vr?e=-Tr(s-t.clientX):t.clientX+a.right>=o-vr&&(e=Tr(t.clientX-o)),t.clientY-a.top<=
r+vr?i=-Tr(r-t.clientY):t.clientY+a.bottom>=l-vr&&(i=Tr(t.clientY-l)),this.setScrollSpeed(e,i)}up(t){
this.dragging==null&&this.select(this.lastEvent),this.dragging||t.preventDefault(),this.destroy()}destroy(){
this.setScrollSpeed(0,0);let t=this.view.contentDOM.ownerDocument;t.removeEventListener("mousemove",
this.move),t.removeEventListener("mouseup",this.up),this.view.inputState.mouseSelection=this.view.inputState.
draggedContent=null}setScrollSpeed(t,e){this.scrollSpeed={x:t,y:e},t||e?this.scrolling<0&&(this.scrolling=
setInterval(()=>this.scroll(),50)):this.scrolling>-1&&(clearInterval(this.scrolling),this.scrolling=
-1)}scroll(){let{x:t,y:e}=this.scrollSpeed;t&&this.scrollParents.x&&(this.scrollParents.x.scrollLeft+=
t,t=0),e&&this.scrollParents.y&&(this.scrollParents.y.scrollTop+=e,e=0),(t||e)&&this.view.win.scrollBy(
t,e),this.dragging===!1&&this.select(this.lastEvent)}select(t){let{view:e}=this,i=bd(this.atoms,this.
style.get(t,this.extend,this.multiple));(this.mustSelect||!i.eq(e.state.selection,this.dragging===!1))&&
this.view.dispatch({selection:i,userEvent:"select.pointer"}),this.mustSelect=!1}update(t){t.transactions.
some(e=>e.isUserEvent("input.type"))?this.destroy():this.style.update(t)&&setTimeout(()=>this.select(
this.lastEvent),20)}};function dw(n,t){let e=n.state.facet(ed);return e.length?e[0](t):C.mac?t.metaKey:
t.ctrlKey}function pw(n,t){let e=n.state.facet(id);return e.length?e[0](t):C.mac?!t.altKey:!t.ctrlKey}
function mw(n,t){let{main:e}=n.state.selection;if(e.empty)return!1;let i=tn(n.root);if(!i||i.rangeCount==
0)return!0;let s=i.getRangeAt(0).getClientRects();for(let r=0;r<s.length;r++){let o=s[r];if(o.left<=
t.clientX&&o.right>=t.clientX&&o.top<=t.clientY&&o.bottom>=t.clientY)return!0}return!1}function gw(n,t){
if(!t.bubbles)return!0;if(t.defaultPrevented)return!1;for(let e=t.target,i;e!=n.contentDOM;e=e.parentNode)
if(!e||e.nodeType==11||(i=rt.get(e))&&i.isWidget()&&!i.isHidden&&i.widget.ignoreEvent(t))return!1;return!0}
var ce=Object.create(null),$t=Object.create(null),Td=C.ie&&C.ie_version<15||C.ios&&C.webkit_version<
604;function Ow(n){let t=n.dom.parentNode;if(!t)return;let e=t.appendChild(document.createElement("t\
extarea"));e.style.cssText="position: fixed; left: -10000px; top: 10px",e.focus(),setTimeout(()=>{n.
focus(),e.remove(),Cd(n,e.value)},50)}function Yr(n,t,e){for(let i of n.facet(t))e=i(e,n);return e}function Cd(n,t){
t=Yr(n.state,La,t);let{state:e}=n,i,s=1,r=e.toText(t),o=r.lines==e.selection.ranges.length;if(pa!=null&&
e.selection.ranges.every(a=>a.empty)&&pa==r.toString()){let a=-1;i=e.changeByRange(h=>{let c=e.doc.lineAt(
h.from);if(c.from==a)return{range:h};a=c.from;let f=e.toText((o?r.line(s++).text:t)+e.lineBreak);return{
changes:{from:c.from,insert:f},range:y.cursor(h.from+f.length,-1)}})}else o?i=e.changeByRange(a=>{let h=r.
line(s++);return{changes:{from:a.from,to:a.to,insert:h.text},range:y.cursor(a.from+h.length,-1)}}):i=
e.replaceSelection(r);n.dispatch(i,{userEvent:"input.paste",scrollIntoView:!0})}$t.scroll=n=>{let t=n.
inputState;t.lastScrollTop=n.scrollDOM.scrollTop,t.lastScrollLeft=n.scrollDOM.scrollLeft,C.ios&&!t.touchActive&&
(t.lastIOSMomentumScroll=Date.now())};$t.wheel=$t.mousewheel=n=>{n.inputState.lastWheelEvent=Date.now()};
ce.keydown=(n,t)=>(n.inputState.setSelectionOrigin("select"),t.keyCode==27&&n.inputState.tabFocusMode!=
0&&(n.inputState.tabFocusMode=Date.now()+2e3),!1);$t.touchstart=(n,t)=>{let e=n.inputState,i=t.targetTouches[0];
e.touchActive=!0,e.lastTouchTime=Date.now(),i&&(e.lastTouchX=i.clientX,e.lastTouchY=i.clientY),e.setSelectionOrigin(
"select.pointer")};$t.touchmove=n=>{n.inputState.setSelectionOrigin("select.pointer")};$t.touchend=(n,t)=>{
n.inputState.touchActive=!1};ce.mousedown=(n,t)=>{if(n.observer.flush(),n.inputState.lastTouchTime>Date.
now()-2e3)return!1;let e=null;for(let i of n.state.facet(sd))if(e=i(n,t),e)break;if(!e&&t.button==0&&
(e=bw(n,t)),e){let i=!n.hasFocus;n.inputState.startMouseSelection(new da(n,t,e,i)),i&&n.observer.ignore(
()=>{Xu(n.contentDOM);let r=n.root.activeElement;r&&!r.contains(n.contentDOM)&&r.blur()});let s=n.inputState.
mouseSelection;if(s)return s.start(t),s.dragging===!1}else n.inputState.setSelectionOrigin("select.p\
ointer");return!1};function ku(n,t,e,i){if(i==1)return y.cursor(t,e);if(i==2)return J0(n.state,t,e);
{let s=n.docView.lineAt(t,e),r=n.state.doc.lineAt(s?s.posAtEnd:t),o=s?s.posAtStart:r.from,l=s?s.posAtEnd:
r.to;return l<n.state.doc.length&&l==r.to&&l++,y.undirectionalRange(o,l)}}var ww=C.ie&&C.ie_version<=
11,xu=null,Su=0,vu=0;function Ad(n){if(!ww)return n.detail;let t=xu,e=vu;return xu=n,vu=Date.now(),Su=
!t||e>Date.now()-400&&Math.abs(t.clientX-n.clientX)<2&&Math.abs(t.clientY-n.clientY)<2?(Su+1)%3:1}function bw(n,t){
let e=n.posAndSideAtCoords({x:t.clientX,y:t.clientY},!1),i=Ad(t),s=n.state.selection;return{update(r){
r.docChanged&&(e.pos=r.changes.mapPos(e.pos),s=s.map(r.changes))},get(r,o,l){let a=n.posAndSideAtCoords(
{x:r.clientX,y:r.clientY},!1),h,c=ku(n,a.pos,a.assoc,i);if(e.pos!=a.pos&&!o){let f=ku(n,e.pos,e.assoc,
i),u=Math.min(f.from,c.from),d=Math.max(f.to,c.to);c=u<c.from?y.range(u,d,c.assoc):y.range(d,u,c.assoc)}
return o?s.replaceRange(s.main.extend(c.from,c.to,c.assoc)):l&&i==1&&s.ranges.length>1&&(h=yw(s,a.pos))?
h:l?s.addRange(c):y.create([c])}}}function yw(n,t){for(let e=0;e<n.ranges.length;e++){let{from:i,to:s}=n.
ranges[e];if(i<=t&&s>=t)return y.create(n.ranges.slice(0,e).concat(n.ranges.slice(e+1)),n.mainIndex==
e?0:n.mainIndex-(n.mainIndex>e?1:0))}return null}ce.dragstart=(n,t)=>{let{selection:{main:e}}=n.state;
if(t.target.draggable){let s=n.docView.tile.nearest(t.target);if(s&&s.isWidget()){let r=s.posAtStart,
o=r+s.length;(r>=e.to||o<=e.from)&&(e=y.undirectionalRange(r,o))}}let{inputState:i}=n;return i.mouseSelection&&
(i.mouseSelection.dragging=!0),i.draggedContent=e,t.dataTransfer&&(t.dataTransfer.setData("Text",Yr(
n.state,Ia,n.state.sliceDoc(e.from,e.to))),t.dataTransfer.effectAllowed="copyMove"),!1};ce.dragend=n=>(n.
inputState.draggedContent=null,!1);function Tu(n,t,e,i){if(e=Yr(n.state,La,e),!e)return;let s=n.posAtCoords(
{x:t.clientX,y:t.clientY},!1),{draggedContent:r}=n.inputState,o=i&&r&&pw(n,t)?{from:r.from,to:r.to}:
null,l={from:s,insert:e},a=n.state.changes(o?[o,l]:l);n.focus(),n.dispatch({changes:a,selection:{anchor:a.
mapPos(s,-1),head:a.mapPos(s,1)},userEvent:o?"move.drop":"input.drop"}),n.inputState.draggedContent=
null}ce.drop=(n,t)=>{if(!t.dataTransfer)return!1;if(n.state.readOnly)return!0;let e=t.dataTransfer.files;
if(e&&e.length){let i=Array(e.length),s=0,r=()=>{++s==e.length&&Tu(n,t,i.filter(o=>o!=null).join(n.state.
lineBreak),!1)};for(let o=0;o<e.length;o++){let l=new FileReader;l.onerror=r,l.onload=()=>{/[\x00-\x08\x0e-\x1f]{2}/.
test(l.result)||(i[o]=l.result),r()},l.readAsText(e[o])}return!0}else{let i=t.dataTransfer.getData("\
Text");if(i)return Tu(n,t,i,!0),!0}return!1};ce.paste=(n,t)=>{if(n.state.readOnly)return!0;n.observer.
flush();let e=Td?null:t.clipboardData;return e?(Cd(n,e.getData("text/plain")||e.getData("text/uri-li\
st")),!0):(Ow(n),!1)};function kw(n,t){let e=n.dom.parentNode;if(!e)return;let i=e.appendChild(document.
createElement("textarea"));i.style.cssText="position: fixed; left: -10000px; top: 10px",i.value=t,i.
focus(),i.selectionEnd=t.length,i.selectionStart=0,setTimeout(()=>{i.remove(),n.focus()},50)}function xw(n){
let t=[],e=[],i=!1;for(let s of n.selection.ranges)s.empty||(t.push(n.sliceDoc(s.from,s.to)),e.push(
s));if(!t.length){let s=-1;for(let{from:r}of n.selection.ranges){let o=n.doc.lineAt(r);o.number>s&&(t.
push(o.text),e.push({from:o.from,to:Math.min(n.doc.length,o.to+1)})),s=o.number}i=!0}return{text:Yr(
n,Ia,t.join(n.lineBreak)),ranges:e,linewise:i}}var pa=null;ce.copy=ce.cut=(n,t)=>{if(!Fs(n.contentDOM,
n.observer.selectionRange))return!1;let{text:e,ranges:i,linewise:s}=xw(n.state);if(!e&&!s)return!1;pa=
s?e:null,t.type=="cut"&&!n.state.readOnly&&n.dispatch({changes:i,scrollIntoView:!0,userEvent:"delete\
.cut"});let r=Td?null:t.clipboardData;return r?(r.clearData(),r.setData("text/plain",e),!0):(kw(n,e),
!1)};var Pd=Et.define();function $d(n,t){let e=[];for(let i of n.facet(od)){let s=i(n,t);s&&e.push(s)}
return e.length?n.update({effects:e,annotations:Pd.of(!0)}):null}function Md(n){setTimeout(()=>{let t=n.
hasFocus;if(t!=n.inputState.notifiedFocused){let e=$d(n.state,t);e?n.dispatch(e):n.update([])}},10)}
$t.focus=n=>{n.inputState.lastFocusTime=Date.now(),!n.scrollDOM.scrollTop&&(n.inputState.lastScrollTop||
n.inputState.lastScrollLeft)&&(n.scrollDOM.scrollTop=n.inputState.lastScrollTop,n.scrollDOM.scrollLeft=
n.inputState.lastScrollLeft),Md(n)};$t.blur=n=>{n.observer.clearSelectionRange(),Md(n)};$t.compositionstart=
$t.compositionupdate=(n,t)=>{if(!n.observer.editContext&&(n.inputState.compositionFirstChange==null&&
(n.inputState.compositionFirstChange=!0),n.inputState.composing<0)){let{main:e}=n.state.selection;!e.
empty&&n.lineBlockAt(e.from).from!=n.lineBlockAt(e.to).from&&!n.state.readOnly&&n.dispatch({changes:n.
state.selection.ranges.filter(i=>!i.empty).map(i=>({from:i.from,to:i.to})),userEvent:"input"}),n.inputState.
composing=0}};$t.compositionend=n=>{n.observer.editContext||(n.inputState.composing=-1,n.inputState.
compositionEndedAt=Date.now(),n.inputState.compositionPendingKey=!0,n.inputState.compositionPendingChange=
n.observer.pendingRecords().length>0,n.inputState.compositionFirstChange=null,C.chrome&&C.android?n.
observer.flushSoon():n.inputState.compositionPendingChange?Promise.resolve().then(()=>n.observer.flush()):
setTimeout(()=>{n.inputState.composing<0&&n.docView.hasComposition&&n.update([])},50))};$t.contextmenu=
n=>{n.inputState.lastContextMenu=Date.now()};ce.beforeinput=(n,t)=>{var e,i;if((t.inputType=="insert\
Text"||t.inputType=="insertCompositionText")&&(n.inputState.insertingText=t.data,n.inputState.insertingTextAt=
Date.now()),t.inputType=="insertReplacementText"&&n.observer.editContext){let r=(e=t.dataTransfer)===
null||e===void 0?void 0:e.getData("text/plain"),o=t.getTargetRanges();if(r&&o.length){let l=o[0],a=n.
posAtDOM(l.startContainer,l.startOffset),h=n.posAtDOM(l.endContainer,l.endOffset);return qa(n,{from:a,
to:h,insert:n.state.toText(r)},null),!0}}let s;if(C.chrome&&C.android&&(s=Sd.find(r=>r.inputType==t.
inputType))&&(n.observer.delayAndroidKey(s.key,s.keyCode),s.key=="Backspace"||s.key=="Delete")){let r=((i=
window.visualViewport)===null||i===void 0?void 0:i.height)||0;setTimeout(()=>{var o;(((o=window.visualViewport)===
null||o===void 0?void 0:o.height)||0)>r+10&&n.hasFocus&&(n.contentDOM.blur(),n.focus())},100)}return C.
ios&&t.inputType=="deleteContentForward"&&n.observer.flushSoon(),C.safari&&t.inputType=="insertText"&&
n.inputState.composing>=0&&setTimeout(()=>$t.compositionend(n,t),20),!1};var Cu=new Set;function Sw(n){
Cu.has(n)||(Cu.add(n),n.addEventListener("copy",()=>{}),n.addEventListener("cut",()=>{}))}var Au=["p\
re-wrap","normal","pre-line","break-spaces"],us=!1;function Pu(){us=!1}var ma=class{constructor(t){this.
lineWrapping=t,this.doc=V.empty,this.heightSamples={},this.lineHeight=14,this.charWidth=7,this.textHeight=
14,this.lineLength=30}heightForGap(t,e){let i=this.doc.lineAt(e).number-this.doc.lineAt(t).number+1;
return this.lineWrapping&&(i+=Math.max(0,Math.ceil((e-t-i*this.lineLength*.5)/this.lineLength))),this.
lineHeight*i}heightForLine(t){return this.lineWrapping?(1+Math.max(0,Math.ceil((t-this.lineLength)/Math.
max(1,this.lineLength-5))))*this.lineHeight:this.lineHeight}setDoc(t){return this.doc=t,this}mustRefreshForWrapping(t){
return Au.indexOf(t)>-1!=this.lineWrapping}mustRefreshForHeights(t){let e=!1;for(let i=0;i<t.length;i++){
let s=t[i];s<0?i++:this.heightSamples[Math.floor(s*10)]||(e=!0,this.heightSamples[Math.floor(s*10)]=
!0)}return e}refresh(t,e,i,s,r,o){let l=Au.indexOf(t)>-1,a=Math.abs(e-this.lineHeight)>.3||this.lineWrapping!=
l;if(this.lineWrapping=l,this.lineHeight=e,this.charWidth=i,this.textHeight=s,this.lineLength=r,a){this.
heightSamples={};for(let h=0;h<o.length;h++){let c=o[h];c<0?h++:this.heightSamples[Math.floor(c*10)]=
!0}}return a}},ga=class{constructor(t,e){this.from=t,this.heights=e,this.index=0}get more(){return this.
index<this.heights.length}},ae=class n{constructor(t,e,i,s,r){this.from=t,this.length=e,this.top=i,this.
height=s,this._content=r}get type(){return typeof this._content=="number"?Ot.Text:Array.isArray(this.
_content)?this._content:this._content.type}get to(){return this.from+this.length}get bottom(){return this.
top+this.height}get widget(){return this._content instanceof Pi?this._content.widget:null}get widgetLineBreaks(){
return typeof this._content=="number"?this._content:0}join(t){let e=(Array.isArray(this._content)?this.
_content:[this]).concat(Array.isArray(t._content)?t._content:[t]);return new n(this.from,this.length+
t.length,this.top,this.height+t.height,e)}},et=(function(n){return n[n.ByPos=0]="ByPos",n[n.ByHeight=
1]="ByHeight",n[n.ByPosNoHeight=2]="ByPosNoHeight",n})(et||(et={})),Qr=.001,Wt=class n{constructor(t,e,i=2){
this.length=t,this.height=e,this.flags=i}get outdated(){return(this.flags&2)>0}set outdated(t){this.
flags=(t?2:0)|this.flags&-3}setHeight(t){this.height!=t&&(Math.abs(this.height-t)>Qr&&(us=!0),this.height=
t)}replace(t,e,i){return n.of(i)}decomposeLeft(t,e){e.push(this)}decomposeRight(t,e){e.push(this)}applyChanges(t,e,i,s){
let r=this,o=i.doc;for(let l=s.length-1;l>=0;l--){let{fromA:a,toA:h,fromB:c,toB:f}=s[l],u=r.lineAt(a,
et.ByPosNoHeight,i.setDoc(e),0,0),d=u.to>=h?u:r.lineAt(h,et.ByPosNoHeight,i,0,0);for(f+=d.to-h,h=d.to;l>
0&&u.from<=s[l-1].toA;)a=s[l-1].fromA,c=s[l-1].fromB,l--,a<u.from&&(u=r.lineAt(a,et.ByPosNoHeight,i,
0,0));c+=u.from-a,a=u.from;let p=wa.build(i.setDoc(o),t,c,f);r=jr(r,r.replace(a,h,p))}return r.updateHeight(
i,0)}static empty(){return new Kt(0,0,0)}static of(t){if(t.length==1)return t[0];let e=0,i=t.length,
s=0,r=0;for(;;)if(e==i)if(s>r*2){let l=t[e-1];l.break?t.splice(--e,1,l.left,null,l.right):t.splice(--e,
1,l.left,l.right),i+=1+l.break,s-=l.size}else if(r>s*2){let l=t[i];l.break?t.splice(i,1,l.left,null,
l.right):t.splice(i,1,l.left,l.right),i+=2+l.break,r-=l.size}else break;else if(s<r){let l=t[e++];l&&
(s+=l.size)}else{let l=t[--i];l&&(r+=l.size)}let o=!1;return t[e-1]==null?(o=!0,e--):t[e]==null&&(o=
!0,i++),new Oa(n.of(t.slice(0,e)),o,n.of(t.slice(i)))}};function jr(n,t){return n==t?n:(n.constructor!=
t.constructor&&(us=!0),t)}Wt.prototype.size=1;var vw=X.replace({}),Fr=class extends Wt{constructor(t,e,i){
super(t,e),this.deco=i,this.spaceAbove=0}mainBlock(t,e){return new ae(e,this.length,t+this.spaceAbove,
this.height-this.spaceAbove,this.deco||0)}blockAt(t,e,i,s){return this.spaceAbove&&t<i+this.spaceAbove?
new ae(s,0,i,this.spaceAbove,vw):this.mainBlock(i,s)}lineAt(t,e,i,s,r){let o=this.mainBlock(s,r);return this.
spaceAbove?this.blockAt(0,i,s,r).join(o):o}forEachLine(t,e,i,s,r,o){t<=r+this.length&&e>=r&&o(this.lineAt(
0,et.ByPos,i,s,r))}setMeasuredHeight(t){let e=t.heights[t.index++];e<0?(this.spaceAbove=-e,e=t.heights[t.
index++]):this.spaceAbove=0,this.setHeight(e)}updateHeight(t,e=0,i=!1,s){return s&&s.from<=e&&s.more&&
this.setMeasuredHeight(s),this.outdated=!1,this}toString(){return`block(${this.length})`}},Kt=class n extends Fr{constructor(t,e,i){
super(t,e,null),this.collapsed=0,this.widgetHeight=0,this.breaks=0,this.spaceAbove=i}mainBlock(t,e){
return new ae(e,this.length,t+this.spaceAbove,this.height-this.spaceAbove,this.breaks)}replace(t,e,i){
let s=i[0];return i.length==1&&(s instanceof n||s instanceof si&&s.flags&4)&&Math.abs(this.length-s.
length)<10?(s instanceof si?s=new n(s.length,this.height,this.spaceAbove):s.height=this.height,this.
outdated||(s.outdated=!1),s):Wt.of(i)}updateHeight(t,e=0,i=!1,s){return s&&s.from<=e&&s.more?this.setMeasuredHeight(
s):(i||this.outdated)&&(this.spaceAbove=0,this.setHeight(Math.max(this.widgetHeight,t.heightForLine(
this.length-this.collapsed))+this.breaks*t.lineHeight)),this.outdated=!1,this}toString(){return`line\
(${this.length}${this.collapsed?-this.collapsed:""}${this.widgetHeight?":"+this.widgetHeight:""})`}},
si=class n extends Wt{constructor(t){super(t,0)}heightMetrics(t,e){let i=t.doc.lineAt(e).number,s=t.
doc.lineAt(e+this.length).number,r=s-i+1,o,l=0;if(t.lineWrapping){let a=Math.min(this.height,t.lineHeight*
r);o=a/r,this.length>r+1&&(l=(this.height-a)/(this.length-r-1))}else o=this.height/r;return{firstLine:i,
lastLine:s,perLine:o,perChar:l}}blockAt(t,e,i,s){let{firstLine:r,lastLine:o,perLine:l,perChar:a}=this.
heightMetrics(e,s);if(e.lineWrapping){let h=s+(t<e.lineHeight?0:Math.round(Math.max(0,Math.min(1,(t-
i)/this.height))*this.length)),c=e.doc.lineAt(h),f=l+c.length*a,u=Math.max(i,t-f/2);return new ae(c.
from,c.length,u,f,0)}else{let h=Math.max(0,Math.min(o-r,Math.floor((t-i)/l))),{from:c,length:f}=e.doc.
line(r+h);return new ae(c,f,i+l*h,l,0)}}lineAt(t,e,i,s,r){if(e==et.ByHeight)return this.blockAt(t,i,
s,r);if(e==et.ByPosNoHeight){let{from:d,to:p}=i.doc.lineAt(t);return new ae(d,p-d,0,0,0)}let{firstLine:o,
perLine:l,perChar:a}=this.heightMetrics(i,r),h=i.doc.lineAt(t),c=l+h.length*a,f=h.number-o,u=s+l*f+a*
(h.from-r-f);return new ae(h.from,h.length,Math.max(s,Math.min(u,s+this.height-c)),c,0)}forEachLine(t,e,i,s,r,o){
t=Math.max(t,r),e=Math.min(e,r+this.length);let{firstLine:l,perLine:a,perChar:h}=this.heightMetrics(
i,r);for(let c=t,f=s;c<=e;){let u=i.doc.lineAt(c);if(c==t){let p=u.number-l;f+=a*p+h*(t-r-p)}let d=a+
h*u.length;o(new ae(u.from,u.length,f,d,0)),f+=d,c=u.to+1}}replace(t,e,i){let s=this.length-e;if(s>0){
let r=i[i.length-1];r instanceof n?i[i.length-1]=new n(r.length+s):i.push(null,new n(s-1))}if(t>0){let r=i[0];
r instanceof n?i[0]=new n(t+r.length):i.unshift(new n(t-1),null)}return Wt.of(i)}decomposeLeft(t,e){
e.push(new n(t-1),null)}decomposeRight(t,e){e.push(null,new n(this.length-t-1))}updateHeight(t,e=0,i=!1,s){
let r=e+this.length;if(s&&s.from<=e+this.length&&s.more){let o=[],l=Math.max(e,s.from),a=-1;for(s.from>
e&&o.push(new n(s.from-e-1).updateHeight(t,e));l<=r&&s.more;){let c=t.doc.lineAt(l).length;o.length&&
o.push(null);let f=s.heights[s.index++],u=0;f<0&&(u=-f,f=s.heights[s.index++]),a==-1?a=f:Math.abs(f-
a)>=Qr&&(a=-2);let d=new Kt(c,f,u);d.outdated=!1,o.push(d),l+=c+1}l<=r&&o.push(null,new n(r-l).updateHeight(
t,l));let h=Wt.of(o);return(a<0||Math.abs(h.height-this.height)>=Qr||Math.abs(a-this.heightMetrics(t,
e).perLine)>=Qr)&&(us=!0),jr(this,h)}else(i||this.outdated)&&(this.setHeight(t.heightForGap(e,e+this.
length)),this.outdated=!1);return this}toString(){return`gap(${this.length})`}},Oa=class extends Wt{constructor(t,e,i){
super(t.length+(e?1:0)+i.length,t.height+i.height,(e?1:0)|(t.outdated||i.outdated?2:0)),this.left=t,
this.right=i,this.size=t.size+i.size}get break(){return this.flags&1}blockAt(t,e,i,s){let r=i+this.left.
height;return t<r?this.left.blockAt(t,e,i,s):this.right.blockAt(t,e,r,s+this.left.length+this.break)}lineAt(t,e,i,s,r){
let o=s+this.left.height,l=r+this.left.length+this.break,a=e==et.ByHeight?t<o:t<l,h=a?this.left.lineAt(
t,e,i,s,r):this.right.lineAt(t,e,i,o,l);if(this.break||(a?h.to<l:h.from>l))return h;let c=e==et.ByPosNoHeight?
et.ByPosNoHeight:et.ByPos;return a?h.join(this.right.lineAt(l,c,i,o,l)):this.left.lineAt(l,c,i,s,r).
join(h)}forEachLine(t,e,i,s,r,o){let l=s+this.left.height,a=r+this.left.length+this.break;if(this.break)
t<a&&this.left.forEachLine(t,e,i,s,r,o),e>=a&&this.right.forEachLine(t,e,i,l,a,o);else{let h=this.lineAt(
a,et.ByPos,i,s,r);t<h.from&&this.left.forEachLine(t,Math.min(e,h.from-1),i,s,r,o),h.to>=t&&h.from<=e&&
o(h),e>h.to&&this.right.forEachLine(Math.max(t,h.to+1),e,i,l,a,o)}}replace(t,e,i){let s=this.left.length+
this.break;if(e<s)return this.balanced(this.left.replace(t,e,i),this.right);if(t>this.left.length)return this.
balanced(this.left,this.right.replace(t-s,e-s,i));let r=[];t>0&&this.decomposeLeft(t,r);let o=r.length;
for(let l of i)r.push(l);if(t>0&&$u(r,o-1),e<this.length){let l=r.length;this.decomposeRight(e,r),$u(
r,l)}return Wt.of(r)}decomposeLeft(t,e){let i=this.left.length;if(t<=i)return this.left.decomposeLeft(
t,e);e.push(this.left),this.break&&(i++,t>=i&&e.push(null)),t>i&&this.right.decomposeLeft(t-i,e)}decomposeRight(t,e){
let i=this.left.length,s=i+this.break;if(t>=s)return this.right.decomposeRight(t-s,e);t<i&&this.left.
decomposeRight(t,e),this.break&&t<s&&e.push(null),e.push(this.right)}balanced(t,e){return t.size>2*e.
size||e.size>2*t.size?Wt.of(this.break?[t,null,e]:[t,e]):(this.left=jr(this.left,t),this.right=jr(this.
right,e),this.setHeight(t.height+e.height),this.outdated=t.outdated||e.outdated,this.size=t.size+e.size,
this.length=t.length+this.break+e.length,this)}updateHeight(t,e=0,i=!1,s){let{left:r,right:o}=this,l=e+
r.length+this.break,a=null;return s&&s.from<=e+r.length&&s.more?a=r=r.updateHeight(t,e,i,s):r.updateHeight(
t,e,i),s&&s.from<=l+o.length&&s.more?a=o=o.updateHeight(t,l,i,s):o.updateHeight(t,l,i),a?this.balanced(
r,o):(this.height=this.left.height+this.right.height,this.outdated=!1,this)}toString(){return this.left+
(this.break?" ":"-")+this.right}};function $u(n,t){let e,i;n[t]==null&&(e=n[t-1])instanceof si&&(i=n[t+
1])instanceof si&&n.splice(t-1,3,new si(e.length+1+i.length))}var Tw=5,wa=class n{constructor(t,e){this.
pos=t,this.oracle=e,this.nodes=[],this.lineStart=-1,this.lineEnd=-1,this.covering=null,this.writtenTo=
t}get isCovered(){return this.covering&&this.nodes[this.nodes.length-1]==this.covering}span(t,e){if(this.
lineStart>-1){let i=Math.min(e,this.lineEnd),s=this.nodes[this.nodes.length-1];s instanceof Kt?s.length+=
i-this.pos:(i>this.pos||!this.isCovered)&&this.nodes.push(new Kt(i-this.pos,-1,0)),this.writtenTo=i,
e>i&&(this.nodes.push(null),this.writtenTo++,this.lineStart=-1)}this.pos=e}point(t,e,i){if(t<e||i.heightRelevant){
let s=i.widget?i.widget.estimatedHeight:0,r=i.widget?i.widget.lineBreaks:0;s<0&&(s=this.oracle.lineHeight);
let o=e-t;i.block?this.addBlock(new Fr(o,s,i)):(o||r||s>=Tw)&&this.addLineDeco(s,r,o)}else e>t&&this.
span(t,e);this.lineEnd>-1&&this.lineEnd<this.pos&&(this.lineEnd=this.oracle.doc.lineAt(this.pos).to)}enterLine(){
if(this.lineStart>-1)return;let{from:t,to:e}=this.oracle.doc.lineAt(this.pos);this.lineStart=t,this.
lineEnd=e,this.writtenTo<t&&((this.writtenTo<t-1||this.nodes[this.nodes.length-1]==null)&&this.nodes.
push(this.blankContent(this.writtenTo,t-1)),this.nodes.push(null)),this.pos>t&&this.nodes.push(new Kt(
this.pos-t,-1,0)),this.writtenTo=this.pos}blankContent(t,e){let i=new si(e-t);return this.oracle.doc.
lineAt(t).to==e&&(i.flags|=4),i}ensureLine(){this.enterLine();let t=this.nodes.length?this.nodes[this.
nodes.length-1]:null;if(t instanceof Kt)return t;let e=new Kt(0,-1,0);return this.nodes.push(e),e}addBlock(t){
this.enterLine();let e=t.deco;e&&e.startSide>0&&!this.isCovered&&this.ensureLine(),this.nodes.push(t),
this.writtenTo=this.pos=this.pos+t.length,e&&e.endSide>0&&(this.covering=t)}addLineDeco(t,e,i){let s=this.
ensureLine();s.length+=i,s.collapsed+=i,s.widgetHeight=Math.max(s.widgetHeight,t),s.breaks+=e,this.writtenTo=
this.pos=this.pos+i}finish(t){let e=this.nodes.length==0?null:this.nodes[this.nodes.length-1];this.lineStart>
-1&&!(e instanceof Kt)&&!this.isCovered?this.nodes.push(new Kt(0,-1,0)):(this.writtenTo<this.pos||e==
null)&&this.nodes.push(this.blankContent(this.writtenTo,this.pos));let i=t;for(let s of this.nodes)s instanceof
Kt&&s.updateHeight(this.oracle,i),i+=s?s.length:1;return this.nodes}static build(t,e,i,s){let r=new n(
i,t);return H.spans(e,i,s,r,0),r.finish(i)}};function Cw(n,t,e){let i=new ba;return H.compare(n,t,e,
i,0),i.changes}var ba=class{constructor(){this.changes=[]}compareRange(){}comparePoint(t,e,i,s){(t<e||
i&&i.heightRelevant||s&&s.heightRelevant)&&ns(t,e,this.changes,5)}};function Aw(n,t){let e=n.getBoundingClientRect(),
i=n.ownerDocument,s=i.defaultView||window,r=Math.max(0,e.left),o=Math.min(s.innerWidth,e.right),l=Math.
max(0,e.top),a=Math.min(s.innerHeight,e.bottom);for(let h=n.parentNode;h&&h!=i.body;)if(pt(h)){let c=window.
getComputedStyle(h);if((h.scrollHeight>h.clientHeight||h.scrollWidth>h.clientWidth)&&c.overflow!="vi\
sible"){let f=h.getBoundingClientRect();r=Math.max(r,f.left),o=Math.min(o,f.right),l=Math.max(l,f.top),
a=Math.min(h==n.parentNode?s.innerHeight:a,f.bottom)}h=c.position=="absolute"||c.position=="fixed"?h.
offsetParent:h.parentNode}else if(h.nodeType==11)h=h.host;else break;return{left:r-e.left,right:Math.
max(r,o)-e.left,top:l-(e.top+t),bottom:Math.max(l,a)-(e.top+t)}}function Pw(n){let t=n.getBoundingClientRect(),
e=n.ownerDocument.defaultView||window;return t.left<e.innerWidth&&t.right>0&&t.top<e.innerHeight&&t.
bottom>0}function $w(n,t){let e=n.getBoundingClientRect();return{left:0,right:e.right-e.left,top:t,bottom:e.
bottom-(e.top+t)}}var Zs=class{constructor(t,e,i,s){this.from=t,this.to=e,this.size=i,this.displaySize=
s}static same(t,e){if(t.length!=e.length)return!1;for(let i=0;i<t.length;i++){let s=t[i],r=e[i];if(s.
from!=r.from||s.to!=r.to||s.size!=r.size)return!1}return!0}draw(t,e){return X.replace({widget:new ya(
this.displaySize*(e?t.scaleY:t.scaleX),e)}).range(this.from,this.to)}},ya=class extends Be{constructor(t,e){
super(),this.size=t,this.vertical=e}eq(t){return t.size==this.size&&t.vertical==this.vertical}toDOM(){
let t=document.createElement("div");return this.vertical?t.style.height=this.size+"px":(t.style.width=
this.size+"px",t.style.height="2px",t.style.display="inline-block"),t}get estimatedHeight(){return this.
vertical?this.size:-1}},_r=class{constructor(t,e){this.view=t,this.state=e,this.pixelViewport={left:0,
right:window.innerWidth,top:0,bottom:0},this.inView=!0,this.paddingTop=0,this.paddingBottom=0,this.contentDOMWidth=
0,this.contentDOMHeight=0,this.editorHeight=0,this.editorWidth=0,this.scaleX=1,this.scaleY=1,this.scrollOffset=
0,this.scrolledToBottom=!1,this.scrollAnchorPos=0,this.scrollAnchorHeight=-1,this.scaler=ka,this.scrollTarget=
null,this.printing=!1,this.mustMeasureContent=!0,this.defaultTextDirection=Y.LTR,this.visibleRanges=
[],this.mustEnforceCursorAssoc=!1;let i=e.facet(Na).some(s=>typeof s!="function"&&s.class=="cm-lineW\
rapping");this.heightOracle=new ma(i),this.stateDeco=Mu(e),this.heightMap=Wt.empty().applyChanges(this.
stateDeco,V.empty,this.heightOracle.setDoc(e.doc),[new he(0,0,0,e.doc.length)]);for(let s=0;s<2&&(this.
viewport=this.getViewport(0,null),!!this.updateForViewport());s++);this.updateViewportLines(),this.lineGaps=
this.ensureLineGaps([]),this.lineGapDeco=X.set(this.lineGaps.map(s=>s.draw(this,!1))),this.scrollParent=
t.scrollDOM,this.computeVisibleRanges()}updateForViewport(){let t=[this.viewport],{main:e}=this.state.
selection;for(let i=0;i<=1;i++){let s=i?e.head:e.anchor;if(!t.some(({from:r,to:o})=>s>=r&&s<=o)){let{
from:r,to:o}=this.lineBlockAt(s);t.push(new is(r,o))}}return this.viewports=t.sort((i,s)=>i.from-s.from),
this.updateScaler()}updateScaler(){let t=this.scaler;return this.scaler=this.heightMap.height<=7e6?ka:
xa.get(this.heightOracle,this.heightMap,this.viewports),t.eq(this.scaler)?0:2}updateViewportLines(){
this.viewportLines=[],this.heightMap.forEachLine(this.viewport.from,this.viewport.to,this.heightOracle.
setDoc(this.state.doc),0,0,t=>{this.viewportLines.push(js(t,this.scaler))})}update(t,e=null){this.state=
t.state;let i=this.stateDeco;this.stateDeco=Mu(this.state);let s=t.changedRanges,r=he.extendWithRanges(
s,Cw(i,this.stateDeco,t?t.changes:At.empty(this.state.doc.length))),o=this.heightMap.height,l=this.scrolledToBottom?
null:this.scrollAnchorAt(this.scrollOffset);Pu(),this.heightMap=this.heightMap.applyChanges(this.stateDeco,
t.startState.doc,this.heightOracle.setDoc(this.state.doc),r),(this.heightMap.height!=o||us)&&(t.flags|=
2),l?(this.scrollAnchorPos=t.changes.mapPos(l.from,-1),this.scrollAnchorHeight=l.top):(this.scrollAnchorPos=
-1,this.scrollAnchorHeight=o);let a=r.length?this.mapViewport(this.viewport,t.changes):this.viewport;
(e&&(e.range.head<a.from||e.range.head>a.to)||!this.viewportIsAppropriate(a))&&(a=this.getViewport(0,
e));let h=a.from!=this.viewport.from||a.to!=this.viewport.to;this.viewport=a,t.flags|=this.updateForViewport(),
(h||!t.changes.empty||t.flags&2)&&this.updateViewportLines(),(this.lineGaps.length||this.viewport.to-
this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps,t.changes))),
t.flags|=this.computeVisibleRanges(t.changes),e&&(this.scrollTarget=e),!this.mustEnforceCursorAssoc&&
(t.selectionSet||t.focusChanged)&&t.view.lineWrapping&&t.state.selection.main.empty&&t.state.selection.
main.assoc&&!t.state.facet(ad)&&(this.mustEnforceCursorAssoc=!0)}measure(){let{view:t}=this,e=t.contentDOM,
i=window.getComputedStyle(e),s=this.heightOracle,r=i.whiteSpace;this.defaultTextDirection=i.direction==
"rtl"?Y.RTL:Y.LTR;let o=this.heightOracle.mustRefreshForWrapping(r)||this.mustMeasureContent==="refr\
esh",l=e.getBoundingClientRect(),a=o||this.mustMeasureContent||this.contentDOMHeight!=l.height;this.
contentDOMHeight=l.height,this.mustMeasureContent=!1;let h=0,c=0;if(l.width&&l.height){let{scaleX:x,
scaleY:A}=Vu(e,l);(x>.005&&Math.abs(this.scaleX-x)>.005||A>.005&&Math.abs(this.scaleY-A)>.005)&&(this.
scaleX=x,this.scaleY=A,h|=16,o=a=!0)}let f=(parseInt(i.paddingTop)||0)*this.scaleY,u=(parseInt(i.paddingBottom)||
0)*this.scaleY;(this.paddingTop!=f||this.paddingBottom!=u)&&(this.paddingTop=f,this.paddingBottom=u,
h|=18),this.editorWidth!=t.scrollDOM.clientWidth&&(s.lineWrapping&&(a=!0),this.editorWidth=t.scrollDOM.
clientWidth,h|=16);let d=ju(this.view.contentDOM,!1).y;d!=this.scrollParent&&(this.scrollParent=d,this.
scrollAnchorHeight=-1,this.scrollOffset=0);let p=this.getScrollOffset();this.scrollOffset!=p&&(this.
scrollAnchorHeight=-1,this.scrollOffset=p),this.scrolledToBottom=Uu(this.scrollParent||t.win);let m=(this.
printing?$w:Aw)(e,this.paddingTop),O=m.top-this.pixelViewport.top,w=m.bottom-this.pixelViewport.bottom;
this.pixelViewport=m;let $=this.pixelViewport.bottom>this.pixelViewport.top&&this.pixelViewport.right>
this.pixelViewport.left;if($!=this.inView&&(this.inView=$,$&&(a=!0)),!this.inView&&!this.scrollTarget&&
!Pw(t.dom))return 0;let k=l.width;if((this.contentDOMWidth!=k||this.editorHeight!=t.scrollDOM.clientHeight)&&
(this.contentDOMWidth=l.width,this.editorHeight=t.scrollDOM.clientHeight,h|=16),a){let x=t.docView.measureVisibleLineHeights(
this.viewport);if(s.mustRefreshForHeights(x)&&(o=!0),o||s.lineWrapping&&Math.abs(k-this.contentDOMWidth)>
s.charWidth){let{lineHeight:A,charWidth:P,textHeight:F}=t.docView.measureTextSize();o=A>0&&s.refresh(
r,A,P,F,Math.max(5,k/P),x),o&&(t.docView.minWidth=0,h|=16)}O>0&&w>0?c=Math.max(O,w):O<0&&w<0&&(c=Math.
min(O,w)),Pu();for(let A of this.viewports){let P=A.from==this.viewport.from?x:t.docView.measureVisibleLineHeights(
A);this.heightMap=(o?Wt.empty().applyChanges(this.stateDeco,V.empty,this.heightOracle,[new he(0,0,0,
t.state.doc.length)]):this.heightMap).updateHeight(s,0,o,new ga(A.from,P))}us&&(h|=2)}let B=!this.viewportIsAppropriate(
this.viewport,c)||this.scrollTarget&&(this.scrollTarget.range.head<this.viewport.from||this.scrollTarget.
range.head>this.viewport.to);return B&&(h&2&&(h|=this.updateScaler()),this.viewport=this.getViewport(
c,this.scrollTarget),h|=this.updateForViewport()),(h&2||B)&&this.updateViewportLines(),(this.lineGaps.
length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(o?[]:this.
lineGaps,t)),h|=this.computeVisibleRanges(),this.mustEnforceCursorAssoc&&(this.mustEnforceCursorAssoc=
!1,t.docView.enforceCursorAssoc()),h}get visibleTop(){return this.scaler.fromDOM(this.pixelViewport.
top)}get visibleBottom(){return this.scaler.fromDOM(this.pixelViewport.bottom)}getViewport(t,e){let i=.5-
Math.max(-.5,Math.min(.5,t/1e3/2)),s=this.heightMap,r=this.heightOracle,{visibleTop:o,visibleBottom:l}=this,
a=new is(s.lineAt(o-i*1e3,et.ByHeight,r,0,0).from,s.lineAt(l+(1-i)*1e3,et.ByHeight,r,0,0).to);if(e){
let{head:h}=e.range;if(h<a.from||h>a.to){let c=Math.min(this.editorHeight,this.pixelViewport.bottom-
this.pixelViewport.top),f=s.lineAt(h,et.ByPos,r,0,0),u;e.y=="center"?u=(f.top+f.bottom)/2-c/2:e.y=="\
start"||e.y=="nearest"&&h<a.from?u=f.top:u=f.bottom-c,a=new is(s.lineAt(u-1e3/2,et.ByHeight,r,0,0).from,
s.lineAt(u+c+1e3/2,et.ByHeight,r,0,0).to)}}return a}mapViewport(t,e){let i=e.mapPos(t.from,-1),s=e.mapPos(
t.to,1);return new is(this.heightMap.lineAt(i,et.ByPos,this.heightOracle,0,0).from,this.heightMap.lineAt(
s,et.ByPos,this.heightOracle,0,0).to)}viewportIsAppropriate({from:t,to:e},i=0){if(!this.inView)return!0;
let{top:s}=this.heightMap.lineAt(t,et.ByPos,this.heightOracle,0,0),{bottom:r}=this.heightMap.lineAt(
e,et.ByPos,this.heightOracle,0,0),{visibleTop:o,visibleBottom:l}=this;return(t==0||s<=o-Math.max(10,
Math.min(-i,250)))&&(e==this.state.doc.length||r>=l+Math.max(10,Math.min(i,250)))&&s>o-2*1e3&&r<l+2*
1e3}mapLineGaps(t,e){if(!t.length||e.empty)return t;let i=[];for(let s of t)e.touchesRange(s.from,s.
to)||i.push(new Zs(e.mapPos(s.from),e.mapPos(s.to),s.size,s.displaySize));return i}ensureLineGaps(t,e){
let i=this.heightOracle.lineWrapping,s=i?1e4:2e3,r=s>>1,o=s<<1;if(this.defaultTextDirection!=Y.LTR&&
!i)return[];let l=[],a=(c,f,u,d)=>{if(f-c<r)return;let p=this.state.selection.main,m=[p.from];p.empty||
m.push(p.to);for(let w of m)if(w>c&&w<f){a(c,w-10,u,d),a(w+10,f,u,d);return}let O=Qw(t,w=>w.from>=u.
from&&w.to<=u.to&&Math.abs(w.from-c)<r&&Math.abs(w.to-f)<r&&!m.some($=>w.from<$&&w.to>$));if(!O){if(f<
u.to&&e&&i&&e.visibleRanges.some(k=>k.from<=f&&k.to>=f)){let k=e.moveToLineBoundary(y.cursor(f),!1,!0).
head;k>c&&(f=k)}let w=this.gapSize(u,c,f,d),$=i||w<2e6?w:2e6;O=new Zs(c,f,w,$)}l.push(O)},h=c=>{if(c.
length<o||c.type!=Ot.Text)return;let f=Mw(c.from,c.to,this.stateDeco);if(f.total<o)return;let u=this.
scrollTarget?this.scrollTarget.range.head:null,d,p;if(i){let m=s/this.heightOracle.lineLength*this.heightOracle.
lineHeight,O,w;if(u!=null){let $=Ar(f,u),k=((this.visibleBottom-this.visibleTop)/2+m)/c.height;O=$-k,
w=$+k}else O=(this.visibleTop-c.top-m)/c.height,w=(this.visibleBottom-c.top+m)/c.height;d=Cr(f,O),p=
Cr(f,w)}else{let m=f.total*this.heightOracle.charWidth,O=s*this.heightOracle.charWidth,w=0;if(m>2e6)
for(let A of t)A.from>=c.from&&A.from<c.to&&A.size!=A.displaySize&&A.from*this.heightOracle.charWidth+
w<this.pixelViewport.left&&(w=A.size-A.displaySize);let $=this.pixelViewport.left+w,k=this.pixelViewport.
right+w,B,x;if(u!=null){let A=Ar(f,u),P=((k-$)/2+O)/m;B=A-P,x=A+P}else B=($-O)/m,x=(k+O)/m;d=Cr(f,B),
p=Cr(f,x)}d>c.from&&a(c.from,d,c,f),p<c.to&&a(p,c.to,c,f)};for(let c of this.viewportLines)Array.isArray(
c.type)?c.type.forEach(h):h(c);return l}gapSize(t,e,i,s){let r=Ar(s,i)-Ar(s,e);return this.heightOracle.
lineWrapping?t.height*r:s.total*this.heightOracle.charWidth*r}updateLineGaps(t){Zs.same(t,this.lineGaps)||
(this.lineGaps=t,this.lineGapDeco=X.set(t.map(e=>e.draw(this,this.heightOracle.lineWrapping))))}computeVisibleRanges(t){
let e=this.stateDeco;this.lineGaps.length&&(e=e.concat(this.lineGapDeco));let i=[];H.spans(e,this.viewport.
from,this.viewport.to,{span(r,o){i.push({from:r,to:o})},point(){}},20);let s=0;if(i.length!=this.visibleRanges.
length)s=12;else for(let r=0;r<i.length&&!(s&8);r++){let o=this.visibleRanges[r],l=i[r];(o.from!=l.from||
o.to!=l.to)&&(s|=4,t&&t.mapPos(o.from,-1)==l.from&&t.mapPos(o.to,1)==l.to||(s|=8))}return this.visibleRanges=
i,s}lineBlockAt(t){return t>=this.viewport.from&&t<=this.viewport.to&&this.viewportLines.find(e=>e.from<=
t&&e.to>=t)||js(this.heightMap.lineAt(t,et.ByPos,this.heightOracle,0,0),this.scaler)}lineBlockAtHeight(t){
return t>=this.viewportLines[0].top&&t<=this.viewportLines[this.viewportLines.length-1].bottom&&this.
viewportLines.find(e=>e.top<=t&&e.bottom>=t)||js(this.heightMap.lineAt(this.scaler.fromDOM(t),et.ByHeight,
this.heightOracle,0,0),this.scaler)}getScrollOffset(){return this.scrollParent==this.view.scrollDOM?
this.scrollParent.scrollTop*this.scaleY:(this.scrollParent?this.scrollParent.getBoundingClientRect().
top:0)-this.view.contentDOM.getBoundingClientRect().top}scrollAnchorAt(t){let e=this.lineBlockAtHeight(
t+12-this.paddingTop);return e.from>=this.viewport.from||this.viewportLines[0].top-t>200?e:this.viewportLines[0]}elementAtHeight(t){
return js(this.heightMap.blockAt(this.scaler.fromDOM(t),this.heightOracle,0,0),this.scaler)}get docHeight(){
return this.scaler.toDOM(this.heightMap.height)}get contentHeight(){return this.docHeight+this.paddingTop+
this.paddingBottom}},is=class{constructor(t,e){this.from=t,this.to=e}};function Mw(n,t,e){let i=[],s=n,
r=0;return H.spans(e,n,t,{span(){},point(o,l){o>s&&(i.push({from:s,to:o}),r+=o-s),s=l}},20),s<t&&(i.
push({from:s,to:t}),r+=t-s),{total:r,ranges:i}}function Cr({total:n,ranges:t},e){if(e<=0)return t[0].
from;if(e>=1)return t[t.length-1].to;let i=Math.floor(n*e);for(let s=0;;s++){let{from:r,to:o}=t[s],l=o-
r;if(i<=l)return r+i;i-=l}}function Ar(n,t){let e=0;for(let{from:i,to:s}of n.ranges){if(t<=s){e+=t-i;
break}e+=s-i}return e/n.total}function Qw(n,t){for(let e of n)if(t(e))return e}var ka={toDOM(n){return n},
fromDOM(n){return n},scale:1,eq(n){return n==this}};function Mu(n){let t=n.facet(Zr).filter(i=>typeof i!=
"function"),e=n.facet(Wa).filter(i=>typeof i!="function");return e.length&&t.push(H.join(e)),t}var xa=class n{constructor(t,e){
this.scale=t,this.viewports=e}static get(t,e,i){let s=0,r=0,o=0,l=i.map(({from:h,to:c})=>{let f=e.lineAt(
h,et.ByPos,t,0,0).top,u=e.lineAt(c,et.ByPos,t,0,0).bottom;return s+=u-f,{from:h,to:c,top:f,bottom:u,
domTop:0,domBottom:0}});if(e.height-s<10)return ka;let a=(7e6-s)/(e.height-s);for(let h of l)h.domTop=
o+(h.top-r)*a,o=h.domBottom=h.domTop+(h.bottom-h.top),r=h.bottom;return new n(a,l)}toDOM(t){for(let e=0,
i=0,s=0;;e++){let r=e<this.viewports.length?this.viewports[e]:null;if(!r||t<r.top)return s+(t-i)*this.
scale;if(t<=r.bottom)return r.domTop+(t-r.top);i=r.bottom,s=r.domBottom}}fromDOM(t){for(let e=0,i=0,
s=0;;e++){let r=e<this.viewports.length?this.viewports[e]:null;if(!r||t<r.domTop)return i+(t-s)/this.
scale;if(t<=r.domBottom)return r.top+(t-r.domTop);i=r.bottom,s=r.domBottom}}eq(t){return t instanceof
n?this.scale==t.scale&&this.viewports.length==t.viewports.length&&this.viewports.every((e,i)=>e.from==
t.viewports[i].from&&e.to==t.viewports[i].to):!1}};function js(n,t){if(t.scale==1)return n;let e=t.toDOM(
n.top),i=t.toDOM(n.bottom);return new ae(n.from,n.length,e,i-e,Array.isArray(n._content)?n._content.
map(s=>js(s,t)):n._content)}var Pr=Q.define({combine:n=>n.join(" ")}),Sa=Q.define({combine:n=>n.indexOf(
!0)>-1}),va=Yt.newName(),Qd=Yt.newName(),Rd=Yt.newName(),Ed={"&light":"."+Qd,"&dark":"."+Rd};function Ta(n,t,e){
return new Yt(t,{finish(i){return/&/.test(i)?i.replace(/&\w*/,s=>{if(s=="&")return n;if(!e||!e[s])throw new RangeError(
`Unsupported selector: ${s}`);return e[s]}):n+" "+i}})}var Rw=Ta("."+va,{"&":{position:"relative !im\
portant",boxSizing:"border-box","&.cm-focused":{outline:"1px dotted #212121"},display:"flex !importa\
nt",flexDirection:"column"},".cm-scroller":{display:"flex !important",alignItems:"flex-start !import\
ant",fontFamily:"monospace",lineHeight:1.4,height:"100%",overflowX:"auto",position:"relative",zIndex:0,
overflowAnchor:"none"},".cm-content":{margin:0,flexGrow:2,flexShrink:0,display:"block",whiteSpace:"p\
re",wordWrap:"normal",boxSizing:"border-box",minHeight:"100%",padding:"4px 0",outline:"none","&[cont\
enteditable=true]":{WebkitUserModify:"read-write-plaintext-only"}},".cm-lineWrapping":{whiteSpace_fallback:"\
pre-wrap",whiteSpace:"break-spaces",wordBreak:"break-word",overflowWrap:"anywhere",flexShrink:1},"&l\
ight .cm-content":{caretColor:"black"},"&dark .cm-content":{caretColor:"white"},".cm-line":{display:"\
block",padding:"0 2px 0 6px"},".cm-layer":{userSelect:"none",position:"absolute",left:0,top:0,contain:"\
size style","& > *":{position:"absolute"}},"&light .cm-selectionBackground":{background:"#d9d9d9"},"\
&dark .cm-selectionBackground":{background:"#222"},"&light.cm-focused > .cm-scroller > .cm-selection\
Layer .cm-selectionBackground":{background:"#d7d4f0"},"&dark.cm-focused > .cm-scroller > .cm-selecti\
onLayer .cm-selectionBackground":{background:"#233"},".cm-cursorLayer":{pointerEvents:"none"},"&.cm-\
focused > .cm-scroller > .cm-cursorLayer":{animation:"steps(1) cm-blink 1.2s infinite"},"@keyframes \
cm-blink":{"0%":{},"50%":{opacity:0},"100%":{}},"@keyframes cm-blink2":{"0%":{},"50%":{opacity:0},"1\
00%":{}},".cm-cursor, .cm-dropCursor":{borderLeft:"1.2px solid black",marginLeft:"-0.6px",pointerEvents:"\
none"},".cm-cursor":{display:"none"},"&dark .cm-cursor":{borderLeftColor:"#ddd"},".cm-selectionHandl\
e":{backgroundColor:"currentColor",width:"1.5px"},".cm-selectionHandle-start::before, .cm-selectionH\
andle-end::before":{content:'""',backgroundColor:"inherit",borderRadius:"50%",width:"8px",height:"8p\
x",position:"absolute",left:"-3.25px"},".cm-selectionHandle-start::before":{top:"-8px"},".cm-selecti\
onHandle-end::before":{bottom:"-8px"},".cm-dropCursor":{position:"absolute"},"&.cm-focused > .cm-scr\
oller > .cm-cursorLayer .cm-cursor":{display:"block"},".cm-iso":{unicodeBidi:"isolate"},".cm-announc\
ed":{position:"fixed",top:"-10000px"},"@media print":{".cm-announced":{display:"none"}},"&light .cm-\
activeLine":{backgroundColor:"#cceeff44"},"&dark .cm-activeLine":{backgroundColor:"#99eeff33"},"&lig\
ht .cm-specialChar":{color:"red"},"&dark .cm-specialChar":{color:"#f78"},".cm-gutters":{flexShrink:0,
display:"flex",height:"100%",boxSizing:"border-box",zIndex:200},".cm-gutters-before":{insetInlineStart:0},
".cm-gutters-after":{insetInlineEnd:0},"&light .cm-gutters":{backgroundColor:"#f5f5f5",color:"#6c6c6\
c",border:"0px solid #ddd","&.cm-gutters-before":{borderRightWidth:"1px"},"&.cm-gutters-after":{borderLeftWidth:"\
1px"}},"&dark .cm-gutters":{backgroundColor:"#333338",color:"#ccc"},".cm-gutter":{display:"flex !imp\
ortant",flexDirection:"column",flexShrink:0,boxSizing:"border-box",minHeight:"100%",overflow:"hidden"},
".cm-gutterElement":{boxSizing:"border-box"},".cm-lineNumbers .cm-gutterElement":{padding:"0 3px 0 5\
px",minWidth:"20px",textAlign:"right",whiteSpace:"nowrap"},"&light .cm-activeLineGutter":{backgroundColor:"\
#e2f2ff"},"&dark .cm-activeLineGutter":{backgroundColor:"#222227"},".cm-panels":{boxSizing:"border-b\
ox",position:"sticky",left:0,right:0,zIndex:300},"&light .cm-panels":{backgroundColor:"#f5f5f5",color:"\
black"},".cm-panels-top":{top:"0"},".cm-panels-bottom":{bottom:"0"},"&light .cm-panels-top":{borderBottom:"\
1px solid #ddd"},"&light .cm-panels-bottom":{borderTop:"1px solid #ddd"},"&dark .cm-panels":{backgroundColor:"\
#333338",color:"white"},".cm-dialog":{padding:"2px 19px 4px 6px",position:"relative","& label":{fontSize:"\
80%"}},".cm-dialog-close":{position:"absolute",top:"3px",right:"4px",backgroundColor:"inherit",border:"\
none",font:"inherit",fontSize:"14px",padding:"0"},".cm-tab":{display:"inline-block",overflow:"hidden",
verticalAlign:"bottom"},".cm-widgetBuffer":{verticalAlign:"baseline",height:"1em",width:0,display:"i\
nline"},".cm-placeholder":{color:"#888",display:"inline-block",verticalAlign:"top",userSelect:"none"},
".cm-highlightSpace":{background:"radial-gradient(circle at 50% 55%, #aaa 20%, transparent 0) no-rep\
eat",backgroundSize:".4em",backgroundPosition:"calc(min(50%, 0px)) center"},".cm-highlightTab":{backgroundImage:`\
url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20"><path stroke\
="%23888" stroke-width="1" fill="none" d="M1 10H196L190 5M190 15L196 10M197 4L197 16"/></svg>')`,backgroundSize:"\
auto 100%",backgroundPosition:"right 90%",backgroundRepeat:"no-repeat"},".cm-trailingSpace":{backgroundColor:"\
#ff332255"},".cm-button":{verticalAlign:"middle",color:"inherit",fontSize:"70%",padding:".2em 1em",borderRadius:"\
1px"},"&light .cm-button":{backgroundImage:"linear-gradient(#eff1f5, #d9d9df)",border:"1px solid #88\
8","&:active":{backgroundImage:"linear-gradient(#b4b4b4, #d0d3d6)"}},"&dark .cm-button":{backgroundImage:"\
linear-gradient(#393939, #111)",border:"1px solid #888","&:active":{backgroundImage:"linear-gradient\
(#111, #333)"}},".cm-textfield":{verticalAlign:"middle",color:"inherit",fontSize:"70%",border:"1px s\
olid silver",padding:".2em .5em"},"&light .cm-textfield":{backgroundColor:"white"},"&dark .cm-textfi\
eld":{border:"1px solid #555",backgroundColor:"inherit"}},Ed),Ew={childList:!0,characterData:!0,subtree:!0,
attributes:!0,characterDataOldValue:!0},Wl=C.ie&&C.ie_version<=11,Ca=class{constructor(t){this.view=
t,this.active=!1,this.editContext=null,this.selectionRange=new Ul,this.selectionChanged=!1,this.delayedFlush=
-1,this.resizeTimeout=-1,this.queue=[],this.delayedAndroidKey=null,this.flushingAndroidKey=-1,this.lastChange=
0,this.scrollTargets=[],this.intersection=null,this.resizeScroll=null,this.intersecting=!1,this.gapIntersection=
null,this.gaps=[],this.printQuery=null,this.parentCheck=-1,this.dom=t.contentDOM,this.observer=new MutationObserver(
e=>{for(let i of e)this.queue.push(i);(C.ie&&C.ie_version<=11||C.ios&&t.composing)&&e.some(i=>i.type==
"childList"&&i.removedNodes.length||i.type=="characterData"&&i.oldValue.length>i.target.nodeValue.length)?
this.flushSoon():this.flush()}),window.EditContext&&C.android&&t.constructor.EDIT_CONTEXT!==!1&&!(C.
chrome&&C.chrome_version<126)&&(this.editContext=new Aa(t),t.state.facet(De)&&(t.contentDOM.editContext=
this.editContext.editContext)),Wl&&(this.onCharData=e=>{this.queue.push({target:e.target,type:"chara\
cterData",oldValue:e.prevValue}),this.flushSoon()}),this.onSelectionChange=this.onSelectionChange.bind(
this),this.onResize=this.onResize.bind(this),this.onPrint=this.onPrint.bind(this),this.onScroll=this.
onScroll.bind(this),window.matchMedia&&(this.printQuery=window.matchMedia("print")),typeof ResizeObserver==
"function"&&(this.resizeScroll=new ResizeObserver(()=>{var e;((e=this.view.docView)===null||e===void 0?
void 0:e.lastUpdate)<Date.now()-75&&this.onResize()}),this.resizeScroll.observe(t.scrollDOM)),this.addWindowListeners(
this.win=t.win),this.start(),typeof IntersectionObserver=="function"&&(this.intersection=new IntersectionObserver(
e=>{this.parentCheck<0&&(this.parentCheck=setTimeout(this.listenForScroll.bind(this),1e3)),e.length>
0&&e[e.length-1].intersectionRatio>0!=this.intersecting&&(this.intersecting=!this.intersecting,this.
intersecting!=this.view.inView&&this.onScrollChanged(document.createEvent("Event")))},{threshold:[0,
.001]}),this.intersection.observe(this.dom),this.gapIntersection=new IntersectionObserver(e=>{e.length>
0&&e[e.length-1].intersectionRatio>0&&this.onScrollChanged(document.createEvent("Event"))},{})),this.
listenForScroll(),this.readSelectionRange()}onScrollChanged(t){this.view.inputState.runHandlers("scr\
oll",t),this.intersecting&&this.view.measure()}onScroll(t){this.intersecting&&this.flush(this.pendingRecords().
length>0),this.editContext&&this.view.requestMeasure(this.editContext.measureReq),this.onScrollChanged(
t)}onResize(){this.resizeTimeout<0&&(this.resizeTimeout=setTimeout(()=>{this.resizeTimeout=-1,this.view.
requestMeasure()},50))}onPrint(t){(t.type=="change"||!t.type)&&!t.matches||(this.view.viewState.printing=
!0,this.view.measure(),setTimeout(()=>{this.view.viewState.printing=!1,this.view.requestMeasure()},500))}updateGaps(t){
if(this.gapIntersection&&(t.length!=this.gaps.length||this.gaps.some((e,i)=>e!=t[i]))){this.gapIntersection.
disconnect();for(let e of t)this.gapIntersection.observe(e);this.gaps=t}}onSelectionChange(t){let e=this.
selectionChanged;if(!this.readSelectionRange()||this.delayedAndroidKey)return;let{view:i}=this,s=this.
selectionRange;if(i.state.facet(De)?i.root.activeElement!=this.dom:!Fs(this.dom,s))return;let r=s.anchorNode&&
i.docView.tile.nearest(s.anchorNode);if(r&&r.isWidget()&&r.widget.ignoreEvent(t)){e||(this.selectionChanged=
!1);return}(C.ie&&C.ie_version<=11||C.android&&C.chrome)&&!i.state.selection.main.empty&&s.focusNode&&
_s(s.focusNode,s.focusOffset,s.anchorNode,s.anchorOffset)?this.flushSoon():this.flush(!1)}readSelectionRange(){
let{view:t}=this,e=tn(t.root);if(!e)return!1;let i=C.safari&&t.root.nodeType==11&&t.root.activeElement==
this.dom&&Dw(this.view,e)||e;if(!i||this.selectionRange.eq(i))return!1;let s=Fs(this.dom,i);return s&&
!this.selectionChanged&&t.inputState.lastFocusTime>Date.now()-200&&t.inputState.lastTouchTime<Date.now()-
300&&P0(this.dom,i)?(this.view.inputState.lastFocusTime=0,t.docView.updateSelection(),!1):(this.selectionRange.
setRange(i),s&&(this.selectionChanged=!0),!0)}setSelectionRange(t,e){this.selectionRange.set(t.node,
t.offset,e.node,e.offset),this.selectionChanged=!1}clearSelectionRange(){this.selectionRange.set(null,
0,null,0)}listenForScroll(){this.parentCheck=-1;let t=0,e=null;for(let i=this.dom;i;)if(pt(i))!e&&t<
this.scrollTargets.length&&this.scrollTargets[t]==i?t++:e||(e=this.scrollTargets.slice(0,t)),e&&e.push(
i),i=i.assignedSlot||i.parentNode;else if(i.nodeType==11)i=i.host;else break;if(t<this.scrollTargets.
length&&!e&&(e=this.scrollTargets.slice(0,t)),e){for(let i of this.scrollTargets)i.removeEventListener(
"scroll",this.onScroll);for(let i of this.scrollTargets=e)i.addEventListener("scroll",this.onScroll)}}ignore(t){
if(!this.active)return t();try{return this.stop(),t()}finally{this.start(),this.clear()}}start(){this.
active||(this.observer.observe(this.dom,Ew),Wl&&this.dom.addEventListener("DOMCharacterDataModified",
this.onCharData),this.active=!0)}stop(){this.active&&(this.active=!1,this.observer.disconnect(),Wl&&
this.dom.removeEventListener("DOMCharacterDataModified",this.onCharData))}clear(){this.processRecords(),
this.queue.length=0,this.selectionChanged=!1}delayAndroidKey(t,e){var i;if(!this.delayedAndroidKey){
let s=()=>{let r=this.delayedAndroidKey;r&&(this.clearDelayedAndroidKey(),this.view.inputState.lastKeyCode=
r.keyCode,this.view.inputState.lastKeyTime=Date.now(),!this.flush()&&r.force&&rs(this.dom,r.key,r.keyCode))};
this.flushingAndroidKey=this.view.win.requestAnimationFrame(s)}(!this.delayedAndroidKey||t=="Enter")&&
(this.delayedAndroidKey={key:t,keyCode:e,force:this.lastChange<Date.now()-50||!!(!((i=this.delayedAndroidKey)===
null||i===void 0)&&i.force)})}clearDelayedAndroidKey(){this.win.cancelAnimationFrame(this.flushingAndroidKey),
this.delayedAndroidKey=null,this.flushingAndroidKey=-1}flushSoon(){this.delayedFlush<0&&(this.delayedFlush=
this.view.win.requestAnimationFrame(()=>{this.delayedFlush=-1,this.flush()}))}forceFlush(){this.delayedFlush>=
0&&(this.view.win.cancelAnimationFrame(this.delayedFlush),this.delayedFlush=-1),this.flush()}pendingRecords(){
for(let t of this.observer.takeRecords())this.queue.push(t);return this.queue}processRecords(){let t=this.
pendingRecords();t.length&&(this.queue=[]);let e=-1,i=-1,s=!1;for(let r of t){let o=this.readMutation(
r);o&&(o.typeOver&&(s=!0),e==-1?{from:e,to:i}=o:(e=Math.min(o.from,e),i=Math.max(o.to,i)))}return{from:e,
to:i,typeOver:s}}readChange(){let{from:t,to:e,typeOver:i}=this.processRecords(),s=this.selectionChanged&&
Fs(this.dom,this.selectionRange);if(t<0&&!s)return null;t>-1&&(this.lastChange=Date.now()),this.view.
inputState.lastFocusTime=0,this.selectionChanged=!1;let r=new ca(this.view,t,e,i);return this.view.docView.
domChanged={newSel:r.newSel?r.newSel.main:null},r}flush(t=!0){if(this.delayedFlush>=0||this.delayedAndroidKey)
return!1;t&&this.readSelectionRange();let e=this.selectionChanged,i=this.readChange();if(!i)return this.
view.requestMeasure(),!1;let s=this.view.state,r=kd(this.view,i);return this.view.state==s&&(i.domChanged||
e)&&this.view.update([]),r}readMutation(t){let e=this.view.docView.tile.nearest(t.target);if(!e||e.isWidget())
return null;if(e.markDirty(t.type=="attributes"),t.type=="childList"){let i=Qu(e,t.previousSibling||
t.target.previousSibling,-1),s=Qu(e,t.nextSibling||t.target.nextSibling,1);return{from:i?e.posAfter(
i):e.posAtStart,to:s?e.posBefore(s):e.posAtEnd,typeOver:!1}}else return t.type=="characterData"?{from:e.
posAtStart,to:e.posAtEnd,typeOver:t.target.nodeValue==t.oldValue}:null}setWindow(t){t!=this.win&&(this.
removeWindowListeners(this.win),this.win=t,this.addWindowListeners(this.win))}addWindowListeners(t){
t.addEventListener("resize",this.onResize),this.printQuery?this.printQuery.addEventListener?this.printQuery.
addEventListener("change",this.onPrint):this.printQuery.addListener(this.onPrint):t.addEventListener(
"beforeprint",this.onPrint),t.addEventListener("scroll",this.onScroll),t.document.addEventListener("\
selectionchange",this.onSelectionChange)}removeWindowListeners(t){t.removeEventListener("scroll",this.
onScroll),t.removeEventListener("resize",this.onResize),this.printQuery?this.printQuery.removeEventListener?
this.printQuery.removeEventListener("change",this.onPrint):this.printQuery.removeListener(this.onPrint):
t.removeEventListener("beforeprint",this.onPrint),t.document.removeEventListener("selectionchange",this.
onSelectionChange)}update(t){this.editContext&&(this.editContext.update(t),t.startState.facet(De)!=t.
state.facet(De)&&(t.view.contentDOM.editContext=t.state.facet(De)?this.editContext.editContext:null))}destroy(){
var t,e,i;this.stop(),(t=this.intersection)===null||t===void 0||t.disconnect(),(e=this.gapIntersection)===
null||e===void 0||e.disconnect(),(i=this.resizeScroll)===null||i===void 0||i.disconnect();for(let s of this.
scrollTargets)s.removeEventListener("scroll",this.onScroll);this.removeWindowListeners(this.win),clearTimeout(
this.parentCheck),clearTimeout(this.resizeTimeout),this.win.cancelAnimationFrame(this.delayedFlush),
this.win.cancelAnimationFrame(this.flushingAndroidKey),this.editContext&&(this.view.contentDOM.editContext=
null,this.editContext.destroy())}};function Qu(n,t,e){for(;t;){let i=rt.get(t);if(i&&i.parent==n)return i;
let s=t.parentNode;t=s!=n.dom?s:e>0?t.nextSibling:t.previousSibling}return null}function Ru(n,t){let e=t.
startContainer,i=t.startOffset,s=t.endContainer,r=t.endOffset,o=n.docView.domAtPos(n.state.selection.
main.anchor,1);return _s(o.node,o.offset,s,r)&&([e,i,s,r]=[s,r,e,i]),{anchorNode:e,anchorOffset:i,focusNode:s,
focusOffset:r}}function Dw(n,t){if(t.getComposedRanges){let s=t.getComposedRanges(n.root)[0];if(s)return Ru(
n,s)}let e=null;function i(s){s.preventDefault(),s.stopImmediatePropagation(),e=s.getTargetRanges()[0]}
return n.contentDOM.addEventListener("beforeinput",i,!0),n.dom.ownerDocument.execCommand("indent"),n.
contentDOM.removeEventListener("beforeinput",i,!0),e?Ru(n,e):null}var Aa=class{constructor(t){this.from=
0,this.to=0,this.pendingContextChange=null,this.handlers=Object.create(null),this.composing=null,this.
resetRange(t.state);let e=this.editContext=new window.EditContext({text:t.state.doc.sliceString(this.
from,this.to),selectionStart:this.toContextPos(Math.max(this.from,Math.min(this.to,t.state.selection.
main.anchor))),selectionEnd:this.toContextPos(t.state.selection.main.head)});this.handlers.textupdate=
i=>{let s=t.state.selection.main,{anchor:r,head:o}=s,l=this.toEditorPos(i.updateRangeStart),a=this.toEditorPos(
i.updateRangeEnd);t.inputState.composing>=0&&!this.composing&&(this.composing={contextBase:i.updateRangeStart,
editorBase:l,drifted:!1});let h=a-l>i.text.length;l==this.from&&r<this.from?l=r:a==this.to&&r>this.to&&
(a=r);let c=xd(t.state.sliceDoc(l,a),i.text,(h?s.from:s.to)-l,h?"end":null);if(!c){let u=y.single(this.
toEditorPos(i.selectionStart),this.toEditorPos(i.selectionEnd));fa(u,s)||t.dispatch({selection:u,userEvent:"\
select"});return}let f={from:c.from+l,to:c.toA+l,insert:V.of(i.text.slice(c.from,c.toB).split(`
`))};if((C.mac||C.android)&&f.from==o-1&&/^\. ?$/.test(i.text)&&t.contentDOM.getAttribute("autocorre\
ct")=="off"&&(f={from:l,to:a,insert:V.of([i.text.replace("."," ")])}),this.pendingContextChange=f,!t.
state.readOnly){let u=this.to-this.from+(f.to-f.from+f.insert.length);qa(t,f,y.single(this.toEditorPos(
i.selectionStart,u),this.toEditorPos(i.selectionEnd,u)))}this.pendingContextChange&&(this.revertPending(
t.state),this.setSelection(t.state)),f.from<f.to&&!f.insert.length&&t.inputState.composing>=0&&!/[\\p{Alphabetic}\\p{Number}_]/.
test(e.text.slice(Math.max(0,i.updateRangeStart-1),Math.min(e.text.length,i.updateRangeStart+1)))&&this.
handlers.compositionend(i)},this.handlers.characterboundsupdate=i=>{let s=[],r=null;for(let o=this.toEditorPos(
i.rangeStart),l=this.toEditorPos(i.rangeEnd);o<l;o++){let a=t.coordsForChar(o);r=a&&new DOMRect(a.left,
a.top,a.right-a.left,a.bottom-a.top)||r||new DOMRect,s.push(r)}e.updateCharacterBounds(i.rangeStart,
s)},this.handlers.textformatupdate=i=>{let s=[];for(let r of i.getTextFormats()){let o=r.underlineStyle,
l=r.underlineThickness;if(!/none/i.test(o)&&!/none/i.test(l)){let a=this.toEditorPos(r.rangeStart),h=this.
toEditorPos(r.rangeEnd);if(a<h){let c=`text-decoration: underline ${/^[a-z]/.test(o)?o+" ":o=="Dashe\
d"?"dashed ":o=="Squiggle"?"wavy ":""}${/thin/i.test(l)?1:2}px`;s.push(X.mark({attributes:{style:c}}).
range(a,h))}}}t.dispatch({effects:cd.of(X.set(s))})},this.handlers.compositionstart=()=>{t.inputState.
composing<0&&(t.inputState.composing=0,t.inputState.compositionFirstChange=!0)},this.handlers.compositionend=
()=>{if(t.inputState.composing=-1,t.inputState.compositionFirstChange=null,this.composing){let{drifted:i}=this.
composing;this.composing=null,i&&this.reset(t.state)}};for(let i in this.handlers)e.addEventListener(
i,this.handlers[i]);this.measureReq={read:i=>{let s=tn(i.root);s&&s.rangeCount&&this.editContext.updateSelectionBounds(
s.getRangeAt(0).getBoundingClientRect())}}}applyEdits(t){let e=0,i=!1,s=this.pendingContextChange;return t.
changes.iterChanges((r,o,l,a,h)=>{if(i)return;let c=h.length-(o-r);if(s&&o>=s.to)if(s.from==r&&s.to==
o&&s.insert.eq(h)){s=this.pendingContextChange=null,e+=c,this.to+=c;return}else s=null,this.revertPending(
t.state);if(r+=e,o+=e,o<=this.from)this.from+=c,this.to+=c;else if(r<this.to){if(r<this.from||o>this.
to||this.to-this.from+h.length>3e4){i=!0;return}this.editContext.updateText(this.toContextPos(r),this.
toContextPos(o),h.toString()),this.to+=c}e+=c}),s&&!i&&this.revertPending(t.state),!i}update(t){let e=this.
pendingContextChange,i=t.startState.selection.main;this.composing&&(this.composing.drifted||!t.changes.
touchesRange(i.from,i.to)&&t.transactions.some(s=>!s.isUserEvent("input.type")&&s.changes.touchesRange(
this.from,this.to)))?(this.composing.drifted=!0,this.composing.editorBase=t.changes.mapPos(this.composing.
editorBase)):!this.applyEdits(t)||!this.rangeIsValid(t.state)?(this.pendingContextChange=null,this.reset(
t.state)):(t.docChanged||t.selectionSet||e)&&this.setSelection(t.state),(t.geometryChanged||t.docChanged||
t.selectionSet)&&t.view.requestMeasure(this.measureReq)}resetRange(t){let{head:e}=t.selection.main;this.
from=Math.max(0,e-1e4),this.to=Math.min(t.doc.length,e+1e4)}reset(t){this.resetRange(t),this.editContext.
updateText(0,this.editContext.text.length,t.doc.sliceString(this.from,this.to)),this.setSelection(t)}revertPending(t){
let e=this.pendingContextChange;this.pendingContextChange=null,this.editContext.updateText(this.toContextPos(
e.from),this.toContextPos(e.from+e.insert.length),t.doc.sliceString(e.from,e.to))}setSelection(t){let{
main:e}=t.selection,i=this.toContextPos(Math.max(this.from,Math.min(this.to,e.anchor))),s=this.toContextPos(
e.head);(this.editContext.selectionStart!=i||this.editContext.selectionEnd!=s)&&this.editContext.updateSelection(
i,s)}rangeIsValid(t){let{head:e}=t.selection.main;return!(this.from>0&&e-this.from<500||this.to<t.doc.
length&&this.to-e<500||this.to-this.from>1e4*3)}toEditorPos(t,e=this.to-this.from){t=Math.min(t,e);let i=this.
composing;return i&&i.drifted?i.editorBase+(t-i.contextBase):t+this.from}toContextPos(t){let e=this.
composing;return e&&e.drifted?e.contextBase+(t-e.editorBase):t-this.from}destroy(){for(let t in this.
handlers)this.editContext.removeEventListener(t,this.handlers[t])}},D=class n{get state(){return this.
viewState.state}get viewport(){return this.viewState.viewport}get visibleRanges(){return this.viewState.
visibleRanges}get inView(){return this.viewState.inView}get composing(){return!!this.inputState&&this.
inputState.composing>0}get compositionStarted(){return!!this.inputState&&this.inputState.composing>=
0}get root(){return this._root}get win(){return this.dom.ownerDocument.defaultView||window}constructor(t={}){
var e;this.plugins=[],this.pluginMap=new Map,this.editorAttrs={},this.contentAttrs={},this.bidiCache=
[],this.destroyed=!1,this.updateState=2,this.measureScheduled=-1,this.measureRequests=[],this.clearAnnouncement=
-1,this.contentDOM=document.createElement("div"),this.scrollDOM=document.createElement("div"),this.scrollDOM.
tabIndex=-1,this.scrollDOM.className="cm-scroller",this.scrollDOM.appendChild(this.contentDOM),this.
announceDOM=document.createElement("div"),this.announceDOM.className="cm-announced",this.announceDOM.
setAttribute("aria-live","polite"),this.dom=document.createElement("div"),this.dom.appendChild(this.
announceDOM),this.dom.appendChild(this.scrollDOM),t.parent&&t.parent.appendChild(this.dom);let{dispatch:i}=t;
this.dispatchTransactions=t.dispatchTransactions||i&&(s=>s.forEach(r=>i(r,this)))||(s=>this.update(s)),
this.dispatch=this.dispatch.bind(this),this._root=t.root||A0(t.parent)||document,this.viewState=new _r(
this,t.state||tt.create(t)),t.scrollTo&&t.scrollTo.is(Sr)&&(this.viewState.scrollTarget=t.scrollTo.value.
clip(this.viewState.state)),this.plugins=this.state.facet(es).map(s=>new Us(s));for(let s of this.plugins)
s.update(this);this.observer=new Ca(this),this.inputState=new ua(this),this.inputState.ensureHandlers(
this.plugins),this.docView=new qr(this),this.mountStyles(),this.updateAttrs(),this.updateState=0,this.
requestMeasure(),!((e=document.fonts)===null||e===void 0)&&e.ready&&document.fonts.ready.then(()=>{this.
viewState.mustMeasureContent="refresh",this.requestMeasure()})}dispatch(...t){let e=t.length==1&&t[0]instanceof
ct?t:t.length==1&&Array.isArray(t[0])?t[0]:[this.state.update(...t)];this.dispatchTransactions(e,this)}update(t){
if(this.updateState!=0)throw new Error("Calls to EditorView.update are not allowed while an update i\
s in progress");let e=!1,i=!1,s,r=this.state;for(let u of t){if(u.startState!=r)throw new RangeError(
"Trying to update state with a transaction that doesn't start from the previous state.");r=u.state}if(this.
destroyed){this.viewState.state=r;return}let o=this.hasFocus,l=0,a=null;t.some(u=>u.annotation(Pd))?
(this.inputState.notifiedFocused=o,l=1):o!=this.inputState.notifiedFocused&&(this.inputState.notifiedFocused=
o,a=$d(r,o),a||(l=1));let h=this.observer.delayedAndroidKey,c=null;if(h?(this.observer.clearDelayedAndroidKey(),
c=this.observer.readChange(),(c&&!this.state.doc.eq(r.doc)||!this.state.selection.eq(r.selection))&&
(c=null)):this.observer.clear(),r.facet(tt.phrases)!=this.state.facet(tt.phrases))return this.setState(
r);s=Nr.create(this,r,t),s.flags|=l;let f=this.viewState.scrollTarget;try{this.updateState=2;for(let u of t){
if(f&&(f=f.map(u.changes)),u.scrollIntoView){let{main:d}=u.state.selection,{x:p,y:m}=this.state.facet(
n.cursorScrollMargin);f=new Xs(d.empty?d:y.cursor(d.head,d.head>d.anchor?-1:1),"nearest","nearest",m,
p)}for(let d of u.effects)d.is(Sr)&&(f=d.value.clip(this.state))}this.viewState.update(s,f),this.bidiCache=
Xr.update(this.bidiCache,s.changes),s.empty||(this.updatePlugins(s),this.inputState.update(s)),e=this.
docView.update(s),this.state.facet(Vs)!=this.styleModules&&this.mountStyles(),i=this.updateAttrs(),this.
showAnnouncements(t),this.docView.updateSelection(e,t.some(u=>u.isUserEvent("select.pointer")))}finally{
this.updateState=0}if(s.startState.facet(Pr)!=s.state.facet(Pr)&&(this.viewState.mustMeasureContent=
!0),(e||i||f||this.viewState.mustEnforceCursorAssoc||this.viewState.mustMeasureContent)&&this.requestMeasure(),
e&&this.docViewUpdate(),!s.empty)for(let u of this.state.facet(Yl))try{u(s)}catch(d){ee(this.state,d,
"update listener")}(a||c)&&Promise.resolve().then(()=>{a&&this.state==a.startState&&this.dispatch(a),
c&&!kd(this,c)&&h.force&&rs(this.contentDOM,h.key,h.keyCode)})}setState(t){if(this.updateState!=0)throw new Error(
"Calls to EditorView.setState are not allowed while an update is in progress");if(this.destroyed){this.
viewState.state=t;return}this.updateState=2;let e=this.hasFocus;try{for(let i of this.plugins)i.destroy(
this);this.viewState=new _r(this,t),this.plugins=t.facet(es).map(i=>new Us(i)),this.pluginMap.clear();
for(let i of this.plugins)i.update(this);this.docView.destroy(),this.docView=new qr(this),this.inputState.
ensureHandlers(this.plugins),this.mountStyles(),this.updateAttrs(),this.bidiCache=[]}finally{this.updateState=
0}e&&this.focus(),this.requestMeasure()}updatePlugins(t){let e=t.startState.facet(es),i=t.state.facet(
es);if(e!=i){let s=[];for(let r of i){let o=e.indexOf(r);if(o<0)s.push(new Us(r));else{let l=this.plugins[o];
l.mustUpdate=t,s.push(l)}}for(let r of this.plugins)r.mustUpdate!=t&&r.destroy(this);this.plugins=s,
this.pluginMap.clear()}else for(let s of this.plugins)s.mustUpdate=t;for(let s=0;s<this.plugins.length;s++)
this.plugins[s].update(this);e!=i&&this.inputState.ensureHandlers(this.plugins)}docViewUpdate(){for(let t of this.
plugins){let e=t.value;if(e&&e.docViewUpdate)try{e.docViewUpdate(this)}catch(i){ee(this.state,i,"doc\
 view update listener")}}}measure(t=!0){if(this.destroyed)return;if(this.measureScheduled>-1&&this.win.
cancelAnimationFrame(this.measureScheduled),this.observer.delayedAndroidKey){this.measureScheduled=-1,
this.requestMeasure();return}this.measureScheduled=0,t&&this.observer.forceFlush();let e=null,i=this.
viewState.scrollParent,s=this.viewState.getScrollOffset(),{scrollAnchorPos:r,scrollAnchorHeight:o,scaleY:l}=this.
viewState;Math.abs(s-this.viewState.scrollOffset)>1&&(o=-1),this.viewState.scrollAnchorHeight=-1;try{
for(let a=0;;a++){if(o<0){if(Uu(i||this.win))r=-1,o=this.viewState.heightMap.height/this.viewState.scaleY;else{
let p=this.viewState.scrollAnchorAt(s);r=p.from,o=p.top}l=this.viewState.scaleY}this.updateState=1;let h=this.
viewState.measure();if(!h&&!this.measureRequests.length&&this.viewState.scrollTarget==null)break;if(a>
5){console.warn(this.measureRequests.length?"Measure loop restarted more than 5 times":"Viewport fai\
led to stabilize");break}let c=[];h&4||([this.measureRequests,c]=[c,this.measureRequests]);let f=c.map(
p=>{try{return p.read(this)}catch(m){return ee(this.state,m),Eu}}),u=Nr.create(this,this.state,[]),d=!1;
u.flags|=h,e?e.flags|=h:e=u,this.updateState=2,u.empty||(this.updatePlugins(u),this.inputState.update(
u),this.updateAttrs(),d=this.docView.update(u),d&&this.docViewUpdate());for(let p=0;p<c.length;p++)if(f[p]!=
Eu)try{let m=c[p];m.write&&m.write(f[p],this)}catch(m){ee(this.state,m)}if(d&&this.docView.updateSelection(
!0),!u.viewportChanged&&this.measureRequests.length==0){if(this.viewState.editorHeight)if(this.viewState.
scrollTarget){this.docView.scrollIntoView(this.viewState.scrollTarget),this.viewState.scrollTarget=null,
o=-1;continue}else{let m=(r<0?this.viewState.heightMap.height:this.viewState.lineBlockAt(r).top)/this.
viewState.scaleY-o/l;if((m>1||m<-1)&&!(C.ios&&this.inputState.lastIOSMomentumScroll>Date.now()-100)&&
(i==this.scrollDOM||this.hasFocus||Math.max(this.inputState.lastWheelEvent,this.inputState.lastTouchTime)>
Date.now()-100)){s=s+m,i?r<0?i.scrollTop=i.scrollHeight:i.scrollTop+=m:this.win.scrollBy(0,m),o=-1;continue}}
break}}}finally{this.updateState=0,this.measureScheduled=-1}if(e&&!e.empty)for(let a of this.state.facet(
Yl))a(e)}get themeClasses(){return va+" "+(this.state.facet(Sa)?Rd:Qd)+" "+this.state.facet(Pr)}updateAttrs(){
let t=Du(this,fd,{class:"cm-editor"+(this.hasFocus?" cm-focused ":" ")+this.themeClasses}),e={spellcheck:"\
false",autocorrect:"off",autocapitalize:"off",writingsuggestions:"false",translate:"no",contenteditable:this.
state.facet(De)?"true":"false",class:"cm-content",style:`${C.tabSize}: ${this.state.tabSize}`,role:"\
textbox","aria-multiline":"true"};this.state.readOnly&&(e["aria-readonly"]="true"),Du(this,Na,e);let i=this.
observer.ignore(()=>{let s=du(this.contentDOM,this.contentAttrs,e),r=du(this.dom,this.editorAttrs,t);
return s||r});return this.editorAttrs=t,this.contentAttrs=e,i}showAnnouncements(t){let e=!0;for(let i of t)
for(let s of i.effects)if(s.is(n.announce)){e&&(this.announceDOM.textContent="",this.win.clearTimeout(
this.clearAnnouncement),this.clearAnnouncement=this.win.setTimeout(()=>{this.announceDOM.textContent=
" "},200),e=!1);let r=this.announceDOM.appendChild(document.createElement("div"));r.textContent=s.value}}mountStyles(){
this.styleModules=this.state.facet(Vs);let t=this.state.facet(n.cspNonce);Yt.mount(this.root,this.styleModules.
concat(Rw).reverse(),t?{nonce:t}:void 0)}readMeasured(){if(this.updateState==2)throw new Error("Read\
ing the editor layout isn't allowed during an update");this.updateState==0&&this.measureScheduled>-1&&
this.measure(!1)}requestMeasure(t){if(this.measureScheduled<0&&(this.measureScheduled=this.win.requestAnimationFrame(
()=>this.measure())),t){if(this.measureRequests.indexOf(t)>-1)return;if(t.key!=null){for(let e=0;e<this.
measureRequests.length;e++)if(this.measureRequests[e].key===t.key){this.measureRequests[e]=t;return}}
this.measureRequests.push(t)}}plugin(t){let e=this.pluginMap.get(t);return(e===void 0||e&&e.plugin!=
t)&&this.pluginMap.set(t,e=this.plugins.find(i=>i.plugin==t)||null),e&&e.update(this).value}get documentTop(){
return this.contentDOM.getBoundingClientRect().top+this.viewState.paddingTop}get documentPadding(){return{
top:this.viewState.paddingTop,bottom:this.viewState.paddingBottom}}get scaleX(){return this.viewState.
scaleX}get scaleY(){return this.viewState.scaleY}elementAtHeight(t){return this.readMeasured(),this.
viewState.elementAtHeight(t)}lineBlockAtHeight(t){return this.readMeasured(),this.viewState.lineBlockAtHeight(
t)}get viewportLineBlocks(){return this.viewState.viewportLines}lineBlockAt(t){return this.viewState.
lineBlockAt(t)}get contentHeight(){return this.viewState.contentHeight}moveByChar(t,e,i){return Nl(this,
t,bu(this,t,e,i))}moveByGroup(t,e){return Nl(this,t,bu(this,t,e,i=>iw(this,t.head,i)))}visualLineSide(t,e){
return e?y.cursor(t.to,1):y.cursor(t.from,-1)}moveToLineBoundary(t,e,i=!0){return ew(this,t,e,i)}moveVertically(t,e,i){
return Nl(this,t,sw(this,t,e,i))}domAtPos(t,e=1){return this.docView.domAtPos(t,e)}posAtDOM(t,e=0){return this.
docView.posFromDOM(t,e)}posAtCoords(t,e=!0){this.readMeasured();let i=la(this,t,e);return i&&i.pos}posAndSideAtCoords(t,e=!0){
return this.readMeasured(),la(this,t,e)}coordsAtPos(t,e=1){this.readMeasured();let i=this.state.doc.
lineAt(t),s=this.bidiSpans(i),r=s[te.find(s,t-i.from,-1,e)];return i.length&&(t==i.from&&e<0||t==i.to&&
e>0)&&r.dir!=this.textDirectionAt(i.from)&&(t==i.to?(t=i.from+r.from,e=1):(t=i.from+r.to,e=-1)),this.
docView.coordsAt(t,e,r.dir==Y.RTL)}coordsForChar(t){return this.readMeasured(),this.docView.coordsForChar(
t)}get defaultCharacterWidth(){return this.viewState.heightOracle.charWidth}get defaultLineHeight(){
return this.viewState.heightOracle.lineHeight}get textDirection(){return this.viewState.defaultTextDirection}textDirectionAt(t){
return!this.state.facet(ld)||t<this.viewport.from||t>this.viewport.to?this.textDirection:(this.readMeasured(),
this.docView.textDirectionAt(t))}get lineWrapping(){return this.viewState.heightOracle.lineWrapping}bidiSpans(t){
if(t.length>zw)return Ju(t.length);let e=this.textDirectionAt(t.from),i;for(let r of this.bidiCache)
if(r.from==t.from&&r.dir==e&&(r.fresh||Ku(r.isolates,i=gu(this,t))))return r.order;i||(i=gu(this,t));
let s=z0(t.text,e,i);return this.bidiCache.push(new Xr(t.from,t.to,e,i,!0,s)),s}get hasFocus(){var t;
return(this.dom.ownerDocument.hasFocus()||C.safari&&((t=this.inputState)===null||t===void 0?void 0:t.
lastContextMenu)>Date.now()-3e4)&&this.root.activeElement==this.contentDOM}focus(){this.observer.ignore(
()=>{Xu(this.contentDOM),this.docView.updateSelection()})}setRoot(t){this._root!=t&&(this._root=t,this.
observer.setWindow((t.nodeType==9?t:t.ownerDocument).defaultView||window),this.mountStyles())}destroy(){
this.root.activeElement==this.contentDOM&&this.contentDOM.blur();for(let t of this.plugins)t.destroy(
this);this.plugins=[],this.inputState.destroy(),this.docView.destroy(),this.dom.remove(),this.observer.
destroy(),this.win.clearTimeout(this.clearAnnouncement),this.measureScheduled>-1&&this.win.cancelAnimationFrame(
this.measureScheduled),this.destroyed=!0}static scrollIntoView(t,e={}){var i,s,r,o;return Sr.of(new Xs(
typeof t=="number"?y.cursor(t):t,(i=e.y)!==null&&i!==void 0?i:"nearest",(s=e.x)!==null&&s!==void 0?s:
"nearest",(r=e.yMargin)!==null&&r!==void 0?r:5,(o=e.xMargin)!==null&&o!==void 0?o:5))}scrollSnapshot(){
let{scrollTop:t,scrollLeft:e}=this.scrollDOM,i=this.viewState.scrollAnchorAt(t);return Sr.of(new Xs(
y.cursor(i.from),"start","start",i.top-t,e,!0))}setTabFocusMode(t){t==null?this.inputState.tabFocusMode=
this.inputState.tabFocusMode<0?0:-1:typeof t=="boolean"?this.inputState.tabFocusMode=t?0:-1:this.inputState.
tabFocusMode!=0&&(this.inputState.tabFocusMode=Date.now()+t)}static domEventHandlers(t){return ie.define(
()=>({}),{eventHandlers:t})}static domEventObservers(t){return ie.define(()=>({}),{eventObservers:t})}static theme(t,e){
let i=Yt.newName(),s=[Pr.of(i),Vs.of(Ta(`.${i}`,t))];return e&&e.dark&&s.push(Sa.of(!0)),s}static baseTheme(t){
return ti.lowest(Vs.of(Ta("."+va,t,Ed)))}static findFromDOM(t){var e;let i=t.querySelector(".cm-cont\
ent"),s=i&&rt.get(i)||rt.get(t);return((e=s?.root)===null||e===void 0?void 0:e.view)||null}};D.styleModule=
Vs;D.inputHandler=rd;D.clipboardInputFilter=La;D.clipboardOutputFilter=Ia;D.scrollHandler=hd;D.focusChangeEffect=
od;D.perLineTextDirection=ld;D.exceptionSink=nd;D.updateListener=Yl;D.editable=De;D.mouseSelectionStyle=
sd;D.dragMovesSelection=id;D.clickAddsSelectionRange=ed;D.decorations=Zr;D.blockWrappers=ud;D.outerDecorations=
Wa;D.atomicRanges=sn;D.bidiIsolatedRanges=dd;D.cursorScrollMargin=Q.define({combine:n=>{let t=5,e=5;
for(let i of n)typeof i=="number"?t=e=i:{x:t,y:e}=i;return{x:t,y:e}}});D.scrollMargins=md;D.darkTheme=
Sa;D.cspNonce=Q.define({combine:n=>n.length?n[0]:""});D.contentAttributes=Na;D.editorAttributes=fd;D.
lineWrapping=D.contentAttributes.of({class:"cm-lineWrapping"});D.announce=Z.define();var zw=4096,Eu={},
Xr=class n{constructor(t,e,i,s,r,o){this.from=t,this.to=e,this.dir=i,this.isolates=s,this.fresh=r,this.
order=o}static update(t,e){if(e.empty&&!t.some(r=>r.fresh))return t;let i=[],s=t.length?t[t.length-1].
dir:Y.LTR;for(let r=Math.max(0,t.length-10);r<t.length;r++){let o=t[r];o.dir==s&&!e.touchesRange(o.from,
o.to)&&i.push(new n(e.mapPos(o.from,1),e.mapPos(o.to,-1),o.dir,o.isolates,!1,o.order))}return i}};function Du(n,t,e){
for(let i=n.state.facet(t),s=i.length-1;s>=0;s--){let r=i[s],o=typeof r=="function"?r(n):r;o&&Da(o,e)}
return e}var Bw=C.mac?"mac":C.windows?"win":C.linux?"linux":"key";function Lw(n,t){let e=n.split(/-(?!$)/),
i=e[e.length-1];i=="Space"&&(i=" ");let s,r,o,l;for(let a=0;a<e.length-1;++a){let h=e[a];if(/^(cmd|meta|m)$/i.
test(h))l=!0;else if(/^a(lt)?$/i.test(h))s=!0;else if(/^(c|ctrl|control)$/i.test(h))r=!0;else if(/^s(hift)?$/i.
test(h))o=!0;else if(/^mod$/i.test(h))t=="mac"?l=!0:r=!0;else throw new Error("Unrecognized modifier\
 name: "+h)}return s&&(i="Alt-"+i),r&&(i="Ctrl-"+i),l&&(i="Meta-"+i),o&&(i="Shift-"+i),i}function $r(n,t,e){
return t.altKey&&(n="Alt-"+n),t.ctrlKey&&(n="Ctrl-"+n),t.metaKey&&(n="Meta-"+n),e!==!1&&t.shiftKey&&
(n="Shift-"+n),n}var Iw=ti.default(D.domEventHandlers({keydown(n,t){return Vw(Nw(t.state),n,t,"edito\
r")}})),nn=Q.define({enables:Iw}),zu=new WeakMap;function Nw(n){let t=n.facet(nn),e=zu.get(t);return e||
zu.set(t,e=qw(t.reduce((i,s)=>i.concat(s),[]))),e}var ii=null,Ww=4e3;function qw(n,t=Bw){let e=Object.create(null),i=Object.create(null),s=(o,l)=>{let a=i[o];
if(a==null)i[o]=l;else if(a!=l)throw new Error("Key binding "+o+" is used both as a regular binding \
and as a multi-stroke prefix")},r=(o,l,a,h,c)=>{var f,u;let d=e[o]||(e[o]=Object.create(null)),p=l.split(
/ (?!$)/).map(w=>Lw(w,t));for(let w=1;w<p.length;w++){let $=p.slice(0,w).join(" ");s($,!0),d[$]||(d[$]=
{preventDefault:!0,stopPropagation:!1,run:[k=>{let B=ii={view:k,prefix:$,scope:o};return setTimeout(
()=>{ii==B&&(ii=null)},Ww),!0}]})}let m=p.join(" ");s(m,!1);let O=d[m]||(d[m]={preventDefault:!1,stopPropagation:!1,
run:((u=(f=d._any)===null||f===void 0?void 0:f.run)===null||u===void 0?void 0:u.slice())||[]});a&&O.
run.push(a),h&&(O.preventDefault=!0),c&&(O.stopPropagation=!0)};for(let o of n){let l=o.scope?o.scope.
split(" "):["editor"];if(o.any)for(let h of l){let c=e[h]||(e[h]=Object.create(null));c._any||(c._any=
{preventDefault:!1,stopPropagation:!1,run:[]});let{any:f}=o;for(let u in c)c[u].run.push(d=>f(d,Pa))}
let a=o[t]||o.key;if(a)for(let h of l)r(h,a,o.run,o.preventDefault,o.stopPropagation),o.shift&&r(h,"\
Shift-"+a,o.shift,o.preventDefault,o.stopPropagation)}return e}var Pa=null;function Vw(n,t,e,i){Pa=t;
let s=hu(t),r=$l(s,0),o=Ml(r)==s.length&&s!=" ",l="",a=!1,h=!1,c=!1;ii&&ii.view==e&&ii.scope==i&&(l=
ii.prefix+" ",vd.indexOf(t.keyCode)<0&&(h=!0,ii=null));let f=new Set,u=O=>{if(O){for(let w of O.run)
if(!f.has(w)&&(f.add(w),w(e)))return O.stopPropagation&&(c=!0),!0;O.preventDefault&&(O.stopPropagation&&
(c=!0),h=!0)}return!1},d=n[i],p,m;return d&&(u(d[l+$r(s,t,!o)])?a=!0:o&&(t.altKey||t.metaKey||t.ctrlKey)&&
!(C.windows&&t.ctrlKey&&t.altKey)&&!(C.mac&&t.altKey&&!(t.ctrlKey||t.metaKey))&&(p=Ee[t.keyCode])&&p!=
s?(u(d[l+$r(p,t,!0)])||t.shiftKey&&(m=Ji[t.keyCode])!=s&&m!=p&&u(d[l+$r(m,t,!1)]))&&(a=!0):o&&t.shiftKey&&
u(d[l+$r(s,t,!0)])&&(a=!0),!a&&u(d._any)&&(a=!0)),h&&(a=!0),a&&c&&t.stopPropagation(),Pa=null,a}var Ai=class n{constructor(t,e,i,s,r){
this.className=t,this.left=e,this.top=i,this.width=s,this.height=r}draw(){let t=document.createElement(
"div");return t.className=this.className,this.adjust(t),t}update(t,e){return e.className!=this.className?
!1:(this.adjust(t),!0)}adjust(t){t.style.left=this.left+"px",t.style.top=this.top+"px",this.width!=null&&
(t.style.width=this.width+"px"),t.style.height=this.height+"px"}eq(t){return this.left==t.left&&this.
top==t.top&&this.width==t.width&&this.height==t.height&&this.className==t.className}static forRange(t,e,i){
if(i.empty){let s=t.coordsAtPos(i.head,i.assoc||1);if(!s)return[];let r=Dd(t);return[new n(e,s.left-
r.left,s.top-r.top,null,s.bottom-s.top)]}else return jw(t,e,i)}};function Dd(n){let t=n.scrollDOM.getBoundingClientRect();
return{left:(n.textDirection==Y.LTR?t.left:t.right-n.scrollDOM.clientWidth*n.scaleX)-n.scrollDOM.scrollLeft*
n.scaleX,top:t.top-n.scrollDOM.scrollTop*n.scaleY}}function Bu(n,t,e,i){let s=n.coordsAtPos(t,e*2);if(!s)
return i;let r=n.dom.getBoundingClientRect(),o=(s.top+s.bottom)/2,l=n.posAtCoords({x:r.left+1,y:o}),
a=n.posAtCoords({x:r.right-1,y:o});return l==null||a==null?i:{from:Math.max(i.from,Math.min(l,a)),to:Math.
min(i.to,Math.max(l,a))}}function jw(n,t,e){if(e.to<=n.viewport.from||e.from>=n.viewport.to)return[];
let i=Math.max(e.from,n.viewport.from),s=Math.min(e.to,n.viewport.to),r=n.textDirection==Y.LTR,o=n.contentDOM,
l=o.getBoundingClientRect(),a=Dd(n),h=o.querySelector(".cm-line"),c=h&&window.getComputedStyle(h),f=l.
left+(c?parseInt(c.paddingLeft)+Math.min(0,parseInt(c.textIndent)):0),u=l.right-(c?parseInt(c.paddingRight):
0),d=oa(n,i,1),p=oa(n,s,-1),m=d.type==Ot.Text?d:null,O=p.type==Ot.Text?p:null;if(m&&(n.lineWrapping||
d.widgetLineBreaks)&&(m=Bu(n,i,1,m)),O&&(n.lineWrapping||p.widgetLineBreaks)&&(O=Bu(n,s,-1,O)),m&&O&&
m.from==O.from&&m.to==O.to)return $(k(e.from,e.to,m));{let x=m?k(e.from,null,m):B(d,!1),A=O?k(null,e.
to,O):B(p,!0),P=[];return(m||d).to<(O||p).from-(m&&O?1:0)||d.widgetLineBreaks>1&&x.bottom+n.defaultLineHeight/
2<A.top?P.push(w(f,x.bottom,u,A.top)):x.bottom<A.top&&n.elementAtHeight((x.bottom+A.top)/2).type==Ot.
Text&&(x.bottom=A.top=(x.bottom+A.top)/2),$(x).concat(P).concat($(A))}function w(x,A,P,F){return new Ai(
t,x-a.left,A-a.top,Math.max(0,P-x),F-A)}function $({top:x,bottom:A,horizontal:P}){let F=[];for(let j=0;j<
P.length;j+=2)F.push(w(P[j],x,P[j+1],A));return F}function k(x,A,P){let F=1e9,j=-1e9,K=[];function q(U,st,wt,zt,Oe){
let mt=n.coordsAtPos(U,U==P.to?-2:2),jt=n.coordsAtPos(wt,wt==P.from?2:-2);!mt||!jt||(F=Math.min(mt.top,
jt.top,F),j=Math.max(mt.bottom,jt.bottom,j),Oe==Y.LTR?K.push(r&&st?f:mt.left,r&&zt?u:jt.right):K.push(
!r&&zt?f:jt.left,!r&&st?u:mt.right))}let z=x??P.from,G=A??P.to;for(let U of n.visibleRanges)if(U.to>
z&&U.from<G)for(let st=Math.max(U.from,z),wt=Math.min(U.to,G);;){let zt=n.state.doc.lineAt(st);for(let Oe of n.
bidiSpans(zt)){let mt=Oe.from+zt.from,jt=Oe.to+zt.from;if(mt>=wt)break;jt>st&&q(Math.max(mt,st),x==null&&
mt<=z,Math.min(jt,wt),A==null&&jt>=G,Oe.dir)}if(st=zt.to+1,st>=wt)break}return K.length==0&&q(z,x==null,
G,A==null,n.textDirection),{top:F,bottom:j,horizontal:K}}function B(x,A){let P=l.top+(A?x.top:x.bottom);
return{top:P,bottom:P,horizontal:[]}}}function Fw(n,t){return n.constructor==t.constructor&&n.eq(t)}
var $a=class{constructor(t,e){this.view=t,this.layer=e,this.drawn=[],this.scaleX=1,this.scaleY=1,this.
measureReq={read:this.measure.bind(this),write:this.draw.bind(this)},this.dom=t.scrollDOM.appendChild(
document.createElement("div")),this.dom.classList.add("cm-layer"),e.above&&this.dom.classList.add("c\
m-layer-above"),e.class&&this.dom.classList.add(e.class),this.scale(),this.dom.setAttribute("aria-hi\
dden","true"),this.setOrder(t.state),t.requestMeasure(this.measureReq),e.mount&&e.mount(this.dom,t)}update(t){
t.startState.facet(Rr)!=t.state.facet(Rr)&&this.setOrder(t.state),(this.layer.update(t,this.dom)||t.
geometryChanged)&&(this.scale(),t.view.requestMeasure(this.measureReq))}docViewUpdate(t){this.layer.
updateOnDocViewUpdate!==!1&&t.requestMeasure(this.measureReq)}setOrder(t){let e=0,i=t.facet(Rr);for(;e<
i.length&&i[e]!=this.layer;)e++;this.dom.style.zIndex=String((this.layer.above?150:-1)-e)}measure(){
return this.layer.markers(this.view)}scale(){let{scaleX:t,scaleY:e}=this.view;(t!=this.scaleX||e!=this.
scaleY)&&(this.scaleX=t,this.scaleY=e,this.dom.style.transform=`scale(${1/t}, ${1/e})`)}draw(t){if(t.
length!=this.drawn.length||t.some((e,i)=>!Fw(e,this.drawn[i]))){let e=this.dom.firstChild,i=0;for(let s of t)
s.update&&e&&s.constructor&&this.drawn[i].constructor&&s.update(e,this.drawn[i])?(e=e.nextSibling,i++):
this.dom.insertBefore(s.draw(),e);for(;e;){let s=e.nextSibling;e.remove(),e=s}this.drawn=t,C.webkit&&
(this.dom.style.display=this.dom.firstChild?"":"none")}}destroy(){this.layer.destroy&&this.layer.destroy(
this.dom,this.view),this.dom.remove()}},Rr=Q.define();function zd(n){return[ie.define(t=>new $a(t,n)),
Rr.of(n)]}var Ma=!C.ios,ds=Q.define({combine(n){return ei(n,{cursorBlinkRate:1200,drawRangeCursor:!0,
iosSelectionHandles:!0},{cursorBlinkRate:(t,e)=>Math.min(t,e),drawRangeCursor:(t,e)=>t||e})}});function Bd(n={}){
return[ds.of(n),_w,Xw,Hw,ad.of(!0)]}function Ld(n){return n.startState.facet(ds)!=n.state.facet(ds)}var _w=zd({above:!0,markers(n){let{state:t}=n,
e=t.facet(ds),i=[];for(let s of t.selection.ranges){let r=s==t.selection.main;if(s.empty||e.drawRangeCursor&&
!(r&&C.ios&&e.iosSelectionHandles)){let o=r?"cm-cursor cm-cursor-primary":"cm-cursor cm-cursor-secon\
dary",l=s.empty?s:y.cursor(s.head,s.assoc);for(let a of Ai.forRange(n,o,l))i.push(a)}}return i},update(n,t){
n.transactions.some(i=>i.selection)&&(t.style.animationName=t.style.animationName=="cm-blink"?"cm-bl\
ink2":"cm-blink");let e=Ld(n);return e&&Lu(n.state,t),n.docChanged||n.selectionSet||e},mount(n,t){Lu(
t.state,n)},class:"cm-cursorLayer"});function Lu(n,t){t.style.animationDuration=n.facet(ds).cursorBlinkRate+
"ms"}var Xw=zd({above:!1,markers(n){let t=[],{main:e,ranges:i}=n.state.selection;for(let s of i)if(!s.
empty&&(Ma||s!=e))for(let r of Ai.forRange(n,"cm-selectionBackground",s))t.push(r);if(C.ios&&!e.empty&&
n.state.facet(ds).iosSelectionHandles){for(let s of Ai.forRange(n,"cm-selectionHandle cm-selectionHa\
ndle-start",y.cursor(e.from,1)))t.push(s);for(let s of Ai.forRange(n,"cm-selectionHandle cm-selectio\
nHandle-end",y.cursor(e.to,1)))t.push(s)}return t},update(n,t){return n.docChanged||n.selectionSet||
n.viewportChanged||Ld(n)},class:"cm-selectionLayer"}),Uw=C.gecko&&C.gecko_version==153?"#ffffff01":"\
transparent",Hw=ti.highest(D.theme({".cm-line":{...Ma?{"& ::selection, &::selection":{backgroundColor:`${Uw}\
 !important`}}:{},caretColor:"transparent !important"},".cm-content":{caretColor:"transparent !impor\
tant","& :focus":{caretColor:"initial !important",...Ma?{"&::selection, & ::selection":{backgroundColor:"\
Highlight !important"}}:{}}}}));var VT=/x/.unicode!=null?"gu":"g";function Id(){return Zw}var Gw=X.line({class:"cm-activeLine"}),Zw=ie.fromClass(class{constructor(n){
this.decorations=this.getDeco(n)}update(n){(n.docChanged||n.selectionSet)&&(this.decorations=this.getDeco(
n.view))}getDeco(n){let t=-1,e=[];for(let i of n.state.selection.ranges){let s=n.lineBlockAt(i.head);
s.from>t&&(e.push(Gw.range(s.from)),t=s.from)}return X.set(e)}},{decorations:n=>n.decorations});var fe=class extends Zt{compare(t){return this==t||this.constructor==t.constructor&&this.eq(t)}eq(t){
return!1}destroy(t){}};fe.prototype.elementClass="";fe.prototype.toDOM=void 0;fe.prototype.mapMode=gt.
TrackBefore;fe.prototype.startSide=fe.prototype.endSide=-1;fe.prototype.point=!0;var Er=Q.define(),Yw=Q.
define();var Dr=Q.define();var Qa=Q.define({combine:n=>n.some(t=>t)});function Kw(n){let t=[Jw];return n&&n.fixed===!1&&t.push(
Qa.of(!0)),t}var Jw=ie.fromClass(class{constructor(n){this.view=n,this.domAfter=null,this.prevViewport=
n.viewport,this.dom=document.createElement("div"),this.dom.className="cm-gutters cm-gutters-before",
this.dom.setAttribute("aria-hidden","true"),this.dom.style.minHeight=this.view.contentHeight/this.view.
scaleY+"px",this.gutters=n.state.facet(Dr).map(t=>new Ur(n,t)),this.fixed=!n.state.facet(Qa);for(let t of this.
gutters)t.config.side=="after"?this.getDOMAfter().appendChild(t.dom):this.dom.appendChild(t.dom);this.
fixed&&(this.dom.style.position="sticky"),this.syncGutters(!1),n.scrollDOM.insertBefore(this.dom,n.contentDOM)}getDOMAfter(){
return this.domAfter||(this.domAfter=document.createElement("div"),this.domAfter.className="cm-gutte\
rs cm-gutters-after",this.domAfter.setAttribute("aria-hidden","true"),this.domAfter.style.minHeight=
this.view.contentHeight/this.view.scaleY+"px",this.domAfter.style.position=this.fixed?"sticky":"",this.
view.scrollDOM.appendChild(this.domAfter)),this.domAfter}update(n){if(this.updateGutters(n)){let t=this.
prevViewport,e=n.view.viewport,i=Math.min(t.to,e.to)-Math.max(t.from,e.from);this.syncGutters(i<(e.to-
e.from)*.8)}if(n.geometryChanged){let t=this.view.contentHeight/this.view.scaleY+"px";this.dom.style.
minHeight=t,this.domAfter&&(this.domAfter.style.minHeight=t)}this.view.state.facet(Qa)!=!this.fixed&&
(this.fixed=!this.fixed,this.dom.style.position=this.fixed?"sticky":"",this.domAfter&&(this.domAfter.
style.position=this.fixed?"sticky":"")),this.prevViewport=n.view.viewport}syncGutters(n){let t=this.
dom.nextSibling;n&&(this.dom.remove(),this.domAfter&&this.domAfter.remove());let e=H.iter(this.view.
state.facet(Er),this.view.viewport.from),i=[],s=this.gutters.map(r=>new Ea(r,this.view.viewport,-this.
view.documentPadding.top));for(let r of this.view.viewportLineBlocks)if(i.length&&(i=[]),Array.isArray(
r.type)){let o=!0;for(let l of r.type)if(l.type==Ot.Text&&o){Ra(e,i,l.from);for(let a of s)a.line(this.
view,l,i);o=!1}else if(l.widget)for(let a of s)a.widget(this.view,l)}else if(r.type==Ot.Text){Ra(e,i,
r.from);for(let o of s)o.line(this.view,r,i)}else if(r.widget)for(let o of s)o.widget(this.view,r);for(let r of s)
r.finish();n&&(this.view.scrollDOM.insertBefore(this.dom,t),this.domAfter&&this.view.scrollDOM.appendChild(
this.domAfter))}updateGutters(n){let t=n.startState.facet(Dr),e=n.state.facet(Dr),i=n.docChanged||n.
heightChanged||n.viewportChanged||!H.eq(n.startState.facet(Er),n.state.facet(Er),n.view.viewport.from,
n.view.viewport.to);if(t==e)for(let s of this.gutters)s.update(n)&&(i=!0);else{i=!0;let s=[];for(let r of e){
let o=t.indexOf(r);o<0?s.push(new Ur(this.view,r)):(this.gutters[o].update(n),s.push(this.gutters[o]))}
for(let r of this.gutters)r.dom.remove(),s.indexOf(r)<0&&r.destroy();for(let r of s)r.config.side=="\
after"?this.getDOMAfter().appendChild(r.dom):this.dom.appendChild(r.dom);this.gutters=s}return i}destroy(){
for(let n of this.gutters)n.destroy();this.dom.remove(),this.domAfter&&this.domAfter.remove()}},{provide:n=>D.
scrollMargins.of(t=>{let e=t.plugin(n);if(!e||e.gutters.length==0||!e.fixed)return null;let i=e.dom.
offsetWidth*t.scaleX,s=e.domAfter?e.domAfter.offsetWidth*t.scaleX:0;return t.textDirection==Y.LTR?{left:i,
right:s}:{right:i,left:s}})});function Iu(n){return Array.isArray(n)?n:[n]}function Ra(n,t,e){for(;n.
value&&n.from<=e;)n.from==e&&t.push(n.value),n.next()}var Ea=class{constructor(t,e,i){this.gutter=t,
this.height=i,this.i=0,this.cursor=H.iter(t.markers,e.from)}addElement(t,e,i){let{gutter:s}=this,r=(e.
top-this.height)/t.scaleY,o=e.height/t.scaleY;if(this.i==s.elements.length){let l=new Hr(t,o,r,i);s.
elements.push(l),s.dom.appendChild(l.dom)}else s.elements[this.i].update(t,o,r,i);this.height=e.bottom,
this.i++}line(t,e,i){let s=[];Ra(this.cursor,s,e.from),i.length&&(s=s.concat(i));let r=this.gutter.config.
lineMarker(t,e,s);r&&s.unshift(r);let o=this.gutter;s.length==0&&!o.config.renderEmptyElements||this.
addElement(t,e,s)}widget(t,e){let i=this.gutter.config.widgetMarker(t,e.widget,e),s=i?[i]:null;for(let r of t.
state.facet(Yw)){let o=r(t,e.widget,e);o&&(s||(s=[])).push(o)}s&&this.addElement(t,e,s)}finish(){let t=this.
gutter;for(;t.elements.length>this.i;){let e=t.elements.pop();t.dom.removeChild(e.dom),e.destroy()}}},
Ur=class{constructor(t,e){this.view=t,this.config=e,this.elements=[],this.spacer=null,this.dom=document.
createElement("div"),this.dom.className="cm-gutter"+(this.config.class?" "+this.config.class:"");for(let i in e.
domEventHandlers)this.dom.addEventListener(i,s=>{let r=s.target,o;if(r!=this.dom&&this.dom.contains(
r)){for(;r.parentNode!=this.dom;)r=r.parentNode;let a=r.getBoundingClientRect();o=(a.top+a.bottom)/2}else
o=s.clientY;let l=t.lineBlockAtHeight(o-t.documentTop);e.domEventHandlers[i](t,l,s)&&s.preventDefault()});
this.markers=Iu(e.markers(t)),e.initialSpacer&&(this.spacer=new Hr(t,0,0,[e.initialSpacer(t)]),this.
dom.appendChild(this.spacer.dom),this.spacer.dom.style.cssText+="visibility: hidden; pointer-events:\
 none")}update(t){let e=this.markers;if(this.markers=Iu(this.config.markers(t.view)),this.spacer&&this.
config.updateSpacer){let s=this.config.updateSpacer(this.spacer.markers[0],t);s!=this.spacer.markers[0]&&
this.spacer.update(t.view,0,0,[s])}let i=t.view.viewport;return!H.eq(this.markers,e,i.from,i.to)||(this.
config.lineMarkerChange?this.config.lineMarkerChange(t):!1)}destroy(){for(let t of this.elements)t.destroy()}},
Hr=class{constructor(t,e,i,s){this.height=-1,this.above=0,this.markers=[],this.dom=document.createElement(
"div"),this.dom.className="cm-gutterElement",this.update(t,e,i,s)}update(t,e,i,s){this.height!=e&&(this.
height=e,this.dom.style.height=e+"px"),this.above!=i&&(this.dom.style.marginTop=(this.above=i)?i+"px":
""),tb(this.markers,s)||this.setMarkers(t,s)}setMarkers(t,e){let i="cm-gutterElement",s=this.dom.firstChild;
for(let r=0,o=0;;){let l=o,a=r<e.length?e[r++]:null,h=!1;if(a){let c=a.elementClass;c&&(i+=" "+c);for(let f=o;f<
this.markers.length;f++)if(this.markers[f].compare(a)){l=f,h=!0;break}}else l=this.markers.length;for(;o<
l;){let c=this.markers[o++];if(c.toDOM){c.destroy(s);let f=s.nextSibling;s.remove(),s=f}}if(!a)break;
a.toDOM&&(h?s=s.nextSibling:this.dom.insertBefore(a.toDOM(t),s)),h&&o++}this.dom.className=i,this.markers=
e}destroy(){this.setMarkers(null,[])}};function tb(n,t){if(n.length!=t.length)return!1;for(let e=0;e<
n.length;e++)if(!n[e].compare(t[e]))return!1;return!0}var eb=Q.define(),ib=Q.define(),ss=Q.define({combine(n){
return ei(n,{formatNumber:String,domEventHandlers:{}},{domEventHandlers(t,e){let i=Object.assign({},
t);for(let s in e){let r=i[s],o=e[s];i[s]=r?(l,a,h)=>r(l,a,h)||o(l,a,h):o}return i}})}}),Ys=class extends fe{constructor(t){
super(),this.number=t}eq(t){return this.number==t.number}toDOM(){return document.createTextNode(this.
number)}};function ql(n,t){return n.state.facet(ss).formatNumber(t,n.state)}var sb=Dr.compute([ss],n=>({
class:"cm-lineNumbers",renderEmptyElements:!1,markers(t){return t.state.facet(eb)},lineMarker(t,e,i){
return i.some(s=>s.toDOM)?null:new Ys(ql(t,t.state.doc.lineAt(e.from).number))},widgetMarker:(t,e,i)=>{
for(let s of t.state.facet(ib)){let r=s(t,e,i);if(r)return r}return null},lineMarkerChange:t=>t.startState.
facet(ss)!=t.state.facet(ss),initialSpacer(t){return new Ys(ql(t,Nu(t.state.doc.lines)))},updateSpacer(t,e){
let i=ql(e.view,Nu(e.view.state.doc.lines));return i==t.number?t:new Ys(i)},domEventHandlers:n.facet(
ss).domEventHandlers,side:"before"}));function Nd(n={}){return[ss.of(n),Kw(),sb]}function Nu(n){let t=9;
for(;t<n;)t=t*10+9;return t}var nb=new class extends fe{constructor(){super(...arguments),this.elementClass=
"cm-activeLineGutter"}},rb=Er.compute(["selection"],n=>{let t=[],e=-1;for(let i of n.selection.ranges){
let s=n.doc.lineAt(i.head).from;s>e&&(e=s,t.push(nb.range(s)))}return H.of(t)});function Wd(){return rb}var ob=0,rn=class{constructor(t,e){this.from=t,this.to=e}},L=class{constructor(t={}){this.id=ob++,this.
perNode=!!t.perNode,this.deserialize=t.deserialize||(()=>{throw new Error("This node type doesn't de\
fine a deserialize function")}),this.combine=t.combine||null}add(t){if(this.perNode)throw new RangeError(
"Can't add per-node props to node types");return typeof t!="function"&&(t=xt.match(t)),e=>{let i=t(e);
return i===void 0?null:[this,i]}}};L.closedBy=new L({deserialize:n=>n.split(" ")});L.openedBy=new L(
{deserialize:n=>n.split(" ")});L.group=new L({deserialize:n=>n.split(" ")});L.isolate=new L({deserialize:n=>{
if(n&&n!="rtl"&&n!="ltr"&&n!="auto")throw new RangeError("Invalid value for isolate: "+n);return n||
"auto"}});L.contextHash=new L({perNode:!0});L.lookAhead=new L({perNode:!0});L.mounted=new L({perNode:!0});
var Mi=class{constructor(t,e,i,s=!1){this.tree=t,this.overlay=e,this.parser=i,this.bracketed=s}static get(t){
return t&&t.props&&t.props[L.mounted.id]}},lb=Object.create(null),xt=class n{constructor(t,e,i,s=0){
this.name=t,this.props=e,this.id=i,this.flags=s}static define(t){let e=t.props&&t.props.length?Object.
create(null):lb,i=(t.top?1:0)|(t.skipped?2:0)|(t.error?4:0)|(t.name==null?8:0),s=new n(t.name||"",e,
t.id,i);if(t.props){for(let r of t.props)if(Array.isArray(r)||(r=r(s)),r){if(r[0].perNode)throw new RangeError(
"Can't store a per-node prop on a node type");e[r[0].id]=r[1]}}return s}prop(t){return this.props[t.
id]}get isTop(){return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.
flags&4)>0}get isAnonymous(){return(this.flags&8)>0}is(t){if(typeof t=="string"){if(this.name==t)return!0;
let e=this.prop(L.group);return e?e.indexOf(t)>-1:!1}return this.id==t}static match(t){let e=Object.
create(null);for(let i in t)for(let s of i.split(" "))e[s]=t[i];return i=>{for(let s=i.prop(L.group),
r=-1;r<(s?s.length:0);r++){let o=e[r<0?i.name:s[r]];if(o)return o}}}};xt.none=new xt("",Object.create(
null),0,8);var on=class n{constructor(t){this.types=t;for(let e=0;e<t.length;e++)if(t[e].id!=e)throw new RangeError(
"Node type ids should correspond to array positions when creating a node set")}extend(...t){let e=[];
for(let i of this.types){let s=null;for(let r of t){let o=r(i);if(o){s||(s=Object.assign({},i.props));
let l=o[1],a=o[0];a.combine&&a.id in s&&(l=a.combine(s[a.id],l)),s[a.id]=l}}e.push(s?new xt(i.name,s,
i.id,i.flags):i)}return new n(e)}},Kr=new WeakMap,qd=new WeakMap,it;(function(n){n[n.ExcludeBuffers=
1]="ExcludeBuffers",n[n.IncludeAnonymous=2]="IncludeAnonymous",n[n.IgnoreMounts=4]="IgnoreMounts",n[n.
IgnoreOverlays=8]="IgnoreOverlays",n[n.EnterBracketed=16]="EnterBracketed"})(it||(it={}));var ht=class n{constructor(t,e,i,s,r){
if(this.type=t,this.children=e,this.positions=i,this.length=s,this.props=null,r&&r.length){this.props=
Object.create(null);for(let[o,l]of r)this.props[typeof o=="number"?o:o.id]=l}}toString(){let t=Mi.get(
this);if(t&&!t.overlay)return t.tree.toString();let e="";for(let i of this.children){let s=i.toString();
s&&(e&&(e+=","),e+=s)}return this.type.name?(/\W/.test(this.type.name)&&!this.type.isError?JSON.stringify(
this.type.name):this.type.name)+(e.length?"("+e+")":""):e}cursor(t=0){return new an(this.topNode,t)}cursorAt(t,e=0,i=0){
let s=Kr.get(this)||this.topNode,r=new an(s);return r.moveTo(t,e),Kr.set(this,r._tree),r}get topNode(){
return new se(this,0,0,null)}resolve(t,e=0){let i=ln(Kr.get(this)||this.topNode,t,e,!1);return Kr.set(
this,i),i}resolveInner(t,e=0){let i=ln(qd.get(this)||this.topNode,t,e,!0);return qd.set(this,i),i}resolveStack(t,e=0){
return ab(this,t,e)}iterate(t){let{enter:e,leave:i,from:s=0,to:r=this.length}=t,o=t.mode||0,l=(o&it.
IncludeAnonymous)>0;for(let a=this.cursor(o|it.IncludeAnonymous);;){let h=!1;if(a.from<=r&&a.to>=s&&
(!l&&a.type.isAnonymous||e(a)!==!1)){if(a.firstChild())continue;h=!0}for(;h&&i&&(l||!a.type.isAnonymous)&&
i(a),!a.nextSibling();){if(!a.parent())return;h=!0}}}prop(t){return t.perNode?this.props?this.props[t.
id]:void 0:this.type.prop(t)}get propValues(){let t=[];if(this.props)for(let e in this.props)t.push(
[+e,this.props[e]]);return t}balance(t={}){return this.children.length<=8?this:Ha(xt.none,this.children,
this.positions,0,this.children.length,0,this.length,(e,i,s)=>new n(this.type,e,i,s,this.propValues),
t.makeTree||((e,i,s)=>new n(xt.none,e,i,s)))}static build(t){return hb(t)}};ht.empty=new ht(xt.none,
[],[],0);var Va=class n{constructor(t,e){this.buffer=t,this.index=e}get id(){return this.buffer[this.
index-4]}get start(){return this.buffer[this.index-3]}get end(){return this.buffer[this.index-2]}get size(){
return this.buffer[this.index-1]}get pos(){return this.index}next(){this.index-=4}fork(){return new n(
this.buffer,this.index)}},oi=class n{constructor(t,e,i){this.buffer=t,this.length=e,this.set=i}get type(){
return xt.none}toString(){let t=[];for(let e=0;e<this.buffer.length;)t.push(this.childString(e)),e=this.
buffer[e+3];return t.join(",")}childString(t){let e=this.buffer[t],i=this.buffer[t+3],s=this.set.types[e],
r=s.name;if(/\W/.test(r)&&!s.isError&&(r=JSON.stringify(r)),t+=4,i==t)return r;let o=[];for(;t<i;)o.
push(this.childString(t)),t=this.buffer[t+3];return r+"("+o.join(",")+")"}findChild(t,e,i,s,r){let{buffer:o}=this,
l=-1;for(let a=t;a!=e&&!(Fd(r,s,o[a+1],o[a+2])&&(l=a,i>0));a=o[a+3]);return l}slice(t,e,i){let s=this.
buffer,r=new Uint16Array(e-t),o=0;for(let l=t,a=0;l<e;){r[a++]=s[l++],r[a++]=s[l++]-i;let h=r[a++]=s[l++]-
i;r[a++]=s[l++]-t,o=Math.max(o,h)}return new n(r,o,this.set)}};function Fd(n,t,e,i){switch(n){case-2:
return e<t;case-1:return i>=t&&e<t;case 0:return e<t&&i>t;case 1:return e<=t&&i>t;case 2:return i>t;case 4:
return!0}}function ln(n,t,e,i){for(var s;n.from==n.to||(e<1?n.from>=t:n.from>t)||(e>-1?n.to<=t:n.to<
t);){let o=!i&&n instanceof se&&n.index<0?null:n.parent;if(!o)return n;n=o}let r=i?0:it.IgnoreOverlays;
if(i)for(let o=n,l=o.parent;l;o=l,l=o.parent)o instanceof se&&o.index<0&&((s=l.enter(t,e,r))===null||
s===void 0?void 0:s.from)!=o.from&&(n=l);for(;;){let o=n.enter(t,e,r);if(!o)return n;n=o}}var to=class{cursor(t=0){
return new an(this,t)}getChild(t,e=null,i=null){let s=Vd(this,t,e,i);return s.length?s[0]:null}getChildren(t,e=null,i=null){
return Vd(this,t,e,i)}resolve(t,e=0){return ln(this,t,e,!1)}resolveInner(t,e=0){return ln(this,t,e,!0)}matchContext(t){
return ja(this.parent,t)}enterUnfinishedNodesBefore(t){let e=this.childBefore(t),i=this;for(;e;){let s=e.
lastChild;if(!s||s.to!=e.to)break;s.type.isError&&s.from==s.to?(i=e,e=s.prevSibling):e=s}return i}get node(){
return this}get next(){return this.parent}},se=class n extends to{constructor(t,e,i,s){super(),this.
_tree=t,this.from=e,this.index=i,this._parent=s}get type(){return this._tree.type}get name(){return this.
_tree.type.name}get to(){return this.from+this._tree.length}nextChild(t,e,i,s,r=0){for(let o=this;;){
for(let{children:l,positions:a}=o._tree,h=e>0?l.length:-1;t!=h;t+=e){let c=l[t],f=a[t]+o.from,u;if(!(!(r&
it.EnterBracketed&&c instanceof ht&&(u=Mi.get(c))&&!u.overlay&&u.bracketed&&i>=f&&i<=f+c.length)&&!Fd(
s,i,f,f+c.length))){if(c instanceof oi){if(r&it.ExcludeBuffers)continue;let d=c.findChild(0,c.buffer.
length,e,i-f,s);if(d>-1)return new Qi(new Fa(o,c,t,f),null,d)}else if(r&it.IncludeAnonymous||!c.type.
isAnonymous||Ua(c)){let d;if(!(r&it.IgnoreMounts)&&(d=Mi.get(c))&&!d.overlay)return new n(d.tree,f,t,
o);let p=new n(c,f,t,o);return r&it.IncludeAnonymous||!p.type.isAnonymous?p:p.nextChild(e<0?c.children.
length-1:0,e,i,s,r)}}}if(r&it.IncludeAnonymous||!o.type.isAnonymous||(o.index>=0?t=o.index+e:t=e<0?-1:
o._parent._tree.children.length,o=o._parent,!o))return null}}get firstChild(){return this.nextChild(
0,1,0,4)}get lastChild(){return this.nextChild(this._tree.children.length-1,-1,0,4)}childAfter(t){return this.
nextChild(0,1,t,2)}childBefore(t){return this.nextChild(this._tree.children.length-1,-1,t,-2)}prop(t){
return this._tree.prop(t)}enter(t,e,i=0){let s;if(!(i&it.IgnoreOverlays)&&(s=Mi.get(this._tree))&&s.
overlay){let r=t-this.from,o=i&it.EnterBracketed&&s.bracketed;for(let{from:l,to:a}of s.overlay)if((e>
0||o?l<=r:l<r)&&(e<0||o?a>=r:a>r))return new n(s.tree,s.overlay[0].from+this.from,-1,this)}return this.
nextChild(0,1,t,e,i)}nextSignificantParent(){let t=this;for(;t.type.isAnonymous&&t._parent;)t=t._parent;
return t}get parent(){return this._parent?this._parent.nextSignificantParent():null}get nextSibling(){
return this._parent&&this.index>=0?this._parent.nextChild(this.index+1,1,0,4):null}get prevSibling(){
return this._parent&&this.index>=0?this._parent.nextChild(this.index-1,-1,0,4):null}get tree(){return this.
_tree}toTree(){return this._tree}toString(){return this._tree.toString()}};function Vd(n,t,e,i){let s=n.
cursor(),r=[];if(!s.firstChild())return r;if(e!=null){for(let o=!1;!o;)if(o=s.type.is(e),!s.nextSibling())
return r}for(;;){if(i!=null&&s.type.is(i))return r;if(s.type.is(t)&&r.push(s.node),!s.nextSibling())
return i==null?r:[]}}function ja(n,t,e=t.length-1){for(let i=n;e>=0;i=i.parent){if(!i)return!1;if(!i.
type.isAnonymous){if(t[e]&&t[e]!=i.name)return!1;e--}}return!0}var Fa=class{constructor(t,e,i,s){this.
parent=t,this.buffer=e,this.index=i,this.start=s}},Qi=class n extends to{get name(){return this.type.
name}get from(){return this.context.start+this.context.buffer.buffer[this.index+1]}get to(){return this.
context.start+this.context.buffer.buffer[this.index+2]}constructor(t,e,i){super(),this.context=t,this.
_parent=e,this.index=i,this.type=t.buffer.set.types[t.buffer.buffer[i]]}child(t,e,i){let{buffer:s}=this.
context,r=s.findChild(this.index+4,s.buffer[this.index+3],t,e-this.context.start,i);return r<0?null:
new n(this.context,this,r)}get firstChild(){return this.child(1,0,4)}get lastChild(){return this.child(
-1,0,4)}childAfter(t){return this.child(1,t,2)}childBefore(t){return this.child(-1,t,-2)}prop(t){return this.
type.prop(t)}enter(t,e,i=0){if(i&it.ExcludeBuffers)return null;let{buffer:s}=this.context,r=s.findChild(
this.index+4,s.buffer[this.index+3],e>0?1:-1,t-this.context.start,e);return r<0?null:new n(this.context,
this,r)}get parent(){return this._parent||this.context.parent.nextSignificantParent()}externalSibling(t){
return this._parent?null:this.context.parent.nextChild(this.context.index+t,t,0,4)}get nextSibling(){
let{buffer:t}=this.context,e=t.buffer[this.index+3];return e<(this._parent?t.buffer[this._parent.index+
3]:t.buffer.length)?new n(this.context,this._parent,e):this.externalSibling(1)}get prevSibling(){let{
buffer:t}=this.context,e=this._parent?this._parent.index+4:0;return this.index==e?this.externalSibling(
-1):new n(this.context,this._parent,t.findChild(e,this.index,-1,0,4))}get tree(){return null}toTree(){
let t=[],e=[],{buffer:i}=this.context,s=this.index+4,r=i.buffer[this.index+3];if(r>s){let o=i.buffer[this.
index+1];t.push(i.slice(s,r,o)),e.push(0)}return new ht(this.type,t,e,this.to-this.from)}toString(){
return this.context.buffer.childString(this.index)}};function _d(n){if(!n.length)return null;let t=0,
e=n[0];for(let r=1;r<n.length;r++){let o=n[r];(o.from>e.from||o.to<e.to)&&(e=o,t=r)}let i=e instanceof
se&&e.index<0?null:e.parent,s=n.slice();return i?s[t]=i:s.splice(t,1),new _a(s,e)}var _a=class{constructor(t,e){
this.heads=t,this.node=e}get next(){return _d(this.heads)}};function ab(n,t,e){let i=n.resolveInner(
t,e),s=null;for(let r=i instanceof se?i:i.context.parent;r;r=r.parent)if(r.index<0){let o=r.parent;(s||
(s=[i])).push(o.resolve(t,e)),r=o}else{let o=Mi.get(r.tree);if(o&&o.overlay&&o.overlay[0].from<=t&&o.
overlay[o.overlay.length-1].to>=t){let l=new se(o.tree,o.overlay[0].from+r.from,-1,r);(s||(s=[i])).push(
ln(l,t,e,!1))}}return s?_d(s):i}var an=class{get name(){return this.type.name}constructor(t,e=0){if(this.
buffer=null,this.stack=[],this.index=0,this.bufferNode=null,this.mode=e&~it.EnterBracketed,t instanceof
se)this.yieldNode(t);else{this._tree=t.context.parent,this.buffer=t.context;for(let i=t._parent;i;i=
i._parent)this.stack.unshift(i.index);this.bufferNode=t,this.yieldBuf(t.index)}}yieldNode(t){return t?
(this._tree=t,this.type=t.type,this.from=t.from,this.to=t.to,!0):!1}yieldBuf(t,e){this.index=t;let{start:i,
buffer:s}=this.buffer;return this.type=e||s.set.types[s.buffer[t]],this.from=i+s.buffer[t+1],this.to=
i+s.buffer[t+2],!0}yield(t){return t?t instanceof se?(this.buffer=null,this.yieldNode(t)):(this.buffer=
t.context,this.yieldBuf(t.index,t.type)):!1}toString(){return this.buffer?this.buffer.buffer.childString(
this.index):this._tree.toString()}enterChild(t,e,i){if(!this.buffer)return this.yield(this._tree.nextChild(
t<0?this._tree._tree.children.length-1:0,t,e,i,this.mode));let{buffer:s}=this.buffer,r=s.findChild(this.
index+4,s.buffer[this.index+3],t,e-this.buffer.start,i);return r<0?!1:(this.stack.push(this.index),this.
yieldBuf(r))}firstChild(){return this.enterChild(1,0,4)}lastChild(){return this.enterChild(-1,0,4)}childAfter(t){
return this.enterChild(1,t,2)}childBefore(t){return this.enterChild(-1,t,-2)}enter(t,e,i=this.mode){
return this.buffer?i&it.ExcludeBuffers?!1:this.enterChild(1,t,e):this.yield(this._tree.enter(t,e,i))}parent(){
if(!this.buffer)return this.yieldNode(this.mode&it.IncludeAnonymous?this._tree._parent:this._tree.parent);
if(this.stack.length)return this.yieldBuf(this.stack.pop());let t=this.mode&it.IncludeAnonymous?this.
buffer.parent:this.buffer.parent.nextSignificantParent();return this.buffer=null,this.yieldNode(t)}sibling(t){
if(!this.buffer)return this._tree._parent?this.yield(this._tree.index<0?null:this._tree._parent.nextChild(
this._tree.index+t,t,0,4,this.mode)):!1;let{buffer:e}=this.buffer,i=this.stack.length-1;if(t<0){let s=i<
0?0:this.stack[i]+4;if(this.index!=s)return this.yieldBuf(e.findChild(s,this.index,-1,0,4))}else{let s=e.
buffer[this.index+3];if(s<(i<0?e.buffer.length:e.buffer[this.stack[i]+3]))return this.yieldBuf(s)}return i<
0?this.yield(this.buffer.parent.nextChild(this.buffer.index+t,t,0,4,this.mode)):!1}nextSibling(){return this.
sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(t){let e,i,{buffer:s}=this;if(s){if(t>0){
if(this.index<s.buffer.buffer.length)return!1}else for(let r=0;r<this.index;r++)if(s.buffer.buffer[r+
3]<this.index)return!1;({index:e,parent:i}=s)}else({index:e,_parent:i}=this._tree);for(;i;{index:e,_parent:i}=
i)if(e>-1)for(let r=e+t,o=t<0?-1:i._tree.children.length;r!=o;r+=t){let l=i._tree.children[r];if(this.
mode&it.IncludeAnonymous||l instanceof oi||!l.type.isAnonymous||Ua(l))return!1}return!0}move(t,e){if(e&&
this.enterChild(t,0,4))return!0;for(;;){if(this.sibling(t))return!0;if(this.atLastNode(t)||!this.parent())
return!1}}next(t=!0){return this.move(1,t)}prev(t=!0){return this.move(-1,t)}moveTo(t,e=0){for(;(this.
from==this.to||(e<1?this.from>=t:this.from>t)||(e>-1?this.to<=t:this.to<t))&&this.parent(););for(;this.
enterChild(1,t,e););return this}get node(){if(!this.buffer)return this._tree;let t=this.bufferNode,e=null,
i=0;if(t&&t.context==this.buffer)t:for(let s=this.index,r=this.stack.length;r>=0;){for(let o=t;o;o=o.
_parent)if(o.index==s){if(s==this.index)return o;e=o,i=r+1;break t}s=this.stack[--r]}for(let s=i;s<this.
stack.length;s++)e=new Qi(this.buffer,e,this.stack[s]);return this.bufferNode=new Qi(this.buffer,e,this.
index)}get tree(){return this.buffer?null:this._tree._tree}iterate(t,e){for(let i=0;;){let s=!1;if(this.
type.isAnonymous||t(this)!==!1){if(this.firstChild()){i++;continue}this.type.isAnonymous||(s=!0)}for(;;){
if(s&&e&&e(this),s=this.type.isAnonymous,!i)return;if(this.nextSibling())break;this.parent(),i--,s=!0}}}matchContext(t){
if(!this.buffer)return ja(this.node.parent,t);let{buffer:e}=this.buffer,{types:i}=e.set;for(let s=t.
length-1,r=this.stack.length-1;s>=0;r--){if(r<0)return ja(this._tree,t,s);let o=i[e.buffer[this.stack[r]]];
if(!o.isAnonymous){if(t[s]&&t[s]!=o.name)return!1;s--}}return!0}};function Ua(n){return n.children.some(
t=>t instanceof oi||!t.type.isAnonymous||Ua(t))}function hb(n){var t;let{buffer:e,nodeSet:i,maxBufferLength:s=1024,
reused:r=[],minRepeatType:o=i.types.length}=n,l=Array.isArray(e)?new Va(e,e.length):e,a=i.types,h=0,
c=0;function f(x,A,P,F,j,K){let{id:q,start:z,end:G,size:U}=l,st=c,wt=h;if(U<0)if(l.next(),U==-1){let Pe=r[q];
P.push(Pe),F.push(z-x);return}else if(U==-3){h=q;return}else if(U==-4){c=q;return}else throw new RangeError(
`Unrecognized record size: ${U}`);let zt=a[q],Oe,mt,jt=z-x;if(G-z<=s&&(mt=O(l.pos-A,j))){let Pe=new Uint16Array(
mt.size-mt.skip),vt=l.pos-mt.size,oe=Pe.length;for(;l.pos>vt;)oe=w(mt.start,Pe,oe);Oe=new oi(Pe,G-mt.
start,i),jt=mt.start-x}else{let Pe=l.pos-U;l.next();let vt=[],oe=[],we=q>=o?q:-1,$e=0,Ni=G,xs=st;for(;l.
pos>Pe;)we>=0&&l.id==we&&l.size>=0?(l.end<=Ni-s&&(p(vt,oe,z,$e,l.end,Ni,we,xs,wt),$e=vt.length,Ni=l.
end,xs=c),l.next()):K>2500?u(z,Pe,vt,oe):(we>=0&&l.size==-1&&r[l.id].type==i.types[we]&&($e<vt.length&&
p(vt,oe,z,$e,l.end,Ni,we,xs,wt),$e=vt.length+1,Ni=l.start,xs=c),f(z,Pe,vt,oe,we,K+1));if(we>=0&&$e>0&&
$e<vt.length&&p(vt,oe,z,$e,z,Ni,we,xs,wt),vt.reverse(),oe.reverse(),we>-1&&$e>0){let _h=d(zt,wt);Oe=
Ha(zt,vt,oe,0,vt.length,0,G-z,_h,_h)}else Oe=m(zt,vt,oe,G-z,st-G,wt)}P.push(Oe),F.push(jt)}function u(x,A,P,F){
let j=[],K=0,q=-1;for(;l.pos>A;){let{id:z,start:G,end:U,size:st}=l;if(st>4)l.next();else{if(q>-1&&G<
q)break;q<0&&(q=U-s),j.push(z,G,U),K++,l.next()}}if(K){let z=new Uint16Array(K*4),G=j[j.length-2];for(let U=j.
length-3,st=0;U>=0;U-=3)z[st++]=j[U],z[st++]=j[U+1]-G,z[st++]=j[U+2]-G,z[st++]=st;P.push(new oi(z,j[2]-
G,i)),F.push(G-x)}}function d(x,A){return(P,F,j)=>{let K=0,q=P.length-1,z,G;if(q>=0&&(z=P[q])instanceof
ht){if(!q&&z.type==x&&z.length==j)return z;(G=z.prop(L.lookAhead))&&(K=F[q]+z.length+G-j)}return m(x,
P,F,j,K,A)}}function p(x,A,P,F,j,K,q,z,G){let U=[],st=[];for(;x.length>F;)U.push(x.pop()),st.push(A.
pop()+P-j);x.push(m(i.types[q],U,st,K-j,z-K,G)),A.push(j-P)}function m(x,A,P,F,j,K,q){if(K){let z=[L.
contextHash,K];q=q?[z].concat(q):[z]}if(j>25){let z=[L.lookAhead,j];q=q?[z].concat(q):[z]}return new ht(
x,A,P,F,q)}function O(x,A){let P=l.fork(),F=0,j=0,K=0,q=P.end-s,z={size:0,start:0,skip:0};t:for(let G=P.
pos-x;P.pos>G;){let U=P.size;if(P.id==A&&U>=0){z.size=F,z.start=j,z.skip=K,K+=4,F+=4,P.next();continue}
let st=P.pos-U;if(U<0||st<G||P.start<q)break;let wt=P.id>=o?4:0,zt=P.start;for(P.next();P.pos>st;){if(P.
size<0)if(P.size==-3||P.size==-4)wt+=4;else break t;else P.id>=o&&(wt+=4);P.next()}j=zt,F+=U,K+=wt}return(A<
0||F==x)&&(z.size=F,z.start=j,z.skip=K),z.size>4?z:void 0}function w(x,A,P){let{id:F,start:j,end:K,size:q}=l;
if(l.next(),q>=0&&F<o){let z=P;if(q>4){let G=l.pos-(q-4);for(;l.pos>G;)P=w(x,A,P)}A[--P]=z,A[--P]=K-
x,A[--P]=j-x,A[--P]=F}else q==-3?h=F:q==-4&&(c=F);return P}let $=[],k=[];for(;l.pos>0;)f(n.start||0,
n.bufferStart||0,$,k,-1,0);let B=(t=n.length)!==null&&t!==void 0?t:$.length?k[0]+$[0].length:0;return new ht(
a[n.topID],$.reverse(),k.reverse(),B)}var jd=new WeakMap;function Jr(n,t){if(!n.isAnonymous||t instanceof
oi||t.type!=n)return 1;let e=jd.get(t);if(e==null){e=1;for(let i of t.children){if(i.type!=n||!(i instanceof
ht)){e=1;break}e+=Jr(n,i)}jd.set(t,e)}return e}function Ha(n,t,e,i,s,r,o,l,a){let h=0;for(let p=i;p<
s;p++)h+=Jr(n,t[p]);let c=Math.ceil(h*1.5/8),f=[],u=[];function d(p,m,O,w,$){for(let k=O;k<w;){let B=k,
x=m[k],A=Jr(n,p[k]);for(k++;k<w;k++){let P=Jr(n,p[k]);if(A+P>=c)break;A+=P}if(k==B+1){if(A>c){let P=p[B];
d(P.children,P.positions,0,P.children.length,m[B]+$);continue}f.push(p[B])}else{let P=m[k-1]+p[k-1].
length-x;f.push(Ha(n,p,m,B,k,x,P,null,a))}u.push(x+$-r)}}return d(t,e,i,s,0),(l||a)(f,u,o)}var eo=class{constructor(){
this.map=new WeakMap}setBuffer(t,e,i){let s=this.map.get(t);s||this.map.set(t,s=new Map),s.set(e,i)}getBuffer(t,e){
let i=this.map.get(t);return i&&i.get(e)}set(t,e){t instanceof Qi?this.setBuffer(t.context.buffer,t.
index,e):t instanceof se&&this.map.set(t.tree,e)}get(t){return t instanceof Qi?this.getBuffer(t.context.
buffer,t.index):t instanceof se?this.map.get(t.tree):void 0}cursorSet(t,e){t.buffer?this.setBuffer(t.
buffer.buffer,t.index,e):this.map.set(t.tree,e)}cursorGet(t){return t.buffer?this.getBuffer(t.buffer.
buffer,t.index):this.map.get(t.tree)}},Ri=class n{constructor(t,e,i,s,r=!1,o=!1){this.from=t,this.to=
e,this.tree=i,this.offset=s,this.open=(r?1:0)|(o?2:0)}get openStart(){return(this.open&1)>0}get openEnd(){
return(this.open&2)>0}static addTree(t,e=[],i=!1){let s=[new n(0,t.length,t,0,!1,i)];for(let r of e)
r.to>t.length&&s.push(r);return s}static applyChanges(t,e,i=128){if(!e.length)return t;let s=[],r=1,
o=t.length?t[0]:null;for(let l=0,a=0,h=0;;l++){let c=l<e.length?e[l]:null,f=c?c.fromA:1e9;if(f-a>=i)
for(;o&&o.from<f;){let u=o;if(a>=u.from||f<=u.to||h){let d=Math.max(u.from,a)-h,p=Math.min(u.to,f)-h;
u=d>=p?null:new n(d,p,u.tree,u.offset+h,l>0,!!c)}if(u&&s.push(u),o.to>f)break;o=r<t.length?t[r++]:null}
if(!c)break;a=c.toA,h=c.toA-c.toB}return s}},ps=class{startParse(t,e,i){return typeof t=="string"&&(t=
new Xa(t)),i=i?i.length?i.map(s=>new rn(s.from,s.to)):[new rn(0,0)]:[new rn(0,t.length)],this.createParse(
t,e||[],i)}parse(t,e,i){let s=this.startParse(t,e,i);for(;;){let r=s.advance();if(r)return r}}},Xa=class{constructor(t){
this.string=t}get length(){return this.string.length}chunk(t){return this.string.slice(t)}get lineChunks(){
return!1}read(t,e){return this.string.slice(t,e)}};var HT=new L({perNode:!0});var cb=0,ue=class n{constructor(t,e,i,s){this.name=t,this.set=e,this.base=i,this.modified=s,this.id=
cb++}toString(){let{name:t}=this;for(let e of this.modified)e.name&&(t=`${e.name}(${t})`);return t}static define(t,e){
let i=typeof t=="string"?t:"?";if(t instanceof n&&(e=t),e?.base)throw new Error("Can not derive from\
 a modified tag");let s=new n(i,[],null,[]);if(s.set.push(s),e)for(let r of e.set)s.set.push(r);return s}static defineModifier(t){
let e=new ro(t);return i=>i.modified.indexOf(e)>-1?i:ro.get(i.base||i,i.modified.concat(e).sort((s,r)=>s.
id-r.id))}},fb=0,ro=class n{constructor(t){this.name=t,this.instances=[],this.id=fb++}static get(t,e){
if(!e.length)return t;let i=e[0].instances.find(l=>l.base==t&&ub(e,l.modified));if(i)return i;let s=[],
r=new ue(t.name,s,t,e);for(let l of e)l.instances.push(r);let o=db(e);for(let l of t.set)if(!l.modified.
length)for(let a of o)s.push(n.get(l,a));return r}};function ub(n,t){return n.length==t.length&&n.every(
(e,i)=>e==t[i])}function db(n){let t=[[]];for(let e=0;e<n.length;e++)for(let i=0,s=t.length;i<s;i++)
t.push(t[i].concat(n[e]));return t.sort((e,i)=>i.length-e.length)}function oo(n){let t=Object.create(
null);for(let e in n){let i=n[e];Array.isArray(i)||(i=[i]);for(let s of e.split(" "))if(s){let r=[],
o=2,l=s;for(let f=0;;){if(l=="..."&&f>0&&f+3==s.length){o=1;break}let u=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.
exec(l);if(!u)throw new RangeError("Invalid path: "+s);if(r.push(u[0]=="*"?"":u[0][0]=='"'?JSON.parse(
u[0]):u[0]),f+=u[0].length,f==s.length)break;let d=s[f++];if(f==s.length&&d=="!"){o=0;break}if(d!="/")
throw new RangeError("Invalid path: "+s);l=s.slice(f)}let a=r.length-1,h=r[a];if(!h)throw new RangeError(
"Invalid path: "+s);let c=new Di(i,o,a>0?r.slice(0,a):null);t[h]=c.sort(t[h])}}return Hd.add(t)}var Hd=new L(
{combine(n,t){let e,i,s;for(;n||t;){if(!n||t&&n.depth<=t.depth?(s=t,t=t.next):(s=n,n=n.next),e&&e.mode==
s.mode&&!s.context&&!e.context)continue;let r=new Di(s.tags,s.mode,s.context);e?e.next=r:i=r,e=r}return i}}),
Di=class{constructor(t,e,i,s){this.tags=t,this.mode=e,this.context=i,this.next=s}get opaque(){return this.
mode==0}get inherit(){return this.mode==1}sort(t){return!t||t.depth<this.depth?(this.next=t,this):(t.
next=this.sort(t.next),t)}get depth(){return this.context?this.context.length:0}};Di.empty=new Di([],
2,null);function Ka(n,t){let e=Object.create(null);for(let r of n)if(!Array.isArray(r.tag))e[r.tag.id]=
r.class;else for(let o of r.tag)e[o.id]=r.class;let{scope:i,all:s=null}=t||{};return{style:r=>{let o=s;
for(let l of r)for(let a of l.set){let h=e[a.id];if(h){o=o?o+" "+h:h;break}}return o},scope:i}}function pb(n,t){
let e=null;for(let i of n){let s=i.style(t);s&&(e=e?e+" "+s:s)}return e}function Gd(n,t,e,i=0,s=n.length){
let r=new Za(i,Array.isArray(t)?t:[t],e);r.highlightRange(n.cursor(),i,s,"",r.highlighters),r.flush(
s)}var Za=class{constructor(t,e,i){this.at=t,this.highlighters=e,this.span=i,this.class=""}startSpan(t,e){
e!=this.class&&(this.flush(t),t>this.at&&(this.at=t),this.class=e)}flush(t){t>this.at&&this.class&&this.
span(this.at,t,this.class)}highlightRange(t,e,i,s,r){let{type:o,from:l,to:a}=t;if(l>=i||a<=e)return;
o.isTop&&(r=this.highlighters.filter(d=>!d.scope||d.scope(o)));let h=s,c=mb(t)||Di.empty,f=pb(r,c.tags);
if(f&&(h&&(h+=" "),h+=f,c.mode==1&&(s+=(s?" ":"")+f)),this.startSpan(Math.max(e,l),h),c.opaque)return;
let u=t.tree&&t.tree.prop(L.mounted);if(u&&u.overlay){let d=t.node.enter(u.overlay[0].from+l,1),p=this.
highlighters.filter(O=>!O.scope||O.scope(u.tree.type)),m=t.firstChild();for(let O=0,w=l;;O++){let $=O<
u.overlay.length?u.overlay[O]:null,k=$?$.from+l:a,B=Math.max(e,w),x=Math.min(i,k);if(B<x&&m)for(;t.from<
x&&(this.highlightRange(t,B,x,s,r),this.startSpan(Math.min(x,t.to),h),!(t.to>=k||!t.nextSibling()));)
;if(!$||k>i)break;w=$.to+l,w>e&&(this.highlightRange(d.cursor(),Math.max(e,$.from+l),Math.min(i,w),"",
p),this.startSpan(Math.min(i,w),h))}m&&t.parent()}else if(t.firstChild()){u&&(s="");do if(!(t.to<=e)){
if(t.from>=i)break;this.highlightRange(t,e,i,s,r),this.startSpan(Math.min(i,t.to),h)}while(t.nextSibling());
t.parent()}}};function mb(n){let t=n.type.prop(Hd);for(;t&&t.context&&!n.matchContext(t.context);)t=
t.next;return t||null}var T=ue.define,io=T(),li=T(),Xd=T(li),Ud=T(li),ai=T(),so=T(ai),Ga=T(ai),Ce=T(),
Ei=T(Ce),ve=T(),Te=T(),Ya=T(),hn=T(Ya),no=T(),b={comment:io,lineComment:T(io),blockComment:T(io),docComment:T(
io),name:li,variableName:T(li),typeName:Xd,tagName:T(Xd),propertyName:Ud,attributeName:T(Ud),className:T(
li),labelName:T(li),namespace:T(li),macroName:T(li),literal:ai,string:so,docString:T(so),character:T(
so),attributeValue:T(so),number:Ga,integer:T(Ga),float:T(Ga),bool:T(ai),regexp:T(ai),escape:T(ai),color:T(
ai),url:T(ai),keyword:ve,self:T(ve),null:T(ve),atom:T(ve),unit:T(ve),modifier:T(ve),operatorKeyword:T(
ve),controlKeyword:T(ve),definitionKeyword:T(ve),moduleKeyword:T(ve),operator:Te,derefOperator:T(Te),
arithmeticOperator:T(Te),logicOperator:T(Te),bitwiseOperator:T(Te),compareOperator:T(Te),updateOperator:T(
Te),definitionOperator:T(Te),typeOperator:T(Te),controlOperator:T(Te),punctuation:Ya,separator:T(Ya),
bracket:hn,angleBracket:T(hn),squareBracket:T(hn),paren:T(hn),brace:T(hn),content:Ce,heading:Ei,heading1:T(
Ei),heading2:T(Ei),heading3:T(Ei),heading4:T(Ei),heading5:T(Ei),heading6:T(Ei),contentSeparator:T(Ce),
list:T(Ce),quote:T(Ce),emphasis:T(Ce),strong:T(Ce),link:T(Ce),monospace:T(Ce),strikethrough:T(Ce),inserted:T(),
deleted:T(),changed:T(),invalid:T(),meta:no,documentMeta:T(no),annotation:T(no),processingInstruction:T(
no),definition:ue.defineModifier("definition"),constant:ue.defineModifier("constant"),function:ue.defineModifier(
"function"),standard:ue.defineModifier("standard"),local:ue.defineModifier("local"),special:ue.defineModifier(
"special")};for(let n in b){let t=b[n];t instanceof ue&&(t.name=n)}var Zd=Ka([{tag:b.link,class:"tok\
-link"},{tag:b.heading,class:"tok-heading"},{tag:b.emphasis,class:"tok-emphasis"},{tag:b.strong,class:"\
tok-strong"},{tag:b.keyword,class:"tok-keyword"},{tag:b.atom,class:"tok-atom"},{tag:b.bool,class:"to\
k-bool"},{tag:b.url,class:"tok-url"},{tag:b.labelName,class:"tok-labelName"},{tag:b.inserted,class:"\
tok-inserted"},{tag:b.deleted,class:"tok-deleted"},{tag:b.literal,class:"tok-literal"},{tag:b.string,
class:"tok-string"},{tag:b.number,class:"tok-number"},{tag:[b.regexp,b.escape,b.special(b.string)],class:"\
tok-string2"},{tag:b.variableName,class:"tok-variableName"},{tag:b.local(b.variableName),class:"tok-\
variableName tok-local"},{tag:b.definition(b.variableName),class:"tok-variableName tok-definition"},
{tag:b.special(b.variableName),class:"tok-variableName2"},{tag:b.definition(b.propertyName),class:"t\
ok-propertyName tok-definition"},{tag:b.typeName,class:"tok-typeName"},{tag:b.namespace,class:"tok-n\
amespace"},{tag:b.className,class:"tok-className"},{tag:b.macroName,class:"tok-macroName"},{tag:b.propertyName,
class:"tok-propertyName"},{tag:b.operator,class:"tok-operator"},{tag:b.comment,class:"tok-comment"},
{tag:b.meta,class:"tok-meta"},{tag:b.invalid,class:"tok-invalid"},{tag:b.punctuation,class:"tok-punc\
tuation"}]);var Ja,ms=new L;function gb(n){return Q.define({combine:n?t=>t.concat(n):void 0})}var Ob=new L,qt=class{constructor(t,e,i=[],s=""){
this.data=t,this.name=s,tt.prototype.hasOwnProperty("tree")||Object.defineProperty(tt.prototype,"tre\
e",{get(){return Mt(this)}}),this.parser=e,this.extension=[gs.of(this),tt.languageData.of((r,o,l)=>{
let a=Yd(r,o,l),h=a.type.prop(ms);if(!h)return[];let c=r.facet(h),f=a.type.prop(Ob);if(f){let u=a.resolve(
o-a.from,l);for(let d of f)if(d.test(u,r)){let p=r.facet(d.facet);return d.type=="replace"?p:p.concat(
c)}}return c})].concat(i)}isActiveAt(t,e,i=-1){return Yd(t,e,i).type.prop(ms)==this.data}findRegions(t){
let e=t.facet(gs);if(e?.data==this.data)return[{from:0,to:t.doc.length}];if(!e||!e.allowsNesting)return[];
let i=[],s=(r,o)=>{if(r.prop(ms)==this.data){i.push({from:o,to:o+r.length});return}let l=r.prop(L.mounted);
if(l){if(l.tree.prop(ms)==this.data){if(l.overlay)for(let a of l.overlay)i.push({from:a.from+o,to:a.
to+o});else i.push({from:o,to:o+r.length});return}else if(l.overlay){let a=i.length;if(s(l.tree,l.overlay[0].
from+o),i.length>a)return}}for(let a=0;a<r.children.length;a++){let h=r.children[a];h instanceof ht&&
s(h,r.positions[a]+o)}};return s(Mt(t),0),i}get allowsNesting(){return!0}};qt.setState=Z.define();function Yd(n,t,e){
let i=n.facet(gs),s=Mt(n).topNode;if(!i||i.allowsNesting)for(let r=s;r;r=r.enter(t,e,it.ExcludeBuffers|
it.EnterBracketed))r.type.isTop&&(s=r);return s}var lo=class n extends qt{constructor(t,e,i){super(t,
e,[],i),this.parser=e}static define(t){let e=gb(t.languageData);return new n(e,t.parser.configure({props:[
ms.add(i=>i.isTop?e:void 0)]}),t.name)}configure(t,e){return new n(this.data,this.parser.configure(t),
e||this.name)}get allowsNesting(){return this.parser.hasWrappers()}};function Mt(n){let t=n.field(qt.
state,!1);return t?t.tree:ht.empty}var sh=class{constructor(t){this.doc=t,this.cursorPos=0,this.string="",this.cursor=t.iter()}get length(){
return this.doc.length}syncTo(t){return this.string=this.cursor.next(t-this.cursorPos).value,this.cursorPos=
t+this.string.length,this.cursorPos-this.string.length}chunk(t){return this.syncTo(t),this.string}get lineChunks(){
return!0}read(t,e){let i=this.cursorPos-this.string.length;return t<i||e>=this.cursorPos?this.doc.sliceString(
t,e):this.string.slice(t-i,e-i)}},cn=null,nh=class n{constructor(t,e,i=[],s,r,o,l,a){this.parser=t,this.
state=e,this.fragments=i,this.tree=s,this.treeLen=r,this.viewport=o,this.skipped=l,this.scheduleOn=a,
this.parse=null,this.tempSkipped=[]}static create(t,e,i){return new n(t,e,[],ht.empty,0,i,[],null)}startParse(){
return this.parser.startParse(new sh(this.state.doc),this.fragments)}work(t,e){return e!=null&&e>=this.
state.doc.length&&(e=void 0),this.tree!=ht.empty&&this.isDone(e??this.state.doc.length)?(this.takeTree(),
!0):this.withContext(()=>{var i;if(typeof t=="number"){let s=Date.now()+t;t=()=>Date.now()>s}for(this.
parse||(this.parse=this.startParse()),e!=null&&(this.parse.stoppedAt==null||this.parse.stoppedAt>e)&&
e<this.state.doc.length&&this.parse.stopAt(e);;){let s=this.parse.advance();if(s)if(this.fragments=this.
withoutTempSkipped(Ri.addTree(s,this.fragments,this.parse.stoppedAt!=null)),this.treeLen=(i=this.parse.
stoppedAt)!==null&&i!==void 0?i:this.state.doc.length,this.tree=s,this.parse=null,this.treeLen<(e??this.
state.doc.length))this.parse=this.startParse();else return!0;if(t())return!1}})}takeTree(){let t,e;this.
parse&&(t=this.parse.parsedPos)>=this.treeLen&&((this.parse.stoppedAt==null||this.parse.stoppedAt>t)&&
this.parse.stopAt(t),this.withContext(()=>{for(;!(e=this.parse.advance()););}),this.treeLen=t,this.tree=
e,this.fragments=this.withoutTempSkipped(Ri.addTree(this.tree,this.fragments,!0)),this.parse=null)}withContext(t){
let e=cn;cn=this;try{return t()}finally{cn=e}}withoutTempSkipped(t){for(let e;e=this.tempSkipped.pop();)
t=Kd(t,e.from,e.to);return t}changes(t,e){let{fragments:i,tree:s,treeLen:r,viewport:o,skipped:l}=this;
if(this.takeTree(),!t.empty){let a=[];if(t.iterChangedRanges((h,c,f,u)=>a.push({fromA:h,toA:c,fromB:f,
toB:u})),i=Ri.applyChanges(i,a),s=ht.empty,r=0,o={from:t.mapPos(o.from,-1),to:t.mapPos(o.to,1)},this.
skipped.length){l=[];for(let h of this.skipped){let c=t.mapPos(h.from,1),f=t.mapPos(h.to,-1);c<f&&l.
push({from:c,to:f})}}}return new n(this.parser,e,i,s,r,o,l,this.scheduleOn)}updateViewport(t){if(this.
viewport.from==t.from&&this.viewport.to==t.to)return!1;this.viewport=t;let e=this.skipped.length;for(let i=0;i<
this.skipped.length;i++){let{from:s,to:r}=this.skipped[i];s<t.to&&r>t.from&&(this.fragments=Kd(this.
fragments,s,r),this.skipped.splice(i--,1))}return this.skipped.length>=e?!1:(this.reset(),!0)}reset(){
this.parse&&(this.takeTree(),this.parse=null)}skipUntilInView(t,e){this.skipped.push({from:t,to:e})}static getSkippingParser(t){
return new class extends ps{createParse(e,i,s){let r=s[0].from,o=s[s.length-1].to;return{parsedPos:r,
advance(){let a=cn;if(a){for(let h of s)a.tempSkipped.push(h);t&&(a.scheduleOn=a.scheduleOn?Promise.
all([a.scheduleOn,t]):t)}return this.parsedPos=o,new ht(xt.none,[],[],o-r)},stoppedAt:null,stopAt(){}}}}}isDone(t){
t=Math.min(t,this.state.doc.length);let e=this.fragments;return this.treeLen>=t&&e.length&&e[0].from==
0&&e[0].to>=t}static get(){return cn}};function Kd(n,t,e){return Ri.applyChanges(n,[{fromA:t,toA:e,fromB:t,
toB:e}])}var fn=class n{constructor(t){this.context=t,this.tree=t.tree}apply(t){if(!t.docChanged&&this.
tree==this.context.tree)return this;let e=this.context.changes(t.changes,t.state),i=this.context.treeLen==
t.startState.doc.length?void 0:Math.max(t.changes.mapPos(this.context.treeLen),e.viewport.to);return e.
work(20,i)||e.takeTree(),new n(e)}static init(t){let e=Math.min(3e3,t.doc.length),i=nh.create(t.facet(
gs).parser,t,{from:0,to:e});return i.work(20,e)||i.takeTree(),new n(i)}};qt.state=Nt.define({create:fn.
init,update(n,t){for(let e of t.effects)if(e.is(qt.setState))return e.value;return t.startState.facet(
gs)!=t.state.facet(gs)?fn.init(t.state):n.apply(t)}});var sp=n=>{let t=setTimeout(()=>n(),500);return()=>clearTimeout(
t)};typeof requestIdleCallback<"u"&&(sp=n=>{let t=-1,e=setTimeout(()=>{t=requestIdleCallback(n,{timeout:400})},
100);return()=>t<0?clearTimeout(e):cancelIdleCallback(t)});var th=typeof navigator<"u"&&(!((Ja=navigator.
scheduling)===null||Ja===void 0)&&Ja.isInputPending)?()=>navigator.scheduling.isInputPending():null,
wb=ie.fromClass(class{constructor(t){this.view=t,this.working=null,this.workScheduled=0,this.chunkEnd=
-1,this.chunkBudget=-1,this.work=this.work.bind(this),this.scheduleWork()}update(t){let e=this.view.
state.field(qt.state).context;(e.updateViewport(t.view.viewport)||this.view.viewport.to>e.treeLen)&&
this.scheduleWork(),(t.docChanged||t.selectionSet)&&(this.view.hasFocus&&(this.chunkBudget+=50),this.
scheduleWork()),this.checkAsyncSchedule(e)}scheduleWork(){if(this.working)return;let{state:t}=this.view,
e=t.field(qt.state);(e.tree!=e.context.tree||!e.context.isDone(t.doc.length))&&(this.working=sp(this.
work))}work(t){this.working=null;let e=Date.now();if(this.chunkEnd<e&&(this.chunkEnd<0||this.view.hasFocus)&&
(this.chunkEnd=e+3e4,this.chunkBudget=3e3),this.chunkBudget<=0)return;let{state:i,viewport:{to:s}}=this.
view,r=i.field(qt.state);if(r.tree==r.context.tree&&r.context.isDone(s+1e5))return;let o=Date.now()+
Math.min(this.chunkBudget,100,t&&!th?Math.max(25,t.timeRemaining()-5):1e9),l=r.context.treeLen<s&&i.
doc.length>s+1e3,a=r.context.work(()=>th&&th()||Date.now()>o,s+(l?0:1e5));this.chunkBudget-=Date.now()-
e,(a||this.chunkBudget<=0)&&(r.context.takeTree(),this.view.dispatch({effects:qt.setState.of(new fn(
r.context))})),this.chunkBudget>0&&!(a&&!l)&&this.scheduleWork(),this.checkAsyncSchedule(r.context)}checkAsyncSchedule(t){
t.scheduleOn&&(this.workScheduled++,t.scheduleOn.then(()=>this.scheduleWork()).catch(e=>ee(this.view.
state,e)).then(()=>this.workScheduled--),t.scheduleOn=null)}destroy(){this.working&&this.working()}isWorking(){
return!!(this.working||this.workScheduled>0)}},{eventHandlers:{focus(){this.scheduleWork()}}}),gs=Q.
define({combine(n){return n.length?n[0]:null},enables:n=>[qt.state,wb,D.contentAttributes.compute([n],
t=>{let e=t.facet(n);return e&&e.name?{"data-language":e.name}:{}})]}),ao=class{constructor(t,e=[]){
this.language=t,this.support=e,this.extension=[t,e]}};var bb=Q.define(),hi=Q.define({combine:n=>{if(!n.length)return"  ";let t=n[0];if(!t||/\S/.test(t)||Array.
from(t).some(e=>e!=t[0]))throw new Error("Invalid indent unit: "+JSON.stringify(n[0]));return t}});function un(n){
let t=n.facet(hi);return t.charCodeAt(0)==9?n.tabSize*t.length:t.length}function Os(n,t){let e="",i=n.
tabSize,s=n.facet(hi)[0];if(s=="	"){for(;t>=i;)e+="	",t-=i;s=" "}for(let r=0;r<t;r++)e+=s;return e}function co(n,t){
n instanceof tt&&(n=new zi(n));for(let i of n.state.facet(bb)){let s=i(n,t);if(s!==void 0)return s}let e=Mt(
n.state);return e.length>=t?yb(n,e,t):null}var zi=class{constructor(t,e={}){this.state=t,this.options=e,this.unit=un(t)}lineAt(t,e=1){let i=this.
state.doc.lineAt(t),{simulateBreak:s,simulateDoubleBreak:r}=this.options;return s!=null&&s>=i.from&&
s<=i.to?r&&s==t?{text:"",from:t}:(e<0?s<t:s<=t)?{text:i.text.slice(s-i.from),from:s}:{text:i.text.slice(
0,s-i.from),from:i.from}:i}textAfterPos(t,e=1){if(this.options.simulateDoubleBreak&&t==this.options.
simulateBreak)return"";let{text:i,from:s}=this.lineAt(t,e);return i.slice(t-s,Math.min(i.length,t+100-
s))}column(t,e=1){let{text:i,from:s}=this.lineAt(t,e),r=this.countColumn(i,t-s),o=this.options.overrideIndentation?
this.options.overrideIndentation(s):-1;return o>-1&&(r+=o-this.countColumn(i,i.search(/\S|$/))),r}countColumn(t,e=t.
length){return vi(t,this.state.tabSize,e)}lineIndent(t,e=1){let{text:i,from:s}=this.lineAt(t,e),r=this.
options.overrideIndentation;if(r){let o=r(s);if(o>-1)return o}return this.countColumn(i,i.search(/\S|$/))}get simulatedBreak(){
return this.options.simulateBreak||null}},ch=new L;function yb(n,t,e){let i=t.resolveStack(e),s=t.resolveInner(
e,-1).resolve(e,0).enterUnfinishedNodesBefore(e);if(s!=i.node){let r=[];for(let o=s;o&&!(o.from<i.node.
from||o.to>i.node.to||o.from==i.node.from&&o.type==i.node.type);o=o.parent)r.push(o);for(let o=r.length-
1;o>=0;o--)i={node:r[o],next:i}}return np(i,n,e)}function np(n,t,e){for(let i=n;i;i=i.next){let s=xb(
i.node);if(s)return s(rh.create(t,e,i))}return 0}function kb(n){return n.pos==n.options.simulateBreak&&
n.options.simulateDoubleBreak}function xb(n){let t=n.type.prop(ch);if(t)return t;let e=n.firstChild,
i;if(e&&(i=e.type.prop(L.closedBy))){let s=n.lastChild,r=s&&i.indexOf(s.name)>-1;return o=>rp(o,!0,1,
void 0,r&&!kb(o)?s.from:void 0)}return n.parent==null?Sb:null}function Sb(){return 0}var rh=class n extends zi{constructor(t,e,i){
super(t.state,t.options),this.base=t,this.pos=e,this.context=i}get node(){return this.context.node}static create(t,e,i){
return new n(t,e,i)}get textAfter(){return this.textAfterPos(this.pos)}get baseIndent(){return this.
baseIndentFor(this.node)}baseIndentFor(t){let e=this.state.doc.lineAt(t.from);for(;;){let i=t.resolve(
e.from);for(;i.parent&&i.parent.from==i.from;)i=i.parent;if(vb(i,t))break;e=this.state.doc.lineAt(i.
from)}return this.lineIndent(e.from)}continue(){return np(this.context.next,this.base,this.pos)}};function vb(n,t){
for(let e=t;e;e=e.parent)if(n==e)return!0;return!1}function Tb(n){let t=n.node,e=t.childAfter(t.from),
i=t.lastChild;if(!e)return null;let s=n.options.simulateBreak,r=n.state.doc.lineAt(e.from),o=s==null||
s<=r.from?r.to:Math.min(r.to,s);for(let l=e.to;;){let a=t.childAfter(l);if(!a||a==i)return null;if(!a.
type.isSkipped){if(a.from>=o)return null;let h=/^ */.exec(r.text.slice(e.to-r.from))[0].length;return{
from:e.from,to:e.to+h}}l=a.to}}function fo({closing:n,align:t=!0,units:e=1}){return i=>rp(i,t,e,n)}function rp(n,t,e,i,s){
let r=n.textAfter,o=r.match(/^\s*/)[0].length,l=i&&r.slice(o,o+i.length)==i||s==n.pos+o,a=t?Tb(n):null;
return a?l?n.column(a.from):n.column(a.to):n.baseIndent+(l?0:n.unit*e)}var Cb=200;function op(){return tt.transactionFilter.of(n=>{if(!n.docChanged||!n.isUserEvent("input.\
type")&&!n.isUserEvent("input.complete"))return n;let t=n.startState.languageDataAt("indentOnInput",
n.startState.selection.main.head);if(!t.length)return n;let e=n.newDoc,{head:i}=n.newSelection.main,
s=e.lineAt(i);if(i>s.from+Cb)return n;let r=e.sliceString(s.from,i);if(!t.some(h=>h.test(r)))return n;
let{state:o}=n,l=-1,a=[];for(let{head:h}of o.selection.ranges){let c=o.doc.lineAt(h);if(c.from==l)continue;
l=c.from;let f=co(o,c.from);if(f==null)continue;let u=/^\s*/.exec(c.text)[0],d=Os(o,f);u!=d&&a.push(
{from:c.from,to:c.from+u.length,insert:d})}return a.length?[n,{changes:a,sequential:!0}]:n})}var lp=new L;function ap(n){let t=n.firstChild,e=n.lastChild;return t&&t.to<e.from?{from:t.to,to:e.type.
isError?n.to:e.from}:null}var ho=class n{constructor(t,e){this.specs=t;let i;function s(l){let a=Yt.newName();return(i||(i=Object.
create(null)))["."+a]=l,a}let r=typeof e.all=="string"?e.all:e.all?s(e.all):void 0,o=e.scope;this.scope=
o instanceof qt?l=>l.prop(ms)==o.data:o?l=>l==o:void 0,this.style=Ka(t.map(l=>({tag:l.tag,class:l.class||
s(Object.assign({},l,{tag:null}))})),{all:r}).style,this.module=i?new Yt(i):null,this.themeType=e.themeType}static define(t,e){
return new n(t,e||{})}},oh=Q.define(),hp=Q.define({combine(n){return n.length?[n[0]]:null}});function eh(n){
let t=n.facet(oh);return t.length?t:n.facet(hp)}function cp(n,t){let e=[Ab],i;return n instanceof ho&&
(n.module&&e.push(D.styleModule.of(n.module)),i=n.themeType),t?.fallback?e.push(hp.of(n)):i?e.push(oh.
computeN([D.darkTheme],s=>s.facet(D.darkTheme)==(i=="dark")?[n]:[])):e.push(oh.of(n)),e}var lh=class{constructor(t){this.markCache=Object.create(null),this.tree=Mt(t.state),this.decorations=
this.buildDeco(t,eh(t.state)),this.decoratedTo=t.viewport.to}update(t){let e=Mt(t.state),i=eh(t.state),
s=i!=eh(t.startState),{viewport:r}=t.view,o=t.changes.mapPos(this.decoratedTo,1);e.length<r.to&&!s&&
e.type==this.tree.type&&o>=r.to?(this.decorations=this.decorations.map(t.changes),this.decoratedTo=o):
(e!=this.tree||t.viewportChanged||s)&&(this.tree=e,this.decorations=this.buildDeco(t.view,i),this.decoratedTo=
r.to)}buildDeco(t,e){if(!e||!this.tree.length)return X.none;let i=new Je;for(let{from:s,to:r}of t.visibleRanges)
Gd(this.tree,e,(o,l,a)=>{i.add(o,l,this.markCache[a]||(this.markCache[a]=X.mark({class:a})))},s,r);return i.
finish()}},Ab=ti.high(ie.fromClass(lh,{decorations:n=>n.decorations})),rC=ho.define([{tag:b.meta,color:"\
#404740"},{tag:b.link,textDecoration:"underline"},{tag:b.heading,textDecoration:"underline",fontWeight:"\
bold"},{tag:b.emphasis,fontStyle:"italic"},{tag:b.strong,fontWeight:"bold"},{tag:b.strikethrough,textDecoration:"\
line-through"},{tag:b.keyword,color:"#708"},{tag:[b.atom,b.bool,b.url,b.contentSeparator,b.labelName],
color:"#219"},{tag:[b.literal,b.inserted],color:"#164"},{tag:[b.string,b.deleted],color:"#a11"},{tag:[
b.regexp,b.escape,b.special(b.string)],color:"#e40"},{tag:b.definition(b.variableName),color:"#00f"},
{tag:b.local(b.variableName),color:"#30a"},{tag:[b.typeName,b.namespace],color:"#085"},{tag:b.className,
color:"#167"},{tag:[b.special(b.variableName),b.macroName],color:"#256"},{tag:b.definition(b.propertyName),
color:"#00c"},{tag:b.comment,color:"#940"},{tag:b.invalid,color:"#f00"}]),Pb=D.baseTheme({"&.cm-focu\
sed .cm-matchingBracket":{backgroundColor:"#328c8252"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"\
#bb555544"}}),fp=1e4,up="()[]{}",dp=Q.define({combine(n){return ei(n,{afterCursor:!0,brackets:up,maxScanDistance:fp,
renderMatch:Qb})}}),$b=X.mark({class:"cm-matchingBracket"}),Mb=X.mark({class:"cm-nonmatchingBracket"});
function Qb(n){let t=[],e=n.matched?$b:Mb;return t.push(e.range(n.start.from,n.start.to)),n.end&&t.push(
e.range(n.end.from,n.end.to)),t}function Jd(n){let t=[],e=n.facet(dp);for(let i of n.selection.ranges){
if(!i.empty)continue;let s=de(n,i.head,-1,e)||i.head>0&&de(n,i.head-1,1,e)||e.afterCursor&&(de(n,i.head,
1,e)||i.head<n.doc.length&&de(n,i.head+1,-1,e));s&&(t=t.concat(e.renderMatch(s,n)))}return X.set(t,!0)}
var Rb=ie.fromClass(class{constructor(n){this.paused=!1,this.decorations=Jd(n.state)}update(n){(n.docChanged||
n.selectionSet||this.paused)&&(n.view.composing?(this.decorations=this.decorations.map(n.changes),this.
paused=!0):(this.decorations=Jd(n.state),this.paused=!1))}},{decorations:n=>n.decorations}),Eb=[Rb,Pb];
function pp(n={}){return[dp.of(n),Eb]}var Db=new L;function ah(n,t,e){let i=n.prop(t<0?L.openedBy:L.
closedBy);if(i)return i;if(n.name.length==1){let s=e.indexOf(n.name);if(s>-1&&s%2==(t<0?1:0))return[
e[s+t]]}return null}function hh(n){let t=n.type.prop(Db);return t?t(n.node):n}function de(n,t,e,i={}){
let s=i.maxScanDistance||fp,r=i.brackets||up,o=Mt(n),l=o.resolveInner(t,e);for(let a=l;a;a=a.parent){
let h=ah(a.type,e,r);if(h&&a.from<a.to){let c=hh(a);if(c&&(e>0?t>=c.from&&t<c.to:t>c.from&&t<=c.to))
return zb(n,t,e,a,c,h,r)}}return Bb(n,t,e,o,l.type,s,r)}function zb(n,t,e,i,s,r,o){let l=i.parent,a={
from:s.from,to:s.to},h=0,c=l?.cursor();if(c&&(e<0?c.childBefore(i.from):c.childAfter(i.to)))do if(e<
0?c.to<=i.from:c.from>=i.to){if(h==0&&r.indexOf(c.type.name)>-1&&c.from<c.to){let f=hh(c);return{start:a,
end:f?{from:f.from,to:f.to}:void 0,matched:!0}}else if(ah(c.type,e,o))h++;else if(ah(c.type,-e,o)){if(h==
0){let f=hh(c);return{start:a,end:f&&f.from<f.to?{from:f.from,to:f.to}:void 0,matched:!1}}h--}}while(e<
0?c.prevSibling():c.nextSibling());return{start:a,matched:!1}}function Bb(n,t,e,i,s,r,o){if(e<0?!t:t==
n.doc.length)return null;let l=e<0?n.sliceDoc(t-1,t):n.sliceDoc(t,t+1),a=o.indexOf(l);if(a<0||a%2==0!=
e>0)return null;let h={from:e<0?t-1:t,to:e>0?t+1:t},c=n.doc.iterRange(t,e>0?n.doc.length:0),f=0;for(let u=0;!c.
next().done&&u<=r;){let d=c.value;e<0&&(u+=d.length);let p=t+u*e;for(let m=e>0?0:d.length-1,O=e>0?d.
length:-1;m!=O;m+=e){let w=o.indexOf(d[m]);if(!(w<0||i.resolveInner(p+m,1).type!=s))if(w%2==0==e>0)f++;else{
if(f==1)return{start:h,end:{from:p+m,to:p+m+1},matched:w>>1==a>>1};f--}}e>0&&(u+=d.length)}return c.
done?{start:h,matched:!1}:null}var Lb=Object.create(null),tp=[xt.none];var ep=[],ip=Object.create(null),Ib=Object.create(null);for(let[n,t]of[["variable","variableName"],[
"variable-2","variableName.special"],["string-2","string.special"],["def","variableName.definition"],
["tag","tagName"],["attribute","attributeName"],["type","typeName"],["builtin","variableName.standar\
d"],["qualifier","modifier"],["error","invalid"],["header","heading"],["property","propertyName"]])Ib[n]=
Nb(Lb,t);function ih(n,t){ep.indexOf(n)>-1||(ep.push(n),console.warn(t))}function Nb(n,t){let e=[];for(let l of t.
split(" ")){let a=[];for(let h of l.split(".")){let c=n[h]||b[h];c?typeof c=="function"?a.length?a=a.
map(c):ih(h,`Modifier ${h} used at start of tag`):a.length?ih(h,`Tag ${h} used as modifier`):a=Array.
isArray(c)?c:[c]:ih(h,`Unknown highlighting tag ${h}`)}for(let h of a)e.push(h)}if(!e.length)return 0;
let i=t.replace(/ /g,"_"),s=i+" "+e.map(l=>l.id),r=ip[s];if(r)return r.id;let o=ip[s]=xt.define({id:tp.
length,name:i,props:[oo({[i]:e})]});return tp.push(o),o.id}var oC={rtl:X.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"rtl"},bidiIsolate:Y.RTL}),ltr:X.mark(
{class:"cm-iso",inclusive:!0,attributes:{dir:"ltr"},bidiIsolate:Y.LTR}),auto:X.mark({class:"cm-iso",
inclusive:!0,attributes:{dir:"auto"},bidiIsolate:null})};var Wb=n=>{let{state:t}=n,e=t.doc.lineAt(t.selection.main.from),i=Oh(n.state,e.from);return i.line?qb(
n):i.block?jb(n):!1};function gh(n,t){return({state:e,dispatch:i})=>{if(e.readOnly)return!1;let s=n(
t,e);return s?(i(e.update(s)),!0):!1}}var qb=gh(Xb,0);var Vb=gh(Sp,0);var jb=gh((n,t)=>Sp(n,t,_b(t)),0);function Oh(n,t){let e=n.languageDataAt("commentTokens",t,1);return e.
length?e[0]:{}}var dn=50;function Fb(n,{open:t,close:e},i,s){let r=n.sliceDoc(i-dn,i),o=n.sliceDoc(s,
s+dn),l=/\s*$/.exec(r)[0].length,a=/^\s*/.exec(o)[0].length,h=r.length-l;if(r.slice(h-t.length,h)==t&&
o.slice(a,a+e.length)==e)return{open:{pos:i-l,margin:l&&1},close:{pos:s+a,margin:a&&1}};let c,f;s-i<=
2*dn?c=f=n.sliceDoc(i,s):(c=n.sliceDoc(i,i+dn),f=n.sliceDoc(s-dn,s));let u=/^\s*/.exec(c)[0].length,
d=/\s*$/.exec(f)[0].length,p=f.length-d-e.length;return c.slice(u,u+t.length)==t&&f.slice(p,p+e.length)==
e?{open:{pos:i+u+t.length,margin:/\s/.test(c.charAt(u+t.length))?1:0},close:{pos:s-d-e.length,margin:/\s/.
test(f.charAt(p-1))?1:0}}:null}function _b(n){let t=[];for(let e of n.selection.ranges){let i=n.doc.
lineAt(e.from),s=e.to<=i.to?i:n.doc.lineAt(e.to);s.from>i.from&&s.from==e.to&&(s=e.to==i.to+1?i:n.doc.
lineAt(e.to-1));let r=t.length-1;r>=0&&t[r].to>i.from?t[r].to=s.to:t.push({from:i.from+/^\s*/.exec(i.
text)[0].length,to:s.to})}return t}function Sp(n,t,e=t.selection.ranges){let i=e.map(r=>Oh(t,r.from).
block);if(!i.every(r=>r))return null;let s=e.map((r,o)=>Fb(t,i[o],r.from,r.to));if(n!=2&&!s.every(r=>r))
return{changes:t.changes(e.map((r,o)=>s[o]?[]:[{from:r.from,insert:i[o].open+" "},{from:r.to,insert:"\
 "+i[o].close}]))};if(n!=1&&s.some(r=>r)){let r=[];for(let o=0,l;o<s.length;o++)if(l=s[o]){let a=i[o],
{open:h,close:c}=l;r.push({from:h.pos-a.open.length,to:h.pos+h.margin},{from:c.pos-c.margin,to:c.pos+
a.close.length})}return{changes:r}}return null}function Xb(n,t,e=t.selection.ranges){let i=[],s=-1;t:
for(let{from:r,to:o}of e){let l=i.length,a=1e9,h;for(let c=r;c<=o;){let f=t.doc.lineAt(c);if(h==null&&
(h=Oh(t,f.from).line,!h))continue t;if(f.from>s&&(r==o||o>f.from)){s=f.from;let u=/^\s*/.exec(f.text)[0].
length,d=u==f.length,p=f.text.slice(u,u+h.length)==h?u:-1;u<f.text.length&&u<a&&(a=u),i.push({line:f,
comment:p,token:h,indent:u,empty:d,single:!1})}c=f.to+1}if(a<1e9)for(let c=l;c<i.length;c++)i[c].indent<
i[c].line.text.length&&(i[c].indent=a);i.length==l+1&&(i[l].single=!0)}if(n!=2&&i.some(r=>r.comment<
0&&(!r.empty||r.single))){let r=[];for(let{line:l,token:a,indent:h,empty:c,single:f}of i)(f||!c)&&r.
push({from:l.from+h,insert:a+" "});let o=t.changes(r);return{changes:o,selection:t.selection.map(o,1)}}else if(n!=
1&&i.some(r=>r.comment>=0)){let r=[];for(let{line:o,comment:l,token:a}of i)if(l>=0){let h=o.from+l,c=h+
a.length;o.text[c-o.from]==" "&&c++,r.push({from:h,to:c})}return{changes:r}}return null}var uh=Et.define(),
wh=Et.define(),Ub=Q.define(),vp=Q.define({combine(n){return ei(n,{minDepth:100,newGroupDelay:500,joinToEvent:(t,e)=>e},
{minDepth:Math.max,newGroupDelay:Math.min,joinToEvent:(t,e)=>(i,s)=>t(i,s)||e(i,s)})}}),Tp=Nt.define(
{create(){return Bi.empty},update(n,t){let e=t.state.facet(vp),i=t.annotation(uh);if(i){let a=pe.fromTransaction(
t,i.selection),h=i.side,c=h==0?n.undone:n.done;return a?c=po(c,c.length,e.minDepth,a):c=$p(c,t.startState.
selection),new Bi(h==0?i.rest:c,h==0?c:i.rest)}let s=t.annotation(wh);if((s=="full"||s=="before")&&(n=
n.isolate()),t.annotation(ct.addToHistory)===!1)return t.changes.empty?n:n.addMapping(t.changes.desc);
let r=pe.fromTransaction(t),o=t.annotation(ct.time),l=t.annotation(ct.userEvent);return r?n=n.addChanges(
r,o,l,e,t):t.selection&&(n=n.addSelection(t.startState.selection,o,l,e.newGroupDelay)),(s=="full"||s==
"after")&&(n=n.isolate()),n},toJSON(n){return{done:n.done.map(t=>t.toJSON()),undone:n.undone.map(t=>t.
toJSON())}},fromJSON(n){return new Bi(n.done.map(pe.fromJSON),n.undone.map(pe.fromJSON))}});function Cp(n={}){
return[Tp,vp.of(n),D.domEventHandlers({beforeinput(t,e){let i=t.inputType=="historyUndo"?Ap:t.inputType==
"historyRedo"?dh:null;return i?(t.preventDefault(),i(e)):!1}})]}function mo(n,t){return function({state:e,dispatch:i}){if(!t&&e.readOnly)return!1;let s=e.field(Tp,!1);
if(!s)return!1;let r=s.pop(n,e,t);return r?(i(r),!0):!1}}var Ap=mo(0,!1),dh=mo(1,!1),Hb=mo(0,!0),Gb=mo(
1,!0);var pe=class n{constructor(t,e,i,s,r){this.changes=t,this.effects=e,this.mapped=i,this.startSelection=
s,this.selectionsAfter=r}setSelAfter(t){return new n(this.changes,this.effects,this.mapped,this.startSelection,
t)}toJSON(){var t,e,i;return{changes:(t=this.changes)===null||t===void 0?void 0:t.toJSON(),mapped:(e=
this.mapped)===null||e===void 0?void 0:e.toJSON(),startSelection:(i=this.startSelection)===null||i===
void 0?void 0:i.toJSON(),selectionsAfter:this.selectionsAfter.map(s=>s.toJSON())}}static fromJSON(t){
return new n(t.changes&&At.fromJSON(t.changes),[],t.mapped&&Re.fromJSON(t.mapped),t.startSelection&&
y.fromJSON(t.startSelection),t.selectionsAfter.map(y.fromJSON))}static fromTransaction(t,e){let i=ne;
for(let s of t.startState.facet(Ub)){let r=s(t);r.length&&(i=i.concat(r))}return!i.length&&t.changes.
empty?null:new n(t.changes.invert(t.startState.doc),i,void 0,e||t.startState.selection,ne)}static selection(t){
return new n(void 0,ne,void 0,void 0,t)}};function po(n,t,e,i){let s=t+1>e+20?t-e-1:0,r=n.slice(s,t);
return r.push(i),r}function Zb(n,t){let e=[],i=!1;return n.iterChangedRanges((s,r)=>e.push(s,r)),t.iterChangedRanges(
(s,r,o,l)=>{for(let a=0;a<e.length;){let h=e[a++],c=e[a++];l>=h&&o<=c&&(i=!0)}}),i}function Yb(n,t){
return n.ranges.length==t.ranges.length&&n.ranges.filter((e,i)=>e.empty!=t.ranges[i].empty).length===
0}function Pp(n,t){return n.length?t.length?n.concat(t):n:t}var ne=[],Kb=200;function $p(n,t){if(n.length){
let e=n[n.length-1],i=e.selectionsAfter.slice(Math.max(0,e.selectionsAfter.length-Kb));return i.length&&
i[i.length-1].eq(t)?n:(i.push(t),po(n,n.length-1,1e9,e.setSelAfter(i)))}else return[pe.selection([t])]}
function Jb(n){let t=n[n.length-1],e=n.slice();return e[n.length-1]=t.setSelAfter(t.selectionsAfter.
slice(0,t.selectionsAfter.length-1)),e}function fh(n,t){if(!n.length)return n;let e=n.length,i=ne;for(;e;){
let s=ty(n[e-1],t,i);if(s.changes&&!s.changes.empty||s.effects.length){let r=n.slice(0,e);return r[e-
1]=s,r}else t=s.mapped,e--,i=s.selectionsAfter}return i.length?[pe.selection(i)]:ne}function ty(n,t,e){
let i=Pp(n.selectionsAfter.length?n.selectionsAfter.map(l=>l.map(t)):ne,e);if(!n.changes)return pe.selection(
i);let s=n.changes.map(t),r=t.mapDesc(n.changes,!0),o=n.mapped?n.mapped.composeDesc(r):r;return new pe(
s,Z.mapEffects(n.effects,t),o,n.startSelection.map(r),i)}var ey=/^(input\.type|delete)($|\.)/,Bi=class n{constructor(t,e,i=0,s=void 0){
this.done=t,this.undone=e,this.prevTime=i,this.prevUserEvent=s}isolate(){return this.prevTime?new n(
this.done,this.undone):this}addChanges(t,e,i,s,r){let o=this.done,l=o[o.length-1];return l&&l.changes&&
!l.changes.empty&&t.changes&&(!i||ey.test(i))&&(!l.selectionsAfter.length&&e-this.prevTime<s.newGroupDelay&&
s.joinToEvent(r,Zb(l.changes,t.changes))||i=="input.type.compose")?o=po(o,o.length-1,s.minDepth,new pe(
t.changes.compose(l.changes),Pp(Z.mapEffects(t.effects,l.changes),l.effects),l.mapped,l.startSelection,
ne)):o=po(o,o.length,s.minDepth,t),new n(o,ne,e,i)}addSelection(t,e,i,s){let r=this.done.length?this.
done[this.done.length-1].selectionsAfter:ne;return r.length>0&&e-this.prevTime<s&&i==this.prevUserEvent&&
i&&/^select($|\.)/.test(i)&&Yb(r[r.length-1],t)?this:new n($p(this.done,t),this.undone,e,i)}addMapping(t){
return new n(fh(this.done,t),fh(this.undone,t),this.prevTime,this.prevUserEvent)}pop(t,e,i){let s=t==
0?this.done:this.undone;if(s.length==0)return null;let r=s[s.length-1],o=r.selectionsAfter[0]||(r.startSelection?
r.startSelection.map(r.changes.invertedDesc,1):e.selection);if(i&&r.selectionsAfter.length)return e.
update({selection:r.selectionsAfter[r.selectionsAfter.length-1],annotations:uh.of({side:t,rest:Jb(s),
selection:o}),userEvent:t==0?"select.undo":"select.redo",scrollIntoView:!0});if(r.changes){let l=s.length==
1?ne:s.slice(0,s.length-1);return r.mapped&&(l=fh(l,r.mapped)),e.update({changes:r.changes,selection:r.
startSelection,effects:r.effects,annotations:uh.of({side:t,rest:l,selection:o}),filter:!1,userEvent:t==
0?"undo":"redo",scrollIntoView:!0})}else return null}};Bi.empty=new Bi(ne,ne);var Mp=[{key:"Mod-z",run:Ap,
preventDefault:!0},{key:"Mod-y",mac:"Mod-Shift-z",run:dh,preventDefault:!0},{linux:"Ctrl-Shift-z",run:dh,
preventDefault:!0},{key:"Mod-u",run:Hb,preventDefault:!0},{key:"Alt-u",mac:"Mod-Shift-u",run:Gb,preventDefault:!0}];
function ws(n,t){return y.create(n.ranges.map(t),n.mainIndex)}function me(n,t){return n.update({selection:t,
scrollIntoView:!0,userEvent:"select"})}function ge({state:n,dispatch:t},e){let i=ws(n.selection,e);return i.
eq(n.selection,!0)?!1:(t(me(n,i)),!0)}function go(n,t){return y.cursor(t?n.to:n.from)}function Qp(n,t){
return ge(n,e=>e.empty?n.moveByChar(e,t):go(e,t))}function St(n){return n.textDirectionAt(n.state.selection.
main.head)==Y.LTR}var Rp=n=>Qp(n,!St(n)),Ep=n=>Qp(n,St(n));function Dp(n,t){return ge(n,e=>e.empty?n.moveByGroup(e,t):go(e,t))}var iy=n=>Dp(n,!St(n)),sy=n=>Dp(
n,St(n));var pC=typeof Intl<"u"&&Intl.Segmenter?new Intl.Segmenter(void 0,{granularity:"word"}):null;function ny(n,t,e){if(t.type.prop(e))return!0;let i=t.to-t.from;return i&&(i>2||/[^\s,.;:]/.test(n.sliceDoc(
t.from,t.to)))||t.firstChild}function Oo(n,t,e){let i=Mt(n).resolveInner(t.head),s=e?L.closedBy:L.openedBy;
for(let a=t.head;;){let h=e?i.childAfter(a):i.childBefore(a);if(!h)break;ny(n,h,s)?i=h:a=e?h.to:h.from}
let r=i.type.prop(s),o,l;return r&&(o=e?de(n,i.from,1):de(n,i.to,-1))&&o.matched?l=e?o.end.to:o.end.
from:l=e?i.to:i.from,y.cursor(l,e?-1:1)}var ry=n=>ge(n,t=>Oo(n.state,t,!St(n))),oy=n=>ge(n,t=>Oo(n.state,
t,St(n)));function zp(n,t){return ge(n,e=>{if(!e.empty)return go(e,t);let i=n.moveVertically(e,t);return i.
head!=e.head?i:n.moveToLineBoundary(e,t)})}var Bp=n=>zp(n,!1),Lp=n=>zp(n,!0);function Ip(n){let t=n.
scrollDOM.clientHeight<n.scrollDOM.scrollHeight-2,e=0,i=0,s;if(t){for(let r of n.state.facet(D.scrollMargins)){
let o=r(n);o?.top&&(e=Math.max(o?.top,e)),o?.bottom&&(i=Math.max(o?.bottom,i))}s=n.scrollDOM.clientHeight-
e-i}else s=(n.dom.ownerDocument.defaultView||window).innerHeight;return{marginTop:e,marginBottom:i,selfScroll:t,
height:Math.max(n.defaultLineHeight,s-5)}}function Np(n,t){let e=Ip(n),{state:i}=n,s=ws(i.selection,
o=>o.empty?n.moveVertically(o,t,e.height):go(o,t));if(s.eq(i.selection))return!1;let r;if(e.selfScroll){
let o=n.coordsAtPos(i.selection.main.head),l=n.scrollDOM.getBoundingClientRect(),a=l.top+e.marginTop,
h=l.bottom-e.marginBottom;o&&o.top>a&&o.bottom<h&&(r=D.scrollIntoView(s.main.head,{y:"start",yMargin:o.
top-a}))}return n.dispatch(me(i,s),{effects:r}),!0}var mp=n=>Np(n,!1),ph=n=>Np(n,!0);function ci(n,t,e){
let i=n.lineBlockAt(t.head),s=n.moveToLineBoundary(t,e);if(s.head==t.head&&s.head!=(e?i.to:i.from)&&
(s=n.moveToLineBoundary(t,e,!1)),!e&&s.head==i.from&&i.length){let r=/^\s*/.exec(n.state.sliceDoc(i.
from,Math.min(i.from+100,i.to)))[0].length;r&&t.head!=i.from+r&&(s=y.cursor(i.from+r))}return s}var ly=n=>ge(
n,t=>ci(n,t,!0)),ay=n=>ge(n,t=>ci(n,t,!1)),hy=n=>ge(n,t=>ci(n,t,!St(n))),cy=n=>ge(n,t=>ci(n,t,St(n))),
fy=n=>ge(n,t=>n.moveToLineBoundary(t,!1,!1)),uy=n=>ge(n,t=>n.moveToLineBoundary(t,!0,!1));function dy(n,t,e){
let i=!1,s=ws(n.selection,r=>{let o=de(n,r.head,-1)||de(n,r.head,1)||r.head>0&&de(n,r.head-1,1)||r.head<
n.doc.length&&de(n,r.head+1,-1);if(!o||!o.end)return r;i=!0;let l=o.start.from==r.head?o.end.to:o.end.
from;return e?y.range(r.anchor,l):y.cursor(l)});return i?(t(me(n,s)),!0):!1}var py=({state:n,dispatch:t})=>dy(
n,t,!1);function re(n,t,e){let i=ws(n.state.selection,s=>{s.undirectional&&s.head>=s.anchor!=t&&(s=y.range(s.
head,s.anchor));let r=e(s);return y.range(s.anchor,r.head,r.goalColumn,r.bidiLevel||void 0,r.assoc)});
return i.eq(n.state.selection)?!1:(n.dispatch(me(n.state,i)),!0)}function Wp(n,t){return re(n,t,e=>n.
moveByChar(e,t))}var qp=n=>Wp(n,!St(n)),Vp=n=>Wp(n,St(n));function jp(n,t){return re(n,t,e=>n.moveByGroup(e,t))}var my=n=>jp(n,!St(n)),gy=n=>jp(n,St(n));var Oy=n=>{let t=!St(n);return re(n,t,e=>Oo(n.state,e,t))},wy=n=>{let t=St(n);return re(n,t,e=>Oo(n.
state,e,t))};function Fp(n,t){return re(n,t,e=>n.moveVertically(e,t))}var _p=n=>Fp(n,!1),Xp=n=>Fp(n,
!0);function Up(n,t){return re(n,t,e=>n.moveVertically(e,t,Ip(n).height))}var gp=n=>Up(n,!1),Op=n=>Up(
n,!0),by=n=>re(n,!0,t=>ci(n,t,!0)),yy=n=>re(n,!1,t=>ci(n,t,!1)),ky=n=>{let t=!St(n);return re(n,t,e=>ci(
n,e,t))},xy=n=>{let t=St(n);return re(n,t,e=>ci(n,e,t))},Sy=n=>re(n,!1,t=>y.cursor(n.lineBlockAt(t.head).
from)),vy=n=>re(n,!0,t=>y.cursor(n.lineBlockAt(t.head).to)),wp=({state:n,dispatch:t})=>(t(me(n,{anchor:0})),
!0),bp=({state:n,dispatch:t})=>(t(me(n,{anchor:n.doc.length})),!0),yp=({state:n,dispatch:t})=>(t(me(
n,{anchor:n.selection.main.anchor,head:0})),!0),kp=({state:n,dispatch:t})=>(t(me(n,{anchor:n.selection.
main.anchor,head:n.doc.length})),!0),Ty=({state:n,dispatch:t})=>(t(n.update({selection:{anchor:0,head:n.
doc.length},userEvent:"select"})),!0),Cy=({state:n,dispatch:t})=>{let e=wo(n).map(({from:i,to:s})=>y.
undirectionalRange(i,Math.min(s+1,n.doc.length)));return t(n.update({selection:y.create(e),userEvent:"\
select"})),!0},Ay=({state:n,dispatch:t})=>{let e=ws(n.selection,i=>{let s=Mt(n),r=s.resolveStack(i.from,
1);if(i.empty){let o=s.resolveStack(i.from,-1);o.node.from>=r.node.from&&o.node.to<=r.node.to&&(r=o)}
for(let o=r;o;o=o.next){let{node:l}=o;if((l.from<i.from&&l.to>=i.to||l.to>i.to&&l.from<=i.from)&&o.next)
return y.undirectionalRange(l.from,l.to)}return i});return e.eq(n.selection)?!1:(t(me(n,e)),!0)};function Hp(n,t){
let{state:e}=n,i=e.selection,s=e.selection.ranges.slice();for(let r of e.selection.ranges){let o=e.doc.
lineAt(r.head);if(t?o.to<n.state.doc.length:o.from>0)for(let l=r;;){let a=n.moveVertically(l,t);if(a.
head<o.from||a.head>o.to){s.some(h=>h.head==a.head)||s.push(a);break}else{if(a.head==l.head)break;l=
a}}}return s.length==i.ranges.length?!1:(n.dispatch(me(e,y.create(s,s.length-1))),!0)}var Py=n=>Hp(n,
!1),$y=n=>Hp(n,!0),My=({state:n,dispatch:t})=>{let e=n.selection,i=null;return e.ranges.length>1?i=y.
create([e.main]):e.main.empty||(i=y.create([y.cursor(e.main.head)])),i?(t(me(n,i)),!0):!1};function pn(n,t){
if(n.state.readOnly)return!1;let e="delete.selection",{state:i}=n,s=i.changeByRange(r=>{let{from:o,to:l}=r;
if(o==l){let a=t(r);a<o?(e="delete.backward",a=uo(n,a,!1)):a>o&&(e="delete.forward",a=uo(n,a,!0)),o=
Math.min(o,a),l=Math.max(l,a)}else o=uo(n,o,!1),l=uo(n,l,!0);return o==l?{range:r}:{changes:{from:o,
to:l},range:y.cursor(o,o<r.head?-1:1)}});return s.changes.empty?!1:(n.dispatch(i.update(s,{scrollIntoView:!0,
userEvent:e,effects:e=="delete.selection"?D.announce.of(i.phrase("Selection deleted")):void 0})),!0)}
function uo(n,t,e){if(n instanceof D)for(let i of n.state.facet(D.atomicRanges).map(s=>s(n)))i.between(
t,t,(s,r)=>{s<t&&r>t&&(t=e?r:s)});return t}var Gp=(n,t,e)=>pn(n,i=>{let s=i.from,{state:r}=n,o=r.doc.
lineAt(s),l,a;if(e&&!t&&s>o.from&&s<o.from+200&&!/[^ \t]/.test(l=o.text.slice(0,s-o.from))){if(l[l.length-
1]=="	")return s-1;let h=vi(l,r.tabSize),c=h%un(r)||un(r);for(let f=0;f<c&&l[l.length-1-f]==" ";f++)
s--;a=s}else a=dt(o.text,s-o.from,t,t)+o.from,a==s&&o.number!=(t?r.doc.lines:1)?a+=t?1:-1:!t&&/[\ufe00-\ufe0f]/.
test(o.text.slice(a-o.from,s-o.from))&&(a=dt(o.text,a-o.from,!1,!1)+o.from);return a}),mh=n=>Gp(n,!1,
!0);var Zp=n=>Gp(n,!0,!1),Yp=(n,t)=>pn(n,e=>{let i=e.head,{state:s}=n,r=s.doc.lineAt(i),o=s.charCategorizer(
i);for(let l=null;;){if(i==(t?r.to:r.from)){i==e.head&&r.number!=(t?s.doc.lines:1)&&(i+=t?1:-1);break}
let a=dt(r.text,i-r.from,t)+r.from,h=r.text.slice(Math.min(i,a)-r.from,Math.max(i,a)-r.from),c=o(h);
if(l!=null&&c!=l)break;(h!=" "||i!=e.head)&&(l=c),i=a}return i}),Kp=n=>Yp(n,!1),Qy=n=>Yp(n,!0);var Ry=n=>pn(n,t=>{let e=n.lineBlockAt(t.head).to;return t.head<e?e:Math.min(n.state.doc.length,t.head+
1)});var Ey=n=>pn(n,t=>{let e=n.moveToLineBoundary(t,!1).head;return t.head>e?e:Math.max(0,t.head-1)}),Dy=n=>pn(
n,t=>{let e=n.moveToLineBoundary(t,!0).head;return t.head<e?e:Math.min(n.state.doc.length,t.head+1)});var zy=({state:n,dispatch:t})=>{if(n.readOnly)return!1;let e=n.changeByRange(i=>({changes:{from:i.from,
to:i.to,insert:V.of(["",""])},range:y.cursor(i.from)}));return t(n.update(e,{scrollIntoView:!0,userEvent:"\
input"})),!0},By=({state:n,dispatch:t})=>{if(n.readOnly)return!1;let e=n.changeByRange(i=>{if(!i.empty||
i.from==0||i.from==n.doc.length)return{range:i};let s=i.from,r=n.doc.lineAt(s),o=s==r.from?s-1:dt(r.
text,s-r.from,!1)+r.from,l=s==r.to?s+1:dt(r.text,s-r.from,!0)+r.from;return{changes:{from:o,to:l,insert:n.
doc.slice(s,l).append(n.doc.slice(o,s))},range:y.cursor(l)}});return e.changes.empty?!1:(t(n.update(
e,{scrollIntoView:!0,userEvent:"move.character"})),!0)};function wo(n){let t=[],e=-1;for(let i of n.
selection.ranges){let s=n.doc.lineAt(i.from),r=n.doc.lineAt(i.to);if(!i.empty&&i.to==r.from&&(r=n.doc.
lineAt(i.to-1)),e>=s.number){let o=t[t.length-1];o.to=r.to,o.ranges.push(i)}else t.push({from:s.from,
to:r.to,ranges:[i]});e=r.number+1}return t}function Jp(n,t,e){if(n.readOnly)return!1;let i=[],s=[];for(let r of wo(
n)){if(e?r.to==n.doc.length:r.from==0)continue;let o=n.doc.lineAt(e?r.to+1:r.from-1),l=o.length+1;if(e){
i.push({from:r.to,to:o.to},{from:r.from,insert:o.text+n.lineBreak});for(let a of r.ranges)s.push(y.range(
Math.min(n.doc.length,a.anchor+l),Math.min(n.doc.length,a.head+l)))}else{i.push({from:o.from,to:r.from},
{from:r.to,insert:n.lineBreak+o.text});for(let a of r.ranges)s.push(y.range(a.anchor-l,a.head-l))}}return i.
length?(t(n.update({changes:i,scrollIntoView:!0,selection:y.create(s,n.selection.mainIndex),userEvent:"\
move.line"})),!0):!1}var Ly=({state:n,dispatch:t})=>Jp(n,t,!1),Iy=({state:n,dispatch:t})=>Jp(n,t,!0);
function tm(n,t,e){if(n.readOnly)return!1;let i=[];for(let r of wo(n))e?i.push({from:r.from,insert:n.
doc.slice(r.from,r.to)+n.lineBreak}):i.push({from:r.to,insert:n.lineBreak+n.doc.slice(r.from,r.to)});
let s=n.changes(i);return t(n.update({changes:s,selection:n.selection.map(s,e?1:-1),scrollIntoView:!0,
userEvent:"input.copyline"})),!0}var Ny=({state:n,dispatch:t})=>tm(n,t,!1),Wy=({state:n,dispatch:t})=>tm(
n,t,!0),qy=n=>{if(n.state.readOnly)return!1;let{state:t}=n,e=t.changes(wo(t).map(({from:s,to:r})=>(s>
0?s--:r<t.doc.length&&r++,{from:s,to:r}))),i=ws(t.selection,s=>{let r;if(n.lineWrapping){let o=n.lineBlockAt(
s.head),l=n.coordsAtPos(s.head,s.assoc||1);l&&(r=o.bottom+n.documentTop-l.bottom+n.defaultLineHeight/
2)}return n.moveVertically(s,!0,r)}).map(e);return n.dispatch({changes:e,selection:i,scrollIntoView:!0,
userEvent:"delete.line"}),!0};function Vy(n,t){if(/\(\)|\[\]|\{\}/.test(n.sliceDoc(t-1,t+1)))return{from:t,to:t};let e=Mt(n).resolveInner(
t),i=e.childBefore(t),s=e.childAfter(t),r;return i&&s&&i.to<=t&&s.from>=t&&(r=i.type.prop(L.closedBy))&&
r.indexOf(s.name)>-1&&n.doc.lineAt(i.to).from==n.doc.lineAt(s.from).from&&!/\S/.test(n.sliceDoc(i.to,
s.from))?{from:i.to,to:s.from}:null}var xp=em(!1),jy=em(!0);function em(n){return({state:t,dispatch:e})=>{
if(t.readOnly)return!1;let i=t.changeByRange(s=>{let{from:r,to:o}=s,l=t.doc.lineAt(r),a=!n&&r==o&&Vy(
t,r);n&&(r=o=(o<=l.to?l:t.doc.lineAt(o)).to);let h=new zi(t,{simulateBreak:r,simulateDoubleBreak:!!a}),
c=co(h,r);for(c==null&&(c=vi(/^\s*/.exec(t.doc.lineAt(r).text)[0],t.tabSize));o<l.to&&/\s/.test(l.text[o-
l.from]);)o++;a?{from:r,to:o}=a:r>l.from&&r<l.from+100&&!/\S/.test(l.text.slice(0,r))&&(r=l.from);let f=[
"",Os(t,c)];return a&&f.push(Os(t,h.lineIndent(l.from,-1))),{changes:{from:r,to:o,insert:V.of(f)},range:y.
cursor(r+1+f[1].length)}});return e(t.update(i,{scrollIntoView:!0,userEvent:"input"})),!0}}function bh(n,t){
let e=-1;return n.changeByRange(i=>{let s=[];for(let o=i.from;o<=i.to;){let l=n.doc.lineAt(o);l.number>
e&&(i.empty||i.to>l.from)&&(t(l,s,i),e=l.number),o=l.to+1}let r=n.changes(s);return{changes:s,range:y.
range(r.mapPos(i.anchor,1),r.mapPos(i.head,1))}})}var Fy=({state:n,dispatch:t})=>{if(n.readOnly)return!1;
let e=Object.create(null),i=new zi(n,{overrideIndentation:r=>{let o=e[r];return o??-1}}),s=bh(n,(r,o,l)=>{
let a=co(i,r.from);if(a==null)return;/\S/.test(r.text)||(a=0);let h=/^\s*/.exec(r.text)[0],c=Os(n,a);
(h!=c||l.from<r.from+h.length)&&(e[r.from]=a,o.push({from:r.from,to:r.from+h.length,insert:c}))});return s.
changes.empty||t(n.update(s,{userEvent:"indent"})),!0},im=({state:n,dispatch:t})=>n.readOnly?!1:(t(n.
update(bh(n,(e,i)=>{i.push({from:e.from,insert:n.facet(hi)})}),{userEvent:"input.indent"})),!0),sm=({
state:n,dispatch:t})=>n.readOnly?!1:(t(n.update(bh(n,(e,i)=>{let s=/^\s*/.exec(e.text)[0];if(!s)return;
let r=vi(s,n.tabSize),o=0,l=Os(n,Math.max(0,r-un(n)));for(;o<s.length&&o<l.length&&s.charCodeAt(o)==
l.charCodeAt(o);)o++;i.push({from:e.from+o,to:e.from+s.length,insert:l.slice(o)})}),{userEvent:"dele\
te.dedent"})),!0),_y=n=>(n.setTabFocusMode(),!0);var Xy=[{key:"Ctrl-b",run:Rp,shift:qp,preventDefault:!0},{key:"Ctrl-f",run:Ep,shift:Vp},{key:"Ctrl-p",
run:Bp,shift:_p},{key:"Ctrl-n",run:Lp,shift:Xp},{key:"Ctrl-a",run:fy,shift:Sy},{key:"Ctrl-e",run:uy,
shift:vy},{key:"Ctrl-d",run:Zp},{key:"Ctrl-h",run:mh},{key:"Ctrl-k",run:Ry},{key:"Ctrl-Alt-h",run:Kp},
{key:"Ctrl-o",run:zy},{key:"Ctrl-t",run:By},{key:"Ctrl-v",run:ph}],Uy=[{key:"ArrowLeft",run:Rp,shift:qp,
preventDefault:!0},{key:"Mod-ArrowLeft",mac:"Alt-ArrowLeft",run:iy,shift:my,preventDefault:!0},{mac:"\
Cmd-ArrowLeft",run:hy,shift:ky,preventDefault:!0},{key:"ArrowRight",run:Ep,shift:Vp,preventDefault:!0},
{key:"Mod-ArrowRight",mac:"Alt-ArrowRight",run:sy,shift:gy,preventDefault:!0},{mac:"Cmd-ArrowRight",
run:cy,shift:xy,preventDefault:!0},{key:"ArrowUp",run:Bp,shift:_p,preventDefault:!0},{mac:"Cmd-Arrow\
Up",run:wp,shift:yp},{mac:"Ctrl-ArrowUp",run:mp,shift:gp},{key:"ArrowDown",run:Lp,shift:Xp,preventDefault:!0},
{mac:"Cmd-ArrowDown",run:bp,shift:kp},{mac:"Ctrl-ArrowDown",run:ph,shift:Op},{key:"PageUp",run:mp,shift:gp},
{key:"PageDown",run:ph,shift:Op},{key:"Home",run:ay,shift:yy,preventDefault:!0},{key:"Mod-Home",run:wp,
shift:yp},{key:"End",run:ly,shift:by,preventDefault:!0},{key:"Mod-End",run:bp,shift:kp},{key:"Enter",
run:xp,shift:xp},{key:"Mod-a",run:Ty},{key:"Backspace",run:mh,shift:mh,preventDefault:!0},{key:"Dele\
te",run:Zp,preventDefault:!0},{key:"Mod-Backspace",mac:"Alt-Backspace",run:Kp,preventDefault:!0},{key:"\
Mod-Delete",mac:"Alt-Delete",run:Qy,preventDefault:!0},{mac:"Mod-Backspace",run:Ey,preventDefault:!0},
{mac:"Mod-Delete",run:Dy,preventDefault:!0}].concat(Xy.map(n=>({mac:n.key,run:n.run,shift:n.shift}))),
nm=[{key:"Alt-ArrowLeft",mac:"Ctrl-ArrowLeft",run:ry,shift:Oy},{key:"Alt-ArrowRight",mac:"Ctrl-Arrow\
Right",run:oy,shift:wy},{key:"Alt-ArrowUp",run:Ly},{key:"Shift-Alt-ArrowUp",run:Ny},{key:"Alt-ArrowD\
own",run:Iy},{key:"Shift-Alt-ArrowDown",run:Wy},{key:"Mod-Alt-ArrowUp",run:Py},{key:"Mod-Alt-ArrowDo\
wn",run:$y},{key:"Escape",run:My},{key:"Mod-Enter",run:jy},{key:"Alt-l",mac:"Ctrl-l",run:Cy},{key:"M\
od-i",run:Ay,preventDefault:!0},{key:"Mod-[",run:sm},{key:"Mod-]",run:im},{key:"Mod-Alt-\\",run:Fy},
{key:"Shift-Mod-k",run:qy},{key:"Shift-Mod-\\",run:py},{key:"Mod-/",run:Wb},{key:"Alt-A",mac:"Ctrl-A",
run:Vb},{key:"Ctrl-m",mac:"Shift-Alt-m",run:_y}].concat(Uy),rm={key:"Tab",run:im,shift:sm};var xh=class n{constructor(t,e,i,s,r,o,l,a,h,c=0,f){this.p=t,this.stack=e,this.state=i,this.reducePos=
s,this.pos=r,this.score=o,this.buffer=l,this.bufferBase=a,this.curContext=h,this.lookAhead=c,this.parent=
f}toString(){return`[${this.stack.filter((t,e)=>e%3==0).concat(this.state)}]@${this.pos}${this.score?
"!"+this.score:""}`}static start(t,e,i=0){let s=t.parser.context;return new n(t,[],e,i,i,0,[],0,s?new bo(
s,s.start):null,0,null)}get context(){return this.curContext?this.curContext.context:null}pushState(t,e){
this.stack.push(this.state,e,this.bufferBase+this.buffer.length),this.state=t}reduce(t){var e;let i=t>>
19,s=t&65535,{parser:r}=this.p,o=this.reducePos<this.pos-25&&this.setLookAhead(this.pos),l=r.dynamicPrecedence(
s);if(l&&(this.score+=l),i==0){s<r.minRepeatTerm&&this.reducePos<this.pos&&(this.reducePos=this.pos),
this.pushState(r.getGoto(this.state,s,!0),this.reducePos),s<r.minRepeatTerm&&this.storeNode(s,this.reducePos,
this.reducePos,o?8:4,!0),this.reduceContext(s,this.reducePos);return}let a=this.stack.length-(i-1)*3-
(t&262144?6:0),h=a?this.stack[a-2]:this.p.ranges[0].from;s<r.minRepeatTerm&&h==this.reducePos&&this.
reducePos<this.pos&&(this.reducePos=this.pos);let c=this.reducePos-h;c>=2e3&&!(!((e=this.p.parser.nodeSet.
types[s])===null||e===void 0)&&e.isAnonymous)&&(h==this.p.lastBigReductionStart?(this.p.bigReductionCount++,
this.p.lastBigReductionSize=c):this.p.lastBigReductionSize<c&&(this.p.bigReductionCount=1,this.p.lastBigReductionStart=
h,this.p.lastBigReductionSize=c));let f=a?this.stack[a-1]:0,u=this.bufferBase+this.buffer.length-f;if(s<
r.minRepeatTerm||t&131072){let d=r.stateFlag(this.state,1)?this.pos:this.reducePos;this.storeNode(s,
h,d,u+4,!0)}if(t&262144)this.state=this.stack[a];else{let d=this.stack[a-3];this.state=r.getGoto(d,s,
!0)}for(;this.stack.length>a;)this.stack.pop();this.reduceContext(s,h)}storeNode(t,e,i,s=4,r=!1){if(t==
0&&(!this.stack.length||this.stack[this.stack.length-1]<this.buffer.length+this.bufferBase)){let o=this.
buffer.length;if(o>0&&this.buffer[o-4]==0&&this.buffer[o-1]>-1){if(e==i)return;if(this.buffer[o-2]>=
e){this.buffer[o-2]=i;return}}}if(!r||this.pos==i)this.buffer.push(t,e,i,s);else{let o=this.buffer.length;
if(o>0&&(this.buffer[o-4]!=0||this.buffer[o-1]<0)){let l=!1;for(let a=o;a>0&&this.buffer[a-2]>i;a-=4)
if(this.buffer[a-1]>=0){l=!0;break}if(l)for(;o>0&&this.buffer[o-2]>i;)this.buffer[o]=this.buffer[o-4],
this.buffer[o+1]=this.buffer[o-3],this.buffer[o+2]=this.buffer[o-2],this.buffer[o+3]=this.buffer[o-1],
o-=4,s>4&&(s-=4)}this.buffer[o]=t,this.buffer[o+1]=e,this.buffer[o+2]=i,this.buffer[o+3]=s}}shift(t,e,i,s){
if(t&131072)this.pushState(t&65535,this.pos);else if((t&262144)==0){let r=t,{parser:o}=this.p;this.pos=
s;let l=o.stateFlag(r,1);!l&&(s>i||e<=o.maxNode)&&(this.reducePos=s),this.pushState(r,l?i:Math.min(i,
this.reducePos)),this.shiftContext(e,i),e<=o.maxNode&&this.buffer.push(e,i,s,4)}else this.pos=s,this.
shiftContext(e,i),e<=this.p.parser.maxNode&&this.buffer.push(e,i,s,4)}apply(t,e,i,s){t&65536?this.reduce(
t):this.shift(t,e,i,s)}useNode(t,e,i){let s=this.p.reused.length-1;(s<0||this.p.reused[s]!=t)&&(this.
p.reused.push(t),s++);let r=this.reducePos=this.pos=i+t.length;this.pushState(e,i),this.buffer.push(
s,i,r,-1),this.curContext&&this.updateContext(this.curContext.tracker.reuse(this.curContext.context,
t,this,this.p.stream.reset(this.pos-t.length)))}split(){let t=this,e=t.buffer.length;for(e&&t.buffer[e-
4]==0&&(e-=4);e>0&&t.buffer[e-2]>t.reducePos;)e-=4;let i=t.buffer.slice(e),s=t.bufferBase+e;for(;t&&
s==t.bufferBase;)t=t.parent;return new n(this.p,this.stack.slice(),this.state,this.reducePos,this.pos,
this.score,i,s,this.curContext,this.lookAhead,t)}recoverByDelete(t,e){let i=t<=this.p.parser.maxNode;
i&&this.storeNode(t,this.pos,e,4),this.storeNode(0,this.pos,e,i?8:4),this.pos=this.reducePos=e,this.
score-=190}canShift(t){for(let e=new Sh(this);;){let i=this.p.parser.stateSlot(e.state,4)||this.p.parser.
hasAction(e.state,t);if(i==0)return!1;if((i&65536)==0)return!0;e.reduce(i)}}recoverByInsert(t){if(this.
stack.length>=300)return[];let e=this.p.parser.nextStates(this.state);if(e.length>8||this.stack.length>=
120){let s=[];for(let r=0,o;r<e.length;r+=2)(o=e[r+1])!=this.state&&this.p.parser.hasAction(o,t)&&s.
push(e[r],o);if(this.stack.length<120)for(let r=0;s.length<8&&r<e.length;r+=2){let o=e[r+1];s.some((l,a)=>a&
1&&l==o)||s.push(e[r],o)}e=s}let i=[];for(let s=0;s<e.length&&i.length<4;s+=2){let r=e[s+1];if(r==this.
state)continue;let o=this.split();o.pushState(r,this.pos),o.storeNode(0,o.pos,o.pos,4,!0),o.shiftContext(
e[s],this.pos),o.reducePos=this.pos,o.score-=200,i.push(o)}return i}forceReduce(){let{parser:t}=this.
p,e=t.stateSlot(this.state,5);if((e&65536)==0)return!1;if(!t.validAction(this.state,e)){let i=e>>19,
s=e&65535,r=this.stack.length-i*3;if(r<0||t.getGoto(this.stack[r],s,!1)<0){let o=this.findForcedReduction();
if(o==null)return!1;e=o}this.storeNode(0,this.pos,this.pos,4,!0),this.score-=100}return this.reducePos=
this.pos,this.reduce(e),!0}findForcedReduction(){let{parser:t}=this.p,e=[],i=(s,r)=>{if(!e.includes(
s))return e.push(s),t.allActions(s,o=>{if(!(o&393216))if(o&65536){let l=(o>>19)-r;if(l>1){let a=o&65535,
h=this.stack.length-l*3;if(h>=0&&t.getGoto(this.stack[h],a,!1)>=0)return l<<19|65536|a}}else{let l=i(
o,r+1);if(l!=null)return l}})};return i(this.state,0)}forceAll(){for(;!this.p.parser.stateFlag(this.
state,2);)if(!this.forceReduce()){this.storeNode(0,this.pos,this.pos,4,!0);break}return this}get deadEnd(){
if(this.stack.length!=3)return!1;let{parser:t}=this.p;return t.data[t.stateSlot(this.state,1)]==65535&&
!t.stateSlot(this.state,4)}restart(){this.storeNode(0,this.pos,this.pos,4,!0),this.state=this.stack[0],
this.stack.length=0}sameState(t){if(this.state!=t.state||this.stack.length!=t.stack.length)return!1;
for(let e=0;e<this.stack.length;e+=3)if(this.stack[e]!=t.stack[e])return!1;return!0}get parser(){return this.
p.parser}dialectEnabled(t){return this.p.parser.dialect.flags[t]}shiftContext(t,e){this.curContext&&
this.updateContext(this.curContext.tracker.shift(this.curContext.context,t,this,this.p.stream.reset(
e)))}reduceContext(t,e){this.curContext&&this.updateContext(this.curContext.tracker.reduce(this.curContext.
context,t,this,this.p.stream.reset(e)))}emitContext(){let t=this.buffer.length-1;(t<0||this.buffer[t]!=
-3)&&this.storeNode(this.curContext.hash,this.reducePos,this.reducePos,-3,!0)}emitLookAhead(){let t=this.
buffer.length-1;(t<0||this.buffer[t]!=-4)&&this.buffer.push(this.lookAhead,this.pos,this.pos,-4)}updateContext(t){
if(t!=this.curContext.context){let e=new bo(this.curContext.tracker,t);e.hash!=this.curContext.hash&&
this.emitContext(),this.curContext=e}}setLookAhead(t){return t<=this.lookAhead?!1:(this.emitLookAhead(),
this.lookAhead=t,!0)}close(){this.curContext&&this.curContext.tracker.strict&&this.emitContext(),this.
lookAhead>0&&this.emitLookAhead()}},bo=class{constructor(t,e){this.tracker=t,this.context=e,this.hash=
t.strict?t.hash(e):0}},Sh=class{constructor(t){this.start=t,this.state=t.state,this.stack=t.stack,this.
base=this.stack.length}reduce(t){let e=t&65535,i=t>>19;i==0?(this.stack==this.start.stack&&(this.stack=
this.stack.slice()),this.stack.push(this.state,0,0),this.base+=3):this.base-=(i-1)*3;let s=this.start.
p.parser.getGoto(this.stack[this.base-3],e,!0);this.state=s}},vh=class n{constructor(t,e,i){this.stack=
t,this.pos=e,this.index=i,this.buffer=t.buffer,this.index==0&&this.maybeNext()}static create(t,e=t.bufferBase+
t.buffer.length){return new n(t,e,e-t.bufferBase)}maybeNext(){let t=this.stack.parent;t!=null&&(this.
index=this.stack.bufferBase-t.bufferBase,this.stack=t,this.buffer=t.buffer)}get id(){return this.buffer[this.
index-4]}get start(){return this.buffer[this.index-3]}get end(){return this.buffer[this.index-2]}get size(){
return this.buffer[this.index-1]}next(){this.index-=4,this.pos-=4,this.index==0&&this.maybeNext()}fork(){
return new n(this.stack,this.pos,this.index)}};function mn(n,t=Uint16Array){if(typeof n!="string")return n;
let e=null;for(let i=0,s=0;i<n.length;){let r=0;for(;;){let o=n.charCodeAt(i++),l=!1;if(o==126){r=65535;
break}o>=92&&o--,o>=34&&o--;let a=o-32;if(a>=46&&(a-=46,l=!0),r+=a,l)break;r*=46}e?e[s++]=r:e=new t(
r)}return e}var bs=class{constructor(){this.start=-1,this.value=-1,this.end=-1,this.extended=-1,this.
lookAhead=0,this.mask=0,this.context=0}},om=new bs,Th=class{constructor(t,e){this.input=t,this.ranges=
e,this.chunk="",this.chunkOff=0,this.chunk2="",this.chunk2Pos=0,this.next=-1,this.token=om,this.rangeIndex=
0,this.pos=this.chunkPos=e[0].from,this.range=e[0],this.end=e[e.length-1].to,this.readNext()}resolveOffset(t,e){
let i=this.range,s=this.rangeIndex,r=this.pos+t;for(;r<i.from;){if(!s)return null;let o=this.ranges[--s];
r-=i.from-o.to,i=o}for(;e<0?r>i.to:r>=i.to;){if(s==this.ranges.length-1)return null;let o=this.ranges[++s];
r+=o.from-i.to,i=o}return r}clipPos(t){if(t>=this.range.from&&t<this.range.to)return t;for(let e of this.
ranges)if(e.to>t)return Math.max(t,e.from);return this.end}peek(t){let e=this.chunkOff+t,i,s;if(e>=0&&
e<this.chunk.length)i=this.pos+t,s=this.chunk.charCodeAt(e);else{let r=this.resolveOffset(t,1);if(r==
null)return-1;if(i=r,i>=this.chunk2Pos&&i<this.chunk2Pos+this.chunk2.length)s=this.chunk2.charCodeAt(
i-this.chunk2Pos);else{let o=this.rangeIndex,l=this.range;for(;l.to<=i;)l=this.ranges[++o];this.chunk2=
this.input.chunk(this.chunk2Pos=i),i+this.chunk2.length>l.to&&(this.chunk2=this.chunk2.slice(0,l.to-
i)),s=this.chunk2.charCodeAt(0)}}return i>=this.token.lookAhead&&(this.token.lookAhead=i+1),s}acceptToken(t,e=0){
let i=e?this.resolveOffset(e,-1):this.pos;if(i==null||i<this.token.start)throw new RangeError("Token\
 end out of bounds");this.token.value=t,this.token.end=i}acceptTokenTo(t,e){this.token.value=t,this.
token.end=e}getChunk(){if(this.pos>=this.chunk2Pos&&this.pos<this.chunk2Pos+this.chunk2.length){let{
chunk:t,chunkPos:e}=this;this.chunk=this.chunk2,this.chunkPos=this.chunk2Pos,this.chunk2=t,this.chunk2Pos=
e,this.chunkOff=this.pos-this.chunkPos}else{this.chunk2=this.chunk,this.chunk2Pos=this.chunkPos;let t=this.
input.chunk(this.pos),e=this.pos+t.length;this.chunk=e>this.range.to?t.slice(0,this.range.to-this.pos):
t,this.chunkPos=this.pos,this.chunkOff=0}}readNext(){return this.chunkOff>=this.chunk.length&&(this.
getChunk(),this.chunkOff==this.chunk.length)?this.next=-1:this.next=this.chunk.charCodeAt(this.chunkOff)}advance(t=1){
for(this.chunkOff+=t;this.pos+t>=this.range.to;){if(this.rangeIndex==this.ranges.length-1)return this.
setDone();t-=this.range.to-this.pos,this.range=this.ranges[++this.rangeIndex],this.pos=this.range.from}
return this.pos+=t,this.pos>=this.token.lookAhead&&(this.token.lookAhead=this.pos+1),this.readNext()}setDone(){
return this.pos=this.chunkPos=this.end,this.range=this.ranges[this.rangeIndex=this.ranges.length-1],
this.chunk="",this.next=-1}reset(t,e){if(e?(this.token=e,e.start=t,e.lookAhead=t+1,e.value=e.extended=
-1):this.token=om,this.pos!=t){if(this.pos=t,t==this.end)return this.setDone(),this;for(;t<this.range.
from;)this.range=this.ranges[--this.rangeIndex];for(;t>=this.range.to;)this.range=this.ranges[++this.
rangeIndex];t>=this.chunkPos&&t<this.chunkPos+this.chunk.length?this.chunkOff=t-this.chunkPos:(this.
chunk="",this.chunkOff=0),this.readNext()}return this}read(t,e){if(t>=this.chunkPos&&e<=this.chunkPos+
this.chunk.length)return this.chunk.slice(t-this.chunkPos,e-this.chunkPos);if(t>=this.chunk2Pos&&e<=
this.chunk2Pos+this.chunk2.length)return this.chunk2.slice(t-this.chunk2Pos,e-this.chunk2Pos);if(t>=
this.range.from&&e<=this.range.to)return this.input.read(t,e);let i="";for(let s of this.ranges){if(s.
from>=e)break;s.to>t&&(i+=this.input.read(Math.max(s.from,t),Math.min(s.to,e)))}return i}},fi=class{constructor(t,e){
this.data=t,this.id=e}token(t,e){let{parser:i}=e.p;fm(this.data,t,e,this.id,i.data,i.tokenPrecTable)}};
fi.prototype.contextual=fi.prototype.fallback=fi.prototype.extend=!1;var Ch=class{constructor(t,e,i){
this.precTable=e,this.elseToken=i,this.data=typeof t=="string"?mn(t):t}token(t,e){let i=t.pos,s=0;for(;;){
let r=t.next<0,o=t.resolveOffset(1,1);if(fm(this.data,t,e,0,this.data,this.precTable),t.token.value>
-1)break;if(this.elseToken==null)return;if(r||s++,o==null)break;t.reset(o,t.token)}s&&(t.reset(i,t.token),
t.acceptToken(this.elseToken,s))}};Ch.prototype.contextual=fi.prototype.fallback=fi.prototype.extend=
!1;var Li=class{constructor(t,e={}){this.token=t,this.contextual=!!e.contextual,this.fallback=!!e.fallback,
this.extend=!!e.extend}};function fm(n,t,e,i,s,r){let o=0,l=1<<i,{dialect:a}=e.p.parser;t:for(;(l&n[o])!=
0;){let h=n[o+1];for(let d=o+3;d<h;d+=2)if((n[d+1]&l)>0){let p=n[d];if(a.allows(p)&&(t.token.value==
-1||t.token.value==p||Gy(p,t.token.value,s,r))){t.acceptToken(p);break}}let c=t.next,f=0,u=n[o+2];if(t.
next<0&&u>f&&n[h+u*3-3]==65535){o=n[h+u*3-1];continue t}for(;f<u;){let d=f+u>>1,p=h+d+(d<<1),m=n[p],
O=n[p+1]||65536;if(c<m)u=d;else if(c>=O)f=d+1;else{o=n[p+2],t.advance();continue t}}break}}function lm(n,t,e){
for(let i=t,s;(s=n[i])!=65535;i++)if(s==e)return i-t;return-1}function Gy(n,t,e,i){let s=lm(e,i,t);return s<
0||lm(e,i,n)<s}var Vt=typeof process<"u"&&process.env&&/\bparse\b/.test(process.env.LOG),yh=null;function am(n,t,e){
let i=n.cursor(it.IncludeAnonymous);for(i.moveTo(t);;)if(!(e<0?i.childBefore(t):i.childAfter(t)))for(;;){
if((e<0?i.to<t:i.from>t)&&!i.type.isError)return e<0?Math.max(0,Math.min(i.to-1,t-25)):Math.min(n.length,
Math.max(i.from+1,t+25));if(e<0?i.prevSibling():i.nextSibling())break;if(!i.parent())return e<0?0:n.
length}}var Ah=class{constructor(t,e){this.fragments=t,this.minRepeat=e,this.i=0,this.fragment=null,
this.safeFrom=-1,this.safeTo=-1,this.trees=[],this.start=[],this.index=[],this.lastRepeat=null,this.
lastRepeatPos=-1,this.nextFragment()}nextFragment(){let t=this.fragment=this.i==this.fragments.length?
null:this.fragments[this.i++];if(t){for(this.safeFrom=t.openStart?am(t.tree,t.from+t.offset,1)-t.offset:
t.from,this.safeTo=t.openEnd?am(t.tree,t.to+t.offset,-1)-t.offset:t.to;this.trees.length;)this.trees.
pop(),this.start.pop(),this.index.pop();this.trees.push(t.tree),this.start.push(-t.offset),this.index.
push(0),this.nextStart=this.safeFrom}else this.nextStart=1e9}nodeAt(t){if(t<this.nextStart)return null;
for(;this.fragment&&this.safeTo<=t;)this.nextFragment();if(!this.fragment)return null;for(;;){let e=this.
trees.length-1;if(e<0)return this.nextFragment(),null;if(t<this.safeFrom)return null;let i=this.trees[e],
s=this.index[e];if(s==i.children.length){this.trees.pop(),this.start.pop(),this.index.pop();continue}
let r=i.children[s],o=this.start[e]+i.positions[s];if(o>t)return this.nextStart=o,null;if(r instanceof
ht){let l=o>this.lastRepeatPos&&r.type.id>=this.minRepeat;if(o==t||l){let a=o+r.length,h;if(o>=this.
safeFrom&&a<=this.safeTo&&(!(h=r.prop(L.lookAhead))||a+h<this.fragment.to)&&(l&&(this.lastRepeat=r,this.
lastRepeatPos=o),o==t))return r}this.index[e]++,o+r.length>=Math.max(this.safeFrom,t)&&(this.trees.push(
r),this.start.push(o),this.index.push(0))}else this.index[e]++,this.nextStart=o+r.length}}},Ph=class{constructor(t,e){
this.stream=e,this.tokens=[],this.mainToken=null,this.actions=[],this.tokens=t.tokenizers.map(i=>new bs)}getActions(t){
let e=0,i=null,{parser:s}=t.p,{tokenizers:r}=s,o=s.stateSlot(t.state,3),l=t.curContext?t.curContext.
hash:0,a=0;for(let h=0;h<r.length;h++){if((1<<h&o)==0)continue;let c=r[h],f=this.tokens[h];if(!(i&&!c.
fallback)&&((c.contextual||f.start!=t.pos||f.mask!=o||f.context!=l)&&(this.updateCachedToken(f,c,t),
f.mask=o,f.context=l),f.lookAhead>f.end+25&&(a=Math.max(f.lookAhead,a)),f.value!=0)){let u=e;if(f.extended>
-1&&(e=this.addActions(t,f.extended,f.end,e)),e=this.addActions(t,f.value,f.end,e),!c.extend&&(i=f,e>
u))break}}for(;this.actions.length>e;)this.actions.pop();return a&&t.setLookAhead(a),!i&&t.pos==this.
stream.end&&(i=new bs,i.value=t.p.parser.eofTerm,i.start=i.end=t.pos,e=this.addActions(t,i.value,i.end,
e)),this.mainToken=i,this.actions}getMainToken(t){if(this.mainToken)return this.mainToken;let e=new bs,
{pos:i,p:s}=t;return e.start=i,e.end=Math.min(i+1,s.stream.end),e.value=i==s.stream.end?s.parser.eofTerm:
0,e}updateCachedToken(t,e,i){let s=this.stream.clipPos(i.pos);if(e.token(this.stream.reset(s,t),i),t.
value>-1){let{parser:r}=i.p;for(let o=0;o<r.specialized.length;o++)if(r.specialized[o]==t.value){let l=r.
specializers[o](this.stream.read(t.start,t.end),i);if(l>=0&&i.p.parser.dialect.allows(l>>1)){(l&1)==
0?t.value=l>>1:t.extended=l>>1;break}}}else t.value=0,t.end=this.stream.clipPos(s+1)}putAction(t,e,i,s){
for(let r=0;r<s;r+=3)if(this.actions[r]==t)return s;return this.actions[s++]=t,this.actions[s++]=e,this.
actions[s++]=i,s}addActions(t,e,i,s){let{state:r}=t,{parser:o}=t.p,{data:l}=o;for(let a=0;a<2;a++)for(let h=o.
stateSlot(r,a?2:1);;h+=3){if(l[h]==65535)if(l[h+1]==1)h=Ie(l,h+2);else{s==0&&l[h+1]==2&&(s=this.putAction(
Ie(l,h+2),e,i,s));break}l[h]==e&&(s=this.putAction(Ie(l,h+1),e,i,s))}return s}},$h=class{constructor(t,e,i,s){
this.parser=t,this.input=e,this.ranges=s,this.recovering=0,this.nextStackID=9812,this.minStackPos=0,
this.reused=[],this.stoppedAt=null,this.lastBigReductionStart=-1,this.lastBigReductionSize=0,this.bigReductionCount=
0,this.stream=new Th(e,s),this.tokens=new Ph(t,this.stream),this.topTerm=t.top[1];let{from:r}=s[0];this.
stacks=[xh.start(this,t.top[0],r)],this.fragments=i.length&&this.stream.end-r>t.bufferLength*4?new Ah(
i,t.minRepeatTerm):null}get parsedPos(){return this.minStackPos}advance(){let t=this.stacks,e=this.minStackPos,
i=this.stacks=[],s,r;if(this.bigReductionCount>300&&t.length==1){let[o]=t;for(;o.forceReduce()&&o.stack.
length&&o.stack[o.stack.length-2]>=this.lastBigReductionStart;);this.bigReductionCount=this.lastBigReductionSize=
0}for(let o=0;o<t.length;o++){let l=t[o];for(;;){if(this.tokens.mainToken=null,l.pos>e)i.push(l);else{
if(this.advanceStack(l,i,t))continue;{s||(s=[],r=[]),s.push(l);let a=this.tokens.getMainToken(l);r.push(
a.value,a.end)}}break}}if(!i.length){let o=s&&Zy(s);if(o)return Vt&&console.log("Finish with "+this.
stackID(o)),this.stackToTree(o);if(this.parser.strict)throw Vt&&s&&console.log("Stuck with token "+(this.
tokens.mainToken?this.parser.getName(this.tokens.mainToken.value):"none")),new SyntaxError("No parse\
 at "+e);this.recovering||(this.recovering=5)}if(this.recovering&&s){let o=this.stoppedAt!=null&&s[0].
pos>this.stoppedAt?s[0]:this.runRecovery(s,r,i);if(o)return Vt&&console.log("Force-finish "+this.stackID(
o)),this.stackToTree(o.forceAll())}if(this.recovering){let o=this.recovering==1?1:this.recovering*3;
if(i.length>o)for(i.sort((l,a)=>a.score-l.score);i.length>o;)i.pop();i.some(l=>l.reducePos>e)&&this.
recovering--}else if(i.length>1){t:for(let o=0;o<i.length-1;o++){let l=i[o];for(let a=o+1;a<i.length;a++){
let h=i[a];if(l.sameState(h)||l.buffer.length>500&&h.buffer.length>500)if((l.score-h.score||l.buffer.
length-h.buffer.length)>0)i.splice(a--,1);else{i.splice(o--,1);continue t}}}i.length>12&&(i.sort((o,l)=>l.
score-o.score),i.splice(12,i.length-12))}this.minStackPos=i[0].pos;for(let o=1;o<i.length;o++)i[o].pos<
this.minStackPos&&(this.minStackPos=i[o].pos);return null}stopAt(t){if(this.stoppedAt!=null&&this.stoppedAt<
t)throw new RangeError("Can't move stoppedAt forward");this.stoppedAt=t}tryReuse(t,e,i,s){if(!i)return null;
let r=t.curContext&&t.curContext.tracker.strict,o=r?t.curContext.hash:0;for(;i;){let l=this.parser.nodeSet.
types[i.type.id]!=i.type?-1:this.parser.getGoto(t.state,i.type.id);if(l>-1&&i.length&&(!r||(i.prop(L.
contextHash)||0)==o))return t.useNode(i,l,e),i;if(i.children.length==0||i.positions[0]>0)break;let a=i.
children[0];if(a instanceof ht&&(!s||a.type.id>=this.parser.minRepeatTerm))i=a;else break}return null}advanceStack(t,e,i){
let s=t.pos,{parser:r}=this,o=Vt?this.stackID(t)+" -> ":"";if(this.stoppedAt!=null&&s>this.stoppedAt)
return t.forceReduce()?t:null;if(this.fragments){let h=t.reducePos<s&&t.buffer.length&&t.buffer[t.buffer.
length-2]<=t.reducePos&&this.fragments.lastRepeatPos==t.reducePos&&this.tryReuse(t,t.reducePos,this.
fragments.lastRepeat,!0)||this.tryReuse(t,s,this.fragments.nodeAt(s),!1);if(h)return Vt&&console.log(
o+this.stackID(t)+` (via reuse of ${r.getName(h.type.id)})`),!0}let l=r.stateSlot(t.state,4);if(l>0)
return t.reduce(l),Vt&&console.log(o+this.stackID(t)+` (via always-reduce ${r.getName(l&65535)})`),!0;
if(t.stack.length>=8400)for(;t.stack.length>6e3&&t.forceReduce(););let a=this.tokens.getActions(t);for(let h=0;h<
a.length;){let c=a[h++],f=a[h++],u=a[h++],d=h==a.length||!i,p=d?t:t.split(),m=this.tokens.mainToken;
if(p.apply(c,f,m?m.start:p.pos,u),Vt&&console.log(o+this.stackID(p)+` (via ${(c&65536)==0?"shift":`r\
educe of ${r.getName(c&65535)}`} for ${r.getName(f)} @ ${s}${p==t?"":", split"})`),d)return!0;p.pos>
s?e.push(p):i.push(p)}return!1}advanceFully(t,e){let i=t.pos;for(;;){if(!this.advanceStack(t,null,null))
return!1;if(t.pos>i)return hm(t,e),!0}}runRecovery(t,e,i){let s=null,r=!1;for(let o=0;o<t.length;o++){
let l=t[o],a=e[o<<1],h=e[(o<<1)+1],c=Vt?this.stackID(l)+" -> ":"";if(l.deadEnd&&(r||(r=!0,l.restart(),
Vt&&console.log(c+this.stackID(l)+" (restarted)"),this.advanceFully(l,i))))continue;let f=l.split(),
u=c;for(let d=0;d<10&&f.forceReduce()&&(Vt&&console.log(u+this.stackID(f)+" (via force-reduce)"),!this.
advanceFully(f,i));d++)Vt&&(u=this.stackID(f)+" -> ");for(let d of l.recoverByInsert(a))Vt&&console.
log(c+this.stackID(d)+" (via recover-insert)"),this.advanceFully(d,i);this.stream.end>l.pos?(h==l.pos&&
(h++,a=0),l.recoverByDelete(a,h),Vt&&console.log(c+this.stackID(l)+` (via recover-delete ${this.parser.
getName(a)})`),hm(l,i)):(!s||s.score<f.score)&&(s=f)}return s}stackToTree(t){return t.close(),ht.build(
{buffer:vh.create(t),nodeSet:this.parser.nodeSet,topID:this.topTerm,maxBufferLength:this.parser.bufferLength,
reused:this.reused,start:this.ranges[0].from,length:t.pos-this.ranges[0].from,minRepeatType:this.parser.
minRepeatTerm})}stackID(t){let e=(yh||(yh=new WeakMap)).get(t);return e||yh.set(t,e=String.fromCodePoint(
this.nextStackID++)),e+t}};function hm(n,t){for(let e=0;e<t.length;e++){let i=t[e];if(i.pos==n.pos&&
i.sameState(n)){t[e].score<n.score&&(t[e]=n);return}}t.push(n)}var Mh=class{constructor(t,e,i){this.
source=t,this.flags=e,this.disabled=i}allows(t){return!this.disabled||this.disabled[t]==0}},kh=n=>n,
yo=class{constructor(t){this.start=t.start,this.shift=t.shift||kh,this.reduce=t.reduce||kh,this.reuse=
t.reuse||kh,this.hash=t.hash||(()=>0),this.strict=t.strict!==!1}},ko=class n extends ps{constructor(t){
if(super(),this.wrappers=[],t.version!=14)throw new RangeError(`Parser version (${t.version}) doesn'\
t match runtime version (14)`);let e=t.nodeNames.split(" ");this.minRepeatTerm=e.length;for(let l=0;l<
t.repeatNodeCount;l++)e.push("");let i=Object.keys(t.topRules).map(l=>t.topRules[l][1]),s=[];for(let l=0;l<
e.length;l++)s.push([]);function r(l,a,h){s[l].push([a,a.deserialize(String(h))])}if(t.nodeProps)for(let l of t.
nodeProps){let a=l[0];typeof a=="string"&&(a=L[a]);for(let h=1;h<l.length;){let c=l[h++];if(c>=0)r(c,
a,l[h++]);else{let f=l[h+-c];for(let u=-c;u>0;u--)r(l[h++],a,f);h++}}}this.nodeSet=new on(e.map((l,a)=>xt.
define({name:a>=this.minRepeatTerm?void 0:l,id:a,props:s[a],top:i.indexOf(a)>-1,error:a==0,skipped:t.
skippedNodes&&t.skippedNodes.indexOf(a)>-1}))),t.propSources&&(this.nodeSet=this.nodeSet.extend(...t.
propSources)),this.strict=!1,this.bufferLength=1024;let o=mn(t.tokenData);this.context=t.context,this.
specializerSpecs=t.specialized||[],this.specialized=new Uint16Array(this.specializerSpecs.length);for(let l=0;l<
this.specializerSpecs.length;l++)this.specialized[l]=this.specializerSpecs[l].term;this.specializers=
this.specializerSpecs.map(cm),this.states=mn(t.states,Uint32Array),this.data=mn(t.stateData),this.goto=
mn(t.goto),this.maxTerm=t.maxTerm,this.tokenizers=t.tokenizers.map(l=>typeof l=="number"?new fi(o,l):
l),this.topRules=t.topRules,this.dialects=t.dialects||{},this.dynamicPrecedences=t.dynamicPrecedences||
null,this.tokenPrecTable=t.tokenPrec,this.termNames=t.termNames||null,this.maxNode=this.nodeSet.types.
length-1,this.dialect=this.parseDialect(),this.top=this.topRules[Object.keys(this.topRules)[0]]}createParse(t,e,i){
let s=new $h(this,t,e,i);for(let r of this.wrappers)s=r(s,t,e,i);return s}getGoto(t,e,i=!1){let s=this.
goto;if(e>=s[0])return-1;for(let r=s[e+1];;){let o=s[r++],l=o&1,a=s[r++];if(l&&i)return a;for(let h=r+
(o>>1);r<h;r++)if(s[r]==t)return a;if(l)return-1}}hasAction(t,e){let i=this.data;for(let s=0;s<2;s++)
for(let r=this.stateSlot(t,s?2:1),o;;r+=3){if((o=i[r])==65535)if(i[r+1]==1)o=i[r=Ie(i,r+2)];else{if(i[r+
1]==2)return Ie(i,r+2);break}if(o==e||o==0)return Ie(i,r+1)}return 0}stateSlot(t,e){return this.states[t*
6+e]}stateFlag(t,e){return(this.stateSlot(t,0)&e)>0}validAction(t,e){return!!this.allActions(t,i=>i==
e?!0:null)}allActions(t,e){let i=this.stateSlot(t,4),s=i?e(i):void 0;for(let r=this.stateSlot(t,1);s==
null;r+=3){if(this.data[r]==65535)if(this.data[r+1]==1)r=Ie(this.data,r+2);else break;s=e(Ie(this.data,
r+1))}return s}nextStates(t){let e=[];for(let i=this.stateSlot(t,1);;i+=3){if(this.data[i]==65535)if(this.
data[i+1]==1)i=Ie(this.data,i+2);else break;if((this.data[i+2]&1)==0){let s=this.data[i+1];e.some((r,o)=>o&
1&&r==s)||e.push(this.data[i],s)}}return e}configure(t){let e=Object.assign(Object.create(n.prototype),
this);if(t.props&&(e.nodeSet=this.nodeSet.extend(...t.props)),t.top){let i=this.topRules[t.top];if(!i)
throw new RangeError(`Invalid top rule name ${t.top}`);e.top=i}return t.tokenizers&&(e.tokenizers=this.
tokenizers.map(i=>{let s=t.tokenizers.find(r=>r.from==i);return s?s.to:i})),t.specializers&&(e.specializers=
this.specializers.slice(),e.specializerSpecs=this.specializerSpecs.map((i,s)=>{let r=t.specializers.
find(l=>l.from==i.external);if(!r)return i;let o=Object.assign(Object.assign({},i),{external:r.to});
return e.specializers[s]=cm(o),o})),t.contextTracker&&(e.context=t.contextTracker),t.dialect&&(e.dialect=
this.parseDialect(t.dialect)),t.strict!=null&&(e.strict=t.strict),t.wrap&&(e.wrappers=e.wrappers.concat(
t.wrap)),t.bufferLength!=null&&(e.bufferLength=t.bufferLength),e}hasWrappers(){return this.wrappers.
length>0}getName(t){return this.termNames?this.termNames[t]:String(t<=this.maxNode&&this.nodeSet.types[t].
name||t)}get eofTerm(){return this.maxNode+1}get topNode(){return this.nodeSet.types[this.top[1]]}dynamicPrecedence(t){
let e=this.dynamicPrecedences;return e==null?0:e[t]||0}parseDialect(t){let e=Object.keys(this.dialects),
i=e.map(()=>!1);if(t)for(let r of t.split(" ")){let o=e.indexOf(r);o>=0&&(i[o]=!0)}let s=null;for(let r=0;r<
e.length;r++)if(!i[r])for(let o=this.dialects[e[r]],l;(l=this.data[o++])!=65535;)(s||(s=new Uint8Array(
this.maxTerm+1)))[l]=1;return new Mh(t,i,s)}static deserialize(t){return new n(t)}};function Ie(n,t){
return n[t]|n[t+1]<<16}function Zy(n){let t=null;for(let e of n){let i=e.p.stoppedAt;(e.pos==e.p.stream.
end||i!=null&&e.pos>i)&&e.p.parser.stateFlag(e.state,2)&&(!t||t.score<e.score)&&(t=e)}return t}function cm(n){
if(n.external){let t=n.extend?1:0;return(e,i)=>n.external(e,i)<<1|t}return n.get}var Yy=1,Om=194,wm=195,Ky=196,um=197,Jy=198,tk=199,ek=200,ik=2,bm=3,dm=201,sk=24,nk=25,rk=49,ok=50,lk=55,
ak=56,hk=57,ck=59,fk=60,uk=61,dk=62,pk=63,mk=65,gk=238,Ok=71,wk=241,bk=242,yk=243,kk=244,xk=245,Sk=246,
vk=247,Tk=248,ym=72,Ck=249,Ak=250,Pk=251,$k=252,Mk=253,Qk=254,Rk=255,Ek=256,Dk=73,zk=77,Bk=263,Lk=112,
Ik=130,Nk=151,Wk=152,qk=155,Ii=10,gn=13,Dh=32,vo=9,zh=35,Vk=40,jk=46,Eh=123,pm=125,km=39,xm=34,mm=92,
Fk=111,_k=120,Xk=78,Uk=117,Hk=85,Gk=new Set([nk,rk,ok,Bk,mk,Ik,ak,hk,gk,dk,pk,ym,Dk,zk,fk,uk,Nk,Wk,qk,
Lk]);function Qh(n){return n==Ii||n==gn}function Rh(n){return n>=48&&n<=57||n>=65&&n<=70||n>=97&&n<=
102}var Zk=new Li((n,t)=>{let e;if(n.next<0)n.acceptToken(tk);else if(t.context.flags&xo)Qh(n.next)&&
n.acceptToken(Jy,1);else if(((e=n.peek(-1))<0||Qh(e))&&t.canShift(um)){let i=0;for(;n.next==Dh||n.next==
vo;)n.advance(),i++;(n.next==Ii||n.next==gn||n.next==zh)&&n.acceptToken(um,-i)}else Qh(n.next)&&n.acceptToken(
Ky,1)},{contextual:!0}),Yk=new Li((n,t)=>{let e=t.context;if(e.flags)return;let i=n.peek(-1);if(i==Ii||
i==gn){let s=0,r=0;for(;;){if(n.next==Dh)s++;else if(n.next==vo)s+=8-s%8;else break;n.advance(),r++}
s!=e.indent&&n.next!=Ii&&n.next!=gn&&n.next!=zh&&(s<e.indent?n.acceptToken(wm,-r):n.acceptToken(Om))}}),
xo=1,Sm=2,Ne=4,We=8,qe=16,Ve=32;function So(n,t,e){this.parent=n,this.indent=t,this.flags=e,this.hash=
(n?n.hash+n.hash<<8:0)+t+(t<<4)+e+(e<<6)}var Kk=new So(null,0,0);function Jk(n){let t=0;for(let e=0;e<
n.length;e++)t+=n.charCodeAt(e)==vo?8-t%8:1;return t}var gm=new Map([[wk,0],[bk,Ne],[yk,We],[kk,We|Ne],
[xk,qe],[Sk,qe|Ne],[vk,qe|We],[Tk,qe|We|Ne],[Ck,Ve],[Ak,Ve|Ne],[Pk,Ve|We],[$k,Ve|We|Ne],[Mk,Ve|qe],[
Qk,Ve|qe|Ne],[Rk,Ve|qe|We],[Ek,Ve|qe|We|Ne]].map(([n,t])=>[n,t|Sm])),t1=new yo({start:Kk,reduce(n,t,e,i){
return n.flags&xo&&Gk.has(t)||(t==Ok||t==ym)&&n.flags&Sm?n.parent:n},shift(n,t,e,i){return t==Om?new So(
n,Jk(i.read(i.pos,e.pos)),0):t==wm?n.parent:t==sk||t==lk||t==ck||t==bm?new So(n,0,xo):gm.has(t)?new So(
n,0,gm.get(t)|n.flags&xo):n},hash(n){return n.hash}}),e1=new Li(n=>{for(let t=0;t<5;t++){if(n.next!=
"print".charCodeAt(t))return;n.advance()}if(!/\w/.test(String.fromCharCode(n.next)))for(let t=0;;t++){
let e=n.peek(t);if(!(e==Dh||e==vo)){e!=Vk&&e!=jk&&e!=Ii&&e!=gn&&e!=zh&&n.acceptToken(Yy);return}}}),
i1=new Li((n,t)=>{let{flags:e}=t.context,i=e&Ne?xm:km,s=(e&We)>0,r=!(e&qe),o=(e&Ve)>0,l=n.pos;for(;!(n.
next<0);)if(o&&n.next==Eh)if(n.peek(1)==Eh)n.advance(2);else{if(n.pos==l){n.acceptToken(bm,1);return}
break}else if(r&&n.next==mm){if(n.pos==l){n.advance();let a=n.next;a>=0&&(n.advance(),s1(n,a)),n.acceptToken(
ik);return}break}else if(n.next==mm&&!r&&n.peek(1)>-1)n.advance(2);else if(n.next==i&&(!s||n.peek(1)==
i&&n.peek(2)==i)){if(n.pos==l){n.acceptToken(dm,s?3:1);return}break}else if(n.next==Ii){if(s)n.advance();else if(n.
pos==l){n.acceptToken(dm);return}break}else n.advance();n.pos>l&&n.acceptToken(ek)});function s1(n,t){
if(t==Fk)for(let e=0;e<2&&n.next>=48&&n.next<=55;e++)n.advance();else if(t==_k)for(let e=0;e<2&&Rh(n.
next);e++)n.advance();else if(t==Uk)for(let e=0;e<4&&Rh(n.next);e++)n.advance();else if(t==Hk)for(let e=0;e<
8&&Rh(n.next);e++)n.advance();else if(t==Xk&&n.next==Eh){for(n.advance();n.next>=0&&n.next!=pm&&n.next!=
km&&n.next!=xm&&n.next!=Ii;)n.advance();n.next==pm&&n.advance()}}var n1=oo({'async "*" "**" FormatCo\
nversion FormatSpec':b.modifier,"for while if elif else try except finally return raise break contin\
ue with pass assert await yield match case":b.controlKeyword,"in not and or is del":b.operatorKeyword,
"from def class global nonlocal lambda":b.definitionKeyword,import:b.moduleKeyword,"with as print":b.
keyword,Boolean:b.bool,None:b.null,VariableName:b.variableName,"CallExpression/VariableName":b.function(
b.variableName),"FunctionDefinition/VariableName":b.function(b.definition(b.variableName)),"ClassDef\
inition/VariableName":b.definition(b.className),PropertyName:b.propertyName,"CallExpression/MemberEx\
pression/PropertyName":b.function(b.propertyName),Comment:b.lineComment,Number:b.number,String:b.string,
FormatString:b.special(b.string),Escape:b.escape,UpdateOp:b.updateOperator,"ArithOp!":b.arithmeticOperator,
BitOp:b.bitwiseOperator,CompareOp:b.compareOperator,AssignOp:b.definitionOperator,Ellipsis:b.punctuation,
At:b.meta,"( )":b.paren,"[ ]":b.squareBracket,"{ }":b.brace,".":b.derefOperator,", ;":b.separator}),
r1={__proto__:null,await:44,or:54,and:56,in:60,not:62,is:64,if:70,else:72,lambda:76,yield:94,from:96,
async:102,for:104,None:162,True:164,False:164,del:178,pass:182,break:186,continue:190,return:194,raise:202,
import:206,as:208,global:212,nonlocal:214,assert:218,type:223,elif:236,while:240,try:246,except:248,
finally:250,with:254,def:258,class:268,match:279,case:285},vm=ko.deserialize({version:14,states:"##j\
Q`QeOOP$}OSOOO&WQtO'#HUOOQS'#Co'#CoOOQS'#Cp'#CpO'vQdO'#CnO*UQtO'#HTOOQS'#HU'#HUOOQS'#DU'#DUOOQS'#HT'\
#HTO*rQdO'#D_O+VQdO'#DfO+gQdO'#DjO+zOWO'#DuO,VOWO'#DvO.[QtO'#GuOOQS'#Gu'#GuO'vQdO'#GtO0ZQtO'#GtOOQS'\
#Eb'#EbO0rQdO'#EcOOQS'#Gs'#GsO0|QdO'#GrOOQV'#Gr'#GrO1XQdO'#FYOOQS'#G^'#G^O1^QdO'#FXOOQV'#IS'#ISOOQV'\
#Gq'#GqOOQV'#Fq'#FqQ`QeOOO'vQdO'#CqO1lQdO'#C}O1sQdO'#DRO2RQdO'#HYO2cQtO'#EVO'vQdO'#EWOOQS'#EY'#EYOOQ\
S'#E['#E[OOQS'#E^'#E^O2wQdO'#E`O3_QdO'#EdO3rQdO'#EfO3zQtO'#EfO1XQdO'#EiO0rQdO'#ElO1XQdO'#EnO0rQdO'#E\
tO0rQdO'#EwO4VQdO'#EyO4^QdO'#FOO4iQdO'#EzO0rQdO'#FOO1XQdO'#FQO1XQdO'#FVO4nQdO'#F[P4uOdO'#GpPOOO)CBd)\
CBdOOQS'#Ce'#CeOOQS'#Cf'#CfOOQS'#Cg'#CgOOQS'#Ch'#ChOOQS'#Ci'#CiOOQS'#Cj'#CjOOQS'#Cl'#ClO'vQdO,59OO'v\
QdO,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO5TQdO'#DoOOQS,5:Y,5:YO5hQdO'#HdOOQS,5:],5:]O5uQ!fO,5\
:]O5zQtO,59YO1lQdO,59bO1lQdO,59bO1lQdO,59bO8jQdO,59bO8oQdO,59bO8vQdO,59jO8}QdO'#HTO:TQdO'#HSOOQS'#HS\
'#HSOOQS'#D['#D[O:lQdO,59aO'vQdO,59aO:zQdO,59aOOQS,59y,59yO;PQdO,5:RO'vQdO,5:ROOQS,5:Q,5:QO;_QdO,5:Q\
O;dQdO,5:XO'vQdO,5:XO'vQdO,5:VOOQS,5:U,5:UO;uQdO,5:UO;zQdO,5:WOOOW'#Fy'#FyO<POWO,5:aOOQS,5:a,5:aO<[Q\
dO'#HwOOOW'#Dw'#DwOOOW'#Fz'#FzO<lOWO,5:bOOQS,5:b,5:bOOQS'#F}'#F}O<zQtO,5:iO?lQtO,5=`O@VQ#xO,5=`O@vQt\
O,5=`OOQS,5:},5:}OA_QeO'#GWOBqQdO,5;^OOQV,5=^,5=^OB|QtO'#IPOCkQdO,5;tOOQS-E:[-E:[OOQV,5;s,5;sO4dQdO'\
#FQOOQV-E9o-E9oOCsQtO,59]OEzQtO,59iOFeQdO'#HVOFpQdO'#HVO1XQdO'#HVOF{QdO'#DTOGTQdO,59mOGYQdO'#HZO'vQd\
O'#HZO0rQdO,5=tOOQS,5=t,5=tO0rQdO'#EROOQS'#ES'#ESOGwQdO'#GPOHXQdO,58|OHXQdO,58|O*xQdO,5:oOHgQtO'#H]O\
OQS,5:r,5:rOOQS,5:z,5:zOHzQdO,5;OOI]QdO'#IOO1XQdO'#H}OOQS,5;Q,5;QOOQS'#GT'#GTOIqQtO,5;QOJPQdO,5;QOJU\
QdO'#IQOOQS,5;T,5;TOJdQdO'#H|OOQS,5;W,5;WOJuQdO,5;YO4iQdO,5;`O4iQdO,5;cOJ}QtO'#ITO'vQdO'#ITOKXQdO,5;\
eO4VQdO,5;eO0rQdO,5;jO1XQdO,5;lOK^QeO'#EuOLjQgO,5;fO!!kQdO'#IUO4iQdO,5;jO!!vQdO,5;lO!#OQdO,5;qO!#ZQt\
O,5;vO'vQdO,5;vPOOO,5=[,5=[P!#bOSO,5=[P!#jOdO,5=[O!&bQtO1G.jO!&iQtO1G.jO!)YQtO1G.jO!)dQtO1G.jO!+}QtO\
1G.jO!,bQtO1G.jO!,uQdO'#HcO!-TQtO'#GuO0rQdO'#HcO!-_QdO'#HbOOQS,5:Z,5:ZO!-gQdO,5:ZO!-lQdO'#HeO!-wQdO'\
#HeO!.[QdO,5>OOOQS'#Ds'#DsOOQS1G/w1G/wOOQS1G.|1G.|O!/[QtO1G.|O!/cQtO1G.|O1lQdO1G.|O!0OQdO1G/UOOQS'#D\
Z'#DZO0rQdO,59tOOQS1G.{1G.{O!0VQdO1G/eO!0gQdO1G/eO!0oQdO1G/fO'vQdO'#H[O!0tQdO'#H[O!0yQtO1G.{O!1ZQdO,\
59iO!2aQdO,5=zO!2qQdO,5=zO!2yQdO1G/mO!3OQtO1G/mOOQS1G/l1G/lO!3`QdO,5=uO!4VQdO,5=uO0rQdO1G/qO!4tQdO1G\
/sO!4yQtO1G/sO!5ZQtO1G/qOOQS1G/p1G/pOOQS1G/r1G/rOOOW-E9w-E9wOOQS1G/{1G/{O!5kQdO'#HxO0rQdO'#HxO!5|QdO\
,5>cOOOW-E9x-E9xOOQS1G/|1G/|OOQS-E9{-E9{O!6[Q#xO1G2zO!6{QtO1G2zO'vQdO,5<jOOQS,5<j,5<jOOQS-E9|-E9|OOQ\
S,5<r,5<rOOQS-E:U-E:UOOQV1G0x1G0xO1XQdO'#GRO!7dQtO,5>kOOQS1G1`1G1`O!8RQdO1G1`OOQS'#DV'#DVO0rQdO,5=qO\
OQS,5=q,5=qO!8WQdO'#FrO!8cQdO,59oO!8kQdO1G/XO!8uQtO,5=uOOQS1G3`1G3`OOQS,5:m,5:mO!9fQdO'#GtOOQS,5<k,5\
<kOOQS-E9}-E9}O!9wQdO1G.hOOQS1G0Z1G0ZO!:VQdO,5=wO!:gQdO,5=wO0rQdO1G0jO0rQdO1G0jO!:xQdO,5>jO!;ZQdO,5>\
jO1XQdO,5>jO!;lQdO,5>iOOQS-E:R-E:RO!;qQdO1G0lO!;|QdO1G0lO!<RQdO,5>lO!<aQdO,5>lO!<oQdO,5>hO!=VQdO,5>h\
O!=hQdO'#EpO0rQdO1G0tO!=sQdO1G0tO!=xQgO1G0zO!AvQgO1G0}O!EqQdO,5>oO!E{QdO,5>oO!FTQtO,5>oO0rQdO1G1PO!F\
_QdO1G1PO4iQdO1G1UO!!vQdO1G1WOOQV,5;a,5;aO!FdQfO,5;aO!FiQgO1G1QO!JjQdO'#GZO4iQdO1G1QO4iQdO1G1QO!JzQd\
O,5>pO!KXQdO,5>pO1XQdO,5>pOOQV1G1U1G1UO!KaQdO'#FSO!KrQ!fO1G1WO!KzQdO1G1WOOQV1G1]1G1]O4iQdO1G1]O!LPQd\
O1G1]O!LXQdO'#F^OOQV1G1b1G1bO!#ZQtO1G1bPOOO1G2v1G2vP!L^OSO1G2vOOQS,5=},5=}OOQS'#Dp'#DpO0rQdO,5=}O!Lf\
QdO,5=|O!LyQdO,5=|OOQS1G/u1G/uO!MRQdO,5>PO!McQdO,5>PO!MkQdO,5>PO!NOQdO,5>PO!N`QdO,5>POOQS1G3j1G3jOOQ\
S7+$h7+$hO!8kQdO7+$pO#!RQdO1G.|O#!YQdO1G.|OOQS1G/`1G/`OOQS,5<`,5<`O'vQdO,5<`OOQS7+%P7+%PO#!aQdO7+%PO\
OQS-E9r-E9rOOQS7+%Q7+%QO#!qQdO,5=vO'vQdO,5=vOOQS7+$g7+$gO#!vQdO7+%PO##OQdO7+%QO##TQdO1G3fOOQS7+%X7+%\
XO##eQdO1G3fO##mQdO7+%XOOQS,5<_,5<_O'vQdO,5<_O##rQdO1G3aOOQS-E9q-E9qO#$iQdO7+%]OOQS7+%_7+%_O#$wQdO1G\
3aO#%fQdO7+%_O#%kQdO1G3gO#%{QdO1G3gO#&TQdO7+%]O#&YQdO,5>dO#&sQdO,5>dO#&sQdO,5>dOOQS'#Dx'#DxO#'UO&jO'\
#DzO#'aO`O'#HyOOOW1G3}1G3}O#'fQdO1G3}O#'nQdO1G3}O#'yQ#xO7+(fO#(jQtO1G2UP#)TQdO'#GOOOQS,5<m,5<mOOQS-E\
:P-E:POOQS7+&z7+&zOOQS1G3]1G3]OOQS,5<^,5<^OOQS-E9p-E9pOOQS7+$s7+$sO#)bQdO,5=`O#){QdO,5=`O#*^QtO,5<aO\
#*qQdO1G3cOOQS-E9s-E9sOOQS7+&U7+&UO#+RQdO7+&UO#+aQdO,5<nO#+uQdO1G4UOOQS-E:Q-E:QO#,WQdO1G4UOOQS1G4T1G\
4TOOQS7+&W7+&WO#,iQdO7+&WOOQS,5<p,5<pO#,tQdO1G4WOOQS-E:S-E:SOOQS,5<l,5<lO#-SQdO1G4SOOQS-E:O-E:OO1XQd\
O'#EqO#-jQdO'#EqO#-uQdO'#IRO#-}QdO,5;[OOQS7+&`7+&`O0rQdO7+&`O#.SQgO7+&fO!JmQdO'#GXO4iQdO7+&fO4iQdO7+\
&iO#2QQtO,5<tO'vQdO,5<tO#2[QdO1G4ZOOQS-E:W-E:WO#2fQdO1G4ZO4iQdO7+&kO0rQdO7+&kOOQV7+&p7+&pO!KrQ!fO7+&\
rO!KzQdO7+&rO`QeO1G0{OOQV-E:X-E:XO4iQdO7+&lO4iQdO7+&lOOQV,5<u,5<uO#2nQdO,5<uO!JmQdO,5<uOOQV7+&l7+&lO\
#2yQgO7+&lO#6tQdO,5<vO#7PQdO1G4[OOQS-E:Y-E:YO#7^QdO1G4[O#7fQdO'#IWO#7tQdO'#IWO1XQdO'#IWOOQS'#IW'#IWO\
#8PQdO'#IVOOQS,5;n,5;nO#8XQdO,5;nO0rQdO'#FUOOQV7+&r7+&rO4iQdO7+&rOOQV7+&w7+&wO4iQdO7+&wO#8^QfO,5;xOO\
QV7+&|7+&|POOO7+(b7+(bO#8cQdO1G3iOOQS,5<c,5<cO#8qQdO1G3hOOQS-E9u-E9uO#9UQdO,5<dO#9aQdO,5<dO#9tQdO1G3\
kOOQS-E9v-E9vO#:UQdO1G3kO#:^QdO1G3kO#:nQdO1G3kO#:UQdO1G3kOOQS<<H[<<H[O#:yQtO1G1zOOQS<<Hk<<HkP#;WQdO'\
#FtO8vQdO1G3bO#;eQdO1G3bO#;jQdO<<HkOOQS<<Hl<<HlO#;zQdO7+)QOOQS<<Hs<<HsO#<[QtO1G1yP#<{QdO'#FsO#=YQdO7\
+)RO#=jQdO7+)RO#=rQdO<<HwO#=wQdO7+({OOQS<<Hy<<HyO#>nQdO,5<bO'vQdO,5<bOOQS-E9t-E9tOOQS<<Hw<<HwOOQS,5<\
g,5<gO0rQdO,5<gO#>sQdO1G4OOOQS-E9y-E9yO#?^QdO1G4OO<[QdO'#H{OOOO'#D{'#D{OOOO'#F|'#F|O#?oO&jO,5:fOOOW,\
5>e,5>eOOOW7+)i7+)iO#?zQdO7+)iO#@SQdO1G2zO#@mQdO1G2zP'vQdO'#FuO0rQdO<<IpO1XQdO1G2YP1XQdO'#GSO#AOQdO7\
+)pO#AaQdO7+)pOOQS<<Ir<<IrP1XQdO'#GUP0rQdO'#GQOOQS,5;],5;]O#ArQdO,5>mO#BQQdO,5>mOOQS1G0v1G0vOOQS<<Iz\
<<IzOOQV-E:V-E:VO4iQdO<<JQOOQV,5<s,5<sO4iQdO,5<sOOQV<<JQ<<JQOOQV<<JT<<JTO#BYQtO1G2`P#BdQdO'#GYO#BkQd\
O7+)uO#BuQgO<<JVO4iQdO<<JVOOQV<<J^<<J^O4iQdO<<J^O!KrQ!fO<<J^O#FpQgO7+&gOOQV<<JW<<JWO#FzQgO<<JWOOQV1G\
2a1G2aO1XQdO1G2aO#JuQdO1G2aO4iQdO<<JWO1XQdO1G2bP0rQdO'#G[O#KQQdO7+)vO#K_QdO7+)vOOQS'#FT'#FTO0rQdO,5>\
rO#KgQdO,5>rO#KrQdO,5>rO#K}QdO,5>qO#L`QdO,5>qOOQS1G1Y1G1YOOQS,5;p,5;pOOQV<<Jc<<JcO#LhQdO1G1dOOQS7+)T\
7+)TP#LmQdO'#FwO#L}QdO1G2OO#MbQdO1G2OO#MrQdO1G2OP#M}QdO'#FxO#N[QdO7+)VO#NlQdO7+)VO#NlQdO7+)VO#NtQdO7\
+)VO$ UQdO7+(|O8vQdO7+(|OOQSAN>VAN>VO$ oQdO<<LmOOQSAN>cAN>cO0rQdO1G1|O$!PQtO1G1|P$!ZQdO'#FvOOQS1G2R1\
G2RP$!hQdO'#F{O$!uQdO7+)jO$#`QdO,5>gOOOO-E9z-E9zOOOW<<MT<<MTO$#nQdO7+(fOOQSAN?[AN?[OOQS7+'t7+'tO$$XQ\
dO<<M[OOQS,5<q,5<qO$$jQdO1G4XOOQS-E:T-E:TOOQVAN?lAN?lOOQV1G2_1G2_O4iQdOAN?qO$$xQgOAN?qOOQVAN?xAN?xO4\
iQdOAN?xOOQV<<JR<<JRO4iQdOAN?rO4iQdO7+'{OOQV7+'{7+'{O1XQdO7+'{OOQVAN?rAN?rOOQS7+'|7+'|O$(sQdO<<MbOOQ\
S1G4^1G4^O0rQdO1G4^OOQS,5<w,5<wO$)QQdO1G4]OOQS-E:Z-E:ZOOQU'#G_'#G_O$)cQfO7+'OO$)nQdO'#F_O$*uQdO7+'jO\
$+VQdO7+'jOOQS7+'j7+'jO$+bQdO<<LqO$+rQdO<<LqO$+rQdO<<LqO$+zQdO'#H^OOQS<<Lh<<LhO$,UQdO<<LhOOQS7+'h7+'\
hOOQS'#D|'#D|OOOO1G4R1G4RO$,oQdO1G4RO$,wQdO1G4RP!=hQdO'#GVOOQVG25]G25]O4iQdOG25]OOQVG25dG25dOOQVG25^\
G25^OOQV<<Kg<<KgO4iQdO<<KgOOQS7+)x7+)xP$-SQdO'#G]OOQU-E:]-E:]OOQV<<Jj<<JjO$-vQtO'#FaOOQS'#Fc'#FcO$.W\
QdO'#FbO$.xQdO'#FbOOQS'#Fb'#FbO$.}QdO'#IYO$)nQdO'#FiO$)nQdO'#FiO$/fQdO'#FjO$)nQdO'#FkO$/mQdO'#IZOOQS\
'#IZ'#IZO$0[QdO,5;yOOQS<<KU<<KUO$0dQdO<<KUO$0tQdOANB]O$1UQdOANB]O$1^QdO'#H_OOQS'#H_'#H_O1sQdO'#DcO$1\
wQdO,5=xOOQSANBSANBSOOOO7+)m7+)mO$2`QdO7+)mOOQVLD*wLD*wOOQVANARANARO5uQ!fO'#GaO$2hQtO,5<SO$)nQdO'#Fm\
OOQS,5<W,5<WOOQS'#Fd'#FdO$3YQdO,5;|O$3_QdO,5;|OOQS'#Fg'#FgO$)nQdO'#G`O$4PQdO,5<QO$4kQdO,5>tO$4{QdO,5\
>tO1XQdO,5<PO$5^QdO,5<TO$5cQdO,5<TO$)nQdO'#I[O$5hQdO'#I[O$5mQdO,5<UOOQS,5<V,5<VO0rQdO'#FpOOQU1G1e1G1\
eO4iQdO1G1eOOQSAN@pAN@pO$5rQdOG27wO$6SQdO,59}OOQS1G3d1G3dOOOO<<MX<<MXOOQS,5<{,5<{OOQS-E:_-E:_O$6XQtO\
'#FaO$6`QdO'#I]O$6nQdO'#I]O$6vQdO,5<XOOQS1G1h1G1hO$6{QdO1G1hO$7QQdO,5<zOOQS-E:^-E:^O$7lQdO,5=OO$8TQd\
O1G4`OOQS-E:b-E:bOOQS1G1k1G1kOOQS1G1o1G1oO$8eQdO,5>vO$)nQdO,5>vOOQS1G1p1G1pOOQS,5<[,5<[OOQU7+'P7+'PO\
$+zQdO1G/iO$)nQdO,5<YO$8sQdO,5>wO$8zQdO,5>wOOQS1G1s1G1sOOQS7+'S7+'SP$)nQdO'#GdO$9SQdO1G4bO$9^QdO1G4b\
O$9fQdO1G4bOOQS7+%T7+%TO$9tQdO1G1tO$:SQtO'#FaO$:ZQdO,5<}OOQS,5<},5<}O$:iQdO1G4cOOQS-E:a-E:aO$)nQdO,5\
<|O$:pQdO,5<|O$:uQdO7+)|OOQS-E:`-E:`O$;PQdO7+)|O$)nQdO,5<ZP$)nQdO'#GcO$;XQdO1G2hO$)nQdO1G2hP$;gQdO'#\
GbO$;nQdO<<MhO$;xQdO1G1uO$<WQdO7+(SO8vQdO'#C}O8vQdO,59bO8vQdO,59bO8vQdO,59bO$<fQtO,5=`O8vQdO1G.|O0rQ\
dO1G/XO0rQdO7+$pP$<yQdO'#GOO'vQdO'#GtO$=WQdO,59bO$=]QdO,59bO$=dQdO,59mO$=iQdO1G/UO1sQdO'#DRO8vQdO,59\
j",stateData:"$>S~O%cOS%^OSSOS%]PQ~OPdOVaOfoOhYOopOs!POvqO!PrO!Q{O!T!SO!U!RO!XZO!][O!h`O!r`O!s`O!t`O\
!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#l!QO#o!TO#s!UO#u!VO#z!WO#}hO$P!XO%oRO%pRO%tSO%uWO&Z]O&\
[]O&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~O%]!YO~OV!aO_!aOa!bOh!iO!X!kO!f!mO%j![O%\
k!]O%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aO~Ok%xXl%xXm%xXn%xXo%xXp%xXs%xXz%xX{%xX!x%xX#g%xX%[%xX%_%\
xX%z%xXg%xX!T%xX!U%xX%{%xX!W%xX![%xX!Q%xX#[%xXt%xX!m%xX~P%SOfoOhYO!XZO!][O!h`O!r`O!s`O!t`O%oRO%pRO%t\
SO%uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~Oz%wX{%wX#g%wX%[%wX%_%wX%z%wX\
~Ok!pOl!qOm!oOn!oOo!rOp!sOs!tO!x%wX~P)pOV!zOg!|Oo0cOv0qO!PrO~P'vOV#OOo0cOv0qO!W#PO~P'vOV#SOa#TOo0cOv\
0qO![#UO~P'vOQ#XO%`#XO%a#ZO~OQ#^OR#[O%`#^O%a#`O~OV%iX_%iXa%iXh%iXk%iXl%iXm%iXn%iXo%iXp%iXs%iXz%iX!X%\
iX!f%iX%j%iX%k%iX%l%iX%m%iX%n%iX%o%iX%p%iX%q%iX%r%iX%s%iXg%iX!T%iX!U%iX~O&Z]O&[]O&]]O&^]O&_]O&`]O&a]\
O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O{%iX!x%iX#g%iX%[%iX%_%iX%z%iX%{%iX!W%iX![%iX!Q%iX#[%iXt%iX!m%iX\
~P,eOz#dO{%hX!x%hX#g%hX%[%hX%_%hX%z%hX~Oo0cOv0qO~P'vO#g#gO%[#iO%_#iO~O%uWO~O!T#nO#u!VO#z!WO#}hO~OopO\
~P'vOV#sOa#tO%uWO{wP~OV#xOo0cOv0qO!Q#yO~P'vO{#{O!x$QO%z#|O#g!yX%[!yX%_!yX~OV#xOo0cOv0qO#g#SX%[#SX%_#\
SX~P'vOo0cOv0qO#g#WX%[#WX%_#WX~P'vOh$WO%uWO~O!f$YO!r$YO%uWO~OV$eO~P'vO!U$gO#s$hO#u$iO~O{$jO~OV$qO~P'\
vOS$sO%[$rO%_$rO%c$tO~OV$}Oa$}Og%POo0cOv0qO~P'vOo0cOv0qO{%SO~P'vO&Y%UO~Oa!bOh!iO!X!kO!f!mOVba_bakbal\
bambanbaobapbasbazba{ba!xba#gba%[ba%_ba%jba%kba%lba%mba%nba%oba%pba%qba%rba%sba%zbagba!Tba!Uba%{ba!W\
ba![ba!Qba#[batba!mba~On%ZO~Oo%ZO~P'vOo0cO~P'vOk0eOl0fOm0dOn0dOo0mOp0nOs0rOg%wX!T%wX!U%wX%{%wX!W%wX!\
[%wX!Q%wX#[%wX!m%wX~P)pO%{%]Og%vXz%vX!T%vX!U%vX!W%vX{%vX~Og%_Oz%`O!T%dO!U%cO~Og%_O~Oz%gO!T%dO!U%cO!W\
&SX~O!W%kO~Oz%lO{%nO!T%dO!U%cO![%}X~O![%rO~O![%sO~OQ#XO%`#XO%a%uO~OV%wOo0cOv0qO!PrO~P'vOQ#^OR#[O%`#^\
O%a%zO~OV!qa_!qaa!qah!qak!qal!qam!qan!qao!qap!qas!qaz!qa{!qa!X!qa!f!qa!x!qa#g!qa%[!qa%_!qa%j!qa%k!qa\
%l!qa%m!qa%n!qa%o!qa%p!qa%q!qa%r!qa%s!qa%z!qag!qa!T!qa!U!qa%{!qa!W!qa![!qa!Q!qa#[!qat!qa!m!qa~P#yOz%\
|O{%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P%SOV&OOopOvqO{%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P'vOz%|O{%ha!x%ha#g%ha%[\
%ha%_%ha%z%ha~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#g$zX%[$zX%_$zX~P'vO\
#g#gO%[&TO%_&TO~O!f&UOh&sX%[&sXz&sX#[&sX#g&sX%_&sX#Z&sXg&sX~Oh!iO%[&WO~Okealeameaneaoeapeaseazea{ea!\
xea#gea%[ea%_ea%zeagea!Tea!Uea%{ea!Wea![ea!Qea#[eatea!mea~P%SOsqazqa{qa#gqa%[qa%_qa%zqa~Ok!pOl!qOm!o\
On!oOo!rOp!sO!xqa~PEcO%z&YOz%yX{%yX~O%uWOz%yX{%yX~Oz&]O{wX~O{&_O~Oz%lO#g%}X%[%}X%_%}Xg%}X{%}X![%}X!m\
%}X%z%}X~OV0lOo0cOv0qO!PrO~P'vO%z#|O#gUa%[Ua%_Ua~Oz&hO#g&PX%[&PX%_&PXn&PX~P%SOz&kO!Q&jO#g#Wa%[#Wa%_#\
Wa~Oz&lO#[&nO#g&rX%[&rX%_&rXg&rX~O!f$YO!r$YO#Z&qO%uWO~O#Z&qO~Oz&sO#g&tX%[&tX%_&tX~Oz&uO#g&pX%[&pX%_&\
pX{&pX~O!X&wO%z&xO~Oz&|On&wX~P%SOn'PO~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#\
c!OO%['UO~P'vOt'YO#p'WO#q'XOP#naV#naf#nah#nao#nas#nav#na!P#na!Q#na!T#na!U#na!X#na!]#na!h#na!r#na!s#n\
a!t#na!{#na!}#na#P#na#R#na#T#na#X#na#Z#na#^#na#_#na#a#na#c#na#l#na#o#na#s#na#u#na#z#na#}#na$P#na%X#n\
a%o#na%p#na%t#na%u#na&Z#na&[#na&]#na&^#na&_#na&`#na&a#na&b#na&c#na&d#na&e#na&f#na&g#na&h#na&i#na&j#n\
a%Z#na%_#na~Oz'ZO#[']O{&xX~Oh'_O!X&wO~Oh!iO{$jO!X&wO~O{'eO~P%SO%['hO%_'hO~OS'iO%['hO%_'hO~OV!aO_!aOa\
!bOh!iO!X!kO!f!mO%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_Wi\
%jWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~O%k!]O~P!#uO%kWi~P!#uOV!aO_!aOa!bOh!iO!X!kO!f!mO%o!`O\
%p!`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_Wi%jWi%kWi%lWi%zWigWi!TWi!UWi%{Wi!WWi![\
Wi!QWi#[WitWi!mWi~O%m!_O%n!_O~P!&pO%mWi%nWi~P!&pOa!bOh!iO!X!kO!f!mOkWilWimWinWioWipWisWizWi{Wi!xWi#g\
Wi%[Wi%_Wi%jWi%kWi%lWi%mWi%nWi%oWi%pWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~OV!aO_!aO%q!aO%r!aO\
%s!aO~P!)nOVWi_Wi%qWi%rWi%sWi~P!)nO!T%dO!U%cOg&VXz&VX~O%z'kO%{'kO~P,eOz'mOg&UX~Og'oO~Oz'pO{'rO!W&XX~\
Oo0cOv0qOz'pO{'sO!W&XX~P'vO!W'uO~Om!oOn!oOo!rOp!sOkjisjizji{ji!xji#gji%[ji%_ji%zji~Ol!qO~P!.aOlji~P!\
.aOk0eOl0fOm0dOn0dOo0mOp0nO~Ot'wO~P!/jOV'|Og'}Oo0cOv0qO~P'vOg'}Oz(OO~Og(QO~O!U(SO~Og(TOz(OO!T%dO!U%c\
O~P%SOk0eOl0fOm0dOn0dOo0mOp0nOgqa!Tqa!Uqa%{qa!Wqa![qa!Qqa#[qatqa!mqa~PEcOV'|Oo0cOv0qO!W&Sa~P'vOz(WO!\
W&Sa~O!W(XO~Oz(WO!T%dO!U%cO!W&Sa~P%SOV(]Oo0cOv0qO![%}a#g%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~P'vOz(^O![%}\
a#g%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~O![(aO~Oz(^O!T%dO!U%cO![%}a~P%SOz(dO!T%dO!U%cO![&Ta~P%SOz(gO{&lX!\
[&lX!m&lX%z&lX~O{(kO![(mO!m(nO%z(jO~OV&OOopOvqO{%hi!x%hi#g%hi%[%hi%_%hi%z%hi~P'vOz(pO{%hi!x%hi#g%hi%\
[%hi%_%hi%z%hi~O!f&UOh&sa%[&saz&sa#[&sa#g&sa%_&sa#Z&sag&sa~O%[(uO~OV#sOa#tO%uWO~Oz&]O{wa~OopOvqO~P'v\
Oz(^O#g%}a%[%}a%_%}ag%}a{%}a![%}a!m%}a%z%}a~P%SOz(zO#g%hX%[%hX%_%hX%z%hX~O%z#|O#gUi%[Ui%_Ui~O#g&Pa%[\
&Pa%_&Pan&Pa~P'vOz(}O#g&Pa%[&Pa%_&Pan&Pa~O%uWO#g&ra%[&ra%_&rag&ra~Oz)SO#g&ra%[&ra%_&rag&ra~Og)VO~OV)\
WOh$WO%uWO~O#Z)XO~O%uWO#g&ta%[&ta%_&ta~Oz)ZO#g&ta%[&ta%_&ta~Oo0cOv0qO#g&pa%[&pa%_&pa{&pa~P'vOz)^O#g&\
pa%[&pa%_&pa{&pa~OV)`Oa)`O%uWO~O%z)eO~Ot)hO#j)gOP#hiV#hif#hih#hio#his#hiv#hi!P#hi!Q#hi!T#hi!U#hi!X#h\
i!]#hi!h#hi!r#hi!s#hi!t#hi!{#hi!}#hi#P#hi#R#hi#T#hi#X#hi#Z#hi#^#hi#_#hi#a#hi#c#hi#l#hi#o#hi#s#hi#u#h\
i#z#hi#}#hi$P#hi%X#hi%o#hi%p#hi%t#hi%u#hi&Z#hi&[#hi&]#hi&^#hi&_#hi&`#hi&a#hi&b#hi&c#hi&d#hi&e#hi&f#h\
i&g#hi&h#hi&i#hi&j#hi%Z#hi%_#hi~Ot)iOP#kiV#kif#kih#kio#kis#kiv#ki!P#ki!Q#ki!T#ki!U#ki!X#ki!]#ki!h#ki\
!r#ki!s#ki!t#ki!{#ki!}#ki#P#ki#R#ki#T#ki#X#ki#Z#ki#^#ki#_#ki#a#ki#c#ki#l#ki#o#ki#s#ki#u#ki#z#ki#}#ki\
$P#ki%X#ki%o#ki%p#ki%t#ki%u#ki&Z#ki&[#ki&]#ki&^#ki&_#ki&`#ki&a#ki&b#ki&c#ki&d#ki&e#ki&f#ki&g#ki&h#ki\
&i#ki&j#ki%Z#ki%_#ki~OV)kOn&wa~P'vOz)lOn&wa~Oz)lOn&wa~P%SOn)pO~O%Y)tO~Ot)wO#p'WO#q)vOP#niV#nif#nih#n\
io#nis#niv#ni!P#ni!Q#ni!T#ni!U#ni!X#ni!]#ni!h#ni!r#ni!s#ni!t#ni!{#ni!}#ni#P#ni#R#ni#T#ni#X#ni#Z#ni#^\
#ni#_#ni#a#ni#c#ni#l#ni#o#ni#s#ni#u#ni#z#ni#}#ni$P#ni%X#ni%o#ni%p#ni%t#ni%u#ni&Z#ni&[#ni&]#ni&^#ni&_\
#ni&`#ni&a#ni&b#ni&c#ni&d#ni&e#ni&f#ni&g#ni&h#ni&i#ni&j#ni%Z#ni%_#ni~OV)zOo0cOv0qO{$jO~P'vOo0cOv0qO{\
&xa~P'vOz*OO{&xa~OV*SOa*TOg*WO%q*UO%uWO~O{$jO&{*YO~Oh'_O~Oh!iO{$jO~O%[*_O~O%[*aO%_*aO~OV$}Oa$}Oo0cOv\
0qOg&Ua~P'vOz*dOg&Ua~Oo0cOv0qO{*gO!W&Xa~P'vOz*hO!W&Xa~Oo0cOv0qOz*hO{*kO!W&Xa~P'vOo0cOv0qOz*hO!W&Xa~P\
'vOz*hO{*kO!W&Xa~Om0dOn0dOo0mOp0nOgjikjisjizji!Tji!Uji%{ji!Wji{ji![ji#gji%[ji%_ji!Qji#[jitji!mji%zji\
~Ol0fO~P!NkOlji~P!NkOV'|Og*pOo0cOv0qO~P'vOn*rO~Og*pOz*tO~Og*uO~OV'|Oo0cOv0qO!W&Si~P'vOz*vO!W&Si~O!W*\
wO~OV(]Oo0cOv0qO![%}i#g%}i%[%}i%_%}ig%}i{%}i!m%}i%z%}i~P'vOz*zO!T%dO!U%cO![&Ti~Oz*}O![%}i#g%}i%[%}i%\
_%}ig%}i{%}i!m%}i%z%}i~O![+OO~Oa+QOo0cOv0qO![&Ti~P'vOz*zO![&Ti~O![+SO~OV+UOo0cOv0qO{&la![&la!m&la%z&\
la~P'vOz+VO{&la![&la!m&la%z&la~O!]+YO&n+[O![!nX~O![+^O~O{(kO![+_O~O{(kO![+_O!m+`O~OV&OOopOvqO{%hq!x%\
hq#g%hq%[%hq%_%hq%z%hq~P'vOz$ri{$ri!x$ri#g$ri%[$ri%_$ri%z$ri~P%SOV&OOopOvqO~P'vOV&OOo0cOv0qO#g%ha%[%\
ha%_%ha%z%ha~P'vOz+aO#g%ha%[%ha%_%ha%z%ha~Oz$ia#g$ia%[$ia%_$ian$ia~P%SO#g&Pi%[&Pi%_&Pin&Pi~P'vOz+dO#\
g#Wq%[#Wq%_#Wq~O#[+eOz$va#g$va%[$va%_$vag$va~O%uWO#g&ri%[&ri%_&rig&ri~Oz+gO#g&ri%[&ri%_&rig&ri~OV+iO\
h$WO%uWO~O%uWO#g&ti%[&ti%_&ti~Oo0cOv0qO#g&pi%[&pi%_&pi{&pi~P'vO{#{Oz#eX!W#eX~Oz+mO!W&uX~O!W+oO~Ot+rO\
#j)gOP#hqV#hqf#hqh#hqo#hqs#hqv#hq!P#hq!Q#hq!T#hq!U#hq!X#hq!]#hq!h#hq!r#hq!s#hq!t#hq!{#hq!}#hq#P#hq#R\
#hq#T#hq#X#hq#Z#hq#^#hq#_#hq#a#hq#c#hq#l#hq#o#hq#s#hq#u#hq#z#hq#}#hq$P#hq%X#hq%o#hq%p#hq%t#hq%u#hq&Z\
#hq&[#hq&]#hq&^#hq&_#hq&`#hq&a#hq&b#hq&c#hq&d#hq&e#hq&f#hq&g#hq&h#hq&i#hq&j#hq%Z#hq%_#hq~On$|az$|a~P\
%SOV)kOn&wi~P'vOz+yOn&wi~Oz,TO{$jO#[,TO~O#q,VOP#nqV#nqf#nqh#nqo#nqs#nqv#nq!P#nq!Q#nq!T#nq!U#nq!X#nq!\
]#nq!h#nq!r#nq!s#nq!t#nq!{#nq!}#nq#P#nq#R#nq#T#nq#X#nq#Z#nq#^#nq#_#nq#a#nq#c#nq#l#nq#o#nq#s#nq#u#nq#\
z#nq#}#nq$P#nq%X#nq%o#nq%p#nq%t#nq%u#nq&Z#nq&[#nq&]#nq&^#nq&_#nq&`#nq&a#nq&b#nq&c#nq&d#nq&e#nq&f#nq&\
g#nq&h#nq&i#nq&j#nq%Z#nq%_#nq~O#[,WOz%Oa{%Oa~Oo0cOv0qO{&xi~P'vOz,YO{&xi~O{#{O%z,[Og&zXz&zX~O%uWOg&zX\
z&zX~Oz,`Og&yX~Og,bO~O%Y,eO~O!T%dO!U%cOg&Viz&Vi~OV$}Oa$}Oo0cOv0qOg&Ui~P'vO{,hOz$la!W$la~Oo0cOv0qO{,i\
Oz$la!W$la~P'vOo0cOv0qO{*gO!W&Xi~P'vOz,lO!W&Xi~Oo0cOv0qOz,lO!W&Xi~P'vOz,lO{,oO!W&Xi~Og$hiz$hi!W$hi~P\
%SOV'|Oo0cOv0qO~P'vOn,qO~OV'|Og,rOo0cOv0qO~P'vOV'|Oo0cOv0qO!W&Sq~P'vOz$gi![$gi#g$gi%[$gi%_$gig$gi{$g\
i!m$gi%z$gi~P%SOV(]Oo0cOv0qO~P'vOa+QOo0cOv0qO![&Tq~P'vOz,sO![&Tq~O![,tO~OV(]Oo0cOv0qO![%}q#g%}q%[%}q\
%_%}qg%}q{%}q!m%}q%z%}q~P'vO{,uO~OV+UOo0cOv0qO{&li![&li!m&li%z&li~P'vOz,zO{&li![&li!m&li%z&li~O!]+YO\
&n+[O![!na~O{(kO![,}O~OV&OOo0cOv0qO#g%hi%[%hi%_%hi%z%hi~P'vOz-OO#g%hi%[%hi%_%hi%z%hi~O%uWO#g&rq%[&rq\
%_&rqg&rq~Oz-RO#g&rq%[&rq%_&rqg&rq~OV)`Oa)`O%uWO!W&ua~Oz-TO!W&ua~On$|iz$|i~P%SOV)kO~P'vOV)kOn&wq~P'v\
Ot-XOP#myV#myf#myh#myo#mys#myv#my!P#my!Q#my!T#my!U#my!X#my!]#my!h#my!r#my!s#my!t#my!{#my!}#my#P#my#R\
#my#T#my#X#my#Z#my#^#my#_#my#a#my#c#my#l#my#o#my#s#my#u#my#z#my#}#my$P#my%X#my%o#my%p#my%t#my%u#my&Z\
#my&[#my&]#my&^#my&_#my&`#my&a#my&b#my&c#my&d#my&e#my&f#my&g#my&h#my&i#my&j#my%Z#my%_#my~O%Z-]O%_-]O\
~P`O#q-^OP#nyV#nyf#nyh#nyo#nys#nyv#ny!P#ny!Q#ny!T#ny!U#ny!X#ny!]#ny!h#ny!r#ny!s#ny!t#ny!{#ny!}#ny#P#\
ny#R#ny#T#ny#X#ny#Z#ny#^#ny#_#ny#a#ny#c#ny#l#ny#o#ny#s#ny#u#ny#z#ny#}#ny$P#ny%X#ny%o#ny%p#ny%t#ny%u#\
ny&Z#ny&[#ny&]#ny&^#ny&_#ny&`#ny&a#ny&b#ny&c#ny&d#ny&e#ny&f#ny&g#ny&h#ny&i#ny&j#ny%Z#ny%_#ny~Oz-aO{$\
jO#[-aO~Oo0cOv0qO{&xq~P'vOz-dO{&xq~O%z,[Og&zaz&za~O{#{Og&zaz&za~OV*SOa*TO%q*UO%uWOg&ya~Oz-hOg&ya~O$S\
-lO~OV$}Oa$}Oo0cOv0qO~P'vOo0cOv0qO{-mOz$li!W$li~P'vOo0cOv0qOz$li!W$li~P'vO{-mOz$li!W$li~Oo0cOv0qO{*g\
O~P'vOo0cOv0qO{*gO!W&Xq~P'vOz-pO!W&Xq~Oo0cOv0qOz-pO!W&Xq~P'vOs-sO!T%dO!U%cOg&Oq!W&Oq![&Oqz&Oq~P!/jOa\
+QOo0cOv0qO![&Ty~P'vOz$ji![$ji~P%SOa+QOo0cOv0qO~P'vOV+UOo0cOv0qO~P'vOV+UOo0cOv0qO{&lq![&lq!m&lq%z&lq\
~P'vO{(kO![-xO!m-yO%z-wO~OV&OOo0cOv0qO#g%hq%[%hq%_%hq%z%hq~P'vO%uWO#g&ry%[&ry%_&ryg&ry~OV)`Oa)`O%uWO\
!W&ui~Ot-}OP#m!RV#m!Rf#m!Rh#m!Ro#m!Rs#m!Rv#m!R!P#m!R!Q#m!R!T#m!R!U#m!R!X#m!R!]#m!R!h#m!R!r#m!R!s#m!R\
!t#m!R!{#m!R!}#m!R#P#m!R#R#m!R#T#m!R#X#m!R#Z#m!R#^#m!R#_#m!R#a#m!R#c#m!R#l#m!R#o#m!R#s#m!R#u#m!R#z#m\
!R#}#m!R$P#m!R%X#m!R%o#m!R%p#m!R%t#m!R%u#m!R&Z#m!R&[#m!R&]#m!R&^#m!R&_#m!R&`#m!R&a#m!R&b#m!R&c#m!R&d\
#m!R&e#m!R&f#m!R&g#m!R&h#m!R&i#m!R&j#m!R%Z#m!R%_#m!R~Oo0cOv0qO{&xy~P'vOV*SOa*TO%q*UO%uWOg&yi~O$S-lO%\
Z.VO%_.VO~OV.aOh._O!X.^O!].`O!h.YO!s.[O!t.[O%p.XO%uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O~Oo0cOv0qOz$lq!\
W$lq~P'vO{.fOz$lq!W$lq~Oo0cOv0qO{*gO!W&Xy~P'vOz.gO!W&Xy~Oo0cOv.kO~P'vOs-sO!T%dO!U%cOg&Oy!W&Oy![&Oyz&\
Oy~P!/jO{(kO![.nO~O{(kO![.nO!m.oO~OV*SOa*TO%q*UO%uWO~Oh.tO!f.rOz$TX#[$TX%j$TXg$TX~Os$TX{$TX!W$TX![$T\
X~P$-bO%o.vO%p.vOs$UXz$UX{$UX#[$UX%j$UX!W$UXg$UX![$UX~O!h.xO~Oz.|O#[/OO%j.yOs&|X{&|X!W&|Xg&|X~Oa/RO~\
P$)zOh.tOs&}Xz&}X{&}X#[&}X%j&}X!W&}Xg&}X![&}X~Os/VO{$jO~Oo0cOv0qOz$ly!W$ly~P'vOo0cOv0qO{*gO!W&X!R~P'\
vOz/ZO!W&X!R~Og&RXs&RX!T&RX!U&RX!W&RX![&RXz&RX~P!/jOs-sO!T%dO!U%cOg&Qa!W&Qa![&Qaz&Qa~O{(kO![/^O~O!f.\
rOh$[as$[az$[a{$[a#[$[a%j$[a!W$[ag$[a![$[a~O!h/eO~O%o.vO%p.vOs$Uaz$Ua{$Ua#[$Ua%j$Ua!W$Uag$Ua![$Ua~O%\
j.yOs$Yaz$Ya{$Ya#[$Ya!W$Yag$Ya![$Ya~Os&|a{&|a!W&|ag&|a~P$)nOz/jOs&|a{&|a!W&|ag&|a~O!W/mO~Og/mO~O{/oO\
~O![/pO~Oo0cOv0qO{*gO!W&X!Z~P'vO{/sO~O%z/tO~P$-bOz/uO#[/OO%j.yOg'PX~Oz/uOg'PX~Og/wO~O!h/xO~O#[/OOs%S\
az%Sa{%Sa%j%Sa!W%Sag%Sa![%Sa~O#[/OO%j.yOs%Waz%Wa{%Wa!W%Wag%Wa~Os&|i{&|i!W&|ig&|i~P$)nOz/zO#[/OO%j.yO\
!['Oa~Og'Pa~P$)nOz0SOg'Pa~Oa0UO!['Oi~P$)zOz0WO!['Oi~Oz0WO#[/OO%j.yO!['Oi~O#[/OO%j.yOg$biz$bi~O%z0ZO~\
P$-bO#[/OO%j.yOg%Vaz%Va~Og'Pi~P$)nO{0^O~Oa0UO!['Oq~P$)zOz0`O!['Oq~O#[/OO%j.yOz%Ui![%Ui~Oa0UO~P$)zOa0\
UO!['Oy~P$)zO#[/OO%j.yOg$ciz$ci~O#[/OO%j.yOz%Uq![%Uq~Oz+aO#g%ha%[%ha%_%ha%z%ha~P%SOV&OOo0cOv0qO~P'vO\
n0hO~Oo0hO~P'vO{0iO~Ot0jO~P!/jO&]&Z&j&h&i&g&f&d&e&c&b&`&a&_&^&[%u~",goto:"!=j'QPPPPPP'RP'Z*s+[+t,_,y\
-fP.SP'Z.r.r'ZPPP'Z2[PPPPPP2[5PPP5PP7b7k=sPP=v>h>kPP'Z'ZPP>zPP'Z'ZPP'Z'Z'Z'Z'Z?O?w'ZP?zP@QDXGuGyPG|H\
WH['ZPPPH_Hk'RP'R'RP'RP'RP'RP'RP'R'R'RP'RPP'RPP'RP'RPHqH}IVPI^IdPI^PI^I^PPPI^PKrPK{LVL]KrPI^LfPI^PLm\
LsPLwM]MzNeLwLwNkNxLwLwLwLw! ^! d! g! l! o! y!!P!!]!!o!!u!#P!#V!#s!#y!$P!$Z!$a!$g!$y!%T!%Z!%a!%k!%q!\
%w!%}!&T!&Z!&e!&k!&u!&{!'U!'[!'k!'s!'}!(UPPPPPPPPPPP!([!(_!(e!(n!(x!)TPPPPPPPPPPPP!-u!/Z!3^!6oPP!6w!\
7W!7a!8Y!8P!8c!8i!8l!8o!8r!8z!9jPPPPPPPPPPPPPPPPP!9m!9q!9wP!:]!:a!:m!:v!;S!;j!;m!;p!;v!;|!<S!<VP!<_!\
<h!=d!=g]eOn#g$j)t,P'}`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e\
$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l\
)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g\
/V/Z/s0c0d0e0f0h0i0j0k0l0n0r{!cQ#c#p$R$d$p%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g}!dQ#c#p$R$d$p$u%e%j%p%q&`'O\
'g(q(|)j*o*x+w,v0g!P!eQ#c#p$R$d$p$u$v%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!R!fQ#c#p$R$d$p$u$v$w%e%j%p%q&`'O\
'g(q(|)j*o*x+w,v0g!T!gQ#c#p$R$d$p$u$v$w$x%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!V!hQ#c#p$R$d$p$u$v$w$x$y%e%j\
%p%q&`'O'g(q(|)j*o*x+w,v0g!Z!hQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g'}TOTYZ[adnoprt\
xy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&\
_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+\
U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0r&eVOYZ[\
dnprxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%`%g%l%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(\
^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-\
m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0r%oXOYZ[dnrxy}!P!Q!U!i!k#[#d#g#y#{#}$Q$h$j$}%S%^%`%g%l%n%w%|&Z&_&j\
&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g,h\
,i,k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#vqQ/[.kR0o0q't`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!k!o\
!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'p'r's'w'|\
(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],h,i,k,l,o\
,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rh#jhz{$W$Z&l&q)S)X+f+g-RW#rq&].k0qQ$]|Q$a!OQ\
$n!VQ$o!WW$|!i'm*d,gS&[#s#tQ'S$iQ(s&UQ)U&nU)Y&s)Z+jW)a&w+m-T-{Q*Q']W*R'_,`-h.TQ+l)`S,_*S*TQ-Q+eQ-_,T\
Q-c,WQ.R-al.W-l.^._.a.z.|/R/j/o/t/y0U0Z0^Q/S.`Q/a.tQ/l/OU0P/u0S0[X0V/z0W0_0`R&Z#r!_!wYZ!P!Q!k%S%`%g'\
p'r's(O(W)g*g*h*k*q*t*v,h,i,k,l,o-m-p.f.g/ZR%^!vQ!{YQ%x#[Q&d#}Q&g$QR,{+YT.j-s/s!Y!jQ!n#c#p$R$d$p$u$v\
$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gQ&X#kQ'c$oR*^'dR'l$|Q%V!mR/_.r'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c!d\
!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W\
'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y\
,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rS#a_#b!P.[-l.^._.`.a.t.z\
.|/R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g\
#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z\
(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d\
-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rT#a_#bT#^^#_R(o%xa(l%x(n(o+`,{-y-z.oT+[(k+]R-z,{Q$PsQ+l)aQ,^\
*RR-e,_X#}s$O$P&fQ&y$aQ'a$nQ'd$oR)s'SQ)b&wV-S+m-T-{ZgOn$j)t,PXkOn)t,PQ$k!TQ&z$bQ&{$cQ'^$mQ'b$oQ)q'RQ\
)x'WQ){'XQ)|'YQ*Z'`S*]'c'dQ+s)gQ+u)hQ+v)iQ+z)oS+|)r*[Q,Q)vQ,R)wS,S)y)zQ,d*^Q-V+rQ-W+tQ-Y+{S-Z+},OQ-`\
,UQ-b,VQ-|-XQ.O-[Q.P-^Q.Q-_Q.p-}Q.q.RQ/W.dR/r/XWkOn)t,PR#mjQ'`$nS)r'S'aR,O)sQ,]*RR-f,^Q*['`Q+})rR-[,\
OZiOjn)t,PQ'f$pR*`'gT-j,e-ku.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^t.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0\
Z0[0^Q/S.`X0V/z0W0_0`!P.Z-l.^._.`.a.t.z.|/R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`Q.w.YR/f.xg.z.].{/b/i/n/|0O0Q\
0]0a0bu.b-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^X.u.W.b/a0PR/c.tV0R/u0S0[R/X.dQnOS#on,PR,P)tQ&^#uR(x&^S\
%m#R#wS(_%m(bT(b%p&`Q%a!yQ%h!}W(P%a%h(U(YQ(U%eR(Y%jQ&i$RR)O&iQ(e%qQ*{(`T+R(e*{Q'n%OR*e'nS'q%R%SY*i'q\
*j,m-q.hU*j'r's'tU,m*k*l*mS-q,n,oR.h-rQ#Y]R%t#YQ#_^R%y#_Q(h%vS+W(h+XR+X(iQ+](kR,|+]Q#b_R%{#bQ#ebQ%}#\
cW&Q#e%}({+bQ({&cR+b0gQ$OsS&e$O&fR&f$PQ&v$_R)_&vQ&V#jR(t&VQ&m$VS)T&m+hR+h)UQ$Z{R&p$ZQ&t$]R)[&tQ+n)bR\
-U+nQ#hfR&S#hQ)f&zR+q)fQ&}$dS)m&})nR)n'OQ'V$kR)u'VQ'[$lS*P'[,ZR,Z*QQ,a*VR-i,aWjOn)t,PR#ljQ-k,eR.U-kd\
.{.]/b/i/n/|0O0Q0]0a0bR/h.{U.s.W/a0PR/`.sQ/{/nS0X/{0YR0Y/|S/v/b/cR0T/vQ.}.]R/k.}R!ZPXmOn)t,PWlOn)t,P\
R'T$jYfOn$j)t,PR&R#g[sOn#g$j)t,PR&d#}&dQOYZ[dnprxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%`%\
g%l%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+Y+\
a+d+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0rQ!nTQ#caQ#poU$Rt%c(SS\
$d!R$gQ$p!XQ$u!cQ$v!dQ$w!eQ$x!fQ$y!gQ$z!hQ%e!zQ%j#OQ%p#SQ%q#TQ&`#xQ'O$eQ'g$qQ(q&OU(|&h(}+cW)j&|)l+x+\
yQ*o'|Q*x(]Q+w)kQ,v+QR0g0lQ!yYQ!}ZQ$b!PQ$c!QQ%R!kQ't%S^'{%`%g(O(W*q*t*v^*f'p*h,k,l-p.g/ZQ*l'rQ*m'sQ+\
t)gQ,j*gQ,n*kQ-n,hQ-o,iQ-r,oQ.e-mR/Y.f[bOn#g$j)t,P!^!vYZ!P!Q!k%S%`%g'p'r's(O(W)g*g*h*k*q*t*v,h,i,k,l\
,o-m-p.f.g/ZQ#R[Q#fdS#wrxQ$UyW$_}$Q'P)pS$l!U$hW${!i'm*d,gS%v#[+Y`&P#d%|(p(r(z+a-O0kQ&a#yQ&b#{Q&c#}Q'\
j$}Q'z%^W([%l(^*y*}Q(`%nQ(i%wQ(v&ZS(y&_0iQ)P&jQ)Q&kU)]&u)^+kQ)d&xQ)y'WY)}'Z*O,X,Y-dQ*b'lS*n'w0jW+P(d\
*z,s,wW+T(g+V,y,zQ+p)eQ,U)zQ,c*YQ,x+UQ-P+dQ-e,]Q-v,uQ.S-fR/q/VhUOn#d#g$j%|&_'w(p(r)t,P%U!uYZ[drxy}!P\
!Q!U!i!k#[#y#{#}$Q$h$}%S%^%`%g%l%n%w&Z&j&k&u&x'P'W'Z'l'm'p'r's(O(W(^(d(g(z)^)e)g)p)z*O*Y*d*g*h*k*q*t\
*v*y*z*}+U+V+Y+a+d+k,X,Y,],g,h,i,k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#qpW%W!o!s0d0nQ%X!pQ%Y!qQ%[\
!tQ%f0cS'v%Z0hQ'x0eQ'y0fQ,p*rQ-u,qS.i-s/sR0p0rU#uq.k0qR(w&][cOn#g$j)t,PZ!xY#[#}$Q+YQ#W[Q#zrR$TxQ%b!y\
Q%i!}Q%o#RQ'j${Q(V%eQ(Z%jQ(c%pQ(f%qQ*|(`Q,f*bQ-t,pQ.m-uR/].lQ$StQ(R%cR*s(SQ.l-sR/}/sR#QZR#V[R%Q!iQ%O\
!iV*c'm*d,g!Z!lQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gR%T!kT#]^#_Q%x#[R,{+YQ(m%xS+_(\
n(oQ,}+`Q-x,{S.n-y-zR/^.oT+Z(k+]Q$`}Q&g$QQ)o'PR+{)pQ$XzQ)W&qR+i)XQ$XzQ&o$WQ)W&qR+i)XQ#khW$Vz$W&q)XQ$\
[{Q&r$ZZ)R&l)S+f+g-RR$^|R)c&wXlOn)t,PQ$f!RR'Q$gQ$m!UR'R$hR*X'_Q*V'_V-g,`-h.TQ.d-lQ/P.^R/Q._U.]-l.^._\
Q/U.aQ/b.tQ/g.zU/i.|/j/yQ/n/RQ/|/oQ0O/tU0Q/u0S0[Q0]0UQ0a0ZR0b0^R/T.`R/d.t",nodeNames:"⚠ print Escape\
 { Comment Script AssignStatement * BinaryExpression BitOp BitOp BitOp BitOp ArithOp ArithOp @ Arith\
Op ** UnaryExpression ArithOp BitOp AwaitExpression await ) ( ParenthesizedExpression BinaryExpressi\
on or and CompareOp in not is UnaryExpression ConditionalExpression if else LambdaExpression lambda \
ParamList VariableName AssignOp , : NamedExpression AssignOp YieldExpression yield from TupleExpress\
ion ComprehensionExpression async for LambdaExpression ] [ ArrayExpression ArrayComprehensionExpress\
ion } { DictionaryExpression DictionaryComprehensionExpression SetExpression SetComprehensionExpress\
ion CallExpression ArgList AssignOp MemberExpression . PropertyName Number String FormatString Forma\
tReplacement FormatSelfDoc FormatConversion FormatSpec FormatReplacement FormatSelfDoc ContinuedStri\
ng Ellipsis None Boolean TypeDef AssignOp UpdateStatement UpdateOp ExpressionStatement DeleteStateme\
nt del PassStatement pass BreakStatement break ContinueStatement continue ReturnStatement return Yie\
ldStatement PrintStatement RaiseStatement raise ImportStatement import as ScopeStatement global nonl\
ocal AssertStatement assert TypeDefinition type TypeParamList TypeParam StatementGroup ; IfStatement\
 Body elif WhileStatement while ForStatement TryStatement try except finally WithStatement with Func\
tionDefinition def ParamList AssignOp TypeDef ClassDefinition class DecoratedStatement Decorator At \
MatchStatement match MatchBody MatchClause case CapturePattern LiteralPattern ArithOp ArithOp AsPatt\
ern OrPattern LogicOp AttributePattern SequencePattern MappingPattern StarPattern ClassPattern Patte\
rnArgList KeywordPattern KeywordPattern Guard",maxTerm:277,context:t1,nodeProps:[["isolate",-5,4,71,
72,73,77,""],["group",-15,6,85,87,88,90,92,94,96,98,99,100,102,105,108,110,"Statement Statement",-22,
8,18,21,25,40,49,50,56,57,60,61,62,63,64,67,70,71,72,79,80,81,82,"Expression",-10,114,116,119,121,122,
126,128,133,135,138,"Statement",-9,143,144,147,148,150,151,152,153,154,"Pattern"],["openedBy",23,"(",
54,"[",58,"{"],["closedBy",24,")",55,"]",59,"}"]],propSources:[n1],skippedNodes:[0,4],repeatNodeCount:34,
tokenData:"!2|~R!`OX%TXY%oY[%T[]%o]p%Tpq%oqr'ars)Yst*xtu%Tuv,dvw-hwx.Uxy/tyz0[z{0r{|2S|}2p}!O3W!O!P4\
_!P!Q:Z!Q!R;k!R![>_![!]Do!]!^Es!^!_FZ!_!`Gk!`!aHX!a!b%T!b!cIf!c!dJU!d!eK^!e!hJU!h!i!#f!i!tJU!t!u!,|!\
u!wJU!w!x!.t!x!}JU!}#O!0S#O#P&o#P#Q!0j#Q#R!1Q#R#SJU#S#T%T#T#UJU#U#VK^#V#YJU#Y#Z!#f#Z#fJU#f#g!,|#g#iJ\
U#i#j!.t#j#oJU#o#p!1n#p#q!1s#q#r!2a#r#s!2f#s$g%T$g;'SJU;'S;=`KW<%lOJU`%YT&n`O#o%T#p#q%T#r;'S%T;'S;=`\
%i<%lO%T`%lP;=`<%l%To%v]&n`%c_OX%TXY%oY[%T[]%o]p%Tpq%oq#O%T#O#P&o#P#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To&\
tX&n`OY%TYZ%oZ]%T]^%o^#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc'f[&n`O!_%T!_!`([!`#T%T#T#U(r#U#f%T#f#g(r#g#h(\
r#h#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc(cTmR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc(yT!mR&n`O#o%T#p#q%T#r;'\
S%T;'S;=`%i<%lO%Tk)aV&n`&[ZOr%Trs)vs#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk){V&n`Or%Trs*bs#o%T#p#q%T#r;'S%T\
;'S;=`%i<%lO%Tk*iT&n`&^ZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To+PZS_&n`OY*xYZ%TZ]*x]^%T^#o*x#o#p+r#p#q*x#q\
#r+r#r;'S*x;'S;=`,^<%lO*x_+wTS_OY+rZ]+r^;'S+r;'S;=`,W<%lO+r_,ZP;=`<%l+ro,aP;=`<%l*xj,kV%rQ&n`O!_%T!_\
!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj-XT!xY&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj-oV%lQ&n`O!_%T!_!`-Q\
!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk.]V&n`&ZZOw%Twx.rx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk.wV&n`Ow%Twx/^x#\
o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk/eT&n`&]ZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk/{ThZ&n`O#o%T#p#q%T#r;'S%T;\
'S;=`%i<%lO%Tc0cTgR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk0yXVZ&n`Oz%Tz{1f{!_%T!_!`-Q!`#o%T#p#q%T#r;'S%\
T;'S;=`%i<%lO%Tk1mVaR&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk2ZV%oZ&n`O!_%T!_!`-Q!`#o%T#p#q%\
T#r;'S%T;'S;=`%i<%lO%Tc2wTzR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To3_W%pZ&n`O!_%T!_!`-Q!`!a3w!a#o%T#p#q\
%T#r;'S%T;'S;=`%i<%lO%Td4OT&{S&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk4fX!fQ&n`O!O%T!O!P5R!P!Q%T!Q![6T![\
#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk5WV&n`O!O%T!O!P5m!P#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk5tT!rZ&n`O#o%T#p#\
q%T#r;'S%T;'S;=`%i<%lO%Ti6[a!hX&n`O!Q%T!Q![6T![!g%T!g!h7a!h!l%T!l!m9s!m#R%T#R#S6T#S#X%T#X#Y7a#Y#^%T#\
^#_9s#_#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti7fZ&n`O{%T{|8X|}%T}!O8X!O!Q%T!Q![8s![#o%T#p#q%T#r;'S%T;'S;=`%\
i<%lO%Ti8^V&n`O!Q%T!Q![8s![#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti8z]!hX&n`O!Q%T!Q![8s![!l%T!l!m9s!m#R%T#R#\
S8s#S#^%T#^#_9s#_#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti9zT!hX&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk:bX%qR&n`\
O!P%T!P!Q:}!Q!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj;UV%sQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;\
=`%i<%lO%Ti;ro!hX&n`O!O%T!O!P=s!P!Q%T!Q![>_![!d%T!d!e?q!e!g%T!g!h7a!h!l%T!l!m9s!m!q%T!q!rA]!r!z%T!z!\
{Bq!{#R%T#R#S>_#S#U%T#U#V?q#V#X%T#X#Y7a#Y#^%T#^#_9s#_#c%T#c#dA]#d#l%T#l#mBq#m#o%T#p#q%T#r;'S%T;'S;=`\
%i<%lO%Ti=xV&n`O!Q%T!Q![6T![#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti>fc!hX&n`O!O%T!O!P=s!P!Q%T!Q![>_![!g%T!g\
!h7a!h!l%T!l!m9s!m#R%T#R#S>_#S#X%T#X#Y7a#Y#^%T#^#_9s#_#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti?vY&n`O!Q%T!Q!\
R@f!R!S@f!S#R%T#R#S@f#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti@mY!hX&n`O!Q%T!Q!R@f!R!S@f!S#R%T#R#S@f#S#o%T#\
p#q%T#r;'S%T;'S;=`%i<%lO%TiAbX&n`O!Q%T!Q!YA}!Y#R%T#R#SA}#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiBUX!hX&n`O\
!Q%T!Q!YA}!Y#R%T#R#SA}#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiBv]&n`O!Q%T!Q![Co![!c%T!c!iCo!i#R%T#R#SCo#S#\
T%T#T#ZCo#Z#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiCv]!hX&n`O!Q%T!Q![Co![!c%T!c!iCo!i#R%T#R#SCo#S#T%T#T#ZCo#\
Z#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%ToDvV{_&n`O!_%T!_!`E]!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TcEdT%{R&n`O#o%T\
#p#q%T#r;'S%T;'S;=`%i<%lO%TkEzT#gZ&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkFbXmR&n`O!^%T!^!_F}!_!`([!`!a(\
[!a#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TjGUV%mQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkGrV%zZ&n`O!\
_%T!_!`([!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkH`WmR&n`O!_%T!_!`([!`!aHx!a#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%\
TjIPV%nQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkIoV_Q#}P&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S\
;=`%i<%lO%ToJ_]&n`&YS%uZO!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%\
lOJUoKZP;=`<%lJUoKge&n`&YS%uZOr%Trs)Ysw%Twx.Ux!Q%T!Q![JU![!c%T!c!tJU!t!uLx!u!}JU!}#R%T#R#SJU#S#T%T#T\
#fJU#f#gLx#g#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUoMRa&n`&YS%uZOr%TrsNWsw%Twx! vx!Q%T!Q![JU![!c%T!c!}\
JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUkN_V&n`&`ZOr%TrsNts#o%T#p#q%T#r;'S%T;'S;=\
`%i<%lO%TkNyV&n`Or%Trs! `s#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk! gT&n`&bZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T\
k! }V&n`&_ZOw%Twx!!dx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!!iV&n`Ow%Twx!#Ox#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%\
Tk!#VT&n`&aZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!#oe&n`&YS%uZOr%Trs!%Qsw%Twx!&px!Q%T!Q![JU![!c%T!c!tJU!\
t!u!(`!u!}JU!}#R%T#R#SJU#S#T%T#T#fJU#f#g!(`#g#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUk!%XV&n`&dZOr%Trs!\
%ns#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!%sV&n`Or%Trs!&Ys#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!&aT&n`&fZO#o%T#\
p#q%T#r;'S%T;'S;=`%i<%lO%Tk!&wV&n`&cZOw%Twx!'^x#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!'cV&n`Ow%Twx!'xx#o%T\
#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!(PT&n`&eZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!(ia&n`&YS%uZOr%Trs!)nsw%Twx!\
+^x!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUk!)uV&n`&hZOr%Trs!\
*[s#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!*aV&n`Or%Trs!*vs#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!*}T&n`&jZO#o%T#\
p#q%T#r;'S%T;'S;=`%i<%lO%Tk!+eV&n`&gZOw%Twx!+zx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!,PV&n`Ow%Twx!,fx#o%T\
#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!,mT&n`&iZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!-Vi&n`&YS%uZOr%TrsNWsw%Twx! \
vx!Q%T!Q![JU![!c%T!c!dJU!d!eLx!e!hJU!h!i!(`!i!}JU!}#R%T#R#SJU#S#T%T#T#UJU#U#VLx#V#YJU#Y#Z!(`#Z#oJU#p\
#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUo!.}a&n`&YS%uZOr%Trs)Ysw%Twx.Ux!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T\
%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUk!0ZT!XZ&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc!0qT!WR&n`O#o%T\
#p#q%T#r;'S%T;'S;=`%i<%lO%Tj!1XV%kQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T~!1sO!]~k!1zV%jR&n\
`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T~!2fO![~i!2mT%tX&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T",tokenizers:[
e1,Yk,Zk,i1,0,1,2,3,4],topRules:{Script:[0,5]},specialized:[{term:221,get:n=>r1[n]||-1}],tokenPrec:7668});function Tm(n){let t=Object.keys(n).join(""),e=/\w/.test(t);return e&&(t=t.replace(/\w/g,"")),`[${e?
"\\w":""}${t.replace(/[^\w\s]/g,"\\$&")}]`}function o1(n){let t=Object.create(null),e=Object.create(
null);for(let{label:s}of n){t[s[0]]=!0;for(let r=1;r<s.length;r++)e[s[r]]=!0}let i=Tm(t)+Tm(e)+"*$";
return[new RegExp("^"+i),new RegExp(i)]}function Am(n){let t=n.map(s=>typeof s=="string"?{label:s}:s),
[e,i]=t.every(s=>/^\w+$/.test(s.label))?[/\w*$/,/\w+$/]:o1(t);return s=>{let r=s.matchBefore(i);return r||
s.explicit?{from:r?r.from:s.pos,options:t,validFor:e}:null}}function Pm(n,t){return e=>{for(let i=Mt(e.state).resolveInner(e.pos,-1);i;i=i.parent){if(n.indexOf(
i.name)>-1)return null;if(i.type.isTop)break}return t(e)}}var l1=Et.define();var AC=typeof navigator=="object"&&/Win/.test(navigator.platform);var a1=D.baseTheme({".cm-tooltip.cm-tooltip-autocomplete":{"& > ul":{fontFamily:"monospace",whiteSpace:"\
nowrap",overflow:"hidden auto",maxWidth_fallback:"700px",maxWidth:"min(700px, 95vw)",minWidth:"250px",
maxHeight:"10em",height:"100%",listStyle:"none",margin:0,padding:0,"& > li, & > completion-section":{
padding:"1px 3px",lineHeight:1.2},"& > li":{overflowX:"hidden",textOverflow:"ellipsis",cursor:"point\
er"},"& > completion-section":{display:"list-item",borderBottom:"1px solid silver",paddingLeft:"0.5e\
m",opacity:.7}}},"&light .cm-tooltip-autocomplete ul li[aria-selected]":{background:"#17c",color:"wh\
ite"},"&light .cm-tooltip-autocomplete-disabled ul li[aria-selected]":{background:"#777"},"&dark .cm\
-tooltip-autocomplete ul li[aria-selected]":{background:"#347",color:"white"},"&dark .cm-tooltip-aut\
ocomplete-disabled ul li[aria-selected]":{background:"#444"},".cm-completionListIncompleteTop:before\
, .cm-completionListIncompleteBottom:after":{content:'"···"',opacity:.5,display:"block",textAlign:"\
center",cursor:"pointer"},".cm-tooltip.cm-completionInfo":{position:"absolute",padding:"3px 9px",width:"\
max-content",maxWidth:"400px",boxSizing:"border-box",whiteSpace:"pre-line"},".cm-completionInfo.cm-c\
ompletionInfo-left":{right:"100%"},".cm-completionInfo.cm-completionInfo-right":{left:"100%"},".cm-c\
ompletionInfo.cm-completionInfo-left-narrow":{right:"30px"},".cm-completionInfo.cm-completionInfo-ri\
ght-narrow":{left:"30px"},"&light .cm-snippetField":{backgroundColor:"#00000022"},"&dark .cm-snippet\
Field":{backgroundColor:"#ffffff22"},".cm-snippetFieldPosition":{verticalAlign:"text-top",width:0,height:"\
1.15em",display:"inline-block",margin:"0 -0.7px -.7em",borderLeft:"1.4px dotted #888"},".cm-completi\
onMatchedText":{textDecoration:"underline"},".cm-completionDetail":{marginLeft:"0.5em",fontStyle:"it\
alic"},".cm-completionIcon":{fontSize:"90%",width:".8em",display:"inline-block",textAlign:"center",paddingRight:"\
.6em",opacity:"0.6",boxSizing:"content-box"},".cm-completionIcon-function, .cm-completionIcon-method":{
"&:after":{content:"'ƒ'"}},".cm-completionIcon-class":{"&:after":{content:"'○'"}},".cm-completion\
Icon-interface":{"&:after":{content:"'◌'"}},".cm-completionIcon-variable":{"&:after":{content:"'𝑥\
'"}},".cm-completionIcon-constant":{"&:after":{content:"'𝐶'"}},".cm-completionIcon-type":{"&:afte\
r":{content:"'𝑡'"}},".cm-completionIcon-enum":{"&:after":{content:"'∪'"}},".cm-completionIcon-p\
roperty":{"&:after":{content:"'□'"}},".cm-completionIcon-keyword":{"&:after":{content:"'🔑︎'"}},
".cm-completionIcon-namespace":{"&:after":{content:"'▢'"}},".cm-completionIcon-text":{"&:after":{content:"\
'abc'",fontSize:"50%",verticalAlign:"middle"}}}),Bh=class{constructor(t,e,i,s){this.field=t,this.line=
e,this.from=i,this.to=s}},Lh=class n{constructor(t,e,i){this.field=t,this.from=e,this.to=i}map(t){let e=t.
mapPos(this.from,-1,gt.TrackDel),i=t.mapPos(this.to,1,gt.TrackDel);return e==null||i==null?null:new n(
this.field,e,i)}},Ih=class n{constructor(t,e){this.lines=t,this.fieldPositions=e}instantiate(t,e){let i=[],
s=[e],r=t.doc.lineAt(e),o=/^\s*/.exec(r.text)[0];for(let a of this.lines){if(i.length){let h=o,c=/^\t*/.
exec(a)[0].length;for(let f=0;f<c;f++)h+=t.facet(hi);s.push(e+h.length-c),a=h+a.slice(c)}i.push(a),e+=
a.length+1}let l=this.fieldPositions.map(a=>new Lh(a.field,s[a.line]+a.from,s[a.line]+a.to));return{
text:i,ranges:l}}static parse(t){let e=[],i=[],s=[],r;for(let o of t.split(/\r\n?|\n/)){for(;r=/[#$]\{(?:(\d+)(?::([^{}]*))?|((?:\\[{}]|[^{}])*))\}/.
exec(o);){let l=r[1]?+r[1]:null,a=r[2]||r[3]||"",h=-1;l===0&&(l=1e9);let c=a.replace(/\\[{}]/g,f=>f[1]);
for(let f=0;f<e.length;f++)(l!=null?e[f].seq==l:c&&e[f].name==c)&&(h=f);if(h<0){let f=0;for(;f<e.length&&
(l==null||e[f].seq!=null&&e[f].seq<l);)f++;e.splice(f,0,{seq:l,name:c}),h=f;for(let u of s)u.field>=
h&&u.field++}for(let f of s)if(f.line==i.length&&f.from>r.index){let u=r[2]?3+(r[1]||"").length:2;f.
from-=u,f.to-=u}s.push(new Bh(h,i.length,r.index,r.index+c.length)),o=o.slice(0,r.index)+a+o.slice(r.
index+r[0].length)}o=o.replace(/\\([{}])/g,(l,a,h)=>{for(let c of s)c.line==i.length&&c.from>h&&(c.from--,
c.to--);return a}),i.push(o)}return new n(i,s)}},h1=X.widget({widget:new class extends Be{toDOM(){let n=document.
createElement("span");return n.className="cm-snippetFieldPosition",n}ignoreEvent(){return!1}}}),c1=X.
mark({class:"cm-snippetField"}),ys=class n{constructor(t,e){this.ranges=t,this.active=e,this.deco=X.
set(t.map(i=>(i.from==i.to?h1:c1).range(i.from,i.to)),!0)}map(t){let e=[];for(let i of this.ranges){
let s=i.map(t);if(!s)return null;e.push(s)}return new n(e,this.active)}selectionInsideField(t){return t.
ranges.every(e=>this.ranges.some(i=>i.field==this.active&&i.from<=e.from&&i.to>=e.to))}},wn=Z.define(
{map(n,t){return n&&n.map(t)}}),f1=Z.define(),On=Nt.define({create(){return null},update(n,t){for(let e of t.
effects){if(e.is(wn))return e.value;if(e.is(f1)&&n)return new ys(n.ranges,e.value)}return n&&t.docChanged&&
(n=n.map(t.changes)),n&&t.selection&&!n.selectionInsideField(t.selection)&&(n=null),n},provide:n=>D.
decorations.from(n,t=>t?t.deco:X.none)});function Nh(n,t){return y.create(n.filter(e=>e.field==t).map(
e=>y.range(e.from,e.to)))}function u1(n){let t=Ih.parse(n);return(e,i,s,r)=>{let{text:o,ranges:l}=t.
instantiate(e.state,s),{main:a}=e.state.selection,h={changes:{from:s,to:r==a.from?a.to:r,insert:V.of(
o)},scrollIntoView:!0,annotations:i?[l1.of(i),ct.userEvent.of("input.complete")]:void 0};if(l.length&&
(h.selection=Nh(l,0)),l.some(c=>c.field>0)){let c=new ys(l,0),f=h.effects=[wn.of(c)];e.state.field(On,
!1)===void 0&&f.push(Z.appendConfig.of([On,O1,w1,a1]))}e.dispatch(e.state.update(h))}}function $m(n){
return({state:t,dispatch:e})=>{let i=t.field(On,!1);if(!i||n<0&&i.active==0)return!1;let s=i.active+
n,r=n>0&&!i.ranges.some(o=>o.field==s+n);return e(t.update({selection:Nh(i.ranges,s),effects:wn.of(r?
null:new ys(i.ranges,s)),scrollIntoView:!0})),!0}}var d1=({state:n,dispatch:t})=>n.field(On,!1)?(t(n.
update({effects:wn.of(null)})),!0):!1,p1=$m(1),m1=$m(-1);var g1=[{key:"Tab",run:p1,shift:m1},{key:"Escape",run:d1}],Cm=Q.define({combine(n){return n.length?n[0]:
g1}}),O1=ti.highest(nn.compute([Cm],n=>n.facet(Cm)));function Ae(n,t){return{...t,apply:u1(n)}}var w1=D.
domEventHandlers({mousedown(n,t){let e=t.state.field(On,!1),i;if(!e||(i=t.posAtCoords({x:n.clientX,y:n.
clientY}))==null)return!1;let s=e.ranges.find(r=>r.from<=i&&r.to>=i);return!s||s.field==e.active?!1:
(t.dispatch({selection:Nh(e.ranges,s.field),effects:wn.of(e.ranges.some(r=>r.field>s.field)?new ys(e.
ranges,s.field):null),scrollIntoView:!0}),!0)}});var Mm=new class extends Zt{};Mm.startSide=1;Mm.endSide=-1;var PC=typeof navigator=="object"&&/Android\b/.test(navigator.userAgent);var Qm=new eo,Em=new Set(["Script","Body","FunctionDefinition","ClassDefinition","LambdaExpression",
"ForStatement","MatchClause"]);function To(n){return(t,e,i)=>{if(i)return!1;let s=t.node.getChild("V\
ariableName");return s&&e(s,n),!0}}var b1={FunctionDefinition:To("function"),ClassDefinition:To("cla\
ss"),ForStatement(n,t,e){if(e){for(let i=n.node.firstChild;i;i=i.nextSibling)if(i.name=="VariableNam\
e")t(i,"variable");else if(i.name=="in")break}},ImportStatement(n,t){var e,i;let{node:s}=n,r=((e=s.firstChild)===
null||e===void 0?void 0:e.name)=="from";for(let o=s.getChild("import");o;o=o.nextSibling)o.name=="Va\
riableName"&&((i=o.nextSibling)===null||i===void 0?void 0:i.name)!="as"&&t(o,r?"variable":"namespace")},
AssignStatement(n,t){for(let e=n.node.firstChild;e;e=e.nextSibling)if(e.name=="VariableName")t(e,"va\
riable");else if(e.name==":"||e.name=="AssignOp")break},ParamList(n,t){for(let e=null,i=n.node.firstChild;i;i=
i.nextSibling)i.name=="VariableName"&&(!e||!/\*|AssignOp/.test(e.name))&&t(i,"variable"),e=i},CapturePattern:To(
"variable"),AsPattern:To("variable"),__proto__:null};function Dm(n,t){let e=Qm.get(t);if(e)return e;
let i=[],s=!0;function r(o,l){let a=n.sliceString(o.from,o.to);i.push({label:a,type:l})}return t.cursor(
it.IncludeAnonymous).iterate(o=>{if(o.name){let l=b1[o.name];if(l&&l(o,r,s)||!s&&Em.has(o.name))return!1;
s=!1}else if(o.to-o.from>8192){for(let l of Dm(n,o.node))i.push(l);return!1}}),Qm.set(t,i),i}var Rm=/^[\w\xa1-\uffff][\w\d\xa1-\uffff]*$/,
zm=["String","FormatString","Comment","PropertyName"];function y1(n){let t=Mt(n.state).resolveInner(
n.pos,-1);if(zm.indexOf(t.name)>-1)return null;let e=t.name=="VariableName"||t.to-t.from<20&&Rm.test(
n.state.sliceDoc(t.from,t.to));if(!e&&!n.explicit)return null;let i=[];for(let s=t;s;s=s.parent)Em.has(
s.name)&&(i=i.concat(Dm(n.state.doc,s)));return{options:i,from:e?t.from:n.pos,validFor:Rm}}var k1=["\
__annotations__","__builtins__","__debug__","__doc__","__import__","__name__","__loader__","__packag\
e__","__spec__","False","None","True"].map(n=>({label:n,type:"constant"})).concat(["ArithmeticError",
"AssertionError","AttributeError","BaseException","BlockingIOError","BrokenPipeError","BufferError",
"BytesWarning","ChildProcessError","ConnectionAbortedError","ConnectionError","ConnectionRefusedErro\
r","ConnectionResetError","DeprecationWarning","EOFError","Ellipsis","EncodingWarning","EnvironmentE\
rror","Exception","FileExistsError","FileNotFoundError","FloatingPointError","FutureWarning","Genera\
torExit","IOError","ImportError","ImportWarning","IndentationError","IndexError","InterruptedError",
"IsADirectoryError","KeyError","KeyboardInterrupt","LookupError","MemoryError","ModuleNotFoundError",
"NameError","NotADirectoryError","NotImplemented","NotImplementedError","OSError","OverflowError","P\
endingDeprecationWarning","PermissionError","ProcessLookupError","RecursionError","ReferenceError","\
ResourceWarning","RuntimeError","RuntimeWarning","StopAsyncIteration","StopIteration","SyntaxError",
"SyntaxWarning","SystemError","SystemExit","TabError","TimeoutError","TypeError","UnboundLocalError",
"UnicodeDecodeError","UnicodeEncodeError","UnicodeError","UnicodeTranslateError","UnicodeWarning","U\
serWarning","ValueError","Warning","ZeroDivisionError"].map(n=>({label:n,type:"type"}))).concat(["bo\
ol","bytearray","bytes","classmethod","complex","float","frozenset","int","list","map","memoryview",
"object","range","set","staticmethod","str","super","tuple","type"].map(n=>({label:n,type:"class"}))).
concat(["abs","aiter","all","anext","any","ascii","bin","breakpoint","callable","chr","compile","del\
attr","dict","dir","divmod","enumerate","eval","exec","exit","filter","format","getattr","globals","\
hasattr","hash","help","hex","id","input","isinstance","issubclass","iter","len","license","locals",
"max","min","next","oct","open","ord","pow","print","property","quit","repr","reversed","round","set\
attr","slice","sorted","sum","vars","zip"].map(n=>({label:n,type:"function"}))),x1=[Ae("def ${name}(\
${params}):\n	${}",{label:"def",detail:"function",type:"keyword"}),Ae("for ${name} in ${collection}:\
\n	${}",{label:"for",detail:"loop",type:"keyword"}),Ae("while ${}:\n	${}",{label:"while",detail:"loo\
p",type:"keyword"}),Ae("try:\n	${}\nexcept ${error}:\n	${}",{label:"try",detail:"/ except block",type:"\
keyword"}),Ae(`if \${}:
	
`,{label:"if",detail:"block",type:"keyword"}),Ae("if ${}:\n	${}\nelse:\n	${}",{label:"if",detail:"/ \
else block",type:"keyword"}),Ae("class ${name}:\n	def __init__(self, ${params}):\n			${}",{label:"cl\
ass",detail:"definition",type:"keyword"}),Ae("import ${module}",{label:"import",detail:"statement",type:"\
keyword"}),Ae("from ${module} import ${names}",{label:"from",detail:"import",type:"keyword"})],S1=Pm(
zm,Am(k1.concat(x1)));function Wh(n){let{node:t,pos:e}=n,i=n.lineIndent(e,-1),s=null;for(;;){let r=t.
childBefore(e);if(r)if(r.name=="Comment")e=r.from;else if(r.name=="Body"||r.name=="MatchBody")n.baseIndentFor(
r)+n.unit<=i&&(s=r),t=r;else if(r.name=="MatchClause")t=r;else if(r.type.is("Statement"))t=r;else break;else
break}return s}function qh(n,t){let e=n.baseIndentFor(t),i=n.lineAt(n.pos,-1),s=i.from+i.text.length;
return/^\s*($|#)/.test(i.text)&&n.node.to<s+100&&!/\S/.test(n.state.sliceDoc(s,n.node.to))&&n.lineIndent(
n.pos,-1)<=e||/^\s*(else:|elif |except |finally:|case\s+[^=:]+:)/.test(n.textAfter)&&n.lineIndent(n.
pos,-1)>e?null:e+n.unit}var Vh=lo.define({name:"python",parser:vm.configure({props:[ch.add({Body:n=>{
var t;let e=/^\s*(#|$)/.test(n.textAfter)&&Wh(n)||n.node;return(t=qh(n,e))!==null&&t!==void 0?t:n.continue()},
MatchBody:n=>{var t;let e=Wh(n);return(t=qh(n,e||n.node))!==null&&t!==void 0?t:n.continue()},IfStatement:n=>/^\s*(else:|elif )/.
test(n.textAfter)?n.baseIndent:n.continue(),"ForStatement WhileStatement":n=>/^\s*else:/.test(n.textAfter)?
n.baseIndent:n.continue(),TryStatement:n=>/^\s*(except[ :]|finally:|else:)/.test(n.textAfter)?n.baseIndent:
n.continue(),MatchStatement:n=>/^\s*case /.test(n.textAfter)?n.baseIndent+n.unit:n.continue(),"Tuple\
Expression ComprehensionExpression ParamList ArgList ParenthesizedExpression":fo({closing:")"}),"Dic\
tionaryExpression DictionaryComprehensionExpression SetExpression SetComprehensionExpression":fo({closing:"\
}"}),"ArrayExpression ArrayComprehensionExpression":fo({closing:"]"}),MemberExpression:n=>n.baseIndent+
n.unit,"String FormatString":()=>null,Script:n=>{var t;let e=Wh(n);return(t=e&&qh(n,e))!==null&&t!==
void 0?t:n.continue()}}),lp.add({"ArrayExpression DictionaryExpression SetExpression TupleExpression":ap,
Body:(n,t)=>({from:n.from+1,to:n.to-(n.to==t.doc.length?0:1)}),"String FormatString":(n,t)=>({from:t.
doc.lineAt(n.from).to,to:n.to})})]}),languageData:{closeBrackets:{brackets:["(","[","{","'",'"',"'''",
'"""'],stringPrefixes:["f","fr","rf","r","u","b","br","rb","F","FR","RF","R","U","B","BR","RB"]},commentTokens:{
line:"#"},indentOnInput:/^\s*([\}\]\)]|else:|elif |except |finally:|case\s+[^:]*:?)$/}});function Bm(){
return new ao(Vh,[Vh.data.of({autocomplete:y1}),Vh.data.of({autocomplete:S1})])}var v1=[Nd(),Id(),Wd(),Cp(),Bd(),op(),pp(),hi.of("    "),Bm(),cp(Zd),tt.tabSize.of(4),D.lineWrapping,
nn.of([...nm,...Mp,rm])],Co=class{constructor(t,e,i,s){let r={"aria-label":e,"aria-describedby":i,spellcheck:"\
false",tabindex:"0"};this.extensions=[...v1,D.contentAttributes.of(r),D.updateListener.of(o=>{o.docChanged&&
s(this.text)})],this.view=new D({parent:t,extensions:this.extensions})}get text(){return this.view.state.
doc.toString()}set text(t){this.view.setState(tt.create({doc:t,extensions:this.extensions}))}replace(t){
this.view.dispatch({changes:{from:0,to:this.view.state.doc.length,insert:t},annotations:wh.of("full")})}goTo(t){
let{doc:e}=this.view.state,i=e.line(Math.min(t,e.lines));this.view.dispatch({selection:{anchor:i.from,
head:i.to},effects:D.scrollIntoView(i.from,{y:"center"})}),this.view.focus()}};function Lm(n){return n.replace(/^\|.*\n?/gm,"").replace(/^## Examples?\s*$/gm,"").split(/\n\s*\n/).
flatMap(Im)}function Im(n){if(!n.trim())return[];if(n.startsWith("    "))return[g("pre",{},n.replace(
/^ {4}/gm,""))];let t=/^(#+) (.*)$/m.exec(n);if(t){let r=n.slice(t[0].length).trimStart();return[g(t[1]===
"#"?"h3":"h4",{},...jh(t[2])),...Im(r)]}let[e,...i]=n.split(/^- /m),s=g("ul",{},...i.map(r=>g("li",{},
...jh(r))));return[...e.trim()?[g("p",{},...jh(e))]:[],...i.length?[s]:[]]}function jh(n){return n.split(
/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map(e=>e.startsWith("`")?g("code",{},e.slice(
1,-1)):e.startsWith("**")?g("b",{},e.slice(2,-2)):e.startsWith("*")?g("i",{},e.slice(1,-1)):e.replace(
/^\[([^\]]+)\]\([^)]+\)$/,"$1"))}var T1=896,C1="Tab indents. To leave the editor with the keyboard, press Escape, then Tab.",A1=300,ks=class{constructor(t,e,i,s){
this.place=t,this.kind=i,this.opened=s,this.problems=e,this.changed=()=>{},this.clock=0,this.changes=
[];let r=e.map(({problem:h,title:c})=>g("option",{value:h},c));this.choice=g("select",{onchange:()=>this.
choose()},...r),this.statement=g("details",{className:"statement"});let o=g("div",{className:"editor"}),
l=g("p",{id:`${i.id}-help`,className:"quiet"},C1);this.status=g("p",{role:"status",className:"says",
tabIndex:-1}),this.tools=g("div",{className:"row"}),this.results=g("div",{className:"results"});let a=`\
Your ${i.what} in Python`;this.editor=new Co(o,a,l.id,h=>this.keepSoon(h)),t.replaceChildren(g("div",
{className:"row"},g("label",{},"Puzzle ",this.choice),...this.files()),g("div",{className:"columns"},
this.statement,g("div",{className:"work"},o,l)),this.tools,this.status,this.results),this.begin(),t.
closest("details")?.addEventListener("toggle",()=>this.beginAnew()),addEventListener("storage",({key:h})=>this.
follow(zs(h))),addEventListener("pageshow",()=>gf(this.key)&&this.follow(zs(this.key))),addEventListener(
"pagehide",()=>this.keepNow())}begin(){this.choice.value=Qe(this.kind.id)??this.opened(),this.choice.
value||(this.choice.value=this.problems[0].problem),this.show()}beginAnew(){this.keepNow(),!(Qe(this.
kind.id)!==null||this.place.dataset.busy==="yes")&&this.opened()!==this.problem.problem&&this.begin()}follow(t){
t===this.key&&(this.editor.text=Qe(this.key)??this.kind.first(this.problem),this.place.dataset.busy!==
"yes"&&this.forget())}get problem(){return this.problems.find(({problem:e})=>e===this.choice.value)??
this.problems[0]}files(){let{what:t}=this.kind,e=g("input",{type:"file",accept:".py"});e.onchange=async()=>{
let s=e.files?.[0];await this.done(async()=>{s&&this.open(await this.kind.unpack(await ul(s)))}),e.value=
""};let i=R("Begin again",()=>this.beginAgain());return this.changes=[this.choice,e,i],[R(`Save the ${t}\
 as a file`,()=>this.done(()=>this.save())),g("label",{className:"file"},"Open one ",e),i]}choose(){
this.keepNow(),ke(this.kind.id,this.problem.problem),this.show()}show(){let{statement:t}=this.problem;
this.statement.replaceChildren(g("summary",{},"The puzzle"),...Lm(t)),this.statement.open=innerWidth>
T1,this.editor.text=Qe(this.key)??this.kind.first(this.problem),this.forget(),this.changed()}forget(){
this.status.textContent="",this.results.replaceChildren()}busy(t,e,i){_e(()=>{for(let r of[...this.changes,
...e])r.disabled=t;i.disabled=!t},()=>this.status),this.place.dataset.busy=t?"yes":"no"}get key(){return`${this.
kind.id}-${this.problem.problem}`}keepSoon(t){clearTimeout(this.clock);let{key:e}=this,{problem:i}=this.
problem;this.later=()=>{ke(this.kind.id,i),ke(e,t)},this.clock=setTimeout(()=>this.keepNow(),A1)}keepNow(){
clearTimeout(this.clock),this.later?.(),this.later=void 0}open(t){this.editor.replace(t),this.keepSoon(
t),this.keepNow(),this.forget(),di("Opened.")}beginAgain(){let{what:t}=this.kind;confirm(`Throw away\
 the ${t} that is here?`)&&this.open(this.kind.first(this.problem))}async done(t){try{await t()}catch(e){
this.status.textContent=`Not done: ${e instanceof Error?e.message:e}.`}}async save(){let{problem:t}=this.
problem,e=await this.kind.pack(t,this.editor.text);Sn(`my_${t}.py`,e,"text/x-python")}};at();var P1={AC:"accepted",WA:"wrong answer",TLE:"too slow",MLE:"too much memory",OLE:"too much outp\
ut",RTE:"ended by an error",CE:"not a program that Python can read",JE:"the judge failed"},Ao=class{constructor(t,e){
this.goTo=e,this.list=g("ol",{className:"cases","aria-label":"Verdicts"}),this.counts=new Map,this.failed=
0,this.legend=g("p",{className:"quiet"}),t.replaceChildren(this.list,this.legend)}add(t,e){let{verdict:i,
reason:s,seconds:r,said:o}=t;this.counts.set(i,(this.counts.get(i)??0)+1),this.legend.textContent=[...this.
counts.keys()].map(m=>`${m}: ${P1[m]}.`).join(" ");let l=g("span",{className:`verdict ${i==="AC"?"ri\
ght":"not"}`},i),a=` ${t.case} `,h=g("span",{className:"quiet"},`${r.toFixed(2)} s`),c=s?[" ",g("b",
{},s)]:[],f=i==="RTE"&&o?` ${$1(o)}`:"",u=g("summary",{},l,...e?[a,h]:[],...c,f),d=g("details",{},u),
p=()=>{d.childElementCount===1&&d.append(...this.shown(t,e))};d.ontoggle=p,i!=="AC"&&!this.failed++&&
(p(),d.open=!0),this.list.append(g("li",{},d))}get sum(){return[...this.counts].map(([t,e])=>`${e} ${t}`).
join(", ")}shown({said:t,line:e,picture:i},s){let r=e?[R(`Go to line ${e}`,()=>this.goTo(e))]:[],o=t?
[g("pre",{tabIndex:0},t.trimEnd())]:[],l=i?[g("div",{className:"pair"},Nm("expected",i.expected),Nm(
"actual",i.actual)),g("p",{className:"quiet"},M1(i))]:[],a=s?[Wm("input",s.puzzle)]:[];return[...r,...o,
...l,...a]}};function $1(n){let t=n.trimEnd().split(`
`),[e]=t.slice(-1);if(!/^ +\+-+$/.test(e))return e;let i=t.findLastIndex(r=>r.startsWith("  +-+-"));
return(t[i-1]??t.findLast(r=>/\w/.test(r))??e).replace(/^[ |]+/,"")}function M1({actual:n,above:t,more:e}){
let i=new Set(n.flat().map(([,s])=>s));return[i.has("differs")?"Framed: differs; any other right ans\
wer will do.":"",i.has("breaks")?"Underlined: breaks the law.":"",t?`${N(t,"row")} above, which are \
alike.`:"",e?`${N(e,"row")} more.`:""].join(" ")}function Wm(n,...t){let e=g("pre",{tabIndex:0,"aria\
-label":n},...t);return g("figure",{},g("figcaption",{},n),e)}function Nm(n,t){let e=Math.max(1,...t.
flat().map(([s])=>s.length)),i=([s,r])=>{let o=s.padStart(e)+(e>1?" ":"");return r?g("mark",{className:r},
o):o};return Wm(n,...t.flatMap(s=>[...s.map(i),`
`]))}var Po=class{constructor(t,e,i,s,r){this.python=i,this.runner=s;let o={id:"program",what:"program",first:({
program:l})=>l,pack:async(l,a)=>a,unpack:async l=>l};this.desk=new ks(t,e,o,r),this.seconds=g("input",
{type:"number",min:"0.1",max:"100",step:"any"}),this.halt=R("Stop",()=>this.stop(),{disabled:!0}),this.
stopping=new AbortController,this.desk.changed=()=>this.show(),this.show()}show(){let{samples:t,cases:e,
limits:i}=this.desk.problem;this.runner.end(),this.seconds.value=String(i.cpu),this.buttons=[R(`Run \
on the ${N(t,"sample")}`,()=>this.run(this.given(!0)),{className:"main"}),R(`Run on all ${e} cases`,
()=>this.run(this.given(!1))),R("Look for a small case that fails",()=>this.run(this.fresh(),!0))],this.
desk.tools.replaceChildren(...this.buttons,this.halt,g("label",{},"Seconds for a case ",this.seconds))}async*given(t){
yield*await this.call("own.cases.given",this.desk.problem.problem,t)}async*fresh(){let t=await this.
call("own.cases.number_of_new");for(let e=0;e<t;e++){let i=await this.call("own.cases.new",this.desk.
problem.problem,e);i&&(yield i)}}async run(t,e=!1){let i=new Ao(this.desk.results,r=>this.desk.editor.
goTo(r)),s=r=>this.desk.status.textContent=r;this.busy(!0),s("Getting ready …"),this.stopping=new AbortController;
try{let r=await this.judgeAll(t,e,i,s);s(`${r}${i.sum}.`)}catch(r){if(!(r instanceof yt||r instanceof
bt))throw r;let o=r instanceof yt?"Stopped":`Not done: ${r.message}`;s(`${o}. ${i.sum}`)}finally{this.
busy(!1)}}stop(){this.stopping.abort(new yt("stopped")),this.runner.end()}async judgeAll(t,e,i,s){let{
problem:r}=this.desk.problem,o=this.desk.editor.text,l=await this.call("own.judging.compiled",o);if(l&&
i.add(l,null),l)return"Python cannot read the program: ";let a=Math.min(Math.max(Number(this.seconds.
value)||10,.1),100),h=await this.call("own.cases.limits",r,a);for await(let c of t){s(`${c.name}, ${h.
wall} s at most … ${i.sum}`);let f=await this.runner.run(o,c.puzzle,h),u=await this.call("own.judg\
ing.verdict",r,a,c,f);if(i.add(u,c),e&&u.verdict!=="AC")return"The smallest new case that fails: "}return e?
"No new case fails: ":""}call(t,...e){return this.python.call(t,e,{signal:this.stopping.signal})}busy(t){
this.desk.busy(t,this.buttons??[],this.halt)}};at();var Q1=[["alone","alone"],["direct","after the direct rules"],["all","after all rules"]],qm=12,$o=class{constructor(t,e,i,s,r){
this.another=s,this.python=void 0;let o={id:"rule",what:"rule",first:({rule:a})=>a,pack:(a,h)=>i.call(
"own.rule.program",[a,h]),unpack:a=>i.call("own.rule.rule_in",[a])};this.desk=new ks(t,e,o,r);let l=Q1.
map(([a,h])=>g("option",{value:a},h));this.company=g("select",{},...l),this.ask=R("Try the rule",()=>this.
examine(),{className:"main"}),this.stopping=new AbortController,this.printed="",this.halt=R("Stop",()=>this.
stopping.abort(new yt("stopped")),{disabled:!0}),this.desk.tools.append(this.ask,g("label",{},"It is\
 asked ",this.company),this.halt)}async examine(){let{desk:t}=this,e=r=>t.status.textContent=r,i=r=>{
r.printed?this.printed+=r.printed:e(R1(r))};this.python??=this.another(),this.stopping=new AbortController;
let{signal:s}=this.stopping;this.busy(!0),t.results.replaceChildren(),this.printed="",e("Getting rea\
dy …");try{let r=[t.problem.problem,t.editor.text,this.company.value],o=await this.python.call("ow\
n.rule.examine",r,{tell:i,signal:s});e(E1(o)),t.results.append(...await D1(o,this.printed))}catch(r){
e(await this.said(r))}finally{this.busy(!1)}}async said(t){if(!(t instanceof bt||t instanceof yt))throw t;
let{said:e,line:i,place:s}=t instanceof bt?t.refusal:{said:"Stopped."};if(i){let r=R(`Go to line ${i}`,
()=>this.desk.editor.goTo(i));this.desk.results.append(r)}return s&&this.desk.results.append(...await B1(
s)),this.desk.results.append(...Vm(this.printed)),`${i?`Line ${i}: `:""}${e}`}busy(t){this.desk.busy(
t,[this.ask],this.halt)}};function R1({done:n,of:t,what:e}){return`${n}${t?` of ${t}`:""} ${e} …`}
function E1({wrong:n,boards:t,steps:e,speaks:i,puzzles:s,solved:r,carried:o}){let l=n?"The rule is w\
rong: see below.":`Never wrong, on ${N(t,"small board")} and ${N(s,"puzzle")}.`,a=e?`It speaks ${N(e,
"time")}, in ${i} of the ${N(s,"puzzle")}.`:`It says nothing new in any of the ${s} puzzles.`,c=`${`${r}\
 ${r===1?"is":"are"} solved without it`}, ${o.length} more with it.`;return`${l} ${a} ${c}`}async function D1({
wrong:n,shown:t,carried:e},i){let s=e.length?[g("p",{},`It carries ${e.join(", ")}.`)]:[],r=t.filter(
l=>l.case!==n?.case),o=await Promise.all(r.map(L1));return[...n?await z1(n):[],...Vm(i),...s,...o.length?
[g("h3",{},"Where it speaks")]:[],g("div",{className:"pair"},...o)]}function Vm(n){return n?[g("h3",
{},"What it prints"),g("pre",{tabIndex:0},n)]:[]}async function z1(n){let{solution:t,givens:e,answer:i,
told:s,broken:r,places:o}=n,l=await ye(t),a=r?`In ${n.case} it finds no answer (${r}), and there is \
one.`:`In ${n.case} it says what need not be: ${jm(s)}.`;return[g("h3",{},"Where it is wrong"),g("p",
{className:"wrong"},a),g("div",{className:"pair"},Ge(l(e),[...n.facts,...s],{wrong:o},a),...i?[Ge(l(
e),i,{decided:o},"An answer to it")]:[])]}async function B1({solution:n,givens:t,facts:e,places:i,case:s}){
let r=await ye(n),o=i.length?`the last it spoke of was ${Fm(i)}`:"it said nothing",l=`In ${s}: ${o}.`;
return[g("h3",{},"Where it broke"),Ge(r(t),e,{wrong:i},l)]}async function L1(n){let{solution:t,givens:e,
facts:i,told:s}=n,r=await ye(t),o=s.map(([a])=>a),l=`${n.case}: ${jm(s)}`;return Ge(r(e),[...i,...s],
{decided:o},l)}function jm(n){return Fm(n.map(t=>t.join(" ")))}function Fm(n){let t=n.length-qm;return n.
slice(0,qm).join(", ")+(t>0?` and ${t} more`:"")}var Mo=class{constructor(t,e){this.source=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),
this.files={...e,snapshot:void 0,again:!0},this.last=0,this.worker=null,this.clock=0,this.stop=()=>{}}ready(){
return this.worker?this.worker:(this.worker=new Worker(this.source),this.worker.postMessage(this.files),
this.worker)}end(){clearTimeout(this.clock),this.worker&&(this.worker.onerror=this.worker.onmessage=
null,this.worker.terminate()),this.worker=null,this.stop(),this.stop=()=>{}}async run(t,e,i){let s=this.
ready(),r=++this.last;try{return await new Promise((o,l)=>{this.stop=()=>l(new yt("stopped")),s.onerror=
({message:a})=>this.finish(o,_m("judge",0,a)),s.onmessage=({data:a})=>{a.id===r&&(a.failed?(l(new bt(
{said:`Python does not start: ${a.failed}`})),this.end()):a.run?this.finish(o,a.run,a.spent):this.clock=
setTimeout(()=>this.late(o,i),i.wall*1e3))},s.postMessage({id:r,program:t,input:e,limits:i})})}finally{
clearTimeout(this.clock)}}finish(t,e,i=!0){t(e),this.stop=()=>{},i&&(this.end(),this.ready())}late(t,e){
this.finish(t,_m("wall",e.wall))}};function _m(n,t,e=""){let i=btoa(String.fromCharCode(...new TextEncoder().
encode(e)));return{end:n,status:-9,cpu:t,wall:t,memory:0,stdout:"",stderr:i}}function Xm(n,t,e){let{python:i}=n,s=o=>S(o).textContent??"",r=()=>n.run("Getting ready …","own.ca\
ses.problems");new Ze("programs",async o=>{let l=new Mo(s("program-worker"),t),a=new Po(o,await r(),
i,l,e);return l.ready(),a}),new Ze("own-rules",async o=>{let l=()=>new Ye(s("worker"),{...t,again:!0});
return new $o(o,await r(),i,l,e)})}var I1=300,Um=10,Qo=class{constructor(t){this.python=t,this.jobs=[],this.clock=0,this.before=null,S(
"stop").onclick=({detail:e})=>{e<2&&this.stop()}}async run(t,e,i=[],{told:s=()=>"",signal:r}={}){let o=new AbortController,
l={words:t,since:performance.now(),told:-Um,stopping:o},a=c=>{l.words=`${t} ${s(c)}`},h=r?[o.signal,
r]:[o.signal];this.begin(l);try{return await this.python.call(e,i,{tell:a,signal:AbortSignal.any(h)})}finally{
this.end(l)}}stop(){this.jobs[0]?.stopping.abort(new yt("it was stopped"))}begin(t){this.jobs.push(t),
!this.clock&&(this.before=document.activeElement,this.clock=setInterval(()=>this.jobs.forEach(e=>this.
tell(e)),I1))}end(t){this.jobs=this.jobs.filter(e=>e!==t),setTimeout(()=>this.jobs.length||this.hide())}tell(t){
let e=Math.floor((performance.now()-t.since)/1e3),i=`${t.words} (${e} s)`;t===this.jobs[0]&&(S("doin\
g").textContent=i),S("working").hidden=!1,!(e<t.told+Um)&&(t.told=e,S("told").textContent=e?i:t.words)}hide(){
clearInterval(this.clock),this.clock=0,S("working").hidden||(S("told").textContent="Done.");let t=S(
"stop")===document.activeElement;S("working").hidden=!0,t&&this.before instanceof HTMLElement&&this.
before.focus()}};Ct();_();var Hm=document.title,N1=13e4,Fh=class{constructor(t){this.work=t,this.opened=null,this.problem="",this.
coming=new AbortController,this.titles=new Map,new Ze("new",e=>this.addMaking(e)),this.draw=new Ze("\
draw",e=>this.addDraw(e)),this.source=new cr((e,i)=>this.bring(e,i),e=>this.refuse(e)),addEventListener(
"hashchange",()=>this.follow()),document.addEventListener("keydown",e=>this.key(e))}async begin(){let t=this.
attempt(async()=>{let e=await this.work.run("Getting ready …","puzzle.problems");for(let{problem:i,
title:s}of e)this.titles.set(i,s)});location.hash&&await this.follow(),await t,document.documentElement.
dataset.ready="yes"}async addMaking(t){let e=await this.work.run("Getting ready …","making.kinds");
return new ar(t,e,(...i)=>this.make(...i))}async addDraw(t){let e=await this.work.run("Getting ready\
 …","drawn.kinds");return new lr(t,this.work,e,(...i)=>this.take(...i))}async attempt(t,e=""){this.
leave();let{signal:i}=this.coming;document.documentElement.dataset.busy="yes";try{await t(i)}catch(s){
let r=q1(s);if(!r)throw s;i.aborted||(this.hash="",Pf(r,e))}finally{i.aborted||(document.documentElement.
dataset.busy="no")}}leave(){this.coming.abort(new yt("it was left")),this.coming=new AbortController,
Af(),S("opened").hidden=!0,S("worksheet").replaceChildren(),document.title=Hm,this.opened=null,this.
problem="",this.hash="",document.documentElement.dataset.busy="no"}bring(t,e,i="",s="puzzle.read"){return this.
attempt(async r=>{let o=await this.work.run("Reading …",s,[t,e],{signal:r});this.source.taken(t),this.
source.holds(t)&&this.source.askKind(o.kinds,o.problem,this.titles),await this.open({problem:o.problem,
puzzle:o.puzzle},r,i)},t)}refuse(t){return this.attempt(()=>Promise.reject(new bt({said:t})))}make(t,e,i){
let s=({tried:r})=>`${r} not as asked`;return this.attempt(async r=>{let o=[t,e,i],l=W1(N1,"no such \
puzzle was found in two minutes"),a={told:s,signal:AbortSignal.any([r,l])},h=await this.work.run("Ma\
king …","making.make",o,a);this.source.follow(h.puzzle),await this.open({problem:h.problem,puzzle:h.
puzzle},r)})}async take(t,e){return this.source.follow(e),await this.bring(e,t,"","puzzle.read_drawn"),
this.hash!==""}async follow(){let{hash:t}=location;if(!t){this.leave(),this.source.unfold();return}let e=await df(
t);!e||t!==location.hash||t===this.hash||(e.damage||this.source.follow(e.text??e.puzzle??""),e.text!==
void 0?await this.bring(e.text,null,t):await this.attempt(i=>this.openHeld(e,i,t),e.puzzle))}async openHeld(t,e,i){
if(t.damage)throw new bt({said:t.damage});let{problem:s,puzzle:r,marks:o}=t;await this.work.run("Rea\
ding …","puzzle.check_link",[s,r],{signal:e}),await this.open(t,e,i),o&&this.opened&&await this.mark(
o,{problem:s,puzzle:r},e)}async open({problem:t,puzzle:e,marks:i},s,r=""){this.problem=t??"",await this.
keepAddress({problem:t,puzzle:e,marks:i},s,r);let o=await this.work.run("Solving …","puzzle.look",
[t,e],{signal:s});if(await $f(o),!o.answers)return;let a={told:({step:c,sentence:f})=>`step ${c}: ${f}`,
signal:s},h=[t,e];await this.show(await this.work.run("Finding reasons:","puzzle.lesson",h,a),s)}async keepAddress(t,e,i){
let s=await ir(t);e.throwIfAborted(),!(i&&i!==location.hash)&&(this.hash=s,i?history.replaceState(null,
"",s):location.hash=s)}async show(t,e){let i=S("empty-lesson");S("place-of-lesson").replaceChildren(
i.content.cloneNode(!0)),S("opened").hidden=!1,this.opened=await cf(t,e),this.opened.play.exact=new hr(
this.work.python,t,e),S("name").textContent=t.title,document.title=`${t.title} · ${Hm}`,S("shared").
replaceChildren(R("Copy a link to this puzzle",()=>this.share(!1)),R("Copy it with what I have marke\
d",()=>this.share(!0)),R("Draw on it",()=>this.redraw())),this.lead()}lead(){let t=document.activeElement??
document.body,e=t===document.body||t.closest("#source, #stop");for(let s of S("source").querySelectorAll(
"details"))s.open=!1;let i=S("finding").hasChildNodes();S(i?"finding":"opened").scrollIntoView({block:"\
start"}),e&&S(i?"finding":"name").focus({preventScroll:!0})}async mark(t,e,i){if(!this.opened)return;
let{play:s,tabs:r}=this.opened,[o,l]=[!0,!1].map(h=>t.filter(c=>s.judge.fits(...c)===h));s.restart(),
s.move(o);let a=lt(l.map(([h])=>h));a&&s.speak(`The link has marks that this puzzle cannot have: ${a}\
.`),r.choose(r.tabs[1]),this.hash&&await this.keepAddress(e,i,this.hash)}async redraw(){if(!this.opened)
return;let{problem:t,puzzle:e}=this.opened.lesson,{part:i}=this.draw;i.open=!0,i.scrollIntoView({block:"\
start"});let s=await this.draw.ready();await s?.take(t,e),s?.element.focus({preventScroll:!0})}async share(t){
if(!this.opened)return;let{lesson:e,play:i}=this.opened,{facts:s,given:r}=i.state,o=[...s].filter(([
a])=>!r.has(a)),l={problem:e.problem,puzzle:e.puzzle};t&&(l.marks=o.map(([a,h])=>[a,[...h]])),As(new URL(
await ir(l),location.href).href)}key(t){t.target.closest("#source, #own")||this.opened?.tabs.key(t)}};
function W1(n,t){let e=new AbortController;return setTimeout(()=>e.abort(new bt({said:t})),n),e.signal}
function q1(n){return n instanceof bt?n.refusal:n instanceof yt?{said:n.message}:null}async function V1(){
tc();let n=await fl(),t=new Ye(S("worker").textContent??"",n),e=new Qo(t),i=new Fh(e);Xm(e,n,()=>i.problem),
await i.begin()}V1();return Jm(j1);})();
