"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:true})};
var __copyProps=(to,from,except,desc)=>{if(from&&typeof from==="object"||typeof from==="function"){for(let key of __getOwnPropNames(
from))if(!__hasOwnProp.call(to,key)&&key!==except)__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable})}return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:true}),mod);var lab_exports={};__export(lab_exports,{Python:()=>Python,Refused:()=>Refused});function byId(id){return document.getElementById(id)}var TYPES={mjs:"text/javascript",wasm:"application/wasm",zip:"application/zip"};async function findFiles(){
const find=document.getElementById("packed")?unpacked:beside;const[loader,module,wasm,library,project,
lock]=await Promise.all([find("pyodide.mjs"),find("pyodide.asm.mjs"),find("pyodide.asm.wasm"),find("\
python_stdlib.zip"),find("project.zip"),find("pyodide-lock.json")]);const text=typeof lock==="string"?
await fetch(lock):lock;return{loader,module,wasm,library,project,lock:await text.text()}}async function beside(name){
return new URL(`python/${name}`,location.href).href}async function unpacked(name){const packed=byId(
`packed-${name}`);const bytes=Uint8Array.from(atob(packed.textContent??""),sign=>sign.charCodeAt(0));
packed.remove();const plain=new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const type=TYPES[name.slice(name.lastIndexOf(".")+1)];return new Blob([await new Response(plain).arrayBuffer()],
{type})}var Refused=class extends Error{constructor(refusal){super(refusal.said);this.refusal=refusal}};var Stopped=class extends Error{};
var Python=class{constructor(source,files){this.source=URL.createObjectURL(new Blob([source],{type:"\
text/javascript"}));this.files=files;this.last=0;this.waiting=new Map;this.worker=this.start()}start(){
const worker=new Worker(this.source);worker.onmessage=({data})=>this.take(data);worker.onerror=({message})=>this.
end(new Refused({said:message,broken:true}));worker.postMessage(this.files);return worker}call(call,args=[],tell=()=>{}){
const id=++this.last;return new Promise((give,refuse)=>{this.waiting.set(id,{give,refuse,tell});this.
worker.postMessage({id,call,args})})}take({id,progress,value,error}){const waiting=this.waiting.get(
id);if(!waiting)return;if(progress!==void 0)return waiting.tell(progress);this.waiting.delete(id);if(error)
waiting.refuse(new Refused(error));else waiting.give(value)}stop(){this.end(new Stopped("stopped"));
this.worker=this.start()}end(reason){this.worker.terminate();const waiting=[...this.waiting.values()];
this.waiting.clear();for(const{refuse}of waiting)refuse(reason)}};async function start(){const python=new Python(byId("worker").textContent??"",await findFiles());const problems=await python.
call("puzzle.problems");byId("ready").textContent=`Ready: ${problems.length} kinds of puzzles.`}start();return __toCommonJS(lab_exports);})();
