// What holds a graph together: which nodes hang on others alone.

/**
 * What can be reached from a node, depth first.
 * @typedef {object} Tree
 * @property {string[]} order the nodes as they are reached
 * @property {Map<string, number>} number where in that order they come
 * @property {Map<string, string>} parent from where each is reached
 * @property {Map<string, number>} low the least number to which a branch leads round its root
 * @property {Map<string, number>} size how many nodes a branch has
 */

/**
 * @param {string} start
 * @param {(node: string) => string[]} next
 * @returns {Tree}
 */
export function treeFrom(start, next) {
  /** @type {Tree} */
  const tree = {
    order: [],
    number: new Map(),
    parent: new Map(),
    low: new Map(),
    size: new Map(),
  };
  const { order, number, parent } = tree;
  /** @type {[node: string, from: string | null][]} */
  const todo = [[start, null]];
  for (let top = todo.pop(); top; top = todo.pop()) {
    const [node, from] = top;
    if (number.has(node)) continue;
    number.set(node, order.length);
    order.push(node);
    if (from !== null) parent.set(node, from);
    for (const other of next(node)) if (!number.has(other)) todo.push([other, node]);
  }
  measure(tree, next);
  return tree;
}

/**
 * From the last node to the first: how large its branch is, and how far it leads round.
 * @param {Tree} tree
 * @param {(node: string) => string[]} next
 */
function measure({ order, number, parent, low, size }, next) {
  const numberOf = (/** @type {string} */ node) => /** @type {number} */ (number.get(node));
  for (const node of order) {
    const others = next(node).filter((other) => other !== parent.get(node));
    low.set(node, Math.min(numberOf(node), ...others.map(numberOf)));
    size.set(node, 1);
  }
  for (const node of [...order].reverse()) {
    const above = parent.get(node);
    if (above === undefined) continue;
    low.set(above, Math.min(low.get(above) ?? 0, low.get(node) ?? 0));
    size.set(above, (size.get(above) ?? 0) + (size.get(node) ?? 0));
  }
}

/**
 * The nodes of which a branch hangs on the node above it alone: [node, node above, the branch].
 * @param {Tree} tree
 * @param {boolean} edges whether it is to hang on the edge between them alone
 * @returns {[node: string, above: string, branch: string[]][]}
 */
export function hanging({ order, number, parent, low, size }, edges) {
  return order.flatMap((node, at) => {
    const above = parent.get(node);
    const least = (number.get(above ?? "") ?? 0) + (edges ? 1 : 0);
    if (above === undefined || (low.get(node) ?? 0) < least) return [];
    return [[node, above, order.slice(at, at + (size.get(node) ?? 0))]];
  });
}
