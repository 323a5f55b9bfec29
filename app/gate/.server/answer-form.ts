import { data, redirect } from "react-router";
import type { Refusal } from "#app/gate/messages.ts";
import { type AttemptContext, attempt } from "./attempt.ts";

/** For browsers without script. */
export async function answerForm(request: Request, context: AttemptContext, address: string) {
  const { isRight, status, seconds, headers } = await attempt(request, context, passwordIn);
  if (isRight) return redirect(address, { status: 303, headers });
  return data<Refusal>({ status, seconds }, { status, headers });
}

function passwordIn(body: string): string | undefined {
  return new URLSearchParams(body).get("password") ?? undefined;
}
