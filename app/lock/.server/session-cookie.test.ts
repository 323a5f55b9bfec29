import { describe, expect, test } from "vitest";
import { createSessionCookie } from "./session-cookie.ts";

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;

function createCookie(now = NOW) {
  const options = { secrets: ["a secret"], boundTo: "amber", clock: () => now };
  return createSessionCookie<string>({ name: "portfolio_session", ...options });
}

function requestWith(cookies = "", scheme = "http"): Request {
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie: cookies } });
}

const HTTP_COOKIE = cookiePairIn(createCookie().issue("claim", requestWith()));
const HTTPS_COOKIE = cookiePairIn(createCookie().issue("claim", requestWith("", "https")));
const tokenText = HTTP_COOKIE.slice(HTTP_COOKIE.indexOf("=") + 1);

describe("a session cookie", () => {
  test.each([
    ["is valid over the scheme that it was set for", HTTPS_COOKIE, "https", "claim"],
    ["is ignored over HTTP if it was set over HTTPS", HTTPS_COOKIE, "http", null],
    ["is ignored over HTTPS if it was set over HTTP", HTTP_COOKIE, "https", null],
    ["is ignored over HTTPS without its __Host- prefix", HTTPS_COOKIE.slice(7), "https", null],
    ["is found among other cookies", `a=b; ${HTTP_COOKIE};c=d`, "http", "claim"],
    ["is found after a forged cookie of its name", `portfolio_session=x; ${HTTP_COOKIE}`, "http", "claim"],
    ["is ignored if another prefix precedes its name", `x${HTTP_COOKIE}`, "http", null],
    ["is ignored if its name has another case", HTTP_COOKIE.replace("portfolio", "Portfolio"), "http", null],
    ["is ignored if its value has quotation marks", `portfolio_session="${tokenText}"`, "http", null],
  ])("%s", (_condition, cookies, scheme, claim) => {
    expect(createCookie().read(requestWith(cookies, scheme))).toBe(claim);
  });

  test("ends after 12 hours", () => {
    expect(createCookie(NOW + 12 * HOUR - 1).read(requestWith(HTTP_COOKIE))).toBe("claim");
    expect(createCookie(NOW + 12 * HOUR).read(requestWith(HTTP_COOKIE))).toBeNull();
  });

  test("is hidden from scripts, and Secure over HTTPS", () => {
    const [http, https] = ["http", "https"].map((scheme) =>
      createCookie().issue("", requestWith("", scheme)),
    );
    expect(http).toMatch(/^portfolio_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(https).toMatch(/^__Host-portfolio_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  test("is deleted with the attributes that it was set with", () => {
    expect(createCookie().clear(requestWith("", "https"))).toBe(
      "__Host-portfolio_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
  });
});

function cookiePairIn(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
