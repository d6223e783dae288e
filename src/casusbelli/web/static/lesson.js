// @ts-check
// A step of a lesson: orders written by taps, lists and text as in a game. The form sends the text, so what a tap
// means has to stand there at once.

import { explain, pointing } from "./board_tools.js";
import { Sheet, find, zoomable } from "./sheet.js";

/** @typedef {{base: string, checked: boolean, legend: import("./board_tools.js").KeyRow[]}
 *   & import("./sheet.js").Written} Page */

const page = /** @type {Page} */ (JSON.parse(find("page-data").textContent ?? "{}"));
const saved = document.getElementById("saved");
const box = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("orders-text"));

const sheet = new Sheet(page, `${page.base}/sheet`, (told) => {
  if (!saved) return;
  const well = ["saved", "saving"].includes(told.state);
  saved.classList.toggle("bad", !well);
  saved.textContent = well ? "" : `${sheet.text(`saved.${told.state}`)} ${told.sentence}`.trim();
});
zoomable(sheet.board);
explain(sheet.board, page.legend);
pointing(sheet.board);

const save = sheet.orders.save.bind(sheet.orders);
sheet.orders.save = (/** @type {string} */ text) => {
  if (box) box.value = text;
  save(text);
};

sheet.board.offer(page.slots);
sheet.changed(page.draft);
find("counter").onclick = () => sheet.nextEmpty();
if (page.checked) sheet.board.playResults();
// Whoever hears the page, or moves by keys, begins with what came of the orders.
document.getElementById("verdict")?.focus({ preventScroll: true });
