import { redirect } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { CaseStudyPage } from "#app/case-study/case-study-page.tsx";
import { content, studyPage, studyToOpenFirst } from "#app/content/.server/content.ts";
import { sectionId } from "#app/content/section-id.ts";
import type { Section } from "#app/content/types.ts";
import { useVisit } from "#app/invitations/use-visit.ts";
import { contactIn, mailIn } from "#app/links.ts";
import { respondToForm } from "#app/lock/.server/passcode-request.ts";
import { privateHeaders } from "#app/lock/.server/private-headers.ts";
import { resultContext } from "#app/lock/.server/result-context.ts";
import { PasscodePrompt } from "#app/lock/passcode-prompt.tsx";
import { refusalMessage } from "#app/lock/refusal.ts";
import reloadAfterBack from "#app/lock/reload-after-back.js?raw";
import { openUnlockedPage } from "#app/lock/unlocked-page.ts";
import { usePrompt } from "#app/lock/use-prompt.ts";
import type { RouteHandle } from "#app/root.tsx";
import { ENTERED_QUERY, PATHS } from "#app/site-map.ts";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { caseStudyMeta, pageTitle, titleAfter } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/locked-study.ts";

export const handle: RouteHandle = { scripted: true, styles: "locked-study" };

export const headers = privateHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const access = await context.get(requestContext).access();
  const { invitation } = access;
  const page = studyPage(access, url.pathname);
  const hasEnteredQuery = url.searchParams.has(ENTERED_QUERY);
  if (hasEnteredQuery && page.sections)
    throw redirect(`${url.pathname}#${firstHeadingId(page.sections)}`, 303);
  const title = titleAfter(context.get(resultContext), pageTitle(page.study.hero.title, content));
  const blocksCookies = hasEnteredQuery && !invitation;
  const openFirst = studyToOpenFirst();
  return { ...page, title, invitation, blocksCookies, openFirst };
}

function firstHeadingId(sections: Section[]): string {
  const index = sections.findIndex((section) => "title" in section);
  const section = sections[index];
  return section ? encodeURIComponent(sectionId(section, index)) : "main";
}

const DATA_TIMEOUT_MS = 5_000;

/** Opens the page itself if its data does not arrive. Late data still unlocks the page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = serverLoader();
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`The sections did not arrive within ${DATA_TIMEOUT_MS} ms`);
    setTimeout(() => reject(error), DATA_TIMEOUT_MS);
  });
  return Promise.race([page, timeout]).catch((error) => {
    // A newer request replaces an aborted request.
    if (!request.signal.aborted) {
      console.error(error);
      void openUnlockedPage();
    }
    return page.catch(() => new Promise<never>(() => {}));
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { lock, ip } = context.get(requestContext);
  const checkAttempt = (passcode: string) => lock.checkPasscode(request, passcode, ip);
  const response = await respondToForm(request, checkAttempt, url.pathname);
  if ("data" in response) context.set(resultContext, refusalMessage(response.data, content.strings));
  return response;
}

export const meta = caseStudyMeta;

export default function LockedStudy({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { openFirst, invitation, blocksCookies, ...page } = loaderData;
  const { study, byline, sections } = page;
  const strings = useStrings();
  const cookieError = blocksCookies ? strings.lock.noCookies : undefined;
  const prompt = usePrompt({
    isUnlocked: sections !== null,
    error: refusal ? refusalMessage(refusal, strings) : cookieError,
  });
  const { isOpen } = prompt;
  const isInvited = invitation === "active" && sections !== null;
  useVisit(isInvited ? study.slug : null);
  return (
    <>
      {/* The script reloads a page that the browser restored from its cache, because the session can have ended. */}
      <InlineScript source={import.meta.env.SSR ? reloadAfterBack : ""} />
      <CaseStudyPage
        {...page}
        sections={isOpen ? sections : null}
        videos="autoplay"
        link={isOpen ? page.link : undefined}
        status={prompt.announcement}
        sectionsRef={prompt.refs.sections}
        note={
          isOpen &&
          isInvited && (
            <p className="mt-8 text-small text-soft print:hidden">
              {strings.study.invited}{" "}
              <a href={PATHS.forYou} className="link text-ink">
                {strings.study.forYou}
              </a>
            </p>
          )
        }
        prompt={
          <>
            <PasscodePrompt
              prompt={prompt}
              study={study}
              ownersMail={mailIn(byline.links)}
              invitation={invitation}
              openFirst={openFirst}
            />
            <p className="mt-8 hidden font-medium print:block">
              {fillPlaceholders(strings.lock.onPaper, {
                name: byline.name,
                contact: contactIn(byline.links).text,
              })}
            </p>
          </>
        }
      />
    </>
  );
}
