// @ts-check
// Messages: the list of conversations, the open one, drafts that stay in the browser, search, presence, plans.

import { times } from "./page.js";
import { load, send } from "./wire.js";

/** @typedef {{base: string, seat: string}} Place
 * @typedef {(key: string, values?: Record<string, string>) => string} Text
 * @typedef {{text: Text, draw: (picture: any) => void, fresh: () => void}} Around
 *   draw: a plan on the board; fresh: the rest of the page is out of date */

const PRESENT = 600000, // milliseconds in which somebody counts as here
  LOOK = 300000;

export class Messenger {
  /** @param {Place} page @param {Around} around */
  constructor(page, around) {
    this.page = page;
    this.around = around;
    this.thread = "";
    this.mark = ""; // what the list said of the open conversation when it was loaded
    this.looked = 0;
    document.addEventListener("toggle", () => this.showPresence(), true);
    this.pane = document.getElementById("pane-press");
    if (!this.pane) return;
    this.pane.addEventListener("click", (event) => this.clicked(event));
    this.pane.addEventListener("submit", (event) => this.submitted(event), true);
    this.pane.addEventListener("input", (event) => this.typed(event));
    this.pane.addEventListener("change", (event) => this.changed(event));
    this.pane.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("visibilitychange", () => this.seen());
    setInterval(() => this.present(), LOOK);
  }

  /** @param {string} id */
  part(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  /** The entry of a conversation in the list. @param {string} thread */
  row(thread) {
    return /** @type {HTMLElement | null} */ (document.querySelector(`#letters [data-thread="${CSS.escape(thread)}"]`));
  }

  // --- the open conversation

  /** @param {URLSearchParams} query what to open: a thread, or whom to write to */
  async open(query) {
    query.set("seat", this.page.seat);
    const answer = await load(`${this.page.base}/press?${query}`);
    if (!answer.ok) return;
    this.close(false);
    this.thread = answer.body.thread;
    this.mark = this.row(this.thread)?.dataset.mark ?? "";
    const place = this.part("conversation");
    place.innerHTML = answer.body.markup;
    place.hidden = false;
    this.part("messenger").classList.add("talking");
    this.restore();
    times(place);
    this.showPresence();
    this.end();
    this.seen();
    if (matchMedia("(hover: hover)").matches) document.getElementById("letter")?.focus({ preventScroll: true });
    else this.part("thread").focus({ preventScroll: true });
  }

  /** @param {boolean} focused back to its entry in the list */
  close(focused = true) {
    const row = this.row(this.thread);
    this.thread = "";
    const place = document.getElementById("conversation");
    if (!place) return;
    place.hidden = true;
    place.replaceChildren();
    this.part("messenger").classList.remove("talking");
    if (focused) row?.focus();
  }

  end() {
    const thread = this.part("thread");
    thread.scrollTop = thread.scrollHeight;
  }

  /** The page has been refreshed: new messages come in, and what is being written stays. */
  async refreshed() {
    this.showPresence();
    const row = this.row(this.thread);
    if (this.thread && row && row.dataset.mark !== this.mark) await this.reload(row);
    this.seen();
  }

  /** @param {HTMLElement} row */
  async reload(row) {
    const thread = this.thread,
      mark = row.dataset.mark ?? "";
    const answer = await load(`${this.page.base}/press?${new URLSearchParams({ seat: this.page.seat, thread })}`);
    if (thread !== this.thread || !answer.ok) return;
    this.mark = mark;
    const made = document.createElement("template");
    made.innerHTML = answer.body.markup;
    const there = this.part("thread"),
      fresh = /** @type {HTMLElement} */ (made.content.getElementById("thread"));
    const low = there.scrollHeight - there.scrollTop - there.clientHeight < 80;
    there.innerHTML = fresh.innerHTML;
    times(there);
    if (low) this.end();
    const [writing, may] = [this.part("conversation"), made.content].map((where) => where.querySelector(".writing"));
    if (Boolean(writing) === Boolean(may)) return;
    writing?.replaceWith(/** @type {Node} */ (made.content.querySelector(".talk-barred")));
    if (may) this.part("conversation").querySelector(".talk-barred")?.replaceWith(may);
    this.restore();
  }

  /** Mark the open conversation as read once it is in sight. */
  async seen() {
    const row = this.row(this.thread);
    if (!this.thread || !row || row.dataset.unread === "0" || document.hidden) return;
    if (!this.part("thread").offsetParent) return;
    row.dataset.unread = "0";
    const answer = await send(`${this.page.base}/press/read`, { seat: this.page.seat, thread: this.thread });
    if (answer.ok) this.around.fresh();
  }

  /** @param {HTMLAnchorElement} link older messages, above those that are there */
  async older(link) {
    const answer = await load(link.href);
    if (!answer.ok) return;
    const made = document.createElement("template");
    made.innerHTML = answer.body.markup;
    const there = this.part("thread"),
      height = there.scrollHeight;
    link.closest("p")?.replaceWith(...(made.content.getElementById("thread")?.childNodes ?? []));
    there.scrollTop += there.scrollHeight - height;
    times(there);
  }

  // --- drafts

  get key() {
    return `letter:${this.page.base}:${this.page.seat}:${this.thread}`;
  }

  restore() {
    const box = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("letter"));
    if (box) box.value = localStorage.getItem(this.key) ?? "";
  }

  /** @param {Event} event */
  typed(event) {
    const box = /** @type {HTMLTextAreaElement} */ (event.target);
    if (box.id === "search-press" && !box.value) this.part("found").hidden = true;
    if (box.id !== "letter") return;
    if (box.value) localStorage.setItem(this.key, box.value);
    else localStorage.removeItem(this.key);
  }

  // --- what is pressed

  /** @param {Event} event */
  async clicked(event) {
    const mouse = /** @type {MouseEvent} */ (event);
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("a"));
    if (!link || mouse.ctrlKey || mouse.metaKey || mouse.shiftKey) return;
    if (link.matches(".talk-back")) {
      event.preventDefault();
      this.close();
    } else if (link.matches("[data-older]")) {
      event.preventDefault();
      await this.older(link);
    } else if (link.matches("[data-phrases], [data-phrase-close]")) {
      event.preventDefault();
      if (link.matches("[data-phrases]") && this.part("phrase-place").hidden) await this.phrase(link.href);
      else this.closePhrase();
    } else if (link.dataset.plan) {
      event.preventDefault();
      const answer = await load(link.href);
      if (answer.ok) this.around.draw(answer.body);
    } else if (link.dataset.thread) {
      event.preventDefault();
      await this.open(new URLSearchParams({ thread: link.dataset.thread }));
      document.getElementById(`letter-${link.dataset.hit}`)?.scrollIntoView({ block: "center" });
    }
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const box = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && box.matches("#letter, #plan")) {
      event.preventDefault();
      box.closest("form")?.requestSubmit();
    } else if (event.key === "Escape" && this.thread) {
      event.stopPropagation();
      this.close();
    }
  }

  /** @param {Event} event */
  async submitted(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const query = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]), // without files
    );
    if (form.id === "new-talk") {
      event.preventDefault();
      if (!query.has("to")) return form.querySelector("input")?.focus();
      form.closest("details")?.removeAttribute("open");
      form.reset();
      await this.open(query);
    } else if (form.matches(".talk-search")) {
      event.preventDefault();
      await this.search(form, query);
    } else if (form.matches(".phrase-fields")) {
      event.preventDefault();
      await this.phrase(`${form.action}?${query}`);
    } else if (form.matches(".compose, .phrase-send")) {
      event.preventDefault();
      await this.write(form);
    }
  }

  // --- quick phrases

  /** Show the form of a quick phrase as it is filled in, with its sentence. @param {string} address */
  async phrase(address) {
    const answer = await load(address),
      place = document.getElementById("phrase-place");
    if (!answer.ok || !place) return;
    const focused = document.activeElement?.id ?? "";
    place.innerHTML = answer.body.markup;
    place.hidden = false;
    this.end();
    const again = document.getElementById(focused);
    (again && place.contains(again) ? again : document.getElementById("phrase-kind"))?.focus();
  }

  closePhrase() {
    const place = this.part("phrase-place");
    place.hidden = true;
    place.replaceChildren();
    this.end();
    /** @type {HTMLElement | null} */ (this.part("conversation").querySelector("[data-phrases]"))?.focus();
  }

  /** What is chosen decides which fields there are, and the sentence. @param {Event} event */
  changed(event) {
    const form = /** @type {HTMLElement} */ (event.target).closest("form.phrase-fields");
    /** @type {HTMLFormElement | null} */ (form)?.requestSubmit();
  }

  /** @param {HTMLFormElement} form @param {URLSearchParams} query */
  async search(form, query) {
    const found = this.part("found");
    found.hidden = !query.get("search")?.trim();
    if (found.hidden) return;
    const answer = await load(`${form.action}?${query}`);
    found.innerHTML = answer.ok ? answer.body.markup : "";
    times(found);
  }

  /** @param {HTMLFormElement} form */
  async write(form) {
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button")),
      told = /** @type {HTMLElement} */ (form.querySelector(".saved"));
    button.disabled = true;
    const answer = await send(form.action, new FormData(form));
    button.disabled = false;
    told.classList.toggle("bad", !answer.ok);
    told.textContent = answer.ok ? "" : (answer.body?.sentence ?? this.around.text("saved.offline"));
    if (!answer.ok) return;
    if (form.matches(".compose")) localStorage.removeItem(this.key);
    form.reset();
    await this.open(new URLSearchParams({ thread: answer.body.thread }));
    this.around.fresh();
  }

  // --- presence

  /** Where it is said who was here lately. */
  marks() {
    return /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-presence]")]);
  }

  /** Ask who was here lately, if that is in sight. */
  async present() {
    if (document.hidden || !this.page.seat || !this.marks().some((mark) => mark.offsetParent)) return;
    this.looked = Date.now();
    const answer = await load(`${this.page.base}/press/presence`);
    if (answer.ok) this.last = /** @type {Record<string, number>} */ (answer.body);
    this.showPresence();
  }

  showPresence() {
    if (Date.now() - this.looked > LOOK) this.present();
    for (const mark of this.marks()) {
      const at = this.last?.[mark.dataset.presence ?? ""];
      const gone = Date.now() - (at ?? 0);
      mark.classList.toggle("here", at !== undefined && gone < PRESENT);
      mark.textContent =
        at === undefined ? "" : this.around.text(gone < PRESENT ? "press.here" : "press.seen", ago(gone));
    }
  }
}

/** "12 minutes ago", "2 days ago". @param {number} gone milliseconds */
function ago(gone) {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  const minutes = Math.round(gone / 60000),
    hours = Math.round(minutes / 60);
  if (minutes < 60) return { ago: words.format(-minutes, "minute") };
  return { ago: hours < 24 ? words.format(-hours, "hour") : words.format(-Math.round(hours / 24), "day") };
}
