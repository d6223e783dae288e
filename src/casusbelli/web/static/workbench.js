// @ts-check
// The game master's workbench: orders for a seat as its player would write them, the board changed by taps, what would
// come out. What is typed in for a seat is kept in this browser until it is entered or the phase is over.

import { anySeat, explain, pointing } from "./board_tools.js";
import { Sheet, element, find, paint, say, zoomable } from "./sheet.js";
import { send } from "./wire.js";

/** @typedef {[could: string[], stands: string, owner: string | null]} Place
 * @typedef {{base: string, game: string, ground: {owners: string[], places: Record<string, Place>} | null,
 *   legend: import("./board_tools.js").KeyRow[], hands: Record<string, string>}
 *   & import("./sheet.js").Written} Page */

const page = /** @type {Page} */ (JSON.parse(find("page-data").textContent ?? "{}"));
const saved = document.getElementById("saved");
const areas = /** @type {NodeListOf<HTMLTextAreaElement>} */ (document.querySelectorAll("textarea[name^='orders.']"));

const sheet = new Sheet(page, page.ground ? "" : `${page.base}/console/sheet`, (told) => {
  if (told.state === "saved") keep();
  if (!saved) return;
  const well = ["saved", "saving"].includes(told.state);
  saved.classList.toggle("bad", !well);
  saved.textContent = well ? "" : `${sheet.text(`saved.${told.state}`)} ${told.sentence}`.trim();
  if (!well) say(saved.textContent);
});
zoomable(sheet.board);
explain(sheet.board, page.legend);
pointing(sheet.board);

// --- what is typed in

const shelf = `bench:${page.game}:${page.phase}`;
/** @type {Record<string, string>} */ let typed = {};
try {
  typed = JSON.parse(sessionStorage.getItem(shelf) ?? "{}");
} catch {
  /* no storage: what is on the page is all there is */
}

function keep() {
  for (const area of areas) {
    const seat = area.name.slice("orders.".length);
    if (area.value !== area.defaultValue) typed[seat] = area.value;
    else delete typed[seat];
  }
  try {
    sessionStorage.setItem(shelf, JSON.stringify(typed));
  } catch {
    /* as above */
  }
}

for (const area of areas) {
  const text = typed[area.name.slice("orders.".length)];
  if (text === undefined) continue;
  area.value = text;
  if (area.id === "orders-text") sheet.orders.save(text);
  else area.closest("details")?.setAttribute("open", "");
}
document.addEventListener("input", (event) => {
  if (/** @type {HTMLElement} */ (event.target).matches("textarea[data-seat]")) keep();
});

// --- the board by hand

/** Units and owners as orders on offer: a tap on a province, what is to be there, whose. */
function editable() {
  const ground = page.ground;
  if (!ground) return page.slots;
  /** @type {import("./board.js").Slot[]} */ const slots = [];
  for (const [at, [could, stands, owner]] of Object.entries(ground.places)) {
    if (!(at in page.places)) continue;
    const units = could.flatMap((piece) =>
      ground.owners.map((whose) => line(`${whose}: ${piece}`, piece.startsWith("A") ? "army" : "fleet", at)),
    );
    if (stands) units.unshift(line(`${stands} ×`, "remove", at));
    slots.push({ key: stands, owner: "", count: 1, lines: units, free: true, copies: false, several: false });
    if (owner === null) continue;
    const owners = ["", ...ground.owners]
      .filter((whose) => whose !== owner)
      .map((whose) => line(`${at}: ${whose || page.texts["gm.nobody"]}`, "center", at));
    slots.push({ key: "", owner: "", count: 1, lines: owners, free: true, copies: false, several: false });
  }
  return slots;
}

/** @param {string} text @param {string} kind @param {string} at @returns {import("./board.js").Line} */
const line = (text, kind, at) => [text, kind, at, []];

/** The form says what was tapped; whoever stands where another is put goes. @param {string[]} lines */
function fill(lines) {
  const ground = page.ground;
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("edit"));
  if (!ground || !form) return;
  /** @type {Record<string, string[]>} */ const boxes = { remove: [], place: [], centers: [] };
  for (const slot of sheet.orders.slots) {
    for (const [text, kind, at] of slot.lines.filter((found) => lines.includes(found[0]))) {
      if (kind === "center") boxes.centers.push(text.endsWith(`: ${page.texts["gm.nobody"]}`) ? `${at}: -` : text);
      else {
        if (ground.places[at][1]) boxes.remove.push(ground.places[at][1]);
        if (kind !== "remove") boxes.place.push(text);
      }
    }
  }
  for (const [name, found] of Object.entries(boxes))
    /** @type {HTMLTextAreaElement} */ (form.elements.namedItem(name)).value = found.join("\n");
  const marks = lines
    .map((text) => sheet.orders.slots.flatMap((slot) => slot.lines).find((found) => found[0] === text)?.[2] ?? "")
    .filter((at) => at in page.places);
  sheet.board.part(
    "drafts",
    marks
      .map((at) => `<circle class="changed" cx="${page.places[at][0]}" cy="${page.places[at][1]}" r="20"/>`)
      .join(""),
  );
}

if (page.ground)
  sheet.orders.changed = (draft) => {
    sheet.sync();
    fill(draft.lines);
  };
document.getElementById("edit")?.addEventListener("reset", () => sheet.orders.write([]));

// --- what would happen

const here = {
  fills: /** @type {Record<string, string>} */ ({}),
  parts: /** @type {Record<string, string>} */ ({}),
  title: "",
  paints: "",
};
for (const part of sheet.board.svg.querySelectorAll("[data-part]"))
  here.parts[part.getAttribute("data-part") ?? ""] = part.innerHTML;
for (const group of sheet.board.svg.querySelectorAll("[data-ground]"))
  here.fills[group.getAttribute("data-ground") ?? ""] =
    group.getAttribute("fill")?.slice("url(".length, -1) ?? group.getAttribute("class") ?? "";
here.title = sheet.board.svg.getAttribute("aria-label") ?? "";
here.paints = new URL(/** @type {HTMLLinkElement} */ (find("paints")).href).searchParams.get("of") ?? "";

const bench = /** @type {HTMLFormElement | null} */ (document.getElementById("bench"));
bench?.addEventListener("submit", async (event) => {
  keep();
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (button?.formAction.endsWith("/enter")) {
    delete typed[page.seat];
    try {
      sessionStorage.setItem(shelf, JSON.stringify(typed));
    } catch {
      /* as above */
    }
    return;
  }
  event.preventDefault();
  const answer = await send(bench.action, new FormData(bench)),
    said = find("trial-said");
  said.classList.toggle("bad", !answer.ok);
  said.textContent = answer.ok ? "" : (answer.body?.sentence ?? sheet.text("saved.offline"));
  if (!answer.ok) return;
  show(answer.body, true);
  find("story-of").innerHTML = answer.body.story;
  find("story-of").scrollIntoView({ block: "nearest" });
});

/** @param {any} picture @param {boolean} ahead is it what would be? */
function show(picture, ahead) {
  find("past").hidden = !ahead;
  sheet.away = ahead;
  paint(picture.paints);
  sheet.board.exchange(picture);
  sheet.board.enable(!ahead);
  if (!ahead) sheet.changed(sheet.orders.draft);
}
find("back").onclick = () => show(here, false);

sheet.board.offer(editable());
sheet.orders.open(page.phase, sheet.board.slots, page.draft);
if (!page.ground) sheet.changed(page.draft);
anySeat(sheet.board, page);
