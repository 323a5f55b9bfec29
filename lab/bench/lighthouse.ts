import { execFile } from "node:child_process";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { browserOptions } from "../../tests/helpers/browser/launch.ts";
import type { Visit } from "./visit.ts";

const LIGHTHOUSE_PROGRAM = "lab/bench/tools/node_modules/lighthouse/cli/index.js";
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** Returns a score from 0 to 100 for each category. Repeats failed runs, because Lighthouse can fail on a busy machine. */
export async function runLighthouse(visit: Visit, attempts = 3): Promise<Record<string, number>> {
  try {
    return await measureScores(visit);
  } catch (error) {
    if (attempts === 1) throw error;
    console.log(`Lighthouse failed for ${visit.url}. Trying again.`);
    return runLighthouse(visit, attempts - 1);
  }
}

/** Runs Lighthouse once, and logs the audits that lower a score. */
async function measureScores({ url, cookie }: Visit): Promise<Record<string, number>> {
  const { executablePath = "", args = [] } = browserOptions();
  await using folder = await mkdtempDisposable(join(tmpdir(), "lighthouse-"));
  const file = join(folder.path, "report.json");
  const options = [
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--no-enable-error-reporting",
  ];
  await promisify(execFile)(process.execPath, [LIGHTHOUSE_PROGRAM, url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    timeout: 120_000,
    // Lighthouse closes its browser only on SIGINT.
    killSignal: "SIGINT",
  });
  const { categories, audits }: Report = JSON.parse(await readFile(file, "utf8"));
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const { score = null, title = id } = audits[id] ?? {};
    if (weight > 0 && score !== null && score < 0.9) console.log(`${url}: ${title} (${score})`);
  }
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
