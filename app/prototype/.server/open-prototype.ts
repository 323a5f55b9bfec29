import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { prototypeOf } from "#app/content/.server/content.ts";
import { prototypePath } from "#app/site-map.ts";

interface LoaderArgs {
  request: Request;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Returns null if the visitor cannot read the study. The owner's session also opens it, for the presenter's view. */
export async function openPrototype({ request, params, context }: LoaderArgs) {
  const { access: visitorsAccess, lock } = context.get(requestContext);
  for (const access of [await visitorsAccess(), lock.ownerAccess(request)]) {
    const prototype = prototypeOf(access, prototypePath(params.id));
    if (prototype) return { prototype, access };
  }
  return null;
}
