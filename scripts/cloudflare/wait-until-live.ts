import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../../files/exit-reason.ts";

/** Waits until the site answers at its address. `pause` is in milliseconds. @throws ExitReason */
export async function waitUntilLive(origin: string, attempts = 30, pause = 3000): Promise<void> {
  for (let attemptsLeft = attempts; attemptsLeft > 0; attemptsLeft--) {
    const responseText = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })
      .then((response) => response.text())
      .catch(() => "");
    if (responseText.trim() === "ok") return;
    if (attemptsLeft > 1) await sleep(pause);
  }
  throw new ExitReason(
    `The site is published, but ${origin}/healthz does not answer yet. A new address can take 15 minutes: open it then. If wrangler shows another address above, run \`npm run setup\` and enter that one. docs/cloudflare.md explains how to read the log.`,
  );
}
