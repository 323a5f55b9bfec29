import { useLoaderData } from "react-router";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { byline, content, getCaseStudy, getNextStudy } from "#app/content/.server/content.ts";
import { caseStudyMeta, caseStudyTitle } from "#app/page-meta.ts";
import type { Route } from "./+types/public-study.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { siteUrl } = content;
  const study = getCaseStudy(url.pathname);
  if (study.access !== "public") throw new Error(`${study.slug} is not public`);
  return { siteUrl, title: caseStudyTitle(study, content), byline, study, next: getNextStudy(study.slug) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function PublicStudy() {
  const { study, next, byline } = useLoaderData<typeof loader>();
  return (
    <CaseStudyPage study={study} sections={study.sections} films="controls" next={next} byline={byline} />
  );
}
