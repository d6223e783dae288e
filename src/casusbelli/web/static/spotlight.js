// @ts-check
// Orders on the board by themselves: one lit among dimmed ones, or all drawn one after another.

/** @param {string} place */
export const province = (place) => place.split("/")[0];

/** Dim all orders but those of these units, or of this power.
 * @param {SVGSVGElement} svg @param {import("./board_tools.js").Pointed} pointed */
export function highlight(svg, { units = [], power = "" }) {
  const codes = new Set(units.map((unit) => province(unit.replace(/^[A-Z] /, ""))));
  let lit = 0;
  for (const group of svg.querySelectorAll("[data-part] > [data-unit]")) {
    const on =
      codes.has(group.getAttribute("data-unit") ?? "") || (!!power && group.getAttribute("data-power") === power);
    group.classList.toggle("lit", on);
    lit += Number(on);
  }
  svg.classList.toggle("dim", lit > 0);
}

/** Draw the orders one after another, in a second all told: supports, then moves, then what failed. Nothing moves for
 * readers who want it so. @param {SVGSVGElement} svg @param {Record<string, [number, number]>} places */
export function playResults(svg, places) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [n, step] of ["o1", "o2", "o3"].entries()) {
    const groups = svg.querySelectorAll(`:is([data-part="under"], [data-part="over"]) > .${step}`);
    groups.forEach((group, nth) => {
      const [x, y] = places[group.getAttribute("data-unit") ?? ""] ?? [0, 0];
      const moves = step !== "o1" && group.parentElement?.getAttribute("data-part") === "under";
      const origin = { transformOrigin: `${x}px ${y}px` };
      group.animate(
        moves
          ? [
              { ...origin, transform: "scale(0)" },
              { ...origin, transform: "none" },
            ]
          : [{ opacity: 0 }, {}],
        {
          duration: 240,
          delay: n * 300 + (160 * nth) / groups.length,
          easing: "ease-out",
          fill: "backwards",
        },
      );
    });
  }
}
