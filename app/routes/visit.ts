import { content } from "#app/content/.server/content.ts";
import { answerVisit } from "#app/invitations/.server/answer-visit.ts";
import { requestContext } from "#app/lock/.server/request-context.ts";
import type { Route } from "./+types/visit.ts";

export function action({ request, context }: Route.ActionArgs) {
  return answerVisit(request, context.get(requestContext), isLocked);
}

export const loader = action;

function isLocked(study: string): boolean {
  return content.caseStudies.some(({ slug, access }) => slug === study && access !== "public");
}
