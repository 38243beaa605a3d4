// Light Up: black cells, bulbs, and the light that they shed, through wormholes too.
puzzles.light_up = {
  values: ["bulb", "no bulb"],

  places(board) {
    const grid = board.lesson.givens.grid;
    return board.cells().filter(cell => grid[cellOf(cell).r][cellOf(cell).c] === ".");
  },

  base(board) {
    drawGrid(board, board.layers.over);
    board.lesson.givens.grid.forEach((row, r) => [...row].forEach((token, c) => {
      if (token === ".") return;
      const [cx, cy] = middle({ r, c });
      if (/[A-Z]/.test(token)) {
        board.layers.over.append(
          svg("circle", { cx, cy, r: 16, class: "wormhole" }),
          svg("circle", { cx, cy, r: 11.5, class: "wormhole" }), label(token, cx, cy, 15));
      } else {
        board.layers.base.append(square(r, c, "wall"));
        if (token !== "#") board.layers.over.append(label(token, cx, cy, 22, "on-wall"));
      }
    }));
    board.twins = this.twinsOf(board.lesson.givens.grid);
    board.light = new Map();
  },

  // {wormhole: its twin}.
  twinsOf(grid) {
    const first = new Map(), twins = new Map();
    grid.forEach((row, r) => [...row].forEach((token, c) => {
      if (!/[A-Z]/.test(token)) return;
      const here = cellName(r, c), other = first.get(token);
      if (other) twins.set(here, other).set(other, here);
      else first.set(token, here);
    }));
    return twins;
  },

  // The cells that a bulb lights: [cell, ...] along each of its four beams.
  beams(board, bulb) {
    const grid = board.lesson.givens.grid;
    return [[-1, 0], [1, 0], [0, -1], [0, 1]].map(([down, right]) => {
      let { r, c } = cellOf(bulb);
      const passed = new Set(), beam = [];
      for (;;) {
        r += down;
        c += right;
        const token = grid[r]?.[c], here = cellName(r, c);
        if (token === undefined || /[#0-4]/.test(token) || passed.has(here)) return beam;
        passed.add(here);
        if (token === ".") beam.push(here);
        else ({ r, c } = cellOf(board.twins.get(here)));
      }
    });
  },

  // All cells that bulbs light, their own included.
  lit(board, facts) {
    const lit = new Set();
    for (const [place, values] of facts) {
      if (!values.has("bulb")) continue;
      lit.add(place);
      for (const cell of this.beams(board, place).flat()) lit.add(cell);
    }
    return lit;
  },

  whole(board, facts) {
    const lit = this.lit(board, facts);
    for (const [cell, element] of board.light) {
      if (lit.has(cell)) continue;
      element.remove();
      board.light.delete(cell);
    }
    for (const cell of lit) {
      if (board.light.has(cell)) continue;
      const element = square(cellOf(cell).r, cellOf(cell).c, "lit");
      board.light.set(cell, element);
      board.layers.base.append(element);
    }
  },

  mark(board, place, values) {
    const [cx, cy] = middle(cellOf(place));
    if (!values.has("bulb")) return svg("circle", { cx, cy, r: 3.5, class: "dot" });
    let rays = "";
    for (let n = 0; n < 8; n++) {
      const [dx, dy] = [Math.cos(n * Math.PI / 4), Math.sin(n * Math.PI / 4)];
      rays += `M${(cx + 11.5 * dx).toFixed(1)} ${(cy + 11.5 * dy).toFixed(1)}`
        + `l${(4.5 * dx).toFixed(1)} ${(4.5 * dy).toFixed(1)}`;
    }
    return svg("g", { class: "bulb" }, svg("circle", { cx, cy, r: 8 }), svg("path", { d: rays }));
  },

  describe(board, place, values) {
    if (values.has("bulb")) return `${place}: bulb`;
    const words = values.has("no bulb") ? "marked as without bulb" : "open";
    return `${place}: ${words}${board.light.has(place) ? ", lit" : ""}`;
  },
};
