import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { createSeals } from "#app/invitations/.server/seals.ts";
import { memoryDatabase } from "../../../tests/kit/database/memory-database.ts";
import { runs } from "../../../tests/kit/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const invitations = createInvitations({
  database: memoryDatabase(),
  secrets: ["a secret of some length"],
  clock: Date.now,
});
const tokens: string[] = [];

beforeAll(async () => {
  for (let index = 0; index < 20; index++) {
    const created = await invitations.create({ label: "", scope: "all", until: null });
    const known = await invitations.get(created?.id ?? "");
    tokens.push(known?.credentials?.token ?? expect.fail("It has no link."));
  }
});

const opens = async (token: string) => (await invitations.byToken(token)) !== null;

test("no letter of a link may be another one, left out or added, in any place", async () => {
  const [token = ""] = tokens;
  expect(await opens(token)).toBe(true);
  for (let at = 0; at <= token.length; at++) {
    for (const put of ["", ...`${ALPHABET}=+/. %\0`]) {
      for (const rest of [token.slice(at), token.slice(at + 1)]) {
        const changed = token.slice(0, at) + put + rest;
        if (changed !== token && (await opens(changed))) expect.fail(`${changed} opens`);
      }
    }
  }
});

test("no link opens that was not given, be it joined of two of them or one written otherwise", async () => {
  const made = tokens.flatMap((token) => [
    token.toLowerCase(),
    token.toUpperCase(),
    [...token].reverse().join(""),
    token + token,
    Buffer.from(token, "base64url").toString("base64"),
    Buffer.from(token, "base64url").toString("hex"),
    ...tokens.flatMap((other) => Array.from(token, (_, at) => token.slice(0, at) + other.slice(at))),
  ]);
  for (const asked of made) expect([asked, await opens(asked)]).toEqual([asked, tokens.includes(asked)]);
});

test("what is sealed opens in its place and by its secret alone, and changed in nothing", () => {
  const secret = fc.string({ minLength: 16, maxLength: 40 });
  const secrets = fc.uniqueArray(secret, { minLength: 2, maxLength: 4 });
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  const places = fc.uniqueArray(text, { minLength: 2, maxLength: 2 });
  const bits = fc.integer({ min: 1, max: 255 });
  fc.assert(
    fc.property(
      secrets,
      places,
      text,
      fc.nat(),
      bits,
      ([own = "", ...others], [place = "", other = ""], content, at, bit) => {
        const seals = createSeals([own]);
        const sealed = seals.seal(content, place);
        expect(createSeals([...others, own]).open(sealed, place)).toBe(content);
        expect(createSeals(others).open(sealed, place)).toBeNull();
        expect(seals.open(sealed, other)).toBeNull();
        const bytes = Buffer.from(sealed, "base64url");
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ bit;
        expect(seals.open(bytes.toString("base64url"), place)).toBeNull();
        for (const never of [
          sealed.slice(0, at % sealed.length),
          "A",
          "A".repeat(38),
          "A".repeat(200),
          "'; --",
        ])
          expect(seals.open(never, place)).toBeNull();
      },
    ),
    { numRuns: runs(2_000) },
  );
});
