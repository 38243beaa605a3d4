// Nurikabe: dark sea, light islands, a dot for land that is known.
puzzles.nurikabe = {
  values: ["sea", "island"],

  places(board) {
    return board.cells().filter(cell => !(cell in board.lesson.givens.clues));
  },

  base(board) {
    drawGrid(board, board.layers.over);
    for (const [cell, clue] of Object.entries(board.lesson.givens.clues)) {
      const at = cellOf(cell);
      board.layers.base.append(square(at.r, at.c, "island"));
      board.layers.over.append(label(clue, ...middle(at), clue.length > 2 ? 15 : 21));
    }
  },

  mark(board, place, values) {
    const at = cellOf(place), [cx, cy] = middle(at);
    if (values.has("sea")) return svg("g", {}, square(at.r, at.c, "sea"));
    return svg("g", {}, square(at.r, at.c, "island"), svg("circle", { cx, cy, r: 4.5, class: "dot" }));
  },

  describe(board, place, values) {
    return `${place}: ${values.has("sea") ? "sea" : values.has("island") ? "island" : "open"}`;
  },
};
