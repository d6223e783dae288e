// @ts-check
// On a phone the panel is a sheet below the board: its grip, pressed or pulled, makes it higher or lower.

const SIZES = ["low", "half", "tall"];
const PULL = 24; // pixels: less is a press

const frame = /** @type {HTMLElement} */ (document.getElementById("main"));
const grip = /** @type {HTMLButtonElement} */ (document.getElementById("grip"));
let from = 0,
  pulled = false;

/** @param {number} by sizes up, or down if negative */
function resize(by) {
  const now = SIZES.indexOf(frame.dataset.sheet ?? "half");
  const next = SIZES[Math.max(0, Math.min(SIZES.length - 1, now + by))];
  frame.dataset.sheet = next;
  grip.setAttribute("aria-expanded", String(next === "tall"));
}

/** A sheet that lies low opens for what was chosen in it. */
export function raise() {
  if (frame.dataset.sheet === "low") resize(1);
}

grip.addEventListener("pointerdown", (event) => {
  from = event.clientY;
  pulled = false;
  grip.setPointerCapture(event.pointerId);
});
grip.addEventListener("pointerup", (event) => {
  const up = from - event.clientY;
  pulled = Math.abs(up) > PULL;
  if (pulled) resize(Math.sign(up));
});
grip.addEventListener("click", () => {
  if (!pulled) resize(frame.dataset.sheet === "tall" ? -1 : 1);
  pulled = false;
});
