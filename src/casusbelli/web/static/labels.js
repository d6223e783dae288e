// @ts-check
// Codes of provinces make room for units: moved aside if that is enough, else not shown.

const WIDE = { A: 13, F: 17 }; // half the width of a unit as drawn, and half its height
const HIGH = 16.5;
const LETTER = 0.74; // width of a letter, as part of the font size
const OVER = 3; // units of the sheet that a code and the tip of its own unit may share

/** @typedef {{left: number, top: number, right: number, bottom: number}} Sides */

/** @param {SVGSVGElement} svg @param {number} units @param {number} codes how much larger than drawn they are */
export function makeRoom(svg, units, codes) {
  const pieces = [...svg.querySelectorAll('[data-part="units"] use, [data-part="drafts"] use')].map((use) =>
    around(use, units),
  );
  /** @type {Sides[]} */ const taken = [];
  for (const text of /** @type {NodeListOf<SVGTextElement>} */ (svg.querySelectorAll(".names-short .code"))) {
    const size = 13 * codes,
      x = Number(text.getAttribute("x")),
      y = Number(text.getAttribute("y")) + (size - 13) * 0.35;
    const half = ((text.textContent?.length ?? 3) * LETTER * size) / 2;
    /** @type {Sides} */ let box = { left: x - half, right: x + half, top: y - 0.74 * size, bottom: y };
    let off = y - Number(text.getAttribute("y"));
    const own = pieces.find((piece) => overlap(piece, box, 0));
    if (own) {
      const by =
        (box.top + box.bottom) / 2 > (own.top + own.bottom) / 2
          ? own.bottom - OVER - box.top
          : own.top + OVER - box.bottom;
      if (Math.abs(by) < size * 1.2) {
        box = { ...box, top: box.top + by, bottom: box.bottom + by };
        off += by;
      }
    }
    const yields = [...pieces, ...taken].some((other) => overlap(other, box, OVER));
    text.classList.toggle("yields", yields);
    text.setAttribute("transform", `translate(0 ${off.toFixed(1)})`);
    if (!yields) taken.push(box);
  }
}

/** The room that a unit takes. @param {Element} use @param {number} units @returns {Sides} */
function around(use, units) {
  const [x, y] = (use.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [0, 0];
  const wide = WIDE[use.getAttribute("href")?.endsWith("F") ? "F" : "A"] * units;
  return { left: x - wide, right: x + wide, top: y - HIGH * units, bottom: y + HIGH * units };
}

/** Do they overlap by more than this? @param {Sides} one @param {Sides} other @param {number} by */
const overlap = (one, other, by) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
