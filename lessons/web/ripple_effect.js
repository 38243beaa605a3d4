// Ripple Effect: rooms with thick borders; numbers, and small ones for what may still be.
puzzles.ripple_effect = {
  values: [],  // numbers are typed

  places(board) {
    board.roomOf = new Map();
    board.lesson.givens.rooms.forEach((room, number) => {
      for (const cell of room) board.roomOf.set(cell, number);
    });
    return board.cells().filter(cell => !(cell in board.lesson.givens.givens));
  },

  // How many numbers the room of a cell has.
  most(board, place) {
    return board.lesson.givens.rooms[board.roomOf.get(place)].length;
  },

  base(board) {
    drawGrid(board);
    const room = (r, c) => board.roomOf.get(cellName(r, c));
    let walls = "";
    for (let r = 0; r < board.height; r++) {
      for (let c = 0; c < board.width; c++) {
        if (c && room(r, c - 1) !== room(r, c)) walls += `M${c * UNIT} ${r * UNIT}v${UNIT}`;
        if (r && room(r - 1, c) !== room(r, c)) walls += `M${c * UNIT} ${r * UNIT}h${UNIT}`;
      }
    }
    board.layers.over.append(svg("path", { d: walls, class: "room" }),
      svg("rect", { width: board.width * UNIT, height: board.height * UNIT, class: "room" }));
    for (const [cell, number] of Object.entries(board.lesson.givens.givens)) {
      const at = cellOf(cell);
      board.layers.base.append(square(at.r, at.c, "given"));
      board.layers.over.append(label(number, ...middle(at), 23, "strong"));
    }
  },

  mark(board, place, values) {
    const { r, c } = cellOf(place);
    const number = this.number(values);
    if (number) return label(number, ...middle({ r, c }), 23);
    const most = this.most(board, place), across = most > 9 ? 4 : most > 4 ? 3 : 2, size = (UNIT - 8) / across;
    const group = svg("g");
    for (let value = 1; value <= most; value++) {
      const x = c * UNIT + 4 + ((value - 1) % across + 0.5) * size;
      const y = r * UNIT + 4 + (Math.floor((value - 1) / across) + 0.5) * size;
      const out = values.has(`not ${value}`);
      group.append(label(String(value), x, y, Math.min(12, size * 0.95), out ? "out" : "small"));
      if (out) group.append(svg("path", { d: `M${x - 4.5} ${y + 4.5}l9 -9`, class: "out" }));
    }
    return group;
  },

  // The number that is settled, or nothing.
  number(values) {
    return [...values].find(value => !value.startsWith("not "));
  },

  describe(board, place, values) {
    const out = [...values].filter(value => value.startsWith("not "));
    return `${place}: ${this.number(values) ?? ["open", ...out].join(", ")}`;
  },
};
