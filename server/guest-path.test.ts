import { expect, test } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";
import { isForGuests, mayContainToken } from "./guest-path.ts";

const TOKEN = "AbCdEfGhIjKlMnOpQrStUv";

test.each([
  ...[`/i/${TOKEN}`, `/i/${TOKEN}.data`, `/i/${TOKEN}/more`, `/i/%41${TOKEN}`, `/i/${TOKEN}%zz`],
  ...[`/i//${TOKEN}`, `//i/${TOKEN}`, `/de/i/${TOKEN}`, `/I/${TOKEN}`, `/%69/${TOKEN}`],
  ...[`/i%2F${TOKEN}`, `/i%2f${TOKEN}`, `/i%5C${TOKEN}`, `/%2Fi/${TOKEN}`, `/i%c0%af${TOKEN}`],
  ...[`/%2569/${TOKEN}`, `/i%2525252f${TOKEN}`, `/%252525252569%ff${TOKEN}`],
])("%s can contain a token", (path) => {
  expect(mayContainToken(path)).toBe(true);
});

test.each(["/", "/i", "/trade", "/iris/x", "/pi/x", "/media/i-0f3a.avif", "/%"])(
  "%s contains no token",
  (path) => {
    expect(mayContainToken(path)).toBe(false);
  },
);

test.each([
  ...["/for-you", "/For-You/trade.data", "/for-you%2Ftrade", "/%66or-you/", "/api/visit", `/i/${TOKEN}`],
])("isForGuests returns true for %s", (path) => expect(isForGuests(path)).toBe(true));

test.each(["/trade", "/for-your-eyes", "/api/visitors", "/api/validate-password", "/locked/trade/a.avif"])(
  "isForGuests returns false for %s",
  (path) => expect(isForGuests(path)).toBe(false),
);

test("the log contains no path of a guest's page, and an address only after too many attempts", async () => {
  const { app, logEntries } = makeTestApp();
  for (const path of ["/for-you/trade", "/trade"]) await app.request(`http://own.example${path}`);
  const attempt = { method: "POST", body: '{"password":""}' };
  for (let times = 0; times < 11; times++)
    await app.request("http://own.example/api/validate-password", attempt);
  const [guestEntry, pageEntry] = logEntries;
  expect(Object.keys(guestEntry ?? {})).toEqual(["method", "status", "ms"]);
  expect(pageEntry).toMatchObject({ path: "/trade" });
  const entriesWithAddress = logEntries.filter((entry) => "address" in entry);
  expect(entriesWithAddress).toEqual([expect.objectContaining({ status: 429, address: "unknown" })]);
});

test.each(["GET", "HEAD", "POST", "PUT", "OPTIONS"])(
  "%s requests keep a link's token out of the log and the Referer",
  async (method) => {
    for (const path of [`/i/${TOKEN}`, `/%69/${TOKEN}`]) {
      const { app, logEntries } = makeTestApp();
      const { headers } = await app.request(`http://own.example${path}?from=${TOKEN}`, { method });
      expect(logEntries).toEqual([{ method, status: expect.any(Number), ms: expect.any(Number) }]);
      expect(JSON.stringify(logEntries)).not.toContain(TOKEN);
      expect(headers.get("Referrer-Policy")).toBe("strict-origin");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  },
);
