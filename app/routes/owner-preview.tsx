import { useLoaderData } from "react-router";
import { content } from "#app/content/.server/content.ts";
import { versionPage } from "#app/content/.server/version.ts";
import { ForYouPage } from "#app/invitations/for-you-page.tsx";
import { requestContext } from "#app/lock/.server/request-context.ts";
import { withOwnerMedia } from "#app/owner/.server/owner-media.ts";
import { requireInvitation } from "#app/owner/.server/require-invitation.ts";
import { ownerHeaders } from "#app/owner/.server/responses.ts";
import { PreviewBar } from "#app/owner/preview-bar.tsx";
import { ownerResumeAddress } from "#app/site-map.ts";
import { privateMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/owner-preview.ts";

export const headers = ownerHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  const invitation = await requireInvitation(request, params.id, lock);
  const { id, label } = invitation;
  const page = versionPage(lock.ownerAccess(request), invitation, ownerResumeAddress(id));
  return { ...withOwnerMedia(page), id, label, title: content.strings.owner.preview };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(loaderData.title) : [];
}

export default function OwnerPreview() {
  const { id, label, ...page } = useLoaderData<typeof loader>();
  return <ForYouPage {...page} bar={<PreviewBar id={id} label={label} />} />;
}
