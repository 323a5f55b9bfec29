import type { MetaDescriptor } from "react-router";
import type { Content, Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { fillPlaceholders } from "./fill.ts";
import { plainText } from "./plain-text.ts";

type PageFacts = Record<"title" | "description" | "siteUrl" | "path" | "share", string>;

/** Returns the tags of a public page for search engines and link previews. */
export function pageMeta({ title, description, siteUrl, path, share }: PageFacts): MetaDescriptor[] {
  const url = siteUrl + path;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: siteUrl + share },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function pageTitle(title: string, { strings, profile }: Pick<Content, "strings" | "profile">): string {
  return fillPlaceholders(strings.page.title, { title, name: profile.name });
}

/** Returns a title that begins with the result of a form, because screen readers announce the title of a new page. */
export function titleAfter(result: string | undefined, title: string): string {
  return result ? `${result.split("\n")[0]} · ${title}` : title;
}

type StudyFacts = Pick<PageFacts, "siteUrl" | "title"> & { study: Teaser };

/** The data is missing if the loader failed. */
export function caseStudyMeta({ loaderData }: { loaderData: StudyFacts | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { slug, summary, share, hero } = loaderData.study;
  return [
    ...pageMeta({ ...loaderData, description: plainText(summary), path: pagePath(slug), share }),
    { name: "theme-color", content: hero.bgColor },
  ];
}

/** Returns the tags of a page that search engines must not list. The data is missing if the loader failed. */
export function privateMeta({ loaderData }: { loaderData: { title: string } | undefined }): MetaDescriptor[] {
  return loaderData ? [{ title: loaderData.title }, { name: "robots", content: "noindex, nofollow" }] : [];
}
