// @ts-check
// Elements by id, and made.

export const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} name @param {Record<string, string>} attributes @param {...(string | Node)} inner */
export function element(name, attributes, ...inner) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inner);
  return made;
}

/** Abbreviation -> what it means. @type {Record<string, string>} */
const glossary = JSON.parse(document.getElementById("page-data")?.textContent ?? "{}").glossary ?? {};

/** A text with its abbreviations explained. @param {string} text @returns {(string | Node)[]} */
export const abbreviated = (text) =>
  text
    .split(/\b([A-Z]{2,4})(?=s?\b)/)
    .map((part, n) => (n % 2 && glossary[part] ? element("abbr", { title: glossary[part] }, part) : part));
