import { data, redirect, useActionData, useLoaderData } from "react-router";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { getCaseStudy, getContent, getNextStudy, toTeaser } from "#app/content/.server/content.ts";
import { answerForm } from "#app/gate/.server/answer-form.ts";
import { requestContext } from "#app/gate/.server/request-context.ts";
import { PasscodePrompt } from "#app/gate/passcode-prompt.tsx";
import { useAuthState } from "#app/gate/use-auth-state.ts";
import { caseStudyMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/root.tsx";
import type { Route } from "./+types/locked-study.ts";

/** The prompt and the videos have something to do in the browser. */
export const handle: RouteHandle = { scripted: true };

const PRIVATE = { "Cache-Control": "private, no-store", Vary: "Cookie" };

export function headers() {
  return PRIVATE;
}

/** What lies behind the lock is in the answer only when the request carries a valid session. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { gate, facts } = context.get(requestContext);
  const { siteUrl, profile } = getContent();
  const study = getCaseStudy(url.pathname);
  const sections = gate.isUnlocked(request, facts) ? study.sections : null;
  const { name, footer, email } = profile;
  const next = getNextStudy(study.slug);
  return data({ siteUrl, name, footer, email, study: toTeaser(study), next, sections }, { headers: PRIVATE });
}

/** The prompt as a plain form, for browsers without script. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { gate, facts } = context.get(requestContext);
  const answer = await answerForm(request, gate, facts);
  if (answer.outcome === "right") throw redirect(url.pathname, { status: 303, headers: answer.headers });
  return data({ message: answer.message }, { status: answer.status, headers: answer.headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function LockedStudy() {
  const { study, next, footer, email, sections } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { unlock, status } = useAuthState(sections !== null);
  return (
    <CaseStudyPage study={study} sections={sections} next={next} footer={footer} status={status}>
      <PasscodePrompt study={study} email={email} message={answer?.message} onUnlock={unlock} />
    </CaseStudyPage>
  );
}
