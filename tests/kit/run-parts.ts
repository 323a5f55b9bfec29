import { type ChildProcess, spawn } from "node:child_process";

export interface Part {
  /** For the shell. */
  run: string;
  /** Parts that have to pass before it begins. */
  needs?: string[];
  /** Whether nothing may run beside it. */
  alone?: boolean;
}

interface Ended {
  name: string;
  output: string;
  passed: boolean;
}

/**
 * Runs parts and what they need, as many side by side as there are cores. Each one's output is printed whole, when it
 * ends if it passed, and below all others if not.
 * @returns the exit code
 */
export async function runParts(
  parts: Record<string, Part>,
  wanted: string[],
  cores: number,
  say: (text: string) => void = console.log,
): Promise<number> {
  const unknown = wanted.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    say(`There is no part "${unknown.join(", ")}": ${Object.keys(parts).join(", ")}`);
    return 1;
  }
  const waiting = Object.keys(parts).filter((name) => needed(parts, wanted).has(name));
  const running = new Map<string, Promise<Ended>>();
  const ended: Ended[] = [];
  while (true) {
    for (const name of waiting.filter(mayStart)) {
      if (!hasRoom(parts[name])) continue;
      waiting.splice(waiting.indexOf(name), 1);
      say(`${name} …`);
      running.set(name, runPart(name, parts[name]?.run ?? ""));
    }
    if (running.size === 0) break;
    const last = await Promise.race(running.values());
    running.delete(last.name);
    ended.push(last);
    say(last.passed ? `${last.output}\n${last.name} passed\n` : `${last.name} failed: see below\n`);
  }
  const failed = ended.filter(({ passed }) => !passed);
  for (const { name, output } of failed) say(`\n${name} failed: ${parts[name]?.run}\n\n${output}`);
  for (const name of waiting) say(`${name} was not run: it needs ${parts[name]?.needs?.join(" and ")}`);
  say(`${ended.length - failed.length} passed, ${failed.length} failed, ${waiting.length} skipped`);
  return failed.length > 0 ? 1 : 0;

  function mayStart(name: string): boolean {
    const needs = parts[name]?.needs ?? [];
    return needs.every((need) => ended.some((part) => part.name === need && part.passed));
  }

  function hasRoom(part?: Part): boolean {
    if ([...running.keys()].some((name) => parts[name]?.alone)) return false;
    return running.size < (part?.alone ? 1 : cores);
  }
}

function needed(parts: Record<string, Part>, names: string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, ...needed(parts, parts[name]?.needs ?? [])]));
}

const children = new Set<ChildProcess>();

async function runPart(name: string, run: string): Promise<Ended> {
  // A group of its own ends with all that it has started.
  const child = spawn(run, {
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  children.delete(child);
  return { name, output, passed: code === 0 };
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const { pid } of children) if (pid) process.kill(process.platform === "win32" ? pid : -pid);
    process.exit(1);
  });
}
