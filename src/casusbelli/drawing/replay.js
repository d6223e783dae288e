"use strict";
// Plays the film in this page. A frame is a phase; its steps are the position, the orders, and how they ended.
const film = JSON.parse(document.getElementById("film").textContent);
const find = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const WAIT = [900, 1500, 2300]; // milliseconds on the position, the orders, the result
const pieces = new Map(); // number of a unit -> its element
const home = new Map(); // province -> the group of shapes it is in when nobody owns it
let frame = 0, step = 0, timer = null;

for (const path of find("ground").querySelectorAll("[data-province]")) home.set(path.dataset.province, path.parentNode);
const groups = new Map([...find("ground").querySelectorAll("[data-fill]")].map((group) => [group.dataset.fill, group]));
const paths = new Map([...find("ground").querySelectorAll("[data-province]")].map((path) => [path.dataset.province, path]));

function element(name, attributes, text) {
  const made = document.createElement(name);
  Object.assign(made, attributes);
  if (text !== undefined) made.textContent = text;
  return made;
}

const scores = new Map(film.owners.map(({ name, key }) => {
  const row = element("li", {});
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("class", "cb");
  icon.setAttribute("viewBox", "-17 -17 34 34");
  icon.setAttribute("aria-hidden", "true");
  icon.append(used(key + "A"));
  const count = element("b", {});
  row.append(icon, element("span", {}, name), count);
  find("owners").append(row);
  return [key, { row, count }];
}));

function used(look) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#" + look);
  return use;
}

function paint(now) {
  for (const [code, path] of paths) {
    const group = now.fills[code] ? groups.get(now.fills[code]) : home.get(code);
    if (path.parentNode !== group) group.append(path);
  }
  for (const part of ["centers", "covers", "signs"]) find(part).innerHTML = film.texts[now[part]];
  for (const [key, { row, count }] of scores) {
    count.textContent = now.counts[key] || "";
    row.classList.toggle("out", !(key in now.counts));
  }
}

function place(now) {
  const there = new Set();
  for (const [number, look, x, y] of now.units) {
    there.add(number);
    let piece = pieces.get(number);
    if (!piece) {
      piece = used(look);
      piece.setAttribute("class", "piece");
      pieces.set(number, piece);
      find("units").append(piece);
    }
    piece.setAttribute("href", "#" + look);
    piece.classList.remove("gone");
    piece.style.transform = `translate(${x}px, ${y}px)`;
  }
  for (const [number, piece] of pieces) if (!there.has(number)) piece.classList.add("gone");
}

function tell(now) {
  const lines = now.story.filter((line) => line && line !== now.title);
  find("story").replaceChildren(...lines.map((line) =>
    line.startsWith("  ") ? element("p", { className: "order" }, line.trim()) : element(owned(line) ? "h3" : "p", {}, line)));
  find("words").replaceChildren(...now.words.map((line) => element("li", {}, line)));
}

const owned = (line) => film.owners.some(({ name }) => name === line);

function show() {
  const now = film.frames[frame];
  const [below, above] = now.steps[step];
  paint(now);
  place(now);
  tell(now);
  find("below").innerHTML = film.texts[below];
  find("above").innerHTML = film.texts[above];
  find("phase").textContent = now.title;
  find("slider").value = frame;
  find("slider").setAttribute("aria-valuetext", now.title);
  find("count").textContent = `${frame + 1}/${film.frames.length}`;
}

function go(to, at) {
  frame = Math.max(0, Math.min(to, film.frames.length - 1));
  step = Math.max(0, Math.min(at, film.frames[frame].steps.length - 1));
  show();
}

const ended = () => frame === film.frames.length - 1 && step === film.frames[frame].steps.length - 1;
const on = () => (step + 1 < film.frames[frame].steps.length ? go(frame, step + 1) : go(frame + 1, frame + 1 < film.frames.length ? 0 : step));
const back = () => (step > 0 ? go(frame, step - 1) : frame > 0 ? go(frame - 1, 9) : undefined);

function stop() {
  clearTimeout(timer);
  timer = null;
  find("play").textContent = film.play;
}

function run() {
  timer = setTimeout(() => {
    on();
    if (ended()) stop(); else run();
  }, WAIT[step]);
}

function play() {
  if (timer !== null) return stop();
  if (ended()) go(0, 0);
  find("play").textContent = film.stop;
  run();
}

const by_hand = (act) => () => { stop(); act(); };
const acts = {
  ArrowLeft: by_hand(back),
  ArrowRight: by_hand(on),
  PageUp: by_hand(() => go(frame - 1, 9)),
  PageDown: by_hand(() => go(frame + 1, 9)),
  Home: by_hand(() => go(0, 0)),
  End: by_hand(() => go(film.frames.length - 1, 9)),
  " ": play,
};

document.addEventListener("keydown", (event) => {
  const on_control = event.target.closest("input, button, summary");
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in acts) || (on_control && event.key === " ")) return;
  event.preventDefault();
  acts[event.key]();
});
find("first").onclick = acts.Home;
find("back").onclick = acts.ArrowLeft;
find("play").onclick = play;
find("next").onclick = acts.ArrowRight;
find("last").onclick = acts.End;
find("near").onclick = () => find("near").setAttribute("aria-pressed", find("board").classList.toggle("near"));
find("slider").max = film.frames.length - 1;
find("slider").oninput = by_hand(() => go(Number(find("slider").value), 9));
const asked = /^#(\d+)(?:\.(\d))?$/.exec(location.hash); // "#12.1": the orders of the twelfth phase
go(asked ? Number(asked[1]) - 1 : 0, asked ? Number(asked[2] || 9) : 0);
