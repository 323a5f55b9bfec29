import { describe, expect, test } from "vitest";
import { createSessions, SESSION_MS } from "#app/.server/session.ts";

const NOW = 1_800_000_000_000;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_. =%";

function make(changes: { secrets?: string[]; passcode?: string; now?: number } = {}) {
  const sessions = createSessions({
    secrets: changes.secrets ?? ["a secret of some length"],
    passcode: changes.passcode ?? "amber-canoe",
    clock: () => changes.now ?? NOW,
  });
  return {
    ...sessions,
    isValid: (header: string | null, secure: boolean) => sessions.read(header, secure) !== null,
  };
}

function sent(setCookie: string): string {
  return setCookie.split(";")[0] as string;
}

const cookie = sent(make().issue("all", false));
const [name, value] = cookie.split("=") as [string, string];

describe("issue", () => {
  test("gives a session cookie for plain HTTP", () => {
    expect(make().issue("all", false)).toMatch(
      /^portfolio_session=[\w-]+\.[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test("gives a __Host- cookie with Secure over HTTPS", () => {
    expect(make().issue("all", true)).toMatch(
      /^__Host-portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test("never gives the same cookie twice", () => {
    const sessions = make();
    expect(sessions.issue("all", false)).not.toBe(sessions.issue("all", false));
  });

  test("refuses to work without a secret", () => {
    expect(() => make({ secrets: [] })).toThrow();
  });
});

describe("isValid", () => {
  test("accepts a good one after a bad one of the same name", () => {
    expect(make().isValid(`${name}=nonsense; ${cookie}`, false)).toBe(true);
  });

  test.each([
    ["no header", null],
    ["empty header", ""],
    ["empty value", `${name}=`],
    ["a constant", `${name}=true`],
    ["quoted", `${name}="${value}"`],
    ["another name", `x${cookie}`],
    ["a name with other case", cookie.replace("portfolio", "Portfolio")],
    ["white space before the equals sign", `${name} =${value}`],
    ["a fourth part", `${cookie}.x`],
    [
      "the parts of two cookies",
      `${name}=${value.slice(0, -43)}${sent(make().issue("all", false)).slice(-43)}`,
    ],
  ])("refuses %s", (_, header) => {
    expect(make().isValid(header, false)).toBe(false);
  });

  test("refuses the cookie with any one byte changed, to any other", () => {
    for (let index = 0; index < value.length; index++) {
      for (const other of ALPHABET.replace(value[index] as string, "")) {
        const changed = value.slice(0, index) + other + value.slice(index + 1);
        if (make().isValid(`${name}=${changed}`, false)) expect.fail(`${changed} passed`);
      }
    }
  });

  test("refuses it from 12 hours after it was issued", () => {
    expect(make({ now: NOW + SESSION_MS - 1 }).isValid(cookie, false)).toBe(true);
    expect(make({ now: NOW + SESSION_MS }).isValid(cookie, false)).toBe(false);
    expect(SESSION_MS).toBe(43_200_000);
  });

  test("refuses one from the future, but for 5 seconds by which the clock may have been set back", () => {
    expect(make({ now: NOW - 5_000 }).isValid(cookie, false)).toBe(true);
    expect(make({ now: NOW - 5_001 }).isValid(cookie, false)).toBe(false);
  });

  test("refuses it after the passcode changed, not after its spelling did", () => {
    expect(make({ passcode: "amber-canoes" }).isValid(cookie, false)).toBe(false);
    expect(make({ passcode: "Amber Canoe" }).isValid(cookie, false)).toBe(true);
  });

  test("does not take a plain cookie over HTTPS, nor a __Host- one over HTTP", () => {
    const secure = sent(make().issue("all", true));
    expect(make().isValid(secure, true)).toBe(true);
    expect(make().isValid(cookie, true)).toBe(false);
    expect(make().isValid(secure, false)).toBe(false);
    // Who stands in the network can set the plain name only.
    expect(make().isValid(secure.replace("__Host-", ""), true)).toBe(false);
  });
});
