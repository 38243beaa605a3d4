"use strict";var page=(()=>{var PROJECT="/project";var DOORS=[...["fetch","XMLHttpRequest","WebSocket","WebSocketStream","WebTra\
nsport","EventSource"],...["indexedDB","caches","cookieStore","BroadcastChannel","Worker","SharedWor\
ker"],...["importScripts","navigator"]];async function startPython(files){Reflect.set(self,"importSc\
ripts",void 0);const wasm=placeOf(files.wasm);const project=fetch(placeOf(files.project)).then(found=>found.
arrayBuffer());const[{loadPyodide},{default:createPyodideModule}]=await Promise.all([import(placeOf(
files.loader)),import(placeOf(files.module))]);const python=await loadPyodide({createPyodideModule,indexURL:wasm.
startsWith("blob:")?`${wasm}#/`:new URL(".",wasm).href,stdLibURL:placeOf(files.library),lockFileContents:files.
lock,...files.snapshot?{_loadSnapshot:unpacked(files.snapshot)}:{}});delete python._api.config._loadSnapshot;
python.unpackArchive(await project,"zip",{extractDir:PROJECT});if(!files.snapshot)python.runPython(`\
import sys; sys.path.insert(0, "${PROJECT}")`);return python}async function unpacked(address){const{
body}=await fetch(address);const plain=body?.pipeThrough(new DecompressionStream("gzip"));return new Response(
plain).arrayBuffer()}function placeOf(file){return typeof file==="string"?file:URL.createObjectURL(file)}
function shut(){for(let scope=self;scope;scope=Object.getPrototypeOf(scope)){for(const door of DOORS)
Reflect.deleteProperty(scope,door)}}var asked;self.onmessage=async({data})=>{if(!asked&&"loader"in data){asked=startPython(data).then(python=>python.
pyimport("lessons.lab.calls").answer);asked.then(shut,()=>{});return}const{id,call,args}=data;const post=answer=>self.
postMessage(answer);try{const ask=await asked;const tell=told=>post({id,progress:JSON.parse(told)});
post({id,...JSON.parse(ask(call,JSON.stringify(args),tell))})}catch(error){const[said]=String(error).
trim().split("\n").slice(-1);post({id,error:{said,broken:true}})}};})();
