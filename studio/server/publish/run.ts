import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { Refusal } from "../../shared/refusal.ts";

export interface RunOptions {
  cwd: string;
  /** Defaults to the environment of the studio. */
  environment?: NodeJS.ProcessEnv;
  /** Replaces variables of the environment. */
  env?: NodeJS.ProcessEnv;
  timeout?: number;
  input?: string;
  onLine?: ((line: string) => void) | undefined;
}

const IS_WINDOWS = process.platform === "win32";
/** A process that git leaves in the background, such as a shared SSH connection, can keep its output open. */
const CLOSE_GRACE_MS = 1000;
const KILL_GRACE_MS = 2000;

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) endGroup(child, "SIGTERM");
});

/** Runs a program without a shell, and returns its exit code (null after a timeout) and its output. */
export function run(
  command: string,
  args: string[],
  { cwd, environment = process.env, env, timeout, input, onLine }: RunOptions,
) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    // In its own process group, the program ends together with its children.
    const variables = { env: { ...environment, ...env } };
    const child = spawn(command, args, { cwd, ...variables, detached: !IS_WINDOWS, windowsHide: true });
    running.add(child);
    const output = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (text) => (output[name] += text));
      if (onLine) createInterface(child[name]).on("line", (line) => onLine(stripVTControlCharacters(line)));
    }
    child.stdin.on("error", () => undefined).end(input);
    const timers: NodeJS.Timeout[] = [];
    let isLate = false;
    if (timeout)
      timers.push(
        setTimeout(() => {
          isLate = true;
          endGroup(child, "SIGTERM");
          timers.push(setTimeout(() => endGroup(child, "SIGKILL"), KILL_GRACE_MS));
        }, timeout),
      );
    child.on("error", (error: NodeJS.ErrnoException) => {
      running.delete(child);
      const message = `${command} is not installed. Install it, or choose Cloudflare.`;
      reject(error.code === "ENOENT" ? new Refusal(422, message) : error);
    });
    child.on("exit", () => {
      const closeOutput = () => {
        for (const stream of [child.stdout, child.stderr]) stream.destroy();
      };
      timers.push(setTimeout(closeOutput, CLOSE_GRACE_MS));
    });
    child.on("close", (code) => {
      running.delete(child);
      timers.forEach(clearTimeout);
      resolve({ code: isLate ? null : code, ...output });
    });
  });
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) return;
  if (IS_WINDOWS) spawnSync("taskkill", ["/T", "/F", "/PID", `${pid}`], { windowsHide: true });
  try {
    if (!IS_WINDOWS) process.kill(-pid, signal);
  } catch {
    // The processes have ended.
  }
}
