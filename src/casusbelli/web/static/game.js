// @ts-check
// The game page: the board, what is written, what happened, letters; kept up to date while it is open.

import { Board, province } from "./board.js";
import { Orders } from "./orders.js";
import { ask, times } from "./page.js";
import { listen, load, send } from "./wire.js";

/** @typedef {{phase: string, slots: import("./board.js").Slot[], draft: import("./orders.js").Draft,
 *   layers: string[]}} Now
 * @typedef {{base: string, game: string, places: Record<string, [number, number]>, names: Record<string, string>, texts: Record<string, string>,
 *   kinds: Record<string, string>, phases: [string, string][], writes: boolean, seat: string, live: boolean} & Now} Page */

const page = /** @type {Page} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? "{}"));
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const frame = find("board"), bar = find("order-bar"), saved = document.getElementById("saved");
let now = /** @type {Now} */ (page);
let shown = ""; // the phase on the board; "" is the open one

/** @param {string} key @param {Record<string, string>} [values] */
const text = (key, values = {}) => (page.texts[key] ?? key).replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? "");
const kindName = (/** @type {string} */ kind) => kind.split("/").map((part) => page.kinds[part] ?? part.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase())).join(": ");

/** @param {string} name @param {Record<string, string>} attributes @param {...(string | Node)} inner */
function element(name, attributes, ...inner) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
}

// --- what is said

let speech = 0;
function say(/** @type {string} */ words) {
  const live = find("live");
  clearTimeout(speech);
  live.textContent = "";
  speech = setTimeout(() => { live.textContent = words; }, 40);
}

// --- orders

/** @type {Orders} */ const orders = new Orders(`${page.base}/orders`, page.seat, page.phase, page.slots, page.draft, draftChanged, savedTold);

const board = new Board(frame, page, {
  say, text, kindName,
  choose: (line, slot) => {
    orders.choose(line, slot);
    say(line[0]);
    sync();
  },
  clear: (slot, at) => {
    orders.clear(slot, at);
    sync();
  },
  chosen: (slot, at) => orders.of(slot, at),
  bar: showBar,
});

let told = ""; // what the bar says: it is made anew only if that changes, or a press on it would miss its button

/** @param {import("./board.js").BarState} state */
function showBar(state) {
  const costs = state.title ? 0 : orders.draft.foreseen.filter((found) => found.certain).length;
  const key = JSON.stringify([state, costs]);
  if (key === told) return;
  told = key;
  const parts = [];
  const words = element("p", {});
  if (state.title) words.append(element("b", {}, state.title), state.current ? ` — ${state.current}. ` : ". ");
  words.append(state.prompt);
  if (costs) words.append(" ", element("span", { class: "tag warn" }, text("board.consequences", { n: String(costs) })));
  parts.push(words);
  for (const kind of state.kinds) {
    const button = element("button", { type: "button", "aria-pressed": String(kind === state.kind), class: "small" }, kindName(kind));
    button.onclick = () => { board.choose(kind); frame.focus({ preventScroll: true }); };
    parts.push(button);
  }
  state.picks.forEach((line, n) => {
    const button = element("button", { type: "button", class: "small" }, `${n + 1}. ${line[0]}`);
    button.onclick = () => { board.take(line[0]); frame.focus({ preventScroll: true }); };
    parts.push(button);
  });
  if (state.clearable) {
    const clear = element("button", { type: "button", class: "small" }, text("board.clear"));
    clear.onclick = () => board.clear();
    parts.push(clear);
  }
  if (state.title) {
    const cancel = element("button", { type: "button", class: "small plain" }, text("board.cancel"));
    cancel.onclick = () => board.reset();
    parts.push(cancel);
  }
  const focused = bar.contains(document.activeElement);
  bar.replaceChildren(...parts);
  bar.hidden = !state.prompt;
  if (focused) frame.focus({ preventScroll: true });
}

/** @param {import("./orders.js").Draft} draft */
function draftChanged(draft) {
  board.part("drafts", shown ? "" : draft.drafts);
  sync();
  const box = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("orders-text"));
  if (box && document.activeElement !== box) box.value = draft.text;
  const list = document.getElementById("foreseen");
  list?.replaceChildren(...foreseen(draft));
  const faults = document.getElementById("faults");
  faults?.replaceChildren(...draft.faults.map((fault) => element("li", { class: fault.meant ? "why otherwise" : "why" }, element("code", {}, fault.text), ` ${fault.why}`)));
  frame.classList.remove("saving");
}

/** @param {import("./orders.js").Draft} draft */
const foreseen = (draft) => draft.foreseen.map((told) => element("li", told.certain ? {} : { class: "perhaps" }, told.text, told.rule ? element("span", { class: "quiet-text" }, ` [${told.rule}]`) : ""));

/** @param {import("./orders.js").Saved} told */
function savedTold(told) {
  frame.classList.toggle("saving", told.state === "saving");
  if (!saved) return;
  saved.classList.toggle("bad", !["saved", "saving"].includes(told.state));
  saved.textContent = `${text(`saved.${told.state}`)} ${told.sentence}`.trim();
  if (!["saved", "saving"].includes(told.state)) say(saved.textContent);
  if (told.state === "stale" || told.state === "closed") refresh();
}

/** The lists show what is written. */
function sync() {
  for (const row of document.querySelectorAll("[data-slot]")) {
    const slot = orders.slots.find((found) => found.key === row.getAttribute("data-slot"));
    if (!slot) continue;
    const own = orders.of(slot);
    row.querySelectorAll("select").forEach((select, n) => { select.value = own[n] ?? ""; });
    row.classList.toggle("none", !own.length);
    const copies = /** @type {HTMLElement | null} */ (row.querySelector(".copies"));
    if (!copies) continue;
    copies.hidden = !own.length;
    const [less, once] = copies.querySelectorAll("button"), count = copies.querySelector("output");
    if (count) count.textContent = `×${own.length}`;
    less.setAttribute("aria-label", text("orders.less", { order: own[0] ?? "" }));
    once.setAttribute("aria-label", text("orders.once", { order: own[0] ?? "" }));
    less.onclick = () => { orders.toggle(own[0], false); sync(); };
    once.onclick = () => { orders.toggle(own[0], true); sync(); };
  }
  for (const box of document.querySelectorAll("input[name=line]")) {
    const tick = /** @type {HTMLInputElement} */ (box);
    tick.checked = orders.lines.includes(tick.value);
  }
  for (const select of document.querySelectorAll("select[data-add]")) /** @type {HTMLSelectElement} */ (select).value = "";
  const added = document.getElementById("added");
  const listed = new Set([...orders.slots.flatMap((slot) => slot.lines.map((line) => line[0])), ...[...document.querySelectorAll("input[name=line]")].map((box) => /** @type {HTMLInputElement} */ (box).value)]);
  const others = orders.lines.filter((line) => !listed.has(line));
  added?.replaceChildren(...others.map((line) => {
    const off = element("button", { type: "button", class: "small", "aria-label": text("orders.off", { order: line }) }, "×");
    off.onclick = () => { orders.toggle(line, false); sync(); };
    return element("li", {}, element("code", {}, line), " ", off);
  }));
  inOrder();
  board.show();
}

/** All lines in the order in which they are sent: rules may carry out the first ones first. */
function inOrder() {
  const box = document.getElementById("written");
  if (!box) return;
  box.hidden = orders.lines.length < 2;
  box.querySelector("ol")?.replaceChildren(...orders.lines.map((line, n) => {
    const buttons = /** @type {[string, number][]} */ ([["↑", n - 1], ["↓", n + 1]]).filter(([, to]) => to >= 0 && to < orders.lines.length).map(([sign, to]) => {
      const button = element("button", { type: "button", class: "small", "aria-label": text(to < n ? "orders.earlier" : "orders.later", { order: line }) }, sign);
      button.onclick = () => { orders.move(n, to); sync(); };
      return button;
    });
    return element("li", { class: "row" }, element("code", {}, line), ...buttons);
  }));
}

document.addEventListener("change", (event) => {
  const changed = /** @type {HTMLElement} */ (event.target);
  if (changed instanceof HTMLSelectElement && changed.dataset.add !== undefined) {
    if (changed.value) orders.toggle(changed.value, true);
  } else if (changed instanceof HTMLSelectElement && changed.name === "line") {
    const row = changed.closest("[data-slot]");
    const slot = orders.slots.find((found) => found.key === row?.getAttribute("data-slot"));
    if (row && slot) orders.set(slot, [...row.querySelectorAll("select")].map((select) => select.value));
  } else if (changed instanceof HTMLInputElement && changed.name === "line") orders.toggle(changed.value, changed.checked);
  else if (changed.id === "orders-text") orders.save(/** @type {HTMLTextAreaElement} */ (changed).value);
  else return;
  sync();
});

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.matches("[data-orders]")) {
    event.preventDefault();
    const box = /** @type {HTMLTextAreaElement | null} */ (form.querySelector("textarea"));
    if (box) orders.save(box.value);
  } else if (form.matches("[data-quick]")) {
    event.preventDefault();
    await quick(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
  }
});

/** A form that changes something and stays on the page. @param {HTMLFormElement} form @param {HTMLButtonElement | null} button */
async function quick(form, button) {
  const fields = new FormData(form, button);
  const faults = orders.draft.faults.filter((fault) => !fault.meant);
  if (form.dataset.costs !== undefined && fields.get("ready") === "yes" && (faults.length || orders.draft.foreseen.some((told) => told.certain))) {
    const wrong = element("ul", {}, ...faults.map((fault) => element("li", { class: "why" }, element("code", {}, fault.text), ` ${fault.why}`)));
    const list = element("ul", { class: "foreseen" }, ...foreseen(orders.draft));
    if (!(await ask(text(faults.length ? "ready.faults" : "ready.costs"), wrong, list))) return;
  }
  if (form.dataset.preview !== undefined) {
    const told = await load(`${page.base}/preview?${new URLSearchParams({ seat: page.seat, line: String(fields.get("line") ?? "") })}`);
    const list = element("ul", { class: "foreseen" }, ...(told.ok ? foreseen(told.body) : []));
    if (!(await ask(text("act.sure", { order: String(fields.get("line")) }), list))) return;
  }
  const answer = await send(form.action, fields);
  const place = form.querySelector(".saved") ?? saved;
  if (place) {
    place.classList.toggle("bad", !answer.ok);
    place.textContent = answer.status === 0 ? text("saved.offline") : answer.body?.sentence ?? (answer.ok ? "" : text("saved.refused"));
  }
  if (answer.ok) {
    if (form.dataset.clears !== undefined) form.reset();
    await refresh();
  }
}

// --- what comes

let fetching = false, again = false;
/** @type {Map<string, string>} */ const markups = new Map(); // what the parts of the page were made from
/** Everything but the shapes of the board. */
async function refresh() {
  if (fetching) { again = true; return; }
  fetching = true;
  const before = orders.count;
  const answer = await load(`${page.base}/now?seat=${encodeURIComponent(page.seat)}`);
  fetching = false;
  if (answer.ok) take(answer.body, orders.count === before && !orders.busy);
  else if (answer.status === 0) return againLater();
  if (again) { again = false; refresh(); }
}

/** Nobody answered: look again when the line is back. */
function againLater() {
  const look = () => {
    clearTimeout(timer);
    removeEventListener("online", look);
    refresh();
  };
  const timer = setTimeout(look, 4000);
  addEventListener("online", look);
}

/** @param {any} body @param {boolean} newest has nothing been sent since this was asked for? */
function take(body, newest) {
  for (const [id, markup] of Object.entries(/** @type {Record<string, string>} */ (body.panes))) {
    const pane = document.getElementById(id);
    const writing = document.activeElement?.matches("textarea, input:not([type=checkbox])") && pane?.contains(document.activeElement);
    if (!pane || writing || markups.get(id) === markup) continue;
    markups.set(id, markup);
    const focus = pane.contains(document.activeElement) ? document.activeElement?.id : "";
    const open = [...pane.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);
    pane.innerHTML = markup;
    for (const summary of pane.querySelectorAll("details > summary"))
      if (open.includes(summary.textContent)) summary.parentElement?.setAttribute("open", "");
    if (focus) document.getElementById(focus)?.focus();
  }
  const fresh = body.data.phase !== now.phase, same = JSON.stringify(body.data.slots) === JSON.stringify(now.slots);
  now = body.data;
  page.phases = body.phases;
  if (fresh || newest) orders.open(now.phase, now.slots, now.draft);
  if (fresh) {
    say(text("live.phase", { phase: body.title }));
    document.querySelector(".side")?.scrollTo({ top: 0 });
    const slider = /** @type {HTMLInputElement} */ (find("slider"));
    slider.max = String(page.phases.length - 1);
    if (!shown) {
      slider.value = slider.max;
      output.textContent = now.phase;
    }
  }
  if (!shown) drawOpen(body.board, fresh || !same);
  draftChanged(orders.draft);
  converse();
  readIfSeen();
  times();
}

/** @param {any} picture @param {boolean} anew is something else to be ordered than before? */
function drawOpen(picture, anew = true) {
  paint(picture.paints);
  board.exchange(picture);
  if (!anew) return;
  board.offer(page.writes ? now.slots : []);
  board.enable(page.writes);
}

/** @param {string} paints */
function paint(paints) {
  const link = /** @type {HTMLLinkElement} */ (find("paints"));
  const url = `/paints.css?of=${paints}`;
  if (link.getAttribute("href") !== url) link.setAttribute("href", url);
}

// --- other moments

const slider = /** @type {HTMLInputElement} */ (find("slider"));
const output = find("slider-phase");
/** @type {Map<string, any>} */ const pictures = new Map();

/** @param {number} number */
async function goTo(number) {
  number = Math.max(0, Math.min(number, page.phases.length - 1));
  const [phase] = page.phases[number], last = number === page.phases.length - 1;
  slider.value = String(number);
  slider.setAttribute("aria-valuetext", page.phases[number][1]);
  output.textContent = phase;
  shown = last ? "" : phase;
  const layer = /** @type {HTMLSelectElement | null} */ (document.getElementById("layer"))?.value ?? "";
  const query = new URLSearchParams({ seat: page.seat, phase: shown, layer });
  const key = query.toString();
  const kept = shown ? pictures.get(key) : undefined;
  const answer = kept ? { ok: true, body: kept } : await load(`${page.base}/picture?${query}`);
  if (!answer.ok || Number(slider.value) !== number) return;
  pictures.set(key, answer.body);
  find("past").hidden = last;
  find("past-title").textContent = page.phases[number][1];
  if (last) {
    drawOpen(answer.body);
    board.part("drafts", orders.draft.drafts);
  } else {
    board.enable(false);
    paint(answer.body.paints);
    board.exchange(answer.body);
  }
  if (answer.body.story) {
    find("story-of").innerHTML = answer.body.story;
    markups.delete("story-of");
  }
  const words = document.getElementById("board-words");
  words?.replaceChildren(.../** @type {string[]} */ (answer.body.words).map((line) => element("li", {}, line)));
}

slider.oninput = () => goTo(Number(slider.value));
find("first").onclick = () => goTo(0);
find("earlier").onclick = () => goTo(Number(slider.value) - 1);
find("later").onclick = () => goTo(Number(slider.value) + 1);
find("latest").onclick = () => goTo(page.phases.length - 1);
document.getElementById("layer")?.addEventListener("change", () => goTo(Number(slider.value)));
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
  film = setInterval(() => (Number(slider.value) >= page.phases.length - 1 ? play() : goTo(Number(slider.value) + 1)), 1800);
}

document.addEventListener("click", (event) => {
  const at = /** @type {HTMLElement} */ (event.target).closest("[data-layer]");
  if (!at) return;
  const select = /** @type {HTMLSelectElement | null} */ (document.getElementById("layer"));
  if (!select) return;
  const title = at.getAttribute("data-layer") ?? "";
  select.value = select.value === title ? "" : title;
  goTo(Number(slider.value));
});

document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("a.why-link"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const told = link.parentElement?.querySelector("ul");
  if (told) return told.remove();
  const answer = await load(link.href);
  const lines = answer.ok ? answer.body.lines : [answer.body?.sentence ?? text("saved.offline")];
  link.after(element("ul", { class: "reasons" }, .../** @type {string[]} */ (lines).map((line) => element("li", {}, line))));
});

// --- tabs, zoom, names

const tabs = [...document.querySelectorAll("[role=tab]")].map((tab) => /** @type {HTMLButtonElement} */ (tab));
/** @param {HTMLButtonElement} tab */
function open(tab) {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls") ?? "")?.classList.toggle("open", on);
  }
  try { sessionStorage.setItem(`tab:${page.base}`, tab.id); } catch { /* no storage: the first tab is as good */ }
  readIfSeen();
}
tabs.forEach((tab, n) => {
  tab.onclick = () => open(tab);
  tab.onkeydown = (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -n, End: tabs.length - 1 - n }[event.key];
    if (by === undefined) return;
    const next = tabs[(n + by + tabs.length) % tabs.length];
    next.focus();
    open(next);
    event.preventDefault();
  };
});
/** Letters that are on the screen are read. */
function readIfSeen() {
  const pane = document.getElementById("pane-press");
  if (!pane?.offsetParent || document.hidden || !document.querySelector("#tab-press .badge-count")) return;
  send(`${page.base}/press/read`, { seat: page.seat }).then((answer) => { if (answer.ok) document.querySelector("#tab-press .badge-count")?.remove(); });
}
find("nearer").onclick = () => board.camera.zoom(1.5, board.middle());
find("farther").onclick = () => board.camera.zoom(1 / 1.5, board.middle());
find("whole").onclick = () => board.camera.fit();
find("names").onclick = () => find("names").setAttribute("aria-pressed", String(frame.classList.toggle("full-names")));

// --- one conversation of several

let thread = "";
document.addEventListener("change", (event) => {
  const select = /** @type {HTMLSelectElement} */ (event.target);
  if (select.id !== "thread") return;
  thread = select.value;
  converse();
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#pane-press input[name=to]")))
    box.checked = !box.disabled && thread.split("|").includes(box.value);
});
function converse() {
  const select = /** @type {HTMLSelectElement | null} */ (document.getElementById("thread"));
  if (select) select.value = thread;
  for (const letter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".letter[data-thread]")))
    letter.hidden = thread !== "" && letter.dataset.thread !== thread;
}

// --- begin

let kept = "";
try { kept = sessionStorage.getItem(`tab:${page.base}`) ?? ""; } catch { /* as above */ }
const asked = location.hash ? tabs.find((tab) => tab.getAttribute("aria-controls") === location.hash.slice(1)) : undefined;
const beside = matchMedia("(min-width: 100rem)"); // letters have a place of their own
const seen = tabs.filter((tab) => !beside.matches || tab.id !== "tab-press");
open([asked, tabs.find((tab) => tab.id === kept), seen[0]].find((tab) => tab && seen.includes(tab)) ?? tabs[0]);
beside.addEventListener("change", () => open(tabs[0]));
board.offer(page.writes ? page.slots : []);
draftChanged(page.draft);
const phase = new URLSearchParams(location.search).get("phase");
const number = page.phases.findIndex(([code]) => code === phase);
if (number >= 0 && number < page.phases.length - 1) goTo(number);
if (page.live) {
  const own = (/** @type {{kind: string, draft?: number}} */ news) => news.kind === "draft" && (orders.busy || Number(news.draft) <= Number(orders.draft.version));
  const lost = () => { find("connection").hidden = false; };
  let waiting = 0;
  listen(`/api/v1/games/${page.game}/news`, (news) => { if (!news.every(own)) refresh(); }, (there) => {
    clearTimeout(waiting);
    find("connection").hidden = true;
    if (!there) waiting = setTimeout(lost, 1500); // a short gap needs no words
  });
}

export { board, orders, province };
