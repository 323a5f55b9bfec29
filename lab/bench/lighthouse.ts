import { existsSync } from "node:fs";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserOptions } from "../../tests/helpers/browser.ts";
import type { Visit } from "./phone.ts";
import { runNode } from "./run.ts";

const PROGRAM = "lab/bench/tools/node_modules/lighthouse/cli/index.js";
const PATIENCE = 120;
const MOST_TRIES = 3;

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** All that the score of performance is made of: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
const METRICS = {
  lcp: "largest-contentful-paint",
  fcp: "first-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

type Extent = "all" | "performance";
export type Metric = keyof typeof METRICS;

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds, but for the layout shift, which has no unit. */
  metrics: Record<Metric, number>;
  failed: string[];
}

interface Audit {
  score: number | null;
  /** Absent when Lighthouse could not tell. */
  numericValue?: number;
  title: string;
  explanation?: string;
  errorMessage?: string;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

/** A trace on a busy machine can lack a time: that run is made again. @throws when three do, or Lighthouse fails */
export async function runLighthouse(page: Visit, extent: Extent): Promise<LighthouseRun> {
  for (let tries = 1; ; tries++) {
    const report = await askLighthouse(page, extent);
    const missing = whatIsMissing(report);
    if (missing === undefined) return readReport(report);
    if (tries === MOST_TRIES) throw new Error(`Lighthouse, ${page.url}: ${missing}`);
    console.log(`Lighthouse has ${missing}. Once more.`);
  }
}

function readReport(report: Report): LighthouseRun {
  const of = (metric: Metric) => report.audits[METRICS[metric]]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    metrics: { lcp: of("lcp"), fcp: of("fcp"), tbt: of("tbt"), cls: of("cls"), speedIndex: of("speedIndex") },
    failed: failedAudits(report),
  };
}

async function askLighthouse(page: Visit, extent: Extent): Promise<Report> {
  const { executablePath = "", args = [] } = browserOptions();
  const only =
    extent === "all"
      ? [`--only-categories=${CATEGORIES.join()}`]
      : [`--only-audits=${Object.values(METRICS).join()}`, "--disable-full-page-screenshot"];
  const headers = page.cookie ? [`--extra-headers=${JSON.stringify({ Cookie: page.cookie })}`] : [];
  const flags = `--chrome-flags=${["--headless=new", ...args].join(" ")}`;
  // Into a file: Lighthouse sometimes ends before all of a report has gone through a pipe.
  await using folder = await mkdtempDisposable(join(tmpdir(), "bench-lighthouse-"));
  const file = join(folder.path, "report.json");
  const output = ["--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
  await runNode([PROGRAM, page.url, ...only, ...headers, flags, ...output], {
    seconds: PATIENCE,
    env: { ...process.env, CHROME_PATH: executablePath },
  }).catch((error: unknown) => {
    // When too much is missing Lighthouse fails, and still writes its report, which says what.
    if (!existsSync(file)) throw error;
  });
  return JSON.parse(await readFile(file, "utf8"));
}

function whatIsMissing({ audits }: Report): string | undefined {
  const missing = Object.values(METRICS).find((id) => !Number.isFinite(audits[id]?.numericValue));
  return missing && `no ${missing}: ${audits[missing]?.errorMessage ?? "no reason given"}`;
}

function failedAudits({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) => {
    if (category === "performance") return [];
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && isFailed(audits[id]?.score));
    return failed.map(({ id }) => `${id}: ${audits[id]?.explanation ?? audits[id]?.title}`);
  });
}

function isFailed(score: number | null | undefined): boolean {
  return typeof score === "number" && score < 1;
}
