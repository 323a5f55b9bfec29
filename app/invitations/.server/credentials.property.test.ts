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

test("no letter of a link may be another one, whichever", async () => {
  const [token = ""] = tokens;
  expect(await opens(token)).toBe(true);
  for (let at = 0; at < token.length; at++) {
    for (const other of `${ALPHABET}=+/. %\0`.replace(token[at] ?? "", "")) {
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      if (await opens(changed)) expect.fail(`${changed} opens`);
    }
  }
});

test("none may be left out or added, in any place", async () => {
  const [token = ""] = tokens;
  for (let at = 0; at <= token.length; at++) {
    const [before, after] = [token.slice(0, at), token.slice(at)];
    if (after !== "" && (await opens(before + after.slice(1)))) expect.fail(`opens without its letter ${at}`);
    for (const more of `${ALPHABET}=+/. %\0`) {
      if (await opens(before + more + after)) expect.fail(`opens with ${more} at ${at}`);
    }
  }
});

test("no link opens that was not given, however it was made of those that were", async () => {
  const given = fc.nat(19).map((index) => () => tokens[index] as string);
  const letters = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 4 });
  const text = fc.oneof(letters, fc.string({ unit: "binary", maxLength: 4 }));
  const change = fc.oneof(
    fc.tuple(fc.nat(22), fc.nat(4), text).map(
      ([at, length, put]) =>
        (token: string) =>
          token.slice(0, at) + put + token.slice(at + length),
    ),
    fc.tuple(fc.nat(22), given).map(
      ([at, other]) =>
        (token: string) =>
          token.slice(0, at) + other().slice(at),
    ),
    fc.constantFrom(
      (token: string) => token.toLowerCase(),
      (token: string) => token.toUpperCase(),
      (token: string) => [...token].reverse().join(""),
      (token: string) => token + token,
      (token: string) => Buffer.from(token, "base64url").toString("base64"),
      (token: string) => Buffer.from(token, "base64url").toString("hex"),
    ),
  );
  await fc.assert(
    fc.asyncProperty(given, change, async (token, changed) => {
      const asked = changed(token());
      expect(await opens(asked)).toBe(tokens.includes(asked));
    }),
    { numRuns: runs(10_000) },
  );
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
        expect(seals.open(sealed.slice(0, at % sealed.length), place)).toBeNull();
      },
    ),
    { numRuns: runs(2_000) },
  );
});
