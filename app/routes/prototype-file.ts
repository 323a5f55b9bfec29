import { redirect } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { privateFile } from "#app/lock/.server/private-headers.ts";
import { openPrototype } from "#app/prototype/.server/open-prototype.ts";
import { CLOSED_PROTOTYPE, PROTOTYPE_EXTENSION, prototypeFilePath, prototypePath } from "#app/site-map.ts";
import type { Route } from "./+types/prototype-file.ts";

/** Serves the file of a locked prototype. The file of a public prototype is a static file. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, params, context } = args;
  const opened = await openPrototype(args);
  // Only this spelling is in a sandbox.
  const isSandboxed = url.pathname === prototypeFilePath(prototypePath(params.id));
  const folder = opened?.prototype.lockedFolder;
  if (!opened || !folder || !isSandboxed) throw redirect(CLOSED_PROTOTYPE, 303);
  const { lock } = context.get(requestContext);
  return privateFile(await lock.lockedFile(opened.access, folder, params.id + PROTOTYPE_EXTENSION, request));
}
