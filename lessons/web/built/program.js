"use strict";var page=(()=>{var PAGE=4096;var HEAD=PAGE;var MORE=2**34;async function restore(memory2,snapshot){const head=new Uint8Array(HEAD);let at=0;const write2=bytes=>{
for(let from=0,to;from<bytes.length;at+=to-from,from=to){to=Math.min(bytes.length,from+PAGE-at%PAGE);
const part=bytes.subarray(from,to);const place=at<HEAD?head.subarray(at):memory2.subarray(at-HEAD);if(!isZero(
part)||!isZero(place.subarray(0,part.length)))place.set(part)}};await snapshot.pipeTo(new WritableStream(
{write:write2}));const[,end]=new Uint32Array(head.buffer,0,2);return head.subarray(0,end)}function isZero(bytes){
for(let i=0;i<bytes.length;i++)if(bytes[i])return false;return true}var PROJECT="/project";var DOORS=[...["fetch","XMLHttpRequest","WebSocket","WebSocketStream","WebTra\
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
scope)){for(const door of DOORS)Reflect.deleteProperty(scope,door)}}var FOLDER="/home/pyodide/run";var PAGE2=65536;var BLOCK=4096;var LEVELS=50;var STDERR_KEPT=4096;var CRASHED=-11;
var ALONE=`
import importlib.util, shutil, sys
spec = importlib.util.spec_from_file_location("running", "${PROJECT}/lessons/lab/own/running.py")
running = importlib.util.module_from_spec(spec)
spec.loader.exec_module(running)
shutil.rmtree("${PROJECT}")
sys.path.remove("${PROJECT}")
running.run
`;var memory={most:Infinity,refused:false};var grow=WebAssembly.Memory.prototype.grow;WebAssembly.Memory.
prototype.grow=function(pages){memory.refused=this.buffer.byteLength+pages*PAGE2>memory.most;if(memory.
refused)throw new RangeError("beyond the limit on memory");return grow.call(this,pages)};var Going=class{constructor(python,{
id,input,limits}){this.python=python;this.id=id;this.limits=limits;this.input=new TextEncoder().encode(
input);this.read=0;this.outputs={stdout:{bytes:0,parts:[]},stderr:{bytes:0,parts:[]}};this.onDisk=0;
this.start=performance.now()}connect(){this.python.setStdin({read:to=>this.give(to),isatty:false});this.
python.setStdout({write:this.taker("stdout"),isatty:false});this.python.setStderr({write:this.taker(
"stderr"),isatty:false})}give(to){const part=this.input.subarray(this.read,this.read+to.length);to.set(
part);this.read+=part.length;return part.length}taker(name){const output=this.outputs[name];return written=>{
output.bytes+=written.length;if(output.bytes>this.limits.output)this.over("output");output.parts.push(
written.slice());return written.length}}wrote(bytes){this.onDisk+=bytes;if(this.onDisk<=this.limits.
disk)return;this.onDisk=sizeOf(this.python.FS,FOLDER);if(this.onDisk>this.limits.disk)this.over("dis\
k")}made(level){if(level>LEVELS)this.over("disk");this.wrote(BLOCK)}ended(end,status){const seconds=(performance.
now()-this.start)/1e3;const{stdout,stderr}=this.outputs;return{...{end,status,cpu:seconds,wall:seconds,
memory:this.python._module.HEAP8.length},stdout:inBase64(joined(stdout.parts)),stderr:inBase64(joined(
stderr.parts).slice(-STDERR_KEPT))}}over(end){self.postMessage({id:this.id,run:this.ended(end,-9),spent:true});
for(;;){}}};var going=null;async function begin(files){const python=await startPython(files);const run=python.
runPython(ALONE);const{FS}=python;const write2=FS.write;FS.write=(stream,...rest)=>{const bytes=write2.
call(FS,stream,...rest);if(FS.isFile(stream.node.mode))going?.wrote(bytes);return bytes};const mkdir=FS.
mkdir;FS.mkdir=(...args)=>{const made=mkdir.apply(FS,args);going?.made(levelOf(made)-levelOf(FS.lookupPath(
FOLDER).node));return made};FS.mkdirTree(FOLDER);console.error=()=>{};return{python,run,own:python._module.
HEAP8.length}}function sizeOf(FS,path){const todo=[FS.lookupPath(path).node];let sum=0;for(let node=todo.
pop();node;node=todo.pop()){const isFolder=FS.isDir(node.mode);if(isFolder)todo.push(...Object.values(
node.contents));sum+=isFolder?BLOCK:node.usedBytes??0}return sum}function levelOf(node){let level=0;
for(let at=node;at.parent!==at;at=at.parent)level++;return level}function joined(parts){const all=new Uint8Array(
parts.reduce((sum,part)=>sum+part.length,0));let at=0;for(const part of parts){all.set(part,at);at+=
part.length}return all}function inBase64(bytes){let text="";for(let at=0;at<bytes.length;at+=PAGE2/2){
text+=String.fromCharCode(...bytes.subarray(at,at+PAGE2/2))}return btoa(text)}var begun;async function runOne(asked){
const{python,run,own}=await begun;self.postMessage({id:asked.id,started:true});going=new Going(python,
asked);going.connect();python.FS.MAX_OPEN_FDS=asked.limits.files;Object.assign(memory,{most:own+asked.
limits.memory,refused:false});const[end,status,spent]=outcome(run,asked.program);memory.most=Infinity;
self.postMessage({id:asked.id,run:going.ended(end,status),spent});going=null}function outcome(run,program){
try{const[status,exhausted]=run(program,FOLDER).toJs();const none=exhausted||memory.refused;return[none?
"memory":"exit",status,none]}catch(error){const status=Reflect.get(error,"status");return[memory.refused?
"memory":"exit",status??CRASHED,true]}}self.onmessage=({data})=>{if("program"in data){runOne(data)}else{
begun=begin(data);begun.then(shut)}};})();
