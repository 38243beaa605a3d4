// What a browser keeps has a limit, which many games reach: the oldest make room for what is new.

export const GAME = "lesson "; // so the keys of games begin
const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]; // as browsers call it
const LARGEST = 2e6; // characters of what somebody has done: for more, no game goes

/**
 * Keep a text, if need be in the place of the games that were left longest ago; it throws where
 * nothing can be kept.
 * @param {string} key
 * @param {string} text
 */
export function store(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    const isFull = FULL.includes(/** @type {Error} */ (error).name);
    const oldest = isFull && text.length <= LARGEST && oldestGameBut(key);
    if (!oldest) throw error;
    localStorage.removeItem(oldest);
    store(key, text);
  }
}

/** @param {string} key */
function oldestGameBut(key) {
  const games = Object.keys(localStorage).filter((each) => each.startsWith(GAME) && each !== key);
  const [[oldest] = []] = games
    .map((game) => /** @type {const} */ ([game, whenLeft(game)]))
    .sort(([, one], [, other]) => one - other);
  return oldest;
}

/**
 * When a game was kept last, in milliseconds; 0 where it does not say so.
 * @param {string} game
 */
function whenLeft(game) {
  const [, when] = /^\{"when":(\d+)/.exec(localStorage.getItem(game) ?? "") ?? [];
  return Number(when ?? 0);
}
