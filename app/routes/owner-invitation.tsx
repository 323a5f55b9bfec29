import { data, redirect, useActionData, useLoaderData } from "react-router";
import { byline } from "#app/content/.server/content.ts";
import { type RequestContext, requestContext } from "#app/lock/.server/request-context.ts";
import { fieldsOf } from "#app/owner/.server/invitation-form.ts";
import { credentialsView, studyOptions, viewOf } from "#app/owner/.server/invitation-view.ts";
import {
  ownerHeaders,
  readForm,
  redirectToInvitation,
  redirectToList,
  SAVED,
  submitInvitation,
} from "#app/owner/.server/responses.ts";
import { InvitationDetails } from "#app/owner/invitation-details.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { ADDRESSES } from "#app/site-map.ts";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner-invitation.ts";

export const headers = ownerHeaders;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { lock, origin } = context.get(requestContext);
  const { invitation, credentials } = await find(request, params.id, lock);
  return {
    byline,
    invitation: viewOf(invitation, Date.now()),
    credentials: credentials && credentialsView(credentials, invitation, origin),
    fields: fieldsOf(invitation),
    isSaved: url.searchParams.has(SAVED),
    studies: studyOptions(invitation.studies),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { lock } = context.get(requestContext);
  const { invitations } = lock;
  const { invitation } = await find(request, params.id, lock);
  const { id } = invitation;
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "change": {
      async function save(values: Parameters<typeof invitations.update>[1]) {
        await invitations.update(id, values);
        return id;
      }
      return submitInvitation(form, studyOptions(invitation.studies), save, `?${SAVED}`);
    }
    case "end":
      await invitations.end(id);
      return redirectToInvitation(id);
    case "delete":
      await invitations.delete(id);
      return redirectToList();
    default:
      return redirectToInvitation(id);
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(loaderData.invitation.label) : [];
}

export default function OwnerInvitation() {
  const { byline, ...details } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { owner } = useStrings();
  return (
    <OwnerPage byline={byline} back={{ href: ADDRESSES.owner, label: owner.title }} isLoggedIn={true}>
      <InvitationDetails {...details} errors={null} {...refused} />
    </OwnerPage>
  );
}

async function find(request: Request, id: string, { owner, invitations }: RequestContext["lock"]) {
  // 307 sends the form to the login, which then says that nothing was changed.
  if (owner && !owner.isLoggedIn(request)) throw redirect(ADDRESSES.owner, 307);
  const found = owner && (await invitations.get(id));
  if (!found) throw data(null, { status: 404 });
  return found;
}
