import { createHash } from "node:crypto";

/**
 * The sources by which a content security policy allows the scripts that stand in a page we built. Data blocks need
 * none, as nothing runs them.
 */
export function scriptHashes(html: string): string[] {
  const scripts = Array.from(
    html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs),
    ([, attributes = "", source = ""]) => ({
      type: /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "module",
      source,
    }),
  );
  const run = scripts.filter(({ type, source }) => type === "module" && source !== "");
  return run.map(({ source }) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}
