"""Independent solvers on clingo, a module for each puzzle: answers(text, most) -> texts."""
