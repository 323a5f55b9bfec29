import type { Middleware, MiddlewareContext } from "../app-build.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { isFromOwnSite } from "../same-site.ts";

type Settings = Pick<Environment, "siteUrl" | "trustProxy">;

/**
 * Says in the log what seems to be set up wrongly between visitor and server, each thing once. Anyone can write headers
 * that look so: nothing of them is repeated, and no sentence takes them for true.
 */
export function proxyAdvice(log: Log, settings: Settings): Middleware {
  const unsaid = new Set(ADVICE);
  return async function proxyAdvice(c, next) {
    for (const advice of unsaid) {
      if (!advice.isNeeded(c, settings)) continue;
      unsaid.delete(advice);
      log({ notice: advice.notice });
    }
    await next();
  };
}

const ADVICE: { isNeeded: (c: MiddlewareContext, settings: Settings) => boolean; notice: string }[] = [
  {
    // The browser calls it a form of the same origin, and it does not look so here.
    isNeeded: (c, { siteUrl }) =>
      c.req.method === "POST" &&
      c.req.header("Sec-Fetch-Site") === "same-origin" &&
      !isFromOwnSite(c.req.raw, siteUrl),
    notice:
      "A form was refused because its Origin is not the Host of the request. If it came from this site, a proxy in front does not pass Host on: let it (nginx: proxy_set_header Host $http_host), or build and serve with SITE_URL set to the address that visitors use.",
  },
  {
    isNeeded: (c, { trustProxy }) => trustProxy === 0 && isForwarded(c),
    notice:
      "A request has X-Forwarded-For or X-Forwarded-Proto, which are not believed, as TRUST_PROXY is 0. If a proxy of yours stands in front, set TRUST_PROXY to 1, or to how many there are: until then all visitors behind it count as one, and cookies are not Secure.",
  },
  {
    isNeeded: (c, { siteUrl, trustProxy }) =>
      isFromHttps(c, siteUrl) && !c.get("client").secure && (trustProxy > 0 || !isForwarded(c)),
    notice:
      "A request has an https Origin, but did not come over HTTPS, so cookies are not Secure. If a proxy in front ends HTTPS, let it set X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme), and set TRUST_PROXY to how many proxies there are.",
  },
];

function isForwarded(c: MiddlewareContext): boolean {
  return Boolean(c.req.header("X-Forwarded-For") ?? c.req.header("X-Forwarded-Proto"));
}

function isFromHttps(c: MiddlewareContext, siteUrl: string | undefined): boolean {
  return /^https:/i.test(c.req.header("Origin") ?? "") && isFromOwnSite(c.req.raw, siteUrl);
}
