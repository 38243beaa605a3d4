// Alcazar: walls, doors in the border, and a path from door to door.
puzzles.alcazar = {
  values: ["path", "blocked"],
  margin: 16,
  drawn: true,

  places(board) {
    const by = (one, two) => one.y - two.y || one.x - two.x;
    return [...board.lesson.givens.edges].sort((one, two) => by(spotOf(one), spotOf(two)));
  },

  // The edge nearest to a point, none in the middle of a cell.
  placeAt(board, x, y) {
    let best = null, least = 0.45;
    for (const place of board.allPlaces) {
      const spot = spotOf(place), far = Math.hypot(spot.x - x, spot.y - y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  },

  // The cells that an edge joins; a door has one.
  ends(edge) {
    const [one, other] = edge.split("-");
    return /^r\d/.test(other) ? [one, other] : [one];
  },

  // The edge above a cell, and that to its left; cells may lie just outside.
  above(board, r, c) {
    if (r === 0) return `${cellName(r, c)}-top`;
    return cellName(r - 1, c) + (r === board.height ? "-bottom" : `-${cellName(r, c)}`);
  },

  leftOf(board, r, c) {
    if (c === 0) return `${cellName(r, c)}-left`;
    return cellName(r, c - 1) + (c === board.width ? "-right" : `-${cellName(r, c)}`);
  },

  base(board) {
    drawGrid(board);
    board.element.querySelector(".border").remove();  // doors are gaps
    const open = new Set(board.lesson.givens.edges);
    let walls = "";
    for (let r = 0; r <= board.height; r++) {
      for (let c = 0; c <= board.width; c++) {
        if (c < board.width && !open.has(this.above(board, r, c))) walls += `M${c * UNIT} ${r * UNIT}h${UNIT}`;
        if (r < board.height && !open.has(this.leftOf(board, r, c))) walls += `M${c * UNIT} ${r * UNIT}v${UNIT}`;
      }
    }
    board.layers.over.append(svg("path", { d: walls, class: "wall-line" }));
  },

  mark(board, place, values) {
    const spot = spotOf(place), [x, y] = [spot.x * UNIT, spot.y * UNIT];
    if (!values.has("path")) {
      return svg("path", { d: `M${x - 3.5} ${y - 3.5}l7 7m0 -7l-7 7`, class: "blocked" });
    }
    const half = UNIT / 2, across = spot.edge === "horizontal";
    const within = (value, most) => Math.min(Math.max(value, -12), most * UNIT + 12);
    const ends = (across ? [[x - half, y], [x + half, y]] : [[x, y - half], [x, y + half]])
      .map(([px, py]) => `${within(px, board.width)} ${within(py, board.height)}`);
    return svg("path", { d: `M${ends.join("L")}`, class: "path" });
  },

  describe(board, place, values) {
    const words = values.has("path") ? "path" : values.has("blocked") ? "blocked" : "open";
    return `${place.replace("-", " to ")}: ${words}`;
  },
};
