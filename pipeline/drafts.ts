/** Leaves drafts out of a build, with everything that leads to them. Development and the studio show drafts. */
import { pageAddress } from "#app/site-map.ts";
import { isRecord } from "./read/content-fields.ts";
import type { ContentFiles } from "./read/content-files.ts";

export function draftAddresses({ caseStudies }: ContentFiles): string[] {
  return caseStudies.filter(({ draft }) => draft).map(({ slug }) => pageAddress(slug));
}

export function withoutDrafts(files: ContentFiles): ContentFiles {
  const drafts = draftAddresses(files);
  const isKept = (address: string) => !drafts.includes(address);
  const { openFirst, ...profile } = files.profile;
  return {
    ...files,
    profile: openFirst && isKept(pageAddress(openFirst)) ? files.profile : profile,
    cards: files.cards.filter(({ link }) => isKept(link)),
    caseStudies: files.caseStudies.filter(({ draft }) => !draft),
    redirects: files.redirects.filter(({ to }) => isKept(to)),
  };
}

/** Replaces links to these addresses with their text, in all Markdown trees of the content. */
export function withoutLinks<T>(content: T, addresses: readonly string[]): T {
  const isRemoved = (node: unknown) =>
    isRecord(node) && typeof node.href === "string" && addresses.includes(node.href.split(/[?#]/)[0] ?? "");
  const childrenOf = (node: unknown): unknown[] =>
    isRecord(node) && isRemoved(node) ? (node.children as unknown[]).flatMap(childrenOf) : [clean(node)];
  const clean = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.flatMap(childrenOf);
    return isRecord(node)
      ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, clean(value)]))
      : node;
  };
  return addresses.length > 0 ? (clean(content) as T) : content;
}
