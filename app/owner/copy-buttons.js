// @ts-check
(() => {
  if (!navigator.clipboard) return;
  const { copy, copied } = JSON.parse(document.getElementById("copy-strings")?.textContent ?? "{}");
  const status = document.getElementById("copied");

  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll("[data-copy]");
  for (const button of buttons) {
    /** @type {HTMLTextAreaElement | null} */
    const field = document.querySelector(`#${button.dataset.copy}`);
    const label = button.querySelector("[data-label]");
    button.hidden = false;
    button.addEventListener("click", async () => {
      field?.select();
      await navigator.clipboard.writeText(field?.value ?? "");
      label?.replaceChildren(copied);
      status?.replaceChildren(copied);
      setTimeout(() => {
        label?.replaceChildren(copy);
        status?.replaceChildren();
      }, 2000);
    });
  }
})();
