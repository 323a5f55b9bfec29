import { Refusal } from "../../shared/refusal.ts";
import { explainFailure } from "./git-failures.ts";
import { type RunOptions, run } from "./run.ts";

const LOCAL_TIMEOUT_MS = 60_000;
/** Replaces settings of the owner that would change what git sends or prints. Her filters and credentials apply. */
const SETTINGS = [
  ...["core.ignorecase=false", "core.quotepath=false", "core.fsmonitor=false", "color.ui=false"],
  ...["gc.auto=0", "push.followTags=false", "push.recurseSubmodules=no", "merge.autoStash=false"],
].flatMap((setting) => ["-c", setting]);

/** Otherwise, a studio that a git hook or a shell with these variables starts would use another repository. */
const NO_REPOSITORY = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** Runs git in one folder. */
export class Git {
  readonly #root: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(root: string, environment: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#environment = environment;
  }

  /** Returns the output of git. @throws Refusal with an explanation and git's own message */
  async run(args: string[], options: Partial<RunOptions> = {}): Promise<string> {
    const { code, stdout, stderr } = await this.#start(args, options);
    if (code === 0) return stdout.replace(/\n$/, "");
    throw new Refusal(422, explainFailure(`${stderr}\n${stdout}`.trim(), code === null));
  }

  /** Returns null if git fails. */
  async read(...args: string[]): Promise<string | null> {
    const { code, stdout } = await this.#start(args, {});
    return code === 0 ? stdout.trim() : null;
  }

  #start(args: string[], { env, ...options }: Partial<RunOptions>) {
    // The explanations need git's English messages. A push also sends commits that `git replace` hides, so show them.
    const settings = { GIT_TERMINAL_PROMPT: "0", LANGUAGE: "en", GIT_NO_REPLACE_OBJECTS: "1" };
    const variables = { ...NO_REPOSITORY, ...settings, ...env };
    return run("git", [...SETTINGS, ...args], {
      cwd: this.#root,
      environment: this.#environment,
      timeout: LOCAL_TIMEOUT_MS,
      ...options,
      env: variables,
    });
  }
}
