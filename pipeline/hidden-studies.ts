/** Leaves drafts out of a build, and everything that leads to a draft or an invited study. Previews show both. */
import { pageAddress } from "#app/site-map.ts";
import { isRecord } from "./read/content-fields.ts";
import type { ContentFiles } from "./read/content-files.ts";

/** Lists the addresses that a built site does not have. */
export function hiddenAddresses({ caseStudies }: ContentFiles): string[] {
  return caseStudies.filter(isHidden).map(({ slug }) => pageAddress(slug));
}

/** Keeps invited studies, but removes their cards and redirects. */
export function withoutHiddenPages(files: ContentFiles): ContentFiles {
  const hidden = hiddenAddresses(files);
  const isKept = (address: string) => !hidden.includes(address);
  const { openFirst, ...profile } = files.profile;
  return {
    ...files,
    profile: openFirst && isKept(pageAddress(openFirst)) ? files.profile : profile,
    cards: files.cards.filter(({ link }) => isKept(link)),
    caseStudies: files.caseStudies.filter(({ draft }) => !draft),
    redirects: files.redirects.filter(({ to }) => isKept(to)),
  };
}

/** Shows invited studies as locked studies, so that they have a page while the owner edits them. */
export function withPreviews(files: ContentFiles): ContentFiles {
  const caseStudies = files.caseStudies.map((study) =>
    study.access === "invited" ? { ...study, access: "passcode" as const } : study,
  );
  return { ...files, caseStudies };
}

function isHidden({ draft, access }: ContentFiles["caseStudies"][number]): boolean {
  return draft === true || access === "invited";
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
