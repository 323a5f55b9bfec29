import { CACHE } from "#app/cache-control.ts";
import { type Attempt, type AttemptContext, attempt } from "./attempt.ts";

/** The table in docs/gate.md. */
export async function answerValidation(request: Request, context: AttemptContext): Promise<Response> {
  if (request.method !== "POST") return answer(405, false, [["Allow", "POST"]]);
  const { isRight, status, headers } = await attempt(request, context, passwordIn);
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

function answer(status: number, success: boolean, headers: Attempt["headers"]): Response {
  return Response.json({ success }, { status, headers: [["Cache-Control", CACHE.none], ...headers] });
}
