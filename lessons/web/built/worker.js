"use strict";var page=(()=>{var PAGE=4096;var HEAD=PAGE;var MORE=2**34;function collect(){try{new ArrayBuffer(MORE)}catch{}}async function restore(memory,snapshot){
const head=new Uint8Array(HEAD);let at=0;const write2=bytes=>{for(let from=0,to;from<bytes.length;at+=
to-from,from=to){to=Math.min(bytes.length,from+PAGE-at%PAGE);const part=bytes.subarray(from,to);const place=at<
HEAD?head.subarray(at):memory.subarray(at-HEAD);if(!isZero(part)||!isZero(place.subarray(0,part.length)))
place.set(part)}};await snapshot.pipeTo(new WritableStream({write:write2}));const[,end]=new Uint32Array(
head.buffer,0,2);return head.subarray(0,end)}function isZero(bytes){for(let i=0;i<bytes.length;i++)if(bytes[i])
return false;return true}var PROJECT="/project";var DOORS=[...["fetch","XMLHttpRequest","WebSocket","WebSocketStream","WebTra\
nsport","EventSource"],...["indexedDB","caches","cookieStore","BroadcastChannel","Worker","SharedWor\
ker"],...["importScripts","navigator"]];async function startPython(files){Reflect.set(self,"importSc\
ripts",void 0);const wasm=placeOf(files.wasm);const project=unpacked(files.project).then(plain=>new Response(
plain).json());const snapshot=files.snapshot&&unpacked(files.snapshot);const lock=fetch(placeOf(files.
lock)).then(found=>found.text());const[{loadPyodide},{default:create}]=await Promise.all([import(placeOf(
files.loader)),import(placeOf(files.module))]);const python=await loadPyodide({createPyodideModule:snapshot?
restoring(create,snapshot):create,indexURL:wasm.startsWith("blob:")?`${wasm}#/`:new URL(".",wasm).href,
stdLibURL:placeOf(files.library),lockFileContents:lock,...snapshot?{_loadSnapshot:new Uint8Array}:{}});
write(python.FS,await project);if(!snapshot)python.runPython(`import sys; sys.path.insert(0, "${PROJECT}\
")`);return python}function restoring(create,snapshot){return async settings=>{const module=await create(
settings);const{restoreSnapshot}=module.API;const head=await restore(module.HEAPU8,await snapshot);module.
API.restoreSnapshot=()=>restoreSnapshot(head);return module}}function write(FS,files){const encoder=new TextEncoder;
let there="";for(const[name,text]of Object.entries(files)){const path=`${PROJECT}/${name}`;const folder=path.
slice(0,path.lastIndexOf("/"));if(folder!==there)FS.mkdirTree(folder);there=folder;FS.writeFile(path,
encoder.encode(text),{canOwn:true})}}async function unpacked(file){const body=(await fetch(placeOf(file))).
body;return body.pipeThrough(new DecompressionStream("gzip"))}function placeOf(file){return typeof file===
"string"?file:URL.createObjectURL(file)}function shut(){for(let scope=self;scope;scope=Object.getPrototypeOf(
scope)){for(const door of DOORS)Reflect.deleteProperty(scope,door)}}var asked;function settle(){shut();setTimeout(collect)}self.onmessage=async({data})=>{if(!asked&&"lo\
ader"in data){asked=startPython(data).then(python=>python.pyimport("lessons.lab.calls").answer);asked.
then(settle,()=>{});return}const{id,call,args}=data;const post=answer=>self.postMessage(answer);try{
const ask=await asked;const tell=told=>post({id,progress:JSON.parse(told)});post({id,...JSON.parse(ask(
call,JSON.stringify(args),tell))})}catch(error){const[said]=String(error).trim().split("\n").slice(-1);
post({id,error:{said,broken:true}})}};})();
