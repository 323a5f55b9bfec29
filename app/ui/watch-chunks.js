// @ts-check
(() => {
  const { loadedEvent, timeout, text } = JSON.parse(
    document.getElementById("chunk-watch")?.textContent ?? "{}",
  );

  /** @param {string} chunk */
  function showFailure(chunk) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => showFailure(chunk), { once: true });
      return;
    }
    const notice = document.getElementById("chunk-failure");
    if (!notice?.hidden) return;
    notice.querySelector("p")?.replaceChildren(text.replace("{chunk}", chunk).replace(/ {2,}/g, " "));
    notice.hidden = false;
  }

  const timer = setTimeout(() => showFailure(""), timeout);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showFailure(target.src.split("/").at(-1) ?? "");
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    const message = String(reason?.message ?? reason);
    const isFailedImport = /dynamically imported module|importing a module script/i.test(message);
    if (isFailedImport) showFailure(/[^/]+\.js/.exec(message)?.[0] ?? "");
  });
  addEventListener(loadedEvent, () => {
    clearTimeout(timer);
    document.getElementById("chunk-failure")?.toggleAttribute("hidden", true);
  });
})();
