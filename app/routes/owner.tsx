import { data, redirect, useActionData, useLoaderData } from "react-router";
import { byline, content } from "#app/content/.server/content.ts";
import type { Strings } from "#app/content/types.ts";
import { answerForm, hasEntered } from "#app/lock/.server/passcode-request.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Refusal } from "#app/lock/messages.ts";
import { answerTerms, formIn, toList } from "#app/owner/.server/answer-owner.ts";
import { ownersHeaders } from "#app/owner/.server/owners-headers.ts";
import { lockedStudies, show } from "#app/owner/.server/show.ts";
import { InvitationList } from "#app/owner/invitation-list.tsx";
import { Login } from "#app/owner/login.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { TermsForm } from "#app/owner/terms-form.tsx";
import { NOTHING_TYPED } from "#app/owner/typed-terms.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { fillPlural } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner.ts";

const DESK =
  "grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-[400px_minmax(0,1fr)] rail:items-start";

export const headers = ownersHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { owner, invitations } = context.get(requestContext).lock;
  if (!owner) throw data(null, { status: 404 });
  const page = { byline, title: content.strings.owner.title };
  if (!owner.isIn(request)) return { ...page, keepsNoCookies: hasEntered(url), list: null };
  if (hasEntered(url)) throw redirect(ADDRESSES.owner, 303);
  const before = url.searchParams.get("before") ?? undefined;
  const list = await invitations.list(before);
  const now = Date.now();
  return {
    ...page,
    keepsNoCookies: false,
    list: {
      page: list.page.map((invitation) => show(invitation, now)),
      next: list.next,
      isNewest: before === undefined,
      studies: lockedStudies(),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { lock, clientAddress } = context.get(requestContext);
  const { owner, invitations } = lock;
  if (!owner) throw data(null, { status: 404 });
  if (!owner.isIn(request))
    return answerForm(request, { gate: { tryPasscode: owner.logIn }, clientAddress }, ADDRESSES.owner);
  const form = await formIn(request);
  switch (form.get("intent")) {
    case "create":
      return answerTerms(
        form,
        lockedStudies(),
        async (terms, own) => (await invitations.create(terms, own))?.id ?? null,
      );
    case "log-out":
      return redirect(ADDRESSES.owner, { status: 303, headers: { "Set-Cookie": owner.logOut(request) } });
    default:
      return toList();
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(loaderData.title) : [];
}

export default function Owner() {
  const { byline, keepsNoCookies, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const strings = useStrings();
  const back = { href: ADDRESSES.home, name: strings.page.back };
  if (!list) {
    const refusal = answer && "seconds" in answer ? loginMessage(answer, strings) : undefined;
    return (
      <OwnerPage byline={byline} back={back} isIn={false}>
        <Login answer={refusal ?? (keepsNoCookies ? strings.lock.noCookies : undefined)} />
      </OwnerPage>
    );
  }
  const { typed, problems } = answer && "typed" in answer ? answer : { typed: NOTHING_TYPED, problems: null };
  return (
    <OwnerPage byline={byline} back={back} isIn={true}>
      <div className="@container">
        <FittedTitle className="-ms-[0.04em] text-title">{strings.owner.title}</FittedTitle>
      </div>
      <p className="mt-6 mb-12 max-w-[26.6em] text-balance text-lead text-soft">{strings.owner.intro}</p>
      <div className={list.isNewest ? DESK : undefined}>
        {list.isNewest && (
          <TermsForm intent="create" typed={typed} problems={problems} studies={list.studies} />
        )}
        <InvitationList {...list} />
      </div>
    </OwnerPage>
  );
}

function loginMessage({ status, seconds }: Refusal, { owner, lock, lang }: Strings): string {
  if (status === 200) return owner.incorrect;
  return status === 429 ? fillPlural(lock.tooMany, { seconds }, lang) : owner.loggedOut;
}
