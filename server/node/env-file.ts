import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { PROJECT_FOLDER } from "../../files/paths.ts";
import { EnvironmentError } from "../environment.ts";

const ENV_FILE = join(PROJECT_FOLDER, ".env");

/** Loads .env. @throws EnvironmentError for a line that `process.loadEnvFile` would ignore */
export function loadEnvFile(file = ENV_FILE, variables: NodeJS.ProcessEnv = process.env): void {
  const text = readIfPresent(file)?.replace(/^\uFEFF/, "");
  if (text === undefined) return;
  text.split(/\r?\n/).forEach((line, index) => {
    const problem = problemIn(line);
    if (problem) throw new EnvironmentError(`.env, line ${index + 1}: ${problem}`);
  });
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value;
}

function problemIn(line: string): string | null {
  if (NOTE_LINE.test(line)) return null;
  const [, name, value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
  if (name === undefined) return "write NAME=value, or start the line with # if it is a note.";
  const [, quote, closing, rest = ""] = /^(["'`])(?:.*?(\1)(.*))?/.exec(value) ?? [];
  if (quote && !closing) return `the value of ${name} starts with a quote but does not end with one.`;
  if (!NOTE_LINE.test(rest)) return `only a note that starts with # can follow the closing quote of ${name}.`;
  if (!quote && /\S#/.test(value)) return `put the value of ${name} in quotes, because # starts a note.`;
  return null;
}

const NOTE_LINE = /^\s*(#.*)?$/;

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new EnvironmentError(
      "Cannot read .env: it must be a text file that the user who starts the server can read.",
    );
  }
}
