import { data } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { content } from "#app/content/.server/content.ts";
import { forYouPage } from "#app/invitations/.server/guest-pages.ts";
import { ForYouPage } from "#app/invitations/for-you-page.tsx";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import reloadAfterBack from "#app/lock/reload-after-back.js?raw";
import { forYouPath, PATHS } from "#app/site-map.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { pageTitle, privateMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/for-you.ts";

export const headers = unlistedHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const access = await context.get(requestContext).access();
  if (!access.guest) throw data(null, { status: 404 });
  const page = forYouPage(access, access.guest, PATHS.guestResume);
  return { ...page, title: pageTitle(content.strings.invitation.forYou, content) };
}

export const meta = privateMeta;

export default function ForYou({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InlineScript source={reloadAfterBack} />
      <ForYouPage {...loaderData} pathOf={forYouPath} />
    </>
  );
}
