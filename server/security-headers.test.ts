import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const answer = {
  kind: "prerendered-page",
  path: "/",
  nonce: "bm9uY2U=",
  scriptHashes: [],
  styleHash: "aGFzaA==",
  secure: false,
  mode: "production",
} as const;

function policy(changed: Partial<Parameters<typeof securityHeaders>[0]> = {}): Record<string, string> {
  const headers = securityHeaders({ ...answer, ...changed });
  const parts = (headers["Content-Security-Policy"] as string).split("; ");
  return Object.fromEntries(parts.map((part) => part.split(/ (.*)/).slice(0, 2)));
}

const OF_EVERY_PAGE = {
  "default-src": "'none'",
  "img-src": "'self' data:",
  "media-src": "'self'",
  "font-src": "'self'",
  "style-src": "'sha256-aGFzaA=='",
  "connect-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};
const WITH_SCRIPT = { "require-trusted-types-for": "'script'", "trusted-types": "'none'" };

describe("content security policy", () => {
  test("lets no script run on a public page, and nothing come from elsewhere", () => {
    expect(policy()).toEqual({ ...OF_EVERY_PAGE, "script-src": "'none'" });
  });

  test("lets only the scripts of this answer run on a rendered page", () => {
    const own = { ...WITH_SCRIPT, "script-src": "'nonce-bm9uY2U=' 'strict-dynamic'" };
    expect(policy({ kind: "rendered-page" })).toEqual({ ...OF_EVERY_PAGE, ...own });
  });

  test("lets only the scripts of the site and those it was built with run on a prerendered page", () => {
    const own = { ...WITH_SCRIPT, "script-src": "'self' 'sha256-b25l' 'sha256-dHdv'" };
    const scriptHashes = ["'sha256-b25l'", "'sha256-dHdv'"];
    expect(policy({ scriptHashes })).toEqual({ ...OF_EVERY_PAGE, ...own });
  });

  test("lets nothing run in a file opened by itself", () => {
    const file = policy({ kind: "other" });
    expect(file).toMatchObject({ "default-src": "'none'", "frame-ancestors": "'none'" });
    expect(file).not.toHaveProperty("script-src");
  });

  test("is sent in development with files only, not with pages", () => {
    const policyOf = (kind: "other" | "rendered-page") =>
      securityHeaders({ ...answer, kind, mode: "development" })["Content-Security-Policy"];
    expect(policyOf("other")).toContain("default-src 'none'");
    expect(policyOf("rendered-page")).toBeUndefined();
  });
});

test.each([
  ["/media/share-3f2a.jpg", "cross-origin"],
  ["/media/case-studies-roostify-share-0f3a9c21d4.jpg", "cross-origin"],
  ["/media/our-share-of-work-0f3a9c21d4.jpg", "same-origin"],
  ["/media/hero-3f2a.avif", "same-origin"],
  ["/locked/trade/share.jpg", "same-origin"],
  ["/trade", "same-origin"],
])("other sites may show share images only: %s", (path, expected) => {
  expect(securityHeaders({ ...answer, path })["Cross-Origin-Resource-Policy"]).toBe(expected);
});
