// @ts-check
(() => {
  const TIMEOUT_MS = 120_000;

  /** @param {string} chunk */
  function showFailure(chunk) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => showFailure(chunk), { once: true });
      return;
    }
    const notice = document.getElementById("chunk-failure");
    if (!notice?.hidden) return;
    const message = notice.querySelector("p");
    const text = message?.textContent.replace("{chunk}", chunk).replace(/ {2,}/g, " ");
    message?.replaceChildren(text ?? "");
    notice.hidden = false;
  }

  const timer = setTimeout(() => showFailure(""), TIMEOUT_MS);
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
  // entry.client.tsx dispatches this event after every chunk of the page has loaded.
  addEventListener("chunks-loaded", () => {
    clearTimeout(timer);
    document.getElementById("chunk-failure")?.toggleAttribute("hidden", true);
  });
})();
