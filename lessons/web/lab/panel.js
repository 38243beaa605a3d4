// A part of the page that is filled when it is opened for the first time, and says so until then.
import { button, byId, make } from "../dom.js";

/** @template Filled */
export class Panel {
  /**
   * @param {string} id of a part that has a desk
   * @param {(desk: HTMLElement) => Promise<Filled>} fill
   */
  constructor(id, fill) {
    this.part = /** @type {HTMLDetailsElement} */ (byId(id));
    this.desk = /** @type {HTMLElement} */ (this.part.querySelector(".desk"));
    this.fill = fill;
    /** @type {Promise<Filled | null> | undefined} */
    this.filled = undefined;
    const open = () => this.part.open && this.ready();
    this.part.addEventListener("toggle", open);
    open();
  }

  /** What it is filled with, null if that was stopped. */
  ready() {
    return (this.filled ??= this.begin());
  }

  async begin() {
    this.desk.replaceChildren("Getting ready …");
    try {
      const filled = await this.fill(this.desk);
      this.part.dataset.ready = "yes";
      return filled;
    } catch (error) {
      this.filled = undefined;
      const words = `Not ready: ${/** @type {Error} */ (error).message}.`;
      this.desk.replaceChildren(
        make("p", { className: "wrong", role: "alert" }, words),
        button("Try again", () => this.again()),
      );
      return null;
    }
  }

  again() {
    this.part.querySelector("summary")?.focus(); // the button goes
    return this.ready();
  }
}
