import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { WRANGLER, WRANGLER_ENVIRONMENT } from "./tools.ts";

/** What it says is shown, and it may ask. @returns its exit code */
export async function runWrangler(args: string[], variables: Record<string, string> = {}): Promise<number> {
  const [code] = await once(startWrangler(args, variables, "inherit"), "exit");
  return code ?? 1;
}

/** What it says is given back, and nothing shown. */
export async function askWrangler(args: string[]) {
  const child = startWrangler(args, {}, "pipe");
  child.stdin?.end();
  const said = [child.stdout, child.stderr].map(async (pipe) => (pipe ? await text(pipe) : ""));
  const [code] = await once(child, "exit");
  const [stdout = "", stderr = ""] = await Promise.all(said);
  return { code: code as number | null, stdout, stderr };
}

function startWrangler(args: string[], variables: Record<string, string>, stdio: "inherit" | "pipe") {
  const env = { ...process.env, ...WRANGLER_ENVIRONMENT, ...variables };
  return spawn(process.execPath, [WRANGLER, ...args], { stdio, env });
}
