import { expect, test } from "vitest";
import { apart } from "./apart.ts";

const lockedPages = [{ slug: "trade", address: "/trade" }];

function everyonesOf(addresses: string[]) {
  return Array.from(
    apart(new Map(addresses.map((address) => [address, "file"])), { lockedPages }).everyones.keys(),
  );
}

test("gated pages and their data are nothing that everyone gets, and what lies beside them is", () => {
  const open = [
    "/",
    "/_.data",
    "/tradition",
    "/tradition.data",
    "/trade/leaflet.pdf",
    "/trade.pdf",
    "/google1.html",
  ];
  const { locked, everyones } = apart(
    new Map([...open, "/trade", "/trade.data"].map((name) => [name, name])),
    {
      lockedPages,
    },
  );
  expect(Array.from(locked.keys())).toEqual(["/trade", "/trade.data"]);
  expect(Array.from(everyones.keys())).toEqual(open);
});

test("orders to Cloudflare are none of the owner's files", () => {
  expect(everyonesOf(["/", "/_headers", "/_redirects", "/my/_headers"])).toEqual(["/", "/my/_headers"]);
});

test.each(["/trade", "/tradition", "/docs/guide"])("refuses a file that would hide %s", (page) => {
  expect(() => everyonesOf(["/", page, `${page}.html`])).toThrow(
    `public${page}.html instead of the page ${page}:`,
  );
});
