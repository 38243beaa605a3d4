"use strict";var page=(()=>{var ue=Object.defineProperty;var ln=Object.getOwnPropertyDescriptor;var cn=Object.getOwnPropertyNames;var un=Object.prototype.hasOwnProperty;var We=r=>t=>{var e=r[t];if(e)return e();throw new Error("Module not found in bundle: "+t)};var W=(r,t,e)=>()=>{if(e)throw e[0];try{return r&&(t=r(r=0)),t}catch(s){throw e=[s],s}};var ft=(r,t)=>{for(var e in t)ue(r,e,{get:t[e],enumerable:!0})},pn=(r,t,e,s)=>{if(t&&typeof t=="obje\
ct"||typeof t=="function")for(let n of cn(t))!un.call(r,n)&&n!==e&&ue(r,n,{get:()=>t[n],enumerable:!(s=
ln(t,n))||s.enumerable});return r};var fn=r=>pn(ue({},"__esModule",{value:!0}),r);function g(r){let[t,e]=(r.match(/\d+/g)??[]).map(Number);return{r:t-1,c:e-1}}function $(r,t){return`\
r${r+1}c${t+1}`}function S(r){let{r:t,c:e}=g(r),[,s]=r.split("-");if(!s)return{x:e+.5,y:t+.5,edge:""};
let{x:n,y:o,edge:i}=Pe[s]??Pe[g(s).r===t?"right":"bottom"];return{x:e+n,y:t+o,edge:i}}function _e(r){
return[...r].sort((t,e)=>{let[s,n]=[S(t),S(e)];return s.y-n.y||s.x-n.x})}function Z(r){return r.split(
"-").filter(t=>/^r\d/.test(t))}function mt(r){return r.split(" ").flatMap(t=>{let[e,s]=t.split("~"),
{r:n,c:o}=g(e);return s?Array.from({length:Number(s)-o},(i,a)=>$(n,o+a)):[t]})}function nt(r){return!r.
startsWith("not ")}function dt(r){return r.startsWith("room ")}function Re(r){return{rooms:r.filter(
dt),places:r.filter(t=>!dt(t))}}function j(...r){let t=new Map;for(let[e,s]of r.flat())t.set(e,(t.get(
e)??new Set).add(s));return t}function b(r){return r.slice(0,r.indexOf(" "))}function O(r){return r.
slice(r.indexOf(" ")+1)}function P(r,t,e){return!!r.get(t)?.has(e)}function z(r){return!/r\d+c\d+/.test(
r)}function F(r,t){let e=new Set(r),s=[];for(let n of r){if(!e.delete(n))continue;let o=[n];for(let i of o)
o.push(...t(i).filter(a=>e.delete(a)));s.push(o)}return s}var pe,Pe,U,v=W(()=>{"use strict";pe=[[-1,
0],[1,0],[0,-1],[0,1]],Pe={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,edge:"vertical"},left:{x:0,
y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};U=class{constructor([t,e]){this.height=t,
this.width=e}cells(){return Array.from({length:this.height},(e,s)=>s).flatMap(e=>Array.from({length:this.
width},(s,n)=>$(e,n)))}rows(t){let{width:e}=this,s=Array.from({length:this.height},(o,i)=>i*e),n=this.
cells().map(t);return s.map(o=>n.slice(o,o+e))}holds({r:t,c:e}){return t>=0&&e>=0&&t<this.height&&e<
this.width}beside(t){let{r:e,c:s}=g(t);return pe.map(([n,o])=>({r:e+n,c:s+o})).filter(n=>this.holds(
n)).map(n=>$(n.r,n.c))}}});function d(r,t={},...e){let s=document.createElementNS("http://www.w3.org/2000/svg",r);for(let[n,o]of Object.
entries(t))s.setAttribute(n,String(o));return s.append(...e),s}function L(r,t,e,s,n=""){return d("te\
xt",{x:t,y:e,"font-size":s,class:`label ${n}`},String(r))}function _({r,c:t},e){return d("rect",{x:t*
f,y:r*f,width:f,height:f,class:e})}function H({r,c:t}){return[(t+.5)*f,(r+.5)*f]}function At({r,c:t}){
return`M${t*f} ${r*f}h${f}`}function Tt({r,c:t}){return`M${t*f} ${r*f}v${f}`}function q(r){let t="";
for(let e=1;e<r.width;e++)t+=`M${e*f} 0v${r.height*f}`;for(let e=1;e<r.height;e++)t+=`M0 ${e*f}h${r.
width*f}`;return d("path",{d:t,class:"grid"})}function G(r,t="border"){return d("rect",{width:r.width*
f,height:r.height*f,class:t})}function fe(r,t,e,s){let n="";for(let o=8;o<e+s;o+=8){let[i,a]=o<e?[r+
o,t]:[r+e,t+o-e],[h,l]=o<s?[r,t+o]:[r+o-s,t+s];n+=`M${i} ${a}L${h} ${l}`}return n}function De(r,t){let{
r:e,c:s}=g(r),n=d("g",{class:`tint ${t}`},_({r:e,c:s},"fill"));if(t==="other"){let o=fe(s*f,e*f,f,f);
n.append(d("path",{d:o,class:"hatching"}))}return n}function Ge(r,t){let[e,s]=[(t.x-r.x)*f,(t.y-r.y)*
f],n=Math.hypot(e,s)||1,[o,i]=[e/n,s/n],a=Math.min(8,n/4),[h,l]=[r.x*f+o*a,r.y*f+i*a],[p,u]=[t.x*f-o*
a,t.y*f-i*a],m=M=>`M${p} ${u}L${p-7*o-4*M*i} ${u-7*i+4*M*o}`,y=`M${h} ${l}L${p} ${u}${m(1)}${m(-1)}`;
return d("g",{class:"arrow"},d("path",{d:y,class:"halo"}),d("path",{d:y}))}function Ue(r,t,e){let s=8+
6*t.length,n=r.edge?0:f/2-7,[o,i]=[r.x*f+n-s/2+(n&&5),r.y*f-n+e*13];return d("g",{class:"note"},d("r\
ect",{x:o-s/2,y:i-6.5,width:s,height:13,rx:4}),L(t,o,i,10,"strong"))}var f,I=W(()=>{"use strict";v();
f=40});function T(r,t="and",e=vn){let s=r.length>e?r.slice(0,e-1):r,n=r.length>s.length?[...s,`${r.length-s.
length} more`]:s;return[n.slice(0,-1).join(", "),n[n.length-1]].filter(Boolean).join(` ${t} `)}function x(r,t){
return`${r} ${t}${r===1?"":"s"}`}function bt({unique:r}){return r?"only search goes on":"the puzzle \
has several answers"}function zt(r){let{steps:t,solved:e}=r,{length:s}=t;if(e&&!s)return"Nothing is \
open: this is the answer.";let[n,o]=[x(s,"step"),s===1?"s":""];if(e)return`${n} lead${o} to the answ\
er.`;let i=bt(r);return s?`${n} follow${o} by rules. No rule says more: ${i}.`:`No rule says anythin\
g: ${i}.`}function B(r,t){return T(Ve(r,t))}function Ve(r,t){let e=new Map,s=new Map;for(let n of t){
let[,o]=Ze.exec(O(n))??[];o&&s.set(b(n),[...s.get(b(n))??[],o])}for(let n of t){let o=Ze.test(O(n))?
s.get(b(n)):void 0,i=o?`not ${T(o,"or")}`:O(n),a=e.get(i)??[];a.includes(b(n))||e.set(i,[...a,b(n)])}
return[...e].map(([n,o])=>{let i=o.length>1;return`${T(o)} ${r.verb?.(n,i)??`${i?"are":"is"} ${n}`}`})}
function Nt(r,t){let e=i=>O(i).includes("+"),s=t.filter(e).map(b),n=[...new Set(s)].map(i=>{let a=s.
filter(h=>h===i).length;return`${x(a,"shape")} of the island at ${i} ${a===1?"is":"are"} out`}),o=t.
filter(i=>!e(i));return[...Ve(r,o),...n]}function Lt(r,t){let e=new Map;for(let s of t.filter(({law:n})=>n.
effort)){let n=[s.law.words,...s.from].join(),o=e.get(n);o?o.facts.push(s.fact):e.set(n,{link:s,facts:[
s.fact]})}return[...e.values()].map(({link:s,facts:n})=>It(r,s,n))}function Xe(r,{law:t,fact:e,from:s}){
if(!e)return`${t.words} But ${B(r,s)}.`;let n=s.slice(0,-1),o=n.length?`As ${B(r,n)},`:"So";return`${t.
words} ${o} ${B(r,[e])}; but ${B(r,s.slice(-1))}.`}function It(r,{law:t,from:e},s){return`${t.words}\
 ${e.length?`As ${B(r,e)},`:"So"} ${B(r,s)}.`}function ge(r){let t=(...[,e,s,n])=>`every shape left \
to ${e} ${s}${s==="touch"?"es":"s"} ${n}.`;return r.replace(/no shape of the \d+ left/,"no shape lef\
t").replace(On,t)}var vn,Ze,xn,On,E=W(()=>{"use strict";v();vn=6,Ze=/^not (\d+)$/;xn=/(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/,
On=new RegExp(`${xn.source} (contain|touch)(?:e?s)? (it|them)\\.$`)});function vs({height:r,width:t},e){return Array.from({length:2*r+1},(s,n)=>{let o=[];for(let i=0;i<=t;i++){
let a=e({r:Math.floor(n/2),c:i});o.push(...n%2?co(a):lo(a))}return o.slice(0,4*t+1)})}function lo([r]){
let t=r==="wall"?"-":" ";return["+",t,$s[r][0],t]}function co(r){let[t,e,s,n]=r.map(i=>+(i==="path")),
o=ho[t+2*e+4*s+8*n];return[$s[r[1]][1]," ─"[e],o," ─"[n]]}var $s,ho,xs=W(()=>{"use strict";$s={path:"\
│─",wall:"-|",blocked:"xx",open:"  "},ho=" ╵╴┘╷│┐ ╶└─ ┌   "});function C(r){let{words:t,facts:e,least:s,most:n,opposite:o,places:i=[],rooms:a=[],effort:h=1}=r,{none:l="",
rest:p=""}=r,u=e.map(o);function m(y){let M=e.filter(D=>y.has(D)),N=u.filter(D=>y.has(D)),A=[],St=()=>e.
filter((D,hn)=>!y.has(D)&&!y.has(u[hn]));if(M.length>=n){let D=M.length>n?[]:St().map(o);(M.length>n||
D.length)&&A.push({rule:l,facts:D,from:M.slice(0,n+1)})}let Mt=u.length-s;if(N.length>=Mt){let D=N.length>
Mt?[]:St();(N.length>Mt||D.length)&&A.push({rule:p,facts:D,from:N.slice(0,Mt+1)})}return A}return{words:t,
effort:h,places:i,rooms:a,facts:[...e,...u],look:m}}function lt([r,t]){return e=>{let[s,n]=e.split("\
 ");return`${s} ${n===r?t:r}`}}var kt=W(()=>{"use strict"});function Jt(r,t){let e={order:[],number:new Map,parent:new Map,low:new Map,size:new Map},{order:s,number:n,
parent:o}=e,i=[[r,null]];for(let a=i.pop();a;a=i.pop()){let[h,l]=a;if(!n.has(h)){n.set(h,s.length),s.
push(h),l!==null&&o.set(h,l);for(let p of t(h))n.has(p)||i.push([p,h])}}return uo(e,t),e}function uo({
order:r,number:t,parent:e,low:s,size:n},o){let i=a=>t.get(a);for(let a of r){let h=o(a).filter(l=>l!==
e.get(a));s.set(a,Math.min(i(a),...h.map(i))),n.set(a,1)}for(let a of[...r].reverse()){let h=e.get(a);
h!==void 0&&(s.set(h,Math.min(s.get(h)??0,s.get(a)??0)),n.set(h,(n.get(h)??0)+(n.get(a)??0)))}}function Zt({
order:r,number:t,parent:e,low:s,size:n},o){return r.flatMap((i,a)=>{let h=e.get(i),l=(t.get(h??"")??
0)+(o?1:0);return h===void 0||(s.get(i)??0)<l?[]:[[i,h,r.slice(a,a+(n.get(i)??0))]]})}var Me=W(()=>{
"use strict"});function fo(r){let t=Os.get(r);if(t)return t;let e=new Map;for(let[s,n]of r.edgesOf)for(let o of n)e.
set(o,[...e.get(o)??[],s]);return Os.set(r,e),e}function Ss(r,t){return[r,t]}function Ms(r,t){return{
rule:po,facts:r,from:t.map(e=>`${e} path`)}}var po,yt,Os,As=W(()=>{"use strict";v();Me();po="close_n\
o_loop",yt=class{constructor(t,e){this.plan=t,this.known=e,this.ends=fo(t),this.used=new Map;for(let[
s,n]of t.edgesOf){let o=n.filter(i=>e.has(`${i} path`));o.length&&this.used.set(s,o)}this.lines=this.
pieces().map(s=>this.line(s))}says(){let t=this.lines.filter(e=>this.isBroken(e));return t.length?t.
map(({used:e})=>Ms([],e)):this.lines.flatMap(e=>this.closing(e)).filter(([e])=>this.isOpen(e)).map(([
e,s])=>Ms([`${e} blocked`],s))}joins(){let t="join_all_cells",e=Jt([...this.plan.edgesOf.keys()][0],
s=>this.beside(s));return e.order.length<this.plan.edgesOf.size?[{rule:t,facts:[],from:this.blockedAround(
e.order)}]:Zt(e,!0).flatMap(([s,n,o])=>{let i=this.edgeOf([s,n]),a=this.blockedAround(o);return this.
isOpen(i)?[{rule:t,facts:[`${i} path`],from:a}]:[]})}beside(t){return(this.plan.edgesOf.get(t)??[]).
filter(n=>!this.known.has(`${n} blocked`)).flatMap(n=>(this.ends.get(n)??[]).filter(o=>o!==t))}blockedAround(t){
let e=new Set(t);return t.flatMap(n=>this.plan.edgesOf.get(n)??[]).filter(n=>this.ends.get(n)?.some(
o=>!e.has(o))).map(n=>`${n} blocked`).filter(n=>this.known.has(n))}edges(t){return this.used.get(t)??
[]}pieces(){let t=e=>this.edges(e).flatMap(s=>this.ends.get(s)??[]);return F([...this.used.keys()],t)}line(t){
let e=[...new Set(t.flatMap(n=>this.edges(n)))],s=t.filter(n=>this.edges(n).length===1);return{cells:t,
used:e,tips:s,doors:e.filter(n=>this.isDoor(n)).length}}isDoor(t){return this.ends.get(t)?.length===
1}isOpen(t){let e=["path","blocked"];return this.ends.has(t)&&!e.some(s=>this.known.has(`${t} ${s}`))}isBroken({
cells:t,used:e,doors:s}){let n=s===2&&t.length<this.plan.edgesOf.size;return e.length-s>=t.length||n}closing(t){
let{cells:e,used:s,tips:n,doors:o}=t;if(n.length===2&&!o)return[[this.edgeOf(n),s]];if(n.length!==1||
o!==1)return[];let i=this.plan.edgesOf.size,a=(this.plan.edgesOf.get(n[0])??[]).filter(l=>this.isDoor(
l)),h=this.lines.filter(l=>l!==t&&l.doors===1&&l.tips.length===1&&e.length+l.cells.length<i);return[
...a.filter(()=>e.length<i).map(l=>Ss(l,s)),...h.map(l=>Ss(this.edgeOf([n[0],l.tips[0]]),[...s,...l.
used]))]}edgeOf([t,e]){let[s,n]=[g(t),g(e)];return Math.abs(s.r-n.r)+Math.abs(s.c-n.c)===1?this.plan.
between(s,n):""}},Os=new WeakMap});var js={};ft(js,{default:()=>Vt});function go(r){let{r:t,c:e}=g(r);return(t+e)%2===0}var mo,Ts,Vt,Es=W(
()=>{"use strict";xs();I();kt();As();v();mo=.45,Ts=12,Vt=class{values=["path","blocked"];margin=23;how=[
"Drag from cell to cell to draw the path; click an edge: path, blocked, open.","A right click goes t\
he other way: it blocks an edge that is open.","Arrow keys go from edge to edge, Enter marks; with S\
hift they draw the path."];constructor(t){this.grid=new U(t.size),this.edges=_e(t.edges),this.open=new Set(
this.edges),this.doors=this.edges.filter(e=>Z(e).length===1),this.edgesOf=new Map(this.grid.cells().
map(e=>[e,[]]));for(let e of this.edges)for(let s of Z(e))this.edgesOf.get(s)?.push(e);this.lines={value:"\
path",between:(e,s)=>this.between(e,s)}}places(){return this.edges}placeAt(t,e){let s=null,n=mo;for(let o of this.
edges){let i=S(o),a=Math.hypot(i.x-t,i.y-e);a<n&&([s,n]=[o,a])}return s}between(t,e){let s={r:Math.max(
t.r,e.r),c:Math.max(t.c,e.c)};return t.c===e.c?this.edgeAbove(s):this.edgeLeftOf(s)}edgeAbove({r:t,c:e}){
return t===0?`${$(t,e)}-top`:$(t-1,e)+(t===this.grid.height?"-bottom":`-${$(t,e)}`)}edgeLeftOf({r:t,
c:e}){return e===0?`${$(t,e)}-left`:$(t,e-1)+(e===this.grid.width?"-right":`-${$(t,e)}`)}base({base:t,
over:e}){t.append(q(this.grid),G(this.grid,"outside"));let s="";for(let n=0;n<=this.grid.height;n++)
for(let o=0;o<=this.grid.width;o++){let i=o<this.grid.width&&!this.open.has(this.edgeAbove({r:n,c:o})),
a=n<this.grid.height&&!this.open.has(this.edgeLeftOf({r:n,c:o}));s+=(i?At({r:n,c:o}):"")+(a?Tt({r:n,
c:o}):"")}e.append(d("path",{d:s,class:"wall-line"}))}mark(t,e){let s=S(t),[n,o]=[s.x*f,s.y*f];if(!e.
has("path"))return d("path",{d:`M${n-3.5} ${o-3.5}l7 7m0 -7l-7 7`,class:"blocked"});let[i,a]=s.edge===
"horizontal"?[f/2,0]:[0,f/2],h=[this.nearby(n-i,o-a),this.nearby(n+i,o+a)];return d("path",{d:`M${h.
join("L")}`,class:"path"})}nearby(t,e){let s=(n,o)=>Math.min(Math.max(n,-Ts),o*f+Ts);return`${s(t,this.
grid.width)} ${s(e,this.grid.height)}`}describe(t,e){let s=e.has("path")?"path":e.has("blocked")?"bl\
ocked":"open";return`${t.replace("-"," to ")}: ${s}`}teller(t){return e=>{let[s,n,o,i]=this.sides(g(
e)),a=Object.entries({top:s,right:i,bottom:o,left:n}).map(([h,l])=>{let p=Z(l).length===1&&this.open.
has(l)?"door, ":"",[u]=t.get(l)??["open"];return`${h} ${this.open.has(l)?p+u:"wall"}`});return`${e}:\
 ${a.join("; ")}`}}text(t,e){let s=n=>{let[o]=t.get(n)??["open"];return this.open.has(n)?e&&o==="blo\
cked"?"open":o:"wall"};return vs(this.grid,n=>this.sides(n).map(s))}sides({r:t,c:e}){let[s,n]=[t,t+1].
map(a=>this.edgeAbove({r:a,c:e})),[o,i]=[e,e+1].map(a=>this.edgeLeftOf({r:t,c:a}));return[s,o,n,i]}obvious={
fill_cell:"blocked"};opposite=lt(this.values);isOut(t){return t==="blocked"}verb(t,e){return t==="pa\
th"?`${e?"are":"is"} in the path`:void 0}laws(){let t=this.grid.cells().map(h=>{let l=`The path goes\
 over just two edges of ${h}.`;return this.law(l,this.edgesOf.get(h)??[],2,"fill_cell",[h])}),e=this.
edges.flatMap(h=>[`${h} path`,`${h} blocked`]),s="The path closes no loop, and leaves only when it h\
as been everywhere.",n=h=>new yt(this,h).says(),o="The path is one piece, and joins all cells.",i=h=>new yt(
this,h).joins(),a={effort:1,places:[],facts:e};return[...t,...this.doorLaws(),{...a,words:s,look:n},
{...a,words:o,look:i}]}law(t,e,s,n,o=e){let i=e.map(u=>`${u} path`),[a,h,l,p]=[s,s,n,n];return C({words:t,
facts:i,least:a,most:h,opposite:this.opposite,places:o,none:l,rest:p})}doorLaws(){let t=this.doors.filter(
o=>go(Z(o)[0])),e=this.doors.filter(o=>!t.includes(o)),s=this.grid.height*this.grid.width%2,n=s?"On \
a chessboard with one black cell more the path begins and ends at black ones.":"On a chessboard with\
 as many black cells as white the path begins at one colour and ends at the other.";return[this.law(
"The path uses just two doors.",this.doors,2,"choose_doors"),this.law(n,t,1+s,"choose_doors"),this.law(
n,e,1-s,"choose_doors")]}broken(t,e){let s=o=>!!t.get(o)?.has("path"),n=o=>s(o)||!e&&!t.get(o)?.has(
"blocked");return[...this.grid.cells().flatMap(o=>this.brokenCell(o,s,n)),...this.brokenDoors(s,n),...this.
pathsOf(s).flatMap(o=>this.brokenPath(o,s))]}brokenCell(t,e,s){let n=this.edgesOf.get(t)??[],o=n.filter(
e);return o.length>2?[["The path forks.",o]]:n.filter(s).length>=2?[]:[[`${t} has fewer than two way\
s left.`,n.length?n:this.doors]]}brokenDoors(t,e){let s=[],n=this.doors.filter(t);return n.length>2&&
s.push(["More than two doors are used.",n]),this.doors.filter(e).length<2&&s.push(["Fewer than two d\
oors are left.",this.doors]),s}pathsOf(t){let e=n=>(this.edgesOf.get(n)??[]).filter(t),s=n=>e(n).flatMap(
Z);return F(this.grid.cells().filter(n=>e(n).length),s)}brokenPath(t,e){let s=t.flatMap(i=>(this.edgesOf.
get(i)??[]).filter(e)),n=[...new Set(s)],o=n.filter(i=>Z(i).length===1).length;return n.length-o>=t.
length?[["The path closes to a loop.",n]]:o!==2||t.length===this.edgesOf.size?[]:[["The path leaves \
before it has been everywhere.",n]]}}});var Ns={};ft(Ns,{default:()=>Xt});function Ae(r){return r.map(t=>`${t} bulb`)}function Te(r){return/[#0-4]/.
test(r)}function je(r){return/[A-Z]/.test(r)}function zs(r,t,e){if(t.has("bulb"))return`${r}: bulb`;
let s=t.has("empty")?"marked as without bulb":"open";return`${r}: ${s}${e.has(r)?", lit":""}`}var Xt,
Ls=W(()=>{"use strict";I();kt();E();v();Xt=class{values=["bulb","empty"];how=["Click or Enter: a bul\
b; on a bulb: a dot, no bulb here; on a dot: open again.","A right click goes the other way. Drag to\
 mark cells alike."];constructor(t){this.grid=new U(t.size),this.rows=t.grid,this.twins=this.pairWormholes(),
this.open=new Set(this.places())}places(){return this.grid.cells().filter(t=>this.token(g(t))===".")}token({
r:t,c:e}){return this.rows[t][e]}pairWormholes(){let t=new Map,e=new Map;for(let s of this.grid.cells()){
let n=this.token(g(s)),o=je(n)&&t.get(n);o&&e.set(s,o).set(o,s),t.set(n,s)}return e}beams(t){return pe.
map(([e,s])=>this.beam(g(t),e,s))}beam({r:t,c:e},s,n){let o=new Set,i=[];for(;;){t+=s,e+=n;let a=$(t,
e);if(!this.grid.holds({r:t,c:e})||Te(this.token({r:t,c:e}))||o.has(a))return i;o.add(a),this.open.has(
a)?i.push(a):{r:t,c:e}=g(this.twins.get(a))}}lit(t){let e=[...t.keys()].filter(s=>P(t,s,"bulb"));return new Set(
e.flatMap(s=>[s,...this.beams(s).flat()]))}base({base:t,over:e}){e.append(q(this.grid),G(this.grid));
for(let s of this.grid.cells()){let[n,o]=H(g(s)),i=this.token(g(s));if(Te(i))t.append(_(g(s),"wall")),
i!=="#"&&e.append(L(i,n,o,22,"on-wall"));else if(je(i)){let a=[16,11.5].map(h=>d("circle",{cx:n,cy:o,
r:h,class:"wormhole"}));e.append(...a,L(i,n,o,15))}else t.append(_(g(s),"unlit"))}}shades(t){return new Map(
[...this.lit(t)].map(e=>[e,"lit"]))}mark(t,e){let[s,n]=H(g(t));if(!e.has("bulb"))return d("circle",{
cx:s,cy:n,r:3.5,class:"dot"});let o="";for(let i=0;i<8;i++){let[a,h]=[Math.cos(i*Math.PI/4),Math.sin(
i*Math.PI/4)];o+=`M${(s+11.5*a).toFixed(1)} ${(n+11.5*h).toFixed(1)}`,o+=`l${(4.5*a).toFixed(1)} ${(4.5*
h).toFixed(1)}`}return d("g",{class:"bulb"},d("circle",{cx:s,cy:n,r:8}),d("path",{d:o}))}describe(t,e,s){
return zs(t,e,this.lit(s))}teller(t){let e=this.lit(t);return s=>{let n=this.token(g(s));return n===
"#"?`${s}: wall`:Te(n)?`${s}: wall with ${n}`:je(n)?`${s}: wormhole ${n}`:zs(s,t.get(s)??new Set,e)}}text(t,e){
return this.grid.rows(s=>P(t,s,"bulb")?"*":P(t,s,"empty")&&!e?"x":this.token(g(s)))}obvious={empty_cells_in_light:"\
empty",finish_with_empty:"empty"};opposite=lt(this.values);isOut(t){return t==="empty"}verb(t,e){return t===
"bulb"?e?"have bulbs":"has a bulb":void 0}laws(){return[...this.numberLaws(),...this.places().map(t=>this.
lightLaw(t)),...this.stripLaws()]}numberLaws(){return this.grid.cells().filter(e=>/[0-4]/.test(this.
token(g(e)))).map(e=>{let s=Number(this.token(g(e))),n=Ae(this.grid.beside(e).filter(h=>this.open.has(
h))),o=s?`just ${x(s,"bulb")}`:"no bulb",i=`The ${s} at ${e} has ${o} beside it.`,a={none:"finish_wi\
th_empty",rest:"finish_with_bulbs"};return C({...this.law(i,n),least:s,most:s,places:[e],...a})})}law(t,e){
return{words:t,facts:e,opposite:this.opposite}}lightLaw(t){let e=Ae([...new Set([t,...this.beams(t).
flat()])]),s=this.law(`A bulb at ${t}, or in a line with it, lights it.`,e);return C({...s,least:1,most:e.
length,places:[t],rest:"must_light"})}stripLaws(){let t=this.places().flatMap(s=>{let[n,o,i,a]=this.
beams(s);return[[s,...n,...o],[s,...i,...a]].map(h=>[...new Set(h)].sort())});return[...new Map(t.filter(
s=>s.length>1).map(s=>[s.join(),s])).values()].map(s=>{let n=this.law("Of cells in one line with no \
wall between them one at most is a bulb.",Ae(s));return C({...n,least:0,most:1,none:"empty_cells_in_\
light"})})}broken(t,e){let s=this.lit(t),n=a=>P(t,a,"bulb"),o=a=>this.open.has(a)&&!s.has(a)&&!P(t,a,
"empty"),i=a=>n(a)||!e&&o(a);return[...this.brokenCells(s,n,i),...this.brokenClues(n,i)]}brokenCells(t,e,s){
let n=[];for(let o of this.open){let i=this.beams(o).flat(),a=e(o)&&i.find(l=>l!==o&&e(l)),h=n.some(
([,l])=>a&&l.includes(o)&&l.includes(a));a&&!h&&n.push(["Two bulbs see each other.",[o,a]]),!(t.has(
o)||s(o)||i.some(s))&&n.push(["A cell cannot be lit.",[o]])}return n}brokenClues(t,e){let s=[];for(let n of this.
grid.cells()){let o=Number(this.token(g(n))),i=this.grid.beside(n),a=i.filter(t).length;a>o?s.push([
`A ${o} has ${x(a,"bulb")}.`,[n]]):i.filter(e).length<o&&s.push([`A ${o} has too few places left.`,[
n]])}return s}}});function Is(r,t){let e;return s=>((e?.known!==s||e.size!==s.size)&&(e={known:s,size:s.size,map:new $t(
r,t,s)}),e.map)}function Ee(r){return r.cells().map(e=>{let{r:s,c:n}=g(e);return[e,$(s,n+1),$(s+1,n),
$(s+1,n+1)]}).filter(e=>r.holds(g(e[3])))}function et(r,t,e){return r.length?[{...e,facts:r.map(s=>`${s}\
 ${t}`)}]:[]}var ct,$t,Bs=W(()=>{"use strict";v();Me();ct="take_only_exit",$t=class{constructor(t,e,s){
this.grid=t,this.clues=e,this.known=s,this.all=t.cells(),this.isSea=n=>s.has(`${n} sea`),this.isLand=
n=>n in e||s.has(`${n} island`),this.lands=this.piecesOf(this.isLand),this.seas=this.piecesOf(this.isSea),
this.able=void 0}piecesOf(t){let e=s=>this.grid.beside(s).filter(t);return F(this.all.filter(t),e).map(
s=>{let n=this.shore(s).filter(o=>!this.isSea(o)&&!this.isLand(o));return{cells:s,exits:n,numbers:s.
filter(o=>o in this.clues)}})}shore(t){let e=new Set(t);return[...new Set(t.flatMap(n=>this.grid.beside(
n)))].filter(n=>!e.has(n))}marks(t){return t.map(s=>`${s} ${this.isSea(s)?"sea":"island"}`).filter(s=>this.
known.has(s))}island(t,e){let s=this.lands.find(({cells:u})=>u.includes(t)),{cells:n,exits:o,numbers:i}=s,
a={rule:"surround_full_island",from:this.marks(n)};if(i.length>1||n.length>e)return[{...a,facts:[]}];
let h=o.flatMap(u=>this.refuse(s,u,e));if(n.length===e)return[...et(o,"sea",a),...h];let l=this.within(
n);if(l.length<e)return[{rule:ct,facts:[],from:this.around(l)}];let p=o.length===1&&n.length<e?o:[];
return[...et(p,"island",{rule:ct,from:this.around(n)}),...h,...e-n.length===1?this.corner(s):[]]}refuse({
cells:t},e,s){let n=this.grid.beside(e),o=this.lands.filter(u=>u.cells.some(m=>n.includes(m))),i=o.find(
u=>u.numbers.length&&u.cells[0]!==t[0]),a=o.filter(u=>!u.numbers.length||u.cells[0]===t[0]),h=a.flatMap(
u=>u.cells),l=a.length>1&&h.length+1>s,p=(u,m)=>et([e],"sea",{rule:u,from:this.marks(m)});return[...i?
p("part_islands",[...t,...i.cells]):[],...l?p("refuse_large_union",h):[]]}corner({cells:t,exits:e}){
if(e.length!==2)return[];let[s,n]=e.map(a=>this.grid.beside(a)),i=s.filter(a=>n.includes(a)&&!t.includes(
a)).filter(a=>!this.isSea(a)&&!this.isLand(a));return et(i,"sea",{rule:"guard_corner",from:this.around(
t)})}loose(){return this.lands.filter(({numbers:e})=>!e.length).flatMap(({cells:e,exits:s})=>{let n=this.
around(e);return s.length?et(s.length===1?s:[],"island",{rule:ct,from:n}):[{rule:ct,facts:[],from:n}]})}sea(){
return this.seas.length<2?[]:[...this.seaGoesOn(),...this.seaHangs()]}seaGoesOn(){return this.seas.flatMap(
({cells:t,exits:e},s)=>{let n=this.seas[s?0:1].cells[0],o=this.within(t),i=[...this.around(o),`${t[0]}\
 sea`,`${n} sea`];if(!o.includes(n))return[{rule:ct,facts:[],from:i}];let a=e.length===1?e:[];return et(
a,"sea",{rule:ct,from:[...this.around(t),`${n} sea`]})})}seaHangs(){let t=this.seas[0].cells[0];return Zt(
Jt(t,s=>this.grid.beside(s).filter(n=>!this.isLand(n))),!1).flatMap(([,s,n])=>{let o=n.find(this.isSea);
if(!o||this.isSea(s))return[];let i=[...this.marks(this.shore(n).filter(this.isLand)),`${t} sea`,`${o}\
 sea`];return et([s],"sea",{rule:"keep_sea_whole",from:i})})}within([t]){return this.wholes().find(e=>e.
includes(t))}wholes(){return this.able??=[this.isSea,this.isLand].flatMap(t=>{let e=s=>!t(s);return F(
this.all.filter(e),s=>this.grid.beside(s).filter(e))}),this.able}around(t){return this.marks([...t,...this.
shore(t)])}}});var Ws={};ft(Ws,{default:()=>Qt});var Cs,wo,bo,Qt,Ps=W(()=>{"use strict";I();Bs();kt();E();v();Cs=5,
wo=6,bo=[[-1,0,`h${f}`],[1,0,`m0 ${f}h${f}`],[0,-1,`v${f}`],[0,1,`m${f} 0v${f}`]],Qt=class{values=["\
sea","island"];how=["Click or Enter: open, sea, island. A right click goes the other way.","Drag to \
mark cells alike."];opensToBoth=!0;constructor(t){this.grid=new U(t.size),this.clues=t.clues}places(){
return this.grid.cells().filter(t=>!(t in this.clues))}base({base:t,over:e}){e.append(q(this.grid),G(
this.grid));for(let[s,n]of Object.entries(this.clues)){t.append(_(g(s),"island"));let o=n.length>Cs?
`${n.slice(0,Cs-1)}…`:n;e.append(L(o,...H(g(s)),Math.min(21,45/o.length)))}}mark(t,e){let[s,n]=H(g(
t));if(e.has("sea"))return d("g",{},_(g(t),"sea"));if(!e.has("island"))return this.others(t,e);let o=d(
"circle",{cx:s,cy:n,r:4.5,class:"dot"});return d("g",{},_(g(t),"island"),o)}others(t,e){let{r:s,c:n}=g(
t),o=d("g");return[...e].slice(0,wo).forEach((i,a)=>{let h=n*f+12+a%2*16,l=s*f+12+Math.floor(a/2)*10,
p=this.clues[i.replace("not ","")];o.append(L(p,h,l,11,"small")),o.append(d("path",{d:`M${h-7} ${l}h\
14`,class:"out"}))}),o}sketch(t,e){let s=d("g",{class:"sketch"}),n=e.replace("not ","").split("+");if(n.
length<2)return s;for(let o of n){let{r:i,c:a}=g(o),[h,l]=[a*f,i*f],p=`M${h+8} ${l+8}l24 24m0 -24l-2\
4 24`;e.startsWith("not ")&&s.append(d("path",{d:p,class:"out"}));for(let[u,m,y]of bo)n.includes($(i+
u,a+m))||s.append(d("path",{d:`M${h} ${l}${y}`,class:"outline"}))}return s}describe(t,e){let s=this.
values.find(o=>e.has(o)),n=[...e].map(o=>o.replace("not",", not of the island at"));return`${t}: ${s??
`open${n.join("")}`}`}teller(t){return e=>e in this.clues?`${e}: clue ${this.clues[e].replace("?","o\
f unknown size")}`:this.describe(e,t.get(e)??new Set)}text(t,e){let s=i=>P(t,b(i),O(i)),n=new $t(this.
grid,this.clues,{has:s}),o=new Map;for(let{cells:i,numbers:a}of n.lands){let h=this.clues[a[0]]??"o",
l=e&&h==="?"?String(i.length):h,p=e||n.seas.length>0;for(let u of i)o.set(u,p||u in this.clues?l:"o")}
return this.grid.rows(i=>n.isSea(i)?"~":o.get(i)??".")}obvious={surround_full_island:"sea",part_islands:"\
sea"};opposite=lt(this.values);isOut(t){return t==="island"}verb(t,e){let[s,n]=t.split(" ");if(s==="\
not")return n.includes("+")?`is not the clue of just ${T(n.split("+"),"and",1/0)}`:`${e?"are":"is"} \
not of the island at ${n}`}laws(){let t=this.places().flatMap(o=>[`${o} sea`,`${o} island`]),e=Is(this.
grid,this.clues),s=(o,i,a=[])=>({words:o,effort:1,facts:t,places:a,look:h=>i(e(h))}),n=Object.entries(
this.clues).map(([o,i])=>{let a=Number(i),h=`The island at ${o} has no second number${a?`, and just ${x(
a,"cell")}`:""}.`;return s(h,l=>l.island(o,a),[o])});return[...this.poolLaws(),...n,s("All land belo\
ngs to an island with a number.",o=>o.loose()),s("The sea is in one piece.",o=>o.sea())]}poolLaws(){
let t=Ee(this.grid).filter(n=>!n.some(o=>o in this.clues)),s={words:"No square of 2x2 cells is all s\
ea.",least:0,most:3,opposite:this.opposite,none:"break_pool"};return t.map(n=>C({...s,facts:n.map(o=>`${o}\
 sea`)}))}broken(t,e){let s=o=>P(t,o,"sea"),n=o=>o in this.clues||P(t,o,"island")||e&&!s(o);return[...this.
pools(s),...this.islands(n,s),...this.seas(n,s)]}pools(t){return Ee(this.grid).filter(e=>e.every(t)).
map(e=>["A 2x2 square is all sea.",e])}islands(t,e){let s=o=>this.grid.beside(o).filter(t),n=o=>this.
grid.beside(o).some(i=>!t(i)&&!e(i));return F(this.grid.cells().filter(t),s).flatMap(o=>this.brokenIsland(
o,o.some(n)))}brokenIsland(t,e){let s=t.filter(o=>o in this.clues);if(s.length>1)return[["An island \
has two clues.",s]];if(!s.length)return e?[]:[["An island has no clue.",t]];let n=Number(this.clues[s[0]]);
return t.length>n?[[`An island of ${n} has ${x(t.length,"cell")}.`,t]]:e||!(t.length<n)?[]:[[`An isl\
and of ${n} has room for only ${t.length}.`,t]]}seas(t,e){let s=i=>!t(i),n=i=>this.grid.beside(i).filter(
s),o=F(this.grid.cells().filter(s),n).map(i=>i.filter(e)).filter(i=>i.length).sort((i,a)=>i.length-a.
length);return o.length>1?[["The sea is in pieces.",o[0]]]:[]}}});var Rs={};ft(Rs,{default:()=>ee});function vt(r){return[...r].find(nt)}function _s(r){return[...r].filter(
t=>!nt(t))}function ko(r,{r:t,c:e}){let s=[...r],n=s.length>st.most?`${s.slice(0,st.most-1).join("")}\
…`:r,o=Math.min(st.size,(f-st.left)/[...n].length);return L(n,e*f+st.left,t*f+st.middle,o,"small n\
ame")}var te,st,ee,Ds=W(()=>{"use strict";I();kt();E();v();te=4,st={left:5,middle:7,size:8,below:12,
most:8},ee=class{values=[];how=["Click a cell, then type a number or tap it. With Shift or the penci\
l it is crossed out.","Numbers above 9 have buttons only."];constructor({size:t,givens:e,rooms:s,labels:n}){
this.grid=new U(t),this.givens=e,this.rooms=s,this.roomOf=new Map(s.flatMap(o=>o.map(i=>[i,o]))),this.
nameOf=new Map(s.flatMap((o,i)=>o.map(a=>[a,n[i]]))),this.numbers={highest:Math.max(...s.map(o=>o.length)),
most:o=>this.most(o),settled:vt}}places(){return this.grid.cells().filter(t=>!(t in this.givens))}most(t){
return this.roomOf.get(t)?.length??0}base({base:t,over:e}){t.append(q(this.grid),G(this.grid));let s=this.
grid.cells().map(n=>this.walls(n));e.append(d("path",{d:s.join(""),class:"room"}),G(this.grid,"room"));
for(let[n,o]of Object.entries(this.givens))t.append(_(g(n),"given")),e.append(L(o,...H(g(n)),23,"str\
ong"));e.append(...this.rooms.map(([n])=>ko(this.nameOf.get(n)??"",g(n))))}walls(t){let{r:e,c:s}=g(t),
n=this.roomOf.get(t),o=s>0&&this.roomOf.get($(e,s-1))!==n,i=e>0&&this.roomOf.get($(e-1,s))!==n;return(o?
Tt({r:e,c:s}):"")+(i?At({r:e,c:s}):"")}mark(t,e){let s=vt(e);return s?L(s,...H(g(t)),23):this.candidates(
t,e)}candidates(t,e){let{r:s,c:n}=g(t),o=this.most(t),i=o>9?4:o>4?3:2,a=t===this.roomOf.get(t)?.[0]?
st.below:te,h=(f-2*te)/i,l=Math.min(h,(f-te-a)/Math.ceil(o/i)),p=d("g");for(let u=1;u<=o;u++){let m=n*
f+te+((u-1)%i+.5)*h,y=s*f+a+(Math.floor((u-1)/i)+.5)*l,M=e.has(`not ${u}`);p.append(L(u,m,y,Math.min(
12,l*.95),M?"out":"small")),M&&p.append(d("path",{d:`M${m-4.5} ${y+4.5}l9 -9`,class:"out"}))}return p}describe(t,e){
return`${t}: ${vt(e)??["open",..._s(e)].join(", ")}`}teller(t){return e=>{let s=this.givens[e];return`${s?
`${e}: ${s}, given`:this.describe(e,t.get(e)??new Set)}, room ${this.nameOf.get(e)} of ${x(this.most(
e),"cell")}`}}text(t){return this.grid.rows(e=>vt(t.get(e)??new Set)??".")}obvious={spread_ripple:"n\
ot"};isOut(t){return!nt(t)}opposite(t){return t.includes(" not ")?t.replace(" not "," "):t.replace("\
 "," not ")}laws(){return[...this.grid.cells().flatMap(t=>this.cellLaws(t)),...this.rooms.flatMap(t=>t.
map((e,s)=>this.roomLaw(t,s+1))),...this.rowsAndColumns().flatMap(t=>this.lineLaws(t))]}cellLaws(t){
let e=Array.from({length:this.most(t)},(a,h)=>`${t} ${h+1}`),s=this.nameOf.get(t),n={facts:e,opposite:this.
opposite,rooms:[`room ${s}`]},o=e.length>1?`The numbers of room ${s} go from 1 to ${e.length}.`:`Roo\
m ${s} holds just 1.`;return[C({...n,words:o,least:0,most:1,effort:0}),C({...n,words:o,least:1,most:e.
length,rest:"take_only_value"})]}roomLaw(t,e){let s=this.nameOf.get(t[0]),n=`Room ${s} holds the ${e}\
 once.`,o={none:"spread_ripple",rest:"take_only_cell"},i=t.map(h=>`${h} ${e}`),a=[`room ${s}`];return C(
{words:n,facts:i,least:1,most:1,opposite:this.opposite,rooms:a,...o})}rowsAndColumns(){let{height:t,
width:e}=this.grid,s=(i,a)=>Array.from({length:i},(h,l)=>a(l)).map(({r:h,c:l})=>$(h,l)),n=Array.from(
{length:t},(i,a)=>s(e,h=>({r:a,c:h}))),o=Array.from({length:e},(i,a)=>s(t,h=>({r:h,c:a})));return[...n,
...o]}lineLaws(t){let{highest:e}=this.numbers;return Array.from({length:e},(s,n)=>n+1).flatMap(s=>{let n=`\
Two ${s}s in a row or column have at least ${s} ${s===1?"cell":"cells"} between them.`;return t.map(
(h,l)=>t.slice(l,l+s+1)).map(h=>h.filter(l=>this.most(l)>=s)).filter(h=>h.length>1).map(h=>h.map(l=>`${l}\
 ${s}`)).map(h=>C({words:n,facts:h,least:0,most:1,opposite:this.opposite,none:"spread_ripple"}))})}broken(t,e){
let s=n=>Number(this.givens[n]??vt(t.get(n)??new Set)??0);return[...this.rooms.flatMap(n=>this.brokenRoom(
n,s,t)),...this.grid.cells().flatMap(n=>this.brokenCell(n,s,t,e))]}brokenRoom(t,e,s){let n=[];for(let o=1;o<=
t.length;o++){let i=t.filter(h=>e(h)===o);i.length>1&&n.push([`A room has ${o} twice.`,i]);let a=t.some(
h=>!e(h)&&!P(s,h,`not ${o}`));!i.length&&!a&&n.push([`A room has no place for ${o}.`,t])}return n}brokenCell(t,e,s,n){
let o=[],i=e(t);n&&!i&&o.push(["A cell is empty.",[t]]);for(let h of this.ripple(t,i).filter(l=>e(l)===
i)){let l=`Two ${i}s have fewer than ${x(i,"cell")} between them.`;o.push([l,[t,h]])}let a=_s(s.get(
t)??new Set);return!i&&a.length>=this.most(t)&&o.push(["A cell has no number left.",[t]]),o}ripple(t,e){
let{r:s,c:n}=g(t);return Array.from({length:e},(i,a)=>a+1).flatMap(i=>[{r:s,c:n+i},{r:s+i,c:n}]).filter(
i=>this.grid.holds(i)).map(i=>$(i.r,i.c))}}});var ni={};ft(ni,{ARROWS:()=>tt,Board:()=>R,Play:()=>ht,UNIT:()=>f,factsOf:()=>j,make:()=>c,puzzleMaker:()=>se,
spotOf:()=>S,svg:()=>d});I();var dn=/[\u202a-\u202e\u2066-\u2069]/g,mn=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;function w(r){
return document.getElementById(r)}function jt(r){return document.getElementById(r)}function He(){gn(),
document.querySelector("main")?.removeAttribute("hidden"),addEventListener("DOMContentLoaded",()=>document.
getElementById("silent")?.remove())}function gn(){let r=[...document.body.children].filter(e=>!e.matches(
"script, noscript")),t=document.getElementById("written");if(t){for(let e of r)e.remove();t.insertAdjacentHTML(
"afterend",JSON.parse(t.textContent))}else{let s=JSON.stringify(r.map(wn).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(c("script",{type:"text/plain",id:"written",textContent:s}))}}
function wn(r){let t=r.cloneNode(!0);for(let e of t.querySelectorAll("a"))e.hasAttribute("href")&&e.
setAttribute("href",e.href);return t.outerHTML}function qe(r,t){let e=setInterval(r,1e3);t?.addEventListener(
"abort",()=>clearInterval(e))}function Ke(){return JSON.parse(w("data").textContent??"")}function c(r,t={},...e){
let s=document.createElement(r);for(let[n,o]of Object.entries(t))n in s?Reflect.set(s,n,o):s.setAttribute(
n,String(o));return s.append(...e.flatMap(bn)),s}function bn(r){return typeof r!="string"?[r]:r.replace(
dn,"�").split(mn).map((e,s)=>{if(s%2===0)return e;let n=document.createElement("span");return n.className=
"edge",n.append(e),n})}function k(r,t,e={}){return c("button",{type:"button",onclick:t,...e},r)}function ot(r,...t){
return c("div",{className:"panel"},c("h2",{},r),...t)}function wt(r){let t=`tier ${r}`;return c("spa\
n",{className:"tier",title:t,role:"img","aria-label":t},String(r))}function V(r){let t=()=>[...r.querySelectorAll(
"button")],e=()=>t().filter(o=>!o.disabled&&o.offsetParent),s=o=>t().forEach(i=>i.tabIndex=i===o?0:-1);
r.addEventListener("focusin",o=>{let i=t().find(a=>a===o.target);i&&s(i)}),r.addEventListener("keydo\
wn",o=>{let i=e(),a=i.findIndex(l=>l===document.activeElement),h={ArrowDown:a+1,ArrowUp:a-1,Home:0,End:i.
length-1}[o.key];h===void 0||a<0||(o.preventDefault(),o.stopPropagation(),i[Math.max(0,Math.min(i.length-
1,h))].focus())});let n=()=>{let o=t().filter(i=>!i.disabled&&!i.closest("li[hidden]"));s(o.find(i=>i.
hasAttribute("aria-current"))??o[0])};return n(),n}function X({key:r,code:t}){let[,e]=/^Key([A-Z])$/.
exec(t)??[];return(r.length===1&&r>""&&e?e:r).toLowerCase()}function Et(r,t){let[e,s]=[t.offsetTop,
t.offsetTop+t.offsetHeight];(e<r.scrollTop||s>r.scrollTop+r.clientHeight)&&(r.scrollTop=e-r.clientHeight/
3)}function it(r,t){let e=document.activeElement;r(),e&&e!==document.body&&kn(e)&&t().focus({preventScroll:!0})}
function kn(r){return!r.isConnected||r.matches(":disabled")||r.closest("[hidden]")}function de(r){return d(
"svg",{viewBox:"0 0 24 24",class:"icon","aria-hidden":"true"},d("path",{d:r}))}function Ye(r,t,e){let s=URL.
createObjectURL(new Blob([t],{type:e}));c("a",{href:s,download:r}).click(),setTimeout(()=>URL.revokeObjectURL(
s),1e4),gt(`Saved as ${r}.`)}var Fe=0;function gt(r){w("toast").textContent=r,clearTimeout(Fe),Fe=setTimeout(
()=>w("toast").replaceChildren(),2500)}async function me(r){try{await navigator.clipboard.writeText(
r),gt("Copied.")}catch{let t=yn(r);gt(t?"Copied.":"The browser does not let pages copy: select the t\
ext instead.")}}function yn(r){let t=c("textarea",{value:r}),e=document.activeElement;document.body.
append(t),t.select();let s=document.execCommand("copy");return t.remove(),e?.focus({preventScroll:!0}),
s}function Je(r,t){let e=()=>{let[,o]=/^#step-(\d+)$/.exec(location.hash)??[],i=r.tabs.find(({id:a})=>`\
#${a}`===location.hash);o&&t.player.go(Number(o)),(o||i)&&r.choose(i??r.tabs[0])},s=0,n=()=>{clearTimeout(
s),s=setTimeout(()=>history.replaceState(null,"",`#${$n(r,t)}`),200)};e(),addEventListener("hashchan\
ge",e),r.moved=t.moved=n}function $n(r,t){return r.current===r.tabs[0]?`step-${t.player.at}`:r.current.
id}E();E();v();I();I();var K=16;function Qe({height:r,width:t},e){let s=-e-K,n=s+K/2,[o,i]=[t*f-2*s,r*f-2*s],a=(l,p)=>d(
"rect",{x:s,y:s,width:l,height:p,class:"strip"}),h=(l,p)=>Array.from({length:l},(u,m)=>L(m+1,...p((m+
.5)*f),11,"small"));return d("g",{class:"numbers"},d("g",{class:"of-rows"},a(K,i),...h(r,l=>[n,l])),
d("g",{class:"of-columns"},a(o,K),...h(t,l=>[l,n])),d("g",{class:"of-both"},a(K,K)))}function ts(r,{
x:t,y:e},s){r.classList.toggle("part",s),r.style.setProperty("--right",`${t}px`),r.style.setProperty(
"--down",`${e}px`)}var es=36,ss=8,Sn=6,Mn=["--shape","--ratio"],An="A part of the board, larger: one finger, or two whe\
re one draws, push it about",rt=class{constructor(t,{pushes:e,moved:s}){this.element=t,this.pushes=e,
this.moved=s,this.scale=1,this.touch=t.style.touchAction;let{x:n,y:o,width:i,height:a}=this.element.
viewBox.baseVal;this.whole={x:n,y:o,width:i,height:a},this.at={x:n,y:o},this.shapes=Mn.map(h=>[h,t.style.
getPropertyValue(h)]),this.fingers=new Map,this.offer=()=>{},this.listen()}button(t){let e=k("Zoom",
()=>this.toggle(t()),{title:An,hidden:!0});return this.offer=()=>{e.hidden=this.scale===1&&!this.isSmall(),
e.setAttribute("aria-pressed",String(this.scale>1))},new ResizeObserver(()=>this.offer()).observe(this.
element),e}leaveFingerToDraw(t){this.pushes=!t,this.touch=t?"pinch-zoom":"",this.show()}listen(){let{
element:t}=this;t.addEventListener("pointerdown",e=>this.down(e)),t.addEventListener("pointermove",e=>this.
drag(e));for(let e of["pointerup","pointercancel"])t.addEventListener(e,s=>this.fingers.delete(s.pointerId))}down(t){
t.pointerType==="touch"&&(this.fingers.set(t.pointerId,{x:t.clientX,y:t.clientY}),this.fingers.size>
1&&this.moved())}drag({pointerId:t,clientX:e,clientY:s}){let n=this.fingers.get(t),o={x:e,y:s};if(!n||
this.scale===1)return;let i=[...this.fingers].find(([a])=>a!==t)?.[1];!i&&!this.pushes||!i&&we(n,o)<
Sn||(this.moved(),this.fingers.set(t,o),i?this.pinch(n,o,i):this.push(o.x-n.x,o.y-n.y))}pinch(t,e,s){
let n=we(e,s)/Math.max(1,we(t,s));this.enlarge(this.scale*n,Tn(e,s)),this.push((e.x-t.x)/2,(e.y-t.y)/
2)}get pixels(){return this.element.getScreenCTM()?.a||1}get seen(){let{width:t,height:e}=this.whole,
s=Math.max(t,e)/this.scale;return[Math.min(t,s),Math.min(e,s)]}isSmall(){return this.pixels/this.scale*
f<es}toggle({x:t,y:e}){let s=this.scale===1?Math.max(2,es/(this.pixels*f)):1;this.scale=Math.min(ss,
s);let[n,o]=this.seen;this.at={x:t*f-n/2,y:e*f-o/2},this.show()}enlarge(t,e){let n=new DOMPoint(e.x,
e.y).matrixTransform(this.element.getScreenCTM()?.inverse()),o=this.scale;this.scale=Math.min(ss,Math.
max(1,t));let i=o/this.scale;this.at={x:n.x-(n.x-this.at.x)*i,y:n.y-(n.y-this.at.y)*i},this.show()}push(t,e){
let{pixels:s}=this;this.at={x:this.at.x-t/s,y:this.at.y-e/s},this.show()}reveal({x:t,y:e}){if(this.scale===
1)return;let[s,n]=this.seen,o=(i,a,h)=>Math.min(Math.max(a,i+f-h),i-f);this.at={x:o(t*f,this.at.x,s),
y:o(e*f,this.at.y,n)},this.show()}show(){let{x:t,y:e,width:s,height:n}=this.whole,[o,i]=this.seen,a=(l,p,u)=>Math.
min(Math.max(l,p),u);this.at={x:a(this.at.x,t,t+s-o),y:a(this.at.y,e,e+n-i)},this.element.setAttribute(
"viewBox",`${this.at.x} ${this.at.y} ${o} ${i}`);let h=this.scale>1;for(let[l,p]of this.shapes)this.
element.style.setProperty(l,h?String(o/i):p);ts(this.element,{x:this.at.x-t,y:this.at.y-e},h),this.element.
style.overflow=h?"hidden":"",this.element.style.touchAction=h?"none":this.touch,this.offer()}};function we(r,t){
return Math.hypot(r.x-t.x,r.y-t.y)}function Tn(r,t){return{x:(r.x+t.x)/2,y:(r.y+t.y)/2}}E();v();E();v();var be=class{constructor(){this.known=new Map,this.said=new Map,this.broken=[]}follows(t){return this.
known.get(t)??this.said.get(t)}story(t){let e=new Set,s=new Set([t]);for(let{from:o}of s)for(let i of o){
let a=this.known.get(i);a?s.add(a):e.add(i)}let n=[...s].sort((o,i)=>o.at-i.at||(i===t?-1:0));return new ke(
[...e],[...n.filter(o=>o!==t),t])}},ke=class{constructor(t,e){this.start=t,this.links=e}get laws(){return[
...new Set(this.links.map(t=>t.law))]}get effort(){return this.laws.reduce((t,e)=>t+e.effort,0)}get end(){
return this.links[this.links.length-1]}},at=class{constructor(t,e){this.laws=t,this.opposite=e,this.
watching=new Map;for(let s of t)for(let n of new Set(s.facts)){let o=this.watching.get(n);o?o.push(s):
this.watching.set(n,[s])}}follow(t,e=()=>!0,s=({broken:n})=>n.length>0){let n=new be,o=[];for(let a of t)
n.known.set(a,null);let i=this.laws;for(let a=0;a<Math.max(1,o.length)&&!s(n,a);a++)do{let h=this.arrive(
n,o[a]??[],e);o[a]=[],i=[...new Set([...i,...h.flatMap(l=>this.watching.get(l)??[])])],this.lookAround(
n,i,a,o),i=[]}while(o[a].length);return n}arrive({known:t,said:e,broken:s},n,o){let i=[];for(let a of n){
let{fact:h,from:l}=a,p=this.opposite(h);t.has(h)||e.has(h)||(p!==void 0&&t.has(p)?s.push({...a,from:[
...l,p]}):o(a)?(t.set(h,a),i.push(h)):e.set(h,a))}return i}lookAround(t,e,s,n){for(let o of e)for(let{
rule:i,facts:a,from:h}of o.look(t.known)){let l={law:o,rule:i,from:h,at:s+o.effort};a.length||t.broken.
push({fact:"",...l});for(let p of a)this.say(t,{fact:p,...l},n)}}say(t,e,s){if(!t.known.has(e.fact)){
for(;s.length<=e.at;)s.push([]);s[e.at].push(e)}}};E();v();var jn=12,Bt=class{constructor(t,e){this.lesson=t,this.puzzle=e,this.names=t.facts.map(n=>n.
join(" ")),this.rules=new Map;for(let n of t.openings){let[o,i]=n;for(let a of i.map(h=>this.names[h]))
this.rules.set(`${t.rules[o].name} ${a}`,this.ruleOf(a,n))}let s=n=>z(O(n))?e.opposite(n):void 0;this.
thought=new at([...e.laws(),...this.rules.values()],s)}ruleOf(t,[e,,s,n,o]){let{name:i,law:a}=this.lesson.
rules[e],h=n.map(A=>this.names[A]),{rooms:l,places:p}=Re(s.map(A=>this.lesson.names[A])),u=[{rule:i,
facts:[t],from:h}],m=A=>!A.has(t)&&h.every(St=>A.has(St))?u:[],y=new Set(h.map(b)),M=[...l,...p.filter(
A=>!y.has(A))];return{words:M.length?`${a} Look at ${T(M)}.`:a,effort:o,places:p,rooms:l,facts:h,look:m}}atOnce(t){
return this.thought.follow(t,ns,ye)}obvious(t){let{obvious:e}=this.puzzle,s=({fact:o,law:i,rule:a})=>i.
effort===1&&O(o).split(" ")[0]===e[a],{known:n}=this.thought.follow(t,o=>!o.law.effort||s(o),ye);return[
...n].filter(([,o])=>o?.law.effort).map(([o])=>o)}inMind(t,e=[]){let s=n=>!e.includes(n.fact)&&(ns(n)||
this.puzzle.isOut(O(n.fact)));return this.thought.follow(t,s,ye)}byRule(t,e,s,n){for(let o of[new Set(
s),n])for(let i of this.thought.laws){let a=$e(i,t,e,o);if(a)return a}}lacks(t,e,s){let n=this.lesson.
end.filter(([h])=>h!==b(e)),o=this.rules.get(`${t} ${e}`)?.facts??[],i=this.inMind([...n.map(h=>h.join(
" ")),...o],[e]).known;return this.thought.laws.flatMap(h=>{let p=($e(h,t,e,i)?.from??[]).filter(m=>!s.
has(m));return p.length>0&&p.length<=jn?[En(h,t,e,s,p)]:[]}).sort((h,l)=>h.length-l.length)[0]??[]}};
function $e(r,t,e,s){let n=r.look(s).find(o=>o.rule===t&&o.facts.includes(e));return n&&{...n,fact:e,
law:r,at:1/0}}function En(r,t,e,s,n){let o=i=>$e(r,t,e,new Set([...s.keys(),...i]));return n.reduce(
(i,a)=>{let h=i.filter(l=>l!==a);return o(h)?h:i},n)}function ns({fact:r,law:t}){return!t.effort||!z(
O(r))}function ye(){return!1}function Ct({from:r,law:t}){return[...new Set([...t.places,...r.map(b)])]}var Wt=class{constructor(t){this.judge=t,this.lesson=t.lesson,this.puzzle=t.puzzle,this.order=new Map,
this.lesson.steps.forEach((e,s)=>{for(let n of ve(e))this.order.set(n,s)})}writesAll(){let{facts:t,given:e}=this.
judge.state,n=[...t].filter(([o])=>!e.has(o)).flatMap(([,o])=>[...o]);return!n.length||n.some(o=>this.
puzzle.isOut(o))}easiest(){return this.easiestOf(this.writesAll())??this.easiestOf(!0)}easiestOf(t){
let e=({fact:i,law:a})=>a.effort>0&&z(O(i))&&(t||!this.puzzle.isOut(O(i))),s={seen:new Set([null])},
n=(i,a)=>{for(let h of i.known.values()){if(s.seen.has(h)||!h)continue;s.seen.add(h);let l=e(h)&&i.story(
h);l&&this.comesBefore(l,s.best)&&(s.best=l)}return s.best!==void 0&&a>s.best.effort},o=this.judge.reasons.
thought.follow(this.judge.marks(),()=>!0,n);return n(o,0),s.best?this.told(s.best,o):null}comesBefore(t,e){
if(!e||t.effort!==e.effort)return!e||t.effort<e.effort;let s=({end:n})=>this.order.get(n.fact)??1/0;
return s(t)<s(e)}atOnce(t){let e=this.judge.reasons.atOnce(this.judge.marks());return this.told(e.story(
t),e,t.rule)}told(t,e,s){let{end:n,effort:o}=t,i=this.lesson.steps[this.order.get(n.fact)??-1],a=i&&
i.rule===(s??i.rule)&&this.ready(i,o),h=a||t.links.slice(0,-1).filter(({law:m})=>m.effort),l=h.map(({
fact:m})=>m),p=a?a.map(m=>this.sentence(m)):Lt(this.puzzle,h);return{step:a?{...i,sentence:ge(i.sentence)}:
this.stepOf(n,e),kept:l,minded:p,effort:o}}ready(t,e){let s=this.judge.reasons.atOnce(this.judge.marks()),
{rules:n}=this.judge.reasons,o=ve(t).map(u=>n.get(`${t.rule} ${u}`)),i=o.flatMap(u=>u?.facts??[]),a=Math.
max(...o.map(u=>u?.effort??1/0)),h=u=>s.known.has(u),l=i.every(h)&&!ve(t).some(h);if(a>e||!l)return;
let p=i.flatMap(u=>{let m=s.known.get(u);return m?s.story(m).links.filter(({law:y})=>y.effort):[]});
return[...new Set(p)]}stepOf(t,e){let s=O(t.fact),n=[...e.known.values(),...e.said.values()].filter(
l=>l&&zn(l,t)&&O(l.fact)===s).map(l=>b(l.fact)),o=It(this.puzzle,t,n.map(l=>`${l} ${s}`)),{tier:i}=this.
judge.ruleOf(t.rule),a=Ct(t),{rooms:h=[]}=t.law;return{rule:t.rule,tier:i,places:n,value:s,because:a,
rooms:h,sentence:o,argument:[]}}sentence(t){let e=this.lesson.steps[this.order.get(t.fact)??-1],s=this.
judge.reasons.rules.get(`${t.rule} ${t.fact}`)===t.law;return e&&s&&e.rule===t.rule?ge(e.sentence):It(
this.puzzle,t,[t.fact])}};function zn(r,t){return r.law===t.law&&r.from.join()===t.from.join()}function ve({
places:r,value:t}){return r.map(e=>`${e} ${t}`)}var os="Done: every law is kept.",Nn=4,is=3,Ln=300,hs=12,Pt=class{constructor(t){this.play=t,this.hints=
new Wt(t.judge),this.level=0,this.told=null}check(){let{judge:t}=this.play,e=t.broken();if(!e.length){
this.play.speak(t.isDone()?os:"No law is broken so far.");return}let s=e.slice(0,Nn).map(([n,o])=>`${n}\
 (${T(o)})`);this.play.speak(s.join(" ")),this.play.draw({wrong:e.flatMap(([,n])=>n)})}mistakes(){let{
lesson:t,judge:e}=this.play;if(!t.unique){this.severalMistakes();return}let s=e.wrongPlaces(),n=s.length===
1,i=`${n?"One place differs":`${s.length} places differ`} from the answer: ${T(s)}.`,a=this.backButton(
n?"it":"the first");s.length?this.play.speak(`${i} `,this.whyButton()," ",a):this.play.speak("Nothin\
g differs from the answer."),this.play.draw({wrong:s})}severalMistakes(){let t=this.play.judge.clash();
t?this.tellClash(t):this.play.speak("This puzzle has several answers: your marks may be right in one\
 of them.")}whyButton(){return k("Why?",()=>this.why())}backButton(t){return k(`Go back to before ${t}`,
()=>this.play.goBack())}why(){let{judge:t}=this.play,e=t.wrongMarks(),s=t.lastWrong(),n=s&&t.conflict(
s);if(!n){this.askWhy();return}let o=this.marksOf(n);this.play.speak(...this.conflictWords(n,o));let i=n.
end.law.places,a=o.includes(s)?[s]:o.filter(h=>e.includes(h));this.play.draw({wrong:a.map(b),because:[
...i,...o.map(b)]})}marksOf({start:t}){let e=new Set(this.play.judge.given());return t.filter(s=>!e.
has(s))}tellClash(t){let e=this.marksOf(t);this.play.speak(...this.conflictWords(t,e)),this.play.draw(
{wrong:e.map(b),because:t.end.law.places})}async askWhy(){let{exact:t,judge:e,puzzle:s}=this.play,n=e.
marks(),o=()=>e.marks().join()!==n.join(),a=setTimeout(()=>o()||this.play.speak("The solver is asked\
 …"),Ln),h=await t?.why(n);if(clearTimeout(a),o())return;if(!h){this.play.speak("The answer is dif\
ferent here; no rule of this lesson shows why.");return}let{marks:l,law:p,places:u,later:m}=h,y=u.length?
` (${T(u)})`:"",N=`What breaks${m?`, with what follows from ${l.length>1?"them":"it"}`:""}: ${p}${y}\
.`;this.play.speak(`${rs(l)}: ${B(s,l)}. ${N}`),this.play.draw({wrong:l.map(b),because:u})}conflictWords({
links:t,end:e},s){let{puzzle:n}=this.play,o=Lt(n,t.filter(i=>i!==e));return[`${rs(s)}: ${B(n,s)}. `,
as([...o,Xe(n,e)])]}showPossible(t){let{judge:e}=this.play,s=this.play.view.board.places(),n=({fact:m})=>s.
indexOf(b(m)),i=e.possible().filter(m=>m.rule===t).sort((m,y)=>n(m)-n(y));if(!i.length)return;let{title:a,
law:h}=e.ruleOf(t),l=[...new Set(i.map(({fact:m})=>b(m)))],p=`${a}: ${h} It says something of ${T(l)}\
. `,u=k("What?",()=>this.sayFirst(i[0]));this.play.speak(p,u),this.play.draw({decided:l})}sayFirst(t){
let e=this.hints.atOnce(t);this.play.speak(...this.conclusion(e)),this.play.draw({because:e.step.because,
decided:e.step.places})}hint(){let{lesson:t,judge:e}=this.play;if(t.unique&&e.wrongPlaces().length)return this.
offerToGoBack();let s=t.unique?void 0:e.clash();if(s)return this.tellClash(s);this.level||(this.told=
e.isDone()?null:this.hints.easiest()),this.told?this.tell(this.told):this.play.speak(this.noHint())}offerToGoBack(){
this.play.speak("First there is a mistake to mend. ",this.whyButton()," ",this.backButton("it"))}noHint(){
return this.play.judge.isDone()?os:this.play.lesson.solved?"All that the solver marks is marked.":this.
goesBeyond()?"Nothing that this page knows says more here.":`The rules are stuck here too: ${bt(this.
play.lesson)}.`}goesBeyond(){let{judge:t}=this.play,e=new Set([...t.given(),...this.hints.order.keys()]);
return t.marks().some(s=>!e.has(s))}tell(t){this.level=Math.min(this.level+1,is);let{step:e}=t;this.
play.speak(...this.words(t));let s=this.level===is?e.places:[];this.play.draw({because:e.because,decided:s})}words(t){
let{step:e}=t,s=this.play.judge.ruleOf(e.rule),n=[...e.rooms,...e.because],o=n.length?n:e.places;return this.
level===1?[`Look at ${T(o)}.`]:this.level===2?[`${s.title}: ${s.law}`]:this.conclusion(t)}conclusion({
step:t,kept:e,minded:s}){let o=(s.length>hs?Nt(this.play.puzzle,e):[]).map(l=>c("li",{},`${l}.`)),i=o.
length?[c("ul",{},...o)]:[],a=s.length?["Keep in mind: ",...i,as(s)," So: "]:[],h=z(t.value)?[k("Do \
it",()=>this.play.make(t))]:[];return[...a,`${t.sentence} `,...h]}};function rs(r){return r.length>1?
"These marks cannot all be right":"This mark cannot be right"}function as(r){if(r.length===1)return r[0];
let t=c("ol",{},...r.map(s=>c("li",{},s)));if(r.length<=hs)return t;let e=`Why, in ${r.length} sente\
nces`;return c("details",{},c("summary",{},e),t)}I();v();var tt={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},In={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},Q=class{constructor(){this.elements=new Map}update(t){let e=[...this.
elements.keys()].filter(n=>!t.has(n));for(let n of e)this.elements.get(n)?.remove(),this.elements.delete(
n);let s=[...t].filter(([n])=>!this.elements.has(n));for(let[n,[o,i]]of s){let a=i();o.append(a),this.
elements.set(n,a)}return e.length+s.length>0}},R=class{constructor(t,e){this.element=t,this.puzzle=e,
this.allPlaces=e.places(),this.known=new Set(this.allPlaces),this.marks=new Q,this.shades=new Q,this.
rings=new Q,this.sketches=new Q,this.remarks=new Q,this.layers=this.addLayers(),this.draw()}addLayers(){
let t={base:d("g",{class:"base"}),marks:d("g",{class:"marks"}),under:d("g",{class:"under"}),over:d("\
g",{class:"over"}),rings:d("g",{class:"rings"}),arrows:d("g",{class:"arrows"}),notes:d("g",{class:"n\
otes"})},{base:e,marks:s,under:n,over:o,rings:i,arrows:a,notes:h}=t,l=this.puzzle.lines?[n,i,s,o]:[s,
n,o,i];return this.element.replaceChildren(e,...l,a,h),t}draw(){let{height:t,width:e}=this.puzzle.grid,
s=this.puzzle.margin??4,n=s+K,[o,i]=[e*f+n+s,t*f+n+s];this.element.setAttribute("viewBox",`${-n} ${-n}\
 ${o} ${i}`),this.element.style.setProperty("--columns",String(e)),this.element.style.setProperty("-\
-shape",`${o} / ${i}`),this.element.style.setProperty("--ratio",String(e/t)),this.layers.base.append(
G(this.puzzle.grid,"paper")),this.puzzle.base(this.layers),this.element.append(Qe(this.puzzle.grid,s))}places(){
return this.allPlaces}pointAt(t){let e=this.element.getScreenCTM(),s=new DOMPoint(t.clientX,t.clientY).
matrixTransform(e?.inverse());return[s.x/f,s.y/f]}placeAt(t){if(t.target.closest(".part .numbers"))return null;
let[e,s]=this.pointAt(t),n=this.puzzle.placeAt?this.puzzle.placeAt(e,s):$(Math.floor(s),Math.floor(e));
return n&&this.known.has(n)?n:null}neighbour(t,e){let[s,n]=tt[e],o=S(t),i=t,a=1/0;for(let h of this.
allPlaces){let l=S(h),p=(l.y-o.y)*s+(l.x-o.x)*n,u=Math.abs((l.y-o.y)*n)+Math.abs((l.x-o.x)*s);p>.1&&
p+3*u<a&&([i,a]=[h,p+3*u])}return i}describe(t,e){return this.puzzle.describe(t,e.get(t)??new Set,e)}show(t){
let{facts:e,decided:s=[],because:n=[],wrong:o=[],cursor:i=null,told:a=[]}=t,{supposed:h=[],trial:l=new Set}=t;
this.showMarks(e,l)&&this.showShades(e),this.showRings({because:n,supposed:h,decided:s,wrong:o,cursor:i?
[i]:[]}),this.showSketches(a),this.showRemarks(t)}showRemarks({tints:t={},arrows:e=[],notes:s=[]}){let{
layers:n}=this,o=new Map;for(let[i,a]of Object.entries(t))for(let h of a)o.set(`${i} ${h}`,[n.under,
()=>De(h,i)]);for(let[i,a]of e)o.set(`${i} ${a}`,[n.arrows,()=>Ge(S(i),S(a))]);s.forEach(([i,a],h)=>{
let l=s.slice(0,h).filter(([u])=>u===i).length,p=()=>Ue(S(i),a,l);o.set(`${i} ${a} ${h}`,[n.notes,p])}),
this.remarks.update(o)}showSketches(t){let e=new Map;for(let s of t){let n=()=>this.puzzle.sketch?.(
...s)??d("g");e.set(s.join(" "),[this.layers.rings,n])}this.sketches.update(e)}showMarks(t,e){let s=new Map;
for(let n of this.allPlaces){let o=t.get(n);if(!o?.size)continue;let i=e.has(n)?"trial":"sure",a=()=>{
let h=this.puzzle.mark(n,o);return h.classList.add("mark",i),h};s.set(`${n} ${[...o].sort().join()} ${i}`,
[this.layers.marks,a])}return this.marks.update(s)}showShades(t){let e=new Map;for(let[s,n]of this.puzzle.
shades?.(t)??[])e.set(`${n} ${s}`,[this.layers.base,()=>_(g(s),n)]);this.shades.update(e)}showRings(t){
let e=new Map;for(let[s,n]of Object.entries(t)){let o=this.layers[s==="because"?"under":"rings"];for(let i of n)
e.set(`${s} ${i}`,[o,()=>Bn(s,S(i))])}this.rings.update(e)}};function Bn(r,t){let e=In[r],[s,n]=[f-2*
e,f-2*e];t.edge==="horizontal"&&([s,n]=[f-2,24-e]),t.edge==="vertical"&&([s,n]=[24-e,f-2]);let[o,i]=[
t.x*f-s/2,t.y*f-n/2],a={x:o,y:i,width:s,height:n,rx:5},h=d("rect",{...a,class:"halo"}),l=d("g",{class:`\
ring ${r}`},h,d("rect",a));return r==="because"&&l.append(d("path",{d:fe(o,i,s,n),class:"hatching"})),
r==="wrong"&&l.append(d("path",{d:Cn(o,i,s,n,t.edge?.5:.27)})),l}function Cn(r,t,e,s,n){let[o,i]=[e*
n,s*n],[a,h]=[r+e,t+s];return`M${r} ${t}l${o} ${i}M${a} ${t}l${-o} ${i}M${r} ${h}l${o} ${-i}M${a} ${h}\
l${-o} ${-i}`}v();v();var Wn=.7,_t=.5,Rt=class{constructor(t,e){this.play=t,this.lines=e,this.dragged=null,this.at=null}press(t){
let[e,s]=this.play.view.board.pointAt(t);this.raise(),t.button===0&&(this.dragged={r:Math.floor(s),c:Math.
floor(e)})}follow(t){let e=this.dragged;if(!e||!t.buttons)return!1;let[s,n]=this.play.view.board.pointAt(
t);for(let o=e;;o=this.dragged){let i=this.towards(o,s,n);if(!i)return o!==e;this.cross(o,i,!0),this.
dragged=i}}towards({r:t,c:e},s,n){let{height:o,width:i}=this.play.puzzle.grid,a=Math.min(Math.max(s,
-_t),i+_t)-e-.5,h=Math.min(Math.max(n,-_t),o+_t)-t-.5;return Math.max(Math.abs(a),Math.abs(h))<Wn?null:
Math.abs(a)>Math.abs(h)?{r:t,c:e+Math.sign(a)}:{r:t+Math.sign(h),c:e}}lift(){this.dragged=null}stroke(t,e){
let[s,n]=tt[t],o=this.at??Pn(e,s,n),i={r:o.r+s,c:o.c+n};this.cross(o,i)?this.at=i:this.play.speak("T\
here is a wall.")}raise(){this.at=null}cross(t,e,s=!1){let{play:n,lines:o}=this,i=o.between(t,e);if(!n.
view.board.known.has(i))return!1;n.cursor=i;let a=n.state.values(i).has(o.value);return n.move([[i,a?
[]:[o.value]]],s),!0}};function Pn(r,t,e){let s=S(r),n={r:Math.floor(s.y),c:Math.floor(s.x)},[o,i]=s.
edge==="horizontal"?[{r:n.r,c:n.c-1},e]:[{r:n.r-1,c:n.c},t],a=o.r<0||o.c<0;return i<0||!i&&a?n:o}var _n=700,Rn=.3,Dn={0:1,2:-1},Dt=class{constructor(t){this.play=t,this.pen=t.puzzle.lines?new Rt(t,
t.puzzle.lines):null,this.pressed=null,this.brush=null,this.fingerPaints=!1,this.clicked=null,this.listen(
t.view.element)}listen(t){t.addEventListener("contextmenu",e=>e.preventDefault()),t.addEventListener(
"pointerdown",e=>this.press(e)),t.addEventListener("pointermove",e=>this.drag(e)),t.addEventListener(
"pointerup",e=>this.release(e)),t.addEventListener("pointercancel",()=>this.letGo()),this.pen&&(t.style.
touchAction="pinch-zoom")}press(t){let{board:e,element:s}=this.play.view,n=e.placeAt(t),o=Dn[t.button];
this.pressed=n&&o?{place:n,way:o}:null,this.play.state.newStroke(),s.focus({preventScroll:!0}),t.preventDefault(),
s.setPointerCapture(t.pointerId),this.pen?.press(t)}drag(t){this.pen?this.pen.follow(t)&&(this.pressed=
null):t.buttons&&(t.pointerType!=="touch"||this.fingerPaints)&&this.paint(t)}paint(t){let{board:e}=this.
play.view,[s,n]=e.pointAt(t);if(!this.brush&&this.pressed&&e.placeAt(t)!==this.pressed.place&&(this.
dip(this.pressed.place,this.pressed.way,t.pointerType==="touch"),this.pressed=null),!this.brush)return;
let[o,i]=this.brush.at,a=Math.max(1,Math.ceil(Math.hypot(s-o,n-i)/Rn));for(let h=1;h<=a;h++)this.dab(
o+(s-o)*h/a,i+(n-i)*h/a);this.brush.at=[s,n]}dip(t,e,s){let{x:n,y:o}=S(t),i=this.valueAt(t),a={from:null,
to:i,at:[n,o]},h={from:i,to:this.next(t,e),at:[n,o]};this.play.puzzle.values.length&&(this.brush=s&&
i?a:h),this.dab(n,o)}dab(t,e){let{play:s,brush:n}=this,o=$(Math.floor(e),Math.floor(t)),i=s.view.board.
known.has(o)&&!s.state.given.has(o);!n||!i||this.valueAt(o)!==n.from||(s.cursor=o,s.move([[o,n.to?[n.
to]:[]]],!0))}release(t){let{pressed:e,play:s}=this;this.letGo(),e&&s.view.board.placeAt(t)===e.place&&
this.tap(e.place,e.way)}tap(t,e){let{play:s}=this;s.view.board.known.has(t)&&(s.cursor=t,s.draw(),s.
puzzle.values.length?this.cycle(t,e):s.describe())}letGo(){this.pressed=null,this.brush=null,this.pen?.
lift()}key(t){let e=t.target;if(ls(t.key)&&e.closest("button, summary, input, a"))return!1;let s=this.
play.cursor;return s!==null&&this.placeKey(t,s)||this.letter(X(t))}placeKey(t,e){let{key:s,shiftKey:n}=t,
o=Gn(t);if(s in tt)this.arrow(s,n,e);else if(ls(s))this.cycle(e,n?-1:1);else if(s==="Backspace"||s===
"Delete")this.play.move([[e,[]]]);else if(o&&this.play.puzzle.numbers)this.digit(o,n||this.play.view.
crossing);else return!1;return!0}letter(t){if(t==="h")this.play.help.hint();else if(t==="c")this.play.
help.check();else return!1;return!0}arrow(t,e,s){if(e&&this.pen){this.pen.stroke(t,s);return}this.pen?.
raise(),this.play.cursor=this.play.view.board.neighbour(s,t),this.play.zoom.reveal(S(this.play.cursor)),
this.play.draw(),this.play.describe()}shortcut(t){let e=X(t);if(e==="y"||e==="z"&&t.shiftKey)this.play.
redo();else if(e==="z")this.play.undo();else return!1;return!0}valueAt(t){let e=this.play.state.values(
t);return this.play.puzzle.values.find(s=>e.has(s))??null}next(t,e){let s=[null,...this.play.puzzle.
values],n=s.indexOf(this.valueAt(t));return s[(n+e+s.length)%s.length]}cycle(t,e){let{play:s}=this;if(!s.
puzzle.values.length)return;let n=this.next(t,e);this.passOver(t)&&this.valueAt(t)===n?(s.keep(),s.describe()):
s.move([[t,n?[n]:[]]]),this.clicked={place:t,stroke:s.state.stroke,at:performance.now()}}passOver(t){
let{clicked:e}=this;return e?.place===t&&performance.now()-e.at<_n&&this.play.state.forgetWrong(e.stroke)}digit(t,e){
let{cursor:s,puzzle:n,state:o}=this.play;if(!s||!n.numbers)return;let i=n.numbers.most(s);if(t>i){this.
play.speak(`${s}: numbers go from 1 to ${i} here.`);return}let a=new Set(o.values(s)),h=n.numbers.settled(
a),[l,p]=[String(t),`not ${t}`],[u,m]=e?[p,l]:[l,p],y=a.has(u);h&&a.delete(h),a.delete(m),y?a.delete(
u):a.add(u),this.play.move([[s,a]])}};function ls(r){return r==="Enter"||r===" "}function Gn({key:r,
code:t}){let[,e]=/^([1-9])$/.exec(r)??/^Digit([1-9])$/.exec(t)??[];return Number(e??0)}var Un=4,Fn=2e3;function xe(r,t,e,s){let n=r.follow([...t,...e]),o=performance.now()+Fn,i=({start:h})=>!s||
h.includes(s),a=n.broken.map(h=>n.story(h)).filter(i).sort(Gt(t)).slice(0,Un).map(h=>Hn(r,t,h,o,s)).
sort(Gt(t));return a.find(i)??a[0]}function Gt(r){let t=new Set(r),e=s=>s.start.filter(n=>!t.has(n)).
length;return(s,n)=>s.effort-n.effort||e(s)-e(n)}function Hn(r,t,e,s,n){let o=new at(e.laws,r.opposite),
i=new Set(t),a=e;for(let h=a.start.length;h;h=Math.floor(h/2)){let p=a.start.filter(u=>!i.has(u)).sort(
(u,m)=>+(u===n)-+(m===n));for(let u=0;u<p.length&&performance.now()<s;u+=h){let m=new Set(p.slice(u,
u+h)),y=a.start.filter(A=>!m.has(A));if(y.length===a.start.length)continue;let M=o.follow([...t,...y]),
N=M.broken.map(A=>M.story(A));a=N.find(({start:A})=>A.includes(n??""))??N[0]??a}}return a}E();v();v();var cs="lesson ",qn=["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"],Kn=2e6;function Y(r){return r.
flatMap(({place:t,before:e,after:s})=>s.filter(n=>!e.includes(n)).map(n=>`${t} ${n}`))}var Ut=class{constructor({
problem:t,puzzle:e,start:s}){this.storage=`${cs}${t} ${e}`,this.seen="",this.start=s,this.given=j(s),
this.facts=j(s),this.done=[],this.undone=[],this.stroke=0,this.mistakes=0,this.seconds=0}values(t){return this.
facts.get(t)??new Set}touched(){return new Set(this.done.flatMap(t=>t.changes).map(t=>t.place))}startAgain(){
for(let t of[...this.done,...this.undone])t.past=!0;return[this.mistakes,this.seconds]=[0,0],this.touched()}onTrial(){
let t=this.done.slice(this.done.findLastIndex(e=>!e.trial)+1);return new Set(t.flatMap(({changes:e})=>e.
map(({place:s})=>s)))}newStroke(){this.stroke+=1}changes(t){return t.filter(([e])=>!this.given.has(e)).
map(([e,s])=>({place:e,before:[...this.values(e)],after:[...s]})).filter(({before:e,after:s})=>e.join()!==
s.join())}make(t){let e={...t,stroke:this.stroke};return this.apply(e,"after"),this.done.push(e),this.
undone=[],e}startWith(t){let e=[...this.startAgain()],s=e.some(i=>this.values(i).size>0),n=new Map(e.
map(i=>[i,[]]));for(let[i,a]of t)n.set(i,[...a].filter(z));let o=this.changes([...n]);return this.newStroke(),
o.length&&this.make({changes:o,judged:{kind:"filled"}}),s&&o.length>0}undo(){return this.moveOver(this.
done,this.undone,"before")}forgetWrong(t){let s=this.done.filter(({stroke:o})=>o===t).filter(({judged:o})=>o.
kind==="wrong");return s.length>0&&this.done.at(-1)?.stroke===t?(this.mistakes-=s.filter(({told:o,past:i})=>o&&
!i).length,this.undo(),this.undone=[],!0):!1}redo(){return this.moveOver(this.undone,this.done,"afte\
r")}moveOver(t,e,s){let n=t.at(-1)?.stroke,o=t.length;do{let i=t.pop();if(!i)break;this.apply(i,s),e.
push(i)}while(n!==void 0&&t.at(-1)?.stroke===n);return t.length<o}keepTrial(){for(let t of this.done)
delete t.trial}dropTrial(){for(;this.done.at(-1)?.trial;)this.undo()}apply(t,e){for(let s of t.changes)
s[e].length?this.facts.set(s.place,new Set(s[e])):this.facts.delete(s.place)}save(t){let{done:e,undone:s,
mistakes:n,seconds:o}=this,i=Date.now(),a=JSON.stringify({when:i,done:e,undone:s,mistakes:n,seconds:o,
manner:t});try{Jn(this.storage,a),this.seen=a}catch{}}get isOld(){try{return(localStorage.getItem(this.
storage)??this.seen)!==this.seen}catch{return!1}}follow(t,e){let s=()=>this.isOld&&t();addEventListener(
"storage",s,{signal:e}),addEventListener("pageshow",s,{signal:e})}load(t){try{this.seen=localStorage.
getItem(this.storage)??"";let e=JSON.parse(this.seen),{done:s,undone:n,manner:o}=e;if(![...s,...n].every(
t))throw new Error("it is of another puzzle");this.facts=j(this.start);for(let i of s)this.apply(i,"\
after");return[this.done,this.undone]=[s,n],[this.mistakes,this.seconds]=[e.mistakes,e.seconds].map(
Yn),this.stroke=Math.max(0,...[...s,...n].map(i=>i.stroke??0)),o??{}}catch{return this.facts=j(this.
start),{}}}};function Yn(r){return Number.isSafeInteger(r)?Math.max(0,Number(r)):0}function Jn(r,t){
try{localStorage.setItem(r,t)}catch(e){if(!qn.includes(e.name)||t.length>Kn||!Zn(r,t))throw e}}function Zn(r,t){
let e=Object.keys(localStorage).filter(o=>o.startsWith(cs)&&o!==r),s=new Map(e.map(o=>[o,Vn(o)])),n=new Map;
for(let[o]of[...s].sort(([,i],[,a])=>i-a)){n.set(o,localStorage.getItem(o)),localStorage.removeItem(
o);try{return localStorage.setItem(r,t),!0}catch{}}for(let[o,i]of n)localStorage.setItem(o,i);return!1}
function Vn(r){let[,t]=/^\{"when":(\d+)/.exec(localStorage.getItem(r)??"")??[];return Number(t??0)}var Xn=": no rule gives it from what is on the board.",Ft=class{constructor(t,e,s){this.lesson=t,this.
puzzle=e,this.state=s,this.end=new Map(t.end),this.places=new Set(e.places()),this.rules=new Map(t.rules.
map(n=>[n.name,n])),this.reasons=new Bt(t,e)}ruleOf(t){return this.rules.get(t)}has(t,e){let s=this.
state.facts.get(t);if(!s)return!1;if(s.has(e))return!0;let n=e.startsWith("not ")&&this.puzzle.numbers?.
settled(s);return!!n&&e!==`not ${n}`}staying(t){return this.puzzle.numbers?[...this.state.values(t)]:
[]}marks(){return us(this.state.facts)}standing(t){let e=t.map(({place:n,before:o,after:i})=>({place:n,
before:i,after:o})),s=Y(e);return this.marks().filter(n=>!s.includes(n))}given(){return us(this.state.
given)}possible(){return[...this.reasons.atOnce(this.marks()).said.values()]}isWrong(t){let[e,s]=[this.
end.get(b(t)),O(t)];return e===void 0?!1:s.startsWith("not ")?s===`not ${e}`:s!==e}wrongPlaces(){return[
...new Set(this.wrongMarks().map(b))]}wrongBefore(t){let{stroke:e}=t,n=this.state.done.filter(i=>i.stroke===
e).filter(({judged:i})=>i.kind!=="filled"),o=new Set(n.flatMap(({changes:i})=>i.map(({place:a})=>a)));
for(let{place:i}of t.changes)o.delete(i);return o.size?this.wrongPlaces().filter(i=>o.has(i)):[]}wrongMarks(){
return this.marks().filter(t=>this.isWrong(t))}lastWrong(){let t=this.wrongMarks();return this.state.
done.filter(({judged:n})=>n.kind!=="filled").flatMap(({changes:n})=>Y(n)).findLast(n=>t.includes(n))??
t.at(-1)}conflict(t){let[e,s,n]=[this.given(),this.marks(),new Set(this.wrongMarks())],o=s.filter(a=>a===
t||!n.has(a)),i=(n.size>1?[s,o]:[s]).flatMap(a=>xe(this.reasons.thought,e,a,t)??[]);return i.sort(Gt(
e)),i.find(({start:a})=>a.includes(t))??i[0]}clash(){let[t,e]=[this.given(),this.marks()],s=xe(this.
reasons.thought,t,e);return s?.start.some(n=>!t.includes(n))?s:void 0}broken(){return this.puzzle.broken(
this.state.facts,!1)}isDone(){let{facts:t,given:e}=this.state,s=()=>this.puzzle.places().every(o=>t.
has(o));return!(this.lesson.unique&&t.size>e.size)&&this.puzzle.opensToBoth&&!s()?!1:this.puzzle.broken(
t,!0).length===0}fits(t,e){let{values:s,numbers:n}=this.puzzle,o=n?.most(t)??0,a=n?h=>/^(not )?[1-9]\d*$/.
test(h)&&Number(h.replace("not ",""))<=o:h=>s.includes(h);return this.places.has(t)&&e.every(a)}isOurs({
judged:t,changes:e}){return this.words(t),e.every(({place:s,before:n,after:o})=>this.fits(s,n)&&this.
fits(s,o))}judged(t,e=""){let s=Y(t);if(!s.length)return{kind:"opened"};if(!this.lesson.unique)return{
kind:"unknown"};if(s.some(u=>this.isWrong(u)))return{kind:"wrong"};let{reasons:n}=this,o=this.standing(
t).filter(u=>!this.isWrong(u)),i=n.inMind(o,s),a=u=>i.follows(u);if(!e)return this.worth(i,s,a);let h=u=>n.
byRule(e,u,o,i.known),l=s.find(u=>!h(u));if(!l)return this.worth(i,s,h);let p=this.worth(i,[l,...s],
a);return p.rule===e?p:{...p,named:e,lacks:n.lacks(e,l,i.known)}}worth(t,e,s){let n=e.map(s),[o]=n;if(!o||
!n.every(Boolean))return{kind:"guess"};let a=t.story(o).links.filter(({law:h})=>h.effort).slice(0,-1).
map(h=>h.rule);return{kind:"forced",rule:o.rule,after:[...new Set(a)],because:Ct(o)}}words(t){return[
this.worthWords(t),this.lackWords(t)].filter(Boolean).join(" ")}worthWords({kind:t,rule:e,after:s=[],
named:n,isSure:o=!1}){let i=s.map(l=>this.ruleOf(l).title),a=i.length?`, after ${i.join(" and ")}`:"",
h=n?`Right, but not by ${this.ruleOf(n).title}: by`:"Forced, by";return{opened:"Opened again.",filled:"\
Filled in.",unknown:"This puzzle has several answers: moves cannot be judged.",wrong:"Wrong: the ans\
wer is different here.",guess:`Right, but not yet forced${o?Xn:" by anything that this page knows."}`,
forced:e?`${h} ${this.ruleOf(e).title}${a}.`:""}[t]}lackWords({named:t,lacks:e=[]}){if(!t||!e.length)
return"";let s=T(Nt(this.puzzle,e));return`${this.ruleOf(t).title} would need to know first that ${s}\
.`}};function ps({kind:r,rule:t},e){return r==="guess"||r==="forced"&&t!==e}function fs({changes:r,judged:{
kind:t,because:e,lacks:s=[]}},n){return t==="wrong"?{wrong:[...n,...r.map(({place:o})=>o)]}:{because:e,
supposed:s.map(b),wrong:n}}function us(r){return[...r].flatMap(([t,e])=>[...e].map(s=>`${t} ${s}`))}E();var Ht=3,ds=[["asked","when I ask"],["always","at once"],["hearts","at once, with three hearts"]],
qt=class{constructor({rules:t,unique:e},s){let n=ds.map(([a,h])=>c("option",{value:a},h)),o=()=>s("");
this.select=c("select",{onchange:o},...n),this.named=c("select",{onchange:()=>s(this.law(t))},...Qn(
t)),this.filling=c("input",{type:"checkbox",onchange:o}),this.timed=c("input",{type:"checkbox",onchange:o}),
this.isStopped=!1,this.counted=c("span");let i={className:"link",title:"Stop the clock, or let it go\
 on"};this.time=k("",()=>this.stopOrGoOn(s),i),this.score=c("p",{className:"score"},this.counted,this.
time),this.elements=[c("label",{},"judge my moves ",this.select),c("label",{},"I name the rule ",this.
named),c("label",{},this.filling," fill in what is obvious"),c("label",{},this.timed," show the time"),
this.score],this.select.disabled=this.named.disabled=!e}get atOnce(){return this.select.value!=="ask\
ed"}get rule(){return this.named.value}law(t){let e=t.find(({name:s})=>s===this.rule);return e?`${e.
title}: ${e.law}`:""}get manner(){let t=this.select.value,{filling:e,timed:s,rule:n,isStopped:o}=this;
return{mode:t,rule:n,filling:e.checked,timed:s.checked,isStopped:o}}choose({mode:t,rule:e,filling:s,
timed:n,isStopped:o}){this.select.value=ds.some(([i])=>i===t)?String(t):"asked",this.named.value=String(
e),this.named.value||(this.named.value=""),this.filling.checked=!!s,this.timed.checked=!!n,this.isStopped=
!!o}get isTimed(){return this.timed.checked&&!this.isStopped}stopOrGoOn(t){this.isStopped=!this.isStopped,
t(this.isStopped?"The clock is stopped.":"The clock goes on.")}isLost(t){return this.select.value===
"hearts"&&t>=Ht}doneWords({mistakes:t,seconds:e}){let s=this.timed.checked?` in ${gs(e)}`:"",n=t?`, \
with ${x(t,"mistake")}`:"";return`Done${s}${n}: every law is kept. Well played!`}show(t,e){let s=Math.
max(0,Ht-t),n=`${"♥".repeat(s)}${"♡".repeat(Ht-s)} ${s} of ${Ht} hearts`,o=[`Mistakes: ${t}`];this.
select.value==="hearts"&&o.push(n),this.timed.checked&&o.push(""),this.time.hidden=!this.timed.checked,
ms(this.counted,o.join(" · ")),ms(this.time,`Time: ${gs(e)}${this.isStopped?", stopped":""}`)}};function ms(r,t){
r.textContent!==t&&(r.textContent=t)}function Qn(r){let t=[...new Set(r.map(({tier:e})=>e))].map(e=>{
let n=r.filter(o=>o.tier===e).map(({name:o,title:i})=>c("option",{value:o},i));return c("optgroup",{
label:`tier ${e}`},...n)});return[c("option",{value:""},"any rule"),...t]}function gs(r){return`${Math.
floor(r/60)}:${String(r%60).padStart(2,"0")}`}I();E();v();v();var J=class{constructor(t,e,s){this.puzzle=e;let{height:n,width:o}=e.grid;this.cells=new Map;let i=Array.
from({length:n},(h,l)=>c("div",{role:"row"},...Array.from({length:o},(p,u)=>this.cell($(l,u),s)))),a={
role:"grid","aria-label":"The board in words","aria-readonly":!s};t.after(c("div",{className:"spoken",
...a},...i))}cell(t,e){let s=c("div",{role:"gridcell",onclick:e&&(()=>e(t))});return this.cells.set(
t,s),s}show(t){let e=this.puzzle.teller(t);for(let[s,n]of this.cells){let o=e(s);n.textContent!==o&&
(n.textContent=o)}}};var Oe=["Hint","Which rule?","What follows?"],to=30,eo=3,so=["Arrow keys move the frame, Backspace o\
pens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check.","Name a rule, and moves are\
 judged by it: what it lacks, if it does not yet say so, is in dots."],no={wrong:"✗",guess:"?",forced:"\
✓",opened:"↺",unknown:"·",filled:"+"},ws=["opened","filled"],Yt=class{constructor(t,e,s,n,o){this.
does=n,this.options=o,this.lesson=e;let i=s.numbers?"digits mark":"Enter marks";this.element=d("svg",
{class:"board",role:"application",tabindex:0,"aria-label":`The board: arrow keys move, ${i}, Backspa\
ce opens again`}),this.board=new R(this.element,s),this.buttons=ro(n),this.trialButtons=io(n),this.game=
this.makeGame(s);let a={role:"status","aria-live":"polite","aria-label":"What is said",tabIndex:-1};
this.message=c("div",{className:"sentence",...a});let h={role:"group","aria-label":"Numbers",hidden:!s.
numbers};this.digits=c("div",{className:"player",...h}),this.possible=bs("ul","possible","Possible n\
ow"),this.stopAtPossible=V(this.possible),this.log=bs("ol","moves","Your moves, the last one first"),
this.pencil=s.numbers?this.addDigits(s.numbers.highest,n):null,t.append(this.stage(),this.aside(s)),
this.spoken=new J(this.element,s,s.lines?void 0:n.press)}stage(){return c("div",{className:"stage"},
this.element,this.digits,this.game,this.message)}makeGame(t){let e=[...Object.values(this.buttons),...Object.
values(this.trialButtons)];return c("div",{className:"player",role:"group","aria-label":"Your game"},
...e,this.makeBrush(t))}makeBrush({values:t,lines:e}){let s=()=>{i.setAttribute("aria-pressed",String(
!Kt(i))),this.does.paint(Kt(i))},n=!navigator.maxTouchPoints||!t.length||!!e,i=k("Paint",s,{title:"O\
ne finger paints many cells, and does not scroll",hidden:n,"aria-pressed":"false"});return i}aside(t){
let e=[...t.how,...so,...this.lesson.words];return c("aside",{},ot("Possible now",this.possible),ot(
"How you play",...this.options.elements),ot("Your moves",k("Judge my moves",this.does.judge),this.log),
ks("Laws",this.lesson.laws),ks("How to play",e))}addDigits(t,e){for(let o=1;o<=t;o++)this.digits.append(
k(String(o),()=>e.digit(o)));let n=k("✎ cross out",()=>n.setAttribute("aria-pressed",String(!Kt(n))),
{"aria-pressed":"false"});return this.digits.append(n),n}get crossing(){return this.pencil!==null&&Kt(
this.pencil)}speak(...t){let e=c("p",{className:"says"},...t);it(()=>this.message.replaceChildren(e),
()=>this.message)}reveal(){this.message.scrollIntoView({block:"nearest"})}draw({state:t,judge:e,cursor:s,
help:n,trial:o,asked:i},a){this.board.show({facts:t.facts,cursor:s,trial:t.onTrial(),...a}),this.spoken.
show(t.facts),this.tellFrame(s?this.board.describe(s,t.facts):""),this.buttons.hint.textContent=Oe[Math.
min(n.level,Oe.length-1)],it(()=>{this.buttons.undo.disabled=!t.done.length,this.buttons.redo.disabled=
!t.undone.length,this.trialButtons.begin.hidden=o,this.trialButtons.keep.hidden=this.trialButtons.drop.
hidden=!o},()=>this.element),this.options.show(t.mistakes,t.seconds),this.showPossible(e);let p=t.done.
slice(-to).reverse().map(u=>i.has(u)?{...u,told:!1}:u);this.log.replaceChildren(...p.map(u=>this.moveItem(
u,e)))}showPossible(t){let e=t.isDone()?[c("li",{},"Solved.")]:this.possibleItems(t),s=document.activeElement?.
textContent,n=()=>{this.possible.replaceChildren(...e),this.stopAtPossible()},o=()=>[...this.possible.
querySelectorAll("button")];it(n,()=>o().find(({textContent:i})=>i===s)??this.possible)}tellFrame(t){
document.activeElement!==this.element&&this.element.setAttribute("aria-description",t)}possibleItems(t){
let e=new Map;for(let{rule:n,fact:o}of t.possible())e.set(n,(e.get(n)??new Set).add(b(o)));let s=this.
lesson.rules.flatMap(({name:n,title:o,tier:i})=>{let a=e.get(n)?.size;if(!a)return[];let h=` ${a} ${a===
1?"place":"places"}`,l=k(o,()=>this.does.show(n),{className:"link"});return[c("li",{},l," ",wt(i),h)]});
return s.length?s:[c("li",{},"Nothing that the rules know.")]}moveItem({changes:t,judged:e,told:s,trial:n},o){
let i=Se(t,o.puzzle),a=oo(e),h=s||ws.includes(a)?a:"unknown",p=c("b",h==="opened"?{role:"img","aria-\
label":"open again"}:{"aria-hidden":"true"},no[h]),u=s&&!ws.includes(h)?`: ${o.words(e)}`:"";return c(
"li",{className:h},p,` ${i}${n?": on trial":h==="filled"?": filled in":u}`)}};function Se(r,t){let e=r.
map(o=>o.place),s=Y(r),n=s.length?B(t,s):e.join(" ");return e.length>eo?`${e.length} places`:n}function oo({
kind:r,named:t}){return t?"guess":r}function io(r){return{begin:k("Trial",r.trial,{title:"Mark somet\
hing on trial, in another colour"}),keep:k("Keep the trial",r.keep,{hidden:!0}),drop:k("Drop the tri\
al",r.drop,{hidden:!0})}}function ro(r){return{undo:k("Undo",r.undo,{title:"Undo (Ctrl Z)"}),redo:k(
"Redo",r.redo,{title:"Redo (Ctrl Y)"}),restart:k("Start again",r.restart,{title:"Start again"}),check:k(
"Check",r.check,{title:"Which law is broken? (C)"}),mistakes:k("Show mistakes",r.mistakes,{title:"Wh\
at differs from the answer?"}),hint:k(Oe[0],r.hint,{title:"The next step that you have not made, in \
three levels (H)"})}}function bs(r,t,e){return c(r,{className:t,tabIndex:0,"aria-label":e})}function ks(r,t){
let e=t.map(n=>c("li",{},n)),s=c("summary",{},r);return c("details",{className:"panel"},s,c("ul",{},
...e))}function Kt(r){return r.getAttribute("aria-pressed")==="true"}var ao=5,ys="No heart is left: start again, or choose to play without hearts.",ht=class{constructor(t,e,s,n){
this.lesson=e,this.puzzle=s,this.state=new Ut(e),this.judge=new Ft(e,s,this.state),this.help=new Pt(
this),this.options=new qt(e,i=>this.refresh(i)),this.trial=!1,this.exact=null,this.asked=new Set,this.
rings={},this.said="",this.view=new Yt(t,e,s,this.actions(),this.options),this.cursor=this.view.board.
places()[0]??null,this.input=new Dt(this);let o=()=>this.input.letGo();this.zoom=new rt(this.view.element,
{pushes:!this.input.pen,moved:o}),this.view.game.append(this.zoom.button(()=>S(this.cursor??"r1c1"))),
this.goOn(),qe(()=>this.tick(),n),this.state.follow(()=>this.goOn(),n)}goOn(){this.options.choose(this.
state.load(t=>this.judge.isOurs(t))),this.trial=this.state.onTrial().size>0,this.help.level=0,this.draw()}answer(t){
t(),this.view.reveal()}actions(){return{undo:()=>this.undo(),redo:()=>this.redo(),restart:()=>this.restart(),
check:()=>this.answer(()=>this.help.check()),mistakes:()=>this.answer(()=>this.help.mistakes()),hint:()=>this.
answer(()=>this.help.hint()),judge:()=>this.state.done.length?this.judgeAll():this.speak("There is n\
o move yet."),trial:()=>this.tryOut(),keep:()=>this.endTrial(!0),drop:()=>this.endTrial(!1),press:t=>this.
input.tap(t,1),paint:t=>this.paint(t),show:t=>this.help.showPossible(t),digit:t=>this.input.digit(t,
this.view.crossing)}}move(t,e=!1){let s=this.state.changes(t);this.options.isLost(this.state.mistakes)?
this.speak(ys):s.length?this.change(s,e):t.some(([n])=>this.state.given.has(n))&&this.speak("This is\
 given.")}change(t,e){let{state:s,trial:n}=this;e||s.newStroke();let o=this.judge.standing(t),i=this.
judge.judged(t,this.options.rule),a=!this.exact?.isReady||i.kind!=="guess"&&!i.named,h=s.make({changes:t,
judged:i,trial:n});a||this.asked.add(h),this.options.atOnce&&!n&&this.judgeAll(),t.some(({after:l})=>l.
length)&&this.fillIn(),this.keep(),this.ask(h,o,this.tell(h,a))}async ask(t,e,s){let{state:n,exact:o,
options:i}=this,{named:a,lacks:h}=t.judged;if(!o||!ps(t.judged,i.rule))return;let l=await o.judge(e,
t.changes,i.rule);this.asked.delete(t);let p=l?.rule===a?{}:{named:a,lacks:h};if(l&&(t.judged={...l,
...p,isSure:!0}),!n.done.includes(t))return;n.save(this.options.manner),this.draw(this.rings);let u=n.
done.findLast(({judged:y})=>y.kind!=="filled");this.wordsOf(t,!0)!==s&&t===u&&this.said===s&&this.tell(
t,!0)}fillIn(){let{state:t,judge:e,trial:s}=this;if(!this.options.manner.filling)return;let n=new Map;
for(let i of e.reasons.obvious(e.marks())){let[a,h]=[b(i),O(i)];e.has(a,h)||n.set(a,[...n.get(a)??e.
staying(a),h])}let o=t.changes([...n]);o.length&&t.make({changes:o,judged:{kind:"filled"},trial:s})}judgeAll(){
let t=this.state.done.filter(({told:s,trial:n})=>!s&&!n),e=t.filter(({judged:s,past:n})=>s.kind==="w\
rong"&&!n).length;for(let s of t)s.told=!0;return this.state.mistakes+=e,this.keep(),e}tryOut(){this.
trial=!0,this.refresh("What you mark now is on trial: keep it, or drop all of it.")}endTrial(t){this.
trial=!1;let e=this.state.onTrial().size?"; redo brings it again":"";t?this.state.keepTrial():this.state.
dropTrial();let s=t&&this.options.atOnce?this.judgeAll():0,n=s?`, with ${x(s,"mistake")}`:"";this.refresh(
t?`The trial is kept${n}.`:`The trial is dropped${e}.`)}paint(t){this.input.fingerPaints=t,this.zoom.
leaveFingerToDraw(t),this.speak(t?"One finger paints, from a mark with that mark; two push what is e\
nlarged.":"A finger scrolls again.")}tick(){let{state:t,options:e}=this,s=this.view.element.getClientRects().
length>0&&!document.hidden;!e.isTimed||!s||this.judge.isDone()||(t.seconds+=1,t.seconds%ao===0&&t.save(
e.manner),e.show(t.mistakes,t.seconds))}undo(){this.state.undo()&&this.goneOver("Undone.")}redo(){this.
state.redo()&&this.goneOver("Done again.")}goneOver(t){this.trial||=this.state.onTrial().size>0,this.
refresh(t)}restart(){let t=this.state.startAgain();this.trial=!1,this.move([...t].map(s=>[s,[]])),this.
keep(),this.speak(t.size?"Back at the start; undo brings back what was there.":"This is the start.")}goBack(){
for(;this.judge.wrongPlaces().length&&this.state.undo(););this.trial=this.state.onTrial().size>0,this.
refresh("Back to before the first mistake; redo brings your moves again.")}make(t){if(!z(t.value))return;
let e=t.places.filter(s=>!this.judge.has(s,t.value));this.move(e.map(s=>[s,[...this.judge.staying(s),
t.value]])),this.view.element.focus({preventScroll:!0})}speak(...t){this.said=t[0],this.view.speak(...t)}describe(){
this.cursor&&this.view.speak(this.view.board.describe(this.cursor,this.state.facts))}draw(t={}){this.
rings=t,this.view.draw(this,t)}keep(){this.help.level=0,this.state.save(this.options.manner),this.draw()}refresh(t){
this.keep(),this.speak(t)}tell(t,e){let{judged:s,trial:n}=t,o=this.wordsOf(t,e),i=this.options.atOnce&&
!n&&!this.judge.isDone(),a=i?this.judge.wrongBefore(t):[],h=i&&(s.kind==="wrong"||a.length);return this.
speak(o,...h?[" ",this.help.whyButton()]:[]),this.judge.isDone()&&gt("Solved!"),i&&e&&this.draw(fs(t,
a)),o}wordsOf(t,e){let{changes:s,judged:n,trial:o}=t;if(this.judge.isDone())return this.options.doneWords(
this.state);let{facts:i,mistakes:a}=this.state,[{place:h}]=s,l=s.length===1?this.view.board.describe(
h,i):"";if(!this.options.atOnce||o)return l||Se(s,this.puzzle);let p=this.judge.wrongBefore(t),u=p.length?
`Wrong before that: ${T(p)}.`:"",m=this.options.isLost(a)?ys:"",y=[e?this.judge.words(n):"",u,m].filter(
Boolean).join(" ");return[l,y].filter(Boolean).join(". ")}key(t){return this.input.key(t)}shortcut(t){
return this.input.shortcut(t)}};v();var yo=We({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(Es(),js)),"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(Ls(),Ns)),
"./puzzles/nurikabe.js":()=>Promise.resolve().then(()=>(Ps(),Ws)),"./puzzles/ripple_effect.js":()=>Promise.resolve().then(()=>(Ds(),Rs))});async function se(r){let{default:t}=await yo(`./puzzles/${r}.js`);return e=>new t(e)}var $o="[role=application]",ne=class{constructor(t,e){this.tabs=t,this.moved=()=>{},this.characters=
vo("characters",e),this.current=t[0],w("close").onclick=()=>w("help").close(),w("tabs").append(...t.
map(s=>this.button(s))),this.choose(t[0])}button(t){return c("button",{type:"button",id:`tab-${t.id}`,
role:"tab","aria-controls":t.id,textContent:t.title,onclick:e=>{this.choose(t),e.detail&&w(`tab-${t.
id}`).blur()},onkeydown:e=>this.go(t,e)})}go(t,e){let s={ArrowRight:1,ArrowLeft:-1}[e.key];if(!s)return;
e.stopPropagation();let n=this.tabs.indexOf(t)+s+this.tabs.length,o=this.tabs[n%this.tabs.length];this.
choose(o),w(`tab-${o.id}`).focus()}choose(t){this.current.part.leave?.();for(let e of this.tabs)w(e.
id).hidden=e!==t,w(`tab-${e.id}`).setAttribute("aria-selected",String(e===t)),w(`tab-${e.id}`).tabIndex=
e===t?0:-1;this.current=t,this.moved()}key(t){let e=w("help");e.open||t.altKey&&!Gs(t)||this.act(t,e)&&
t.preventDefault()}act(t,e){let{part:s}=this.current,n=t.target;if(xo(t))return s.shortcut?.(t)??!1;
if(this.isSwitchedOff(t.key,n))return!1;if(t.key==="?")return e.showModal(),!0;let o=e.contains(n)?document.
body:n;return Oo(t.key,o)||So(t.key,n)?!1:s.key(t)}isSwitchedOff(t,e){return Us(t)&&!this.characters.
checked&&!e.closest($o)}};function vo(r,t){let e=w(r),s=()=>e.checked=localStorage.getItem(r)!=="off";
return e.onchange=ze(()=>localStorage.setItem(r,e.checked?"on":"off")),addEventListener("storage",ze(
s),{signal:t}),ze(s)(),e}function ze(r){return()=>{try{r()}catch{}}}function xo(r){return(r.ctrlKey||
r.metaKey)&&!Gs(r)}function Gs(r){return Us(r.key)&&r.getModifierState("AltGraph")}function Us(r){return r.
length===1&&r!==" "}function Oo(r,t){let e=t.closest("input, textarea, select, button, summary, a, p\
re");return!!(e&&(r===" "||e.matches("input[type=range], textarea, select")))}function So(r,t){return(t.
closest("pre")?/^(Arrow|Home$|End$)/:/^Arrow(Up|Down)$/).test(r)&&t.closest("ul, ol, pre")!==null}I();E();v();v();var oe=class{constructor({items:t,options:e,rows:s},n){let o=new Set(n),i=new Set(s.flatMap((l,p)=>o.
has(e[p])?l:[])),a=n.map(Fs),h=[...s.keys()].filter(l=>!s[l].some(p=>i.has(p))&&!Mo(Fs(e[l]),a));this.
options=h.map(l=>e[l]),this.items=t.map((l,p)=>({name:l,covered:i.has(p),options:[]}));for(let l of h)
for(let p of s[l])this.items[p]?.options.push(e[l])}open(){return this.items.filter(({covered:e})=>!e).
sort((e,s)=>e.options.length-s.options.length)}covered(){return this.items.filter(({covered:t})=>t)}};
function Ne(r,t){let e=new Set(t);return r.filter(s=>!e.has(s))}function Fs(r){let[t,e]=r.split(" ");
return{...g(t),value:Number(e)}}function Mo({r,c:t,value:e},s){return s.some(n=>{let[o,i]=[Math.abs(
n.r-r),Math.abs(n.c-t)];return n.value===e&&(!o||!i)&&o+i<=e})}var Hs={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"M7 5\
h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"},Ao=4,To=120,ut=class{constructor(t,e,{
show:s,read:n,next:o,within:i}){this.length=e,this.show=s,this.read=n,this.next=o??((a,h)=>a+h),this.
within=i??(()=>!1),this.at=0,this.timer=void 0,this.buttons=this.makeButtons(),this.inputs=this.makeInputs(),
this.count=c("span",{className:"count"}),this.slide=c("div",{className:"row slide"}),this.stage=t.parentElement,
this.fill(t),this.go(0)}makeButtons(){let t=(e,s,n)=>k(de(Hs[e]),n,{title:s,"aria-label":s});return{
first:t("first","First step",()=>this.go(0)),back:t("back","Back",()=>this.step(-1)),run:t("play","P\
lay",()=>this.toggle()),forward:t("forward","Forward",()=>this.step(1)),last:t("last","Last step",()=>this.
go(this.length))}}makeInputs(){let t=(n,o,i,a)=>c("input",{type:"range",min:0,max:o,value:i,"aria-la\
bel":n,oninput:a}),e=!matchMedia("(prefers-reduced-motion: reduce)").matches,s=()=>this.tellPace();return{
at:t("Which step",this.length,0,()=>this.go(Number(this.inputs.at.value))),speed:t("Speed",12,4,()=>this.
tellPace()),animate:c("input",{type:"checkbox",checked:e,onchange:s})}}fill(t){let{first:e,back:s,run:n,
forward:o,last:i}=this.buttons,{at:a,speed:h,animate:l}=this.inputs,p=w("help"),u={title:"Keys","ari\
a-label":"Keys"};n.classList.add("main"),n.disabled=!this.length,this.slide.append(a,this.count,k("?",
()=>p.showModal(),u)),t.append(this.slide,e,s,n,o,i,c("label",{},"speed",h),c("label",{},l,"animate"))}tellPace(){
let t=this.inputs.animate.checked&&this.pause>To;this.stage.classList.toggle("animate",t)}get pause(){
return this.read(this.at)*2**(Ao-Number(this.inputs.speed.value))}step(t){this.within(t)||this.go(this.
next(this.at,t))}go(t){this.at=Math.max(0,Math.min(this.length,t)),this.at===this.length&&this.stop();
let e=`${this.at} of ${this.length}`;this.inputs.at.value=String(this.at),this.inputs.at.setAttribute(
"aria-valuetext",e),this.count.textContent=e;let{first:s,back:n,forward:o,last:i}=this.buttons;it(()=>{
s.disabled=n.disabled=this.at===0,o.disabled=i.disabled=this.at===this.length},()=>this.at?n:o),this.
tellPace(),this.show(this.at)}toggle(){this.timer?this.stop():this.start()}start(){this.at===this.length&&
this.go(0),this.signRun("pause","Pause");let t=()=>{this.timer=setTimeout(()=>{}),this.step(1),this.
timer&&(this.timer=setTimeout(t,this.pause))};this.timer=setTimeout(t,Math.min(400,this.pause))}stop(){
clearTimeout(this.timer),this.timer=void 0,this.signRun("play","Play")}signRun(t,e){this.buttons.run.
replaceChildren(de(Hs[t])),this.buttons.run.title=e,this.buttons.run.setAttribute("aria-label",e)}pace(t){
this.inputs.speed.value=String(Number(this.inputs.speed.value)+t),this.tellPace()}key(t){let e={ArrowRight:()=>this.
step(1),ArrowLeft:()=>this.step(-1),Home:()=>this.go(0),End:()=>this.go(this.length),"]":()=>this.step(
1),"[":()=>this.step(-1)," ":()=>this.toggle(),"+":()=>this.pace(1),"-":()=>this.pace(-1),a:()=>this.
inputs.animate.click()},s=e[t.key]??e[X(t)];return s?.(),!!s}};var ie=class{constructor(t,e,s,n){this.start=e.start,this.search=n,this.at=0,this.changed=c("div",{"\
aria-live":"polite"}),this.list=c("ol",{className:"items",tabIndex:0,"aria-label":"All items"}),this.
all=c("details",{className:"panel"});let o=d("svg",{class:"board",role:"img","aria-label":"The searc\
h"}),i=c("div",{className:"player",role:"group","aria-label":"Search"});this.words=c("div",{className:"\
sentence","aria-live":"polite"}),t.append(c("div",{className:"stage"},o,i,this.words),this.aside()),
this.board=new R(o,s),this.spoken=new J(o,s),this.player=new ut(i,n.steps.length,{show:a=>this.show(
a),read:()=>400})}aside(){let t=c("summary",{},"All items before this step, fewest options first");this.
all.append(t,this.list),this.all.addEventListener("toggle",()=>this.showItems());let e=c("p",{},this.
search.about);return c("aside",{},ot("Dancing links",e,this.changed),this.all)}tried(t){let e=[];for(let[
s]of this.search.steps.slice(0,Math.max(0,t)))s<0?e.pop():e.push(this.search.cover.options[s]);return e}left(t){
return new oe(this.search.cover,this.tried(t))}show(t){this.at=t;let[e,s,n]=[this.left(t-1),this.left(
t),this.tried(t)],[o,i]=t?this.search.steps[t-1]:[-1,-1],a=(o<0?this.tried(t-1):n).slice(-1).map(b),
h=j(this.start,n.map(jo)),l={region:o<0?[]:e.items[i].options.map(b)};this.board.show({facts:h,tints:l,
...o<0?{wrong:a}:{decided:a}}),this.spoken.show(h),this.words.replaceChildren(c("p",{className:"says"},
this.said(e,s)),c("p",{className:"law"},Eo(this.search.steps.slice(0,t),n.length))),this.showChanged(
e,s),this.showItems()}showChanged(t,e){if(!this.at)return this.changed.replaceChildren();let s=this.
search.steps[this.at-1][0]<0,[n,o]=s?[e,t]:[t,e],i=Ne(qs(n.open()),qs(o.open())),a=Ne(n.options,o.options).
map(xt),h=s?"uncovered":"covered";return this.changed.replaceChildren(c("p",{},c("b",{},`Items ${h}:\
 `),`${i.join("; ")}.`),c("p",{},c("b",{},`Options ${h}: `),`${a.join(", ")}.`))}showItems(){if(!this.
all.open)return;let t=this.left(this.at-1),[,e=-1]=this.search.steps[this.at-1]??[],s=this.search.cover.
items[e],n=t.open().map(({name:i,options:a})=>{let h=x(a.length,"option"),l=a.length?`${h}: ${a.map(
xt).join(", ")}`:"no option";return c("li",i===s?{"aria-current":"true"}:{},c("b",{},i),`, ${l}`)}),
o=t.covered().map(({name:i})=>c("li",{},`${i}: covered`));this.list.replaceChildren(...n,...o)}said(t,e){
let{at:s}=this,{steps:n,total:o}=this.search;if(!s)return`No option has been tried yet; ${t.options.
length} may be taken.`;let[i,a]=n[s-1],h=t.items[a],l=e.options.length;if(i<0){let N=h?`${h.name}, a\
nd has no option left. `:"",A=`Take ${xt(this.tried(s-1).pop()??"")} back. `;return`${N}${A}${Ks(l-t.
options.length,"uncovered")}, ${l} may be taken.`}let p=x(h.options.length,"option"),u=h.options.map(
xt).join(", "),m=`${h.name}, and has ${p} left, no item has fewer: ${u}. `,y=`${Ks(t.options.length-
l,"covered")}, ${l} may still be taken.`,M=s===n.length&&o===s?" All is covered: solved.":"";return`${m}\
Try ${xt(this.search.cover.options[i])}. ${y}${M}`}key(t){return this.player.key(t)}leave(){this.player.
stop()}};function xt(r){return r.replace(/(.*) (.*)/,"$2 at $1")}function jo(r){return[b(r),O(r)]}function qs(r){
return r.map(({name:t})=>t)}function Ks(r,t){return`${x(r,"option")} ${r===1?"is":"are"} ${t}`}function Eo(r,t){
let e=r.filter(([s])=>s>=0).length;return`${x(e,"option")} tried, ${r.length-e} taken back, ${t} sta\
nd.`}I();E();v();v();var zo={schema:"logic-puzzles/trace",version:1},No="problem title laws rules puzzle",Lo="rule ti\
er places value because from laws sentence";function Js(r,t){let e=j(r.start),s=r.steps.map((i,a)=>{
for(let h of i.places)e.set(h,(e.get(h)??new Set).add(i.value));return{step:a+1,...Ys(i,Lo),board:Io(
t,e)}}),n=Zs(t,e),o={end:n?"stuck":"solved",steps:s.length,open:n};return[{...zo,...Ys(r,No)},...s,o].
map(Bo).join("")}function Ys(r,t){return Object.fromEntries(t.split(" ").map(e=>[e,Reflect.get(r,e)]))}
function Zs(r,t){return r.places().filter(e=>![...t.get(e)??[]].some(nt)).length}function Io(r,t){let e=r.
text(t,!Zs(r,t)),s=e.flat().some(n=>n.length>1)?" ":"";return e.map(n=>n.join(s).trimEnd()).join(`
`)}function Bo(r){return`${JSON.stringify(r,null,1).replace(/(,?)\n */g,(e,s)=>s&&", ")}
`}var Le=30,Vs=6,Co=26;function Qs(r,t){let e=`${r.title} ${r.name}`;w("worksheet").append(c("section",
{},c("h1",{},e),c("ul",{},...r.laws.map(s=>c("li",{},s))),Xs(t,j(r.start)),c("p",{},`Difficulty ${r.
rating}. Notes:`),c("div",{className:"notes"},...Array.from({length:Co},()=>c("hr")))),c("section",{},
c("h1",{},`${r.unique?"Solution of":"One of several answers to"} ${e}`),Xs(t,j(r.end)),c("p",{},Wo(r)),
Po(r,t)))}function Xs(r,t){let e=d("svg",{class:"board"});return new R(e,r).show({facts:t}),e}function Wo(r){
let{length:t}=r.steps;if(!t)return zt(r);let e=t>Le?`, the first ${Le}`:"",s=r.solved?"":`; then no \
rule says more: ${bt(r)}`;return`${x(t,"step")}${e}${s}:`}function Po({steps:r,rules:t},e){let s=new Map(
t.map(a=>[a.name,a.title])),n=({rule:a,places:h,value:l,more:p})=>{let u=h.length>Vs?" ...":"",m=`${h.
slice(0,Vs).join(" ")}${u} ${l}`,y=h.map(N=>`${N} ${l}`),M=z(l)?m:B(e,y);return`${s.get(a)}: ${M}${p?
`. ${p}`:""}`},i=r.slice(0,Le).map((a,h)=>({step:a,value:h+1})).filter(({step:a})=>a.brief===void 0);
return c("ol",{},...i.map(({step:a,value:h})=>c("li",{value:h},n(a))))}function _o(r){let t=r.steps.
map(({sentence:n,more:o,brief:i,argument:a})=>{if(i)return c("li",{},i);let h=a.map(({says:l,depth:p=0})=>c(
"li",{className:`deep-${p}`},r.lists[l]));return c("li",{},n,...h.length?[c("ol",{},...h)]:[],o??"")}),
e=c("h1",{},`${r.title} ${r.name}: every step`),s=c("section",{className:"words"},e,c("ol",{},...t));
w("worksheet").append(s),addEventListener("afterprint",()=>s.remove(),{once:!0}),print()}function tn(r,t){
w("text").textContent=r.puzzle,w("copy").onclick=()=>me(r.puzzle),w("print-page").onclick=()=>print(),
w("print-words").onclick=()=>_o(r),w("save-steps").onclick=()=>{Ye(`${r.problem}-steps.jsonl`,Js(r,t),
"application/jsonl")};let e=r.exports.map(({name:s,text:n,url:o})=>{let i=c("li",{className:"row"},k(
`Copy as ${s}`,()=>me(n)));return o&&i.append(c("a",{href:o,rel:"noreferrer"},`Open at ${new URL(o).
host}`)),i});w("exports").append(...e)}E();v();E();v();var Ot=-1,ae=class{constructor(t,e){this.lists=t,this.panel=w("argument"),this.list=w("pictu\
res"),this.legend=w("supposing"),this.moved=e,this.pictures=[],this.items=[],this.at=0,this.asked=void 0,
w("pictures-title").addEventListener("click",s=>{s.preventDefault(),this.go(this.at?0:1)}),this.stop=
V(this.list)}take(t){let e=this.inOrder(t);this.pictures=e,this.at=0,this.panel.open=!1,this.panel.hidden=
!e.length,this.legend.hidden=!e.some(s=>s.supposes),w("pictures-title").textContent=`Why, in ${x(t.length,
"picture")}`,this.items=e.map((s,n)=>this.item(s,n)),this.list.replaceChildren(...this.items),this.ask(
void 0)}inOrder(t){let e=[],s=[];for(let{each:n=[],...o}of t){let i=e.length,a=s[o.on??Ot];s.push(i),
e.push(this.read({...o,on:a}));for(let{on:h=Ot,...l}of n){let p=h===Ot?a:i+1+h;e.push({...this.read(
{...l,on:p}),of:i})}}return e}read({facts:t={},told:e=[],...s}){let n=Object.entries(t).map(([o,i])=>mt(
this.lists[i]).map(a=>re(a,o)));return{...s,facts:n.flat(),told:e.map(o=>this.lists[o]).map(o=>re(b(
o),O(o)))}}item({says:t,depth:e=0},s){let n=k(this.lists[t],()=>this.go(s+1)),o=c("li",{className:`d\
eep-${Math.min(e,3)}`},n),a=this.pictures.filter(({of:h,supposes:l})=>h===s&&l).filter(h=>h.depth===
e+1).length;return a&&o.append(k(`${a} of them, one by one`,()=>this.toggle(s),{className:"each"})),
o}toggle(t){let e=this.asked===t;this.ask(e?void 0:t),this.go(t+(e?1:2))}ask(t){this.asked=t,this.items.
forEach((e,s)=>{e.hidden=!this.isListed(s),e.querySelector(".each")?.setAttribute("aria-expanded",String(
s===t))})}isListed(t){let{of:e}=this.pictures[t];return e===void 0||e===this.asked}get listed(){return this.
pictures.filter((t,e)=>this.isListed(e))}within(t){let e=this.at+t;for(;this.pictures[e-1]&&!this.isListed(
e-1);)e+=t;return!this.at||e>this.pictures.length?!1:(this.go(e),!0)}go(t){this.at=t,this.panel.open=
t>0,this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");let e=this.items[t-1];
e?.firstElementChild?.setAttribute("aria-current","step"),e&&Et(this.list,e),this.stop(),this.moved()}get picture(){
return this.pictures[this.at-1]}get number(){return this.listed.indexOf(this.picture)+1}get says(){return this.
at?this.lists[this.picture.says]:""}chain(){let t=[];for(let e=this.at-1;e!==Ot;e=this.pictures[e].on??
Ot)t.unshift(this.pictures[e]);return t}supposed(){return this.chain().slice(0,-1).filter(e=>e.supposes).
map(e=>this.lists[e.says])}shown(t){let e=this.chain(),{because:s=[],wrong:n=[],told:o}=this.picture,
i=e.flatMap(u=>u.facts),a=o.length?[]:pt(this.picture),h=e.findIndex(u=>u.supposes),p=(h<0?[]:e.slice(
h)).filter(u=>!u.told.length).flatMap(pt);return{facts:Ro(t,i),decided:a,because:s,wrong:n,supposed:p.
filter(u=>!a.includes(u)),told:e.flatMap(u=>u.told),tints:this.tints(),notes:[...e[0].supposes?Do(e,
this.listed):[],...this.notes()],arrows:Go(e)}}tints(){let t=Object.entries(this.picture.tints??{});
return Object.fromEntries(t.map(([e,s])=>[e,mt(this.lists[s])]))}notes(){let{notes:t}=this.picture,e=t===
void 0?[]:this.lists[t].split(" ");return e.flatMap((s,n)=>n%2?[re(e[n-1],s)]:[])}};function pt({facts:r}){
return r.map(([t])=>t)}function Ro(r,t){let e=new Map([...r].map(([s,n])=>[s,new Set(n)]));for(let[s,
n]of t){let o=n.startsWith("not ")?e.get(s)??[]:[];e.set(s,new Set([...o,n]))}return e}function en(r){
let[t,...e]=[...r].reverse(),s=new Set([...t.because??[],...t.wrong??[]]),n=new Map([[t,pt(t)]]);for(let o of e){
let i=pt(o).filter(a=>s.has(a));if(!(!i.length&&!o.supposes)){n.set(o,o.supposes?pt(o):i);for(let a of o.
because??[])s.add(a)}}return n}function Do(r,t){let e=en(r),s=new Map;for(let n of r.filter(({told:o})=>!o.
length)){if(!n.supposes&&!n.because)continue;let o=n.supposes?"?":String(t.indexOf(n)+1);for(let i of e.
get(n)??[])s.set(i,o)}return[...s]}function Go(r){let t=en(r),e=new Set;return r.flatMap(s=>{let n=(s.
because??[]).filter(i=>e.has(i));for(let i of pt(s))e.add(i);let o=t.get(s)??[];return n.flatMap(i=>o.
map(a=>re(i,a)))})}function re(r,t){return[r,t]}var Uo=300,Fo={0:"all tiers",1:"1 direct",2:"2 structural",3:"3 cases"},he=class{constructor(t,e){this.
lesson=t,this.moved=()=>{},this.at=0,this.board=new R(jt("board"),e),this.spoken=new J(jt("board"),e),
this.rules=new Map(t.rules.map(s=>[s.name,s])),this.items=t.steps.map((s,n)=>this.item(s,n+1)),w("st\
eps").append(...this.items),this.ruleItems=this.lesson.rules.map(s=>this.ruleItem(s)),w("rules").append(
...this.ruleItems),this.tiers=[0,...new Set(t.rules.map(s=>s.tier))].map(s=>k(Fo[s],()=>this.showTier(
s),{value:s})),w("tiers").append(...this.tiers),this.stopAtStep=V(w("steps")),this.stopAtRule=V(w("r\
ules")),this.showTier(0),this.zoom=new rt(jt("board"),{pushes:!0,moved:()=>{}}),this.argument=new ae(
t.lists,()=>this.draw()),this.player=new ut(w("player"),t.steps.length,{show:s=>this.show(s),next:(s,n)=>this.
nextOfTier(s,n),read:s=>s?Uo*this.told(s).split(" ").length:0,within:s=>this.argument.within(s)}),this.
player.slide.append(this.zoom.button(()=>this.spotShown()))}ruleOf(t){return this.rules.get(t.rule)}item(t,e){
let{steps:s}=this.lesson,n=e;for(;s[n]?.brief;)n+=1;let o=n>e?`${e} to ${n}`:e,i=[c("b",{},`${o}. ${this.
ruleOf(t).title} `),wt(t.tier),c("span",{className:"says"},Ie(t))];return c("li",{},c("button",{type:"\
button",onclick:()=>this.player.go(e)},...i))}ruleItem(t){let e=this.usesOf(t.name).length,s=e?`${e}\
 × next`:"not used",n={disabled:!e,"aria-label":`${s}: ${t.title}`};return c("li",{"data-tier":t.tier},
c("span",{},c("b",{},t.title)," ",wt(t.tier)),k(s,()=>this.next(t.name),n),c("span",{className:"law"},
t.law))}showTier(t){for(let o of this.tiers)o.setAttribute("aria-pressed",String(Number(o.value)===t));
let{rules:e,steps:s}=this.lesson,n=o=>t!==0&&o.tier!==t;this.ruleItems.forEach((o,i)=>o.hidden=n(e[i])),
this.items.forEach((o,i)=>o.hidden=n(s[i])||!this.isTold(i)),this.stopAtStep(),this.stopAtRule()}isTold(t){
return this.lesson.steps[t].brief===void 0}nextOfTier(t,e){let s=t+e;for(;this.items[s-1]?.hidden;)s+=
e;return s}show(t){this.at=t,this.argument.take(t?this.lesson.steps[t-1].argument:[]),w("steps").querySelector(
"[aria-current]")?.removeAttribute("aria-current"),t&&this.mark(t-1),this.stopAtStep(),this.draw(),this.
moved()}draw(){let{at:t}=this,e=t?this.lesson.steps[t-1]:void 0,s=this.argument.picture?this.argument.
shown(this.facts(t-1)):this.shown(t);this.board.show(s),this.zoom.reveal(this.spotShown()),this.spoken.
show(s.facts),w("sentence").replaceChildren(...e?this.words(e,t):this.introduction())}spotShown(){let{
picture:t}=this.argument,{wrong:e=[],facts:s=[],because:n=[]}=t??{},o=[...e,...s.map(([h])=>h),...n],
i=this.at?this.lesson.steps[this.at-1].places:[],[a="r1c1"]=[...o,...i];return S(a)}shown(t){let e=t?
this.lesson.steps[t-1]:void 0,s=e?sn(e).filter(([,n])=>!z(n)):[];return{facts:this.facts(t),decided:e?.
places,because:e?.because,told:s}}told(t){return this.argument.says||Ie(this.lesson.steps[t-1])}facts(t){
let e=this.lesson.steps.slice(0,t);return j(this.lesson.start,...e.map(sn))}mark(t){let e=t;for(;!this.
isTold(e);)e-=1;let s=this.items[e];s.firstElementChild?.setAttribute("aria-current","step"),Et(w("s\
teps"),s)}introduction(){let{steps:t,rating:e,meaning:s,words:n}=this.lesson,o=t.length?" Press play\
, or go forward step by step.":"";return[c("p",{className:"says"},zt(this.lesson)),c("p",{className:"\
law"},`Difficulty ${e}: ${s}.${o} ${n[0]}`)]}words(t,e){if(this.argument.picture){let a=`Picture ${this.
argument.number} of ${this.argument.listed.length}. `;return[c("p",{className:"says"},[...this.argument.
supposed(),this.argument.says].join(" ")),c("p",{className:"law"},a+t.sentence)]}let s=this.ruleOf(t),
n=e===this.lesson.steps.length&&this.lesson.solved?" Solved!":"",o=s.legup?` In LEGUP: ${s.legup}.`:
"",i=` (tier ${s.tier}): ${s.law}${o}`;return[c("p",{className:"says"},Ie(t)+n),c("p",{className:"la\
w"},c("b",{},s.title),i)]}usesOf(t){return this.lesson.steps.flatMap((e,s)=>e.rule===t?[s+1]:[])}next(t){
let e=this.usesOf(t).filter(s=>this.isTold(s-1));e.length&&this.player.go(e.find(s=>s>this.player.at)??
e[0])}key(t){let e=X(t)==="n";return e&&this.player.at&&this.next(this.lesson.steps[this.player.at-1].
rule),e||this.player.key(t)}leave(){this.player.stop()}};function Ie({sentence:r,more:t}){return t?`${r}\
 ${t}`:r}function sn({places:r,value:t}){return r.map(e=>[e,t])}var Ho=/^(?!room )\w+ (r\d+c\d+(-[a-z]+)?)$/;async function nn(r,t){let e=Yo(r),s=(await se(e.solution))(
e.givens);Ko(e);let n=new he(e,s),o=new ht(w("try"),e,s,t),i=[{id:"lesson",title:"Lesson",part:n},{id:"\
try",title:"Try it yourself",part:o}];if(e.dlx){let l=new ie(w("dlx"),e,s,e.dlx);i.push({id:"dlx",title:"\
Dancing links",part:l})}tn(e,s),Qs(e,s);let a={lesson:e,tabs:new ne(i,t),steps:n,play:o};return n.player.
buttons.last.after(k("Try it from here",()=>qo(a),{title:"Go on yourself from what is known here"})),
a}function qo({tabs:r,steps:t,play:e}){r.choose(r.tabs[1]);let s=e.state.startWith(t.facts(t.at));e.
trial=e.state.onTrial().size>0;let n=t.at?`All that is known after step ${t.at} is marked`:"This is \
the start";e.refresh(`${n}${s?"; undo brings back what was there":""}.`),e.view.element.focus()}function Ko({
givens:r,rating:t,steps:e,laws:s,words:n}){let[o,i]=r.size,a=x(e.length,"step");w("about").textContent=
`${o} × ${i}, difficulty ${t}, ${a}`,w("laws").append(...[...s,...n].map(h=>c("li",{},h)))}function Yo(r){
let t=r.facts.map(n=>n.join(" ")),e=new Map(r.openings.flatMap(([n,o,,i])=>o.map(a=>[`${r.rules[n].name}\
 ${t[a]}`,i]))),s=r.steps.map(n=>{let i=(e.get(`${n.rule} ${n.places[0]} ${n.value}`)??[]).map(p=>t[p]),
a=n.laws.map(p=>Jo(r.names[p])),h=[...i.map(b),...a.flatMap(p=>Ho.exec(p)?.[1]??[])],l=[...new Set(h)];
return{argument:[],...n,from:i,laws:a,rooms:a.filter(dt),because:l}});return{...r,steps:s}}function Jo(r){
return dt(r)?r:r.replace(/r\d+c\d+~\d+/g,t=>mt(t).join("+"))}var Zo={loader:"pyodide.mjs",module:"pyodide.asm.mjs",wasm:"pyodide.asm.wasm",library:"python_stdlib\
.zip",project:"project.gz",lock:"pyodide-lock.json"},Vo="snapshot.gz";async function Xo(r){let t=Object.
entries(Zo).map(async([e,s])=>[e,await r(s)]);return Object.fromEntries(await Promise.all(t))}async function rn(){
return{...await Xo(on),snapshot:await on(Vo)}}async function on(r){return new URL(`python/${r}`,location.
href).href}var le=class extends Error{constructor(t){super(t.said),this.refusal=t}};var Qo="the browser starts no worker; a policy may forbid it.",ti=300,ce=class{constructor(t,e){this.
source=URL.createObjectURL(new Blob([t],{type:"text/javascript"})),this.files=e,this.last=0,this.waiting=
[],this.worker=this.start()}start(){let t=new Worker(this.source);return t.onmessage=({data:e})=>this.
take(e),t.onerror=({message:e=Qo})=>this.fail({said:e,broken:!0}),t.postMessage(this.files),t}async call(t,e=[],{
tell:s=()=>{},signal:n}={}){n?.throwIfAborted();let o=new AbortController;return new Promise((i,a)=>{
let h={asked:{id:++this.last,call:t,args:e},give:i,refuse:a,tell:s};this.waiting.push(h),this.waiting.
length===1&&this.goOn();let l=()=>this.giveUp(h,n?.reason);n?.addEventListener("abort",l,{signal:o.signal})}).
finally(()=>o.abort())}goOn(){this.waiting.length&&(this.worker??=this.start(),this.worker.postMessage(
this.waiting[0].asked))}take({id:t,progress:e,value:s,error:n}){let[o]=this.waiting;if(!(!o||t!==o.asked.
id))return e!==void 0?o.tell(e):n?.broken?this.fail(n):(this.files={...this.files,again:!0},this.waiting.
shift(),this.goOn(),n?o.refuse(new le(n)):o.give(s))}giveUp(t,e){t.refuse(e),t.tell=()=>{},t===this.
waiting[0]?setTimeout(()=>this.leave(t),ti):this.waiting=this.waiting.filter(s=>s!==t)}leave(t){t===
this.waiting[0]&&(this.end(),this.worker=this.start(),this.waiting.shift(),this.goOn())}fail(t){this.
end(),this.waiting.shift()?.refuse(new le(t)),this.goOn()}end(){this.worker&&(this.worker.onmessage=
this.worker.onerror=null,this.worker.terminate(),this.worker=null)}};var Be=class{constructor(t,{problem:e,puzzle:s},n){this.isReady=!0,this.python=t,this.signal=n,this.
puzzle=[e,s]}async judge(t,e,s){let n=Y(e);return n.length?this.ask("moves.judge",t,n,s??""):null}why(t){
return this.ask("moves.why",t)}ask(t,...e){let{signal:s}=this;return this.python.call(t,[...this.puzzle,
...e],{signal:s}).catch(()=>null)}},Ce=class{constructor(t){this.isReady=!1,this.lesson=t,this.coming=
void 0}async judge(t,e,s){let n=await(await this.come())?.judge(t,e,s)??null;return this.isReady=n!==
null,n}async why(t){return(await this.come())?.why(t)??null}come(){return this.coming??=ei(this.lesson).
catch(()=>null)}};async function ei(r){let t=await fetch("python/worker.js");if(!t.ok)throw new Error(
`there is no worker: ${t.status}`);return new Be(new ce(await t.text(),await rn()),r)}function an(r){
return"solver"in document.body.dataset&&location.protocol.startsWith("http")&&r.unique?new Ce(r):null}I();v();async function si(){He();let{lesson:r,tabs:t,steps:e,play:s}=await nn(Ke());s.exact=an(r),Je(t,e),document.
addEventListener("keydown",n=>t.key(n))}si();return fn(ni);})();
