// The laws of each puzzle: laws[NAME](board, facts, done) gives what breaks them, [words, places].
// While a player is at work only what can no longer be right is broken; if `done`, all that is
// open counts as what it is when nobody marks it: land, a cell without bulb, an edge without path.
"use strict";

const laws = {};
const STEPS = [[-1, 0], [1, 0], [0, -1], [0, 1]];

// The cells beside a cell that are on the board.
function beside(board, cell) {
  const { r, c } = cellOf(cell);
  return STEPS.map(([down, right]) => [r + down, c + right])
    .filter(([y, x]) => y >= 0 && x >= 0 && y < board.height && x < board.width)
    .map(([y, x]) => cellName(y, x));
}

// The pieces into which cells fall, where next(cell) are those that a cell may join.
function pieces(cells, next) {
  const left = new Set(cells), found = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece) {
      for (const other of next(cell)) if (left.delete(other)) piece.push(other);
    }
    found.push(piece);
  }
  return found;
}

laws.nurikabe = (board, facts, done) => {
  const clues = board.lesson.givens.clues, broken = [];
  const sea = cell => Boolean(facts.get(cell)?.has("sea"));
  const land = cell => cell in clues || facts.get(cell)?.has("island") || (done && !sea(cell));
  const all = board.cells();
  for (const cell of all) {
    const { r, c } = cellOf(cell);
    const pool = [cell, cellName(r, c + 1), cellName(r + 1, c), cellName(r + 1, c + 1)];
    if (r + 1 < board.height && c + 1 < board.width && pool.every(sea)) broken.push(["A 2x2 square is all sea.", pool]);
  }
  for (const island of pieces(all.filter(land), cell => beside(board, cell).filter(land))) {
    const own = island.filter(cell => cell in clues);
    const open = island.some(cell => beside(board, cell).some(other => !land(other) && !sea(other)));
    const size = own.length === 1 && clues[own[0]] !== "?" ? Number(clues[own[0]]) : null;
    if (own.length > 1) broken.push(["An island has two clues.", own]);
    else if (size && island.length > size) broken.push([`An island of ${size} has ${island.length} cells.`, island]);
    else if (!open && !own.length) broken.push(["An island has no clue.", island]);
    else if (!open && size && island.length < size) broken.push([`An island of ${size} has room for only ${island.length}.`, island]);
  }
  const wet = pieces(all.filter(cell => !land(cell)), cell => beside(board, cell).filter(other => !land(other)))
    .map(piece => piece.filter(sea)).filter(piece => piece.length);
  if (wet.length > 1) broken.push(["The sea is in pieces.", wet.sort((a, b) => a.length - b.length)[0]]);
  return broken;
};

laws.light_up = (board, facts, done) => {
  const puzzle = board.puzzle, grid = board.lesson.givens.grid, broken = [], lit = puzzle.lit(board, facts);
  const bulb = cell => Boolean(facts.get(cell)?.has("bulb"));
  const possible = cell => bulb(cell) || (!done && board.known.has(cell) && !lit.has(cell) && !facts.get(cell)?.has("no bulb"));
  for (const cell of board.places()) {
    const seen = puzzle.beams(board, cell).flat();
    const other = bulb(cell) && seen.find(place => place !== cell && bulb(place));
    if (other && !broken.some(([, pair]) => pair.includes(cell) && pair.includes(other))) broken.push(["Two bulbs see each other.", [cell, other]]);
    if (!lit.has(cell) && !possible(cell) && !seen.some(possible)) broken.push(["A cell cannot be lit.", [cell]]);
  }
  grid.forEach((row, r) => [...row].forEach((token, c) => {
    if (!/[0-4]/.test(token)) return;
    const cell = cellName(r, c), around = beside(board, cell), bulbs = around.filter(bulb).length;
    if (bulbs > token) broken.push([`A ${token} has ${bulbs} bulbs.`, [cell]]);
    else if (around.filter(possible).length < token) broken.push([`A ${token} has too few places left.`, [cell]]);
  }));
  return broken;
};

laws.ripple_effect = (board, facts, done) => {
  const { givens, rooms } = board.lesson.givens, puzzle = board.puzzle, broken = [];
  const number = cell => Number(givens[cell] ?? puzzle.number(facts.get(cell) ?? new Set()) ?? 0);
  for (const room of rooms) {
    for (let value = 1; value <= room.length; value++) {
      const cells = room.filter(cell => number(cell) === value);
      if (cells.length > 1) broken.push([`A room has ${value} twice.`, cells]);
      const left = room.some(cell => number(cell) === value || (!number(cell) && !facts.get(cell)?.has(`not ${value}`)));
      if (!left) broken.push([`A room has no place for ${value}.`, room]);
    }
  }
  for (const cell of board.cells()) {
    const value = number(cell), { r, c } = cellOf(cell);
    if (done && !value) broken.push(["A cell is empty.", [cell]]);
    for (let n = 1; value && n <= value; n++) {
      for (const other of [cellName(r, c + n), cellName(r + n, c)]) {
        const at = cellOf(other);
        if (at.r < board.height && at.c < board.width && number(other) === value) {
          broken.push([`Two ${value}s have fewer than ${value} cells between them.`, [cell, other]]);
        }
      }
    }
    const out = [...(facts.get(cell) ?? [])].filter(word => word.startsWith("not ")).length;
    if (!value && out >= puzzle.most(board, cell)) broken.push(["A cell has no number left.", [cell]]);
  }
  return broken;
};

laws.alcazar = (board, facts, done) => {
  const broken = [], path = edge => Boolean(facts.get(edge)?.has("path"));
  const open = edge => path(edge) || (!done && !facts.get(edge)?.has("blocked"));
  const edges = new Map(board.cells().map(cell => [cell, []]));
  for (const edge of board.places()) for (const cell of board.puzzle.ends(edge)) edges.get(cell).push(edge);
  const doors = board.places().filter(edge => board.puzzle.ends(edge).length === 1);
  for (const [cell, own] of edges) {
    const used = own.filter(path);
    if (used.length > 2) broken.push(["The path forks.", used]);
    else if (own.filter(open).length < 2) broken.push([`${cell} has fewer than two ways left.`, own.length ? own : doors]);
  }
  const used = doors.filter(path);
  if (used.length > 2) broken.push(["More than two doors are used.", used]);
  if (doors.filter(open).length < 2) broken.push(["Fewer than two doors are left.", doors]);
  const next = cell => edges.get(cell).filter(path).flatMap(edge => board.puzzle.ends(edge)).filter(other => other !== cell);
  const lines = pieces([...edges.keys()].filter(cell => edges.get(cell).some(path)), next);
  for (const line of lines) {
    const own = [...new Set(line.flatMap(cell => edges.get(cell).filter(path)))];
    const ways = own.filter(edge => board.puzzle.ends(edge).length === 1).length;
    const inner = own.length - ways;
    if (inner >= line.length) broken.push(["The path closes to a loop.", own]);
    else if (ways === 2 && line.length < edges.size) broken.push(["The path leaves before it has been everywhere.", own]);
  }
  return broken;
};
