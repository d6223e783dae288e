// @ts-check
// The orders on offer: made from patterns and the places that fill them, and put into the lists.

import { province } from "./board.js";
import { element } from "./dom.js";

/** @typedef {import("./board.js").Slot} Slot */
/** @typedef {[string, string, string, string, ...string[][]]} Run kind, order, label, first place; the other places */
/** @typedef {{key: string, owner: string, count: number, free?: boolean, copies?: boolean, several?: boolean,
 *   runs: Run[]}} Packed */

/** @param {string} pattern @param {string[]} values */
const filled = (pattern, values) => pattern.replace(/\{(\d)\}/g, (gap, n) => values[n] ?? gap);

/** @param {Packed[]} slots @param {Record<string, string>} names of places @returns {Slot[]} */
export const unpacked = (slots, names) =>
  slots.map(({ runs, ...slot }) => ({
    free: false,
    copies: false,
    several: false,
    ...slot,
    lines: runs.flatMap(([kind, order, label, at, ...ways]) =>
      ways.map((steps) => {
        const codes = [at, ...steps],
          named = codes.map((code) => names[code] ?? code);
        return /** @type {import("./board.js").Line} */ ([filled(order, codes), kind, at, steps, filled(label, named)]);
      }),
    ),
  }));

/** Give a list of an update its options. @param {HTMLSelectElement} select @param {Slot} slot
 * @param {(kind: string) => string} kindName @param {string[]} centers */
export function fill(select, slot, kindName, centers) {
  if (select.querySelector("optgroup")) return;
  /** @type {Map<string, Element>} */ const groups = new Map();
  for (const [text, kind, , steps, label = text] of slot.lines) {
    const group = groups.get(kind) ?? element("optgroup", { label: kindName(kind) });
    const wins = ["move", "retreat"].includes(kind) && centers.includes(province(steps[steps.length - 1]));
    group.append(element("option", { value: text, ...(wins ? { class: "center" } : {}) }, label));
    groups.set(kind, group);
  }
  select.append(...groups.values());
}
