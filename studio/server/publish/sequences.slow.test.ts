import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { isSiteFile } from "../../../files/site-file.ts";
import { writeFileIn } from "../../../tests/helpers/new-folder.ts";
import { cloneOf, PROFILE, runGit, STUDY, startProject } from "../../tests/publishing-project.ts";
import type { Changes } from "./comparison.ts";
import { differencesBetween } from "./differences.ts";

vi.setConfig({ testTimeout: 600_000 });

const STEPS = 12;
/** `SEED=123` repeats the sequences from this seed on. */
const FIRST_SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const SEEDS = Array.from({ length: 60 }, (_, index) => FIRST_SEED + index);

let publicationCount = 0;

type Project = Awaited<ReturnType<typeof startProject>>;

/** Returns random integers below `limit` (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

const attempt = (folder: string, ...args: string[]) => {
  try {
    return runGit(folder, ...args);
  } catch {
    return null;
  }
};

function edit(folder: string, random: (limit: number) => number): void {
  const value = random(1000);
  const access = ["public", "passcode", "invited"][random(3)];
  const study = `access: ${access}\nhero:\n  title: Study ${random(2)}\nnote: ${value}\n`;
  const edits = [
    () => writeFileIn(folder, PROFILE, `name: Ada ${value}\n`),
    () => writeFileIn(folder, STUDY, study),
    () => writeFileIn(folder, `content/case-studies/new-${random(3)}/case-study.yaml`, study),
    () => rmSync(join(folder, `content/case-studies/new-${random(3)}`), { recursive: true, force: true }),
    () => writeFileIn(folder, `content/.notes-${random(2)}.md`, `private ${value}\n`),
    () => writeFileIn(folder, "code.txt", `code ${value}\n`),
    () => writeFileIn(folder, `other-${random(2)}.txt`, `other ${value}\n`),
  ];
  edits[random(edits.length)]?.();
}

function changeWithGit(folder: string, random: (limit: number) => number): void {
  const commands = [
    () => attempt(folder, "add", "--all", ["content", ".", "code.txt"][random(3)] ?? "."),
    () => attempt(folder, "commit", "-q", "-m", `Commit ${random(1000)}`),
    () => attempt(folder, "commit", "-q", "-a", "-m", `Commit all ${random(1000)}`),
    () => attempt(folder, "push", "-q", "origin", "HEAD"),
    () => attempt(folder, "pull", "-q", "--ff-only", "origin", "main"),
    () => attempt(folder, "switch", "-q", random(2) === 0 ? "main" : "side"),
  ];
  commands[random(commands.length)]?.();
}

function workElsewhere(clone: string, random: (limit: number) => number): void {
  attempt(clone, "pull", "-q", "--ff-only", "origin", "main");
  edit(clone, random);
  attempt(clone, "add", "--all");
  attempt(clone, "commit", "-q", "-m", `Elsewhere ${random(1000)}`);
  attempt(clone, "push", "-q", "origin", "main");
}

/** Reads the files that a publication must not change: the folder, and the index except for the site. */
function ownState({ root, git }: Project) {
  const files = listFiles(root).filter((name) => !/^(\.git|\.state)\//.test(name));
  const index = git("ls-files", "-s").split("\n");
  return {
    files: files.map((name) => [name, readFileSync(join(root, name), "utf8")]),
    index: index.filter((line) => !isInSite(line.split("\t")[1] ?? "")),
    branch: git("symbolic-ref", "HEAD"),
  };
}

function isInSite(name: string): boolean {
  return name.startsWith("content/") && isSiteFile(name.slice("content/".length));
}

function siteOf(bare: string, commit: string | null): Map<string, Buffer> {
  if (!commit) return new Map();
  const names = runGit(bare, "ls-tree", "-r", "--name-only", commit).split("\n").filter(isInSite);
  const bytesOf = (name: string) => execFileSync("git", ["show", `${commit}:${name}`], { cwd: bare });
  return new Map(names.map((name) => [name.slice("content/".length), bytesOf(name)]));
}

const otherFiles = (folder: string, commit: string) =>
  runGit(folder, "ls-tree", "-r", commit)
    .split("\n")
    .filter((line) => !isInSite(line.split("\t")[1] ?? ""));

async function publishAndCheck(project: Project, random: (limit: number) => number, clone: string) {
  const { git, bare } = project;
  const sheet = await project.compare();
  const isTakeBack = sheet.takeBack !== null && random(2) === 0;
  const interruption = random(6);
  if (interruption === 0) edit(project.root, random);
  if (interruption === 1) changeWithGit(project.root, random);
  if (interruption === 2) workElsewhere(clone, random);
  const ref = git("symbolic-ref", "HEAD");
  const head = git("rev-parse", "HEAD");
  const before = attempt(bare, "rev-parse", "--verify", "-q", ref);
  const state = ownState(project);
  const { stage, question } = await project.publish(isTakeBack ? "takeBack" : "publish", sheet);
  const after = attempt(bare, "rev-parse", "--verify", "-q", ref);
  expect(ownState(project)).toEqual(state);
  if (stage === "failed") {
    expect(after).toBe(before);
    expect(git("rev-parse", "HEAD")).toBe(head);
    if (question === "takeIn" || question === "chooseVersion") await project.answer({ takeIn: "mine" });
    expect(attempt(bare, "rev-parse", "--verify", "-q", ref)).toBe(before);
    return false;
  }
  checkSent(project, { before, after: after ?? "", head, sheet, isTakeBack });
  expect(git("diff", "--cached", "--name-only", "HEAD").split("\n").filter(isInSite)).toEqual([]);
  return true;
}

interface Sent {
  before: string | null;
  after: string;
  head: string;
  sheet: Changes;
  isTakeBack: boolean;
}

function checkSent({ bare, git }: Project, { before, after, head, sheet, isTakeBack }: Sent): void {
  const changes = differencesBetween(siteOf(bare, before), siteOf(bare, after));
  const listed = isTakeBack ? sheet.takeBack?.changes : sheet.changes;
  expect(sheet.isFirst ? changes.filter(({ kind }) => kind === "access") : changes).toEqual(listed);
  expect(otherFiles(bare, after)).toEqual(otherFiles(git("rev-parse", "--show-toplevel"), head));
  if (!before) return;
  const sent = runGit(bare, "rev-list", `${before}..${after}`).split("\n").filter(Boolean);
  const ownCommits = sheet.commits.map(({ hash }) => hash);
  expect(sent.filter((hash) => !ownCommits.includes(hash))).toEqual(after === head ? [] : [after]);
}

test.for(SEEDS)("sends exactly what the sheet shows in %i", async (seed) => {
  const random = createRandom(seed);
  const project = await startProject();
  project.git("branch", "-q", "side");
  const clones = [cloneOf(project.bare, "Ada"), cloneOf(project.bare, "Grace")];
  for (let step = 0; step < STEPS; step += 1) {
    const clone = clones[random(2)] ?? "";
    const kind = random(8);
    if (kind < 2) edit(project.root, random);
    else if (kind < 4) changeWithGit(project.root, random);
    else if (kind < 5) workElsewhere(clone, random);
    else if (await publishAndCheck(project, random, clone)) publicationCount += 1;
  }
});

test("the sequences contain publications", () => {
  expect(publicationCount).toBeGreaterThan(SEEDS.length);
});
