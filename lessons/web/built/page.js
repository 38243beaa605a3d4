"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundl\
e: "+path)};var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(
fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},
__copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(
from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);function cellOf(name){let[r,c]=(name.match(/\d+/g)??[]).map(Number);return{r:r-1,c:c-1}}function cellName(r,c){
return`r${r+1}c${c+1}`}function spotOf(place){let{r,c}=cellOf(place),[,other]=place.split("-");if(!other)
return{x:c+.5,y:r+.5,edge:""};let{x,y,edge}=EDGES[other]??EDGES[cellOf(other).r===r?"right":"bottom"];
return{x:c+x,y:r+y,edge}}function inOrder(edges){return[...edges].sort((one,other)=>{let[a,b]=[spotOf(
one),spotOf(other)];return a.y-b.y||a.x-b.x})}function cellsOf(edge){return edge.split("-").filter(name=>/^r\d/.
test(name))}function placesIn(list2){return list2.split(" ").flatMap(run=>{let[first,last]=run.split(
"~"),{r,c}=cellOf(first);return last?Array.from({length:Number(last)-c},(_,at)=>cellName(r,c+at)):[run]})}
function isSettled(value){return!value.startsWith("not ")}function isRoom(name){return name.startsWith(
"room ")}function roomsApart(names){return{rooms:names.filter(isRoom),places:names.filter(name=>!isRoom(
name))}}function factsOf(...lists){let facts=new Map;for(let[place,value]of lists.flat())facts.set(place,
(facts.get(place)??new Set).add(value));return facts}function placeOf(fact){return fact.slice(0,fact.
indexOf(" "))}function valueOf(fact){return fact.slice(fact.indexOf(" ")+1)}function isSo(facts,place,value){
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
other=>cellName(other.r,other.c))}}}});function svg(name,attributes={},...children){let element=document.createElementNS("http://www.w3.org\
/2000/svg",name);for(let[key,value]of Object.entries(attributes))element.setAttribute(key,String(value));
return element.append(...children),element}function label(text,x,y,size,kind=""){return svg("text",{
x,y,"font-size":size,class:`label ${kind}`},String(text))}function square({r,c},kind){return svg("re\
ct",{x:c*UNIT,y:r*UNIT,width:UNIT,height:UNIT,class:kind})}function middle({r,c}){return[(c+.5)*UNIT,
(r+.5)*UNIT]}function above({r,c}){return`M${c*UNIT} ${r*UNIT}h${UNIT}`}function leftOf({r,c}){return`\
M${c*UNIT} ${r*UNIT}v${UNIT}`}function gridLines(grid){let lines="";for(let c=1;c<grid.width;c++)lines+=
`M${c*UNIT} 0v${grid.height*UNIT}`;for(let r=1;r<grid.height;r++)lines+=`M0 ${r*UNIT}h${grid.width*UNIT}`;
return svg("path",{d:lines,class:"grid"})}function frame(grid,kind="border"){return svg("rect",{width:grid.
width*UNIT,height:grid.height*UNIT,class:kind})}function hatching(x,y,w,h){let lines="";for(let at=8;at<
w+h;at+=8){let[x1,y1]=at<w?[x+at,y]:[x+w,y+at-w],[x2,y2]=at<h?[x,y+at]:[x+at-h,y+h];lines+=`M${x1} ${y1}\
L${x2} ${y2}`}return lines}function tint(place,kind){let{r,c}=cellOf(place),group=svg("g",{class:`ti\
nt ${kind}`},square({r,c},"fill"));if(kind==="other"){let lines=hatching(c*UNIT,r*UNIT,UNIT,UNIT);group.
append(svg("path",{d:lines,class:"hatching"}))}return group}function arrow(from,to){let[dx,dy]=[(to.
x-from.x)*UNIT,(to.y-from.y)*UNIT],long=Math.hypot(dx,dy)||1,[ux,uy]=[dx/long,dy/long],short=Math.min(
8,long/4),[x1,y1]=[from.x*UNIT+ux*short,from.y*UNIT+uy*short],[x2,y2]=[to.x*UNIT-ux*short,to.y*UNIT-
uy*short],wing=side=>`M${x2} ${y2}L${x2-7*ux-4*side*uy} ${y2-7*uy+4*side*ux}`,d=`M${x1} ${y1}L${x2} ${y2}${wing(
1)}${wing(-1)}`;return svg("g",{class:"arrow"},svg("path",{d,class:"halo"}),svg("path",{d}))}function note(spot,words,others){
let width=8+6*words.length,out=spot.edge?0:UNIT/2-7,[x,y]=[spot.x*UNIT+out-width/2+(out&&5),spot.y*UNIT-
out+others*13];return svg("g",{class:"note"},svg("rect",{x:x-width/2,y:y-6.5,width,height:13,rx:4}),
label(words,x,y,10,"strong"))}var UNIT,init_drawing=__esm({"lessons/web/drawing.js"(){"use strict";init_places();
UNIT=40}});function listed(words,last="and",most=LISTED){let some2=words.length>most?words.slice(0,most-1):words,
all=words.length>some2.length?[...some2,`${words.length-some2.length} more`]:some2;return[all.slice(
0,-1).join(", "),all[all.length-1]].filter(Boolean).join(` ${last} `)}function counted(number,noun){
return`${number} ${noun}${number===1?"":"s"}`}function whyStuck({unique}){return unique?"only search\
 goes on":"the puzzle has several answers"}function summary(lesson){let{steps,solved}=lesson,{length}=steps;
if(solved&&!length)return"Nothing is open: this is the answer.";let[many,s]=[counted(length,"step"),
length===1?"s":""];if(solved)return`${many} lead${s} to the answer.`;let why=whyStuck(lesson);return length?
`${many} follow${s} by rules. No rule says more: ${why}.`:`No rule says anything: ${why}.`}function inWords(puzzle,facts){
return listed(eachInWords(puzzle,facts))}function eachInWords(puzzle,facts){let places=new Map,out=new Map;
for(let fact of facts){let[,number]=NOT.exec(valueOf(fact))??[];number&&out.set(placeOf(fact),[...out.
get(placeOf(fact))??[],number])}for(let fact of facts){let numbers=NOT.test(valueOf(fact))?out.get(placeOf(
fact)):void 0,value=numbers?`not ${listed(numbers,"or")}`:valueOf(fact),others=places.get(value)??[];
others.includes(placeOf(fact))||places.set(value,[...others,placeOf(fact)])}return[...places].map(([
value,where])=>{let many=where.length>1;return`${listed(where)} ${puzzle.verb?.(value,many)??`${many?
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
slice(0,4*width+1)})}function above2([top]){let pad=top==="wall"?"-":" ";return["+",pad,SIGNS2[top][0],
pad]}function inside(sides){let[top,left,bottom,right]=sides.map(side=>+(side==="path")),centre=CENTRES[top+
2*left+4*bottom+8*right];return[SIGNS2[sides[1]][1]," ─"[left],centre," ─"[right]]}var SIGNS2,CENTRES,
init_castle=__esm({"lessons/web/laws/castle.js"(){"use strict";SIGNS2={path:"│─",wall:"-|",blocked:"\
xx",open:"  "},CENTRES=" ╵╴┘╷│┐ ╶└─ ┌   "}});function counts(law){let{words,facts,least,most,opposite,places=[],rooms=[],effort=1}=law,{none="",rest=""}=law,
others=facts.map(opposite);function look(known){let yes=facts.filter(fact=>known.has(fact)),no=others.
filter(fact=>known.has(fact)),said2=[],open=()=>facts.filter((fact,at)=>!known.has(fact)&&!known.has(
others[at]));if(yes.length>=most){let facts2=yes.length>most?[]:open().map(opposite);(yes.length>most||
facts2.length)&&said2.push({rule:none,facts:facts2,from:yes.slice(0,most+1)})}let spare=others.length-
least;if(no.length>=spare){let facts2=no.length>spare?[]:open();(no.length>spare||facts2.length)&&said2.
push({rule:rest,facts:facts2,from:no.slice(0,spare+1)})}return said2}return{words,effort,places,rooms,
facts:[...facts,...others],look}}function otherOf([one,two]){return fact=>{let[place,value]=fact.split(
" ");return`${place} ${value===one?two:one}`}}var init_law=__esm({"lessons/web/laws/law.js"(){"use s\
trict"}});function treeFrom(start2,next){let tree={order:[],number:new Map,parent:new Map,low:new Map,size:new Map},
{order,number,parent}=tree,todo=[[start2,null]];for(let top=todo.pop();top;top=todo.pop()){let[node,
from]=top;if(!number.has(node)){number.set(node,order.length),order.push(node),from!==null&&parent.set(
node,from);for(let other of next(node))number.has(other)||todo.push([other,node])}}return measure(tree,
next),tree}function measure({order,number,parent,low,size},next){let numberOf=node=>number.get(node);
for(let node of order){let others=next(node).filter(other=>other!==parent.get(node));low.set(node,Math.
min(numberOf(node),...others.map(numberOf))),size.set(node,1)}for(let node of[...order].reverse()){let above3=parent.
get(node);above3!==void 0&&(low.set(above3,Math.min(low.get(above3)??0,low.get(node)??0)),size.set(above3,
(size.get(above3)??0)+(size.get(node)??0)))}}function hanging({order,number,parent,low,size},edges){
return order.flatMap((node,at)=>{let above3=parent.get(node),least=(number.get(above3??"")??0)+(edges?
1:0);return above3===void 0||(low.get(node)??0)<least?[]:[[node,above3,order.slice(at,at+(size.get(node)??
0))]]})}var init_cuts=__esm({"lessons/web/laws/cuts.js"(){"use strict"}});function endsIn(plan){let known=allEnds.get(plan);if(known)return known;let ends=new Map;for(let[cell,
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
this.grid.width?"-right":`-${cellName(r,c)}`)}base({base,over}){base.append(gridLines(this.grid),frame(
this.grid,"outside"));let walls="";for(let r=0;r<=this.grid.height;r++)for(let c=0;c<=this.grid.width;c++){
let upper=c<this.grid.width&&!this.open.has(this.edgeAbove({r,c})),left=r<this.grid.height&&!this.open.
has(this.edgeLeftOf({r,c}));walls+=(upper?above({r,c}):"")+(left?leftOf({r,c}):"")}over.append(svg("\
path",{d:walls,class:"wall-line"}))}mark(place,values){let spot=spotOf(place),[x,y]=[spot.x*UNIT,spot.
y*UNIT];if(!values.has("path"))return svg("path",{d:`M${x-3.5} ${y-3.5}l7 7m0 -7l-7 7`,class:"blocke\
d"});let[dx,dy]=spot.edge==="horizontal"?[UNIT/2,0]:[0,UNIT/2],ends=[this.nearby(x-dx,y-dy),this.nearby(
x+dx,y+dy)];return svg("path",{d:`M${ends.join("L")}`,class:"path"})}nearby(x,y){let within=(at,most)=>Math.
min(Math.max(at,-STUB),most*UNIT+STUB);return`${within(x,this.grid.width)} ${within(y,this.grid.height)}`}describe(place,values){
let words=values.has("path")?"path":values.has("blocked")?"blocked":"open";return`${place.replace("-",
" to ")}: ${words}`}teller(facts){return cell=>{let[top,left,bottom,right]=this.sides(cellOf(cell)),
words=Object.entries({top,right,bottom,left}).map(([side,edge])=>{let door=cellsOf(edge).length===1&&
this.open.has(edge)?"door, ":"",[value]=facts.get(edge)??["open"];return`${side} ${this.open.has(edge)?
door+value:"wall"}`});return`${cell}: ${words.join("; ")}`}}text(facts,done){let known=edge=>{let[value]=facts.
get(edge)??["open"];return this.open.has(edge)?done&&value==="blocked"?"open":value:"wall"};return castle(
this.grid,cell=>this.sides(cell).map(known))}sides({r,c}){let[top,bottom]=[r,r+1].map(row=>this.edgeAbove(
{r:row,c})),[left,right]=[c,c+1].map(column=>this.edgeLeftOf({r,c:column}));return[top,left,bottom,right]}obvious={
fill_cell:"blocked"};opposite=otherOf(this.values);isOut(value){return value==="blocked"}verb(value,many){
return value==="path"?`${many?"are":"is"} in the path`:void 0}laws(){let cells=this.grid.cells().map(
cell=>{let words2=`The path goes over just two edges of ${cell}.`;return this.law(words2,this.edgesOf.
get(cell)??[],2,"fill_cell",[cell])}),facts=this.edges.flatMap(edge=>[`${edge} path`,`${edge} blocke\
d`]),words="The path closes no loop, and leaves only when it has been everywhere.",look=known=>new Path(
this,known).says(),joined="The path is one piece, and joins all cells.",joins=known=>new Path(this,known).
joins(),whole={effort:1,places:[],facts};return[...cells,...this.doorLaws(),{...whole,words,look},{...whole,
words:joined,look:joins}]}law(words,edges,used,rule,places=edges){let facts=edges.map(edge=>`${edge}\
 path`),[least,most,none,rest]=[used,used,rule,rule];return counts({words,facts,least,most,opposite:this.
opposite,places,none,rest})}doorLaws(){let black=this.doors.filter(door=>isBlack(cellsOf(door)[0])),
white=this.doors.filter(door=>!black.includes(door)),odd=this.grid.height*this.grid.width%2,words=odd?
"On a chessboard with one black cell more the path begins and ends at black ones.":"On a chessboard \
with as many black cells as white the path begins at one colour and ends at the other.";return[this.
law("The path uses just two doors.",this.doors,2,"choose_doors"),this.law(words,black,1+odd,"choose_\
doors"),this.law(words,white,1-odd,"choose_doors")]}broken(facts,done){let path=edge=>!!facts.get(edge)?.
has("path"),open=edge=>path(edge)||!done&&!facts.get(edge)?.has("blocked");return[...this.grid.cells().
flatMap(cell=>this.brokenCell(cell,path,open)),...this.brokenDoors(path,open),...this.pathsOf(path).
flatMap(cells=>this.brokenPath(cells,path))]}brokenCell(cell,path,open){let own=this.edgesOf.get(cell)??
[],used=own.filter(path);return used.length>2?[["The path forks.",used]]:own.filter(open).length>=2?
[]:[[`${cell} has fewer than two ways left.`,own.length?own:this.doors]]}brokenDoors(path,open){let broken=[],
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
flat()]))}base({base,over}){over.append(gridLines(this.grid),frame(this.grid));for(let cell of this.
grid.cells()){let[cx,cy]=middle(cellOf(cell)),token=this.token(cellOf(cell));if(isWall(token))base.append(
square(cellOf(cell),"wall")),token!=="#"&&over.append(label(token,cx,cy,22,"on-wall"));else if(isWormhole(
token)){let rings=[16,11.5].map(r=>svg("circle",{cx,cy,r,class:"wormhole"}));over.append(...rings,label(
token,cx,cy,15))}else base.append(square(cellOf(cell),"unlit"))}}shades(facts){return new Map([...this.
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
cell=>/[0-4]/.test(this.token(cellOf(cell)))).map(cell=>{let number=Number(this.token(cellOf(cell))),
facts=bulbs(this.grid.beside(cell).filter(other=>this.open.has(other))),many=number?`just ${counted(
number,"bulb")}`:"no bulb",words=`The ${number} at ${cell} has ${many} beside it.`,rules={none:"fini\
sh_with_empty",rest:"finish_with_bulbs"};return counts({...this.law(words,facts),least:number,most:number,
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
told=broken.some(([,pair3])=>other&&pair3.includes(cell)&&pair3.includes(other));other&&!told&&broken.
push(["Two bulbs see each other.",[cell,other]]),!(lit.has(cell)||possible(cell)||seen.some(possible))&&
broken.push(["A cell cannot be lit.",[cell]])}return broken}brokenClues(bulb,possible){let broken=[];
for(let cell of this.grid.cells()){let clue=Number(this.token(cellOf(cell))),around=this.grid.beside(
cell),bulbs2=around.filter(bulb).length;bulbs2>clue?broken.push([`A ${clue} has ${counted(bulbs2,"bu\
lb")}.`,[cell]]):around.filter(possible).length<clue&&broken.push([`A ${clue} has too few places lef\
t.`,[cell]])}return broken}}}});function mapper(grid,clues){let last;return known=>((last?.known!==known||last.size!==known.size)&&(last=
{known,size:known.size,map:new Land(grid,clues,known)}),last.map)}function squaresOf(grid){return grid.
cells().map(cell=>{let{r,c}=cellOf(cell);return[cell,cellName(r,c+1),cellName(r+1,c),cellName(r+1,c+
1)]}).filter(square2=>grid.holds(cellOf(square2[3])))}function said(cells,value,why){return cells.length?
[{...why,facts:cells.map(cell=>`${cell} ${value}`)}]:[]}var EXIT,Land,init_land=__esm({"lessons/web/\
laws/land.js"(){"use strict";init_places();init_cuts();EXIT="take_only_exit",Land=class{constructor(grid,clues,known){
this.grid=grid,this.clues=clues,this.known=known,this.all=grid.cells(),this.isSea=cell=>known.has(`${cell}\
 sea`),this.isLand=cell=>cell in clues||known.has(`${cell} island`),this.lands=this.piecesOf(this.isLand),
this.seas=this.piecesOf(this.isSea),this.able=void 0}piecesOf(own){let next=cell=>this.grid.beside(cell).
filter(own);return pieces(this.all.filter(own),next).map(cells=>{let exits=this.shore(cells).filter(
cell=>!this.isSea(cell)&&!this.isLand(cell));return{cells,exits,numbers:cells.filter(cell=>cell in this.
clues)}})}shore(cells){let own=new Set(cells);return[...new Set(cells.flatMap(cell=>this.grid.beside(
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
this.clues))}base({base,over}){over.append(gridLines(this.grid),frame(this.grid));for(let[cell,clue]of Object.
entries(this.clues)){base.append(square(cellOf(cell),"island"));let text=clue.length>LONGEST?`${clue.
slice(0,LONGEST-1)}…`:clue;over.append(label(text,...middle(cellOf(cell)),Math.min(21,45/text.length)))}}mark(place,values){
let[cx,cy]=middle(cellOf(place));if(values.has("sea"))return svg("g",{},square(cellOf(place),"sea"));
if(!values.has("island"))return this.others(place,values);let dot=svg("circle",{cx,cy,r:4.5,class:"d\
ot"});return svg("g",{},square(cellOf(place),"island"),dot)}others(place,values){let{r,c}=cellOf(place),
group=svg("g");return[...values].slice(0,OTHERS).forEach((value,at)=>{let x=c*UNIT+12+at%2*16,y=r*UNIT+
12+Math.floor(at/2)*10,clue=this.clues[value.replace("not ","")];group.append(label(clue,x,y,11,"sma\
ll")),group.append(svg("path",{d:`M${x-7} ${y}h14`,class:"out"}))}),group}sketch(_place,value){let group=svg(
"g",{class:"sketch"}),shape=value.replace("not ","").split("+");if(shape.length<2)return group;for(let cell of shape){
let{r,c}=cellOf(cell),[x,y]=[c*UNIT,r*UNIT],out=`M${x+8} ${y+8}l24 24m0 -24l-24 24`;value.startsWith(
"not ")&&group.append(svg("path",{d:out,class:"out"}));for(let[down,right,edge]of EDGES2)shape.includes(
cellName(r+down,c+right))||group.append(svg("path",{d:`M${x} ${y}${edge}`,class:"outline"}))}return group}describe(place,values){
let settled2=this.values.find(value=>values.has(value)),others=[...values].map(value=>value.replace(
"not",", not of the island at"));return`${place}: ${settled2??`open${others.join("")}`}`}teller(facts){
return cell=>cell in this.clues?`${cell}: clue ${this.clues[cell].replace("?","of unknown size")}`:this.
describe(cell,facts.get(cell)??new Set)}text(facts,done){let has=fact=>isSo(facts,placeOf(fact),valueOf(
fact)),map=new Land(this.grid,this.clues,{has}),signs2=new Map;for(let{cells,numbers}of map.lands){let clue=this.
clues[numbers[0]]??"o",size=done&&clue==="?"?String(cells.length):clue,told=done||map.seas.length>0;
for(let cell of cells)signs2.set(cell,told||cell in this.clues?size:"o")}return this.grid.rows(cell=>map.
isSea(cell)?"~":signs2.get(cell)??".")}obvious={surround_full_island:"sea",part_islands:"sea"};opposite=otherOf(
this.values);isOut(value){return value==="island"}verb(value,many){let[not,other]=value.split(" ");if(not===
"not")return other.includes("+")?`is not the clue of just ${listed(other.split("+"),"and",1/0)}`:`${many?
"are":"is"} not of the island at ${other}`}laws(){let facts=this.places().flatMap(cell=>[`${cell} se\
a`,`${cell} island`]),mapOf=mapper(this.grid,this.clues),law=(words,says2,places=[])=>({words,effort:1,
facts,places,look:known=>says2(mapOf(known))}),islands=Object.entries(this.clues).map(([cell,clue])=>{
let size=Number(clue),words=`The island at ${cell} has no second number${size?`, and just ${counted(
size,"cell")}`:""}.`;return law(words,map=>map.island(cell,size),[cell])});return[...this.poolLaws(),
...islands,law("All land belongs to an island with a number.",map=>map.loose()),law("The sea is in o\
ne piece.",map=>map.sea())]}poolLaws(){let squares=squaresOf(this.grid).filter(cells=>!cells.some(cell=>cell in
this.clues)),law={words:"No square of 2x2 cells is all sea.",least:0,most:3,opposite:this.opposite,none:"\
break_pool"};return squares.map(square2=>counts({...law,facts:square2.map(cell=>`${cell} sea`)}))}broken(facts,done){
let sea=cell=>isSo(facts,cell,"sea"),land=cell=>cell in this.clues||isSo(facts,cell,"island")||done&&
!sea(cell);return[...this.pools(sea),...this.islands(land,sea),...this.seas(land,sea)]}pools(sea){return squaresOf(
this.grid).filter(square2=>square2.every(sea)).map(square2=>["A 2x2 square is all sea.",square2])}islands(land,sea){
let next=cell=>this.grid.beside(cell).filter(land),grows=cell=>this.grid.beside(cell).some(other=>!land(
other)&&!sea(other));return pieces(this.grid.cells().filter(land),next).flatMap(island=>this.brokenIsland(
island,island.some(grows)))}brokenIsland(island,open){let own=island.filter(cell=>cell in this.clues);
if(own.length>1)return[["An island has two clues.",own]];if(!own.length)return open?[]:[["An island \
has no clue.",island]];let size=Number(this.clues[own[0]]);return island.length>size?[[`An island of\
 ${size} has ${counted(island.length,"cell")}.`,island]]:open||!(island.length<size)?[]:[[`An island\
 of ${size} has room for only ${island.length}.`,island]]}seas(land,sea){let wet=cell=>!land(cell),next=cell=>this.
grid.beside(cell).filter(wet),seas=pieces(this.grid.cells().filter(wet),next).map(piece=>piece.filter(
sea)).filter(piece=>piece.length).sort((one,other)=>one.length-other.length);return seas.length>1?[[
"The sea is in pieces.",seas[0]]]:[]}}}});var ripple_effect_exports={};__export(ripple_effect_exports,{default:()=>RippleEffect});function settled(values){
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
cell=>!(cell in this.givens))}most(place){return this.roomOf.get(place)?.length??0}base({base,over}){
base.append(gridLines(this.grid),frame(this.grid));let walls=this.grid.cells().map(cell=>this.walls(
cell));over.append(svg("path",{d:walls.join(""),class:"room"}),frame(this.grid,"room"));for(let[cell,
number]of Object.entries(this.givens))base.append(square(cellOf(cell),"given")),over.append(label(number,
...middle(cellOf(cell)),23,"strong"));over.append(...this.rooms.map(([first])=>tag(this.nameOf.get(first)??
"",cellOf(first))))}walls(cell){let{r,c}=cellOf(cell),room=this.roomOf.get(cell),left=c>0&&this.roomOf.
get(cellName(r,c-1))!==room,upper=r>0&&this.roomOf.get(cellName(r-1,c))!==room;return(left?leftOf({r,
c}):"")+(upper?above({r,c}):"")}mark(place,values){let number=settled(values);return number?label(number,
...middle(cellOf(place)),23):this.candidates(place,values)}candidates(place,values){let{r,c}=cellOf(
place),most=this.most(place),across=most>9?4:most>4?3:2,top=place===this.roomOf.get(place)?.[0]?NAME.
below:EDGE2,wide=(UNIT-2*EDGE2)/across,size=Math.min(wide,(UNIT-EDGE2-top)/Math.ceil(most/across)),group=svg(
"g");for(let value=1;value<=most;value++){let x=c*UNIT+EDGE2+((value-1)%across+.5)*wide,y=r*UNIT+top+
(Math.floor((value-1)/across)+.5)*size,out=values.has(`not ${value}`);group.append(label(value,x,y,Math.
min(12,size*.95),out?"out":"small")),out&&group.append(svg("path",{d:`M${x-4.5} ${y+4.5}l9 -9`,class:"\
out"}))}return group}describe(place,values){return`${place}: ${settled(values)??["open",...crossedOut(
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
words,least:1,most:facts.length,rest:"take_only_value"})]}roomLaw(room,value){let name=this.nameOf.get(
room[0]),words=`Room ${name} holds the ${value} once.`,rules={none:"spread_ripple",rest:"take_only_c\
ell"},facts=room.map(cell=>`${cell} ${value}`),rooms=[`room ${name}`];return counts({words,facts,least:1,
most:1,opposite:this.opposite,rooms,...rules})}rowsAndColumns(){let{height,width}=this.grid,all=(count,cell)=>Array.
from({length:count},(_,at)=>cell(at)).map(({r,c})=>cellName(r,c)),rows=Array.from({length:height},(_,r)=>all(
width,c=>({r,c}))),columns=Array.from({length:width},(_,c)=>all(height,r=>({r,c})));return[...rows,...columns]}lineLaws(line){
let{highest}=this.numbers;return Array.from({length:highest},(_,at)=>at+1).flatMap(value=>{let words=`\
Two ${value}s in a row or column have at least ${value} ${value===1?"cell":"cells"} between them.`;return line.
map((_,at)=>line.slice(at,at+value+1)).map(cells=>cells.filter(cell=>this.most(cell)>=value)).filter(
cells=>cells.length>1).map(cells=>cells.map(cell=>`${cell} ${value}`)).map(facts=>counts({words,facts,
least:0,most:1,opposite:this.opposite,none:"spread_ripple"}))})}broken(facts,done){let number=cell=>Number(
this.givens[cell]??settled(facts.get(cell)??new Set)??0);return[...this.rooms.flatMap(room=>this.brokenRoom(
room,number,facts)),...this.grid.cells().flatMap(cell=>this.brokenCell(cell,number,facts,done))]}brokenRoom(room,number,facts){
let broken=[];for(let value=1;value<=room.length;value++){let cells=room.filter(cell=>number(cell)===
value);cells.length>1&&broken.push([`A room has ${value} twice.`,cells]);let left=room.some(cell=>!number(
cell)&&!isSo(facts,cell,`not ${value}`));!cells.length&&!left&&broken.push([`A room has no place for\
 ${value}.`,room])}return broken}brokenCell(cell,number,facts,done){let broken=[],value=number(cell);
done&&!value&&broken.push(["A cell is empty.",[cell]]);for(let other of this.ripple(cell,value).filter(
each=>number(each)===value)){let words=`Two ${value}s have fewer than ${counted(value,"cell")} betwe\
en them.`;broken.push([words,[cell,other]])}let out=crossedOut(facts.get(cell)??new Set);return!value&&
out.length>=this.most(cell)&&broken.push(["A cell has no number left.",[cell]]),broken}ripple(cell,value){
let{r,c}=cellOf(cell);return Array.from({length:value},(_,n)=>n+1).flatMap(n=>[{r,c:c+n},{r:r+n,c}]).
filter(other=>this.grid.holds(other)).map(other=>cellName(other.r,other.c))}}}});var page_exports={};__export(page_exports,{ARROWS:()=>ARROWS,Board:()=>Board,Play:()=>Play,UNIT:()=>UNIT,
factsOf:()=>factsOf,make:()=>make,puzzleMaker:()=>puzzleMaker,spotOf:()=>spotOf,svg:()=>svg});init_drawing();var TURNS=/[\u202a-\u202e\u2066-\u2069]/g,EDGE=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;
function byId(id){return document.getElementById(id)}function svgById(id){return document.getElementById(
id)}function begin(){beginAsWritten(),document.querySelector("main")?.removeAttribute("hidden"),addEventListener(
"DOMContentLoaded",()=>document.getElementById("silent")?.remove())}function beginAsWritten(){let parts=[
...document.body.children].filter(each=>!each.matches("script, noscript")),written=document.getElementById(
"written");if(written){for(let each of parts)each.remove();written.insertAdjacentHTML("afterend",JSON.
parse(written.textContent))}else{let textContent=JSON.stringify(parts.map(asWritten).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(make("script",{type:"text/plain",id:"written",textContent}))}}
function asWritten(part){let copy2=part.cloneNode(!0);for(let link of copy2.querySelectorAll("a"))link.
hasAttribute("href")&&link.setAttribute("href",link.href);return copy2.outerHTML}function eachSecond(act,signal){
let clock2=setInterval(act,1e3);signal?.addEventListener("abort",()=>clearInterval(clock2))}function readData(){
return JSON.parse(byId("data").textContent??"")}function make(name,properties={},...children){let element=document.
createElement(name);for(let[key,value]of Object.entries(properties))key in element?Reflect.set(element,
key,value):element.setAttribute(key,String(value));return element.append(...children.flatMap(unbroken)),
element}function unbroken(child){return typeof child!="string"?[child]:child.replace(TURNS,"�").split(
EDGE).map((part,at)=>{if(at%2===0)return part;let name=document.createElement("span");return name.className=
"edge",name.append(part),name})}function button(sign,onclick,properties={}){return make("button",{type:"\
button",onclick,...properties},sign)}function panel(title,...children){return make("div",{className:"\
panel"},make("h2",{},title),...children)}function tierSign(tier){let words=`tier ${tier}`;return make(
"span",{className:"tier",title:words,role:"img","aria-label":words},String(tier))}function oneStop(list2){
let all=()=>[...list2.querySelectorAll("button")],open=()=>all().filter(each=>!each.disabled&&each.offsetParent),
choose=chosen=>all().forEach(each=>each.tabIndex=each===chosen?0:-1);list2.addEventListener("focusin",
event=>{let focused=all().find(each=>each===event.target);focused&&choose(focused)}),list2.addEventListener(
"keydown",event=>{let buttons=open(),at=buttons.findIndex(each=>each===document.activeElement),to={ArrowDown:at+
1,ArrowUp:at-1,Home:0,End:buttons.length-1}[event.key];to===void 0||at<0||(event.preventDefault(),event.
stopPropagation(),buttons[Math.max(0,Math.min(buttons.length-1,to))].focus())});let begin3=()=>{let some2=all().
filter(each=>!each.disabled&&!each.closest("li[hidden]"));choose(some2.find(each=>each.hasAttribute(
"aria-current"))??some2[0])};return begin3(),begin3}function letterOf({key,code}){let[,latin]=/^Key([A-Z])$/.
exec(code)??[];return(key.length===1&&key>""&&latin?latin:key).toLowerCase()}function scrollTo(list2,item){
let[top,bottom]=[item.offsetTop,item.offsetTop+item.offsetHeight];(top<list2.scrollTop||bottom>list2.
scrollTop+list2.clientHeight)&&(list2.scrollTop=top-list2.clientHeight/3)}function keepFocus(change,other){
let had=document.activeElement;change(),had&&had!==document.body&&isGone(had)&&other().focus({preventScroll:!0})}
function isGone(element){return!element.isConnected||element.matches(":disabled")||element.closest("\
[hidden]")}function icon(path){return svg("svg",{viewBox:"0 0 24 24",class:"icon","aria-hidden":"tru\
e"},svg("path",{d:path}))}function save(name,text,type){let url=URL.createObjectURL(new Blob([text],
{type}));make("a",{href:url,download:name}).click(),setTimeout(()=>URL.revokeObjectURL(url),1e4),say(
`Saved as ${name}.`)}var quiet=0;function say(text){byId("toast").textContent=text,clearTimeout(quiet),
quiet=setTimeout(()=>byId("toast").replaceChildren(),2500)}async function copy(text){try{await navigator.
clipboard.writeText(text),say("Copied.")}catch{let copied=copySelected(text);say(copied?"Copied.":"T\
he browser does not let pages copy: select the text instead.")}}function copySelected(text){let area=make(
"textarea",{value:text}),had=document.activeElement;document.body.append(area),area.select();let copied=document.
execCommand("copy");return area.remove(),had?.focus({preventScroll:!0}),copied}function followAddress(tabs,steps){let goThere=()=>{let[,step]=/^#step-(\d+)$/.exec(location.hash)??
[],tab=tabs.tabs.find(({id})=>`#${id}`===location.hash);step&&steps.player.go(Number(step)),(step||tab)&&
tabs.choose(tab??tabs.tabs[0])},timer=0,keep=()=>{clearTimeout(timer),timer=setTimeout(()=>history.replaceState(
null,"",`#${nameOf(tabs,steps)}`),200)};goThere(),addEventListener("hashchange",goThere),tabs.moved=
steps.moved=keep}function nameOf(tabs,steps){return tabs.current===tabs.tabs[0]?`step-${steps.player.
at}`:tabs.current.id}init_words();init_words();init_places();init_drawing();init_drawing();var STRIP=16;function numbersOf({height,width},margin){let from=-margin-STRIP,outside=from+
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
SHAPES2.map(name=>[name,element.style.getPropertyValue(name)]),this.fingers=new Map,this.offer=()=>{},
this.listen()}button(spot){let larger=button("Zoom",()=>this.toggle(spot()),{title:TITLE,hidden:!0});
return this.offer=()=>{larger.hidden=this.scale===1&&!this.isSmall(),larger.setAttribute("aria-press\
ed",String(this.scale>1))},new ResizeObserver(()=>this.offer()).observe(this.element),larger}leaveFingerToDraw(draws){
this.pushes=!draws,this.touch=draws?"pinch-zoom":"",this.show()}listen(){let{element}=this;element.addEventListener(
"pointerdown",event=>this.down(event)),element.addEventListener("pointermove",event=>this.drag(event));
for(let name of["pointerup","pointercancel"])element.addEventListener(name,event=>this.fingers.delete(
event.pointerId))}down(event){event.pointerType==="touch"&&(this.fingers.set(event.pointerId,{x:event.
clientX,y:event.clientY}),this.fingers.size>1&&this.moved())}drag({pointerId,clientX,clientY}){let before=this.
fingers.get(pointerId),now={x:clientX,y:clientY};if(!before||this.scale===1)return;let other=[...this.
fingers].find(([id])=>id!==pointerId)?.[1];!other&&!this.pushes||!other&&apart(before,now)<SHAKE||(this.
moved(),this.fingers.set(pointerId,now),other?this.pinch(before,now,other):this.push(now.x-before.x,
now.y-before.y))}pinch(before,now,other){let times=apart(now,other)/Math.max(1,apart(before,other));
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
 ${this.at.y} ${w} ${h}`);let larger=this.scale>1;for(let[name,shape]of this.shapes)this.element.style.
setProperty(name,larger?String(w/h):shape);keepInSight(this.element,{x:this.at.x-x,y:this.at.y-y},larger),
this.element.style.overflow=larger?"hidden":"",this.element.style.touchAction=larger?"none":this.touch,
this.offer()}};function apart(one,other){return Math.hypot(one.x-other.x,one.y-other.y)}function middle2(one,other){
return{x:(one.x+other.x)/2,y:(one.y+other.y)/2}}init_words();init_places();init_words();init_places();var Found=class{constructor(){this.known=new Map,this.said=new Map,this.broken=[]}follows(fact){return this.
known.get(fact)??this.said.get(fact)}story(last){let start2=new Set,links=new Set([last]);for(let{from}of links)
for(let fact of from){let link=this.known.get(fact);link?links.add(link):start2.add(fact)}let inOrder2=[
...links].sort((one,other)=>one.at-other.at||(other===last?-1:0));return new Story([...start2],[...inOrder2.
filter(link=>link!==last),last])}},Story=class{constructor(start2,links){this.start=start2,this.links=
links}get laws(){return[...new Set(this.links.map(link=>link.law))]}get effort(){return this.laws.reduce(
(sum,law)=>sum+law.effort,0)}get end(){return this.links[this.links.length-1]}},Thought=class{constructor(laws,opposite){
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
openings){let[rule,says2]=opening;for(let fact of says2.map(number=>this.names[number]))this.rules.set(
`${lesson.rules[rule].name} ${fact}`,this.ruleOf(fact,opening))}let opposite=fact=>isMark(valueOf(fact))?
puzzle.opposite(fact):void 0;this.thought=new Thought([...puzzle.laws(),...this.rules.values()],opposite)}ruleOf(fact,[
rule,,because,needs,effort]){let{name,law}=this.lesson.rules[rule],facts=needs.map(need=>this.names[need]),
{rooms,places}=roomsApart(because.map(at=>this.lesson.names[at])),said2=[{rule:name,facts:[fact],from:facts}],
look=known=>!known.has(fact)&&facts.every(need=>known.has(need))?said2:[],told=new Set(facts.map(placeOf)),
about=[...rooms,...places.filter(place=>!told.has(place))];return{words:about.length?`${law} Look at\
 ${listed(about)}.`:law,effort,places,rooms,facts,look}}atOnce(marks){return this.thought.follow(marks,
isUnwritten,never)}obvious(marks){let{obvious}=this.puzzle,isObvious=({fact,law,rule})=>law.effort===
1&&valueOf(fact).split(" ")[0]===obvious[rule],{known}=this.thought.follow(marks,link=>!link.law.effort||
isObvious(link),never);return[...known].filter(([,link])=>link?.law.effort).map(([fact])=>fact)}inMind(marks,asked=[]){
let keeps=link=>!asked.includes(link.fact)&&(isUnwritten(link)||this.puzzle.isOut(valueOf(link.fact)));
return this.thought.follow(marks,keeps,never)}byRule(rule,fact,marks,known){for(let some2 of[new Set(
marks),known])for(let law of this.thought.laws){let link=linkBy(law,rule,fact,some2);if(link)return link}}lacks(rule,fact,known){
let others=this.lesson.end.filter(([place])=>place!==placeOf(fact)),needs=this.rules.get(`${rule} ${fact}`)?.
facts??[],all=this.inMind([...others.map(other=>other.join(" ")),...needs],[fact]).known;return this.
thought.laws.flatMap(law=>{let lacks=(linkBy(law,rule,fact,all)?.from??[]).filter(need=>!known.has(need));
return lacks.length>0&&lacks.length<=MOST2?[fewest(law,rule,fact,known,lacks)]:[]}).sort((one,other)=>one.
length-other.length)[0]??[]}};function linkBy(law,rule,fact,known){let says2=law.look(known).find(one=>one.
rule===rule&&one.facts.includes(fact));return says2&&{...says2,fact,law,at:1/0}}function fewest(law,rule,fact,known,lacks){
let isEnough=some2=>linkBy(law,rule,fact,new Set([...known.keys(),...some2]));return lacks.reduce((left,one)=>{
let rest=left.filter(other=>other!==one);return isEnough(rest)?rest:left},lacks)}function isUnwritten({
fact,law}){return!law.effort||!isMark(valueOf(fact))}function never(){return!1}function placesOf({from,
law}){return[...new Set([...law.places,...from.map(placeOf)])]}var Hints=class{constructor(judge){this.judge=judge,this.lesson=judge.lesson,this.puzzle=judge.puzzle,
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
wrongMarks(),last=judge.lastWrong(),story=last&&judge.conflict(last);if(!story){this.askWhy();return}
let marks=this.marksOf(story);this.play.speak(...this.conflictWords(story,marks));let laws=story.end.
law.places,wrong=marks.includes(last)?[last]:marks.filter(mark=>all.includes(mark));this.play.draw({
wrong:wrong.map(placeOf),because:[...laws,...marks.map(placeOf)]})}marksOf({start:start2}){let given=new Set(
this.play.judge.given());return start2.filter(fact=>!given.has(fact))}tellClash(story){let marks=this.
marksOf(story);this.play.speak(...this.conflictWords(story,marks)),this.play.draw({wrong:marks.map(placeOf),
because:story.end.law.places})}async askWhy(){let{exact,judge,puzzle}=this.play,asked=judge.marks(),
isGone2=()=>judge.marks().join()!==asked.join(),waiting=setTimeout(()=>isGone2()||this.play.speak("T\
he solver is asked …"),PATIENCE),clash=await exact?.why(asked);if(clearTimeout(waiting),isGone2())
return;if(!clash){this.play.speak("The answer is different here; no rule of this lesson shows why.");
return}let{marks,law,places,later}=clash,where=places.length?` (${listed(places)})`:"",words=`What b\
reaks${later?`, with what follows from ${marks.length>1?"them":"it"}`:""}: ${law}${where}.`;this.play.
speak(`${leadOf(marks)}: ${inWords(puzzle,marks)}. ${words}`),this.play.draw({wrong:marks.map(placeOf),
because:places})}conflictWords({links,end},marks){let{puzzle}=this.play,steps=sentencesOf(puzzle,links.
filter(link=>link!==end));return[`${leadOf(marks)}: ${inWords(puzzle,marks)}. `,listOf([...steps,breach(
puzzle,end)])]}showPossible(rule){let{judge}=this.play,places=this.play.view.board.places(),at=({fact})=>places.
indexOf(placeOf(fact)),links=judge.possible().filter(link=>link.rule===rule).sort((one2,other)=>at(one2)-
at(other));if(!links.length)return;let{title,law}=judge.ruleOf(rule),where=[...new Set(links.map(({fact})=>placeOf(
fact)))],words=`${title}: ${law} It says something of ${listed(where)}. `,one=button("What?",()=>this.
sayFirst(links[0]));this.play.speak(words,one),this.play.draw({decided:where})}sayFirst(link){let hint=this.
hints.atOnce(link);this.play.speak(...this.conclusion(hint)),this.play.draw({because:hint.step.because,
decided:hint.step.places})}hint(){let{lesson,judge}=this.play;if(lesson.unique&&judge.wrongPlaces().
length)return this.offerToGoBack();let clash=lesson.unique?void 0:judge.clash();if(clash)return this.
tellClash(clash);this.level||(this.told=judge.isDone()?null:this.hints.easiest()),this.told?this.tell(
this.told):this.play.speak(this.noHint())}offerToGoBack(){this.play.speak("First there is a mistake \
to mend. ",this.whyButton()," ",this.backButton("it"))}noHint(){return this.play.judge.isDone()?DONE:
this.play.lesson.solved?"All that the solver marks is marked.":this.goesBeyond()?"Nothing that this \
page knows says more here.":`The rules are stuck here too: ${whyStuck(this.play.lesson)}.`}goesBeyond(){
let{judge}=this.play,known=new Set([...judge.given(),...this.hints.order.keys()]);return judge.marks().
some(mark=>!known.has(mark))}tell(hint){this.level=Math.min(this.level+1,LEVELS);let{step}=hint;this.
play.speak(...this.words(hint));let decided=this.level===LEVELS?step.places:[];this.play.draw({because:step.
because,decided})}words(hint){let{step}=hint,rule=this.play.judge.ruleOf(step.rule),named2=[...step.
rooms,...step.because],where=named2.length?named2:step.places;return this.level===1?[`Look at ${listed(
where)}.`]:this.level===2?[`${rule.title}: ${rule.law}`]:this.conclusion(hint)}conclusion({step,kept,
minded}){let items=(minded.length>READ?inShort(this.play.puzzle,kept):[]).map(words=>make("li",{},`${words}\
.`)),many=items.length?[make("ul",{},...items)]:[],before=minded.length?["Keep in mind: ",...many,listOf(
minded)," So: "]:[],marks=isMark(step.value)?[button("Do it",()=>this.play.make(step))]:[];return[...before,
`${step.sentence} `,...marks]}};function leadOf(marks){return marks.length>1?"These marks cannot all\
 be right":"This mark cannot be right"}function listOf(sentences){if(sentences.length===1)return sentences[0];
let list2=make("ol",{},...sentences.map(words2=>make("li",{},words2)));if(sentences.length<=READ)return list2;
let words=`Why, in ${sentences.length} sentences`;return make("details",{},make("summary",{},words),
list2)}init_drawing();init_places();var ARROWS={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},INSETS={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},Kept=class{constructor(){this.elements=new Map}update(wanted){let gone=[
...this.elements.keys()].filter(key=>!wanted.has(key));for(let key of gone)this.elements.get(key)?.remove(),
this.elements.delete(key);let fresh=[...wanted].filter(([key])=>!this.elements.has(key));for(let[key,
[layer,draw]]of fresh){let element=draw();layer.append(element),this.elements.set(key,element)}return gone.
length+fresh.length>0}},Board=class{constructor(element,puzzle){this.element=element,this.puzzle=puzzle,
this.allPlaces=puzzle.places(),this.known=new Set(this.allPlaces),this.marks=new Kept,this.shades=new Kept,
this.rings=new Kept,this.sketches=new Kept,this.remarks=new Kept,this.layers=this.addLayers(),this.draw()}addLayers(){
let layers={base:svg("g",{class:"base"}),marks:svg("g",{class:"marks"}),under:svg("g",{class:"under"}),
over:svg("g",{class:"over"}),rings:svg("g",{class:"rings"}),arrows:svg("g",{class:"arrows"}),notes:svg(
"g",{class:"notes"})},{base,marks,under,over,rings,arrows:arrows2,notes}=layers,lower=this.puzzle.lines?
[under,rings,marks,over]:[marks,under,over,rings];return this.element.replaceChildren(base,...lower,
arrows2,notes),layers}draw(){let{height,width}=this.puzzle.grid,margin=this.puzzle.margin??4,before=margin+
STRIP,[w,h]=[width*UNIT+before+margin,height*UNIT+before+margin];this.element.setAttribute("viewBox",
`${-before} ${-before} ${w} ${h}`),this.element.style.setProperty("--columns",String(width)),this.element.
style.setProperty("--shape",`${w} / ${h}`),this.element.style.setProperty("--ratio",String(width/height)),
this.layers.base.append(frame(this.puzzle.grid,"paper")),this.puzzle.base(this.layers),this.element.
append(numbersOf(this.puzzle.grid,margin))}places(){return this.allPlaces}pointAt(event){let screen=this.
element.getScreenCTM(),point=new DOMPoint(event.clientX,event.clientY).matrixTransform(screen?.inverse());
return[point.x/UNIT,point.y/UNIT]}placeAt(event){if(event.target.closest(".part .numbers"))return null;
let[x,y]=this.pointAt(event),place=this.puzzle.placeAt?this.puzzle.placeAt(x,y):cellName(Math.floor(
y),Math.floor(x));return place&&this.known.has(place)?place:null}neighbour(place,key){let[down,right]=ARROWS[key],
from=spotOf(place),best=place,least=1/0;for(let other of this.allPlaces){let to=spotOf(other),along=(to.
y-from.y)*down+(to.x-from.x)*right,aside=Math.abs((to.y-from.y)*right)+Math.abs((to.x-from.x)*down);
along>.1&&along+3*aside<least&&([best,least]=[other,along+3*aside])}return best}describe(place,facts){
return this.puzzle.describe(place,facts.get(place)??new Set,facts)}show(shown){let{facts,decided=[],
because=[],wrong=[],cursor=null,told=[]}=shown,{supposed=[],trial=new Set}=shown;this.showMarks(facts,
trial)&&this.showShades(facts),this.showRings({because,supposed,decided,wrong,cursor:cursor?[cursor]:
[]}),this.showSketches(told),this.showRemarks(shown)}showRemarks({tints={},arrows:arrows2=[],notes=[]}){
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
let layer=this.layers[kind==="because"?"under":"rings"];for(let place of places)wanted.set(`${kind} ${place}`,
[layer,()=>ring(kind,spotOf(place))])}this.rings.update(wanted)}};function ring(kind,spot){let inset=INSETS[kind],
[w,h]=[UNIT-2*inset,UNIT-2*inset];spot.edge==="horizontal"&&([w,h]=[UNIT-2,24-inset]),spot.edge==="v\
ertical"&&([w,h]=[24-inset,UNIT-2]);let[x,y]=[spot.x*UNIT-w/2,spot.y*UNIT-h/2],box={x,y,width:w,height:h,
rx:5},halo=svg("rect",{...box,class:"halo"}),group=svg("g",{class:`ring ${kind}`},halo,svg("rect",box));
return kind==="because"&&group.append(svg("path",{d:hatching(x,y,w,h),class:"hatching"})),kind==="wr\
ong"&&group.append(svg("path",{d:cross(x,y,w,h,spot.edge?.5:.27)})),group}function cross(x,y,w,h,part){
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
puzzle.numbers)this.digit(digit,shiftKey||this.play.view.crossing);else return!1;return!0}letter(name){
if(name==="h")this.play.help.hint();else if(name==="c")this.play.help.check();else return!1;return!0}arrow(key,shift,place){
if(shift&&this.pen){this.pen.stroke(key,place);return}this.pen?.raise(),this.play.cursor=this.play.view.
board.neighbour(place,key),this.play.zoom.reveal(spotOf(this.play.cursor)),this.play.draw(),this.play.
describe()}shortcut(event){let name=letterOf(event);if(name==="y"||name==="z"&&event.shiftKey)this.play.
redo();else if(name==="z")this.play.undo();else return!1;return!0}valueAt(place){let own=this.play.state.
values(place);return this.play.puzzle.values.find(value=>own.has(value))??null}next(place,way){let ring2=[
null,...this.play.puzzle.values],now=ring2.indexOf(this.valueAt(place));return ring2[(now+way+ring2.
length)%ring2.length]}cycle(place,way){let{play}=this;if(!play.puzzle.values.length)return;let next=this.
next(place,way);this.passOver(place)&&this.valueAt(place)===next?(play.keep(),play.describe()):play.
move([[place,next?[next]:[]]]),this.clicked={place,stroke:play.state.stroke,at:performance.now()}}passOver(place){
let{clicked}=this;return clicked?.place===place&&performance.now()-clicked.at<PASSING&&this.play.state.
forgetWrong(clicked.stroke)}digit(value,out){let{cursor:place,puzzle,state}=this.play;if(!place||!puzzle.
numbers)return;let most=puzzle.numbers.most(place);if(value>most){this.play.speak(`${place}: numbers\
 go from 1 to ${most} here.`);return}let values=new Set(state.values(place)),number=puzzle.numbers.settled(
values),[set,crossed]=[String(value),`not ${value}`],[mark,other]=out?[crossed,set]:[set,crossed],had=values.
has(mark);number&&values.delete(number),values.delete(other),had?values.delete(mark):values.add(mark),
this.play.move([[place,values]])}};function isPress(key){return key==="Enter"||key===" "}function digitOf({
key,code}){let[,digit]=/^([1-9])$/.exec(key)??/^Digit([1-9])$/.exec(code)??[];return Number(digit??0)}var CHOICES=4,PATIENCE2=2e3;function conflict(thought,given,marks,wrong){let found=thought.follow([...given,
...marks]),until=performance.now()+PATIENCE2,isAbout=({start:start2})=>!wrong||start2.includes(wrong),
stories=found.broken.map(end=>found.story(end)).filter(isAbout).sort(easierFirst(given)).slice(0,CHOICES).
map(story=>lean(thought,given,story,until,wrong)).sort(easierFirst(given));return stories.find(isAbout)??
stories[0]}function easierFirst(given){let free=new Set(given),marks=story=>story.start.filter(fact=>!free.
has(fact)).length;return(one,other)=>one.effort-other.effort||marks(one)-marks(other)}function lean(thought,given,story,until,wrong){
let few=new Thought(story.laws,thought.opposite),free=new Set(given),best=story;for(let size=best.start.
length;size;size=Math.floor(size/2)){let tried2=best.start.filter(fact=>!free.has(fact)).sort((one,other)=>+(one===
wrong)-+(other===wrong));for(let at=0;at<tried2.length&&performance.now()<until;at+=size){let out=new Set(
tried2.slice(at,at+size)),rest=best.start.filter(fact=>!out.has(fact));if(rest.length===best.start.length)
continue;let found=few.follow([...given,...rest]),stories=found.broken.map(end=>found.story(end));best=
stories.find(({start:start2})=>start2.includes(wrong??""))??stories[0]??best}}return best}init_words();init_places();init_places();var GAME="lesson ",FULL=["QuotaExceededError","NS_ERROR_DOM_QUOTA_REACHED"],LARGEST=2e6;
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
moveOver(this.done,this.undone,"before")}forgetWrong(last){let wrong=this.done.filter(({stroke})=>stroke===
last).filter(({judged})=>judged.kind==="wrong");return wrong.length>0&&this.done.at(-1)?.stroke===last?
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
lesson,puzzle)}ruleOf(name){return this.rules.get(name)}has(place,value){let values=this.state.facts.
get(place);if(!values)return!1;if(values.has(value))return!0;let number=value.startsWith("not ")&&this.
puzzle.numbers?.settled(values);return!!number&&value!==`not ${number}`}staying(place){return this.puzzle.
numbers?[...this.state.values(place)]:[]}marks(){return inLine(this.state.facts)}standing(changes){let back=changes.
map(({place,before,after})=>({place,before:after,after:before})),gone=addedBy(back);return this.marks().
filter(fact=>!gone.includes(fact))}given(){return inLine(this.state.given)}possible(){return[...this.
reasons.atOnce(this.marks()).said.values()]}isWrong(fact){let[right,value]=[this.end.get(placeOf(fact)),
valueOf(fact)];return right===void 0?!1:value.startsWith("not ")?value===`not ${right}`:value!==right}wrongPlaces(){
return[...new Set(this.wrongMarks().map(placeOf))]}wrongBefore(move){let{stroke}=move,others=this.state.
done.filter(one=>one.stroke===stroke).filter(({judged})=>judged.kind!=="filled"),places=new Set(others.
flatMap(({changes})=>changes.map(({place})=>place)));for(let{place}of move.changes)places.delete(place);
return places.size?this.wrongPlaces().filter(place=>places.has(place)):[]}wrongMarks(){return this.marks().
filter(fact=>this.isWrong(fact))}lastWrong(){let wrong=this.wrongMarks();return this.state.done.filter(
({judged})=>judged.kind!=="filled").flatMap(({changes})=>addedBy(changes)).findLast(fact=>wrong.includes(
fact))??wrong.at(-1)}conflict(wrong){let[given,all,others]=[this.given(),this.marks(),new Set(this.wrongMarks())],
right=all.filter(fact=>fact===wrong||!others.has(fact)),stories=(others.size>1?[all,right]:[all]).flatMap(
marks=>conflict(this.reasons.thought,given,marks,wrong)??[]);return stories.sort(easierFirst(given)),
stories.find(({start:start2})=>start2.includes(wrong))??stories[0]}clash(){let[given,all]=[this.given(),
this.marks()],story=conflict(this.reasons.thought,given,all);return story?.start.some(fact=>!given.includes(
fact))?story:void 0}broken(){return this.puzzle.broken(this.state.facts,!1)}isDone(){let{facts,given}=this.
state,isAll=()=>this.puzzle.places().every(place=>facts.has(place));return!(this.lesson.unique&&facts.
size>given.size)&&this.puzzle.opensToBoth&&!isAll()?!1:this.puzzle.broken(facts,!0).length===0}fits(place,values){
let{values:all,numbers}=this.puzzle,most=numbers?.most(place)??0,isOne=numbers?value=>/^(not )?[1-9]\d*$/.
test(value)&&Number(value.replace("not ",""))<=most:value=>all.includes(value);return this.places.has(
place)&&values.every(isOne)}isOurs({judged,changes}){return this.words(judged),changes.every(({place,
before,after})=>this.fits(place,before)&&this.fits(place,after))}judged(changes,named2=""){let added=addedBy(
changes);if(!added.length)return{kind:"opened"};if(!this.lesson.unique)return{kind:"unknown"};if(added.
some(fact=>this.isWrong(fact)))return{kind:"wrong"};let{reasons}=this,right=this.standing(changes).filter(
fact=>!this.isWrong(fact)),found=reasons.inMind(right,added),follows=fact=>found.follows(fact);if(!named2)
return this.worth(found,added,follows);let by=fact=>reasons.byRule(named2,fact,right,found.known),missed=added.
find(fact=>!by(fact));if(!missed)return this.worth(found,added,by);let worth=this.worth(found,[missed,
...added],follows);return worth.rule===named2?worth:{...worth,named:named2,lacks:reasons.lacks(named2,
missed,found.known)}}worth(found,facts,how){let links=facts.map(how),[first]=links;if(!first||!links.
every(Boolean))return{kind:"guess"};let after=found.story(first).links.filter(({law})=>law.effort).slice(
0,-1).map(link=>link.rule);return{kind:"forced",rule:first.rule,after:[...new Set(after)],because:placesOf(
first)}}words(judged){return[this.worthWords(judged),this.lackWords(judged)].filter(Boolean).join(" ")}worthWords({
kind,rule,after=[],named:named2,isSure=!1}){let titles=after.map(name=>this.ruleOf(name).title),first=titles.
length?`, after ${titles.join(" and ")}`:"",lead=named2?`Right, but not by ${this.ruleOf(named2).title}\
: by`:"Forced, by";return{opened:"Opened again.",filled:"Filled in.",unknown:"This puzzle has severa\
l answers: moves cannot be judged.",wrong:"Wrong: the answer is different here.",guess:`Right, but n\
ot yet forced${isSure?NO_RULE:" by anything that this page knows."}`,forced:rule?`${lead} ${this.ruleOf(
rule).title}${first}.`:""}[kind]}lackWords({named:named2,lacks=[]}){if(!named2||!lacks.length)return"";
let needs=listed(inShort(this.puzzle,lacks));return`${this.ruleOf(named2).title} would need to know \
first that ${needs}.`}};function isAsked({kind,rule},named2){return kind==="guess"||kind==="forced"&&
rule!==named2}function ringsOf({changes,judged:{kind,because,lacks=[]}},before){return kind==="wrong"?
{wrong:[...before,...changes.map(({place})=>place)]}:{because,supposed:lacks.map(placeOf),wrong:before}}
function inLine(facts){return[...facts].flatMap(([place,values])=>[...values].map(value=>`${place} ${value}`))}init_words();var HEARTS=3,MODES=[["asked","when I ask"],["always","at once"],["hearts","at once, wit\
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
({name})=>name===this.rule);return named2?`${named2.title}: ${named2.law}`:""}get manner(){let mode=this.
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
map(tier=>{let options=rules.filter(rule=>rule.tier===tier).map(({name,title})=>make("option",{value:name},
title));return make("optgroup",{label:`tier ${tier}`},...options)});return[make("option",{value:""},
"any rule"),...tiers]}function clock(seconds){return`${Math.floor(seconds/60)}:${String(seconds%60).
padStart(2,"0")}`}init_drawing();init_words();init_places();init_places();var Spoken=class{constructor(drawing,puzzle,press){this.puzzle=puzzle;let{height,width}=puzzle.
grid;this.cells=new Map;let rows=Array.from({length:height},(_,r)=>make("div",{role:"row"},...Array.
from({length:width},(_2,c)=>this.cell(cellName(r,c),press)))),words={role:"grid","aria-label":"The b\
oard in words","aria-readonly":!press};drawing.after(make("div",{className:"spoken",...words},...rows))}cell(name,press){
let cell=make("div",{role:"gridcell",onclick:press&&(()=>press(name))});return this.cells.set(name,cell),
cell}show(facts){let tell=this.puzzle.teller(facts);for(let[name,cell]of this.cells){let words=tell(
name);cell.textContent!==words&&(cell.textContent=words)}}};var HINTS=["Hint","Which rule?","What follows?"],LISTED2=30,NAMED=3,HOW=["Arrow keys move the frame,\
 Backspace opens a place again.","Ctrl Z and Ctrl Y: undo, redo. H: hint. C: check.","Name a rule, a\
nd moves are judged by it: what it lacks, if it does not yet say so, is in dots."],SIGNS={wrong:"✗",
guess:"?",forced:"✓",opened:"↺",unknown:"·",filled:"+"},SILENT=["opened","filled"],View=class{constructor(section,lesson,puzzle,does,options){
this.does=does,this.options=options,this.lesson=lesson;let marks=puzzle.numbers?"digits mark":"Enter\
 marks";this.element=svg("svg",{class:"board",role:"application",tabindex:0,"aria-label":`The board:\
 arrow keys move, ${marks}, Backspace opens again`}),this.board=new Board(this.element,puzzle),this.
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
({name,title,tier})=>{let count=places.get(name)?.size;if(!count)return[];let words=` ${count} ${count===
1?"place":"places"}`,shown=button(title,()=>this.does.show(name),{className:"link"});return[make("li",
{},shown," ",tierSign(tier),words)]});return items.length?items:[make("li",{},"Nothing that the rule\
s know.")]}moveItem({changes,judged,told,trial},judge){let what=whatOf(changes,judge.puzzle),look=lookOf(
judged),kind=told||SILENT.includes(look)?look:"unknown",sign=make("b",kind==="opened"?{role:"img","a\
ria-label":"open again"}:{"aria-hidden":"true"},SIGNS[kind]),verdict=told&&!SILENT.includes(kind)?`:\
 ${judge.words(judged)}`:"";return make("li",{className:kind},sign,` ${what}${trial?": on trial":kind===
"filled"?": filled in":verdict}`)}};function whatOf(changes,puzzle){let where=changes.map(change=>change.
place),added=addedBy(changes),few=added.length?inWords(puzzle,added):where.join(" ");return where.length>
NAMED?`${where.length} places`:few}function lookOf({kind,named:named2}){return named2?"guess":kind}function makeTrialButtons(does){
return{begin:button("Trial",does.trial,{title:"Mark something on trial, in another colour"}),keep:button(
"Keep the trial",does.keep,{hidden:!0}),drop:button("Drop the trial",does.drop,{hidden:!0})}}function makeButtons(does){
return{undo:button("Undo",does.undo,{title:"Undo (Ctrl Z)"}),redo:button("Redo",does.redo,{title:"Re\
do (Ctrl Y)"}),restart:button("Start again",does.restart,{title:"Start again"}),check:button("Check",
does.check,{title:"Which law is broken? (C)"}),mistakes:button("Show mistakes",does.mistakes,{title:"\
What differs from the answer?"}),hint:button(HINTS[0],does.hint,{title:"The next step that you have \
not made, in three levels (H)"})}}function list(name,className,words){return make(name,{className,tabIndex:0,
"aria-label":words})}function folded(title,lines){let items=lines.map(line=>make("li",{},line)),summary2=make(
"summary",{},title);return make("details",{className:"panel"},summary2,make("ul",{},...items))}function isPressed(button2){
return button2.getAttribute("aria-pressed")==="true"}var KEPT=5,LOST="No heart is left: start again, or choose to play without hearts.",Play=class{constructor(section,lesson,puzzle,signal){
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
given.")}change(changes,sameStroke){let{state,trial}=this;sameStroke||state.newStroke();let marks=this.
judge.standing(changes),judged=this.judge.judged(changes,this.options.rule),isSure=!this.exact?.isReady||
judged.kind!=="guess"&&!judged.named,move=state.make({changes,judged,trial});isSure||this.asked.add(
move),this.options.atOnce&&!trial&&this.judgeAll(),changes.some(({after})=>after.length)&&this.fillIn(),
this.keep(),this.ask(move,marks,this.tell(move,isSure))}async ask(move,marks,told){let{state,exact,options}=this,
{named:named2,lacks}=move.judged;if(!exact||!isAsked(move.judged,options.rule))return;let verdict=await exact.
judge(marks,move.changes,options.rule);this.asked.delete(move);let other=verdict?.rule===named2?{}:{
named:named2,lacks};if(verdict&&(move.judged={...verdict,...other,isSure:!0}),!state.done.includes(move))
return;state.save(this.options.manner),this.draw(this.rings);let last=state.done.findLast(({judged})=>judged.
kind!=="filled");this.wordsOf(move,!0)!==told&&move===last&&this.said===told&&this.tell(move,!0)}fillIn(){
let{state,judge,trial}=this;if(!this.options.manner.filling)return;let values=new Map;for(let fact of judge.
reasons.obvious(judge.marks())){let[place,value]=[placeOf(fact),valueOf(fact)];judge.has(place,value)||
values.set(place,[...values.get(place)??judge.staying(place),value])}let changes=state.changes([...values]);
changes.length&&state.make({changes,judged:{kind:"filled"},trial})}judgeAll(){let fresh=this.state.done.
filter(({told,trial})=>!told&&!trial),wrong=fresh.filter(({judged,past})=>judged.kind==="wrong"&&!past).
length;for(let move of fresh)move.told=!0;return this.state.mistakes+=wrong,this.keep(),wrong}tryOut(){
this.trial=!0,this.refresh("What you mark now is on trial: keep it, or drop all of it.")}endTrial(kept){
this.trial=!1;let again=this.state.onTrial().size?"; redo brings it again":"";kept?this.state.keepTrial():
this.state.dropTrial();let wrong=kept&&this.options.atOnce?this.judgeAll():0,worth=wrong?`, with ${counted(
wrong,"mistake")}`:"";this.refresh(kept?`The trial is kept${worth}.`:`The trial is dropped${again}.`)}paint(on){
this.input.fingerPaints=on,this.zoom.leaveFingerToDraw(on),this.speak(on?"One finger paints, from a \
mark with that mark; two push what is enlarged.":"A finger scrolls again.")}tick(){let{state,options}=this,
playing=this.view.element.getClientRects().length>0&&!document.hidden;!options.isTimed||!playing||this.
judge.isDone()||(state.seconds+=1,state.seconds%KEPT===0&&state.save(options.manner),options.show(state.
mistakes,state.seconds))}undo(){this.state.undo()&&this.goneOver("Undone.")}redo(){this.state.redo()&&
this.goneOver("Done again.")}goneOver(words){this.trial||=this.state.onTrial().size>0,this.refresh(words)}restart(){
let places=this.state.startAgain();this.trial=!1,this.move([...places].map(place=>[place,[]])),this.
keep(),this.speak(places.size?"Back at the start; undo brings back what was there.":"This is the sta\
rt.")}goBack(){for(;this.judge.wrongPlaces().length&&this.state.undo(););this.trial=this.state.onTrial().
size>0,this.refresh("Back to before the first mistake; redo brings your moves again.")}make(step){if(!isMark(
step.value))return;let fresh=step.places.filter(place=>!this.judge.has(place,step.value));this.move(
fresh.map(place=>[place,[...this.judge.staying(place),step.value]])),this.view.element.focus({preventScroll:!0})}speak(...parts){
this.said=parts[0],this.view.speak(...parts)}describe(){this.cursor&&this.view.speak(this.view.board.
describe(this.cursor,this.state.facts))}draw(rings={}){this.rings=rings,this.view.draw(this,rings)}keep(){
this.help.level=0,this.state.save(this.options.manner),this.draw()}refresh(words){this.keep(),this.speak(
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
"help").close(),byId("tabs").append(...tabs.map(tab=>this.button(tab))),this.choose(tabs[0])}button(tab){
return make("button",{type:"button",id:`tab-${tab.id}`,role:"tab","aria-controls":tab.id,textContent:tab.
title,onclick:event=>{this.choose(tab),event.detail&&byId(`tab-${tab.id}`).blur()},onkeydown:event=>this.
go(tab,event)})}go(tab,event){let step={ArrowRight:1,ArrowLeft:-1}[event.key];if(!step)return;event.
stopPropagation();let at=this.tabs.indexOf(tab)+step+this.tabs.length,other=this.tabs[at%this.tabs.length];
this.choose(other),byId(`tab-${other.id}`).focus()}choose(chosen){this.current.part.leave?.();for(let tab of this.
tabs)byId(tab.id).hidden=tab!==chosen,byId(`tab-${tab.id}`).setAttribute("aria-selected",String(tab===
chosen)),byId(`tab-${tab.id}`).tabIndex=tab===chosen?0:-1;this.current=chosen,this.moved()}key(event){
let help=byId("help");help.open||event.altKey||this.act(event,help)&&event.preventDefault()}act(event,help){
let{part}=this.current,target=event.target;if(event.ctrlKey||event.metaKey)return part.shortcut?.(event)??
!1;if(this.isSwitchedOff(event.key,target))return!1;if(event.key==="?")return help.showModal(),!0;let within=help.
contains(target)?document.body:target;return isTyped(event.key,within)||isScrolled(event.key,target)?
!1:part.key(event)}isSwitchedOff(key,target){return isCharacter(key)&&!this.characters.checked&&!target.
closest(BOARD)}};function rememberedBox(id,signal){let box=byId(id),recall=()=>box.checked=localStorage.
getItem(id)!=="off";return box.onchange=tried(()=>localStorage.setItem(id,box.checked?"on":"off")),addEventListener(
"storage",tried(recall),{signal}),tried(recall)(),box}function tried(act){return()=>{try{act()}catch{}}}
function isCharacter(key){return key.length===1&&key!==" "}function isTyped(key,target){let field=target.
closest("input, textarea, select, button, summary, a, pre");return!!(field&&(key===" "||field.matches(
"input[type=range], textarea, select")))}function isScrolled(key,target){return(target.closest("pre")?
/^(Arrow|Home$|End$)/:/^Arrow(Up|Down)$/).test(key)&&target.closest("ul, ol, pre")!==null}init_drawing();init_words();init_places();init_places();var Left=class{constructor({items,options,rows},taken){let some2=new Set(taken),covered=new Set(
rows.flatMap((row,at)=>some2.has(options[at])?row:[])),numbers=taken.map(read),left=[...rows.keys()].
filter(at=>!rows[at].some(item=>covered.has(item))&&!isNear(read(options[at]),numbers));this.options=
left.map(at=>options[at]),this.items=items.map((name,at)=>({name,covered:covered.has(at),options:[]}));
for(let at of left)for(let item of rows[at])this.items[item]?.options.push(options[at])}open(){return this.
items.filter(({covered})=>!covered).sort((one,other)=>one.options.length-other.options.length)}covered(){
return this.items.filter(({covered})=>covered)}};function without(one,other){let gone=new Set(other);
return one.filter(each=>!gone.has(each))}function read(option){let[place,value]=option.split(" ");return{
...cellOf(place),value:Number(value)}}function isNear({r,c,value},others){return others.some(other=>{
let[down,right]=[Math.abs(other.r-r),Math.abs(other.c-c)];return other.value===value&&(!down||!right)&&
down+right<=value})}var SIGNS3={first:"M6 5v14M19 5l-10 7 10 7z",back:"M17 5l-10 7 10 7z",play:"M7 4l13 8-13 8z",pause:"\
M7 5h3v14h-3zM14 5h3v14h-3z",forward:"M7 5l10 7-10 7z",last:"M18 5v14M5 5l10 7-10 7z"},EVEN=4,ANIMATED=120,
Player=class{constructor(container,length,{show,read:read2,next,within}){this.length=length,this.show=
show,this.read=read2,this.next=next??((at,by)=>at+by),this.within=within??(()=>!1),this.at=0,this.timer=
void 0,this.buttons=this.makeButtons(),this.inputs=this.makeInputs(),this.count=make("span",{className:"\
count"}),this.slide=make("div",{className:"row slide"}),this.stage=container.parentElement,this.fill(
container),this.go(0)}makeButtons(){let signed=(sign,words,onclick)=>button(icon(SIGNS3[sign]),onclick,
{title:words,"aria-label":words});return{first:signed("first","First step",()=>this.go(0)),back:signed(
"back","Back",()=>this.step(-1)),run:signed("play","Play",()=>this.toggle()),forward:signed("forward",
"Forward",()=>this.step(1)),last:signed("last","Last step",()=>this.go(this.length))}}makeInputs(){let range=(name,max,value,oninput)=>make(
"input",{type:"range",min:0,max,value,"aria-label":name,oninput}),checked=!matchMedia("(prefers-redu\
ced-motion: reduce)").matches,onchange=()=>this.tellPace();return{at:range("Which step",this.length,
0,()=>this.go(Number(this.inputs.at.value))),speed:range("Speed",12,4,()=>this.tellPace()),animate:make(
"input",{type:"checkbox",checked,onchange})}}fill(container){let{first,back,run,forward,last}=this.buttons,
{at,speed,animate}=this.inputs,help=byId("help"),keys={title:"Keys","aria-label":"Keys"};run.classList.
add("main"),run.disabled=!this.length,this.slide.append(at,this.count,button("?",()=>help.showModal(),
keys)),container.append(this.slide,first,back,run,forward,last,make("label",{},"speed",speed),make("\
label",{},animate,"animate"))}tellPace(){let animated=this.inputs.animate.checked&&this.pause>ANIMATED;
this.stage.classList.toggle("animate",animated)}get pause(){return this.read(this.at)*2**(EVEN-Number(
this.inputs.speed.value))}step(by){this.within(by)||this.go(this.next(this.at,by))}go(position){this.
at=Math.max(0,Math.min(this.length,position)),this.at===this.length&&this.stop();let words=`${this.at}\
 of ${this.length}`;this.inputs.at.value=String(this.at),this.inputs.at.setAttribute("aria-valuetext",
words),this.count.textContent=words;let{first,back,forward,last}=this.buttons;keepFocus(()=>{first.disabled=
back.disabled=this.at===0,forward.disabled=last.disabled=this.at===this.length},()=>this.at?back:forward),
this.tellPace(),this.show(this.at)}toggle(){this.timer?this.stop():this.start()}start(){this.at===this.
length&&this.go(0),this.signRun("pause","Pause");let next=()=>{this.timer=setTimeout(()=>{}),this.step(
1),this.timer&&(this.timer=setTimeout(next,this.pause))};this.timer=setTimeout(next,Math.min(400,this.
pause))}stop(){clearTimeout(this.timer),this.timer=void 0,this.signRun("play","Play")}signRun(sign,words){
this.buttons.run.replaceChildren(icon(SIGNS3[sign])),this.buttons.run.title=words,this.buttons.run.setAttribute(
"aria-label",words)}pace(faster){this.inputs.speed.value=String(Number(this.inputs.speed.value)+faster),
this.tellPace()}key(event){let does={ArrowRight:()=>this.step(1),ArrowLeft:()=>this.step(-1),Home:()=>this.
go(0),End:()=>this.go(this.length),"]":()=>this.step(1),"[":()=>this.step(-1)," ":()=>this.toggle(),
"+":()=>this.pace(1),"-":()=>this.pace(-1),a:()=>this.inputs.animate.click()},own=does[event.key]??does[letterOf(
event)];return own?.(),!!own}};var Dance=class{constructor(section,lesson,puzzle,search){this.start=lesson.start,this.search=search,
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
steps[this.at-1]??[],item=this.search.cover.items[at],open=before.open().map(({name,options})=>{let many=counted(
options.length,"option"),what=options.length?`${many}: ${options.map(inShort2).join(", ")}`:"no opti\
on";return make("li",name===item?{"aria-current":"true"}:{},make("b",{},name),`, ${what}`)}),covered=before.
covered().map(({name})=>make("li",{},`${name}: covered`));this.list.replaceChildren(...open,...covered)}said(before,after){
let{at}=this,{steps,total}=this.search;if(!at)return`No option has been tried yet; ${before.options.
length} may be taken.`;let[option,number]=steps[at-1],item=before.items[number],left=after.options.length;
if(option<0){let why2=item?`${item.name}, and has no option left. `:"",gone2=`Take ${inShort2(this.tried(
at-1).pop()??"")} back. `;return`${why2}${gone2}${covering(left-before.options.length,"uncovered")},\
 ${left} may be taken.`}let many=counted(item.options.length,"option"),listed2=item.options.map(inShort2).
join(", "),why=`${item.name}, and has ${many} left, no item has fewer: ${listed2}. `,gone=`${covering(
before.options.length-left,"covered")}, ${left} may still be taken.`,end=at===steps.length&&total===
at?" All is covered: solved.":"";return`${why}Try ${inShort2(this.search.cover.options[option])}. ${gone}${end}`}key(event){
return this.player.key(event)}leave(){this.player.stop()}};function inShort2(option){return option.replace(
/(.*) (.*)/,"$2 at $1")}function factOf(option){return[placeOf(option),valueOf(option)]}function namesOf(items){
return items.map(({name})=>name)}function covering(number,what){return`${counted(number,"option")} ${number===
1?"is":"are"} ${what}`}function soFar(steps,stand){let picks=steps.filter(([option])=>option>=0).length;
return`${counted(picks,"option")} tried, ${steps.length-picks} taken back, ${stand} stand.`}init_drawing();init_words();init_places();init_places();var SCHEMA={schema:"logic-puzzles/trace",version:1},OF_PUZZLE="problem title laws rule\
s puzzle",OF_STEP="rule tier places value because from laws sentence";function traceOf(lesson,puzzle){
let facts=factsOf(lesson.start),steps=lesson.steps.map((step,at)=>{for(let place of step.places)facts.
set(place,(facts.get(place)??new Set).add(step.value));return{step:at+1,...some(step,OF_STEP),board:boardOf(
puzzle,facts)}}),open=openIn(puzzle,facts),end={end:open?"stuck":"solved",steps:steps.length,open};return[
{...SCHEMA,...some(lesson,OF_PUZZLE)},...steps,end].map(asLine).join("")}function some(object,names){
return Object.fromEntries(names.split(" ").map(name=>[name,Reflect.get(object,name)]))}function openIn(puzzle,facts){
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
let{length}=lesson.steps;if(!length)return summary(lesson);let shown=length>LISTED3?`, the first ${LISTED3}`:
"",end=lesson.solved?"":`; then no rule says more: ${whyStuck(lesson)}`;return`${counted(length,"ste\
p")}${shown}${end}:`}function listOfSteps({steps,rules},puzzle){let titles=new Map(rules.map(rule=>[
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
tion/jsonl")};let items=lesson.exports.map(({name,text,url})=>{let item=make("li",{className:"row"},
button(`Copy as ${name}`,()=>copy(text)));return url&&item.append(make("a",{href:url,rel:"noreferrer"},
`Open at ${new URL(url).host}`)),item});byId("exports").append(...items)}init_words();init_places();init_words();init_places();var BOARD2=-1,Argument=class{constructor(lists,moved){this.lists=lists,this.
panel=byId("argument"),this.list=byId("pictures"),this.legend=byId("supposing"),this.moved=moved,this.
pictures=[],this.items=[],this.at=0,byId("pictures-title").addEventListener("click",event=>{event.preventDefault(),
this.go(this.at?0:1)}),this.stop=oneStop(this.list)}take(argued){let pictures=argued.map(each=>this.
read(each));this.pictures=pictures,this.at=0,this.panel.open=!1,this.panel.hidden=!pictures.length,this.
legend.hidden=!pictures.some(each=>each.supposes);let many=counted(pictures.length,"picture");byId("\
pictures-title").textContent=`Why, in ${many}`,this.items=pictures.map((each,at)=>this.item(each,at+
1)),this.list.replaceChildren(...this.items)}read({facts={},told=[],...picture2}){let known=Object.entries(
facts).map(([value,at])=>placesIn(this.lists[at]).map(place=>pair2(place,value)));return{...picture2,
facts:known.flat(),told:told.map(at=>this.lists[at]).map(fact=>pair2(placeOf(fact),valueOf(fact)))}}item({
says:says2,depth=0},number){let words=button(this.lists[says2],()=>this.go(number));return make("li",
{className:`deep-${Math.min(depth,3)}`},words)}within(by){let to=this.at+by;return!this.at||to>this.
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
return facts}function behind(chain){let[last,...before]=[...chain].reverse(),needs=new Set([...last.
because??[],...last.wrong??[]]),found=new Map([[last,placesOf2(last)]]);for(let picture2 of before){
let places=placesOf2(picture2).filter(place=>needs.has(place));if(!(!places.length&&!picture2.supposes)){
found.set(picture2,picture2.supposes?placesOf2(picture2):places);for(let place of picture2.because??
[])needs.add(place)}}return found}function signs(chain,all){let needed=behind(chain),found=new Map;for(let picture2 of chain.
filter(({told})=>!told.length)){if(!picture2.supposes&&!picture2.because)continue;let sign=picture2.
supposes?"?":String(all.indexOf(picture2)+1);for(let place of needed.get(picture2)??[])found.set(place,
sign)}return[...found]}function arrows(chain){let needed=behind(chain),known=new Set;return chain.flatMap(
picture2=>{let from=(picture2.because??[]).filter(place=>known.has(place));for(let place of placesOf2(
picture2))known.add(place);let to=needed.get(picture2)??[];return from.flatMap(one=>to.map(other=>pair2(
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
()=>this.spotShown()))}ruleOf(step){return this.rules.get(step.rule)}item(step,number){let{steps}=this.
lesson,last=number;for(;steps[last]?.brief;)last+=1;let numbers=last>number?`${number} to ${last}`:number,
parts=[make("b",{},`${numbers}. ${this.ruleOf(step).title} `),tierSign(step.tier),make("span",{className:"\
says"},saysOf(step))];return make("li",{},make("button",{type:"button",onclick:()=>this.player.go(number)},
...parts))}ruleItem(rule){let used=this.usesOf(rule.name).length,words=used?`${used} × next`:"not u\
sed",label2={disabled:!used,"aria-label":`${words}: ${rule.title}`};return make("li",{"data-tier":rule.
tier},make("span",{},make("b",{},rule.title)," ",tierSign(rule.tier)),button(words,()=>this.next(rule.
name),label2),make("span",{className:"law"},rule.law))}showTier(tier){for(let each of this.tiers)each.
setAttribute("aria-pressed",String(Number(each.value)===tier));let{rules,steps}=this.lesson,isOther=of=>tier!==
0&&of.tier!==tier;this.ruleItems.forEach((item,at)=>item.hidden=isOther(rules[at])),this.items.forEach(
(item,at)=>item.hidden=isOther(steps[at])||!this.isTold(at)),this.stopAtStep(),this.stopAtRule()}isTold(index){
return this.lesson.steps[index].brief===void 0}nextOfTier(at,by){let next=at+by;for(;this.items[next-
1]?.hidden;)next+=by;return next}show(at){this.at=at,this.argument.take(at?this.lesson.steps[at-1].argument:
[]),byId("steps").querySelector("[aria-current]")?.removeAttribute("aria-current"),at&&this.mark(at-
1),this.stopAtStep(),this.draw(),this.moved()}draw(){let{at}=this,step=at?this.lesson.steps[at-1]:void 0,
shown=this.argument.picture?this.argument.shown(this.facts(at-1)):this.shown(at);this.board.show(shown),
this.zoom.reveal(this.spotShown()),this.spoken.show(shown.facts),byId("sentence").replaceChildren(...step?
this.words(step,at):this.introduction())}spotShown(){let{picture:picture2}=this.argument,{wrong=[],facts=[],
because=[]}=picture2??{},places=[...wrong,...facts.map(([place2])=>place2),...because],own=this.at?this.
lesson.steps[this.at-1].places:[],[place="r1c1"]=[...places,...own];return spotOf(place)}shown(at){let step=at?
this.lesson.steps[at-1]:void 0,told=step?factsOfStep(step).filter(([,value])=>!isMark(value)):[];return{
facts:this.facts(at),decided:step?.places,because:step?.because,told}}told(at){return this.argument.
says||saysOf(this.lesson.steps[at-1])}facts(at){let steps=this.lesson.steps.slice(0,at);return factsOf(
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
law:law.replace(/r\d+c\d+~\d+/g,run=>placesIn(run).join("+"))}var NAMES={loader:"pyodide.mjs",module:"pyodide.asm.mjs",wasm:"pyodide.asm.wasm",library:"python_std\
lib.zip",project:"project.gz",lock:"pyodide-lock.json"},SNAPSHOT="snapshot.gz";async function allFiles(find){
let found=Object.entries(NAMES).map(async([key,name])=>[key,await find(name)]);return Object.fromEntries(
await Promise.all(found))}async function filesBeside(){return{...await allFiles(beside),snapshot:await beside(
SNAPSHOT)}}async function beside(name){return new URL(`python/${name}`,location.href).href}var Refused=class extends Error{constructor(refusal){super(refusal.said),this.refusal=refusal}};var FORBIDDEN="the browser starts no worker; a policy may forbid it.",PATIENCE3=300,Python=class{constructor(source,files){
this.source=URL.createObjectURL(new Blob([source],{type:"text/javascript"})),this.files=files,this.last=
0,this.waiting=[],this.worker=this.start()}start(){let worker=new Worker(this.source);return worker.
onmessage=({data})=>this.take(data),worker.onerror=({message=FORBIDDEN})=>this.fail({said:message,broken:!0}),
worker.postMessage(this.files),worker}async call(call,args=[],{tell=()=>{},signal}={}){signal?.throwIfAborted();
let answered=new AbortController;return new Promise((give,refuse)=>{let waiting={asked:{id:++this.last,
call,args},give,refuse,tell};this.waiting.push(waiting),this.waiting.length===1&&this.goOn();let giveUp=()=>this.
giveUp(waiting,signal?.reason);signal?.addEventListener("abort",giveUp,{signal:answered.signal})}).finally(
()=>answered.abort())}goOn(){this.waiting.length&&(this.worker??=this.start(),this.worker.postMessage(
this.waiting[0].asked))}take({id,progress,value,error}){let[first]=this.waiting;if(!(!first||id!==first.
asked.id))return progress!==void 0?first.tell(progress):error?.broken?this.fail(error):(this.files={
...this.files,again:!0},this.waiting.shift(),this.goOn(),error?first.refuse(new Refused(error)):first.
give(value))}giveUp(waiting,reason){waiting.refuse(reason),waiting.tell=()=>{},waiting===this.waiting[0]?
setTimeout(()=>this.leave(waiting),PATIENCE3):this.waiting=this.waiting.filter(other=>other!==waiting)}leave(waiting){
waiting===this.waiting[0]&&(this.end(),this.worker=this.start(),this.waiting.shift(),this.goOn())}fail(refusal){
this.end(),this.waiting.shift()?.refuse(new Refused(refusal)),this.goOn()}end(){this.worker&&(this.worker.
onmessage=this.worker.onerror=null,this.worker.terminate(),this.worker=null)}};var Solver=class{constructor(python,{problem,puzzle},signal){this.isReady=!0,this.python=python,this.
signal=signal,this.puzzle=[problem,puzzle]}async judge(marks,changes,named2){let added=addedBy(changes);
return added.length?this.ask("moves.judge",marks,added,named2??""):null}why(marks){return this.ask("\
moves.why",marks)}ask(name,...args){let{signal}=this;return this.python.call(name,[...this.puzzle,...args],
{signal}).catch(()=>null)}},LateSolver=class{constructor(lesson){this.isReady=!1,this.lesson=lesson,
this.coming=void 0}async judge(marks,changes,named2){let verdict=await(await this.come())?.judge(marks,
changes,named2)??null;return this.isReady=verdict!==null,verdict}async why(marks){return(await this.
come())?.why(marks)??null}come(){return this.coming??=startSolver(this.lesson).catch(()=>null)}};async function startSolver(lesson){
let worker=await fetch("python/worker.js");if(!worker.ok)throw new Error(`there is no worker: ${worker.
status}`);return new Solver(new Python(await worker.text(),await filesBeside()),lesson)}function solverOfSite(lesson){
return"solver"in document.body.dataset&&location.protocol.startsWith("http")&&lesson.unique?new LateSolver(
lesson):null}init_drawing();init_places();async function start(){begin();let{lesson,tabs,steps,play}=await openLesson(readData());play.exact=solverOfSite(
lesson),followAddress(tabs,steps),document.addEventListener("keydown",event=>tabs.key(event))}start();return __toCommonJS(page_exports);})();
