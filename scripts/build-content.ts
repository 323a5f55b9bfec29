/** The first step of `npm run build` and `npm run dev`: content and media. Says every mistake in content/. */
import { buildContent } from "../pipeline/build-content.ts";
import { readSiteUrl } from "../server/environment.ts";
import { loadEnvFile } from "../server/node/start/env-file.ts";
import { exitWithReason } from "./exit-with-reason.ts";
import { showProgress } from "./progress.ts";

const progress = showProgress(process.stdout);

if (import.meta.main) await makeContent();

/** @returns whether it could be made; if not, the process ends with 1 */
export function makeContent(): Promise<boolean> {
  return exitWithReason(async () => {
    loadEnvFile();
    const written = await buildContent(readSiteUrl(process.env), progress);
    progress.note(
      written === 0 ? "Content checked, media up to date" : `Content checked, ${written} media files made`,
    );
  });
}
