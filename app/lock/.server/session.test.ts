import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createSessions, SESSION_MS } from "#app/lock/.server/session.ts";
import { runs } from "../../../tests/helpers/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

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

const secret = fc.string({ minLength: 16, maxLength: 40 });
const word = fc.stringMatching(/^[a-z]{3,12}$/);
const moment = fc.integer({ min: NOW, max: NOW + 5 * SESSION_MS });

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
    ["one cut at its end", cookie.slice(0, -1)],
    ["one with a letter more", `${cookie}A`],
    ["one without its first letter", `${name}=${value.slice(1)}`],
    ["one of two parts", `${name}=${value.slice(0, value.lastIndexOf("."))}`],
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

describe("a session", () => {
  test("cannot be put together from the parts of others", () => {
    const times = fc.array(moment, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(times, fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), (moments, picks) => {
        const now = Math.max(...moments);
        const values = moments.map((issued) => valueIn(issue({ now: issued })).split("."));
        const parts = picks.map((pick, part) => values[pick % values.length]?.[part] as string);
        fc.pre(!values.some((own) => own.join() === parts.join()));
        expect(make({ now }).isValid(`${name}=${parts.join(".")}`, false)).toBe(false);
      }),
      { numRuns: runs(500) },
    );
  });

  test("does not mix up where the secret ends and the passcode begins", () => {
    fc.assert(
      fc.property(word, word, (secretPart, passcode) => {
        const start = `a secret of some length${secretPart}`;
        const cookie = issue({ secrets: [start + passcode[0]], passcode: passcode.slice(1) });
        expect(make({ secrets: [start], passcode }).isValid(cookie, false)).toBe(false);
      }),
      { numRuns: runs(300) },
    );
  });

  test("is good exactly while its secret is listed, in any place", () => {
    const secrets = fc.uniqueArray(secret, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(secrets, secrets, (before, after) => {
        const cookie = issue({ secrets: before });
        const isListed = after.includes(before[0] as string);
        expect(make({ secrets: after }).isValid(cookie, false)).toBe(isListed);
        expect(make({ secrets: after.toReversed() }).isValid(cookie, false)).toBe(isListed);
      }),
      { numRuns: runs(300) },
    );
  });

  test("is found among any other cookies, and nothing else is taken for one", () => {
    const other = fc.tuple(
      fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{1,20}$/),
      fc.stringMatching(/^[!-:<-~]{0,60}$/),
    );
    fc.assert(
      fc.property(fc.array(other, { maxLength: 20 }), fc.nat(20), (others, at) => {
        const pairs = others.map(([name, value]) => `${name}=${value}`);
        expect(make().isValid(pairs.join("; "), false)).toBe(false);
        expect(make().isValid(pairs.toSpliced(at, 0, issue()).join("; "), false)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test("is looked for in linear time, or this would not end", () => {
    const sessions = make();
    const header = `a=1${" ".repeat(15_000)}b; `;
    for (let index = 0; index < 3_000; index++) sessions.isValid(header, false);
  });

  test("never throws, whatever the header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        expect(make().isValid(text, false)).toBe(false);
        expect(make().isValid(`${name}=${text}`, false)).toBe(false);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

function issue(options: Parameters<typeof make>[0] = {}, secure = false): string {
  return sent(make(options).issue("all", secure));
}

function valueIn(cookie: string): string {
  return cookie.slice(cookie.indexOf("=") + 1);
}
