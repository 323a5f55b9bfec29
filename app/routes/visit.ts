import { content } from "#app/content/.server/content.ts";
import { handleVisit } from "#app/invitations/.server/handle-visit.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/visit.ts";

export function action({ request, context }: Route.ActionArgs) {
  return handleVisit(request, context.get(requestContext), isLocked);
}

function isLocked(study: string): boolean {
  return content.caseStudies.some(({ slug, access }) => slug === study && access !== "public");
}
