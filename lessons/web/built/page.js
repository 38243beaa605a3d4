"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundl\
e: "+path)};var __esm=(fn,res,err)=>function __init(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(
fn)[0]])(fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:true})};
var __copyProps=(to,from,except,desc)=>{if(from&&typeof from==="object"||typeof from==="function"){for(let key of __getOwnPropNames(
from))if(!__hasOwnProp.call(to,key)&&key!==except)__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable})}return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:true}),mod);function cellOf(name){const[r,c]=(name.match(/\d+/g)??[]).map(Number);return{r:r-1,c:c-1}}function cellName(r,c){
return`r${r+1}c${c+1}`}function spotOf(place){const{r,c}=cellOf(place);const[,other]=place.split("-");
if(!other)return{x:c+.5,y:r+.5,edge:""};const{x,y,edge}=EDGES[other]??EDGES[cellOf(other).r===r?"rig\
ht":"bottom"];return{x:c+x,y:r+y,edge}}function factsOf(...lists){const facts=new Map;for(const[place,
value]of lists.flat()){facts.set(place,(facts.get(place)??new Set).add(value))}return facts}function isSo(facts,place,value){
return Boolean(facts.get(place)?.has(value))}function isMark(value){return!/r\d+c\d+/.test(value)}function pieces(cells,next){
const left=new Set(cells);const found=[];for(const start2 of cells){if(!left.delete(start2))continue;
const piece=[start2];for(const cell of piece)piece.push(...next(cell).filter(other=>left.delete(other)));
found.push(piece)}return found}var STEPS,EDGES,Grid;var init_places=__esm({"lessons/web/places.js"(){
"use strict";STEPS=[[-1,0],[1,0],[0,-1],[0,1]];EDGES={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,
edge:"vertical"},left:{x:0,y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};Grid=class{constructor([
height,width]){this.height=height;this.width=width}cells(){const rows=Array.from({length:this.height},
(_,r)=>r);return rows.flatMap(r=>Array.from({length:this.width},(_,c)=>cellName(r,c)))}holds({r,c}){
return r>=0&&c>=0&&r<this.height&&c<this.width}beside(cell){const{r,c}=cellOf(cell);return STEPS.map(
([down,right])=>({r:r+down,c:c+right})).filter(other=>this.holds(other)).map(other=>cellName(other.r,
other.c))}}}});function svg(name,attributes={},...children){const element=document.createElementNS("http://www.w3.o\
rg/2000/svg",name);for(const[key,value]of Object.entries(attributes))element.setAttribute(key,String(
value));element.append(...children);return element}function label(text,x,y,size,kind=""){return svg(
"text",{x,y,"font-size":size,class:`label ${kind}`},String(text))}function square({r,c},kind){return svg(
"rect",{x:c*UNIT,y:r*UNIT,width:UNIT,height:UNIT,class:kind})}function middle({r,c}){return[(c+.5)*UNIT,
(r+.5)*UNIT]}function above({r,c}){return`M${c*UNIT} ${r*UNIT}h${UNIT}`}function leftOf({r,c}){return`\
M${c*UNIT} ${r*UNIT}v${UNIT}`}function gridLines(grid){let lines="";for(let c=1;c<grid.width;c++)lines+=
`M${c*UNIT} 0v${grid.height*UNIT}`;for(let r=1;r<grid.height;r++)lines+=`M0 ${r*UNIT}h${grid.width*UNIT}`;
return svg("path",{d:lines,class:"grid"})}function frame(grid,kind="border"){return svg("rect",{width:grid.
width*UNIT,height:grid.height*UNIT,class:kind})}function hatching(x,y,w,h){let lines="";for(let at=8;at<
w+h;at+=8){const[x1,y1]=at<w?[x+at,y]:[x+w,y+at-w];const[x2,y2]=at<h?[x,y+at]:[x+at-h,y+h];lines+=`M${x1}\
 ${y1}L${x2} ${y2}`}return lines}function tint(place,kind){const{r,c}=cellOf(place);const group=svg(
"g",{class:`tint ${kind}`},square({r,c},"fill"));if(kind!=="black"){const lines=kind==="other"?hatching(
c*UNIT,r*UNIT,UNIT,UNIT):"";group.append(svg("path",{d:lines,class:"hatching"}))}return group}function arrow(from,to){
const[dx,dy]=[(to.x-from.x)*UNIT,(to.y-from.y)*UNIT];const long=Math.hypot(dx,dy)||1;const[ux,uy]=[dx/
long,dy/long];const short=Math.min(8,long/4);const[x1,y1]=[from.x*UNIT+ux*short,from.y*UNIT+uy*short];
const[x2,y2]=[to.x*UNIT-ux*short,to.y*UNIT-uy*short];const wing=side=>`M${x2} ${y2}L${x2-7*ux-4*side*
uy} ${y2-7*uy+4*side*ux}`;const d=`M${x1} ${y1}L${x2} ${y2}${wing(1)}${wing(-1)}`;return svg("g",{class:"\
arrow"},svg("path",{d,class:"halo"}),svg("path",{d}))}function note(spot,words,others){const width=8+
6*words.length;const out=spot.edge?0:UNIT/2-7;const[x,y]=[spot.x*UNIT+out-width/2+(out&&5),spot.y*UNIT-
out+others*13];return svg("g",{class:"note"},svg("rect",{x:x-width/2,y:y-6.5,width,height:13,rx:4}),
label(words,x,y,10,"strong"))}var UNIT;var init_drawing=__esm({"lessons/web/drawing.js"(){"use stric\
t";init_places();UNIT=40}});var alcazar_exports={};__export(alcazar_exports,{default:()=>Alcazar});function inOrder(edges){return[
...edges].sort((one,other)=>{const[a,b]=[spotOf(one),spotOf(other)];return a.y-b.y||a.x-b.x})}function cellsOf(edge){
return edge.split("-").filter(name=>/^r\d/.test(name))}var REACH,STUB,Alcazar;var init_alcazar=__esm(
{"lessons/web/puzzles/alcazar.js"(){"use strict";init_drawing();init_places();REACH=.45;STUB=12;Alcazar=
class{values=["path","blocked"];margin=16;how=["Drag from cell to cell to draw the path; click an ed\
ge: path, blocked, open.","Arrow keys go from edge to edge, Enter marks; with Shift they draw the pa\
th."];constructor(givens){this.grid=new Grid(givens.size);this.edges=inOrder(givens.edges);this.doors=
this.edges.filter(edge=>cellsOf(edge).length===1);this.edgesOf=new Map(this.grid.cells().map(cell=>[
cell,[]]));for(const edge of this.edges){for(const cell of cellsOf(edge))this.edgesOf.get(cell)?.push(
edge)}this.lines={value:"path",between:(one,other)=>this.between(one,other)}}places(){return this.edges}placeAt(x,y){
let best=null;let least=REACH;for(const place of this.edges){const spot=spotOf(place);const far=Math.
hypot(spot.x-x,spot.y-y);if(far<least)[best,least]=[place,far]}return best}between(one,other){const cell={
r:Math.max(one.r,other.r),c:Math.max(one.c,other.c)};return one.c===other.c?this.edgeAbove(cell):this.
edgeLeftOf(cell)}edgeAbove({r,c}){if(r===0)return`${cellName(r,c)}-top`;return cellName(r-1,c)+(r===
this.grid.height?"-bottom":`-${cellName(r,c)}`)}edgeLeftOf({r,c}){if(c===0)return`${cellName(r,c)}-l\
eft`;return cellName(r,c-1)+(c===this.grid.width?"-right":`-${cellName(r,c)}`)}base({base,over}){base.
append(gridLines(this.grid),frame(this.grid,"outside"));const open=new Set(this.edges);let walls="";
for(let r=0;r<=this.grid.height;r++){for(let c=0;c<=this.grid.width;c++){const upper=c<this.grid.width&&
!open.has(this.edgeAbove({r,c}));const left=r<this.grid.height&&!open.has(this.edgeLeftOf({r,c}));walls+=
(upper?above({r,c}):"")+(left?leftOf({r,c}):"")}}over.append(svg("path",{d:walls,class:"wall-line"}))}mark(place,values){
const spot=spotOf(place);const[x,y]=[spot.x*UNIT,spot.y*UNIT];if(!values.has("path")){return svg("pa\
th",{d:`M${x-3.5} ${y-3.5}l7 7m0 -7l-7 7`,class:"blocked"})}const[dx,dy]=spot.edge==="horizontal"?[UNIT/
2,0]:[0,UNIT/2];const ends=[this.nearby(x-dx,y-dy),this.nearby(x+dx,y+dy)];return svg("path",{d:`M${ends.
join("L")}`,class:"path"})}nearby(x,y){const within=(at,most)=>Math.min(Math.max(at,-STUB),most*UNIT+
STUB);return`${within(x,this.grid.width)} ${within(y,this.grid.height)}`}describe(place,values){const words=values.
has("path")?"path":values.has("blocked")?"blocked":"open";return`${place.replace("-"," to ")}: ${words}`}teller(facts){
const open=new Set(this.edges);return cell=>{const{r,c}=cellOf(cell);const sides={top:this.edgeAbove(
{r,c}),right:this.edgeLeftOf({r,c:c+1}),bottom:this.edgeAbove({r:r+1,c}),left:this.edgeLeftOf({r,c})};
const words=Object.entries(sides).map(([side,edge])=>{const door=cellsOf(edge).length===1&&open.has(
edge)?"door, ":"";const[value]=facts.get(edge)??["open"];return`${side} ${open.has(edge)?door+value:
"wall"}`});return`${cell}: ${words.join("; ")}`}}broken(facts,done){const path=edge=>Boolean(facts.get(
edge)?.has("path"));const open=edge=>path(edge)||!done&&!facts.get(edge)?.has("blocked");return[...this.
grid.cells().flatMap(cell=>this.brokenCell(cell,path,open)),...this.brokenDoors(path,open),...this.pathsOf(
path).flatMap(cells=>this.brokenPath(cells,path))]}brokenCell(cell,path,open){const own=this.edgesOf.
get(cell)??[];const used=own.filter(path);if(used.length>2)return[["The path forks.",used]];if(own.filter(
open).length>=2)return[];return[[`${cell} has fewer than two ways left.`,own.length?own:this.doors]]}brokenDoors(path,open){
const broken=[];const used=this.doors.filter(path);if(used.length>2)broken.push(["More than two door\
s are used.",used]);if(this.doors.filter(open).length<2){broken.push(["Fewer than two doors are left\
.",this.doors])}return broken}pathsOf(path){const edges=cell=>(this.edgesOf.get(cell)??[]).filter(path);
const next=cell=>edges(cell).flatMap(cellsOf);return pieces(this.grid.cells().filter(cell=>edges(cell).
length),next)}brokenPath(cells,path){const edges=cells.flatMap(cell=>(this.edgesOf.get(cell)??[]).filter(
path));const own=[...new Set(edges)];const doors=own.filter(edge=>cellsOf(edge).length===1).length;if(own.
length-doors>=cells.length)return[["The path closes to a loop.",own]];if(doors!==2||cells.length===this.
edgesOf.size)return[];return[["The path leaves before it has been everywhere.",own]]}}}});var light_up_exports={};__export(light_up_exports,{default:()=>LightUp});function isWall(token){return/[#0-4]/.
test(token)}function isWormhole(token){return/[A-Z]/.test(token)}function inWords2(place,values,lit){
if(values.has("bulb"))return`${place}: bulb`;const words=values.has("empty")?"marked as without bulb":
"open";return`${place}: ${words}${lit.has(place)?", lit":""}`}var LightUp;var init_light_up=__esm({"\
lessons/web/puzzles/light_up.js"(){"use strict";init_drawing();init_places();LightUp=class{values=["\
bulb","empty"];how=["Click or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again."];constructor(givens){
this.grid=new Grid(givens.size);this.rows=givens.grid;this.twins=this.pairWormholes();this.open=new Set(
this.places())}places(){return this.grid.cells().filter(cell=>this.token(cellOf(cell))===".")}token({
r,c}){return this.rows[r][c]}pairWormholes(){const first=new Map;const twins=new Map;for(const cell of this.
grid.cells()){const token=this.token(cellOf(cell));const other=isWormhole(token)&&first.get(token);if(other)
twins.set(cell,other).set(other,cell);first.set(token,cell)}return twins}beams(bulb){return STEPS.map(
([down,right])=>this.beam(cellOf(bulb),down,right))}beam({r,c},down,right){const passed=new Set;const beam=[];
for(;;){r+=down;c+=right;const here=cellName(r,c);if(!this.grid.holds({r,c})||isWall(this.token({r,c}))||
passed.has(here))return beam;passed.add(here);if(this.open.has(here))beam.push(here);else({r,c}=cellOf(
this.twins.get(here)))}}lit(facts){const bulbs=[...facts.keys()].filter(place=>isSo(facts,place,"bul\
b"));return new Set(bulbs.flatMap(bulb=>[bulb,...this.beams(bulb).flat()]))}base({base,over}){over.append(
gridLines(this.grid),frame(this.grid));for(const cell of this.grid.cells()){const[cx,cy]=middle(cellOf(
cell));const token=this.token(cellOf(cell));if(isWall(token)){base.append(square(cellOf(cell),"wall"));
if(token!=="#")over.append(label(token,cx,cy,22,"on-wall"))}else if(isWormhole(token)){const rings=[
16,11.5].map(r=>svg("circle",{cx,cy,r,class:"wormhole"}));over.append(...rings,label(token,cx,cy,15))}else
base.append(square(cellOf(cell),"unlit"))}}shades(facts){return new Map([...this.lit(facts)].map(cell=>[
cell,"lit"]))}mark(place,values){const[cx,cy]=middle(cellOf(place));if(!values.has("bulb"))return svg(
"circle",{cx,cy,r:3.5,class:"dot"});let rays="";for(let n=0;n<8;n++){const[dx,dy]=[Math.cos(n*Math.PI/
4),Math.sin(n*Math.PI/4)];rays+=`M${(cx+11.5*dx).toFixed(1)} ${(cy+11.5*dy).toFixed(1)}`;rays+=`l${(4.5*
dx).toFixed(1)} ${(4.5*dy).toFixed(1)}`}return svg("g",{class:"bulb"},svg("circle",{cx,cy,r:8}),svg(
"path",{d:rays}))}describe(place,values,facts){return inWords2(place,values,this.lit(facts))}teller(facts){
const lit=this.lit(facts);return cell=>{const token=this.token(cellOf(cell));if(token==="#")return`${cell}\
: wall`;if(isWall(token))return`${cell}: wall with ${token}`;if(isWormhole(token))return`${cell}: wo\
rmhole ${token}`;return inWords2(cell,facts.get(cell)??new Set,lit)}}broken(facts,done){const lit=this.
lit(facts);const bulb=cell=>isSo(facts,cell,"bulb");const free=cell=>this.open.has(cell)&&!lit.has(cell)&&
!isSo(facts,cell,"empty");const possible=cell=>bulb(cell)||!done&&free(cell);return[...this.brokenCells(
lit,bulb,possible),...this.brokenClues(bulb,possible)]}brokenCells(lit,bulb,possible){const broken=[];
for(const cell of this.open){const seen=this.beams(cell).flat();const other=bulb(cell)&&seen.find(place=>place!==
cell&&bulb(place));const told=broken.some(([,pair2])=>other&&pair2.includes(cell)&&pair2.includes(other));
if(other&&!told)broken.push(["Two bulbs see each other.",[cell,other]]);if(lit.has(cell)||possible(cell)||
seen.some(possible))continue;broken.push(["A cell cannot be lit.",[cell]])}return broken}brokenClues(bulb,possible){
const broken=[];for(const cell of this.grid.cells()){const clue=Number(this.token(cellOf(cell)));const around=this.
grid.beside(cell);const bulbs=around.filter(bulb).length;if(bulbs>clue)broken.push([`A ${clue} has ${bulbs}\
 bulbs.`,[cell]]);else if(around.filter(possible).length<clue){broken.push([`A ${clue} has too few p\
laces left.`,[cell]])}}return broken}}}});var nurikabe_exports={};__export(nurikabe_exports,{default:()=>Nurikabe});var OTHERS,EDGES2,Nurikabe;
var init_nurikabe=__esm({"lessons/web/puzzles/nurikabe.js"(){"use strict";init_drawing();init_places();
OTHERS=6;EDGES2=[[-1,0,`h${UNIT}`],[1,0,`m0 ${UNIT}h${UNIT}`],[0,-1,`v${UNIT}`],[0,1,`m${UNIT} 0v${UNIT}`]];
Nurikabe=class{values=["sea","island"];how=["Click or Enter: open, sea, island. A right click goes t\
he other way."];constructor(givens){this.grid=new Grid(givens.size);this.clues=givens.clues}places(){
return this.grid.cells().filter(cell=>!(cell in this.clues))}base({base,over}){over.append(gridLines(
this.grid),frame(this.grid));for(const[cell,clue]of Object.entries(this.clues)){base.append(square(cellOf(
cell),"island"));over.append(label(clue,...middle(cellOf(cell)),clue.length>2?15:21))}}mark(place,values){
const[cx,cy]=middle(cellOf(place));if(values.has("sea"))return svg("g",{},square(cellOf(place),"sea"));
if(!values.has("island"))return this.others(place,values);const dot=svg("circle",{cx,cy,r:4.5,class:"\
dot"});return svg("g",{},square(cellOf(place),"island"),dot)}others(place,values){const{r,c}=cellOf(
place);const group=svg("g");[...values].slice(0,OTHERS).forEach((value,at)=>{const x=c*UNIT+12+at%2*
16;const y=r*UNIT+12+Math.floor(at/2)*10;const clue=this.clues[value.replace("not ","")];group.append(
label(clue,x,y,11,"small"));group.append(svg("path",{d:`M${x-7} ${y}h14`,class:"out"}))});return group}sketch(_place,value){
const group=svg("g",{class:"sketch"});const shape=value.replace("not ","").split("+");if(shape.length<
2)return group;for(const cell of shape){const{r,c}=cellOf(cell);const[x,y]=[c*UNIT,r*UNIT];const out=`\
M${x+8} ${y+8}l24 24m0 -24l-24 24`;if(value.startsWith("not "))group.append(svg("path",{d:out,class:"\
out"}));for(const[down,right,edge]of EDGES2){if(!shape.includes(cellName(r+down,c+right))){group.append(
svg("path",{d:`M${x} ${y}${edge}`,class:"outline"}))}}}return group}describe(place,values){return`${place}\
: ${values.has("sea")?"sea":values.has("island")?"island":"open"}`}teller(facts){return cell=>cell in
this.clues?`${cell}: clue ${this.clues[cell]}`:this.describe(cell,facts.get(cell)??new Set)}broken(facts,done){
const sea=cell=>isSo(facts,cell,"sea");const land=cell=>cell in this.clues||isSo(facts,cell,"island")||
done&&!sea(cell);return[...this.pools(sea),...this.islands(land,sea),...this.seas(land,sea)]}pools(sea){
const squares=this.grid.cells().map(cell=>{const{r,c}=cellOf(cell);return[cell,cellName(r,c+1),cellName(
r+1,c),cellName(r+1,c+1)]});return squares.filter(square2=>this.grid.holds(cellOf(square2[3]))&&square2.
every(sea)).map(square2=>["A 2x2 square is all sea.",square2])}islands(land,sea){const next=cell=>this.
grid.beside(cell).filter(land);const grows=cell=>this.grid.beside(cell).some(other=>!land(other)&&!sea(
other));return pieces(this.grid.cells().filter(land),next).flatMap(island=>this.brokenIsland(island,
island.some(grows)))}brokenIsland(island,open){const own=island.filter(cell=>cell in this.clues);if(own.
length>1)return[["An island has two clues.",own]];if(!own.length)return open?[]:[["An island has no \
clue.",island]];const size=Number(this.clues[own[0]]);if(island.length>size)return[[`An island of ${size}\
 has ${island.length} cells.`,island]];if(open||!(island.length<size))return[];return[[`An island of\
 ${size} has room for only ${island.length}.`,island]]}seas(land,sea){const wet=cell=>!land(cell);const next=cell=>this.
grid.beside(cell).filter(wet);const seas=pieces(this.grid.cells().filter(wet),next).map(piece=>piece.
filter(sea)).filter(piece=>piece.length).sort((one,other)=>one.length-other.length);return seas.length>
1?[["The sea is in pieces.",seas[0]]]:[]}}}});var ripple_effect_exports={};__export(ripple_effect_exports,{default:()=>RippleEffect});function settled(values){
return[...values].find(value=>!value.startsWith("not "))}function crossedOut(values){return[...values].
filter(value=>value.startsWith("not "))}var RippleEffect;var init_ripple_effect=__esm({"lessons/web/\
puzzles/ripple_effect.js"(){"use strict";init_drawing();init_places();RippleEffect=class{values=[];how=[
"Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out.","Numbers a\
bove 9 have buttons only."];constructor({size,givens,rooms}){this.grid=new Grid(size);this.givens=givens;
this.rooms=rooms;this.roomOf=new Map(rooms.flatMap(room=>room.map(cell=>[cell,room])));this.numbers=
{highest:Math.max(...rooms.map(room=>room.length)),most:place=>this.most(place),settled}}places(){return this.
grid.cells().filter(cell=>!(cell in this.givens))}most(place){return this.roomOf.get(place)?.length??
0}base({base,over}){base.append(gridLines(this.grid),frame(this.grid));const walls=this.grid.cells().
map(cell=>this.walls(cell));over.append(svg("path",{d:walls.join(""),class:"room"}),frame(this.grid,
"room"));for(const[cell,number]of Object.entries(this.givens)){base.append(square(cellOf(cell),"give\
n"));over.append(label(number,...middle(cellOf(cell)),23,"strong"))}}walls(cell){const{r,c}=cellOf(cell);
const room=this.roomOf.get(cell);const left=c>0&&this.roomOf.get(cellName(r,c-1))!==room;const upper=r>
0&&this.roomOf.get(cellName(r-1,c))!==room;return(left?leftOf({r,c}):"")+(upper?above({r,c}):"")}mark(place,values){
const number=settled(values);return number?label(number,...middle(cellOf(place)),23):this.candidates(
place,values)}candidates(place,values){const{r,c}=cellOf(place);const most=this.most(place);const across=most>
9?4:most>4?3:2;const size=(UNIT-8)/across;const group=svg("g");for(let value=1;value<=most;value++){
const x=c*UNIT+4+((value-1)%across+.5)*size;const y=r*UNIT+4+(Math.floor((value-1)/across)+.5)*size;
const out=values.has(`not ${value}`);group.append(label(value,x,y,Math.min(12,size*.95),out?"out":"s\
mall"));if(out)group.append(svg("path",{d:`M${x-4.5} ${y+4.5}l9 -9`,class:"out"}))}return group}describe(place,values){
return`${place}: ${settled(values)??["open",...crossedOut(values)].join(", ")}`}teller(facts){const room=new Map(
this.rooms.flatMap((cells,at)=>cells.map(cell=>[cell,at+1])));return cell=>{const given=this.givens[cell];
const words=given?`${cell}: ${given}, given`:this.describe(cell,facts.get(cell)??new Set);return`${words}\
, room ${room.get(cell)} of ${this.most(cell)}`}}broken(facts,done){const number=cell=>Number(this.givens[cell]??
settled(facts.get(cell)??new Set)??0);return[...this.rooms.flatMap(room=>this.brokenRoom(room,number,
facts)),...this.grid.cells().flatMap(cell=>this.brokenCell(cell,number,facts,done))]}brokenRoom(room,number,facts){
const broken=[];for(let value=1;value<=room.length;value++){const cells=room.filter(cell=>number(cell)===
value);if(cells.length>1)broken.push([`A room has ${value} twice.`,cells]);const left=room.some(cell=>!number(
cell)&&!isSo(facts,cell,`not ${value}`));if(!cells.length&&!left)broken.push([`A room has no place f\
or ${value}.`,room])}return broken}brokenCell(cell,number,facts,done){const broken=[];const value=number(
cell);if(done&&!value)broken.push(["A cell is empty.",[cell]]);for(const other of this.ripple(cell,value).
filter(each=>number(each)===value)){const words=`Two ${value}s have fewer than ${value} cells betwee\
n them.`;broken.push([words,[cell,other]])}const out=crossedOut(facts.get(cell)??new Set);if(!value&&
out.length>=this.most(cell)){broken.push(["A cell has no number left.",[cell]])}return broken}ripple(cell,value){
const{r,c}=cellOf(cell);const steps=Array.from({length:value},(_,n)=>n+1);return steps.flatMap(n=>[{
r,c:c+n},{r:r+n,c}]).filter(other=>this.grid.holds(other)).map(other=>cellName(other.r,other.c))}}}});var page_exports={};__export(page_exports,{ARROWS:()=>ARROWS,Board:()=>Board,Play:()=>Play,UNIT:()=>UNIT,
factsOf:()=>factsOf,make:()=>make,puzzleMaker:()=>puzzleMaker,spotOf:()=>spotOf,svg:()=>svg});init_drawing();function byId(id){return document.getElementById(id)}function svgById(id){return document.
getElementById(id)}function readData(){return JSON.parse(byId("data").textContent??"")}function make(name,properties={},...children){
const element=document.createElement(name);for(const[key,value]of Object.entries(properties)){if(key in
element)Reflect.set(element,key,value);else element.setAttribute(key,String(value))}element.append(...children);
return element}function button(sign,onclick,properties={}){return make("button",{type:"button",onclick,
...properties},sign)}function panel(title,...children){return make("div",{className:"panel"},make("h\
2",{},title),...children)}function tierSign(tier){return make("span",{className:"tier",title:`tier ${tier}`},
String(tier))}function oneStop(list2){const all=()=>[...list2.querySelectorAll("button")];const open=()=>all().
filter(each=>!each.disabled&&each.offsetParent);const choose=chosen=>all().forEach(each=>each.tabIndex=
each===chosen?0:-1);list2.addEventListener("focusin",event=>{choose(event.target)});list2.addEventListener(
"keydown",event=>{const buttons=open();const at=buttons.findIndex(each=>each===document.activeElement);
const to={ArrowDown:at+1,ArrowUp:at-1,Home:0,End:buttons.length-1}[event.key];if(to===void 0||at<0)return;
event.preventDefault();event.stopPropagation();buttons[Math.max(0,Math.min(buttons.length-1,to))].focus()});
choose(all().find(each=>!each.disabled))}function icon(path){const attributes={viewBox:"0 0 24 24",class:"\
icon","aria-hidden":"true"};return svg("svg",attributes,svg("path",{d:path}))}var quiet=0;function say(text){
byId("toast").textContent=text;clearTimeout(quiet);quiet=setTimeout(()=>byId("toast").replaceChildren(),
2500)}async function copy(text){try{await navigator.clipboard.writeText(text);say("Copied.")}catch{const copied=copySelected(
text);say(copied?"Copied.":"The browser does not let pages copy: select the text instead.")}}function copySelected(text){
const area=make("textarea",{value:text});document.body.append(area);area.select();const copied=document.
execCommand("copy");area.remove();return copied}var SLOW=200;function followAddress(tabs,steps){const goThere=()=>{const[,step]=/^#step-(\d+)$/.exec(
location.hash)??[];const tab=tabs.tabs.find(({id})=>`#${id}`===location.hash);if(step)steps.player.go(
Number(step));if(step||tab)tabs.choose(tab??tabs.tabs[0])};let timer=0;const keep=()=>{clearTimeout(
timer);timer=setTimeout(()=>history.replaceState(null,"",`#${nameOf(tabs,steps)}`),SLOW)};goThere();
addEventListener("hashchange",goThere);tabs.moved=steps.moved=keep}function nameOf(tabs,steps){return tabs.
current===tabs.tabs[0]?`step-${steps.player.at}`:tabs.current.id}init_drawing();init_places();var NUMBERS=16;var ARROWS={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,
-1],ArrowRight:[0,1]};var INSETS={because:3.5,decided:2,trial:3.5,wrong:2,cursor:6};var Kept=class{constructor(){
this.elements=new Map}update(wanted){const gone=[...this.elements.keys()].filter(key=>!wanted.has(key));
for(const key of gone){this.elements.get(key)?.remove();this.elements.delete(key)}const fresh=[...wanted].
filter(([key])=>!this.elements.has(key));for(const[key,draw]of fresh)this.elements.set(key,draw());return gone.
length+fresh.length>0}};var Board=class{constructor(element,puzzle){this.element=element;this.puzzle=
puzzle;this.allPlaces=puzzle.places();this.known=new Set(this.allPlaces);this.marks=new Kept;this.shades=
new Kept;this.rings=new Kept;this.sketches=new Kept;this.remarks=new Kept;this.layers=this.addLayers();
this.draw()}addLayers(){const layers={base:svg("g",{class:"base"}),marks:svg("g",{class:"marks"}),under:svg(
"g",{class:"under"}),over:svg("g",{class:"over"}),rings:svg("g",{class:"rings"}),remarks:svg("g",{class:"\
remarks"})};const{base,marks,under,over,rings,remarks}=layers;const lower=this.puzzle.lines?[under,rings,
marks,over]:[marks,under,over,rings];this.element.replaceChildren(base,...lower,remarks);return layers}draw(){
const{height,width}=this.puzzle.grid;const margin=this.puzzle.margin??4;const before=margin+NUMBERS;
const[w,h]=[width*UNIT+before+margin,height*UNIT+before+margin];this.element.setAttribute("viewBox",
`${-before} ${-before} ${w} ${h}`);this.element.style.setProperty("--columns",String(width));this.element.
style.setProperty("--shape",`${w} / ${h}`);this.layers.base.append(frame(this.puzzle.grid,"paper"));
const outside=-margin-NUMBERS/2;for(let c=0;c<width;c++){this.layers.base.append(label(c+1,(c+.5)*UNIT,
outside,11,"small"))}for(let r=0;r<height;r++){this.layers.base.append(label(r+1,outside,(r+.5)*UNIT,
11,"small"))}this.puzzle.base(this.layers)}places(){return this.allPlaces}pointAt(event){const screen=this.
element.getScreenCTM();const point=new DOMPoint(event.clientX,event.clientY).matrixTransform(screen?.
inverse());return[point.x/UNIT,point.y/UNIT]}placeAt(event){const[x,y]=this.pointAt(event);const place=this.
puzzle.placeAt?this.puzzle.placeAt(x,y):cellName(Math.floor(y),Math.floor(x));return place&&this.known.
has(place)?place:null}neighbour(place,key){const[down,right]=ARROWS[key];const from=spotOf(place);let best=place;
let least=Infinity;for(const other of this.allPlaces){const to=spotOf(other);const along=(to.y-from.
y)*down+(to.x-from.x)*right;const aside=Math.abs((to.y-from.y)*right)+Math.abs((to.x-from.x)*down);if(along>
.1&&along+3*aside<least)[best,least]=[other,along+3*aside]}return best}describe(place,facts){return this.
puzzle.describe(place,facts.get(place)??new Set,facts)}show(shown){const{facts,decided=[],because=[],
wrong=[],cursor=null,told=[]}=shown;if(this.showMarks(facts))this.showShades(facts);const{trial=[]}=shown;
this.showRings({because,trial,decided,wrong,cursor:cursor?[cursor]:[]});this.showSketches(told);this.
showRemarks(shown)}showRemarks({tints={},arrows:arrows2=[],notes=[]}){const wanted=new Map;const want=(key,draw,layer=this.
layers.remarks)=>wanted.set(key,()=>{const element=draw();layer.append(element);return element});for(const[
kind,cells]of Object.entries(tints)){for(const cell of cells)want(`${kind} ${cell}`,()=>tint(cell,kind),
this.layers.under)}for(const[from,to]of arrows2)want(`${from} ${to}`,()=>arrow(spotOf(from),spotOf(to)));
notes.forEach(([place,words],at)=>{const others=notes.slice(0,at).filter(([other])=>other===place).length;
want(`${place} ${words} ${at}`,()=>note(spotOf(place),words,others))});this.remarks.update(wanted)}showSketches(told){
const wanted=new Map;for(const fact of told){wanted.set(fact.join(" "),()=>{const sketch=this.puzzle.
sketch?.(...fact)??svg("g");this.layers.rings.append(sketch);return sketch})}this.sketches.update(wanted)}showMarks(facts){
const wanted=new Map;for(const place of this.allPlaces){const values=facts.get(place);if(!values?.size)
continue;wanted.set(`${place} ${[...values].sort().join()}`,()=>{const mark=this.puzzle.mark(place,values);
mark.classList.add("mark");this.layers.marks.append(mark);return mark})}return this.marks.update(wanted)}showShades(facts){
const wanted=new Map;for(const[cell,kind]of this.puzzle.shades?.(facts)??[]){wanted.set(`${kind} ${cell}`,
()=>{const shade=square(cellOf(cell),kind);this.layers.base.append(shade);return shade})}this.shades.
update(wanted)}showRings(kinds){const wanted=new Map;for(const[kind,places]of Object.entries(kinds)){
for(const place of places){wanted.set(`${kind} ${place}`,()=>{const element=ring(kind,spotOf(place));
this.layers[kind==="because"?"under":"rings"].append(element);return element})}}this.rings.update(wanted)}};
function ring(kind,spot){const inset=INSETS[kind];let[w,h]=[UNIT-2*inset,UNIT-2*inset];if(spot.edge===
"horizontal")[w,h]=[UNIT-2,24-inset];if(spot.edge==="vertical")[w,h]=[24-inset,UNIT-2];const[x,y]=[spot.
x*UNIT-w/2,spot.y*UNIT-h/2];const box={x,y,width:w,height:h,rx:5};const halo=svg("rect",{...box,class:"\
halo"});const group=svg("g",{class:`ring ${kind}`},halo,svg("rect",box));if(kind==="because"){group.
append(svg("path",{d:hatching(x,y,w,h),class:"hatching"}))}if(kind==="wrong")group.append(svg("path",
{d:`M${x} ${y}l${w} ${h}m0 ${-h}l${-w} ${h}`}));return group}init_drawing();init_places();var SIGNS={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"M\
7 5h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"};var EVEN=4;var ANIMATED=120;
var Player=class{constructor(container,length,{show,read,within}){this.length=length;this.show=show;
this.read=read;this.within=within??(()=>false);this.at=0;this.timer=void 0;this.buttons=this.makeButtons();
this.inputs=this.makeInputs();this.count=make("span",{className:"count"});this.stage=container.parentElement;
this.fill(container);this.go(0)}makeButtons(){const signed=(sign,words,onclick)=>button(icon(SIGNS[sign]),
onclick,{title:words,"aria-label":words});return{first:signed("first","First step",()=>this.go(0)),back:signed(
"back","Back",()=>this.step(-1)),run:signed("play","Play",()=>this.toggle()),forward:signed("forward",
"Forward",()=>this.step(1)),last:signed("last","Last step",()=>this.go(this.length))}}makeInputs(){const range=(name,max,value,oninput)=>make(
"input",{type:"range",min:0,max,value,"aria-label":name,oninput});const checked=!matchMedia("(prefer\
s-reduced-motion: reduce)").matches;const onchange=()=>this.tellPace();return{at:range("Which step",
this.length,0,()=>this.go(Number(this.inputs.at.value))),speed:range("Speed",12,4,()=>this.tellPace()),
animate:make("input",{type:"checkbox",checked,onchange})}}fill(container){const{first,back,run,forward,
last}=this.buttons;const{at,speed,animate}=this.inputs;const help=byId("help");const keys={title:"Ke\
ys","aria-label":"Keys"};run.classList.add("main");container.append(make("div",{className:"row slide"},
at,this.count),...[first,back,run,forward,last],make("label",{},"speed",speed),make("label",{},animate,
"animate"),button("?",()=>help.showModal(),keys))}tellPace(){const animated=this.inputs.animate.checked&&
this.pause>ANIMATED;this.stage.classList.toggle("animate",animated)}get pause(){return this.read(this.
at)*2**(EVEN-Number(this.inputs.speed.value))}step(by){if(!this.within(by))this.go(this.at+by)}go(position){
this.at=Math.max(0,Math.min(this.length,position));if(this.at===this.length)this.stop();const words=`${this.
at} of ${this.length}`;this.inputs.at.value=String(this.at);this.inputs.at.setAttribute("aria-valuet\
ext",words);this.count.textContent=words;const{first,back,forward,last}=this.buttons;first.disabled=
back.disabled=this.at===0;forward.disabled=last.disabled=this.at===this.length;this.tellPace();this.
show(this.at)}toggle(){if(this.timer)this.stop();else this.start()}start(){if(this.at===this.length)
this.go(0);this.signRun("pause","Pause");const next=()=>{this.timer=setTimeout(()=>{});this.step(1);
if(this.timer)this.timer=setTimeout(next,this.pause)};this.timer=setTimeout(next,Math.min(400,this.pause))}stop(){
clearTimeout(this.timer);this.timer=void 0;this.signRun("play","Play")}signRun(sign,words){this.buttons.
run.replaceChildren(icon(SIGNS[sign]));this.buttons.run.title=words;this.buttons.run.setAttribute("a\
ria-label",words)}pace(faster){this.inputs.speed.value=String(Number(this.inputs.speed.value)+faster);
this.tellPace()}key(event){const does={ArrowRight:()=>this.step(1),ArrowLeft:()=>this.step(-1),Home:()=>this.
go(0),End:()=>this.go(this.length)," ":()=>this.toggle(),"+":()=>this.pace(1),"-":()=>this.pace(-1),
a:()=>this.inputs.animate.click()};const own=does[event.key==="A"?"a":event.key];own?.();return Boolean(
own)}};var Dance=class{constructor(section,lesson,puzzle,search){this.start=lesson.start;this.search=search;
const element=svg("svg",{class:"board",role:"img","aria-label":"The search"});const player=make("div",
{className:"player",role:"group","aria-label":"Search"});this.words=make("div",{className:"sentence",
"aria-live":"polite"});section.append(make("div",{className:"stage"},element,player,this.words),make(
"aside",{},panel("Dancing links",make("p",{},search.about))));this.board=new Board(element,puzzle);this.
player=new Player(player,search.steps.length,{show:at=>this.show(at),read:()=>400})}show(at){const steps=this.
search.steps.slice(0,at);const tried=[];for(const{picked,place,value}of steps){if(picked)tried.push(
[place,value]);else tried.pop()}const step=at?steps[at-1]:void 0;const here=step?[step.place]:[];const left=(step?.
left??[]).map(option=>option.split(" ")[0]);const facts=factsOf(this.start,tried);const tints={region:[
...new Set(left)]};this.board.show({facts,tints,...step?.picked?{decided:here}:{wrong:here}});this.words.
replaceChildren(make("p",{className:"says"},this.said(at)),make("p",{className:"law"},counted(steps,
tried.length)))}said(at){const{steps,total,options}=this.search;if(!at)return`No option has been tri\
ed yet; ${options} may be taken.`;const end=at===steps.length&&total===at?" All is covered: solved.":
"";const before=at>1?steps[at-2].options:options;return inWords(steps[at-1],before)+end}key(event){return this.
player.key(event)}leave(){this.player.stop()}};function inWords({picked,place,value,item="",left=[],
dead,options},before){if(!picked){const why2=dead?`${dead}, and has no option left. `:"";const back=`${options-
before} options are uncovered, ${options} may be taken.`;return`${why2}Take ${value} at ${place} bac\
k. ${back}`}const many=left.length===1?"one option":`${left.length} options`;const listed=left.map(option=>option.
replace(/(.*) (.*)/,"$2 at $1")).join(", ");const why=`${item}, and has ${many} left, no item has fe\
wer: ${listed}. `;const gone=`${before-options} options are covered, ${options} may still be taken.`;
return`${why}Try ${value} at ${place}. ${gone}`}function counted(steps,stand){const picks=steps.filter(
({picked})=>picked).length;return`${picks} options tried, ${steps.length-picks} taken back, ${stand}\
 stand.`}init_drawing();init_places();var LISTED=30;var NAMED=6;function fillWorksheet(lesson,puzzle){const title=`${lesson.
title} ${lesson.name}`;const shown=lesson.steps.length>LISTED?`, the first ${LISTED}`:"";byId("works\
heet").append(make("section",{},make("h1",{},title),make("ul",{},...lesson.laws.map(law=>make("li",{},
law))),picture(puzzle,factsOf(lesson.start)),make("p",{},`Difficulty ${lesson.rating}. Notes:`),make(
"div",{className:"notes"})),make("section",{},make("h1",{},`Solution of ${title}`),picture(puzzle,factsOf(
lesson.end)),make("p",{},`${lesson.steps.length} steps${shown}:`),listOfSteps(lesson)))}function picture(puzzle,facts){
const element=svg("svg",{class:"board"});new Board(element,puzzle).show({facts});return element}function listOfSteps({
steps,rules}){const titles=new Map(rules.map(rule=>[rule.name,rule.title]));const line=({rule,places,
value})=>{const more=places.length>NAMED?" ...":"";return`${titles.get(rule)}: ${places.slice(0,NAMED).
join(" ")}${more} ${value}`};return make("ol",{},...steps.slice(0,LISTED).map(step=>make("li",{},line(
step))))}function printWords(lesson){const items=lesson.steps.map(({sentence,argument})=>{const lines=argument.
map(({says,depth=0})=>make("li",{className:`deep-${depth}`},lesson.lists[says]));return make("li",{},
sentence,...lines.length?[make("ol",{},...lines)]:[])});const title=make("h1",{},`${lesson.title} ${lesson.
name}: every step`);const section=make("section",{className:"words"},title,make("ol",{},...items));byId(
"worksheet").append(section);print();section.remove()}function listExports(lesson){const{puzzle,exports}=lesson;
byId("text").textContent=puzzle;byId("copy").onclick=()=>copy(puzzle);byId("print-page").onclick=()=>print();
byId("print-words").onclick=()=>printWords(lesson);const items=exports.map(({name,text,url})=>{const item=make(
"li",{className:"row"},button(`Copy as ${name}`,()=>copy(text)));if(url)item.append(make("a",{href:url,
rel:"noreferrer"},`Open at ${new URL(url).host}`));return item});byId("exports").append(...items)}init_places();init_places();var Spoken=class{constructor(drawing,puzzle){this.puzzle=puzzle;const{height,width}=puzzle.
grid;this.cells=new Map;const rows=Array.from({length:height},(_,r)=>make("div",{role:"row"},...Array.
from({length:width},(_2,c)=>this.cell(r,c))));const words={role:"grid","aria-label":"The board in wo\
rds","aria-readonly":"true"};drawing.after(make("div",{className:"spoken",...words},...rows))}cell(r,c){
const cell=make("div",{role:"gridcell"});this.cells.set(cellName(r,c),cell);return cell}show(facts){
const tell=this.puzzle.teller(facts);for(const[name,cell]of this.cells){const words=tell(name);if(cell.
textContent!==words)cell.textContent=words}}};init_places();var BOARD=-1;var Argument=class{constructor(lists,moved){this.lists=lists;this.panel=byId(
"argument");this.list=byId("pictures");this.moved=moved;this.pictures=[];this.at=0;byId("pictures-ti\
tle").addEventListener("click",event=>{event.preventDefault();this.go(this.at?0:1)});oneStop(this.list)}take(pictures){
this.pictures=pictures;this.at=0;this.panel.open=false;this.panel.hidden=!pictures.length;const many=`${pictures.
length} picture${pictures.length===1?"":"s"}`;byId("pictures-title").textContent=`Why, in ${many}`;this.
items=pictures.map((each,at)=>this.item(each,at+1));this.list.replaceChildren(...this.items)}item({says,
depth=0},number){const words=button(this.lists[says],()=>this.go(number));return make("li",{className:`\
deep-${Math.min(depth,3)}`},words)}within(by){const to=this.at+by;if(!this.at||to>this.pictures.length)
return false;this.go(to);return true}go(at){this.at=at;this.panel.open=at>0;this.list.querySelector(
"[aria-current]")?.removeAttribute("aria-current");const item=this.list.children[at-1];item?.firstElementChild?.
setAttribute("aria-current","step");item?.scrollIntoView({block:"nearest"});this.moved()}get picture(){
return this.pictures[this.at-1]}get says(){return this.at?this.lists[this.picture.says]:""}chain(){const chain=[];
for(let at=this.at-1;at!==BOARD;at=this.pictures[at].on??BOARD){chain.unshift(this.pictures[at])}return chain}supposed(){
const before=this.chain().slice(0,-1);return before.filter(each=>each.supposes).map(each=>this.lists[each.
says])}shown(before){const chain=this.chain();const{because=[],wrong=[],told=[]}=this.picture;const facts=chain.
flatMap(each=>each.facts??[]);const decided=told.length?[]:placesOf(this.picture);const supposed=chain.
filter(each=>!each.told).flatMap(placesOf);return{facts:laidOver(before,facts),decided,because,wrong,
trial:supposed.filter(place=>!decided.includes(place)),told:chain.flatMap(each=>each.told??[]),tints:this.
tints(),notes:[...chain[0].supposes?signs(chain):[],...this.notes()],arrows:arrows(chain)}}tints(){const kinds=Object.
entries(this.picture.tints??{});return Object.fromEntries(kinds.map(([kind,at])=>[kind,cellsIn(this.
lists[at])]))}notes(){const{notes}=this.picture;const words=notes===void 0?[]:this.lists[notes].split(
" ");return words.flatMap((word,at)=>at%2?[pair(words[at-1],word)]:[])}};function cellsIn(list2){return list2.
split(" ").flatMap(run=>{const[first,last]=run.split("~");const{r,c}=cellOf(first);return Array.from(
{length:last?Number(last)-c:1},(_,at)=>cellName(r,c+at))})}function placesOf({facts=[]}){return facts.
map(([place])=>place)}function laidOver(before,supposed){const facts=new Map([...before].map(([place,
values])=>[place,new Set(values)]));for(const[place,value]of supposed){const beside=value.startsWith(
"not ")?facts.get(place)??[]:[];facts.set(place,new Set([...beside,value]))}return facts}function behind(chain){
const[last,...before]=[...chain].reverse();const needs=new Set([...last.because??[],...last.wrong??[]]);
const found=new Map([[last,placesOf(last)]]);for(const picture2 of before){const places=placesOf(picture2).
filter(place=>needs.has(place));if(!places.length&&!picture2.supposes)continue;found.set(picture2,picture2.
supposes?placesOf(picture2):places);for(const place of picture2.because??[])needs.add(place)}return found}
function signs(chain){const needed=behind(chain);const links=chain.filter(({supposes,because})=>!supposes&&
because);const found=new Map;for(const picture2 of chain.filter(({told})=>!told)){const sign=picture2.
supposes?"?":links.indexOf(picture2)+1;if(!sign)continue;for(const place of needed.get(picture2)??[])
found.set(place,String(sign))}return[...found]}function arrows(chain){const needed=behind(chain);const known=new Set;
return chain.flatMap(picture2=>{const from=(picture2.because??[]).filter(place=>known.has(place));for(const place of placesOf(
picture2))known.add(place);const to=needed.get(picture2)??[];return from.flatMap(one=>to.map(other=>pair(
one,other)))})}function pair(one,other){return[one,other]}var READING=300;var TIERS={0:"all tiers",1:"1 direct",2:"2 structural",3:"3 cases"};var Steps=class{constructor(lesson,puzzle){
this.lesson=lesson;this.moved=()=>{};this.at=0;this.board=new Board(svgById("board"),puzzle);this.spoken=
new Spoken(svgById("board"),puzzle);this.rules=new Map(lesson.rules.map(rule=>[rule.name,rule]));this.
items=lesson.steps.map((step,index)=>this.item(step,index+1));byId("steps").append(...this.items);this.
ruleItems=this.lesson.rules.map(rule=>this.ruleItem(rule));byId("rules").append(...this.ruleItems);this.
tiers=[0,...new Set(lesson.rules.map(rule=>rule.tier))].map(tier=>button(TIERS[tier],()=>this.showTier(
tier),{value:tier}));byId("tiers").append(...this.tiers);for(const list2 of["steps","rules"])oneStop(
byId(list2));this.showTier(0);this.argument=new Argument(lesson.lists,()=>this.draw());this.player=new Player(
byId("player"),lesson.steps.length,{show:at=>this.show(at),read:at=>at?READING*this.told(at).split("\
 ").length:0,within:by=>this.argument.within(by)})}ruleOf(step){return this.rules.get(step.rule)}item(step,number){
const parts=[make("b",{},`${number}. ${this.ruleOf(step).title} `),tierSign(step.tier),make("span",{
className:"says"},step.sentence)];return make("li",{},make("button",{type:"button",onclick:()=>this.
player.go(number)},...parts))}ruleItem(rule){const used=this.usesOf(rule.name).length;const words=used?
`${used} × next`:"not used";const label2={disabled:!used,"aria-label":`${words}: ${rule.title}`};return make(
"li",{"data-tier":rule.tier},make("span",{},make("b",{},rule.title)," ",tierSign(rule.tier)),button(
words,()=>this.next(rule.name),label2),make("span",{className:"law"},rule.law))}showTier(tier){for(const each of this.
tiers){each.setAttribute("aria-pressed",String(Number(each.value)===tier))}const hide=(items,of)=>items.
forEach((item,at)=>item.hidden=tier!==0&&of[at].tier!==tier);hide(this.ruleItems,this.lesson.rules);
hide(this.items,this.lesson.steps)}show(at){this.at=at;this.argument.take(at?this.lesson.steps[at-1].
argument:[]);byId("steps").querySelector("[aria-current]")?.removeAttribute("aria-current");if(at)this.
mark(this.items[at-1]);this.draw();this.moved()}draw(){const{at}=this;const step=at?this.lesson.steps[at-
1]:void 0;const shown=this.argument.picture?this.argument.shown(this.facts(at-1)):this.shown(at);this.
board.show(shown);this.spoken.show(shown.facts);byId("sentence").replaceChildren(...step?this.words(
step,at):this.introduction())}shown(at){const step=at?this.lesson.steps[at-1]:void 0;const told=step?
factsOfStep(step).filter(([,value])=>!isMark(value)):[];return{facts:this.facts(at),decided:step?.places,
because:step?.because,told}}told(at){return this.argument.says||this.lesson.steps[at-1].sentence}facts(at){
const steps=this.lesson.steps.slice(0,at);return factsOf(this.lesson.start,...steps.map(factsOfStep))}mark(item){
item.firstElementChild?.setAttribute("aria-current","step");const list2=byId("steps");const[top,bottom]=[
item.offsetTop,item.offsetTop+item.offsetHeight];if(top<list2.scrollTop||bottom>list2.scrollTop+list2.
clientHeight){list2.scrollTop=top-list2.clientHeight/3}}introduction(){const{steps,rating,solved}=this.
lesson;const words=solved?`${steps.length} steps lead to the answer.`:`${steps.length} steps follow \
by rules. The rules do not finish it; where they are stuck, only search goes on.`;return[make("p",{className:"\
says"},words),make("p",{className:"law"},`Difficulty ${rating}. Press play, or go forward step by st\
ep.`)]}words(step,at){if(this.argument.picture){const where=`Picture ${this.argument.at} of ${this.argument.
pictures.length}. `;return[make("p",{className:"says"},[...this.argument.supposed(),this.argument.says].
join(" ")),make("p",{className:"law"},where+step.sentence)]}const rule=this.ruleOf(step);const end=at===
this.lesson.steps.length&&this.lesson.solved?" Solved!":"";const legup=rule.legup?` In LEGUP: ${rule.
legup}.`:"";const law=` (tier ${rule.tier}): ${rule.law}${legup}`;return[make("p",{className:"says"},
step.sentence+end),make("p",{className:"law"},make("b",{},rule.title),law)]}usesOf(rule){return this.
lesson.steps.flatMap((step,index)=>step.rule===rule?[index+1]:[])}next(rule){const uses=this.usesOf(
rule);if(uses.length)this.player.go(uses.find(at=>at>this.player.at)??uses[0])}key(event){const again=event.
key.toLowerCase()==="n";if(again&&this.player.at)this.next(this.lesson.steps[this.player.at-1].rule);
return again||this.player.key(event)}leave(){this.player.stop()}};function factsOfStep({places,value}){
return places.map(place=>[place,value])}init_places();var DONE="Done: every law is kept.";var LAWS=4;var PLACES=6;var SIGHTS=8;var LEVELS=3;var MINDED=2;var Help=class{constructor(play){
this.play=play;this.level=0}check(){const{judge}=this.play;const broken=judge.broken();if(!broken.length){
this.play.speak(judge.isDone()?DONE:"No law is broken so far.");return}const told=broken.slice(0,LAWS).
map(([words,where])=>`${words} (${where.slice(0,PLACES).join(" ")})`);this.play.speak(told.join(" "));
this.play.draw({wrong:broken.flatMap(([,where])=>where)})}mistakes(){const{lesson,judge}=this.play;if(!lesson.
unique){this.play.speak("This puzzle has several answers: mistakes cannot be told.");return}const wrong=judge.
wrongPlaces();const count=wrong.length===1?"One place differs":`${wrong.length} places differ`;const words=`${count}\
 from the answer: ${wrong.join(" ")}.`;this.play.speak(wrong.length?words:"Nothing differs from the \
answer.");this.play.draw({wrong})}hint(){const{lesson,judge}=this.play;const step=lesson.steps[judge.
made];if(lesson.unique&&judge.wrongPlaces().length)this.offerToGoBack();else if(step)this.tell(step);else
this.play.speak(this.noHint())}offerToGoBack(){const back=button("Go back to before it",()=>this.play.
goBack());this.play.speak("First there is a mistake to mend. ",back)}noHint(){if(this.play.judge.isDone())
return DONE;return this.play.lesson.solved?"All that the solver marks is marked.":"The rules are stu\
ck here too: only search goes on."}tell(step){this.level=Math.min(this.level+1,LEVELS);this.play.speak(
...this.words(step));const decided=this.level===LEVELS?step.places:[];this.play.draw({because:step.because,
decided})}words(step){const rule=this.play.judge.ruleOf(step.rule);const where=step.because.length?step.
because:step.places;const more=where.length>SIGHTS?" ...":"";if(this.level===1)return[`Look at ${where.
slice(0,SIGHTS).join(", ")}${more}.`];if(this.level===2)return[`${rule.title}: ${rule.law}`];return[
this.minded(step),`${step.sentence} `,button("Do it",()=>this.play.make(step))]}minded(step){const{lesson,
judge}=this.play;const steps=judge.reasons.behind(judge.reasons.needsOf(step));if(!steps.length)return"";
const[first,last]=[steps[0],steps[steps.length-1]].map(each=>lesson.steps.indexOf(each)+1);if(steps.
length>MINDED){return`Keep in mind what ${steps.length} of the lesson's steps ${first} to ${last} ru\
le out. `}return`Keep in mind: ${steps.map(each=>each.sentence).join(" ")} So: `}};init_places();var OVER=.7;var OUTSIDE=.5;var Pen=class{constructor(play,lines){this.play=play;this.lines=
lines;this.dragged=null;this.at=null}press(event){const[x,y]=this.play.view.board.pointAt(event);this.
raise();if(event.button===0)this.dragged={r:Math.floor(y),c:Math.floor(x)}}follow(event){const start2=this.
dragged;if(!start2||!event.buttons)return false;const[x,y]=this.play.view.board.pointAt(event);for(let from=start2;;from=
this.dragged){const to=this.towards(from,x,y);if(!to)return from!==start2;this.cross(from,to);this.dragged=
to}}towards({r,c},x,y){const{height,width}=this.play.puzzle.grid;const right=Math.min(Math.max(x,-OUTSIDE),
width+OUTSIDE)-c-.5;const down=Math.min(Math.max(y,-OUTSIDE),height+OUTSIDE)-r-.5;if(Math.max(Math.abs(
right),Math.abs(down))<OVER)return null;return Math.abs(right)>Math.abs(down)?{r,c:c+Math.sign(right)}:
{r:r+Math.sign(down),c}}lift(){this.dragged=null}stroke(key,cursor){const[down,right]=ARROWS[key];const from=this.
at??begin(cursor,down,right);const to={r:from.r+down,c:from.c+right};if(this.cross(from,to))this.at=
to;else this.play.speak("There is a wall.")}raise(){this.at=null}cross(from,to){const{play,lines}=this;
const edge=lines.between(from,to);if(!play.view.board.known.has(edge))return false;play.cursor=edge;
play.move([[edge,play.state.values(edge).has(lines.value)?[]:[lines.value]]]);return true}};function begin(edge,down,right){
const spot=spotOf(edge);const after={r:Math.floor(spot.y),c:Math.floor(spot.x)};const[before,across]=spot.
edge==="horizontal"?[{r:after.r,c:after.c-1},right]:[{r:after.r-1,c:after.c},down];const outside=before.
r<0||before.c<0;return across<0||!across&&outside?after:before}var WAYS={0:1,2:-1};var Input=class{constructor(play){this.play=play;this.pen=play.puzzle.lines?new Pen(
play,play.puzzle.lines):null;this.pressed=null;this.listen(play.view.element)}listen(element){element.
addEventListener("contextmenu",event=>event.preventDefault());element.addEventListener("pointerdown",
event=>this.press(event));element.addEventListener("pointermove",event=>this.drag(event));element.addEventListener(
"pointerup",event=>this.release(event));element.addEventListener("pointercancel",()=>this.letGo());if(this.
pen)element.style.touchAction="pinch-zoom"}press(event){const{board,element}=this.play.view;const place=board.
placeAt(event);const way=WAYS[event.button];this.pressed=place&&way?{place,way}:null;element.focus({
preventScroll:true});event.preventDefault();element.setPointerCapture(event.pointerId);this.pen?.press(
event)}drag(event){if(this.pen?.follow(event))this.pressed=null}release(event){const{pressed,play}=this;
this.letGo();if(!pressed||play.view.board.placeAt(event)!==pressed.place)return;play.cursor=pressed.
place;play.draw();if(play.puzzle.values.length)this.cycle(pressed.place,pressed.way);else play.describe()}letGo(){
this.pressed=null;this.pen?.lift()}key(event){const target=event.target;if(isPress(event.key)&&target.
closest("button, summary, input, a"))return false;const place=this.play.cursor;return place!==null&&
this.placeKey(event,place)||this.letter(event.key.toLowerCase())}placeKey(event,place){const{key,shiftKey}=event;
const digit=digitOf(event);if(key in ARROWS)this.arrow(key,shiftKey,place);else if(isPress(key))this.
cycle(place,shiftKey?-1:1);else if(key==="Backspace"||key==="Delete")this.play.move([[place,[]]]);else if(digit&&
this.play.puzzle.numbers)this.digit(digit,shiftKey||this.play.view.crossing);else return false;return true}letter(name){
if(name==="h")this.play.help.hint();else if(name==="c")this.play.help.check();else return false;return true}arrow(key,shift,place){
if(shift&&this.pen){this.pen.stroke(key,place);return}this.pen?.raise();this.play.cursor=this.play.view.
board.neighbour(place,key);this.play.draw();this.play.describe()}shortcut(event){const name=event.key.
toLowerCase();if(name==="y"||name==="z"&&event.shiftKey)this.play.redo();else if(name==="z")this.play.
undo();else return false;return true}cycle(place,way){const{values}=this.play.puzzle;if(!values.length)
return;const ring2=[null,...values];const own=this.play.state.values(place);const now=ring2.findIndex(
value=>value&&own.has(value));const next=ring2[(Math.max(now,0)+way+ring2.length)%ring2.length];this.
play.move([[place,next?[next]:[]]])}digit(value,out){const{cursor:place,puzzle,state}=this.play;if(!place||
!puzzle.numbers||value>puzzle.numbers.most(place))return;const values=new Set(state.values(place));const number=puzzle.
numbers.settled(values);const mark=out?`not ${value}`:String(value);const had=values.has(mark);if(number)
values.delete(number);if(had)values.delete(mark);else values.add(mark);this.play.move([[place,values]])}};
function isPress(key){return key==="Enter"||key===" "}function digitOf({key,code}){const[digit]=/^[1-9]$/.
exec(key)??/(?<=^Digit)[1-9]$/.exec(code)??[];return Number(digit??0)}init_places();var Reasons=class{constructor(lesson){this.lesson=lesson;this.minded=lesson.openings.filter(
([,fact])=>!isMark(lesson.facts[fact][1]));this.numbers=new Map(lesson.facts.map((fact,at)=>[fact.join(
" "),at]));this.openings=new Map(lesson.openings.map(one=>[this.key(lesson.rules[one[0]].name,one[1]),
one]));this.steps=new Map(lesson.steps.flatMap(step=>this.factsOf(step).map(fact=>[fact,step])))}key(rule,fact){
return`${rule} ${fact}`}factsOf({places,value}){return places.map(place=>this.numbers.get(`${place} ${value}`)??
-1)}needsOf(step){const openings=this.factsOf(step).map(fact=>this.openings.get(this.key(step.rule,fact)));
return openings.flatMap(opening=>opening?.[3]??[])}known(marked){const known=new Set(marked);for(let before=-1;before<
known.size;){before=known.size;for(const[,fact,,needs]of this.minded){if(needs.every(need=>known.has(
need)))known.add(fact)}}return known}behind(facts){const found=new Set;const todo=[...facts];for(const fact of todo){
const step=this.steps.get(fact);if(!step||found.has(step)||isMark(this.lesson.facts[fact][1]))continue;
found.add(step);todo.push(...this.needsOf(step))}return this.lesson.steps.filter(step=>found.has(step))}};var Judge=class{constructor(lesson,puzzle,state){this.lesson=lesson;this.puzzle=puzzle;this.state=state;
this.end=new Map(lesson.end);this.rules=new Map(lesson.rules.map(rule=>[rule.name,rule]));this.reasons=
new Reasons(lesson)}ruleOf(name){return this.rules.get(name)}has(place,value){const values=this.state.
facts.get(place);if(!values)return false;if(values.has(value))return true;const number=value.startsWith(
"not ")&&this.puzzle.numbers?.settled(values);return Boolean(number)&&value!==`not ${number}`}known(){
const{facts}=this.lesson;return this.reasons.known([...facts.keys()].filter(at=>this.has(...facts[at])))}get made(){
const{steps}=this.lesson;const known=this.known();const at=steps.findIndex(step=>this.reasons.factsOf(
step).some(each=>!known.has(each)));return at<0?steps.length:at}forced(known=this.known()){return this.
lesson.openings.filter(([,,,needs])=>needs.every(fact=>known.has(fact)))}openNow(){const known=this.
known();return this.forced(known).filter(([,fact])=>!known.has(fact))}isWrong(place,value){const right=this.
end.get(place);if(right===void 0)return false;return value.startsWith("not ")?value===`not ${right}`:
value!==right}wrongPlaces(){return[...this.state.facts].filter(([place,values])=>[...values].some(value=>this.
isWrong(place,value))).map(([place])=>place)}broken(){return this.puzzle.broken(this.state.facts,false)}isDone(){
return this.puzzle.broken(this.state.facts,true).length===0}judged(changes){const added=changes.flatMap(
({place,before,after:after2})=>after2.filter(value=>!before.includes(value)).map(value=>({place,value})));
if(!added.length)return{kind:"opened"};if(!this.lesson.unique)return{kind:"unknown"};if(added.some(({
place,value})=>this.isWrong(place,value)))return{kind:"wrong"};const open=this.forced();const reasons=added.
map(({place,value})=>this.reason(open,place,value));const[first]=reasons;if(!first||!reasons.every(Boolean))
return{kind:"guess"};const[rule,,because,needs]=first;const{rules,names}=this.lesson;const after=new Set(
this.reasons.behind(needs).map(step=>step.rule));return{kind:"forced",rule:rules[rule].name,after:[...after],
because:because.map(at=>names[at])}}reason(open,place,value){return open.find(([,fact])=>{const[where,
what]=this.lesson.facts[fact];return where===place&&what===value})}words({kind,rule,after=[]}){const titles=after.
map(name=>this.ruleOf(name).title);const first=titles.length?`, after ${titles.join(" and ")}`:"";return{
opened:"Opened again.",unknown:"This puzzle has several answers: moves cannot be judged.",wrong:"Wro\
ng: the answer is different here.",guess:"Right, but not yet forced: no rule gives it from what is o\
n the board.",forced:rule?`Forced, by ${this.ruleOf(rule).title}${first}.`:""}[kind]}};init_places();var State=class{constructor({problem,puzzle,start:start2}){this.storage=`lesson ${problem}\
 ${puzzle}`;this.start=start2;this.given=factsOf(start2);this.facts=factsOf(start2);this.done=[];this.
undone=[]}values(place){return this.facts.get(place)??new Set}touched(){return new Set(this.done.flatMap(
move=>move.changes).map(change=>change.place))}changes(wanted){return wanted.filter(([place])=>!this.
given.has(place)).map(([place,values])=>({place,before:[...this.values(place)],after:[...values]})).
filter(({before,after})=>before.join()!==after.join())}make(move){this.apply(move,"after");this.done.
push(move);this.undone=[]}undo(){const move=this.done.pop();if(!move)return false;this.apply(move,"b\
efore");this.undone.push(move);return true}redo(){const move=this.undone.pop();if(!move)return false;
this.apply(move,"after");this.done.push(move);return true}apply(move,side){for(const change of move.
changes){if(change[side].length)this.facts.set(change.place,new Set(change[side]));else this.facts.delete(
change.place)}}save(judge){const kept=JSON.stringify({done:this.done,undone:this.undone,judge});try{
localStorage.setItem(this.storage,kept)}catch{}}load(look){try{const{done,undone,judge}=JSON.parse(localStorage.
getItem(this.storage)??"");[...done,...undone].forEach(look);for(const move of done)this.apply(move,
"after");[this.done,this.undone]=[done,undone];return Boolean(judge)}catch{this.facts=factsOf(this.start);
return true}}};init_drawing();var HINTS=["Hint","Which rule?","What follows?"];var LISTED2=30;var NAMED2=3;var HOW=["Arrow keys mo\
ve the frame, Backspace opens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check."];var SIGNS2={
wrong:"✗",guess:"?",forced:"✓",opened:"↺",unknown:"·"};var View=class{constructor(section,lesson,puzzle,does){
this.lesson=lesson;this.element=svg("svg",{class:"board",role:"application",tabindex:0,"aria-label":"\
The board: arrow keys move, Enter marks, Backspace opens again"});this.board=new Board(this.element,
puzzle);this.buttons=makeButtons(does);this.judging=make("input",{type:"checkbox",checked:true,onchange:does.
refresh});this.message=make("div",{className:"sentence",role:"status","aria-live":"polite"});this.digits=
make("div",{className:"player",role:"group","aria-label":"Numbers"});this.possible=list("ul","possib\
le","Possible now");this.log=list("ol","moves","Your moves, the last one first");this.pencil=puzzle.
numbers?this.addDigits(puzzle.numbers.highest,does):null;section.append(this.stage(),this.aside(puzzle));
this.spoken=new Spoken(this.element,puzzle)}stage(){const buttons=Object.values(this.buttons);const group={
className:"player",role:"group","aria-label":"Your game"};const game=make("div",group,...buttons);return make(
"div",{className:"stage"},this.element,this.digits,game,this.message)}aside(puzzle){const how=[...puzzle.
how,...HOW];return make("aside",{},panel("Possible now",this.possible),panel("Your moves",make("labe\
l",{},this.judging," judge my moves"),this.log),make("details",{className:"panel"},make("summary",{},
"Laws"),listOf(this.lesson.laws)),make("details",{className:"panel"},make("summary",{},"How to play"),
listOf(how)))}addDigits(highest,does){for(let value=1;value<=highest;value++){this.digits.append(button(
String(value),()=>does.digit(value)))}const turn=()=>pencil.setAttribute("aria-pressed",String(!isPressed(
pencil)));const pencil=button("✎ cross out",turn,{"aria-pressed":"false"});this.digits.append(pencil);
return pencil}get crossing(){return this.pencil!==null&&isPressed(this.pencil)}speak(...parts){this.
message.replaceChildren(make("p",{className:"says"},...parts))}draw(state,judge,cursor,level,rings){
this.board.show({facts:state.facts,cursor,...rings});this.spoken.show(state.facts);this.buttons.undo.
disabled=!state.done.length;this.buttons.redo.disabled=!state.undone.length;this.buttons.hint.textContent=
HINTS[Math.min(level,HINTS.length-1)];const items=judge.isDone()?[make("li",{},"Solved.")]:this.possibleItems(
judge);this.possible.replaceChildren(...items);const moves=state.done.slice(-LISTED2).reverse();this.
log.replaceChildren(...moves.map(move=>this.moveItem(move,judge)))}possibleItems(judge){const places=new Map;
for(const[rule,fact]of judge.openNow()){places.set(rule,(places.get(rule)??new Set).add(this.lesson.
facts[fact][0]))}const items=this.lesson.rules.flatMap(({title,tier},at)=>{const count=places.get(at)?.
size;if(!count)return[];const words=` ${count} ${count===1?"place":"places"}`;return[make("li",{},`${title}\
 `,tierSign(tier),words)]});return items.length?items:[make("li",{},"Nothing that the rules know.")]}moveItem({
changes,judged},judge){const where=changes.map(change=>change.place);const what=where.length>NAMED2?
`${where.length} places`:where.join(" ");const kind=this.judging.checked?judged.kind:"unknown";const told=this.
judging.checked&&kind!=="opened";const sign=make("b",{"aria-hidden":"true"},SIGNS2[kind]);const words=told?
`: ${judge.words(judged)}`:"";return make("li",{className:kind},sign,` ${what}${words}`)}};function makeButtons(does){
const hint="The next step that you have not made, in three levels (H)";return{undo:button("Undo",()=>does.
undo(),{title:"Undo (Ctrl Z)"}),redo:button("Redo",()=>does.redo(),{title:"Redo (Ctrl Y)"}),restart:button(
"Start again",()=>does.restart(),{title:"Start again"}),check:button("Check",()=>does.check(),{title:"\
Which law is broken? (C)"}),mistakes:button("Show mistakes",()=>does.mistakes(),{title:"What differs\
 from the answer?"}),hint:button(HINTS[0],()=>does.hint(),{title:hint})}}function list(name,className,words){
return make(name,{className,tabIndex:0,"aria-label":words})}function listOf(lines){return make("ul",
{},...lines.map(line=>make("li",{},line)))}function isPressed(button2){return button2.getAttribute("\
aria-pressed")==="true"}var Play=class{constructor(section,lesson,puzzle){this.lesson=lesson;this.puzzle=puzzle;this.state=new State(
lesson);this.judge=new Judge(lesson,puzzle,this.state);this.help=new Help(this);this.view=new View(section,
lesson,puzzle,this.actions());this.cursor=this.view.board.places()[0]??null;this.input=new Input(this);
this.view.judging.checked=this.state.load(move=>this.judge.words(move.judged));this.draw()}actions(){
return{undo:()=>this.undo(),redo:()=>this.redo(),restart:()=>this.restart(),check:()=>this.help.check(),
mistakes:()=>this.help.mistakes(),hint:()=>this.help.hint(),refresh:()=>this.refresh(""),digit:value=>this.
input.digit(value,this.view.crossing)}}move(wanted){const changes=this.state.changes(wanted);if(!changes.
length){if(wanted.some(([place])=>this.state.given.has(place)))this.speak("This is given.");return}const move={
changes,judged:this.judge.judged(changes)};this.state.make(move);this.keep();this.tell(move)}undo(){
if(this.state.undo())this.refresh("Undone.")}redo(){if(this.state.redo())this.refresh("Done again.")}restart(){
const places=this.state.touched();this.move([...places].map(place=>[place,[]]));const back="Back at \
the start; undo brings back what was there.";this.speak(places.size?back:"This is the start.")}goBack(){
while(this.judge.wrongPlaces().length&&this.state.undo());this.refresh("Back to before the first mis\
take; redo brings your moves again.")}make(step){if(!isMark(step.value))return;const fresh=step.places.
filter(place=>!this.judge.has(place,step.value));const kept=place=>this.puzzle.numbers?[...this.state.
values(place)]:[];this.move(fresh.map(place=>[place,[...kept(place),step.value]]));this.view.element.
focus({preventScroll:true})}speak(...parts){this.view.speak(...parts)}describe(){if(this.cursor)this.
speak(this.view.board.describe(this.cursor,this.state.facts))}draw(rings={}){this.view.draw(this.state,
this.judge,this.cursor,this.help.level,rings)}keep(){this.help.level=0;this.state.save(this.view.judging.
checked);this.draw()}refresh(words){this.keep();this.speak(words)}tell({changes,judged}){if(this.judge.
isDone()){this.speak("Done: every law is kept. Well played!");say("Solved!");return}const judging=this.
view.judging.checked;const{board}=this.view;const named2=changes.length===1?board.describe(changes[0].
place,this.state.facts):"";const words=judging?this.judge.words(judged):"";this.speak([named2,words].
filter(Boolean).join(". "));if(judging&&judged.kind==="forced")this.draw({because:judged.because});if(judging&&
judged.kind==="wrong")this.draw({wrong:changes.map(each=>each.place)})}key(event){return this.input.
key(event)}shortcut(event){return this.input.shortcut(event)}};var globImport_puzzles_js=__glob({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(init_alcazar(),alcazar_exports)),
"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(init_light_up(),light_up_exports)),"./puzzle\
s/nurikabe.js":()=>Promise.resolve().then(()=>(init_nurikabe(),nurikabe_exports)),"./puzzles/ripple_\
effect.js":()=>Promise.resolve().then(()=>(init_ripple_effect(),ripple_effect_exports))});async function puzzleMaker(solution){const{default:Own}=await globImport_puzzles_js(`./puzzles/${solution}\
.js`);return givens=>new Own(givens)}var BOARD2="[role=application]";var Tabs=class{constructor(tabs){this.tabs=tabs;this.moved=()=>{};this.
characters=rememberedBox("characters");this.current=tabs[0];byId("tabs").append(...tabs.map(tab=>this.
button(tab)));this.choose(tabs[0])}button(tab){return make("button",{type:"button",id:`tab-${tab.id}`,
role:"tab","aria-controls":tab.id,textContent:tab.title,onclick:event=>{this.choose(tab);if(event.detail)
byId(`tab-${tab.id}`).blur()},onkeydown:event=>this.go(tab,event)})}go(tab,event){const step={ArrowRight:1,
ArrowLeft:-1}[event.key];if(!step)return;event.stopPropagation();const at=this.tabs.indexOf(tab)+step+
this.tabs.length;const other=this.tabs[at%this.tabs.length];this.choose(other);byId(`tab-${other.id}`).
focus()}choose(chosen){this.current.part.leave?.();for(const tab of this.tabs){byId(tab.id).hidden=tab!==
chosen;byId(`tab-${tab.id}`).setAttribute("aria-selected",String(tab===chosen));byId(`tab-${tab.id}`).
tabIndex=tab===chosen?0:-1}this.current=chosen;this.moved()}key(event){const help=byId("help");if(help.
open||event.altKey)return;if(this.isDone(event,help))event.preventDefault()}isDone(event,help){const{
part}=this.current;const target=event.target;if(event.ctrlKey||event.metaKey)return part.shortcut?.(
event)??false;if(this.isSwitchedOff(event.key,target))return false;if(event.key==="?"){help.showModal();
return true}const within=help.contains(target)?document.body:target;if(isTyped(event.key,within)||isScrolled(
event.key,target))return false;return part.key(event)}isSwitchedOff(key,target){return isCharacter(key)&&
!this.characters.checked&&!target.closest(BOARD2)}};function rememberedBox(id){const box=byId(id);try{
box.checked=localStorage.getItem(id)!=="off";box.onchange=()=>localStorage.setItem(id,box.checked?"o\
n":"off")}catch{}return box}function isCharacter(key){return key.length===1&&key!==" "}function isTyped(key,target){
const field=target.closest("input, textarea, select, button, summary, a, pre");return Boolean(field&&
(key===" "||field.matches("input[type=range], textarea")))}function isScrolled(key,target){return/^Arrow(Up|Down)$/.
test(key)&&target.closest("ul, ol, pre")!==null}init_drawing();init_places();function showFacts({givens,rating,steps,laws}){const[height,width]=givens.size;document.documentElement.
style.setProperty("--ratio",String(width/height));byId("about").textContent=`${height} × ${width}, \
difficulty ${rating}, ${steps.length} steps`;byId("laws").append(...laws.map(law=>make("li",{},law)))}
function named(data){const steps=data.steps.map(step=>{const because=step.because.map(at=>data.names[at]);
return{...step,because}});return{...data,steps}}function leaveFocus(){document.activeElement?.blur()}
async function start(){const lesson=named(readData());const puzzle=(await puzzleMaker(lesson.solution))(
lesson.givens);showFacts(lesson);const steps=new Steps(lesson,puzzle);const tabs=[{id:"lesson",title:"\
Lesson",part:steps},{id:"try",title:"Try it yourself",part:new Play(byId("try"),lesson,puzzle)}];if(lesson.
dlx){const part=new Dance(byId("dlx"),lesson,puzzle,lesson.dlx);tabs.push({id:"dlx",title:"Dancing l\
inks",part})}const shown=new Tabs(tabs);followAddress(shown,steps);listExports(lesson);fillWorksheet(
lesson,puzzle);byId("help").addEventListener("close",leaveFocus);document.addEventListener("keydown",
event=>shown.key(event))}start();return __toCommonJS(page_exports);})();
