// @ts-check
// The draft of a seat, edited in three ways: taps on the board, lists and text.

import { Board, province } from "./board.js";
import { Directives } from "./directives.js";
import { middle } from "./gestures.js";
import { abbreviated, element, find } from "./dom.js";
import { Orders } from "./orders.js";
import { OrderRows, notation } from "./rows.js";

/** @typedef {{places: Record<string, [number, number]>, names: Record<string, string>, texts: Record<string, string>,
 *   kinds: Record<string, string>, centers?: string[], seat: string, phase: string, slots: import("./board.js").Slot[],
 *   draft: import("./orders.js").Draft, counter: Counter | null}} Written */
/** @typedef {{what: string, of: number}} Counter */

/** @param {import("./orders.js").Draft} draft */
export const foreseen = (draft) =>
  draft.foreseen.map((told) => element("li", told.certain ? {} : { class: "perhaps" }, ...abbreviated(told.text)));

/** @param {import("./orders.js").Fault} fault */
export const faulty = (fault) =>
  element(
    "li",
    { class: fault.meant ? "why otherwise" : "why" },
    element("code", {}, fault.text),
    " ",
    ...abbreviated(fault.why),
  );

let speech = 0;
/** Announce to screen readers. @param {string} words */
export function say(words) {
  const live = find("live");
  clearTimeout(speech);
  live.textContent = "";
  speech = setTimeout(() => {
    live.textContent = words;
  }, 40);
}

export { abbreviated, element, find };

export class Sheet {
  /** @param {Written} page @param {string} url where it is sent
   * @param {(saved: import("./orders.js").Saved) => void} saved */
  constructor(page, url, saved) {
    this.page = page;
    this.counter = page.counter;
    this.away = false; // does the board show another moment?
    this.frame = find("board");
    this.bar = find("order-bar");
    this.told = ""; // what the bar says: it is made anew only if that changes, or a press on it would miss its button
    this.orders = new Orders(url, page.seat, page.phase, page.slots, page.draft, (draft) => this.changed(draft), saved);
    this.directives = new Directives(
      this.orders,
      (key, values) => this.text(key, values),
      () => this.sync(),
    );
    this.rows = new OrderRows(
      this.orders,
      (key, values) => this.text(key, values),
      () => this.sync(),
      (kind) => this.kindName(kind),
      page.centers ?? [],
    );
    this.board = new Board(this.frame, page, {
      say,
      text: (key, values) => this.text(key, values),
      kindName: (kind) => this.kindName(kind),
      unitName: (slot) => this.unitName(slot),
      choose: (line, slot) => {
        this.orders.choose(line, slot);
        say(line[0]);
        this.sync();
      },
      clear: (slot, at) => {
        this.orders.clear(slot, at);
        this.sync();
      },
      chosen: (slot, at) => this.orders.of(slot, at),
      bar: (state) => this.showBar(state),
    });
    document.addEventListener("change", (event) => this.hear(/** @type {HTMLElement} */ (event.target)));
    notation();
  }

  /** @param {string} key @param {Record<string, string>} [values] */
  text(key, values = {}) {
    return (this.page.texts[key] ?? key).replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? "");
  }

  /** @param {string} kind */
  kindName(kind) {
    return kind
      .split("/")
      .map((part) => this.page.kinds[part] ?? part.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase()))
      .reduce((name, value) => this.text("site.pair", { name, value }));
  }

  /** "Army Vienna", if the lists have a name for it. @param {import("./board.js").Slot} slot */
  unitName(slot) {
    const row = /** @type {HTMLElement | null} */ (
      slot.key ? document.querySelector(`[data-slot="${CSS.escape(slot.key)}"]`) : null
    );
    return (document.documentElement.dataset.notation !== "codes" && row?.dataset.name) || "";
  }

  /** "3 of 5 orders": of those one is asked for. */
  counted() {
    const asked = this.orders.slots.filter((slot) => !slot.free),
      { what, of } = this.counter ?? { what: "", of: 0 };
    const n = asked.reduce((sum, slot) => sum + Math.min(slot.count, this.orders.of(slot).length), 0);
    return {
      words: of ? this.text(`count.${what}`, { n: String(n), of: String(of) }) : "",
      done: n === of,
      none: of > 0 && n === 0,
    };
  }

  /** @param {import("./board.js").BarState} state */
  showBar(state) {
    const { board, bar, frame } = this;
    const here = state.place ? this.directives.at(state.place) : [];
    const key = JSON.stringify([state, here]);
    if (key === this.told) return;
    this.told = key;
    const words = element("p", {});
    const current = state.current
      .split(", ")
      .map((line) => this.rows.named(line))
      .join(", ");
    if (state.title)
      words.append(
        element("b", {}, state.title),
        element("span", { class: "current" }, current && ` — ${current}`),
        ". ",
      );
    words.append(state.prompt);
    const choices = element("div", { class: "choices" });
    /** @param {string} name @param {() => void} act @param {Record<string, string>} [more] */
    const button = (name, act, more = {}) => {
      const made = element("button", { type: "button", class: "small", ...more }, name);
      made.onclick = () => {
        act();
        frame.focus({ preventScroll: true });
      };
      choices.append(made);
    };
    for (const kind of state.kinds)
      button(this.kindName(kind), () => board.choose(kind), { "aria-pressed": String(kind === state.kind) });
    state.picks.forEach(([line], n) =>
      button(`${n + 1}. ${this.rows.named(line)}`, () => board.take(line), { "data-line": line }),
    );
    if (state.clearable) button(this.text("board.clear"), () => board.clear());
    if (state.title) button(this.text("board.cancel"), () => board.reset(), { class: "small plain" });
    const parts = choices.childElementCount ? [words, choices] : [words];
    if (here.length) parts.push(this.directives.menu(here, this.page.names[state.place] ?? state.place));
    const focused = bar.contains(document.activeElement);
    bar.replaceChildren(...parts);
    bar.hidden = !state.prompt;
    if (focused) frame.focus({ preventScroll: true });
  }

  /** @param {import("./orders.js").Draft} draft */
  changed(draft) {
    this.board.part("drafts", this.away ? "" : draft.drafts);
    this.sync();
    const box = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("orders-text"));
    if (box && document.activeElement !== box) box.value = draft.text;
    this.showCost(draft);
    this.frame.classList.remove("saving");
  }

  /** What the orders certainly cost, and what that is made of. @param {import("./orders.js").Draft} draft */
  showCost(draft) {
    const cost = document.getElementById("cost"),
      n = draft.foreseen.filter((told) => told.certain).length;
    if (!cost) return;
    cost.hidden = !n;
    cost.textContent = draft.costs || this.text("bar.cost", { n: String(n) });
    document.querySelector("#costs ul")?.replaceChildren(...foreseen(draft));
  }

  /** The first unit that has no order yet: on the board and in the list. */
  nextEmpty() {
    const slot = this.orders.slots.find((found) => !found.free && this.orders.of(found).length < found.count);
    if (!slot) return;
    const row = document.querySelector(`[data-slot="${CSS.escape(slot.key)}"]`);
    row?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null | undefined} */ (row?.querySelector(".none > .order-pick"))?.focus();
    const at = slot.lines.find((line) => !this.orders.of(slot, line[2]).length)?.[2];
    if (at) this.board.select(province(at));
  }

  /** The lists show what is written. */
  sync() {
    const { orders } = this;
    for (const row of document.querySelectorAll("[data-slot]")) {
      const slot = orders.slots.find((found) => found.key === row.getAttribute("data-slot"));
      if (slot) this.rows.show(row, slot);
    }
    for (const select of document.querySelectorAll("select[data-add]"))
      /** @type {HTMLSelectElement} */ (select).value = "";
    this.directives.show();
    this.inOrder();
    this.rows.showOthers();
    const count = this.counted(),
      place = document.getElementById("counter");
    if (place) {
      place.textContent = count.words;
      place.hidden = !count.words;
      place.classList.toggle("good", count.done);
    }
    this.board.show();
  }

  /** All lines in the order in which they are sent: rules may carry out the first ones first. */
  inOrder() {
    const box = document.getElementById("written"),
      { orders } = this;
    if (!box) return;
    box.hidden = orders.lines.length < 2;
    box.querySelector("ol")?.replaceChildren(
      ...orders.lines.map((line, n) => {
        const buttons = /** @type {[string, number][]} */ ([
          ["↑", n - 1],
          ["↓", n + 1],
        ])
          .filter(([, to]) => to >= 0 && to < orders.lines.length)
          .map(([sign, to]) => {
            const button = element(
              "button",
              {
                type: "button",
                class: "small",
                "aria-label": this.text(to < n ? "orders.earlier" : "orders.later", { order: line }),
              },
              sign,
            );
            button.onclick = () => {
              orders.move(n, to);
              this.sync();
            };
            return button;
          });
        return element("li", { class: "row" }, orders.draft.named[line] ?? line, ...buttons);
      }),
    );
  }

  /** @param {HTMLElement} changed */
  hear(changed) {
    const { orders } = this;
    if (changed instanceof HTMLSelectElement && changed.dataset.add !== undefined) {
      if (changed.value) orders.toggle(changed.value, true);
    } else if (changed instanceof HTMLSelectElement && changed.name === "line") {
      const row = changed.closest("[data-slot]");
      const slot = orders.slots.find((found) => found.key === row?.getAttribute("data-slot"));
      if (row && slot)
        orders.set(
          slot,
          [...row.querySelectorAll("select")].map((select) => select.value),
        );
    } else if (changed.id === "orders-text") orders.save(/** @type {HTMLTextAreaElement} */ (changed).value);
    else return;
    this.sync();
  }
}

const zooms = /** @type {const} */ ([
  ["nearer", 1.5],
  ["farther", 1 / 1.5],
]);
/** The buttons on a board. @param {Board} board */
export function zoomable(board) {
  for (const [id, times] of zooms) find(id).onclick = () => board.camera.zoom(times, middle(board));
  find("whole").onclick = () => board.camera.fit();
}

/** The style sheet of a board is made for what is on it. @param {string} paints */
export function paint(paints) {
  const link = /** @type {HTMLLinkElement} */ (find("paints"));
  const url = `/paints.css?of=${paints}`;
  if (link.getAttribute("href") !== url) link.setAttribute("href", url);
}
