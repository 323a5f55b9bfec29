import { expect, test } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";
import { isOfInvitation } from "./invitation-path.ts";

const TOKEN = "AbCdEfGhIjKlMnOpQrStUv";

const SPELLINGS = [
  `/i/${TOKEN}`,
  `/i/${TOKEN}/`,
  `/i/${TOKEN}//`,
  `/i/${TOKEN}.data`,
  `/i/${TOKEN}/more`,
  `/i//${TOKEN}`,
  `//i/${TOKEN}`,
  `///i//${TOKEN}/`,
  `/I/${TOKEN}`,
  `/%69/${TOKEN}`,
  `/i%2F${TOKEN}`,
  `/i%2f${TOKEN}`,
  `/i%5C${TOKEN}`,
  `/%2Fi/${TOKEN}`,
  `/%2569/${TOKEN}`,
  `/i/%41${TOKEN.slice(1)}`,
  `/i/${TOKEN}%zz`,
  `/de/i/${TOKEN}`,
  `/i%2525252f${TOKEN}`,
  `/i%c0%af${TOKEN}`,
  `/%252525252569%ff${TOKEN}`,
];

test.each(SPELLINGS)(
  "%s is of an invitation: the log does not say which, and no page is told",
  async (path) => {
    expect(isOfInvitation(path)).toBe(true);
    for (const method of ["GET", "HEAD", "POST", "PUT", "OPTIONS"]) {
      const { app, logged } = makeTestApp();
      const { headers } = await app.request(`http://own.example${path}?from=${TOKEN}`, { method });
      expect(logged).toMatchObject([{ method, path: "/i/…" }]);
      expect(JSON.stringify(logged)).not.toContain(TOKEN.slice(1));
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  },
);

test.each(["/", "/i", "/trade", "/iris/x", "/pi/x", "/media/i-0f3a.avif", "/%"])(
  "%s is none",
  async (path) => {
    expect(isOfInvitation(path)).toBe(false);
    const { app, logged } = makeTestApp();
    const { headers } = await app.request(`http://own.example${path}`);
    expect(logged).toMatchObject([{ path }]);
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.has("X-Robots-Tag")).toBe(false);
  },
);
