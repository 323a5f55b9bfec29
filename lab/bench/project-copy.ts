import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../tests/helpers/site/project-copy.ts";

export async function temporaryCopy(): Promise<AsyncDisposable & { root: string }> {
  const root = await mkdtemp(join(tmpdir(), "bench-growth-"));
  await copyProject(root);
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}
