import { expect, test } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";
import { mayContainToken } from "./invitation-path.ts";

const TOKEN = "AbCdEfGhIjKlMnOpQrStUv";

test.each([
  ...[`/i/${TOKEN}`, `/i/${TOKEN}.data`, `/i/${TOKEN}/more`, `/i/%41${TOKEN}`, `/i/${TOKEN}%zz`],
  ...[`/i//${TOKEN}`, `//i/${TOKEN}`, `/de/i/${TOKEN}`, `/I/${TOKEN}`, `/%69/${TOKEN}`],
  ...[`/i%2F${TOKEN}`, `/i%2f${TOKEN}`, `/i%5C${TOKEN}`, `/%2Fi/${TOKEN}`, `/i%c0%af${TOKEN}`],
  ...[`/%2569/${TOKEN}`, `/i%2525252f${TOKEN}`, `/%252525252569%ff${TOKEN}`],
])("mayContainToken returns true for %s", (path) => {
  expect(mayContainToken(path)).toBe(true);
});

test.each(["/", "/i", "/trade", "/iris/x", "/pi/x", "/media/i-0f3a.avif", "/%"])(
  "mayContainToken returns false for %s",
  (path) => {
    expect(mayContainToken(path)).toBe(false);
  },
);

test.each(["GET", "HEAD", "POST", "PUT", "OPTIONS"])(
  "the server keeps invitation tokens out of its log and the Referer header after a %s request",
  async (method) => {
    for (const path of [`/i/${TOKEN}`, `/%69/${TOKEN}`]) {
      const { app, logEntries } = makeTestApp();
      const { headers } = await app.request(`http://own.example${path}?from=${TOKEN}`, { method });
      expect(logEntries).toMatchObject([{ method, path: "/i/…" }]);
      expect(JSON.stringify(logEntries)).not.toContain(TOKEN);
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  },
);
