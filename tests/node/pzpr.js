// What the engine of pzpr makes of links and file texts: of each JSON string from standard
// input, one a line, it prints [link, file text] as its own encoders write them.
const pzpr = require("pzpr");
const lines = require("fs").readFileSync(0, "utf8").split("\n").filter(Boolean);

for (const line of lines) {
  const puzzle = new pzpr.Puzzle();
  puzzle.open(JSON.parse(line));
  console.log(JSON.stringify([puzzle.getURL(), puzzle.getFileData()]));
}
