import { describe, expect, test } from "vitest";
import { createSessionCookie } from "./session-cookie.ts";

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;

function make(now = NOW) {
  const options = { secrets: ["a secret"], boundTo: "amber", clock: () => now };
  return createSessionCookie<string>({ name: "portfolio_session", ...options });
}

function request(cookies = "", scheme = "http"): Request {
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie: cookies } });
}

const HTTP = pairIn(make().issue("claim", request()));
const HTTPS = pairIn(make().issue("claim", request("", "https")));
const value = HTTP.slice(HTTP.indexOf("=") + 1);

describe("a session cookie", () => {
  test("has no Max-Age and is hidden from scripts", () => {
    expect(make().issue("claim", request())).toMatch(
      /^portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("is a Secure __Host- cookie over HTTPS", () => {
    expect(make().issue("claim", request("", "https"))).toMatch(
      /^__Host-portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test.each([
    ["over the scheme that it was set for", HTTPS, "https", "claim"],
    ["not over HTTP if it was set over HTTPS", HTTPS, "http", null],
    ["not over HTTPS if it was set over HTTP", HTTP, "https", null],
    ["not over HTTPS without its prefix, which a network attacker could set", HTTPS.slice(7), "https", null],
  ])("is read %s", (_condition, cookie, scheme, claim) => {
    expect(make().read(request(cookie, scheme))).toBe(claim);
  });

  test("ends after 12 hours", () => {
    expect(make(NOW + 12 * HOUR - 1).read(request(HTTP))).toBe("claim");
    expect(make(NOW + 12 * HOUR).read(request(HTTP))).toBeNull();
  });

  test.each([
    ["among other cookies", `a=b; ${HTTP};c=d`, "claim"],
    ["after an invalid one of the same name", `portfolio_session=forged; ${HTTP}`, "claim"],
    ["not from a name that ends the same", `x${HTTP}`, null],
    ["not from a name in another case", HTTP.replace("portfolio", "Portfolio"), null],
    ["not from a quoted value", `portfolio_session="${value}"`, null],
  ])("is found %s", (_condition, cookies, claim) => {
    expect(make().read(request(cookies))).toBe(claim);
  });

  test("is found in linear time", () => {
    const slow = request(`a=1${" ".repeat(15_000)}b; `);
    for (let times = 0; times < 3_000; times++) make().read(slow);
  });

  test("is deleted with the same attributes", () => {
    expect(make().clear(request("", "https"))).toBe(
      "__Host-portfolio_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
  });
});

function pairIn(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
