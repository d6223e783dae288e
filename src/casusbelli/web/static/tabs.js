// @ts-check
// The tabs of the game page: one pane open at a time, remembered while the phase lasts.

const tabs = [...document.querySelectorAll("[role=tab]")].map((tab) => /** @type {HTMLButtonElement} */ (tab));
const place = `tab:${location.pathname}`;

/** A tab by its name; on a wide screen messages have a place of their own and no tab. @param {string} name */
export const tabOf = (name) => tabs.find((tab) => tab.id === `tab-${name}` && tab.offsetParent);

/** @param {HTMLButtonElement} tab @param {string} [phase] the phase for which it is remembered */
export function open(tab, phase = "") {
  for (const other of tabs) {
    const on = other === tab;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls") ?? "")?.classList.toggle("open", on);
  }
  if (phase)
    try {
      sessionStorage.setItem(place, `${phase} ${tab.id}`);
    } catch {
      /* no storage: the first tab is as good */
    }
}

/** What the address names: a pane, or a card in it. */
export function named() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null; // not an address of ours
  }
}

/** The tab of the pane that the address names, or whose card it names. */
export function namedTab() {
  const pane = named()?.closest("[role=tabpanel]")?.id;
  return pane ? tabs.find((tab) => tab.offsetParent && tab.getAttribute("aria-controls") === pane) : undefined;
}

/** The tab that was open in this phase. @param {string} phase */
export function remembered(phase) {
  try {
    const kept = sessionStorage.getItem(place) ?? "";
    return tabs.find((tab) => tab.offsetParent && kept === `${phase} ${tab.id}`);
  } catch {
    return undefined; // as above
  }
}

/** @param {(tab: HTMLButtonElement) => void} chosen */
export function listen(chosen) {
  tabs.forEach((tab, n) => {
    tab.onclick = () => chosen(tab);
    tab.onkeydown = (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1, Home: -n, End: tabs.length - 1 - n }[event.key];
      if (by === undefined) return;
      const next = tabs[(n + by + tabs.length) % tabs.length];
      next.focus();
      chosen(next);
      event.preventDefault();
    };
  });
}

matchMedia("(min-width: 100rem)").addEventListener("change", () => open(tabs[0]));
open(tabs[0]);
