import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { cp, glob, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "yaml";
import { z } from "zod";
import { ADDRESSES } from "#app/site-map.ts";
import { currentBuild, paths, pathsOfBuild } from "../../paths.ts";
import { linkFolder } from "../../pipeline/publish.ts";
import { writeFileAtomically } from "../../write-file.ts";
import { Refusal } from "../files/refusal.ts";
import type { Store } from "../files/store.ts";
import { type Change, changesBetween } from "./changes.ts";
import { Question, Repository, repositoryName } from "./repository.ts";
import { run } from "./run.ts";

const TARGETS = ["git", "cloudflare"] as const;
const ANSWERS = ["SITE_URL", "PASSCODE", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"] as const;
const WAIT_FOR_HOST_MS = 15 * 60_000;
const POLL_INTERVAL_MS = 5000;
/** A Cloudflare build does not read these folders. */
const UNUSED_FOLDERS = [
  paths.content,
  paths.builds,
  "node_modules",
  "artwork",
  "docs",
  "lab",
  "studio",
  "tests",
];

export const publishSchema = z.strictObject({
  target: z.enum(TARGETS).optional(),
  /** The address of the owner's own repository. */
  address: z.string().trim().min(1).max(500).regex(/^[^-]/).optional(),
  /** The owner types this name, because the repository is public. */
  repositoryName: z.string().max(200).optional(),
  /** Takes in the remote's newer commits. */
  takeIn: z.boolean().optional(),
  /** Publishes the content that was online before the last publication. */
  takeBack: z.boolean().optional(),
  /** Answers to questions of `npm run deploy`. */
  answers: z.partialRecord(z.enum(ANSWERS), z.string().max(500)).optional(),
});
type Request = z.infer<typeof publishSchema>;

const memorySchema = z.object({
  target: z.enum(TARGETS).nullable().default(null),
  id: z.string().nullable().default(null),
  sentAt: z.number().default(0),
  /** The folder `online` contains the content of this commit. */
  commit: z.string().nullable().default(null),
  /** This commit may have reached the remote, even if the push failed. */
  attempt: z.string().nullable().default(null),
  answers: z.partialRecord(z.enum(ANSWERS), z.string()).default({}),
});

type Stage = "idle" | "checking" | "building" | "sending" | "onItsWay" | "online" | "late" | "failed";

interface PublisherParts {
  root: string;
  /** A folder that only the publisher uses. */
  state: string;
  store: Pick<Store, "runInTurn">;
  siteUrl: string | null;
  /** The line for the résumé contains the passcode, if this machine knows it. */
  passcode: string | null;
}

/** Builds a copy of content/ in another process and sends exactly this copy. Emits "change" for each stage. */
export class Publisher extends EventEmitter<{ change: [] }> {
  readonly #parts: PublisherParts;
  readonly #repository: Repository;
  #memory = memorySchema.parse({});
  #status: { stage: Stage; detail: string; question: string | null } = {
    stage: "idle",
    detail: "",
    question: null,
  };
  #isRunning = false;

  constructor(parts: PublisherParts) {
    super();
    this.#parts = parts;
    this.#repository = new Repository(parts.root, parts.state);
  }

  async open(): Promise<void> {
    await mkdir(this.#parts.state, { recursive: true, mode: 0o700 });
    const text = await readFile(this.#path("memory.json"), "utf8").catch(() => "{}");
    this.#memory = memorySchema.safeParse(JSON.parse(text)).data ?? this.#memory;
    if (this.#memory.id) void this.#waitUntilOnline(this.#memory.id);
  }

  get status() {
    const { SITE_URL = this.#parts.siteUrl, PASSCODE = this.#parts.passcode } = this.#memory.answers;
    return { ...this.#status, target: this.#memory.target, siteUrl: SITE_URL, passcode: PASSCODE };
  }

  /** Returns the folder with the files of content/ that are online, now in the project, or that take back restores. */
  folderOf(version: "online" | "content" | "previous"): string {
    return join(version === "content" ? this.#parts.root : this.#path(version), paths.content);
  }

  /** Lists what the next publication would change, and what taking back the last one would change. */
  async changes(): Promise<{ changes: Change[]; takeBack: Change[] | null }> {
    if (!existsSync(this.#path("online")))
      await this.#showCommitAsOnline("@{upstream}").catch(() => undefined);
    const before = existsSync(this.#path("online")) ? this.#path("online") : null;
    const previous = existsSync(this.#path("previous")) ? this.#path("previous") : null;
    return {
      changes: changesBetween(before, this.#parts.root),
      takeBack: before === null || previous === null ? null : changesBetween(before, previous),
    };
  }

  /** Returns at once; the status reports the result. @throws Refusal if a publication is under way */
  start(request: Request): void {
    if (this.#isRunning) throw new Refusal(409, "A publication is already under way.");
    this.#isRunning = true;
    this.#show("checking");
    this.#publish(request)
      .finally(() => {
        this.#isRunning = false;
      })
      .then(
        (id) => this.#waitUntilOnline(id),
        (error) => {
          if (!(error instanceof Refusal)) console.error(error);
          this.#show("failed", error.message, error instanceof Question ? error.question : null);
        },
      );
  }

  /** Returns the ID of the sent build. */
  async #publish(request: Request): Promise<string> {
    const target = request.target ?? this.#memory.target;
    if (!target) throw new Question("target", "Where to? Choose git or Cloudflare.");
    await this.#remember({ target, answers: { ...this.#memory.answers, ...request.answers } });
    await this.#takeCopy(request);
    await rm(this.#path("site"), { recursive: true, force: true });
    const commit = target === "git" ? await this.#sendToGit(request) : await this.#sendToCloudflare();
    const id = (await readFile(join(this.#builtClient(), ADDRESSES.buildId), "utf8")).trim();
    await rm(this.#path("site"), { recursive: true });
    if (changesBetween(this.#path("online"), this.#path("copy")).length > 0) {
      await rm(this.#path("previous"), { recursive: true, force: true });
      await rename(this.#path("online"), this.#path("previous")).catch(() => undefined);
      await rename(this.#path("copy"), this.#path("online"));
    }
    await this.#remember({ id, sentAt: Date.now(), commit, attempt: null });
    return id;
  }

  /** Waits until pending changes are saved. */
  async #takeCopy({ takeBack }: Request): Promise<void> {
    const source = takeBack ? this.#path("previous") : this.#parts.root;
    if (!existsSync(source)) throw new Refusal(422, "There is no earlier publication to take back.");
    const copy = this.#path("copy");
    await this.#parts.store.runInTurn(async () => {
      await rm(copy, { recursive: true, force: true });
      const filter = (name: string) => !name.endsWith(".part");
      await cp(join(source, paths.content), join(copy, paths.content), { recursive: true, filter });
      await cp(join(this.#parts.root, ".gitignore"), join(copy, ".gitignore")).catch(() => undefined);
    });
  }

  async #sendToGit(request: Request): Promise<string> {
    const repository = this.#repository;
    if (request.address) await repository.setAddress(request.address);
    let branch = await repository.branch();
    if (
      this.#memory.attempt &&
      branch.remoteHead === this.#memory.attempt &&
      branch.head !== branch.remoteHead
    ) {
      // The last push arrived, but its answer did not.
      await repository.git(["update-ref", branch.ref, branch.remoteHead, branch.head]);
      await repository.adopt();
      branch = await repository.branch();
    }
    const newerCommits = await repository.newerCommits(branch);
    if (newerCommits.length > 0) {
      const list = newerCommits.slice(0, 10).join(", ");
      if (!request.takeIn)
        throw new Question("takeIn", `Your repository has newer changes: ${list}. Take them in first?`);
      const newBranch = branch;
      await this.#parts.store.runInTurn(() => repository.fastForward(newBranch));
      branch = await repository.branch();
      await this.#takeCopy(request);
    }
    if (branch.remoteHead && this.#memory.commit !== branch.remoteHead)
      await this.#showCommitAsOnline(branch.remoteHead);
    const name = repositoryName(branch.address);
    const isChecked = request.repositoryName === name || !(await this.#hasHiddenStudy());
    if (!isChecked && (await repository.isPublic(branch.address)))
      throw new Question(
        "repositoryName",
        `Everyone can read the repository ${branch.address}, and with it your locked studies and drafts. Make it private, or type its name, ${name}, to publish them anyway.`,
      );
    const tree = await repository.writeTree(this.#path("copy"));
    this.#show("building");
    await repository.checkOut(tree, this.#path("site"));
    await this.#runInSite("scripts/build.ts");
    this.#show("sending");
    const title = request.takeBack ? "Take back the last publication" : "Publish the site's content";
    const changes = changesBetween(this.#path("online"), this.#path("copy"));
    const message = [title, "", ...changes.slice(0, 20).map(({ where }) => `- ${where}`)].join("\n");
    const commit = await repository.commit(tree, branch, message);
    await this.#remember({ attempt: commit });
    await repository.push(commit, branch, this.#showDetail);
    return commit;
  }

  async #sendToCloudflare(): Promise<null> {
    const { root } = this.#parts;
    const site = this.#path("site");
    await runNode(["scripts/cloudflare/tools.ts"], { cwd: root, onLine: this.#showDetail });
    this.#show("building");
    const names = await readdir(root);
    for (const name of names.filter(
      (name) => !/^\.(?!gitignore)/.test(name) && !UNUSED_FOLDERS.includes(name),
    ))
      await cp(join(root, name), join(site, name), {
        recursive: true,
        filter: (source) => !source.endsWith("node_modules"),
      });
    await cp(join(this.#path("copy"), paths.content), join(site, paths.content), { recursive: true });
    await this.#runInSite("scripts/deploy.ts", "--json");
    return null;
  }

  /** Runs a script with the packages and the generated media of the project. */
  async #runInSite(...args: string[]): Promise<void> {
    const site = this.#path("site");
    const { root } = this.#parts;
    for (const folder of [".", "server/cloudflare/tools"]) {
      await mkdir(join(site, folder), { recursive: true });
      await symlink(resolve(root, folder, "node_modules"), join(site, folder, "node_modules"));
    }
    for (const media of [paths.publicMedia, paths.lockedMedia])
      await linkFolder(join(root, media), join(site, media));
    await cp(join(root, paths.mediaLedger), join(site, paths.mediaLedger)).catch(() => undefined);
    const onLine = (line: string) => {
      if (line.startsWith("Uploading")) this.#show("sending");
      this.#showDetail(line);
    };
    await runNode(args, { cwd: site, env: this.#memory.answers, onLine });
  }

  /** Polls the site's own address, because only the host knows when it has finished. */
  async #waitUntilOnline(id: string): Promise<void> {
    const { siteUrl } = this.status;
    if (!siteUrl) return this.#show("onItsWay", "Sent. Run npm run setup to enter the address of your site.");
    const isCurrent = () => this.#memory.id === id && !this.#isRunning;
    const endTime = this.#memory.sentAt + WAIT_FOR_HOST_MS;
    do {
      const response = await fetch(`${siteUrl}${ADDRESSES.buildId}`, { signal: AbortSignal.timeout(10_000) })
        .then((answer) => answer.text())
        .catch(() => "");
      if (!isCurrent()) return;
      if (response.trim() === id) return this.#show("online");
      if (this.#status.stage !== "onItsWay") this.#show("onItsWay");
      await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
    } while (Date.now() < endTime && isCurrent());
    if (isCurrent()) this.#show("late", "Your host has not picked it up; see its log.");
  }

  async #showCommitAsOnline(commit: string): Promise<void> {
    for (const name of ["online", "previous"]) await rm(this.#path(name), { recursive: true, force: true });
    await this.#repository.checkOut(commit, this.#path("online"), paths.content);
  }

  async #hasHiddenStudy(): Promise<boolean> {
    for await (const file of glob(
      join(this.#path("copy"), paths.content, "case-studies/*/case-study.yaml"),
    )) {
      const { access, draft } = parse(await readFile(file, "utf8")) ?? {};
      if (access !== "public" || draft) return true;
    }
    return false;
  }

  async #remember(values: Partial<z.infer<typeof memorySchema>>): Promise<void> {
    this.#memory = { ...this.#memory, ...values };
    await writeFileAtomically(this.#path("memory.json"), JSON.stringify(this.#memory), { mode: 0o600 });
  }

  #show(stage: Stage, detail = "", question: string | null = null): void {
    this.#status = { stage, detail, question };
    this.emit("change");
  }

  readonly #showDetail = (line: string) => this.#show(this.#status.stage, line);

  #path(name: string): string {
    return join(this.#parts.state, name);
  }

  #builtClient(): string {
    const site = this.#path("site");
    return pathsOfBuild(join(site, paths.builds, currentBuild(site) ?? "")).client;
  }
}

/** @throws Refusal with the script's own message, or its question */
async function runNode(args: string[], options: Parameters<typeof run>[2]): Promise<void> {
  const env = { ...options.env, NODE_ENV: undefined };
  const { code, stdout, stderr } = await run(process.execPath, args, { ...options, env });
  if (code === 0) return;
  const message = stderr.trim() || stdout.trim();
  const [, question] = /^\{"question":"(\w+)"\}$/m.exec(stdout) ?? [];
  throw question ? new Question(question, message) : new Refusal(422, message);
}
