import type { BrowserContext } from "@playwright/test";
import type { RawRequest, RawResponse, Send } from "./raw-client.ts";

export const PASSCODE = "quiet-harbour-lantern-spoon";

export const PASSCODE_ENDPOINT = "/api/validate-password";

export function passcodeRequest(password: string, headers: Record<string, string> = {}): RawRequest {
  return { method: "POST", target: PASSCODE_ENDPOINT, headers, body: JSON.stringify({ password }) };
}

/** Returns the cookies of a response, as a Cookie header. */
export function cookiesIn({ headers }: RawResponse): string {
  return Array.from(headers.matchAll(/^set-cookie: ([^;\n]+)/gim), ([, cookie]) => cookie).join("; ");
}

export async function sendPasscode(send: Send, password: string, headers?: Record<string, string>) {
  const response = await send(passcodeRequest(password, headers));
  return { status: response.status, headers: response.headers, cookie: cookiesIn(response) };
}

export async function unlock(context: BrowserContext, origin = ""): Promise<void> {
  const response = await context.request.post(origin + PASSCODE_ENDPOINT, { data: { password: PASSCODE } });
  const { success } = await response.json();
  if (!success) throw new Error("The server refused the right passcode.");
}
