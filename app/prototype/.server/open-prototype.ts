import { requestContext } from "#app/.server/request-context.ts";
import { type Prototype, prototypeOf } from "#app/content/.server/content.ts";
import type { Access } from "#app/lock/.server/access.ts";
import { prototypePath } from "#app/site-map.ts";
import type { Route } from "../../routes/+types/prototype.ts";

/** Returns null if the visitor cannot read the study. The owner's session also opens it, for the presenter's view. */
export async function openPrototype({
  request,
  params,
  context,
}: Pick<Route.LoaderArgs, "request" | "params" | "context">): Promise<{
  prototype: Prototype;
  access: Access;
} | null> {
  const { access: visitorsAccess, lock } = context.get(requestContext);
  for (const access of [await visitorsAccess(), lock.ownerAccess(request)]) {
    const prototype = prototypeOf(access, prototypePath(params.id));
    if (prototype) return { prototype, access };
  }
  return null;
}
