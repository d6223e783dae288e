// @ts-check
// Shows orders that were not sent, and lets their writer decide what becomes of them.

import { find } from "./dom.js";
import { UnsentOrders } from "./unsent.js";

/** @typedef {import("./unsent.js").Unsent} Unsent */
/** @typedef {{game: string, seat: string, writes: boolean, phases: [string, string][]}} Page */

/** Store what cannot be sent. The result goes on with what was written before this page was loaded.
 * @param {import("./sheet.js").Sheet} sheet @param {Page} page @param {() => string} phase the open one
 * @param {boolean} isCopy is this the last seen state, which sends nothing? @returns {() => void} */
export function followUnsent(sheet, page, phase, isCopy) {
  const { orders } = sheet;
  const stored = new UnsentOrders(page.game, page.seat);
  orders.holds = isCopy;
  orders.unsent = page.writes ? stored : null;

  const settle = () => {
    stored.clear();
    find("unsent").hidden = true;
  };

  /** @param {Unsent} unsent */
  const show = (unsent) => {
    const title = page.phases.find(([code]) => code === unsent.phase)?.[1] ?? unsent.phase;
    const known = { stale: "unsent.stale", "phase-closed": "unsent.closed" }[unsent.why ?? ""];
    const written = unsent.texts.at(-1)?.text ?? "";
    find("unsent-why").textContent = known ? sheet.text(known, { phase: title }) : (unsent.why ?? "");
    find("unsent-text").textContent = written;
    find("unsent").hidden = false;
    find("unsent-again").hidden = unsent.why === "phase-closed" || unsent.phase !== phase() || !page.writes;
    find("unsent-again").onclick = () => {
      settle();
      orders.save(written);
    };
    find("unsent-drop").onclick = settle;
  };
  orders.lost = show;

  return () => {
    const unsent = stored.read();
    if (!unsent) return;
    if (unsent.why || unsent.phase !== phase() || !page.writes) {
      show({ ...unsent, why: unsent.why ?? "phase-closed" });
      return;
    }
    orders.resume(unsent);
    sheet.sync();
  };
}
