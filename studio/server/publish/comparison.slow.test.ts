import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { writeFileIn } from "../../../tests/helpers/new-folder.ts";
import { cloneOf, PROFILE, runGit, STUDY, startProject } from "../../tests/publishing-project.ts";
import type { Publisher } from "./publisher.ts";

vi.setConfig({ testTimeout: 240_000 });

const LOCKED = "access: passcode\nhero:\n  title: Search\n";
const PUBLIC = "access: public\nhero:\n  title: Search\n";
const NEWER = expect.stringContaining("something has changed since you opened the list");

/** A colleague commits a file and pushes it. */
function pushElsewhere(bare: string, name: string, text: string): void {
  const clone = cloneOf(bare, "Grace");
  writeFileIn(clone, name, text);
  runGit(clone, "add", "--all");
  runGit(clone, "commit", "-q", "-m", `Change ${name}`);
  runGit(clone, "push", "-q");
}

function duringBuild(publisher: Publisher, work: () => void): void {
  const onChange = () => {
    if (publisher.status.stage !== "building") return;
    publisher.off("change", onChange);
    work();
  };
  publisher.on("change", onChange);
}

test("compares with the remote's commit, and turns Take back off if something newer is online", async () => {
  const { bare, git, compare, publish, write, remoteFile } = await startProject();
  write(STUDY, PUBLIC);
  await publish();
  const before = await compare();
  expect(before.takeBack?.changes).toMatchObject([{ kind: "access", after: "Passcode" }]);
  write(PROFILE, "name: Grace\n");
  await publish();
  const older = await compare();
  pushElsewhere(bare, STUDY, LOCKED);
  const opening = { kind: "access", where: "Search", before: "Passcode", after: "Everyone" };
  expect(await compare()).toMatchObject({
    ...{ changes: [opening], takeBack: null, notice: "Something newer is online." },
  });
  expect(await publish("takeBack", older)).toMatchObject({ stage: "failed", detail: NEWER });
  expect(remoteFile(STUDY)).toContain("passcode");
  expect(git("for-each-ref", "refs/remotes")).not.toContain(git("--git-dir", bare, "rev-parse", "main"));
});

test.each<[string, (project: Awaited<ReturnType<typeof startProject>>) => void]>([
  ["the files", ({ write }) => write("content/later.yaml", "name: Later\n")],
  ["the local commit", ({ git }) => git("commit", "-q", "--allow-empty", "-m", "Later")],
  ["the remote's commit", ({ bare }) => pushElsewhere(bare, "code.txt", "newer\n")],
])("sends nothing if %s changed after the list was shown", async (_, change) => {
  const project = await startProject();
  project.write(PROFILE, "name: Grace\n");
  const sheet = await project.compare();
  change(project);
  const head = project.remoteHead();
  expect(await project.publish("publish", sheet)).toMatchObject({ stage: "failed" });
  expect(project.remoteHead()).toBe(head);
});

test("lists the owner's own commits, which the push sends along", async () => {
  const { git, compare, write } = await startProject();
  git("config", "user.email", "joan@example.com");
  write("code.txt", "newer\n");
  write("more.txt", "more\n");
  git("add", "code.txt", "more.txt");
  git("commit", "-q", "-m", "Improve the code");
  const commits = [{ subject: "Improve the code", files: 2 }];
  expect(await compare()).toMatchObject({ isFirst: false, commits });
  git("switch", "-q", "-c", "new-branch");
  expect(await compare()).toMatchObject({ isFirst: true, commits });
});

test("lists commits that git hides behind a replacement, because a push sends them", async () => {
  const { git, compare, write } = await startProject();
  for (const text of ["confidential\n", "new\n"]) {
    write("code.txt", text);
    git("commit", "-q", "-a", "-m", text);
  }
  git("replace", "--graft", "HEAD", "HEAD~2");
  expect((await compare()).commits.map(({ subject }) => subject)).toEqual(["new", "confidential"]);
});

test("shows the last comparison without a connection, and publishes nothing", async () => {
  const { bare, compare, publish, write } = await startProject();
  const { comparedAt } = await compare();
  renameSync(bare, `${bare}-away`);
  write(PROFILE, "name: Grace\n");
  const sheet = await compare();
  expect(sheet).toMatchObject({ key: null, comparedAt, changes: [{ after: "Grace" }] });
  expect(sheet.notice).not.toBe("");
  expect(await publish()).toMatchObject({ stage: "failed" });
  renameSync(`${bare}-away`, bare);
});

test("drops the message of a failed connection after the next comparison", async () => {
  const { bare, compare, publish, publisher } = await startProject();
  const sheet = await compare();
  renameSync(bare, `${bare}-away`);
  expect(await publish("publish", sheet)).toMatchObject({ stage: "failed" });
  renameSync(`${bare}-away`, bare);
  await compare();
  expect(publisher.status.stage).toBe("idle");
});

test("takes back the last publication after a question was answered", async () => {
  const { root, git, publish, answer, write, read, remoteFile } = await startProject();
  const marker = JSON.stringify(join(root, "ask.txt"));
  const ask = `if (existsSync(${marker})) { console.log('{"question":"CLOUDFLARE_API_TOKEN"}'); process.exit(1); }`;
  write("scripts/build.ts", `import { existsSync } from "node:fs";\n${ask}\n${read("scripts/build.ts")}`);
  git("commit", "-qam", "Ask during the build");
  await publish();
  write(PROFILE, "name: Mistake\n");
  await publish();
  write(PROFILE, "name: Unfinished\n");
  write("ask.txt", "");
  expect(await publish("takeBack")).toMatchObject({ question: "CLOUDFLARE_API_TOKEN" });
  rmSync(join(root, "ask.txt"));
  expect(await answer({ settings: { CLOUDFLARE_API_TOKEN: "cf-token" } })).toMatchObject({ stage: "sent" });
  expect(read(".env")).toBe("CLOUDFLARE_API_TOKEN=cf-token");
  expect(read(".state/memory.json")).not.toContain("cf-token");
  expect(remoteFile(PROFILE)).toBe("name: Ada");
});

test("pushes the branch that the list was made for, even if another branch is checked out meanwhile", async () => {
  const { git, compare, publish, publisher, write, remoteFile, remoteFiles } = await startProject();
  git("switch", "-q", "-c", "experiment");
  write("experiment.txt", "unfinished\n");
  git("add", "experiment.txt");
  git("commit", "-q", "-m", "Experiment");
  git("switch", "-q", "main");
  write(PROFILE, "name: Grace\n");
  const sheet = await compare();
  duringBuild(publisher, () => git("switch", "-q", "experiment"));
  expect(await publish("publish", sheet)).toMatchObject({ stage: "sent" });
  expect([remoteFile(PROFILE), remoteFiles().includes("experiment.txt")]).toEqual(["name: Grace", false]);
  expect([git("diff", "--cached", "--name-only"), git("rev-parse", "experiment~")]).toEqual([
    "",
    git("rev-parse", "main~"),
  ]);
});

test("sends nothing if the remote's branch moves back during the build", async () => {
  const { bare, git, publish, publisher, write, remoteHead } = await startProject();
  const older = remoteHead();
  write("code.txt", "removed from the repository\n");
  git("commit", "-qam", "Improve the code");
  git("push", "-q");
  write(PROFILE, "name: Grace\n");
  duringBuild(publisher, () => runGit(bare, "update-ref", "refs/heads/main", older));
  expect(await publish()).toMatchObject({ stage: "failed" });
  expect([remoteHead(), git("log", "-1", "--format=%s")]).toEqual([older, "Improve the code"]);
});

test("compares with the build on Cloudflare, and lists all access if something else may be online", async () => {
  let id = "0123456789abcdef";
  await using server = createServer((_, response) => response.end(id)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { publisher, write } = await startProject(`http://127.0.0.1:${port}`);
  write("scripts/cloudflare/tools.ts", "");
  write("scripts/deploy.ts", 'import "./build.ts";\n');
  const publish = async (takeBack = false) => {
    const { key, takeBack: list } = await publisher.compare("cloudflare");
    publisher.start({ target: "cloudflare", key: (takeBack ? list?.key : key) ?? "", takeBack });
    while (!["failed", "online"].includes(publisher.status.stage)) await once(publisher, "change");
    return publisher.status;
  };
  expect(await publish()).toMatchObject({ stage: "online" });
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "online" });
  expect((await publisher.compare("cloudflare")).takeBack).not.toBe(null);
  id = "fedcba9876543210";
  const { takeBack, changes, notice } = await publisher.compare("cloudflare");
  expect([takeBack, changes]).toMatchObject([null, [{ kind: "access", after: "Passcode" }]]);
  expect(notice).toMatch(/^Something else may be online/);
});
