import { data, redirect } from "react-router";
import { ENTERED } from "#app/addresses.ts";
import type { Refusal } from "#app/gate/messages.ts";
import { answerPasscode, type PasscodeContext } from "./passcode-request.ts";

/**
 * For browsers without script. A right passcode leads to an address that tells by its query where it comes from: with
 * no cookie there, the browser keeps none.
 */
export async function answerForm(request: Request, context: PasscodeContext, address: string) {
  const { isRight, status, seconds, headers } = await answerPasscode(request, context, passwordIn);
  if (isRight) return redirect(`${address}?${ENTERED}`, { status: 303, headers });
  return data<Refusal>({ status, seconds }, { status, headers });
}

export function hasEntered(url: URL): boolean {
  return url.searchParams.has(ENTERED);
}

function passwordIn(body: string): string | undefined {
  return new URLSearchParams(body).get("password") ?? undefined;
}
