import { readLimited, textField } from "#app/lock/.server/read-limited.ts";
import type { RequestContext } from "#app/lock/.server/request-context.ts";
import { CACHE } from "#app/site-map.ts";

/** Answers every well-formed request with 204, so that it reveals nothing about guests or studies. */
export async function handleVisit(
  request: Request,
  { access, lock }: Pick<RequestContext, "access" | "lock">,
  isLocked: (study: string) => boolean,
): Promise<Response> {
  const body = await readLimited(request);
  if ("problem" in body) return respond(body.problem === "too-large" ? 413 : 400);
  const study = textField(body.text, "study");
  if (study === undefined) return respond(400);
  if (lock.owner?.isLoggedIn(request)) return respond(204);
  const granted = await access();
  if (granted.guest !== null && granted.mayRead(study) && isLocked(study)) {
    await lock.invitations.recordVisit(granted.guest, study);
  }
  return respond(204);
}

function respond(status: number): Response {
  return new Response(null, { status, headers: { "Cache-Control": CACHE.none } });
}
