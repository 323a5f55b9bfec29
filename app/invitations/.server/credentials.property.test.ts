import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { createSeals } from "#app/invitations/.server/seals.ts";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";
import { runs } from "../../../tests/helpers/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const invitations = createInvitations({
  database: memoryDatabase(),
  secrets: ["a secret of some length"],
  clock: Date.now,
});
test("no letter of a link may be another one, left out or added, nor may it be written otherwise", async () => {
  const created = await invitations.create({ label: "", scope: "all", until: null });
  const token = (await invitations.get(created?.id ?? ""))?.credentials?.token ?? "";
  const opens = async (other: string) => (await invitations.byToken(other)) !== null;
  expect(await opens(token)).toBe(true);
  const bytes = Buffer.from(token, "base64url");
  const others = [
    token.toLowerCase(),
    token.toUpperCase(),
    token + token,
    bytes.toString("hex"),
    `${token}==`,
  ];
  for (let at = 0; at <= token.length; at++) {
    for (const put of ["", ...`${ALPHABET}=+/. %\0`])
      others.push(...[at, at + 1].map((from) => token.slice(0, at) + put + token.slice(from)));
  }
  for (const other of others) if (other !== token && (await opens(other))) expect.fail(`${other} opens`);
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
