import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Refusal } from "../files/refusal.ts";

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  timeout?: number;
  input?: string;
  onLine?: ((line: string) => void) | undefined;
}

/** Runs a program without a shell, and returns its exit code (null after a timeout) and its output. */
export function run(command: string, args: string[], { cwd, env, timeout, input, onLine }: RunOptions) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, timeout });
    const output = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (text) => (output[name] += text));
      if (onLine) createInterface(child[name]).on("line", onLine);
    }
    child.stdin.on("error", () => undefined).end(input);
    child.on("error", (error: NodeJS.ErrnoException) => {
      const message = `${command} is not installed. Install it, or choose Cloudflare.`;
      reject(error.code === "ENOENT" ? new Refusal(422, message) : error);
    });
    child.on("close", (code) => resolve({ code, ...output }));
  });
}
