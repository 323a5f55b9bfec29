import { requestContext } from "#app/.server/request-context.ts";
import { respondToJson } from "#app/lock/.server/passcode-request.ts";
import type { Route } from "./+types/validate-password.ts";

export function action({ request, context }: Route.ActionArgs) {
  const { lock, ip } = context.get(requestContext);
  return respondToJson(request, (passcode) => lock.checkPasscode(request, passcode, ip));
}
