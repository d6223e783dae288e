// @ts-check
// The board on the home page plays by itself, a phase every few seconds. Whoever steps through it, points at it or asks
// for less motion stops it.

const EVERY = 7000;
const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const film = document.getElementById("film");

/** @param {HTMLElement} film */
function run(film) {
  const frames = [.../** @type {NodeListOf<HTMLElement>} */ (film.querySelectorAll(".frame"))];
  const still = matchMedia("(prefers-reduced-motion: reduce)"),
    button = find("film-pause"),
    at = find("film-at");
  let shown = 0,
    timer = 0;

  /** Ask for a picture before it is shown. @param {number} number */
  function fetchAhead(number) {
    const picture = frames[number % frames.length].querySelector("img");
    if (picture) picture.loading = "eager";
  }

  /** @param {number} number */
  function show(number) {
    shown = (number + frames.length) % frames.length;
    frames.forEach((frame, other) => (frame.hidden = other !== shown));
    at.textContent = `${shown + 1}/${frames.length}`;
    fetchAhead(shown + 1);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    button.textContent = button.dataset.play ?? "";
    film.setAttribute("aria-live", "polite");
  }

  function play() {
    film.setAttribute("aria-live", "off");
    button.textContent = button.dataset.pause ?? "";
    fetchAhead(shown + 1);
    timer = setInterval(() => {
      if (!document.hidden && !film.matches(":hover")) show(shown + 1);
    }, EVERY);
  }

  /** @param {number} by */
  function step(by) {
    stop();
    show(shown + by);
  }

  find("film-back").onclick = () => step(-1);
  find("film-next").onclick = () => step(1);
  button.onclick = () => (timer ? stop() : play());
  still.onchange = () => still.matches && stop();
  film.onkeydown = (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  if (still.matches || frames.length < 2) stop();
  else play();
}

if (film) run(film);
