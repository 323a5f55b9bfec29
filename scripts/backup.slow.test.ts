import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { databaseIn } from "../server/node/database/database.ts";
import { writeAndDie } from "../tests/helpers/killed-writer/killed-writer.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const SECRET = "a secret of some length";
const ACME = { label: "Acme", scope: "all", until: null } as const;

let folder: string;
let file: string;

beforeEach(() => {
  folder = newFolder();
  file = join(folder, "state/invitations.sqlite");
});

function backUp(variables: Record<string, string> = {}, ...copy: string[]) {
  const env = { PATH: process.env.PATH, STATE_DIRECTORY: join(folder, "state"), SESSION_SECRET: "" };
  return runScript("scripts/backup.ts", copy, { cwd: folder, env: { ...env, ...variables } });
}

function invitationsIn(path: string) {
  return createInvitations({ database: databaseIn(path), secrets: [SECRET], clock: Date.now });
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("saves, while the server runs, what is kept, for this user alone, and says how to put it back", async () => {
  const invitations = invitationsIn(file);
  await invitations.create(ACME, "open sesame");
  await invitations.create(ACME, "amber canoe");
  const { code, said, complained } = await backUp();
  const [name = ""] = readdirSync(join(folder, "backups"));
  expect(name).toMatch(/^invitations-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
  expect(said).toBe(
    `Saved 2 invitations in ${join("backups", name)}. To put it back, stop the server, delete ${file}-wal and ${file}-shm if they are there, and copy it to ${file}.\n` +
      `Keep ${join(folder, "state/session-secret")}, too: without it the links and passcodes in the backup open nothing.\n`,
  );
  expect({ code, complained }).toEqual({ code: 0, complained: "" });
  expect(readdirSync(join(folder, "backups"))).toEqual([name]);
  if (process.platform !== "win32") {
    expect([mode(join(folder, "backups")), mode(join(folder, "backups", name))]).toEqual(["700", "600"]);
  }
  await invitations.create(ACME, "later");
  expect((await invitations.list()).page).toHaveLength(3);
});

test("what was saved is put back as it says, also after a server that was killed", async () => {
  const { lines } = await writeAndDie(file, { statement: 22 });
  expect((await backUp({}, "kept.sqlite")).said).toMatch(
    /^Saved \d+ invitations in kept\.sqlite\. To put it back/,
  );
  await writeAndDie(file, { statement: 15 });
  expect(existsSync(`${file}-wal`)).toBe(true);

  for (const end of ["-wal", "-shm"]) rmSync(file + end);
  copyFileSync(join(folder, "kept.sqlite"), file);
  const invitations = invitationsIn(file);
  const saved = invitationsIn(join(folder, "kept.sqlite"));
  const { page } = await invitations.list();
  expect(page).toEqual((await saved.list()).page);
  for (const { id } of lines) {
    const credentials = (await invitations.get(id))?.credentials;
    expect((await invitations.byToken(credentials?.token ?? ""))?.id).toBe(id);
    expect((await invitations.byOwnPasscode(credentials?.ownPasscode ?? ""))?.id).toBe(id);
  }
  await invitations.create(ACME);
  expect((await invitations.list()).page).toHaveLength(page.length + 1);
});

test("names SESSION_SECRET where it is set", async () => {
  await invitationsIn(file).create(ACME);
  expect((await backUp({ SESSION_SECRET: SECRET })).said).toMatch(/\nKeep SESSION_SECRET, too: without it/);
});

test("overwrites nothing", async () => {
  await invitationsIn(file).create(ACME);
  writeFileSync(join(folder, "kept.sqlite"), "something else");
  expect(await backUp({}, "kept.sqlite")).toEqual({
    code: 1,
    said: "",
    complained: "kept.sqlite is there already and stays as it is: give another name.\n",
  });
  expect(readFileSync(join(folder, "kept.sqlite"), "utf8")).toBe("something else");
});

describe("saves nothing", () => {
  const nothing = () => ({
    code: 0,
    said: `There is nothing to back up: ${file} holds no invitation.\n`,
    complained: "",
  });

  test("where nobody was ever invited", async () => {
    expect(await backUp()).toEqual(nothing());
    expect(readdirSync(folder)).toEqual([]);
  });

  test("where nobody is invited any more", async () => {
    const invitations = invitationsIn(file);
    await invitations.delete((await invitations.create(ACME))?.id ?? "");
    expect(await backUp()).toEqual(nothing());
    expect(existsSync(join(folder, "backups"))).toBe(false);
  });

  test.each([
    ["no database", (bytes: Buffer) => bytes.fill("x")],
    ["overwritten in its last page", (bytes: Buffer) => bytes.fill(0xa5, bytes.length - 4096)],
  ])("of a file that is damaged: %s", async (_name, damage) => {
    const source = join(folder, "source/invitations.sqlite");
    const database = databaseIn(source);
    const invitations = createInvitations({ database, secrets: [SECRET], clock: Date.now });
    for (let index = 0; index < 20; index++) await invitations.create(ACME);
    await backUp({ STATE_DIRECTORY: join(folder, "source") }, "state/invitations.sqlite");
    writeFileSync(file, damage(readFileSync(file)));
    expect(await backUp()).toEqual({
      code: 1,
      said: "",
      complained: `${file} is damaged: put back a backup, or move it away, and a new one without invitations is made.\n`,
    });
    expect(existsSync(join(folder, "backups"))).toBe(false);
  });
});
