// @ts-check
(() => {
  const list = document.getElementById("study-order");
  /** @type {string} */
  const movedText = JSON.parse(document.getElementById("moved-text")?.textContent ?? '""');
  /** @type {NodeListOf<HTMLElement> | undefined} */
  const hiddenElements = list?.parentElement?.querySelectorAll("[data-script]");
  for (const element of hiddenElements ?? []) element.hidden = false;

  list?.addEventListener("click", ({ target }) => {
    if (target instanceof Element) move(target, target.closest("[data-move]")?.getAttribute("data-move"));
  });

  list?.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: "up", ArrowDown: "down" }[event.key];
    if (!direction || !event.altKey) return;
    event.preventDefault();
    if (event.target instanceof Element) move(event.target, direction);
  });

  /**
   * Moves the neighbor instead, so that the row keeps the focus.
   * @param {Element} element @param {string | null | undefined} direction
   */
  function move(element, direction) {
    const row = element.closest("li");
    if (!row || !list || !direction) return;
    if (direction === "up" && row.previousElementSibling) row.after(row.previousElementSibling);
    if (direction === "down" && row.nextElementSibling) row.before(row.nextElementSibling);
    row.scrollIntoView({ block: "nearest" });
    const position = [...list.children].indexOf(row) + 1;
    /** @type {Record<string, unknown>} */
    const values = { "{title}": row.dataset.title, "{position}": position, "{count}": list.children.length };
    const text = movedText.replace(/\{\w+\}/g, (name) => String(values[name]));
    document.getElementById("moved")?.replaceChildren(text);
  }
})();
