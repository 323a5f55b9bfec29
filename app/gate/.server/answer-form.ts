import { data, redirect } from "react-router";
import { type AttemptContext, attempt } from "./attempt.ts";

/** For browsers without script. */
export async function answerForm(request: Request, context: AttemptContext, address: string) {
  const { isRight, status, headers, message } = await attempt(request, context, passwordIn);
  return isRight ? redirect(address, { status: 303, headers }) : data({ message }, { status, headers });
}

function passwordIn(body: string): string | undefined {
  return new URLSearchParams(body).get("password") ?? undefined;
}
