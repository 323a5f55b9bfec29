(() => {
  if (!navigator.clipboard) return;
  const { copy, copied } = JSON.parse(document.getElementById("copy-strings").textContent);
  const status = document.getElementById("copied");

  for (const button of document.querySelectorAll("[data-copy]")) {
    const field = document.getElementById(button.dataset.copy);
    const label = button.querySelector("[data-label]");
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      await navigator.clipboard.writeText(field.value);
      label.textContent = copied;
      status.textContent = copied;
      setTimeout(() => {
        label.textContent = copy;
        status.textContent = "";
      }, 2000);
    });
  }
})();
