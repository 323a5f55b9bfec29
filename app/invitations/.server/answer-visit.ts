import { readLimited } from "#app/.server/read-limited.ts";
import { CACHE } from "#app/cache-control.ts";
import type { Gate } from "#app/gate/.server/gate.ts";
import { includes } from "./invitation.ts";
import type { Invitations } from "./invitations.ts";

interface VisitContext {
  gate: Pick<Gate, "invitationForRequest">;
  invitations: Pick<Invitations, "recordVisit">;
  owner?: { isIn(request: Request): boolean } | null;
}

/** 204 for whatever study and whoever asks, so that the answer tells nothing (docs/decisions/0021-honest-visits.md). */
export async function answerVisit(
  request: Request,
  { gate, invitations, owner }: VisitContext,
  isLocked: (study: string) => boolean,
): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  const body = await readLimited(request);
  if ("problem" in body) return answer(body.problem === "too-large" ? 413 : 400);
  const study = studyIn(body.text);
  if (study === undefined) return answer(400);
  const invitation = owner?.isIn(request) ? null : await gate.invitationForRequest(request);
  if (invitation && includes(invitation, study) && isLocked(study)) {
    await invitations.recordVisit(invitation.id, study);
  }
  return answer(204);
}

function studyIn(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, "study");
    return isObject && "study" in value && typeof value.study === "string" ? value.study : undefined;
  } catch {
    return undefined;
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": CACHE.none, ...headers } });
}
