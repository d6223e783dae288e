// @ts-check
// The orders of each unit as rows: what is written, what is said about it, and the menu to choose another.

import { province } from "./board.js";
import { abbreviated, element } from "./dom.js";
import { OrderMenu } from "./menu.js";
import { fill } from "./offered.js";

/** A sentence under an order. @param {string} look @param {string} text @param {string} [order] */
const note = (look, text, order = "") =>
  element("li", { class: look }, ...(order ? [element("b", {}, order), " "] : []), ...abbreviated(text));

export class OrderRows {
  /** @param {import("./orders.js").Orders} orders
   * @param {(key: string, values?: Record<string, string>) => string} text
   * @param {() => void} again called when an order was changed here
   * @param {(kind: string) => string} kindName @param {string[]} centers provinces with one */
  constructor(orders, text, again, kindName, centers) {
    this.orders = orders;
    this.kindName = kindName;
    this.centers = centers;
    this.text = text;
    this.again = again;
    this.menu = new OrderMenu(text);
    document.addEventListener("click", (event) => this.press(/** @type {HTMLElement} */ (event.target)));
  }

  /** An order by its name as the lists have it, unless the reader wants codes. @param {string} line */
  named(line) {
    if (document.documentElement.dataset.notation === "codes") return line;
    const option = document.querySelector(`.order-line option[value="${CSS.escape(line)}"]`);
    return option?.textContent?.trim() || line;
  }

  /** What is said about the draft, as notes with the order that each belongs to. */
  notes() {
    const { faults, foreseen, advice } = this.orders.draft;
    return [
      ...faults.filter((fault) => fault.meant).map((told) => ({ ...told, look: "meant", says: told.text })),
      ...foreseen.map((told) => ({ ...told, look: told.certain ? "sure" : "perhaps", says: "" })),
      ...advice.map((told) => ({ ...told, look: "hint", says: "" })),
    ].map((told) => ({
      order: told.order ?? "",
      made: () => note(told.look, "why" in told ? told.why : told.text, told.says),
    }));
  }

  /** What belongs to no unit: costs in all, treaties, lines that nobody understood. */
  showOthers() {
    const { orders } = this,
      place = document.getElementById("foreseen"),
      frame = document.getElementById("happens");
    if (!place || !frame) return;
    const listed = new Set(orders.slots.flatMap((slot) => orders.of(slot)));
    const placed = new Set(orders.slots.flatMap((slot) => orders.refused(slot)));
    const faults = orders.draft.faults.filter((fault) => !fault.meant && !placed.has(fault));
    const others = this.notes().filter((told) => !listed.has(told.order));
    place.replaceChildren(
      ...faults.map((fault) => note("bad", fault.why, fault.named ?? fault.text)),
      ...others.map((told) => told.made()),
    );
    frame.hidden = !place.childElementCount;
  }

  /** @param {Element} row @param {import("./board.js").Slot} slot */
  show(row, slot) {
    const { orders } = this,
      own = orders.of(slot);
    const refused = orders.refused(slot);
    row.classList.toggle("none", !own.length && !refused.length);
    if (slot.several) atLeast(row, own.length + 1);
    row.querySelectorAll(".order-line").forEach((line, n) => {
      const select = line.querySelector("select");
      if (select) {
        fill(select, slot, this.kindName, this.centers);
        select.value = own[n] ?? "";
      }
      const fault = own.length || n ? undefined : refused[0];
      const label = select?.selectedOptions[0]?.text.trim() ?? "";
      this.showLine(row, line, own[n] ?? fault?.text ?? "", own[n] ? label : (fault?.named ?? ""));
    });
    const notes = this.notes().filter((told) => own.includes(told.order));
    row
      .querySelector(".order-notes")
      ?.replaceChildren(
        ...refused.map((fault) => note("bad", fault.why, own.length ? (fault.named ?? fault.text) : "")),
        ...notes.map((told) => told.made()),
      );
    const copies = /** @type {HTMLElement | null} */ (row.querySelector(".copies"));
    if (!copies) return;
    copies.hidden = !own.length;
    const [less, once] = copies.querySelectorAll("button"),
      count = copies.querySelector("output");
    if (count) count.textContent = `×${own.length}`;
    less.setAttribute("aria-label", this.text("orders.less", { order: own[0] ?? "" }));
    once.setAttribute("aria-label", this.text("orders.once", { order: own[0] ?? "" }));
    less.onclick = () => {
      orders.toggle(own[0], false);
      this.again();
    };
    once.onclick = () => {
      orders.toggle(own[0], true);
      this.again();
    };
  }

  /** One order: its unit and what it does, by name and by code. @param {Element} row @param {Element} line
   * @param {string} text @param {string} named */
  showLine(row, line, text, named) {
    const { name = "", kind = "", slot = "" } = /** @type {HTMLElement} */ (row).dataset;
    const value = this.text("board.noorder");
    const [byName, byCode, edit] = line.querySelectorAll(".by-name, .by-code, .edit");
    line.classList.toggle("none", !text);
    if (text) byName.replaceChildren(named.startsWith(kind) ? "" : `${kind} `, element("b", {}, named));
    else byName.textContent = this.text("site.pair", { name, value });
    byCode.replaceChildren(element("code", {}, text || slot), text ? "" : this.text("site.pair", { name: "", value }));
    edit.textContent = text ? "✎" : this.text("orders.choose");
    const clear = /** @type {HTMLElement} */ (line.querySelector(".order-clear"));
    clear.hidden = !text;
  }

  // --- the menu of a unit's orders

  /** @param {HTMLElement} at */
  press(at) {
    const button = at.closest(".order-pick, .order-clear"),
      row = at.closest("[data-slot]"),
      slot = this.orders.slots.find((found) => found.key === row?.getAttribute("data-slot"));
    if (!button || !row || !slot) return;
    const number = [...row.querySelectorAll(`.${button.classList[0]}`)].indexOf(button);
    if (button.matches(".order-pick"))
      this.menu.open(/** @type {HTMLElement} */ (button), this.offered(row, slot, number), (text) =>
        this.take(slot.key, number, text),
      );
    else this.take(slot.key, number, "");
  }

  /** The orders of a slot as its list has them, help for what is written first.
   * @param {Element} row @param {import("./board.js").Slot} slot @param {number} number */
  offered(row, slot, number) {
    const { place = "", name = "" } = /** @type {HTMLElement} */ (row).dataset;
    const select = /** @type {HTMLSelectElement} */ (row.querySelectorAll("select")[number]);
    const helped = this.helped(slot);
    const groups = [...select.querySelectorAll("optgroup")].map((group) => {
      const choices = [...group.querySelectorAll("option")].map((option) => {
        const label = option.text.trim();
        const short = place && label.startsWith(`${place} `) ? label.slice(place.length + 1) : label;
        const find = `${group.label} ${label} ${option.value}`;
        return { text: option.value, label: short, find, center: option.className === "center" };
      });
      choices.sort((one, other) => Number(helped.has(other.text)) - Number(helped.has(one.text)));
      return { kind: group.label, choices };
    });
    return {
      title: name,
      label: this.text("orders.of", { unit: name }),
      current: select.value,
      codes: document.documentElement.dataset.notation === "codes",
      groups,
    };
  }

  /** The supports and convoys of a slot that help an order which is written. @param {import("./board.js").Slot} slot */
  helped(slot) {
    const written = this.orders.slots.flatMap((other) =>
      other.lines.filter((line) => this.orders.lines.includes(line[0])),
    );
    const helps = (/** @type {import("./board.js").Line} */ [, , , steps]) =>
      steps.length === 2 &&
      written.some(([, kind, at, ways]) =>
        kind === "move"
          ? at === steps[0] && province(ways[0]) === province(steps[1])
          : at === steps[0] && steps[0] === steps[1],
      );
    return new Set(slot.lines.filter(helps).map((line) => line[0]));
  }

  /** An order was chosen or cleared: on to the next unit without one.
   * @param {string} key @param {number} number @param {string} text */
  take(key, number, text) {
    const slot = this.orders.slots.find((found) => found.key === key),
      row = document.querySelector(`[data-slot="${CSS.escape(key)}"]`);
    if (!slot || !row) return; // the phase is over
    const texts = [...row.querySelectorAll("select")].map((select) => select.value);
    texts[number] = text;
    this.orders.set(slot, texts);
    this.again();
    const picks = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".order-pick")]);
    const here = picks.indexOf(/** @type {HTMLElement} */ (row.querySelectorAll(".order-pick")[number]));
    const others = [...picks.slice(here + 1), ...picks.slice(0, here)];
    const next = others.find((pick) => pick.closest(".none") && !pick.closest("details"));
    (text && next ? next : picks[here])?.focus();
  }
}

/** Names or codes, as this browser was told last. */
export function notation() {
  const root = document.documentElement,
    button = document.getElementById("notation");
  try {
    if (localStorage.getItem("notation") === "codes") root.dataset.notation = "codes";
  } catch {
    /* no storage: names */
  }
  button?.setAttribute("aria-pressed", String(root.dataset.notation === "codes"));
  button?.addEventListener("click", () => {
    const codes = root.dataset.notation !== "codes";
    if (codes) root.dataset.notation = "codes";
    else delete root.dataset.notation;
    button.setAttribute("aria-pressed", String(codes));
    try {
      localStorage.setItem("notation", codes ? "codes" : "names");
    } catch {
      /* as above */
    }
  });
}

/** A line for each order that is written and one for another. @param {Element} row @param {number} count */
function atLeast(row, count) {
  const lines = [...row.querySelectorAll(".order-line")],
    [first] = lines;
  for (const line of lines.slice(count)) line.remove();
  for (let n = lines.length; n < count; n += 1) {
    const further = /** @type {HTMLElement} */ (first.cloneNode(true));
    for (const part of further.querySelectorAll("[id]")) part.id = part.id.replace(/0$/, String(n));
    further.querySelector("select")?.setAttribute("aria-label", `${row.getAttribute("data-name")} ${n + 1}`);
    row.querySelectorAll(".order-line")[n - 1].after(further);
  }
}
