import type { Ask } from "./ask.ts";

export const PASSCODE = "quiet-harbour-lantern-spoon";

export const ENDPOINT = "/api/validate-password";

/** Tries a passcode. Gives the status, and the Cookie header of a session if it was right. */
export async function sendPasscode(ask: Ask, password: string, headers: Record<string, string> = {}) {
  const answer = await ask({ method: "POST", target: ENDPOINT, body: JSON.stringify({ password }), headers });
  const [, cookie] = /^set-cookie: ([^;\n]+)/im.exec(answer.headers) ?? [];
  return { status: answer.status, cookie, headers: answer.headers };
}
