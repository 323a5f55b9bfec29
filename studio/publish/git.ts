import { Refusal } from "../files/refusal.ts";
import { type RunOptions, run } from "./run.ts";

const LOCAL_TIMEOUT_MS = 60_000;
/** Replaces settings of the owner that would change what git sends or prints. Her filters and credentials apply. */
const SETTINGS = [
  ...["core.ignorecase=false", "core.quotepath=false", "core.fsmonitor=false", "color.ui=false"],
  ...["gc.auto=0", "push.followTags=false", "push.recurseSubmodules=no"],
].flatMap((setting) => ["-c", setting]);

/** Runs git in one folder. */
export class Git {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the output of git. @throws Refusal with git's own message */
  async run(args: string[], options: Partial<RunOptions> = {}): Promise<string> {
    const { code, stdout, stderr } = await this.#start(args, options);
    if (code === 0) return stdout.replace(/\n$/, "");
    const reason = code === null ? "git did not finish in time." : "";
    throw new Refusal(422, `${stderr}\n${stdout}\n${reason}`.trim());
  }

  /** Returns null if git fails. */
  async read(...args: string[]): Promise<string | null> {
    const { code, stdout } = await this.#start(args, {});
    return code === 0 ? stdout.trim() : null;
  }

  #start(args: string[], { env, ...options }: Partial<RunOptions>) {
    const variables = { GIT_TERMINAL_PROMPT: "0", ...env };
    return run("git", [...SETTINGS, ...args], {
      cwd: this.#root,
      timeout: LOCAL_TIMEOUT_MS,
      ...options,
      env: variables,
    });
  }
}
