import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The script reads these lines from standard input. */
  answers?: readonly string[];
}

/** Runs a script such as "scripts/setup.ts" until it exits. */
export async function runScript(script: string, args: readonly string[] = [], options: Options = {}) {
  const { answers = [], ...where } = options;
  const child = spawn(process.execPath, [resolve(script), ...args], where);
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(""));
  const exitEvent = once(child, "exit");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exitEvent;
  return { code: code as number | null, stdout, stderr };
}
