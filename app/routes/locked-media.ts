import { join } from "node:path";
import { requestContext } from "#app/gate/.server/request-context.ts";
import { fileResponse } from "../../server/node/file-response.ts";
import type { Route } from "./+types/locked-media.ts";

const FOLDER = ".content/media/locked";
/** What the build names its files: no dot leads, no slash fits. */
const NAME = /^[a-z0-9-]+(\.(avif|webp|mp4))?$/;

const PRIVATE = { "Cache-Control": "private, no-store", Vary: "Cookie", "X-Robots-Tag": "noindex" };

/** Pictures and videos of locked studies, with byte ranges. Without the passcode no name is told from another. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { gate, facts } = context.get(requestContext);
  if (!gate.isUnlocked(request, facts)) return plain("Locked", 403);
  const { slug, file } = params;
  if (!NAME.test(slug) || !NAME.test(file)) return plain("Not found", 404);
  return (await fileResponse(request, join(FOLDER, slug, file), PRIVATE)) ?? plain("Not found", 404);
}

function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { ...PRIVATE, "Content-Type": "text/plain; charset=utf-8" } });
}
