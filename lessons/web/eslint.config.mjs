// What ESLint asks of the pages' modules; types, and names that do not exist, are TypeScript's.
import js from "@eslint/js";

export default [
  { ignores: ["lessons/web/built/"] },
  js.configs.recommended,
  {
    files: ["**/*.js"],
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", { caughtErrors: "none" }],
      "no-var": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "object-shorthand": "error",
      eqeqeq: "error",
      complexity: ["error", 10],
      "max-lines": ["error", 350],
      "max-lines-per-function": ["error", 35],
      "max-depth": ["error", 3],
    },
  },
  { files: ["tests/**"], languageOptions: { sourceType: "commonjs" } },
];
