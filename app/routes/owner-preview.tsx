import { requestContext } from "#app/.server/request-context.ts";
import { content } from "#app/content/.server/content.ts";
import { forYouPage } from "#app/invitations/.server/guest-pages.ts";
import { ForYouPage } from "#app/invitations/for-you-page.tsx";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { withOwnerMedia } from "#app/owner/.server/owner-media.ts";
import { requireInvitation } from "#app/owner/.server/require-invitation.ts";
import { ownerInvitationPath, ownerResumePath } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { privateMeta } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner-preview.ts";

export const headers = unlistedHeaders;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  const invitation = await requireInvitation(request, params.id, lock);
  const { id, label, greeting } = invitation;
  const page = forYouPage(lock.ownerAccess(request), invitation, ownerResumePath(id));
  return { ...withOwnerMedia(page), id, label, greeting, title: content.strings.owner.preview };
}

export const meta = privateMeta;

export default function OwnerPreview({ loaderData: { id, label, greeting, ...page } }: Route.ComponentProps) {
  const { page: pageStrings, owner: strings } = useStrings();
  const [before, after] = strings.previewHelp.split("{label}");
  const bar = (
    <nav aria-label={pageStrings.navigation} className="bg-panel print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
        <BackLink href={ownerInvitationPath(id)} />
        <p>
          {before}
          <bdi className="font-medium">{label}</bdi>
          {after}
        </p>
        {greeting && (
          <p className="basis-full">
            {strings.greeting}: <bdi className="whitespace-pre-line">{greeting}</bdi>
          </p>
        )}
      </div>
    </nav>
  );
  return <ForYouPage {...page} bar={bar} />;
}
