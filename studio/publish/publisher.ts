import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { paths } from "../../files/paths.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { Refusal } from "../files/refusal.ts";
import type { Store } from "../files/store.ts";
import { type Change, changesBetween } from "./changes.ts";
import { waitUntilOnline } from "./online.ts";
import { isPublic, repositoryName } from "./public-repository.ts";
import { Question, Repository } from "./repository.ts";
import { builtId, copyProject, hasHiddenStudy, runInCopy, runNode } from "./site-copy.ts";

const TARGETS = ["git", "cloudflare"] as const;
const ANSWERS = ["SITE_URL", "PASSCODE", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"] as const;

export const publishSchema = z.strictObject({
  target: z.enum(TARGETS).optional(),
  /** The address of the owner's own repository. */
  address: z.string().trim().min(1).max(500).regex(/^[^-]/).optional(),
  /** The name that the owner types to publish to a public repository. */
  repositoryName: z.string().max(200).optional(),
  /** Fast-forwards to the remote's newer commits. */
  takeIn: z.boolean().optional(),
  /** Publishes the content that was online before the last publication. */
  takeBack: z.boolean().optional(),
  answers: z.partialRecord(z.enum(ANSWERS), z.string().max(500)).optional(),
});
type Request = z.infer<typeof publishSchema>;

const memorySchema = z.object({
  target: z.enum(TARGETS).nullable().default(null),
  id: z.string().nullable().default(null),
  sentAt: z.number().default(0),
  /** The commit whose content is in the folder `online`. */
  commit: z.string().nullable().default(null),
  /** The address that the owner entered for her own repository. */
  address: z.string().nullable().default(null),
  answers: z.partialRecord(z.enum(ANSWERS), z.string()).default({}),
});

interface Status {
  stage: Stage;
  detail: string;
  question: string | null;
  suggestion: string;
}
export interface Changes {
  isFirst: boolean;
  changes: Change[];
  takeBack: Change[] | null;
}
type Stage = "idle" | "checking" | "building" | "sending" | "onItsWay" | "online" | "late" | "failed";

interface PublisherParts {
  root: string;
  /** A folder that only the publisher uses. */
  state: string;
  store: Pick<Store, "runInTurn">;
  siteUrl: string | null;
  /** The passcode for the résumé, or null if this machine does not know it. */
  passcode: string | null;
}

/** Builds a copy of content/ in another process and sends exactly this copy. Emits "change" for each stage. */
export class Publisher extends EventEmitter<{ change: [] }> {
  readonly #parts: PublisherParts;
  readonly #repository: Repository;
  #memory = memorySchema.parse({});
  #status: Status = { stage: "idle", detail: "", question: null, suggestion: "" };
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
    void this.#waitUntilOnline();
  }

  get status() {
    const { SITE_URL = this.#parts.siteUrl, PASSCODE = this.#parts.passcode } = this.#memory.answers;
    return { ...this.#status, target: this.#memory.target, siteUrl: SITE_URL, passcode: PASSCODE };
  }

  /** Returns the content/ that is online, that is in the project, or that was online before. */
  folderOf(version: "online" | "content" | "previous"): string {
    return join(version === "content" ? this.#parts.root : this.#path(version), paths.content);
  }

  /** Lists the changes of the next publication, and the changes of taking back the last publication. */
  async changes(): Promise<Changes> {
    const online = this.#path("online");
    // git may not be installed.
    const isOwn = () => this.#repository.isOwn(this.#memory.address).catch(() => false);
    if (!existsSync(online) && (await isOwn()))
      await this.#showCommitAsOnline("@{upstream}").catch(() => undefined);
    const changes = changesBetween(online, this.#parts.root);
    const previous = this.#path("previous");
    return {
      // The first publication sends the whole site. Only the access to each study is listed.
      isFirst: !existsSync(online),
      changes: existsSync(online) ? changes : changes.filter(({ kind }) => kind === "access"),
      takeBack: existsSync(previous) ? changesBetween(online, previous) : null,
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
        () => this.#waitUntilOnline(),
        (error) => {
          if (!(error instanceof Refusal)) console.error(error);
          this.#show("failed", error.message, error instanceof Question ? error : undefined);
        },
      );
  }

  async #publish(request: Request): Promise<void> {
    const target = request.target ?? this.#memory.target;
    if (!target) throw new Question("target", "Where to? Choose git or Cloudflare.");
    await this.#remember({ target, answers: { ...this.#memory.answers, ...request.answers } });
    await this.#takeCopy(request);
    const [online, copy, site] = [this.#path("online"), this.#path("copy"), this.#path("site")];
    await rm(site, { recursive: true, force: true });
    const commit = target === "git" ? await this.#sendToGit(request) : await this.#sendToCloudflare();
    const id = await builtId(site);
    await rm(site, { recursive: true });
    if (changesBetween(online, copy).length > 0) {
      await rm(this.#path("previous"), { recursive: true, force: true });
      await rename(online, this.#path("previous")).catch(() => undefined);
      await rename(copy, online);
    }
    await this.#remember({ id, sentAt: Date.now(), commit });
  }

  /** Copies content/ after pending changes are saved. */
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
    if (request.address) {
      await repository.setAddress(request.address);
      await this.#remember({ address: request.address });
    }
    const branch = await repository.branch(this.#memory.address);
    const newerCommits = await repository.newerCommits(branch);
    if (newerCommits.length > 0) {
      const list = newerCommits.slice(0, 10).join(", ");
      if (!request.takeIn)
        throw new Question("takeIn", `Your repository has newer changes: ${list}. Take them in first?`);
      await this.#parts.store.runInTurn(() => repository.fastForward(branch));
      await this.#takeCopy(request);
      return this.#sendToGit(request);
    }
    if (branch.remoteHead && this.#memory.commit !== branch.remoteHead)
      await this.#showCommitAsOnline(branch.remoteHead);
    const name = repositoryName(branch.address);
    const isChecked = request.repositoryName === name || !(await hasHiddenStudy(this.#path("copy")));
    if (!isChecked && (await isPublic(branch.address)))
      throw new Question(
        "repositoryName",
        `Everyone can read the repository ${branch.address}, and with it your locked studies and drafts. Make it private, or type its name, ${name}, to publish them anyway.`,
      );
    const tree = await repository.writeTree(this.#path("copy"));
    this.#show("building");
    await repository.checkOut(tree, this.#path("site"));
    await this.#runInCopy("scripts/build.ts");
    this.#show("sending");
    const title = request.takeBack ? "Take back the last publication" : "Publish the site's content";
    const changes = changesBetween(this.#path("online"), this.#path("copy"));
    const message = [title, "", ...changes.slice(0, 20).map(({ where }) => `- ${where}`)].join("\n");
    const commit = await repository.commit(tree, branch, message);
    await repository.push(commit, branch, this.#showDetail);
    return commit;
  }

  async #sendToCloudflare(): Promise<null> {
    const { root } = this.#parts;
    await runNode(["scripts/cloudflare/tools.ts"], { cwd: root, onLine: this.#showDetail });
    this.#show("building");
    await copyProject(root, this.#path("site"), this.#path("copy"));
    await this.#runInCopy("scripts/deploy.ts", "--json");
    return null;
  }

  #runInCopy(...args: string[]): Promise<void> {
    const onLine = (line: string) => {
      if (line.startsWith("Uploading")) this.#show("sending");
      this.#showDetail(line);
    };
    return runInCopy(this.#parts.root, this.#path("site"), args, { env: this.#memory.answers, onLine });
  }

  async #waitUntilOnline(): Promise<void> {
    const { siteUrl } = this.status;
    const { id, sentAt } = this.#memory;
    if (!id) return;
    if (!siteUrl) return this.#show("onItsWay", "Sent. Run npm run setup to enter the address of your site.");
    const isCurrent = () => this.#memory.id === id && !this.#isRunning;
    await waitUntilOnline({ siteUrl, id, sentAt, isCurrent, show: (...stage) => this.#show(...stage) });
  }

  async #showCommitAsOnline(commit: string): Promise<void> {
    for (const name of ["online", "previous"]) await rm(this.#path(name), { recursive: true, force: true });
    await this.#repository.checkOut(commit, this.#path("online"), paths.content);
  }

  async #remember(values: Partial<z.infer<typeof memorySchema>>): Promise<void> {
    this.#memory = { ...this.#memory, ...values };
    await writeFileAtomically(this.#path("memory.json"), JSON.stringify(this.#memory), { mode: 0o600 });
  }

  #show(stage: Stage, detail = "", asked?: Question): void {
    this.#status = { stage, detail, question: asked?.question ?? null, suggestion: asked?.suggestion ?? "" };
    this.emit("change");
  }

  readonly #showDetail = (line: string) => this.#show(this.#status.stage, line);

  #path(name: string): string {
    return join(this.#parts.state, name);
  }
}
