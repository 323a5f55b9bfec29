import { useLoaderData } from "react-router";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import {
  byline,
  cardAddress,
  content,
  getCaseStudy,
  linkOf,
  otherStudies,
  sectionsOf,
} from "#app/content/.server/content.ts";
import { NO_ACCESS } from "#app/lock/.server/access.ts";
import type { RouteHandle } from "#app/root.tsx";
import { caseStudyMeta, pageTitle } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/public-study.ts";

export const handle: RouteHandle = { styles: "study" };

export function loader({ url }: Route.LoaderArgs) {
  const { siteUrl } = content;
  const study = getCaseStudy(url.pathname);
  const sections = sectionsOf(NO_ACCESS, study.slug);
  if (!sections) throw new Error(`${study.slug} is not public`);
  const title = pageTitle(study.hero.title, content);
  const others = otherStudies(NO_ACCESS, study.slug);
  const link = linkOf(NO_ACCESS, study.slug);
  return { siteUrl, title, byline, study, sections, link, others, backTo: cardAddress(study.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function PublicStudy() {
  return <CaseStudyPage videos="controls" {...useLoaderData<typeof loader>()} />;
}
