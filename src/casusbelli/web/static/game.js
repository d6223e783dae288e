// @ts-check
// The game page: board, orders, results and messages, updated live while it is open.

import { anySeat, explain, inWords, layers, onLayers, pointing } from "./board_tools.js";
import { raise } from "./drawer.js";
import { ask, seenAt, times } from "./page.js";
import { unpacked } from "./offered.js";
import { Messenger } from "./press.js";
import { Sheet, abbreviated, element, faulty, find, foreseen, paint, say, zoomable } from "./sheet.js";
import { listen as chosenBy, named, namedTab, open, remembered, tabOf } from "./tabs.js";
import { followUnsent } from "./unsent_box.js";
import { Had } from "./updates.js";
import { later, listen, load, loadSeen, send } from "./wire.js";

/** @typedef {{phase: string, slots: import("./board.js").Slot[], draft: import("./orders.js").Draft,
 *   layers: string[], counter: import("./sheet.js").Counter | null, scene: string, unseen: boolean,
 *   played: string}} Now
 * @typedef {{base: string, game: string, phases: [string, string][], writes: boolean, seat: string, live: boolean,
 *   opens: string, legend: import("./board_tools.js").KeyRow[], hands: Record<string, string>,
 *   tags: Record<string, string>, drawn: Record<string, string>}
 *   & import("./sheet.js").Written & Now} Page */

const page = /** @type {Page} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? "{}"));
page.slots = unpacked(/** @type {any} */ (page.slots), page.names);
const had = new Had(page);
const frame = find("board"),
  saved = document.getElementById("saved");
let now = /** @type {Now} */ (page);
let shown = ""; // the phase on the board; "" is the open one

const sheet = new Sheet(page, `${page.base}/orders`, savedTold);
const { board, orders } = sheet;
const text = sheet.text.bind(sheet);

/** @param {import("./orders.js").Saved} told */
function savedTold(told) {
  frame.classList.toggle("saving", told.state === "saving");
  if (!saved) return;
  saved.classList.toggle("bad", !["saved", "saving"].includes(told.state));
  saved.textContent = `${text(`saved.${told.state}`)} ${told.sentence}`.trim();
  if (!["saved", "saving"].includes(told.state)) say(saved.textContent);
  if (told.state === "stale" || told.state === "closed") refresh();
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.matches("[data-orders]")) {
    event.preventDefault();
    const box = /** @type {HTMLTextAreaElement | null} */ (form.querySelector("textarea"));
    if (box) orders.save(box.value);
  } else if (form.matches("[data-quick]")) {
    event.preventDefault();
    await quick(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
  } else if (form.id === "seen") {
    event.preventDefault();
    onward(form);
  }
});

/** Send a form without leaving the page.
 * @param {HTMLFormElement} form @param {HTMLButtonElement | null} button */
async function quick(form, button) {
  const fields = new FormData(form, button);
  if (form.dataset.costs !== undefined && fields.get("ready") === "yes") {
    await orders.saved; // a text may have been typed just before
    const faults = orders.draft.faults.filter((fault) => !fault.meant);
    const question = faults.length
      ? "ready.faults"
      : orders.draft.costs
        ? "ready.costs"
        : sheet.counted().none
          ? "ready.empty"
          : "";
    const wrong = element("ul", {}, ...faults.map(faulty));
    const list = element("ul", { class: "foreseen" }, ...foreseen(orders.draft));
    if (question && !(await ask(text(question), wrong, list))) return;
  }
  if (form.dataset.preview !== undefined) {
    const told = await load(
      `${page.base}/preview?${new URLSearchParams({ seat: page.seat, line: String(fields.get("line") ?? "") })}`,
    );
    const list = element("ul", { class: "foreseen" }, ...(told.ok ? foreseen(told.body) : []));
    if (!(await ask(text("act.sure", { order: String(fields.get("line")) }), list))) return;
  }
  const answer = await send(form.action, fields);
  const place = form.querySelector(".saved") ?? saved;
  if (place) {
    place.classList.toggle("bad", !answer.ok);
    place.textContent =
      answer.status === 0
        ? text("saved.unreached")
        : (answer.body?.sentence ?? (answer.ok ? "" : text("saved.refused")));
  }
  if (answer.ok) {
    if (form.dataset.clears !== undefined) form.reset();
    await refresh();
  }
}

const isCopy = Boolean(document.documentElement.dataset.seen); // the last seen state, shown without a connection
const nowOf = () => `${page.base}/now?seat=${encodeURIComponent(page.seat)}`;
const resume = followUnsent(sheet, page, () => now.phase, isCopy);

// --- live updates

let fetching = false,
  again = false;
/** Fetch what is new, except the outlines of the board. */
async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  const before = orders.count;
  const answer = await load(had.address(nowOf()));
  fetching = false;
  if (answer.ok) take(answer.body, orders.count === before && !orders.busy);
  else if (answer.status === 0) return void later(4000).then(refresh);
  if (again) {
    again = false;
    refresh();
  }
}

/** @param {any} body @param {boolean} newest true if nothing has been sent since this was requested */
function take(body, newest) {
  had.fill(body.panes, body.tags);
  const slots = body.data.slots ? unpacked(body.data.slots, page.names) : now.slots;
  if (body.data.slots) had.panes.set("slots", body.tags.slots);
  const fresh = body.data.phase !== now.phase,
    same = JSON.stringify(slots) === JSON.stringify(now.slots);
  now = { ...body.data, slots };
  sheet.counter = now.counter;
  page.phases = body.phases;
  document.title = body.tab;
  const older = Number(now.draft.version) < Number(orders.draft.version); // saved while this was on its way
  if (fresh || (newest && !older)) orders.open(now.phase, now.slots, now.draft);
  if (fresh) {
    say(text("live.phase", { phase: body.title }));
    document.querySelector(".side-body")?.scrollTo({ top: 0 });
    if (page.phases.length > 2) document.getElementById("first-game")?.removeAttribute("open"); // read by now
    const slider = /** @type {HTMLInputElement} */ (find("slider"));
    slider.max = String(page.phases.length - 1);
    if (!shown) {
      slider.value = slider.max;
      caption(page.phases.length - 1);
    }
  }
  if (fresh && now.unseen && !shown && !isWriting()) enter("results");
  else if (!shown) {
    drawOpen(body.board, fresh);
    if (!fresh && !same && page.writes) board.renew(now.slots);
    document.body.dataset.scene = now.unseen ? document.body.dataset.scene : now.scene;
  }
  sheet.changed(orders.draft);
  messenger.refreshed();
  times();
}

/** A moment on the board. @param {any} picture */
function draw(picture) {
  paint(picture.paints);
  board.exchange(picture);
  if (picture.words) inWords(picture.words);
  had.draw(picture);
}

/** @param {any} picture @param {boolean} anew true if the orders on offer have changed */
function drawOpen(picture, anew = true) {
  draw(picture);
  if (!anew) return;
  board.offer(page.writes ? now.slots : []);
  board.enable(page.writes);
}

// --- scenes

/** Is a message being written? It is not taken from under its writer's hands. */
const isWriting = () => document.activeElement?.matches("#pane-press textarea, #pane-people textarea") ?? false;

/** @type {Record<string, string[]>} */ const FIRST = {
  results: ["story"],
  orders: ["orders"],
  waiting: page.writes ? ["press", "orders"] : [],
  ended: ["story"],
};
/** Open a scene: what the board shows, and the tab that belongs to it. @param {string} scene */
async function enter(scene) {
  const played = page.phases.findIndex(([phase]) => phase === now.played);
  const results = scene === "results" && played >= 0;
  const first = (FIRST[scene] ?? []).map(tabOf).find(Boolean);
  if (first) open(first);
  document.body.dataset.scene = scene;
  if (results) await goTo(played, scene);
  else if (shown) await goTo(page.phases.length - 1);
  if (results) playAgain();
}

/** The arrows of the phase on the board, one after the other. */
function playAgain() {
  board.playResults();
}

/** The results have been seen. @param {HTMLFormElement} form */
function onward(form) {
  now.unseen = false;
  send(form.action, new FormData(form));
  enter(now.scene);
}

document.addEventListener("click", (event) => {
  const id = /** @type {HTMLElement} */ (event.target).closest("button")?.id;
  if (id === "again") playAgain();
  else if (id === "back") goTo(page.phases.length - 1);
  else if (id === "counter") {
    const tab = tabOf("orders");
    if (tab) choose(tab);
    sheet.nextEmpty();
  }
});

// --- earlier phases

const slider = /** @type {HTMLInputElement} */ (find("slider"));
const output = find("slider-phase");
/** @type {Map<string, any>} */ const pictures = new Map();

/** Name the phase beside the slider. @param {number} number */
function caption(number) {
  [output.dataset.phase, output.textContent] = page.phases[number];
}

/** @param {number} number @param {string} [scene] */
async function goTo(number, scene = "") {
  number = Math.max(0, Math.min(number, page.phases.length - 1));
  const [phase] = page.phases[number],
    last = number === page.phases.length - 1;
  slider.value = String(number);
  slider.setAttribute("aria-valuetext", page.phases[number][1]);
  caption(number);
  shown = last ? "" : phase;
  sheet.away = !last;
  document.body.dataset.scene = scene || (last ? now.scene : "history");
  const query = new URLSearchParams({ seat: page.seat, phase: shown });
  for (const layer of layers()) query.append("layer", layer);
  const key = query.toString();
  const kept = shown ? pictures.get(key) : undefined;
  const answer = kept ? { ok: true, body: kept } : await load(`${page.base}/picture?${query}`);
  if (!answer.ok || Number(slider.value) !== number) return;
  pictures.set(key, answer.body);
  find("past").hidden = last || scene === "results";
  find("past-title").textContent = page.phases[number][1];
  if (last) {
    drawOpen(answer.body);
    board.part("drafts", orders.draft.drafts);
  } else {
    board.enable(false);
    draw(answer.body);
  }
  if (answer.body.story && scene !== "results") {
    find("story-of").innerHTML = answer.body.story;
    had.panes.delete("story-of");
  }
}

slider.oninput = () => goTo(Number(slider.value));
find("first").onclick = () => goTo(0);
find("earlier").onclick = () => goTo(Number(slider.value) - 1);
find("later").onclick = () => goTo(Number(slider.value) + 1);
find("latest").onclick = find("now").onclick = () => goTo(page.phases.length - 1);
onLayers(() => goTo(Number(slider.value)));
find("play").onclick = () => play();
let film = 0;
function play() {
  const button = find("play");
  if (film) {
    clearInterval(film);
    film = 0;
    button.setAttribute("aria-pressed", "false");
    return;
  }
  button.setAttribute("aria-pressed", "true");
  if (!shown) goTo(0);
  film = setInterval(
    () => (Number(slider.value) >= page.phases.length - 1 ? play() : goTo(Number(slider.value) + 1)),
    1800,
  );
}

document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {HTMLElement} */ (event.target).closest("a.why-link")
  );
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const told = link.parentElement?.querySelector("ul");
  if (told) return told.remove();
  const answer = await load(link.href);
  const lines = answer.ok ? answer.body.lines : [answer.body?.sentence ?? text("saved.unreached")];
  link.after(
    element(
      "ul",
      { class: "reasons" },
      .../** @type {string[]} */ (lines).map((line) => element("li", {}, ...abbreviated(line))),
    ),
  );
});

// --- tabs, zoom, names

/** A tab that the reader chose. @param {HTMLButtonElement} tab */
function choose(tab) {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("seen"));
  if (form && tab.id === "tab-orders" && document.body.dataset.scene === "results") onward(form);
  open(tab, now.phase);
  messenger.refreshed();
  raise();
}
chosenBy(choose);
zoomable(board);
explain(board, page.legend);
pointing(board);

// --- messages

/** A plan that somebody wrote, on the board of its phase. @param {any} picture */
function drawPlan(picture) {
  shown = "plan";
  sheet.away = true;
  board.enable(false);
  draw(picture);
  document.body.dataset.scene = "history";
  find("past").hidden = false;
  find("past-title").textContent = picture.caption;
}

const messenger = new Messenger(page, { text, draw: drawPlan, fresh: refresh });
document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest("a[data-to][data-thread]");
  if (!link) return;
  const tab = tabOf("press");
  event.preventDefault();
  /** @type {HTMLElement | null} */ (link.closest("[popover]"))?.hidePopover();
  if (tab) choose(tab);
  messenger.open(new URLSearchParams({ thread: link.getAttribute("data-thread") ?? "" }));
});

// --- startup

board.offer(page.writes ? page.slots : []);
sheet.changed(page.draft);
anySeat(board, page);
const phase = new URLSearchParams(location.search).get("phase") ?? page.opens; // of an exhibition
const number = page.phases.findIndex(([code]) => code === phase);
if (number >= 0 && number < page.phases.length - 1) goTo(number);
else enter(now.unseen ? "results" : now.scene);
/** Open the tab that the address names, and bring its card into view. */
function follow() {
  const tab = namedTab();
  if (!tab) return false;
  open(tab);
  if (named()?.matches(".card")) {
    raise();
    named()?.scrollIntoView({ block: "center" });
  }
  return true;
}
addEventListener("hashchange", follow);
const first = now.unseen ? undefined : remembered(now.phase);
if (!follow() && first) open(first);
messenger.refreshed();
resume();
if (isCopy) loadSeen(nowOf(), (body) => take(body, false)).then(seenAt);
if (page.live && !isCopy) {
  const own = (/** @type {{kind: string, draft?: number}} */ news) =>
    news.kind === "draft" && (orders.busy || Number(news.draft) <= Number(orders.draft.version));
  const lost = () => {
    find("connection").hidden = false;
  };
  let waiting = 0;
  listen(
    `/api/v1/games/${page.game}/news`,
    (news) => {
      if (!news.every(own)) refresh();
    },
    (there) => {
      clearTimeout(waiting);
      find("connection").hidden = true;
      if (!there) waiting = setTimeout(lost, 1500); // short gaps are not reported
    },
  );
}
