// @ts-check
// Buttons that copy a link or hand it to another app. Without scripts the link is a field to select.

for (const button of document.querySelectorAll("button[data-copy]")) copies(/** @type {HTMLButtonElement} */ (button));
for (const button of document.querySelectorAll("button[data-share]")) shares(/** @type {HTMLButtonElement} */ (button));

/** @param {HTMLButtonElement} button */
function copies(button) {
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await copied(button);
    button.textContent = button.dataset.done ?? "";
    setTimeout(() => (button.textContent = words), 2000);
  });
}

/** The clipboard belongs to secure pages; elsewhere the field is copied as by hand.
 * @param {HTMLButtonElement} button */
async function copied(button) {
  if (navigator.clipboard) return navigator.clipboard.writeText(button.dataset.copy ?? "");
  button.parentElement?.querySelector("input")?.select();
  document.execCommand("copy");
}

/** @param {HTMLButtonElement} button */
function shares(button) {
  if (!("share" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () =>
    navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {}),
  );
}
