"use strict";var page=(()=>{var te=Object.defineProperty;var xt=i=>t=>{var e=i[t];if(e)return e();throw new Error("Module not found in bundle: "+t)};var x=(i,t,e)=>()=>{if(e)throw e[0];try{return i&&(t=i(i=0)),t}catch(s){throw e=[s],s}};var X=(i,t)=>{for(var e in t)te(i,e,{get:t[e],enumerable:!0})};function p(i){let[t,e]=(i.match(/\d+/g)??[]).map(Number);return{r:t-1,c:e-1}}function g(i,t){return`\
r${i+1}c${t+1}`}function k(i){let{r:t,c:e}=p(i),[,s]=i.split("-");if(!s)return{x:e+.5,y:t+.5,edge:""};
let{x:n,y:o,edge:r}=kt[s]??kt[p(s).r===t?"right":"bottom"];return{x:e+n,y:t+o,edge:r}}function Mt(i){
return[...i].sort((t,e)=>{let[s,n]=[k(t),k(e)];return s.y-n.y||s.x-n.x})}function C(i){return i.split(
"-").filter(t=>/^r\d/.test(t))}function Z(i){return!i.startsWith("not ")}function ht(...i){let t=new Map;
for(let[e,s]of i.flat())t.set(e,(t.get(e)??new Set).add(s));return t}function ut(i){return i.slice(0,
i.indexOf(" "))}function ft(i){return i.slice(i.indexOf(" ")+1)}function M(i,t,e){return!!i.get(t)?.
has(e)}function L(i,t){let e=new Set(i),s=[];for(let n of i){if(!e.delete(n))continue;let o=[n];for(let r of o)
o.push(...t(r).filter(a=>e.delete(a)));s.push(o)}return s}var ct,kt,_,O=x(()=>{"use strict";ct=[[-1,
0],[1,0],[0,-1],[0,1]],kt={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,edge:"vertical"},left:{x:0,
y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};_=class{constructor([t,e]){this.height=t,
this.width=e}cells(){return Array.from({length:this.height},(e,s)=>s).flatMap(e=>Array.from({length:this.
width},(s,n)=>g(e,n)))}rows(t){let{width:e}=this,s=Array.from({length:this.height},(o,r)=>r*e),n=this.
cells().map(t);return s.map(o=>n.slice(o,o+e))}holds({r:t,c:e}){return t>=0&&e>=0&&t<this.height&&e<
this.width}beside(t){let{r:e,c:s}=p(t);return ct.map(([n,o])=>({r:e+n,c:s+o})).filter(n=>this.holds(
n)).map(n=>g(n.r,n.c))}}});function u(i,t={},...e){let s=document.createElementNS("http://www.w3.org/2000/svg",i);for(let[n,o]of Object.
entries(t))s.setAttribute(n,String(o));return s.append(...e),s}function $(i,t,e,s,n=""){return u("te\
xt",{x:t,y:e,"font-size":s,class:`label ${n}`},String(i))}function S({r:i,c:t},e){return u("rect",{x:t*
h,y:i*h,width:h,height:h,class:e})}function T({r:i,c:t}){return[(t+.5)*h,(i+.5)*h]}function Y({r:i,c:t}){
return`M${t*h} ${i*h}h${h}`}function K({r:i,c:t}){return`M${t*h} ${i*h}v${h}`}function E(i){let t="";
for(let e=1;e<i.width;e++)t+=`M${e*h} 0v${i.height*h}`;for(let e=1;e<i.height;e++)t+=`M0 ${e*h}h${i.
width*h}`;return u("path",{d:t,class:"grid"})}function A(i,t="border"){return u("rect",{width:i.width*
h,height:i.height*h,class:t})}function pt(i,t,e,s){let n="";for(let o=8;o<e+s;o+=8){let[r,a]=o<e?[i+
o,t]:[i+e,t+o-e],[l,c]=o<s?[i,t+o]:[i+o-s,t+s];n+=`M${r} ${a}L${l} ${c}`}return n}function Ot(i,t){let{
r:e,c:s}=p(i),n=u("g",{class:`tint ${t}`},S({r:e,c:s},"fill"));if(t==="other"){let o=pt(s*h,e*h,h,h);
n.append(u("path",{d:o,class:"hatching"}))}return n}function St(i,t){let[e,s]=[(t.x-i.x)*h,(t.y-i.y)*
h],n=Math.hypot(e,s)||1,[o,r]=[e/n,s/n],a=Math.min(8,n/4),[l,c]=[i.x*h+o*a,i.y*h+r*a],[d,f]=[t.x*h-o*
a,t.y*h-r*a],m=b=>`M${d} ${f}L${d-7*o-4*b*r} ${f-7*r+4*b*o}`,w=`M${l} ${c}L${d} ${f}${m(1)}${m(-1)}`;
return u("g",{class:"arrow"},u("path",{d:w,class:"halo"}),u("path",{d:w}))}function vt(i,t,e){let s=8+
6*t.length,n=i.edge?0:h/2-7,[o,r]=[i.x*h+n-s/2+(n&&5),i.y*h-n+e*13];return u("g",{class:"note"},u("r\
ect",{x:o-s/2,y:r-6.5,width:s,height:13,rx:4}),$(t,o,r,10,"strong"))}var h,N=x(()=>{"use strict";O();
h=40});function zt({height:i,width:t},e){return Array.from({length:2*i+1},(s,n)=>{let o=[];for(let r=0;r<=t;r++){
let a=e({r:Math.floor(n/2),c:r});o.push(...n%2?fe(a):ue(a))}return o.slice(0,4*t+1)})}function ue([i]){
let t=i==="wall"?"-":" ";return["+",t,Tt[i][0],t]}function fe(i){let[t,e,s,n]=i.map(r=>+(r==="path")),
o=he[t+2*e+4*s+8*n];return[Tt[i[1]][1]," ─"[e],o," ─"[n]]}var Tt,he,Et=x(()=>{"use strict";Tt={path:"\
│─",wall:"-|",blocked:"xx",open:"  "},he=" ╵╴┘╷│┐ ╶└─ ┌   "});function y(i){let{words:t,facts:e,least:s,most:n,opposite:o,places:r=[],rooms:a=[],effort:l=1}=i,{none:c="",
rest:d=""}=i,f=e.map(o);function m(w){let b=e.filter(v=>w.has(v)),I=f.filter(v=>w.has(v)),lt=[],yt=()=>e.
filter((v,Vt)=>!w.has(v)&&!w.has(f[Vt]));if(b.length>=n){let v=b.length>n?[]:yt().map(o);(b.length>n||
v.length)&&lt.push({rule:c,facts:v,from:b.slice(0,n+1)})}let J=f.length-s;if(I.length>=J){let v=I.length>
J?[]:yt();(I.length>J||v.length)&&lt.push({rule:d,facts:v,from:I.slice(0,J+1)})}return lt}return{words:t,
effort:l,places:r,rooms:a,facts:[...e,...f],look:m}}function q([i,t]){return e=>{let[s,n]=e.split(" ");
return`${s} ${n===i?t:i}`}}var U=x(()=>{"use strict"});function V(i,t){let e={order:[],number:new Map,parent:new Map,low:new Map,size:new Map},{order:s,number:n,
parent:o}=e,r=[[i,null]];for(let a=r.pop();a;a=r.pop()){let[l,c]=a;if(!n.has(l)){n.set(l,s.length),s.
push(l),c!==null&&o.set(l,c);for(let d of t(l))n.has(d)||r.push([d,l])}}return pe(e,t),e}function pe({
order:i,number:t,parent:e,low:s,size:n},o){let r=a=>t.get(a);for(let a of i){let l=o(a).filter(c=>c!==
e.get(a));s.set(a,Math.min(r(a),...l.map(r))),n.set(a,1)}for(let a of[...i].reverse()){let l=e.get(a);
l!==void 0&&(s.set(l,Math.min(s.get(l)??0,s.get(a)??0)),n.set(l,(n.get(l)??0)+(n.get(a)??0)))}}function tt({
order:i,number:t,parent:e,low:s,size:n},o){return i.flatMap((r,a)=>{let l=e.get(r),c=(t.get(l??"")??
0)+(o?1:0);return l===void 0||(s.get(r)??0)<c?[]:[[r,l,i.slice(a,a+(n.get(r)??0))]]})}var gt=x(()=>{
"use strict"});function ge(i){let t=Nt.get(i);if(t)return t;let e=new Map;for(let[s,n]of i.edgesOf)for(let o of n)e.
set(o,[...e.get(o)??[],s]);return Nt.set(i,e),e}function jt(i,t){return[i,t]}function It(i,t){return{
rule:de,facts:i,from:t.map(e=>`${e} path`)}}var de,G,Nt,Ct=x(()=>{"use strict";O();gt();de="close_no\
_loop",G=class{constructor(t,e){this.plan=t,this.known=e,this.ends=ge(t),this.used=new Map;for(let[s,
n]of t.edgesOf){let o=n.filter(r=>e.has(`${r} path`));o.length&&this.used.set(s,o)}this.lines=this.pieces().
map(s=>this.line(s))}says(){let t=this.lines.filter(e=>this.isBroken(e));return t.length?t.map(({used:e})=>It(
[],e)):this.lines.flatMap(e=>this.closing(e)).filter(([e])=>this.isOpen(e)).map(([e,s])=>It([`${e} b\
locked`],s))}joins(){let t="join_all_cells",e=V([...this.plan.edgesOf.keys()][0],s=>this.beside(s));
return e.order.length<this.plan.edgesOf.size?[{rule:t,facts:[],from:this.blockedAround(e.order)}]:tt(
e,!0).flatMap(([s,n,o])=>{let r=this.edgeOf([s,n]),a=this.blockedAround(o);return this.isOpen(r)?[{rule:t,
facts:[`${r} path`],from:a}]:[]})}beside(t){return(this.plan.edgesOf.get(t)??[]).filter(n=>!this.known.
has(`${n} blocked`)).flatMap(n=>(this.ends.get(n)??[]).filter(o=>o!==t))}blockedAround(t){let e=new Set(
t);return t.flatMap(n=>this.plan.edgesOf.get(n)??[]).filter(n=>this.ends.get(n)?.some(o=>!e.has(o))).
map(n=>`${n} blocked`).filter(n=>this.known.has(n))}edges(t){return this.used.get(t)??[]}pieces(){let t=e=>this.
edges(e).flatMap(s=>this.ends.get(s)??[]);return L([...this.used.keys()],t)}line(t){let e=[...new Set(
t.flatMap(n=>this.edges(n)))],s=t.filter(n=>this.edges(n).length===1);return{cells:t,used:e,tips:s,doors:e.
filter(n=>this.isDoor(n)).length}}isDoor(t){return this.ends.get(t)?.length===1}isOpen(t){let e=["pa\
th","blocked"];return this.ends.has(t)&&!e.some(s=>this.known.has(`${t} ${s}`))}isBroken({cells:t,used:e,
doors:s}){let n=s===2&&t.length<this.plan.edgesOf.size;return e.length-s>=t.length||n}closing(t){let{
cells:e,used:s,tips:n,doors:o}=t;if(n.length===2&&!o)return[[this.edgeOf(n),s]];if(n.length!==1||o!==
1)return[];let r=this.plan.edgesOf.size,a=(this.plan.edgesOf.get(n[0])??[]).filter(c=>this.isDoor(c)),
l=this.lines.filter(c=>c!==t&&c.doors===1&&c.tips.length===1&&e.length+c.cells.length<r);return[...a.
filter(()=>e.length<r).map(c=>jt(c,s)),...l.map(c=>jt(this.edgeOf([n[0],c.tips[0]]),[...s,...c.used]))]}edgeOf([
t,e]){let[s,n]=[p(t),p(e)];return Math.abs(s.r-n.r)+Math.abs(s.c-n.c)===1?this.plan.between(s,n):""}},
Nt=new WeakMap});var Pt={};X(Pt,{default:()=>et});function we(i){let{r:t,c:e}=p(i);return(t+e)%2===0}var me,Rt,et,Dt=x(
()=>{"use strict";Et();N();U();Ct();O();me=.45,Rt=12,et=class{values=["path","blocked"];margin=23;how=[
"Drag from cell to cell to draw the path; click an edge: path, blocked, open.","A right click goes t\
he other way: it blocks an edge that is open.","Arrow keys go from edge to edge, Enter marks; with S\
hift they draw the path."];constructor(t){this.grid=new _(t.size),this.edges=Mt(t.edges),this.open=new Set(
this.edges),this.doors=this.edges.filter(e=>C(e).length===1),this.edgesOf=new Map(this.grid.cells().
map(e=>[e,[]]));for(let e of this.edges)for(let s of C(e))this.edgesOf.get(s)?.push(e);this.lines={value:"\
path",between:(e,s)=>this.between(e,s)}}places(){return this.edges}placeAt(t,e){let s=null,n=me;for(let o of this.
edges){let r=k(o),a=Math.hypot(r.x-t,r.y-e);a<n&&([s,n]=[o,a])}return s}between(t,e){let s={r:Math.max(
t.r,e.r),c:Math.max(t.c,e.c)};return t.c===e.c?this.edgeAbove(s):this.edgeLeftOf(s)}edgeAbove({r:t,c:e}){
return t===0?`${g(t,e)}-top`:g(t-1,e)+(t===this.grid.height?"-bottom":`-${g(t,e)}`)}edgeLeftOf({r:t,
c:e}){return e===0?`${g(t,e)}-left`:g(t,e-1)+(e===this.grid.width?"-right":`-${g(t,e)}`)}base({base:t,
over:e}){t.append(E(this.grid),A(this.grid,"outside"));let s="";for(let n=0;n<=this.grid.height;n++)
for(let o=0;o<=this.grid.width;o++){let r=o<this.grid.width&&!this.open.has(this.edgeAbove({r:n,c:o})),
a=n<this.grid.height&&!this.open.has(this.edgeLeftOf({r:n,c:o}));s+=(r?Y({r:n,c:o}):"")+(a?K({r:n,c:o}):
"")}e.append(u("path",{d:s,class:"wall-line"}))}mark(t,e){let s=k(t),[n,o]=[s.x*h,s.y*h];if(!e.has("\
path"))return u("path",{d:`M${n-3.5} ${o-3.5}l7 7m0 -7l-7 7`,class:"blocked"});let[r,a]=s.edge==="ho\
rizontal"?[h/2,0]:[0,h/2],l=[this.nearby(n-r,o-a),this.nearby(n+r,o+a)];return u("path",{d:`M${l.join(
"L")}`,class:"path"})}nearby(t,e){let s=(n,o)=>Math.min(Math.max(n,-Rt),o*h+Rt);return`${s(t,this.grid.
width)} ${s(e,this.grid.height)}`}describe(t,e){let s=e.has("path")?"path":e.has("blocked")?"blocked":
"open";return`${t.replace("-"," to ")}: ${s}`}teller(t){return e=>{let[s,n,o,r]=this.sides(p(e)),a=Object.
entries({top:s,right:r,bottom:o,left:n}).map(([l,c])=>{let d=C(c).length===1&&this.open.has(c)?"door\
, ":"",[f]=t.get(c)??["open"];return`${l} ${this.open.has(c)?d+f:"wall"}`});return`${e}: ${a.join(";\
 ")}`}}text(t,e){let s=n=>{let[o]=t.get(n)??["open"];return this.open.has(n)?e&&o==="blocked"?"open":
o:"wall"};return zt(this.grid,n=>this.sides(n).map(s))}sides({r:t,c:e}){let[s,n]=[t,t+1].map(a=>this.
edgeAbove({r:a,c:e})),[o,r]=[e,e+1].map(a=>this.edgeLeftOf({r:t,c:a}));return[s,o,n,r]}obvious={fill_cell:"\
blocked"};opposite=q(this.values);isOut(t){return t==="blocked"}verb(t,e){return t==="path"?`${e?"ar\
e":"is"} in the path`:void 0}laws(){let t=this.grid.cells().map(l=>{let c=`The path goes over just t\
wo edges of ${l}.`;return this.law(c,this.edgesOf.get(l)??[],2,"fill_cell",[l])}),e=this.edges.flatMap(
l=>[`${l} path`,`${l} blocked`]),s="The path closes no loop, and leaves only when it has been everyw\
here.",n=l=>new G(this,l).says(),o="The path is one piece, and joins all cells.",r=l=>new G(this,l).
joins(),a={effort:1,places:[],facts:e};return[...t,...this.doorLaws(),{...a,words:s,look:n},{...a,words:o,
look:r}]}law(t,e,s,n,o=e){let r=e.map(f=>`${f} path`),[a,l,c,d]=[s,s,n,n];return y({words:t,facts:r,
least:a,most:l,opposite:this.opposite,places:o,none:c,rest:d})}doorLaws(){let t=this.doors.filter(o=>we(
C(o)[0])),e=this.doors.filter(o=>!t.includes(o)),s=this.grid.height*this.grid.width%2,n=s?"On a ches\
sboard with one black cell more the path begins and ends at black ones.":"On a chessboard with as ma\
ny black cells as white the path begins at one colour and ends at the other.";return[this.law("The p\
ath uses just two doors.",this.doors,2,"choose_doors"),this.law(n,t,1+s,"choose_doors"),this.law(n,e,
1-s,"choose_doors")]}broken(t,e){let s=o=>!!t.get(o)?.has("path"),n=o=>s(o)||!e&&!t.get(o)?.has("blo\
cked");return[...this.grid.cells().flatMap(o=>this.brokenCell(o,s,n)),...this.brokenDoors(s,n),...this.
pathsOf(s).flatMap(o=>this.brokenPath(o,s))]}brokenCell(t,e,s){let n=this.edgesOf.get(t)??[],o=n.filter(
e);return o.length>2?[["The path forks.",o]]:n.filter(s).length>=2?[]:[[`${t} has fewer than two way\
s left.`,n.length?n:this.doors]]}brokenDoors(t,e){let s=[],n=this.doors.filter(t);return n.length>2&&
s.push(["More than two doors are used.",n]),this.doors.filter(e).length<2&&s.push(["Fewer than two d\
oors are left.",this.doors]),s}pathsOf(t){let e=n=>(this.edgesOf.get(n)??[]).filter(t),s=n=>e(n).flatMap(
C);return L(this.grid.cells().filter(n=>e(n).length),s)}brokenPath(t,e){let s=t.flatMap(r=>(this.edgesOf.
get(r)??[]).filter(e)),n=[...new Set(s)],o=n.filter(r=>C(r).length===1).length;return n.length-o>=t.
length?[["The path closes to a loop.",n]]:o!==2||t.length===this.edgesOf.size?[]:[["The path leaves \
before it has been everywhere.",n]]}}});function qt(i,t="and",e=be){let s=i.length>e?i.slice(0,e-1):i,n=i.length>s.length?[...s,`${i.length-
s.length} more`]:s;return[n.slice(0,-1).join(", "),n[n.length-1]].filter(Boolean).join(` ${t} `)}function z(i,t){
return`${i} ${t}${i===1?"":"s"}`}var be,$e,Ze,st=x(()=>{"use strict";O();be=6;$e=/(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/,
Ze=new RegExp(`${$e.source} (contain|touch)(?:e?s)? (it|them)\\.$`)});var Wt={};X(Wt,{default:()=>nt});function mt(i){return i.map(t=>`${t} bulb`)}function wt(i){return/[#0-4]/.
test(i)}function bt(i){return/[A-Z]/.test(i)}function Bt(i,t,e){if(t.has("bulb"))return`${i}: bulb`;
let s=t.has("empty")?"marked as without bulb":"open";return`${i}: ${s}${e.has(i)?", lit":""}`}var nt,
Ut=x(()=>{"use strict";N();U();st();O();nt=class{values=["bulb","empty"];how=["Click or Enter: a bul\
b; on a bulb: a dot, no bulb here; on a dot: open again.","A right click goes the other way. Drag to\
 mark cells alike."];constructor(t){this.grid=new _(t.size),this.rows=t.grid,this.twins=this.pairWormholes(),
this.open=new Set(this.places())}places(){return this.grid.cells().filter(t=>this.token(p(t))===".")}token({
r:t,c:e}){return this.rows[t][e]}pairWormholes(){let t=new Map,e=new Map;for(let s of this.grid.cells()){
let n=this.token(p(s)),o=bt(n)&&t.get(n);o&&e.set(s,o).set(o,s),t.set(n,s)}return e}beams(t){return ct.
map(([e,s])=>this.beam(p(t),e,s))}beam({r:t,c:e},s,n){let o=new Set,r=[];for(;;){t+=s,e+=n;let a=g(t,
e);if(!this.grid.holds({r:t,c:e})||wt(this.token({r:t,c:e}))||o.has(a))return r;o.add(a),this.open.has(
a)?r.push(a):{r:t,c:e}=p(this.twins.get(a))}}lit(t){let e=[...t.keys()].filter(s=>M(t,s,"bulb"));return new Set(
e.flatMap(s=>[s,...this.beams(s).flat()]))}base({base:t,over:e}){e.append(E(this.grid),A(this.grid));
for(let s of this.grid.cells()){let[n,o]=T(p(s)),r=this.token(p(s));if(wt(r))t.append(S(p(s),"wall")),
r!=="#"&&e.append($(r,n,o,22,"on-wall"));else if(bt(r)){let a=[16,11.5].map(l=>u("circle",{cx:n,cy:o,
r:l,class:"wormhole"}));e.append(...a,$(r,n,o,15))}else t.append(S(p(s),"unlit"))}}shades(t){return new Map(
[...this.lit(t)].map(e=>[e,"lit"]))}mark(t,e){let[s,n]=T(p(t));if(!e.has("bulb"))return u("circle",{
cx:s,cy:n,r:3.5,class:"dot"});let o="";for(let r=0;r<8;r++){let[a,l]=[Math.cos(r*Math.PI/4),Math.sin(
r*Math.PI/4)];o+=`M${(s+11.5*a).toFixed(1)} ${(n+11.5*l).toFixed(1)}`,o+=`l${(4.5*a).toFixed(1)} ${(4.5*
l).toFixed(1)}`}return u("g",{class:"bulb"},u("circle",{cx:s,cy:n,r:8}),u("path",{d:o}))}describe(t,e,s){
return Bt(t,e,this.lit(s))}teller(t){let e=this.lit(t);return s=>{let n=this.token(p(s));return n===
"#"?`${s}: wall`:wt(n)?`${s}: wall with ${n}`:bt(n)?`${s}: wormhole ${n}`:Bt(s,t.get(s)??new Set,e)}}text(t,e){
return this.grid.rows(s=>M(t,s,"bulb")?"*":M(t,s,"empty")&&!e?"x":this.token(p(s)))}obvious={empty_cells_in_light:"\
empty",finish_with_empty:"empty"};opposite=q(this.values);isOut(t){return t==="empty"}verb(t,e){return t===
"bulb"?e?"have bulbs":"has a bulb":void 0}laws(){return[...this.numberLaws(),...this.places().map(t=>this.
lightLaw(t)),...this.stripLaws()]}numberLaws(){return this.grid.cells().filter(e=>/[0-4]/.test(this.
token(p(e)))).map(e=>{let s=Number(this.token(p(e))),n=mt(this.grid.beside(e).filter(l=>this.open.has(
l))),o=s?`just ${z(s,"bulb")}`:"no bulb",r=`The ${s} at ${e} has ${o} beside it.`,a={none:"finish_wi\
th_empty",rest:"finish_with_bulbs"};return y({...this.law(r,n),least:s,most:s,places:[e],...a})})}law(t,e){
return{words:t,facts:e,opposite:this.opposite}}lightLaw(t){let e=mt([...new Set([t,...this.beams(t).
flat()])]),s=this.law(`A bulb at ${t}, or in a line with it, lights it.`,e);return y({...s,least:1,most:e.
length,places:[t],rest:"must_light"})}stripLaws(){let t=this.places().flatMap(s=>{let[n,o,r,a]=this.
beams(s);return[[s,...n,...o],[s,...r,...a]].map(l=>[...new Set(l)].sort())});return[...new Map(t.filter(
s=>s.length>1).map(s=>[s.join(),s])).values()].map(s=>{let n=this.law("Of cells in one line with no \
wall between them one at most is a bulb.",mt(s));return y({...n,least:0,most:1,none:"empty_cells_in_\
light"})})}broken(t,e){let s=this.lit(t),n=a=>M(t,a,"bulb"),o=a=>this.open.has(a)&&!s.has(a)&&!M(t,a,
"empty"),r=a=>n(a)||!e&&o(a);return[...this.brokenCells(s,n,r),...this.brokenClues(n,r)]}brokenCells(t,e,s){
let n=[];for(let o of this.open){let r=this.beams(o).flat(),a=e(o)&&r.find(c=>c!==o&&e(c)),l=n.some(
([,c])=>a&&c.includes(o)&&c.includes(a));a&&!l&&n.push(["Two bulbs see each other.",[o,a]]),!(t.has(
o)||s(o)||r.some(s))&&n.push(["A cell cannot be lit.",[o]])}return n}brokenClues(t,e){let s=[];for(let n of this.
grid.cells()){let o=Number(this.token(p(n))),r=this.grid.beside(n),a=r.filter(t).length;a>o?s.push([
`A ${o} has ${z(a,"bulb")}.`,[n]]):r.filter(e).length<o&&s.push([`A ${o} has too few places left.`,[
n]])}return s}}});function Gt(i,t){let e;return s=>((e?.known!==s||e.size!==s.size)&&(e={known:s,size:s.size,map:new H(
i,t,s)}),e.map)}function $t(i){return i.cells().map(e=>{let{r:s,c:n}=p(e);return[e,g(s,n+1),g(s+1,n),
g(s+1,n+1)]}).filter(e=>i.holds(p(e[3])))}function P(i,t,e){return i.length?[{...e,facts:i.map(s=>`${s}\
 ${t}`)}]:[]}var B,H,Ht=x(()=>{"use strict";O();gt();B="take_only_exit",H=class{constructor(t,e,s){this.
grid=t,this.clues=e,this.known=s,this.all=t.cells(),this.isSea=n=>s.has(`${n} sea`),this.isLand=n=>n in
e||s.has(`${n} island`),this.lands=this.piecesOf(this.isLand),this.seas=this.piecesOf(this.isSea),this.
able=void 0}piecesOf(t){let e=s=>this.grid.beside(s).filter(t);return L(this.all.filter(t),e).map(s=>{
let n=this.shore(s).filter(o=>!this.isSea(o)&&!this.isLand(o));return{cells:s,exits:n,numbers:s.filter(
o=>o in this.clues)}})}shore(t){let e=new Set(t);return[...new Set(t.flatMap(n=>this.grid.beside(n)))].
filter(n=>!e.has(n))}marks(t){return t.map(s=>`${s} ${this.isSea(s)?"sea":"island"}`).filter(s=>this.
known.has(s))}island(t,e){let s=this.lands.find(({cells:f})=>f.includes(t)),{cells:n,exits:o,numbers:r}=s,
a={rule:"surround_full_island",from:this.marks(n)};if(r.length>1||n.length>e)return[{...a,facts:[]}];
let l=o.flatMap(f=>this.refuse(s,f,e));if(n.length===e)return[...P(o,"sea",a),...l];let c=this.within(
n);if(c.length<e)return[{rule:B,facts:[],from:this.around(c)}];let d=o.length===1&&n.length<e?o:[];return[
...P(d,"island",{rule:B,from:this.around(n)}),...l,...e-n.length===1?this.corner(s):[]]}refuse({cells:t},e,s){
let n=this.grid.beside(e),o=this.lands.filter(f=>f.cells.some(m=>n.includes(m))),r=o.find(f=>f.numbers.
length&&f.cells[0]!==t[0]),a=o.filter(f=>!f.numbers.length||f.cells[0]===t[0]),l=a.flatMap(f=>f.cells),
c=a.length>1&&l.length+1>s,d=(f,m)=>P([e],"sea",{rule:f,from:this.marks(m)});return[...r?d("part_isl\
ands",[...t,...r.cells]):[],...c?d("refuse_large_union",l):[]]}corner({cells:t,exits:e}){if(e.length!==
2)return[];let[s,n]=e.map(a=>this.grid.beside(a)),r=s.filter(a=>n.includes(a)&&!t.includes(a)).filter(
a=>!this.isSea(a)&&!this.isLand(a));return P(r,"sea",{rule:"guard_corner",from:this.around(t)})}loose(){
return this.lands.filter(({numbers:e})=>!e.length).flatMap(({cells:e,exits:s})=>{let n=this.around(e);
return s.length?P(s.length===1?s:[],"island",{rule:B,from:n}):[{rule:B,facts:[],from:n}]})}sea(){return this.
seas.length<2?[]:[...this.seaGoesOn(),...this.seaHangs()]}seaGoesOn(){return this.seas.flatMap(({cells:t,
exits:e},s)=>{let n=this.seas[s?0:1].cells[0],o=this.within(t),r=[...this.around(o),`${t[0]} sea`,`${n}\
 sea`];if(!o.includes(n))return[{rule:B,facts:[],from:r}];let a=e.length===1?e:[];return P(a,"sea",{
rule:B,from:[...this.around(t),`${n} sea`]})})}seaHangs(){let t=this.seas[0].cells[0];return tt(V(t,
s=>this.grid.beside(s).filter(n=>!this.isLand(n))),!1).flatMap(([,s,n])=>{let o=n.find(this.isSea);if(!o||
this.isSea(s))return[];let r=[...this.marks(this.shore(n).filter(this.isLand)),`${t} sea`,`${o} sea`];
return P([s],"sea",{rule:"keep_sea_whole",from:r})})}within([t]){return this.wholes().find(e=>e.includes(
t))}wholes(){return this.able??=[this.isSea,this.isLand].flatMap(t=>{let e=s=>!t(s);return L(this.all.
filter(e),s=>this.grid.beside(s).filter(e))}),this.able}around(t){return this.marks([...t,...this.shore(
t)])}}});var Jt={};X(Jt,{default:()=>ot});var Ft,ye,xe,ot,Xt=x(()=>{"use strict";N();Ht();U();st();O();Ft=5,ye=
6,xe=[[-1,0,`h${h}`],[1,0,`m0 ${h}h${h}`],[0,-1,`v${h}`],[0,1,`m${h} 0v${h}`]],ot=class{values=["sea",
"island"];how=["Click or Enter: open, sea, island. A right click goes the other way.","Drag to mark \
cells alike."];opensToBoth=!0;constructor(t){this.grid=new _(t.size),this.clues=t.clues}places(){return this.
grid.cells().filter(t=>!(t in this.clues))}base({base:t,over:e}){e.append(E(this.grid),A(this.grid));
for(let[s,n]of Object.entries(this.clues)){t.append(S(p(s),"island"));let o=n.length>Ft?`${n.slice(0,
Ft-1)}…`:n;e.append($(o,...T(p(s)),Math.min(21,45/o.length)))}}mark(t,e){let[s,n]=T(p(t));if(e.has(
"sea"))return u("g",{},S(p(t),"sea"));if(!e.has("island"))return this.others(t,e);let o=u("circle",{
cx:s,cy:n,r:4.5,class:"dot"});return u("g",{},S(p(t),"island"),o)}others(t,e){let{r:s,c:n}=p(t),o=u(
"g");return[...e].slice(0,ye).forEach((r,a)=>{let l=n*h+12+a%2*16,c=s*h+12+Math.floor(a/2)*10,d=this.
clues[r.replace("not ","")];o.append($(d,l,c,11,"small")),o.append(u("path",{d:`M${l-7} ${c}h14`,class:"\
out"}))}),o}sketch(t,e){let s=u("g",{class:"sketch"}),n=e.replace("not ","").split("+");if(n.length<
2)return s;for(let o of n){let{r,c:a}=p(o),[l,c]=[a*h,r*h],d=`M${l+8} ${c+8}l24 24m0 -24l-24 24`;e.startsWith(
"not ")&&s.append(u("path",{d,class:"out"}));for(let[f,m,w]of xe)n.includes(g(r+f,a+m))||s.append(u(
"path",{d:`M${l} ${c}${w}`,class:"outline"}))}return s}describe(t,e){let s=this.values.find(o=>e.has(
o)),n=[...e].map(o=>o.replace("not",", not of the island at"));return`${t}: ${s??`open${n.join("")}`}`}teller(t){
return e=>e in this.clues?`${e}: clue ${this.clues[e].replace("?","of unknown size")}`:this.describe(
e,t.get(e)??new Set)}text(t,e){let s=r=>M(t,ut(r),ft(r)),n=new H(this.grid,this.clues,{has:s}),o=new Map;
for(let{cells:r,numbers:a}of n.lands){let l=this.clues[a[0]]??"o",c=e&&l==="?"?String(r.length):l,d=e||
n.seas.length>0;for(let f of r)o.set(f,d||f in this.clues?c:"o")}return this.grid.rows(r=>n.isSea(r)?
"~":o.get(r)??".")}obvious={surround_full_island:"sea",part_islands:"sea"};opposite=q(this.values);isOut(t){
return t==="island"}verb(t,e){let[s,n]=t.split(" ");if(s==="not")return n.includes("+")?`is not the \
clue of just ${qt(n.split("+"),"and",1/0)}`:`${e?"are":"is"} not of the island at ${n}`}laws(){let t=this.
places().flatMap(o=>[`${o} sea`,`${o} island`]),e=Gt(this.grid,this.clues),s=(o,r,a=[])=>({words:o,effort:1,
facts:t,places:a,look:l=>r(e(l))}),n=Object.entries(this.clues).map(([o,r])=>{let a=Number(r),l=`The\
 island at ${o} has no second number${a?`, and just ${z(a,"cell")}`:""}.`;return s(l,c=>c.island(o,a),
[o])});return[...this.poolLaws(),...n,s("All land belongs to an island with a number.",o=>o.loose()),
s("The sea is in one piece.",o=>o.sea())]}poolLaws(){let t=$t(this.grid).filter(n=>!n.some(o=>o in this.
clues)),s={words:"No square of 2x2 cells is all sea.",least:0,most:3,opposite:this.opposite,none:"br\
eak_pool"};return t.map(n=>y({...s,facts:n.map(o=>`${o} sea`)}))}broken(t,e){let s=o=>M(t,o,"sea"),n=o=>o in
this.clues||M(t,o,"island")||e&&!s(o);return[...this.pools(s),...this.islands(n,s),...this.seas(n,s)]}pools(t){
return $t(this.grid).filter(e=>e.every(t)).map(e=>["A 2x2 square is all sea.",e])}islands(t,e){let s=o=>this.
grid.beside(o).filter(t),n=o=>this.grid.beside(o).some(r=>!t(r)&&!e(r));return L(this.grid.cells().filter(
t),s).flatMap(o=>this.brokenIsland(o,o.some(n)))}brokenIsland(t,e){let s=t.filter(o=>o in this.clues);
if(s.length>1)return[["An island has two clues.",s]];if(!s.length)return e?[]:[["An island has no cl\
ue.",t]];let n=Number(this.clues[s[0]]);return t.length>n?[[`An island of ${n} has ${z(t.length,"cel\
l")}.`,t]]:e||!(t.length<n)?[]:[[`An island of ${n} has room for only ${t.length}.`,t]]}seas(t,e){let s=r=>!t(
r),n=r=>this.grid.beside(r).filter(s),o=L(this.grid.cells().filter(s),n).map(r=>r.filter(e)).filter(
r=>r.length).sort((r,a)=>r.length-a.length);return o.length>1?[["The sea is in pieces.",o[0]]]:[]}}});var Yt={};X(Yt,{default:()=>it});function F(i){return[...i].find(Z)}function Zt(i){return[...i].filter(
t=>!Z(t))}function ke(i,{r:t,c:e}){let s=[...i],n=s.length>D.most?`${s.slice(0,D.most-1).join("")}…`:
i,o=Math.min(D.size,(h-D.left)/[...n].length);return $(n,e*h+D.left,t*h+D.middle,o,"small name")}var rt,
D,it,Kt=x(()=>{"use strict";N();U();st();O();rt=4,D={left:5,middle:7,size:8,below:12,most:8},it=class{values=[];how=[
"Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out.","Numbers a\
bove 9 have buttons only."];constructor({size:t,givens:e,rooms:s,labels:n}){this.grid=new _(t),this.
givens=e,this.rooms=s,this.roomOf=new Map(s.flatMap(o=>o.map(r=>[r,o]))),this.nameOf=new Map(s.flatMap(
(o,r)=>o.map(a=>[a,n[r]]))),this.numbers={highest:Math.max(...s.map(o=>o.length)),most:o=>this.most(
o),settled:F}}places(){return this.grid.cells().filter(t=>!(t in this.givens))}most(t){return this.roomOf.
get(t)?.length??0}base({base:t,over:e}){t.append(E(this.grid),A(this.grid));let s=this.grid.cells().
map(n=>this.walls(n));e.append(u("path",{d:s.join(""),class:"room"}),A(this.grid,"room"));for(let[n,
o]of Object.entries(this.givens))t.append(S(p(n),"given")),e.append($(o,...T(p(n)),23,"strong"));e.append(
...this.rooms.map(([n])=>ke(this.nameOf.get(n)??"",p(n))))}walls(t){let{r:e,c:s}=p(t),n=this.roomOf.
get(t),o=s>0&&this.roomOf.get(g(e,s-1))!==n,r=e>0&&this.roomOf.get(g(e-1,s))!==n;return(o?K({r:e,c:s}):
"")+(r?Y({r:e,c:s}):"")}mark(t,e){let s=F(e);return s?$(s,...T(p(t)),23):this.candidates(t,e)}candidates(t,e){
let{r:s,c:n}=p(t),o=this.most(t),r=o>9?4:o>4?3:2,a=t===this.roomOf.get(t)?.[0]?D.below:rt,l=(h-2*rt)/
r,c=Math.min(l,(h-rt-a)/Math.ceil(o/r)),d=u("g");for(let f=1;f<=o;f++){let m=n*h+rt+((f-1)%r+.5)*l,w=s*
h+a+(Math.floor((f-1)/r)+.5)*c,b=e.has(`not ${f}`);d.append($(f,m,w,Math.min(12,c*.95),b?"out":"smal\
l")),b&&d.append(u("path",{d:`M${m-4.5} ${w+4.5}l9 -9`,class:"out"}))}return d}describe(t,e){return`${t}\
: ${F(e)??["open",...Zt(e)].join(", ")}`}teller(t){return e=>{let s=this.givens[e];return`${s?`${e}:\
 ${s}, given`:this.describe(e,t.get(e)??new Set)}, room ${this.nameOf.get(e)} of ${z(this.most(e),"c\
ell")}`}}text(t){return this.grid.rows(e=>F(t.get(e)??new Set)??".")}obvious={spread_ripple:"not"};isOut(t){
return!Z(t)}opposite(t){return t.includes(" not ")?t.replace(" not "," "):t.replace(" "," not ")}laws(){
return[...this.grid.cells().flatMap(t=>this.cellLaws(t)),...this.rooms.flatMap(t=>t.map((e,s)=>this.
roomLaw(t,s+1))),...this.rowsAndColumns().flatMap(t=>this.lineLaws(t))]}cellLaws(t){let e=Array.from(
{length:this.most(t)},(a,l)=>`${t} ${l+1}`),s=this.nameOf.get(t),n={facts:e,opposite:this.opposite,rooms:[
`room ${s}`]},o=e.length>1?`The numbers of room ${s} go from 1 to ${e.length}.`:`Room ${s} holds jus\
t 1.`;return[y({...n,words:o,least:0,most:1,effort:0}),y({...n,words:o,least:1,most:e.length,rest:"t\
ake_only_value"})]}roomLaw(t,e){let s=this.nameOf.get(t[0]),n=`Room ${s} holds the ${e} once.`,o={none:"\
spread_ripple",rest:"take_only_cell"},r=t.map(l=>`${l} ${e}`),a=[`room ${s}`];return y({words:n,facts:r,
least:1,most:1,opposite:this.opposite,rooms:a,...o})}rowsAndColumns(){let{height:t,width:e}=this.grid,
s=(r,a)=>Array.from({length:r},(l,c)=>a(c)).map(({r:l,c})=>g(l,c)),n=Array.from({length:t},(r,a)=>s(
e,l=>({r:a,c:l}))),o=Array.from({length:e},(r,a)=>s(t,l=>({r:l,c:a})));return[...n,...o]}lineLaws(t){
let{highest:e}=this.numbers;return Array.from({length:e},(s,n)=>n+1).flatMap(s=>{let n=`Two ${s}s in\
 a row or column have at least ${s} ${s===1?"cell":"cells"} between them.`;return t.map((l,c)=>t.slice(
c,c+s+1)).map(l=>l.filter(c=>this.most(c)>=s)).filter(l=>l.length>1).map(l=>l.map(c=>`${c} ${s}`)).map(
l=>y({words:n,facts:l,least:0,most:1,opposite:this.opposite,none:"spread_ripple"}))})}broken(t,e){let s=n=>Number(
this.givens[n]??F(t.get(n)??new Set)??0);return[...this.rooms.flatMap(n=>this.brokenRoom(n,s,t)),...this.
grid.cells().flatMap(n=>this.brokenCell(n,s,t,e))]}brokenRoom(t,e,s){let n=[];for(let o=1;o<=t.length;o++){
let r=t.filter(l=>e(l)===o);r.length>1&&n.push([`A room has ${o} twice.`,r]);let a=t.some(l=>!e(l)&&
!M(s,l,`not ${o}`));!r.length&&!a&&n.push([`A room has no place for ${o}.`,t])}return n}brokenCell(t,e,s,n){
let o=[],r=e(t);n&&!r&&o.push(["A cell is empty.",[t]]);for(let l of this.ripple(t,r).filter(c=>e(c)===
r)){let c=`Two ${r}s have fewer than ${z(r,"cell")} between them.`;o.push([c,[t,l]])}let a=Zt(s.get(
t)??new Set);return!r&&a.length>=this.most(t)&&o.push(["A cell has no number left.",[t]]),o}ripple(t,e){
let{r:s,c:n}=p(t);return Array.from({length:e},(r,a)=>a+1).flatMap(r=>[{r:s,c:n+r},{r:s+r,c:n}]).filter(
r=>this.grid.holds(r)).map(r=>g(r.r,r.c))}}});N();O();N();var j=16;function At({height:i,width:t},e){let s=-e-j,n=s+j/2,[o,r]=[t*h-2*s,i*h-2*s],a=(c,d)=>u(
"rect",{x:s,y:s,width:c,height:d,class:"strip"}),l=(c,d)=>Array.from({length:c},(f,m)=>$(m+1,...d((m+
.5)*h),11,"small"));return u("g",{class:"numbers"},u("g",{class:"of-rows"},a(j,r),...l(i,c=>[n,c])),
u("g",{class:"of-columns"},a(o,j),...l(t,c=>[c,n])),u("g",{class:"of-both"},a(j,j)))}var ee={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},se={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},R=class{constructor(){this.elements=new Map}update(t){let e=[...this.
elements.keys()].filter(n=>!t.has(n));for(let n of e)this.elements.get(n)?.remove(),this.elements.delete(
n);let s=[...t].filter(([n])=>!this.elements.has(n));for(let[n,[o,r]]of s){let a=r();o.append(a),this.
elements.set(n,a)}return e.length+s.length>0}},Q=class{constructor(t,e){this.element=t,this.puzzle=e,
this.allPlaces=e.places(),this.known=new Set(this.allPlaces),this.marks=new R,this.shades=new R,this.
rings=new R,this.sketches=new R,this.remarks=new R,this.layers=this.addLayers(),this.draw()}addLayers(){
let t={base:u("g",{class:"base"}),marks:u("g",{class:"marks"}),under:u("g",{class:"under"}),over:u("\
g",{class:"over"}),rings:u("g",{class:"rings"}),arrows:u("g",{class:"arrows"}),notes:u("g",{class:"n\
otes"})},{base:e,marks:s,under:n,over:o,rings:r,arrows:a,notes:l}=t,c=this.puzzle.lines?[n,r,s,o]:[s,
n,o,r];return this.element.replaceChildren(e,...c,a,l),t}draw(){let{height:t,width:e}=this.puzzle.grid,
s=this.puzzle.margin??4,n=s+j,[o,r]=[e*h+n+s,t*h+n+s];this.element.setAttribute("viewBox",`${-n} ${-n}\
 ${o} ${r}`),this.element.style.setProperty("--columns",String(e)),this.element.style.setProperty("-\
-shape",`${o} / ${r}`),this.element.style.setProperty("--ratio",String(e/t)),this.layers.base.append(
A(this.puzzle.grid,"paper")),this.puzzle.base(this.layers),this.element.append(At(this.puzzle.grid,s))}places(){
return this.allPlaces}pointAt(t){let e=this.element.getScreenCTM(),s=new DOMPoint(t.clientX,t.clientY).
matrixTransform(e?.inverse());return[s.x/h,s.y/h]}placeAt(t){if(t.target.closest(".part .numbers"))return null;
let[e,s]=this.pointAt(t),n=this.puzzle.placeAt?this.puzzle.placeAt(e,s):g(Math.floor(s),Math.floor(e));
return n&&this.known.has(n)?n:null}neighbour(t,e){let[s,n]=ee[e],o=k(t),r=t,a=1/0;for(let l of this.
allPlaces){let c=k(l),d=(c.y-o.y)*s+(c.x-o.x)*n,f=Math.abs((c.y-o.y)*n)+Math.abs((c.x-o.x)*s);d>.1&&
d+3*f<a&&([r,a]=[l,d+3*f])}return r}describe(t,e){return this.puzzle.describe(t,e.get(t)??new Set,e)}show(t){
let{facts:e,decided:s=[],because:n=[],wrong:o=[],cursor:r=null,told:a=[]}=t,{supposed:l=[],trial:c=new Set}=t;
this.showMarks(e,c)&&this.showShades(e),this.showRings({because:n,supposed:l,decided:s,wrong:o,cursor:r?
[r]:[]}),this.showSketches(a),this.showRemarks(t)}showRemarks({tints:t={},arrows:e=[],notes:s=[]}){let{
layers:n}=this,o=new Map;for(let[r,a]of Object.entries(t))for(let l of a)o.set(`${r} ${l}`,[n.under,
()=>Ot(l,r)]);for(let[r,a]of e)o.set(`${r} ${a}`,[n.arrows,()=>St(k(r),k(a))]);s.forEach(([r,a],l)=>{
let c=s.slice(0,l).filter(([f])=>f===r).length,d=()=>vt(k(r),a,c);o.set(`${r} ${a} ${l}`,[n.notes,d])}),
this.remarks.update(o)}showSketches(t){let e=new Map;for(let s of t){let n=()=>this.puzzle.sketch?.(
...s)??u("g");e.set(s.join(" "),[this.layers.rings,n])}this.sketches.update(e)}showMarks(t,e){let s=new Map;
for(let n of this.allPlaces){let o=t.get(n);if(!o?.size)continue;let r=e.has(n)?"trial":"sure",a=()=>{
let l=this.puzzle.mark(n,o);return l.classList.add("mark",r),l};s.set(`${n} ${[...o].sort().join()} ${r}`,
[this.layers.marks,a])}return this.marks.update(s)}showShades(t){let e=new Map;for(let[s,n]of this.puzzle.
shades?.(t)??[])e.set(`${n} ${s}`,[this.layers.base,()=>S(p(s),n)]);this.shades.update(e)}showRings(t){
let e=new Map;for(let[s,n]of Object.entries(t)){let o=this.layers[s==="because"?"under":"rings"];for(let r of n)
e.set(`${s} ${r}`,[o,()=>ne(s,k(r))])}this.rings.update(e)}};function ne(i,t){let e=se[i],[s,n]=[h-2*
e,h-2*e];t.edge==="horizontal"&&([s,n]=[h-2,24-e]),t.edge==="vertical"&&([s,n]=[24-e,h-2]);let[o,r]=[
t.x*h-s/2,t.y*h-n/2],a={x:o,y:r,width:s,height:n,rx:5},l=u("rect",{...a,class:"halo"}),c=u("g",{class:`\
ring ${i}`},l,u("rect",a));return i==="because"&&c.append(u("path",{d:pt(o,r,s,n),class:"hatching"})),
i==="wrong"&&c.append(u("path",{d:oe(o,r,s,n,t.edge?.5:.27)})),c}function oe(i,t,e,s,n){let[o,r]=[e*
n,s*n],[a,l]=[i+e,t+s];return`M${i} ${t}l${o} ${r}M${a} ${t}l${-o} ${r}M${i} ${l}l${o} ${-r}M${a} ${l}\
l${-o} ${-r}`}N();var re=/[\u202a-\u202e\u2066-\u2069]/g,ie=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;function dt(i){
return document.getElementById(i)}function _t(){ae(),document.querySelector("main")?.removeAttribute("hidden"),addEventListener("DOMCo\
ntentLoaded",()=>document.getElementById("silent")?.remove())}function ae(){let i=[...document.body.
children].filter(e=>!e.matches("script, noscript")),t=document.getElementById("written");if(t){for(let e of i)
e.remove();t.insertAdjacentHTML("afterend",JSON.parse(t.textContent))}else{let s=JSON.stringify(i.map(
le).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(W("script",{type:"text/plain",id:"written",textContent:s}))}}
function le(i){let t=i.cloneNode(!0);for(let e of t.querySelectorAll("a"))e.hasAttribute("href")&&e.
setAttribute("href",e.href);return t.outerHTML}function Lt(){return JSON.parse(dt("data").textContent??"")}function W(i,t={},...e){let s=document.createElement(
i);for(let[n,o]of Object.entries(t))n in s?Reflect.set(s,n,o):s.setAttribute(n,String(o));return s.append(
...e.flatMap(ce)),s}function ce(i){return typeof i!="string"?[i]:i.replace(re,"�").split(ie).map((e,s)=>{
if(s%2===0)return e;let n=document.createElement("span");return n.className="edge",n.append(e),n})}O();var Me=xt({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(Dt(),Pt)),"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(Ut(),Wt)),
"./puzzles/nurikabe.js":()=>Promise.resolve().then(()=>(Xt(),Jt)),"./puzzles/ripple_effect.js":()=>Promise.resolve().then(()=>(Kt(),Yt))});async function Qt(i){let{default:t}=await Me(`./puzzles/${i}.js`);return e=>new t(e)}O();var at=class{constructor(t,e,s){this.puzzle=e;let{height:n,width:o}=e.grid;this.cells=new Map;let r=Array.
from({length:n},(l,c)=>W("div",{role:"row"},...Array.from({length:o},(d,f)=>this.cell(g(c,f),s)))),a={
role:"grid","aria-label":"The board in words","aria-readonly":!s};t.after(W("div",{className:"spoken",
...a},...r))}cell(t,e){let s=W("div",{role:"gridcell",onclick:e&&(()=>e(t))});return this.cells.set(
t,s),s}show(t){let e=this.puzzle.teller(t);for(let[s,n]of this.cells){let o=e(s);n.textContent!==o&&
(n.textContent=o)}}};async function Oe(){_t();let i=Lt();for(let[t,e]of Object.entries(i)){let{solution:s,givens:n,before:o,
after:r,decided:a,because:l,told:c}=e,d=await Qt(s),f=(m,w)=>{let b=dt(t).querySelector(m),I=d(n);new Q(
b,I).show(w),b.hasAttribute("aria-hidden")||new at(b,I).show(w.facts)};f(".before",{facts:ht(o)}),r&&
f(".after",{facts:ht(r),decided:a,because:l,told:c})}}Oe();})();
