/** `npm run bench`: measures the built site, and references in the same run, into docs/performance.md. */

import { parseArgs } from "node:util";
import { currentBuild } from "../../paths.ts";
import { findBrowser } from "../../tests/helpers/browser.ts";
import { measureGrowth } from "./growth.ts";
import { measurePages } from "./pages.ts";
import { type Section, writeSection } from "./report.ts";
import { reportGrowth } from "./report-growth.ts";
import { reportPages } from "./report-pages.ts";
import { reportServer } from "./report-server.ts";
import { measureRequests } from "./requests.ts";
import { stopped } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const runs = Number(values.runs);

const PARTS: Record<string, () => Promise<Section>> = {
  pages: async () => reportPages(await measurePages(runs), runs),
  server: async () => reportServer(await measureRequests()),
  growth: async () => reportGrowth(await measureGrowth()),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const mistake = findMistake();
if (mistake) {
  console.error(mistake);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopped.abort());

try {
  const sections: Section[] = [];
  for (const [part, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(part)) continue;
    console.log(`\n${part}`);
    const section = await measure();
    await writeSection(section);
    console.log(`\n${section.text}`);
    sections.push(section);
  }
  const missed = sections.flatMap(({ verdict }) => verdict?.missed ?? []);
  const broken = sections.flatMap(({ verdict }) => verdict?.broken ?? []);
  for (const line of missed) console.log(`Slower than its budget: ${line}`);
  for (const line of broken) console.error(`Budget broken: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  // Stopped from outside, everything that was under way fails in its own way.
  if (!stopped.signal.aborted) throw error;
  console.error("Stopped.");
  process.exitCode = 130;
}

function findMistake(): string | undefined {
  const unknown = wanted.find((part) => !PARTS[part]);
  if (unknown)
    return `There is no part "${unknown}": name ${Object.keys(PARTS).join(", ")}, or nothing for all.`;
  if (!Number.isInteger(runs) || runs < 1) return "--runs must be a whole number from 1.";
  if (currentBuild() === null) return "There is no build to measure: run `npm run build` first.";
  if (!findBrowser())
    return "There is no Chromium to measure with. Install one, or name its file in CHROMIUM_PATH.";
}
