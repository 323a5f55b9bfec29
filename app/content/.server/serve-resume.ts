import type { Resume } from "#app/content/types.ts";
import type { Access } from "#app/lock/.server/access.ts";
import { withPrivateHeaders } from "#app/lock/.server/private-headers.ts";
import type { RequestContext } from "#app/lock/.server/request-context.ts";
import { byline } from "./content.ts";

/** Opens the PDF in the browser. A saved copy has the owner's name. */
export async function serveResume(
  request: Request,
  lock: RequestContext["lock"],
  access: Access,
  resume: Resume | undefined,
): Promise<Response> {
  const file = resume && (await lock.resumeFile(access, resume, request));
  if (!file) return withPrivateHeaders(new Response("Not found", NOT_FOUND));
  file.headers.set("Content-Disposition", `inline; filename*=UTF-8''${encodeFileName(`${byline.name}.pdf`)}`);
  return withPrivateHeaders(file);
}

const NOT_FOUND = { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } };

/** Encodes a name according to RFC 8187. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
