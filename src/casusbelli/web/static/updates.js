// @ts-check
// What the page has already, by tags: its updates leave that out.

/** @typedef {Record<string, string>} Texts */

export class Had {
  /** @param {{tags: Texts, drawn: Texts}} page */
  constructor(page) {
    this.panes = new Map(Object.entries(page.tags)); // what each was filled with last
    this.board = new Map(Object.entries(page.drawn)); // what its parts show
  }

  /** @param {string} url of all updates */
  address(url) {
    return `${url}&has=${[...this.panes.values(), ...this.board.values()].join(".")}`;
  }

  /** Fill the panes that have changed, except where somebody writes. @param {Texts} panes @param {Texts} tags */
  fill(panes, tags) {
    for (const [id, markup] of Object.entries(panes)) {
      const pane = document.getElementById(id),
        tag = tags[id];
      const writing =
        document.activeElement?.matches("textarea, input:not([type=checkbox])") &&
        pane?.contains(document.activeElement);
      if (writing || (tag && this.panes.get(id) === tag)) continue;
      if (tag) this.panes.set(id, tag);
      if (pane) refill(pane, markup);
    }
  }

  /** A moment was drawn. @param {{parts: Texts, tags?: Texts, fills?: Texts, words?: string[]}} picture */
  draw({ parts, tags, fills, words }) {
    for (const part of [...Object.keys(parts), ...(fills ? ["fills"] : []), ...(words ? ["words"] : [])]) {
      const tag = tags?.[part];
      if (tag) this.board.set(part, tag);
      else this.board.delete(part);
    }
  }
}

/** What is open stays open, and the focus where it is. @param {HTMLElement} pane @param {string} markup */
function refill(pane, markup) {
  const focus = pane.contains(document.activeElement) ? document.activeElement?.id : "";
  const open = [...pane.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);
  const popped = [...pane.querySelectorAll(":popover-open")].map((box) => box.id);
  pane.innerHTML = markup;
  for (const box of popped) document.getElementById(box)?.showPopover();
  for (const summary of pane.querySelectorAll("details > summary"))
    if (open.includes(summary.textContent)) summary.parentElement?.setAttribute("open", "");
  if (focus) document.getElementById(focus)?.focus();
}
