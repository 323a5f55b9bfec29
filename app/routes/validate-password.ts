import { requestContext } from "#app/.server/request-context.ts";
import { answerValidation } from "#app/gate/.server/passcode-request.ts";
import type { Route } from "./+types/validate-password.ts";

export function action({ request, context }: Route.ActionArgs) {
  const { lock, clientAddress } = context.get(requestContext);
  return answerValidation(request, { gate: lock.gate, clientAddress });
}

export const loader = action;
