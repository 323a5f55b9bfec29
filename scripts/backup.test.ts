import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../server/node/database/sqlite-database.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

function backUp(folder: string, ...copy: string[]) {
  const env = { PATH: process.env.PATH, STATE_DIRECTORY: join(folder, "state") };
  return runScript("scripts/backup.ts", copy, { cwd: folder, env });
}

test("copies the open database to a file that only this user can read", async () => {
  const folder = newFolder();
  const database = createSqliteDatabase(join(folder, "state/invitations.sqlite"));
  await database.write([["CREATE TABLE notes (text TEXT)"], ["INSERT INTO notes VALUES ('one')"]]);
  const { code, stdout } = await backUp(folder);
  const [name = ""] = readdirSync(join(folder, "backups"));
  expect(name).toMatch(/^invitations-\d{4}-\d\d-\d\dT\d{6}\.sqlite$/);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`Saved backups/${name}.`) });
  const copy = join(folder, "backups", name);
  using saved = new DatabaseSync(copy, { readOnly: true });
  expect(saved.prepare("SELECT text FROM notes").all()).toEqual([{ text: "one" }]);
  if (process.platform !== "win32") expect((statSync(copy).mode & 0o777).toString(8)).toBe("600");
});

test("waits for a change by the server, and copies the change too", async () => {
  const folder = newFolder();
  const file = join(folder, "state/invitations.sqlite");
  await createSqliteDatabase(file).write([["CREATE TABLE notes (text TEXT)"]]);
  using server = new DatabaseSync(file);
  server.exec("BEGIN EXCLUSIVE; INSERT INTO notes VALUES ('one')");
  let hasEnded = false;
  const result = backUp(folder, "copies/one.sqlite").finally(() => (hasEnded = true));
  const hasStarted = () =>
    hasEnded || (existsSync(join(folder, "copies")) && readdirSync(join(folder, "copies")).length > 0);
  await expect.poll(hasStarted, { timeout: 30_000 }).toBe(true);
  server.exec("COMMIT");
  expect(await result).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(join(folder, "copies"))).toEqual(["one.sqlite"]);
  using saved = new DatabaseSync(join(folder, "copies/one.sqlite"), { readOnly: true });
  expect(saved.prepare("SELECT text FROM notes").all()).toEqual([{ text: "one" }]);
});

test("the error for a destination that cannot be written names this destination, and not the database", async () => {
  const folder = newFolder({ "a-file": "" });
  await createSqliteDatabase(join(folder, "state/invitations.sqlite")).write([["CREATE TABLE notes (text)"]]);
  const { code, stderr } = await backUp(folder, "a-file/copy.sqlite");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot write a-file\/copy\.sqlite: E[^\n]+\.\n$/);
  expect(stderr).not.toContain("invitations.sqlite");
});

test("never overwrites a file, and reports a missing or damaged database", async () => {
  const folder = newFolder({ "kept.sqlite": "something else", "state/other.txt": "" });
  const file = join(folder, "state/invitations.sqlite");
  const missingDatabaseMessage = `There are no invitations to back up: ${file} does not exist.\n`;
  expect(await backUp(folder)).toMatchObject({ code: 1, stderr: missingDatabaseMessage });
  writeFileSync(file, "not a database".repeat(1_000));
  const existingFileMessage = "kept.sqlite already exists: choose another name.\n";
  expect(await backUp(folder, "kept.sqlite")).toMatchObject({ code: 1, stderr: existingFileMessage });
  expect((await backUp(folder)).stderr).toContain(`${file} is damaged: restore a backup`);
  expect(readdirSync(join(folder, "backups"))).toEqual([]);
});
