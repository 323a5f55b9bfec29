import { CARD_TYPES } from "#app/content/schema.ts";
import { pageAddress } from "#app/site-map.ts";
import { isRecord } from "../read/content-fields.ts";
import { didYouMean } from "../read/nearest.ts";
import type { Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/**
 * Each card leads to a place of its own that is there, and its type is one of the usual three or of `types`, the
 * profile's own; null when that cannot be read. Works on unchecked data, as checkMedia does.
 */
export function checkCards({ data, problemAt }: YamlFile, slugs: string[], types: unknown): Problem[] {
  const known = [...CARD_TYPES, ...listOf(types)].filter((type) => typeof type === "string");
  const seen = new Map<string, number>();
  return listOf(isRecord(data) ? data.cards : undefined).flatMap((card, index) => {
    const { link, type } = isRecord(card) ? card : {};
    const problems: Problem[] = [];
    if (typeof link === "string") {
      const earlier = seen.get(link);
      const problem =
        earlier === undefined
          ? problemInLink(link, slugs.map(pageAddress))
          : `cards[${earlier}] has this link already: each card needs its own`;
      if (problem) problems.push(problemAt(["cards", index, "link"], problem));
      if (earlier === undefined) seen.set(link, index);
    }
    if (typeof type === "string" && types !== null && !known.includes(type.trim())) {
      const names = `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`;
      const message = `write ${names}, or list "${type}" under types in profile.yaml`;
      problems.push(problemAt(["cards", index, "type"], message));
    }
    return problems;
  });
}

/** Each page that the profile's foot names is there. */
export function checkFoot({ data, problemAt }: YamlFile, slugs: string[]): Problem[] {
  return listOf(isRecord(data) ? data.pages : undefined).flatMap((name, index) => {
    if (typeof name !== "string" || slugs.includes(name)) return [];
    const hint = didYouMean(name, slugs) || `; there are ${slugs.join(", ") || "none"}`;
    return [problemAt(["pages", index], `there is no folder "${name}" in pages/${hint}`)];
  });
}

function problemInLink(link: string, known: string[]): string | null {
  if (known.includes(link)) return null;
  if (known.includes(`/${link}`)) return `write it with a slash: "/${link}"`;
  if (known.includes(link.replace(/\/+$/, ""))) return `write it without the slash at its end`;
  if (!link.startsWith("/")) return null;
  const near = didYouMean(link, known);
  return `there is no case study "${link}"${near || `; there are ${known.join(", ") || "none"}`}`;
}

function listOf(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
