import { CONNECTIONS, DURATION, type Load } from "./autocannon.ts";
import { ratio, table, whole } from "./format.ts";
import type { Section } from "./report.ts";
import { HOME, type RequestResult } from "./requests.ts";
import { judgeRequests } from "./verdict.ts";

export function reportServer(results: RequestResult[]): Section {
  const home = results.find(({ name }) => name === HOME)?.site.perSecond ?? 0;
  const text = `Answers per second, and the milliseconds within which half, nine tenths and 99 of 100 answers were there:
${CONNECTIONS} connections for ${DURATION} seconds, client and server on the same cores. The plain server is node:http sending the
same bytes from memory, so the last column travels between machines; "home/this" is how many times the cost of the home
page an answer has. Of the tries from one address all but the first are
refused with 429, as they should be; in the last row every try comes from an address of its own and is looked at.

${table(
  [
    "request",
    "answers/s",
    "50 %",
    "90 %",
    "99 %",
    "statuses",
    "errors",
    "home/this",
    "plain server",
    "site/plain",
  ],
  results.map(({ name, site, plain }) => [
    name,
    whole(site.perSecond),
    site.p50,
    site.p90,
    site.p99,
    statusesOf(site),
    site.errors,
    ratio(home, site.perSecond),
    plain ? whole(plain.perSecond) : "",
    plain ? ratio(site.perSecond, plain.perSecond) : "",
  ]),
)}`;
  return { title: "Server", text, verdict: judgeRequests(results) };
}

function statusesOf({ statuses }: Load): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status}: ${whole(count)}`)
    .join(", ");
}
