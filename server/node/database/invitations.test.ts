import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createInvitations, type Invitations } from "#app/invitations/.server/invitations.ts";
import { createSeals } from "#app/invitations/.server/seals.ts";
import { asNobody } from "../../../tests/kit/as-nobody.ts";
import { writeAndDie } from "../../../tests/kit/killed-writer/killed-writer.ts";
import { databaseIn } from "./database.ts";

const ACME = { label: "Acme", scope: "all", until: null } as const;

let root: string;
let file: string;
let invitations: Invitations;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "invitations-"));
  chmodSync(root, 0o755);
  file = join(root, "state/invitations.sqlite");
  invitations = open();
});
afterEach(() => rmSync(root, { recursive: true }));

function open(): Invitations {
  const seals = createSeals(["a secret of some length"]);
  return createInvitations({ database: databaseIn(file), seals, clock: Date.now });
}

test("where there are none, asking needs no place that can be written", async () => {
  mkdirSync(dirname(file));
  chmodSync(dirname(file), 0o555);
  await asNobody(async () => {
    expect(await invitations.byOwnPasscode("open sesame")).toBeNull();
    await expect(invitations.create(ACME)).rejects.toMatchObject({ name: "DatabaseError" });
    expect(await invitations.byOwnPasscode("open sesame")).toBeNull();
  });
});

test("they go on without a restart when a damaged file was moved away, and when it was put back whole", async () => {
  const { id = "" } = (await invitations.create(ACME, "open sesame")) ?? {};
  const whole = join(root, "whole");
  const damaged = join(root, "damaged");
  await databaseIn(file).read("VACUUM INTO ?", whole);
  writeFileSync(damaged, "damaged ".repeat(1_000));

  renameSync(damaged, file);
  await expect(invitations.byOwnPasscode("open sesame")).rejects.toMatchObject({ name: "DatabaseError" });
  await expect(invitations.create(ACME)).rejects.toMatchObject({ name: "DatabaseError" });
  renameSync(file, damaged);
  expect(await invitations.byOwnPasscode("open sesame")).toBeNull();
  expect(await invitations.create(ACME, "open sesame")).not.toBeNull();
  renameSync(whole, file);
  expect((await invitations.byOwnPasscode("open sesame"))?.id).toBe(id);
});

test("several servers that begin at the same moment make one place, and keep what they answer", async () => {
  const runs = await Promise.all(
    [1, 2, 3].map(() => writeAndDie(file, { statement: Number.MAX_SAFE_INTEGER })),
  );
  const lines = runs.flatMap((run) => run.lines);
  // One may be told that another is writing, but not all.
  expect(runs.some(({ ended }) => ended)).toBe(true);
  for (const { id } of lines) expect(await invitations.get(id)).not.toBeNull();
  const database = databaseIn(file);
  expect(await database.read("SELECT number FROM migrations")).toEqual([{ number: 1 }]);
  expect(await database.read("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});
