/** Loaded before a program, it sends the program's requests for the published site to the fake. */
const { FAKE_CLOUDFLARE = "" } = process.env;
const original = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const isSite = url.protocol === "https:" && /\.(example|workers\.dev)$/.test(url.hostname);
  return original(isSite ? `${FAKE_CLOUDFLARE}/visitors${url.pathname}` : input, init);
};
