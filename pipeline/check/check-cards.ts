import { CARD_TYPES } from "#app/content/schema.ts";
import { pageAddress } from "#app/site-map.ts";
import { isRecord, listAt } from "../read/content-fields.ts";
import type { Problem } from "../read/problem.ts";
import { suggestion } from "../read/suggestion.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import type { Site } from "./check-content.ts";

/** Checks that each card links to an existing page, that no two have the same link, and that its type is known. */
export function checkCards(file: YamlFile, { studies, pages, cardTypes }: Site): Problem[] {
  const addresses = [...pages, ...studies].map(pageAddress);
  const cards = listAt(file.data, "cards").map((card) => (isRecord(card) ? card : {}));
  const links = cards.map(({ link }) => link);
  return cards.flatMap(({ link, type }, index) => {
    const inLink = typeof link === "string" ? linkProblem(link, links.indexOf(link), index, addresses) : null;
    const inType = typeof type === "string" && cardTypes ? typeProblem(type, cardTypes) : null;
    return [
      ...(inLink ? [file.problemAt(["cards", index, "link"], inLink)] : []),
      ...(inType ? [file.problemAt(["cards", index, "type"], inType)] : []),
    ];
  });
}

/** Checks that each page in the profile's footer list exists. */
export function checkFooterPages(file: YamlFile, { pages }: Site): Problem[] {
  return listAt(file.data, "pages").flatMap((name, index) => {
    if (typeof name !== "string" || pages.includes(name)) return [];
    return [
      file.problemAt(["pages", index], `there is no folder "${name}" in pages/${suggestion(name, pages)}`),
    ];
  });
}

function linkProblem(link: string, first: number, index: number, addresses: string[]): string | null {
  if (first < index) return `cards[${first}] already has this link: give each card its own`;
  if (!link.startsWith("/") && addresses.includes(`/${link}`)) return `start it with a slash: "/${link}"`;
  if (!link.startsWith("/") || addresses.includes(link)) return null;
  if (addresses.includes(link.replace(/\/+$/, ""))) return "remove the slash at the end";
  return `there is no page "${link}"${suggestion(link, addresses)}`;
}

function typeProblem(type: string, ownTypes: unknown[]): string | null {
  const known = [...CARD_TYPES, ...ownTypes.filter((own) => typeof own === "string")];
  if (known.includes(type.trim())) return null;
  const names = `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`;
  return `write ${names}, or add "${type}" to the types in profile.yaml`;
}
