import type { Redirect } from "#app/content/types.ts";
import { pageAddresses, RESERVED_SLUGS } from "#app/site-map.ts";
import { isRecord, listAt } from "../read/content-fields.ts";
import type { Problem } from "../read/problem.ts";
import { suggestion } from "../read/suggestion.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import type { Site } from "./check-content.ts";

/** Returns a path as requests contain it: percent-encoded and without a slash at the end. */
export function requestPath(path: string): string {
  return new URL(path.replace(/\/+$/, "") || "/", "http://any.example").pathname;
}

/** Checks that old paths are unused and that each one leads directly to a page. */
export function checkRedirects(file: YamlFile, { studies, pages }: Site): Problem[] {
  const known = pageAddresses([...pages, ...studies]);
  const redirects = listAt(file.data).map(asRedirect);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const inFrom =
      sources.indexOf(from) < index
        ? "is already in this list: remove one of them"
        : fromProblem(from, known);
    const inTo = to.startsWith("/") && !known.includes(to) ? toProblem(to, known, targets) : null;
    return [
      ...(inFrom ? [file.problemAt([index, "from"], inFrom)] : []),
      ...(inTo ? [file.problemAt([index, "to"], inTo)] : []),
    ];
  });
}

/** Returns empty texts for values that are not paths. */
function asRedirect(entry: unknown): Redirect {
  const { from, to } = isRecord(entry) ? entry : {};
  return {
    from: typeof from === "string" && from.startsWith("/") ? requestPath(from) : "",
    to: typeof to === "string" ? to : "",
  };
}

function fromProblem(from: string, known: string[]): string | null {
  if (known.includes(from)) return `${from} is an existing page: redirect only addresses without a page`;
  const [, first = ""] = from.split("/");
  return RESERVED_SLUGS.includes(first)
    ? `the site needs the address /${first}: it cannot be redirected`
    : null;
}

function toProblem(to: string, known: string[], targets: Map<string, string>): string {
  const next = targets.get(to);
  if (next === to || (next && targets.has(next))) return `${to} leads back here: write the address of a page`;
  if (next) return `${to} is an old address, too: write "${next}"`;
  return `there is no page "${to}"${suggestion(to, known)}`;
}
