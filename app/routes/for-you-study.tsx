import { data } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { content } from "#app/content/.server/content.ts";
import { guestStudyPage } from "#app/invitations/.server/guest-pages.ts";
import { useVisit } from "#app/invitations/use-visit.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import reloadAfterBack from "#app/lock/reload-after-back.js?raw";
import type { RouteHandle } from "#app/root.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { pageTitle, privateMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/for-you-study.ts";

export const handle: RouteHandle = { scripted: true, styles: "locked-study" };

export const headers = unlistedHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = guestStudyPage(await context.get(requestContext).access(), params.slug);
  if (!page) throw data(null, { status: 404 });
  return { ...page, title: pageTitle(page.study.hero.title, content) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [...privateMeta({ loaderData }), { name: "theme-color", content: loaderData.study.hero.bgColor }];
}

export default function ForYouStudy({ loaderData: page }: Route.ComponentProps) {
  useVisit(page.study.slug);
  return (
    <>
      <InlineScript source={import.meta.env.SSR ? reloadAfterBack : ""} />
      <CaseStudyPage {...page} videos="autoplay" />
    </>
  );
}
