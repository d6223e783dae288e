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

document.addEventListener("submit", questioned, true);
document.getElementById("theme")?.addEventListener("click", theme);
document.getElementById("theme")?.removeAttribute("hidden");
times();
setInterval(times, 15000);
