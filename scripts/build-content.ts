/** The first step of `npm run build` and `npm run dev`: content and media. Says every mistake in content/. */
import { buildContent } from "../pipeline/build-content.ts";
import { ContentError } from "../pipeline/load-content.ts";
import { EnvironmentError, readSiteUrl } from "../server/environment.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { showProgress } from "./progress.ts";

const progress = showProgress(process.stdout);

if (import.meta.main) await makeContent();

/** @returns whether it could be made; if not, the process ends with 1 */
export async function makeContent(): Promise<boolean> {
  try {
    loadEnvFile();
    const written = await buildContent(readSiteUrl(process.env), progress);
    progress.note(
      written === 0 ? "Content checked, media up to date" : `Content checked, ${written} media files made`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}
