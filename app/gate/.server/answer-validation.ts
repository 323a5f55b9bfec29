import type { Gate, RequestFacts, TryResult } from "#app/gate/.server/gate.ts";
import { readLimited } from "#app/gate/.server/read-limited.ts";
import { isFromOwnSite } from "#app/gate/.server/same-site.ts";

/**
 * Answers /api/validate-password, every method of it: the table in docs/gate.md. The cheap checks come
 * first and only a whole, well-formed try from our own pages is counted. Never throws for anything a client sends.
 */
export async function answerValidation(request: Request, gate: Gate, facts: RequestFacts): Promise<Response> {
  if (request.method !== "POST") return answer(405, false, { Allow: "POST" });
  if (!isFromOwnSite(request)) return answer(403, false);
  const body = await readLimited(request);
  if ("problem" in body) return answer(body.problem === "too-large" ? 413 : 400, false);
  const password = passwordIn(body.text);
  if (password === undefined) return answer(400, false);
  return answerTry(gate.tryPasscode(password, facts));
}

function answerTry(result: TryResult): Response {
  if (result.outcome === "right") return answer(200, true, { "Set-Cookie": result.cookie });
  // Also on a wrong try that starts a wait, so that the prompt can count down before it is asked again.
  const headers = result.seconds > 0 ? { "Retry-After": String(result.seconds) } : undefined;
  return answer(result.outcome === "wait" ? 429 : 200, false, headers);
}

function passwordIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, "password");
    const password = isObject ? (value as { password: unknown }).password : undefined;
    return typeof password === "string" ? password : undefined;
  } catch {
    return undefined;
  }
}

function answer(status: number, success: boolean, headers?: Record<string, string>): Response {
  return Response.json({ success }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
