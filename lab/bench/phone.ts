import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { PHONE } from "../../tests/helpers/browsers/budgets.ts";
import { recordTransfers, sum, type Transfer } from "../../tests/helpers/browsers/transfers.ts";

const KINDS = ["html", "fonts", "pictures", "video", "script", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Bytes as they travel, bodies only. */
export type PageBytes = Record<Kind | "picturesInView" | "total", number>;

export interface Visit {
  url: string;
  cookie?: string;
}

export async function countBytes(browser: Browser, visit: Visit): Promise<PageBytes> {
  await using context = await browser.newContext(onPhone(visit));
  const page = await context.newPage();
  const transferred = await recordTransfers(page);
  await page.goto(visit.url, { waitUntil: "networkidle" });
  const inView = await showFirstScreen(page);
  await page.waitForTimeout(AFTER_LOAD);
  const transfers = transferred();
  const bytes = KINDS.map((kind) => [kind, sum(transfers.filter((transfer) => kindOf(transfer) === kind))]);
  return {
    ...Object.fromEntries(bytes),
    picturesInView: sum(transfers.filter(({ url }) => inView.includes(url))),
    total: sum(transfers),
  };
}

/** On a busy machine these pictures come later than the network falls silent. */
function showFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map(({ currentSrc }) => currentSrc);
  });
}

/** Lighthouse's "slow 4G" and its slowdown of the processor, applied: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};
const SLOWDOWN = 4;
/** Milliseconds in which more may still be fetched, or a larger paint come. */
const AFTER_LOAD = 1000;

/** Milliseconds. @throws when nothing was painted */
export async function timeLargestPaint(browser: Browser, visit: Visit): Promise<number> {
  await using context = await browser.newContext(onPhone(visit));
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(visit.url, { waitUntil: "load" });
  await page.waitForTimeout(AFTER_LOAD);
  const paint = await page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const paints = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime));
        paints.observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(resolve, 5000);
      }),
  );
  if (paint === undefined) throw new Error(`${visit.url} painted nothing.`);
  return paint;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

function onPhone({ cookie }: Visit): BrowserContextOptions {
  return { ...PHONE, ...(cookie && { extraHTTPHeaders: { Cookie: cookie } }) };
}

function kindOf({ url, type }: Transfer): Kind {
  if (new URL(url).pathname.endsWith(".js")) return "script";
  return KIND_OF_TYPE[type] ?? "other";
}

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: "html",
  Font: "fonts",
  Image: "pictures",
  Media: "video",
  Script: "script",
};
