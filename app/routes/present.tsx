import { data } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { presentationOf } from "#app/present/.server/presentation.ts";
import { Deck } from "#app/present/deck.tsx";
import type { RouteHandle } from "#app/root.tsx";
import { pagePath } from "#app/site-map.ts";
import { privateMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/present.ts";

export const handle: RouteHandle = { styles: "present" };

export const headers = unlistedHeaders;

/** Responds as for an unknown path unless the visitor can read the study. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const access = await context.get(requestContext).access();
  const presentation = presentationOf(access, params.slug);
  // Only /for-you and the owner's pages show an invited study.
  if (!presentation || presentation.study.access === "invited") throw data(null, { status: 404 });
  return presentation;
}

export const meta = privateMeta;

export default function Present({ loaderData }: Route.ComponentProps) {
  return <Deck presentation={loaderData} backTo={pagePath(loaderData.study.slug)} />;
}
