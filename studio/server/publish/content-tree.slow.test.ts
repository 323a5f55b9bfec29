import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { openPublisher, PROFILE, STUDY, startProject } from "../../tests/publishing-project.ts";

vi.setConfig({ testTimeout: 240_000 });

function addScript(file: string, script: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

test("leaves files that are not part of the site in the repository as they are", async () => {
  const { git, write, publish, remoteFile, remoteFiles } = await startProject();
  write("content/.parked/case-study.yaml", "committed\n");
  write("content/.removed.md", "committed\n");
  git("add", "--all");
  git("commit", "-q", "-m", "Park a study");
  git("push", "-q");
  write("content/.parked/case-study.yaml", "private\n");
  git("rm", "-q", "--cached", "content/.removed.md");
  write("content/.env.local", "SECRET=1\n");
  write("content/case-studies/.nda-notes.md", "private\n");
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect(remoteFiles().filter((name) => name.includes("/."))).toEqual([
    "content/.parked/case-study.yaml",
    "content/.removed.md",
  ]);
  expect(remoteFile("content/.parked/case-study.yaml")).toBe("committed");
  expect(git("status", "--porcelain", "--untracked-files=no").split("\n")).toEqual([
    "M content/.parked/case-study.yaml",
    "D  content/.removed.md",
  ]);
});

test("sends files that git ignores, and a file that only differs in its capital letters", async () => {
  const { root, git, write, publish, remoteFiles } = await startProject();
  write("content/A.png", "image");
  await publish();
  git("config", "core.ignorecase", "true");
  rmSync(join(root, "content/A.png"));
  write("content/a.png", "image");
  write(".git/info/exclude", "*.png\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect(remoteFiles().filter((name) => name.endsWith(".png"))).toEqual(["content/a.png"]);
});

test("sends the file that a link points to", async () => {
  const { root, git, write, publish, remoteFile, bare } = await startProject();
  write("content/first.txt", "text\n");
  symlinkSync(join(root, "content/first.txt"), join(root, "content/second.txt"));
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect(remoteFile("content/second.txt")).toBe("text");
  expect(git("--git-dir", bare, "ls-tree", "main", "content/second.txt")).toMatch(/^100644/);
});

test("discards what a pre-commit hook changes", async () => {
  const { root, git, write, read, publish, remoteFile, remoteFiles } = await startProject();
  git("config", "core.hooksPath", "hooks");
  const script = [
    "test -f code.txt && test -f node_modules/package.txt || exit 1",
    'test "$(git status --porcelain)" = "M  content/profile.yaml" || exit 1',
    "echo 'name: Written by a hook' > content/profile.yaml",
    "rm code.txt",
    "git add -A && git stash -q && git config user.name Hook && git branch hook",
  ];
  addScript(join(root, "hooks/pre-commit"), script.join("\n"));
  git("add", "hooks");
  git("commit", "-q", "-m", "Add a hook", "--no-verify");
  write("node_modules/package.txt", "");
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect([remoteFile(PROFILE), read(PROFILE), read("code.txt")]).toEqual([
    "name: Grace",
    "name: Grace",
    "old",
  ]);
  expect(remoteFiles()).toContain("code.txt");
  const state = [git("branch", "--list", "hook"), git("stash", "list"), git("config", "user.name")];
  expect([...state, git("status", "--porcelain")]).toEqual(["", "", "Ada", ""]);
});

test("sends nothing if a pre-commit hook refuses, and skips a hook that is not executable", async () => {
  const { root, write, publish } = await startProject();
  addScript(join(root, ".git/hooks/pre-commit"), "echo No typos; exit 1");
  write(PROFILE, "name: Grace\n");
  const refusal = { stage: "failed", detail: expect.stringContaining("No typos") };
  expect(await publish()).toMatchObject(refusal);
  chmodSync(join(root, ".git/hooks/pre-commit"), 0o644);
  expect(await publish()).toMatchObject({ stage: "sent" });
});

test("restores the owner's index if two pushes fail", async () => {
  const { bare, git, write, publish } = await startProject();
  write("code.txt", "staged\n");
  write(STUDY, "access: public\n");
  git("add", "code.txt", STUDY);
  const before = git("ls-files", "-s");
  addScript(join(bare, "hooks/pre-receive"), "exit 1");
  write(PROFILE, "name: Grace\n");
  for (const _ of ["first", "second"]) expect(await publish()).toMatchObject({ stage: "failed" });
  expect(git("ls-files", "-s")).toBe(before);
});

test("keeps the owner's index and the branch together if the connection is lost during the push", async () => {
  const { root, git, write, publish } = await startProject();
  const online = join(root, ".state/online");
  addScript(join(root, ".state/upload"), `test -f "${online}" && exec git-upload-pack "$@"\nexit 1`);
  addScript(join(root, ".state/receive"), `rm "${online}"\nexit 1`);
  writeFileSync(online, "");
  git("config", "remote.origin.uploadpack", join(root, ".state/upload"));
  git("config", "remote.origin.receivepack", join(root, ".state/receive"));
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "failed" });
  expect(git("log", "-1", "--format=%s")).toBe("Publish the site's content");
  expect(git("diff", "--cached", "--name-only")).toBe("");
});

test("finishes the update of the owner's index after the studio was killed", async () => {
  const { root, git, write, publish } = await startProject();
  write("content/staged.yaml", "name: Old\n");
  await publish();
  const from = git("rev-parse", "HEAD");
  write(PROFILE, "name: Grace\n");
  await publish();
  const to = git("rev-parse", "HEAD");
  git("reset", "-q", from, "--", "content");
  git("update-ref", "refs/heads/main", to);
  write("content/staged.yaml", "name: Staged\n");
  git("add", "content/staged.yaml");
  const file = join(root, ".state/memory.json");
  const memory = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...memory, move: { ref: "refs/heads/main", from, to } }));
  await openPublisher(root);
  expect(git("diff", "--cached", "--name-only")).toBe("content/staged.yaml");
});

test("discards what a pre-commit hook changes after it unset git's variables, as lint-staged does", async () => {
  const { root, git, write, read, publish, remoteFile } = await startProject();
  const script = [
    "unset $(git rev-parse --local-env-vars)",
    'test "$(git diff --cached --name-only)" = content/profile.yaml || exit 1',
    "git reset -q --hard",
    'cd "$(git rev-parse --show-toplevel)"',
    "echo 'name: Written by a hook' > content/profile.yaml",
    "git add -A",
  ];
  addScript(join(root, ".git/hooks/pre-commit"), script.join("\n"));
  write("code.txt", "not committed\n");
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect([remoteFile(PROFILE), read(PROFILE), read("code.txt")]).toEqual([
    "name: Grace",
    "name: Grace",
    "not committed",
  ]);
  expect(git("status", "--porcelain")).toBe("M code.txt");
});

test("keeps the index of a branch that the owner created during a push that the remote refuses", async () => {
  const { root, git, write, publish } = await startProject();
  addScript(join(root, ".git/hooks/pre-push"), "git switch -q -c side; exit 1");
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "failed" });
  expect([git("branch", "--show-current"), git("status", "--porcelain")]).toEqual(["side", ""]);
});
