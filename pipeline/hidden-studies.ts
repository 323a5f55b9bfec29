/** Leaves drafts out of a build, and everything that leads to a draft or an invited study. Previews show both. */
import { audienceOfStudy } from "#app/content/audience.ts";
import { pathOnSite } from "#app/links.ts";
import { pagePath } from "#app/site-map.ts";
import { isRecord } from "./read/content-fields.ts";
import type { ContentFiles } from "./read/content-files.ts";

/** Lists the paths that a built site does not have. */
export function hiddenPaths({ caseStudies }: ContentFiles): string[] {
  const hidden = caseStudies.filter((study) => ["invited", "owner"].includes(audienceOfStudy(study)));
  return hidden.map(({ slug }) => pagePath(slug));
}

/** Keeps invited studies and their redirects, which invitations follow, but removes everything else that leads to them. */
export function withoutHiddenPages(files: ContentFiles, siteUrl: string): ContentFiles {
  const hidden = hiddenPaths(files);
  const isKept = (address: string) => !hiddenPathAt(address, hidden, siteUrl);
  const drafts = files.caseStudies.filter(({ draft }) => draft).map(({ slug }) => pagePath(slug));
  const { openFirst, ...profile } = files.profile;
  const redirects = files.redirects.map(({ to, ...redirect }) => ({
    ...redirect,
    to: hiddenPathAt(to, hidden, siteUrl) ?? to,
  }));
  return {
    ...files,
    profile: {
      ...profile,
      ...(openFirst && isKept(pagePath(openFirst)) && { openFirst }),
      links: profile.links.filter(isKept),
    },
    cards: files.cards.filter(({ link }) => isKept(link)),
    caseStudies: files.caseStudies
      .filter(({ draft }) => !draft)
      .map(({ hero: { link, ...hero }, ...study }) => ({
        ...study,
        hero: link && isKept(link.address) ? { ...hero, link } : hero,
      })),
    redirects: redirects.filter(({ to }) => !drafts.includes(to)),
  };
}

/** Returns the hidden path that an address on this site leads to, with any spelling of the path. */
function hiddenPathAt(address: string, hidden: readonly string[], siteUrl: string): string | undefined {
  const path = pathOnSite(address, siteUrl)?.toLowerCase();
  return hidden.find((hiddenPath) => path === hiddenPath || path?.startsWith(`${hiddenPath}/`));
}

/** Shows invited studies as locked studies, so that they have a page while the owner edits them. */
export function withPreviews(files: ContentFiles): ContentFiles {
  const caseStudies = files.caseStudies.map((study) =>
    study.access === "invited" ? { ...study, access: "passcode" as const } : study,
  );
  return { ...files, caseStudies };
}

/** Replaces links to these paths with their text, in all Markdown trees of the content. */
export function withoutLinks<T>(content: T, paths: readonly string[], siteUrl: string): T {
  const isRemoved = (node: unknown) =>
    isRecord(node) && typeof node.href === "string" && hiddenPathAt(node.href, paths, siteUrl) !== undefined;
  if (paths.length === 0) return content;
  return JSON.parse(JSON.stringify(content), (_key, value) =>
    Array.isArray(value) && value.some(isRemoved)
      ? joinTexts(value.flatMap((node) => (isRemoved(node) ? node.children : node)))
      : value,
  );
}

/** Joins adjacent texts, so that a page does not show where a link was. */
function joinTexts(nodes: unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
