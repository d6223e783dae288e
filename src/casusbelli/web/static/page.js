// @ts-check
// On every page: theme switch, times in the reader's time zone, countdowns, confirmation dialogs.

document.documentElement.classList.add("js");

const LAST = 300000; // of a countdown: seconds are shown

/** Two units: "1 day 5 h", "11 h 59 min", "4 min 59 s". @param {number} left @param {string} locale */
function span(left, locale) {
  const seconds = Math.round(Math.abs(left) / 1000),
    minutes = Math.round(seconds / 60),
    hours = Math.floor(minutes / 60);
  /** @param {[number, string][]} parts */
  const words = (...parts) =>
    parts
      .filter(([n], at) => n || (at && parts[0][0] === 0))
      .map(([n, unit]) => `${n} ${unit}`)
      .join(" ");
  if (seconds * 1000 < LAST) return words([Math.floor(seconds / 60), "min"], [seconds % 60, "s"]);
  if (hours < 24) return words([hours, "h"], [minutes % 60, "min"]);
  // It knows "in 2 Tagen".
  const told = new Intl.RelativeTimeFormat(locale).formatToParts(Math.floor(hours / 24), "day");
  const days = told
    .slice(told.findIndex((part) => part.type === "integer"))
    .map((part) => part.value)
    .join("");
  return hours % 24 ? `${days} ${hours % 24} h` : days;
}

/** "Mon, Nov 23, 05:51" in the reader's time zone, with the year unless it is this one.
 * @param {number} at @param {string} locale */
function date(at, locale) {
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    year,
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
}

/** "22:04" if it is today, else "Nov 23". @param {number} at @param {string} locale */
function brief(at, locale) {
  const today = new Date(at).toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */ const parts = today
    ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
    : { month: "short", day: "numeric" };
  return new Intl.DateTimeFormat(locale, parts).format(at);
}

/** @param {HTMLTimeElement} time */
function tick(time) {
  const at = Date.parse(time.dateTime),
    left = at - Date.now();
  if (!time.title) time.title = time.textContent ?? "";
  const locale = document.documentElement.lang;
  const written = date(at, locale);
  if (time.dataset.time === "brief") {
    time.title = written;
    time.textContent = brief(at, locale);
    return;
  }
  if (time.dataset.time === "local") {
    time.textContent = written;
    return;
  }
  time.classList.toggle("soon", left > 0 && left < 3600000);
  time.toggleAttribute("data-last", Math.abs(left) < LAST + 60000);
  const words = (left > 0 ? document.body.dataset.in : document.body.dataset.ago) ?? "{}";
  const told = `${written} (${words.replace("{}", span(left, locale))})`;
  if (time.textContent !== told) time.textContent = told;
}

/** @param {ParentNode} root */
export function times(root = document) {
  for (const time of root.querySelectorAll("time[data-time]")) tick(/** @type {HTMLTimeElement} */ (time));
}

/** Ask for confirmation in the page's dialog. @param {string} question @param {...Node} details
 * @returns {Promise<boolean>} */
export function ask(question, ...details) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ask"));
  const [title, body] = [dialog.querySelector("h2"), dialog.querySelector(".details")];
  if (title) title.textContent = question;
  body?.replaceChildren(...details);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) =>
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }),
  );
}

/** Has the reader orders on this device that were not sent? Asked as late as possible: other tabs write, too. */
const hasUnsent = () => Object.keys(localStorage).some((key) => key.startsWith(`unsent:${reader}:`));

/** @param {Event} event */
async function questioned(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const button = /** @type {HTMLButtonElement | null} */ (/** @type {SubmitEvent} */ (event).submitter);
  const question = button?.dataset.ask ?? form.dataset.ask ?? (hasUnsent() ? form.dataset.unsent : undefined);
  if (!question || form.dataset.asked) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!(await ask(question))) return;
  form.dataset.asked = "yes";
  form.requestSubmit(button);
  delete form.dataset.asked;
}

function theme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute("content", getComputedStyle(root).getPropertyValue("--leaf").trim());
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; SameSite=Lax`;
}

// --- dice: the player's random number is drawn in the browser, so that the server cannot choose it

const storedAt = (/** @type {string | undefined} */ game) => `nonce:${game}`;

/** @param {Event} event */
function drawn(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement | null} */ (form.querySelector("input[data-nonce]"));
  if (!field) return;
  field.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  const commitment = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("commitment"))?.value;
  localStorage.setItem(storedAt(field.dataset.nonce), JSON.stringify({ nonce: field.value, commitment }));
}

/** @param {HTMLElement} place */
function check(place) {
  const stored = localStorage.getItem(storedAt(place.dataset.nonceCheck));
  if (!stored) return;
  const { nonce, commitment } = JSON.parse(stored);
  const given = [...document.querySelectorAll("[data-given]")].map((code) => code.textContent);
  const good = given.includes(nonce) && commitment === place.dataset.commitment;
  place.textContent = (good ? place.dataset.good : place.dataset.bad) ?? "";
  place.hidden = false;
}

// --- whose page this is: what one account has left on a device is never shown to another

const reader = document.querySelector('meta[name="reader"]')?.getAttribute("content") ?? "";
const VISITOR = "visitor";

/** @param {(key: string) => boolean} goes */
function clear(goes) {
  for (const key of Object.keys(localStorage)) if (goes(key)) localStorage.removeItem(key);
}

/** Stored pages go, except those of one account. The service worker sees to it, too, but not every page is under its
 * control. @param {string} [except] */
async function dropPages(except) {
  if (!("caches" in window)) return;
  for (const name of await caches.keys())
    if (name.startsWith("seen-") && name !== `seen-${except}`) await caches.delete(name);
}

/** In another tab or behind the back button: if somebody else is reading now, this page goes blank and loads again. */
function stay() {
  const now = localStorage.getItem("reader");
  document.documentElement.hidden = now !== null && now !== reader;
  if (now && now !== reader) location.reload();
}

/** Whoever signs out leaves nothing behind that they had begun to write. @param {Event} event */
function forgotten(event) {
  if (!(/** @type {HTMLFormElement} */ (event.target).matches("[action='/sign-out']"))) return;
  clear((key) => /^(letter|unsent):/.test(key));
  localStorage.setItem("reader", "");
  dropPages();
}

if (reader) {
  const before = localStorage.getItem("reader");
  if (before !== null && before !== reader) dropPages(reader);
  if (reader !== VISITOR) clear((key) => key.startsWith("unsent:") && !key.startsWith(`unsent:${reader}:`));
  localStorage.setItem("reader", reader);
  addEventListener("storage", (event) => {
    if (event.key === "reader") stay();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) stay();
  });
}

// --- the last seen state of a page, which the service worker shows without a connection

const AGAIN = 10000; // milliseconds between two looks whether there is a connection

/** Tell when the page was seen. @param {number} at */
export function seenAt(at) {
  const place = document.getElementById("offline");
  if (!place || !at) return;
  const locale = document.documentElement.lang;
  const today = new Date(at).toDateString() === new Date().toDateString();
  const words = (place.dataset.told ?? "{}").replace("{}", today ? brief(at, locale) : date(at, locale));
  /** @type {HTMLElement} */ (place.querySelector("span")).textContent = words;
  place.hidden = false;
}

async function lookAgain() {
  if (document.hidden || document.activeElement?.matches("textarea")) return;
  const there = await fetch("/livez", { cache: "no-store" }).then(
    (response) => response.ok,
    () => false,
  );
  if (there) location.reload();
}

if (document.documentElement.dataset.seen) {
  seenAt(Number(document.documentElement.dataset.seen));
  document.querySelector("#offline button")?.addEventListener("click", () => location.reload());
  addEventListener("online", lookAgain);
  setInterval(lookAgain, AGAIN);
}

if ("serviceWorker" in navigator)
  addEventListener("load", () => {
    navigator.serviceWorker.register(`/service-worker.js?language=${document.documentElement.lang}`).catch(() => {});
  });

document.addEventListener("submit", drawn, true);
document.querySelectorAll("[data-nonce-check]").forEach((place) => check(/** @type {HTMLElement} */ (place)));
document.addEventListener("submit", questioned, true);
document.addEventListener("submit", forgotten, true);
document.getElementById("theme")?.addEventListener("click", theme);
document.getElementById("theme")?.removeAttribute("hidden");
times();
setInterval(times, 15000);
setInterval(
  () => document.querySelectorAll("time[data-last]").forEach((time) => tick(/** @type {HTMLTimeElement} */ (time))),
  1000,
);

for (const button of document.querySelectorAll("button[data-print]")) {
  /** @type {HTMLButtonElement} */ (button).hidden = false;
  button.addEventListener("click", () => window.print());
}
