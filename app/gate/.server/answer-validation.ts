import { textField } from "#app/.server/read-limited.ts";
import { CACHE } from "#app/cache-control.ts";
import { answerPasscode, type PasscodeAnswer, type PasscodeContext } from "./passcode-request.ts";

/** The table in docs/gate.md. */
export async function answerValidation(request: Request, context: PasscodeContext): Promise<Response> {
  if (request.method !== "POST") return answer(405, false, [["Allow", "POST"]]);
  const { isRight, status, headers } = await answerPasscode(request, context, (body) =>
    textField(body, "password"),
  );
  return answer(status, isRight, headers);
}

function answer(status: number, success: boolean, headers: PasscodeAnswer["headers"]): Response {
  return Response.json({ success }, { status, headers: [["Cache-Control", CACHE.none], ...headers] });
}
