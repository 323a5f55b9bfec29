import { expect, test } from "vitest";
import { splitLockedPages } from "./split-locked-pages.ts";

function splitPaths(paths: string[]) {
  const files = new Map(paths.map((path) => [path, "file"]));
  const lockedPages = [{ slug: "trade", path: "/trade" }];
  const { lockedFiles, publicFiles } = splitLockedPages(files, { lockedPages });
  return { lockedPaths: Array.from(lockedFiles.keys()), publicPaths: Array.from(publicFiles.keys()) };
}

test("splitLockedPages excludes only locked pages and their data from the public files", () => {
  const publicPaths = ["/", "/_.data", "/tradition", "/tradition.data", "/trade/a.pdf", "/google1.html"];
  expect(splitPaths([...publicPaths, "/trade", "/trade.data"])).toEqual({
    lockedPaths: ["/trade", "/trade.data"],
    publicPaths,
  });
});

test("splitLockedPages omits public/_headers and public/_redirects, which would configure Cloudflare", () => {
  const { publicPaths } = splitPaths(["/_headers", "/_redirects", "/my/_headers"]);
  expect(publicPaths).toEqual(["/my/_headers"]);
});

test.each(["/trade", "/tradition", "/docs/guide"])(
  "an HTML file in public/ cannot replace the page %s",
  (page) => {
    const split = () => splitPaths(["/", page, `${page}.html`]);
    expect(split).toThrow(`public${page}.html instead of the page ${page}:`);
  },
);
