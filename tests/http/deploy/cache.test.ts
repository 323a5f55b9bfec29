import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE } from "../../helpers/addresses.ts";
import type { Answer } from "../../helpers/ask.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../helpers/passcode.ts";
import { startSite } from "../../helpers/site.ts";
import { headersOf } from "../harness.ts";
import { startNginx } from "./nginx.ts";
import { isInstalled } from "./proxy.ts";

/** Caches everything that it may, and reports in X-Cache whether a response came from the cache. */
const CACHE =
  "proxy_cache site; proxy_cache_valid any 10m; add_header X-Cache $upstream_cache_status always;";

describe.for([
  { name: "that caches what it may", settings: CACHE },
  { name: "that ignores Vary", settings: `${CACHE} proxy_ignore_headers Vary;` },
])("a cache in front $name", async ({ settings }) => {
  if (!isInstalled("nginx", "openssl")) {
    test.skip("nginx is not installed on this machine: apt install nginx-light openssl");
    return;
  }

  const site = await startSite({ TRUST_PROXY: "1" });
  const proxy = await startNginx(site.server.port, settings);
  const guest = { Cookie: cookiesIn(await proxy.ask(passcodeQuestion(PASSCODE))) };
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await site.stop();
  });

  test("caches files that never change", async () => {
    const page = (await proxy.ask({ target: LOCKED_PAGE })).body.toString();
    const target = /\/assets\/[\w.-]+\.woff2/.exec(page)?.[0] ?? "";
    await proxy.ask({ target });
    expect(headersOf(await proxy.ask({ target })).get("X-Cache")).toBe("HIT");
  });

  test.each([
    ["a page", LOCKED_PAGE, isOpenPage],
    ["a page from a link", `${LOCKED_PAGE}?utm_source=cv`, isOpenPage],
    ["the data of a page", `${LOCKED_PAGE}.data`, isOpenPage],
    ["a video", LOCKED_FILM, ({ status }: Answer) => status === 200],
  ])("caches neither the locked nor the unlocked response of %s", async (_name, target, isOpen) => {
    for (const isGuest of [false, true, false, true, true, false, false]) {
      const answer = await proxy.ask({ target, headers: isGuest ? guest : {} });
      expect(isOpen(answer)).toBe(isGuest);
      expect(headersOf(answer).get("X-Cache")).toBe("MISS");
    }
  });
});

function isOpenPage({ body }: Answer): boolean {
  return body.includes(LOCKED_SENTENCE);
}
