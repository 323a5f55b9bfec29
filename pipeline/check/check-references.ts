/** Checks values that refer to other files: page paths, folders and card types. */
import type { z } from "zod";
import { richText } from "#app/content/fields.ts";
import { CARD_TYPES } from "#app/content/schema.ts";
import { isLinkable } from "#app/links.ts";
import { isReserved, pagePath, pagePaths } from "#app/site-map.ts";
import { contentFields, isRecord, listAt } from "../read/content-fields.ts";
import { encodePath } from "../read/encode-redirect.ts";
import { hrefsIn, parseRichText } from "../read/rich-text.ts";
import { formatSuggestion } from "../read/suggestion.ts";
import type { Finding, Site } from "./site.ts";

export function checkLinks(data: unknown, schema: z.ZodType, site: Site): Finding[] {
  const paths = pathsOf(site);
  return contentFields(schema, data)
    .filter(({ kind, value }) => kind === "markdown" && richText.safeParse(value).success)
    .map(({ path, value }) => {
      const links = hrefsIn(parseRichText(value));
      return [path, links.flatMap((link) => textLinkProblem(link, paths) ?? []).join(" — and ") || null];
    });
}

export function checkCards(data: unknown, site: Site): Finding[] {
  const paths = pathsOf(site);
  const cards = listAt(data, "cards").map((card) => (isRecord(card) ? card : {}));
  const links = cards.map(({ link }) => link);
  return cards.flatMap(({ link, type }, index): Finding[] => [
    [["cards", index, "link"], cardLinkProblem(link, links.indexOf(link), index, paths)],
    [["cards", index, "type"], typeof type === "string" ? cardTypeProblem(type, site.cardTypes) : null],
    ...omittedFields(cards[index] ?? {}, site.heroes).map(
      ([field, message]): Finding => [["cards", index, field], message],
    ),
  ]);
}

/** Finds missing fields that the card cannot take from a study. */
function omittedFields(card: Record<PropertyKey, unknown>, heroes: Site["heroes"]): [string, string][] {
  const slug = [...heroes.keys()].find((candidate) => card.link === pagePath(candidate));
  const isMissing = (field: string) => card[field] === undefined;
  if (slug === undefined)
    return ["title", "description", "image", "alt", "bgColor"]
      .filter(isMissing)
      .map((field) => [field, "is missing: only a card that links to a case study can omit it"]);
  const hero = heroes.get(slug);
  const hasHeroImage = isRecord(hero) && Boolean(hero.imgLink);
  if (!isMissing("image") || hasHeroImage) return [];
  return [["image", `is missing: add an image and its alt text, because the hero of /${slug} has no image`]];
}

export function checkFooterPages(data: unknown, { pages }: Site): Finding[] {
  return listAt(data, "pages").map((name, index) => {
    const isExistingPage = typeof name !== "string" || pages.includes(name);
    return [
      ["pages", index],
      isExistingPage ? null : `there is no folder "${name}" in pages/${formatSuggestion(name, pages)}`,
    ];
  });
}

export function checkOpenFirst(data: unknown, { studies, publicStudies }: Site): Finding {
  const slug = isRecord(data) ? data.openFirst : undefined;
  const path = ["openFirst"];
  if (typeof slug !== "string" || publicStudies.includes(slug)) return [path, null];
  return studies.includes(slug)
    ? [path, `"${slug}" is locked: write the name of a public study`]
    : [path, `there is no folder "${slug}" in case-studies/${formatSuggestion(slug, studies)}`];
}

/** Checks that each redirect starts at an unused path, and that a target on this site is a page. */
export function checkRedirects(data: unknown, site: Site): Finding[] {
  const paths = pathsOf(site);
  const redirects = listAt(data).map((entry) => {
    const { from, to } = isRecord(entry) ? entry : {};
    return {
      from: typeof from === "string" && from.startsWith("/") ? encodePath(from) : "",
      to: typeof to === "string" ? to : "",
    };
  });
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index): Finding[] => [
    [[index, "from"], from && sourceProblem(from, sources.indexOf(from) < index, paths)],
    [[index, "to"], targetProblem(to, paths, sources)],
  ]);
}

function pathsOf({ studies, pages }: Site): string[] {
  return pagePaths([...pages, ...studies]);
}

function textLinkProblem(href: string, paths: string[]): string | null {
  if (!isLinkable(href)) return `the link to "${href}" must start with https://, mailto:, tel:, / or #`;
  const [page = ""] = href.split(/[?#]/);
  // A path with a dot is a file in public/.
  if (!page.startsWith("/") || page.includes(".") || paths.includes(page)) return null;
  return `the link to "${href}" does not lead to a page${formatSuggestion(page, paths)}`;
}

function cardLinkProblem(link: unknown, first: number, index: number, paths: string[]): string | null {
  if (typeof link !== "string") return null;
  if (first < index) return `cards[${first}] already has this link: give each card its own`;
  if (!link.startsWith("/") || paths.includes(link)) return null;
  return `there is no page "${link}"${formatSuggestion(link, paths)}`;
}

function cardTypeProblem(type: string, profileTypes: Site["cardTypes"]): string | null {
  const allowedTypes = [...CARD_TYPES, ...(profileTypes ?? [type])];
  if (allowedTypes.includes(type.trim())) return null;
  const names = `${allowedTypes.slice(0, -1).join(", ")} or ${allowedTypes.at(-1)}`;
  return `write ${names}, or add "${type}" to the types in profile.yaml`;
}

function sourceProblem(from: string, isRepeated: boolean, paths: string[]): string | null {
  if (isRepeated) return "is already in this list: remove one entry";
  if (paths.includes(from)) return `${from} is an existing page: redirect only addresses without a page`;
  const [, first = ""] = from.split("/");
  return isReserved(first) ? `the site needs the address /${first}: it cannot be redirected` : null;
}

function targetProblem(to: string, paths: string[], sources: string[]): string | null {
  if (!to.startsWith("/") || paths.includes(to)) return null;
  if (sources.includes(to)) return `${to} is an old address, too: write the address of a page`;
  return `there is no page "${to}"${formatSuggestion(to, paths)}`;
}
