import { data, redirect } from "react-router";
import type { Refusal } from "#app/lock/refusal.ts";
import { CACHE_CONTROL, ENTERED_QUERY } from "#app/site-map.ts";
import type { AttemptResult } from "./attempt.ts";
import { readLimited, readStringField } from "./read-limited.ts";

type CheckAttempt = (passcode: string) => Promise<AttemptResult>;

/** Handles the JSON endpoint; docs/lock.md lists every response. */
export async function respondToJson(request: Request, checkAttempt: CheckAttempt): Promise<Response> {
  const passwordIn = (body: string) => readStringField(body, "password");
  const { isRight, status, headers } = await checkBody(request, passwordIn, checkAttempt);
  headers.push(["Cache-Control", CACHE_CONTROL.none]);
  return Response.json({ success: isRight }, { status, headers });
}

/** Adds the `entered` query after the right passcode. If the redirected request has no cookie, the browser blocks cookies. */
export async function respondToForm(request: Request, checkAttempt: CheckAttempt, path: string) {
  const passwordIn = (body: string) => new URLSearchParams(body).get("password") ?? undefined;
  const { isRight, status, seconds, headers } = await checkBody(request, passwordIn, checkAttempt);
  if (isRight) return redirect(`${path}?${ENTERED_QUERY}`, { status: 303, headers });
  return data<Refusal>({ status, seconds }, { status, headers });
}

interface CheckedBody {
  isRight: boolean;
  status: number;
  seconds: number;
  headers: [name: string, value: string][];
}

/** Counts only complete, well-formed attempts. Never throws. */
async function checkBody(
  request: Request,
  passwordIn: (body: string) => string | undefined,
  checkAttempt: CheckAttempt,
): Promise<CheckedBody> {
  const body = await readLimited(request);
  if ("problem" in body) return refuseAttempt(body.problem === "too-large" ? 413 : 400);
  const password = passwordIn(body.text);
  if (password === undefined) return refuseAttempt(400);
  const result = await checkAttempt(password);
  if (result.outcome === "right")
    return { isRight: true, status: 200, seconds: 0, headers: [["Set-Cookie", result.cookie]] };
  if (result.outcome === "limited") return refuseAttempt(429, result.retryAfter);
  return refuseAttempt(result.outcome === "failed" ? 503 : 200);
}

function refuseAttempt(status: number, seconds = 0): CheckedBody {
  const headers: CheckedBody["headers"] = seconds > 0 ? [["Retry-After", String(seconds)]] : [];
  return { isRight: false, status, seconds, headers };
}
