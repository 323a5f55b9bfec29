import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Marks a build as served by this process for as long as it runs, so that no later build removes it. */
export function markServed(servedBy: string): void {
  const mark = join(servedBy, String(process.pid));
  try {
    mkdirSync(servedBy, { recursive: true });
    writeFileSync(mark, "");
    process.once("exit", () => rmSync(mark, { force: true }));
  } catch {
    // A disk that cannot be written gets no later builds either.
  }
}
