import type { Ask } from "../kit/ask.ts";
import { walkInCompany } from "./concurrent-visits.ts";
import { blindSpots, type Shown } from "./control.ts";
import { type Site, type Walk, walk, walkAround } from "./walk.ts";

export interface Inspected extends Site {
  /** The same site behind a proxy that speaks HTTPS, where there can be one. */
  proxied: { ask: Ask; cookies: string[] } | undefined;
  passcode: string;
  /** What a visitor with the passcode must see, or the comparison sees nothing. */
  shown: Shown;
}

const PROXIED = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };

/** Everything that `npm run leaks` asks of a running site. */
export async function inspect(site: Inspected): Promise<Walk> {
  // First, as the walk makes wrong tries, after which the right passcode would have to wait.
  const { cookie, unseen } = await blindSpots(site);
  const walks = [await walk(site), await walkAround(site), await walkInCompany(site, cookie)];
  if (site.proxied) {
    const { ask, cookies } = site.proxied;
    walks.push(await walk({ ...site, ask: throughProxy(ask), cookies }, " over HTTPS"));
  }
  return {
    addresses: Math.max(...walks.map(({ addresses }) => addresses)),
    requests: walks.reduce((sum, { requests }) => sum + requests, 0),
    problems: [
      ...unseen.map((what) => `With the passcode, the comparison did not see ${what}`),
      ...walks.flatMap(({ problems }) => problems),
    ],
  };
}

function throughProxy(ask: Ask): Ask {
  return (question) => ask({ ...question, headers: { ...PROXIED, ...question.headers } });
}
