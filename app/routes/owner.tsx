import { data, redirect, useActionData, useLoaderData } from "react-router";
import { byline, content } from "#app/content/.server/content.ts";
import type { Strings } from "#app/content/types.ts";
import { answerForm } from "#app/lock/.server/passcode-request.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Refusal } from "#app/lock/refusal.ts";
import { studyOptions, viewOf } from "#app/owner/.server/invitation-view.ts";
import { ownerHeaders, readForm, redirectToList, submitInvitation } from "#app/owner/.server/responses.ts";
import { EMPTY_FIELDS, InvitationForm } from "#app/owner/invitation-form.tsx";
import { InvitationList } from "#app/owner/invitation-list.tsx";
import { Login } from "#app/owner/login.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { ADDRESSES, ENTERED } from "#app/site-map.ts";
import { fillPlural } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner.ts";

export const headers = ownerHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { owner, invitations } = context.get(requestContext).lock;
  if (!owner) throw data(null, { status: 404 });
  const page = { byline, title: content.strings.owner.title };
  const hasEntered = url.searchParams.has(ENTERED);
  if (!owner.isLoggedIn(request))
    return { ...page, lacksCookies: hasEntered, invitations: null, studies: [] };
  if (hasEntered) throw redirect(ADDRESSES.owner, 303);
  const now = Date.now();
  const views = (await invitations.list()).map((invitation) => viewOf(invitation, now));
  return { ...page, lacksCookies: false, invitations: views, studies: studyOptions() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { lock, clientAddress } = context.get(requestContext);
  const { owner, invitations } = lock;
  if (!owner) throw data(null, { status: 404 });
  if (!owner.isLoggedIn(request)) {
    return answerForm(request, (password) => owner.logIn(request, password, clientAddress), ADDRESSES.owner);
  }
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "create":
      return submitInvitation(form, studyOptions(), invitations.create);
    case "log-out":
      return redirect(ADDRESSES.owner, { status: 303, headers: { "Set-Cookie": owner.logOut(request) } });
    default:
      return redirectToList();
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(loaderData.title) : [];
}

export default function Owner() {
  const { byline, lacksCookies, invitations, studies } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const strings = useStrings();
  if (!invitations) {
    const error = result && "seconds" in result ? loginError(result, strings) : undefined;
    return (
      <OwnerPage byline={byline} isLoggedIn={false}>
        <Login error={error ?? (lacksCookies ? strings.lock.noCookies : undefined)} />
      </OwnerPage>
    );
  }
  const { fields, errors } = result && "fields" in result ? result : { fields: EMPTY_FIELDS, errors: null };
  return (
    <OwnerPage byline={byline} isLoggedIn={true}>
      <div className="@container">
        <FittedTitle className="-ms-[0.04em] text-title">{strings.owner.title}</FittedTitle>
      </div>
      <p className="mt-6 mb-12 max-w-[26.6em] text-balance text-lead text-soft">{strings.owner.intro}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-[400px_minmax(0,1fr)] rail:items-start">
        <InvitationForm intent="create" fields={fields} errors={errors} studies={studies} />
        <InvitationList invitations={invitations} />
      </div>
    </OwnerPage>
  );
}

function loginError({ status, seconds }: Refusal, { owner, lock, lang }: Strings): string {
  if (status === 200) return owner.incorrect;
  return status === 429 ? fillPlural(lock.tooMany, { seconds }, lang) : owner.loggedOut;
}
