import { requestContext } from "#app/.server/request-context.ts";
import { guestStudies } from "#app/invitations/.server/guest-pages.ts";
import { readLimited, readStringField } from "#app/lock/.server/read-limited.ts";
import { CACHE_CONTROL } from "#app/site-map.ts";
import type { Route } from "./+types/visit.ts";

/** Answers every well-formed request with 204, so that the response does not reveal guests or studies. */
export async function action({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
  const { access, lock } = context.get(requestContext);
  const body = await readLimited(request);
  if ("problem" in body) return respond(body.problem === "too-large" ? 413 : 400);
  const study = readStringField(body.text, "study");
  if (study === undefined) return respond(400);
  if (lock.owner?.isLoggedIn(request)) return respond(204);
  const grantedAccess = await access();
  const { guest } = grantedAccess;
  if (guest === null) return respond(204);
  const isForGuest = guestStudies(grantedAccess, guest).some(({ slug }) => slug === study);
  if (isForGuest) await lock.invitations.recordVisit(guest.id, study);
  return respond(204);
}

function respond(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": CACHE_CONTROL.none } });
}
