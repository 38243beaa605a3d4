"use strict";var page=(()=>{async function restore(memory2,snapshot){let head=new Uint8Array(4096),at=0,write2=bytes=>{for(let from=0,
to;from<bytes.length;at+=to-from,from=to){to=Math.min(bytes.length,from+4096-at%4096);let part=bytes.
subarray(from,to),place=at<4096?head.subarray(at):memory2.subarray(at-4096);(!isZero(part)||!isZero(
place.subarray(0,part.length)))&&place.set(part)}};await snapshot.pipeTo(new WritableStream({write:write2}));
let[,end]=new Uint32Array(head.buffer,0,2);return head.subarray(0,end)}function isZero(bytes){for(let i=0;i<
bytes.length;i++)if(bytes[i])return!1;return!0}var PROJECT="/project",WASM="application/wasm",DOORS=["fetch","XMLHttpRequest","WebSocket","WebSocke\
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
deleteProperty(scope,door)}var FOLDER="/home/pyodide/run",PAGE=65536,BLOCK=4096,LEVELS=50,STDERR_KEPT=4096,CRASHED=-11,TOO_DEEP=`\
The browser has no room for calls as deep as these.
`,OVERFLOWS=["RangeError","InternalError"],ALONE=`
import importlib.util, shutil, sys
spec = importlib.util.spec_from_file_location("running", "${PROJECT}/lessons/lab/own/running.py")
running = importlib.util.module_from_spec(spec)
spec.loader.exec_module(running)
shutil.rmtree("${PROJECT}")
sys.path.remove("${PROJECT}")
running.run
`,memory={most:1/0,refused:!1},grow=WebAssembly.Memory.prototype.grow;WebAssembly.Memory.prototype.grow=
function(pages){if(memory.refused=this.buffer.byteLength+pages*PAGE>memory.most,memory.refused)throw new RangeError(
"beyond the limit on memory");return grow.call(this,pages)};var Going=class{constructor(python,{id,input,
limits}){this.python=python,this.id=id,this.limits=limits,this.input=new TextEncoder().encode(input),
this.read=0,this.outputs={stdout:{bytes:0,parts:[]},stderr:{bytes:0,parts:[]}},this.onDisk=0,this.start=
performance.now()}connect(){this.python.setStdin({read:to=>this.give(to),isatty:!1}),this.python.setStdout(
{write:this.taker("stdout"),isatty:!1}),this.python.setStderr({write:this.taker("stderr"),isatty:!1})}give(to){
let part=this.input.subarray(this.read,this.read+to.length);return to.set(part),this.read+=part.length,
part.length}taker(name){let output=this.outputs[name];return written=>(output.bytes+=written.length,
output.parts.push(written.slice()),output.bytes>this.limits.output&&this.over("output"),written.length)}wrote(bytes){
this.onDisk+=bytes,!(this.onDisk<=this.limits.disk)&&(this.onDisk=sizeOf(this.python.FS,FOLDER),this.
onDisk>this.limits.disk&&this.over("disk"))}made(level){level>LEVELS&&this.over("disk"),this.wrote(BLOCK)}ended(end,status){
let seconds=(performance.now()-this.start)/1e3,{stdout,stderr}=this.outputs;return{end,status,cpu:seconds,
wall:seconds,memory:this.python._module.HEAP8.length,stdout:inBase64(joined(stdout.parts)),stderr:inBase64(
joined(stderr.parts).slice(-STDERR_KEPT))}}over(end){for(self.postMessage({id:this.id,run:this.ended(
end,-9),spent:!0});;);}},going=null;async function begin(files){let python=await startPython(files),
run=python.runPython(ALONE),{FS}=python,write2=FS.write;FS.write=(stream,...rest)=>{let bytes=write2.
call(FS,stream,...rest);return FS.isFile(stream.node.mode)&&going?.wrote(bytes),bytes};let mkdir=FS.
mkdir;return FS.mkdir=(...args)=>{let made=mkdir.apply(FS,args);return going?.made(levelOf(made)-levelOf(
FS.lookupPath(FOLDER).node)),made},FS.mkdirTree(FOLDER),console.error=()=>{},{python,run,own:python.
_module.HEAP8.length}}function sizeOf(FS,path){let todo=[FS.lookupPath(path).node],sum=0;for(let node=todo.
pop();node;node=todo.pop()){let isFolder=FS.isDir(node.mode);isFolder&&todo.push(...Object.values(node.
contents)),sum+=isFolder?BLOCK:node.usedBytes??0}return sum}function levelOf(node){let level=0;for(let at=node;at.
parent!==at;at=at.parent)level++;return level}function joined(parts){let all=new Uint8Array(parts.reduce(
(sum,part)=>sum+part.length,0)),at=0;for(let part of parts)all.set(part,at),at+=part.length;return all}
function inBase64(bytes){let text="";for(let at=0;at<bytes.length;at+=PAGE/2)text+=String.fromCharCode(
...bytes.subarray(at,at+PAGE/2));return btoa(text)}var begun;async function runOne(asked){let{python,
run,own}=await begun;self.postMessage({id:asked.id,started:!0}),going=new Going(python,asked),going.
connect(),python.FS.MAX_OPEN_FDS=asked.limits.files,Object.assign(memory,{most:own+asked.limits.memory,
refused:!1});let[end,status,spent]=outcome(run,asked.program);memory.most=1/0,self.postMessage({id:asked.
id,run:going.ended(end,status),spent}),going=null}function tell(words){going?.outputs.stderr.parts.push(
new TextEncoder().encode(words))}function outcome(run,program){try{let[status,exhausted]=run(program,
FOLDER).toJs(),none=exhausted||memory.refused;return[none?"memory":"exit",status,none]}catch(error){
let{status,name}=error;return OVERFLOWS.includes(name??"")&&!memory.refused&&tell(TOO_DEEP),[memory.
refused?"memory":"exit",status??CRASHED,!0]}}self.onmessage=({data})=>{"program"in data?runOne(data).
catch(error=>self.postMessage({id:data.id,failed:String(error)})):(begun=begin(data),begun.then(shut,
()=>{}))};})();
