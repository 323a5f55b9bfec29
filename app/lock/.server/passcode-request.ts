import { data, redirect } from "react-router";
import { readLimited, textField } from "#app/lock/.server/read-limited.ts";
import type { Refusal } from "#app/lock/messages.ts";
import { CACHE, ENTERED } from "#app/site-map.ts";
import type { Gate } from "./gate.ts";

export interface PasscodeContext {
  gate: Pick<Gate, "tryPasscode">;
  clientAddress: string;
}

/** The table in docs/lock.md. */
export async function answerValidation(request: Request, context: PasscodeContext): Promise<Response> {
  if (request.method !== "POST") return answer(405, false, [["Allow", "POST"]]);
  const { isRight, status, headers } = await answerPasscode(request, context, (body) =>
    textField(body, "password"),
  );
  return answer(status, isRight, headers);
}

/**
 * For browsers without script. A right passcode leads to an address that tells by its query where it comes from: with
 * no cookie there, the browser keeps none.
 */
export async function answerForm(request: Request, context: PasscodeContext, address: string) {
  const { isRight, status, seconds, headers } = await answerPasscode(
    request,
    context,
    (body) => new URLSearchParams(body).get("password") ?? undefined,
  );
  if (isRight) return redirect(`${address}?${ENTERED}`, { status: 303, headers });
  return data<Refusal>({ status, seconds }, { status, headers });
}

export function hasEntered(url: URL): boolean {
  return url.searchParams.has(ENTERED);
}

interface PasscodeAnswer {
  isRight: boolean;
  status: number;
  /** To wait before the next try. */
  seconds: number;
  headers: [name: string, value: string][];
}

/** Only a whole, well-formed try is counted (docs/lock.md). Never throws for anything a client sends. */
async function answerPasscode(
  request: Request,
  { gate, clientAddress }: PasscodeContext,
  passwordIn: (body: string) => string | undefined,
): Promise<PasscodeAnswer> {
  const body = await readLimited(request);
  if ("problem" in body) return refused(body.problem === "too-large" ? 413 : 400);
  const password = passwordIn(body.text);
  if (password === undefined) return refused(400);
  const result = await gate.tryPasscode(request, password, clientAddress);
  if (result.outcome === "right") {
    return { isRight: true, status: 200, seconds: 0, headers: setCookies(result.cookies) };
  }
  return refused(STATUS[result.outcome], result.seconds, result.cookies);
}

const STATUS = { wrong: 200, wait: 429, failed: 503 };

// The wait is told on the wrong try that starts it, so that the prompt can count down before it is asked again.
function refused(status: number, seconds = 0, cookies: string[] = []): PasscodeAnswer {
  const headers = setCookies(cookies);
  if (seconds > 0) headers.push(["Retry-After", String(seconds)]);
  return { isRight: false, status, seconds, headers };
}

function setCookies(cookies: string[]): PasscodeAnswer["headers"] {
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}

function answer(status: number, success: boolean, headers: PasscodeAnswer["headers"]): Response {
  return Response.json({ success }, { status, headers: [["Cache-Control", CACHE.none], ...headers] });
}
