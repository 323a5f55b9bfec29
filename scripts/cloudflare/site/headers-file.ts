import { isDeepStrictEqual } from "node:util";
import { ADDRESSES, FOLDERS } from "#app/site-map.ts";
import type { AppModule } from "../../../server/context.ts";
import { EnvironmentError } from "../../../server/environment.ts";
import { contentType, type PublicFile, publicFileHeaders } from "../../../server/file-response.ts";
import { commonHeaders, FILE_POLICY } from "../../../server/middleware/security-headers.ts";

type Headers = Record<string, string>;

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2_000;

/** Returns the contents of `_headers`: one rule for each extension in a folder, and one for each file that differs. */
export function headersFile(wanted: ReadonlyMap<string, Headers>): string {
  const kinds = new Map<string, Headers>([["/*", wanted.get(ADDRESSES.home) ?? {}]]);
  for (const [address, headers] of wanted)
    if (!kinds.has(patternOf(address))) kinds.set(patternOf(address), headers);
  const others = Array.from(wanted).filter(
    ([address, headers]) => !isDeepStrictEqual(kinds.get(patternOf(address)), headers),
  );
  // Sorted, a kind comes after every kind that includes it: /*, /*.svg, /assets/*.svg.
  const rules = [...Array.from(kinds).sort(([a], [b]) => (a < b ? -1 : 1)), ...others];
  // Each rule removes the headers of earlier rules, because Cloudflare would send both values.
  const unset = Array.from(new Set(Array.from(wanted.values()).flatMap(Object.keys)), (name) => `! ${name}`);
  const texts = rules.map(([pattern, headers]) => {
    const set = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [pattern, ...(pattern === "/*" ? [] : unset), ...set];
  });
  if (texts.length > MAX_RULES || texts.flat().some(({ length }) => length > MAX_LINE_LENGTH)) {
    throw new EnvironmentError(
      `Cloudflare accepts at most ${MAX_RULES} rules for headers, and the site needs ${texts.length}: use fewer file extensions in public/.`,
    );
  }
  return texts.map((lines) => `${lines.join("\n  ")}\n`).join("");
}

function patternOf(address: string): string {
  const [extension] = /\.\w+$/.exec(address) ?? [];
  if (extension === undefined) return "/*";
  const folder = [FOLDERS.assets, FOLDERS.media].find((start) => address.startsWith(start));
  return `${folder ?? "/"}*${extension}`;
}

export function assetHeaders(
  files: ReadonlyMap<string, PublicFile & { path: string }>,
  { siteUrl, styleHashes }: Pick<AppModule, "siteUrl" | "styleHashes">,
): Map<string, Headers> {
  return new Map(
    Array.from(files, ([address, file]) => {
      const { isPage, path } = file;
      const common = commonHeaders({ path: address, isPage, secure: siteUrl.startsWith("https:") });
      const general = {
        ...common,
        "Content-Security-Policy": FILE_POLICY,
        "Content-Type": contentType(path),
      };
      return [address, { ...general, ...publicFileHeaders(address, file, styleHashes) }];
    }),
  );
}
