// @ts-check
// The visible part of the board: zoom and pan.

const MOST = 9; // times nearer than the whole board

/** Zooms and pans by changing the view box, so that lines stay sharp. */
export class Camera {
  /** @param {HTMLElement} frame @param {SVGSVGElement} svg */
  constructor(frame, svg) {
    this.frame = frame;
    this.svg = svg;
    const box = svg.viewBox.baseVal;
    this.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    this.box = { ...this.whole };
    this.waiting = false;
  }

  get scale() {
    return this.whole.width / this.box.width;
  }

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
    const width = this.whole.width / scale,
      height = this.whole.height / scale;
    const across = (middle.x - this.box.x) / this.box.width,
      down = (middle.y - this.box.y) / this.box.height;
    this.look(middle.x - across * width, middle.y - down * height, width, height);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  look(x, y, width, height) {
    const w = this.whole;
    this.box = {
      x: Math.min(Math.max(x, w.x), w.x + w.width - width),
      y: Math.min(Math.max(y, w.y), w.y + w.height - height),
      width,
      height,
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

  fit() {
    this.look(this.whole.x, this.whole.y, this.whole.width, this.whole.height);
  }

  /** Where a place is in the frame, in CSS pixels. @param {[number, number]} at */
  inView([x, y]) {
    const b = this.box;
    return x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height;
  }
}
