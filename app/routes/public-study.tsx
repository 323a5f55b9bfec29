import { data } from "react-router";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { content, studyPage } from "#app/content/.server/content.ts";
import { NO_ACCESS } from "#app/lock/.server/access.ts";
import type { RouteHandle } from "#app/root.tsx";
import { caseStudyMeta, pageTitle } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/public-study.ts";

export const handle: RouteHandle = { styles: "study" };

export function loader({ url }: Route.LoaderArgs) {
  const page = studyPage(NO_ACCESS, url.pathname);
  // A study's access can change while the studio renders it. A 404 fails a build.
  if (!page.sections) throw data(null, { status: 404 });
  return { ...page, title: pageTitle(page.study.hero.title, content) };
}

export const meta = caseStudyMeta;

export default function PublicStudy({ loaderData }: Route.ComponentProps) {
  return <CaseStudyPage videos="controls" {...loaderData} />;
}
