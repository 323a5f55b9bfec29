/** Prepares `npm run dev`: checks content/, and builds the snapshot and the media. */
import { buildContent } from "../pipeline/build-content.ts";
import { showProgress } from "../pipeline/media/progress.ts";
import { readSiteUrl } from "../server/environment.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";

await runProgram(async () => {
  loadEnvFile();
  const progress = showProgress(process.stdout);
  progress.done(await buildContent(readSiteUrl(process.env), progress));
});
