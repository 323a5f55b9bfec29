import { isDeepStrictEqual } from "node:util";
import { ADDRESSES, FOLDERS } from "#app/site-map.ts";
import type { AppModule } from "../../../server/app-build.ts";
import { contentType } from "../../../server/content-type.ts";
import { EnvironmentError } from "../../../server/environment.ts";
import { type PublicFile, publicHeaders } from "../../../server/public-headers.ts";
import { securityHeaders } from "../../../server/security-headers.ts";

type Headers = Record<string, string>;

/** Of Cloudflare, as is the format: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/**
 * The text of `_headers`, which gives each file these headers. A file is given those of the first one of its kind and
 * folder, unless its own are others; the last rule that fits it says all of them.
 * @throws EnvironmentError when Cloudflare would not take all of it
 */
export function headersFile(wanted: ReadonlyMap<string, Headers>): string {
  const kinds = new Map<string, Headers>([["/*", wanted.get(ADDRESSES.home) ?? {}]]);
  for (const [address, headers] of wanted)
    if (!kinds.has(kindOf(address))) kinds.set(kindOf(address), headers);
  const others = Array.from(wanted).filter(
    ([address, headers]) => !isDeepStrictEqual(kinds.get(kindOf(address)), headers),
  );
  // In this order a kind comes after the one that it is a part of: /*, /*.svg, /assets/*.svg.
  const rules = [...Array.from(kinds).sort(([a], [b]) => (a < b ? -1 : 1)), ...others];
  // One that is set twice would be sent with both values.
  const unset = Array.from(new Set(Array.from(wanted.values()).flatMap(Object.keys)), (name) => `! ${name}`);
  const texts = rules.map(([pattern, headers]) => {
    const set = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [pattern, ...(pattern === "/*" ? [] : unset), ...set];
  });
  if (texts.length > MOST_RULES || texts.flat().some(({ length }) => length > LONGEST_LINE)) {
    throw new EnvironmentError(
      `Cloudflare takes headers by ${MOST_RULES} rules at most, and the site has ${texts.length}: files in public/ need fewer different kinds of names.`,
    );
  }
  return texts.map((lines) => `${lines.join("\n  ")}\n`).join("");
}

/** As a pattern: all pages, or all files of one ending in one folder. */
function kindOf(address: string): string {
  const [ending] = /\.\w+$/.exec(address) ?? [];
  if (ending === undefined) return "/*";
  const folder = [FOLDERS.assets, FOLDERS.media].find((start) => address.startsWith(start));
  return `${folder ?? "/"}*${ending}`;
}

/** What each public file says of itself, by its address: what the app on Node sends, and its type. */
export function assetHeaders(
  files: ReadonlyMap<string, PublicFile & { path: string }>,
  { siteUrl, styleHash }: Pick<AppModule, "siteUrl" | "styleHash">,
): Map<string, Headers> {
  return new Map(
    Array.from(files, ([address, file]) => {
      const security = securityHeaders({
        kind: file.isPage ? "prerendered-page" : "other",
        path: address,
        scriptHashes: file.scriptHashes,
        styleHash,
        secure: siteUrl.startsWith("https:"),
      });
      const type = { "Content-Type": contentType(file.path) };
      return [address, { ...security, ...type, ...publicHeaders(address, file, files) }];
    }),
  );
}
