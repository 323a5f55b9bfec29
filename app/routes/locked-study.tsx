import { data, useActionData, useLoaderData } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { mailIn } from "#app/addresses.ts";
import { CACHE } from "#app/cache-control.ts";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { content, getCaseStudy, getNextStudy, owner, toTeaser } from "#app/content/.server/content.ts";
import { answerForm } from "#app/gate/.server/answer-form.ts";
import { PasscodePrompt } from "#app/gate/passcode-prompt.tsx";
import { useAuthState } from "#app/gate/use-auth-state.ts";
import { caseStudyMeta, caseStudyTitle } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/root.tsx";
import type { Route } from "./+types/locked-study.ts";

export const handle: RouteHandle = { scripted: true };

const PRIVATE = { "Cache-Control": CACHE.private, Vary: "Cookie" };

export function headers() {
  return PRIVATE;
}

/** What lies behind the lock is in the answer only when the request may have it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { gate } = context.get(requestContext);
  const { siteUrl } = content;
  const study = getCaseStudy(url.pathname);
  const sections = (await gate.mayRead(request, study.slug)) ? study.sections : null;
  const title = caseStudyTitle(study, content);
  const next = getNextStudy(study.slug);
  return data({ siteUrl, title, owner, study: toTeaser(study), next, sections }, { headers: PRIVATE });
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answerForm(request, context.get(requestContext), url.pathname);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function LockedStudy() {
  const { study, next, owner, sections } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { unlock, status } = useAuthState(sections !== null);
  return (
    <CaseStudyPage
      study={study}
      sections={sections}
      films="autoplay"
      next={next}
      owner={owner}
      status={status}
    >
      <PasscodePrompt study={study} mail={mailIn(owner.links)} refusal={refusal} onUnlock={unlock} />
    </CaseStudyPage>
  );
}
