// @ts-check
// The board: finds the province under a tap and builds orders from taps. It knows no rules: every order on offer is a
// list of places, and a tap can mean the next place of any order on offer.

/** @typedef {[text: string, kind: string, at: string, steps: string[], label?: string]} Line */
/** @typedef {{key: string, owner: string, count: number, lines: Line[], free: boolean, copies: boolean,
 *   several: boolean}} Slot */
/** @typedef {{places: Record<string, [number, number]>, names: Record<string, string>,
 *   keys?: import("./board_tools.js").LayerKey[], theatre?: {own: string[], near: string[]}}} Ground */
/** @typedef {{say: (text: string) => void, choose: (line: Line, slot: Slot) => void,
 *   clear: (slot: Slot, at: string) => void, bar: (state: BarState) => void, kindName: (kind: string) => string,
 *   unitName: (slot: Slot) => string,
 *   text: (key: string, values?: Record<string, string>) => string,
 *   chosen: (slot: Slot, at: string) => string[]}} Hands */
/** @typedef {{title: string, prompt: string, kinds: string[], kind: string, picks: Line[], clearable: boolean,
 *   current: string, place: string}} BarState */

import { Camera } from "./camera.js";
import { listen } from "./gestures.js";
import { makeRoom } from "./labels.js";
import { buildable, drawn, marked, reached } from "./marks.js";
import { highlight, playResults, province } from "./spotlight.js";

export { province };

const SNAP = 30; // CSS pixels from a tap to the nearest province that means something
const PICKS = 9; // orders without further places that are shown at once; of more, kinds first

/** The kind without the rule that wrapped it: "influence/move" -> "move". @param {string} kind */
export const bare = (kind) => kind.slice(kind.lastIndexOf("/") + 1);

export class Board {
  /** @param {HTMLElement} frame @param {Ground} ground @param {Hands} hands */
  constructor(frame, ground, hands) {
    this.frame = frame;
    this.ground = ground;
    this.hands = hands;
    const svg = frame.querySelector("svg");
    if (!svg) throw new Error("there is no board in the frame");
    this.svg = svg;
    this.camera = new Camera(frame, svg, (units, codes) => makeRoom(svg, units, codes));
    this.touch = drawn("g", { class: "touch" });
    this.reach = drawn("g", { class: "touch" }); // where one may go: under the names and the units
    svg.querySelector('[data-part="centers"]')?.parentElement?.before(this.reach);
    svg.append(this.touch);
    /** @type {Slot[]} */ this.slots = [];
    /** @type {string} */ this.start = "";
    /** @type {string} */ this.kind = "";
    /** @type {string[]} */ this.steps = [];
    /** @type {Line[]} */ this.picks = [];
    this.looked = ""; // a province that was tapped although nothing begins there
    this.focus = "";
    this.hover = "";
    this.active = true;
    /** @type {import("./board_tools.js").LayerKey[]} */ this.keys = ground.keys ?? [];
    this.exchanged = () => {}; // called when another moment or another layer is shown
    this.elsewhere = (/** @type {string} */ _code) => false; // may the unit there be ordered on another page?
    listen(this);
    const at = (/** @type {string[]} */ codes) =>
      codes
        .filter((code) => code in ground.places)
        .map((code) => ({ x: ground.places[code][0], y: ground.places[code][1] }));
    this.camera.begin(at(ground.theatre?.own ?? []), at(ground.theatre?.near ?? []));
  }

  /** Other orders are on offer in the same phase: whatever is being tapped goes on. @param {Slot[]} slots */
  renew(slots) {
    const { start, kind, steps, picks } = this;
    this.offer(slots);
    if (!start || !this.from(start).length) return;
    Object.assign(this, { start, kind, steps, picks });
    if (this.left().length) this.show();
    else this.reset();
  }

  /** What may be ordered now. @param {Slot[]} slots */
  offer(slots) {
    this.slots = slots;
    this.frame.classList.toggle("orders", slots.length > 0);
    const starts = new Set(slots.flatMap((slot) => slot.lines).map((line) => province(line[2])));
    for (const path of this.svg.querySelectorAll("[data-province]"))
      path.classList.toggle("startable", starts.has(province(path.getAttribute("data-province") ?? "")));
    if (!starts.has(this.focus)) this.focus = ""; // the unit that was looked at has gone
    this.reset();
  }

  /** Is the open phase shown, so that orders can be made? @param {boolean} active */
  enable(active) {
    this.active = active;
    this.reset();
  }

  reset() {
    this.start = this.kind = this.looked = "";
    this.steps = [];
    this.picks = [];
    this.show();
  }

  // --- what is on offer from here on

  /** Slots and lines that begin in a province. @param {string} code @returns {[Slot, Line][]} */
  from(code) {
    return this.slots.flatMap((slot) =>
      slot.lines.filter((line) => province(line[2]) === code).map((line) => /** @type {[Slot, Line]} */ ([slot, line])),
    );
  }

  /** Lines that agree with the taps so far. @returns {[Slot, Line][]} */
  left() {
    const steps = this.steps;
    return this.from(this.start).filter(
      ([, line]) =>
        (!this.kind || line[1] === this.kind) &&
        line[3].length >= steps.length &&
        steps.every((step, n) => step === line[3][n] || step === province(line[3][n])),
    );
  }

  /** Without a kind a tap means a way; where none leads there, whatever leads there.
   * @param {string} place @returns {[Slot, Line][]} */
  next(place) {
    const n = this.steps.length;
    const fits = this.left().filter(
      ([, line]) => line[3].length > n && (line[3][n] === place || province(line[3][n]) === province(place)),
    );
    const exact = fits.filter(([, line]) => line[3][n] === place);
    const found = place.includes("/") && exact.length ? exact : fits;
    if (this.kind) return found;
    const ways = found.filter(([, line]) => ["move", "retreat"].includes(bare(line[1])));
    return ways.length ? ways : found;
  }

  /** Provinces a tap may mean now. @returns {Set<string>} */
  meaningful() {
    if (!this.active) return new Set();
    if (!this.start)
      return new Set(
        this.slots
          .flatMap((slot) => slot.lines)
          .map((line) => province(line[2]))
          .filter(Boolean),
      );
    const n = this.steps.length;
    const lines = this.left().filter(([, line]) => line[3].length > n);
    const ways = lines.filter(([, line]) => ["move", "retreat"].includes(bare(line[1])));
    return new Set((this.kind || !ways.length ? lines : ways).map(([, line]) => province(line[3][n])));
  }

  /** @returns {string[]} */
  kinds() {
    return [...new Set(this.from(this.start).map(([, line]) => line[1]))];
  }

  // --- taps

  /** @param {string} place a province, or one coast of it; "" is nowhere */
  pick(place) {
    if (!this.active) return;
    const code = province(place);
    if (!this.start) return code && this.from(code).length ? this.select(code) : this.look(code);
    const next = place ? this.next(place) : [];
    if (next.length) return this.step(place, next);
    if (code === this.start && !this.steps.length) {
      const hold = this.from(code).find(([, line]) => bare(line[1]) === "hold" && !line[3].length);
      return hold ? this.done(hold) : this.reset();
    }
    this.reset();
    if (code && this.from(code).length) this.select(code);
  }

  /** @param {string} code */
  look(code) {
    if (code && this.elsewhere(code)) return;
    this.looked = code;
    this.show();
  }

  /** @param {string} code */
  select(code) {
    this.looked = "";
    this.start = code;
    this.kind = "";
    this.steps = [];
    this.highlight({}); // the next tap may mean any unit
    const lines = this.from(code);
    this.picks =
      lines.length <= PICKS && lines.every(([, line]) => !line[3].length) ? lines.map(([, line]) => line) : [];
    this.show();
  }

  /** @param {string} place @param {[Slot, Line][]} next */
  step(place, next) {
    const n = this.steps.length;
    const ending = next.filter(([, line]) => line[3].length === n + 1);
    if (next.length === 1) return this.done(next[0]);
    if (ending.length === next.length) {
      this.steps.push(place);
      this.picks = next.map(([, line]) => line);
      return this.show();
    }
    const kinds = new Set(next.map(([, line]) => line[1]));
    if (!this.kind && kinds.size === 1) this.kind = next[0][1][1];
    this.steps.push(province(place));
    this.show();
  }

  /** @param {string} kind */
  choose(kind) {
    this.kind = kind === this.kind ? "" : kind;
    this.steps = [];
    this.picks = [];
    const lines = this.left();
    if (this.kind && lines.length === 1 && !lines[0][1][3].length) return this.done(lines[0]);
    if (this.kind && lines.every(([, line]) => !line[3].length)) this.picks = lines.map(([, line]) => line);
    this.show();
  }

  /** One of several orders with the same places. @param {string} text */
  take(text) {
    const found = this.from(this.start).find(([, line]) => line[0] === text);
    if (found) this.done(found);
  }

  clear() {
    const slots = new Set(this.from(this.start).map(([slot]) => slot));
    for (const slot of slots) this.hands.clear(slot, this.start);
    this.reset();
  }

  back() {
    if (this.picks.length || this.steps.length) {
      this.picks = [];
      this.steps.pop();
      this.show();
    } else this.reset();
  }

  /** @param {[Slot, Line]} found */
  done([slot, line]) {
    this.hands.choose(line, slot);
    this.focus = this.start;
    this.reset();
  }

  // --- what is shown

  /** @param {string} place */
  spoken(place) {
    return this.ground.names[place] ?? place;
  }

  /** The unit of a province that may be ordered, or the province itself. @param {string} code */
  named(code) {
    const unit = this.from(code).find(
      ([{ key, count }]) => count === 1 && province(key.split(" ")[1] ?? "") === code,
    )?.[0];
    return unit ? this.hands.unitName(unit) || `${unit.key} ${this.spoken(code)}`.trim() : this.spoken(code);
  }

  show() {
    const can = this.meaningful();
    this.reach.replaceChildren(...reached(this, can));
    this.touch.replaceChildren(...marked(this, can));
    this.hands.bar(this.state());
  }

  /** Where the unit of a province stands that may be ordered. @param {string} code @returns {[number, number]} */
  stand(code) {
    const line = this.from(code).find(([, found]) => found[2] in this.ground.places);
    return this.ground.places[line ? line[1][2] : code] ?? this.ground.places[code] ?? [0, 0];
  }

  /** What is to be tapped: a unit, or in winter a center, and what may be built there. */
  asked() {
    const unit = (/** @type {string} */ kind) => this.hands.text(`board.unit.${kind.toLowerCase()}`);
    const places = [...buildable(this)].map(
      ([code, kinds]) => `${this.spoken(code)} (${[...kinds].map(unit).join(", ")})`,
    );
    return places.length
      ? this.hands.text("board.buildable", { places: places.join(", ") })
      : this.hands.text("board.pick");
  }

  /** What is to be chosen: where all choices are of one kind, the page may have words for it. */
  which() {
    const kinds = new Set(this.picks.map(([, kind]) => kind));
    const key = kinds.size === 1 ? `board.which.${[...kinds][0]}` : "board.which";
    const words = this.hands.text(key);
    return words === key ? this.hands.text("board.which") : words;
  }

  /** @returns {BarState} */
  state() {
    const text = this.hands.text;
    const nothing = { title: "", prompt: "", kinds: [], kind: "", picks: [], clearable: false, current: "", place: "" };
    if (!this.active || !this.slots.length) return nothing;
    if (!this.start) return { ...nothing, prompt: this.asked(), place: this.looked };
    const lines = this.from(this.start),
      slot = lines[0][0];
    const title = this.named(this.start);
    const current = [...new Set(lines.flatMap(([found]) => this.hands.chosen(found, this.start)))].join(", ");
    const kinds = this.kinds();
    const more = lines.length > PICKS || lines.some(([, line]) => line[3].length);
    const prompt = this.picks.length
      ? this.which()
      : this.steps.length
        ? text("board.whereto", { place: this.spoken(this.steps[this.steps.length - 1]) })
        : this.kind
          ? text(`board.for.${bare(this.kind)}`)
          : more
            ? text("board.go")
            : this.which();
    return {
      title,
      prompt,
      kinds: more ? kinds : [],
      kind: this.kind,
      picks: this.picks,
      clearable: current !== "",
      current: current || (slot.free ? "" : text("board.noorder")),
      place: this.start,
    };
  }

  // --- hands

  /** What a tap means: what is under it if that means something, else the nearest that does.
   * @param {number} clientX @param {number} clientY */
  meant(clientX, clientY) {
    const under =
      document
        .elementsFromPoint(clientX, clientY)
        .map((seen) => seen.getAttribute("data-province"))
        .find((found) => found) ?? "";
    const can = this.meaningful();
    if (this.start) can.add(this.start);
    if (can.has(province(under))) return under;
    const at = this.camera.at(clientX, clientY),
      reach = SNAP / this.camera.ratio;
    let best = "",
      least = reach;
    for (const code of can) {
      const [x, y] = this.stand(code);
      const far = Math.hypot(x - at.x, y - at.y);
      if (far < least) [best, least] = [code, far];
    }
    return best || under;
  }

  /** The province that a hand is over. @param {string} place */
  aim(place) {
    if (province(place) === this.hover) return;
    this.hover = province(place);
    this.show();
  }

  // --- pointing at orders

  /** @param {import("./board_tools.js").Pointed} pointed */
  highlight(pointed) {
    highlight(this.svg, pointed);
  }

  /** Draw the orders one after another. */
  playResults() {
    playResults(this.svg, this.ground.places);
  }

  // --- another moment

  /** Exchange what is different.
   * @param {{title: string, fills?: Record<string, string>, parts: Record<string, string>,
   *   keys?: import("./board_tools.js").LayerKey[]}} now */
  exchange(now) {
    for (const group of this.svg.querySelectorAll("[data-ground]")) {
      const fill = now.fills?.[group.getAttribute("data-ground") ?? ""];
      if (fill === undefined) continue;
      if (fill.startsWith("#")) {
        group.removeAttribute("class");
        group.setAttribute("fill", `url(${fill})`);
      } else {
        group.removeAttribute("fill");
        group.setAttribute("class", fill);
      }
    }
    for (const [name, markup] of Object.entries(now.parts)) this.part(name, markup);
    this.keys = now.keys ?? [];
    this.exchanged();
    this.svg.setAttribute("aria-label", now.title);
  }

  /** @param {string} name @param {string} markup */
  part(name, markup) {
    const group = this.svg.querySelector(`[data-part="${name}"]`);
    if (group) group.innerHTML = markup;
    if (name === "units" || name === "drafts") makeRoom(this.svg, this.camera.units, this.camera.codes);
  }
}
