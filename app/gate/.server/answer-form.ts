import type { Gate, RequestFacts } from "./gate.ts";
import { readLimited } from "./read-limited.ts";
import { isFromOwnSite } from "./same-site.ts";

export type FormAnswer =
  | { outcome: "right"; headers: HeadersInit }
  | { outcome: "wrong"; message: string; status: number; headers?: HeadersInit };

/**
 * Answers the prompt sent as a plain form, for browsers without script: the same checks in the same order as
 * /api/validate-password, said in words for the page. Never throws for anything a client sends.
 */
export async function answerForm(request: Request, gate: Gate, facts: RequestFacts): Promise<FormAnswer> {
  if (!isFromOwnSite(request)) return wrong(403, "Please enter the passcode on this page.");
  const body = await readLimited(request);
  if ("problem" in body) {
    return wrong(body.problem === "too-large" ? 413 : 400, "Authentication failed. Please try again.");
  }
  const password = new URLSearchParams(body.text).get("password");
  if (password === null) return wrong(400, "Authentication failed. Please try again.");
  const result = gate.tryPasscode(password, facts);
  if (result.outcome === "right") return { outcome: "right", headers: { "Set-Cookie": result.cookie } };
  if (result.outcome === "wrong") return wrong(200, "Incorrect passcode");
  const { seconds } = result;
  return wrong(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    "Retry-After": String(seconds),
  });
}

function wrong(status: number, message: string, headers?: HeadersInit): FormAnswer {
  return { outcome: "wrong", message, status, ...(headers && { headers }) };
}
