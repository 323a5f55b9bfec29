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

function policy(headers: Record<string, string>): Record<string, string> {
  const parts = (headers["Content-Security-Policy"] as string).split("; ");
  return Object.fromEntries(parts.map((part) => part.split(/ (.*)/).slice(0, 2)));
}

describe("content security policy", () => {
  test("lets no script run on a public page, and nothing come from elsewhere", () => {
    const headers = securityHeaders(answer);
    expect(policy(headers)).toEqual({
      "default-src": "'none'",
      "script-src": "'none'",
      "img-src": "'self' data:",
      "media-src": "'self'",
      "font-src": "'self'",
      "style-src": "'sha256-aGFzaA=='",
      "connect-src": "'self'",
      "style-src-attr": "'unsafe-inline'",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  test("lets only the scripts of this answer run on a rendered page", () => {
    const rules = policy(securityHeaders({ ...answer, kind: "rendered-page" }));
    expect(rules["script-src"]).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
    expect(rules["connect-src"]).toBe("'self'");
    expect(rules["require-trusted-types-for"]).toBe("'script'");
    expect(rules["trusted-types"]).toBe("'none'");
  });

  test("lets only the scripts of the site and those it was built with run on a prerendered page", () => {
    const rules = policy(securityHeaders({ ...answer, scriptHashes: ["'sha256-b25l'", "'sha256-dHdv'"] }));
    expect(rules["script-src"]).toBe("'self' 'sha256-b25l' 'sha256-dHdv'");
    expect(rules["require-trusted-types-for"]).toBe("'script'");
    expect(rules["trusted-types"]).toBe("'none'");
  });

  test("lets nothing run in a file opened by itself", () => {
    const file = policy(securityHeaders({ ...answer, kind: "other" }));
    expect(file["default-src"]).toBe("'none'");
    expect(file["frame-ancestors"]).toBe("'none'");
    expect(file).not.toHaveProperty("script-src");
  });

  test("never allows inline scripts or eval", () => {
    for (const kind of ["prerendered-page", "rendered-page", "other"] as const) {
      const rules = policy(securityHeaders({ ...answer, kind }));
      expect(`${rules["default-src"]} ${rules["script-src"]}`).not.toContain("unsafe");
    }
  });

  test("is not there in development", () => {
    expect(securityHeaders({ ...answer, mode: "development" })).not.toHaveProperty("Content-Security-Policy");
  });
});

describe("other headers", () => {
  test.each(["prerendered-page", "rendered-page", "other"] as const)("stand on every answer: %s", (kind) => {
    expect(securityHeaders({ ...answer, kind })).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": expect.stringMatching(/^accelerometer=\(\), .*camera=\(\), .*microphone=\(\)/),
    });
  });

  test("ask for HTTPS only over HTTPS", () => {
    expect(securityHeaders(answer)).not.toHaveProperty("Strict-Transport-Security");
    expect(securityHeaders({ ...answer, secure: true })["Strict-Transport-Security"]).toBe(
      "max-age=31536000",
    );
  });

  test.each([
    ["/media/share-3f2a.jpg", "cross-origin"],
    ["/media/case-studies-roostify-share-0f3a9c21d4.jpg", "cross-origin"],
    ["/media/our-share-of-work-0f3a9c21d4.jpg", "same-origin"],
    ["/media/hero-3f2a.avif", "same-origin"],
    ["/locked/trade/share.jpg", "same-origin"],
    ["/trade", "same-origin"],
  ])("let other sites show share images only: %s", (path, expected) => {
    expect(securityHeaders({ ...answer, path })["Cross-Origin-Resource-Policy"]).toBe(expected);
  });
});
