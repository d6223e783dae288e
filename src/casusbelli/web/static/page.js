// @ts-check
// What every page has: light or dark, times in the reader's own zone, countdowns, questions before what cannot be undone.

document.documentElement.classList.add("js");

const units = /** @type {const} */ ([["day", 86400000], ["hour", 3600000], ["minute", 60000]]);

/** @param {HTMLTimeElement} time */
function tick(time) {
  const at = Date.parse(time.dateTime), left = at - Date.now();
  if (!time.title) time.title = time.textContent ?? "";
  const locale = document.documentElement.lang;
  if (time.dataset.time === "local") {
    time.textContent = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
    return;
  }
  time.classList.toggle("soon", left > 0 && left < 3600000);
  const [unit, length] = units.find(([, size]) => Math.abs(left) >= size) ?? units[2];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  const whole = Math.trunc(left / length), rest = Math.trunc((left - whole * length) / 3600000);
  time.textContent = format.format(whole, unit) + (unit === "day" && rest ? ` ${Math.abs(rest)} h` : "");
}

export function times(root = document) {
  for (const time of root.querySelectorAll("time[data-time]")) tick(/** @type {HTMLTimeElement} */ (time));
}

/** Ask first: with the page's own dialog, in its own words. @param {string} question @param {...Node} details
 * @returns {Promise<boolean>} */
export function ask(question, ...details) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("ask"));
  const [title, body] = [dialog.querySelector("h2"), dialog.querySelector(".details")];
  if (title) title.textContent = question;
  body?.replaceChildren(...details);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }));
}

/** @param {Event} event */
async function questioned(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const button = /** @type {HTMLButtonElement | null} */ (/** @type {SubmitEvent} */ (event).submitter);
  const question = button?.dataset.ask ?? form.dataset.ask;
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
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; SameSite=Lax`;
}

// --- the dice: the player's own random number is drawn here, where the server cannot choose it

const storedAt = (/** @type {string | undefined} */ game) => `nonce:${game}`;

/** @param {Event} event */
function drawn(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement | null} */ (form.querySelector("input[data-nonce]"));
  if (!field) return;
  field.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
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

document.addEventListener("submit", drawn, true);
document.querySelectorAll("[data-nonce-check]").forEach((place) => check(/** @type {HTMLElement} */ (place)));
document.addEventListener("submit", questioned, true);
document.getElementById("theme")?.addEventListener("click", theme);
document.getElementById("theme")?.removeAttribute("hidden");
times();
setInterval(times, 15000);
