import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newFolder, writeFileIn } from "../../tests/helpers/new-folder.ts";
import { webAddress } from "./public-repository.ts";
import { Publisher } from "./publisher.ts";

// Each publication starts about 25 processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const STUDY = "content/case-studies/search/case-study.yaml";
const LATE_FILE = "content/later.yaml";

/** Replaces the real build, and changes content/ in the meantime, as the owner can. */
const buildScript = (root: string) => `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("build/1/client", { recursive: true });
writeFileSync("build/current", "1");
writeFileSync("build/1/client/build.txt", "0123456789abcdef");
writeFileSync("${root}/${LATE_FILE}", "name: Later");
`;

/** Creates a project whose remote is a bare repository on this machine. */
async function startProject() {
  const root = newFolder({
    "code.txt": "old",
    ".gitignore": "node_modules/\n.state/\n",
    "content/profile.yaml": "name: Ada\n",
    [STUDY]: "access: passcode\nhero:\n  title: Search\n",
  });
  writeFileIn(root, "scripts/build.ts", buildScript(root));
  const bare = newFolder();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  git("init", "-q", "--bare", "-b", "main", bare);
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("add", "--all");
  git("commit", "-q", "-m", "Begin");
  git("remote", "add", "origin", bare);
  git("push", "-q", "-u", "origin", "main");
  const store = { runInTurn: <T>(work: () => Promise<T>) => work() };
  const state = join(root, ".state");
  const publisher = new Publisher({ root, state, store, siteUrl: null, passcode: null });
  await publisher.open();
  return {
    ...{ root, bare, git, publisher },
    write: (name: string, text: string) => writeFileIn(root, name, text),
    remoteFile: (name: string) => git("--git-dir", bare, "show", `main:${name}`),
    async publish(request: Parameters<Publisher["start"]>[0] = {}) {
      publisher.start({ target: "git", ...request });
      expect(publisher.status.stage).toBe("checking");
      while (!["failed", "onItsWay"].includes(publisher.status.stage))
        await new Promise<void>((resolve) => publisher.once("change", resolve));
      return publisher.status;
    },
  };
}

test("sends exactly the copied content, and keeps the owner's index and other changes", async () => {
  const { root, git, publish, write, remoteFile, publisher } = await startProject();
  write("code.txt", "staged");
  git("add", "code.txt");
  write("content/profile.yaml", "name: Grace\n");
  write(STUDY, "access: public\nhero:\n  title: Search\n");
  const access = { kind: "access", where: "Search", before: "Passcode", after: "Everyone" };
  const name = { kind: "changed", where: "Home, name", before: "Ada", after: "Grace" };
  expect((await publisher.changes()).changes).toEqual([access, name]);
  expect(await publish()).toMatchObject({ stage: "onItsWay", question: null });
  expect([remoteFile("content/profile.yaml"), remoteFile("code.txt")]).toEqual(["name: Grace", "old"]);
  expect(git("status", "--porcelain")).toBe(`M  code.txt\n?? ${LATE_FILE}`);
  rmSync(join(root, LATE_FILE));
  const { changes, takeBack } = await publisher.changes();
  expect([changes, takeBack?.[0]]).toEqual([[], { ...access, before: "Everyone", after: "Passcode" }]);
  expect(await publish({ takeBack: true })).toMatchObject({ stage: "onItsWay" });
  expect(remoteFile("content/profile.yaml")).toBe("name: Ada");
  expect(readFileSync(join(root, "content/profile.yaml"), "utf8")).toBe("name: Grace\n");
});

test("shows the message of a hook that refuses the push, and sends the change on the next click", async () => {
  const { bare, git, publish, write, remoteFile } = await startProject();
  const head = git("rev-parse", "HEAD");
  const hook = join(bare, "hooks/pre-receive");
  writeFileIn(bare, "hooks/pre-receive", "#!/bin/sh\necho No deploys on Friday\nexit 1\n");
  chmodSync(hook, 0o755);
  write("content/profile.yaml", "name: Grace\n");
  expect(await publish()).toMatchObject({
    stage: "failed",
    detail: expect.stringContaining("No deploys on Friday"),
  });
  expect([git("rev-parse", "HEAD"), remoteFile("content/profile.yaml")]).toEqual([head, "name: Ada"]);
  rmSync(hook);
  expect(await publish()).toMatchObject({ stage: "onItsWay" });
  expect(remoteFile("content/profile.yaml")).toBe("name: Grace");
});

test("fast-forwards to newer commits of the remote after a question, and fails if both sides have new commits", async () => {
  const { git, publish, write, remoteFile } = await startProject();
  write("code.txt", "newer");
  git("commit", "-qam", "Improve the code");
  git("push", "-q", "origin", "main");
  git("reset", "-q", "--hard", "HEAD~");
  write("content/profile.yaml", "name: Grace\n");
  const detail = expect.stringContaining("Improve the code");
  expect(await publish()).toMatchObject({ stage: "failed", question: "takeIn", detail });
  expect(await publish({ takeIn: true })).toMatchObject({ stage: "onItsWay" });
  expect([remoteFile("code.txt"), remoteFile("content/profile.yaml")]).toEqual(["newer", "name: Grace"]);
  git("reset", "-q", "--hard", "HEAD~2");
  git("commit", "-q", "--allow-empty", "-m", "Something else");
  expect(await publish({ takeIn: true })).toMatchObject({ stage: "failed", question: null });
});

test("asks for the name of a public repository before it sends a locked study", async () => {
  const { bare, git, publish, write } = await startProject();
  git("--git-dir", bare, "update-server-info");
  await using server = createServer(({ url = "" }, response) => {
    const file = join(bare, url.replace(/^\/ada\/portfolio\.git|\?.*/g, ""));
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) response.end(readFileSync(file));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  git("remote", "set-url", "origin", `http://127.0.0.1:${port}/ada/portfolio.git`);
  for (const name of [undefined, "Portfolio2"])
    expect(await publish({ repositoryName: name })).toMatchObject({ question: "repositoryName" });
  expect(await publish({ repositoryName: "portfolio" })).toMatchObject({ question: null });
  write(STUDY, "access: public\n");
  expect(await publish()).toMatchObject({ question: null });
  write(STUDY, "access: public\ndraft: true\n");
  expect(await publish()).toMatchObject({ question: "repositoryName" });
});

test("publishes a clone without commits by the owner only to an address that the owner enters", async () => {
  const { bare, git, publish, remoteFile, publisher, write } = await startProject();
  git("config", "user.email", "grace@example.com");
  write("content/profile.yaml", "name: Grace\n");
  const access = { kind: "access", where: "Search", before: null, after: "Passcode" };
  expect(await publisher.changes()).toEqual({ isFirst: true, changes: [access], takeBack: null });
  expect(await publish()).toMatchObject({ question: "address", suggestion: bare });
  expect(remoteFile("content/profile.yaml")).toBe("name: Ada");
  const ownBare = newFolder();
  git("init", "-q", "--bare", "-b", "main", ownBare);
  expect(await publish({ address: ownBare })).toMatchObject({ stage: "onItsWay" });
  expect(git("--git-dir", ownBare, "show", "main:content/profile.yaml")).toBe("name: Grace");
  expect(remoteFile("content/profile.yaml")).toBe("name: Ada");
  expect(await publisher.changes()).toMatchObject({ isFirst: false });
});

test("treats a push as sent if the remote has the commit, even if the connection was lost", async () => {
  const { bare, git, publish, write, remoteFile } = await startProject();
  const command = git("--exec-path");
  // This command pushes, and then fails as if the connection was lost.
  const script = `#!/bin/sh\n"${command}/git-receive-pack" "$@"\nexit 1\n`;
  const folder = newFolder({ "receive-pack": script });
  chmodSync(join(folder, "receive-pack"), 0o755);
  git("config", "remote.origin.receivepack", join(folder, "receive-pack"));
  write("content/profile.yaml", "name: Grace\n");
  expect(await publish()).toMatchObject({ stage: "onItsWay" });
  expect(remoteFile("content/profile.yaml")).toBe("name: Grace");
  expect(git("rev-parse", "HEAD")).toBe(git("--git-dir", bare, "rev-parse", "main"));
});

test.each<[string, RegExp, (project: Awaited<ReturnType<typeof startProject>>) => void]>([
  ["HEAD is detached", /^HEAD is detached/, ({ git }) => git("checkout", "-q", "--detach")],
  ["a merge is under way", /^A merge/, ({ write }) => write(".git/MERGE_HEAD", "")],
  [
    "the folder is not a repository",
    /not a git repository/,
    ({ root }) => rmSync(join(root, ".git"), { recursive: true }),
  ],
  ["there is no remote", /^The repository has no remote/, ({ git }) => git("remote", "remove", "origin")],
  ["git has no user name", /tell me who you are|empty ident/i, ({ git }) => git("config", "user.name", "")],
])("publishes nothing if %s", async (_, message, prepare) => {
  const project = await startProject();
  project.write("content/profile.yaml", "name: Grace\n");
  prepare(project);
  expect(await project.publish()).toMatchObject({ stage: "failed", detail: expect.stringMatching(message) });
  expect(project.remoteFile("content/profile.yaml")).toBe("name: Ada");
});

test.each([
  ["git@github.com:ada/portfolio.git", "https://github.com/ada/portfolio.git"],
  ["ssh://git@example.com:2222/ada/portfolio", "https://example.com/ada/portfolio"],
  ["https://ada:secret@example.com/ada/portfolio.git", "https://example.com/ada/portfolio.git"],
  ["/srv/portfolio.git", null],
  ["../portfolio.git", null],
  ["C:\\portfolio.git", null],
])("finds the web address of %s", (address, expected) => {
  expect(webAddress(address)).toBe(expected);
});
