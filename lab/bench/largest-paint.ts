import type { Browser } from "@playwright/test";
import { PHONE } from "../../tests/helpers/browser/budgets.ts";
import type { Visit } from "./visit.ts";

/** Copies "slow 4G" from https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};
const CPU_SLOWDOWN = 4;
/** After the load event, the measurement waits this long for a larger paint. */
const WAIT_AFTER_LOAD_MS = 1000;

/** Returns the Largest Contentful Paint in milliseconds on a phone with a slow connection. */
export async function timeLargestPaint(browser: Browser, { url, cookie }: Visit): Promise<number> {
  await using context = await browser.newContext({
    ...PHONE,
    ...(cookie && { extraHTTPHeaders: { Cookie: cookie } }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(WAIT_AFTER_LOAD_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(resolve, 5000);
      }),
  );
  if (paint === undefined) throw new Error(`${url} did not paint anything.`);
  return paint;
}
