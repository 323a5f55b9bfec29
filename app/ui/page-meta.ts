import type { MetaDescriptor } from "react-router";
import type { Content, Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { fillPlaceholders } from "./fill.ts";
import { plainText } from "./plain-text.ts";

interface PageDescription {
  title: string;
  description: string;
  siteUrl: string;
  path: string;
  share: string;
}

/** Returns the tags of a public page for search engines and link previews. */
export function pageMeta({ title, description, siteUrl, path, share }: PageDescription): MetaDescriptor[] {
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

interface StudyMetaArgs {
  loaderData: { siteUrl: string; title: string; study: Teaser } | undefined;
}

export function caseStudyMeta({ loaderData }: StudyMetaArgs): MetaDescriptor[] {
  // The data is missing if the loader failed.
  if (!loaderData) return [];
  const { siteUrl, title, study } = loaderData;
  const { slug, summary, share } = study;
  const description = plainText(summary);
  return [
    ...pageMeta({ title, description, siteUrl, path: pagePath(slug), share }),
    { name: "theme-color", content: study.hero.bgColor },
  ];
}

/** Returns the tags of a page that search engines must not list. The data is missing if the loader failed. */
export function privateMeta({ loaderData }: { loaderData: { title: string } | undefined }): MetaDescriptor[] {
  return loaderData ? [{ title: loaderData.title }, { name: "robots", content: "noindex, nofollow" }] : [];
}
