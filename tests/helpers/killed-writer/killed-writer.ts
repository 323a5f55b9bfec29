import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** In which an invitation is, one after the other. */
export const STATES = ["created", "visited", "ended"] as const;

/** What another process was answered, in its order. */
export interface Line {
  id: string;
  is: (typeof STATES)[number];
}

/** @returns also whether it came to its end */
export async function writeAndDie(
  file: string,
  /** Before its nth statement, or from outside as soon as so many lines have come. */
  when: { statement: number } | { lines: number },
): Promise<{ lines: Line[]; ended: boolean }> {
  const last = "statement" in when ? [`${when.statement}`] : ["0", "100000"];
  const options = ["--import", here("raw-imports.ts"), here("writer.ts"), file, ...last];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const lines: Line[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(JSON.parse(line));
    if ("lines" in when && lines.length === when.lines) child.kill("SIGKILL");
  }
  const [code] = await exit;
  return { lines, ended: code === 0 };
}

function here(name: string): string {
  return join(import.meta.dirname, name);
}
