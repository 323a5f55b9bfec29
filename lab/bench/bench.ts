/**
 * `npm run bench` measures the built site, and compares the results with references from the same run.
 * The argument `pages` or `requests` runs only that part. `--runs=9` calculates medians of nine runs instead of three.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "../../tests/helpers/browser/launch.ts";
import { snapshot } from "../../tests/helpers/content/snapshot.ts";
import { lockedPaths, publicPaths } from "../../tests/helpers/content/studies.ts";
import { buildPaths } from "../../tests/helpers/site/built.ts";
import { sendPasscode } from "../../tests/helpers/site/passcode.ts";
import { startSite } from "../../tests/helpers/site/start-site.ts";
import { serveHandWrittenPage } from "./by-hand.ts";
import { timeLargestPaint } from "./largest-paint.ts";
import { CATEGORIES, runLighthouse } from "./lighthouse.ts";
import { measureRequests } from "./requests.ts";
import type { Visit } from "./visit.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const runCount = Number(values.runs);
const isPartRequested = (part: string) => positionals.length === 0 || positionals.includes(part);

const passcode = randomBytes(16).toString("hex");
await using site = await startSite({ PASSCODE: passcode });
const { cookie = "" } = await sendPasscode(site.send, passcode);
const { origin } = site.server;

if (isPartRequested("pages")) {
  await using browser = await chromium.launch(browserOptions());
  const resultsByPage: Record<string, Awaited<ReturnType<typeof measurePage>>> = {};
  for (const [name, visit] of pagesToVisit()) {
    console.log(`Measuring ${name}`);
    resultsByPage[name] = await measurePage(browser, visit);
  }
  console.table(resultsByPage);
}
if (isPartRequested("requests")) {
  const image = snapshot.profile.blurb.imgLink.src;
  console.table(await measureRequests(origin, { locked: lockedPaths[0], cookie, image }));
}

function pagesToVisit(): [string, Visit][] {
  const visitsWithoutCookie = [...publicPaths, ...lockedPaths].map((path): [string, Visit] => [
    path,
    { url: origin + path },
  ]);
  const visitsWithCookie = lockedPaths.map((path): [string, Visit] => [
    `${path}, unlocked`,
    { url: origin + path, cookie },
  ]);
  return [...visitsWithoutCookie, ...visitsWithCookie];
}

/** Alternates between a page and its hand-written counterpart, so that the machine's load affects both equally. */
async function measurePage(browser: Browser, visit: Visit) {
  await using byHand = await serveHandWrittenPage(buildPaths, visit);
  const scores: Record<string, number>[] = [];
  const paintTimes: number[] = [];
  const handWrittenPaintTimes: number[] = [];
  for (let run = 0; run < runCount; run++) {
    scores.push(await runLighthouse(visit));
    paintTimes.push(await timeLargestPaint(browser, visit));
    handWrittenPaintTimes.push(await timeLargestPaint(browser, { url: byHand.origin }));
  }
  const [paint, paintByHand] = [median(paintTimes), median(handWrittenPaintTimes)];
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, median(scores.map((score) => score[name] ?? 0))])),
    "LCP, ms": Math.round(paint),
    "by hand, ms": Math.round(paintByHand),
    ratio: Number((paint / paintByHand).toFixed(2)),
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
