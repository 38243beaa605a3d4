"use strict";var page=(()=>{var __defProp=Object.defineProperty;var __getOwnPropNames=Object.getOwnPropertyNames;var __glob=map=>path=>{var fn=map[path];if(fn)return fn();throw new Error("Module not found in bundl\
e: "+path)};var __esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(
fn=0)),res}catch(e){throw err=[e],e}};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})};function cellOf(name){let[r,c]=(name.match(/\d+/g)??[]).map(Number);return{r:r-1,c:c-1}}function cellName(r,c){
return`r${r+1}c${c+1}`}function spotOf(place){let{r,c}=cellOf(place),[,other]=place.split("-");if(!other)
return{x:c+.5,y:r+.5,edge:""};let{x,y,edge}=EDGES[other]??EDGES[cellOf(other).r===r?"right":"bottom"];
return{x:c+x,y:r+y,edge}}function inOrder(edges){return[...edges].sort((one,other)=>{let[a,b]=[spotOf(
one),spotOf(other)];return a.y-b.y||a.x-b.x})}function cellsOf(edge){return edge.split("-").filter(name=>/^r\d/.
test(name))}function isSettled(value){return!value.startsWith("not ")}function factsOf(...lists){let facts=new Map;
for(let[place,value]of lists.flat())facts.set(place,(facts.get(place)??new Set).add(value));return facts}
function placeOf(fact){return fact.slice(0,fact.indexOf(" "))}function valueOf(fact){return fact.slice(
fact.indexOf(" ")+1)}function isSo(facts,place,value){return!!facts.get(place)?.has(value)}function pieces(cells,next){
let left=new Set(cells),found=[];for(let start2 of cells){if(!left.delete(start2))continue;let piece=[
start2];for(let cell of piece)piece.push(...next(cell).filter(other=>left.delete(other)));found.push(
piece)}return found}var STEPS,EDGES,Grid,init_places=__esm({"lessons/web/places.js"(){"use strict";STEPS=
[[-1,0],[1,0],[0,-1],[0,1]],EDGES={top:{x:.5,y:0,edge:"vertical"},bottom:{x:.5,y:1,edge:"vertical"},
left:{x:0,y:.5,edge:"horizontal"},right:{x:1,y:.5,edge:"horizontal"}};Grid=class{constructor([height,
width]){this.height=height,this.width=width}cells(){return Array.from({length:this.height},(_,r)=>r).
flatMap(r=>Array.from({length:this.width},(_,c)=>cellName(r,c)))}rows(sign){let{width}=this,rows=Array.
from({length:this.height},(_,r)=>r*width),signs=this.cells().map(sign);return rows.map(at=>signs.slice(
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
UNIT=40}});function castle({height,width},sides){return Array.from({length:2*height+1},(_,at)=>{let signs=[];for(let c=0;c<=
width;c++){let own=sides({r:Math.floor(at/2),c});signs.push(...at%2?inside(own):above2(own))}return signs.
slice(0,4*width+1)})}function above2([top]){let pad=top==="wall"?"-":" ";return["+",pad,SIGNS[top][0],
pad]}function inside(sides){let[top,left,bottom,right]=sides.map(side=>+(side==="path")),centre=CENTRES[top+
2*left+4*bottom+8*right];return[SIGNS[sides[1]][1]," ─"[left],centre," ─"[right]]}var SIGNS,CENTRES,
init_castle=__esm({"lessons/web/laws/castle.js"(){"use strict";SIGNS={path:"│─",wall:"-|",blocked:"\
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
doors!==2||cells.length===this.edgesOf.size?[]:[["The path leaves before it has been everywhere.",own]]}}}});function listed(words,last="and",most=LISTED){let some=words.length>most?words.slice(0,most-1):words,
all=words.length>some.length?[...some,`${words.length-some.length} more`]:some;return[all.slice(0,-1).
join(", "),all[all.length-1]].filter(Boolean).join(` ${last} `)}function counted(number,noun){return`${number}\
 ${noun}${number===1?"":"s"}`}var LISTED,SHAPES,AGREE,init_words=__esm({"lessons/web/laws/words.js"(){
"use strict";init_places();LISTED=6;SHAPES=/(?:all \d+ shapes|both shapes|the only shape) left to ([^:(]+?)(?: \([^)]+\))?/,
AGREE=new RegExp(`${SHAPES.source} (contain|touch)(?:e?s)? (it|them)\\.$`)}});var light_up_exports={};__export(light_up_exports,{default:()=>LightUp});function bulbs(cells){return cells.
map(cell=>`${cell} bulb`)}function isWall(token){return/[#0-4]/.test(token)}function isWormhole(token){
return/[A-Z]/.test(token)}function inWords(place,values,lit){if(values.has("bulb"))return`${place}: \
bulb`;let words=values.has("empty")?"marked as without bulb":"open";return`${place}: ${words}${lit.has(
place)?", lit":""}`}var LightUp,init_light_up=__esm({"lessons/web/puzzles/light_up.js"(){"use strict";
init_drawing();init_law();init_words();init_places();LightUp=class{values=["bulb","empty"];how=["Cli\
ck or Enter: a bulb; on a bulb: a dot, no bulb here; on a dot: open again.","A right click goes the \
other way. Drag to mark cells alike."];constructor(givens){this.grid=new Grid(givens.size),this.rows=
givens.grid,this.twins=this.pairWormholes(),this.open=new Set(this.places())}places(){return this.grid.
cells().filter(cell=>this.token(cellOf(cell))===".")}token({r,c}){return this.rows[r][c]}pairWormholes(){
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
e",{cx,cy,r:8}),svg("path",{d:rays}))}describe(place,values,facts){return inWords(place,values,this.
lit(facts))}teller(facts){let lit=this.lit(facts);return cell=>{let token=this.token(cellOf(cell));return token===
"#"?`${cell}: wall`:isWall(token)?`${cell}: wall with ${token}`:isWormhole(token)?`${cell}: wormhole\
 ${token}`:inWords(cell,facts.get(cell)??new Set,lit)}}text(facts,done){return this.grid.rows(cell=>isSo(
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
told=broken.some(([,pair2])=>other&&pair2.includes(cell)&&pair2.includes(other));other&&!told&&broken.
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
...refused,...size-cells.length===1?this.corner(piece):[]]}refuse({cells},exit,size){let beside=this.
grid.beside(exit),all=this.lands.filter(one=>one.cells.some(cell=>beside.includes(cell))),second=all.
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
fact)),map=new Land(this.grid,this.clues,{has}),signs=new Map;for(let{cells,numbers}of map.lands){let clue=this.
clues[numbers[0]]??"o",size=done&&clue==="?"?String(cells.length):clue,told=done||map.seas.length>0;
for(let cell of cells)signs.set(cell,told||cell in this.clues?size:"o")}return this.grid.rows(cell=>map.
isSea(cell)?"~":signs.get(cell)??".")}obvious={surround_full_island:"sea",part_islands:"sea"};opposite=otherOf(
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
filter(other=>this.grid.holds(other)).map(other=>cellName(other.r,other.c))}}}});init_drawing();init_places();init_drawing();var STRIP=16;function numbersOf({height,width},margin){let from=-margin-STRIP,outside=from+
STRIP/2,[w,h]=[width*UNIT-2*from,height*UNIT-2*from],strip=(wide,high)=>svg("rect",{x:from,y:from,width:wide,
height:high,class:"strip"}),along=(count,spot)=>Array.from({length:count},(_,n)=>label(n+1,...spot((n+
.5)*UNIT),11,"small"));return svg("g",{class:"numbers"},svg("g",{class:"of-rows"},strip(STRIP,h),...along(
height,at=>[outside,at])),svg("g",{class:"of-columns"},strip(w,STRIP),...along(width,at=>[at,outside])),
svg("g",{class:"of-both"},strip(STRIP,STRIP)))}var ARROWS={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},INSETS={because:3.5,decided:2,
supposed:3.5,wrong:2,cursor:6},Kept=class{constructor(){this.elements=new Map}update(wanted){let gone=[
...this.elements.keys()].filter(key=>!wanted.has(key));for(let key of gone)this.elements.get(key)?.remove(),
this.elements.delete(key);let fresh=[...wanted].filter(([key])=>!this.elements.has(key));for(let[key,
[layer,draw]]of fresh){let element=draw();layer.append(element),this.elements.set(key,element)}return gone.
length+fresh.length>0}},Board=class{constructor(element,puzzle){this.element=element,this.puzzle=puzzle,
this.allPlaces=puzzle.places(),this.known=new Set(this.allPlaces),this.marks=new Kept,this.shades=new Kept,
this.rings=new Kept,this.sketches=new Kept,this.remarks=new Kept,this.layers=this.addLayers(),this.draw()}addLayers(){
let layers={base:svg("g",{class:"base"}),marks:svg("g",{class:"marks"}),under:svg("g",{class:"under"}),
over:svg("g",{class:"over"}),rings:svg("g",{class:"rings"}),arrows:svg("g",{class:"arrows"}),notes:svg(
"g",{class:"notes"})},{base,marks,under,over,rings,arrows,notes}=layers,lower=this.puzzle.lines?[under,
rings,marks,over]:[marks,under,over,rings];return this.element.replaceChildren(base,...lower,arrows,
notes),layers}draw(){let{height,width}=this.puzzle.grid,margin=this.puzzle.margin??4,before=margin+STRIP,
[w,h]=[width*UNIT+before+margin,height*UNIT+before+margin];this.element.setAttribute("viewBox",`${-before}\
 ${-before} ${w} ${h}`),this.element.style.setProperty("--columns",String(width)),this.element.style.
setProperty("--shape",`${w} / ${h}`),this.element.style.setProperty("--ratio",String(width/height)),
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
[]}),this.showSketches(told),this.showRemarks(shown)}showRemarks({tints={},arrows=[],notes=[]}){let{
layers}=this,wanted=new Map;for(let[kind,cells]of Object.entries(tints))for(let cell of cells)wanted.
set(`${kind} ${cell}`,[layers.under,()=>tint(cell,kind)]);for(let[from,to]of arrows)wanted.set(`${from}\
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
M${x} ${below}l${a} ${-b}M${right} ${below}l${-a} ${-b}`}init_drawing();var TURNS=/[\u202a-\u202e\u2066-\u2069]/g,EDGE=/(r\d+c\d+-(?:r\d+c\d+|top|bottom|left|right))/;
function byId(id){return document.getElementById(id)}function begin(){beginAsWritten(),document.querySelector("main")?.removeAttribute("hidden"),addEventListener(
"DOMContentLoaded",()=>document.getElementById("silent")?.remove())}function beginAsWritten(){let parts=[
...document.body.children].filter(each=>!each.matches("script, noscript")),written=document.getElementById(
"written");if(written){for(let each of parts)each.remove();written.insertAdjacentHTML("afterend",JSON.
parse(written.textContent))}else{let textContent=JSON.stringify(parts.map(asWritten).join(`
`)).replaceAll("<","\\u003c");document.body.prepend(make("script",{type:"text/plain",id:"written",textContent}))}}
function asWritten(part){let copy=part.cloneNode(!0);for(let link of copy.querySelectorAll("a"))link.
hasAttribute("href")&&link.setAttribute("href",link.href);return copy.outerHTML}function readData(){return JSON.parse(byId("data").textContent??"")}function make(name,properties={},...children){
let element=document.createElement(name);for(let[key,value]of Object.entries(properties))key in element?
Reflect.set(element,key,value):element.setAttribute(key,String(value));return element.append(...children.
flatMap(unbroken)),element}function unbroken(child){return typeof child!="string"?[child]:child.replace(
TURNS,"�").split(EDGE).map((part,at)=>{if(at%2===0)return part;let name=document.createElement("sp\
an");return name.className="edge",name.append(part),name})}init_places();var globImport_puzzles_js=__glob({"./puzzles/alcazar.js":()=>Promise.resolve().then(()=>(init_alcazar(),alcazar_exports)),
"./puzzles/light_up.js":()=>Promise.resolve().then(()=>(init_light_up(),light_up_exports)),"./puzzle\
s/nurikabe.js":()=>Promise.resolve().then(()=>(init_nurikabe(),nurikabe_exports)),"./puzzles/ripple_\
effect.js":()=>Promise.resolve().then(()=>(init_ripple_effect(),ripple_effect_exports))});async function puzzleMaker(solution){let{default:Own}=await globImport_puzzles_js(`./puzzles/${solution}\
.js`);return givens=>new Own(givens)}init_places();var Spoken=class{constructor(drawing,puzzle,press){this.puzzle=puzzle;let{height,width}=puzzle.
grid;this.cells=new Map;let rows=Array.from({length:height},(_,r)=>make("div",{role:"row"},...Array.
from({length:width},(_2,c)=>this.cell(cellName(r,c),press)))),words={role:"grid","aria-label":"The b\
oard in words","aria-readonly":!press};drawing.after(make("div",{className:"spoken",...words},...rows))}cell(name,press){
let cell=make("div",{role:"gridcell",onclick:press&&(()=>press(name))});return this.cells.set(name,cell),
cell}show(facts){let tell=this.puzzle.teller(facts);for(let[name,cell]of this.cells){let words=tell(
name);cell.textContent!==words&&(cell.textContent=words)}}};async function start(){begin();let pictures=readData();for(let[id,picture]of Object.entries(pictures)){
let{solution,givens,before,after,decided,because,told}=picture,puzzleOf=await puzzleMaker(solution),
show=(side,shown)=>{let drawing=byId(id).querySelector(side),puzzle=puzzleOf(givens);new Board(drawing,
puzzle).show(shown),drawing.hasAttribute("aria-hidden")||new Spoken(drawing,puzzle).show(shown.facts)};
show(".before",{facts:factsOf(before)}),after&&show(".after",{facts:factsOf(after),decided,because,told})}}
start();})();
