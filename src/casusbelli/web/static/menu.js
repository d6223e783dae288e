// @ts-check
// The searchable menu of one unit's orders: a combobox in a popover, beside its row or at the bottom of a phone.

import { element } from "./dom.js";

/** @typedef {{text: string, label: string, find: string, center: boolean}} Choice
 * @typedef {{kind: string, choices: Choice[]}} Group
 * @typedef {{title: string, groups: Group[], current: string, label: string, codes: boolean}} Offer */

const GAP = 4; // CSS pixels between a row and its menu
const LEAST = 260; // of its height: with less room below, it opens above

/** Without accents and capitals. @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a choice contain every word that was typed, the shorter ones at the beginning of a word?
 * @param {Choice} choice @param {string[]} words */
const fits = (choice, words) => {
  const find = ` ${folded(choice.find)}`;
  return words.every((word) => find.includes(word.length > 2 ? word : ` ${word}`));
};

/** Was this choice typed in full, as an order or in words? @param {Choice} choice @param {string} typed */
const isWhole = ({ text, label }, typed) => [text, label].some((said) => folded(said) === typed);

export class OrderMenu {
  /** @param {(key: string, values?: Record<string, string>) => string} text */
  constructor(text) {
    this.text = text;
    this.input = /** @type {HTMLInputElement} */ (
      element("input", {
        type: "text",
        role: "combobox",
        autocomplete: "off",
        spellcheck: "false",
        "aria-expanded": "true",
        "aria-autocomplete": "list",
        "aria-controls": "order-choices",
        placeholder: text("orders.any"),
      })
    );
    this.title = element("b", {});
    this.off = element("button", { type: "button", class: "plain", "aria-label": text("board.cancel") }, "✕");
    this.list = element("div", { id: "order-choices", role: "listbox", tabindex: "0" });
    this.count = element("p", { class: "seen-not", role: "status" });
    this.frame = element(
      "div",
      { class: "order-menu", popover: "auto", role: "dialog" },
      element("div", { class: "order-menu-head" }, this.title, this.input, this.off),
      this.list,
      this.count,
    );
    document.body.append(this.frame);
    /** @type {Offer | null} */ this.offer = null;
    /** @type {(text: string) => void} */ this.chosen = () => {};
    /** @type {HTMLElement | null} */ this.anchor = null;
    this.active = -1;
    this.listen();
  }

  listen() {
    this.input.addEventListener("input", () => this.show());
    for (const place of [this.input, this.list]) place.addEventListener("keydown", (event) => this.key(event));
    this.off.addEventListener("click", () => this.close());
    this.list.addEventListener("click", (event) => {
      const option = /** @type {HTMLElement} */ (event.target).closest("[role=option]");
      if (option) this.take(option.getAttribute("data-line") ?? "");
    });
    this.frame.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === "closed") this.anchor?.removeAttribute("aria-expanded");
    });
  }

  /** @param {HTMLElement} anchor @param {Offer} offer @param {(text: string) => void} chosen */
  open(anchor, offer, chosen) {
    this.anchor = anchor;
    this.offer = offer;
    this.chosen = chosen;
    this.input.value = "";
    this.title.textContent = offer.title;
    this.frame.setAttribute("aria-label", offer.label);
    this.input.setAttribute("aria-label", offer.label);
    this.list.setAttribute("aria-label", offer.label);
    this.show();
    this.put(anchor.getBoundingClientRect());
    this.frame.showPopover();
    anchor.setAttribute("aria-expanded", "true");
    // A keyboard on the screen would hide the list, so there the search field waits for a tap.
    (matchMedia("(pointer: coarse)").matches ? this.list : this.input).focus();
    this.point(this.options().findIndex((option) => option.getAttribute("aria-selected") === "true"));
  }

  close() {
    this.frame.hidePopover();
    this.anchor?.focus();
  }

  /** Beside the row on a wide screen; the style sheet ignores this on a phone. @param {DOMRect} row */
  put(row) {
    const below = innerHeight - row.bottom - GAP,
      under = below >= LEAST || below >= row.top;
    /** @type {[string, number][]} */ ([
      ["left", Math.max(GAP, Math.min(row.left, innerWidth - Math.max(row.width, 320) - GAP))],
      ["width", row.width],
      ["top", under ? row.bottom + GAP : 0],
      ["bottom", under ? 0 : innerHeight - row.top + GAP],
      ["room", (under ? below : row.top) - 2 * GAP],
    ]).forEach(([name, value]) => this.frame.style.setProperty(`--menu-${name}`, `${Math.round(value)}px`));
    this.frame.classList.toggle("above", !under);
  }

  // --- the list

  show() {
    const words = folded(this.input.value).split(/\s+/).filter(Boolean);
    const typed = words.join(" ");
    let number = 0,
      best = 0; // "A SPA H" means to hold, although "A SPA - HOL" comes first and fits too
    const groups = (this.offer?.groups ?? []).map(({ kind, choices }, n) => {
      const found = choices.filter((choice) => fits(choice, words));
      const whole = found.findIndex((choice) => isWhole(choice, typed));
      if (whole >= 0) best = number + whole;
      const options = found.map((choice) => this.option(choice, number++));
      const head = element("div", { class: "kind", id: `order-kind-${n}` }, kind);
      const group = element("div", { role: "group", "aria-labelledby": `order-kind-${n}` }, head, ...options);
      group.hidden = !found.length;
      return group;
    });
    this.list.replaceChildren(...groups);
    this.list.scrollTop = 0;
    this.count.textContent = words.length ? this.text("orders.matches", { n: String(number) }) : "";
    this.point(words.length && number ? best : -1);
  }

  /** @param {Choice} choice @param {number} number */
  option(choice, number) {
    const { text, label, center } = choice;
    const made = element("div", {
      role: "option",
      id: `order-choice-${number}`,
      "data-line": text,
      "aria-selected": String(text === this.offer?.current),
    });
    made.append(this.offer?.codes ? element("code", {}, text) : label);
    if (center) made.append(" ", element("span", { class: "center", "aria-hidden": "true" }, "★"));
    return made;
  }

  options() {
    return [...this.list.querySelectorAll("[role=option]")];
  }

  /** @param {number} number */
  point(number) {
    const options = this.options();
    options[this.active]?.classList.remove("active");
    this.active = number;
    const option = options[number];
    option?.classList.add("active");
    option?.scrollIntoView({ block: "nearest" });
    for (const place of [this.input, this.list])
      if (option) place.setAttribute("aria-activedescendant", option.id);
      else place.removeAttribute("aria-activedescendant");
  }

  /** @param {string} text */
  take(text) {
    this.frame.hidePopover();
    this.chosen(text);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const options = this.options(),
      last = options.length - 1;
    const to = {
      ArrowDown: this.active < last ? this.active + 1 : 0,
      ArrowUp: this.active > 0 ? this.active - 1 : last,
    }[event.key];
    if (to !== undefined) this.point(to);
    else if (event.key === "Enter" && options[this.active])
      this.take(options[this.active].getAttribute("data-line") ?? "");
    else if (event.key === "Escape") this.close();
    else if (event.key === "Tab") return this.close();
    else return;
    event.preventDefault();
  }
}
