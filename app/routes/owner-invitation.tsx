import { data, redirect, useActionData, useLoaderData } from "react-router";
import { type RequestContext, requestContext } from "#app/.server/request-context.ts";
import { ADDRESSES, invitationAddress } from "#app/addresses.ts";
import { owner as profile } from "#app/content/.server/content.ts";
import type { Known } from "#app/invitations/.server/invitation.ts";
import type { Ways } from "#app/invitations/.server/invitations.ts";
import { change, formIn, SAVED, toList, toSheet, typedOf } from "#app/owner/.server/answer-owner.ts";
import { ownersHeaders } from "#app/owner/.server/owners-headers.ts";
import { qrCode } from "#app/owner/.server/qr-code.ts";
import { lockedStudies, nameOf, show } from "#app/owner/.server/show.ts";
import { InvitationSheet } from "#app/owner/invitation-sheet.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { ownersMeta } from "#app/owner/owners-meta.ts";
import type { StudyName } from "#app/owner/shown.ts";
import type { WaysIn } from "#app/owner/ways.tsx";
import { useWords } from "#app/words.tsx";
import type { Route } from "./+types/owner-invitation.ts";

export const headers = ownersHeaders;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { invitation, ways } = await find(request, params.id, context.get(requestContext));
  return {
    profile,
    invitation: show(invitation, Date.now()),
    ways: ways && waysIn(origin + invitationAddress(ways.token), ways.words),
    typed: typedOf(invitation),
    isSaved: url.searchParams.has(SAVED),
    studies: choosable(invitation),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { invitations } = context.get(requestContext);
  const { invitation } = await find(request, params.id, context.get(requestContext));
  const { id } = invitation;
  const form = await formIn(request);
  switch (form.get("do")) {
    case "change":
      return change(
        form,
        invitations,
        id,
        choosable(invitation).map(({ slug }) => slug),
        Date.now(),
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
  return loaderData ? ownersMeta(loaderData.invitation.label) : [];
}

export default function OwnerInvitation() {
  const { profile, ...sheet } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { owner } = useWords();
  return (
    <OwnerPage owner={profile} back={{ href: ADDRESSES.owner, name: owner.title }} isIn={true}>
      <InvitationSheet {...sheet} mistakes={null} {...refused} />
    </OwnerPage>
  );
}

/** @throws to the login, or a 404 response */
async function find(
  request: Request,
  id: string,
  { owner, invitations }: RequestContext,
): Promise<{ invitation: Known; ways: Ways | null }> {
  // With what was sent, so that the login says that it was not done.
  if (owner && !owner.isIn(request)) throw redirect(ADDRESSES.owner, 307);
  const found = owner && (await invitations.get(id));
  if (!found) throw data(null, { status: 404 });
  return found;
}

function waysIn(link: string, passcode: string): WaysIn {
  return { link, passcode, code: qrCode(link) };
}

/** What it opens stays to be chosen, though it is locked no more, or gone. */
function choosable({ opens }: Known): StudyName[] {
  const locked = lockedStudies();
  const others = opens === "all" ? [] : opens.filter((slug) => !locked.some((study) => study.slug === slug));
  return [...locked, ...others.map(nameOf)];
}
