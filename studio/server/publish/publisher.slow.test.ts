import { once } from "node:events";
import { chmodSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder, writeFileIn } from "../../../tests/helpers/new-folder.ts";
import {
  cloneOf,
  openPublisher,
  PROFILE,
  runGit,
  STUDY,
  startProject,
} from "../../tests/publishing-project.ts";

// Each publication starts about 30 processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** Uses an address of a host that the studio cannot ask, because it has no website. */
function useSsh(root: string, bare: string): void {
  writeFileIn(root, ".state/ssh", '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n');
  chmodSync(join(root, ".state/ssh"), 0o755);
  runGit(root, "config", "core.sshCommand", join(root, ".state/ssh"));
  runGit(root, "remote", "set-url", "origin", `localhost:${bare}`);
}

test("sends exactly the copied content, and keeps the owner's index and other changes", async () => {
  const { root, git, compare, publish, write, read, remoteFile } = await startProject();
  const later = "content/later.yaml";
  const script = readFileSync(join(root, "scripts/build.ts"), "utf8");
  write("scripts/build.ts", `${script}writeFileSync("${join(root, later)}", "name: Later");`);
  git("commit", "-qam", "Write a file during the build");
  git("push", "-q");
  write("code.txt", "staged");
  git("add", "code.txt");
  write(PROFILE, "name: Grace\n");
  write(STUDY, "access: public\nhero:\n  title: Search\n");
  const access = { kind: "access", where: "Search", before: "Passcode", after: "Everyone" };
  const name = { kind: "changed", where: "Home, name", before: "Ada", after: "Grace" };
  expect((await compare()).changes).toEqual([access, name]);
  expect(await publish()).toMatchObject({ stage: "sent", question: null });
  expect([remoteFile(PROFILE), remoteFile("code.txt")]).toEqual(["name: Grace", "old"]);
  expect(git("status", "--porcelain")).toBe(`M  code.txt\n?? ${later}`);
  rmSync(join(root, later));
  const { changes, takeBack } = await compare();
  expect([changes, takeBack?.changes[0]]).toEqual([[], { ...access, before: "Everyone", after: "Passcode" }]);
  expect(await publish("takeBack")).toMatchObject({ stage: "sent", isTakenBack: true });
  expect(remoteFile(PROFILE)).toBe("name: Ada");
  expect(read(PROFILE)).toBe("name: Grace");
});

test("takes back a publication that only chose another image", async () => {
  const { compare, publish, write, remoteFile } = await startProject();
  write(PROFILE, "name: Grace\nphoto: a.png\n");
  await publish();
  write(PROFILE, "name: Grace\nphoto: b.png\n");
  await publish();
  const { takeBack } = await compare();
  expect(takeBack?.changes).toEqual([expect.objectContaining({ before: "b.png", after: "a.png" })]);
  expect(await publish("takeBack")).toMatchObject({ stage: "sent" });
  expect(remoteFile(PROFILE)).toBe("name: Grace\nphoto: a.png");
});

test("shows the message of a hook until the list changes, and sends the change on the next click", async () => {
  const { bare, git, compare, publish, publisher, write, remoteFile } = await startProject();
  const head = git("rev-parse", "HEAD");
  const hook = join(bare, "hooks/pre-receive");
  writeFileIn(bare, "hooks/pre-receive", "#!/bin/sh\necho No deploys on Friday\nexit 1\n");
  chmodSync(hook, 0o755);
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({
    stage: "failed",
    detail: expect.stringContaining("No deploys on Friday"),
  });
  expect([git("rev-parse", "HEAD"), remoteFile(PROFILE)]).toEqual([head, "name: Ada"]);
  await compare();
  expect(publisher.status.stage).toBe("failed");
  write(PROFILE, "name: Joan\n");
  await compare();
  expect(publisher.status.stage).toBe("idle");
  rmSync(hook);
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect(remoteFile(PROFILE)).toBe("name: Joan");
});

test("fast-forwards to newer commits of the remote after a question, and fails if both sides have new commits", async () => {
  const { git, publish, answer, write, remoteFile } = await startProject();
  write("code.txt", "newer");
  git("commit", "-qam", "Improve the code");
  git("push", "-q", "origin", "main");
  git("reset", "-q", "--hard", "HEAD~");
  write(PROFILE, "name: Grace\n");
  const detail = expect.stringContaining("Improve the code");
  expect(await publish()).toMatchObject({ stage: "failed", question: "takeIn", detail });
  expect(await answer({ takeIn: "mine" })).toMatchObject({ stage: "takenIn" });
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect([remoteFile("code.txt"), remoteFile(PROFILE)]).toEqual(["newer", "name: Grace"]);
  git("reset", "-q", "--hard", "HEAD~2");
  git("commit", "-q", "--allow-empty", "-m", "Something else");
  expect(await publish()).toMatchObject({
    ...{ stage: "failed", question: null },
    detail: expect.stringContaining("\ngit pull --no-rebase origin main\n"),
  });
});

test("asks for the name of a public repository before it sends a locked study", async () => {
  const { bare, git, publish, answer, write } = await startProject();
  git("--git-dir", bare, "update-server-info");
  await using server = createServer(({ url = "", headers }, response) => {
    // git itself uses the older protocol without a content type.
    if (!headers["user-agent"]?.startsWith("git/"))
      response.setHeader("Content-Type", "application/x-git-upload-pack-advertisement");
    const file = join(bare, url.replace(/^\/ada\/portfolio\.git|\?.*/g, ""));
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  git("remote", "set-url", "origin", `http://127.0.0.1:${port}/ada/portfolio.git`);
  expect(await publish()).toMatchObject({ question: "repositoryName" });
  expect(await answer({ trustedName: "portfolio" })).toMatchObject({ question: "repositoryName" });
  expect(await answer({ repositoryName: "Portfolio2" })).toMatchObject({ question: "repositoryName" });
  expect(await answer({ repositoryName: "portfolio" })).toMatchObject({ question: null });
  write(STUDY, "access: public\n");
  expect(await publish()).toMatchObject({ question: null });
  write(STUDY, "access: public\ndraft: true\n");
  expect(await publish()).toMatchObject({ question: "repositoryName" });
});

test("asks once for each address of a repository that it cannot check", async () => {
  const { root, bare, git, publish, answer, write, remoteFile } = await startProject();
  useSsh(root, bare);
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ question: "trustedName" });
  expect(remoteFile(PROFILE)).toBe("name: Ada");
  expect(await answer({ trustedName: basename(bare) })).toMatchObject({ stage: "sent" });
  write(PROFILE, "name: Joan\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  git("remote", "set-url", "origin", `ada@localhost:${bare}`);
  expect(await publish()).toMatchObject({ question: "trustedName" });
});

test("counts locked content in the owner's commits that a push adds, but not in the template's", async () => {
  const { root, git, publish, write } = await startProject();
  const ownBare = newFolder();
  runGit(ownBare, "init", "-q", "--bare", "-b", "main", ".");
  useSsh(root, ownBare);
  git("config", "user.email", "joan@example.com");
  write(STUDY, "access: public\n");
  git("commit", "-qam", "Publish everything");
  expect(await publish()).toMatchObject({ question: null });
  write(STUDY, "access: public\ndraft: true\n");
  git("commit", "-qam", "wip");
  write(STUDY, "access: public\n");
  git("commit", "-qam", "Finish");
  expect(await publish()).toMatchObject({ question: "trustedName" });
});

test("counts a locked study in a commit that is not pushed, even if a later commit parks it", async () => {
  const { root, bare, git, publish, write } = await startProject();
  write(STUDY, "access: public\n");
  git("commit", "-qam", "Publish everything");
  git("push", "-q");
  useSsh(root, bare);
  write("content/case-studies/new/case-study.yaml", "access: passcode\n");
  git("add", "content");
  git("commit", "-qm", "Add a study");
  git("mv", "content/case-studies/new", "content/.new");
  git("commit", "-qm", "Park the study");
  expect(await publish()).toMatchObject({ question: "trustedName" });
});

test("sends nothing to a remote with several addresses, because it checks only one", async () => {
  const { git, publish, write, remoteFile } = await startProject();
  const second = newFolder();
  runGit(second, "init", "-q", "--bare", "-b", "main", ".");
  git("remote", "set-url", "--add", "origin", second);
  write(PROFILE, "name: Grace\n");
  const detail = expect.stringMatching(/^git pushes to several addresses/);
  expect(await publish()).toMatchObject({ stage: "failed", detail });
  expect([remoteFile(PROFILE), git("--git-dir", second, "branch")]).toEqual(["name: Ada", ""]);
});

test("asks whose version of a file stays, although git ignores the file", async () => {
  const { bare, publish, answer, write, read } = await startProject();
  const clone = cloneOf(bare, "Grace");
  writeFileIn(clone, "content/film.mp4", "of Grace");
  writeFileIn(clone, PROFILE, "name: Grace\n");
  runGit(clone, "add", "--all");
  runGit(clone, "commit", "-q", "-m", "Add a film");
  runGit(clone, "push", "-q");
  write(".git/info/exclude", "*.mp4\n");
  write("content/film.mp4", "of Ada");
  const detail = expect.stringContaining("in “film.mp4”.");
  expect(await publish()).toMatchObject({ question: "chooseVersion", detail });
  await answer({ takeIn: "mine" });
  expect([read("content/film.mp4"), read(PROFILE)]).toEqual(["of Ada", "name: Grace"]);
});

test("publishes a clone without commits by the owner only to an address that the owner enters", async () => {
  const { bare, git, compare, publish, answer, remoteFile, write } = await startProject();
  git("config", "user.email", "grace@example.com");
  write(PROFILE, "name: Grace\n");
  const access = { kind: "access", where: "Search", before: null, after: "Passcode" };
  expect(await compare()).toMatchObject({ isFirst: true, changes: [access], takeBack: null });
  expect(await publish()).toMatchObject({ question: "address", suggestion: bare });
  expect(remoteFile(PROFILE)).toBe("name: Ada");
  expect(await answer({ address: "my repository" })).toMatchObject({ question: "address", suggestion: "" });
  const ownBare = newFolder();
  runGit(ownBare, "init", "-q", "--bare", "-b", "main", ".");
  expect(await answer({ address: ownBare })).toMatchObject({ stage: "sent" });
  expect(git("--git-dir", ownBare, "show", "main:content/profile.yaml")).toBe("name: Grace");
  expect(remoteFile(PROFILE)).toBe("name: Ada");
  expect(await compare()).toMatchObject({ isFirst: false });
});

test("continues with the same publication if the owner answers that the repository is her own", async () => {
  const { publisher, bare, git, publish, answer, remoteFile, write } = await startProject();
  git("switch", "-q", "-c", "draft", "--track", "origin/main");
  git("config", "user.email", "grace@example.com");
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ question: "address", suggestion: bare, repository: null });
  expect(await answer({ address: bare })).toMatchObject({ stage: "sent", repository: basename(bare) });
  expect(remoteFile(PROFILE)).toBe("name: Grace");
  expect(publisher.status.question).toBe(null);
});

test("treats a push as sent if the remote has the commit, even if the connection was lost", async () => {
  const { bare, git, publish, write, remoteFile } = await startProject();
  const command = git("--exec-path");
  // This command pushes, and then fails as if the connection was lost.
  const script = `#!/bin/sh\n"${command}/git-receive-pack" "$@"\nexit 1\n`;
  const folder = newFolder({ "receive-pack": script });
  chmodSync(join(folder, "receive-pack"), 0o755);
  git("config", "remote.origin.receivepack", join(folder, "receive-pack"));
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect(remoteFile(PROFILE)).toBe("name: Grace");
  expect(git("rev-parse", "HEAD")).toBe(git("--git-dir", bare, "rev-parse", "main"));
});

test.each<[string, RegExp, (project: Awaited<ReturnType<typeof startProject>>) => void]>([
  ["HEAD is detached", /^HEAD is detached/, ({ git }) => git("checkout", "-q", "--detach")],
  ["the repository has no commit", /git commit/, ({ git }) => git("update-ref", "-d", "HEAD")],
  ["a merge is under way", /^A merge/, ({ write }) => write(".git/MERGE_HEAD", "")],
  [
    "the folder is not a repository",
    /^This folder has no repository yet/,
    ({ root }) => rmSync(join(root, ".git"), { recursive: true }),
  ],
  [
    "there is no remote",
    /^Your folder is not connected to a repository/,
    ({ git }) => git("remote", "remove", "origin"),
  ],
  ["git has no user name", /^git does not know your name/, ({ git }) => git("config", "user.name", "")],
  ["git has no email address", /^git does not know your name/, ({ git }) => git("config", "user.email", "")],
  ["another program uses git", /^Another program uses git/, ({ write }) => write(".git/index.lock", "")],
  [
    "content/ contains a repository",
    /^Your folder “inner” is a git repository of its own/,
    ({ root, write }) => {
      write("content/inner/text.txt", "text");
      runGit(join(root, "content/inner"), "init", "-q");
    },
  ],
  [
    "Git LFS is not installed",
    /^This repository keeps large files with Git LFS/,
    ({ git, write }) => {
      write(".git/info/attributes", "*.yaml filter=lfs\n");
      git("config", "filter.lfs.clean", "false");
      git("config", "filter.lfs.required", "true");
    },
  ],
  [
    "git cannot sign",
    /^git could not sign the commit/,
    ({ git }) => {
      git("config", "commit.gpgsign", "true");
      git("config", "gpg.program", "false");
    },
  ],
  [
    "git cannot log in",
    /^git could not log in to the repository/,
    ({ root, git }) => {
      writeFileIn(root, ".state/ssh", "#!/bin/sh\necho 'Permission denied (publickey).' >&2\nexit 255\n");
      chmodSync(join(root, ".state/ssh"), 0o755);
      git("config", "core.sshCommand", join(root, ".state/ssh"));
      git("remote", "set-url", "origin", "localhost:portfolio.git");
    },
  ],
  [
    "the branch is protected",
    /^The repository protects this branch/,
    ({ bare }) => {
      writeFileIn(bare, "hooks/pre-receive", "#!/bin/sh\necho GH006: Protected branch\nexit 1\n");
      chmodSync(join(bare, "hooks/pre-receive"), 0o755);
    },
  ],
])("publishes nothing if %s", async (_, message, prepare) => {
  const project = await startProject();
  project.write(PROFILE, "name: Grace\n");
  prepare(project);
  expect(await project.publish()).toMatchObject({ stage: "failed", detail: expect.stringMatching(message) });
  expect(project.remoteFile(PROFILE)).toBe("name: Ada");
});

test.each([
  ["mine", "name: Grace"],
  ["theirs", "name: Joan"],
] as const)(
  "if both sides changed the same line, keeps the version %s and all other changes",
  async (side, name) => {
    const { git, publish, answer, write, read } = await startProject();
    const middle = "one: 1\ntwo: 2\nthree: 3\n";
    write(PROFILE, `name: Ada\n${middle}footer: old\n`);
    await publish();
    const head = git("rev-parse", "HEAD");
    write(PROFILE, `name: Joan\n${middle}footer: new\n`);
    write("content/a.png", "theirs\0");
    git("add", "content");
    git("rm", "-q", STUDY);
    git("commit", "-qam", "Change the name");
    git("push", "-q");
    git("reset", "-q", "--hard", head);
    write(PROFILE, `name: Grace\n${middle.replace("two: 2", "two: mine")}footer: old\n`);
    write("content/a.png", "mine\0");
    write(STUDY, "access: public\n");
    const before = read(PROFILE);
    const detail = expect.stringMatching(/“\/search”, “Profile”|“a.png”/);
    expect(await publish()).toMatchObject({ question: "chooseVersion", detail });
    expect([read(PROFILE), git("rev-parse", "HEAD")]).toEqual([before, head]);
    expect(await answer({ takeIn: side })).toMatchObject({ detail: expect.stringContaining("new list") });
    expect(read(PROFILE)).toBe(`${name}\n${middle.replace("two: 2", "two: mine")}footer: new`);
    expect([read("content/a.png"), read(STUDY)]).toEqual([
      `${side}\0`,
      side === "mine" ? "access: public" : null,
    ]);
    expect(git("diff", "--cached", "--name-only")).toBe("");
    expect(await publish()).toMatchObject({ question: null });
  },
);

test("keeps all files if the newer commits also change the owner's code", async () => {
  const { git, publish, answer, write, read } = await startProject();
  write(PROFILE, "name: Joan\n");
  write("code.txt", "newer");
  git("rm", "-q", STUDY);
  git("commit", "-qam", "Change the name");
  git("push", "-q");
  git("reset", "-q", "--hard", "HEAD~");
  write(PROFILE, "name: Grace\n");
  write(STUDY, "access: public\n");
  write("code.txt", "mine");
  git("config", "merge.autoStash", "true");
  await publish();
  const detail = expect.stringMatching(/^The newer changes also change.*code.txt/s);
  expect(await answer({ takeIn: "theirs" })).toMatchObject({ stage: "failed", detail });
  expect([read(PROFILE), read(STUDY), read("code.txt")]).toEqual(["name: Grace", "access: public", "mine"]);
  expect(git("diff", "--cached", "--name-only")).toBe("");
});

test("hooks and builds do not get the variables of .env", async () => {
  vi.stubEnv("DOTENV_SECRET", "from .env");
  const { root, git, publish, write, read } = await startProject("http://127.0.0.1:9");
  write(".env", "SITE_URL=http://127.0.0.1:9\nDOTENV_SECRET=from .env\n");
  writeFileIn(root, ".git/hooks/pre-commit", `#!/bin/sh\nenv > "${root}/.state/hook-env"\n`);
  chmodSync(join(root, ".git/hooks/pre-commit"), 0o755);
  const script = `writeFileSync("${root}/.state/build-env", JSON.stringify(process.env));\n`;
  write("scripts/build.ts", `${read("scripts/build.ts")}\n${script}`);
  git("commit", "-qam", "Write the variables", "--no-verify");
  expect(await publish()).toMatchObject({ stage: "onItsWay" });
  vi.unstubAllEnvs();
  expect(read(".state/hook-env")).not.toContain("DOTENV_SECRET");
  const variables = JSON.parse(read(".state/build-env") ?? "");
  expect(variables).toMatchObject({ SITE_URL: "http://127.0.0.1:9" });
  expect(variables).not.toHaveProperty("DOTENV_SECRET");
});

test("waits for a build only if its address is the current address of the site in .env", async () => {
  const { publisher, publish, write, read } = await startProject();
  expect(await publish()).toMatchObject({ stage: "sent", siteUrl: null });
  await publisher.saveSettings({ SITE_URL: "http://127.0.0.1:9" });
  expect(publisher.status).toMatchObject({ stage: "sent", siteUrl: "http://127.0.0.1:9" });
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "onItsWay" });
  write(".env", "SITE_URL=http://127.0.0.1:8\nPASSCODE=amber-canoe\n");
  await publisher.compare("git");
  expect(publisher.status).toMatchObject({ stage: "sent", passcode: "amber-canoe" });
  await publisher.saveSettings({ OWNER_PASSWORD: "hunter2 hunter2" });
  expect(read(".env")).toContain("hunter2");
  expect(read(".state/memory.json")).not.toMatch(/amber|hunter2/);
  expect(JSON.stringify(publisher.status)).not.toContain("hunter2");
});

test("starts without a damaged memory, and keeps the file", async () => {
  const { root, publish, write, read } = await startProject();
  await publish();
  write(".state/memory.json", "");
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { compare } = await openPublisher(root);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^memory.json is damaged/)]]);
  expect(read(".state/memory.json.damaged")).toBe("");
  expect(await compare()).toMatchObject({ isFirst: false, changes: [], takeBack: null });
});

test("uses the repository of the project, also if git's variables name another one", async () => {
  const { root, write, remoteFile } = await startProject();
  const other = await startProject();
  vi.stubEnv("GIT_DIR", join(other.root, ".git"));
  const { publish } = await openPublisher(root);
  vi.unstubAllEnvs();
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "sent" });
  expect([remoteFile(PROFILE), other.remoteFile(PROFILE)]).toEqual(["name: Grace", "name: Ada"]);
});

test("keeps the question of a publication although the earlier one comes online", async () => {
  let [isHeld, release] = [false, () => {}];
  const host = createServer((_request, response) => {
    if (isHeld) release = () => response.end("0123456789abcdef");
    else response.end("");
    isHeld = false;
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  const { publisher, git, publish, write } = await startProject(`http://127.0.0.1:${port}`);
  write(PROFILE, "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "onItsWay" });
  isHeld = true;
  write("code.txt", "newer");
  git("commit", "-qam", "Improve the code");
  git("push", "-q", "origin", "main");
  git("reset", "-q", "--hard", "HEAD~");
  write(PROFILE, "name: Joan\n");
  expect(await publish()).toMatchObject({ question: "takeIn" });
  release();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(publisher.status).toMatchObject({ stage: "failed", question: "takeIn" });
  host.close();
});
