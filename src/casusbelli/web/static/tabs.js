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

/** The tab that the address names, or the one that was open in this phase. @param {string} phase */
export function wanted(phase) {
  const named = tabs.find((tab) => tab.getAttribute("aria-controls") === location.hash.slice(1));
  try {
    const kept = sessionStorage.getItem(place) ?? "";
    return named ?? tabs.find((tab) => tab.offsetParent && kept === `${phase} ${tab.id}`);
  } catch {
    return named; // as above
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
