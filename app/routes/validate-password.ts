import { answerValidation } from "#app/gate/.server/answer-validation.ts";
import { requestContext } from "#app/gate/.server/request-context.ts";
import type { Route } from "./+types/validate-password.ts";

/** POST /api/validate-password; every other method is told so. */
export function action({ request, context }: Route.ActionArgs) {
  const { gate, facts } = context.get(requestContext);
  return answerValidation(request, gate, facts);
}

export const loader = action;
