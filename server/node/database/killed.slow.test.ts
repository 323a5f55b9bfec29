import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import type { InvitationView } from "#app/invitations/.server/invitation.ts";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { type Line, STATES, writeAndDie } from "../../../tests/helpers/killed-writer/killed-writer.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { databaseIn } from "./database.ts";

// It starts some thirty processes.
vi.setConfig({ testTimeout: 120_000 });

/** Processes. */
const AT_ONCE = 4;

let root: string;

beforeEach(() => {
  root = newFolder();
});

test("killed before any of its statements, it has kept all that it answered", async () => {
  for (let first = 1; ; first += AT_ONCE) {
    const statements = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const runs = await Promise.all(statements.map(dieBefore));
    const whole = runs.findIndex(({ ended }) => ended);
    if (whole === -1) continue;
    // The file is opened, its tables are made, and six things are done.
    expect(first + whole - 1).toBe(1 + 7 + 6 * 3);
    expect(runs[whole]?.lines).toHaveLength(6);
    break;
  }

  async function dieBefore(statement: number) {
    const file = join(root, `${statement}/invitations.sqlite`);
    const run = await writeAndDie(file, { statement });
    await expectKept(file, run.lines);
    return run;
  }
});

test.each([1, 5, 20, 100])("killed at any moment after %i answers, it has kept them", async (count) => {
  const file = join(root, "invitations.sqlite");
  const { lines, ended } = await writeAndDie(file, { lines: count });
  expect(ended).toBe(false);
  expect(lines.length).toBeGreaterThanOrEqual(count);
  await expectKept(file, lines);
});

test("ended in peace, it leaves one file that is whole by itself", async () => {
  const file = join(root, "state/invitations.sqlite");
  await writeAndDie(file, { statement: Number.MAX_SAFE_INTEGER });
  expect(readdirSync(dirname(file))).toEqual(["invitations.sqlite"]);
});

test("several servers that begin at the same moment make one file, and keep what they answer", async () => {
  const file = join(root, "state/invitations.sqlite");
  const runs = await Promise.all(
    [1, 2, 3].map(() => writeAndDie(file, { statement: Number.MAX_SAFE_INTEGER })),
  );
  // One may be told that another is writing, but not all.
  expect(runs.some(({ ended }) => ended)).toBe(true);
  for (const { lines } of runs) await expectKept(file, lines);
  expect(await databaseIn(file).read("SELECT number FROM migrations")).toEqual([{ number: 1 }]);
});

async function expectKept(file: string, lines: readonly Line[]): Promise<void> {
  const database = databaseIn(file);
  const invitations = createInvitations({
    database,
    secrets: ["a secret of some length"],
    clock: Date.now,
  });
  const answered = new Map(lines.map(({ id, is }) => [id, is]));
  for (const [id, state] of answered) {
    const kept = (await invitations.get(id))?.invitation;
    const isNext = kept && STATES.indexOf(stateOf(kept)) === STATES.indexOf(state) + 1;
    // It may be a step further, if it was killed before it could say so.
    if (id === lines.at(-1)?.id && isNext) continue;
    expect(kept && stateOf(kept)).toBe(state);
  }
  expect(await database.read("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  await invitations.create({ label: "later", scope: "all", until: null });
}

function stateOf(kept: InvitationView): Line["is"] {
  if (kept.endedAt !== null) return "ended";
  return kept.visits === null ? "created" : "visited";
}
