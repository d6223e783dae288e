// @ts-check
// The visible part of the board: zoom and pan. What is seen always has the shape of the frame.

const MOST = 9; // times nearer than the whole board
const MARGIN = 46; // units about the places of a theatre
const CLOSEST = { wide: 1.2, small: 0.9 }; // CSS pixels for a unit in the first view of a theatre
const FARTHEST = { wide: 0.8, small: 0.66 };
const DAMPED = 1.7; // from this ratio on units and codes grow less than the board
/** Sizes in units of the sheet, and the least in CSS pixels: in a wide window, in a small one. */
const UNIT = { size: 27, wide: 22.6, small: 16.6 };
const CODE = { size: 13, wide: 11.3, small: 9.3 };
const TOOLS = { wide: 40, small: 60 }; // CSS pixels at the lower edge that lie under the tools and the bar
const ASIDE = { wide: 0, small: 52 }; // CSS pixels at the right edge that lie under the zoom buttons
const SMALL = 600; // CSS pixels: a frame that is narrower is a phone's

/** @typedef {{x: number, y: number}} Spot
 * @typedef {{left: number, top: number, right: number, bottom: number}} Sides */

/** Zooms and pans by changing the view box, so that lines stay sharp. */
export class Camera {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg
   * @param {(units: number, codes: number) => void} zoomed called when sizes have changed */
  constructor(frame, svg, zoomed) {
    this.frame = frame;
    this.svg = svg;
    this.zoomed = zoomed;
    const box = svg.viewBox.baseVal;
    this.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    this.middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.size = { width: 1, height: 1 }; // of the frame, in CSS pixels
    this.ratio = 0; // CSS pixels for a unit of the sheet
    this.units = this.codes = 1; // how much larger than drawn
    /** The view until the reader chooses another. @type {(() => void) | null} */
    this.first = () => this.look(this.middle, this.least);
    this.waiting = false;
    this.measure();
    new ResizeObserver(() => this.measure()).observe(frame);
  }

  /** The frame has another size: what was in the middle stays there. */
  measure() {
    const { width, height } = this.frame.getBoundingClientRect();
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1) };
    if (this.first) this.first();
    else this.look(this.middle, this.ratio);
  }

  get kind() {
    return /** @type {"wide" | "small"} */ (this.size.width < SMALL ? "small" : "wide");
  }

  /** The ratio at which the whole board is seen. */
  get least() {
    return Math.min(this.size.width / this.whole.width, this.size.height / this.whole.height);
  }

  get box() {
    const width = this.size.width / this.ratio,
      height = this.size.height / this.ratio;
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  get scale() {
    return this.ratio / this.least;
  }

  /** @param {number} clientX @param {number} clientY */
  at(clientX, clientY) {
    const seen = this.frame.getBoundingClientRect(),
      { x, y } = this.box;
    return { x: x + (clientX - seen.left) / this.ratio, y: y + (clientY - seen.top) / this.ratio };
  }

  /** @param {number} times @param {Spot} [about] */
  zoom(times, about = this.middle) {
    const ratio = this.bounded(this.ratio * times),
      part = this.ratio / ratio;
    this.go({ x: about.x + (this.middle.x - about.x) * part, y: about.y + (this.middle.y - about.y) * part }, ratio);
  }

  /** @param {number} byX @param {number} byY CSS pixels */
  pan(byX, byY) {
    this.go({ x: this.middle.x - byX / this.ratio, y: this.middle.y - byY / this.ratio }, this.ratio);
  }

  /** A view that the reader has chosen. @param {Spot} middle @param {number} [ratio] */
  go(middle, ratio = this.ratio) {
    this.first = null;
    this.look(middle, ratio);
  }

  /** @param {number} ratio */
  bounded(ratio) {
    return Math.min(this.least * MOST, Math.max(this.least, ratio));
  }

  /** @param {Spot} middle @param {number} ratio */
  look(middle, ratio) {
    const changed = this.ratio !== this.bounded(ratio);
    this.ratio = this.bounded(ratio);
    const within = (
      /** @type {number} */ at,
      /** @type {number} */ from,
      /** @type {number} */ length,
      /** @type {number} */ seen,
    ) => (seen >= length ? from + length / 2 : Math.min(Math.max(at, from + seen / 2), from + length - seen / 2));
    const w = this.whole;
    this.middle = {
      x: within(middle.x, w.x, w.width, this.size.width / this.ratio),
      y: within(middle.y, w.y, w.height, this.size.height / this.ratio),
    };
    this.frame.classList.toggle("near", this.scale > 1.01);
    if (changed) this.resize();
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => {
      this.waiting = false;
      const b = this.box;
      const seen = `${b.x} ${b.y} ${b.width} ${b.height}`;
      if (this.svg.getAttribute("viewBox") !== seen) this.svg.setAttribute("viewBox", seen);
    });
  }

  /** Units and codes never get too small to be read, and leave room when one looks closely. */
  resize() {
    const most = this.ratio > DAMPED ? Math.sqrt(DAMPED / this.ratio) : 1;
    this.units = Math.max(most, UNIT[this.kind] / UNIT.size / this.ratio);
    this.codes = Math.max(most, CODE[this.kind] / CODE.size / this.ratio);
    const style = this.frame.style;
    style.setProperty("--units", this.units.toFixed(3));
    style.setProperty("--codes", this.codes.toFixed(3));
    style.setProperty("--stars", Math.sqrt(this.units).toFixed(3));
    this.zoomed(this.units, this.codes);
  }

  /** Begin with these places, and keep to them until the reader looks elsewhere: those next to them too if there is
   * room. @param {Spot[]} own @param {Spot[]} near */
  begin(own, near) {
    if (!own.length) return;
    this.first = () => {
      const all = bounds(near),
        kind = this.kind;
      const fitting = Math.min(
        (this.size.width - ASIDE[kind]) / (all.right - all.left + 2 * MARGIN),
        (this.size.height - TOOLS[kind]) / (all.bottom - all.top + 2 * MARGIN),
      );
      const ratio = Math.min(CLOSEST[kind], Math.max(FARTHEST[kind], fitting));
      const sides = fitting < FARTHEST[kind] ? bounds(own) : all;
      this.look(
        {
          x: (sides.left + sides.right) / 2 + ASIDE[kind] / 2 / ratio,
          y: (sides.top + sides.bottom) / 2 + TOOLS[kind] / 2 / ratio,
        },
        ratio,
      );
    };
    this.first();
  }

  /** The whole board. */
  fit() {
    this.first = () => this.look(this.middle, this.least);
    this.first();
  }

  /** Where a place is in the frame, in CSS pixels. @param {[number, number]} at */
  inView([x, y]) {
    const b = this.box;
    return x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height;
  }
}

/** @param {Spot[]} spots @returns {Sides} */
function bounds(spots) {
  const across = spots.map((spot) => spot.x),
    down = spots.map((spot) => spot.y);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}
