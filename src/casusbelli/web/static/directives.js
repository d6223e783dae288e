// @ts-check
// Orders that rules add: buttons at the power they speak of, and the list of those that are written.

import { element } from "./dom.js";

/** @typedef {{line: string, name: string, on: boolean}} Here */

export class Directives {
  /** @param {import("./orders.js").Orders} orders
   * @param {(key: string, values?: Record<string, string>) => string} text
   * @param {() => void} changed */
  constructor(orders, text, changed) {
    this.orders = orders;
    this.text = text;
    this.changed = changed;
    this.opened = ""; // the province whose menu is open
    document.addEventListener("submit", (event) => this.write(event));
    document.addEventListener("click", (event) => this.takeBack(event));
    document.addEventListener("input", (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.id === "find-directive") this.filter(field.value);
    });
  }

  /** @param {string} line @param {boolean} on */
  set(line, on) {
    this.orders.toggle(line, on);
    this.changed();
  }

  /** A button at a power writes a line, or takes it back; a list there adds one. @param {SubmitEvent} event */
  write(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches("[data-write]")) return;
    event.preventDefault();
    const line = String(new FormData(form).get("line") ?? "");
    const written = this.orders.lines.includes(line);
    if (line) this.set(line, !written || event.submitter?.dataset.directive === undefined);
  }

  /** @param {MouseEvent} event */
  takeBack(event) {
    const button = /** @type {HTMLElement} */ (event.target).closest("#granted button");
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    this.set(button.value, button.name === "again");
  }

  /** Show the choices that contain every word. @param {string} typed */
  filter(typed) {
    const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    for (const group of document.querySelectorAll("#add-directive optgroup")) {
      for (const option of group.querySelectorAll("option")) {
        const name = `${option.textContent} ${option.value}`.toLocaleLowerCase();
        option.hidden = !words.every((word) => name.includes(word));
      }
      group.toggleAttribute("hidden", !group.querySelector("option:not([hidden])"));
    }
  }

  /** @param {string} line @returns {HTMLOptionElement | null} */
  option(line) {
    return document.querySelector(`#add-directive option[value="${CSS.escape(line)}"]`);
  }

  /** What may be declared about a province. @param {string} place @returns {Here[]} */
  at(place) {
    const options = document.querySelectorAll(`#add-directive option[data-places~="${CSS.escape(place)}"]`);
    return [...options].map((option) => {
      const line = option.getAttribute("value") ?? "";
      return { line, name: (option.textContent ?? "").trim(), on: this.orders.lines.includes(line) };
    });
  }

  /** A menu of it in the order bar. @param {Here[]} here @param {string} name */
  menu(here, name) {
    const summary = element("summary", {}, this.text("directives.here", { place: name, n: String(here.length) }));
    const buttons = here.map((found) => {
      const button = element(
        "button",
        { type: "button", class: "small", "data-directive": found.line, "aria-pressed": String(found.on) },
        found.name,
      );
      button.onclick = () => this.set(found.line, !found.on);
      return button;
    });
    const menu = /** @type {HTMLDetailsElement} */ (element("details", { class: "here" }, summary, ...buttons));
    menu.open = this.opened === name;
    menu.ontoggle = () => {
      this.opened = menu.open ? name : "";
    };
    return menu;
  }

  /** The buttons and the list show what is written. */
  show() {
    const { lines, slots } = this.orders;
    for (const button of document.querySelectorAll("[data-directive]"))
      button.setAttribute("aria-pressed", String(lines.includes(button.getAttribute("data-directive") ?? "")));
    document.getElementById("find-directive")?.removeAttribute("hidden");
    const list = document.getElementById("granted");
    if (!list) return;
    const listed = new Set(slots.flatMap((slot) => slot.lines.map((line) => line[0])));
    const granted = [...new Set(lines.filter((line) => !listed.has(line)))];
    list.replaceChildren(...granted.map((line) => this.row(line, lines.filter((other) => other === line).length)));
    if (!granted.length) list.append(element("li", { class: "note" }, list.dataset.none ?? ""));
    document
      .getElementById("directives")
      ?.toggleAttribute("hidden", !granted.length && !document.getElementById("add-directive"));
  }

  /** @param {string} line @param {number} count */
  row(line, count) {
    const option = this.option(line),
      name = option?.textContent?.trim() || this.orders.draft.named[line] || line;
    const button = (/** @type {string} */ sign, /** @type {string} */ does, /** @type {string} */ key) =>
      element(
        "button",
        { class: "small plain", name: does, value: line, "aria-label": this.text(key, { order: name }) },
        sign,
      );
    const parts =
      option?.dataset.copies === undefined
        ? [button("✕", "without", "orders.off")]
        : [
            button("−", "without", "orders.less"),
            element("output", {}, `×${count}`),
            button("+", "again", "orders.once"),
          ];
    return element("li", {}, element("span", {}, name), ...parts);
  }
}
