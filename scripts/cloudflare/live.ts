import { ExitReason } from "../exit-with-reason.ts";
import type { Api } from "./api.ts";

/** What answers visitors now. */
export interface Live {
  /** The digest that its deployment was given; undefined for one that something else made. */
  tag: string | undefined;
  secrets: string[];
}

/** Null when the account has no such Worker. */
export async function whatIsLive(api: Api, name: string): Promise<Live | null> {
  const worker = `/accounts/:account/workers/scripts/${name}`;
  const made = await api.get<{ deployments: Deployment[] }>(`${worker}/deployments`);
  if (made === null) return null;
  const [version, second] = made.deployments[0]?.versions ?? [];
  if (version === undefined || second !== undefined) return { tag: undefined, secrets: [] };
  const details = await api.get<Version>(`${worker}/versions/${version.version_id}`);
  const bindings = details?.resources?.bindings ?? [];
  return {
    tag: details?.annotations?.["workers/tag"],
    secrets: bindings.filter(({ type }) => type === "secret_text").map(({ name: secret }) => secret),
  };
}

/** @throws ExitReason when this account cannot have the address */
export async function hasAddress(api: Api, name: string, { hostname }: URL): Promise<boolean> {
  if (hostname.endsWith(WORKERS_DEV)) {
    await checkWorkersDev(api, name, hostname);
    const state = await api.get<{ enabled: boolean }>(`/accounts/:account/workers/scripts/${name}/subdomain`);
    return state?.enabled ?? false;
  }
  const domains = await api.get<Domain[]>(`/accounts/:account/workers/domains?hostname=${hostname}`);
  const domain = domains?.find((other) => other.hostname === hostname);
  if (domain === undefined || domain.service === name) return domain !== undefined;
  throw new ExitReason(
    `${hostname} is the address of another Worker of yours, "${domain.service}": take it away there (dash.cloudflare.com, Workers & Pages, ${domain.service}, Settings, Domains & Routes), or choose another with \`npm run setup\`.`,
  );
}

const WORKERS_DEV = ".workers.dev";

async function checkWorkersDev(api: Api, name: string, hostname: string): Promise<void> {
  const own = await api.get<{ subdomain: string }>("/accounts/:account/workers/subdomain");
  if (own === null)
    throw new ExitReason(
      "Your account has no workers.dev name yet: open https://dash.cloudflare.com, go to Workers & Pages, where you get one, and run `npm run deploy` again.",
    );
  const address = `${name}.${own.subdomain}${WORKERS_DEV}`;
  if (hostname !== address)
    throw new ExitReason(
      `In your account the site can have the address https://${address}, not https://${hostname}: run \`npm run setup\` and answer with it.`,
    );
}

interface Deployment {
  versions: { version_id: string; percentage: number }[];
}
interface Version {
  annotations?: Record<string, string>;
  resources?: { bindings?: { type: string; name: string }[] };
}
interface Domain {
  hostname: string;
  service: string;
}
