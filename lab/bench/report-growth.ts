import { kB, seconds, table, whole } from "./format.ts";
import { PICTURE, PICTURES } from "./generated-content.ts";
import type { GrowthResult } from "./growth.ts";
import type { Section } from "./report.ts";
import { judgeGrowth } from "./verdict.ts";

export function reportGrowth(results: GrowthResult[]): Section {
  const text = `Made-up case studies, every second one locked, each with words and ${PICTURES.length} pictures of its own. Pictures are made once
and kept, so they are measured apart, and small (${PICTURE.width} × ${PICTURE.height}) so that thousands of them fit into a run: a real one
takes seconds. The build is all of \`npm run build\` once they are there.

${table(
  [
    "studies",
    "pictures, s",
    "ms each study",
    "build, s",
    "ms each study",
    "pages, kB",
    "client, kB",
    "server, kB",
  ],
  results.map(({ studies, media, build, pages, client, server }) => [
    whole(studies),
    seconds(media),
    whole(media / studies),
    seconds(build),
    whole(build / studies),
    whole(pages / 1000),
    whole(client / 1000),
    whole(server / 1000),
  ]),
)}

The script of a page must not grow with the number of studies: kB of it that travel for a page of each kind, and of the
locked page that names it.

${table(
  ["studies", "public", "locked", "unlocked", "locked page's HTML"],
  results.map(({ studies, script, lockedHtml }) => [
    whole(studies),
    kB(script.public),
    kB(script.locked),
    kB(script.unlocked),
    kB(lockedHtml),
  ]),
)}`;
  return { title: "Growth", text, verdict: judgeGrowth(results) };
}
