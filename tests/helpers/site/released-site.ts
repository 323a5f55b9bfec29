import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { clickRequest } from "../invitations/click-open.ts";
import { cookiesIn, passcodeRequest } from "./passcode.ts";
import type { Send } from "./raw-client.ts";

/** Contains a folder for each released version, which looks like the folder of an owner. */
export const RELEASED_SITES = "tests/fixtures/versions";

/** The texts that visitors and a guest saw on the site of a released version. */
export interface ReleasedSite {
  passcode: string;
  /** The path of a guest's link. */
  link: string;
  /** The visible texts of each page, with the passcode. */
  pages: Record<string, string[]>;
  guestTexts: string[];
}

export function recordOf(version: string): string {
  return join(RELEASED_SITES, version, "visible-texts.json");
}

/** Returns the path of the file that contains a version's result of `fieldPaths`. */
export function namesOf(version: string): string {
  return join(RELEASED_SITES, version, "names.json");
}

/** Reads pages of a running site, as a visitor with the passcode and as a guest. */
export async function readSite(
  send: Send,
  { passcode, link, pages }: { passcode: string; link: string; pages: readonly string[] },
): Promise<ReleasedSite> {
  const textsAt = async (target: string, Cookie: string) => {
    const { status, body } = await send({ target, headers: { Cookie } });
    if (status !== 200) throw new Error(`${target} answers ${status}.`);
    return visibleTexts(fromHtml(body.toString()));
  };
  const visitor = cookiesIn(await send(passcodeRequest(passcode)));
  const guest = cookiesIn(await send(clickRequest(link)));
  const texts: ReleasedSite["pages"] = {};
  for (const path of pages) texts[path] = await textsAt(path, visitor);
  return { passcode, link, pages: texts, guestTexts: await textsAt("/for-you", guest) };
}

const INVISIBLE = ["script", "style", "template"];

function visibleTexts(
  node: ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>["children"][number],
): string[] {
  if (node.type === "text") return [node.value.trim()].filter(Boolean);
  if (!("children" in node) || ("tagName" in node && INVISIBLE.includes(node.tagName))) return [];
  return node.children.flatMap(visibleTexts);
}
