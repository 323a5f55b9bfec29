import { CACHE } from "#app/cache-control.ts";
import { answerPasscode, type PasscodeAnswer, type PasscodeContext } from "./passcode-request.ts";

/** The table in docs/gate.md. */
export async function answerValidation(request: Request, context: PasscodeContext): Promise<Response> {
  if (request.method !== "POST") return answer(405, false, [["Allow", "POST"]]);
  const { isRight, status, headers } = await answerPasscode(request, context, passwordIn);
  return answer(status, isRight, headers);
}

function passwordIn(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, "password");
    return isObject && "password" in value && typeof value.password === "string" ? value.password : undefined;
  } catch {
    return undefined;
  }
}

function answer(status: number, success: boolean, headers: PasscodeAnswer["headers"]): Response {
  return Response.json({ success }, { status, headers: [["Cache-Control", CACHE.none], ...headers] });
}
