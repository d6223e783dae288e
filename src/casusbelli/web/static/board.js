// @ts-check
// The board: zoom and pan, which province a tap means, and orders made out of taps. It knows no rule: an order on
// offer begins at a place and goes on over others, and what a tap may mean is what is on offer.

/** @typedef {[text: string, kind: string, at: string, steps: string[]]} Line */
/** @typedef {{key: string, owner: string, count: number, lines: Line[], free: boolean, copies: boolean, several: boolean}} Slot */
/** @typedef {{places: Record<string, [number, number]>, names: Record<string, string>}} Ground */
/** @typedef {{say: (text: string) => void, choose: (line: Line, slot: Slot) => void, clear: (slot: Slot, at: string) => void,
 *   bar: (state: BarState) => void, kindName: (kind: string) => string, text: (key: string, values?: Record<string, string>) => string,
 *   chosen: (slot: Slot, at: string) => string[]}} Hands */
/** @typedef {{title: string, prompt: string, kinds: string[], kind: string, picks: Line[], clearable: boolean, current: string}} BarState */

const SVG = "http://www.w3.org/2000/svg";
const SNAP = 30; // CSS pixels from a tap to the nearest province that means something
const DRAG = 7; // CSS pixels that a finger may move and still tap
const PICKS = 9; // orders without further places that are shown at once; of more, kinds first
const MOST = 9; // times nearer than the whole board

/** @param {string} place */
export const province = (place) => place.split("/")[0];
/** The kind without the rule that wrapped it: "influence/move" -> "move". @param {string} kind */
export const bare = (kind) => kind.slice(kind.lastIndexOf("/") + 1);

/** @param {string} name @param {Record<string, string | number>} attributes */
function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Zoom and pan by the view box, so that lines stay sharp. */
class Camera {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg */
  constructor(frame, svg) {
    this.frame = frame;
    this.svg = svg;
    const box = svg.viewBox.baseVal;
    this.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    this.box = { ...this.whole };
    this.waiting = false;
  }

  get scale() { return this.whole.width / this.box.width; }

  /** CSS pixels for a unit of the sheet. */
  get ratio() {
    const seen = this.svg.getBoundingClientRect();
    return Math.min(seen.width / this.box.width, seen.height / this.box.height);
  }

  /** @param {number} clientX @param {number} clientY */
  at(clientX, clientY) {
    const matrix = this.svg.getScreenCTM();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix ? matrix.inverse() : undefined);
    return { x: point.x, y: point.y };
  }

  /** @param {number} times @param {{x: number, y: number}} [about] */
  zoom(times, about) {
    const scale = Math.min(MOST, Math.max(1, this.scale * times));
    const middle = about ?? { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
    const width = this.whole.width / scale, height = this.whole.height / scale;
    const across = (middle.x - this.box.x) / this.box.width, down = (middle.y - this.box.y) / this.box.height;
    this.look(middle.x - across * width, middle.y - down * height, width, height);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  look(x, y, width, height) {
    const w = this.whole;
    this.box = {
      x: Math.min(Math.max(x, w.x), w.x + w.width - width),
      y: Math.min(Math.max(y, w.y), w.y + w.height - height), width, height,
    };
    this.frame.classList.toggle("near", this.scale > 1.01);
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      const b = this.box;
      this.svg.setAttribute("viewBox", `${b.x} ${b.y} ${b.width} ${b.height}`);
    });
  }

  /** @param {number} byX @param {number} byY CSS pixels */
  pan(byX, byY) {
    this.look(this.box.x - byX / this.ratio, this.box.y - byY / this.ratio, this.box.width, this.box.height);
  }

  fit() { this.look(this.whole.x, this.whole.y, this.whole.width, this.whole.height); }

  /** Where a place is in the frame, in CSS pixels. @param {[number, number]} at */
  inView([x, y]) {
    const b = this.box;
    return x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height;
  }
}

export class Board {
  /** @param {HTMLElement} frame @param {Ground} ground @param {Hands} hands */
  constructor(frame, ground, hands) {
    this.frame = frame;
    this.ground = ground;
    this.hands = hands;
    const svg = frame.querySelector("svg");
    if (!svg) throw new Error("there is no board in the frame");
    this.svg = svg;
    this.camera = new Camera(frame, svg);
    this.touch = drawn("g", { class: "touch" });
    this.reach = drawn("g", { class: "touch" }); // where one may go: under the names and the units
    svg.querySelector('[data-part="centers"]')?.parentElement?.before(this.reach);
    svg.append(this.touch);
    /** @type {Slot[]} */ this.slots = [];
    /** @type {string} */ this.start = "";
    /** @type {string} */ this.kind = "";
    /** @type {string[]} */ this.steps = [];
    /** @type {Line[]} */ this.picks = [];
    this.focus = "";
    this.hover = "";
    this.active = true;
    this.listen();
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
    this.start = this.kind = "";
    this.steps = [];
    this.picks = [];
    this.show();
  }

  // --- what is on offer from here on

  /** Slots and lines that begin in a province. @param {string} code @returns {[Slot, Line][]} */
  from(code) {
    return this.slots.flatMap((slot) => slot.lines.filter((line) => province(line[2]) === code).map((line) => /** @type {[Slot, Line]} */ ([slot, line])));
  }

  /** Lines that agree with the taps so far. @returns {[Slot, Line][]} */
  left() {
    const steps = this.steps;
    return this.from(this.start).filter(([, line]) => (!this.kind || line[1] === this.kind)
      && line[3].length >= steps.length && steps.every((step, n) => step === line[3][n] || step === province(line[3][n])));
  }

  /** Without a kind a tap means a way; where none leads there, whatever leads there. @param {string} place @returns {[Slot, Line][]} */
  next(place) {
    const n = this.steps.length;
    const fits = this.left().filter(([, line]) => line[3].length > n && (line[3][n] === place || province(line[3][n]) === province(place)));
    const exact = fits.filter(([, line]) => line[3][n] === place);
    const found = place.includes("/") && exact.length ? exact : fits;
    if (this.kind) return found;
    const ways = found.filter(([, line]) => ["move", "retreat"].includes(bare(line[1])));
    return ways.length ? ways : found;
  }

  /** Provinces a tap may mean now. @returns {Set<string>} */
  meaningful() {
    if (!this.active) return new Set();
    if (!this.start) return new Set(this.slots.flatMap((slot) => slot.lines).map((line) => province(line[2])).filter(Boolean));
    const n = this.steps.length;
    const lines = this.left().filter(([, line]) => line[3].length > n);
    const ways = lines.filter(([, line]) => ["move", "retreat"].includes(bare(line[1])));
    return new Set((this.kind || !ways.length ? lines : ways).map(([, line]) => province(line[3][n])));
  }

  /** @returns {string[]} */
  kinds() { return [...new Set(this.from(this.start).map(([, line]) => line[1]))]; }

  // --- taps

  /** @param {string} place a province, or one coast of it; "" is nowhere */
  pick(place) {
    if (!this.active) return;
    const code = province(place);
    if (!this.start) return code && this.from(code).length ? this.select(code) : undefined;
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
  select(code) {
    this.start = code;
    this.kind = "";
    this.steps = [];
    const lines = this.from(code);
    this.picks = lines.length <= PICKS && lines.every(([, line]) => !line[3].length) ? lines.map(([, line]) => line) : [];
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
    const [code, coast] = place.split("/");
    return (this.ground.names[code] ?? code) + (coast ? ` (${coast.toLowerCase()})` : "");
  }

  show() {
    const parts = [], reach = [];
    const can = this.meaningful();
    if (this.start) {
      for (const code of can) reach.push(drawn("use", { href: `#${code}`, class: code === this.hover ? "can hover" : "can", "data-can": code }));
      const [x, y] = this.stand(this.start);
      parts.push(drawn("circle", { cx: x, cy: y, r: 19, class: "chosen" }));
      const aim = this.hover && can.has(this.hover) ? this.ground.places[this.hover] : null;
      const through = [...this.steps.map((step) => this.ground.places[step] ?? this.ground.places[province(step)]), ...(aim ? [aim] : [])].filter(Boolean);
      if (through.length) parts.push(drawn("path", { class: "aim", d: `M${x} ${y}${through.map(([a, b]) => `L${a} ${b}`).join("")}` }));
    } else if (this.active && this.slots.length) {
      for (const code of can) {
        const [x, y] = this.stand(code);
        if (!this.slots.some((slot) => slot.lines.some((line) => province(line[2]) === code) && this.hands.chosen(slot, code).length)
          && this.slots.some((slot) => !slot.free && slot.lines.some((line) => province(line[2]) === code)))
          parts.push(drawn("circle", { cx: x, cy: y, r: 18, class: "start" }));
      }
    }
    if (this.focus && document.activeElement === this.frame) {
      const [x, y] = this.stand(this.focus);
      parts.push(drawn("circle", { cx: x, cy: y, r: 22, class: "focus-case" }), drawn("circle", { cx: x, cy: y, r: 22, class: "focus" }));
    }
    this.reach.replaceChildren(...reach);
    this.touch.replaceChildren(...parts);
    this.hands.bar(this.state());
  }

  /** Where the unit of a province stands that may be ordered. @param {string} code @returns {[number, number]} */
  stand(code) {
    const line = this.from(code).find(([, found]) => found[2] in this.ground.places);
    return this.ground.places[line ? line[1][2] : code] ?? this.ground.places[code] ?? [0, 0];
  }

  /** @returns {BarState} */
  state() {
    const text = this.hands.text;
    if (!this.active || !this.slots.length) return { title: "", prompt: "", kinds: [], kind: "", picks: [], clearable: false, current: "" };
    if (!this.start) return { title: "", prompt: text("board.pick"), kinds: [], kind: "", picks: [], clearable: false, current: "" };
    const lines = this.from(this.start), slot = lines[0][0];
    const unit = lines.find(([found]) => found.count === 1);
    const title = `${unit ? unit[0].key : ""} ${this.spoken(this.start)}`.trim();
    const current = [...new Set(lines.flatMap(([found]) => this.hands.chosen(found, this.start)))].join(", ");
    const kinds = this.kinds();
    const more = lines.length > PICKS || lines.some(([, line]) => line[3].length);
    const prompt = this.picks.length ? text("board.which")
      : this.steps.length ? text("board.whereto", { place: this.spoken(this.steps[this.steps.length - 1]) })
      : this.kind ? text(`board.for.${bare(this.kind)}`) : more ? text("board.go") : text("board.which");
    return { title, prompt, kinds: more ? kinds : [], kind: this.kind, picks: this.picks, clearable: current !== "", current: current || (slot.free ? "" : text("board.noorder")) };
  }

  // --- hands

  /** What a tap means: what is under it if that means something, else the nearest that does.
   * @param {number} clientX @param {number} clientY */
  meant(clientX, clientY) {
    const under = document.elementsFromPoint(clientX, clientY).map((seen) => seen.getAttribute("data-province")).find((found) => found) ?? "";
    const can = this.meaningful();
    if (this.start) can.add(this.start);
    if (can.has(province(under))) return under;
    const at = this.camera.at(clientX, clientY), reach = SNAP / this.camera.ratio;
    let best = "", least = reach;
    for (const code of can) {
      const [x, y] = this.stand(code);
      const far = Math.hypot(x - at.x, y - at.y);
      if (far < least) [best, least] = [code, far];
    }
    return best || under;
  }

  listen() {
    const { frame, camera } = this;
    /** @type {Map<number, PointerEvent>} */ const down = new Map();
    let moved = 0, pinch = 0;
    frame.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      down.set(event.pointerId, event);
      moved = down.size > 1 ? DRAG + 1 : 0;
      pinch = 0;
    });
    frame.addEventListener("pointermove", (event) => {
      const last = down.get(event.pointerId);
      if (!last) return this.point(event);
      const byX = event.clientX - last.clientX, byY = event.clientY - last.clientY;
      moved += Math.hypot(byX, byY);
      down.set(event.pointerId, event);
      if (down.size === 2) {
        const [a, b] = [...down.values()];
        const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        if (pinch) camera.zoom(apart / pinch, camera.at((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
        pinch = apart;
        camera.pan(byX / 2, byY / 2);
      } else if (moved > DRAG && camera.scale > 1.01) {
        if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
        camera.pan(byX, byY);
      }
    });
    const up = (/** @type {PointerEvent} */ event) => {
      if (!down.delete(event.pointerId)) return;
      if (event.type === "pointerup" && moved <= DRAG && event.button === 0) this.pick(this.meant(event.clientX, event.clientY));
    };
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("pointerleave", () => this.point(null));
    frame.addEventListener("wheel", (event) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), camera.at(event.clientX, event.clientY));
    }, { passive: false });
    frame.addEventListener("keydown", (event) => this.key(event));
    frame.addEventListener("focus", () => this.show());
    frame.addEventListener("blur", () => this.show());
  }

  /** @param {PointerEvent | null} event */
  point(event) {
    if (event && event.pointerType === "touch") return;
    const hover = event && this.start ? province(this.meant(event.clientX, event.clientY)) : "";
    if (hover === this.hover) return;
    this.hover = hover;
    this.show();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== this.frame) return;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = arrows[/** @type {keyof typeof arrows} */ (event.key)];
    if (way) this.walk(way[0], way[1]);
    else if (event.key === "Enter" || event.key === " ") this.pick(this.focus);
    else if (event.key === "Escape") this.back();
    else if (event.key === "Delete" || event.key === "Backspace") { if (this.start) this.clear(); }
    else if (event.key === "+" || event.key === "=") this.camera.zoom(1.4, this.middle());
    else if (event.key === "-") this.camera.zoom(1 / 1.4, this.middle());
    else if (event.key === "0") this.camera.fit();
    else if (/^[1-9]$/.test(event.key) && this.picks[Number(event.key) - 1]) this.take(this.picks[Number(event.key) - 1][0]);
    else {
      const kind = this.start && !this.picks.length ? this.kinds().find((found) => this.hands.kindName(found).toLowerCase().startsWith(event.key.toLowerCase())) : undefined;
      if (!kind) return;
      this.choose(kind);
    }
    event.preventDefault();
  }

  middle() {
    const at = this.focus ? this.stand(this.focus) : undefined;
    return at ? { x: at[0], y: at[1] } : undefined;
  }

  /** To the nearest province that way which means something. @param {number} right @param {number} down */
  walk(right, down) {
    const can = this.meaningful();
    if (this.start) can.add(this.start);
    const here = this.focus && (can.has(this.focus) || this.focus === this.start) ? this.focus : this.start;
    const [x, y] = here ? this.stand(here) : [this.camera.box.x + this.camera.box.width / 2, this.camera.box.y + this.camera.box.height / 2];
    let best = "", least = Infinity;
    for (const code of can) {
      if (code === here) continue;
      const [a, b] = this.stand(code);
      const along = (a - x) * right + (b - y) * down, aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
      if (along > 0 && along + 2 * aside < least) [best, least] = [code, along + 2 * aside];
    }
    if (!best && !here) best = [...can][0] ?? "";
    if (!best) return;
    this.focus = this.hover = best;
    const at = this.stand(best);
    if (!this.camera.inView(at)) this.camera.look(at[0] - this.camera.box.width / 2, at[1] - this.camera.box.height / 2, this.camera.box.width, this.camera.box.height);
    this.show();
    const chosen = [...new Set(this.from(best).flatMap(([slot]) => this.hands.chosen(slot, best)))].join(", ");
    this.hands.say(this.start ? this.spoken(best) : `${this.from(best)[0]?.[0].key ?? ""} ${this.spoken(best)}. ${chosen || this.hands.text("board.noorder")}`);
  }

  // --- another moment

  /** Exchange what is different. @param {{title: string, fills: Record<string, string>, parts: Record<string, string>}} now */
  exchange(now) {
    for (const group of this.svg.querySelectorAll("[data-ground]")) {
      const fill = now.fills[group.getAttribute("data-ground") ?? ""];
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
    this.svg.setAttribute("aria-label", now.title);
  }

  /** @param {string} name @param {string} markup */
  part(name, markup) {
    const group = this.svg.querySelector(`[data-part="${name}"]`);
    if (group) group.innerHTML = markup;
  }
}
