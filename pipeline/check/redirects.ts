import { z } from "zod";
import type { Redirect } from "#app/content/types.ts";
import { pageAddresses, RESERVED_SLUGS } from "#app/site-map.ts";
import { isRecord } from "../read/content-fields.ts";
import { didYouMean } from "../read/nearest.ts";
import type { Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";

const FROM = "write the old path alone, such as /old-name: no https://, spaces, ? or #";
const TO = 'write "/name" of a case study, "/" or an address that starts with https://';

/** Old addresses, and where what stood there is now. A file of comments alone has none. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string(FROM)
        .regex(/^\/(?!\/)[^\s?#\\]+$/, FROM)
        .meta({ description: "The old path, such as /old-name" }),
      to: z
        .string(TO)
        .regex(/^(\/[a-z0-9-]*|https:\/\/[^\s/]+\S*)$/, TO)
        .meta({ description: 'Where it is now: "/name" of a case study, "/" or an https:// address' }),
    }),
    "write a list: lines that start with a hyphen",
  )
  .nullable();

/** As a request has it: encoded, without a slash at the end. */
export function asRequested(path: string): string {
  return new URL(path.replace(/\/+$/, "") || "/", "http://any.example").pathname;
}

export function checkRedirects(file: YamlFile, slugs: string[]): Problem[] {
  const pages = pageAddresses(slugs);
  const entries = Array.isArray(file.data) ? file.data.map(textsOf) : [];
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  return entries.flatMap(({ from, to }, index) => {
    const problems: Problem[] = [];
    const problemFrom = seen.has(from) ? "stands above already: keep one" : problemInFrom(from, pages);
    if (problemFrom) problems.push(file.problemAt([index, "from"], problemFrom));
    const problemTo = to.startsWith("/") && !pages.includes(to) ? problemInTo(to, pages, targets) : null;
    if (problemTo) problems.push(file.problemAt([index, "to"], problemTo));
    seen.add(from);
    return problems;
  });
}

function textsOf(entry: unknown): Redirect {
  const { from, to } = isRecord(entry) ? entry : {};
  return {
    from: typeof from === "string" && from.startsWith("/") ? asRequested(from) : "",
    to: typeof to === "string" ? to : "",
  };
}

function problemInFrom(from: string, pages: string[]): string | null {
  if (pages.includes(from)) return `${from} is a page of today: only an address without a page can lead on`;
  const [, first = ""] = from.split("/");
  return RESERVED_SLUGS.includes(first) ? `the site itself needs /${first}` : null;
}

function problemInTo(to: string, pages: string[], targets: Map<string, string>): string {
  const end = targets.get(to);
  if (end === to || (end && targets.has(end))) return `${to} leads back here: write an address of today`;
  if (end) return `${to} is an old address itself: write "${end}"`;
  return `there is no page "${to}"${didYouMean(to, pages) || `; there are ${pages.join(", ")}`}`;
}
