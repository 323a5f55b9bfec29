import { refusalMessage } from "#app/gate/messages.ts";
import type { Gate } from "./gate.ts";
import { readLimited } from "./read-limited.ts";

/** What came of a try, ready to be said as JSON or as a page. */
export interface Attempt {
  isRight: boolean;
  status: number;
  /** The session's cookie, or how long to wait. */
  headers: Record<string, string>;
  /** In words for the page; empty when the passcode is right. */
  message: string;
}

export interface AttemptContext {
  gate: Gate;
  /** The key under which wrong tries are counted. */
  clientAddress: string;
}

/**
 * Tries the passcode in a request's body, of which `passwordIn` knows the format. The cheap checks come first, and
 * only a whole, well-formed try is counted: docs/gate.md has the table. Never throws for anything a client sends.
 */
export async function attempt(
  request: Request,
  { gate, clientAddress }: AttemptContext,
  passwordIn: (body: string) => string | undefined,
): Promise<Attempt> {
  const body = await readLimited(request);
  if ("problem" in body) return refused(body.problem === "too-large" ? 413 : 400);
  const password = passwordIn(body.text);
  if (password === undefined) return refused(400);
  const result = await gate.tryPasscode(request, password, clientAddress);
  if (result.outcome === "right") {
    return { isRight: true, status: 200, headers: { "Set-Cookie": result.cookie }, message: "" };
  }
  return refused(result.outcome === "wait" ? 429 : 200, result.seconds);
}

// Also on a wrong try that starts a wait, so that the prompt can count down before it is asked again.
function refused(status: number, seconds = 0): Attempt {
  const headers: Record<string, string> = seconds > 0 ? { "Retry-After": String(seconds) } : {};
  return { isRight: false, status, headers, message: refusalMessage(status, seconds) };
}
