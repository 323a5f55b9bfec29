import { browserOptions } from "../scripts/browser.ts";
import { runNode } from "./run.ts";

const PROGRAM = "bench/tools/node_modules/lighthouse/cli/index.js";
/** Seconds after which a run counts as hanging. */
const PATIENCE = 120;

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** All that the score of performance is made of: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
const METRICS = {
  lcp: "largest-contentful-paint",
  fcp: "first-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

export type Metric = keyof typeof METRICS;

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds, but for the layout shift, which has no unit. */
  metrics: Record<Metric, number>;
  /** What took from a score other than performance: name of the audit, and what it says. */
  failed: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue: number; title: string; explanation?: string }>;
}

/**
 * Looks at a page as Lighthouse does by default: a mid-range phone on a slow line, simulated.
 * @param page its address, and the Cookie header to send
 * @param extent all four categories, or only performance, which takes half as long
 */
export async function runLighthouse(
  page: { url: string; cookie?: string },
  extent: "all" | "performance",
): Promise<LighthouseRun> {
  const { executablePath = "", args = [] } = browserOptions();
  const only =
    extent === "all"
      ? [`--only-categories=${CATEGORIES.join()}`]
      : [`--only-audits=${Object.values(METRICS).join()}`, "--disable-full-page-screenshot"];
  const headers = page.cookie ? [`--extra-headers=${JSON.stringify({ Cookie: page.cookie })}`] : [];
  const flags = `--chrome-flags=${["--headless=new", ...args].join(" ")}`;
  const options = [...only, ...headers, flags, "--output=json", "--quiet", "--no-enable-error-reporting"];
  const output = await runNode([PROGRAM, page.url, ...options], {
    seconds: PATIENCE,
    env: { ...process.env, CHROME_PATH: executablePath },
  });
  const report = JSON.parse(output) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse, ${page.url}: ${report.runtimeError.message}`);
  return {
    scores: mapValues(report.categories, ({ score }) => Math.round(score * 100)),
    metrics: mapValues(METRICS, (id) => report.audits[id]?.numericValue ?? Number.NaN),
    failed: failedAudits(report),
  };
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

function mapValues<K extends string, V, R>(record: Record<K, V>, change: (value: V) => R): Record<K, R> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as V)]),
  ) as Record<K, R>;
}
