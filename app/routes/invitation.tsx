import { data, redirect } from "react-router";
import { type RequestContext, requestContext } from "#app/.server/request-context.ts";
import { byline } from "#app/content/.server/content.ts";
import { hasStudies, linkImages } from "#app/invitations/.server/guest-pages.ts";
import { InvalidLinkPage } from "#app/invitations/invalid-link-page.tsx";
import { InvitationPage } from "#app/invitations/invitation-page.tsx";
import { ENTERED_QUERY, invitationPath, PATHS } from "#app/site-map.ts";
import type { Route } from "./+types/invitation.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Changes nothing, because mail scanners open every link (docs/decisions/0020-get-never-grants.md). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { access, lock } = context.get(requestContext);
  const invitation = await findInvitation(params.token, lock);
  if (!invitation) return data({ byline, greeting: null, images: [], blocksCookies: false }, { status: 410 });
  const blocksCookies = url.searchParams.has(ENTERED_QUERY);
  if (blocksCookies && (await access()).guest?.id === invitation.id) throw redirect(PATHS.forYou, 303);
  const { greeting } = invitation;
  return data({ byline, greeting, images: linkImages(invitation), blocksCookies });
}

/** Redirects to the link, which opens /for-you only if the browser kept the cookie. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "POST") return data(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const { lock } = context.get(requestContext);
  const invitation = await findInvitation(params.token, lock);
  if (!invitation) return data(null, { status: 410 });
  const path = `${invitationPath(params.token)}?${ENTERED_QUERY}`;
  const headers = { "Set-Cookie": lock.admitGuest(request, invitation) };
  return redirect(path, { status: 303, headers });
}

export default function Invitation({ loaderData: { greeting, ...page } }: Route.ComponentProps) {
  return greeting === null ? (
    <InvalidLinkPage byline={page.byline} />
  ) : (
    <InvitationPage greeting={greeting} {...page} />
  );
}

/** Makes two queries for every link. Their time can still tell an ended link from an unknown one, to someone who has it. */
async function findInvitation(token: string, { invitations }: RequestContext["lock"]) {
  const foundInvitation = await invitations.findByToken(token);
  const invitation = await invitations.findActive(foundInvitation?.id ?? "");
  return invitation && hasStudies(invitation) ? invitation : null;
}
