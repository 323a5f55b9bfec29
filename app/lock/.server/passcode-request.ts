import { data, redirect } from "react-router";
import type { Refusal } from "#app/lock/refusal.ts";
import { CACHE_CONTROL, ENTERED_QUERY } from "#app/site-map.ts";
import type { AttemptResult } from "./attempt.ts";
import { readLimited, readStringField } from "./read-limited.ts";

type CheckAttempt = (passcode: string) => Promise<AttemptResult>;

/** Handles the JSON endpoint; docs/lock.md lists every response. */
export async function respondToJson(request: Request, checkAttempt: CheckAttempt): Promise<Response> {
  const result = await checkBody(request, (body) => readStringField(body, "password"), checkAttempt);
  const headers = headersOf(result);
  headers.push(["Cache-Control", CACHE_CONTROL.none]);
  return Response.json({ success: "cookie" in result }, { status: result.status, headers });
}

/** Adds the `entered` query after the right passcode. If the redirected request has no cookie, the browser blocks cookies. */
export async function respondToForm(request: Request, checkAttempt: CheckAttempt, path: string) {
  const passwordIn = (body: string) => new URLSearchParams(body).get("password") ?? undefined;
  const result = await checkBody(request, passwordIn, checkAttempt);
  const headers = headersOf(result);
  if ("cookie" in result) return redirect(`${path}?${ENTERED_QUERY}`, { status: 303, headers });
  return data<Refusal>(result, { status: result.status, headers });
}

type CheckResult = Refusal | (Refusal & { cookie: string });

/** Counts only complete, well-formed attempts. Never throws. */
async function checkBody(
  request: Request,
  passwordIn: (body: string) => string | undefined,
  checkAttempt: CheckAttempt,
): Promise<CheckResult> {
  const body = await readLimited(request);
  if ("problem" in body) return { status: body.problem === "too-large" ? 413 : 400, seconds: 0 };
  const password = passwordIn(body.text);
  if (password === undefined) return { status: 400, seconds: 0 };
  const result = await checkAttempt(password);
  if (result.outcome === "right") return { status: 200, seconds: 0, cookie: result.cookie };
  if (result.outcome === "limited") return { status: 429, seconds: result.retryAfter };
  return { status: result.outcome === "failed" ? 503 : 200, seconds: 0 };
}

function headersOf(result: CheckResult): [name: string, value: string][] {
  if ("cookie" in result) return [["Set-Cookie", result.cookie]];
  return result.seconds > 0 ? [["Retry-After", String(result.seconds)]] : [];
}
