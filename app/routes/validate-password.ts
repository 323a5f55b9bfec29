import { requestContext } from "#app/.server/request-context.ts";
import { answerValidation } from "#app/gate/.server/answer-validation.ts";
import type { Route } from "./+types/validate-password.ts";

export function action({ request, context }: Route.ActionArgs) {
  return answerValidation(request, context.get(requestContext));
}

export const loader = action;
