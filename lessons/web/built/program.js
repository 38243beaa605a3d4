"use strict";var page=(()=>{async function E(t,e){let o=new Uint8Array(4096),n=0,r=i=>{for(let a=0,c;a<i.length;n+=c-a,a=c){c=Math.
min(i.length,a+4096-n%4096);let l=i.subarray(a,c),d=n<4096?o.subarray(n):t.subarray(n-4096);(!g(l)||
!g(d.subarray(0,l.length)))&&d.set(l)}};await e.pipeTo(new WritableStream({write:r}));let[,s]=new Uint32Array(
o.buffer,0,2);return o.subarray(0,s)}function g(t){for(let e=0;e<t.length;e++)if(t[e])return!1;return!0}var f="/project",S="application/wasm",T=["fetch","XMLHttpRequest","WebSocket","WebSocketStream","Web\
Transport","EventSource","indexedDB","caches","cookieStore","BroadcastChannel","Worker","SharedWorke\
r","importScripts","navigator"],U="a file of this site could not be loaded; try again with a connect\
ion";function P(t){return W(t).catch(e=>{throw e instanceof TypeError||e instanceof SyntaxError?Object.
assign(new Error(U),{name:""}):e})}async function W(t){Reflect.set(self,"importScripts",void 0),t.again&&
_();let e=p(t.wasm),o=O(t.project).then(d=>new Response(d).json()),n=t.snapshot&&O(t.snapshot),r=fetch(
p(t.lock)).then(d=>d.text()),[{loadPyodide:s},{default:i}]=await Promise.all([A(t.loader),A(t.module)]),
a=M(),c=s({createPyodideModule:n?j(i,n):i,indexURL:e.startsWith("blob:")?`${e}#/`:new URL(".",e).href,
stdLibURL:p(t.library),lockFileContents:r,stdin:()=>null,...n?{_loadSnapshot:new Uint8Array}:{}}),l=await Promise.
race([c,a]);return v(l.FS,await o),n||l.runPython(`import sys; sys.path.insert(0, "${f}")`),l}function _(){
let{fetch:t}=self;self.fetch=(e,o)=>t(e,{cache:"force-cache",...o})}function j(t,e){return async o=>{
let n=await t(o),{restoreSnapshot:r}=n.API,s=await E(n.HEAPU8,await e);return n.API.restoreSnapshot=
()=>r(s),n}}function v(t,e){let o=new TextEncoder,n="";for(let[r,s]of Object.entries(e)){let i=`${f}\
/${r}`,a=i.slice(0,i.lastIndexOf("/"));a!==n&&t.mkdirTree(a),n=a,t.writeFile(i,o.encode(s),{canOwn:!0})}}
async function O(t){return(await fetch(p(t))).body.pipeThrough(new DecompressionStream("gzip"))}async function A(t){
try{return await import(p(t))}catch{let e=await(await fetch(p(t))).blob();return import(URL.createObjectURL(
new Blob([e],{type:"text/javascript"})))}}function M(){let{instantiateStreaming:t}=WebAssembly;return new Promise(
(e,o)=>{WebAssembly.instantiateStreaming=async(n,r)=>{try{return await t(C(await n),r)}catch(s){throw o(
s),s}}})}function C(t){return!t.ok||t.headers.get("Content-Type")?.startsWith(S)?t:new Response(t.body,
{headers:{"Content-Type":S}})}function p(t){return typeof t=="string"?t:URL.createObjectURL(t)}function k(){
for(let t=self;t;t=Object.getPrototypeOf(t))for(let e of T)Reflect.deleteProperty(t,e)}var m="/home/pyodide/run",y=65536,L=4096,F=50,H=4096,B=-11,$=`The browser has no room for calls as d\
eep as these.
`,I=["RangeError","InternalError"],G=`
import importlib.util, shutil, sys
spec = importlib.util.spec_from_file_location("running", "${f}/lessons/lab/own/running.py")
running = importlib.util.module_from_spec(spec)
spec.loader.exec_module(running)
shutil.rmtree("${f}")
sys.path.remove("${f}")
running.run
`,u={most:1/0,refused:!1},N=WebAssembly.Memory.prototype.grow;WebAssembly.Memory.prototype.grow=function(t){
if(u.refused=this.buffer.byteLength+t*y>u.most,u.refused)throw new RangeError("beyond the limit on m\
emory");return N.call(this,t)};var w=class{constructor(e,{id:o,input:n,limits:r}){this.python=e,this.
id=o,this.limits=r,this.input=new TextEncoder().encode(n),this.read=0,this.outputs={stdout:{bytes:0,
parts:[]},stderr:{bytes:0,parts:[]}},this.onDisk=0,this.start=performance.now()}connect(){this.python.
setStdin({read:e=>this.give(e),isatty:!1}),this.python.setStdout({write:this.taker("stdout"),isatty:!1}),
this.python.setStderr({write:this.taker("stderr"),isatty:!1})}give(e){let o=this.input.subarray(this.
read,this.read+e.length);return e.set(o),this.read+=o.length,o.length}taker(e){let o=this.outputs[e];
return n=>(o.bytes+=n.length,o.parts.push(n.slice()),o.bytes>this.limits.output&&this.over("output"),
n.length)}wrote(e){this.onDisk+=e,!(this.onDisk<=this.limits.disk)&&(this.onDisk=z(this.python.FS,m),
this.onDisk>this.limits.disk&&this.over("disk"))}made(e){e>F&&this.over("disk"),this.wrote(L)}ended(e,o){
let n=(performance.now()-this.start)/1e3,{stdout:r,stderr:s}=this.outputs;return{end:e,status:o,cpu:n,
wall:n,memory:this.python._module.HEAP8.length,stdout:D(x(r.parts)),stderr:D(x(s.parts).slice(-H))}}over(e){
for(self.postMessage({id:this.id,run:this.ended(e,-9),spent:!0});;);}},h=null;async function J(t){let e=await P(
t),o=e.runPython(G),{FS:n}=e,r=n.write;n.write=(i,...a)=>{let c=r.call(n,i,...a);return n.isFile(i.node.
mode)&&h?.wrote(c),c};let s=n.mkdir;return n.mkdir=(...i)=>{let a=s.apply(n,i);return h?.made(R(a)-R(
n.lookupPath(m).node)),a},n.mkdirTree(m),console.error=()=>{},{python:e,run:o,own:e._module.HEAP8.length}}
function z(t,e){let o=[t.lookupPath(e).node],n=0;for(let r=o.pop();r;r=o.pop()){let s=t.isDir(r.mode);
s&&o.push(...Object.values(r.contents)),n+=s?L:r.usedBytes??0}return n}function R(t){let e=0;for(let o=t;o.
parent!==o;o=o.parent)e++;return e}function x(t){let e=new Uint8Array(t.reduce((n,r)=>n+r.length,0)),
o=0;for(let n of t)e.set(n,o),o+=n.length;return e}function D(t){let e="";for(let o=0;o<t.length;o+=
y/2)e+=String.fromCharCode(...t.subarray(o,o+y/2));return btoa(e)}var b;async function K(t){let{python:e,
run:o,own:n}=await b;self.postMessage({id:t.id,started:!0}),h=new w(e,t),h.connect(),e.FS.MAX_OPEN_FDS=
t.limits.files,Object.assign(u,{most:n+t.limits.memory,refused:!1});let[r,s,i]=X(o,t.program);u.most=
1/0,self.postMessage({id:t.id,run:h.ended(r,s),spent:i}),h=null}function V(t){h?.outputs.stderr.parts.
push(new TextEncoder().encode(t))}function X(t,e){try{let[o,n]=t(e,m).toJs(),r=n||u.refused;return[r?
"memory":"exit",o,r]}catch(o){let{status:n,name:r}=o;return I.includes(r??"")&&!u.refused&&V($),[u.refused?
"memory":"exit",n??B,!0]}}self.onmessage=({data:t})=>{"program"in t?K(t).catch(e=>self.postMessage({
id:t.id,failed:String(e)})):(b=J(t),b.then(k,()=>{}))};})();
