import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../../exit-with-reason.ts";
import type { Account } from "./account.ts";

/** Checks that this account can publish the Worker `name` at the address. @throws ExitReason */
export async function checkAddress(account: Account, name: string, { hostname }: URL): Promise<void> {
  if (hostname.endsWith(".workers.dev")) await checkWorkersDev(account, name, hostname);
  else await checkDomain(account, name, hostname);
}

async function checkWorkersDev({ get }: Account, name: string, hostname: string): Promise<void> {
  const reply = await get<{ subdomain: string }>("/workers/subdomain");
  if (reply === null)
    throw new ExitReason(
      "Your account has no workers.dev name yet: open https://dash.cloudflare.com, go to Workers & Pages to get one, and run `npm run deploy` again.",
    );
  const available = `${name}.${reply.result.subdomain}.workers.dev`;
  if (hostname === available) return;
  throw new ExitReason(
    `Your account can publish the site at https://${available}, not at https://${hostname}: run \`npm run setup\` and enter that address.`,
  );
}

async function checkDomain({ get }: Account, name: string, hostname: string): Promise<void> {
  const reply = await get<{ hostname: string; service: string }[]>(`/workers/domains?hostname=${hostname}`);
  const domain = reply?.result.find((other) => other.hostname === hostname);
  if (domain === undefined || domain.service === name) return;
  throw new ExitReason(
    `${hostname} is the address of another Worker of yours, "${domain.service}": remove the address there (dash.cloudflare.com, Workers & Pages, ${domain.service}, Settings, Domains & Routes), or choose another one with \`npm run setup\`.`,
  );
}

/** Waits until the site answers at its address. `pause` is in milliseconds. @throws ExitReason */
export async function waitUntilLive({ origin }: URL, attempts = 30, pause = 3000): Promise<void> {
  for (let left = attempts; left > 0; left--) {
    const text = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })
      .then((response) => response.text())
      .catch(() => "");
    if (text.trim() === "ok") return;
    if (left > 1) await sleep(pause);
  }
  throw new ExitReason(
    `The site is deployed, but ${origin}/healthz does not answer yet. A new address can take 15 minutes: open it then. If it still does not answer, docs/cloudflare.md explains how to read the log.`,
  );
}
