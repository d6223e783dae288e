// @ts-check
// The form for a new game: whatever depends on the chosen rules is rendered again by the server as soon as something
// changes. Nothing that was typed is lost, since the server gets all of it.

import { find } from "./dom.js";

const DELAY = 250; // after the last change

const form = /** @type {HTMLFormElement} */ (find("new-game"));
const parts = () => /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-part]")]);
const named = (/** @type {string} */ name) => /** @type {RadioNodeList} */ (form.elements.namedItem(name));
let changes = 0;
let timer = 0;

/** Is somebody typing in this part? It is renewed when they are done. @param {HTMLElement} part */
function isTyped(part) {
  const field = document.activeElement;
  return part.contains(field) && field instanceof HTMLInputElement && !["checkbox", "radio"].includes(field.type);
}

/** The new content of a part, with what was open still open and the focus where it was.
 * @param {HTMLElement} part @param {HTMLElement} fresh */
function renew(part, fresh) {
  const focused = part.contains(document.activeElement) ? document.activeElement?.id : "";
  const open = [...part.querySelectorAll("details[open]")].map((one) => one.id);
  for (const one of fresh.querySelectorAll("[autofocus]")) one.removeAttribute("autofocus"); // is for whole pages
  part.replaceChildren(...fresh.childNodes);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** What the server makes of the form as it is. An answer that has been overtaken by another change is ignored. */
async function ask() {
  const asked = ++changes;
  const sent = new URLSearchParams();
  for (const [name, value] of new FormData(form)) sent.append(name, String(value));
  sent.append("show", "options");
  const answer = await fetch(form.action, { method: "POST", body: sent }).catch(() => null);
  if (!answer?.ok || asked !== changes) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (asked !== changes) return;
  for (const part of parts()) {
    const fresh = page.getElementById(part.id);
    if (fresh && !isTyped(part) && fresh.innerHTML !== part.innerHTML) renew(part, fresh);
  }
  for (const name of ["name", "suggested"]) {
    const [field, fresh] = [form, page].map((one) => one.querySelector(`input[name="${name}"]`));
    if (field !== document.activeElement)
      /** @type {HTMLInputElement} */ (field).value = /** @type {HTMLInputElement} */ (fresh).value;
  }
}

function later() {
  changes += 1;
  clearTimeout(timer);
  timer = setTimeout(ask, DELAY);
}

// --- a game in which nobody is waited for needs no deadlines, unless somebody chose some

let chosen = form.dataset.chosen !== undefined;

/** @param {Event} event */
function paced(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.name === "pace") chosen = true;
  if (field.name !== "company" || chosen) return;
  named("pace").value = ["public", "invited"].includes(field.value) ? "daily" : "none";
}

form.addEventListener("change", paced);
form.addEventListener("change", later);
form.addEventListener("input", later);

const zone = /** @type {HTMLInputElement} */ (find("zone"));
if ("guess" in zone.dataset) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
