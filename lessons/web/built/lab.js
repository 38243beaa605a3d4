"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundl\
e: "+path)};var __esm=(fn,res,err)=>function __init(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(
fn)[0]])(fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:true})};
var __copyProps=(to,from,except,desc)=>{if(from&&typeof from==="object"||typeof from==="function"){for(let key of __getOwnPropNames(
from))if(!__hasOwnProp.call(to,key)&&key!==except)__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable})}return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:true}),mod);function cellOf(name2){const[r,c]=(name2.match(/\d+/g)??[]).map(Number);return{r:r-1,c:c-1}}function cellName(r,c){
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
other.c))}}}});function svg(name2,attributes={},...children){const element=document.createElementNS("http://www.w3.\
org/2000/svg",name2);for(const[key,value]of Object.entries(attributes))element.setAttribute(key,String(
value));element.append(...children);return element}function label(text,x,y,size,kind=""){return svg(
"text",{x,y,"font-size":size,class:`label ${kind}`},String(text))}function square({r,c},kind){return svg(
"rect",{x:c*UNIT,y:r*UNIT,width:UNIT,height:UNIT,class:kind})}function middle({r,c}){return[(c+.5)*UNIT,
(r+.5)*UNIT]}function above({r,c}){return`M${c*UNIT} ${r*UNIT}h${UNIT}`}function leftOf({r,c}){return`\
M${c*UNIT} ${r*UNIT}v${UNIT}`}function gridLines(grid2){let lines="";for(let c=1;c<grid2.width;c++)lines+=
`M${c*UNIT} 0v${grid2.height*UNIT}`;for(let r=1;r<grid2.height;r++)lines+=`M0 ${r*UNIT}h${grid2.width*
UNIT}`;return svg("path",{d:lines,class:"grid"})}function frame(grid2,kind="border"){return svg("rec\
t",{width:grid2.width*UNIT,height:grid2.height*UNIT,class:kind})}function hatching(x,y,w,h){let lines="";
for(let at=8;at<w+h;at+=8){const[x1,y1]=at<w?[x+at,y]:[x+w,y+at-w];const[x2,y2]=at<h?[x,y+at]:[x+at-
h,y+h];lines+=`M${x1} ${y1}L${x2} ${y2}`}return lines}function tint(place,kind){const{r,c}=cellOf(place);
const group=svg("g",{class:`tint ${kind}`},square({r,c},"fill"));if(kind!=="black"){const lines=kind===
"other"?hatching(c*UNIT,r*UNIT,UNIT,UNIT):"";group.append(svg("path",{d:lines,class:"hatching"}))}return group}
function arrow(from,to){const[dx,dy]=[(to.x-from.x)*UNIT,(to.y-from.y)*UNIT];const long=Math.hypot(dx,
dy)||1;const[ux,uy]=[dx/long,dy/long];const short=Math.min(8,long/4);const[x1,y1]=[from.x*UNIT+ux*short,
from.y*UNIT+uy*short];const[x2,y2]=[to.x*UNIT-ux*short,to.y*UNIT-uy*short];const wing=side=>`M${x2} ${y2}\
L${x2-7*ux-4*side*uy} ${y2-7*uy+4*side*ux}`;const d=`M${x1} ${y1}L${x2} ${y2}${wing(1)}${wing(-1)}`;
return svg("g",{class:"arrow"},svg("path",{d,class:"halo"}),svg("path",{d}))}function note(spot,words,others){
const width=8+6*words.length;const out=spot.edge?0:UNIT/2-7;const[x,y]=[spot.x*UNIT+out-width/2+(out&&
5),spot.y*UNIT-out+others*13];return svg("g",{class:"note"},svg("rect",{x:x-width/2,y:y-6.5,width,height:13,
rx:4}),label(words,x,y,10,"strong"))}var UNIT;var init_drawing=__esm({"lessons/web/drawing.js"(){"us\
e strict";init_places();UNIT=40}});function counts(law){const{words,facts,least,most,opposite,places=[],effort=1}=law;const{none:none3="",
rest=""}=law;const others=facts.map(opposite);function look(known){const yes=facts.filter(fact=>known.
has(fact));const no=others.filter(fact=>known.has(fact));const said2=[];const open=()=>facts.filter(
(fact,at)=>!known.has(fact)&&!known.has(others[at]));if(yes.length>=most){const facts2=yes.length>most?
[]:open().map(opposite);if(yes.length>most||facts2.length){said2.push({rule:none3,facts:facts2,from:yes.
slice(0,most+1)})}}const spare=others.length-least;if(no.length>=spare){const facts2=no.length>spare?
[]:open();if(no.length>spare||facts2.length){said2.push({rule:rest,facts:facts2,from:no.slice(0,spare+
1)})}}return said2}return{words,effort,places,facts:[...facts,...others],look}}function otherOf([one,
two]){return fact=>{const[place,value]=fact.split(" ");return`${place} ${value===one?two:one}`}}var init_law=__esm(
{"lessons/web/laws/law.js"(){"use strict"}});function treeFrom(start2,next){const tree={order:[],number:new Map,parent:new Map,low:new Map,size:new Map};
const{order,number:number2,parent}=tree;const todo=[[start2,null]];for(let top2=todo.pop();top2;top2=
todo.pop()){const[node,from]=top2;if(number2.has(node))continue;number2.set(node,order.length);order.
push(node);if(from!==null)parent.set(node,from);for(const other of next(node))if(!number2.has(other))
todo.push([other,node])}measure(tree,next);return tree}function measure({order,number:number2,parent,
low,size},next){const numberOf=node=>number2.get(node);for(const node of order){const others=next(node).
filter(other=>other!==parent.get(node));low.set(node,Math.min(numberOf(node),...others.map(numberOf)));
size.set(node,1)}for(const node of[...order].reverse()){const above2=parent.get(node);if(above2===void 0)
continue;low.set(above2,Math.min(low.get(above2)??0,low.get(node)??0));size.set(above2,(size.get(above2)??
0)+(size.get(node)??0))}}function hanging({order,number:number2,parent,low,size},edges){return order.
flatMap((node,at)=>{const above2=parent.get(node);const least=(number2.get(above2??"")??0)+(edges?1:
0);if(above2===void 0||(low.get(node)??0)<least)return[];return[[node,above2,order.slice(at,at+(size.
get(node)??0))]]})}var init_cuts=__esm({"lessons/web/laws/cuts.js"(){"use strict"}});function endsIn(plan){const known=allEnds.get(plan);if(known)return known;const ends=new Map;for(const[
cell,edges]of plan.edgesOf){for(const edge of edges)ends.set(edge,[...ends.get(edge)??[],cell])}allEnds.
set(plan,ends);return ends}function pair(edge,used){return[edge,used]}function says(facts,used){return{
rule:RULE,facts,from:used.map(edge=>`${edge} path`)}}var RULE,Path,allEnds;var init_path=__esm({"les\
sons/web/laws/path.js"(){"use strict";init_places();init_cuts();RULE="close_no_loop";Path=class{constructor(plan,known){
this.plan=plan;this.known=known;this.ends=endsIn(plan);this.used=new Map;for(const[cell,edges]of plan.
edgesOf){const used=edges.filter(edge=>known.has(`${edge} path`));if(used.length)this.used.set(cell,
used)}this.lines=this.pieces().map(cells=>this.line(cells))}says(){const broken=this.lines.filter(line=>this.
isBroken(line));if(broken.length)return broken.map(({used})=>says([],used));return this.lines.flatMap(
line=>this.closing(line)).filter(([edge])=>this.isOpen(edge)).map(([edge,used])=>says([`${edge} bloc\
ked`],used))}joins(){const rule="join_all_cells";const tree=treeFrom([...this.plan.edgesOf.keys()][0],
cell=>this.beside(cell));if(tree.order.length<this.plan.edgesOf.size){return[{rule,facts:[],from:this.
blockedAround(tree.order)}]}return hanging(tree,true).flatMap(([cell,above2,branch])=>{const edge=this.
edgeOf([cell,above2]);const from=this.blockedAround(branch);return this.isOpen(edge)?[{rule,facts:[`${edge}\
 path`],from}]:[]})}beside(cell){const edges=this.plan.edgesOf.get(cell)??[];const open=edges.filter(
edge=>!this.known.has(`${edge} blocked`));return open.flatMap(edge=>(this.ends.get(edge)??[]).filter(
other=>other!==cell))}blockedAround(cells){const own=new Set(cells);const edges=cells.flatMap(cell=>this.
plan.edgesOf.get(cell)??[]);return edges.filter(edge=>this.ends.get(edge)?.some(cell=>!own.has(cell))).
map(edge=>`${edge} blocked`).filter(fact=>this.known.has(fact))}edges(cell){return this.used.get(cell)??
[]}pieces(){const next=cell=>this.edges(cell).flatMap(edge=>this.ends.get(edge)??[]);return pieces([
...this.used.keys()],next)}line(cells){const used=[...new Set(cells.flatMap(cell=>this.edges(cell)))];
const tips=cells.filter(cell=>this.edges(cell).length===1);return{cells,used,tips,doors:used.filter(
edge=>this.isDoor(edge)).length}}isDoor(edge){return this.ends.get(edge)?.length===1}isOpen(edge){const values=[
"path","blocked"];return this.ends.has(edge)&&!values.some(value=>this.known.has(`${edge} ${value}`))}isBroken({
cells,used,doors}){const early=doors===2&&cells.length<this.plan.edgesOf.size;return used.length-doors>=
cells.length||early}closing(line){const{cells,used,tips,doors}=line;if(tips.length===2&&!doors)return[
[this.edgeOf(tips),used]];if(tips.length!==1||doors!==1)return[];const all=this.plan.edgesOf.size;const own=(this.
plan.edgesOf.get(tips[0])??[]).filter(edge=>this.isDoor(edge));const others=this.lines.filter(other=>other!==
line&&other.doors===1&&other.tips.length===1&&cells.length+other.cells.length<all);return[...own.filter(
()=>cells.length<all).map(edge=>pair(edge,used)),...others.map(other=>pair(this.edgeOf([tips[0],other.
tips[0]]),[...used,...other.used]))]}edgeOf([one,other]){const[a,b]=[cellOf(one),cellOf(other)];return Math.
abs(a.r-b.r)+Math.abs(a.c-b.c)===1?this.plan.between(a,b):""}};allEnds=new WeakMap}});var alcazar_exports={};__export(alcazar_exports,{default:()=>Alcazar});function inOrder(edges){return[
...edges].sort((one,other)=>{const[a,b]=[spotOf(one),spotOf(other)];return a.y-b.y||a.x-b.x})}function cellsOf(edge){
return edge.split("-").filter(name2=>/^r\d/.test(name2))}function isBlack(cell){const{r,c}=cellOf(cell);
return(r+c)%2===0}var REACH,STUB,Alcazar;var init_alcazar=__esm({"lessons/web/puzzles/alcazar.js"(){
"use strict";init_drawing();init_law();init_path();init_places();REACH=.45;STUB=12;Alcazar=class{values=[
"path","blocked"];margin=16;how=["Drag from cell to cell to draw the path; click an edge: path, bloc\
ked, open.","Arrow keys go from edge to edge, Enter marks; with Shift they draw the path."];constructor(givens){
this.grid=new Grid(givens.size);this.edges=inOrder(givens.edges);this.doors=this.edges.filter(edge=>cellsOf(
edge).length===1);this.edgesOf=new Map(this.grid.cells().map(cell=>[cell,[]]));for(const edge of this.
edges){for(const cell of cellsOf(edge))this.edgesOf.get(cell)?.push(edge)}this.lines={value:"path",between:(one,other)=>this.
between(one,other)}}places(){return this.edges}placeAt(x,y){let best=null;let least=REACH;for(const place of this.
edges){const spot=spotOf(place);const far=Math.hypot(spot.x-x,spot.y-y);if(far<least)[best,least]=[place,
far]}return best}between(one,other){const cell={r:Math.max(one.r,other.r),c:Math.max(one.c,other.c)};
return one.c===other.c?this.edgeAbove(cell):this.edgeLeftOf(cell)}edgeAbove({r,c}){if(r===0)return`${cellName(
r,c)}-top`;return cellName(r-1,c)+(r===this.grid.height?"-bottom":`-${cellName(r,c)}`)}edgeLeftOf({r,
c}){if(c===0)return`${cellName(r,c)}-left`;return cellName(r,c-1)+(c===this.grid.width?"-right":`-${cellName(
r,c)}`)}base({base:base2,over}){base2.append(gridLines(this.grid),frame(this.grid,"outside"));const open=new Set(
this.edges);let walls="";for(let r=0;r<=this.grid.height;r++){for(let c=0;c<=this.grid.width;c++){const upper=c<
this.grid.width&&!open.has(this.edgeAbove({r,c}));const left=r<this.grid.height&&!open.has(this.edgeLeftOf(
{r,c}));walls+=(upper?above({r,c}):"")+(left?leftOf({r,c}):"")}}over.append(svg("path",{d:walls,class:"\
wall-line"}))}mark(place,values){const spot=spotOf(place);const[x,y]=[spot.x*UNIT,spot.y*UNIT];if(!values.
has("path")){return svg("path",{d:`M${x-3.5} ${y-3.5}l7 7m0 -7l-7 7`,class:"blocked"})}const[dx,dy]=spot.
edge==="horizontal"?[UNIT/2,0]:[0,UNIT/2];const ends=[this.nearby(x-dx,y-dy),this.nearby(x+dx,y+dy)];
return svg("path",{d:`M${ends.join("L")}`,class:"path"})}nearby(x,y){const within=(at,most)=>Math.min(
Math.max(at,-STUB),most*UNIT+STUB);return`${within(x,this.grid.width)} ${within(y,this.grid.height)}`}describe(place,values){
const words=values.has("path")?"path":values.has("blocked")?"blocked":"open";return`${place.replace(
"-"," to ")}: ${words}`}teller(facts){const open=new Set(this.edges);return cell=>{const{r,c}=cellOf(
cell);const sides={top:this.edgeAbove({r,c}),right:this.edgeLeftOf({r,c:c+1}),bottom:this.edgeAbove(
{r:r+1,c}),left:this.edgeLeftOf({r,c})};const words=Object.entries(sides).map(([side,edge])=>{const door=cellsOf(
edge).length===1&&open.has(edge)?"door, ":"";const[value]=facts.get(edge)??["open"];return`${side} ${open.
has(edge)?door+value:"wall"}`});return`${cell}: ${words.join("; ")}`}}obvious={fill_cell:"blocked"};opposite=otherOf(
this.values);isOut(value){return value==="blocked"}verb(value,many){return value==="path"?`${many?"a\
re":"is"} in the path`:void 0}laws(){const cells=this.grid.cells().map(cell=>{const words2=`The path\
 goes over just two edges of ${cell}.`;return this.law(words2,this.edgesOf.get(cell)??[],2,"fill_cel\
l",[cell])});const facts=this.edges.flatMap(edge=>[`${edge} path`,`${edge} blocked`]);const words="T\
he path closes no loop, and leaves only when it has been everywhere.";const look=known=>new Path(this,
known).says();const joined="The path is one piece, and joins all cells.";const joins=known=>new Path(
this,known).joins();const whole={effort:1,places:[],facts};return[...cells,...this.doorLaws(),{...whole,
words,look},{...whole,words:joined,look:joins}]}law(words,edges,used,rule,places=edges){const facts=edges.
map(edge=>`${edge} path`);const rules={none:rule,rest:rule};return counts({words,facts,least:used,most:used,
opposite:this.opposite,places,...rules})}doorLaws(){const black=this.doors.filter(door=>isBlack(cellsOf(
door)[0]));const white=this.doors.filter(door=>!black.includes(door));const odd=this.grid.height*this.
grid.width%2;const words=odd?"On a chessboard with one black cell more the path begins and ends at b\
lack ones.":"On a chessboard with as many black cells the path begins at one colour and ends at the \
other.";return[this.law("The path uses just two doors.",this.doors,2,"choose_doors"),this.law(words,
black,1+odd,"choose_doors"),this.law(words,white,1-odd,"choose_doors")]}broken(facts,done){const path=edge=>Boolean(
facts.get(edge)?.has("path"));const open=edge=>path(edge)||!done&&!facts.get(edge)?.has("blocked");return[
...this.grid.cells().flatMap(cell=>this.brokenCell(cell,path,open)),...this.brokenDoors(path,open),...this.
pathsOf(path).flatMap(cells=>this.brokenPath(cells,path))]}brokenCell(cell,path,open){const own=this.
edgesOf.get(cell)??[];const used=own.filter(path);if(used.length>2)return[["The path forks.",used]];
if(own.filter(open).length>=2)return[];return[[`${cell} has fewer than two ways left.`,own.length?own:
this.doors]]}brokenDoors(path,open){const broken=[];const used=this.doors.filter(path);if(used.length>
2)broken.push(["More than two doors are used.",used]);if(this.doors.filter(open).length<2){broken.push(
["Fewer than two doors are left.",this.doors])}return broken}pathsOf(path){const edges=cell=>(this.edgesOf.
get(cell)??[]).filter(path);const next=cell=>edges(cell).flatMap(cellsOf);return pieces(this.grid.cells().
filter(cell=>edges(cell).length),next)}brokenPath(cells,path){const edges=cells.flatMap(cell=>(this.
edgesOf.get(cell)??[]).filter(path));const own=[...new Set(edges)];const doors=own.filter(edge=>cellsOf(
edge).length===1).length;if(own.length-doors>=cells.length)return[["The path closes to a loop.",own]];
if(doors!==2||cells.length===this.edgesOf.size)return[];return[["The path leaves before it has been \
everywhere.",own]]}}}});var light_up_exports={};__export(light_up_exports,{default:()=>LightUp});function bulbs(cells){return cells.
map(cell=>`${cell} bulb`)}function isWall(token){return/[#0-4]/.test(token)}function isWormhole(token){
return/[A-Z]/.test(token)}function inWords2(place,values,lit){if(values.has("bulb"))return`${place}:\
 bulb`;const words=values.has("empty")?"marked as without bulb":"open";return`${place}: ${words}${lit.
has(place)?", lit":""}`}var LightUp;var init_light_up=__esm({"lessons/web/puzzles/light_up.js"(){"us\
e strict";init_drawing();init_law();init_places();LightUp=class{values=["bulb","empty"];how=["Click \
or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again."];constructor(givens){this.grid=
new Grid(givens.size);this.rows=givens.grid;this.twins=this.pairWormholes();this.open=new Set(this.places())}places(){
return this.grid.cells().filter(cell=>this.token(cellOf(cell))===".")}token({r,c}){return this.rows[r][c]}pairWormholes(){
const first=new Map;const twins=new Map;for(const cell of this.grid.cells()){const token=this.token(
cellOf(cell));const other=isWormhole(token)&&first.get(token);if(other)twins.set(cell,other).set(other,
cell);first.set(token,cell)}return twins}beams(bulb){return STEPS.map(([down,right])=>this.beam(cellOf(
bulb),down,right))}beam({r,c},down,right){const passed=new Set;const beam=[];for(;;){r+=down;c+=right;
const here=cellName(r,c);if(!this.grid.holds({r,c})||isWall(this.token({r,c}))||passed.has(here))return beam;
passed.add(here);if(this.open.has(here))beam.push(here);else({r,c}=cellOf(this.twins.get(here)))}}lit(facts){
const bulbs2=[...facts.keys()].filter(place=>isSo(facts,place,"bulb"));return new Set(bulbs2.flatMap(
bulb=>[bulb,...this.beams(bulb).flat()]))}base({base:base2,over}){over.append(gridLines(this.grid),frame(
this.grid));for(const cell of this.grid.cells()){const[cx,cy]=middle(cellOf(cell));const token=this.
token(cellOf(cell));if(isWall(token)){base2.append(square(cellOf(cell),"wall"));if(token!=="#")over.
append(label(token,cx,cy,22,"on-wall"))}else if(isWormhole(token)){const rings=[16,11.5].map(r=>svg(
"circle",{cx,cy,r,class:"wormhole"}));over.append(...rings,label(token,cx,cy,15))}else base2.append(
square(cellOf(cell),"unlit"))}}shades(facts){return new Map([...this.lit(facts)].map(cell=>[cell,"li\
t"]))}mark(place,values){const[cx,cy]=middle(cellOf(place));if(!values.has("bulb"))return svg("circl\
e",{cx,cy,r:3.5,class:"dot"});let rays="";for(let n=0;n<8;n++){const[dx,dy]=[Math.cos(n*Math.PI/4),Math.
sin(n*Math.PI/4)];rays+=`M${(cx+11.5*dx).toFixed(1)} ${(cy+11.5*dy).toFixed(1)}`;rays+=`l${(4.5*dx).
toFixed(1)} ${(4.5*dy).toFixed(1)}`}return svg("g",{class:"bulb"},svg("circle",{cx,cy,r:8}),svg("pat\
h",{d:rays}))}describe(place,values,facts){return inWords2(place,values,this.lit(facts))}teller(facts){
const lit=this.lit(facts);return cell=>{const token=this.token(cellOf(cell));if(token==="#")return`${cell}\
: wall`;if(isWall(token))return`${cell}: wall with ${token}`;if(isWormhole(token))return`${cell}: wo\
rmhole ${token}`;return inWords2(cell,facts.get(cell)??new Set,lit)}}obvious={empty_cells_in_light:"\
empty",finish_with_empty:"empty"};opposite=otherOf(this.values);isOut(value){return value==="empty"}verb(value,many){
return value==="bulb"?many?"have bulbs":"has a bulb":void 0}laws(){return[...this.numberLaws(),...this.
places().map(cell=>this.lightLaw(cell)),...this.stripLaws()]}numberLaws(){const numbers=this.grid.cells().
filter(cell=>/[0-4]/.test(this.token(cellOf(cell))));return numbers.map(cell=>{const number2=Number(
this.token(cellOf(cell)));const facts=bulbs(this.grid.beside(cell).filter(other=>this.open.has(other)));
const words=`The ${number2} at ${cell} has just ${number2} ${number2===1?"bulb":"bulbs"} beside it.`;
const rules={none:"finish_with_empty",rest:"finish_with_bulbs"};return counts({...this.law(words,facts),
least:number2,most:number2,places:[cell],...rules})})}law(words,facts){return{words,facts,opposite:this.
opposite}}lightLaw(cell){const facts=bulbs([...new Set([cell,...this.beams(cell).flat()])]);const law=this.
law(`A bulb at ${cell}, or in a line with it, lights it.`,facts);return counts({...law,least:1,most:facts.
length,places:[cell],rest:"must_light"})}stripLaws(){const lines=this.places().flatMap(cell=>{const[
up,down,left,right]=this.beams(cell);return[[cell,...up,...down],[cell,...left,...right]].map(line=>[
...new Set(line)].sort())});const strips=new Map(lines.filter(line=>line.length>1).map(line=>[line.join(),
line]));return[...strips.values()].map(line=>{const law=this.law("Of cells in one line with no wall \
between them one at most is a bulb.",bulbs(line));return counts({...law,least:0,most:1,none:"empty_c\
ells_in_light"})})}broken(facts,done){const lit=this.lit(facts);const bulb=cell=>isSo(facts,cell,"bu\
lb");const free=cell=>this.open.has(cell)&&!lit.has(cell)&&!isSo(facts,cell,"empty");const possible=cell=>bulb(
cell)||!done&&free(cell);return[...this.brokenCells(lit,bulb,possible),...this.brokenClues(bulb,possible)]}brokenCells(lit,bulb,possible){
const broken=[];for(const cell of this.open){const seen=this.beams(cell).flat();const other=bulb(cell)&&
seen.find(place=>place!==cell&&bulb(place));const told=broken.some(([,pair4])=>other&&pair4.includes(
cell)&&pair4.includes(other));if(other&&!told)broken.push(["Two bulbs see each other.",[cell,other]]);
if(lit.has(cell)||possible(cell)||seen.some(possible))continue;broken.push(["A cell cannot be lit.",
[cell]])}return broken}brokenClues(bulb,possible){const broken=[];for(const cell of this.grid.cells()){
const clue=Number(this.token(cellOf(cell)));const around=this.grid.beside(cell);const bulbs2=around.
filter(bulb).length;if(bulbs2>clue)broken.push([`A ${clue} has ${bulbs2} bulbs.`,[cell]]);else if(around.
filter(possible).length<clue){broken.push([`A ${clue} has too few places left.`,[cell]])}}return broken}}}});function mapper(grid2,clues){let last2;return known=>{if(last2?.known!==known||last2.size!==known.size){
last2={known,size:known.size,map:new Land(grid2,clues,known)}}return last2.map}}function squaresOf(grid2){
const squares=grid2.cells().map(cell=>{const{r,c}=cellOf(cell);return[cell,cellName(r,c+1),cellName(
r+1,c),cellName(r+1,c+1)]});return squares.filter(square2=>grid2.holds(cellOf(square2[3])))}function said(cells,value,why){
return cells.length?[{...why,facts:cells.map(cell=>`${cell} ${value}`)}]:[]}var EXIT,Land;var init_land=__esm(
{"lessons/web/laws/land.js"(){"use strict";init_places();init_cuts();EXIT="take_only_exit";Land=class{constructor(grid2,clues,known){
this.grid=grid2;this.clues=clues;this.known=known;this.all=grid2.cells();this.isSea=cell=>known.has(
`${cell} sea`);this.isLand=cell=>cell in clues||known.has(`${cell} island`);this.lands=this.piecesOf(
this.isLand);this.seas=this.piecesOf(this.isSea);this.able=void 0}piecesOf(own){const next=cell=>this.
grid.beside(cell).filter(own);return pieces(this.all.filter(own),next).map(cells=>{const exits=this.
shore(cells).filter(cell=>!this.isSea(cell)&&!this.isLand(cell));return{cells,exits,numbers:cells.filter(
cell=>cell in this.clues)}})}shore(cells){const[own,beside2]=[new Set(cells),new Set(cells.flatMap(cell=>this.
grid.beside(cell)))];return[...beside2].filter(cell=>!own.has(cell))}marks(cells){const marks2=cells.
map(cell=>`${cell} ${this.isSea(cell)?"sea":"island"}`);return marks2.filter(fact=>this.known.has(fact))}island(cell,size){
const piece=this.lands.find(({cells:cells2})=>cells2.includes(cell));const{cells,exits,numbers}=piece;
const full={rule:"surround_full_island",from:this.marks(cells)};if(numbers.length>1||cells.length>size)
return[{...full,facts:[]}];if(cells.length===size)return said(exits,"sea",full);const closed=this.within(
cells);if(closed.length<size)return[{rule:EXIT,facts:[],from:this.around(closed)}];const only=exits.
length===1&&cells.length<size?exits:[];return[...said(only,"island",{rule:EXIT,from:this.around(cells)}),
...exits.flatMap(exit=>this.refuse(piece,exit,size)),...size-cells.length===1?this.corner(piece):[]]}refuse({
cells},exit,size){const beside2=this.grid.beside(exit);const others=this.lands.filter(one=>one.cells.
some(cell=>beside2.includes(cell)));const second=others.find(one=>one.numbers.length&&one.cells[0]!==
cells[0]);const joined=second?[...cells,...second.cells]:others.flatMap(one=>one.cells);if(!second&&
!(joined.length+1>size))return[];const rule=second?"part_islands":"refuse_large_union";return said([
exit],"sea",{rule,from:this.marks(joined)})}corner({cells,exits}){if(exits.length!==2)return[];const[
one,other]=exits.map(exit=>this.grid.beside(exit));const both=one.filter(cell=>other.includes(cell)&&
!cells.includes(cell));const open=both.filter(cell=>!this.isSea(cell)&&!this.isLand(cell));return said(
open,"sea",{rule:"guard_corner",from:this.around(cells)})}loose(){const loose=this.lands.filter(({numbers})=>!numbers.
length);return loose.flatMap(({cells,exits})=>{const from=this.around(cells);if(!exits.length)return[
{rule:EXIT,facts:[],from}];return said(exits.length===1?exits:[],"island",{rule:EXIT,from})})}sea(){
if(this.seas.length<2)return[];return[...this.seaGoesOn(),...this.seaHangs()]}seaGoesOn(){return this.
seas.flatMap(({cells,exits},at)=>{const other=this.seas[at?0:1].cells[0];const reach=this.within(cells);
const from=[...this.around(reach),`${cells[0]} sea`,`${other} sea`];if(!reach.includes(other))return[
{rule:EXIT,facts:[],from}];const only=exits.length===1?exits:[];return said(only,"sea",{rule:EXIT,from:[
...this.around(cells),`${other} sea`]})})}seaHangs(){const root=this.seas[0].cells[0];const next=cell=>this.
grid.beside(cell).filter(other=>!this.isLand(other));return hanging(treeFrom(root,next),false).flatMap(
([,cell,branch])=>{const other=branch.find(this.isSea);if(!other||this.isSea(cell))return[];const from=[
...this.marks(this.shore(branch).filter(this.isLand)),`${root} sea`,`${other} sea`];return said([cell],
"sea",{rule:"keep_sea_whole",from})})}within([cell]){return this.wholes().find(whole=>whole.includes(
cell))}wholes(){this.able??=[this.isSea,this.isLand].flatMap(barred=>{const open=cell=>!barred(cell);
return pieces(this.all.filter(open),cell=>this.grid.beside(cell).filter(open))});return this.able}around(cells){
return this.marks([...cells,...this.shore(cells)])}}}});var nurikabe_exports={};__export(nurikabe_exports,{default:()=>Nurikabe});var OTHERS,EDGES2,Nurikabe;
var init_nurikabe=__esm({"lessons/web/puzzles/nurikabe.js"(){"use strict";init_drawing();init_land();
init_law();init_places();OTHERS=6;EDGES2=[[-1,0,`h${UNIT}`],[1,0,`m0 ${UNIT}h${UNIT}`],[0,-1,`v${UNIT}`],
[0,1,`m${UNIT} 0v${UNIT}`]];Nurikabe=class{values=["sea","island"];how=["Click or Enter: open, sea, \
island. A right click goes the other way."];constructor(givens){this.grid=new Grid(givens.size);this.
clues=givens.clues}places(){return this.grid.cells().filter(cell=>!(cell in this.clues))}base({base:base2,
over}){over.append(gridLines(this.grid),frame(this.grid));for(const[cell,clue]of Object.entries(this.
clues)){base2.append(square(cellOf(cell),"island"));over.append(label(clue,...middle(cellOf(cell)),clue.
length>2?15:21))}}mark(place,values){const[cx,cy]=middle(cellOf(place));if(values.has("sea"))return svg(
"g",{},square(cellOf(place),"sea"));if(!values.has("island"))return this.others(place,values);const dot2=svg(
"circle",{cx,cy,r:4.5,class:"dot"});return svg("g",{},square(cellOf(place),"island"),dot2)}others(place,values){
const{r,c}=cellOf(place);const group=svg("g");[...values].slice(0,OTHERS).forEach((value,at)=>{const x=c*
UNIT+12+at%2*16;const y=r*UNIT+12+Math.floor(at/2)*10;const clue=this.clues[value.replace("not ","")];
group.append(label(clue,x,y,11,"small"));group.append(svg("path",{d:`M${x-7} ${y}h14`,class:"out"}))});
return group}sketch(_place,value){const group=svg("g",{class:"sketch"});const shape=value.replace("n\
ot ","").split("+");if(shape.length<2)return group;for(const cell of shape){const{r,c}=cellOf(cell);
const[x,y]=[c*UNIT,r*UNIT];const out=`M${x+8} ${y+8}l24 24m0 -24l-24 24`;if(value.startsWith("not "))
group.append(svg("path",{d:out,class:"out"}));for(const[down,right,edge]of EDGES2){if(!shape.includes(
cellName(r+down,c+right))){group.append(svg("path",{d:`M${x} ${y}${edge}`,class:"outline"}))}}}return group}describe(place,values){
return`${place}: ${values.has("sea")?"sea":values.has("island")?"island":"open"}`}teller(facts){return cell=>cell in
this.clues?`${cell}: clue ${this.clues[cell].replace("?","of unknown size")}`:this.describe(cell,facts.
get(cell)??new Set)}obvious={surround_full_island:"sea",part_islands:"sea"};opposite=otherOf(this.values);isOut(value){
return value==="island"}verb(value,many){const[not,other]=value.split(" ");if(not!=="not")return void 0;
if(other.includes("+"))return`is not the clue of just ${other.split("+").join(", ")}`;return`${many?
"are":"is"} not of the island at ${other}`}laws(){const facts=this.places().flatMap(cell=>[`${cell} \
sea`,`${cell} island`]);const mapOf=mapper(this.grid,this.clues);const law=(words,says2,places=[])=>({
words,effort:1,facts,places,look:known=>says2(mapOf(known))});const islands=Object.entries(this.clues).
map(([cell,clue])=>{const size=Number(clue);const words=`The island at ${cell} has no second number${size?
`, and just ${clue} cells`:""}.`;return law(words,map=>map.island(cell,size),[cell])});return[...this.
poolLaws(),...islands,law("All land belongs to an island with a number.",map=>map.loose()),law("The \
sea is in one piece.",map=>map.sea())]}poolLaws(){const squares=squaresOf(this.grid).filter(cells=>!cells.
some(cell=>cell in this.clues));const words="No square of 2x2 cells is all sea.";const law={words,least:0,
most:3,opposite:this.opposite,none:"break_pool"};return squares.map(square2=>counts({...law,facts:square2.
map(cell=>`${cell} sea`)}))}broken(facts,done){const sea=cell=>isSo(facts,cell,"sea");const land=cell=>cell in
this.clues||isSo(facts,cell,"island")||done&&!sea(cell);return[...this.pools(sea),...this.islands(land,
sea),...this.seas(land,sea)]}pools(sea){return squaresOf(this.grid).filter(square2=>square2.every(sea)).
map(square2=>["A 2x2 square is all sea.",square2])}islands(land,sea){const next=cell=>this.grid.beside(
cell).filter(land);const grows=cell=>this.grid.beside(cell).some(other=>!land(other)&&!sea(other));return pieces(
this.grid.cells().filter(land),next).flatMap(island=>this.brokenIsland(island,island.some(grows)))}brokenIsland(island,open){
const own=island.filter(cell=>cell in this.clues);if(own.length>1)return[["An island has two clues.",
own]];if(!own.length)return open?[]:[["An island has no clue.",island]];const size=Number(this.clues[own[0]]);
if(island.length>size)return[[`An island of ${size} has ${island.length} cells.`,island]];if(open||!(island.
length<size))return[];return[[`An island of ${size} has room for only ${island.length}.`,island]]}seas(land,sea){
const wet=cell=>!land(cell);const next=cell=>this.grid.beside(cell).filter(wet);const seas=pieces(this.
grid.cells().filter(wet),next).map(piece=>piece.filter(sea)).filter(piece=>piece.length).sort((one,other)=>one.
length-other.length);return seas.length>1?[["The sea is in pieces.",seas[0]]]:[]}}}});var ripple_effect_exports={};__export(ripple_effect_exports,{default:()=>RippleEffect});function settled(values){
return[...values].find(value=>!value.startsWith("not "))}function crossedOut(values){return[...values].
filter(value=>value.startsWith("not "))}var RippleEffect;var init_ripple_effect=__esm({"lessons/web/\
puzzles/ripple_effect.js"(){"use strict";init_drawing();init_law();init_places();RippleEffect=class{values=[];how=[
"Click a cell, then type a number or tap it. With Shift or the pencil it is crossed out.","Numbers a\
bove 9 have buttons only."];constructor({size,givens,rooms}){this.grid=new Grid(size);this.givens=givens;
this.rooms=rooms;this.roomOf=new Map(rooms.flatMap(room=>room.map(cell=>[cell,room])));this.numbers=
{highest:Math.max(...rooms.map(room=>room.length)),most:place=>this.most(place),settled}}places(){return this.
grid.cells().filter(cell=>!(cell in this.givens))}most(place){return this.roomOf.get(place)?.length??
0}base({base:base2,over}){base2.append(gridLines(this.grid),frame(this.grid));const walls=this.grid.
cells().map(cell=>this.walls(cell));over.append(svg("path",{d:walls.join(""),class:"room"}),frame(this.
grid,"room"));for(const[cell,number2]of Object.entries(this.givens)){base2.append(square(cellOf(cell),
"given"));over.append(label(number2,...middle(cellOf(cell)),23,"strong"))}}walls(cell){const{r,c}=cellOf(
cell);const room=this.roomOf.get(cell);const left=c>0&&this.roomOf.get(cellName(r,c-1))!==room;const upper=r>
0&&this.roomOf.get(cellName(r-1,c))!==room;return(left?leftOf({r,c}):"")+(upper?above({r,c}):"")}mark(place,values){
const number2=settled(values);return number2?label(number2,...middle(cellOf(place)),23):this.candidates(
place,values)}candidates(place,values){const{r,c}=cellOf(place);const most=this.most(place);const across=most>
9?4:most>4?3:2;const size=(UNIT-8)/across;const group=svg("g");for(let value=1;value<=most;value++){
const x=c*UNIT+4+((value-1)%across+.5)*size;const y=r*UNIT+4+(Math.floor((value-1)/across)+.5)*size;
const out=values.has(`not ${value}`);group.append(label(value,x,y,Math.min(12,size*.95),out?"out":"s\
mall"));if(out)group.append(svg("path",{d:`M${x-4.5} ${y+4.5}l9 -9`,class:"out"}))}return group}describe(place,values){
return`${place}: ${settled(values)??["open",...crossedOut(values)].join(", ")}`}teller(facts){const room=new Map(
this.rooms.flatMap((cells,at)=>cells.map(cell=>[cell,at+1])));return cell=>{const given=this.givens[cell];
const words=given?`${cell}: ${given}, given`:this.describe(cell,facts.get(cell)??new Set);return`${words}\
, room ${room.get(cell)} of ${this.most(cell)}`}}obvious={spread_ripple:"not"};isOut(value){return value.
startsWith("not ")}opposite(fact){return fact.includes(" not ")?fact.replace(" not "," "):fact.replace(
" "," not ")}laws(){return[...this.grid.cells().flatMap(cell=>this.cellLaws(cell)),...this.rooms.flatMap(
room=>room.map((_,at)=>this.roomLaw(room,at+1))),...this.rowsAndColumns().flatMap(line=>this.lineLaws(
line))]}cellLaws(cell){const facts=Array.from({length:this.most(cell)},(_,at)=>`${cell} ${at+1}`);const law={
facts,opposite:this.opposite};const words=`The numbers in the room of ${cell} go from 1 to ${facts.length}\
.`;const rest="take_only_value";return[counts({...law,words,least:0,most:1,effort:0}),counts({...law,
words,least:1,most:facts.length,rest})]}roomLaw(room,value){const words=`The room of ${room[0]} hold\
s the ${value} once.`;const rules={none:"spread_ripple",rest:"take_only_cell"};const facts=room.map(
cell=>`${cell} ${value}`);return counts({words,facts,least:1,most:1,opposite:this.opposite,...rules})}rowsAndColumns(){
const{height,width}=this.grid;const all=(count,cell)=>Array.from({length:count},(_,at)=>cell(at)).map(
({r,c})=>cellName(r,c));const rows=Array.from({length:height},(_,r)=>all(width,c=>({r,c})));const columns=Array.
from({length:width},(_,c)=>all(height,r=>({r,c})));return[...rows,...columns]}lineLaws(line){const{highest}=this.
numbers;return Array.from({length:highest},(_,at)=>at+1).flatMap(value=>{const words=`Two ${value}s \
in a row or column have at least ${value} ${value===1?"cell":"cells"} between them.`;const windows2=line.
map((_,at)=>line.slice(at,at+value+1));const able=windows2.map(cells=>cells.filter(cell=>this.most(cell)>=
value));const kept=able.filter(cells=>cells.length>1).map(cells=>cells.map(cell=>`${cell} ${value}`));
return kept.map(facts=>counts({words,facts,least:0,most:1,opposite:this.opposite,none:"spread_ripple"}))})}broken(facts,done){
const number2=cell=>Number(this.givens[cell]??settled(facts.get(cell)??new Set)??0);return[...this.rooms.
flatMap(room=>this.brokenRoom(room,number2,facts)),...this.grid.cells().flatMap(cell=>this.brokenCell(
cell,number2,facts,done))]}brokenRoom(room,number2,facts){const broken=[];for(let value=1;value<=room.
length;value++){const cells=room.filter(cell=>number2(cell)===value);if(cells.length>1)broken.push([
`A room has ${value} twice.`,cells]);const left=room.some(cell=>!number2(cell)&&!isSo(facts,cell,`no\
t ${value}`));if(!cells.length&&!left)broken.push([`A room has no place for ${value}.`,room])}return broken}brokenCell(cell,number2,facts,done){
const broken=[];const value=number2(cell);if(done&&!value)broken.push(["A cell is empty.",[cell]]);for(const other of this.
ripple(cell,value).filter(each=>number2(each)===value)){const words=`Two ${value}s have fewer than ${value}\
 cells between them.`;broken.push([words,[cell,other]])}const out=crossedOut(facts.get(cell)??new Set);
if(!value&&out.length>=this.most(cell)){broken.push(["A cell has no number left.",[cell]])}return broken}ripple(cell,value){
const{r,c}=cellOf(cell);const steps=Array.from({length:value},(_,n)=>n+1);return steps.flatMap(n=>[{
r,c:c+n},{r:r+n,c}]).filter(other=>this.grid.holds(other)).map(other=>cellName(other.r,other.c))}}}});var lab_exports={};__export(lab_exports,{Python:()=>Python,UNIT:()=>UNIT,findFiles:()=>findFiles,spotOf:()=>spotOf});init_drawing();function byId(id2){return document.getElementById(id2)}function svgById(id2){return document.
getElementById(id2)}function make(name2,properties={},...children){const element=document.createElement(name2);for(const[
key,value]of Object.entries(properties)){if(key in element)Reflect.set(element,key,value);else element.
setAttribute(key,String(value))}element.append(...children);return element}function button(sign,onclick,properties={}){
return make("button",{type:"button",onclick,...properties},sign)}function panel(title,...children){return make(
"div",{className:"panel"},make("h2",{},title),...children)}function tierSign(tier){const words=`tier\
 ${tier}`;const properties={className:"tier",title:words,role:"img","aria-label":words};return make(
"span",properties,String(tier))}function oneStop(list2){const all=()=>[...list2.querySelectorAll("bu\
tton")];const open=()=>all().filter(each=>!each.disabled&&each.offsetParent);const choose=chosen=>all().
forEach(each=>each.tabIndex=each===chosen?0:-1);list2.addEventListener("focusin",event=>{const focused=all().
find(each=>each===event.target);if(focused)choose(focused)});list2.addEventListener("keydown",event=>{
const buttons=open();const at=buttons.findIndex(each=>each===document.activeElement);const to={ArrowDown:at+
1,ArrowUp:at-1,Home:0,End:buttons.length-1}[event.key];if(to===void 0||at<0)return;event.preventDefault();
event.stopPropagation();buttons[Math.max(0,Math.min(buttons.length-1,to))].focus()});const begin2=()=>choose(
all().find(each=>!each.disabled));begin2();return begin2}function keepFocus(change,other){const had=document.
activeElement;change();if(had&&had!==document.body&&isGone(had))other().focus({preventScroll:true})}
function isGone(element){return!element.isConnected||element.matches(":disabled")||element.closest("\
[hidden]")}function icon(path){const attributes={viewBox:"0 0 24 24",class:"icon","aria-hidden":"tru\
e"};return svg("svg",attributes,svg("path",{d:path}))}var quiet=0;function say(text){byId("toast").textContent=
text;clearTimeout(quiet);quiet=setTimeout(()=>byId("toast").replaceChildren(),2500)}async function copy(text){
try{await navigator.clipboard.writeText(text);say("Copied.")}catch{const copied=copySelected(text);say(
copied?"Copied.":"The browser does not let pages copy: select the text instead.")}}function copySelected(text){
const area=make("textarea",{value:text});document.body.append(area);area.select();const copied=document.
execCommand("copy");area.remove();return copied}init_places();init_drawing();init_drawing();var STRIP=16;function numbersOf({height,width},margin){const from=-margin-STRIP;const outside=from+
STRIP/2;const[w,h]=[width*UNIT-2*from,height*UNIT-2*from];const strip=(wide,high)=>svg("rect",{x:from,
y:from,width:wide,height:high,class:"strip"});const along=(count,spot)=>Array.from({length:count},(_,n)=>label(
n+1,...spot((n+.5)*UNIT),11,"small"));return svg("g",{class:"numbers"},svg("g",{class:"of-rows"},strip(
STRIP,h),...along(height,at=>[outside,at])),svg("g",{class:"of-columns"},strip(w,STRIP),...along(width,
at=>[at,outside])),svg("g",{class:"of-both"},strip(STRIP,STRIP)))}function keepInSight(element,{x,y},isPart){
element.classList.toggle("part",isPart);element.style.setProperty("--right",`${x}px`);element.style.
setProperty("--down",`${y}px`)}var LEAST=36;var MOST=8;var SHAKE=6;var TITLE="A part of the board, larger: one finger, or two where\
 one draws, push it about";var Zoom=class{constructor(element,{pushes,moved}){this.element=element;this.
pushes=pushes;this.moved=moved;this.scale=1;this.touch=element.style.touchAction;const{x,y,width,height}=this.
element.viewBox.baseVal;this.whole={x,y,width,height};this.at={x,y};this.fingers=new Map;this.listen()}button(spot){
const does=()=>{this.toggle(spot());offer()};const larger=button("Zoom",does,{title:TITLE,hidden:true});
const offer=()=>{larger.hidden=this.scale===1&&!this.isSmall();larger.setAttribute("aria-pressed",String(
this.scale>1))};new ResizeObserver(offer).observe(this.element);return larger}leaveFingerToDraw(draws){
this.pushes=!draws;this.touch=draws?"pinch-zoom":"";this.show()}listen(){const{element}=this;element.
addEventListener("pointerdown",event=>this.down(event));element.addEventListener("pointermove",event=>this.
drag(event));for(const name2 of["pointerup","pointercancel"]){element.addEventListener(name2,event=>this.
fingers.delete(event.pointerId))}}down(event){if(event.pointerType!=="touch")return;this.fingers.set(
event.pointerId,{x:event.clientX,y:event.clientY});if(this.fingers.size>1)this.moved()}drag({pointerId,
clientX,clientY}){const before=this.fingers.get(pointerId);const now={x:clientX,y:clientY};if(!before||
this.scale===1&&this.fingers.size<2)return;const other=[...this.fingers].find(([id2])=>id2!==pointerId)?.[1];
if(!other&&!this.pushes)return;if(!other&&apart(before,now)<SHAKE)return;this.moved();this.fingers.set(
pointerId,now);if(other)this.pinch(before,now,other);else this.push(now.x-before.x,now.y-before.y)}pinch(before,now,other){
const times=apart(now,other)/Math.max(1,apart(before,other));this.enlarge(this.scale*times,middle2(now,
other));this.push((now.x-before.x)/2,(now.y-before.y)/2)}get pixels(){return this.element.getScreenCTM()?.
a||1}isSmall(){return this.pixels/this.scale*UNIT<LEAST}toggle({x,y}){const larger=this.scale===1?Math.
max(2,LEAST/(this.pixels*UNIT)):1;this.scale=Math.min(MOST,larger);const{width,height}=this.whole;this.
at={x:x*UNIT-width/this.scale/2,y:y*UNIT-height/this.scale/2};this.show()}enlarge(scale,about){const point=new DOMPoint(
about.x,about.y);const spot=point.matrixTransform(this.element.getScreenCTM()?.inverse());const times=this.
scale;this.scale=Math.min(MOST,Math.max(1,scale));const ratio=times/this.scale;this.at={x:spot.x-(spot.
x-this.at.x)*ratio,y:spot.y-(spot.y-this.at.y)*ratio};this.show()}push(right,down){const{pixels}=this;
this.at={x:this.at.x-right/pixels,y:this.at.y-down/pixels};this.show()}reveal({x,y}){if(this.scale===
1)return;const{width,height}=this.whole;const[w,h]=[width/this.scale,height/this.scale];const near=(at,from,size)=>Math.
min(Math.max(from,at+UNIT-size),at-UNIT);this.at={x:near(x*UNIT,this.at.x,w),y:near(y*UNIT,this.at.y,
h)};this.show()}show(){const{x,y,width,height}=this.whole;const[w,h]=[width/this.scale,height/this.scale];
const within=(at,least,most)=>Math.min(Math.max(at,least),most);this.at={x:within(this.at.x,x,x+width-
w),y:within(this.at.y,y,y+height-h)};this.element.setAttribute("viewBox",`${this.at.x} ${this.at.y} ${w}\
 ${h}`);const larger=this.scale>1;keepInSight(this.element,{x:this.at.x-x,y:this.at.y-y},larger);this.
element.style.overflow=larger?"hidden":"";this.element.style.touchAction=larger?"none":this.touch}};
function apart(one,other){return Math.hypot(one.x-other.x,one.y-other.y)}function middle2(one,other){
return{x:(one.x+other.x)/2,y:(one.y+other.y)/2}}var LISTED=6;function listed(words){const some=words.length>LISTED?words.slice(0,LISTED-1):words;const all=words.
length>some.length?[...some,`${words.length-some.length} more`]:some;return[all.slice(0,-1).join(", "),
all[all.length-1]].filter(Boolean).join(" and ")}function inWords(puzzle,facts){const places=new Map;
for(const fact of facts){const at=fact.indexOf(" ");const value=fact.slice(at+1);places.set(value,[...places.
get(value)??[],fact.slice(0,at)])}const said2=[...places].map(([value,where])=>{const many=where.length>
1;return`${listed(where)} ${puzzle.verb?.(value,many)??`${many?"are":"is"} ${value}`}`});return listed(
said2)}function sentencesOf(puzzle,links){const said2=new Map;for(const link of links.filter(({law})=>law.
effort)){const key=[link.law.words,...link.from].join();const same=said2.get(key);if(same)same.facts.
push(link.fact);else said2.set(key,{link,facts:[link.fact]})}return[...said2.values()].map(({link,facts})=>sentenceOf(
puzzle,link,facts))}function breach(puzzle,{law,fact,from}){if(!fact)return`${law.words} But ${inWords(
puzzle,from)}.`;const known=from.slice(0,-1);const lead=known.length?`As ${inWords(puzzle,known)},`:
"So";return`${law.words} ${lead} ${inWords(puzzle,[fact])}; but ${inWords(puzzle,from.slice(-1))}.`}
function sentenceOf(puzzle,{law,from},facts){return`${law.words} ${from.length?`As ${inWords(puzzle,
from)},`:"So"} ${inWords(puzzle,facts)}.`}init_places();init_places();var Found=class{constructor(){this.known=new Map;this.said=new Map;this.broken=[]}follows(fact){return this.
known.get(fact)??this.said.get(fact)}story(last2){const start2=new Set;const links=new Set([last2]);
for(const{from}of links){for(const fact of from){const link=this.known.get(fact);if(link)links.add(link);else
start2.add(fact)}}const inOrder2=[...links].sort((one,other)=>one.at-other.at||(other===last2?-1:0));
return new Story([...start2],[...inOrder2.filter(link=>link!==last2),last2])}};var Story=class{constructor(start2,links){
this.start=start2;this.links=links}get laws(){return[...new Set(this.links.map(link=>link.law))]}get effort(){
return this.laws.reduce((sum,law)=>sum+law.effort,0)}get end(){return this.links[this.links.length-1]}};
var Thought=class{constructor(laws,opposite){this.laws=laws;this.opposite=opposite;this.watching=new Map;
for(const law of laws){for(const fact of new Set(law.facts)){const others=this.watching.get(fact);if(others)
others.push(law);else this.watching.set(fact,[law])}}}follow(start2,keeps=()=>true,until=({broken})=>broken.
length>0){const found=new Found;const later=[];for(const fact of start2)found.known.set(fact,null);let laws=this.
laws;for(let at=0;at<Math.max(1,later.length)&&!until(found,at);at++){do{const fresh=this.arrive(found,
later[at]??[],keeps);later[at]=[];laws=[...new Set([...laws,...fresh.flatMap(fact=>this.watching.get(
fact)??[])])];this.lookAround(found,laws,at,later);laws=[]}while(later[at].length)}return found}arrive({
known,said:said2,broken},links,keeps){const fresh=[];for(const link of links){const{fact,from}=link;
const other=this.opposite(fact);if(known.has(fact)||said2.has(fact))continue;if(other!==void 0&&known.
has(other))broken.push({...link,from:[...from,other]});else if(keeps(link)){known.set(fact,link);fresh.
push(fact)}else said2.set(fact,link)}return fresh}lookAround(found,laws,at,later){for(const law of laws){
const when=at+law.effort;for(const said2 of law.look(found.known)){if(!said2.facts.length)found.broken.
push({fact:"",law,at:when,...said2});for(const fact of said2.facts)this.say(found,{fact,law,at:when,
...said2},later)}}}say(found,link,later){const{fact,law,rule,from,at}=link;if(found.known.has(fact))
return;while(later.length<=at)later.push([]);later[at].push({fact,law,rule,from,at})}};init_places();var Reasons=class{constructor(lesson,puzzle){this.lesson=lesson;this.puzzle=puzzle;this.
names=lesson.facts.map(fact=>fact.join(" "));this.rules=new Map;for(const opening of lesson.openings){
const[rule,fact]=opening;this.rules.set(`${lesson.rules[rule].name} ${this.names[fact]}`,this.ruleOf(
opening))}const opposite=fact=>isMark(valueOf(fact))?puzzle.opposite(fact):void 0;this.thought=new Thought(
[...puzzle.laws(),...this.rules.values()],opposite)}ruleOf([rule,concluded,because,needs,effort]){const{
name:name2,law}=this.lesson.rules[rule];const[fact,facts]=[this.names[concluded],needs.map(need=>this.
names[need])];const places=because.map(at=>this.lesson.names[at]);const said2=[{rule:name2,facts:[fact],
from:facts}];const look=known=>!known.has(fact)&&facts.every(need=>known.has(need))?said2:[];return{
words:law,effort,places,facts,look}}atOnce(marks2){return this.thought.follow(marks2,isUnwritten,never)}obvious(marks2){
const{obvious}=this.puzzle;const isObvious=({fact,law,rule})=>law.effort===1&&valueOf(fact).split(" ")[0]===
obvious[rule];const{known}=this.thought.follow(marks2,link=>!link.law.effort||isObvious(link),never);
return[...known].filter(([,link])=>link?.law.effort).map(([fact])=>fact)}inMind(marks2){const keeps=link=>isUnwritten(
link)||this.puzzle.isOut(valueOf(link.fact));return this.thought.follow(marks2,keeps,never)}};function isUnwritten({
fact,law}){return!law.effort||!isMark(valueOf(fact))}function never(){return false}function placeOf(fact){
return fact.slice(0,fact.indexOf(" "))}function valueOf(fact){return fact.slice(fact.indexOf(" ")+1)}
function placesOf({from,law}){return[...new Set([...law.places,...from.map(placeOf)])]}var Hints=class{constructor(judge){this.judge=judge;this.lesson=judge.lesson;this.puzzle=judge.puzzle;
this.order=new Map;this.lesson.steps.forEach((step,at)=>{for(const fact of factsOf2(step))this.order.
set(fact,at)})}writesAll(){const{facts,given}=this.judge.state;const own=[...facts].filter(([place])=>!given.
has(place));const values=own.flatMap(([,values2])=>[...values2]);return!values.length||values.some(value=>this.
puzzle.isOut(value))}easiest(){const own=this.easiestOf(this.writesAll());return own??this.easiestOf(
true)}easiestOf(all){const isWanted=({fact,law})=>law.effort>0&&isMark(valueOf(fact))&&(all||!this.puzzle.
isOut(valueOf(fact)));const search={seen:new Set([null])};const until=(found2,at)=>{for(const link of found2.
known.values()){if(search.seen.has(link)||!link)continue;search.seen.add(link);const story=isWanted(
link)&&found2.story(link);if(story&&this.comesBefore(story,search.best))search.best=story}return search.
best!==void 0&&at>search.best.effort};const found=this.judge.reasons.thought.follow(this.judge.marks(),
()=>true,until);until(found,0);return search.best?this.told(search.best,found):null}comesBefore(one,other){
if(!other||one.effort!==other.effort)return!other||one.effort<other.effort;const order=({end})=>this.
order.get(end.fact)??Infinity;return order(one)<order(other)}told(story,found){const{end,effort}=story;
const step=this.lesson.steps[this.order.get(end.fact)??-1];const own=step&&this.ready(step,effort);const minded=own?
own.map(link=>this.sentence(link)):sentencesOf(this.puzzle,story.links.slice(0,-1));return{step:own?
step:this.stepOf(end,found),minded,effort}}ready(step,effort){const found=this.judge.reasons.atOnce(
this.judge.marks());const{rules}=this.judge.reasons;const laws=factsOf2(step).map(fact=>rules.get(`${step.
rule} ${fact}`));const needs=laws.flatMap(law=>law?.facts??[]);const most=Math.max(...laws.map(law=>law?.
effort??Infinity));if(most>effort||!needs.every(need=>found.known.has(need)))return void 0;return needs.
flatMap(need=>{const link=found.known.get(need);return link?found.story(link).links:[]})}stepOf(end,found){
const value=valueOf(end.fact);const places=[...found.known.values(),...found.said.values()].filter(link=>link&&
isSame(link,end)&&valueOf(link.fact)===value).map(link=>placeOf(link.fact));const sentence=sentenceOf(
this.puzzle,end,places.map(place=>`${place} ${value}`));const{tier}=this.judge.ruleOf(end.rule);const because=placesOf(
end);return{rule:end.rule,tier,places,value,because,sentence,argument:[]}}sentence(link){const step=this.
lesson.steps[this.order.get(link.fact)??-1];const own=this.judge.reasons.rules.get(`${link.rule} ${link.
fact}`)===link.law;const said2=step&&own&&step.rule===link.rule;return said2?step.sentence:sentenceOf(
this.puzzle,link,[link.fact])}};function isSame(one,other){return one.law===other.law&&one.from.join()===
other.from.join()}function factsOf2({places,value}){return places.map(place=>`${place} ${value}`)}var DONE="Done: every law is kept.";var LAWS=4;var PLACES=6;var SIGHTS=8;var LEVELS=3;var PATIENCE=300;
var READ=12;var Help=class{constructor(play){this.play=play;this.hints=new Hints(play.judge);this.level=
0;this.told=null}check(){const{judge}=this.play;const broken=judge.broken();if(!broken.length){this.
play.speak(judge.isDone()?DONE:"No law is broken so far.");return}const told=broken.slice(0,LAWS).map(
([words,where])=>`${words} (${where.slice(0,PLACES).join(" ")})`);this.play.speak(told.join(" "));this.
play.draw({wrong:broken.flatMap(([,where])=>where)})}mistakes(){const{lesson,judge}=this.play;if(!lesson.
unique){this.play.speak("This puzzle has several answers: mistakes cannot be told.");return}const wrong=judge.
wrongPlaces();const count=wrong.length===1?"One place differs":`${wrong.length} places differ`;const words=`${count}\
 from the answer: ${wrong.join(" ")}.`;if(wrong.length)this.play.speak(`${words} `,this.whyButton());else
this.play.speak("Nothing differs from the answer.");this.play.draw({wrong})}whyButton(){return button(
"Why?",()=>this.why())}why(){const{judge}=this.play;const wrong=judge.wrongMarks().pop();const story=wrong&&
judge.conflict(wrong);if(!story){this.askWhy();return}const given=new Set(judge.given());const marks2=story.
start.filter(fact=>!given.has(fact));this.play.speak(...this.conflictWords(story,marks2));const laws=story.
end.law.places;this.play.draw({wrong:[placeOf(wrong)],because:[...laws,...marks2.map(placeOf)]})}async askWhy(){
const{exact,judge,puzzle}=this.play;const waiting=setTimeout(()=>this.play.speak("The solver is aske\
d …"),PATIENCE);const clash=await exact?.why(judge.marks());clearTimeout(waiting);if(!clash){this.
play.speak("The answer is different here; no rule of this lesson shows why.");return}const{marks:marks2,
law,places}=clash;const where=places.length?` (${places.slice(0,PLACES).join(" ")})`:"";this.play.speak(
`${leadOf(marks2)}: ${inWords(puzzle,marks2)}. They lead to ${law}${where}.`);this.play.draw({wrong:marks2.
map(placeOf),because:places})}conflictWords({links,end},marks2){const{puzzle}=this.play;const steps=sentencesOf(
puzzle,links.filter(link=>link!==end));return[`${leadOf(marks2)}: ${inWords(puzzle,marks2)}. `,listOf(
[...steps,breach(puzzle,end)])]}showPossible(rule){const{judge}=this.play;const links=judge.possible().
filter(link=>link.rule===rule);if(!links.length)return;const{title,law}=judge.ruleOf(rule);const where=[
...new Set(links.map(({fact})=>placeOf(fact)))];const words=`${title}: ${law} It says something of ${listed(
where)}. `;const one=button("What?",()=>this.sayFirst(links[0]));this.play.speak(words,one);this.play.
draw({decided:where})}sayFirst(link){const step=this.hints.stepOf(link,this.play.judge.reasons.atOnce(
this.play.judge.marks()));const marks2=isMark(step.value)?[button("Do it",()=>this.play.make(step))]:
[];this.play.speak(`${step.sentence} `,...marks2);this.play.draw({because:step.because,decided:step.
places})}hint(){const{lesson,judge}=this.play;if(lesson.unique&&judge.wrongPlaces().length)return this.
offerToGoBack();if(!this.level)this.told=judge.isDone()?null:this.hints.easiest();if(this.told)this.
tell(this.told);else this.play.speak(this.noHint())}offerToGoBack(){const back=button("Go back to be\
fore it",()=>this.play.goBack());this.play.speak("First there is a mistake to mend. ",this.whyButton(),
" ",back)}noHint(){if(this.play.judge.isDone())return DONE;return this.play.lesson.solved?"All that \
the solver marks is marked.":"The rules are stuck here too: only search goes on."}tell(hint){this.level=
Math.min(this.level+1,LEVELS);const{step}=hint;this.play.speak(...this.words(hint));const decided=this.
level===LEVELS?step.places:[];this.play.draw({because:step.because,decided})}words({step,minded}){const rule=this.
play.judge.ruleOf(step.rule);const where=step.because.length?step.because:step.places;const more=where.
length>SIGHTS?" ...":"";if(this.level===1)return[`Look at ${where.slice(0,SIGHTS).join(", ")}${more}\
.`];if(this.level===2)return[`${rule.title}: ${rule.law}`];const before=minded.length?["Keep in mind\
: ",listOf(minded)," So: "]:[];return[...before,`${step.sentence} `,button("Do it",()=>this.play.make(
step))]}};function leadOf(marks2){return marks2.length>1?"These marks cannot all be right":"This mar\
k cannot be right"}function listOf(sentences){if(sentences.length===1)return sentences[0];const list2=make(
"ol",{},...sentences.map(words2=>make("li",{},words2)));if(sentences.length<=READ)return list2;const words=`${sentences.
length} conclusions, one after the other`;return make("details",{},make("summary",{},words),list2)}init_drawing();init_places();var ARROWS={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};var INSETS={because:3.5,
decided:2,supposed:3.5,wrong:2,cursor:6};var Kept=class{constructor(){this.elements=new Map}update(wanted){
const gone=[...this.elements.keys()].filter(key=>!wanted.has(key));for(const key of gone){this.elements.
get(key)?.remove();this.elements.delete(key)}const fresh=[...wanted].filter(([key])=>!this.elements.
has(key));for(const[key,draw]of fresh)this.elements.set(key,draw());return gone.length+fresh.length>
0}};var Board=class{constructor(element,puzzle){this.element=element;this.puzzle=puzzle;this.allPlaces=
puzzle.places();this.known=new Set(this.allPlaces);this.marks=new Kept;this.shades=new Kept;this.rings=
new Kept;this.sketches=new Kept;this.remarks=new Kept;this.layers=this.addLayers();this.draw()}addLayers(){
const layers={base:svg("g",{class:"base"}),marks:svg("g",{class:"marks"}),under:svg("g",{class:"unde\
r"}),over:svg("g",{class:"over"}),rings:svg("g",{class:"rings"}),remarks:svg("g",{class:"remarks"})};
const{base:base2,marks:marks2,under,over,rings,remarks}=layers;const lower=this.puzzle.lines?[under,
rings,marks2,over]:[marks2,under,over,rings];this.element.replaceChildren(base2,...lower,remarks);return layers}draw(){
const{height,width}=this.puzzle.grid;const margin=this.puzzle.margin??4;const before=margin+STRIP;const[
w,h]=[width*UNIT+before+margin,height*UNIT+before+margin];this.element.setAttribute("viewBox",`${-before}\
 ${-before} ${w} ${h}`);this.element.style.setProperty("--columns",String(width));this.element.style.
setProperty("--shape",`${w} / ${h}`);this.layers.base.append(frame(this.puzzle.grid,"paper"));this.puzzle.
base(this.layers);this.element.append(numbersOf(this.puzzle.grid,margin))}places(){return this.allPlaces}pointAt(event){
const screen=this.element.getScreenCTM();const point=new DOMPoint(event.clientX,event.clientY).matrixTransform(
screen?.inverse());return[point.x/UNIT,point.y/UNIT]}placeAt(event){if(event.target.closest(".part .\
numbers"))return null;const[x,y]=this.pointAt(event);const place=this.puzzle.placeAt?this.puzzle.placeAt(
x,y):cellName(Math.floor(y),Math.floor(x));return place&&this.known.has(place)?place:null}neighbour(place,key){
const[down,right]=ARROWS[key];const from=spotOf(place);let best=place;let least=Infinity;for(const other of this.
allPlaces){const to=spotOf(other);const along=(to.y-from.y)*down+(to.x-from.x)*right;const aside=Math.
abs((to.y-from.y)*right)+Math.abs((to.x-from.x)*down);if(along>.1&&along+3*aside<least)[best,least]=
[other,along+3*aside]}return best}describe(place,facts){return this.puzzle.describe(place,facts.get(
place)??new Set,facts)}show(shown2){const{facts,decided=[],because=[],wrong=[],cursor=null,told=[]}=shown2;
const{supposed=[],trial=new Set}=shown2;if(this.showMarks(facts,trial))this.showShades(facts);this.showRings(
{because,supposed,decided,wrong,cursor:cursor?[cursor]:[]});this.showSketches(told);this.showRemarks(
shown2)}showRemarks({tints={},arrows:arrows2=[],notes=[]}){const wanted=new Map;const want=(key,draw,layer2=this.
layers.remarks)=>wanted.set(key,()=>{const element=draw();layer2.append(element);return element});for(const[
kind,cells]of Object.entries(tints)){for(const cell of cells)want(`${kind} ${cell}`,()=>tint(cell,kind),
this.layers.under)}for(const[from,to]of arrows2)want(`${from} ${to}`,()=>arrow(spotOf(from),spotOf(to)));
notes.forEach(([place,words],at)=>{const others=notes.slice(0,at).filter(([other])=>other===place).length;
want(`${place} ${words} ${at}`,()=>note(spotOf(place),words,others))});this.remarks.update(wanted)}showSketches(told){
const wanted=new Map;for(const fact of told){wanted.set(fact.join(" "),()=>{const sketch=this.puzzle.
sketch?.(...fact)??svg("g");this.layers.rings.append(sketch);return sketch})}this.sketches.update(wanted)}showMarks(facts,trial){
const wanted=new Map;for(const place of this.allPlaces){const values=facts.get(place);if(!values?.size)
continue;const kind=trial.has(place)?"trial":"sure";wanted.set(`${place} ${[...values].sort().join()}\
 ${kind}`,()=>{const mark=this.puzzle.mark(place,values);mark.classList.add("mark",kind);this.layers.
marks.append(mark);return mark})}return this.marks.update(wanted)}showShades(facts){const wanted=new Map;
for(const[cell,kind]of this.puzzle.shades?.(facts)??[]){wanted.set(`${kind} ${cell}`,()=>{const shade=square(
cellOf(cell),kind);this.layers.base.append(shade);return shade})}this.shades.update(wanted)}showRings(kinds){
const wanted=new Map;for(const[kind,places]of Object.entries(kinds)){for(const place of places){wanted.
set(`${kind} ${place}`,()=>{const element=ring(kind,spotOf(place));this.layers[kind==="because"?"und\
er":"rings"].append(element);return element})}}this.rings.update(wanted)}};function ring(kind,spot){
const inset=INSETS[kind];let[w,h]=[UNIT-2*inset,UNIT-2*inset];if(spot.edge==="horizontal")[w,h]=[UNIT-
2,24-inset];if(spot.edge==="vertical")[w,h]=[24-inset,UNIT-2];const[x,y]=[spot.x*UNIT-w/2,spot.y*UNIT-
h/2];const box={x,y,width:w,height:h,rx:5};const halo=svg("rect",{...box,class:"halo"});const group=svg(
"g",{class:`ring ${kind}`},halo,svg("rect",box));if(kind==="because"){group.append(svg("path",{d:hatching(
x,y,w,h),class:"hatching"}))}if(kind==="wrong")group.append(svg("path",{d:`M${x} ${y}l${w} ${h}m0 ${-h}\
l${-w} ${h}`}));return group}init_places();init_places();var OVER=.7;var OUTSIDE=.5;var Pen=class{constructor(play,lines){this.play=play;this.lines=
lines;this.dragged=null;this.at=null}press(event){const[x,y]=this.play.view.board.pointAt(event);this.
raise();if(event.button===0)this.dragged={r:Math.floor(y),c:Math.floor(x)}}follow(event){const start2=this.
dragged;if(!start2||!event.buttons)return false;const[x,y]=this.play.view.board.pointAt(event);for(let from=start2;;from=
this.dragged){const to=this.towards(from,x,y);if(!to)return from!==start2;this.cross(from,to,true);this.
dragged=to}}towards({r,c},x,y){const{height,width}=this.play.puzzle.grid;const right=Math.min(Math.max(
x,-OUTSIDE),width+OUTSIDE)-c-.5;const down=Math.min(Math.max(y,-OUTSIDE),height+OUTSIDE)-r-.5;if(Math.
max(Math.abs(right),Math.abs(down))<OVER)return null;return Math.abs(right)>Math.abs(down)?{r,c:c+Math.
sign(right)}:{r:r+Math.sign(down),c}}lift(){this.dragged=null}stroke(key,cursor){const[down,right]=ARROWS[key];
const from=this.at??begin(cursor,down,right);const to={r:from.r+down,c:from.c+right};if(this.cross(from,
to))this.at=to;else this.play.speak("There is a wall.")}raise(){this.at=null}cross(from,to,sameStroke=false){
const{play,lines}=this;const edge=lines.between(from,to);if(!play.view.board.known.has(edge))return false;
play.cursor=edge;const has=play.state.values(edge).has(lines.value);play.move([[edge,has?[]:[lines.value]]],
sameStroke);return true}};function begin(edge,down,right){const spot=spotOf(edge);const after={r:Math.
floor(spot.y),c:Math.floor(spot.x)};const[before,across]=spot.edge==="horizontal"?[{r:after.r,c:after.
c-1},right]:[{r:after.r-1,c:after.c},down];const outside=before.r<0||before.c<0;return across<0||!across&&
outside?after:before}var STRIDE=.3;var WAYS={0:1,2:-1};var Input=class{constructor(play){this.play=play;this.pen=play.puzzle.
lines?new Pen(play,play.puzzle.lines):null;this.pressed=null;this.brush=null;this.fingerPaints=false;
this.listen(play.view.element)}listen(element){element.addEventListener("contextmenu",event=>event.preventDefault());
element.addEventListener("pointerdown",event=>this.press(event));element.addEventListener("pointermo\
ve",event=>this.drag(event));element.addEventListener("pointerup",event=>this.release(event));element.
addEventListener("pointercancel",()=>this.letGo());if(this.pen)element.style.touchAction="pinch-zoom"}press(event){
const{board,element}=this.play.view;const place=board.placeAt(event);const way=WAYS[event.button];this.
pressed=place&&way?{place,way}:null;this.play.state.newStroke();element.focus({preventScroll:true});
event.preventDefault();element.setPointerCapture(event.pointerId);this.pen?.press(event)}drag(event){
if(this.pen){if(this.pen.follow(event))this.pressed=null}else if(event.buttons&&(event.pointerType!==
"touch"||this.fingerPaints)){this.paint(event)}}paint(event){const{board}=this.play.view;const[x,y]=board.
pointAt(event);if(!this.brush&&this.pressed&&board.placeAt(event)!==this.pressed.place){this.dip(this.
pressed.place,this.pressed.way);this.pressed=null}if(!this.brush)return;const[fromX,fromY]=this.brush.
at;const steps=Math.max(1,Math.ceil(Math.hypot(x-fromX,y-fromY)/STRIDE));for(let n=1;n<=steps;n++){this.
dab(fromX+(x-fromX)*n/steps,fromY+(y-fromY)*n/steps)}this.brush.at=[x,y]}dip(place,way){const{x,y}=spotOf(
place);const{values}=this.play.puzzle;if(values.length)this.brush={from:this.valueAt(place),to:this.
next(place,way),at:[x,y]};this.dab(x,y)}dab(x,y){const{play,brush}=this;const place=cellName(Math.floor(
y),Math.floor(x));const fits=play.view.board.known.has(place)&&!play.state.given.has(place);if(!brush||
!fits||this.valueAt(place)!==brush.from)return;play.cursor=place;play.move([[place,brush.to?[brush.to]:
[]]],true)}release(event){const{pressed,play}=this;this.letGo();if(!pressed||play.view.board.placeAt(
event)!==pressed.place)return;play.cursor=pressed.place;play.draw();if(play.puzzle.values.length)this.
cycle(pressed.place,pressed.way);else play.describe()}letGo(){this.pressed=null;this.brush=null;this.
pen?.lift()}key(event){const target=event.target;if(isPress(event.key)&&target.closest("button, summ\
ary, input, a"))return false;const place=this.play.cursor;return place!==null&&this.placeKey(event,place)||
this.letter(event.key.toLowerCase())}placeKey(event,place){const{key,shiftKey}=event;const digit=digitOf(
event);if(key in ARROWS)this.arrow(key,shiftKey,place);else if(isPress(key))this.cycle(place,shiftKey?
-1:1);else if(key==="Backspace"||key==="Delete")this.play.move([[place,[]]]);else if(digit&&this.play.
puzzle.numbers)this.digit(digit,shiftKey||this.play.view.crossing);else return false;return true}letter(name2){
if(name2==="h")this.play.help.hint();else if(name2==="c")this.play.help.check();else return false;return true}arrow(key,shift2,place){
if(shift2&&this.pen){this.pen.stroke(key,place);return}this.pen?.raise();this.play.cursor=this.play.
view.board.neighbour(place,key);this.play.zoom.reveal(spotOf(this.play.cursor));this.play.draw();this.
play.describe()}shortcut(event){const name2=event.key.toLowerCase();if(name2==="y"||name2==="z"&&event.
shiftKey)this.play.redo();else if(name2==="z")this.play.undo();else return false;return true}valueAt(place){
const own=this.play.state.values(place);return this.play.puzzle.values.find(value=>own.has(value))??
null}next(place,way){const ring2=[null,...this.play.puzzle.values];const now=ring2.indexOf(this.valueAt(
place));return ring2[(now+way+ring2.length)%ring2.length]}cycle(place,way){if(!this.play.puzzle.values.
length)return;const next=this.next(place,way);this.play.move([[place,next?[next]:[]]])}digit(value,out){
const{cursor:place,puzzle,state}=this.play;if(!place||!puzzle.numbers||value>puzzle.numbers.most(place))
return;const values=new Set(state.values(place));const number2=puzzle.numbers.settled(values);const mark=out?
`not ${value}`:String(value);const had=values.has(mark);if(number2)values.delete(number2);if(had)values.
delete(mark);else values.add(mark);this.play.move([[place,values]])}};function isPress(key){return key===
"Enter"||key===" "}function digitOf({key,code:code2}){const[digit]=/^[1-9]$/.exec(key)??/(?<=^Digit)[1-9]$/.
exec(code2)??[];return Number(digit??0)}var CHOICES=4;var PATIENCE2=2e3;function conflict(thought,given,marks2,wrong){const found=thought.follow(
[...given,...marks2]);const until=performance.now()+PATIENCE2;return found.broken.map(end=>found.story(
end)).filter(({start:start2})=>start2.includes(wrong)).sort(easierFirst(given)).slice(0,CHOICES).map(
story=>lean(thought,[...given,wrong],story,until)).sort(easierFirst(given))[0]}function easierFirst(given){
const free=new Set(given);const marks2=story=>story.start.filter(fact=>!free.has(fact)).length;return(one,other)=>one.
effort-other.effort||marks2(one)-marks2(other)}function lean(thought,kept,story,until){const few=new Thought(
story.laws,thought.opposite);const[free,wrong]=[new Set(kept),kept[kept.length-1]];let best=story;for(let size=best.
start.length;size;size=Math.floor(size/2)){const tried=best.start.filter(fact=>!free.has(fact));for(let at=0;at<
tried.length&&performance.now()<until;at+=size){const out=new Set(tried.slice(at,at+size));const rest=best.
start.filter(fact=>!out.has(fact));if(rest.length===best.start.length)continue;const found=few.follow(
[...kept,...rest]);const stories=found.broken.map(end=>found.story(end));best=stories.find(({start:start2})=>start2.
includes(wrong))??best}}return best}var Judge=class{constructor(lesson,puzzle,state){this.lesson=lesson;this.puzzle=puzzle;this.state=state;
this.end=new Map(lesson.end);this.rules=new Map(lesson.rules.map(rule=>[rule.name,rule]));this.reasons=
new Reasons(lesson,puzzle)}ruleOf(name2){return this.rules.get(name2)}has(place,value){const values=this.
state.facts.get(place);if(!values)return false;if(values.has(value))return true;const number2=value.
startsWith("not ")&&this.puzzle.numbers?.settled(values);return Boolean(number2)&&value!==`not ${number2}`}marks(){
return inLine(this.state.facts)}given(){return inLine(this.state.given)}possible(){return[...this.reasons.
atOnce(this.marks()).said.values()]}isWrong(place,value){const right=this.end.get(place);if(right===
void 0)return false;return value.startsWith("not ")?value===`not ${right}`:value!==right}wrongPlaces(){
return[...this.state.facts].filter(([place,values])=>[...values].some(value=>this.isWrong(place,value))).
map(([place])=>place)}wrongMarks(){return this.marks().filter(fact=>this.isWrong(placeOf(fact),valueOf(
fact)))}conflict(wrong){const[given,all,others]=[this.given(),this.marks(),new Set(this.wrongMarks())];
const right=all.filter(fact=>fact===wrong||!others.has(fact));const stories=(others.size>1?[all,right]:
[all]).flatMap(marks2=>conflict(this.reasons.thought,given,marks2,wrong)??[]);return stories.sort(easierFirst(
given))[0]}broken(){return this.puzzle.broken(this.state.facts,false)}isDone(){return this.puzzle.broken(
this.state.facts,true).length===0}judged(changes){const added=changes.flatMap(({place,before,after:after2})=>after2.
filter(value=>!before.includes(value)).map(value=>({place,value})));if(!added.length)return{kind:"op\
ened"};if(!this.lesson.unique)return{kind:"unknown"};if(added.some(({place,value})=>this.isWrong(place,
value)))return{kind:"wrong"};const found=this.reasons.inMind(this.marks());const links=added.map(({place,
value})=>found.follows(`${place} ${value}`));const[first]=links;if(!first||!links.every(Boolean))return{
kind:"guess"};const behind2=found.story(first).links.filter(({law})=>law.effort);const after=behind2.
slice(0,-1).map(link=>link.rule);return{kind:"forced",rule:first.rule,after:[...new Set(after)],because:placesOf(
first)}}words({kind,rule,after=[]}){const titles=after.map(name2=>this.ruleOf(name2).title);const first=titles.
length?`, after ${titles.join(" and ")}`:"";return{opened:"Opened again.",filled:"Filled in.",unknown:"\
This puzzle has several answers: moves cannot be judged.",wrong:"Wrong: the answer is different here\
.",guess:"Right, but not yet forced: no rule gives it from what is on the board.",forced:rule?`Force\
d, by ${this.ruleOf(rule).title}${first}.`:""}[kind]}};function inLine(facts){return[...facts].flatMap(
([place,values])=>[...values].map(value=>`${place} ${value}`))}var HEARTS=3;var MODES=[["asked","when I ask"],["always","at once"],["hearts","at once, with three h\
earts"]];var Options=class{constructor(lesson,change){const options=MODES.map(([value,words])=>make(
"option",{value},words));this.select=make("select",{onchange:change},...options);this.filling=make("\
input",{type:"checkbox",onchange:change});this.timed=make("input",{type:"checkbox",onchange:change});
this.score=make("p",{className:"score"});this.elements=[make("label",{},"judge my moves ",this.select),
make("label",{},this.filling," fill in what is obvious"),make("label",{},this.timed," show the time"),
this.score];this.select.disabled=!lesson.unique}get atOnce(){return this.select.value!=="asked"}get manner(){
const mode=this.select.value;return{mode,filling:this.filling.checked,timed:this.timed.checked}}choose({
mode,filling,timed}){this.select.value=MODES.some(([value])=>value===mode)?String(mode):"asked";this.
filling.checked=Boolean(filling);this.timed.checked=Boolean(timed)}isLost(mistakes){return this.select.
value==="hearts"&&mistakes>=HEARTS}show(mistakes,seconds){const left=Math.max(0,HEARTS-mistakes);const hearts=`${"\
♥".repeat(left)}${"♡".repeat(HEARTS-left)} ${left} of ${HEARTS} hearts`;const told=[`Mistakes: ${mistakes}`];
if(this.select.value==="hearts")told.push(hearts);if(this.timed.checked)told.push(`Time: ${clock(seconds)}`);
const words=told.join(" · ");if(this.score.textContent!==words)this.score.textContent=words}};function clock(seconds){
return`${Math.floor(seconds/60)}:${String(seconds%60).padStart(2,"0")}`}init_places();var State=class{constructor({problem,puzzle,start:start2}){this.storage=`lesson ${problem}\
 ${puzzle}`;this.start=start2;this.given=factsOf(start2);this.facts=factsOf(start2);this.done=[];this.
undone=[];this.stroke=0;this.mistakes=0;this.seconds=0}values(place){return this.facts.get(place)??new Set}touched(){
return new Set(this.done.flatMap(move=>move.changes).map(change=>change.place))}onTrial(){const moves=this.
done.filter(move=>move.trial);return new Set(moves.flatMap(({changes})=>changes.map(({place})=>place)))}newStroke(){
this.stroke+=1}changes(wanted){return wanted.filter(([place])=>!this.given.has(place)).map(([place,values])=>({
place,before:[...this.values(place)],after:[...values]})).filter(({before,after})=>before.join()!==after.
join())}make(move){const made={...move,stroke:this.stroke};this.apply(made,"after");this.done.push(made);
this.undone=[];return made}undo(){return this.moveOver(this.done,this.undone,"before")}redo(){return this.
moveOver(this.undone,this.done,"after")}moveOver(from,to,side){const stroke=from.at(-1)?.stroke;const before=from.
length;do{const move=from.pop();if(!move)break;this.apply(move,side);to.push(move)}while(stroke!==void 0&&
from.at(-1)?.stroke===stroke);return from.length<before}keepTrial(){for(const move of this.done)delete move.
trial}dropTrial(){while(this.done.at(-1)?.trial)this.undo()}apply(move,side){for(const change of move.
changes){if(change[side].length)this.facts.set(change.place,new Set(change[side]));else this.facts.delete(
change.place)}}save(manner){const{done,undone,mistakes,seconds}=this;const kept=JSON.stringify({done,
undone,mistakes,seconds,manner});try{localStorage.setItem(this.storage,kept)}catch{}}load(look){try{
const kept=JSON.parse(localStorage.getItem(this.storage)??"");const{done,undone,manner}=kept;[...done,
...undone].forEach(look);for(const move of done)this.apply(move,"after");[this.done,this.undone]=[done,
undone];[this.mistakes,this.seconds]=[Number(kept.mistakes)||0,Number(kept.seconds)||0];this.stroke=
Math.max(0,...[...done,...undone].map(move=>move.stroke??0));return manner??{}}catch{this.facts=factsOf(
this.start);return{}}}};init_drawing();init_places();var Spoken=class{constructor(drawing,puzzle){this.puzzle=puzzle;const{height,width}=puzzle.
grid;this.cells=new Map;const rows=Array.from({length:height},(_,r)=>make("div",{role:"row"},...Array.
from({length:width},(_2,c)=>this.cell(r,c))));const words={role:"grid","aria-label":"The board in wo\
rds","aria-readonly":"true"};drawing.after(make("div",{className:"spoken",...words},...rows))}cell(r,c){
const cell=make("div",{role:"gridcell"});this.cells.set(cellName(r,c),cell);return cell}show(facts){
const tell=this.puzzle.teller(facts);for(const[name2,cell]of this.cells){const words=tell(name2);if(cell.
textContent!==words)cell.textContent=words}}};var HINTS=["Hint","Which rule?","What follows?"];var LISTED2=30;var NAMED=3;var HOW=["Arrow keys mov\
e the frame, Backspace opens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check."];var SIGNS={
wrong:"✗",guess:"?",forced:"✓",opened:"↺",unknown:"·",filled:"+"};var SILENT=["opened","fille\
d"];var View=class{constructor(section,lesson,puzzle,does,options){this.does=does;this.options=options;
this.lesson=lesson;this.element=svg("svg",{class:"board",role:"application",tabindex:0,"aria-label":"\
The board: arrow keys move, Enter marks, Backspace opens again"});this.board=new Board(this.element,
puzzle);this.buttons=makeButtons(does);this.trialButtons=makeTrialButtons(does);this.game=this.makeGame(
puzzle);const live={role:"status","aria-live":"polite","aria-label":"What is said",tabIndex:-1};this.
message=make("div",{className:"sentence",...live});this.digits=make("div",{className:"player",role:"\
group","aria-label":"Numbers"});this.possible=list("ul","possible","Possible now");this.stopAtPossible=
oneStop(this.possible);this.log=list("ol","moves","Your moves, the last one first");this.pencil=puzzle.
numbers?this.addDigits(puzzle.numbers.highest,does):null;section.append(this.stage(),this.aside(puzzle));
this.spoken=new Spoken(this.element,puzzle)}stage(){return make("div",{className:"stage"},this.element,
this.digits,this.game,this.message)}makeGame(puzzle){const buttons=[...Object.values(this.buttons),...Object.
values(this.trialButtons)];const group={className:"player",role:"group","aria-label":"Your game"};return make(
"div",group,...buttons,this.makeBrush(puzzle))}makeBrush({values,lines}){const turn=()=>{brush.setAttribute(
"aria-pressed",String(!isPressed(brush)));this.does.paint(isPressed(brush))};const hidden=!navigator.
maxTouchPoints||!values.length||Boolean(lines);const title="One finger paints many cells, and does n\
ot scroll";const brush=button("Paint",turn,{title,hidden,"aria-pressed":"false"});return brush}aside(puzzle){
const how=[...puzzle.how,...HOW];return make("aside",{},panel("Possible now",this.possible),panel("H\
ow you play",...this.options.elements),panel("Your moves",button("Judge my moves",this.does.judge),this.
log),make("details",{className:"panel"},make("summary",{},"Laws"),listOf2(this.lesson.laws)),make("d\
etails",{className:"panel"},make("summary",{},"How to play"),listOf2(how)))}addDigits(highest,does){
for(let value=1;value<=highest;value++){this.digits.append(button(String(value),()=>does.digit(value)))}
const turn=()=>pencil.setAttribute("aria-pressed",String(!isPressed(pencil)));const pencil=button("✎\
 cross out",turn,{"aria-pressed":"false"});this.digits.append(pencil);return pencil}get crossing(){return this.
pencil!==null&&isPressed(this.pencil)}speak(...parts){const words=make("p",{className:"says"},...parts);
const message=()=>this.message.replaceChildren(words);keepFocus(message,()=>this.message)}draw({state,
judge,cursor,help,trial},rings){this.board.show({facts:state.facts,cursor,trial:state.onTrial(),...rings});
this.spoken.show(state.facts);this.tellFrame(cursor?this.board.describe(cursor,state.facts):"");this.
buttons.hint.textContent=HINTS[Math.min(help.level,HINTS.length-1)];const able=()=>{this.buttons.undo.
disabled=!state.done.length;this.buttons.redo.disabled=!state.undone.length;this.trialButtons.begin.
hidden=trial;this.trialButtons.keep.hidden=this.trialButtons.drop.hidden=!trial};keepFocus(able,()=>this.
element);this.options.show(state.mistakes,state.seconds);this.showPossible(judge);const moves=state.
done.slice(-LISTED2).reverse();this.log.replaceChildren(...moves.map(move=>this.moveItem(move,judge)))}showPossible(judge){
const items=judge.isDone()?[make("li",{},"Solved.")]:this.possibleItems(judge);const had=document.activeElement?.
textContent;const fill=()=>{this.possible.replaceChildren(...items);this.stopAtPossible()};const same=()=>[
...this.possible.querySelectorAll("button")];keepFocus(fill,()=>same().find(({textContent})=>textContent===
had)??this.possible)}tellFrame(words){if(document.activeElement===this.element)return;this.element.setAttribute(
"aria-description",words)}possibleItems(judge){const places=new Map;for(const{rule,fact}of judge.possible()){
places.set(rule,(places.get(rule)??new Set).add(placeOf(fact)))}const items=this.lesson.rules.flatMap(
({name:name2,title,tier})=>{const count=places.get(name2)?.size;if(!count)return[];const words=` ${count}\
 ${count===1?"place":"places"}`;const shown2=button(title,()=>this.does.show(name2),{className:"link"});
return[make("li",{},shown2," ",tierSign(tier),words)]});return items.length?items:[make("li",{},"Not\
hing that the rules know.")]}moveItem({changes,judged,told,trial},judge){const where=changes.map(change=>change.
place);const what=where.length>NAMED?`${where.length} places`:where.join(" ");const kind=told||SILENT.
includes(judged.kind)?judged.kind:"unknown";const sign=make("b",{"aria-hidden":"true"},SIGNS[kind]);
const verdict=told&&!SILENT.includes(kind)?`: ${judge.words(judged)}`:"";const words=trial?": on tri\
al":kind==="filled"?": filled in":verdict;return make("li",{className:kind},sign,` ${what}${words}`)}};
function makeTrialButtons(does){const title="Mark something on trial, in another colour";return{begin:button(
"Trial",()=>does.trial(),{title}),keep:button("Keep the trial",()=>does.keep(),{hidden:true}),drop:button(
"Drop the trial",()=>does.drop(),{hidden:true})}}function makeButtons(does){const hint="The next ste\
p that you have not made, in three levels (H)";return{undo:button("Undo",()=>does.undo(),{title:"Und\
o (Ctrl Z)"}),redo:button("Redo",()=>does.redo(),{title:"Redo (Ctrl Y)"}),restart:button("Start agai\
n",()=>does.restart(),{title:"Start again"}),check:button("Check",()=>does.check(),{title:"Which law\
 is broken? (C)"}),mistakes:button("Show mistakes",()=>does.mistakes(),{title:"What differs from the\
 answer?"}),hint:button(HINTS[0],()=>does.hint(),{title:hint})}}function list(name2,className,words){
return make(name2,{className,tabIndex:0,"aria-label":words})}function listOf2(lines){return make("ul",
{},...lines.map(line=>make("li",{},line)))}function isPressed(button2){return button2.getAttribute("\
aria-pressed")==="true"}var KEPT=5;var ASKED=["guess","forced"];var LOST="No heart is left: start again, or choose to play w\
ithout hearts.";var Play=class{constructor(section,lesson,puzzle){this.lesson=lesson;this.puzzle=puzzle;
this.state=new State(lesson);this.judge=new Judge(lesson,puzzle,this.state);this.help=new Help(this);
this.options=new Options(lesson,()=>this.refresh(""));this.trial=false;this.exact=null;this.rings={};
this.said="";this.view=new View(section,lesson,puzzle,this.actions(),this.options);this.cursor=this.
view.board.places()[0]??null;this.input=new Input(this);const letGo=()=>this.input.letGo();this.zoom=
new Zoom(this.view.element,{pushes:!this.input.pen,moved:letGo});const place=()=>this.cursor?spotOf(
this.cursor):{x:0,y:0};this.view.game.append(this.zoom.button(place));this.options.choose(this.state.
load(move=>this.judge.words(move.judged)));setInterval(()=>this.tick(),1e3);this.draw()}actions(){return{
undo:()=>this.undo(),redo:()=>this.redo(),restart:()=>this.restart(),check:()=>this.help.check(),mistakes:()=>this.
help.mistakes(),hint:()=>this.help.hint(),judge:()=>this.judgeAll(),trial:()=>this.tryOut(),keep:()=>this.
endTrial(true),drop:()=>this.endTrial(false),paint:on=>this.paint(on),show:rule=>this.help.showPossible(
rule),digit:value=>this.input.digit(value,this.view.crossing)}}move(wanted,sameStroke=false){const changes=this.
state.changes(wanted);if(this.options.isLost(this.state.mistakes))this.speak(LOST);else if(changes.length)
this.change(changes,sameStroke);else if(wanted.some(([place])=>this.state.given.has(place)))this.speak(
"This is given.")}change(changes,sameStroke){const{state,trial}=this;if(!sameStroke)state.newStroke();
const marks2=this.judge.marks();const judged=this.judge.judged(changes);const move=state.make({changes,
judged,...trial?{trial}:{}});if(this.options.atOnce&&!trial)this.judgeAll();if(changes.some(({after})=>after.
length))this.fillIn();this.keep();const isSure=!this.exact?.isReady||judged.kind!=="guess";this.ask(
move,marks2,this.tell(move,isSure))}async ask(move,marks2,told){const{state,exact}=this;if(!exact||!ASKED.
includes(move.judged.kind))return;move.judged=await exact.judge(marks2,move.changes)??move.judged;if(!state.
done.includes(move))return;state.save(this.options.manner);this.draw(this.rings);const last2=state.done.
findLast(({judged})=>judged.kind!=="filled");const isNews=this.wordsOf(move,true)!==told;if(isNews&&
move===last2&&this.said===told)this.tell(move,true)}fillIn(){const{state,judge,puzzle}=this;if(!this.
options.manner.filling)return;const values=new Map;for(const fact of judge.reasons.obvious(judge.marks())){
const[place,value]=[placeOf(fact),valueOf(fact)];if(judge.has(place,value))continue;const kept=values.
get(place)??(puzzle.numbers?[...state.values(place)]:[]);values.set(place,[...kept,value])}const changes=state.
changes([...values]);const trial=this.trial?{trial:true}:{};if(changes.length)state.make({changes,judged:{
kind:"filled"},...trial})}judgeAll(){for(const move of this.state.done.filter(({told,trial})=>!told&&
!trial)){move.told=true;if(move.judged.kind==="wrong")this.state.mistakes+=1}this.keep()}tryOut(){this.
trial=true;this.refresh("What you mark now is on trial: keep it, or drop all of it.")}endTrial(kept){
this.trial=false;if(kept)this.state.keepTrial();else this.state.dropTrial();if(kept&&this.options.atOnce)
this.judgeAll();this.refresh(kept?"The trial is kept.":"The trial is dropped; redo brings it again.")}paint(on){
this.input.fingerPaints=on;this.zoom.leaveFingerToDraw(on);this.speak(on?"One finger paints, two pus\
h the board.":"A finger scrolls again.")}tick(){const{state,options}=this;const playing=this.view.element.
checkVisibility()&&!document.hidden;if(!options.manner.timed||!playing||this.judge.isDone())return;state.
seconds+=1;if(state.seconds%KEPT===0)state.save(options.manner);options.show(state.mistakes,state.seconds)}undo(){
if(this.state.undo())this.refresh("Undone.")}redo(){if(this.state.redo())this.refresh("Done again.")}restart(){
const places=this.state.touched();[this.state.mistakes,this.state.seconds,this.trial]=[0,0,false];this.
move([...places].map(place=>[place,[]]));const back="Back at the start; undo brings back what was th\
ere.";this.speak(places.size?back:"This is the start.")}goBack(){while(this.judge.wrongPlaces().length&&
this.state.undo());this.trial=this.state.onTrial().size>0;this.refresh("Back to before the first mis\
take; redo brings your moves again.")}make(step){if(!isMark(step.value))return;const fresh=step.places.
filter(place=>!this.judge.has(place,step.value));const kept=place=>this.puzzle.numbers?[...this.state.
values(place)]:[];this.move(fresh.map(place=>[place,[...kept(place),step.value]]));this.view.element.
focus({preventScroll:true})}speak(...parts){this.said=parts[0];this.view.speak(...parts)}describe(){
if(this.cursor)this.view.speak(this.view.board.describe(this.cursor,this.state.facts))}draw(rings={}){
this.rings=rings;this.view.draw(this,rings)}keep(){this.help.level=0;this.state.save(this.options.manner);
this.draw()}refresh(words){this.keep();this.speak(words)}tell(move,isSure){const{changes,judged,trial}=move;
const words=this.wordsOf(move,isSure);const isJudged=this.options.atOnce&&!trial&&!this.judge.isDone();
const isWrong=isJudged&&judged.kind==="wrong";this.speak(words,...isWrong?[" ",this.help.whyButton()]:
[]);if(this.judge.isDone())say("Solved!");if(isWrong)this.draw({wrong:changes.map(each=>each.place)});else if(isJudged&&
judged.kind==="forced")this.draw({because:judged.because});return words}wordsOf({changes,judged,trial},isSure){
if(this.judge.isDone())return this.doneWords();const{facts,mistakes}=this.state;const[{place}]=changes;
const named2=changes.length===1?this.view.board.describe(place,facts):"";if(!this.options.atOnce||trial)
return named2;const lost=this.options.isLost(mistakes)?LOST:"";return[named2,isSure?this.judge.words(
judged):"",lost].filter(Boolean).join(". ")}doneWords(){const{mistakes,seconds}=this.state;const time=this.
options.manner.timed?` in ${clock(seconds)}`:"";const wrong=mistakes?`, with ${mistakes} ${mistakes>
1?"mistakes":"mistake"}`:"";return`Done${time}${wrong}: every law is kept. Well played!`}key(event){
return this.input.key(event)}shortcut(event){return this.input.shortcut(event)}};var globImport_puzzles_js=__glob({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(init_alcazar(),alcazar_exports)),
"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(init_light_up(),light_up_exports)),"./puzzle\
s/nurikabe.js":()=>Promise.resolve().then(()=>(init_nurikabe(),nurikabe_exports)),"./puzzles/ripple_\
effect.js":()=>Promise.resolve().then(()=>(init_ripple_effect(),ripple_effect_exports))});async function puzzleMaker(solution){const{default:Own}=await globImport_puzzles_js(`./puzzles/${solution}\
.js`);return givens=>new Own(givens)}var BOARD="[role=application]";var Tabs=class{constructor(tabs){this.tabs=tabs;this.moved=()=>{};this.
characters=rememberedBox("characters");this.current=tabs[0];byId("tabs").append(...tabs.map(tab2=>this.
button(tab2)));this.choose(tabs[0])}button(tab2){return make("button",{type:"button",id:`tab-${tab2.
id}`,role:"tab","aria-controls":tab2.id,textContent:tab2.title,onclick:event=>{this.choose(tab2);if(event.
detail)byId(`tab-${tab2.id}`).blur()},onkeydown:event=>this.go(tab2,event)})}go(tab2,event){const step={
ArrowRight:1,ArrowLeft:-1}[event.key];if(!step)return;event.stopPropagation();const at=this.tabs.indexOf(
tab2)+step+this.tabs.length;const other=this.tabs[at%this.tabs.length];this.choose(other);byId(`tab-${other.
id}`).focus()}choose(chosen){this.current.part.leave?.();for(const tab2 of this.tabs){byId(tab2.id).
hidden=tab2!==chosen;byId(`tab-${tab2.id}`).setAttribute("aria-selected",String(tab2===chosen));byId(
`tab-${tab2.id}`).tabIndex=tab2===chosen?0:-1}this.current=chosen;this.moved()}key(event){const help=byId(
"help");if(help.open||event.altKey)return;if(this.isDone(event,help))event.preventDefault()}isDone(event,help){
const{part}=this.current;const target=event.target;if(event.ctrlKey||event.metaKey)return part.shortcut?.(
event)??false;if(this.isSwitchedOff(event.key,target))return false;if(event.key==="?"){help.showModal();
return true}const within=help.contains(target)?document.body:target;if(isTyped(event.key,within)||isScrolled(
event.key,target))return false;return part.key(event)}isSwitchedOff(key,target){return isCharacter(key)&&
!this.characters.checked&&!target.closest(BOARD)}};function rememberedBox(id2){const box=byId(id2);const recall2=()=>box.
checked=localStorage.getItem(id2)!=="off";try{recall2();box.onchange=()=>localStorage.setItem(id2,box.
checked?"on":"off");addEventListener("storage",recall2)}catch{}return box}function isCharacter(key){
return key.length===1&&key!==" "}function isTyped(key,target){const field2=target.closest("input, te\
xtarea, select, button, summary, a, pre");return Boolean(field2&&(key===" "||field2.matches("input[t\
ype=range], textarea")))}function isScrolled(key,target){return/^Arrow(Up|Down)$/.test(key)&&target.
closest("ul, ol, pre")!==null}init_drawing();init_places();init_places();var Left=class{constructor({items,options,rows},taken){const some=new Set(taken);const covered=new Set(
rows.flatMap((row,at)=>some.has(options[at])?row:[]));const numbers=taken.map(read);const left=[...rows.
keys()].filter(at=>!rows[at].some(item=>covered.has(item))&&!isNear(read(options[at]),numbers));this.
options=left.map(at=>options[at]);this.items=items.map((name2,at)=>({name:name2,covered:covered.has(
at),options:[]}));for(const at of left){for(const item of rows[at])this.items[item]?.options.push(options[at])}}open(){
const open=this.items.filter(({covered})=>!covered);return open.sort((one,other)=>one.options.length-
other.options.length)}covered(){return this.items.filter(({covered})=>covered)}};function without(one,other){
const gone=new Set(other);return one.filter(each=>!gone.has(each))}function read(option){const[place,
value]=option.split(" ");return{...cellOf(place),value:Number(value)}}function isNear({r,c,value},others){
return others.some(other=>{const[down,right]=[Math.abs(other.r-r),Math.abs(other.c-c)];return other.
value===value&&(!down||!right)&&down+right<=value})}var SIGNS2={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"\
M7 5h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"};var EVEN=4;var ANIMATED=120;
var Player=class{constructor(container,length,{show:show2,read:read2,next,within}){this.length=length;
this.show=show2;this.read=read2;this.next=next??((at,by)=>at+by);this.within=within??(()=>false);this.
at=0;this.timer=void 0;this.buttons=this.makeButtons();this.inputs=this.makeInputs();this.count=make(
"span",{className:"count"});this.slide=make("div",{className:"row slide"});this.stage=container.parentElement;
this.fill(container);this.go(0)}makeButtons(){const signed=(sign,words,onclick)=>button(icon(SIGNS2[sign]),
onclick,{title:words,"aria-label":words});return{first:signed("first","First step",()=>this.go(0)),back:signed(
"back","Back",()=>this.step(-1)),run:signed("play","Play",()=>this.toggle()),forward:signed("forward",
"Forward",()=>this.step(1)),last:signed("last","Last step",()=>this.go(this.length))}}makeInputs(){const range=(name2,max,value,oninput)=>make(
"input",{type:"range",min:0,max,value,"aria-label":name2,oninput});const checked=!matchMedia("(prefe\
rs-reduced-motion: reduce)").matches;const onchange=()=>this.tellPace();return{at:range("Which step",
this.length,0,()=>this.go(Number(this.inputs.at.value))),speed:range("Speed",12,4,()=>this.tellPace()),
animate:make("input",{type:"checkbox",checked,onchange})}}fill(container){const{first,back,run,forward,
last:last2}=this.buttons;const{at,speed,animate}=this.inputs;const help=byId("help");const keys={title:"\
Keys","aria-label":"Keys"};run.classList.add("main");this.slide.append(at,this.count,button("?",()=>help.
showModal(),keys));container.append(this.slide,...[first,back,run,forward,last2],make("label",{},"sp\
eed",speed),make("label",{},animate,"animate"))}tellPace(){const animated=this.inputs.animate.checked&&
this.pause>ANIMATED;this.stage.classList.toggle("animate",animated)}get pause(){return this.read(this.
at)*2**(EVEN-Number(this.inputs.speed.value))}step(by){if(!this.within(by))this.go(this.next(this.at,
by))}go(position){this.at=Math.max(0,Math.min(this.length,position));if(this.at===this.length)this.stop();
const words=`${this.at} of ${this.length}`;this.inputs.at.value=String(this.at);this.inputs.at.setAttribute(
"aria-valuetext",words);this.count.textContent=words;const{first,back,forward,last:last2}=this.buttons;
const able=()=>{first.disabled=back.disabled=this.at===0;forward.disabled=last2.disabled=this.at===this.
length};keepFocus(able,()=>this.at?back:forward);this.tellPace();this.show(this.at)}toggle(){if(this.
timer)this.stop();else this.start()}start(){if(this.at===this.length)this.go(0);this.signRun("pause",
"Pause");const next=()=>{this.timer=setTimeout(()=>{});this.step(1);if(this.timer)this.timer=setTimeout(
next,this.pause)};this.timer=setTimeout(next,Math.min(400,this.pause))}stop(){clearTimeout(this.timer);
this.timer=void 0;this.signRun("play","Play")}signRun(sign,words){this.buttons.run.replaceChildren(icon(
SIGNS2[sign]));this.buttons.run.title=words;this.buttons.run.setAttribute("aria-label",words)}pace(faster){
this.inputs.speed.value=String(Number(this.inputs.speed.value)+faster);this.tellPace()}key(event){const does={
ArrowRight:()=>this.step(1),ArrowLeft:()=>this.step(-1),Home:()=>this.go(0),End:()=>this.go(this.length),
" ":()=>this.toggle(),"+":()=>this.pace(1),"-":()=>this.pace(-1),a:()=>this.inputs.animate.click()};
const own=does[event.key==="A"?"a":event.key];own?.();return Boolean(own)}};var Dance=class{constructor(section,lesson,puzzle,search){this.start=lesson.start;this.search=search;
this.at=0;this.changed=make("div",{"aria-live":"polite"});this.list=make("ol",{className:"items",tabIndex:0,
"aria-label":"All items"});this.all=make("details",{className:"panel"});const element=svg("svg",{class:"\
board",role:"img","aria-label":"The search"});const player=make("div",{className:"player",role:"grou\
p","aria-label":"Search"});this.words=make("div",{className:"sentence","aria-live":"polite"});section.
append(make("div",{className:"stage"},element,player,this.words),this.aside());this.board=new Board(
element,puzzle);this.player=new Player(player,search.steps.length,{show:at=>this.show(at),read:()=>400})}aside(){
const summary=make("summary",{},"All items before this step, fewest options first");this.all.append(
summary,this.list);this.all.addEventListener("toggle",()=>this.showItems());const about=make("p",{},
this.search.about);return make("aside",{},panel("Dancing links",about,this.changed),this.all)}tried(at){
const tried=[];for(const[option]of this.search.steps.slice(0,Math.max(0,at))){if(option<0)tried.pop();else
tried.push(this.search.cover.options[option])}return tried}left(at){return new Left(this.search.cover,
this.tried(at))}show(at){this.at=at;const[before,after,tried]=[this.left(at-1),this.left(at),this.tried(
at)];const[option,item]=at?this.search.steps[at-1]:[-1,-1];const here=at?[placeOf2(option<0?this.tried(
at-1).pop():tried.at(-1))]:[];const facts=factsOf(this.start,tried.map(factOf));const tints={region:option<
0?[]:before.items[item].options.map(placeOf2)};this.board.show({facts,tints,...option<0?{wrong:here}:
{decided:here}});this.words.replaceChildren(make("p",{className:"says"},this.said(before,after)),make(
"p",{className:"law"},counted(this.search.steps.slice(0,at),tried.length)));this.showChanged(before,
after);this.showItems()}showChanged(before,after){if(!this.at)return this.changed.replaceChildren();
const back=this.search.steps[this.at-1][0]<0;const[one,other]=back?[after,before]:[before,after];const items=without(
namesOf(one.open()),namesOf(other.open()));const options=without(one.options,other.options).map(inShort);
const word=back?"uncovered":"covered";return this.changed.replaceChildren(make("p",{},make("b",{},`I\
tems ${word}: `),`${items.join("; ")}.`),make("p",{},make("b",{},`Options ${word}: `),`${options.join(
", ")}.`))}showItems(){if(!this.all.open)return;const before=this.left(this.at-1);const[,at=-1]=this.
search.steps[this.at-1]??[];const item=this.search.cover.items[at];const open=before.open().map(({name:name2,
options})=>{const many=options.length===1?"1 option":`${options.length} options`;const what=options.
length?`${many}: ${options.map(inShort).join(", ")}`:"no option";const chosen=name2===item?{"aria-cu\
rrent":"true"}:{};return make("li",chosen,make("b",{},name2),`, ${what}`)});const covered=before.covered().
map(({name:name2})=>make("li",{},`${name2}: covered`));this.list.replaceChildren(...open,...covered)}said(before,after){
const{at}=this;const{steps,total}=this.search;if(!at)return`No option has been tried yet; ${before.options.
length} may be taken.`;const[option,number2]=steps[at-1];const item=before.items[number2];const left=after.
options.length;if(option<0){const why2=item?`${item.name}, and has no option left. `:"";const gone2=`\
Take ${inShort(this.tried(at-1).pop()??"")} back. `;return`${why2}${gone2}${left-before.options.length}\
 options are uncovered, ${left} may be taken.`}const many=item.options.length===1?"one option":`${item.
options.length} options`;const listed2=item.options.map(inShort).join(", ");const why=`${item.name},\
 and has ${many} left, no item has fewer: ${listed2}. `;const gone=`${before.options.length-left} op\
tions are covered, ${left} may still be taken.`;const end=at===steps.length&&total===at?" All is cov\
ered: solved.":"";return`${why}Try ${inShort(this.search.cover.options[option])}. ${gone}${end}`}key(event){
return this.player.key(event)}leave(){this.player.stop()}};function inShort(option){return option.replace(
/(.*) (.*)/,"$2 at $1")}function factOf(option){const[place,value]=option.split(" ");return[place,value]}
function placeOf2(option=""){return factOf(option)[0]}function namesOf(items){return items.map(({name:name2})=>name2)}
function counted(steps,stand){const picks=steps.filter(([option])=>option>=0).length;return`${picks}\
 options tried, ${steps.length-picks} taken back, ${stand} stand.`}init_drawing();init_places();var LISTED3=30;var NAMED2=6;function fillWorksheet(lesson,puzzle){const title=`${lesson.
title} ${lesson.name}`;const shown2=lesson.steps.length>LISTED3?`, the first ${LISTED3}`:"";byId("wo\
rksheet").append(make("section",{},make("h1",{},title),make("ul",{},...lesson.laws.map(law=>make("li",
{},law))),picture(puzzle,factsOf(lesson.start)),make("p",{},`Difficulty ${lesson.rating}. Notes:`),make(
"div",{className:"notes"})),make("section",{},make("h1",{},`Solution of ${title}`),picture(puzzle,factsOf(
lesson.end)),make("p",{},`${lesson.steps.length} steps${shown2}:`),listOfSteps(lesson)))}function picture(puzzle,facts){
const element=svg("svg",{class:"board"});new Board(element,puzzle).show({facts});return element}function listOfSteps({
steps,rules}){const titles=new Map(rules.map(rule=>[rule.name,rule.title]));const line=({rule,places,
value})=>{const more=places.length>NAMED2?" ...":"";return`${titles.get(rule)}: ${places.slice(0,NAMED2).
join(" ")}${more} ${value}`};return make("ol",{},...steps.slice(0,LISTED3).map(step=>make("li",{},line(
step))))}function printWords(lesson){const items=lesson.steps.map(({sentence,argument})=>{const lines=argument.
map(({says:says2,depth=0})=>make("li",{className:`deep-${depth}`},lesson.lists[says2]));return make(
"li",{},sentence,...lines.length?[make("ol",{},...lines)]:[])});const title=make("h1",{},`${lesson.title}\
 ${lesson.name}: every step`);const section=make("section",{className:"words"},title,make("ol",{},...items));
byId("worksheet").append(section);print();section.remove()}function listExports(lesson){const{puzzle,
exports}=lesson;byId("text").textContent=puzzle;byId("copy").onclick=()=>copy(puzzle);byId("print-pa\
ge").onclick=()=>print();byId("print-words").onclick=()=>printWords(lesson);const items=exports.map(
({name:name2,text,url})=>{const item=make("li",{className:"row"},button(`Copy as ${name2}`,()=>copy(
text)));if(url)item.append(make("a",{href:url,rel:"noreferrer"},`Open at ${new URL(url).host}`));return item});
byId("exports").append(...items)}init_places();init_places();var BOARD2=-1;var Argument=class{constructor(lists,moved){this.lists=lists;this.panel=
byId("argument");this.list=byId("pictures");this.moved=moved;this.pictures=[];this.at=0;byId("pictur\
es-title").addEventListener("click",event=>{event.preventDefault();this.go(this.at?0:1)});oneStop(this.
list)}take(pictures){this.pictures=pictures;this.at=0;this.panel.open=false;this.panel.hidden=!pictures.
length;const many=`${pictures.length} picture${pictures.length===1?"":"s"}`;byId("pictures-title").textContent=
`Why, in ${many}`;this.items=pictures.map((each,at)=>this.item(each,at+1));this.list.replaceChildren(
...this.items)}item({says:says2,depth=0},number2){const words=button(this.lists[says2],()=>this.go(number2));
return make("li",{className:`deep-${Math.min(depth,3)}`},words)}within(by){const to=this.at+by;if(!this.
at||to>this.pictures.length)return false;this.go(to);return true}go(at){this.at=at;this.panel.open=at>
0;this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");const item=this.list.children[at-
1];item?.firstElementChild?.setAttribute("aria-current","step");item?.scrollIntoView({block:"nearest"});
this.moved()}get picture(){return this.pictures[this.at-1]}get says(){return this.at?this.lists[this.
picture.says]:""}chain(){const chain=[];for(let at=this.at-1;at!==BOARD2;at=this.pictures[at].on??BOARD2){
chain.unshift(this.pictures[at])}return chain}supposed(){const before=this.chain().slice(0,-1);return before.
filter(each=>each.supposes).map(each=>this.lists[each.says])}shown(before){const chain=this.chain();
const{because=[],wrong=[],told=[]}=this.picture;const facts=chain.flatMap(each=>each.facts??[]);const decided=told.
length?[]:placesOf2(this.picture);const supposed=chain.filter(each=>!each.told).flatMap(placesOf2);return{
facts:laidOver(before,facts),decided,because,wrong,supposed:supposed.filter(place=>!decided.includes(
place)),told:chain.flatMap(each=>each.told??[]),tints:this.tints(),notes:[...chain[0].supposes?signs(
chain):[],...this.notes()],arrows:arrows(chain)}}tints(){const kinds=Object.entries(this.picture.tints??
{});return Object.fromEntries(kinds.map(([kind,at])=>[kind,cellsIn(this.lists[at])]))}notes(){const{
notes}=this.picture;const words=notes===void 0?[]:this.lists[notes].split(" ");return words.flatMap(
(word,at)=>at%2?[pair2(words[at-1],word)]:[])}};function cellsIn(list2){return list2.split(" ").flatMap(
run=>{const[first,last2]=run.split("~");const{r,c}=cellOf(first);return Array.from({length:last2?Number(
last2)-c:1},(_,at)=>cellName(r,c+at))})}function placesOf2({facts=[]}){return facts.map(([place])=>place)}
function laidOver(before,supposed){const facts=new Map([...before].map(([place,values])=>[place,new Set(
values)]));for(const[place,value]of supposed){const beside2=value.startsWith("not ")?facts.get(place)??
[]:[];facts.set(place,new Set([...beside2,value]))}return facts}function behind(chain){const[last2,...before]=[
...chain].reverse();const needs=new Set([...last2.because??[],...last2.wrong??[]]);const found=new Map(
[[last2,placesOf2(last2)]]);for(const picture3 of before){const places=placesOf2(picture3).filter(place=>needs.
has(place));if(!places.length&&!picture3.supposes)continue;found.set(picture3,picture3.supposes?placesOf2(
picture3):places);for(const place of picture3.because??[])needs.add(place)}return found}function signs(chain){
const needed=behind(chain);const links=chain.filter(({supposes,because})=>!supposes&&because);const found=new Map;
for(const picture3 of chain.filter(({told})=>!told)){const sign=picture3.supposes?"?":links.indexOf(
picture3)+1;if(!sign)continue;for(const place of needed.get(picture3)??[])found.set(place,String(sign))}
return[...found]}function arrows(chain){const needed=behind(chain);const known=new Set;return chain.
flatMap(picture3=>{const from=(picture3.because??[]).filter(place=>known.has(place));for(const place of placesOf2(
picture3))known.add(place);const to=needed.get(picture3)??[];return from.flatMap(one=>to.map(other=>pair2(
one,other)))})}function pair2(one,other){return[one,other]}var READING=300;var TIERS={0:"all tiers",1:"1 direct",2:"2 structural",3:"3 cases"};var Steps=class{constructor(lesson,puzzle){
this.lesson=lesson;this.moved=()=>{};this.at=0;this.tier=0;this.board=new Board(svgById("board"),puzzle);
this.spoken=new Spoken(svgById("board"),puzzle);this.rules=new Map(lesson.rules.map(rule=>[rule.name,
rule]));this.items=lesson.steps.map((step,index)=>this.item(step,index+1));byId("steps").append(...this.
items);this.ruleItems=this.lesson.rules.map(rule=>this.ruleItem(rule));byId("rules").append(...this.
ruleItems);this.tiers=[0,...new Set(lesson.rules.map(rule=>rule.tier))].map(tier=>button(TIERS[tier],
()=>this.showTier(tier),{value:tier}));byId("tiers").append(...this.tiers);for(const list2 of["steps",
"rules"])oneStop(byId(list2));this.showTier(0);this.zoom=new Zoom(svgById("board"),{pushes:true,moved:()=>{}});
this.argument=new Argument(lesson.lists,()=>this.draw());this.player=new Player(byId("player"),lesson.
steps.length,{show:at=>this.show(at),next:(at,by)=>this.nextOfTier(at,by),read:at=>at?READING*this.told(
at).split(" ").length:0,within:by=>this.argument.within(by)});this.player.slide.append(this.zoom.button(
()=>this.spotShown()))}ruleOf(step){return this.rules.get(step.rule)}item(step,number2){const parts=[
make("b",{},`${number2}. ${this.ruleOf(step).title} `),tierSign(step.tier),make("span",{className:"s\
ays"},step.sentence)];return make("li",{},make("button",{type:"button",onclick:()=>this.player.go(number2)},
...parts))}ruleItem(rule){const used=this.usesOf(rule.name).length;const words=used?`${used} × next`:
"not used";const label2={disabled:!used,"aria-label":`${words}: ${rule.title}`};return make("li",{"d\
ata-tier":rule.tier},make("span",{},make("b",{},rule.title)," ",tierSign(rule.tier)),button(words,()=>this.
next(rule.name),label2),make("span",{className:"law"},rule.law))}showTier(tier){this.tier=tier;for(const each of this.
tiers){each.setAttribute("aria-pressed",String(Number(each.value)===tier))}const hide=(items,of)=>items.
forEach((item,at)=>item.hidden=tier!==0&&of[at].tier!==tier);hide(this.ruleItems,this.lesson.rules);
hide(this.items,this.lesson.steps)}nextOfTier(at,by){const{steps}=this.lesson;let next=at+by;while(this.
tier&&steps[next-1]&&steps[next-1].tier!==this.tier)next+=by;return next}show(at){this.at=at;this.argument.
take(at?this.lesson.steps[at-1].argument:[]);byId("steps").querySelector("[aria-current]")?.removeAttribute(
"aria-current");if(at)this.mark(this.items[at-1]);this.draw();this.moved()}draw(){const{at}=this;const step=at?
this.lesson.steps[at-1]:void 0;const shown2=this.argument.picture?this.argument.shown(this.facts(at-
1)):this.shown(at);this.board.show(shown2);this.zoom.reveal(this.spotShown());this.spoken.show(shown2.
facts);byId("sentence").replaceChildren(...step?this.words(step,at):this.introduction())}spotShown(){
const{picture:picture3}=this.argument;const{wrong=[],facts=[],because=[]}=picture3??{};const places=[
...wrong,...facts.map(([place2])=>place2),...because];const own=this.at?this.lesson.steps[this.at-1].
places:[];const[place="r1c1"]=[...places,...own];return spotOf(place)}shown(at){const step=at?this.lesson.
steps[at-1]:void 0;const told=step?factsOfStep(step).filter(([,value])=>!isMark(value)):[];return{facts:this.
facts(at),decided:step?.places,because:step?.because,told}}told(at){return this.argument.says||this.
lesson.steps[at-1].sentence}facts(at){const steps=this.lesson.steps.slice(0,at);return factsOf(this.
lesson.start,...steps.map(factsOfStep))}mark(item){item.firstElementChild?.setAttribute("aria-curren\
t","step");const list2=byId("steps");const[top2,bottom]=[item.offsetTop,item.offsetTop+item.offsetHeight];
if(top2<list2.scrollTop||bottom>list2.scrollTop+list2.clientHeight){list2.scrollTop=top2-list2.clientHeight/
3}}introduction(){const{steps,rating,solved}=this.lesson;const words=solved?`${steps.length} steps l\
ead to the answer.`:`${steps.length} steps follow by rules. The rules do not finish it; where they a\
re stuck, only search goes on.`;return[make("p",{className:"says"},words),make("p",{className:"law"},
`Difficulty ${rating}. Press play, or go forward step by step.`)]}words(step,at){if(this.argument.picture){
const where=`Picture ${this.argument.at} of ${this.argument.pictures.length}. `;return[make("p",{className:"\
says"},[...this.argument.supposed(),this.argument.says].join(" ")),make("p",{className:"law"},where+
step.sentence)]}const rule=this.ruleOf(step);const end=at===this.lesson.steps.length&&this.lesson.solved?
" Solved!":"";const legup=rule.legup?` In LEGUP: ${rule.legup}.`:"";const law=` (tier ${rule.tier}):\
 ${rule.law}${legup}`;return[make("p",{className:"says"},step.sentence+end),make("p",{className:"law"},
make("b",{},rule.title),law)]}usesOf(rule){return this.lesson.steps.flatMap((step,index)=>step.rule===
rule?[index+1]:[])}next(rule){const uses=this.usesOf(rule);if(uses.length)this.player.go(uses.find(at=>at>
this.player.at)??uses[0])}key(event){const again=event.key.toLowerCase()==="n";if(again&&this.player.
at)this.next(this.lesson.steps[this.player.at-1].rule);return again||this.player.key(event)}leave(){
this.player.stop()}};function factsOfStep({places,value}){return places.map(place=>[place,value])}async function openLesson(data){const lesson=named(data);const puzzle=(await puzzleMaker(lesson.solution))(
lesson.givens);showFacts(lesson);const steps=new Steps(lesson,puzzle);const play=new Play(byId("try"),
lesson,puzzle);const tabs=[{id:"lesson",title:"Lesson",part:steps},{id:"try",title:"Try it yourself",
part:play}];if(lesson.dlx){const part=new Dance(byId("dlx"),lesson,puzzle,lesson.dlx);tabs.push({id:"\
dlx",title:"Dancing links",part})}listExports(lesson);fillWorksheet(lesson,puzzle);return{lesson,tabs:new Tabs(
tabs),steps,play}}function showFacts({givens,rating,steps,laws}){const[height,width]=givens.size;document.
documentElement.style.setProperty("--ratio",String(width/height));byId("about").textContent=`${height}\
 × ${width}, difficulty ${rating}, ${steps.length} steps`;byId("laws").append(...laws.map(law=>make(
"li",{},law)))}function named(data){const steps=data.steps.map(step=>{const because=step.because.map(
at=>data.names[at]);return{argument:[],...step,because}});return{...data,steps}}var PACKED="#lab=";var PLAIN="#puzzle=";async function heldBy(hash2){try{if(hash2.startsWith(PLAIN))
return{text:decodeURIComponent(hash2.slice(PLAIN.length))};if(!hash2.startsWith(PACKED))return null;
return JSON.parse(await unpack(hash2.slice(PACKED.length)))}catch{return null}}async function hashOf(held){
return PACKED+await pack(JSON.stringify(held))}async function pack(text){const bytes=await through(new Blob(
[text]),new CompressionStream("deflate-raw"));const signs2=btoa(String.fromCharCode(...bytes));return signs2.
replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function unpack(packed){const signs2=atob(
packed.replaceAll("-","+").replaceAll("_","/"));const bytes=Uint8Array.from(signs2,sign=>sign.charCodeAt(
0));const plain2=await through(new Blob([bytes]),new DecompressionStream("deflate-raw"));return new TextDecoder().
decode(plain2)}async function through(blob,stream){return new Uint8Array(await new Response(blob.stream().
pipeThrough(stream)).arrayBuffer())}init_drawing();init_places();init_places();var SIDES={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function edgeAt(grid2,x,y){
if(x<-.5||y<-.5||x>grid2.width+.5||y>grid2.height+.5)return null;const r=Math.max(0,Math.min(grid2.height-
1,Math.floor(y)));const c=Math.max(0,Math.min(grid2.width-1,Math.floor(x)));const far={top:y-r,bottom:r+
1-y,left:x-c,right:c+1-x};const[[side]]=Object.entries(far).sort(([,one],[,other])=>one-other);const[
down,right]=SIDES[side];return edgeBetween(grid2,{r,c},{r:r+down,c:c+right})}function edgeBetween(grid2,cell,other){
const[one,two]=[cellName(cell.r,cell.c),cellName(other.r,other.c)];if(grid2.holds(other)){return cell.
r<other.r||cell.c<other.c?`${one}-${two}`:`${two}-${one}`}const is=([down,right])=>cell.r+down===other.
r&&cell.c+right===other.c;const found=Object.entries(SIDES).find(([,step])=>is(step));return`${one}-${found?.[0]}`}var NUMBER="number";var Tools=class{constructor(){this.typed="";this.element=make("fieldset",{className:"\
row tools"});this.value=make("input",{type:"number",min:0,max:999,value:1});this.value.setAttribute(
"aria-label","which number")}show(tools){this.value.value="1";this.typed="";const choices=tools.map(
([tool,words],at)=>{const radio=make("input",{type:"radio",name:"tool",value:tool,checked:!at});return make(
"label",{},radio,` ${words} `,...tool===NUMBER?[this.value]:[])});this.element.replaceChildren(make(
"legend",{},"Draw"),...choices)}get radio(){return this.element.querySelector(":checked")}get chosen(){
const tool=this.radio?.value??"";return tool===NUMBER?this.value.value:tool}get isEdge(){return this.
radio?.value==="edge"}get isPair(){return this.radio?.value==="pair"}get isStroke(){return this.radio?.
value==="draw"}type(digit){const radio=this.element.querySelector(`[value=${NUMBER}]`);if(!radio)return false;
radio.checked=true;this.typed=String(Number(this.typed+digit));this.value.value=this.typed;return true}};var SIDE=8;var NO_FACTS=factsOf();var Draw=class{constructor(container,work,kinds,drawn){this.work=work;
this.kinds=kinds;const options=kinds.map(({problem,title})=>make("option",{value:problem},title));this.
kind=make("select",{onchange:()=>this.begin()},...options);this.height=sideField(()=>this.begin());this.
width=sideField(()=>this.begin());this.tools=new Tools;this.place=make("div",{className:"drawing"});
this.element=this.newBoard();this.puzzle="";this.cursor=cellName(0,0);this.from=null;this.last=Promise.
resolve();this.told=make("p",{className:"spoken",role:"status"});container.replaceChildren(...this.parts(
drawn));this.begin()}parts(drawn){const[kind,rows,columns]=[labelled("Puzzle",this.kind),labelled("R\
ows",this.height),labelled("Columns",this.width)];const open=()=>drawn(this.kind.value,this.puzzle);
return[make("div",{className:"row"},kind,rows,columns),...[this.tools.element,this.place,this.told],
make("div",{className:"row"},button("Open it",open,{className:"main"}),button("Begin again",()=>this.
begin()))]}begin(){const kind=this.kinds.find(({problem})=>problem===this.kind.value);this.tools.show(
kind?.tools??[]);this.cursor=cellName(0,0);this.from=null;const[height,width]=[Number(this.height.value),
Number(this.width.value)];return this.change("drawn.blank",[height,width])}async take(problem,puzzle){
this.kind.value=problem;this.tools.show(this.kinds.find(kind=>kind.problem===problem)?.tools??[]);await this.
change("drawn.shown",[puzzle]);if(this.grid)[this.height.value,this.width.value]=[this.grid.height,this.
grid.width].map(String)}change(call,args){this.last=this.last.then(async()=>{const given=typeof args===
"function"?args():args;await this.show(await this.work.run("Drawing …",call,[this.kind.value,...given]))});
this.last=this.last.catch(()=>{});return this.last}put(places){const tool=this.tools.chosen;return this.
change("drawn.put",()=>[this.puzzle,places,tool])}async show({solution,givens,puzzle}){this.puzzle=puzzle;
this.grid=new Grid(givens.size);const shown2=(await puzzleMaker(solution))(givens);const had=document.
activeElement===this.element;this.element=this.newBoard();this.place.replaceChildren(this.element);this.
board=new Board(this.element,shown2);this.teller=shown2.teller(NO_FACTS);new Spoken(this.element,shown2).
show(NO_FACTS);this.showCursor();if(had)this.element.focus({preventScroll:true})}showCursor(){const decided=this.
from&&this.tools.isPair?[this.from]:[];this.board?.show({facts:NO_FACTS,cursor:this.cursor,decided});
this.told.textContent=this.teller?.(this.cursor)??""}newBoard(){const element=svg("svg",{class:"boar\
d",role:"application",tabindex:0,"aria-label":"The board: arrow keys move, Enter draws, Shift with a\
rrow keys draws from cell to cell"});element.addEventListener("pointerdown",event=>this.press(event));
element.addEventListener("pointermove",event=>this.drag(event));element.addEventListener("pointerup",
()=>this.lift());element.addEventListener("keydown",event=>{if(this.key(event))event.preventDefault()});
return element}placeAt(event){const[x,y]=this.board?.pointAt(event)??[-1,-1];if(!this.grid)return null;
if(this.tools.isEdge)return edgeAt(this.grid,x,y);const cell={r:Math.floor(y),c:Math.floor(x)};return this.
grid.holds(cell)?cellName(cell.r,cell.c):null}press(event){const place=this.placeAt(event);this.element.
focus({preventScroll:true});event.preventDefault();if(place)this.use(place)}drag(event){const place=this.
placeAt(event);if(!event.buttons||!place||!this.tools.isStroke||place===this.cursor)return;this.put(
[this.cursor,place]);this.cursor=place}lift(){if(!this.tools.isPair)this.from=null}use(place){if(!this.
tools.isEdge)this.cursor=place;if(!this.tools.isPair){this.put([place]);return}const[first,second]=[
this.from,place];this.from=first&&first!==second?null:place;if(first&&first!==second)this.put([first,
second]);else this.showCursor()}key(event){const{key,shiftKey}=event;if(event.ctrlKey||event.altKey||
event.metaKey)return false;if(key in ARROWS)this.arrow(key,shiftKey);else if(key==="Enter"||key===" ")
this.enter();else if(/^[0-9]$/.test(key))this.digit(key);else return false;return true}enter(){if(!this.
tools.isEdge)this.use(this.cursor)}arrow(key,shift2){const[down,right]=ARROWS[key];const{r,c}=cellOf(
this.cursor);const to={r:r+down,c:c+right};this.tools.typed="";if(!this.grid)return;if(shift2&&this.
tools.isEdge){this.put([edgeBetween(this.grid,{r,c},to)]);return}if(!this.grid.holds(to))return;const before=this.
cursor;this.cursor=cellName(to.r,to.c);if(shift2&&this.tools.isStroke)this.put([before,this.cursor]);else
this.showCursor()}digit(digit){if(this.tools.type(digit))this.put([this.cursor])}};function sideField(onchange){
return make("input",{type:"number",min:1,max:40,value:SIDE,onchange})}function labelled(title,field2){
return make("label",{},`${title} `,field2)}var MORE=2**34;function collect(){try{new ArrayBuffer(MORE)}catch{}}var TYPES={mjs:"text/javascript",wasm:"application/wasm"};var SLICE=1<<16;async function findFiles(){
const isPacked=document.getElementById("packed")!==null;const find2=isPacked?unpacked:beside;const[loader,
module,wasm,library,project,lock]=await Promise.all([find2("pyodide.mjs"),find2("pyodide.asm.mjs"),find2(
"pyodide.asm.wasm"),find2("python_stdlib.zip"),find2("project.gz"),find2("pyodide-lock.json")]);if(isPacked)
collect();const snapshot=isPacked?void 0:await beside("snapshot.gz");return{loader,module,wasm,library,
project,snapshot,lock}}async function beside(name2){return new URL(`python/${name2}`,location.href).
href}async function unpacked(name2){const packed=byId(`packed-${name2}`);const plain2=bytesIn(packed).
pipeThrough(new DecompressionStream("gzip"));const type=TYPES[name2.slice(name2.lastIndexOf(".")+1)]??
"";const file=await new Response(plain2,{headers:{"Content-Type":type}}).blob();packed.remove();return file}
function bytesIn(packed){const text=packed.firstChild;let at=0;return new ReadableStream({pull(stream){
stream.enqueue(decoded(text.substringData(at,SLICE)));at+=SLICE;if(at<text.length)return;text.data="";
stream.close()}})}function decoded(text){const signs2=atob(text);const bytes=new Uint8Array(signs2.length);
for(let i2=0;i2<signs2.length;i2++)bytes[i2]=signs2.charCodeAt(i2);return bytes}init_drawing();init_places();var LISTED4=12;function show(...parts){byId("finding").replaceChildren(...parts)}function showNothing(){
show()}function showRefusal({said:said2,line,broken},text){const wrong=line?text.split("\n")[line-1]:
void 0;const shown2=wrong===void 0?[]:[make("pre",{},`${line}: ${wrong}`)];const words=broken?`The l\
ab has failed: ${said2}`:`Not yet: ${said2}.`;show(make("p",{className:"wrong says",role:"alert"},words),
...shown2)}async function showAnswers(look){const puzzle=(await puzzleMaker(look.solution))(look.givens);
const[height,width]=look.givens.size;document.documentElement.style.setProperty("--ratio",String(width/
height));if(look.answers===0)showNone(look,puzzle);else if(look.answers===2)showSeveral(look,puzzle);else
show()}function showNone({law,places=[],facts=[],steps=0},puzzle){const where=places.length?` at ${places.
join(" ")}`:"";const after=steps?`. After ${steps} ${steps>1?"steps":"step"}`:"";const words=`This p\
uzzle has no answer${after}: ${law}${where}.`;show(make("p",{className:"wrong says",role:"alert"},words),
picture2(puzzle,facts,{wrong:places},"What is known by then"))}function showSeveral({first=[],second=[],
differences=[]},puzzle){const count=differences.length;const some=differences.slice(0,LISTED4).join(
" ")+(count>LISTED4?" ...":"");const words=`This puzzle has several answers. Two of them differ at ${count}\
 places: ${some}.`;const marked={decided:differences};show(make("p",{className:"wrong says",role:"al\
ert"},words),make("div",{className:"pair"},picture2(puzzle,first,marked,"One answer"),picture2(puzzle,
second,marked,"Another answer")))}function picture2(puzzle,facts,marked,title){const drawing=svg("sv\
g",{class:"board",role:"img","aria-label":title});const figure2=make("figure",{},drawing,make("figca\
ption",{},title));const known=factsOf(facts);new Board(drawing,puzzle).show({facts:known,...marked});
new Spoken(drawing,puzzle).show(known);return figure2}var SEEDS=1e6;var TITLES={"--size":"Size","--difficulty":"Difficulty","--tier":"Tier"};var Making=class{constructor(container,kinds,wanted){
this.kinds=kinds;const options=kinds.map(({puzzle,title})=>make("option",{value:puzzle},title));this.
kind=make("select",{onchange:()=>this.showWishes()},...options);this.seed=make("input",{type:"number",
min:0,max:SEEDS,placeholder:"any"});this.wishes=make("div",{className:"wishes"});const form=make("fo\
rm",{},make("label",{},"Puzzle ",this.kind),this.wishes,make("div",{className:"row"},make("button",{
className:"main"},"Make one")));form.addEventListener("submit",event=>{event.preventDefault();wanted(
this.kind.value,this.asked(),this.takeSeed())});container.replaceChildren(form);this.showWishes()}showWishes(){
const kind=this.kinds.find(({puzzle})=>puzzle===this.kind.value);const wishes=[...kind?.options??[]].
sort((one,other)=>rank(one)-rank(other));const help="the same number makes the same puzzle again";this.
wishes.replaceChildren(...wishes.map(wish=>labelled2(titleOf(wish.flag),plain(wish.help),field(wish))),
labelled2("Seed",help,this.seed))}asked(){const asked={};for(const each of this.wishes.querySelectorAll(
"[name]")){const{name:name2,value}=each;if(value.trim())asked[name2]=value.trim()}return asked}takeSeed(){
return this.seed.value?Number(this.seed.value):Math.floor(Math.random()*SEEDS)}};function rank({flag}){
const at=Object.keys(TITLES).indexOf(flag);return at<0?SEEDS:at}function plain(help){return help.replaceAll(
"--","").replace(/ \([^()]*\)$/,"")}function titleOf(flag){const words=flag.slice(2).replaceAll("-",
" ");return TITLES[flag]??words[0].toUpperCase()+words.slice(1)}function field({flag,choices,usual}){
if(!choices.length)return make("input",{name:flag,placeholder:usual??"any"});const any=usual===null?
[make("option",{value:""},"any")]:[];const options=choices.map(([value,words])=>make("option",{value},
words));const select=make("select",{name:flag},...any,...options);select.value=usual??"";return select}
function labelled2(title,help,input){return make("label",{},make("b",{},title),input,make("small",{},
help))}var Panel=class{constructor(id2,fill){this.part=byId(id2);this.desk=this.part.querySelector(".desk");
this.fill=fill;this.filled=void 0;const open=()=>this.part.open&&this.ready();this.part.addEventListener(
"toggle",open);open()}ready(){return this.filled??=this.begin()}async begin(){this.desk.replaceChildren(
"Getting ready …");try{const filled=await this.fill(this.desk);this.part.dataset.ready="yes";return filled}catch(error){
this.filled=void 0;const words=`Not ready: ${error.message}.`;this.desk.replaceChildren(make("p",{className:"\
wrong",role:"alert"},words),button("Try again",()=>this.again()));return null}}again(){this.part.querySelector(
"summary")?.focus();return this.ready()}};var Refused=class extends Error{constructor(refusal){super(refusal.said);this.refusal=refusal}};var Stopped=class extends Error{};
var Python=class{constructor(source,files){this.source=URL.createObjectURL(new Blob([source],{type:"\
text/javascript"}));this.files=files;this.last=0;this.waiting=new Map;this.broken=null;this.worker=this.
start()}start(){this.broken=null;const worker=new Worker(this.source);worker.onmessage=({data})=>this.
take(data);worker.onerror=({message})=>{this.broken=new Refused({said:message,broken:true});this.end(
this.broken)};worker.postMessage(this.files);return worker}call(call,args=[],tell=()=>{}){if(this.broken)
return Promise.reject(this.broken);const id2=++this.last;return new Promise((give,refuse)=>{this.waiting.
set(id2,{give,refuse,tell});this.worker.postMessage({id:id2,call,args})})}take({id:id2,progress,value,
error}){const waiting=this.waiting.get(id2);if(!waiting)return;if(progress!==void 0)return waiting.tell(
progress);this.waiting.delete(id2);if(error)waiting.refuse(new Refused(error));else waiting.give(value)}stop(){
this.end(new Stopped("it was stopped"));this.worker=this.start()}end(reason){this.worker.terminate();
const waiting=[...this.waiting.values()];this.waiting.clear();for(const{refuse}of waiting)refuse(reason)}};var Solver=class{constructor(python2,{problem,puzzle}){this.isReady=true;this.python=python2;this.puzzle=
[problem,puzzle]}async judge(marks2,changes){const added=changes.flatMap(({place,before,after})=>after.
filter(value=>!before.includes(value)).map(value=>`${place} ${value}`));return added.length?this.ask(
"moves.judge",marks2,added):null}why(marks2){return this.ask("moves.why",marks2)}ask(name2,...args){
return this.python.call(name2,[...this.puzzle,...args]).catch(()=>null)}};var rangeFrom=[];var rangeTo=[];(()=>{let numbers="lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,\
2,2,,4,z,,u,r,2j,b,1m,9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3,,i,,7,a,2,t,3,1k,,,7,2,2,2,3,9,,a,2,q\
,,2,3,1k,,,5,4,2,2,3,3,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,\
14,5,1j,,,7,,3,,4,7,2,b,2,t,3,1k,,,7,,3,,4,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,\
1p,,,8,c,8,2q,,,a,b,7,21,2,r,,,,,,4,2,1d,k,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s\
,3,t,2,u,2,1s,w,9,,19,3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h,12,9,c,3,u,d,1k,e\
,1c,k,48,3,,l,4,,6,,2,3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2\
b,2,1e,i,q,i,d,,12,8,p,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g\
,g,a6,2,gt,,6a,,45,5,1ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,1\
9,b,7,,1p,3,10,e,g,2,18,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,2,2,7,3,5,1v,9,,,2\
,,,4,,5,,,e,2,2a,i,n,,29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,\
7,,4,8,,9,b,1a,g,5i,8,5j,8,,8,2a,m,,e,3e,6,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug\
,i,1xc,5,1n,7,t4,,,1j,7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1j,4,1e,8,,e,,m,5,,\
f,11s,7,,h,2,7,,2,,5,2s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map(s=>s?
parseInt(s,36):1);for(let i2=0,n=0;i2<numbers.length;i2++)(i2%2?rangeTo:rangeFrom).push(n=n+numbers[i2])})();
function isExtendingChar(code2){if(code2<768)return false;for(let from=0,to=rangeFrom.length;;){let mid=from+
to>>1;if(code2<rangeFrom[mid])to=mid;else if(code2>=rangeTo[mid])from=mid+1;else return true;if(from==
to)return false}}function isRegionalIndicator(code2){return code2>=127462&&code2<=127487}var ZWJ=8205;function findClusterBreak(str,pos,forward=true,includeExtending=true){return(forward?nextClusterBreak:
prevClusterBreak)(str,pos,includeExtending)}function nextClusterBreak(str,pos,includeExtending){if(pos==
str.length)return pos;if(pos&&surrogateLow(str.charCodeAt(pos))&&surrogateHigh(str.charCodeAt(pos-1)))
pos--;let prev=codePointAt(str,pos);pos+=codePointSize(prev);while(pos<str.length){let next=codePointAt(
str,pos);if(prev==ZWJ||next==ZWJ||includeExtending&&isExtendingChar(next)){pos+=codePointSize(next);
prev=next}else if(isRegionalIndicator(next)){let countBefore=0,i2=pos-2;while(i2>=0&&isRegionalIndicator(
codePointAt(str,i2))){countBefore++;i2-=2}if(countBefore%2==0)break;else pos+=2}else{break}}return pos}
function prevClusterBreak(str,pos,includeExtending){while(pos>1){let found=nextClusterBreak(str,pos-
2,includeExtending);if(found<pos)return found;pos--}return 0}function codePointAt(str,pos){let code0=str.
charCodeAt(pos);if(!surrogateHigh(code0)||pos+1==str.length)return code0;let code1=str.charCodeAt(pos+
1);if(!surrogateLow(code1))return code0;return(code0-55296<<10)+(code1-56320)+65536}function surrogateLow(ch){
return ch>=56320&&ch<57344}function surrogateHigh(ch){return ch>=55296&&ch<56320}function codePointSize(code2){
return code2<65536?1:2}var Text=class _Text{lineAt(pos){if(pos<0||pos>this.length)throw new RangeError(`Invalid position ${pos}\
 in document of length ${this.length}`);return this.lineInner(pos,false,1,0)}line(n){if(n<1||n>this.
lines)throw new RangeError(`Invalid line number ${n} in ${this.lines}-line document`);return this.lineInner(
n,true,1,0)}replace(from,to,text){[from,to]=clip(this,from,to);let parts=[];this.decompose(0,from,parts,
2);if(text.length)text.decompose(0,text.length,parts,1|2);this.decompose(to,this.length,parts,1);return TextNode.
from(parts,this.length-(to-from)+text.length)}append(other){return this.replace(this.length,this.length,
other)}slice(from,to=this.length){[from,to]=clip(this,from,to);let parts=[];this.decompose(from,to,parts,
0);return TextNode.from(parts,to-from)}eq(other){if(other==this)return true;if(other.length!=this.length||
other.lines!=this.lines)return false;let start2=this.scanIdentical(other,1),end=this.length-this.scanIdentical(
other,-1);let a=new RawTextCursor(this),b=new RawTextCursor(other);for(let skip=start2,pos=start2;;){
a.next(skip);b.next(skip);skip=0;if(a.lineBreak!=b.lineBreak||a.done!=b.done||a.value!=b.value)return false;
pos+=a.value.length;if(a.done||pos>=end)return true}}iter(dir=1){return new RawTextCursor(this,dir)}iterRange(from,to=this.
length){return new PartialTextCursor(this,from,to)}iterLines(from,to){let inner;if(from==null){inner=
this.iter()}else{if(to==null)to=this.lines+1;let start2=this.line(from).from;inner=this.iterRange(start2,
Math.max(start2,to==this.lines+1?this.length:to<=1?0:this.line(to-1).to))}return new LineCursor(inner)}toString(){
return this.sliceString(0)}toJSON(){let lines=[];this.flatten(lines);return lines}constructor(){}static of(text){
if(text.length==0)throw new RangeError("A document must have at least one line");if(text.length==1&&
!text[0])return _Text.empty;return text.length<=32?new TextLeaf(text):TextNode.from(TextLeaf.split(text,
[]))}};var TextLeaf=class _TextLeaf extends Text{constructor(text,length=textLength(text)){super();this.
text=text;this.length=length}get lines(){return this.text.length}get children(){return null}lineInner(target,isLine,line,offset){
for(let i2=0;;i2++){let string2=this.text[i2],end=offset+string2.length;if((isLine?line:end)>=target)
return new Line(offset,end,line,string2);offset=end+1;line++}}decompose(from,to,target,open){let text=from<=
0&&to>=this.length?this:new _TextLeaf(sliceText(this.text,from,to),Math.min(to,this.length)-Math.max(
0,from));if(open&1){let prev=target.pop();let joined=appendText(text.text,prev.text.slice(),0,text.length);
if(joined.length<=32){target.push(new _TextLeaf(joined,prev.length+text.length))}else{let mid=joined.
length>>1;target.push(new _TextLeaf(joined.slice(0,mid)),new _TextLeaf(joined.slice(mid)))}}else{target.
push(text)}}replace(from,to,text){if(!(text instanceof _TextLeaf))return super.replace(from,to,text);
[from,to]=clip(this,from,to);let lines=appendText(this.text,appendText(text.text,sliceText(this.text,
0,from)),to);let newLen=this.length+text.length-(to-from);if(lines.length<=32)return new _TextLeaf(lines,
newLen);return TextNode.from(_TextLeaf.split(lines,[]),newLen)}sliceString(from,to=this.length,lineSep="\
\n"){[from,to]=clip(this,from,to);let result="";for(let pos=0,i2=0;pos<=to&&i2<this.text.length;i2++){
let line=this.text[i2],end=pos+line.length;if(pos>from&&i2)result+=lineSep;if(from<end&&to>pos)result+=
line.slice(Math.max(0,from-pos),to-pos);pos=end+1}return result}flatten(target){for(let line of this.
text)target.push(line)}scanIdentical(){return 0}static split(text,target){let part=[],len=-1;for(let line of text){
part.push(line);len+=line.length+1;if(part.length==32){target.push(new _TextLeaf(part,len));part=[];
len=-1}}if(len>-1)target.push(new _TextLeaf(part,len));return target}};var TextNode=class _TextNode extends Text{constructor(children,length){
super();this.children=children;this.length=length;this.lines=0;for(let child of children)this.lines+=
child.lines}lineInner(target,isLine,line,offset){for(let i2=0;;i2++){let child=this.children[i2],end=offset+
child.length,endLine=line+child.lines-1;if((isLine?endLine:end)>=target)return child.lineInner(target,
isLine,line,offset);offset=end+1;line=endLine+1}}decompose(from,to,target,open){for(let i2=0,pos=0;pos<=
to&&i2<this.children.length;i2++){let child=this.children[i2],end=pos+child.length;if(from<=end&&to>=
pos){let childOpen=open&((pos<=from?1:0)|(end>=to?2:0));if(pos>=from&&end<=to&&!childOpen)target.push(
child);else child.decompose(from-pos,to-pos,target,childOpen)}pos=end+1}}replace(from,to,text){[from,
to]=clip(this,from,to);if(text.lines<this.lines)for(let i2=0,pos=0;i2<this.children.length;i2++){let child=this.
children[i2],end=pos+child.length;if(from>=pos&&to<=end){let updated=child.replace(from-pos,to-pos,text);
let totalLines=this.lines-child.lines+updated.lines;if(updated.lines<totalLines>>5-1&&updated.lines>
totalLines>>5+1){let copy2=this.children.slice();copy2[i2]=updated;return new _TextNode(copy2,this.length-
(to-from)+text.length)}return super.replace(pos,end,updated)}pos=end+1}return super.replace(from,to,
text)}sliceString(from,to=this.length,lineSep="\n"){[from,to]=clip(this,from,to);let result="";for(let i2=0,
pos=0;i2<this.children.length&&pos<=to;i2++){let child=this.children[i2],end=pos+child.length;if(pos>
from&&i2)result+=lineSep;if(from<end&&to>pos)result+=child.sliceString(from-pos,to-pos,lineSep);pos=
end+1}return result}flatten(target){for(let child of this.children)child.flatten(target)}scanIdentical(other,dir){
if(!(other instanceof _TextNode))return 0;let length=0;let[iA,iB,eA,eB]=dir>0?[0,0,this.children.length,
other.children.length]:[this.children.length-1,other.children.length-1,-1,-1];for(;;iA+=dir,iB+=dir){
if(iA==eA||iB==eB)return length;let chA=this.children[iA],chB=other.children[iB];if(chA!=chB)return length+
chA.scanIdentical(chB,dir);length+=chA.length+1}}static from(children,length=children.reduce((l,ch)=>l+
ch.length+1,-1)){let lines=0;for(let ch of children)lines+=ch.lines;if(lines<32){let flat=[];for(let ch of children)
ch.flatten(flat);return new TextLeaf(flat,length)}let chunk=Math.max(32,lines>>5),maxChunk=chunk<<1,
minChunk=chunk>>1;let chunked=[],currentLines=0,currentLen=-1,currentChunk=[];function add(child){let last2;
if(child.lines>maxChunk&&child instanceof _TextNode){for(let node of child.children)add(node)}else if(child.
lines>minChunk&&(currentLines>minChunk||!currentLines)){flush();chunked.push(child)}else if(child instanceof
TextLeaf&&currentLines&&(last2=currentChunk[currentChunk.length-1])instanceof TextLeaf&&child.lines+
last2.lines<=32){currentLines+=child.lines;currentLen+=child.length+1;currentChunk[currentChunk.length-
1]=new TextLeaf(last2.text.concat(child.text),last2.length+1+child.length)}else{if(currentLines+child.
lines>chunk)flush();currentLines+=child.lines;currentLen+=child.length+1;currentChunk.push(child)}}function flush(){
if(currentLines==0)return;chunked.push(currentChunk.length==1?currentChunk[0]:_TextNode.from(currentChunk,
currentLen));currentLen=-1;currentLines=currentChunk.length=0}for(let child of children)add(child);flush();
return chunked.length==1?chunked[0]:new _TextNode(chunked,length)}};Text.empty=new TextLeaf([""],0);
function textLength(text){let length=-1;for(let line of text)length+=line.length+1;return length}function appendText(text,target,from=0,to=1e9){
for(let pos=0,i2=0,first=true;i2<text.length&&pos<=to;i2++){let line=text[i2],end=pos+line.length;if(end>=
from){if(end>to)line=line.slice(0,to-pos);if(pos<from)line=line.slice(from-pos);if(first){target[target.
length-1]+=line;first=false}else target.push(line)}pos=end+1}return target}function sliceText(text,from,to){
return appendText(text,[""],from,to)}var RawTextCursor=class{constructor(text,dir=1){this.dir=dir;this.
done=false;this.lineBreak=false;this.value="";this.nodes=[text];this.offsets=[dir>0?1:(text instanceof
TextLeaf?text.text.length:text.children.length)<<1]}nextInner(skip,dir){this.done=this.lineBreak=false;
for(;;){let last2=this.nodes.length-1;let top2=this.nodes[last2],offsetValue=this.offsets[last2],offset=offsetValue>>
1;let size=top2 instanceof TextLeaf?top2.text.length:top2.children.length;if(offset==(dir>0?size:0)){
if(last2==0){this.done=true;this.value="";return this}if(dir>0)this.offsets[last2-1]++;this.nodes.pop();
this.offsets.pop()}else if((offsetValue&1)==(dir>0?0:1)){this.offsets[last2]+=dir;if(skip==0){this.lineBreak=
true;this.value="\n";return this}skip--}else if(top2 instanceof TextLeaf){let next=top2.text[offset+
(dir<0?-1:0)];this.offsets[last2]+=dir;if(next.length>Math.max(0,skip)){this.value=skip==0?next:dir>
0?next.slice(skip):next.slice(0,next.length-skip);return this}skip-=next.length}else{let next=top2.children[offset+
(dir<0?-1:0)];if(skip>next.length){skip-=next.length;this.offsets[last2]+=dir}else{if(dir<0)this.offsets[last2]--;
this.nodes.push(next);this.offsets.push(dir>0?1:(next instanceof TextLeaf?next.text.length:next.children.
length)<<1)}}}}next(skip=0){if(skip<0){this.nextInner(-skip,-this.dir);skip=this.value.length}return this.
nextInner(skip,this.dir)}};var PartialTextCursor=class{constructor(text,start2,end){this.value="";this.
done=false;this.cursor=new RawTextCursor(text,start2>end?-1:1);this.pos=start2>end?text.length:0;this.
from=Math.min(start2,end);this.to=Math.max(start2,end)}nextInner(skip,dir){if(dir<0?this.pos<=this.from:
this.pos>=this.to){this.value="";this.done=true;return this}skip+=Math.max(0,dir<0?this.pos-this.to:
this.from-this.pos);let limit=dir<0?this.pos-this.from:this.to-this.pos;if(skip>limit)skip=limit;limit-=
skip;let{value}=this.cursor.next(skip);this.pos+=(value.length+skip)*dir;this.value=value.length<=limit?
value:dir<0?value.slice(value.length-limit):value.slice(0,limit);this.done=!this.value;return this}next(skip=0){
if(skip<0)skip=Math.max(skip,this.from-this.pos);else if(skip>0)skip=Math.min(skip,this.to-this.pos);
return this.nextInner(skip,this.cursor.dir)}get lineBreak(){return this.cursor.lineBreak&&this.value!=
""}};var LineCursor=class{constructor(inner){this.inner=inner;this.afterBreak=true;this.value="";this.
done=false}next(skip=0){let{done,lineBreak,value}=this.inner.next(skip);if(done&&this.afterBreak){this.
value="";this.afterBreak=false}else if(done){this.done=true;this.value=""}else if(lineBreak){if(this.
afterBreak){this.value=""}else{this.afterBreak=true;this.next()}}else{this.value=value;this.afterBreak=
false}return this}get lineBreak(){return false}};if(typeof Symbol!="undefined"){Text.prototype[Symbol.
iterator]=function(){return this.iter()};RawTextCursor.prototype[Symbol.iterator]=PartialTextCursor.
prototype[Symbol.iterator]=LineCursor.prototype[Symbol.iterator]=function(){return this}}var Line=class{constructor(from,to,number2,text){
this.from=from;this.to=to;this.number=number2;this.text=text}get length(){return this.to-this.from}};
function clip(text,from,to){from=Math.max(0,Math.min(text.length,from));return[from,Math.max(from,Math.
min(text.length,to))]}function findClusterBreak2(str,pos,forward=true,includeExtending=true){return findClusterBreak(
str,pos,forward,includeExtending)}function surrogateLow2(ch){return ch>=56320&&ch<57344}function surrogateHigh2(ch){
return ch>=55296&&ch<56320}function codePointAt2(str,pos){let code0=str.charCodeAt(pos);if(!surrogateHigh2(
code0)||pos+1==str.length)return code0;let code1=str.charCodeAt(pos+1);if(!surrogateLow2(code1))return code0;
return(code0-55296<<10)+(code1-56320)+65536}function codePointSize2(code2){return code2<65536?1:2}var DefaultSplit=/\r\n?|\n/;var MapMode=(function(MapMode2){
MapMode2[MapMode2["Simple"]=0]="Simple";MapMode2[MapMode2["TrackDel"]=1]="TrackDel";MapMode2[MapMode2["\
TrackBefore"]=2]="TrackBefore";MapMode2[MapMode2["TrackAfter"]=3]="TrackAfter";return MapMode2})(MapMode||
(MapMode={}));var ChangeDesc=class _ChangeDesc{constructor(sections){this.sections=sections}get length(){
let result=0;for(let i2=0;i2<this.sections.length;i2+=2)result+=this.sections[i2];return result}get newLength(){
let result=0;for(let i2=0;i2<this.sections.length;i2+=2){let ins=this.sections[i2+1];result+=ins<0?this.
sections[i2]:ins}return result}get empty(){return this.sections.length==0||this.sections.length==2&&
this.sections[1]<0}iterGaps(f){for(let i2=0,posA=0,posB=0;i2<this.sections.length;){let len=this.sections[i2++],
ins=this.sections[i2++];if(ins<0){f(posA,posB,len);posB+=len}else{posB+=ins}posA+=len}}iterChangedRanges(f,individual=false){
iterChanges(this,f,individual)}get invertedDesc(){let sections=[];for(let i2=0;i2<this.sections.length;){
let len=this.sections[i2++],ins=this.sections[i2++];if(ins<0)sections.push(len,ins);else sections.push(
ins,len)}return new _ChangeDesc(sections)}composeDesc(other){return this.empty?other:other.empty?this:
composeSets(this,other)}mapDesc(other,before=false){return other.empty?this:mapSet(this,other,before)}mapPos(pos,assoc=-1,mode=MapMode.
Simple){let posA=0,posB=0;for(let i2=0;i2<this.sections.length;){let len=this.sections[i2++],ins=this.
sections[i2++],endA=posA+len;if(ins<0){if(endA>pos)return posB+(pos-posA);posB+=len}else{if(mode!=MapMode.
Simple&&endA>=pos&&(mode==MapMode.TrackDel&&posA<pos&&endA>pos||mode==MapMode.TrackBefore&&posA<pos||
mode==MapMode.TrackAfter&&endA>pos))return null;if(endA>pos||endA==pos&&assoc<0&&!len)return pos==posA||
assoc<0?posB:posB+ins;posB+=ins}posA=endA}if(pos>posA)throw new RangeError(`Position ${pos} is out o\
f range for changeset of length ${posA}`);return posB}touchesRange(from,to=from){for(let i2=0,pos=0;i2<
this.sections.length&&pos<=to;){let len=this.sections[i2++],ins=this.sections[i2++],end=pos+len;if(ins>=
0&&pos<=to&&end>=from)return pos<from&&end>to?"cover":true;pos=end}return false}toString(){let result="";
for(let i2=0;i2<this.sections.length;){let len=this.sections[i2++],ins=this.sections[i2++];result+=(result?
" ":"")+len+(ins>=0?":"+ins:"")}return result}toJSON(){return this.sections}static fromJSON(json){if(!Array.
isArray(json)||json.length%2||json.some(a=>typeof a!="number"))throw new RangeError("Invalid JSON re\
presentation of ChangeDesc");return new _ChangeDesc(json)}static create(sections){return new _ChangeDesc(
sections)}};var ChangeSet=class _ChangeSet extends ChangeDesc{constructor(sections,inserted){super(sections);
this.inserted=inserted}apply(doc2){if(this.length!=doc2.length)throw new RangeError("Applying change\
 set to a document with the wrong length");iterChanges(this,(fromA,toA,fromB,_toB,text)=>doc2=doc2.replace(
fromB,fromB+(toA-fromA),text),false);return doc2}mapDesc(other,before=false){return mapSet(this,other,
before,true)}invert(doc2){let sections=this.sections.slice(),inserted=[];for(let i2=0,pos=0;i2<sections.
length;i2+=2){let len=sections[i2],ins=sections[i2+1];if(ins>=0){sections[i2]=ins;sections[i2+1]=len;
let index=i2>>1;while(inserted.length<index)inserted.push(Text.empty);inserted.push(len?doc2.slice(pos,
pos+len):Text.empty)}pos+=len}return new _ChangeSet(sections,inserted)}compose(other){return this.empty?
other:other.empty?this:composeSets(this,other,true)}map(other,before=false){return other.empty?this:
mapSet(this,other,before,true)}iterChanges(f,individual=false){iterChanges(this,f,individual)}get desc(){
return ChangeDesc.create(this.sections)}filter(ranges){let resultSections=[],resultInserted=[],filteredSections=[];
let iter=new SectionIter(this);done:for(let i2=0,pos=0;;){let next=i2==ranges.length?1e9:ranges[i2++];
while(pos<next||pos==next&&iter.len==0){if(iter.done)break done;let len=Math.min(iter.len,next-pos);
addSection(filteredSections,len,-1);let ins=iter.ins==-1?-1:iter.off==0?iter.ins:0;addSection(resultSections,
len,ins);if(ins>0)addInsert(resultInserted,resultSections,iter.text);iter.forward(len);pos+=len}let end=ranges[i2++];
while(pos<end){if(iter.done)break done;let len=Math.min(iter.len,end-pos);addSection(resultSections,
len,-1);addSection(filteredSections,len,iter.ins==-1?-1:iter.off==0?iter.ins:0);iter.forward(len);pos+=
len}}return{changes:new _ChangeSet(resultSections,resultInserted),filtered:ChangeDesc.create(filteredSections)}}toJSON(){
let parts=[];for(let i2=0;i2<this.sections.length;i2+=2){let len=this.sections[i2],ins=this.sections[i2+
1];if(ins<0)parts.push(len);else if(ins==0)parts.push([len]);else parts.push([len].concat(this.inserted[i2>>
1].toJSON()))}return parts}static of(changes,length,lineSep){let sections=[],inserted=[],pos=0;let total=null;
function flush(force=false){if(!force&&!sections.length)return;if(pos<length)addSection(sections,length-
pos,-1);let set=new _ChangeSet(sections,inserted);total=total?total.compose(set.map(total)):set;sections=
[];inserted=[];pos=0}function process2(spec){if(Array.isArray(spec)){for(let sub of spec)process2(sub)}else if(spec instanceof
_ChangeSet){if(spec.length!=length)throw new RangeError(`Mismatched change set length (got ${spec.length}\
, expected ${length})`);flush();total=total?total.compose(spec.map(total)):spec}else{let{from,to=from,
insert:insert2}=spec;if(from>to||from<0||to>length)throw new RangeError(`Invalid change range ${from}\
 to ${to} (in doc of length ${length})`);let insText=!insert2?Text.empty:typeof insert2=="string"?Text.
of(insert2.split(lineSep||DefaultSplit)):insert2;let insLen=insText.length;if(from==to&&insLen==0)return;
if(from<pos)flush();if(from>pos)addSection(sections,from-pos,-1);addSection(sections,to-from,insLen);
addInsert(inserted,sections,insText);pos=to}}process2(changes);flush(!total);return total}static empty(length){
return new _ChangeSet(length?[length,-1]:[],[])}static fromJSON(json){if(!Array.isArray(json))throw new RangeError(
"Invalid JSON representation of ChangeSet");let sections=[],inserted=[];for(let i2=0;i2<json.length;i2++){
let part=json[i2];if(typeof part=="number"){sections.push(part,-1)}else if(!Array.isArray(part)||typeof part[0]!=
"number"||part.some((e,i3)=>i3&&typeof e!="string")){throw new RangeError("Invalid JSON representati\
on of ChangeSet")}else if(part.length==1){sections.push(part[0],0)}else{while(inserted.length<i2)inserted.
push(Text.empty);inserted[i2]=Text.of(part.slice(1));sections.push(part[0],inserted[i2].length)}}return new _ChangeSet(
sections,inserted)}static createSet(sections,inserted){return new _ChangeSet(sections,inserted)}};function addSection(sections,len,ins,forceJoin=false){
if(len==0&&ins<=0)return;let last2=sections.length-2;if(last2>=0&&ins<=0&&ins==sections[last2+1])sections[last2]+=
len;else if(last2>=0&&len==0&&sections[last2]==0)sections[last2+1]+=ins;else if(forceJoin){sections[last2]+=
len;sections[last2+1]+=ins}else sections.push(len,ins)}function addInsert(values,sections,value){if(value.
length==0)return;let index=sections.length-2>>1;if(index<values.length){values[values.length-1]=values[values.
length-1].append(value)}else{while(values.length<index)values.push(Text.empty);values.push(value)}}function iterChanges(desc,f,individual){
let inserted=desc.inserted;for(let posA=0,posB=0,i2=0;i2<desc.sections.length;){let len=desc.sections[i2++],
ins=desc.sections[i2++];if(ins<0){posA+=len;posB+=len}else{let endA=posA,endB=posB,text=Text.empty;for(;;){
endA+=len;endB+=ins;if(ins&&inserted)text=text.append(inserted[i2-2>>1]);if(individual||i2==desc.sections.
length||desc.sections[i2+1]<0)break;len=desc.sections[i2++];ins=desc.sections[i2++]}f(posA,endA,posB,
endB,text);posA=endA;posB=endB}}}function mapSet(setA,setB,before,mkSet=false){let sections=[],insert2=mkSet?
[]:null;let a=new SectionIter(setA),b=new SectionIter(setB);for(let inserted=-1;;){if(a.done&&b.len||
b.done&&a.len){throw new Error("Mismatched change set lengths")}else if(a.ins==-1&&b.ins==-1){let len=Math.
min(a.len,b.len);addSection(sections,len,-1);a.forward(len);b.forward(len)}else if(b.ins>=0&&(a.ins<
0||inserted==a.i||a.off==0&&(b.len<a.len||b.len==a.len&&!before))){let len=b.len;addSection(sections,
b.ins,-1);while(len){let piece=Math.min(a.len,len);if(a.ins>=0&&inserted<a.i&&a.len<=piece){addSection(
sections,0,a.ins);if(insert2)addInsert(insert2,sections,a.text);inserted=a.i}a.forward(piece);len-=piece}
b.next()}else if(a.ins>=0){let len=0,left=a.len;while(left){if(b.ins==-1){let piece=Math.min(left,b.
len);len+=piece;left-=piece;b.forward(piece)}else if(b.ins==0&&b.len<left){left-=b.len;b.next()}else{
break}}addSection(sections,len,inserted<a.i?a.ins:0);if(insert2&&inserted<a.i)addInsert(insert2,sections,
a.text);inserted=a.i;a.forward(a.len-left)}else if(a.done&&b.done){return insert2?ChangeSet.createSet(
sections,insert2):ChangeDesc.create(sections)}else{throw new Error("Mismatched change set lengths")}}}
function composeSets(setA,setB,mkSet=false){let sections=[];let insert2=mkSet?[]:null;let a=new SectionIter(
setA),b=new SectionIter(setB);for(let open=false;;){if(a.done&&b.done){return insert2?ChangeSet.createSet(
sections,insert2):ChangeDesc.create(sections)}else if(a.ins==0){addSection(sections,a.len,0,open);a.
next()}else if(b.len==0&&!b.done){addSection(sections,0,b.ins,open);if(insert2)addInsert(insert2,sections,
b.text);b.next()}else if(a.done||b.done){throw new Error("Mismatched change set lengths")}else{let len=Math.
min(a.len2,b.len),sectionLen=sections.length;if(a.ins==-1){let insB=b.ins==-1?-1:b.off?0:b.ins;addSection(
sections,len,insB,open);if(insert2&&insB)addInsert(insert2,sections,b.text)}else if(b.ins==-1){addSection(
sections,a.off?0:a.len,len,open);if(insert2)addInsert(insert2,sections,a.textBit(len))}else{addSection(
sections,a.off?0:a.len,b.off?0:b.ins,open);if(insert2&&!b.off)addInsert(insert2,sections,b.text)}open=
(a.ins>len||b.ins>=0&&b.len>len)&&(open||sections.length>sectionLen);a.forward2(len);b.forward(len)}}}
var SectionIter=class{constructor(set){this.set=set;this.i=0;this.next()}next(){let{sections}=this.set;
if(this.i<sections.length){this.len=sections[this.i++];this.ins=sections[this.i++]}else{this.len=0;this.
ins=-2}this.off=0}get done(){return this.ins==-2}get len2(){return this.ins<0?this.len:this.ins}get text(){
let{inserted}=this.set,index=this.i-2>>1;return index>=inserted.length?Text.empty:inserted[index]}textBit(len){
let{inserted}=this.set,index=this.i-2>>1;return index>=inserted.length&&!len?Text.empty:inserted[index].
slice(this.off,len==null?void 0:this.off+len)}forward(len){if(len==this.len)this.next();else{this.len-=
len;this.off+=len}}forward2(len){if(this.ins==-1)this.forward(len);else if(len==this.ins)this.next();else{
this.ins-=len;this.off+=len}}};var SelectionRange=class _SelectionRange{constructor(from,to,flags,goalColumn){
this.from=from;this.to=to;this.flags=flags;this.goalColumn=goalColumn}get anchor(){return this.flags&
32?this.to:this.from}get head(){return this.flags&32?this.from:this.to}get empty(){return this.from==
this.to}get assoc(){return this.flags&8?-1:this.flags&16?1:0}get undirectional(){return(this.flags&64)>
0}get bidiLevel(){let level=this.flags&7;return level==7?null:level}map(change,assoc=-1){let from,to;
if(this.empty){from=to=change.mapPos(this.from,assoc)}else{from=change.mapPos(this.from,1);to=change.
mapPos(this.to,-1)}return from==this.from&&to==this.to?this:new _SelectionRange(from,to,this.flags,this.
goalColumn)}extend(from,to=from,assoc=0){if(from<=this.anchor&&to>=this.anchor)return EditorSelection.
range(from,to,void 0,void 0,assoc);let head=Math.abs(from-this.anchor)>Math.abs(to-this.anchor)?from:
to;return EditorSelection.range(this.anchor,head,void 0,void 0,assoc)}eq(other,includeAssoc=false){return this.
anchor==other.anchor&&this.head==other.head&&this.goalColumn==other.goalColumn&&(!includeAssoc||!this.
empty||this.assoc==other.assoc)}toJSON(){return{anchor:this.anchor,head:this.head}}static fromJSON(json){
if(!json||typeof json.anchor!="number"||typeof json.head!="number")throw new RangeError("Invalid JSO\
N representation for SelectionRange");return EditorSelection.range(json.anchor,json.head)}static create(from,to,flags,goalColumn){
return new _SelectionRange(from,to,flags,goalColumn)}};var EditorSelection=class _EditorSelection{constructor(ranges,mainIndex){
this.ranges=ranges;this.mainIndex=mainIndex}map(change,assoc=-1){if(change.empty)return this;return _EditorSelection.
create(this.ranges.map(r=>r.map(change,assoc)),this.mainIndex)}eq(other,includeAssoc=false){if(this.
ranges.length!=other.ranges.length||this.mainIndex!=other.mainIndex)return false;for(let i2=0;i2<this.
ranges.length;i2++)if(!this.ranges[i2].eq(other.ranges[i2],includeAssoc))return false;return true}get main(){
return this.ranges[this.mainIndex]}asSingle(){return this.ranges.length==1?this:new _EditorSelection(
[this.main],0)}addRange(range,main=true){return _EditorSelection.create([range].concat(this.ranges),
main?0:this.mainIndex+1)}replaceRange(range,which=this.mainIndex){let ranges=this.ranges.slice();ranges[which]=
range;return _EditorSelection.create(ranges,this.mainIndex)}toJSON(){return{ranges:this.ranges.map(r=>r.
toJSON()),main:this.mainIndex}}static fromJSON(json){if(!json||!Array.isArray(json.ranges)||typeof json.
main!="number"||json.main>=json.ranges.length)throw new RangeError("Invalid JSON representation for \
EditorSelection");return new _EditorSelection(json.ranges.map(r=>SelectionRange.fromJSON(r)),json.main)}static single(anchor,head=anchor){
return new _EditorSelection([_EditorSelection.range(anchor,head)],0)}static create(ranges,mainIndex=0){
if(ranges.length==0)throw new RangeError("A selection needs at least one range");for(let pos=0,i2=0;i2<
ranges.length;i2++){let range=ranges[i2];if(range.empty?range.from<=pos:range.from<pos)return _EditorSelection.
normalized(ranges.slice(),mainIndex);pos=range.to}return new _EditorSelection(ranges,mainIndex)}static cursor(pos,assoc=0,bidiLevel,goalColumn){
return SelectionRange.create(pos,pos,(assoc==0?0:assoc<0?8:16)|(bidiLevel==null?7:Math.min(6,bidiLevel)),
goalColumn)}static range(anchor,head,goalColumn,bidiLevel,assoc){let flags=bidiLevel==null?7:Math.min(
6,bidiLevel);if(!assoc&&anchor!=head)assoc=head<anchor?1:-1;if(assoc)flags|=assoc<0?8:16;return head<
anchor?SelectionRange.create(head,anchor,flags|32,goalColumn):SelectionRange.create(anchor,head,flags,
goalColumn)}static undirectionalRange(from,to){return SelectionRange.create(from,to,64,void 0)}static normalized(ranges,mainIndex=0){
let main=ranges[mainIndex];ranges.sort((a,b)=>a.from-b.from);mainIndex=ranges.indexOf(main);for(let i2=1;i2<
ranges.length;i2++){let range=ranges[i2],prev=ranges[i2-1];if(range.empty?range.from<=prev.to:range.
from<prev.to){let from=prev.from,to=Math.max(range.to,prev.to);if(i2<=mainIndex)mainIndex--;ranges.splice(
--i2,2,range.anchor>range.head?_EditorSelection.range(to,from):_EditorSelection.range(from,to))}}return new _EditorSelection(
ranges,mainIndex)}};function checkSelection(selection,docLength){for(let range of selection.ranges)if(range.
to>docLength)throw new RangeError("Selection points outside of document")}var nextID=0;var Facet=class _Facet{constructor(combine,compareInput,compare2,isStatic,enables){
this.combine=combine;this.compareInput=compareInput;this.compare=compare2;this.isStatic=isStatic;this.
id=nextID++;this.default=combine([]);this.extensions=typeof enables=="function"?enables(this):enables}get reader(){
return this}static define(config={}){return new _Facet(config.combine||(a=>a),config.compareInput||((a,b)=>a===
b),config.compare||(!config.combine?sameArray:(a,b)=>a===b),!!config.static,config.enables)}of(value){
return new FacetProvider([],this,0,value)}compute(deps,get){if(this.isStatic)throw new Error("Can't \
compute a static facet");return new FacetProvider(deps,this,1,get)}computeN(deps,get){if(this.isStatic)
throw new Error("Can't compute a static facet");return new FacetProvider(deps,this,2,get)}from(field2,get){
if(!get)get=x=>x;return this.compute([field2],state=>get(state.field(field2)))}};function sameArray(a,b){
return a==b||a.length==b.length&&a.every((e,i2)=>e===b[i2])}var FacetProvider=class{constructor(dependencies,facet,type,value){
this.dependencies=dependencies;this.facet=facet;this.type=type;this.value=value;this.id=nextID++}dynamicSlot(addresses){
var _a2;let getter=this.value;let compare2=this.facet.compareInput;let id2=this.id,idx=addresses[id2]>>
1,multi=this.type==2;let depDoc=false,depSel=false,depAddrs=[];for(let dep of this.dependencies){if(dep==
"doc")depDoc=true;else if(dep=="selection")depSel=true;else if((((_a2=addresses[dep.id])!==null&&_a2!==
void 0?_a2:1)&1)==0)depAddrs.push(addresses[dep.id])}return{create(state){state.values[idx]=getter(state);
return 1},update(state,tr){if(depDoc&&tr.docChanged||depSel&&(tr.docChanged||tr.selection)||ensureAll(
state,depAddrs)){let newVal=getter(state);if(multi?!compareArray(newVal,state.values[idx],compare2):
!compare2(newVal,state.values[idx])){state.values[idx]=newVal;return 1}}return 0},reconfigure:(state,oldState)=>{
let newVal,oldAddr=oldState.config.address[id2];if(oldAddr!=null){let oldVal=getAddr(oldState,oldAddr);
if(this.dependencies.every(dep=>{return dep instanceof Facet?oldState.facet(dep)===state.facet(dep):
dep instanceof StateField?oldState.field(dep,false)==state.field(dep,false):true})||(multi?compareArray(
newVal=getter(state),oldVal,compare2):compare2(newVal=getter(state),oldVal))){state.values[idx]=oldVal;
return 0}}else{newVal=getter(state)}state.values[idx]=newVal;return 1}}}get extension(){return this}};
function compareArray(a,b,compare2){if(a.length!=b.length)return false;for(let i2=0;i2<a.length;i2++)
if(!compare2(a[i2],b[i2]))return false;return true}function ensureAll(state,addrs){let changed=false;
for(let addr of addrs)if(ensureAddr(state,addr)&1)changed=true;return changed}function dynamicFacetSlot(addresses,facet,providers){
let providerAddrs=providers.map(p=>addresses[p.id]);let providerTypes=providers.map(p=>p.type);let dynamic=providerAddrs.
filter(p=>!(p&1));let idx=addresses[facet.id]>>1;function get(state){let values=[];for(let i2=0;i2<providerAddrs.
length;i2++){let value=getAddr(state,providerAddrs[i2]);if(providerTypes[i2]==2)for(let val of value)
values.push(val);else values.push(value)}return facet.combine(values)}return{create(state){for(let addr of providerAddrs)
ensureAddr(state,addr);state.values[idx]=get(state);return 1},update(state,tr){if(!ensureAll(state,dynamic))
return 0;let value=get(state);if(facet.compare(value,state.values[idx]))return 0;state.values[idx]=value;
return 1},reconfigure(state,oldState){let depChanged=ensureAll(state,providerAddrs);let oldProviders=oldState.
config.facets[facet.id],oldValue=oldState.facet(facet);if(oldProviders&&!depChanged&&sameArray(providers,
oldProviders)){state.values[idx]=oldValue;return 0}let value=get(state);if(facet.compare(value,oldValue)){
state.values[idx]=oldValue;return 0}state.values[idx]=value;return 1}}}var initField=Facet.define({static:true});
var StateField=class _StateField{constructor(id2,createF,updateF,compareF,spec){this.id=id2;this.createF=
createF;this.updateF=updateF;this.compareF=compareF;this.spec=spec;this.provides=void 0}static define(config){
let field2=new _StateField(nextID++,config.create,config.update,config.compare||((a,b)=>a===b),config);
if(config.provide)field2.provides=config.provide(field2);return field2}create(state){let init=state.
facet(initField).find(i2=>i2.field==this);return((init===null||init===void 0?void 0:init.create)||this.
createF)(state)}slot(addresses){let idx=addresses[this.id]>>1;return{create:state=>{state.values[idx]=
this.create(state);return 1},update:(state,tr)=>{let oldVal=state.values[idx];let value=this.updateF(
oldVal,tr);if(this.compareF(oldVal,value))return 0;state.values[idx]=value;return 1},reconfigure:(state,oldState)=>{
let init=state.facet(initField),oldInit=oldState.facet(initField),reInit;if((reInit=init.find(i2=>i2.
field==this))&&reInit!=oldInit.find(i2=>i2.field==this)){state.values[idx]=reInit.create(state);return 1}
if(oldState.config.address[this.id]!=null){state.values[idx]=oldState.field(this);return 0}state.values[idx]=
this.create(state);return 1}}}init(create){return[this,initField.of({field:this,create})]}get extension(){
return this}};var Prec_={lowest:4,low:3,default:2,high:1,highest:0};function prec(value){return ext=>new PrecExtension(
ext,value)}var Prec={highest:prec(Prec_.highest),high:prec(Prec_.high),default:prec(Prec_.default),low:prec(
Prec_.low),lowest:prec(Prec_.lowest)};var PrecExtension=class{constructor(inner,prec2){this.inner=inner;
this.prec=prec2}get extension(){return this}};var Compartment=class _Compartment{of(ext){return new CompartmentInstance(
this,ext)}reconfigure(content2){return _Compartment.reconfigure.of({compartment:this,extension:content2})}get(state){
return state.config.compartments.get(this)}};var CompartmentInstance=class{constructor(compartment,inner){
this.compartment=compartment;this.inner=inner}get extension(){return this}};var Configuration=class _Configuration{constructor(base2,compartments,dynamicSlots,address,staticValues,facets){
this.base=base2;this.compartments=compartments;this.dynamicSlots=dynamicSlots;this.address=address;this.
staticValues=staticValues;this.facets=facets;this.statusTemplate=[];while(this.statusTemplate.length<
dynamicSlots.length)this.statusTemplate.push(0)}staticFacet(facet){let addr=this.address[facet.id];return addr==
null?facet.default:this.staticValues[addr>>1]}static resolve(base2,compartments,oldState){let fields=[];
let facets=Object.create(null);let newCompartments=new Map;for(let ext of flatten(base2,compartments,
newCompartments)){if(ext instanceof StateField)fields.push(ext);else(facets[ext.facet.id]||(facets[ext.
facet.id]=[])).push(ext)}let address=Object.create(null);let staticValues=[];let dynamicSlots=[];for(let field2 of fields){
address[field2.id]=dynamicSlots.length<<1;dynamicSlots.push(a=>field2.slot(a))}let oldFacets=oldState===
null||oldState===void 0?void 0:oldState.config.facets;for(let id2 in facets){let providers=facets[id2],
facet=providers[0].facet;let oldProviders=oldFacets&&oldFacets[id2]||[];if(providers.every(p=>p.type==
0)){address[facet.id]=staticValues.length<<1|1;if(sameArray(oldProviders,providers)){staticValues.push(
oldState.facet(facet))}else{let value=facet.combine(providers.map(p=>p.value));staticValues.push(oldState&&
facet.compare(value,oldState.facet(facet))?oldState.facet(facet):value)}}else{for(let p of providers){
if(p.type==0){address[p.id]=staticValues.length<<1|1;staticValues.push(p.value)}else{address[p.id]=dynamicSlots.
length<<1;dynamicSlots.push(a=>p.dynamicSlot(a))}}address[facet.id]=dynamicSlots.length<<1;dynamicSlots.
push(a=>dynamicFacetSlot(a,facet,providers))}}let dynamic=dynamicSlots.map(f=>f(address));return new _Configuration(
base2,newCompartments,dynamic,address,staticValues,facets)}};function flatten(extension,compartments,newCompartments){
let result=[[],[],[],[],[]];let seen=new Map;function inner(ext,prec2){let known=seen.get(ext);if(known!=
null){if(known<=prec2)return;let found=result[known].indexOf(ext);if(found>-1)result[known].splice(found,
1);if(ext instanceof CompartmentInstance)newCompartments.delete(ext.compartment)}seen.set(ext,prec2);
if(Array.isArray(ext)){for(let e of ext)inner(e,prec2)}else if(ext instanceof CompartmentInstance){if(newCompartments.
has(ext.compartment))throw new RangeError(`Duplicate use of compartment in extensions`);let content2=compartments.
get(ext.compartment)||ext.inner;newCompartments.set(ext.compartment,content2);inner(content2,prec2)}else if(ext instanceof
PrecExtension){inner(ext.inner,ext.prec)}else if(ext instanceof StateField){result[prec2].push(ext);
if(ext.provides)inner(ext.provides,prec2)}else if(ext instanceof FacetProvider){result[prec2].push(ext);
if(ext.facet.extensions)inner(ext.facet.extensions,Prec_.default)}else{let content2=ext.extension;if(!content2)
throw new Error(`Unrecognized extension value in extension set (${ext}).`);if(content2==ext)throw new Error(
`Unrecognized extension value in extension set (${ext}). This sometimes happens because multiple ins\
tances of @codemirror/state are loaded, breaking instanceof checks.`);inner(content2,prec2)}}inner(extension,
Prec_.default);return result.reduce((a,b)=>a.concat(b))}function ensureAddr(state,addr){if(addr&1)return 2;
let idx=addr>>1;let status=state.status[idx];if(status==4)throw new Error("Cyclic dependency between\
 fields and/or facets");if(status&2)return status;state.status[idx]=4;let changed=state.computeSlot(
state,state.config.dynamicSlots[idx]);return state.status[idx]=2|changed}function getAddr(state,addr){
return addr&1?state.config.staticValues[addr>>1]:state.values[addr>>1]}var languageData=Facet.define();
var allowMultipleSelections=Facet.define({combine:values=>values.some(v=>v),static:true});var lineSeparator=Facet.
define({combine:values=>values.length?values[0]:void 0,static:true});var changeFilter=Facet.define();
var transactionFilter=Facet.define();var transactionExtender=Facet.define();var readOnly=Facet.define(
{combine:values=>values.length?values[0]:false});var Annotation=class{constructor(type,value){this.type=
type;this.value=value}static define(){return new AnnotationType}};var AnnotationType=class{of(value){
return new Annotation(this,value)}};var StateEffectType=class{constructor(map){this.map=map}of(value){
return new StateEffect(this,value)}};var StateEffect=class _StateEffect{constructor(type,value){this.
type=type;this.value=value}map(mapping){let mapped=this.type.map(this.value,mapping);return mapped===
void 0?void 0:mapped==this.value?this:new _StateEffect(this.type,mapped)}is(type){return this.type==
type}static define(spec={}){return new StateEffectType(spec.map||(v=>v))}static mapEffects(effects,mapping){
if(!effects.length)return effects;let result=[];for(let effect of effects){let mapped=effect.map(mapping);
if(mapped)result.push(mapped)}return result}};StateEffect.reconfigure=StateEffect.define();StateEffect.
appendConfig=StateEffect.define();var Transaction=class _Transaction{constructor(startState,changes,selection,effects,annotations,scrollIntoView2){
this.startState=startState;this.changes=changes;this.selection=selection;this.effects=effects;this.annotations=
annotations;this.scrollIntoView=scrollIntoView2;this._doc=null;this._state=null;if(selection)checkSelection(
selection,changes.newLength);if(!annotations.some(a=>a.type==_Transaction.time))this.annotations=annotations.
concat(_Transaction.time.of(Date.now()))}static create(startState,changes,selection,effects,annotations,scrollIntoView2){
return new _Transaction(startState,changes,selection,effects,annotations,scrollIntoView2)}get newDoc(){
return this._doc||(this._doc=this.changes.apply(this.startState.doc))}get newSelection(){return this.
selection||this.startState.selection.map(this.changes)}get state(){if(!this._state)this.startState.applyTransaction(
this);return this._state}annotation(type){for(let ann of this.annotations)if(ann.type==type)return ann.
value;return void 0}get docChanged(){return!this.changes.empty}get reconfigured(){return this.startState.
config!=this.state.config}isUserEvent(event){let e=this.annotation(_Transaction.userEvent);return!!(e&&
(e==event||e.length>event.length&&e.slice(0,event.length)==event&&e[event.length]=="."))}};Transaction.
time=Annotation.define();Transaction.userEvent=Annotation.define();Transaction.addToHistory=Annotation.
define();Transaction.remote=Annotation.define();function joinRanges(a,b){let result=[];for(let iA=0,
iB=0;;){let from,to;if(iA<a.length&&(iB==b.length||b[iB]>=a[iA])){from=a[iA++];to=a[iA++]}else if(iB<
b.length){from=b[iB++];to=b[iB++]}else return result;if(!result.length||result[result.length-1]<from)
result.push(from,to);else if(result[result.length-1]<to)result[result.length-1]=to}}function mergeTransaction(a,b,sequential){
var _a2;let mapForA,mapForB,changes;if(sequential){mapForA=b.changes;mapForB=ChangeSet.empty(b.changes.
length);changes=a.changes.compose(b.changes)}else{mapForA=b.changes.map(a.changes);mapForB=a.changes.
mapDesc(b.changes,true);changes=a.changes.compose(mapForA)}return{changes,selection:b.selection?b.selection.
map(mapForB):(_a2=a.selection)===null||_a2===void 0?void 0:_a2.map(mapForA),effects:StateEffect.mapEffects(
a.effects,mapForA).concat(StateEffect.mapEffects(b.effects,mapForB)),annotations:a.annotations.length?
a.annotations.concat(b.annotations):b.annotations,scrollIntoView:a.scrollIntoView||b.scrollIntoView}}
function resolveTransactionInner(state,spec,docSize){let sel=spec.selection,annotations=asArray(spec.
annotations);if(spec.userEvent)annotations=annotations.concat(Transaction.userEvent.of(spec.userEvent));
return{changes:spec.changes instanceof ChangeSet?spec.changes:ChangeSet.of(spec.changes||[],docSize,
state.facet(lineSeparator)),selection:sel&&(sel instanceof EditorSelection?sel:EditorSelection.single(
sel.anchor,sel.head)),effects:asArray(spec.effects),annotations,scrollIntoView:!!spec.scrollIntoView}}
function resolveTransaction(state,specs,filter){let s=resolveTransactionInner(state,specs.length?specs[0]:
{},state.doc.length);if(specs.length&&specs[0].filter===false)filter=false;for(let i2=1;i2<specs.length;i2++){
if(specs[i2].filter===false)filter=false;let seq=!!specs[i2].sequential;s=mergeTransaction(s,resolveTransactionInner(
state,specs[i2],seq?s.changes.newLength:state.doc.length),seq)}let tr=Transaction.create(state,s.changes,
s.selection,s.effects,s.annotations,s.scrollIntoView);return extendTransaction(filter?filterTransaction(
tr):tr)}function filterTransaction(tr){let state=tr.startState;let result=true;for(let filter of state.
facet(changeFilter)){let value=filter(tr);if(value===false){result=false;break}if(Array.isArray(value))
result=result===true?value:joinRanges(result,value)}if(result!==true){let changes,back;if(result===false){
back=tr.changes.invertedDesc;changes=ChangeSet.empty(state.doc.length)}else{let filtered=tr.changes.
filter(result);changes=filtered.changes;back=filtered.filtered.mapDesc(filtered.changes).invertedDesc}
tr=Transaction.create(state,changes,tr.selection&&tr.selection.map(back),StateEffect.mapEffects(tr.effects,
back),tr.annotations,tr.scrollIntoView)}let filters=state.facet(transactionFilter);for(let i2=filters.
length-1;i2>=0;i2--){let filtered=filters[i2](tr);if(filtered instanceof Transaction)tr=filtered;else if(Array.
isArray(filtered)&&filtered.length==1&&filtered[0]instanceof Transaction)tr=filtered[0];else tr=resolveTransaction(
state,asArray(filtered),false)}return tr}function extendTransaction(tr){let state=tr.startState,extenders=state.
facet(transactionExtender),spec=tr;for(let i2=extenders.length-1;i2>=0;i2--){let extension=extenders[i2](
tr);if(extension&&Object.keys(extension).length)spec=mergeTransaction(spec,resolveTransactionInner(state,
extension,tr.changes.newLength),true)}return spec==tr?tr:Transaction.create(state,tr.changes,tr.selection,
spec.effects,spec.annotations,spec.scrollIntoView)}var none=[];function asArray(value){return value==
null?none:Array.isArray(value)?value:[value]}var CharCategory=(function(CharCategory2){CharCategory2[CharCategory2["\
Word"]=0]="Word";CharCategory2[CharCategory2["Space"]=1]="Space";CharCategory2[CharCategory2["Other"]=
2]="Other";return CharCategory2})(CharCategory||(CharCategory={}));var nonASCIISingleCaseWordChar=/[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/;
var wordChar;try{wordChar=new RegExp("[\\p{Alphabetic}\\p{Number}_]","u")}catch(_){}function hasWordChar(str){
if(wordChar)return wordChar.test(str);for(let i2=0;i2<str.length;i2++){let ch=str[i2];if(/\w/.test(ch)||
ch>""&&(ch.toUpperCase()!=ch.toLowerCase()||nonASCIISingleCaseWordChar.test(ch)))return true}return false}
function makeCategorizer(wordChars){return char=>{if(!/\S/.test(char))return CharCategory.Space;if(hasWordChar(
char))return CharCategory.Word;for(let i2=0;i2<wordChars.length;i2++)if(char.indexOf(wordChars[i2])>
-1)return CharCategory.Word;return CharCategory.Other}}var EditorState=class _EditorState{constructor(config,doc2,selection,values,computeSlot,tr){
this.config=config;this.doc=doc2;this.selection=selection;this.values=values;this.status=config.statusTemplate.
slice();this.computeSlot=computeSlot;if(tr)tr._state=this;for(let i2=0;i2<this.config.dynamicSlots.length;i2++)
ensureAddr(this,i2<<1);this.computeSlot=null}field(field2,require2=true){let addr=this.config.address[field2.
id];if(addr==null){if(require2)throw new RangeError("Field is not present in this state");return void 0}
ensureAddr(this,addr);return getAddr(this,addr)}update(...specs){return resolveTransaction(this,specs,
true)}applyTransaction(tr){let conf=this.config,{base:base2,compartments}=conf;for(let effect of tr.
effects){if(effect.is(Compartment.reconfigure)){if(conf){compartments=new Map;conf.compartments.forEach(
(val,key)=>compartments.set(key,val));conf=null}compartments.set(effect.value.compartment,effect.value.
extension)}else if(effect.is(StateEffect.reconfigure)){conf=null;base2=effect.value}else if(effect.is(
StateEffect.appendConfig)){conf=null;base2=asArray(base2).concat(effect.value)}}let startValues;if(!conf){
conf=Configuration.resolve(base2,compartments,this);let intermediateState=new _EditorState(conf,this.
doc,this.selection,conf.dynamicSlots.map(()=>null),(state,slot)=>slot.reconfigure(state,this),null);
startValues=intermediateState.values}else{startValues=tr.startState.values.slice()}let selection=tr.
startState.facet(allowMultipleSelections)?tr.newSelection:tr.newSelection.asSingle();new _EditorState(
conf,tr.newDoc,selection,startValues,(state,slot)=>slot.update(state,tr),tr)}replaceSelection(text){
if(typeof text=="string")text=this.toText(text);return this.changeByRange(range=>({changes:{from:range.
from,to:range.to,insert:text},range:EditorSelection.cursor(range.from+text.length,-1)}))}changeByRange(f){
let sel=this.selection;let result1=f(sel.ranges[0]);let changes=this.changes(result1.changes),ranges=[
result1.range];let effects=asArray(result1.effects);for(let i2=1;i2<sel.ranges.length;i2++){let result=f(
sel.ranges[i2]);let newChanges=this.changes(result.changes),newMapped=newChanges.map(changes);for(let j=0;j<
i2;j++)ranges[j]=ranges[j].map(newMapped);let mapBy=changes.mapDesc(newChanges,true);ranges.push(result.
range.map(mapBy));changes=changes.compose(newMapped);effects=StateEffect.mapEffects(effects,newMapped).
concat(StateEffect.mapEffects(asArray(result.effects),mapBy))}return{changes,selection:EditorSelection.
create(ranges,sel.mainIndex),effects}}changes(spec=[]){if(spec instanceof ChangeSet)return spec;return ChangeSet.
of(spec,this.doc.length,this.facet(_EditorState.lineSeparator))}toText(string2){return Text.of(string2.
split(this.facet(_EditorState.lineSeparator)||DefaultSplit))}sliceDoc(from=0,to=this.doc.length){return this.
doc.sliceString(from,to,this.lineBreak)}facet(facet){let addr=this.config.address[facet.id];if(addr==
null)return facet.default;ensureAddr(this,addr);return getAddr(this,addr)}toJSON(fields){let result={
doc:this.sliceDoc(),selection:this.selection.toJSON()};if(fields)for(let prop in fields){let value=fields[prop];
if(value instanceof StateField&&this.config.address[value.id]!=null)result[prop]=value.spec.toJSON(this.
field(fields[prop]),this)}return result}static fromJSON(json,config={},fields){if(!json||typeof json.
doc!="string")throw new RangeError("Invalid JSON representation for EditorState");let fieldInit=[];if(fields)
for(let prop in fields){if(Object.prototype.hasOwnProperty.call(json,prop)){let field2=fields[prop],
value=json[prop];fieldInit.push(field2.init(state=>field2.spec.fromJSON(value,state)))}}return _EditorState.
create({doc:json.doc,selection:EditorSelection.fromJSON(json.selection),extensions:config.extensions?
fieldInit.concat([config.extensions]):fieldInit})}static create(config={}){let configuration=Configuration.
resolve(config.extensions||[],new Map);let doc2=config.doc instanceof Text?config.doc:Text.of((config.
doc||"").split(configuration.staticFacet(_EditorState.lineSeparator)||DefaultSplit));let selection=!config.
selection?EditorSelection.single(0):config.selection instanceof EditorSelection?config.selection:EditorSelection.
single(config.selection.anchor,config.selection.head);checkSelection(selection,doc2.length);if(!configuration.
staticFacet(allowMultipleSelections))selection=selection.asSingle();return new _EditorState(configuration,
doc2,selection,configuration.dynamicSlots.map(()=>null),(state,slot)=>slot.create(state),null)}get tabSize(){
return this.facet(_EditorState.tabSize)}get lineBreak(){return this.facet(_EditorState.lineSeparator)||
"\n"}get readOnly(){return this.facet(readOnly)}phrase(phrase,...insert2){for(let map of this.facet(
_EditorState.phrases))if(Object.prototype.hasOwnProperty.call(map,phrase)){phrase=map[phrase];break}
if(insert2.length)phrase=phrase.replace(/\$(\$|\d*)/g,(m,i2)=>{if(i2=="$")return"$";let n=+(i2||1);return!n||
n>insert2.length?m:insert2[n-1]});return phrase}languageDataAt(name2,pos,side=-1){let values=[];for(let provider of this.
facet(languageData)){for(let result of provider(this,pos,side)){if(Object.prototype.hasOwnProperty.call(
result,name2))values.push(result[name2])}}return values}charCategorizer(at){let chars=this.languageDataAt(
"wordChars",at);return makeCategorizer(chars.length?chars[0]:"")}wordAt(pos){let{text,from,length}=this.
doc.lineAt(pos);let cat=this.charCategorizer(pos);let start2=pos-from,end=pos-from;while(start2>0){let prev=findClusterBreak2(
text,start2,false);if(cat(text.slice(prev,start2))!=CharCategory.Word)break;start2=prev}while(end<length){
let next=findClusterBreak2(text,end);if(cat(text.slice(end,next))!=CharCategory.Word)break;end=next}
return start2==end?null:EditorSelection.range(start2+from,end+from)}};EditorState.allowMultipleSelections=
allowMultipleSelections;EditorState.tabSize=Facet.define({combine:values=>values.length?values[0]:4});
EditorState.lineSeparator=lineSeparator;EditorState.readOnly=readOnly;EditorState.phrases=Facet.define(
{compare(a,b){let kA=Object.keys(a),kB=Object.keys(b);return kA.length==kB.length&&kA.every(k=>a[k]==
b[k])}});EditorState.languageData=languageData;EditorState.changeFilter=changeFilter;EditorState.transactionFilter=
transactionFilter;EditorState.transactionExtender=transactionExtender;Compartment.reconfigure=StateEffect.
define();function combineConfig(configs,defaults,combine={}){let result={};for(let config of configs)
for(let key of Object.keys(config)){let value=config[key],current=result[key];if(current===void 0)result[key]=
value;else if(current===value||value===void 0);else if(Object.hasOwnProperty.call(combine,key))result[key]=
combine[key](current,value);else throw new Error("Config merge conflict for field "+key)}for(let key in defaults)
if(result[key]===void 0)result[key]=defaults[key];return result}var RangeValue=class{eq(other){return this==
other}range(from,to=from){return Range.create(from,to,this)}};RangeValue.prototype.startSide=RangeValue.
prototype.endSide=0;RangeValue.prototype.point=false;RangeValue.prototype.mapMode=MapMode.TrackDel;function cmpVal(a,b){
return a==b||a.constructor==b.constructor&&a.eq(b)}var Range=class _Range{constructor(from,to,value){
this.from=from;this.to=to;this.value=value}static create(from,to,value){return new _Range(from,to,value)}};
function cmpRange(a,b){return a.from-b.from||a.value.startSide-b.value.startSide}var Chunk=class _Chunk{constructor(from,to,value,maxPoint){
this.from=from;this.to=to;this.value=value;this.maxPoint=maxPoint}get length(){return last(this.to)}findIndex(pos,side,end,startAt=0){
let arr=end?this.to:this.from;for(let lo=startAt,hi=arr.length;;){if(lo==hi)return lo;let mid=lo+hi>>
1;let diff=arr[mid]-pos||(end?this.value[mid].endSide:this.value[mid].startSide)-side;if(mid==lo)return diff>=
0?lo:hi;if(diff>=0)hi=mid;else lo=mid+1}}between(offset,from,to,f){for(let i2=this.findIndex(from,-1e9,
true),e=this.findIndex(to,1e9,false,i2);i2<e;i2++)if(f(this.from[i2]+offset,this.to[i2]+offset,this.
value[i2])===false)return false}map(offset,changes,basePos,baseSide,spill){let value=[],from=[],to=[],
newPos=-1,maxPoint=-1;iter:for(let i2=0;i2<this.value.length;i2++){let val=this.value[i2],curFrom=this.
from[i2]+offset,curTo=this.to[i2]+offset,newFrom,newTo;if(curFrom==curTo){let mapped=changes.mapPos(
curFrom,val.startSide,val.mapMode);if(mapped==null)continue;newFrom=newTo=mapped;if(val.startSide!=val.
endSide){newTo=changes.mapPos(curFrom,val.endSide);if(newTo<newFrom)continue}}else{newFrom=changes.mapPos(
curFrom,val.startSide);newTo=changes.mapPos(curTo,val.endSide);if(newFrom>newTo||newFrom==newTo&&val.
startSide>0&&val.endSide<=0)continue}if((newTo-newFrom||val.endSide-val.startSide)<0)continue;if(newPos<
0)newPos=newFrom;if(val.point)maxPoint=Math.max(maxPoint,newTo-newFrom);if((newFrom-basePos||val.startSide-
baseSide)>=0){value.push(val);from.push(newFrom-newPos);to.push(newTo-newPos);basePos=newTo;baseSide=
val.endSide}else{if(newFrom==newTo){for(let i3=value.length;i3>0;i3--){if((newFrom-(to[i3-1]+newPos)||
val.startSide-value[i3-1].endSide)>=0){value.splice(i3,0,val);from.splice(i3,0,newFrom-newPos);to.splice(
i3,0,newTo-newPos);continue iter}if((newFrom-(from[i3-1]+newPos)||val.endSide-value[i3-1].startSide)>
0)break}}spill(newFrom,newTo,val)}}return{mapped:value.length?new _Chunk(from,to,value,maxPoint):null,
pos:newPos}}};var RangeSet=class _RangeSet{constructor(chunkPos,chunk,nextLayer,maxPoint){this.chunkPos=
chunkPos;this.chunk=chunk;this.nextLayer=nextLayer;this.maxPoint=maxPoint}static create(chunkPos,chunk,nextLayer,maxPoint){
return new _RangeSet(chunkPos,chunk,nextLayer,maxPoint)}get length(){let last2=this.chunk.length-1;return last2<
0?0:Math.max(this.chunkEnd(last2),this.nextLayer.length)}get size(){if(this.isEmpty)return 0;let size=this.
nextLayer.size;for(let chunk of this.chunk)size+=chunk.value.length;return size}chunkEnd(index){return this.
chunkPos[index]+this.chunk[index].length}update(updateSpec){let{add=[],sort=false,filterFrom=0,filterTo=this.
length}=updateSpec;let filter=updateSpec.filter;if(add.length==0&&!filter)return this;if(sort)add=add.
slice().sort(cmpRange);if(this.isEmpty)return add.length?_RangeSet.of(add):this;let cur=new LayerCursor(
this,null,-1).goto(0),i2=0,spill=[];let builder=new RangeSetBuilder;while(cur.value||i2<add.length){
if(i2<add.length&&(cur.from-add[i2].from||cur.startSide-add[i2].value.startSide)>=0){let range=add[i2++];
if(!builder.addInner(range.from,range.to,range.value,false))spill.push(range)}else if(cur.rangeIndex==
1&&cur.chunkIndex<this.chunk.length&&(i2==add.length||this.chunkEnd(cur.chunkIndex)<add[i2].from)&&(!filter||
filterFrom>this.chunkEnd(cur.chunkIndex)||filterTo<this.chunkPos[cur.chunkIndex])&&builder.addChunk(
this.chunkPos[cur.chunkIndex],this.chunk[cur.chunkIndex])){cur.nextChunk()}else{if(!filter||filterFrom>
cur.to||filterTo<cur.from||filter(cur.from,cur.to,cur.value)){if(!builder.addInner(cur.from,cur.to,cur.
value,false))spill.push(Range.create(cur.from,cur.to,cur.value))}cur.next()}}return builder.finishInner(
this.nextLayer.isEmpty&&!spill.length?_RangeSet.empty:this.nextLayer.update({add:spill,filter,filterFrom,
filterTo}))}map(changes){if(changes.empty||this.isEmpty)return this;let chunks=[],chunkPos=[],maxPoint=-1;
let spilled;let spill=(from,to,value)=>{if(!spilled)spilled=new RangeSetBuilder;spilled.addRange(from,
to,value,false)};for(let i2=0;i2<this.chunk.length;i2++){let start2=this.chunkPos[i2],chunk=this.chunk[i2];
let touch=changes.touchesRange(start2,start2+chunk.length);if(touch===false){maxPoint=Math.max(maxPoint,
chunk.maxPoint);chunks.push(chunk);chunkPos.push(changes.mapPos(start2))}else if(touch===true){let[prevPos,
prevSide]=!chunks.length?[-1,-1]:[last(chunkPos)+last(chunks).length,last(last(chunks).value).endSide];
let{mapped,pos}=chunk.map(start2,changes,prevPos,prevSide,spill);if(mapped){maxPoint=Math.max(maxPoint,
mapped.maxPoint);chunks.push(mapped);chunkPos.push(pos)}}}let next=this.nextLayer.map(changes);if(spilled)
next=spilled.finishInner(next);return chunks.length==0?next:new _RangeSet(chunkPos,chunks,next||_RangeSet.
empty,maxPoint)}between(from,to,f){if(this.isEmpty)return;for(let i2=0;i2<this.chunk.length;i2++){let start2=this.
chunkPos[i2],chunk=this.chunk[i2];if(to>=start2&&from<=start2+chunk.length&&chunk.between(start2,from-
start2,to-start2,f)===false)return}this.nextLayer.between(from,to,f)}iter(from=0){return HeapCursor.
from([this]).goto(from)}get isEmpty(){return this.nextLayer==this}static iter(sets,from=0){return HeapCursor.
from(sets).goto(from)}static compare(oldSets,newSets,textDiff,comparator,minPointSize=-1){let a=oldSets.
filter(set=>set.maxPoint>0||!set.isEmpty&&set.maxPoint>=minPointSize);let b=newSets.filter(set=>set.
maxPoint>0||!set.isEmpty&&set.maxPoint>=minPointSize);let sharedChunks=findSharedChunks(a,b,textDiff);
let sideA=new SpanCursor(a,sharedChunks,minPointSize);let sideB=new SpanCursor(b,sharedChunks,minPointSize);
textDiff.iterGaps((fromA,fromB,length)=>compare(sideA,fromA,sideB,fromB,length,comparator));if(textDiff.
empty&&textDiff.length==0)compare(sideA,0,sideB,0,0,comparator)}static eq(oldSets,newSets,from=0,to){
if(to==null)to=1e9-1;let a=oldSets.filter(set=>!set.isEmpty&&newSets.indexOf(set)<0);let b=newSets.filter(
set=>!set.isEmpty&&oldSets.indexOf(set)<0);if(a.length!=b.length)return false;if(!a.length)return true;
let sharedChunks=findSharedChunks(a,b);let sideA=new SpanCursor(a,sharedChunks,0).goto(from),sideB=new SpanCursor(
b,sharedChunks,0).goto(from);for(;;){if(sideA.to!=sideB.to||!sameValues(sideA.active,sideB.active)||
sideA.point&&(!sideB.point||!cmpVal(sideA.point,sideB.point)))return false;if(sideA.to>to)return true;
sideA.next();sideB.next()}}static spans(sets,from,to,iterator,minPointSize=-1){let cursor=new SpanCursor(
sets,null,minPointSize).goto(from),pos=from;let openRanges=cursor.openStart;for(;;){let curTo=Math.min(
cursor.to,to);if(cursor.point){let active=cursor.activeForPoint(cursor.to);let openCount=cursor.pointFrom<
from?active.length+1:cursor.point.startSide<0?active.length:Math.min(active.length,openRanges);iterator.
point(pos,curTo,cursor.point,active,openCount,cursor.pointRank);openRanges=Math.min(cursor.openEnd(curTo),
active.length)}else if(curTo>pos){iterator.span(pos,curTo,cursor.active,openRanges);openRanges=cursor.
openEnd(curTo)}if(cursor.to>to)return openRanges+(cursor.point&&cursor.to>to?1:0);pos=cursor.to;cursor.
next()}}static of(ranges,sort=false){let build=new RangeSetBuilder;for(let range of ranges instanceof
Range?[ranges]:sort?lazySort(ranges):ranges)build.add(range.from,range.to,range.value);return build.
finish()}static join(sets){if(!sets.length)return _RangeSet.empty;let result=last(sets);for(let i2=sets.
length-2;i2>=0;i2--){for(let layer2=sets[i2];layer2!=_RangeSet.empty;layer2=layer2.nextLayer)result=
new _RangeSet(layer2.chunkPos,layer2.chunk,result,Math.max(layer2.maxPoint,result.maxPoint))}return result}};
RangeSet.empty=new RangeSet([],[],null,-1);function last(arr){return arr[arr.length-1]}function lazySort(ranges){
if(ranges.length>1)for(let prev=ranges[0],i2=1;i2<ranges.length;i2++){let cur=ranges[i2];if(cmpRange(
prev,cur)>0)return ranges.slice().sort(cmpRange);prev=cur}return ranges}RangeSet.empty.nextLayer=RangeSet.
empty;var RangeSetBuilder=class _RangeSetBuilder{finishChunk(newArrays){this.chunks.push(new Chunk(this.
from,this.to,this.value,this.maxPoint));this.chunkPos.push(this.chunkStart);this.chunkStart=-1;this.
setMaxPoint=Math.max(this.setMaxPoint,this.maxPoint);this.maxPoint=-1;if(newArrays){this.from=[];this.
to=[];this.value=[]}}constructor(){this.chunks=[];this.chunkPos=[];this.chunkStart=-1;this.last=null;
this.lastFrom=-1e9;this.lastTo=-1e9;this.from=[];this.to=[];this.value=[];this.maxPoint=-1;this.setMaxPoint=
-1;this.nextLayer=null}add(from,to,value){this.addRange(from,to,value,true)}addRange(from,to,value,strict){
if(!this.addInner(from,to,value,strict))(this.nextLayer||(this.nextLayer=new _RangeSetBuilder)).addRange(
from,to,value,strict)}addInner(from,to,value,strict){let diff=from-this.lastTo||value.startSide-this.
last.endSide;if(strict&&diff<=0&&(from-this.lastFrom||value.startSide-this.last.startSide)<0)throw new Error(
"Ranges must be added sorted by `from` position and `startSide`");if(diff<0)return false;if(this.from.
length==250)this.finishChunk(true);if(this.chunkStart<0)this.chunkStart=from;this.from.push(from-this.
chunkStart);this.to.push(to-this.chunkStart);this.last=value;this.lastFrom=from;this.lastTo=to;this.
value.push(value);if(value.point)this.maxPoint=Math.max(this.maxPoint,to-from);return true}addChunk(from,chunk){
if((from-this.lastTo||chunk.value[0].startSide-this.last.endSide)<0)return false;if(this.from.length)
this.finishChunk(true);this.setMaxPoint=Math.max(this.setMaxPoint,chunk.maxPoint);this.chunks.push(chunk);
this.chunkPos.push(from);let last2=chunk.value.length-1;this.last=chunk.value[last2];this.lastFrom=chunk.
from[last2]+from;this.lastTo=chunk.to[last2]+from;return true}finish(){return this.finishInner(RangeSet.
empty)}finishInner(next){if(this.from.length)this.finishChunk(false);if(this.chunks.length==0)return next;
let result=RangeSet.create(this.chunkPos,this.chunks,this.nextLayer?this.nextLayer.finishInner(next):
next,this.setMaxPoint);this.from=null;return result}};function findSharedChunks(a,b,textDiff){let inA=new Map;
for(let set of a)for(let i2=0;i2<set.chunk.length;i2++)if(set.chunk[i2].maxPoint<=0)inA.set(set.chunk[i2],
set.chunkPos[i2]);let shared=new Set;for(let set of b)for(let i2=0;i2<set.chunk.length;i2++){let known=inA.
get(set.chunk[i2]);if(known!=null&&(textDiff?textDiff.mapPos(known):known)==set.chunkPos[i2]&&!(textDiff===
null||textDiff===void 0?void 0:textDiff.touchesRange(known,known+set.chunk[i2].length)))shared.add(set.
chunk[i2])}return shared}var LayerCursor=class{constructor(layer2,skip,minPoint,rank2=0){this.layer=
layer2;this.skip=skip;this.minPoint=minPoint;this.rank=rank2}get startSide(){return this.value?this.
value.startSide:0}get endSide(){return this.value?this.value.endSide:0}goto(pos,side=-1e9){this.chunkIndex=
this.rangeIndex=0;this.gotoInner(pos,side,false);return this}gotoInner(pos,side,forward){while(this.
chunkIndex<this.layer.chunk.length){let next=this.layer.chunk[this.chunkIndex];if(!(this.skip&&this.
skip.has(next)||this.layer.chunkEnd(this.chunkIndex)<pos||next.maxPoint<this.minPoint))break;this.chunkIndex++;
forward=false}if(this.chunkIndex<this.layer.chunk.length){let rangeIndex=this.layer.chunk[this.chunkIndex].
findIndex(pos-this.layer.chunkPos[this.chunkIndex],side,true);if(!forward||this.rangeIndex<rangeIndex)
this.setRangeIndex(rangeIndex)}this.next()}forward(pos,side){if((this.to-pos||this.endSide-side)<0)this.
gotoInner(pos,side,true)}next(){for(;;){if(this.chunkIndex==this.layer.chunk.length){this.from=this.
to=1e9;this.value=null;break}else{let chunkPos=this.layer.chunkPos[this.chunkIndex],chunk=this.layer.
chunk[this.chunkIndex];let from=chunkPos+chunk.from[this.rangeIndex];this.from=from;this.to=chunkPos+
chunk.to[this.rangeIndex];this.value=chunk.value[this.rangeIndex];this.setRangeIndex(this.rangeIndex+
1);if(this.minPoint<0||this.value.point&&this.to-this.from>=this.minPoint)break}}}setRangeIndex(index){
if(index==this.layer.chunk[this.chunkIndex].value.length){this.chunkIndex++;if(this.skip){while(this.
chunkIndex<this.layer.chunk.length&&this.skip.has(this.layer.chunk[this.chunkIndex]))this.chunkIndex++}
this.rangeIndex=0}else{this.rangeIndex=index}}nextChunk(){this.chunkIndex++;this.rangeIndex=0;this.next()}compare(other){
return this.from-other.from||this.startSide-other.startSide||this.rank-other.rank||this.to-other.to||
this.endSide-other.endSide}};var HeapCursor=class _HeapCursor{constructor(heap){this.heap=heap}static from(sets,skip=null,minPoint=-1){
let heap=[];for(let i2=0;i2<sets.length;i2++){for(let cur=sets[i2];!cur.isEmpty;cur=cur.nextLayer){if(cur.
maxPoint>=minPoint)heap.push(new LayerCursor(cur,skip,minPoint,i2))}}return heap.length==1?heap[0]:new _HeapCursor(
heap)}get startSide(){return this.value?this.value.startSide:0}goto(pos,side=-1e9){for(let cur of this.
heap)cur.goto(pos,side);for(let i2=this.heap.length>>1;i2>=0;i2--)heapBubble(this.heap,i2);this.next();
return this}forward(pos,side){for(let cur of this.heap)cur.forward(pos,side);for(let i2=this.heap.length>>
1;i2>=0;i2--)heapBubble(this.heap,i2);if((this.to-pos||this.value.endSide-side)<0)this.next()}next(){
if(this.heap.length==0){this.from=this.to=1e9;this.value=null;this.rank=-1}else{let top2=this.heap[0];
this.from=top2.from;this.to=top2.to;this.value=top2.value;this.rank=top2.rank;if(top2.value)top2.next();
heapBubble(this.heap,0)}}};function heapBubble(heap,index){for(let cur=heap[index];;){let childIndex=(index<<
1)+1;if(childIndex>=heap.length)break;let child=heap[childIndex];if(childIndex+1<heap.length&&child.
compare(heap[childIndex+1])>=0){child=heap[childIndex+1];childIndex++}if(cur.compare(child)<0)break;
heap[childIndex]=cur;heap[index]=child;index=childIndex}}var SpanCursor=class{constructor(sets,skip,minPoint){
this.minPoint=minPoint;this.active=[];this.activeTo=[];this.activeRank=[];this.minActive=-1;this.point=
null;this.pointFrom=0;this.pointRank=0;this.to=-1e9;this.endSide=0;this.openStart=-1;this.cursor=HeapCursor.
from(sets,skip,minPoint)}goto(pos,side=-1e9){this.cursor.goto(pos,side);this.active.length=this.activeTo.
length=this.activeRank.length=0;this.minActive=-1;this.to=pos;this.endSide=side;this.openStart=-1;this.
next();return this}forward(pos,side){while(this.minActive>-1&&(this.activeTo[this.minActive]-pos||this.
active[this.minActive].endSide-side)<0)this.removeActive(this.minActive);this.cursor.forward(pos,side)}removeActive(index){
remove(this.active,index);remove(this.activeTo,index);remove(this.activeRank,index);this.minActive=findMinIndex(
this.active,this.activeTo)}addActive(trackOpen){let i2=0,{value,to,rank:rank2}=this.cursor;while(i2<
this.activeRank.length&&(rank2-this.activeRank[i2]||to-this.activeTo[i2])>0)i2++;insert(this.active,
i2,value);insert(this.activeTo,i2,to);insert(this.activeRank,i2,rank2);if(trackOpen)insert(trackOpen,
i2,this.cursor.from);this.minActive=findMinIndex(this.active,this.activeTo)}next(){let from=this.to,
wasPoint=this.point;this.point=null;let trackOpen=this.openStart<0?[]:null;for(;;){let a=this.minActive;
if(a>-1&&(this.activeTo[a]-this.cursor.from||this.active[a].endSide-this.cursor.startSide)<0){if(this.
activeTo[a]>from){this.to=this.activeTo[a];this.endSide=this.active[a].endSide;break}this.removeActive(
a);if(trackOpen)remove(trackOpen,a)}else if(!this.cursor.value){this.to=this.endSide=1e9;break}else if(this.
cursor.from>from){this.to=this.cursor.from;this.endSide=this.cursor.startSide;break}else{let nextVal=this.
cursor.value;if(!nextVal.point){this.addActive(trackOpen);this.cursor.next()}else if(wasPoint&&this.
cursor.to==this.to&&this.cursor.from<this.cursor.to){this.cursor.next()}else{this.point=nextVal;this.
pointFrom=this.cursor.from;this.pointRank=this.cursor.rank;this.to=this.cursor.to;this.endSide=nextVal.
endSide;this.cursor.next();this.forward(this.to,this.endSide);break}}}if(trackOpen){this.openStart=0;
for(let i2=trackOpen.length-1;i2>=0&&trackOpen[i2]<from;i2--)this.openStart++}}activeForPoint(to){if(!this.
active.length)return this.active;let active=[];for(let i2=this.active.length-1;i2>=0;i2--){if(this.activeRank[i2]<
this.pointRank)break;if(this.activeTo[i2]>to||this.activeTo[i2]==to&&this.active[i2].endSide>=this.point.
endSide)active.push(this.active[i2])}return active.reverse()}openEnd(to){let open=0;for(let i2=this.
activeTo.length-1;i2>=0&&this.activeTo[i2]>to;i2--)open++;return open}};function compare(a,startA,b,startB,length,comparator){
a.goto(startA);b.goto(startB);let endB=startB+length;let pos=startB,dPos=startB-startA;let bounds=!!comparator.
boundChange;for(let boundChange=false;;){let dEnd=a.to+dPos-b.to,diff=dEnd||a.endSide-b.endSide;let end=diff<
0?a.to+dPos:b.to,clipEnd=Math.min(end,endB);let point=a.point||b.point;if(point){if(!(a.point&&b.point&&
cmpVal(a.point,b.point)&&sameValues(a.activeForPoint(a.to),b.activeForPoint(b.to))))comparator.comparePoint(
pos,clipEnd,a.point,b.point);boundChange=false}else{if(boundChange){comparator.boundChange(pos);boundChange=
false}if(clipEnd>pos&&!sameValues(a.active,b.active))comparator.compareRange(pos,clipEnd,a.active,b.
active);if(bounds&&clipEnd<endB&&(dEnd||a.openEnd(end)!=b.openEnd(end)))boundChange=true}if(end>endB)
break;pos=end;if(diff<=0)a.next();if(diff>=0)b.next()}}function sameValues(a,b){if(a.length!=b.length)
return false;for(let i2=0;i2<a.length;i2++)if(a[i2]!=b[i2]&&!cmpVal(a[i2],b[i2]))return false;return true}
function remove(array,index){for(let i2=index,e=array.length-1;i2<e;i2++)array[i2]=array[i2+1];array.
pop()}function insert(array,index,value){for(let i2=array.length-1;i2>=index;i2--)array[i2+1]=array[i2];
array[index]=value}function findMinIndex(value,array){let found=-1,foundPos=1e9;for(let i2=0;i2<array.
length;i2++)if((array[i2]-foundPos||value[i2].endSide-value[found].endSide)<0){found=i2;foundPos=array[i2]}
return found}function countColumn(string2,tabSize,to=string2.length){let n=0;for(let i2=0;i2<to&&i2<
string2.length;){if(string2.charCodeAt(i2)==9){n+=tabSize-n%tabSize;i2++}else{n++;i2=findClusterBreak2(
string2,i2)}}return n}function findColumn(string2,col,tabSize,strict){for(let i2=0,n=0;;){if(n>=col)
return i2;if(i2==string2.length)break;n+=string2.charCodeAt(i2)==9?tabSize-n%tabSize:1;i2=findClusterBreak2(
string2,i2)}return strict===true?-1:string2.length}var C="ͼ";var COUNT=typeof Symbol=="undefined"?"__"+C:Symbol.for(C);var SET=typeof Symbol=="undefin\
ed"?"__styleSet"+Math.floor(Math.random()*1e8):Symbol("styleSet");var top=typeof globalThis!="undefi\
ned"?globalThis:typeof window!="undefined"?window:{};var StyleModule=class{constructor(spec,options){
this.rules=[];let{finish}=options||{};function splitSelector(selector){return/^@/.test(selector)?[selector]:
selector.split(/,\s*/)}function render(selectors,spec2,target,isKeyframes){let local=[],isAt=/^@(\w+)\b/.
exec(selectors[0]),keyframes=isAt&&isAt[1]=="keyframes";if(isAt&&spec2==null)return target.push(selectors[0]+
";");for(let prop in spec2){let value=spec2[prop];if(/&/.test(prop)){render(prop.split(/,\s*/).map(part=>selectors.
map(sel=>part.replace(/&/,sel))).reduce((a,b)=>a.concat(b)),value,target)}else if(value&&typeof value==
"object"){if(!isAt)throw new RangeError("The value of a property ("+prop+") should be a primitive va\
lue.");render(splitSelector(prop),value,local,keyframes)}else if(value!=null){local.push(prop.replace(
/_.*/,"").replace(/[A-Z]/g,l=>"-"+l.toLowerCase())+": "+value+";")}}if(local.length||keyframes){target.
push((finish&&!isAt&&!isKeyframes?selectors.map(finish):selectors).join(", ")+" {"+local.join(" ")+"\
}")}}for(let prop in spec)render(splitSelector(prop),spec[prop],this.rules)}getRules(){return this.rules.
join("\n")}static newName(){let id2=top[COUNT]||1;top[COUNT]=id2+1;return C+id2.toString(36)}static mount(root,modules,options){
let set=root[SET],nonce=options&&options.nonce;if(!set)set=new StyleSet(root,nonce);else if(nonce)set.
setNonce(nonce);set.mount(Array.isArray(modules)?modules:[modules],root)}};var adoptedSet=new Map;var StyleSet=class{constructor(root,nonce){
let doc2=root.ownerDocument||root,win=doc2.defaultView;if(!root.head&&root.adoptedStyleSheets&&win.CSSStyleSheet){
let adopted=adoptedSet.get(doc2);if(adopted)return root[SET]=adopted;this.sheet=new win.CSSStyleSheet;
adoptedSet.set(doc2,this)}else{this.styleTag=doc2.createElement("style");if(nonce)this.styleTag.setAttribute(
"nonce",nonce)}this.modules=[];root[SET]=this}mount(modules,root){let sheet=this.sheet;let pos=0,j=0;
let changed=false;for(let i2=0;i2<modules.length;i2++){let mod=modules[i2],index=this.modules.indexOf(
mod);if(index<j&&index>-1){this.modules.splice(index,1);changed=true;j--;index=-1}if(index==-1){this.
modules.splice(j++,0,mod);changed=true;if(sheet)for(let k=0;k<mod.rules.length;k++)sheet.insertRule(
mod.rules[k],pos++)}else{while(j<index)pos+=this.modules[j++].rules.length;pos+=mod.rules.length;j++}}
if(sheet){if(root.adoptedStyleSheets.indexOf(this.sheet)<0)root.adoptedStyleSheets=[this.sheet,...root.
adoptedStyleSheets]}else{if(changed){let text="";for(let i2=0;i2<this.modules.length;i2++)text+=this.
modules[i2].getRules()+"\n";this.styleTag.textContent=text}let target=root.head||root;if(this.styleTag.
parentNode!=target)target.insertBefore(this.styleTag,target.firstChild)}}setNonce(nonce){if(this.styleTag&&
this.styleTag.getAttribute("nonce")!=nonce)this.styleTag.setAttribute("nonce",nonce)}};var base={8:"Backspace",9:"Tab",10:"Enter",12:"NumLock",13:"Enter",16:"Shift",17:"Control",18:"Alt",
20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"PageDown",35:"End",36:"Home",37:"ArrowLeft",38:"Arr\
owUp",39:"ArrowRight",40:"ArrowDown",44:"PrintScreen",45:"Insert",46:"Delete",59:";",61:"=",91:"Meta",
92:"Meta",106:"*",107:"+",108:",",109:"-",110:".",111:"/",144:"NumLock",145:"ScrollLock",160:"Shift",
161:"Shift",162:"Control",163:"Control",164:"Alt",165:"Alt",173:"-",186:";",187:"=",188:",",189:"-",
190:".",191:"/",192:"`",219:"[",220:"\\",221:"]",222:"'"};var shift={48:")",49:"!",50:"@",51:"#",52:"\
$",53:"%",54:"^",55:"&",56:"*",57:"(",59:":",61:"+",173:"_",186:":",187:"+",188:"<",189:"_",190:">",
191:"?",192:"~",219:"{",220:"|",221:"}",222:'"'};var mac=typeof navigator!="undefined"&&/Mac/.test(navigator.
platform);var ie=typeof navigator!="undefined"&&/MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(
navigator.userAgent);for(i=0;i<10;i++)base[48+i]=base[96+i]=String(i);var i;for(i=1;i<=24;i++)base[i+
111]="F"+i;var i;for(i=65;i<=90;i++){base[i]=String.fromCharCode(i+32);shift[i]=String.fromCharCode(
i)}var i;for(code in base)if(!shift.hasOwnProperty(code))shift[code]=base[code];var code;function keyName(event){
var ignoreKey=mac&&event.metaKey&&event.shiftKey&&!event.ctrlKey&&!event.altKey||ie&&event.shiftKey&&
event.key&&event.key.length==1||event.key=="Unidentified";var name2=!ignoreKey&&event.key||(event.shiftKey?
shift:base)[event.keyCode]||event.key||"Unidentified";if(name2=="Esc")name2="Escape";if(name2=="Del")
name2="Delete";if(name2=="Left")name2="ArrowLeft";if(name2=="Up")name2="ArrowUp";if(name2=="Right")name2=
"ArrowRight";if(name2=="Down")name2="ArrowDown";return name2}var nav=typeof navigator!="undefined"?navigator:{userAgent:"",vendor:"",platform:""};var doc=typeof document!=
"undefined"?document:{documentElement:{style:{}}};var ie_edge=/Edge\/(\d+)/.exec(nav.userAgent);var ie_upto10=/MSIE \d/.
test(nav.userAgent);var ie_11up=/Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(nav.userAgent);var ie2=!!(ie_upto10||
ie_11up||ie_edge);var gecko=!ie2&&/gecko\/(\d+)/i.test(nav.userAgent);var chrome=!ie2&&/Chrome\/(\d+)/.
exec(nav.userAgent);var webkit="webkitFontSmoothing"in doc.documentElement.style;var safari=!ie2&&/Apple Computer/.
test(nav.vendor);var ios=safari&&(/Mobile\/\w+/.test(nav.userAgent)||nav.maxTouchPoints>2);var browser={
mac:ios||/Mac/.test(nav.platform),windows:/Win/.test(nav.platform),linux:/Linux|X11/.test(nav.platform),
ie:ie2,ie_version:ie_upto10?doc.documentMode||6:ie_11up?+ie_11up[1]:ie_edge?+ie_edge[1]:0,gecko,gecko_version:gecko?
+(/Firefox\/(\d+)/.exec(nav.userAgent)||[0,0])[1]:0,chrome:!!chrome,chrome_version:chrome?+chrome[1]:
0,ios,android:/Android\b/.test(nav.userAgent),webkit,webkit_version:webkit?+(/\bAppleWebKit\/(\d+)/.
exec(nav.userAgent)||[0,0])[1]:0,safari,safari_version:safari?+(/\bVersion\/(\d+(\.\d+)?)/.exec(nav.
userAgent)||[0,0])[1]:0,tabSize:doc.documentElement.style.tabSize!=null?"tab-size":"-moz-tab-size"};
function combineAttrs(source,target){for(let name2 in source){if(name2=="class"&&target.class)target.
class+=" "+source.class;else if(name2=="style"&&target.style)target.style+=";"+source.style;else target[name2]=
source[name2]}return target}var noAttrs=Object.create(null);function attrsEq(a,b,ignore){if(a==b)return true;
if(!a)a=noAttrs;if(!b)b=noAttrs;let keysA=Object.keys(a),keysB=Object.keys(b);if(keysA.length-0!=keysB.
length-0)return false;for(let key of keysA){if(key!=ignore&&(keysB.indexOf(key)==-1||a[key]!==b[key]))
return false}return true}function setAttrs(dom,attrs){for(let i2=dom.attributes.length-1;i2>=0;i2--){
let name2=dom.attributes[i2].name;if(attrs[name2]==null)dom.removeAttribute(name2)}for(let name2 in attrs){
let value=attrs[name2];if(name2=="style")dom.style.cssText=value;else if(dom.getAttribute(name2)!=value)
dom.setAttribute(name2,value)}}function updateAttrs(dom,prev,attrs){let changed=false;if(prev){for(let name2 in prev)
if(!(attrs&&name2 in attrs)){changed=true;if(name2=="style")dom.style.cssText="";else dom.removeAttribute(
name2)}}if(attrs){for(let name2 in attrs)if(!(prev&&prev[name2]==attrs[name2])){changed=true;if(name2==
"style")dom.style.cssText=attrs[name2];else dom.setAttribute(name2,attrs[name2])}}return changed}function getAttrs(dom){
let attrs=Object.create(null);for(let i2=0;i2<dom.attributes.length;i2++){let attr=dom.attributes[i2];
attrs[attr.name]=attr.value}return attrs}var WidgetType=class{eq(widget){return false}updateDOM(dom,view,from){
return false}compare(other){return this==other||this.constructor==other.constructor&&this.eq(other)}get estimatedHeight(){
return-1}get lineBreaks(){return 0}ignoreEvent(event){return true}coordsAt(dom,pos,side){return null}get isHidden(){
return false}get editable(){return false}destroy(dom){}};var BlockType=(function(BlockType2){BlockType2[BlockType2["\
Text"]=0]="Text";BlockType2[BlockType2["WidgetBefore"]=1]="WidgetBefore";BlockType2[BlockType2["Widg\
etAfter"]=2]="WidgetAfter";BlockType2[BlockType2["WidgetRange"]=3]="WidgetRange";return BlockType2})(
BlockType||(BlockType={}));var Decoration=class extends RangeValue{constructor(startSide,endSide,widget,spec){
super();this.startSide=startSide;this.endSide=endSide;this.widget=widget;this.spec=spec}get heightRelevant(){
return false}static mark(spec){return new MarkDecoration(spec)}static widget(spec){let side=Math.max(
-1e4,Math.min(1e4,spec.side||0)),block=!!spec.block;side+=block&&!spec.inlineOrder?side>0?3e8:-4e8:side>
0?1e8:-1e8;return new PointDecoration(spec,side,side,block,spec.widget||null,false)}static replace(spec){
let block=!!spec.block,startSide,endSide;if(spec.isBlockGap){startSide=-5e8;endSide=4e8}else{let{start:start2,
end}=getInclusive(spec,block);startSide=(start2?block?-3e8:-1:5e8)-1;endSide=(end?block?2e8:1:-6e8)+
1}return new PointDecoration(spec,startSide,endSide,block,spec.widget||null,true)}static line(spec){
return new LineDecoration(spec)}static set(of,sort=false){return RangeSet.of(of,sort)}hasHeight(){return this.
widget?this.widget.estimatedHeight>-1:false}};Decoration.none=RangeSet.empty;var MarkDecoration=class _MarkDecoration extends Decoration{constructor(spec){
let{start:start2,end}=getInclusive(spec);super(start2?-1:5e8,end?1:-6e8,null,spec);this.tagName=spec.
tagName||"span";this.attrs=spec.class&&spec.attributes?combineAttrs(spec.attributes,{class:spec.class}):
spec.class?{class:spec.class}:spec.attributes||noAttrs}eq(other){return this==other||other instanceof
_MarkDecoration&&this.tagName==other.tagName&&attrsEq(this.attrs,other.attrs)}range(from,to=from){if(from>=
to)throw new RangeError("Mark decorations may not be empty");return super.range(from,to)}};MarkDecoration.
prototype.point=false;var LineDecoration=class _LineDecoration extends Decoration{constructor(spec){
super(-2e8,-2e8,null,spec)}eq(other){return other instanceof _LineDecoration&&this.spec.class==other.
spec.class&&attrsEq(this.spec.attributes,other.spec.attributes)}range(from,to=from){if(to!=from)throw new RangeError(
"Line decoration ranges must be zero-length");return super.range(from,to)}};LineDecoration.prototype.
mapMode=MapMode.TrackBefore;LineDecoration.prototype.point=true;var PointDecoration=class _PointDecoration extends Decoration{constructor(spec,startSide,endSide,block,widget,isReplace){
super(startSide,endSide,widget,spec);this.block=block;this.isReplace=isReplace;this.mapMode=!block?MapMode.
TrackDel:startSide<=0?MapMode.TrackBefore:MapMode.TrackAfter}get type(){return this.startSide!=this.
endSide?BlockType.WidgetRange:this.startSide<=0?BlockType.WidgetBefore:BlockType.WidgetAfter}get heightRelevant(){
return this.block||!!this.widget&&(this.widget.estimatedHeight>=5||this.widget.lineBreaks>0)}eq(other){
return other instanceof _PointDecoration&&widgetsEq(this.widget,other.widget)&&this.block==other.block&&
this.startSide==other.startSide&&this.endSide==other.endSide}range(from,to=from){if(this.isReplace&&
(from>to||from==to&&this.startSide>0&&this.endSide<=0))throw new RangeError("Invalid range for repla\
cement decoration");if(!this.isReplace&&to!=from)throw new RangeError("Widget decorations can only h\
ave zero-length ranges");return super.range(from,to)}};PointDecoration.prototype.point=true;function getInclusive(spec,block=false){
let{inclusiveStart:start2,inclusiveEnd:end}=spec;if(start2==null)start2=spec.inclusive;if(end==null)
end=spec.inclusive;return{start:start2!==null&&start2!==void 0?start2:block,end:end!==null&&end!==void 0?
end:block}}function widgetsEq(a,b){return a==b||!!(a&&b&&a.compare(b))}function addRange(from,to,ranges,margin=0){
let last2=ranges.length-1;if(last2>=0&&ranges[last2]+margin>=from)ranges[last2]=Math.max(ranges[last2],
to);else ranges.push(from,to)}var BlockWrapper=class _BlockWrapper extends RangeValue{constructor(tagName,attributes,rank2){
super();this.tagName=tagName;this.attributes=attributes;this.rank=rank2}eq(other){return other==this||
other instanceof _BlockWrapper&&this.tagName==other.tagName&&attrsEq(this.attributes,other.attributes)}static create(spec){
return new _BlockWrapper(spec.tagName,spec.attributes||noAttrs,spec.rank==null?50:Math.max(0,Math.min(
spec.rank,100)))}static set(of,sort=false){return RangeSet.of(of,sort)}};BlockWrapper.prototype.startSide=
BlockWrapper.prototype.endSide=-1;var isElt=node=>node.nodeType==1;var isText=node=>node.nodeType==3;
function getSelection(root){let target;if(root.nodeType==11){target=root.getSelection?root:root.ownerDocument}else{
target=root}return target.getSelection()}function contains(dom,node){return node?dom==node||dom.contains(
node.nodeType!=1?node.parentNode:node):false}function hasSelection(dom,selection){if(!selection.anchorNode)
return false;try{return contains(dom,selection.anchorNode)}catch(_){return false}}function clientRectsFor(dom){
if(isText(dom))return textRange(dom,0,dom.nodeValue.length).getClientRects();else if(isElt(dom))return dom.
getClientRects();else return[]}function isEquivalentPosition(node,off,targetNode,targetOff){return targetNode?
scanFor(node,off,targetNode,targetOff,-1)||scanFor(node,off,targetNode,targetOff,1):false}function domIndex(node){
for(var index=0;;index++){node=node.previousSibling;if(!node)return index}}function isBlockElement(node){
return isElt(node)&&/^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.test(node.nodeName)}function scanFor(node,off,targetNode,targetOff,dir){
for(;;){if(node==targetNode&&off==targetOff)return true;if(off==(dir<0?0:maxOffset(node))){if(node.nodeName==
"DIV")return false;let parent=node.parentNode;if(!parent||!isElt(parent))return false;off=domIndex(node)+
(dir<0?0:1);node=parent}else if(isElt(node)){node=node.childNodes[off+(dir<0?-1:0)];if(isElt(node)&&
(node.nodeName=="IMG"||node.nodeName=="BR"||node.contentEditable=="false"))return false;off=dir<0?maxOffset(
node):0}else{return false}}}function maxOffset(node){return isText(node)?node.nodeValue.length:node.
childNodes.length}function flattenRect(rect,toLeft){let{left,right}=rect;if(left==right)return rect;
let x=toLeft?left:right;return{left:x,right:x,top:rect.top,bottom:rect.bottom}}function windowRect(win){
let vp=win.visualViewport;if(vp)return{left:0,right:vp.width,top:0,bottom:vp.height};return{left:0,right:win.
innerWidth,top:0,bottom:win.innerHeight}}function getScale(elt,rect){let scaleX=rect.width/elt.offsetWidth;
let scaleY=rect.height/elt.offsetHeight;if(scaleX>.995&&scaleX<1.005||!isFinite(scaleX)||Math.abs(rect.
width-elt.offsetWidth)<1)scaleX=1;if(scaleY>.995&&scaleY<1.005||!isFinite(scaleY)||Math.abs(rect.height-
elt.offsetHeight)<1)scaleY=1;return{scaleX,scaleY}}function scrollRectIntoView(dom,rect,side,x,y,xMargin,yMargin,ltr){
let doc2=dom.ownerDocument,win=doc2.defaultView||window;for(let cur=dom,stop=false;cur&&!stop;){if(isElt(
cur)){let bounding,top2=cur==doc2.body;let scaleX=1,scaleY=1,xScroll=true,yScroll=true;if(top2){bounding=
windowRect(win)}else{let style=getComputedStyle(cur);if(/^(fixed|sticky)$/.test(style.position))stop=
true;if(cur.scrollHeight<=cur.clientHeight||!/auto|scroll/.test(style.overflowY))yScroll=false;if(cur.
scrollWidth<=cur.clientWidth||!/auto|scroll/.test(style.overflowX))xScroll=false;if(!xScroll&&!yScroll){
cur=cur.assignedSlot||cur.parentNode;continue}let rect2=cur.getBoundingClientRect();({scaleX,scaleY}=
getScale(cur,rect2));bounding={left:rect2.left,right:rect2.left+cur.clientWidth*scaleX,top:rect2.top,
bottom:rect2.top+cur.clientHeight*scaleY}}let moveX=0,moveY=0;if(!yScroll);else if(y=="nearest"){if(rect.
top<bounding.top+yMargin){moveY=rect.top-(bounding.top+yMargin);if(side>0&&rect.bottom>bounding.bottom+
moveY)moveY=rect.bottom-bounding.bottom+yMargin}else if(rect.bottom>bounding.bottom-yMargin){moveY=rect.
bottom-bounding.bottom+yMargin;if(side<0&&rect.top-moveY<bounding.top)moveY=rect.top-(bounding.top+yMargin)}}else{
let rectHeight=rect.bottom-rect.top,boundingHeight=bounding.bottom-bounding.top;let targetTop=y=="ce\
nter"&&rectHeight<=boundingHeight?rect.top+rectHeight/2-boundingHeight/2:y=="start"||y=="center"&&side<
0?rect.top-yMargin:rect.bottom-boundingHeight+yMargin;moveY=targetTop-bounding.top}if(!xScroll);else if(x==
"nearest"){if(rect.left<bounding.left+xMargin){moveX=rect.left-(bounding.left+xMargin);if(side>0&&rect.
right>bounding.right+moveX)moveX=rect.right-bounding.right+xMargin}else if(rect.right>bounding.right-
xMargin){moveX=rect.right-bounding.right+xMargin;if(side<0&&rect.left<bounding.left+moveX)moveX=rect.
left-(bounding.left+xMargin)}}else{let targetLeft=x=="center"?rect.left+(rect.right-rect.left)/2-(bounding.
right-bounding.left)/2:x=="start"==ltr?rect.left-xMargin:rect.right-(bounding.right-bounding.left)+xMargin;
moveX=targetLeft-bounding.left}if(moveX||moveY){if(top2){win.scrollBy(moveX,moveY)}else{let movedX=0,
movedY=0;if(moveY){let start2=cur.scrollTop;cur.scrollTop+=moveY/scaleY;movedY=(cur.scrollTop-start2)*
scaleY}if(moveX){let start2=cur.scrollLeft;cur.scrollLeft+=moveX/scaleX;movedX=(cur.scrollLeft-start2)*
scaleX}rect={left:rect.left-movedX,top:rect.top-movedY,right:rect.right-movedX,bottom:rect.bottom-movedY};
if(movedX&&Math.abs(movedX-moveX)<1)x="nearest";if(movedY&&Math.abs(movedY-moveY)<1)y="nearest"}}if(top2)
break;if(rect.top<bounding.top||rect.bottom>bounding.bottom||rect.left<bounding.left||rect.right>bounding.
right)rect={left:Math.max(rect.left,bounding.left),right:Math.min(rect.right,bounding.right),top:Math.
max(rect.top,bounding.top),bottom:Math.min(rect.bottom,bounding.bottom)};cur=cur.assignedSlot||cur.parentNode}else if(cur.
nodeType==11){cur=cur.host}else{break}}}function scrollableParents(dom,getX=true){let doc2=dom.ownerDocument,
x=null,y=null;for(let cur=dom.parentNode;cur;){if(cur==doc2.body||(!getX||x)&&y){break}else if(isElt(
cur)){if(!y&&cur.scrollHeight>cur.clientHeight&&/scroll|auto/.test(getComputedStyle(cur).overflowY))
y=cur;if(getX&&!x&&cur.scrollWidth>cur.clientWidth&&/scroll|auto/.test(getComputedStyle(cur).overflowX))
x=cur;cur=cur.assignedSlot||cur.parentNode}else if(cur.nodeType==11){cur=cur.host}else{break}}return{
x,y}}var DOMSelectionState=class{constructor(){this.anchorNode=null;this.anchorOffset=0;this.focusNode=
null;this.focusOffset=0}eq(domSel){return this.anchorNode==domSel.anchorNode&&this.anchorOffset==domSel.
anchorOffset&&this.focusNode==domSel.focusNode&&this.focusOffset==domSel.focusOffset}setRange(range){
let{anchorNode,focusNode}=range;this.set(anchorNode,Math.min(range.anchorOffset,anchorNode?maxOffset(
anchorNode):0),focusNode,Math.min(range.focusOffset,focusNode?maxOffset(focusNode):0))}set(anchorNode,anchorOffset,focusNode,focusOffset){
this.anchorNode=anchorNode;this.anchorOffset=anchorOffset;this.focusNode=focusNode;this.focusOffset=
focusOffset}};function getScrollStack(target){let stack=[];for(let cur=target;cur;cur=cur.nodeType==
11?cur.host:cur.parentNode){if(isElt(cur))stack.push({node:cur,left:cur.scrollLeft,top:cur.scrollTop})}
return stack}function restoreScrollStack(stack,vert=true){for(let{node,left,top:top2}of stack){if(vert&&
node.scrollTop!=top2)node.scrollTop=top2;if(node.scrollLeft!=left)node.scrollLeft=left}}var preventScrollSupported=null;
if(browser.safari&&browser.safari_version>=26)preventScrollSupported=false;function focusPreventScroll(dom){
if(dom.setActive)return dom.setActive();if(preventScrollSupported)return dom.focus(preventScrollSupported);
let stack=getScrollStack(dom);dom.focus(preventScrollSupported==null?{get preventScroll(){preventScrollSupported=
{preventScroll:true};return true}}:void 0);if(!preventScrollSupported){preventScrollSupported=false;
restoreScrollStack(stack)}}var scratchRange;function textRange(node,from,to=from){let range=scratchRange||
(scratchRange=document.createRange());range.setEnd(node,to);range.setStart(node,from);return range}function dispatchKey(elt,name2,code2,mods){
let options={key:name2,code:name2,keyCode:code2,which:code2,cancelable:true};if(mods)({altKey:options.
altKey,ctrlKey:options.ctrlKey,shiftKey:options.shiftKey,metaKey:options.metaKey}=mods);let down=new KeyboardEvent(
"keydown",options);down.synthetic=true;elt.dispatchEvent(down);let up=new KeyboardEvent("keyup",options);
up.synthetic=true;elt.dispatchEvent(up);return down.defaultPrevented||up.defaultPrevented}function getRoot(node){
while(node){if(node&&(node.nodeType==9||node.nodeType==11&&node.host))return node;node=node.assignedSlot||
node.parentNode}return null}function atElementStart(doc2,selection){let node=selection.focusNode,offset=selection.
focusOffset;if(!node||selection.anchorNode!=node||selection.anchorOffset!=offset)return false;offset=
Math.min(offset,maxOffset(node));for(;;){if(offset){if(!isElt(node))return false;let prev=node.childNodes[offset-
1];if(prev.contentEditable=="false")offset--;else{node=prev;offset=maxOffset(node)}}else if(node==doc2){
return true}else{offset=domIndex(node);node=node.parentNode}}}function isScrolledToBottom(elt){if(elt instanceof
Window)return elt.pageYOffset>Math.max(0,elt.document.documentElement.scrollHeight-elt.innerHeight-4);
return elt.scrollTop>Math.max(1,elt.scrollHeight-elt.clientHeight-4)}function textNodeBefore(startNode,startOffset){
for(let node=startNode,offset=startOffset;;){if(isText(node)&&offset>0){return{node,offset}}else if(isElt(
node)&&offset>0){if(node.contentEditable=="false")return null;node=node.childNodes[offset-1];offset=
maxOffset(node)}else if(node.parentNode&&!isBlockElement(node)){offset=domIndex(node);node=node.parentNode}else{
return null}}}function textNodeAfter(startNode,startOffset){for(let node=startNode,offset=startOffset;;){
if(isText(node)&&offset<node.nodeValue.length){return{node,offset}}else if(isElt(node)&&offset<node.
childNodes.length){if(node.contentEditable=="false")return null;node=node.childNodes[offset];offset=
0}else if(node.parentNode&&!isBlockElement(node)){offset=domIndex(node)+1;node=node.parentNode}else{
return null}}}var DOMPos=class _DOMPos{constructor(node,offset,precise=true){this.node=node;this.offset=
offset;this.precise=precise}static before(dom,precise){return new _DOMPos(dom.parentNode,domIndex(dom),
precise)}static after(dom,precise){return new _DOMPos(dom.parentNode,domIndex(dom)+1,precise)}};var Direction=(function(Direction2){
Direction2[Direction2["LTR"]=0]="LTR";Direction2[Direction2["RTL"]=1]="RTL";return Direction2})(Direction||
(Direction={}));var LTR=Direction.LTR;var RTL=Direction.RTL;function dec(str){let result=[];for(let i2=0;i2<
str.length;i2++)result.push(1<<+str[i2]);return result}var LowTypes=dec("888888888888888888888888888\
8888888866688888878783333333333788888800000000000000000000000000888888000000000000000000000000008888\
8888888888888888888888888888888887866668888088888663380888308888800000000000000000000000800000000000\
000000000000000000008");var ArabicTypes=dec("4444448826627288999999999992222222222222222222222222222\
2222222222222222222299999999999999999999944444444446442228222222222222222222222222222222222222222222\
22222222222222222222222222222222222222222222222222222222222999999949999999229989999223333333333");var Brackets=Object.
create(null);var BracketStack=[];for(let p of["()","[]","{}"]){let l=p.charCodeAt(0),r=p.charCodeAt(
1);Brackets[l]=r;Brackets[r]=-l}function charType(ch){return ch<=247?LowTypes[ch]:1424<=ch&&ch<=1524?
2:1536<=ch&&ch<=1785?ArabicTypes[ch-1536]:1774<=ch&&ch<=2220?4:8192<=ch&&ch<=8204?256:64336<=ch&&ch<=
65023?4:1}var BidiRE=/[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/;var BidiSpan=class{get dir(){
return this.level%2?RTL:LTR}constructor(from,to,level){this.from=from;this.to=to;this.level=level}side(end,dir){
return this.dir==dir==end?this.to:this.from}forward(forward,dir){return forward==(this.dir==dir)}static find(order,index,level,assoc){
let maybe=-1;for(let i2=0;i2<order.length;i2++){let span=order[i2];if(span.from<=index&&span.to>=index){
if(span.level==level)return i2;if(maybe<0||(assoc!=0?assoc<0?span.from<index:span.to>index:order[maybe].
level>span.level))maybe=i2}}if(maybe<0)throw new RangeError("Index out of range");return maybe}};function isolatesEq(a,b){
if(a.length!=b.length)return false;for(let i2=0;i2<a.length;i2++){let iA=a[i2],iB=b[i2];if(iA.from!=
iB.from||iA.to!=iB.to||iA.direction!=iB.direction||!isolatesEq(iA.inner,iB.inner))return false}return true}
var types=[];function computeCharTypes(line,rFrom,rTo,isolates,outerType){for(let iI=0;iI<=isolates.
length;iI++){let from=iI?isolates[iI-1].to:rFrom,to=iI<isolates.length?isolates[iI].from:rTo;let prevType=iI?
256:outerType;for(let i2=from,prev=prevType,prevStrong=prevType;i2<to;i2++){let type=charType(line.charCodeAt(
i2));if(type==512)type=prev;else if(type==8&&prevStrong==4)type=16;types[i2]=type==4?2:type;if(type&
7)prevStrong=type;prev=type}for(let i2=from,prev=prevType,prevStrong=prevType;i2<to;i2++){let type=types[i2];
if(type==128){if(i2<to-1&&prev==types[i2+1]&&prev&24)type=types[i2]=prev;else types[i2]=256}else if(type==
64){let end=i2+1;while(end<to&&types[end]==64)end++;let replace2=i2&&prev==8||end<rTo&&types[end]==8?
prevStrong==1?1:8:256;for(let j=i2;j<end;j++)types[j]=replace2;i2=end-1}else if(type==8&&prevStrong==
1){types[i2]=1}prev=type;if(type&7)prevStrong=type}}}function processBracketPairs(line,rFrom,rTo,isolates,outerType){
let oppositeType=outerType==1?2:1;for(let iI=0,sI=0,context=0;iI<=isolates.length;iI++){let from=iI?
isolates[iI-1].to:rFrom,to=iI<isolates.length?isolates[iI].from:rTo;for(let i2=from,ch,br,type;i2<to;i2++){
if(br=Brackets[ch=line.charCodeAt(i2)]){if(br<0){for(let sJ=sI-3;sJ>=0;sJ-=3){if(BracketStack[sJ+1]==
-br){let flags=BracketStack[sJ+2];let type2=flags&2?outerType:!(flags&4)?0:flags&1?oppositeType:outerType;
if(type2)types[i2]=types[BracketStack[sJ]]=type2;sI=sJ;break}}}else if(BracketStack.length==189){break}else{
BracketStack[sI++]=i2;BracketStack[sI++]=ch;BracketStack[sI++]=context}}else if((type=types[i2])==2||
type==1){let embed=type==outerType;context=embed?0:1;for(let sJ=sI-3;sJ>=0;sJ-=3){let cur=BracketStack[sJ+
2];if(cur&2)break;if(embed){BracketStack[sJ+2]|=2}else{if(cur&4)break;BracketStack[sJ+2]|=4}}}}}}function processNeutrals(rFrom,rTo,isolates,outerType){
for(let iI=0,prev=outerType;iI<=isolates.length;iI++){let from=iI?isolates[iI-1].to:rFrom,to=iI<isolates.
length?isolates[iI].from:rTo;for(let i2=from;i2<to;){let type=types[i2];if(type==256){let end=i2+1;for(;;){
if(end==to){if(iI==isolates.length)break;end=isolates[iI++].to;to=iI<isolates.length?isolates[iI].from:
rTo}else if(types[end]==256){end++}else{break}}let beforeL=prev==1;let afterL=(end<rTo?types[end]:outerType)==
1;let replace2=beforeL==afterL?beforeL?1:2:outerType;for(let j=end,jI=iI,fromJ=jI?isolates[jI-1].to:
rFrom;j>i2;){if(j==fromJ){j=isolates[--jI].from;fromJ=jI?isolates[jI-1].to:rFrom}types[--j]=replace2}
i2=end}else{prev=type;i2++}}}}function emitSpans(line,from,to,level,baseLevel,isolates,order){let ourType=level%
2?2:1;if(level%2==baseLevel%2){for(let iCh=from,iI=0;iCh<to;){let sameDir=true,isNum=false;if(iI==isolates.
length||iCh<isolates[iI].from){let next=types[iCh];if(next!=ourType){sameDir=false;isNum=next==16}}let recurse=!sameDir&&
ourType==1?[]:null;let localLevel=sameDir?level:level+1;let iScan=iCh;run:for(;;){if(iI<isolates.length&&
iScan==isolates[iI].from){if(isNum)break run;let iso=isolates[iI];if(!sameDir)for(let upto=iso.to,jI=iI+
1;;){if(upto==to)break run;if(jI<isolates.length&&isolates[jI].from==upto)upto=isolates[jI++].to;else if(types[upto]==
ourType)break run;else break}iI++;if(recurse){recurse.push(iso)}else{if(iso.from>iCh)order.push(new BidiSpan(
iCh,iso.from,localLevel));let dirSwap=iso.direction==LTR!=!(localLevel%2);computeSectionOrder(line,dirSwap?
level+1:level,baseLevel,iso.inner,iso.from,iso.to,order);iCh=iso.to}iScan=iso.to}else if(iScan==to||
(sameDir?types[iScan]!=ourType:types[iScan]==ourType)){break}else{iScan++}}if(recurse)emitSpans(line,
iCh,iScan,level+1,baseLevel,recurse,order);else if(iCh<iScan)order.push(new BidiSpan(iCh,iScan,localLevel));
iCh=iScan}}else{for(let iCh=to,iI=isolates.length;iCh>from;){let sameDir=true,isNum=false;if(!iI||iCh>
isolates[iI-1].to){let next=types[iCh-1];if(next!=ourType){sameDir=false;isNum=next==16}}let recurse=!sameDir&&
ourType==1?[]:null;let localLevel=sameDir?level:level+1;let iScan=iCh;run:for(;;){if(iI&&iScan==isolates[iI-
1].to){if(isNum)break run;let iso=isolates[--iI];if(!sameDir)for(let upto=iso.from,jI=iI;;){if(upto==
from)break run;if(jI&&isolates[jI-1].to==upto)upto=isolates[--jI].from;else if(types[upto-1]==ourType)
break run;else break}if(recurse){recurse.push(iso)}else{if(iso.to<iCh)order.push(new BidiSpan(iso.to,
iCh,localLevel));let dirSwap=iso.direction==LTR!=!(localLevel%2);computeSectionOrder(line,dirSwap?level+
1:level,baseLevel,iso.inner,iso.from,iso.to,order);iCh=iso.from}iScan=iso.from}else if(iScan==from||
(sameDir?types[iScan-1]!=ourType:types[iScan-1]==ourType)){break}else{iScan--}}if(recurse)emitSpans(
line,iScan,iCh,level+1,baseLevel,recurse,order);else if(iScan<iCh)order.push(new BidiSpan(iScan,iCh,
localLevel));iCh=iScan}}}function computeSectionOrder(line,level,baseLevel,isolates,from,to,order){let outerType=level%
2?2:1;computeCharTypes(line,from,to,isolates,outerType);processBracketPairs(line,from,to,isolates,outerType);
processNeutrals(from,to,isolates,outerType);emitSpans(line,from,to,level,baseLevel,isolates,order)}function computeOrder(line,direction,isolates){
if(!line)return[new BidiSpan(0,0,direction==RTL?1:0)];if(direction==LTR&&!isolates.length&&!BidiRE.test(
line))return trivialOrder(line.length);if(isolates.length)while(line.length>types.length)types[types.
length]=256;let order=[],level=direction==LTR?0:1;computeSectionOrder(line,level,level,isolates,0,line.
length,order);return order}function trivialOrder(length){return[new BidiSpan(0,length,0)]}var movedOver="";
function moveVisually(line,order,dir,start2,forward){var _a2;if(!line.length)return null;let startIndex=start2.
head-line.from,spanI;if(start2.head==line.from&&start2.assoc<0){if(!forward)return null;startIndex=order[spanI=
0].side(false,dir)}else if(start2.head==line.to&&start2.assoc>0){if(forward)return null;startIndex=order[spanI=
order.length-1].side(true,dir)}else{spanI=BidiSpan.find(order,startIndex,(_a2=start2.bidiLevel)!==null&&
_a2!==void 0?_a2:-1,start2.assoc)}let span=order[spanI],spanEnd=span.side(forward,dir);if(startIndex==
spanEnd){let nextI=spanI+=forward?1:-1;if(nextI<0||nextI>=order.length)return null;span=order[spanI=
nextI];startIndex=span.side(!forward,dir);spanEnd=span.side(forward,dir)}let nextIndex=findClusterBreak2(
line.text,startIndex,span.forward(forward,dir));if(nextIndex<span.from||nextIndex>span.to)nextIndex=
spanEnd;movedOver=line.text.slice(Math.min(startIndex,nextIndex),Math.max(startIndex,nextIndex));let nextSpan=spanI==
(forward?order.length-1:0)?null:order[spanI+(forward?1:-1)];if(nextIndex==spanEnd){if(!nextSpan)return forward?
EditorSelection.cursor(line.to,1):EditorSelection.cursor(line.from,-1);if(nextSpan.level+(forward?0:
1)<span.level)return EditorSelection.cursor(nextSpan.side(!forward,dir)+line.from,nextSpan.forward(forward,
dir)?1:-1,nextSpan.level)}return EditorSelection.cursor(nextIndex+line.from,span.forward(forward,dir)?
-1:1,span.level)}function autoDirection(text,from,to){for(let i2=from;i2<to;i2++){let type=charType(
text.charCodeAt(i2));if(type==1)return LTR;if(type==2||type==4)return RTL}}var clickAddsSelectionRange=Facet.
define();var dragMovesSelection$1=Facet.define();var mouseSelectionStyle=Facet.define();var exceptionSink=Facet.
define();var updateListener=Facet.define();var inputHandler=Facet.define();var focusChangeEffect=Facet.
define();var clipboardInputFilter=Facet.define();var clipboardOutputFilter=Facet.define();var perLineTextDirection=Facet.
define({combine:values=>values.some(x=>x)});var nativeSelectionHidden=Facet.define({combine:values=>values.
some(x=>x)});var scrollHandler=Facet.define();var ScrollTarget=class _ScrollTarget{constructor(range,y,x,yMargin,xMargin,isSnapshot=false){
this.range=range;this.y=y;this.x=x;this.yMargin=yMargin;this.xMargin=xMargin;this.isSnapshot=isSnapshot}map(changes){
return changes.empty?this:new _ScrollTarget(this.range.map(changes),this.y,this.x,this.yMargin,this.
xMargin,this.isSnapshot)}clip(state){return this.range.to<=state.doc.length?this:new _ScrollTarget(EditorSelection.
cursor(state.doc.length),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}};var scrollIntoView=StateEffect.
define({map:(t2,ch)=>t2.map(ch)});var setEditContextFormatting=StateEffect.define();function logException(state,exception,context){
let handler=state.facet(exceptionSink);if(handler.length)handler[0](exception);else if(window.onerror&&
window.onerror(String(exception),context,void 0,void 0,exception));else if(context)console.error(context+
":",exception);else console.error(exception)}var editable=Facet.define({combine:values=>values.length?
values[0]:true});var nextPluginID=0;var viewPlugin=Facet.define({combine(plugins){return plugins.filter(
(p,i2)=>{for(let j=0;j<i2;j++)if(plugins[j].plugin==p.plugin)return false;return true})}});var ViewPlugin=class _ViewPlugin{constructor(id2,create,domEventHandlers,domEventObservers,buildExtensions){
this.id=id2;this.create=create;this.domEventHandlers=domEventHandlers;this.domEventObservers=domEventObservers;
this.baseExtensions=buildExtensions(this);this.extension=this.baseExtensions.concat(viewPlugin.of({plugin:this,
arg:void 0}))}of(arg){return this.baseExtensions.concat(viewPlugin.of({plugin:this,arg}))}static define(create,spec){
const{eventHandlers,eventObservers,provide,decorations:deco}=spec||{};return new _ViewPlugin(nextPluginID++,
create,eventHandlers,eventObservers,plugin=>{let ext=[];if(deco)ext.push(decorations.of(view=>{let pluginInst=view.
plugin(plugin);return pluginInst?deco(pluginInst):Decoration.none}));if(provide)ext.push(provide(plugin));
return ext})}static fromClass(cls,spec){return _ViewPlugin.define((view,arg)=>new cls(view,arg),spec)}};
var PluginInstance=class{constructor(spec){this.spec=spec;this.mustUpdate=null;this.value=null}get plugin(){
return this.spec&&this.spec.plugin}update(view){if(!this.value){if(this.spec){try{this.value=this.spec.
plugin.create(view,this.spec.arg)}catch(e){logException(view.state,e,"CodeMirror plugin crashed");this.
deactivate()}}}else if(this.mustUpdate){let update=this.mustUpdate;this.mustUpdate=null;if(this.value.
update){try{this.value.update(update)}catch(e){logException(update.state,e,"CodeMirror plugin crashe\
d");if(this.value.destroy)try{this.value.destroy()}catch(_){}this.deactivate()}}}return this}destroy(view){
var _a2;if((_a2=this.value)===null||_a2===void 0?void 0:_a2.destroy){try{this.value.destroy()}catch(e){
logException(view.state,e,"CodeMirror plugin crashed")}}}deactivate(){this.spec=this.value=null}};var editorAttributes=Facet.
define();var contentAttributes=Facet.define();var decorations=Facet.define();var blockWrappers=Facet.
define();var outerDecorations=Facet.define();var atomicRanges=Facet.define();var bidiIsolatedRanges=Facet.
define();function getIsolatedRanges(view,line){let isolates=view.state.facet(bidiIsolatedRanges);if(!isolates.
length)return isolates;let sets=isolates.map(i2=>i2 instanceof Function?i2(view):i2);let result=[];RangeSet.
spans(sets,line.from,line.to,{point(){},span(fromDoc,toDoc,active,open){let from=fromDoc-line.from,to=toDoc-
line.from;let level=result;for(let i2=active.length-1;i2>=0;i2--,open--){let direction=active[i2].spec.
bidiIsolate,update;if(open>0&&level.length&&(update=level[level.length-1]).to==from&&update.direction==
direction){update.to=to;level=update.inner}else{let add={from,to,direction,inner:[]};level.push(add);
level=add.inner}}}});return resolveIsolates(line.text,result)}function resolveIsolates(text,isolates){
for(let i2 of isolates){if(i2.direction==null){for(let pos=i2.from,j=0;pos<i2.to;j++){let nextInner=j<
i2.inner.length?i2.inner[j]:null;let dir=autoDirection(text,pos,nextInner?nextInner.from:i2.to);if(dir){
i2.direction=dir;break}if(!nextInner)break;pos=nextInner.to}if(i2.direction==null)i2.direction=Direction.
LTR}resolveIsolates(text,i2.inner)}return isolates}var scrollMargins=Facet.define();function getScrollMargins(view){
let left=0,right=0,top2=0,bottom=0;for(let source of view.state.facet(scrollMargins)){let m=source(view);
if(m){if(m.left!=null)left=Math.max(left,m.left);if(m.right!=null)right=Math.max(right,m.right);if(m.
top!=null)top2=Math.max(top2,m.top);if(m.bottom!=null)bottom=Math.max(bottom,m.bottom)}}return{left,
right,top:top2,bottom}}var styleModule=Facet.define();var ChangedRange=class _ChangedRange{constructor(fromA,toA,fromB,toB){
this.fromA=fromA;this.toA=toA;this.fromB=fromB;this.toB=toB}join(other){return new _ChangedRange(Math.
min(this.fromA,other.fromA),Math.max(this.toA,other.toA),Math.min(this.fromB,other.fromB),Math.max(this.
toB,other.toB))}addToSet(set){let i2=set.length,me=this;for(;i2>0;i2--){let range=set[i2-1];if(range.
fromA>me.toA)continue;if(range.toA<me.fromA)break;me=me.join(range);set.splice(i2-1,1)}set.splice(i2,
0,me);return set}static extendWithRanges(diff,ranges){if(ranges.length==0)return diff;let result=[];
for(let dI=0,rI=0,off=0;;){let nextD=dI<diff.length?diff[dI].fromB:1e9;let nextR=rI<ranges.length?ranges[rI]:
1e9;let fromB=Math.min(nextD,nextR);if(fromB==1e9)break;let fromA=fromB+off,toB=fromB,toA=fromA;for(;;){
if(rI<ranges.length&&ranges[rI]<=toB){let end=ranges[rI+1];rI+=2;toB=Math.max(toB,end);for(let i2=dI;i2<
diff.length&&diff[i2].fromB<=toB;i2++)off=diff[i2].toA-diff[i2].toB;toA=Math.max(toA,end+off)}else if(dI<
diff.length&&diff[dI].fromB<=toB){let next=diff[dI++];toB=Math.max(toB,next.toB);toA=Math.max(toA,next.
toA);off=next.toA-next.toB}else{break}}result.push(new _ChangedRange(fromA,toA,fromB,toB))}return result}};
var ViewUpdate=class _ViewUpdate{constructor(view,state,transactions){this.view=view;this.state=state;
this.transactions=transactions;this.flags=0;this.startState=view.state;this.changes=ChangeSet.empty(
this.startState.doc.length);for(let tr of transactions)this.changes=this.changes.compose(tr.changes);
let changedRanges=[];this.changes.iterChangedRanges((fromA,toA,fromB,toB)=>changedRanges.push(new ChangedRange(
fromA,toA,fromB,toB)));this.changedRanges=changedRanges}static create(view,state,transactions){return new _ViewUpdate(
view,state,transactions)}get viewportChanged(){return(this.flags&4)>0}get viewportMoved(){return(this.
flags&8)>0}get heightChanged(){return(this.flags&2)>0}get geometryChanged(){return this.docChanged||
(this.flags&(16|2))>0}get focusChanged(){return(this.flags&1)>0}get docChanged(){return!this.changes.
empty}get selectionSet(){return this.transactions.some(tr=>tr.selection)}get empty(){return this.flags==
0&&this.transactions.length==0}};var noChildren=[];var Tile=class{constructor(dom,length,flags=0){this.
dom=dom;this.length=length;this.flags=flags;this.parent=null;dom.cmTile=this}get breakAfter(){return this.
flags&1}get children(){return noChildren}isWidget(){return false}get isHidden(){return false}isComposite(){
return false}isLine(){return false}isText(){return false}isBlock(){return false}get domAttrs(){return null}sync(track){
this.flags|=2;if(this.flags&4){this.flags&=-5;let attrs=this.domAttrs;if(attrs)setAttrs(this.dom,attrs)}}toString(){
return this.constructor.name+(this.children.length?`(${this.children})`:"")+(this.breakAfter?"#":"")}destroy(){
this.parent=null}setDOM(dom){this.dom=dom;dom.cmTile=this}get posAtStart(){return this.parent?this.parent.
posBefore(this):0}get posAtEnd(){return this.posAtStart+this.length}posBefore(tile,start2=this.posAtStart){
let pos=start2;for(let child of this.children){if(child==tile)return pos;pos+=child.length+child.breakAfter}
throw new RangeError("Invalid child in posBefore")}posAfter(tile){return this.posBefore(tile)+tile.length}covers(side){
return true}coordsIn(pos,side,rtl){return null}domPosFor(off,side){let index=domIndex(this.dom);let after=this.
length?off>0:side>0;return new DOMPos(this.parent.dom,index+(after?1:0),off==0||off==this.length)}markDirty(attrs){
this.flags&=-3;if(attrs)this.flags|=4;if(this.parent&&this.parent.flags&2)this.parent.markDirty(false)}get overrideDOMText(){
return null}get root(){for(let t2=this;t2;t2=t2.parent)if(t2 instanceof DocTile)return t2;return null}static get(dom){
return dom.cmTile}};var CompositeTile=class extends Tile{constructor(dom){super(dom,0);this._children=
[]}isComposite(){return true}get children(){return this._children}get lastChild(){return this.children.
length?this.children[this.children.length-1]:null}append(child){this.children.push(child);child.parent=
this}sync(track){if(this.flags&2)return;super.sync(track);let parent=this.dom,prev=null,next;let tracking=(track===
null||track===void 0?void 0:track.node)==parent?track:null;let length=0;for(let child of this.children){
child.sync(track);length+=child.length+child.breakAfter;next=prev?prev.nextSibling:parent.firstChild;
if(tracking&&next!=child.dom)tracking.written=true;if(child.dom.parentNode==parent){while(next&&next!=
child.dom)next=rm$1(next)}else{parent.insertBefore(child.dom,next)}prev=child.dom}next=prev?prev.nextSibling:
parent.firstChild;if(tracking&&next)tracking.written=true;while(next)next=rm$1(next);this.length=length}};
function rm$1(dom){let next=dom.nextSibling;dom.parentNode.removeChild(dom);return next}var DocTile=class extends CompositeTile{constructor(view,dom){
super(dom);this.view=view}owns(tile){for(;tile;tile=tile.parent)if(tile==this)return true;return false}isBlock(){
return true}nearest(dom){for(;;){if(!dom)return null;let tile=Tile.get(dom);if(tile&&this.owns(tile))
return tile;dom=dom.parentNode}}blockTiles(f){for(let stack=[],cur=this,i2=0,pos=0;;){if(i2==cur.children.
length){if(!stack.length)return;cur=cur.parent;if(cur.breakAfter)pos++;i2=stack.pop()}else{let next=cur.
children[i2++];if(next instanceof BlockWrapperTile){stack.push(i2);cur=next;i2=0}else{let end=pos+next.
length;let result=f(next,pos);if(result!==void 0)return result;pos=end+next.breakAfter}}}}resolveBlock(pos,side){
let before,beforeOff=-1,after,afterOff=-1;this.blockTiles((tile,off)=>{let end=off+tile.length;if(pos>=
off&&pos<=end){if(tile.isWidget()&&side>=-1&&side<=1){if(tile.flags&32)return true;if(tile.flags&16)
before=void 0}if((off<pos||pos==end&&(side<-1?tile.length:tile.covers(1)))&&(!before||!tile.isWidget()&&
before.isWidget())){before=tile;beforeOff=pos-off}if((end>pos||pos==off&&(side>1?tile.length:tile.covers(
-1)))&&(!after||!tile.isWidget()&&after.isWidget())){after=tile;afterOff=pos-off}}});if(!before&&!after)
throw new Error("No tile at position "+pos);return before&&side<0||!after?{tile:before,offset:beforeOff}:
{tile:after,offset:afterOff}}};var BlockWrapperTile=class _BlockWrapperTile extends CompositeTile{constructor(dom,wrapper){
super(dom);this.wrapper=wrapper}isBlock(){return true}covers(side){if(!this.children.length)return false;
return side<0?this.children[0].covers(-1):this.lastChild.covers(1)}get domAttrs(){return this.wrapper.
attributes}static of(wrapper,dom){let tile=new _BlockWrapperTile(dom||document.createElement(wrapper.
tagName),wrapper);if(!dom)tile.flags|=4;return tile}};var LineTile=class _LineTile extends CompositeTile{constructor(dom,attrs){
super(dom);this.attrs=attrs}isLine(){return true}static start(attrs,dom,keepAttrs){let line=new _LineTile(
dom||document.createElement("div"),attrs);if(!dom||!keepAttrs)line.flags|=4;return line}get domAttrs(){
return this.attrs}resolveInline(pos,side,forCoords=false){let before=null,beforeOff=-1,after=null,afterOff=-1;
function scan(tile,pos2){for(let i2=0,off=0;i2<tile.children.length&&off<=pos2;i2++){let child=tile.
children[i2],end=off+child.length;if(end>=pos2){if(child.isComposite()){scan(child,pos2-off)}else if((!after||
forCoords&&after.isHidden&&(side>0&&!(after.flags&32)||forCoords&&onSameLine(after,child)))&&(end>pos2||
child.flags&32&&side<=1)){after=child;afterOff=pos2-off}else if(off<pos2||child.flags&16&&!(forCoords&&
child.isHidden)&&side>=-1){before=child;beforeOff=pos2-off}}off=end}}scan(this,pos);let target=(side<
0?before:after)||before||after;return target?{tile:target,offset:target==before?beforeOff:afterOff}:
null}coordsIn(pos,side,rtl){let found=this.resolveInline(pos,side,true);if(!found)return fallbackRect(
this);return found.tile.coordsIn(Math.max(0,found.offset),side,rtl)}domIn(pos,side){let found=this.resolveInline(
pos,side);if(found){let{tile,offset}=found;if(this.dom.contains(tile.dom)){if(tile.isText())return new DOMPos(
tile.dom,Math.min(tile.dom.nodeValue.length,offset));return tile.domPosFor(offset,tile.flags&16?1:tile.
flags&32?-1:side)}let parent=found.tile.parent,saw=false;for(let ch of parent.children){if(saw)return new DOMPos(
ch.dom,0);if(ch==found.tile){saw=true}}}return new DOMPos(this.dom,0)}};function fallbackRect(tile){
let last2=tile.dom.lastChild;if(!last2)return tile.dom.getBoundingClientRect();let rects=clientRectsFor(
last2);return rects[rects.length-1]||null}function onSameLine(a,b){let posA=a.coordsIn(0,1),posB=b.coordsIn(
0,1);return posA&&posB&&posB.top<posA.bottom}var MarkTile=class _MarkTile extends CompositeTile{constructor(dom,mark){
super(dom);this.mark=mark}get domAttrs(){return this.mark.attrs}static of(mark,dom){let tile=new _MarkTile(
dom||document.createElement(mark.tagName),mark);if(!dom)tile.flags|=4;return tile}};var TextTile=class _TextTile extends Tile{constructor(dom,text){
super(dom,text.length);this.text=text}sync(track){if(this.flags&2)return;super.sync(track);if(this.dom.
nodeValue!=this.text){if(track&&track.node==this.dom)track.written=true;this.dom.nodeValue=this.text}}isText(){
return true}toString(){return JSON.stringify(this.text)}coordsIn(pos,side,rtl){let length=this.dom.nodeValue.
length;if(pos>length)pos=length;let from=pos,to=pos,flatten2=0;if(pos==0&&side<0||pos==length&&side>=
0){if(!(browser.chrome||browser.gecko)){if(pos){from--;flatten2=1}else if(to<length){to++;flatten2=-1}}}else{
if(side<0)from--;else if(to<length)to++}let rects=textRange(this.dom,from,to).getClientRects();if(!rects.
length)return null;let rect=rects[(flatten2?flatten2<0:side>=0)?0:rects.length-1];if(browser.safari&&
!flatten2&&rect.width==0)rect=Array.prototype.find.call(rects,r=>r.width)||rect;return rtl==null?rect:
flattenRect(rect,(flatten2?flatten2>0:side<0)==rtl)}static of(text,dom){let tile=new _TextTile(dom||
document.createTextNode(text),text);if(!dom)tile.flags|=2;return tile}};var WidgetTile=class _WidgetTile extends Tile{constructor(dom,length,widget,flags){
super(dom,length,flags);this.widget=widget}isWidget(){return true}get isHidden(){return this.widget.
isHidden}covers(side){if(this.flags&48)return false;return(this.flags&(side<0?64:128))>0}coordsIn(pos,side){
return this.coordsInWidget(pos,side,false)}coordsInWidget(pos,side,block){let custom=this.widget.coordsAt(
this.dom,pos,side);if(custom)return custom;if(block){return flattenRect(this.dom.getBoundingClientRect(),
this.length?pos==0:side<=0)}else{let rects=this.dom.getClientRects(),rect=null;if(!rects.length)return null;
let fromBack=this.flags&16?true:this.flags&32?false:pos>0;for(let i2=fromBack?rects.length-1:0;;i2+=
fromBack?-1:1){rect=rects[i2];if(pos>0?i2==0:i2==rects.length-1||rect.top<rect.bottom)break}return flattenRect(
rect,!fromBack)}}get overrideDOMText(){if(!this.length)return Text.empty;let{root}=this;if(!root)return Text.
empty;let start2=this.posAtStart;return root.view.state.doc.slice(start2,start2+this.length)}destroy(){
super.destroy();this.widget.destroy(this.dom)}static of(widget,view,length,flags,dom){if(!dom){dom=widget.
toDOM(view);if(!widget.editable)dom.contentEditable="false"}return new _WidgetTile(dom,length,widget,
flags)}};var WidgetBufferTile=class extends Tile{constructor(flags){let img=document.createElement("\
img");img.className="cm-widgetBuffer";img.setAttribute("aria-hidden","true");super(img,0,flags)}get isHidden(){
return true}get overrideDOMText(){return Text.empty}coordsIn(pos,side,rtl){let rect=this.dom.getBoundingClientRect();
return rtl==null?rect:flattenRect(rect,side>0==rtl)}};var TilePointer=class{constructor(top2){this.index=
0;this.beforeBreak=false;this.parents=[];this.tile=top2}advance(dist2,side,walker){let{tile,index,beforeBreak,
parents}=this;while(dist2||side>0){if(!tile.isComposite()){let len=tile.length;if(index<len&&dist2){
let take=Math.min(dist2,len-index);if(walker)walker.skip(tile,index,index+take);dist2-=take;index+=take}
if(index==len){beforeBreak=!!tile.breakAfter;({tile,index}=parents.pop());index++}else if(!dist2){break}}else if(beforeBreak){
if(!dist2)break;if(walker)walker.break();dist2--;beforeBreak=false}else if(index==tile.children.length){
if(!dist2&&!parents.length)break;if(walker)walker.leave(tile);beforeBreak=!!tile.breakAfter;({tile,index}=
parents.pop());index++}else{let next=tile.children[index],brk=next.breakAfter;if((side>0?next.length<=
dist2:next.length<dist2)&&(!walker||walker.skip(next,0,next.length)!==false||!next.isComposite)){beforeBreak=
!!brk;index++;dist2-=next.length}else{parents.push({tile,index});tile=next;index=0;if(walker&&next.isComposite())
walker.enter(next)}}}this.tile=tile;this.index=index;this.beforeBreak=beforeBreak;return this}get root(){
return this.parents.length?this.parents[0].tile:this.tile}};var OpenWrapper=class{constructor(from,to,wrapper,rank2){
this.from=from;this.to=to;this.wrapper=wrapper;this.rank=rank2}};var TileBuilder=class{constructor(cache2,root,blockWrappers2){
this.cache=cache2;this.root=root;this.blockWrappers=blockWrappers2;this.curLine=null;this.lastBlock=
null;this.afterWidget=null;this.pos=0;this.wrappers=[];this.wrapperPos=0}addText(text,marks2,openStart,tile){
var _a2;this.flushBuffer();let parent=this.ensureMarks(marks2,openStart);let prev=parent.lastChild;if(prev&&
prev.isText()&&!(prev.flags&8)&&prev.length+text.length<512){this.cache.reused.set(prev,2);let tile2=parent.
children[parent.children.length-1]=new TextTile(prev.dom,prev.text+text);tile2.parent=parent}else{parent.
append(tile||TextTile.of(text,(_a2=this.cache.find(TextTile))===null||_a2===void 0?void 0:_a2.dom))}
this.pos+=text.length;this.afterWidget=null}addComposition(composition,context){let line=this.curLine;
if(line.dom!=context.line.dom){line.setDOM(this.cache.reused.has(context.line)?freeNode(context.line.
dom):context.line.dom);this.cache.reused.set(context.line,2)}let head=line;for(let i2=context.marks.
length-1;i2>=0;i2--){let mark=context.marks[i2];let last2=head.lastChild;if(last2 instanceof MarkTile&&
last2.mark.eq(mark.mark)){if(last2.dom!=mark.dom)last2.setDOM(freeNode(mark.dom));head=last2}else{let{
dom}=mark;if(this.cache.reused.get(mark)){let tile=Tile.get(mark.dom);if(tile)dom=freeNode(mark.dom)}
let nw=MarkTile.of(mark.mark,dom);head.append(nw);head=nw}this.cache.reused.set(mark,2)}let oldTile=Tile.
get(composition.text);if(oldTile)this.cache.reused.set(oldTile,2);let text=new TextTile(composition.
text,composition.text.nodeValue);text.flags|=8;this.pos=composition.range.toB;head.append(text)}addInlineWidget(widget,marks2,openStart){
let noSpace=this.afterWidget&&widget.flags&48&&(this.afterWidget.flags&48)==(widget.flags&48);if(!noSpace)
this.flushBuffer();let parent=this.ensureMarks(marks2,openStart);if(!noSpace&&!(widget.flags&16))parent.
append(this.getBuffer(1));parent.append(widget);this.pos+=widget.length;this.afterWidget=widget}addMark(tile,marks2,openStart){
this.flushBuffer();let parent=this.ensureMarks(marks2,openStart);parent.append(tile);this.pos+=tile.
length;this.afterWidget=null}addBlockWidget(widget){this.getBlockPos().append(widget);this.pos+=widget.
length;this.lastBlock=widget;this.endLine()}continueWidget(length){let widget=this.afterWidget||this.
lastBlock;widget.length+=length;this.pos+=length}addLineStart(attrs,dom){var _a2;if(!attrs)attrs=lineBaseAttrs;
let tile=LineTile.start(attrs,dom||((_a2=this.cache.find(LineTile))===null||_a2===void 0?void 0:_a2.
dom),!!dom);this.getBlockPos().append(this.lastBlock=this.curLine=tile)}addLine(tile){this.getBlockPos().
append(tile);this.pos+=tile.length;this.lastBlock=tile;this.endLine()}addBreak(){this.lastBlock.flags|=
1;this.endLine();this.pos++}addLineStartIfNotCovered(attrs){if(!this.blockPosCovered())this.addLineStart(
attrs)}ensureLine(attrs){if(!this.curLine)this.addLineStart(attrs)}ensureMarks(marks2,openStart){var _a2;
let parent=this.curLine;for(let i2=marks2.length-1;i2>=0;i2--){let mark=marks2[i2],last2;if(openStart>
0&&(last2=parent.lastChild)&&last2 instanceof MarkTile&&last2.mark.eq(mark)){parent=last2;openStart--}else{
let tile=MarkTile.of(mark,(_a2=this.cache.find(MarkTile,m=>m.mark.eq(mark)))===null||_a2===void 0?void 0:
_a2.dom);parent.append(tile);parent=tile;openStart=0}}return parent}endLine(){if(this.curLine){this.
flushBuffer();let last2=this.curLine.lastChild;if(!last2||!hasContent(this.curLine,false)||last2.dom.
nodeName!="BR"&&last2.isWidget()&&!(browser.ios&&hasContent(this.curLine,true)))this.curLine.append(
this.cache.findWidget(BreakWidget,0,32)||new WidgetTile(BreakWidget.toDOM(),0,BreakWidget,32));this.
curLine=this.afterWidget=null}}updateBlockWrappers(){if(this.wrapperPos>this.pos+1e4){this.blockWrappers.
goto(this.pos);this.wrappers.length=0}for(let i2=this.wrappers.length-1;i2>=0;i2--)if(this.wrappers[i2].
to<this.pos)this.wrappers.splice(i2,1);for(let cur=this.blockWrappers;cur.value&&cur.from<=this.pos;cur.
next())if(cur.to>=this.pos){let rank2=cur.rank*102+cur.value.rank;let wrap=new OpenWrapper(cur.from,
cur.to,cur.value,rank2),i2=this.wrappers.length;while(i2>0&&(this.wrappers[i2-1].rank-wrap.rank||this.
wrappers[i2-1].to-wrap.to)<0)i2--;this.wrappers.splice(i2,0,wrap)}this.wrapperPos=this.pos}getBlockPos(){
var _a2;this.updateBlockWrappers();let parent=this.root;for(let wrap of this.wrappers){let last2=parent.
lastChild;if(wrap.from<this.pos&&last2 instanceof BlockWrapperTile&&last2.wrapper.eq(wrap.wrapper)){
parent=last2}else{let tile=BlockWrapperTile.of(wrap.wrapper,(_a2=this.cache.find(BlockWrapperTile,t2=>t2.
wrapper.eq(wrap.wrapper)))===null||_a2===void 0?void 0:_a2.dom);parent.append(tile);parent=tile}}return parent}blockPosCovered(){
let last2=this.lastBlock;return last2!=null&&!last2.breakAfter&&(!last2.isWidget()||(last2.flags&(32|
128))>0)}getBuffer(side){let flags=2|(side<0?16:32);let found=this.cache.find(WidgetBufferTile,void 0,
1);if(found)found.flags=flags;return found||new WidgetBufferTile(flags)}flushBuffer(){if(this.afterWidget&&
!(this.afterWidget.flags&32)){this.afterWidget.parent.append(this.getBuffer(-1));this.afterWidget=null}}};
var TextStream=class{constructor(doc2){this.skipCount=0;this.text="";this.textOff=0;this.cursor=doc2.
iter()}skip(len){if(this.textOff+len<=this.text.length){this.textOff+=len}else{this.skipCount+=len-(this.
text.length-this.textOff);this.text="";this.textOff=0}}next(maxLen){if(this.textOff==this.text.length){
let{value,lineBreak,done}=this.cursor.next(this.skipCount);this.skipCount=0;if(done)throw new Error(
"Ran out of text content when drawing inline views");this.text=value;let len=this.textOff=Math.min(maxLen,
value.length);return lineBreak?null:value.slice(0,len)}let end=Math.min(this.text.length,this.textOff+
maxLen);let chars=this.text.slice(this.textOff,end);this.textOff=end;return chars}};var buckets=[WidgetTile,
LineTile,TextTile,MarkTile,WidgetBufferTile,BlockWrapperTile,DocTile];for(let i2=0;i2<buckets.length;i2++)
buckets[i2].bucket=i2;var TileCache=class{constructor(view){this.view=view;this.buckets=buckets.map(
()=>[]);this.index=buckets.map(()=>0);this.reused=new Map}add(tile){let i2=tile.constructor.bucket,bucket=this.
buckets[i2];if(bucket.length<6)bucket.push(tile);else bucket[this.index[i2]=(this.index[i2]+1)%6]=tile}find(cls,test,type=2){
let i2=cls.bucket;let bucket=this.buckets[i2],off=this.index[i2];for(let j=0;j<bucket.length;j++){let index=(j+
off)%bucket.length,tile=bucket[index];if((!test||test(tile))&&!this.reused.has(tile)){bucket.splice(
index,1);if(index<off)this.index[i2]--;this.reused.set(tile,type);return tile}}return null}findWidget(widget,length,flags){
let widgets=this.buckets[0];if(widgets.length)for(let i2=0,pass=0;;i2++){if(i2==widgets.length){if(pass)
return null;pass=1;i2=0}let tile=widgets[i2];if(!this.reused.has(tile)&&(pass==0?tile.widget.compare(
widget):tile.widget.constructor==widget.constructor&&widget.updateDOM(tile.dom,this.view,tile.widget))){
widgets.splice(i2,1);if(i2<this.index[0])this.index[0]--;if(tile.widget==widget&&tile.length==length&&
(tile.flags&(496|1))==flags){this.reused.set(tile,1);return tile}else{this.reused.set(tile,2);return new WidgetTile(
tile.dom,length,widget,tile.flags&-498|flags)}}}}reuse(tile){this.reused.set(tile,1);return tile}maybeReuse(tile,type=2){
if(this.reused.has(tile))return void 0;this.reused.set(tile,type);return tile.dom}clear(){for(let i2=0;i2<
this.buckets.length;i2++)this.buckets[i2].length=this.index[i2]=0}};var TileUpdate=class{constructor(view,old,blockWrappers2,decorations2,disallowBlockEffectsFor){
this.view=view;this.decorations=decorations2;this.disallowBlockEffectsFor=disallowBlockEffectsFor;this.
openWidget=false;this.openMarks=0;this.cache=new TileCache(view);this.text=new TextStream(view.state.
doc);this.builder=new TileBuilder(this.cache,new DocTile(view,view.contentDOM),RangeSet.iter(blockWrappers2));
this.cache.reused.set(old,2);this.old=new TilePointer(old);this.reuseWalker={skip:(tile,from,to)=>{this.
cache.add(tile);if(tile.isComposite())return false},enter:tile=>this.cache.add(tile),leave:()=>{},break:()=>{}}}run(changes,composition){
let compositionContext=composition&&this.getCompositionContext(composition.text);for(let posA=0,posB=0,
i2=0;;){let next=i2<changes.length?changes[i2++]:null;let skipA=next?next.fromA:this.old.root.length;
if(skipA>posA){let len=skipA-posA;this.preserve(len,!i2,!next);posA=skipA;posB+=len}if(!next)break;if(composition&&
next.fromA<=composition.range.fromA&&next.toA>=composition.range.toA){this.forward(next.fromA,composition.
range.fromA,composition.range.fromA<composition.range.toA?1:-1);this.emit(posB,composition.range.fromB);
this.builder.flushBuffer();this.cache.clear();this.builder.addComposition(composition,compositionContext);
this.text.skip(composition.range.toB-composition.range.fromB);this.forward(composition.range.fromA,next.
toA);this.emit(composition.range.toB,next.toB)}else{this.forward(next.fromA,next.toA);this.emit(posB,
next.toB)}posB=next.toB;posA=next.toA}if(this.builder.curLine)this.builder.endLine();return this.builder.
root}preserve(length,incStart,incEnd){let activeMarks=getMarks(this.old),openMarks=this.openMarks;this.
old.advance(length,incEnd?1:-1,{skip:(tile,from,to)=>{if(tile.isWidget()){if(this.openWidget){this.builder.
continueWidget(to-from)}else{let widget=to>0||from<tile.length?WidgetTile.of(tile.widget,this.view,to-
from,tile.flags&496,this.cache.maybeReuse(tile)):this.cache.reuse(tile);if(widget.flags&256){widget.
flags&=-2;this.builder.addBlockWidget(widget)}else{this.builder.ensureLine(null);this.builder.addInlineWidget(
widget,activeMarks,openMarks);openMarks=activeMarks.length}}}else if(tile.isText()){this.builder.ensureLine(
null);if(!from&&to==tile.length&&!this.cache.reused.has(tile)){this.builder.addText(tile.text,activeMarks,
openMarks,this.cache.reuse(tile))}else{this.cache.add(tile);this.builder.addText(tile.text.slice(from,
to),activeMarks,openMarks)}openMarks=activeMarks.length}else if(tile.isLine()){tile.flags&=-2;this.cache.
reused.set(tile,1);this.builder.addLine(tile)}else if(tile instanceof WidgetBufferTile){this.cache.add(
tile)}else if(tile instanceof MarkTile){this.builder.ensureLine(null);this.builder.addMark(tile,activeMarks,
openMarks);this.cache.reused.set(tile,1);openMarks=activeMarks.length}else{return false}this.openWidget=
false},enter:tile=>{if(tile.isLine()){this.builder.addLineStart(tile.attrs,this.cache.maybeReuse(tile))}else{
this.cache.add(tile);if(tile instanceof MarkTile)activeMarks.unshift(tile.mark)}this.openWidget=false},
leave:tile=>{if(tile.isLine()){if(activeMarks.length)activeMarks.length=openMarks=0}else if(tile instanceof
MarkTile){activeMarks.shift();openMarks=Math.min(openMarks,activeMarks.length)}},break:()=>{this.builder.
addBreak();this.openWidget=false}});this.text.skip(length)}emit(from,to){let pendingLineAttrs=null;let b=this.
builder,markCount=-1;let openEnd=RangeSet.spans(this.decorations,from,to,{point:(from2,to2,deco,active,openStart,index)=>{
if(deco instanceof PointDecoration){if(this.disallowBlockEffectsFor[index]){if(deco.block)throw new RangeError(
"Block decorations may not be specified via plugins");if(to2>this.view.state.doc.lineAt(from2).to)throw new RangeError(
"Decorations that replace line breaks may not be specified via plugins")}markCount=active.length;if(openStart>
active.length){b.continueWidget(to2-from2)}else{let widget=deco.widget||(deco.block?NullWidget.block:
NullWidget.inline);let flags=widgetFlags(deco);let tile=this.cache.findWidget(widget,to2-from2,flags)||
WidgetTile.of(widget,this.view,to2-from2,flags);if(deco.block){if(deco.startSide>0)b.addLineStartIfNotCovered(
pendingLineAttrs);b.addBlockWidget(tile)}else{b.ensureLine(pendingLineAttrs);b.addInlineWidget(tile,
active,openStart)}}pendingLineAttrs=null}else{pendingLineAttrs=addLineDeco(pendingLineAttrs,deco)}if(to2>
from2)this.text.skip(to2-from2)},span:(from2,to2,active,openStart)=>{for(let pos=from2;pos<to2;){let chars=this.
text.next(Math.min(512,to2-pos));if(chars==null){b.addLineStartIfNotCovered(pendingLineAttrs);b.addBreak();
pos++}else{b.ensureLine(pendingLineAttrs);b.addText(chars,active,pos==from2?openStart:active.length);
pos+=chars.length}pendingLineAttrs=null}markCount=active.length}});if(markCount>-1)this.openWidget=openEnd>
markCount;if(!this.openWidget)b.addLineStartIfNotCovered(pendingLineAttrs);this.openMarks=openEnd}forward(from,to,side=1){
if(to-from<=10){this.old.advance(to-from,side,this.reuseWalker)}else{this.old.advance(5,-1,this.reuseWalker);
this.old.advance(to-from-10,-1);this.old.advance(5,side,this.reuseWalker)}}getCompositionContext(text){
let marks2=[],line=null;for(let parent=text.parentNode;;parent=parent.parentNode){let tile=Tile.get(
parent);if(parent==this.view.contentDOM)break;if(tile instanceof MarkTile)marks2.push(tile);else if(tile===
null||tile===void 0?void 0:tile.isLine())line=tile;else if(tile instanceof BlockWrapperTile);else if(parent.
nodeName=="DIV"&&!line)line=new LineTile(parent,lineBaseAttrs);else if(!line)marks2.push(MarkTile.of(
new MarkDecoration({tagName:parent.nodeName.toLowerCase(),attributes:getAttrs(parent)}),parent))}if(!line)
return null;return{line,marks:marks2}}};function hasContent(tile,requireText){let scan=tile2=>{for(let ch of tile2.
children)if((requireText?ch.isText():ch.length)||scan(ch))return true;return false};return scan(tile)}
function widgetFlags(deco){let flags=deco.isReplace?(deco.startSide<0?64:0)|(deco.endSide>0?128:0):deco.
startSide>0?32:16;if(deco.block)flags|=256;return flags}var lineBaseAttrs={class:"cm-line"};function addLineDeco(value,deco){
let attrs=deco.spec.attributes,cls=deco.spec.class;if(!attrs&&!cls)return value;if(!value)value={class:"\
cm-line"};if(attrs)combineAttrs(attrs,value);if(cls)value.class+=" "+cls;return value}function getMarks(ptr){
let found=[];for(let i2=ptr.parents.length;i2>1;i2--){let tile=i2==ptr.parents.length?ptr.tile:ptr.parents[i2].
tile;if(tile instanceof MarkTile)found.push(tile.mark)}return found}function freeNode(node){let tile=Tile.
get(node);if(tile)tile.setDOM(node.cloneNode());return node}var NullWidget=class extends WidgetType{constructor(tag){
super();this.tag=tag}eq(other){return other.tag==this.tag}toDOM(){return document.createElement(this.
tag)}updateDOM(elt){return elt.nodeName.toLowerCase()==this.tag}get isHidden(){return true}};NullWidget.
inline=new NullWidget("span");NullWidget.block=new NullWidget("div");var BreakWidget=new class extends WidgetType{toDOM(){
return document.createElement("br")}get isHidden(){return true}get editable(){return true}};var DocView=class{constructor(view){
this.view=view;this.decorations=[];this.blockWrappers=[];this.dynamicDecorationMap=[false];this.domChanged=
null;this.hasComposition=null;this.editContextFormatting=Decoration.none;this.lastCompositionAfterCursor=
false;this.minWidth=0;this.minWidthFrom=0;this.minWidthTo=0;this.impreciseAnchor=null;this.impreciseHead=
null;this.forceSelection=false;this.lastUpdate=Date.now();this.updateDeco();this.tile=new DocTile(view,
view.contentDOM);this.updateInner([new ChangedRange(0,0,0,view.state.doc.length)],null)}update(update){
var _a2;let changedRanges=update.changedRanges;if(this.minWidth>0&&changedRanges.length){if(!changedRanges.
every(({fromA,toA})=>toA<this.minWidthFrom||fromA>this.minWidthTo)){this.minWidth=this.minWidthFrom=
this.minWidthTo=0}else{this.minWidthFrom=update.changes.mapPos(this.minWidthFrom,1);this.minWidthTo=
update.changes.mapPos(this.minWidthTo,1)}}this.updateEditContextFormatting(update);let readCompositionAt=-1;
if(this.view.inputState.composing>=0&&!this.view.observer.editContext){if((_a2=this.domChanged)===null||
_a2===void 0?void 0:_a2.newSel)readCompositionAt=this.domChanged.newSel.head;else if(!touchesComposition(
update.changes,this.hasComposition)&&!update.selectionSet)readCompositionAt=update.state.selection.main.
head}let composition=readCompositionAt>-1?findCompositionRange(this.view,update.changes,readCompositionAt):
null;this.domChanged=null;if(this.hasComposition){let{from,to}=this.hasComposition;changedRanges=new ChangedRange(
from,to,update.changes.mapPos(from,-1),update.changes.mapPos(to,1)).addToSet(changedRanges.slice())}
this.hasComposition=composition?{from:composition.range.fromB,to:composition.range.toB}:null;if((browser.
ie||browser.chrome)&&!composition&&update&&update.state.doc.lines!=update.startState.doc.lines)this.
forceSelection=true;let prevDeco=this.decorations,prevWrappers=this.blockWrappers;this.updateDeco();
let decoDiff=findChangedDeco(prevDeco,this.decorations,update.changes);if(decoDiff.length)changedRanges=
ChangedRange.extendWithRanges(changedRanges,decoDiff);let blockDiff=findChangedWrappers(prevWrappers,
this.blockWrappers,update.changes);if(blockDiff.length)changedRanges=ChangedRange.extendWithRanges(changedRanges,
blockDiff);if(composition&&!changedRanges.some(r=>r.fromA<=composition.range.fromA&&r.toA>=composition.
range.toA))changedRanges=composition.range.addToSet(changedRanges.slice());if(this.tile.flags&2&&changedRanges.
length==0){return false}else{this.updateInner(changedRanges,composition);if(update.transactions.length)
this.lastUpdate=Date.now();return true}}updateInner(changes,composition){this.view.viewState.mustMeasureContent=
true;let{observer}=this.view;observer.ignore(()=>{if(composition||changes.length){let oldTile=this.tile;
let builder=new TileUpdate(this.view,oldTile,this.blockWrappers,this.decorations,this.dynamicDecorationMap);
if(composition&&Tile.get(composition.text))builder.cache.reused.set(Tile.get(composition.text),2);this.
tile=builder.run(changes,composition);destroyDropped(oldTile,builder.cache.reused)}this.tile.dom.style.
height=this.view.viewState.contentHeight/this.view.scaleY+"px";this.tile.dom.style.flexBasis=this.minWidth?
this.minWidth+"px":"";let track=browser.chrome||browser.ios?{node:observer.selectionRange.focusNode,
written:false}:void 0;this.tile.sync(track);if(track&&(track.written||observer.selectionRange.focusNode!=
track.node||!this.tile.dom.contains(track.node)))this.forceSelection=true;this.tile.dom.style.height=
""});let gaps=[];if(this.view.viewport.from||this.view.viewport.to<this.view.state.doc.length){for(let child of this.
tile.children)if(child.isWidget()&&child.widget instanceof BlockGapWidget)gaps.push(child.dom)}observer.
updateGaps(gaps)}updateEditContextFormatting(update){this.editContextFormatting=this.editContextFormatting.
map(update.changes);for(let tr of update.transactions)for(let effect of tr.effects)if(effect.is(setEditContextFormatting)){
this.editContextFormatting=effect.value}}updateSelection(mustRead=false,fromPointer=false){if(mustRead||
!this.view.observer.selectionRange.focusNode)this.view.observer.readSelectionRange();let{dom}=this.tile;
let activeElt=this.view.root.activeElement,focused=activeElt==dom;let selectionNotFocus=!focused&&!(this.
view.state.facet(editable)||dom.tabIndex>-1)&&hasSelection(dom,this.view.observer.selectionRange)&&!(activeElt&&
dom.contains(activeElt));if(!(focused||fromPointer||selectionNotFocus))return;let force=this.forceSelection;
this.forceSelection=false;let main=this.view.state.selection.main,anchor,head;if(main.empty){head=anchor=
this.inlineDOMNearPos(main.anchor,main.assoc||1)}else{head=this.inlineDOMNearPos(main.head,main.head==
main.from?1:-1);anchor=this.inlineDOMNearPos(main.anchor,main.anchor==main.from?1:-1)}if(browser.gecko&&
main.empty&&!this.hasComposition&&betweenUneditable(anchor)){let dummy=document.createTextNode("");this.
view.observer.ignore(()=>anchor.node.insertBefore(dummy,anchor.node.childNodes[anchor.offset]||null));
anchor=head=new DOMPos(dummy,0);force=true}let domSel=this.view.observer.selectionRange;if(force||!domSel.
focusNode||(!isEquivalentPosition(anchor.node,anchor.offset,domSel.anchorNode,domSel.anchorOffset)||
!isEquivalentPosition(head.node,head.offset,domSel.focusNode,domSel.focusOffset))&&!this.suppressWidgetCursorChange(
domSel,main)){this.view.observer.ignore(()=>{if(browser.android&&browser.chrome&&dom.contains(domSel.
focusNode)&&inUneditable(domSel.focusNode,dom)){dom.blur();dom.focus({preventScroll:true})}let rawSel=getSelection(
this.view.root);if(!rawSel);else if(main.empty){if(browser.gecko){let nextTo=nextToUneditable(anchor.
node,anchor.offset);if(nextTo&&nextTo!=(1|2)){let text=(nextTo==1?textNodeBefore:textNodeAfter)(anchor.
node,anchor.offset);if(text)anchor=new DOMPos(text.node,text.offset)}}rawSel.collapse(anchor.node,anchor.
offset);if(main.bidiLevel!=null&&rawSel.caretBidiLevel!==void 0)rawSel.caretBidiLevel=main.bidiLevel}else if(rawSel.
extend){rawSel.collapse(anchor.node,anchor.offset);try{rawSel.extend(head.node,head.offset)}catch(_){}}else{
let range=document.createRange();if(main.anchor>main.head)[anchor,head]=[head,anchor];range.setEnd(head.
node,head.offset);range.setStart(anchor.node,anchor.offset);rawSel.removeAllRanges();rawSel.addRange(
range)}if(selectionNotFocus&&this.view.root.activeElement==dom){dom.blur();if(activeElt)activeElt.focus()}});
this.view.observer.setSelectionRange(anchor,head)}this.impreciseAnchor=anchor.precise?null:new DOMPos(
domSel.anchorNode,domSel.anchorOffset);this.impreciseHead=head.precise?null:new DOMPos(domSel.focusNode,
domSel.focusOffset)}suppressWidgetCursorChange(sel,cursor){return this.hasComposition&&cursor.empty&&
isEquivalentPosition(sel.focusNode,sel.focusOffset,sel.anchorNode,sel.anchorOffset)&&this.posFromDOM(
sel.focusNode,sel.focusOffset)==cursor.head}enforceCursorAssoc(){if(this.hasComposition)return;let{view}=this,
cursor=view.state.selection.main;let sel=getSelection(view.root);let{anchorNode,anchorOffset}=view.observer.
selectionRange;if(!sel||!cursor.empty||!cursor.assoc||!sel.modify)return;let line=this.lineAt(cursor.
head,cursor.assoc);if(!line)return;let lineStart=line.posAtStart;if(cursor.head==lineStart||cursor.head==
lineStart+line.length)return;let before=this.coordsAt(cursor.head,-1),after=this.coordsAt(cursor.head,
1);if(!before||!after||before.bottom>after.top)return;let dom=this.domAtPos(cursor.head+cursor.assoc,
cursor.assoc);sel.collapse(dom.node,dom.offset);sel.modify("move",cursor.assoc<0?"forward":"backward",
"lineboundary");view.observer.readSelectionRange();let newRange=view.observer.selectionRange;if(view.
docView.posFromDOM(newRange.anchorNode,newRange.anchorOffset)!=cursor.from)sel.collapse(anchorNode,anchorOffset)}posFromDOM(node,offset){
let tile=this.tile.nearest(node);if(!tile)return this.tile.dom.compareDocumentPosition(node)&2?0:this.
view.state.doc.length;let start2=tile.posAtStart;if(tile.isComposite()){let after;if(node==tile.dom){
after=tile.dom.childNodes[offset]}else{let bias=maxOffset(node)==0?0:offset==0?-1:1;for(;;){let parent=node.
parentNode;if(parent==tile.dom)break;if(bias==0&&parent.firstChild!=parent.lastChild){if(node==parent.
firstChild)bias=-1;else bias=1}node=parent}if(bias<0)after=node;else after=node.nextSibling}if(after==
tile.dom.firstChild)return start2;while(after&&!Tile.get(after))after=after.nextSibling;if(!after)return start2+
tile.length;for(let i2=0,pos=start2;;i2++){let child=tile.children[i2];if(child.dom==after)return pos;
pos+=child.length+child.breakAfter}}else if(tile.isText()){return node==tile.dom?start2+offset:start2+
(offset?tile.length:0)}else{return start2}}domAtPos(pos,side){let{tile,offset}=this.tile.resolveBlock(
pos,side);if(tile.isWidget())return tile.domPosFor(offset,side);return tile.domIn(offset,side)}inlineDOMNearPos(pos,side){
let before,beforeOff=-1,beforeBad=false;let after,afterOff=-1,afterBad=false;this.tile.blockTiles((tile,off)=>{
if(tile.isWidget()){if(tile.flags&32&&off>=pos)return true;if(tile.flags&16)beforeBad=true}else{let end=off+
tile.length;if(off<=pos){before=tile;beforeOff=pos-off;beforeBad=end<pos}if(end>=pos&&!after){after=
tile;afterOff=pos-off;afterBad=off>pos}if(off>pos&&after)return true}});if(!before&&!after)return this.
domAtPos(pos,side);if(beforeBad&&after)before=null;else if(afterBad&&before)after=null;return before&&
side<0||!after?before.domIn(beforeOff,side):after.domIn(afterOff,side)}coordsAt(pos,side,rtl){let{tile,
offset}=this.tile.resolveBlock(pos,side);if(tile.isWidget()){if(tile.widget instanceof BlockGapWidget)
return null;return tile.coordsInWidget(offset,side,true)}return tile.coordsIn(offset,side,rtl)}lineAt(pos,side){
let{tile}=this.tile.resolveBlock(pos,side);return tile.isLine()?tile:null}coordsForChar(pos){let{tile,
offset}=this.tile.resolveBlock(pos,1);if(!tile.isLine())return null;function scan(tile2,offset2){if(tile2.
isComposite()){for(let ch of tile2.children){if(ch.length>=offset2){let found=scan(ch,offset2);if(found)
return found}offset2-=ch.length;if(offset2<0)break}}else if(tile2.isText()&&offset2<tile2.length){let end=findClusterBreak2(
tile2.text,offset2);if(end==offset2)return null;let rects=textRange(tile2.dom,offset2,end).getClientRects();
for(let i2=0;i2<rects.length;i2++){let rect=rects[i2];if(i2==rects.length-1||rect.top<rect.bottom&&rect.
left<rect.right)return rect}}return null}return scan(tile,offset)}measureVisibleLineHeights(viewport){
let result=[],{from,to}=viewport;let contentWidth=this.view.contentDOM.clientWidth;let isWider=contentWidth>
Math.max(this.view.scrollDOM.clientWidth,this.minWidth)+1;let widest=-1,ltr=this.view.textDirection==
Direction.LTR;let spaceAbove=0;let scan=(tile,pos,measureBounds)=>{for(let i2=0;i2<tile.children.length;i2++){
if(pos>to)break;let child=tile.children[i2],end=pos+child.length;let childRect=child.dom.getBoundingClientRect(),
{height}=childRect;if(measureBounds&&!i2)spaceAbove+=childRect.top-measureBounds.top;if(child instanceof
BlockWrapperTile){if(end>from)scan(child,pos,childRect)}else if(pos>=from){if(spaceAbove>0)result.push(
-spaceAbove);result.push(height+spaceAbove);spaceAbove=0;if(isWider){let last2=child.dom.lastChild;let rects=last2?
clientRectsFor(last2):[];if(rects.length){let rect=rects[rects.length-1];let width=ltr?rect.right-childRect.
left:childRect.right-rect.left;if(width>widest){widest=width;this.minWidth=contentWidth;this.minWidthFrom=
pos;this.minWidthTo=end}}}}if(measureBounds&&i2==tile.children.length-1)spaceAbove+=measureBounds.bottom-
childRect.bottom;pos=end+child.breakAfter}};scan(this.tile,0,null);return result}textDirectionAt(pos){
let{tile}=this.tile.resolveBlock(pos,1);return getComputedStyle(tile.dom).direction=="rtl"?Direction.
RTL:Direction.LTR}measureTextSize(){let lineMeasure=this.tile.blockTiles(tile=>{if(tile.isLine()&&tile.
children.length&&tile.length<=20){let totalWidth=0,textHeight2;for(let child of tile.children){if(!child.
isText()||/[^ -~]/.test(child.text))return void 0;let rects=clientRectsFor(child.dom);if(rects.length!=
1)return void 0;totalWidth+=rects[0].width;textHeight2=rects[0].height}if(totalWidth)return{lineHeight:tile.
dom.getBoundingClientRect().height,charWidth:totalWidth/tile.length,textHeight:textHeight2}}});if(lineMeasure)
return lineMeasure;let dummy=document.createElement("div"),lineHeight,charWidth,textHeight;dummy.className=
"cm-line";dummy.style.width="99999px";dummy.style.position="absolute";dummy.textContent="abc def ghi\
 jkl mno pqr stu";this.view.observer.ignore(()=>{this.tile.dom.appendChild(dummy);let rect=clientRectsFor(
dummy.firstChild)[0];lineHeight=dummy.getBoundingClientRect().height;charWidth=rect&&rect.width?rect.
width/27:7;textHeight=rect&&rect.height?rect.height:lineHeight;dummy.remove()});return{lineHeight,charWidth,
textHeight}}computeBlockGapDeco(){let deco=[],vs=this.view.viewState;for(let pos=0,i2=0;;i2++){let next=i2==
vs.viewports.length?null:vs.viewports[i2];let end=next?next.from-1:this.view.state.doc.length;if(end>
pos){let height=(vs.lineBlockAt(end).bottom-vs.lineBlockAt(pos).top)/this.view.scaleY;deco.push(Decoration.
replace({widget:new BlockGapWidget(height),block:true,inclusive:true,isBlockGap:true}).range(pos,end))}
if(!next)break;pos=next.to+1}return Decoration.set(deco)}updateDeco(){let i2=1;let allDeco=this.view.
state.facet(decorations).map(d=>{let dynamic=this.dynamicDecorationMap[i2++]=typeof d=="function";return dynamic?
d(this.view):d});let dynamicOuter=false,outerDeco=this.view.state.facet(outerDecorations).map((d,i3)=>{
let dynamic=typeof d=="function";if(dynamic)dynamicOuter=true;return dynamic?d(this.view):d});if(outerDeco.
length){this.dynamicDecorationMap[i2++]=dynamicOuter;allDeco.push(RangeSet.join(outerDeco))}this.decorations=
[this.editContextFormatting,...allDeco,this.computeBlockGapDeco(),this.view.viewState.lineGapDeco];while(i2<
this.decorations.length)this.dynamicDecorationMap[i2++]=false;this.blockWrappers=this.view.state.facet(
blockWrappers).map(v=>typeof v=="function"?v(this.view):v)}scrollIntoView(target){if(target.isSnapshot){
let ref=this.view.viewState.lineBlockAt(target.range.head);this.view.scrollDOM.scrollTop=ref.top-target.
yMargin;this.view.scrollDOM.scrollLeft=target.xMargin;return}for(let handler of this.view.state.facet(
scrollHandler)){try{if(handler(this.view,target.range,target))return true}catch(e){logException(this.
view.state,e,"scroll handler")}}let{range}=target;let rect=this.coordsAt(range.head,range.assoc||(range.
head>range.anchor?-1:1)),other;if(!rect)return;if(!range.empty&&(other=this.coordsAt(range.anchor,range.
anchor>range.head?-1:1)))rect={left:Math.min(rect.left,other.left),top:Math.min(rect.top,other.top),
right:Math.max(rect.right,other.right),bottom:Math.max(rect.bottom,other.bottom)};let margins=getScrollMargins(
this.view);let targetRect={left:rect.left-margins.left,top:rect.top-margins.top,right:rect.right+margins.
right,bottom:rect.bottom+margins.bottom};let{offsetWidth,offsetHeight}=this.view.scrollDOM;scrollRectIntoView(
this.view.scrollDOM,targetRect,range.head<range.anchor?-1:1,target.x,target.y,Math.max(Math.min(target.
xMargin,offsetWidth),-offsetWidth),Math.max(Math.min(target.yMargin,offsetHeight),-offsetHeight),this.
view.textDirection==Direction.LTR);if(window.visualViewport&&window.innerHeight-window.visualViewport.
height>1&&(rect.top>window.visualViewport.offsetTop+window.visualViewport.height||rect.bottom<window.
visualViewport.offsetTop)){let line=this.view.docView.lineAt(range.head,1);if(line){let stack=getScrollStack(
line.dom);line.dom.scrollIntoView({block:"nearest"});restoreScrollStack(stack,false)}}}lineHasWidget(pos){
let scan=child=>child.isWidget()||child.children.some(scan);return scan(this.tile.resolveBlock(pos,1).
tile)}destroy(){destroyDropped(this.tile)}};function destroyDropped(tile,reused){let r=reused===null||
reused===void 0?void 0:reused.get(tile);if(r!=1){if(r==null)tile.destroy();for(let ch of tile.children)
destroyDropped(ch,reused)}}function betweenUneditable(pos){return isElt(pos.node)&&pos.node.firstChild&&
(pos.offset==0||pos.node.childNodes[pos.offset-1].contentEditable=="false")&&(pos.offset==pos.node.childNodes.
length||pos.node.childNodes[pos.offset].contentEditable=="false")}function findCompositionNode(view,headPos){
let sel=view.observer.selectionRange;if(!sel.focusNode)return null;let textBefore=textNodeBefore(sel.
focusNode,sel.focusOffset);let textAfter=textNodeAfter(sel.focusNode,sel.focusOffset);let textNode=textBefore||
textAfter;if(textAfter&&textBefore&&textAfter.node!=textBefore.node){let tileAfter=Tile.get(textAfter.
node);if(!tileAfter||tileAfter.isText()&&tileAfter.text!=textAfter.node.nodeValue){textNode=textAfter}else if(view.
docView.lastCompositionAfterCursor){let tileBefore=Tile.get(textBefore.node);if(!(!tileBefore||tileBefore.
isText()&&tileBefore.text!=textBefore.node.nodeValue))textNode=textAfter}}view.docView.lastCompositionAfterCursor=
textNode!=textBefore;if(!textNode)return null;let from=headPos-textNode.offset;return{from,to:from+textNode.
node.nodeValue.length,node:textNode.node}}function findCompositionRange(view,changes,headPos){let found=findCompositionNode(
view,headPos);if(!found)return null;let{node:textNode,from,to}=found,text=textNode.nodeValue;if(/[\n\r]/.
test(text))return null;if(view.state.doc.sliceString(found.from,found.to)!=text)return null;let inv=changes.
invertedDesc;return{range:new ChangedRange(inv.mapPos(from),inv.mapPos(to),from,to),text:textNode}}function nextToUneditable(node,offset){
if(!isElt(node))return 0;return(offset&&node.childNodes[offset-1].contentEditable=="false"?1:0)|(offset<
node.childNodes.length&&node.childNodes[offset].contentEditable=="false"?2:0)}var DecorationComparator$1=class DecorationComparator{constructor(){
this.changes=[]}compareRange(from,to){addRange(from,to,this.changes)}comparePoint(from,to){addRange(
from,to,this.changes)}boundChange(pos){addRange(pos,pos,this.changes)}};function findChangedDeco(a,b,diff){
let comp=new DecorationComparator$1;RangeSet.compare(a,b,diff,comp);return comp.changes}var WrapperComparator=class{constructor(){
this.changes=[]}compareRange(from,to){addRange(from,to,this.changes)}comparePoint(){}boundChange(pos){
addRange(pos,pos,this.changes)}};function findChangedWrappers(a,b,diff){let comp=new WrapperComparator;
RangeSet.compare(a,b,diff,comp);return comp.changes}function inUneditable(node,inside){for(let cur=node;cur&&
cur!=inside;cur=cur.assignedSlot||cur.parentNode){if(isElt(cur)&&cur.contentEditable=="false")return true}
return false}function touchesComposition(changes,composition){let touched=false;if(composition)changes.
iterChangedRanges((from,to)=>{if(from<composition.to&&to>composition.from)touched=true});return touched}
var BlockGapWidget=class extends WidgetType{constructor(height){super();this.height=height}toDOM(){let elt=document.
createElement("div");elt.className="cm-gap";this.updateDOM(elt);return elt}eq(other){return other.height==
this.height}updateDOM(elt){elt.style.height=this.height+"px";return true}get editable(){return true}get estimatedHeight(){
return this.height}ignoreEvent(){return false}};function groupAt(state,pos,bias=1){let categorize=state.
charCategorizer(pos);let line=state.doc.lineAt(pos),linePos=pos-line.from;if(line.length==0)return EditorSelection.
cursor(pos);if(linePos==0)bias=1;else if(linePos==line.length)bias=-1;let from=linePos,to=linePos;if(bias<
0)from=findClusterBreak2(line.text,linePos,false);else to=findClusterBreak2(line.text,linePos);let cat=categorize(
line.text.slice(from,to));while(from>0){let prev=findClusterBreak2(line.text,from,false);if(categorize(
line.text.slice(prev,from))!=cat)break;from=prev}while(to<line.length){let next=findClusterBreak2(line.
text,to);if(categorize(line.text.slice(to,next))!=cat)break;to=next}return EditorSelection.undirectionalRange(
from+line.from,to+line.from)}function posAtCoordsImprecise(view,contentRect,block,x,y){let into=Math.
round((x-contentRect.left)*view.defaultCharacterWidth);if(view.lineWrapping&&block.height>view.defaultLineHeight*
1.5){let textHeight=view.viewState.heightOracle.textHeight;let line=Math.floor((y-block.top-(view.defaultLineHeight-
textHeight)*.5)/textHeight);into+=line*view.viewState.heightOracle.lineLength}let content2=view.state.
sliceDoc(block.from,block.to);return block.from+findColumn(content2,into,view.state.tabSize)}function blockAt(view,pos,side){
let line=view.lineBlockAt(pos);if(Array.isArray(line.type)){let best;for(let l of line.type){if(l.from>
pos)break;if(l.to<pos)continue;if(l.from<pos&&l.to>pos)return l;if(!best||l.type==BlockType.Text&&(best.
type!=l.type||(side<0?l.from<pos:l.to>pos)))best=l}return best||line}return line}function moveToLineBoundary(view,start2,forward,includeWrap){
let block=blockAt(view,start2.head,start2.assoc||-1);let coords=!includeWrap||block.type!=BlockType.
Text||!(view.lineWrapping||block.widgetLineBreaks)?null:view.coordsAtPos(start2.assoc<0&&start2.head>
block.from?start2.head-1:start2.head);if(coords){let editorRect=view.dom.getBoundingClientRect();let direction=view.
textDirectionAt(block.from);let pos=view.posAndSideAtCoords({x:forward==(direction==Direction.LTR)?editorRect.
right-1:editorRect.left+1,y:(coords.top+coords.bottom)/2});if(pos)return EditorSelection.cursor(pos.
pos,pos.assoc)}return EditorSelection.cursor(forward?block.to:block.from,forward?1:-1)}function moveByChar(view,start2,forward,by){
let line=view.state.doc.lineAt(start2.head),spans=view.bidiSpans(line);let direction=view.textDirectionAt(
line.from);for(let cur=start2,check=null;;){let next=moveVisually(line,spans,direction,cur,forward),
char=movedOver;if(!next){if(line.number==(forward?view.state.doc.lines:1))return cur;char="\n";line=
view.state.doc.line(line.number+(forward?1:-1));spans=view.bidiSpans(line);next=forward?EditorSelection.
cursor(line.from,-1):EditorSelection.cursor(line.to,1)}if(!check){if(!by)return next;check=by(char)}else if(!check(
char)){return cur}cur=next}}function byGroup(view,pos,start2){let categorize=view.state.charCategorizer(
pos);let cat=categorize(start2);return next=>{let nextCat=categorize(next);if(cat==CharCategory.Space)
cat=nextCat;return cat==nextCat}}function moveVertically(view,start2,forward,distance){let startPos=start2.
head,dir=forward?1:-1;if(startPos==(forward?view.state.doc.length:0))return EditorSelection.cursor(startPos,
start2.assoc);let goal=start2.goalColumn,startY;let rect=view.contentDOM.getBoundingClientRect();let startCoords=view.
coordsAtPos(startPos,start2.assoc||((start2.empty?forward:start2.head==start2.from)?1:-1));let docTop=view.
documentTop;if(startCoords){if(goal==null)goal=startCoords.left-rect.left;startY=dir<0?startCoords.top:
startCoords.bottom}else{let line=view.viewState.lineBlockAt(startPos);if(goal==null)goal=Math.min(rect.
right-rect.left,view.defaultCharacterWidth*(startPos-line.from));startY=(dir<0?line.top:line.bottom)+
docTop}let resolvedGoal=rect.left+goal;let halfText=view.viewState.heightOracle.textHeight>>1,dist2=distance!==
null&&distance!==void 0?distance:halfText;for(let scan=0;;scan+=halfText){let y=startY+(dist2+scan)*
dir;let pos=posAtCoords(view,{x:resolvedGoal,y},false,dir);if(forward?y>rect.bottom:y<rect.top)return EditorSelection.
cursor(pos.pos,pos.assoc);let posCoords=view.coordsAtPos(pos.pos,pos.assoc),mid=posCoords?(posCoords.
top+posCoords.bottom)/2:0;if(!posCoords||(forward?mid>startY:mid<startY))return EditorSelection.cursor(
pos.pos,pos.assoc,void 0,goal)}}function skipAtomicRanges(atoms,pos,bias){for(;;){let moved=0;for(let set of atoms){
set.between(pos-1,pos+1,(from,to,value)=>{if(pos>from&&pos<to){let side=moved||bias||(pos-from<to-pos?
-1:1);pos=side<0?from:to;moved=side}})}if(!moved)return pos}}function skipAtomsForSelection(atoms,sel){
let ranges=null;for(let i2=0;i2<sel.ranges.length;i2++){let range=sel.ranges[i2],updated=null;if(range.
empty){let pos=skipAtomicRanges(atoms,range.from,0);if(pos!=range.from)updated=EditorSelection.cursor(
pos,-1)}else{let from=skipAtomicRanges(atoms,range.from,-1);let to=skipAtomicRanges(atoms,range.to,1);
if(from!=range.from||to!=range.to){if(range.undirectional)updated=EditorSelection.undirectionalRange(
range.from,range.to);else updated=EditorSelection.range(range.from==range.anchor?from:to,range.from==
range.head?from:to)}}if(updated){if(!ranges)ranges=sel.ranges.slice();ranges[i2]=updated}}return ranges?
EditorSelection.create(ranges,sel.mainIndex):sel}function skipAtoms(view,oldPos,pos){let newPos=skipAtomicRanges(
view.state.facet(atomicRanges).map(f=>f(view)),pos.from,oldPos.head>pos.from?-1:1);return newPos==pos.
from?pos:EditorSelection.cursor(newPos,newPos<pos.from?1:-1)}var PosAssoc=class{constructor(pos,assoc){
this.pos=pos;this.assoc=assoc}};function posAtCoords(view,coords,precise,scanY){let content2=view.contentDOM.
getBoundingClientRect(),docTop=content2.top+view.viewState.paddingTop;let{x,y}=coords,yOffset=y-docTop,
block;for(;;){if(yOffset<0)return new PosAssoc(0,1);if(yOffset>view.viewState.docHeight)return new PosAssoc(
view.state.doc.length,-1);block=view.elementAtHeight(yOffset);if(scanY==null)break;if(block.type==BlockType.
Text){if(scanY<0?block.to<view.viewport.from:block.from>view.viewport.to)break;let rect=view.docView.
coordsAt(scanY<0?block.from:block.to,scanY>0?-1:1);if(rect&&(scanY<0?rect.top<=yOffset+docTop:rect.bottom>=
yOffset+docTop))break}let halfLine=view.viewState.heightOracle.textHeight/2;yOffset=scanY>0?block.bottom+
halfLine:block.top-halfLine}if(view.viewport.from>=block.to||view.viewport.to<=block.from){if(precise)
return null;if(block.type==BlockType.Text){let pos=posAtCoordsImprecise(view,content2,block,x,y);return new PosAssoc(
pos,pos==block.from?1:-1)}}if(block.type!=BlockType.Text)return yOffset<(block.top+block.bottom)/2?new PosAssoc(
block.from,1):new PosAssoc(block.to,-1);let line=view.docView.lineAt(block.from,2);if(!line||line.length!=
block.length)line=view.docView.lineAt(block.from,-2);return new InlineCoordsScan(view,x,y,view.textDirectionAt(
block.from)).scanTile(line,block.from)}var InlineCoordsScan=class{constructor(view,x,y,baseDir){this.
view=view;this.x=x;this.y=y;this.baseDir=baseDir;this.line=null;this.spans=null}bidiSpansAt(pos){if(!this.
line||this.line.from>pos||this.line.to<pos){this.line=this.view.state.doc.lineAt(pos);this.spans=this.
view.bidiSpans(this.line)}return this}baseDirAt(pos,side){let{line,spans}=this.bidiSpansAt(pos);let level=spans[BidiSpan.
find(spans,pos-line.from,-1,side)].level;return level==this.baseDir}dirAt(pos,side){let{line,spans}=this.
bidiSpansAt(pos);return spans[BidiSpan.find(spans,pos-line.from,-1,side)].dir}bidiIn(from,to){let{spans,
line}=this.bidiSpansAt(from);return spans.length>1||spans.length&&(spans[0].level!=this.baseDir||spans[0].
to+line.from<to)}scan(positions,getRects,recursed=false){let lo=0,hi=positions.length-1,seen=new Set;
let bidi=this.bidiIn(positions[0],positions[hi]);let above2,below;let closestI=-1,closestDx=1e9,closestRect;
search:while(lo<hi){let dist2=hi-lo,mid=lo+hi>>1;adjust:if(seen.has(mid)){for(let i2=1;i2<dist2;i2++){
let scan=mid+i2;if(scan>=hi)scan-=dist2;if(!seen.has(scan)){mid=scan;break adjust}}break search}seen.
add(mid);let rects=getRects(mid),side=0;if(rects)for(let i2=0;i2<rects.length;i2++){let rect=rects[i2];
if(rect.width==0&&rects.length>1)continue;if(rect.bottom<this.y){if(!above2||above2.bottom<rect.bottom)
above2=rect;side=1}else if(rect.top>this.y){if(!below||below.top>rect.top)below=rect;side=-1}else{let off=rect.
left>this.x?this.x-rect.left:rect.right<this.x?this.x-rect.right:0;let dx=Math.abs(off);if(dx<closestDx){
closestI=mid;closestDx=dx;closestRect=rect}if(off)side=off<0==(this.baseDir==Direction.LTR)?-1:1}}if(side==
-1&&(!bidi||this.baseDirAt(positions[mid],1)))hi=mid;else if(side==1&&(!bidi||this.baseDirAt(positions[mid+
1],-1)))lo=mid+1}if(!closestRect){if(!below&&!above2)return{i:0,after:false};let side=above2&&(!below||
this.y-above2.bottom<below.top-this.y)?above2:below;this.y=(side.top+side.bottom)/2;return this.scan(
positions,getRects,true)}if(closestDx&&!recursed){let{top:top2,bottom}=closestRect;if(above2&&above2.
bottom>(top2+top2+bottom)/3){this.y=above2.bottom-1;return this.scan(positions,getRects,true)}if(below&&
below.top<(top2+bottom+bottom)/3){this.y=below.top+1;return this.scan(positions,getRects,true)}}let ltr=(bidi?
this.dirAt(positions[closestI],1):this.baseDir)==Direction.LTR;return{i:closestI,after:this.x>(closestRect.
left+closestRect.right)/2==ltr}}scanText(tile,offset){let positions=[];for(let i2=0;i2<tile.length;i2=
findClusterBreak2(tile.text,i2))positions.push(offset+i2);positions.push(offset+tile.length);let scan=this.
scan(positions,i2=>{let off=positions[i2]-offset,end=positions[i2+1]-offset;return textRange(tile.dom,
off,end).getClientRects()});return scan.after?new PosAssoc(positions[scan.i+1],-1):new PosAssoc(positions[scan.
i],1)}scanTile(tile,offset){if(!tile.length)return new PosAssoc(offset,1);if(tile.children.length==1){
let child2=tile.children[0];if(child2.isText())return this.scanText(child2,offset);else if(child2.isComposite())
return this.scanTile(child2,offset)}let positions=[offset];for(let i2=0,pos2=offset;i2<tile.children.
length;i2++)positions.push(pos2+=tile.children[i2].length);let scan=this.scan(positions,i2=>{let child2=tile.
children[i2];if(child2.flags&48)return null;return(isElt(child2.dom)?child2.dom:textRange(child2.dom,
0,child2.length)).getClientRects()});let child=tile.children[scan.i],pos=positions[scan.i];if(child.
isText())return this.scanText(child,pos);if(child.isComposite())return this.scanTile(child,pos);return scan.
after?new PosAssoc(positions[scan.i+1],-1):new PosAssoc(pos,1)}};var LineBreakPlaceholder="￿";var DOMReader=class{constructor(points,view){
this.points=points;this.view=view;this.text="";this.lineSeparator=view.state.facet(EditorState.lineSeparator)}append(text){
this.text+=text}lineBreak(){this.text+=LineBreakPlaceholder}readRange(start2,end){if(!start2)return this;
let parent=start2.parentNode;for(let cur=start2;;){this.findPointBefore(parent,cur);let oldLen=this.
text.length;this.readNode(cur);let tile=Tile.get(cur),next=cur.nextSibling;if(next==end){if((tile===
null||tile===void 0?void 0:tile.breakAfter)&&!next&&parent!=this.view.contentDOM)this.lineBreak();break}
let nextTile=Tile.get(next);if((tile&&nextTile?tile.breakAfter:(tile?tile.breakAfter:isBlockElement(
cur))||isBlockElement(next)&&(cur.nodeName!="BR"||(tile===null||tile===void 0?void 0:tile.isWidget()))&&
this.text.length>oldLen)&&!isEmptyToEnd(next,end))this.lineBreak();cur=next}this.findPointBefore(parent,
end);return this}readTextNode(node){let text=node.nodeValue;for(let point of this.points)if(point.node==
node)point.pos=this.text.length+Math.min(point.offset,text.length);for(let off=0,re=this.lineSeparator?
null:/\r\n?|\n/g;;){let nextBreak=-1,breakSize=1,m;if(this.lineSeparator){nextBreak=text.indexOf(this.
lineSeparator,off);breakSize=this.lineSeparator.length}else if(m=re.exec(text)){nextBreak=m.index;breakSize=
m[0].length}this.append(text.slice(off,nextBreak<0?text.length:nextBreak));if(nextBreak<0)break;this.
lineBreak();if(breakSize>1){for(let point of this.points)if(point.node==node&&point.pos>this.text.length)
point.pos-=breakSize-1}off=nextBreak+breakSize}}readNode(node){let tile=Tile.get(node);let fromView=tile&&
tile.overrideDOMText;if(fromView!=null){this.findPointInside(node,fromView.length);for(let i2=fromView.
iter();!i2.next().done;){if(i2.lineBreak)this.lineBreak();else this.append(i2.value)}}else if(isText(
node)){this.readTextNode(node)}else if(node.nodeName=="BR"){if(node.nextSibling)this.lineBreak()}else if(isElt(
node)){this.readRange(node.firstChild,null)}}findPointBefore(node,next){for(let point of this.points)
if(point.node==node&&node.childNodes[point.offset]==next)point.pos=this.text.length}findPointInside(node,length){
for(let point of this.points)if(isText(node)?point.node==node:node.contains(point.node))point.pos=this.
text.length+(isAtEnd(node,point.node,point.offset)?length:0)}};function isAtEnd(parent,node,offset){
for(;;){if(!node||offset<maxOffset(node))return false;if(node==parent)return true;offset=domIndex(node)+
1;node=node.parentNode}}function isEmptyToEnd(node,end){let widgets;for(;;node=node.nextSibling){if(node==
end||!node)break;let view=Tile.get(node);if(!(view===null||view===void 0?void 0:view.isWidget()))return false;
if(view)(widgets||(widgets=[])).push(view)}if(widgets)for(let w of widgets){let override=w.overrideDOMText;
if(override===null||override===void 0?void 0:override.length)return false}return true}var DOMPoint2=class{constructor(node,offset){
this.node=node;this.offset=offset;this.pos=-1}};var DOMChange=class{constructor(view,start2,end,typeOver){
this.typeOver=typeOver;this.bounds=null;this.text="";this.domChanged=start2>-1;let{impreciseHead:iHead,
impreciseAnchor:iAnchor}=view.docView,curSel=view.state.selection;if(view.state.readOnly&&start2>-1){
this.newSel=null}else if(start2>-1&&(this.bounds=domBoundsAround(view.docView.tile,start2,end,0))){let selPoints=iHead||
iAnchor?[]:selectionPoints(view);let reader=new DOMReader(selPoints,view);reader.readRange(this.bounds.
startDOM,this.bounds.endDOM);this.text=reader.text;this.newSel=selectionFromPoints(selPoints,this.bounds.
from)}else{let domSel=view.observer.selectionRange;let head=iHead&&iHead.node==domSel.focusNode&&iHead.
offset==domSel.focusOffset||!contains(view.contentDOM,domSel.focusNode)?curSel.main.head:view.docView.
posFromDOM(domSel.focusNode,domSel.focusOffset);let anchor=iAnchor&&iAnchor.node==domSel.anchorNode&&
iAnchor.offset==domSel.anchorOffset||!contains(view.contentDOM,domSel.anchorNode)?curSel.main.anchor:
view.docView.posFromDOM(domSel.anchorNode,domSel.anchorOffset);let vp=view.viewport;if((browser.ios||
browser.chrome)&&head!=anchor&&Math.min(head,anchor)<=curSel.main.from&&Math.max(head,anchor)>=curSel.
main.to&&(vp.from>0||vp.to<view.state.doc.length)){let from=Math.min(head,anchor),to=Math.max(head,anchor);
let offFrom=vp.from-from,offTo=vp.to-to;if((offFrom==0||offFrom==1||from==0)&&(offTo==0||offTo==-1||
to==view.state.doc.length)){head=0;anchor=view.state.doc.length}}if(view.inputState.composing>-1&&curSel.
ranges.length>1){this.newSel=curSel.replaceRange(EditorSelection.range(anchor,head))}else if(view.lineWrapping&&
anchor==head&&!(curSel.main.empty&&curSel.main.head==head)&&view.inputState.lastTouchTime>Date.now()-
100){let before=view.coordsAtPos(head,-1),assoc=0;if(before)assoc=view.inputState.lastTouchY<=before.
bottom?-1:1;this.newSel=EditorSelection.create([EditorSelection.cursor(head,assoc)])}else{this.newSel=
EditorSelection.single(anchor,head)}}}};function domBoundsAround(tile,from,to,offset){if(tile.isComposite()){
let fromI=-1,fromStart=-1,toI=-1,toEnd=-1;for(let i2=0,pos=offset,prevEnd=offset;i2<tile.children.length;i2++){
let child=tile.children[i2],end=pos+child.length;if(pos<from&&end>to)return domBoundsAround(child,from,
to,pos);if(end>=from&&fromI==-1){fromI=i2;fromStart=pos}if(pos>to&&child.dom.parentNode==tile.dom){toI=
i2;toEnd=prevEnd;break}prevEnd=end;pos=end+child.breakAfter}return{from:fromStart,to:toEnd<0?offset+
tile.length:toEnd,startDOM:(fromI?tile.children[fromI-1].dom.nextSibling:null)||tile.dom.firstChild,
endDOM:toI<tile.children.length&&toI>=0?tile.children[toI].dom:null}}else if(tile.isText()){return{from:offset,
to:offset+tile.length,startDOM:tile.dom,endDOM:tile.dom.nextSibling}}else{return null}}function applyDOMChange(view,domChange){
let change;let{newSel}=domChange,{state}=view,sel=state.selection.main;let lastKey=view.inputState.lastKeyTime>
Date.now()-100?view.inputState.lastKeyCode:-1;if(domChange.bounds){let{from,to}=domChange.bounds;let preferredPos=sel.
from,preferredSide=null;if(lastKey===8||browser.android&&domChange.text.length<to-from){preferredPos=
sel.to;preferredSide="end"}let cmp=state.doc.sliceString(from,to,LineBreakPlaceholder),selEnd,diff;if(!sel.
empty&&sel.from>=from&&sel.to<=to&&(domChange.typeOver||cmp!=domChange.text)&&cmp.slice(0,sel.from-from)==
domChange.text.slice(0,sel.from-from)&&cmp.slice(sel.to-from)==domChange.text.slice(selEnd=domChange.
text.length-(cmp.length-(sel.to-from)))){change={from:sel.from,to:sel.to,insert:Text.of(domChange.text.
slice(sel.from-from,selEnd).split(LineBreakPlaceholder))}}else if(diff=findDiff(cmp,domChange.text,preferredPos-
from,preferredSide)){if(browser.chrome&&lastKey==13&&diff.toB==diff.from+2&&domChange.text.slice(diff.
from,diff.toB)==LineBreakPlaceholder+LineBreakPlaceholder)diff.toB--;change={from:from+diff.from,to:from+
diff.toA,insert:Text.of(domChange.text.slice(diff.from,diff.toB).split(LineBreakPlaceholder))}}}else if(newSel&&
(!view.hasFocus&&state.facet(editable)||sameSelPos(newSel,sel))){newSel=null}if(!change&&!newSel)return false;
if((browser.mac||browser.android)&&change&&change.from==change.to&&change.from==sel.head-1&&/^\. ?$/.
test(change.insert.toString())&&view.contentDOM.getAttribute("autocorrect")=="off"){if(newSel&&change.
insert.length==2)newSel=EditorSelection.single(newSel.main.anchor-1,newSel.main.head-1);change={from:change.
from,to:change.to,insert:Text.of([change.insert.toString().replace("."," ")])}}else if(state.doc.lineAt(
sel.from).to<sel.to&&view.docView.lineHasWidget(sel.to)&&view.inputState.insertingTextAt>Date.now()-
50){change={from:sel.from,to:sel.to,insert:state.toText(view.inputState.insertingText)}}else if(browser.
chrome&&change&&change.from==change.to&&change.from==sel.head&&change.insert.toString()=="\n "&&view.
lineWrapping){if(newSel)newSel=EditorSelection.single(newSel.main.anchor-1,newSel.main.head-1);change=
{from:sel.from,to:sel.to,insert:Text.of([" "])}}if(change){return applyDOMChangeInner(view,change,newSel,
lastKey)}else if(newSel&&!sameSelPos(newSel,sel)){let scrollIntoView2=false,userEvent="select";if(view.
inputState.lastSelectionTime>Date.now()-50){if(view.inputState.lastSelectionOrigin=="select")scrollIntoView2=
true;userEvent=view.inputState.lastSelectionOrigin;if(userEvent=="select.pointer")newSel=skipAtomsForSelection(
state.facet(atomicRanges).map(f=>f(view)),newSel)}view.dispatch({selection:newSel,scrollIntoView:scrollIntoView2,
userEvent});return true}else{return false}}function applyDOMChangeInner(view,change,newSel,lastKey=-1){
if(browser.ios&&view.inputState.flushIOSKey(change))return true;let sel=view.state.selection.main;if(browser.
android&&(change.to==sel.to&&(change.from==sel.from||change.from==sel.from-1&&view.state.sliceDoc(change.
from,sel.from)==" ")&&change.insert.length==1&&change.insert.lines==2&&dispatchKey(view.contentDOM,"\
Enter",13)||(change.from==sel.from-1&&change.to==sel.to&&change.insert.length==0||lastKey==8&&change.
insert.length<change.to-change.from&&change.to>sel.head)&&dispatchKey(view.contentDOM,"Backspace",8)||
change.from==sel.from&&change.to==sel.to+1&&change.insert.length==0&&dispatchKey(view.contentDOM,"De\
lete",46)))return true;let text=change.insert.toString();if(view.inputState.composing>=0)view.inputState.
composing++;let defaultTr;let defaultInsert=()=>defaultTr||(defaultTr=applyDefaultInsert(view,change,
newSel));if(!view.state.facet(inputHandler).some(h=>h(view,change.from,change.to,text,defaultInsert)))
view.dispatch(defaultInsert());return true}function applyDefaultInsert(view,change,newSel){let tr,startState=view.
state,sel=startState.selection.main,inAtomic=-1;if(change.from==change.to&&change.from<sel.from||change.
from>sel.to){let side=change.from<sel.from?-1:1,pos=side<0?sel.from:sel.to;let moved=skipAtomicRanges(
startState.facet(atomicRanges).map(f=>f(view)),pos,side);if(change.from==moved)inAtomic=moved}if(inAtomic>
-1){tr={changes:change,selection:EditorSelection.cursor(change.from+change.insert.length,-1)}}else if(change.
from>=sel.from&&change.to<=sel.to&&change.to-change.from>=(sel.to-sel.from)/3&&(!newSel||newSel.main.
empty&&newSel.main.from==change.from+change.insert.length)&&view.inputState.composing<0){let before=sel.
from<change.from?startState.sliceDoc(sel.from,change.from):"";let after=sel.to>change.to?startState.
sliceDoc(change.to,sel.to):"";tr=startState.replaceSelection(view.state.toText(before+change.insert.
sliceString(0,void 0,view.state.lineBreak)+after))}else{let changes=startState.changes(change);let mainSel=newSel&&
newSel.main.to<=changes.newLength?newSel.main:void 0;if(startState.selection.ranges.length>1&&(view.
inputState.composing>=0||view.inputState.compositionPendingChange)&&change.to<=sel.to+10&&change.to>=
sel.to-10){let replaced=view.state.sliceDoc(change.from,change.to);let compositionRange,composition=newSel&&
findCompositionNode(view,newSel.main.head);if(composition){let dLen=change.insert.length-(change.to-
change.from);compositionRange={from:composition.from,to:composition.to-dLen}}else{compositionRange=view.
state.doc.lineAt(sel.head)}let offset=sel.to-change.to;tr=startState.changeByRange(range=>{if(range.
from==sel.from&&range.to==sel.to)return{changes,range:mainSel||range.map(changes)};let to=range.to-offset,
from=to-replaced.length;if(view.state.sliceDoc(from,to)!=replaced||to>=compositionRange.from&&from<=
compositionRange.to)return{range};let rangeChanges=startState.changes({from,to,insert:change.insert}),
selOff=range.to-sel.to;return{changes:rangeChanges,range:!mainSel?range.map(rangeChanges):EditorSelection.
range(Math.max(0,mainSel.anchor+selOff),Math.max(0,mainSel.head+selOff))}})}else{tr={changes,selection:mainSel&&
startState.selection.replaceRange(mainSel)}}}let userEvent="input.type";if(view.composing||view.inputState.
compositionPendingChange&&view.inputState.compositionEndedAt>Date.now()-50){view.inputState.compositionPendingChange=
false;userEvent+=".compose";if(view.inputState.compositionFirstChange){userEvent+=".start";view.inputState.
compositionFirstChange=false}}return startState.update(tr,{userEvent,scrollIntoView:true})}function findDiff(a,b,preferredPos,preferredSide){
let minLen=Math.min(a.length,b.length);let from=0;while(from<minLen&&a.charCodeAt(from)==b.charCodeAt(
from))from++;if(from==minLen&&a.length==b.length)return null;let toA=a.length,toB=b.length;while(toA>
0&&toB>0&&a.charCodeAt(toA-1)==b.charCodeAt(toB-1)){toA--;toB--}if(preferredSide=="end"){let adjust=Math.
max(0,from-Math.min(toA,toB));preferredPos-=toA+adjust-from}if(toA<from&&a.length<b.length){let move=preferredPos<=
from&&preferredPos>=toA?from-preferredPos:0;from-=move;toB=from+(toB-toA);toA=from}else if(toB<from){
let move=preferredPos<=from&&preferredPos>=toB?from-preferredPos:0;from-=move;toA=from+(toA-toB);toB=
from}return{from,toA,toB}}function selectionPoints(view){let result=[];if(view.root.activeElement!=view.
contentDOM)return result;let{anchorNode,anchorOffset,focusNode,focusOffset}=view.observer.selectionRange;
if(anchorNode){result.push(new DOMPoint2(anchorNode,anchorOffset));if(focusNode!=anchorNode||focusOffset!=
anchorOffset)result.push(new DOMPoint2(focusNode,focusOffset))}return result}function selectionFromPoints(points,base2){
if(points.length==0)return null;let anchor=points[0].pos,head=points.length==2?points[1].pos:anchor;
return anchor<0||head<0?null:anchor==head?EditorSelection.create([EditorSelection.cursor(head+base2,
-1)]):EditorSelection.single(anchor+base2,head+base2)}function sameSelPos(selection,range){return range.
head==selection.main.head&&range.anchor==selection.main.anchor}var InputState=class{setSelectionOrigin(origin){
this.lastSelectionOrigin=origin;this.lastSelectionTime=Date.now()}constructor(view){this.view=view;this.
lastKeyCode=0;this.lastKeyTime=0;this.touchActive=false;this.lastTouchTime=0;this.lastTouchX=0;this.
lastTouchY=0;this.lastFocusTime=0;this.lastScrollTop=0;this.lastScrollLeft=0;this.lastWheelEvent=0;this.
pendingIOSKey=void 0;this.lastIOSMomentumScroll=0;this.tabFocusMode=-1;this.lastSelectionOrigin=null;
this.lastSelectionTime=0;this.lastContextMenu=0;this.scrollHandlers=[];this.handlers=Object.create(null);
this.composing=-1;this.compositionFirstChange=null;this.compositionEndedAt=0;this.compositionPendingKey=
false;this.compositionPendingChange=false;this.insertingText="";this.insertingTextAt=0;this.mouseSelection=
null;this.draggedContent=null;this.handleEvent=this.handleEvent.bind(this);this.notifiedFocused=view.
hasFocus;if(browser.safari)view.contentDOM.addEventListener("input",()=>null);if(browser.gecko)firefoxCopyCutHack(
view.contentDOM.ownerDocument)}handleEvent(event){if(!eventBelongsToEditor(this.view,event)||this.ignoreDuringComposition(
event))return;if(event.type=="keydown"&&this.keydown(event))return;if(this.view.updateState!=0)Promise.
resolve().then(()=>this.runHandlers(event.type,event));else this.runHandlers(event.type,event)}runHandlers(type,event){
let handlers2=this.handlers[type];if(handlers2){for(let observer of handlers2.observers)observer(this.
view,event);for(let handler of handlers2.handlers){if(event.defaultPrevented)break;if(handler(this.view,
event)){event.preventDefault();break}}}}ensureHandlers(plugins){let handlers2=computeHandlers(plugins),
prev=this.handlers,dom=this.view.contentDOM;for(let type in handlers2)if(type!="scroll"){let passive=!handlers2[type].
handlers.length;let exists=prev[type];if(exists&&passive!=!exists.handlers.length){dom.removeEventListener(
type,this.handleEvent);exists=null}if(!exists)dom.addEventListener(type,this.handleEvent,{passive})}
for(let type in prev)if(type!="scroll"&&!handlers2[type])dom.removeEventListener(type,this.handleEvent);
this.handlers=handlers2}keydown(event){this.lastKeyCode=event.keyCode;this.lastKeyTime=Date.now();if(event.
keyCode==9&&this.tabFocusMode>-1&&(!this.tabFocusMode||Date.now()<=this.tabFocusMode))return true;if(this.
tabFocusMode>0&&event.keyCode!=27&&modifierCodes.indexOf(event.keyCode)<0)this.tabFocusMode=-1;if(browser.
android&&browser.chrome&&!event.synthetic&&(event.keyCode==13||event.keyCode==8)){this.view.observer.
delayAndroidKey(event.key,event.keyCode);return true}if(browser.ios&&!event.synthetic&&!event.altKey&&
!event.metaKey&&(PendingKeys.some(key=>key.keyCode==event.keyCode)&&!event.ctrlKey||EmacsyPendingKeys.
indexOf(event.key)>-1&&event.ctrlKey)){let mods={ctrlKey:event.ctrlKey,altKey:event.altKey,metaKey:event.
metaKey,shiftKey:event.shiftKey};if(mods.shiftKey&&browser.ios&&!/^(off|none)$/.test(this.view.contentDOM.
autocapitalize)&&iosVirtualKeyboardOpen(this.view.win))mods.shiftKey=false;let pending=this.pendingIOSKey=
{key:event.key,keyCode:event.keyCode,mods};setTimeout(()=>{if(this.pendingIOSKey==pending)this.flushIOSKey()},
50);return true}if(event.keyCode!=229)this.view.observer.forceFlush();return false}flushIOSKey(change){
let key=this.pendingIOSKey;if(!key||this.view.observer.pendingRecords().length)return false;if(key.key==
"Enter"&&change&&change.from<change.to&&/^\S+$/.test(change.insert.toString()))return false;this.pendingIOSKey=
void 0;return dispatchKey(this.view.contentDOM,key.key,key.keyCode,key.mods)}ignoreDuringComposition(event){
if(!/^key/.test(event.type)||event.synthetic)return false;if(this.composing>0)return true;if(browser.
safari&&!browser.ios&&this.compositionPendingKey&&Date.now()-this.compositionEndedAt<100){this.compositionPendingKey=
false;return true}return false}startMouseSelection(mouseSelection){if(this.mouseSelection)this.mouseSelection.
destroy();this.mouseSelection=mouseSelection}update(update){this.view.observer.update(update);if(this.
mouseSelection)this.mouseSelection.update(update);if(this.draggedContent&&update.docChanged)this.draggedContent=
this.draggedContent.map(update.changes);if(update.transactions.length)this.lastKeyCode=this.lastSelectionTime=
0}destroy(){if(this.mouseSelection)this.mouseSelection.destroy()}};function iosVirtualKeyboardOpen(win){
if(!win.visualViewport)return false;return win.visualViewport.height*win.visualViewport.scale/win.document.
documentElement.clientHeight<.85}function bindHandler(plugin,handler){return(view,event)=>{try{return handler.
call(plugin,event,view)}catch(e){logException(view.state,e)}}}function computeHandlers(plugins){let result=Object.
create(null);function record(type){return result[type]||(result[type]={observers:[],handlers:[]})}for(let plugin of plugins){
let spec=plugin.spec,handlers2=spec&&spec.plugin.domEventHandlers,observers2=spec&&spec.plugin.domEventObservers;
if(handlers2)for(let type in handlers2){let f=handlers2[type];if(f)record(type).handlers.push(bindHandler(
plugin.value,f))}if(observers2)for(let type in observers2){let f=observers2[type];if(f)record(type).
observers.push(bindHandler(plugin.value,f))}}for(let type in handlers)record(type).handlers.push(handlers[type]);
for(let type in observers)record(type).observers.push(observers[type]);return result}var PendingKeys=[
{key:"Backspace",keyCode:8,inputType:"deleteContentBackward"},{key:"Enter",keyCode:13,inputType:"ins\
ertParagraph"},{key:"Enter",keyCode:13,inputType:"insertLineBreak"},{key:"Delete",keyCode:46,inputType:"\
deleteContentForward"}];var EmacsyPendingKeys="dthko";var modifierCodes=[16,17,18,20,91,92,224,225];
var dragScrollMargin=6;function dragScrollSpeed(dist2){return Math.max(0,dist2)*.7+8}function dist(a,b){
return Math.max(Math.abs(a.clientX-b.clientX),Math.abs(a.clientY-b.clientY))}var MouseSelection=class{constructor(view,startEvent,style,mustSelect){
this.view=view;this.startEvent=startEvent;this.style=style;this.mustSelect=mustSelect;this.scrollSpeed=
{x:0,y:0};this.scrolling=-1;this.lastEvent=startEvent;this.scrollParents=scrollableParents(view.contentDOM);
this.atoms=view.state.facet(atomicRanges).map(f=>f(view));let doc2=view.contentDOM.ownerDocument;doc2.
addEventListener("mousemove",this.move=this.move.bind(this));doc2.addEventListener("mouseup",this.up=
this.up.bind(this));this.extend=startEvent.shiftKey;this.multiple=view.state.facet(EditorState.allowMultipleSelections)&&
addsSelectionRange(view,startEvent);this.dragging=isInPrimarySelection(view,startEvent)&&getClickType(
startEvent)==1?null:false}start(event){if(this.dragging===false)this.select(event)}move(event){if(event.
buttons==0)return this.destroy();if(this.dragging||this.dragging==null&&dist(this.startEvent,event)<
10)return;this.select(this.lastEvent=event);let sx=0,sy=0;let left=0,top2=0,right=this.view.win.innerWidth,
bottom=this.view.win.innerHeight;if(this.scrollParents.x)({left,right}=this.scrollParents.x.getBoundingClientRect());
if(this.scrollParents.y)({top:top2,bottom}=this.scrollParents.y.getBoundingClientRect());let margins=getScrollMargins(
this.view);if(event.clientX-margins.left<=left+dragScrollMargin)sx=-dragScrollSpeed(left-event.clientX);else if(event.
clientX+margins.right>=right-dragScrollMargin)sx=dragScrollSpeed(event.clientX-right);if(event.clientY-
margins.top<=top2+dragScrollMargin)sy=-dragScrollSpeed(top2-event.clientY);else if(event.clientY+margins.
bottom>=bottom-dragScrollMargin)sy=dragScrollSpeed(event.clientY-bottom);this.setScrollSpeed(sx,sy)}up(event){
if(this.dragging==null)this.select(this.lastEvent);if(!this.dragging)event.preventDefault();this.destroy()}destroy(){
this.setScrollSpeed(0,0);let doc2=this.view.contentDOM.ownerDocument;doc2.removeEventListener("mouse\
move",this.move);doc2.removeEventListener("mouseup",this.up);this.view.inputState.mouseSelection=this.
view.inputState.draggedContent=null}setScrollSpeed(sx,sy){this.scrollSpeed={x:sx,y:sy};if(sx||sy){if(this.
scrolling<0)this.scrolling=setInterval(()=>this.scroll(),50)}else if(this.scrolling>-1){clearInterval(
this.scrolling);this.scrolling=-1}}scroll(){let{x,y}=this.scrollSpeed;if(x&&this.scrollParents.x){this.
scrollParents.x.scrollLeft+=x;x=0}if(y&&this.scrollParents.y){this.scrollParents.y.scrollTop+=y;y=0}
if(x||y)this.view.win.scrollBy(x,y);if(this.dragging===false)this.select(this.lastEvent)}select(event){
let{view}=this,selection=skipAtomsForSelection(this.atoms,this.style.get(event,this.extend,this.multiple));
if(this.mustSelect||!selection.eq(view.state.selection,this.dragging===false))this.view.dispatch({selection,
userEvent:"select.pointer"});this.mustSelect=false}update(update){if(update.transactions.some(tr=>tr.
isUserEvent("input.type")))this.destroy();else if(this.style.update(update))setTimeout(()=>this.select(
this.lastEvent),20)}};function addsSelectionRange(view,event){let facet=view.state.facet(clickAddsSelectionRange);
return facet.length?facet[0](event):browser.mac?event.metaKey:event.ctrlKey}function dragMovesSelection(view,event){
let facet=view.state.facet(dragMovesSelection$1);return facet.length?facet[0](event):browser.mac?!event.
altKey:!event.ctrlKey}function isInPrimarySelection(view,event){let{main}=view.state.selection;if(main.
empty)return false;let sel=getSelection(view.root);if(!sel||sel.rangeCount==0)return true;let rects=sel.
getRangeAt(0).getClientRects();for(let i2=0;i2<rects.length;i2++){let rect=rects[i2];if(rect.left<=event.
clientX&&rect.right>=event.clientX&&rect.top<=event.clientY&&rect.bottom>=event.clientY)return true}
return false}function eventBelongsToEditor(view,event){if(!event.bubbles)return true;if(event.defaultPrevented)
return false;for(let node=event.target,tile;node!=view.contentDOM;node=node.parentNode)if(!node||node.
nodeType==11||(tile=Tile.get(node))&&tile.isWidget()&&!tile.isHidden&&tile.widget.ignoreEvent(event))
return false;return true}var handlers=Object.create(null);var observers=Object.create(null);var brokenClipboardAPI=browser.
ie&&browser.ie_version<15||browser.ios&&browser.webkit_version<604;function capturePaste(view){let parent=view.
dom.parentNode;if(!parent)return;let target=parent.appendChild(document.createElement("textarea"));target.
style.cssText="position: fixed; left: -10000px; top: 10px";target.focus();setTimeout(()=>{view.focus();
target.remove();doPaste(view,target.value)},50)}function textFilter(state,facet,text){for(let filter of state.
facet(facet))text=filter(text,state);return text}function doPaste(view,input){input=textFilter(view.
state,clipboardInputFilter,input);let{state}=view,changes,i2=1,text=state.toText(input);let byLine=text.
lines==state.selection.ranges.length;let linewise=lastLinewiseCopy!=null&&state.selection.ranges.every(
r=>r.empty)&&lastLinewiseCopy==text.toString();if(linewise){let lastLine=-1;changes=state.changeByRange(
range=>{let line=state.doc.lineAt(range.from);if(line.from==lastLine)return{range};lastLine=line.from;
let insert2=state.toText((byLine?text.line(i2++).text:input)+state.lineBreak);return{changes:{from:line.
from,insert:insert2},range:EditorSelection.cursor(range.from+insert2.length,-1)}})}else if(byLine){changes=
state.changeByRange(range=>{let line=text.line(i2++);return{changes:{from:range.from,to:range.to,insert:line.
text},range:EditorSelection.cursor(range.from+line.length,-1)}})}else{changes=state.replaceSelection(
text)}view.dispatch(changes,{userEvent:"input.paste",scrollIntoView:true})}observers.scroll=view=>{let iState=view.
inputState;iState.lastScrollTop=view.scrollDOM.scrollTop;iState.lastScrollLeft=view.scrollDOM.scrollLeft;
if(browser.ios&&!iState.touchActive)iState.lastIOSMomentumScroll=Date.now()};observers.wheel=observers.
mousewheel=view=>{view.inputState.lastWheelEvent=Date.now()};handlers.keydown=(view,event)=>{view.inputState.
setSelectionOrigin("select");if(event.keyCode==27&&view.inputState.tabFocusMode!=0)view.inputState.tabFocusMode=
Date.now()+2e3;return false};observers.touchstart=(view,e)=>{let iState=view.inputState,touch=e.targetTouches[0];
iState.touchActive=true;iState.lastTouchTime=Date.now();if(touch){iState.lastTouchX=touch.clientX;iState.
lastTouchY=touch.clientY}iState.setSelectionOrigin("select.pointer")};observers.touchmove=view=>{view.
inputState.setSelectionOrigin("select.pointer")};observers.touchend=(view,e)=>{view.inputState.touchActive=
false};handlers.mousedown=(view,event)=>{view.observer.flush();if(view.inputState.lastTouchTime>Date.
now()-2e3)return false;let style=null;for(let makeStyle of view.state.facet(mouseSelectionStyle)){style=
makeStyle(view,event);if(style)break}if(!style&&event.button==0)style=basicMouseSelection(view,event);
if(style){let mustFocus=!view.hasFocus;view.inputState.startMouseSelection(new MouseSelection(view,event,
style,mustFocus));if(mustFocus)view.observer.ignore(()=>{focusPreventScroll(view.contentDOM);let active=view.
root.activeElement;if(active&&!active.contains(view.contentDOM))active.blur()});let mouseSel=view.inputState.
mouseSelection;if(mouseSel){mouseSel.start(event);return mouseSel.dragging===false}}else{view.inputState.
setSelectionOrigin("select.pointer")}return false};function rangeForClick(view,pos,bias,type){if(type==
1){return EditorSelection.cursor(pos,bias)}else if(type==2){return groupAt(view.state,pos,bias)}else{
let visual=view.docView.lineAt(pos,bias),line=view.state.doc.lineAt(visual?visual.posAtEnd:pos);let from=visual?
visual.posAtStart:line.from,to=visual?visual.posAtEnd:line.to;if(to<view.state.doc.length&&to==line.
to)to++;return EditorSelection.undirectionalRange(from,to)}}var BadMouseDetail=browser.ie&&browser.ie_version<=
11;var lastMouseDown=null;var lastMouseDownCount=0;var lastMouseDownTime=0;function getClickType(event){
if(!BadMouseDetail)return event.detail;let last2=lastMouseDown,lastTime=lastMouseDownTime;lastMouseDown=
event;lastMouseDownTime=Date.now();return lastMouseDownCount=!last2||lastTime>Date.now()-400&&Math.abs(
last2.clientX-event.clientX)<2&&Math.abs(last2.clientY-event.clientY)<2?(lastMouseDownCount+1)%3:1}function basicMouseSelection(view,event){
let start2=view.posAndSideAtCoords({x:event.clientX,y:event.clientY},false),type=getClickType(event);
let startSel=view.state.selection;return{update(update){if(update.docChanged){start2.pos=update.changes.
mapPos(start2.pos);startSel=startSel.map(update.changes)}},get(event2,extend,multiple){let cur=view.
posAndSideAtCoords({x:event2.clientX,y:event2.clientY},false),removed;let range=rangeForClick(view,cur.
pos,cur.assoc,type);if(start2.pos!=cur.pos&&!extend){let startRange=rangeForClick(view,start2.pos,start2.
assoc,type);let from=Math.min(startRange.from,range.from),to=Math.max(startRange.to,range.to);range=
from<range.from?EditorSelection.range(from,to,range.assoc):EditorSelection.range(to,from,range.assoc)}
if(extend)return startSel.replaceRange(startSel.main.extend(range.from,range.to,range.assoc));else if(multiple&&
type==1&&startSel.ranges.length>1&&(removed=removeRangeAround(startSel,cur.pos)))return removed;else if(multiple)
return startSel.addRange(range);else return EditorSelection.create([range])}}}function removeRangeAround(sel,pos){
for(let i2=0;i2<sel.ranges.length;i2++){let{from,to}=sel.ranges[i2];if(from<=pos&&to>=pos)return EditorSelection.
create(sel.ranges.slice(0,i2).concat(sel.ranges.slice(i2+1)),sel.mainIndex==i2?0:sel.mainIndex-(sel.
mainIndex>i2?1:0))}return null}handlers.dragstart=(view,event)=>{let{selection:{main:range}}=view.state;
if(event.target.draggable){let tile=view.docView.tile.nearest(event.target);if(tile&&tile.isWidget()){
let from=tile.posAtStart,to=from+tile.length;if(from>=range.to||to<=range.from)range=EditorSelection.
undirectionalRange(from,to)}}let{inputState}=view;if(inputState.mouseSelection)inputState.mouseSelection.
dragging=true;inputState.draggedContent=range;if(event.dataTransfer){event.dataTransfer.setData("Tex\
t",textFilter(view.state,clipboardOutputFilter,view.state.sliceDoc(range.from,range.to)));event.dataTransfer.
effectAllowed="copyMove"}return false};handlers.dragend=view=>{view.inputState.draggedContent=null;return false};
function dropText(view,event,text,direct){text=textFilter(view.state,clipboardInputFilter,text);if(!text)
return;let dropPos=view.posAtCoords({x:event.clientX,y:event.clientY},false);let{draggedContent}=view.
inputState;let del=direct&&draggedContent&&dragMovesSelection(view,event)?{from:draggedContent.from,
to:draggedContent.to}:null;let ins={from:dropPos,insert:text};let changes=view.state.changes(del?[del,
ins]:ins);view.focus();view.dispatch({changes,selection:{anchor:changes.mapPos(dropPos,-1),head:changes.
mapPos(dropPos,1)},userEvent:del?"move.drop":"input.drop"});view.inputState.draggedContent=null}handlers.
drop=(view,event)=>{if(!event.dataTransfer)return false;if(view.state.readOnly)return true;let files=event.
dataTransfer.files;if(files&&files.length){let text=Array(files.length),read2=0;let finishFile=()=>{
if(++read2==files.length)dropText(view,event,text.filter(s=>s!=null).join(view.state.lineBreak),false)};
for(let i2=0;i2<files.length;i2++){let reader=new FileReader;reader.onerror=finishFile;reader.onload=
()=>{if(!/[\x00-\x08\x0e-\x1f]{2}/.test(reader.result))text[i2]=reader.result;finishFile()};reader.readAsText(
files[i2])}return true}else{let text=event.dataTransfer.getData("Text");if(text){dropText(view,event,
text,true);return true}}return false};handlers.paste=(view,event)=>{if(view.state.readOnly)return true;
view.observer.flush();let data=brokenClipboardAPI?null:event.clipboardData;if(data){doPaste(view,data.
getData("text/plain")||data.getData("text/uri-list"));return true}else{capturePaste(view);return false}};
function captureCopy(view,text){let parent=view.dom.parentNode;if(!parent)return;let target=parent.appendChild(
document.createElement("textarea"));target.style.cssText="position: fixed; left: -10000px; top: 10px";
target.value=text;target.focus();target.selectionEnd=text.length;target.selectionStart=0;setTimeout(
()=>{target.remove();view.focus()},50)}function copiedRange(state){let content2=[],ranges=[],linewise=false;
for(let range of state.selection.ranges)if(!range.empty){content2.push(state.sliceDoc(range.from,range.
to));ranges.push(range)}if(!content2.length){let upto=-1;for(let{from}of state.selection.ranges){let line=state.
doc.lineAt(from);if(line.number>upto){content2.push(line.text);ranges.push({from:line.from,to:Math.min(
state.doc.length,line.to+1)})}upto=line.number}linewise=true}return{text:textFilter(state,clipboardOutputFilter,
content2.join(state.lineBreak)),ranges,linewise}}var lastLinewiseCopy=null;handlers.copy=handlers.cut=
(view,event)=>{if(!hasSelection(view.contentDOM,view.observer.selectionRange))return false;let{text,
ranges,linewise}=copiedRange(view.state);if(!text&&!linewise)return false;lastLinewiseCopy=linewise?
text:null;if(event.type=="cut"&&!view.state.readOnly)view.dispatch({changes:ranges,scrollIntoView:true,
userEvent:"delete.cut"});let data=brokenClipboardAPI?null:event.clipboardData;if(data){data.clearData();
data.setData("text/plain",text);return true}else{captureCopy(view,text);return false}};var isFocusChange=Annotation.
define();function focusChangeTransaction(state,focus){let effects=[];for(let getEffect of state.facet(
focusChangeEffect)){let effect=getEffect(state,focus);if(effect)effects.push(effect)}return effects.
length?state.update({effects,annotations:isFocusChange.of(true)}):null}function updateForFocusChange(view){
setTimeout(()=>{let focus=view.hasFocus;if(focus!=view.inputState.notifiedFocused){let tr=focusChangeTransaction(
view.state,focus);if(tr)view.dispatch(tr);else view.update([])}},10)}observers.focus=view=>{view.inputState.
lastFocusTime=Date.now();if(!view.scrollDOM.scrollTop&&(view.inputState.lastScrollTop||view.inputState.
lastScrollLeft)){view.scrollDOM.scrollTop=view.inputState.lastScrollTop;view.scrollDOM.scrollLeft=view.
inputState.lastScrollLeft}updateForFocusChange(view)};observers.blur=view=>{view.observer.clearSelectionRange();
updateForFocusChange(view)};observers.compositionstart=observers.compositionupdate=(view,event)=>{if(view.
observer.editContext)return;if(view.inputState.compositionFirstChange==null)view.inputState.compositionFirstChange=
true;if(view.inputState.composing<0){let{main}=view.state.selection;if(!main.empty&&view.lineBlockAt(
main.from).from!=view.lineBlockAt(main.to).from&&!view.state.readOnly){view.dispatch({changes:view.state.
selection.ranges.filter(r=>!r.empty).map(r=>({from:r.from,to:r.to})),userEvent:"input"})}view.inputState.
composing=0}};observers.compositionend=view=>{if(view.observer.editContext)return;view.inputState.composing=
-1;view.inputState.compositionEndedAt=Date.now();view.inputState.compositionPendingKey=true;view.inputState.
compositionPendingChange=view.observer.pendingRecords().length>0;view.inputState.compositionFirstChange=
null;if(browser.chrome&&browser.android){view.observer.flushSoon()}else if(view.inputState.compositionPendingChange){
Promise.resolve().then(()=>view.observer.flush())}else{setTimeout(()=>{if(view.inputState.composing<
0&&view.docView.hasComposition)view.update([])},50)}};observers.contextmenu=view=>{view.inputState.lastContextMenu=
Date.now()};handlers.beforeinput=(view,event)=>{var _a2,_b;if(event.inputType=="insertText"||event.inputType==
"insertCompositionText"){view.inputState.insertingText=event.data;view.inputState.insertingTextAt=Date.
now()}if(event.inputType=="insertReplacementText"&&view.observer.editContext){let text=(_a2=event.dataTransfer)===
null||_a2===void 0?void 0:_a2.getData("text/plain"),ranges=event.getTargetRanges();if(text&&ranges.length){
let r=ranges[0];let from=view.posAtDOM(r.startContainer,r.startOffset),to=view.posAtDOM(r.endContainer,
r.endOffset);applyDOMChangeInner(view,{from,to,insert:view.state.toText(text)},null);return true}}let pending;
if(browser.chrome&&browser.android&&(pending=PendingKeys.find(key=>key.inputType==event.inputType))){
view.observer.delayAndroidKey(pending.key,pending.keyCode);if(pending.key=="Backspace"||pending.key==
"Delete"){let startViewHeight=((_b=window.visualViewport)===null||_b===void 0?void 0:_b.height)||0;setTimeout(
()=>{var _a3;if((((_a3=window.visualViewport)===null||_a3===void 0?void 0:_a3.height)||0)>startViewHeight+
10&&view.hasFocus){view.contentDOM.blur();view.focus()}},100)}}if(browser.ios&&event.inputType=="del\
eteContentForward"){view.observer.flushSoon()}if(browser.safari&&event.inputType=="insertText"&&view.
inputState.composing>=0){setTimeout(()=>observers.compositionend(view,event),20)}return false};var appliedFirefoxHack=new Set;
function firefoxCopyCutHack(doc2){if(!appliedFirefoxHack.has(doc2)){appliedFirefoxHack.add(doc2);doc2.
addEventListener("copy",()=>{});doc2.addEventListener("cut",()=>{})}}var wrappingWhiteSpace=["pre-wr\
ap","normal","pre-line","break-spaces"];var heightChangeFlag=false;function clearHeightChangeFlag(){
heightChangeFlag=false}var HeightOracle=class{constructor(lineWrapping){this.lineWrapping=lineWrapping;
this.doc=Text.empty;this.heightSamples={};this.lineHeight=14;this.charWidth=7;this.textHeight=14;this.
lineLength=30}heightForGap(from,to){let lines=this.doc.lineAt(to).number-this.doc.lineAt(from).number+
1;if(this.lineWrapping)lines+=Math.max(0,Math.ceil((to-from-lines*this.lineLength*.5)/this.lineLength));
return this.lineHeight*lines}heightForLine(length){if(!this.lineWrapping)return this.lineHeight;let lines=1+
Math.max(0,Math.ceil((length-this.lineLength)/Math.max(1,this.lineLength-5)));return lines*this.lineHeight}setDoc(doc2){
this.doc=doc2;return this}mustRefreshForWrapping(whiteSpace){return wrappingWhiteSpace.indexOf(whiteSpace)>
-1!=this.lineWrapping}mustRefreshForHeights(lineHeights){let newHeight=false;for(let i2=0;i2<lineHeights.
length;i2++){let h=lineHeights[i2];if(h<0){i2++}else if(!this.heightSamples[Math.floor(h*10)]){newHeight=
true;this.heightSamples[Math.floor(h*10)]=true}}return newHeight}refresh(whiteSpace,lineHeight,charWidth,textHeight,lineLength,knownHeights){
let lineWrapping=wrappingWhiteSpace.indexOf(whiteSpace)>-1;let changed=Math.abs(lineHeight-this.lineHeight)>
.3||this.lineWrapping!=lineWrapping;this.lineWrapping=lineWrapping;this.lineHeight=lineHeight;this.charWidth=
charWidth;this.textHeight=textHeight;this.lineLength=lineLength;if(changed){this.heightSamples={};for(let i2=0;i2<
knownHeights.length;i2++){let h=knownHeights[i2];if(h<0)i2++;else this.heightSamples[Math.floor(h*10)]=
true}}return changed}};var MeasuredHeights=class{constructor(from,heights){this.from=from;this.heights=
heights;this.index=0}get more(){return this.index<this.heights.length}};var BlockInfo=class _BlockInfo{constructor(from,length,top2,height,_content){
this.from=from;this.length=length;this.top=top2;this.height=height;this._content=_content}get type(){
return typeof this._content=="number"?BlockType.Text:Array.isArray(this._content)?this._content:this.
_content.type}get to(){return this.from+this.length}get bottom(){return this.top+this.height}get widget(){
return this._content instanceof PointDecoration?this._content.widget:null}get widgetLineBreaks(){return typeof this.
_content=="number"?this._content:0}join(other){let content2=(Array.isArray(this._content)?this._content:
[this]).concat(Array.isArray(other._content)?other._content:[other]);return new _BlockInfo(this.from,
this.length+other.length,this.top,this.height+other.height,content2)}};var QueryType=(function(QueryType2){
QueryType2[QueryType2["ByPos"]=0]="ByPos";QueryType2[QueryType2["ByHeight"]=1]="ByHeight";QueryType2[QueryType2["\
ByPosNoHeight"]=2]="ByPosNoHeight";return QueryType2})(QueryType||(QueryType={}));var Epsilon=.001;var HeightMap=class _HeightMap{constructor(length,height,flags=2){
this.length=length;this.height=height;this.flags=flags}get outdated(){return(this.flags&2)>0}set outdated(value){
this.flags=(value?2:0)|this.flags&-3}setHeight(height){if(this.height!=height){if(Math.abs(this.height-
height)>Epsilon)heightChangeFlag=true;this.height=height}}replace(_from,_to,nodes){return _HeightMap.
of(nodes)}decomposeLeft(_to,result){result.push(this)}decomposeRight(_from,result){result.push(this)}applyChanges(decorations2,oldDoc,oracle,changes){
let me=this,doc2=oracle.doc;for(let i2=changes.length-1;i2>=0;i2--){let{fromA,toA,fromB,toB}=changes[i2];
let start2=me.lineAt(fromA,QueryType.ByPosNoHeight,oracle.setDoc(oldDoc),0,0);let end=start2.to>=toA?
start2:me.lineAt(toA,QueryType.ByPosNoHeight,oracle,0,0);toB+=end.to-toA;toA=end.to;while(i2>0&&start2.
from<=changes[i2-1].toA){fromA=changes[i2-1].fromA;fromB=changes[i2-1].fromB;i2--;if(fromA<start2.from)
start2=me.lineAt(fromA,QueryType.ByPosNoHeight,oracle,0,0)}fromB+=start2.from-fromA;fromA=start2.from;
let nodes=NodeBuilder.build(oracle.setDoc(doc2),decorations2,fromB,toB);me=replace(me,me.replace(fromA,
toA,nodes))}return me.updateHeight(oracle,0)}static empty(){return new HeightMapText(0,0,0)}static of(nodes){
if(nodes.length==1)return nodes[0];let i2=0,j=nodes.length,before=0,after=0;for(;;){if(i2==j){if(before>
after*2){let split=nodes[i2-1];if(split.break)nodes.splice(--i2,1,split.left,null,split.right);else nodes.
splice(--i2,1,split.left,split.right);j+=1+split.break;before-=split.size}else if(after>before*2){let split=nodes[j];
if(split.break)nodes.splice(j,1,split.left,null,split.right);else nodes.splice(j,1,split.left,split.
right);j+=2+split.break;after-=split.size}else{break}}else if(before<after){let next=nodes[i2++];if(next)
before+=next.size}else{let next=nodes[--j];if(next)after+=next.size}}let brk=false;if(nodes[i2-1]==null){
brk=true;i2--}else if(nodes[i2]==null){brk=true;j++}return new HeightMapBranch(_HeightMap.of(nodes.slice(
0,i2)),brk,_HeightMap.of(nodes.slice(j)))}};function replace(old,val){if(old==val)return old;if(old.
constructor!=val.constructor)heightChangeFlag=true;return val}HeightMap.prototype.size=1;var SpaceDeco=Decoration.
replace({});var HeightMapBlock=class extends HeightMap{constructor(length,height,deco){super(length,
height);this.deco=deco;this.spaceAbove=0}mainBlock(top2,offset){return new BlockInfo(offset,this.length,
top2+this.spaceAbove,this.height-this.spaceAbove,this.deco||0)}blockAt(height,_oracle,top2,offset){return this.
spaceAbove&&height<top2+this.spaceAbove?new BlockInfo(offset,0,top2,this.spaceAbove,SpaceDeco):this.
mainBlock(top2,offset)}lineAt(_value,_type,oracle,top2,offset){let main=this.mainBlock(top2,offset);
return this.spaceAbove?this.blockAt(0,oracle,top2,offset).join(main):main}forEachLine(from,to,oracle,top2,offset,f){
if(from<=offset+this.length&&to>=offset)f(this.lineAt(0,QueryType.ByPos,oracle,top2,offset))}setMeasuredHeight(measured){
let next=measured.heights[measured.index++];if(next<0){this.spaceAbove=-next;next=measured.heights[measured.
index++]}else{this.spaceAbove=0}this.setHeight(next)}updateHeight(oracle,offset=0,_force=false,measured){
if(measured&&measured.from<=offset&&measured.more)this.setMeasuredHeight(measured);this.outdated=false;
return this}toString(){return`block(${this.length})`}};var HeightMapText=class _HeightMapText extends HeightMapBlock{constructor(length,height,above2){
super(length,height,null);this.collapsed=0;this.widgetHeight=0;this.breaks=0;this.spaceAbove=above2}mainBlock(top2,offset){
return new BlockInfo(offset,this.length,top2+this.spaceAbove,this.height-this.spaceAbove,this.breaks)}replace(_from,_to,nodes){
let node=nodes[0];if(nodes.length==1&&(node instanceof _HeightMapText||node instanceof HeightMapGap&&
node.flags&4)&&Math.abs(this.length-node.length)<10){if(node instanceof HeightMapGap)node=new _HeightMapText(
node.length,this.height,this.spaceAbove);else node.height=this.height;if(!this.outdated)node.outdated=
false;return node}else{return HeightMap.of(nodes)}}updateHeight(oracle,offset=0,force=false,measured){
if(measured&&measured.from<=offset&&measured.more){this.setMeasuredHeight(measured)}else if(force||this.
outdated){this.spaceAbove=0;this.setHeight(Math.max(this.widgetHeight,oracle.heightForLine(this.length-
this.collapsed))+this.breaks*oracle.lineHeight)}this.outdated=false;return this}toString(){return`li\
ne(${this.length}${this.collapsed?-this.collapsed:""}${this.widgetHeight?":"+this.widgetHeight:""})`}};
var HeightMapGap=class _HeightMapGap extends HeightMap{constructor(length){super(length,0)}heightMetrics(oracle,offset){
let firstLine=oracle.doc.lineAt(offset).number,lastLine=oracle.doc.lineAt(offset+this.length).number;
let lines=lastLine-firstLine+1;let perLine,perChar=0;if(oracle.lineWrapping){let totalPerLine=Math.min(
this.height,oracle.lineHeight*lines);perLine=totalPerLine/lines;if(this.length>lines+1)perChar=(this.
height-totalPerLine)/(this.length-lines-1)}else{perLine=this.height/lines}return{firstLine,lastLine,
perLine,perChar}}blockAt(height,oracle,top2,offset){let{firstLine,lastLine,perLine,perChar}=this.heightMetrics(
oracle,offset);if(oracle.lineWrapping){let guess=offset+(height<oracle.lineHeight?0:Math.round(Math.
max(0,Math.min(1,(height-top2)/this.height))*this.length));let line=oracle.doc.lineAt(guess),lineHeight=perLine+
line.length*perChar;let lineTop=Math.max(top2,height-lineHeight/2);return new BlockInfo(line.from,line.
length,lineTop,lineHeight,0)}else{let line=Math.max(0,Math.min(lastLine-firstLine,Math.floor((height-
top2)/perLine)));let{from,length}=oracle.doc.line(firstLine+line);return new BlockInfo(from,length,top2+
perLine*line,perLine,0)}}lineAt(value,type,oracle,top2,offset){if(type==QueryType.ByHeight)return this.
blockAt(value,oracle,top2,offset);if(type==QueryType.ByPosNoHeight){let{from,to}=oracle.doc.lineAt(value);
return new BlockInfo(from,to-from,0,0,0)}let{firstLine,perLine,perChar}=this.heightMetrics(oracle,offset);
let line=oracle.doc.lineAt(value),lineHeight=perLine+line.length*perChar;let linesAbove=line.number-
firstLine;let lineTop=top2+perLine*linesAbove+perChar*(line.from-offset-linesAbove);return new BlockInfo(
line.from,line.length,Math.max(top2,Math.min(lineTop,top2+this.height-lineHeight)),lineHeight,0)}forEachLine(from,to,oracle,top2,offset,f){
from=Math.max(from,offset);to=Math.min(to,offset+this.length);let{firstLine,perLine,perChar}=this.heightMetrics(
oracle,offset);for(let pos=from,lineTop=top2;pos<=to;){let line=oracle.doc.lineAt(pos);if(pos==from){
let linesAbove=line.number-firstLine;lineTop+=perLine*linesAbove+perChar*(from-offset-linesAbove)}let lineHeight=perLine+
perChar*line.length;f(new BlockInfo(line.from,line.length,lineTop,lineHeight,0));lineTop+=lineHeight;
pos=line.to+1}}replace(from,to,nodes){let after=this.length-to;if(after>0){let last2=nodes[nodes.length-
1];if(last2 instanceof _HeightMapGap)nodes[nodes.length-1]=new _HeightMapGap(last2.length+after);else
nodes.push(null,new _HeightMapGap(after-1))}if(from>0){let first=nodes[0];if(first instanceof _HeightMapGap)
nodes[0]=new _HeightMapGap(from+first.length);else nodes.unshift(new _HeightMapGap(from-1),null)}return HeightMap.
of(nodes)}decomposeLeft(to,result){result.push(new _HeightMapGap(to-1),null)}decomposeRight(from,result){
result.push(null,new _HeightMapGap(this.length-from-1))}updateHeight(oracle,offset=0,force=false,measured){
let end=offset+this.length;if(measured&&measured.from<=offset+this.length&&measured.more){let nodes=[],
pos=Math.max(offset,measured.from),singleHeight=-1;if(measured.from>offset)nodes.push(new _HeightMapGap(
measured.from-offset-1).updateHeight(oracle,offset));while(pos<=end&&measured.more){let len=oracle.doc.
lineAt(pos).length;if(nodes.length)nodes.push(null);let height=measured.heights[measured.index++],above2=0;
if(height<0){above2=-height;height=measured.heights[measured.index++]}if(singleHeight==-1)singleHeight=
height;else if(Math.abs(height-singleHeight)>=Epsilon)singleHeight=-2;let line=new HeightMapText(len,
height,above2);line.outdated=false;nodes.push(line);pos+=len+1}if(pos<=end)nodes.push(null,new _HeightMapGap(
end-pos).updateHeight(oracle,pos));let result=HeightMap.of(nodes);if(singleHeight<0||Math.abs(result.
height-this.height)>=Epsilon||Math.abs(singleHeight-this.heightMetrics(oracle,offset).perLine)>=Epsilon)
heightChangeFlag=true;return replace(this,result)}else if(force||this.outdated){this.setHeight(oracle.
heightForGap(offset,offset+this.length));this.outdated=false}return this}toString(){return`gap(${this.
length})`}};var HeightMapBranch=class extends HeightMap{constructor(left,brk,right){super(left.length+
(brk?1:0)+right.length,left.height+right.height,(brk?1:0)|(left.outdated||right.outdated?2:0));this.
left=left;this.right=right;this.size=left.size+right.size}get break(){return this.flags&1}blockAt(height,oracle,top2,offset){
let mid=top2+this.left.height;return height<mid?this.left.blockAt(height,oracle,top2,offset):this.right.
blockAt(height,oracle,mid,offset+this.left.length+this.break)}lineAt(value,type,oracle,top2,offset){
let rightTop=top2+this.left.height,rightOffset=offset+this.left.length+this.break;let left=type==QueryType.
ByHeight?value<rightTop:value<rightOffset;let base2=left?this.left.lineAt(value,type,oracle,top2,offset):
this.right.lineAt(value,type,oracle,rightTop,rightOffset);if(this.break||(left?base2.to<rightOffset:
base2.from>rightOffset))return base2;let subQuery=type==QueryType.ByPosNoHeight?QueryType.ByPosNoHeight:
QueryType.ByPos;if(left)return base2.join(this.right.lineAt(rightOffset,subQuery,oracle,rightTop,rightOffset));else
return this.left.lineAt(rightOffset,subQuery,oracle,top2,offset).join(base2)}forEachLine(from,to,oracle,top2,offset,f){
let rightTop=top2+this.left.height,rightOffset=offset+this.left.length+this.break;if(this.break){if(from<
rightOffset)this.left.forEachLine(from,to,oracle,top2,offset,f);if(to>=rightOffset)this.right.forEachLine(
from,to,oracle,rightTop,rightOffset,f)}else{let mid=this.lineAt(rightOffset,QueryType.ByPos,oracle,top2,
offset);if(from<mid.from)this.left.forEachLine(from,Math.min(to,mid.from-1),oracle,top2,offset,f);if(mid.
to>=from&&mid.from<=to)f(mid);if(to>mid.to)this.right.forEachLine(Math.max(from,mid.to+1),to,oracle,
rightTop,rightOffset,f)}}replace(from,to,nodes){let rightStart=this.left.length+this.break;if(to<rightStart)
return this.balanced(this.left.replace(from,to,nodes),this.right);if(from>this.left.length)return this.
balanced(this.left,this.right.replace(from-rightStart,to-rightStart,nodes));let result=[];if(from>0)
this.decomposeLeft(from,result);let left=result.length;for(let node of nodes)result.push(node);if(from>
0)mergeGaps(result,left-1);if(to<this.length){let right=result.length;this.decomposeRight(to,result);
mergeGaps(result,right)}return HeightMap.of(result)}decomposeLeft(to,result){let left=this.left.length;
if(to<=left)return this.left.decomposeLeft(to,result);result.push(this.left);if(this.break){left++;if(to>=
left)result.push(null)}if(to>left)this.right.decomposeLeft(to-left,result)}decomposeRight(from,result){
let left=this.left.length,right=left+this.break;if(from>=right)return this.right.decomposeRight(from-
right,result);if(from<left)this.left.decomposeRight(from,result);if(this.break&&from<right)result.push(
null);result.push(this.right)}balanced(left,right){if(left.size>2*right.size||right.size>2*left.size)
return HeightMap.of(this.break?[left,null,right]:[left,right]);this.left=replace(this.left,left);this.
right=replace(this.right,right);this.setHeight(left.height+right.height);this.outdated=left.outdated||
right.outdated;this.size=left.size+right.size;this.length=left.length+this.break+right.length;return this}updateHeight(oracle,offset=0,force=false,measured){
let{left,right}=this,rightStart=offset+left.length+this.break,rebalance=null;if(measured&&measured.from<=
offset+left.length&&measured.more)rebalance=left=left.updateHeight(oracle,offset,force,measured);else
left.updateHeight(oracle,offset,force);if(measured&&measured.from<=rightStart+right.length&&measured.
more)rebalance=right=right.updateHeight(oracle,rightStart,force,measured);else right.updateHeight(oracle,
rightStart,force);if(rebalance)return this.balanced(left,right);this.height=this.left.height+this.right.
height;this.outdated=false;return this}toString(){return this.left+(this.break?" ":"-")+this.right}};
function mergeGaps(nodes,around){let before,after;if(nodes[around]==null&&(before=nodes[around-1])instanceof
HeightMapGap&&(after=nodes[around+1])instanceof HeightMapGap)nodes.splice(around-1,3,new HeightMapGap(
before.length+1+after.length))}var relevantWidgetHeight=5;var NodeBuilder=class _NodeBuilder{constructor(pos,oracle){
this.pos=pos;this.oracle=oracle;this.nodes=[];this.lineStart=-1;this.lineEnd=-1;this.covering=null;this.
writtenTo=pos}get isCovered(){return this.covering&&this.nodes[this.nodes.length-1]==this.covering}span(_from,to){
if(this.lineStart>-1){let end=Math.min(to,this.lineEnd),last2=this.nodes[this.nodes.length-1];if(last2 instanceof
HeightMapText)last2.length+=end-this.pos;else if(end>this.pos||!this.isCovered)this.nodes.push(new HeightMapText(
end-this.pos,-1,0));this.writtenTo=end;if(to>end){this.nodes.push(null);this.writtenTo++;this.lineStart=
-1}}this.pos=to}point(from,to,deco){if(from<to||deco.heightRelevant){let height=deco.widget?deco.widget.
estimatedHeight:0;let breaks=deco.widget?deco.widget.lineBreaks:0;if(height<0)height=this.oracle.lineHeight;
let len=to-from;if(deco.block){this.addBlock(new HeightMapBlock(len,height,deco))}else if(len||breaks||
height>=relevantWidgetHeight){this.addLineDeco(height,breaks,len)}}else if(to>from){this.span(from,to)}
if(this.lineEnd>-1&&this.lineEnd<this.pos)this.lineEnd=this.oracle.doc.lineAt(this.pos).to}enterLine(){
if(this.lineStart>-1)return;let{from,to}=this.oracle.doc.lineAt(this.pos);this.lineStart=from;this.lineEnd=
to;if(this.writtenTo<from){if(this.writtenTo<from-1||this.nodes[this.nodes.length-1]==null)this.nodes.
push(this.blankContent(this.writtenTo,from-1));this.nodes.push(null)}if(this.pos>from)this.nodes.push(
new HeightMapText(this.pos-from,-1,0));this.writtenTo=this.pos}blankContent(from,to){let gap=new HeightMapGap(
to-from);if(this.oracle.doc.lineAt(from).to==to)gap.flags|=4;return gap}ensureLine(){this.enterLine();
let last2=this.nodes.length?this.nodes[this.nodes.length-1]:null;if(last2 instanceof HeightMapText)return last2;
let line=new HeightMapText(0,-1,0);this.nodes.push(line);return line}addBlock(block){this.enterLine();
let deco=block.deco;if(deco&&deco.startSide>0&&!this.isCovered)this.ensureLine();this.nodes.push(block);
this.writtenTo=this.pos=this.pos+block.length;if(deco&&deco.endSide>0)this.covering=block}addLineDeco(height,breaks,length){
let line=this.ensureLine();line.length+=length;line.collapsed+=length;line.widgetHeight=Math.max(line.
widgetHeight,height);line.breaks+=breaks;this.writtenTo=this.pos=this.pos+length}finish(from){let last2=this.
nodes.length==0?null:this.nodes[this.nodes.length-1];if(this.lineStart>-1&&!(last2 instanceof HeightMapText)&&
!this.isCovered)this.nodes.push(new HeightMapText(0,-1,0));else if(this.writtenTo<this.pos||last2==null)
this.nodes.push(this.blankContent(this.writtenTo,this.pos));let pos=from;for(let node of this.nodes){
if(node instanceof HeightMapText)node.updateHeight(this.oracle,pos);pos+=node?node.length:1}return this.
nodes}static build(oracle,decorations2,from,to){let builder=new _NodeBuilder(from,oracle);RangeSet.spans(
decorations2,from,to,builder,0);return builder.finish(from)}};function heightRelevantDecoChanges(a,b,diff){
let comp=new DecorationComparator2;RangeSet.compare(a,b,diff,comp,0);return comp.changes}var DecorationComparator2=class{constructor(){
this.changes=[]}compareRange(){}comparePoint(from,to,a,b){if(from<to||a&&a.heightRelevant||b&&b.heightRelevant)
addRange(from,to,this.changes,5)}};function visiblePixelRange(dom,paddingTop){let rect=dom.getBoundingClientRect();
let doc2=dom.ownerDocument,win=doc2.defaultView||window;let left=Math.max(0,rect.left),right=Math.min(
win.innerWidth,rect.right);let top2=Math.max(0,rect.top),bottom=Math.min(win.innerHeight,rect.bottom);
for(let parent=dom.parentNode;parent&&parent!=doc2.body;){if(isElt(parent)){let style=window.getComputedStyle(
parent);if((parent.scrollHeight>parent.clientHeight||parent.scrollWidth>parent.clientWidth)&&style.overflow!=
"visible"){let parentRect=parent.getBoundingClientRect();left=Math.max(left,parentRect.left);right=Math.
min(right,parentRect.right);top2=Math.max(top2,parentRect.top);bottom=Math.min(parent==dom.parentNode?
win.innerHeight:bottom,parentRect.bottom)}parent=style.position=="absolute"||style.position=="fixed"?
parent.offsetParent:parent.parentNode}else if(parent.nodeType==11){parent=parent.host}else{break}}return{
left:left-rect.left,right:Math.max(left,right)-rect.left,top:top2-(rect.top+paddingTop),bottom:Math.
max(top2,bottom)-(rect.top+paddingTop)}}function inWindow(elt){let rect=elt.getBoundingClientRect(),
win=elt.ownerDocument.defaultView||window;return rect.left<win.innerWidth&&rect.right>0&&rect.top<win.
innerHeight&&rect.bottom>0}function fullPixelRange(dom,paddingTop){let rect=dom.getBoundingClientRect();
return{left:0,right:rect.right-rect.left,top:paddingTop,bottom:rect.bottom-(rect.top+paddingTop)}}var LineGap=class{constructor(from,to,size,displaySize){
this.from=from;this.to=to;this.size=size;this.displaySize=displaySize}static same(a,b){if(a.length!=
b.length)return false;for(let i2=0;i2<a.length;i2++){let gA=a[i2],gB=b[i2];if(gA.from!=gB.from||gA.to!=
gB.to||gA.size!=gB.size)return false}return true}draw(viewState,wrapping){return Decoration.replace(
{widget:new LineGapWidget(this.displaySize*(wrapping?viewState.scaleY:viewState.scaleX),wrapping)}).
range(this.from,this.to)}};var LineGapWidget=class extends WidgetType{constructor(size,vertical){super();
this.size=size;this.vertical=vertical}eq(other){return other.size==this.size&&other.vertical==this.vertical}toDOM(){
let elt=document.createElement("div");if(this.vertical){elt.style.height=this.size+"px"}else{elt.style.
width=this.size+"px";elt.style.height="2px";elt.style.display="inline-block"}return elt}get estimatedHeight(){
return this.vertical?this.size:-1}};var ViewState=class{constructor(view,state){this.view=view;this.
state=state;this.pixelViewport={left:0,right:window.innerWidth,top:0,bottom:0};this.inView=true;this.
paddingTop=0;this.paddingBottom=0;this.contentDOMWidth=0;this.contentDOMHeight=0;this.editorHeight=0;
this.editorWidth=0;this.scaleX=1;this.scaleY=1;this.scrollOffset=0;this.scrolledToBottom=false;this.
scrollAnchorPos=0;this.scrollAnchorHeight=-1;this.scaler=IdScaler;this.scrollTarget=null;this.printing=
false;this.mustMeasureContent=true;this.defaultTextDirection=Direction.LTR;this.visibleRanges=[];this.
mustEnforceCursorAssoc=false;let guessWrapping=state.facet(contentAttributes).some(v=>typeof v!="fun\
ction"&&v.class=="cm-lineWrapping");this.heightOracle=new HeightOracle(guessWrapping);this.stateDeco=
staticDeco(state);this.heightMap=HeightMap.empty().applyChanges(this.stateDeco,Text.empty,this.heightOracle.
setDoc(state.doc),[new ChangedRange(0,0,0,state.doc.length)]);for(let i2=0;i2<2;i2++){this.viewport=
this.getViewport(0,null);if(!this.updateForViewport())break}this.updateViewportLines();this.lineGaps=
this.ensureLineGaps([]);this.lineGapDeco=Decoration.set(this.lineGaps.map(gap=>gap.draw(this,false)));
this.scrollParent=view.scrollDOM;this.computeVisibleRanges()}updateForViewport(){let viewports=[this.
viewport],{main}=this.state.selection;for(let i2=0;i2<=1;i2++){let pos=i2?main.head:main.anchor;if(!viewports.
some(({from,to})=>pos>=from&&pos<=to)){let{from,to}=this.lineBlockAt(pos);viewports.push(new Viewport(
from,to))}}this.viewports=viewports.sort((a,b)=>a.from-b.from);return this.updateScaler()}updateScaler(){
let scaler=this.scaler;this.scaler=this.heightMap.height<=7e6?IdScaler:BigScaler.get(this.heightOracle,
this.heightMap,this.viewports);return scaler.eq(this.scaler)?0:2}updateViewportLines(){this.viewportLines=
[];this.heightMap.forEachLine(this.viewport.from,this.viewport.to,this.heightOracle.setDoc(this.state.
doc),0,0,block=>{this.viewportLines.push(scaleBlock(block,this.scaler))})}update(update,scrollTarget=null){
this.state=update.state;let prevDeco=this.stateDeco;this.stateDeco=staticDeco(this.state);let contentChanges=update.
changedRanges;let heightChanges=ChangedRange.extendWithRanges(contentChanges,heightRelevantDecoChanges(
prevDeco,this.stateDeco,update?update.changes:ChangeSet.empty(this.state.doc.length)));let prevHeight=this.
heightMap.height;let scrollAnchor=this.scrolledToBottom?null:this.scrollAnchorAt(this.scrollOffset);
clearHeightChangeFlag();this.heightMap=this.heightMap.applyChanges(this.stateDeco,update.startState.
doc,this.heightOracle.setDoc(this.state.doc),heightChanges);if(this.heightMap.height!=prevHeight||heightChangeFlag)
update.flags|=2;if(scrollAnchor){this.scrollAnchorPos=update.changes.mapPos(scrollAnchor.from,-1);this.
scrollAnchorHeight=scrollAnchor.top}else{this.scrollAnchorPos=-1;this.scrollAnchorHeight=prevHeight}
let viewport=heightChanges.length?this.mapViewport(this.viewport,update.changes):this.viewport;if(scrollTarget&&
(scrollTarget.range.head<viewport.from||scrollTarget.range.head>viewport.to)||!this.viewportIsAppropriate(
viewport))viewport=this.getViewport(0,scrollTarget);let viewportChange=viewport.from!=this.viewport.
from||viewport.to!=this.viewport.to;this.viewport=viewport;update.flags|=this.updateForViewport();if(viewportChange||
!update.changes.empty||update.flags&2)this.updateViewportLines();if(this.lineGaps.length||this.viewport.
to-this.viewport.from>2e3<<1)this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps,
update.changes)));update.flags|=this.computeVisibleRanges(update.changes);if(scrollTarget)this.scrollTarget=
scrollTarget;if(!this.mustEnforceCursorAssoc&&(update.selectionSet||update.focusChanged)&&update.view.
lineWrapping&&update.state.selection.main.empty&&update.state.selection.main.assoc&&!update.state.facet(
nativeSelectionHidden))this.mustEnforceCursorAssoc=true}measure(){let{view}=this,dom=view.contentDOM,
style=window.getComputedStyle(dom);let oracle=this.heightOracle;let whiteSpace=style.whiteSpace;this.
defaultTextDirection=style.direction=="rtl"?Direction.RTL:Direction.LTR;let refresh=this.heightOracle.
mustRefreshForWrapping(whiteSpace)||this.mustMeasureContent==="refresh";let domRect=dom.getBoundingClientRect();
let measureContent=refresh||this.mustMeasureContent||this.contentDOMHeight!=domRect.height;this.contentDOMHeight=
domRect.height;this.mustMeasureContent=false;let result=0,bias=0;if(domRect.width&&domRect.height){let{
scaleX,scaleY}=getScale(dom,domRect);if(scaleX>.005&&Math.abs(this.scaleX-scaleX)>.005||scaleY>.005&&
Math.abs(this.scaleY-scaleY)>.005){this.scaleX=scaleX;this.scaleY=scaleY;result|=16;refresh=measureContent=
true}}let paddingTop=(parseInt(style.paddingTop)||0)*this.scaleY;let paddingBottom=(parseInt(style.paddingBottom)||
0)*this.scaleY;if(this.paddingTop!=paddingTop||this.paddingBottom!=paddingBottom){this.paddingTop=paddingTop;
this.paddingBottom=paddingBottom;result|=16|2}if(this.editorWidth!=view.scrollDOM.clientWidth){if(oracle.
lineWrapping)measureContent=true;this.editorWidth=view.scrollDOM.clientWidth;result|=16}let scrollParent=scrollableParents(
this.view.contentDOM,false).y;if(scrollParent!=this.scrollParent){this.scrollParent=scrollParent;this.
scrollAnchorHeight=-1;this.scrollOffset=0}let scrollOffset=this.getScrollOffset();if(this.scrollOffset!=
scrollOffset){this.scrollAnchorHeight=-1;this.scrollOffset=scrollOffset}this.scrolledToBottom=isScrolledToBottom(
this.scrollParent||view.win);let pixelViewport=(this.printing?fullPixelRange:visiblePixelRange)(dom,
this.paddingTop);let dTop=pixelViewport.top-this.pixelViewport.top,dBottom=pixelViewport.bottom-this.
pixelViewport.bottom;this.pixelViewport=pixelViewport;let inView=this.pixelViewport.bottom>this.pixelViewport.
top&&this.pixelViewport.right>this.pixelViewport.left;if(inView!=this.inView){this.inView=inView;if(inView)
measureContent=true}if(!this.inView&&!this.scrollTarget&&!inWindow(view.dom))return 0;let contentWidth=domRect.
width;if(this.contentDOMWidth!=contentWidth||this.editorHeight!=view.scrollDOM.clientHeight){this.contentDOMWidth=
domRect.width;this.editorHeight=view.scrollDOM.clientHeight;result|=16}if(measureContent){let lineHeights=view.
docView.measureVisibleLineHeights(this.viewport);if(oracle.mustRefreshForHeights(lineHeights))refresh=
true;if(refresh||oracle.lineWrapping&&Math.abs(contentWidth-this.contentDOMWidth)>oracle.charWidth){
let{lineHeight,charWidth,textHeight}=view.docView.measureTextSize();refresh=lineHeight>0&&oracle.refresh(
whiteSpace,lineHeight,charWidth,textHeight,Math.max(5,contentWidth/charWidth),lineHeights);if(refresh){
view.docView.minWidth=0;result|=16}}if(dTop>0&&dBottom>0)bias=Math.max(dTop,dBottom);else if(dTop<0&&
dBottom<0)bias=Math.min(dTop,dBottom);clearHeightChangeFlag();for(let vp of this.viewports){let heights=vp.
from==this.viewport.from?lineHeights:view.docView.measureVisibleLineHeights(vp);this.heightMap=(refresh?
HeightMap.empty().applyChanges(this.stateDeco,Text.empty,this.heightOracle,[new ChangedRange(0,0,0,view.
state.doc.length)]):this.heightMap).updateHeight(oracle,0,refresh,new MeasuredHeights(vp.from,heights))}
if(heightChangeFlag)result|=2}let viewportChange=!this.viewportIsAppropriate(this.viewport,bias)||this.
scrollTarget&&(this.scrollTarget.range.head<this.viewport.from||this.scrollTarget.range.head>this.viewport.
to);if(viewportChange){if(result&2)result|=this.updateScaler();this.viewport=this.getViewport(bias,this.
scrollTarget);result|=this.updateForViewport()}if(result&2||viewportChange)this.updateViewportLines();
if(this.lineGaps.length||this.viewport.to-this.viewport.from>2e3<<1)this.updateLineGaps(this.ensureLineGaps(
refresh?[]:this.lineGaps,view));result|=this.computeVisibleRanges();if(this.mustEnforceCursorAssoc){
this.mustEnforceCursorAssoc=false;view.docView.enforceCursorAssoc()}return result}get visibleTop(){return this.
scaler.fromDOM(this.pixelViewport.top)}get visibleBottom(){return this.scaler.fromDOM(this.pixelViewport.
bottom)}getViewport(bias,scrollTarget){let marginTop=.5-Math.max(-.5,Math.min(.5,bias/1e3/2));let map=this.
heightMap,oracle=this.heightOracle;let{visibleTop,visibleBottom}=this;let viewport=new Viewport(map.
lineAt(visibleTop-marginTop*1e3,QueryType.ByHeight,oracle,0,0).from,map.lineAt(visibleBottom+(1-marginTop)*
1e3,QueryType.ByHeight,oracle,0,0).to);if(scrollTarget){let{head}=scrollTarget.range;if(head<viewport.
from||head>viewport.to){let viewHeight=Math.min(this.editorHeight,this.pixelViewport.bottom-this.pixelViewport.
top);let block=map.lineAt(head,QueryType.ByPos,oracle,0,0),topPos;if(scrollTarget.y=="center")topPos=
(block.top+block.bottom)/2-viewHeight/2;else if(scrollTarget.y=="start"||scrollTarget.y=="nearest"&&
head<viewport.from)topPos=block.top;else topPos=block.bottom-viewHeight;viewport=new Viewport(map.lineAt(
topPos-1e3/2,QueryType.ByHeight,oracle,0,0).from,map.lineAt(topPos+viewHeight+1e3/2,QueryType.ByHeight,
oracle,0,0).to)}}return viewport}mapViewport(viewport,changes){let from=changes.mapPos(viewport.from,
-1),to=changes.mapPos(viewport.to,1);return new Viewport(this.heightMap.lineAt(from,QueryType.ByPos,
this.heightOracle,0,0).from,this.heightMap.lineAt(to,QueryType.ByPos,this.heightOracle,0,0).to)}viewportIsAppropriate({
from,to},bias=0){if(!this.inView)return true;let{top:top2}=this.heightMap.lineAt(from,QueryType.ByPos,
this.heightOracle,0,0);let{bottom}=this.heightMap.lineAt(to,QueryType.ByPos,this.heightOracle,0,0);let{
visibleTop,visibleBottom}=this;return(from==0||top2<=visibleTop-Math.max(10,Math.min(-bias,250)))&&(to==
this.state.doc.length||bottom>=visibleBottom+Math.max(10,Math.min(bias,250)))&&(top2>visibleTop-2*1e3&&
bottom<visibleBottom+2*1e3)}mapLineGaps(gaps,changes){if(!gaps.length||changes.empty)return gaps;let mapped=[];
for(let gap of gaps)if(!changes.touchesRange(gap.from,gap.to))mapped.push(new LineGap(changes.mapPos(
gap.from),changes.mapPos(gap.to),gap.size,gap.displaySize));return mapped}ensureLineGaps(current,mayMeasure){
let wrapping=this.heightOracle.lineWrapping;let margin=wrapping?1e4:2e3,halfMargin=margin>>1,doubleMargin=margin<<
1;if(this.defaultTextDirection!=Direction.LTR&&!wrapping)return[];let gaps=[];let addGap=(from,to,line,structure)=>{
if(to-from<halfMargin)return;let sel=this.state.selection.main,avoid=[sel.from];if(!sel.empty)avoid.
push(sel.to);for(let pos of avoid){if(pos>from&&pos<to){addGap(from,pos-10,line,structure);addGap(pos+
10,to,line,structure);return}}let gap=find(current,gap2=>gap2.from>=line.from&&gap2.to<=line.to&&Math.
abs(gap2.from-from)<halfMargin&&Math.abs(gap2.to-to)<halfMargin&&!avoid.some(pos=>gap2.from<pos&&gap2.
to>pos));if(!gap){if(to<line.to&&mayMeasure&&wrapping&&mayMeasure.visibleRanges.some(r=>r.from<=to&&
r.to>=to)){let lineStart=mayMeasure.moveToLineBoundary(EditorSelection.cursor(to),false,true).head;if(lineStart>
from)to=lineStart}let size=this.gapSize(line,from,to,structure);let displaySize=wrapping||size<2e6?size:
2e6;gap=new LineGap(from,to,size,displaySize)}gaps.push(gap)};let checkLine=line=>{if(line.length<doubleMargin||
line.type!=BlockType.Text)return;let structure=lineStructure(line.from,line.to,this.stateDeco);if(structure.
total<doubleMargin)return;let target=this.scrollTarget?this.scrollTarget.range.head:null;let viewFrom,
viewTo;if(wrapping){let marginHeight=margin/this.heightOracle.lineLength*this.heightOracle.lineHeight;
let top2,bot;if(target!=null){let targetFrac=findFraction(structure,target);let spaceFrac=((this.visibleBottom-
this.visibleTop)/2+marginHeight)/line.height;top2=targetFrac-spaceFrac;bot=targetFrac+spaceFrac}else{
top2=(this.visibleTop-line.top-marginHeight)/line.height;bot=(this.visibleBottom-line.top+marginHeight)/
line.height}viewFrom=findPosition(structure,top2);viewTo=findPosition(structure,bot)}else{let totalWidth=structure.
total*this.heightOracle.charWidth;let marginWidth=margin*this.heightOracle.charWidth;let horizOffset=0;
if(totalWidth>2e6)for(let old of current){if(old.from>=line.from&&old.from<line.to&&old.size!=old.displaySize&&
old.from*this.heightOracle.charWidth+horizOffset<this.pixelViewport.left)horizOffset=old.size-old.displaySize}
let pxLeft=this.pixelViewport.left+horizOffset,pxRight=this.pixelViewport.right+horizOffset;let left,
right;if(target!=null){let targetFrac=findFraction(structure,target);let spaceFrac=((pxRight-pxLeft)/
2+marginWidth)/totalWidth;left=targetFrac-spaceFrac;right=targetFrac+spaceFrac}else{left=(pxLeft-marginWidth)/
totalWidth;right=(pxRight+marginWidth)/totalWidth}viewFrom=findPosition(structure,left);viewTo=findPosition(
structure,right)}if(viewFrom>line.from)addGap(line.from,viewFrom,line,structure);if(viewTo<line.to)addGap(
viewTo,line.to,line,structure)};for(let line of this.viewportLines){if(Array.isArray(line.type))line.
type.forEach(checkLine);else checkLine(line)}return gaps}gapSize(line,from,to,structure){let fraction=findFraction(
structure,to)-findFraction(structure,from);if(this.heightOracle.lineWrapping){return line.height*fraction}else{
return structure.total*this.heightOracle.charWidth*fraction}}updateLineGaps(gaps){if(!LineGap.same(gaps,
this.lineGaps)){this.lineGaps=gaps;this.lineGapDeco=Decoration.set(gaps.map(gap=>gap.draw(this,this.
heightOracle.lineWrapping)))}}computeVisibleRanges(changes){let deco=this.stateDeco;if(this.lineGaps.
length)deco=deco.concat(this.lineGapDeco);let ranges=[];RangeSet.spans(deco,this.viewport.from,this.
viewport.to,{span(from,to){ranges.push({from,to})},point(){}},20);let changed=0;if(ranges.length!=this.
visibleRanges.length){changed=8|4}else{for(let i2=0;i2<ranges.length&&!(changed&8);i2++){let old=this.
visibleRanges[i2],nw=ranges[i2];if(old.from!=nw.from||old.to!=nw.to){changed|=4;if(!(changes&&changes.
mapPos(old.from,-1)==nw.from&&changes.mapPos(old.to,1)==nw.to))changed|=8}}}this.visibleRanges=ranges;
return changed}lineBlockAt(pos){return pos>=this.viewport.from&&pos<=this.viewport.to&&this.viewportLines.
find(b=>b.from<=pos&&b.to>=pos)||scaleBlock(this.heightMap.lineAt(pos,QueryType.ByPos,this.heightOracle,
0,0),this.scaler)}lineBlockAtHeight(height){return height>=this.viewportLines[0].top&&height<=this.viewportLines[this.
viewportLines.length-1].bottom&&this.viewportLines.find(l=>l.top<=height&&l.bottom>=height)||scaleBlock(
this.heightMap.lineAt(this.scaler.fromDOM(height),QueryType.ByHeight,this.heightOracle,0,0),this.scaler)}getScrollOffset(){
return this.scrollParent==this.view.scrollDOM?this.scrollParent.scrollTop*this.scaleY:(this.scrollParent?
this.scrollParent.getBoundingClientRect().top:0)-this.view.contentDOM.getBoundingClientRect().top}scrollAnchorAt(scrollOffset){
let block=this.lineBlockAtHeight(scrollOffset+12-this.paddingTop);return block.from>=this.viewport.from||
this.viewportLines[0].top-scrollOffset>200?block:this.viewportLines[0]}elementAtHeight(height){return scaleBlock(
this.heightMap.blockAt(this.scaler.fromDOM(height),this.heightOracle,0,0),this.scaler)}get docHeight(){
return this.scaler.toDOM(this.heightMap.height)}get contentHeight(){return this.docHeight+this.paddingTop+
this.paddingBottom}};var Viewport=class{constructor(from,to){this.from=from;this.to=to}};function lineStructure(from,to,stateDeco){
let ranges=[],pos=from,total=0;RangeSet.spans(stateDeco,from,to,{span(){},point(from2,to2){if(from2>
pos){ranges.push({from:pos,to:from2});total+=from2-pos}pos=to2}},20);if(pos<to){ranges.push({from:pos,
to});total+=to-pos}return{total,ranges}}function findPosition({total,ranges},ratio){if(ratio<=0)return ranges[0].
from;if(ratio>=1)return ranges[ranges.length-1].to;let dist2=Math.floor(total*ratio);for(let i2=0;;i2++){
let{from,to}=ranges[i2],size=to-from;if(dist2<=size)return from+dist2;dist2-=size}}function findFraction(structure,pos){
let counted2=0;for(let{from,to}of structure.ranges){if(pos<=to){counted2+=pos-from;break}counted2+=to-
from}return counted2/structure.total}function find(array,f){for(let val of array)if(f(val))return val;
return void 0}var IdScaler={toDOM(n){return n},fromDOM(n){return n},scale:1,eq(other){return other==
this}};function staticDeco(state){let deco=state.facet(decorations).filter(d=>typeof d!="function");
let outer=state.facet(outerDecorations).filter(d=>typeof d!="function");if(outer.length)deco.push(RangeSet.
join(outer));return deco}var BigScaler=class _BigScaler{constructor(scale,viewports){this.scale=scale;
this.viewports=viewports}static get(oracle,heightMap,viewports){let vpHeight=0,base2=0,domBase=0;let vps=viewports.
map(({from,to})=>{let top2=heightMap.lineAt(from,QueryType.ByPos,oracle,0,0).top;let bottom=heightMap.
lineAt(to,QueryType.ByPos,oracle,0,0).bottom;vpHeight+=bottom-top2;return{from,to,top:top2,bottom,domTop:0,
domBottom:0}});if(heightMap.height-vpHeight<10)return IdScaler;let scale=(7e6-vpHeight)/(heightMap.height-
vpHeight);for(let obj of vps){obj.domTop=domBase+(obj.top-base2)*scale;domBase=obj.domBottom=obj.domTop+
(obj.bottom-obj.top);base2=obj.bottom}return new _BigScaler(scale,vps)}toDOM(n){for(let i2=0,base2=0,
domBase=0;;i2++){let vp=i2<this.viewports.length?this.viewports[i2]:null;if(!vp||n<vp.top)return domBase+
(n-base2)*this.scale;if(n<=vp.bottom)return vp.domTop+(n-vp.top);base2=vp.bottom;domBase=vp.domBottom}}fromDOM(n){
for(let i2=0,base2=0,domBase=0;;i2++){let vp=i2<this.viewports.length?this.viewports[i2]:null;if(!vp||
n<vp.domTop)return base2+(n-domBase)/this.scale;if(n<=vp.domBottom)return vp.top+(n-vp.domTop);base2=
vp.bottom;domBase=vp.domBottom}}eq(other){if(!(other instanceof _BigScaler))return false;return this.
scale==other.scale&&this.viewports.length==other.viewports.length&&this.viewports.every((vp,i2)=>vp.
from==other.viewports[i2].from&&vp.to==other.viewports[i2].to)}};function scaleBlock(block,scaler){if(scaler.
scale==1)return block;let bTop=scaler.toDOM(block.top),bBottom=scaler.toDOM(block.bottom);return new BlockInfo(
block.from,block.length,bTop,bBottom-bTop,Array.isArray(block._content)?block._content.map(b=>scaleBlock(
b,scaler)):block._content)}var theme=Facet.define({combine:strs=>strs.join(" ")});var darkTheme=Facet.
define({combine:values=>values.indexOf(true)>-1});var baseThemeID=StyleModule.newName();var baseLightID=StyleModule.
newName();var baseDarkID=StyleModule.newName();var lightDarkIDs={"&light":"."+baseLightID,"&dark":"."+
baseDarkID};function buildTheme(main,spec,scopes){return new StyleModule(spec,{finish(sel){return/&/.
test(sel)?sel.replace(/&\w*/,m=>{if(m=="&")return main;if(!scopes||!scopes[m])throw new RangeError(`\
Unsupported selector: ${m}`);return scopes[m]}):main+" "+sel}})}var baseTheme$1=buildTheme("."+baseThemeID,
{"&":{position:"relative !important",boxSizing:"border-box","&.cm-focused":{outline:"1px dotted #212\
121"},display:"flex !important",flexDirection:"column"},".cm-scroller":{display:"flex !important",alignItems:"\
flex-start !important",fontFamily:"monospace",lineHeight:1.4,height:"100%",overflowX:"auto",position:"\
relative",zIndex:0,overflowAnchor:"none"},".cm-content":{margin:0,flexGrow:2,flexShrink:0,display:"b\
lock",whiteSpace:"pre",wordWrap:"normal",boxSizing:"border-box",minHeight:"100%",padding:"4px 0",outline:"\
none","&[contenteditable=true]":{WebkitUserModify:"read-write-plaintext-only"}},".cm-lineWrapping":{
whiteSpace_fallback:"pre-wrap",whiteSpace:"break-spaces",wordBreak:"break-word",overflowWrap:"anywhe\
re",flexShrink:1},"&light .cm-content":{caretColor:"black"},"&dark .cm-content":{caretColor:"white"},
".cm-line":{display:"block",padding:"0 2px 0 6px"},".cm-layer":{userSelect:"none",position:"absolute",
left:0,top:0,contain:"size style","& > *":{position:"absolute"}},"&light .cm-selectionBackground":{background:"\
#d9d9d9"},"&dark .cm-selectionBackground":{background:"#222"},"&light.cm-focused > .cm-scroller > .c\
m-selectionLayer .cm-selectionBackground":{background:"#d7d4f0"},"&dark.cm-focused > .cm-scroller > \
.cm-selectionLayer .cm-selectionBackground":{background:"#233"},".cm-cursorLayer":{pointerEvents:"no\
ne"},"&.cm-focused > .cm-scroller > .cm-cursorLayer":{animation:"steps(1) cm-blink 1.2s infinite"},"\
@keyframes cm-blink":{"0%":{},"50%":{opacity:0},"100%":{}},"@keyframes cm-blink2":{"0%":{},"50%":{opacity:0},
"100%":{}},".cm-cursor, .cm-dropCursor":{borderLeft:"1.2px solid black",marginLeft:"-0.6px",pointerEvents:"\
none"},".cm-cursor":{display:"none"},"&dark .cm-cursor":{borderLeftColor:"#ddd"},".cm-selectionHandl\
e":{backgroundColor:"currentColor",width:"1.5px"},".cm-selectionHandle-start::before, .cm-selectionH\
andle-end::before":{content:'""',backgroundColor:"inherit",borderRadius:"50%",width:"8px",height:"8p\
x",position:"absolute",left:"-3.25px"},".cm-selectionHandle-start::before":{top:"-8px"},".cm-selecti\
onHandle-end::before":{bottom:"-8px"},".cm-dropCursor":{position:"absolute"},"&.cm-focused > .cm-scr\
oller > .cm-cursorLayer .cm-cursor":{display:"block"},".cm-iso":{unicodeBidi:"isolate"},".cm-announc\
ed":{position:"fixed",top:"-10000px"},"@media print":{".cm-announced":{display:"none"}},"&light .cm-\
activeLine":{backgroundColor:"#cceeff44"},"&dark .cm-activeLine":{backgroundColor:"#99eeff33"},"&lig\
ht .cm-specialChar":{color:"red"},"&dark .cm-specialChar":{color:"#f78"},".cm-gutters":{flexShrink:0,
display:"flex",height:"100%",boxSizing:"border-box",zIndex:200},".cm-gutters-before":{insetInlineStart:0},
".cm-gutters-after":{insetInlineEnd:0},"&light .cm-gutters":{backgroundColor:"#f5f5f5",color:"#6c6c6\
c",border:"0px solid #ddd","&.cm-gutters-before":{borderRightWidth:"1px"},"&.cm-gutters-after":{borderLeftWidth:"\
1px"}},"&dark .cm-gutters":{backgroundColor:"#333338",color:"#ccc"},".cm-gutter":{display:"flex !imp\
ortant",flexDirection:"column",flexShrink:0,boxSizing:"border-box",minHeight:"100%",overflow:"hidden"},
".cm-gutterElement":{boxSizing:"border-box"},".cm-lineNumbers .cm-gutterElement":{padding:"0 3px 0 5\
px",minWidth:"20px",textAlign:"right",whiteSpace:"nowrap"},"&light .cm-activeLineGutter":{backgroundColor:"\
#e2f2ff"},"&dark .cm-activeLineGutter":{backgroundColor:"#222227"},".cm-panels":{boxSizing:"border-b\
ox",position:"sticky",left:0,right:0,zIndex:300},"&light .cm-panels":{backgroundColor:"#f5f5f5",color:"\
black"},".cm-panels-top":{top:"0"},".cm-panels-bottom":{bottom:"0"},"&light .cm-panels-top":{borderBottom:"\
1px solid #ddd"},"&light .cm-panels-bottom":{borderTop:"1px solid #ddd"},"&dark .cm-panels":{backgroundColor:"\
#333338",color:"white"},".cm-dialog":{padding:"2px 19px 4px 6px",position:"relative","& label":{fontSize:"\
80%"}},".cm-dialog-close":{position:"absolute",top:"3px",right:"4px",backgroundColor:"inherit",border:"\
none",font:"inherit",fontSize:"14px",padding:"0"},".cm-tab":{display:"inline-block",overflow:"hidden",
verticalAlign:"bottom"},".cm-widgetBuffer":{verticalAlign:"baseline",height:"1em",width:0,display:"i\
nline"},".cm-placeholder":{color:"#888",display:"inline-block",verticalAlign:"top",userSelect:"none"},
".cm-highlightSpace":{background:"radial-gradient(circle at 50% 55%, #aaa 20%, transparent 0) no-rep\
eat",backgroundSize:".4em",backgroundPosition:"calc(min(50%, 0px)) center"},".cm-highlightTab":{backgroundImage:`\
url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20"><path stroke\
="%23888" stroke-width="1" fill="none" d="M1 10H196L190 5M190 15L196 10M197 4L197 16"/></svg>')`,backgroundSize:"\
auto 100%",backgroundPosition:"right 90%",backgroundRepeat:"no-repeat"},".cm-trailingSpace":{backgroundColor:"\
#ff332255"},".cm-button":{verticalAlign:"middle",color:"inherit",fontSize:"70%",padding:".2em 1em",borderRadius:"\
1px"},"&light .cm-button":{backgroundImage:"linear-gradient(#eff1f5, #d9d9df)",border:"1px solid #88\
8","&:active":{backgroundImage:"linear-gradient(#b4b4b4, #d0d3d6)"}},"&dark .cm-button":{backgroundImage:"\
linear-gradient(#393939, #111)",border:"1px solid #888","&:active":{backgroundImage:"linear-gradient\
(#111, #333)"}},".cm-textfield":{verticalAlign:"middle",color:"inherit",fontSize:"70%",border:"1px s\
olid silver",padding:".2em .5em"},"&light .cm-textfield":{backgroundColor:"white"},"&dark .cm-textfi\
eld":{border:"1px solid #555",backgroundColor:"inherit"}},lightDarkIDs);var observeOptions={childList:true,
characterData:true,subtree:true,attributes:true,characterDataOldValue:true};var useCharData=browser.
ie&&browser.ie_version<=11;var DOMObserver=class{constructor(view){this.view=view;this.active=false;
this.editContext=null;this.selectionRange=new DOMSelectionState;this.selectionChanged=false;this.delayedFlush=
-1;this.resizeTimeout=-1;this.queue=[];this.delayedAndroidKey=null;this.flushingAndroidKey=-1;this.lastChange=
0;this.scrollTargets=[];this.intersection=null;this.resizeScroll=null;this.intersecting=false;this.gapIntersection=
null;this.gaps=[];this.printQuery=null;this.parentCheck=-1;this.dom=view.contentDOM;this.observer=new MutationObserver(
mutations=>{for(let mut of mutations)this.queue.push(mut);if((browser.ie&&browser.ie_version<=11||browser.
ios&&view.composing)&&mutations.some(m=>m.type=="childList"&&m.removedNodes.length||m.type=="charact\
erData"&&m.oldValue.length>m.target.nodeValue.length))this.flushSoon();else this.flush()});if(window.
EditContext&&browser.android&&view.constructor.EDIT_CONTEXT!==false&&!(browser.chrome&&browser.chrome_version<
126)){this.editContext=new EditContextManager(view);if(view.state.facet(editable))view.contentDOM.editContext=
this.editContext.editContext}if(useCharData)this.onCharData=event=>{this.queue.push({target:event.target,
type:"characterData",oldValue:event.prevValue});this.flushSoon()};this.onSelectionChange=this.onSelectionChange.
bind(this);this.onResize=this.onResize.bind(this);this.onPrint=this.onPrint.bind(this);this.onScroll=
this.onScroll.bind(this);if(window.matchMedia)this.printQuery=window.matchMedia("print");if(typeof ResizeObserver==
"function"){this.resizeScroll=new ResizeObserver(()=>{var _a2;if(((_a2=this.view.docView)===null||_a2===
void 0?void 0:_a2.lastUpdate)<Date.now()-75)this.onResize()});this.resizeScroll.observe(view.scrollDOM)}
this.addWindowListeners(this.win=view.win);this.start();if(typeof IntersectionObserver=="function"){
this.intersection=new IntersectionObserver(entries=>{if(this.parentCheck<0)this.parentCheck=setTimeout(
this.listenForScroll.bind(this),1e3);if(entries.length>0&&entries[entries.length-1].intersectionRatio>
0!=this.intersecting){this.intersecting=!this.intersecting;if(this.intersecting!=this.view.inView)this.
onScrollChanged(document.createEvent("Event"))}},{threshold:[0,.001]});this.intersection.observe(this.
dom);this.gapIntersection=new IntersectionObserver(entries=>{if(entries.length>0&&entries[entries.length-
1].intersectionRatio>0)this.onScrollChanged(document.createEvent("Event"))},{})}this.listenForScroll();
this.readSelectionRange()}onScrollChanged(e){this.view.inputState.runHandlers("scroll",e);if(this.intersecting)
this.view.measure()}onScroll(e){if(this.intersecting)this.flush(this.pendingRecords().length>0);if(this.
editContext)this.view.requestMeasure(this.editContext.measureReq);this.onScrollChanged(e)}onResize(){
if(this.resizeTimeout<0)this.resizeTimeout=setTimeout(()=>{this.resizeTimeout=-1;this.view.requestMeasure()},
50)}onPrint(event){if((event.type=="change"||!event.type)&&!event.matches)return;this.view.viewState.
printing=true;this.view.measure();setTimeout(()=>{this.view.viewState.printing=false;this.view.requestMeasure()},
500)}updateGaps(gaps){if(this.gapIntersection&&(gaps.length!=this.gaps.length||this.gaps.some((g,i2)=>g!=
gaps[i2]))){this.gapIntersection.disconnect();for(let gap of gaps)this.gapIntersection.observe(gap);
this.gaps=gaps}}onSelectionChange(event){let wasChanged=this.selectionChanged;if(!this.readSelectionRange()||
this.delayedAndroidKey)return;let{view}=this,sel=this.selectionRange;if(view.state.facet(editable)?view.
root.activeElement!=this.dom:!hasSelection(this.dom,sel))return;let context=sel.anchorNode&&view.docView.
tile.nearest(sel.anchorNode);if(context&&context.isWidget()&&context.widget.ignoreEvent(event)){if(!wasChanged)
this.selectionChanged=false;return}if((browser.ie&&browser.ie_version<=11||browser.android&&browser.
chrome)&&!view.state.selection.main.empty&&sel.focusNode&&isEquivalentPosition(sel.focusNode,sel.focusOffset,
sel.anchorNode,sel.anchorOffset))this.flushSoon();else this.flush(false)}readSelectionRange(){let{view}=this;
let selection=getSelection(view.root);if(!selection)return false;let range=browser.safari&&view.root.
nodeType==11&&view.root.activeElement==this.dom&&safariSelectionRangeHack(this.view,selection)||selection;
if(!range||this.selectionRange.eq(range))return false;let local=hasSelection(this.dom,range);if(local&&
!this.selectionChanged&&view.inputState.lastFocusTime>Date.now()-200&&view.inputState.lastTouchTime<
Date.now()-300&&atElementStart(this.dom,range)){this.view.inputState.lastFocusTime=0;view.docView.updateSelection();
return false}this.selectionRange.setRange(range);if(local)this.selectionChanged=true;return true}setSelectionRange(anchor,head){
this.selectionRange.set(anchor.node,anchor.offset,head.node,head.offset);this.selectionChanged=false}clearSelectionRange(){
this.selectionRange.set(null,0,null,0)}listenForScroll(){this.parentCheck=-1;let i2=0,changed=null;for(let dom=this.
dom;dom;){if(isElt(dom)){if(!changed&&i2<this.scrollTargets.length&&this.scrollTargets[i2]==dom)i2++;else if(!changed)
changed=this.scrollTargets.slice(0,i2);if(changed)changed.push(dom);dom=dom.assignedSlot||dom.parentNode}else if(dom.
nodeType==11){dom=dom.host}else{break}}if(i2<this.scrollTargets.length&&!changed)changed=this.scrollTargets.
slice(0,i2);if(changed){for(let dom of this.scrollTargets)dom.removeEventListener("scroll",this.onScroll);
for(let dom of this.scrollTargets=changed)dom.addEventListener("scroll",this.onScroll)}}ignore(f){if(!this.
active)return f();try{this.stop();return f()}finally{this.start();this.clear()}}start(){if(this.active)
return;this.observer.observe(this.dom,observeOptions);if(useCharData)this.dom.addEventListener("DOMC\
haracterDataModified",this.onCharData);this.active=true}stop(){if(!this.active)return;this.active=false;
this.observer.disconnect();if(useCharData)this.dom.removeEventListener("DOMCharacterDataModified",this.
onCharData)}clear(){this.processRecords();this.queue.length=0;this.selectionChanged=false}delayAndroidKey(key,keyCode){
var _a2;if(!this.delayedAndroidKey){let flush=()=>{let key2=this.delayedAndroidKey;if(key2){this.clearDelayedAndroidKey();
this.view.inputState.lastKeyCode=key2.keyCode;this.view.inputState.lastKeyTime=Date.now();let flushed=this.
flush();if(!flushed&&key2.force)dispatchKey(this.dom,key2.key,key2.keyCode)}};this.flushingAndroidKey=
this.view.win.requestAnimationFrame(flush)}if(!this.delayedAndroidKey||key=="Enter")this.delayedAndroidKey=
{key,keyCode,force:this.lastChange<Date.now()-50||!!((_a2=this.delayedAndroidKey)===null||_a2===void 0?
void 0:_a2.force)}}clearDelayedAndroidKey(){this.win.cancelAnimationFrame(this.flushingAndroidKey);this.
delayedAndroidKey=null;this.flushingAndroidKey=-1}flushSoon(){if(this.delayedFlush<0)this.delayedFlush=
this.view.win.requestAnimationFrame(()=>{this.delayedFlush=-1;this.flush()})}forceFlush(){if(this.delayedFlush>=
0){this.view.win.cancelAnimationFrame(this.delayedFlush);this.delayedFlush=-1}this.flush()}pendingRecords(){
for(let mut of this.observer.takeRecords())this.queue.push(mut);return this.queue}processRecords(){let records=this.
pendingRecords();if(records.length)this.queue=[];let from=-1,to=-1,typeOver=false;for(let record of records){
let range=this.readMutation(record);if(!range)continue;if(range.typeOver)typeOver=true;if(from==-1){
({from,to}=range)}else{from=Math.min(range.from,from);to=Math.max(range.to,to)}}return{from,to,typeOver}}readChange(){
let{from,to,typeOver}=this.processRecords();let newSel=this.selectionChanged&&hasSelection(this.dom,
this.selectionRange);if(from<0&&!newSel)return null;if(from>-1)this.lastChange=Date.now();this.view.
inputState.lastFocusTime=0;this.selectionChanged=false;let change=new DOMChange(this.view,from,to,typeOver);
this.view.docView.domChanged={newSel:change.newSel?change.newSel.main:null};return change}flush(readSelection=true){
if(this.delayedFlush>=0||this.delayedAndroidKey)return false;if(readSelection)this.readSelectionRange();
let selChange=this.selectionChanged,domChange=this.readChange();if(!domChange){this.view.requestMeasure();
return false}let startState=this.view.state;let handled=applyDOMChange(this.view,domChange);if(this.
view.state==startState&&(domChange.domChanged||selChange))this.view.update([]);return handled}readMutation(rec){
let tile=this.view.docView.tile.nearest(rec.target);if(!tile||tile.isWidget())return null;tile.markDirty(
rec.type=="attributes");if(rec.type=="childList"){let childBefore=findChild(tile,rec.previousSibling||
rec.target.previousSibling,-1);let childAfter=findChild(tile,rec.nextSibling||rec.target.nextSibling,
1);return{from:childBefore?tile.posAfter(childBefore):tile.posAtStart,to:childAfter?tile.posBefore(childAfter):
tile.posAtEnd,typeOver:false}}else if(rec.type=="characterData"){return{from:tile.posAtStart,to:tile.
posAtEnd,typeOver:rec.target.nodeValue==rec.oldValue}}else{return null}}setWindow(win){if(win!=this.
win){this.removeWindowListeners(this.win);this.win=win;this.addWindowListeners(this.win)}}addWindowListeners(win){
win.addEventListener("resize",this.onResize);if(this.printQuery){if(this.printQuery.addEventListener)
this.printQuery.addEventListener("change",this.onPrint);else this.printQuery.addListener(this.onPrint)}else
win.addEventListener("beforeprint",this.onPrint);win.addEventListener("scroll",this.onScroll);win.document.
addEventListener("selectionchange",this.onSelectionChange)}removeWindowListeners(win){win.removeEventListener(
"scroll",this.onScroll);win.removeEventListener("resize",this.onResize);if(this.printQuery){if(this.
printQuery.removeEventListener)this.printQuery.removeEventListener("change",this.onPrint);else this.
printQuery.removeListener(this.onPrint)}else win.removeEventListener("beforeprint",this.onPrint);win.
document.removeEventListener("selectionchange",this.onSelectionChange)}update(update){if(this.editContext){
this.editContext.update(update);if(update.startState.facet(editable)!=update.state.facet(editable))update.
view.contentDOM.editContext=update.state.facet(editable)?this.editContext.editContext:null}}destroy(){
var _a2,_b,_c;this.stop();(_a2=this.intersection)===null||_a2===void 0?void 0:_a2.disconnect();(_b=this.
gapIntersection)===null||_b===void 0?void 0:_b.disconnect();(_c=this.resizeScroll)===null||_c===void 0?
void 0:_c.disconnect();for(let dom of this.scrollTargets)dom.removeEventListener("scroll",this.onScroll);
this.removeWindowListeners(this.win);clearTimeout(this.parentCheck);clearTimeout(this.resizeTimeout);
this.win.cancelAnimationFrame(this.delayedFlush);this.win.cancelAnimationFrame(this.flushingAndroidKey);
if(this.editContext){this.view.contentDOM.editContext=null;this.editContext.destroy()}}};function findChild(tile,dom,dir){
while(dom){let curTile=Tile.get(dom);if(curTile&&curTile.parent==tile)return curTile;let parent=dom.
parentNode;dom=parent!=tile.dom?parent:dir>0?dom.nextSibling:dom.previousSibling}return null}function buildSelectionRangeFromRange(view,range){
let anchorNode=range.startContainer,anchorOffset=range.startOffset;let focusNode=range.endContainer,
focusOffset=range.endOffset;let curAnchor=view.docView.domAtPos(view.state.selection.main.anchor,1);
if(isEquivalentPosition(curAnchor.node,curAnchor.offset,focusNode,focusOffset))[anchorNode,anchorOffset,
focusNode,focusOffset]=[focusNode,focusOffset,anchorNode,anchorOffset];return{anchorNode,anchorOffset,
focusNode,focusOffset}}function safariSelectionRangeHack(view,selection){if(selection.getComposedRanges){
let range=selection.getComposedRanges(view.root)[0];if(range)return buildSelectionRangeFromRange(view,
range)}let found=null;function read2(event){event.preventDefault();event.stopImmediatePropagation();
found=event.getTargetRanges()[0]}view.contentDOM.addEventListener("beforeinput",read2,true);view.dom.
ownerDocument.execCommand("indent");view.contentDOM.removeEventListener("beforeinput",read2,true);return found?
buildSelectionRangeFromRange(view,found):null}var EditContextManager=class{constructor(view){this.from=
0;this.to=0;this.pendingContextChange=null;this.handlers=Object.create(null);this.composing=null;this.
resetRange(view.state);let context=this.editContext=new window.EditContext({text:view.state.doc.sliceString(
this.from,this.to),selectionStart:this.toContextPos(Math.max(this.from,Math.min(this.to,view.state.selection.
main.anchor))),selectionEnd:this.toContextPos(view.state.selection.main.head)});this.handlers.textupdate=
e=>{let main=view.state.selection.main,{anchor,head}=main;let from=this.toEditorPos(e.updateRangeStart),
to=this.toEditorPos(e.updateRangeEnd);if(view.inputState.composing>=0&&!this.composing)this.composing=
{contextBase:e.updateRangeStart,editorBase:from,drifted:false};let deletes=to-from>e.text.length;if(from==
this.from&&anchor<this.from)from=anchor;else if(to==this.to&&anchor>this.to)to=anchor;let diff=findDiff(
view.state.sliceDoc(from,to),e.text,(deletes?main.from:main.to)-from,deletes?"end":null);if(!diff){let newSel=EditorSelection.
single(this.toEditorPos(e.selectionStart),this.toEditorPos(e.selectionEnd));if(!sameSelPos(newSel,main))
view.dispatch({selection:newSel,userEvent:"select"});return}let change={from:diff.from+from,to:diff.
toA+from,insert:Text.of(e.text.slice(diff.from,diff.toB).split("\n"))};if((browser.mac||browser.android)&&
change.from==head-1&&/^\. ?$/.test(e.text)&&view.contentDOM.getAttribute("autocorrect")=="off")change=
{from,to,insert:Text.of([e.text.replace("."," ")])};this.pendingContextChange=change;if(!view.state.
readOnly){let newLen=this.to-this.from+(change.to-change.from+change.insert.length);applyDOMChangeInner(
view,change,EditorSelection.single(this.toEditorPos(e.selectionStart,newLen),this.toEditorPos(e.selectionEnd,
newLen)))}if(this.pendingContextChange){this.revertPending(view.state);this.setSelection(view.state)}
if(change.from<change.to&&!change.insert.length&&view.inputState.composing>=0&&!/[\\p{Alphabetic}\\p{Number}_]/.
test(context.text.slice(Math.max(0,e.updateRangeStart-1),Math.min(context.text.length,e.updateRangeStart+
1))))this.handlers.compositionend(e)};this.handlers.characterboundsupdate=e=>{let rects=[],prev=null;
for(let i2=this.toEditorPos(e.rangeStart),end=this.toEditorPos(e.rangeEnd);i2<end;i2++){let rect=view.
coordsForChar(i2);prev=rect&&new DOMRect(rect.left,rect.top,rect.right-rect.left,rect.bottom-rect.top)||
prev||new DOMRect;rects.push(prev)}context.updateCharacterBounds(e.rangeStart,rects)};this.handlers.
textformatupdate=e=>{let deco=[];for(let format of e.getTextFormats()){let lineStyle=format.underlineStyle,
thickness=format.underlineThickness;if(!/none/i.test(lineStyle)&&!/none/i.test(thickness)){let from=this.
toEditorPos(format.rangeStart),to=this.toEditorPos(format.rangeEnd);if(from<to){let style=`text-deco\
ration: underline ${/^[a-z]/.test(lineStyle)?lineStyle+" ":lineStyle=="Dashed"?"dashed ":lineStyle==
"Squiggle"?"wavy ":""}${/thin/i.test(thickness)?1:2}px`;deco.push(Decoration.mark({attributes:{style}}).
range(from,to))}}}view.dispatch({effects:setEditContextFormatting.of(Decoration.set(deco))})};this.handlers.
compositionstart=()=>{if(view.inputState.composing<0){view.inputState.composing=0;view.inputState.compositionFirstChange=
true}};this.handlers.compositionend=()=>{view.inputState.composing=-1;view.inputState.compositionFirstChange=
null;if(this.composing){let{drifted}=this.composing;this.composing=null;if(drifted)this.reset(view.state)}};
for(let event in this.handlers)context.addEventListener(event,this.handlers[event]);this.measureReq=
{read:view2=>{let sel=getSelection(view2.root);if(sel&&sel.rangeCount)this.editContext.updateSelectionBounds(
sel.getRangeAt(0).getBoundingClientRect())}}}applyEdits(update){let off=0,abort=false,pending=this.pendingContextChange;
update.changes.iterChanges((fromA,toA,_fromB,_toB,insert2)=>{if(abort)return;let dLen=insert2.length-
(toA-fromA);if(pending&&toA>=pending.to){if(pending.from==fromA&&pending.to==toA&&pending.insert.eq(
insert2)){pending=this.pendingContextChange=null;off+=dLen;this.to+=dLen;return}else{pending=null;this.
revertPending(update.state)}}fromA+=off;toA+=off;if(toA<=this.from){this.from+=dLen;this.to+=dLen}else if(fromA<
this.to){if(fromA<this.from||toA>this.to||this.to-this.from+insert2.length>3e4){abort=true;return}this.
editContext.updateText(this.toContextPos(fromA),this.toContextPos(toA),insert2.toString());this.to+=
dLen}off+=dLen});if(pending&&!abort)this.revertPending(update.state);return!abort}update(update){let reverted=this.
pendingContextChange,startSel=update.startState.selection.main;if(this.composing&&(this.composing.drifted||
!update.changes.touchesRange(startSel.from,startSel.to)&&update.transactions.some(tr=>!tr.isUserEvent(
"input.type")&&tr.changes.touchesRange(this.from,this.to)))){this.composing.drifted=true;this.composing.
editorBase=update.changes.mapPos(this.composing.editorBase)}else if(!this.applyEdits(update)||!this.
rangeIsValid(update.state)){this.pendingContextChange=null;this.reset(update.state)}else if(update.docChanged||
update.selectionSet||reverted){this.setSelection(update.state)}if(update.geometryChanged||update.docChanged||
update.selectionSet)update.view.requestMeasure(this.measureReq)}resetRange(state){let{head}=state.selection.
main;this.from=Math.max(0,head-1e4);this.to=Math.min(state.doc.length,head+1e4)}reset(state){this.resetRange(
state);this.editContext.updateText(0,this.editContext.text.length,state.doc.sliceString(this.from,this.
to));this.setSelection(state)}revertPending(state){let pending=this.pendingContextChange;this.pendingContextChange=
null;this.editContext.updateText(this.toContextPos(pending.from),this.toContextPos(pending.from+pending.
insert.length),state.doc.sliceString(pending.from,pending.to))}setSelection(state){let{main}=state.selection;
let start2=this.toContextPos(Math.max(this.from,Math.min(this.to,main.anchor)));let end=this.toContextPos(
main.head);if(this.editContext.selectionStart!=start2||this.editContext.selectionEnd!=end)this.editContext.
updateSelection(start2,end)}rangeIsValid(state){let{head}=state.selection.main;return!(this.from>0&&
head-this.from<500||this.to<state.doc.length&&this.to-head<500||this.to-this.from>1e4*3)}toEditorPos(contextPos,clipLen=this.
to-this.from){contextPos=Math.min(contextPos,clipLen);let c=this.composing;return c&&c.drifted?c.editorBase+
(contextPos-c.contextBase):contextPos+this.from}toContextPos(editorPos){let c=this.composing;return c&&
c.drifted?c.contextBase+(editorPos-c.editorBase):editorPos-this.from}destroy(){for(let event in this.
handlers)this.editContext.removeEventListener(event,this.handlers[event])}};var EditorView=class _EditorView{get state(){
return this.viewState.state}get viewport(){return this.viewState.viewport}get visibleRanges(){return this.
viewState.visibleRanges}get inView(){return this.viewState.inView}get composing(){return!!this.inputState&&
this.inputState.composing>0}get compositionStarted(){return!!this.inputState&&this.inputState.composing>=
0}get root(){return this._root}get win(){return this.dom.ownerDocument.defaultView||window}constructor(config={}){
var _a2;this.plugins=[];this.pluginMap=new Map;this.editorAttrs={};this.contentAttrs={};this.bidiCache=
[];this.destroyed=false;this.updateState=2;this.measureScheduled=-1;this.measureRequests=[];this.clearAnnouncement=
-1;this.contentDOM=document.createElement("div");this.scrollDOM=document.createElement("div");this.scrollDOM.
tabIndex=-1;this.scrollDOM.className="cm-scroller";this.scrollDOM.appendChild(this.contentDOM);this.
announceDOM=document.createElement("div");this.announceDOM.className="cm-announced";this.announceDOM.
setAttribute("aria-live","polite");this.dom=document.createElement("div");this.dom.appendChild(this.
announceDOM);this.dom.appendChild(this.scrollDOM);if(config.parent)config.parent.appendChild(this.dom);
let{dispatch}=config;this.dispatchTransactions=config.dispatchTransactions||dispatch&&(trs=>trs.forEach(
tr=>dispatch(tr,this)))||(trs=>this.update(trs));this.dispatch=this.dispatch.bind(this);this._root=config.
root||getRoot(config.parent)||document;this.viewState=new ViewState(this,config.state||EditorState.create(
config));if(config.scrollTo&&config.scrollTo.is(scrollIntoView))this.viewState.scrollTarget=config.scrollTo.
value.clip(this.viewState.state);this.plugins=this.state.facet(viewPlugin).map(spec=>new PluginInstance(
spec));for(let plugin of this.plugins)plugin.update(this);this.observer=new DOMObserver(this);this.inputState=
new InputState(this);this.inputState.ensureHandlers(this.plugins);this.docView=new DocView(this);this.
mountStyles();this.updateAttrs();this.updateState=0;this.requestMeasure();if((_a2=document.fonts)===
null||_a2===void 0?void 0:_a2.ready)document.fonts.ready.then(()=>{this.viewState.mustMeasureContent=
"refresh";this.requestMeasure()})}dispatch(...input){let trs=input.length==1&&input[0]instanceof Transaction?
input:input.length==1&&Array.isArray(input[0])?input[0]:[this.state.update(...input)];this.dispatchTransactions(
trs,this)}update(transactions){if(this.updateState!=0)throw new Error("Calls to EditorView.update ar\
e not allowed while an update is in progress");let redrawn=false,attrsChanged=false,update;let state=this.
state;for(let tr of transactions){if(tr.startState!=state)throw new RangeError("Trying to update sta\
te with a transaction that doesn't start from the previous state.");state=tr.state}if(this.destroyed){
this.viewState.state=state;return}let focus=this.hasFocus,focusFlag=0,dispatchFocus=null;if(transactions.
some(tr=>tr.annotation(isFocusChange))){this.inputState.notifiedFocused=focus;focusFlag=1}else if(focus!=
this.inputState.notifiedFocused){this.inputState.notifiedFocused=focus;dispatchFocus=focusChangeTransaction(
state,focus);if(!dispatchFocus)focusFlag=1}let pendingKey=this.observer.delayedAndroidKey,domChange=null;
if(pendingKey){this.observer.clearDelayedAndroidKey();domChange=this.observer.readChange();if(domChange&&
!this.state.doc.eq(state.doc)||!this.state.selection.eq(state.selection))domChange=null}else{this.observer.
clear()}if(state.facet(EditorState.phrases)!=this.state.facet(EditorState.phrases))return this.setState(
state);update=ViewUpdate.create(this,state,transactions);update.flags|=focusFlag;let scrollTarget=this.
viewState.scrollTarget;try{this.updateState=2;for(let tr of transactions){if(scrollTarget)scrollTarget=
scrollTarget.map(tr.changes);if(tr.scrollIntoView){let{main}=tr.state.selection;let{x,y}=this.state.
facet(_EditorView.cursorScrollMargin);scrollTarget=new ScrollTarget(main.empty?main:EditorSelection.
cursor(main.head,main.head>main.anchor?-1:1),"nearest","nearest",y,x)}for(let e of tr.effects)if(e.is(
scrollIntoView))scrollTarget=e.value.clip(this.state)}this.viewState.update(update,scrollTarget);this.
bidiCache=CachedOrder.update(this.bidiCache,update.changes);if(!update.empty){this.updatePlugins(update);
this.inputState.update(update)}redrawn=this.docView.update(update);if(this.state.facet(styleModule)!=
this.styleModules)this.mountStyles();attrsChanged=this.updateAttrs();this.showAnnouncements(transactions);
this.docView.updateSelection(redrawn,transactions.some(tr=>tr.isUserEvent("select.pointer")))}finally{
this.updateState=0}if(update.startState.facet(theme)!=update.state.facet(theme))this.viewState.mustMeasureContent=
true;if(redrawn||attrsChanged||scrollTarget||this.viewState.mustEnforceCursorAssoc||this.viewState.mustMeasureContent)
this.requestMeasure();if(redrawn)this.docViewUpdate();if(!update.empty)for(let listener of this.state.
facet(updateListener)){try{listener(update)}catch(e){logException(this.state,e,"update listener")}}if(dispatchFocus||
domChange)Promise.resolve().then(()=>{if(dispatchFocus&&this.state==dispatchFocus.startState)this.dispatch(
dispatchFocus);if(domChange){if(!applyDOMChange(this,domChange)&&pendingKey.force)dispatchKey(this.contentDOM,
pendingKey.key,pendingKey.keyCode)}})}setState(newState){if(this.updateState!=0)throw new Error("Cal\
ls to EditorView.setState are not allowed while an update is in progress");if(this.destroyed){this.viewState.
state=newState;return}this.updateState=2;let hadFocus=this.hasFocus;try{for(let plugin of this.plugins)
plugin.destroy(this);this.viewState=new ViewState(this,newState);this.plugins=newState.facet(viewPlugin).
map(spec=>new PluginInstance(spec));this.pluginMap.clear();for(let plugin of this.plugins)plugin.update(
this);this.docView.destroy();this.docView=new DocView(this);this.inputState.ensureHandlers(this.plugins);
this.mountStyles();this.updateAttrs();this.bidiCache=[]}finally{this.updateState=0}if(hadFocus)this.
focus();this.requestMeasure()}updatePlugins(update){let prevSpecs=update.startState.facet(viewPlugin),
specs=update.state.facet(viewPlugin);if(prevSpecs!=specs){let newPlugins=[];for(let spec of specs){let found=prevSpecs.
indexOf(spec);if(found<0){newPlugins.push(new PluginInstance(spec))}else{let plugin=this.plugins[found];
plugin.mustUpdate=update;newPlugins.push(plugin)}}for(let plugin of this.plugins)if(plugin.mustUpdate!=
update)plugin.destroy(this);this.plugins=newPlugins;this.pluginMap.clear()}else{for(let p of this.plugins)
p.mustUpdate=update}for(let i2=0;i2<this.plugins.length;i2++)this.plugins[i2].update(this);if(prevSpecs!=
specs)this.inputState.ensureHandlers(this.plugins)}docViewUpdate(){for(let plugin of this.plugins){let val=plugin.
value;if(val&&val.docViewUpdate){try{val.docViewUpdate(this)}catch(e){logException(this.state,e,"doc\
 view update listener")}}}}measure(flush=true){if(this.destroyed)return;if(this.measureScheduled>-1)
this.win.cancelAnimationFrame(this.measureScheduled);if(this.observer.delayedAndroidKey){this.measureScheduled=
-1;this.requestMeasure();return}this.measureScheduled=0;if(flush)this.observer.forceFlush();let updated=null;
let scroll=this.viewState.scrollParent,scrollOffset=this.viewState.getScrollOffset();let{scrollAnchorPos,
scrollAnchorHeight,scaleY:scrollScale}=this.viewState;if(Math.abs(scrollOffset-this.viewState.scrollOffset)>
1)scrollAnchorHeight=-1;this.viewState.scrollAnchorHeight=-1;try{for(let i2=0;;i2++){if(scrollAnchorHeight<
0){if(isScrolledToBottom(scroll||this.win)){scrollAnchorPos=-1;scrollAnchorHeight=this.viewState.heightMap.
height/this.viewState.scaleY}else{let block=this.viewState.scrollAnchorAt(scrollOffset);scrollAnchorPos=
block.from;scrollAnchorHeight=block.top}scrollScale=this.viewState.scaleY}this.updateState=1;let changed=this.
viewState.measure();if(!changed&&!this.measureRequests.length&&this.viewState.scrollTarget==null)break;
if(i2>5){console.warn(this.measureRequests.length?"Measure loop restarted more than 5 times":"Viewpo\
rt failed to stabilize");break}let measuring=[];if(!(changed&4))[this.measureRequests,measuring]=[measuring,
this.measureRequests];let measured=measuring.map(m=>{try{return m.read(this)}catch(e){logException(this.
state,e);return BadMeasure}});let update=ViewUpdate.create(this,this.state,[]),redrawn=false;update.
flags|=changed;if(!updated)updated=update;else updated.flags|=changed;this.updateState=2;if(!update.
empty){this.updatePlugins(update);this.inputState.update(update);this.updateAttrs();redrawn=this.docView.
update(update);if(redrawn)this.docViewUpdate()}for(let i3=0;i3<measuring.length;i3++)if(measured[i3]!=
BadMeasure){try{let m=measuring[i3];if(m.write)m.write(measured[i3],this)}catch(e){logException(this.
state,e)}}if(redrawn)this.docView.updateSelection(true);if(!update.viewportChanged&&this.measureRequests.
length==0){if(this.viewState.editorHeight){if(this.viewState.scrollTarget){this.docView.scrollIntoView(
this.viewState.scrollTarget);this.viewState.scrollTarget=null;scrollAnchorHeight=-1;continue}else{let newAnchorHeight=scrollAnchorPos<
0?this.viewState.heightMap.height:this.viewState.lineBlockAt(scrollAnchorPos).top;let diff=newAnchorHeight/
this.viewState.scaleY-scrollAnchorHeight/scrollScale;if((diff>1||diff<-1)&&!(browser.ios&&this.inputState.
lastIOSMomentumScroll>Date.now()-100)&&(scroll==this.scrollDOM||this.hasFocus||Math.max(this.inputState.
lastWheelEvent,this.inputState.lastTouchTime)>Date.now()-100)){scrollOffset=scrollOffset+diff;if(!scroll)
this.win.scrollBy(0,diff);else if(scrollAnchorPos<0)scroll.scrollTop=scroll.scrollHeight;else scroll.
scrollTop+=diff;scrollAnchorHeight=-1;continue}}}break}}}finally{this.updateState=0;this.measureScheduled=
-1}if(updated&&!updated.empty)for(let listener of this.state.facet(updateListener))listener(updated)}get themeClasses(){
return baseThemeID+" "+(this.state.facet(darkTheme)?baseDarkID:baseLightID)+" "+this.state.facet(theme)}updateAttrs(){
let editorAttrs=attrsFromFacet(this,editorAttributes,{class:"cm-editor"+(this.hasFocus?" cm-focused ":
" ")+this.themeClasses});let contentAttrs={spellcheck:"false",autocorrect:"off",autocapitalize:"off",
writingsuggestions:"false",translate:"no",contenteditable:!this.state.facet(editable)?"false":"true",
class:"cm-content",style:`${browser.tabSize}: ${this.state.tabSize}`,role:"textbox","aria-multiline":"\
true"};if(this.state.readOnly)contentAttrs["aria-readonly"]="true";attrsFromFacet(this,contentAttributes,
contentAttrs);let changed=this.observer.ignore(()=>{let changedContent=updateAttrs(this.contentDOM,this.
contentAttrs,contentAttrs);let changedEditor=updateAttrs(this.dom,this.editorAttrs,editorAttrs);return changedContent||
changedEditor});this.editorAttrs=editorAttrs;this.contentAttrs=contentAttrs;return changed}showAnnouncements(trs){
let first=true;for(let tr of trs)for(let effect of tr.effects)if(effect.is(_EditorView.announce)){if(first){
this.announceDOM.textContent="";this.win.clearTimeout(this.clearAnnouncement);this.clearAnnouncement=
this.win.setTimeout(()=>{this.announceDOM.textContent=" "},200);first=false}let div=this.announceDOM.
appendChild(document.createElement("div"));div.textContent=effect.value}}mountStyles(){this.styleModules=
this.state.facet(styleModule);let nonce=this.state.facet(_EditorView.cspNonce);StyleModule.mount(this.
root,this.styleModules.concat(baseTheme$1).reverse(),nonce?{nonce}:void 0)}readMeasured(){if(this.updateState==
2)throw new Error("Reading the editor layout isn't allowed during an update");if(this.updateState==0&&
this.measureScheduled>-1)this.measure(false)}requestMeasure(request){if(this.measureScheduled<0)this.
measureScheduled=this.win.requestAnimationFrame(()=>this.measure());if(request){if(this.measureRequests.
indexOf(request)>-1)return;if(request.key!=null)for(let i2=0;i2<this.measureRequests.length;i2++){if(this.
measureRequests[i2].key===request.key){this.measureRequests[i2]=request;return}}this.measureRequests.
push(request)}}plugin(plugin){let known=this.pluginMap.get(plugin);if(known===void 0||known&&known.plugin!=
plugin)this.pluginMap.set(plugin,known=this.plugins.find(p=>p.plugin==plugin)||null);return known&&known.
update(this).value}get documentTop(){return this.contentDOM.getBoundingClientRect().top+this.viewState.
paddingTop}get documentPadding(){return{top:this.viewState.paddingTop,bottom:this.viewState.paddingBottom}}get scaleX(){
return this.viewState.scaleX}get scaleY(){return this.viewState.scaleY}elementAtHeight(height){this.
readMeasured();return this.viewState.elementAtHeight(height)}lineBlockAtHeight(height){this.readMeasured();
return this.viewState.lineBlockAtHeight(height)}get viewportLineBlocks(){return this.viewState.viewportLines}lineBlockAt(pos){
return this.viewState.lineBlockAt(pos)}get contentHeight(){return this.viewState.contentHeight}moveByChar(start2,forward,by){
return skipAtoms(this,start2,moveByChar(this,start2,forward,by))}moveByGroup(start2,forward){return skipAtoms(
this,start2,moveByChar(this,start2,forward,initial=>byGroup(this,start2.head,initial)))}visualLineSide(line,end){
return end?EditorSelection.cursor(line.to,1):EditorSelection.cursor(line.from,-1)}moveToLineBoundary(start2,forward,includeWrap=true){
return moveToLineBoundary(this,start2,forward,includeWrap)}moveVertically(start2,forward,distance){return skipAtoms(
this,start2,moveVertically(this,start2,forward,distance))}domAtPos(pos,side=1){return this.docView.domAtPos(
pos,side)}posAtDOM(node,offset=0){return this.docView.posFromDOM(node,offset)}posAtCoords(coords,precise=true){
this.readMeasured();let found=posAtCoords(this,coords,precise);return found&&found.pos}posAndSideAtCoords(coords,precise=true){
this.readMeasured();return posAtCoords(this,coords,precise)}coordsAtPos(pos,side=1){this.readMeasured();
let line=this.state.doc.lineAt(pos),order=this.bidiSpans(line);let span=order[BidiSpan.find(order,pos-
line.from,-1,side)];if(line.length&&(pos==line.from&&side<0||pos==line.to&&side>0)&&span.dir!=this.textDirectionAt(
line.from)){if(pos==line.to){pos=line.from+span.from;side=1}else{pos=line.from+span.to;side=-1}}return this.
docView.coordsAt(pos,side,span.dir==Direction.RTL)}coordsForChar(pos){this.readMeasured();return this.
docView.coordsForChar(pos)}get defaultCharacterWidth(){return this.viewState.heightOracle.charWidth}get defaultLineHeight(){
return this.viewState.heightOracle.lineHeight}get textDirection(){return this.viewState.defaultTextDirection}textDirectionAt(pos){
let perLine=this.state.facet(perLineTextDirection);if(!perLine||pos<this.viewport.from||pos>this.viewport.
to)return this.textDirection;this.readMeasured();return this.docView.textDirectionAt(pos)}get lineWrapping(){
return this.viewState.heightOracle.lineWrapping}bidiSpans(line){if(line.length>MaxBidiLine)return trivialOrder(
line.length);let dir=this.textDirectionAt(line.from),isolates;for(let entry of this.bidiCache){if(entry.
from==line.from&&entry.dir==dir&&(entry.fresh||isolatesEq(entry.isolates,isolates=getIsolatedRanges(
this,line))))return entry.order}if(!isolates)isolates=getIsolatedRanges(this,line);let order=computeOrder(
line.text,dir,isolates);this.bidiCache.push(new CachedOrder(line.from,line.to,dir,isolates,true,order));
return order}get hasFocus(){var _a2;return(this.dom.ownerDocument.hasFocus()||browser.safari&&((_a2=
this.inputState)===null||_a2===void 0?void 0:_a2.lastContextMenu)>Date.now()-3e4)&&this.root.activeElement==
this.contentDOM}focus(){this.observer.ignore(()=>{focusPreventScroll(this.contentDOM);this.docView.updateSelection()})}setRoot(root){
if(this._root!=root){this._root=root;this.observer.setWindow((root.nodeType==9?root:root.ownerDocument).
defaultView||window);this.mountStyles()}}destroy(){if(this.root.activeElement==this.contentDOM)this.
contentDOM.blur();for(let plugin of this.plugins)plugin.destroy(this);this.plugins=[];this.inputState.
destroy();this.docView.destroy();this.dom.remove();this.observer.destroy();this.win.clearTimeout(this.
clearAnnouncement);if(this.measureScheduled>-1)this.win.cancelAnimationFrame(this.measureScheduled);
this.destroyed=true}static scrollIntoView(pos,options={}){var _a2,_b,_c,_d;return scrollIntoView.of(
new ScrollTarget(typeof pos=="number"?EditorSelection.cursor(pos):pos,(_a2=options.y)!==null&&_a2!==
void 0?_a2:"nearest",(_b=options.x)!==null&&_b!==void 0?_b:"nearest",(_c=options.yMargin)!==null&&_c!==
void 0?_c:5,(_d=options.xMargin)!==null&&_d!==void 0?_d:5))}scrollSnapshot(){let{scrollTop,scrollLeft}=this.
scrollDOM;let ref=this.viewState.scrollAnchorAt(scrollTop);return scrollIntoView.of(new ScrollTarget(
EditorSelection.cursor(ref.from),"start","start",ref.top-scrollTop,scrollLeft,true))}setTabFocusMode(to){
if(to==null)this.inputState.tabFocusMode=this.inputState.tabFocusMode<0?0:-1;else if(typeof to=="boo\
lean")this.inputState.tabFocusMode=to?0:-1;else if(this.inputState.tabFocusMode!=0)this.inputState.tabFocusMode=
Date.now()+to}static domEventHandlers(handlers2){return ViewPlugin.define(()=>({}),{eventHandlers:handlers2})}static domEventObservers(observers2){
return ViewPlugin.define(()=>({}),{eventObservers:observers2})}static theme(spec,options){let prefix=StyleModule.
newName();let result=[theme.of(prefix),styleModule.of(buildTheme(`.${prefix}`,spec))];if(options&&options.
dark)result.push(darkTheme.of(true));return result}static baseTheme(spec){return Prec.lowest(styleModule.
of(buildTheme("."+baseThemeID,spec,lightDarkIDs)))}static findFromDOM(dom){var _a2;let content2=dom.
querySelector(".cm-content");let tile=content2&&Tile.get(content2)||Tile.get(dom);return((_a2=tile===
null||tile===void 0?void 0:tile.root)===null||_a2===void 0?void 0:_a2.view)||null}};EditorView.styleModule=
styleModule;EditorView.inputHandler=inputHandler;EditorView.clipboardInputFilter=clipboardInputFilter;
EditorView.clipboardOutputFilter=clipboardOutputFilter;EditorView.scrollHandler=scrollHandler;EditorView.
focusChangeEffect=focusChangeEffect;EditorView.perLineTextDirection=perLineTextDirection;EditorView.
exceptionSink=exceptionSink;EditorView.updateListener=updateListener;EditorView.editable=editable;EditorView.
mouseSelectionStyle=mouseSelectionStyle;EditorView.dragMovesSelection=dragMovesSelection$1;EditorView.
clickAddsSelectionRange=clickAddsSelectionRange;EditorView.decorations=decorations;EditorView.blockWrappers=
blockWrappers;EditorView.outerDecorations=outerDecorations;EditorView.atomicRanges=atomicRanges;EditorView.
bidiIsolatedRanges=bidiIsolatedRanges;EditorView.cursorScrollMargin=Facet.define({combine:inputs=>{let x=5,
y=5;for(let i2 of inputs){if(typeof i2=="number")x=y=i2;else({x,y}=i2)}return{x,y}}});EditorView.scrollMargins=
scrollMargins;EditorView.darkTheme=darkTheme;EditorView.cspNonce=Facet.define({combine:values=>values.
length?values[0]:""});EditorView.contentAttributes=contentAttributes;EditorView.editorAttributes=editorAttributes;
EditorView.lineWrapping=EditorView.contentAttributes.of({"class":"cm-lineWrapping"});EditorView.announce=
StateEffect.define();var MaxBidiLine=4096;var BadMeasure={};var CachedOrder=class _CachedOrder{constructor(from,to,dir,isolates,fresh,order){
this.from=from;this.to=to;this.dir=dir;this.isolates=isolates;this.fresh=fresh;this.order=order}static update(cache2,changes){
if(changes.empty&&!cache2.some(c=>c.fresh))return cache2;let result=[],lastDir=cache2.length?cache2[cache2.
length-1].dir:Direction.LTR;for(let i2=Math.max(0,cache2.length-10);i2<cache2.length;i2++){let entry=cache2[i2];
if(entry.dir==lastDir&&!changes.touchesRange(entry.from,entry.to))result.push(new _CachedOrder(changes.
mapPos(entry.from,1),changes.mapPos(entry.to,-1),entry.dir,entry.isolates,false,entry.order))}return result}};
function attrsFromFacet(view,facet,base2){for(let sources=view.state.facet(facet),i2=sources.length-
1;i2>=0;i2--){let source=sources[i2],value=typeof source=="function"?source(view):source;if(value)combineAttrs(
value,base2)}return base2}var currentPlatform=browser.mac?"mac":browser.windows?"win":browser.linux?
"linux":"key";function normalizeKeyName(name2,platform){const parts=name2.split(/-(?!$)/);let result=parts[parts.
length-1];if(result=="Space")result=" ";let alt,ctrl,shift2,meta2;for(let i2=0;i2<parts.length-1;++i2){
const mod=parts[i2];if(/^(cmd|meta|m)$/i.test(mod))meta2=true;else if(/^a(lt)?$/i.test(mod))alt=true;else if(/^(c|ctrl|control)$/i.
test(mod))ctrl=true;else if(/^s(hift)?$/i.test(mod))shift2=true;else if(/^mod$/i.test(mod)){if(platform==
"mac")meta2=true;else ctrl=true}else throw new Error("Unrecognized modifier name: "+mod)}if(alt)result=
"Alt-"+result;if(ctrl)result="Ctrl-"+result;if(meta2)result="Meta-"+result;if(shift2)result="Shift-"+
result;return result}function modifiers(name2,event,shift2){if(event.altKey)name2="Alt-"+name2;if(event.
ctrlKey)name2="Ctrl-"+name2;if(event.metaKey)name2="Meta-"+name2;if(shift2!==false&&event.shiftKey)name2=
"Shift-"+name2;return name2}var handleKeyEvents=Prec.default(EditorView.domEventHandlers({keydown(event,view){
return runHandlers(getKeymap(view.state),event,view,"editor")}}));var keymap=Facet.define({enables:handleKeyEvents});
var Keymaps=new WeakMap;function getKeymap(state){let bindings=state.facet(keymap);let map=Keymaps.get(
bindings);if(!map)Keymaps.set(bindings,map=buildKeymap(bindings.reduce((a,b)=>a.concat(b),[])));return map}var storedPrefix=null;var PrefixTimeout=4e3;function buildKeymap(bindings,platform=currentPlatform){
let bound=Object.create(null);let isPrefix=Object.create(null);let checkPrefix=(name2,is)=>{let current=isPrefix[name2];
if(current==null)isPrefix[name2]=is;else if(current!=is)throw new Error("Key binding "+name2+" is us\
ed both as a regular binding and as a multi-stroke prefix")};let add=(scope,key,command2,preventDefault,stopPropagation)=>{
var _a2,_b;let scopeObj=bound[scope]||(bound[scope]=Object.create(null));let parts=key.split(/ (?!$)/).
map(k=>normalizeKeyName(k,platform));for(let i2=1;i2<parts.length;i2++){let prefix=parts.slice(0,i2).
join(" ");checkPrefix(prefix,true);if(!scopeObj[prefix])scopeObj[prefix]={preventDefault:true,stopPropagation:false,
run:[view=>{let ourObj=storedPrefix={view,prefix,scope};setTimeout(()=>{if(storedPrefix==ourObj)storedPrefix=
null},PrefixTimeout);return true}]}}let full=parts.join(" ");checkPrefix(full,false);let binding=scopeObj[full]||
(scopeObj[full]={preventDefault:false,stopPropagation:false,run:((_b=(_a2=scopeObj._any)===null||_a2===
void 0?void 0:_a2.run)===null||_b===void 0?void 0:_b.slice())||[]});if(command2)binding.run.push(command2);
if(preventDefault)binding.preventDefault=true;if(stopPropagation)binding.stopPropagation=true};for(let b of bindings){
let scopes=b.scope?b.scope.split(" "):["editor"];if(b.any)for(let scope of scopes){let scopeObj=bound[scope]||
(bound[scope]=Object.create(null));if(!scopeObj._any)scopeObj._any={preventDefault:false,stopPropagation:false,
run:[]};let{any}=b;for(let key in scopeObj)scopeObj[key].run.push(view=>any(view,currentKeyEvent))}let name2=b[platform]||
b.key;if(!name2)continue;for(let scope of scopes){add(scope,name2,b.run,b.preventDefault,b.stopPropagation);
if(b.shift)add(scope,"Shift-"+name2,b.shift,b.preventDefault,b.stopPropagation)}}return bound}var currentKeyEvent=null;
function runHandlers(map,event,view,scope){currentKeyEvent=event;let name2=keyName(event);let charCode=codePointAt2(
name2,0),isChar=codePointSize2(charCode)==name2.length&&name2!=" ";let prefix="",handled=false,prevented=false,
stopPropagation=false;if(storedPrefix&&storedPrefix.view==view&&storedPrefix.scope==scope){prefix=storedPrefix.
prefix+" ";if(modifierCodes.indexOf(event.keyCode)<0){prevented=true;storedPrefix=null}}let ran=new Set;
let runFor=binding=>{if(binding){for(let cmd2 of binding.run)if(!ran.has(cmd2)){ran.add(cmd2);if(cmd2(
view)){if(binding.stopPropagation)stopPropagation=true;return true}}if(binding.preventDefault){if(binding.
stopPropagation)stopPropagation=true;prevented=true}}return false};let scopeObj=map[scope],baseName,
shiftName;if(scopeObj){if(runFor(scopeObj[prefix+modifiers(name2,event,!isChar)])){handled=true}else if(isChar&&
(event.altKey||event.metaKey||event.ctrlKey)&&!(browser.windows&&event.ctrlKey&&event.altKey)&&!(browser.
mac&&event.altKey&&!(event.ctrlKey||event.metaKey))&&(baseName=base[event.keyCode])&&baseName!=name2){
if(runFor(scopeObj[prefix+modifiers(baseName,event,true)])){handled=true}else if(event.shiftKey&&(shiftName=
shift[event.keyCode])!=name2&&shiftName!=baseName&&runFor(scopeObj[prefix+modifiers(shiftName,event,
false)])){handled=true}}else if(isChar&&event.shiftKey&&runFor(scopeObj[prefix+modifiers(name2,event,
true)])){handled=true}if(!handled&&runFor(scopeObj._any))handled=true}if(prevented)handled=true;if(handled&&
stopPropagation)event.stopPropagation();currentKeyEvent=null;return handled}var RectangleMarker=class _RectangleMarker{constructor(className,left,top2,width,height){
this.className=className;this.left=left;this.top=top2;this.width=width;this.height=height}draw(){let elt=document.
createElement("div");elt.className=this.className;this.adjust(elt);return elt}update(elt,prev){if(prev.
className!=this.className)return false;this.adjust(elt);return true}adjust(elt){elt.style.left=this.
left+"px";elt.style.top=this.top+"px";if(this.width!=null)elt.style.width=this.width+"px";elt.style.
height=this.height+"px"}eq(p){return this.left==p.left&&this.top==p.top&&this.width==p.width&&this.height==
p.height&&this.className==p.className}static forRange(view,className,range){if(range.empty){let pos=view.
coordsAtPos(range.head,range.assoc||1);if(!pos)return[];let base2=getBase(view);return[new _RectangleMarker(
className,pos.left-base2.left,pos.top-base2.top,null,pos.bottom-pos.top)]}else{return rectanglesForRange(
view,className,range)}}};function getBase(view){let rect=view.scrollDOM.getBoundingClientRect();let left=view.
textDirection==Direction.LTR?rect.left:rect.right-view.scrollDOM.clientWidth*view.scaleX;return{left:left-
view.scrollDOM.scrollLeft*view.scaleX,top:rect.top-view.scrollDOM.scrollTop*view.scaleY}}function wrappedLine(view,pos,side,inside){
let coords=view.coordsAtPos(pos,side*2);if(!coords)return inside;let editorRect=view.dom.getBoundingClientRect();
let y=(coords.top+coords.bottom)/2;let left=view.posAtCoords({x:editorRect.left+1,y});let right=view.
posAtCoords({x:editorRect.right-1,y});if(left==null||right==null)return inside;return{from:Math.max(
inside.from,Math.min(left,right)),to:Math.min(inside.to,Math.max(left,right))}}function rectanglesForRange(view,className,range){
if(range.to<=view.viewport.from||range.from>=view.viewport.to)return[];let from=Math.max(range.from,
view.viewport.from),to=Math.min(range.to,view.viewport.to);let ltr=view.textDirection==Direction.LTR;
let content2=view.contentDOM,contentRect=content2.getBoundingClientRect(),base2=getBase(view);let lineElt=content2.
querySelector(".cm-line"),lineStyle=lineElt&&window.getComputedStyle(lineElt);let leftSide=contentRect.
left+(lineStyle?parseInt(lineStyle.paddingLeft)+Math.min(0,parseInt(lineStyle.textIndent)):0);let rightSide=contentRect.
right-(lineStyle?parseInt(lineStyle.paddingRight):0);let startBlock=blockAt(view,from,1),endBlock=blockAt(
view,to,-1);let visualStart=startBlock.type==BlockType.Text?startBlock:null;let visualEnd=endBlock.type==
BlockType.Text?endBlock:null;if(visualStart&&(view.lineWrapping||startBlock.widgetLineBreaks))visualStart=
wrappedLine(view,from,1,visualStart);if(visualEnd&&(view.lineWrapping||endBlock.widgetLineBreaks))visualEnd=
wrappedLine(view,to,-1,visualEnd);if(visualStart&&visualEnd&&visualStart.from==visualEnd.from&&visualStart.
to==visualEnd.to){return pieces2(drawForLine(range.from,range.to,visualStart))}else{let top2=visualStart?
drawForLine(range.from,null,visualStart):drawForWidget(startBlock,false);let bottom=visualEnd?drawForLine(
null,range.to,visualEnd):drawForWidget(endBlock,true);let between=[];if((visualStart||startBlock).to<
(visualEnd||endBlock).from-(visualStart&&visualEnd?1:0)||startBlock.widgetLineBreaks>1&&top2.bottom+
view.defaultLineHeight/2<bottom.top)between.push(piece(leftSide,top2.bottom,rightSide,bottom.top));else if(top2.
bottom<bottom.top&&view.elementAtHeight((top2.bottom+bottom.top)/2).type==BlockType.Text)top2.bottom=
bottom.top=(top2.bottom+bottom.top)/2;return pieces2(top2).concat(between).concat(pieces2(bottom))}function piece(left,top2,right,bottom){
return new RectangleMarker(className,left-base2.left,top2-base2.top,Math.max(0,right-left),bottom-top2)}
function pieces2({top:top2,bottom,horizontal}){let pieces3=[];for(let i2=0;i2<horizontal.length;i2+=
2)pieces3.push(piece(horizontal[i2],top2,horizontal[i2+1],bottom));return pieces3}function drawForLine(from2,to2,line){
let top2=1e9,bottom=-1e9,horizontal=[];function addSpan(from3,fromOpen,to3,toOpen,dir){let fromCoords=view.
coordsAtPos(from3,from3==line.to?-2:2);let toCoords=view.coordsAtPos(to3,to3==line.from?2:-2);if(!fromCoords||
!toCoords)return;top2=Math.min(fromCoords.top,toCoords.top,top2);bottom=Math.max(fromCoords.bottom,toCoords.
bottom,bottom);if(dir==Direction.LTR)horizontal.push(ltr&&fromOpen?leftSide:fromCoords.left,ltr&&toOpen?
rightSide:toCoords.right);else horizontal.push(!ltr&&toOpen?leftSide:toCoords.left,!ltr&&fromOpen?rightSide:
fromCoords.right)}let start2=from2!==null&&from2!==void 0?from2:line.from,end=to2!==null&&to2!==void 0?
to2:line.to;for(let r of view.visibleRanges)if(r.to>start2&&r.from<end){for(let pos=Math.max(r.from,
start2),endPos=Math.min(r.to,end);;){let docLine=view.state.doc.lineAt(pos);for(let span of view.bidiSpans(
docLine)){let spanFrom=span.from+docLine.from,spanTo=span.to+docLine.from;if(spanFrom>=endPos)break;
if(spanTo>pos)addSpan(Math.max(spanFrom,pos),from2==null&&spanFrom<=start2,Math.min(spanTo,endPos),to2==
null&&spanTo>=end,span.dir)}pos=docLine.to+1;if(pos>=endPos)break}}if(horizontal.length==0)addSpan(start2,
from2==null,end,to2==null,view.textDirection);return{top:top2,bottom,horizontal}}function drawForWidget(block,top2){
let y=contentRect.top+(top2?block.top:block.bottom);return{top:y,bottom:y,horizontal:[]}}}function sameMarker(a,b){
return a.constructor==b.constructor&&a.eq(b)}var LayerView=class{constructor(view,layer2){this.view=
view;this.layer=layer2;this.drawn=[];this.scaleX=1;this.scaleY=1;this.measureReq={read:this.measure.
bind(this),write:this.draw.bind(this)};this.dom=view.scrollDOM.appendChild(document.createElement("d\
iv"));this.dom.classList.add("cm-layer");if(layer2.above)this.dom.classList.add("cm-layer-above");if(layer2.
class)this.dom.classList.add(layer2.class);this.scale();this.dom.setAttribute("aria-hidden","true");
this.setOrder(view.state);view.requestMeasure(this.measureReq);if(layer2.mount)layer2.mount(this.dom,
view)}update(update){if(update.startState.facet(layerOrder)!=update.state.facet(layerOrder))this.setOrder(
update.state);if(this.layer.update(update,this.dom)||update.geometryChanged){this.scale();update.view.
requestMeasure(this.measureReq)}}docViewUpdate(view){if(this.layer.updateOnDocViewUpdate!==false)view.
requestMeasure(this.measureReq)}setOrder(state){let pos=0,order=state.facet(layerOrder);while(pos<order.
length&&order[pos]!=this.layer)pos++;this.dom.style.zIndex=String((this.layer.above?150:-1)-pos)}measure(){
return this.layer.markers(this.view)}scale(){let{scaleX,scaleY}=this.view;if(scaleX!=this.scaleX||scaleY!=
this.scaleY){this.scaleX=scaleX;this.scaleY=scaleY;this.dom.style.transform=`scale(${1/scaleX}, ${1/
scaleY})`}}draw(markers){if(markers.length!=this.drawn.length||markers.some((p,i2)=>!sameMarker(p,this.
drawn[i2]))){let old=this.dom.firstChild,oldI=0;for(let marker of markers){if(marker.update&&old&&marker.
constructor&&this.drawn[oldI].constructor&&marker.update(old,this.drawn[oldI])){old=old.nextSibling;
oldI++}else{this.dom.insertBefore(marker.draw(),old)}}while(old){let next=old.nextSibling;old.remove();
old=next}this.drawn=markers;if(browser.webkit)this.dom.style.display=this.dom.firstChild?"":"none"}}destroy(){
if(this.layer.destroy)this.layer.destroy(this.dom,this.view);this.dom.remove()}};var layerOrder=Facet.
define();function layer(config){return[ViewPlugin.define(v=>new LayerView(v,config)),layerOrder.of(config)]}
var drawMainRange=!browser.ios;var selectionConfig=Facet.define({combine(configs){return combineConfig(
configs,{cursorBlinkRate:1200,drawRangeCursor:true,iosSelectionHandles:true},{cursorBlinkRate:(a,b)=>Math.
min(a,b),drawRangeCursor:(a,b)=>a||b})}});function drawSelection(config={}){return[selectionConfig.of(
config),cursorLayer,selectionLayer,hideNativeSelection,nativeSelectionHidden.of(true)]}function configChanged(update){return update.startState.facet(selectionConfig)!=update.state.facet(selectionConfig)}
var cursorLayer=layer({above:true,markers(view){let{state}=view,conf=state.facet(selectionConfig);let cursors=[];
for(let r of state.selection.ranges){let prim=r==state.selection.main;if(r.empty||conf.drawRangeCursor&&
!(prim&&browser.ios&&conf.iosSelectionHandles)){let className=prim?"cm-cursor cm-cursor-primary":"cm\
-cursor cm-cursor-secondary";let cursor=r.empty?r:EditorSelection.cursor(r.head,r.assoc);for(let piece of RectangleMarker.
forRange(view,className,cursor))cursors.push(piece)}}return cursors},update(update,dom){if(update.transactions.
some(tr=>tr.selection))dom.style.animationName=dom.style.animationName=="cm-blink"?"cm-blink2":"cm-b\
link";let confChange=configChanged(update);if(confChange)setBlinkRate(update.state,dom);return update.
docChanged||update.selectionSet||confChange},mount(dom,view){setBlinkRate(view.state,dom)},class:"cm\
-cursorLayer"});function setBlinkRate(state,dom){dom.style.animationDuration=state.facet(selectionConfig).
cursorBlinkRate+"ms"}var selectionLayer=layer({above:false,markers(view){let markers=[],{main,ranges}=view.
state.selection;for(let r of ranges)if(!r.empty&&(drawMainRange||r!=main)){for(let marker of RectangleMarker.
forRange(view,"cm-selectionBackground",r))markers.push(marker)}if(browser.ios&&!main.empty&&view.state.
facet(selectionConfig).iosSelectionHandles){for(let piece of RectangleMarker.forRange(view,"cm-selec\
tionHandle cm-selectionHandle-start",EditorSelection.cursor(main.from,1)))markers.push(piece);for(let piece of RectangleMarker.
forRange(view,"cm-selectionHandle cm-selectionHandle-end",EditorSelection.cursor(main.to,1)))markers.
push(piece)}return markers},update(update,dom){return update.docChanged||update.selectionSet||update.
viewportChanged||configChanged(update)},class:"cm-selectionLayer"});var selectionBg=browser.gecko&&browser.
gecko_version==153?"#ffffff01":"transparent";var hideNativeSelection=Prec.highest(EditorView.theme({
".cm-line":{...drawMainRange?{"& ::selection, &::selection":{backgroundColor:`${selectionBg} !import\
ant`}}:{},caretColor:"transparent !important"},".cm-content":{caretColor:"transparent !important","&\
 :focus":{caretColor:"initial !important",...drawMainRange?{"&::selection, & ::selection":{backgroundColor:"\
Highlight !important"}}:{}}}}));var UnicodeRegexpSupport=/x/.unicode!=null?"gu":"g";function highlightActiveLine(){return activeLineHighlighter}var lineDeco=Decoration.line({class:"cm-\
activeLine"});var activeLineHighlighter=ViewPlugin.fromClass(class{constructor(view){this.decorations=
this.getDeco(view)}update(update){if(update.docChanged||update.selectionSet)this.decorations=this.getDeco(
update.view)}getDeco(view){let lastLineStart=-1,deco=[];for(let r of view.state.selection.ranges){let line=view.
lineBlockAt(r.head);if(line.from>lastLineStart){deco.push(lineDeco.range(line.from));lastLineStart=line.
from}}return Decoration.set(deco)}},{decorations:v=>v.decorations});var baseTheme=EditorView.baseTheme({".cm-tooltip":{zIndex:500,boxSizing:"border-box"},"&light .cm-to\
oltip":{border:"1px solid #bbb",backgroundColor:"#f5f5f5"},"&light .cm-tooltip-section:not(:first-ch\
ild)":{borderTop:"1px solid #bbb"},"&dark .cm-tooltip":{backgroundColor:"#333338",color:"white"},".c\
m-tooltip-arrow":{height:`${7}px`,width:`${7*2}px`,position:"absolute",zIndex:-1,overflow:"hidden","\
&:before, &:after":{content:"''",position:"absolute",width:0,height:0,borderLeft:`${7}px solid trans\
parent`,borderRight:`${7}px solid transparent`},".cm-tooltip-above &":{bottom:`-${7}px`,"&:before":{
borderTop:`${7}px solid #bbb`},"&:after":{borderTop:`${7}px solid #f5f5f5`,bottom:"1px"}},".cm-toolt\
ip-below &":{top:`-${7}px`,"&:before":{borderBottom:`${7}px solid #bbb`},"&:after":{borderBottom:`${7}\
px solid #f5f5f5`,top:"1px"}}},"&dark .cm-tooltip .cm-tooltip-arrow":{"&:before":{borderTopColor:"#3\
33338",borderBottomColor:"#333338"},"&:after":{borderTopColor:"transparent",borderBottomColor:"trans\
parent"}}});var GutterMarker=class extends RangeValue{compare(other){return this==other||this.constructor==other.
constructor&&this.eq(other)}eq(other){return false}destroy(dom){}};GutterMarker.prototype.elementClass=
"";GutterMarker.prototype.toDOM=void 0;GutterMarker.prototype.mapMode=MapMode.TrackBefore;GutterMarker.
prototype.startSide=GutterMarker.prototype.endSide=-1;GutterMarker.prototype.point=true;var gutterLineClass=Facet.
define();var gutterWidgetClass=Facet.define();var activeGutters=Facet.define();var unfixGutters=Facet.define({combine:values=>values.some(x=>x)});function gutters(config){let result=[
gutterView];if(config&&config.fixed===false)result.push(unfixGutters.of(true));return result}var gutterView=ViewPlugin.
fromClass(class{constructor(view){this.view=view;this.domAfter=null;this.prevViewport=view.viewport;
this.dom=document.createElement("div");this.dom.className="cm-gutters cm-gutters-before";this.dom.setAttribute(
"aria-hidden","true");this.dom.style.minHeight=this.view.contentHeight/this.view.scaleY+"px";this.gutters=
view.state.facet(activeGutters).map(conf=>new SingleGutterView(view,conf));this.fixed=!view.state.facet(
unfixGutters);for(let gutter2 of this.gutters){if(gutter2.config.side=="after")this.getDOMAfter().appendChild(
gutter2.dom);else this.dom.appendChild(gutter2.dom)}if(this.fixed){this.dom.style.position="sticky"}
this.syncGutters(false);view.scrollDOM.insertBefore(this.dom,view.contentDOM)}getDOMAfter(){if(!this.
domAfter){this.domAfter=document.createElement("div");this.domAfter.className="cm-gutters cm-gutters\
-after";this.domAfter.setAttribute("aria-hidden","true");this.domAfter.style.minHeight=this.view.contentHeight/
this.view.scaleY+"px";this.domAfter.style.position=this.fixed?"sticky":"";this.view.scrollDOM.appendChild(
this.domAfter)}return this.domAfter}update(update){if(this.updateGutters(update)){let vpA=this.prevViewport,
vpB=update.view.viewport;let vpOverlap=Math.min(vpA.to,vpB.to)-Math.max(vpA.from,vpB.from);this.syncGutters(
vpOverlap<(vpB.to-vpB.from)*.8)}if(update.geometryChanged){let min=this.view.contentHeight/this.view.
scaleY+"px";this.dom.style.minHeight=min;if(this.domAfter)this.domAfter.style.minHeight=min}if(this.
view.state.facet(unfixGutters)!=!this.fixed){this.fixed=!this.fixed;this.dom.style.position=this.fixed?
"sticky":"";if(this.domAfter)this.domAfter.style.position=this.fixed?"sticky":""}this.prevViewport=update.
view.viewport}syncGutters(detach){let after=this.dom.nextSibling;if(detach){this.dom.remove();if(this.
domAfter)this.domAfter.remove()}let lineClasses=RangeSet.iter(this.view.state.facet(gutterLineClass),
this.view.viewport.from);let classSet=[];let contexts=this.gutters.map(gutter2=>new UpdateContext(gutter2,
this.view.viewport,-this.view.documentPadding.top));for(let line of this.view.viewportLineBlocks){if(classSet.
length)classSet=[];if(Array.isArray(line.type)){let first=true;for(let b of line.type){if(b.type==BlockType.
Text&&first){advanceCursor(lineClasses,classSet,b.from);for(let cx of contexts)cx.line(this.view,b,classSet);
first=false}else if(b.widget){for(let cx of contexts)cx.widget(this.view,b)}}}else if(line.type==BlockType.
Text){advanceCursor(lineClasses,classSet,line.from);for(let cx of contexts)cx.line(this.view,line,classSet)}else if(line.
widget){for(let cx of contexts)cx.widget(this.view,line)}}for(let cx of contexts)cx.finish();if(detach){
this.view.scrollDOM.insertBefore(this.dom,after);if(this.domAfter)this.view.scrollDOM.appendChild(this.
domAfter)}}updateGutters(update){let prev=update.startState.facet(activeGutters),cur=update.state.facet(
activeGutters);let change=update.docChanged||update.heightChanged||update.viewportChanged||!RangeSet.
eq(update.startState.facet(gutterLineClass),update.state.facet(gutterLineClass),update.view.viewport.
from,update.view.viewport.to);if(prev==cur){for(let gutter2 of this.gutters)if(gutter2.update(update))
change=true}else{change=true;let gutters2=[];for(let conf of cur){let known=prev.indexOf(conf);if(known<
0){gutters2.push(new SingleGutterView(this.view,conf))}else{this.gutters[known].update(update);gutters2.
push(this.gutters[known])}}for(let g of this.gutters){g.dom.remove();if(gutters2.indexOf(g)<0)g.destroy()}
for(let g of gutters2){if(g.config.side=="after")this.getDOMAfter().appendChild(g.dom);else this.dom.
appendChild(g.dom)}this.gutters=gutters2}return change}destroy(){for(let view of this.gutters)view.destroy();
this.dom.remove();if(this.domAfter)this.domAfter.remove()}},{provide:plugin=>EditorView.scrollMargins.
of(view=>{let value=view.plugin(plugin);if(!value||value.gutters.length==0||!value.fixed)return null;
let before=value.dom.offsetWidth*view.scaleX,after=value.domAfter?value.domAfter.offsetWidth*view.scaleX:
0;return view.textDirection==Direction.LTR?{left:before,right:after}:{right:before,left:after}})});function asArray2(val){
return Array.isArray(val)?val:[val]}function advanceCursor(cursor,collect2,pos){while(cursor.value&&
cursor.from<=pos){if(cursor.from==pos)collect2.push(cursor.value);cursor.next()}}var UpdateContext=class{constructor(gutter2,viewport,height){
this.gutter=gutter2;this.height=height;this.i=0;this.cursor=RangeSet.iter(gutter2.markers,viewport.from)}addElement(view,block,markers){
let{gutter:gutter2}=this,above2=(block.top-this.height)/view.scaleY,height=block.height/view.scaleY;
if(this.i==gutter2.elements.length){let newElt=new GutterElement(view,height,above2,markers);gutter2.
elements.push(newElt);gutter2.dom.appendChild(newElt.dom)}else{gutter2.elements[this.i].update(view,
height,above2,markers)}this.height=block.bottom;this.i++}line(view,line,extraMarkers){let localMarkers=[];
advanceCursor(this.cursor,localMarkers,line.from);if(extraMarkers.length)localMarkers=localMarkers.concat(
extraMarkers);let forLine=this.gutter.config.lineMarker(view,line,localMarkers);if(forLine)localMarkers.
unshift(forLine);let gutter2=this.gutter;if(localMarkers.length==0&&!gutter2.config.renderEmptyElements)
return;this.addElement(view,line,localMarkers)}widget(view,block){let marker=this.gutter.config.widgetMarker(
view,block.widget,block),markers=marker?[marker]:null;for(let cls of view.state.facet(gutterWidgetClass)){
let marker2=cls(view,block.widget,block);if(marker2)(markers||(markers=[])).push(marker2)}if(markers)
this.addElement(view,block,markers)}finish(){let gutter2=this.gutter;while(gutter2.elements.length>this.
i){let last2=gutter2.elements.pop();gutter2.dom.removeChild(last2.dom);last2.destroy()}}};var SingleGutterView=class{constructor(view,config){
this.view=view;this.config=config;this.elements=[];this.spacer=null;this.dom=document.createElement(
"div");this.dom.className="cm-gutter"+(this.config.class?" "+this.config.class:"");for(let prop in config.
domEventHandlers){this.dom.addEventListener(prop,event=>{let target=event.target,y;if(target!=this.dom&&
this.dom.contains(target)){while(target.parentNode!=this.dom)target=target.parentNode;let rect=target.
getBoundingClientRect();y=(rect.top+rect.bottom)/2}else{y=event.clientY}let line=view.lineBlockAtHeight(
y-view.documentTop);if(config.domEventHandlers[prop](view,line,event))event.preventDefault()})}this.
markers=asArray2(config.markers(view));if(config.initialSpacer){this.spacer=new GutterElement(view,0,
0,[config.initialSpacer(view)]);this.dom.appendChild(this.spacer.dom);this.spacer.dom.style.cssText+=
"visibility: hidden; pointer-events: none"}}update(update){let prevMarkers=this.markers;this.markers=
asArray2(this.config.markers(update.view));if(this.spacer&&this.config.updateSpacer){let updated=this.
config.updateSpacer(this.spacer.markers[0],update);if(updated!=this.spacer.markers[0])this.spacer.update(
update.view,0,0,[updated])}let vp=update.view.viewport;return!RangeSet.eq(this.markers,prevMarkers,vp.
from,vp.to)||(this.config.lineMarkerChange?this.config.lineMarkerChange(update):false)}destroy(){for(let elt of this.
elements)elt.destroy()}};var GutterElement=class{constructor(view,height,above2,markers){this.height=
-1;this.above=0;this.markers=[];this.dom=document.createElement("div");this.dom.className="cm-gutter\
Element";this.update(view,height,above2,markers)}update(view,height,above2,markers){if(this.height!=
height){this.height=height;this.dom.style.height=height+"px"}if(this.above!=above2)this.dom.style.marginTop=
(this.above=above2)?above2+"px":"";if(!sameMarkers(this.markers,markers))this.setMarkers(view,markers)}setMarkers(view,markers){
let cls="cm-gutterElement",domPos=this.dom.firstChild;for(let iNew=0,iOld=0;;){let skipTo=iOld,marker=iNew<
markers.length?markers[iNew++]:null,matched=false;if(marker){let c=marker.elementClass;if(c)cls+=" "+
c;for(let i2=iOld;i2<this.markers.length;i2++)if(this.markers[i2].compare(marker)){skipTo=i2;matched=
true;break}}else{skipTo=this.markers.length}while(iOld<skipTo){let next=this.markers[iOld++];if(next.
toDOM){next.destroy(domPos);let after=domPos.nextSibling;domPos.remove();domPos=after}}if(!marker)break;
if(marker.toDOM){if(matched)domPos=domPos.nextSibling;else this.dom.insertBefore(marker.toDOM(view),
domPos)}if(matched)iOld++}this.dom.className=cls;this.markers=markers}destroy(){this.setMarkers(null,
[])}};function sameMarkers(a,b){if(a.length!=b.length)return false;for(let i2=0;i2<a.length;i2++)if(!a[i2].
compare(b[i2]))return false;return true}var lineNumberMarkers=Facet.define();var lineNumberWidgetMarker=Facet.
define();var lineNumberConfig=Facet.define({combine(values){return combineConfig(values,{formatNumber:String,
domEventHandlers:{}},{domEventHandlers(a,b){let result=Object.assign({},a);for(let event in b){let exists=result[event],
add=b[event];result[event]=exists?(view,line,event2)=>exists(view,line,event2)||add(view,line,event2):
add}return result}})}});var NumberMarker=class extends GutterMarker{constructor(number2){super();this.
number=number2}eq(other){return this.number==other.number}toDOM(){return document.createTextNode(this.
number)}};function formatNumber(view,number2){return view.state.facet(lineNumberConfig).formatNumber(
number2,view.state)}var lineNumberGutter=activeGutters.compute([lineNumberConfig],state=>({class:"cm\
-lineNumbers",renderEmptyElements:false,markers(view){return view.state.facet(lineNumberMarkers)},lineMarker(view,line,others){
if(others.some(m=>m.toDOM))return null;return new NumberMarker(formatNumber(view,view.state.doc.lineAt(
line.from).number))},widgetMarker:(view,widget,block)=>{for(let m of view.state.facet(lineNumberWidgetMarker)){
let result=m(view,widget,block);if(result)return result}return null},lineMarkerChange:update=>update.
startState.facet(lineNumberConfig)!=update.state.facet(lineNumberConfig),initialSpacer(view){return new NumberMarker(
formatNumber(view,maxLineNumber(view.state.doc.lines)))},updateSpacer(spacer,update){let max=formatNumber(
update.view,maxLineNumber(update.view.state.doc.lines));return max==spacer.number?spacer:new NumberMarker(
max)},domEventHandlers:state.facet(lineNumberConfig).domEventHandlers,side:"before"}));function lineNumbers(config={}){
return[lineNumberConfig.of(config),gutters(),lineNumberGutter]}function maxLineNumber(lines){let last2=9;
while(last2<lines)last2=last2*10+9;return last2}var activeLineGutterMarker=new class extends GutterMarker{constructor(){
super(...arguments);this.elementClass="cm-activeLineGutter"}};var activeLineGutterHighlighter=gutterLineClass.
compute(["selection"],state=>{let marks2=[],last2=-1;for(let range of state.selection.ranges){let linePos=state.
doc.lineAt(range.head).from;if(linePos>last2){last2=linePos;marks2.push(activeLineGutterMarker.range(
linePos))}}return RangeSet.of(marks2)});function highlightActiveLineGutter(){return activeLineGutterHighlighter}var DefaultBufferLength=1024;var nextPropID=0;var Range2=class{constructor(from,to){this.from=from;this.
to=to}};var NodeProp=class{constructor(config={}){this.id=nextPropID++;this.perNode=!!config.perNode;
this.deserialize=config.deserialize||(()=>{throw new Error("This node type doesn't define a deserial\
ize function")});this.combine=config.combine||null}add(match){if(this.perNode)throw new RangeError("\
Can't add per-node props to node types");if(typeof match!="function")match=NodeType.match(match);return type=>{
let result=match(type);return result===void 0?null:[this,result]}}};NodeProp.closedBy=new NodeProp({
deserialize:str=>str.split(" ")});NodeProp.openedBy=new NodeProp({deserialize:str=>str.split(" ")});
NodeProp.group=new NodeProp({deserialize:str=>str.split(" ")});NodeProp.isolate=new NodeProp({deserialize:value=>{
if(value&&value!="rtl"&&value!="ltr"&&value!="auto")throw new RangeError("Invalid value for isolate:\
 "+value);return value||"auto"}});NodeProp.contextHash=new NodeProp({perNode:true});NodeProp.lookAhead=
new NodeProp({perNode:true});NodeProp.mounted=new NodeProp({perNode:true});var MountedTree=class{constructor(tree,overlay,parser2,bracketed2=false){
this.tree=tree;this.overlay=overlay;this.parser=parser2;this.bracketed=bracketed2}static get(tree){return tree&&
tree.props&&tree.props[NodeProp.mounted.id]}};var noProps=Object.create(null);var NodeType=class _NodeType{constructor(name2,props,id2,flags=0){
this.name=name2;this.props=props;this.id=id2;this.flags=flags}static define(spec){let props=spec.props&&
spec.props.length?Object.create(null):noProps;let flags=(spec.top?1:0)|(spec.skipped?2:0)|(spec.error?
4:0)|(spec.name==null?8:0);let type=new _NodeType(spec.name||"",props,spec.id,flags);if(spec.props)for(let src of spec.
props){if(!Array.isArray(src))src=src(type);if(src){if(src[0].perNode)throw new RangeError("Can't st\
ore a per-node prop on a node type");props[src[0].id]=src[1]}}return type}prop(prop){return this.props[prop.
id]}get isTop(){return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.
flags&4)>0}get isAnonymous(){return(this.flags&8)>0}is(name2){if(typeof name2=="string"){if(this.name==
name2)return true;let group=this.prop(NodeProp.group);return group?group.indexOf(name2)>-1:false}return this.
id==name2}static match(map){let direct=Object.create(null);for(let prop in map)for(let name2 of prop.
split(" "))direct[name2]=map[prop];return node=>{for(let groups=node.prop(NodeProp.group),i2=-1;i2<(groups?
groups.length:0);i2++){let found=direct[i2<0?node.name:groups[i2]];if(found)return found}}}};NodeType.
none=new NodeType("",Object.create(null),0,8);var NodeSet=class _NodeSet{constructor(types2){this.types=
types2;for(let i2=0;i2<types2.length;i2++)if(types2[i2].id!=i2)throw new RangeError("Node type ids s\
hould correspond to array positions when creating a node set")}extend(...props){let newTypes=[];for(let type of this.
types){let newProps=null;for(let source of props){let add=source(type);if(add){if(!newProps)newProps=
Object.assign({},type.props);let value=add[1],prop=add[0];if(prop.combine&&prop.id in newProps)value=
prop.combine(newProps[prop.id],value);newProps[prop.id]=value}}newTypes.push(newProps?new NodeType(type.
name,newProps,type.id,type.flags):type)}return new _NodeSet(newTypes)}};var CachedNode=new WeakMap;var CachedInnerNode=new WeakMap;
var IterMode;(function(IterMode2){IterMode2[IterMode2["ExcludeBuffers"]=1]="ExcludeBuffers";IterMode2[IterMode2["\
IncludeAnonymous"]=2]="IncludeAnonymous";IterMode2[IterMode2["IgnoreMounts"]=4]="IgnoreMounts";IterMode2[IterMode2["\
IgnoreOverlays"]=8]="IgnoreOverlays";IterMode2[IterMode2["EnterBracketed"]=16]="EnterBracketed"})(IterMode||
(IterMode={}));var Tree=class _Tree{constructor(type,children,positions,length,props){this.type=type;
this.children=children;this.positions=positions;this.length=length;this.props=null;if(props&&props.length){
this.props=Object.create(null);for(let[prop,value]of props)this.props[typeof prop=="number"?prop:prop.
id]=value}}toString(){let mounted=MountedTree.get(this);if(mounted&&!mounted.overlay)return mounted.
tree.toString();let children="";for(let ch of this.children){let str=ch.toString();if(str){if(children)
children+=",";children+=str}}return!this.type.name?children:(/\W/.test(this.type.name)&&!this.type.isError?
JSON.stringify(this.type.name):this.type.name)+(children.length?"("+children+")":"")}cursor(mode=0){
return new TreeCursor(this.topNode,mode)}cursorAt(pos,side=0,mode=0){let scope=CachedNode.get(this)||
this.topNode;let cursor=new TreeCursor(scope);cursor.moveTo(pos,side);CachedNode.set(this,cursor._tree);
return cursor}get topNode(){return new TreeNode(this,0,0,null)}resolve(pos,side=0){let node=resolveNode(
CachedNode.get(this)||this.topNode,pos,side,false);CachedNode.set(this,node);return node}resolveInner(pos,side=0){
let node=resolveNode(CachedInnerNode.get(this)||this.topNode,pos,side,true);CachedInnerNode.set(this,
node);return node}resolveStack(pos,side=0){return stackIterator(this,pos,side)}iterate(spec){let{enter,
leave,from=0,to=this.length}=spec;let mode=spec.mode||0,anon=(mode&IterMode.IncludeAnonymous)>0;for(let c=this.
cursor(mode|IterMode.IncludeAnonymous);;){let entered=false;if(c.from<=to&&c.to>=from&&(!anon&&c.type.
isAnonymous||enter(c)!==false)){if(c.firstChild())continue;entered=true}for(;;){if(entered&&leave&&(anon||
!c.type.isAnonymous))leave(c);if(c.nextSibling())break;if(!c.parent())return;entered=true}}}prop(prop){
return!prop.perNode?this.type.prop(prop):this.props?this.props[prop.id]:void 0}get propValues(){let result=[];
if(this.props)for(let id2 in this.props)result.push([+id2,this.props[id2]]);return result}balance(config={}){
return this.children.length<=8?this:balanceRange(NodeType.none,this.children,this.positions,0,this.children.
length,0,this.length,(children,positions,length)=>new _Tree(this.type,children,positions,length,this.
propValues),config.makeTree||((children,positions,length)=>new _Tree(NodeType.none,children,positions,
length)))}static build(data){return buildTree(data)}};Tree.empty=new Tree(NodeType.none,[],[],0);var FlatBufferCursor=class _FlatBufferCursor{constructor(buffer,index){
this.buffer=buffer;this.index=index}get id(){return this.buffer[this.index-4]}get start(){return this.
buffer[this.index-3]}get end(){return this.buffer[this.index-2]}get size(){return this.buffer[this.index-
1]}get pos(){return this.index}next(){this.index-=4}fork(){return new _FlatBufferCursor(this.buffer,
this.index)}};var TreeBuffer=class _TreeBuffer{constructor(buffer,length,set){this.buffer=buffer;this.
length=length;this.set=set}get type(){return NodeType.none}toString(){let result=[];for(let index=0;index<
this.buffer.length;){result.push(this.childString(index));index=this.buffer[index+3]}return result.join(
",")}childString(index){let id2=this.buffer[index],endIndex=this.buffer[index+3];let type=this.set.types[id2],
result=type.name;if(/\W/.test(result)&&!type.isError)result=JSON.stringify(result);index+=4;if(endIndex==
index)return result;let children=[];while(index<endIndex){children.push(this.childString(index));index=
this.buffer[index+3]}return result+"("+children.join(",")+")"}findChild(startIndex,endIndex,dir,pos,side){
let{buffer}=this,pick=-1;for(let i2=startIndex;i2!=endIndex;i2=buffer[i2+3]){if(checkSide(side,pos,buffer[i2+
1],buffer[i2+2])){pick=i2;if(dir>0)break}}return pick}slice(startI,endI,from){let b=this.buffer;let copy2=new Uint16Array(
endI-startI),len=0;for(let i2=startI,j=0;i2<endI;){copy2[j++]=b[i2++];copy2[j++]=b[i2++]-from;let to=copy2[j++]=
b[i2++]-from;copy2[j++]=b[i2++]-startI;len=Math.max(len,to)}return new _TreeBuffer(copy2,len,this.set)}};
function checkSide(side,pos,from,to){switch(side){case-2:return from<pos;case-1:return to>=pos&&from<
pos;case 0:return from<pos&&to>pos;case 1:return from<=pos&&to>pos;case 2:return to>pos;case 4:return true}}
function resolveNode(node,pos,side,overlays){var _a2;while(node.from==node.to||(side<1?node.from>=pos:
node.from>pos)||(side>-1?node.to<=pos:node.to<pos)){let parent=!overlays&&node instanceof TreeNode&&
node.index<0?null:node.parent;if(!parent)return node;node=parent}let mode=overlays?0:IterMode.IgnoreOverlays;
if(overlays)for(let scan=node,parent=scan.parent;parent;scan=parent,parent=scan.parent){if(scan instanceof
TreeNode&&scan.index<0&&((_a2=parent.enter(pos,side,mode))===null||_a2===void 0?void 0:_a2.from)!=scan.
from)node=parent}for(;;){let inner=node.enter(pos,side,mode);if(!inner)return node;node=inner}}var BaseNode=class{cursor(mode=0){
return new TreeCursor(this,mode)}getChild(type,before=null,after=null){let r=getChildren(this,type,before,
after);return r.length?r[0]:null}getChildren(type,before=null,after=null){return getChildren(this,type,
before,after)}resolve(pos,side=0){return resolveNode(this,pos,side,false)}resolveInner(pos,side=0){return resolveNode(
this,pos,side,true)}matchContext(context){return matchNodeContext(this.parent,context)}enterUnfinishedNodesBefore(pos){
let scan=this.childBefore(pos),node=this;while(scan){let last2=scan.lastChild;if(!last2||last2.to!=scan.
to)break;if(last2.type.isError&&last2.from==last2.to){node=scan;scan=last2.prevSibling}else{scan=last2}}
return node}get node(){return this}get next(){return this.parent}};var TreeNode=class _TreeNode extends BaseNode{constructor(_tree,from,index,_parent){
super();this._tree=_tree;this.from=from;this.index=index;this._parent=_parent}get type(){return this.
_tree.type}get name(){return this._tree.type.name}get to(){return this.from+this._tree.length}nextChild(i2,dir,pos,side,mode=0){
for(let parent=this;;){for(let{children,positions}=parent._tree,e=dir>0?children.length:-1;i2!=e;i2+=
dir){let next=children[i2],start2=positions[i2]+parent.from,mounted;if(!(mode&IterMode.EnterBracketed&&
next instanceof Tree&&(mounted=MountedTree.get(next))&&!mounted.overlay&&mounted.bracketed&&pos>=start2&&
pos<=start2+next.length)&&!checkSide(side,pos,start2,start2+next.length))continue;if(next instanceof
TreeBuffer){if(mode&IterMode.ExcludeBuffers)continue;let index=next.findChild(0,next.buffer.length,dir,
pos-start2,side);if(index>-1)return new BufferNode(new BufferContext(parent,next,i2,start2),null,index)}else if(mode&
IterMode.IncludeAnonymous||(!next.type.isAnonymous||hasChild(next))){let mounted2;if(!(mode&IterMode.
IgnoreMounts)&&(mounted2=MountedTree.get(next))&&!mounted2.overlay)return new _TreeNode(mounted2.tree,
start2,i2,parent);let inner=new _TreeNode(next,start2,i2,parent);return mode&IterMode.IncludeAnonymous||
!inner.type.isAnonymous?inner:inner.nextChild(dir<0?next.children.length-1:0,dir,pos,side,mode)}}if(mode&
IterMode.IncludeAnonymous||!parent.type.isAnonymous)return null;if(parent.index>=0)i2=parent.index+dir;else
i2=dir<0?-1:parent._parent._tree.children.length;parent=parent._parent;if(!parent)return null}}get firstChild(){
return this.nextChild(0,1,0,4)}get lastChild(){return this.nextChild(this._tree.children.length-1,-1,
0,4)}childAfter(pos){return this.nextChild(0,1,pos,2)}childBefore(pos){return this.nextChild(this._tree.
children.length-1,-1,pos,-2)}prop(prop){return this._tree.prop(prop)}enter(pos,side,mode=0){let mounted;
if(!(mode&IterMode.IgnoreOverlays)&&(mounted=MountedTree.get(this._tree))&&mounted.overlay){let rPos=pos-
this.from,enterBracketed=mode&IterMode.EnterBracketed&&mounted.bracketed;for(let{from,to}of mounted.
overlay){if((side>0||enterBracketed?from<=rPos:from<rPos)&&(side<0||enterBracketed?to>=rPos:to>rPos))
return new _TreeNode(mounted.tree,mounted.overlay[0].from+this.from,-1,this)}}return this.nextChild(
0,1,pos,side,mode)}nextSignificantParent(){let val=this;while(val.type.isAnonymous&&val._parent)val=
val._parent;return val}get parent(){return this._parent?this._parent.nextSignificantParent():null}get nextSibling(){
return this._parent&&this.index>=0?this._parent.nextChild(this.index+1,1,0,4):null}get prevSibling(){
return this._parent&&this.index>=0?this._parent.nextChild(this.index-1,-1,0,4):null}get tree(){return this.
_tree}toTree(){return this._tree}toString(){return this._tree.toString()}};function getChildren(node,type,before,after){
let cur=node.cursor(),result=[];if(!cur.firstChild())return result;if(before!=null)for(let found=false;!found;){
found=cur.type.is(before);if(!cur.nextSibling())return result}for(;;){if(after!=null&&cur.type.is(after))
return result;if(cur.type.is(type))result.push(cur.node);if(!cur.nextSibling())return after==null?result:
[]}}function matchNodeContext(node,context,i2=context.length-1){for(let p=node;i2>=0;p=p.parent){if(!p)
return false;if(!p.type.isAnonymous){if(context[i2]&&context[i2]!=p.name)return false;i2--}}return true}
var BufferContext=class{constructor(parent,buffer,index,start2){this.parent=parent;this.buffer=buffer;
this.index=index;this.start=start2}};var BufferNode=class _BufferNode extends BaseNode{get name(){return this.
type.name}get from(){return this.context.start+this.context.buffer.buffer[this.index+1]}get to(){return this.
context.start+this.context.buffer.buffer[this.index+2]}constructor(context,_parent,index){super();this.
context=context;this._parent=_parent;this.index=index;this.type=context.buffer.set.types[context.buffer.
buffer[index]]}child(dir,pos,side){let{buffer}=this.context;let index=buffer.findChild(this.index+4,
buffer.buffer[this.index+3],dir,pos-this.context.start,side);return index<0?null:new _BufferNode(this.
context,this,index)}get firstChild(){return this.child(1,0,4)}get lastChild(){return this.child(-1,0,
4)}childAfter(pos){return this.child(1,pos,2)}childBefore(pos){return this.child(-1,pos,-2)}prop(prop){
return this.type.prop(prop)}enter(pos,side,mode=0){if(mode&IterMode.ExcludeBuffers)return null;let{buffer}=this.
context;let index=buffer.findChild(this.index+4,buffer.buffer[this.index+3],side>0?1:-1,pos-this.context.
start,side);return index<0?null:new _BufferNode(this.context,this,index)}get parent(){return this._parent||
this.context.parent.nextSignificantParent()}externalSibling(dir){return this._parent?null:this.context.
parent.nextChild(this.context.index+dir,dir,0,4)}get nextSibling(){let{buffer}=this.context;let after=buffer.
buffer[this.index+3];if(after<(this._parent?buffer.buffer[this._parent.index+3]:buffer.buffer.length))
return new _BufferNode(this.context,this._parent,after);return this.externalSibling(1)}get prevSibling(){
let{buffer}=this.context;let parentStart=this._parent?this._parent.index+4:0;if(this.index==parentStart)
return this.externalSibling(-1);return new _BufferNode(this.context,this._parent,buffer.findChild(parentStart,
this.index,-1,0,4))}get tree(){return null}toTree(){let children=[],positions=[];let{buffer}=this.context;
let startI=this.index+4,endI=buffer.buffer[this.index+3];if(endI>startI){let from=buffer.buffer[this.
index+1];children.push(buffer.slice(startI,endI,from));positions.push(0)}return new Tree(this.type,children,
positions,this.to-this.from)}toString(){return this.context.buffer.childString(this.index)}};function iterStack(heads){
if(!heads.length)return null;let pick=0,picked=heads[0];for(let i2=1;i2<heads.length;i2++){let node=heads[i2];
if(node.from>picked.from||node.to<picked.to){picked=node;pick=i2}}let next=picked instanceof TreeNode&&
picked.index<0?null:picked.parent;let newHeads=heads.slice();if(next)newHeads[pick]=next;else newHeads.
splice(pick,1);return new StackIterator(newHeads,picked)}var StackIterator=class{constructor(heads,node){
this.heads=heads;this.node=node}get next(){return iterStack(this.heads)}};function stackIterator(tree,pos,side){
let inner=tree.resolveInner(pos,side),layers=null;for(let scan=inner instanceof TreeNode?inner:inner.
context.parent;scan;scan=scan.parent){if(scan.index<0){let parent=scan.parent;(layers||(layers=[inner])).
push(parent.resolve(pos,side));scan=parent}else{let mount=MountedTree.get(scan.tree);if(mount&&mount.
overlay&&mount.overlay[0].from<=pos&&mount.overlay[mount.overlay.length-1].to>=pos){let root=new TreeNode(
mount.tree,mount.overlay[0].from+scan.from,-1,scan);(layers||(layers=[inner])).push(resolveNode(root,
pos,side,false))}}}return layers?iterStack(layers):inner}var TreeCursor=class{get name(){return this.
type.name}constructor(node,mode=0){this.buffer=null;this.stack=[];this.index=0;this.bufferNode=null;
this.mode=mode&~IterMode.EnterBracketed;if(node instanceof TreeNode){this.yieldNode(node)}else{this.
_tree=node.context.parent;this.buffer=node.context;for(let n=node._parent;n;n=n._parent)this.stack.unshift(
n.index);this.bufferNode=node;this.yieldBuf(node.index)}}yieldNode(node){if(!node)return false;this.
_tree=node;this.type=node.type;this.from=node.from;this.to=node.to;return true}yieldBuf(index,type){
this.index=index;let{start:start2,buffer}=this.buffer;this.type=type||buffer.set.types[buffer.buffer[index]];
this.from=start2+buffer.buffer[index+1];this.to=start2+buffer.buffer[index+2];return true}yield(node){
if(!node)return false;if(node instanceof TreeNode){this.buffer=null;return this.yieldNode(node)}this.
buffer=node.context;return this.yieldBuf(node.index,node.type)}toString(){return this.buffer?this.buffer.
buffer.childString(this.index):this._tree.toString()}enterChild(dir,pos,side){if(!this.buffer)return this.
yield(this._tree.nextChild(dir<0?this._tree._tree.children.length-1:0,dir,pos,side,this.mode));let{buffer}=this.
buffer;let index=buffer.findChild(this.index+4,buffer.buffer[this.index+3],dir,pos-this.buffer.start,
side);if(index<0)return false;this.stack.push(this.index);return this.yieldBuf(index)}firstChild(){return this.
enterChild(1,0,4)}lastChild(){return this.enterChild(-1,0,4)}childAfter(pos){return this.enterChild(
1,pos,2)}childBefore(pos){return this.enterChild(-1,pos,-2)}enter(pos,side,mode=this.mode){if(!this.
buffer)return this.yield(this._tree.enter(pos,side,mode));return mode&IterMode.ExcludeBuffers?false:
this.enterChild(1,pos,side)}parent(){if(!this.buffer)return this.yieldNode(this.mode&IterMode.IncludeAnonymous?
this._tree._parent:this._tree.parent);if(this.stack.length)return this.yieldBuf(this.stack.pop());let parent=this.
mode&IterMode.IncludeAnonymous?this.buffer.parent:this.buffer.parent.nextSignificantParent();this.buffer=
null;return this.yieldNode(parent)}sibling(dir){if(!this.buffer)return!this._tree._parent?false:this.
yield(this._tree.index<0?null:this._tree._parent.nextChild(this._tree.index+dir,dir,0,4,this.mode));
let{buffer}=this.buffer,d=this.stack.length-1;if(dir<0){let parentStart=d<0?0:this.stack[d]+4;if(this.
index!=parentStart)return this.yieldBuf(buffer.findChild(parentStart,this.index,-1,0,4))}else{let after=buffer.
buffer[this.index+3];if(after<(d<0?buffer.buffer.length:buffer.buffer[this.stack[d]+3]))return this.
yieldBuf(after)}return d<0?this.yield(this.buffer.parent.nextChild(this.buffer.index+dir,dir,0,4,this.
mode)):false}nextSibling(){return this.sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(dir){
let index,parent,{buffer}=this;if(buffer){if(dir>0){if(this.index<buffer.buffer.buffer.length)return false}else{
for(let i2=0;i2<this.index;i2++)if(buffer.buffer.buffer[i2+3]<this.index)return false}({index,parent}=
buffer)}else{({index,_parent:parent}=this._tree)}for(;parent;{index,_parent:parent}=parent){if(index>
-1)for(let i2=index+dir,e=dir<0?-1:parent._tree.children.length;i2!=e;i2+=dir){let child=parent._tree.
children[i2];if(this.mode&IterMode.IncludeAnonymous||child instanceof TreeBuffer||!child.type.isAnonymous||
hasChild(child))return false}}return true}move(dir,enter){if(enter&&this.enterChild(dir,0,4))return true;
for(;;){if(this.sibling(dir))return true;if(this.atLastNode(dir)||!this.parent())return false}}next(enter=true){
return this.move(1,enter)}prev(enter=true){return this.move(-1,enter)}moveTo(pos,side=0){while(this.
from==this.to||(side<1?this.from>=pos:this.from>pos)||(side>-1?this.to<=pos:this.to<pos))if(!this.parent())
break;while(this.enterChild(1,pos,side)){}return this}get node(){if(!this.buffer)return this._tree;let cache2=this.
bufferNode,result=null,depth=0;if(cache2&&cache2.context==this.buffer){scan:for(let index=this.index,
d=this.stack.length;d>=0;){for(let c=cache2;c;c=c._parent)if(c.index==index){if(index==this.index)return c;
result=c;depth=d+1;break scan}index=this.stack[--d]}}for(let i2=depth;i2<this.stack.length;i2++)result=
new BufferNode(this.buffer,result,this.stack[i2]);return this.bufferNode=new BufferNode(this.buffer,
result,this.index)}get tree(){return this.buffer?null:this._tree._tree}iterate(enter,leave){for(let depth=0;;){
let mustLeave=false;if(this.type.isAnonymous||enter(this)!==false){if(this.firstChild()){depth++;continue}
if(!this.type.isAnonymous)mustLeave=true}for(;;){if(mustLeave&&leave)leave(this);mustLeave=this.type.
isAnonymous;if(!depth)return;if(this.nextSibling())break;this.parent();depth--;mustLeave=true}}}matchContext(context){
if(!this.buffer)return matchNodeContext(this.node.parent,context);let{buffer}=this.buffer,{types:types2}=buffer.
set;for(let i2=context.length-1,d=this.stack.length-1;i2>=0;d--){if(d<0)return matchNodeContext(this.
_tree,context,i2);let type=types2[buffer.buffer[this.stack[d]]];if(!type.isAnonymous){if(context[i2]&&
context[i2]!=type.name)return false;i2--}}return true}};function hasChild(tree){return tree.children.
some(ch=>ch instanceof TreeBuffer||!ch.type.isAnonymous||hasChild(ch))}function buildTree(data){var _a2;
let{buffer,nodeSet,maxBufferLength=DefaultBufferLength,reused=[],minRepeatType=nodeSet.types.length}=data;
let cursor=Array.isArray(buffer)?new FlatBufferCursor(buffer,buffer.length):buffer;let types2=nodeSet.
types;let contextHash=0,lookAhead=0;function takeNode(parentStart,minPos,children2,positions2,inRepeat,depth){
let{id:id2,start:start2,end,size}=cursor;let lookAheadAtStart=lookAhead,contextAtStart=contextHash;if(size<
0){cursor.next();if(size==-1){let node2=reused[id2];children2.push(node2);positions2.push(start2-parentStart);
return}else if(size==-3){contextHash=id2;return}else if(size==-4){lookAhead=id2;return}else{throw new RangeError(
`Unrecognized record size: ${size}`)}}let type=types2[id2],node,buffer2;let startPos=start2-parentStart;
if(end-start2<=maxBufferLength&&(buffer2=findBufferSize(cursor.pos-minPos,inRepeat))){let data2=new Uint16Array(
buffer2.size-buffer2.skip);let endPos=cursor.pos-buffer2.size,index=data2.length;while(cursor.pos>endPos)
index=copyToBuffer(buffer2.start,data2,index);node=new TreeBuffer(data2,end-buffer2.start,nodeSet);startPos=
buffer2.start-parentStart}else{let endPos=cursor.pos-size;cursor.next();let localChildren=[],localPositions=[];
let localInRepeat=id2>=minRepeatType?id2:-1;let lastGroup=0,lastEnd=end,groupLookAhead=lookAheadAtStart;
while(cursor.pos>endPos){if(localInRepeat>=0&&cursor.id==localInRepeat&&cursor.size>=0){if(cursor.end<=
lastEnd-maxBufferLength){makeRepeatLeaf(localChildren,localPositions,start2,lastGroup,cursor.end,lastEnd,
localInRepeat,groupLookAhead,contextAtStart);lastGroup=localChildren.length;lastEnd=cursor.end;groupLookAhead=
lookAhead}cursor.next()}else if(depth>2500){takeFlatNode(start2,endPos,localChildren,localPositions)}else{
if(localInRepeat>=0&&cursor.size==-1&&reused[cursor.id].type==nodeSet.types[localInRepeat]){if(lastGroup<
localChildren.length)makeRepeatLeaf(localChildren,localPositions,start2,lastGroup,cursor.end,lastEnd,
localInRepeat,groupLookAhead,contextAtStart);lastGroup=localChildren.length+1;lastEnd=cursor.start;groupLookAhead=
lookAhead}takeNode(start2,endPos,localChildren,localPositions,localInRepeat,depth+1)}}if(localInRepeat>=
0&&lastGroup>0&&lastGroup<localChildren.length)makeRepeatLeaf(localChildren,localPositions,start2,lastGroup,
start2,lastEnd,localInRepeat,groupLookAhead,contextAtStart);localChildren.reverse();localPositions.reverse();
if(localInRepeat>-1&&lastGroup>0){let make2=makeBalanced(type,contextAtStart);node=balanceRange(type,
localChildren,localPositions,0,localChildren.length,0,end-start2,make2,make2)}else{node=makeTree(type,
localChildren,localPositions,end-start2,lookAheadAtStart-end,contextAtStart)}}children2.push(node);positions2.
push(startPos)}function takeFlatNode(parentStart,minPos,children2,positions2){let nodes=[];let nodeCount=0,
stopAt=-1;while(cursor.pos>minPos){let{id:id2,start:start2,end,size}=cursor;if(size>4){cursor.next()}else if(stopAt>
-1&&start2<stopAt){break}else{if(stopAt<0)stopAt=end-maxBufferLength;nodes.push(id2,start2,end);nodeCount++;
cursor.next()}}if(nodeCount){let buffer2=new Uint16Array(nodeCount*4);let start2=nodes[nodes.length-
2];for(let i2=nodes.length-3,j=0;i2>=0;i2-=3){buffer2[j++]=nodes[i2];buffer2[j++]=nodes[i2+1]-start2;
buffer2[j++]=nodes[i2+2]-start2;buffer2[j++]=j}children2.push(new TreeBuffer(buffer2,nodes[2]-start2,
nodeSet));positions2.push(start2-parentStart)}}function makeBalanced(type,contextHash2){return(children2,positions2,length2)=>{
let lookAhead2=0,lastI=children2.length-1,last2,lookAheadProp;if(lastI>=0&&(last2=children2[lastI])instanceof
Tree){if(!lastI&&last2.type==type&&last2.length==length2)return last2;if(lookAheadProp=last2.prop(NodeProp.
lookAhead))lookAhead2=positions2[lastI]+last2.length+lookAheadProp-length2}return makeTree(type,children2,
positions2,length2,lookAhead2,contextHash2)}}function makeRepeatLeaf(children2,positions2,base2,i2,from,to,type,lookAhead2,contextHash2){
let localChildren=[],localPositions=[];while(children2.length>i2){localChildren.push(children2.pop());
localPositions.push(positions2.pop()+base2-from)}children2.push(makeTree(nodeSet.types[type],localChildren,
localPositions,to-from,lookAhead2-to,contextHash2));positions2.push(from-base2)}function makeTree(type,children2,positions2,length2,lookAhead2,contextHash2,props){
if(contextHash2){let pair4=[NodeProp.contextHash,contextHash2];props=props?[pair4].concat(props):[pair4]}
if(lookAhead2>25){let pair4=[NodeProp.lookAhead,lookAhead2];props=props?[pair4].concat(props):[pair4]}
return new Tree(type,children2,positions2,length2,props)}function findBufferSize(maxSize,inRepeat){let fork=cursor.
fork();let size=0,start2=0,skip=0,minStart=fork.end-maxBufferLength;let result={size:0,start:0,skip:0};
scan:for(let minPos=fork.pos-maxSize;fork.pos>minPos;){let nodeSize2=fork.size;if(fork.id==inRepeat&&
nodeSize2>=0){result.size=size;result.start=start2;result.skip=skip;skip+=4;size+=4;fork.next();continue}
let startPos=fork.pos-nodeSize2;if(nodeSize2<0||startPos<minPos||fork.start<minStart)break;let localSkipped=fork.
id>=minRepeatType?4:0;let nodeStart=fork.start;fork.next();while(fork.pos>startPos){if(fork.size<0){
if(fork.size==-3||fork.size==-4)localSkipped+=4;else break scan}else if(fork.id>=minRepeatType){localSkipped+=
4}fork.next()}start2=nodeStart;size+=nodeSize2;skip+=localSkipped}if(inRepeat<0||size==maxSize){result.
size=size;result.start=start2;result.skip=skip}return result.size>4?result:void 0}function copyToBuffer(bufferStart,buffer2,index){
let{id:id2,start:start2,end,size}=cursor;cursor.next();if(size>=0&&id2<minRepeatType){let startIndex=index;
if(size>4){let endPos=cursor.pos-(size-4);while(cursor.pos>endPos)index=copyToBuffer(bufferStart,buffer2,
index)}buffer2[--index]=startIndex;buffer2[--index]=end-bufferStart;buffer2[--index]=start2-bufferStart;
buffer2[--index]=id2}else if(size==-3){contextHash=id2}else if(size==-4){lookAhead=id2}return index}
let children=[],positions=[];while(cursor.pos>0)takeNode(data.start||0,data.bufferStart||0,children,
positions,-1,0);let length=(_a2=data.length)!==null&&_a2!==void 0?_a2:children.length?positions[0]+children[0].
length:0;return new Tree(types2[data.topID],children.reverse(),positions.reverse(),length)}var nodeSizeCache=new WeakMap;
function nodeSize(balanceType,node){if(!balanceType.isAnonymous||node instanceof TreeBuffer||node.type!=
balanceType)return 1;let size=nodeSizeCache.get(node);if(size==null){size=1;for(let child of node.children){
if(child.type!=balanceType||!(child instanceof Tree)){size=1;break}size+=nodeSize(balanceType,child)}
nodeSizeCache.set(node,size)}return size}function balanceRange(balanceType,children,positions,from,to,start2,length,mkTop,mkTree){
let total=0;for(let i2=from;i2<to;i2++)total+=nodeSize(balanceType,children[i2]);let maxChild=Math.ceil(
total*1.5/8);let localChildren=[],localPositions=[];function divide(children2,positions2,from2,to2,offset){
for(let i2=from2;i2<to2;){let groupFrom=i2,groupStart=positions2[i2],groupSize=nodeSize(balanceType,
children2[i2]);i2++;for(;i2<to2;i2++){let nextSize=nodeSize(balanceType,children2[i2]);if(groupSize+
nextSize>=maxChild)break;groupSize+=nextSize}if(i2==groupFrom+1){if(groupSize>maxChild){let only=children2[groupFrom];
divide(only.children,only.positions,0,only.children.length,positions2[groupFrom]+offset);continue}localChildren.
push(children2[groupFrom])}else{let length2=positions2[i2-1]+children2[i2-1].length-groupStart;localChildren.
push(balanceRange(balanceType,children2,positions2,groupFrom,i2,groupStart,length2,null,mkTree))}localPositions.
push(groupStart+offset-start2)}}divide(children,positions,from,to,0);return(mkTop||mkTree)(localChildren,
localPositions,length)}var NodeWeakMap=class{constructor(){this.map=new WeakMap}setBuffer(buffer,index,value){
let inner=this.map.get(buffer);if(!inner)this.map.set(buffer,inner=new Map);inner.set(index,value)}getBuffer(buffer,index){
let inner=this.map.get(buffer);return inner&&inner.get(index)}set(node,value){if(node instanceof BufferNode)
this.setBuffer(node.context.buffer,node.index,value);else if(node instanceof TreeNode)this.map.set(node.
tree,value)}get(node){return node instanceof BufferNode?this.getBuffer(node.context.buffer,node.index):
node instanceof TreeNode?this.map.get(node.tree):void 0}cursorSet(cursor,value){if(cursor.buffer)this.
setBuffer(cursor.buffer.buffer,cursor.index,value);else this.map.set(cursor.tree,value)}cursorGet(cursor){
return cursor.buffer?this.getBuffer(cursor.buffer.buffer,cursor.index):this.map.get(cursor.tree)}};var TreeFragment=class _TreeFragment{constructor(from,to,tree,offset,openStart=false,openEnd=false){
this.from=from;this.to=to;this.tree=tree;this.offset=offset;this.open=(openStart?1:0)|(openEnd?2:0)}get openStart(){
return(this.open&1)>0}get openEnd(){return(this.open&2)>0}static addTree(tree,fragments=[],partial=false){
let result=[new _TreeFragment(0,tree.length,tree,0,false,partial)];for(let f of fragments)if(f.to>tree.
length)result.push(f);return result}static applyChanges(fragments,changes,minGap=128){if(!changes.length)
return fragments;let result=[];let fI=1,nextF=fragments.length?fragments[0]:null;for(let cI=0,pos=0,
off=0;;cI++){let nextC=cI<changes.length?changes[cI]:null;let nextPos=nextC?nextC.fromA:1e9;if(nextPos-
pos>=minGap)while(nextF&&nextF.from<nextPos){let cut=nextF;if(pos>=cut.from||nextPos<=cut.to||off){let fFrom=Math.
max(cut.from,pos)-off,fTo=Math.min(cut.to,nextPos)-off;cut=fFrom>=fTo?null:new _TreeFragment(fFrom,fTo,
cut.tree,cut.offset+off,cI>0,!!nextC)}if(cut)result.push(cut);if(nextF.to>nextPos)break;nextF=fI<fragments.
length?fragments[fI++]:null}if(!nextC)break;pos=nextC.toA;off=nextC.toA-nextC.toB}return result}};var Parser=class{startParse(input,fragments,ranges){
if(typeof input=="string")input=new StringInput(input);ranges=!ranges?[new Range2(0,input.length)]:ranges.
length?ranges.map(r=>new Range2(r.from,r.to)):[new Range2(0,0)];return this.createParse(input,fragments||
[],ranges)}parse(input,fragments,ranges){let parse=this.startParse(input,fragments,ranges);for(;;){let done=parse.
advance();if(done)return done}}};var StringInput=class{constructor(string2){this.string=string2}get length(){
return this.string.length}chunk(from){return this.string.slice(from)}get lineChunks(){return false}read(from,to){
return this.string.slice(from,to)}};var stoppedInner=new NodeProp({perNode:true});var nextTagID=0;var Tag=class _Tag{constructor(name2,set,base2,modified){this.name=name2;this.set=set;
this.base=base2;this.modified=modified;this.id=nextTagID++}toString(){let{name:name2}=this;for(let mod of this.
modified)if(mod.name)name2=`${mod.name}(${name2})`;return name2}static define(nameOrParent,parent){let name2=typeof nameOrParent==
"string"?nameOrParent:"?";if(nameOrParent instanceof _Tag)parent=nameOrParent;if(parent===null||parent===
void 0?void 0:parent.base)throw new Error("Can not derive from a modified tag");let tag=new _Tag(name2,
[],null,[]);tag.set.push(tag);if(parent)for(let t2 of parent.set)tag.set.push(t2);return tag}static defineModifier(name2){
let mod=new Modifier(name2);return tag=>{if(tag.modified.indexOf(mod)>-1)return tag;return Modifier.
get(tag.base||tag,tag.modified.concat(mod).sort((a,b)=>a.id-b.id))}}};var nextModifierID=0;var Modifier=class _Modifier{constructor(name2){
this.name=name2;this.instances=[];this.id=nextModifierID++}static get(base2,mods){if(!mods.length)return base2;
let exists=mods[0].instances.find(t2=>t2.base==base2&&sameArray2(mods,t2.modified));if(exists)return exists;
let set=[],tag=new Tag(base2.name,set,base2,mods);for(let m of mods)m.instances.push(tag);let configs=powerSet(
mods);for(let parent of base2.set)if(!parent.modified.length)for(let config of configs)set.push(_Modifier.
get(parent,config));return tag}};function sameArray2(a,b){return a.length==b.length&&a.every((x,i2)=>x==
b[i2])}function powerSet(array){let sets=[[]];for(let i2=0;i2<array.length;i2++){for(let j=0,e=sets.
length;j<e;j++){sets.push(sets[j].concat(array[i2]))}}return sets.sort((a,b)=>b.length-a.length)}function styleTags(spec){
let byName=Object.create(null);for(let prop in spec){let tags2=spec[prop];if(!Array.isArray(tags2))tags2=
[tags2];for(let part of prop.split(" "))if(part){let pieces2=[],mode=2,rest=part;for(let pos=0;;){if(rest==
"..."&&pos>0&&pos+3==part.length){mode=1;break}let m=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);if(!m)
throw new RangeError("Invalid path: "+part);pieces2.push(m[0]=="*"?"":m[0][0]=='"'?JSON.parse(m[0]):
m[0]);pos+=m[0].length;if(pos==part.length)break;let next=part[pos++];if(pos==part.length&&next=="!"){
mode=0;break}if(next!="/")throw new RangeError("Invalid path: "+part);rest=part.slice(pos)}let last2=pieces2.
length-1,inner=pieces2[last2];if(!inner)throw new RangeError("Invalid path: "+part);let rule=new Rule(
tags2,mode,last2>0?pieces2.slice(0,last2):null);byName[inner]=rule.sort(byName[inner])}}return ruleNodeProp.
add(byName)}var ruleNodeProp=new NodeProp({combine(a,b){let cur,root,take;while(a||b){if(!a||b&&a.depth<=
b.depth){take=b;b=b.next}else{take=a;a=a.next}if(cur&&cur.mode==take.mode&&!take.context&&!cur.context)
continue;let copy2=new Rule(take.tags,take.mode,take.context);if(cur)cur.next=copy2;else root=copy2;
cur=copy2}return root}});var Rule=class{constructor(tags2,mode,context,next){this.tags=tags2;this.mode=
mode;this.context=context;this.next=next}get opaque(){return this.mode==0}get inherit(){return this.
mode==1}sort(other){if(!other||other.depth<this.depth){this.next=other;return this}other.next=this.sort(
other.next);return other}get depth(){return this.context?this.context.length:0}};Rule.empty=new Rule(
[],2,null);function tagHighlighter(tags2,options){let map=Object.create(null);for(let style of tags2){
if(!Array.isArray(style.tag))map[style.tag.id]=style.class;else for(let tag of style.tag)map[tag.id]=
style.class}let{scope,all=null}=options||{};return{style:tags3=>{let cls=all;for(let tag of tags3){for(let sub of tag.
set){let tagClass=map[sub.id];if(tagClass){cls=cls?cls+" "+tagClass:tagClass;break}}}return cls},scope}}
function highlightTags(highlighters,tags2){let result=null;for(let highlighter of highlighters){let value=highlighter.
style(tags2);if(value)result=result?result+" "+value:value}return result}function highlightTree(tree,highlighter,putStyle,from=0,to=tree.
length){let builder=new HighlightBuilder(from,Array.isArray(highlighter)?highlighter:[highlighter],putStyle);
builder.highlightRange(tree.cursor(),from,to,"",builder.highlighters);builder.flush(to)}var HighlightBuilder=class{constructor(at,highlighters,span){this.at=at;this.highlighters=highlighters;
this.span=span;this.class=""}startSpan(at,cls){if(cls!=this.class){this.flush(at);if(at>this.at)this.
at=at;this.class=cls}}flush(to){if(to>this.at&&this.class)this.span(this.at,to,this.class)}highlightRange(cursor,from,to,inheritedClass,highlighters){
let{type,from:start2,to:end}=cursor;if(start2>=to||end<=from)return;if(type.isTop)highlighters=this.
highlighters.filter(h=>!h.scope||h.scope(type));let cls=inheritedClass;let rule=getStyleTags(cursor)||
Rule.empty;let tagCls=highlightTags(highlighters,rule.tags);if(tagCls){if(cls)cls+=" ";cls+=tagCls;if(rule.
mode==1)inheritedClass+=(inheritedClass?" ":"")+tagCls}this.startSpan(Math.max(from,start2),cls);if(rule.
opaque)return;let mounted=cursor.tree&&cursor.tree.prop(NodeProp.mounted);if(mounted&&mounted.overlay){
let inner=cursor.node.enter(mounted.overlay[0].from+start2,1);let innerHighlighters=this.highlighters.
filter(h=>!h.scope||h.scope(mounted.tree.type));let hasChild2=cursor.firstChild();for(let i2=0,pos=start2;;i2++){
let next=i2<mounted.overlay.length?mounted.overlay[i2]:null;let nextPos=next?next.from+start2:end;let rangeFrom2=Math.
max(from,pos),rangeTo2=Math.min(to,nextPos);if(rangeFrom2<rangeTo2&&hasChild2){while(cursor.from<rangeTo2){
this.highlightRange(cursor,rangeFrom2,rangeTo2,inheritedClass,highlighters);this.startSpan(Math.min(
rangeTo2,cursor.to),cls);if(cursor.to>=nextPos||!cursor.nextSibling())break}}if(!next||nextPos>to)break;
pos=next.to+start2;if(pos>from){this.highlightRange(inner.cursor(),Math.max(from,next.from+start2),Math.
min(to,pos),"",innerHighlighters);this.startSpan(Math.min(to,pos),cls)}}if(hasChild2)cursor.parent()}else if(cursor.
firstChild()){if(mounted)inheritedClass="";do{if(cursor.to<=from)continue;if(cursor.from>=to)break;this.
highlightRange(cursor,from,to,inheritedClass,highlighters);this.startSpan(Math.min(to,cursor.to),cls)}while(cursor.
nextSibling());cursor.parent()}}};function getStyleTags(node){let rule=node.type.prop(ruleNodeProp);
while(rule&&rule.context&&!node.matchContext(rule.context))rule=rule.next;return rule||null}var t=Tag.
define;var comment=t();var name=t();var typeName=t(name);var propertyName=t(name);var literal=t();var string=t(
literal);var number=t(literal);var content=t();var heading=t(content);var keyword=t();var operator=t();
var punctuation=t();var bracket=t(punctuation);var meta=t();var tags={comment,lineComment:t(comment),
blockComment:t(comment),docComment:t(comment),name,variableName:t(name),typeName,tagName:t(typeName),
propertyName,attributeName:t(propertyName),className:t(name),labelName:t(name),namespace:t(name),macroName:t(
name),literal,string,docString:t(string),character:t(string),attributeValue:t(string),number,integer:t(
number),float:t(number),bool:t(literal),regexp:t(literal),escape:t(literal),color:t(literal),url:t(literal),
keyword,self:t(keyword),null:t(keyword),atom:t(keyword),unit:t(keyword),modifier:t(keyword),operatorKeyword:t(
keyword),controlKeyword:t(keyword),definitionKeyword:t(keyword),moduleKeyword:t(keyword),operator,derefOperator:t(
operator),arithmeticOperator:t(operator),logicOperator:t(operator),bitwiseOperator:t(operator),compareOperator:t(
operator),updateOperator:t(operator),definitionOperator:t(operator),typeOperator:t(operator),controlOperator:t(
operator),punctuation,separator:t(punctuation),bracket,angleBracket:t(bracket),squareBracket:t(bracket),
paren:t(bracket),brace:t(bracket),content,heading,heading1:t(heading),heading2:t(heading),heading3:t(
heading),heading4:t(heading),heading5:t(heading),heading6:t(heading),contentSeparator:t(content),list:t(
content),quote:t(content),emphasis:t(content),strong:t(content),link:t(content),monospace:t(content),
strikethrough:t(content),inserted:t(),deleted:t(),changed:t(),invalid:t(),meta,documentMeta:t(meta),
annotation:t(meta),processingInstruction:t(meta),definition:Tag.defineModifier("definition"),constant:Tag.
defineModifier("constant"),function:Tag.defineModifier("function"),standard:Tag.defineModifier("stan\
dard"),local:Tag.defineModifier("local"),special:Tag.defineModifier("special")};for(let name2 in tags){
let val=tags[name2];if(val instanceof Tag)val.name=name2}var classHighlighter=tagHighlighter([{tag:tags.
link,class:"tok-link"},{tag:tags.heading,class:"tok-heading"},{tag:tags.emphasis,class:"tok-emphasis"},
{tag:tags.strong,class:"tok-strong"},{tag:tags.keyword,class:"tok-keyword"},{tag:tags.atom,class:"to\
k-atom"},{tag:tags.bool,class:"tok-bool"},{tag:tags.url,class:"tok-url"},{tag:tags.labelName,class:"\
tok-labelName"},{tag:tags.inserted,class:"tok-inserted"},{tag:tags.deleted,class:"tok-deleted"},{tag:tags.
literal,class:"tok-literal"},{tag:tags.string,class:"tok-string"},{tag:tags.number,class:"tok-number"},
{tag:[tags.regexp,tags.escape,tags.special(tags.string)],class:"tok-string2"},{tag:tags.variableName,
class:"tok-variableName"},{tag:tags.local(tags.variableName),class:"tok-variableName tok-local"},{tag:tags.
definition(tags.variableName),class:"tok-variableName tok-definition"},{tag:tags.special(tags.variableName),
class:"tok-variableName2"},{tag:tags.definition(tags.propertyName),class:"tok-propertyName tok-defin\
ition"},{tag:tags.typeName,class:"tok-typeName"},{tag:tags.namespace,class:"tok-namespace"},{tag:tags.
className,class:"tok-className"},{tag:tags.macroName,class:"tok-macroName"},{tag:tags.propertyName,class:"\
tok-propertyName"},{tag:tags.operator,class:"tok-operator"},{tag:tags.comment,class:"tok-comment"},{
tag:tags.meta,class:"tok-meta"},{tag:tags.invalid,class:"tok-invalid"},{tag:tags.punctuation,class:"\
tok-punctuation"}]);var _a;var languageDataProp=new NodeProp;function defineLanguageFacet(baseData){return Facet.define(
{combine:baseData?values=>values.concat(baseData):void 0})}var sublanguageProp=new NodeProp;var Language=class{constructor(data,parser2,extraExtensions=[],name2=""){
this.data=data;this.name=name2;if(!EditorState.prototype.hasOwnProperty("tree"))Object.defineProperty(
EditorState.prototype,"tree",{get(){return syntaxTree(this)}});this.parser=parser2;this.extension=[language.
of(this),EditorState.languageData.of((state,pos,side)=>{let top2=topNodeAt(state,pos,side),data2=top2.
type.prop(languageDataProp);if(!data2)return[];let base2=state.facet(data2),sub=top2.type.prop(sublanguageProp);
if(sub){let innerNode=top2.resolve(pos-top2.from,side);for(let sublang of sub)if(sublang.test(innerNode,
state)){let data3=state.facet(sublang.facet);return sublang.type=="replace"?data3:data3.concat(base2)}}
return base2})].concat(extraExtensions)}isActiveAt(state,pos,side=-1){return topNodeAt(state,pos,side).
type.prop(languageDataProp)==this.data}findRegions(state){let lang=state.facet(language);if((lang===
null||lang===void 0?void 0:lang.data)==this.data)return[{from:0,to:state.doc.length}];if(!lang||!lang.
allowsNesting)return[];let result=[];let explore=(tree,from)=>{if(tree.prop(languageDataProp)==this.
data){result.push({from,to:from+tree.length});return}let mount=tree.prop(NodeProp.mounted);if(mount){
if(mount.tree.prop(languageDataProp)==this.data){if(mount.overlay)for(let r of mount.overlay)result.
push({from:r.from+from,to:r.to+from});else result.push({from,to:from+tree.length});return}else if(mount.
overlay){let size=result.length;explore(mount.tree,mount.overlay[0].from+from);if(result.length>size)
return}}for(let i2=0;i2<tree.children.length;i2++){let ch=tree.children[i2];if(ch instanceof Tree)explore(
ch,tree.positions[i2]+from)}};explore(syntaxTree(state),0);return result}get allowsNesting(){return true}};
Language.setState=StateEffect.define();function topNodeAt(state,pos,side){let topLang=state.facet(language),
tree=syntaxTree(state).topNode;if(!topLang||topLang.allowsNesting){for(let node=tree;node;node=node.
enter(pos,side,IterMode.ExcludeBuffers|IterMode.EnterBracketed))if(node.type.isTop)tree=node}return tree}
var LRLanguage=class _LRLanguage extends Language{constructor(data,parser2,name2){super(data,parser2,
[],name2);this.parser=parser2}static define(spec){let data=defineLanguageFacet(spec.languageData);return new _LRLanguage(
data,spec.parser.configure({props:[languageDataProp.add(type=>type.isTop?data:void 0)]}),spec.name)}configure(options,name2){
return new _LRLanguage(this.data,this.parser.configure(options),name2||this.name)}get allowsNesting(){
return this.parser.hasWrappers()}};function syntaxTree(state){let field2=state.field(Language.state,
false);return field2?field2.tree:Tree.empty}var DocInput=class{constructor(doc2){this.doc=doc2;this.cursorPos=0;this.string="";this.cursor=doc2.
iter()}get length(){return this.doc.length}syncTo(pos){this.string=this.cursor.next(pos-this.cursorPos).
value;this.cursorPos=pos+this.string.length;return this.cursorPos-this.string.length}chunk(pos){this.
syncTo(pos);return this.string}get lineChunks(){return true}read(from,to){let stringStart2=this.cursorPos-
this.string.length;if(from<stringStart2||to>=this.cursorPos)return this.doc.sliceString(from,to);else
return this.string.slice(from-stringStart2,to-stringStart2)}};var currentContext=null;var ParseContext=class _ParseContext{constructor(parser2,state,fragments=[],tree,treeLen,viewport,skipped,scheduleOn){
this.parser=parser2;this.state=state;this.fragments=fragments;this.tree=tree;this.treeLen=treeLen;this.
viewport=viewport;this.skipped=skipped;this.scheduleOn=scheduleOn;this.parse=null;this.tempSkipped=[]}static create(parser2,state,viewport){
return new _ParseContext(parser2,state,[],Tree.empty,0,viewport,[],null)}startParse(){return this.parser.
startParse(new DocInput(this.state.doc),this.fragments)}work(until,upto){if(upto!=null&&upto>=this.state.
doc.length)upto=void 0;if(this.tree!=Tree.empty&&this.isDone(upto!==null&&upto!==void 0?upto:this.state.
doc.length)){this.takeTree();return true}return this.withContext(()=>{var _a2;if(typeof until=="numb\
er"){let endTime=Date.now()+until;until=()=>Date.now()>endTime}if(!this.parse)this.parse=this.startParse();
if(upto!=null&&(this.parse.stoppedAt==null||this.parse.stoppedAt>upto)&&upto<this.state.doc.length)this.
parse.stopAt(upto);for(;;){let done=this.parse.advance();if(done){this.fragments=this.withoutTempSkipped(
TreeFragment.addTree(done,this.fragments,this.parse.stoppedAt!=null));this.treeLen=(_a2=this.parse.stoppedAt)!==
null&&_a2!==void 0?_a2:this.state.doc.length;this.tree=done;this.parse=null;if(this.treeLen<(upto!==
null&&upto!==void 0?upto:this.state.doc.length))this.parse=this.startParse();else return true}if(until())
return false}})}takeTree(){let pos,tree;if(this.parse&&(pos=this.parse.parsedPos)>=this.treeLen){if(this.
parse.stoppedAt==null||this.parse.stoppedAt>pos)this.parse.stopAt(pos);this.withContext(()=>{while(!(tree=
this.parse.advance())){}});this.treeLen=pos;this.tree=tree;this.fragments=this.withoutTempSkipped(TreeFragment.
addTree(this.tree,this.fragments,true));this.parse=null}}withContext(f){let prev=currentContext;currentContext=
this;try{return f()}finally{currentContext=prev}}withoutTempSkipped(fragments){for(let r;r=this.tempSkipped.
pop();)fragments=cutFragments(fragments,r.from,r.to);return fragments}changes(changes,newState){let{
fragments,tree,treeLen,viewport,skipped}=this;this.takeTree();if(!changes.empty){let ranges=[];changes.
iterChangedRanges((fromA,toA,fromB,toB)=>ranges.push({fromA,toA,fromB,toB}));fragments=TreeFragment.
applyChanges(fragments,ranges);tree=Tree.empty;treeLen=0;viewport={from:changes.mapPos(viewport.from,
-1),to:changes.mapPos(viewport.to,1)};if(this.skipped.length){skipped=[];for(let r of this.skipped){
let from=changes.mapPos(r.from,1),to=changes.mapPos(r.to,-1);if(from<to)skipped.push({from,to})}}}return new _ParseContext(
this.parser,newState,fragments,tree,treeLen,viewport,skipped,this.scheduleOn)}updateViewport(viewport){
if(this.viewport.from==viewport.from&&this.viewport.to==viewport.to)return false;this.viewport=viewport;
let startLen=this.skipped.length;for(let i2=0;i2<this.skipped.length;i2++){let{from,to}=this.skipped[i2];
if(from<viewport.to&&to>viewport.from){this.fragments=cutFragments(this.fragments,from,to);this.skipped.
splice(i2--,1)}}if(this.skipped.length>=startLen)return false;this.reset();return true}reset(){if(this.
parse){this.takeTree();this.parse=null}}skipUntilInView(from,to){this.skipped.push({from,to})}static getSkippingParser(until){
return new class extends Parser{createParse(input,fragments,ranges){let from=ranges[0].from,to=ranges[ranges.
length-1].to;let parser2={parsedPos:from,advance(){let cx=currentContext;if(cx){for(let r of ranges)
cx.tempSkipped.push(r);if(until)cx.scheduleOn=cx.scheduleOn?Promise.all([cx.scheduleOn,until]):until}
this.parsedPos=to;return new Tree(NodeType.none,[],[],to-from)},stoppedAt:null,stopAt(){}};return parser2}}}isDone(upto){
upto=Math.min(upto,this.state.doc.length);let frags=this.fragments;return this.treeLen>=upto&&frags.
length&&frags[0].from==0&&frags[0].to>=upto}static get(){return currentContext}};function cutFragments(fragments,from,to){
return TreeFragment.applyChanges(fragments,[{fromA:from,toA:to,fromB:from,toB:to}])}var LanguageState=class _LanguageState{constructor(context){
this.context=context;this.tree=context.tree}apply(tr){if(!tr.docChanged&&this.tree==this.context.tree)
return this;let newCx=this.context.changes(tr.changes,tr.state);let upto=this.context.treeLen==tr.startState.
doc.length?void 0:Math.max(tr.changes.mapPos(this.context.treeLen),newCx.viewport.to);if(!newCx.work(
20,upto))newCx.takeTree();return new _LanguageState(newCx)}static init(state){let vpTo=Math.min(3e3,
state.doc.length);let parseState=ParseContext.create(state.facet(language).parser,state,{from:0,to:vpTo});
if(!parseState.work(20,vpTo))parseState.takeTree();return new _LanguageState(parseState)}};Language.
state=StateField.define({create:LanguageState.init,update(value,tr){for(let e of tr.effects)if(e.is(
Language.setState))return e.value;if(tr.startState.facet(language)!=tr.state.facet(language))return LanguageState.
init(tr.state);return value.apply(tr)}});var requestIdle=callback=>{let timeout=setTimeout(()=>callback(),
500);return()=>clearTimeout(timeout)};if(typeof requestIdleCallback!="undefined")requestIdle=callback=>{
let idle=-1,timeout=setTimeout(()=>{idle=requestIdleCallback(callback,{timeout:500-100})},100);return()=>idle<
0?clearTimeout(timeout):cancelIdleCallback(idle)};var isInputPending=typeof navigator!="undefined"&&
((_a=navigator.scheduling)===null||_a===void 0?void 0:_a.isInputPending)?()=>navigator.scheduling.isInputPending():
null;var parseWorker=ViewPlugin.fromClass(class ParseWorker{constructor(view){this.view=view;this.working=
null;this.workScheduled=0;this.chunkEnd=-1;this.chunkBudget=-1;this.work=this.work.bind(this);this.scheduleWork()}update(update){
let cx=this.view.state.field(Language.state).context;if(cx.updateViewport(update.view.viewport)||this.
view.viewport.to>cx.treeLen)this.scheduleWork();if(update.docChanged||update.selectionSet){if(this.view.
hasFocus)this.chunkBudget+=50;this.scheduleWork()}this.checkAsyncSchedule(cx)}scheduleWork(){if(this.
working)return;let{state}=this.view,field2=state.field(Language.state);if(field2.tree!=field2.context.
tree||!field2.context.isDone(state.doc.length))this.working=requestIdle(this.work)}work(deadline){this.
working=null;let now=Date.now();if(this.chunkEnd<now&&(this.chunkEnd<0||this.view.hasFocus)){this.chunkEnd=
now+3e4;this.chunkBudget=3e3}if(this.chunkBudget<=0)return;let{state,viewport:{to:vpTo}}=this.view,field2=state.
field(Language.state);if(field2.tree==field2.context.tree&&field2.context.isDone(vpTo+1e5))return;let endTime=Date.
now()+Math.min(this.chunkBudget,100,deadline&&!isInputPending?Math.max(25,deadline.timeRemaining()-5):
1e9);let viewportFirst=field2.context.treeLen<vpTo&&state.doc.length>vpTo+1e3;let done=field2.context.
work(()=>{return isInputPending&&isInputPending()||Date.now()>endTime},vpTo+(viewportFirst?0:1e5));this.
chunkBudget-=Date.now()-now;if(done||this.chunkBudget<=0){field2.context.takeTree();this.view.dispatch(
{effects:Language.setState.of(new LanguageState(field2.context))})}if(this.chunkBudget>0&&!(done&&!viewportFirst))
this.scheduleWork();this.checkAsyncSchedule(field2.context)}checkAsyncSchedule(cx){if(cx.scheduleOn){
this.workScheduled++;cx.scheduleOn.then(()=>this.scheduleWork()).catch(err=>logException(this.view.state,
err)).then(()=>this.workScheduled--);cx.scheduleOn=null}}destroy(){if(this.working)this.working()}isWorking(){
return!!(this.working||this.workScheduled>0)}},{eventHandlers:{focus(){this.scheduleWork()}}});var language=Facet.
define({combine(languages){return languages.length?languages[0]:null},enables:language2=>[Language.state,
parseWorker,EditorView.contentAttributes.compute([language2],state=>{let lang=state.facet(language2);
return lang&&lang.name?{"data-language":lang.name}:{}})]});var LanguageSupport=class{constructor(language2,support=[]){
this.language=language2;this.support=support;this.extension=[language2,support]}};var indentService=Facet.define();var indentUnit=Facet.define({combine:values=>{if(!values.length)return"\
  ";let unit=values[0];if(!unit||/\S/.test(unit)||Array.from(unit).some(e=>e!=unit[0]))throw new Error(
"Invalid indent unit: "+JSON.stringify(values[0]));return unit}});function getIndentUnit(state){let unit=state.
facet(indentUnit);return unit.charCodeAt(0)==9?state.tabSize*unit.length:unit.length}function indentString(state,cols){
let result="",ts=state.tabSize,ch=state.facet(indentUnit)[0];if(ch=="	"){while(cols>=ts){result+="	";
cols-=ts}ch=" "}for(let i2=0;i2<cols;i2++)result+=ch;return result}function getIndentation(context,pos){
if(context instanceof EditorState)context=new IndentContext(context);for(let service of context.state.
facet(indentService)){let result=service(context,pos);if(result!==void 0)return result}let tree=syntaxTree(
context.state);return tree.length>=pos?syntaxIndentation(context,tree,pos):null}var IndentContext=class{constructor(state,options={}){this.state=state;this.options=options;this.unit=
getIndentUnit(state)}lineAt(pos,bias=1){let line=this.state.doc.lineAt(pos);let{simulateBreak,simulateDoubleBreak}=this.
options;if(simulateBreak!=null&&simulateBreak>=line.from&&simulateBreak<=line.to){if(simulateDoubleBreak&&
simulateBreak==pos)return{text:"",from:pos};else if(bias<0?simulateBreak<pos:simulateBreak<=pos)return{
text:line.text.slice(simulateBreak-line.from),from:simulateBreak};else return{text:line.text.slice(0,
simulateBreak-line.from),from:line.from}}return line}textAfterPos(pos,bias=1){if(this.options.simulateDoubleBreak&&
pos==this.options.simulateBreak)return"";let{text,from}=this.lineAt(pos,bias);return text.slice(pos-
from,Math.min(text.length,pos+100-from))}column(pos,bias=1){let{text,from}=this.lineAt(pos,bias);let result=this.
countColumn(text,pos-from);let override=this.options.overrideIndentation?this.options.overrideIndentation(
from):-1;if(override>-1)result+=override-this.countColumn(text,text.search(/\S|$/));return result}countColumn(line,pos=line.
length){return countColumn(line,this.state.tabSize,pos)}lineIndent(pos,bias=1){let{text,from}=this.lineAt(
pos,bias);let override=this.options.overrideIndentation;if(override){let overriden=override(from);if(overriden>
-1)return overriden}return this.countColumn(text,text.search(/\S|$/))}get simulatedBreak(){return this.
options.simulateBreak||null}};var indentNodeProp=new NodeProp;function syntaxIndentation(cx,ast,pos){
let stack=ast.resolveStack(pos);let inner=ast.resolveInner(pos,-1).resolve(pos,0).enterUnfinishedNodesBefore(
pos);if(inner!=stack.node){let add=[];for(let cur=inner;cur&&!(cur.from<stack.node.from||cur.to>stack.
node.to||cur.from==stack.node.from&&cur.type==stack.node.type);cur=cur.parent)add.push(cur);for(let i2=add.
length-1;i2>=0;i2--)stack={node:add[i2],next:stack}}return indentFor(stack,cx,pos)}function indentFor(stack,cx,pos){
for(let cur=stack;cur;cur=cur.next){let strategy=indentStrategy(cur.node);if(strategy)return strategy(
TreeIndentContext.create(cx,pos,cur))}return 0}function ignoreClosed(cx){return cx.pos==cx.options.simulateBreak&&
cx.options.simulateDoubleBreak}function indentStrategy(tree){let strategy=tree.type.prop(indentNodeProp);
if(strategy)return strategy;let first=tree.firstChild,close;if(first&&(close=first.type.prop(NodeProp.
closedBy))){let last2=tree.lastChild,closed=last2&&close.indexOf(last2.name)>-1;return cx=>delimitedStrategy(
cx,true,1,void 0,closed&&!ignoreClosed(cx)?last2.from:void 0)}return tree.parent==null?topIndent:null}
function topIndent(){return 0}var TreeIndentContext=class _TreeIndentContext extends IndentContext{constructor(base2,pos,context){
super(base2.state,base2.options);this.base=base2;this.pos=pos;this.context=context}get node(){return this.
context.node}static create(base2,pos,context){return new _TreeIndentContext(base2,pos,context)}get textAfter(){
return this.textAfterPos(this.pos)}get baseIndent(){return this.baseIndentFor(this.node)}baseIndentFor(node){
let line=this.state.doc.lineAt(node.from);for(;;){let atBreak=node.resolve(line.from);while(atBreak.
parent&&atBreak.parent.from==atBreak.from)atBreak=atBreak.parent;if(isParent(atBreak,node))break;line=
this.state.doc.lineAt(atBreak.from)}return this.lineIndent(line.from)}continue(){return indentFor(this.
context.next,this.base,this.pos)}};function isParent(parent,of){for(let cur=of;cur;cur=cur.parent)if(parent==
cur)return true;return false}function bracketedAligned(context){let tree=context.node;let openToken=tree.
childAfter(tree.from),last2=tree.lastChild;if(!openToken)return null;let sim=context.options.simulateBreak;
let openLine=context.state.doc.lineAt(openToken.from);let lineEnd=sim==null||sim<=openLine.from?openLine.
to:Math.min(openLine.to,sim);for(let pos=openToken.to;;){let next=tree.childAfter(pos);if(!next||next==
last2)return null;if(!next.type.isSkipped){if(next.from>=lineEnd)return null;let space2=/^ */.exec(openLine.
text.slice(openToken.to-openLine.from))[0].length;return{from:openToken.from,to:openToken.to+space2}}
pos=next.to}}function delimitedIndent({closing,align=true,units=1}){return context=>delimitedStrategy(
context,align,units,closing)}function delimitedStrategy(context,align,units,closing,closedAt){let after=context.
textAfter,space2=after.match(/^\s*/)[0].length;let closed=closing&&after.slice(space2,space2+closing.
length)==closing||closedAt==context.pos+space2;let aligned=align?bracketedAligned(context):null;if(aligned)
return closed?context.column(aligned.from):context.column(aligned.to);return context.baseIndent+(closed?
0:context.unit*units)}var DontIndentBeyond=200;function indentOnInput(){return EditorState.transactionFilter.of(tr=>{if(!tr.
docChanged||!tr.isUserEvent("input.type")&&!tr.isUserEvent("input.complete"))return tr;let rules=tr.
startState.languageDataAt("indentOnInput",tr.startState.selection.main.head);if(!rules.length)return tr;
let doc2=tr.newDoc,{head}=tr.newSelection.main,line=doc2.lineAt(head);if(head>line.from+DontIndentBeyond)
return tr;let lineStart=doc2.sliceString(line.from,head);if(!rules.some(r=>r.test(lineStart)))return tr;
let{state}=tr,last2=-1,changes=[];for(let{head:head2}of state.selection.ranges){let line2=state.doc.
lineAt(head2);if(line2.from==last2)continue;last2=line2.from;let indent2=getIndentation(state,line2.
from);if(indent2==null)continue;let cur=/^\s*/.exec(line2.text)[0];let norm=indentString(state,indent2);
if(cur!=norm)changes.push({from:line2.from,to:line2.from+cur.length,insert:norm})}return changes.length?
[tr,{changes,sequential:true}]:tr})}var foldNodeProp=new NodeProp;function foldInside(node){let first=node.firstChild,last2=node.lastChild;
return first&&first.to<last2.from?{from:first.to,to:last2.type.isError?node.to:last2.from}:null}var HighlightStyle=class _HighlightStyle{constructor(specs,options){this.specs=specs;let modSpec;function def(spec){
let cls=StyleModule.newName();(modSpec||(modSpec=Object.create(null)))["."+cls]=spec;return cls}const all=typeof options.
all=="string"?options.all:options.all?def(options.all):void 0;const scopeOpt=options.scope;this.scope=
scopeOpt instanceof Language?type=>type.prop(languageDataProp)==scopeOpt.data:scopeOpt?type=>type==scopeOpt:
void 0;this.style=tagHighlighter(specs.map(style=>({tag:style.tag,class:style.class||def(Object.assign(
{},style,{tag:null}))})),{all}).style;this.module=modSpec?new StyleModule(modSpec):null;this.themeType=
options.themeType}static define(specs,options){return new _HighlightStyle(specs,options||{})}};var highlighterFacet=Facet.
define();var fallbackHighlighter=Facet.define({combine(values){return values.length?[values[0]]:null}});
function getHighlighters(state){let main=state.facet(highlighterFacet);return main.length?main:state.
facet(fallbackHighlighter)}function syntaxHighlighting(highlighter,options){let ext=[treeHighlighter],
themeType;if(highlighter instanceof HighlightStyle){if(highlighter.module)ext.push(EditorView.styleModule.
of(highlighter.module));themeType=highlighter.themeType}if(options===null||options===void 0?void 0:options.
fallback)ext.push(fallbackHighlighter.of(highlighter));else if(themeType)ext.push(highlighterFacet.computeN(
[EditorView.darkTheme],state=>{return state.facet(EditorView.darkTheme)==(themeType=="dark")?[highlighter]:
[]}));else ext.push(highlighterFacet.of(highlighter));return ext}var TreeHighlighter=class{constructor(view){this.markCache=Object.create(null);this.tree=syntaxTree(
view.state);this.decorations=this.buildDeco(view,getHighlighters(view.state));this.decoratedTo=view.
viewport.to}update(update){let tree=syntaxTree(update.state),highlighters=getHighlighters(update.state);
let styleChange=highlighters!=getHighlighters(update.startState);let{viewport}=update.view,decoratedToMapped=update.
changes.mapPos(this.decoratedTo,1);if(tree.length<viewport.to&&!styleChange&&tree.type==this.tree.type&&
decoratedToMapped>=viewport.to){this.decorations=this.decorations.map(update.changes);this.decoratedTo=
decoratedToMapped}else if(tree!=this.tree||update.viewportChanged||styleChange){this.tree=tree;this.
decorations=this.buildDeco(update.view,highlighters);this.decoratedTo=viewport.to}}buildDeco(view,highlighters){
if(!highlighters||!this.tree.length)return Decoration.none;let builder=new RangeSetBuilder;for(let{from,
to}of view.visibleRanges){highlightTree(this.tree,highlighters,(from2,to2,style)=>{builder.add(from2,
to2,this.markCache[style]||(this.markCache[style]=Decoration.mark({class:style})))},from,to)}return builder.
finish()}};var treeHighlighter=Prec.high(ViewPlugin.fromClass(TreeHighlighter,{decorations:v=>v.decorations}));
var defaultHighlightStyle=HighlightStyle.define([{tag:tags.meta,color:"#404740"},{tag:tags.link,textDecoration:"\
underline"},{tag:tags.heading,textDecoration:"underline",fontWeight:"bold"},{tag:tags.emphasis,fontStyle:"\
italic"},{tag:tags.strong,fontWeight:"bold"},{tag:tags.strikethrough,textDecoration:"line-through"},
{tag:tags.keyword,color:"#708"},{tag:[tags.atom,tags.bool,tags.url,tags.contentSeparator,tags.labelName],
color:"#219"},{tag:[tags.literal,tags.inserted],color:"#164"},{tag:[tags.string,tags.deleted],color:"\
#a11"},{tag:[tags.regexp,tags.escape,tags.special(tags.string)],color:"#e40"},{tag:tags.definition(tags.
variableName),color:"#00f"},{tag:tags.local(tags.variableName),color:"#30a"},{tag:[tags.typeName,tags.
namespace],color:"#085"},{tag:tags.className,color:"#167"},{tag:[tags.special(tags.variableName),tags.
macroName],color:"#256"},{tag:tags.definition(tags.propertyName),color:"#00c"},{tag:tags.comment,color:"\
#940"},{tag:tags.invalid,color:"#f00"}]);var baseTheme2=EditorView.baseTheme({"&.cm-focused .cm-matc\
hingBracket":{backgroundColor:"#328c8252"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"#\
bb555544"}});var DefaultScanDist=1e4;var DefaultBrackets="()[]{}";var bracketMatchingConfig=Facet.define(
{combine(configs){return combineConfig(configs,{afterCursor:true,brackets:DefaultBrackets,maxScanDistance:DefaultScanDist,
renderMatch:defaultRenderMatch})}});var matchingMark=Decoration.mark({class:"cm-matchingBracket"});var nonmatchingMark=Decoration.
mark({class:"cm-nonmatchingBracket"});function defaultRenderMatch(match){let decorations2=[];let mark=match.
matched?matchingMark:nonmatchingMark;decorations2.push(mark.range(match.start.from,match.start.to));
if(match.end)decorations2.push(mark.range(match.end.from,match.end.to));return decorations2}function bracketDeco(state){
let decorations2=[];let config=state.facet(bracketMatchingConfig);for(let range of state.selection.ranges){
if(!range.empty)continue;let match=matchBrackets(state,range.head,-1,config)||range.head>0&&matchBrackets(
state,range.head-1,1,config)||config.afterCursor&&(matchBrackets(state,range.head,1,config)||range.head<
state.doc.length&&matchBrackets(state,range.head+1,-1,config));if(match)decorations2=decorations2.concat(
config.renderMatch(match,state))}return Decoration.set(decorations2,true)}var bracketMatcher=ViewPlugin.
fromClass(class{constructor(view){this.paused=false;this.decorations=bracketDeco(view.state)}update(update){
if(update.docChanged||update.selectionSet||this.paused){if(update.view.composing){this.decorations=this.
decorations.map(update.changes);this.paused=true}else{this.decorations=bracketDeco(update.state);this.
paused=false}}}},{decorations:v=>v.decorations});var bracketMatchingUnique=[bracketMatcher,baseTheme2];
function bracketMatching(config={}){return[bracketMatchingConfig.of(config),bracketMatchingUnique]}var bracketMatchingHandle=new NodeProp;
function matchingNodes(node,dir,brackets){let byProp=node.prop(dir<0?NodeProp.openedBy:NodeProp.closedBy);
if(byProp)return byProp;if(node.name.length==1){let index=brackets.indexOf(node.name);if(index>-1&&index%
2==(dir<0?1:0))return[brackets[index+dir]]}return null}function findHandle(node){let hasHandle=node.
type.prop(bracketMatchingHandle);return hasHandle?hasHandle(node.node):node}function matchBrackets(state,pos,dir,config={}){
let maxScanDistance=config.maxScanDistance||DefaultScanDist,brackets=config.brackets||DefaultBrackets;
let tree=syntaxTree(state),node=tree.resolveInner(pos,dir);for(let cur=node;cur;cur=cur.parent){let matches=matchingNodes(
cur.type,dir,brackets);if(matches&&cur.from<cur.to){let handle=findHandle(cur);if(handle&&(dir>0?pos>=
handle.from&&pos<handle.to:pos>handle.from&&pos<=handle.to))return matchMarkedBrackets(state,pos,dir,
cur,handle,matches,brackets)}}return matchPlainBrackets(state,pos,dir,tree,node.type,maxScanDistance,
brackets)}function matchMarkedBrackets(_state,_pos,dir,token,handle,matching,brackets){let parent=token.
parent,firstToken={from:handle.from,to:handle.to};let depth=0,cursor=parent===null||parent===void 0?
void 0:parent.cursor();if(cursor&&(dir<0?cursor.childBefore(token.from):cursor.childAfter(token.to)))
do{if(dir<0?cursor.to<=token.from:cursor.from>=token.to){if(depth==0&&matching.indexOf(cursor.type.name)>
-1&&cursor.from<cursor.to){let endHandle=findHandle(cursor);return{start:firstToken,end:endHandle?{from:endHandle.
from,to:endHandle.to}:void 0,matched:true}}else if(matchingNodes(cursor.type,dir,brackets)){depth++}else if(matchingNodes(
cursor.type,-dir,brackets)){if(depth==0){let endHandle=findHandle(cursor);return{start:firstToken,end:endHandle&&
endHandle.from<endHandle.to?{from:endHandle.from,to:endHandle.to}:void 0,matched:false}}depth--}}}while(dir<
0?cursor.prevSibling():cursor.nextSibling());return{start:firstToken,matched:false}}function matchPlainBrackets(state,pos,dir,tree,tokenType,maxScanDistance,brackets){
if(dir<0?!pos:pos==state.doc.length)return null;let startCh=dir<0?state.sliceDoc(pos-1,pos):state.sliceDoc(
pos,pos+1);let bracket2=brackets.indexOf(startCh);if(bracket2<0||bracket2%2==0!=dir>0)return null;let startToken={
from:dir<0?pos-1:pos,to:dir>0?pos+1:pos};let iter=state.doc.iterRange(pos,dir>0?state.doc.length:0),
depth=0;for(let distance=0;!iter.next().done&&distance<=maxScanDistance;){let text=iter.value;if(dir<
0)distance+=text.length;let basePos=pos+distance*dir;for(let pos2=dir>0?0:text.length-1,end=dir>0?text.
length:-1;pos2!=end;pos2+=dir){let found=brackets.indexOf(text[pos2]);if(found<0||tree.resolveInner(
basePos+pos2,1).type!=tokenType)continue;if(found%2==0==dir>0){depth++}else if(depth==1){return{start:startToken,
end:{from:basePos+pos2,to:basePos+pos2+1},matched:found>>1==bracket2>>1}}else{depth--}}if(dir>0)distance+=
text.length}return iter.done?{start:startToken,matched:false}:null}var noTokens=Object.create(null);var typeArray=[NodeType.none];var warned=[];var byTag=Object.create(null);var defaultTable=Object.create(null);for(let[legacyName,
name2]of[["variable","variableName"],["variable-2","variableName.special"],["string-2","string.speci\
al"],["def","variableName.definition"],["tag","tagName"],["attribute","attributeName"],["type","type\
Name"],["builtin","variableName.standard"],["qualifier","modifier"],["error","invalid"],["header","h\
eading"],["property","propertyName"]])defaultTable[legacyName]=createTokenType(noTokens,name2);function warnForPart(part,msg){if(warned.indexOf(part)>-1)return;warned.push(part);console.warn(msg)}
function createTokenType(extra,tagStr){let tags$1=[];for(let name3 of tagStr.split(" ")){let found=[];
for(let part of name3.split(".")){let value=extra[part]||tags[part];if(!value){warnForPart(part,`Unk\
nown highlighting tag ${part}`)}else if(typeof value=="function"){if(!found.length)warnForPart(part,
`Modifier ${part} used at start of tag`);else found=found.map(value)}else{if(found.length)warnForPart(
part,`Tag ${part} used as modifier`);else found=Array.isArray(value)?value:[value]}}for(let tag of found)
tags$1.push(tag)}if(!tags$1.length)return 0;let name2=tagStr.replace(/ /g,"_"),key=name2+" "+tags$1.
map(t2=>t2.id);let known=byTag[key];if(known)return known.id;let type=byTag[key]=NodeType.define({id:typeArray.
length,name:name2,props:[styleTags({[name2]:tags$1})]});typeArray.push(type);return type.id}var marks={rtl:Decoration.mark({class:"cm-iso",inclusive:true,attributes:{dir:"rtl"},bidiIsolate:Direction.
RTL}),ltr:Decoration.mark({class:"cm-iso",inclusive:true,attributes:{dir:"ltr"},bidiIsolate:Direction.
LTR}),auto:Decoration.mark({class:"cm-iso",inclusive:true,attributes:{dir:"auto"},bidiIsolate:null})};var toggleComment=target=>{let{state}=target,line=state.doc.lineAt(state.selection.main.from),config=getConfig(
target.state,line.from);return config.line?toggleLineComment(target):config.block?toggleBlockCommentByLine(
target):false};function command(f,option){return({state,dispatch})=>{if(state.readOnly)return false;
let tr=f(option,state);if(!tr)return false;dispatch(state.update(tr));return true}}var toggleLineComment=command(
changeLineComment,0);var toggleBlockComment=command(changeBlockComment,0);var toggleBlockCommentByLine=command((o,s)=>changeBlockComment(o,s,selectedLineRanges(s)),0);function getConfig(state,pos){
let data=state.languageDataAt("commentTokens",pos,1);return data.length?data[0]:{}}var SearchMargin=50;
function findBlockComment(state,{open,close},from,to){let textBefore=state.sliceDoc(from-SearchMargin,
from);let textAfter=state.sliceDoc(to,to+SearchMargin);let spaceBefore=/\s*$/.exec(textBefore)[0].length,
spaceAfter=/^\s*/.exec(textAfter)[0].length;let beforeOff=textBefore.length-spaceBefore;if(textBefore.
slice(beforeOff-open.length,beforeOff)==open&&textAfter.slice(spaceAfter,spaceAfter+close.length)==close){
return{open:{pos:from-spaceBefore,margin:spaceBefore&&1},close:{pos:to+spaceAfter,margin:spaceAfter&&
1}}}let startText,endText;if(to-from<=2*SearchMargin){startText=endText=state.sliceDoc(from,to)}else{
startText=state.sliceDoc(from,from+SearchMargin);endText=state.sliceDoc(to-SearchMargin,to)}let startSpace=/^\s*/.
exec(startText)[0].length,endSpace=/\s*$/.exec(endText)[0].length;let endOff=endText.length-endSpace-
close.length;if(startText.slice(startSpace,startSpace+open.length)==open&&endText.slice(endOff,endOff+
close.length)==close){return{open:{pos:from+startSpace+open.length,margin:/\s/.test(startText.charAt(
startSpace+open.length))?1:0},close:{pos:to-endSpace-close.length,margin:/\s/.test(endText.charAt(endOff-
1))?1:0}}}return null}function selectedLineRanges(state){let ranges=[];for(let r of state.selection.
ranges){let fromLine=state.doc.lineAt(r.from);let toLine=r.to<=fromLine.to?fromLine:state.doc.lineAt(
r.to);if(toLine.from>fromLine.from&&toLine.from==r.to)toLine=r.to==fromLine.to+1?fromLine:state.doc.
lineAt(r.to-1);let last2=ranges.length-1;if(last2>=0&&ranges[last2].to>fromLine.from)ranges[last2].to=
toLine.to;else ranges.push({from:fromLine.from+/^\s*/.exec(fromLine.text)[0].length,to:toLine.to})}return ranges}
function changeBlockComment(option,state,ranges=state.selection.ranges){let tokens=ranges.map(r=>getConfig(
state,r.from).block);if(!tokens.every(c=>c))return null;let comments=ranges.map((r,i2)=>findBlockComment(
state,tokens[i2],r.from,r.to));if(option!=2&&!comments.every(c=>c)){return{changes:state.changes(ranges.
map((range,i2)=>{if(comments[i2])return[];return[{from:range.from,insert:tokens[i2].open+" "},{from:range.
to,insert:" "+tokens[i2].close}]}))}}else if(option!=1&&comments.some(c=>c)){let changes=[];for(let i2=0,
comment2;i2<comments.length;i2++)if(comment2=comments[i2]){let token=tokens[i2],{open,close}=comment2;
changes.push({from:open.pos-token.open.length,to:open.pos+open.margin},{from:close.pos-close.margin,
to:close.pos+token.close.length})}return{changes}}return null}function changeLineComment(option,state,ranges=state.
selection.ranges){let lines=[];let prevLine=-1;ranges:for(let{from,to}of ranges){let startI=lines.length,
minIndent=1e9,token;for(let pos=from;pos<=to;){let line=state.doc.lineAt(pos);if(token==void 0){token=
getConfig(state,line.from).line;if(!token)continue ranges}if(line.from>prevLine&&(from==to||to>line.
from)){prevLine=line.from;let indent2=/^\s*/.exec(line.text)[0].length;let empty=indent2==line.length;
let comment2=line.text.slice(indent2,indent2+token.length)==token?indent2:-1;if(indent2<line.text.length&&
indent2<minIndent)minIndent=indent2;lines.push({line,comment:comment2,token,indent:indent2,empty,single:false})}
pos=line.to+1}if(minIndent<1e9){for(let i2=startI;i2<lines.length;i2++)if(lines[i2].indent<lines[i2].
line.text.length)lines[i2].indent=minIndent}if(lines.length==startI+1)lines[startI].single=true}if(option!=
2&&lines.some(l=>l.comment<0&&(!l.empty||l.single))){let changes=[];for(let{line,token,indent:indent2,
empty,single}of lines)if(single||!empty)changes.push({from:line.from+indent2,insert:token+" "});let changeSet=state.
changes(changes);return{changes:changeSet,selection:state.selection.map(changeSet,1)}}else if(option!=
1&&lines.some(l=>l.comment>=0)){let changes=[];for(let{line,comment:comment2,token}of lines)if(comment2>=
0){let from=line.from+comment2,to=from+token.length;if(line.text[to-line.from]==" ")to++;changes.push(
{from,to})}return{changes}}return null}var fromHistory=Annotation.define();var isolateHistory=Annotation.
define();var invertedEffects=Facet.define();var historyConfig=Facet.define({combine(configs){return combineConfig(
configs,{minDepth:100,newGroupDelay:500,joinToEvent:(_t,isAdjacent2)=>isAdjacent2},{minDepth:Math.max,
newGroupDelay:Math.min,joinToEvent:(a,b)=>(tr,adj)=>a(tr,adj)||b(tr,adj)})}});var historyField_=StateField.
define({create(){return HistoryState.empty},update(state,tr){let config=tr.state.facet(historyConfig);
let fromHist=tr.annotation(fromHistory);if(fromHist){let item=HistEvent.fromTransaction(tr,fromHist.
selection),from=fromHist.side;let other=from==0?state.undone:state.done;if(item)other=updateBranch(other,
other.length,config.minDepth,item);else other=addSelection(other,tr.startState.selection);return new HistoryState(
from==0?fromHist.rest:other,from==0?other:fromHist.rest)}let isolate=tr.annotation(isolateHistory);if(isolate==
"full"||isolate=="before")state=state.isolate();if(tr.annotation(Transaction.addToHistory)===false)return!tr.
changes.empty?state.addMapping(tr.changes.desc):state;let event=HistEvent.fromTransaction(tr);let time=tr.
annotation(Transaction.time),userEvent=tr.annotation(Transaction.userEvent);if(event)state=state.addChanges(
event,time,userEvent,config,tr);else if(tr.selection)state=state.addSelection(tr.startState.selection,
time,userEvent,config.newGroupDelay);if(isolate=="full"||isolate=="after")state=state.isolate();return state},
toJSON(value){return{done:value.done.map(e=>e.toJSON()),undone:value.undone.map(e=>e.toJSON())}},fromJSON(json){
return new HistoryState(json.done.map(HistEvent.fromJSON),json.undone.map(HistEvent.fromJSON))}});function history(config={}){
return[historyField_,historyConfig.of(config),EditorView.domEventHandlers({beforeinput(e,view){let command2=e.
inputType=="historyUndo"?undo:e.inputType=="historyRedo"?redo:null;if(!command2)return false;e.preventDefault();
return command2(view)}})]}function cmd(side,selection){return function({state,dispatch}){if(!selection&&state.readOnly)return false;
let historyState=state.field(historyField_,false);if(!historyState)return false;let tr=historyState.
pop(side,state,selection);if(!tr)return false;dispatch(tr);return true}}var undo=cmd(0,false);var redo=cmd(
1,false);var undoSelection=cmd(0,true);var redoSelection=cmd(1,true);var HistEvent=class _HistEvent{constructor(changes,effects,mapped,startSelection,selectionsAfter){this.
changes=changes;this.effects=effects;this.mapped=mapped;this.startSelection=startSelection;this.selectionsAfter=
selectionsAfter}setSelAfter(after){return new _HistEvent(this.changes,this.effects,this.mapped,this.
startSelection,after)}toJSON(){var _a2,_b,_c;return{changes:(_a2=this.changes)===null||_a2===void 0?
void 0:_a2.toJSON(),mapped:(_b=this.mapped)===null||_b===void 0?void 0:_b.toJSON(),startSelection:(_c=
this.startSelection)===null||_c===void 0?void 0:_c.toJSON(),selectionsAfter:this.selectionsAfter.map(
s=>s.toJSON())}}static fromJSON(json){return new _HistEvent(json.changes&&ChangeSet.fromJSON(json.changes),
[],json.mapped&&ChangeDesc.fromJSON(json.mapped),json.startSelection&&EditorSelection.fromJSON(json.
startSelection),json.selectionsAfter.map(EditorSelection.fromJSON))}static fromTransaction(tr,selection){
let effects=none2;for(let invert of tr.startState.facet(invertedEffects)){let result=invert(tr);if(result.
length)effects=effects.concat(result)}if(!effects.length&&tr.changes.empty)return null;return new _HistEvent(
tr.changes.invert(tr.startState.doc),effects,void 0,selection||tr.startState.selection,none2)}static selection(selections){
return new _HistEvent(void 0,none2,void 0,void 0,selections)}};function updateBranch(branch,to,maxLen,newEvent){
let start2=to+1>maxLen+20?to-maxLen-1:0;let newBranch=branch.slice(start2,to);newBranch.push(newEvent);
return newBranch}function isAdjacent(a,b){let ranges=[],isAdjacent2=false;a.iterChangedRanges((f,t2)=>ranges.
push(f,t2));b.iterChangedRanges((_f,_t,f,t2)=>{for(let i2=0;i2<ranges.length;){let from=ranges[i2++],
to=ranges[i2++];if(t2>=from&&f<=to)isAdjacent2=true}});return isAdjacent2}function eqSelectionShape(a,b){
return a.ranges.length==b.ranges.length&&a.ranges.filter((r,i2)=>r.empty!=b.ranges[i2].empty).length===
0}function conc(a,b){return!a.length?b:!b.length?a:a.concat(b)}var none2=[];var MaxSelectionsPerEvent=200;
function addSelection(branch,selection){if(!branch.length){return[HistEvent.selection([selection])]}else{
let lastEvent=branch[branch.length-1];let sels=lastEvent.selectionsAfter.slice(Math.max(0,lastEvent.
selectionsAfter.length-MaxSelectionsPerEvent));if(sels.length&&sels[sels.length-1].eq(selection))return branch;
sels.push(selection);return updateBranch(branch,branch.length-1,1e9,lastEvent.setSelAfter(sels))}}function popSelection(branch){
let last2=branch[branch.length-1];let newBranch=branch.slice();newBranch[branch.length-1]=last2.setSelAfter(
last2.selectionsAfter.slice(0,last2.selectionsAfter.length-1));return newBranch}function addMappingToBranch(branch,mapping){
if(!branch.length)return branch;let length=branch.length,selections=none2;while(length){let event=mapEvent(
branch[length-1],mapping,selections);if(event.changes&&!event.changes.empty||event.effects.length){let result=branch.
slice(0,length);result[length-1]=event;return result}else{mapping=event.mapped;length--;selections=event.
selectionsAfter}}return selections.length?[HistEvent.selection(selections)]:none2}function mapEvent(event,mapping,extraSelections){
let selections=conc(event.selectionsAfter.length?event.selectionsAfter.map(s=>s.map(mapping)):none2,
extraSelections);if(!event.changes)return HistEvent.selection(selections);let mappedChanges=event.changes.
map(mapping),before=mapping.mapDesc(event.changes,true);let fullMapping=event.mapped?event.mapped.composeDesc(
before):before;return new HistEvent(mappedChanges,StateEffect.mapEffects(event.effects,mapping),fullMapping,
event.startSelection.map(before),selections)}var joinableUserEvent=/^(input\.type|delete)($|\.)/;var HistoryState=class _HistoryState{constructor(done,undone,prevTime=0,prevUserEvent=void 0){
this.done=done;this.undone=undone;this.prevTime=prevTime;this.prevUserEvent=prevUserEvent}isolate(){
return this.prevTime?new _HistoryState(this.done,this.undone):this}addChanges(event,time,userEvent,config,tr){
let done=this.done,lastEvent=done[done.length-1];if(lastEvent&&lastEvent.changes&&!lastEvent.changes.
empty&&event.changes&&(!userEvent||joinableUserEvent.test(userEvent))&&(!lastEvent.selectionsAfter.length&&
time-this.prevTime<config.newGroupDelay&&config.joinToEvent(tr,isAdjacent(lastEvent.changes,event.changes))||
userEvent=="input.type.compose")){done=updateBranch(done,done.length-1,config.minDepth,new HistEvent(
event.changes.compose(lastEvent.changes),conc(StateEffect.mapEffects(event.effects,lastEvent.changes),
lastEvent.effects),lastEvent.mapped,lastEvent.startSelection,none2))}else{done=updateBranch(done,done.
length,config.minDepth,event)}return new _HistoryState(done,none2,time,userEvent)}addSelection(selection,time,userEvent,newGroupDelay){
let last2=this.done.length?this.done[this.done.length-1].selectionsAfter:none2;if(last2.length>0&&time-
this.prevTime<newGroupDelay&&userEvent==this.prevUserEvent&&userEvent&&/^select($|\.)/.test(userEvent)&&
eqSelectionShape(last2[last2.length-1],selection))return this;return new _HistoryState(addSelection(
this.done,selection),this.undone,time,userEvent)}addMapping(mapping){return new _HistoryState(addMappingToBranch(
this.done,mapping),addMappingToBranch(this.undone,mapping),this.prevTime,this.prevUserEvent)}pop(side,state,onlySelection){
let branch=side==0?this.done:this.undone;if(branch.length==0)return null;let event=branch[branch.length-
1],selection=event.selectionsAfter[0]||(event.startSelection?event.startSelection.map(event.changes.
invertedDesc,1):state.selection);if(onlySelection&&event.selectionsAfter.length){return state.update(
{selection:event.selectionsAfter[event.selectionsAfter.length-1],annotations:fromHistory.of({side,rest:popSelection(
branch),selection}),userEvent:side==0?"select.undo":"select.redo",scrollIntoView:true})}else if(!event.
changes){return null}else{let rest=branch.length==1?none2:branch.slice(0,branch.length-1);if(event.mapped)
rest=addMappingToBranch(rest,event.mapped);return state.update({changes:event.changes,selection:event.
startSelection,effects:event.effects,annotations:fromHistory.of({side,rest,selection}),filter:false,
userEvent:side==0?"undo":"redo",scrollIntoView:true})}}};HistoryState.empty=new HistoryState(none2,none2);
var historyKeymap=[{key:"Mod-z",run:undo,preventDefault:true},{key:"Mod-y",mac:"Mod-Shift-z",run:redo,
preventDefault:true},{linux:"Ctrl-Shift-z",run:redo,preventDefault:true},{key:"Mod-u",run:undoSelection,
preventDefault:true},{key:"Alt-u",mac:"Mod-Shift-u",run:redoSelection,preventDefault:true}];function updateSel(sel,by){
return EditorSelection.create(sel.ranges.map(by),sel.mainIndex)}function setSel(state,selection){return state.
update({selection,scrollIntoView:true,userEvent:"select"})}function moveSel({state,dispatch},how){let selection=updateSel(
state.selection,how);if(selection.eq(state.selection,true))return false;dispatch(setSel(state,selection));
return true}function rangeEnd(range,forward){return EditorSelection.cursor(forward?range.to:range.from)}
function cursorByChar(view,forward){return moveSel(view,range=>range.empty?view.moveByChar(range,forward):
rangeEnd(range,forward))}function ltrAtCursor(view){return view.textDirectionAt(view.state.selection.
main.head)==Direction.LTR}var cursorCharLeft=view=>cursorByChar(view,!ltrAtCursor(view));var cursorCharRight=view=>cursorByChar(
view,ltrAtCursor(view));function cursorByGroup(view,forward){return moveSel(view,range=>range.empty?view.moveByGroup(range,forward):
rangeEnd(range,forward))}var cursorGroupLeft=view=>cursorByGroup(view,!ltrAtCursor(view));var cursorGroupRight=view=>cursorByGroup(
view,ltrAtCursor(view));var segmenter=typeof Intl!="undefined"&&Intl.Segmenter?new Intl.Segmenter(void 0,{granularity:"word"}):
null;function interestingNode(state,node,bracketProp){if(node.type.prop(bracketProp))return true;let len=node.
to-node.from;return len&&(len>2||/[^\s,.;:]/.test(state.sliceDoc(node.from,node.to)))||node.firstChild}
function moveBySyntax(state,start2,forward){let pos=syntaxTree(state).resolveInner(start2.head);let bracketProp=forward?
NodeProp.closedBy:NodeProp.openedBy;for(let at=start2.head;;){let next=forward?pos.childAfter(at):pos.
childBefore(at);if(!next)break;if(interestingNode(state,next,bracketProp))pos=next;else at=forward?next.
to:next.from}let bracket2=pos.type.prop(bracketProp),match,newPos;if(bracket2&&(match=forward?matchBrackets(
state,pos.from,1):matchBrackets(state,pos.to,-1))&&match.matched)newPos=forward?match.end.to:match.end.
from;else newPos=forward?pos.to:pos.from;return EditorSelection.cursor(newPos,forward?-1:1)}var cursorSyntaxLeft=view=>moveSel(
view,range=>moveBySyntax(view.state,range,!ltrAtCursor(view)));var cursorSyntaxRight=view=>moveSel(view,
range=>moveBySyntax(view.state,range,ltrAtCursor(view)));function cursorByLine(view,forward){return moveSel(
view,range=>{if(!range.empty)return rangeEnd(range,forward);let moved=view.moveVertically(range,forward);
return moved.head!=range.head?moved:view.moveToLineBoundary(range,forward)})}var cursorLineUp=view=>cursorByLine(
view,false);var cursorLineDown=view=>cursorByLine(view,true);function pageInfo(view){let selfScroll=view.
scrollDOM.clientHeight<view.scrollDOM.scrollHeight-2;let marginTop=0,marginBottom=0,height;if(selfScroll){
for(let source of view.state.facet(EditorView.scrollMargins)){let margins=source(view);if(margins===
null||margins===void 0?void 0:margins.top)marginTop=Math.max(margins===null||margins===void 0?void 0:
margins.top,marginTop);if(margins===null||margins===void 0?void 0:margins.bottom)marginBottom=Math.max(
margins===null||margins===void 0?void 0:margins.bottom,marginBottom)}height=view.scrollDOM.clientHeight-
marginTop-marginBottom}else{height=(view.dom.ownerDocument.defaultView||window).innerHeight}return{marginTop,
marginBottom,selfScroll,height:Math.max(view.defaultLineHeight,height-5)}}function cursorByPage(view,forward){
let page=pageInfo(view);let{state}=view,selection=updateSel(state.selection,range=>{return range.empty?
view.moveVertically(range,forward,page.height):rangeEnd(range,forward)});if(selection.eq(state.selection))
return false;let effect;if(page.selfScroll){let startPos=view.coordsAtPos(state.selection.main.head);
let scrollRect=view.scrollDOM.getBoundingClientRect();let scrollTop=scrollRect.top+page.marginTop,scrollBottom=scrollRect.
bottom-page.marginBottom;if(startPos&&startPos.top>scrollTop&&startPos.bottom<scrollBottom)effect=EditorView.
scrollIntoView(selection.main.head,{y:"start",yMargin:startPos.top-scrollTop})}view.dispatch(setSel(
state,selection),{effects:effect});return true}var cursorPageUp=view=>cursorByPage(view,false);var cursorPageDown=view=>cursorByPage(
view,true);function moveByLineBoundary(view,start2,forward){let line=view.lineBlockAt(start2.head),moved=view.
moveToLineBoundary(start2,forward);if(moved.head==start2.head&&moved.head!=(forward?line.to:line.from))
moved=view.moveToLineBoundary(start2,forward,false);if(!forward&&moved.head==line.from&&line.length){
let space2=/^\s*/.exec(view.state.sliceDoc(line.from,Math.min(line.from+100,line.to)))[0].length;if(space2&&
start2.head!=line.from+space2)moved=EditorSelection.cursor(line.from+space2)}return moved}var cursorLineBoundaryForward=view=>moveSel(
view,range=>moveByLineBoundary(view,range,true));var cursorLineBoundaryBackward=view=>moveSel(view,range=>moveByLineBoundary(
view,range,false));var cursorLineBoundaryLeft=view=>moveSel(view,range=>moveByLineBoundary(view,range,
!ltrAtCursor(view)));var cursorLineBoundaryRight=view=>moveSel(view,range=>moveByLineBoundary(view,range,
ltrAtCursor(view)));var cursorLineStart=view=>moveSel(view,range=>view.moveToLineBoundary(range,false,
false));var cursorLineEnd=view=>moveSel(view,range=>view.moveToLineBoundary(range,true,false));function toMatchingBracket(state,dispatch,extend){
let found=false,selection=updateSel(state.selection,range=>{let matching=matchBrackets(state,range.head,
-1)||matchBrackets(state,range.head,1)||range.head>0&&matchBrackets(state,range.head-1,1)||range.head<
state.doc.length&&matchBrackets(state,range.head+1,-1);if(!matching||!matching.end)return range;found=
true;let head=matching.start.from==range.head?matching.end.to:matching.end.from;return extend?EditorSelection.
range(range.anchor,head):EditorSelection.cursor(head)});if(!found)return false;dispatch(setSel(state,
selection));return true}var cursorMatchingBracket=({state,dispatch})=>toMatchingBracket(state,dispatch,
false);function extendSel(target,forward,how){let selection=updateSel(target.state.selection,range=>{if(range.
undirectional&&range.head>=range.anchor!=forward)range=EditorSelection.range(range.head,range.anchor);
let head=how(range);return EditorSelection.range(range.anchor,head.head,head.goalColumn,head.bidiLevel||
void 0,head.assoc)});if(selection.eq(target.state.selection))return false;target.dispatch(setSel(target.
state,selection));return true}function selectByChar(view,forward){return extendSel(view,forward,range=>view.
moveByChar(range,forward))}var selectCharLeft=view=>selectByChar(view,!ltrAtCursor(view));var selectCharRight=view=>selectByChar(
view,ltrAtCursor(view));function selectByGroup(view,forward){return extendSel(view,forward,range=>view.moveByGroup(range,forward))}
var selectGroupLeft=view=>selectByGroup(view,!ltrAtCursor(view));var selectGroupRight=view=>selectByGroup(
view,ltrAtCursor(view));var selectSyntaxLeft=view=>{let forward=!ltrAtCursor(view);return extendSel(view,forward,range=>moveBySyntax(
view.state,range,forward))};var selectSyntaxRight=view=>{let forward=ltrAtCursor(view);return extendSel(
view,forward,range=>moveBySyntax(view.state,range,forward))};function selectByLine(view,forward){return extendSel(
view,forward,range=>view.moveVertically(range,forward))}var selectLineUp=view=>selectByLine(view,false);
var selectLineDown=view=>selectByLine(view,true);function selectByPage(view,forward){return extendSel(
view,forward,range=>view.moveVertically(range,forward,pageInfo(view).height))}var selectPageUp=view=>selectByPage(
view,false);var selectPageDown=view=>selectByPage(view,true);var selectLineBoundaryForward=view=>extendSel(
view,true,range=>moveByLineBoundary(view,range,true));var selectLineBoundaryBackward=view=>extendSel(
view,false,range=>moveByLineBoundary(view,range,false));var selectLineBoundaryLeft=view=>{let forward=!ltrAtCursor(
view);return extendSel(view,forward,range=>moveByLineBoundary(view,range,forward))};var selectLineBoundaryRight=view=>{
let forward=ltrAtCursor(view);return extendSel(view,forward,range=>moveByLineBoundary(view,range,forward))};
var selectLineStart=view=>extendSel(view,false,range=>EditorSelection.cursor(view.lineBlockAt(range.
head).from));var selectLineEnd=view=>extendSel(view,true,range=>EditorSelection.cursor(view.lineBlockAt(
range.head).to));var cursorDocStart=({state,dispatch})=>{dispatch(setSel(state,{anchor:0}));return true};
var cursorDocEnd=({state,dispatch})=>{dispatch(setSel(state,{anchor:state.doc.length}));return true};
var selectDocStart=({state,dispatch})=>{dispatch(setSel(state,{anchor:state.selection.main.anchor,head:0}));
return true};var selectDocEnd=({state,dispatch})=>{dispatch(setSel(state,{anchor:state.selection.main.
anchor,head:state.doc.length}));return true};var selectAll=({state,dispatch})=>{dispatch(state.update(
{selection:{anchor:0,head:state.doc.length},userEvent:"select"}));return true};var selectLine=({state,
dispatch})=>{let ranges=selectedLineBlocks(state).map(({from,to})=>EditorSelection.undirectionalRange(
from,Math.min(to+1,state.doc.length)));dispatch(state.update({selection:EditorSelection.create(ranges),
userEvent:"select"}));return true};var selectParentSyntax=({state,dispatch})=>{let selection=updateSel(
state.selection,range=>{let tree=syntaxTree(state),stack=tree.resolveStack(range.from,1);if(range.empty){
let stackBefore=tree.resolveStack(range.from,-1);if(stackBefore.node.from>=stack.node.from&&stackBefore.
node.to<=stack.node.to)stack=stackBefore}for(let cur=stack;cur;cur=cur.next){let{node}=cur;if((node.
from<range.from&&node.to>=range.to||node.to>range.to&&node.from<=range.from)&&cur.next)return EditorSelection.
undirectionalRange(node.from,node.to)}return range});if(selection.eq(state.selection))return false;dispatch(
setSel(state,selection));return true};function addCursorVertically(view,forward){let{state}=view,sel=state.
selection,ranges=state.selection.ranges.slice();for(let range of state.selection.ranges){let line=state.
doc.lineAt(range.head);if(forward?line.to<view.state.doc.length:line.from>0)for(let cur=range;;){let next=view.
moveVertically(cur,forward);if(next.head<line.from||next.head>line.to){if(!ranges.some(r=>r.head==next.
head))ranges.push(next);break}else if(next.head==cur.head){break}else{cur=next}}}if(ranges.length==sel.
ranges.length)return false;view.dispatch(setSel(state,EditorSelection.create(ranges,ranges.length-1)));
return true}var addCursorAbove=view=>addCursorVertically(view,false);var addCursorBelow=view=>addCursorVertically(
view,true);var simplifySelection=({state,dispatch})=>{let cur=state.selection,selection=null;if(cur.
ranges.length>1)selection=EditorSelection.create([cur.main]);else if(!cur.main.empty)selection=EditorSelection.
create([EditorSelection.cursor(cur.main.head)]);if(!selection)return false;dispatch(setSel(state,selection));
return true};function deleteBy(target,by){if(target.state.readOnly)return false;let event="delete.se\
lection",{state}=target;let changes=state.changeByRange(range=>{let{from,to}=range;if(from==to){let towards=by(
range);if(towards<from){event="delete.backward";towards=skipAtomic(target,towards,false)}else if(towards>
from){event="delete.forward";towards=skipAtomic(target,towards,true)}from=Math.min(from,towards);to=
Math.max(to,towards)}else{from=skipAtomic(target,from,false);to=skipAtomic(target,to,true)}return from==
to?{range}:{changes:{from,to},range:EditorSelection.cursor(from,from<range.head?-1:1)}});if(changes.
changes.empty)return false;target.dispatch(state.update(changes,{scrollIntoView:true,userEvent:event,
effects:event=="delete.selection"?EditorView.announce.of(state.phrase("Selection deleted")):void 0}));
return true}function skipAtomic(target,pos,forward){if(target instanceof EditorView)for(let ranges of target.
state.facet(EditorView.atomicRanges).map(f=>f(target)))ranges.between(pos,pos,(from,to)=>{if(from<pos&&
to>pos)pos=forward?to:from});return pos}var deleteByChar=(target,forward,byIndentUnit)=>deleteBy(target,
range=>{let pos=range.from,{state}=target,line=state.doc.lineAt(pos),before,targetPos;if(byIndentUnit&&
!forward&&pos>line.from&&pos<line.from+200&&!/[^ \t]/.test(before=line.text.slice(0,pos-line.from))){
if(before[before.length-1]=="	")return pos-1;let col=countColumn(before,state.tabSize),drop=col%getIndentUnit(
state)||getIndentUnit(state);for(let i2=0;i2<drop&&before[before.length-1-i2]==" ";i2++)pos--;targetPos=
pos}else{targetPos=findClusterBreak2(line.text,pos-line.from,forward,forward)+line.from;if(targetPos==
pos&&line.number!=(forward?state.doc.lines:1))targetPos+=forward?1:-1;else if(!forward&&/[\ufe00-\ufe0f]/.
test(line.text.slice(targetPos-line.from,pos-line.from)))targetPos=findClusterBreak2(line.text,targetPos-
line.from,false,false)+line.from}return targetPos});var deleteCharBackward=view=>deleteByChar(view,false,
true);var deleteCharForward=view=>deleteByChar(view,true,false);var deleteByGroup=(target,forward)=>deleteBy(
target,range=>{let pos=range.head,{state}=target,line=state.doc.lineAt(pos);let categorize=state.charCategorizer(
pos);for(let cat=null;;){if(pos==(forward?line.to:line.from)){if(pos==range.head&&line.number!=(forward?
state.doc.lines:1))pos+=forward?1:-1;break}let next=findClusterBreak2(line.text,pos-line.from,forward)+
line.from;let nextChar=line.text.slice(Math.min(pos,next)-line.from,Math.max(pos,next)-line.from);let nextCat=categorize(
nextChar);if(cat!=null&&nextCat!=cat)break;if(nextChar!=" "||pos!=range.head)cat=nextCat;pos=next}return pos});
var deleteGroupBackward=target=>deleteByGroup(target,false);var deleteGroupForward=target=>deleteByGroup(
target,true);var deleteToLineEnd=view=>deleteBy(view,range=>{let lineEnd=view.lineBlockAt(range.head).to;return range.
head<lineEnd?lineEnd:Math.min(view.state.doc.length,range.head+1)});var deleteLineBoundaryBackward=view=>deleteBy(view,range=>{let lineStart=view.moveToLineBoundary(range,
false).head;return range.head>lineStart?lineStart:Math.max(0,range.head-1)});var deleteLineBoundaryForward=view=>deleteBy(
view,range=>{let lineStart=view.moveToLineBoundary(range,true).head;return range.head<lineStart?lineStart:
Math.min(view.state.doc.length,range.head+1)});var splitLine=({state,dispatch})=>{if(state.readOnly)return false;let changes=state.changeByRange(range=>{
return{changes:{from:range.from,to:range.to,insert:Text.of(["",""])},range:EditorSelection.cursor(range.
from)}});dispatch(state.update(changes,{scrollIntoView:true,userEvent:"input"}));return true};var transposeChars=({
state,dispatch})=>{if(state.readOnly)return false;let changes=state.changeByRange(range=>{if(!range.
empty||range.from==0||range.from==state.doc.length)return{range};let pos=range.from,line=state.doc.lineAt(
pos);let from=pos==line.from?pos-1:findClusterBreak2(line.text,pos-line.from,false)+line.from;let to=pos==
line.to?pos+1:findClusterBreak2(line.text,pos-line.from,true)+line.from;return{changes:{from,to,insert:state.
doc.slice(pos,to).append(state.doc.slice(from,pos))},range:EditorSelection.cursor(to)}});if(changes.
changes.empty)return false;dispatch(state.update(changes,{scrollIntoView:true,userEvent:"move.charac\
ter"}));return true};function selectedLineBlocks(state){let blocks=[],upto=-1;for(let range of state.
selection.ranges){let startLine=state.doc.lineAt(range.from),endLine=state.doc.lineAt(range.to);if(!range.
empty&&range.to==endLine.from)endLine=state.doc.lineAt(range.to-1);if(upto>=startLine.number){let prev=blocks[blocks.
length-1];prev.to=endLine.to;prev.ranges.push(range)}else{blocks.push({from:startLine.from,to:endLine.
to,ranges:[range]})}upto=endLine.number+1}return blocks}function moveLine(state,dispatch,forward){if(state.
readOnly)return false;let changes=[],ranges=[];for(let block of selectedLineBlocks(state)){if(forward?
block.to==state.doc.length:block.from==0)continue;let nextLine=state.doc.lineAt(forward?block.to+1:block.
from-1);let size=nextLine.length+1;if(forward){changes.push({from:block.to,to:nextLine.to},{from:block.
from,insert:nextLine.text+state.lineBreak});for(let r of block.ranges)ranges.push(EditorSelection.range(
Math.min(state.doc.length,r.anchor+size),Math.min(state.doc.length,r.head+size)))}else{changes.push(
{from:nextLine.from,to:block.from},{from:block.to,insert:state.lineBreak+nextLine.text});for(let r of block.
ranges)ranges.push(EditorSelection.range(r.anchor-size,r.head-size))}}if(!changes.length)return false;
dispatch(state.update({changes,scrollIntoView:true,selection:EditorSelection.create(ranges,state.selection.
mainIndex),userEvent:"move.line"}));return true}var moveLineUp=({state,dispatch})=>moveLine(state,dispatch,
false);var moveLineDown=({state,dispatch})=>moveLine(state,dispatch,true);function copyLine(state,dispatch,forward){
if(state.readOnly)return false;let changes=[];for(let block of selectedLineBlocks(state)){if(forward)
changes.push({from:block.from,insert:state.doc.slice(block.from,block.to)+state.lineBreak});else changes.
push({from:block.to,insert:state.lineBreak+state.doc.slice(block.from,block.to)})}let changeSet=state.
changes(changes);dispatch(state.update({changes:changeSet,selection:state.selection.map(changeSet,forward?
1:-1),scrollIntoView:true,userEvent:"input.copyline"}));return true}var copyLineUp=({state,dispatch})=>copyLine(
state,dispatch,false);var copyLineDown=({state,dispatch})=>copyLine(state,dispatch,true);var deleteLine=view=>{
if(view.state.readOnly)return false;let{state}=view,changes=state.changes(selectedLineBlocks(state).
map(({from,to})=>{if(from>0)from--;else if(to<state.doc.length)to++;return{from,to}}));let selection=updateSel(
state.selection,range=>{let dist2=void 0;if(view.lineWrapping){let block=view.lineBlockAt(range.head),
pos=view.coordsAtPos(range.head,range.assoc||1);if(pos)dist2=block.bottom+view.documentTop-pos.bottom+
view.defaultLineHeight/2}return view.moveVertically(range,true,dist2)}).map(changes);view.dispatch({
changes,selection,scrollIntoView:true,userEvent:"delete.line"});return true};function isBetweenBrackets(state,pos){if(/\(\)|\[\]|\{\}/.test(state.sliceDoc(pos-1,pos+1)))return{from:pos,
to:pos};let context=syntaxTree(state).resolveInner(pos);let before=context.childBefore(pos),after=context.
childAfter(pos),closedBy;if(before&&after&&before.to<=pos&&after.from>=pos&&(closedBy=before.type.prop(
NodeProp.closedBy))&&closedBy.indexOf(after.name)>-1&&state.doc.lineAt(before.to).from==state.doc.lineAt(
after.from).from&&!/\S/.test(state.sliceDoc(before.to,after.from)))return{from:before.to,to:after.from};
return null}var insertNewlineAndIndent=newlineAndIndent(false);var insertBlankLine=newlineAndIndent(
true);function newlineAndIndent(atEof){return({state,dispatch})=>{if(state.readOnly)return false;let changes=state.
changeByRange(range=>{let{from,to}=range,line=state.doc.lineAt(from);let explode=!atEof&&from==to&&isBetweenBrackets(
state,from);if(atEof)from=to=(to<=line.to?line:state.doc.lineAt(to)).to;let cx=new IndentContext(state,
{simulateBreak:from,simulateDoubleBreak:!!explode});let indent2=getIndentation(cx,from);if(indent2==
null)indent2=countColumn(/^\s*/.exec(state.doc.lineAt(from).text)[0],state.tabSize);while(to<line.to&&
/\s/.test(line.text[to-line.from]))to++;if(explode)({from,to}=explode);else if(from>line.from&&from<
line.from+100&&!/\S/.test(line.text.slice(0,from)))from=line.from;let insert2=["",indentString(state,
indent2)];if(explode)insert2.push(indentString(state,cx.lineIndent(line.from,-1)));return{changes:{from,
to,insert:Text.of(insert2)},range:EditorSelection.cursor(from+1+insert2[1].length)}});dispatch(state.
update(changes,{scrollIntoView:true,userEvent:"input"}));return true}}function changeBySelectedLine(state,f){
let atLine=-1;return state.changeByRange(range=>{let changes=[];for(let pos=range.from;pos<=range.to;){
let line=state.doc.lineAt(pos);if(line.number>atLine&&(range.empty||range.to>line.from)){f(line,changes,
range);atLine=line.number}pos=line.to+1}let changeSet=state.changes(changes);return{changes,range:EditorSelection.
range(changeSet.mapPos(range.anchor,1),changeSet.mapPos(range.head,1))}})}var indentSelection=({state,
dispatch})=>{if(state.readOnly)return false;let updated=Object.create(null);let context=new IndentContext(
state,{overrideIndentation:start2=>{let found=updated[start2];return found==null?-1:found}});let changes=changeBySelectedLine(
state,(line,changes2,range)=>{let indent2=getIndentation(context,line.from);if(indent2==null)return;
if(!/\S/.test(line.text))indent2=0;let cur=/^\s*/.exec(line.text)[0];let norm=indentString(state,indent2);
if(cur!=norm||range.from<line.from+cur.length){updated[line.from]=indent2;changes2.push({from:line.from,
to:line.from+cur.length,insert:norm})}});if(!changes.changes.empty)dispatch(state.update(changes,{userEvent:"\
indent"}));return true};var indentMore=({state,dispatch})=>{if(state.readOnly)return false;dispatch(
state.update(changeBySelectedLine(state,(line,changes)=>{changes.push({from:line.from,insert:state.facet(
indentUnit)})}),{userEvent:"input.indent"}));return true};var indentLess=({state,dispatch})=>{if(state.
readOnly)return false;dispatch(state.update(changeBySelectedLine(state,(line,changes)=>{let space2=/^\s*/.
exec(line.text)[0];if(!space2)return;let col=countColumn(space2,state.tabSize),keep2=0;let insert2=indentString(
state,Math.max(0,col-getIndentUnit(state)));while(keep2<space2.length&&keep2<insert2.length&&space2.
charCodeAt(keep2)==insert2.charCodeAt(keep2))keep2++;changes.push({from:line.from+keep2,to:line.from+
space2.length,insert:insert2.slice(keep2)})}),{userEvent:"delete.dedent"}));return true};var toggleTabFocusMode=view=>{
view.setTabFocusMode();return true};var emacsStyleKeymap=[{key:"Ctrl-b",run:cursorCharLeft,shift:selectCharLeft,preventDefault:true},{key:"\
Ctrl-f",run:cursorCharRight,shift:selectCharRight},{key:"Ctrl-p",run:cursorLineUp,shift:selectLineUp},
{key:"Ctrl-n",run:cursorLineDown,shift:selectLineDown},{key:"Ctrl-a",run:cursorLineStart,shift:selectLineStart},
{key:"Ctrl-e",run:cursorLineEnd,shift:selectLineEnd},{key:"Ctrl-d",run:deleteCharForward},{key:"Ctrl\
-h",run:deleteCharBackward},{key:"Ctrl-k",run:deleteToLineEnd},{key:"Ctrl-Alt-h",run:deleteGroupBackward},
{key:"Ctrl-o",run:splitLine},{key:"Ctrl-t",run:transposeChars},{key:"Ctrl-v",run:cursorPageDown}];var standardKeymap=[
{key:"ArrowLeft",run:cursorCharLeft,shift:selectCharLeft,preventDefault:true},{key:"Mod-ArrowLeft",mac:"\
Alt-ArrowLeft",run:cursorGroupLeft,shift:selectGroupLeft,preventDefault:true},{mac:"Cmd-ArrowLeft",run:cursorLineBoundaryLeft,
shift:selectLineBoundaryLeft,preventDefault:true},{key:"ArrowRight",run:cursorCharRight,shift:selectCharRight,
preventDefault:true},{key:"Mod-ArrowRight",mac:"Alt-ArrowRight",run:cursorGroupRight,shift:selectGroupRight,
preventDefault:true},{mac:"Cmd-ArrowRight",run:cursorLineBoundaryRight,shift:selectLineBoundaryRight,
preventDefault:true},{key:"ArrowUp",run:cursorLineUp,shift:selectLineUp,preventDefault:true},{mac:"C\
md-ArrowUp",run:cursorDocStart,shift:selectDocStart},{mac:"Ctrl-ArrowUp",run:cursorPageUp,shift:selectPageUp},
{key:"ArrowDown",run:cursorLineDown,shift:selectLineDown,preventDefault:true},{mac:"Cmd-ArrowDown",run:cursorDocEnd,
shift:selectDocEnd},{mac:"Ctrl-ArrowDown",run:cursorPageDown,shift:selectPageDown},{key:"PageUp",run:cursorPageUp,
shift:selectPageUp},{key:"PageDown",run:cursorPageDown,shift:selectPageDown},{key:"Home",run:cursorLineBoundaryBackward,
shift:selectLineBoundaryBackward,preventDefault:true},{key:"Mod-Home",run:cursorDocStart,shift:selectDocStart},
{key:"End",run:cursorLineBoundaryForward,shift:selectLineBoundaryForward,preventDefault:true},{key:"\
Mod-End",run:cursorDocEnd,shift:selectDocEnd},{key:"Enter",run:insertNewlineAndIndent,shift:insertNewlineAndIndent},
{key:"Mod-a",run:selectAll},{key:"Backspace",run:deleteCharBackward,shift:deleteCharBackward,preventDefault:true},
{key:"Delete",run:deleteCharForward,preventDefault:true},{key:"Mod-Backspace",mac:"Alt-Backspace",run:deleteGroupBackward,
preventDefault:true},{key:"Mod-Delete",mac:"Alt-Delete",run:deleteGroupForward,preventDefault:true},
{mac:"Mod-Backspace",run:deleteLineBoundaryBackward,preventDefault:true},{mac:"Mod-Delete",run:deleteLineBoundaryForward,
preventDefault:true}].concat(emacsStyleKeymap.map(b=>({mac:b.key,run:b.run,shift:b.shift})));var defaultKeymap=[
{key:"Alt-ArrowLeft",mac:"Ctrl-ArrowLeft",run:cursorSyntaxLeft,shift:selectSyntaxLeft},{key:"Alt-Arr\
owRight",mac:"Ctrl-ArrowRight",run:cursorSyntaxRight,shift:selectSyntaxRight},{key:"Alt-ArrowUp",run:moveLineUp},
{key:"Shift-Alt-ArrowUp",run:copyLineUp},{key:"Alt-ArrowDown",run:moveLineDown},{key:"Shift-Alt-Arro\
wDown",run:copyLineDown},{key:"Mod-Alt-ArrowUp",run:addCursorAbove},{key:"Mod-Alt-ArrowDown",run:addCursorBelow},
{key:"Escape",run:simplifySelection},{key:"Mod-Enter",run:insertBlankLine},{key:"Alt-l",mac:"Ctrl-l",
run:selectLine},{key:"Mod-i",run:selectParentSyntax,preventDefault:true},{key:"Mod-[",run:indentLess},
{key:"Mod-]",run:indentMore},{key:"Mod-Alt-\\",run:indentSelection},{key:"Shift-Mod-k",run:deleteLine},
{key:"Shift-Mod-\\",run:cursorMatchingBracket},{key:"Mod-/",run:toggleComment},{key:"Alt-A",mac:"Ctr\
l-A",run:toggleBlockComment},{key:"Ctrl-m",mac:"Shift-Alt-m",run:toggleTabFocusMode}].concat(standardKeymap);
var indentWithTab={key:"Tab",run:indentMore,shift:indentLess};var Stack=class _Stack{constructor(p,stack,state,reducePos,pos,score,buffer,bufferBase,curContext,lookAhead=0,parent){
this.p=p;this.stack=stack;this.state=state;this.reducePos=reducePos;this.pos=pos;this.score=score;this.
buffer=buffer;this.bufferBase=bufferBase;this.curContext=curContext;this.lookAhead=lookAhead;this.parent=
parent}toString(){return`[${this.stack.filter((_,i2)=>i2%3==0).concat(this.state)}]@${this.pos}${this.
score?"!"+this.score:""}`}static start(p,state,pos=0){let cx=p.parser.context;return new _Stack(p,[],
state,pos,pos,0,[],0,cx?new StackContext(cx,cx.start):null,0,null)}get context(){return this.curContext?
this.curContext.context:null}pushState(state,start2){this.stack.push(this.state,start2,this.bufferBase+
this.buffer.length);this.state=state}reduce(action){var _a2;let depth=action>>19,type=action&65535;let{
parser:parser2}=this.p;let lookaheadRecord=this.reducePos<this.pos-25&&this.setLookAhead(this.pos);let dPrec=parser2.
dynamicPrecedence(type);if(dPrec)this.score+=dPrec;if(depth==0){if(type<parser2.minRepeatTerm&&this.
reducePos<this.pos)this.reducePos=this.pos;this.pushState(parser2.getGoto(this.state,type,true),this.
reducePos);if(type<parser2.minRepeatTerm)this.storeNode(type,this.reducePos,this.reducePos,lookaheadRecord?
8:4,true);this.reduceContext(type,this.reducePos);return}let base2=this.stack.length-(depth-1)*3-(action&
262144?6:0);let start2=base2?this.stack[base2-2]:this.p.ranges[0].from;if(type<parser2.minRepeatTerm&&
start2==this.reducePos&&this.reducePos<this.pos)this.reducePos=this.pos;let size=this.reducePos-start2;
if(size>=2e3&&!((_a2=this.p.parser.nodeSet.types[type])===null||_a2===void 0?void 0:_a2.isAnonymous)){
if(start2==this.p.lastBigReductionStart){this.p.bigReductionCount++;this.p.lastBigReductionSize=size}else if(this.
p.lastBigReductionSize<size){this.p.bigReductionCount=1;this.p.lastBigReductionStart=start2;this.p.lastBigReductionSize=
size}}let bufferBase=base2?this.stack[base2-1]:0,count=this.bufferBase+this.buffer.length-bufferBase;
if(type<parser2.minRepeatTerm||action&131072){let pos=parser2.stateFlag(this.state,1)?this.pos:this.
reducePos;this.storeNode(type,start2,pos,count+4,true)}if(action&262144){this.state=this.stack[base2]}else{
let baseStateID=this.stack[base2-3];this.state=parser2.getGoto(baseStateID,type,true)}while(this.stack.
length>base2)this.stack.pop();this.reduceContext(type,start2)}storeNode(term,start2,end,size=4,mustSink=false){
if(term==0&&(!this.stack.length||this.stack[this.stack.length-1]<this.buffer.length+this.bufferBase)){
let top2=this.buffer.length;if(top2>0&&this.buffer[top2-4]==0&&this.buffer[top2-1]>-1){if(start2==end)
return;if(this.buffer[top2-2]>=start2){this.buffer[top2-2]=end;return}}}if(!mustSink||this.pos==end){
this.buffer.push(term,start2,end,size)}else{let index=this.buffer.length;if(index>0&&(this.buffer[index-
4]!=0||this.buffer[index-1]<0)){let mustMove=false;for(let scan=index;scan>0&&this.buffer[scan-2]>end;scan-=
4){if(this.buffer[scan-1]>=0){mustMove=true;break}}if(mustMove)while(index>0&&this.buffer[index-2]>end){
this.buffer[index]=this.buffer[index-4];this.buffer[index+1]=this.buffer[index-3];this.buffer[index+
2]=this.buffer[index-2];this.buffer[index+3]=this.buffer[index-1];index-=4;if(size>4)size-=4}}this.buffer[index]=
term;this.buffer[index+1]=start2;this.buffer[index+2]=end;this.buffer[index+3]=size}}shift(action,type,start2,end){
if(action&131072){this.pushState(action&65535,this.pos)}else if((action&262144)==0){let nextState=action,
{parser:parser2}=this.p;this.pos=end;let skipped=parser2.stateFlag(nextState,1);if(!skipped&&(end>start2||
type<=parser2.maxNode))this.reducePos=end;this.pushState(nextState,skipped?start2:Math.min(start2,this.
reducePos));this.shiftContext(type,start2);if(type<=parser2.maxNode)this.buffer.push(type,start2,end,
4)}else{this.pos=end;this.shiftContext(type,start2);if(type<=this.p.parser.maxNode)this.buffer.push(
type,start2,end,4)}}apply(action,next,nextStart,nextEnd){if(action&65536)this.reduce(action);else this.
shift(action,next,nextStart,nextEnd)}useNode(value,next,start2){let index=this.p.reused.length-1;if(index<
0||this.p.reused[index]!=value){this.p.reused.push(value);index++}let end=this.reducePos=this.pos=start2+
value.length;this.pushState(next,start2);this.buffer.push(index,start2,end,-1);if(this.curContext)this.
updateContext(this.curContext.tracker.reuse(this.curContext.context,value,this,this.p.stream.reset(this.
pos-value.length)))}split(){let parent=this;let off=parent.buffer.length;if(off&&parent.buffer[off-4]==
0)off-=4;while(off>0&&parent.buffer[off-2]>parent.reducePos)off-=4;let buffer=parent.buffer.slice(off),
base2=parent.bufferBase+off;while(parent&&base2==parent.bufferBase)parent=parent.parent;return new _Stack(
this.p,this.stack.slice(),this.state,this.reducePos,this.pos,this.score,buffer,base2,this.curContext,
this.lookAhead,parent)}recoverByDelete(next,nextEnd){let isNode=next<=this.p.parser.maxNode;if(isNode)
this.storeNode(next,this.pos,nextEnd,4);this.storeNode(0,this.pos,nextEnd,isNode?8:4);this.pos=this.
reducePos=nextEnd;this.score-=190}canShift(term){for(let sim=new SimulatedStack(this);;){let action=this.
p.parser.stateSlot(sim.state,4)||this.p.parser.hasAction(sim.state,term);if(action==0)return false;if((action&
65536)==0)return true;sim.reduce(action)}}recoverByInsert(next){if(this.stack.length>=300)return[];let nextStates=this.
p.parser.nextStates(this.state);if(nextStates.length>4<<1||this.stack.length>=120){let best=[];for(let i2=0,
s;i2<nextStates.length;i2+=2){if((s=nextStates[i2+1])!=this.state&&this.p.parser.hasAction(s,next))best.
push(nextStates[i2],s)}if(this.stack.length<120)for(let i2=0;best.length<4<<1&&i2<nextStates.length;i2+=
2){let s=nextStates[i2+1];if(!best.some((v,i3)=>i3&1&&v==s))best.push(nextStates[i2],s)}nextStates=best}
let result=[];for(let i2=0;i2<nextStates.length&&result.length<4;i2+=2){let s=nextStates[i2+1];if(s==
this.state)continue;let stack=this.split();stack.pushState(s,this.pos);stack.storeNode(0,stack.pos,stack.
pos,4,true);stack.shiftContext(nextStates[i2],this.pos);stack.reducePos=this.pos;stack.score-=200;result.
push(stack)}return result}forceReduce(){let{parser:parser2}=this.p;let reduce=parser2.stateSlot(this.
state,5);if((reduce&65536)==0)return false;if(!parser2.validAction(this.state,reduce)){let depth=reduce>>
19,term=reduce&65535;let target=this.stack.length-depth*3;if(target<0||parser2.getGoto(this.stack[target],
term,false)<0){let backup=this.findForcedReduction();if(backup==null)return false;reduce=backup}this.
storeNode(0,this.pos,this.pos,4,true);this.score-=100}this.reducePos=this.pos;this.reduce(reduce);return true}findForcedReduction(){
let{parser:parser2}=this.p,seen=[];let explore=(state,depth)=>{if(seen.includes(state))return;seen.push(
state);return parser2.allActions(state,action=>{if(action&(262144|131072));else if(action&65536){let rDepth=(action>>
19)-depth;if(rDepth>1){let term=action&65535,target=this.stack.length-rDepth*3;if(target>=0&&parser2.
getGoto(this.stack[target],term,false)>=0)return rDepth<<19|65536|term}}else{let found=explore(action,
depth+1);if(found!=null)return found}})};return explore(this.state,0)}forceAll(){while(!this.p.parser.
stateFlag(this.state,2)){if(!this.forceReduce()){this.storeNode(0,this.pos,this.pos,4,true);break}}return this}get deadEnd(){
if(this.stack.length!=3)return false;let{parser:parser2}=this.p;return parser2.data[parser2.stateSlot(
this.state,1)]==65535&&!parser2.stateSlot(this.state,4)}restart(){this.storeNode(0,this.pos,this.pos,
4,true);this.state=this.stack[0];this.stack.length=0}sameState(other){if(this.state!=other.state||this.
stack.length!=other.stack.length)return false;for(let i2=0;i2<this.stack.length;i2+=3)if(this.stack[i2]!=
other.stack[i2])return false;return true}get parser(){return this.p.parser}dialectEnabled(dialectID){
return this.p.parser.dialect.flags[dialectID]}shiftContext(term,start2){if(this.curContext)this.updateContext(
this.curContext.tracker.shift(this.curContext.context,term,this,this.p.stream.reset(start2)))}reduceContext(term,start2){
if(this.curContext)this.updateContext(this.curContext.tracker.reduce(this.curContext.context,term,this,
this.p.stream.reset(start2)))}emitContext(){let last2=this.buffer.length-1;if(last2<0||this.buffer[last2]!=
-3)this.storeNode(this.curContext.hash,this.reducePos,this.reducePos,-3,true)}emitLookAhead(){let last2=this.
buffer.length-1;if(last2<0||this.buffer[last2]!=-4)this.buffer.push(this.lookAhead,this.pos,this.pos,
-4)}updateContext(context){if(context!=this.curContext.context){let newCx=new StackContext(this.curContext.
tracker,context);if(newCx.hash!=this.curContext.hash)this.emitContext();this.curContext=newCx}}setLookAhead(lookAhead){
if(lookAhead<=this.lookAhead)return false;this.emitLookAhead();this.lookAhead=lookAhead;return true}close(){
if(this.curContext&&this.curContext.tracker.strict)this.emitContext();if(this.lookAhead>0)this.emitLookAhead()}};
var StackContext=class{constructor(tracker,context){this.tracker=tracker;this.context=context;this.hash=
tracker.strict?tracker.hash(context):0}};var SimulatedStack=class{constructor(start2){this.start=start2;
this.state=start2.state;this.stack=start2.stack;this.base=this.stack.length}reduce(action){let term=action&
65535,depth=action>>19;if(depth==0){if(this.stack==this.start.stack)this.stack=this.stack.slice();this.
stack.push(this.state,0,0);this.base+=3}else{this.base-=(depth-1)*3}let goto=this.start.p.parser.getGoto(
this.stack[this.base-3],term,true);this.state=goto}};var StackBufferCursor=class _StackBufferCursor{constructor(stack,pos,index){
this.stack=stack;this.pos=pos;this.index=index;this.buffer=stack.buffer;if(this.index==0)this.maybeNext()}static create(stack,pos=stack.
bufferBase+stack.buffer.length){return new _StackBufferCursor(stack,pos,pos-stack.bufferBase)}maybeNext(){
let next=this.stack.parent;if(next!=null){this.index=this.stack.bufferBase-next.bufferBase;this.stack=
next;this.buffer=next.buffer}}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.
index-3]}get end(){return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}next(){
this.index-=4;this.pos-=4;if(this.index==0)this.maybeNext()}fork(){return new _StackBufferCursor(this.
stack,this.pos,this.index)}};function decodeArray(input,Type=Uint16Array){if(typeof input!="string")
return input;let array=null;for(let pos=0,out=0;pos<input.length;){let value=0;for(;;){let next=input.
charCodeAt(pos++),stop=false;if(next==126){value=65535;break}if(next>=92)next--;if(next>=34)next--;let digit=next-
32;if(digit>=46){digit-=46;stop=true}value+=digit;if(stop)break;value*=46}if(array)array[out++]=value;else
array=new Type(value)}return array}var CachedToken=class{constructor(){this.start=-1;this.value=-1;this.
end=-1;this.extended=-1;this.lookAhead=0;this.mask=0;this.context=0}};var nullToken=new CachedToken;
var InputStream=class{constructor(input,ranges){this.input=input;this.ranges=ranges;this.chunk="";this.
chunkOff=0;this.chunk2="";this.chunk2Pos=0;this.next=-1;this.token=nullToken;this.rangeIndex=0;this.
pos=this.chunkPos=ranges[0].from;this.range=ranges[0];this.end=ranges[ranges.length-1].to;this.readNext()}resolveOffset(offset,assoc){
let range=this.range,index=this.rangeIndex;let pos=this.pos+offset;while(pos<range.from){if(!index)return null;
let next=this.ranges[--index];pos-=range.from-next.to;range=next}while(assoc<0?pos>range.to:pos>=range.
to){if(index==this.ranges.length-1)return null;let next=this.ranges[++index];pos+=next.from-range.to;
range=next}return pos}clipPos(pos){if(pos>=this.range.from&&pos<this.range.to)return pos;for(let range of this.
ranges)if(range.to>pos)return Math.max(pos,range.from);return this.end}peek(offset){let idx=this.chunkOff+
offset,pos,result;if(idx>=0&&idx<this.chunk.length){pos=this.pos+offset;result=this.chunk.charCodeAt(
idx)}else{let resolved=this.resolveOffset(offset,1);if(resolved==null)return-1;pos=resolved;if(pos>=
this.chunk2Pos&&pos<this.chunk2Pos+this.chunk2.length){result=this.chunk2.charCodeAt(pos-this.chunk2Pos)}else{
let i2=this.rangeIndex,range=this.range;while(range.to<=pos)range=this.ranges[++i2];this.chunk2=this.
input.chunk(this.chunk2Pos=pos);if(pos+this.chunk2.length>range.to)this.chunk2=this.chunk2.slice(0,range.
to-pos);result=this.chunk2.charCodeAt(0)}}if(pos>=this.token.lookAhead)this.token.lookAhead=pos+1;return result}acceptToken(token,endOffset=0){
let end=endOffset?this.resolveOffset(endOffset,-1):this.pos;if(end==null||end<this.token.start)throw new RangeError(
"Token end out of bounds");this.token.value=token;this.token.end=end}acceptTokenTo(token,endPos){this.
token.value=token;this.token.end=endPos}getChunk(){if(this.pos>=this.chunk2Pos&&this.pos<this.chunk2Pos+
this.chunk2.length){let{chunk,chunkPos}=this;this.chunk=this.chunk2;this.chunkPos=this.chunk2Pos;this.
chunk2=chunk;this.chunk2Pos=chunkPos;this.chunkOff=this.pos-this.chunkPos}else{this.chunk2=this.chunk;
this.chunk2Pos=this.chunkPos;let nextChunk=this.input.chunk(this.pos);let end=this.pos+nextChunk.length;
this.chunk=end>this.range.to?nextChunk.slice(0,this.range.to-this.pos):nextChunk;this.chunkPos=this.
pos;this.chunkOff=0}}readNext(){if(this.chunkOff>=this.chunk.length){this.getChunk();if(this.chunkOff==
this.chunk.length)return this.next=-1}return this.next=this.chunk.charCodeAt(this.chunkOff)}advance(n=1){
this.chunkOff+=n;while(this.pos+n>=this.range.to){if(this.rangeIndex==this.ranges.length-1)return this.
setDone();n-=this.range.to-this.pos;this.range=this.ranges[++this.rangeIndex];this.pos=this.range.from}
this.pos+=n;if(this.pos>=this.token.lookAhead)this.token.lookAhead=this.pos+1;return this.readNext()}setDone(){
this.pos=this.chunkPos=this.end;this.range=this.ranges[this.rangeIndex=this.ranges.length-1];this.chunk=
"";return this.next=-1}reset(pos,token){if(token){this.token=token;token.start=pos;token.lookAhead=pos+
1;token.value=token.extended=-1}else{this.token=nullToken}if(this.pos!=pos){this.pos=pos;if(pos==this.
end){this.setDone();return this}while(pos<this.range.from)this.range=this.ranges[--this.rangeIndex];
while(pos>=this.range.to)this.range=this.ranges[++this.rangeIndex];if(pos>=this.chunkPos&&pos<this.chunkPos+
this.chunk.length){this.chunkOff=pos-this.chunkPos}else{this.chunk="";this.chunkOff=0}this.readNext()}
return this}read(from,to){if(from>=this.chunkPos&&to<=this.chunkPos+this.chunk.length)return this.chunk.
slice(from-this.chunkPos,to-this.chunkPos);if(from>=this.chunk2Pos&&to<=this.chunk2Pos+this.chunk2.length)
return this.chunk2.slice(from-this.chunk2Pos,to-this.chunk2Pos);if(from>=this.range.from&&to<=this.range.
to)return this.input.read(from,to);let result="";for(let r of this.ranges){if(r.from>=to)break;if(r.
to>from)result+=this.input.read(Math.max(r.from,from),Math.min(r.to,to))}return result}};var TokenGroup=class{constructor(data,id2){
this.data=data;this.id=id2}token(input,stack){let{parser:parser2}=stack.p;readToken(this.data,input,
stack,this.id,parser2.data,parser2.tokenPrecTable)}};TokenGroup.prototype.contextual=TokenGroup.prototype.
fallback=TokenGroup.prototype.extend=false;var LocalTokenGroup=class{constructor(data,precTable,elseToken){
this.precTable=precTable;this.elseToken=elseToken;this.data=typeof data=="string"?decodeArray(data):
data}token(input,stack){let start2=input.pos,skipped=0;for(;;){let atEof=input.next<0,nextPos=input.
resolveOffset(1,1);readToken(this.data,input,stack,0,this.data,this.precTable);if(input.token.value>
-1)break;if(this.elseToken==null)return;if(!atEof)skipped++;if(nextPos==null)break;input.reset(nextPos,
input.token)}if(skipped){input.reset(start2,input.token);input.acceptToken(this.elseToken,skipped)}}};
LocalTokenGroup.prototype.contextual=TokenGroup.prototype.fallback=TokenGroup.prototype.extend=false;
var ExternalTokenizer=class{constructor(token,options={}){this.token=token;this.contextual=!!options.
contextual;this.fallback=!!options.fallback;this.extend=!!options.extend}};function readToken(data,input,stack,group,precTable,precOffset){
let state=0,groupMask=1<<group,{dialect}=stack.p.parser;scan:for(;;){if((groupMask&data[state])==0)break;
let accEnd=data[state+1];for(let i2=state+3;i2<accEnd;i2+=2)if((data[i2+1]&groupMask)>0){let term=data[i2];
if(dialect.allows(term)&&(input.token.value==-1||input.token.value==term||overrides(term,input.token.
value,precTable,precOffset))){input.acceptToken(term);break}}let next=input.next,low=0,high=data[state+
2];if(input.next<0&&high>low&&data[accEnd+high*3-3]==65535){state=data[accEnd+high*3-1];continue scan}
for(;low<high;){let mid=low+high>>1;let index=accEnd+mid+(mid<<1);let from=data[index],to=data[index+
1]||65536;if(next<from)high=mid;else if(next>=to)low=mid+1;else{state=data[index+2];input.advance();
continue scan}}break}}function findOffset(data,start2,term){for(let i2=start2,next;(next=data[i2])!=
65535;i2++)if(next==term)return i2-start2;return-1}function overrides(token,prev,tableData,tableOffset){
let iPrev=findOffset(tableData,tableOffset,prev);return iPrev<0||findOffset(tableData,tableOffset,token)<
iPrev}var verbose=typeof process!="undefined"&&process.env&&/\bparse\b/.test(process.env.LOG);var stackIDs=null;
function cutAt(tree,pos,side){let cursor=tree.cursor(IterMode.IncludeAnonymous);cursor.moveTo(pos);for(;;){
if(!(side<0?cursor.childBefore(pos):cursor.childAfter(pos)))for(;;){if((side<0?cursor.to<pos:cursor.
from>pos)&&!cursor.type.isError)return side<0?Math.max(0,Math.min(cursor.to-1,pos-25)):Math.min(tree.
length,Math.max(cursor.from+1,pos+25));if(side<0?cursor.prevSibling():cursor.nextSibling())break;if(!cursor.
parent())return side<0?0:tree.length}}}var FragmentCursor=class{constructor(fragments,minRepeat){this.
fragments=fragments;this.minRepeat=minRepeat;this.i=0;this.fragment=null;this.safeFrom=-1;this.safeTo=
-1;this.trees=[];this.start=[];this.index=[];this.lastRepeat=null;this.lastRepeatPos=-1;this.nextFragment()}nextFragment(){
let fr=this.fragment=this.i==this.fragments.length?null:this.fragments[this.i++];if(fr){this.safeFrom=
fr.openStart?cutAt(fr.tree,fr.from+fr.offset,1)-fr.offset:fr.from;this.safeTo=fr.openEnd?cutAt(fr.tree,
fr.to+fr.offset,-1)-fr.offset:fr.to;while(this.trees.length){this.trees.pop();this.start.pop();this.
index.pop()}this.trees.push(fr.tree);this.start.push(-fr.offset);this.index.push(0);this.nextStart=this.
safeFrom}else{this.nextStart=1e9}}nodeAt(pos){if(pos<this.nextStart)return null;while(this.fragment&&
this.safeTo<=pos)this.nextFragment();if(!this.fragment)return null;for(;;){let last2=this.trees.length-
1;if(last2<0){this.nextFragment();return null}if(pos<this.safeFrom)return null;let top2=this.trees[last2],
index=this.index[last2];if(index==top2.children.length){this.trees.pop();this.start.pop();this.index.
pop();continue}let next=top2.children[index];let start2=this.start[last2]+top2.positions[index];if(start2>
pos){this.nextStart=start2;return null}if(next instanceof Tree){let storeRepeat=start2>this.lastRepeatPos&&
next.type.id>=this.minRepeat;if(start2==pos||storeRepeat){let end=start2+next.length,lookahead;if(start2>=
this.safeFrom&&end<=this.safeTo&&(!(lookahead=next.prop(NodeProp.lookAhead))||end+lookahead<this.fragment.
to)){if(storeRepeat){this.lastRepeat=next;this.lastRepeatPos=start2}if(start2==pos)return next}}this.
index[last2]++;if(start2+next.length>=Math.max(this.safeFrom,pos)){this.trees.push(next);this.start.
push(start2);this.index.push(0)}}else{this.index[last2]++;this.nextStart=start2+next.length}}}};var TokenCache=class{constructor(parser2,stream){
this.stream=stream;this.tokens=[];this.mainToken=null;this.actions=[];this.tokens=parser2.tokenizers.
map(_=>new CachedToken)}getActions(stack){let actionIndex=0;let main=null;let{parser:parser2}=stack.
p,{tokenizers}=parser2;let mask=parser2.stateSlot(stack.state,3);let context=stack.curContext?stack.
curContext.hash:0;let lookAhead=0;for(let i2=0;i2<tokenizers.length;i2++){if((1<<i2&mask)==0)continue;
let tokenizer=tokenizers[i2],token=this.tokens[i2];if(main&&!tokenizer.fallback)continue;if(tokenizer.
contextual||token.start!=stack.pos||token.mask!=mask||token.context!=context){this.updateCachedToken(
token,tokenizer,stack);token.mask=mask;token.context=context}if(token.lookAhead>token.end+25)lookAhead=
Math.max(token.lookAhead,lookAhead);if(token.value!=0){let startIndex=actionIndex;if(token.extended>
-1)actionIndex=this.addActions(stack,token.extended,token.end,actionIndex);actionIndex=this.addActions(
stack,token.value,token.end,actionIndex);if(!tokenizer.extend){main=token;if(actionIndex>startIndex)
break}}}while(this.actions.length>actionIndex)this.actions.pop();if(lookAhead)stack.setLookAhead(lookAhead);
if(!main&&stack.pos==this.stream.end){main=new CachedToken;main.value=stack.p.parser.eofTerm;main.start=
main.end=stack.pos;actionIndex=this.addActions(stack,main.value,main.end,actionIndex)}this.mainToken=
main;return this.actions}getMainToken(stack){if(this.mainToken)return this.mainToken;let main=new CachedToken,
{pos,p}=stack;main.start=pos;main.end=Math.min(pos+1,p.stream.end);main.value=pos==p.stream.end?p.parser.
eofTerm:0;return main}updateCachedToken(token,tokenizer,stack){let start2=this.stream.clipPos(stack.
pos);tokenizer.token(this.stream.reset(start2,token),stack);if(token.value>-1){let{parser:parser2}=stack.
p;for(let i2=0;i2<parser2.specialized.length;i2++)if(parser2.specialized[i2]==token.value){let result=parser2.
specializers[i2](this.stream.read(token.start,token.end),stack);if(result>=0&&stack.p.parser.dialect.
allows(result>>1)){if((result&1)==0)token.value=result>>1;else token.extended=result>>1;break}}}else{
token.value=0;token.end=this.stream.clipPos(start2+1)}}putAction(action,token,end,index){for(let i2=0;i2<
index;i2+=3)if(this.actions[i2]==action)return index;this.actions[index++]=action;this.actions[index++]=
token;this.actions[index++]=end;return index}addActions(stack,token,end,index){let{state}=stack,{parser:parser2}=stack.
p,{data}=parser2;for(let set=0;set<2;set++){for(let i2=parser2.stateSlot(state,set?2:1);;i2+=3){if(data[i2]==
65535){if(data[i2+1]==1){i2=pair3(data,i2+2)}else{if(index==0&&data[i2+1]==2)index=this.putAction(pair3(
data,i2+2),token,end,index);break}}if(data[i2]==token)index=this.putAction(pair3(data,i2+1),token,end,
index)}}return index}};var Parse=class{constructor(parser2,input,fragments,ranges){this.parser=parser2;
this.input=input;this.ranges=ranges;this.recovering=0;this.nextStackID=9812;this.minStackPos=0;this.
reused=[];this.stoppedAt=null;this.lastBigReductionStart=-1;this.lastBigReductionSize=0;this.bigReductionCount=
0;this.stream=new InputStream(input,ranges);this.tokens=new TokenCache(parser2,this.stream);this.topTerm=
parser2.top[1];let{from}=ranges[0];this.stacks=[Stack.start(this,parser2.top[0],from)];this.fragments=
fragments.length&&this.stream.end-from>parser2.bufferLength*4?new FragmentCursor(fragments,parser2.minRepeatTerm):
null}get parsedPos(){return this.minStackPos}advance(){let stacks=this.stacks,pos=this.minStackPos;let newStacks=this.
stacks=[];let stopped,stoppedTokens;if(this.bigReductionCount>300&&stacks.length==1){let[s]=stacks;while(s.
forceReduce()&&s.stack.length&&s.stack[s.stack.length-2]>=this.lastBigReductionStart){}this.bigReductionCount=
this.lastBigReductionSize=0}for(let i2=0;i2<stacks.length;i2++){let stack=stacks[i2];for(;;){this.tokens.
mainToken=null;if(stack.pos>pos){newStacks.push(stack)}else if(this.advanceStack(stack,newStacks,stacks)){
continue}else{if(!stopped){stopped=[];stoppedTokens=[]}stopped.push(stack);let tok=this.tokens.getMainToken(
stack);stoppedTokens.push(tok.value,tok.end)}break}}if(!newStacks.length){let finished=stopped&&findFinished(
stopped);if(finished){if(verbose)console.log("Finish with "+this.stackID(finished));return this.stackToTree(
finished)}if(this.parser.strict){if(verbose&&stopped)console.log("Stuck with token "+(this.tokens.mainToken?
this.parser.getName(this.tokens.mainToken.value):"none"));throw new SyntaxError("No parse at "+pos)}
if(!this.recovering)this.recovering=5}if(this.recovering&&stopped){let finished=this.stoppedAt!=null&&
stopped[0].pos>this.stoppedAt?stopped[0]:this.runRecovery(stopped,stoppedTokens,newStacks);if(finished){
if(verbose)console.log("Force-finish "+this.stackID(finished));return this.stackToTree(finished.forceAll())}}
if(this.recovering){let maxRemaining=this.recovering==1?1:this.recovering*3;if(newStacks.length>maxRemaining){
newStacks.sort((a,b)=>b.score-a.score);while(newStacks.length>maxRemaining)newStacks.pop()}if(newStacks.
some(s=>s.reducePos>pos))this.recovering--}else if(newStacks.length>1){outer:for(let i2=0;i2<newStacks.
length-1;i2++){let stack=newStacks[i2];for(let j=i2+1;j<newStacks.length;j++){let other=newStacks[j];
if(stack.sameState(other)||stack.buffer.length>500&&other.buffer.length>500){if((stack.score-other.score||
stack.buffer.length-other.buffer.length)>0){newStacks.splice(j--,1)}else{newStacks.splice(i2--,1);continue outer}}}}
if(newStacks.length>12){newStacks.sort((a,b)=>b.score-a.score);newStacks.splice(12,newStacks.length-
12)}}this.minStackPos=newStacks[0].pos;for(let i2=1;i2<newStacks.length;i2++)if(newStacks[i2].pos<this.
minStackPos)this.minStackPos=newStacks[i2].pos;return null}stopAt(pos){if(this.stoppedAt!=null&&this.
stoppedAt<pos)throw new RangeError("Can't move stoppedAt forward");this.stoppedAt=pos}tryReuse(stack,start2,tree,repeatOnly){
if(!tree)return null;let strictCx=stack.curContext&&stack.curContext.tracker.strict,cxHash=strictCx?
stack.curContext.hash:0;for(;tree;){let match=this.parser.nodeSet.types[tree.type.id]!=tree.type?-1:
this.parser.getGoto(stack.state,tree.type.id);if(match>-1&&tree.length&&(!strictCx||(tree.prop(NodeProp.
contextHash)||0)==cxHash)){stack.useNode(tree,match,start2);return tree}if(tree.children.length==0||
tree.positions[0]>0)break;let inner=tree.children[0];if(inner instanceof Tree&&(!repeatOnly||inner.type.
id>=this.parser.minRepeatTerm))tree=inner;else break}return null}advanceStack(stack,stacks,split){let start2=stack.
pos,{parser:parser2}=this;let base2=verbose?this.stackID(stack)+" -> ":"";if(this.stoppedAt!=null&&start2>
this.stoppedAt)return stack.forceReduce()?stack:null;if(this.fragments){let reused=stack.reducePos<start2&&
stack.buffer.length&&stack.buffer[stack.buffer.length-2]<=stack.reducePos&&this.fragments.lastRepeatPos==
stack.reducePos&&this.tryReuse(stack,stack.reducePos,this.fragments.lastRepeat,true)||this.tryReuse(
stack,start2,this.fragments.nodeAt(start2),false);if(reused){if(verbose)console.log(base2+this.stackID(
stack)+` (via reuse of ${parser2.getName(reused.type.id)})`);return true}}let defaultReduce=parser2.
stateSlot(stack.state,4);if(defaultReduce>0){stack.reduce(defaultReduce);if(verbose)console.log(base2+
this.stackID(stack)+` (via always-reduce ${parser2.getName(defaultReduce&65535)})`);return true}if(stack.
stack.length>=8400){while(stack.stack.length>6e3&&stack.forceReduce()){}}let actions=this.tokens.getActions(
stack);for(let i2=0;i2<actions.length;){let action=actions[i2++],term=actions[i2++],end=actions[i2++];
let last2=i2==actions.length||!split;let localStack=last2?stack:stack.split();let main=this.tokens.mainToken;
localStack.apply(action,term,main?main.start:localStack.pos,end);if(verbose)console.log(base2+this.stackID(
localStack)+` (via ${(action&65536)==0?"shift":`reduce of ${parser2.getName(action&65535)}`} for ${parser2.
getName(term)} @ ${start2}${localStack==stack?"":", split"})`);if(last2)return true;else if(localStack.
pos>start2)stacks.push(localStack);else split.push(localStack)}return false}advanceFully(stack,newStacks){
let pos=stack.pos;for(;;){if(!this.advanceStack(stack,null,null))return false;if(stack.pos>pos){pushStackDedup(
stack,newStacks);return true}}}runRecovery(stacks,tokens,newStacks){let finished=null,restarted=false;
for(let i2=0;i2<stacks.length;i2++){let stack=stacks[i2],token=tokens[i2<<1],tokenEnd=tokens[(i2<<1)+
1];let base2=verbose?this.stackID(stack)+" -> ":"";if(stack.deadEnd){if(restarted)continue;restarted=
true;stack.restart();if(verbose)console.log(base2+this.stackID(stack)+" (restarted)");let done=this.
advanceFully(stack,newStacks);if(done)continue}let force=stack.split(),forceBase=base2;for(let j=0;j<
10&&force.forceReduce();j++){if(verbose)console.log(forceBase+this.stackID(force)+" (via force-reduc\
e)");let done=this.advanceFully(force,newStacks);if(done)break;if(verbose)forceBase=this.stackID(force)+
" -> "}for(let insert2 of stack.recoverByInsert(token)){if(verbose)console.log(base2+this.stackID(insert2)+
" (via recover-insert)");this.advanceFully(insert2,newStacks)}if(this.stream.end>stack.pos){if(tokenEnd==
stack.pos){tokenEnd++;token=0}stack.recoverByDelete(token,tokenEnd);if(verbose)console.log(base2+this.
stackID(stack)+` (via recover-delete ${this.parser.getName(token)})`);pushStackDedup(stack,newStacks)}else if(!finished||
finished.score<force.score){finished=force}}return finished}stackToTree(stack){stack.close();return Tree.
build({buffer:StackBufferCursor.create(stack),nodeSet:this.parser.nodeSet,topID:this.topTerm,maxBufferLength:this.
parser.bufferLength,reused:this.reused,start:this.ranges[0].from,length:stack.pos-this.ranges[0].from,
minRepeatType:this.parser.minRepeatTerm})}stackID(stack){let id2=(stackIDs||(stackIDs=new WeakMap)).
get(stack);if(!id2)stackIDs.set(stack,id2=String.fromCodePoint(this.nextStackID++));return id2+stack}};
function pushStackDedup(stack,newStacks){for(let i2=0;i2<newStacks.length;i2++){let other=newStacks[i2];
if(other.pos==stack.pos&&other.sameState(stack)){if(newStacks[i2].score<stack.score)newStacks[i2]=stack;
return}}newStacks.push(stack)}var Dialect=class{constructor(source,flags,disabled){this.source=source;
this.flags=flags;this.disabled=disabled}allows(term){return!this.disabled||this.disabled[term]==0}};
var id=x=>x;var ContextTracker=class{constructor(spec){this.start=spec.start;this.shift=spec.shift||
id;this.reduce=spec.reduce||id;this.reuse=spec.reuse||id;this.hash=spec.hash||(()=>0);this.strict=spec.
strict!==false}};var LRParser=class _LRParser extends Parser{constructor(spec){super();this.wrappers=
[];if(spec.version!=14)throw new RangeError(`Parser version (${spec.version}) doesn't match runtime \
version (${14})`);let nodeNames=spec.nodeNames.split(" ");this.minRepeatTerm=nodeNames.length;for(let i2=0;i2<
spec.repeatNodeCount;i2++)nodeNames.push("");let topTerms=Object.keys(spec.topRules).map(r=>spec.topRules[r][1]);
let nodeProps=[];for(let i2=0;i2<nodeNames.length;i2++)nodeProps.push([]);function setProp(nodeID,prop,value){
nodeProps[nodeID].push([prop,prop.deserialize(String(value))])}if(spec.nodeProps)for(let propSpec of spec.
nodeProps){let prop=propSpec[0];if(typeof prop=="string")prop=NodeProp[prop];for(let i2=1;i2<propSpec.
length;){let next=propSpec[i2++];if(next>=0){setProp(next,prop,propSpec[i2++])}else{let value=propSpec[i2+
-next];for(let j=-next;j>0;j--)setProp(propSpec[i2++],prop,value);i2++}}}this.nodeSet=new NodeSet(nodeNames.
map((name2,i2)=>NodeType.define({name:i2>=this.minRepeatTerm?void 0:name2,id:i2,props:nodeProps[i2],
top:topTerms.indexOf(i2)>-1,error:i2==0,skipped:spec.skippedNodes&&spec.skippedNodes.indexOf(i2)>-1})));
if(spec.propSources)this.nodeSet=this.nodeSet.extend(...spec.propSources);this.strict=false;this.bufferLength=
DefaultBufferLength;let tokenArray=decodeArray(spec.tokenData);this.context=spec.context;this.specializerSpecs=
spec.specialized||[];this.specialized=new Uint16Array(this.specializerSpecs.length);for(let i2=0;i2<
this.specializerSpecs.length;i2++)this.specialized[i2]=this.specializerSpecs[i2].term;this.specializers=
this.specializerSpecs.map(getSpecializer);this.states=decodeArray(spec.states,Uint32Array);this.data=
decodeArray(spec.stateData);this.goto=decodeArray(spec.goto);this.maxTerm=spec.maxTerm;this.tokenizers=
spec.tokenizers.map(value=>typeof value=="number"?new TokenGroup(tokenArray,value):value);this.topRules=
spec.topRules;this.dialects=spec.dialects||{};this.dynamicPrecedences=spec.dynamicPrecedences||null;
this.tokenPrecTable=spec.tokenPrec;this.termNames=spec.termNames||null;this.maxNode=this.nodeSet.types.
length-1;this.dialect=this.parseDialect();this.top=this.topRules[Object.keys(this.topRules)[0]]}createParse(input,fragments,ranges){
let parse=new Parse(this,input,fragments,ranges);for(let w of this.wrappers)parse=w(parse,input,fragments,
ranges);return parse}getGoto(state,term,loose=false){let table=this.goto;if(term>=table[0])return-1;
for(let pos=table[term+1];;){let groupTag=table[pos++],last2=groupTag&1;let target=table[pos++];if(last2&&
loose)return target;for(let end=pos+(groupTag>>1);pos<end;pos++)if(table[pos]==state)return target;if(last2)
return-1}}hasAction(state,terminal){let data=this.data;for(let set=0;set<2;set++){for(let i2=this.stateSlot(
state,set?2:1),next;;i2+=3){if((next=data[i2])==65535){if(data[i2+1]==1)next=data[i2=pair3(data,i2+2)];else if(data[i2+
1]==2)return pair3(data,i2+2);else break}if(next==terminal||next==0)return pair3(data,i2+1)}}return 0}stateSlot(state,slot){
return this.states[state*6+slot]}stateFlag(state,flag){return(this.stateSlot(state,0)&flag)>0}validAction(state,action){
return!!this.allActions(state,a=>a==action?true:null)}allActions(state,action){let deflt=this.stateSlot(
state,4);let result=deflt?action(deflt):void 0;for(let i2=this.stateSlot(state,1);result==null;i2+=3){
if(this.data[i2]==65535){if(this.data[i2+1]==1)i2=pair3(this.data,i2+2);else break}result=action(pair3(
this.data,i2+1))}return result}nextStates(state){let result=[];for(let i2=this.stateSlot(state,1);;i2+=
3){if(this.data[i2]==65535){if(this.data[i2+1]==1)i2=pair3(this.data,i2+2);else break}if((this.data[i2+
2]&65536>>16)==0){let value=this.data[i2+1];if(!result.some((v,i3)=>i3&1&&v==value))result.push(this.
data[i2],value)}}return result}configure(config){let copy2=Object.assign(Object.create(_LRParser.prototype),
this);if(config.props)copy2.nodeSet=this.nodeSet.extend(...config.props);if(config.top){let info=this.
topRules[config.top];if(!info)throw new RangeError(`Invalid top rule name ${config.top}`);copy2.top=
info}if(config.tokenizers)copy2.tokenizers=this.tokenizers.map(t2=>{let found=config.tokenizers.find(
r=>r.from==t2);return found?found.to:t2});if(config.specializers){copy2.specializers=this.specializers.
slice();copy2.specializerSpecs=this.specializerSpecs.map((s,i2)=>{let found=config.specializers.find(
r=>r.from==s.external);if(!found)return s;let spec=Object.assign(Object.assign({},s),{external:found.
to});copy2.specializers[i2]=getSpecializer(spec);return spec})}if(config.contextTracker)copy2.context=
config.contextTracker;if(config.dialect)copy2.dialect=this.parseDialect(config.dialect);if(config.strict!=
null)copy2.strict=config.strict;if(config.wrap)copy2.wrappers=copy2.wrappers.concat(config.wrap);if(config.
bufferLength!=null)copy2.bufferLength=config.bufferLength;return copy2}hasWrappers(){return this.wrappers.
length>0}getName(term){return this.termNames?this.termNames[term]:String(term<=this.maxNode&&this.nodeSet.
types[term].name||term)}get eofTerm(){return this.maxNode+1}get topNode(){return this.nodeSet.types[this.
top[1]]}dynamicPrecedence(term){let prec2=this.dynamicPrecedences;return prec2==null?0:prec2[term]||
0}parseDialect(dialect){let values=Object.keys(this.dialects),flags=values.map(()=>false);if(dialect)
for(let part of dialect.split(" ")){let id2=values.indexOf(part);if(id2>=0)flags[id2]=true}let disabled=null;
for(let i2=0;i2<values.length;i2++)if(!flags[i2]){for(let j=this.dialects[values[i2]],id2;(id2=this.
data[j++])!=65535;)(disabled||(disabled=new Uint8Array(this.maxTerm+1)))[id2]=1}return new Dialect(dialect,
flags,disabled)}static deserialize(spec){return new _LRParser(spec)}};function pair3(data,off){return data[off]|
data[off+1]<<16}function findFinished(stacks){let best=null;for(let stack of stacks){let stopped=stack.
p.stoppedAt;if((stack.pos==stack.p.stream.end||stopped!=null&&stack.pos>stopped)&&stack.p.parser.stateFlag(
stack.state,2)&&(!best||best.score<stack.score))best=stack}return best}function getSpecializer(spec){
if(spec.external){let mask=spec.extend?1:0;return(value,stack)=>spec.external(value,stack)<<1|mask}return spec.
get}var printKeyword=1;var indent=194;var dedent=195;var newline$1=196;var blankLineStart=197;var newlineBracketed=198;
var eof=199;var stringContent=200;var Escape=2;var replacementStart=3;var stringEnd=201;var ParenL=24;
var ParenthesizedExpression=25;var TupleExpression=49;var ComprehensionExpression=50;var BracketL=55;
var ArrayExpression=56;var ArrayComprehensionExpression=57;var BraceL=59;var DictionaryExpression=60;
var DictionaryComprehensionExpression=61;var SetExpression=62;var SetComprehensionExpression=63;var ArgList=65;
var subscript=238;var String$1=71;var stringStart=241;var stringStartD=242;var stringStartL=243;var stringStartLD=244;
var stringStartR=245;var stringStartRD=246;var stringStartRL=247;var stringStartRLD=248;var FormatString=72;
var stringStartF=249;var stringStartFD=250;var stringStartFL=251;var stringStartFLD=252;var stringStartFR=253;
var stringStartFRD=254;var stringStartFRL=255;var stringStartFRLD=256;var FormatReplacement=73;var nestedFormatReplacement=77;
var importList=263;var TypeParamList=112;var ParamList=130;var SequencePattern=151;var MappingPattern=152;
var PatternArgList=155;var newline=10;var carriageReturn=13;var space=32;var tab=9;var hash=35;var parenOpen=40;
var dot=46;var braceOpen=123;var braceClose=125;var singleQuote=39;var doubleQuote=34;var backslash=92;
var letter_o=111;var letter_x=120;var letter_N=78;var letter_u=117;var letter_U=85;var bracketed=new Set(
[ParenthesizedExpression,TupleExpression,ComprehensionExpression,importList,ArgList,ParamList,ArrayExpression,
ArrayComprehensionExpression,subscript,SetExpression,SetComprehensionExpression,FormatString,FormatReplacement,
nestedFormatReplacement,DictionaryExpression,DictionaryComprehensionExpression,SequencePattern,MappingPattern,
PatternArgList,TypeParamList]);function isLineBreak(ch){return ch==newline||ch==carriageReturn}function isHex(ch){
return ch>=48&&ch<=57||ch>=65&&ch<=70||ch>=97&&ch<=102}var newlines=new ExternalTokenizer((input,stack)=>{
let prev;if(input.next<0){input.acceptToken(eof)}else if(stack.context.flags&cx_Bracketed){if(isLineBreak(
input.next))input.acceptToken(newlineBracketed,1)}else if(((prev=input.peek(-1))<0||isLineBreak(prev))&&
stack.canShift(blankLineStart)){let spaces=0;while(input.next==space||input.next==tab){input.advance();
spaces++}if(input.next==newline||input.next==carriageReturn||input.next==hash)input.acceptToken(blankLineStart,
-spaces)}else if(isLineBreak(input.next)){input.acceptToken(newline$1,1)}},{contextual:true});var indentation=new ExternalTokenizer(
(input,stack)=>{let context=stack.context;if(context.flags)return;let prev=input.peek(-1);if(prev==newline||
prev==carriageReturn){let depth=0,chars=0;for(;;){if(input.next==space)depth++;else if(input.next==tab)
depth+=8-depth%8;else break;input.advance();chars++}if(depth!=context.indent&&input.next!=newline&&input.
next!=carriageReturn&&input.next!=hash){if(depth<context.indent)input.acceptToken(dedent,-chars);else
input.acceptToken(indent)}}});var cx_Bracketed=1;var cx_String=2;var cx_DoubleQuote=4;var cx_Long=8;
var cx_Raw=16;var cx_Format=32;function Context(parent,indent2,flags){this.parent=parent;this.indent=
indent2;this.flags=flags;this.hash=(parent?parent.hash+parent.hash<<8:0)+indent2+(indent2<<4)+flags+
(flags<<6)}var topIndent2=new Context(null,0,0);function countIndent(space2){let depth=0;for(let i2=0;i2<
space2.length;i2++)depth+=space2.charCodeAt(i2)==tab?8-depth%8:1;return depth}var stringFlags=new Map(
[[stringStart,0],[stringStartD,cx_DoubleQuote],[stringStartL,cx_Long],[stringStartLD,cx_Long|cx_DoubleQuote],
[stringStartR,cx_Raw],[stringStartRD,cx_Raw|cx_DoubleQuote],[stringStartRL,cx_Raw|cx_Long],[stringStartRLD,
cx_Raw|cx_Long|cx_DoubleQuote],[stringStartF,cx_Format],[stringStartFD,cx_Format|cx_DoubleQuote],[stringStartFL,
cx_Format|cx_Long],[stringStartFLD,cx_Format|cx_Long|cx_DoubleQuote],[stringStartFR,cx_Format|cx_Raw],
[stringStartFRD,cx_Format|cx_Raw|cx_DoubleQuote],[stringStartFRL,cx_Format|cx_Raw|cx_Long],[stringStartFRLD,
cx_Format|cx_Raw|cx_Long|cx_DoubleQuote]].map(([term,flags])=>[term,flags|cx_String]));var trackIndent=new ContextTracker(
{start:topIndent2,reduce(context,term,_,input){if(context.flags&cx_Bracketed&&bracketed.has(term)||(term==
String$1||term==FormatString)&&context.flags&cx_String)return context.parent;return context},shift(context,term,stack,input){
if(term==indent)return new Context(context,countIndent(input.read(input.pos,stack.pos)),0);if(term==
dedent)return context.parent;if(term==ParenL||term==BracketL||term==BraceL||term==replacementStart)return new Context(
context,0,cx_Bracketed);if(stringFlags.has(term))return new Context(context,0,stringFlags.get(term)|
context.flags&cx_Bracketed);return context},hash(context){return context.hash}});var legacyPrint=new ExternalTokenizer(
input=>{for(let i2=0;i2<5;i2++){if(input.next!="print".charCodeAt(i2))return;input.advance()}if(/\w/.
test(String.fromCharCode(input.next)))return;for(let off=0;;off++){let next=input.peek(off);if(next==
space||next==tab)continue;if(next!=parenOpen&&next!=dot&&next!=newline&&next!=carriageReturn&&next!=
hash)input.acceptToken(printKeyword);return}});var strings=new ExternalTokenizer((input,stack)=>{let{
flags}=stack.context;let quote=flags&cx_DoubleQuote?doubleQuote:singleQuote;let long=(flags&cx_Long)>
0;let escapes=!(flags&cx_Raw);let format=(flags&cx_Format)>0;let start2=input.pos;for(;;){if(input.next<
0){break}else if(format&&input.next==braceOpen){if(input.peek(1)==braceOpen){input.advance(2)}else{if(input.
pos==start2){input.acceptToken(replacementStart,1);return}break}}else if(escapes&&input.next==backslash){
if(input.pos==start2){input.advance();let escaped=input.next;if(escaped>=0){input.advance();skipEscape(
input,escaped)}input.acceptToken(Escape);return}break}else if(input.next==backslash&&!escapes&&input.
peek(1)>-1){input.advance(2)}else if(input.next==quote&&(!long||input.peek(1)==quote&&input.peek(2)==
quote)){if(input.pos==start2){input.acceptToken(stringEnd,long?3:1);return}break}else if(input.next==
newline){if(long){input.advance()}else if(input.pos==start2){input.acceptToken(stringEnd);return}break}else{
input.advance()}}if(input.pos>start2)input.acceptToken(stringContent)});function skipEscape(input,ch){
if(ch==letter_o){for(let i2=0;i2<2&&input.next>=48&&input.next<=55;i2++)input.advance()}else if(ch==
letter_x){for(let i2=0;i2<2&&isHex(input.next);i2++)input.advance()}else if(ch==letter_u){for(let i2=0;i2<
4&&isHex(input.next);i2++)input.advance()}else if(ch==letter_U){for(let i2=0;i2<8&&isHex(input.next);i2++)
input.advance()}else if(ch==letter_N){if(input.next==braceOpen){input.advance();while(input.next>=0&&
input.next!=braceClose&&input.next!=singleQuote&&input.next!=doubleQuote&&input.next!=newline)input.
advance();if(input.next==braceClose)input.advance()}}}var pythonHighlighting=styleTags({'async "*" "\
**" FormatConversion FormatSpec':tags.modifier,"for while if elif else try except finally return rai\
se break continue with pass assert await yield match case":tags.controlKeyword,"in not and or is del":tags.
operatorKeyword,"from def class global nonlocal lambda":tags.definitionKeyword,import:tags.moduleKeyword,
"with as print":tags.keyword,Boolean:tags.bool,None:tags.null,VariableName:tags.variableName,"CallEx\
pression/VariableName":tags.function(tags.variableName),"FunctionDefinition/VariableName":tags.function(
tags.definition(tags.variableName)),"ClassDefinition/VariableName":tags.definition(tags.className),PropertyName:tags.
propertyName,"CallExpression/MemberExpression/PropertyName":tags.function(tags.propertyName),Comment:tags.
lineComment,Number:tags.number,String:tags.string,FormatString:tags.special(tags.string),Escape:tags.
escape,UpdateOp:tags.updateOperator,"ArithOp!":tags.arithmeticOperator,BitOp:tags.bitwiseOperator,CompareOp:tags.
compareOperator,AssignOp:tags.definitionOperator,Ellipsis:tags.punctuation,At:tags.meta,"( )":tags.paren,
"[ ]":tags.squareBracket,"{ }":tags.brace,".":tags.derefOperator,", ;":tags.separator});var spec_identifier={
__proto__:null,await:44,or:54,and:56,in:60,not:62,is:64,if:70,else:72,lambda:76,yield:94,from:96,async:102,
for:104,None:162,True:164,False:164,del:178,pass:182,break:186,continue:190,return:194,raise:202,import:206,
as:208,global:212,nonlocal:214,assert:218,type:223,elif:236,while:240,try:246,except:248,finally:250,
with:254,def:258,class:268,match:279,case:285};var parser=LRParser.deserialize({version:14,states:"#\
#jQ`QeOOP$}OSOOO&WQtO'#HUOOQS'#Co'#CoOOQS'#Cp'#CpO'vQdO'#CnO*UQtO'#HTOOQS'#HU'#HUOOQS'#DU'#DUOOQS'#H\
T'#HTO*rQdO'#D_O+VQdO'#DfO+gQdO'#DjO+zOWO'#DuO,VOWO'#DvO.[QtO'#GuOOQS'#Gu'#GuO'vQdO'#GtO0ZQtO'#GtOOQ\
S'#Eb'#EbO0rQdO'#EcOOQS'#Gs'#GsO0|QdO'#GrOOQV'#Gr'#GrO1XQdO'#FYOOQS'#G^'#G^O1^QdO'#FXOOQV'#IS'#ISOOQ\
V'#Gq'#GqOOQV'#Fq'#FqQ`QeOOO'vQdO'#CqO1lQdO'#C}O1sQdO'#DRO2RQdO'#HYO2cQtO'#EVO'vQdO'#EWOOQS'#EY'#EYO\
OQS'#E['#E[OOQS'#E^'#E^O2wQdO'#E`O3_QdO'#EdO3rQdO'#EfO3zQtO'#EfO1XQdO'#EiO0rQdO'#ElO1XQdO'#EnO0rQdO'\
#EtO0rQdO'#EwO4VQdO'#EyO4^QdO'#FOO4iQdO'#EzO0rQdO'#FOO1XQdO'#FQO1XQdO'#FVO4nQdO'#F[P4uOdO'#GpPOOO)CB\
d)CBdOOQS'#Ce'#CeOOQS'#Cf'#CfOOQS'#Cg'#CgOOQS'#Ch'#ChOOQS'#Ci'#CiOOQS'#Cj'#CjOOQS'#Cl'#ClO'vQdO,59OO\
'vQdO,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO5TQdO'#DoOOQS,5:Y,5:YO5hQdO'#HdOOQS,5:],5:]O5uQ!fO\
,5:]O5zQtO,59YO1lQdO,59bO1lQdO,59bO1lQdO,59bO8jQdO,59bO8oQdO,59bO8vQdO,59jO8}QdO'#HTO:TQdO'#HSOOQS'#\
HS'#HSOOQS'#D['#D[O:lQdO,59aO'vQdO,59aO:zQdO,59aOOQS,59y,59yO;PQdO,5:RO'vQdO,5:ROOQS,5:Q,5:QO;_QdO,5\
:QO;dQdO,5:XO'vQdO,5:XO'vQdO,5:VOOQS,5:U,5:UO;uQdO,5:UO;zQdO,5:WOOOW'#Fy'#FyO<POWO,5:aOOQS,5:a,5:aO<\
[QdO'#HwOOOW'#Dw'#DwOOOW'#Fz'#FzO<lOWO,5:bOOQS,5:b,5:bOOQS'#F}'#F}O<zQtO,5:iO?lQtO,5=`O@VQ#xO,5=`O@v\
QtO,5=`OOQS,5:},5:}OA_QeO'#GWOBqQdO,5;^OOQV,5=^,5=^OB|QtO'#IPOCkQdO,5;tOOQS-E:[-E:[OOQV,5;s,5;sO4dQd\
O'#FQOOQV-E9o-E9oOCsQtO,59]OEzQtO,59iOFeQdO'#HVOFpQdO'#HVO1XQdO'#HVOF{QdO'#DTOGTQdO,59mOGYQdO'#HZO'v\
QdO'#HZO0rQdO,5=tOOQS,5=t,5=tO0rQdO'#EROOQS'#ES'#ESOGwQdO'#GPOHXQdO,58|OHXQdO,58|O*xQdO,5:oOHgQtO'#H\
]OOQS,5:r,5:rOOQS,5:z,5:zOHzQdO,5;OOI]QdO'#IOO1XQdO'#H}OOQS,5;Q,5;QOOQS'#GT'#GTOIqQtO,5;QOJPQdO,5;QO\
JUQdO'#IQOOQS,5;T,5;TOJdQdO'#H|OOQS,5;W,5;WOJuQdO,5;YO4iQdO,5;`O4iQdO,5;cOJ}QtO'#ITO'vQdO'#ITOKXQdO,\
5;eO4VQdO,5;eO0rQdO,5;jO1XQdO,5;lOK^QeO'#EuOLjQgO,5;fO!!kQdO'#IUO4iQdO,5;jO!!vQdO,5;lO!#OQdO,5;qO!#Z\
QtO,5;vO'vQdO,5;vPOOO,5=[,5=[P!#bOSO,5=[P!#jOdO,5=[O!&bQtO1G.jO!&iQtO1G.jO!)YQtO1G.jO!)dQtO1G.jO!+}Q\
tO1G.jO!,bQtO1G.jO!,uQdO'#HcO!-TQtO'#GuO0rQdO'#HcO!-_QdO'#HbOOQS,5:Z,5:ZO!-gQdO,5:ZO!-lQdO'#HeO!-wQd\
O'#HeO!.[QdO,5>OOOQS'#Ds'#DsOOQS1G/w1G/wOOQS1G.|1G.|O!/[QtO1G.|O!/cQtO1G.|O1lQdO1G.|O!0OQdO1G/UOOQS'\
#DZ'#DZO0rQdO,59tOOQS1G.{1G.{O!0VQdO1G/eO!0gQdO1G/eO!0oQdO1G/fO'vQdO'#H[O!0tQdO'#H[O!0yQtO1G.{O!1ZQd\
O,59iO!2aQdO,5=zO!2qQdO,5=zO!2yQdO1G/mO!3OQtO1G/mOOQS1G/l1G/lO!3`QdO,5=uO!4VQdO,5=uO0rQdO1G/qO!4tQdO\
1G/sO!4yQtO1G/sO!5ZQtO1G/qOOQS1G/p1G/pOOQS1G/r1G/rOOOW-E9w-E9wOOQS1G/{1G/{O!5kQdO'#HxO0rQdO'#HxO!5|Q\
dO,5>cOOOW-E9x-E9xOOQS1G/|1G/|OOQS-E9{-E9{O!6[Q#xO1G2zO!6{QtO1G2zO'vQdO,5<jOOQS,5<j,5<jOOQS-E9|-E9|O\
OQS,5<r,5<rOOQS-E:U-E:UOOQV1G0x1G0xO1XQdO'#GRO!7dQtO,5>kOOQS1G1`1G1`O!8RQdO1G1`OOQS'#DV'#DVO0rQdO,5=\
qOOQS,5=q,5=qO!8WQdO'#FrO!8cQdO,59oO!8kQdO1G/XO!8uQtO,5=uOOQS1G3`1G3`OOQS,5:m,5:mO!9fQdO'#GtOOQS,5<k\
,5<kOOQS-E9}-E9}O!9wQdO1G.hOOQS1G0Z1G0ZO!:VQdO,5=wO!:gQdO,5=wO0rQdO1G0jO0rQdO1G0jO!:xQdO,5>jO!;ZQdO,\
5>jO1XQdO,5>jO!;lQdO,5>iOOQS-E:R-E:RO!;qQdO1G0lO!;|QdO1G0lO!<RQdO,5>lO!<aQdO,5>lO!<oQdO,5>hO!=VQdO,5\
>hO!=hQdO'#EpO0rQdO1G0tO!=sQdO1G0tO!=xQgO1G0zO!AvQgO1G0}O!EqQdO,5>oO!E{QdO,5>oO!FTQtO,5>oO0rQdO1G1PO\
!F_QdO1G1PO4iQdO1G1UO!!vQdO1G1WOOQV,5;a,5;aO!FdQfO,5;aO!FiQgO1G1QO!JjQdO'#GZO4iQdO1G1QO4iQdO1G1QO!Jz\
QdO,5>pO!KXQdO,5>pO1XQdO,5>pOOQV1G1U1G1UO!KaQdO'#FSO!KrQ!fO1G1WO!KzQdO1G1WOOQV1G1]1G1]O4iQdO1G1]O!LP\
QdO1G1]O!LXQdO'#F^OOQV1G1b1G1bO!#ZQtO1G1bPOOO1G2v1G2vP!L^OSO1G2vOOQS,5=},5=}OOQS'#Dp'#DpO0rQdO,5=}O!\
LfQdO,5=|O!LyQdO,5=|OOQS1G/u1G/uO!MRQdO,5>PO!McQdO,5>PO!MkQdO,5>PO!NOQdO,5>PO!N`QdO,5>POOQS1G3j1G3jO\
OQS7+$h7+$hO!8kQdO7+$pO#!RQdO1G.|O#!YQdO1G.|OOQS1G/`1G/`OOQS,5<`,5<`O'vQdO,5<`OOQS7+%P7+%PO#!aQdO7+%\
POOQS-E9r-E9rOOQS7+%Q7+%QO#!qQdO,5=vO'vQdO,5=vOOQS7+$g7+$gO#!vQdO7+%PO##OQdO7+%QO##TQdO1G3fOOQS7+%X7\
+%XO##eQdO1G3fO##mQdO7+%XOOQS,5<_,5<_O'vQdO,5<_O##rQdO1G3aOOQS-E9q-E9qO#$iQdO7+%]OOQS7+%_7+%_O#$wQdO\
1G3aO#%fQdO7+%_O#%kQdO1G3gO#%{QdO1G3gO#&TQdO7+%]O#&YQdO,5>dO#&sQdO,5>dO#&sQdO,5>dOOQS'#Dx'#DxO#'UO&j\
O'#DzO#'aO`O'#HyOOOW1G3}1G3}O#'fQdO1G3}O#'nQdO1G3}O#'yQ#xO7+(fO#(jQtO1G2UP#)TQdO'#GOOOQS,5<m,5<mOOQS\
-E:P-E:POOQS7+&z7+&zOOQS1G3]1G3]OOQS,5<^,5<^OOQS-E9p-E9pOOQS7+$s7+$sO#)bQdO,5=`O#){QdO,5=`O#*^QtO,5<\
aO#*qQdO1G3cOOQS-E9s-E9sOOQS7+&U7+&UO#+RQdO7+&UO#+aQdO,5<nO#+uQdO1G4UOOQS-E:Q-E:QO#,WQdO1G4UOOQS1G4T\
1G4TOOQS7+&W7+&WO#,iQdO7+&WOOQS,5<p,5<pO#,tQdO1G4WOOQS-E:S-E:SOOQS,5<l,5<lO#-SQdO1G4SOOQS-E:O-E:OO1X\
QdO'#EqO#-jQdO'#EqO#-uQdO'#IRO#-}QdO,5;[OOQS7+&`7+&`O0rQdO7+&`O#.SQgO7+&fO!JmQdO'#GXO4iQdO7+&fO4iQdO\
7+&iO#2QQtO,5<tO'vQdO,5<tO#2[QdO1G4ZOOQS-E:W-E:WO#2fQdO1G4ZO4iQdO7+&kO0rQdO7+&kOOQV7+&p7+&pO!KrQ!fO7\
+&rO!KzQdO7+&rO`QeO1G0{OOQV-E:X-E:XO4iQdO7+&lO4iQdO7+&lOOQV,5<u,5<uO#2nQdO,5<uO!JmQdO,5<uOOQV7+&l7+&\
lO#2yQgO7+&lO#6tQdO,5<vO#7PQdO1G4[OOQS-E:Y-E:YO#7^QdO1G4[O#7fQdO'#IWO#7tQdO'#IWO1XQdO'#IWOOQS'#IW'#I\
WO#8PQdO'#IVOOQS,5;n,5;nO#8XQdO,5;nO0rQdO'#FUOOQV7+&r7+&rO4iQdO7+&rOOQV7+&w7+&wO4iQdO7+&wO#8^QfO,5;x\
OOQV7+&|7+&|POOO7+(b7+(bO#8cQdO1G3iOOQS,5<c,5<cO#8qQdO1G3hOOQS-E9u-E9uO#9UQdO,5<dO#9aQdO,5<dO#9tQdO1\
G3kOOQS-E9v-E9vO#:UQdO1G3kO#:^QdO1G3kO#:nQdO1G3kO#:UQdO1G3kOOQS<<H[<<H[O#:yQtO1G1zOOQS<<Hk<<HkP#;WQd\
O'#FtO8vQdO1G3bO#;eQdO1G3bO#;jQdO<<HkOOQS<<Hl<<HlO#;zQdO7+)QOOQS<<Hs<<HsO#<[QtO1G1yP#<{QdO'#FsO#=YQd\
O7+)RO#=jQdO7+)RO#=rQdO<<HwO#=wQdO7+({OOQS<<Hy<<HyO#>nQdO,5<bO'vQdO,5<bOOQS-E9t-E9tOOQS<<Hw<<HwOOQS,\
5<g,5<gO0rQdO,5<gO#>sQdO1G4OOOQS-E9y-E9yO#?^QdO1G4OO<[QdO'#H{OOOO'#D{'#D{OOOO'#F|'#F|O#?oO&jO,5:fOOO\
W,5>e,5>eOOOW7+)i7+)iO#?zQdO7+)iO#@SQdO1G2zO#@mQdO1G2zP'vQdO'#FuO0rQdO<<IpO1XQdO1G2YP1XQdO'#GSO#AOQd\
O7+)pO#AaQdO7+)pOOQS<<Ir<<IrP1XQdO'#GUP0rQdO'#GQOOQS,5;],5;]O#ArQdO,5>mO#BQQdO,5>mOOQS1G0v1G0vOOQS<<\
Iz<<IzOOQV-E:V-E:VO4iQdO<<JQOOQV,5<s,5<sO4iQdO,5<sOOQV<<JQ<<JQOOQV<<JT<<JTO#BYQtO1G2`P#BdQdO'#GYO#Bk\
QdO7+)uO#BuQgO<<JVO4iQdO<<JVOOQV<<J^<<J^O4iQdO<<J^O!KrQ!fO<<J^O#FpQgO7+&gOOQV<<JW<<JWO#FzQgO<<JWOOQV\
1G2a1G2aO1XQdO1G2aO#JuQdO1G2aO4iQdO<<JWO1XQdO1G2bP0rQdO'#G[O#KQQdO7+)vO#K_QdO7+)vOOQS'#FT'#FTO0rQdO,\
5>rO#KgQdO,5>rO#KrQdO,5>rO#K}QdO,5>qO#L`QdO,5>qOOQS1G1Y1G1YOOQS,5;p,5;pOOQV<<Jc<<JcO#LhQdO1G1dOOQS7+\
)T7+)TP#LmQdO'#FwO#L}QdO1G2OO#MbQdO1G2OO#MrQdO1G2OP#M}QdO'#FxO#N[QdO7+)VO#NlQdO7+)VO#NlQdO7+)VO#NtQd\
O7+)VO$ UQdO7+(|O8vQdO7+(|OOQSAN>VAN>VO$ oQdO<<LmOOQSAN>cAN>cO0rQdO1G1|O$!PQtO1G1|P$!ZQdO'#FvOOQS1G2\
R1G2RP$!hQdO'#F{O$!uQdO7+)jO$#`QdO,5>gOOOO-E9z-E9zOOOW<<MT<<MTO$#nQdO7+(fOOQSAN?[AN?[OOQS7+'t7+'tO$$\
XQdO<<M[OOQS,5<q,5<qO$$jQdO1G4XOOQS-E:T-E:TOOQVAN?lAN?lOOQV1G2_1G2_O4iQdOAN?qO$$xQgOAN?qOOQVAN?xAN?x\
O4iQdOAN?xOOQV<<JR<<JRO4iQdOAN?rO4iQdO7+'{OOQV7+'{7+'{O1XQdO7+'{OOQVAN?rAN?rOOQS7+'|7+'|O$(sQdO<<MbO\
OQS1G4^1G4^O0rQdO1G4^OOQS,5<w,5<wO$)QQdO1G4]OOQS-E:Z-E:ZOOQU'#G_'#G_O$)cQfO7+'OO$)nQdO'#F_O$*uQdO7+'\
jO$+VQdO7+'jOOQS7+'j7+'jO$+bQdO<<LqO$+rQdO<<LqO$+rQdO<<LqO$+zQdO'#H^OOQS<<Lh<<LhO$,UQdO<<LhOOQS7+'h7\
+'hOOQS'#D|'#D|OOOO1G4R1G4RO$,oQdO1G4RO$,wQdO1G4RP!=hQdO'#GVOOQVG25]G25]O4iQdOG25]OOQVG25dG25dOOQVG2\
5^G25^OOQV<<Kg<<KgO4iQdO<<KgOOQS7+)x7+)xP$-SQdO'#G]OOQU-E:]-E:]OOQV<<Jj<<JjO$-vQtO'#FaOOQS'#Fc'#FcO$\
.WQdO'#FbO$.xQdO'#FbOOQS'#Fb'#FbO$.}QdO'#IYO$)nQdO'#FiO$)nQdO'#FiO$/fQdO'#FjO$)nQdO'#FkO$/mQdO'#IZOO\
QS'#IZ'#IZO$0[QdO,5;yOOQS<<KU<<KUO$0dQdO<<KUO$0tQdOANB]O$1UQdOANB]O$1^QdO'#H_OOQS'#H_'#H_O1sQdO'#DcO\
$1wQdO,5=xOOQSANBSANBSOOOO7+)m7+)mO$2`QdO7+)mOOQVLD*wLD*wOOQVANARANARO5uQ!fO'#GaO$2hQtO,5<SO$)nQdO'#\
FmOOQS,5<W,5<WOOQS'#Fd'#FdO$3YQdO,5;|O$3_QdO,5;|OOQS'#Fg'#FgO$)nQdO'#G`O$4PQdO,5<QO$4kQdO,5>tO$4{QdO\
,5>tO1XQdO,5<PO$5^QdO,5<TO$5cQdO,5<TO$)nQdO'#I[O$5hQdO'#I[O$5mQdO,5<UOOQS,5<V,5<VO0rQdO'#FpOOQU1G1e1\
G1eO4iQdO1G1eOOQSAN@pAN@pO$5rQdOG27wO$6SQdO,59}OOQS1G3d1G3dOOOO<<MX<<MXOOQS,5<{,5<{OOQS-E:_-E:_O$6XQ\
tO'#FaO$6`QdO'#I]O$6nQdO'#I]O$6vQdO,5<XOOQS1G1h1G1hO$6{QdO1G1hO$7QQdO,5<zOOQS-E:^-E:^O$7lQdO,5=OO$8T\
QdO1G4`OOQS-E:b-E:bOOQS1G1k1G1kOOQS1G1o1G1oO$8eQdO,5>vO$)nQdO,5>vOOQS1G1p1G1pOOQS,5<[,5<[OOQU7+'P7+'\
PO$+zQdO1G/iO$)nQdO,5<YO$8sQdO,5>wO$8zQdO,5>wOOQS1G1s1G1sOOQS7+'S7+'SP$)nQdO'#GdO$9SQdO1G4bO$9^QdO1G\
4bO$9fQdO1G4bOOQS7+%T7+%TO$9tQdO1G1tO$:SQtO'#FaO$:ZQdO,5<}OOQS,5<},5<}O$:iQdO1G4cOOQS-E:a-E:aO$)nQdO\
,5<|O$:pQdO,5<|O$:uQdO7+)|OOQS-E:`-E:`O$;PQdO7+)|O$)nQdO,5<ZP$)nQdO'#GcO$;XQdO1G2hO$)nQdO1G2hP$;gQdO\
'#GbO$;nQdO<<MhO$;xQdO1G1uO$<WQdO7+(SO8vQdO'#C}O8vQdO,59bO8vQdO,59bO8vQdO,59bO$<fQtO,5=`O8vQdO1G.|O0\
rQdO1G/XO0rQdO7+$pP$<yQdO'#GOO'vQdO'#GtO$=WQdO,59bO$=]QdO,59bO$=dQdO,59mO$=iQdO1G/UO1sQdO'#DRO8vQdO,\
59j",stateData:"$>S~O%cOS%^OSSOS%]PQ~OPdOVaOfoOhYOopOs!POvqO!PrO!Q{O!T!SO!U!RO!XZO!][O!h`O!r`O!s`O!t\
`O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#l!QO#o!TO#s!UO#u!VO#z!WO#}hO$P!XO%oRO%pRO%tSO%uWO&Z]\
O&[]O&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~O%]!YO~OV!aO_!aOa!bOh!iO!X!kO!f!mO%j![\
O%k!]O%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aO~Ok%xXl%xXm%xXn%xXo%xXp%xXs%xXz%xX{%xX!x%xX#g%xX%[%xX%\
_%xX%z%xXg%xX!T%xX!U%xX%{%xX!W%xX![%xX!Q%xX#[%xXt%xX!m%xX~P%SOfoOhYO!XZO!][O!h`O!r`O!s`O!t`O%oRO%pRO\
%tSO%uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~Oz%wX{%wX#g%wX%[%wX%_%wX%z%\
wX~Ok!pOl!qOm!oOn!oOo!rOp!sOs!tO!x%wX~P)pOV!zOg!|Oo0cOv0qO!PrO~P'vOV#OOo0cOv0qO!W#PO~P'vOV#SOa#TOo0c\
Ov0qO![#UO~P'vOQ#XO%`#XO%a#ZO~OQ#^OR#[O%`#^O%a#`O~OV%iX_%iXa%iXh%iXk%iXl%iXm%iXn%iXo%iXp%iXs%iXz%iX!\
X%iX!f%iX%j%iX%k%iX%l%iX%m%iX%n%iX%o%iX%p%iX%q%iX%r%iX%s%iXg%iX!T%iX!U%iX~O&Z]O&[]O&]]O&^]O&_]O&`]O&\
a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O{%iX!x%iX#g%iX%[%iX%_%iX%z%iX%{%iX!W%iX![%iX!Q%iX#[%iXt%iX!m%\
iX~P,eOz#dO{%hX!x%hX#g%hX%[%hX%_%hX%z%hX~Oo0cOv0qO~P'vO#g#gO%[#iO%_#iO~O%uWO~O!T#nO#u!VO#z!WO#}hO~Oo\
pO~P'vOV#sOa#tO%uWO{wP~OV#xOo0cOv0qO!Q#yO~P'vO{#{O!x$QO%z#|O#g!yX%[!yX%_!yX~OV#xOo0cOv0qO#g#SX%[#SX%\
_#SX~P'vOo0cOv0qO#g#WX%[#WX%_#WX~P'vOh$WO%uWO~O!f$YO!r$YO%uWO~OV$eO~P'vO!U$gO#s$hO#u$iO~O{$jO~OV$qO~\
P'vOS$sO%[$rO%_$rO%c$tO~OV$}Oa$}Og%POo0cOv0qO~P'vOo0cOv0qO{%SO~P'vO&Y%UO~Oa!bOh!iO!X!kO!f!mOVba_bakb\
albambanbaobapbasbazba{ba!xba#gba%[ba%_ba%jba%kba%lba%mba%nba%oba%pba%qba%rba%sba%zbagba!Tba!Uba%{ba\
!Wba![ba!Qba#[batba!mba~On%ZO~Oo%ZO~P'vOo0cO~P'vOk0eOl0fOm0dOn0dOo0mOp0nOs0rOg%wX!T%wX!U%wX%{%wX!W%w\
X![%wX!Q%wX#[%wX!m%wX~P)pO%{%]Og%vXz%vX!T%vX!U%vX!W%vX{%vX~Og%_Oz%`O!T%dO!U%cO~Og%_O~Oz%gO!T%dO!U%cO\
!W&SX~O!W%kO~Oz%lO{%nO!T%dO!U%cO![%}X~O![%rO~O![%sO~OQ#XO%`#XO%a%uO~OV%wOo0cOv0qO!PrO~P'vOQ#^OR#[O%`\
#^O%a%zO~OV!qa_!qaa!qah!qak!qal!qam!qan!qao!qap!qas!qaz!qa{!qa!X!qa!f!qa!x!qa#g!qa%[!qa%_!qa%j!qa%k!\
qa%l!qa%m!qa%n!qa%o!qa%p!qa%q!qa%r!qa%s!qa%z!qag!qa!T!qa!U!qa%{!qa!W!qa![!qa!Q!qa#[!qat!qa!m!qa~P#yO\
z%|O{%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P%SOV&OOopOvqO{%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P'vOz%|O{%ha!x%ha#g%ha\
%[%ha%_%ha%z%ha~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#g$zX%[$zX%_$zX~P'\
vO#g#gO%[&TO%_&TO~O!f&UOh&sX%[&sXz&sX#[&sX#g&sX%_&sX#Z&sXg&sX~Oh!iO%[&WO~Okealeameaneaoeapeaseazea{e\
a!xea#gea%[ea%_ea%zeagea!Tea!Uea%{ea!Wea![ea!Qea#[eatea!mea~P%SOsqazqa{qa#gqa%[qa%_qa%zqa~Ok!pOl!qOm\
!oOn!oOo!rOp!sO!xqa~PEcO%z&YOz%yX{%yX~O%uWOz%yX{%yX~Oz&]O{wX~O{&_O~Oz%lO#g%}X%[%}X%_%}Xg%}X{%}X![%}X\
!m%}X%z%}X~OV0lOo0cOv0qO!PrO~P'vO%z#|O#gUa%[Ua%_Ua~Oz&hO#g&PX%[&PX%_&PXn&PX~P%SOz&kO!Q&jO#g#Wa%[#Wa%\
_#Wa~Oz&lO#[&nO#g&rX%[&rX%_&rXg&rX~O!f$YO!r$YO#Z&qO%uWO~O#Z&qO~Oz&sO#g&tX%[&tX%_&tX~Oz&uO#g&pX%[&pX%\
_&pX{&pX~O!X&wO%z&xO~Oz&|On&wX~P%SOn'PO~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}\
O#c!OO%['UO~P'vOt'YO#p'WO#q'XOP#naV#naf#nah#nao#nas#nav#na!P#na!Q#na!T#na!U#na!X#na!]#na!h#na!r#na!s\
#na!t#na!{#na!}#na#P#na#R#na#T#na#X#na#Z#na#^#na#_#na#a#na#c#na#l#na#o#na#s#na#u#na#z#na#}#na$P#na%X\
#na%o#na%p#na%t#na%u#na&Z#na&[#na&]#na&^#na&_#na&`#na&a#na&b#na&c#na&d#na&e#na&f#na&g#na&h#na&i#na&j\
#na%Z#na%_#na~Oz'ZO#[']O{&xX~Oh'_O!X&wO~Oh!iO{$jO!X&wO~O{'eO~P%SO%['hO%_'hO~OS'iO%['hO%_'hO~OV!aO_!a\
Oa!bOh!iO!X!kO!f!mO%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_\
Wi%jWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~O%k!]O~P!#uO%kWi~P!#uOV!aO_!aOa!bOh!iO!X!kO!f!mO%o!\
`O%p!`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_Wi%jWi%kWi%lWi%zWigWi!TWi!UWi%{Wi!WWi\
![Wi!QWi#[WitWi!mWi~O%m!_O%n!_O~P!&pO%mWi%nWi~P!&pOa!bOh!iO!X!kO!f!mOkWilWimWinWioWipWisWizWi{Wi!xWi\
#gWi%[Wi%_Wi%jWi%kWi%lWi%mWi%nWi%oWi%pWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~OV!aO_!aO%q!aO%r!\
aO%s!aO~P!)nOVWi_Wi%qWi%rWi%sWi~P!)nO!T%dO!U%cOg&VXz&VX~O%z'kO%{'kO~P,eOz'mOg&UX~Og'oO~Oz'pO{'rO!W&X\
X~Oo0cOv0qOz'pO{'sO!W&XX~P'vO!W'uO~Om!oOn!oOo!rOp!sOkjisjizji{ji!xji#gji%[ji%_ji%zji~Ol!qO~P!.aOlji~\
P!.aOk0eOl0fOm0dOn0dOo0mOp0nO~Ot'wO~P!/jOV'|Og'}Oo0cOv0qO~P'vOg'}Oz(OO~Og(QO~O!U(SO~Og(TOz(OO!T%dO!U\
%cO~P%SOk0eOl0fOm0dOn0dOo0mOp0nOgqa!Tqa!Uqa%{qa!Wqa![qa!Qqa#[qatqa!mqa~PEcOV'|Oo0cOv0qO!W&Sa~P'vOz(W\
O!W&Sa~O!W(XO~Oz(WO!T%dO!U%cO!W&Sa~P%SOV(]Oo0cOv0qO![%}a#g%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~P'vOz(^O![\
%}a#g%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~O![(aO~Oz(^O!T%dO!U%cO![%}a~P%SOz(dO!T%dO!U%cO![&Ta~P%SOz(gO{&l\
X![&lX!m&lX%z&lX~O{(kO![(mO!m(nO%z(jO~OV&OOopOvqO{%hi!x%hi#g%hi%[%hi%_%hi%z%hi~P'vOz(pO{%hi!x%hi#g%h\
i%[%hi%_%hi%z%hi~O!f&UOh&sa%[&saz&sa#[&sa#g&sa%_&sa#Z&sag&sa~O%[(uO~OV#sOa#tO%uWO~Oz&]O{wa~OopOvqO~P\
'vOz(^O#g%}a%[%}a%_%}ag%}a{%}a![%}a!m%}a%z%}a~P%SOz(zO#g%hX%[%hX%_%hX%z%hX~O%z#|O#gUi%[Ui%_Ui~O#g&Pa\
%[&Pa%_&Pan&Pa~P'vOz(}O#g&Pa%[&Pa%_&Pan&Pa~O%uWO#g&ra%[&ra%_&rag&ra~Oz)SO#g&ra%[&ra%_&rag&ra~Og)VO~O\
V)WOh$WO%uWO~O#Z)XO~O%uWO#g&ta%[&ta%_&ta~Oz)ZO#g&ta%[&ta%_&ta~Oo0cOv0qO#g&pa%[&pa%_&pa{&pa~P'vOz)^O#\
g&pa%[&pa%_&pa{&pa~OV)`Oa)`O%uWO~O%z)eO~Ot)hO#j)gOP#hiV#hif#hih#hio#his#hiv#hi!P#hi!Q#hi!T#hi!U#hi!X\
#hi!]#hi!h#hi!r#hi!s#hi!t#hi!{#hi!}#hi#P#hi#R#hi#T#hi#X#hi#Z#hi#^#hi#_#hi#a#hi#c#hi#l#hi#o#hi#s#hi#u\
#hi#z#hi#}#hi$P#hi%X#hi%o#hi%p#hi%t#hi%u#hi&Z#hi&[#hi&]#hi&^#hi&_#hi&`#hi&a#hi&b#hi&c#hi&d#hi&e#hi&f\
#hi&g#hi&h#hi&i#hi&j#hi%Z#hi%_#hi~Ot)iOP#kiV#kif#kih#kio#kis#kiv#ki!P#ki!Q#ki!T#ki!U#ki!X#ki!]#ki!h#\
ki!r#ki!s#ki!t#ki!{#ki!}#ki#P#ki#R#ki#T#ki#X#ki#Z#ki#^#ki#_#ki#a#ki#c#ki#l#ki#o#ki#s#ki#u#ki#z#ki#}#\
ki$P#ki%X#ki%o#ki%p#ki%t#ki%u#ki&Z#ki&[#ki&]#ki&^#ki&_#ki&`#ki&a#ki&b#ki&c#ki&d#ki&e#ki&f#ki&g#ki&h#\
ki&i#ki&j#ki%Z#ki%_#ki~OV)kOn&wa~P'vOz)lOn&wa~Oz)lOn&wa~P%SOn)pO~O%Y)tO~Ot)wO#p'WO#q)vOP#niV#nif#nih\
#nio#nis#niv#ni!P#ni!Q#ni!T#ni!U#ni!X#ni!]#ni!h#ni!r#ni!s#ni!t#ni!{#ni!}#ni#P#ni#R#ni#T#ni#X#ni#Z#ni\
#^#ni#_#ni#a#ni#c#ni#l#ni#o#ni#s#ni#u#ni#z#ni#}#ni$P#ni%X#ni%o#ni%p#ni%t#ni%u#ni&Z#ni&[#ni&]#ni&^#ni\
&_#ni&`#ni&a#ni&b#ni&c#ni&d#ni&e#ni&f#ni&g#ni&h#ni&i#ni&j#ni%Z#ni%_#ni~OV)zOo0cOv0qO{$jO~P'vOo0cOv0q\
O{&xa~P'vOz*OO{&xa~OV*SOa*TOg*WO%q*UO%uWO~O{$jO&{*YO~Oh'_O~Oh!iO{$jO~O%[*_O~O%[*aO%_*aO~OV$}Oa$}Oo0c\
Ov0qOg&Ua~P'vOz*dOg&Ua~Oo0cOv0qO{*gO!W&Xa~P'vOz*hO!W&Xa~Oo0cOv0qOz*hO{*kO!W&Xa~P'vOo0cOv0qOz*hO!W&Xa\
~P'vOz*hO{*kO!W&Xa~Om0dOn0dOo0mOp0nOgjikjisjizji!Tji!Uji%{ji!Wji{ji![ji#gji%[ji%_ji!Qji#[jitji!mji%z\
ji~Ol0fO~P!NkOlji~P!NkOV'|Og*pOo0cOv0qO~P'vOn*rO~Og*pOz*tO~Og*uO~OV'|Oo0cOv0qO!W&Si~P'vOz*vO!W&Si~O!\
W*wO~OV(]Oo0cOv0qO![%}i#g%}i%[%}i%_%}ig%}i{%}i!m%}i%z%}i~P'vOz*zO!T%dO!U%cO![&Ti~Oz*}O![%}i#g%}i%[%}\
i%_%}ig%}i{%}i!m%}i%z%}i~O![+OO~Oa+QOo0cOv0qO![&Ti~P'vOz*zO![&Ti~O![+SO~OV+UOo0cOv0qO{&la![&la!m&la%\
z&la~P'vOz+VO{&la![&la!m&la%z&la~O!]+YO&n+[O![!nX~O![+^O~O{(kO![+_O~O{(kO![+_O!m+`O~OV&OOopOvqO{%hq!\
x%hq#g%hq%[%hq%_%hq%z%hq~P'vOz$ri{$ri!x$ri#g$ri%[$ri%_$ri%z$ri~P%SOV&OOopOvqO~P'vOV&OOo0cOv0qO#g%ha%\
[%ha%_%ha%z%ha~P'vOz+aO#g%ha%[%ha%_%ha%z%ha~Oz$ia#g$ia%[$ia%_$ian$ia~P%SO#g&Pi%[&Pi%_&Pin&Pi~P'vOz+d\
O#g#Wq%[#Wq%_#Wq~O#[+eOz$va#g$va%[$va%_$vag$va~O%uWO#g&ri%[&ri%_&rig&ri~Oz+gO#g&ri%[&ri%_&rig&ri~OV+\
iOh$WO%uWO~O%uWO#g&ti%[&ti%_&ti~Oo0cOv0qO#g&pi%[&pi%_&pi{&pi~P'vO{#{Oz#eX!W#eX~Oz+mO!W&uX~O!W+oO~Ot+\
rO#j)gOP#hqV#hqf#hqh#hqo#hqs#hqv#hq!P#hq!Q#hq!T#hq!U#hq!X#hq!]#hq!h#hq!r#hq!s#hq!t#hq!{#hq!}#hq#P#hq\
#R#hq#T#hq#X#hq#Z#hq#^#hq#_#hq#a#hq#c#hq#l#hq#o#hq#s#hq#u#hq#z#hq#}#hq$P#hq%X#hq%o#hq%p#hq%t#hq%u#hq\
&Z#hq&[#hq&]#hq&^#hq&_#hq&`#hq&a#hq&b#hq&c#hq&d#hq&e#hq&f#hq&g#hq&h#hq&i#hq&j#hq%Z#hq%_#hq~On$|az$|a\
~P%SOV)kOn&wi~P'vOz+yOn&wi~Oz,TO{$jO#[,TO~O#q,VOP#nqV#nqf#nqh#nqo#nqs#nqv#nq!P#nq!Q#nq!T#nq!U#nq!X#n\
q!]#nq!h#nq!r#nq!s#nq!t#nq!{#nq!}#nq#P#nq#R#nq#T#nq#X#nq#Z#nq#^#nq#_#nq#a#nq#c#nq#l#nq#o#nq#s#nq#u#n\
q#z#nq#}#nq$P#nq%X#nq%o#nq%p#nq%t#nq%u#nq&Z#nq&[#nq&]#nq&^#nq&_#nq&`#nq&a#nq&b#nq&c#nq&d#nq&e#nq&f#n\
q&g#nq&h#nq&i#nq&j#nq%Z#nq%_#nq~O#[,WOz%Oa{%Oa~Oo0cOv0qO{&xi~P'vOz,YO{&xi~O{#{O%z,[Og&zXz&zX~O%uWOg&\
zXz&zX~Oz,`Og&yX~Og,bO~O%Y,eO~O!T%dO!U%cOg&Viz&Vi~OV$}Oa$}Oo0cOv0qOg&Ui~P'vO{,hOz$la!W$la~Oo0cOv0qO{\
,iOz$la!W$la~P'vOo0cOv0qO{*gO!W&Xi~P'vOz,lO!W&Xi~Oo0cOv0qOz,lO!W&Xi~P'vOz,lO{,oO!W&Xi~Og$hiz$hi!W$hi\
~P%SOV'|Oo0cOv0qO~P'vOn,qO~OV'|Og,rOo0cOv0qO~P'vOV'|Oo0cOv0qO!W&Sq~P'vOz$gi![$gi#g$gi%[$gi%_$gig$gi{\
$gi!m$gi%z$gi~P%SOV(]Oo0cOv0qO~P'vOa+QOo0cOv0qO![&Tq~P'vOz,sO![&Tq~O![,tO~OV(]Oo0cOv0qO![%}q#g%}q%[%\
}q%_%}qg%}q{%}q!m%}q%z%}q~P'vO{,uO~OV+UOo0cOv0qO{&li![&li!m&li%z&li~P'vOz,zO{&li![&li!m&li%z&li~O!]+\
YO&n+[O![!na~O{(kO![,}O~OV&OOo0cOv0qO#g%hi%[%hi%_%hi%z%hi~P'vOz-OO#g%hi%[%hi%_%hi%z%hi~O%uWO#g&rq%[&\
rq%_&rqg&rq~Oz-RO#g&rq%[&rq%_&rqg&rq~OV)`Oa)`O%uWO!W&ua~Oz-TO!W&ua~On$|iz$|i~P%SOV)kO~P'vOV)kOn&wq~P\
'vOt-XOP#myV#myf#myh#myo#mys#myv#my!P#my!Q#my!T#my!U#my!X#my!]#my!h#my!r#my!s#my!t#my!{#my!}#my#P#my\
#R#my#T#my#X#my#Z#my#^#my#_#my#a#my#c#my#l#my#o#my#s#my#u#my#z#my#}#my$P#my%X#my%o#my%p#my%t#my%u#my\
&Z#my&[#my&]#my&^#my&_#my&`#my&a#my&b#my&c#my&d#my&e#my&f#my&g#my&h#my&i#my&j#my%Z#my%_#my~O%Z-]O%_-\
]O~P`O#q-^OP#nyV#nyf#nyh#nyo#nys#nyv#ny!P#ny!Q#ny!T#ny!U#ny!X#ny!]#ny!h#ny!r#ny!s#ny!t#ny!{#ny!}#ny#\
P#ny#R#ny#T#ny#X#ny#Z#ny#^#ny#_#ny#a#ny#c#ny#l#ny#o#ny#s#ny#u#ny#z#ny#}#ny$P#ny%X#ny%o#ny%p#ny%t#ny%\
u#ny&Z#ny&[#ny&]#ny&^#ny&_#ny&`#ny&a#ny&b#ny&c#ny&d#ny&e#ny&f#ny&g#ny&h#ny&i#ny&j#ny%Z#ny%_#ny~Oz-aO\
{$jO#[-aO~Oo0cOv0qO{&xq~P'vOz-dO{&xq~O%z,[Og&zaz&za~O{#{Og&zaz&za~OV*SOa*TO%q*UO%uWOg&ya~Oz-hOg&ya~O\
$S-lO~OV$}Oa$}Oo0cOv0qO~P'vOo0cOv0qO{-mOz$li!W$li~P'vOo0cOv0qOz$li!W$li~P'vO{-mOz$li!W$li~Oo0cOv0qO{\
*gO~P'vOo0cOv0qO{*gO!W&Xq~P'vOz-pO!W&Xq~Oo0cOv0qOz-pO!W&Xq~P'vOs-sO!T%dO!U%cOg&Oq!W&Oq![&Oqz&Oq~P!/j\
Oa+QOo0cOv0qO![&Ty~P'vOz$ji![$ji~P%SOa+QOo0cOv0qO~P'vOV+UOo0cOv0qO~P'vOV+UOo0cOv0qO{&lq![&lq!m&lq%z&\
lq~P'vO{(kO![-xO!m-yO%z-wO~OV&OOo0cOv0qO#g%hq%[%hq%_%hq%z%hq~P'vO%uWO#g&ry%[&ry%_&ryg&ry~OV)`Oa)`O%u\
WO!W&ui~Ot-}OP#m!RV#m!Rf#m!Rh#m!Ro#m!Rs#m!Rv#m!R!P#m!R!Q#m!R!T#m!R!U#m!R!X#m!R!]#m!R!h#m!R!r#m!R!s#m\
!R!t#m!R!{#m!R!}#m!R#P#m!R#R#m!R#T#m!R#X#m!R#Z#m!R#^#m!R#_#m!R#a#m!R#c#m!R#l#m!R#o#m!R#s#m!R#u#m!R#z\
#m!R#}#m!R$P#m!R%X#m!R%o#m!R%p#m!R%t#m!R%u#m!R&Z#m!R&[#m!R&]#m!R&^#m!R&_#m!R&`#m!R&a#m!R&b#m!R&c#m!R\
&d#m!R&e#m!R&f#m!R&g#m!R&h#m!R&i#m!R&j#m!R%Z#m!R%_#m!R~Oo0cOv0qO{&xy~P'vOV*SOa*TO%q*UO%uWOg&yi~O$S-l\
O%Z.VO%_.VO~OV.aOh._O!X.^O!].`O!h.YO!s.[O!t.[O%p.XO%uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O~Oo0cOv0qOz$l\
q!W$lq~P'vO{.fOz$lq!W$lq~Oo0cOv0qO{*gO!W&Xy~P'vOz.gO!W&Xy~Oo0cOv.kO~P'vOs-sO!T%dO!U%cOg&Oy!W&Oy![&Oy\
z&Oy~P!/jO{(kO![.nO~O{(kO![.nO!m.oO~OV*SOa*TO%q*UO%uWO~Oh.tO!f.rOz$TX#[$TX%j$TXg$TX~Os$TX{$TX!W$TX![\
$TX~P$-bO%o.vO%p.vOs$UXz$UX{$UX#[$UX%j$UX!W$UXg$UX![$UX~O!h.xO~Oz.|O#[/OO%j.yOs&|X{&|X!W&|Xg&|X~Oa/R\
O~P$)zOh.tOs&}Xz&}X{&}X#[&}X%j&}X!W&}Xg&}X![&}X~Os/VO{$jO~Oo0cOv0qOz$ly!W$ly~P'vOo0cOv0qO{*gO!W&X!R~\
P'vOz/ZO!W&X!R~Og&RXs&RX!T&RX!U&RX!W&RX![&RXz&RX~P!/jOs-sO!T%dO!U%cOg&Qa!W&Qa![&Qaz&Qa~O{(kO![/^O~O!\
f.rOh$[as$[az$[a{$[a#[$[a%j$[a!W$[ag$[a![$[a~O!h/eO~O%o.vO%p.vOs$Uaz$Ua{$Ua#[$Ua%j$Ua!W$Uag$Ua![$Ua~\
O%j.yOs$Yaz$Ya{$Ya#[$Ya!W$Yag$Ya![$Ya~Os&|a{&|a!W&|ag&|a~P$)nOz/jOs&|a{&|a!W&|ag&|a~O!W/mO~Og/mO~O{/\
oO~O![/pO~Oo0cOv0qO{*gO!W&X!Z~P'vO{/sO~O%z/tO~P$-bOz/uO#[/OO%j.yOg'PX~Oz/uOg'PX~Og/wO~O!h/xO~O#[/OOs\
%Saz%Sa{%Sa%j%Sa!W%Sag%Sa![%Sa~O#[/OO%j.yOs%Waz%Wa{%Wa!W%Wag%Wa~Os&|i{&|i!W&|ig&|i~P$)nOz/zO#[/OO%j.\
yO!['Oa~Og'Pa~P$)nOz0SOg'Pa~Oa0UO!['Oi~P$)zOz0WO!['Oi~Oz0WO#[/OO%j.yO!['Oi~O#[/OO%j.yOg$biz$bi~O%z0Z\
O~P$-bO#[/OO%j.yOg%Vaz%Va~Og'Pi~P$)nO{0^O~Oa0UO!['Oq~P$)zOz0`O!['Oq~O#[/OO%j.yOz%Ui![%Ui~Oa0UO~P$)zO\
a0UO!['Oy~P$)zO#[/OO%j.yOg$ciz$ci~O#[/OO%j.yOz%Uq![%Uq~Oz+aO#g%ha%[%ha%_%ha%z%ha~P%SOV&OOo0cOv0qO~P'\
vOn0hO~Oo0hO~P'vO{0iO~Ot0jO~P!/jO&]&Z&j&h&i&g&f&d&e&c&b&`&a&_&^&[%u~",goto:"!=j'QPPPPPP'RP'Z*s+[+t,_\
,y-fP.SP'Z.r.r'ZPPP'Z2[PPPPPP2[5PPP5PP7b7k=sPP=v>h>kPP'Z'ZPP>zPP'Z'ZPP'Z'Z'Z'Z'Z?O?w'ZP?zP@QDXGuGyPG\
|HWH['ZPPPH_Hk'RP'R'RP'RP'RP'RP'RP'R'R'RP'RPP'RPP'RP'RPHqH}IVPI^IdPI^PI^I^PPPI^PKrPK{LVL]KrPI^LfPI^P\
LmLsPLwM]MzNeLwLwNkNxLwLwLwLw! ^! d! g! l! o! y!!P!!]!!o!!u!#P!#V!#s!#y!$P!$Z!$a!$g!$y!%T!%Z!%a!%k!%\
q!%w!%}!&T!&Z!&e!&k!&u!&{!'U!'[!'k!'s!'}!(UPPPPPPPPPPP!([!(_!(e!(n!(x!)TPPPPPPPPPPPP!-u!/Z!3^!6oPP!6\
w!7W!7a!8Y!8P!8c!8i!8l!8o!8r!8z!9jPPPPPPPPPPPPPPPPP!9m!9q!9wP!:]!:a!:m!:v!;S!;j!;m!;p!;v!;|!<S!<VP!<\
_!<h!=d!=g]eOn#g$j)t,P'}`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q\
$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k\
)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f\
.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0r{!cQ#c#p$R$d$p%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g}!dQ#c#p$R$d$p$u%e%j%p%q&`\
'O'g(q(|)j*o*x+w,v0g!P!eQ#c#p$R$d$p$u$v%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!R!fQ#c#p$R$d$p$u$v$w%e%j%p%q&`\
'O'g(q(|)j*o*x+w,v0g!T!gQ#c#p$R$d$p$u$v$w$x%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!V!hQ#c#p$R$d$p$u$v$w$x$y%e\
%j%p%q&`'O'g(q(|)j*o*x+w,v0g!Z!hQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g'}TOTYZ[adnop\
rtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&\
Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+\
Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0r&eVOY\
Z[dnprxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%`%g%l%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(\
W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-\
f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0r%oXOYZ[dnrxy}!P!Q!U!i!k#[#d#g#y#{#}$Q$h$j$}%S%^%`%g%l%n%w%|&Z&_\
&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g\
,h,i,k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#vqQ/[.kR0o0q't`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!k\
!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'p'r's'w\
'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],h,i,k,l\
,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rh#jhz{$W$Z&l&q)S)X+f+g-RW#rq&].k0qQ$]|Q$a!\
OQ$n!VQ$o!WW$|!i'm*d,gS&[#s#tQ'S$iQ(s&UQ)U&nU)Y&s)Z+jW)a&w+m-T-{Q*Q']W*R'_,`-h.TQ+l)`S,_*S*TQ-Q+eQ-_\
,TQ-c,WQ.R-al.W-l.^._.a.z.|/R/j/o/t/y0U0Z0^Q/S.`Q/a.tQ/l/OU0P/u0S0[X0V/z0W0_0`R&Z#r!_!wYZ!P!Q!k%S%`%\
g'p'r's(O(W)g*g*h*k*q*t*v,h,i,k,l,o-m-p.f.g/ZR%^!vQ!{YQ%x#[Q&d#}Q&g$QR,{+YT.j-s/s!Y!jQ!n#c#p$R$d$p$u\
$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gQ&X#kQ'c$oR*^'dR'l$|Q%V!mR/_.r'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c\
!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P\
'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x\
+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rS#a_#b!P.[-l.^._.`.a.t\
.z.|/R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d\
#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r\
(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O\
-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rT#a_#bT#^^#_R(o%xa(l%x(n(o+`,{-y-z.oT+[(k+]R-z,{Q$PsQ+l)aQ\
,^*RR-e,_X#}s$O$P&fQ&y$aQ'a$nQ'd$oR)s'SQ)b&wV-S+m-T-{ZgOn$j)t,PXkOn)t,PQ$k!TQ&z$bQ&{$cQ'^$mQ'b$oQ)q'\
RQ)x'WQ){'XQ)|'YQ*Z'`S*]'c'dQ+s)gQ+u)hQ+v)iQ+z)oS+|)r*[Q,Q)vQ,R)wS,S)y)zQ,d*^Q-V+rQ-W+tQ-Y+{S-Z+},OQ\
-`,UQ-b,VQ-|-XQ.O-[Q.P-^Q.Q-_Q.p-}Q.q.RQ/W.dR/r/XWkOn)t,PR#mjQ'`$nS)r'S'aR,O)sQ,]*RR-f,^Q*['`Q+})rR-\
[,OZiOjn)t,PQ'f$pR*`'gT-j,e-ku.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^t.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0\
U0Z0[0^Q/S.`X0V/z0W0_0`!P.Z-l.^._.`.a.t.z.|/R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`Q.w.YR/f.xg.z.].{/b/i/n/|0O\
0Q0]0a0bu.b-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^X.u.W.b/a0PR/c.tV0R/u0S0[R/X.dQnOS#on,PR,P)tQ&^#uR(x&\
^S%m#R#wS(_%m(bT(b%p&`Q%a!yQ%h!}W(P%a%h(U(YQ(U%eR(Y%jQ&i$RR)O&iQ(e%qQ*{(`T+R(e*{Q'n%OR*e'nS'q%R%SY*i\
'q*j,m-q.hU*j'r's'tU,m*k*l*mS-q,n,oR.h-rQ#Y]R%t#YQ#_^R%y#_Q(h%vS+W(h+XR+X(iQ+](kR,|+]Q#b_R%{#bQ#ebQ%\
}#cW&Q#e%}({+bQ({&cR+b0gQ$OsS&e$O&fR&f$PQ&v$_R)_&vQ&V#jR(t&VQ&m$VS)T&m+hR+h)UQ$Z{R&p$ZQ&t$]R)[&tQ+n)\
bR-U+nQ#hfR&S#hQ)f&zR+q)fQ&}$dS)m&})nR)n'OQ'V$kR)u'VQ'[$lS*P'[,ZR,Z*QQ,a*VR-i,aWjOn)t,PR#ljQ-k,eR.U-\
kd.{.]/b/i/n/|0O0Q0]0a0bR/h.{U.s.W/a0PR/`.sQ/{/nS0X/{0YR0Y/|S/v/b/cR0T/vQ.}.]R/k.}R!ZPXmOn)t,PWlOn)t\
,PR'T$jYfOn$j)t,PR&R#g[sOn#g$j)t,PR&d#}&dQOYZ[dnprxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%\
`%g%l%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+\
Y+a+d+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0rQ!nTQ#caQ#poU$Rt%c(\
SS$d!R$gQ$p!XQ$u!cQ$v!dQ$w!eQ$x!fQ$y!gQ$z!hQ%e!zQ%j#OQ%p#SQ%q#TQ&`#xQ'O$eQ'g$qQ(q&OU(|&h(}+cW)j&|)l+\
x+yQ*o'|Q*x(]Q+w)kQ,v+QR0g0lQ!yYQ!}ZQ$b!PQ$c!QQ%R!kQ't%S^'{%`%g(O(W*q*t*v^*f'p*h,k,l-p.g/ZQ*l'rQ*m's\
Q+t)gQ,j*gQ,n*kQ-n,hQ-o,iQ-r,oQ.e-mR/Y.f[bOn#g$j)t,P!^!vYZ!P!Q!k%S%`%g'p'r's(O(W)g*g*h*k*q*t*v,h,i,k\
,l,o-m-p.f.g/ZQ#R[Q#fdS#wrxQ$UyW$_}$Q'P)pS$l!U$hW${!i'm*d,gS%v#[+Y`&P#d%|(p(r(z+a-O0kQ&a#yQ&b#{Q&c#}\
Q'j$}Q'z%^W([%l(^*y*}Q(`%nQ(i%wQ(v&ZS(y&_0iQ)P&jQ)Q&kU)]&u)^+kQ)d&xQ)y'WY)}'Z*O,X,Y-dQ*b'lS*n'w0jW+P\
(d*z,s,wW+T(g+V,y,zQ+p)eQ,U)zQ,c*YQ,x+UQ-P+dQ-e,]Q-v,uQ.S-fR/q/VhUOn#d#g$j%|&_'w(p(r)t,P%U!uYZ[drxy}\
!P!Q!U!i!k#[#y#{#}$Q$h$}%S%^%`%g%l%n%w&Z&j&k&u&x'P'W'Z'l'm'p'r's(O(W(^(d(g(z)^)e)g)p)z*O*Y*d*g*h*k*q\
*t*v*y*z*}+U+V+Y+a+d+k,X,Y,],g,h,i,k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#qpW%W!o!s0d0nQ%X!pQ%Y!qQ\
%[!tQ%f0cS'v%Z0hQ'x0eQ'y0fQ,p*rQ-u,qS.i-s/sR0p0rU#uq.k0qR(w&][cOn#g$j)t,PZ!xY#[#}$Q+YQ#W[Q#zrR$TxQ%b\
!yQ%i!}Q%o#RQ'j${Q(V%eQ(Z%jQ(c%pQ(f%qQ*|(`Q,f*bQ-t,pQ.m-uR/].lQ$StQ(R%cR*s(SQ.l-sR/}/sR#QZR#V[R%Q!iQ\
%O!iV*c'm*d,g!Z!lQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gR%T!kT#]^#_Q%x#[R,{+YQ(m%xS+\
_(n(oQ,}+`Q-x,{S.n-y-zR/^.oT+Z(k+]Q$`}Q&g$QQ)o'PR+{)pQ$XzQ)W&qR+i)XQ$XzQ&o$WQ)W&qR+i)XQ#khW$Vz$W&q)X\
Q$[{Q&r$ZZ)R&l)S+f+g-RR$^|R)c&wXlOn)t,PQ$f!RR'Q$gQ$m!UR'R$hR*X'_Q*V'_V-g,`-h.TQ.d-lQ/P.^R/Q._U.]-l.^\
._Q/U.aQ/b.tQ/g.zU/i.|/j/yQ/n/RQ/|/oQ0O/tU0Q/u0S0[Q0]0UQ0a0ZR0b0^R/T.`R/d.t",nodeNames:"⚠ print Esca\
pe { Comment Script AssignStatement * BinaryExpression BitOp BitOp BitOp BitOp ArithOp ArithOp @ Ari\
thOp ** UnaryExpression ArithOp BitOp AwaitExpression await ) ( ParenthesizedExpression BinaryExpres\
sion or and CompareOp in not is UnaryExpression ConditionalExpression if else LambdaExpression lambd\
a ParamList VariableName AssignOp , : NamedExpression AssignOp YieldExpression yield from TupleExpre\
ssion ComprehensionExpression async for LambdaExpression ] [ ArrayExpression ArrayComprehensionExpre\
ssion } { DictionaryExpression DictionaryComprehensionExpression SetExpression SetComprehensionExpre\
ssion CallExpression ArgList AssignOp MemberExpression . PropertyName Number String FormatString For\
matReplacement FormatSelfDoc FormatConversion FormatSpec FormatReplacement FormatSelfDoc ContinuedSt\
ring Ellipsis None Boolean TypeDef AssignOp UpdateStatement UpdateOp ExpressionStatement DeleteState\
ment del PassStatement pass BreakStatement break ContinueStatement continue ReturnStatement return Y\
ieldStatement PrintStatement RaiseStatement raise ImportStatement import as ScopeStatement global no\
nlocal AssertStatement assert TypeDefinition type TypeParamList TypeParam StatementGroup ; IfStateme\
nt Body elif WhileStatement while ForStatement TryStatement try except finally WithStatement with Fu\
nctionDefinition def ParamList AssignOp TypeDef ClassDefinition class DecoratedStatement Decorator A\
t MatchStatement match MatchBody MatchClause case CapturePattern LiteralPattern ArithOp ArithOp AsPa\
ttern OrPattern LogicOp AttributePattern SequencePattern MappingPattern StarPattern ClassPattern Pat\
ternArgList KeywordPattern KeywordPattern Guard",maxTerm:277,context:trackIndent,nodeProps:[["isolat\
e",-5,4,71,72,73,77,""],["group",-15,6,85,87,88,90,92,94,96,98,99,100,102,105,108,110,"Statement Sta\
tement",-22,8,18,21,25,40,49,50,56,57,60,61,62,63,64,67,70,71,72,79,80,81,82,"Expression",-10,114,116,
119,121,122,126,128,133,135,138,"Statement",-9,143,144,147,148,150,151,152,153,154,"Pattern"],["open\
edBy",23,"(",54,"[",58,"{"],["closedBy",24,")",55,"]",59,"}"]],propSources:[pythonHighlighting],skippedNodes:[
0,4],repeatNodeCount:34,tokenData:"!2|~R!`OX%TXY%oY[%T[]%o]p%Tpq%oqr'ars)Yst*xtu%Tuv,dvw-hwx.Uxy/tyz\
0[z{0r{|2S|}2p}!O3W!O!P4_!P!Q:Z!Q!R;k!R![>_![!]Do!]!^Es!^!_FZ!_!`Gk!`!aHX!a!b%T!b!cIf!c!dJU!d!eK^!e!\
hJU!h!i!#f!i!tJU!t!u!,|!u!wJU!w!x!.t!x!}JU!}#O!0S#O#P&o#P#Q!0j#Q#R!1Q#R#SJU#S#T%T#T#UJU#U#VK^#V#YJU#\
Y#Z!#f#Z#fJU#f#g!,|#g#iJU#i#j!.t#j#oJU#o#p!1n#p#q!1s#q#r!2a#r#s!2f#s$g%T$g;'SJU;'S;=`KW<%lOJU`%YT&n`\
O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T`%lP;=`<%l%To%v]&n`%c_OX%TXY%oY[%T[]%o]p%Tpq%oq#O%T#O#P&o#P#o%T#p#q%\
T#r;'S%T;'S;=`%i<%lO%To&tX&n`OY%TYZ%oZ]%T]^%o^#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc'f[&n`O!_%T!_!`([!`#T%\
T#T#U(r#U#f%T#f#g(r#g#h(r#h#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc(cTmR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc\
(yT!mR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk)aV&n`&[ZOr%Trs)vs#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk){V&n`Or\
%Trs*bs#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk*iT&n`&^ZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To+PZS_&n`OY*xYZ%TZ]*\
x]^%T^#o*x#o#p+r#p#q*x#q#r+r#r;'S*x;'S;=`,^<%lO*x_+wTS_OY+rZ]+r^;'S+r;'S;=`,W<%lO+r_,ZP;=`<%l+ro,aP;\
=`<%l*xj,kV%rQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj-XT!xY&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%l\
O%Tj-oV%lQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk.]V&n`&ZZOw%Twx.rx#o%T#p#q%T#r;'S%T;'S;=`%\
i<%lO%Tk.wV&n`Ow%Twx/^x#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk/eT&n`&]ZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk/{T\
hZ&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc0cTgR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk0yXVZ&n`Oz%Tz{1f{!_%T\
!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk1mVaR&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk2ZV%oZ&\
n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tc2wTzR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To3_W%pZ&n`O!_\
%T!_!`-Q!`!a3w!a#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Td4OT&{S&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk4fX!fQ&n`O\
!O%T!O!P5R!P!Q%T!Q![6T![#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk5WV&n`O!O%T!O!P5m!P#o%T#p#q%T#r;'S%T;'S;=`%i\
<%lO%Tk5tT!rZ&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti6[a!hX&n`O!Q%T!Q![6T![!g%T!g!h7a!h!l%T!l!m9s!m#R%T#\
R#S6T#S#X%T#X#Y7a#Y#^%T#^#_9s#_#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti7fZ&n`O{%T{|8X|}%T}!O8X!O!Q%T!Q![8s![\
#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti8^V&n`O!Q%T!Q![8s![#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti8z]!hX&n`O!Q%T!Q!\
[8s![!l%T!l!m9s!m#R%T#R#S8s#S#^%T#^#_9s#_#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti9zT!hX&n`O#o%T#p#q%T#r;'S%T\
;'S;=`%i<%lO%Tk:bX%qR&n`O!P%T!P!Q:}!Q!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj;UV%sQ&n`O!_%T!_!`-\
Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti;ro!hX&n`O!O%T!O!P=s!P!Q%T!Q![>_![!d%T!d!e?q!e!g%T!g!h7a!h!l%T!l!\
m9s!m!q%T!q!rA]!r!z%T!z!{Bq!{#R%T#R#S>_#S#U%T#U#V?q#V#X%T#X#Y7a#Y#^%T#^#_9s#_#c%T#c#dA]#d#l%T#l#mBq#\
m#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti=xV&n`O!Q%T!Q![6T![#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti>fc!hX&n`O!O%T!O\
!P=s!P!Q%T!Q![>_![!g%T!g!h7a!h!l%T!l!m9s!m#R%T#R#S>_#S#X%T#X#Y7a#Y#^%T#^#_9s#_#o%T#p#q%T#r;'S%T;'S;=\
`%i<%lO%Ti?vY&n`O!Q%T!Q!R@f!R!S@f!S#R%T#R#S@f#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Ti@mY!hX&n`O!Q%T!Q!R@f!\
R!S@f!S#R%T#R#S@f#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiAbX&n`O!Q%T!Q!YA}!Y#R%T#R#SA}#S#o%T#p#q%T#r;'S%T;\
'S;=`%i<%lO%TiBUX!hX&n`O!Q%T!Q!YA}!Y#R%T#R#SA}#S#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiBv]&n`O!Q%T!Q![Co![!\
c%T!c!iCo!i#R%T#R#SCo#S#T%T#T#ZCo#Z#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TiCv]!hX&n`O!Q%T!Q![Co![!c%T!c!iCo!\
i#R%T#R#SCo#S#T%T#T#ZCo#Z#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%ToDvV{_&n`O!_%T!_!`E]!`#o%T#p#q%T#r;'S%T;'S;=\
`%i<%lO%TcEdT%{R&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkEzT#gZ&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkFbXmR&\
n`O!^%T!^!_F}!_!`([!`!a([!a#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TjGUV%mQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'\
S;=`%i<%lO%TkGrV%zZ&n`O!_%T!_!`([!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkH`WmR&n`O!_%T!_!`([!`!aHx!a#o%T#p\
#q%T#r;'S%T;'S;=`%i<%lO%TjIPV%nQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkIoV_Q#}P&n`O!_%T!_!`\
-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%ToJ_]&n`&YS%uZO!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%\
T#r$g%T$g;'SJU;'S;=`KW<%lOJUoKZP;=`<%lJUoKge&n`&YS%uZOr%Trs)Ysw%Twx.Ux!Q%T!Q![JU![!c%T!c!tJU!t!uLx!u\
!}JU!}#R%T#R#SJU#S#T%T#T#fJU#f#gLx#g#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUoMRa&n`&YS%uZOr%TrsNWsw%Twx\
! vx!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUkN_V&n`&`ZOr%TrsN\
ts#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%TkNyV&n`Or%Trs! `s#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk! gT&n`&bZO#o%T#p#\
q%T#r;'S%T;'S;=`%i<%lO%Tk! }V&n`&_ZOw%Twx!!dx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!!iV&n`Ow%Twx!#Ox#o%T#p\
#q%T#r;'S%T;'S;=`%i<%lO%Tk!#VT&n`&aZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!#oe&n`&YS%uZOr%Trs!%Qsw%Twx!&p\
x!Q%T!Q![JU![!c%T!c!tJU!t!u!(`!u!}JU!}#R%T#R#SJU#S#T%T#T#fJU#f#g!(`#g#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW\
<%lOJUk!%XV&n`&dZOr%Trs!%ns#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!%sV&n`Or%Trs!&Ys#o%T#p#q%T#r;'S%T;'S;=`%\
i<%lO%Tk!&aT&n`&fZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!&wV&n`&cZOw%Twx!'^x#o%T#p#q%T#r;'S%T;'S;=`%i<%lO\
%Tk!'cV&n`Ow%Twx!'xx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!(PT&n`&eZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!(ia&\
n`&YS%uZOr%Trs!)nsw%Twx!+^x!Q%T!Q![JU![!c%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW\
<%lOJUk!)uV&n`&hZOr%Trs!*[s#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!*aV&n`Or%Trs!*vs#o%T#p#q%T#r;'S%T;'S;=`%\
i<%lO%Tk!*}T&n`&jZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!+eV&n`&gZOw%Twx!+zx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO\
%Tk!,PV&n`Ow%Twx!,fx#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tk!,mT&n`&iZO#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%To!-Vi&\
n`&YS%uZOr%TrsNWsw%Twx! vx!Q%T!Q![JU![!c%T!c!dJU!d!eLx!e!hJU!h!i!(`!i!}JU!}#R%T#R#SJU#S#T%T#T#UJU#U#\
VLx#V#YJU#Y#Z!(`#Z#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUo!.}a&n`&YS%uZOr%Trs)Ysw%Twx.Ux!Q%T!Q![JU![!c\
%T!c!}JU!}#R%T#R#SJU#S#T%T#T#oJU#p#q%T#r$g%T$g;'SJU;'S;=`KW<%lOJUk!0ZT!XZ&n`O#o%T#p#q%T#r;'S%T;'S;=`\
%i<%lO%Tc!0qT!WR&n`O#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%Tj!1XV%kQ&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i\
<%lO%T~!1sO!]~k!1zV%jR&n`O!_%T!_!`-Q!`#o%T#p#q%T#r;'S%T;'S;=`%i<%lO%T~!2fO![~i!2mT%tX&n`O#o%T#p#q%T#\
r;'S%T;'S;=`%i<%lO%T",tokenizers:[legacyPrint,indentation,newlines,strings,0,1,2,3,4],topRules:{"Scr\
ipt":[0,5]},specialized:[{term:221,get:value=>spec_identifier[value]||-1}],tokenPrec:7668});function toSet(chars){let flat=Object.keys(chars).join("");let words=/\w/.test(flat);if(words)flat=flat.
replace(/\w/g,"");return`[${words?"\\w":""}${flat.replace(/[^\w\s]/g,"\\$&")}]`}function prefixMatch(options){
let first=Object.create(null),rest=Object.create(null);for(let{label:label2}of options){first[label2[0]]=
true;for(let i2=1;i2<label2.length;i2++)rest[label2[i2]]=true}let source=toSet(first)+toSet(rest)+"*\
$";return[new RegExp("^"+source),new RegExp(source)]}function completeFromList(list2){let options=list2.
map(o=>typeof o=="string"?{label:o}:o);let[validFor,match]=options.every(o=>/^\w+$/.test(o.label))?[
/\w*$/,/\w+$/]:prefixMatch(options);return context=>{let token=context.matchBefore(match);return token||
context.explicit?{from:token?token.from:context.pos,options,validFor}:null}}function ifNotIn(nodes,source){return context=>{for(let pos=syntaxTree(context.state).resolveInner(context.
pos,-1);pos;pos=pos.parent){if(nodes.indexOf(pos.name)>-1)return null;if(pos.type.isTop)break}return source(
context)}}var pickedCompletion=Annotation.define();var windows=typeof navigator=="object"&&/Win/.test(navigator.platform);var baseTheme3=EditorView.baseTheme({".cm-tooltip.cm-tooltip-autocomplete":{"& > ul":{fontFamily:"mo\
nospace",whiteSpace:"nowrap",overflow:"hidden auto",maxWidth_fallback:"700px",maxWidth:"min(700px, 9\
5vw)",minWidth:"250px",maxHeight:"10em",height:"100%",listStyle:"none",margin:0,padding:0,"& > li, &\
 > completion-section":{padding:"1px 3px",lineHeight:1.2},"& > li":{overflowX:"hidden",textOverflow:"\
ellipsis",cursor:"pointer"},"& > completion-section":{display:"list-item",borderBottom:"1px solid si\
lver",paddingLeft:"0.5em",opacity:.7}}},"&light .cm-tooltip-autocomplete ul li[aria-selected]":{background:"\
#17c",color:"white"},"&light .cm-tooltip-autocomplete-disabled ul li[aria-selected]":{background:"#7\
77"},"&dark .cm-tooltip-autocomplete ul li[aria-selected]":{background:"#347",color:"white"},"&dark \
.cm-tooltip-autocomplete-disabled ul li[aria-selected]":{background:"#444"},".cm-completionListIncom\
pleteTop:before, .cm-completionListIncompleteBottom:after":{content:'"···"',opacity:.5,display:"b\
lock",textAlign:"center",cursor:"pointer"},".cm-tooltip.cm-completionInfo":{position:"absolute",padding:"\
3px 9px",width:"max-content",maxWidth:`${400}px`,boxSizing:"border-box",whiteSpace:"pre-line"},".cm-\
completionInfo.cm-completionInfo-left":{right:"100%"},".cm-completionInfo.cm-completionInfo-right":{
left:"100%"},".cm-completionInfo.cm-completionInfo-left-narrow":{right:`${30}px`},".cm-completionInf\
o.cm-completionInfo-right-narrow":{left:`${30}px`},"&light .cm-snippetField":{backgroundColor:"#0000\
0022"},"&dark .cm-snippetField":{backgroundColor:"#ffffff22"},".cm-snippetFieldPosition":{verticalAlign:"\
text-top",width:0,height:"1.15em",display:"inline-block",margin:"0 -0.7px -.7em",borderLeft:"1.4px d\
otted #888"},".cm-completionMatchedText":{textDecoration:"underline"},".cm-completionDetail":{marginLeft:"\
0.5em",fontStyle:"italic"},".cm-completionIcon":{fontSize:"90%",width:".8em",display:"inline-block",
textAlign:"center",paddingRight:".6em",opacity:"0.6",boxSizing:"content-box"},".cm-completionIcon-fu\
nction, .cm-completionIcon-method":{"&:after":{content:"'ƒ'"}},".cm-completionIcon-class":{"&:after":{
content:"'○'"}},".cm-completionIcon-interface":{"&:after":{content:"'◌'"}},".cm-completionIcon-v\
ariable":{"&:after":{content:"'𝑥'"}},".cm-completionIcon-constant":{"&:after":{content:"'𝐶'"}},
".cm-completionIcon-type":{"&:after":{content:"'𝑡'"}},".cm-completionIcon-enum":{"&:after":{content:"\
'∪'"}},".cm-completionIcon-property":{"&:after":{content:"'□'"}},".cm-completionIcon-keyword":{"\
&:after":{content:"'🔑︎'"}},".cm-completionIcon-namespace":{"&:after":{content:"'▢'"}},".cm-co\
mpletionIcon-text":{"&:after":{content:"'abc'",fontSize:"50%",verticalAlign:"middle"}}});var FieldPos=class{constructor(field2,line,from,to){
this.field=field2;this.line=line;this.from=from;this.to=to}};var FieldRange=class _FieldRange{constructor(field2,from,to){
this.field=field2;this.from=from;this.to=to}map(changes){let from=changes.mapPos(this.from,-1,MapMode.
TrackDel);let to=changes.mapPos(this.to,1,MapMode.TrackDel);return from==null||to==null?null:new _FieldRange(
this.field,from,to)}};var Snippet=class _Snippet{constructor(lines,fieldPositions){this.lines=lines;
this.fieldPositions=fieldPositions}instantiate(state,pos){let text=[],lineStart=[pos];let lineObj=state.
doc.lineAt(pos),baseIndent=/^\s*/.exec(lineObj.text)[0];for(let line of this.lines){if(text.length){
let indent2=baseIndent,tabs=/^\t*/.exec(line)[0].length;for(let i2=0;i2<tabs;i2++)indent2+=state.facet(
indentUnit);lineStart.push(pos+indent2.length-tabs);line=indent2+line.slice(tabs)}text.push(line);pos+=
line.length+1}let ranges=this.fieldPositions.map(pos2=>new FieldRange(pos2.field,lineStart[pos2.line]+
pos2.from,lineStart[pos2.line]+pos2.to));return{text,ranges}}static parse(template){let fields=[];let lines=[],
positions=[],m;for(let line of template.split(/\r\n?|\n/)){while(m=/[#$]\{(?:(\d+)(?::([^{}]*))?|((?:\\[{}]|[^{}])*))\}/.
exec(line)){let seq=m[1]?+m[1]:null,rawName=m[2]||m[3]||"",found=-1;if(seq===0)seq=1e9;let name2=rawName.
replace(/\\[{}]/g,m2=>m2[1]);for(let i2=0;i2<fields.length;i2++){if(seq!=null?fields[i2].seq==seq:name2?
fields[i2].name==name2:false)found=i2}if(found<0){let i2=0;while(i2<fields.length&&(seq==null||fields[i2].
seq!=null&&fields[i2].seq<seq))i2++;fields.splice(i2,0,{seq,name:name2});found=i2;for(let pos of positions)
if(pos.field>=found)pos.field++}for(let pos of positions)if(pos.line==lines.length&&pos.from>m.index){
let snip=m[2]?3+(m[1]||"").length:2;pos.from-=snip;pos.to-=snip}positions.push(new FieldPos(found,lines.
length,m.index,m.index+name2.length));line=line.slice(0,m.index)+rawName+line.slice(m.index+m[0].length)}
line=line.replace(/\\([{}])/g,(_,brace,index)=>{for(let pos of positions)if(pos.line==lines.length&&
pos.from>index){pos.from--;pos.to--}return brace});lines.push(line)}return new _Snippet(lines,positions)}};
var fieldMarker=Decoration.widget({widget:new class extends WidgetType{toDOM(){let span=document.createElement(
"span");span.className="cm-snippetFieldPosition";return span}ignoreEvent(){return false}}});var fieldRange=Decoration.
mark({class:"cm-snippetField"});var ActiveSnippet=class _ActiveSnippet{constructor(ranges,active){this.
ranges=ranges;this.active=active;this.deco=Decoration.set(ranges.map(r=>(r.from==r.to?fieldMarker:fieldRange).
range(r.from,r.to)),true)}map(changes){let ranges=[];for(let r of this.ranges){let mapped=r.map(changes);
if(!mapped)return null;ranges.push(mapped)}return new _ActiveSnippet(ranges,this.active)}selectionInsideField(sel){
return sel.ranges.every(range=>this.ranges.some(r=>r.field==this.active&&r.from<=range.from&&r.to>=range.
to))}};var setActive=StateEffect.define({map(value,changes){return value&&value.map(changes)}});var moveToField=StateEffect.
define();var snippetState=StateField.define({create(){return null},update(value,tr){for(let effect of tr.
effects){if(effect.is(setActive))return effect.value;if(effect.is(moveToField)&&value)return new ActiveSnippet(
value.ranges,effect.value)}if(value&&tr.docChanged)value=value.map(tr.changes);if(value&&tr.selection&&
!value.selectionInsideField(tr.selection))value=null;return value},provide:f=>EditorView.decorations.
from(f,val=>val?val.deco:Decoration.none)});function fieldSelection(ranges,field2){return EditorSelection.
create(ranges.filter(r=>r.field==field2).map(r=>EditorSelection.range(r.from,r.to)))}function snippet(template){
let snippet2=Snippet.parse(template);return(editor,completion,from,to)=>{let{text,ranges}=snippet2.instantiate(
editor.state,from);let{main}=editor.state.selection;let spec={changes:{from,to:to==main.from?main.to:
to,insert:Text.of(text)},scrollIntoView:true,annotations:completion?[pickedCompletion.of(completion),
Transaction.userEvent.of("input.complete")]:void 0};if(ranges.length)spec.selection=fieldSelection(ranges,
0);if(ranges.some(r=>r.field>0)){let active=new ActiveSnippet(ranges,0);let effects=spec.effects=[setActive.
of(active)];if(editor.state.field(snippetState,false)===void 0)effects.push(StateEffect.appendConfig.
of([snippetState,addSnippetKeymap,snippetPointerHandler,baseTheme3]))}editor.dispatch(editor.state.update(
spec))}}function moveField(dir){return({state,dispatch})=>{let active=state.field(snippetState,false);
if(!active||dir<0&&active.active==0)return false;let next=active.active+dir,last2=dir>0&&!active.ranges.
some(r=>r.field==next+dir);dispatch(state.update({selection:fieldSelection(active.ranges,next),effects:setActive.
of(last2?null:new ActiveSnippet(active.ranges,next)),scrollIntoView:true}));return true}}var clearSnippet=({
state,dispatch})=>{let active=state.field(snippetState,false);if(!active)return false;dispatch(state.
update({effects:setActive.of(null)}));return true};var nextSnippetField=moveField(1);var prevSnippetField=moveField(
-1);var defaultSnippetKeymap=[{key:"Tab",run:nextSnippetField,shift:prevSnippetField},{key:"Escape",run:clearSnippet}];
var snippetKeymap=Facet.define({combine(maps){return maps.length?maps[0]:defaultSnippetKeymap}});var addSnippetKeymap=Prec.
highest(keymap.compute([snippetKeymap],state=>state.facet(snippetKeymap)));function snippetCompletion(template,completion){
return{...completion,apply:snippet(template)}}var snippetPointerHandler=EditorView.domEventHandlers(
{mousedown(event,view){let active=view.state.field(snippetState,false),pos;if(!active||(pos=view.posAtCoords(
{x:event.clientX,y:event.clientY}))==null)return false;let match=active.ranges.find(r=>r.from<=pos&&
r.to>=pos);if(!match||match.field==active.active)return false;view.dispatch({selection:fieldSelection(
active.ranges,match.field),effects:setActive.of(active.ranges.some(r=>r.field>match.field)?new ActiveSnippet(
active.ranges,match.field):null),scrollIntoView:true});return true}});var closedBracket=new class extends RangeValue{};closedBracket.startSide=1;closedBracket.endSide=-1;var android=typeof navigator=="object"&&/Android\b/.test(navigator.userAgent);var cache=new NodeWeakMap;var ScopeNodes=new Set(["Script","Body","FunctionDefinition","ClassDefinit\
ion","LambdaExpression","ForStatement","MatchClause"]);function defID(type){return(node,def,outer)=>{
if(outer)return false;let id2=node.node.getChild("VariableName");if(id2)def(id2,type);return true}}var gatherCompletions={
FunctionDefinition:defID("function"),ClassDefinition:defID("class"),ForStatement(node,def,outer){if(outer)
for(let child=node.node.firstChild;child;child=child.nextSibling){if(child.name=="VariableName")def(
child,"variable");else if(child.name=="in")break}},ImportStatement(_node,def){var _a2,_b;let{node}=_node;
let isFrom=((_a2=node.firstChild)===null||_a2===void 0?void 0:_a2.name)=="from";for(let ch=node.getChild(
"import");ch;ch=ch.nextSibling){if(ch.name=="VariableName"&&((_b=ch.nextSibling)===null||_b===void 0?
void 0:_b.name)!="as")def(ch,isFrom?"variable":"namespace")}},AssignStatement(node,def){for(let child=node.
node.firstChild;child;child=child.nextSibling){if(child.name=="VariableName")def(child,"variable");else if(child.
name==":"||child.name=="AssignOp")break}},ParamList(node,def){for(let prev=null,child=node.node.firstChild;child;child=
child.nextSibling){if(child.name=="VariableName"&&(!prev||!/\*|AssignOp/.test(prev.name)))def(child,
"variable");prev=child}},CapturePattern:defID("variable"),AsPattern:defID("variable"),__proto__:null};
function getScope(doc2,node){let cached=cache.get(node);if(cached)return cached;let completions=[],top2=true;
function def(node2,type){let name2=doc2.sliceString(node2.from,node2.to);completions.push({label:name2,
type})}node.cursor(IterMode.IncludeAnonymous).iterate(node2=>{if(node2.name){let gather=gatherCompletions[node2.
name];if(gather&&gather(node2,def,top2)||!top2&&ScopeNodes.has(node2.name))return false;top2=false}else if(node2.
to-node2.from>8192){for(let c of getScope(doc2,node2.node))completions.push(c);return false}});cache.
set(node,completions);return completions}var Identifier=/^[\w\xa1-\uffff][\w\d\xa1-\uffff]*$/;var dontComplete=[
"String","FormatString","Comment","PropertyName"];function localCompletionSource(context){let inner=syntaxTree(
context.state).resolveInner(context.pos,-1);if(dontComplete.indexOf(inner.name)>-1)return null;let isWord=inner.
name=="VariableName"||inner.to-inner.from<20&&Identifier.test(context.state.sliceDoc(inner.from,inner.
to));if(!isWord&&!context.explicit)return null;let options=[];for(let pos=inner;pos;pos=pos.parent){
if(ScopeNodes.has(pos.name))options=options.concat(getScope(context.state.doc,pos))}return{options,from:isWord?
inner.from:context.pos,validFor:Identifier}}var globals=["__annotations__","__builtins__","__debug__",
"__doc__","__import__","__name__","__loader__","__package__","__spec__","False","None","True"].map(n=>({
label:n,type:"constant"})).concat(["ArithmeticError","AssertionError","AttributeError","BaseExceptio\
n","BlockingIOError","BrokenPipeError","BufferError","BytesWarning","ChildProcessError","ConnectionA\
bortedError","ConnectionError","ConnectionRefusedError","ConnectionResetError","DeprecationWarning",
"EOFError","Ellipsis","EncodingWarning","EnvironmentError","Exception","FileExistsError","FileNotFou\
ndError","FloatingPointError","FutureWarning","GeneratorExit","IOError","ImportError","ImportWarning",
"IndentationError","IndexError","InterruptedError","IsADirectoryError","KeyError","KeyboardInterrupt",
"LookupError","MemoryError","ModuleNotFoundError","NameError","NotADirectoryError","NotImplemented",
"NotImplementedError","OSError","OverflowError","PendingDeprecationWarning","PermissionError","Proce\
ssLookupError","RecursionError","ReferenceError","ResourceWarning","RuntimeError","RuntimeWarning","\
StopAsyncIteration","StopIteration","SyntaxError","SyntaxWarning","SystemError","SystemExit","TabErr\
or","TimeoutError","TypeError","UnboundLocalError","UnicodeDecodeError","UnicodeEncodeError","Unicod\
eError","UnicodeTranslateError","UnicodeWarning","UserWarning","ValueError","Warning","ZeroDivisionE\
rror"].map(n=>({label:n,type:"type"}))).concat(["bool","bytearray","bytes","classmethod","complex","\
float","frozenset","int","list","map","memoryview","object","range","set","staticmethod","str","supe\
r","tuple","type"].map(n=>({label:n,type:"class"}))).concat(["abs","aiter","all","anext","any","asci\
i","bin","breakpoint","callable","chr","compile","delattr","dict","dir","divmod","enumerate","eval",
"exec","exit","filter","format","getattr","globals","hasattr","hash","help","hex","id","input","isin\
stance","issubclass","iter","len","license","locals","max","min","next","oct","open","ord","pow","pr\
int","property","quit","repr","reversed","round","setattr","slice","sorted","sum","vars","zip"].map(
n=>({label:n,type:"function"})));var snippets=[snippetCompletion("def ${name}(${params}):\n	${}",{label:"\
def",detail:"function",type:"keyword"}),snippetCompletion("for ${name} in ${collection}:\n	${}",{label:"\
for",detail:"loop",type:"keyword"}),snippetCompletion("while ${}:\n	${}",{label:"while",detail:"loop",
type:"keyword"}),snippetCompletion("try:\n	${}\nexcept ${error}:\n	${}",{label:"try",detail:"/ excep\
t block",type:"keyword"}),snippetCompletion("if ${}:\n	\n",{label:"if",detail:"block",type:"keyword"}),
snippetCompletion("if ${}:\n	${}\nelse:\n	${}",{label:"if",detail:"/ else block",type:"keyword"}),snippetCompletion(
"class ${name}:\n	def __init__(self, ${params}):\n			${}",{label:"class",detail:"definition",type:"k\
eyword"}),snippetCompletion("import ${module}",{label:"import",detail:"statement",type:"keyword"}),snippetCompletion(
"from ${module} import ${names}",{label:"from",detail:"import",type:"keyword"})];var globalCompletion=ifNotIn(
dontComplete,completeFromList(globals.concat(snippets)));function innerBody(context){let{node,pos}=context;
let lineIndent=context.lineIndent(pos,-1);let found=null;for(;;){let before=node.childBefore(pos);if(!before){
break}else if(before.name=="Comment"){pos=before.from}else if(before.name=="Body"||before.name=="Mat\
chBody"){if(context.baseIndentFor(before)+context.unit<=lineIndent)found=before;node=before}else if(before.
name=="MatchClause"){node=before}else if(before.type.is("Statement")){node=before}else{break}}return found}
function indentBody(context,node){let base2=context.baseIndentFor(node);let line=context.lineAt(context.
pos,-1),to=line.from+line.text.length;if(/^\s*($|#)/.test(line.text)&&context.node.to<to+100&&!/\S/.
test(context.state.sliceDoc(to,context.node.to))&&context.lineIndent(context.pos,-1)<=base2)return null;
if(/^\s*(else:|elif |except |finally:|case\s+[^=:]+:)/.test(context.textAfter)&&context.lineIndent(context.
pos,-1)>base2)return null;return base2+context.unit}var pythonLanguage=LRLanguage.define({name:"pyth\
on",parser:parser.configure({props:[indentNodeProp.add({Body:context=>{var _a2;let body=/^\s*(#|$)/.
test(context.textAfter)&&innerBody(context)||context.node;return(_a2=indentBody(context,body))!==null&&
_a2!==void 0?_a2:context.continue()},MatchBody:context=>{var _a2;let inner=innerBody(context);return(_a2=
indentBody(context,inner||context.node))!==null&&_a2!==void 0?_a2:context.continue()},IfStatement:cx=>/^\s*(else:|elif )/.
test(cx.textAfter)?cx.baseIndent:cx.continue(),"ForStatement WhileStatement":cx=>/^\s*else:/.test(cx.
textAfter)?cx.baseIndent:cx.continue(),TryStatement:cx=>/^\s*(except[ :]|finally:|else:)/.test(cx.textAfter)?
cx.baseIndent:cx.continue(),MatchStatement:cx=>{if(/^\s*case /.test(cx.textAfter))return cx.baseIndent+
cx.unit;return cx.continue()},"TupleExpression ComprehensionExpression ParamList ArgList Parenthesiz\
edExpression":delimitedIndent({closing:")"}),"DictionaryExpression DictionaryComprehensionExpression\
 SetExpression SetComprehensionExpression":delimitedIndent({closing:"}"}),"ArrayExpression ArrayComp\
rehensionExpression":delimitedIndent({closing:"]"}),MemberExpression:cx=>cx.baseIndent+cx.unit,"Stri\
ng FormatString":()=>null,Script:context=>{var _a2;let inner=innerBody(context);return(_a2=inner&&indentBody(
context,inner))!==null&&_a2!==void 0?_a2:context.continue()}}),foldNodeProp.add({"ArrayExpression Di\
ctionaryExpression SetExpression TupleExpression":foldInside,Body:(node,state)=>({from:node.from+1,to:node.
to-(node.to==state.doc.length?0:1)}),"String FormatString":(node,state)=>({from:state.doc.lineAt(node.
from).to,to:node.to})})]}),languageData:{closeBrackets:{brackets:["(","[","{","'",'"',"'''",'"""'],stringPrefixes:[
"f","fr","rf","r","u","b","br","rb","F","FR","RF","R","U","B","BR","RB"]},commentTokens:{line:"#"},indentOnInput:/^\s*([\}\]\)]|else:|elif |except |finally:|case\s+[^:]*:?)$/}});
function python(){return new LanguageSupport(pythonLanguage,[pythonLanguage.data.of({autocomplete:localCompletionSource}),
pythonLanguage.data.of({autocomplete:globalCompletion})])}var EXTENSIONS=[...[lineNumbers(),highlightActiveLine(),highlightActiveLineGutter(),history()],...[drawSelection(),
indentOnInput(),bracketMatching(),indentUnit.of("    "),python()],syntaxHighlighting(classHighlighter),
EditorState.tabSize.of(4),EditorView.lineWrapping,keymap.of([...defaultKeymap,...historyKeymap,indentWithTab])];
var Editor=class{constructor(parent,label2,help,changed){const names={"aria-label":label2,"aria-desc\
ribedby":help,spellcheck:"false",tabindex:"0"};this.extensions=[...EXTENSIONS,EditorView.contentAttributes.
of(names),EditorView.updateListener.of(update=>{if(update.docChanged)changed(this.text)})];this.view=
new EditorView({parent,extensions:this.extensions})}get text(){return this.view.state.doc.toString()}set text(text){
this.view.setState(EditorState.create({doc:text,extensions:this.extensions}))}goTo(number2){const{doc:doc2}=this.
view.state;const line=doc2.line(Math.min(number2,doc2.lines));this.view.dispatch({selection:{anchor:line.
from,head:line.to},effects:EditorView.scrollIntoView(line.from,{y:"center"})});this.view.focus()}};function statementOf(markdown){const text=markdown.replace(/^\|.*\n?/gm,"").replace(/^## Examples?\s*$/gm,
"");return text.split(/\n\s*\n/).flatMap(blockOf)}function blockOf(block){if(!block.trim())return[];
if(block.startsWith("    "))return[make("pre",{},block.replace(/^ {4}/gm,""))];const heading2=/^(#+) (.*)$/m.
exec(block);if(heading2){const rest=block.slice(heading2[0].length).trimStart();return[make(heading2[1]===
"#"?"h3":"h4",{},...inline(heading2[2])),...blockOf(rest)]}const[words,...items]=block.split(/^- /m);
const list2=make("ul",{},...items.map(item=>make("li",{},...inline(item))));return[...words.trim()?[
make("p",{},...inline(words))]:[],...items.length?[list2]:[]]}function inline(text){const parts=text.
split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);return parts.map(part=>{if(part.startsWith(
"`"))return make("code",{},part.slice(1,-1));if(part.startsWith("**"))return make("b",{},part.slice(
2,-2));if(part.startsWith("*"))return make("i",{},part.slice(1,-1));return part.replace(/^\[([^\]]+)\]\([^)]+\)$/,
"$1")})}var BESIDE=896;var PAUSE=300;var Desk=class{constructor(place,problems,kind){this.place=place;this.kind=
kind;this.problems=problems;this.changed=()=>{};this.clock=0;const options=problems.map(({problem,title})=>make(
"option",{value:problem},title));this.choice=make("select",{onchange:()=>this.choose()},...options);
this.statement=make("details",{className:"statement"});const field2=make("div",{className:"editor"});
const help=make("p",{id:`${kind.id}-help`,className:"quiet"},"Tab indents. To leave the editor with \
the keyboard, press Escape, then Tab.");this.status=make("p",{role:"status",className:"says"});this.
tools=make("div",{className:"row"});this.results=make("div",{className:"results"});const label2=`You\
r ${kind.what} in Python`;this.editor=new Editor(field2,label2,help.id,text=>this.keepSoon(text));place.
replaceChildren(make("div",{className:"row"},make("label",{},"Puzzle ",this.choice),...this.files()),
make("div",{className:"columns"},this.statement,make("div",{className:"work"},field2,help)),...[this.
tools,this.status,this.results]);this.choice.value=recall(kind.id)??problems[0].problem;if(!this.choice.
value)this.choice.value=problems[0].problem;this.choose()}get problem(){const chosen=this.problems.find(
({problem})=>problem===this.choice.value);return chosen??this.problems[0]}files(){const{what}=this.kind;
const file=make("input",{type:"file",accept:".py"});file.onchange=async()=>{const chosen=file.files?.[0];
if(chosen)this.open(await this.kind.unpack(await chosen.text()));file.value=""};return[button(`Save \
the ${what} as a file`,()=>this.save()),make("label",{className:"file"},"Open one ",file),button("Be\
gin again",()=>this.beginAgain())]}choose(){const{problem,statement}=this.problem;this.keepNow();keep(
this.kind.id,problem);this.statement.replaceChildren(make("summary",{},"The puzzle"),...statementOf(
statement));this.statement.open=innerWidth>BESIDE;this.editor.text=recall(this.key)??this.kind.first(
this.problem);this.forget();this.changed()}forget(){this.status.textContent="";this.results.replaceChildren()}busy(busy){
this.choice.disabled=busy;this.place.dataset.busy=busy?"yes":"no"}get key(){return`${this.kind.id}-${this.
problem.problem}`}keepSoon(text){clearTimeout(this.clock);const{key}=this;this.later=()=>keep(key,text);
this.clock=setTimeout(()=>this.keepNow(),PAUSE)}keepNow(){clearTimeout(this.clock);this.later?.();this.
later=void 0}open(text){this.editor.text=text;keep(this.key,text);this.forget();say("Opened.")}beginAgain(){
const{what}=this.kind;if(!confirm(`Throw away the ${what} that is here?`))return;this.open(this.kind.
first(this.problem))}async save(){const{problem}=this.problem;const text=await this.kind.pack(problem,
this.editor.text);const url=URL.createObjectURL(new Blob([text],{type:"text/x-python"}));make("a",{href:url,
download:`my_${problem}.py`}).click();setTimeout(()=>URL.revokeObjectURL(url),1e4)}};function keep(key,text){
try{localStorage.setItem(`lab-${key}`,text)}catch{}}function recall(key){try{return localStorage.getItem(
`lab-${key}`)}catch{return null}}var LONGEST=4e3;var Results=class{constructor(place,goTo){this.goTo=goTo;this.list=make("ol",{className:"\
cases","aria-label":"Verdicts"});this.counts=new Map;this.failed=0;place.replaceChildren(this.list)}add(result,given){
const{verdict,reason,seconds}=result;this.counts.set(verdict,(this.counts.get(verdict)??0)+1);const sign=make(
"span",{className:`verdict ${verdict==="AC"?"right":"not"}`},verdict);const name2=` ${result.case} `;
const time=make("span",{className:"quiet"},`${seconds.toFixed(2)} s`);const why=reason?[" ",make("b",
{},reason)]:[];const summary=make("summary",{},sign,...given?[name2,time]:[],...why);const details=make(
"details",{},summary);const fill=()=>{if(details.childElementCount===1)details.append(...this.shown(
result,given))};details.ontoggle=fill;if(verdict!=="AC"&&!this.failed++){fill();details.open=true}this.
list.append(make("li",{},details))}get sum(){return[...this.counts].map(([verdict,count])=>`${count}\
 ${verdict}`).join(", ")}shown({said:said2,line,picture:picture3},given){const goTo=line?[button(`Go\
 to line ${line}`,()=>this.goTo(line))]:[];const words=said2?[make("pre",{tabIndex:0},said2.trimEnd())]:
[];const drawn=picture3?[make("div",{className:"pair"},grid("expected",picture3.expected),grid("actu\
al",picture3.actual)),make("p",{className:"quiet"},legend(picture3))]:[];const input=given?[figure("\
input",given.puzzle.slice(0,LONGEST))]:[];return[...goTo,...words,...drawn,...input]}};function legend({
actual,more}){const marks2=new Set(actual.flat().map(([,mark])=>mark));return[marks2.has("differs")?
"Framed: differs; any other right answer will do.":"",marks2.has("breaks")?"Underlined: breaks the l\
aw.":"",more?`${more} rows more.`:""].join(" ")}function figure(title,...content2){const words=make(
"pre",{tabIndex:0,"aria-label":title},...content2);return make("figure",{},make("figcaption",{},title),
words)}function grid(title,rows){const slot=Math.max(1,...rows.flat().map(([text])=>text.length));const cell=([
text,mark])=>{const shown2=text.padStart(slot)+(slot>1?" ":"");return mark?make("mark",{className:mark},
shown2):shown2};return figure(title,...rows.flatMap(row=>[...row.map(cell),"\n"]))}var Programs=class{constructor(place,problems,python2,runner){this.python=python2;this.runner=runner;
this.desk=new Desk(place,problems,{id:"program",what:"program",first:({program})=>program,pack:async(_,text)=>text,
unpack:async text=>text});this.seconds=make("input",{type:"number",min:"0.1",max:"100",step:"any"});
this.halt=button("Stop",()=>this.runner.end(),{disabled:true});this.desk.changed=()=>this.show();this.
show()}show(){const{samples,cases,limits}=this.desk.problem;this.runner.end();this.seconds.value=String(
limits.cpu);this.buttons=[button(`Run on the ${samples} samples`,()=>this.run(this.given(true)),{className:"\
main"}),button(`Run on all ${cases} cases`,()=>this.run(this.given(false))),button("Look for a small\
 case that fails",()=>this.run(this.fresh(),true))];this.desk.tools.replaceChildren(...[...this.buttons,
this.halt],make("label",{},"Seconds for a case ",this.seconds))}async*given(samples){yield*await this.
python.call("own.cases.given",[this.desk.problem.problem,samples])}async*fresh(){const count=await this.
python.call("own.cases.number_of_new");for(let number2=0;number2<count;number2++){const found=await this.
python.call("own.cases.new",[this.desk.problem.problem,number2]);if(found)yield found}}async run(cases,once=false){
const results=new Results(this.desk.results,line=>this.desk.editor.goTo(line));const say2=words=>this.
desk.status.textContent=words;this.busy(true);say2("Getting ready …");try{const ended2=await this.
judgeAll(cases,once,results,say2);say2(`${ended2}${results.sum}.`)}catch(error){if(!(error instanceof
Stopped))throw error;say2(`Stopped. ${results.sum}`)}finally{this.busy(false)}}async judgeAll(cases,once,results,say2){
const{problem}=this.desk.problem;const program=this.desk.editor.text;const refused=await this.python.
call("own.judging.compiled",[program]);if(refused)results.add(refused,null);if(refused)return"Python\
 cannot read the program: ";const seconds=Math.min(Math.max(Number(this.seconds.value)||10,.1),100);
const limits=await this.python.call("own.cases.limits",[problem,seconds]);for await(const given of cases){
say2(`${given.name} … ${results.sum}`);const run=await this.runner.run(program,given.puzzle,limits);
const result=await this.python.call("own.judging.verdict",[problem,seconds,given,run]);results.add(result,
given);if(once&&result.verdict!=="AC")return"The smallest new case that fails: "}return once?"No new\
 case fails: ":""}busy(busy){for(const each of this.buttons??[])each.disabled=busy;this.halt.disabled=
!busy;this.desk.busy(busy)}};var COMPANY=[["direct","after the direct rules"],["all","after all rules"],["alone","alone"]];var Rules=class{constructor(place,problems,python2,another){
this.another=another;this.python=void 0;this.desk=new Desk(place,problems,{id:"rule",what:"rule",first:({
rule})=>rule,pack:(problem,text)=>python2.call("own.rule.program",[problem,text]),unpack:text=>python2.
call("own.rule.rule_in",[text])});const options=COMPANY.map(([value,words])=>make("option",{value},words));
this.company=make("select",{},...options);this.ask=button("Try the rule",()=>this.examine(),{className:"\
main"});this.halt=button("Stop",()=>this.python?.stop(),{disabled:true});this.desk.tools.append(this.
ask,make("label",{},"It is asked ",this.company),this.halt)}async examine(){const{desk}=this;const say2=words=>desk.
status.textContent=words;this.python??=this.another();this.busy(true);desk.results.replaceChildren();
say2("Getting ready …");try{const args=[desk.problem.problem,desk.editor.text,this.company.value];
const worth=await this.python.call("own.rule.examine",args,told=>say2(progressOf(told)));say2(verdictOn(
worth));desk.results.append(...await shown(worth))}catch(error){say2(this.said(error))}finally{this.
busy(false)}}said(error){if(error instanceof Stopped)return"Stopped.";if(!(error instanceof Refused))
throw error;const{said:said2,line}=error.refusal;if(line){const goTo=button(`Go to line ${line}`,()=>this.
desk.editor.goTo(line));this.desk.results.append(goTo)}return`${line?`Line ${line}: `:""}${said2}`}busy(busy){
this.ask.disabled=busy;this.halt.disabled=!busy;this.desk.busy(busy)}};function progressOf({done,of,
what}){return`${done}${of?` of ${of}`:""} ${what} …`}function verdictOn({wrong,boards,steps,speaks,
puzzles,solved,carried}){const right=wrong?"The rule is wrong: see below.":`Never wrong, on ${boards}\
 small boards and ${puzzles} puzzles.`;const spoke=steps?`It speaks ${steps} times, in ${speaks} of \
the ${puzzles} puzzles.`:`It says nothing new in any of the ${puzzles} puzzles.`;const carries=`${solved}\
 are solved without it, ${carried.length} more with it.`;return`${right} ${spoke} ${carries}`}async function shown({
wrong,shown:shown2,carried}){const names=carried.length?[make("p",{},`It carries ${carried.join(", ")}\
.`)]:[];const places=await Promise.all(shown2.filter(place=>place!==wrong).map(spoken));return[...wrong?
await errors(wrong):[],...names,...places.length?[make("h3",{},"Where it speaks")]:[],make("div",{className:"\
pair"},...places)]}async function errors(wrong){const{solution,givens,answer,told,broken}=wrong;const draw=await puzzleMaker(
solution);const places=told.map(([place])=>place);const words=broken?`In ${wrong.case} it finds no a\
nswer (${broken}), and there is one.`:`In ${wrong.case} it says what need not be: ${factsIn(told)}.`;
return[make("h3",{},"Where it is wrong"),make("p",{className:"wrong"},words),make("div",{className:"\
pair"},sized(picture2(draw(givens),[...wrong.facts,...told],{wrong:places},words),wrong),...answer?[
sized(picture2(draw(givens),answer,{decided:places},"An answer to it"),wrong)]:[])]}async function spoken(place){
const{solution,givens,facts,told}=place;const draw=await puzzleMaker(solution);const decided=told.map(
([name2])=>name2);const words=`${place.case}: ${factsIn(told)}`;return sized(picture2(draw(givens),[
...facts,...told],{decided},words),place)}function factsIn(told){return told.map(fact=>fact.join(" ")).
join(", ")}function sized(figure2,{givens}){const[height,width]=givens.size;figure2.style.setProperty(
"--ratio",String(width/height));return figure2}var Runner=class{constructor(source,files){this.source=URL.createObjectURL(new Blob([source],{type:"\
text/javascript"}));this.files={...files,snapshot:void 0};this.last=0;this.worker=null;this.clock=0;
this.stop=()=>{}}ready(){if(this.worker)return this.worker;this.worker=new Worker(this.source);this.
worker.postMessage(this.files);return this.worker}end(){clearTimeout(this.clock);this.worker?.terminate();
this.worker=null;this.stop();this.stop=()=>{}}async run(program,input,limits){const worker=this.ready();
const id2=++this.last;try{return await new Promise((give,refuse)=>{this.stop=()=>refuse(new Stopped(
"stopped"));worker.onerror=({message})=>this.finish(give,ended("judge",0,message));worker.onmessage=
({data})=>{if(data.id!==id2)return;if(data.run)this.finish(give,data.run,data.spent);else this.clock=
setTimeout(()=>this.late(give,limits),limits.wall*1e3)};worker.postMessage({id:id2,program,input,limits})})}finally{
clearTimeout(this.clock)}}finish(give,run,spent=true){give(run);this.stop=()=>{};if(!spent)return;this.
end();this.ready()}late(give,limits){this.finish(give,ended("wall",limits.wall))}};function ended(end,seconds,said2=""){
const stderr=btoa(String.fromCharCode(...new TextEncoder().encode(said2)));return{end,status:-9,cpu:seconds,
wall:seconds,memory:0,stdout:"",stderr}}function beginOwn(work,files){const{python:python2}=work;const text=id2=>byId(id2).textContent??"";const problems=()=>work.
run("Getting ready …","own.cases.problems");new Panel("programs",async desk=>{const runner=new Runner(
text("program-worker"),files);const programs=new Programs(desk,await problems(),python2,runner);runner.
ready();return programs});new Panel("own-rules",async desk=>{const another=()=>new Python(text("work\
er"),files);return new Rules(desk,await problems(),python2,another)})}var Source=class{constructor(brought){this.brought=brought;this.box=byId("text-of-puzzle");this.kind=
byId("kind");const form=this.box.form;form.addEventListener("submit",event=>{event.preventDefault();
this.bring()});this.kind.onchange=()=>this.bring();this.box.oninput=()=>this.askKind([]);this.box.onpaste=
()=>setTimeout(()=>this.bring());const file=byId("file");file.onchange=()=>this.open(file)}bring(){if(this.
box.value.trim())this.brought(this.box.value,this.kind.value||null)}async open(input){const file=input.
files?.[0];if(!file)return;this.show(await file.text());input.value="";this.bring()}show(text){this.
box.value=text;this.askKind([])}askKind(kinds,chosen="",titles=new Map){const options=kinds.map(kind=>make(
"option",{value:kind},titles.get(kind)??kind));this.kind.replaceChildren(...options);this.kind.value=
chosen;byId("kinds").hidden=kinds.length<2}};var PATIENCE3=300;var AGAIN=10;var Work=class{constructor(python2){this.python=python2;this.jobs=[];
this.clock=0;this.before=null;byId("stop").onclick=()=>this.python.stop()}async run(words,call,args=[],told=()=>""){
const job={words,since:performance.now(),told:-AGAIN};this.begin(job);try{return await this.python.call(
call,args,progress=>{job.words=`${words} ${told(progress)}`})}finally{this.end(job)}}begin(job){this.
jobs.push(job);if(this.clock)return;this.before=document.activeElement;this.clock=setInterval(()=>this.
jobs.forEach(each=>this.tell(each)),PATIENCE3)}end(job){this.jobs=this.jobs.filter(other=>other!==job);
setTimeout(()=>this.jobs.length||this.hide())}tell(job){const seconds=Math.floor((performance.now()-
job.since)/1e3);const words=`${job.words} (${seconds} s)`;if(job===this.jobs[0])byId("doing").textContent=
words;byId("working").hidden=false;if(seconds<job.told+AGAIN)return;job.told=seconds;byId("told").textContent=
seconds?words:job.words}hide(){clearInterval(this.clock);this.clock=0;if(!byId("working").hidden)byId(
"told").textContent="Done.";const had=byId("stop")===document.activeElement;byId("working").hidden=true;
if(had&&this.before instanceof HTMLElement)this.before.focus()}};init_drawing();init_places();var Lab=class{constructor(work){this.work=work;this.opened=null;this.titles=new Map;new Panel("new",
desk=>this.addMaking(desk));this.draw=new Panel("draw",desk=>this.addDraw(desk));this.source=new Source(
(text,problem)=>this.bring(text,problem));addEventListener("hashchange",()=>this.follow());document.
addEventListener("keydown",event=>this.key(event))}async begin(){await this.attempt(async()=>{const problems=await this.
work.run("Getting ready …","puzzle.problems");for(const{problem,title}of problems)this.titles.set(
problem,title)});await this.follow();document.documentElement.dataset.ready="yes"}async addMaking(desk){
const kinds=await this.work.run("Getting ready …","making.kinds");return new Making(desk,kinds,(...asked)=>this.
make(...asked))}async addDraw(desk){const kinds=await this.work.run("Getting ready …","drawn.kinds");
return new Draw(desk,this.work,kinds,(...drawn)=>this.take(...drawn))}async attempt(act,text=""){showNothing();
byId("opened").hidden=true;this.opened=null;document.documentElement.dataset.busy="yes";try{await act()}catch(error){
const refusal=refusalIn(error);if(!refusal)throw error;showRefusal(refusal,text)}finally{document.documentElement.
dataset.busy="no"}}bring(text,problem){return this.attempt(async()=>{const read2=await this.work.run(
"Reading …","puzzle.read",[text,problem]);this.source.askKind(read2.kinds,read2.problem,this.titles);
await this.open({problem:read2.problem,puzzle:read2.puzzle})},text)}make(name2,asked,seed){const told=({
tried})=>`${tried} not as asked`;return this.attempt(async()=>{const made=await this.work.run("Makin\
g …","making.make",[name2,asked,seed],told);this.source.show(made.puzzle);await this.open({problem:made.
problem,puzzle:made.puzzle})})}take(problem,puzzle){this.source.show(puzzle);return this.bring(puzzle,
problem)}async follow(){const held=await heldBy(location.hash);if(!held||location.hash===this.hash)return;
this.source.show(held.text??held.puzzle??"");if(held.text!==void 0)await this.bring(held.text,null);else
await this.attempt(()=>this.open(held),held.puzzle)}async open(held){const{problem,puzzle,marks:marks2}=held;
this.hash=await hashOf({problem,puzzle});if(location.hash!==await hashOf(held))location.hash=this.hash;else
this.hash=location.hash;const look=await this.work.run("Solving …","puzzle.look",[problem,puzzle]);
await showAnswers(look);if(!look.answers)return;const told=({step,sentence})=>`step ${step}: ${sentence}`;
const words="Finding reasons:";const data=await this.work.run(words,"puzzle.lesson",[problem,puzzle],
told);await this.show(data);if(marks2)this.mark(marks2)}async show(data){const empty=byId("empty-les\
son");byId("place-of-lesson").replaceChildren(empty.content.cloneNode(true));byId("worksheet").replaceChildren();
byId("opened").hidden=false;this.opened=await openLesson(data);this.opened.play.exact=new Solver(this.
work.python,data);byId("name").textContent=data.title;document.title=`${data.title} · The lab`;byId(
"shared").replaceChildren(button("Copy a link to this puzzle",()=>this.share(false)),button("Copy it\
 with what I have marked",()=>this.share(true)),button("Draw on it",()=>this.redraw()));this.lead()}lead(){
const at=document.activeElement??document.body;const waits=at===document.body||at.closest("#source, \
#stop");for(const each of byId("source").querySelectorAll("details"))each.open=false;const hasFinding=byId(
"finding").hasChildNodes();byId(hasFinding?"finding":"opened").scrollIntoView({block:"start"});if(waits)
byId(hasFinding?"finding":"name").focus({preventScroll:true})}mark(marks2){if(!this.opened)return;const{
play,tabs}=this.opened;play.restart();play.move(marks2);tabs.choose(tabs.tabs[1])}async redraw(){if(!this.
opened)return;const{problem,puzzle}=this.opened.lesson;const{part}=this.draw;part.open=true;part.scrollIntoView(
{block:"start"});const draw=await this.draw.ready();await draw?.take(problem,puzzle);draw?.element.focus(
{preventScroll:true})}async share(marked){if(!this.opened)return;const{lesson,play}=this.opened;const{
facts,given}=play.state;const marks2=[...facts].filter(([place])=>!given.has(place));const held={problem:lesson.
problem,puzzle:lesson.puzzle};if(marked)held.marks=marks2.map(([place,values])=>[place,[...values]]);
copy(new URL(await hashOf(held),location.href).href)}key(event){const target=event.target;if(!target.
closest("#source, #own"))this.opened?.tabs.key(event)}};function refusalIn(error){if(error instanceof
Refused)return error.refusal;return error instanceof Stopped?{said:error.message}:null}async function start(){
const files=await findFiles();const python2=new Python(byId("worker").textContent??"",files);const work=new Work(
python2);beginOwn(work,files);await new Lab(work).begin()}start();return __toCommonJS(lab_exports);})();
