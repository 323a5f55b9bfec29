import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { contentType } from "../../server/content-type.ts";
import { built } from "../../tests/helpers/site/built.ts";
import { writeBarePage } from "./bare-page.ts";
import { openBrowser } from "./browser.ts";
import { type LighthouseRun, type Metric, runLighthouse } from "./lighthouse.ts";
import { countBytes, type PageBytes, timeLargestPaint, type Visit } from "./phone.ts";
import { type PlainAnswer, startPlainServer } from "./plain-server.ts";
import { median } from "./run.ts";
import { startSite } from "./site.ts";
import { listTargets, type Target } from "./targets.ts";

/** Medians of all runs. `byHand` is the page without the framework and its script, `bare` its words and pictures. */
export interface PageResult {
  target: Target;
  bytes: { site: PageBytes; bare: PageBytes };
  scores: LighthouseRun["scores"];
  failed: string[];
  metrics: { site: Record<Metric, number>; bare: Record<Metric, number> };
  /** Milliseconds in Chromium itself, on a slow line. */
  largestPaint: Paints<number>;
}

type Paints<T> = Record<"site" | "byHand" | "bare", T>;

export async function measurePages(runs: number): Promise<PageResult[]> {
  await using site = await startSite();
  await using browser = await openBrowser();
  const results: PageResult[] = [];
  for (const target of listTargets()) {
    console.log(`${target.name}: ${runs} runs, each followed by its counterparts`);
    const visit = { url: site.origin + target.path, ...(target.unlocked && { cookie: site.cookie }) };
    await using plain = await servePlain(browser, visit);
    const visits = { site: visit, byHand: { url: plain.origin + BY_HAND }, bare: { url: plain.origin } };
    results.push(await measure(browser, target, visits, runs));
  }
  return results;
}

async function measure(
  browser: Browser,
  target: Target,
  { site, byHand, bare }: Paints<Visit>,
  runs: number,
): Promise<PageResult> {
  const bytes = { site: await countBytes(browser, site), bare: await countBytes(browser, bare) };
  const siteRuns: LighthouseRun[] = [];
  const bareRuns: LighthouseRun[] = [];
  const paints: Paints<number[]> = { site: [], byHand: [], bare: [] };
  for (let run = 0; run < runs; run++) {
    siteRuns.push(await runLighthouse(site, run === 0 ? "all" : "performance"));
    bareRuns.push(await runLighthouse(bare, "performance"));
    paints.site.push(await timeLargestPaint(browser, site));
    paints.byHand.push(await timeLargestPaint(browser, byHand));
    paints.bare.push(await timeLargestPaint(browser, bare));
  }
  const performance = median(siteRuns.map(({ scores }) => scores.performance ?? 0));
  const [first] = siteRuns;
  return {
    target,
    bytes,
    scores: { ...first?.scores, performance },
    failed: first?.failed ?? [],
    metrics: { site: medians(siteRuns), bare: medians(bareRuns) },
    largestPaint: { site: median(paints.site), byHand: median(paints.byHand), bare: median(paints.bare) },
  };
}

function medians(runs: LighthouseRun[]): Record<Metric, number> {
  const of = (metric: Metric) => median(runs.map(({ metrics }) => metrics[metric]));
  return { lcp: of("lcp"), fcp: of("fcp"), tbt: of("tbt"), cls: of("cls"), speedIndex: of("speedIndex") };
}

const BY_HAND = "/by-hand";

async function servePlain(browser: Browser, { url, cookie }: Visit) {
  const answer = await fetch(url, { headers: cookie ? { Cookie: cookie } : {} });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const html = await answer.text();
  const pages: Record<string, PlainAnswer> = {
    "/": plainPage(await writeBarePage(await context.newPage(), html)),
    [BY_HAND]: plainPage(html.replaceAll(/<script\b.*?<\/script>/gs, "")),
  };
  return startPlainServer((path) => pages[path] ?? plainFile(path));
}

function plainPage(html: string): PlainAnswer {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
  return { headers, body: brotliCompressSync(html) };
}

async function plainFile(path: string): Promise<PlainAnswer> {
  const [, mount = "", rest = ""] = /^\/(media|locked)\/(.+)$/.exec(path) ?? [];
  const folders: Record<string, string> = { media: built.publicMedia, locked: built.lockedMedia };
  const body = await readFile(join(folders[mount] ?? built.client, rest || path));
  return { headers: { "Content-Type": contentType(path), "Cache-Control": "max-age=31536000" }, body };
}
