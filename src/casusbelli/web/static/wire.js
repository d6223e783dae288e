// @ts-check
// What goes over the wire: requests with the page's token, parts of pages, and the news as they come.

const token = () => document.querySelector('meta[name="csrf"]')?.getAttribute("content") ?? "";

/** @typedef {{ok: boolean, status: number, body: any, seen?: number}} Answer  status 0: nobody answered;
 * ``seen``: when a stored answer came */

/** @param {string} url @param {Record<string, string> | FormData} fields
 * @param {string} [key] the same for every attempt @returns {Promise<Answer>} */
export async function send(url, fields, key) {
  const body = new URLSearchParams();
  for (const [key, value] of fields instanceof FormData ? fields.entries() : Object.entries(fields))
    body.append(key, String(value));
  return answered(() =>
    fetch(url, {
      method: "POST",
      body,
      headers: {
        "X-CSRF-Token": token(),
        Accept: "application/json",
        ...(key ? { "Idempotency-Key": key } : {}),
      },
    }),
  );
}

/** @param {string} url @returns {Promise<Answer>} */
export const load = (url) => answered(() => fetch(url, { headers: { Accept: "application/json" } }));

/** What the service worker has stored of it, and when that came.
 * @param {string} url @param {(body: any) => void} heard @returns {Promise<number>} */
export async function loadSeen(url, heard) {
  const answer = await answered(() =>
    fetch(url, { headers: { Accept: "application/json", "Casus-Last-Seen": "yes" } }),
  );
  if (answer.ok) heard(answer.body);
  return answer.seen ?? 0;
}

/** When it is worth trying again. @param {number} most milliseconds */
export const later = (most) =>
  new Promise((again) => {
    setTimeout(again, most);
    addEventListener("online", again, { once: true });
  });

/** @param {() => Promise<Response>} ask @returns {Promise<Answer>} */
async function answered(ask) {
  try {
    const response = await ask();
    const kind = response.headers.get("Content-Type") ?? "";
    return {
      ok: response.ok,
      status: response.status,
      body: kind.includes("json") ? await response.json() : await response.text(),
      seen: Number(response.headers.get("Casus-Seen-At")),
    };
  } catch {
    return { ok: false, status: 0, body: null };
  }
}

// Milliseconds out of sight until a page lets go of its line: a browser has only a few for each place.
const ASIDE = 60000;

/** The news of a game. The browser asks again where the line was lost, and says which it heard last.
 * @param {string} url @param {(news: {kind: string, draft?: number}[]) => void} heard
 * @param {(there: boolean) => void} line */
export function listen(url, heard, line) {
  /** @type {EventSource | null} */ let source = null;
  let lost = false,
    timer = 0;
  const close = () => {
    source?.close();
    source = null;
    lost = true;
  };
  const open = () => {
    clearTimeout(timer);
    if (source) return;
    source = new EventSource(url);
    source.onopen = () => {
      line(true);
      if (lost) heard([{ kind: "again" }]);
      lost = false;
    };
    source.onerror = () => {
      lost = true;
      line(false);
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, 4000);
    };
    source.onmessage = (event) => heard(JSON.parse(event.data).news);
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, ASIDE);
    else open();
  });
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  open();
}
