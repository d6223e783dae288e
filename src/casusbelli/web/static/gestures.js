// @ts-check
// Input on the board: taps, pinches, the wheel and keys.

/** @typedef {import("./board.js").Board} Board */

const TWICE = 400; // milliseconds between the two taps that show the whole board
const DRAG = 7; // CSS pixels that a finger may move and still tap

/** Taps, pinches, the wheel and keys. @param {Board} board */
export function listen(board) {
  const { frame, camera } = board;
  /** @type {Map<number, PointerEvent>} */ const down = new Map();
  let moved = 0,
    pinch = 0,
    tapped = -TWICE; // when a tap that meant nothing was made
  frame.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("button")) return;
    down.set(event.pointerId, event);
    moved = down.size > 1 ? DRAG + 1 : 0;
    pinch = 0;
  });
  frame.addEventListener("pointermove", (event) => {
    const last = down.get(event.pointerId);
    if (!last) return aim(event);
    const byX = event.clientX - last.clientX,
      byY = event.clientY - last.clientY;
    moved += Math.hypot(byX, byY);
    down.set(event.pointerId, event);
    if (down.size === 2) {
      const [a, b] = [...down.values()];
      const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (pinch) camera.zoom(apart / pinch, camera.at((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
      pinch = apart;
      camera.pan(byX / 2, byY / 2);
    } else if (moved > DRAG && camera.scale > 1.01) {
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      camera.pan(byX, byY);
    }
  });
  const aim = (/** @type {PointerEvent | null} */ event) => {
    if (event?.pointerType !== "touch")
      board.aim(event && board.start ? board.meant(event.clientX, event.clientY) : "");
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    if (event.type !== "pointerup" || moved > DRAG || event.button !== 0) return;
    const idle = !board.start;
    board.pick(board.meant(event.clientX, event.clientY));
    const again = event.timeStamp - tapped < TWICE;
    tapped = idle && !board.start && !again ? event.timeStamp : -TWICE;
    if (again && idle && !board.start) camera.fit();
  };
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("pointerleave", () => aim(null));
  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), camera.at(event.clientX, event.clientY));
    },
    { passive: false },
  );
  frame.addEventListener("keydown", (event) => key(board, event));
  frame.addEventListener("focus", () => board.show());
  frame.addEventListener("blur", () => board.show());
}

/** @param {Board} board @param {KeyboardEvent} event */
function key(board, event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target !== board.frame) return;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = arrows[/** @type {keyof typeof arrows} */ (event.key)];
  if (way) walk(board, way[0], way[1]);
  else if (event.key === "Enter" || event.key === " ") board.pick(board.focus);
  else if (event.key === "Escape") board.back();
  else if (event.key === "Delete" || event.key === "Backspace") {
    if (board.start) board.clear();
  } else if (event.key === "+" || event.key === "=") board.camera.zoom(1.4, middle(board));
  else if (event.key === "-") board.camera.zoom(1 / 1.4, middle(board));
  else if (event.key === "0") board.camera.fit();
  else if (/^[1-9]$/.test(event.key) && board.picks[Number(event.key) - 1])
    board.take(board.picks[Number(event.key) - 1][0]);
  else {
    const kind =
      board.start && !board.picks.length
        ? board.kinds().find((found) => board.hands.kindName(found).toLowerCase().startsWith(event.key.toLowerCase()))
        : undefined;
    if (!kind) return;
    board.choose(kind);
  }
  event.preventDefault();
}

/** The location of the focused province, if any. @param {Board} board */
export function middle(board) {
  const at = board.focus ? board.stand(board.focus) : undefined;
  return at ? { x: at[0], y: at[1] } : undefined;
}

/** Move the focus to the nearest province in that direction that can be chosen.
 * @param {Board} board @param {number} right @param {number} down */
function walk(board, right, down) {
  const can = board.meaningful();
  if (board.start) can.add(board.start);
  const here = board.focus && (can.has(board.focus) || board.focus === board.start) ? board.focus : board.start;
  const { middle } = board.camera;
  const [x, y] = here ? board.stand(here) : [middle.x, middle.y];
  let best = "",
    least = Infinity;
  for (const code of can) {
    if (code === here) continue;
    const [a, b] = board.stand(code);
    const along = (a - x) * right + (b - y) * down,
      aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    const far = here ? along + 2 * aside : Math.hypot(a - x, b - y); // the first is whatever is nearest
    if ((along > 0 || !here) && far < least) [best, least] = [code, far];
  }
  if (!best) return;
  board.focus = board.hover = best;
  const at = board.stand(best);
  if (!board.camera.inView(at)) board.camera.go({ x: at[0], y: at[1] });
  board.show();
  const chosen = [...new Set(board.from(best).flatMap(([slot]) => board.hands.chosen(slot, best)))].join(", ");
  board.hands.say(
    board.start ? board.spoken(best) : `${board.named(best)}. ${chosen || board.hands.text("board.noorder")}`,
  );
}
