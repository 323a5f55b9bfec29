import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { listFiles } from "../files/list-files.ts";
import { newFolder, writeFileIn } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";
import { hashOfProjectFile, RELEASE_LIST } from "./move-in/release-list.ts";

type Files = Record<string, string>;

const SAMPLE = { "content/profile.yaml": "name: Sample\n" };
const OLD_FILES = {
  "app/a.ts": "1",
  "app/changed.ts": "1",
  "app/retired.ts": "1",
  "artwork/x/y.ts": "1",
  ...SAMPLE,
};
const NEW_FILES = {
  "app/a.ts": "2",
  "app/changed.ts": "2",
  "app/new.ts": "2",
  "artwork/x/y.ts": "2",
  "taken.txt": "2",
};
const OWN_FILES = {
  ".env": "PASSCODE=amber\n",
  ".state/studio/history": "undo",
  CNAME: "example.com",
  "public/talk.pdf": "%PDF",
  "public/favicon.svg": "generated",
  "node_modules/x": "package",
  "taken.txt": "mine",
  "content/profile.yaml": "name: Ada\n",
  "content/interface.yaml": "# mine\r\ngate: {title: Passwort}\r\n",
};
const CHANGELOG =
  "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-03-01\n\nTwo.\n\n## [1.1.0] - 2027-02-01\n\nOne.\n\n## [1.0.0] - 2027-01-01\n\nNil.\n";

/** Creates two folders next to each other: the site of an owner, and a newer version. */
function makeFolders(ownFiles: Files = OWN_FILES) {
  const parent = newFolder();
  const [site, next] = [join(parent, "my site"), join(parent, "next")];
  writeRelease(site, "1.0.0", OLD_FILES);
  writeRelease(next, "1.2.0", { ...NEW_FILES, ...SAMPLE, "CHANGELOG.md": CHANGELOG });
  for (const [name, text] of Object.entries(ownFiles)) writeFileIn(site, name, text);
  const git = (folder: string, ...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe" }).trimEnd();
  return { site, next, git, read: (name: string) => readFileSync(join(next, name), "utf8") };
}

function writeRelease(folder: string, version: string, files: Files): void {
  const all = { ...files, "package.json": JSON.stringify({ name: "design-portfolio", version }) };
  for (const [name, text] of Object.entries(all)) writeFileIn(folder, name, text);
  const hashes = Object.keys(all).map((name) => [name, hashOfProjectFile(join(folder, name))]);
  writeFileIn(folder, RELEASE_LIST, JSON.stringify({ version, files: Object.fromEntries(hashes) }));
}

async function moveIn(next: string, ...args: string[]) {
  const { code, stdout, stderr } = await runScript("scripts/move-in.ts", args, { cwd: next });
  return { code, output: stdout + stderr };
}

function snapshot(folder: string): string[][] {
  return listFiles(folder).map((file) => [file, readFileSync(join(folder, file), "base64")]);
}

test("brings everything of the owner into the new version, after an interrupted run, too, and commits the rest", async () => {
  const { site, next, read, git } = makeFolders();
  git(site, "init", "-q", "-b", "main");
  git(site, "add", "app", "package.json", "content/profile.yaml");
  git(site, "config", "user.name", "Ada");
  git(site, "config", "user.email", "ada@example.com");
  git(site, "commit", "-qm", "Mine");
  git(site, "add", "CNAME", "content");
  rmSync(join(site, "artwork"), { recursive: true });
  symlinkSync("CNAME", join(site, "link"));
  symlinkSync("missing", join(site, "broken"));
  for (const name of ["app/a.ts", "app/changed.ts"])
    writeFileIn(site, name, name === "app/a.ts" ? "1" : "mine");
  const before = snapshot(site);
  writeFileIn(next, "move-in.part", "");
  for (const name of [".state/half", ".env", "content/half.yaml", "CNAME"]) writeFileIn(next, name, "half");
  const { code, output } = await moveIn(next, "../my site");
  expect(code).toBe(0);
  expect(listFiles(next).filter((file) => !/^\.(content|git)\//.test(file))).toEqual([
    ...[".env", ".state/studio/history", "CHANGELOG.md", "CNAME", "app/a.ts", "app/changed.ts", "app/new.ts"],
    ...["content/interface.yaml", "content/profile.yaml", "package.json", "public/talk.pdf", RELEASE_LIST],
    "taken.txt",
  ]);
  expect(["app/a.ts", "app/changed.ts", "taken.txt", "CNAME", "link"].map(read)).toEqual([
    ...["2", "2", "2", "example.com", "example.com"],
  ]);
  expect(lstatSync(join(next, "broken")).isSymbolicLink()).toBe(true);
  expect(read("content/interface.yaml")).toBe("# mine\r\nlock: {title: Passwort}\r\n");
  expect(output).toMatch(
    /changed these .*:\n {2}..\/my site\/app\/changed.ts\nThis version .*\n {2}..\/my site\/taken.txt\n/,
  );
  expect(output).toMatch(/Two\.\n\n## \[1\.1\.0\] - 2027-02-01\n\nOne\.\n\n/);
  expect(output).not.toContain("Nil.");
  expect(output).toContain("projects.yaml:1:1 is missing");
  expect(snapshot(site)).toEqual(before);
  expect(git(next, "show", "--name-status", "--format=%s").split("\n").sort()).toEqual([
    ...["", "A\tCHANGELOG.md", "A\tapp/new.ts", `A\t${RELEASE_LIST}`, "A\ttaken.txt", "D\tapp/retired.ts"],
    ...["M\tapp/a.ts", "M\tapp/changed.ts", "M\tpackage.json", "Update to version 1.2.0"],
  ]);
  expect(git(next, "diff", "--cached", "--name-only")).toBe("CNAME\ncontent/interface.yaml");
  const again = await moveIn(next, "../my site");
  expect(again).toEqual({ code: 1, output: expect.stringContaining("already contains a site") });
});

test.each([
  ["in the middle of a merge", "MERGE_HEAD", "a merge or similar is under way"],
  ["without a name and e-mail", "config", "git does not know your name"],
])(
  "names the commands for a commit %s, and reports a version without a list of files",
  async (_title, file, reason) => {
    const { site, next, git, read } = makeFolders();
    rmSync(join(site, RELEASE_LIST));
    git(site, "init", "-q", "-b", "main");
    writeFileIn(
      site,
      `.git/${file}`,
      file === "config" ? "[user]\n\tuseConfigOnly = true\n\tname =\n\temail =\n" : "",
    );
    const { output } = await moveIn(next, "../my site");
    expect(output).toContain(reason);
    expect(output).toContain("Version 1.0.0 has no list of its files");
    expect([read("app/changed.ts"), read("CNAME"), read("public/talk.pdf")]).toEqual([
      "2",
      "example.com",
      "%PDF",
    ]);
    expect(output).toContain('git commit -m "Update to version 1.2.0" . ":^content"');
  },
);

test("without a folder, updates only the names in content/", async () => {
  const { site } = makeFolders();
  const before = listFiles(site);
  expect(await moveIn(site)).toEqual({ code: 0, output: "Updated 1 name in content/.\n" });
  expect(listFiles(site)).toEqual(before);
  expect(readFileSync(join(site, "content/interface.yaml"), "utf8")).toBe(
    "# mine\r\nlock: {title: Passwort}\r\n",
  );
});

test("refuses a folder that is not an older site, and one whose studio is running", async () => {
  const { site, next } = makeFolders();
  const before = snapshot(next);
  const lockFile = join(site, ".state/studio/lock.sqlite");
  writeFileIn(site, ".state/studio/lock.sqlite", "");
  {
    using lock = new DatabaseSync(lockFile);
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    expect((await moveIn(next, "../my site")).output).toContain("Close the studio of ../my site");
  }
  expect((await moveIn(next, "..")).output).toContain("does not contain a site of this project");
  expect((await moveIn(next, ".")).output).toContain("next to the folder of your site");
  writeRelease(site, "1.10.0", OLD_FILES);
  expect(await moveIn(next, "../my site")).toEqual({
    code: 1,
    output: expect.stringContaining("newer version 1.10.0"),
  });
  rmSync(join(next, RELEASE_LIST));
  expect((await moveIn(next, "../my site")).output).toContain("not a released version");
  const withoutList = before.filter(([file]) => file !== RELEASE_LIST);
  expect(snapshot(next)).toEqual(withoutList);
});
