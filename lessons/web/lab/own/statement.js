// The statement of a problem, which is written in a little of Markdown; its tables are the samples,
// which are shown otherwise.
import { make } from "../../dom.js";

/**
 * What a statement says, in elements of a page.
 * @param {string} markdown
 */
export function statementOf(markdown) {
  const text = markdown.replace(/^\|.*\n?/gm, "").replace(/^## Examples?\s*$/gm, "");
  return text.split(/\n\s*\n/).flatMap(blockOf);
}

/**
 * A heading, a list, code or a paragraph; a list may follow a paragraph at once.
 * @param {string} block
 * @returns {Node[]}
 */
function blockOf(block) {
  if (!block.trim()) return [];
  if (block.startsWith("    ")) return [make("pre", {}, block.replace(/^ {4}/gm, ""))];
  const heading = /^(#+) (.*)$/m.exec(block);
  if (heading) {
    const rest = block.slice(heading[0].length).trimStart();
    return [make(heading[1] === "#" ? "h3" : "h4", {}, ...inline(heading[2])), ...blockOf(rest)];
  }
  const [words, ...items] = block.split(/^- /m);
  const list = make("ul", {}, ...items.map((item) => make("li", {}, ...inline(item))));
  return [
    ...(words.trim() ? [make("p", {}, ...inline(words))] : []),
    ...(items.length ? [list] : []),
  ];
}

/**
 * @param {string} text
 * @returns {(Node | string)[]}
 */
function inline(text) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part) => {
    if (part.startsWith("`")) return make("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return make("b", {}, part.slice(2, -2));
    if (part.startsWith("*")) return make("i", {}, part.slice(1, -1));
    return part.replace(/^\[([^\]]+)\]\([^)]+\)$/, "$1");
  });
}
