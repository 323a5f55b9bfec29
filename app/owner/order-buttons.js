(() => {
  const list = document.getElementById("study-order");
  const status = document.getElementById("moved");
  const movedText = JSON.parse(document.getElementById("moved-text").textContent);
  for (const element of list.parentElement.querySelectorAll("[data-script]")) element.hidden = false;

  list.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-move]");
    if (button) move(button.closest("li"), button.dataset.move);
  });

  list.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: "up", ArrowDown: "down" }[event.key];
    if (!direction || !event.altKey) return;
    event.preventDefault();
    move(event.target.closest("li"), direction);
  });

  /** Moves the neighbor instead, so that the row keeps the focus. */
  function move(row, direction) {
    if (direction === "up" && row.previousElementSibling) row.after(row.previousElementSibling);
    if (direction === "down" && row.nextElementSibling) row.before(row.nextElementSibling);
    row.scrollIntoView({ block: "nearest" });
    const position = [...list.children].indexOf(row) + 1;
    const values = { "{title}": row.dataset.title, "{position}": position, "{count}": list.children.length };
    status.textContent = movedText.replace(/\{\w+\}/g, (name) => values[name]);
  }
})();
