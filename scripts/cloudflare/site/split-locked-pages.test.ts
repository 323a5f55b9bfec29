import { expect, test } from "vitest";
import { splitLockedPages } from "./split-locked-pages.ts";

function split(addresses: string[]) {
  const files = new Map(addresses.map((address) => [address, "file"]));
  const lockedPages = [{ slug: "trade", address: "/trade" }];
  const { locked, publicFiles } = splitLockedPages(files, { lockedPages });
  return { locked: Array.from(locked.keys()), open: Array.from(publicFiles.keys()) };
}

test("keeps locked pages and their data, and only those, out of the public files", () => {
  const open = [
    "/",
    "/_.data",
    "/tradition",
    "/tradition.data",
    "/trade/a.pdf",
    "/trade.pdf",
    "/google1.html",
  ];
  expect(split([...open, "/trade", "/trade.data"])).toEqual({ locked: ["/trade", "/trade.data"], open });
});

test("leaves out files that would configure Cloudflare", () => {
  expect(split(["/", "/_headers", "/_redirects", "/my/_headers"]).open).toEqual(["/", "/my/_headers"]);
});

test.each(["/trade", "/tradition", "/docs/guide"])(
  "refuses a file that would replace the page %s",
  (page) => {
    expect(() => split(["/", page, `${page}.html`])).toThrow(
      `public${page}.html instead of the page ${page}:`,
    );
  },
);
