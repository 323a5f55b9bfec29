import { isDeepStrictEqual } from "node:util";
import { FOLDERS, PATHS } from "#app/site-map.ts";
import { ExitReason } from "../../../files/exit-reason.ts";
import type { AppModule } from "../../../server/context.ts";
import { contentType, type PublicFile, publicFileHeaders } from "../../../server/file-response.ts";
import { isPrototypePath, sandboxHeaders } from "../../../server/middleware/prototype-headers.ts";
import { commonHeaders, FILE_POLICY, NO_TRANSFORM } from "../../../server/middleware/security-headers.ts";

type Headers = Record<string, string>;

/** Cloudflare limits `_headers`: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MAX_RULES = 100;

/** Returns the contents of `_headers`: a rule for each extension in a folder, and a rule for each exception. */
export function headersFile(headersByPath: ReadonlyMap<string, Headers>): string {
  const headersByPattern = new Map<string, Headers>([["/*", headersByPath.get(PATHS.home) ?? {}]]);
  for (const [path, headers] of headersByPath)
    if (!headersByPattern.has(patternOf(path))) headersByPattern.set(patternOf(path), headers);
  const exceptions = Array.from(headersByPath).filter(
    ([path, headers]) => !isDeepStrictEqual(headersByPattern.get(patternOf(path)), headers),
  );
  // The order puts general patterns before specific patterns: /*, /*.svg, /assets/*.svg.
  const rules = [...Array.from(headersByPattern).sort(([a], [b]) => (a < b ? -1 : 1)), ...exceptions];
  // Cloudflare sends the headers of all matching rules, so each rule first removes earlier headers.
  const allNames = new Set(Array.from(headersByPath.values()).flatMap(Object.keys));
  const removals = Array.from(allNames, (name) => `! ${name}`);
  const ruleLines = rules.map(([pattern, headers]) => {
    const setLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [pattern, ...(pattern === "/*" ? [] : removals), ...setLines];
  });
  if (ruleLines.length > MAX_RULES)
    throw new ExitReason(
      `Cloudflare accepts at most ${MAX_RULES} rules for headers, and the site needs ${ruleLines.length}: use fewer file extensions in public/.`,
    );
  return ruleLines.map((lines) => `${lines.join("\n  ")}\n`).join("");
}

function patternOf(path: string): string {
  if (isPrototypePath(path)) return `${FOLDERS.prototypes}*`;
  const [extension] = /\.\w+$/.exec(path) ?? [];
  if (extension === undefined) return "/*";
  const folder = [FOLDERS.assets, FOLDERS.media].find((start) => path.startsWith(start));
  return `${folder ?? "/"}*${extension}`;
}

export function assetHeaders(
  files: ReadonlyMap<string, PublicFile & { path: string }>,
  { siteUrl, styleHashes }: Pick<AppModule, "siteUrl" | "styleHashes">,
): Map<string, Headers> {
  return new Map(
    Array.from(files, ([pathname, file]) => {
      const { isPage, path } = file;
      const sharedHeaders = commonHeaders({ path: pathname, isPage, isSecure: siteUrl.startsWith("https:") });
      const fileHeaders = { "Content-Security-Policy": FILE_POLICY, "Content-Type": contentType(path) };
      const publicHeaders = publicFileHeaders(pathname, file, styleHashes);
      if (isPage) publicHeaders["Cache-Control"] += `, ${NO_TRANSFORM}`;
      return [pathname, { ...sharedHeaders, ...fileHeaders, ...publicHeaders, ...sandboxHeaders(pathname) }];
    }),
  );
}
