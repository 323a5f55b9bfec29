import { describe, expect, test } from "vitest";
import { createSessionCookie } from "./session-cookie.ts";

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;

function createCookie(now = NOW) {
  const options = { secrets: ["a secret"], boundTo: "amber", clock: () => now };
  return createSessionCookie<string>({ name: "portfolio_session", ...options });
}

function request(cookies = "", scheme = "http"): Request {
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie: cookies } });
}

const HTTP_COOKIE = pairIn(createCookie().issue("claim", request()));
const HTTPS_COOKIE = pairIn(createCookie().issue("claim", request("", "https")));
const tokenText = HTTP_COOKIE.slice(HTTP_COOKIE.indexOf("=") + 1);

describe("a session cookie", () => {
  test("has no Max-Age and is hidden from scripts", () => {
    expect(createCookie().issue("claim", request())).toMatch(
      /^portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("is a Secure __Host- cookie over HTTPS", () => {
    expect(createCookie().issue("claim", request("", "https"))).toMatch(
      /^__Host-portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test.each([
    ["is valid over the scheme that it was set for", HTTPS_COOKIE, "https", "claim"],
    ["is ignored over HTTP if it was set over HTTPS", HTTPS_COOKIE, "http", null],
    ["is ignored over HTTPS if it was set over HTTP", HTTP_COOKIE, "https", null],
    [
      "is ignored over HTTPS without its prefix, which a network attacker could set",
      HTTPS_COOKIE.slice(7),
      "https",
      null,
    ],
  ])("%s", (_condition, cookie, scheme, claim) => {
    expect(createCookie().read(request(cookie, scheme))).toBe(claim);
  });

  test("ends after 12 hours", () => {
    expect(createCookie(NOW + 12 * HOUR - 1).read(request(HTTP_COOKIE))).toBe("claim");
    expect(createCookie(NOW + 12 * HOUR).read(request(HTTP_COOKIE))).toBeNull();
  });

  test.each([
    ["among other cookies", `a=b; ${HTTP_COOKIE};c=d`, "claim"],
    ["after an invalid cookie of the same name", `portfolio_session=forged; ${HTTP_COOKIE}`, "claim"],
    ["not from a name that ends the same", `x${HTTP_COOKIE}`, null],
    ["not from a name in another case", HTTP_COOKIE.replace("portfolio", "Portfolio"), null],
    ["not from a quoted value", `portfolio_session="${tokenText}"`, null],
  ])("returns the claim of a cookie %s", (_condition, cookies, claim) => {
    expect(createCookie().read(request(cookies))).toBe(claim);
  });

  test("is parsed in linear time", () => {
    const slowRequest = request(`a=1${" ".repeat(15_000)}b; `);
    for (let times = 0; times < 3_000; times++) createCookie().read(slowRequest);
  });

  test("is deleted with the attributes that it was set with", () => {
    expect(createCookie().clear(request("", "https"))).toBe(
      "__Host-portfolio_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
  });
});

function pairIn(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
