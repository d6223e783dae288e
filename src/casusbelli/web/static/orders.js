// @ts-check
// The player's draft for the current phase: one list of lines that the board, the lists and the text all show and
// change. It is sent as a whole, one request at a time, and the server's response replaces it.

/** @typedef {import("./board.js").Line} Line */
/** @typedef {import("./board.js").Slot} Slot */
/** @typedef {{text: string, why: string, named?: string, meant?: boolean, order?: string}} Fault */
/** @typedef {{version: string, lines: string[], faults: Fault[], drafts: string, text: string,
 *   costs: string, named: Record<string, string>, advice: {text: string, order: string | null}[],
 *   foreseen: {text: string, certain: boolean, rule: string, order: string | null}[]}} Draft */
/** @typedef {{state: "saved" | "saving" | "stale" | "closed" | "offline" | "refused", sentence: string}} Saved */
/** @typedef {import("./unsent.js").Text} Text */
/** @typedef {import("./unsent.js").Unsent} Unsent */

const NOBODY = [0, 429, 502, 503, 504]; // statuses: whatever answered, it was not the game
const AGAIN = 2500; // milliseconds between two attempts

import { province } from "./board.js";
import { fresh } from "./unsent.js";
import { later, send } from "./wire.js";

export class Orders {
  /** @param {string} url @param {string} seat @param {string} phase @param {Slot[]} slots @param {Draft} draft
   * @param {(draft: Draft) => void} changed @param {(saved: Saved) => void} told */
  constructor(url, seat, phase, slots, draft, changed, told) {
    this.url = url;
    this.seat = seat;
    this.phase = phase;
    this.changed = changed;
    this.told = told;
    this.count = 0; // of texts sent: what was asked for before the last of them is out of date
    this.slots = slots;
    this.draft = draft;
    this.lines = [...draft.lines];
    /** @type {Text | null} */ this.waiting = null;
    /** @type {Text | null} */ this.late = null; // what waited when its phase ended
    this.holds = false; // true: store what is written instead of sending it
    /** @type {import("./unsent.js").UnsentOrders | null} */ this.unsent = null; // where they are stored meanwhile
    /** @type {(unsent: Unsent) => void} */ this.lost = () => {};
    this.busy = false;
    this.saved = Promise.resolve(); // settled when nothing is under way
  }

  /** Another phase, or what was written elsewhere. @param {string} phase @param {Slot[]} slots @param {Draft} draft */
  open(phase, slots, draft) {
    if (phase !== this.phase) [this.late, this.waiting] = [this.waiting, null];
    this.phase = phase;
    this.slots = slots;
    this.draft = draft;
    this.lines = [...draft.lines];
  }

  /** What is written of a slot, at one place if the slot has several. @param {Slot} slot @param {string} [at] */
  of(slot, at) {
    const texts = new Set(
      slot.lines
        .filter((line) => slot.count === 1 || at === undefined || province(line[2]) === province(at))
        .map((line) => line[0]),
    );
    return this.lines.filter((line) => texts.has(line));
  }

  /** The lines for the unit of a slot that were refused or not understood. @param {Slot} slot */
  refused(slot) {
    const unit = slot.key.includes(" ") && slot.lines[0]?.[2] === slot.key.split(" ")[1];
    return unit ? this.draft.faults.filter((fault) => !fault.meant && fault.text.startsWith(`${slot.key} `)) : [];
  }

  /** @param {Line} line @param {Slot} slot */
  choose(line, slot) {
    const [text, , at] = line;
    const own = slot.several ? [text] : slot.count === 1 ? this.of(slot) : at ? this.of(slot, at) : [];
    let lines = this.lines.filter((found) => !own.includes(found));
    const inSlot = lines.filter((found) => slot.lines.some((other) => other[0] === found));
    if (slot.count > 1 && inSlot.length >= slot.count) lines = without(lines, inSlot[0]);
    this.write([...lines, text], slot);
  }

  /** @param {Slot} slot @param {string} [at] */
  clear(slot, at) {
    const own = this.of(slot, at);
    this.write(
      this.lines.filter((line) => !own.includes(line)),
      slot,
    );
  }

  /** The lines of a slot as its lists have them. @param {Slot} slot @param {string[]} texts */
  set(slot, texts) {
    const all = new Set(slot.lines.map((line) => line[0]));
    this.write([...this.lines.filter((line) => !all.has(line)), ...texts.filter(Boolean)], slot);
  }

  /** @param {string} text @param {boolean} on */
  toggle(text, on) {
    this.write(on ? [...this.lines, text] : without(this.lines, text));
  }

  /** @param {number} from @param {number} to */
  move(from, to) {
    const lines = [...this.lines];
    lines.splice(to, 0, ...lines.splice(from, 1));
    this.write(lines);
  }

  /** What was refused stays in the text, except for a unit that has just been given an order.
   * @param {string[]} lines @param {Slot} [slot] */
  write(lines, slot) {
    this.lines = lines;
    const gone = slot ? this.refused(slot) : [];
    const faults = this.draft.faults.filter((fault) => !fault.meant && !gone.includes(fault));
    this.draft = { ...this.draft, faults: this.draft.faults.filter((fault) => !gone.includes(fault)) };
    this.save([...lines, ...faults.map((fault) => fault.text)].join("\n"));
  }

  /** The last text wins; only one request is under way. Without an address nothing is sent. @param {string} text */
  save(text) {
    if (!this.url) return this.changed({ ...this.draft, lines: this.lines, text });
    if (this.holds) return this.hold({ text, key: fresh() });
    this.waiting = { text, key: fresh() };
    this.count += 1;
    this.told({ state: "saving", sentence: "" });
    if (!this.busy) this.saved = this.flush();
  }

  /** On the last seen state of a page nothing is sent: the fresh one will do it. @param {Text} text */
  hold(text) {
    const tried = (this.unsent?.read()?.texts ?? []).filter((one) => one.tried);
    this.unsent?.write({ phase: this.phase, base: this.draft.version, texts: [...tried, text], lines: this.lines });
    this.told({ state: "offline", sentence: "" });
  }

  /** Go on with orders that were stored on this device. @param {Unsent} unsent */
  resume(unsent) {
    const [first, ...more] = unsent.texts;
    this.draft = { ...this.draft, version: unsent.base };
    this.lines = [...unsent.lines];
    if (this.holds) return this.told({ state: "offline", sentence: "" });
    this.waiting = first;
    this.count += 1;
    this.saved = this.flush(more[0]);
  }

  /** @param {Text} [after] what follows the text that waits */
  async flush(after) {
    this.busy = true;
    while (this.waiting !== null) {
      const sent = this.waiting,
        phase = this.phase;
      this.waiting = after ?? null;
      after = undefined;
      const answer = await this.attempt(sent, phase);
      if (phase !== this.phase) this.outrun(phase, sent, answer.ok);
      else if (answer.ok) this.take(/** @type {Draft} */ (answer.body));
      else this.refuse(phase, sent, answer);
    }
    this.busy = false;
  }

  /** The phase ended meanwhile. @param {string} phase @param {Text} sent @param {boolean} arrived */
  outrun(phase, sent, arrived) {
    const { late } = this;
    this.late = null;
    if (arrived && !late) this.unsent?.clear();
    else this.lost(this.store(phase, sent, "phase-closed", late));
  }

  /** Send a text until it is answered. @param {Text} sent @param {string} phase */
  async attempt(sent, phase) {
    for (;;) {
      sent.tried = true;
      const fields = { seat: this.seat, phase, text: sent.text, version: this.draft.version };
      const answer = await send(this.url, fields, sent.key);
      if (!NOBODY.includes(answer.status) || phase !== this.phase) return answer;
      this.store(phase, sent);
      this.told({ state: "offline", sentence: "" });
      await later(AGAIN);
    }
  }

  /** @param {string} phase @param {Text} sent @param {string} [why] @param {Text | null} next */
  store(phase, sent, why, next = this.waiting) {
    const texts = next ? [sent, next] : [sent];
    const unsent = { phase, base: this.draft.version, texts, lines: this.lines, why };
    this.unsent?.write(unsent);
    return unsent;
  }

  /** @param {Draft} draft */
  take(draft) {
    this.draft = this.waiting === null ? draft : { ...this.draft, version: draft.version };
    if (this.waiting !== null) return;
    this.unsent?.clear();
    this.lines = [...draft.lines];
    this.changed(draft);
    this.told({ state: "saved", sentence: "" });
  }

  /** @param {string} phase @param {Text} sent @param {import("./wire.js").Answer} answer */
  refuse(phase, sent, answer) {
    const code = answer.body?.code ?? "";
    this.lose(phase, sent, code, answer.body?.sentence ?? "");
    this.changed(this.draft);
    this.told({
      state: code === "stale" ? "stale" : code === "phase-closed" ? "closed" : "refused",
      sentence: answer.body?.sentence ?? "",
    });
  }

  /** What was not sent stays on this device until its writer has seen it.
   * @param {string} phase @param {Text} sent @param {string} code @param {string} sentence */
  lose(phase, sent, code, sentence) {
    const unsent = this.store(phase, sent, code === "stale" || code === "phase-closed" ? code : sentence || "refused");
    this.waiting = null;
    this.lines = [...this.draft.lines];
    this.lost(unsent);
  }
}

/** One of them less. @param {string[]} lines @param {string} text */
function without(lines, text) {
  const at = lines.indexOf(text);
  return at < 0 ? lines : [...lines.slice(0, at), ...lines.slice(at + 1)];
}
