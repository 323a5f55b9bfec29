import { data, redirect, useActionData, useLoaderData } from "react-router";
import { byline } from "#app/content/.server/content.ts";
import type { InvitationView } from "#app/invitations/.server/invitation.ts";
import type { InvitationCredentials } from "#app/invitations/.server/invitations.ts";
import { type RequestContext, requestContext } from "#app/lock/.server/request-context.ts";
import { answerTerms, formIn, SAVED, toList, toSheet, typedOf } from "#app/owner/.server/answer-owner.ts";
import { ownersHeaders } from "#app/owner/.server/owners-headers.ts";
import { lockedStudies, nameOf, show, showCredentials } from "#app/owner/.server/show.ts";
import { InvitationSheet } from "#app/owner/invitation-sheet.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import type { StudyName } from "#app/owner/shown-invitation.ts";
import { ADDRESSES, invitationAddress } from "#app/site-map.ts";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner-invitation.ts";

export const headers = ownersHeaders;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { lock, origin } = context.get(requestContext);
  const { invitation, credentials } = await find(request, params.id, lock);
  return {
    byline,
    invitation: show(invitation, Date.now()),
    credentials:
      credentials && showCredentials(origin + invitationAddress(credentials.token), credentials.ownPasscode),
    typed: typedOf(invitation),
    isSaved: url.searchParams.has(SAVED),
    studies: choosable(invitation),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { lock } = context.get(requestContext);
  const { invitations } = lock;
  const { invitation } = await find(request, params.id, lock);
  const { id } = invitation;
  const form = await formIn(request);
  switch (form.get("intent")) {
    case "change":
      return answerTerms(
        form,
        choosable(invitation),
        async (terms) => {
          await invitations.change(id, terms);
          return id;
        },
        `?${SAVED}`,
      );
    case "end":
      await invitations.end(id);
      return toSheet(id);
    case "delete":
      await invitations.delete(id);
      return toList();
    default:
      return toSheet(id);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(loaderData.invitation.label) : [];
}

export default function OwnerInvitation() {
  const { byline, ...sheet } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { owner } = useStrings();
  return (
    <OwnerPage byline={byline} back={{ href: ADDRESSES.owner, name: owner.title }} isIn={true}>
      <InvitationSheet {...sheet} problems={null} {...refused} />
    </OwnerPage>
  );
}

/** @throws to the login, or a 404 response */
async function find(
  request: Request,
  id: string,
  { owner, invitations }: RequestContext["lock"],
): Promise<{ invitation: InvitationView; credentials: InvitationCredentials | null }> {
  // With what was sent, so that the login says that it was not done.
  if (owner && !owner.isIn(request)) throw redirect(ADDRESSES.owner, 307);
  const found = owner && (await invitations.get(id));
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** What it opens stays to be chosen, though it is locked no more, or gone. */
function choosable({ scope }: InvitationView): StudyName[] {
  const locked = lockedStudies();
  const others = scope === "all" ? [] : scope.filter((slug) => !locked.some((study) => study.slug === slug));
  return [...locked, ...others.map(nameOf)];
}
