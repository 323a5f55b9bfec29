import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

/** Milliseconds in which what a signal ends may tidy up. */
const PATIENCE = 5_000;

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
  seconds: number;
}

/**
 * Runs parts and what they need, as many side by side as there are cores. Of one that passed a line is printed, of one
 * that failed all that it said, below all others.
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
      running.set(name, runPart(name, parts[name]?.run ?? ""));
    }
    if (running.size === 0) break;
    const last = await Promise.race(running.values());
    running.delete(last.name);
    ended.push(last);
    say(last.passed ? summary(last) : `${last.name} failed: see below`);
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

/** The last line that counts what passed, or else the last one. */
function summary({ name, output, seconds }: Ended): string {
  const lines = stripVTControlCharacters(output).trim().split("\n");
  const last = lines.findLast((line) => /\d passed\b/.test(line)) ?? lines.at(-1) ?? "";
  return `${name} passed in ${seconds} s${last ? `: ${last.trim()}` : ""}`;
}

function needed(parts: Record<string, Part>, names: string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, ...needed(parts, parts[name]?.needs ?? [])]));
}

const children = new Set<ChildProcess>();
let isEnding = false;

async function runPart(name: string, run: string): Promise<Ended> {
  const start = performance.now();
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
  child.on("exit", () => endGroup(child, "SIGKILL"));
  const code = await new Promise((resolve) => child.on("close", (code) => isEnding || resolve(code)));
  children.delete(child);
  return { name, output, passed: code === 0, seconds: Math.round((performance.now() - start) / 1000) };
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // All of it has ended.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    const closed = Promise.all([...children].map((child) => once(child, "close")));
    for (const child of children) endGroup(child, "SIGTERM");
    await Promise.race([closed, wait(PATIENCE)]);
    for (const child of children) endGroup(child, "SIGKILL");
    process.exit(1);
  });
}
