// @ts-check
(() => {
  const { loadedEvent, timeout, title, text } = JSON.parse(
    document.getElementById("chunk-watch").textContent,
  );
  const isChunk = (element) =>
    element instanceof HTMLScriptElement ||
    (element instanceof HTMLLinkElement && element.rel === "modulepreload");

  function showFailure(chunk) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => showFailure(chunk), { once: true });
      return;
    }
    const dialog = document.getElementById("chunk-failure");
    if (!dialog || dialog.open) return;
    dialog.querySelector("[data-failure]").textContent = text
      .replace("{chunk}", chunk)
      .replace(/ {2,}/g, " ");
    document.title = title;
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.showModal();
  }

  function onError({ target }) {
    if (isChunk(target)) showFailure((target.src ?? target.href).split("/").at(-1));
  }

  function onRejection({ reason }) {
    const message = String(reason?.message ?? reason);
    const isFailedImport = /dynamically imported module|importing a module script/i.test(message);
    if (isFailedImport) showFailure(/[^/]+\.js/.exec(message)?.[0] ?? "");
  }

  const timer = setTimeout(() => showFailure(""), timeout);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", onRejection);
  addEventListener(loadedEvent, () => clearTimeout(timer), { once: true });
})();
