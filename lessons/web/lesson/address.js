// The address of a page names its tab and step: so a reload keeps both, and a link leads there.
/** @import { Steps } from "./steps.js" */
/** @import { Tabs } from "../tabs.js" */

const SLOW = 200; // milliseconds: browsers mind an address that changes more often

/**
 * Keep the address, and go where it leads.
 * @param {Tabs} tabs
 * @param {Steps} steps
 */
export function followAddress(tabs, steps) {
  const goThere = () => {
    const [, step] = /^#step-(\d+)$/.exec(location.hash) ?? [];
    const tab = tabs.tabs.find(({ id }) => `#${id}` === location.hash);
    if (step) steps.player.go(Number(step));
    if (step || tab) tabs.choose(tab ?? tabs.tabs[0]);
  };
  let timer = 0;
  const keep = () => {
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(null, "", `#${nameOf(tabs, steps)}`), SLOW);
  };
  goThere();
  addEventListener("hashchange", goThere);
  tabs.moved = steps.moved = keep;
}

/**
 * @param {Tabs} tabs
 * @param {Steps} steps
 */
function nameOf(tabs, steps) {
  return tabs.current === tabs.tabs[0] ? `step-${steps.player.at}` : tabs.current.id;
}
