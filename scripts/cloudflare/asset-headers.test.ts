import { expect, test } from "vitest";
import { assetHeaders } from "./asset-headers.ts";

const FILES = new Map(
  [
    "/",
    "/safe.data",
    "/assets/a.js",
    "/my/assets/a.js",
    "/media/share-0a.jpg",
    "/speculation-rules.json",
  ].map((address) => {
    const isPage = address === "/";
    return [address, { isPage, scriptHashes: [], path: isPage ? "index.html" : `client${address}` }];
  }),
);

function headers(address: string, siteUrl = "https://www.example.com") {
  return assetHeaders(FILES, { siteUrl, styleHash: "aGFzaA==" }).get(address) ?? {};
}

test.each([
  ["/", "text/html; charset=utf-8", "public, no-cache", "same-origin"],
  ["/safe.data", "text/x-script; charset=utf-8", "public, max-age=3600", "same-origin"],
  ["/assets/a.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "same-origin"],
  ["/my/assets/a.js", "text/javascript; charset=utf-8", "public, max-age=3600", "same-origin"],
  ["/media/share-0a.jpg", "image/jpeg", "public, max-age=31536000, immutable", "cross-origin"],
  ["/speculation-rules.json", "application/speculationrules+json", "public, max-age=3600", "same-origin"],
])("%s says what it is, how long it is good, and who may show it", (address, type, cache, shown) => {
  expect(headers(address)).toMatchObject({
    "Content-Type": type,
    "Cache-Control": cache,
    "Cross-Origin-Resource-Policy": shown,
    "X-Content-Type-Options": "nosniff",
  });
});

test("pages, and they alone, have the policy of pages and name the rules of speculation", () => {
  expect(headers("/")["Content-Security-Policy"]).toContain("style-src 'sha256-aGFzaA=='; script-src 'none'");
  expect(headers("/")["Speculation-Rules"]).toBe('"/speculation-rules.json"');
  expect(headers("/assets/a.js")["Content-Security-Policy"]).not.toContain("script-src");
  expect(headers("/assets/a.js")).not.toHaveProperty("Speculation-Rules");
});

test("a site with HTTPS asks browsers to stay there", () => {
  expect(headers("/")["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(headers("/", "http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
});
