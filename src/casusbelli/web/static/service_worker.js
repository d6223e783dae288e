// @ts-check
// The service worker: pages come from the network, and the last state of games that this account has seen is shown
// while there is none, marked as such. What is stored belongs to one account and goes when another one appears.
// The server puts BUILD before this text: the version of the code, its static files, the language of the reader.

const worker = /** @type {any} */ (globalThis);
const { version, shell, language } = /** @type {{version: string, shell: string[], language: string}} */ (worker.BUILD);

const STATIC = `static-${version}`;
const SEEN = "seen-"; // caches of what an account has seen; its name follows
const STATE = "state"; // which account was seen last
const OFFLINE = "/offline";
const MOST_PAGES = 12,
  MOST_FILES = 60,
  MOST_BYTES = 1500000; // of one page
const LASTING = /^\/(static\/.*\?v=|paints\.css\?of=)/;
const KEPT = /^\/(games\/[\w-]+|dashboard)$/;
const UPDATE = /^\/games\/[\w-]+\/now$/;
const CHANGES_ACCOUNT = /^\/(sign-in|sign-out|register|guest|settings|password|api\/v1\/(session|accounts|me))\b/;
const READER = "Casus-Reader",
  AT = "Casus-Seen-At", // when a stored response came
  LAST = "Casus-Last-Seen"; // of a request that asks for a stored update

let epoch = 0, // what was asked for before the account changed is not stored
  forgetting = Promise.resolve();

/** @param {string} name @param {(event: any) => void} heard */
const on = (name, heard) => worker.addEventListener(name, heard);

on("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(prepare());
});
on("activate", (event) => event.waitUntil(takeOver()));
on("fetch", (event) => {
  const { request } = event,
    url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    if (CHANGES_ACCOUNT.test(url.pathname)) event.waitUntil((forgetting = forget()));
  } else if (LASTING.test(url.pathname + url.search)) event.respondWith(file(event, request));
  else if (request.mode === "navigate") event.respondWith(page(event, request, url));
  else if (UPDATE.test(url.pathname)) event.respondWith(update(event, request, url));
});

/** The static files of this version, and the page that is shown where nothing is stored. */
async function prepare() {
  const cache = await caches.open(STATIC);
  const offline = await fetch(OFFLINE, { credentials: "omit", headers: { "Accept-Language": language } });
  if (!offline.ok) throw new Error("no offline page");
  await cache.put(OFFLINE, offline);
  await cache.addAll(shell);
}

/** Drop what earlier versions stored, and store the pages that are open. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== STATIC && name !== STATE) await caches.delete(name);
  await worker.clients.claim();
  for (const client of await worker.clients.matchAll({ type: "window" })) {
    const url = new URL(client.url),
      started = epoch;
    if (KEPT.test(url.pathname)) await fetch(client.url).then((response) => learn(response, url, started), ignored);
  }
}

const ignored = () => {};

/** A file whose address changes with its content. @param {any} event @param {Request} request */
async function file(event, request) {
  const cache = await caches.open(STATIC);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(store(cache, request, response.clone(), MOST_FILES));
  return response;
}

/** @param {any} event @param {Request} request @param {URL} url */
async function page(event, request, url) {
  const started = epoch;
  let response;
  try {
    response = await fetch(request, { cache: "no-cache" });
  } catch {
    return (await lastSeen(url)) ?? (await nothingStored());
  }
  event.waitUntil(learn(response.clone(), url, started).catch(ignored));
  return response;
}

/** Notice whose page this is, and store it if it is one that may be shown later.
 * @param {Response} response @param {URL} url @param {number} started */
async function learn(response, url, started) {
  const reader = response.headers.get(READER);
  await forgetting;
  if (!reader || started !== epoch) return;
  if (reader !== (await reading())) await adopt(reader);
  if (started !== epoch || response.status !== 200 || response.redirected || !KEPT.test(url.pathname)) return;
  const text = await response.text();
  if (!/<html[^>]* data-lasting/.test(text) || text.length > MOST_BYTES || started !== epoch) return;
  const cache = await caches.open(SEEN + reader);
  for (const old of await cache.keys(`${url.pathname}/now`, { ignoreSearch: true })) await cache.delete(old);
  await store(cache, url.pathname + url.search, dated(response, text), MOST_PAGES);
  if (started !== epoch) await caches.delete(SEEN + reader);
}

/** Updates of an open page; the last one is stored beside it.
 * @param {any} event @param {Request} request @param {URL} url */
async function update(event, request, url) {
  const key = updateOf(url);
  if (request.headers.get(LAST)) {
    const reader = await reading();
    const found = reader && (await (await caches.open(SEEN + reader)).match(key));
    return found || Response.error();
  }
  const started = epoch;
  const response = await fetch(request);
  event.waitUntil(keepUpdate(response.clone(), url, started).catch(ignored));
  return response;
}

/** @param {Response} response @param {URL} url @param {number} started */
async function keepUpdate(response, url, started) {
  const reader = await reading();
  if (response.status !== 200 || !reader || response.headers.get(READER) !== reader) return;
  const cache = await caches.open(SEEN + reader);
  const pages = await cache.keys(url.pathname.replace(/\/now$/, ""), { ignoreSearch: true });
  const stored = await cache.match(updateOf(url));
  const text = JSON.stringify(together(stored ? await stored.json() : {}, await response.json()));
  if (!pages.length || text.length > MOST_BYTES || started !== epoch) return;
  await cache.put(updateOf(url), dated(response, text));
  if (started !== epoch) await caches.delete(SEEN + reader);
}

/** The address of an update, whatever the page had already. @param {URL} url */
const updateOf = (url) => `${url.pathname}?seat=${encodeURIComponent(url.searchParams.get("seat") ?? "")}`;

/** What the page had, with what is new. @param {any} old @param {any} now */
const together = (old, now) => ({
  ...now,
  panes: { ...old.panes, ...now.panes },
  data: { slots: old.data?.slots, ...now.data },
  board: { ...old.board, ...now.board, parts: { ...old.board?.parts, ...now.board.parts } },
});

/** The response with the time at which it came. @param {Response} response @param {string} text */
function dated(response, text) {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(AT, String(Date.now()));
  return new Response(text, { headers });
}

/** A page as it was, which says so. @param {URL} url */
async function lastSeen(url) {
  const reader = await reading();
  if (!reader) return undefined;
  const cache = await caches.open(SEEN + reader);
  const found =
    (await cache.match(url.pathname + url.search)) ??
    (url.search ? undefined : await cache.match(url.pathname, { ignoreSearch: true }));
  if (!found) return undefined;
  const text = (await found.text()).replace("<html", `<html data-seen="${found.headers.get(AT)}"`);
  const headers = new Headers(found.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(text, { headers });
}

async function nothingStored() {
  const found = await (await caches.open(STATIC)).match(OFFLINE);
  if (!found) return Response.error();
  return new Response(await found.text(), { status: 503, headers: found.headers });
}

// --- whose it is

async function reading() {
  const found = await (await caches.open(STATE)).match("/reader");
  return found ? found.text() : "";
}

/** Another account, or nobody: what others have seen goes. @param {string} reader */
async function adopt(reader) {
  for (const name of await caches.keys())
    if (name.startsWith(SEEN) && name !== SEEN + reader) await caches.delete(name);
  await (await caches.open(STATE)).put("/reader", new Response(reader));
}

/** Before somebody signs in or out: nothing is left of whoever was here. */
async function forget() {
  epoch += 1;
  await caches.delete(STATE);
  for (const name of await caches.keys()) if (name.startsWith(SEEN)) await caches.delete(name);
}

/** Store it, and drop the oldest if there are too many.
 * @param {Cache} cache @param {Request | string} key @param {Response} response @param {number} most */
async function store(cache, key, response, most) {
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}
