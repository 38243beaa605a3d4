// A puzzle's page: each rule in pictures, before and after.
function drawPictures() {
  const { solution, pictures } = JSON.parse(document.getElementById("data").textContent);
  for (const [id, picture] of Object.entries(pictures)) {
    const figure = document.getElementById(id);
    const facts = { before: picture.before, after: picture.after };
    for (const [side, shown] of Object.entries(facts)) {
      if (!shown) continue;
      const element = figure.querySelector(`.${side}`);
      new Board(element, { solution, givens: picture.givens }).show({ facts: factsOf(shown),
        ...(side === "after" ? { decided: new Set(picture.decided), because: new Set(picture.because) } : {}) });
    }
  }
}
