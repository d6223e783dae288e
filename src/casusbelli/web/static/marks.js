// @ts-check
// What is drawn over the board while orders are made: what was chosen, where one may go, what may be built.

/** @typedef {import("./board.js").Board} Board */

import { province } from "./spotlight.js";

const SVG = "http://www.w3.org/2000/svg";
/** Silhouettes of an army and a fleet, as they are drawn on the board. @type {Record<string, string>} */
const SHAPES = {
  A: "M-11.5-13h23v11c0 9-5 14-11.5 17.5C-6.5 12-11.5 7-11.5-2z",
  F: "M-7-16.5q8-2 15 .5q6.5 10.5 3 20q-10.5-3.5-20.5 0q-1.5-12 2.5-20.5zM-16.5 4.5q16.5 5 33 0l-5.5 10.5h-22z",
};

/** @param {string} name @param {Record<string, string | number>} attributes @param {...Element} inner */
export function drawn(name, attributes, ...inner) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inner);
  return made;
}

/** Provinces where a unit may be built that is not written yet, and the kinds of units. @param {Board} board */
export function buildable(board) {
  /** @type {Map<string, Set<string>>} */ const found = new Map();
  if (!board.active) return found;
  for (const slot of board.slots)
    for (const [text, kind, at] of slot.lines) {
      const [, piece] = text.split(" ");
      if (kind !== "build" || !(piece in SHAPES) || board.hands.chosen(slot, province(at)).length) continue;
      found.set(province(at), (found.get(province(at)) ?? new Set()).add(piece));
    }
  return found;
}

/** Where one may go, under the names and the units. @param {Board} board @param {Set<string>} can */
export const reached = (board, can) =>
  board.start
    ? [...can].map((code) =>
        drawn("use", { href: `#${code}`, class: code === board.hover ? "can hover" : "can", "data-can": code }),
      )
    : [];

/** @param {Board} board @param {Set<string>} can */
export function marked(board, can) {
  const larger = board.camera.units;
  const circle = (/** @type {[number, number]} */ [x, y], /** @type {number} */ r, /** @type {string} */ kind) =>
    drawn("circle", { cx: x, cy: y, r: r * larger, class: kind });
  const parts = board.start ? underWay(board, can, circle) : waiting(board, can, circle);
  if (board.focus && document.activeElement === board.frame)
    parts.push(circle(board.stand(board.focus), 22, "focus-case"), circle(board.stand(board.focus), 22, "focus"));
  return parts;
}

/** The unit that was chosen, and the way so far.
 * @param {Board} board @param {Set<string>} can
 * @param {(at: [number, number], r: number, kind: string) => SVGElement} circle */
function underWay(board, can, circle) {
  const [x, y] = board.stand(board.start),
    { places } = board.ground;
  const aim = board.hover && can.has(board.hover) ? places[board.hover] : null;
  const through = [...board.steps.map((step) => places[step] ?? places[province(step)]), ...(aim ? [aim] : [])].filter(
    Boolean,
  );
  const parts = [circle([x, y], 20, "chosen")];
  if (through.length)
    parts.push(drawn("path", { class: "aim", d: `M${x} ${y}${through.map(([a, b]) => `L${a} ${b}`).join("")}` }));
  return parts;
}

/** Units without an order, and what may be built.
 * @param {Board} board @param {Set<string>} can
 * @param {(at: [number, number], r: number, kind: string) => SVGElement} circle */
function waiting(board, can, circle) {
  if (!board.active) return [];
  const builds = buildable(board);
  /** @type {SVGElement[]} */ const parts = [];
  for (const code of can) {
    const [x, y] = board.stand(code),
      kinds = [...(builds.get(code) ?? [])].sort();
    const here = board.slots.filter((slot) => slot.lines.some((line) => province(line[2]) === code));
    if (here.some((slot) => board.hands.chosen(slot, code).length)) continue;
    if (kinds.length)
      parts.push(
        drawn(
          "g",
          { class: "buildable", "data-build": code, transform: `translate(${x} ${y}) scale(${board.camera.units})` },
          drawn("circle", { r: 19 }),
          ...kinds.map((kind, n) =>
            drawn("path", {
              d: SHAPES[kind],
              transform: `translate(${kinds.length > 1 ? n * 19 - 9.5 : 0} 0) scale(.5)`,
            }),
          ),
        ),
      );
    else if (here.some((slot) => !slot.free)) parts.push(circle([x, y], 19, "start"));
  }
  return parts;
}
