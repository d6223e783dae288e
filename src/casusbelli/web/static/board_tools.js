// @ts-check
// What lies about the board: its legend, its layers, and pointing at orders from elsewhere on the page.

/** @typedef {{icon: string, text: string, of: string}} KeyRow
 * @typedef {{title: string, rows: KeyRow[]}} LayerKey
 * @typedef {{units?: string[], power?: string}} Pointed */

import { element } from "./sheet.js";

/** The titles of the layers that are ticked. */
export const layers = () =>
  /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("#layers input:checked")]).map((box) => box.value);

/** Call back when other layers are wanted: by a tick, or by the button at a table. @param {() => void} changed */
export function onLayers(changed) {
  document.getElementById("layers")?.addEventListener("change", changed);
  document.addEventListener("click", (event) => {
    const title = /** @type {HTMLElement} */ (event.target).closest("[data-layer]")?.getAttribute("data-layer");
    if (!title) return;
    for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#layers input")))
      if (box.value === title) box.checked = !box.checked;
    changed();
  });
}

/** The board as text. @param {string[]} words */
export function inWords(words) {
  const list = document.getElementById("board-words");
  list?.replaceChildren(...words.map((line) => element("li", {}, line)));
}

/** A row of the legend. @param {KeyRow} row */
function keyRow(row) {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("class", "cb");
  icon.setAttribute("viewBox", "-19 -17 38 34");
  icon.setAttribute("aria-hidden", "true");
  icon.innerHTML = row.icon;
  return element("li", {}, icon, row.text);
}

/** The colors and signs of a layer. @param {LayerKey} layer */
const layerKey = (layer) =>
  element("li", { class: "of-layer" }, element("b", {}, layer.title), element("ul", {}, ...layer.rows.map(keyRow)));

/** The legend tells of what is on the board when it is opened, and no more.
 * @param {import("./board.js").Board} board @param {KeyRow[]} rows */
export function explain(board, rows) {
  const list = /** @type {HTMLElement} */ (document.getElementById("keys"));
  const names = /** @type {HTMLInputElement} */ (document.getElementById("names"));
  names.onchange = () => board.frame.classList.toggle("full-names", names.checked);
  const shown = () => {
    list.replaceChildren(
      ...rows.filter((row) => board.svg.querySelector(row.of)).map(keyRow),
      ...board.keys.map(layerKey),
    );
    document.getElementById("layer-keys")?.replaceChildren(...board.keys.map(layerKey));
  };
  for (const id of ["legend", "layers"]) document.getElementById(id)?.addEventListener("beforetoggle", shown);
  board.exchanged = shown;
}

/** A unit of another seat that the reader writes for too opens that seat, with the unit chosen and the same view.
 * @param {import("./board.js").Board} board
 * @param {{base: string, seat: string, hands: Record<string, string>}} page */
export function anySeat(board, page) {
  const kept = `view:${page.base}`,
    here = new URL(location.href),
    unit = here.searchParams.get("unit");
  if (unit) {
    const [x, y, ratio] = JSON.parse(sessionStorage.getItem(kept) ?? "[]");
    if (ratio) board.camera.go({ x, y }, ratio);
    if (board.from(unit).length) board.select(unit);
    here.searchParams.delete("unit");
    history.replaceState(null, "", here);
  }
  board.elsewhere = (code) => {
    const piece = board.svg.querySelector(`[data-part="units"] > [data-unit="${CSS.escape(code)}"]`);
    const seat = page.hands[piece?.getAttribute("data-power") ?? ""];
    if (!seat || seat === page.seat) return false;
    const { middle, ratio } = board.camera;
    sessionStorage.setItem(kept, JSON.stringify([middle.x, middle.y, ratio]));
    here.searchParams.set("seat", seat);
    here.searchParams.set("unit", code);
    location.assign(here);
    return true;
  };
}

/** Rows of lists and chips of powers point at the board: elements with data-unit, data-slot or data-power, and whoever
 * sends casus:show with {units} or {power}; without either nothing is pointed at any more.
 * @param {import("./board.js").Board} board */
export function pointing(board) {
  const at = (/** @type {EventTarget | null} */ target) => {
    const found = target instanceof Element ? target.closest("[data-unit], [data-slot], [data-power]") : null;
    const over = target instanceof Element ? target.getAttribute("data-province") : null;
    if (over && board.svg.querySelector(`.o[data-unit="${CSS.escape(over)}"]`)) return { units: [over] };
    if (!found) return {};
    const unit = found.getAttribute("data-unit") ?? found.getAttribute("data-slot");
    if (unit) return { units: [unit] };
    return { power: found.getAttribute("data-power") ?? "" };
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !board.start) board.highlight(at(event.target));
  });
  document.addEventListener("focusin", (event) => board.highlight(at(event.target)));
  document.addEventListener("casus:show", (event) =>
    board.highlight(/** @type {CustomEvent<Pointed>} */ (event).detail ?? {}),
  );
}
