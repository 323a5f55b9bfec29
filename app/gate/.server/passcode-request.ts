import { readLimited } from "#app/.server/read-limited.ts";
import type { Gate } from "./gate.ts";

export interface PasscodeAnswer {
  isRight: boolean;
  status: number;
  /** To wait before the next try. */
  seconds: number;
  headers: [name: string, value: string][];
}

export interface PasscodeContext {
  gate: Pick<Gate, "tryPasscode">;
  clientAddress: string;
}

/** Only a whole, well-formed try is counted (docs/gate.md). Never throws for anything a client sends. */
export async function answerPasscode(
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
