import { data, type RouterContextProvider, redirect, useLoaderData } from "react-router";
import { byline, studiesInOrder } from "#app/content/.server/content.ts";
import { InvalidLinkPage } from "#app/invitations/invalid-link-page.tsx";
import { InvitationPage, STUDY_FIELD } from "#app/invitations/invitation-page.tsx";
import { readLimited } from "#app/lock/.server/read-limited.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import { ENTERED_QUERY, pageAddress } from "#app/site-map.ts";
import type { Route } from "./+types/invitation.ts";

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Changes nothing, because mail scanners open every link (docs/decisions/0020-get-never-grants.md). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { studies } = await findStudies(params.token, context);
  return data({ byline, studies }, { status: studies.length === 0 ? 410 : 200 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "POST") return data(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const { invitation, studies } = await findStudies(params.token, context);
  const body = await readLimited(request);
  const chosenSlug = "text" in body ? new URLSearchParams(body.text).get(STUDY_FIELD) : null;
  const study = studies.find(({ slug }) => slug === chosenSlug) ?? studies[0];
  if (!invitation || !study) return data(null, { status: 410 });
  const cookie = context.get(requestContext).lock.admitGuest(request, invitation);
  const headers: HeadersInit = cookie ? { "Set-Cookie": cookie } : {};
  const query = study.access === "public" ? "" : `?${ENTERED_QUERY}`;
  return redirect(pageAddress(study.slug) + query, { status: 303, headers });
}

export default function Invitation() {
  const { byline, studies } = useLoaderData<typeof loader>();
  return studies.length > 0 ? (
    <InvitationPage byline={byline} studies={studies} />
  ) : (
    <InvalidLinkPage byline={byline} />
  );
}

/** Makes the same two queries for every link, so the response time does not reveal why a link is invalid. */
async function findStudies(token: string, context: Readonly<RouterContextProvider>) {
  const { invitations } = context.get(requestContext).lock;
  const foundInvitation = await invitations.findByToken(token);
  const invitation = await invitations.findActive(foundInvitation?.id ?? "");
  const invitedStudies = studiesInOrder().filter(
    ({ slug }) => invitation && (invitation.studies === "all" || invitation.studies.includes(slug)),
  );
  const lockedStudies = invitedStudies.filter(({ access }) => access !== "public");
  // An invited study can have become public after the owner created the invitation.
  const studies = invitation?.studies === "all" && lockedStudies.length > 0 ? lockedStudies : invitedStudies;
  return { invitation, studies };
}
