"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundl\
e: "+path)};var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(
fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:!0})},
__copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(
from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);function cellOf(name2){let[r,c]=(name2.match(/\d+/g)??[]).map(Number);return{r:r-1,c:c-1}}function cellName(r,c){
return`r${r+1}c${c+1}`}function spotOf(place){let{r,c}=cellOf(place),[,other]=place.split("-");if(!other)
return{x:c+.5,y:r+.5,edge:""};let{x,y,edge}=EDGES[other]??EDGES[cellOf(other).r===r?"right":"bottom"];
return{x:c+x,y:r+y,edge}}function inOrder(edges){return[...edges].sort((one,other)=>{let[a,b]=[spotOf(
one),spotOf(other)];return a.y-b.y||a.x-b.x})}function cellsOf(edge){return edge.split("-").filter(name2=>/^r\d/.
test(name2))}function placesIn(list2){return list2.split(" ").flatMap(run=>{let[first,last2]=run.split(
"~"),{r,c}=cellOf(first);return last2?Array.from({length:Number(last2)-c},(_,at)=>cellName(r,c+at)):
[run]})}function isSettled(value){return!value.startsWith("not ")}function isRoom(name2){return name2.
startsWith("room ")}function roomsApart(names){return{rooms:names.filter(isRoom),places:names.filter(
name2=>!isRoom(name2))}}function factsOf(...lists){let facts=new Map;for(let[place,value]of lists.flat())
facts.set(place,(facts.get(place)??new Set).add(value));return facts}function placeOf(fact){return fact.
slice(0,fact.indexOf(" "))}function valueOf(fact){return fact.slice(fact.indexOf(" ")+1)}function isSo(facts,place,value){
return!!facts.get(place)?.has(value)}function isMark(value){return!/r\d+c\d+/.test(value)}function pieces(cells,next){
let left=new Set(cells),found=[];for(let start2 of cells){if(!left.delete(start2))continue;let piece=[
start2];for(let cell of piece)piece.push(...next(cell).filter(other=>left.delete(other)));found.push(
piece)}return found}var STEPS,EDGES,Grid,init_places=__esm({"lessons/web/places.js"(){"use strict";STEPS=
[[-1,0],[1,0],[0,-1],[0,1]],EDGES={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,edge:"vertical"},
left:{x:0,y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};Grid=class{constructor([height,
width]){this.height=height,this.width=width}cells(){return Array.from({length:this.height},(_,r)=>r).
flatMap(r=>Array.from({length:this.width},(_,c)=>cellName(r,c)))}rows(sign){let{width}=this,rows=Array.
from({length:this.height},(_,r)=>r*width),signs2=this.cells().map(sign);return rows.map(at=>signs2.slice(
at,at+width))}holds({r,c}){return r>=0&&c>=0&&r<this.height&&c<this.width}beside(cell){let{r,c}=cellOf(
cell);return STEPS.map(([down,right])=>({r:r+down,c:c+right})).filter(other=>this.holds(other)).map(
other=>cellName(other.r,other.c))}}}});function svg(name2,attributes={},...children){let element=document.createElementNS("http://www.w3.or\
g/2000/svg",name2);for(let[key,value]of Object.entries(attributes))element.setAttribute(key,String(value));
return element.append(...children),element}function label(text,x,y,size,kind=""){return svg("text",{
x,y,"font-size":size,class:`label ${kind}`},String(text))}function square({r,c},kind){return svg("re\
ct",{x:c*UNIT,y:r*UNIT,width:UNIT,height:UNIT,class:kind})}function middle({r,c}){return[(c+.5)*UNIT,
(r+.5)*UNIT]}function above({r,c}){return`M${c*UNIT} ${r*UNIT}h${UNIT}`}function leftOf({r,c}){return`\
M${c*UNIT} ${r*UNIT}v${UNIT}`}function gridLines(grid2){let lines="";for(let c=1;c<grid2.width;c++)lines+=
`M${c*UNIT} 0v${grid2.height*UNIT}`;for(let r=1;r<grid2.height;r++)lines+=`M0 ${r*UNIT}h${grid2.width*
UNIT}`;return svg("path",{d:lines,class:"grid"})}function frame(grid2,kind="border"){return svg("rec\
t",{width:grid2.width*UNIT,height:grid2.height*UNIT,class:kind})}function hatching(x,y,w,h){let lines="";
for(let at=8;at<w+h;at+=8){let[x1,y1]=at<w?[x+at,y]:[x+w,y+at-w],[x2,y2]=at<h?[x,y+at]:[x+at-h,y+h];
lines+=`M${x1} ${y1}L${x2} ${y2}`}return lines}function tint(place,kind){let{r,c}=cellOf(place),group=svg(
"g",{class:`tint ${kind}`},square({r,c},"fill"));if(kind==="other"){let lines=hatching(c*UNIT,r*UNIT,
UNIT,UNIT);group.append(svg("path",{d:lines,class:"hatching"}))}return group}function arrow(from,to){
let[dx,dy]=[(to.x-from.x)*UNIT,(to.y-from.y)*UNIT],long=Math.hypot(dx,dy)||1,[ux,uy]=[dx/long,dy/long],
short=Math.min(8,long/4),[x1,y1]=[from.x*UNIT+ux*short,from.y*UNIT+uy*short],[x2,y2]=[to.x*UNIT-ux*short,
to.y*UNIT-uy*short],wing=side=>`M${x2} ${y2}L${x2-7*ux-4*side*uy} ${y2-7*uy+4*side*ux}`,d=`M${x1} ${y1}\
L${x2} ${y2}${wing(1)}${wing(-1)}`;return svg("g",{class:"arrow"},svg("path",{d,class:"halo"}),svg("\
path",{d}))}function note(spot,words,others){let width=8+6*words.length,out=spot.edge?0:UNIT/2-7,[x,
y]=[spot.x*UNIT+out-width/2+(out&&5),spot.y*UNIT-out+others*13];return svg("g",{class:"note"},svg("r\
ect",{x:x-width/2,y:y-6.5,width,height:13,rx:4}),label(words,x,y,10,"strong"))}var UNIT,init_drawing=__esm(
{"lessons/web/drawing.js"(){"use strict";init_places();UNIT=40}});function listed(words,last2="and",most=LISTED){let some2=words.length>most?words.slice(0,most-1):words,
all=words.length>some2.length?[...some2,`${words.length-some2.length} more`]:some2;return[all.slice(
0,-1).join(", "),all[all.length-1]].filter(Boolean).join(` ${last2} `)}function counted(number2,noun){
return`${number2} ${noun}${number2===1?"":"s"}`}function whyStuck({unique}){return unique?"only sear\
ch goes on":"the puzzle has several answers"}function summary(lesson){let{steps,solved}=lesson,{length}=steps;
if(solved&&!length)return"Nothing is open: this is the answer.";let[many,s]=[counted(length,"step"),
length===1?"s":""];if(solved)return`${many} lead${s} to the answer.`;let why=whyStuck(lesson);return length?
`${many} follow${s} by rules. No rule says more: ${why}.`:`No rule says anything: ${why}.`}function inWords(puzzle,facts){
return listed(eachInWords(puzzle,facts))}function eachInWords(puzzle,facts){let places=new Map,out=new Map;
for(let fact of facts){let[,number2]=NOT.exec(valueOf(fact))??[];number2&&out.set(placeOf(fact),[...out.
get(placeOf(fact))??[],number2])}for(let fact of facts){let numbers=NOT.test(valueOf(fact))?out.get(
placeOf(fact)):void 0,value=numbers?`not ${listed(numbers,"or")}`:valueOf(fact),others=places.get(value)??
[];others.includes(placeOf(fact))||places.set(value,[...others,placeOf(fact)])}return[...places].map(
([value,where])=>{let many=where.length>1;return`${listed(where)} ${puzzle.verb?.(value,many)??`${many?
"are":"is"} ${value}`}`})}function inShort(puzzle,facts){let isShape=fact=>valueOf(fact).includes("+"),
islands=facts.filter(isShape).map(placeOf),out=[...new Set(islands)].map(island=>{let many=islands.filter(
other=>other===island).length;return`${counted(many,"shape")} of the island at ${island} ${many===1?
"is":"are"} out`}),others=facts.filter(fact=>!isShape(fact));return[...eachInWords(puzzle,others),...out]}
function sentencesOf(puzzle,links){let said2=new Map;for(let link of links.filter(({law})=>law.effort)){
let key=[link.law.words,...link.from].join(),same=said2.get(key);same?same.facts.push(link.fact):said2.
set(key,{link,facts:[link.fact]})}return[...said2.values()].map(({link,facts})=>sentenceOf(puzzle,link,
facts))}function breach(puzzle,{law,fact,from}){if(!fact)return`${law.words} But ${inWords(puzzle,from)}\
.`;let known=from.slice(0,-1),lead=known.length?`As ${inWords(puzzle,known)},`:"So";return`${law.words}\
 ${lead} ${inWords(puzzle,[fact])}; but ${inWords(puzzle,from.slice(-1))}.`}function sentenceOf(puzzle,{
law,from},facts){return`${law.words} ${from.length?`As ${inWords(puzzle,from)},`:"So"} ${inWords(puzzle,
facts)}.`}function uncounted(sentence){let each=(...[,island,verb,what])=>`every shape left to ${island}\
 ${verb}${verb==="touch"?"es":"s"} ${what}.`;return sentence.replace(/no shape of the \d+ left/,"no \
shape left").replace(AGREE,each)}var LISTED,NOT,SHAPES,AGREE,init_words=__esm({"lessons/web/laws/wor\
ds.js"(){"use strict";init_places();LISTED=6,NOT=/^not (\d+)$/;SHAPES=/(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/,
AGREE=new RegExp(`${SHAPES.source} (contain|touch)(?:e?s)? (it|them)\\.$`)}});function castle({height,width},sides){return Array.from({length:2*height+1},(_,at)=>{let signs2=[];for(let c=0;c<=
width;c++){let own=sides({r:Math.floor(at/2),c});signs2.push(...at%2?inside(own):above2(own))}return signs2.
slice(0,4*width+1)})}function above2([top2]){let pad=top2==="wall"?"-":" ";return["+",pad,SIGNS2[top2][0],
pad]}function inside(sides){let[top2,left,bottom,right]=sides.map(side=>+(side==="path")),centre=CENTRES[top2+
2*left+4*bottom+8*right];return[SIGNS2[sides[1]][1]," ─"[left],centre," ─"[right]]}var SIGNS2,CENTRES,
init_castle=__esm({"lessons/web/laws/castle.js"(){"use strict";SIGNS2={path:"│─",wall:"-|",blocked:"\
xx",open:"  "},CENTRES=" ╵╴┘╷│┐ ╶└─ ┌   "}});function counts(law){let{words,facts,least,most,opposite,places=[],rooms=[],effort=1}=law,{none:none3="",
rest=""}=law,others=facts.map(opposite);function look(known){let yes=facts.filter(fact=>known.has(fact)),
no=others.filter(fact=>known.has(fact)),said2=[],open=()=>facts.filter((fact,at)=>!known.has(fact)&&
!known.has(others[at]));if(yes.length>=most){let facts2=yes.length>most?[]:open().map(opposite);(yes.
length>most||facts2.length)&&said2.push({rule:none3,facts:facts2,from:yes.slice(0,most+1)})}let spare=others.
length-least;if(no.length>=spare){let facts2=no.length>spare?[]:open();(no.length>spare||facts2.length)&&
said2.push({rule:rest,facts:facts2,from:no.slice(0,spare+1)})}return said2}return{words,effort,places,
rooms,facts:[...facts,...others],look}}function otherOf([one,two]){return fact=>{let[place,value]=fact.
split(" ");return`${place} ${value===one?two:one}`}}var init_law=__esm({"lessons/web/laws/law.js"(){
"use strict"}});function treeFrom(start2,next){let tree={order:[],number:new Map,parent:new Map,low:new Map,size:new Map},
{order,number:number2,parent}=tree,todo=[[start2,null]];for(let top2=todo.pop();top2;top2=todo.pop()){
let[node,from]=top2;if(!number2.has(node)){number2.set(node,order.length),order.push(node),from!==null&&
parent.set(node,from);for(let other of next(node))number2.has(other)||todo.push([other,node])}}return measure(
tree,next),tree}function measure({order,number:number2,parent,low,size},next){let numberOf=node=>number2.
get(node);for(let node of order){let others=next(node).filter(other=>other!==parent.get(node));low.set(
node,Math.min(numberOf(node),...others.map(numberOf))),size.set(node,1)}for(let node of[...order].reverse()){
let above3=parent.get(node);above3!==void 0&&(low.set(above3,Math.min(low.get(above3)??0,low.get(node)??
0)),size.set(above3,(size.get(above3)??0)+(size.get(node)??0)))}}function hanging({order,number:number2,
parent,low,size},edges){return order.flatMap((node,at)=>{let above3=parent.get(node),least=(number2.
get(above3??"")??0)+(edges?1:0);return above3===void 0||(low.get(node)??0)<least?[]:[[node,above3,order.
slice(at,at+(size.get(node)??0))]]})}var init_cuts=__esm({"lessons/web/laws/cuts.js"(){"use strict"}});function endsIn(plan){let known=allEnds.get(plan);if(known)return known;let ends=new Map;for(let[cell,
edges]of plan.edgesOf)for(let edge of edges)ends.set(edge,[...ends.get(edge)??[],cell]);return allEnds.
set(plan,ends),ends}function pair(edge,used){return[edge,used]}function says(facts,used){return{rule:RULE,
facts,from:used.map(edge=>`${edge} path`)}}var RULE,Path,allEnds,init_path=__esm({"lessons/web/laws/\
path.js"(){"use strict";init_places();init_cuts();RULE="close_no_loop",Path=class{constructor(plan,known){
this.plan=plan,this.known=known,this.ends=endsIn(plan),this.used=new Map;for(let[cell,edges]of plan.
edgesOf){let used=edges.filter(edge=>known.has(`${edge} path`));used.length&&this.used.set(cell,used)}
this.lines=this.pieces().map(cells=>this.line(cells))}says(){let broken=this.lines.filter(line=>this.
isBroken(line));return broken.length?broken.map(({used})=>says([],used)):this.lines.flatMap(line=>this.
closing(line)).filter(([edge])=>this.isOpen(edge)).map(([edge,used])=>says([`${edge} blocked`],used))}joins(){
let rule="join_all_cells",tree=treeFrom([...this.plan.edgesOf.keys()][0],cell=>this.beside(cell));return tree.
order.length<this.plan.edgesOf.size?[{rule,facts:[],from:this.blockedAround(tree.order)}]:hanging(tree,
!0).flatMap(([cell,above3,branch])=>{let edge=this.edgeOf([cell,above3]),from=this.blockedAround(branch);
return this.isOpen(edge)?[{rule,facts:[`${edge} path`],from}]:[]})}beside(cell){return(this.plan.edgesOf.
get(cell)??[]).filter(edge=>!this.known.has(`${edge} blocked`)).flatMap(edge=>(this.ends.get(edge)??
[]).filter(other=>other!==cell))}blockedAround(cells){let own=new Set(cells);return cells.flatMap(cell=>this.
plan.edgesOf.get(cell)??[]).filter(edge=>this.ends.get(edge)?.some(cell=>!own.has(cell))).map(edge=>`${edge}\
 blocked`).filter(fact=>this.known.has(fact))}edges(cell){return this.used.get(cell)??[]}pieces(){let next=cell=>this.
edges(cell).flatMap(edge=>this.ends.get(edge)??[]);return pieces([...this.used.keys()],next)}line(cells){
let used=[...new Set(cells.flatMap(cell=>this.edges(cell)))],tips=cells.filter(cell=>this.edges(cell).
length===1);return{cells,used,tips,doors:used.filter(edge=>this.isDoor(edge)).length}}isDoor(edge){return this.
ends.get(edge)?.length===1}isOpen(edge){let values=["path","blocked"];return this.ends.has(edge)&&!values.
some(value=>this.known.has(`${edge} ${value}`))}isBroken({cells,used,doors}){let early=doors===2&&cells.
length<this.plan.edgesOf.size;return used.length-doors>=cells.length||early}closing(line){let{cells,
used,tips,doors}=line;if(tips.length===2&&!doors)return[[this.edgeOf(tips),used]];if(tips.length!==1||
doors!==1)return[];let all=this.plan.edgesOf.size,own=(this.plan.edgesOf.get(tips[0])??[]).filter(edge=>this.
isDoor(edge)),others=this.lines.filter(other=>other!==line&&other.doors===1&&other.tips.length===1&&
cells.length+other.cells.length<all);return[...own.filter(()=>cells.length<all).map(edge=>pair(edge,
used)),...others.map(other=>pair(this.edgeOf([tips[0],other.tips[0]]),[...used,...other.used]))]}edgeOf([
one,other]){let[a,b]=[cellOf(one),cellOf(other)];return Math.abs(a.r-b.r)+Math.abs(a.c-b.c)===1?this.
plan.between(a,b):""}},allEnds=new WeakMap}});var alcazar_exports={};__export(alcazar_exports,{default:()=>Alcazar});function isBlack(cell){let{r,
c}=cellOf(cell);return(r+c)%2===0}var REACH,STUB,Alcazar,init_alcazar=__esm({"lessons/web/puzzles/al\
cazar.js"(){"use strict";init_castle();init_drawing();init_law();init_path();init_places();REACH=.45,
STUB=12,Alcazar=class{values=["path","blocked"];margin=23;how=["Drag from cell to cell to draw the p\
ath; click an edge: path, blocked, open.","A right click goes the other way: it blocks an edge that \
is open.","Arrow keys go from edge to edge, Enter marks; with Shift they draw the path."];constructor(givens){
this.grid=new Grid(givens.size),this.edges=inOrder(givens.edges),this.open=new Set(this.edges),this.
doors=this.edges.filter(edge=>cellsOf(edge).length===1),this.edgesOf=new Map(this.grid.cells().map(cell=>[
cell,[]]));for(let edge of this.edges)for(let cell of cellsOf(edge))this.edgesOf.get(cell)?.push(edge);
this.lines={value:"path",between:(one,other)=>this.between(one,other)}}places(){return this.edges}placeAt(x,y){
let best=null,least=REACH;for(let place of this.edges){let spot=spotOf(place),far=Math.hypot(spot.x-
x,spot.y-y);far<least&&([best,least]=[place,far])}return best}between(one,other){let cell={r:Math.max(
one.r,other.r),c:Math.max(one.c,other.c)};return one.c===other.c?this.edgeAbove(cell):this.edgeLeftOf(
cell)}edgeAbove({r,c}){return r===0?`${cellName(r,c)}-top`:cellName(r-1,c)+(r===this.grid.height?"-b\
ottom":`-${cellName(r,c)}`)}edgeLeftOf({r,c}){return c===0?`${cellName(r,c)}-left`:cellName(r,c-1)+(c===
this.grid.width?"-right":`-${cellName(r,c)}`)}base({base:base2,over}){base2.append(gridLines(this.grid),
frame(this.grid,"outside"));let walls="";for(let r=0;r<=this.grid.height;r++)for(let c=0;c<=this.grid.
width;c++){let upper=c<this.grid.width&&!this.open.has(this.edgeAbove({r,c})),left=r<this.grid.height&&
!this.open.has(this.edgeLeftOf({r,c}));walls+=(upper?above({r,c}):"")+(left?leftOf({r,c}):"")}over.append(
svg("path",{d:walls,class:"wall-line"}))}mark(place,values){let spot=spotOf(place),[x,y]=[spot.x*UNIT,
spot.y*UNIT];if(!values.has("path"))return svg("path",{d:`M${x-3.5} ${y-3.5}l7 7m0 -7l-7 7`,class:"b\
locked"});let[dx,dy]=spot.edge==="horizontal"?[UNIT/2,0]:[0,UNIT/2],ends=[this.nearby(x-dx,y-dy),this.
nearby(x+dx,y+dy)];return svg("path",{d:`M${ends.join("L")}`,class:"path"})}nearby(x,y){let within=(at,most)=>Math.
min(Math.max(at,-STUB),most*UNIT+STUB);return`${within(x,this.grid.width)} ${within(y,this.grid.height)}`}describe(place,values){
let words=values.has("path")?"path":values.has("blocked")?"blocked":"open";return`${place.replace("-",
" to ")}: ${words}`}teller(facts){return cell=>{let[top2,left,bottom,right]=this.sides(cellOf(cell)),
words=Object.entries({top:top2,right,bottom,left}).map(([side,edge])=>{let door=cellsOf(edge).length===
1&&this.open.has(edge)?"door, ":"",[value]=facts.get(edge)??["open"];return`${side} ${this.open.has(
edge)?door+value:"wall"}`});return`${cell}: ${words.join("; ")}`}}text(facts,done){let known=edge=>{
let[value]=facts.get(edge)??["open"];return this.open.has(edge)?done&&value==="blocked"?"open":value:
"wall"};return castle(this.grid,cell=>this.sides(cell).map(known))}sides({r,c}){let[top2,bottom]=[r,
r+1].map(row=>this.edgeAbove({r:row,c})),[left,right]=[c,c+1].map(column=>this.edgeLeftOf({r,c:column}));
return[top2,left,bottom,right]}obvious={fill_cell:"blocked"};opposite=otherOf(this.values);isOut(value){
return value==="blocked"}verb(value,many){return value==="path"?`${many?"are":"is"} in the path`:void 0}laws(){
let cells=this.grid.cells().map(cell=>{let words2=`The path goes over just two edges of ${cell}.`;return this.
law(words2,this.edgesOf.get(cell)??[],2,"fill_cell",[cell])}),facts=this.edges.flatMap(edge=>[`${edge}\
 path`,`${edge} blocked`]),words="The path closes no loop, and leaves only when it has been everywhe\
re.",look=known=>new Path(this,known).says(),joined="The path is one piece, and joins all cells.",joins=known=>new Path(
this,known).joins(),whole={effort:1,places:[],facts};return[...cells,...this.doorLaws(),{...whole,words,
look},{...whole,words:joined,look:joins}]}law(words,edges,used,rule,places=edges){let facts=edges.map(
edge=>`${edge} path`),[least,most,none3,rest]=[used,used,rule,rule];return counts({words,facts,least,
most,opposite:this.opposite,places,none:none3,rest})}doorLaws(){let black=this.doors.filter(door=>isBlack(
cellsOf(door)[0])),white=this.doors.filter(door=>!black.includes(door)),odd=this.grid.height*this.grid.
width%2,words=odd?"On a chessboard with one black cell more the path begins and ends at black ones.":
"On a chessboard with as many black cells as white the path begins at one colour and ends at the oth\
er.";return[this.law("The path uses just two doors.",this.doors,2,"choose_doors"),this.law(words,black,
1+odd,"choose_doors"),this.law(words,white,1-odd,"choose_doors")]}broken(facts,done){let path=edge=>!!facts.
get(edge)?.has("path"),open=edge=>path(edge)||!done&&!facts.get(edge)?.has("blocked");return[...this.
grid.cells().flatMap(cell=>this.brokenCell(cell,path,open)),...this.brokenDoors(path,open),...this.pathsOf(
path).flatMap(cells=>this.brokenPath(cells,path))]}brokenCell(cell,path,open){let own=this.edgesOf.get(
cell)??[],used=own.filter(path);return used.length>2?[["The path forks.",used]]:own.filter(open).length>=
2?[]:[[`${cell} has fewer than two ways left.`,own.length?own:this.doors]]}brokenDoors(path,open){let broken=[],
used=this.doors.filter(path);return used.length>2&&broken.push(["More than two doors are used.",used]),
this.doors.filter(open).length<2&&broken.push(["Fewer than two doors are left.",this.doors]),broken}pathsOf(path){
let edges=cell=>(this.edgesOf.get(cell)??[]).filter(path),next=cell=>edges(cell).flatMap(cellsOf);return pieces(
this.grid.cells().filter(cell=>edges(cell).length),next)}brokenPath(cells,path){let edges=cells.flatMap(
cell=>(this.edgesOf.get(cell)??[]).filter(path)),own=[...new Set(edges)],doors=own.filter(edge=>cellsOf(
edge).length===1).length;return own.length-doors>=cells.length?[["The path closes to a loop.",own]]:
doors!==2||cells.length===this.edgesOf.size?[]:[["The path leaves before it has been everywhere.",own]]}}}});var light_up_exports={};__export(light_up_exports,{default:()=>LightUp});function bulbs(cells){return cells.
map(cell=>`${cell} bulb`)}function isWall(token){return/[#0-4]/.test(token)}function isWormhole(token){
return/[A-Z]/.test(token)}function inWords2(place,values,lit){if(values.has("bulb"))return`${place}:\
 bulb`;let words=values.has("empty")?"marked as without bulb":"open";return`${place}: ${words}${lit.
has(place)?", lit":""}`}var LightUp,init_light_up=__esm({"lessons/web/puzzles/light_up.js"(){"use st\
rict";init_drawing();init_law();init_words();init_places();LightUp=class{values=["bulb","empty"];how=[
"Click or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again.","A right click goes \
the other way. Drag to mark cells alike."];constructor(givens){this.grid=new Grid(givens.size),this.
rows=givens.grid,this.twins=this.pairWormholes(),this.open=new Set(this.places())}places(){return this.
grid.cells().filter(cell=>this.token(cellOf(cell))===".")}token({r,c}){return this.rows[r][c]}pairWormholes(){
let first=new Map,twins=new Map;for(let cell of this.grid.cells()){let token=this.token(cellOf(cell)),
other=isWormhole(token)&&first.get(token);other&&twins.set(cell,other).set(other,cell),first.set(token,
cell)}return twins}beams(bulb){return STEPS.map(([down,right])=>this.beam(cellOf(bulb),down,right))}beam({
r,c},down,right){let passed=new Set,beam=[];for(;;){r+=down,c+=right;let here=cellName(r,c);if(!this.
grid.holds({r,c})||isWall(this.token({r,c}))||passed.has(here))return beam;passed.add(here),this.open.
has(here)?beam.push(here):{r,c}=cellOf(this.twins.get(here))}}lit(facts){let bulbs2=[...facts.keys()].
filter(place=>isSo(facts,place,"bulb"));return new Set(bulbs2.flatMap(bulb=>[bulb,...this.beams(bulb).
flat()]))}base({base:base2,over}){over.append(gridLines(this.grid),frame(this.grid));for(let cell of this.
grid.cells()){let[cx,cy]=middle(cellOf(cell)),token=this.token(cellOf(cell));if(isWall(token))base2.
append(square(cellOf(cell),"wall")),token!=="#"&&over.append(label(token,cx,cy,22,"on-wall"));else if(isWormhole(
token)){let rings=[16,11.5].map(r=>svg("circle",{cx,cy,r,class:"wormhole"}));over.append(...rings,label(
token,cx,cy,15))}else base2.append(square(cellOf(cell),"unlit"))}}shades(facts){return new Map([...this.
lit(facts)].map(cell=>[cell,"lit"]))}mark(place,values){let[cx,cy]=middle(cellOf(place));if(!values.
has("bulb"))return svg("circle",{cx,cy,r:3.5,class:"dot"});let rays="";for(let n=0;n<8;n++){let[dx,dy]=[
Math.cos(n*Math.PI/4),Math.sin(n*Math.PI/4)];rays+=`M${(cx+11.5*dx).toFixed(1)} ${(cy+11.5*dy).toFixed(
1)}`,rays+=`l${(4.5*dx).toFixed(1)} ${(4.5*dy).toFixed(1)}`}return svg("g",{class:"bulb"},svg("circl\
e",{cx,cy,r:8}),svg("path",{d:rays}))}describe(place,values,facts){return inWords2(place,values,this.
lit(facts))}teller(facts){let lit=this.lit(facts);return cell=>{let token=this.token(cellOf(cell));return token===
"#"?`${cell}: wall`:isWall(token)?`${cell}: wall with ${token}`:isWormhole(token)?`${cell}: wormhole\
 ${token}`:inWords2(cell,facts.get(cell)??new Set,lit)}}text(facts,done){return this.grid.rows(cell=>isSo(
facts,cell,"bulb")?"*":isSo(facts,cell,"empty")&&!done?"x":this.token(cellOf(cell)))}obvious={empty_cells_in_light:"\
empty",finish_with_empty:"empty"};opposite=otherOf(this.values);isOut(value){return value==="empty"}verb(value,many){
return value==="bulb"?many?"have bulbs":"has a bulb":void 0}laws(){return[...this.numberLaws(),...this.
places().map(cell=>this.lightLaw(cell)),...this.stripLaws()]}numberLaws(){return this.grid.cells().filter(
cell=>/[0-4]/.test(this.token(cellOf(cell)))).map(cell=>{let number2=Number(this.token(cellOf(cell))),
facts=bulbs(this.grid.beside(cell).filter(other=>this.open.has(other))),many=number2?`just ${counted(
number2,"bulb")}`:"no bulb",words=`The ${number2} at ${cell} has ${many} beside it.`,rules={none:"fi\
nish_with_empty",rest:"finish_with_bulbs"};return counts({...this.law(words,facts),least:number2,most:number2,
places:[cell],...rules})})}law(words,facts){return{words,facts,opposite:this.opposite}}lightLaw(cell){
let facts=bulbs([...new Set([cell,...this.beams(cell).flat()])]),law=this.law(`A bulb at ${cell}, or\
 in a line with it, lights it.`,facts);return counts({...law,least:1,most:facts.length,places:[cell],
rest:"must_light"})}stripLaws(){let lines=this.places().flatMap(cell=>{let[up,down,left,right]=this.
beams(cell);return[[cell,...up,...down],[cell,...left,...right]].map(line=>[...new Set(line)].sort())});
return[...new Map(lines.filter(line=>line.length>1).map(line=>[line.join(),line])).values()].map(line=>{
let law=this.law("Of cells in one line with no wall between them one at most is a bulb.",bulbs(line));
return counts({...law,least:0,most:1,none:"empty_cells_in_light"})})}broken(facts,done){let lit=this.
lit(facts),bulb=cell=>isSo(facts,cell,"bulb"),free=cell=>this.open.has(cell)&&!lit.has(cell)&&!isSo(
facts,cell,"empty"),possible=cell=>bulb(cell)||!done&&free(cell);return[...this.brokenCells(lit,bulb,
possible),...this.brokenClues(bulb,possible)]}brokenCells(lit,bulb,possible){let broken=[];for(let cell of this.
open){let seen=this.beams(cell).flat(),other=bulb(cell)&&seen.find(place=>place!==cell&&bulb(place)),
told=broken.some(([,pair4])=>other&&pair4.includes(cell)&&pair4.includes(other));other&&!told&&broken.
push(["Two bulbs see each other.",[cell,other]]),!(lit.has(cell)||possible(cell)||seen.some(possible))&&
broken.push(["A cell cannot be lit.",[cell]])}return broken}brokenClues(bulb,possible){let broken=[];
for(let cell of this.grid.cells()){let clue=Number(this.token(cellOf(cell))),around=this.grid.beside(
cell),bulbs2=around.filter(bulb).length;bulbs2>clue?broken.push([`A ${clue} has ${counted(bulbs2,"bu\
lb")}.`,[cell]]):around.filter(possible).length<clue&&broken.push([`A ${clue} has too few places lef\
t.`,[cell]])}return broken}}}});function mapper(grid2,clues){let last2;return known=>((last2?.known!==known||last2.size!==known.size)&&
(last2={known,size:known.size,map:new Land(grid2,clues,known)}),last2.map)}function squaresOf(grid2){
return grid2.cells().map(cell=>{let{r,c}=cellOf(cell);return[cell,cellName(r,c+1),cellName(r+1,c),cellName(
r+1,c+1)]}).filter(square2=>grid2.holds(cellOf(square2[3])))}function said(cells,value,why){return cells.
length?[{...why,facts:cells.map(cell=>`${cell} ${value}`)}]:[]}var EXIT,Land,init_land=__esm({"lesso\
ns/web/laws/land.js"(){"use strict";init_places();init_cuts();EXIT="take_only_exit",Land=class{constructor(grid2,clues,known){
this.grid=grid2,this.clues=clues,this.known=known,this.all=grid2.cells(),this.isSea=cell=>known.has(
`${cell} sea`),this.isLand=cell=>cell in clues||known.has(`${cell} island`),this.lands=this.piecesOf(
this.isLand),this.seas=this.piecesOf(this.isSea),this.able=void 0}piecesOf(own){let next=cell=>this.
grid.beside(cell).filter(own);return pieces(this.all.filter(own),next).map(cells=>{let exits=this.shore(
cells).filter(cell=>!this.isSea(cell)&&!this.isLand(cell));return{cells,exits,numbers:cells.filter(cell=>cell in
this.clues)}})}shore(cells){let own=new Set(cells);return[...new Set(cells.flatMap(cell=>this.grid.beside(
cell)))].filter(cell=>!own.has(cell))}marks(cells){return cells.map(cell=>`${cell} ${this.isSea(cell)?
"sea":"island"}`).filter(fact=>this.known.has(fact))}island(cell,size){let piece=this.lands.find(({cells:cells2})=>cells2.
includes(cell)),{cells,exits,numbers}=piece,full={rule:"surround_full_island",from:this.marks(cells)};
if(numbers.length>1||cells.length>size)return[{...full,facts:[]}];let refused=exits.flatMap(exit=>this.
refuse(piece,exit,size));if(cells.length===size)return[...said(exits,"sea",full),...refused];let closed=this.
within(cells);if(closed.length<size)return[{rule:EXIT,facts:[],from:this.around(closed)}];let only=exits.
length===1&&cells.length<size?exits:[];return[...said(only,"island",{rule:EXIT,from:this.around(cells)}),
...refused,...size-cells.length===1?this.corner(piece):[]]}refuse({cells},exit,size){let beside2=this.
grid.beside(exit),all=this.lands.filter(one=>one.cells.some(cell=>beside2.includes(cell))),second=all.
find(one=>one.numbers.length&&one.cells[0]!==cells[0]),joined=all.filter(one=>!one.numbers.length||one.
cells[0]===cells[0]),union=joined.flatMap(one=>one.cells),isLarge=joined.length>1&&union.length+1>size,
refused=(rule,land)=>said([exit],"sea",{rule,from:this.marks(land)});return[...second?refused("part_\
islands",[...cells,...second.cells]):[],...isLarge?refused("refuse_large_union",union):[]]}corner({cells,
exits}){if(exits.length!==2)return[];let[one,other]=exits.map(exit=>this.grid.beside(exit)),open=one.
filter(cell=>other.includes(cell)&&!cells.includes(cell)).filter(cell=>!this.isSea(cell)&&!this.isLand(
cell));return said(open,"sea",{rule:"guard_corner",from:this.around(cells)})}loose(){return this.lands.
filter(({numbers})=>!numbers.length).flatMap(({cells,exits})=>{let from=this.around(cells);return exits.
length?said(exits.length===1?exits:[],"island",{rule:EXIT,from}):[{rule:EXIT,facts:[],from}]})}sea(){
return this.seas.length<2?[]:[...this.seaGoesOn(),...this.seaHangs()]}seaGoesOn(){return this.seas.flatMap(
({cells,exits},at)=>{let other=this.seas[at?0:1].cells[0],reach=this.within(cells),from=[...this.around(
reach),`${cells[0]} sea`,`${other} sea`];if(!reach.includes(other))return[{rule:EXIT,facts:[],from}];
let only=exits.length===1?exits:[];return said(only,"sea",{rule:EXIT,from:[...this.around(cells),`${other}\
 sea`]})})}seaHangs(){let root=this.seas[0].cells[0];return hanging(treeFrom(root,cell=>this.grid.beside(
cell).filter(other=>!this.isLand(other))),!1).flatMap(([,cell,branch])=>{let other=branch.find(this.
isSea);if(!other||this.isSea(cell))return[];let from=[...this.marks(this.shore(branch).filter(this.isLand)),
`${root} sea`,`${other} sea`];return said([cell],"sea",{rule:"keep_sea_whole",from})})}within([cell]){
return this.wholes().find(whole=>whole.includes(cell))}wholes(){return this.able??=[this.isSea,this.
isLand].flatMap(barred=>{let open=cell=>!barred(cell);return pieces(this.all.filter(open),cell=>this.
grid.beside(cell).filter(open))}),this.able}around(cells){return this.marks([...cells,...this.shore(
cells)])}}}});var nurikabe_exports={};__export(nurikabe_exports,{default:()=>Nurikabe});var LONGEST,OTHERS,EDGES2,
Nurikabe,init_nurikabe=__esm({"lessons/web/puzzles/nurikabe.js"(){"use strict";init_drawing();init_land();
init_law();init_words();init_places();LONGEST=5,OTHERS=6,EDGES2=[[-1,0,`h${UNIT}`],[1,0,`m0 ${UNIT}h${UNIT}`],
[0,-1,`v${UNIT}`],[0,1,`m${UNIT} 0v${UNIT}`]],Nurikabe=class{values=["sea","island"];how=["Click or \
Enter: open, sea, island. A right click goes the other way.","Drag to mark cells alike."];opensToBoth=!0;constructor(givens){
this.grid=new Grid(givens.size),this.clues=givens.clues}places(){return this.grid.cells().filter(cell=>!(cell in
this.clues))}base({base:base2,over}){over.append(gridLines(this.grid),frame(this.grid));for(let[cell,
clue]of Object.entries(this.clues)){base2.append(square(cellOf(cell),"island"));let text=clue.length>
LONGEST?`${clue.slice(0,LONGEST-1)}…`:clue;over.append(label(text,...middle(cellOf(cell)),Math.min(
21,45/text.length)))}}mark(place,values){let[cx,cy]=middle(cellOf(place));if(values.has("sea"))return svg(
"g",{},square(cellOf(place),"sea"));if(!values.has("island"))return this.others(place,values);let dot2=svg(
"circle",{cx,cy,r:4.5,class:"dot"});return svg("g",{},square(cellOf(place),"island"),dot2)}others(place,values){
let{r,c}=cellOf(place),group=svg("g");return[...values].slice(0,OTHERS).forEach((value,at)=>{let x=c*
UNIT+12+at%2*16,y=r*UNIT+12+Math.floor(at/2)*10,clue=this.clues[value.replace("not ","")];group.append(
label(clue,x,y,11,"small")),group.append(svg("path",{d:`M${x-7} ${y}h14`,class:"out"}))}),group}sketch(_place,value){
let group=svg("g",{class:"sketch"}),shape=value.replace("not ","").split("+");if(shape.length<2)return group;
for(let cell of shape){let{r,c}=cellOf(cell),[x,y]=[c*UNIT,r*UNIT],out=`M${x+8} ${y+8}l24 24m0 -24l-\
24 24`;value.startsWith("not ")&&group.append(svg("path",{d:out,class:"out"}));for(let[down,right,edge]of EDGES2)
shape.includes(cellName(r+down,c+right))||group.append(svg("path",{d:`M${x} ${y}${edge}`,class:"outl\
ine"}))}return group}describe(place,values){let settled2=this.values.find(value=>values.has(value)),
others=[...values].map(value=>value.replace("not",", not of the island at"));return`${place}: ${settled2??
`open${others.join("")}`}`}teller(facts){return cell=>cell in this.clues?`${cell}: clue ${this.clues[cell].
replace("?","of unknown size")}`:this.describe(cell,facts.get(cell)??new Set)}text(facts,done){let has=fact=>isSo(
facts,placeOf(fact),valueOf(fact)),map=new Land(this.grid,this.clues,{has}),signs2=new Map;for(let{cells,
numbers}of map.lands){let clue=this.clues[numbers[0]]??"o",size=done&&clue==="?"?String(cells.length):
clue,told=done||map.seas.length>0;for(let cell of cells)signs2.set(cell,told||cell in this.clues?size:
"o")}return this.grid.rows(cell=>map.isSea(cell)?"~":signs2.get(cell)??".")}obvious={surround_full_island:"\
sea",part_islands:"sea"};opposite=otherOf(this.values);isOut(value){return value==="island"}verb(value,many){
let[not,other]=value.split(" ");if(not==="not")return other.includes("+")?`is not the clue of just ${listed(
other.split("+"),"and",1/0)}`:`${many?"are":"is"} not of the island at ${other}`}laws(){let facts=this.
places().flatMap(cell=>[`${cell} sea`,`${cell} island`]),mapOf=mapper(this.grid,this.clues),law=(words,says2,places=[])=>({
words,effort:1,facts,places,look:known=>says2(mapOf(known))}),islands=Object.entries(this.clues).map(
([cell,clue])=>{let size=Number(clue),words=`The island at ${cell} has no second number${size?`, and\
 just ${counted(size,"cell")}`:""}.`;return law(words,map=>map.island(cell,size),[cell])});return[...this.
poolLaws(),...islands,law("All land belongs to an island with a number.",map=>map.loose()),law("The \
sea is in one piece.",map=>map.sea())]}poolLaws(){let squares=squaresOf(this.grid).filter(cells=>!cells.
some(cell=>cell in this.clues)),law={words:"No square of 2x2 cells is all sea.",least:0,most:3,opposite:this.
opposite,none:"break_pool"};return squares.map(square2=>counts({...law,facts:square2.map(cell=>`${cell}\
 sea`)}))}broken(facts,done){let sea=cell=>isSo(facts,cell,"sea"),land=cell=>cell in this.clues||isSo(
facts,cell,"island")||done&&!sea(cell);return[...this.pools(sea),...this.islands(land,sea),...this.seas(
land,sea)]}pools(sea){return squaresOf(this.grid).filter(square2=>square2.every(sea)).map(square2=>[
"A 2x2 square is all sea.",square2])}islands(land,sea){let next=cell=>this.grid.beside(cell).filter(
land),grows=cell=>this.grid.beside(cell).some(other=>!land(other)&&!sea(other));return pieces(this.grid.
cells().filter(land),next).flatMap(island=>this.brokenIsland(island,island.some(grows)))}brokenIsland(island,open){
let own=island.filter(cell=>cell in this.clues);if(own.length>1)return[["An island has two clues.",own]];
if(!own.length)return open?[]:[["An island has no clue.",island]];let size=Number(this.clues[own[0]]);
return island.length>size?[[`An island of ${size} has ${counted(island.length,"cell")}.`,island]]:open||
!(island.length<size)?[]:[[`An island of ${size} has room for only ${island.length}.`,island]]}seas(land,sea){
let wet=cell=>!land(cell),next=cell=>this.grid.beside(cell).filter(wet),seas=pieces(this.grid.cells().
filter(wet),next).map(piece=>piece.filter(sea)).filter(piece=>piece.length).sort((one,other)=>one.length-
other.length);return seas.length>1?[["The sea is in pieces.",seas[0]]]:[]}}}});var ripple_effect_exports={};__export(ripple_effect_exports,{default:()=>RippleEffect});function settled(values){
return[...values].find(isSettled)}function crossedOut(values){return[...values].filter(value=>!isSettled(
value))}function tag(words,{r,c}){let all=[...words],text=all.length>NAME.most?`${all.slice(0,NAME.most-
1).join("")}…`:words,size=Math.min(NAME.size,(UNIT-NAME.left)/[...text].length);return label(text,
c*UNIT+NAME.left,r*UNIT+NAME.middle,size,"small name")}var EDGE2,NAME,RippleEffect,init_ripple_effect=__esm(
{"lessons/web/puzzles/ripple_effect.js"(){"use strict";init_drawing();init_law();init_words();init_places();
EDGE2=4,NAME={left:5,middle:7,size:8,below:12,most:8},RippleEffect=class{values=[];how=["Click a cel\
l, then type a number or tap it. With Shift or the pencil it is crossed out.","Numbers above 9 have \
buttons only."];constructor({size,givens,rooms,labels}){this.grid=new Grid(size),this.givens=givens,
this.rooms=rooms,this.roomOf=new Map(rooms.flatMap(room=>room.map(cell=>[cell,room]))),this.nameOf=new Map(
rooms.flatMap((room,at)=>room.map(cell=>[cell,labels[at]]))),this.numbers={highest:Math.max(...rooms.
map(room=>room.length)),most:place=>this.most(place),settled}}places(){return this.grid.cells().filter(
cell=>!(cell in this.givens))}most(place){return this.roomOf.get(place)?.length??0}base({base:base2,
over}){base2.append(gridLines(this.grid),frame(this.grid));let walls=this.grid.cells().map(cell=>this.
walls(cell));over.append(svg("path",{d:walls.join(""),class:"room"}),frame(this.grid,"room"));for(let[
cell,number2]of Object.entries(this.givens))base2.append(square(cellOf(cell),"given")),over.append(label(
number2,...middle(cellOf(cell)),23,"strong"));over.append(...this.rooms.map(([first])=>tag(this.nameOf.
get(first)??"",cellOf(first))))}walls(cell){let{r,c}=cellOf(cell),room=this.roomOf.get(cell),left=c>
0&&this.roomOf.get(cellName(r,c-1))!==room,upper=r>0&&this.roomOf.get(cellName(r-1,c))!==room;return(left?
leftOf({r,c}):"")+(upper?above({r,c}):"")}mark(place,values){let number2=settled(values);return number2?
label(number2,...middle(cellOf(place)),23):this.candidates(place,values)}candidates(place,values){let{
r,c}=cellOf(place),most=this.most(place),across=most>9?4:most>4?3:2,top2=place===this.roomOf.get(place)?.[0]?
NAME.below:EDGE2,wide=(UNIT-2*EDGE2)/across,size=Math.min(wide,(UNIT-EDGE2-top2)/Math.ceil(most/across)),
group=svg("g");for(let value=1;value<=most;value++){let x=c*UNIT+EDGE2+((value-1)%across+.5)*wide,y=r*
UNIT+top2+(Math.floor((value-1)/across)+.5)*size,out=values.has(`not ${value}`);group.append(label(value,
x,y,Math.min(12,size*.95),out?"out":"small")),out&&group.append(svg("path",{d:`M${x-4.5} ${y+4.5}l9 \
-9`,class:"out"}))}return group}describe(place,values){return`${place}: ${settled(values)??["open",...crossedOut(
values)].join(", ")}`}teller(facts){return cell=>{let given=this.givens[cell];return`${given?`${cell}\
: ${given}, given`:this.describe(cell,facts.get(cell)??new Set)}, room ${this.nameOf.get(cell)} of ${counted(
this.most(cell),"cell")}`}}text(facts){return this.grid.rows(cell=>settled(facts.get(cell)??new Set)??
".")}obvious={spread_ripple:"not"};isOut(value){return!isSettled(value)}opposite(fact){return fact.includes(
" not ")?fact.replace(" not "," "):fact.replace(" "," not ")}laws(){return[...this.grid.cells().flatMap(
cell=>this.cellLaws(cell)),...this.rooms.flatMap(room=>room.map((_,at)=>this.roomLaw(room,at+1))),...this.
rowsAndColumns().flatMap(line=>this.lineLaws(line))]}cellLaws(cell){let facts=Array.from({length:this.
most(cell)},(_,at)=>`${cell} ${at+1}`),room=this.nameOf.get(cell),law={facts,opposite:this.opposite,
rooms:[`room ${room}`]},words=facts.length>1?`The numbers of room ${room} go from 1 to ${facts.length}\
.`:`Room ${room} holds just 1.`;return[counts({...law,words,least:0,most:1,effort:0}),counts({...law,
words,least:1,most:facts.length,rest:"take_only_value"})]}roomLaw(room,value){let name2=this.nameOf.
get(room[0]),words=`Room ${name2} holds the ${value} once.`,rules={none:"spread_ripple",rest:"take_o\
nly_cell"},facts=room.map(cell=>`${cell} ${value}`),rooms=[`room ${name2}`];return counts({words,facts,
least:1,most:1,opposite:this.opposite,rooms,...rules})}rowsAndColumns(){let{height,width}=this.grid,
all=(count,cell)=>Array.from({length:count},(_,at)=>cell(at)).map(({r,c})=>cellName(r,c)),rows=Array.
from({length:height},(_,r)=>all(width,c=>({r,c}))),columns=Array.from({length:width},(_,c)=>all(height,
r=>({r,c})));return[...rows,...columns]}lineLaws(line){let{highest}=this.numbers;return Array.from({
length:highest},(_,at)=>at+1).flatMap(value=>{let words=`Two ${value}s in a row or column have at le\
ast ${value} ${value===1?"cell":"cells"} between them.`;return line.map((_,at)=>line.slice(at,at+value+
1)).map(cells=>cells.filter(cell=>this.most(cell)>=value)).filter(cells=>cells.length>1).map(cells=>cells.
map(cell=>`${cell} ${value}`)).map(facts=>counts({words,facts,least:0,most:1,opposite:this.opposite,
none:"spread_ripple"}))})}broken(facts,done){let number2=cell=>Number(this.givens[cell]??settled(facts.
get(cell)??new Set)??0);return[...this.rooms.flatMap(room=>this.brokenRoom(room,number2,facts)),...this.
grid.cells().flatMap(cell=>this.brokenCell(cell,number2,facts,done))]}brokenRoom(room,number2,facts){
let broken=[];for(let value=1;value<=room.length;value++){let cells=room.filter(cell=>number2(cell)===
value);cells.length>1&&broken.push([`A room has ${value} twice.`,cells]);let left=room.some(cell=>!number2(
cell)&&!isSo(facts,cell,`not ${value}`));!cells.length&&!left&&broken.push([`A room has no place for\
 ${value}.`,room])}return broken}brokenCell(cell,number2,facts,done){let broken=[],value=number2(cell);
done&&!value&&broken.push(["A cell is empty.",[cell]]);for(let other of this.ripple(cell,value).filter(
each=>number2(each)===value)){let words=`Two ${value}s have fewer than ${counted(value,"cell")} betw\
een them.`;broken.push([words,[cell,other]])}let out=crossedOut(facts.get(cell)??new Set);return!value&&
out.length>=this.most(cell)&&broken.push(["A cell has no number left.",[cell]]),broken}ripple(cell,value){
let{r,c}=cellOf(cell);return Array.from({length:value},(_,n)=>n+1).flatMap(n=>[{r,c:c+n},{r:r+n,c}]).
filter(other=>this.grid.holds(other)).map(other=>cellName(other.r,other.c))}}}});var lab_exports={};__export(lab_exports,{Python:()=>Python,UNIT:()=>UNIT,findFiles:()=>findFiles,hashOf:()=>hashOf,
spotOf:()=>spotOf});init_drawing();var TURNS=/[\u202a-\u202e\u2066-\u2069]/g,EDGE=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;
function byId(id2){return document.getElementById(id2)}function svgById(id2){return document.getElementById(
id2)}function begin(){beginAsWritten(),document.querySelector("main")?.removeAttribute("hidden"),addEventListener(
"DOMContentLoaded",()=>document.getElementById("silent")?.remove())}function beginAsWritten(){let parts=[
...document.body.children].filter(each=>!each.matches("script, noscript")),written=document.getElementById(
"written");if(written){for(let each of parts)each.remove();written.insertAdjacentHTML("afterend",JSON.
parse(written.textContent))}else{let textContent=JSON.stringify(parts.map(asWritten).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(make("script",{type:"text/plain",id:"written",textContent}))}}
function asWritten(part){let copy2=part.cloneNode(!0);for(let link of copy2.querySelectorAll("a"))link.
hasAttribute("href")&&link.setAttribute("href",link.href);return copy2.outerHTML}function eachSecond(act,signal){
let clock2=setInterval(act,1e3);signal?.addEventListener("abort",()=>clearInterval(clock2))}function make(name2,properties={},...children){let element=document.createElement(name2);for(let[key,
value]of Object.entries(properties))key in element?Reflect.set(element,key,value):element.setAttribute(
key,String(value));return element.append(...children.flatMap(unbroken)),element}function unbroken(child){
return typeof child!="string"?[child]:child.replace(TURNS,"�").split(EDGE).map((part,at)=>{if(at%2===
0)return part;let name2=document.createElement("span");return name2.className="edge",name2.append(part),
name2})}function button(sign,onclick,properties={}){return make("button",{type:"button",onclick,...properties},
sign)}function panel(title,...children){return make("div",{className:"panel"},make("h2",{},title),...children)}
function tierSign(tier){let words=`tier ${tier}`;return make("span",{className:"tier",title:words,role:"\
img","aria-label":words},String(tier))}function oneStop(list2){let all=()=>[...list2.querySelectorAll(
"button")],open=()=>all().filter(each=>!each.disabled&&each.offsetParent),choose=chosen=>all().forEach(
each=>each.tabIndex=each===chosen?0:-1);list2.addEventListener("focusin",event=>{let focused=all().find(
each=>each===event.target);focused&&choose(focused)}),list2.addEventListener("keydown",event=>{let buttons=open(),
at=buttons.findIndex(each=>each===document.activeElement),to={ArrowDown:at+1,ArrowUp:at-1,Home:0,End:buttons.
length-1}[event.key];to===void 0||at<0||(event.preventDefault(),event.stopPropagation(),buttons[Math.
max(0,Math.min(buttons.length-1,to))].focus())});let begin3=()=>{let some2=all().filter(each=>!each.
disabled&&!each.closest("li[hidden]"));choose(some2.find(each=>each.hasAttribute("aria-current"))??some2[0])};
return begin3(),begin3}function letterOf({key,code:code2}){let[,latin]=/^Key([A-Z])$/.exec(code2)??[];
return(key.length===1&&key>""&&latin?latin:key).toLowerCase()}function scrollTo(list2,item){let[top2,
bottom]=[item.offsetTop,item.offsetTop+item.offsetHeight];(top2<list2.scrollTop||bottom>list2.scrollTop+
list2.clientHeight)&&(list2.scrollTop=top2-list2.clientHeight/3)}function keepFocus(change,other){let had=document.
activeElement;change(),had&&had!==document.body&&isGone(had)&&other().focus({preventScroll:!0})}function isGone(element){
return!element.isConnected||element.matches(":disabled")||element.closest("[hidden]")}function icon(path){
return svg("svg",{viewBox:"0 0 24 24",class:"icon","aria-hidden":"true"},svg("path",{d:path}))}function save(name2,text,type){
let url=URL.createObjectURL(new Blob([text],{type}));make("a",{href:url,download:name2}).click(),setTimeout(
()=>URL.revokeObjectURL(url),1e4),say(`Saved as ${name2}.`)}var quiet=0;function say(text){byId("toa\
st").textContent=text,clearTimeout(quiet),quiet=setTimeout(()=>byId("toast").replaceChildren(),2500)}
async function copy(text){try{await navigator.clipboard.writeText(text),say("Copied.")}catch{let copied=copySelected(
text);say(copied?"Copied.":"The browser does not let pages copy: select the text instead.")}}function copySelected(text){
let area=make("textarea",{value:text}),had=document.activeElement;document.body.append(area),area.select();
let copied=document.execCommand("copy");return area.remove(),had?.focus({preventScroll:!0}),copied}init_words();init_words();init_words();init_places();init_drawing();init_drawing();var STRIP=16;function numbersOf({height,width},margin){let from=-margin-STRIP,outside=from+
STRIP/2,[w,h]=[width*UNIT-2*from,height*UNIT-2*from],strip=(wide,high)=>svg("rect",{x:from,y:from,width:wide,
height:high,class:"strip"}),along=(count,spot)=>Array.from({length:count},(_,n)=>label(n+1,...spot((n+
.5)*UNIT),11,"small"));return svg("g",{class:"numbers"},svg("g",{class:"of-rows"},strip(STRIP,h),...along(
height,at=>[outside,at])),svg("g",{class:"of-columns"},strip(w,STRIP),...along(width,at=>[at,outside])),
svg("g",{class:"of-both"},strip(STRIP,STRIP)))}function keepInSight(element,{x,y},isPart){element.classList.
toggle("part",isPart),element.style.setProperty("--right",`${x}px`),element.style.setProperty("--dow\
n",`${y}px`)}var LEAST=36,MOST=8,SHAKE=6,SHAPES2=["--shape","--ratio"],TITLE="A part of the board, larger: one fi\
nger, or two where one draws, push it about",Zoom=class{constructor(element,{pushes,moved}){this.element=
element,this.pushes=pushes,this.moved=moved,this.scale=1,this.touch=element.style.touchAction;let{x,
y,width,height}=this.element.viewBox.baseVal;this.whole={x,y,width,height},this.at={x,y},this.shapes=
SHAPES2.map(name2=>[name2,element.style.getPropertyValue(name2)]),this.fingers=new Map,this.offer=()=>{},
this.listen()}button(spot){let larger=button("Zoom",()=>this.toggle(spot()),{title:TITLE,hidden:!0});
return this.offer=()=>{larger.hidden=this.scale===1&&!this.isSmall(),larger.setAttribute("aria-press\
ed",String(this.scale>1))},new ResizeObserver(()=>this.offer()).observe(this.element),larger}leaveFingerToDraw(draws){
this.pushes=!draws,this.touch=draws?"pinch-zoom":"",this.show()}listen(){let{element}=this;element.addEventListener(
"pointerdown",event=>this.down(event)),element.addEventListener("pointermove",event=>this.drag(event));
for(let name2 of["pointerup","pointercancel"])element.addEventListener(name2,event=>this.fingers.delete(
event.pointerId))}down(event){event.pointerType==="touch"&&(this.fingers.set(event.pointerId,{x:event.
clientX,y:event.clientY}),this.fingers.size>1&&this.moved())}drag({pointerId,clientX,clientY}){let before=this.
fingers.get(pointerId),now={x:clientX,y:clientY};if(!before||this.scale===1)return;let other=[...this.
fingers].find(([id2])=>id2!==pointerId)?.[1];!other&&!this.pushes||!other&&apart(before,now)<SHAKE||
(this.moved(),this.fingers.set(pointerId,now),other?this.pinch(before,now,other):this.push(now.x-before.
x,now.y-before.y))}pinch(before,now,other){let times=apart(now,other)/Math.max(1,apart(before,other));
this.enlarge(this.scale*times,middle2(now,other)),this.push((now.x-before.x)/2,(now.y-before.y)/2)}get pixels(){
return this.element.getScreenCTM()?.a||1}get seen(){let{width,height}=this.whole,side=Math.max(width,
height)/this.scale;return[Math.min(width,side),Math.min(height,side)]}isSmall(){return this.pixels/this.
scale*UNIT<LEAST}toggle({x,y}){let larger=this.scale===1?Math.max(2,LEAST/(this.pixels*UNIT)):1;this.
scale=Math.min(MOST,larger);let[w,h]=this.seen;this.at={x:x*UNIT-w/2,y:y*UNIT-h/2},this.show()}enlarge(scale,about){
let spot=new DOMPoint(about.x,about.y).matrixTransform(this.element.getScreenCTM()?.inverse()),times=this.
scale;this.scale=Math.min(MOST,Math.max(1,scale));let ratio=times/this.scale;this.at={x:spot.x-(spot.
x-this.at.x)*ratio,y:spot.y-(spot.y-this.at.y)*ratio},this.show()}push(right,down){let{pixels}=this;
this.at={x:this.at.x-right/pixels,y:this.at.y-down/pixels},this.show()}reveal({x,y}){if(this.scale===
1)return;let[w,h]=this.seen,near=(at,from,size)=>Math.min(Math.max(from,at+UNIT-size),at-UNIT);this.
at={x:near(x*UNIT,this.at.x,w),y:near(y*UNIT,this.at.y,h)},this.show()}show(){let{x,y,width,height}=this.
whole,[w,h]=this.seen,within=(at,least,most)=>Math.min(Math.max(at,least),most);this.at={x:within(this.
at.x,x,x+width-w),y:within(this.at.y,y,y+height-h)},this.element.setAttribute("viewBox",`${this.at.x}\
 ${this.at.y} ${w} ${h}`);let larger=this.scale>1;for(let[name2,shape]of this.shapes)this.element.style.
setProperty(name2,larger?String(w/h):shape);keepInSight(this.element,{x:this.at.x-x,y:this.at.y-y},larger),
this.element.style.overflow=larger?"hidden":"",this.element.style.touchAction=larger?"none":this.touch,
this.offer()}};function apart(one,other){return Math.hypot(one.x-other.x,one.y-other.y)}function middle2(one,other){
return{x:(one.x+other.x)/2,y:(one.y+other.y)/2}}init_words();init_places();init_words();init_places();var Found=class{constructor(){this.known=new Map,this.said=new Map,this.broken=[]}follows(fact){return this.
known.get(fact)??this.said.get(fact)}story(last2){let start2=new Set,links=new Set([last2]);for(let{
from}of links)for(let fact of from){let link=this.known.get(fact);link?links.add(link):start2.add(fact)}
let inOrder2=[...links].sort((one,other)=>one.at-other.at||(other===last2?-1:0));return new Story([...start2],
[...inOrder2.filter(link=>link!==last2),last2])}},Story=class{constructor(start2,links){this.start=start2,
this.links=links}get laws(){return[...new Set(this.links.map(link=>link.law))]}get effort(){return this.
laws.reduce((sum,law)=>sum+law.effort,0)}get end(){return this.links[this.links.length-1]}},Thought=class{constructor(laws,opposite){
this.laws=laws,this.opposite=opposite,this.watching=new Map;for(let law of laws)for(let fact of new Set(
law.facts)){let others=this.watching.get(fact);others?others.push(law):this.watching.set(fact,[law])}}follow(start2,keeps=()=>!0,until=({
broken})=>broken.length>0){let found=new Found,later=[];for(let fact of start2)found.known.set(fact,
null);let laws=this.laws;for(let at=0;at<Math.max(1,later.length)&&!until(found,at);at++)do{let fresh=this.
arrive(found,later[at]??[],keeps);later[at]=[],laws=[...new Set([...laws,...fresh.flatMap(fact=>this.
watching.get(fact)??[])])],this.lookAround(found,laws,at,later),laws=[]}while(later[at].length);return found}arrive({
known,said:said2,broken},links,keeps){let fresh=[];for(let link of links){let{fact,from}=link,other=this.
opposite(fact);known.has(fact)||said2.has(fact)||(other!==void 0&&known.has(other)?broken.push({...link,
from:[...from,other]}):keeps(link)?(known.set(fact,link),fresh.push(fact)):said2.set(fact,link))}return fresh}lookAround(found,laws,at,later){
for(let law of laws)for(let{rule,facts,from}of law.look(found.known)){let link={law,rule,from,at:at+
law.effort};facts.length||found.broken.push({fact:"",...link});for(let fact of facts)this.say(found,
{fact,...link},later)}}say(found,link,later){if(!found.known.has(link.fact)){for(;later.length<=link.
at;)later.push([]);later[link.at].push(link)}}};init_words();init_places();var MOST2=12,Reasons=class{constructor(lesson,puzzle){this.lesson=lesson,
this.puzzle=puzzle,this.names=lesson.facts.map(fact=>fact.join(" ")),this.rules=new Map;for(let opening of lesson.
openings){let[rule,says2]=opening;for(let fact of says2.map(number2=>this.names[number2]))this.rules.
set(`${lesson.rules[rule].name} ${fact}`,this.ruleOf(fact,opening))}let opposite=fact=>isMark(valueOf(
fact))?puzzle.opposite(fact):void 0;this.thought=new Thought([...puzzle.laws(),...this.rules.values()],
opposite)}ruleOf(fact,[rule,,because,needs,effort]){let{name:name2,law}=this.lesson.rules[rule],facts=needs.
map(need=>this.names[need]),{rooms,places}=roomsApart(because.map(at=>this.lesson.names[at])),said2=[
{rule:name2,facts:[fact],from:facts}],look=known=>!known.has(fact)&&facts.every(need=>known.has(need))?
said2:[],told=new Set(facts.map(placeOf)),about=[...rooms,...places.filter(place=>!told.has(place))];
return{words:about.length?`${law} Look at ${listed(about)}.`:law,effort,places,rooms,facts,look}}atOnce(marks2){
return this.thought.follow(marks2,isUnwritten,never)}obvious(marks2){let{obvious}=this.puzzle,isObvious=({
fact,law,rule})=>law.effort===1&&valueOf(fact).split(" ")[0]===obvious[rule],{known}=this.thought.follow(
marks2,link=>!link.law.effort||isObvious(link),never);return[...known].filter(([,link])=>link?.law.effort).
map(([fact])=>fact)}inMind(marks2,asked=[]){let keeps=link=>!asked.includes(link.fact)&&(isUnwritten(
link)||this.puzzle.isOut(valueOf(link.fact)));return this.thought.follow(marks2,keeps,never)}byRule(rule,fact,marks2,known){
for(let some2 of[new Set(marks2),known])for(let law of this.thought.laws){let link=linkBy(law,rule,fact,
some2);if(link)return link}}lacks(rule,fact,known){let others=this.lesson.end.filter(([place])=>place!==
placeOf(fact)),needs=this.rules.get(`${rule} ${fact}`)?.facts??[],all=this.inMind([...others.map(other=>other.
join(" ")),...needs],[fact]).known;return this.thought.laws.flatMap(law=>{let lacks=(linkBy(law,rule,
fact,all)?.from??[]).filter(need=>!known.has(need));return lacks.length>0&&lacks.length<=MOST2?[fewest(
law,rule,fact,known,lacks)]:[]}).sort((one,other)=>one.length-other.length)[0]??[]}};function linkBy(law,rule,fact,known){
let says2=law.look(known).find(one=>one.rule===rule&&one.facts.includes(fact));return says2&&{...says2,
fact,law,at:1/0}}function fewest(law,rule,fact,known,lacks){let isEnough=some2=>linkBy(law,rule,fact,
new Set([...known.keys(),...some2]));return lacks.reduce((left,one)=>{let rest=left.filter(other=>other!==
one);return isEnough(rest)?rest:left},lacks)}function isUnwritten({fact,law}){return!law.effort||!isMark(
valueOf(fact))}function never(){return!1}function placesOf({from,law}){return[...new Set([...law.places,
...from.map(placeOf)])]}var Hints=class{constructor(judge){this.judge=judge,this.lesson=judge.lesson,this.puzzle=judge.puzzle,
this.order=new Map,this.lesson.steps.forEach((step,at)=>{for(let fact of conclusions(step))this.order.
set(fact,at)})}writesAll(){let{facts,given}=this.judge.state,values=[...facts].filter(([place])=>!given.
has(place)).flatMap(([,values2])=>[...values2]);return!values.length||values.some(value=>this.puzzle.
isOut(value))}easiest(){return this.easiestOf(this.writesAll())??this.easiestOf(!0)}easiestOf(all){let isWanted=({
fact,law})=>law.effort>0&&isMark(valueOf(fact))&&(all||!this.puzzle.isOut(valueOf(fact))),search={seen:new Set(
[null])},until=(found2,at)=>{for(let link of found2.known.values()){if(search.seen.has(link)||!link)
continue;search.seen.add(link);let story=isWanted(link)&&found2.story(link);story&&this.comesBefore(
story,search.best)&&(search.best=story)}return search.best!==void 0&&at>search.best.effort},found=this.
judge.reasons.thought.follow(this.judge.marks(),()=>!0,until);return until(found,0),search.best?this.
told(search.best,found):null}comesBefore(one,other){if(!other||one.effort!==other.effort)return!other||
one.effort<other.effort;let order=({end})=>this.order.get(end.fact)??1/0;return order(one)<order(other)}atOnce(link){
let found=this.judge.reasons.atOnce(this.judge.marks());return this.told(found.story(link),found,link.
rule)}told(story,found,rule){let{end,effort}=story,step=this.lesson.steps[this.order.get(end.fact)??
-1],own=step&&step.rule===(rule??step.rule)&&this.ready(step,effort),behind2=own||story.links.slice(
0,-1).filter(({law})=>law.effort),kept=behind2.map(({fact})=>fact),minded=own?own.map(link=>this.sentence(
link)):sentencesOf(this.puzzle,behind2);return{step:own?{...step,sentence:uncounted(step.sentence)}:
this.stepOf(end,found),kept,minded,effort}}ready(step,effort){let found=this.judge.reasons.atOnce(this.
judge.marks()),{rules}=this.judge.reasons,laws=conclusions(step).map(fact=>rules.get(`${step.rule} ${fact}`)),
needs=laws.flatMap(law=>law?.facts??[]),most=Math.max(...laws.map(law=>law?.effort??1/0)),isKnown=fact=>found.
known.has(fact),fits=needs.every(isKnown)&&!conclusions(step).some(isKnown);if(most>effort||!fits)return;
let links=needs.flatMap(need=>{let link=found.known.get(need);return link?found.story(link).links.filter(
({law})=>law.effort):[]});return[...new Set(links)]}stepOf(end,found){let value=valueOf(end.fact),places=[
...found.known.values(),...found.said.values()].filter(link=>link&&isSame(link,end)&&valueOf(link.fact)===
value).map(link=>placeOf(link.fact)),sentence=sentenceOf(this.puzzle,end,places.map(place=>`${place}\
 ${value}`)),{tier}=this.judge.ruleOf(end.rule),because=placesOf(end),{rooms=[]}=end.law;return{rule:end.
rule,tier,places,value,because,rooms,sentence,argument:[]}}sentence(link){let step=this.lesson.steps[this.
order.get(link.fact)??-1],own=this.judge.reasons.rules.get(`${link.rule} ${link.fact}`)===link.law;return step&&
own&&step.rule===link.rule?uncounted(step.sentence):sentenceOf(this.puzzle,link,[link.fact])}};function isSame(one,other){
return one.law===other.law&&one.from.join()===other.from.join()}function conclusions({places,value}){
return places.map(place=>`${place} ${value}`)}var DONE="Done: every law is kept.",LAWS=4,LEVELS=3,PATIENCE=300,READ=12,Help=class{constructor(play){
this.play=play,this.hints=new Hints(play.judge),this.level=0,this.told=null}check(){let{judge}=this.
play,broken=judge.broken();if(!broken.length){this.play.speak(judge.isDone()?DONE:"No law is broken \
so far.");return}let told=broken.slice(0,LAWS).map(([words,where])=>`${words} (${listed(where)})`);this.
play.speak(told.join(" ")),this.play.draw({wrong:broken.flatMap(([,where])=>where)})}mistakes(){let{
lesson,judge}=this.play;if(!lesson.unique){this.severalMistakes();return}let wrong=judge.wrongPlaces(),
one=wrong.length===1,words=`${one?"One place differs":`${wrong.length} places differ`} from the answ\
er: ${listed(wrong)}.`,back=this.backButton(one?"it":"the first");wrong.length?this.play.speak(`${words}\
 `,this.whyButton()," ",back):this.play.speak("Nothing differs from the answer."),this.play.draw({wrong})}severalMistakes(){
let clash=this.play.judge.clash();clash?this.tellClash(clash):this.play.speak("This puzzle has sever\
al answers: your marks may be right in one of them.")}whyButton(){return button("Why?",()=>this.why())}backButton(mistake){
return button(`Go back to before ${mistake}`,()=>this.play.goBack())}why(){let{judge}=this.play,all=judge.
wrongMarks(),last2=judge.lastWrong(),story=last2&&judge.conflict(last2);if(!story){this.askWhy();return}
let marks2=this.marksOf(story);this.play.speak(...this.conflictWords(story,marks2));let laws=story.end.
law.places,wrong=marks2.includes(last2)?[last2]:marks2.filter(mark=>all.includes(mark));this.play.draw(
{wrong:wrong.map(placeOf),because:[...laws,...marks2.map(placeOf)]})}marksOf({start:start2}){let given=new Set(
this.play.judge.given());return start2.filter(fact=>!given.has(fact))}tellClash(story){let marks2=this.
marksOf(story);this.play.speak(...this.conflictWords(story,marks2)),this.play.draw({wrong:marks2.map(
placeOf),because:story.end.law.places})}async askWhy(){let{exact,judge,puzzle}=this.play,asked=judge.
marks(),isGone2=()=>judge.marks().join()!==asked.join(),waiting=setTimeout(()=>isGone2()||this.play.
speak("The solver is asked …"),PATIENCE),clash=await exact?.why(asked);if(clearTimeout(waiting),isGone2())
return;if(!clash){this.play.speak("The answer is different here; no rule of this lesson shows why.");
return}let{marks:marks2,law,places,later}=clash,where=places.length?` (${listed(places)})`:"",words=`\
What breaks${later?`, with what follows from ${marks2.length>1?"them":"it"}`:""}: ${law}${where}.`;this.
play.speak(`${leadOf(marks2)}: ${inWords(puzzle,marks2)}. ${words}`),this.play.draw({wrong:marks2.map(
placeOf),because:places})}conflictWords({links,end},marks2){let{puzzle}=this.play,steps=sentencesOf(
puzzle,links.filter(link=>link!==end));return[`${leadOf(marks2)}: ${inWords(puzzle,marks2)}. `,listOf(
[...steps,breach(puzzle,end)])]}showPossible(rule){let{judge}=this.play,places=this.play.view.board.
places(),at=({fact})=>places.indexOf(placeOf(fact)),links=judge.possible().filter(link=>link.rule===
rule).sort((one2,other)=>at(one2)-at(other));if(!links.length)return;let{title,law}=judge.ruleOf(rule),
where=[...new Set(links.map(({fact})=>placeOf(fact)))],words=`${title}: ${law} It says something of ${listed(
where)}. `,one=button("What?",()=>this.sayFirst(links[0]));this.play.speak(words,one),this.play.draw(
{decided:where})}sayFirst(link){let hint=this.hints.atOnce(link);this.play.speak(...this.conclusion(
hint)),this.play.draw({because:hint.step.because,decided:hint.step.places})}hint(){let{lesson,judge}=this.
play;if(lesson.unique&&judge.wrongPlaces().length)return this.offerToGoBack();let clash=lesson.unique?
void 0:judge.clash();if(clash)return this.tellClash(clash);this.level||(this.told=judge.isDone()?null:
this.hints.easiest()),this.told?this.tell(this.told):this.play.speak(this.noHint())}offerToGoBack(){
this.play.speak("First there is a mistake to mend. ",this.whyButton()," ",this.backButton("it"))}noHint(){
return this.play.judge.isDone()?DONE:this.play.lesson.solved?"All that the solver marks is marked.":
this.goesBeyond()?"Nothing that this page knows says more here.":`The rules are stuck here too: ${whyStuck(
this.play.lesson)}.`}goesBeyond(){let{judge}=this.play,known=new Set([...judge.given(),...this.hints.
order.keys()]);return judge.marks().some(mark=>!known.has(mark))}tell(hint){this.level=Math.min(this.
level+1,LEVELS);let{step}=hint;this.play.speak(...this.words(hint));let decided=this.level===LEVELS?
step.places:[];this.play.draw({because:step.because,decided})}words(hint){let{step}=hint,rule=this.play.
judge.ruleOf(step.rule),named2=[...step.rooms,...step.because],where=named2.length?named2:step.places;
return this.level===1?[`Look at ${listed(where)}.`]:this.level===2?[`${rule.title}: ${rule.law}`]:this.
conclusion(hint)}conclusion({step,kept,minded}){let items=(minded.length>READ?inShort(this.play.puzzle,
kept):[]).map(words=>make("li",{},`${words}.`)),many=items.length?[make("ul",{},...items)]:[],before=minded.
length?["Keep in mind: ",...many,listOf(minded)," So: "]:[],marks2=isMark(step.value)?[button("Do it",
()=>this.play.make(step))]:[];return[...before,`${step.sentence} `,...marks2]}};function leadOf(marks2){
return marks2.length>1?"These marks cannot all be right":"This mark cannot be right"}function listOf(sentences){
if(sentences.length===1)return sentences[0];let list2=make("ol",{},...sentences.map(words2=>make("li",
{},words2)));if(sentences.length<=READ)return list2;let words=`Why, in ${sentences.length} sentences`;
return make("details",{},make("summary",{},words),list2)}init_drawing();init_places();var ARROWS={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},INSETS={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},Kept=class{constructor(){this.elements=new Map}update(wanted){let gone=[
...this.elements.keys()].filter(key=>!wanted.has(key));for(let key of gone)this.elements.get(key)?.remove(),
this.elements.delete(key);let fresh=[...wanted].filter(([key])=>!this.elements.has(key));for(let[key,
[layer2,draw]]of fresh){let element=draw();layer2.append(element),this.elements.set(key,element)}return gone.
length+fresh.length>0}},Board=class{constructor(element,puzzle){this.element=element,this.puzzle=puzzle,
this.allPlaces=puzzle.places(),this.known=new Set(this.allPlaces),this.marks=new Kept,this.shades=new Kept,
this.rings=new Kept,this.sketches=new Kept,this.remarks=new Kept,this.layers=this.addLayers(),this.draw()}addLayers(){
let layers={base:svg("g",{class:"base"}),marks:svg("g",{class:"marks"}),under:svg("g",{class:"under"}),
over:svg("g",{class:"over"}),rings:svg("g",{class:"rings"}),arrows:svg("g",{class:"arrows"}),notes:svg(
"g",{class:"notes"})},{base:base2,marks:marks2,under,over,rings,arrows:arrows2,notes}=layers,lower=this.
puzzle.lines?[under,rings,marks2,over]:[marks2,under,over,rings];return this.element.replaceChildren(
base2,...lower,arrows2,notes),layers}draw(){let{height,width}=this.puzzle.grid,margin=this.puzzle.margin??
4,before=margin+STRIP,[w,h]=[width*UNIT+before+margin,height*UNIT+before+margin];this.element.setAttribute(
"viewBox",`${-before} ${-before} ${w} ${h}`),this.element.style.setProperty("--columns",String(width)),
this.element.style.setProperty("--shape",`${w} / ${h}`),this.element.style.setProperty("--ratio",String(
width/height)),this.layers.base.append(frame(this.puzzle.grid,"paper")),this.puzzle.base(this.layers),
this.element.append(numbersOf(this.puzzle.grid,margin))}places(){return this.allPlaces}pointAt(event){
let screen=this.element.getScreenCTM(),point=new DOMPoint(event.clientX,event.clientY).matrixTransform(
screen?.inverse());return[point.x/UNIT,point.y/UNIT]}placeAt(event){if(event.target.closest(".part .\
numbers"))return null;let[x,y]=this.pointAt(event),place=this.puzzle.placeAt?this.puzzle.placeAt(x,y):
cellName(Math.floor(y),Math.floor(x));return place&&this.known.has(place)?place:null}neighbour(place,key){
let[down,right]=ARROWS[key],from=spotOf(place),best=place,least=1/0;for(let other of this.allPlaces){
let to=spotOf(other),along=(to.y-from.y)*down+(to.x-from.x)*right,aside=Math.abs((to.y-from.y)*right)+
Math.abs((to.x-from.x)*down);along>.1&&along+3*aside<least&&([best,least]=[other,along+3*aside])}return best}describe(place,facts){
return this.puzzle.describe(place,facts.get(place)??new Set,facts)}show(shown2){let{facts,decided=[],
because=[],wrong=[],cursor=null,told=[]}=shown2,{supposed=[],trial=new Set}=shown2;this.showMarks(facts,
trial)&&this.showShades(facts),this.showRings({because,supposed,decided,wrong,cursor:cursor?[cursor]:
[]}),this.showSketches(told),this.showRemarks(shown2)}showRemarks({tints={},arrows:arrows2=[],notes=[]}){
let{layers}=this,wanted=new Map;for(let[kind,cells]of Object.entries(tints))for(let cell of cells)wanted.
set(`${kind} ${cell}`,[layers.under,()=>tint(cell,kind)]);for(let[from,to]of arrows2)wanted.set(`${from}\
 ${to}`,[layers.arrows,()=>arrow(spotOf(from),spotOf(to))]);notes.forEach(([place,words],at)=>{let others=notes.
slice(0,at).filter(([other])=>other===place).length,draw=()=>note(spotOf(place),words,others);wanted.
set(`${place} ${words} ${at}`,[layers.notes,draw])}),this.remarks.update(wanted)}showSketches(told){
let wanted=new Map;for(let fact of told){let draw=()=>this.puzzle.sketch?.(...fact)??svg("g");wanted.
set(fact.join(" "),[this.layers.rings,draw])}this.sketches.update(wanted)}showMarks(facts,trial){let wanted=new Map;
for(let place of this.allPlaces){let values=facts.get(place);if(!values?.size)continue;let kind=trial.
has(place)?"trial":"sure",draw=()=>{let mark=this.puzzle.mark(place,values);return mark.classList.add(
"mark",kind),mark};wanted.set(`${place} ${[...values].sort().join()} ${kind}`,[this.layers.marks,draw])}
return this.marks.update(wanted)}showShades(facts){let wanted=new Map;for(let[cell,kind]of this.puzzle.
shades?.(facts)??[])wanted.set(`${kind} ${cell}`,[this.layers.base,()=>square(cellOf(cell),kind)]);this.
shades.update(wanted)}showRings(kinds){let wanted=new Map;for(let[kind,places]of Object.entries(kinds)){
let layer2=this.layers[kind==="because"?"under":"rings"];for(let place of places)wanted.set(`${kind}\
 ${place}`,[layer2,()=>ring(kind,spotOf(place))])}this.rings.update(wanted)}};function ring(kind,spot){
let inset=INSETS[kind],[w,h]=[UNIT-2*inset,UNIT-2*inset];spot.edge==="horizontal"&&([w,h]=[UNIT-2,24-
inset]),spot.edge==="vertical"&&([w,h]=[24-inset,UNIT-2]);let[x,y]=[spot.x*UNIT-w/2,spot.y*UNIT-h/2],
box={x,y,width:w,height:h,rx:5},halo=svg("rect",{...box,class:"halo"}),group=svg("g",{class:`ring ${kind}`},
halo,svg("rect",box));return kind==="because"&&group.append(svg("path",{d:hatching(x,y,w,h),class:"h\
atching"})),kind==="wrong"&&group.append(svg("path",{d:cross(x,y,w,h,spot.edge?.5:.27)})),group}function cross(x,y,w,h,part){
let[a,b]=[w*part,h*part],[right,below]=[x+w,y+h];return`M${x} ${y}l${a} ${b}M${right} ${y}l${-a} ${b}\
M${x} ${below}l${a} ${-b}M${right} ${below}l${-a} ${-b}`}init_places();init_places();var OVER=.7,OUTSIDE=.5,Pen=class{constructor(play,lines){this.play=play,this.lines=lines,
this.dragged=null,this.at=null}press(event){let[x,y]=this.play.view.board.pointAt(event);this.raise(),
event.button===0&&(this.dragged={r:Math.floor(y),c:Math.floor(x)})}follow(event){let start2=this.dragged;
if(!start2||!event.buttons)return!1;let[x,y]=this.play.view.board.pointAt(event);for(let from=start2;;from=
this.dragged){let to=this.towards(from,x,y);if(!to)return from!==start2;this.cross(from,to,!0),this.
dragged=to}}towards({r,c},x,y){let{height,width}=this.play.puzzle.grid,right=Math.min(Math.max(x,-OUTSIDE),
width+OUTSIDE)-c-.5,down=Math.min(Math.max(y,-OUTSIDE),height+OUTSIDE)-r-.5;return Math.max(Math.abs(
right),Math.abs(down))<OVER?null:Math.abs(right)>Math.abs(down)?{r,c:c+Math.sign(right)}:{r:r+Math.sign(
down),c}}lift(){this.dragged=null}stroke(key,cursor){let[down,right]=ARROWS[key],from=this.at??begin2(
cursor,down,right),to={r:from.r+down,c:from.c+right};this.cross(from,to)?this.at=to:this.play.speak(
"There is a wall.")}raise(){this.at=null}cross(from,to,sameStroke=!1){let{play,lines}=this,edge=lines.
between(from,to);if(!play.view.board.known.has(edge))return!1;play.cursor=edge;let has=play.state.values(
edge).has(lines.value);return play.move([[edge,has?[]:[lines.value]]],sameStroke),!0}};function begin2(edge,down,right){
let spot=spotOf(edge),after={r:Math.floor(spot.y),c:Math.floor(spot.x)},[before,across]=spot.edge===
"horizontal"?[{r:after.r,c:after.c-1},right]:[{r:after.r-1,c:after.c},down],outside=before.r<0||before.
c<0;return across<0||!across&&outside?after:before}var PASSING=700,STRIDE=.3,WAYS={0:1,2:-1},Input=class{constructor(play){this.play=play,this.pen=play.
puzzle.lines?new Pen(play,play.puzzle.lines):null,this.pressed=null,this.brush=null,this.fingerPaints=
!1,this.clicked=null,this.listen(play.view.element)}listen(element){element.addEventListener("contex\
tmenu",event=>event.preventDefault()),element.addEventListener("pointerdown",event=>this.press(event)),
element.addEventListener("pointermove",event=>this.drag(event)),element.addEventListener("pointerup",
event=>this.release(event)),element.addEventListener("pointercancel",()=>this.letGo()),this.pen&&(element.
style.touchAction="pinch-zoom")}press(event){let{board,element}=this.play.view,place=board.placeAt(event),
way=WAYS[event.button];this.pressed=place&&way?{place,way}:null,this.play.state.newStroke(),element.
focus({preventScroll:!0}),event.preventDefault(),element.setPointerCapture(event.pointerId),this.pen?.
press(event)}drag(event){this.pen?this.pen.follow(event)&&(this.pressed=null):event.buttons&&(event.
pointerType!=="touch"||this.fingerPaints)&&this.paint(event)}paint(event){let{board}=this.play.view,
[x,y]=board.pointAt(event);if(!this.brush&&this.pressed&&board.placeAt(event)!==this.pressed.place&&
(this.dip(this.pressed.place,this.pressed.way,event.pointerType==="touch"),this.pressed=null),!this.
brush)return;let[fromX,fromY]=this.brush.at,steps=Math.max(1,Math.ceil(Math.hypot(x-fromX,y-fromY)/STRIDE));
for(let n=1;n<=steps;n++)this.dab(fromX+(x-fromX)*n/steps,fromY+(y-fromY)*n/steps);this.brush.at=[x,
y]}dip(place,way,isFinger){let{x,y}=spotOf(place),own=this.valueAt(place),spread={from:null,to:own,at:[
x,y]},change={from:own,to:this.next(place,way),at:[x,y]};this.play.puzzle.values.length&&(this.brush=
isFinger&&own?spread:change),this.dab(x,y)}dab(x,y){let{play,brush}=this,place=cellName(Math.floor(y),
Math.floor(x)),fits=play.view.board.known.has(place)&&!play.state.given.has(place);!brush||!fits||this.
valueAt(place)!==brush.from||(play.cursor=place,play.move([[place,brush.to?[brush.to]:[]]],!0))}release(event){
let{pressed,play}=this;this.letGo(),pressed&&play.view.board.placeAt(event)===pressed.place&&this.tap(
pressed.place,pressed.way)}tap(place,way){let{play}=this;play.view.board.known.has(place)&&(play.cursor=
place,play.draw(),play.puzzle.values.length?this.cycle(place,way):play.describe())}letGo(){this.pressed=
null,this.brush=null,this.pen?.lift()}key(event){let target=event.target;if(isPress(event.key)&&target.
closest("button, summary, input, a"))return!1;let place=this.play.cursor;return place!==null&&this.placeKey(
event,place)||this.letter(letterOf(event))}placeKey(event,place){let{key,shiftKey}=event,digit=digitOf(
event);if(key in ARROWS)this.arrow(key,shiftKey,place);else if(isPress(key))this.cycle(place,shiftKey?
-1:1);else if(key==="Backspace"||key==="Delete")this.play.move([[place,[]]]);else if(digit&&this.play.
puzzle.numbers)this.digit(digit,shiftKey||this.play.view.crossing);else return!1;return!0}letter(name2){
if(name2==="h")this.play.help.hint();else if(name2==="c")this.play.help.check();else return!1;return!0}arrow(key,shift2,place){
if(shift2&&this.pen){this.pen.stroke(key,place);return}this.pen?.raise(),this.play.cursor=this.play.
view.board.neighbour(place,key),this.play.zoom.reveal(spotOf(this.play.cursor)),this.play.draw(),this.
play.describe()}shortcut(event){let name2=letterOf(event);if(name2==="y"||name2==="z"&&event.shiftKey)
this.play.redo();else if(name2==="z")this.play.undo();else return!1;return!0}valueAt(place){let own=this.
play.state.values(place);return this.play.puzzle.values.find(value=>own.has(value))??null}next(place,way){
let ring2=[null,...this.play.puzzle.values],now=ring2.indexOf(this.valueAt(place));return ring2[(now+
way+ring2.length)%ring2.length]}cycle(place,way){let{play}=this;if(!play.puzzle.values.length)return;
let next=this.next(place,way);this.passOver(place)&&this.valueAt(place)===next?(play.keep(),play.describe()):
play.move([[place,next?[next]:[]]]),this.clicked={place,stroke:play.state.stroke,at:performance.now()}}passOver(place){
let{clicked}=this;return clicked?.place===place&&performance.now()-clicked.at<PASSING&&this.play.state.
forgetWrong(clicked.stroke)}digit(value,out){let{cursor:place,puzzle,state}=this.play;if(!place||!puzzle.
numbers)return;let most=puzzle.numbers.most(place);if(value>most){this.play.speak(`${place}: numbers\
 go from 1 to ${most} here.`);return}let values=new Set(state.values(place)),number2=puzzle.numbers.
settled(values),[set,crossed]=[String(value),`not ${value}`],[mark,other]=out?[crossed,set]:[set,crossed],
had=values.has(mark);number2&&values.delete(number2),values.delete(other),had?values.delete(mark):values.
add(mark),this.play.move([[place,values]])}};function isPress(key){return key==="Enter"||key===" "}function digitOf({
key,code:code2}){let[,digit]=/^([1-9])$/.exec(key)??/^Digit([1-9])$/.exec(code2)??[];return Number(digit??
0)}var CHOICES=4,PATIENCE2=2e3;function conflict(thought,given,marks2,wrong){let found=thought.follow([
...given,...marks2]),until=performance.now()+PATIENCE2,isAbout=({start:start2})=>!wrong||start2.includes(
wrong),stories=found.broken.map(end=>found.story(end)).filter(isAbout).sort(easierFirst(given)).slice(
0,CHOICES).map(story=>lean(thought,given,story,until,wrong)).sort(easierFirst(given));return stories.
find(isAbout)??stories[0]}function easierFirst(given){let free=new Set(given),marks2=story=>story.start.
filter(fact=>!free.has(fact)).length;return(one,other)=>one.effort-other.effort||marks2(one)-marks2(
other)}function lean(thought,given,story,until,wrong){let few=new Thought(story.laws,thought.opposite),
free=new Set(given),best=story;for(let size=best.start.length;size;size=Math.floor(size/2)){let tried2=best.
start.filter(fact=>!free.has(fact)).sort((one,other)=>+(one===wrong)-+(other===wrong));for(let at=0;at<
tried2.length&&performance.now()<until;at+=size){let out=new Set(tried2.slice(at,at+size)),rest=best.
start.filter(fact=>!out.has(fact));if(rest.length===best.start.length)continue;let found=few.follow(
[...given,...rest]),stories=found.broken.map(end=>found.story(end));best=stories.find(({start:start2})=>start2.
includes(wrong??""))??stories[0]??best}}return best}init_words();init_places();init_places();var GAME="lesson ",FULL=["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"],LARGEST=2e6;
function addedBy(changes){return changes.flatMap(({place,before,after})=>after.filter(value=>!before.
includes(value)).map(value=>`${place} ${value}`))}var State=class{constructor({problem,puzzle,start:start2}){
this.storage=`${GAME}${problem} ${puzzle}`,this.seen="",this.start=start2,this.given=factsOf(start2),
this.facts=factsOf(start2),this.done=[],this.undone=[],this.stroke=0,this.mistakes=0,this.seconds=0}values(place){
return this.facts.get(place)??new Set}touched(){return new Set(this.done.flatMap(move=>move.changes).
map(change=>change.place))}startAgain(){for(let move of[...this.done,...this.undone])move.past=!0;return[
this.mistakes,this.seconds]=[0,0],this.touched()}onTrial(){let moves=this.done.slice(this.done.findLastIndex(
move=>!move.trial)+1);return new Set(moves.flatMap(({changes})=>changes.map(({place})=>place)))}newStroke(){
this.stroke+=1}changes(wanted){return wanted.filter(([place])=>!this.given.has(place)).map(([place,values])=>({
place,before:[...this.values(place)],after:[...values]})).filter(({before,after})=>before.join()!==after.
join())}make(move){let made={...move,stroke:this.stroke};return this.apply(made,"after"),this.done.push(
made),this.undone=[],made}startWith(facts){let places=[...this.startAgain()],hadMarks=places.some(place=>this.
values(place).size>0),wanted=new Map(places.map(place=>[place,[]]));for(let[place,values]of facts)wanted.
set(place,[...values].filter(isMark));let changes=this.changes([...wanted]);return this.newStroke(),
changes.length&&this.make({changes,judged:{kind:"filled"}}),hadMarks&&changes.length>0}undo(){return this.
moveOver(this.done,this.undone,"before")}forgetWrong(last2){let wrong=this.done.filter(({stroke})=>stroke===
last2).filter(({judged})=>judged.kind==="wrong");return wrong.length>0&&this.done.at(-1)?.stroke===last2?
(this.mistakes-=wrong.filter(({told,past})=>told&&!past).length,this.undo(),this.undone=[],!0):!1}redo(){
return this.moveOver(this.undone,this.done,"after")}moveOver(from,to,side){let stroke=from.at(-1)?.stroke,
before=from.length;do{let move=from.pop();if(!move)break;this.apply(move,side),to.push(move)}while(stroke!==
void 0&&from.at(-1)?.stroke===stroke);return from.length<before}keepTrial(){for(let move of this.done)
delete move.trial}dropTrial(){for(;this.done.at(-1)?.trial;)this.undo()}apply(move,side){for(let change of move.
changes)change[side].length?this.facts.set(change.place,new Set(change[side])):this.facts.delete(change.
place)}save(manner){let{done,undone,mistakes,seconds}=this,when=Date.now(),kept=JSON.stringify({when,
done,undone,mistakes,seconds,manner});try{store(this.storage,kept),this.seen=kept}catch{}}get isOld(){
try{return(localStorage.getItem(this.storage)??this.seen)!==this.seen}catch{return!1}}follow(changed,signal){
let look=()=>this.isOld&&changed();addEventListener("storage",look,{signal}),addEventListener("pages\
how",look,{signal})}load(isOurs){try{this.seen=localStorage.getItem(this.storage)??"";let kept=JSON.
parse(this.seen),{done,undone,manner}=kept;if(![...done,...undone].every(isOurs))throw new Error("it\
 is of another puzzle");this.facts=factsOf(this.start);for(let move of done)this.apply(move,"after");
return[this.done,this.undone]=[done,undone],[this.mistakes,this.seconds]=[kept.mistakes,kept.seconds].
map(countIn),this.stroke=Math.max(0,...[...done,...undone].map(move=>move.stroke??0)),manner??{}}catch{
return this.facts=factsOf(this.start),{}}}};function countIn(kept){return Number.isSafeInteger(kept)?
Math.max(0,Number(kept)):0}function store(key,text){try{localStorage.setItem(key,text)}catch(error){
if(!FULL.includes(error.name)||text.length>LARGEST||!storeInstead(key,text))throw error}}function storeInstead(key,text){
let games=Object.keys(localStorage).filter(each=>each.startsWith(GAME)&&each!==key),ages=new Map(games.
map(game=>[game,whenLeft(game)])),gone=new Map;for(let[game]of[...ages].sort(([,one],[,other])=>one-
other)){gone.set(game,localStorage.getItem(game)),localStorage.removeItem(game);try{return localStorage.
setItem(key,text),!0}catch{}}for(let[game,kept]of gone)localStorage.setItem(game,kept);return!1}function whenLeft(game){
let[,when]=/^\{"when":(\d+)/.exec(localStorage.getItem(game)??"")??[];return Number(when??0)}var NO_RULE=": no rule gives it from what is on the board.",Judge=class{constructor(lesson,puzzle,state){
this.lesson=lesson,this.puzzle=puzzle,this.state=state,this.end=new Map(lesson.end),this.places=new Set(
puzzle.places()),this.rules=new Map(lesson.rules.map(rule=>[rule.name,rule])),this.reasons=new Reasons(
lesson,puzzle)}ruleOf(name2){return this.rules.get(name2)}has(place,value){let values=this.state.facts.
get(place);if(!values)return!1;if(values.has(value))return!0;let number2=value.startsWith("not ")&&this.
puzzle.numbers?.settled(values);return!!number2&&value!==`not ${number2}`}staying(place){return this.
puzzle.numbers?[...this.state.values(place)]:[]}marks(){return inLine(this.state.facts)}standing(changes){
let back=changes.map(({place,before,after})=>({place,before:after,after:before})),gone=addedBy(back);
return this.marks().filter(fact=>!gone.includes(fact))}given(){return inLine(this.state.given)}possible(){
return[...this.reasons.atOnce(this.marks()).said.values()]}isWrong(fact){let[right,value]=[this.end.
get(placeOf(fact)),valueOf(fact)];return right===void 0?!1:value.startsWith("not ")?value===`not ${right}`:
value!==right}wrongPlaces(){return[...new Set(this.wrongMarks().map(placeOf))]}wrongBefore(move){let{
stroke}=move,others=this.state.done.filter(one=>one.stroke===stroke).filter(({judged})=>judged.kind!==
"filled"),places=new Set(others.flatMap(({changes})=>changes.map(({place})=>place)));for(let{place}of move.
changes)places.delete(place);return places.size?this.wrongPlaces().filter(place=>places.has(place)):
[]}wrongMarks(){return this.marks().filter(fact=>this.isWrong(fact))}lastWrong(){let wrong=this.wrongMarks();
return this.state.done.filter(({judged})=>judged.kind!=="filled").flatMap(({changes})=>addedBy(changes)).
findLast(fact=>wrong.includes(fact))??wrong.at(-1)}conflict(wrong){let[given,all,others]=[this.given(),
this.marks(),new Set(this.wrongMarks())],right=all.filter(fact=>fact===wrong||!others.has(fact)),stories=(others.
size>1?[all,right]:[all]).flatMap(marks2=>conflict(this.reasons.thought,given,marks2,wrong)??[]);return stories.
sort(easierFirst(given)),stories.find(({start:start2})=>start2.includes(wrong))??stories[0]}clash(){
let[given,all]=[this.given(),this.marks()],story=conflict(this.reasons.thought,given,all);return story?.
start.some(fact=>!given.includes(fact))?story:void 0}broken(){return this.puzzle.broken(this.state.facts,
!1)}isDone(){let{facts,given}=this.state,isAll=()=>this.puzzle.places().every(place=>facts.has(place));
return!(this.lesson.unique&&facts.size>given.size)&&this.puzzle.opensToBoth&&!isAll()?!1:this.puzzle.
broken(facts,!0).length===0}fits(place,values){let{values:all,numbers}=this.puzzle,most=numbers?.most(
place)??0,isOne=numbers?value=>/^(not )?[1-9]\d*$/.test(value)&&Number(value.replace("not ",""))<=most:
value=>all.includes(value);return this.places.has(place)&&values.every(isOne)}isOurs({judged,changes}){
return this.words(judged),changes.every(({place,before,after})=>this.fits(place,before)&&this.fits(place,
after))}judged(changes,named2=""){let added=addedBy(changes);if(!added.length)return{kind:"opened"};
if(!this.lesson.unique)return{kind:"unknown"};if(added.some(fact=>this.isWrong(fact)))return{kind:"w\
rong"};let{reasons}=this,right=this.standing(changes).filter(fact=>!this.isWrong(fact)),found=reasons.
inMind(right,added),follows=fact=>found.follows(fact);if(!named2)return this.worth(found,added,follows);
let by=fact=>reasons.byRule(named2,fact,right,found.known),missed=added.find(fact=>!by(fact));if(!missed)
return this.worth(found,added,by);let worth=this.worth(found,[missed,...added],follows);return worth.
rule===named2?worth:{...worth,named:named2,lacks:reasons.lacks(named2,missed,found.known)}}worth(found,facts,how){
let links=facts.map(how),[first]=links;if(!first||!links.every(Boolean))return{kind:"guess"};let after=found.
story(first).links.filter(({law})=>law.effort).slice(0,-1).map(link=>link.rule);return{kind:"forced",
rule:first.rule,after:[...new Set(after)],because:placesOf(first)}}words(judged){return[this.worthWords(
judged),this.lackWords(judged)].filter(Boolean).join(" ")}worthWords({kind,rule,after=[],named:named2,
isSure=!1}){let titles=after.map(name2=>this.ruleOf(name2).title),first=titles.length?`, after ${titles.
join(" and ")}`:"",lead=named2?`Right, but not by ${this.ruleOf(named2).title}: by`:"Forced, by";return{
opened:"Opened again.",filled:"Filled in.",unknown:"This puzzle has several answers: moves cannot be\
 judged.",wrong:"Wrong: the answer is different here.",guess:`Right, but not yet forced${isSure?NO_RULE:
" by anything that this page knows."}`,forced:rule?`${lead} ${this.ruleOf(rule).title}${first}.`:""}[kind]}lackWords({
named:named2,lacks=[]}){if(!named2||!lacks.length)return"";let needs=listed(inShort(this.puzzle,lacks));
return`${this.ruleOf(named2).title} would need to know first that ${needs}.`}};function isAsked({kind,
rule},named2){return kind==="guess"||kind==="forced"&&rule!==named2}function ringsOf({changes,judged:{
kind,because,lacks=[]}},before){return kind==="wrong"?{wrong:[...before,...changes.map(({place})=>place)]}:
{because,supposed:lacks.map(placeOf),wrong:before}}function inLine(facts){return[...facts].flatMap(([
place,values])=>[...values].map(value=>`${place} ${value}`))}init_words();var HEARTS=3,MODES=[["asked","when I ask"],["always","at once"],["hearts","at once, wit\
h three hearts"]],Options=class{constructor({rules,unique},change){let options=MODES.map(([value,words])=>make(
"option",{value},words)),onchange=()=>change("");this.select=make("select",{onchange},...options),this.
named=make("select",{onchange:()=>change(this.law(rules))},...choices(rules)),this.filling=make("inp\
ut",{type:"checkbox",onchange}),this.timed=make("input",{type:"checkbox",onchange}),this.isStopped=!1,
this.counted=make("span");let properties={className:"link",title:"Stop the clock, or let it go on"};
this.time=button("",()=>this.stopOrGoOn(change),properties),this.score=make("p",{className:"score"},
this.counted,this.time),this.elements=[make("label",{},"judge my moves ",this.select),make("label",{},
"I name the rule ",this.named),make("label",{},this.filling," fill in what is obvious"),make("label",
{},this.timed," show the time"),this.score],this.select.disabled=this.named.disabled=!unique}get atOnce(){
return this.select.value!=="asked"}get rule(){return this.named.value}law(rules){let named2=rules.find(
({name:name2})=>name2===this.rule);return named2?`${named2.title}: ${named2.law}`:""}get manner(){let mode=this.
select.value,{filling,timed,rule}=this;return{mode,rule,filling:filling.checked,timed:timed.checked}}choose({
mode,rule,filling,timed}){this.select.value=MODES.some(([value])=>value===mode)?String(mode):"asked",
this.named.value=String(rule),this.named.value||(this.named.value=""),this.filling.checked=!!filling,
this.timed.checked=!!timed}get isTimed(){return this.timed.checked&&!this.isStopped}stopOrGoOn(change){
this.isStopped=!this.isStopped,change(this.isStopped?"The clock is stopped.":"The clock goes on.")}isLost(mistakes){
return this.select.value==="hearts"&&mistakes>=HEARTS}doneWords({mistakes,seconds}){let time=this.timed.
checked?` in ${clock(seconds)}`:"",wrong=mistakes?`, with ${counted(mistakes,"mistake")}`:"";return`\
Done${time}${wrong}: every law is kept. Well played!`}show(mistakes,seconds){let left=Math.max(0,HEARTS-
mistakes),hearts=`${"♥".repeat(left)}${"♡".repeat(HEARTS-left)} ${left} of ${HEARTS} hearts`,told=[
`Mistakes: ${mistakes}`];this.select.value==="hearts"&&told.push(hearts),this.timed.checked&&told.push(
""),this.time.hidden=!this.timed.checked,write(this.counted,told.join(" · ")),write(this.time,`Time\
: ${clock(seconds)}${this.isStopped?", stopped":""}`)}};function write(element,words){element.textContent!==
words&&(element.textContent=words)}function choices(rules){let tiers=[...new Set(rules.map(({tier})=>tier))].
map(tier=>{let options=rules.filter(rule=>rule.tier===tier).map(({name:name2,title})=>make("option",
{value:name2},title));return make("optgroup",{label:`tier ${tier}`},...options)});return[make("optio\
n",{value:""},"any rule"),...tiers]}function clock(seconds){return`${Math.floor(seconds/60)}:${String(
seconds%60).padStart(2,"0")}`}init_drawing();init_words();init_places();init_places();var Spoken=class{constructor(drawing,puzzle,press){this.puzzle=puzzle;let{height,width}=puzzle.
grid;this.cells=new Map;let rows=Array.from({length:height},(_,r)=>make("div",{role:"row"},...Array.
from({length:width},(_2,c)=>this.cell(cellName(r,c),press)))),words={role:"grid","aria-label":"The b\
oard in words","aria-readonly":!press};drawing.after(make("div",{className:"spoken",...words},...rows))}cell(name2,press){
let cell=make("div",{role:"gridcell",onclick:press&&(()=>press(name2))});return this.cells.set(name2,
cell),cell}show(facts){let tell=this.puzzle.teller(facts);for(let[name2,cell]of this.cells){let words=tell(
name2);cell.textContent!==words&&(cell.textContent=words)}}};var HINTS=["Hint","Which rule?","What follows?"],LISTED2=30,NAMED=3,HOW=["Arrow keys move the frame,\
 Backspace opens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check.","Name a rule, a\
nd moves are judged by it: what it lacks, if it does not yet say so, is in dots."],SIGNS={wrong:"✗",
guess:"?",forced:"✓",opened:"↺",unknown:"·",filled:"+"},SILENT=["opened","filled"],View=class{constructor(section,lesson,puzzle,does,options){
this.does=does,this.options=options,this.lesson=lesson;let marks2=puzzle.numbers?"digits mark":"Ente\
r marks";this.element=svg("svg",{class:"board",role:"application",tabindex:0,"aria-label":`The board\
: arrow keys move, ${marks2}, Backspace opens again`}),this.board=new Board(this.element,puzzle),this.
buttons=makeButtons(does),this.trialButtons=makeTrialButtons(does),this.game=this.makeGame(puzzle);let live={
role:"status","aria-live":"polite","aria-label":"What is said",tabIndex:-1};this.message=make("div",
{className:"sentence",...live});let numbers={role:"group","aria-label":"Numbers",hidden:!puzzle.numbers};
this.digits=make("div",{className:"player",...numbers}),this.possible=list("ul","possible","Possible\
 now"),this.stopAtPossible=oneStop(this.possible),this.log=list("ol","moves","Your moves, the last o\
ne first"),this.pencil=puzzle.numbers?this.addDigits(puzzle.numbers.highest,does):null,section.append(
this.stage(),this.aside(puzzle)),this.spoken=new Spoken(this.element,puzzle,puzzle.lines?void 0:does.
press)}stage(){return make("div",{className:"stage"},this.element,this.digits,this.game,this.message)}makeGame(puzzle){
let buttons=[...Object.values(this.buttons),...Object.values(this.trialButtons)];return make("div",{
className:"player",role:"group","aria-label":"Your game"},...buttons,this.makeBrush(puzzle))}makeBrush({
values,lines}){let turn=()=>{brush.setAttribute("aria-pressed",String(!isPressed(brush))),this.does.
paint(isPressed(brush))},hidden=!navigator.maxTouchPoints||!values.length||!!lines,brush=button("Pai\
nt",turn,{title:"One finger paints many cells, and does not scroll",hidden,"aria-pressed":"false"});
return brush}aside(puzzle){let how=[...puzzle.how,...HOW,...this.lesson.words];return make("aside",{},
panel("Possible now",this.possible),panel("How you play",...this.options.elements),panel("Your moves",
button("Judge my moves",this.does.judge),this.log),folded("Laws",this.lesson.laws),folded("How to pl\
ay",how))}addDigits(highest,does){for(let value=1;value<=highest;value++)this.digits.append(button(String(
value),()=>does.digit(value)));let pencil=button("✎ cross out",()=>pencil.setAttribute("aria-press\
ed",String(!isPressed(pencil))),{"aria-pressed":"false"});return this.digits.append(pencil),pencil}get crossing(){
return this.pencil!==null&&isPressed(this.pencil)}speak(...parts){let words=make("p",{className:"say\
s"},...parts);keepFocus(()=>this.message.replaceChildren(words),()=>this.message)}reveal(){this.message.
scrollIntoView({block:"nearest"})}draw({state,judge,cursor,help,trial,asked},rings){this.board.show(
{facts:state.facts,cursor,trial:state.onTrial(),...rings}),this.spoken.show(state.facts),this.tellFrame(
cursor?this.board.describe(cursor,state.facts):""),this.buttons.hint.textContent=HINTS[Math.min(help.
level,HINTS.length-1)],keepFocus(()=>{this.buttons.undo.disabled=!state.done.length,this.buttons.redo.
disabled=!state.undone.length,this.trialButtons.begin.hidden=trial,this.trialButtons.keep.hidden=this.
trialButtons.drop.hidden=!trial},()=>this.element),this.options.show(state.mistakes,state.seconds),this.
showPossible(judge);let moves=state.done.slice(-LISTED2).reverse().map(move=>asked.has(move)?{...move,
told:!1}:move);this.log.replaceChildren(...moves.map(move=>this.moveItem(move,judge)))}showPossible(judge){
let items=judge.isDone()?[make("li",{},"Solved.")]:this.possibleItems(judge),had=document.activeElement?.
textContent,fill=()=>{this.possible.replaceChildren(...items),this.stopAtPossible()},same=()=>[...this.
possible.querySelectorAll("button")];keepFocus(fill,()=>same().find(({textContent})=>textContent===had)??
this.possible)}tellFrame(words){document.activeElement!==this.element&&this.element.setAttribute("ar\
ia-description",words)}possibleItems(judge){let places=new Map;for(let{rule,fact}of judge.possible())
places.set(rule,(places.get(rule)??new Set).add(placeOf(fact)));let items=this.lesson.rules.flatMap(
({name:name2,title,tier})=>{let count=places.get(name2)?.size;if(!count)return[];let words=` ${count}\
 ${count===1?"place":"places"}`,shown2=button(title,()=>this.does.show(name2),{className:"link"});return[
make("li",{},shown2," ",tierSign(tier),words)]});return items.length?items:[make("li",{},"Nothing th\
at the rules know.")]}moveItem({changes,judged,told,trial},judge){let what=whatOf(changes,judge.puzzle),
look=lookOf(judged),kind=told||SILENT.includes(look)?look:"unknown",sign=make("b",kind==="opened"?{role:"\
img","aria-label":"open again"}:{"aria-hidden":"true"},SIGNS[kind]),verdict=told&&!SILENT.includes(kind)?
`: ${judge.words(judged)}`:"";return make("li",{className:kind},sign,` ${what}${trial?": on trial":kind===
"filled"?": filled in":verdict}`)}};function whatOf(changes,puzzle){let where=changes.map(change=>change.
place),added=addedBy(changes),few=added.length?inWords(puzzle,added):where.join(" ");return where.length>
NAMED?`${where.length} places`:few}function lookOf({kind,named:named2}){return named2?"guess":kind}function makeTrialButtons(does){
return{begin:button("Trial",does.trial,{title:"Mark something on trial, in another colour"}),keep:button(
"Keep the trial",does.keep,{hidden:!0}),drop:button("Drop the trial",does.drop,{hidden:!0})}}function makeButtons(does){
return{undo:button("Undo",does.undo,{title:"Undo (Ctrl Z)"}),redo:button("Redo",does.redo,{title:"Re\
do (Ctrl Y)"}),restart:button("Start again",does.restart,{title:"Start again"}),check:button("Check",
does.check,{title:"Which law is broken? (C)"}),mistakes:button("Show mistakes",does.mistakes,{title:"\
What differs from the answer?"}),hint:button(HINTS[0],does.hint,{title:"The next step that you have \
not made, in three levels (H)"})}}function list(name2,className,words){return make(name2,{className,
tabIndex:0,"aria-label":words})}function folded(title,lines){let items=lines.map(line=>make("li",{},
line)),summary2=make("summary",{},title);return make("details",{className:"panel"},summary2,make("ul",
{},...items))}function isPressed(button2){return button2.getAttribute("aria-pressed")==="true"}var KEPT=5,LOST="No heart is left: start again, or choose to play without hearts.",Play=class{constructor(section,lesson,puzzle,signal){
this.lesson=lesson,this.puzzle=puzzle,this.state=new State(lesson),this.judge=new Judge(lesson,puzzle,
this.state),this.help=new Help(this),this.options=new Options(lesson,words=>this.refresh(words)),this.
trial=!1,this.exact=null,this.asked=new Set,this.rings={},this.said="",this.view=new View(section,lesson,
puzzle,this.actions(),this.options),this.cursor=this.view.board.places()[0]??null,this.input=new Input(
this);let letGo=()=>this.input.letGo();this.zoom=new Zoom(this.view.element,{pushes:!this.input.pen,
moved:letGo}),this.view.game.append(this.zoom.button(()=>spotOf(this.cursor??"r1c1"))),this.goOn(),eachSecond(
()=>this.tick(),signal),this.state.follow(()=>this.goOn(),signal)}goOn(){this.options.choose(this.state.
load(move=>this.judge.isOurs(move))),this.trial=this.state.onTrial().size>0,this.help.level=0,this.draw()}answer(help){
help(),this.view.reveal()}actions(){return{undo:()=>this.undo(),redo:()=>this.redo(),restart:()=>this.
restart(),check:()=>this.answer(()=>this.help.check()),mistakes:()=>this.answer(()=>this.help.mistakes()),
hint:()=>this.answer(()=>this.help.hint()),judge:()=>this.state.done.length?this.judgeAll():this.speak(
"There is no move yet."),trial:()=>this.tryOut(),keep:()=>this.endTrial(!0),drop:()=>this.endTrial(!1),
press:cell=>this.input.tap(cell,1),paint:on=>this.paint(on),show:rule=>this.help.showPossible(rule),
digit:value=>this.input.digit(value,this.view.crossing)}}move(wanted,sameStroke=!1){let changes=this.
state.changes(wanted);this.options.isLost(this.state.mistakes)?this.speak(LOST):changes.length?this.
change(changes,sameStroke):wanted.some(([place])=>this.state.given.has(place))&&this.speak("This is \
given.")}change(changes,sameStroke){let{state,trial}=this;sameStroke||state.newStroke();let marks2=this.
judge.standing(changes),judged=this.judge.judged(changes,this.options.rule),isSure=!this.exact?.isReady||
judged.kind!=="guess"&&!judged.named,move=state.make({changes,judged,trial});isSure||this.asked.add(
move),this.options.atOnce&&!trial&&this.judgeAll(),changes.some(({after})=>after.length)&&this.fillIn(),
this.keep(),this.ask(move,marks2,this.tell(move,isSure))}async ask(move,marks2,told){let{state,exact,
options}=this,{named:named2,lacks}=move.judged;if(!exact||!isAsked(move.judged,options.rule))return;
let verdict=await exact.judge(marks2,move.changes,options.rule);this.asked.delete(move);let other=verdict?.
rule===named2?{}:{named:named2,lacks};if(verdict&&(move.judged={...verdict,...other,isSure:!0}),!state.
done.includes(move))return;state.save(this.options.manner),this.draw(this.rings);let last2=state.done.
findLast(({judged})=>judged.kind!=="filled");this.wordsOf(move,!0)!==told&&move===last2&&this.said===
told&&this.tell(move,!0)}fillIn(){let{state,judge,trial}=this;if(!this.options.manner.filling)return;
let values=new Map;for(let fact of judge.reasons.obvious(judge.marks())){let[place,value]=[placeOf(fact),
valueOf(fact)];judge.has(place,value)||values.set(place,[...values.get(place)??judge.staying(place),
value])}let changes=state.changes([...values]);changes.length&&state.make({changes,judged:{kind:"fil\
led"},trial})}judgeAll(){let fresh=this.state.done.filter(({told,trial})=>!told&&!trial),wrong=fresh.
filter(({judged,past})=>judged.kind==="wrong"&&!past).length;for(let move of fresh)move.told=!0;return this.
state.mistakes+=wrong,this.keep(),wrong}tryOut(){this.trial=!0,this.refresh("What you mark now is on\
 trial: keep it, or drop all of it.")}endTrial(kept){this.trial=!1;let again=this.state.onTrial().size?
"; redo brings it again":"";kept?this.state.keepTrial():this.state.dropTrial();let wrong=kept&&this.
options.atOnce?this.judgeAll():0,worth=wrong?`, with ${counted(wrong,"mistake")}`:"";this.refresh(kept?
`The trial is kept${worth}.`:`The trial is dropped${again}.`)}paint(on){this.input.fingerPaints=on,this.
zoom.leaveFingerToDraw(on),this.speak(on?"One finger paints, from a mark with that mark; two push wh\
at is enlarged.":"A finger scrolls again.")}tick(){let{state,options}=this,playing=this.view.element.
getClientRects().length>0&&!document.hidden;!options.isTimed||!playing||this.judge.isDone()||(state.
seconds+=1,state.seconds%KEPT===0&&state.save(options.manner),options.show(state.mistakes,state.seconds))}undo(){
this.state.undo()&&this.goneOver("Undone.")}redo(){this.state.redo()&&this.goneOver("Done again.")}goneOver(words){
this.trial||=this.state.onTrial().size>0,this.refresh(words)}restart(){let places=this.state.startAgain();
this.trial=!1,this.move([...places].map(place=>[place,[]])),this.keep(),this.speak(places.size?"Back\
 at the start; undo brings back what was there.":"This is the start.")}goBack(){for(;this.judge.wrongPlaces().
length&&this.state.undo(););this.trial=this.state.onTrial().size>0,this.refresh("Back to before the \
first mistake; redo brings your moves again.")}make(step){if(!isMark(step.value))return;let fresh=step.
places.filter(place=>!this.judge.has(place,step.value));this.move(fresh.map(place=>[place,[...this.judge.
staying(place),step.value]])),this.view.element.focus({preventScroll:!0})}speak(...parts){this.said=
parts[0],this.view.speak(...parts)}describe(){this.cursor&&this.view.speak(this.view.board.describe(
this.cursor,this.state.facts))}draw(rings={}){this.rings=rings,this.view.draw(this,rings)}keep(){this.
help.level=0,this.state.save(this.options.manner),this.draw()}refresh(words){this.keep(),this.speak(
words)}tell(move,isSure){let{judged,trial}=move,words=this.wordsOf(move,isSure),isJudged=this.options.
atOnce&&!trial&&!this.judge.isDone(),before=isJudged?this.judge.wrongBefore(move):[],isWrong=isJudged&&
(judged.kind==="wrong"||before.length);return this.speak(words,...isWrong?[" ",this.help.whyButton()]:
[]),this.judge.isDone()&&say("Solved!"),isJudged&&isSure&&this.draw(ringsOf(move,before)),words}wordsOf(move,isSure){
let{changes,judged,trial}=move;if(this.judge.isDone())return this.options.doneWords(this.state);let{
facts,mistakes}=this.state,[{place}]=changes,named2=changes.length===1?this.view.board.describe(place,
facts):"";if(!this.options.atOnce||trial)return named2||whatOf(changes,this.puzzle);let before=this.
judge.wrongBefore(move),wrong=before.length?`Wrong before that: ${listed(before)}.`:"",lost=this.options.
isLost(mistakes)?LOST:"",worth=[isSure?this.judge.words(judged):"",wrong,lost].filter(Boolean).join(
" ");return[named2,worth].filter(Boolean).join(". ")}key(event){return this.input.key(event)}shortcut(event){
return this.input.shortcut(event)}};init_places();var globImport_puzzles_js=__glob({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(init_alcazar(),alcazar_exports)),
"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(init_light_up(),light_up_exports)),"./puzzle\
s/nurikabe.js":()=>Promise.resolve().then(()=>(init_nurikabe(),nurikabe_exports)),"./puzzles/ripple_\
effect.js":()=>Promise.resolve().then(()=>(init_ripple_effect(),ripple_effect_exports))});async function puzzleMaker(solution){let{default:Own}=await globImport_puzzles_js(`./puzzles/${solution}\
.js`);return givens=>new Own(givens)}var BOARD="[role=application]",Tabs=class{constructor(tabs,signal){this.tabs=tabs,this.moved=()=>{},
this.characters=rememberedBox("characters",signal),this.current=tabs[0],byId("close").onclick=()=>byId(
"help").close(),byId("tabs").append(...tabs.map(tab2=>this.button(tab2))),this.choose(tabs[0])}button(tab2){
return make("button",{type:"button",id:`tab-${tab2.id}`,role:"tab","aria-controls":tab2.id,textContent:tab2.
title,onclick:event=>{this.choose(tab2),event.detail&&byId(`tab-${tab2.id}`).blur()},onkeydown:event=>this.
go(tab2,event)})}go(tab2,event){let step={ArrowRight:1,ArrowLeft:-1}[event.key];if(!step)return;event.
stopPropagation();let at=this.tabs.indexOf(tab2)+step+this.tabs.length,other=this.tabs[at%this.tabs.
length];this.choose(other),byId(`tab-${other.id}`).focus()}choose(chosen){this.current.part.leave?.();
for(let tab2 of this.tabs)byId(tab2.id).hidden=tab2!==chosen,byId(`tab-${tab2.id}`).setAttribute("ar\
ia-selected",String(tab2===chosen)),byId(`tab-${tab2.id}`).tabIndex=tab2===chosen?0:-1;this.current=
chosen,this.moved()}key(event){let help=byId("help");help.open||event.altKey||this.act(event,help)&&
event.preventDefault()}act(event,help){let{part}=this.current,target=event.target;if(event.ctrlKey||
event.metaKey)return part.shortcut?.(event)??!1;if(this.isSwitchedOff(event.key,target))return!1;if(event.
key==="?")return help.showModal(),!0;let within=help.contains(target)?document.body:target;return isTyped(
event.key,within)||isScrolled(event.key,target)?!1:part.key(event)}isSwitchedOff(key,target){return isCharacter(
key)&&!this.characters.checked&&!target.closest(BOARD)}};function rememberedBox(id2,signal){let box=byId(
id2),recall2=()=>box.checked=localStorage.getItem(id2)!=="off";return box.onchange=tried(()=>localStorage.
setItem(id2,box.checked?"on":"off")),addEventListener("storage",tried(recall2),{signal}),tried(recall2)(),
box}function tried(act){return()=>{try{act()}catch{}}}function isCharacter(key){return key.length===
1&&key!==" "}function isTyped(key,target){let field2=target.closest("input, textarea, select, button\
, summary, a, pre");return!!(field2&&(key===" "||field2.matches("input[type=range], textarea, select")))}
function isScrolled(key,target){return(target.closest("pre")?/^(Arrow|Home$|End$)/:/^Arrow(Up|Down)$/).
test(key)&&target.closest("ul, ol, pre")!==null}init_drawing();init_words();init_places();init_places();var Left=class{constructor({items,options,rows},taken){let some2=new Set(taken),covered=new Set(
rows.flatMap((row,at)=>some2.has(options[at])?row:[])),numbers=taken.map(read),left=[...rows.keys()].
filter(at=>!rows[at].some(item=>covered.has(item))&&!isNear(read(options[at]),numbers));this.options=
left.map(at=>options[at]),this.items=items.map((name2,at)=>({name:name2,covered:covered.has(at),options:[]}));
for(let at of left)for(let item of rows[at])this.items[item]?.options.push(options[at])}open(){return this.
items.filter(({covered})=>!covered).sort((one,other)=>one.options.length-other.options.length)}covered(){
return this.items.filter(({covered})=>covered)}};function without(one,other){let gone=new Set(other);
return one.filter(each=>!gone.has(each))}function read(option){let[place,value]=option.split(" ");return{
...cellOf(place),value:Number(value)}}function isNear({r,c,value},others){return others.some(other=>{
let[down,right]=[Math.abs(other.r-r),Math.abs(other.c-c)];return other.value===value&&(!down||!right)&&
down+right<=value})}var SIGNS3={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"\
M7 5h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"},EVEN=4,ANIMATED=120,
Player=class{constructor(container,length,{show:show2,read:read2,next,within}){this.length=length,this.
show=show2,this.read=read2,this.next=next??((at,by)=>at+by),this.within=within??(()=>!1),this.at=0,this.
timer=void 0,this.buttons=this.makeButtons(),this.inputs=this.makeInputs(),this.count=make("span",{className:"\
count"}),this.slide=make("div",{className:"row slide"}),this.stage=container.parentElement,this.fill(
container),this.go(0)}makeButtons(){let signed=(sign,words,onclick)=>button(icon(SIGNS3[sign]),onclick,
{title:words,"aria-label":words});return{first:signed("first","First step",()=>this.go(0)),back:signed(
"back","Back",()=>this.step(-1)),run:signed("play","Play",()=>this.toggle()),forward:signed("forward",
"Forward",()=>this.step(1)),last:signed("last","Last step",()=>this.go(this.length))}}makeInputs(){let range=(name2,max,value,oninput)=>make(
"input",{type:"range",min:0,max,value,"aria-label":name2,oninput}),checked=!matchMedia("(prefers-red\
uced-motion: reduce)").matches,onchange=()=>this.tellPace();return{at:range("Which step",this.length,
0,()=>this.go(Number(this.inputs.at.value))),speed:range("Speed",12,4,()=>this.tellPace()),animate:make(
"input",{type:"checkbox",checked,onchange})}}fill(container){let{first,back,run,forward,last:last2}=this.
buttons,{at,speed,animate}=this.inputs,help=byId("help"),keys={title:"Keys","aria-label":"Keys"};run.
classList.add("main"),run.disabled=!this.length,this.slide.append(at,this.count,button("?",()=>help.
showModal(),keys)),container.append(this.slide,first,back,run,forward,last2,make("label",{},"speed",
speed),make("label",{},animate,"animate"))}tellPace(){let animated=this.inputs.animate.checked&&this.
pause>ANIMATED;this.stage.classList.toggle("animate",animated)}get pause(){return this.read(this.at)*
2**(EVEN-Number(this.inputs.speed.value))}step(by){this.within(by)||this.go(this.next(this.at,by))}go(position){
this.at=Math.max(0,Math.min(this.length,position)),this.at===this.length&&this.stop();let words=`${this.
at} of ${this.length}`;this.inputs.at.value=String(this.at),this.inputs.at.setAttribute("aria-valuet\
ext",words),this.count.textContent=words;let{first,back,forward,last:last2}=this.buttons;keepFocus(()=>{
first.disabled=back.disabled=this.at===0,forward.disabled=last2.disabled=this.at===this.length},()=>this.
at?back:forward),this.tellPace(),this.show(this.at)}toggle(){this.timer?this.stop():this.start()}start(){
this.at===this.length&&this.go(0),this.signRun("pause","Pause");let next=()=>{this.timer=setTimeout(
()=>{}),this.step(1),this.timer&&(this.timer=setTimeout(next,this.pause))};this.timer=setTimeout(next,
Math.min(400,this.pause))}stop(){clearTimeout(this.timer),this.timer=void 0,this.signRun("play","Pla\
y")}signRun(sign,words){this.buttons.run.replaceChildren(icon(SIGNS3[sign])),this.buttons.run.title=
words,this.buttons.run.setAttribute("aria-label",words)}pace(faster){this.inputs.speed.value=String(
Number(this.inputs.speed.value)+faster),this.tellPace()}key(event){let does={ArrowRight:()=>this.step(
1),ArrowLeft:()=>this.step(-1),Home:()=>this.go(0),End:()=>this.go(this.length),"]":()=>this.step(1),
"[":()=>this.step(-1)," ":()=>this.toggle(),"+":()=>this.pace(1),"-":()=>this.pace(-1),a:()=>this.inputs.
animate.click()},own=does[event.key]??does[letterOf(event)];return own?.(),!!own}};var Dance=class{constructor(section,lesson,puzzle,search){this.start=lesson.start,this.search=search,
this.at=0,this.changed=make("div",{"aria-live":"polite"}),this.list=make("ol",{className:"items",tabIndex:0,
"aria-label":"All items"}),this.all=make("details",{className:"panel"});let element=svg("svg",{class:"\
board",role:"img","aria-label":"The search"}),player=make("div",{className:"player",role:"group","ar\
ia-label":"Search"});this.words=make("div",{className:"sentence","aria-live":"polite"}),section.append(
make("div",{className:"stage"},element,player,this.words),this.aside()),this.board=new Board(element,
puzzle),this.spoken=new Spoken(element,puzzle),this.player=new Player(player,search.steps.length,{show:at=>this.
show(at),read:()=>400})}aside(){let summary2=make("summary",{},"All items before this step, fewest o\
ptions first");this.all.append(summary2,this.list),this.all.addEventListener("toggle",()=>this.showItems());
let about=make("p",{},this.search.about);return make("aside",{},panel("Dancing links",about,this.changed),
this.all)}tried(at){let tried2=[];for(let[option]of this.search.steps.slice(0,Math.max(0,at)))option<
0?tried2.pop():tried2.push(this.search.cover.options[option]);return tried2}left(at){return new Left(
this.search.cover,this.tried(at))}show(at){this.at=at;let[before,after,tried2]=[this.left(at-1),this.
left(at),this.tried(at)],[option,item]=at?this.search.steps[at-1]:[-1,-1],here=(option<0?this.tried(
at-1):tried2).slice(-1).map(placeOf),facts=factsOf(this.start,tried2.map(factOf)),tints={region:option<
0?[]:before.items[item].options.map(placeOf)};this.board.show({facts,tints,...option<0?{wrong:here}:
{decided:here}}),this.spoken.show(facts),this.words.replaceChildren(make("p",{className:"says"},this.
said(before,after)),make("p",{className:"law"},soFar(this.search.steps.slice(0,at),tried2.length))),
this.showChanged(before,after),this.showItems()}showChanged(before,after){if(!this.at)return this.changed.
replaceChildren();let back=this.search.steps[this.at-1][0]<0,[one,other]=back?[after,before]:[before,
after],items=without(namesOf(one.open()),namesOf(other.open())),options=without(one.options,other.options).
map(inShort2),word=back?"uncovered":"covered";return this.changed.replaceChildren(make("p",{},make("\
b",{},`Items ${word}: `),`${items.join("; ")}.`),make("p",{},make("b",{},`Options ${word}: `),`${options.
join(", ")}.`))}showItems(){if(!this.all.open)return;let before=this.left(this.at-1),[,at=-1]=this.search.
steps[this.at-1]??[],item=this.search.cover.items[at],open=before.open().map(({name:name2,options})=>{
let many=counted(options.length,"option"),what=options.length?`${many}: ${options.map(inShort2).join(
", ")}`:"no option";return make("li",name2===item?{"aria-current":"true"}:{},make("b",{},name2),`, ${what}`)}),
covered=before.covered().map(({name:name2})=>make("li",{},`${name2}: covered`));this.list.replaceChildren(
...open,...covered)}said(before,after){let{at}=this,{steps,total}=this.search;if(!at)return`No optio\
n has been tried yet; ${before.options.length} may be taken.`;let[option,number2]=steps[at-1],item=before.
items[number2],left=after.options.length;if(option<0){let why2=item?`${item.name}, and has no option\
 left. `:"",gone2=`Take ${inShort2(this.tried(at-1).pop()??"")} back. `;return`${why2}${gone2}${covering(
left-before.options.length,"uncovered")}, ${left} may be taken.`}let many=counted(item.options.length,
"option"),listed3=item.options.map(inShort2).join(", "),why=`${item.name}, and has ${many} left, no \
item has fewer: ${listed3}. `,gone=`${covering(before.options.length-left,"covered")}, ${left} may s\
till be taken.`,end=at===steps.length&&total===at?" All is covered: solved.":"";return`${why}Try ${inShort2(
this.search.cover.options[option])}. ${gone}${end}`}key(event){return this.player.key(event)}leave(){
this.player.stop()}};function inShort2(option){return option.replace(/(.*) (.*)/,"$2 at $1")}function factOf(option){
return[placeOf(option),valueOf(option)]}function namesOf(items){return items.map(({name:name2})=>name2)}
function covering(number2,what){return`${counted(number2,"option")} ${number2===1?"is":"are"} ${what}`}
function soFar(steps,stand){let picks=steps.filter(([option])=>option>=0).length;return`${counted(picks,
"option")} tried, ${steps.length-picks} taken back, ${stand} stand.`}init_drawing();init_words();init_places();init_places();var SCHEMA={schema:"logic-puzzles/trace",version:1},OF_PUZZLE="problem title laws rule\
s puzzle",OF_STEP="rule tier places value because from laws sentence";function traceOf(lesson,puzzle){
let facts=factsOf(lesson.start),steps=lesson.steps.map((step,at)=>{for(let place of step.places)facts.
set(place,(facts.get(place)??new Set).add(step.value));return{step:at+1,...some(step,OF_STEP),board:boardOf(
puzzle,facts)}}),open=openIn(puzzle,facts),end={end:open?"stuck":"solved",steps:steps.length,open};return[
{...SCHEMA,...some(lesson,OF_PUZZLE)},...steps,end].map(asLine).join("")}function some(object,names){
return Object.fromEntries(names.split(" ").map(name2=>[name2,Reflect.get(object,name2)]))}function openIn(puzzle,facts){
return puzzle.places().filter(place=>![...facts.get(place)??[]].some(isSettled)).length}function boardOf(puzzle,facts){
let lines=puzzle.text(facts,!openIn(puzzle,facts)),gap=lines.flat().some(sign=>sign.length>1)?" ":"";
return lines.map(line=>line.join(gap).trimEnd()).join(`
`)}function asLine(value){return`${JSON.stringify(value,null,1).replace(/(,?)\n */g,(_,comma)=>comma&&
", ")}
`}var LISTED3=30,NAMED2=6,LINES=26;function fillWorksheet(lesson,puzzle){let title=`${lesson.title} ${lesson.
name}`;byId("worksheet").append(make("section",{},make("h1",{},title),make("ul",{},...lesson.laws.map(
law=>make("li",{},law))),picture(puzzle,factsOf(lesson.start)),make("p",{},`Difficulty ${lesson.rating}\
. Notes:`),make("div",{className:"notes"},...Array.from({length:LINES},()=>make("hr")))),make("secti\
on",{},make("h1",{},`${lesson.unique?"Solution of":"One of several answers to"} ${title}`),picture(puzzle,
factsOf(lesson.end)),make("p",{},headOfSteps(lesson)),listOfSteps(lesson,puzzle)))}function picture(puzzle,facts){
let element=svg("svg",{class:"board"});return new Board(element,puzzle).show({facts}),element}function headOfSteps(lesson){
let{length}=lesson.steps;if(!length)return summary(lesson);let shown2=length>LISTED3?`, the first ${LISTED3}`:
"",end=lesson.solved?"":`; then no rule says more: ${whyStuck(lesson)}`;return`${counted(length,"ste\
p")}${shown2}${end}:`}function listOfSteps({steps,rules},puzzle){let titles=new Map(rules.map(rule=>[
rule.name,rule.title])),line=({rule,places,value,more})=>{let dots=places.length>NAMED2?" ...":"",short=`${places.
slice(0,NAMED2).join(" ")}${dots} ${value}`,facts=places.map(place=>`${place} ${value}`),told2=isMark(
value)?short:inWords(puzzle,facts);return`${titles.get(rule)}: ${told2}${more?`. ${more}`:""}`},told=steps.
slice(0,LISTED3).map((step,at)=>({step,value:at+1})).filter(({step})=>step.brief===void 0);return make(
"ol",{},...told.map(({step,value})=>make("li",{value},line(step))))}function printWords(lesson){let items=lesson.
steps.map(({sentence,more,brief,argument})=>{if(brief)return make("li",{},brief);let lines=argument.
map(({says:says2,depth=0})=>make("li",{className:`deep-${depth}`},lesson.lists[says2]));return make(
"li",{},sentence,...lines.length?[make("ol",{},...lines)]:[],more??"")}),title=make("h1",{},`${lesson.
title} ${lesson.name}: every step`),section=make("section",{className:"words"},title,make("ol",{},...items));
byId("worksheet").append(section),addEventListener("afterprint",()=>section.remove(),{once:!0}),print()}
function listExports(lesson,puzzle){byId("text").textContent=lesson.puzzle,byId("copy").onclick=()=>copy(
lesson.puzzle),byId("print-page").onclick=()=>print(),byId("print-words").onclick=()=>printWords(lesson),
byId("save-steps").onclick=()=>{save(`${lesson.problem}-steps.jsonl`,traceOf(lesson,puzzle),"applica\
tion/jsonl")};let items=lesson.exports.map(({name:name2,text,url})=>{let item=make("li",{className:"\
row"},button(`Copy as ${name2}`,()=>copy(text)));return url&&item.append(make("a",{href:url,rel:"nor\
eferrer"},`Open at ${new URL(url).host}`)),item});byId("exports").append(...items)}init_words();init_places();init_words();init_places();var BOARD2=-1,Argument=class{constructor(lists,moved){this.lists=lists,this.
panel=byId("argument"),this.list=byId("pictures"),this.legend=byId("supposing"),this.moved=moved,this.
pictures=[],this.items=[],this.at=0,byId("pictures-title").addEventListener("click",event=>{event.preventDefault(),
this.go(this.at?0:1)}),this.stop=oneStop(this.list)}take(argued){let pictures=argued.map(each=>this.
read(each));this.pictures=pictures,this.at=0,this.panel.open=!1,this.panel.hidden=!pictures.length,this.
legend.hidden=!pictures.some(each=>each.supposes);let many=counted(pictures.length,"picture");byId("\
pictures-title").textContent=`Why, in ${many}`,this.items=pictures.map((each,at)=>this.item(each,at+
1)),this.list.replaceChildren(...this.items)}read({facts={},told=[],...picture3}){let known=Object.entries(
facts).map(([value,at])=>placesIn(this.lists[at]).map(place=>pair2(place,value)));return{...picture3,
facts:known.flat(),told:told.map(at=>this.lists[at]).map(fact=>pair2(placeOf(fact),valueOf(fact)))}}item({
says:says2,depth=0},number2){let words=button(this.lists[says2],()=>this.go(number2));return make("l\
i",{className:`deep-${Math.min(depth,3)}`},words)}within(by){let to=this.at+by;return!this.at||to>this.
pictures.length?!1:(this.go(to),!0)}go(at){this.at=at,this.panel.open=at>0,this.list.querySelector("\
[aria-current]")?.removeAttribute("aria-current");let item=this.items[at-1];item?.firstElementChild?.
setAttribute("aria-current","step"),item&&scrollTo(this.list,item),this.stop(),this.moved()}get picture(){
return this.pictures[this.at-1]}get says(){return this.at?this.lists[this.picture.says]:""}chain(){let chain=[];
for(let at=this.at-1;at!==BOARD2;at=this.pictures[at].on??BOARD2)chain.unshift(this.pictures[at]);return chain}supposed(){
return this.chain().slice(0,-1).filter(each=>each.supposes).map(each=>this.lists[each.says])}shown(before){
let chain=this.chain(),{because=[],wrong=[],told}=this.picture,facts=chain.flatMap(each=>each.facts),
decided=told.length?[]:placesOf2(this.picture),from=chain.findIndex(each=>each.supposes),supposed=(from<
0?[]:chain.slice(from)).filter(each=>!each.told.length).flatMap(placesOf2);return{facts:laidOver(before,
facts),decided,because,wrong,supposed:supposed.filter(place=>!decided.includes(place)),told:chain.flatMap(
each=>each.told),tints:this.tints(),notes:[...chain[0].supposes?signs(chain,this.pictures):[],...this.
notes()],arrows:arrows(chain)}}tints(){let kinds=Object.entries(this.picture.tints??{});return Object.
fromEntries(kinds.map(([kind,at])=>[kind,placesIn(this.lists[at])]))}notes(){let{notes}=this.picture,
words=notes===void 0?[]:this.lists[notes].split(" ");return words.flatMap((word,at)=>at%2?[pair2(words[at-
1],word)]:[])}};function placesOf2({facts}){return facts.map(([place])=>place)}function laidOver(before,supposed){
let facts=new Map([...before].map(([place,values])=>[place,new Set(values)]));for(let[place,value]of supposed){
let beside2=value.startsWith("not ")?facts.get(place)??[]:[];facts.set(place,new Set([...beside2,value]))}
return facts}function behind(chain){let[last2,...before]=[...chain].reverse(),needs=new Set([...last2.
because??[],...last2.wrong??[]]),found=new Map([[last2,placesOf2(last2)]]);for(let picture3 of before){
let places=placesOf2(picture3).filter(place=>needs.has(place));if(!(!places.length&&!picture3.supposes)){
found.set(picture3,picture3.supposes?placesOf2(picture3):places);for(let place of picture3.because??
[])needs.add(place)}}return found}function signs(chain,all){let needed=behind(chain),found=new Map;for(let picture3 of chain.
filter(({told})=>!told.length)){if(!picture3.supposes&&!picture3.because)continue;let sign=picture3.
supposes?"?":String(all.indexOf(picture3)+1);for(let place of needed.get(picture3)??[])found.set(place,
sign)}return[...found]}function arrows(chain){let needed=behind(chain),known=new Set;return chain.flatMap(
picture3=>{let from=(picture3.because??[]).filter(place=>known.has(place));for(let place of placesOf2(
picture3))known.add(place);let to=needed.get(picture3)??[];return from.flatMap(one=>to.map(other=>pair2(
one,other)))})}function pair2(one,other){return[one,other]}var READING=300,TIERS={0:"all tiers",1:"1 direct",2:"2 structural",3:"3 cases"},Steps=class{constructor(lesson,puzzle){
this.lesson=lesson,this.moved=()=>{},this.at=0,this.board=new Board(svgById("board"),puzzle),this.spoken=
new Spoken(svgById("board"),puzzle),this.rules=new Map(lesson.rules.map(rule=>[rule.name,rule])),this.
items=lesson.steps.map((step,index)=>this.item(step,index+1)),byId("steps").append(...this.items),this.
ruleItems=this.lesson.rules.map(rule=>this.ruleItem(rule)),byId("rules").append(...this.ruleItems),this.
tiers=[0,...new Set(lesson.rules.map(rule=>rule.tier))].map(tier=>button(TIERS[tier],()=>this.showTier(
tier),{value:tier})),byId("tiers").append(...this.tiers),this.stopAtStep=oneStop(byId("steps")),this.
stopAtRule=oneStop(byId("rules")),this.showTier(0),this.zoom=new Zoom(svgById("board"),{pushes:!0,moved:()=>{}}),
this.argument=new Argument(lesson.lists,()=>this.draw()),this.player=new Player(byId("player"),lesson.
steps.length,{show:at=>this.show(at),next:(at,by)=>this.nextOfTier(at,by),read:at=>at?READING*this.told(
at).split(" ").length:0,within:by=>this.argument.within(by)}),this.player.slide.append(this.zoom.button(
()=>this.spotShown()))}ruleOf(step){return this.rules.get(step.rule)}item(step,number2){let{steps}=this.
lesson,last2=number2;for(;steps[last2]?.brief;)last2+=1;let numbers=last2>number2?`${number2} to ${last2}`:
number2,parts=[make("b",{},`${numbers}. ${this.ruleOf(step).title} `),tierSign(step.tier),make("span",
{className:"says"},saysOf(step))];return make("li",{},make("button",{type:"button",onclick:()=>this.
player.go(number2)},...parts))}ruleItem(rule){let used=this.usesOf(rule.name).length,words=used?`${used}\
 × next`:"not used",label2={disabled:!used,"aria-label":`${words}: ${rule.title}`};return make("li",
{"data-tier":rule.tier},make("span",{},make("b",{},rule.title)," ",tierSign(rule.tier)),button(words,
()=>this.next(rule.name),label2),make("span",{className:"law"},rule.law))}showTier(tier){for(let each of this.
tiers)each.setAttribute("aria-pressed",String(Number(each.value)===tier));let{rules,steps}=this.lesson,
isOther=of=>tier!==0&&of.tier!==tier;this.ruleItems.forEach((item,at)=>item.hidden=isOther(rules[at])),
this.items.forEach((item,at)=>item.hidden=isOther(steps[at])||!this.isTold(at)),this.stopAtStep(),this.
stopAtRule()}isTold(index){return this.lesson.steps[index].brief===void 0}nextOfTier(at,by){let next=at+
by;for(;this.items[next-1]?.hidden;)next+=by;return next}show(at){this.at=at,this.argument.take(at?this.
lesson.steps[at-1].argument:[]),byId("steps").querySelector("[aria-current]")?.removeAttribute("aria\
-current"),at&&this.mark(at-1),this.stopAtStep(),this.draw(),this.moved()}draw(){let{at}=this,step=at?
this.lesson.steps[at-1]:void 0,shown2=this.argument.picture?this.argument.shown(this.facts(at-1)):this.
shown(at);this.board.show(shown2),this.zoom.reveal(this.spotShown()),this.spoken.show(shown2.facts),
byId("sentence").replaceChildren(...step?this.words(step,at):this.introduction())}spotShown(){let{picture:picture3}=this.
argument,{wrong=[],facts=[],because=[]}=picture3??{},places=[...wrong,...facts.map(([place2])=>place2),
...because],own=this.at?this.lesson.steps[this.at-1].places:[],[place="r1c1"]=[...places,...own];return spotOf(
place)}shown(at){let step=at?this.lesson.steps[at-1]:void 0,told=step?factsOfStep(step).filter(([,value])=>!isMark(
value)):[];return{facts:this.facts(at),decided:step?.places,because:step?.because,told}}told(at){return this.
argument.says||saysOf(this.lesson.steps[at-1])}facts(at){let steps=this.lesson.steps.slice(0,at);return factsOf(
this.lesson.start,...steps.map(factsOfStep))}mark(index){let told=index;for(;!this.isTold(told);)told-=
1;let item=this.items[told];item.firstElementChild?.setAttribute("aria-current","step"),scrollTo(byId(
"steps"),item)}introduction(){let{steps,rating,meaning,words}=this.lesson,how=steps.length?" Press p\
lay, or go forward step by step.":"";return[make("p",{className:"says"},summary(this.lesson)),make("\
p",{className:"law"},`Difficulty ${rating}: ${meaning}.${how} ${words[0]}`)]}words(step,at){if(this.
argument.picture){let where=`Picture ${this.argument.at} of ${this.argument.pictures.length}. `;return[
make("p",{className:"says"},[...this.argument.supposed(),this.argument.says].join(" ")),make("p",{className:"\
law"},where+step.sentence)]}let rule=this.ruleOf(step),end=at===this.lesson.steps.length&&this.lesson.
solved?" Solved!":"",legup=rule.legup?` In LEGUP: ${rule.legup}.`:"",law=` (tier ${rule.tier}): ${rule.
law}${legup}`;return[make("p",{className:"says"},saysOf(step)+end),make("p",{className:"law"},make("\
b",{},rule.title),law)]}usesOf(rule){return this.lesson.steps.flatMap((step,index)=>step.rule===rule?
[index+1]:[])}next(rule){let uses=this.usesOf(rule).filter(at=>this.isTold(at-1));uses.length&&this.
player.go(uses.find(at=>at>this.player.at)??uses[0])}key(event){let again=letterOf(event)==="n";return again&&
this.player.at&&this.next(this.lesson.steps[this.player.at-1].rule),again||this.player.key(event)}leave(){
this.player.stop()}};function saysOf({sentence,more}){return more?`${sentence} ${more}`:sentence}function factsOfStep({
places,value}){return places.map(place=>[place,value])}var OF_PLACE=/^(?!room )\w+ (r\d+c\d+(-[a-z]+)?)$/;async function openLesson(data,signal){let lesson=named(
data),puzzle=(await puzzleMaker(lesson.solution))(lesson.givens);showFacts(lesson);let steps=new Steps(
lesson,puzzle),play=new Play(byId("try"),lesson,puzzle,signal),tabs=[{id:"lesson",title:"Lesson",part:steps},
{id:"try",title:"Try it yourself",part:play}];if(lesson.dlx){let part=new Dance(byId("dlx"),lesson,puzzle,
lesson.dlx);tabs.push({id:"dlx",title:"Dancing links",part})}listExports(lesson,puzzle),fillWorksheet(
lesson,puzzle);let opened={lesson,tabs:new Tabs(tabs,signal),steps,play};return steps.player.buttons.
last.after(button("Try it from here",()=>goOn(opened),{title:"Go on yourself from what is known here"})),
opened}function goOn({tabs,steps,play}){tabs.choose(tabs.tabs[1]);let isInstead=play.state.startWith(
steps.facts(steps.at));play.trial=play.state.onTrial().size>0;let known=steps.at?`All that is known \
after step ${steps.at} is marked`:"This is the start";play.refresh(`${known}${isInstead?"; undo brin\
gs back what was there":""}.`),play.view.element.focus()}function showFacts({givens,rating,steps,laws,
words}){let[height,width]=givens.size,many=counted(steps.length,"step");byId("about").textContent=`${height}\
 × ${width}, difficulty ${rating}, ${many}`,byId("laws").append(...[...laws,...words].map(each=>make(
"li",{},each)))}function named(data){let facts=data.facts.map(fact=>fact.join(" ")),needs=new Map(data.
openings.flatMap(([rule,says2,,from])=>says2.map(said2=>[`${data.rules[rule].name} ${facts[said2]}`,
from]))),steps=data.steps.map(step=>{let from=(needs.get(`${step.rule} ${step.places[0]} ${step.value}`)??
[]).map(at=>facts[at]),laws=step.laws.map(at=>lawIn(data.names[at])),places=[...from.map(placeOf),...laws.
flatMap(law=>OF_PLACE.exec(law)?.[1]??[])],because=[...new Set(places)];return{argument:[],...step,from,
laws,rooms:laws.filter(isRoom),because}});return{...data,steps}}function lawIn(law){return isRoom(law)?
law:law.replace(/r\d+c\d+~\d+/g,run=>placesIn(run).join("+"))}init_places();var PACKED="#lab=",PLAIN="#puzzle=",DAMAGE="the link is cut short or damaged",LARGE="t\
he link holds more than 5 MB, which is no puzzle",LARGEST2=5e6;async function heldBy(hash2){try{if(hash2.
startsWith(PLAIN))return{text:decodeURIComponent(hash2.slice(PLAIN.length))};if(!hash2.startsWith(PACKED))
return null;let held=JSON.parse(await unpack(hash2.slice(PACKED.length))),{problem,puzzle,marks:marks2}=held;
return isWhole(held)?{problem,puzzle,marks:marks2}:{damage:DAMAGE}}catch(error){return{damage:error===
LARGE?LARGE:DAMAGE}}}function isWhole(held){let isText2=value=>typeof value=="string",isMark2=([place,
values])=>isText2(place)&&values.every(isText2)&&values.filter(isSettled).length<2;return isText2(held.
problem)&&isText2(held.puzzle)&&(held.marks??[]).every(isMark2)}async function hashOf(held){return PACKED+
await pack(JSON.stringify(held))}async function pack(text){let bytes=await through(new Blob([text]),
new CompressionStream("deflate-raw"));return btoa(Array.from(bytes,byte=>String.fromCharCode(byte)).
join("")).replaceAll("+","-").replaceAll("/","_").replace(/=+$/,"")}async function unpack(packed){let signs2=atob(
packed.replaceAll("-","+").replaceAll("_","/")),bytes=Uint8Array.from(signs2,sign=>sign.charCodeAt(0)),
plain2=await through(new Blob([bytes]),new DecompressionStream("deflate-raw"),LARGEST2);return new TextDecoder().
decode(plain2)}async function through(blob,stream,most=1/0){let reader=blob.stream().pipeThrough(stream).
getReader(),parts=[];for(let left=most,next;!(next=await reader.read()).done;parts.push(next.value))
if(left-=next.value.length,left<0)throw LARGE;return new Uint8Array(await new Response(new Blob(parts)).
arrayBuffer())}init_drawing();init_places();var KEPT2=new Map,SEEN=new Map,PREFIX="lab-";function keep(key,text){KEPT2.set(key,text);try{store(PREFIX+
key,text),SEEN.set(key,text)}catch{}}function recall(key){return KEPT2.has(key)?KEPT2.get(key):(SEEN.
set(key,stored(key)),SEEN.get(key))}function stored(key){try{return localStorage.getItem(PREFIX+key)}catch{
return null}}function isOld(key){let text=stored(key);return text!==null&&text!==SEEN.get(key)}function keptElsewhere(stored2){
let key=stored2?.replace(PREFIX,"");return KEPT2.delete(key),key}init_places();var SIDES={top:[-1,0],bottom:[1,0],left:[0,-1],right:[0,1]};function edgeAt(grid2,x,y){
if(x<-.5||y<-.5||x>grid2.width+.5||y>grid2.height+.5)return null;let r=Math.max(0,Math.min(grid2.height-
1,Math.floor(y))),c=Math.max(0,Math.min(grid2.width-1,Math.floor(x))),far={top:y-r,bottom:r+1-y,left:x-
c,right:c+1-x},[[side]]=Object.entries(far).sort(([,one],[,other])=>one-other),[down,right]=SIDES[side];
return edgeBetween(grid2,{r,c},{r:r+down,c:c+right})}function edgeBetween(grid2,cell,other){let[one,
two]=[cellName(cell.r,cell.c),cellName(other.r,other.c)];if(grid2.holds(other))return cell.r<other.r||
cell.c<other.c?`${one}-${two}`:`${two}-${one}`;let is=([down,right])=>cell.r+down===other.r&&cell.c+
right===other.c,found=Object.entries(SIDES).find(([,step])=>is(step));return`${one}-${found?.[0]}`}function wayTo(from,to){
let way=[];for(let{r,c}=from;r!==to.r||c!==to.c;way.push(cellName(r,c))){let[down,right]=[to.r-r,to.
c-c];Math.abs(down)>Math.abs(right)?r+=Math.sign(down):c+=Math.sign(right)}return way}init_places();var Pointer=class{constructor(draw){this.draw=draw,this.pressed=null,this.drawing=null,this.element=
make("div",{className:"drawing",onpointerdown:event=>this.press(event),onpointermove:event=>this.drag(
event),onpointerup:()=>this.release(),onpointercancel:()=>this.lift()})}placeAt(event){let{board,grid:grid2,
tools}=this.draw;if(!board||!grid2)return null;let[x,y]=board.pointAt(event);if(tools.isEdge)return edgeAt(
grid2,x,y);let cell={r:Math.floor(y),c:Math.floor(x)};return grid2.holds(cell)?cellName(cell.r,cell.
c):null}press(event){let{draw}=this,place=this.placeAt(event);this.lift(),!(event.button||!event.isPrimary||
!place)&&(draw.element.focus({preventScroll:!0}),event.preventDefault(),this.element.setPointerCapture(
event.pointerId),[this.pressed,this.drawing]=[place,event.pointerId],draw.tools.isStroke&&draw.moveTo(
place))}drag(event){let{draw}=this;if(this.drawing!==event.pointerId||!draw.tools.isStroke)return;let place=this.
placeAt(event);place!==this.pressed&&(this.pressed=null),!(!place||place===draw.cursor)&&draw.drawTo(
...wayTo(cellOf(draw.cursor),cellOf(place)))}release(){this.pressed&&this.draw.use(this.pressed),this.
lift()}lift(){[this.pressed,this.drawing]=[null,null]}};var NUMBER="number",STROKE="draw",Tools=class{constructor(){this.typed="",this.most=0,this.element=make(
"fieldset",{className:"row tools"}),this.value=make("input",{type:"number",oninput:()=>this.chooseNumber()}),
this.value.setAttribute("aria-label","which number")}show({tools,numbers:[least,most]}){this.most=most,
Object.assign(this.value,{min:least,max:most,value:1}),this.typed="";let choices2=tools.map(([tool,words],at)=>{
let radio=make("input",{type:"radio",name:"tool",value:tool,checked:!at});return make("label",{},radio,
` ${words} `,...tool===NUMBER?[this.value]:[])});this.element.replaceChildren(make("legend",{},"Draw"),
...choices2)}get radio(){return this.element.querySelector(":checked")}get chosen(){let tool=this.radio?.
value??"";return tool===NUMBER?this.value.value:tool}get isEdge(){return this.radio?.value==="edge"}get isPair(){
return this.radio?.value==="pair"}get isStroke(){return this.radio?.value===STROKE}type(digit){if(!this.
chooseNumber())return!1;let longer=Number(this.typed+digit);return this.typed=String(longer>this.most?
Number(digit):longer),this.value.value=this.typed,!0}chooseNumber(){return this.choose(NUMBER)}chooseStroke(){
return this.choose(STROKE)}choose(tool){let radio=this.element.querySelector(`[value=${tool}]`);return radio&&
(radio.checked=!0),radio!==null}};var SIDE=8,LARGEST3=40,CLEARED=".",DRAFT="drawn",NO_FACTS=factsOf(),Draw=class{constructor(container,work,kinds,drawn){
this.work=work,this.kinds=kinds;let options=kinds.map(({problem,title})=>make("option",{value:problem},
title));this.kind=make("select",{onchange:()=>this.begin()},...options),this.height=sideField(()=>this.
begin()),this.width=sideField(()=>this.begin()),this.tools=new Tools,this.place=new Pointer(this).element,
this.element=this.newBoard(),this.drawn={problem:"",puzzle:""},this.kept="",this.cursor=cellName(0,0),
this.from=null,this.last=Promise.resolve(),this.told=make("p",{className:"spoken",role:"status"}),this.
wrong=make("p",{className:"wrong",role:"alert"}),container.replaceChildren(...this.parts(drawn)),this.
begin(),this.follow(DRAFT),addEventListener("storage",({key})=>this.follow(keptElsewhere(key)))}parts(drawn){
let[kind,rows,columns]=[labelled("Puzzle",this.kind),labelled("Rows",this.height),labelled("Columns",
this.width)];return[make("div",{className:"row"},kind,rows,columns),this.tools.element,this.place,this.
told,this.wrong,make("div",{className:"row"},button("Open it",()=>this.open(drawn),{className:"main"}),
button("Begin again",()=>this.begin()))]}async open(drawn){await this.last;let{problem,puzzle}=this.
drawn;await drawn(problem,puzzle)&&(this.kept=puzzle,this.drawn.puzzle===puzzle&&keep(DRAFT,""))}begin(){
return this.replace("drawn.blank",this.kind.value,sideIn(this.height),sideIn(this.width))}async take(problem,puzzle){
await this.replace("drawn.shown",problem,puzzle),this.settle()}follow(key){let draft=key===DRAFT&&recall(
DRAFT);draft&&this.goOn(draft)}goOn(draft){let[problem,...lines]=draft.split(`
`);return this.change(async()=>{await this.fill("drawn.shown",problem,[lines.join(`
`)]),this.settle()})}replace(call,problem,...args){return this.change(async()=>{let isNew=this.drawn.
puzzle!==this.kept;if(isNew&&!confirm("Throw away what is drawn?")){this.settle();return}await this.
fill(call,problem,args),this.kept=this.drawn.puzzle,isNew&&keep(DRAFT,"")})}async fill(call,problem,args){
let drawn=await this.work.run("Drawing …",call,[problem,...args]),kind=this.kinds.find(each=>each.
problem===problem);kind&&problem!==this.drawn.problem&&this.tools.show(kind),[this.cursor,this.from]=
[cellName(0,0),null],await this.show(problem,drawn)}change(act){return this.last=this.last.then(act).
catch(error=>{this.settle(),this.refuse(error.message)}),this.last}settle(){this.grid&&(this.kind.value=
this.drawn.problem,[this.height.value,this.width.value]=[this.grid.height,this.grid.width].map(String))}refuse(why){
this.wrong.textContent=`Not drawn: ${why}.`}put(places,tool=this.tools.chosen){return this.change(async()=>{
let{problem,puzzle}=this.drawn,args=[problem,puzzle,places,tool];await this.show(problem,await this.
work.run("Drawing …","drawn.put",args));let isNew=this.drawn.puzzle!==this.kept;keep(DRAFT,isNew?`${problem}\

${this.drawn.puzzle}`:"")})}async show(problem,{solution,givens,puzzle,said:said2}){this.drawn={problem,
puzzle},this.grid=new Grid(givens.size);let shown2=(await puzzleMaker(solution))(givens),had=document.
activeElement===this.element;this.element=this.newBoard(),this.place.replaceChildren(this.element),this.
board=new Board(this.element,shown2),this.teller=shown2.teller(NO_FACTS),new Spoken(this.element,shown2,
cell=>this.press(cell)).show(NO_FACTS),this.showCursor(),this.wrong.textContent="",said2&&this.refuse(
said2),had&&this.element.focus({preventScroll:!0})}showCursor(){let decided=this.from&&this.tools.isPair?
[this.from]:[];this.board?.show({facts:NO_FACTS,cursor:this.cursor,decided}),this.told.textContent=this.
teller?.(this.cursor)??""}newBoard(){let element=svg("svg",{class:"board",role:"application",tabindex:0,
"aria-label":"The board: arrow keys move, Enter draws, Shift with arrow keys draws from cell to cell"});
return element.addEventListener("keydown",event=>{this.key(event)&&event.preventDefault()}),element}moveTo(cell){
[this.cursor,this.tools.typed]=[cell,""],this.showCursor()}drawTo(...cells){this.put([this.cursor,...cells]),
[this.cursor,this.tools.typed]=[cells[cells.length-1],""]}use(place){if(this.tools.typed="",this.tools.
isEdge||(this.cursor=place),!this.tools.isPair){this.from=null,this.put([place]);return}let[first,second]=[
this.from,place];this.from=first&&first!==second?null:place,first&&first!==second?this.put([first,second]):
this.showCursor()}press(cell){this.moveTo(cell),this.enter()}key(event){let{key,shiftKey}=event;if(event.
ctrlKey||event.altKey||event.metaKey)return!1;if(key in ARROWS)this.arrow(key,shiftKey);else if(key===
"Enter"||key===" ")this.enter();else if(/^[0-9]$/.test(key))this.digit(key);else if(key==="Backspace"||
key==="Delete")this.clear();else return!1;return!0}enter(){this.tools.isEdge||this.use(this.cursor)}clear(){
this.tools.typed="",this.tools.isEdge||this.put([this.cursor],CLEARED)}arrow(key,shift2){let[down,right]=ARROWS[key],
{r,c}=cellOf(this.cursor),to={r:r+down,c:c+right};if(this.tools.typed="",!this.grid)return;if(shift2&&
this.tools.isEdge){this.put([edgeBetween(this.grid,{r,c},to)]);return}if(!this.grid.holds(to))return;
let cell=cellName(to.r,to.c);shift2&&this.tools.chooseStroke()?this.drawTo(cell):this.moveTo(cell)}digit(digit){
this.tools.type(digit)&&this.put([this.cursor])}};function sideField(onchange){return make("input",{
type:"number",min:1,max:LARGEST3,value:SIDE,onchange})}function sideIn(field2){let side=Math.max(1,Math.
min(LARGEST3,Math.round(Number(field2.value))));return field2.value=String(side),side}function labelled(title,field2){
return make("label",{},`${title} `,field2)}var NAMES={loader:"pyodide.mjs",module:"pyodide.asm.mjs",wasm:"pyodide.asm.wasm",library:"python_std\
lib.zip",project:"project.gz",lock:"pyodide-lock.json"},SNAPSHOT="snapshot.gz";async function allFiles(find2){
let found=Object.entries(NAMES).map(async([key,name2])=>[key,await find2(name2)]);return Object.fromEntries(
await Promise.all(found))}async function filesBeside(){return{...await allFiles(beside),snapshot:await beside(
SNAPSHOT)}}async function beside(name2){return new URL(`python/${name2}`,location.href).href}function collect(){try{new ArrayBuffer(17179869184)}catch{}}var TYPES={mjs:"text/javascript",wasm:"application/wasm"},SLICE=65536;async function findFiles(){if(document.
getElementById("packed")===null)return filesBeside();let files=await allFiles(unpacked);return collect(),
{...files,snapshot:void 0}}async function unpacked(name2){let packed=byId(`packed-${name2}`),plain2=bytesIn(
packed).pipeThrough(new DecompressionStream("gzip")),type=TYPES[name2.slice(name2.lastIndexOf(".")+1)]??
"",file=await new Response(plain2,{headers:{"Content-Type":type}}).blob();return packed.remove(),file}
function bytesIn(packed){let text=packed.firstChild,at=0;return new ReadableStream({pull(stream){stream.
enqueue(decoded(text.substringData(at,SLICE))),at+=SLICE,!(at<text.length)&&(text.data="",stream.close())}})}
function decoded(text){let signs2=atob(text),bytes=new Uint8Array(signs2.length);for(let i2=0;i2<signs2.
length;i2++)bytes[i2]=signs2.charCodeAt(i2);return bytes}init_drawing();init_words();init_places();var UNSERVED="This page needs files beside it, which browsers read from a server alone, and in no fr\
ame with a sandbox: open it there, or the lab that is one page, which make lab writes (build/lab.htm\
l).";function show(...parts){byId("finding").replaceChildren(...parts),parts.length&&byId("finding").
scrollIntoView({block:"nearest"})}function showNothing(){show()}function showRefusal({said:said2,line,
broken},text){let wrong=line?text.split(`
`)[line-1]:void 0,shown2=wrong===void 0?[]:[make("pre",{},`${line}: ${wrong}`)],failed=isUnserved()?
UNSERVED:`The lab has failed: ${said2}`,words=broken?failed:`Not yet: ${said2}.`;show(make("p",{className:"\
wrong says",role:"alert"},words),...shown2)}function isUnserved(){return self.origin==="null"&&!document.
getElementById("packed")}async function showAnswers(look){let puzzle=(await puzzleMaker(look.solution))(
look.givens);look.answers===0?showNone(look,puzzle):look.answers===2?showSeveral(look,puzzle):show()}
function showNone({law,places=[],facts=[],steps=0,marked},puzzle){let where=places.length?` at ${listed(
places)}`:"",after=steps?`. After ${counted(steps,"step")}`:"",words=`${marked?"With what is marked \
this":"This"} puzzle has no answer${after}: ${law}${where}.`;show(make("p",{className:"wrong says",role:"\
alert"},words),picture2(puzzle,facts,{wrong:places},"What is known by then"))}function showSeveral({
first=[],second=[],differences=[]},puzzle){let words=`This puzzle has several answers. Two of them d\
iffer at ${`${counted(differences.length,"place")}: ${listed(differences)}`}.`,marked={decided:differences};
show(make("p",{className:"wrong says",role:"alert"},words),make("div",{className:"pair"},picture2(puzzle,
first,marked,"One answer"),picture2(puzzle,second,marked,"Another answer")))}function picture2(puzzle,facts,marked,title){
let drawing=svg("svg",{class:"board",role:"img","aria-label":title}),figure2=make("figure",{className:"\
drawn"},drawing,make("figcaption",{},title)),known=factsOf(facts);return new Board(drawing,puzzle).show(
{facts:known,...marked}),new Spoken(drawing,puzzle).show(known),figure2}var SEEDS=1e6,IN_BRACKETS=/ \(([^()]*)\)$/,TITLES={"--size":"Size","--difficulty":"Difficulty","--ti\
er":"Tier"},Making=class{constructor(container,kinds,wanted){this.kinds=kinds;let options=kinds.map(
({puzzle,title})=>make("option",{value:puzzle},title));this.kind=make("select",{onchange:()=>this.showWishes()},
...options);let most=Number.MAX_SAFE_INTEGER;this.seed=make("input",{type:"number",min:0,max:most,placeholder:"\
any"}),this.wishes=make("div",{className:"wishes"});let onclick=event=>{event.preventDefault(),form.
reportValidity()&&wanted(this.kind.value,this.asked(),this.takeSeed())},form=make("form",{},make("la\
bel",{},"Puzzle ",this.kind),this.wishes,make("div",{className:"row"},make("button",{className:"main",
onclick},"Make one")));container.replaceChildren(form),this.showWishes()}showWishes(){let wishes=[...this.
kinds.find(({puzzle})=>puzzle===this.kind.value)?.options??[]].sort((one,other)=>rank(one)-rank(other));
this.wishes.replaceChildren(...wishes.map(wish=>labelled2(titleOf(wish.flag),plain(wish.help),field(
wish))),labelled2("Seed","the same number makes the same puzzle again",this.seed))}asked(){let asked={};
for(let each of this.wishes.querySelectorAll("[name]")){let{name:name2,value}=each;value.trim()&&(asked[name2]=
value.trim())}return asked}takeSeed(){return this.seed.value?Number(this.seed.value):Math.floor(Math.
random()*SEEDS)}};function rank({flag}){let at=Object.keys(TITLES).indexOf(flag);return at<0?SEEDS:at}
function plain(help){return help.replaceAll("--","").replace(IN_BRACKETS,"")}function titleOf(flag){
let words=flag.slice(2).replaceAll("-"," ");return TITLES[flag]??words[0].toUpperCase()+words.slice(
1)}function field({flag,help,choices:choices2,usual}){if(!choices2.length)return make("input",{name:flag,
placeholder:usual??"any"});let otherwise=IN_BRACKETS.exec(help)?.[1].replaceAll("--","the ")??"any",
any=usual===null?[make("option",{value:""},otherwise)]:[],options=choices2.map(([value,words])=>make(
"option",{value},words)),select=make("select",{name:flag},...any,...options);return select.value=usual??
"",select}function labelled2(title,help,input){return make("label",{},make("b",{},title),input,make(
"small",{},help))}var Panel=class{constructor(id2,fill){this.part=byId(id2),this.desk=this.part.querySelector(".desk"),
this.fill=fill,this.filled=void 0;let open=()=>this.part.open&&this.ready();this.part.addEventListener(
"toggle",open),open()}ready(){return this.filled??=this.begin()}async begin(){this.desk.replaceChildren(
"Getting ready …");try{let filled=await this.fill(this.desk);return this.part.dataset.ready="yes",
filled}catch(error){this.filled=void 0;let words=`Not ready: ${error.message}.`;return this.desk.replaceChildren(
make("p",{className:"wrong",role:"alert"},words),button("Try again",()=>this.again())),null}}again(){
return this.part.querySelector("summary")?.focus(),this.ready()}};var Refused=class extends Error{constructor(refusal){super(refusal.said),this.refusal=refusal}},Stopped=class extends Error{},
FORBIDDEN="the browser starts no worker; a policy may forbid it.",PATIENCE3=300,Python=class{constructor(source,files){
this.source=URL.createObjectURL(new Blob([source],{type:"text/javascript"})),this.files=files,this.last=
0,this.waiting=[],this.worker=this.start()}start(){let worker=new Worker(this.source);return worker.
onmessage=({data})=>this.take(data),worker.onerror=({message=FORBIDDEN})=>this.fail({said:message,broken:!0}),
worker.postMessage(this.files),worker}async call(call,args=[],{tell=()=>{},signal}={}){signal?.throwIfAborted();
let answered=new AbortController;return new Promise((give,refuse)=>{let waiting={asked:{id:++this.last,
call,args},give,refuse,tell};this.waiting.push(waiting),this.waiting.length===1&&this.goOn();let giveUp=()=>this.
giveUp(waiting,signal?.reason);signal?.addEventListener("abort",giveUp,{signal:answered.signal})}).finally(
()=>answered.abort())}goOn(){this.waiting.length&&(this.worker??=this.start(),this.worker.postMessage(
this.waiting[0].asked))}take({id:id2,progress,value,error}){let[first]=this.waiting;if(!(!first||id2!==
first.asked.id))return progress!==void 0?first.tell(progress):error?.broken?this.fail(error):(this.files=
{...this.files,again:!0},this.waiting.shift(),this.goOn(),error?first.refuse(new Refused(error)):first.
give(value))}giveUp(waiting,reason){waiting.refuse(reason),waiting.tell=()=>{},waiting===this.waiting[0]?
setTimeout(()=>this.leave(waiting),PATIENCE3):this.waiting=this.waiting.filter(other=>other!==waiting)}leave(waiting){
waiting===this.waiting[0]&&(this.end(),this.worker=this.start(),this.waiting.shift(),this.goOn())}fail(refusal){
this.end(),this.waiting.shift()?.refuse(new Refused(refusal)),this.goOn()}end(){this.worker&&(this.worker.
onmessage=this.worker.onerror=null,this.worker.terminate(),this.worker=null)}};var Solver=class{constructor(python2,{problem,puzzle},signal){this.isReady=!0,this.python=python2,this.
signal=signal,this.puzzle=[problem,puzzle]}async judge(marks2,changes,named2){let added=addedBy(changes);
return added.length?this.ask("moves.judge",marks2,added,named2??""):null}why(marks2){return this.ask(
"moves.why",marks2)}ask(name2,...args){let{signal}=this;return this.python.call(name2,[...this.puzzle,
...args],{signal}).catch(()=>null)}};init_words();var DRAFT2="text",TYPES2=["Files","text/uri-list","text/plain"],FILES="input[type=file]",FIELDS="inp\
ut, textarea, [contenteditable=true]",LINK=/^\s*\w+:[^\s#]*(#(?:lab|puzzle)=\S+)\s*$/,LARGEST4=1e6,Source=class{constructor(brought,refuse){
this.brought=brought,this.refuse=refuse,this.box=byId("text-of-puzzle"),this.kind=byId("kind"),byId(
"open").onclick=()=>this.bring(),this.kind.onchange=()=>this.bring(),this.draft=this.box.value=recall(
DRAFT2)??"",this.box.oninput=()=>{this.keep(this.box.value),this.askKind([])},this.box.onpaste=()=>setTimeout(
()=>this.bring());let field2=byId("file");field2.onchange=async()=>{await this.open(field2.files),field2.
value=""},this.own=!1,addEventListener("dragstart",()=>this.own=!0),addEventListener("dragend",()=>this.
own=!1),addEventListener("dragover",event=>this.given(event)),addEventListener("drop",event=>{let given=this.
given(event);given&&this.drop(given)})}given(event){let given=this.own||event.defaultPrevented?null:
event.dataTransfer,field2=given?.types.includes("Files")?FILES:FIELDS;return!(given&&!event.target.closest?.(
field2))||!given.types.some(type=>TYPES2.includes(type))?null:(event.preventDefault(),given)}drop(given){
given.types.includes("Files")?this.open(given.files):(this.show(given.getData("URL")||given.getData(
"text")),this.bring())}bring(){let[,held]=LINK.exec(this.box.value)??[];if(!held){this.brought(this.
box.value,this.kind.value||null);return}this.keep("");let before=location.hash;location.hash=held,location.
hash===before&&dispatchEvent(new Event("hashchange"))}async open(files){let[file,...others]=files??[];
if(!file)return;if(others.length){this.refuse(`expected one file, found ${others.length+1}`);return}
if(file.size>LARGEST4){this.refuse(`expected a file of 1 MB or less, found ${file.name}`);return}let text=await textOf(
file).catch(()=>null);if(text===null){this.refuse(`${file.name} cannot be read: it is a folder, or n\
o longer there`);return}this.show(text),this.bring()}unfold(){byId("bring").open=!0}show(text){this.
box.value=text,this.askKind([]),this.taken(text)}follow(text){this.draft||this.show(text)}taken(text){
this.draft&&this.holds(text)&&this.keep("")}holds(text){return this.box.value===text.replace(/\r\n?/g,
`
`)}keep(draft){this.draft=draft,keep(DRAFT2,draft)}askKind(kinds,chosen="",titles=new Map){let options=kinds.
map(kind=>make("option",{value:kind},titles.get(kind)??kind));this.kind.replaceChildren(...options),
this.kind.value=chosen,byId("kinds").hidden=kinds.length<2}};function textOf(file){let reader=new FileReader;
return new Promise((give,refuse)=>{reader.onload=()=>give(String(reader.result)),reader.onerror=()=>refuse(
reader.error),reader.readAsText(file)})}var rangeFrom=[],rangeTo=[];(()=>{let numbers="lc,34,7n,7,7b,19,,,,2,,2,,,20,b,1c,l,g,,2t,7,2,6,2,2,\
,4,z,,u,r,2j,b,1m,9,9,,o,4,,9,,3,,5,17,3,1n,9,16,o,,x,1i,3,,i,,7,a,2,t,3,1k,,,7,2,2,2,3,9,,a,2,q,,2,\
3,1k,,,5,4,2,2,3,3,,u,2,3,,b,3,1k,,,8,,3,,3,k,2,m,6,,3,1k,,,7,2,2,2,3,7,3,a,2,u,,1n,5,3,3,,4,9,,14,5\
,1j,,,7,,3,,4,7,2,b,2,t,3,1k,,,7,,3,,4,7,2,b,2,f,,c,4,1j,2,,7,,3,,4,9,,a,2,t,3,1y,,4,6,,,,8,i,2,1p,,\
,8,c,8,2q,,,a,b,7,21,2,r,,,,,,4,2,1d,k,,2,5,b,,10,9,,2u,b,,6,n,4,4,3,g,4,d,,,3,6,,f,,jj,3,qa,4,s,3,t\
,2,u,2,1s,w,9,,19,3,,,39,2,y,,3a,c,4,c,63,5,1l,a,,,,,2,o,2,,1c,1a,2,c,k,5,1b,h,12,9,c,3,u,d,1k,e,1c,\
k,48,3,,l,4,,6,,2,3,5i,1s,ek,,5f,x,2da,3,3x,,2o,w,fe,6,2x,2,n9w,4,,a,w,2,28,2,7k,,3,,4,,n,5,4,,2b,2,\
1e,i,q,i,d,,12,8,p,d,18,4,1b,e,10,,1v,e,c,,8,2,1a,,1f,,,3,2,2,5,2,,,15,5,5,2,6k,8,,2,fn4,,kh,g,g,g,a\
6,2,gt,,6a,,45,5,1ae,3,,2,5,4,14,3,4,,4l,2,fx,4,1t,5,8t,2,25,6,1y,b,1d,4,3e,3,1h,f,15,,2,2,a,4,19,b,\
7,,1p,3,10,e,g,2,18,,c,3,1c,e,8,4,,2,2k,c,6,,2,,4d,c,l,4,1j,2,,7,2,2,2,3,9,,a,2,2,7,3,5,1v,9,,,2,,,4\
,,5,,,e,2,2a,i,n,,29,k,6j,7,2,9,r,2,2a,h,2y,d,2t,3,2,a,74,f,6t,6,,2,2,4,,,,2,3x,7,2,7,3,,s,a,14,7,,4\
,8,,9,b,1a,g,5i,8,5j,8,,8,2a,m,,e,3e,6,3,,,2,,7,,,1u,5,,2,,5,9n,4,9,2,,,1c,7,3,5,n,,44l,,6,f,8ug,i,1\
xc,5,1n,7,t4,,,1j,7,4,29,,b,2,f57,2,3mp,1a,2,n,f2,5,3,6,8,8,2,7,u,4,44,3,1iz,1j,4,1e,8,,e,,m,5,,f,11\
s,7,,h,2,7,,2,,5,2s,,4g,7,af,,1p,4,e4,4,72,2,6r,,2,,7,2,5,,d6,7,31,7,240,5".split(",").map(s=>s?parseInt(
s,36):1);for(let i2=0,n=0;i2<numbers.length;i2++)(i2%2?rangeTo:rangeFrom).push(n=n+numbers[i2])})();
function isExtendingChar(code2){if(code2<768)return!1;for(let from=0,to=rangeFrom.length;;){let mid=from+
to>>1;if(code2<rangeFrom[mid])to=mid;else if(code2>=rangeTo[mid])from=mid+1;else return!0;if(from==to)
return!1}}function isRegionalIndicator(code2){return code2>=127462&&code2<=127487}var ZWJ=8205;function findClusterBreak(str,pos,forward=!0,includeExtending=!0){return(forward?nextClusterBreak:
prevClusterBreak)(str,pos,includeExtending)}function nextClusterBreak(str,pos,includeExtending){if(pos==
str.length)return pos;pos&&surrogateLow(str.charCodeAt(pos))&&surrogateHigh(str.charCodeAt(pos-1))&&
pos--;let prev=codePointAt(str,pos);for(pos+=codePointSize(prev);pos<str.length;){let next=codePointAt(
str,pos);if(prev==ZWJ||next==ZWJ||includeExtending&&isExtendingChar(next))pos+=codePointSize(next),prev=
next;else if(isRegionalIndicator(next)){let countBefore=0,i2=pos-2;for(;i2>=0&&isRegionalIndicator(codePointAt(
str,i2));)countBefore++,i2-=2;if(countBefore%2==0)break;pos+=2}else break}return pos}function prevClusterBreak(str,pos,includeExtending){
for(;pos>1;){let found=nextClusterBreak(str,pos-2,includeExtending);if(found<pos)return found;pos--}
return 0}function codePointAt(str,pos){let code0=str.charCodeAt(pos);if(!surrogateHigh(code0)||pos+1==
str.length)return code0;let code1=str.charCodeAt(pos+1);return surrogateLow(code1)?(code0-55296<<10)+
(code1-56320)+65536:code0}function surrogateLow(ch){return ch>=56320&&ch<57344}function surrogateHigh(ch){
return ch>=55296&&ch<56320}function codePointSize(code2){return code2<65536?1:2}var Text=class _Text{lineAt(pos){if(pos<0||pos>this.length)throw new RangeError(`Invalid position ${pos}\
 in document of length ${this.length}`);return this.lineInner(pos,!1,1,0)}line(n){if(n<1||n>this.lines)
throw new RangeError(`Invalid line number ${n} in ${this.lines}-line document`);return this.lineInner(
n,!0,1,0)}replace(from,to,text){[from,to]=clip(this,from,to);let parts=[];return this.decompose(0,from,
parts,2),text.length&&text.decompose(0,text.length,parts,3),this.decompose(to,this.length,parts,1),TextNode.
from(parts,this.length-(to-from)+text.length)}append(other){return this.replace(this.length,this.length,
other)}slice(from,to=this.length){[from,to]=clip(this,from,to);let parts=[];return this.decompose(from,
to,parts,0),TextNode.from(parts,to-from)}eq(other){if(other==this)return!0;if(other.length!=this.length||
other.lines!=this.lines)return!1;let start2=this.scanIdentical(other,1),end=this.length-this.scanIdentical(
other,-1),a=new RawTextCursor(this),b=new RawTextCursor(other);for(let skip=start2,pos=start2;;){if(a.
next(skip),b.next(skip),skip=0,a.lineBreak!=b.lineBreak||a.done!=b.done||a.value!=b.value)return!1;if(pos+=
a.value.length,a.done||pos>=end)return!0}}iter(dir=1){return new RawTextCursor(this,dir)}iterRange(from,to=this.
length){return new PartialTextCursor(this,from,to)}iterLines(from,to){let inner;if(from==null)inner=
this.iter();else{to==null&&(to=this.lines+1);let start2=this.line(from).from;inner=this.iterRange(start2,
Math.max(start2,to==this.lines+1?this.length:to<=1?0:this.line(to-1).to))}return new LineCursor(inner)}toString(){
return this.sliceString(0)}toJSON(){let lines=[];return this.flatten(lines),lines}constructor(){}static of(text){
if(text.length==0)throw new RangeError("A document must have at least one line");return text.length==
1&&!text[0]?_Text.empty:text.length<=32?new TextLeaf(text):TextNode.from(TextLeaf.split(text,[]))}},
TextLeaf=class _TextLeaf extends Text{constructor(text,length=textLength(text)){super(),this.text=text,
this.length=length}get lines(){return this.text.length}get children(){return null}lineInner(target,isLine,line,offset){
for(let i2=0;;i2++){let string2=this.text[i2],end=offset+string2.length;if((isLine?line:end)>=target)
return new Line(offset,end,line,string2);offset=end+1,line++}}decompose(from,to,target,open){let text=from<=
0&&to>=this.length?this:new _TextLeaf(sliceText(this.text,from,to),Math.min(to,this.length)-Math.max(
0,from));if(open&1){let prev=target.pop(),joined=appendText(text.text,prev.text.slice(),0,text.length);
if(joined.length<=32)target.push(new _TextLeaf(joined,prev.length+text.length));else{let mid=joined.
length>>1;target.push(new _TextLeaf(joined.slice(0,mid)),new _TextLeaf(joined.slice(mid)))}}else target.
push(text)}replace(from,to,text){if(!(text instanceof _TextLeaf))return super.replace(from,to,text);
[from,to]=clip(this,from,to);let lines=appendText(this.text,appendText(text.text,sliceText(this.text,
0,from)),to),newLen=this.length+text.length-(to-from);return lines.length<=32?new _TextLeaf(lines,newLen):
TextNode.from(_TextLeaf.split(lines,[]),newLen)}sliceString(from,to=this.length,lineSep=`
`){[from,to]=clip(this,from,to);let result="";for(let pos=0,i2=0;pos<=to&&i2<this.text.length;i2++){
let line=this.text[i2],end=pos+line.length;pos>from&&i2&&(result+=lineSep),from<end&&to>pos&&(result+=
line.slice(Math.max(0,from-pos),to-pos)),pos=end+1}return result}flatten(target){for(let line of this.
text)target.push(line)}scanIdentical(){return 0}static split(text,target){let part=[],len=-1;for(let line of text)
part.push(line),len+=line.length+1,part.length==32&&(target.push(new _TextLeaf(part,len)),part=[],len=
-1);return len>-1&&target.push(new _TextLeaf(part,len)),target}},TextNode=class _TextNode extends Text{constructor(children,length){
super(),this.children=children,this.length=length,this.lines=0;for(let child of children)this.lines+=
child.lines}lineInner(target,isLine,line,offset){for(let i2=0;;i2++){let child=this.children[i2],end=offset+
child.length,endLine=line+child.lines-1;if((isLine?endLine:end)>=target)return child.lineInner(target,
isLine,line,offset);offset=end+1,line=endLine+1}}decompose(from,to,target,open){for(let i2=0,pos=0;pos<=
to&&i2<this.children.length;i2++){let child=this.children[i2],end=pos+child.length;if(from<=end&&to>=
pos){let childOpen=open&((pos<=from?1:0)|(end>=to?2:0));pos>=from&&end<=to&&!childOpen?target.push(child):
child.decompose(from-pos,to-pos,target,childOpen)}pos=end+1}}replace(from,to,text){if([from,to]=clip(
this,from,to),text.lines<this.lines)for(let i2=0,pos=0;i2<this.children.length;i2++){let child=this.
children[i2],end=pos+child.length;if(from>=pos&&to<=end){let updated=child.replace(from-pos,to-pos,text),
totalLines=this.lines-child.lines+updated.lines;if(updated.lines<totalLines>>4&&updated.lines>totalLines>>
6){let copy2=this.children.slice();return copy2[i2]=updated,new _TextNode(copy2,this.length-(to-from)+
text.length)}return super.replace(pos,end,updated)}pos=end+1}return super.replace(from,to,text)}sliceString(from,to=this.
length,lineSep=`
`){[from,to]=clip(this,from,to);let result="";for(let i2=0,pos=0;i2<this.children.length&&pos<=to;i2++){
let child=this.children[i2],end=pos+child.length;pos>from&&i2&&(result+=lineSep),from<end&&to>pos&&(result+=
child.sliceString(from-pos,to-pos,lineSep)),pos=end+1}return result}flatten(target){for(let child of this.
children)child.flatten(target)}scanIdentical(other,dir){if(!(other instanceof _TextNode))return 0;let length=0,
[iA,iB,eA,eB]=dir>0?[0,0,this.children.length,other.children.length]:[this.children.length-1,other.children.
length-1,-1,-1];for(;;iA+=dir,iB+=dir){if(iA==eA||iB==eB)return length;let chA=this.children[iA],chB=other.
children[iB];if(chA!=chB)return length+chA.scanIdentical(chB,dir);length+=chA.length+1}}static from(children,length=children.
reduce((l,ch)=>l+ch.length+1,-1)){let lines=0;for(let ch of children)lines+=ch.lines;if(lines<32){let flat=[];
for(let ch of children)ch.flatten(flat);return new TextLeaf(flat,length)}let chunk=Math.max(32,lines>>
5),maxChunk=chunk<<1,minChunk=chunk>>1,chunked=[],currentLines=0,currentLen=-1,currentChunk=[];function add(child){
let last2;if(child.lines>maxChunk&&child instanceof _TextNode)for(let node of child.children)add(node);else
child.lines>minChunk&&(currentLines>minChunk||!currentLines)?(flush(),chunked.push(child)):child instanceof
TextLeaf&&currentLines&&(last2=currentChunk[currentChunk.length-1])instanceof TextLeaf&&child.lines+
last2.lines<=32?(currentLines+=child.lines,currentLen+=child.length+1,currentChunk[currentChunk.length-
1]=new TextLeaf(last2.text.concat(child.text),last2.length+1+child.length)):(currentLines+child.lines>
chunk&&flush(),currentLines+=child.lines,currentLen+=child.length+1,currentChunk.push(child))}function flush(){
currentLines!=0&&(chunked.push(currentChunk.length==1?currentChunk[0]:_TextNode.from(currentChunk,currentLen)),
currentLen=-1,currentLines=currentChunk.length=0)}for(let child of children)add(child);return flush(),
chunked.length==1?chunked[0]:new _TextNode(chunked,length)}};Text.empty=new TextLeaf([""],0);function textLength(text){
let length=-1;for(let line of text)length+=line.length+1;return length}function appendText(text,target,from=0,to=1e9){
for(let pos=0,i2=0,first=!0;i2<text.length&&pos<=to;i2++){let line=text[i2],end=pos+line.length;end>=
from&&(end>to&&(line=line.slice(0,to-pos)),pos<from&&(line=line.slice(from-pos)),first?(target[target.
length-1]+=line,first=!1):target.push(line)),pos=end+1}return target}function sliceText(text,from,to){
return appendText(text,[""],from,to)}var RawTextCursor=class{constructor(text,dir=1){this.dir=dir,this.
done=!1,this.lineBreak=!1,this.value="",this.nodes=[text],this.offsets=[dir>0?1:(text instanceof TextLeaf?
text.text.length:text.children.length)<<1]}nextInner(skip,dir){for(this.done=this.lineBreak=!1;;){let last2=this.
nodes.length-1,top2=this.nodes[last2],offsetValue=this.offsets[last2],offset=offsetValue>>1,size=top2 instanceof
TextLeaf?top2.text.length:top2.children.length;if(offset==(dir>0?size:0)){if(last2==0)return this.done=
!0,this.value="",this;dir>0&&this.offsets[last2-1]++,this.nodes.pop(),this.offsets.pop()}else if((offsetValue&
1)==(dir>0?0:1)){if(this.offsets[last2]+=dir,skip==0)return this.lineBreak=!0,this.value=`
`,this;skip--}else if(top2 instanceof TextLeaf){let next=top2.text[offset+(dir<0?-1:0)];if(this.offsets[last2]+=
dir,next.length>Math.max(0,skip))return this.value=skip==0?next:dir>0?next.slice(skip):next.slice(0,
next.length-skip),this;skip-=next.length}else{let next=top2.children[offset+(dir<0?-1:0)];skip>next.
length?(skip-=next.length,this.offsets[last2]+=dir):(dir<0&&this.offsets[last2]--,this.nodes.push(next),
this.offsets.push(dir>0?1:(next instanceof TextLeaf?next.text.length:next.children.length)<<1))}}}next(skip=0){
return skip<0&&(this.nextInner(-skip,-this.dir),skip=this.value.length),this.nextInner(skip,this.dir)}},
PartialTextCursor=class{constructor(text,start2,end){this.value="",this.done=!1,this.cursor=new RawTextCursor(
text,start2>end?-1:1),this.pos=start2>end?text.length:0,this.from=Math.min(start2,end),this.to=Math.
max(start2,end)}nextInner(skip,dir){if(dir<0?this.pos<=this.from:this.pos>=this.to)return this.value=
"",this.done=!0,this;skip+=Math.max(0,dir<0?this.pos-this.to:this.from-this.pos);let limit=dir<0?this.
pos-this.from:this.to-this.pos;skip>limit&&(skip=limit),limit-=skip;let{value}=this.cursor.next(skip);
return this.pos+=(value.length+skip)*dir,this.value=value.length<=limit?value:dir<0?value.slice(value.
length-limit):value.slice(0,limit),this.done=!this.value,this}next(skip=0){return skip<0?skip=Math.max(
skip,this.from-this.pos):skip>0&&(skip=Math.min(skip,this.to-this.pos)),this.nextInner(skip,this.cursor.
dir)}get lineBreak(){return this.cursor.lineBreak&&this.value!=""}},LineCursor=class{constructor(inner){
this.inner=inner,this.afterBreak=!0,this.value="",this.done=!1}next(skip=0){let{done,lineBreak,value}=this.
inner.next(skip);return done&&this.afterBreak?(this.value="",this.afterBreak=!1):done?(this.done=!0,
this.value=""):lineBreak?this.afterBreak?this.value="":(this.afterBreak=!0,this.next()):(this.value=
value,this.afterBreak=!1),this}get lineBreak(){return!1}};typeof Symbol<"u"&&(Text.prototype[Symbol.
iterator]=function(){return this.iter()},RawTextCursor.prototype[Symbol.iterator]=PartialTextCursor.
prototype[Symbol.iterator]=LineCursor.prototype[Symbol.iterator]=function(){return this});var Line=class{constructor(from,to,number2,text){
this.from=from,this.to=to,this.number=number2,this.text=text}get length(){return this.to-this.from}};
function clip(text,from,to){return from=Math.max(0,Math.min(text.length,from)),[from,Math.max(from,Math.
min(text.length,to))]}function findClusterBreak2(str,pos,forward=!0,includeExtending=!0){return findClusterBreak(
str,pos,forward,includeExtending)}function surrogateLow2(ch){return ch>=56320&&ch<57344}function surrogateHigh2(ch){
return ch>=55296&&ch<56320}function codePointAt2(str,pos){let code0=str.charCodeAt(pos);if(!surrogateHigh2(
code0)||pos+1==str.length)return code0;let code1=str.charCodeAt(pos+1);return surrogateLow2(code1)?(code0-
55296<<10)+(code1-56320)+65536:code0}function codePointSize2(code2){return code2<65536?1:2}var DefaultSplit=/\r\n?|\n/,MapMode=(function(MapMode2){
return MapMode2[MapMode2.Simple=0]="Simple",MapMode2[MapMode2.TrackDel=1]="TrackDel",MapMode2[MapMode2.
TrackBefore=2]="TrackBefore",MapMode2[MapMode2.TrackAfter=3]="TrackAfter",MapMode2})(MapMode||(MapMode=
{})),ChangeDesc=class _ChangeDesc{constructor(sections){this.sections=sections}get length(){let result=0;
for(let i2=0;i2<this.sections.length;i2+=2)result+=this.sections[i2];return result}get newLength(){let result=0;
for(let i2=0;i2<this.sections.length;i2+=2){let ins=this.sections[i2+1];result+=ins<0?this.sections[i2]:
ins}return result}get empty(){return this.sections.length==0||this.sections.length==2&&this.sections[1]<
0}iterGaps(f){for(let i2=0,posA=0,posB=0;i2<this.sections.length;){let len=this.sections[i2++],ins=this.
sections[i2++];ins<0?(f(posA,posB,len),posB+=len):posB+=ins,posA+=len}}iterChangedRanges(f,individual=!1){
iterChanges(this,f,individual)}get invertedDesc(){let sections=[];for(let i2=0;i2<this.sections.length;){
let len=this.sections[i2++],ins=this.sections[i2++];ins<0?sections.push(len,ins):sections.push(ins,len)}
return new _ChangeDesc(sections)}composeDesc(other){return this.empty?other:other.empty?this:composeSets(
this,other)}mapDesc(other,before=!1){return other.empty?this:mapSet(this,other,before)}mapPos(pos,assoc=-1,mode=MapMode.
Simple){let posA=0,posB=0;for(let i2=0;i2<this.sections.length;){let len=this.sections[i2++],ins=this.
sections[i2++],endA=posA+len;if(ins<0){if(endA>pos)return posB+(pos-posA);posB+=len}else{if(mode!=MapMode.
Simple&&endA>=pos&&(mode==MapMode.TrackDel&&posA<pos&&endA>pos||mode==MapMode.TrackBefore&&posA<pos||
mode==MapMode.TrackAfter&&endA>pos))return null;if(endA>pos||endA==pos&&assoc<0&&!len)return pos==posA||
assoc<0?posB:posB+ins;posB+=ins}posA=endA}if(pos>posA)throw new RangeError(`Position ${pos} is out o\
f range for changeset of length ${posA}`);return posB}touchesRange(from,to=from){for(let i2=0,pos=0;i2<
this.sections.length&&pos<=to;){let len=this.sections[i2++],ins=this.sections[i2++],end=pos+len;if(ins>=
0&&pos<=to&&end>=from)return pos<from&&end>to?"cover":!0;pos=end}return!1}toString(){let result="";for(let i2=0;i2<
this.sections.length;){let len=this.sections[i2++],ins=this.sections[i2++];result+=(result?" ":"")+len+
(ins>=0?":"+ins:"")}return result}toJSON(){return this.sections}static fromJSON(json){if(!Array.isArray(
json)||json.length%2||json.some(a=>typeof a!="number"))throw new RangeError("Invalid JSON representa\
tion of ChangeDesc");return new _ChangeDesc(json)}static create(sections){return new _ChangeDesc(sections)}},
ChangeSet=class _ChangeSet extends ChangeDesc{constructor(sections,inserted){super(sections),this.inserted=
inserted}apply(doc2){if(this.length!=doc2.length)throw new RangeError("Applying change set to a docu\
ment with the wrong length");return iterChanges(this,(fromA,toA,fromB,_toB,text)=>doc2=doc2.replace(
fromB,fromB+(toA-fromA),text),!1),doc2}mapDesc(other,before=!1){return mapSet(this,other,before,!0)}invert(doc2){
let sections=this.sections.slice(),inserted=[];for(let i2=0,pos=0;i2<sections.length;i2+=2){let len=sections[i2],
ins=sections[i2+1];if(ins>=0){sections[i2]=ins,sections[i2+1]=len;let index=i2>>1;for(;inserted.length<
index;)inserted.push(Text.empty);inserted.push(len?doc2.slice(pos,pos+len):Text.empty)}pos+=len}return new _ChangeSet(
sections,inserted)}compose(other){return this.empty?other:other.empty?this:composeSets(this,other,!0)}map(other,before=!1){
return other.empty?this:mapSet(this,other,before,!0)}iterChanges(f,individual=!1){iterChanges(this,f,
individual)}get desc(){return ChangeDesc.create(this.sections)}filter(ranges){let resultSections=[],
resultInserted=[],filteredSections=[],iter=new SectionIter(this);done:for(let i2=0,pos=0;;){let next=i2==
ranges.length?1e9:ranges[i2++];for(;pos<next||pos==next&&iter.len==0;){if(iter.done)break done;let len=Math.
min(iter.len,next-pos);addSection(filteredSections,len,-1);let ins=iter.ins==-1?-1:iter.off==0?iter.
ins:0;addSection(resultSections,len,ins),ins>0&&addInsert(resultInserted,resultSections,iter.text),iter.
forward(len),pos+=len}let end=ranges[i2++];for(;pos<end;){if(iter.done)break done;let len=Math.min(iter.
len,end-pos);addSection(resultSections,len,-1),addSection(filteredSections,len,iter.ins==-1?-1:iter.
off==0?iter.ins:0),iter.forward(len),pos+=len}}return{changes:new _ChangeSet(resultSections,resultInserted),
filtered:ChangeDesc.create(filteredSections)}}toJSON(){let parts=[];for(let i2=0;i2<this.sections.length;i2+=
2){let len=this.sections[i2],ins=this.sections[i2+1];ins<0?parts.push(len):ins==0?parts.push([len]):
parts.push([len].concat(this.inserted[i2>>1].toJSON()))}return parts}static of(changes,length,lineSep){
let sections=[],inserted=[],pos=0,total=null;function flush(force=!1){if(!force&&!sections.length)return;
pos<length&&addSection(sections,length-pos,-1);let set=new _ChangeSet(sections,inserted);total=total?
total.compose(set.map(total)):set,sections=[],inserted=[],pos=0}function process2(spec){if(Array.isArray(
spec))for(let sub of spec)process2(sub);else if(spec instanceof _ChangeSet){if(spec.length!=length)throw new RangeError(
`Mismatched change set length (got ${spec.length}, expected ${length})`);flush(),total=total?total.compose(
spec.map(total)):spec}else{let{from,to=from,insert:insert2}=spec;if(from>to||from<0||to>length)throw new RangeError(
`Invalid change range ${from} to ${to} (in doc of length ${length})`);let insText=insert2?typeof insert2==
"string"?Text.of(insert2.split(lineSep||DefaultSplit)):insert2:Text.empty,insLen=insText.length;if(from==
to&&insLen==0)return;from<pos&&flush(),from>pos&&addSection(sections,from-pos,-1),addSection(sections,
to-from,insLen),addInsert(inserted,sections,insText),pos=to}}return process2(changes),flush(!total),
total}static empty(length){return new _ChangeSet(length?[length,-1]:[],[])}static fromJSON(json){if(!Array.
isArray(json))throw new RangeError("Invalid JSON representation of ChangeSet");let sections=[],inserted=[];
for(let i2=0;i2<json.length;i2++){let part=json[i2];if(typeof part=="number")sections.push(part,-1);else{
if(!Array.isArray(part)||typeof part[0]!="number"||part.some((e,i3)=>i3&&typeof e!="string"))throw new RangeError(
"Invalid JSON representation of ChangeSet");if(part.length==1)sections.push(part[0],0);else{for(;inserted.
length<i2;)inserted.push(Text.empty);inserted[i2]=Text.of(part.slice(1)),sections.push(part[0],inserted[i2].
length)}}}return new _ChangeSet(sections,inserted)}static createSet(sections,inserted){return new _ChangeSet(
sections,inserted)}};function addSection(sections,len,ins,forceJoin=!1){if(len==0&&ins<=0)return;let last2=sections.
length-2;last2>=0&&ins<=0&&ins==sections[last2+1]?sections[last2]+=len:last2>=0&&len==0&&sections[last2]==
0?sections[last2+1]+=ins:forceJoin?(sections[last2]+=len,sections[last2+1]+=ins):sections.push(len,ins)}
function addInsert(values,sections,value){if(value.length==0)return;let index=sections.length-2>>1;if(index<
values.length)values[values.length-1]=values[values.length-1].append(value);else{for(;values.length<
index;)values.push(Text.empty);values.push(value)}}function iterChanges(desc,f,individual){let inserted=desc.
inserted;for(let posA=0,posB=0,i2=0;i2<desc.sections.length;){let len=desc.sections[i2++],ins=desc.sections[i2++];
if(ins<0)posA+=len,posB+=len;else{let endA=posA,endB=posB,text=Text.empty;for(;endA+=len,endB+=ins,ins&&
inserted&&(text=text.append(inserted[i2-2>>1])),!(individual||i2==desc.sections.length||desc.sections[i2+
1]<0);)len=desc.sections[i2++],ins=desc.sections[i2++];f(posA,endA,posB,endB,text),posA=endA,posB=endB}}}
function mapSet(setA,setB,before,mkSet=!1){let sections=[],insert2=mkSet?[]:null,a=new SectionIter(setA),
b=new SectionIter(setB);for(let inserted=-1;;){if(a.done&&b.len||b.done&&a.len)throw new Error("Mism\
atched change set lengths");if(a.ins==-1&&b.ins==-1){let len=Math.min(a.len,b.len);addSection(sections,
len,-1),a.forward(len),b.forward(len)}else if(b.ins>=0&&(a.ins<0||inserted==a.i||a.off==0&&(b.len<a.
len||b.len==a.len&&!before))){let len=b.len;for(addSection(sections,b.ins,-1);len;){let piece=Math.min(
a.len,len);a.ins>=0&&inserted<a.i&&a.len<=piece&&(addSection(sections,0,a.ins),insert2&&addInsert(insert2,
sections,a.text),inserted=a.i),a.forward(piece),len-=piece}b.next()}else if(a.ins>=0){let len=0,left=a.
len;for(;left;)if(b.ins==-1){let piece=Math.min(left,b.len);len+=piece,left-=piece,b.forward(piece)}else if(b.
ins==0&&b.len<left)left-=b.len,b.next();else break;addSection(sections,len,inserted<a.i?a.ins:0),insert2&&
inserted<a.i&&addInsert(insert2,sections,a.text),inserted=a.i,a.forward(a.len-left)}else{if(a.done&&
b.done)return insert2?ChangeSet.createSet(sections,insert2):ChangeDesc.create(sections);throw new Error(
"Mismatched change set lengths")}}}function composeSets(setA,setB,mkSet=!1){let sections=[],insert2=mkSet?
[]:null,a=new SectionIter(setA),b=new SectionIter(setB);for(let open=!1;;){if(a.done&&b.done)return insert2?
ChangeSet.createSet(sections,insert2):ChangeDesc.create(sections);if(a.ins==0)addSection(sections,a.
len,0,open),a.next();else if(b.len==0&&!b.done)addSection(sections,0,b.ins,open),insert2&&addInsert(
insert2,sections,b.text),b.next();else{if(a.done||b.done)throw new Error("Mismatched change set leng\
ths");{let len=Math.min(a.len2,b.len),sectionLen=sections.length;if(a.ins==-1){let insB=b.ins==-1?-1:
b.off?0:b.ins;addSection(sections,len,insB,open),insert2&&insB&&addInsert(insert2,sections,b.text)}else
b.ins==-1?(addSection(sections,a.off?0:a.len,len,open),insert2&&addInsert(insert2,sections,a.textBit(
len))):(addSection(sections,a.off?0:a.len,b.off?0:b.ins,open),insert2&&!b.off&&addInsert(insert2,sections,
b.text));open=(a.ins>len||b.ins>=0&&b.len>len)&&(open||sections.length>sectionLen),a.forward2(len),b.
forward(len)}}}}var SectionIter=class{constructor(set){this.set=set,this.i=0,this.next()}next(){let{
sections}=this.set;this.i<sections.length?(this.len=sections[this.i++],this.ins=sections[this.i++]):
(this.len=0,this.ins=-2),this.off=0}get done(){return this.ins==-2}get len2(){return this.ins<0?this.
len:this.ins}get text(){let{inserted}=this.set,index=this.i-2>>1;return index>=inserted.length?Text.
empty:inserted[index]}textBit(len){let{inserted}=this.set,index=this.i-2>>1;return index>=inserted.length&&
!len?Text.empty:inserted[index].slice(this.off,len==null?void 0:this.off+len)}forward(len){len==this.
len?this.next():(this.len-=len,this.off+=len)}forward2(len){this.ins==-1?this.forward(len):len==this.
ins?this.next():(this.ins-=len,this.off+=len)}},SelectionRange=class _SelectionRange{constructor(from,to,flags,goalColumn){
this.from=from,this.to=to,this.flags=flags,this.goalColumn=goalColumn}get anchor(){return this.flags&
32?this.to:this.from}get head(){return this.flags&32?this.from:this.to}get empty(){return this.from==
this.to}get assoc(){return this.flags&8?-1:this.flags&16?1:0}get undirectional(){return(this.flags&64)>
0}get bidiLevel(){let level=this.flags&7;return level==7?null:level}map(change,assoc=-1){let from,to;
return this.empty?from=to=change.mapPos(this.from,assoc):(from=change.mapPos(this.from,1),to=change.
mapPos(this.to,-1)),from==this.from&&to==this.to?this:new _SelectionRange(from,to,this.flags,this.goalColumn)}extend(from,to=from,assoc=0){
if(from<=this.anchor&&to>=this.anchor)return EditorSelection.range(from,to,void 0,void 0,assoc);let head=Math.
abs(from-this.anchor)>Math.abs(to-this.anchor)?from:to;return EditorSelection.range(this.anchor,head,
void 0,void 0,assoc)}eq(other,includeAssoc=!1){return this.anchor==other.anchor&&this.head==other.head&&
this.goalColumn==other.goalColumn&&(!includeAssoc||!this.empty||this.assoc==other.assoc)}toJSON(){return{
anchor:this.anchor,head:this.head}}static fromJSON(json){if(!json||typeof json.anchor!="number"||typeof json.
head!="number")throw new RangeError("Invalid JSON representation for SelectionRange");return EditorSelection.
range(json.anchor,json.head)}static create(from,to,flags,goalColumn){return new _SelectionRange(from,
to,flags,goalColumn)}},EditorSelection=class _EditorSelection{constructor(ranges,mainIndex){this.ranges=
ranges,this.mainIndex=mainIndex}map(change,assoc=-1){return change.empty?this:_EditorSelection.create(
this.ranges.map(r=>r.map(change,assoc)),this.mainIndex)}eq(other,includeAssoc=!1){if(this.ranges.length!=
other.ranges.length||this.mainIndex!=other.mainIndex)return!1;for(let i2=0;i2<this.ranges.length;i2++)
if(!this.ranges[i2].eq(other.ranges[i2],includeAssoc))return!1;return!0}get main(){return this.ranges[this.
mainIndex]}asSingle(){return this.ranges.length==1?this:new _EditorSelection([this.main],0)}addRange(range,main=!0){
return _EditorSelection.create([range].concat(this.ranges),main?0:this.mainIndex+1)}replaceRange(range,which=this.
mainIndex){let ranges=this.ranges.slice();return ranges[which]=range,_EditorSelection.create(ranges,
this.mainIndex)}toJSON(){return{ranges:this.ranges.map(r=>r.toJSON()),main:this.mainIndex}}static fromJSON(json){
if(!json||!Array.isArray(json.ranges)||typeof json.main!="number"||json.main>=json.ranges.length)throw new RangeError(
"Invalid JSON representation for EditorSelection");return new _EditorSelection(json.ranges.map(r=>SelectionRange.
fromJSON(r)),json.main)}static single(anchor,head=anchor){return new _EditorSelection([_EditorSelection.
range(anchor,head)],0)}static create(ranges,mainIndex=0){if(ranges.length==0)throw new RangeError("A\
 selection needs at least one range");for(let pos=0,i2=0;i2<ranges.length;i2++){let range=ranges[i2];
if(range.empty?range.from<=pos:range.from<pos)return _EditorSelection.normalized(ranges.slice(),mainIndex);
pos=range.to}return new _EditorSelection(ranges,mainIndex)}static cursor(pos,assoc=0,bidiLevel,goalColumn){
return SelectionRange.create(pos,pos,(assoc==0?0:assoc<0?8:16)|(bidiLevel==null?7:Math.min(6,bidiLevel)),
goalColumn)}static range(anchor,head,goalColumn,bidiLevel,assoc){let flags=bidiLevel==null?7:Math.min(
6,bidiLevel);return!assoc&&anchor!=head&&(assoc=head<anchor?1:-1),assoc&&(flags|=assoc<0?8:16),head<
anchor?SelectionRange.create(head,anchor,flags|32,goalColumn):SelectionRange.create(anchor,head,flags,
goalColumn)}static undirectionalRange(from,to){return SelectionRange.create(from,to,64,void 0)}static normalized(ranges,mainIndex=0){
let main=ranges[mainIndex];ranges.sort((a,b)=>a.from-b.from),mainIndex=ranges.indexOf(main);for(let i2=1;i2<
ranges.length;i2++){let range=ranges[i2],prev=ranges[i2-1];if(range.empty?range.from<=prev.to:range.
from<prev.to){let from=prev.from,to=Math.max(range.to,prev.to);i2<=mainIndex&&mainIndex--,ranges.splice(
--i2,2,range.anchor>range.head?_EditorSelection.range(to,from):_EditorSelection.range(from,to))}}return new _EditorSelection(
ranges,mainIndex)}};function checkSelection(selection,docLength){for(let range of selection.ranges)if(range.
to>docLength)throw new RangeError("Selection points outside of document")}var nextID=0,Facet=class _Facet{constructor(combine,compareInput,compare2,isStatic,enables){
this.combine=combine,this.compareInput=compareInput,this.compare=compare2,this.isStatic=isStatic,this.
id=nextID++,this.default=combine([]),this.extensions=typeof enables=="function"?enables(this):enables}get reader(){
return this}static define(config={}){return new _Facet(config.combine||(a=>a),config.compareInput||((a,b)=>a===
b),config.compare||(config.combine?(a,b)=>a===b:sameArray),!!config.static,config.enables)}of(value){
return new FacetProvider([],this,0,value)}compute(deps,get){if(this.isStatic)throw new Error("Can't \
compute a static facet");return new FacetProvider(deps,this,1,get)}computeN(deps,get){if(this.isStatic)
throw new Error("Can't compute a static facet");return new FacetProvider(deps,this,2,get)}from(field2,get){
return get||(get=x=>x),this.compute([field2],state=>get(state.field(field2)))}};function sameArray(a,b){
return a==b||a.length==b.length&&a.every((e,i2)=>e===b[i2])}var FacetProvider=class{constructor(dependencies,facet,type,value){
this.dependencies=dependencies,this.facet=facet,this.type=type,this.value=value,this.id=nextID++}dynamicSlot(addresses){
var _a2;let getter=this.value,compare2=this.facet.compareInput,id2=this.id,idx=addresses[id2]>>1,multi=this.
type==2,depDoc=!1,depSel=!1,depAddrs=[];for(let dep of this.dependencies)dep=="doc"?depDoc=!0:dep=="\
selection"?depSel=!0:(((_a2=addresses[dep.id])!==null&&_a2!==void 0?_a2:1)&1)==0&&depAddrs.push(addresses[dep.
id]);return{create(state){return state.values[idx]=getter(state),1},update(state,tr){if(depDoc&&tr.docChanged||
depSel&&(tr.docChanged||tr.selection)||ensureAll(state,depAddrs)){let newVal=getter(state);if(multi?
!compareArray(newVal,state.values[idx],compare2):!compare2(newVal,state.values[idx]))return state.values[idx]=
newVal,1}return 0},reconfigure:(state,oldState)=>{let newVal,oldAddr=oldState.config.address[id2];if(oldAddr!=
null){let oldVal=getAddr(oldState,oldAddr);if(this.dependencies.every(dep=>dep instanceof Facet?oldState.
facet(dep)===state.facet(dep):dep instanceof StateField?oldState.field(dep,!1)==state.field(dep,!1):
!0)||(multi?compareArray(newVal=getter(state),oldVal,compare2):compare2(newVal=getter(state),oldVal)))
return state.values[idx]=oldVal,0}else newVal=getter(state);return state.values[idx]=newVal,1}}}get extension(){
return this}};function compareArray(a,b,compare2){if(a.length!=b.length)return!1;for(let i2=0;i2<a.length;i2++)
if(!compare2(a[i2],b[i2]))return!1;return!0}function ensureAll(state,addrs){let changed=!1;for(let addr of addrs)
ensureAddr(state,addr)&1&&(changed=!0);return changed}function dynamicFacetSlot(addresses,facet,providers){
let providerAddrs=providers.map(p=>addresses[p.id]),providerTypes=providers.map(p=>p.type),dynamic=providerAddrs.
filter(p=>!(p&1)),idx=addresses[facet.id]>>1;function get(state){let values=[];for(let i2=0;i2<providerAddrs.
length;i2++){let value=getAddr(state,providerAddrs[i2]);if(providerTypes[i2]==2)for(let val of value)
values.push(val);else values.push(value)}return facet.combine(values)}return{create(state){for(let addr of providerAddrs)
ensureAddr(state,addr);return state.values[idx]=get(state),1},update(state,tr){if(!ensureAll(state,dynamic))
return 0;let value=get(state);return facet.compare(value,state.values[idx])?0:(state.values[idx]=value,
1)},reconfigure(state,oldState){let depChanged=ensureAll(state,providerAddrs),oldProviders=oldState.
config.facets[facet.id],oldValue=oldState.facet(facet);if(oldProviders&&!depChanged&&sameArray(providers,
oldProviders))return state.values[idx]=oldValue,0;let value=get(state);return facet.compare(value,oldValue)?
(state.values[idx]=oldValue,0):(state.values[idx]=value,1)}}}var initField=Facet.define({static:!0}),
StateField=class _StateField{constructor(id2,createF,updateF,compareF,spec){this.id=id2,this.createF=
createF,this.updateF=updateF,this.compareF=compareF,this.spec=spec,this.provides=void 0}static define(config){
let field2=new _StateField(nextID++,config.create,config.update,config.compare||((a,b)=>a===b),config);
return config.provide&&(field2.provides=config.provide(field2)),field2}create(state){let init=state.
facet(initField).find(i2=>i2.field==this);return(init?.create||this.createF)(state)}slot(addresses){
let idx=addresses[this.id]>>1;return{create:state=>(state.values[idx]=this.create(state),1),update:(state,tr)=>{
let oldVal=state.values[idx],value=this.updateF(oldVal,tr);return this.compareF(oldVal,value)?0:(state.
values[idx]=value,1)},reconfigure:(state,oldState)=>{let init=state.facet(initField),oldInit=oldState.
facet(initField),reInit;return(reInit=init.find(i2=>i2.field==this))&&reInit!=oldInit.find(i2=>i2.field==
this)?(state.values[idx]=reInit.create(state),1):oldState.config.address[this.id]!=null?(state.values[idx]=
oldState.field(this),0):(state.values[idx]=this.create(state),1)}}}init(create){return[this,initField.
of({field:this,create})]}get extension(){return this}},Prec_={lowest:4,low:3,default:2,high:1,highest:0};
function prec(value){return ext=>new PrecExtension(ext,value)}var Prec={highest:prec(Prec_.highest),
high:prec(Prec_.high),default:prec(Prec_.default),low:prec(Prec_.low),lowest:prec(Prec_.lowest)},PrecExtension=class{constructor(inner,prec2){
this.inner=inner,this.prec=prec2}get extension(){return this}},Compartment=class _Compartment{of(ext){
return new CompartmentInstance(this,ext)}reconfigure(content2){return _Compartment.reconfigure.of({compartment:this,
extension:content2})}get(state){return state.config.compartments.get(this)}},CompartmentInstance=class{constructor(compartment,inner){
this.compartment=compartment,this.inner=inner}get extension(){return this}},Configuration=class _Configuration{constructor(base2,compartments,dynamicSlots,address,staticValues,facets){
for(this.base=base2,this.compartments=compartments,this.dynamicSlots=dynamicSlots,this.address=address,
this.staticValues=staticValues,this.facets=facets,this.statusTemplate=[];this.statusTemplate.length<
dynamicSlots.length;)this.statusTemplate.push(0)}staticFacet(facet){let addr=this.address[facet.id];
return addr==null?facet.default:this.staticValues[addr>>1]}static resolve(base2,compartments,oldState){
let fields=[],facets=Object.create(null),newCompartments=new Map;for(let ext of flatten(base2,compartments,
newCompartments))ext instanceof StateField?fields.push(ext):(facets[ext.facet.id]||(facets[ext.facet.
id]=[])).push(ext);let address=Object.create(null),staticValues=[],dynamicSlots=[];for(let field2 of fields)
address[field2.id]=dynamicSlots.length<<1,dynamicSlots.push(a=>field2.slot(a));let oldFacets=oldState?.
config.facets;for(let id2 in facets){let providers=facets[id2],facet=providers[0].facet,oldProviders=oldFacets&&
oldFacets[id2]||[];if(providers.every(p=>p.type==0))if(address[facet.id]=staticValues.length<<1|1,sameArray(
oldProviders,providers))staticValues.push(oldState.facet(facet));else{let value=facet.combine(providers.
map(p=>p.value));staticValues.push(oldState&&facet.compare(value,oldState.facet(facet))?oldState.facet(
facet):value)}else{for(let p of providers)p.type==0?(address[p.id]=staticValues.length<<1|1,staticValues.
push(p.value)):(address[p.id]=dynamicSlots.length<<1,dynamicSlots.push(a=>p.dynamicSlot(a)));address[facet.
id]=dynamicSlots.length<<1,dynamicSlots.push(a=>dynamicFacetSlot(a,facet,providers))}}let dynamic=dynamicSlots.
map(f=>f(address));return new _Configuration(base2,newCompartments,dynamic,address,staticValues,facets)}};
function flatten(extension,compartments,newCompartments){let result=[[],[],[],[],[]],seen=new Map;function inner(ext,prec2){
let known=seen.get(ext);if(known!=null){if(known<=prec2)return;let found=result[known].indexOf(ext);
found>-1&&result[known].splice(found,1),ext instanceof CompartmentInstance&&newCompartments.delete(ext.
compartment)}if(seen.set(ext,prec2),Array.isArray(ext))for(let e of ext)inner(e,prec2);else if(ext instanceof
CompartmentInstance){if(newCompartments.has(ext.compartment))throw new RangeError("Duplicate use of \
compartment in extensions");let content2=compartments.get(ext.compartment)||ext.inner;newCompartments.
set(ext.compartment,content2),inner(content2,prec2)}else if(ext instanceof PrecExtension)inner(ext.inner,
ext.prec);else if(ext instanceof StateField)result[prec2].push(ext),ext.provides&&inner(ext.provides,
prec2);else if(ext instanceof FacetProvider)result[prec2].push(ext),ext.facet.extensions&&inner(ext.
facet.extensions,Prec_.default);else{let content2=ext.extension;if(!content2)throw new Error(`Unreco\
gnized extension value in extension set (${ext}).`);if(content2==ext)throw new Error(`Unrecognized e\
xtension value in extension set (${ext}). This sometimes happens because multiple instances of @code\
mirror/state are loaded, breaking instanceof checks.`);inner(content2,prec2)}}return inner(extension,
Prec_.default),result.reduce((a,b)=>a.concat(b))}function ensureAddr(state,addr){if(addr&1)return 2;
let idx=addr>>1,status=state.status[idx];if(status==4)throw new Error("Cyclic dependency between fie\
lds and/or facets");if(status&2)return status;state.status[idx]=4;let changed=state.computeSlot(state,
state.config.dynamicSlots[idx]);return state.status[idx]=2|changed}function getAddr(state,addr){return addr&
1?state.config.staticValues[addr>>1]:state.values[addr>>1]}var languageData=Facet.define(),allowMultipleSelections=Facet.
define({combine:values=>values.some(v=>v),static:!0}),lineSeparator=Facet.define({combine:values=>values.
length?values[0]:void 0,static:!0}),changeFilter=Facet.define(),transactionFilter=Facet.define(),transactionExtender=Facet.
define(),readOnly=Facet.define({combine:values=>values.length?values[0]:!1}),Annotation=class{constructor(type,value){
this.type=type,this.value=value}static define(){return new AnnotationType}},AnnotationType=class{of(value){
return new Annotation(this,value)}},StateEffectType=class{constructor(map){this.map=map}of(value){return new StateEffect(
this,value)}},StateEffect=class _StateEffect{constructor(type,value){this.type=type,this.value=value}map(mapping){
let mapped=this.type.map(this.value,mapping);return mapped===void 0?void 0:mapped==this.value?this:new _StateEffect(
this.type,mapped)}is(type){return this.type==type}static define(spec={}){return new StateEffectType(
spec.map||(v=>v))}static mapEffects(effects,mapping){if(!effects.length)return effects;let result=[];
for(let effect of effects){let mapped=effect.map(mapping);mapped&&result.push(mapped)}return result}};
StateEffect.reconfigure=StateEffect.define();StateEffect.appendConfig=StateEffect.define();var Transaction=class _Transaction{constructor(startState,changes,selection,effects,annotations,scrollIntoView2){
this.startState=startState,this.changes=changes,this.selection=selection,this.effects=effects,this.annotations=
annotations,this.scrollIntoView=scrollIntoView2,this._doc=null,this._state=null,selection&&checkSelection(
selection,changes.newLength),annotations.some(a=>a.type==_Transaction.time)||(this.annotations=annotations.
concat(_Transaction.time.of(Date.now())))}static create(startState,changes,selection,effects,annotations,scrollIntoView2){
return new _Transaction(startState,changes,selection,effects,annotations,scrollIntoView2)}get newDoc(){
return this._doc||(this._doc=this.changes.apply(this.startState.doc))}get newSelection(){return this.
selection||this.startState.selection.map(this.changes)}get state(){return this._state||this.startState.
applyTransaction(this),this._state}annotation(type){for(let ann of this.annotations)if(ann.type==type)
return ann.value}get docChanged(){return!this.changes.empty}get reconfigured(){return this.startState.
config!=this.state.config}isUserEvent(event){let e=this.annotation(_Transaction.userEvent);return!!(e&&
(e==event||e.length>event.length&&e.slice(0,event.length)==event&&e[event.length]=="."))}};Transaction.
time=Annotation.define();Transaction.userEvent=Annotation.define();Transaction.addToHistory=Annotation.
define();Transaction.remote=Annotation.define();function joinRanges(a,b){let result=[];for(let iA=0,
iB=0;;){let from,to;if(iA<a.length&&(iB==b.length||b[iB]>=a[iA]))from=a[iA++],to=a[iA++];else if(iB<
b.length)from=b[iB++],to=b[iB++];else return result;!result.length||result[result.length-1]<from?result.
push(from,to):result[result.length-1]<to&&(result[result.length-1]=to)}}function mergeTransaction(a,b,sequential){
var _a2;let mapForA,mapForB,changes;return sequential?(mapForA=b.changes,mapForB=ChangeSet.empty(b.changes.
length),changes=a.changes.compose(b.changes)):(mapForA=b.changes.map(a.changes),mapForB=a.changes.mapDesc(
b.changes,!0),changes=a.changes.compose(mapForA)),{changes,selection:b.selection?b.selection.map(mapForB):
(_a2=a.selection)===null||_a2===void 0?void 0:_a2.map(mapForA),effects:StateEffect.mapEffects(a.effects,
mapForA).concat(StateEffect.mapEffects(b.effects,mapForB)),annotations:a.annotations.length?a.annotations.
concat(b.annotations):b.annotations,scrollIntoView:a.scrollIntoView||b.scrollIntoView}}function resolveTransactionInner(state,spec,docSize){
let sel=spec.selection,annotations=asArray(spec.annotations);return spec.userEvent&&(annotations=annotations.
concat(Transaction.userEvent.of(spec.userEvent))),{changes:spec.changes instanceof ChangeSet?spec.changes:
ChangeSet.of(spec.changes||[],docSize,state.facet(lineSeparator)),selection:sel&&(sel instanceof EditorSelection?
sel:EditorSelection.single(sel.anchor,sel.head)),effects:asArray(spec.effects),annotations,scrollIntoView:!!spec.
scrollIntoView}}function resolveTransaction(state,specs,filter){let s=resolveTransactionInner(state,
specs.length?specs[0]:{},state.doc.length);specs.length&&specs[0].filter===!1&&(filter=!1);for(let i2=1;i2<
specs.length;i2++){specs[i2].filter===!1&&(filter=!1);let seq=!!specs[i2].sequential;s=mergeTransaction(
s,resolveTransactionInner(state,specs[i2],seq?s.changes.newLength:state.doc.length),seq)}let tr=Transaction.
create(state,s.changes,s.selection,s.effects,s.annotations,s.scrollIntoView);return extendTransaction(
filter?filterTransaction(tr):tr)}function filterTransaction(tr){let state=tr.startState,result=!0;for(let filter of state.
facet(changeFilter)){let value=filter(tr);if(value===!1){result=!1;break}Array.isArray(value)&&(result=
result===!0?value:joinRanges(result,value))}if(result!==!0){let changes,back;if(result===!1)back=tr.
changes.invertedDesc,changes=ChangeSet.empty(state.doc.length);else{let filtered=tr.changes.filter(result);
changes=filtered.changes,back=filtered.filtered.mapDesc(filtered.changes).invertedDesc}tr=Transaction.
create(state,changes,tr.selection&&tr.selection.map(back),StateEffect.mapEffects(tr.effects,back),tr.
annotations,tr.scrollIntoView)}let filters=state.facet(transactionFilter);for(let i2=filters.length-
1;i2>=0;i2--){let filtered=filters[i2](tr);filtered instanceof Transaction?tr=filtered:Array.isArray(
filtered)&&filtered.length==1&&filtered[0]instanceof Transaction?tr=filtered[0]:tr=resolveTransaction(
state,asArray(filtered),!1)}return tr}function extendTransaction(tr){let state=tr.startState,extenders=state.
facet(transactionExtender),spec=tr;for(let i2=extenders.length-1;i2>=0;i2--){let extension=extenders[i2](
tr);extension&&Object.keys(extension).length&&(spec=mergeTransaction(spec,resolveTransactionInner(state,
extension,tr.changes.newLength),!0))}return spec==tr?tr:Transaction.create(state,tr.changes,tr.selection,
spec.effects,spec.annotations,spec.scrollIntoView)}var none=[];function asArray(value){return value==
null?none:Array.isArray(value)?value:[value]}var CharCategory=(function(CharCategory2){return CharCategory2[CharCategory2.
Word=0]="Word",CharCategory2[CharCategory2.Space=1]="Space",CharCategory2[CharCategory2.Other=2]="Ot\
her",CharCategory2})(CharCategory||(CharCategory={})),nonASCIISingleCaseWordChar=/[\u00df\u0587\u0590-\u05f4\u0600-\u06ff\u3040-\u309f\u30a0-\u30ff\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7af]/,
wordChar;try{wordChar=new RegExp("[\\p{Alphabetic}\\p{Number}_]","u")}catch{}function hasWordChar(str){
if(wordChar)return wordChar.test(str);for(let i2=0;i2<str.length;i2++){let ch=str[i2];if(/\w/.test(ch)||
ch>""&&(ch.toUpperCase()!=ch.toLowerCase()||nonASCIISingleCaseWordChar.test(ch)))return!0}return!1}
function makeCategorizer(wordChars){return char=>{if(!/\S/.test(char))return CharCategory.Space;if(hasWordChar(
char))return CharCategory.Word;for(let i2=0;i2<wordChars.length;i2++)if(char.indexOf(wordChars[i2])>
-1)return CharCategory.Word;return CharCategory.Other}}var EditorState=class _EditorState{constructor(config,doc2,selection,values,computeSlot,tr){
this.config=config,this.doc=doc2,this.selection=selection,this.values=values,this.status=config.statusTemplate.
slice(),this.computeSlot=computeSlot,tr&&(tr._state=this);for(let i2=0;i2<this.config.dynamicSlots.length;i2++)
ensureAddr(this,i2<<1);this.computeSlot=null}field(field2,require2=!0){let addr=this.config.address[field2.
id];if(addr==null){if(require2)throw new RangeError("Field is not present in this state");return}return ensureAddr(
this,addr),getAddr(this,addr)}update(...specs){return resolveTransaction(this,specs,!0)}applyTransaction(tr){
let conf=this.config,{base:base2,compartments}=conf;for(let effect of tr.effects)effect.is(Compartment.
reconfigure)?(conf&&(compartments=new Map,conf.compartments.forEach((val,key)=>compartments.set(key,
val)),conf=null),compartments.set(effect.value.compartment,effect.value.extension)):effect.is(StateEffect.
reconfigure)?(conf=null,base2=effect.value):effect.is(StateEffect.appendConfig)&&(conf=null,base2=asArray(
base2).concat(effect.value));let startValues;conf?startValues=tr.startState.values.slice():(conf=Configuration.
resolve(base2,compartments,this),startValues=new _EditorState(conf,this.doc,this.selection,conf.dynamicSlots.
map(()=>null),(state,slot)=>slot.reconfigure(state,this),null).values);let selection=tr.startState.facet(
allowMultipleSelections)?tr.newSelection:tr.newSelection.asSingle();new _EditorState(conf,tr.newDoc,
selection,startValues,(state,slot)=>slot.update(state,tr),tr)}replaceSelection(text){return typeof text==
"string"&&(text=this.toText(text)),this.changeByRange(range=>({changes:{from:range.from,to:range.to,
insert:text},range:EditorSelection.cursor(range.from+text.length,-1)}))}changeByRange(f){let sel=this.
selection,result1=f(sel.ranges[0]),changes=this.changes(result1.changes),ranges=[result1.range],effects=asArray(
result1.effects);for(let i2=1;i2<sel.ranges.length;i2++){let result=f(sel.ranges[i2]),newChanges=this.
changes(result.changes),newMapped=newChanges.map(changes);for(let j=0;j<i2;j++)ranges[j]=ranges[j].map(
newMapped);let mapBy=changes.mapDesc(newChanges,!0);ranges.push(result.range.map(mapBy)),changes=changes.
compose(newMapped),effects=StateEffect.mapEffects(effects,newMapped).concat(StateEffect.mapEffects(asArray(
result.effects),mapBy))}return{changes,selection:EditorSelection.create(ranges,sel.mainIndex),effects}}changes(spec=[]){
return spec instanceof ChangeSet?spec:ChangeSet.of(spec,this.doc.length,this.facet(_EditorState.lineSeparator))}toText(string2){
return Text.of(string2.split(this.facet(_EditorState.lineSeparator)||DefaultSplit))}sliceDoc(from=0,to=this.
doc.length){return this.doc.sliceString(from,to,this.lineBreak)}facet(facet){let addr=this.config.address[facet.
id];return addr==null?facet.default:(ensureAddr(this,addr),getAddr(this,addr))}toJSON(fields){let result={
doc:this.sliceDoc(),selection:this.selection.toJSON()};if(fields)for(let prop in fields){let value=fields[prop];
value instanceof StateField&&this.config.address[value.id]!=null&&(result[prop]=value.spec.toJSON(this.
field(fields[prop]),this))}return result}static fromJSON(json,config={},fields){if(!json||typeof json.
doc!="string")throw new RangeError("Invalid JSON representation for EditorState");let fieldInit=[];if(fields){
for(let prop in fields)if(Object.prototype.hasOwnProperty.call(json,prop)){let field2=fields[prop],value=json[prop];
fieldInit.push(field2.init(state=>field2.spec.fromJSON(value,state)))}}return _EditorState.create({doc:json.
doc,selection:EditorSelection.fromJSON(json.selection),extensions:config.extensions?fieldInit.concat(
[config.extensions]):fieldInit})}static create(config={}){let configuration=Configuration.resolve(config.
extensions||[],new Map),doc2=config.doc instanceof Text?config.doc:Text.of((config.doc||"").split(configuration.
staticFacet(_EditorState.lineSeparator)||DefaultSplit)),selection=config.selection?config.selection instanceof
EditorSelection?config.selection:EditorSelection.single(config.selection.anchor,config.selection.head):
EditorSelection.single(0);return checkSelection(selection,doc2.length),configuration.staticFacet(allowMultipleSelections)||
(selection=selection.asSingle()),new _EditorState(configuration,doc2,selection,configuration.dynamicSlots.
map(()=>null),(state,slot)=>slot.create(state),null)}get tabSize(){return this.facet(_EditorState.tabSize)}get lineBreak(){
return this.facet(_EditorState.lineSeparator)||`
`}get readOnly(){return this.facet(readOnly)}phrase(phrase,...insert2){for(let map of this.facet(_EditorState.
phrases))if(Object.prototype.hasOwnProperty.call(map,phrase)){phrase=map[phrase];break}return insert2.
length&&(phrase=phrase.replace(/\$(\$|\d*)/g,(m,i2)=>{if(i2=="$")return"$";let n=+(i2||1);return!n||
n>insert2.length?m:insert2[n-1]})),phrase}languageDataAt(name2,pos,side=-1){let values=[];for(let provider of this.
facet(languageData))for(let result of provider(this,pos,side))Object.prototype.hasOwnProperty.call(result,
name2)&&values.push(result[name2]);return values}charCategorizer(at){let chars=this.languageDataAt("\
wordChars",at);return makeCategorizer(chars.length?chars[0]:"")}wordAt(pos){let{text,from,length}=this.
doc.lineAt(pos),cat=this.charCategorizer(pos),start2=pos-from,end=pos-from;for(;start2>0;){let prev=findClusterBreak2(
text,start2,!1);if(cat(text.slice(prev,start2))!=CharCategory.Word)break;start2=prev}for(;end<length;){
let next=findClusterBreak2(text,end);if(cat(text.slice(end,next))!=CharCategory.Word)break;end=next}
return start2==end?null:EditorSelection.range(start2+from,end+from)}};EditorState.allowMultipleSelections=
allowMultipleSelections;EditorState.tabSize=Facet.define({combine:values=>values.length?values[0]:4});
EditorState.lineSeparator=lineSeparator;EditorState.readOnly=readOnly;EditorState.phrases=Facet.define(
{compare(a,b){let kA=Object.keys(a),kB=Object.keys(b);return kA.length==kB.length&&kA.every(k=>a[k]==
b[k])}});EditorState.languageData=languageData;EditorState.changeFilter=changeFilter;EditorState.transactionFilter=
transactionFilter;EditorState.transactionExtender=transactionExtender;Compartment.reconfigure=StateEffect.
define();function combineConfig(configs,defaults,combine={}){let result={};for(let config of configs)
for(let key of Object.keys(config)){let value=config[key],current=result[key];if(current===void 0)result[key]=
value;else if(!(current===value||value===void 0))if(Object.hasOwnProperty.call(combine,key))result[key]=
combine[key](current,value);else throw new Error("Config merge conflict for field "+key)}for(let key in defaults)
result[key]===void 0&&(result[key]=defaults[key]);return result}var RangeValue=class{eq(other){return this==
other}range(from,to=from){return Range.create(from,to,this)}};RangeValue.prototype.startSide=RangeValue.
prototype.endSide=0;RangeValue.prototype.point=!1;RangeValue.prototype.mapMode=MapMode.TrackDel;function cmpVal(a,b){
return a==b||a.constructor==b.constructor&&a.eq(b)}var Range=class _Range{constructor(from,to,value){
this.from=from,this.to=to,this.value=value}static create(from,to,value){return new _Range(from,to,value)}};
function cmpRange(a,b){return a.from-b.from||a.value.startSide-b.value.startSide}var Chunk=class _Chunk{constructor(from,to,value,maxPoint){
this.from=from,this.to=to,this.value=value,this.maxPoint=maxPoint}get length(){return last(this.to)}findIndex(pos,side,end,startAt=0){
let arr=end?this.to:this.from;for(let lo=startAt,hi=arr.length;;){if(lo==hi)return lo;let mid=lo+hi>>
1,diff=arr[mid]-pos||(end?this.value[mid].endSide:this.value[mid].startSide)-side;if(mid==lo)return diff>=
0?lo:hi;diff>=0?hi=mid:lo=mid+1}}between(offset,from,to,f){for(let i2=this.findIndex(from,-1e9,!0),e=this.
findIndex(to,1e9,!1,i2);i2<e;i2++)if(f(this.from[i2]+offset,this.to[i2]+offset,this.value[i2])===!1)
return!1}map(offset,changes,basePos,baseSide,spill){let value=[],from=[],to=[],newPos=-1,maxPoint=-1;
iter:for(let i2=0;i2<this.value.length;i2++){let val=this.value[i2],curFrom=this.from[i2]+offset,curTo=this.
to[i2]+offset,newFrom,newTo;if(curFrom==curTo){let mapped=changes.mapPos(curFrom,val.startSide,val.mapMode);
if(mapped==null||(newFrom=newTo=mapped,val.startSide!=val.endSide&&(newTo=changes.mapPos(curFrom,val.
endSide),newTo<newFrom)))continue}else if(newFrom=changes.mapPos(curFrom,val.startSide),newTo=changes.
mapPos(curTo,val.endSide),newFrom>newTo||newFrom==newTo&&val.startSide>0&&val.endSide<=0)continue;if(!((newTo-
newFrom||val.endSide-val.startSide)<0))if(newPos<0&&(newPos=newFrom),val.point&&(maxPoint=Math.max(maxPoint,
newTo-newFrom)),(newFrom-basePos||val.startSide-baseSide)>=0)value.push(val),from.push(newFrom-newPos),
to.push(newTo-newPos),basePos=newTo,baseSide=val.endSide;else{if(newFrom==newTo)for(let i3=value.length;i3>
0;i3--){if((newFrom-(to[i3-1]+newPos)||val.startSide-value[i3-1].endSide)>=0){value.splice(i3,0,val),
from.splice(i3,0,newFrom-newPos),to.splice(i3,0,newTo-newPos);continue iter}if((newFrom-(from[i3-1]+
newPos)||val.endSide-value[i3-1].startSide)>0)break}spill(newFrom,newTo,val)}}return{mapped:value.length?
new _Chunk(from,to,value,maxPoint):null,pos:newPos}}},RangeSet=class _RangeSet{constructor(chunkPos,chunk,nextLayer,maxPoint){
this.chunkPos=chunkPos,this.chunk=chunk,this.nextLayer=nextLayer,this.maxPoint=maxPoint}static create(chunkPos,chunk,nextLayer,maxPoint){
return new _RangeSet(chunkPos,chunk,nextLayer,maxPoint)}get length(){let last2=this.chunk.length-1;return last2<
0?0:Math.max(this.chunkEnd(last2),this.nextLayer.length)}get size(){if(this.isEmpty)return 0;let size=this.
nextLayer.size;for(let chunk of this.chunk)size+=chunk.value.length;return size}chunkEnd(index){return this.
chunkPos[index]+this.chunk[index].length}update(updateSpec){let{add=[],sort=!1,filterFrom=0,filterTo=this.
length}=updateSpec,filter=updateSpec.filter;if(add.length==0&&!filter)return this;if(sort&&(add=add.
slice().sort(cmpRange)),this.isEmpty)return add.length?_RangeSet.of(add):this;let cur=new LayerCursor(
this,null,-1).goto(0),i2=0,spill=[],builder=new RangeSetBuilder;for(;cur.value||i2<add.length;)if(i2<
add.length&&(cur.from-add[i2].from||cur.startSide-add[i2].value.startSide)>=0){let range=add[i2++];builder.
addInner(range.from,range.to,range.value,!1)||spill.push(range)}else cur.rangeIndex==1&&cur.chunkIndex<
this.chunk.length&&(i2==add.length||this.chunkEnd(cur.chunkIndex)<add[i2].from)&&(!filter||filterFrom>
this.chunkEnd(cur.chunkIndex)||filterTo<this.chunkPos[cur.chunkIndex])&&builder.addChunk(this.chunkPos[cur.
chunkIndex],this.chunk[cur.chunkIndex])?cur.nextChunk():((!filter||filterFrom>cur.to||filterTo<cur.from||
filter(cur.from,cur.to,cur.value))&&(builder.addInner(cur.from,cur.to,cur.value,!1)||spill.push(Range.
create(cur.from,cur.to,cur.value))),cur.next());return builder.finishInner(this.nextLayer.isEmpty&&!spill.
length?_RangeSet.empty:this.nextLayer.update({add:spill,filter,filterFrom,filterTo}))}map(changes){if(changes.
empty||this.isEmpty)return this;let chunks=[],chunkPos=[],maxPoint=-1,spilled,spill=(from,to,value)=>{
spilled||(spilled=new RangeSetBuilder),spilled.addRange(from,to,value,!1)};for(let i2=0;i2<this.chunk.
length;i2++){let start2=this.chunkPos[i2],chunk=this.chunk[i2],touch=changes.touchesRange(start2,start2+
chunk.length);if(touch===!1)maxPoint=Math.max(maxPoint,chunk.maxPoint),chunks.push(chunk),chunkPos.push(
changes.mapPos(start2));else if(touch===!0){let[prevPos,prevSide]=chunks.length?[last(chunkPos)+last(
chunks).length,last(last(chunks).value).endSide]:[-1,-1],{mapped,pos}=chunk.map(start2,changes,prevPos,
prevSide,spill);mapped&&(maxPoint=Math.max(maxPoint,mapped.maxPoint),chunks.push(mapped),chunkPos.push(
pos))}}let next=this.nextLayer.map(changes);return spilled&&(next=spilled.finishInner(next)),chunks.
length==0?next:new _RangeSet(chunkPos,chunks,next||_RangeSet.empty,maxPoint)}between(from,to,f){if(!this.
isEmpty){for(let i2=0;i2<this.chunk.length;i2++){let start2=this.chunkPos[i2],chunk=this.chunk[i2];if(to>=
start2&&from<=start2+chunk.length&&chunk.between(start2,from-start2,to-start2,f)===!1)return}this.nextLayer.
between(from,to,f)}}iter(from=0){return HeapCursor.from([this]).goto(from)}get isEmpty(){return this.
nextLayer==this}static iter(sets,from=0){return HeapCursor.from(sets).goto(from)}static compare(oldSets,newSets,textDiff,comparator,minPointSize=-1){
let a=oldSets.filter(set=>set.maxPoint>0||!set.isEmpty&&set.maxPoint>=minPointSize),b=newSets.filter(
set=>set.maxPoint>0||!set.isEmpty&&set.maxPoint>=minPointSize),sharedChunks=findSharedChunks(a,b,textDiff),
sideA=new SpanCursor(a,sharedChunks,minPointSize),sideB=new SpanCursor(b,sharedChunks,minPointSize);
textDiff.iterGaps((fromA,fromB,length)=>compare(sideA,fromA,sideB,fromB,length,comparator)),textDiff.
empty&&textDiff.length==0&&compare(sideA,0,sideB,0,0,comparator)}static eq(oldSets,newSets,from=0,to){
to==null&&(to=999999999);let a=oldSets.filter(set=>!set.isEmpty&&newSets.indexOf(set)<0),b=newSets.filter(
set=>!set.isEmpty&&oldSets.indexOf(set)<0);if(a.length!=b.length)return!1;if(!a.length)return!0;let sharedChunks=findSharedChunks(
a,b),sideA=new SpanCursor(a,sharedChunks,0).goto(from),sideB=new SpanCursor(b,sharedChunks,0).goto(from);
for(;;){if(sideA.to!=sideB.to||!sameValues(sideA.active,sideB.active)||sideA.point&&(!sideB.point||!cmpVal(
sideA.point,sideB.point)))return!1;if(sideA.to>to)return!0;sideA.next(),sideB.next()}}static spans(sets,from,to,iterator,minPointSize=-1){
let cursor=new SpanCursor(sets,null,minPointSize).goto(from),pos=from,openRanges=cursor.openStart;for(;;){
let curTo=Math.min(cursor.to,to);if(cursor.point){let active=cursor.activeForPoint(cursor.to),openCount=cursor.
pointFrom<from?active.length+1:cursor.point.startSide<0?active.length:Math.min(active.length,openRanges);
iterator.point(pos,curTo,cursor.point,active,openCount,cursor.pointRank),openRanges=Math.min(cursor.
openEnd(curTo),active.length)}else curTo>pos&&(iterator.span(pos,curTo,cursor.active,openRanges),openRanges=
cursor.openEnd(curTo));if(cursor.to>to)return openRanges+(cursor.point&&cursor.to>to?1:0);pos=cursor.
to,cursor.next()}}static of(ranges,sort=!1){let build=new RangeSetBuilder;for(let range of ranges instanceof
Range?[ranges]:sort?lazySort(ranges):ranges)build.add(range.from,range.to,range.value);return build.
finish()}static join(sets){if(!sets.length)return _RangeSet.empty;let result=last(sets);for(let i2=sets.
length-2;i2>=0;i2--)for(let layer2=sets[i2];layer2!=_RangeSet.empty;layer2=layer2.nextLayer)result=new _RangeSet(
layer2.chunkPos,layer2.chunk,result,Math.max(layer2.maxPoint,result.maxPoint));return result}};RangeSet.
empty=new RangeSet([],[],null,-1);function last(arr){return arr[arr.length-1]}function lazySort(ranges){
if(ranges.length>1)for(let prev=ranges[0],i2=1;i2<ranges.length;i2++){let cur=ranges[i2];if(cmpRange(
prev,cur)>0)return ranges.slice().sort(cmpRange);prev=cur}return ranges}RangeSet.empty.nextLayer=RangeSet.
empty;var RangeSetBuilder=class _RangeSetBuilder{finishChunk(newArrays){this.chunks.push(new Chunk(this.
from,this.to,this.value,this.maxPoint)),this.chunkPos.push(this.chunkStart),this.chunkStart=-1,this.
setMaxPoint=Math.max(this.setMaxPoint,this.maxPoint),this.maxPoint=-1,newArrays&&(this.from=[],this.
to=[],this.value=[])}constructor(){this.chunks=[],this.chunkPos=[],this.chunkStart=-1,this.last=null,
this.lastFrom=-1e9,this.lastTo=-1e9,this.from=[],this.to=[],this.value=[],this.maxPoint=-1,this.setMaxPoint=
-1,this.nextLayer=null}add(from,to,value){this.addRange(from,to,value,!0)}addRange(from,to,value,strict){
this.addInner(from,to,value,strict)||(this.nextLayer||(this.nextLayer=new _RangeSetBuilder)).addRange(
from,to,value,strict)}addInner(from,to,value,strict){let diff=from-this.lastTo||value.startSide-this.
last.endSide;if(strict&&diff<=0&&(from-this.lastFrom||value.startSide-this.last.startSide)<0)throw new Error(
"Ranges must be added sorted by `from` position and `startSide`");return diff<0?!1:(this.from.length==
250&&this.finishChunk(!0),this.chunkStart<0&&(this.chunkStart=from),this.from.push(from-this.chunkStart),
this.to.push(to-this.chunkStart),this.last=value,this.lastFrom=from,this.lastTo=to,this.value.push(value),
value.point&&(this.maxPoint=Math.max(this.maxPoint,to-from)),!0)}addChunk(from,chunk){if((from-this.
lastTo||chunk.value[0].startSide-this.last.endSide)<0)return!1;this.from.length&&this.finishChunk(!0),
this.setMaxPoint=Math.max(this.setMaxPoint,chunk.maxPoint),this.chunks.push(chunk),this.chunkPos.push(
from);let last2=chunk.value.length-1;return this.last=chunk.value[last2],this.lastFrom=chunk.from[last2]+
from,this.lastTo=chunk.to[last2]+from,!0}finish(){return this.finishInner(RangeSet.empty)}finishInner(next){
if(this.from.length&&this.finishChunk(!1),this.chunks.length==0)return next;let result=RangeSet.create(
this.chunkPos,this.chunks,this.nextLayer?this.nextLayer.finishInner(next):next,this.setMaxPoint);return this.
from=null,result}};function findSharedChunks(a,b,textDiff){let inA=new Map;for(let set of a)for(let i2=0;i2<
set.chunk.length;i2++)set.chunk[i2].maxPoint<=0&&inA.set(set.chunk[i2],set.chunkPos[i2]);let shared=new Set;
for(let set of b)for(let i2=0;i2<set.chunk.length;i2++){let known=inA.get(set.chunk[i2]);known!=null&&
(textDiff?textDiff.mapPos(known):known)==set.chunkPos[i2]&&!textDiff?.touchesRange(known,known+set.chunk[i2].
length)&&shared.add(set.chunk[i2])}return shared}var LayerCursor=class{constructor(layer2,skip,minPoint,rank2=0){
this.layer=layer2,this.skip=skip,this.minPoint=minPoint,this.rank=rank2}get startSide(){return this.
value?this.value.startSide:0}get endSide(){return this.value?this.value.endSide:0}goto(pos,side=-1e9){
return this.chunkIndex=this.rangeIndex=0,this.gotoInner(pos,side,!1),this}gotoInner(pos,side,forward){
for(;this.chunkIndex<this.layer.chunk.length;){let next=this.layer.chunk[this.chunkIndex];if(!(this.
skip&&this.skip.has(next)||this.layer.chunkEnd(this.chunkIndex)<pos||next.maxPoint<this.minPoint))break;
this.chunkIndex++,forward=!1}if(this.chunkIndex<this.layer.chunk.length){let rangeIndex=this.layer.chunk[this.
chunkIndex].findIndex(pos-this.layer.chunkPos[this.chunkIndex],side,!0);(!forward||this.rangeIndex<rangeIndex)&&
this.setRangeIndex(rangeIndex)}this.next()}forward(pos,side){(this.to-pos||this.endSide-side)<0&&this.
gotoInner(pos,side,!0)}next(){for(;;)if(this.chunkIndex==this.layer.chunk.length){this.from=this.to=
1e9,this.value=null;break}else{let chunkPos=this.layer.chunkPos[this.chunkIndex],chunk=this.layer.chunk[this.
chunkIndex],from=chunkPos+chunk.from[this.rangeIndex];if(this.from=from,this.to=chunkPos+chunk.to[this.
rangeIndex],this.value=chunk.value[this.rangeIndex],this.setRangeIndex(this.rangeIndex+1),this.minPoint<
0||this.value.point&&this.to-this.from>=this.minPoint)break}}setRangeIndex(index){if(index==this.layer.
chunk[this.chunkIndex].value.length){if(this.chunkIndex++,this.skip)for(;this.chunkIndex<this.layer.
chunk.length&&this.skip.has(this.layer.chunk[this.chunkIndex]);)this.chunkIndex++;this.rangeIndex=0}else
this.rangeIndex=index}nextChunk(){this.chunkIndex++,this.rangeIndex=0,this.next()}compare(other){return this.
from-other.from||this.startSide-other.startSide||this.rank-other.rank||this.to-other.to||this.endSide-
other.endSide}},HeapCursor=class _HeapCursor{constructor(heap){this.heap=heap}static from(sets,skip=null,minPoint=-1){
let heap=[];for(let i2=0;i2<sets.length;i2++)for(let cur=sets[i2];!cur.isEmpty;cur=cur.nextLayer)cur.
maxPoint>=minPoint&&heap.push(new LayerCursor(cur,skip,minPoint,i2));return heap.length==1?heap[0]:new _HeapCursor(
heap)}get startSide(){return this.value?this.value.startSide:0}goto(pos,side=-1e9){for(let cur of this.
heap)cur.goto(pos,side);for(let i2=this.heap.length>>1;i2>=0;i2--)heapBubble(this.heap,i2);return this.
next(),this}forward(pos,side){for(let cur of this.heap)cur.forward(pos,side);for(let i2=this.heap.length>>
1;i2>=0;i2--)heapBubble(this.heap,i2);(this.to-pos||this.value.endSide-side)<0&&this.next()}next(){if(this.
heap.length==0)this.from=this.to=1e9,this.value=null,this.rank=-1;else{let top2=this.heap[0];this.from=
top2.from,this.to=top2.to,this.value=top2.value,this.rank=top2.rank,top2.value&&top2.next(),heapBubble(
this.heap,0)}}};function heapBubble(heap,index){for(let cur=heap[index];;){let childIndex=(index<<1)+
1;if(childIndex>=heap.length)break;let child=heap[childIndex];if(childIndex+1<heap.length&&child.compare(
heap[childIndex+1])>=0&&(child=heap[childIndex+1],childIndex++),cur.compare(child)<0)break;heap[childIndex]=
cur,heap[index]=child,index=childIndex}}var SpanCursor=class{constructor(sets,skip,minPoint){this.minPoint=
minPoint,this.active=[],this.activeTo=[],this.activeRank=[],this.minActive=-1,this.point=null,this.pointFrom=
0,this.pointRank=0,this.to=-1e9,this.endSide=0,this.openStart=-1,this.cursor=HeapCursor.from(sets,skip,
minPoint)}goto(pos,side=-1e9){return this.cursor.goto(pos,side),this.active.length=this.activeTo.length=
this.activeRank.length=0,this.minActive=-1,this.to=pos,this.endSide=side,this.openStart=-1,this.next(),
this}forward(pos,side){for(;this.minActive>-1&&(this.activeTo[this.minActive]-pos||this.active[this.
minActive].endSide-side)<0;)this.removeActive(this.minActive);this.cursor.forward(pos,side)}removeActive(index){
remove(this.active,index),remove(this.activeTo,index),remove(this.activeRank,index),this.minActive=findMinIndex(
this.active,this.activeTo)}addActive(trackOpen){let i2=0,{value,to,rank:rank2}=this.cursor;for(;i2<this.
activeRank.length&&(rank2-this.activeRank[i2]||to-this.activeTo[i2])>0;)i2++;insert(this.active,i2,value),
insert(this.activeTo,i2,to),insert(this.activeRank,i2,rank2),trackOpen&&insert(trackOpen,i2,this.cursor.
from),this.minActive=findMinIndex(this.active,this.activeTo)}next(){let from=this.to,wasPoint=this.point;
this.point=null;let trackOpen=this.openStart<0?[]:null;for(;;){let a=this.minActive;if(a>-1&&(this.activeTo[a]-
this.cursor.from||this.active[a].endSide-this.cursor.startSide)<0){if(this.activeTo[a]>from){this.to=
this.activeTo[a],this.endSide=this.active[a].endSide;break}this.removeActive(a),trackOpen&&remove(trackOpen,
a)}else if(this.cursor.value)if(this.cursor.from>from){this.to=this.cursor.from,this.endSide=this.cursor.
startSide;break}else{let nextVal=this.cursor.value;if(!nextVal.point)this.addActive(trackOpen),this.
cursor.next();else if(wasPoint&&this.cursor.to==this.to&&this.cursor.from<this.cursor.to)this.cursor.
next();else{this.point=nextVal,this.pointFrom=this.cursor.from,this.pointRank=this.cursor.rank,this.
to=this.cursor.to,this.endSide=nextVal.endSide,this.cursor.next(),this.forward(this.to,this.endSide);
break}}else{this.to=this.endSide=1e9;break}}if(trackOpen){this.openStart=0;for(let i2=trackOpen.length-
1;i2>=0&&trackOpen[i2]<from;i2--)this.openStart++}}activeForPoint(to){if(!this.active.length)return this.
active;let active=[];for(let i2=this.active.length-1;i2>=0&&!(this.activeRank[i2]<this.pointRank);i2--)
(this.activeTo[i2]>to||this.activeTo[i2]==to&&this.active[i2].endSide>=this.point.endSide)&&active.push(
this.active[i2]);return active.reverse()}openEnd(to){let open=0;for(let i2=this.activeTo.length-1;i2>=
0&&this.activeTo[i2]>to;i2--)open++;return open}};function compare(a,startA,b,startB,length,comparator){
a.goto(startA),b.goto(startB);let endB=startB+length,pos=startB,dPos=startB-startA,bounds=!!comparator.
boundChange;for(let boundChange=!1;;){let dEnd=a.to+dPos-b.to,diff=dEnd||a.endSide-b.endSide,end=diff<
0?a.to+dPos:b.to,clipEnd=Math.min(end,endB);if(a.point||b.point?(a.point&&b.point&&cmpVal(a.point,b.
point)&&sameValues(a.activeForPoint(a.to),b.activeForPoint(b.to))||comparator.comparePoint(pos,clipEnd,
a.point,b.point),boundChange=!1):(boundChange&&(comparator.boundChange(pos),boundChange=!1),clipEnd>
pos&&!sameValues(a.active,b.active)&&comparator.compareRange(pos,clipEnd,a.active,b.active),bounds&&
clipEnd<endB&&(dEnd||a.openEnd(end)!=b.openEnd(end))&&(boundChange=!0)),end>endB)break;pos=end,diff<=
0&&a.next(),diff>=0&&b.next()}}function sameValues(a,b){if(a.length!=b.length)return!1;for(let i2=0;i2<
a.length;i2++)if(a[i2]!=b[i2]&&!cmpVal(a[i2],b[i2]))return!1;return!0}function remove(array,index){for(let i2=index,
e=array.length-1;i2<e;i2++)array[i2]=array[i2+1];array.pop()}function insert(array,index,value){for(let i2=array.
length-1;i2>=index;i2--)array[i2+1]=array[i2];array[index]=value}function findMinIndex(value,array){
let found=-1,foundPos=1e9;for(let i2=0;i2<array.length;i2++)(array[i2]-foundPos||value[i2].endSide-value[found].
endSide)<0&&(found=i2,foundPos=array[i2]);return found}function countColumn(string2,tabSize,to=string2.
length){let n=0;for(let i2=0;i2<to&&i2<string2.length;)string2.charCodeAt(i2)==9?(n+=tabSize-n%tabSize,
i2++):(n++,i2=findClusterBreak2(string2,i2));return n}function findColumn(string2,col,tabSize,strict){
for(let i2=0,n=0;;){if(n>=col)return i2;if(i2==string2.length)break;n+=string2.charCodeAt(i2)==9?tabSize-
n%tabSize:1,i2=findClusterBreak2(string2,i2)}return strict===!0?-1:string2.length}var COUNT=typeof Symbol>"u"?"__ͼ":Symbol.for("ͼ"),SET=typeof Symbol>"u"?"__styleSet"+Math.floor(Math.
random()*1e8):Symbol("styleSet"),top=typeof globalThis<"u"?globalThis:typeof window<"u"?window:{},StyleModule=class{constructor(spec,options){
this.rules=[];let{finish}=options||{};function splitSelector(selector){return/^@/.test(selector)?[selector]:
selector.split(/,\s*/)}function render(selectors,spec2,target,isKeyframes){let local=[],isAt=/^@(\w+)\b/.
exec(selectors[0]),keyframes=isAt&&isAt[1]=="keyframes";if(isAt&&spec2==null)return target.push(selectors[0]+
";");for(let prop in spec2){let value=spec2[prop];if(/&/.test(prop))render(prop.split(/,\s*/).map(part=>selectors.
map(sel=>part.replace(/&/,sel))).reduce((a,b)=>a.concat(b)),value,target);else if(value&&typeof value==
"object"){if(!isAt)throw new RangeError("The value of a property ("+prop+") should be a primitive va\
lue.");render(splitSelector(prop),value,local,keyframes)}else value!=null&&local.push(prop.replace(/_.*/,
"").replace(/[A-Z]/g,l=>"-"+l.toLowerCase())+": "+value+";")}(local.length||keyframes)&&target.push(
(finish&&!isAt&&!isKeyframes?selectors.map(finish):selectors).join(", ")+" {"+local.join(" ")+"}")}for(let prop in spec)
render(splitSelector(prop),spec[prop],this.rules)}getRules(){return this.rules.join(`
`)}static newName(){let id2=top[COUNT]||1;return top[COUNT]=id2+1,"ͼ"+id2.toString(36)}static mount(root,modules,options){
let set=root[SET],nonce=options&&options.nonce;set?nonce&&set.setNonce(nonce):set=new StyleSet(root,
nonce),set.mount(Array.isArray(modules)?modules:[modules],root)}},adoptedSet=new Map,StyleSet=class{constructor(root,nonce){
let doc2=root.ownerDocument||root,win=doc2.defaultView;if(!root.head&&root.adoptedStyleSheets&&win.CSSStyleSheet){
let adopted=adoptedSet.get(doc2);if(adopted)return root[SET]=adopted;this.sheet=new win.CSSStyleSheet,
adoptedSet.set(doc2,this)}else this.styleTag=doc2.createElement("style"),nonce&&this.styleTag.setAttribute(
"nonce",nonce);this.modules=[],root[SET]=this}mount(modules,root){let sheet=this.sheet,pos=0,j=0,changed=!1;
for(let i2=0;i2<modules.length;i2++){let mod=modules[i2],index=this.modules.indexOf(mod);if(index<j&&
index>-1&&(this.modules.splice(index,1),changed=!0,j--,index=-1),index==-1){if(this.modules.splice(j++,
0,mod),changed=!0,sheet)for(let k=0;k<mod.rules.length;k++)sheet.insertRule(mod.rules[k],pos++)}else{
for(;j<index;)pos+=this.modules[j++].rules.length;pos+=mod.rules.length,j++}}if(sheet)root.adoptedStyleSheets.
indexOf(this.sheet)<0&&(root.adoptedStyleSheets=[this.sheet,...root.adoptedStyleSheets]);else{if(changed){
let text="";for(let i2=0;i2<this.modules.length;i2++)text+=this.modules[i2].getRules()+`
`;this.styleTag.textContent=text}let target=root.head||root;this.styleTag.parentNode!=target&&target.
insertBefore(this.styleTag,target.firstChild)}}setNonce(nonce){this.styleTag&&this.styleTag.getAttribute(
"nonce")!=nonce&&this.styleTag.setAttribute("nonce",nonce)}};var base={8:"Backspace",9:"Tab",10:"Enter",12:"NumLock",13:"Enter",16:"Shift",17:"Control",18:"Alt",
20:"CapsLock",27:"Escape",32:" ",33:"PageUp",34:"PageDown",35:"End",36:"Home",37:"ArrowLeft",38:"Arr\
owUp",39:"ArrowRight",40:"ArrowDown",44:"PrintScreen",45:"Insert",46:"Delete",59:";",61:"=",91:"Meta",
92:"Meta",106:"*",107:"+",108:",",109:"-",110:".",111:"/",144:"NumLock",145:"ScrollLock",160:"Shift",
161:"Shift",162:"Control",163:"Control",164:"Alt",165:"Alt",173:"-",186:";",187:"=",188:",",189:"-",
190:".",191:"/",192:"`",219:"[",220:"\\",221:"]",222:"'"},shift={48:")",49:"!",50:"@",51:"#",52:"$",
53:"%",54:"^",55:"&",56:"*",57:"(",59:":",61:"+",173:"_",186:":",187:"+",188:"<",189:"_",190:">",191:"\
?",192:"~",219:"{",220:"|",221:"}",222:'"'},mac=typeof navigator<"u"&&/Mac/.test(navigator.platform),
ie=typeof navigator<"u"&&/MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(navigator.userAgent);for(i=
0;i<10;i++)base[48+i]=base[96+i]=String(i);var i;for(i=1;i<=24;i++)base[i+111]="F"+i;var i;for(i=65;i<=
90;i++)base[i]=String.fromCharCode(i+32),shift[i]=String.fromCharCode(i);var i;for(code in base)shift.
hasOwnProperty(code)||(shift[code]=base[code]);var code;function keyName(event){var ignoreKey=mac&&event.
metaKey&&event.shiftKey&&!event.ctrlKey&&!event.altKey||ie&&event.shiftKey&&event.key&&event.key.length==
1||event.key=="Unidentified",name2=!ignoreKey&&event.key||(event.shiftKey?shift:base)[event.keyCode]||
event.key||"Unidentified";return name2=="Esc"&&(name2="Escape"),name2=="Del"&&(name2="Delete"),name2==
"Left"&&(name2="ArrowLeft"),name2=="Up"&&(name2="ArrowUp"),name2=="Right"&&(name2="ArrowRight"),name2==
"Down"&&(name2="ArrowDown"),name2}var nav=typeof navigator<"u"?navigator:{userAgent:"",vendor:"",platform:""},doc=typeof document<"u"?
document:{documentElement:{style:{}}},ie_edge=/Edge\/(\d+)/.exec(nav.userAgent),ie_upto10=/MSIE \d/.
test(nav.userAgent),ie_11up=/Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(nav.userAgent),ie2=!!(ie_upto10||
ie_11up||ie_edge),gecko=!ie2&&/gecko\/(\d+)/i.test(nav.userAgent),chrome=!ie2&&/Chrome\/(\d+)/.exec(
nav.userAgent),webkit="webkitFontSmoothing"in doc.documentElement.style,safari=!ie2&&/Apple Computer/.
test(nav.vendor),ios=safari&&(/Mobile\/\w+/.test(nav.userAgent)||nav.maxTouchPoints>2),browser={mac:ios||
/Mac/.test(nav.platform),windows:/Win/.test(nav.platform),linux:/Linux|X11/.test(nav.platform),ie:ie2,
ie_version:ie_upto10?doc.documentMode||6:ie_11up?+ie_11up[1]:ie_edge?+ie_edge[1]:0,gecko,gecko_version:gecko?
+(/Firefox\/(\d+)/.exec(nav.userAgent)||[0,0])[1]:0,chrome:!!chrome,chrome_version:chrome?+chrome[1]:
0,ios,android:/Android\b/.test(nav.userAgent),webkit,webkit_version:webkit?+(/\bAppleWebKit\/(\d+)/.
exec(nav.userAgent)||[0,0])[1]:0,safari,safari_version:safari?+(/\bVersion\/(\d+(\.\d+)?)/.exec(nav.
userAgent)||[0,0])[1]:0,tabSize:doc.documentElement.style.tabSize!=null?"tab-size":"-moz-tab-size"};
function combineAttrs(source,target){for(let name2 in source)name2=="class"&&target.class?target.class+=
" "+source.class:name2=="style"&&target.style?target.style+=";"+source.style:target[name2]=source[name2];
return target}var noAttrs=Object.create(null);function attrsEq(a,b,ignore){if(a==b)return!0;a||(a=noAttrs),
b||(b=noAttrs);let keysA=Object.keys(a),keysB=Object.keys(b);if(keysA.length-0!=keysB.length-0)return!1;
for(let key of keysA)if(key!=ignore&&(keysB.indexOf(key)==-1||a[key]!==b[key]))return!1;return!0}function setAttrs(dom,attrs){
for(let i2=dom.attributes.length-1;i2>=0;i2--){let name2=dom.attributes[i2].name;attrs[name2]==null&&
dom.removeAttribute(name2)}for(let name2 in attrs){let value=attrs[name2];name2=="style"?dom.style.cssText=
value:dom.getAttribute(name2)!=value&&dom.setAttribute(name2,value)}}function updateAttrs(dom,prev,attrs){
let changed=!1;if(prev)for(let name2 in prev)attrs&&name2 in attrs||(changed=!0,name2=="style"?dom.style.
cssText="":dom.removeAttribute(name2));if(attrs)for(let name2 in attrs)prev&&prev[name2]==attrs[name2]||
(changed=!0,name2=="style"?dom.style.cssText=attrs[name2]:dom.setAttribute(name2,attrs[name2]));return changed}
function getAttrs(dom){let attrs=Object.create(null);for(let i2=0;i2<dom.attributes.length;i2++){let attr=dom.
attributes[i2];attrs[attr.name]=attr.value}return attrs}var WidgetType=class{eq(widget){return!1}updateDOM(dom,view,from){
return!1}compare(other){return this==other||this.constructor==other.constructor&&this.eq(other)}get estimatedHeight(){
return-1}get lineBreaks(){return 0}ignoreEvent(event){return!0}coordsAt(dom,pos,side){return null}get isHidden(){
return!1}get editable(){return!1}destroy(dom){}},BlockType=(function(BlockType2){return BlockType2[BlockType2.
Text=0]="Text",BlockType2[BlockType2.WidgetBefore=1]="WidgetBefore",BlockType2[BlockType2.WidgetAfter=
2]="WidgetAfter",BlockType2[BlockType2.WidgetRange=3]="WidgetRange",BlockType2})(BlockType||(BlockType=
{})),Decoration=class extends RangeValue{constructor(startSide,endSide,widget,spec){super(),this.startSide=
startSide,this.endSide=endSide,this.widget=widget,this.spec=spec}get heightRelevant(){return!1}static mark(spec){
return new MarkDecoration(spec)}static widget(spec){let side=Math.max(-1e4,Math.min(1e4,spec.side||0)),
block=!!spec.block;return side+=block&&!spec.inlineOrder?side>0?3e8:-4e8:side>0?1e8:-1e8,new PointDecoration(
spec,side,side,block,spec.widget||null,!1)}static replace(spec){let block=!!spec.block,startSide,endSide;
if(spec.isBlockGap)startSide=-5e8,endSide=4e8;else{let{start:start2,end}=getInclusive(spec,block);startSide=
(start2?block?-3e8:-1:5e8)-1,endSide=(end?block?2e8:1:-6e8)+1}return new PointDecoration(spec,startSide,
endSide,block,spec.widget||null,!0)}static line(spec){return new LineDecoration(spec)}static set(of,sort=!1){
return RangeSet.of(of,sort)}hasHeight(){return this.widget?this.widget.estimatedHeight>-1:!1}};Decoration.
none=RangeSet.empty;var MarkDecoration=class _MarkDecoration extends Decoration{constructor(spec){let{
start:start2,end}=getInclusive(spec);super(start2?-1:5e8,end?1:-6e8,null,spec),this.tagName=spec.tagName||
"span",this.attrs=spec.class&&spec.attributes?combineAttrs(spec.attributes,{class:spec.class}):spec.
class?{class:spec.class}:spec.attributes||noAttrs}eq(other){return this==other||other instanceof _MarkDecoration&&
this.tagName==other.tagName&&attrsEq(this.attrs,other.attrs)}range(from,to=from){if(from>=to)throw new RangeError(
"Mark decorations may not be empty");return super.range(from,to)}};MarkDecoration.prototype.point=!1;
var LineDecoration=class _LineDecoration extends Decoration{constructor(spec){super(-2e8,-2e8,null,spec)}eq(other){
return other instanceof _LineDecoration&&this.spec.class==other.spec.class&&attrsEq(this.spec.attributes,
other.spec.attributes)}range(from,to=from){if(to!=from)throw new RangeError("Line decoration ranges \
must be zero-length");return super.range(from,to)}};LineDecoration.prototype.mapMode=MapMode.TrackBefore;
LineDecoration.prototype.point=!0;var PointDecoration=class _PointDecoration extends Decoration{constructor(spec,startSide,endSide,block,widget,isReplace){
super(startSide,endSide,widget,spec),this.block=block,this.isReplace=isReplace,this.mapMode=block?startSide<=
0?MapMode.TrackBefore:MapMode.TrackAfter:MapMode.TrackDel}get type(){return this.startSide!=this.endSide?
BlockType.WidgetRange:this.startSide<=0?BlockType.WidgetBefore:BlockType.WidgetAfter}get heightRelevant(){
return this.block||!!this.widget&&(this.widget.estimatedHeight>=5||this.widget.lineBreaks>0)}eq(other){
return other instanceof _PointDecoration&&widgetsEq(this.widget,other.widget)&&this.block==other.block&&
this.startSide==other.startSide&&this.endSide==other.endSide}range(from,to=from){if(this.isReplace&&
(from>to||from==to&&this.startSide>0&&this.endSide<=0))throw new RangeError("Invalid range for repla\
cement decoration");if(!this.isReplace&&to!=from)throw new RangeError("Widget decorations can only h\
ave zero-length ranges");return super.range(from,to)}};PointDecoration.prototype.point=!0;function getInclusive(spec,block=!1){
let{inclusiveStart:start2,inclusiveEnd:end}=spec;return start2==null&&(start2=spec.inclusive),end==null&&
(end=spec.inclusive),{start:start2??block,end:end??block}}function widgetsEq(a,b){return a==b||!!(a&&
b&&a.compare(b))}function addRange(from,to,ranges,margin=0){let last2=ranges.length-1;last2>=0&&ranges[last2]+
margin>=from?ranges[last2]=Math.max(ranges[last2],to):ranges.push(from,to)}var BlockWrapper=class _BlockWrapper extends RangeValue{constructor(tagName,attributes,rank2){
super(),this.tagName=tagName,this.attributes=attributes,this.rank=rank2}eq(other){return other==this||
other instanceof _BlockWrapper&&this.tagName==other.tagName&&attrsEq(this.attributes,other.attributes)}static create(spec){
return new _BlockWrapper(spec.tagName,spec.attributes||noAttrs,spec.rank==null?50:Math.max(0,Math.min(
spec.rank,100)))}static set(of,sort=!1){return RangeSet.of(of,sort)}};BlockWrapper.prototype.startSide=
BlockWrapper.prototype.endSide=-1;var isElt=node=>node.nodeType==1,isText=node=>node.nodeType==3;function getSelection(root){
let target;return root.nodeType==11?target=root.getSelection?root:root.ownerDocument:target=root,target.
getSelection()}function contains(dom,node){return node?dom==node||dom.contains(node.nodeType!=1?node.
parentNode:node):!1}function hasSelection(dom,selection){if(!selection.anchorNode)return!1;try{return contains(
dom,selection.anchorNode)}catch{return!1}}function clientRectsFor(dom){return isText(dom)?textRange(
dom,0,dom.nodeValue.length).getClientRects():isElt(dom)?dom.getClientRects():[]}function isEquivalentPosition(node,off,targetNode,targetOff){
return targetNode?scanFor(node,off,targetNode,targetOff,-1)||scanFor(node,off,targetNode,targetOff,1):
!1}function domIndex(node){for(var index=0;;index++)if(node=node.previousSibling,!node)return index}
function isBlockElement(node){return isElt(node)&&/^(DIV|P|LI|UL|OL|BLOCKQUOTE|DD|DT|H\d|SECTION|PRE)$/.
test(node.nodeName)}function scanFor(node,off,targetNode,targetOff,dir){for(;;){if(node==targetNode&&
off==targetOff)return!0;if(off==(dir<0?0:maxOffset(node))){if(node.nodeName=="DIV")return!1;let parent=node.
parentNode;if(!parent||!isElt(parent))return!1;off=domIndex(node)+(dir<0?0:1),node=parent}else if(isElt(
node)){if(node=node.childNodes[off+(dir<0?-1:0)],isElt(node)&&(node.nodeName=="IMG"||node.nodeName==
"BR"||node.contentEditable=="false"))return!1;off=dir<0?maxOffset(node):0}else return!1}}function maxOffset(node){
return isText(node)?node.nodeValue.length:node.childNodes.length}function flattenRect(rect,toLeft){let{
left,right}=rect;if(left==right)return rect;let x=toLeft?left:right;return{left:x,right:x,top:rect.top,
bottom:rect.bottom}}function windowRect(win){let vp=win.visualViewport;return vp?{left:0,right:vp.width,
top:0,bottom:vp.height}:{left:0,right:win.innerWidth,top:0,bottom:win.innerHeight}}function getScale(elt,rect){
let scaleX=rect.width/elt.offsetWidth,scaleY=rect.height/elt.offsetHeight;return(scaleX>.995&&scaleX<
1.005||!isFinite(scaleX)||Math.abs(rect.width-elt.offsetWidth)<1)&&(scaleX=1),(scaleY>.995&&scaleY<1.005||
!isFinite(scaleY)||Math.abs(rect.height-elt.offsetHeight)<1)&&(scaleY=1),{scaleX,scaleY}}function scrollRectIntoView(dom,rect,side,x,y,xMargin,yMargin,ltr){
let doc2=dom.ownerDocument,win=doc2.defaultView||window;for(let cur=dom,stop=!1;cur&&!stop;)if(isElt(
cur)){let bounding,top2=cur==doc2.body,scaleX=1,scaleY=1,xScroll=!0,yScroll=!0;if(top2)bounding=windowRect(
win);else{let style=getComputedStyle(cur);if(/^(fixed|sticky)$/.test(style.position)&&(stop=!0),(cur.
scrollHeight<=cur.clientHeight||!/auto|scroll/.test(style.overflowY))&&(yScroll=!1),(cur.scrollWidth<=
cur.clientWidth||!/auto|scroll/.test(style.overflowX))&&(xScroll=!1),!xScroll&&!yScroll){cur=cur.assignedSlot||
cur.parentNode;continue}let rect2=cur.getBoundingClientRect();({scaleX,scaleY}=getScale(cur,rect2)),
bounding={left:rect2.left,right:rect2.left+cur.clientWidth*scaleX,top:rect2.top,bottom:rect2.top+cur.
clientHeight*scaleY}}let moveX=0,moveY=0;if(yScroll)if(y=="nearest")rect.top<bounding.top+yMargin?(moveY=
rect.top-(bounding.top+yMargin),side>0&&rect.bottom>bounding.bottom+moveY&&(moveY=rect.bottom-bounding.
bottom+yMargin)):rect.bottom>bounding.bottom-yMargin&&(moveY=rect.bottom-bounding.bottom+yMargin,side<
0&&rect.top-moveY<bounding.top&&(moveY=rect.top-(bounding.top+yMargin)));else{let rectHeight=rect.bottom-
rect.top,boundingHeight=bounding.bottom-bounding.top;moveY=(y=="center"&&rectHeight<=boundingHeight?
rect.top+rectHeight/2-boundingHeight/2:y=="start"||y=="center"&&side<0?rect.top-yMargin:rect.bottom-
boundingHeight+yMargin)-bounding.top}if(xScroll&&(x=="nearest"?rect.left<bounding.left+xMargin?(moveX=
rect.left-(bounding.left+xMargin),side>0&&rect.right>bounding.right+moveX&&(moveX=rect.right-bounding.
right+xMargin)):rect.right>bounding.right-xMargin&&(moveX=rect.right-bounding.right+xMargin,side<0&&
rect.left<bounding.left+moveX&&(moveX=rect.left-(bounding.left+xMargin))):moveX=(x=="center"?rect.left+
(rect.right-rect.left)/2-(bounding.right-bounding.left)/2:x=="start"==ltr?rect.left-xMargin:rect.right-
(bounding.right-bounding.left)+xMargin)-bounding.left),moveX||moveY)if(top2)win.scrollBy(moveX,moveY);else{
let movedX=0,movedY=0;if(moveY){let start2=cur.scrollTop;cur.scrollTop+=moveY/scaleY,movedY=(cur.scrollTop-
start2)*scaleY}if(moveX){let start2=cur.scrollLeft;cur.scrollLeft+=moveX/scaleX,movedX=(cur.scrollLeft-
start2)*scaleX}rect={left:rect.left-movedX,top:rect.top-movedY,right:rect.right-movedX,bottom:rect.bottom-
movedY},movedX&&Math.abs(movedX-moveX)<1&&(x="nearest"),movedY&&Math.abs(movedY-moveY)<1&&(y="neares\
t")}if(top2)break;(rect.top<bounding.top||rect.bottom>bounding.bottom||rect.left<bounding.left||rect.
right>bounding.right)&&(rect={left:Math.max(rect.left,bounding.left),right:Math.min(rect.right,bounding.
right),top:Math.max(rect.top,bounding.top),bottom:Math.min(rect.bottom,bounding.bottom)}),cur=cur.assignedSlot||
cur.parentNode}else if(cur.nodeType==11)cur=cur.host;else break}function scrollableParents(dom,getX=!0){
let doc2=dom.ownerDocument,x=null,y=null;for(let cur=dom.parentNode;cur&&!(cur==doc2.body||(!getX||x)&&
y);)if(isElt(cur))!y&&cur.scrollHeight>cur.clientHeight&&/scroll|auto/.test(getComputedStyle(cur).overflowY)&&
(y=cur),getX&&!x&&cur.scrollWidth>cur.clientWidth&&/scroll|auto/.test(getComputedStyle(cur).overflowX)&&
(x=cur),cur=cur.assignedSlot||cur.parentNode;else if(cur.nodeType==11)cur=cur.host;else break;return{
x,y}}var DOMSelectionState=class{constructor(){this.anchorNode=null,this.anchorOffset=0,this.focusNode=
null,this.focusOffset=0}eq(domSel){return this.anchorNode==domSel.anchorNode&&this.anchorOffset==domSel.
anchorOffset&&this.focusNode==domSel.focusNode&&this.focusOffset==domSel.focusOffset}setRange(range){
let{anchorNode,focusNode}=range;this.set(anchorNode,Math.min(range.anchorOffset,anchorNode?maxOffset(
anchorNode):0),focusNode,Math.min(range.focusOffset,focusNode?maxOffset(focusNode):0))}set(anchorNode,anchorOffset,focusNode,focusOffset){
this.anchorNode=anchorNode,this.anchorOffset=anchorOffset,this.focusNode=focusNode,this.focusOffset=
focusOffset}};function getScrollStack(target){let stack=[];for(let cur=target;cur;cur=cur.nodeType==
11?cur.host:cur.parentNode)isElt(cur)&&stack.push({node:cur,left:cur.scrollLeft,top:cur.scrollTop});
return stack}function restoreScrollStack(stack,vert=!0){for(let{node,left,top:top2}of stack)vert&&node.
scrollTop!=top2&&(node.scrollTop=top2),node.scrollLeft!=left&&(node.scrollLeft=left)}var preventScrollSupported=null;
browser.safari&&browser.safari_version>=26&&(preventScrollSupported=!1);function focusPreventScroll(dom){
if(dom.setActive)return dom.setActive();if(preventScrollSupported)return dom.focus(preventScrollSupported);
let stack=getScrollStack(dom);dom.focus(preventScrollSupported==null?{get preventScroll(){return preventScrollSupported=
{preventScroll:!0},!0}}:void 0),preventScrollSupported||(preventScrollSupported=!1,restoreScrollStack(
stack))}var scratchRange;function textRange(node,from,to=from){let range=scratchRange||(scratchRange=
document.createRange());return range.setEnd(node,to),range.setStart(node,from),range}function dispatchKey(elt,name2,code2,mods){
let options={key:name2,code:name2,keyCode:code2,which:code2,cancelable:!0};mods&&({altKey:options.altKey,
ctrlKey:options.ctrlKey,shiftKey:options.shiftKey,metaKey:options.metaKey}=mods);let down=new KeyboardEvent(
"keydown",options);down.synthetic=!0,elt.dispatchEvent(down);let up=new KeyboardEvent("keyup",options);
return up.synthetic=!0,elt.dispatchEvent(up),down.defaultPrevented||up.defaultPrevented}function getRoot(node){
for(;node;){if(node&&(node.nodeType==9||node.nodeType==11&&node.host))return node;node=node.assignedSlot||
node.parentNode}return null}function atElementStart(doc2,selection){let node=selection.focusNode,offset=selection.
focusOffset;if(!node||selection.anchorNode!=node||selection.anchorOffset!=offset)return!1;for(offset=
Math.min(offset,maxOffset(node));;)if(offset){if(!isElt(node))return!1;let prev=node.childNodes[offset-
1];prev.contentEditable=="false"?offset--:(node=prev,offset=maxOffset(node))}else{if(node==doc2)return!0;
offset=domIndex(node),node=node.parentNode}}function isScrolledToBottom(elt){return elt instanceof Window?
elt.pageYOffset>Math.max(0,elt.document.documentElement.scrollHeight-elt.innerHeight-4):elt.scrollTop>
Math.max(1,elt.scrollHeight-elt.clientHeight-4)}function textNodeBefore(startNode,startOffset){for(let node=startNode,
offset=startOffset;;){if(isText(node)&&offset>0)return{node,offset};if(isElt(node)&&offset>0){if(node.
contentEditable=="false")return null;node=node.childNodes[offset-1],offset=maxOffset(node)}else if(node.
parentNode&&!isBlockElement(node))offset=domIndex(node),node=node.parentNode;else return null}}function textNodeAfter(startNode,startOffset){
for(let node=startNode,offset=startOffset;;){if(isText(node)&&offset<node.nodeValue.length)return{node,
offset};if(isElt(node)&&offset<node.childNodes.length){if(node.contentEditable=="false")return null;
node=node.childNodes[offset],offset=0}else if(node.parentNode&&!isBlockElement(node))offset=domIndex(
node)+1,node=node.parentNode;else return null}}var DOMPos=class _DOMPos{constructor(node,offset,precise=!0){
this.node=node,this.offset=offset,this.precise=precise}static before(dom,precise){return new _DOMPos(
dom.parentNode,domIndex(dom),precise)}static after(dom,precise){return new _DOMPos(dom.parentNode,domIndex(
dom)+1,precise)}},Direction=(function(Direction2){return Direction2[Direction2.LTR=0]="LTR",Direction2[Direction2.
RTL=1]="RTL",Direction2})(Direction||(Direction={})),LTR=Direction.LTR,RTL=Direction.RTL;function dec(str){
let result=[];for(let i2=0;i2<str.length;i2++)result.push(1<<+str[i2]);return result}var LowTypes=dec(
"888888888888888888888888888888888886668888887878333333333378888880000000000000000000000000088888800\
0000000000000000000000008888888888888888888888888888888888888786666888808888866338088830888880000000\
0000000000000000800000000000000000000000000000008"),ArabicTypes=dec("4444448826627288999999999992222\
2222222222222222222222222222222222222222222299999999999999999999944444444446442228222222222222222222\
2222222222222222222222222222222222222222222222222222222222222222222222222222222222299999994999999922\
9989999223333333333"),Brackets=Object.create(null),BracketStack=[];for(let p of["()","[]","{}"]){let l=p.
charCodeAt(0),r=p.charCodeAt(1);Brackets[l]=r,Brackets[r]=-l}function charType(ch){return ch<=247?LowTypes[ch]:
1424<=ch&&ch<=1524?2:1536<=ch&&ch<=1785?ArabicTypes[ch-1536]:1774<=ch&&ch<=2220?4:8192<=ch&&ch<=8204?
256:64336<=ch&&ch<=65023?4:1}var BidiRE=/[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac\ufb50-\ufdff]/,BidiSpan=class{get dir(){
return this.level%2?RTL:LTR}constructor(from,to,level){this.from=from,this.to=to,this.level=level}side(end,dir){
return this.dir==dir==end?this.to:this.from}forward(forward,dir){return forward==(this.dir==dir)}static find(order,index,level,assoc){
let maybe=-1;for(let i2=0;i2<order.length;i2++){let span=order[i2];if(span.from<=index&&span.to>=index){
if(span.level==level)return i2;(maybe<0||(assoc!=0?assoc<0?span.from<index:span.to>index:order[maybe].
level>span.level))&&(maybe=i2)}}if(maybe<0)throw new RangeError("Index out of range");return maybe}};
function isolatesEq(a,b){if(a.length!=b.length)return!1;for(let i2=0;i2<a.length;i2++){let iA=a[i2],
iB=b[i2];if(iA.from!=iB.from||iA.to!=iB.to||iA.direction!=iB.direction||!isolatesEq(iA.inner,iB.inner))
return!1}return!0}var types=[];function computeCharTypes(line,rFrom,rTo,isolates,outerType){for(let iI=0;iI<=
isolates.length;iI++){let from=iI?isolates[iI-1].to:rFrom,to=iI<isolates.length?isolates[iI].from:rTo,
prevType=iI?256:outerType;for(let i2=from,prev=prevType,prevStrong=prevType;i2<to;i2++){let type=charType(
line.charCodeAt(i2));type==512?type=prev:type==8&&prevStrong==4&&(type=16),types[i2]=type==4?2:type,
type&7&&(prevStrong=type),prev=type}for(let i2=from,prev=prevType,prevStrong=prevType;i2<to;i2++){let type=types[i2];
if(type==128)i2<to-1&&prev==types[i2+1]&&prev&24?type=types[i2]=prev:types[i2]=256;else if(type==64){
let end=i2+1;for(;end<to&&types[end]==64;)end++;let replace2=i2&&prev==8||end<rTo&&types[end]==8?prevStrong==
1?1:8:256;for(let j=i2;j<end;j++)types[j]=replace2;i2=end-1}else type==8&&prevStrong==1&&(types[i2]=
1);prev=type,type&7&&(prevStrong=type)}}}function processBracketPairs(line,rFrom,rTo,isolates,outerType){
let oppositeType=outerType==1?2:1;for(let iI=0,sI=0,context=0;iI<=isolates.length;iI++){let from=iI?
isolates[iI-1].to:rFrom,to=iI<isolates.length?isolates[iI].from:rTo;for(let i2=from,ch,br,type;i2<to;i2++)
if(br=Brackets[ch=line.charCodeAt(i2)])if(br<0){for(let sJ=sI-3;sJ>=0;sJ-=3)if(BracketStack[sJ+1]==-br){
let flags=BracketStack[sJ+2],type2=flags&2?outerType:flags&4?flags&1?oppositeType:outerType:0;type2&&
(types[i2]=types[BracketStack[sJ]]=type2),sI=sJ;break}}else{if(BracketStack.length==189)break;BracketStack[sI++]=
i2,BracketStack[sI++]=ch,BracketStack[sI++]=context}else if((type=types[i2])==2||type==1){let embed=type==
outerType;context=embed?0:1;for(let sJ=sI-3;sJ>=0;sJ-=3){let cur=BracketStack[sJ+2];if(cur&2)break;if(embed)
BracketStack[sJ+2]|=2;else{if(cur&4)break;BracketStack[sJ+2]|=4}}}}}function processNeutrals(rFrom,rTo,isolates,outerType){
for(let iI=0,prev=outerType;iI<=isolates.length;iI++){let from=iI?isolates[iI-1].to:rFrom,to=iI<isolates.
length?isolates[iI].from:rTo;for(let i2=from;i2<to;){let type=types[i2];if(type==256){let end=i2+1;for(;;)
if(end==to){if(iI==isolates.length)break;end=isolates[iI++].to,to=iI<isolates.length?isolates[iI].from:
rTo}else if(types[end]==256)end++;else break;let beforeL=prev==1,afterL=(end<rTo?types[end]:outerType)==
1,replace2=beforeL==afterL?beforeL?1:2:outerType;for(let j=end,jI=iI,fromJ=jI?isolates[jI-1].to:rFrom;j>
i2;)j==fromJ&&(j=isolates[--jI].from,fromJ=jI?isolates[jI-1].to:rFrom),types[--j]=replace2;i2=end}else
prev=type,i2++}}}function emitSpans(line,from,to,level,baseLevel,isolates,order){let ourType=level%2?
2:1;if(level%2==baseLevel%2)for(let iCh=from,iI=0;iCh<to;){let sameDir=!0,isNum=!1;if(iI==isolates.length||
iCh<isolates[iI].from){let next=types[iCh];next!=ourType&&(sameDir=!1,isNum=next==16)}let recurse=!sameDir&&
ourType==1?[]:null,localLevel=sameDir?level:level+1,iScan=iCh;run:for(;;)if(iI<isolates.length&&iScan==
isolates[iI].from){if(isNum)break run;let iso=isolates[iI];if(!sameDir)for(let upto=iso.to,jI=iI+1;;){
if(upto==to)break run;if(jI<isolates.length&&isolates[jI].from==upto)upto=isolates[jI++].to;else{if(types[upto]==
ourType)break run;break}}if(iI++,recurse)recurse.push(iso);else{iso.from>iCh&&order.push(new BidiSpan(
iCh,iso.from,localLevel));let dirSwap=iso.direction==LTR!=!(localLevel%2);computeSectionOrder(line,dirSwap?
level+1:level,baseLevel,iso.inner,iso.from,iso.to,order),iCh=iso.to}iScan=iso.to}else{if(iScan==to||
(sameDir?types[iScan]!=ourType:types[iScan]==ourType))break;iScan++}recurse?emitSpans(line,iCh,iScan,
level+1,baseLevel,recurse,order):iCh<iScan&&order.push(new BidiSpan(iCh,iScan,localLevel)),iCh=iScan}else
for(let iCh=to,iI=isolates.length;iCh>from;){let sameDir=!0,isNum=!1;if(!iI||iCh>isolates[iI-1].to){
let next=types[iCh-1];next!=ourType&&(sameDir=!1,isNum=next==16)}let recurse=!sameDir&&ourType==1?[]:
null,localLevel=sameDir?level:level+1,iScan=iCh;run:for(;;)if(iI&&iScan==isolates[iI-1].to){if(isNum)
break run;let iso=isolates[--iI];if(!sameDir)for(let upto=iso.from,jI=iI;;){if(upto==from)break run;
if(jI&&isolates[jI-1].to==upto)upto=isolates[--jI].from;else{if(types[upto-1]==ourType)break run;break}}
if(recurse)recurse.push(iso);else{iso.to<iCh&&order.push(new BidiSpan(iso.to,iCh,localLevel));let dirSwap=iso.
direction==LTR!=!(localLevel%2);computeSectionOrder(line,dirSwap?level+1:level,baseLevel,iso.inner,iso.
from,iso.to,order),iCh=iso.from}iScan=iso.from}else{if(iScan==from||(sameDir?types[iScan-1]!=ourType:
types[iScan-1]==ourType))break;iScan--}recurse?emitSpans(line,iScan,iCh,level+1,baseLevel,recurse,order):
iScan<iCh&&order.push(new BidiSpan(iScan,iCh,localLevel)),iCh=iScan}}function computeSectionOrder(line,level,baseLevel,isolates,from,to,order){
let outerType=level%2?2:1;computeCharTypes(line,from,to,isolates,outerType),processBracketPairs(line,
from,to,isolates,outerType),processNeutrals(from,to,isolates,outerType),emitSpans(line,from,to,level,
baseLevel,isolates,order)}function computeOrder(line,direction,isolates){if(!line)return[new BidiSpan(
0,0,direction==RTL?1:0)];if(direction==LTR&&!isolates.length&&!BidiRE.test(line))return trivialOrder(
line.length);if(isolates.length)for(;line.length>types.length;)types[types.length]=256;let order=[],
level=direction==LTR?0:1;return computeSectionOrder(line,level,level,isolates,0,line.length,order),order}
function trivialOrder(length){return[new BidiSpan(0,length,0)]}var movedOver="";function moveVisually(line,order,dir,start2,forward){
var _a2;if(!line.length)return null;let startIndex=start2.head-line.from,spanI;if(start2.head==line.
from&&start2.assoc<0){if(!forward)return null;startIndex=order[spanI=0].side(!1,dir)}else if(start2.
head==line.to&&start2.assoc>0){if(forward)return null;startIndex=order[spanI=order.length-1].side(!0,
dir)}else spanI=BidiSpan.find(order,startIndex,(_a2=start2.bidiLevel)!==null&&_a2!==void 0?_a2:-1,start2.
assoc);let span=order[spanI],spanEnd=span.side(forward,dir);if(startIndex==spanEnd){let nextI=spanI+=
forward?1:-1;if(nextI<0||nextI>=order.length)return null;span=order[spanI=nextI],startIndex=span.side(
!forward,dir),spanEnd=span.side(forward,dir)}let nextIndex=findClusterBreak2(line.text,startIndex,span.
forward(forward,dir));(nextIndex<span.from||nextIndex>span.to)&&(nextIndex=spanEnd),movedOver=line.text.
slice(Math.min(startIndex,nextIndex),Math.max(startIndex,nextIndex));let nextSpan=spanI==(forward?order.
length-1:0)?null:order[spanI+(forward?1:-1)];if(nextIndex==spanEnd){if(!nextSpan)return forward?EditorSelection.
cursor(line.to,1):EditorSelection.cursor(line.from,-1);if(nextSpan.level+(forward?0:1)<span.level)return EditorSelection.
cursor(nextSpan.side(!forward,dir)+line.from,nextSpan.forward(forward,dir)?1:-1,nextSpan.level)}return EditorSelection.
cursor(nextIndex+line.from,span.forward(forward,dir)?-1:1,span.level)}function autoDirection(text,from,to){
for(let i2=from;i2<to;i2++){let type=charType(text.charCodeAt(i2));if(type==1)return LTR;if(type==2||
type==4)return RTL}}var clickAddsSelectionRange=Facet.define(),dragMovesSelection$1=Facet.define(),mouseSelectionStyle=Facet.
define(),exceptionSink=Facet.define(),updateListener=Facet.define(),inputHandler=Facet.define(),focusChangeEffect=Facet.
define(),clipboardInputFilter=Facet.define(),clipboardOutputFilter=Facet.define(),perLineTextDirection=Facet.
define({combine:values=>values.some(x=>x)}),nativeSelectionHidden=Facet.define({combine:values=>values.
some(x=>x)}),scrollHandler=Facet.define(),ScrollTarget=class _ScrollTarget{constructor(range,y,x,yMargin,xMargin,isSnapshot=!1){
this.range=range,this.y=y,this.x=x,this.yMargin=yMargin,this.xMargin=xMargin,this.isSnapshot=isSnapshot}map(changes){
return changes.empty?this:new _ScrollTarget(this.range.map(changes),this.y,this.x,this.yMargin,this.
xMargin,this.isSnapshot)}clip(state){return this.range.to<=state.doc.length?this:new _ScrollTarget(EditorSelection.
cursor(state.doc.length),this.y,this.x,this.yMargin,this.xMargin,this.isSnapshot)}},scrollIntoView=StateEffect.
define({map:(t2,ch)=>t2.map(ch)}),setEditContextFormatting=StateEffect.define();function logException(state,exception,context){
let handler=state.facet(exceptionSink);handler.length?handler[0](exception):window.onerror&&window.onerror(
String(exception),context,void 0,void 0,exception)||(context?console.error(context+":",exception):console.
error(exception))}var editable=Facet.define({combine:values=>values.length?values[0]:!0}),nextPluginID=0,
viewPlugin=Facet.define({combine(plugins){return plugins.filter((p,i2)=>{for(let j=0;j<i2;j++)if(plugins[j].
plugin==p.plugin)return!1;return!0})}}),ViewPlugin=class _ViewPlugin{constructor(id2,create,domEventHandlers,domEventObservers,buildExtensions){
this.id=id2,this.create=create,this.domEventHandlers=domEventHandlers,this.domEventObservers=domEventObservers,
this.baseExtensions=buildExtensions(this),this.extension=this.baseExtensions.concat(viewPlugin.of({plugin:this,
arg:void 0}))}of(arg){return this.baseExtensions.concat(viewPlugin.of({plugin:this,arg}))}static define(create,spec){
let{eventHandlers,eventObservers,provide,decorations:deco}=spec||{};return new _ViewPlugin(nextPluginID++,
create,eventHandlers,eventObservers,plugin=>{let ext=[];return deco&&ext.push(decorations.of(view=>{
let pluginInst=view.plugin(plugin);return pluginInst?deco(pluginInst):Decoration.none})),provide&&ext.
push(provide(plugin)),ext})}static fromClass(cls,spec){return _ViewPlugin.define((view,arg)=>new cls(
view,arg),spec)}},PluginInstance=class{constructor(spec){this.spec=spec,this.mustUpdate=null,this.value=
null}get plugin(){return this.spec&&this.spec.plugin}update(view){if(this.value){if(this.mustUpdate){
let update=this.mustUpdate;if(this.mustUpdate=null,this.value.update)try{this.value.update(update)}catch(e){
if(logException(update.state,e,"CodeMirror plugin crashed"),this.value.destroy)try{this.value.destroy()}catch{}
this.deactivate()}}}else if(this.spec)try{this.value=this.spec.plugin.create(view,this.spec.arg)}catch(e){
logException(view.state,e,"CodeMirror plugin crashed"),this.deactivate()}return this}destroy(view){var _a2;
if(!((_a2=this.value)===null||_a2===void 0)&&_a2.destroy)try{this.value.destroy()}catch(e){logException(
view.state,e,"CodeMirror plugin crashed")}}deactivate(){this.spec=this.value=null}},editorAttributes=Facet.
define(),contentAttributes=Facet.define(),decorations=Facet.define(),blockWrappers=Facet.define(),outerDecorations=Facet.
define(),atomicRanges=Facet.define(),bidiIsolatedRanges=Facet.define();function getIsolatedRanges(view,line){
let isolates=view.state.facet(bidiIsolatedRanges);if(!isolates.length)return isolates;let sets=isolates.
map(i2=>i2 instanceof Function?i2(view):i2),result=[];return RangeSet.spans(sets,line.from,line.to,{
point(){},span(fromDoc,toDoc,active,open){let from=fromDoc-line.from,to=toDoc-line.from,level=result;
for(let i2=active.length-1;i2>=0;i2--,open--){let direction=active[i2].spec.bidiIsolate,update;if(open>
0&&level.length&&(update=level[level.length-1]).to==from&&update.direction==direction)update.to=to,level=
update.inner;else{let add={from,to,direction,inner:[]};level.push(add),level=add.inner}}}}),resolveIsolates(
line.text,result)}function resolveIsolates(text,isolates){for(let i2 of isolates){if(i2.direction==null){
for(let pos=i2.from,j=0;pos<i2.to;j++){let nextInner=j<i2.inner.length?i2.inner[j]:null,dir=autoDirection(
text,pos,nextInner?nextInner.from:i2.to);if(dir){i2.direction=dir;break}if(!nextInner)break;pos=nextInner.
to}i2.direction==null&&(i2.direction=Direction.LTR)}resolveIsolates(text,i2.inner)}return isolates}var scrollMargins=Facet.
define();function getScrollMargins(view){let left=0,right=0,top2=0,bottom=0;for(let source of view.state.
facet(scrollMargins)){let m=source(view);m&&(m.left!=null&&(left=Math.max(left,m.left)),m.right!=null&&
(right=Math.max(right,m.right)),m.top!=null&&(top2=Math.max(top2,m.top)),m.bottom!=null&&(bottom=Math.
max(bottom,m.bottom)))}return{left,right,top:top2,bottom}}var styleModule=Facet.define(),ChangedRange=class _ChangedRange{constructor(fromA,toA,fromB,toB){
this.fromA=fromA,this.toA=toA,this.fromB=fromB,this.toB=toB}join(other){return new _ChangedRange(Math.
min(this.fromA,other.fromA),Math.max(this.toA,other.toA),Math.min(this.fromB,other.fromB),Math.max(this.
toB,other.toB))}addToSet(set){let i2=set.length,me=this;for(;i2>0;i2--){let range=set[i2-1];if(!(range.
fromA>me.toA)){if(range.toA<me.fromA)break;me=me.join(range),set.splice(i2-1,1)}}return set.splice(i2,
0,me),set}static extendWithRanges(diff,ranges){if(ranges.length==0)return diff;let result=[];for(let dI=0,
rI=0,off=0;;){let nextD=dI<diff.length?diff[dI].fromB:1e9,nextR=rI<ranges.length?ranges[rI]:1e9,fromB=Math.
min(nextD,nextR);if(fromB==1e9)break;let fromA=fromB+off,toB=fromB,toA=fromA;for(;;)if(rI<ranges.length&&
ranges[rI]<=toB){let end=ranges[rI+1];rI+=2,toB=Math.max(toB,end);for(let i2=dI;i2<diff.length&&diff[i2].
fromB<=toB;i2++)off=diff[i2].toA-diff[i2].toB;toA=Math.max(toA,end+off)}else if(dI<diff.length&&diff[dI].
fromB<=toB){let next=diff[dI++];toB=Math.max(toB,next.toB),toA=Math.max(toA,next.toA),off=next.toA-next.
toB}else break;result.push(new _ChangedRange(fromA,toA,fromB,toB))}return result}},ViewUpdate=class _ViewUpdate{constructor(view,state,transactions){
this.view=view,this.state=state,this.transactions=transactions,this.flags=0,this.startState=view.state,
this.changes=ChangeSet.empty(this.startState.doc.length);for(let tr of transactions)this.changes=this.
changes.compose(tr.changes);let changedRanges=[];this.changes.iterChangedRanges((fromA,toA,fromB,toB)=>changedRanges.
push(new ChangedRange(fromA,toA,fromB,toB))),this.changedRanges=changedRanges}static create(view,state,transactions){
return new _ViewUpdate(view,state,transactions)}get viewportChanged(){return(this.flags&4)>0}get viewportMoved(){
return(this.flags&8)>0}get heightChanged(){return(this.flags&2)>0}get geometryChanged(){return this.
docChanged||(this.flags&18)>0}get focusChanged(){return(this.flags&1)>0}get docChanged(){return!this.
changes.empty}get selectionSet(){return this.transactions.some(tr=>tr.selection)}get empty(){return this.
flags==0&&this.transactions.length==0}},noChildren=[],Tile=class{constructor(dom,length,flags=0){this.
dom=dom,this.length=length,this.flags=flags,this.parent=null,dom.cmTile=this}get breakAfter(){return this.
flags&1}get children(){return noChildren}isWidget(){return!1}get isHidden(){return!1}isComposite(){return!1}isLine(){
return!1}isText(){return!1}isBlock(){return!1}get domAttrs(){return null}sync(track){if(this.flags|=
2,this.flags&4){this.flags&=-5;let attrs=this.domAttrs;attrs&&setAttrs(this.dom,attrs)}}toString(){return this.
constructor.name+(this.children.length?`(${this.children})`:"")+(this.breakAfter?"#":"")}destroy(){this.
parent=null}setDOM(dom){this.dom=dom,dom.cmTile=this}get posAtStart(){return this.parent?this.parent.
posBefore(this):0}get posAtEnd(){return this.posAtStart+this.length}posBefore(tile,start2=this.posAtStart){
let pos=start2;for(let child of this.children){if(child==tile)return pos;pos+=child.length+child.breakAfter}
throw new RangeError("Invalid child in posBefore")}posAfter(tile){return this.posBefore(tile)+tile.length}covers(side){
return!0}coordsIn(pos,side,rtl){return null}domPosFor(off,side){let index=domIndex(this.dom),after=this.
length?off>0:side>0;return new DOMPos(this.parent.dom,index+(after?1:0),off==0||off==this.length)}markDirty(attrs){
this.flags&=-3,attrs&&(this.flags|=4),this.parent&&this.parent.flags&2&&this.parent.markDirty(!1)}get overrideDOMText(){
return null}get root(){for(let t2=this;t2;t2=t2.parent)if(t2 instanceof DocTile)return t2;return null}static get(dom){
return dom.cmTile}},CompositeTile=class extends Tile{constructor(dom){super(dom,0),this._children=[]}isComposite(){
return!0}get children(){return this._children}get lastChild(){return this.children.length?this.children[this.
children.length-1]:null}append(child){this.children.push(child),child.parent=this}sync(track){if(this.
flags&2)return;super.sync(track);let parent=this.dom,prev=null,next,tracking=track?.node==parent?track:
null,length=0;for(let child of this.children){if(child.sync(track),length+=child.length+child.breakAfter,
next=prev?prev.nextSibling:parent.firstChild,tracking&&next!=child.dom&&(tracking.written=!0),child.
dom.parentNode==parent)for(;next&&next!=child.dom;)next=rm$1(next);else parent.insertBefore(child.dom,
next);prev=child.dom}for(next=prev?prev.nextSibling:parent.firstChild,tracking&&next&&(tracking.written=
!0);next;)next=rm$1(next);this.length=length}};function rm$1(dom){let next=dom.nextSibling;return dom.
parentNode.removeChild(dom),next}var DocTile=class extends CompositeTile{constructor(view,dom){super(
dom),this.view=view}owns(tile){for(;tile;tile=tile.parent)if(tile==this)return!0;return!1}isBlock(){
return!0}nearest(dom){for(;;){if(!dom)return null;let tile=Tile.get(dom);if(tile&&this.owns(tile))return tile;
dom=dom.parentNode}}blockTiles(f){for(let stack=[],cur=this,i2=0,pos=0;;)if(i2==cur.children.length){
if(!stack.length)return;cur=cur.parent,cur.breakAfter&&pos++,i2=stack.pop()}else{let next=cur.children[i2++];
if(next instanceof BlockWrapperTile)stack.push(i2),cur=next,i2=0;else{let end=pos+next.length,result=f(
next,pos);if(result!==void 0)return result;pos=end+next.breakAfter}}}resolveBlock(pos,side){let before,
beforeOff=-1,after,afterOff=-1;if(this.blockTiles((tile,off)=>{let end=off+tile.length;if(pos>=off&&
pos<=end){if(tile.isWidget()&&side>=-1&&side<=1){if(tile.flags&32)return!0;tile.flags&16&&(before=void 0)}
(off<pos||pos==end&&(side<-1?tile.length:tile.covers(1)))&&(!before||!tile.isWidget()&&before.isWidget())&&
(before=tile,beforeOff=pos-off),(end>pos||pos==off&&(side>1?tile.length:tile.covers(-1)))&&(!after||
!tile.isWidget()&&after.isWidget())&&(after=tile,afterOff=pos-off)}}),!before&&!after)throw new Error(
"No tile at position "+pos);return before&&side<0||!after?{tile:before,offset:beforeOff}:{tile:after,
offset:afterOff}}},BlockWrapperTile=class _BlockWrapperTile extends CompositeTile{constructor(dom,wrapper){
super(dom),this.wrapper=wrapper}isBlock(){return!0}covers(side){return this.children.length?side<0?this.
children[0].covers(-1):this.lastChild.covers(1):!1}get domAttrs(){return this.wrapper.attributes}static of(wrapper,dom){
let tile=new _BlockWrapperTile(dom||document.createElement(wrapper.tagName),wrapper);return dom||(tile.
flags|=4),tile}},LineTile=class _LineTile extends CompositeTile{constructor(dom,attrs){super(dom),this.
attrs=attrs}isLine(){return!0}static start(attrs,dom,keepAttrs){let line=new _LineTile(dom||document.
createElement("div"),attrs);return(!dom||!keepAttrs)&&(line.flags|=4),line}get domAttrs(){return this.
attrs}resolveInline(pos,side,forCoords=!1){let before=null,beforeOff=-1,after=null,afterOff=-1;function scan(tile,pos2){
for(let i2=0,off=0;i2<tile.children.length&&off<=pos2;i2++){let child=tile.children[i2],end=off+child.
length;end>=pos2&&(child.isComposite()?scan(child,pos2-off):(!after||forCoords&&after.isHidden&&(side>
0&&!(after.flags&32)||forCoords&&onSameLine(after,child)))&&(end>pos2||child.flags&32&&side<=1)?(after=
child,afterOff=pos2-off):(off<pos2||child.flags&16&&!(forCoords&&child.isHidden)&&side>=-1)&&(before=
child,beforeOff=pos2-off)),off=end}}scan(this,pos);let target=(side<0?before:after)||before||after;return target?
{tile:target,offset:target==before?beforeOff:afterOff}:null}coordsIn(pos,side,rtl){let found=this.resolveInline(
pos,side,!0);return found?found.tile.coordsIn(Math.max(0,found.offset),side,rtl):fallbackRect(this)}domIn(pos,side){
let found=this.resolveInline(pos,side);if(found){let{tile,offset}=found;if(this.dom.contains(tile.dom))
return tile.isText()?new DOMPos(tile.dom,Math.min(tile.dom.nodeValue.length,offset)):tile.domPosFor(
offset,tile.flags&16?1:tile.flags&32?-1:side);let parent=found.tile.parent,saw=!1;for(let ch of parent.
children){if(saw)return new DOMPos(ch.dom,0);ch==found.tile&&(saw=!0)}}return new DOMPos(this.dom,0)}};
function fallbackRect(tile){let last2=tile.dom.lastChild;if(!last2)return tile.dom.getBoundingClientRect();
let rects=clientRectsFor(last2);return rects[rects.length-1]||null}function onSameLine(a,b){let posA=a.
coordsIn(0,1),posB=b.coordsIn(0,1);return posA&&posB&&posB.top<posA.bottom}var MarkTile=class _MarkTile extends CompositeTile{constructor(dom,mark){
super(dom),this.mark=mark}get domAttrs(){return this.mark.attrs}static of(mark,dom){let tile=new _MarkTile(
dom||document.createElement(mark.tagName),mark);return dom||(tile.flags|=4),tile}},TextTile=class _TextTile extends Tile{constructor(dom,text){
super(dom,text.length),this.text=text}sync(track){this.flags&2||(super.sync(track),this.dom.nodeValue!=
this.text&&(track&&track.node==this.dom&&(track.written=!0),this.dom.nodeValue=this.text))}isText(){
return!0}toString(){return JSON.stringify(this.text)}coordsIn(pos,side,rtl){let length=this.dom.nodeValue.
length;pos>length&&(pos=length);let from=pos,to=pos,flatten2=0;pos==0&&side<0||pos==length&&side>=0?
browser.chrome||browser.gecko||(pos?(from--,flatten2=1):to<length&&(to++,flatten2=-1)):side<0?from--:
to<length&&to++;let rects=textRange(this.dom,from,to).getClientRects();if(!rects.length)return null;
let rect=rects[(flatten2?flatten2<0:side>=0)?0:rects.length-1];return browser.safari&&!flatten2&&rect.
width==0&&(rect=Array.prototype.find.call(rects,r=>r.width)||rect),rtl==null?rect:flattenRect(rect,(flatten2?
flatten2>0:side<0)==rtl)}static of(text,dom){let tile=new _TextTile(dom||document.createTextNode(text),
text);return dom||(tile.flags|=2),tile}},WidgetTile=class _WidgetTile extends Tile{constructor(dom,length,widget,flags){
super(dom,length,flags),this.widget=widget}isWidget(){return!0}get isHidden(){return this.widget.isHidden}covers(side){
return this.flags&48?!1:(this.flags&(side<0?64:128))>0}coordsIn(pos,side){return this.coordsInWidget(
pos,side,!1)}coordsInWidget(pos,side,block){let custom=this.widget.coordsAt(this.dom,pos,side);if(custom)
return custom;if(block)return flattenRect(this.dom.getBoundingClientRect(),this.length?pos==0:side<=
0);{let rects=this.dom.getClientRects(),rect=null;if(!rects.length)return null;let fromBack=this.flags&
16?!0:this.flags&32?!1:pos>0;for(let i2=fromBack?rects.length-1:0;rect=rects[i2],!(pos>0?i2==0:i2==rects.
length-1||rect.top<rect.bottom);i2+=fromBack?-1:1);return flattenRect(rect,!fromBack)}}get overrideDOMText(){
if(!this.length)return Text.empty;let{root}=this;if(!root)return Text.empty;let start2=this.posAtStart;
return root.view.state.doc.slice(start2,start2+this.length)}destroy(){super.destroy(),this.widget.destroy(
this.dom)}static of(widget,view,length,flags,dom){return dom||(dom=widget.toDOM(view),widget.editable||
(dom.contentEditable="false")),new _WidgetTile(dom,length,widget,flags)}},WidgetBufferTile=class extends Tile{constructor(flags){
let img=document.createElement("img");img.className="cm-widgetBuffer",img.setAttribute("aria-hidden",
"true"),super(img,0,flags)}get isHidden(){return!0}get overrideDOMText(){return Text.empty}coordsIn(pos,side,rtl){
let rect=this.dom.getBoundingClientRect();return rtl==null?rect:flattenRect(rect,side>0==rtl)}},TilePointer=class{constructor(top2){
this.index=0,this.beforeBreak=!1,this.parents=[],this.tile=top2}advance(dist2,side,walker){let{tile,
index,beforeBreak,parents}=this;for(;dist2||side>0;)if(tile.isComposite())if(beforeBreak){if(!dist2)
break;walker&&walker.break(),dist2--,beforeBreak=!1}else if(index==tile.children.length){if(!dist2&&
!parents.length)break;walker&&walker.leave(tile),beforeBreak=!!tile.breakAfter,{tile,index}=parents.
pop(),index++}else{let next=tile.children[index],brk=next.breakAfter;(side>0?next.length<=dist2:next.
length<dist2)&&(!walker||walker.skip(next,0,next.length)!==!1||!next.isComposite)?(beforeBreak=!!brk,
index++,dist2-=next.length):(parents.push({tile,index}),tile=next,index=0,walker&&next.isComposite()&&
walker.enter(next))}else{let len=tile.length;if(index<len&&dist2){let take=Math.min(dist2,len-index);
walker&&walker.skip(tile,index,index+take),dist2-=take,index+=take}if(index==len)beforeBreak=!!tile.
breakAfter,{tile,index}=parents.pop(),index++;else if(!dist2)break}return this.tile=tile,this.index=
index,this.beforeBreak=beforeBreak,this}get root(){return this.parents.length?this.parents[0].tile:this.
tile}},OpenWrapper=class{constructor(from,to,wrapper,rank2){this.from=from,this.to=to,this.wrapper=wrapper,
this.rank=rank2}},TileBuilder=class{constructor(cache2,root,blockWrappers2){this.cache=cache2,this.root=
root,this.blockWrappers=blockWrappers2,this.curLine=null,this.lastBlock=null,this.afterWidget=null,this.
pos=0,this.wrappers=[],this.wrapperPos=0}addText(text,marks2,openStart,tile){var _a2;this.flushBuffer();
let parent=this.ensureMarks(marks2,openStart),prev=parent.lastChild;if(prev&&prev.isText()&&!(prev.flags&
8)&&prev.length+text.length<512){this.cache.reused.set(prev,2);let tile2=parent.children[parent.children.
length-1]=new TextTile(prev.dom,prev.text+text);tile2.parent=parent}else parent.append(tile||TextTile.
of(text,(_a2=this.cache.find(TextTile))===null||_a2===void 0?void 0:_a2.dom));this.pos+=text.length,
this.afterWidget=null}addComposition(composition,context){let line=this.curLine;line.dom!=context.line.
dom&&(line.setDOM(this.cache.reused.has(context.line)?freeNode(context.line.dom):context.line.dom),this.
cache.reused.set(context.line,2));let head=line;for(let i2=context.marks.length-1;i2>=0;i2--){let mark=context.
marks[i2],last2=head.lastChild;if(last2 instanceof MarkTile&&last2.mark.eq(mark.mark))last2.dom!=mark.
dom&&last2.setDOM(freeNode(mark.dom)),head=last2;else{let{dom}=mark;this.cache.reused.get(mark)&&Tile.
get(mark.dom)&&(dom=freeNode(mark.dom));let nw=MarkTile.of(mark.mark,dom);head.append(nw),head=nw}this.
cache.reused.set(mark,2)}let oldTile=Tile.get(composition.text);oldTile&&this.cache.reused.set(oldTile,
2);let text=new TextTile(composition.text,composition.text.nodeValue);text.flags|=8,this.pos=composition.
range.toB,head.append(text)}addInlineWidget(widget,marks2,openStart){let noSpace=this.afterWidget&&widget.
flags&48&&(this.afterWidget.flags&48)==(widget.flags&48);noSpace||this.flushBuffer();let parent=this.
ensureMarks(marks2,openStart);!noSpace&&!(widget.flags&16)&&parent.append(this.getBuffer(1)),parent.
append(widget),this.pos+=widget.length,this.afterWidget=widget}addMark(tile,marks2,openStart){this.flushBuffer(),
this.ensureMarks(marks2,openStart).append(tile),this.pos+=tile.length,this.afterWidget=null}addBlockWidget(widget){
this.getBlockPos().append(widget),this.pos+=widget.length,this.lastBlock=widget,this.endLine()}continueWidget(length){
let widget=this.afterWidget||this.lastBlock;widget.length+=length,this.pos+=length}addLineStart(attrs,dom){
var _a2;attrs||(attrs=lineBaseAttrs);let tile=LineTile.start(attrs,dom||((_a2=this.cache.find(LineTile))===
null||_a2===void 0?void 0:_a2.dom),!!dom);this.getBlockPos().append(this.lastBlock=this.curLine=tile)}addLine(tile){
this.getBlockPos().append(tile),this.pos+=tile.length,this.lastBlock=tile,this.endLine()}addBreak(){
this.lastBlock.flags|=1,this.endLine(),this.pos++}addLineStartIfNotCovered(attrs){this.blockPosCovered()||
this.addLineStart(attrs)}ensureLine(attrs){this.curLine||this.addLineStart(attrs)}ensureMarks(marks2,openStart){
var _a2;let parent=this.curLine;for(let i2=marks2.length-1;i2>=0;i2--){let mark=marks2[i2],last2;if(openStart>
0&&(last2=parent.lastChild)&&last2 instanceof MarkTile&&last2.mark.eq(mark))parent=last2,openStart--;else{
let tile=MarkTile.of(mark,(_a2=this.cache.find(MarkTile,m=>m.mark.eq(mark)))===null||_a2===void 0?void 0:
_a2.dom);parent.append(tile),parent=tile,openStart=0}}return parent}endLine(){if(this.curLine){this.
flushBuffer();let last2=this.curLine.lastChild;(!last2||!hasContent(this.curLine,!1)||last2.dom.nodeName!=
"BR"&&last2.isWidget()&&!(browser.ios&&hasContent(this.curLine,!0)))&&this.curLine.append(this.cache.
findWidget(BreakWidget,0,32)||new WidgetTile(BreakWidget.toDOM(),0,BreakWidget,32)),this.curLine=this.
afterWidget=null}}updateBlockWrappers(){this.wrapperPos>this.pos+1e4&&(this.blockWrappers.goto(this.
pos),this.wrappers.length=0);for(let i2=this.wrappers.length-1;i2>=0;i2--)this.wrappers[i2].to<this.
pos&&this.wrappers.splice(i2,1);for(let cur=this.blockWrappers;cur.value&&cur.from<=this.pos;cur.next())
if(cur.to>=this.pos){let rank2=cur.rank*102+cur.value.rank,wrap=new OpenWrapper(cur.from,cur.to,cur.
value,rank2),i2=this.wrappers.length;for(;i2>0&&(this.wrappers[i2-1].rank-wrap.rank||this.wrappers[i2-
1].to-wrap.to)<0;)i2--;this.wrappers.splice(i2,0,wrap)}this.wrapperPos=this.pos}getBlockPos(){var _a2;
this.updateBlockWrappers();let parent=this.root;for(let wrap of this.wrappers){let last2=parent.lastChild;
if(wrap.from<this.pos&&last2 instanceof BlockWrapperTile&&last2.wrapper.eq(wrap.wrapper))parent=last2;else{
let tile=BlockWrapperTile.of(wrap.wrapper,(_a2=this.cache.find(BlockWrapperTile,t2=>t2.wrapper.eq(wrap.
wrapper)))===null||_a2===void 0?void 0:_a2.dom);parent.append(tile),parent=tile}}return parent}blockPosCovered(){
let last2=this.lastBlock;return last2!=null&&!last2.breakAfter&&(!last2.isWidget()||(last2.flags&160)>
0)}getBuffer(side){let flags=2|(side<0?16:32),found=this.cache.find(WidgetBufferTile,void 0,1);return found&&
(found.flags=flags),found||new WidgetBufferTile(flags)}flushBuffer(){this.afterWidget&&!(this.afterWidget.
flags&32)&&(this.afterWidget.parent.append(this.getBuffer(-1)),this.afterWidget=null)}},TextStream=class{constructor(doc2){
this.skipCount=0,this.text="",this.textOff=0,this.cursor=doc2.iter()}skip(len){this.textOff+len<=this.
text.length?this.textOff+=len:(this.skipCount+=len-(this.text.length-this.textOff),this.text="",this.
textOff=0)}next(maxLen){if(this.textOff==this.text.length){let{value,lineBreak,done}=this.cursor.next(
this.skipCount);if(this.skipCount=0,done)throw new Error("Ran out of text content when drawing inlin\
e views");this.text=value;let len=this.textOff=Math.min(maxLen,value.length);return lineBreak?null:value.
slice(0,len)}let end=Math.min(this.text.length,this.textOff+maxLen),chars=this.text.slice(this.textOff,
end);return this.textOff=end,chars}},buckets=[WidgetTile,LineTile,TextTile,MarkTile,WidgetBufferTile,
BlockWrapperTile,DocTile];for(let i2=0;i2<buckets.length;i2++)buckets[i2].bucket=i2;var TileCache=class{constructor(view){
this.view=view,this.buckets=buckets.map(()=>[]),this.index=buckets.map(()=>0),this.reused=new Map}add(tile){
let i2=tile.constructor.bucket,bucket=this.buckets[i2];bucket.length<6?bucket.push(tile):bucket[this.
index[i2]=(this.index[i2]+1)%6]=tile}find(cls,test,type=2){let i2=cls.bucket,bucket=this.buckets[i2],
off=this.index[i2];for(let j=0;j<bucket.length;j++){let index=(j+off)%bucket.length,tile=bucket[index];
if((!test||test(tile))&&!this.reused.has(tile))return bucket.splice(index,1),index<off&&this.index[i2]--,
this.reused.set(tile,type),tile}return null}findWidget(widget,length,flags){let widgets=this.buckets[0];
if(widgets.length)for(let i2=0,pass=0;;i2++){if(i2==widgets.length){if(pass)return null;pass=1,i2=0}
let tile=widgets[i2];if(!this.reused.has(tile)&&(pass==0?tile.widget.compare(widget):tile.widget.constructor==
widget.constructor&&widget.updateDOM(tile.dom,this.view,tile.widget)))return widgets.splice(i2,1),i2<
this.index[0]&&this.index[0]--,tile.widget==widget&&tile.length==length&&(tile.flags&497)==flags?(this.
reused.set(tile,1),tile):(this.reused.set(tile,2),new WidgetTile(tile.dom,length,widget,tile.flags&-498|
flags))}}reuse(tile){return this.reused.set(tile,1),tile}maybeReuse(tile,type=2){if(!this.reused.has(
tile))return this.reused.set(tile,type),tile.dom}clear(){for(let i2=0;i2<this.buckets.length;i2++)this.
buckets[i2].length=this.index[i2]=0}},TileUpdate=class{constructor(view,old,blockWrappers2,decorations2,disallowBlockEffectsFor){
this.view=view,this.decorations=decorations2,this.disallowBlockEffectsFor=disallowBlockEffectsFor,this.
openWidget=!1,this.openMarks=0,this.cache=new TileCache(view),this.text=new TextStream(view.state.doc),
this.builder=new TileBuilder(this.cache,new DocTile(view,view.contentDOM),RangeSet.iter(blockWrappers2)),
this.cache.reused.set(old,2),this.old=new TilePointer(old),this.reuseWalker={skip:(tile,from,to)=>{if(this.
cache.add(tile),tile.isComposite())return!1},enter:tile=>this.cache.add(tile),leave:()=>{},break:()=>{}}}run(changes,composition){
let compositionContext=composition&&this.getCompositionContext(composition.text);for(let posA=0,posB=0,
i2=0;;){let next=i2<changes.length?changes[i2++]:null,skipA=next?next.fromA:this.old.root.length;if(skipA>
posA){let len=skipA-posA;this.preserve(len,!i2,!next),posA=skipA,posB+=len}if(!next)break;composition&&
next.fromA<=composition.range.fromA&&next.toA>=composition.range.toA?(this.forward(next.fromA,composition.
range.fromA,composition.range.fromA<composition.range.toA?1:-1),this.emit(posB,composition.range.fromB),
this.builder.flushBuffer(),this.cache.clear(),this.builder.addComposition(composition,compositionContext),
this.text.skip(composition.range.toB-composition.range.fromB),this.forward(composition.range.fromA,next.
toA),this.emit(composition.range.toB,next.toB)):(this.forward(next.fromA,next.toA),this.emit(posB,next.
toB)),posB=next.toB,posA=next.toA}return this.builder.curLine&&this.builder.endLine(),this.builder.root}preserve(length,incStart,incEnd){
let activeMarks=getMarks(this.old),openMarks=this.openMarks;this.old.advance(length,incEnd?1:-1,{skip:(tile,from,to)=>{
if(tile.isWidget())if(this.openWidget)this.builder.continueWidget(to-from);else{let widget=to>0||from<
tile.length?WidgetTile.of(tile.widget,this.view,to-from,tile.flags&496,this.cache.maybeReuse(tile)):
this.cache.reuse(tile);widget.flags&256?(widget.flags&=-2,this.builder.addBlockWidget(widget)):(this.
builder.ensureLine(null),this.builder.addInlineWidget(widget,activeMarks,openMarks),openMarks=activeMarks.
length)}else if(tile.isText())this.builder.ensureLine(null),!from&&to==tile.length&&!this.cache.reused.
has(tile)?this.builder.addText(tile.text,activeMarks,openMarks,this.cache.reuse(tile)):(this.cache.add(
tile),this.builder.addText(tile.text.slice(from,to),activeMarks,openMarks)),openMarks=activeMarks.length;else if(tile.
isLine())tile.flags&=-2,this.cache.reused.set(tile,1),this.builder.addLine(tile);else if(tile instanceof
WidgetBufferTile)this.cache.add(tile);else if(tile instanceof MarkTile)this.builder.ensureLine(null),
this.builder.addMark(tile,activeMarks,openMarks),this.cache.reused.set(tile,1),openMarks=activeMarks.
length;else return!1;this.openWidget=!1},enter:tile=>{tile.isLine()?this.builder.addLineStart(tile.attrs,
this.cache.maybeReuse(tile)):(this.cache.add(tile),tile instanceof MarkTile&&activeMarks.unshift(tile.
mark)),this.openWidget=!1},leave:tile=>{tile.isLine()?activeMarks.length&&(activeMarks.length=openMarks=
0):tile instanceof MarkTile&&(activeMarks.shift(),openMarks=Math.min(openMarks,activeMarks.length))},
break:()=>{this.builder.addBreak(),this.openWidget=!1}}),this.text.skip(length)}emit(from,to){let pendingLineAttrs=null,
b=this.builder,markCount=-1,openEnd=RangeSet.spans(this.decorations,from,to,{point:(from2,to2,deco,active,openStart,index)=>{
if(deco instanceof PointDecoration){if(this.disallowBlockEffectsFor[index]){if(deco.block)throw new RangeError(
"Block decorations may not be specified via plugins");if(to2>this.view.state.doc.lineAt(from2).to)throw new RangeError(
"Decorations that replace line breaks may not be specified via plugins")}if(markCount=active.length,
openStart>active.length)b.continueWidget(to2-from2);else{let widget=deco.widget||(deco.block?NullWidget.
block:NullWidget.inline),flags=widgetFlags(deco),tile=this.cache.findWidget(widget,to2-from2,flags)||
WidgetTile.of(widget,this.view,to2-from2,flags);deco.block?(deco.startSide>0&&b.addLineStartIfNotCovered(
pendingLineAttrs),b.addBlockWidget(tile)):(b.ensureLine(pendingLineAttrs),b.addInlineWidget(tile,active,
openStart))}pendingLineAttrs=null}else pendingLineAttrs=addLineDeco(pendingLineAttrs,deco);to2>from2&&
this.text.skip(to2-from2)},span:(from2,to2,active,openStart)=>{for(let pos=from2;pos<to2;){let chars=this.
text.next(Math.min(512,to2-pos));chars==null?(b.addLineStartIfNotCovered(pendingLineAttrs),b.addBreak(),
pos++):(b.ensureLine(pendingLineAttrs),b.addText(chars,active,pos==from2?openStart:active.length),pos+=
chars.length),pendingLineAttrs=null}markCount=active.length}});markCount>-1&&(this.openWidget=openEnd>
markCount),this.openWidget||b.addLineStartIfNotCovered(pendingLineAttrs),this.openMarks=openEnd}forward(from,to,side=1){
to-from<=10?this.old.advance(to-from,side,this.reuseWalker):(this.old.advance(5,-1,this.reuseWalker),
this.old.advance(to-from-10,-1),this.old.advance(5,side,this.reuseWalker))}getCompositionContext(text){
let marks2=[],line=null;for(let parent=text.parentNode;;parent=parent.parentNode){let tile=Tile.get(
parent);if(parent==this.view.contentDOM)break;tile instanceof MarkTile?marks2.push(tile):tile?.isLine()?
line=tile:tile instanceof BlockWrapperTile||(parent.nodeName=="DIV"&&!line?line=new LineTile(parent,
lineBaseAttrs):line||marks2.push(MarkTile.of(new MarkDecoration({tagName:parent.nodeName.toLowerCase(),
attributes:getAttrs(parent)}),parent)))}return line?{line,marks:marks2}:null}};function hasContent(tile,requireText){
let scan=tile2=>{for(let ch of tile2.children)if((requireText?ch.isText():ch.length)||scan(ch))return!0;
return!1};return scan(tile)}function widgetFlags(deco){let flags=deco.isReplace?(deco.startSide<0?64:
0)|(deco.endSide>0?128:0):deco.startSide>0?32:16;return deco.block&&(flags|=256),flags}var lineBaseAttrs={
class:"cm-line"};function addLineDeco(value,deco){let attrs=deco.spec.attributes,cls=deco.spec.class;
return!attrs&&!cls||(value||(value={class:"cm-line"}),attrs&&combineAttrs(attrs,value),cls&&(value.class+=
" "+cls)),value}function getMarks(ptr){let found=[];for(let i2=ptr.parents.length;i2>1;i2--){let tile=i2==
ptr.parents.length?ptr.tile:ptr.parents[i2].tile;tile instanceof MarkTile&&found.push(tile.mark)}return found}
function freeNode(node){let tile=Tile.get(node);return tile&&tile.setDOM(node.cloneNode()),node}var NullWidget=class extends WidgetType{constructor(tag2){
super(),this.tag=tag2}eq(other){return other.tag==this.tag}toDOM(){return document.createElement(this.
tag)}updateDOM(elt){return elt.nodeName.toLowerCase()==this.tag}get isHidden(){return!0}};NullWidget.
inline=new NullWidget("span");NullWidget.block=new NullWidget("div");var BreakWidget=new class extends WidgetType{toDOM(){
return document.createElement("br")}get isHidden(){return!0}get editable(){return!0}},DocView=class{constructor(view){
this.view=view,this.decorations=[],this.blockWrappers=[],this.dynamicDecorationMap=[!1],this.domChanged=
null,this.hasComposition=null,this.editContextFormatting=Decoration.none,this.lastCompositionAfterCursor=
!1,this.minWidth=0,this.minWidthFrom=0,this.minWidthTo=0,this.impreciseAnchor=null,this.impreciseHead=
null,this.forceSelection=!1,this.lastUpdate=Date.now(),this.updateDeco(),this.tile=new DocTile(view,
view.contentDOM),this.updateInner([new ChangedRange(0,0,0,view.state.doc.length)],null)}update(update){
var _a2;let changedRanges=update.changedRanges;this.minWidth>0&&changedRanges.length&&(changedRanges.
every(({fromA,toA})=>toA<this.minWidthFrom||fromA>this.minWidthTo)?(this.minWidthFrom=update.changes.
mapPos(this.minWidthFrom,1),this.minWidthTo=update.changes.mapPos(this.minWidthTo,1)):this.minWidth=
this.minWidthFrom=this.minWidthTo=0),this.updateEditContextFormatting(update);let readCompositionAt=-1;
this.view.inputState.composing>=0&&!this.view.observer.editContext&&(!((_a2=this.domChanged)===null||
_a2===void 0)&&_a2.newSel?readCompositionAt=this.domChanged.newSel.head:!touchesComposition(update.changes,
this.hasComposition)&&!update.selectionSet&&(readCompositionAt=update.state.selection.main.head));let composition=readCompositionAt>
-1?findCompositionRange(this.view,update.changes,readCompositionAt):null;if(this.domChanged=null,this.
hasComposition){let{from,to}=this.hasComposition;changedRanges=new ChangedRange(from,to,update.changes.
mapPos(from,-1),update.changes.mapPos(to,1)).addToSet(changedRanges.slice())}this.hasComposition=composition?
{from:composition.range.fromB,to:composition.range.toB}:null,(browser.ie||browser.chrome)&&!composition&&
update&&update.state.doc.lines!=update.startState.doc.lines&&(this.forceSelection=!0);let prevDeco=this.
decorations,prevWrappers=this.blockWrappers;this.updateDeco();let decoDiff=findChangedDeco(prevDeco,
this.decorations,update.changes);decoDiff.length&&(changedRanges=ChangedRange.extendWithRanges(changedRanges,
decoDiff));let blockDiff=findChangedWrappers(prevWrappers,this.blockWrappers,update.changes);return blockDiff.
length&&(changedRanges=ChangedRange.extendWithRanges(changedRanges,blockDiff)),composition&&!changedRanges.
some(r=>r.fromA<=composition.range.fromA&&r.toA>=composition.range.toA)&&(changedRanges=composition.
range.addToSet(changedRanges.slice())),this.tile.flags&2&&changedRanges.length==0?!1:(this.updateInner(
changedRanges,composition),update.transactions.length&&(this.lastUpdate=Date.now()),!0)}updateInner(changes,composition){
this.view.viewState.mustMeasureContent=!0;let{observer}=this.view;observer.ignore(()=>{if(composition||
changes.length){let oldTile=this.tile,builder=new TileUpdate(this.view,oldTile,this.blockWrappers,this.
decorations,this.dynamicDecorationMap);composition&&Tile.get(composition.text)&&builder.cache.reused.
set(Tile.get(composition.text),2),this.tile=builder.run(changes,composition),destroyDropped(oldTile,
builder.cache.reused)}this.tile.dom.style.height=this.view.viewState.contentHeight/this.view.scaleY+
"px",this.tile.dom.style.flexBasis=this.minWidth?this.minWidth+"px":"";let track=browser.chrome||browser.
ios?{node:observer.selectionRange.focusNode,written:!1}:void 0;this.tile.sync(track),track&&(track.written||
observer.selectionRange.focusNode!=track.node||!this.tile.dom.contains(track.node))&&(this.forceSelection=
!0),this.tile.dom.style.height=""});let gaps=[];if(this.view.viewport.from||this.view.viewport.to<this.
view.state.doc.length)for(let child of this.tile.children)child.isWidget()&&child.widget instanceof BlockGapWidget&&
gaps.push(child.dom);observer.updateGaps(gaps)}updateEditContextFormatting(update){this.editContextFormatting=
this.editContextFormatting.map(update.changes);for(let tr of update.transactions)for(let effect of tr.
effects)effect.is(setEditContextFormatting)&&(this.editContextFormatting=effect.value)}updateSelection(mustRead=!1,fromPointer=!1){
(mustRead||!this.view.observer.selectionRange.focusNode)&&this.view.observer.readSelectionRange();let{
dom}=this.tile,activeElt=this.view.root.activeElement,focused=activeElt==dom,selectionNotFocus=!focused&&
!(this.view.state.facet(editable)||dom.tabIndex>-1)&&hasSelection(dom,this.view.observer.selectionRange)&&
!(activeElt&&dom.contains(activeElt));if(!(focused||fromPointer||selectionNotFocus))return;let force=this.
forceSelection;this.forceSelection=!1;let main=this.view.state.selection.main,anchor,head;if(main.empty?
head=anchor=this.inlineDOMNearPos(main.anchor,main.assoc||1):(head=this.inlineDOMNearPos(main.head,main.
head==main.from?1:-1),anchor=this.inlineDOMNearPos(main.anchor,main.anchor==main.from?1:-1)),browser.
gecko&&main.empty&&!this.hasComposition&&betweenUneditable(anchor)){let dummy=document.createTextNode(
"");this.view.observer.ignore(()=>anchor.node.insertBefore(dummy,anchor.node.childNodes[anchor.offset]||
null)),anchor=head=new DOMPos(dummy,0),force=!0}let domSel=this.view.observer.selectionRange;(force||
!domSel.focusNode||(!isEquivalentPosition(anchor.node,anchor.offset,domSel.anchorNode,domSel.anchorOffset)||
!isEquivalentPosition(head.node,head.offset,domSel.focusNode,domSel.focusOffset))&&!this.suppressWidgetCursorChange(
domSel,main))&&(this.view.observer.ignore(()=>{browser.android&&browser.chrome&&dom.contains(domSel.
focusNode)&&inUneditable(domSel.focusNode,dom)&&(dom.blur(),dom.focus({preventScroll:!0}));let rawSel=getSelection(
this.view.root);if(rawSel)if(main.empty){if(browser.gecko){let nextTo=nextToUneditable(anchor.node,anchor.
offset);if(nextTo&&nextTo!=3){let text=(nextTo==1?textNodeBefore:textNodeAfter)(anchor.node,anchor.offset);
text&&(anchor=new DOMPos(text.node,text.offset))}}rawSel.collapse(anchor.node,anchor.offset),main.bidiLevel!=
null&&rawSel.caretBidiLevel!==void 0&&(rawSel.caretBidiLevel=main.bidiLevel)}else if(rawSel.extend){
rawSel.collapse(anchor.node,anchor.offset);try{rawSel.extend(head.node,head.offset)}catch{}}else{let range=document.
createRange();main.anchor>main.head&&([anchor,head]=[head,anchor]),range.setEnd(head.node,head.offset),
range.setStart(anchor.node,anchor.offset),rawSel.removeAllRanges(),rawSel.addRange(range)}selectionNotFocus&&
this.view.root.activeElement==dom&&(dom.blur(),activeElt&&activeElt.focus())}),this.view.observer.setSelectionRange(
anchor,head)),this.impreciseAnchor=anchor.precise?null:new DOMPos(domSel.anchorNode,domSel.anchorOffset),
this.impreciseHead=head.precise?null:new DOMPos(domSel.focusNode,domSel.focusOffset)}suppressWidgetCursorChange(sel,cursor){
return this.hasComposition&&cursor.empty&&isEquivalentPosition(sel.focusNode,sel.focusOffset,sel.anchorNode,
sel.anchorOffset)&&this.posFromDOM(sel.focusNode,sel.focusOffset)==cursor.head}enforceCursorAssoc(){
if(this.hasComposition)return;let{view}=this,cursor=view.state.selection.main,sel=getSelection(view.
root),{anchorNode,anchorOffset}=view.observer.selectionRange;if(!sel||!cursor.empty||!cursor.assoc||
!sel.modify)return;let line=this.lineAt(cursor.head,cursor.assoc);if(!line)return;let lineStart=line.
posAtStart;if(cursor.head==lineStart||cursor.head==lineStart+line.length)return;let before=this.coordsAt(
cursor.head,-1),after=this.coordsAt(cursor.head,1);if(!before||!after||before.bottom>after.top)return;
let dom=this.domAtPos(cursor.head+cursor.assoc,cursor.assoc);sel.collapse(dom.node,dom.offset),sel.modify(
"move",cursor.assoc<0?"forward":"backward","lineboundary"),view.observer.readSelectionRange();let newRange=view.
observer.selectionRange;view.docView.posFromDOM(newRange.anchorNode,newRange.anchorOffset)!=cursor.from&&
sel.collapse(anchorNode,anchorOffset)}posFromDOM(node,offset){let tile=this.tile.nearest(node);if(!tile)
return this.tile.dom.compareDocumentPosition(node)&2?0:this.view.state.doc.length;let start2=tile.posAtStart;
if(tile.isComposite()){let after;if(node==tile.dom)after=tile.dom.childNodes[offset];else{let bias=maxOffset(
node)==0?0:offset==0?-1:1;for(;;){let parent=node.parentNode;if(parent==tile.dom)break;bias==0&&parent.
firstChild!=parent.lastChild&&(node==parent.firstChild?bias=-1:bias=1),node=parent}bias<0?after=node:
after=node.nextSibling}if(after==tile.dom.firstChild)return start2;for(;after&&!Tile.get(after);)after=
after.nextSibling;if(!after)return start2+tile.length;for(let i2=0,pos=start2;;i2++){let child=tile.
children[i2];if(child.dom==after)return pos;pos+=child.length+child.breakAfter}}else return tile.isText()?
node==tile.dom?start2+offset:start2+(offset?tile.length:0):start2}domAtPos(pos,side){let{tile,offset}=this.
tile.resolveBlock(pos,side);return tile.isWidget()?tile.domPosFor(offset,side):tile.domIn(offset,side)}inlineDOMNearPos(pos,side){
let before,beforeOff=-1,beforeBad=!1,after,afterOff=-1,afterBad=!1;return this.tile.blockTiles((tile,off)=>{
if(tile.isWidget()){if(tile.flags&32&&off>=pos)return!0;tile.flags&16&&(beforeBad=!0)}else{let end=off+
tile.length;if(off<=pos&&(before=tile,beforeOff=pos-off,beforeBad=end<pos),end>=pos&&!after&&(after=
tile,afterOff=pos-off,afterBad=off>pos),off>pos&&after)return!0}}),!before&&!after?this.domAtPos(pos,
side):(beforeBad&&after?before=null:afterBad&&before&&(after=null),before&&side<0||!after?before.domIn(
beforeOff,side):after.domIn(afterOff,side))}coordsAt(pos,side,rtl){let{tile,offset}=this.tile.resolveBlock(
pos,side);return tile.isWidget()?tile.widget instanceof BlockGapWidget?null:tile.coordsInWidget(offset,
side,!0):tile.coordsIn(offset,side,rtl)}lineAt(pos,side){let{tile}=this.tile.resolveBlock(pos,side);
return tile.isLine()?tile:null}coordsForChar(pos){let{tile,offset}=this.tile.resolveBlock(pos,1);if(!tile.
isLine())return null;function scan(tile2,offset2){if(tile2.isComposite())for(let ch of tile2.children){
if(ch.length>=offset2){let found=scan(ch,offset2);if(found)return found}if(offset2-=ch.length,offset2<
0)break}else if(tile2.isText()&&offset2<tile2.length){let end=findClusterBreak2(tile2.text,offset2);
if(end==offset2)return null;let rects=textRange(tile2.dom,offset2,end).getClientRects();for(let i2=0;i2<
rects.length;i2++){let rect=rects[i2];if(i2==rects.length-1||rect.top<rect.bottom&&rect.left<rect.right)
return rect}}return null}return scan(tile,offset)}measureVisibleLineHeights(viewport){let result=[],
{from,to}=viewport,contentWidth=this.view.contentDOM.clientWidth,isWider=contentWidth>Math.max(this.
view.scrollDOM.clientWidth,this.minWidth)+1,widest=-1,ltr=this.view.textDirection==Direction.LTR,spaceAbove=0,
scan=(tile,pos,measureBounds)=>{for(let i2=0;i2<tile.children.length&&!(pos>to);i2++){let child=tile.
children[i2],end=pos+child.length,childRect=child.dom.getBoundingClientRect(),{height}=childRect;if(measureBounds&&
!i2&&(spaceAbove+=childRect.top-measureBounds.top),child instanceof BlockWrapperTile)end>from&&scan(
child,pos,childRect);else if(pos>=from&&(spaceAbove>0&&result.push(-spaceAbove),result.push(height+spaceAbove),
spaceAbove=0,isWider)){let last2=child.dom.lastChild,rects=last2?clientRectsFor(last2):[];if(rects.length){
let rect=rects[rects.length-1],width=ltr?rect.right-childRect.left:childRect.right-rect.left;width>widest&&
(widest=width,this.minWidth=contentWidth,this.minWidthFrom=pos,this.minWidthTo=end)}}measureBounds&&
i2==tile.children.length-1&&(spaceAbove+=measureBounds.bottom-childRect.bottom),pos=end+child.breakAfter}};
return scan(this.tile,0,null),result}textDirectionAt(pos){let{tile}=this.tile.resolveBlock(pos,1);return getComputedStyle(
tile.dom).direction=="rtl"?Direction.RTL:Direction.LTR}measureTextSize(){let lineMeasure=this.tile.blockTiles(
tile=>{if(tile.isLine()&&tile.children.length&&tile.length<=20){let totalWidth=0,textHeight2;for(let child of tile.
children){if(!child.isText()||/[^ -~]/.test(child.text))return;let rects=clientRectsFor(child.dom);if(rects.
length!=1)return;totalWidth+=rects[0].width,textHeight2=rects[0].height}if(totalWidth)return{lineHeight:tile.
dom.getBoundingClientRect().height,charWidth:totalWidth/tile.length,textHeight:textHeight2}}});if(lineMeasure)
return lineMeasure;let dummy=document.createElement("div"),lineHeight,charWidth,textHeight;return dummy.
className="cm-line",dummy.style.width="99999px",dummy.style.position="absolute",dummy.textContent="a\
bc def ghi jkl mno pqr stu",this.view.observer.ignore(()=>{this.tile.dom.appendChild(dummy);let rect=clientRectsFor(
dummy.firstChild)[0];lineHeight=dummy.getBoundingClientRect().height,charWidth=rect&&rect.width?rect.
width/27:7,textHeight=rect&&rect.height?rect.height:lineHeight,dummy.remove()}),{lineHeight,charWidth,
textHeight}}computeBlockGapDeco(){let deco=[],vs=this.view.viewState;for(let pos=0,i2=0;;i2++){let next=i2==
vs.viewports.length?null:vs.viewports[i2],end=next?next.from-1:this.view.state.doc.length;if(end>pos){
let height=(vs.lineBlockAt(end).bottom-vs.lineBlockAt(pos).top)/this.view.scaleY;deco.push(Decoration.
replace({widget:new BlockGapWidget(height),block:!0,inclusive:!0,isBlockGap:!0}).range(pos,end))}if(!next)
break;pos=next.to+1}return Decoration.set(deco)}updateDeco(){let i2=1,allDeco=this.view.state.facet(
decorations).map(d=>(this.dynamicDecorationMap[i2++]=typeof d=="function")?d(this.view):d),dynamicOuter=!1,
outerDeco=this.view.state.facet(outerDecorations).map((d,i3)=>{let dynamic=typeof d=="function";return dynamic&&
(dynamicOuter=!0),dynamic?d(this.view):d});for(outerDeco.length&&(this.dynamicDecorationMap[i2++]=dynamicOuter,
allDeco.push(RangeSet.join(outerDeco))),this.decorations=[this.editContextFormatting,...allDeco,this.
computeBlockGapDeco(),this.view.viewState.lineGapDeco];i2<this.decorations.length;)this.dynamicDecorationMap[i2++]=
!1;this.blockWrappers=this.view.state.facet(blockWrappers).map(v=>typeof v=="function"?v(this.view):
v)}scrollIntoView(target){if(target.isSnapshot){let ref=this.view.viewState.lineBlockAt(target.range.
head);this.view.scrollDOM.scrollTop=ref.top-target.yMargin,this.view.scrollDOM.scrollLeft=target.xMargin;
return}for(let handler of this.view.state.facet(scrollHandler))try{if(handler(this.view,target.range,
target))return!0}catch(e){logException(this.view.state,e,"scroll handler")}let{range}=target,rect=this.
coordsAt(range.head,range.assoc||(range.head>range.anchor?-1:1)),other;if(!rect)return;!range.empty&&
(other=this.coordsAt(range.anchor,range.anchor>range.head?-1:1))&&(rect={left:Math.min(rect.left,other.
left),top:Math.min(rect.top,other.top),right:Math.max(rect.right,other.right),bottom:Math.max(rect.bottom,
other.bottom)});let margins=getScrollMargins(this.view),targetRect={left:rect.left-margins.left,top:rect.
top-margins.top,right:rect.right+margins.right,bottom:rect.bottom+margins.bottom},{offsetWidth,offsetHeight}=this.
view.scrollDOM;if(scrollRectIntoView(this.view.scrollDOM,targetRect,range.head<range.anchor?-1:1,target.
x,target.y,Math.max(Math.min(target.xMargin,offsetWidth),-offsetWidth),Math.max(Math.min(target.yMargin,
offsetHeight),-offsetHeight),this.view.textDirection==Direction.LTR),window.visualViewport&&window.innerHeight-
window.visualViewport.height>1&&(rect.top>window.visualViewport.offsetTop+window.visualViewport.height||
rect.bottom<window.visualViewport.offsetTop)){let line=this.view.docView.lineAt(range.head,1);if(line){
let stack=getScrollStack(line.dom);line.dom.scrollIntoView({block:"nearest"}),restoreScrollStack(stack,
!1)}}}lineHasWidget(pos){let scan=child=>child.isWidget()||child.children.some(scan);return scan(this.
tile.resolveBlock(pos,1).tile)}destroy(){destroyDropped(this.tile)}};function destroyDropped(tile,reused){
let r=reused?.get(tile);if(r!=1){r==null&&tile.destroy();for(let ch of tile.children)destroyDropped(
ch,reused)}}function betweenUneditable(pos){return isElt(pos.node)&&pos.node.firstChild&&(pos.offset==
0||pos.node.childNodes[pos.offset-1].contentEditable=="false")&&(pos.offset==pos.node.childNodes.length||
pos.node.childNodes[pos.offset].contentEditable=="false")}function findCompositionNode(view,headPos){
let sel=view.observer.selectionRange;if(!sel.focusNode)return null;let textBefore=textNodeBefore(sel.
focusNode,sel.focusOffset),textAfter=textNodeAfter(sel.focusNode,sel.focusOffset),textNode=textBefore||
textAfter;if(textAfter&&textBefore&&textAfter.node!=textBefore.node){let tileAfter=Tile.get(textAfter.
node);if(!tileAfter||tileAfter.isText()&&tileAfter.text!=textAfter.node.nodeValue)textNode=textAfter;else if(view.
docView.lastCompositionAfterCursor){let tileBefore=Tile.get(textBefore.node);!tileBefore||tileBefore.
isText()&&tileBefore.text!=textBefore.node.nodeValue||(textNode=textAfter)}}if(view.docView.lastCompositionAfterCursor=
textNode!=textBefore,!textNode)return null;let from=headPos-textNode.offset;return{from,to:from+textNode.
node.nodeValue.length,node:textNode.node}}function findCompositionRange(view,changes,headPos){let found=findCompositionNode(
view,headPos);if(!found)return null;let{node:textNode,from,to}=found,text=textNode.nodeValue;if(/[\n\r]/.
test(text)||view.state.doc.sliceString(found.from,found.to)!=text)return null;let inv=changes.invertedDesc;
return{range:new ChangedRange(inv.mapPos(from),inv.mapPos(to),from,to),text:textNode}}function nextToUneditable(node,offset){
return isElt(node)?(offset&&node.childNodes[offset-1].contentEditable=="false"?1:0)|(offset<node.childNodes.
length&&node.childNodes[offset].contentEditable=="false"?2:0):0}var DecorationComparator$1=class{constructor(){
this.changes=[]}compareRange(from,to){addRange(from,to,this.changes)}comparePoint(from,to){addRange(
from,to,this.changes)}boundChange(pos){addRange(pos,pos,this.changes)}};function findChangedDeco(a,b,diff){
let comp=new DecorationComparator$1;return RangeSet.compare(a,b,diff,comp),comp.changes}var WrapperComparator=class{constructor(){
this.changes=[]}compareRange(from,to){addRange(from,to,this.changes)}comparePoint(){}boundChange(pos){
addRange(pos,pos,this.changes)}};function findChangedWrappers(a,b,diff){let comp=new WrapperComparator;
return RangeSet.compare(a,b,diff,comp),comp.changes}function inUneditable(node,inside2){for(let cur=node;cur&&
cur!=inside2;cur=cur.assignedSlot||cur.parentNode)if(isElt(cur)&&cur.contentEditable=="false")return!0;
return!1}function touchesComposition(changes,composition){let touched=!1;return composition&&changes.
iterChangedRanges((from,to)=>{from<composition.to&&to>composition.from&&(touched=!0)}),touched}var BlockGapWidget=class extends WidgetType{constructor(height){
super(),this.height=height}toDOM(){let elt=document.createElement("div");return elt.className="cm-ga\
p",this.updateDOM(elt),elt}eq(other){return other.height==this.height}updateDOM(elt){return elt.style.
height=this.height+"px",!0}get editable(){return!0}get estimatedHeight(){return this.height}ignoreEvent(){
return!1}};function groupAt(state,pos,bias=1){let categorize=state.charCategorizer(pos),line=state.doc.
lineAt(pos),linePos=pos-line.from;if(line.length==0)return EditorSelection.cursor(pos);linePos==0?bias=
1:linePos==line.length&&(bias=-1);let from=linePos,to=linePos;bias<0?from=findClusterBreak2(line.text,
linePos,!1):to=findClusterBreak2(line.text,linePos);let cat=categorize(line.text.slice(from,to));for(;from>
0;){let prev=findClusterBreak2(line.text,from,!1);if(categorize(line.text.slice(prev,from))!=cat)break;
from=prev}for(;to<line.length;){let next=findClusterBreak2(line.text,to);if(categorize(line.text.slice(
to,next))!=cat)break;to=next}return EditorSelection.undirectionalRange(from+line.from,to+line.from)}
function posAtCoordsImprecise(view,contentRect,block,x,y){let into=Math.round((x-contentRect.left)*view.
defaultCharacterWidth);if(view.lineWrapping&&block.height>view.defaultLineHeight*1.5){let textHeight=view.
viewState.heightOracle.textHeight,line=Math.floor((y-block.top-(view.defaultLineHeight-textHeight)*.5)/
textHeight);into+=line*view.viewState.heightOracle.lineLength}let content2=view.state.sliceDoc(block.
from,block.to);return block.from+findColumn(content2,into,view.state.tabSize)}function blockAt(view,pos,side){
let line=view.lineBlockAt(pos);if(Array.isArray(line.type)){let best;for(let l of line.type){if(l.from>
pos)break;if(!(l.to<pos)){if(l.from<pos&&l.to>pos)return l;(!best||l.type==BlockType.Text&&(best.type!=
l.type||(side<0?l.from<pos:l.to>pos)))&&(best=l)}}return best||line}return line}function moveToLineBoundary(view,start2,forward,includeWrap){
let block=blockAt(view,start2.head,start2.assoc||-1),coords=!includeWrap||block.type!=BlockType.Text||
!(view.lineWrapping||block.widgetLineBreaks)?null:view.coordsAtPos(start2.assoc<0&&start2.head>block.
from?start2.head-1:start2.head);if(coords){let editorRect=view.dom.getBoundingClientRect(),direction=view.
textDirectionAt(block.from),pos=view.posAndSideAtCoords({x:forward==(direction==Direction.LTR)?editorRect.
right-1:editorRect.left+1,y:(coords.top+coords.bottom)/2});if(pos)return EditorSelection.cursor(pos.
pos,pos.assoc)}return EditorSelection.cursor(forward?block.to:block.from,forward?1:-1)}function moveByChar(view,start2,forward,by){
let line=view.state.doc.lineAt(start2.head),spans=view.bidiSpans(line),direction=view.textDirectionAt(
line.from);for(let cur=start2,check=null;;){let next=moveVisually(line,spans,direction,cur,forward),
char=movedOver;if(!next){if(line.number==(forward?view.state.doc.lines:1))return cur;char=`
`,line=view.state.doc.line(line.number+(forward?1:-1)),spans=view.bidiSpans(line),next=forward?EditorSelection.
cursor(line.from,-1):EditorSelection.cursor(line.to,1)}if(check){if(!check(char))return cur}else{if(!by)
return next;check=by(char)}cur=next}}function byGroup(view,pos,start2){let categorize=view.state.charCategorizer(
pos),cat=categorize(start2);return next=>{let nextCat=categorize(next);return cat==CharCategory.Space&&
(cat=nextCat),cat==nextCat}}function moveVertically(view,start2,forward,distance){let startPos=start2.
head,dir=forward?1:-1;if(startPos==(forward?view.state.doc.length:0))return EditorSelection.cursor(startPos,
start2.assoc);let goal=start2.goalColumn,startY,rect=view.contentDOM.getBoundingClientRect(),startCoords=view.
coordsAtPos(startPos,start2.assoc||((start2.empty?forward:start2.head==start2.from)?1:-1)),docTop=view.
documentTop;if(startCoords)goal==null&&(goal=startCoords.left-rect.left),startY=dir<0?startCoords.top:
startCoords.bottom;else{let line=view.viewState.lineBlockAt(startPos);goal==null&&(goal=Math.min(rect.
right-rect.left,view.defaultCharacterWidth*(startPos-line.from))),startY=(dir<0?line.top:line.bottom)+
docTop}let resolvedGoal=rect.left+goal,halfText=view.viewState.heightOracle.textHeight>>1,dist2=distance??
halfText;for(let scan=0;;scan+=halfText){let y=startY+(dist2+scan)*dir,pos=posAtCoords(view,{x:resolvedGoal,
y},!1,dir);if(forward?y>rect.bottom:y<rect.top)return EditorSelection.cursor(pos.pos,pos.assoc);let posCoords=view.
coordsAtPos(pos.pos,pos.assoc),mid=posCoords?(posCoords.top+posCoords.bottom)/2:0;if(!posCoords||(forward?
mid>startY:mid<startY))return EditorSelection.cursor(pos.pos,pos.assoc,void 0,goal)}}function skipAtomicRanges(atoms,pos,bias){
for(;;){let moved=0;for(let set of atoms)set.between(pos-1,pos+1,(from,to,value)=>{if(pos>from&&pos<
to){let side=moved||bias||(pos-from<to-pos?-1:1);pos=side<0?from:to,moved=side}});if(!moved)return pos}}
function skipAtomsForSelection(atoms,sel){let ranges=null;for(let i2=0;i2<sel.ranges.length;i2++){let range=sel.
ranges[i2],updated=null;if(range.empty){let pos=skipAtomicRanges(atoms,range.from,0);pos!=range.from&&
(updated=EditorSelection.cursor(pos,-1))}else{let from=skipAtomicRanges(atoms,range.from,-1),to=skipAtomicRanges(
atoms,range.to,1);(from!=range.from||to!=range.to)&&(range.undirectional?updated=EditorSelection.undirectionalRange(
range.from,range.to):updated=EditorSelection.range(range.from==range.anchor?from:to,range.from==range.
head?from:to))}updated&&(ranges||(ranges=sel.ranges.slice()),ranges[i2]=updated)}return ranges?EditorSelection.
create(ranges,sel.mainIndex):sel}function skipAtoms(view,oldPos,pos){let newPos=skipAtomicRanges(view.
state.facet(atomicRanges).map(f=>f(view)),pos.from,oldPos.head>pos.from?-1:1);return newPos==pos.from?
pos:EditorSelection.cursor(newPos,newPos<pos.from?1:-1)}var PosAssoc=class{constructor(pos,assoc){this.
pos=pos,this.assoc=assoc}};function posAtCoords(view,coords,precise,scanY){let content2=view.contentDOM.
getBoundingClientRect(),docTop=content2.top+view.viewState.paddingTop,{x,y}=coords,yOffset=y-docTop,
block;for(;;){if(yOffset<0)return new PosAssoc(0,1);if(yOffset>view.viewState.docHeight)return new PosAssoc(
view.state.doc.length,-1);if(block=view.elementAtHeight(yOffset),scanY==null)break;if(block.type==BlockType.
Text){if(scanY<0?block.to<view.viewport.from:block.from>view.viewport.to)break;let rect=view.docView.
coordsAt(scanY<0?block.from:block.to,scanY>0?-1:1);if(rect&&(scanY<0?rect.top<=yOffset+docTop:rect.bottom>=
yOffset+docTop))break}let halfLine=view.viewState.heightOracle.textHeight/2;yOffset=scanY>0?block.bottom+
halfLine:block.top-halfLine}if(view.viewport.from>=block.to||view.viewport.to<=block.from){if(precise)
return null;if(block.type==BlockType.Text){let pos=posAtCoordsImprecise(view,content2,block,x,y);return new PosAssoc(
pos,pos==block.from?1:-1)}}if(block.type!=BlockType.Text)return yOffset<(block.top+block.bottom)/2?new PosAssoc(
block.from,1):new PosAssoc(block.to,-1);let line=view.docView.lineAt(block.from,2);return(!line||line.
length!=block.length)&&(line=view.docView.lineAt(block.from,-2)),new InlineCoordsScan(view,x,y,view.
textDirectionAt(block.from)).scanTile(line,block.from)}var InlineCoordsScan=class{constructor(view,x,y,baseDir){
this.view=view,this.x=x,this.y=y,this.baseDir=baseDir,this.line=null,this.spans=null}bidiSpansAt(pos){
return(!this.line||this.line.from>pos||this.line.to<pos)&&(this.line=this.view.state.doc.lineAt(pos),
this.spans=this.view.bidiSpans(this.line)),this}baseDirAt(pos,side){let{line,spans}=this.bidiSpansAt(
pos);return spans[BidiSpan.find(spans,pos-line.from,-1,side)].level==this.baseDir}dirAt(pos,side){let{
line,spans}=this.bidiSpansAt(pos);return spans[BidiSpan.find(spans,pos-line.from,-1,side)].dir}bidiIn(from,to){
let{spans,line}=this.bidiSpansAt(from);return spans.length>1||spans.length&&(spans[0].level!=this.baseDir||
spans[0].to+line.from<to)}scan(positions,getRects,recursed=!1){let lo=0,hi=positions.length-1,seen=new Set,
bidi=this.bidiIn(positions[0],positions[hi]),above3,below,closestI=-1,closestDx=1e9,closestRect;search:
for(;lo<hi;){let dist2=hi-lo,mid=lo+hi>>1;adjust:if(seen.has(mid)){for(let i2=1;i2<dist2;i2++){let scan=mid+
i2;if(scan>=hi&&(scan-=dist2),!seen.has(scan)){mid=scan;break adjust}}break search}seen.add(mid);let rects=getRects(
mid),side=0;if(rects)for(let i2=0;i2<rects.length;i2++){let rect=rects[i2];if(!(rect.width==0&&rects.
length>1))if(rect.bottom<this.y)(!above3||above3.bottom<rect.bottom)&&(above3=rect),side=1;else if(rect.
top>this.y)(!below||below.top>rect.top)&&(below=rect),side=-1;else{let off=rect.left>this.x?this.x-rect.
left:rect.right<this.x?this.x-rect.right:0,dx=Math.abs(off);dx<closestDx&&(closestI=mid,closestDx=dx,
closestRect=rect),off&&(side=off<0==(this.baseDir==Direction.LTR)?-1:1)}}side==-1&&(!bidi||this.baseDirAt(
positions[mid],1))?hi=mid:side==1&&(!bidi||this.baseDirAt(positions[mid+1],-1))&&(lo=mid+1)}if(!closestRect){
if(!below&&!above3)return{i:0,after:!1};let side=above3&&(!below||this.y-above3.bottom<below.top-this.
y)?above3:below;return this.y=(side.top+side.bottom)/2,this.scan(positions,getRects,!0)}if(closestDx&&
!recursed){let{top:top2,bottom}=closestRect;if(above3&&above3.bottom>(top2+top2+bottom)/3)return this.
y=above3.bottom-1,this.scan(positions,getRects,!0);if(below&&below.top<(top2+bottom+bottom)/3)return this.
y=below.top+1,this.scan(positions,getRects,!0)}let ltr=(bidi?this.dirAt(positions[closestI],1):this.
baseDir)==Direction.LTR;return{i:closestI,after:this.x>(closestRect.left+closestRect.right)/2==ltr}}scanText(tile,offset){
let positions=[];for(let i2=0;i2<tile.length;i2=findClusterBreak2(tile.text,i2))positions.push(offset+
i2);positions.push(offset+tile.length);let scan=this.scan(positions,i2=>{let off=positions[i2]-offset,
end=positions[i2+1]-offset;return textRange(tile.dom,off,end).getClientRects()});return scan.after?new PosAssoc(
positions[scan.i+1],-1):new PosAssoc(positions[scan.i],1)}scanTile(tile,offset){if(!tile.length)return new PosAssoc(
offset,1);if(tile.children.length==1){let child2=tile.children[0];if(child2.isText())return this.scanText(
child2,offset);if(child2.isComposite())return this.scanTile(child2,offset)}let positions=[offset];for(let i2=0,
pos2=offset;i2<tile.children.length;i2++)positions.push(pos2+=tile.children[i2].length);let scan=this.
scan(positions,i2=>{let child2=tile.children[i2];return child2.flags&48?null:(isElt(child2.dom)?child2.
dom:textRange(child2.dom,0,child2.length)).getClientRects()}),child=tile.children[scan.i],pos=positions[scan.
i];return child.isText()?this.scanText(child,pos):child.isComposite()?this.scanTile(child,pos):scan.
after?new PosAssoc(positions[scan.i+1],-1):new PosAssoc(pos,1)}},LineBreakPlaceholder="￿",DOMReader=class{constructor(points,view){
this.points=points,this.view=view,this.text="",this.lineSeparator=view.state.facet(EditorState.lineSeparator)}append(text){
this.text+=text}lineBreak(){this.text+=LineBreakPlaceholder}readRange(start2,end){if(!start2)return this;
let parent=start2.parentNode;for(let cur=start2;;){this.findPointBefore(parent,cur);let oldLen=this.
text.length;this.readNode(cur);let tile=Tile.get(cur),next=cur.nextSibling;if(next==end){tile?.breakAfter&&
!next&&parent!=this.view.contentDOM&&this.lineBreak();break}let nextTile=Tile.get(next);(tile&&nextTile?
tile.breakAfter:(tile?tile.breakAfter:isBlockElement(cur))||isBlockElement(next)&&(cur.nodeName!="BR"||
tile?.isWidget())&&this.text.length>oldLen)&&!isEmptyToEnd(next,end)&&this.lineBreak(),cur=next}return this.
findPointBefore(parent,end),this}readTextNode(node){let text=node.nodeValue;for(let point of this.points)
point.node==node&&(point.pos=this.text.length+Math.min(point.offset,text.length));for(let off=0,re=this.
lineSeparator?null:/\r\n?|\n/g;;){let nextBreak=-1,breakSize=1,m;if(this.lineSeparator?(nextBreak=text.
indexOf(this.lineSeparator,off),breakSize=this.lineSeparator.length):(m=re.exec(text))&&(nextBreak=m.
index,breakSize=m[0].length),this.append(text.slice(off,nextBreak<0?text.length:nextBreak)),nextBreak<
0)break;if(this.lineBreak(),breakSize>1)for(let point of this.points)point.node==node&&point.pos>this.
text.length&&(point.pos-=breakSize-1);off=nextBreak+breakSize}}readNode(node){let tile=Tile.get(node),
fromView=tile&&tile.overrideDOMText;if(fromView!=null){this.findPointInside(node,fromView.length);for(let i2=fromView.
iter();!i2.next().done;)i2.lineBreak?this.lineBreak():this.append(i2.value)}else isText(node)?this.readTextNode(
node):node.nodeName=="BR"?node.nextSibling&&this.lineBreak():isElt(node)&&this.readRange(node.firstChild,
null)}findPointBefore(node,next){for(let point of this.points)point.node==node&&node.childNodes[point.
offset]==next&&(point.pos=this.text.length)}findPointInside(node,length){for(let point of this.points)
(isText(node)?point.node==node:node.contains(point.node))&&(point.pos=this.text.length+(isAtEnd(node,
point.node,point.offset)?length:0))}};function isAtEnd(parent,node,offset){for(;;){if(!node||offset<
maxOffset(node))return!1;if(node==parent)return!0;offset=domIndex(node)+1,node=node.parentNode}}function isEmptyToEnd(node,end){
let widgets;for(;!(node==end||!node);node=node.nextSibling){let view=Tile.get(node);if(!view?.isWidget())
return!1;view&&(widgets||(widgets=[])).push(view)}if(widgets)for(let w of widgets){let override=w.overrideDOMText;
if(override?.length)return!1}return!0}var DOMPoint2=class{constructor(node,offset){this.node=node,this.
offset=offset,this.pos=-1}},DOMChange=class{constructor(view,start2,end,typeOver){this.typeOver=typeOver,
this.bounds=null,this.text="",this.domChanged=start2>-1;let{impreciseHead:iHead,impreciseAnchor:iAnchor}=view.
docView,curSel=view.state.selection;if(view.state.readOnly&&start2>-1)this.newSel=null;else if(start2>
-1&&(this.bounds=domBoundsAround(view.docView.tile,start2,end,0))){let selPoints=iHead||iAnchor?[]:selectionPoints(
view),reader=new DOMReader(selPoints,view);reader.readRange(this.bounds.startDOM,this.bounds.endDOM),
this.text=reader.text,this.newSel=selectionFromPoints(selPoints,this.bounds.from)}else{let domSel=view.
observer.selectionRange,head=iHead&&iHead.node==domSel.focusNode&&iHead.offset==domSel.focusOffset||
!contains(view.contentDOM,domSel.focusNode)?curSel.main.head:view.docView.posFromDOM(domSel.focusNode,
domSel.focusOffset),anchor=iAnchor&&iAnchor.node==domSel.anchorNode&&iAnchor.offset==domSel.anchorOffset||
!contains(view.contentDOM,domSel.anchorNode)?curSel.main.anchor:view.docView.posFromDOM(domSel.anchorNode,
domSel.anchorOffset),vp=view.viewport;if((browser.ios||browser.chrome)&&head!=anchor&&Math.min(head,
anchor)<=curSel.main.from&&Math.max(head,anchor)>=curSel.main.to&&(vp.from>0||vp.to<view.state.doc.length)){
let from=Math.min(head,anchor),to=Math.max(head,anchor),offFrom=vp.from-from,offTo=vp.to-to;(offFrom==
0||offFrom==1||from==0)&&(offTo==0||offTo==-1||to==view.state.doc.length)&&(head=0,anchor=view.state.
doc.length)}if(view.inputState.composing>-1&&curSel.ranges.length>1)this.newSel=curSel.replaceRange(
EditorSelection.range(anchor,head));else if(view.lineWrapping&&anchor==head&&!(curSel.main.empty&&curSel.
main.head==head)&&view.inputState.lastTouchTime>Date.now()-100){let before=view.coordsAtPos(head,-1),
assoc=0;before&&(assoc=view.inputState.lastTouchY<=before.bottom?-1:1),this.newSel=EditorSelection.create(
[EditorSelection.cursor(head,assoc)])}else this.newSel=EditorSelection.single(anchor,head)}}};function domBoundsAround(tile,from,to,offset){
if(tile.isComposite()){let fromI=-1,fromStart=-1,toI=-1,toEnd=-1;for(let i2=0,pos=offset,prevEnd=offset;i2<
tile.children.length;i2++){let child=tile.children[i2],end=pos+child.length;if(pos<from&&end>to)return domBoundsAround(
child,from,to,pos);if(end>=from&&fromI==-1&&(fromI=i2,fromStart=pos),pos>to&&child.dom.parentNode==tile.
dom){toI=i2,toEnd=prevEnd;break}prevEnd=end,pos=end+child.breakAfter}return{from:fromStart,to:toEnd<
0?offset+tile.length:toEnd,startDOM:(fromI?tile.children[fromI-1].dom.nextSibling:null)||tile.dom.firstChild,
endDOM:toI<tile.children.length&&toI>=0?tile.children[toI].dom:null}}else return tile.isText()?{from:offset,
to:offset+tile.length,startDOM:tile.dom,endDOM:tile.dom.nextSibling}:null}function applyDOMChange(view,domChange){
let change,{newSel}=domChange,{state}=view,sel=state.selection.main,lastKey=view.inputState.lastKeyTime>
Date.now()-100?view.inputState.lastKeyCode:-1;if(domChange.bounds){let{from,to}=domChange.bounds,preferredPos=sel.
from,preferredSide=null;(lastKey===8||browser.android&&domChange.text.length<to-from)&&(preferredPos=
sel.to,preferredSide="end");let cmp=state.doc.sliceString(from,to,LineBreakPlaceholder),selEnd,diff;
!sel.empty&&sel.from>=from&&sel.to<=to&&(domChange.typeOver||cmp!=domChange.text)&&cmp.slice(0,sel.from-
from)==domChange.text.slice(0,sel.from-from)&&cmp.slice(sel.to-from)==domChange.text.slice(selEnd=domChange.
text.length-(cmp.length-(sel.to-from)))?change={from:sel.from,to:sel.to,insert:Text.of(domChange.text.
slice(sel.from-from,selEnd).split(LineBreakPlaceholder))}:(diff=findDiff(cmp,domChange.text,preferredPos-
from,preferredSide))&&(browser.chrome&&lastKey==13&&diff.toB==diff.from+2&&domChange.text.slice(diff.
from,diff.toB)==LineBreakPlaceholder+LineBreakPlaceholder&&diff.toB--,change={from:from+diff.from,to:from+
diff.toA,insert:Text.of(domChange.text.slice(diff.from,diff.toB).split(LineBreakPlaceholder))})}else
newSel&&(!view.hasFocus&&state.facet(editable)||sameSelPos(newSel,sel))&&(newSel=null);if(!change&&!newSel)
return!1;if((browser.mac||browser.android)&&change&&change.from==change.to&&change.from==sel.head-1&&
/^\. ?$/.test(change.insert.toString())&&view.contentDOM.getAttribute("autocorrect")=="off"?(newSel&&
change.insert.length==2&&(newSel=EditorSelection.single(newSel.main.anchor-1,newSel.main.head-1)),change=
{from:change.from,to:change.to,insert:Text.of([change.insert.toString().replace("."," ")])}):state.doc.
lineAt(sel.from).to<sel.to&&view.docView.lineHasWidget(sel.to)&&view.inputState.insertingTextAt>Date.
now()-50?change={from:sel.from,to:sel.to,insert:state.toText(view.inputState.insertingText)}:browser.
chrome&&change&&change.from==change.to&&change.from==sel.head&&change.insert.toString()==`
 `&&view.lineWrapping&&(newSel&&(newSel=EditorSelection.single(newSel.main.anchor-1,newSel.main.head-
1)),change={from:sel.from,to:sel.to,insert:Text.of([" "])}),change)return applyDOMChangeInner(view,change,
newSel,lastKey);if(newSel&&!sameSelPos(newSel,sel)){let scrollIntoView2=!1,userEvent="select";return view.
inputState.lastSelectionTime>Date.now()-50&&(view.inputState.lastSelectionOrigin=="select"&&(scrollIntoView2=
!0),userEvent=view.inputState.lastSelectionOrigin,userEvent=="select.pointer"&&(newSel=skipAtomsForSelection(
state.facet(atomicRanges).map(f=>f(view)),newSel))),view.dispatch({selection:newSel,scrollIntoView:scrollIntoView2,
userEvent}),!0}else return!1}function applyDOMChangeInner(view,change,newSel,lastKey=-1){if(browser.
ios&&view.inputState.flushIOSKey(change))return!0;let sel=view.state.selection.main;if(browser.android&&
(change.to==sel.to&&(change.from==sel.from||change.from==sel.from-1&&view.state.sliceDoc(change.from,
sel.from)==" ")&&change.insert.length==1&&change.insert.lines==2&&dispatchKey(view.contentDOM,"Enter",
13)||(change.from==sel.from-1&&change.to==sel.to&&change.insert.length==0||lastKey==8&&change.insert.
length<change.to-change.from&&change.to>sel.head)&&dispatchKey(view.contentDOM,"Backspace",8)||change.
from==sel.from&&change.to==sel.to+1&&change.insert.length==0&&dispatchKey(view.contentDOM,"Delete",46)))
return!0;let text=change.insert.toString();view.inputState.composing>=0&&view.inputState.composing++;
let defaultTr,defaultInsert=()=>defaultTr||(defaultTr=applyDefaultInsert(view,change,newSel));return view.
state.facet(inputHandler).some(h=>h(view,change.from,change.to,text,defaultInsert))||view.dispatch(defaultInsert()),
!0}function applyDefaultInsert(view,change,newSel){let tr,startState=view.state,sel=startState.selection.
main,inAtomic=-1;if(change.from==change.to&&change.from<sel.from||change.from>sel.to){let side=change.
from<sel.from?-1:1,pos=side<0?sel.from:sel.to,moved=skipAtomicRanges(startState.facet(atomicRanges).
map(f=>f(view)),pos,side);change.from==moved&&(inAtomic=moved)}if(inAtomic>-1)tr={changes:change,selection:EditorSelection.
cursor(change.from+change.insert.length,-1)};else if(change.from>=sel.from&&change.to<=sel.to&&change.
to-change.from>=(sel.to-sel.from)/3&&(!newSel||newSel.main.empty&&newSel.main.from==change.from+change.
insert.length)&&view.inputState.composing<0){let before=sel.from<change.from?startState.sliceDoc(sel.
from,change.from):"",after=sel.to>change.to?startState.sliceDoc(change.to,sel.to):"";tr=startState.replaceSelection(
view.state.toText(before+change.insert.sliceString(0,void 0,view.state.lineBreak)+after))}else{let changes=startState.
changes(change),mainSel=newSel&&newSel.main.to<=changes.newLength?newSel.main:void 0;if(startState.selection.
ranges.length>1&&(view.inputState.composing>=0||view.inputState.compositionPendingChange)&&change.to<=
sel.to+10&&change.to>=sel.to-10){let replaced=view.state.sliceDoc(change.from,change.to),compositionRange,
composition=newSel&&findCompositionNode(view,newSel.main.head);if(composition){let dLen=change.insert.
length-(change.to-change.from);compositionRange={from:composition.from,to:composition.to-dLen}}else compositionRange=
view.state.doc.lineAt(sel.head);let offset=sel.to-change.to;tr=startState.changeByRange(range=>{if(range.
from==sel.from&&range.to==sel.to)return{changes,range:mainSel||range.map(changes)};let to=range.to-offset,
from=to-replaced.length;if(view.state.sliceDoc(from,to)!=replaced||to>=compositionRange.from&&from<=
compositionRange.to)return{range};let rangeChanges=startState.changes({from,to,insert:change.insert}),
selOff=range.to-sel.to;return{changes:rangeChanges,range:mainSel?EditorSelection.range(Math.max(0,mainSel.
anchor+selOff),Math.max(0,mainSel.head+selOff)):range.map(rangeChanges)}})}else tr={changes,selection:mainSel&&
startState.selection.replaceRange(mainSel)}}let userEvent="input.type";return(view.composing||view.inputState.
compositionPendingChange&&view.inputState.compositionEndedAt>Date.now()-50)&&(view.inputState.compositionPendingChange=
!1,userEvent+=".compose",view.inputState.compositionFirstChange&&(userEvent+=".start",view.inputState.
compositionFirstChange=!1)),startState.update(tr,{userEvent,scrollIntoView:!0})}function findDiff(a,b,preferredPos,preferredSide){
let minLen=Math.min(a.length,b.length),from=0;for(;from<minLen&&a.charCodeAt(from)==b.charCodeAt(from);)
from++;if(from==minLen&&a.length==b.length)return null;let toA=a.length,toB=b.length;for(;toA>0&&toB>
0&&a.charCodeAt(toA-1)==b.charCodeAt(toB-1);)toA--,toB--;if(preferredSide=="end"){let adjust=Math.max(
0,from-Math.min(toA,toB));preferredPos-=toA+adjust-from}if(toA<from&&a.length<b.length){let move=preferredPos<=
from&&preferredPos>=toA?from-preferredPos:0;from-=move,toB=from+(toB-toA),toA=from}else if(toB<from){
let move=preferredPos<=from&&preferredPos>=toB?from-preferredPos:0;from-=move,toA=from+(toA-toB),toB=
from}return{from,toA,toB}}function selectionPoints(view){let result=[];if(view.root.activeElement!=view.
contentDOM)return result;let{anchorNode,anchorOffset,focusNode,focusOffset}=view.observer.selectionRange;
return anchorNode&&(result.push(new DOMPoint2(anchorNode,anchorOffset)),(focusNode!=anchorNode||focusOffset!=
anchorOffset)&&result.push(new DOMPoint2(focusNode,focusOffset))),result}function selectionFromPoints(points,base2){
if(points.length==0)return null;let anchor=points[0].pos,head=points.length==2?points[1].pos:anchor;
return anchor<0||head<0?null:anchor==head?EditorSelection.create([EditorSelection.cursor(head+base2,
-1)]):EditorSelection.single(anchor+base2,head+base2)}function sameSelPos(selection,range){return range.
head==selection.main.head&&range.anchor==selection.main.anchor}var InputState=class{setSelectionOrigin(origin){
this.lastSelectionOrigin=origin,this.lastSelectionTime=Date.now()}constructor(view){this.view=view,this.
lastKeyCode=0,this.lastKeyTime=0,this.touchActive=!1,this.lastTouchTime=0,this.lastTouchX=0,this.lastTouchY=
0,this.lastFocusTime=0,this.lastScrollTop=0,this.lastScrollLeft=0,this.lastWheelEvent=0,this.pendingIOSKey=
void 0,this.lastIOSMomentumScroll=0,this.tabFocusMode=-1,this.lastSelectionOrigin=null,this.lastSelectionTime=
0,this.lastContextMenu=0,this.scrollHandlers=[],this.handlers=Object.create(null),this.composing=-1,
this.compositionFirstChange=null,this.compositionEndedAt=0,this.compositionPendingKey=!1,this.compositionPendingChange=
!1,this.insertingText="",this.insertingTextAt=0,this.mouseSelection=null,this.draggedContent=null,this.
handleEvent=this.handleEvent.bind(this),this.notifiedFocused=view.hasFocus,browser.safari&&view.contentDOM.
addEventListener("input",()=>null),browser.gecko&&firefoxCopyCutHack(view.contentDOM.ownerDocument)}handleEvent(event){
!eventBelongsToEditor(this.view,event)||this.ignoreDuringComposition(event)||event.type=="keydown"&&
this.keydown(event)||(this.view.updateState!=0?Promise.resolve().then(()=>this.runHandlers(event.type,
event)):this.runHandlers(event.type,event))}runHandlers(type,event){let handlers2=this.handlers[type];
if(handlers2){for(let observer of handlers2.observers)observer(this.view,event);for(let handler of handlers2.
handlers){if(event.defaultPrevented)break;if(handler(this.view,event)){event.preventDefault();break}}}}ensureHandlers(plugins){
let handlers2=computeHandlers(plugins),prev=this.handlers,dom=this.view.contentDOM;for(let type in handlers2)
if(type!="scroll"){let passive=!handlers2[type].handlers.length,exists=prev[type];exists&&passive!=!exists.
handlers.length&&(dom.removeEventListener(type,this.handleEvent),exists=null),exists||dom.addEventListener(
type,this.handleEvent,{passive})}for(let type in prev)type!="scroll"&&!handlers2[type]&&dom.removeEventListener(
type,this.handleEvent);this.handlers=handlers2}keydown(event){if(this.lastKeyCode=event.keyCode,this.
lastKeyTime=Date.now(),event.keyCode==9&&this.tabFocusMode>-1&&(!this.tabFocusMode||Date.now()<=this.
tabFocusMode))return!0;if(this.tabFocusMode>0&&event.keyCode!=27&&modifierCodes.indexOf(event.keyCode)<
0&&(this.tabFocusMode=-1),browser.android&&browser.chrome&&!event.synthetic&&(event.keyCode==13||event.
keyCode==8))return this.view.observer.delayAndroidKey(event.key,event.keyCode),!0;if(browser.ios&&!event.
synthetic&&!event.altKey&&!event.metaKey&&(PendingKeys.some(key=>key.keyCode==event.keyCode)&&!event.
ctrlKey||EmacsyPendingKeys.indexOf(event.key)>-1&&event.ctrlKey)){let mods={ctrlKey:event.ctrlKey,altKey:event.
altKey,metaKey:event.metaKey,shiftKey:event.shiftKey};mods.shiftKey&&browser.ios&&!/^(off|none)$/.test(
this.view.contentDOM.autocapitalize)&&iosVirtualKeyboardOpen(this.view.win)&&(mods.shiftKey=!1);let pending=this.
pendingIOSKey={key:event.key,keyCode:event.keyCode,mods};return setTimeout(()=>{this.pendingIOSKey==
pending&&this.flushIOSKey()},50),!0}return event.keyCode!=229&&this.view.observer.forceFlush(),!1}flushIOSKey(change){
let key=this.pendingIOSKey;return!key||this.view.observer.pendingRecords().length||key.key=="Enter"&&
change&&change.from<change.to&&/^\S+$/.test(change.insert.toString())?!1:(this.pendingIOSKey=void 0,
dispatchKey(this.view.contentDOM,key.key,key.keyCode,key.mods))}ignoreDuringComposition(event){return!/^key/.
test(event.type)||event.synthetic?!1:this.composing>0?!0:browser.safari&&!browser.ios&&this.compositionPendingKey&&
Date.now()-this.compositionEndedAt<100?(this.compositionPendingKey=!1,!0):!1}startMouseSelection(mouseSelection){
this.mouseSelection&&this.mouseSelection.destroy(),this.mouseSelection=mouseSelection}update(update){
this.view.observer.update(update),this.mouseSelection&&this.mouseSelection.update(update),this.draggedContent&&
update.docChanged&&(this.draggedContent=this.draggedContent.map(update.changes)),update.transactions.
length&&(this.lastKeyCode=this.lastSelectionTime=0)}destroy(){this.mouseSelection&&this.mouseSelection.
destroy()}};function iosVirtualKeyboardOpen(win){return win.visualViewport?win.visualViewport.height*
win.visualViewport.scale/win.document.documentElement.clientHeight<.85:!1}function bindHandler(plugin,handler){
return(view,event)=>{try{return handler.call(plugin,event,view)}catch(e){logException(view.state,e)}}}
function computeHandlers(plugins){let result=Object.create(null);function record(type){return result[type]||
(result[type]={observers:[],handlers:[]})}for(let plugin of plugins){let spec=plugin.spec,handlers2=spec&&
spec.plugin.domEventHandlers,observers2=spec&&spec.plugin.domEventObservers;if(handlers2)for(let type in handlers2){
let f=handlers2[type];f&&record(type).handlers.push(bindHandler(plugin.value,f))}if(observers2)for(let type in observers2){
let f=observers2[type];f&&record(type).observers.push(bindHandler(plugin.value,f))}}for(let type in handlers)
record(type).handlers.push(handlers[type]);for(let type in observers)record(type).observers.push(observers[type]);
return result}var PendingKeys=[{key:"Backspace",keyCode:8,inputType:"deleteContentBackward"},{key:"E\
nter",keyCode:13,inputType:"insertParagraph"},{key:"Enter",keyCode:13,inputType:"insertLineBreak"},{
key:"Delete",keyCode:46,inputType:"deleteContentForward"}],EmacsyPendingKeys="dthko",modifierCodes=[
16,17,18,20,91,92,224,225],dragScrollMargin=6;function dragScrollSpeed(dist2){return Math.max(0,dist2)*
.7+8}function dist(a,b){return Math.max(Math.abs(a.clientX-b.clientX),Math.abs(a.clientY-b.clientY))}
var MouseSelection=class{constructor(view,startEvent,style,mustSelect){this.view=view,this.startEvent=
startEvent,this.style=style,this.mustSelect=mustSelect,this.scrollSpeed={x:0,y:0},this.scrolling=-1,
this.lastEvent=startEvent,this.scrollParents=scrollableParents(view.contentDOM),this.atoms=view.state.
facet(atomicRanges).map(f=>f(view));let doc2=view.contentDOM.ownerDocument;doc2.addEventListener("mo\
usemove",this.move=this.move.bind(this)),doc2.addEventListener("mouseup",this.up=this.up.bind(this)),
this.extend=startEvent.shiftKey,this.multiple=view.state.facet(EditorState.allowMultipleSelections)&&
addsSelectionRange(view,startEvent),this.dragging=isInPrimarySelection(view,startEvent)&&getClickType(
startEvent)==1?null:!1}start(event){this.dragging===!1&&this.select(event)}move(event){if(event.buttons==
0)return this.destroy();if(this.dragging||this.dragging==null&&dist(this.startEvent,event)<10)return;
this.select(this.lastEvent=event);let sx=0,sy=0,left=0,top2=0,right=this.view.win.innerWidth,bottom=this.
view.win.innerHeight;this.scrollParents.x&&({left,right}=this.scrollParents.x.getBoundingClientRect()),
this.scrollParents.y&&({top:top2,bottom}=this.scrollParents.y.getBoundingClientRect());let margins=getScrollMargins(
this.view);event.clientX-margins.left<=left+dragScrollMargin?sx=-dragScrollSpeed(left-event.clientX):
event.clientX+margins.right>=right-dragScrollMargin&&(sx=dragScrollSpeed(event.clientX-right)),event.
clientY-margins.top<=top2+dragScrollMargin?sy=-dragScrollSpeed(top2-event.clientY):event.clientY+margins.
bottom>=bottom-dragScrollMargin&&(sy=dragScrollSpeed(event.clientY-bottom)),this.setScrollSpeed(sx,sy)}up(event){
this.dragging==null&&this.select(this.lastEvent),this.dragging||event.preventDefault(),this.destroy()}destroy(){
this.setScrollSpeed(0,0);let doc2=this.view.contentDOM.ownerDocument;doc2.removeEventListener("mouse\
move",this.move),doc2.removeEventListener("mouseup",this.up),this.view.inputState.mouseSelection=this.
view.inputState.draggedContent=null}setScrollSpeed(sx,sy){this.scrollSpeed={x:sx,y:sy},sx||sy?this.scrolling<
0&&(this.scrolling=setInterval(()=>this.scroll(),50)):this.scrolling>-1&&(clearInterval(this.scrolling),
this.scrolling=-1)}scroll(){let{x,y}=this.scrollSpeed;x&&this.scrollParents.x&&(this.scrollParents.x.
scrollLeft+=x,x=0),y&&this.scrollParents.y&&(this.scrollParents.y.scrollTop+=y,y=0),(x||y)&&this.view.
win.scrollBy(x,y),this.dragging===!1&&this.select(this.lastEvent)}select(event){let{view}=this,selection=skipAtomsForSelection(
this.atoms,this.style.get(event,this.extend,this.multiple));(this.mustSelect||!selection.eq(view.state.
selection,this.dragging===!1))&&this.view.dispatch({selection,userEvent:"select.pointer"}),this.mustSelect=
!1}update(update){update.transactions.some(tr=>tr.isUserEvent("input.type"))?this.destroy():this.style.
update(update)&&setTimeout(()=>this.select(this.lastEvent),20)}};function addsSelectionRange(view,event){
let facet=view.state.facet(clickAddsSelectionRange);return facet.length?facet[0](event):browser.mac?
event.metaKey:event.ctrlKey}function dragMovesSelection(view,event){let facet=view.state.facet(dragMovesSelection$1);
return facet.length?facet[0](event):browser.mac?!event.altKey:!event.ctrlKey}function isInPrimarySelection(view,event){
let{main}=view.state.selection;if(main.empty)return!1;let sel=getSelection(view.root);if(!sel||sel.rangeCount==
0)return!0;let rects=sel.getRangeAt(0).getClientRects();for(let i2=0;i2<rects.length;i2++){let rect=rects[i2];
if(rect.left<=event.clientX&&rect.right>=event.clientX&&rect.top<=event.clientY&&rect.bottom>=event.
clientY)return!0}return!1}function eventBelongsToEditor(view,event){if(!event.bubbles)return!0;if(event.
defaultPrevented)return!1;for(let node=event.target,tile;node!=view.contentDOM;node=node.parentNode)
if(!node||node.nodeType==11||(tile=Tile.get(node))&&tile.isWidget()&&!tile.isHidden&&tile.widget.ignoreEvent(
event))return!1;return!0}var handlers=Object.create(null),observers=Object.create(null),brokenClipboardAPI=browser.
ie&&browser.ie_version<15||browser.ios&&browser.webkit_version<604;function capturePaste(view){let parent=view.
dom.parentNode;if(!parent)return;let target=parent.appendChild(document.createElement("textarea"));target.
style.cssText="position: fixed; left: -10000px; top: 10px",target.focus(),setTimeout(()=>{view.focus(),
target.remove(),doPaste(view,target.value)},50)}function textFilter(state,facet,text){for(let filter of state.
facet(facet))text=filter(text,state);return text}function doPaste(view,input){input=textFilter(view.
state,clipboardInputFilter,input);let{state}=view,changes,i2=1,text=state.toText(input),byLine=text.
lines==state.selection.ranges.length;if(lastLinewiseCopy!=null&&state.selection.ranges.every(r=>r.empty)&&
lastLinewiseCopy==text.toString()){let lastLine=-1;changes=state.changeByRange(range=>{let line=state.
doc.lineAt(range.from);if(line.from==lastLine)return{range};lastLine=line.from;let insert2=state.toText(
(byLine?text.line(i2++).text:input)+state.lineBreak);return{changes:{from:line.from,insert:insert2},
range:EditorSelection.cursor(range.from+insert2.length,-1)}})}else byLine?changes=state.changeByRange(
range=>{let line=text.line(i2++);return{changes:{from:range.from,to:range.to,insert:line.text},range:EditorSelection.
cursor(range.from+line.length,-1)}}):changes=state.replaceSelection(text);view.dispatch(changes,{userEvent:"\
input.paste",scrollIntoView:!0})}observers.scroll=view=>{let iState=view.inputState;iState.lastScrollTop=
view.scrollDOM.scrollTop,iState.lastScrollLeft=view.scrollDOM.scrollLeft,browser.ios&&!iState.touchActive&&
(iState.lastIOSMomentumScroll=Date.now())};observers.wheel=observers.mousewheel=view=>{view.inputState.
lastWheelEvent=Date.now()};handlers.keydown=(view,event)=>(view.inputState.setSelectionOrigin("selec\
t"),event.keyCode==27&&view.inputState.tabFocusMode!=0&&(view.inputState.tabFocusMode=Date.now()+2e3),
!1);observers.touchstart=(view,e)=>{let iState=view.inputState,touch=e.targetTouches[0];iState.touchActive=
!0,iState.lastTouchTime=Date.now(),touch&&(iState.lastTouchX=touch.clientX,iState.lastTouchY=touch.clientY),
iState.setSelectionOrigin("select.pointer")};observers.touchmove=view=>{view.inputState.setSelectionOrigin(
"select.pointer")};observers.touchend=(view,e)=>{view.inputState.touchActive=!1};handlers.mousedown=
(view,event)=>{if(view.observer.flush(),view.inputState.lastTouchTime>Date.now()-2e3)return!1;let style=null;
for(let makeStyle of view.state.facet(mouseSelectionStyle))if(style=makeStyle(view,event),style)break;
if(!style&&event.button==0&&(style=basicMouseSelection(view,event)),style){let mustFocus=!view.hasFocus;
view.inputState.startMouseSelection(new MouseSelection(view,event,style,mustFocus)),mustFocus&&view.
observer.ignore(()=>{focusPreventScroll(view.contentDOM);let active=view.root.activeElement;active&&
!active.contains(view.contentDOM)&&active.blur()});let mouseSel=view.inputState.mouseSelection;if(mouseSel)
return mouseSel.start(event),mouseSel.dragging===!1}else view.inputState.setSelectionOrigin("select.\
pointer");return!1};function rangeForClick(view,pos,bias,type){if(type==1)return EditorSelection.cursor(
pos,bias);if(type==2)return groupAt(view.state,pos,bias);{let visual=view.docView.lineAt(pos,bias),line=view.
state.doc.lineAt(visual?visual.posAtEnd:pos),from=visual?visual.posAtStart:line.from,to=visual?visual.
posAtEnd:line.to;return to<view.state.doc.length&&to==line.to&&to++,EditorSelection.undirectionalRange(
from,to)}}var BadMouseDetail=browser.ie&&browser.ie_version<=11,lastMouseDown=null,lastMouseDownCount=0,
lastMouseDownTime=0;function getClickType(event){if(!BadMouseDetail)return event.detail;let last2=lastMouseDown,
lastTime=lastMouseDownTime;return lastMouseDown=event,lastMouseDownTime=Date.now(),lastMouseDownCount=
!last2||lastTime>Date.now()-400&&Math.abs(last2.clientX-event.clientX)<2&&Math.abs(last2.clientY-event.
clientY)<2?(lastMouseDownCount+1)%3:1}function basicMouseSelection(view,event){let start2=view.posAndSideAtCoords(
{x:event.clientX,y:event.clientY},!1),type=getClickType(event),startSel=view.state.selection;return{
update(update){update.docChanged&&(start2.pos=update.changes.mapPos(start2.pos),startSel=startSel.map(
update.changes))},get(event2,extend,multiple){let cur=view.posAndSideAtCoords({x:event2.clientX,y:event2.
clientY},!1),removed,range=rangeForClick(view,cur.pos,cur.assoc,type);if(start2.pos!=cur.pos&&!extend){
let startRange=rangeForClick(view,start2.pos,start2.assoc,type),from=Math.min(startRange.from,range.
from),to=Math.max(startRange.to,range.to);range=from<range.from?EditorSelection.range(from,to,range.
assoc):EditorSelection.range(to,from,range.assoc)}return extend?startSel.replaceRange(startSel.main.
extend(range.from,range.to,range.assoc)):multiple&&type==1&&startSel.ranges.length>1&&(removed=removeRangeAround(
startSel,cur.pos))?removed:multiple?startSel.addRange(range):EditorSelection.create([range])}}}function removeRangeAround(sel,pos){
for(let i2=0;i2<sel.ranges.length;i2++){let{from,to}=sel.ranges[i2];if(from<=pos&&to>=pos)return EditorSelection.
create(sel.ranges.slice(0,i2).concat(sel.ranges.slice(i2+1)),sel.mainIndex==i2?0:sel.mainIndex-(sel.
mainIndex>i2?1:0))}return null}handlers.dragstart=(view,event)=>{let{selection:{main:range}}=view.state;
if(event.target.draggable){let tile=view.docView.tile.nearest(event.target);if(tile&&tile.isWidget()){
let from=tile.posAtStart,to=from+tile.length;(from>=range.to||to<=range.from)&&(range=EditorSelection.
undirectionalRange(from,to))}}let{inputState}=view;return inputState.mouseSelection&&(inputState.mouseSelection.
dragging=!0),inputState.draggedContent=range,event.dataTransfer&&(event.dataTransfer.setData("Text",
textFilter(view.state,clipboardOutputFilter,view.state.sliceDoc(range.from,range.to))),event.dataTransfer.
effectAllowed="copyMove"),!1};handlers.dragend=view=>(view.inputState.draggedContent=null,!1);function dropText(view,event,text,direct){
if(text=textFilter(view.state,clipboardInputFilter,text),!text)return;let dropPos=view.posAtCoords({
x:event.clientX,y:event.clientY},!1),{draggedContent}=view.inputState,del=direct&&draggedContent&&dragMovesSelection(
view,event)?{from:draggedContent.from,to:draggedContent.to}:null,ins={from:dropPos,insert:text},changes=view.
state.changes(del?[del,ins]:ins);view.focus(),view.dispatch({changes,selection:{anchor:changes.mapPos(
dropPos,-1),head:changes.mapPos(dropPos,1)},userEvent:del?"move.drop":"input.drop"}),view.inputState.
draggedContent=null}handlers.drop=(view,event)=>{if(!event.dataTransfer)return!1;if(view.state.readOnly)
return!0;let files=event.dataTransfer.files;if(files&&files.length){let text=Array(files.length),read2=0,
finishFile=()=>{++read2==files.length&&dropText(view,event,text.filter(s=>s!=null).join(view.state.lineBreak),
!1)};for(let i2=0;i2<files.length;i2++){let reader=new FileReader;reader.onerror=finishFile,reader.onload=
()=>{/[\x00-\x08\x0e-\x1f]{2}/.test(reader.result)||(text[i2]=reader.result),finishFile()},reader.readAsText(
files[i2])}return!0}else{let text=event.dataTransfer.getData("Text");if(text)return dropText(view,event,
text,!0),!0}return!1};handlers.paste=(view,event)=>{if(view.state.readOnly)return!0;view.observer.flush();
let data=brokenClipboardAPI?null:event.clipboardData;return data?(doPaste(view,data.getData("text/pl\
ain")||data.getData("text/uri-list")),!0):(capturePaste(view),!1)};function captureCopy(view,text){let parent=view.
dom.parentNode;if(!parent)return;let target=parent.appendChild(document.createElement("textarea"));target.
style.cssText="position: fixed; left: -10000px; top: 10px",target.value=text,target.focus(),target.selectionEnd=
text.length,target.selectionStart=0,setTimeout(()=>{target.remove(),view.focus()},50)}function copiedRange(state){
let content2=[],ranges=[],linewise=!1;for(let range of state.selection.ranges)range.empty||(content2.
push(state.sliceDoc(range.from,range.to)),ranges.push(range));if(!content2.length){let upto=-1;for(let{
from}of state.selection.ranges){let line=state.doc.lineAt(from);line.number>upto&&(content2.push(line.
text),ranges.push({from:line.from,to:Math.min(state.doc.length,line.to+1)})),upto=line.number}linewise=
!0}return{text:textFilter(state,clipboardOutputFilter,content2.join(state.lineBreak)),ranges,linewise}}
var lastLinewiseCopy=null;handlers.copy=handlers.cut=(view,event)=>{if(!hasSelection(view.contentDOM,
view.observer.selectionRange))return!1;let{text,ranges,linewise}=copiedRange(view.state);if(!text&&!linewise)
return!1;lastLinewiseCopy=linewise?text:null,event.type=="cut"&&!view.state.readOnly&&view.dispatch(
{changes:ranges,scrollIntoView:!0,userEvent:"delete.cut"});let data=brokenClipboardAPI?null:event.clipboardData;
return data?(data.clearData(),data.setData("text/plain",text),!0):(captureCopy(view,text),!1)};var isFocusChange=Annotation.
define();function focusChangeTransaction(state,focus){let effects=[];for(let getEffect of state.facet(
focusChangeEffect)){let effect=getEffect(state,focus);effect&&effects.push(effect)}return effects.length?
state.update({effects,annotations:isFocusChange.of(!0)}):null}function updateForFocusChange(view){setTimeout(
()=>{let focus=view.hasFocus;if(focus!=view.inputState.notifiedFocused){let tr=focusChangeTransaction(
view.state,focus);tr?view.dispatch(tr):view.update([])}},10)}observers.focus=view=>{view.inputState.
lastFocusTime=Date.now(),!view.scrollDOM.scrollTop&&(view.inputState.lastScrollTop||view.inputState.
lastScrollLeft)&&(view.scrollDOM.scrollTop=view.inputState.lastScrollTop,view.scrollDOM.scrollLeft=view.
inputState.lastScrollLeft),updateForFocusChange(view)};observers.blur=view=>{view.observer.clearSelectionRange(),
updateForFocusChange(view)};observers.compositionstart=observers.compositionupdate=(view,event)=>{if(!view.
observer.editContext&&(view.inputState.compositionFirstChange==null&&(view.inputState.compositionFirstChange=
!0),view.inputState.composing<0)){let{main}=view.state.selection;!main.empty&&view.lineBlockAt(main.
from).from!=view.lineBlockAt(main.to).from&&!view.state.readOnly&&view.dispatch({changes:view.state.
selection.ranges.filter(r=>!r.empty).map(r=>({from:r.from,to:r.to})),userEvent:"input"}),view.inputState.
composing=0}};observers.compositionend=view=>{view.observer.editContext||(view.inputState.composing=
-1,view.inputState.compositionEndedAt=Date.now(),view.inputState.compositionPendingKey=!0,view.inputState.
compositionPendingChange=view.observer.pendingRecords().length>0,view.inputState.compositionFirstChange=
null,browser.chrome&&browser.android?view.observer.flushSoon():view.inputState.compositionPendingChange?
Promise.resolve().then(()=>view.observer.flush()):setTimeout(()=>{view.inputState.composing<0&&view.
docView.hasComposition&&view.update([])},50))};observers.contextmenu=view=>{view.inputState.lastContextMenu=
Date.now()};handlers.beforeinput=(view,event)=>{var _a2,_b;if((event.inputType=="insertText"||event.
inputType=="insertCompositionText")&&(view.inputState.insertingText=event.data,view.inputState.insertingTextAt=
Date.now()),event.inputType=="insertReplacementText"&&view.observer.editContext){let text=(_a2=event.
dataTransfer)===null||_a2===void 0?void 0:_a2.getData("text/plain"),ranges=event.getTargetRanges();if(text&&
ranges.length){let r=ranges[0],from=view.posAtDOM(r.startContainer,r.startOffset),to=view.posAtDOM(r.
endContainer,r.endOffset);return applyDOMChangeInner(view,{from,to,insert:view.state.toText(text)},null),
!0}}let pending;if(browser.chrome&&browser.android&&(pending=PendingKeys.find(key=>key.inputType==event.
inputType))&&(view.observer.delayAndroidKey(pending.key,pending.keyCode),pending.key=="Backspace"||pending.
key=="Delete")){let startViewHeight=((_b=window.visualViewport)===null||_b===void 0?void 0:_b.height)||
0;setTimeout(()=>{var _a3;(((_a3=window.visualViewport)===null||_a3===void 0?void 0:_a3.height)||0)>
startViewHeight+10&&view.hasFocus&&(view.contentDOM.blur(),view.focus())},100)}return browser.ios&&event.
inputType=="deleteContentForward"&&view.observer.flushSoon(),browser.safari&&event.inputType=="inser\
tText"&&view.inputState.composing>=0&&setTimeout(()=>observers.compositionend(view,event),20),!1};var appliedFirefoxHack=new Set;
function firefoxCopyCutHack(doc2){appliedFirefoxHack.has(doc2)||(appliedFirefoxHack.add(doc2),doc2.addEventListener(
"copy",()=>{}),doc2.addEventListener("cut",()=>{}))}var wrappingWhiteSpace=["pre-wrap","normal","pre\
-line","break-spaces"],heightChangeFlag=!1;function clearHeightChangeFlag(){heightChangeFlag=!1}var HeightOracle=class{constructor(lineWrapping){
this.lineWrapping=lineWrapping,this.doc=Text.empty,this.heightSamples={},this.lineHeight=14,this.charWidth=
7,this.textHeight=14,this.lineLength=30}heightForGap(from,to){let lines=this.doc.lineAt(to).number-this.
doc.lineAt(from).number+1;return this.lineWrapping&&(lines+=Math.max(0,Math.ceil((to-from-lines*this.
lineLength*.5)/this.lineLength))),this.lineHeight*lines}heightForLine(length){return this.lineWrapping?
(1+Math.max(0,Math.ceil((length-this.lineLength)/Math.max(1,this.lineLength-5))))*this.lineHeight:this.
lineHeight}setDoc(doc2){return this.doc=doc2,this}mustRefreshForWrapping(whiteSpace){return wrappingWhiteSpace.
indexOf(whiteSpace)>-1!=this.lineWrapping}mustRefreshForHeights(lineHeights){let newHeight=!1;for(let i2=0;i2<
lineHeights.length;i2++){let h=lineHeights[i2];h<0?i2++:this.heightSamples[Math.floor(h*10)]||(newHeight=
!0,this.heightSamples[Math.floor(h*10)]=!0)}return newHeight}refresh(whiteSpace,lineHeight,charWidth,textHeight,lineLength,knownHeights){
let lineWrapping=wrappingWhiteSpace.indexOf(whiteSpace)>-1,changed=Math.abs(lineHeight-this.lineHeight)>
.3||this.lineWrapping!=lineWrapping;if(this.lineWrapping=lineWrapping,this.lineHeight=lineHeight,this.
charWidth=charWidth,this.textHeight=textHeight,this.lineLength=lineLength,changed){this.heightSamples=
{};for(let i2=0;i2<knownHeights.length;i2++){let h=knownHeights[i2];h<0?i2++:this.heightSamples[Math.
floor(h*10)]=!0}}return changed}},MeasuredHeights=class{constructor(from,heights){this.from=from,this.
heights=heights,this.index=0}get more(){return this.index<this.heights.length}},BlockInfo=class _BlockInfo{constructor(from,length,top2,height,_content){
this.from=from,this.length=length,this.top=top2,this.height=height,this._content=_content}get type(){
return typeof this._content=="number"?BlockType.Text:Array.isArray(this._content)?this._content:this.
_content.type}get to(){return this.from+this.length}get bottom(){return this.top+this.height}get widget(){
return this._content instanceof PointDecoration?this._content.widget:null}get widgetLineBreaks(){return typeof this.
_content=="number"?this._content:0}join(other){let content2=(Array.isArray(this._content)?this._content:
[this]).concat(Array.isArray(other._content)?other._content:[other]);return new _BlockInfo(this.from,
this.length+other.length,this.top,this.height+other.height,content2)}},QueryType=(function(QueryType2){
return QueryType2[QueryType2.ByPos=0]="ByPos",QueryType2[QueryType2.ByHeight=1]="ByHeight",QueryType2[QueryType2.
ByPosNoHeight=2]="ByPosNoHeight",QueryType2})(QueryType||(QueryType={})),Epsilon=.001,HeightMap=class _HeightMap{constructor(length,height,flags=2){
this.length=length,this.height=height,this.flags=flags}get outdated(){return(this.flags&2)>0}set outdated(value){
this.flags=(value?2:0)|this.flags&-3}setHeight(height){this.height!=height&&(Math.abs(this.height-height)>
Epsilon&&(heightChangeFlag=!0),this.height=height)}replace(_from,_to,nodes){return _HeightMap.of(nodes)}decomposeLeft(_to,result){
result.push(this)}decomposeRight(_from,result){result.push(this)}applyChanges(decorations2,oldDoc,oracle,changes){
let me=this,doc2=oracle.doc;for(let i2=changes.length-1;i2>=0;i2--){let{fromA,toA,fromB,toB}=changes[i2],
start2=me.lineAt(fromA,QueryType.ByPosNoHeight,oracle.setDoc(oldDoc),0,0),end=start2.to>=toA?start2:
me.lineAt(toA,QueryType.ByPosNoHeight,oracle,0,0);for(toB+=end.to-toA,toA=end.to;i2>0&&start2.from<=
changes[i2-1].toA;)fromA=changes[i2-1].fromA,fromB=changes[i2-1].fromB,i2--,fromA<start2.from&&(start2=
me.lineAt(fromA,QueryType.ByPosNoHeight,oracle,0,0));fromB+=start2.from-fromA,fromA=start2.from;let nodes=NodeBuilder.
build(oracle.setDoc(doc2),decorations2,fromB,toB);me=replace(me,me.replace(fromA,toA,nodes))}return me.
updateHeight(oracle,0)}static empty(){return new HeightMapText(0,0,0)}static of(nodes){if(nodes.length==
1)return nodes[0];let i2=0,j=nodes.length,before=0,after=0;for(;;)if(i2==j)if(before>after*2){let split=nodes[i2-
1];split.break?nodes.splice(--i2,1,split.left,null,split.right):nodes.splice(--i2,1,split.left,split.
right),j+=1+split.break,before-=split.size}else if(after>before*2){let split=nodes[j];split.break?nodes.
splice(j,1,split.left,null,split.right):nodes.splice(j,1,split.left,split.right),j+=2+split.break,after-=
split.size}else break;else if(before<after){let next=nodes[i2++];next&&(before+=next.size)}else{let next=nodes[--j];
next&&(after+=next.size)}let brk=!1;return nodes[i2-1]==null?(brk=!0,i2--):nodes[i2]==null&&(brk=!0,
j++),new HeightMapBranch(_HeightMap.of(nodes.slice(0,i2)),brk,_HeightMap.of(nodes.slice(j)))}};function replace(old,val){
return old==val?old:(old.constructor!=val.constructor&&(heightChangeFlag=!0),val)}HeightMap.prototype.
size=1;var SpaceDeco=Decoration.replace({}),HeightMapBlock=class extends HeightMap{constructor(length,height,deco){
super(length,height),this.deco=deco,this.spaceAbove=0}mainBlock(top2,offset){return new BlockInfo(offset,
this.length,top2+this.spaceAbove,this.height-this.spaceAbove,this.deco||0)}blockAt(height,_oracle,top2,offset){
return this.spaceAbove&&height<top2+this.spaceAbove?new BlockInfo(offset,0,top2,this.spaceAbove,SpaceDeco):
this.mainBlock(top2,offset)}lineAt(_value,_type,oracle,top2,offset){let main=this.mainBlock(top2,offset);
return this.spaceAbove?this.blockAt(0,oracle,top2,offset).join(main):main}forEachLine(from,to,oracle,top2,offset,f){
from<=offset+this.length&&to>=offset&&f(this.lineAt(0,QueryType.ByPos,oracle,top2,offset))}setMeasuredHeight(measured){
let next=measured.heights[measured.index++];next<0?(this.spaceAbove=-next,next=measured.heights[measured.
index++]):this.spaceAbove=0,this.setHeight(next)}updateHeight(oracle,offset=0,_force=!1,measured){return measured&&
measured.from<=offset&&measured.more&&this.setMeasuredHeight(measured),this.outdated=!1,this}toString(){
return`block(${this.length})`}},HeightMapText=class _HeightMapText extends HeightMapBlock{constructor(length,height,above3){
super(length,height,null),this.collapsed=0,this.widgetHeight=0,this.breaks=0,this.spaceAbove=above3}mainBlock(top2,offset){
return new BlockInfo(offset,this.length,top2+this.spaceAbove,this.height-this.spaceAbove,this.breaks)}replace(_from,_to,nodes){
let node=nodes[0];return nodes.length==1&&(node instanceof _HeightMapText||node instanceof HeightMapGap&&
node.flags&4)&&Math.abs(this.length-node.length)<10?(node instanceof HeightMapGap?node=new _HeightMapText(
node.length,this.height,this.spaceAbove):node.height=this.height,this.outdated||(node.outdated=!1),node):
HeightMap.of(nodes)}updateHeight(oracle,offset=0,force=!1,measured){return measured&&measured.from<=
offset&&measured.more?this.setMeasuredHeight(measured):(force||this.outdated)&&(this.spaceAbove=0,this.
setHeight(Math.max(this.widgetHeight,oracle.heightForLine(this.length-this.collapsed))+this.breaks*oracle.
lineHeight)),this.outdated=!1,this}toString(){return`line(${this.length}${this.collapsed?-this.collapsed:
""}${this.widgetHeight?":"+this.widgetHeight:""})`}},HeightMapGap=class _HeightMapGap extends HeightMap{constructor(length){
super(length,0)}heightMetrics(oracle,offset){let firstLine=oracle.doc.lineAt(offset).number,lastLine=oracle.
doc.lineAt(offset+this.length).number,lines=lastLine-firstLine+1,perLine,perChar=0;if(oracle.lineWrapping){
let totalPerLine=Math.min(this.height,oracle.lineHeight*lines);perLine=totalPerLine/lines,this.length>
lines+1&&(perChar=(this.height-totalPerLine)/(this.length-lines-1))}else perLine=this.height/lines;return{
firstLine,lastLine,perLine,perChar}}blockAt(height,oracle,top2,offset){let{firstLine,lastLine,perLine,
perChar}=this.heightMetrics(oracle,offset);if(oracle.lineWrapping){let guess=offset+(height<oracle.lineHeight?
0:Math.round(Math.max(0,Math.min(1,(height-top2)/this.height))*this.length)),line=oracle.doc.lineAt(
guess),lineHeight=perLine+line.length*perChar,lineTop=Math.max(top2,height-lineHeight/2);return new BlockInfo(
line.from,line.length,lineTop,lineHeight,0)}else{let line=Math.max(0,Math.min(lastLine-firstLine,Math.
floor((height-top2)/perLine))),{from,length}=oracle.doc.line(firstLine+line);return new BlockInfo(from,
length,top2+perLine*line,perLine,0)}}lineAt(value,type,oracle,top2,offset){if(type==QueryType.ByHeight)
return this.blockAt(value,oracle,top2,offset);if(type==QueryType.ByPosNoHeight){let{from,to}=oracle.
doc.lineAt(value);return new BlockInfo(from,to-from,0,0,0)}let{firstLine,perLine,perChar}=this.heightMetrics(
oracle,offset),line=oracle.doc.lineAt(value),lineHeight=perLine+line.length*perChar,linesAbove=line.
number-firstLine,lineTop=top2+perLine*linesAbove+perChar*(line.from-offset-linesAbove);return new BlockInfo(
line.from,line.length,Math.max(top2,Math.min(lineTop,top2+this.height-lineHeight)),lineHeight,0)}forEachLine(from,to,oracle,top2,offset,f){
from=Math.max(from,offset),to=Math.min(to,offset+this.length);let{firstLine,perLine,perChar}=this.heightMetrics(
oracle,offset);for(let pos=from,lineTop=top2;pos<=to;){let line=oracle.doc.lineAt(pos);if(pos==from){
let linesAbove=line.number-firstLine;lineTop+=perLine*linesAbove+perChar*(from-offset-linesAbove)}let lineHeight=perLine+
perChar*line.length;f(new BlockInfo(line.from,line.length,lineTop,lineHeight,0)),lineTop+=lineHeight,
pos=line.to+1}}replace(from,to,nodes){let after=this.length-to;if(after>0){let last2=nodes[nodes.length-
1];last2 instanceof _HeightMapGap?nodes[nodes.length-1]=new _HeightMapGap(last2.length+after):nodes.
push(null,new _HeightMapGap(after-1))}if(from>0){let first=nodes[0];first instanceof _HeightMapGap?nodes[0]=
new _HeightMapGap(from+first.length):nodes.unshift(new _HeightMapGap(from-1),null)}return HeightMap.
of(nodes)}decomposeLeft(to,result){result.push(new _HeightMapGap(to-1),null)}decomposeRight(from,result){
result.push(null,new _HeightMapGap(this.length-from-1))}updateHeight(oracle,offset=0,force=!1,measured){
let end=offset+this.length;if(measured&&measured.from<=offset+this.length&&measured.more){let nodes=[],
pos=Math.max(offset,measured.from),singleHeight=-1;for(measured.from>offset&&nodes.push(new _HeightMapGap(
measured.from-offset-1).updateHeight(oracle,offset));pos<=end&&measured.more;){let len=oracle.doc.lineAt(
pos).length;nodes.length&&nodes.push(null);let height=measured.heights[measured.index++],above3=0;height<
0&&(above3=-height,height=measured.heights[measured.index++]),singleHeight==-1?singleHeight=height:Math.
abs(height-singleHeight)>=Epsilon&&(singleHeight=-2);let line=new HeightMapText(len,height,above3);line.
outdated=!1,nodes.push(line),pos+=len+1}pos<=end&&nodes.push(null,new _HeightMapGap(end-pos).updateHeight(
oracle,pos));let result=HeightMap.of(nodes);return(singleHeight<0||Math.abs(result.height-this.height)>=
Epsilon||Math.abs(singleHeight-this.heightMetrics(oracle,offset).perLine)>=Epsilon)&&(heightChangeFlag=
!0),replace(this,result)}else(force||this.outdated)&&(this.setHeight(oracle.heightForGap(offset,offset+
this.length)),this.outdated=!1);return this}toString(){return`gap(${this.length})`}},HeightMapBranch=class extends HeightMap{constructor(left,brk,right){
super(left.length+(brk?1:0)+right.length,left.height+right.height,(brk?1:0)|(left.outdated||right.outdated?
2:0)),this.left=left,this.right=right,this.size=left.size+right.size}get break(){return this.flags&1}blockAt(height,oracle,top2,offset){
let mid=top2+this.left.height;return height<mid?this.left.blockAt(height,oracle,top2,offset):this.right.
blockAt(height,oracle,mid,offset+this.left.length+this.break)}lineAt(value,type,oracle,top2,offset){
let rightTop=top2+this.left.height,rightOffset=offset+this.left.length+this.break,left=type==QueryType.
ByHeight?value<rightTop:value<rightOffset,base2=left?this.left.lineAt(value,type,oracle,top2,offset):
this.right.lineAt(value,type,oracle,rightTop,rightOffset);if(this.break||(left?base2.to<rightOffset:
base2.from>rightOffset))return base2;let subQuery=type==QueryType.ByPosNoHeight?QueryType.ByPosNoHeight:
QueryType.ByPos;return left?base2.join(this.right.lineAt(rightOffset,subQuery,oracle,rightTop,rightOffset)):
this.left.lineAt(rightOffset,subQuery,oracle,top2,offset).join(base2)}forEachLine(from,to,oracle,top2,offset,f){
let rightTop=top2+this.left.height,rightOffset=offset+this.left.length+this.break;if(this.break)from<
rightOffset&&this.left.forEachLine(from,to,oracle,top2,offset,f),to>=rightOffset&&this.right.forEachLine(
from,to,oracle,rightTop,rightOffset,f);else{let mid=this.lineAt(rightOffset,QueryType.ByPos,oracle,top2,
offset);from<mid.from&&this.left.forEachLine(from,Math.min(to,mid.from-1),oracle,top2,offset,f),mid.
to>=from&&mid.from<=to&&f(mid),to>mid.to&&this.right.forEachLine(Math.max(from,mid.to+1),to,oracle,rightTop,
rightOffset,f)}}replace(from,to,nodes){let rightStart=this.left.length+this.break;if(to<rightStart)return this.
balanced(this.left.replace(from,to,nodes),this.right);if(from>this.left.length)return this.balanced(
this.left,this.right.replace(from-rightStart,to-rightStart,nodes));let result=[];from>0&&this.decomposeLeft(
from,result);let left=result.length;for(let node of nodes)result.push(node);if(from>0&&mergeGaps(result,
left-1),to<this.length){let right=result.length;this.decomposeRight(to,result),mergeGaps(result,right)}
return HeightMap.of(result)}decomposeLeft(to,result){let left=this.left.length;if(to<=left)return this.
left.decomposeLeft(to,result);result.push(this.left),this.break&&(left++,to>=left&&result.push(null)),
to>left&&this.right.decomposeLeft(to-left,result)}decomposeRight(from,result){let left=this.left.length,
right=left+this.break;if(from>=right)return this.right.decomposeRight(from-right,result);from<left&&
this.left.decomposeRight(from,result),this.break&&from<right&&result.push(null),result.push(this.right)}balanced(left,right){
return left.size>2*right.size||right.size>2*left.size?HeightMap.of(this.break?[left,null,right]:[left,
right]):(this.left=replace(this.left,left),this.right=replace(this.right,right),this.setHeight(left.
height+right.height),this.outdated=left.outdated||right.outdated,this.size=left.size+right.size,this.
length=left.length+this.break+right.length,this)}updateHeight(oracle,offset=0,force=!1,measured){let{
left,right}=this,rightStart=offset+left.length+this.break,rebalance=null;return measured&&measured.from<=
offset+left.length&&measured.more?rebalance=left=left.updateHeight(oracle,offset,force,measured):left.
updateHeight(oracle,offset,force),measured&&measured.from<=rightStart+right.length&&measured.more?rebalance=
right=right.updateHeight(oracle,rightStart,force,measured):right.updateHeight(oracle,rightStart,force),
rebalance?this.balanced(left,right):(this.height=this.left.height+this.right.height,this.outdated=!1,
this)}toString(){return this.left+(this.break?" ":"-")+this.right}};function mergeGaps(nodes,around){
let before,after;nodes[around]==null&&(before=nodes[around-1])instanceof HeightMapGap&&(after=nodes[around+
1])instanceof HeightMapGap&&nodes.splice(around-1,3,new HeightMapGap(before.length+1+after.length))}
var relevantWidgetHeight=5,NodeBuilder=class _NodeBuilder{constructor(pos,oracle){this.pos=pos,this.
oracle=oracle,this.nodes=[],this.lineStart=-1,this.lineEnd=-1,this.covering=null,this.writtenTo=pos}get isCovered(){
return this.covering&&this.nodes[this.nodes.length-1]==this.covering}span(_from,to){if(this.lineStart>
-1){let end=Math.min(to,this.lineEnd),last2=this.nodes[this.nodes.length-1];last2 instanceof HeightMapText?
last2.length+=end-this.pos:(end>this.pos||!this.isCovered)&&this.nodes.push(new HeightMapText(end-this.
pos,-1,0)),this.writtenTo=end,to>end&&(this.nodes.push(null),this.writtenTo++,this.lineStart=-1)}this.
pos=to}point(from,to,deco){if(from<to||deco.heightRelevant){let height=deco.widget?deco.widget.estimatedHeight:
0,breaks=deco.widget?deco.widget.lineBreaks:0;height<0&&(height=this.oracle.lineHeight);let len=to-from;
deco.block?this.addBlock(new HeightMapBlock(len,height,deco)):(len||breaks||height>=relevantWidgetHeight)&&
this.addLineDeco(height,breaks,len)}else to>from&&this.span(from,to);this.lineEnd>-1&&this.lineEnd<this.
pos&&(this.lineEnd=this.oracle.doc.lineAt(this.pos).to)}enterLine(){if(this.lineStart>-1)return;let{
from,to}=this.oracle.doc.lineAt(this.pos);this.lineStart=from,this.lineEnd=to,this.writtenTo<from&&((this.
writtenTo<from-1||this.nodes[this.nodes.length-1]==null)&&this.nodes.push(this.blankContent(this.writtenTo,
from-1)),this.nodes.push(null)),this.pos>from&&this.nodes.push(new HeightMapText(this.pos-from,-1,0)),
this.writtenTo=this.pos}blankContent(from,to){let gap=new HeightMapGap(to-from);return this.oracle.doc.
lineAt(from).to==to&&(gap.flags|=4),gap}ensureLine(){this.enterLine();let last2=this.nodes.length?this.
nodes[this.nodes.length-1]:null;if(last2 instanceof HeightMapText)return last2;let line=new HeightMapText(
0,-1,0);return this.nodes.push(line),line}addBlock(block){this.enterLine();let deco=block.deco;deco&&
deco.startSide>0&&!this.isCovered&&this.ensureLine(),this.nodes.push(block),this.writtenTo=this.pos=
this.pos+block.length,deco&&deco.endSide>0&&(this.covering=block)}addLineDeco(height,breaks,length){
let line=this.ensureLine();line.length+=length,line.collapsed+=length,line.widgetHeight=Math.max(line.
widgetHeight,height),line.breaks+=breaks,this.writtenTo=this.pos=this.pos+length}finish(from){let last2=this.
nodes.length==0?null:this.nodes[this.nodes.length-1];this.lineStart>-1&&!(last2 instanceof HeightMapText)&&
!this.isCovered?this.nodes.push(new HeightMapText(0,-1,0)):(this.writtenTo<this.pos||last2==null)&&this.
nodes.push(this.blankContent(this.writtenTo,this.pos));let pos=from;for(let node of this.nodes)node instanceof
HeightMapText&&node.updateHeight(this.oracle,pos),pos+=node?node.length:1;return this.nodes}static build(oracle,decorations2,from,to){
let builder=new _NodeBuilder(from,oracle);return RangeSet.spans(decorations2,from,to,builder,0),builder.
finish(from)}};function heightRelevantDecoChanges(a,b,diff){let comp=new DecorationComparator2;return RangeSet.
compare(a,b,diff,comp,0),comp.changes}var DecorationComparator2=class{constructor(){this.changes=[]}compareRange(){}comparePoint(from,to,a,b){
(from<to||a&&a.heightRelevant||b&&b.heightRelevant)&&addRange(from,to,this.changes,5)}};function visiblePixelRange(dom,paddingTop){
let rect=dom.getBoundingClientRect(),doc2=dom.ownerDocument,win=doc2.defaultView||window,left=Math.max(
0,rect.left),right=Math.min(win.innerWidth,rect.right),top2=Math.max(0,rect.top),bottom=Math.min(win.
innerHeight,rect.bottom);for(let parent=dom.parentNode;parent&&parent!=doc2.body;)if(isElt(parent)){
let style=window.getComputedStyle(parent);if((parent.scrollHeight>parent.clientHeight||parent.scrollWidth>
parent.clientWidth)&&style.overflow!="visible"){let parentRect=parent.getBoundingClientRect();left=Math.
max(left,parentRect.left),right=Math.min(right,parentRect.right),top2=Math.max(top2,parentRect.top),
bottom=Math.min(parent==dom.parentNode?win.innerHeight:bottom,parentRect.bottom)}parent=style.position==
"absolute"||style.position=="fixed"?parent.offsetParent:parent.parentNode}else if(parent.nodeType==11)
parent=parent.host;else break;return{left:left-rect.left,right:Math.max(left,right)-rect.left,top:top2-
(rect.top+paddingTop),bottom:Math.max(top2,bottom)-(rect.top+paddingTop)}}function inWindow(elt){let rect=elt.
getBoundingClientRect(),win=elt.ownerDocument.defaultView||window;return rect.left<win.innerWidth&&rect.
right>0&&rect.top<win.innerHeight&&rect.bottom>0}function fullPixelRange(dom,paddingTop){let rect=dom.
getBoundingClientRect();return{left:0,right:rect.right-rect.left,top:paddingTop,bottom:rect.bottom-(rect.
top+paddingTop)}}var LineGap=class{constructor(from,to,size,displaySize){this.from=from,this.to=to,this.
size=size,this.displaySize=displaySize}static same(a,b){if(a.length!=b.length)return!1;for(let i2=0;i2<
a.length;i2++){let gA=a[i2],gB=b[i2];if(gA.from!=gB.from||gA.to!=gB.to||gA.size!=gB.size)return!1}return!0}draw(viewState,wrapping){
return Decoration.replace({widget:new LineGapWidget(this.displaySize*(wrapping?viewState.scaleY:viewState.
scaleX),wrapping)}).range(this.from,this.to)}},LineGapWidget=class extends WidgetType{constructor(size,vertical){
super(),this.size=size,this.vertical=vertical}eq(other){return other.size==this.size&&other.vertical==
this.vertical}toDOM(){let elt=document.createElement("div");return this.vertical?elt.style.height=this.
size+"px":(elt.style.width=this.size+"px",elt.style.height="2px",elt.style.display="inline-block"),elt}get estimatedHeight(){
return this.vertical?this.size:-1}},ViewState=class{constructor(view,state){this.view=view,this.state=
state,this.pixelViewport={left:0,right:window.innerWidth,top:0,bottom:0},this.inView=!0,this.paddingTop=
0,this.paddingBottom=0,this.contentDOMWidth=0,this.contentDOMHeight=0,this.editorHeight=0,this.editorWidth=
0,this.scaleX=1,this.scaleY=1,this.scrollOffset=0,this.scrolledToBottom=!1,this.scrollAnchorPos=0,this.
scrollAnchorHeight=-1,this.scaler=IdScaler,this.scrollTarget=null,this.printing=!1,this.mustMeasureContent=
!0,this.defaultTextDirection=Direction.LTR,this.visibleRanges=[],this.mustEnforceCursorAssoc=!1;let guessWrapping=state.
facet(contentAttributes).some(v=>typeof v!="function"&&v.class=="cm-lineWrapping");this.heightOracle=
new HeightOracle(guessWrapping),this.stateDeco=staticDeco(state),this.heightMap=HeightMap.empty().applyChanges(
this.stateDeco,Text.empty,this.heightOracle.setDoc(state.doc),[new ChangedRange(0,0,0,state.doc.length)]);
for(let i2=0;i2<2&&(this.viewport=this.getViewport(0,null),!!this.updateForViewport());i2++);this.updateViewportLines(),
this.lineGaps=this.ensureLineGaps([]),this.lineGapDeco=Decoration.set(this.lineGaps.map(gap=>gap.draw(
this,!1))),this.scrollParent=view.scrollDOM,this.computeVisibleRanges()}updateForViewport(){let viewports=[
this.viewport],{main}=this.state.selection;for(let i2=0;i2<=1;i2++){let pos=i2?main.head:main.anchor;
if(!viewports.some(({from,to})=>pos>=from&&pos<=to)){let{from,to}=this.lineBlockAt(pos);viewports.push(
new Viewport(from,to))}}return this.viewports=viewports.sort((a,b)=>a.from-b.from),this.updateScaler()}updateScaler(){
let scaler=this.scaler;return this.scaler=this.heightMap.height<=7e6?IdScaler:BigScaler.get(this.heightOracle,
this.heightMap,this.viewports),scaler.eq(this.scaler)?0:2}updateViewportLines(){this.viewportLines=[],
this.heightMap.forEachLine(this.viewport.from,this.viewport.to,this.heightOracle.setDoc(this.state.doc),
0,0,block=>{this.viewportLines.push(scaleBlock(block,this.scaler))})}update(update,scrollTarget=null){
this.state=update.state;let prevDeco=this.stateDeco;this.stateDeco=staticDeco(this.state);let contentChanges=update.
changedRanges,heightChanges=ChangedRange.extendWithRanges(contentChanges,heightRelevantDecoChanges(prevDeco,
this.stateDeco,update?update.changes:ChangeSet.empty(this.state.doc.length))),prevHeight=this.heightMap.
height,scrollAnchor=this.scrolledToBottom?null:this.scrollAnchorAt(this.scrollOffset);clearHeightChangeFlag(),
this.heightMap=this.heightMap.applyChanges(this.stateDeco,update.startState.doc,this.heightOracle.setDoc(
this.state.doc),heightChanges),(this.heightMap.height!=prevHeight||heightChangeFlag)&&(update.flags|=
2),scrollAnchor?(this.scrollAnchorPos=update.changes.mapPos(scrollAnchor.from,-1),this.scrollAnchorHeight=
scrollAnchor.top):(this.scrollAnchorPos=-1,this.scrollAnchorHeight=prevHeight);let viewport=heightChanges.
length?this.mapViewport(this.viewport,update.changes):this.viewport;(scrollTarget&&(scrollTarget.range.
head<viewport.from||scrollTarget.range.head>viewport.to)||!this.viewportIsAppropriate(viewport))&&(viewport=
this.getViewport(0,scrollTarget));let viewportChange=viewport.from!=this.viewport.from||viewport.to!=
this.viewport.to;this.viewport=viewport,update.flags|=this.updateForViewport(),(viewportChange||!update.
changes.empty||update.flags&2)&&this.updateViewportLines(),(this.lineGaps.length||this.viewport.to-this.
viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(this.mapLineGaps(this.lineGaps,update.changes))),
update.flags|=this.computeVisibleRanges(update.changes),scrollTarget&&(this.scrollTarget=scrollTarget),
!this.mustEnforceCursorAssoc&&(update.selectionSet||update.focusChanged)&&update.view.lineWrapping&&
update.state.selection.main.empty&&update.state.selection.main.assoc&&!update.state.facet(nativeSelectionHidden)&&
(this.mustEnforceCursorAssoc=!0)}measure(){let{view}=this,dom=view.contentDOM,style=window.getComputedStyle(
dom),oracle=this.heightOracle,whiteSpace=style.whiteSpace;this.defaultTextDirection=style.direction==
"rtl"?Direction.RTL:Direction.LTR;let refresh=this.heightOracle.mustRefreshForWrapping(whiteSpace)||
this.mustMeasureContent==="refresh",domRect=dom.getBoundingClientRect(),measureContent=refresh||this.
mustMeasureContent||this.contentDOMHeight!=domRect.height;this.contentDOMHeight=domRect.height,this.
mustMeasureContent=!1;let result=0,bias=0;if(domRect.width&&domRect.height){let{scaleX,scaleY}=getScale(
dom,domRect);(scaleX>.005&&Math.abs(this.scaleX-scaleX)>.005||scaleY>.005&&Math.abs(this.scaleY-scaleY)>
.005)&&(this.scaleX=scaleX,this.scaleY=scaleY,result|=16,refresh=measureContent=!0)}let paddingTop=(parseInt(
style.paddingTop)||0)*this.scaleY,paddingBottom=(parseInt(style.paddingBottom)||0)*this.scaleY;(this.
paddingTop!=paddingTop||this.paddingBottom!=paddingBottom)&&(this.paddingTop=paddingTop,this.paddingBottom=
paddingBottom,result|=18),this.editorWidth!=view.scrollDOM.clientWidth&&(oracle.lineWrapping&&(measureContent=
!0),this.editorWidth=view.scrollDOM.clientWidth,result|=16);let scrollParent=scrollableParents(this.
view.contentDOM,!1).y;scrollParent!=this.scrollParent&&(this.scrollParent=scrollParent,this.scrollAnchorHeight=
-1,this.scrollOffset=0);let scrollOffset=this.getScrollOffset();this.scrollOffset!=scrollOffset&&(this.
scrollAnchorHeight=-1,this.scrollOffset=scrollOffset),this.scrolledToBottom=isScrolledToBottom(this.
scrollParent||view.win);let pixelViewport=(this.printing?fullPixelRange:visiblePixelRange)(dom,this.
paddingTop),dTop=pixelViewport.top-this.pixelViewport.top,dBottom=pixelViewport.bottom-this.pixelViewport.
bottom;this.pixelViewport=pixelViewport;let inView=this.pixelViewport.bottom>this.pixelViewport.top&&
this.pixelViewport.right>this.pixelViewport.left;if(inView!=this.inView&&(this.inView=inView,inView&&
(measureContent=!0)),!this.inView&&!this.scrollTarget&&!inWindow(view.dom))return 0;let contentWidth=domRect.
width;if((this.contentDOMWidth!=contentWidth||this.editorHeight!=view.scrollDOM.clientHeight)&&(this.
contentDOMWidth=domRect.width,this.editorHeight=view.scrollDOM.clientHeight,result|=16),measureContent){
let lineHeights=view.docView.measureVisibleLineHeights(this.viewport);if(oracle.mustRefreshForHeights(
lineHeights)&&(refresh=!0),refresh||oracle.lineWrapping&&Math.abs(contentWidth-this.contentDOMWidth)>
oracle.charWidth){let{lineHeight,charWidth,textHeight}=view.docView.measureTextSize();refresh=lineHeight>
0&&oracle.refresh(whiteSpace,lineHeight,charWidth,textHeight,Math.max(5,contentWidth/charWidth),lineHeights),
refresh&&(view.docView.minWidth=0,result|=16)}dTop>0&&dBottom>0?bias=Math.max(dTop,dBottom):dTop<0&&
dBottom<0&&(bias=Math.min(dTop,dBottom)),clearHeightChangeFlag();for(let vp of this.viewports){let heights=vp.
from==this.viewport.from?lineHeights:view.docView.measureVisibleLineHeights(vp);this.heightMap=(refresh?
HeightMap.empty().applyChanges(this.stateDeco,Text.empty,this.heightOracle,[new ChangedRange(0,0,0,view.
state.doc.length)]):this.heightMap).updateHeight(oracle,0,refresh,new MeasuredHeights(vp.from,heights))}
heightChangeFlag&&(result|=2)}let viewportChange=!this.viewportIsAppropriate(this.viewport,bias)||this.
scrollTarget&&(this.scrollTarget.range.head<this.viewport.from||this.scrollTarget.range.head>this.viewport.
to);return viewportChange&&(result&2&&(result|=this.updateScaler()),this.viewport=this.getViewport(bias,
this.scrollTarget),result|=this.updateForViewport()),(result&2||viewportChange)&&this.updateViewportLines(),
(this.lineGaps.length||this.viewport.to-this.viewport.from>4e3)&&this.updateLineGaps(this.ensureLineGaps(
refresh?[]:this.lineGaps,view)),result|=this.computeVisibleRanges(),this.mustEnforceCursorAssoc&&(this.
mustEnforceCursorAssoc=!1,view.docView.enforceCursorAssoc()),result}get visibleTop(){return this.scaler.
fromDOM(this.pixelViewport.top)}get visibleBottom(){return this.scaler.fromDOM(this.pixelViewport.bottom)}getViewport(bias,scrollTarget){
let marginTop=.5-Math.max(-.5,Math.min(.5,bias/1e3/2)),map=this.heightMap,oracle=this.heightOracle,{
visibleTop,visibleBottom}=this,viewport=new Viewport(map.lineAt(visibleTop-marginTop*1e3,QueryType.ByHeight,
oracle,0,0).from,map.lineAt(visibleBottom+(1-marginTop)*1e3,QueryType.ByHeight,oracle,0,0).to);if(scrollTarget){
let{head}=scrollTarget.range;if(head<viewport.from||head>viewport.to){let viewHeight=Math.min(this.editorHeight,
this.pixelViewport.bottom-this.pixelViewport.top),block=map.lineAt(head,QueryType.ByPos,oracle,0,0),
topPos;scrollTarget.y=="center"?topPos=(block.top+block.bottom)/2-viewHeight/2:scrollTarget.y=="star\
t"||scrollTarget.y=="nearest"&&head<viewport.from?topPos=block.top:topPos=block.bottom-viewHeight,viewport=
new Viewport(map.lineAt(topPos-1e3/2,QueryType.ByHeight,oracle,0,0).from,map.lineAt(topPos+viewHeight+
1e3/2,QueryType.ByHeight,oracle,0,0).to)}}return viewport}mapViewport(viewport,changes){let from=changes.
mapPos(viewport.from,-1),to=changes.mapPos(viewport.to,1);return new Viewport(this.heightMap.lineAt(
from,QueryType.ByPos,this.heightOracle,0,0).from,this.heightMap.lineAt(to,QueryType.ByPos,this.heightOracle,
0,0).to)}viewportIsAppropriate({from,to},bias=0){if(!this.inView)return!0;let{top:top2}=this.heightMap.
lineAt(from,QueryType.ByPos,this.heightOracle,0,0),{bottom}=this.heightMap.lineAt(to,QueryType.ByPos,
this.heightOracle,0,0),{visibleTop,visibleBottom}=this;return(from==0||top2<=visibleTop-Math.max(10,
Math.min(-bias,250)))&&(to==this.state.doc.length||bottom>=visibleBottom+Math.max(10,Math.min(bias,250)))&&
top2>visibleTop-2*1e3&&bottom<visibleBottom+2*1e3}mapLineGaps(gaps,changes){if(!gaps.length||changes.
empty)return gaps;let mapped=[];for(let gap of gaps)changes.touchesRange(gap.from,gap.to)||mapped.push(
new LineGap(changes.mapPos(gap.from),changes.mapPos(gap.to),gap.size,gap.displaySize));return mapped}ensureLineGaps(current,mayMeasure){
let wrapping=this.heightOracle.lineWrapping,margin=wrapping?1e4:2e3,halfMargin=margin>>1,doubleMargin=margin<<
1;if(this.defaultTextDirection!=Direction.LTR&&!wrapping)return[];let gaps=[],addGap=(from,to,line,structure)=>{
if(to-from<halfMargin)return;let sel=this.state.selection.main,avoid=[sel.from];sel.empty||avoid.push(
sel.to);for(let pos of avoid)if(pos>from&&pos<to){addGap(from,pos-10,line,structure),addGap(pos+10,to,
line,structure);return}let gap=find(current,gap2=>gap2.from>=line.from&&gap2.to<=line.to&&Math.abs(gap2.
from-from)<halfMargin&&Math.abs(gap2.to-to)<halfMargin&&!avoid.some(pos=>gap2.from<pos&&gap2.to>pos));
if(!gap){if(to<line.to&&mayMeasure&&wrapping&&mayMeasure.visibleRanges.some(r=>r.from<=to&&r.to>=to)){
let lineStart=mayMeasure.moveToLineBoundary(EditorSelection.cursor(to),!1,!0).head;lineStart>from&&(to=
lineStart)}let size=this.gapSize(line,from,to,structure),displaySize=wrapping||size<2e6?size:2e6;gap=
new LineGap(from,to,size,displaySize)}gaps.push(gap)},checkLine=line=>{if(line.length<doubleMargin||
line.type!=BlockType.Text)return;let structure=lineStructure(line.from,line.to,this.stateDeco);if(structure.
total<doubleMargin)return;let target=this.scrollTarget?this.scrollTarget.range.head:null,viewFrom,viewTo;
if(wrapping){let marginHeight=margin/this.heightOracle.lineLength*this.heightOracle.lineHeight,top2,
bot;if(target!=null){let targetFrac=findFraction(structure,target),spaceFrac=((this.visibleBottom-this.
visibleTop)/2+marginHeight)/line.height;top2=targetFrac-spaceFrac,bot=targetFrac+spaceFrac}else top2=
(this.visibleTop-line.top-marginHeight)/line.height,bot=(this.visibleBottom-line.top+marginHeight)/line.
height;viewFrom=findPosition(structure,top2),viewTo=findPosition(structure,bot)}else{let totalWidth=structure.
total*this.heightOracle.charWidth,marginWidth=margin*this.heightOracle.charWidth,horizOffset=0;if(totalWidth>
2e6)for(let old of current)old.from>=line.from&&old.from<line.to&&old.size!=old.displaySize&&old.from*
this.heightOracle.charWidth+horizOffset<this.pixelViewport.left&&(horizOffset=old.size-old.displaySize);
let pxLeft=this.pixelViewport.left+horizOffset,pxRight=this.pixelViewport.right+horizOffset,left,right;
if(target!=null){let targetFrac=findFraction(structure,target),spaceFrac=((pxRight-pxLeft)/2+marginWidth)/
totalWidth;left=targetFrac-spaceFrac,right=targetFrac+spaceFrac}else left=(pxLeft-marginWidth)/totalWidth,
right=(pxRight+marginWidth)/totalWidth;viewFrom=findPosition(structure,left),viewTo=findPosition(structure,
right)}viewFrom>line.from&&addGap(line.from,viewFrom,line,structure),viewTo<line.to&&addGap(viewTo,line.
to,line,structure)};for(let line of this.viewportLines)Array.isArray(line.type)?line.type.forEach(checkLine):
checkLine(line);return gaps}gapSize(line,from,to,structure){let fraction=findFraction(structure,to)-
findFraction(structure,from);return this.heightOracle.lineWrapping?line.height*fraction:structure.total*
this.heightOracle.charWidth*fraction}updateLineGaps(gaps){LineGap.same(gaps,this.lineGaps)||(this.lineGaps=
gaps,this.lineGapDeco=Decoration.set(gaps.map(gap=>gap.draw(this,this.heightOracle.lineWrapping))))}computeVisibleRanges(changes){
let deco=this.stateDeco;this.lineGaps.length&&(deco=deco.concat(this.lineGapDeco));let ranges=[];RangeSet.
spans(deco,this.viewport.from,this.viewport.to,{span(from,to){ranges.push({from,to})},point(){}},20);
let changed=0;if(ranges.length!=this.visibleRanges.length)changed=12;else for(let i2=0;i2<ranges.length&&
!(changed&8);i2++){let old=this.visibleRanges[i2],nw=ranges[i2];(old.from!=nw.from||old.to!=nw.to)&&
(changed|=4,changes&&changes.mapPos(old.from,-1)==nw.from&&changes.mapPos(old.to,1)==nw.to||(changed|=
8))}return this.visibleRanges=ranges,changed}lineBlockAt(pos){return pos>=this.viewport.from&&pos<=this.
viewport.to&&this.viewportLines.find(b=>b.from<=pos&&b.to>=pos)||scaleBlock(this.heightMap.lineAt(pos,
QueryType.ByPos,this.heightOracle,0,0),this.scaler)}lineBlockAtHeight(height){return height>=this.viewportLines[0].
top&&height<=this.viewportLines[this.viewportLines.length-1].bottom&&this.viewportLines.find(l=>l.top<=
height&&l.bottom>=height)||scaleBlock(this.heightMap.lineAt(this.scaler.fromDOM(height),QueryType.ByHeight,
this.heightOracle,0,0),this.scaler)}getScrollOffset(){return this.scrollParent==this.view.scrollDOM?
this.scrollParent.scrollTop*this.scaleY:(this.scrollParent?this.scrollParent.getBoundingClientRect().
top:0)-this.view.contentDOM.getBoundingClientRect().top}scrollAnchorAt(scrollOffset){let block=this.
lineBlockAtHeight(scrollOffset+12-this.paddingTop);return block.from>=this.viewport.from||this.viewportLines[0].
top-scrollOffset>200?block:this.viewportLines[0]}elementAtHeight(height){return scaleBlock(this.heightMap.
blockAt(this.scaler.fromDOM(height),this.heightOracle,0,0),this.scaler)}get docHeight(){return this.
scaler.toDOM(this.heightMap.height)}get contentHeight(){return this.docHeight+this.paddingTop+this.paddingBottom}},
Viewport=class{constructor(from,to){this.from=from,this.to=to}};function lineStructure(from,to,stateDeco){
let ranges=[],pos=from,total=0;return RangeSet.spans(stateDeco,from,to,{span(){},point(from2,to2){from2>
pos&&(ranges.push({from:pos,to:from2}),total+=from2-pos),pos=to2}},20),pos<to&&(ranges.push({from:pos,
to}),total+=to-pos),{total,ranges}}function findPosition({total,ranges},ratio){if(ratio<=0)return ranges[0].
from;if(ratio>=1)return ranges[ranges.length-1].to;let dist2=Math.floor(total*ratio);for(let i2=0;;i2++){
let{from,to}=ranges[i2],size=to-from;if(dist2<=size)return from+dist2;dist2-=size}}function findFraction(structure,pos){
let counted2=0;for(let{from,to}of structure.ranges){if(pos<=to){counted2+=pos-from;break}counted2+=to-
from}return counted2/structure.total}function find(array,f){for(let val of array)if(f(val))return val}
var IdScaler={toDOM(n){return n},fromDOM(n){return n},scale:1,eq(other){return other==this}};function staticDeco(state){
let deco=state.facet(decorations).filter(d=>typeof d!="function"),outer=state.facet(outerDecorations).
filter(d=>typeof d!="function");return outer.length&&deco.push(RangeSet.join(outer)),deco}var BigScaler=class _BigScaler{constructor(scale,viewports){
this.scale=scale,this.viewports=viewports}static get(oracle,heightMap,viewports){let vpHeight=0,base2=0,
domBase=0,vps=viewports.map(({from,to})=>{let top2=heightMap.lineAt(from,QueryType.ByPos,oracle,0,0).
top,bottom=heightMap.lineAt(to,QueryType.ByPos,oracle,0,0).bottom;return vpHeight+=bottom-top2,{from,
to,top:top2,bottom,domTop:0,domBottom:0}});if(heightMap.height-vpHeight<10)return IdScaler;let scale=(7e6-
vpHeight)/(heightMap.height-vpHeight);for(let obj of vps)obj.domTop=domBase+(obj.top-base2)*scale,domBase=
obj.domBottom=obj.domTop+(obj.bottom-obj.top),base2=obj.bottom;return new _BigScaler(scale,vps)}toDOM(n){
for(let i2=0,base2=0,domBase=0;;i2++){let vp=i2<this.viewports.length?this.viewports[i2]:null;if(!vp||
n<vp.top)return domBase+(n-base2)*this.scale;if(n<=vp.bottom)return vp.domTop+(n-vp.top);base2=vp.bottom,
domBase=vp.domBottom}}fromDOM(n){for(let i2=0,base2=0,domBase=0;;i2++){let vp=i2<this.viewports.length?
this.viewports[i2]:null;if(!vp||n<vp.domTop)return base2+(n-domBase)/this.scale;if(n<=vp.domBottom)return vp.
top+(n-vp.domTop);base2=vp.bottom,domBase=vp.domBottom}}eq(other){return other instanceof _BigScaler?
this.scale==other.scale&&this.viewports.length==other.viewports.length&&this.viewports.every((vp,i2)=>vp.
from==other.viewports[i2].from&&vp.to==other.viewports[i2].to):!1}};function scaleBlock(block,scaler){
if(scaler.scale==1)return block;let bTop=scaler.toDOM(block.top),bBottom=scaler.toDOM(block.bottom);
return new BlockInfo(block.from,block.length,bTop,bBottom-bTop,Array.isArray(block._content)?block._content.
map(b=>scaleBlock(b,scaler)):block._content)}var theme=Facet.define({combine:strs=>strs.join(" ")}),
darkTheme=Facet.define({combine:values=>values.indexOf(!0)>-1}),baseThemeID=StyleModule.newName(),baseLightID=StyleModule.
newName(),baseDarkID=StyleModule.newName(),lightDarkIDs={"&light":"."+baseLightID,"&dark":"."+baseDarkID};
function buildTheme(main,spec,scopes){return new StyleModule(spec,{finish(sel){return/&/.test(sel)?sel.
replace(/&\w*/,m=>{if(m=="&")return main;if(!scopes||!scopes[m])throw new RangeError(`Unsupported se\
lector: ${m}`);return scopes[m]}):main+" "+sel}})}var baseTheme$1=buildTheme("."+baseThemeID,{"&":{position:"\
relative !important",boxSizing:"border-box","&.cm-focused":{outline:"1px dotted #212121"},display:"f\
lex !important",flexDirection:"column"},".cm-scroller":{display:"flex !important",alignItems:"flex-s\
tart !important",fontFamily:"monospace",lineHeight:1.4,height:"100%",overflowX:"auto",position:"rela\
tive",zIndex:0,overflowAnchor:"none"},".cm-content":{margin:0,flexGrow:2,flexShrink:0,display:"block",
whiteSpace:"pre",wordWrap:"normal",boxSizing:"border-box",minHeight:"100%",padding:"4px 0",outline:"\
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
eld":{border:"1px solid #555",backgroundColor:"inherit"}},lightDarkIDs),observeOptions={childList:!0,
characterData:!0,subtree:!0,attributes:!0,characterDataOldValue:!0},useCharData=browser.ie&&browser.
ie_version<=11,DOMObserver=class{constructor(view){this.view=view,this.active=!1,this.editContext=null,
this.selectionRange=new DOMSelectionState,this.selectionChanged=!1,this.delayedFlush=-1,this.resizeTimeout=
-1,this.queue=[],this.delayedAndroidKey=null,this.flushingAndroidKey=-1,this.lastChange=0,this.scrollTargets=
[],this.intersection=null,this.resizeScroll=null,this.intersecting=!1,this.gapIntersection=null,this.
gaps=[],this.printQuery=null,this.parentCheck=-1,this.dom=view.contentDOM,this.observer=new MutationObserver(
mutations=>{for(let mut of mutations)this.queue.push(mut);(browser.ie&&browser.ie_version<=11||browser.
ios&&view.composing)&&mutations.some(m=>m.type=="childList"&&m.removedNodes.length||m.type=="charact\
erData"&&m.oldValue.length>m.target.nodeValue.length)?this.flushSoon():this.flush()}),window.EditContext&&
browser.android&&view.constructor.EDIT_CONTEXT!==!1&&!(browser.chrome&&browser.chrome_version<126)&&
(this.editContext=new EditContextManager(view),view.state.facet(editable)&&(view.contentDOM.editContext=
this.editContext.editContext)),useCharData&&(this.onCharData=event=>{this.queue.push({target:event.target,
type:"characterData",oldValue:event.prevValue}),this.flushSoon()}),this.onSelectionChange=this.onSelectionChange.
bind(this),this.onResize=this.onResize.bind(this),this.onPrint=this.onPrint.bind(this),this.onScroll=
this.onScroll.bind(this),window.matchMedia&&(this.printQuery=window.matchMedia("print")),typeof ResizeObserver==
"function"&&(this.resizeScroll=new ResizeObserver(()=>{var _a2;((_a2=this.view.docView)===null||_a2===
void 0?void 0:_a2.lastUpdate)<Date.now()-75&&this.onResize()}),this.resizeScroll.observe(view.scrollDOM)),
this.addWindowListeners(this.win=view.win),this.start(),typeof IntersectionObserver=="function"&&(this.
intersection=new IntersectionObserver(entries=>{this.parentCheck<0&&(this.parentCheck=setTimeout(this.
listenForScroll.bind(this),1e3)),entries.length>0&&entries[entries.length-1].intersectionRatio>0!=this.
intersecting&&(this.intersecting=!this.intersecting,this.intersecting!=this.view.inView&&this.onScrollChanged(
document.createEvent("Event")))},{threshold:[0,.001]}),this.intersection.observe(this.dom),this.gapIntersection=
new IntersectionObserver(entries=>{entries.length>0&&entries[entries.length-1].intersectionRatio>0&&
this.onScrollChanged(document.createEvent("Event"))},{})),this.listenForScroll(),this.readSelectionRange()}onScrollChanged(e){
this.view.inputState.runHandlers("scroll",e),this.intersecting&&this.view.measure()}onScroll(e){this.
intersecting&&this.flush(this.pendingRecords().length>0),this.editContext&&this.view.requestMeasure(
this.editContext.measureReq),this.onScrollChanged(e)}onResize(){this.resizeTimeout<0&&(this.resizeTimeout=
setTimeout(()=>{this.resizeTimeout=-1,this.view.requestMeasure()},50))}onPrint(event){(event.type=="\
change"||!event.type)&&!event.matches||(this.view.viewState.printing=!0,this.view.measure(),setTimeout(
()=>{this.view.viewState.printing=!1,this.view.requestMeasure()},500))}updateGaps(gaps){if(this.gapIntersection&&
(gaps.length!=this.gaps.length||this.gaps.some((g,i2)=>g!=gaps[i2]))){this.gapIntersection.disconnect();
for(let gap of gaps)this.gapIntersection.observe(gap);this.gaps=gaps}}onSelectionChange(event){let wasChanged=this.
selectionChanged;if(!this.readSelectionRange()||this.delayedAndroidKey)return;let{view}=this,sel=this.
selectionRange;if(view.state.facet(editable)?view.root.activeElement!=this.dom:!hasSelection(this.dom,
sel))return;let context=sel.anchorNode&&view.docView.tile.nearest(sel.anchorNode);if(context&&context.
isWidget()&&context.widget.ignoreEvent(event)){wasChanged||(this.selectionChanged=!1);return}(browser.
ie&&browser.ie_version<=11||browser.android&&browser.chrome)&&!view.state.selection.main.empty&&sel.
focusNode&&isEquivalentPosition(sel.focusNode,sel.focusOffset,sel.anchorNode,sel.anchorOffset)?this.
flushSoon():this.flush(!1)}readSelectionRange(){let{view}=this,selection=getSelection(view.root);if(!selection)
return!1;let range=browser.safari&&view.root.nodeType==11&&view.root.activeElement==this.dom&&safariSelectionRangeHack(
this.view,selection)||selection;if(!range||this.selectionRange.eq(range))return!1;let local=hasSelection(
this.dom,range);return local&&!this.selectionChanged&&view.inputState.lastFocusTime>Date.now()-200&&
view.inputState.lastTouchTime<Date.now()-300&&atElementStart(this.dom,range)?(this.view.inputState.lastFocusTime=
0,view.docView.updateSelection(),!1):(this.selectionRange.setRange(range),local&&(this.selectionChanged=
!0),!0)}setSelectionRange(anchor,head){this.selectionRange.set(anchor.node,anchor.offset,head.node,head.
offset),this.selectionChanged=!1}clearSelectionRange(){this.selectionRange.set(null,0,null,0)}listenForScroll(){
this.parentCheck=-1;let i2=0,changed=null;for(let dom=this.dom;dom;)if(isElt(dom))!changed&&i2<this.
scrollTargets.length&&this.scrollTargets[i2]==dom?i2++:changed||(changed=this.scrollTargets.slice(0,
i2)),changed&&changed.push(dom),dom=dom.assignedSlot||dom.parentNode;else if(dom.nodeType==11)dom=dom.
host;else break;if(i2<this.scrollTargets.length&&!changed&&(changed=this.scrollTargets.slice(0,i2)),
changed){for(let dom of this.scrollTargets)dom.removeEventListener("scroll",this.onScroll);for(let dom of this.
scrollTargets=changed)dom.addEventListener("scroll",this.onScroll)}}ignore(f){if(!this.active)return f();
try{return this.stop(),f()}finally{this.start(),this.clear()}}start(){this.active||(this.observer.observe(
this.dom,observeOptions),useCharData&&this.dom.addEventListener("DOMCharacterDataModified",this.onCharData),
this.active=!0)}stop(){this.active&&(this.active=!1,this.observer.disconnect(),useCharData&&this.dom.
removeEventListener("DOMCharacterDataModified",this.onCharData))}clear(){this.processRecords(),this.
queue.length=0,this.selectionChanged=!1}delayAndroidKey(key,keyCode){var _a2;if(!this.delayedAndroidKey){
let flush=()=>{let key2=this.delayedAndroidKey;key2&&(this.clearDelayedAndroidKey(),this.view.inputState.
lastKeyCode=key2.keyCode,this.view.inputState.lastKeyTime=Date.now(),!this.flush()&&key2.force&&dispatchKey(
this.dom,key2.key,key2.keyCode))};this.flushingAndroidKey=this.view.win.requestAnimationFrame(flush)}
(!this.delayedAndroidKey||key=="Enter")&&(this.delayedAndroidKey={key,keyCode,force:this.lastChange<
Date.now()-50||!!(!((_a2=this.delayedAndroidKey)===null||_a2===void 0)&&_a2.force)})}clearDelayedAndroidKey(){
this.win.cancelAnimationFrame(this.flushingAndroidKey),this.delayedAndroidKey=null,this.flushingAndroidKey=
-1}flushSoon(){this.delayedFlush<0&&(this.delayedFlush=this.view.win.requestAnimationFrame(()=>{this.
delayedFlush=-1,this.flush()}))}forceFlush(){this.delayedFlush>=0&&(this.view.win.cancelAnimationFrame(
this.delayedFlush),this.delayedFlush=-1),this.flush()}pendingRecords(){for(let mut of this.observer.
takeRecords())this.queue.push(mut);return this.queue}processRecords(){let records=this.pendingRecords();
records.length&&(this.queue=[]);let from=-1,to=-1,typeOver=!1;for(let record of records){let range=this.
readMutation(record);range&&(range.typeOver&&(typeOver=!0),from==-1?{from,to}=range:(from=Math.min(range.
from,from),to=Math.max(range.to,to)))}return{from,to,typeOver}}readChange(){let{from,to,typeOver}=this.
processRecords(),newSel=this.selectionChanged&&hasSelection(this.dom,this.selectionRange);if(from<0&&
!newSel)return null;from>-1&&(this.lastChange=Date.now()),this.view.inputState.lastFocusTime=0,this.
selectionChanged=!1;let change=new DOMChange(this.view,from,to,typeOver);return this.view.docView.domChanged=
{newSel:change.newSel?change.newSel.main:null},change}flush(readSelection=!0){if(this.delayedFlush>=
0||this.delayedAndroidKey)return!1;readSelection&&this.readSelectionRange();let selChange=this.selectionChanged,
domChange=this.readChange();if(!domChange)return this.view.requestMeasure(),!1;let startState=this.view.
state,handled=applyDOMChange(this.view,domChange);return this.view.state==startState&&(domChange.domChanged||
selChange)&&this.view.update([]),handled}readMutation(rec){let tile=this.view.docView.tile.nearest(rec.
target);if(!tile||tile.isWidget())return null;if(tile.markDirty(rec.type=="attributes"),rec.type=="c\
hildList"){let childBefore=findChild(tile,rec.previousSibling||rec.target.previousSibling,-1),childAfter=findChild(
tile,rec.nextSibling||rec.target.nextSibling,1);return{from:childBefore?tile.posAfter(childBefore):tile.
posAtStart,to:childAfter?tile.posBefore(childAfter):tile.posAtEnd,typeOver:!1}}else return rec.type==
"characterData"?{from:tile.posAtStart,to:tile.posAtEnd,typeOver:rec.target.nodeValue==rec.oldValue}:
null}setWindow(win){win!=this.win&&(this.removeWindowListeners(this.win),this.win=win,this.addWindowListeners(
this.win))}addWindowListeners(win){win.addEventListener("resize",this.onResize),this.printQuery?this.
printQuery.addEventListener?this.printQuery.addEventListener("change",this.onPrint):this.printQuery.
addListener(this.onPrint):win.addEventListener("beforeprint",this.onPrint),win.addEventListener("scr\
oll",this.onScroll),win.document.addEventListener("selectionchange",this.onSelectionChange)}removeWindowListeners(win){
win.removeEventListener("scroll",this.onScroll),win.removeEventListener("resize",this.onResize),this.
printQuery?this.printQuery.removeEventListener?this.printQuery.removeEventListener("change",this.onPrint):
this.printQuery.removeListener(this.onPrint):win.removeEventListener("beforeprint",this.onPrint),win.
document.removeEventListener("selectionchange",this.onSelectionChange)}update(update){this.editContext&&
(this.editContext.update(update),update.startState.facet(editable)!=update.state.facet(editable)&&(update.
view.contentDOM.editContext=update.state.facet(editable)?this.editContext.editContext:null))}destroy(){
var _a2,_b,_c;this.stop(),(_a2=this.intersection)===null||_a2===void 0||_a2.disconnect(),(_b=this.gapIntersection)===
null||_b===void 0||_b.disconnect(),(_c=this.resizeScroll)===null||_c===void 0||_c.disconnect();for(let dom of this.
scrollTargets)dom.removeEventListener("scroll",this.onScroll);this.removeWindowListeners(this.win),clearTimeout(
this.parentCheck),clearTimeout(this.resizeTimeout),this.win.cancelAnimationFrame(this.delayedFlush),
this.win.cancelAnimationFrame(this.flushingAndroidKey),this.editContext&&(this.view.contentDOM.editContext=
null,this.editContext.destroy())}};function findChild(tile,dom,dir){for(;dom;){let curTile=Tile.get(
dom);if(curTile&&curTile.parent==tile)return curTile;let parent=dom.parentNode;dom=parent!=tile.dom?
parent:dir>0?dom.nextSibling:dom.previousSibling}return null}function buildSelectionRangeFromRange(view,range){
let anchorNode=range.startContainer,anchorOffset=range.startOffset,focusNode=range.endContainer,focusOffset=range.
endOffset,curAnchor=view.docView.domAtPos(view.state.selection.main.anchor,1);return isEquivalentPosition(
curAnchor.node,curAnchor.offset,focusNode,focusOffset)&&([anchorNode,anchorOffset,focusNode,focusOffset]=
[focusNode,focusOffset,anchorNode,anchorOffset]),{anchorNode,anchorOffset,focusNode,focusOffset}}function safariSelectionRangeHack(view,selection){
if(selection.getComposedRanges){let range=selection.getComposedRanges(view.root)[0];if(range)return buildSelectionRangeFromRange(
view,range)}let found=null;function read2(event){event.preventDefault(),event.stopImmediatePropagation(),
found=event.getTargetRanges()[0]}return view.contentDOM.addEventListener("beforeinput",read2,!0),view.
dom.ownerDocument.execCommand("indent"),view.contentDOM.removeEventListener("beforeinput",read2,!0),
found?buildSelectionRangeFromRange(view,found):null}var EditContextManager=class{constructor(view){this.
from=0,this.to=0,this.pendingContextChange=null,this.handlers=Object.create(null),this.composing=null,
this.resetRange(view.state);let context=this.editContext=new window.EditContext({text:view.state.doc.
sliceString(this.from,this.to),selectionStart:this.toContextPos(Math.max(this.from,Math.min(this.to,
view.state.selection.main.anchor))),selectionEnd:this.toContextPos(view.state.selection.main.head)});
this.handlers.textupdate=e=>{let main=view.state.selection.main,{anchor,head}=main,from=this.toEditorPos(
e.updateRangeStart),to=this.toEditorPos(e.updateRangeEnd);view.inputState.composing>=0&&!this.composing&&
(this.composing={contextBase:e.updateRangeStart,editorBase:from,drifted:!1});let deletes=to-from>e.text.
length;from==this.from&&anchor<this.from?from=anchor:to==this.to&&anchor>this.to&&(to=anchor);let diff=findDiff(
view.state.sliceDoc(from,to),e.text,(deletes?main.from:main.to)-from,deletes?"end":null);if(!diff){let newSel=EditorSelection.
single(this.toEditorPos(e.selectionStart),this.toEditorPos(e.selectionEnd));sameSelPos(newSel,main)||
view.dispatch({selection:newSel,userEvent:"select"});return}let change={from:diff.from+from,to:diff.
toA+from,insert:Text.of(e.text.slice(diff.from,diff.toB).split(`
`))};if((browser.mac||browser.android)&&change.from==head-1&&/^\. ?$/.test(e.text)&&view.contentDOM.
getAttribute("autocorrect")=="off"&&(change={from,to,insert:Text.of([e.text.replace("."," ")])}),this.
pendingContextChange=change,!view.state.readOnly){let newLen=this.to-this.from+(change.to-change.from+
change.insert.length);applyDOMChangeInner(view,change,EditorSelection.single(this.toEditorPos(e.selectionStart,
newLen),this.toEditorPos(e.selectionEnd,newLen)))}this.pendingContextChange&&(this.revertPending(view.
state),this.setSelection(view.state)),change.from<change.to&&!change.insert.length&&view.inputState.
composing>=0&&!/[\\p{Alphabetic}\\p{Number}_]/.test(context.text.slice(Math.max(0,e.updateRangeStart-
1),Math.min(context.text.length,e.updateRangeStart+1)))&&this.handlers.compositionend(e)},this.handlers.
characterboundsupdate=e=>{let rects=[],prev=null;for(let i2=this.toEditorPos(e.rangeStart),end=this.
toEditorPos(e.rangeEnd);i2<end;i2++){let rect=view.coordsForChar(i2);prev=rect&&new DOMRect(rect.left,
rect.top,rect.right-rect.left,rect.bottom-rect.top)||prev||new DOMRect,rects.push(prev)}context.updateCharacterBounds(
e.rangeStart,rects)},this.handlers.textformatupdate=e=>{let deco=[];for(let format of e.getTextFormats()){
let lineStyle=format.underlineStyle,thickness=format.underlineThickness;if(!/none/i.test(lineStyle)&&
!/none/i.test(thickness)){let from=this.toEditorPos(format.rangeStart),to=this.toEditorPos(format.rangeEnd);
if(from<to){let style=`text-decoration: underline ${/^[a-z]/.test(lineStyle)?lineStyle+" ":lineStyle==
"Dashed"?"dashed ":lineStyle=="Squiggle"?"wavy ":""}${/thin/i.test(thickness)?1:2}px`;deco.push(Decoration.
mark({attributes:{style}}).range(from,to))}}}view.dispatch({effects:setEditContextFormatting.of(Decoration.
set(deco))})},this.handlers.compositionstart=()=>{view.inputState.composing<0&&(view.inputState.composing=
0,view.inputState.compositionFirstChange=!0)},this.handlers.compositionend=()=>{if(view.inputState.composing=
-1,view.inputState.compositionFirstChange=null,this.composing){let{drifted}=this.composing;this.composing=
null,drifted&&this.reset(view.state)}};for(let event in this.handlers)context.addEventListener(event,
this.handlers[event]);this.measureReq={read:view2=>{let sel=getSelection(view2.root);sel&&sel.rangeCount&&
this.editContext.updateSelectionBounds(sel.getRangeAt(0).getBoundingClientRect())}}}applyEdits(update){
let off=0,abort=!1,pending=this.pendingContextChange;return update.changes.iterChanges((fromA,toA,_fromB,_toB,insert2)=>{
if(abort)return;let dLen=insert2.length-(toA-fromA);if(pending&&toA>=pending.to)if(pending.from==fromA&&
pending.to==toA&&pending.insert.eq(insert2)){pending=this.pendingContextChange=null,off+=dLen,this.to+=
dLen;return}else pending=null,this.revertPending(update.state);if(fromA+=off,toA+=off,toA<=this.from)
this.from+=dLen,this.to+=dLen;else if(fromA<this.to){if(fromA<this.from||toA>this.to||this.to-this.from+
insert2.length>3e4){abort=!0;return}this.editContext.updateText(this.toContextPos(fromA),this.toContextPos(
toA),insert2.toString()),this.to+=dLen}off+=dLen}),pending&&!abort&&this.revertPending(update.state),
!abort}update(update){let reverted=this.pendingContextChange,startSel=update.startState.selection.main;
this.composing&&(this.composing.drifted||!update.changes.touchesRange(startSel.from,startSel.to)&&update.
transactions.some(tr=>!tr.isUserEvent("input.type")&&tr.changes.touchesRange(this.from,this.to)))?(this.
composing.drifted=!0,this.composing.editorBase=update.changes.mapPos(this.composing.editorBase)):!this.
applyEdits(update)||!this.rangeIsValid(update.state)?(this.pendingContextChange=null,this.reset(update.
state)):(update.docChanged||update.selectionSet||reverted)&&this.setSelection(update.state),(update.
geometryChanged||update.docChanged||update.selectionSet)&&update.view.requestMeasure(this.measureReq)}resetRange(state){
let{head}=state.selection.main;this.from=Math.max(0,head-1e4),this.to=Math.min(state.doc.length,head+
1e4)}reset(state){this.resetRange(state),this.editContext.updateText(0,this.editContext.text.length,
state.doc.sliceString(this.from,this.to)),this.setSelection(state)}revertPending(state){let pending=this.
pendingContextChange;this.pendingContextChange=null,this.editContext.updateText(this.toContextPos(pending.
from),this.toContextPos(pending.from+pending.insert.length),state.doc.sliceString(pending.from,pending.
to))}setSelection(state){let{main}=state.selection,start2=this.toContextPos(Math.max(this.from,Math.
min(this.to,main.anchor))),end=this.toContextPos(main.head);(this.editContext.selectionStart!=start2||
this.editContext.selectionEnd!=end)&&this.editContext.updateSelection(start2,end)}rangeIsValid(state){
let{head}=state.selection.main;return!(this.from>0&&head-this.from<500||this.to<state.doc.length&&this.
to-head<500||this.to-this.from>1e4*3)}toEditorPos(contextPos,clipLen=this.to-this.from){contextPos=Math.
min(contextPos,clipLen);let c=this.composing;return c&&c.drifted?c.editorBase+(contextPos-c.contextBase):
contextPos+this.from}toContextPos(editorPos){let c=this.composing;return c&&c.drifted?c.contextBase+
(editorPos-c.editorBase):editorPos-this.from}destroy(){for(let event in this.handlers)this.editContext.
removeEventListener(event,this.handlers[event])}},EditorView=class _EditorView{get state(){return this.
viewState.state}get viewport(){return this.viewState.viewport}get visibleRanges(){return this.viewState.
visibleRanges}get inView(){return this.viewState.inView}get composing(){return!!this.inputState&&this.
inputState.composing>0}get compositionStarted(){return!!this.inputState&&this.inputState.composing>=
0}get root(){return this._root}get win(){return this.dom.ownerDocument.defaultView||window}constructor(config={}){
var _a2;this.plugins=[],this.pluginMap=new Map,this.editorAttrs={},this.contentAttrs={},this.bidiCache=
[],this.destroyed=!1,this.updateState=2,this.measureScheduled=-1,this.measureRequests=[],this.clearAnnouncement=
-1,this.contentDOM=document.createElement("div"),this.scrollDOM=document.createElement("div"),this.scrollDOM.
tabIndex=-1,this.scrollDOM.className="cm-scroller",this.scrollDOM.appendChild(this.contentDOM),this.
announceDOM=document.createElement("div"),this.announceDOM.className="cm-announced",this.announceDOM.
setAttribute("aria-live","polite"),this.dom=document.createElement("div"),this.dom.appendChild(this.
announceDOM),this.dom.appendChild(this.scrollDOM),config.parent&&config.parent.appendChild(this.dom);
let{dispatch}=config;this.dispatchTransactions=config.dispatchTransactions||dispatch&&(trs=>trs.forEach(
tr=>dispatch(tr,this)))||(trs=>this.update(trs)),this.dispatch=this.dispatch.bind(this),this._root=config.
root||getRoot(config.parent)||document,this.viewState=new ViewState(this,config.state||EditorState.create(
config)),config.scrollTo&&config.scrollTo.is(scrollIntoView)&&(this.viewState.scrollTarget=config.scrollTo.
value.clip(this.viewState.state)),this.plugins=this.state.facet(viewPlugin).map(spec=>new PluginInstance(
spec));for(let plugin of this.plugins)plugin.update(this);this.observer=new DOMObserver(this),this.inputState=
new InputState(this),this.inputState.ensureHandlers(this.plugins),this.docView=new DocView(this),this.
mountStyles(),this.updateAttrs(),this.updateState=0,this.requestMeasure(),!((_a2=document.fonts)===null||
_a2===void 0)&&_a2.ready&&document.fonts.ready.then(()=>{this.viewState.mustMeasureContent="refresh",
this.requestMeasure()})}dispatch(...input){let trs=input.length==1&&input[0]instanceof Transaction?input:
input.length==1&&Array.isArray(input[0])?input[0]:[this.state.update(...input)];this.dispatchTransactions(
trs,this)}update(transactions){if(this.updateState!=0)throw new Error("Calls to EditorView.update ar\
e not allowed while an update is in progress");let redrawn=!1,attrsChanged=!1,update,state=this.state;
for(let tr of transactions){if(tr.startState!=state)throw new RangeError("Trying to update state wit\
h a transaction that doesn't start from the previous state.");state=tr.state}if(this.destroyed){this.
viewState.state=state;return}let focus=this.hasFocus,focusFlag=0,dispatchFocus=null;transactions.some(
tr=>tr.annotation(isFocusChange))?(this.inputState.notifiedFocused=focus,focusFlag=1):focus!=this.inputState.
notifiedFocused&&(this.inputState.notifiedFocused=focus,dispatchFocus=focusChangeTransaction(state,focus),
dispatchFocus||(focusFlag=1));let pendingKey=this.observer.delayedAndroidKey,domChange=null;if(pendingKey?
(this.observer.clearDelayedAndroidKey(),domChange=this.observer.readChange(),(domChange&&!this.state.
doc.eq(state.doc)||!this.state.selection.eq(state.selection))&&(domChange=null)):this.observer.clear(),
state.facet(EditorState.phrases)!=this.state.facet(EditorState.phrases))return this.setState(state);
update=ViewUpdate.create(this,state,transactions),update.flags|=focusFlag;let scrollTarget=this.viewState.
scrollTarget;try{this.updateState=2;for(let tr of transactions){if(scrollTarget&&(scrollTarget=scrollTarget.
map(tr.changes)),tr.scrollIntoView){let{main}=tr.state.selection,{x,y}=this.state.facet(_EditorView.
cursorScrollMargin);scrollTarget=new ScrollTarget(main.empty?main:EditorSelection.cursor(main.head,main.
head>main.anchor?-1:1),"nearest","nearest",y,x)}for(let e of tr.effects)e.is(scrollIntoView)&&(scrollTarget=
e.value.clip(this.state))}this.viewState.update(update,scrollTarget),this.bidiCache=CachedOrder.update(
this.bidiCache,update.changes),update.empty||(this.updatePlugins(update),this.inputState.update(update)),
redrawn=this.docView.update(update),this.state.facet(styleModule)!=this.styleModules&&this.mountStyles(),
attrsChanged=this.updateAttrs(),this.showAnnouncements(transactions),this.docView.updateSelection(redrawn,
transactions.some(tr=>tr.isUserEvent("select.pointer")))}finally{this.updateState=0}if(update.startState.
facet(theme)!=update.state.facet(theme)&&(this.viewState.mustMeasureContent=!0),(redrawn||attrsChanged||
scrollTarget||this.viewState.mustEnforceCursorAssoc||this.viewState.mustMeasureContent)&&this.requestMeasure(),
redrawn&&this.docViewUpdate(),!update.empty)for(let listener of this.state.facet(updateListener))try{
listener(update)}catch(e){logException(this.state,e,"update listener")}(dispatchFocus||domChange)&&Promise.
resolve().then(()=>{dispatchFocus&&this.state==dispatchFocus.startState&&this.dispatch(dispatchFocus),
domChange&&!applyDOMChange(this,domChange)&&pendingKey.force&&dispatchKey(this.contentDOM,pendingKey.
key,pendingKey.keyCode)})}setState(newState){if(this.updateState!=0)throw new Error("Calls to Editor\
View.setState are not allowed while an update is in progress");if(this.destroyed){this.viewState.state=
newState;return}this.updateState=2;let hadFocus=this.hasFocus;try{for(let plugin of this.plugins)plugin.
destroy(this);this.viewState=new ViewState(this,newState),this.plugins=newState.facet(viewPlugin).map(
spec=>new PluginInstance(spec)),this.pluginMap.clear();for(let plugin of this.plugins)plugin.update(
this);this.docView.destroy(),this.docView=new DocView(this),this.inputState.ensureHandlers(this.plugins),
this.mountStyles(),this.updateAttrs(),this.bidiCache=[]}finally{this.updateState=0}hadFocus&&this.focus(),
this.requestMeasure()}updatePlugins(update){let prevSpecs=update.startState.facet(viewPlugin),specs=update.
state.facet(viewPlugin);if(prevSpecs!=specs){let newPlugins=[];for(let spec of specs){let found=prevSpecs.
indexOf(spec);if(found<0)newPlugins.push(new PluginInstance(spec));else{let plugin=this.plugins[found];
plugin.mustUpdate=update,newPlugins.push(plugin)}}for(let plugin of this.plugins)plugin.mustUpdate!=
update&&plugin.destroy(this);this.plugins=newPlugins,this.pluginMap.clear()}else for(let p of this.plugins)
p.mustUpdate=update;for(let i2=0;i2<this.plugins.length;i2++)this.plugins[i2].update(this);prevSpecs!=
specs&&this.inputState.ensureHandlers(this.plugins)}docViewUpdate(){for(let plugin of this.plugins){
let val=plugin.value;if(val&&val.docViewUpdate)try{val.docViewUpdate(this)}catch(e){logException(this.
state,e,"doc view update listener")}}}measure(flush=!0){if(this.destroyed)return;if(this.measureScheduled>
-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.observer.delayedAndroidKey){this.measureScheduled=
-1,this.requestMeasure();return}this.measureScheduled=0,flush&&this.observer.forceFlush();let updated=null,
scroll=this.viewState.scrollParent,scrollOffset=this.viewState.getScrollOffset(),{scrollAnchorPos,scrollAnchorHeight,
scaleY:scrollScale}=this.viewState;Math.abs(scrollOffset-this.viewState.scrollOffset)>1&&(scrollAnchorHeight=
-1),this.viewState.scrollAnchorHeight=-1;try{for(let i2=0;;i2++){if(scrollAnchorHeight<0){if(isScrolledToBottom(
scroll||this.win))scrollAnchorPos=-1,scrollAnchorHeight=this.viewState.heightMap.height/this.viewState.
scaleY;else{let block=this.viewState.scrollAnchorAt(scrollOffset);scrollAnchorPos=block.from,scrollAnchorHeight=
block.top}scrollScale=this.viewState.scaleY}this.updateState=1;let changed=this.viewState.measure();
if(!changed&&!this.measureRequests.length&&this.viewState.scrollTarget==null)break;if(i2>5){console.
warn(this.measureRequests.length?"Measure loop restarted more than 5 times":"Viewport failed to stab\
ilize");break}let measuring=[];changed&4||([this.measureRequests,measuring]=[measuring,this.measureRequests]);
let measured=measuring.map(m=>{try{return m.read(this)}catch(e){return logException(this.state,e),BadMeasure}}),
update=ViewUpdate.create(this,this.state,[]),redrawn=!1;update.flags|=changed,updated?updated.flags|=
changed:updated=update,this.updateState=2,update.empty||(this.updatePlugins(update),this.inputState.
update(update),this.updateAttrs(),redrawn=this.docView.update(update),redrawn&&this.docViewUpdate());
for(let i3=0;i3<measuring.length;i3++)if(measured[i3]!=BadMeasure)try{let m=measuring[i3];m.write&&m.
write(measured[i3],this)}catch(e){logException(this.state,e)}if(redrawn&&this.docView.updateSelection(
!0),!update.viewportChanged&&this.measureRequests.length==0){if(this.viewState.editorHeight)if(this.
viewState.scrollTarget){this.docView.scrollIntoView(this.viewState.scrollTarget),this.viewState.scrollTarget=
null,scrollAnchorHeight=-1;continue}else{let diff=(scrollAnchorPos<0?this.viewState.heightMap.height:
this.viewState.lineBlockAt(scrollAnchorPos).top)/this.viewState.scaleY-scrollAnchorHeight/scrollScale;
if((diff>1||diff<-1)&&!(browser.ios&&this.inputState.lastIOSMomentumScroll>Date.now()-100)&&(scroll==
this.scrollDOM||this.hasFocus||Math.max(this.inputState.lastWheelEvent,this.inputState.lastTouchTime)>
Date.now()-100)){scrollOffset=scrollOffset+diff,scroll?scrollAnchorPos<0?scroll.scrollTop=scroll.scrollHeight:
scroll.scrollTop+=diff:this.win.scrollBy(0,diff),scrollAnchorHeight=-1;continue}}break}}}finally{this.
updateState=0,this.measureScheduled=-1}if(updated&&!updated.empty)for(let listener of this.state.facet(
updateListener))listener(updated)}get themeClasses(){return baseThemeID+" "+(this.state.facet(darkTheme)?
baseDarkID:baseLightID)+" "+this.state.facet(theme)}updateAttrs(){let editorAttrs=attrsFromFacet(this,
editorAttributes,{class:"cm-editor"+(this.hasFocus?" cm-focused ":" ")+this.themeClasses}),contentAttrs={
spellcheck:"false",autocorrect:"off",autocapitalize:"off",writingsuggestions:"false",translate:"no",
contenteditable:this.state.facet(editable)?"true":"false",class:"cm-content",style:`${browser.tabSize}\
: ${this.state.tabSize}`,role:"textbox","aria-multiline":"true"};this.state.readOnly&&(contentAttrs["\
aria-readonly"]="true"),attrsFromFacet(this,contentAttributes,contentAttrs);let changed=this.observer.
ignore(()=>{let changedContent=updateAttrs(this.contentDOM,this.contentAttrs,contentAttrs),changedEditor=updateAttrs(
this.dom,this.editorAttrs,editorAttrs);return changedContent||changedEditor});return this.editorAttrs=
editorAttrs,this.contentAttrs=contentAttrs,changed}showAnnouncements(trs){let first=!0;for(let tr of trs)
for(let effect of tr.effects)if(effect.is(_EditorView.announce)){first&&(this.announceDOM.textContent=
"",this.win.clearTimeout(this.clearAnnouncement),this.clearAnnouncement=this.win.setTimeout(()=>{this.
announceDOM.textContent=" "},200),first=!1);let div=this.announceDOM.appendChild(document.createElement(
"div"));div.textContent=effect.value}}mountStyles(){this.styleModules=this.state.facet(styleModule);
let nonce=this.state.facet(_EditorView.cspNonce);StyleModule.mount(this.root,this.styleModules.concat(
baseTheme$1).reverse(),nonce?{nonce}:void 0)}readMeasured(){if(this.updateState==2)throw new Error("\
Reading the editor layout isn't allowed during an update");this.updateState==0&&this.measureScheduled>
-1&&this.measure(!1)}requestMeasure(request){if(this.measureScheduled<0&&(this.measureScheduled=this.
win.requestAnimationFrame(()=>this.measure())),request){if(this.measureRequests.indexOf(request)>-1)
return;if(request.key!=null){for(let i2=0;i2<this.measureRequests.length;i2++)if(this.measureRequests[i2].
key===request.key){this.measureRequests[i2]=request;return}}this.measureRequests.push(request)}}plugin(plugin){
let known=this.pluginMap.get(plugin);return(known===void 0||known&&known.plugin!=plugin)&&this.pluginMap.
set(plugin,known=this.plugins.find(p=>p.plugin==plugin)||null),known&&known.update(this).value}get documentTop(){
return this.contentDOM.getBoundingClientRect().top+this.viewState.paddingTop}get documentPadding(){return{
top:this.viewState.paddingTop,bottom:this.viewState.paddingBottom}}get scaleX(){return this.viewState.
scaleX}get scaleY(){return this.viewState.scaleY}elementAtHeight(height){return this.readMeasured(),
this.viewState.elementAtHeight(height)}lineBlockAtHeight(height){return this.readMeasured(),this.viewState.
lineBlockAtHeight(height)}get viewportLineBlocks(){return this.viewState.viewportLines}lineBlockAt(pos){
return this.viewState.lineBlockAt(pos)}get contentHeight(){return this.viewState.contentHeight}moveByChar(start2,forward,by){
return skipAtoms(this,start2,moveByChar(this,start2,forward,by))}moveByGroup(start2,forward){return skipAtoms(
this,start2,moveByChar(this,start2,forward,initial=>byGroup(this,start2.head,initial)))}visualLineSide(line,end){
return end?EditorSelection.cursor(line.to,1):EditorSelection.cursor(line.from,-1)}moveToLineBoundary(start2,forward,includeWrap=!0){
return moveToLineBoundary(this,start2,forward,includeWrap)}moveVertically(start2,forward,distance){return skipAtoms(
this,start2,moveVertically(this,start2,forward,distance))}domAtPos(pos,side=1){return this.docView.domAtPos(
pos,side)}posAtDOM(node,offset=0){return this.docView.posFromDOM(node,offset)}posAtCoords(coords,precise=!0){
this.readMeasured();let found=posAtCoords(this,coords,precise);return found&&found.pos}posAndSideAtCoords(coords,precise=!0){
return this.readMeasured(),posAtCoords(this,coords,precise)}coordsAtPos(pos,side=1){this.readMeasured();
let line=this.state.doc.lineAt(pos),order=this.bidiSpans(line),span=order[BidiSpan.find(order,pos-line.
from,-1,side)];return line.length&&(pos==line.from&&side<0||pos==line.to&&side>0)&&span.dir!=this.textDirectionAt(
line.from)&&(pos==line.to?(pos=line.from+span.from,side=1):(pos=line.from+span.to,side=-1)),this.docView.
coordsAt(pos,side,span.dir==Direction.RTL)}coordsForChar(pos){return this.readMeasured(),this.docView.
coordsForChar(pos)}get defaultCharacterWidth(){return this.viewState.heightOracle.charWidth}get defaultLineHeight(){
return this.viewState.heightOracle.lineHeight}get textDirection(){return this.viewState.defaultTextDirection}textDirectionAt(pos){
return!this.state.facet(perLineTextDirection)||pos<this.viewport.from||pos>this.viewport.to?this.textDirection:
(this.readMeasured(),this.docView.textDirectionAt(pos))}get lineWrapping(){return this.viewState.heightOracle.
lineWrapping}bidiSpans(line){if(line.length>MaxBidiLine)return trivialOrder(line.length);let dir=this.
textDirectionAt(line.from),isolates;for(let entry of this.bidiCache)if(entry.from==line.from&&entry.
dir==dir&&(entry.fresh||isolatesEq(entry.isolates,isolates=getIsolatedRanges(this,line))))return entry.
order;isolates||(isolates=getIsolatedRanges(this,line));let order=computeOrder(line.text,dir,isolates);
return this.bidiCache.push(new CachedOrder(line.from,line.to,dir,isolates,!0,order)),order}get hasFocus(){
var _a2;return(this.dom.ownerDocument.hasFocus()||browser.safari&&((_a2=this.inputState)===null||_a2===
void 0?void 0:_a2.lastContextMenu)>Date.now()-3e4)&&this.root.activeElement==this.contentDOM}focus(){
this.observer.ignore(()=>{focusPreventScroll(this.contentDOM),this.docView.updateSelection()})}setRoot(root){
this._root!=root&&(this._root=root,this.observer.setWindow((root.nodeType==9?root:root.ownerDocument).
defaultView||window),this.mountStyles())}destroy(){this.root.activeElement==this.contentDOM&&this.contentDOM.
blur();for(let plugin of this.plugins)plugin.destroy(this);this.plugins=[],this.inputState.destroy(),
this.docView.destroy(),this.dom.remove(),this.observer.destroy(),this.win.clearTimeout(this.clearAnnouncement),
this.measureScheduled>-1&&this.win.cancelAnimationFrame(this.measureScheduled),this.destroyed=!0}static scrollIntoView(pos,options={}){
var _a2,_b,_c,_d;return scrollIntoView.of(new ScrollTarget(typeof pos=="number"?EditorSelection.cursor(
pos):pos,(_a2=options.y)!==null&&_a2!==void 0?_a2:"nearest",(_b=options.x)!==null&&_b!==void 0?_b:"n\
earest",(_c=options.yMargin)!==null&&_c!==void 0?_c:5,(_d=options.xMargin)!==null&&_d!==void 0?_d:5))}scrollSnapshot(){
let{scrollTop,scrollLeft}=this.scrollDOM,ref=this.viewState.scrollAnchorAt(scrollTop);return scrollIntoView.
of(new ScrollTarget(EditorSelection.cursor(ref.from),"start","start",ref.top-scrollTop,scrollLeft,!0))}setTabFocusMode(to){
to==null?this.inputState.tabFocusMode=this.inputState.tabFocusMode<0?0:-1:typeof to=="boolean"?this.
inputState.tabFocusMode=to?0:-1:this.inputState.tabFocusMode!=0&&(this.inputState.tabFocusMode=Date.
now()+to)}static domEventHandlers(handlers2){return ViewPlugin.define(()=>({}),{eventHandlers:handlers2})}static domEventObservers(observers2){
return ViewPlugin.define(()=>({}),{eventObservers:observers2})}static theme(spec,options){let prefix=StyleModule.
newName(),result=[theme.of(prefix),styleModule.of(buildTheme(`.${prefix}`,spec))];return options&&options.
dark&&result.push(darkTheme.of(!0)),result}static baseTheme(spec){return Prec.lowest(styleModule.of(
buildTheme("."+baseThemeID,spec,lightDarkIDs)))}static findFromDOM(dom){var _a2;let content2=dom.querySelector(
".cm-content"),tile=content2&&Tile.get(content2)||Tile.get(dom);return((_a2=tile?.root)===null||_a2===
void 0?void 0:_a2.view)||null}};EditorView.styleModule=styleModule;EditorView.inputHandler=inputHandler;
EditorView.clipboardInputFilter=clipboardInputFilter;EditorView.clipboardOutputFilter=clipboardOutputFilter;
EditorView.scrollHandler=scrollHandler;EditorView.focusChangeEffect=focusChangeEffect;EditorView.perLineTextDirection=
perLineTextDirection;EditorView.exceptionSink=exceptionSink;EditorView.updateListener=updateListener;
EditorView.editable=editable;EditorView.mouseSelectionStyle=mouseSelectionStyle;EditorView.dragMovesSelection=
dragMovesSelection$1;EditorView.clickAddsSelectionRange=clickAddsSelectionRange;EditorView.decorations=
decorations;EditorView.blockWrappers=blockWrappers;EditorView.outerDecorations=outerDecorations;EditorView.
atomicRanges=atomicRanges;EditorView.bidiIsolatedRanges=bidiIsolatedRanges;EditorView.cursorScrollMargin=
Facet.define({combine:inputs=>{let x=5,y=5;for(let i2 of inputs)typeof i2=="number"?x=y=i2:{x,y}=i2;
return{x,y}}});EditorView.scrollMargins=scrollMargins;EditorView.darkTheme=darkTheme;EditorView.cspNonce=
Facet.define({combine:values=>values.length?values[0]:""});EditorView.contentAttributes=contentAttributes;
EditorView.editorAttributes=editorAttributes;EditorView.lineWrapping=EditorView.contentAttributes.of(
{class:"cm-lineWrapping"});EditorView.announce=StateEffect.define();var MaxBidiLine=4096,BadMeasure={},
CachedOrder=class _CachedOrder{constructor(from,to,dir,isolates,fresh,order){this.from=from,this.to=
to,this.dir=dir,this.isolates=isolates,this.fresh=fresh,this.order=order}static update(cache2,changes){
if(changes.empty&&!cache2.some(c=>c.fresh))return cache2;let result=[],lastDir=cache2.length?cache2[cache2.
length-1].dir:Direction.LTR;for(let i2=Math.max(0,cache2.length-10);i2<cache2.length;i2++){let entry=cache2[i2];
entry.dir==lastDir&&!changes.touchesRange(entry.from,entry.to)&&result.push(new _CachedOrder(changes.
mapPos(entry.from,1),changes.mapPos(entry.to,-1),entry.dir,entry.isolates,!1,entry.order))}return result}};
function attrsFromFacet(view,facet,base2){for(let sources=view.state.facet(facet),i2=sources.length-
1;i2>=0;i2--){let source=sources[i2],value=typeof source=="function"?source(view):source;value&&combineAttrs(
value,base2)}return base2}var currentPlatform=browser.mac?"mac":browser.windows?"win":browser.linux?
"linux":"key";function normalizeKeyName(name2,platform){let parts=name2.split(/-(?!$)/),result=parts[parts.
length-1];result=="Space"&&(result=" ");let alt,ctrl,shift2,meta2;for(let i2=0;i2<parts.length-1;++i2){
let mod=parts[i2];if(/^(cmd|meta|m)$/i.test(mod))meta2=!0;else if(/^a(lt)?$/i.test(mod))alt=!0;else if(/^(c|ctrl|control)$/i.
test(mod))ctrl=!0;else if(/^s(hift)?$/i.test(mod))shift2=!0;else if(/^mod$/i.test(mod))platform=="ma\
c"?meta2=!0:ctrl=!0;else throw new Error("Unrecognized modifier name: "+mod)}return alt&&(result="Al\
t-"+result),ctrl&&(result="Ctrl-"+result),meta2&&(result="Meta-"+result),shift2&&(result="Shift-"+result),
result}function modifiers(name2,event,shift2){return event.altKey&&(name2="Alt-"+name2),event.ctrlKey&&
(name2="Ctrl-"+name2),event.metaKey&&(name2="Meta-"+name2),shift2!==!1&&event.shiftKey&&(name2="Shif\
t-"+name2),name2}var handleKeyEvents=Prec.default(EditorView.domEventHandlers({keydown(event,view){return runHandlers(
getKeymap(view.state),event,view,"editor")}})),keymap=Facet.define({enables:handleKeyEvents}),Keymaps=new WeakMap;
function getKeymap(state){let bindings=state.facet(keymap),map=Keymaps.get(bindings);return map||Keymaps.
set(bindings,map=buildKeymap(bindings.reduce((a,b)=>a.concat(b),[]))),map}var storedPrefix=null,PrefixTimeout=4e3;function buildKeymap(bindings,platform=currentPlatform){let bound=Object.
create(null),isPrefix=Object.create(null),checkPrefix=(name2,is)=>{let current=isPrefix[name2];if(current==
null)isPrefix[name2]=is;else if(current!=is)throw new Error("Key binding "+name2+" is used both as a\
 regular binding and as a multi-stroke prefix")},add=(scope,key,command2,preventDefault,stopPropagation)=>{
var _a2,_b;let scopeObj=bound[scope]||(bound[scope]=Object.create(null)),parts=key.split(/ (?!$)/).map(
k=>normalizeKeyName(k,platform));for(let i2=1;i2<parts.length;i2++){let prefix=parts.slice(0,i2).join(
" ");checkPrefix(prefix,!0),scopeObj[prefix]||(scopeObj[prefix]={preventDefault:!0,stopPropagation:!1,
run:[view=>{let ourObj=storedPrefix={view,prefix,scope};return setTimeout(()=>{storedPrefix==ourObj&&
(storedPrefix=null)},PrefixTimeout),!0}]})}let full=parts.join(" ");checkPrefix(full,!1);let binding=scopeObj[full]||
(scopeObj[full]={preventDefault:!1,stopPropagation:!1,run:((_b=(_a2=scopeObj._any)===null||_a2===void 0?
void 0:_a2.run)===null||_b===void 0?void 0:_b.slice())||[]});command2&&binding.run.push(command2),preventDefault&&
(binding.preventDefault=!0),stopPropagation&&(binding.stopPropagation=!0)};for(let b of bindings){let scopes=b.
scope?b.scope.split(" "):["editor"];if(b.any)for(let scope of scopes){let scopeObj=bound[scope]||(bound[scope]=
Object.create(null));scopeObj._any||(scopeObj._any={preventDefault:!1,stopPropagation:!1,run:[]});let{
any}=b;for(let key in scopeObj)scopeObj[key].run.push(view=>any(view,currentKeyEvent))}let name2=b[platform]||
b.key;if(name2)for(let scope of scopes)add(scope,name2,b.run,b.preventDefault,b.stopPropagation),b.shift&&
add(scope,"Shift-"+name2,b.shift,b.preventDefault,b.stopPropagation)}return bound}var currentKeyEvent=null;
function runHandlers(map,event,view,scope){currentKeyEvent=event;let name2=keyName(event),charCode=codePointAt2(
name2,0),isChar=codePointSize2(charCode)==name2.length&&name2!=" ",prefix="",handled=!1,prevented=!1,
stopPropagation=!1;storedPrefix&&storedPrefix.view==view&&storedPrefix.scope==scope&&(prefix=storedPrefix.
prefix+" ",modifierCodes.indexOf(event.keyCode)<0&&(prevented=!0,storedPrefix=null));let ran=new Set,
runFor=binding=>{if(binding){for(let cmd2 of binding.run)if(!ran.has(cmd2)&&(ran.add(cmd2),cmd2(view)))
return binding.stopPropagation&&(stopPropagation=!0),!0;binding.preventDefault&&(binding.stopPropagation&&
(stopPropagation=!0),prevented=!0)}return!1},scopeObj=map[scope],baseName,shiftName;return scopeObj&&
(runFor(scopeObj[prefix+modifiers(name2,event,!isChar)])?handled=!0:isChar&&(event.altKey||event.metaKey||
event.ctrlKey)&&!(browser.windows&&event.ctrlKey&&event.altKey)&&!(browser.mac&&event.altKey&&!(event.
ctrlKey||event.metaKey))&&(baseName=base[event.keyCode])&&baseName!=name2?(runFor(scopeObj[prefix+modifiers(
baseName,event,!0)])||event.shiftKey&&(shiftName=shift[event.keyCode])!=name2&&shiftName!=baseName&&
runFor(scopeObj[prefix+modifiers(shiftName,event,!1)]))&&(handled=!0):isChar&&event.shiftKey&&runFor(
scopeObj[prefix+modifiers(name2,event,!0)])&&(handled=!0),!handled&&runFor(scopeObj._any)&&(handled=
!0)),prevented&&(handled=!0),handled&&stopPropagation&&event.stopPropagation(),currentKeyEvent=null,
handled}var RectangleMarker=class _RectangleMarker{constructor(className,left,top2,width,height){this.
className=className,this.left=left,this.top=top2,this.width=width,this.height=height}draw(){let elt=document.
createElement("div");return elt.className=this.className,this.adjust(elt),elt}update(elt,prev){return prev.
className!=this.className?!1:(this.adjust(elt),!0)}adjust(elt){elt.style.left=this.left+"px",elt.style.
top=this.top+"px",this.width!=null&&(elt.style.width=this.width+"px"),elt.style.height=this.height+"\
px"}eq(p){return this.left==p.left&&this.top==p.top&&this.width==p.width&&this.height==p.height&&this.
className==p.className}static forRange(view,className,range){if(range.empty){let pos=view.coordsAtPos(
range.head,range.assoc||1);if(!pos)return[];let base2=getBase(view);return[new _RectangleMarker(className,
pos.left-base2.left,pos.top-base2.top,null,pos.bottom-pos.top)]}else return rectanglesForRange(view,
className,range)}};function getBase(view){let rect=view.scrollDOM.getBoundingClientRect();return{left:(view.
textDirection==Direction.LTR?rect.left:rect.right-view.scrollDOM.clientWidth*view.scaleX)-view.scrollDOM.
scrollLeft*view.scaleX,top:rect.top-view.scrollDOM.scrollTop*view.scaleY}}function wrappedLine(view,pos,side,inside2){
let coords=view.coordsAtPos(pos,side*2);if(!coords)return inside2;let editorRect=view.dom.getBoundingClientRect(),
y=(coords.top+coords.bottom)/2,left=view.posAtCoords({x:editorRect.left+1,y}),right=view.posAtCoords(
{x:editorRect.right-1,y});return left==null||right==null?inside2:{from:Math.max(inside2.from,Math.min(
left,right)),to:Math.min(inside2.to,Math.max(left,right))}}function rectanglesForRange(view,className,range){
if(range.to<=view.viewport.from||range.from>=view.viewport.to)return[];let from=Math.max(range.from,
view.viewport.from),to=Math.min(range.to,view.viewport.to),ltr=view.textDirection==Direction.LTR,content2=view.
contentDOM,contentRect=content2.getBoundingClientRect(),base2=getBase(view),lineElt=content2.querySelector(
".cm-line"),lineStyle=lineElt&&window.getComputedStyle(lineElt),leftSide=contentRect.left+(lineStyle?
parseInt(lineStyle.paddingLeft)+Math.min(0,parseInt(lineStyle.textIndent)):0),rightSide=contentRect.
right-(lineStyle?parseInt(lineStyle.paddingRight):0),startBlock=blockAt(view,from,1),endBlock=blockAt(
view,to,-1),visualStart=startBlock.type==BlockType.Text?startBlock:null,visualEnd=endBlock.type==BlockType.
Text?endBlock:null;if(visualStart&&(view.lineWrapping||startBlock.widgetLineBreaks)&&(visualStart=wrappedLine(
view,from,1,visualStart)),visualEnd&&(view.lineWrapping||endBlock.widgetLineBreaks)&&(visualEnd=wrappedLine(
view,to,-1,visualEnd)),visualStart&&visualEnd&&visualStart.from==visualEnd.from&&visualStart.to==visualEnd.
to)return pieces2(drawForLine(range.from,range.to,visualStart));{let top2=visualStart?drawForLine(range.
from,null,visualStart):drawForWidget(startBlock,!1),bottom=visualEnd?drawForLine(null,range.to,visualEnd):
drawForWidget(endBlock,!0),between=[];return(visualStart||startBlock).to<(visualEnd||endBlock).from-
(visualStart&&visualEnd?1:0)||startBlock.widgetLineBreaks>1&&top2.bottom+view.defaultLineHeight/2<bottom.
top?between.push(piece(leftSide,top2.bottom,rightSide,bottom.top)):top2.bottom<bottom.top&&view.elementAtHeight(
(top2.bottom+bottom.top)/2).type==BlockType.Text&&(top2.bottom=bottom.top=(top2.bottom+bottom.top)/2),
pieces2(top2).concat(between).concat(pieces2(bottom))}function piece(left,top2,right,bottom){return new RectangleMarker(
className,left-base2.left,top2-base2.top,Math.max(0,right-left),bottom-top2)}function pieces2({top:top2,
bottom,horizontal}){let pieces3=[];for(let i2=0;i2<horizontal.length;i2+=2)pieces3.push(piece(horizontal[i2],
top2,horizontal[i2+1],bottom));return pieces3}function drawForLine(from2,to2,line){let top2=1e9,bottom=-1e9,
horizontal=[];function addSpan(from3,fromOpen,to3,toOpen,dir){let fromCoords=view.coordsAtPos(from3,
from3==line.to?-2:2),toCoords=view.coordsAtPos(to3,to3==line.from?2:-2);!fromCoords||!toCoords||(top2=
Math.min(fromCoords.top,toCoords.top,top2),bottom=Math.max(fromCoords.bottom,toCoords.bottom,bottom),
dir==Direction.LTR?horizontal.push(ltr&&fromOpen?leftSide:fromCoords.left,ltr&&toOpen?rightSide:toCoords.
right):horizontal.push(!ltr&&toOpen?leftSide:toCoords.left,!ltr&&fromOpen?rightSide:fromCoords.right))}
let start2=from2??line.from,end=to2??line.to;for(let r of view.visibleRanges)if(r.to>start2&&r.from<
end)for(let pos=Math.max(r.from,start2),endPos=Math.min(r.to,end);;){let docLine=view.state.doc.lineAt(
pos);for(let span of view.bidiSpans(docLine)){let spanFrom=span.from+docLine.from,spanTo=span.to+docLine.
from;if(spanFrom>=endPos)break;spanTo>pos&&addSpan(Math.max(spanFrom,pos),from2==null&&spanFrom<=start2,
Math.min(spanTo,endPos),to2==null&&spanTo>=end,span.dir)}if(pos=docLine.to+1,pos>=endPos)break}return horizontal.
length==0&&addSpan(start2,from2==null,end,to2==null,view.textDirection),{top:top2,bottom,horizontal}}
function drawForWidget(block,top2){let y=contentRect.top+(top2?block.top:block.bottom);return{top:y,
bottom:y,horizontal:[]}}}function sameMarker(a,b){return a.constructor==b.constructor&&a.eq(b)}var LayerView=class{constructor(view,layer2){
this.view=view,this.layer=layer2,this.drawn=[],this.scaleX=1,this.scaleY=1,this.measureReq={read:this.
measure.bind(this),write:this.draw.bind(this)},this.dom=view.scrollDOM.appendChild(document.createElement(
"div")),this.dom.classList.add("cm-layer"),layer2.above&&this.dom.classList.add("cm-layer-above"),layer2.
class&&this.dom.classList.add(layer2.class),this.scale(),this.dom.setAttribute("aria-hidden","true"),
this.setOrder(view.state),view.requestMeasure(this.measureReq),layer2.mount&&layer2.mount(this.dom,view)}update(update){
update.startState.facet(layerOrder)!=update.state.facet(layerOrder)&&this.setOrder(update.state),(this.
layer.update(update,this.dom)||update.geometryChanged)&&(this.scale(),update.view.requestMeasure(this.
measureReq))}docViewUpdate(view){this.layer.updateOnDocViewUpdate!==!1&&view.requestMeasure(this.measureReq)}setOrder(state){
let pos=0,order=state.facet(layerOrder);for(;pos<order.length&&order[pos]!=this.layer;)pos++;this.dom.
style.zIndex=String((this.layer.above?150:-1)-pos)}measure(){return this.layer.markers(this.view)}scale(){
let{scaleX,scaleY}=this.view;(scaleX!=this.scaleX||scaleY!=this.scaleY)&&(this.scaleX=scaleX,this.scaleY=
scaleY,this.dom.style.transform=`scale(${1/scaleX}, ${1/scaleY})`)}draw(markers){if(markers.length!=
this.drawn.length||markers.some((p,i2)=>!sameMarker(p,this.drawn[i2]))){let old=this.dom.firstChild,
oldI=0;for(let marker of markers)marker.update&&old&&marker.constructor&&this.drawn[oldI].constructor&&
marker.update(old,this.drawn[oldI])?(old=old.nextSibling,oldI++):this.dom.insertBefore(marker.draw(),
old);for(;old;){let next=old.nextSibling;old.remove(),old=next}this.drawn=markers,browser.webkit&&(this.
dom.style.display=this.dom.firstChild?"":"none")}}destroy(){this.layer.destroy&&this.layer.destroy(this.
dom,this.view),this.dom.remove()}},layerOrder=Facet.define();function layer(config){return[ViewPlugin.
define(v=>new LayerView(v,config)),layerOrder.of(config)]}var drawMainRange=!browser.ios,selectionConfig=Facet.
define({combine(configs){return combineConfig(configs,{cursorBlinkRate:1200,drawRangeCursor:!0,iosSelectionHandles:!0},
{cursorBlinkRate:(a,b)=>Math.min(a,b),drawRangeCursor:(a,b)=>a||b})}});function drawSelection(config={}){
return[selectionConfig.of(config),cursorLayer,selectionLayer,hideNativeSelection,nativeSelectionHidden.
of(!0)]}function configChanged(update){return update.startState.facet(selectionConfig)!=update.state.facet(selectionConfig)}
var cursorLayer=layer({above:!0,markers(view){let{state}=view,conf=state.facet(selectionConfig),cursors=[];
for(let r of state.selection.ranges){let prim=r==state.selection.main;if(r.empty||conf.drawRangeCursor&&
!(prim&&browser.ios&&conf.iosSelectionHandles)){let className=prim?"cm-cursor cm-cursor-primary":"cm\
-cursor cm-cursor-secondary",cursor=r.empty?r:EditorSelection.cursor(r.head,r.assoc);for(let piece of RectangleMarker.
forRange(view,className,cursor))cursors.push(piece)}}return cursors},update(update,dom){update.transactions.
some(tr=>tr.selection)&&(dom.style.animationName=dom.style.animationName=="cm-blink"?"cm-blink2":"cm\
-blink");let confChange=configChanged(update);return confChange&&setBlinkRate(update.state,dom),update.
docChanged||update.selectionSet||confChange},mount(dom,view){setBlinkRate(view.state,dom)},class:"cm\
-cursorLayer"});function setBlinkRate(state,dom){dom.style.animationDuration=state.facet(selectionConfig).
cursorBlinkRate+"ms"}var selectionLayer=layer({above:!1,markers(view){let markers=[],{main,ranges}=view.
state.selection;for(let r of ranges)if(!r.empty&&(drawMainRange||r!=main))for(let marker of RectangleMarker.
forRange(view,"cm-selectionBackground",r))markers.push(marker);if(browser.ios&&!main.empty&&view.state.
facet(selectionConfig).iosSelectionHandles){for(let piece of RectangleMarker.forRange(view,"cm-selec\
tionHandle cm-selectionHandle-start",EditorSelection.cursor(main.from,1)))markers.push(piece);for(let piece of RectangleMarker.
forRange(view,"cm-selectionHandle cm-selectionHandle-end",EditorSelection.cursor(main.to,1)))markers.
push(piece)}return markers},update(update,dom){return update.docChanged||update.selectionSet||update.
viewportChanged||configChanged(update)},class:"cm-selectionLayer"}),selectionBg=browser.gecko&&browser.
gecko_version==153?"#ffffff01":"transparent",hideNativeSelection=Prec.highest(EditorView.theme({".cm\
-line":{...drawMainRange?{"& ::selection, &::selection":{backgroundColor:`${selectionBg} !important`}}:
{},caretColor:"transparent !important"},".cm-content":{caretColor:"transparent !important","& :focus":{
caretColor:"initial !important",...drawMainRange?{"&::selection, & ::selection":{backgroundColor:"Hi\
ghlight !important"}}:{}}}}));var UnicodeRegexpSupport=/x/.unicode!=null?"gu":"g";function highlightActiveLine(){return activeLineHighlighter}var lineDeco=Decoration.line({class:"cm-\
activeLine"}),activeLineHighlighter=ViewPlugin.fromClass(class{constructor(view){this.decorations=this.
getDeco(view)}update(update){(update.docChanged||update.selectionSet)&&(this.decorations=this.getDeco(
update.view))}getDeco(view){let lastLineStart=-1,deco=[];for(let r of view.state.selection.ranges){let line=view.
lineBlockAt(r.head);line.from>lastLineStart&&(deco.push(lineDeco.range(line.from)),lastLineStart=line.
from)}return Decoration.set(deco)}},{decorations:v=>v.decorations});var GutterMarker=class extends RangeValue{compare(other){return this==other||this.constructor==other.
constructor&&this.eq(other)}eq(other){return!1}destroy(dom){}};GutterMarker.prototype.elementClass="";
GutterMarker.prototype.toDOM=void 0;GutterMarker.prototype.mapMode=MapMode.TrackBefore;GutterMarker.
prototype.startSide=GutterMarker.prototype.endSide=-1;GutterMarker.prototype.point=!0;var gutterLineClass=Facet.
define(),gutterWidgetClass=Facet.define();var activeGutters=Facet.define();var unfixGutters=Facet.define({combine:values=>values.some(x=>x)});function gutters(config){let result=[
gutterView];return config&&config.fixed===!1&&result.push(unfixGutters.of(!0)),result}var gutterView=ViewPlugin.
fromClass(class{constructor(view){this.view=view,this.domAfter=null,this.prevViewport=view.viewport,
this.dom=document.createElement("div"),this.dom.className="cm-gutters cm-gutters-before",this.dom.setAttribute(
"aria-hidden","true"),this.dom.style.minHeight=this.view.contentHeight/this.view.scaleY+"px",this.gutters=
view.state.facet(activeGutters).map(conf=>new SingleGutterView(view,conf)),this.fixed=!view.state.facet(
unfixGutters);for(let gutter2 of this.gutters)gutter2.config.side=="after"?this.getDOMAfter().appendChild(
gutter2.dom):this.dom.appendChild(gutter2.dom);this.fixed&&(this.dom.style.position="sticky"),this.syncGutters(
!1),view.scrollDOM.insertBefore(this.dom,view.contentDOM)}getDOMAfter(){return this.domAfter||(this.
domAfter=document.createElement("div"),this.domAfter.className="cm-gutters cm-gutters-after",this.domAfter.
setAttribute("aria-hidden","true"),this.domAfter.style.minHeight=this.view.contentHeight/this.view.scaleY+
"px",this.domAfter.style.position=this.fixed?"sticky":"",this.view.scrollDOM.appendChild(this.domAfter)),
this.domAfter}update(update){if(this.updateGutters(update)){let vpA=this.prevViewport,vpB=update.view.
viewport,vpOverlap=Math.min(vpA.to,vpB.to)-Math.max(vpA.from,vpB.from);this.syncGutters(vpOverlap<(vpB.
to-vpB.from)*.8)}if(update.geometryChanged){let min=this.view.contentHeight/this.view.scaleY+"px";this.
dom.style.minHeight=min,this.domAfter&&(this.domAfter.style.minHeight=min)}this.view.state.facet(unfixGutters)!=
!this.fixed&&(this.fixed=!this.fixed,this.dom.style.position=this.fixed?"sticky":"",this.domAfter&&(this.
domAfter.style.position=this.fixed?"sticky":"")),this.prevViewport=update.view.viewport}syncGutters(detach){
let after=this.dom.nextSibling;detach&&(this.dom.remove(),this.domAfter&&this.domAfter.remove());let lineClasses=RangeSet.
iter(this.view.state.facet(gutterLineClass),this.view.viewport.from),classSet=[],contexts=this.gutters.
map(gutter2=>new UpdateContext(gutter2,this.view.viewport,-this.view.documentPadding.top));for(let line of this.
view.viewportLineBlocks)if(classSet.length&&(classSet=[]),Array.isArray(line.type)){let first=!0;for(let b of line.
type)if(b.type==BlockType.Text&&first){advanceCursor(lineClasses,classSet,b.from);for(let cx of contexts)
cx.line(this.view,b,classSet);first=!1}else if(b.widget)for(let cx of contexts)cx.widget(this.view,b)}else if(line.
type==BlockType.Text){advanceCursor(lineClasses,classSet,line.from);for(let cx of contexts)cx.line(this.
view,line,classSet)}else if(line.widget)for(let cx of contexts)cx.widget(this.view,line);for(let cx of contexts)
cx.finish();detach&&(this.view.scrollDOM.insertBefore(this.dom,after),this.domAfter&&this.view.scrollDOM.
appendChild(this.domAfter))}updateGutters(update){let prev=update.startState.facet(activeGutters),cur=update.
state.facet(activeGutters),change=update.docChanged||update.heightChanged||update.viewportChanged||!RangeSet.
eq(update.startState.facet(gutterLineClass),update.state.facet(gutterLineClass),update.view.viewport.
from,update.view.viewport.to);if(prev==cur)for(let gutter2 of this.gutters)gutter2.update(update)&&(change=
!0);else{change=!0;let gutters2=[];for(let conf of cur){let known=prev.indexOf(conf);known<0?gutters2.
push(new SingleGutterView(this.view,conf)):(this.gutters[known].update(update),gutters2.push(this.gutters[known]))}
for(let g of this.gutters)g.dom.remove(),gutters2.indexOf(g)<0&&g.destroy();for(let g of gutters2)g.
config.side=="after"?this.getDOMAfter().appendChild(g.dom):this.dom.appendChild(g.dom);this.gutters=
gutters2}return change}destroy(){for(let view of this.gutters)view.destroy();this.dom.remove(),this.
domAfter&&this.domAfter.remove()}},{provide:plugin=>EditorView.scrollMargins.of(view=>{let value=view.
plugin(plugin);if(!value||value.gutters.length==0||!value.fixed)return null;let before=value.dom.offsetWidth*
view.scaleX,after=value.domAfter?value.domAfter.offsetWidth*view.scaleX:0;return view.textDirection==
Direction.LTR?{left:before,right:after}:{right:before,left:after}})});function asArray2(val){return Array.
isArray(val)?val:[val]}function advanceCursor(cursor,collect2,pos){for(;cursor.value&&cursor.from<=pos;)
cursor.from==pos&&collect2.push(cursor.value),cursor.next()}var UpdateContext=class{constructor(gutter2,viewport,height){
this.gutter=gutter2,this.height=height,this.i=0,this.cursor=RangeSet.iter(gutter2.markers,viewport.from)}addElement(view,block,markers){
let{gutter:gutter2}=this,above3=(block.top-this.height)/view.scaleY,height=block.height/view.scaleY;
if(this.i==gutter2.elements.length){let newElt=new GutterElement(view,height,above3,markers);gutter2.
elements.push(newElt),gutter2.dom.appendChild(newElt.dom)}else gutter2.elements[this.i].update(view,
height,above3,markers);this.height=block.bottom,this.i++}line(view,line,extraMarkers){let localMarkers=[];
advanceCursor(this.cursor,localMarkers,line.from),extraMarkers.length&&(localMarkers=localMarkers.concat(
extraMarkers));let forLine=this.gutter.config.lineMarker(view,line,localMarkers);forLine&&localMarkers.
unshift(forLine);let gutter2=this.gutter;localMarkers.length==0&&!gutter2.config.renderEmptyElements||
this.addElement(view,line,localMarkers)}widget(view,block){let marker=this.gutter.config.widgetMarker(
view,block.widget,block),markers=marker?[marker]:null;for(let cls of view.state.facet(gutterWidgetClass)){
let marker2=cls(view,block.widget,block);marker2&&(markers||(markers=[])).push(marker2)}markers&&this.
addElement(view,block,markers)}finish(){let gutter2=this.gutter;for(;gutter2.elements.length>this.i;){
let last2=gutter2.elements.pop();gutter2.dom.removeChild(last2.dom),last2.destroy()}}},SingleGutterView=class{constructor(view,config){
this.view=view,this.config=config,this.elements=[],this.spacer=null,this.dom=document.createElement(
"div"),this.dom.className="cm-gutter"+(this.config.class?" "+this.config.class:"");for(let prop in config.
domEventHandlers)this.dom.addEventListener(prop,event=>{let target=event.target,y;if(target!=this.dom&&
this.dom.contains(target)){for(;target.parentNode!=this.dom;)target=target.parentNode;let rect=target.
getBoundingClientRect();y=(rect.top+rect.bottom)/2}else y=event.clientY;let line=view.lineBlockAtHeight(
y-view.documentTop);config.domEventHandlers[prop](view,line,event)&&event.preventDefault()});this.markers=
asArray2(config.markers(view)),config.initialSpacer&&(this.spacer=new GutterElement(view,0,0,[config.
initialSpacer(view)]),this.dom.appendChild(this.spacer.dom),this.spacer.dom.style.cssText+="visibili\
ty: hidden; pointer-events: none")}update(update){let prevMarkers=this.markers;if(this.markers=asArray2(
this.config.markers(update.view)),this.spacer&&this.config.updateSpacer){let updated=this.config.updateSpacer(
this.spacer.markers[0],update);updated!=this.spacer.markers[0]&&this.spacer.update(update.view,0,0,[
updated])}let vp=update.view.viewport;return!RangeSet.eq(this.markers,prevMarkers,vp.from,vp.to)||(this.
config.lineMarkerChange?this.config.lineMarkerChange(update):!1)}destroy(){for(let elt of this.elements)
elt.destroy()}},GutterElement=class{constructor(view,height,above3,markers){this.height=-1,this.above=
0,this.markers=[],this.dom=document.createElement("div"),this.dom.className="cm-gutterElement",this.
update(view,height,above3,markers)}update(view,height,above3,markers){this.height!=height&&(this.height=
height,this.dom.style.height=height+"px"),this.above!=above3&&(this.dom.style.marginTop=(this.above=
above3)?above3+"px":""),sameMarkers(this.markers,markers)||this.setMarkers(view,markers)}setMarkers(view,markers){
let cls="cm-gutterElement",domPos=this.dom.firstChild;for(let iNew=0,iOld=0;;){let skipTo=iOld,marker=iNew<
markers.length?markers[iNew++]:null,matched=!1;if(marker){let c=marker.elementClass;c&&(cls+=" "+c);
for(let i2=iOld;i2<this.markers.length;i2++)if(this.markers[i2].compare(marker)){skipTo=i2,matched=!0;
break}}else skipTo=this.markers.length;for(;iOld<skipTo;){let next=this.markers[iOld++];if(next.toDOM){
next.destroy(domPos);let after=domPos.nextSibling;domPos.remove(),domPos=after}}if(!marker)break;marker.
toDOM&&(matched?domPos=domPos.nextSibling:this.dom.insertBefore(marker.toDOM(view),domPos)),matched&&
iOld++}this.dom.className=cls,this.markers=markers}destroy(){this.setMarkers(null,[])}};function sameMarkers(a,b){
if(a.length!=b.length)return!1;for(let i2=0;i2<a.length;i2++)if(!a[i2].compare(b[i2]))return!1;return!0}
var lineNumberMarkers=Facet.define(),lineNumberWidgetMarker=Facet.define(),lineNumberConfig=Facet.define(
{combine(values){return combineConfig(values,{formatNumber:String,domEventHandlers:{}},{domEventHandlers(a,b){
let result=Object.assign({},a);for(let event in b){let exists=result[event],add=b[event];result[event]=
exists?(view,line,event2)=>exists(view,line,event2)||add(view,line,event2):add}return result}})}}),NumberMarker=class extends GutterMarker{constructor(number2){
super(),this.number=number2}eq(other){return this.number==other.number}toDOM(){return document.createTextNode(
this.number)}};function formatNumber(view,number2){return view.state.facet(lineNumberConfig).formatNumber(
number2,view.state)}var lineNumberGutter=activeGutters.compute([lineNumberConfig],state=>({class:"cm\
-lineNumbers",renderEmptyElements:!1,markers(view){return view.state.facet(lineNumberMarkers)},lineMarker(view,line,others){
return others.some(m=>m.toDOM)?null:new NumberMarker(formatNumber(view,view.state.doc.lineAt(line.from).
number))},widgetMarker:(view,widget,block)=>{for(let m of view.state.facet(lineNumberWidgetMarker)){
let result=m(view,widget,block);if(result)return result}return null},lineMarkerChange:update=>update.
startState.facet(lineNumberConfig)!=update.state.facet(lineNumberConfig),initialSpacer(view){return new NumberMarker(
formatNumber(view,maxLineNumber(view.state.doc.lines)))},updateSpacer(spacer,update){let max=formatNumber(
update.view,maxLineNumber(update.view.state.doc.lines));return max==spacer.number?spacer:new NumberMarker(
max)},domEventHandlers:state.facet(lineNumberConfig).domEventHandlers,side:"before"}));function lineNumbers(config={}){
return[lineNumberConfig.of(config),gutters(),lineNumberGutter]}function maxLineNumber(lines){let last2=9;
for(;last2<lines;)last2=last2*10+9;return last2}var activeLineGutterMarker=new class extends GutterMarker{constructor(){
super(...arguments),this.elementClass="cm-activeLineGutter"}},activeLineGutterHighlighter=gutterLineClass.
compute(["selection"],state=>{let marks2=[],last2=-1;for(let range of state.selection.ranges){let linePos=state.
doc.lineAt(range.head).from;linePos>last2&&(last2=linePos,marks2.push(activeLineGutterMarker.range(linePos)))}
return RangeSet.of(marks2)});function highlightActiveLineGutter(){return activeLineGutterHighlighter}var nextPropID=0,Range2=class{constructor(from,to){this.from=from,this.to=to}},NodeProp=class{constructor(config={}){
this.id=nextPropID++,this.perNode=!!config.perNode,this.deserialize=config.deserialize||(()=>{throw new Error(
"This node type doesn't define a deserialize function")}),this.combine=config.combine||null}add(match){
if(this.perNode)throw new RangeError("Can't add per-node props to node types");return typeof match!=
"function"&&(match=NodeType.match(match)),type=>{let result=match(type);return result===void 0?null:
[this,result]}}};NodeProp.closedBy=new NodeProp({deserialize:str=>str.split(" ")});NodeProp.openedBy=
new NodeProp({deserialize:str=>str.split(" ")});NodeProp.group=new NodeProp({deserialize:str=>str.split(
" ")});NodeProp.isolate=new NodeProp({deserialize:value=>{if(value&&value!="rtl"&&value!="ltr"&&value!=
"auto")throw new RangeError("Invalid value for isolate: "+value);return value||"auto"}});NodeProp.contextHash=
new NodeProp({perNode:!0});NodeProp.lookAhead=new NodeProp({perNode:!0});NodeProp.mounted=new NodeProp(
{perNode:!0});var MountedTree=class{constructor(tree,overlay,parser2,bracketed2=!1){this.tree=tree,this.
overlay=overlay,this.parser=parser2,this.bracketed=bracketed2}static get(tree){return tree&&tree.props&&
tree.props[NodeProp.mounted.id]}},noProps=Object.create(null),NodeType=class _NodeType{constructor(name2,props,id2,flags=0){
this.name=name2,this.props=props,this.id=id2,this.flags=flags}static define(spec){let props=spec.props&&
spec.props.length?Object.create(null):noProps,flags=(spec.top?1:0)|(spec.skipped?2:0)|(spec.error?4:
0)|(spec.name==null?8:0),type=new _NodeType(spec.name||"",props,spec.id,flags);if(spec.props){for(let src of spec.
props)if(Array.isArray(src)||(src=src(type)),src){if(src[0].perNode)throw new RangeError("Can't stor\
e a per-node prop on a node type");props[src[0].id]=src[1]}}return type}prop(prop){return this.props[prop.
id]}get isTop(){return(this.flags&1)>0}get isSkipped(){return(this.flags&2)>0}get isError(){return(this.
flags&4)>0}get isAnonymous(){return(this.flags&8)>0}is(name2){if(typeof name2=="string"){if(this.name==
name2)return!0;let group=this.prop(NodeProp.group);return group?group.indexOf(name2)>-1:!1}return this.
id==name2}static match(map){let direct=Object.create(null);for(let prop in map)for(let name2 of prop.
split(" "))direct[name2]=map[prop];return node=>{for(let groups=node.prop(NodeProp.group),i2=-1;i2<(groups?
groups.length:0);i2++){let found=direct[i2<0?node.name:groups[i2]];if(found)return found}}}};NodeType.
none=new NodeType("",Object.create(null),0,8);var NodeSet=class _NodeSet{constructor(types2){this.types=
types2;for(let i2=0;i2<types2.length;i2++)if(types2[i2].id!=i2)throw new RangeError("Node type ids s\
hould correspond to array positions when creating a node set")}extend(...props){let newTypes=[];for(let type of this.
types){let newProps=null;for(let source of props){let add=source(type);if(add){newProps||(newProps=Object.
assign({},type.props));let value=add[1],prop=add[0];prop.combine&&prop.id in newProps&&(value=prop.combine(
newProps[prop.id],value)),newProps[prop.id]=value}}newTypes.push(newProps?new NodeType(type.name,newProps,
type.id,type.flags):type)}return new _NodeSet(newTypes)}},CachedNode=new WeakMap,CachedInnerNode=new WeakMap,
IterMode;(function(IterMode2){IterMode2[IterMode2.ExcludeBuffers=1]="ExcludeBuffers",IterMode2[IterMode2.
IncludeAnonymous=2]="IncludeAnonymous",IterMode2[IterMode2.IgnoreMounts=4]="IgnoreMounts",IterMode2[IterMode2.
IgnoreOverlays=8]="IgnoreOverlays",IterMode2[IterMode2.EnterBracketed=16]="EnterBracketed"})(IterMode||
(IterMode={}));var Tree=class _Tree{constructor(type,children,positions,length,props){if(this.type=type,
this.children=children,this.positions=positions,this.length=length,this.props=null,props&&props.length){
this.props=Object.create(null);for(let[prop,value]of props)this.props[typeof prop=="number"?prop:prop.
id]=value}}toString(){let mounted=MountedTree.get(this);if(mounted&&!mounted.overlay)return mounted.
tree.toString();let children="";for(let ch of this.children){let str=ch.toString();str&&(children&&(children+=
","),children+=str)}return this.type.name?(/\W/.test(this.type.name)&&!this.type.isError?JSON.stringify(
this.type.name):this.type.name)+(children.length?"("+children+")":""):children}cursor(mode=0){return new TreeCursor(
this.topNode,mode)}cursorAt(pos,side=0,mode=0){let scope=CachedNode.get(this)||this.topNode,cursor=new TreeCursor(
scope);return cursor.moveTo(pos,side),CachedNode.set(this,cursor._tree),cursor}get topNode(){return new TreeNode(
this,0,0,null)}resolve(pos,side=0){let node=resolveNode(CachedNode.get(this)||this.topNode,pos,side,
!1);return CachedNode.set(this,node),node}resolveInner(pos,side=0){let node=resolveNode(CachedInnerNode.
get(this)||this.topNode,pos,side,!0);return CachedInnerNode.set(this,node),node}resolveStack(pos,side=0){
return stackIterator(this,pos,side)}iterate(spec){let{enter,leave,from=0,to=this.length}=spec,mode=spec.
mode||0,anon=(mode&IterMode.IncludeAnonymous)>0;for(let c=this.cursor(mode|IterMode.IncludeAnonymous);;){
let entered=!1;if(c.from<=to&&c.to>=from&&(!anon&&c.type.isAnonymous||enter(c)!==!1)){if(c.firstChild())
continue;entered=!0}for(;entered&&leave&&(anon||!c.type.isAnonymous)&&leave(c),!c.nextSibling();){if(!c.
parent())return;entered=!0}}}prop(prop){return prop.perNode?this.props?this.props[prop.id]:void 0:this.
type.prop(prop)}get propValues(){let result=[];if(this.props)for(let id2 in this.props)result.push([
+id2,this.props[id2]]);return result}balance(config={}){return this.children.length<=8?this:balanceRange(
NodeType.none,this.children,this.positions,0,this.children.length,0,this.length,(children,positions,length)=>new _Tree(
this.type,children,positions,length,this.propValues),config.makeTree||((children,positions,length)=>new _Tree(
NodeType.none,children,positions,length)))}static build(data){return buildTree(data)}};Tree.empty=new Tree(
NodeType.none,[],[],0);var FlatBufferCursor=class _FlatBufferCursor{constructor(buffer,index){this.buffer=
buffer,this.index=index}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.
index-3]}get end(){return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}get pos(){
return this.index}next(){this.index-=4}fork(){return new _FlatBufferCursor(this.buffer,this.index)}},
TreeBuffer=class _TreeBuffer{constructor(buffer,length,set){this.buffer=buffer,this.length=length,this.
set=set}get type(){return NodeType.none}toString(){let result=[];for(let index=0;index<this.buffer.length;)
result.push(this.childString(index)),index=this.buffer[index+3];return result.join(",")}childString(index){
let id2=this.buffer[index],endIndex=this.buffer[index+3],type=this.set.types[id2],result=type.name;if(/\W/.
test(result)&&!type.isError&&(result=JSON.stringify(result)),index+=4,endIndex==index)return result;
let children=[];for(;index<endIndex;)children.push(this.childString(index)),index=this.buffer[index+
3];return result+"("+children.join(",")+")"}findChild(startIndex,endIndex,dir,pos,side){let{buffer}=this,
pick=-1;for(let i2=startIndex;i2!=endIndex&&!(checkSide(side,pos,buffer[i2+1],buffer[i2+2])&&(pick=i2,
dir>0));i2=buffer[i2+3]);return pick}slice(startI,endI,from){let b=this.buffer,copy2=new Uint16Array(
endI-startI),len=0;for(let i2=startI,j=0;i2<endI;){copy2[j++]=b[i2++],copy2[j++]=b[i2++]-from;let to=copy2[j++]=
b[i2++]-from;copy2[j++]=b[i2++]-startI,len=Math.max(len,to)}return new _TreeBuffer(copy2,len,this.set)}};
function checkSide(side,pos,from,to){switch(side){case-2:return from<pos;case-1:return to>=pos&&from<
pos;case 0:return from<pos&&to>pos;case 1:return from<=pos&&to>pos;case 2:return to>pos;case 4:return!0}}
function resolveNode(node,pos,side,overlays){for(var _a2;node.from==node.to||(side<1?node.from>=pos:
node.from>pos)||(side>-1?node.to<=pos:node.to<pos);){let parent=!overlays&&node instanceof TreeNode&&
node.index<0?null:node.parent;if(!parent)return node;node=parent}let mode=overlays?0:IterMode.IgnoreOverlays;
if(overlays)for(let scan=node,parent=scan.parent;parent;scan=parent,parent=scan.parent)scan instanceof
TreeNode&&scan.index<0&&((_a2=parent.enter(pos,side,mode))===null||_a2===void 0?void 0:_a2.from)!=scan.
from&&(node=parent);for(;;){let inner=node.enter(pos,side,mode);if(!inner)return node;node=inner}}var BaseNode=class{cursor(mode=0){
return new TreeCursor(this,mode)}getChild(type,before=null,after=null){let r=getChildren(this,type,before,
after);return r.length?r[0]:null}getChildren(type,before=null,after=null){return getChildren(this,type,
before,after)}resolve(pos,side=0){return resolveNode(this,pos,side,!1)}resolveInner(pos,side=0){return resolveNode(
this,pos,side,!0)}matchContext(context){return matchNodeContext(this.parent,context)}enterUnfinishedNodesBefore(pos){
let scan=this.childBefore(pos),node=this;for(;scan;){let last2=scan.lastChild;if(!last2||last2.to!=scan.
to)break;last2.type.isError&&last2.from==last2.to?(node=scan,scan=last2.prevSibling):scan=last2}return node}get node(){
return this}get next(){return this.parent}},TreeNode=class _TreeNode extends BaseNode{constructor(_tree,from,index,_parent){
super(),this._tree=_tree,this.from=from,this.index=index,this._parent=_parent}get type(){return this.
_tree.type}get name(){return this._tree.type.name}get to(){return this.from+this._tree.length}nextChild(i2,dir,pos,side,mode=0){
for(let parent=this;;){for(let{children,positions}=parent._tree,e=dir>0?children.length:-1;i2!=e;i2+=
dir){let next=children[i2],start2=positions[i2]+parent.from,mounted;if(!(!(mode&IterMode.EnterBracketed&&
next instanceof Tree&&(mounted=MountedTree.get(next))&&!mounted.overlay&&mounted.bracketed&&pos>=start2&&
pos<=start2+next.length)&&!checkSide(side,pos,start2,start2+next.length))){if(next instanceof TreeBuffer){
if(mode&IterMode.ExcludeBuffers)continue;let index=next.findChild(0,next.buffer.length,dir,pos-start2,
side);if(index>-1)return new BufferNode(new BufferContext(parent,next,i2,start2),null,index)}else if(mode&
IterMode.IncludeAnonymous||!next.type.isAnonymous||hasChild(next)){let mounted2;if(!(mode&IterMode.IgnoreMounts)&&
(mounted2=MountedTree.get(next))&&!mounted2.overlay)return new _TreeNode(mounted2.tree,start2,i2,parent);
let inner=new _TreeNode(next,start2,i2,parent);return mode&IterMode.IncludeAnonymous||!inner.type.isAnonymous?
inner:inner.nextChild(dir<0?next.children.length-1:0,dir,pos,side,mode)}}}if(mode&IterMode.IncludeAnonymous||
!parent.type.isAnonymous||(parent.index>=0?i2=parent.index+dir:i2=dir<0?-1:parent._parent._tree.children.
length,parent=parent._parent,!parent))return null}}get firstChild(){return this.nextChild(0,1,0,4)}get lastChild(){
return this.nextChild(this._tree.children.length-1,-1,0,4)}childAfter(pos){return this.nextChild(0,1,
pos,2)}childBefore(pos){return this.nextChild(this._tree.children.length-1,-1,pos,-2)}prop(prop){return this.
_tree.prop(prop)}enter(pos,side,mode=0){let mounted;if(!(mode&IterMode.IgnoreOverlays)&&(mounted=MountedTree.
get(this._tree))&&mounted.overlay){let rPos=pos-this.from,enterBracketed=mode&IterMode.EnterBracketed&&
mounted.bracketed;for(let{from,to}of mounted.overlay)if((side>0||enterBracketed?from<=rPos:from<rPos)&&
(side<0||enterBracketed?to>=rPos:to>rPos))return new _TreeNode(mounted.tree,mounted.overlay[0].from+
this.from,-1,this)}return this.nextChild(0,1,pos,side,mode)}nextSignificantParent(){let val=this;for(;val.
type.isAnonymous&&val._parent;)val=val._parent;return val}get parent(){return this._parent?this._parent.
nextSignificantParent():null}get nextSibling(){return this._parent&&this.index>=0?this._parent.nextChild(
this.index+1,1,0,4):null}get prevSibling(){return this._parent&&this.index>=0?this._parent.nextChild(
this.index-1,-1,0,4):null}get tree(){return this._tree}toTree(){return this._tree}toString(){return this.
_tree.toString()}};function getChildren(node,type,before,after){let cur=node.cursor(),result=[];if(!cur.
firstChild())return result;if(before!=null){for(let found=!1;!found;)if(found=cur.type.is(before),!cur.
nextSibling())return result}for(;;){if(after!=null&&cur.type.is(after))return result;if(cur.type.is(
type)&&result.push(cur.node),!cur.nextSibling())return after==null?result:[]}}function matchNodeContext(node,context,i2=context.
length-1){for(let p=node;i2>=0;p=p.parent){if(!p)return!1;if(!p.type.isAnonymous){if(context[i2]&&context[i2]!=
p.name)return!1;i2--}}return!0}var BufferContext=class{constructor(parent,buffer,index,start2){this.
parent=parent,this.buffer=buffer,this.index=index,this.start=start2}},BufferNode=class _BufferNode extends BaseNode{get name(){
return this.type.name}get from(){return this.context.start+this.context.buffer.buffer[this.index+1]}get to(){
return this.context.start+this.context.buffer.buffer[this.index+2]}constructor(context,_parent,index){
super(),this.context=context,this._parent=_parent,this.index=index,this.type=context.buffer.set.types[context.
buffer.buffer[index]]}child(dir,pos,side){let{buffer}=this.context,index=buffer.findChild(this.index+
4,buffer.buffer[this.index+3],dir,pos-this.context.start,side);return index<0?null:new _BufferNode(this.
context,this,index)}get firstChild(){return this.child(1,0,4)}get lastChild(){return this.child(-1,0,
4)}childAfter(pos){return this.child(1,pos,2)}childBefore(pos){return this.child(-1,pos,-2)}prop(prop){
return this.type.prop(prop)}enter(pos,side,mode=0){if(mode&IterMode.ExcludeBuffers)return null;let{buffer}=this.
context,index=buffer.findChild(this.index+4,buffer.buffer[this.index+3],side>0?1:-1,pos-this.context.
start,side);return index<0?null:new _BufferNode(this.context,this,index)}get parent(){return this._parent||
this.context.parent.nextSignificantParent()}externalSibling(dir){return this._parent?null:this.context.
parent.nextChild(this.context.index+dir,dir,0,4)}get nextSibling(){let{buffer}=this.context,after=buffer.
buffer[this.index+3];return after<(this._parent?buffer.buffer[this._parent.index+3]:buffer.buffer.length)?
new _BufferNode(this.context,this._parent,after):this.externalSibling(1)}get prevSibling(){let{buffer}=this.
context,parentStart=this._parent?this._parent.index+4:0;return this.index==parentStart?this.externalSibling(
-1):new _BufferNode(this.context,this._parent,buffer.findChild(parentStart,this.index,-1,0,4))}get tree(){
return null}toTree(){let children=[],positions=[],{buffer}=this.context,startI=this.index+4,endI=buffer.
buffer[this.index+3];if(endI>startI){let from=buffer.buffer[this.index+1];children.push(buffer.slice(
startI,endI,from)),positions.push(0)}return new Tree(this.type,children,positions,this.to-this.from)}toString(){
return this.context.buffer.childString(this.index)}};function iterStack(heads){if(!heads.length)return null;
let pick=0,picked=heads[0];for(let i2=1;i2<heads.length;i2++){let node=heads[i2];(node.from>picked.from||
node.to<picked.to)&&(picked=node,pick=i2)}let next=picked instanceof TreeNode&&picked.index<0?null:picked.
parent,newHeads=heads.slice();return next?newHeads[pick]=next:newHeads.splice(pick,1),new StackIterator(
newHeads,picked)}var StackIterator=class{constructor(heads,node){this.heads=heads,this.node=node}get next(){
return iterStack(this.heads)}};function stackIterator(tree,pos,side){let inner=tree.resolveInner(pos,
side),layers=null;for(let scan=inner instanceof TreeNode?inner:inner.context.parent;scan;scan=scan.parent)
if(scan.index<0){let parent=scan.parent;(layers||(layers=[inner])).push(parent.resolve(pos,side)),scan=
parent}else{let mount=MountedTree.get(scan.tree);if(mount&&mount.overlay&&mount.overlay[0].from<=pos&&
mount.overlay[mount.overlay.length-1].to>=pos){let root=new TreeNode(mount.tree,mount.overlay[0].from+
scan.from,-1,scan);(layers||(layers=[inner])).push(resolveNode(root,pos,side,!1))}}return layers?iterStack(
layers):inner}var TreeCursor=class{get name(){return this.type.name}constructor(node,mode=0){if(this.
buffer=null,this.stack=[],this.index=0,this.bufferNode=null,this.mode=mode&~IterMode.EnterBracketed,
node instanceof TreeNode)this.yieldNode(node);else{this._tree=node.context.parent,this.buffer=node.context;
for(let n=node._parent;n;n=n._parent)this.stack.unshift(n.index);this.bufferNode=node,this.yieldBuf(
node.index)}}yieldNode(node){return node?(this._tree=node,this.type=node.type,this.from=node.from,this.
to=node.to,!0):!1}yieldBuf(index,type){this.index=index;let{start:start2,buffer}=this.buffer;return this.
type=type||buffer.set.types[buffer.buffer[index]],this.from=start2+buffer.buffer[index+1],this.to=start2+
buffer.buffer[index+2],!0}yield(node){return node?node instanceof TreeNode?(this.buffer=null,this.yieldNode(
node)):(this.buffer=node.context,this.yieldBuf(node.index,node.type)):!1}toString(){return this.buffer?
this.buffer.buffer.childString(this.index):this._tree.toString()}enterChild(dir,pos,side){if(!this.buffer)
return this.yield(this._tree.nextChild(dir<0?this._tree._tree.children.length-1:0,dir,pos,side,this.
mode));let{buffer}=this.buffer,index=buffer.findChild(this.index+4,buffer.buffer[this.index+3],dir,pos-
this.buffer.start,side);return index<0?!1:(this.stack.push(this.index),this.yieldBuf(index))}firstChild(){
return this.enterChild(1,0,4)}lastChild(){return this.enterChild(-1,0,4)}childAfter(pos){return this.
enterChild(1,pos,2)}childBefore(pos){return this.enterChild(-1,pos,-2)}enter(pos,side,mode=this.mode){
return this.buffer?mode&IterMode.ExcludeBuffers?!1:this.enterChild(1,pos,side):this.yield(this._tree.
enter(pos,side,mode))}parent(){if(!this.buffer)return this.yieldNode(this.mode&IterMode.IncludeAnonymous?
this._tree._parent:this._tree.parent);if(this.stack.length)return this.yieldBuf(this.stack.pop());let parent=this.
mode&IterMode.IncludeAnonymous?this.buffer.parent:this.buffer.parent.nextSignificantParent();return this.
buffer=null,this.yieldNode(parent)}sibling(dir){if(!this.buffer)return this._tree._parent?this.yield(
this._tree.index<0?null:this._tree._parent.nextChild(this._tree.index+dir,dir,0,4,this.mode)):!1;let{
buffer}=this.buffer,d=this.stack.length-1;if(dir<0){let parentStart=d<0?0:this.stack[d]+4;if(this.index!=
parentStart)return this.yieldBuf(buffer.findChild(parentStart,this.index,-1,0,4))}else{let after=buffer.
buffer[this.index+3];if(after<(d<0?buffer.buffer.length:buffer.buffer[this.stack[d]+3]))return this.
yieldBuf(after)}return d<0?this.yield(this.buffer.parent.nextChild(this.buffer.index+dir,dir,0,4,this.
mode)):!1}nextSibling(){return this.sibling(1)}prevSibling(){return this.sibling(-1)}atLastNode(dir){
let index,parent,{buffer}=this;if(buffer){if(dir>0){if(this.index<buffer.buffer.buffer.length)return!1}else
for(let i2=0;i2<this.index;i2++)if(buffer.buffer.buffer[i2+3]<this.index)return!1;({index,parent}=buffer)}else
({index,_parent:parent}=this._tree);for(;parent;{index,_parent:parent}=parent)if(index>-1)for(let i2=index+
dir,e=dir<0?-1:parent._tree.children.length;i2!=e;i2+=dir){let child=parent._tree.children[i2];if(this.
mode&IterMode.IncludeAnonymous||child instanceof TreeBuffer||!child.type.isAnonymous||hasChild(child))
return!1}return!0}move(dir,enter){if(enter&&this.enterChild(dir,0,4))return!0;for(;;){if(this.sibling(
dir))return!0;if(this.atLastNode(dir)||!this.parent())return!1}}next(enter=!0){return this.move(1,enter)}prev(enter=!0){
return this.move(-1,enter)}moveTo(pos,side=0){for(;(this.from==this.to||(side<1?this.from>=pos:this.
from>pos)||(side>-1?this.to<=pos:this.to<pos))&&this.parent(););for(;this.enterChild(1,pos,side););return this}get node(){
if(!this.buffer)return this._tree;let cache2=this.bufferNode,result=null,depth=0;if(cache2&&cache2.context==
this.buffer)scan:for(let index=this.index,d=this.stack.length;d>=0;){for(let c=cache2;c;c=c._parent)
if(c.index==index){if(index==this.index)return c;result=c,depth=d+1;break scan}index=this.stack[--d]}
for(let i2=depth;i2<this.stack.length;i2++)result=new BufferNode(this.buffer,result,this.stack[i2]);
return this.bufferNode=new BufferNode(this.buffer,result,this.index)}get tree(){return this.buffer?null:
this._tree._tree}iterate(enter,leave){for(let depth=0;;){let mustLeave=!1;if(this.type.isAnonymous||
enter(this)!==!1){if(this.firstChild()){depth++;continue}this.type.isAnonymous||(mustLeave=!0)}for(;;){
if(mustLeave&&leave&&leave(this),mustLeave=this.type.isAnonymous,!depth)return;if(this.nextSibling())
break;this.parent(),depth--,mustLeave=!0}}}matchContext(context){if(!this.buffer)return matchNodeContext(
this.node.parent,context);let{buffer}=this.buffer,{types:types2}=buffer.set;for(let i2=context.length-
1,d=this.stack.length-1;i2>=0;d--){if(d<0)return matchNodeContext(this._tree,context,i2);let type=types2[buffer.
buffer[this.stack[d]]];if(!type.isAnonymous){if(context[i2]&&context[i2]!=type.name)return!1;i2--}}return!0}};
function hasChild(tree){return tree.children.some(ch=>ch instanceof TreeBuffer||!ch.type.isAnonymous||
hasChild(ch))}function buildTree(data){var _a2;let{buffer,nodeSet,maxBufferLength=1024,reused=[],minRepeatType=nodeSet.
types.length}=data,cursor=Array.isArray(buffer)?new FlatBufferCursor(buffer,buffer.length):buffer,types2=nodeSet.
types,contextHash=0,lookAhead=0;function takeNode(parentStart,minPos,children2,positions2,inRepeat,depth){
let{id:id2,start:start2,end,size}=cursor,lookAheadAtStart=lookAhead,contextAtStart=contextHash;if(size<
0)if(cursor.next(),size==-1){let node2=reused[id2];children2.push(node2),positions2.push(start2-parentStart);
return}else if(size==-3){contextHash=id2;return}else if(size==-4){lookAhead=id2;return}else throw new RangeError(
`Unrecognized record size: ${size}`);let type=types2[id2],node,buffer2,startPos=start2-parentStart;if(end-
start2<=maxBufferLength&&(buffer2=findBufferSize(cursor.pos-minPos,inRepeat))){let data2=new Uint16Array(
buffer2.size-buffer2.skip),endPos=cursor.pos-buffer2.size,index=data2.length;for(;cursor.pos>endPos;)
index=copyToBuffer(buffer2.start,data2,index);node=new TreeBuffer(data2,end-buffer2.start,nodeSet),startPos=
buffer2.start-parentStart}else{let endPos=cursor.pos-size;cursor.next();let localChildren=[],localPositions=[],
localInRepeat=id2>=minRepeatType?id2:-1,lastGroup=0,lastEnd=end,groupLookAhead=lookAheadAtStart;for(;cursor.
pos>endPos;)localInRepeat>=0&&cursor.id==localInRepeat&&cursor.size>=0?(cursor.end<=lastEnd-maxBufferLength&&
(makeRepeatLeaf(localChildren,localPositions,start2,lastGroup,cursor.end,lastEnd,localInRepeat,groupLookAhead,
contextAtStart),lastGroup=localChildren.length,lastEnd=cursor.end,groupLookAhead=lookAhead),cursor.next()):
depth>2500?takeFlatNode(start2,endPos,localChildren,localPositions):(localInRepeat>=0&&cursor.size==
-1&&reused[cursor.id].type==nodeSet.types[localInRepeat]&&(lastGroup<localChildren.length&&makeRepeatLeaf(
localChildren,localPositions,start2,lastGroup,cursor.end,lastEnd,localInRepeat,groupLookAhead,contextAtStart),
lastGroup=localChildren.length+1,lastEnd=cursor.start,groupLookAhead=lookAhead),takeNode(start2,endPos,
localChildren,localPositions,localInRepeat,depth+1));if(localInRepeat>=0&&lastGroup>0&&lastGroup<localChildren.
length&&makeRepeatLeaf(localChildren,localPositions,start2,lastGroup,start2,lastEnd,localInRepeat,groupLookAhead,
contextAtStart),localChildren.reverse(),localPositions.reverse(),localInRepeat>-1&&lastGroup>0){let make2=makeBalanced(
type,contextAtStart);node=balanceRange(type,localChildren,localPositions,0,localChildren.length,0,end-
start2,make2,make2)}else node=makeTree(type,localChildren,localPositions,end-start2,lookAheadAtStart-
end,contextAtStart)}children2.push(node),positions2.push(startPos)}function takeFlatNode(parentStart,minPos,children2,positions2){
let nodes=[],nodeCount=0,stopAt=-1;for(;cursor.pos>minPos;){let{id:id2,start:start2,end,size}=cursor;
if(size>4)cursor.next();else{if(stopAt>-1&&start2<stopAt)break;stopAt<0&&(stopAt=end-maxBufferLength),
nodes.push(id2,start2,end),nodeCount++,cursor.next()}}if(nodeCount){let buffer2=new Uint16Array(nodeCount*
4),start2=nodes[nodes.length-2];for(let i2=nodes.length-3,j=0;i2>=0;i2-=3)buffer2[j++]=nodes[i2],buffer2[j++]=
nodes[i2+1]-start2,buffer2[j++]=nodes[i2+2]-start2,buffer2[j++]=j;children2.push(new TreeBuffer(buffer2,
nodes[2]-start2,nodeSet)),positions2.push(start2-parentStart)}}function makeBalanced(type,contextHash2){
return(children2,positions2,length2)=>{let lookAhead2=0,lastI=children2.length-1,last2,lookAheadProp;
if(lastI>=0&&(last2=children2[lastI])instanceof Tree){if(!lastI&&last2.type==type&&last2.length==length2)
return last2;(lookAheadProp=last2.prop(NodeProp.lookAhead))&&(lookAhead2=positions2[lastI]+last2.length+
lookAheadProp-length2)}return makeTree(type,children2,positions2,length2,lookAhead2,contextHash2)}}function makeRepeatLeaf(children2,positions2,base2,i2,from,to,type,lookAhead2,contextHash2){
let localChildren=[],localPositions=[];for(;children2.length>i2;)localChildren.push(children2.pop()),
localPositions.push(positions2.pop()+base2-from);children2.push(makeTree(nodeSet.types[type],localChildren,
localPositions,to-from,lookAhead2-to,contextHash2)),positions2.push(from-base2)}function makeTree(type,children2,positions2,length2,lookAhead2,contextHash2,props){
if(contextHash2){let pair4=[NodeProp.contextHash,contextHash2];props=props?[pair4].concat(props):[pair4]}
if(lookAhead2>25){let pair4=[NodeProp.lookAhead,lookAhead2];props=props?[pair4].concat(props):[pair4]}
return new Tree(type,children2,positions2,length2,props)}function findBufferSize(maxSize,inRepeat){let fork=cursor.
fork(),size=0,start2=0,skip=0,minStart=fork.end-maxBufferLength,result={size:0,start:0,skip:0};scan:
for(let minPos=fork.pos-maxSize;fork.pos>minPos;){let nodeSize2=fork.size;if(fork.id==inRepeat&&nodeSize2>=
0){result.size=size,result.start=start2,result.skip=skip,skip+=4,size+=4,fork.next();continue}let startPos=fork.
pos-nodeSize2;if(nodeSize2<0||startPos<minPos||fork.start<minStart)break;let localSkipped=fork.id>=minRepeatType?
4:0,nodeStart=fork.start;for(fork.next();fork.pos>startPos;){if(fork.size<0)if(fork.size==-3||fork.size==
-4)localSkipped+=4;else break scan;else fork.id>=minRepeatType&&(localSkipped+=4);fork.next()}start2=
nodeStart,size+=nodeSize2,skip+=localSkipped}return(inRepeat<0||size==maxSize)&&(result.size=size,result.
start=start2,result.skip=skip),result.size>4?result:void 0}function copyToBuffer(bufferStart,buffer2,index){
let{id:id2,start:start2,end,size}=cursor;if(cursor.next(),size>=0&&id2<minRepeatType){let startIndex=index;
if(size>4){let endPos=cursor.pos-(size-4);for(;cursor.pos>endPos;)index=copyToBuffer(bufferStart,buffer2,
index)}buffer2[--index]=startIndex,buffer2[--index]=end-bufferStart,buffer2[--index]=start2-bufferStart,
buffer2[--index]=id2}else size==-3?contextHash=id2:size==-4&&(lookAhead=id2);return index}let children=[],
positions=[];for(;cursor.pos>0;)takeNode(data.start||0,data.bufferStart||0,children,positions,-1,0);
let length=(_a2=data.length)!==null&&_a2!==void 0?_a2:children.length?positions[0]+children[0].length:
0;return new Tree(types2[data.topID],children.reverse(),positions.reverse(),length)}var nodeSizeCache=new WeakMap;
function nodeSize(balanceType,node){if(!balanceType.isAnonymous||node instanceof TreeBuffer||node.type!=
balanceType)return 1;let size=nodeSizeCache.get(node);if(size==null){size=1;for(let child of node.children){
if(child.type!=balanceType||!(child instanceof Tree)){size=1;break}size+=nodeSize(balanceType,child)}
nodeSizeCache.set(node,size)}return size}function balanceRange(balanceType,children,positions,from,to,start2,length,mkTop,mkTree){
let total=0;for(let i2=from;i2<to;i2++)total+=nodeSize(balanceType,children[i2]);let maxChild=Math.ceil(
total*1.5/8),localChildren=[],localPositions=[];function divide(children2,positions2,from2,to2,offset){
for(let i2=from2;i2<to2;){let groupFrom=i2,groupStart=positions2[i2],groupSize=nodeSize(balanceType,
children2[i2]);for(i2++;i2<to2;i2++){let nextSize=nodeSize(balanceType,children2[i2]);if(groupSize+nextSize>=
maxChild)break;groupSize+=nextSize}if(i2==groupFrom+1){if(groupSize>maxChild){let only=children2[groupFrom];
divide(only.children,only.positions,0,only.children.length,positions2[groupFrom]+offset);continue}localChildren.
push(children2[groupFrom])}else{let length2=positions2[i2-1]+children2[i2-1].length-groupStart;localChildren.
push(balanceRange(balanceType,children2,positions2,groupFrom,i2,groupStart,length2,null,mkTree))}localPositions.
push(groupStart+offset-start2)}}return divide(children,positions,from,to,0),(mkTop||mkTree)(localChildren,
localPositions,length)}var NodeWeakMap=class{constructor(){this.map=new WeakMap}setBuffer(buffer,index,value){
let inner=this.map.get(buffer);inner||this.map.set(buffer,inner=new Map),inner.set(index,value)}getBuffer(buffer,index){
let inner=this.map.get(buffer);return inner&&inner.get(index)}set(node,value){node instanceof BufferNode?
this.setBuffer(node.context.buffer,node.index,value):node instanceof TreeNode&&this.map.set(node.tree,
value)}get(node){return node instanceof BufferNode?this.getBuffer(node.context.buffer,node.index):node instanceof
TreeNode?this.map.get(node.tree):void 0}cursorSet(cursor,value){cursor.buffer?this.setBuffer(cursor.
buffer.buffer,cursor.index,value):this.map.set(cursor.tree,value)}cursorGet(cursor){return cursor.buffer?
this.getBuffer(cursor.buffer.buffer,cursor.index):this.map.get(cursor.tree)}},TreeFragment=class _TreeFragment{constructor(from,to,tree,offset,openStart=!1,openEnd=!1){
this.from=from,this.to=to,this.tree=tree,this.offset=offset,this.open=(openStart?1:0)|(openEnd?2:0)}get openStart(){
return(this.open&1)>0}get openEnd(){return(this.open&2)>0}static addTree(tree,fragments=[],partial=!1){
let result=[new _TreeFragment(0,tree.length,tree,0,!1,partial)];for(let f of fragments)f.to>tree.length&&
result.push(f);return result}static applyChanges(fragments,changes,minGap=128){if(!changes.length)return fragments;
let result=[],fI=1,nextF=fragments.length?fragments[0]:null;for(let cI=0,pos=0,off=0;;cI++){let nextC=cI<
changes.length?changes[cI]:null,nextPos=nextC?nextC.fromA:1e9;if(nextPos-pos>=minGap)for(;nextF&&nextF.
from<nextPos;){let cut=nextF;if(pos>=cut.from||nextPos<=cut.to||off){let fFrom=Math.max(cut.from,pos)-
off,fTo=Math.min(cut.to,nextPos)-off;cut=fFrom>=fTo?null:new _TreeFragment(fFrom,fTo,cut.tree,cut.offset+
off,cI>0,!!nextC)}if(cut&&result.push(cut),nextF.to>nextPos)break;nextF=fI<fragments.length?fragments[fI++]:
null}if(!nextC)break;pos=nextC.toA,off=nextC.toA-nextC.toB}return result}},Parser=class{startParse(input,fragments,ranges){
return typeof input=="string"&&(input=new StringInput(input)),ranges=ranges?ranges.length?ranges.map(
r=>new Range2(r.from,r.to)):[new Range2(0,0)]:[new Range2(0,input.length)],this.createParse(input,fragments||
[],ranges)}parse(input,fragments,ranges){let parse=this.startParse(input,fragments,ranges);for(;;){let done=parse.
advance();if(done)return done}}},StringInput=class{constructor(string2){this.string=string2}get length(){
return this.string.length}chunk(from){return this.string.slice(from)}get lineChunks(){return!1}read(from,to){
return this.string.slice(from,to)}};var stoppedInner=new NodeProp({perNode:!0});var nextTagID=0,Tag=class _Tag{constructor(name2,set,base2,modified){this.name=name2,this.set=set,this.
base=base2,this.modified=modified,this.id=nextTagID++}toString(){let{name:name2}=this;for(let mod of this.
modified)mod.name&&(name2=`${mod.name}(${name2})`);return name2}static define(nameOrParent,parent){let name2=typeof nameOrParent==
"string"?nameOrParent:"?";if(nameOrParent instanceof _Tag&&(parent=nameOrParent),parent?.base)throw new Error(
"Can not derive from a modified tag");let tag2=new _Tag(name2,[],null,[]);if(tag2.set.push(tag2),parent)
for(let t2 of parent.set)tag2.set.push(t2);return tag2}static defineModifier(name2){let mod=new Modifier(
name2);return tag2=>tag2.modified.indexOf(mod)>-1?tag2:Modifier.get(tag2.base||tag2,tag2.modified.concat(
mod).sort((a,b)=>a.id-b.id))}},nextModifierID=0,Modifier=class _Modifier{constructor(name2){this.name=
name2,this.instances=[],this.id=nextModifierID++}static get(base2,mods){if(!mods.length)return base2;
let exists=mods[0].instances.find(t2=>t2.base==base2&&sameArray2(mods,t2.modified));if(exists)return exists;
let set=[],tag2=new Tag(base2.name,set,base2,mods);for(let m of mods)m.instances.push(tag2);let configs=powerSet(
mods);for(let parent of base2.set)if(!parent.modified.length)for(let config of configs)set.push(_Modifier.
get(parent,config));return tag2}};function sameArray2(a,b){return a.length==b.length&&a.every((x,i2)=>x==
b[i2])}function powerSet(array){let sets=[[]];for(let i2=0;i2<array.length;i2++)for(let j=0,e=sets.length;j<
e;j++)sets.push(sets[j].concat(array[i2]));return sets.sort((a,b)=>b.length-a.length)}function styleTags(spec){
let byName=Object.create(null);for(let prop in spec){let tags2=spec[prop];Array.isArray(tags2)||(tags2=
[tags2]);for(let part of prop.split(" "))if(part){let pieces2=[],mode=2,rest=part;for(let pos=0;;){if(rest==
"..."&&pos>0&&pos+3==part.length){mode=1;break}let m=/^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);if(!m)
throw new RangeError("Invalid path: "+part);if(pieces2.push(m[0]=="*"?"":m[0][0]=='"'?JSON.parse(m[0]):
m[0]),pos+=m[0].length,pos==part.length)break;let next=part[pos++];if(pos==part.length&&next=="!"){mode=
0;break}if(next!="/")throw new RangeError("Invalid path: "+part);rest=part.slice(pos)}let last2=pieces2.
length-1,inner=pieces2[last2];if(!inner)throw new RangeError("Invalid path: "+part);let rule=new Rule(
tags2,mode,last2>0?pieces2.slice(0,last2):null);byName[inner]=rule.sort(byName[inner])}}return ruleNodeProp.
add(byName)}var ruleNodeProp=new NodeProp({combine(a,b){let cur,root,take;for(;a||b;){if(!a||b&&a.depth<=
b.depth?(take=b,b=b.next):(take=a,a=a.next),cur&&cur.mode==take.mode&&!take.context&&!cur.context)continue;
let copy2=new Rule(take.tags,take.mode,take.context);cur?cur.next=copy2:root=copy2,cur=copy2}return root}}),
Rule=class{constructor(tags2,mode,context,next){this.tags=tags2,this.mode=mode,this.context=context,
this.next=next}get opaque(){return this.mode==0}get inherit(){return this.mode==1}sort(other){return!other||
other.depth<this.depth?(this.next=other,this):(other.next=this.sort(other.next),other)}get depth(){return this.
context?this.context.length:0}};Rule.empty=new Rule([],2,null);function tagHighlighter(tags2,options){
let map=Object.create(null);for(let style of tags2)if(!Array.isArray(style.tag))map[style.tag.id]=style.
class;else for(let tag2 of style.tag)map[tag2.id]=style.class;let{scope,all=null}=options||{};return{
style:tags3=>{let cls=all;for(let tag2 of tags3)for(let sub of tag2.set){let tagClass=map[sub.id];if(tagClass){
cls=cls?cls+" "+tagClass:tagClass;break}}return cls},scope}}function highlightTags(highlighters,tags2){
let result=null;for(let highlighter of highlighters){let value=highlighter.style(tags2);value&&(result=
result?result+" "+value:value)}return result}function highlightTree(tree,highlighter,putStyle,from=0,to=tree.
length){let builder=new HighlightBuilder(from,Array.isArray(highlighter)?highlighter:[highlighter],putStyle);
builder.highlightRange(tree.cursor(),from,to,"",builder.highlighters),builder.flush(to)}var HighlightBuilder=class{constructor(at,highlighters,span){this.at=at,this.highlighters=highlighters,
this.span=span,this.class=""}startSpan(at,cls){cls!=this.class&&(this.flush(at),at>this.at&&(this.at=
at),this.class=cls)}flush(to){to>this.at&&this.class&&this.span(this.at,to,this.class)}highlightRange(cursor,from,to,inheritedClass,highlighters){
let{type,from:start2,to:end}=cursor;if(start2>=to||end<=from)return;type.isTop&&(highlighters=this.highlighters.
filter(h=>!h.scope||h.scope(type)));let cls=inheritedClass,rule=getStyleTags(cursor)||Rule.empty,tagCls=highlightTags(
highlighters,rule.tags);if(tagCls&&(cls&&(cls+=" "),cls+=tagCls,rule.mode==1&&(inheritedClass+=(inheritedClass?
" ":"")+tagCls)),this.startSpan(Math.max(from,start2),cls),rule.opaque)return;let mounted=cursor.tree&&
cursor.tree.prop(NodeProp.mounted);if(mounted&&mounted.overlay){let inner=cursor.node.enter(mounted.
overlay[0].from+start2,1),innerHighlighters=this.highlighters.filter(h=>!h.scope||h.scope(mounted.tree.
type)),hasChild2=cursor.firstChild();for(let i2=0,pos=start2;;i2++){let next=i2<mounted.overlay.length?
mounted.overlay[i2]:null,nextPos=next?next.from+start2:end,rangeFrom2=Math.max(from,pos),rangeTo2=Math.
min(to,nextPos);if(rangeFrom2<rangeTo2&&hasChild2)for(;cursor.from<rangeTo2&&(this.highlightRange(cursor,
rangeFrom2,rangeTo2,inheritedClass,highlighters),this.startSpan(Math.min(rangeTo2,cursor.to),cls),!(cursor.
to>=nextPos||!cursor.nextSibling())););if(!next||nextPos>to)break;pos=next.to+start2,pos>from&&(this.
highlightRange(inner.cursor(),Math.max(from,next.from+start2),Math.min(to,pos),"",innerHighlighters),
this.startSpan(Math.min(to,pos),cls))}hasChild2&&cursor.parent()}else if(cursor.firstChild()){mounted&&
(inheritedClass="");do if(!(cursor.to<=from)){if(cursor.from>=to)break;this.highlightRange(cursor,from,
to,inheritedClass,highlighters),this.startSpan(Math.min(to,cursor.to),cls)}while(cursor.nextSibling());
cursor.parent()}}};function getStyleTags(node){let rule=node.type.prop(ruleNodeProp);for(;rule&&rule.
context&&!node.matchContext(rule.context);)rule=rule.next;return rule||null}var t=Tag.define,comment=t(),
name=t(),typeName=t(name),propertyName=t(name),literal=t(),string=t(literal),number=t(literal),content=t(),
heading=t(content),keyword=t(),operator=t(),punctuation=t(),bracket=t(punctuation),meta=t(),tags={comment,
lineComment:t(comment),blockComment:t(comment),docComment:t(comment),name,variableName:t(name),typeName,
tagName:t(typeName),propertyName,attributeName:t(propertyName),className:t(name),labelName:t(name),namespace:t(
name),macroName:t(name),literal,string,docString:t(string),character:t(string),attributeValue:t(string),
number,integer:t(number),float:t(number),bool:t(literal),regexp:t(literal),escape:t(literal),color:t(
literal),url:t(literal),keyword,self:t(keyword),null:t(keyword),atom:t(keyword),unit:t(keyword),modifier:t(
keyword),operatorKeyword:t(keyword),controlKeyword:t(keyword),definitionKeyword:t(keyword),moduleKeyword:t(
keyword),operator,derefOperator:t(operator),arithmeticOperator:t(operator),logicOperator:t(operator),
bitwiseOperator:t(operator),compareOperator:t(operator),updateOperator:t(operator),definitionOperator:t(
operator),typeOperator:t(operator),controlOperator:t(operator),punctuation,separator:t(punctuation),
bracket,angleBracket:t(bracket),squareBracket:t(bracket),paren:t(bracket),brace:t(bracket),content,heading,
heading1:t(heading),heading2:t(heading),heading3:t(heading),heading4:t(heading),heading5:t(heading),
heading6:t(heading),contentSeparator:t(content),list:t(content),quote:t(content),emphasis:t(content),
strong:t(content),link:t(content),monospace:t(content),strikethrough:t(content),inserted:t(),deleted:t(),
changed:t(),invalid:t(),meta,documentMeta:t(meta),annotation:t(meta),processingInstruction:t(meta),definition:Tag.
defineModifier("definition"),constant:Tag.defineModifier("constant"),function:Tag.defineModifier("fu\
nction"),standard:Tag.defineModifier("standard"),local:Tag.defineModifier("local"),special:Tag.defineModifier(
"special")};for(let name2 in tags){let val=tags[name2];val instanceof Tag&&(val.name=name2)}var classHighlighter=tagHighlighter(
[{tag:tags.link,class:"tok-link"},{tag:tags.heading,class:"tok-heading"},{tag:tags.emphasis,class:"t\
ok-emphasis"},{tag:tags.strong,class:"tok-strong"},{tag:tags.keyword,class:"tok-keyword"},{tag:tags.
atom,class:"tok-atom"},{tag:tags.bool,class:"tok-bool"},{tag:tags.url,class:"tok-url"},{tag:tags.labelName,
class:"tok-labelName"},{tag:tags.inserted,class:"tok-inserted"},{tag:tags.deleted,class:"tok-deleted"},
{tag:tags.literal,class:"tok-literal"},{tag:tags.string,class:"tok-string"},{tag:tags.number,class:"\
tok-number"},{tag:[tags.regexp,tags.escape,tags.special(tags.string)],class:"tok-string2"},{tag:tags.
variableName,class:"tok-variableName"},{tag:tags.local(tags.variableName),class:"tok-variableName to\
k-local"},{tag:tags.definition(tags.variableName),class:"tok-variableName tok-definition"},{tag:tags.
special(tags.variableName),class:"tok-variableName2"},{tag:tags.definition(tags.propertyName),class:"\
tok-propertyName tok-definition"},{tag:tags.typeName,class:"tok-typeName"},{tag:tags.namespace,class:"\
tok-namespace"},{tag:tags.className,class:"tok-className"},{tag:tags.macroName,class:"tok-macroName"},
{tag:tags.propertyName,class:"tok-propertyName"},{tag:tags.operator,class:"tok-operator"},{tag:tags.
comment,class:"tok-comment"},{tag:tags.meta,class:"tok-meta"},{tag:tags.invalid,class:"tok-invalid"},
{tag:tags.punctuation,class:"tok-punctuation"}]);var _a,languageDataProp=new NodeProp;function defineLanguageFacet(baseData){return Facet.define({combine:baseData?
values=>values.concat(baseData):void 0})}var sublanguageProp=new NodeProp,Language=class{constructor(data,parser2,extraExtensions=[],name2=""){
this.data=data,this.name=name2,EditorState.prototype.hasOwnProperty("tree")||Object.defineProperty(EditorState.
prototype,"tree",{get(){return syntaxTree(this)}}),this.parser=parser2,this.extension=[language.of(this),
EditorState.languageData.of((state,pos,side)=>{let top2=topNodeAt(state,pos,side),data2=top2.type.prop(
languageDataProp);if(!data2)return[];let base2=state.facet(data2),sub=top2.type.prop(sublanguageProp);
if(sub){let innerNode=top2.resolve(pos-top2.from,side);for(let sublang of sub)if(sublang.test(innerNode,
state)){let data3=state.facet(sublang.facet);return sublang.type=="replace"?data3:data3.concat(base2)}}
return base2})].concat(extraExtensions)}isActiveAt(state,pos,side=-1){return topNodeAt(state,pos,side).
type.prop(languageDataProp)==this.data}findRegions(state){let lang=state.facet(language);if(lang?.data==
this.data)return[{from:0,to:state.doc.length}];if(!lang||!lang.allowsNesting)return[];let result=[],
explore=(tree,from)=>{if(tree.prop(languageDataProp)==this.data){result.push({from,to:from+tree.length});
return}let mount=tree.prop(NodeProp.mounted);if(mount){if(mount.tree.prop(languageDataProp)==this.data){
if(mount.overlay)for(let r of mount.overlay)result.push({from:r.from+from,to:r.to+from});else result.
push({from,to:from+tree.length});return}else if(mount.overlay){let size=result.length;if(explore(mount.
tree,mount.overlay[0].from+from),result.length>size)return}}for(let i2=0;i2<tree.children.length;i2++){
let ch=tree.children[i2];ch instanceof Tree&&explore(ch,tree.positions[i2]+from)}};return explore(syntaxTree(
state),0),result}get allowsNesting(){return!0}};Language.setState=StateEffect.define();function topNodeAt(state,pos,side){
let topLang=state.facet(language),tree=syntaxTree(state).topNode;if(!topLang||topLang.allowsNesting)
for(let node=tree;node;node=node.enter(pos,side,IterMode.ExcludeBuffers|IterMode.EnterBracketed))node.
type.isTop&&(tree=node);return tree}var LRLanguage=class _LRLanguage extends Language{constructor(data,parser2,name2){
super(data,parser2,[],name2),this.parser=parser2}static define(spec){let data=defineLanguageFacet(spec.
languageData);return new _LRLanguage(data,spec.parser.configure({props:[languageDataProp.add(type=>type.
isTop?data:void 0)]}),spec.name)}configure(options,name2){return new _LRLanguage(this.data,this.parser.
configure(options),name2||this.name)}get allowsNesting(){return this.parser.hasWrappers()}};function syntaxTree(state){
let field2=state.field(Language.state,!1);return field2?field2.tree:Tree.empty}var DocInput=class{constructor(doc2){this.doc=doc2,this.cursorPos=0,this.string="",this.cursor=doc2.
iter()}get length(){return this.doc.length}syncTo(pos){return this.string=this.cursor.next(pos-this.
cursorPos).value,this.cursorPos=pos+this.string.length,this.cursorPos-this.string.length}chunk(pos){
return this.syncTo(pos),this.string}get lineChunks(){return!0}read(from,to){let stringStart2=this.cursorPos-
this.string.length;return from<stringStart2||to>=this.cursorPos?this.doc.sliceString(from,to):this.string.
slice(from-stringStart2,to-stringStart2)}},currentContext=null,ParseContext=class _ParseContext{constructor(parser2,state,fragments=[],tree,treeLen,viewport,skipped,scheduleOn){
this.parser=parser2,this.state=state,this.fragments=fragments,this.tree=tree,this.treeLen=treeLen,this.
viewport=viewport,this.skipped=skipped,this.scheduleOn=scheduleOn,this.parse=null,this.tempSkipped=[]}static create(parser2,state,viewport){
return new _ParseContext(parser2,state,[],Tree.empty,0,viewport,[],null)}startParse(){return this.parser.
startParse(new DocInput(this.state.doc),this.fragments)}work(until,upto){return upto!=null&&upto>=this.
state.doc.length&&(upto=void 0),this.tree!=Tree.empty&&this.isDone(upto??this.state.doc.length)?(this.
takeTree(),!0):this.withContext(()=>{var _a2;if(typeof until=="number"){let endTime=Date.now()+until;
until=()=>Date.now()>endTime}for(this.parse||(this.parse=this.startParse()),upto!=null&&(this.parse.
stoppedAt==null||this.parse.stoppedAt>upto)&&upto<this.state.doc.length&&this.parse.stopAt(upto);;){
let done=this.parse.advance();if(done)if(this.fragments=this.withoutTempSkipped(TreeFragment.addTree(
done,this.fragments,this.parse.stoppedAt!=null)),this.treeLen=(_a2=this.parse.stoppedAt)!==null&&_a2!==
void 0?_a2:this.state.doc.length,this.tree=done,this.parse=null,this.treeLen<(upto??this.state.doc.length))
this.parse=this.startParse();else return!0;if(until())return!1}})}takeTree(){let pos,tree;this.parse&&
(pos=this.parse.parsedPos)>=this.treeLen&&((this.parse.stoppedAt==null||this.parse.stoppedAt>pos)&&this.
parse.stopAt(pos),this.withContext(()=>{for(;!(tree=this.parse.advance()););}),this.treeLen=pos,this.
tree=tree,this.fragments=this.withoutTempSkipped(TreeFragment.addTree(this.tree,this.fragments,!0)),
this.parse=null)}withContext(f){let prev=currentContext;currentContext=this;try{return f()}finally{currentContext=
prev}}withoutTempSkipped(fragments){for(let r;r=this.tempSkipped.pop();)fragments=cutFragments(fragments,
r.from,r.to);return fragments}changes(changes,newState){let{fragments,tree,treeLen,viewport,skipped}=this;
if(this.takeTree(),!changes.empty){let ranges=[];if(changes.iterChangedRanges((fromA,toA,fromB,toB)=>ranges.
push({fromA,toA,fromB,toB})),fragments=TreeFragment.applyChanges(fragments,ranges),tree=Tree.empty,treeLen=
0,viewport={from:changes.mapPos(viewport.from,-1),to:changes.mapPos(viewport.to,1)},this.skipped.length){
skipped=[];for(let r of this.skipped){let from=changes.mapPos(r.from,1),to=changes.mapPos(r.to,-1);from<
to&&skipped.push({from,to})}}}return new _ParseContext(this.parser,newState,fragments,tree,treeLen,viewport,
skipped,this.scheduleOn)}updateViewport(viewport){if(this.viewport.from==viewport.from&&this.viewport.
to==viewport.to)return!1;this.viewport=viewport;let startLen=this.skipped.length;for(let i2=0;i2<this.
skipped.length;i2++){let{from,to}=this.skipped[i2];from<viewport.to&&to>viewport.from&&(this.fragments=
cutFragments(this.fragments,from,to),this.skipped.splice(i2--,1))}return this.skipped.length>=startLen?
!1:(this.reset(),!0)}reset(){this.parse&&(this.takeTree(),this.parse=null)}skipUntilInView(from,to){
this.skipped.push({from,to})}static getSkippingParser(until){return new class extends Parser{createParse(input,fragments,ranges){
let from=ranges[0].from,to=ranges[ranges.length-1].to;return{parsedPos:from,advance(){let cx=currentContext;
if(cx){for(let r of ranges)cx.tempSkipped.push(r);until&&(cx.scheduleOn=cx.scheduleOn?Promise.all([cx.
scheduleOn,until]):until)}return this.parsedPos=to,new Tree(NodeType.none,[],[],to-from)},stoppedAt:null,
stopAt(){}}}}}isDone(upto){upto=Math.min(upto,this.state.doc.length);let frags=this.fragments;return this.
treeLen>=upto&&frags.length&&frags[0].from==0&&frags[0].to>=upto}static get(){return currentContext}};
function cutFragments(fragments,from,to){return TreeFragment.applyChanges(fragments,[{fromA:from,toA:to,
fromB:from,toB:to}])}var LanguageState=class _LanguageState{constructor(context){this.context=context,
this.tree=context.tree}apply(tr){if(!tr.docChanged&&this.tree==this.context.tree)return this;let newCx=this.
context.changes(tr.changes,tr.state),upto=this.context.treeLen==tr.startState.doc.length?void 0:Math.
max(tr.changes.mapPos(this.context.treeLen),newCx.viewport.to);return newCx.work(20,upto)||newCx.takeTree(),
new _LanguageState(newCx)}static init(state){let vpTo=Math.min(3e3,state.doc.length),parseState=ParseContext.
create(state.facet(language).parser,state,{from:0,to:vpTo});return parseState.work(20,vpTo)||parseState.
takeTree(),new _LanguageState(parseState)}};Language.state=StateField.define({create:LanguageState.init,
update(value,tr){for(let e of tr.effects)if(e.is(Language.setState))return e.value;return tr.startState.
facet(language)!=tr.state.facet(language)?LanguageState.init(tr.state):value.apply(tr)}});var requestIdle=callback=>{
let timeout=setTimeout(()=>callback(),500);return()=>clearTimeout(timeout)};typeof requestIdleCallback<
"u"&&(requestIdle=callback=>{let idle=-1,timeout=setTimeout(()=>{idle=requestIdleCallback(callback,{
timeout:400})},100);return()=>idle<0?clearTimeout(timeout):cancelIdleCallback(idle)});var isInputPending=typeof navigator<
"u"&&(!((_a=navigator.scheduling)===null||_a===void 0)&&_a.isInputPending)?()=>navigator.scheduling.
isInputPending():null,parseWorker=ViewPlugin.fromClass(class{constructor(view){this.view=view,this.working=
null,this.workScheduled=0,this.chunkEnd=-1,this.chunkBudget=-1,this.work=this.work.bind(this),this.scheduleWork()}update(update){
let cx=this.view.state.field(Language.state).context;(cx.updateViewport(update.view.viewport)||this.
view.viewport.to>cx.treeLen)&&this.scheduleWork(),(update.docChanged||update.selectionSet)&&(this.view.
hasFocus&&(this.chunkBudget+=50),this.scheduleWork()),this.checkAsyncSchedule(cx)}scheduleWork(){if(this.
working)return;let{state}=this.view,field2=state.field(Language.state);(field2.tree!=field2.context.
tree||!field2.context.isDone(state.doc.length))&&(this.working=requestIdle(this.work))}work(deadline){
this.working=null;let now=Date.now();if(this.chunkEnd<now&&(this.chunkEnd<0||this.view.hasFocus)&&(this.
chunkEnd=now+3e4,this.chunkBudget=3e3),this.chunkBudget<=0)return;let{state,viewport:{to:vpTo}}=this.
view,field2=state.field(Language.state);if(field2.tree==field2.context.tree&&field2.context.isDone(vpTo+
1e5))return;let endTime=Date.now()+Math.min(this.chunkBudget,100,deadline&&!isInputPending?Math.max(
25,deadline.timeRemaining()-5):1e9),viewportFirst=field2.context.treeLen<vpTo&&state.doc.length>vpTo+
1e3,done=field2.context.work(()=>isInputPending&&isInputPending()||Date.now()>endTime,vpTo+(viewportFirst?
0:1e5));this.chunkBudget-=Date.now()-now,(done||this.chunkBudget<=0)&&(field2.context.takeTree(),this.
view.dispatch({effects:Language.setState.of(new LanguageState(field2.context))})),this.chunkBudget>0&&
!(done&&!viewportFirst)&&this.scheduleWork(),this.checkAsyncSchedule(field2.context)}checkAsyncSchedule(cx){
cx.scheduleOn&&(this.workScheduled++,cx.scheduleOn.then(()=>this.scheduleWork()).catch(err=>logException(
this.view.state,err)).then(()=>this.workScheduled--),cx.scheduleOn=null)}destroy(){this.working&&this.
working()}isWorking(){return!!(this.working||this.workScheduled>0)}},{eventHandlers:{focus(){this.scheduleWork()}}}),
language=Facet.define({combine(languages){return languages.length?languages[0]:null},enables:language2=>[
Language.state,parseWorker,EditorView.contentAttributes.compute([language2],state=>{let lang=state.facet(
language2);return lang&&lang.name?{"data-language":lang.name}:{}})]}),LanguageSupport=class{constructor(language2,support=[]){
this.language=language2,this.support=support,this.extension=[language2,support]}};var indentService=Facet.define(),indentUnit=Facet.define({combine:values=>{if(!values.length)return"\
  ";let unit=values[0];if(!unit||/\S/.test(unit)||Array.from(unit).some(e=>e!=unit[0]))throw new Error(
"Invalid indent unit: "+JSON.stringify(values[0]));return unit}});function getIndentUnit(state){let unit=state.
facet(indentUnit);return unit.charCodeAt(0)==9?state.tabSize*unit.length:unit.length}function indentString(state,cols){
let result="",ts=state.tabSize,ch=state.facet(indentUnit)[0];if(ch=="	"){for(;cols>=ts;)result+="	",
cols-=ts;ch=" "}for(let i2=0;i2<cols;i2++)result+=ch;return result}function getIndentation(context,pos){
context instanceof EditorState&&(context=new IndentContext(context));for(let service of context.state.
facet(indentService)){let result=service(context,pos);if(result!==void 0)return result}let tree=syntaxTree(
context.state);return tree.length>=pos?syntaxIndentation(context,tree,pos):null}var IndentContext=class{constructor(state,options={}){this.state=state,this.options=options,this.unit=
getIndentUnit(state)}lineAt(pos,bias=1){let line=this.state.doc.lineAt(pos),{simulateBreak,simulateDoubleBreak}=this.
options;return simulateBreak!=null&&simulateBreak>=line.from&&simulateBreak<=line.to?simulateDoubleBreak&&
simulateBreak==pos?{text:"",from:pos}:(bias<0?simulateBreak<pos:simulateBreak<=pos)?{text:line.text.
slice(simulateBreak-line.from),from:simulateBreak}:{text:line.text.slice(0,simulateBreak-line.from),
from:line.from}:line}textAfterPos(pos,bias=1){if(this.options.simulateDoubleBreak&&pos==this.options.
simulateBreak)return"";let{text,from}=this.lineAt(pos,bias);return text.slice(pos-from,Math.min(text.
length,pos+100-from))}column(pos,bias=1){let{text,from}=this.lineAt(pos,bias),result=this.countColumn(
text,pos-from),override=this.options.overrideIndentation?this.options.overrideIndentation(from):-1;return override>
-1&&(result+=override-this.countColumn(text,text.search(/\S|$/))),result}countColumn(line,pos=line.length){
return countColumn(line,this.state.tabSize,pos)}lineIndent(pos,bias=1){let{text,from}=this.lineAt(pos,
bias),override=this.options.overrideIndentation;if(override){let overriden=override(from);if(overriden>
-1)return overriden}return this.countColumn(text,text.search(/\S|$/))}get simulatedBreak(){return this.
options.simulateBreak||null}},indentNodeProp=new NodeProp;function syntaxIndentation(cx,ast,pos){let stack=ast.
resolveStack(pos),inner=ast.resolveInner(pos,-1).resolve(pos,0).enterUnfinishedNodesBefore(pos);if(inner!=
stack.node){let add=[];for(let cur=inner;cur&&!(cur.from<stack.node.from||cur.to>stack.node.to||cur.
from==stack.node.from&&cur.type==stack.node.type);cur=cur.parent)add.push(cur);for(let i2=add.length-
1;i2>=0;i2--)stack={node:add[i2],next:stack}}return indentFor(stack,cx,pos)}function indentFor(stack,cx,pos){
for(let cur=stack;cur;cur=cur.next){let strategy=indentStrategy(cur.node);if(strategy)return strategy(
TreeIndentContext.create(cx,pos,cur))}return 0}function ignoreClosed(cx){return cx.pos==cx.options.simulateBreak&&
cx.options.simulateDoubleBreak}function indentStrategy(tree){let strategy=tree.type.prop(indentNodeProp);
if(strategy)return strategy;let first=tree.firstChild,close;if(first&&(close=first.type.prop(NodeProp.
closedBy))){let last2=tree.lastChild,closed=last2&&close.indexOf(last2.name)>-1;return cx=>delimitedStrategy(
cx,!0,1,void 0,closed&&!ignoreClosed(cx)?last2.from:void 0)}return tree.parent==null?topIndent:null}
function topIndent(){return 0}var TreeIndentContext=class _TreeIndentContext extends IndentContext{constructor(base2,pos,context){
super(base2.state,base2.options),this.base=base2,this.pos=pos,this.context=context}get node(){return this.
context.node}static create(base2,pos,context){return new _TreeIndentContext(base2,pos,context)}get textAfter(){
return this.textAfterPos(this.pos)}get baseIndent(){return this.baseIndentFor(this.node)}baseIndentFor(node){
let line=this.state.doc.lineAt(node.from);for(;;){let atBreak=node.resolve(line.from);for(;atBreak.parent&&
atBreak.parent.from==atBreak.from;)atBreak=atBreak.parent;if(isParent(atBreak,node))break;line=this.
state.doc.lineAt(atBreak.from)}return this.lineIndent(line.from)}continue(){return indentFor(this.context.
next,this.base,this.pos)}};function isParent(parent,of){for(let cur=of;cur;cur=cur.parent)if(parent==
cur)return!0;return!1}function bracketedAligned(context){let tree=context.node,openToken=tree.childAfter(
tree.from),last2=tree.lastChild;if(!openToken)return null;let sim=context.options.simulateBreak,openLine=context.
state.doc.lineAt(openToken.from),lineEnd=sim==null||sim<=openLine.from?openLine.to:Math.min(openLine.
to,sim);for(let pos=openToken.to;;){let next=tree.childAfter(pos);if(!next||next==last2)return null;
if(!next.type.isSkipped){if(next.from>=lineEnd)return null;let space2=/^ */.exec(openLine.text.slice(
openToken.to-openLine.from))[0].length;return{from:openToken.from,to:openToken.to+space2}}pos=next.to}}
function delimitedIndent({closing,align=!0,units=1}){return context=>delimitedStrategy(context,align,
units,closing)}function delimitedStrategy(context,align,units,closing,closedAt){let after=context.textAfter,
space2=after.match(/^\s*/)[0].length,closed=closing&&after.slice(space2,space2+closing.length)==closing||
closedAt==context.pos+space2,aligned=align?bracketedAligned(context):null;return aligned?closed?context.
column(aligned.from):context.column(aligned.to):context.baseIndent+(closed?0:context.unit*units)}var DontIndentBeyond=200;function indentOnInput(){return EditorState.transactionFilter.of(tr=>{if(!tr.
docChanged||!tr.isUserEvent("input.type")&&!tr.isUserEvent("input.complete"))return tr;let rules=tr.
startState.languageDataAt("indentOnInput",tr.startState.selection.main.head);if(!rules.length)return tr;
let doc2=tr.newDoc,{head}=tr.newSelection.main,line=doc2.lineAt(head);if(head>line.from+DontIndentBeyond)
return tr;let lineStart=doc2.sliceString(line.from,head);if(!rules.some(r=>r.test(lineStart)))return tr;
let{state}=tr,last2=-1,changes=[];for(let{head:head2}of state.selection.ranges){let line2=state.doc.
lineAt(head2);if(line2.from==last2)continue;last2=line2.from;let indent2=getIndentation(state,line2.
from);if(indent2==null)continue;let cur=/^\s*/.exec(line2.text)[0],norm=indentString(state,indent2);
cur!=norm&&changes.push({from:line2.from,to:line2.from+cur.length,insert:norm})}return changes.length?
[tr,{changes,sequential:!0}]:tr})}var foldNodeProp=new NodeProp;function foldInside(node){let first=node.firstChild,last2=node.lastChild;
return first&&first.to<last2.from?{from:first.to,to:last2.type.isError?node.to:last2.from}:null}var HighlightStyle=class _HighlightStyle{constructor(specs,options){this.specs=specs;let modSpec;function def(spec){
let cls=StyleModule.newName();return(modSpec||(modSpec=Object.create(null)))["."+cls]=spec,cls}let all=typeof options.
all=="string"?options.all:options.all?def(options.all):void 0,scopeOpt=options.scope;this.scope=scopeOpt instanceof
Language?type=>type.prop(languageDataProp)==scopeOpt.data:scopeOpt?type=>type==scopeOpt:void 0,this.
style=tagHighlighter(specs.map(style=>({tag:style.tag,class:style.class||def(Object.assign({},style,
{tag:null}))})),{all}).style,this.module=modSpec?new StyleModule(modSpec):null,this.themeType=options.
themeType}static define(specs,options){return new _HighlightStyle(specs,options||{})}},highlighterFacet=Facet.
define(),fallbackHighlighter=Facet.define({combine(values){return values.length?[values[0]]:null}});
function getHighlighters(state){let main=state.facet(highlighterFacet);return main.length?main:state.
facet(fallbackHighlighter)}function syntaxHighlighting(highlighter,options){let ext=[treeHighlighter],
themeType;return highlighter instanceof HighlightStyle&&(highlighter.module&&ext.push(EditorView.styleModule.
of(highlighter.module)),themeType=highlighter.themeType),options?.fallback?ext.push(fallbackHighlighter.
of(highlighter)):themeType?ext.push(highlighterFacet.computeN([EditorView.darkTheme],state=>state.facet(
EditorView.darkTheme)==(themeType=="dark")?[highlighter]:[])):ext.push(highlighterFacet.of(highlighter)),
ext}var TreeHighlighter=class{constructor(view){this.markCache=Object.create(null),this.tree=syntaxTree(
view.state),this.decorations=this.buildDeco(view,getHighlighters(view.state)),this.decoratedTo=view.
viewport.to}update(update){let tree=syntaxTree(update.state),highlighters=getHighlighters(update.state),
styleChange=highlighters!=getHighlighters(update.startState),{viewport}=update.view,decoratedToMapped=update.
changes.mapPos(this.decoratedTo,1);tree.length<viewport.to&&!styleChange&&tree.type==this.tree.type&&
decoratedToMapped>=viewport.to?(this.decorations=this.decorations.map(update.changes),this.decoratedTo=
decoratedToMapped):(tree!=this.tree||update.viewportChanged||styleChange)&&(this.tree=tree,this.decorations=
this.buildDeco(update.view,highlighters),this.decoratedTo=viewport.to)}buildDeco(view,highlighters){
if(!highlighters||!this.tree.length)return Decoration.none;let builder=new RangeSetBuilder;for(let{from,
to}of view.visibleRanges)highlightTree(this.tree,highlighters,(from2,to2,style)=>{builder.add(from2,
to2,this.markCache[style]||(this.markCache[style]=Decoration.mark({class:style})))},from,to);return builder.
finish()}},treeHighlighter=Prec.high(ViewPlugin.fromClass(TreeHighlighter,{decorations:v=>v.decorations})),
defaultHighlightStyle=HighlightStyle.define([{tag:tags.meta,color:"#404740"},{tag:tags.link,textDecoration:"\
underline"},{tag:tags.heading,textDecoration:"underline",fontWeight:"bold"},{tag:tags.emphasis,fontStyle:"\
italic"},{tag:tags.strong,fontWeight:"bold"},{tag:tags.strikethrough,textDecoration:"line-through"},
{tag:tags.keyword,color:"#708"},{tag:[tags.atom,tags.bool,tags.url,tags.contentSeparator,tags.labelName],
color:"#219"},{tag:[tags.literal,tags.inserted],color:"#164"},{tag:[tags.string,tags.deleted],color:"\
#a11"},{tag:[tags.regexp,tags.escape,tags.special(tags.string)],color:"#e40"},{tag:tags.definition(tags.
variableName),color:"#00f"},{tag:tags.local(tags.variableName),color:"#30a"},{tag:[tags.typeName,tags.
namespace],color:"#085"},{tag:tags.className,color:"#167"},{tag:[tags.special(tags.variableName),tags.
macroName],color:"#256"},{tag:tags.definition(tags.propertyName),color:"#00c"},{tag:tags.comment,color:"\
#940"},{tag:tags.invalid,color:"#f00"}]),baseTheme=EditorView.baseTheme({"&.cm-focused .cm-matchingB\
racket":{backgroundColor:"#328c8252"},"&.cm-focused .cm-nonmatchingBracket":{backgroundColor:"#bb555\
544"}}),DefaultScanDist=1e4,DefaultBrackets="()[]{}",bracketMatchingConfig=Facet.define({combine(configs){
return combineConfig(configs,{afterCursor:!0,brackets:DefaultBrackets,maxScanDistance:DefaultScanDist,
renderMatch:defaultRenderMatch})}}),matchingMark=Decoration.mark({class:"cm-matchingBracket"}),nonmatchingMark=Decoration.
mark({class:"cm-nonmatchingBracket"});function defaultRenderMatch(match){let decorations2=[],mark=match.
matched?matchingMark:nonmatchingMark;return decorations2.push(mark.range(match.start.from,match.start.
to)),match.end&&decorations2.push(mark.range(match.end.from,match.end.to)),decorations2}function bracketDeco(state){
let decorations2=[],config=state.facet(bracketMatchingConfig);for(let range of state.selection.ranges){
if(!range.empty)continue;let match=matchBrackets(state,range.head,-1,config)||range.head>0&&matchBrackets(
state,range.head-1,1,config)||config.afterCursor&&(matchBrackets(state,range.head,1,config)||range.head<
state.doc.length&&matchBrackets(state,range.head+1,-1,config));match&&(decorations2=decorations2.concat(
config.renderMatch(match,state)))}return Decoration.set(decorations2,!0)}var bracketMatcher=ViewPlugin.
fromClass(class{constructor(view){this.paused=!1,this.decorations=bracketDeco(view.state)}update(update){
(update.docChanged||update.selectionSet||this.paused)&&(update.view.composing?(this.decorations=this.
decorations.map(update.changes),this.paused=!0):(this.decorations=bracketDeco(update.state),this.paused=
!1))}},{decorations:v=>v.decorations}),bracketMatchingUnique=[bracketMatcher,baseTheme];function bracketMatching(config={}){
return[bracketMatchingConfig.of(config),bracketMatchingUnique]}var bracketMatchingHandle=new NodeProp;
function matchingNodes(node,dir,brackets){let byProp=node.prop(dir<0?NodeProp.openedBy:NodeProp.closedBy);
if(byProp)return byProp;if(node.name.length==1){let index=brackets.indexOf(node.name);if(index>-1&&index%
2==(dir<0?1:0))return[brackets[index+dir]]}return null}function findHandle(node){let hasHandle=node.
type.prop(bracketMatchingHandle);return hasHandle?hasHandle(node.node):node}function matchBrackets(state,pos,dir,config={}){
let maxScanDistance=config.maxScanDistance||DefaultScanDist,brackets=config.brackets||DefaultBrackets,
tree=syntaxTree(state),node=tree.resolveInner(pos,dir);for(let cur=node;cur;cur=cur.parent){let matches=matchingNodes(
cur.type,dir,brackets);if(matches&&cur.from<cur.to){let handle=findHandle(cur);if(handle&&(dir>0?pos>=
handle.from&&pos<handle.to:pos>handle.from&&pos<=handle.to))return matchMarkedBrackets(state,pos,dir,
cur,handle,matches,brackets)}}return matchPlainBrackets(state,pos,dir,tree,node.type,maxScanDistance,
brackets)}function matchMarkedBrackets(_state,_pos,dir,token,handle,matching,brackets){let parent=token.
parent,firstToken={from:handle.from,to:handle.to},depth=0,cursor=parent?.cursor();if(cursor&&(dir<0?
cursor.childBefore(token.from):cursor.childAfter(token.to)))do if(dir<0?cursor.to<=token.from:cursor.
from>=token.to){if(depth==0&&matching.indexOf(cursor.type.name)>-1&&cursor.from<cursor.to){let endHandle=findHandle(
cursor);return{start:firstToken,end:endHandle?{from:endHandle.from,to:endHandle.to}:void 0,matched:!0}}else if(matchingNodes(
cursor.type,dir,brackets))depth++;else if(matchingNodes(cursor.type,-dir,brackets)){if(depth==0){let endHandle=findHandle(
cursor);return{start:firstToken,end:endHandle&&endHandle.from<endHandle.to?{from:endHandle.from,to:endHandle.
to}:void 0,matched:!1}}depth--}}while(dir<0?cursor.prevSibling():cursor.nextSibling());return{start:firstToken,
matched:!1}}function matchPlainBrackets(state,pos,dir,tree,tokenType,maxScanDistance,brackets){if(dir<
0?!pos:pos==state.doc.length)return null;let startCh=dir<0?state.sliceDoc(pos-1,pos):state.sliceDoc(
pos,pos+1),bracket2=brackets.indexOf(startCh);if(bracket2<0||bracket2%2==0!=dir>0)return null;let startToken={
from:dir<0?pos-1:pos,to:dir>0?pos+1:pos},iter=state.doc.iterRange(pos,dir>0?state.doc.length:0),depth=0;
for(let distance=0;!iter.next().done&&distance<=maxScanDistance;){let text=iter.value;dir<0&&(distance+=
text.length);let basePos=pos+distance*dir;for(let pos2=dir>0?0:text.length-1,end=dir>0?text.length:-1;pos2!=
end;pos2+=dir){let found=brackets.indexOf(text[pos2]);if(!(found<0||tree.resolveInner(basePos+pos2,1).
type!=tokenType))if(found%2==0==dir>0)depth++;else{if(depth==1)return{start:startToken,end:{from:basePos+
pos2,to:basePos+pos2+1},matched:found>>1==bracket2>>1};depth--}}dir>0&&(distance+=text.length)}return iter.
done?{start:startToken,matched:!1}:null}var noTokens=Object.create(null),typeArray=[NodeType.none];var warned=[],byTag=Object.create(null),defaultTable=Object.create(null);for(let[legacyName,name2]of[
["variable","variableName"],["variable-2","variableName.special"],["string-2","string.special"],["de\
f","variableName.definition"],["tag","tagName"],["attribute","attributeName"],["type","typeName"],["\
builtin","variableName.standard"],["qualifier","modifier"],["error","invalid"],["header","heading"],
["property","propertyName"]])defaultTable[legacyName]=createTokenType(noTokens,name2);function warnForPart(part,msg){warned.indexOf(part)>-1||(warned.push(part),console.warn(msg))}function createTokenType(extra,tagStr){
let tags$1=[];for(let name3 of tagStr.split(" ")){let found=[];for(let part of name3.split(".")){let value=extra[part]||
tags[part];value?typeof value=="function"?found.length?found=found.map(value):warnForPart(part,`Modi\
fier ${part} used at start of tag`):found.length?warnForPart(part,`Tag ${part} used as modifier`):found=
Array.isArray(value)?value:[value]:warnForPart(part,`Unknown highlighting tag ${part}`)}for(let tag2 of found)
tags$1.push(tag2)}if(!tags$1.length)return 0;let name2=tagStr.replace(/ /g,"_"),key=name2+" "+tags$1.
map(t2=>t2.id),known=byTag[key];if(known)return known.id;let type=byTag[key]=NodeType.define({id:typeArray.
length,name:name2,props:[styleTags({[name2]:tags$1})]});return typeArray.push(type),type.id}var marks={rtl:Decoration.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"rtl"},bidiIsolate:Direction.
RTL}),ltr:Decoration.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"ltr"},bidiIsolate:Direction.
LTR}),auto:Decoration.mark({class:"cm-iso",inclusive:!0,attributes:{dir:"auto"},bidiIsolate:null})};var toggleComment=target=>{let{state}=target,line=state.doc.lineAt(state.selection.main.from),config=getConfig(
target.state,line.from);return config.line?toggleLineComment(target):config.block?toggleBlockCommentByLine(
target):!1};function command(f,option){return({state,dispatch})=>{if(state.readOnly)return!1;let tr=f(
option,state);return tr?(dispatch(state.update(tr)),!0):!1}}var toggleLineComment=command(changeLineComment,
0);var toggleBlockComment=command(changeBlockComment,0);var toggleBlockCommentByLine=command((o,s)=>changeBlockComment(o,s,selectedLineRanges(s)),0);function getConfig(state,pos){
let data=state.languageDataAt("commentTokens",pos,1);return data.length?data[0]:{}}var SearchMargin=50;
function findBlockComment(state,{open,close},from,to){let textBefore=state.sliceDoc(from-SearchMargin,
from),textAfter=state.sliceDoc(to,to+SearchMargin),spaceBefore=/\s*$/.exec(textBefore)[0].length,spaceAfter=/^\s*/.
exec(textAfter)[0].length,beforeOff=textBefore.length-spaceBefore;if(textBefore.slice(beforeOff-open.
length,beforeOff)==open&&textAfter.slice(spaceAfter,spaceAfter+close.length)==close)return{open:{pos:from-
spaceBefore,margin:spaceBefore&&1},close:{pos:to+spaceAfter,margin:spaceAfter&&1}};let startText,endText;
to-from<=2*SearchMargin?startText=endText=state.sliceDoc(from,to):(startText=state.sliceDoc(from,from+
SearchMargin),endText=state.sliceDoc(to-SearchMargin,to));let startSpace=/^\s*/.exec(startText)[0].length,
endSpace=/\s*$/.exec(endText)[0].length,endOff=endText.length-endSpace-close.length;return startText.
slice(startSpace,startSpace+open.length)==open&&endText.slice(endOff,endOff+close.length)==close?{open:{
pos:from+startSpace+open.length,margin:/\s/.test(startText.charAt(startSpace+open.length))?1:0},close:{
pos:to-endSpace-close.length,margin:/\s/.test(endText.charAt(endOff-1))?1:0}}:null}function selectedLineRanges(state){
let ranges=[];for(let r of state.selection.ranges){let fromLine=state.doc.lineAt(r.from),toLine=r.to<=
fromLine.to?fromLine:state.doc.lineAt(r.to);toLine.from>fromLine.from&&toLine.from==r.to&&(toLine=r.
to==fromLine.to+1?fromLine:state.doc.lineAt(r.to-1));let last2=ranges.length-1;last2>=0&&ranges[last2].
to>fromLine.from?ranges[last2].to=toLine.to:ranges.push({from:fromLine.from+/^\s*/.exec(fromLine.text)[0].
length,to:toLine.to})}return ranges}function changeBlockComment(option,state,ranges=state.selection.
ranges){let tokens=ranges.map(r=>getConfig(state,r.from).block);if(!tokens.every(c=>c))return null;let comments=ranges.
map((r,i2)=>findBlockComment(state,tokens[i2],r.from,r.to));if(option!=2&&!comments.every(c=>c))return{
changes:state.changes(ranges.map((range,i2)=>comments[i2]?[]:[{from:range.from,insert:tokens[i2].open+
" "},{from:range.to,insert:" "+tokens[i2].close}]))};if(option!=1&&comments.some(c=>c)){let changes=[];
for(let i2=0,comment2;i2<comments.length;i2++)if(comment2=comments[i2]){let token=tokens[i2],{open,close}=comment2;
changes.push({from:open.pos-token.open.length,to:open.pos+open.margin},{from:close.pos-close.margin,
to:close.pos+token.close.length})}return{changes}}return null}function changeLineComment(option,state,ranges=state.
selection.ranges){let lines=[],prevLine=-1;ranges:for(let{from,to}of ranges){let startI=lines.length,
minIndent=1e9,token;for(let pos=from;pos<=to;){let line=state.doc.lineAt(pos);if(token==null&&(token=
getConfig(state,line.from).line,!token))continue ranges;if(line.from>prevLine&&(from==to||to>line.from)){
prevLine=line.from;let indent2=/^\s*/.exec(line.text)[0].length,empty=indent2==line.length,comment2=line.
text.slice(indent2,indent2+token.length)==token?indent2:-1;indent2<line.text.length&&indent2<minIndent&&
(minIndent=indent2),lines.push({line,comment:comment2,token,indent:indent2,empty,single:!1})}pos=line.
to+1}if(minIndent<1e9)for(let i2=startI;i2<lines.length;i2++)lines[i2].indent<lines[i2].line.text.length&&
(lines[i2].indent=minIndent);lines.length==startI+1&&(lines[startI].single=!0)}if(option!=2&&lines.some(
l=>l.comment<0&&(!l.empty||l.single))){let changes=[];for(let{line,token,indent:indent2,empty,single}of lines)
(single||!empty)&&changes.push({from:line.from+indent2,insert:token+" "});let changeSet=state.changes(
changes);return{changes:changeSet,selection:state.selection.map(changeSet,1)}}else if(option!=1&&lines.
some(l=>l.comment>=0)){let changes=[];for(let{line,comment:comment2,token}of lines)if(comment2>=0){let from=line.
from+comment2,to=from+token.length;line.text[to-line.from]==" "&&to++,changes.push({from,to})}return{
changes}}return null}var fromHistory=Annotation.define(),isolateHistory=Annotation.define(),invertedEffects=Facet.
define(),historyConfig=Facet.define({combine(configs){return combineConfig(configs,{minDepth:100,newGroupDelay:500,
joinToEvent:(_t,isAdjacent2)=>isAdjacent2},{minDepth:Math.max,newGroupDelay:Math.min,joinToEvent:(a,b)=>(tr,adj)=>a(
tr,adj)||b(tr,adj)})}}),historyField_=StateField.define({create(){return HistoryState.empty},update(state,tr){
let config=tr.state.facet(historyConfig),fromHist=tr.annotation(fromHistory);if(fromHist){let item=HistEvent.
fromTransaction(tr,fromHist.selection),from=fromHist.side,other=from==0?state.undone:state.done;return item?
other=updateBranch(other,other.length,config.minDepth,item):other=addSelection(other,tr.startState.selection),
new HistoryState(from==0?fromHist.rest:other,from==0?other:fromHist.rest)}let isolate=tr.annotation(
isolateHistory);if((isolate=="full"||isolate=="before")&&(state=state.isolate()),tr.annotation(Transaction.
addToHistory)===!1)return tr.changes.empty?state:state.addMapping(tr.changes.desc);let event=HistEvent.
fromTransaction(tr),time=tr.annotation(Transaction.time),userEvent=tr.annotation(Transaction.userEvent);
return event?state=state.addChanges(event,time,userEvent,config,tr):tr.selection&&(state=state.addSelection(
tr.startState.selection,time,userEvent,config.newGroupDelay)),(isolate=="full"||isolate=="after")&&(state=
state.isolate()),state},toJSON(value){return{done:value.done.map(e=>e.toJSON()),undone:value.undone.
map(e=>e.toJSON())}},fromJSON(json){return new HistoryState(json.done.map(HistEvent.fromJSON),json.undone.
map(HistEvent.fromJSON))}});function history2(config={}){return[historyField_,historyConfig.of(config),
EditorView.domEventHandlers({beforeinput(e,view){let command2=e.inputType=="historyUndo"?undo:e.inputType==
"historyRedo"?redo:null;return command2?(e.preventDefault(),command2(view)):!1}})]}function cmd(side,selection){return function({state,dispatch}){if(!selection&&state.readOnly)return!1;
let historyState=state.field(historyField_,!1);if(!historyState)return!1;let tr=historyState.pop(side,
state,selection);return tr?(dispatch(tr),!0):!1}}var undo=cmd(0,!1),redo=cmd(1,!1),undoSelection=cmd(
0,!0),redoSelection=cmd(1,!0);var HistEvent=class _HistEvent{constructor(changes,effects,mapped,startSelection,selectionsAfter){this.
changes=changes,this.effects=effects,this.mapped=mapped,this.startSelection=startSelection,this.selectionsAfter=
selectionsAfter}setSelAfter(after){return new _HistEvent(this.changes,this.effects,this.mapped,this.
startSelection,after)}toJSON(){var _a2,_b,_c;return{changes:(_a2=this.changes)===null||_a2===void 0?
void 0:_a2.toJSON(),mapped:(_b=this.mapped)===null||_b===void 0?void 0:_b.toJSON(),startSelection:(_c=
this.startSelection)===null||_c===void 0?void 0:_c.toJSON(),selectionsAfter:this.selectionsAfter.map(
s=>s.toJSON())}}static fromJSON(json){return new _HistEvent(json.changes&&ChangeSet.fromJSON(json.changes),
[],json.mapped&&ChangeDesc.fromJSON(json.mapped),json.startSelection&&EditorSelection.fromJSON(json.
startSelection),json.selectionsAfter.map(EditorSelection.fromJSON))}static fromTransaction(tr,selection){
let effects=none2;for(let invert of tr.startState.facet(invertedEffects)){let result=invert(tr);result.
length&&(effects=effects.concat(result))}return!effects.length&&tr.changes.empty?null:new _HistEvent(
tr.changes.invert(tr.startState.doc),effects,void 0,selection||tr.startState.selection,none2)}static selection(selections){
return new _HistEvent(void 0,none2,void 0,void 0,selections)}};function updateBranch(branch,to,maxLen,newEvent){
let start2=to+1>maxLen+20?to-maxLen-1:0,newBranch=branch.slice(start2,to);return newBranch.push(newEvent),
newBranch}function isAdjacent(a,b){let ranges=[],isAdjacent2=!1;return a.iterChangedRanges((f,t2)=>ranges.
push(f,t2)),b.iterChangedRanges((_f,_t,f,t2)=>{for(let i2=0;i2<ranges.length;){let from=ranges[i2++],
to=ranges[i2++];t2>=from&&f<=to&&(isAdjacent2=!0)}}),isAdjacent2}function eqSelectionShape(a,b){return a.
ranges.length==b.ranges.length&&a.ranges.filter((r,i2)=>r.empty!=b.ranges[i2].empty).length===0}function conc(a,b){
return a.length?b.length?a.concat(b):a:b}var none2=[],MaxSelectionsPerEvent=200;function addSelection(branch,selection){
if(branch.length){let lastEvent=branch[branch.length-1],sels=lastEvent.selectionsAfter.slice(Math.max(
0,lastEvent.selectionsAfter.length-MaxSelectionsPerEvent));return sels.length&&sels[sels.length-1].eq(
selection)?branch:(sels.push(selection),updateBranch(branch,branch.length-1,1e9,lastEvent.setSelAfter(
sels)))}else return[HistEvent.selection([selection])]}function popSelection(branch){let last2=branch[branch.
length-1],newBranch=branch.slice();return newBranch[branch.length-1]=last2.setSelAfter(last2.selectionsAfter.
slice(0,last2.selectionsAfter.length-1)),newBranch}function addMappingToBranch(branch,mapping){if(!branch.
length)return branch;let length=branch.length,selections=none2;for(;length;){let event=mapEvent(branch[length-
1],mapping,selections);if(event.changes&&!event.changes.empty||event.effects.length){let result=branch.
slice(0,length);return result[length-1]=event,result}else mapping=event.mapped,length--,selections=event.
selectionsAfter}return selections.length?[HistEvent.selection(selections)]:none2}function mapEvent(event,mapping,extraSelections){
let selections=conc(event.selectionsAfter.length?event.selectionsAfter.map(s=>s.map(mapping)):none2,
extraSelections);if(!event.changes)return HistEvent.selection(selections);let mappedChanges=event.changes.
map(mapping),before=mapping.mapDesc(event.changes,!0),fullMapping=event.mapped?event.mapped.composeDesc(
before):before;return new HistEvent(mappedChanges,StateEffect.mapEffects(event.effects,mapping),fullMapping,
event.startSelection.map(before),selections)}var joinableUserEvent=/^(input\.type|delete)($|\.)/,HistoryState=class _HistoryState{constructor(done,undone,prevTime=0,prevUserEvent=void 0){
this.done=done,this.undone=undone,this.prevTime=prevTime,this.prevUserEvent=prevUserEvent}isolate(){
return this.prevTime?new _HistoryState(this.done,this.undone):this}addChanges(event,time,userEvent,config,tr){
let done=this.done,lastEvent=done[done.length-1];return lastEvent&&lastEvent.changes&&!lastEvent.changes.
empty&&event.changes&&(!userEvent||joinableUserEvent.test(userEvent))&&(!lastEvent.selectionsAfter.length&&
time-this.prevTime<config.newGroupDelay&&config.joinToEvent(tr,isAdjacent(lastEvent.changes,event.changes))||
userEvent=="input.type.compose")?done=updateBranch(done,done.length-1,config.minDepth,new HistEvent(
event.changes.compose(lastEvent.changes),conc(StateEffect.mapEffects(event.effects,lastEvent.changes),
lastEvent.effects),lastEvent.mapped,lastEvent.startSelection,none2)):done=updateBranch(done,done.length,
config.minDepth,event),new _HistoryState(done,none2,time,userEvent)}addSelection(selection,time,userEvent,newGroupDelay){
let last2=this.done.length?this.done[this.done.length-1].selectionsAfter:none2;return last2.length>0&&
time-this.prevTime<newGroupDelay&&userEvent==this.prevUserEvent&&userEvent&&/^select($|\.)/.test(userEvent)&&
eqSelectionShape(last2[last2.length-1],selection)?this:new _HistoryState(addSelection(this.done,selection),
this.undone,time,userEvent)}addMapping(mapping){return new _HistoryState(addMappingToBranch(this.done,
mapping),addMappingToBranch(this.undone,mapping),this.prevTime,this.prevUserEvent)}pop(side,state,onlySelection){
let branch=side==0?this.done:this.undone;if(branch.length==0)return null;let event=branch[branch.length-
1],selection=event.selectionsAfter[0]||(event.startSelection?event.startSelection.map(event.changes.
invertedDesc,1):state.selection);if(onlySelection&&event.selectionsAfter.length)return state.update(
{selection:event.selectionsAfter[event.selectionsAfter.length-1],annotations:fromHistory.of({side,rest:popSelection(
branch),selection}),userEvent:side==0?"select.undo":"select.redo",scrollIntoView:!0});if(event.changes){
let rest=branch.length==1?none2:branch.slice(0,branch.length-1);return event.mapped&&(rest=addMappingToBranch(
rest,event.mapped)),state.update({changes:event.changes,selection:event.startSelection,effects:event.
effects,annotations:fromHistory.of({side,rest,selection}),filter:!1,userEvent:side==0?"undo":"redo",
scrollIntoView:!0})}else return null}};HistoryState.empty=new HistoryState(none2,none2);var historyKeymap=[
{key:"Mod-z",run:undo,preventDefault:!0},{key:"Mod-y",mac:"Mod-Shift-z",run:redo,preventDefault:!0},
{linux:"Ctrl-Shift-z",run:redo,preventDefault:!0},{key:"Mod-u",run:undoSelection,preventDefault:!0},
{key:"Alt-u",mac:"Mod-Shift-u",run:redoSelection,preventDefault:!0}];function updateSel(sel,by){return EditorSelection.
create(sel.ranges.map(by),sel.mainIndex)}function setSel(state,selection){return state.update({selection,
scrollIntoView:!0,userEvent:"select"})}function moveSel({state,dispatch},how){let selection=updateSel(
state.selection,how);return selection.eq(state.selection,!0)?!1:(dispatch(setSel(state,selection)),!0)}
function rangeEnd(range,forward){return EditorSelection.cursor(forward?range.to:range.from)}function cursorByChar(view,forward){
return moveSel(view,range=>range.empty?view.moveByChar(range,forward):rangeEnd(range,forward))}function ltrAtCursor(view){
return view.textDirectionAt(view.state.selection.main.head)==Direction.LTR}var cursorCharLeft=view=>cursorByChar(
view,!ltrAtCursor(view)),cursorCharRight=view=>cursorByChar(view,ltrAtCursor(view));function cursorByGroup(view,forward){return moveSel(view,range=>range.empty?view.moveByGroup(range,forward):
rangeEnd(range,forward))}var cursorGroupLeft=view=>cursorByGroup(view,!ltrAtCursor(view)),cursorGroupRight=view=>cursorByGroup(
view,ltrAtCursor(view));var segmenter=typeof Intl<"u"&&Intl.Segmenter?new Intl.Segmenter(void 0,{granularity:"word"}):null;function interestingNode(state,node,bracketProp){if(node.type.prop(bracketProp))return!0;let len=node.
to-node.from;return len&&(len>2||/[^\s,.;:]/.test(state.sliceDoc(node.from,node.to)))||node.firstChild}
function moveBySyntax(state,start2,forward){let pos=syntaxTree(state).resolveInner(start2.head),bracketProp=forward?
NodeProp.closedBy:NodeProp.openedBy;for(let at=start2.head;;){let next=forward?pos.childAfter(at):pos.
childBefore(at);if(!next)break;interestingNode(state,next,bracketProp)?pos=next:at=forward?next.to:next.
from}let bracket2=pos.type.prop(bracketProp),match,newPos;return bracket2&&(match=forward?matchBrackets(
state,pos.from,1):matchBrackets(state,pos.to,-1))&&match.matched?newPos=forward?match.end.to:match.end.
from:newPos=forward?pos.to:pos.from,EditorSelection.cursor(newPos,forward?-1:1)}var cursorSyntaxLeft=view=>moveSel(
view,range=>moveBySyntax(view.state,range,!ltrAtCursor(view))),cursorSyntaxRight=view=>moveSel(view,
range=>moveBySyntax(view.state,range,ltrAtCursor(view)));function cursorByLine(view,forward){return moveSel(
view,range=>{if(!range.empty)return rangeEnd(range,forward);let moved=view.moveVertically(range,forward);
return moved.head!=range.head?moved:view.moveToLineBoundary(range,forward)})}var cursorLineUp=view=>cursorByLine(
view,!1),cursorLineDown=view=>cursorByLine(view,!0);function pageInfo(view){let selfScroll=view.scrollDOM.
clientHeight<view.scrollDOM.scrollHeight-2,marginTop=0,marginBottom=0,height;if(selfScroll){for(let source of view.
state.facet(EditorView.scrollMargins)){let margins=source(view);margins?.top&&(marginTop=Math.max(margins?.
top,marginTop)),margins?.bottom&&(marginBottom=Math.max(margins?.bottom,marginBottom))}height=view.scrollDOM.
clientHeight-marginTop-marginBottom}else height=(view.dom.ownerDocument.defaultView||window).innerHeight;
return{marginTop,marginBottom,selfScroll,height:Math.max(view.defaultLineHeight,height-5)}}function cursorByPage(view,forward){
let page=pageInfo(view),{state}=view,selection=updateSel(state.selection,range=>range.empty?view.moveVertically(
range,forward,page.height):rangeEnd(range,forward));if(selection.eq(state.selection))return!1;let effect;
if(page.selfScroll){let startPos=view.coordsAtPos(state.selection.main.head),scrollRect=view.scrollDOM.
getBoundingClientRect(),scrollTop=scrollRect.top+page.marginTop,scrollBottom=scrollRect.bottom-page.
marginBottom;startPos&&startPos.top>scrollTop&&startPos.bottom<scrollBottom&&(effect=EditorView.scrollIntoView(
selection.main.head,{y:"start",yMargin:startPos.top-scrollTop}))}return view.dispatch(setSel(state,selection),
{effects:effect}),!0}var cursorPageUp=view=>cursorByPage(view,!1),cursorPageDown=view=>cursorByPage(
view,!0);function moveByLineBoundary(view,start2,forward){let line=view.lineBlockAt(start2.head),moved=view.
moveToLineBoundary(start2,forward);if(moved.head==start2.head&&moved.head!=(forward?line.to:line.from)&&
(moved=view.moveToLineBoundary(start2,forward,!1)),!forward&&moved.head==line.from&&line.length){let space2=/^\s*/.
exec(view.state.sliceDoc(line.from,Math.min(line.from+100,line.to)))[0].length;space2&&start2.head!=
line.from+space2&&(moved=EditorSelection.cursor(line.from+space2))}return moved}var cursorLineBoundaryForward=view=>moveSel(
view,range=>moveByLineBoundary(view,range,!0)),cursorLineBoundaryBackward=view=>moveSel(view,range=>moveByLineBoundary(
view,range,!1)),cursorLineBoundaryLeft=view=>moveSel(view,range=>moveByLineBoundary(view,range,!ltrAtCursor(
view))),cursorLineBoundaryRight=view=>moveSel(view,range=>moveByLineBoundary(view,range,ltrAtCursor(
view))),cursorLineStart=view=>moveSel(view,range=>view.moveToLineBoundary(range,!1,!1)),cursorLineEnd=view=>moveSel(
view,range=>view.moveToLineBoundary(range,!0,!1));function toMatchingBracket(state,dispatch,extend){
let found=!1,selection=updateSel(state.selection,range=>{let matching=matchBrackets(state,range.head,
-1)||matchBrackets(state,range.head,1)||range.head>0&&matchBrackets(state,range.head-1,1)||range.head<
state.doc.length&&matchBrackets(state,range.head+1,-1);if(!matching||!matching.end)return range;found=
!0;let head=matching.start.from==range.head?matching.end.to:matching.end.from;return extend?EditorSelection.
range(range.anchor,head):EditorSelection.cursor(head)});return found?(dispatch(setSel(state,selection)),
!0):!1}var cursorMatchingBracket=({state,dispatch})=>toMatchingBracket(state,dispatch,!1);function extendSel(target,forward,how){let selection=updateSel(target.state.selection,range=>{range.
undirectional&&range.head>=range.anchor!=forward&&(range=EditorSelection.range(range.head,range.anchor));
let head=how(range);return EditorSelection.range(range.anchor,head.head,head.goalColumn,head.bidiLevel||
void 0,head.assoc)});return selection.eq(target.state.selection)?!1:(target.dispatch(setSel(target.state,
selection)),!0)}function selectByChar(view,forward){return extendSel(view,forward,range=>view.moveByChar(
range,forward))}var selectCharLeft=view=>selectByChar(view,!ltrAtCursor(view)),selectCharRight=view=>selectByChar(
view,ltrAtCursor(view));function selectByGroup(view,forward){return extendSel(view,forward,range=>view.moveByGroup(range,forward))}
var selectGroupLeft=view=>selectByGroup(view,!ltrAtCursor(view)),selectGroupRight=view=>selectByGroup(
view,ltrAtCursor(view));var selectSyntaxLeft=view=>{let forward=!ltrAtCursor(view);return extendSel(view,forward,range=>moveBySyntax(
view.state,range,forward))},selectSyntaxRight=view=>{let forward=ltrAtCursor(view);return extendSel(
view,forward,range=>moveBySyntax(view.state,range,forward))};function selectByLine(view,forward){return extendSel(
view,forward,range=>view.moveVertically(range,forward))}var selectLineUp=view=>selectByLine(view,!1),
selectLineDown=view=>selectByLine(view,!0);function selectByPage(view,forward){return extendSel(view,
forward,range=>view.moveVertically(range,forward,pageInfo(view).height))}var selectPageUp=view=>selectByPage(
view,!1),selectPageDown=view=>selectByPage(view,!0),selectLineBoundaryForward=view=>extendSel(view,!0,
range=>moveByLineBoundary(view,range,!0)),selectLineBoundaryBackward=view=>extendSel(view,!1,range=>moveByLineBoundary(
view,range,!1)),selectLineBoundaryLeft=view=>{let forward=!ltrAtCursor(view);return extendSel(view,forward,
range=>moveByLineBoundary(view,range,forward))},selectLineBoundaryRight=view=>{let forward=ltrAtCursor(
view);return extendSel(view,forward,range=>moveByLineBoundary(view,range,forward))},selectLineStart=view=>extendSel(
view,!1,range=>EditorSelection.cursor(view.lineBlockAt(range.head).from)),selectLineEnd=view=>extendSel(
view,!0,range=>EditorSelection.cursor(view.lineBlockAt(range.head).to)),cursorDocStart=({state,dispatch})=>(dispatch(
setSel(state,{anchor:0})),!0),cursorDocEnd=({state,dispatch})=>(dispatch(setSel(state,{anchor:state.
doc.length})),!0),selectDocStart=({state,dispatch})=>(dispatch(setSel(state,{anchor:state.selection.
main.anchor,head:0})),!0),selectDocEnd=({state,dispatch})=>(dispatch(setSel(state,{anchor:state.selection.
main.anchor,head:state.doc.length})),!0),selectAll=({state,dispatch})=>(dispatch(state.update({selection:{
anchor:0,head:state.doc.length},userEvent:"select"})),!0),selectLine=({state,dispatch})=>{let ranges=selectedLineBlocks(
state).map(({from,to})=>EditorSelection.undirectionalRange(from,Math.min(to+1,state.doc.length)));return dispatch(
state.update({selection:EditorSelection.create(ranges),userEvent:"select"})),!0},selectParentSyntax=({
state,dispatch})=>{let selection=updateSel(state.selection,range=>{let tree=syntaxTree(state),stack=tree.
resolveStack(range.from,1);if(range.empty){let stackBefore=tree.resolveStack(range.from,-1);stackBefore.
node.from>=stack.node.from&&stackBefore.node.to<=stack.node.to&&(stack=stackBefore)}for(let cur=stack;cur;cur=
cur.next){let{node}=cur;if((node.from<range.from&&node.to>=range.to||node.to>range.to&&node.from<=range.
from)&&cur.next)return EditorSelection.undirectionalRange(node.from,node.to)}return range});return selection.
eq(state.selection)?!1:(dispatch(setSel(state,selection)),!0)};function addCursorVertically(view,forward){
let{state}=view,sel=state.selection,ranges=state.selection.ranges.slice();for(let range of state.selection.
ranges){let line=state.doc.lineAt(range.head);if(forward?line.to<view.state.doc.length:line.from>0)for(let cur=range;;){
let next=view.moveVertically(cur,forward);if(next.head<line.from||next.head>line.to){ranges.some(r=>r.
head==next.head)||ranges.push(next);break}else{if(next.head==cur.head)break;cur=next}}}return ranges.
length==sel.ranges.length?!1:(view.dispatch(setSel(state,EditorSelection.create(ranges,ranges.length-
1))),!0)}var addCursorAbove=view=>addCursorVertically(view,!1),addCursorBelow=view=>addCursorVertically(
view,!0),simplifySelection=({state,dispatch})=>{let cur=state.selection,selection=null;return cur.ranges.
length>1?selection=EditorSelection.create([cur.main]):cur.main.empty||(selection=EditorSelection.create(
[EditorSelection.cursor(cur.main.head)])),selection?(dispatch(setSel(state,selection)),!0):!1};function deleteBy(target,by){
if(target.state.readOnly)return!1;let event="delete.selection",{state}=target,changes=state.changeByRange(
range=>{let{from,to}=range;if(from==to){let towards=by(range);towards<from?(event="delete.backward",
towards=skipAtomic(target,towards,!1)):towards>from&&(event="delete.forward",towards=skipAtomic(target,
towards,!0)),from=Math.min(from,towards),to=Math.max(to,towards)}else from=skipAtomic(target,from,!1),
to=skipAtomic(target,to,!0);return from==to?{range}:{changes:{from,to},range:EditorSelection.cursor(
from,from<range.head?-1:1)}});return changes.changes.empty?!1:(target.dispatch(state.update(changes,
{scrollIntoView:!0,userEvent:event,effects:event=="delete.selection"?EditorView.announce.of(state.phrase(
"Selection deleted")):void 0})),!0)}function skipAtomic(target,pos,forward){if(target instanceof EditorView)
for(let ranges of target.state.facet(EditorView.atomicRanges).map(f=>f(target)))ranges.between(pos,pos,
(from,to)=>{from<pos&&to>pos&&(pos=forward?to:from)});return pos}var deleteByChar=(target,forward,byIndentUnit)=>deleteBy(
target,range=>{let pos=range.from,{state}=target,line=state.doc.lineAt(pos),before,targetPos;if(byIndentUnit&&
!forward&&pos>line.from&&pos<line.from+200&&!/[^ \t]/.test(before=line.text.slice(0,pos-line.from))){
if(before[before.length-1]=="	")return pos-1;let col=countColumn(before,state.tabSize),drop=col%getIndentUnit(
state)||getIndentUnit(state);for(let i2=0;i2<drop&&before[before.length-1-i2]==" ";i2++)pos--;targetPos=
pos}else targetPos=findClusterBreak2(line.text,pos-line.from,forward,forward)+line.from,targetPos==pos&&
line.number!=(forward?state.doc.lines:1)?targetPos+=forward?1:-1:!forward&&/[\ufe00-\ufe0f]/.test(line.
text.slice(targetPos-line.from,pos-line.from))&&(targetPos=findClusterBreak2(line.text,targetPos-line.
from,!1,!1)+line.from);return targetPos}),deleteCharBackward=view=>deleteByChar(view,!1,!0);var deleteCharForward=view=>deleteByChar(view,!0,!1),deleteByGroup=(target,forward)=>deleteBy(target,
range=>{let pos=range.head,{state}=target,line=state.doc.lineAt(pos),categorize=state.charCategorizer(
pos);for(let cat=null;;){if(pos==(forward?line.to:line.from)){pos==range.head&&line.number!=(forward?
state.doc.lines:1)&&(pos+=forward?1:-1);break}let next=findClusterBreak2(line.text,pos-line.from,forward)+
line.from,nextChar=line.text.slice(Math.min(pos,next)-line.from,Math.max(pos,next)-line.from),nextCat=categorize(
nextChar);if(cat!=null&&nextCat!=cat)break;(nextChar!=" "||pos!=range.head)&&(cat=nextCat),pos=next}
return pos}),deleteGroupBackward=target=>deleteByGroup(target,!1),deleteGroupForward=target=>deleteByGroup(
target,!0);var deleteToLineEnd=view=>deleteBy(view,range=>{let lineEnd=view.lineBlockAt(range.head).to;return range.
head<lineEnd?lineEnd:Math.min(view.state.doc.length,range.head+1)});var deleteLineBoundaryBackward=view=>deleteBy(view,range=>{let lineStart=view.moveToLineBoundary(range,
!1).head;return range.head>lineStart?lineStart:Math.max(0,range.head-1)}),deleteLineBoundaryForward=view=>deleteBy(
view,range=>{let lineStart=view.moveToLineBoundary(range,!0).head;return range.head<lineStart?lineStart:
Math.min(view.state.doc.length,range.head+1)});var splitLine=({state,dispatch})=>{if(state.readOnly)return!1;let changes=state.changeByRange(range=>({
changes:{from:range.from,to:range.to,insert:Text.of(["",""])},range:EditorSelection.cursor(range.from)}));
return dispatch(state.update(changes,{scrollIntoView:!0,userEvent:"input"})),!0},transposeChars=({state,
dispatch})=>{if(state.readOnly)return!1;let changes=state.changeByRange(range=>{if(!range.empty||range.
from==0||range.from==state.doc.length)return{range};let pos=range.from,line=state.doc.lineAt(pos),from=pos==
line.from?pos-1:findClusterBreak2(line.text,pos-line.from,!1)+line.from,to=pos==line.to?pos+1:findClusterBreak2(
line.text,pos-line.from,!0)+line.from;return{changes:{from,to,insert:state.doc.slice(pos,to).append(
state.doc.slice(from,pos))},range:EditorSelection.cursor(to)}});return changes.changes.empty?!1:(dispatch(
state.update(changes,{scrollIntoView:!0,userEvent:"move.character"})),!0)};function selectedLineBlocks(state){
let blocks=[],upto=-1;for(let range of state.selection.ranges){let startLine=state.doc.lineAt(range.
from),endLine=state.doc.lineAt(range.to);if(!range.empty&&range.to==endLine.from&&(endLine=state.doc.
lineAt(range.to-1)),upto>=startLine.number){let prev=blocks[blocks.length-1];prev.to=endLine.to,prev.
ranges.push(range)}else blocks.push({from:startLine.from,to:endLine.to,ranges:[range]});upto=endLine.
number+1}return blocks}function moveLine(state,dispatch,forward){if(state.readOnly)return!1;let changes=[],
ranges=[];for(let block of selectedLineBlocks(state)){if(forward?block.to==state.doc.length:block.from==
0)continue;let nextLine=state.doc.lineAt(forward?block.to+1:block.from-1),size=nextLine.length+1;if(forward){
changes.push({from:block.to,to:nextLine.to},{from:block.from,insert:nextLine.text+state.lineBreak});
for(let r of block.ranges)ranges.push(EditorSelection.range(Math.min(state.doc.length,r.anchor+size),
Math.min(state.doc.length,r.head+size)))}else{changes.push({from:nextLine.from,to:block.from},{from:block.
to,insert:state.lineBreak+nextLine.text});for(let r of block.ranges)ranges.push(EditorSelection.range(
r.anchor-size,r.head-size))}}return changes.length?(dispatch(state.update({changes,scrollIntoView:!0,
selection:EditorSelection.create(ranges,state.selection.mainIndex),userEvent:"move.line"})),!0):!1}var moveLineUp=({
state,dispatch})=>moveLine(state,dispatch,!1),moveLineDown=({state,dispatch})=>moveLine(state,dispatch,
!0);function copyLine(state,dispatch,forward){if(state.readOnly)return!1;let changes=[];for(let block of selectedLineBlocks(
state))forward?changes.push({from:block.from,insert:state.doc.slice(block.from,block.to)+state.lineBreak}):
changes.push({from:block.to,insert:state.lineBreak+state.doc.slice(block.from,block.to)});let changeSet=state.
changes(changes);return dispatch(state.update({changes:changeSet,selection:state.selection.map(changeSet,
forward?1:-1),scrollIntoView:!0,userEvent:"input.copyline"})),!0}var copyLineUp=({state,dispatch})=>copyLine(
state,dispatch,!1),copyLineDown=({state,dispatch})=>copyLine(state,dispatch,!0),deleteLine=view=>{if(view.
state.readOnly)return!1;let{state}=view,changes=state.changes(selectedLineBlocks(state).map(({from,to})=>(from>
0?from--:to<state.doc.length&&to++,{from,to}))),selection=updateSel(state.selection,range=>{let dist2;
if(view.lineWrapping){let block=view.lineBlockAt(range.head),pos=view.coordsAtPos(range.head,range.assoc||
1);pos&&(dist2=block.bottom+view.documentTop-pos.bottom+view.defaultLineHeight/2)}return view.moveVertically(
range,!0,dist2)}).map(changes);return view.dispatch({changes,selection,scrollIntoView:!0,userEvent:"\
delete.line"}),!0};function isBetweenBrackets(state,pos){if(/\(\)|\[\]|\{\}/.test(state.sliceDoc(pos-1,pos+1)))return{from:pos,
to:pos};let context=syntaxTree(state).resolveInner(pos),before=context.childBefore(pos),after=context.
childAfter(pos),closedBy;return before&&after&&before.to<=pos&&after.from>=pos&&(closedBy=before.type.
prop(NodeProp.closedBy))&&closedBy.indexOf(after.name)>-1&&state.doc.lineAt(before.to).from==state.doc.
lineAt(after.from).from&&!/\S/.test(state.sliceDoc(before.to,after.from))?{from:before.to,to:after.from}:
null}var insertNewlineAndIndent=newlineAndIndent(!1),insertBlankLine=newlineAndIndent(!0);function newlineAndIndent(atEof){
return({state,dispatch})=>{if(state.readOnly)return!1;let changes=state.changeByRange(range=>{let{from,
to}=range,line=state.doc.lineAt(from),explode=!atEof&&from==to&&isBetweenBrackets(state,from);atEof&&
(from=to=(to<=line.to?line:state.doc.lineAt(to)).to);let cx=new IndentContext(state,{simulateBreak:from,
simulateDoubleBreak:!!explode}),indent2=getIndentation(cx,from);for(indent2==null&&(indent2=countColumn(
/^\s*/.exec(state.doc.lineAt(from).text)[0],state.tabSize));to<line.to&&/\s/.test(line.text[to-line.
from]);)to++;explode?{from,to}=explode:from>line.from&&from<line.from+100&&!/\S/.test(line.text.slice(
0,from))&&(from=line.from);let insert2=["",indentString(state,indent2)];return explode&&insert2.push(
indentString(state,cx.lineIndent(line.from,-1))),{changes:{from,to,insert:Text.of(insert2)},range:EditorSelection.
cursor(from+1+insert2[1].length)}});return dispatch(state.update(changes,{scrollIntoView:!0,userEvent:"\
input"})),!0}}function changeBySelectedLine(state,f){let atLine=-1;return state.changeByRange(range=>{
let changes=[];for(let pos=range.from;pos<=range.to;){let line=state.doc.lineAt(pos);line.number>atLine&&
(range.empty||range.to>line.from)&&(f(line,changes,range),atLine=line.number),pos=line.to+1}let changeSet=state.
changes(changes);return{changes,range:EditorSelection.range(changeSet.mapPos(range.anchor,1),changeSet.
mapPos(range.head,1))}})}var indentSelection=({state,dispatch})=>{if(state.readOnly)return!1;let updated=Object.
create(null),context=new IndentContext(state,{overrideIndentation:start2=>{let found=updated[start2];
return found??-1}}),changes=changeBySelectedLine(state,(line,changes2,range)=>{let indent2=getIndentation(
context,line.from);if(indent2==null)return;/\S/.test(line.text)||(indent2=0);let cur=/^\s*/.exec(line.
text)[0],norm=indentString(state,indent2);(cur!=norm||range.from<line.from+cur.length)&&(updated[line.
from]=indent2,changes2.push({from:line.from,to:line.from+cur.length,insert:norm}))});return changes.
changes.empty||dispatch(state.update(changes,{userEvent:"indent"})),!0},indentMore=({state,dispatch})=>state.
readOnly?!1:(dispatch(state.update(changeBySelectedLine(state,(line,changes)=>{changes.push({from:line.
from,insert:state.facet(indentUnit)})}),{userEvent:"input.indent"})),!0),indentLess=({state,dispatch})=>state.
readOnly?!1:(dispatch(state.update(changeBySelectedLine(state,(line,changes)=>{let space2=/^\s*/.exec(
line.text)[0];if(!space2)return;let col=countColumn(space2,state.tabSize),keep2=0,insert2=indentString(
state,Math.max(0,col-getIndentUnit(state)));for(;keep2<space2.length&&keep2<insert2.length&&space2.charCodeAt(
keep2)==insert2.charCodeAt(keep2);)keep2++;changes.push({from:line.from+keep2,to:line.from+space2.length,
insert:insert2.slice(keep2)})}),{userEvent:"delete.dedent"})),!0),toggleTabFocusMode=view=>(view.setTabFocusMode(),
!0);var emacsStyleKeymap=[{key:"Ctrl-b",run:cursorCharLeft,shift:selectCharLeft,preventDefault:!0},{key:"\
Ctrl-f",run:cursorCharRight,shift:selectCharRight},{key:"Ctrl-p",run:cursorLineUp,shift:selectLineUp},
{key:"Ctrl-n",run:cursorLineDown,shift:selectLineDown},{key:"Ctrl-a",run:cursorLineStart,shift:selectLineStart},
{key:"Ctrl-e",run:cursorLineEnd,shift:selectLineEnd},{key:"Ctrl-d",run:deleteCharForward},{key:"Ctrl\
-h",run:deleteCharBackward},{key:"Ctrl-k",run:deleteToLineEnd},{key:"Ctrl-Alt-h",run:deleteGroupBackward},
{key:"Ctrl-o",run:splitLine},{key:"Ctrl-t",run:transposeChars},{key:"Ctrl-v",run:cursorPageDown}],standardKeymap=[
{key:"ArrowLeft",run:cursorCharLeft,shift:selectCharLeft,preventDefault:!0},{key:"Mod-ArrowLeft",mac:"\
Alt-ArrowLeft",run:cursorGroupLeft,shift:selectGroupLeft,preventDefault:!0},{mac:"Cmd-ArrowLeft",run:cursorLineBoundaryLeft,
shift:selectLineBoundaryLeft,preventDefault:!0},{key:"ArrowRight",run:cursorCharRight,shift:selectCharRight,
preventDefault:!0},{key:"Mod-ArrowRight",mac:"Alt-ArrowRight",run:cursorGroupRight,shift:selectGroupRight,
preventDefault:!0},{mac:"Cmd-ArrowRight",run:cursorLineBoundaryRight,shift:selectLineBoundaryRight,preventDefault:!0},
{key:"ArrowUp",run:cursorLineUp,shift:selectLineUp,preventDefault:!0},{mac:"Cmd-ArrowUp",run:cursorDocStart,
shift:selectDocStart},{mac:"Ctrl-ArrowUp",run:cursorPageUp,shift:selectPageUp},{key:"ArrowDown",run:cursorLineDown,
shift:selectLineDown,preventDefault:!0},{mac:"Cmd-ArrowDown",run:cursorDocEnd,shift:selectDocEnd},{mac:"\
Ctrl-ArrowDown",run:cursorPageDown,shift:selectPageDown},{key:"PageUp",run:cursorPageUp,shift:selectPageUp},
{key:"PageDown",run:cursorPageDown,shift:selectPageDown},{key:"Home",run:cursorLineBoundaryBackward,
shift:selectLineBoundaryBackward,preventDefault:!0},{key:"Mod-Home",run:cursorDocStart,shift:selectDocStart},
{key:"End",run:cursorLineBoundaryForward,shift:selectLineBoundaryForward,preventDefault:!0},{key:"Mo\
d-End",run:cursorDocEnd,shift:selectDocEnd},{key:"Enter",run:insertNewlineAndIndent,shift:insertNewlineAndIndent},
{key:"Mod-a",run:selectAll},{key:"Backspace",run:deleteCharBackward,shift:deleteCharBackward,preventDefault:!0},
{key:"Delete",run:deleteCharForward,preventDefault:!0},{key:"Mod-Backspace",mac:"Alt-Backspace",run:deleteGroupBackward,
preventDefault:!0},{key:"Mod-Delete",mac:"Alt-Delete",run:deleteGroupForward,preventDefault:!0},{mac:"\
Mod-Backspace",run:deleteLineBoundaryBackward,preventDefault:!0},{mac:"Mod-Delete",run:deleteLineBoundaryForward,
preventDefault:!0}].concat(emacsStyleKeymap.map(b=>({mac:b.key,run:b.run,shift:b.shift}))),defaultKeymap=[
{key:"Alt-ArrowLeft",mac:"Ctrl-ArrowLeft",run:cursorSyntaxLeft,shift:selectSyntaxLeft},{key:"Alt-Arr\
owRight",mac:"Ctrl-ArrowRight",run:cursorSyntaxRight,shift:selectSyntaxRight},{key:"Alt-ArrowUp",run:moveLineUp},
{key:"Shift-Alt-ArrowUp",run:copyLineUp},{key:"Alt-ArrowDown",run:moveLineDown},{key:"Shift-Alt-Arro\
wDown",run:copyLineDown},{key:"Mod-Alt-ArrowUp",run:addCursorAbove},{key:"Mod-Alt-ArrowDown",run:addCursorBelow},
{key:"Escape",run:simplifySelection},{key:"Mod-Enter",run:insertBlankLine},{key:"Alt-l",mac:"Ctrl-l",
run:selectLine},{key:"Mod-i",run:selectParentSyntax,preventDefault:!0},{key:"Mod-[",run:indentLess},
{key:"Mod-]",run:indentMore},{key:"Mod-Alt-\\",run:indentSelection},{key:"Shift-Mod-k",run:deleteLine},
{key:"Shift-Mod-\\",run:cursorMatchingBracket},{key:"Mod-/",run:toggleComment},{key:"Alt-A",mac:"Ctr\
l-A",run:toggleBlockComment},{key:"Ctrl-m",mac:"Shift-Alt-m",run:toggleTabFocusMode}].concat(standardKeymap),
indentWithTab={key:"Tab",run:indentMore,shift:indentLess};var Stack=class _Stack{constructor(p,stack,state,reducePos,pos,score,buffer,bufferBase,curContext,lookAhead=0,parent){
this.p=p,this.stack=stack,this.state=state,this.reducePos=reducePos,this.pos=pos,this.score=score,this.
buffer=buffer,this.bufferBase=bufferBase,this.curContext=curContext,this.lookAhead=lookAhead,this.parent=
parent}toString(){return`[${this.stack.filter((_,i2)=>i2%3==0).concat(this.state)}]@${this.pos}${this.
score?"!"+this.score:""}`}static start(p,state,pos=0){let cx=p.parser.context;return new _Stack(p,[],
state,pos,pos,0,[],0,cx?new StackContext(cx,cx.start):null,0,null)}get context(){return this.curContext?
this.curContext.context:null}pushState(state,start2){this.stack.push(this.state,start2,this.bufferBase+
this.buffer.length),this.state=state}reduce(action){var _a2;let depth=action>>19,type=action&65535,{
parser:parser2}=this.p,lookaheadRecord=this.reducePos<this.pos-25&&this.setLookAhead(this.pos),dPrec=parser2.
dynamicPrecedence(type);if(dPrec&&(this.score+=dPrec),depth==0){type<parser2.minRepeatTerm&&this.reducePos<
this.pos&&(this.reducePos=this.pos),this.pushState(parser2.getGoto(this.state,type,!0),this.reducePos),
type<parser2.minRepeatTerm&&this.storeNode(type,this.reducePos,this.reducePos,lookaheadRecord?8:4,!0),
this.reduceContext(type,this.reducePos);return}let base2=this.stack.length-(depth-1)*3-(action&262144?
6:0),start2=base2?this.stack[base2-2]:this.p.ranges[0].from;type<parser2.minRepeatTerm&&start2==this.
reducePos&&this.reducePos<this.pos&&(this.reducePos=this.pos);let size=this.reducePos-start2;size>=2e3&&
!(!((_a2=this.p.parser.nodeSet.types[type])===null||_a2===void 0)&&_a2.isAnonymous)&&(start2==this.p.
lastBigReductionStart?(this.p.bigReductionCount++,this.p.lastBigReductionSize=size):this.p.lastBigReductionSize<
size&&(this.p.bigReductionCount=1,this.p.lastBigReductionStart=start2,this.p.lastBigReductionSize=size));
let bufferBase=base2?this.stack[base2-1]:0,count=this.bufferBase+this.buffer.length-bufferBase;if(type<
parser2.minRepeatTerm||action&131072){let pos=parser2.stateFlag(this.state,1)?this.pos:this.reducePos;
this.storeNode(type,start2,pos,count+4,!0)}if(action&262144)this.state=this.stack[base2];else{let baseStateID=this.
stack[base2-3];this.state=parser2.getGoto(baseStateID,type,!0)}for(;this.stack.length>base2;)this.stack.
pop();this.reduceContext(type,start2)}storeNode(term,start2,end,size=4,mustSink=!1){if(term==0&&(!this.
stack.length||this.stack[this.stack.length-1]<this.buffer.length+this.bufferBase)){let top2=this.buffer.
length;if(top2>0&&this.buffer[top2-4]==0&&this.buffer[top2-1]>-1){if(start2==end)return;if(this.buffer[top2-
2]>=start2){this.buffer[top2-2]=end;return}}}if(!mustSink||this.pos==end)this.buffer.push(term,start2,
end,size);else{let index=this.buffer.length;if(index>0&&(this.buffer[index-4]!=0||this.buffer[index-
1]<0)){let mustMove=!1;for(let scan=index;scan>0&&this.buffer[scan-2]>end;scan-=4)if(this.buffer[scan-
1]>=0){mustMove=!0;break}if(mustMove)for(;index>0&&this.buffer[index-2]>end;)this.buffer[index]=this.
buffer[index-4],this.buffer[index+1]=this.buffer[index-3],this.buffer[index+2]=this.buffer[index-2],
this.buffer[index+3]=this.buffer[index-1],index-=4,size>4&&(size-=4)}this.buffer[index]=term,this.buffer[index+
1]=start2,this.buffer[index+2]=end,this.buffer[index+3]=size}}shift(action,type,start2,end){if(action&
131072)this.pushState(action&65535,this.pos);else if((action&262144)==0){let nextState=action,{parser:parser2}=this.
p;this.pos=end;let skipped=parser2.stateFlag(nextState,1);!skipped&&(end>start2||type<=parser2.maxNode)&&
(this.reducePos=end),this.pushState(nextState,skipped?start2:Math.min(start2,this.reducePos)),this.shiftContext(
type,start2),type<=parser2.maxNode&&this.buffer.push(type,start2,end,4)}else this.pos=end,this.shiftContext(
type,start2),type<=this.p.parser.maxNode&&this.buffer.push(type,start2,end,4)}apply(action,next,nextStart,nextEnd){
action&65536?this.reduce(action):this.shift(action,next,nextStart,nextEnd)}useNode(value,next,start2){
let index=this.p.reused.length-1;(index<0||this.p.reused[index]!=value)&&(this.p.reused.push(value),
index++);let end=this.reducePos=this.pos=start2+value.length;this.pushState(next,start2),this.buffer.
push(index,start2,end,-1),this.curContext&&this.updateContext(this.curContext.tracker.reuse(this.curContext.
context,value,this,this.p.stream.reset(this.pos-value.length)))}split(){let parent=this,off=parent.buffer.
length;for(off&&parent.buffer[off-4]==0&&(off-=4);off>0&&parent.buffer[off-2]>parent.reducePos;)off-=
4;let buffer=parent.buffer.slice(off),base2=parent.bufferBase+off;for(;parent&&base2==parent.bufferBase;)
parent=parent.parent;return new _Stack(this.p,this.stack.slice(),this.state,this.reducePos,this.pos,
this.score,buffer,base2,this.curContext,this.lookAhead,parent)}recoverByDelete(next,nextEnd){let isNode=next<=
this.p.parser.maxNode;isNode&&this.storeNode(next,this.pos,nextEnd,4),this.storeNode(0,this.pos,nextEnd,
isNode?8:4),this.pos=this.reducePos=nextEnd,this.score-=190}canShift(term){for(let sim=new SimulatedStack(
this);;){let action=this.p.parser.stateSlot(sim.state,4)||this.p.parser.hasAction(sim.state,term);if(action==
0)return!1;if((action&65536)==0)return!0;sim.reduce(action)}}recoverByInsert(next){if(this.stack.length>=
300)return[];let nextStates=this.p.parser.nextStates(this.state);if(nextStates.length>8||this.stack.
length>=120){let best=[];for(let i2=0,s;i2<nextStates.length;i2+=2)(s=nextStates[i2+1])!=this.state&&
this.p.parser.hasAction(s,next)&&best.push(nextStates[i2],s);if(this.stack.length<120)for(let i2=0;best.
length<8&&i2<nextStates.length;i2+=2){let s=nextStates[i2+1];best.some((v,i3)=>i3&1&&v==s)||best.push(
nextStates[i2],s)}nextStates=best}let result=[];for(let i2=0;i2<nextStates.length&&result.length<4;i2+=
2){let s=nextStates[i2+1];if(s==this.state)continue;let stack=this.split();stack.pushState(s,this.pos),
stack.storeNode(0,stack.pos,stack.pos,4,!0),stack.shiftContext(nextStates[i2],this.pos),stack.reducePos=
this.pos,stack.score-=200,result.push(stack)}return result}forceReduce(){let{parser:parser2}=this.p,
reduce=parser2.stateSlot(this.state,5);if((reduce&65536)==0)return!1;if(!parser2.validAction(this.state,
reduce)){let depth=reduce>>19,term=reduce&65535,target=this.stack.length-depth*3;if(target<0||parser2.
getGoto(this.stack[target],term,!1)<0){let backup=this.findForcedReduction();if(backup==null)return!1;
reduce=backup}this.storeNode(0,this.pos,this.pos,4,!0),this.score-=100}return this.reducePos=this.pos,
this.reduce(reduce),!0}findForcedReduction(){let{parser:parser2}=this.p,seen=[],explore=(state,depth)=>{
if(!seen.includes(state))return seen.push(state),parser2.allActions(state,action=>{if(!(action&393216))
if(action&65536){let rDepth=(action>>19)-depth;if(rDepth>1){let term=action&65535,target=this.stack.
length-rDepth*3;if(target>=0&&parser2.getGoto(this.stack[target],term,!1)>=0)return rDepth<<19|65536|
term}}else{let found=explore(action,depth+1);if(found!=null)return found}})};return explore(this.state,
0)}forceAll(){for(;!this.p.parser.stateFlag(this.state,2);)if(!this.forceReduce()){this.storeNode(0,
this.pos,this.pos,4,!0);break}return this}get deadEnd(){if(this.stack.length!=3)return!1;let{parser:parser2}=this.
p;return parser2.data[parser2.stateSlot(this.state,1)]==65535&&!parser2.stateSlot(this.state,4)}restart(){
this.storeNode(0,this.pos,this.pos,4,!0),this.state=this.stack[0],this.stack.length=0}sameState(other){
if(this.state!=other.state||this.stack.length!=other.stack.length)return!1;for(let i2=0;i2<this.stack.
length;i2+=3)if(this.stack[i2]!=other.stack[i2])return!1;return!0}get parser(){return this.p.parser}dialectEnabled(dialectID){
return this.p.parser.dialect.flags[dialectID]}shiftContext(term,start2){this.curContext&&this.updateContext(
this.curContext.tracker.shift(this.curContext.context,term,this,this.p.stream.reset(start2)))}reduceContext(term,start2){
this.curContext&&this.updateContext(this.curContext.tracker.reduce(this.curContext.context,term,this,
this.p.stream.reset(start2)))}emitContext(){let last2=this.buffer.length-1;(last2<0||this.buffer[last2]!=
-3)&&this.storeNode(this.curContext.hash,this.reducePos,this.reducePos,-3,!0)}emitLookAhead(){let last2=this.
buffer.length-1;(last2<0||this.buffer[last2]!=-4)&&this.buffer.push(this.lookAhead,this.pos,this.pos,
-4)}updateContext(context){if(context!=this.curContext.context){let newCx=new StackContext(this.curContext.
tracker,context);newCx.hash!=this.curContext.hash&&this.emitContext(),this.curContext=newCx}}setLookAhead(lookAhead){
return lookAhead<=this.lookAhead?!1:(this.emitLookAhead(),this.lookAhead=lookAhead,!0)}close(){this.
curContext&&this.curContext.tracker.strict&&this.emitContext(),this.lookAhead>0&&this.emitLookAhead()}},
StackContext=class{constructor(tracker,context){this.tracker=tracker,this.context=context,this.hash=
tracker.strict?tracker.hash(context):0}},SimulatedStack=class{constructor(start2){this.start=start2,
this.state=start2.state,this.stack=start2.stack,this.base=this.stack.length}reduce(action){let term=action&
65535,depth=action>>19;depth==0?(this.stack==this.start.stack&&(this.stack=this.stack.slice()),this.
stack.push(this.state,0,0),this.base+=3):this.base-=(depth-1)*3;let goto=this.start.p.parser.getGoto(
this.stack[this.base-3],term,!0);this.state=goto}},StackBufferCursor=class _StackBufferCursor{constructor(stack,pos,index){
this.stack=stack,this.pos=pos,this.index=index,this.buffer=stack.buffer,this.index==0&&this.maybeNext()}static create(stack,pos=stack.
bufferBase+stack.buffer.length){return new _StackBufferCursor(stack,pos,pos-stack.bufferBase)}maybeNext(){
let next=this.stack.parent;next!=null&&(this.index=this.stack.bufferBase-next.bufferBase,this.stack=
next,this.buffer=next.buffer)}get id(){return this.buffer[this.index-4]}get start(){return this.buffer[this.
index-3]}get end(){return this.buffer[this.index-2]}get size(){return this.buffer[this.index-1]}next(){
this.index-=4,this.pos-=4,this.index==0&&this.maybeNext()}fork(){return new _StackBufferCursor(this.
stack,this.pos,this.index)}};function decodeArray(input,Type=Uint16Array){if(typeof input!="string")
return input;let array=null;for(let pos=0,out=0;pos<input.length;){let value=0;for(;;){let next=input.
charCodeAt(pos++),stop=!1;if(next==126){value=65535;break}next>=92&&next--,next>=34&&next--;let digit=next-
32;if(digit>=46&&(digit-=46,stop=!0),value+=digit,stop)break;value*=46}array?array[out++]=value:array=
new Type(value)}return array}var CachedToken=class{constructor(){this.start=-1,this.value=-1,this.end=
-1,this.extended=-1,this.lookAhead=0,this.mask=0,this.context=0}},nullToken=new CachedToken,InputStream=class{constructor(input,ranges){
this.input=input,this.ranges=ranges,this.chunk="",this.chunkOff=0,this.chunk2="",this.chunk2Pos=0,this.
next=-1,this.token=nullToken,this.rangeIndex=0,this.pos=this.chunkPos=ranges[0].from,this.range=ranges[0],
this.end=ranges[ranges.length-1].to,this.readNext()}resolveOffset(offset,assoc){let range=this.range,
index=this.rangeIndex,pos=this.pos+offset;for(;pos<range.from;){if(!index)return null;let next=this.
ranges[--index];pos-=range.from-next.to,range=next}for(;assoc<0?pos>range.to:pos>=range.to;){if(index==
this.ranges.length-1)return null;let next=this.ranges[++index];pos+=next.from-range.to,range=next}return pos}clipPos(pos){
if(pos>=this.range.from&&pos<this.range.to)return pos;for(let range of this.ranges)if(range.to>pos)return Math.
max(pos,range.from);return this.end}peek(offset){let idx=this.chunkOff+offset,pos,result;if(idx>=0&&
idx<this.chunk.length)pos=this.pos+offset,result=this.chunk.charCodeAt(idx);else{let resolved=this.resolveOffset(
offset,1);if(resolved==null)return-1;if(pos=resolved,pos>=this.chunk2Pos&&pos<this.chunk2Pos+this.chunk2.
length)result=this.chunk2.charCodeAt(pos-this.chunk2Pos);else{let i2=this.rangeIndex,range=this.range;
for(;range.to<=pos;)range=this.ranges[++i2];this.chunk2=this.input.chunk(this.chunk2Pos=pos),pos+this.
chunk2.length>range.to&&(this.chunk2=this.chunk2.slice(0,range.to-pos)),result=this.chunk2.charCodeAt(
0)}}return pos>=this.token.lookAhead&&(this.token.lookAhead=pos+1),result}acceptToken(token,endOffset=0){
let end=endOffset?this.resolveOffset(endOffset,-1):this.pos;if(end==null||end<this.token.start)throw new RangeError(
"Token end out of bounds");this.token.value=token,this.token.end=end}acceptTokenTo(token,endPos){this.
token.value=token,this.token.end=endPos}getChunk(){if(this.pos>=this.chunk2Pos&&this.pos<this.chunk2Pos+
this.chunk2.length){let{chunk,chunkPos}=this;this.chunk=this.chunk2,this.chunkPos=this.chunk2Pos,this.
chunk2=chunk,this.chunk2Pos=chunkPos,this.chunkOff=this.pos-this.chunkPos}else{this.chunk2=this.chunk,
this.chunk2Pos=this.chunkPos;let nextChunk=this.input.chunk(this.pos),end=this.pos+nextChunk.length;
this.chunk=end>this.range.to?nextChunk.slice(0,this.range.to-this.pos):nextChunk,this.chunkPos=this.
pos,this.chunkOff=0}}readNext(){return this.chunkOff>=this.chunk.length&&(this.getChunk(),this.chunkOff==
this.chunk.length)?this.next=-1:this.next=this.chunk.charCodeAt(this.chunkOff)}advance(n=1){for(this.
chunkOff+=n;this.pos+n>=this.range.to;){if(this.rangeIndex==this.ranges.length-1)return this.setDone();
n-=this.range.to-this.pos,this.range=this.ranges[++this.rangeIndex],this.pos=this.range.from}return this.
pos+=n,this.pos>=this.token.lookAhead&&(this.token.lookAhead=this.pos+1),this.readNext()}setDone(){return this.
pos=this.chunkPos=this.end,this.range=this.ranges[this.rangeIndex=this.ranges.length-1],this.chunk="",
this.next=-1}reset(pos,token){if(token?(this.token=token,token.start=pos,token.lookAhead=pos+1,token.
value=token.extended=-1):this.token=nullToken,this.pos!=pos){if(this.pos=pos,pos==this.end)return this.
setDone(),this;for(;pos<this.range.from;)this.range=this.ranges[--this.rangeIndex];for(;pos>=this.range.
to;)this.range=this.ranges[++this.rangeIndex];pos>=this.chunkPos&&pos<this.chunkPos+this.chunk.length?
this.chunkOff=pos-this.chunkPos:(this.chunk="",this.chunkOff=0),this.readNext()}return this}read(from,to){
if(from>=this.chunkPos&&to<=this.chunkPos+this.chunk.length)return this.chunk.slice(from-this.chunkPos,
to-this.chunkPos);if(from>=this.chunk2Pos&&to<=this.chunk2Pos+this.chunk2.length)return this.chunk2.
slice(from-this.chunk2Pos,to-this.chunk2Pos);if(from>=this.range.from&&to<=this.range.to)return this.
input.read(from,to);let result="";for(let r of this.ranges){if(r.from>=to)break;r.to>from&&(result+=
this.input.read(Math.max(r.from,from),Math.min(r.to,to)))}return result}},TokenGroup=class{constructor(data,id2){
this.data=data,this.id=id2}token(input,stack){let{parser:parser2}=stack.p;readToken(this.data,input,
stack,this.id,parser2.data,parser2.tokenPrecTable)}};TokenGroup.prototype.contextual=TokenGroup.prototype.
fallback=TokenGroup.prototype.extend=!1;var LocalTokenGroup=class{constructor(data,precTable,elseToken){
this.precTable=precTable,this.elseToken=elseToken,this.data=typeof data=="string"?decodeArray(data):
data}token(input,stack){let start2=input.pos,skipped=0;for(;;){let atEof=input.next<0,nextPos=input.
resolveOffset(1,1);if(readToken(this.data,input,stack,0,this.data,this.precTable),input.token.value>
-1)break;if(this.elseToken==null)return;if(atEof||skipped++,nextPos==null)break;input.reset(nextPos,
input.token)}skipped&&(input.reset(start2,input.token),input.acceptToken(this.elseToken,skipped))}};
LocalTokenGroup.prototype.contextual=TokenGroup.prototype.fallback=TokenGroup.prototype.extend=!1;var ExternalTokenizer=class{constructor(token,options={}){
this.token=token,this.contextual=!!options.contextual,this.fallback=!!options.fallback,this.extend=!!options.
extend}};function readToken(data,input,stack,group,precTable,precOffset){let state=0,groupMask=1<<group,
{dialect}=stack.p.parser;scan:for(;(groupMask&data[state])!=0;){let accEnd=data[state+1];for(let i2=state+
3;i2<accEnd;i2+=2)if((data[i2+1]&groupMask)>0){let term=data[i2];if(dialect.allows(term)&&(input.token.
value==-1||input.token.value==term||overrides(term,input.token.value,precTable,precOffset))){input.acceptToken(
term);break}}let next=input.next,low=0,high=data[state+2];if(input.next<0&&high>low&&data[accEnd+high*
3-3]==65535){state=data[accEnd+high*3-1];continue scan}for(;low<high;){let mid=low+high>>1,index=accEnd+
mid+(mid<<1),from=data[index],to=data[index+1]||65536;if(next<from)high=mid;else if(next>=to)low=mid+
1;else{state=data[index+2],input.advance();continue scan}}break}}function findOffset(data,start2,term){
for(let i2=start2,next;(next=data[i2])!=65535;i2++)if(next==term)return i2-start2;return-1}function overrides(token,prev,tableData,tableOffset){
let iPrev=findOffset(tableData,tableOffset,prev);return iPrev<0||findOffset(tableData,tableOffset,token)<
iPrev}var verbose=typeof process<"u"&&process.env&&/\bparse\b/.test(process.env.LOG),stackIDs=null;function cutAt(tree,pos,side){
let cursor=tree.cursor(IterMode.IncludeAnonymous);for(cursor.moveTo(pos);;)if(!(side<0?cursor.childBefore(
pos):cursor.childAfter(pos)))for(;;){if((side<0?cursor.to<pos:cursor.from>pos)&&!cursor.type.isError)
return side<0?Math.max(0,Math.min(cursor.to-1,pos-25)):Math.min(tree.length,Math.max(cursor.from+1,pos+
25));if(side<0?cursor.prevSibling():cursor.nextSibling())break;if(!cursor.parent())return side<0?0:tree.
length}}var FragmentCursor=class{constructor(fragments,minRepeat){this.fragments=fragments,this.minRepeat=
minRepeat,this.i=0,this.fragment=null,this.safeFrom=-1,this.safeTo=-1,this.trees=[],this.start=[],this.
index=[],this.lastRepeat=null,this.lastRepeatPos=-1,this.nextFragment()}nextFragment(){let fr=this.fragment=
this.i==this.fragments.length?null:this.fragments[this.i++];if(fr){for(this.safeFrom=fr.openStart?cutAt(
fr.tree,fr.from+fr.offset,1)-fr.offset:fr.from,this.safeTo=fr.openEnd?cutAt(fr.tree,fr.to+fr.offset,
-1)-fr.offset:fr.to;this.trees.length;)this.trees.pop(),this.start.pop(),this.index.pop();this.trees.
push(fr.tree),this.start.push(-fr.offset),this.index.push(0),this.nextStart=this.safeFrom}else this.
nextStart=1e9}nodeAt(pos){if(pos<this.nextStart)return null;for(;this.fragment&&this.safeTo<=pos;)this.
nextFragment();if(!this.fragment)return null;for(;;){let last2=this.trees.length-1;if(last2<0)return this.
nextFragment(),null;if(pos<this.safeFrom)return null;let top2=this.trees[last2],index=this.index[last2];
if(index==top2.children.length){this.trees.pop(),this.start.pop(),this.index.pop();continue}let next=top2.
children[index],start2=this.start[last2]+top2.positions[index];if(start2>pos)return this.nextStart=start2,
null;if(next instanceof Tree){let storeRepeat=start2>this.lastRepeatPos&&next.type.id>=this.minRepeat;
if(start2==pos||storeRepeat){let end=start2+next.length,lookahead;if(start2>=this.safeFrom&&end<=this.
safeTo&&(!(lookahead=next.prop(NodeProp.lookAhead))||end+lookahead<this.fragment.to)&&(storeRepeat&&
(this.lastRepeat=next,this.lastRepeatPos=start2),start2==pos))return next}this.index[last2]++,start2+
next.length>=Math.max(this.safeFrom,pos)&&(this.trees.push(next),this.start.push(start2),this.index.
push(0))}else this.index[last2]++,this.nextStart=start2+next.length}}},TokenCache=class{constructor(parser2,stream){
this.stream=stream,this.tokens=[],this.mainToken=null,this.actions=[],this.tokens=parser2.tokenizers.
map(_=>new CachedToken)}getActions(stack){let actionIndex=0,main=null,{parser:parser2}=stack.p,{tokenizers}=parser2,
mask=parser2.stateSlot(stack.state,3),context=stack.curContext?stack.curContext.hash:0,lookAhead=0;for(let i2=0;i2<
tokenizers.length;i2++){if((1<<i2&mask)==0)continue;let tokenizer=tokenizers[i2],token=this.tokens[i2];
if(!(main&&!tokenizer.fallback)&&((tokenizer.contextual||token.start!=stack.pos||token.mask!=mask||token.
context!=context)&&(this.updateCachedToken(token,tokenizer,stack),token.mask=mask,token.context=context),
token.lookAhead>token.end+25&&(lookAhead=Math.max(token.lookAhead,lookAhead)),token.value!=0)){let startIndex=actionIndex;
if(token.extended>-1&&(actionIndex=this.addActions(stack,token.extended,token.end,actionIndex)),actionIndex=
this.addActions(stack,token.value,token.end,actionIndex),!tokenizer.extend&&(main=token,actionIndex>
startIndex))break}}for(;this.actions.length>actionIndex;)this.actions.pop();return lookAhead&&stack.
setLookAhead(lookAhead),!main&&stack.pos==this.stream.end&&(main=new CachedToken,main.value=stack.p.
parser.eofTerm,main.start=main.end=stack.pos,actionIndex=this.addActions(stack,main.value,main.end,actionIndex)),
this.mainToken=main,this.actions}getMainToken(stack){if(this.mainToken)return this.mainToken;let main=new CachedToken,
{pos,p}=stack;return main.start=pos,main.end=Math.min(pos+1,p.stream.end),main.value=pos==p.stream.end?
p.parser.eofTerm:0,main}updateCachedToken(token,tokenizer,stack){let start2=this.stream.clipPos(stack.
pos);if(tokenizer.token(this.stream.reset(start2,token),stack),token.value>-1){let{parser:parser2}=stack.
p;for(let i2=0;i2<parser2.specialized.length;i2++)if(parser2.specialized[i2]==token.value){let result=parser2.
specializers[i2](this.stream.read(token.start,token.end),stack);if(result>=0&&stack.p.parser.dialect.
allows(result>>1)){(result&1)==0?token.value=result>>1:token.extended=result>>1;break}}}else token.value=
0,token.end=this.stream.clipPos(start2+1)}putAction(action,token,end,index){for(let i2=0;i2<index;i2+=
3)if(this.actions[i2]==action)return index;return this.actions[index++]=action,this.actions[index++]=
token,this.actions[index++]=end,index}addActions(stack,token,end,index){let{state}=stack,{parser:parser2}=stack.
p,{data}=parser2;for(let set=0;set<2;set++)for(let i2=parser2.stateSlot(state,set?2:1);;i2+=3){if(data[i2]==
65535)if(data[i2+1]==1)i2=pair3(data,i2+2);else{index==0&&data[i2+1]==2&&(index=this.putAction(pair3(
data,i2+2),token,end,index));break}data[i2]==token&&(index=this.putAction(pair3(data,i2+1),token,end,
index))}return index}},Parse=class{constructor(parser2,input,fragments,ranges){this.parser=parser2,this.
input=input,this.ranges=ranges,this.recovering=0,this.nextStackID=9812,this.minStackPos=0,this.reused=
[],this.stoppedAt=null,this.lastBigReductionStart=-1,this.lastBigReductionSize=0,this.bigReductionCount=
0,this.stream=new InputStream(input,ranges),this.tokens=new TokenCache(parser2,this.stream),this.topTerm=
parser2.top[1];let{from}=ranges[0];this.stacks=[Stack.start(this,parser2.top[0],from)],this.fragments=
fragments.length&&this.stream.end-from>parser2.bufferLength*4?new FragmentCursor(fragments,parser2.minRepeatTerm):
null}get parsedPos(){return this.minStackPos}advance(){let stacks=this.stacks,pos=this.minStackPos,newStacks=this.
stacks=[],stopped,stoppedTokens;if(this.bigReductionCount>300&&stacks.length==1){let[s]=stacks;for(;s.
forceReduce()&&s.stack.length&&s.stack[s.stack.length-2]>=this.lastBigReductionStart;);this.bigReductionCount=
this.lastBigReductionSize=0}for(let i2=0;i2<stacks.length;i2++){let stack=stacks[i2];for(;;){if(this.
tokens.mainToken=null,stack.pos>pos)newStacks.push(stack);else{if(this.advanceStack(stack,newStacks,
stacks))continue;{stopped||(stopped=[],stoppedTokens=[]),stopped.push(stack);let tok=this.tokens.getMainToken(
stack);stoppedTokens.push(tok.value,tok.end)}}break}}if(!newStacks.length){let finished=stopped&&findFinished(
stopped);if(finished)return verbose&&console.log("Finish with "+this.stackID(finished)),this.stackToTree(
finished);if(this.parser.strict)throw verbose&&stopped&&console.log("Stuck with token "+(this.tokens.
mainToken?this.parser.getName(this.tokens.mainToken.value):"none")),new SyntaxError("No parse at "+pos);
this.recovering||(this.recovering=5)}if(this.recovering&&stopped){let finished=this.stoppedAt!=null&&
stopped[0].pos>this.stoppedAt?stopped[0]:this.runRecovery(stopped,stoppedTokens,newStacks);if(finished)
return verbose&&console.log("Force-finish "+this.stackID(finished)),this.stackToTree(finished.forceAll())}
if(this.recovering){let maxRemaining=this.recovering==1?1:this.recovering*3;if(newStacks.length>maxRemaining)
for(newStacks.sort((a,b)=>b.score-a.score);newStacks.length>maxRemaining;)newStacks.pop();newStacks.
some(s=>s.reducePos>pos)&&this.recovering--}else if(newStacks.length>1){outer:for(let i2=0;i2<newStacks.
length-1;i2++){let stack=newStacks[i2];for(let j=i2+1;j<newStacks.length;j++){let other=newStacks[j];
if(stack.sameState(other)||stack.buffer.length>500&&other.buffer.length>500)if((stack.score-other.score||
stack.buffer.length-other.buffer.length)>0)newStacks.splice(j--,1);else{newStacks.splice(i2--,1);continue outer}}}
newStacks.length>12&&(newStacks.sort((a,b)=>b.score-a.score),newStacks.splice(12,newStacks.length-12))}
this.minStackPos=newStacks[0].pos;for(let i2=1;i2<newStacks.length;i2++)newStacks[i2].pos<this.minStackPos&&
(this.minStackPos=newStacks[i2].pos);return null}stopAt(pos){if(this.stoppedAt!=null&&this.stoppedAt<
pos)throw new RangeError("Can't move stoppedAt forward");this.stoppedAt=pos}tryReuse(stack,start2,tree,repeatOnly){
if(!tree)return null;let strictCx=stack.curContext&&stack.curContext.tracker.strict,cxHash=strictCx?
stack.curContext.hash:0;for(;tree;){let match=this.parser.nodeSet.types[tree.type.id]!=tree.type?-1:
this.parser.getGoto(stack.state,tree.type.id);if(match>-1&&tree.length&&(!strictCx||(tree.prop(NodeProp.
contextHash)||0)==cxHash))return stack.useNode(tree,match,start2),tree;if(tree.children.length==0||tree.
positions[0]>0)break;let inner=tree.children[0];if(inner instanceof Tree&&(!repeatOnly||inner.type.id>=
this.parser.minRepeatTerm))tree=inner;else break}return null}advanceStack(stack,stacks,split){let start2=stack.
pos,{parser:parser2}=this,base2=verbose?this.stackID(stack)+" -> ":"";if(this.stoppedAt!=null&&start2>
this.stoppedAt)return stack.forceReduce()?stack:null;if(this.fragments){let reused=stack.reducePos<start2&&
stack.buffer.length&&stack.buffer[stack.buffer.length-2]<=stack.reducePos&&this.fragments.lastRepeatPos==
stack.reducePos&&this.tryReuse(stack,stack.reducePos,this.fragments.lastRepeat,!0)||this.tryReuse(stack,
start2,this.fragments.nodeAt(start2),!1);if(reused)return verbose&&console.log(base2+this.stackID(stack)+
` (via reuse of ${parser2.getName(reused.type.id)})`),!0}let defaultReduce=parser2.stateSlot(stack.state,
4);if(defaultReduce>0)return stack.reduce(defaultReduce),verbose&&console.log(base2+this.stackID(stack)+
` (via always-reduce ${parser2.getName(defaultReduce&65535)})`),!0;if(stack.stack.length>=8400)for(;stack.
stack.length>6e3&&stack.forceReduce(););let actions=this.tokens.getActions(stack);for(let i2=0;i2<actions.
length;){let action=actions[i2++],term=actions[i2++],end=actions[i2++],last2=i2==actions.length||!split,
localStack=last2?stack:stack.split(),main=this.tokens.mainToken;if(localStack.apply(action,term,main?
main.start:localStack.pos,end),verbose&&console.log(base2+this.stackID(localStack)+` (via ${(action&
65536)==0?"shift":`reduce of ${parser2.getName(action&65535)}`} for ${parser2.getName(term)} @ ${start2}${localStack==
stack?"":", split"})`),last2)return!0;localStack.pos>start2?stacks.push(localStack):split.push(localStack)}
return!1}advanceFully(stack,newStacks){let pos=stack.pos;for(;;){if(!this.advanceStack(stack,null,null))
return!1;if(stack.pos>pos)return pushStackDedup(stack,newStacks),!0}}runRecovery(stacks,tokens,newStacks){
let finished=null,restarted=!1;for(let i2=0;i2<stacks.length;i2++){let stack=stacks[i2],token=tokens[i2<<
1],tokenEnd=tokens[(i2<<1)+1],base2=verbose?this.stackID(stack)+" -> ":"";if(stack.deadEnd&&(restarted||
(restarted=!0,stack.restart(),verbose&&console.log(base2+this.stackID(stack)+" (restarted)"),this.advanceFully(
stack,newStacks))))continue;let force=stack.split(),forceBase=base2;for(let j=0;j<10&&force.forceReduce()&&
(verbose&&console.log(forceBase+this.stackID(force)+" (via force-reduce)"),!this.advanceFully(force,
newStacks));j++)verbose&&(forceBase=this.stackID(force)+" -> ");for(let insert2 of stack.recoverByInsert(
token))verbose&&console.log(base2+this.stackID(insert2)+" (via recover-insert)"),this.advanceFully(insert2,
newStacks);this.stream.end>stack.pos?(tokenEnd==stack.pos&&(tokenEnd++,token=0),stack.recoverByDelete(
token,tokenEnd),verbose&&console.log(base2+this.stackID(stack)+` (via recover-delete ${this.parser.getName(
token)})`),pushStackDedup(stack,newStacks)):(!finished||finished.score<force.score)&&(finished=force)}
return finished}stackToTree(stack){return stack.close(),Tree.build({buffer:StackBufferCursor.create(
stack),nodeSet:this.parser.nodeSet,topID:this.topTerm,maxBufferLength:this.parser.bufferLength,reused:this.
reused,start:this.ranges[0].from,length:stack.pos-this.ranges[0].from,minRepeatType:this.parser.minRepeatTerm})}stackID(stack){
let id2=(stackIDs||(stackIDs=new WeakMap)).get(stack);return id2||stackIDs.set(stack,id2=String.fromCodePoint(
this.nextStackID++)),id2+stack}};function pushStackDedup(stack,newStacks){for(let i2=0;i2<newStacks.
length;i2++){let other=newStacks[i2];if(other.pos==stack.pos&&other.sameState(stack)){newStacks[i2].
score<stack.score&&(newStacks[i2]=stack);return}}newStacks.push(stack)}var Dialect=class{constructor(source,flags,disabled){
this.source=source,this.flags=flags,this.disabled=disabled}allows(term){return!this.disabled||this.disabled[term]==
0}},id=x=>x,ContextTracker=class{constructor(spec){this.start=spec.start,this.shift=spec.shift||id,this.
reduce=spec.reduce||id,this.reuse=spec.reuse||id,this.hash=spec.hash||(()=>0),this.strict=spec.strict!==
!1}},LRParser=class _LRParser extends Parser{constructor(spec){if(super(),this.wrappers=[],spec.version!=
14)throw new RangeError(`Parser version (${spec.version}) doesn't match runtime version (14)`);let nodeNames=spec.
nodeNames.split(" ");this.minRepeatTerm=nodeNames.length;for(let i2=0;i2<spec.repeatNodeCount;i2++)nodeNames.
push("");let topTerms=Object.keys(spec.topRules).map(r=>spec.topRules[r][1]),nodeProps=[];for(let i2=0;i2<
nodeNames.length;i2++)nodeProps.push([]);function setProp(nodeID,prop,value){nodeProps[nodeID].push(
[prop,prop.deserialize(String(value))])}if(spec.nodeProps)for(let propSpec of spec.nodeProps){let prop=propSpec[0];
typeof prop=="string"&&(prop=NodeProp[prop]);for(let i2=1;i2<propSpec.length;){let next=propSpec[i2++];
if(next>=0)setProp(next,prop,propSpec[i2++]);else{let value=propSpec[i2+-next];for(let j=-next;j>0;j--)
setProp(propSpec[i2++],prop,value);i2++}}}this.nodeSet=new NodeSet(nodeNames.map((name2,i2)=>NodeType.
define({name:i2>=this.minRepeatTerm?void 0:name2,id:i2,props:nodeProps[i2],top:topTerms.indexOf(i2)>
-1,error:i2==0,skipped:spec.skippedNodes&&spec.skippedNodes.indexOf(i2)>-1}))),spec.propSources&&(this.
nodeSet=this.nodeSet.extend(...spec.propSources)),this.strict=!1,this.bufferLength=1024;let tokenArray=decodeArray(
spec.tokenData);this.context=spec.context,this.specializerSpecs=spec.specialized||[],this.specialized=
new Uint16Array(this.specializerSpecs.length);for(let i2=0;i2<this.specializerSpecs.length;i2++)this.
specialized[i2]=this.specializerSpecs[i2].term;this.specializers=this.specializerSpecs.map(getSpecializer),
this.states=decodeArray(spec.states,Uint32Array),this.data=decodeArray(spec.stateData),this.goto=decodeArray(
spec.goto),this.maxTerm=spec.maxTerm,this.tokenizers=spec.tokenizers.map(value=>typeof value=="numbe\
r"?new TokenGroup(tokenArray,value):value),this.topRules=spec.topRules,this.dialects=spec.dialects||
{},this.dynamicPrecedences=spec.dynamicPrecedences||null,this.tokenPrecTable=spec.tokenPrec,this.termNames=
spec.termNames||null,this.maxNode=this.nodeSet.types.length-1,this.dialect=this.parseDialect(),this.
top=this.topRules[Object.keys(this.topRules)[0]]}createParse(input,fragments,ranges){let parse=new Parse(
this,input,fragments,ranges);for(let w of this.wrappers)parse=w(parse,input,fragments,ranges);return parse}getGoto(state,term,loose=!1){
let table=this.goto;if(term>=table[0])return-1;for(let pos=table[term+1];;){let groupTag=table[pos++],
last2=groupTag&1,target=table[pos++];if(last2&&loose)return target;for(let end=pos+(groupTag>>1);pos<
end;pos++)if(table[pos]==state)return target;if(last2)return-1}}hasAction(state,terminal){let data=this.
data;for(let set=0;set<2;set++)for(let i2=this.stateSlot(state,set?2:1),next;;i2+=3){if((next=data[i2])==
65535)if(data[i2+1]==1)next=data[i2=pair3(data,i2+2)];else{if(data[i2+1]==2)return pair3(data,i2+2);
break}if(next==terminal||next==0)return pair3(data,i2+1)}return 0}stateSlot(state,slot){return this.
states[state*6+slot]}stateFlag(state,flag){return(this.stateSlot(state,0)&flag)>0}validAction(state,action){
return!!this.allActions(state,a=>a==action?!0:null)}allActions(state,action){let deflt=this.stateSlot(
state,4),result=deflt?action(deflt):void 0;for(let i2=this.stateSlot(state,1);result==null;i2+=3){if(this.
data[i2]==65535)if(this.data[i2+1]==1)i2=pair3(this.data,i2+2);else break;result=action(pair3(this.data,
i2+1))}return result}nextStates(state){let result=[];for(let i2=this.stateSlot(state,1);;i2+=3){if(this.
data[i2]==65535)if(this.data[i2+1]==1)i2=pair3(this.data,i2+2);else break;if((this.data[i2+2]&1)==0){
let value=this.data[i2+1];result.some((v,i3)=>i3&1&&v==value)||result.push(this.data[i2],value)}}return result}configure(config){
let copy2=Object.assign(Object.create(_LRParser.prototype),this);if(config.props&&(copy2.nodeSet=this.
nodeSet.extend(...config.props)),config.top){let info=this.topRules[config.top];if(!info)throw new RangeError(
`Invalid top rule name ${config.top}`);copy2.top=info}return config.tokenizers&&(copy2.tokenizers=this.
tokenizers.map(t2=>{let found=config.tokenizers.find(r=>r.from==t2);return found?found.to:t2})),config.
specializers&&(copy2.specializers=this.specializers.slice(),copy2.specializerSpecs=this.specializerSpecs.
map((s,i2)=>{let found=config.specializers.find(r=>r.from==s.external);if(!found)return s;let spec=Object.
assign(Object.assign({},s),{external:found.to});return copy2.specializers[i2]=getSpecializer(spec),spec})),
config.contextTracker&&(copy2.context=config.contextTracker),config.dialect&&(copy2.dialect=this.parseDialect(
config.dialect)),config.strict!=null&&(copy2.strict=config.strict),config.wrap&&(copy2.wrappers=copy2.
wrappers.concat(config.wrap)),config.bufferLength!=null&&(copy2.bufferLength=config.bufferLength),copy2}hasWrappers(){
return this.wrappers.length>0}getName(term){return this.termNames?this.termNames[term]:String(term<=
this.maxNode&&this.nodeSet.types[term].name||term)}get eofTerm(){return this.maxNode+1}get topNode(){
return this.nodeSet.types[this.top[1]]}dynamicPrecedence(term){let prec2=this.dynamicPrecedences;return prec2==
null?0:prec2[term]||0}parseDialect(dialect){let values=Object.keys(this.dialects),flags=values.map(()=>!1);
if(dialect)for(let part of dialect.split(" ")){let id2=values.indexOf(part);id2>=0&&(flags[id2]=!0)}
let disabled=null;for(let i2=0;i2<values.length;i2++)if(!flags[i2])for(let j=this.dialects[values[i2]],
id2;(id2=this.data[j++])!=65535;)(disabled||(disabled=new Uint8Array(this.maxTerm+1)))[id2]=1;return new Dialect(
dialect,flags,disabled)}static deserialize(spec){return new _LRParser(spec)}};function pair3(data,off){
return data[off]|data[off+1]<<16}function findFinished(stacks){let best=null;for(let stack of stacks){
let stopped=stack.p.stoppedAt;(stack.pos==stack.p.stream.end||stopped!=null&&stack.pos>stopped)&&stack.
p.parser.stateFlag(stack.state,2)&&(!best||best.score<stack.score)&&(best=stack)}return best}function getSpecializer(spec){
if(spec.external){let mask=spec.extend?1:0;return(value,stack)=>spec.external(value,stack)<<1|mask}return spec.
get}var printKeyword=1,indent=194,dedent=195,newline$1=196,blankLineStart=197,newlineBracketed=198,eof=199,
stringContent=200,Escape=2,replacementStart=3,stringEnd=201,ParenL=24,ParenthesizedExpression=25,TupleExpression=49,
ComprehensionExpression=50,BracketL=55,ArrayExpression=56,ArrayComprehensionExpression=57,BraceL=59,
DictionaryExpression=60,DictionaryComprehensionExpression=61,SetExpression=62,SetComprehensionExpression=63,
ArgList=65,subscript=238,String$1=71,stringStart=241,stringStartD=242,stringStartL=243,stringStartLD=244,
stringStartR=245,stringStartRD=246,stringStartRL=247,stringStartRLD=248,FormatString=72,stringStartF=249,
stringStartFD=250,stringStartFL=251,stringStartFLD=252,stringStartFR=253,stringStartFRD=254,stringStartFRL=255,
stringStartFRLD=256,FormatReplacement=73,nestedFormatReplacement=77,importList=263,TypeParamList=112,
ParamList=130,SequencePattern=151,MappingPattern=152,PatternArgList=155,newline=10,carriageReturn=13,
space=32,tab=9,hash=35,parenOpen=40,dot=46,braceOpen=123,braceClose=125,singleQuote=39,doubleQuote=34,
backslash=92,letter_o=111,letter_x=120,letter_N=78,letter_u=117,letter_U=85,bracketed=new Set([ParenthesizedExpression,
TupleExpression,ComprehensionExpression,importList,ArgList,ParamList,ArrayExpression,ArrayComprehensionExpression,
subscript,SetExpression,SetComprehensionExpression,FormatString,FormatReplacement,nestedFormatReplacement,
DictionaryExpression,DictionaryComprehensionExpression,SequencePattern,MappingPattern,PatternArgList,
TypeParamList]);function isLineBreak(ch){return ch==newline||ch==carriageReturn}function isHex(ch){return ch>=
48&&ch<=57||ch>=65&&ch<=70||ch>=97&&ch<=102}var newlines=new ExternalTokenizer((input,stack)=>{let prev;
if(input.next<0)input.acceptToken(eof);else if(stack.context.flags&cx_Bracketed)isLineBreak(input.next)&&
input.acceptToken(newlineBracketed,1);else if(((prev=input.peek(-1))<0||isLineBreak(prev))&&stack.canShift(
blankLineStart)){let spaces=0;for(;input.next==space||input.next==tab;)input.advance(),spaces++;(input.
next==newline||input.next==carriageReturn||input.next==hash)&&input.acceptToken(blankLineStart,-spaces)}else
isLineBreak(input.next)&&input.acceptToken(newline$1,1)},{contextual:!0}),indentation=new ExternalTokenizer(
(input,stack)=>{let context=stack.context;if(context.flags)return;let prev=input.peek(-1);if(prev==newline||
prev==carriageReturn){let depth=0,chars=0;for(;;){if(input.next==space)depth++;else if(input.next==tab)
depth+=8-depth%8;else break;input.advance(),chars++}depth!=context.indent&&input.next!=newline&&input.
next!=carriageReturn&&input.next!=hash&&(depth<context.indent?input.acceptToken(dedent,-chars):input.
acceptToken(indent))}}),cx_Bracketed=1,cx_String=2,cx_DoubleQuote=4,cx_Long=8,cx_Raw=16,cx_Format=32;
function Context(parent,indent2,flags){this.parent=parent,this.indent=indent2,this.flags=flags,this.
hash=(parent?parent.hash+parent.hash<<8:0)+indent2+(indent2<<4)+flags+(flags<<6)}var topIndent2=new Context(
null,0,0);function countIndent(space2){let depth=0;for(let i2=0;i2<space2.length;i2++)depth+=space2.
charCodeAt(i2)==tab?8-depth%8:1;return depth}var stringFlags=new Map([[stringStart,0],[stringStartD,
cx_DoubleQuote],[stringStartL,cx_Long],[stringStartLD,cx_Long|cx_DoubleQuote],[stringStartR,cx_Raw],
[stringStartRD,cx_Raw|cx_DoubleQuote],[stringStartRL,cx_Raw|cx_Long],[stringStartRLD,cx_Raw|cx_Long|
cx_DoubleQuote],[stringStartF,cx_Format],[stringStartFD,cx_Format|cx_DoubleQuote],[stringStartFL,cx_Format|
cx_Long],[stringStartFLD,cx_Format|cx_Long|cx_DoubleQuote],[stringStartFR,cx_Format|cx_Raw],[stringStartFRD,
cx_Format|cx_Raw|cx_DoubleQuote],[stringStartFRL,cx_Format|cx_Raw|cx_Long],[stringStartFRLD,cx_Format|
cx_Raw|cx_Long|cx_DoubleQuote]].map(([term,flags])=>[term,flags|cx_String])),trackIndent=new ContextTracker(
{start:topIndent2,reduce(context,term,_,input){return context.flags&cx_Bracketed&&bracketed.has(term)||
(term==String$1||term==FormatString)&&context.flags&cx_String?context.parent:context},shift(context,term,stack,input){
return term==indent?new Context(context,countIndent(input.read(input.pos,stack.pos)),0):term==dedent?
context.parent:term==ParenL||term==BracketL||term==BraceL||term==replacementStart?new Context(context,
0,cx_Bracketed):stringFlags.has(term)?new Context(context,0,stringFlags.get(term)|context.flags&cx_Bracketed):
context},hash(context){return context.hash}}),legacyPrint=new ExternalTokenizer(input=>{for(let i2=0;i2<
5;i2++){if(input.next!="print".charCodeAt(i2))return;input.advance()}if(!/\w/.test(String.fromCharCode(
input.next)))for(let off=0;;off++){let next=input.peek(off);if(!(next==space||next==tab)){next!=parenOpen&&
next!=dot&&next!=newline&&next!=carriageReturn&&next!=hash&&input.acceptToken(printKeyword);return}}}),
strings=new ExternalTokenizer((input,stack)=>{let{flags}=stack.context,quote=flags&cx_DoubleQuote?doubleQuote:
singleQuote,long=(flags&cx_Long)>0,escapes=!(flags&cx_Raw),format=(flags&cx_Format)>0,start2=input.pos;
for(;!(input.next<0);)if(format&&input.next==braceOpen)if(input.peek(1)==braceOpen)input.advance(2);else{
if(input.pos==start2){input.acceptToken(replacementStart,1);return}break}else if(escapes&&input.next==
backslash){if(input.pos==start2){input.advance();let escaped=input.next;escaped>=0&&(input.advance(),
skipEscape(input,escaped)),input.acceptToken(Escape);return}break}else if(input.next==backslash&&!escapes&&
input.peek(1)>-1)input.advance(2);else if(input.next==quote&&(!long||input.peek(1)==quote&&input.peek(
2)==quote)){if(input.pos==start2){input.acceptToken(stringEnd,long?3:1);return}break}else if(input.next==
newline){if(long)input.advance();else if(input.pos==start2){input.acceptToken(stringEnd);return}break}else
input.advance();input.pos>start2&&input.acceptToken(stringContent)});function skipEscape(input,ch){if(ch==
letter_o)for(let i2=0;i2<2&&input.next>=48&&input.next<=55;i2++)input.advance();else if(ch==letter_x)
for(let i2=0;i2<2&&isHex(input.next);i2++)input.advance();else if(ch==letter_u)for(let i2=0;i2<4&&isHex(
input.next);i2++)input.advance();else if(ch==letter_U)for(let i2=0;i2<8&&isHex(input.next);i2++)input.
advance();else if(ch==letter_N&&input.next==braceOpen){for(input.advance();input.next>=0&&input.next!=
braceClose&&input.next!=singleQuote&&input.next!=doubleQuote&&input.next!=newline;)input.advance();input.
next==braceClose&&input.advance()}}var pythonHighlighting=styleTags({'async "*" "**" FormatConversio\
n FormatSpec':tags.modifier,"for while if elif else try except finally return raise break continue w\
ith pass assert await yield match case":tags.controlKeyword,"in not and or is del":tags.operatorKeyword,
"from def class global nonlocal lambda":tags.definitionKeyword,import:tags.moduleKeyword,"with as pr\
int":tags.keyword,Boolean:tags.bool,None:tags.null,VariableName:tags.variableName,"CallExpression/Va\
riableName":tags.function(tags.variableName),"FunctionDefinition/VariableName":tags.function(tags.definition(
tags.variableName)),"ClassDefinition/VariableName":tags.definition(tags.className),PropertyName:tags.
propertyName,"CallExpression/MemberExpression/PropertyName":tags.function(tags.propertyName),Comment:tags.
lineComment,Number:tags.number,String:tags.string,FormatString:tags.special(tags.string),Escape:tags.
escape,UpdateOp:tags.updateOperator,"ArithOp!":tags.arithmeticOperator,BitOp:tags.bitwiseOperator,CompareOp:tags.
compareOperator,AssignOp:tags.definitionOperator,Ellipsis:tags.punctuation,At:tags.meta,"( )":tags.paren,
"[ ]":tags.squareBracket,"{ }":tags.brace,".":tags.derefOperator,", ;":tags.separator}),spec_identifier={
__proto__:null,await:44,or:54,and:56,in:60,not:62,is:64,if:70,else:72,lambda:76,yield:94,from:96,async:102,
for:104,None:162,True:164,False:164,del:178,pass:182,break:186,continue:190,return:194,raise:202,import:206,
as:208,global:212,nonlocal:214,assert:218,type:223,elif:236,while:240,try:246,except:248,finally:250,
with:254,def:258,class:268,match:279,case:285},parser=LRParser.deserialize({version:14,states:"##jQ`\
QeOOP$}OSOOO&WQtO'#HUOOQS'#Co'#CoOOQS'#Cp'#CpO'vQdO'#CnO*UQtO'#HTOOQS'#HU'#HUOOQS'#DU'#DUOOQS'#HT'#H\
TO*rQdO'#D_O+VQdO'#DfO+gQdO'#DjO+zOWO'#DuO,VOWO'#DvO.[QtO'#GuOOQS'#Gu'#GuO'vQdO'#GtO0ZQtO'#GtOOQS'#E\
b'#EbO0rQdO'#EcOOQS'#Gs'#GsO0|QdO'#GrOOQV'#Gr'#GrO1XQdO'#FYOOQS'#G^'#G^O1^QdO'#FXOOQV'#IS'#ISOOQV'#G\
q'#GqOOQV'#Fq'#FqQ`QeOOO'vQdO'#CqO1lQdO'#C}O1sQdO'#DRO2RQdO'#HYO2cQtO'#EVO'vQdO'#EWOOQS'#EY'#EYOOQS'\
#E['#E[OOQS'#E^'#E^O2wQdO'#E`O3_QdO'#EdO3rQdO'#EfO3zQtO'#EfO1XQdO'#EiO0rQdO'#ElO1XQdO'#EnO0rQdO'#EtO\
0rQdO'#EwO4VQdO'#EyO4^QdO'#FOO4iQdO'#EzO0rQdO'#FOO1XQdO'#FQO1XQdO'#FVO4nQdO'#F[P4uOdO'#GpPOOO)CBd)CB\
dOOQS'#Ce'#CeOOQS'#Cf'#CfOOQS'#Cg'#CgOOQS'#Ch'#ChOOQS'#Ci'#CiOOQS'#Cj'#CjOOQS'#Cl'#ClO'vQdO,59OO'vQd\
O,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO'vQdO,59OO5TQdO'#DoOOQS,5:Y,5:YO5hQdO'#HdOOQS,5:],5:]O5uQ!fO,5:]\
O5zQtO,59YO1lQdO,59bO1lQdO,59bO1lQdO,59bO8jQdO,59bO8oQdO,59bO8vQdO,59jO8}QdO'#HTO:TQdO'#HSOOQS'#HS'#\
HSOOQS'#D['#D[O:lQdO,59aO'vQdO,59aO:zQdO,59aOOQS,59y,59yO;PQdO,5:RO'vQdO,5:ROOQS,5:Q,5:QO;_QdO,5:QO;\
dQdO,5:XO'vQdO,5:XO'vQdO,5:VOOQS,5:U,5:UO;uQdO,5:UO;zQdO,5:WOOOW'#Fy'#FyO<POWO,5:aOOQS,5:a,5:aO<[QdO\
'#HwOOOW'#Dw'#DwOOOW'#Fz'#FzO<lOWO,5:bOOQS,5:b,5:bOOQS'#F}'#F}O<zQtO,5:iO?lQtO,5=`O@VQ#xO,5=`O@vQtO,\
5=`OOQS,5:},5:}OA_QeO'#GWOBqQdO,5;^OOQV,5=^,5=^OB|QtO'#IPOCkQdO,5;tOOQS-E:[-E:[OOQV,5;s,5;sO4dQdO'#F\
QOOQV-E9o-E9oOCsQtO,59]OEzQtO,59iOFeQdO'#HVOFpQdO'#HVO1XQdO'#HVOF{QdO'#DTOGTQdO,59mOGYQdO'#HZO'vQdO'\
#HZO0rQdO,5=tOOQS,5=t,5=tO0rQdO'#EROOQS'#ES'#ESOGwQdO'#GPOHXQdO,58|OHXQdO,58|O*xQdO,5:oOHgQtO'#H]OOQ\
S,5:r,5:rOOQS,5:z,5:zOHzQdO,5;OOI]QdO'#IOO1XQdO'#H}OOQS,5;Q,5;QOOQS'#GT'#GTOIqQtO,5;QOJPQdO,5;QOJUQd\
O'#IQOOQS,5;T,5;TOJdQdO'#H|OOQS,5;W,5;WOJuQdO,5;YO4iQdO,5;`O4iQdO,5;cOJ}QtO'#ITO'vQdO'#ITOKXQdO,5;eO\
4VQdO,5;eO0rQdO,5;jO1XQdO,5;lOK^QeO'#EuOLjQgO,5;fO!!kQdO'#IUO4iQdO,5;jO!!vQdO,5;lO!#OQdO,5;qO!#ZQtO,\
5;vO'vQdO,5;vPOOO,5=[,5=[P!#bOSO,5=[P!#jOdO,5=[O!&bQtO1G.jO!&iQtO1G.jO!)YQtO1G.jO!)dQtO1G.jO!+}QtO1G\
.jO!,bQtO1G.jO!,uQdO'#HcO!-TQtO'#GuO0rQdO'#HcO!-_QdO'#HbOOQS,5:Z,5:ZO!-gQdO,5:ZO!-lQdO'#HeO!-wQdO'#H\
eO!.[QdO,5>OOOQS'#Ds'#DsOOQS1G/w1G/wOOQS1G.|1G.|O!/[QtO1G.|O!/cQtO1G.|O1lQdO1G.|O!0OQdO1G/UOOQS'#DZ'\
#DZO0rQdO,59tOOQS1G.{1G.{O!0VQdO1G/eO!0gQdO1G/eO!0oQdO1G/fO'vQdO'#H[O!0tQdO'#H[O!0yQtO1G.{O!1ZQdO,59\
iO!2aQdO,5=zO!2qQdO,5=zO!2yQdO1G/mO!3OQtO1G/mOOQS1G/l1G/lO!3`QdO,5=uO!4VQdO,5=uO0rQdO1G/qO!4tQdO1G/s\
O!4yQtO1G/sO!5ZQtO1G/qOOQS1G/p1G/pOOQS1G/r1G/rOOOW-E9w-E9wOOQS1G/{1G/{O!5kQdO'#HxO0rQdO'#HxO!5|QdO,5\
>cOOOW-E9x-E9xOOQS1G/|1G/|OOQS-E9{-E9{O!6[Q#xO1G2zO!6{QtO1G2zO'vQdO,5<jOOQS,5<j,5<jOOQS-E9|-E9|OOQS,\
5<r,5<rOOQS-E:U-E:UOOQV1G0x1G0xO1XQdO'#GRO!7dQtO,5>kOOQS1G1`1G1`O!8RQdO1G1`OOQS'#DV'#DVO0rQdO,5=qOOQ\
S,5=q,5=qO!8WQdO'#FrO!8cQdO,59oO!8kQdO1G/XO!8uQtO,5=uOOQS1G3`1G3`OOQS,5:m,5:mO!9fQdO'#GtOOQS,5<k,5<k\
OOQS-E9}-E9}O!9wQdO1G.hOOQS1G0Z1G0ZO!:VQdO,5=wO!:gQdO,5=wO0rQdO1G0jO0rQdO1G0jO!:xQdO,5>jO!;ZQdO,5>jO\
1XQdO,5>jO!;lQdO,5>iOOQS-E:R-E:RO!;qQdO1G0lO!;|QdO1G0lO!<RQdO,5>lO!<aQdO,5>lO!<oQdO,5>hO!=VQdO,5>hO!\
=hQdO'#EpO0rQdO1G0tO!=sQdO1G0tO!=xQgO1G0zO!AvQgO1G0}O!EqQdO,5>oO!E{QdO,5>oO!FTQtO,5>oO0rQdO1G1PO!F_Q\
dO1G1PO4iQdO1G1UO!!vQdO1G1WOOQV,5;a,5;aO!FdQfO,5;aO!FiQgO1G1QO!JjQdO'#GZO4iQdO1G1QO4iQdO1G1QO!JzQdO,\
5>pO!KXQdO,5>pO1XQdO,5>pOOQV1G1U1G1UO!KaQdO'#FSO!KrQ!fO1G1WO!KzQdO1G1WOOQV1G1]1G1]O4iQdO1G1]O!LPQdO1\
G1]O!LXQdO'#F^OOQV1G1b1G1bO!#ZQtO1G1bPOOO1G2v1G2vP!L^OSO1G2vOOQS,5=},5=}OOQS'#Dp'#DpO0rQdO,5=}O!LfQd\
O,5=|O!LyQdO,5=|OOQS1G/u1G/uO!MRQdO,5>PO!McQdO,5>PO!MkQdO,5>PO!NOQdO,5>PO!N`QdO,5>POOQS1G3j1G3jOOQS7\
+$h7+$hO!8kQdO7+$pO#!RQdO1G.|O#!YQdO1G.|OOQS1G/`1G/`OOQS,5<`,5<`O'vQdO,5<`OOQS7+%P7+%PO#!aQdO7+%POOQ\
S-E9r-E9rOOQS7+%Q7+%QO#!qQdO,5=vO'vQdO,5=vOOQS7+$g7+$gO#!vQdO7+%PO##OQdO7+%QO##TQdO1G3fOOQS7+%X7+%XO\
##eQdO1G3fO##mQdO7+%XOOQS,5<_,5<_O'vQdO,5<_O##rQdO1G3aOOQS-E9q-E9qO#$iQdO7+%]OOQS7+%_7+%_O#$wQdO1G3a\
O#%fQdO7+%_O#%kQdO1G3gO#%{QdO1G3gO#&TQdO7+%]O#&YQdO,5>dO#&sQdO,5>dO#&sQdO,5>dOOQS'#Dx'#DxO#'UO&jO'#D\
zO#'aO`O'#HyOOOW1G3}1G3}O#'fQdO1G3}O#'nQdO1G3}O#'yQ#xO7+(fO#(jQtO1G2UP#)TQdO'#GOOOQS,5<m,5<mOOQS-E:P\
-E:POOQS7+&z7+&zOOQS1G3]1G3]OOQS,5<^,5<^OOQS-E9p-E9pOOQS7+$s7+$sO#)bQdO,5=`O#){QdO,5=`O#*^QtO,5<aO#*\
qQdO1G3cOOQS-E9s-E9sOOQS7+&U7+&UO#+RQdO7+&UO#+aQdO,5<nO#+uQdO1G4UOOQS-E:Q-E:QO#,WQdO1G4UOOQS1G4T1G4T\
OOQS7+&W7+&WO#,iQdO7+&WOOQS,5<p,5<pO#,tQdO1G4WOOQS-E:S-E:SOOQS,5<l,5<lO#-SQdO1G4SOOQS-E:O-E:OO1XQdO'\
#EqO#-jQdO'#EqO#-uQdO'#IRO#-}QdO,5;[OOQS7+&`7+&`O0rQdO7+&`O#.SQgO7+&fO!JmQdO'#GXO4iQdO7+&fO4iQdO7+&i\
O#2QQtO,5<tO'vQdO,5<tO#2[QdO1G4ZOOQS-E:W-E:WO#2fQdO1G4ZO4iQdO7+&kO0rQdO7+&kOOQV7+&p7+&pO!KrQ!fO7+&rO\
!KzQdO7+&rO`QeO1G0{OOQV-E:X-E:XO4iQdO7+&lO4iQdO7+&lOOQV,5<u,5<uO#2nQdO,5<uO!JmQdO,5<uOOQV7+&l7+&lO#2\
yQgO7+&lO#6tQdO,5<vO#7PQdO1G4[OOQS-E:Y-E:YO#7^QdO1G4[O#7fQdO'#IWO#7tQdO'#IWO1XQdO'#IWOOQS'#IW'#IWO#8\
PQdO'#IVOOQS,5;n,5;nO#8XQdO,5;nO0rQdO'#FUOOQV7+&r7+&rO4iQdO7+&rOOQV7+&w7+&wO4iQdO7+&wO#8^QfO,5;xOOQV\
7+&|7+&|POOO7+(b7+(bO#8cQdO1G3iOOQS,5<c,5<cO#8qQdO1G3hOOQS-E9u-E9uO#9UQdO,5<dO#9aQdO,5<dO#9tQdO1G3kO\
OQS-E9v-E9vO#:UQdO1G3kO#:^QdO1G3kO#:nQdO1G3kO#:UQdO1G3kOOQS<<H[<<H[O#:yQtO1G1zOOQS<<Hk<<HkP#;WQdO'#F\
tO8vQdO1G3bO#;eQdO1G3bO#;jQdO<<HkOOQS<<Hl<<HlO#;zQdO7+)QOOQS<<Hs<<HsO#<[QtO1G1yP#<{QdO'#FsO#=YQdO7+)\
RO#=jQdO7+)RO#=rQdO<<HwO#=wQdO7+({OOQS<<Hy<<HyO#>nQdO,5<bO'vQdO,5<bOOQS-E9t-E9tOOQS<<Hw<<HwOOQS,5<g,\
5<gO0rQdO,5<gO#>sQdO1G4OOOQS-E9y-E9yO#?^QdO1G4OO<[QdO'#H{OOOO'#D{'#D{OOOO'#F|'#F|O#?oO&jO,5:fOOOW,5>\
e,5>eOOOW7+)i7+)iO#?zQdO7+)iO#@SQdO1G2zO#@mQdO1G2zP'vQdO'#FuO0rQdO<<IpO1XQdO1G2YP1XQdO'#GSO#AOQdO7+)\
pO#AaQdO7+)pOOQS<<Ir<<IrP1XQdO'#GUP0rQdO'#GQOOQS,5;],5;]O#ArQdO,5>mO#BQQdO,5>mOOQS1G0v1G0vOOQS<<Iz<<\
IzOOQV-E:V-E:VO4iQdO<<JQOOQV,5<s,5<sO4iQdO,5<sOOQV<<JQ<<JQOOQV<<JT<<JTO#BYQtO1G2`P#BdQdO'#GYO#BkQdO7\
+)uO#BuQgO<<JVO4iQdO<<JVOOQV<<J^<<J^O4iQdO<<J^O!KrQ!fO<<J^O#FpQgO7+&gOOQV<<JW<<JWO#FzQgO<<JWOOQV1G2a\
1G2aO1XQdO1G2aO#JuQdO1G2aO4iQdO<<JWO1XQdO1G2bP0rQdO'#G[O#KQQdO7+)vO#K_QdO7+)vOOQS'#FT'#FTO0rQdO,5>rO\
#KgQdO,5>rO#KrQdO,5>rO#K}QdO,5>qO#L`QdO,5>qOOQS1G1Y1G1YOOQS,5;p,5;pOOQV<<Jc<<JcO#LhQdO1G1dOOQS7+)T7+\
)TP#LmQdO'#FwO#L}QdO1G2OO#MbQdO1G2OO#MrQdO1G2OP#M}QdO'#FxO#N[QdO7+)VO#NlQdO7+)VO#NlQdO7+)VO#NtQdO7+)\
VO$ UQdO7+(|O8vQdO7+(|OOQSAN>VAN>VO$ oQdO<<LmOOQSAN>cAN>cO0rQdO1G1|O$!PQtO1G1|P$!ZQdO'#FvOOQS1G2R1G2\
RP$!hQdO'#F{O$!uQdO7+)jO$#`QdO,5>gOOOO-E9z-E9zOOOW<<MT<<MTO$#nQdO7+(fOOQSAN?[AN?[OOQS7+'t7+'tO$$XQdO\
<<M[OOQS,5<q,5<qO$$jQdO1G4XOOQS-E:T-E:TOOQVAN?lAN?lOOQV1G2_1G2_O4iQdOAN?qO$$xQgOAN?qOOQVAN?xAN?xO4iQ\
dOAN?xOOQV<<JR<<JRO4iQdOAN?rO4iQdO7+'{OOQV7+'{7+'{O1XQdO7+'{OOQVAN?rAN?rOOQS7+'|7+'|O$(sQdO<<MbOOQS1\
G4^1G4^O0rQdO1G4^OOQS,5<w,5<wO$)QQdO1G4]OOQS-E:Z-E:ZOOQU'#G_'#G_O$)cQfO7+'OO$)nQdO'#F_O$*uQdO7+'jO$+\
VQdO7+'jOOQS7+'j7+'jO$+bQdO<<LqO$+rQdO<<LqO$+rQdO<<LqO$+zQdO'#H^OOQS<<Lh<<LhO$,UQdO<<LhOOQS7+'h7+'hO\
OQS'#D|'#D|OOOO1G4R1G4RO$,oQdO1G4RO$,wQdO1G4RP!=hQdO'#GVOOQVG25]G25]O4iQdOG25]OOQVG25dG25dOOQVG25^G2\
5^OOQV<<Kg<<KgO4iQdO<<KgOOQS7+)x7+)xP$-SQdO'#G]OOQU-E:]-E:]OOQV<<Jj<<JjO$-vQtO'#FaOOQS'#Fc'#FcO$.WQd\
O'#FbO$.xQdO'#FbOOQS'#Fb'#FbO$.}QdO'#IYO$)nQdO'#FiO$)nQdO'#FiO$/fQdO'#FjO$)nQdO'#FkO$/mQdO'#IZOOQS'#\
IZ'#IZO$0[QdO,5;yOOQS<<KU<<KUO$0dQdO<<KUO$0tQdOANB]O$1UQdOANB]O$1^QdO'#H_OOQS'#H_'#H_O1sQdO'#DcO$1wQ\
dO,5=xOOQSANBSANBSOOOO7+)m7+)mO$2`QdO7+)mOOQVLD*wLD*wOOQVANARANARO5uQ!fO'#GaO$2hQtO,5<SO$)nQdO'#FmOO\
QS,5<W,5<WOOQS'#Fd'#FdO$3YQdO,5;|O$3_QdO,5;|OOQS'#Fg'#FgO$)nQdO'#G`O$4PQdO,5<QO$4kQdO,5>tO$4{QdO,5>t\
O1XQdO,5<PO$5^QdO,5<TO$5cQdO,5<TO$)nQdO'#I[O$5hQdO'#I[O$5mQdO,5<UOOQS,5<V,5<VO0rQdO'#FpOOQU1G1e1G1eO\
4iQdO1G1eOOQSAN@pAN@pO$5rQdOG27wO$6SQdO,59}OOQS1G3d1G3dOOOO<<MX<<MXOOQS,5<{,5<{OOQS-E:_-E:_O$6XQtO'#\
FaO$6`QdO'#I]O$6nQdO'#I]O$6vQdO,5<XOOQS1G1h1G1hO$6{QdO1G1hO$7QQdO,5<zOOQS-E:^-E:^O$7lQdO,5=OO$8TQdO1\
G4`OOQS-E:b-E:bOOQS1G1k1G1kOOQS1G1o1G1oO$8eQdO,5>vO$)nQdO,5>vOOQS1G1p1G1pOOQS,5<[,5<[OOQU7+'P7+'PO$+\
zQdO1G/iO$)nQdO,5<YO$8sQdO,5>wO$8zQdO,5>wOOQS1G1s1G1sOOQS7+'S7+'SP$)nQdO'#GdO$9SQdO1G4bO$9^QdO1G4bO$\
9fQdO1G4bOOQS7+%T7+%TO$9tQdO1G1tO$:SQtO'#FaO$:ZQdO,5<}OOQS,5<},5<}O$:iQdO1G4cOOQS-E:a-E:aO$)nQdO,5<|\
O$:pQdO,5<|O$:uQdO7+)|OOQS-E:`-E:`O$;PQdO7+)|O$)nQdO,5<ZP$)nQdO'#GcO$;XQdO1G2hO$)nQdO1G2hP$;gQdO'#Gb\
O$;nQdO<<MhO$;xQdO1G1uO$<WQdO7+(SO8vQdO'#C}O8vQdO,59bO8vQdO,59bO8vQdO,59bO$<fQtO,5=`O8vQdO1G.|O0rQdO\
1G/XO0rQdO7+$pP$<yQdO'#GOO'vQdO'#GtO$=WQdO,59bO$=]QdO,59bO$=dQdO,59mO$=iQdO1G/UO1sQdO'#DRO8vQdO,59j",
stateData:"$>S~O%cOS%^OSSOS%]PQ~OPdOVaOfoOhYOopOs!POvqO!PrO!Q{O!T!SO!U!RO!XZO!][O!h`O!r`O!s`O!t`O!{t\
O!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#l!QO#o!TO#s!UO#u!VO#z!WO#}hO$P!XO%oRO%pRO%tSO%uWO&Z]O&[]O\
&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~O%]!YO~OV!aO_!aOa!bOh!iO!X!kO!f!mO%j![O%k!]\
O%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aO~Ok%xXl%xXm%xXn%xXo%xXp%xXs%xXz%xX{%xX!x%xX#g%xX%[%xX%_%xX%\
z%xXg%xX!T%xX!U%xX%{%xX!W%xX![%xX!Q%xX#[%xXt%xX!m%xX~P%SOfoOhYO!XZO!][O!h`O!r`O!s`O!t`O%oRO%pRO%tSO%\
uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O~Oz%wX{%wX#g%wX%[%wX%_%wX%z%wX~Ok\
!pOl!qOm!oOn!oOo!rOp!sOs!tO!x%wX~P)pOV!zOg!|Oo0cOv0qO!PrO~P'vOV#OOo0cOv0qO!W#PO~P'vOV#SOa#TOo0cOv0qO\
![#UO~P'vOQ#XO%`#XO%a#ZO~OQ#^OR#[O%`#^O%a#`O~OV%iX_%iXa%iXh%iXk%iXl%iXm%iXn%iXo%iXp%iXs%iXz%iX!X%iX!\
f%iX%j%iX%k%iX%l%iX%m%iX%n%iX%o%iX%p%iX%q%iX%r%iX%s%iXg%iX!T%iX!U%iX~O&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b\
]O&c^O&d^O&e^O&f^O&g^O&h^O&i^O&j^O{%iX!x%iX#g%iX%[%iX%_%iX%z%iX%{%iX!W%iX![%iX!Q%iX#[%iXt%iX!m%iX~P,\
eOz#dO{%hX!x%hX#g%hX%[%hX%_%hX%z%hX~Oo0cOv0qO~P'vO#g#gO%[#iO%_#iO~O%uWO~O!T#nO#u!VO#z!WO#}hO~OopO~P'\
vOV#sOa#tO%uWO{wP~OV#xOo0cOv0qO!Q#yO~P'vO{#{O!x$QO%z#|O#g!yX%[!yX%_!yX~OV#xOo0cOv0qO#g#SX%[#SX%_#SX~\
P'vOo0cOv0qO#g#WX%[#WX%_#WX~P'vOh$WO%uWO~O!f$YO!r$YO%uWO~OV$eO~P'vO!U$gO#s$hO#u$iO~O{$jO~OV$qO~P'vOS\
$sO%[$rO%_$rO%c$tO~OV$}Oa$}Og%POo0cOv0qO~P'vOo0cOv0qO{%SO~P'vO&Y%UO~Oa!bOh!iO!X!kO!f!mOVba_bakbalbam\
banbaobapbasbazba{ba!xba#gba%[ba%_ba%jba%kba%lba%mba%nba%oba%pba%qba%rba%sba%zbagba!Tba!Uba%{ba!Wba!\
[ba!Qba#[batba!mba~On%ZO~Oo%ZO~P'vOo0cO~P'vOk0eOl0fOm0dOn0dOo0mOp0nOs0rOg%wX!T%wX!U%wX%{%wX!W%wX![%w\
X!Q%wX#[%wX!m%wX~P)pO%{%]Og%vXz%vX!T%vX!U%vX!W%vX{%vX~Og%_Oz%`O!T%dO!U%cO~Og%_O~Oz%gO!T%dO!U%cO!W&SX\
~O!W%kO~Oz%lO{%nO!T%dO!U%cO![%}X~O![%rO~O![%sO~OQ#XO%`#XO%a%uO~OV%wOo0cOv0qO!PrO~P'vOQ#^OR#[O%`#^O%a\
%zO~OV!qa_!qaa!qah!qak!qal!qam!qan!qao!qap!qas!qaz!qa{!qa!X!qa!f!qa!x!qa#g!qa%[!qa%_!qa%j!qa%k!qa%l!\
qa%m!qa%n!qa%o!qa%p!qa%q!qa%r!qa%s!qa%z!qag!qa!T!qa!U!qa%{!qa!W!qa![!qa!Q!qa#[!qat!qa!m!qa~P#yOz%|O{\
%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P%SOV&OOopOvqO{%ha!x%ha#g%ha%[%ha%_%ha%z%ha~P'vOz%|O{%ha!x%ha#g%ha%[%ha\
%_%ha%z%ha~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!OO#g$zX%[$zX%_$zX~P'vO#g#\
gO%[&TO%_&TO~O!f&UOh&sX%[&sXz&sX#[&sX#g&sX%_&sX#Z&sXg&sX~Oh!iO%[&WO~Okealeameaneaoeapeaseazea{ea!xea\
#gea%[ea%_ea%zeagea!Tea!Uea%{ea!Wea![ea!Qea#[eatea!mea~P%SOsqazqa{qa#gqa%[qa%_qa%zqa~Ok!pOl!qOm!oOn!\
oOo!rOp!sO!xqa~PEcO%z&YOz%yX{%yX~O%uWOz%yX{%yX~Oz&]O{wX~O{&_O~Oz%lO#g%}X%[%}X%_%}Xg%}X{%}X![%}X!m%}X\
%z%}X~OV0lOo0cOv0qO!PrO~P'vO%z#|O#gUa%[Ua%_Ua~Oz&hO#g&PX%[&PX%_&PXn&PX~P%SOz&kO!Q&jO#g#Wa%[#Wa%_#Wa~\
Oz&lO#[&nO#g&rX%[&rX%_&rXg&rX~O!f$YO!r$YO#Z&qO%uWO~O#Z&qO~Oz&sO#g&tX%[&tX%_&tX~Oz&uO#g&pX%[&pX%_&pX{\
&pX~O!X&wO%z&xO~Oz&|On&wX~P%SOn'PO~OPdOVaOopOvqO!PrO!Q{O!{tO!}uO#PvO#RwO#TxO#XyO#ZzO#^|O#_|O#a}O#c!O\
O%['UO~P'vOt'YO#p'WO#q'XOP#naV#naf#nah#nao#nas#nav#na!P#na!Q#na!T#na!U#na!X#na!]#na!h#na!r#na!s#na!t\
#na!{#na!}#na#P#na#R#na#T#na#X#na#Z#na#^#na#_#na#a#na#c#na#l#na#o#na#s#na#u#na#z#na#}#na$P#na%X#na%o\
#na%p#na%t#na%u#na&Z#na&[#na&]#na&^#na&_#na&`#na&a#na&b#na&c#na&d#na&e#na&f#na&g#na&h#na&i#na&j#na%Z\
#na%_#na~Oz'ZO#[']O{&xX~Oh'_O!X&wO~Oh!iO{$jO!X&wO~O{'eO~P%SO%['hO%_'hO~OS'iO%['hO%_'hO~OV!aO_!aOa!bO\
h!iO!X!kO!f!mO%l!^O%m!_O%n!_O%o!`O%p!`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_Wi%jW\
i%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~O%k!]O~P!#uO%kWi~P!#uOV!aO_!aOa!bOh!iO!X!kO!f!mO%o!`O%p!\
`O%q!aO%r!aO%s!aOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%[Wi%_Wi%jWi%kWi%lWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!\
QWi#[WitWi!mWi~O%m!_O%n!_O~P!&pO%mWi%nWi~P!&pOa!bOh!iO!X!kO!f!mOkWilWimWinWioWipWisWizWi{Wi!xWi#gWi%\
[Wi%_Wi%jWi%kWi%lWi%mWi%nWi%oWi%pWi%zWigWi!TWi!UWi%{Wi!WWi![Wi!QWi#[WitWi!mWi~OV!aO_!aO%q!aO%r!aO%s!\
aO~P!)nOVWi_Wi%qWi%rWi%sWi~P!)nO!T%dO!U%cOg&VXz&VX~O%z'kO%{'kO~P,eOz'mOg&UX~Og'oO~Oz'pO{'rO!W&XX~Oo0\
cOv0qOz'pO{'sO!W&XX~P'vO!W'uO~Om!oOn!oOo!rOp!sOkjisjizji{ji!xji#gji%[ji%_ji%zji~Ol!qO~P!.aOlji~P!.aO\
k0eOl0fOm0dOn0dOo0mOp0nO~Ot'wO~P!/jOV'|Og'}Oo0cOv0qO~P'vOg'}Oz(OO~Og(QO~O!U(SO~Og(TOz(OO!T%dO!U%cO~P\
%SOk0eOl0fOm0dOn0dOo0mOp0nOgqa!Tqa!Uqa%{qa!Wqa![qa!Qqa#[qatqa!mqa~PEcOV'|Oo0cOv0qO!W&Sa~P'vOz(WO!W&S\
a~O!W(XO~Oz(WO!T%dO!U%cO!W&Sa~P%SOV(]Oo0cOv0qO![%}a#g%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~P'vOz(^O![%}a#g\
%}a%[%}a%_%}ag%}a{%}a!m%}a%z%}a~O![(aO~Oz(^O!T%dO!U%cO![%}a~P%SOz(dO!T%dO!U%cO![&Ta~P%SOz(gO{&lX![&l\
X!m&lX%z&lX~O{(kO![(mO!m(nO%z(jO~OV&OOopOvqO{%hi!x%hi#g%hi%[%hi%_%hi%z%hi~P'vOz(pO{%hi!x%hi#g%hi%[%h\
i%_%hi%z%hi~O!f&UOh&sa%[&saz&sa#[&sa#g&sa%_&sa#Z&sag&sa~O%[(uO~OV#sOa#tO%uWO~Oz&]O{wa~OopOvqO~P'vOz(\
^O#g%}a%[%}a%_%}ag%}a{%}a![%}a!m%}a%z%}a~P%SOz(zO#g%hX%[%hX%_%hX%z%hX~O%z#|O#gUi%[Ui%_Ui~O#g&Pa%[&Pa\
%_&Pan&Pa~P'vOz(}O#g&Pa%[&Pa%_&Pan&Pa~O%uWO#g&ra%[&ra%_&rag&ra~Oz)SO#g&ra%[&ra%_&rag&ra~Og)VO~OV)WOh\
$WO%uWO~O#Z)XO~O%uWO#g&ta%[&ta%_&ta~Oz)ZO#g&ta%[&ta%_&ta~Oo0cOv0qO#g&pa%[&pa%_&pa{&pa~P'vOz)^O#g&pa%\
[&pa%_&pa{&pa~OV)`Oa)`O%uWO~O%z)eO~Ot)hO#j)gOP#hiV#hif#hih#hio#his#hiv#hi!P#hi!Q#hi!T#hi!U#hi!X#hi!]\
#hi!h#hi!r#hi!s#hi!t#hi!{#hi!}#hi#P#hi#R#hi#T#hi#X#hi#Z#hi#^#hi#_#hi#a#hi#c#hi#l#hi#o#hi#s#hi#u#hi#z\
#hi#}#hi$P#hi%X#hi%o#hi%p#hi%t#hi%u#hi&Z#hi&[#hi&]#hi&^#hi&_#hi&`#hi&a#hi&b#hi&c#hi&d#hi&e#hi&f#hi&g\
#hi&h#hi&i#hi&j#hi%Z#hi%_#hi~Ot)iOP#kiV#kif#kih#kio#kis#kiv#ki!P#ki!Q#ki!T#ki!U#ki!X#ki!]#ki!h#ki!r#\
ki!s#ki!t#ki!{#ki!}#ki#P#ki#R#ki#T#ki#X#ki#Z#ki#^#ki#_#ki#a#ki#c#ki#l#ki#o#ki#s#ki#u#ki#z#ki#}#ki$P#\
ki%X#ki%o#ki%p#ki%t#ki%u#ki&Z#ki&[#ki&]#ki&^#ki&_#ki&`#ki&a#ki&b#ki&c#ki&d#ki&e#ki&f#ki&g#ki&h#ki&i#\
ki&j#ki%Z#ki%_#ki~OV)kOn&wa~P'vOz)lOn&wa~Oz)lOn&wa~P%SOn)pO~O%Y)tO~Ot)wO#p'WO#q)vOP#niV#nif#nih#nio#\
nis#niv#ni!P#ni!Q#ni!T#ni!U#ni!X#ni!]#ni!h#ni!r#ni!s#ni!t#ni!{#ni!}#ni#P#ni#R#ni#T#ni#X#ni#Z#ni#^#ni\
#_#ni#a#ni#c#ni#l#ni#o#ni#s#ni#u#ni#z#ni#}#ni$P#ni%X#ni%o#ni%p#ni%t#ni%u#ni&Z#ni&[#ni&]#ni&^#ni&_#ni\
&`#ni&a#ni&b#ni&c#ni&d#ni&e#ni&f#ni&g#ni&h#ni&i#ni&j#ni%Z#ni%_#ni~OV)zOo0cOv0qO{$jO~P'vOo0cOv0qO{&xa\
~P'vOz*OO{&xa~OV*SOa*TOg*WO%q*UO%uWO~O{$jO&{*YO~Oh'_O~Oh!iO{$jO~O%[*_O~O%[*aO%_*aO~OV$}Oa$}Oo0cOv0qO\
g&Ua~P'vOz*dOg&Ua~Oo0cOv0qO{*gO!W&Xa~P'vOz*hO!W&Xa~Oo0cOv0qOz*hO{*kO!W&Xa~P'vOo0cOv0qOz*hO!W&Xa~P'vO\
z*hO{*kO!W&Xa~Om0dOn0dOo0mOp0nOgjikjisjizji!Tji!Uji%{ji!Wji{ji![ji#gji%[ji%_ji!Qji#[jitji!mji%zji~Ol\
0fO~P!NkOlji~P!NkOV'|Og*pOo0cOv0qO~P'vOn*rO~Og*pOz*tO~Og*uO~OV'|Oo0cOv0qO!W&Si~P'vOz*vO!W&Si~O!W*wO~\
OV(]Oo0cOv0qO![%}i#g%}i%[%}i%_%}ig%}i{%}i!m%}i%z%}i~P'vOz*zO!T%dO!U%cO![&Ti~Oz*}O![%}i#g%}i%[%}i%_%}\
ig%}i{%}i!m%}i%z%}i~O![+OO~Oa+QOo0cOv0qO![&Ti~P'vOz*zO![&Ti~O![+SO~OV+UOo0cOv0qO{&la![&la!m&la%z&la~\
P'vOz+VO{&la![&la!m&la%z&la~O!]+YO&n+[O![!nX~O![+^O~O{(kO![+_O~O{(kO![+_O!m+`O~OV&OOopOvqO{%hq!x%hq#\
g%hq%[%hq%_%hq%z%hq~P'vOz$ri{$ri!x$ri#g$ri%[$ri%_$ri%z$ri~P%SOV&OOopOvqO~P'vOV&OOo0cOv0qO#g%ha%[%ha%\
_%ha%z%ha~P'vOz+aO#g%ha%[%ha%_%ha%z%ha~Oz$ia#g$ia%[$ia%_$ian$ia~P%SO#g&Pi%[&Pi%_&Pin&Pi~P'vOz+dO#g#W\
q%[#Wq%_#Wq~O#[+eOz$va#g$va%[$va%_$vag$va~O%uWO#g&ri%[&ri%_&rig&ri~Oz+gO#g&ri%[&ri%_&rig&ri~OV+iOh$W\
O%uWO~O%uWO#g&ti%[&ti%_&ti~Oo0cOv0qO#g&pi%[&pi%_&pi{&pi~P'vO{#{Oz#eX!W#eX~Oz+mO!W&uX~O!W+oO~Ot+rO#j)\
gOP#hqV#hqf#hqh#hqo#hqs#hqv#hq!P#hq!Q#hq!T#hq!U#hq!X#hq!]#hq!h#hq!r#hq!s#hq!t#hq!{#hq!}#hq#P#hq#R#hq\
#T#hq#X#hq#Z#hq#^#hq#_#hq#a#hq#c#hq#l#hq#o#hq#s#hq#u#hq#z#hq#}#hq$P#hq%X#hq%o#hq%p#hq%t#hq%u#hq&Z#hq\
&[#hq&]#hq&^#hq&_#hq&`#hq&a#hq&b#hq&c#hq&d#hq&e#hq&f#hq&g#hq&h#hq&i#hq&j#hq%Z#hq%_#hq~On$|az$|a~P%SO\
V)kOn&wi~P'vOz+yOn&wi~Oz,TO{$jO#[,TO~O#q,VOP#nqV#nqf#nqh#nqo#nqs#nqv#nq!P#nq!Q#nq!T#nq!U#nq!X#nq!]#n\
q!h#nq!r#nq!s#nq!t#nq!{#nq!}#nq#P#nq#R#nq#T#nq#X#nq#Z#nq#^#nq#_#nq#a#nq#c#nq#l#nq#o#nq#s#nq#u#nq#z#n\
q#}#nq$P#nq%X#nq%o#nq%p#nq%t#nq%u#nq&Z#nq&[#nq&]#nq&^#nq&_#nq&`#nq&a#nq&b#nq&c#nq&d#nq&e#nq&f#nq&g#n\
q&h#nq&i#nq&j#nq%Z#nq%_#nq~O#[,WOz%Oa{%Oa~Oo0cOv0qO{&xi~P'vOz,YO{&xi~O{#{O%z,[Og&zXz&zX~O%uWOg&zXz&z\
X~Oz,`Og&yX~Og,bO~O%Y,eO~O!T%dO!U%cOg&Viz&Vi~OV$}Oa$}Oo0cOv0qOg&Ui~P'vO{,hOz$la!W$la~Oo0cOv0qO{,iOz$\
la!W$la~P'vOo0cOv0qO{*gO!W&Xi~P'vOz,lO!W&Xi~Oo0cOv0qOz,lO!W&Xi~P'vOz,lO{,oO!W&Xi~Og$hiz$hi!W$hi~P%SO\
V'|Oo0cOv0qO~P'vOn,qO~OV'|Og,rOo0cOv0qO~P'vOV'|Oo0cOv0qO!W&Sq~P'vOz$gi![$gi#g$gi%[$gi%_$gig$gi{$gi!m\
$gi%z$gi~P%SOV(]Oo0cOv0qO~P'vOa+QOo0cOv0qO![&Tq~P'vOz,sO![&Tq~O![,tO~OV(]Oo0cOv0qO![%}q#g%}q%[%}q%_%\
}qg%}q{%}q!m%}q%z%}q~P'vO{,uO~OV+UOo0cOv0qO{&li![&li!m&li%z&li~P'vOz,zO{&li![&li!m&li%z&li~O!]+YO&n+\
[O![!na~O{(kO![,}O~OV&OOo0cOv0qO#g%hi%[%hi%_%hi%z%hi~P'vOz-OO#g%hi%[%hi%_%hi%z%hi~O%uWO#g&rq%[&rq%_&\
rqg&rq~Oz-RO#g&rq%[&rq%_&rqg&rq~OV)`Oa)`O%uWO!W&ua~Oz-TO!W&ua~On$|iz$|i~P%SOV)kO~P'vOV)kOn&wq~P'vOt-\
XOP#myV#myf#myh#myo#mys#myv#my!P#my!Q#my!T#my!U#my!X#my!]#my!h#my!r#my!s#my!t#my!{#my!}#my#P#my#R#my\
#T#my#X#my#Z#my#^#my#_#my#a#my#c#my#l#my#o#my#s#my#u#my#z#my#}#my$P#my%X#my%o#my%p#my%t#my%u#my&Z#my\
&[#my&]#my&^#my&_#my&`#my&a#my&b#my&c#my&d#my&e#my&f#my&g#my&h#my&i#my&j#my%Z#my%_#my~O%Z-]O%_-]O~P`\
O#q-^OP#nyV#nyf#nyh#nyo#nys#nyv#ny!P#ny!Q#ny!T#ny!U#ny!X#ny!]#ny!h#ny!r#ny!s#ny!t#ny!{#ny!}#ny#P#ny#\
R#ny#T#ny#X#ny#Z#ny#^#ny#_#ny#a#ny#c#ny#l#ny#o#ny#s#ny#u#ny#z#ny#}#ny$P#ny%X#ny%o#ny%p#ny%t#ny%u#ny&\
Z#ny&[#ny&]#ny&^#ny&_#ny&`#ny&a#ny&b#ny&c#ny&d#ny&e#ny&f#ny&g#ny&h#ny&i#ny&j#ny%Z#ny%_#ny~Oz-aO{$jO#\
[-aO~Oo0cOv0qO{&xq~P'vOz-dO{&xq~O%z,[Og&zaz&za~O{#{Og&zaz&za~OV*SOa*TO%q*UO%uWOg&ya~Oz-hOg&ya~O$S-lO\
~OV$}Oa$}Oo0cOv0qO~P'vOo0cOv0qO{-mOz$li!W$li~P'vOo0cOv0qOz$li!W$li~P'vO{-mOz$li!W$li~Oo0cOv0qO{*gO~P\
'vOo0cOv0qO{*gO!W&Xq~P'vOz-pO!W&Xq~Oo0cOv0qOz-pO!W&Xq~P'vOs-sO!T%dO!U%cOg&Oq!W&Oq![&Oqz&Oq~P!/jOa+QO\
o0cOv0qO![&Ty~P'vOz$ji![$ji~P%SOa+QOo0cOv0qO~P'vOV+UOo0cOv0qO~P'vOV+UOo0cOv0qO{&lq![&lq!m&lq%z&lq~P'\
vO{(kO![-xO!m-yO%z-wO~OV&OOo0cOv0qO#g%hq%[%hq%_%hq%z%hq~P'vO%uWO#g&ry%[&ry%_&ryg&ry~OV)`Oa)`O%uWO!W&\
ui~Ot-}OP#m!RV#m!Rf#m!Rh#m!Ro#m!Rs#m!Rv#m!R!P#m!R!Q#m!R!T#m!R!U#m!R!X#m!R!]#m!R!h#m!R!r#m!R!s#m!R!t#\
m!R!{#m!R!}#m!R#P#m!R#R#m!R#T#m!R#X#m!R#Z#m!R#^#m!R#_#m!R#a#m!R#c#m!R#l#m!R#o#m!R#s#m!R#u#m!R#z#m!R#\
}#m!R$P#m!R%X#m!R%o#m!R%p#m!R%t#m!R%u#m!R&Z#m!R&[#m!R&]#m!R&^#m!R&_#m!R&`#m!R&a#m!R&b#m!R&c#m!R&d#m!\
R&e#m!R&f#m!R&g#m!R&h#m!R&i#m!R&j#m!R%Z#m!R%_#m!R~Oo0cOv0qO{&xy~P'vOV*SOa*TO%q*UO%uWOg&yi~O$S-lO%Z.V\
O%_.VO~OV.aOh._O!X.^O!].`O!h.YO!s.[O!t.[O%p.XO%uWO&Z]O&[]O&]]O&^]O&_]O&`]O&a]O&b]O~Oo0cOv0qOz$lq!W$l\
q~P'vO{.fOz$lq!W$lq~Oo0cOv0qO{*gO!W&Xy~P'vOz.gO!W&Xy~Oo0cOv.kO~P'vOs-sO!T%dO!U%cOg&Oy!W&Oy![&Oyz&Oy~\
P!/jO{(kO![.nO~O{(kO![.nO!m.oO~OV*SOa*TO%q*UO%uWO~Oh.tO!f.rOz$TX#[$TX%j$TXg$TX~Os$TX{$TX!W$TX![$TX~P\
$-bO%o.vO%p.vOs$UXz$UX{$UX#[$UX%j$UX!W$UXg$UX![$UX~O!h.xO~Oz.|O#[/OO%j.yOs&|X{&|X!W&|Xg&|X~Oa/RO~P$)\
zOh.tOs&}Xz&}X{&}X#[&}X%j&}X!W&}Xg&}X![&}X~Os/VO{$jO~Oo0cOv0qOz$ly!W$ly~P'vOo0cOv0qO{*gO!W&X!R~P'vOz\
/ZO!W&X!R~Og&RXs&RX!T&RX!U&RX!W&RX![&RXz&RX~P!/jOs-sO!T%dO!U%cOg&Qa!W&Qa![&Qaz&Qa~O{(kO![/^O~O!f.rOh\
$[as$[az$[a{$[a#[$[a%j$[a!W$[ag$[a![$[a~O!h/eO~O%o.vO%p.vOs$Uaz$Ua{$Ua#[$Ua%j$Ua!W$Uag$Ua![$Ua~O%j.y\
Os$Yaz$Ya{$Ya#[$Ya!W$Yag$Ya![$Ya~Os&|a{&|a!W&|ag&|a~P$)nOz/jOs&|a{&|a!W&|ag&|a~O!W/mO~Og/mO~O{/oO~O!\
[/pO~Oo0cOv0qO{*gO!W&X!Z~P'vO{/sO~O%z/tO~P$-bOz/uO#[/OO%j.yOg'PX~Oz/uOg'PX~Og/wO~O!h/xO~O#[/OOs%Saz%\
Sa{%Sa%j%Sa!W%Sag%Sa![%Sa~O#[/OO%j.yOs%Waz%Wa{%Wa!W%Wag%Wa~Os&|i{&|i!W&|ig&|i~P$)nOz/zO#[/OO%j.yO!['\
Oa~Og'Pa~P$)nOz0SOg'Pa~Oa0UO!['Oi~P$)zOz0WO!['Oi~Oz0WO#[/OO%j.yO!['Oi~O#[/OO%j.yOg$biz$bi~O%z0ZO~P$-\
bO#[/OO%j.yOg%Vaz%Va~Og'Pi~P$)nO{0^O~Oa0UO!['Oq~P$)zOz0`O!['Oq~O#[/OO%j.yOz%Ui![%Ui~Oa0UO~P$)zOa0UO!\
['Oy~P$)zO#[/OO%j.yOg$ciz$ci~O#[/OO%j.yOz%Uq![%Uq~Oz+aO#g%ha%[%ha%_%ha%z%ha~P%SOV&OOo0cOv0qO~P'vOn0h\
O~Oo0hO~P'vO{0iO~Ot0jO~P!/jO&]&Z&j&h&i&g&f&d&e&c&b&`&a&_&^&[%u~",goto:"!=j'QPPPPPP'RP'Z*s+[+t,_,y-fP\
.SP'Z.r.r'ZPPP'Z2[PPPPPP2[5PPP5PP7b7k=sPP=v>h>kPP'Z'ZPP>zPP'Z'ZPP'Z'Z'Z'Z'Z?O?w'ZP?zP@QDXGuGyPG|HWH[\
'ZPPPH_Hk'RP'R'RP'RP'RP'RP'RP'R'R'RP'RPP'RPP'RP'RPHqH}IVPI^IdPI^PI^I^PPPI^PKrPK{LVL]KrPI^LfPI^PLmLsP\
LwM]MzNeLwLwNkNxLwLwLwLw! ^! d! g! l! o! y!!P!!]!!o!!u!#P!#V!#s!#y!$P!$Z!$a!$g!$y!%T!%Z!%a!%k!%q!%w!\
%}!&T!&Z!&e!&k!&u!&{!'U!'[!'k!'s!'}!(UPPPPPPPPPPP!([!(_!(e!(n!(x!)TPPPPPPPPPPPP!-u!/Z!3^!6oPP!6w!7W!\
7a!8Y!8P!8c!8i!8l!8o!8r!8z!9jPPPPPPPPPPPPPPPPP!9m!9q!9wP!:]!:a!:m!:v!;S!;j!;m!;p!;v!;|!<S!<VP!<_!<h!\
=d!=g]eOn#g$j)t,P'}`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$\
h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)\
t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/\
Z/s0c0d0e0f0h0i0j0k0l0n0r{!cQ#c#p$R$d$p%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g}!dQ#c#p$R$d$p$u%e%j%p%q&`'O'g(\
q(|)j*o*x+w,v0g!P!eQ#c#p$R$d$p$u$v%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!R!fQ#c#p$R$d$p$u$v$w%e%j%p%q&`'O'g(\
q(|)j*o*x+w,v0g!T!gQ#c#p$R$d$p$u$v$w$x%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g!V!hQ#c#p$R$d$p$u$v$w$x$y%e%j%p%\
q&`'O'g(q(|)j*o*x+w,v0g!Z!hQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0g'}TOTYZ[adnoprtxy}\
!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h\
&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V\
+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0r&eVOYZ[dnp\
rxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%`%g%l%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d\
(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p\
-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0r%oXOYZ[dnrxy}!P!Q!U!i!k#[#d#g#y#{#}$Q$h$j$}%S%^%`%g%l%n%w%|&Z&_&j&k&\
u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*t*v*y*z*}+U+V+Y+a+d+k,P,X,Y,],g,h,i,\
k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#vqQ/[.kR0o0q't`OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!k!o!p!\
q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'p'r's'w'|(O(\
S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],h,i,k,l,o,q,\
s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rh#jhz{$W$Z&l&q)S)X+f+g-RW#rq&].k0qQ$]|Q$a!OQ$n!\
VQ$o!WW$|!i'm*d,gS&[#s#tQ'S$iQ(s&UQ)U&nU)Y&s)Z+jW)a&w+m-T-{Q*Q']W*R'_,`-h.TQ+l)`S,_*S*TQ-Q+eQ-_,TQ-c\
,WQ.R-al.W-l.^._.a.z.|/R/j/o/t/y0U0Z0^Q/S.`Q/a.tQ/l/OU0P/u0S0[X0V/z0W0_0`R&Z#r!_!wYZ!P!Q!k%S%`%g'p'r\
's(O(W)g*g*h*k*q*t*v,h,i,k,l,o-m-p.f.g/ZR%^!vQ!{YQ%x#[Q&d#}Q&g$QR,{+YT.j-s/s!Y!jQ!n#c#p$R$d$p$u$v$w$\
x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gQ&X#kQ'c$oR*^'dR'l$|Q%V!mR/_.r'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!\
f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'\
l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,\
X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rS#a_#b!P.[-l.^._.`.a.t.z.|/\
R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`'|_OTYZ[adnoprtxy}!P!Q!R!U!X!c!d!e!f!g!h!i!k!o!p!q!s!t!z#O#S#T#[#d#g#x#\
y#{#}$Q$e$g$h$j$q$}%S%Z%^%`%c%g%l%n%w%|&O&Z&_&h&j&k&u&x&|'P'W'Z'l'm'p'r's'w'|(O(S(W(](^(d(g(p(r(z(})\
^)e)g)k)l)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+Q+U+V+Y+a+c+d+k+x+y,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-\
m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0l0n0rT#a_#bT#^^#_R(o%xa(l%x(n(o+`,{-y-z.oT+[(k+]R-z,{Q$PsQ+l)aQ,^*RR\
-e,_X#}s$O$P&fQ&y$aQ'a$nQ'd$oR)s'SQ)b&wV-S+m-T-{ZgOn$j)t,PXkOn)t,PQ$k!TQ&z$bQ&{$cQ'^$mQ'b$oQ)q'RQ)x'\
WQ){'XQ)|'YQ*Z'`S*]'c'dQ+s)gQ+u)hQ+v)iQ+z)oS+|)r*[Q,Q)vQ,R)wS,S)y)zQ,d*^Q-V+rQ-W+tQ-Y+{S-Z+},OQ-`,UQ\
-b,VQ-|-XQ.O-[Q.P-^Q.Q-_Q.p-}Q.q.RQ/W.dR/r/XWkOn)t,PR#mjQ'`$nS)r'S'aR,O)sQ,]*RR-f,^Q*['`Q+})rR-[,OZi\
Ojn)t,PQ'f$pR*`'gT-j,e-ku.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^t.c-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[\
0^Q/S.`X0V/z0W0_0`!P.Z-l.^._.`.a.t.z.|/R/j/o/t/u/y/z0S0U0W0Z0[0^0_0`Q.w.YR/f.xg.z.].{/b/i/n/|0O0Q0]0\
a0bu.b-l.^._.a.t.z.|/R/j/o/t/u/y0S0U0Z0[0^X.u.W.b/a0PR/c.tV0R/u0S0[R/X.dQnOS#on,PR,P)tQ&^#uR(x&^S%m#\
R#wS(_%m(bT(b%p&`Q%a!yQ%h!}W(P%a%h(U(YQ(U%eR(Y%jQ&i$RR)O&iQ(e%qQ*{(`T+R(e*{Q'n%OR*e'nS'q%R%SY*i'q*j,\
m-q.hU*j'r's'tU,m*k*l*mS-q,n,oR.h-rQ#Y]R%t#YQ#_^R%y#_Q(h%vS+W(h+XR+X(iQ+](kR,|+]Q#b_R%{#bQ#ebQ%}#cW&\
Q#e%}({+bQ({&cR+b0gQ$OsS&e$O&fR&f$PQ&v$_R)_&vQ&V#jR(t&VQ&m$VS)T&m+hR+h)UQ$Z{R&p$ZQ&t$]R)[&tQ+n)bR-U+\
nQ#hfR&S#hQ)f&zR+q)fQ&}$dS)m&})nR)n'OQ'V$kR)u'VQ'[$lS*P'[,ZR,Z*QQ,a*VR-i,aWjOn)t,PR#ljQ-k,eR.U-kd.{.\
]/b/i/n/|0O0Q0]0a0bR/h.{U.s.W/a0PR/`.sQ/{/nS0X/{0YR0Y/|S/v/b/cR0T/vQ.}.]R/k.}R!ZPXmOn)t,PWlOn)t,PR'T\
$jYfOn$j)t,PR&R#g[sOn#g$j)t,PR&d#}&dQOYZ[dnprxy}!P!Q!U!i!k!o!p!q!s!t#[#d#g#y#{#}$Q$h$j$}%S%Z%^%`%g%l\
%n%w%|&Z&_&j&k&u&x'P'W'Z'l'm'p'r's'w(O(W(^(d(g(p(r(z)^)e)g)p)t)z*O*Y*d*g*h*k*q*r*t*v*y*z*}+U+V+Y+a+d\
+k,P,X,Y,],g,h,i,k,l,o,q,s,u,w,y,z-O-d-f-m-p-s.f.g/V/Z/s0c0d0e0f0h0i0j0k0n0rQ!nTQ#caQ#poU$Rt%c(SS$d!\
R$gQ$p!XQ$u!cQ$v!dQ$w!eQ$x!fQ$y!gQ$z!hQ%e!zQ%j#OQ%p#SQ%q#TQ&`#xQ'O$eQ'g$qQ(q&OU(|&h(}+cW)j&|)l+x+yQ*\
o'|Q*x(]Q+w)kQ,v+QR0g0lQ!yYQ!}ZQ$b!PQ$c!QQ%R!kQ't%S^'{%`%g(O(W*q*t*v^*f'p*h,k,l-p.g/ZQ*l'rQ*m'sQ+t)g\
Q,j*gQ,n*kQ-n,hQ-o,iQ-r,oQ.e-mR/Y.f[bOn#g$j)t,P!^!vYZ!P!Q!k%S%`%g'p'r's(O(W)g*g*h*k*q*t*v,h,i,k,l,o-\
m-p.f.g/ZQ#R[Q#fdS#wrxQ$UyW$_}$Q'P)pS$l!U$hW${!i'm*d,gS%v#[+Y`&P#d%|(p(r(z+a-O0kQ&a#yQ&b#{Q&c#}Q'j$}\
Q'z%^W([%l(^*y*}Q(`%nQ(i%wQ(v&ZS(y&_0iQ)P&jQ)Q&kU)]&u)^+kQ)d&xQ)y'WY)}'Z*O,X,Y-dQ*b'lS*n'w0jW+P(d*z,\
s,wW+T(g+V,y,zQ+p)eQ,U)zQ,c*YQ,x+UQ-P+dQ-e,]Q-v,uQ.S-fR/q/VhUOn#d#g$j%|&_'w(p(r)t,P%U!uYZ[drxy}!P!Q!\
U!i!k#[#y#{#}$Q$h$}%S%^%`%g%l%n%w&Z&j&k&u&x'P'W'Z'l'm'p'r's(O(W(^(d(g(z)^)e)g)p)z*O*Y*d*g*h*k*q*t*v*\
y*z*}+U+V+Y+a+d+k,X,Y,],g,h,i,k,l,o,s,u,w,y,z-O-d-f-m-p.f.g/V/Z0i0j0kQ#qpW%W!o!s0d0nQ%X!pQ%Y!qQ%[!tQ\
%f0cS'v%Z0hQ'x0eQ'y0fQ,p*rQ-u,qS.i-s/sR0p0rU#uq.k0qR(w&][cOn#g$j)t,PZ!xY#[#}$Q+YQ#W[Q#zrR$TxQ%b!yQ%i\
!}Q%o#RQ'j${Q(V%eQ(Z%jQ(c%pQ(f%qQ*|(`Q,f*bQ-t,pQ.m-uR/].lQ$StQ(R%cR*s(SQ.l-sR/}/sR#QZR#V[R%Q!iQ%O!iV\
*c'm*d,g!Z!lQ!n#c#p$R$d$p$u$v$w$x$y$z%e%j%p%q&`'O'g(q(|)j*o*x+w,v0gR%T!kT#]^#_Q%x#[R,{+YQ(m%xS+_(n(o\
Q,}+`Q-x,{S.n-y-zR/^.oT+Z(k+]Q$`}Q&g$QQ)o'PR+{)pQ$XzQ)W&qR+i)XQ$XzQ&o$WQ)W&qR+i)XQ#khW$Vz$W&q)XQ$[{Q\
&r$ZZ)R&l)S+f+g-RR$^|R)c&wXlOn)t,PQ$f!RR'Q$gQ$m!UR'R$hR*X'_Q*V'_V-g,`-h.TQ.d-lQ/P.^R/Q._U.]-l.^._Q/U\
.aQ/b.tQ/g.zU/i.|/j/yQ/n/RQ/|/oQ0O/tU0Q/u0S0[Q0]0UQ0a0ZR0b0^R/T.`R/d.t",nodeNames:"⚠ print Escape { \
Comment Script AssignStatement * BinaryExpression BitOp BitOp BitOp BitOp ArithOp ArithOp @ ArithOp \
** UnaryExpression ArithOp BitOp AwaitExpression await ) ( ParenthesizedExpression BinaryExpression \
or and CompareOp in not is UnaryExpression ConditionalExpression if else LambdaExpression lambda Par\
amList VariableName AssignOp , : NamedExpression AssignOp YieldExpression yield from TupleExpression\
 ComprehensionExpression async for LambdaExpression ] [ ArrayExpression ArrayComprehensionExpression\
 } { DictionaryExpression DictionaryComprehensionExpression SetExpression SetComprehensionExpression\
 CallExpression ArgList AssignOp MemberExpression . PropertyName Number String FormatString FormatRe\
placement FormatSelfDoc FormatConversion FormatSpec FormatReplacement FormatSelfDoc ContinuedString \
Ellipsis None Boolean TypeDef AssignOp UpdateStatement UpdateOp ExpressionStatement DeleteStatement \
del PassStatement pass BreakStatement break ContinueStatement continue ReturnStatement return YieldS\
tatement PrintStatement RaiseStatement raise ImportStatement import as ScopeStatement global nonloca\
l AssertStatement assert TypeDefinition type TypeParamList TypeParam StatementGroup ; IfStatement Bo\
dy elif WhileStatement while ForStatement TryStatement try except finally WithStatement with Functio\
nDefinition def ParamList AssignOp TypeDef ClassDefinition class DecoratedStatement Decorator At Mat\
chStatement match MatchBody MatchClause case CapturePattern LiteralPattern ArithOp ArithOp AsPattern\
 OrPattern LogicOp AttributePattern SequencePattern MappingPattern StarPattern ClassPattern PatternA\
rgList KeywordPattern KeywordPattern Guard",maxTerm:277,context:trackIndent,nodeProps:[["isolate",-5,
4,71,72,73,77,""],["group",-15,6,85,87,88,90,92,94,96,98,99,100,102,105,108,110,"Statement Statement",
-22,8,18,21,25,40,49,50,56,57,60,61,62,63,64,67,70,71,72,79,80,81,82,"Expression",-10,114,116,119,121,
122,126,128,133,135,138,"Statement",-9,143,144,147,148,150,151,152,153,154,"Pattern"],["openedBy",23,
"(",54,"[",58,"{"],["closedBy",24,")",55,"]",59,"}"]],propSources:[pythonHighlighting],skippedNodes:[
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
r;'S%T;'S;=`%i<%lO%T",tokenizers:[legacyPrint,indentation,newlines,strings,0,1,2,3,4],topRules:{Script:[
0,5]},specialized:[{term:221,get:value=>spec_identifier[value]||-1}],tokenPrec:7668});function toSet(chars){let flat=Object.keys(chars).join(""),words=/\w/.test(flat);return words&&(flat=
flat.replace(/\w/g,"")),`[${words?"\\w":""}${flat.replace(/[^\w\s]/g,"\\$&")}]`}function prefixMatch(options){
let first=Object.create(null),rest=Object.create(null);for(let{label:label2}of options){first[label2[0]]=
!0;for(let i2=1;i2<label2.length;i2++)rest[label2[i2]]=!0}let source=toSet(first)+toSet(rest)+"*$";return[
new RegExp("^"+source),new RegExp(source)]}function completeFromList(list2){let options=list2.map(o=>typeof o==
"string"?{label:o}:o),[validFor,match]=options.every(o=>/^\w+$/.test(o.label))?[/\w*$/,/\w+$/]:prefixMatch(
options);return context=>{let token=context.matchBefore(match);return token||context.explicit?{from:token?
token.from:context.pos,options,validFor}:null}}function ifNotIn(nodes,source){return context=>{for(let pos=syntaxTree(context.state).resolveInner(context.
pos,-1);pos;pos=pos.parent){if(nodes.indexOf(pos.name)>-1)return null;if(pos.type.isTop)break}return source(
context)}}var pickedCompletion=Annotation.define();var windows=typeof navigator=="object"&&/Win/.test(navigator.platform);var baseTheme2=EditorView.baseTheme({".cm-tooltip.cm-tooltip-autocomplete":{"& > ul":{fontFamily:"mo\
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
3px 9px",width:"max-content",maxWidth:"400px",boxSizing:"border-box",whiteSpace:"pre-line"},".cm-com\
pletionInfo.cm-completionInfo-left":{right:"100%"},".cm-completionInfo.cm-completionInfo-right":{left:"\
100%"},".cm-completionInfo.cm-completionInfo-left-narrow":{right:"30px"},".cm-completionInfo.cm-comp\
letionInfo-right-narrow":{left:"30px"},"&light .cm-snippetField":{backgroundColor:"#00000022"},"&dar\
k .cm-snippetField":{backgroundColor:"#ffffff22"},".cm-snippetFieldPosition":{verticalAlign:"text-to\
p",width:0,height:"1.15em",display:"inline-block",margin:"0 -0.7px -.7em",borderLeft:"1.4px dotted #\
888"},".cm-completionMatchedText":{textDecoration:"underline"},".cm-completionDetail":{marginLeft:"0\
.5em",fontStyle:"italic"},".cm-completionIcon":{fontSize:"90%",width:".8em",display:"inline-block",textAlign:"\
center",paddingRight:".6em",opacity:"0.6",boxSizing:"content-box"},".cm-completionIcon-function, .cm\
-completionIcon-method":{"&:after":{content:"'ƒ'"}},".cm-completionIcon-class":{"&:after":{content:"\
'○'"}},".cm-completionIcon-interface":{"&:after":{content:"'◌'"}},".cm-completionIcon-variable":{
"&:after":{content:"'𝑥'"}},".cm-completionIcon-constant":{"&:after":{content:"'𝐶'"}},".cm-comp\
letionIcon-type":{"&:after":{content:"'𝑡'"}},".cm-completionIcon-enum":{"&:after":{content:"'∪'"}},
".cm-completionIcon-property":{"&:after":{content:"'□'"}},".cm-completionIcon-keyword":{"&:after":{
content:"'🔑︎'"}},".cm-completionIcon-namespace":{"&:after":{content:"'▢'"}},".cm-completionIc\
on-text":{"&:after":{content:"'abc'",fontSize:"50%",verticalAlign:"middle"}}}),FieldPos=class{constructor(field2,line,from,to){
this.field=field2,this.line=line,this.from=from,this.to=to}},FieldRange=class _FieldRange{constructor(field2,from,to){
this.field=field2,this.from=from,this.to=to}map(changes){let from=changes.mapPos(this.from,-1,MapMode.
TrackDel),to=changes.mapPos(this.to,1,MapMode.TrackDel);return from==null||to==null?null:new _FieldRange(
this.field,from,to)}},Snippet=class _Snippet{constructor(lines,fieldPositions){this.lines=lines,this.
fieldPositions=fieldPositions}instantiate(state,pos){let text=[],lineStart=[pos],lineObj=state.doc.lineAt(
pos),baseIndent=/^\s*/.exec(lineObj.text)[0];for(let line of this.lines){if(text.length){let indent2=baseIndent,
tabs=/^\t*/.exec(line)[0].length;for(let i2=0;i2<tabs;i2++)indent2+=state.facet(indentUnit);lineStart.
push(pos+indent2.length-tabs),line=indent2+line.slice(tabs)}text.push(line),pos+=line.length+1}let ranges=this.
fieldPositions.map(pos2=>new FieldRange(pos2.field,lineStart[pos2.line]+pos2.from,lineStart[pos2.line]+
pos2.to));return{text,ranges}}static parse(template){let fields=[],lines=[],positions=[],m;for(let line of template.
split(/\r\n?|\n/)){for(;m=/[#$]\{(?:(\d+)(?::([^{}]*))?|((?:\\[{}]|[^{}])*))\}/.exec(line);){let seq=m[1]?
+m[1]:null,rawName=m[2]||m[3]||"",found=-1;seq===0&&(seq=1e9);let name2=rawName.replace(/\\[{}]/g,m2=>m2[1]);
for(let i2=0;i2<fields.length;i2++)(seq!=null?fields[i2].seq==seq:name2&&fields[i2].name==name2)&&(found=
i2);if(found<0){let i2=0;for(;i2<fields.length&&(seq==null||fields[i2].seq!=null&&fields[i2].seq<seq);)
i2++;fields.splice(i2,0,{seq,name:name2}),found=i2;for(let pos of positions)pos.field>=found&&pos.field++}
for(let pos of positions)if(pos.line==lines.length&&pos.from>m.index){let snip=m[2]?3+(m[1]||"").length:
2;pos.from-=snip,pos.to-=snip}positions.push(new FieldPos(found,lines.length,m.index,m.index+name2.length)),
line=line.slice(0,m.index)+rawName+line.slice(m.index+m[0].length)}line=line.replace(/\\([{}])/g,(_,brace,index)=>{
for(let pos of positions)pos.line==lines.length&&pos.from>index&&(pos.from--,pos.to--);return brace}),
lines.push(line)}return new _Snippet(lines,positions)}},fieldMarker=Decoration.widget({widget:new class extends WidgetType{toDOM(){
let span=document.createElement("span");return span.className="cm-snippetFieldPosition",span}ignoreEvent(){
return!1}}}),fieldRange=Decoration.mark({class:"cm-snippetField"}),ActiveSnippet=class _ActiveSnippet{constructor(ranges,active){
this.ranges=ranges,this.active=active,this.deco=Decoration.set(ranges.map(r=>(r.from==r.to?fieldMarker:
fieldRange).range(r.from,r.to)),!0)}map(changes){let ranges=[];for(let r of this.ranges){let mapped=r.
map(changes);if(!mapped)return null;ranges.push(mapped)}return new _ActiveSnippet(ranges,this.active)}selectionInsideField(sel){
return sel.ranges.every(range=>this.ranges.some(r=>r.field==this.active&&r.from<=range.from&&r.to>=range.
to))}},setActive=StateEffect.define({map(value,changes){return value&&value.map(changes)}}),moveToField=StateEffect.
define(),snippetState=StateField.define({create(){return null},update(value,tr){for(let effect of tr.
effects){if(effect.is(setActive))return effect.value;if(effect.is(moveToField)&&value)return new ActiveSnippet(
value.ranges,effect.value)}return value&&tr.docChanged&&(value=value.map(tr.changes)),value&&tr.selection&&
!value.selectionInsideField(tr.selection)&&(value=null),value},provide:f=>EditorView.decorations.from(
f,val=>val?val.deco:Decoration.none)});function fieldSelection(ranges,field2){return EditorSelection.
create(ranges.filter(r=>r.field==field2).map(r=>EditorSelection.range(r.from,r.to)))}function snippet(template){
let snippet2=Snippet.parse(template);return(editor,completion,from,to)=>{let{text,ranges}=snippet2.instantiate(
editor.state,from),{main}=editor.state.selection,spec={changes:{from,to:to==main.from?main.to:to,insert:Text.
of(text)},scrollIntoView:!0,annotations:completion?[pickedCompletion.of(completion),Transaction.userEvent.
of("input.complete")]:void 0};if(ranges.length&&(spec.selection=fieldSelection(ranges,0)),ranges.some(
r=>r.field>0)){let active=new ActiveSnippet(ranges,0),effects=spec.effects=[setActive.of(active)];editor.
state.field(snippetState,!1)===void 0&&effects.push(StateEffect.appendConfig.of([snippetState,addSnippetKeymap,
snippetPointerHandler,baseTheme2]))}editor.dispatch(editor.state.update(spec))}}function moveField(dir){
return({state,dispatch})=>{let active=state.field(snippetState,!1);if(!active||dir<0&&active.active==
0)return!1;let next=active.active+dir,last2=dir>0&&!active.ranges.some(r=>r.field==next+dir);return dispatch(
state.update({selection:fieldSelection(active.ranges,next),effects:setActive.of(last2?null:new ActiveSnippet(
active.ranges,next)),scrollIntoView:!0})),!0}}var clearSnippet=({state,dispatch})=>state.field(snippetState,
!1)?(dispatch(state.update({effects:setActive.of(null)})),!0):!1,nextSnippetField=moveField(1),prevSnippetField=moveField(
-1);var defaultSnippetKeymap=[{key:"Tab",run:nextSnippetField,shift:prevSnippetField},{key:"Escape",run:clearSnippet}],
snippetKeymap=Facet.define({combine(maps){return maps.length?maps[0]:defaultSnippetKeymap}}),addSnippetKeymap=Prec.
highest(keymap.compute([snippetKeymap],state=>state.facet(snippetKeymap)));function snippetCompletion(template,completion){
return{...completion,apply:snippet(template)}}var snippetPointerHandler=EditorView.domEventHandlers(
{mousedown(event,view){let active=view.state.field(snippetState,!1),pos;if(!active||(pos=view.posAtCoords(
{x:event.clientX,y:event.clientY}))==null)return!1;let match=active.ranges.find(r=>r.from<=pos&&r.to>=
pos);return!match||match.field==active.active?!1:(view.dispatch({selection:fieldSelection(active.ranges,
match.field),effects:setActive.of(active.ranges.some(r=>r.field>match.field)?new ActiveSnippet(active.
ranges,match.field):null),scrollIntoView:!0}),!0)}});var closedBracket=new class extends RangeValue{};closedBracket.startSide=1;closedBracket.endSide=-1;var android=typeof navigator=="object"&&/Android\b/.test(navigator.userAgent);var cache=new NodeWeakMap,ScopeNodes=new Set(["Script","Body","FunctionDefinition","ClassDefinition",
"LambdaExpression","ForStatement","MatchClause"]);function defID(type){return(node,def,outer)=>{if(outer)
return!1;let id2=node.node.getChild("VariableName");return id2&&def(id2,type),!0}}var gatherCompletions={
FunctionDefinition:defID("function"),ClassDefinition:defID("class"),ForStatement(node,def,outer){if(outer){
for(let child=node.node.firstChild;child;child=child.nextSibling)if(child.name=="VariableName")def(child,
"variable");else if(child.name=="in")break}},ImportStatement(_node,def){var _a2,_b;let{node}=_node,isFrom=((_a2=
node.firstChild)===null||_a2===void 0?void 0:_a2.name)=="from";for(let ch=node.getChild("import");ch;ch=
ch.nextSibling)ch.name=="VariableName"&&((_b=ch.nextSibling)===null||_b===void 0?void 0:_b.name)!="a\
s"&&def(ch,isFrom?"variable":"namespace")},AssignStatement(node,def){for(let child=node.node.firstChild;child;child=
child.nextSibling)if(child.name=="VariableName")def(child,"variable");else if(child.name==":"||child.
name=="AssignOp")break},ParamList(node,def){for(let prev=null,child=node.node.firstChild;child;child=
child.nextSibling)child.name=="VariableName"&&(!prev||!/\*|AssignOp/.test(prev.name))&&def(child,"va\
riable"),prev=child},CapturePattern:defID("variable"),AsPattern:defID("variable"),__proto__:null};function getScope(doc2,node){
let cached=cache.get(node);if(cached)return cached;let completions=[],top2=!0;function def(node2,type){
let name2=doc2.sliceString(node2.from,node2.to);completions.push({label:name2,type})}return node.cursor(
IterMode.IncludeAnonymous).iterate(node2=>{if(node2.name){let gather=gatherCompletions[node2.name];if(gather&&
gather(node2,def,top2)||!top2&&ScopeNodes.has(node2.name))return!1;top2=!1}else if(node2.to-node2.from>
8192){for(let c of getScope(doc2,node2.node))completions.push(c);return!1}}),cache.set(node,completions),
completions}var Identifier=/^[\w\xa1-\uffff][\w\d\xa1-\uffff]*$/,dontComplete=["String","FormatStrin\
g","Comment","PropertyName"];function localCompletionSource(context){let inner=syntaxTree(context.state).
resolveInner(context.pos,-1);if(dontComplete.indexOf(inner.name)>-1)return null;let isWord=inner.name==
"VariableName"||inner.to-inner.from<20&&Identifier.test(context.state.sliceDoc(inner.from,inner.to));
if(!isWord&&!context.explicit)return null;let options=[];for(let pos=inner;pos;pos=pos.parent)ScopeNodes.
has(pos.name)&&(options=options.concat(getScope(context.state.doc,pos)));return{options,from:isWord?
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
n=>({label:n,type:"function"}))),snippets=[snippetCompletion("def ${name}(${params}):\n	${}",{label:"\
def",detail:"function",type:"keyword"}),snippetCompletion("for ${name} in ${collection}:\n	${}",{label:"\
for",detail:"loop",type:"keyword"}),snippetCompletion("while ${}:\n	${}",{label:"while",detail:"loop",
type:"keyword"}),snippetCompletion("try:\n	${}\nexcept ${error}:\n	${}",{label:"try",detail:"/ excep\
t block",type:"keyword"}),snippetCompletion(`if \${}:
	
`,{label:"if",detail:"block",type:"keyword"}),snippetCompletion("if ${}:\n	${}\nelse:\n	${}",{label:"\
if",detail:"/ else block",type:"keyword"}),snippetCompletion("class ${name}:\n	def __init__(self, ${p\
arams}):\n			${}",{label:"class",detail:"definition",type:"keyword"}),snippetCompletion("import ${mo\
dule}",{label:"import",detail:"statement",type:"keyword"}),snippetCompletion("from ${module} import \
${names}",{label:"from",detail:"import",type:"keyword"})],globalCompletion=ifNotIn(dontComplete,completeFromList(
globals.concat(snippets)));function innerBody(context){let{node,pos}=context,lineIndent=context.lineIndent(
pos,-1),found=null;for(;;){let before=node.childBefore(pos);if(before)if(before.name=="Comment")pos=
before.from;else if(before.name=="Body"||before.name=="MatchBody")context.baseIndentFor(before)+context.
unit<=lineIndent&&(found=before),node=before;else if(before.name=="MatchClause")node=before;else if(before.
type.is("Statement"))node=before;else break;else break}return found}function indentBody(context,node){
let base2=context.baseIndentFor(node),line=context.lineAt(context.pos,-1),to=line.from+line.text.length;
return/^\s*($|#)/.test(line.text)&&context.node.to<to+100&&!/\S/.test(context.state.sliceDoc(to,context.
node.to))&&context.lineIndent(context.pos,-1)<=base2||/^\s*(else:|elif |except |finally:|case\s+[^=:]+:)/.
test(context.textAfter)&&context.lineIndent(context.pos,-1)>base2?null:base2+context.unit}var pythonLanguage=LRLanguage.
define({name:"python",parser:parser.configure({props:[indentNodeProp.add({Body:context=>{var _a2;let body=/^\s*(#|$)/.
test(context.textAfter)&&innerBody(context)||context.node;return(_a2=indentBody(context,body))!==null&&
_a2!==void 0?_a2:context.continue()},MatchBody:context=>{var _a2;let inner=innerBody(context);return(_a2=
indentBody(context,inner||context.node))!==null&&_a2!==void 0?_a2:context.continue()},IfStatement:cx=>/^\s*(else:|elif )/.
test(cx.textAfter)?cx.baseIndent:cx.continue(),"ForStatement WhileStatement":cx=>/^\s*else:/.test(cx.
textAfter)?cx.baseIndent:cx.continue(),TryStatement:cx=>/^\s*(except[ :]|finally:|else:)/.test(cx.textAfter)?
cx.baseIndent:cx.continue(),MatchStatement:cx=>/^\s*case /.test(cx.textAfter)?cx.baseIndent+cx.unit:
cx.continue(),"TupleExpression ComprehensionExpression ParamList ArgList ParenthesizedExpression":delimitedIndent(
{closing:")"}),"DictionaryExpression DictionaryComprehensionExpression SetExpression SetComprehensio\
nExpression":delimitedIndent({closing:"}"}),"ArrayExpression ArrayComprehensionExpression":delimitedIndent(
{closing:"]"}),MemberExpression:cx=>cx.baseIndent+cx.unit,"String FormatString":()=>null,Script:context=>{
var _a2;let inner=innerBody(context);return(_a2=inner&&indentBody(context,inner))!==null&&_a2!==void 0?
_a2:context.continue()}}),foldNodeProp.add({"ArrayExpression DictionaryExpression SetExpression Tupl\
eExpression":foldInside,Body:(node,state)=>({from:node.from+1,to:node.to-(node.to==state.doc.length?
0:1)}),"String FormatString":(node,state)=>({from:state.doc.lineAt(node.from).to,to:node.to})})]}),languageData:{
closeBrackets:{brackets:["(","[","{","'",'"',"'''",'"""'],stringPrefixes:["f","fr","rf","r","u","b",
"br","rb","F","FR","RF","R","U","B","BR","RB"]},commentTokens:{line:"#"},indentOnInput:/^\s*([\}\]\)]|else:|elif |except |finally:|case\s+[^:]*:?)$/}});
function python(){return new LanguageSupport(pythonLanguage,[pythonLanguage.data.of({autocomplete:localCompletionSource}),
pythonLanguage.data.of({autocomplete:globalCompletion})])}var EXTENSIONS=[lineNumbers(),highlightActiveLine(),highlightActiveLineGutter(),history2(),drawSelection(),
indentOnInput(),bracketMatching(),indentUnit.of("    "),python(),syntaxHighlighting(classHighlighter),
EditorState.tabSize.of(4),EditorView.lineWrapping,keymap.of([...defaultKeymap,...historyKeymap,indentWithTab])],
Editor=class{constructor(parent,label2,help,changed){let names={"aria-label":label2,"aria-describedb\
y":help,spellcheck:"false",tabindex:"0"};this.extensions=[...EXTENSIONS,EditorView.contentAttributes.
of(names),EditorView.updateListener.of(update=>{update.docChanged&&changed(this.text)})],this.view=new EditorView(
{parent,extensions:this.extensions})}get text(){return this.view.state.doc.toString()}set text(text){
this.view.setState(EditorState.create({doc:text,extensions:this.extensions}))}replace(text){this.view.
dispatch({changes:{from:0,to:this.view.state.doc.length,insert:text},annotations:isolateHistory.of("\
full")})}goTo(number2){let{doc:doc2}=this.view.state,line=doc2.line(Math.min(number2,doc2.lines));this.
view.dispatch({selection:{anchor:line.from,head:line.to},effects:EditorView.scrollIntoView(line.from,
{y:"center"})}),this.view.focus()}};function statementOf(markdown){return markdown.replace(/^\|.*\n?/gm,"").replace(/^## Examples?\s*$/gm,
"").split(/\n\s*\n/).flatMap(blockOf)}function blockOf(block){if(!block.trim())return[];if(block.startsWith(
"    "))return[make("pre",{},block.replace(/^ {4}/gm,""))];let heading2=/^(#+) (.*)$/m.exec(block);if(heading2){
let rest=block.slice(heading2[0].length).trimStart();return[make(heading2[1]==="#"?"h3":"h4",{},...inline(
heading2[2])),...blockOf(rest)]}let[words,...items]=block.split(/^- /m),list2=make("ul",{},...items.
map(item=>make("li",{},...inline(item))));return[...words.trim()?[make("p",{},...inline(words))]:[],
...items.length?[list2]:[]]}function inline(text){return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).
map(part=>part.startsWith("`")?make("code",{},part.slice(1,-1)):part.startsWith("**")?make("b",{},part.
slice(2,-2)):part.startsWith("*")?make("i",{},part.slice(1,-1)):part.replace(/^\[([^\]]+)\]\([^)]+\)$/,
"$1"))}var BESIDE=896,HELP="Tab indents. To leave the editor with the keyboard, press Escape, then Tab.",PAUSE=300,
Desk=class{constructor(place,problems,kind,opened){this.place=place,this.kind=kind,this.opened=opened,
this.problems=problems,this.changed=()=>{},this.clock=0,this.changes=[];let options=problems.map(({problem,
title})=>make("option",{value:problem},title));this.choice=make("select",{onchange:()=>this.choose()},
...options),this.statement=make("details",{className:"statement"});let field2=make("div",{className:"\
editor"}),help=make("p",{id:`${kind.id}-help`,className:"quiet"},HELP);this.status=make("p",{role:"s\
tatus",className:"says",tabIndex:-1}),this.tools=make("div",{className:"row"}),this.results=make("di\
v",{className:"results"});let label2=`Your ${kind.what} in Python`;this.editor=new Editor(field2,label2,
help.id,text=>this.keepSoon(text)),place.replaceChildren(make("div",{className:"row"},make("label",{},
"Puzzle ",this.choice),...this.files()),make("div",{className:"columns"},this.statement,make("div",{
className:"work"},field2,help)),this.tools,this.status,this.results),this.begin(),place.closest("det\
ails")?.addEventListener("toggle",()=>this.beginAnew()),addEventListener("storage",({key})=>this.follow(
keptElsewhere(key))),addEventListener("pageshow",()=>isOld(this.key)&&this.follow(keptElsewhere(this.
key))),addEventListener("pagehide",()=>this.keepNow())}begin(){this.choice.value=recall(this.kind.id)??
this.opened(),this.choice.value||(this.choice.value=this.problems[0].problem),this.show()}beginAnew(){
this.keepNow(),!(recall(this.kind.id)!==null||this.place.dataset.busy==="yes")&&this.opened()!==this.
problem.problem&&this.begin()}follow(key){key===this.key&&(this.editor.text=recall(this.key)??this.kind.
first(this.problem),this.place.dataset.busy!=="yes"&&this.forget())}get problem(){return this.problems.
find(({problem})=>problem===this.choice.value)??this.problems[0]}files(){let{what}=this.kind,file=make(
"input",{type:"file",accept:".py"});file.onchange=async()=>{let chosen=file.files?.[0];await this.done(
async()=>{chosen&&this.open(await this.kind.unpack(await textOf(chosen)))}),file.value=""};let again=button(
"Begin again",()=>this.beginAgain());return this.changes=[this.choice,file,again],[button(`Save the ${what}\
 as a file`,()=>this.done(()=>this.save())),make("label",{className:"file"},"Open one ",file),again]}choose(){
this.keepNow(),keep(this.kind.id,this.problem.problem),this.show()}show(){let{statement}=this.problem;
this.statement.replaceChildren(make("summary",{},"The puzzle"),...statementOf(statement)),this.statement.
open=innerWidth>BESIDE,this.editor.text=recall(this.key)??this.kind.first(this.problem),this.forget(),
this.changed()}forget(){this.status.textContent="",this.results.replaceChildren()}busy(busy,asks,halt){
keepFocus(()=>{for(let each of[...this.changes,...asks])each.disabled=busy;halt.disabled=!busy},()=>this.
status),this.place.dataset.busy=busy?"yes":"no"}get key(){return`${this.kind.id}-${this.problem.problem}`}keepSoon(text){
clearTimeout(this.clock);let{key}=this,{problem}=this.problem;this.later=()=>{keep(this.kind.id,problem),
keep(key,text)},this.clock=setTimeout(()=>this.keepNow(),PAUSE)}keepNow(){clearTimeout(this.clock),this.
later?.(),this.later=void 0}open(text){this.editor.replace(text),this.keepSoon(text),this.keepNow(),
this.forget(),say("Opened.")}beginAgain(){let{what}=this.kind;confirm(`Throw away the ${what} that i\
s here?`)&&this.open(this.kind.first(this.problem))}async done(act){try{await act()}catch(error){this.
status.textContent=`Not done: ${error instanceof Error?error.message:error}.`}}async save(){let{problem}=this.
problem,text=await this.kind.pack(problem,this.editor.text);save(`my_${problem}.py`,text,"text/x-pyt\
hon")}};init_words();var MEANING={AC:"accepted",WA:"wrong answer",TLE:"too slow",MLE:"too much memory",OLE:"\
too much output",RTE:"ended by an error",CE:"not a program that Python can read",JE:"the judge faile\
d"},Results=class{constructor(place,goTo){this.goTo=goTo,this.list=make("ol",{className:"cases","ari\
a-label":"Verdicts"}),this.counts=new Map,this.failed=0,this.legend=make("p",{className:"quiet"}),place.
replaceChildren(this.list,this.legend)}add(result,given){let{verdict,reason,seconds,said:said2}=result;
this.counts.set(verdict,(this.counts.get(verdict)??0)+1),this.legend.textContent=[...this.counts.keys()].
map(one=>`${one}: ${MEANING[one]}.`).join(" ");let sign=make("span",{className:`verdict ${verdict===
"AC"?"right":"not"}`},verdict),name2=` ${result.case} `,time=make("span",{className:"quiet"},`${seconds.
toFixed(2)} s`),why=reason?[" ",make("b",{},reason)]:[],last2=verdict==="RTE"&&said2?` ${summed(said2)}`:
"",summary2=make("summary",{},sign,...given?[name2,time]:[],...why,last2),details=make("details",{},
summary2),fill=()=>{details.childElementCount===1&&details.append(...this.shown(result,given))};details.
ontoggle=fill,verdict!=="AC"&&!this.failed++&&(fill(),details.open=!0),this.list.append(make("li",{},
details))}get sum(){return[...this.counts].map(([verdict,count])=>`${count} ${verdict}`).join(", ")}shown({
said:said2,line,picture:picture3},given){let goTo=line?[button(`Go to line ${line}`,()=>this.goTo(line))]:
[],words=said2?[make("pre",{tabIndex:0},said2.trimEnd())]:[],drawn=picture3?[make("div",{className:"\
pair"},grid("expected",picture3.expected),grid("actual",picture3.actual)),make("p",{className:"quiet"},
legend(picture3))]:[],input=given?[figure("input",given.puzzle)]:[];return[...goTo,...words,...drawn,
...input]}};function summed(said2){let lines=said2.trimEnd().split(`
`),[last2]=lines.slice(-1);if(!/^ +\+-+$/.test(last2))return last2;let first=lines.findLastIndex(line=>line.
startsWith("  +-+-"));return(lines[first-1]??lines.findLast(line=>/\w/.test(line))??last2).replace(/^[ |]+/,
"")}function legend({actual,above:above3,more}){let marks2=new Set(actual.flat().map(([,mark])=>mark));
return[marks2.has("differs")?"Framed: differs; any other right answer will do.":"",marks2.has("break\
s")?"Underlined: breaks the law.":"",above3?`${counted(above3,"row")} above, which are alike.`:"",more?
`${counted(more,"row")} more.`:""].join(" ")}function figure(title,...content2){let words=make("pre",
{tabIndex:0,"aria-label":title},...content2);return make("figure",{},make("figcaption",{},title),words)}
function grid(title,rows){let slot=Math.max(1,...rows.flat().map(([text])=>text.length)),cell=([text,
mark])=>{let shown2=text.padStart(slot)+(slot>1?" ":"");return mark?make("mark",{className:mark},shown2):
shown2};return figure(title,...rows.flatMap(row=>[...row.map(cell),`
`]))}var Programs=class{constructor(place,problems,python2,runner,opened){this.python=python2,this.runner=
runner;let kind={id:"program",what:"program",first:({program})=>program,pack:async(_,text)=>text,unpack:async text=>text};
this.desk=new Desk(place,problems,kind,opened),this.seconds=make("input",{type:"number",min:"0.1",max:"\
100",step:"any"}),this.halt=button("Stop",()=>this.stop(),{disabled:!0}),this.stopping=new AbortController,
this.desk.changed=()=>this.show(),this.show()}show(){let{samples,cases,limits}=this.desk.problem;this.
runner.end(),this.seconds.value=String(limits.cpu),this.buttons=[button(`Run on the ${counted(samples,
"sample")}`,()=>this.run(this.given(!0)),{className:"main"}),button(`Run on all ${cases} cases`,()=>this.
run(this.given(!1))),button("Look for a small case that fails",()=>this.run(this.fresh(),!0))],this.
desk.tools.replaceChildren(...this.buttons,this.halt,make("label",{},"Seconds for a case ",this.seconds))}async*given(samples){
yield*await this.call("own.cases.given",this.desk.problem.problem,samples)}async*fresh(){let count=await this.
call("own.cases.number_of_new");for(let number2=0;number2<count;number2++){let found=await this.call(
"own.cases.new",this.desk.problem.problem,number2);found&&(yield found)}}async run(cases,once=!1){let results=new Results(
this.desk.results,line=>this.desk.editor.goTo(line)),say2=words=>this.desk.status.textContent=words;
this.busy(!0),say2("Getting ready …"),this.stopping=new AbortController;try{let ended2=await this.
judgeAll(cases,once,results,say2);say2(`${ended2}${results.sum}.`)}catch(error){if(!(error instanceof
Stopped||error instanceof Refused))throw error;let ended2=error instanceof Stopped?"Stopped":`Not do\
ne: ${error.message}`;say2(`${ended2}. ${results.sum}`)}finally{this.busy(!1)}}stop(){this.stopping.
abort(new Stopped("stopped")),this.runner.end()}async judgeAll(cases,once,results,say2){let{problem}=this.
desk.problem,program=this.desk.editor.text,refused=await this.call("own.judging.compiled",program);if(refused&&
results.add(refused,null),refused)return"Python cannot read the program: ";let seconds=Math.min(Math.
max(Number(this.seconds.value)||10,.1),100),limits=await this.call("own.cases.limits",problem,seconds);
for await(let given of cases){say2(`${given.name}, ${limits.wall} s at most … ${results.sum}`);let run=await this.
runner.run(program,given.puzzle,limits),result=await this.call("own.judging.verdict",problem,seconds,
given,run);if(results.add(result,given),once&&result.verdict!=="AC")return"The smallest new case tha\
t fails: "}return once?"No new case fails: ":""}call(name2,...args){return this.python.call(name2,args,
{signal:this.stopping.signal})}busy(busy){this.desk.busy(busy,this.buttons??[],this.halt)}};init_words();var COMPANY=[["alone","alone"],["direct","after the direct rules"],["all","after all rules"]],LISTED4=12,
Rules=class{constructor(place,problems,python2,another,opened){this.another=another,this.python=void 0;
let kind={id:"rule",what:"rule",first:({rule})=>rule,pack:(problem,text)=>python2.call("own.rule.pro\
gram",[problem,text]),unpack:text=>python2.call("own.rule.rule_in",[text])};this.desk=new Desk(place,
problems,kind,opened);let options=COMPANY.map(([value,words])=>make("option",{value},words));this.company=
make("select",{},...options),this.ask=button("Try the rule",()=>this.examine(),{className:"main"}),this.
stopping=new AbortController,this.printed="",this.halt=button("Stop",()=>this.stopping.abort(new Stopped(
"stopped")),{disabled:!0}),this.desk.tools.append(this.ask,make("label",{},"It is asked ",this.company),
this.halt)}async examine(){let{desk}=this,say2=words=>desk.status.textContent=words,tell=told=>{told.
printed?this.printed+=told.printed:say2(progressOf(told))};this.python??=this.another(),this.stopping=
new AbortController;let{signal}=this.stopping;this.busy(!0),desk.results.replaceChildren(),this.printed=
"",say2("Getting ready …");try{let args=[desk.problem.problem,desk.editor.text,this.company.value],
worth=await this.python.call("own.rule.examine",args,{tell,signal});say2(verdictOn(worth)),desk.results.
append(...await shown(worth,this.printed))}catch(error){say2(await this.said(error))}finally{this.busy(
!1)}}async said(error){if(!(error instanceof Refused||error instanceof Stopped))throw error;let{said:said2,
line,place}=error instanceof Refused?error.refusal:{said:"Stopped."};if(line){let goTo=button(`Go to\
 line ${line}`,()=>this.desk.editor.goTo(line));this.desk.results.append(goTo)}return place&&this.desk.
results.append(...await brokenAt(place)),this.desk.results.append(...printedBy(this.printed)),`${line?
`Line ${line}: `:""}${said2}`}busy(busy){this.desk.busy(busy,[this.ask],this.halt)}};function progressOf({
done,of,what}){return`${done}${of?` of ${of}`:""} ${what} …`}function verdictOn({wrong,boards,steps,
speaks,puzzles,solved,carried}){let right=wrong?"The rule is wrong: see below.":`Never wrong, on ${counted(
boards,"small board")} and ${counted(puzzles,"puzzle")}.`,spoke=steps?`It speaks ${counted(steps,"ti\
me")}, in ${speaks} of the ${counted(puzzles,"puzzle")}.`:`It says nothing new in any of the ${puzzles}\
 puzzles.`,carries=`${`${solved} ${solved===1?"is":"are"} solved without it`}, ${carried.length} mor\
e with it.`;return`${right} ${spoke} ${carries}`}async function shown({wrong,shown:shown2,carried},printed){
let names=carried.length?[make("p",{},`It carries ${carried.join(", ")}.`)]:[],others=shown2.filter(
place=>place.case!==wrong?.case),places=await Promise.all(others.map(spoken));return[...wrong?await errors(
wrong):[],...printedBy(printed),...names,...places.length?[make("h3",{},"Where it speaks")]:[],make(
"div",{className:"pair"},...places)]}function printedBy(printed){return printed?[make("h3",{},"What \
it prints"),make("pre",{tabIndex:0},printed)]:[]}async function errors(wrong){let{solution,givens,answer,
told,broken,places}=wrong,draw=await puzzleMaker(solution),words=broken?`In ${wrong.case} it finds n\
o answer (${broken}), and there is one.`:`In ${wrong.case} it says what need not be: ${factsIn(told)}\
.`;return[make("h3",{},"Where it is wrong"),make("p",{className:"wrong"},words),make("div",{className:"\
pair"},picture2(draw(givens),[...wrong.facts,...told],{wrong:places},words),...answer?[picture2(draw(
givens),answer,{decided:places},"An answer to it")]:[])]}async function brokenAt({solution,givens,facts,
places,case:name2}){let draw=await puzzleMaker(solution),spoke=places.length?`the last it spoke of w\
as ${listed2(places)}`:"it said nothing",words=`In ${name2}: ${spoke}.`;return[make("h3",{},"Where i\
t broke"),picture2(draw(givens),facts,{wrong:places},words)]}async function spoken(place){let{solution,
givens,facts,told}=place,draw=await puzzleMaker(solution),decided=told.map(([name2])=>name2),words=`${place.
case}: ${factsIn(told)}`;return picture2(draw(givens),[...facts,...told],{decided},words)}function factsIn(told){
return listed2(told.map(fact=>fact.join(" ")))}function listed2(words){let more=words.length-LISTED4;
return words.slice(0,LISTED4).join(", ")+(more>0?` and ${more} more`:"")}var Runner=class{constructor(source,files){this.source=URL.createObjectURL(new Blob([source],{type:"\
text/javascript"})),this.files={...files,snapshot:void 0,again:!0},this.last=0,this.worker=null,this.
clock=0,this.stop=()=>{}}ready(){return this.worker?this.worker:(this.worker=new Worker(this.source),
this.worker.postMessage(this.files),this.worker)}end(){clearTimeout(this.clock),this.worker&&(this.worker.
onerror=this.worker.onmessage=null,this.worker.terminate()),this.worker=null,this.stop(),this.stop=()=>{}}async run(program,input,limits){
let worker=this.ready(),id2=++this.last;try{return await new Promise((give,refuse)=>{this.stop=()=>refuse(
new Stopped("stopped")),worker.onerror=({message})=>this.finish(give,ended("judge",0,message)),worker.
onmessage=({data})=>{data.id===id2&&(data.failed?(refuse(new Refused({said:`Python does not start: ${data.
failed}`})),this.end()):data.run?this.finish(give,data.run,data.spent):this.clock=setTimeout(()=>this.
late(give,limits),limits.wall*1e3))},worker.postMessage({id:id2,program,input,limits})})}finally{clearTimeout(
this.clock)}}finish(give,run,spent=!0){give(run),this.stop=()=>{},spent&&(this.end(),this.ready())}late(give,limits){
this.finish(give,ended("wall",limits.wall))}};function ended(end,seconds,said2=""){let stderr=btoa(String.
fromCharCode(...new TextEncoder().encode(said2)));return{end,status:-9,cpu:seconds,wall:seconds,memory:0,
stdout:"",stderr}}function beginOwn(work,files,opened){let{python:python2}=work,text=id2=>byId(id2).textContent??"",problems=()=>work.
run("Getting ready …","own.cases.problems");new Panel("programs",async desk=>{let runner=new Runner(
text("program-worker"),files),programs=new Programs(desk,await problems(),python2,runner,opened);return runner.
ready(),programs}),new Panel("own-rules",async desk=>{let another=()=>new Python(text("worker"),{...files,
again:!0});return new Rules(desk,await problems(),python2,another,opened)})}var PATIENCE4=300,AGAIN=10,Work=class{constructor(python2){this.python=python2,this.jobs=[],this.clock=
0,this.before=null,byId("stop").onclick=({detail})=>{detail<2&&this.stop()}}async run(words,call,args=[],{
told=()=>"",signal}={}){let stopping=new AbortController,job={words,since:performance.now(),told:-AGAIN,
stopping},tell=progress=>{job.words=`${words} ${told(progress)}`},signals=signal?[stopping.signal,signal]:
[stopping.signal];this.begin(job);try{return await this.python.call(call,args,{tell,signal:AbortSignal.
any(signals)})}finally{this.end(job)}}stop(){this.jobs[0]?.stopping.abort(new Stopped("it was stoppe\
d"))}begin(job){this.jobs.push(job),!this.clock&&(this.before=document.activeElement,this.clock=setInterval(
()=>this.jobs.forEach(each=>this.tell(each)),PATIENCE4))}end(job){this.jobs=this.jobs.filter(other=>other!==
job),setTimeout(()=>this.jobs.length||this.hide())}tell(job){let seconds=Math.floor((performance.now()-
job.since)/1e3),words=`${job.words} (${seconds} s)`;job===this.jobs[0]&&(byId("doing").textContent=words),
byId("working").hidden=!1,!(seconds<job.told+AGAIN)&&(job.told=seconds,byId("told").textContent=seconds?
words:job.words)}hide(){clearInterval(this.clock),this.clock=0,byId("working").hidden||(byId("told").
textContent="Done.");let had=byId("stop")===document.activeElement;byId("working").hidden=!0,had&&this.
before instanceof HTMLElement&&this.before.focus()}};init_drawing();init_places();var TITLE2=document.title,LONGEST2=13e4,Lab=class{constructor(work){this.work=work,this.opened=null,
this.problem="",this.coming=new AbortController,this.titles=new Map,new Panel("new",desk=>this.addMaking(
desk)),this.draw=new Panel("draw",desk=>this.addDraw(desk)),this.source=new Source((text,problem)=>this.
bring(text,problem),said2=>this.refuse(said2)),addEventListener("hashchange",()=>this.follow()),document.
addEventListener("keydown",event=>this.key(event))}async begin(){let ready=this.attempt(async()=>{let problems=await this.
work.run("Getting ready …","puzzle.problems");for(let{problem,title}of problems)this.titles.set(problem,
title)});location.hash&&await this.follow(),await ready,document.documentElement.dataset.ready="yes"}async addMaking(desk){
let kinds=await this.work.run("Getting ready …","making.kinds");return new Making(desk,kinds,(...asked)=>this.
make(...asked))}async addDraw(desk){let kinds=await this.work.run("Getting ready …","drawn.kinds");
return new Draw(desk,this.work,kinds,(...drawn)=>this.take(...drawn))}async attempt(act,text=""){this.
leave();let{signal}=this.coming;document.documentElement.dataset.busy="yes";try{await act(signal)}catch(error){
let refusal=refusalIn(error);if(!refusal)throw error;signal.aborted||(this.hash="",showRefusal(refusal,
text))}finally{signal.aborted||(document.documentElement.dataset.busy="no")}}leave(){this.coming.abort(
new Stopped("it was left")),this.coming=new AbortController,showNothing(),byId("opened").hidden=!0,byId(
"worksheet").replaceChildren(),document.title=TITLE2,this.opened=null,this.problem="",this.hash="",document.
documentElement.dataset.busy="no"}bring(text,problem,from="",call="puzzle.read"){return this.attempt(
async signal=>{let read2=await this.work.run("Reading …",call,[text,problem],{signal});this.source.
taken(text),this.source.holds(text)&&this.source.askKind(read2.kinds,read2.problem,this.titles),await this.
open({problem:read2.problem,puzzle:read2.puzzle},signal,from)},text)}refuse(said2){return this.attempt(
()=>Promise.reject(new Refused({said:said2})))}make(name2,asked,seed){let told=({tried:tried2})=>`${tried2}\
 not as asked`;return this.attempt(async signal=>{let args=[name2,asked,seed],late=lateAfter(LONGEST2,
"no such puzzle was found in two minutes"),wish={told,signal:AbortSignal.any([signal,late])},made=await this.
work.run("Making …","making.make",args,wish);this.source.follow(made.puzzle),await this.open({problem:made.
problem,puzzle:made.puzzle},signal)})}async take(problem,puzzle){return this.source.follow(puzzle),await this.
bring(puzzle,problem,"","puzzle.read_drawn"),this.hash!==""}async follow(){let{hash:hash2}=location;
if(!hash2){this.leave(),this.source.unfold();return}let held=await heldBy(hash2);!held||hash2!==location.
hash||hash2===this.hash||(held.damage||this.source.follow(held.text??held.puzzle??""),held.text!==void 0?
await this.bring(held.text,null,hash2):await this.attempt(signal=>this.openHeld(held,signal,hash2),held.
puzzle))}async openHeld(held,signal,from){if(held.damage)throw new Refused({said:held.damage});let{problem,
puzzle,marks:marks2}=held;await this.work.run("Reading …","puzzle.check_link",[problem,puzzle],{signal}),
await this.open(held,signal,from),marks2&&this.opened&&await this.mark(marks2,{problem,puzzle},signal)}async open({
problem,puzzle,marks:marks2},signal,from=""){this.problem=problem??"",await this.keepAddress({problem,
puzzle,marks:marks2},signal,from);let look=await this.work.run("Solving …","puzzle.look",[problem,
puzzle],{signal});if(await showAnswers(look),!look.answers)return;let wish={told:({step,sentence})=>`\
step ${step}: ${sentence}`,signal},args=[problem,puzzle];await this.show(await this.work.run("Findin\
g reasons:","puzzle.lesson",args,wish),signal)}async keepAddress(held,signal,from){let hash2=await hashOf(
held);signal.throwIfAborted(),!(from&&from!==location.hash)&&(this.hash=hash2,from?history.replaceState(
null,"",hash2):location.hash=hash2)}async show(data,signal){let empty=byId("empty-lesson");byId("pla\
ce-of-lesson").replaceChildren(empty.content.cloneNode(!0)),byId("opened").hidden=!1,this.opened=await openLesson(
data,signal),this.opened.play.exact=new Solver(this.work.python,data,signal),byId("name").textContent=
data.title,document.title=`${data.title} · ${TITLE2}`,byId("shared").replaceChildren(button("Copy a\
 link to this puzzle",()=>this.share(!1)),button("Copy it with what I have marked",()=>this.share(!0)),
button("Draw on it",()=>this.redraw())),this.lead()}lead(){let at=document.activeElement??document.body,
waits=at===document.body||at.closest("#source, #stop");for(let each of byId("source").querySelectorAll(
"details"))each.open=!1;let hasFinding=byId("finding").hasChildNodes();byId(hasFinding?"finding":"op\
ened").scrollIntoView({block:"start"}),waits&&byId(hasFinding?"finding":"name").focus({preventScroll:!0})}async mark(marks2,alone,signal){
if(!this.opened)return;let{play,tabs}=this.opened,[fitting,others]=[!0,!1].map(is=>marks2.filter(mark=>play.
judge.fits(...mark)===is));play.restart(),play.move(fitting);let places=listed(others.map(([place])=>place));
places&&play.speak(`The link has marks that this puzzle cannot have: ${places}.`),tabs.choose(tabs.tabs[1]),
this.hash&&await this.keepAddress(alone,signal,this.hash)}async redraw(){if(!this.opened)return;let{
problem,puzzle}=this.opened.lesson,{part}=this.draw;part.open=!0,part.scrollIntoView({block:"start"});
let draw=await this.draw.ready();await draw?.take(problem,puzzle),draw?.element.focus({preventScroll:!0})}async share(marked){
if(!this.opened)return;let{lesson,play}=this.opened,{facts,given}=play.state,marks2=[...facts].filter(
([place])=>!given.has(place)),held={problem:lesson.problem,puzzle:lesson.puzzle};marked&&(held.marks=
marks2.map(([place,values])=>[place,[...values]])),copy(new URL(await hashOf(held),location.href).href)}key(event){
event.target.closest("#source, #own")||this.opened?.tabs.key(event)}};function lateAfter(time,said2){
let late=new AbortController;return setTimeout(()=>late.abort(new Refused({said:said2})),time),late.
signal}function refusalIn(error){return error instanceof Refused?error.refusal:error instanceof Stopped?
{said:error.message}:null}async function start(){begin();let files=await findFiles(),python2=new Python(
byId("worker").textContent??"",files),work=new Work(python2),lab=new Lab(work);beginOwn(work,files,()=>lab.
problem),await lab.begin()}start();return __toCommonJS(lab_exports);})();
