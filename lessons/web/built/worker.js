"use strict";var page=(()=>{function collect(){try{new ArrayBuffer(17179869184)}catch{}}async function restore(memory,snapshot){
let head=new Uint8Array(4096),at=0,write2=bytes=>{for(let from=0,to;from<bytes.length;at+=to-from,from=
to){to=Math.min(bytes.length,from+4096-at%4096);let part=bytes.subarray(from,to),place=at<4096?head.
subarray(at):memory.subarray(at-4096);(!isZero(part)||!isZero(place.subarray(0,part.length)))&&place.
set(part)}};await snapshot.pipeTo(new WritableStream({write:write2}));let[,end]=new Uint32Array(head.
buffer,0,2);return head.subarray(0,end)}function isZero(bytes){for(let i=0;i<bytes.length;i++)if(bytes[i])
return!1;return!0}var PROJECT="/project",WASM="application/wasm",DOORS=["fetch","XMLHttpRequest","WebSocket","WebSocke\
tStream","WebTransport","EventSource","indexedDB","caches","cookieStore","BroadcastChannel","Worker",
"SharedWorker","importScripts","navigator"],UNLOADED="a file of this site could not be loaded; try a\
gain with a connection";function startPython(files){return started(files).catch(error=>{throw error instanceof
TypeError||error instanceof SyntaxError?Object.assign(new Error(UNLOADED),{name:""}):error})}async function started(files){
Reflect.set(self,"importScripts",void 0),files.again&&askNobody();let wasm=placeOf(files.wasm),project=unpacked(
files.project).then(plain=>new Response(plain).json()),snapshot=files.snapshot&&unpacked(files.snapshot),
lock=fetch(placeOf(files.lock)).then(found=>found.text()),[{loadPyodide},{default:create}]=await Promise.
all([imported(files.loader),imported(files.module)]),failed=uncompiled(),loaded=loadPyodide({createPyodideModule:snapshot?
restoring(create,snapshot):create,indexURL:wasm.startsWith("blob:")?`${wasm}#/`:new URL(".",wasm).href,
stdLibURL:placeOf(files.library),lockFileContents:lock,stdin:()=>null,...snapshot?{_loadSnapshot:new Uint8Array}:
{}}),python=await Promise.race([loaded,failed]);return write(python.FS,await project),snapshot||python.
runPython(`import sys; sys.path.insert(0, "${PROJECT}")`),python}function askNobody(){let{fetch:fetch2}=self;
self.fetch=(file,options)=>fetch2(file,{cache:"force-cache",...options})}function restoring(create,snapshot){
return async settings=>{let module=await create(settings),{restoreSnapshot}=module.API,head=await restore(
module.HEAPU8,await snapshot);return module.API.restoreSnapshot=()=>restoreSnapshot(head),module}}function write(FS,files){
let encoder=new TextEncoder,there="";for(let[name,text]of Object.entries(files)){let path=`${PROJECT}\
/${name}`,folder=path.slice(0,path.lastIndexOf("/"));folder!==there&&FS.mkdirTree(folder),there=folder,
FS.writeFile(path,encoder.encode(text),{canOwn:!0})}}async function unpacked(file){return(await fetch(
placeOf(file))).body.pipeThrough(new DecompressionStream("gzip"))}async function imported(file){try{
return await import(placeOf(file))}catch{let text=await(await fetch(placeOf(file))).blob();return import(URL.
createObjectURL(new Blob([text],{type:"text/javascript"})))}}function uncompiled(){let{instantiateStreaming}=WebAssembly;
return new Promise((_,refuse)=>{WebAssembly.instantiateStreaming=async(found,imports)=>{try{return await instantiateStreaming(
typed(await found),imports)}catch(error){throw refuse(error),error}}})}function typed(found){return!found.
ok||found.headers.get("Content-Type")?.startsWith(WASM)?found:new Response(found.body,{headers:{"Con\
tent-Type":WASM}})}function placeOf(file){return typeof file=="string"?file:URL.createObjectURL(file)}
function shut(){for(let scope=self;scope;scope=Object.getPrototypeOf(scope))for(let door of DOORS)Reflect.
deleteProperty(scope,door)}var asked;function settle(){shut(),setTimeout(collect)}self.onmessage=async({data})=>{if(!asked&&"lo\
ader"in data){asked=startPython(data).then(python=>python.pyimport("lessons.lab.calls").answer),asked.
then(settle,()=>{});return}let{id,call,args}=data,post=answer=>self.postMessage(answer);try{let ask=await asked,
tell=told=>post({id,progress:JSON.parse(told)});post({id,...JSON.parse(ask(call,JSON.stringify(args),
tell))})}catch(error){let[said]=String(error).trim().split(`
`).slice(-1);post({id,error:{said,broken:!0}})}};})();
