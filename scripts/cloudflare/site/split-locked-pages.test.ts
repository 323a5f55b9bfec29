import { expect, test } from "vitest";
import { splitLockedPages } from "./split-locked-pages.ts";

function splitAddresses(addresses: string[]) {
  const files = new Map(addresses.map((address) => [address, "file"]));
  const lockedPages = [{ slug: "trade", address: "/trade" }];
  const { lockedFiles, publicFiles } = splitLockedPages(files, { lockedPages });
  return { lockedAddresses: Array.from(lockedFiles.keys()), publicAddresses: Array.from(publicFiles.keys()) };
}

test("splitLockedPages excludes only locked pages and their data from the public files", () => {
  const publicAddresses = ["/", "/_.data", "/tradition", "/tradition.data", "/trade/a.pdf", "/google1.html"];
  expect(splitAddresses([...publicAddresses, "/trade", "/trade.data"])).toEqual({
    lockedAddresses: ["/trade", "/trade.data"],
    publicAddresses,
  });
});

test("splitLockedPages omits public/_headers and public/_redirects, which would configure Cloudflare", () => {
  const { publicAddresses } = splitAddresses(["/_headers", "/_redirects", "/my/_headers"]);
  expect(publicAddresses).toEqual(["/my/_headers"]);
});

test.each(["/trade", "/tradition", "/docs/guide"])(
  "splitLockedPages throws if an HTML file in public/ would replace the page %s",
  (page) => {
    expect(() => splitAddresses(["/", page, `${page}.html`])).toThrow(
      `public${page}.html instead of the page ${page}:`,
    );
  },
);
