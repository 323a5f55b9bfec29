import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../exit-with-reason.ts";

/** Asks the site itself, once every `pause` milliseconds. @throws ExitReason when it does not answer */
export async function waitUntilWell({ origin }: URL, tries = 30, pause = 3000): Promise<void> {
  for (let left = tries; left > 0; left--) {
    if (await isWell(origin)) return;
    if (left > 1) await sleep(pause);
  }
  throw new ExitReason(
    `The site is deployed, but ${origin}/healthz does not answer yet: a new address can take a quarter of an hour. Open it then; if it is still not there, docs/deploy.md says how to read its log.`,
  );
}

async function isWell(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok && (await answer.text()).trim() === "ok";
  } catch {
    return false;
  }
}
