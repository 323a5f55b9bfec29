import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../../exit-with-reason.ts";
import type { Api } from "./api.ts";

/** What answers visitors now. */
export interface Live {
  /** The digest that its deployment was given; undefined for one that something else made. */
  tag: string | undefined;
  secrets: string[];
}

/** Null when the account has no such Worker. */
export async function whatIsLive(api: Api, name: string): Promise<Live | null> {
  const worker = `/workers/scripts/${name}`;
  const made = await api.get<{ deployments: { versions: { version_id: string }[] }[] }>(
    `${worker}/deployments`,
  );
  if (made === null) return null;
  const [version, second] = made.deployments[0]?.versions ?? [];
  if (version === undefined || second !== undefined) return { tag: undefined, secrets: [] };
  const details = await api.get<{
    annotations?: Record<string, string>;
    resources?: { bindings?: { type: string; name: string }[] };
  }>(`${worker}/versions/${version.version_id}`);
  const bindings = details?.resources?.bindings ?? [];
  return {
    tag: details?.annotations?.["workers/tag"],
    secrets: bindings.filter(({ type }) => type === "secret_text").map(({ name: secret }) => secret),
  };
}

/** Whether the address leads to the site already. @throws ExitReason when this account cannot have it */
export async function hasAddress(api: Api, name: string, { hostname }: URL): Promise<boolean> {
  if (hostname.endsWith(".workers.dev")) {
    const own = await api.get<{ subdomain: string }>("/workers/subdomain");
    if (own === null) throw new ExitReason(NO_WORKERS_DEV);
    const address = `${name}.${own.subdomain}.workers.dev`;
    if (hostname !== address)
      throw new ExitReason(
        `In your account the site can have the address https://${address}, not https://${hostname}: run \`npm run setup\` and answer with it.`,
      );
    const state = await api.get<{ enabled: boolean }>(`/workers/scripts/${name}/subdomain`);
    return state?.enabled ?? false;
  }
  const domains = await api.get<{ hostname: string; service: string }[]>(
    `/workers/domains?hostname=${hostname}`,
  );
  const domain = domains?.find((other) => other.hostname === hostname);
  if (domain === undefined || domain.service === name) return domain !== undefined;
  throw new ExitReason(
    `${hostname} is the address of another Worker of yours, "${domain.service}": take it away there (dash.cloudflare.com, Workers & Pages, ${domain.service}, Settings, Domains & Routes), or choose another with \`npm run setup\`.`,
  );
}

const NO_WORKERS_DEV =
  "Your account has no workers.dev name yet: open https://dash.cloudflare.com, go to Workers & Pages, where you get one, and run `npm run deploy` again.";

/** Asks the site itself, once every `pause` milliseconds. @throws ExitReason when it does not answer */
export async function waitUntilWell({ origin }: URL, tries = 30, pause = 3000): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => response.ok && (await response.text()).trim())
      .catch(() => "");
    if (answer === "ok") return;
    if (left > 1) await sleep(pause);
  }
  throw new ExitReason(
    `The site is deployed, but ${origin}/healthz does not answer yet: a new address can take a quarter of an hour. Open it then; if it is still not there, docs/deploy.md says how to read its log.`,
  );
}
