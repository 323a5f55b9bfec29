import { readLimited, textField } from "#app/lock/.server/read-limited.ts";
import type { RequestContext } from "#app/lock/.server/request-context.ts";
import { CACHE } from "#app/site-map.ts";

/** 204 for whatever study and whoever asks, so that the answer tells nothing (docs/decisions/0021-honest-visits.md). */
export async function answerVisit(
  request: Request,
  { access, lock }: Pick<RequestContext, "access" | "lock">,
  isLocked: (study: string) => boolean,
): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const body = await readLimited(request);
  if ("problem" in body) return answer(body.problem === "too-large" ? 413 : 400);
  const study = textField(body.text, "study");
  if (study === undefined) return answer(400);
  if (lock.owner?.isIn(request)) return answer(204);
  const granted = await access();
  if (granted.guest !== null && granted.mayRead(study) && isLocked(study)) {
    await lock.invitations.recordVisit(granted.guest, study);
  }
  return answer(204);
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": CACHE.none, ...headers } });
}
