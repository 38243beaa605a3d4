// What follows from marks, law by law: the least effort first.
/** @import { Law, Link } from "../types.js" */

/** What has been found out: what is known and by which link, what else was said, what is broken. */
export class Found {
  constructor() {
    /** @type {Map<string, Link | null>} null for what was there from the start */
    this.known = new Map();
    /** @type {Map<string, Link>} what follows and is not followed further */
    this.said = new Map();
    /** @type {Link[]} */
    this.broken = [];
  }

  /**
   * How a fact follows; nothing where it does not, or was there from the start.
   * @param {string} fact
   */
  follows(fact) {
    return this.known.get(fact) ?? this.said.get(fact);
  }

  /**
   * How a link came about: all links behind it in order, itself last, and what they start from.
   * @param {Link} last
   */
  story(last) {
    /** @type {Set<string>} */
    const start = new Set();
    /** @type {Set<Link>} */
    const links = new Set([last]);
    for (const { from } of links) {
      for (const fact of from) {
        const link = this.known.get(fact);
        if (link) links.add(link);
        else start.add(fact);
      }
    }
    const inOrder = [...links].sort((one, other) => one.at - other.at || (other === last ? -1 : 0));
    return new Story([...start], [...inOrder.filter((link) => link !== last), last]);
  }
}

/** Links, and the facts that they start from. */
export class Story {
  /**
   * @param {string[]} start
   * @param {Link[]} links the last one is the end
   */
  constructor(start, links) {
    this.start = start;
    this.links = links;
  }

  get laws() {
    return [...new Set(this.links.map((link) => link.law))];
  }

  get effort() {
    return this.laws.reduce((sum, law) => sum + law.effort, 0);
  }

  get end() {
    return this.links[this.links.length - 1];
  }
}

export class Thought {
  /**
   * @param {Law[]} laws
   * @param {(fact: string) => string | undefined} opposite
   */
  constructor(laws, opposite) {
    this.laws = laws;
    this.opposite = opposite;
    /** @type {Map<string, Law[]>} */
    this.watching = new Map();
    for (const law of laws) {
      for (const fact of new Set(law.facts)) {
        const others = this.watching.get(fact);
        if (others) others.push(law);
        else this.watching.set(fact, [law]);
      }
    }
  }

  /**
   * All that follows from facts; up to the first law that is broken.
   * @param {Iterable<string>} start
   * @param {(link: Link) => boolean} keeps what may be followed further
   * @param {(found: Found, at: number) => boolean} until so many laws have been followed
   */
  follow(start, keeps = () => true, until = ({ broken }) => broken.length > 0) {
    const found = new Found();
    /** @type {Link[][]} what comes when, by how many laws it takes */
    const later = [];
    for (const fact of start) found.known.set(fact, null);
    let laws = this.laws;
    for (let at = 0; at < Math.max(1, later.length) && !until(found, at); at++) {
      do {
        const fresh = this.arrive(found, later[at] ?? [], keeps);
        later[at] = [];
        laws = [...new Set([...laws, ...fresh.flatMap((fact) => this.watching.get(fact) ?? [])])];
        this.lookAround(found, laws, at, later);
        laws = [];
      } while (later[at].length); // what takes no law comes at once
    }
    return found;
  }

  /**
   * What is new of these links.
   * @param {Found} found
   * @param {Link[]} links
   * @param {(link: Link) => boolean} keeps
   */
  arrive({ known, said, broken }, links, keeps) {
    const fresh = [];
    for (const link of links) {
      const { fact, from } = link;
      const other = this.opposite(fact);
      if (known.has(fact) || said.has(fact)) continue;
      if (other !== undefined && known.has(other)) broken.push({ ...link, from: [...from, other] });
      else if (keeps(link)) {
        known.set(fact, link);
        fresh.push(fact);
      } else said.set(fact, link);
    }
    return fresh;
  }

  /**
   * @param {Found} found
   * @param {Law[]} laws
   * @param {number} at
   * @param {Link[][]} later
   */
  lookAround(found, laws, at, later) {
    for (const law of laws) {
      for (const { rule, facts, from } of law.look(found.known)) {
        const link = { law, rule, from, at: at + law.effort };
        if (!facts.length) found.broken.push({ fact: "", ...link });
        for (const fact of facts) this.say(found, { fact, ...link }, later);
      }
    }
  }

  /**
   * @param {Found} found
   * @param {Link} link
   * @param {Link[][]} later
   */
  say(found, link, later) {
    if (found.known.has(link.fact)) return;
    while (later.length <= link.at) later.push([]);
    later[link.at].push(link);
  }
}
