import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../../files/paths.ts";
import { describeError } from "../../../server/node/run-program.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { Store } from "../content/store.ts";
import { commitMessage } from "./commit-message.ts";
import { type Changes, Comparer } from "./comparison.ts";
import { ContentTree } from "./content-tree.ts";
import { readFiles } from "./differences.ts";
import { Git } from "./git.ts";
import { Memory, type Target } from "./memory.ts";
import { BranchMover } from "./move-branch.ts";
import { NewerCommits, TAKEN_IN } from "./newer-commits.ts";
import { type Stage, waitUntilOnline } from "./online.ts";
import { Question } from "./question.ts";
import { ReaderCheck } from "./reader-check.ts";
import { type Branch, type Remote, Repository } from "./repository.ts";
import type { Answer, PublishRequest } from "./request.ts";
import { sendToCloudflare } from "./send-to-cloudflare.ts";
import { builtId, copyContent, runInCopy } from "./site-copy.ts";
import { SiteSettings } from "./site-settings.ts";
import { StagedContent } from "./staged-content.ts";

interface PublisherParts {
  root: string;
  /** A folder that only the publisher uses. */
  state: string;
  store: Pick<Store, "runInTurn">;
  /** The variables for git, hooks and builds, without those of .env. */
  environment: NodeJS.ProcessEnv;
}

/** Builds a copy of content/ in another process and sends exactly this copy. Emits "change" for each stage. */
export class Publisher extends EventEmitter<{ change: [] }> {
  readonly #parts: PublisherParts;
  readonly #repository: Repository;
  readonly #tree: ContentTree;
  readonly #mover: BranchMover;
  readonly #newer: NewerCommits;
  readonly #readers: ReaderCheck;
  readonly #memory: Memory;
  readonly #settings: SiteSettings;
  readonly #comparer: Comparer;
  #status = { stage: "idle" as Stage, detail: "", question: null as string | null, suggestion: "" };
  /** The request that is under way, waits for an answer or has failed. */
  #request: PublishRequest | null = null;
  #isRunning = false;
  /** The newest publication or wait. An older wait reports nothing. */
  #newest = {};
  #lastWork: Promise<unknown> = Promise.resolve();

  constructor(parts: PublisherParts) {
    super();
    const { root, state, environment } = parts;
    const git = new Git(root, environment);
    this.#parts = parts;
    this.#repository = new Repository(root, git);
    this.#tree = new ContentTree(root, state, git);
    this.#memory = new Memory(this.#path("memory.json"));
    this.#settings = new SiteSettings(root, environment);
    this.#mover = new BranchMover(this.#repository, new StagedContent(git), this.#memory);
    this.#readers = new ReaderCheck(this.#repository, this.#memory);
    const shared = { root, repository: this.#repository, tree: this.#tree };
    this.#newer = new NewerCommits({ ...shared, git, state: this.#path("newer") });
    const siteUrl = () => this.#settings.siteUrl;
    this.#comparer = new Comparer({ ...shared, state, memory: this.#memory, siteUrl });
  }

  async open(): Promise<void> {
    await this.#memory.open();
    // Otherwise, the next publication tries again.
    await this.#mover.finishMove().catch(logUnexpected);
    this.#settings.read();
    await this.#repository.findOwn(this.#memory.values.address).catch(() => null);
    void this.#waitUntilOnline();
  }

  get status() {
    const { siteUrl, passcode, hasOwnerPassword } = this.#settings;
    const { target, sentAt, sentTo, onlineAt, isTakenBack } = this.#memory.values;
    const last = { target, sentAt, sentTo, onlineAt, isTakenBack, siteUrl };
    return { ...this.#status, ...last, repository: this.#repository.own, passcode, hasOwnerPassword };
  }

  /** Saves values in .env. @throws Refusal if a value is invalid */
  async saveSettings(settings: Parameters<SiteSettings["save"]>[0]): Promise<void> {
    await this.#followAddress(() => this.#settings.save(settings));
    this.emit("change");
  }

  folderOf(version: "online" | "content" | "previous"): string {
    return join(this.#comparer.folderOf(version), paths.content);
  }

  /** Lists the changes since the last comparison. */
  changes(): Promise<Changes> {
    return this.#comparer.changes();
  }

  /** Asks what is online, unless a publication is under way. Drops the message of a failure with another list or cause. */
  async compare(target: Target): Promise<Changes> {
    let hadFailed = false;
    await this.#runInTurn(async () => {
      if (this.#isRunning) return;
      hadFailed = this.#comparer.hasFailed;
      await this.#followAddress(() => this.#settings.read()).catch(logUnexpected);
      await this.#comparer.compare(target).catch(logUnexpected);
    });
    const changes = await this.changes();
    const keys = [changes.key, changes.takeBack?.key];
    const isOld = changes.key && (hadFailed || !keys.includes(this.#request?.key));
    if (isOld && !this.#status.question && ["failed", "takenIn"].includes(this.#status.stage))
      void this.#waitUntilOnline();
    return changes;
  }

  /** Returns at once; the status reports the result. @throws Refusal if a publication is under way */
  start(request: PublishRequest): void {
    if (this.#isRunning) throw new Refusal(409, "A publication is already under way.");
    this.#isRunning = true;
    this.#newest = request;
    this.#request = request;
    this.#show("checking");
    this.#runInTurn(() => this.#publish(request))
      .finally(() => (this.#isRunning = false))
      .then(
        (isSent) => {
          if (!isSent) return this.#show("takenIn", TAKEN_IN);
          this.#request = null;
          return this.#waitUntilOnline();
        },
        (error) => {
          logUnexpected(error);
          this.#show("failed", describeError(error), error instanceof Question ? error : undefined);
        },
      );
  }

  /** Continues the request that asked a question. @throws Refusal if no question is open */
  answer(answer: Answer): void {
    const request = this.#status.question && this.#request;
    if (!request) throw new Refusal(409, "This question is no longer open. Click Publish again.");
    this.start({ ...request, ...answer });
  }

  /** Returns false if it only took in newer commits, because they change the list. */
  async #publish(request: PublishRequest): Promise<boolean> {
    const { target, key, takeBack, takeIn } = request;
    await this.#memory.remember({ target });
    await this.#settings.save(request.settings ?? {});
    const { siteUrl } = this.#settings;
    if (request.changesAddress && !request.address) throw new Question("address", NEW_ADDRESS);
    if (request.address) {
      await this.#repository.setAddress(request.address);
      await this.#memory.remember({ address: request.address });
    }
    if (target === "git") await this.#mover.finishMove();
    const comparison = await this.#comparer.compare(target);
    const { branch } = comparison;
    if (takeBack && !comparison.isLastPublication) throw new Refusal(409, NEWER_LIST);
    const remote =
      branch && (comparison.remote ?? (await this.#repository.remote(branch, this.#memory.values.address)));
    if (remote && (await this.#parts.store.runInTurn(() => this.#newer.takeIn(branch, remote, takeIn)))) {
      await this.#comparer.compare(target);
      return false;
    }
    const [copy, site] = [this.#path("copy"), this.#path("site")];
    const source = this.#comparer.folderOf(takeBack ? "previous" : "content");
    // Pending changes are saved first.
    await this.#parts.store.runInTurn(() => copyContent(source, copy));
    const currentKey = this.#comparer.keyOf(await readFiles(copy), request.address !== undefined);
    if (currentKey !== key) throw new Refusal(409, NEWER_LIST);
    await rm(site, { recursive: true, force: true });
    const commit = remote ? await this.#sendToGit(branch, remote, request) : null;
    if (!remote)
      await sendToCloudflare({
        ...{ root: this.#parts.root, copy, site, settings: this.#settings },
        ...{ show: (stage) => this.#show(stage), showDetail: this.#showDetail },
      });
    await this.#memory.remember({ siteUrl, isTakenBack: takeBack === true });
    await this.#comparer.showPublished(copy, await builtId(site), commit);
    await rm(site, { recursive: true });
    return true;
  }

  async #sendToGit(branch: Branch, remote: Remote, request: PublishRequest): Promise<string> {
    const [copy, site] = [this.#path("copy"), this.#path("site")];
    await this.#readers.check(copy, { branch, remote, ...request });
    const tree = await this.#tree.write(branch, copy);
    this.#show("building");
    await this.#tree.checkOut(tree, site);
    const { siteUrl } = this.#settings;
    const { root, environment } = this.#parts;
    const env = siteUrl ? { SITE_URL: siteUrl } : {};
    await runInCopy(root, site, ["scripts/build.ts"], { environment, env, onLine: this.#showDetail });
    this.#show("sending");
    const message = await commitMessage(this.#comparer.folderOf("online"), copy, request.takeBack);
    const commit = await this.#repository.commit(tree, branch, message);
    await this.#mover.push(commit, { branch, remote, onLine: this.#showDetail });
    return commit;
  }

  async #waitUntilOnline(): Promise<void> {
    const { id, sentAt, siteUrl: builtUrl } = this.#memory.values;
    if (!id) return this.#show("idle");
    const newest = {};
    this.#newest = newest;
    const isCurrent = () => this.#newest === newest;
    // The ID of a build with another address never appears at this address.
    const siteUrl = this.#settings.siteUrl === builtUrl ? builtUrl : null;
    await waitUntilOnline({ siteUrl, id, sentAt, isCurrent, show: (...stage) => this.#show(...stage) });
  }

  /** Runs a change. If it changes the address of the site, ends or restarts the wait for the publication. */
  async #followAddress(change: () => unknown): Promise<void> {
    const { siteUrl } = this.#settings;
    await change();
    const isWaiting = ["sent", "onItsWay", "late"].includes(this.#status.stage);
    if (isWaiting && siteUrl !== this.#settings.siteUrl) void this.#waitUntilOnline();
  }

  #runInTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastWork.then(work);
    this.#lastWork = result.catch(() => undefined);
    return result;
  }

  #show(stage: Stage, detail = "", asked?: Question): void {
    this.#status = { stage, detail, question: asked?.question ?? null, suggestion: asked?.suggestion ?? "" };
    const onlineAt = this.#memory.values.siteUrl;
    if (stage === "online") this.#memory.remember({ onlineAt }).catch(logUnexpected);
    this.emit("change");
  }

  readonly #showDetail = (line: string) => this.#show(this.#status.stage, line);

  #path(name: string): string {
    return join(this.#parts.state, name);
  }
}

const NEW_ADDRESS = "Enter its address. Your site then goes only there, now and each time.";
const NEWER_LIST =
  "Nothing was sent, because something has changed since you opened the list. Check the new list, then click Publish.";

function logUnexpected(error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
}
