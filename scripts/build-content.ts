/** The first step of `npm run build`: content and media. Says every mistake in content/ and stops. */

import { buildContent } from "../pipeline/build-content.ts";
import { ContentError } from "../pipeline/load-content.ts";
import { EnvironmentError, readSiteUrl } from "../server/environment.ts";

try {
  const written = await buildContent(readSiteUrl(process.env));
  console.log(
    written === 0 ? "Content checked, media up to date" : `Content checked, ${written} media files made`,
  );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
