"use strict";var page=(()=>{function d(){try{new ArrayBuffer(17179869184)}catch{}}async function y(t,e){let o=new Uint8Array(4096),
n=0,a=s=>{for(let c=0,l;c<s.length;n+=l-c,c=l){l=Math.min(s.length,c+4096-n%4096);let i=s.subarray(c,
l),p=n<4096?o.subarray(n):t.subarray(n-4096);(!h(i)||!h(p.subarray(0,i.length)))&&p.set(i)}};await e.
pipeTo(new WritableStream({write:a}));let[,r]=new Uint32Array(o.buffer,0,2);return o.subarray(0,r)}function h(t){
for(let e=0;e<t.length;e++)if(t[e])return!1;return!0}var g="/project",m="application/wasm",E=["fetch","XMLHttpRequest","WebSocket","WebSocketStream","Web\
Transport","EventSource","indexedDB","caches","cookieStore","BroadcastChannel","Worker","SharedWorke\
r","importScripts","navigator"],O="a file of this site could not be loaded; try again with a connect\
ion";function S(t){return P(t).catch(e=>{throw e instanceof TypeError||e instanceof SyntaxError?Object.
assign(new Error(O),{name:""}):e})}async function P(t){Reflect.set(self,"importScripts",void 0),t.again&&
R();let e=u(t.wasm),o=w(t.project).then(p=>new Response(p).json()),n=t.snapshot&&w(t.snapshot),a=fetch(
u(t.lock)).then(p=>p.text()),[{loadPyodide:r},{default:s}]=await Promise.all([b(t.loader),b(t.module)]),
c=U(),l=r({createPyodideModule:n?k(s,n):s,indexURL:e.startsWith("blob:")?`${e}#/`:new URL(".",e).href,
stdLibURL:u(t.library),lockFileContents:a,stdin:()=>null,...n?{_loadSnapshot:new Uint8Array}:{}}),i=await Promise.
race([l,c]);return x(i.FS,await o),n||i.runPython(`import sys; sys.path.insert(0, "${g}")`),i}function R(){
let{fetch:t}=self;self.fetch=(e,o)=>t(e,{cache:"force-cache",...o})}function k(t,e){return async o=>{
let n=await t(o),{restoreSnapshot:a}=n.API,r=await y(n.HEAPU8,await e);return n.API.restoreSnapshot=
()=>a(r),n}}function x(t,e){let o=new TextEncoder,n="";for(let[a,r]of Object.entries(e)){let s=`${g}\
/${a}`,c=s.slice(0,s.lastIndexOf("/"));c!==n&&t.mkdirTree(c),n=c,t.writeFile(s,o.encode(r),{canOwn:!0})}}
async function w(t){return(await fetch(u(t))).body.pipeThrough(new DecompressionStream("gzip"))}async function b(t){
try{return await import(u(t))}catch{let e=await(await fetch(u(t))).blob();return import(URL.createObjectURL(
new Blob([e],{type:"text/javascript"})))}}function U(){let{instantiateStreaming:t}=WebAssembly;return new Promise(
(e,o)=>{WebAssembly.instantiateStreaming=async(n,a)=>{try{return await t(W(await n),a)}catch(r){throw o(
r),r}}})}function W(t){return!t.ok||t.headers.get("Content-Type")?.startsWith(m)?t:new Response(t.body,
{headers:{"Content-Type":m}})}function u(t){return typeof t=="string"?t:URL.createObjectURL(t)}function A(){
for(let t=self;t;t=Object.getPrototypeOf(t))for(let e of E)Reflect.deleteProperty(t,e)}var f;function j(){A(),setTimeout(d)}self.onmessage=async({data:t})=>{if(!f&&"loader"in t){f=S(t).then(
r=>r.pyimport("lessons.lab.calls").answer),f.then(j,()=>{});return}let{id:e,call:o,args:n}=t,a=r=>self.
postMessage(r);try{let r=await f,s=c=>a({id:e,progress:JSON.parse(c)});a({id:e,...JSON.parse(r(o,JSON.
stringify(n),s))})}catch(r){let[s]=String(r).trim().split(`
`).slice(-1);a({id:e,error:{said:s,broken:!0}})}};})();
