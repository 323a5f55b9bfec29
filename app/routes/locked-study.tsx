import { data, redirect, useActionData, useLoaderData } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { mailIn } from "#app/addresses.ts";
import { CACHE } from "#app/cache-control.ts";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { byline, content, getCaseStudy, getNextStudy, sectionsOf } from "#app/content/.server/content.ts";
import { fill } from "#app/fill.ts";
import { answerForm, hasEntered } from "#app/gate/.server/passcode-request.ts";
import { refusalMessage } from "#app/gate/messages.ts";
import { PasscodePrompt } from "#app/gate/passcode-prompt.tsx";
import { useAuthState } from "#app/gate/use-auth-state.ts";
import { useVisit } from "#app/invitations/use-visit.ts";
import { caseStudyMeta, caseStudyTitle } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/root.tsx";
import { useStrings } from "#app/strings.tsx";
import type { Route } from "./+types/locked-study.ts";

export const handle: RouteHandle = { scripted: true };

const PRIVATE = { "Cache-Control": CACHE.private, Vary: "Cookie" };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("Retry-After");
  return retryAfter === null ? PRIVATE : { ...PRIVATE, "Retry-After": retryAfter };
}

/** What lies behind the lock is in the answer only when the request may have it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { siteUrl } = content;
  const study = getCaseStudy(url.pathname);
  const access = await context.get(requestContext).access();
  const sections = sectionsOf(access, study.slug);
  const { invitation } = access;
  const entered = hasEntered(url);
  // A place of its own, or the browser would go on to that of the form.
  if (entered && sections) throw redirect(`${url.pathname}#main`, { status: 303, headers: PRIVATE });
  const title = caseStudyTitle(study, content);
  const next = getNextStudy(study.slug);
  const page = { siteUrl, title, byline, study, next, sections };
  return data({ ...page, invitation, keepsNoCookies: entered && !invitation }, { headers: PRIVATE });
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { lock, clientAddress } = context.get(requestContext);
  return answerForm(request, { gate: lock.gate, clientAddress }, url.pathname);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return caseStudyMeta(loaderData);
}

export default function LockedStudy() {
  const { study, next, byline, sections, invitation, keepsNoCookies } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const strings = useStrings();
  const noCookies = keepsNoCookies ? strings.gate.noCookies : undefined;
  const { unlock, status } = useAuthState(sections !== null);
  const isInvited = invitation === "stands" && sections !== null;
  useVisit(isInvited ? study.slug : null);
  return (
    <CaseStudyPage
      study={study}
      sections={sections}
      films="autoplay"
      next={next}
      byline={byline}
      status={status}
      note={isInvited ? fill(strings.study.invited, { name: byline.name }) : undefined}
    >
      <PasscodePrompt
        study={study}
        mail={mailIn(byline.links)}
        answer={refusal ? refusalMessage(refusal, strings) : noCookies}
        invitation={invitation}
        onUnlock={unlock}
      />
    </CaseStudyPage>
  );
}
