import { expect, test } from "vitest";
import { commonHeaders, pagePolicy } from "./security-headers.ts";

const COMMON_DIRECTIVES = [
  ...[
    "default-src 'none'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
  ],
  ...["style-src 'sha256-aGFzaA=='", "style-src-attr 'unsafe-inline'", "form-action 'self'"],
  ...["base-uri 'none'", "frame-ancestors 'none'", "frame-src 'self'"],
];

test.each([
  [[], ["script-src 'none'"]],
  [["'self'", "'sha256-b25l'"], ["script-src 'self' 'sha256-b25l'"]],
])("the policy for the script sources %j allows no other scripts and no other sites", (scripts, more) => {
  const policy = pagePolicy({ styleHashes: ["aGFzaA=="], scripts });
  expect(new Set(policy.split("; "))).toEqual(new Set([...COMMON_DIRECTIVES, ...more]));
});

test.each([
  ["/media/0f3a9c21d4.jpg", "cross-origin"],
  ["/media/0f3a9c21d4-720.avif", "same-origin"],
  ["/locked/trade/share.jpg", "same-origin"],
  ["/trade", "same-origin"],
])("the Cross-Origin-Resource-Policy of %s is %s", (path, expected) => {
  const headers = commonHeaders({ path, isPage: false, isSecure: false });
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(expected);
});
