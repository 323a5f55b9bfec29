import { lettersOf, plain } from "../../leak-check/tokens.ts";
import { sendPasscode } from "../kit/passcode.ts";
import { addressesIn } from "./addresses.ts";
import type { Inspected } from "./inspect.ts";

export interface Shown {
  texts: string[];
  /** Names of locked files as the site has them. */
  files: string[];
}

type Controlled = Pick<Inspected, "ask" | "find" | "passcode" | "shown" | "pages" | "media" | "siteUrl">;

/** Shows that the comparison would see a leak: gives what it did not see of each page with the passcode. */
export async function blindSpots(site: Controlled): Promise<{ cookie: string; unseen: string[] }> {
  const { ask, find, shown } = site;
  const { cookie } = await sendPasscode(ask, site.passcode);
  if (!cookie) throw new Error("The right passcode was refused.");
  const headers = { Cookie: cookie };
  const seen: string[] = [];
  const named = new Set<string>();
  for (const page of site.pages) {
    for (const target of [page, `${page}.data`]) {
      const { headers: lines, body } = await ask({ target, headers });
      seen.push(...(await find({ name: "", bytes: body })));
      for (const address of addressesIn(lines + body.toString("utf8"), target, site.siteUrl))
        named.add(address);
    }
  }
  for (const target of site.media) {
    const { body } = await ask({ target, headers });
    seen.push(...(await find({ name: "", bytes: body })));
  }
  const all = seen.map(letters);
  const unseen = [
    ...shown.texts
      .filter((text) => !all.some((leak) => leak.includes(letters(text))))
      .map((text) => `the text "${text}"`),
    ...shown.files
      .filter((name) => !seen.includes(`the locked file ${name} itself`))
      .map((name) => `the file ${name}`),
    ...site.media.filter((path) => !named.has(path)).map((path) => `the address ${path}`),
  ];
  return { cookie, unseen };
}

function letters(text: string): string {
  return lettersOf(plain(text));
}
