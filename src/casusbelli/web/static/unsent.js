// @ts-check
// Orders that have not reached the server, stored on this device for the account that wrote them.

/** @typedef {{text: string, key: string, tried?: boolean}} Text  the key marks its attempts as one */
/** @typedef {{phase: string, base: string, texts: Text[], lines: string[], why?: string}} Unsent
 *   The texts in the order of writing. ``base``: the draft they were written into. ``why``: they were refused. */

const PREFIX = "unsent:";

export const reader = () => document.querySelector('meta[name="reader"]')?.getAttribute("content") ?? "";

/** A key that nobody else makes. */
export const fresh = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");

export class UnsentOrders {
  /** @param {string} game @param {string} seat */
  constructor(game, seat) {
    this.place = `${PREFIX}${reader()}:${game}:${seat}`;
  }

  /** @returns {Unsent | null} */
  read() {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {Unsent} unsent */
  write(unsent) {
    try {
      localStorage.setItem(this.place, JSON.stringify(unsent));
    } catch {
      // No room, or storage is turned off: the page still holds them.
    }
  }

  clear() {
    localStorage.removeItem(this.place);
  }
}
