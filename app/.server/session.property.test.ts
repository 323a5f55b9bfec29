import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createSessions, SESSION_MS } from "#app/.server/session.ts";
import { runs } from "../../tests/kit/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

type Options = { secrets?: string[]; passcode?: string; now?: number };

const NOW = 1_800_000_000_000;
const secret = fc.string({ minLength: 16, maxLength: 40 });
const word = fc.stringMatching(/^[a-z]{3,12}$/);
const moment = fc.integer({ min: NOW, max: NOW + 5 * SESSION_MS });

function make({ secrets = ["a secret of some length"], passcode = "amber-canoe", now = NOW }: Options = {}) {
  const sessions = createSessions({ secrets, passcode, clock: () => now });
  return {
    ...sessions,
    isValid: (header: string, secure: boolean) => sessions.read(header, secure) !== null,
  };
}

function issue(options: Options = {}, secure = false): string {
  return make(options).issue("all", secure).split(";")[0] as string;
}

function valueIn(cookie: string): string {
  return cookie.slice(cookie.indexOf("=") + 1);
}

const NAME = "portfolio_session";

const place = fc.nat(200);

const piece = fc.record({
  from: place,
  length: fc.nat(90),
  put: fc.string({ unit: "binary-ascii", maxLength: 20 }),
});
const swap = fc.record({ one: place, other: place });

/** A piece of it cut out, replaced, or put in; or two letters swapped. */
const damage = fc.oneof(
  piece.map(({ from, length, put }) => (value: string) => {
    const at = from % (value.length + 1);
    return value.slice(0, at) + put + value.slice(at + length);
  }),
  swap.map(({ one, other }) => (value: string) => {
    const letters = [...value];
    const [i, j] = [one % letters.length, other % letters.length];
    [letters[i], letters[j]] = [letters[j] as string, letters[i] as string];
    return letters.join("");
  }),
);

describe("a session", () => {
  test("does not survive any damage", () => {
    fc.assert(
      fc.property(damage, fc.boolean(), (change, secure) => {
        const value = valueIn(issue({}, secure));
        const changed = change(value);
        // White space around a cookie, and another cookie after it, leave it whole.
        fc.pre(!changed.split(";").some((part) => part.trim() === value));
        const name = secure ? `__Host-${NAME}` : NAME;
        expect(make().isValid(`${name}=${value}`, secure)).toBe(true);
        expect(make().isValid(`${name}=${changed}`, secure)).toBe(false);
      }),
      { numRuns: runs(3_000) },
    );
  });

  test("cannot be put together from the parts of others", () => {
    const times = fc.array(moment, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(times, fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), (moments, picks) => {
        const now = Math.max(...moments);
        const values = moments.map((issued) => valueIn(issue({ now: issued })).split("."));
        const parts = picks.map((pick, part) => values[pick % values.length]?.[part] as string);
        fc.pre(!values.some((own) => own.join() === parts.join()));
        expect(make({ now }).isValid(`${NAME}=${parts.join(".")}`, false)).toBe(false);
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
        expect(make().isValid(`${NAME}=${text}`, false)).toBe(false);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
