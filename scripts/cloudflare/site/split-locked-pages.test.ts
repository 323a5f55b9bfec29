import { expect, test } from "vitest";
import { splitLockedPages } from "./split-locked-pages.ts";

function split(addresses: string[]) {
  const files = new Map(addresses.map((address) => [address, "file"]));
  const { locked, publicFiles } = splitLockedPages(files, {
    lockedPages: [{ slug: "trade", address: "/trade" }],
  });
  return { locked: Array.from(locked.keys()), open: Array.from(publicFiles.keys()) };
}

test("locked pages and their data are no public files, and what lies beside them is", () => {
  const open = [
    "/",
    "/_.data",
    "/tradition",
    "/tradition.data",
    "/trade/leaflet.pdf",
    "/trade.pdf",
    "/google1.html",
  ];
  expect(split([...open, "/trade", "/trade.data"])).toEqual({ locked: ["/trade", "/trade.data"], open });
});

test("orders to Cloudflare are none of the owner's files", () => {
  expect(split(["/", "/_headers", "/_redirects", "/my/_headers"]).open).toEqual(["/", "/my/_headers"]);
});

test.each(["/trade", "/tradition", "/docs/guide"])("refuses a file that would hide %s", (page) => {
  expect(() => split(["/", page, `${page}.html`])).toThrow(`public${page}.html instead of the page ${page}:`);
});
