import { useLoaderData } from "react-router";
import { NO_ACCESS } from "#app/.server/access.ts";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { byline, content, getCaseStudy, otherStudies, sectionsOf } from "#app/content/.server/content.ts";
import { caseStudyMeta, caseStudyTitle } from "#app/page-meta.ts";
import type { Route } from "./+types/public-study.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { siteUrl } = content;
  const study = getCaseStudy(url.pathname);
  const sections = sectionsOf(NO_ACCESS, study.slug);
  if (!sections) throw new Error(`${study.slug} is not public`);
  const title = caseStudyTitle(study, content);
  return { siteUrl, title, byline, study, sections, others: otherStudies(NO_ACCESS, study.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function PublicStudy() {
  const { study, sections, others, byline } = useLoaderData<typeof loader>();
  return <CaseStudyPage study={study} sections={sections} films="controls" others={others} byline={byline} />;
}
