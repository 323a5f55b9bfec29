/** Leaves drafts out of a build, and everything that leads to a draft or an invited study. Previews show both. */
import { audienceOfStudy } from "#app/content/audience.ts";
import { pagePath } from "#app/site-map.ts";
import { isRecord } from "./read/content-fields.ts";
import type { ContentFiles } from "./read/content-files.ts";

/** Lists the paths that a built site does not have. */
export function hiddenPaths({ caseStudies }: ContentFiles): string[] {
  const hidden = caseStudies.filter((study) => ["invited", "owner"].includes(audienceOfStudy(study)));
  return hidden.map(({ slug }) => pagePath(slug));
}

/** Keeps invited studies and their redirects, which invitations follow, but removes their cards. */
export function withoutHiddenPages(files: ContentFiles): ContentFiles {
  const hidden = hiddenPaths(files);
  const isKept = (path: string) => !hidden.includes(path);
  const drafts = files.caseStudies.filter(({ draft }) => draft).map(({ slug }) => pagePath(slug));
  const { openFirst, ...profile } = files.profile;
  return {
    ...files,
    profile: openFirst && isKept(pagePath(openFirst)) ? files.profile : profile,
    cards: files.cards.filter(({ link }) => isKept(link)),
    caseStudies: files.caseStudies.filter(({ draft }) => !draft),
    redirects: files.redirects.filter(({ to }) => !drafts.includes(to)),
  };
}

/** Shows invited studies as locked studies, so that they have a page while the owner edits them. */
export function withPreviews(files: ContentFiles): ContentFiles {
  const caseStudies = files.caseStudies.map((study) =>
    study.access === "invited" ? { ...study, access: "passcode" as const } : study,
  );
  return { ...files, caseStudies };
}

/** Replaces links to these paths with their text, in all Markdown trees of the content. */
export function withoutLinks<T>(content: T, paths: readonly string[]): T {
  const isRemoved = (node: unknown) =>
    isRecord(node) && typeof node.href === "string" && paths.includes(node.href.split(/[?#]/)[0] ?? "");
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
