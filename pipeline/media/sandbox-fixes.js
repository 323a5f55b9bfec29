// In a sandbox, the localStorage of the browser throws. Prototypes get these copies, which end with the page.
for (const name of ["localStorage", "sessionStorage"]) {
  const items = Object.create(null);
  const methods = {
    getItem: (key) => (key in items ? items[key] : null),
    setItem: (key, value) => {
      items[key] = `${value}`;
    },
    removeItem: (key) => {
      delete items[key];
    },
    clear: () => {
      for (const key of Object.keys(items)) delete items[key];
    },
    key: (index) => Object.keys(items)[index] ?? null,
  };
  const value = new Proxy(items, {
    get: (_, key) => (key === "length" ? Object.keys(items).length : (methods[key] ?? items[key])),
    set: (_, key, value) => {
      items[key] = `${value}`;
      return true;
    },
  });
  Object.defineProperty(window, name, { value });
}
// The policy makes the browser's own function throw, which stops games.
Navigator.prototype.getGamepads = () => [];
// A link to another page or an app would replace the prototype with an error page of the browser.
addEventListener("click", (event) => {
  const address = event.target.closest?.("a[href]")?.getAttribute("href") ?? "#";
  if (!/^(#|javascript:)/i.test(address)) event.preventDefault();
});
