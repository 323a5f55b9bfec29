import type { Ask } from "../kit/ask.ts";
import type { NamedFile, Secrets } from "../kit/finder/find-leaks.ts";
import { sendPasscode } from "../kit/passcode.ts";
import { addressesIn } from "./addresses.ts";

/** Shows that the comparison would see a leak: gives a line for each locked thing not seen with the passcode. */
export async function blindSpots(site: {
  ask: Ask;
  passcode: string;
  secrets: Pick<Secrets, "texts" | "files">;
  find: (file: NamedFile) => string[];
  pages: string[];
  media: string[];
  siteUrl: string;
}): Promise<string[]> {
  const { ask, find, secrets } = site;
  const { cookie } = await sendPasscode(ask, site.passcode);
  if (!cookie) throw new Error("The right passcode was refused.");
  const headers = { Cookie: cookie };
  const seen = new Set<string>();
  const named = new Set<string>();
  for (const page of site.pages) {
    for (const target of [page, `${page}.data`]) {
      const { headers: lines, body } = await ask({ target, headers });
      for (const leak of find({ name: "", bytes: body })) seen.add(leak);
      for (const address of addressesIn(lines + body.toString("utf8"), target, site.siteUrl))
        named.add(address);
    }
  }
  for (const target of site.media) {
    const { body } = await ask({ target, headers });
    for (const leak of find({ name: "", bytes: body })) seen.add(leak);
  }
  const media = new Set(site.media.map((path) => path.split("/").at(-1)));
  return [
    ...secrets.texts.map((text) => `the locked text "${text}"`).filter((leak) => !seen.has(leak)),
    ...secrets.files
      .filter(({ name }) => media.has(name))
      .map(({ name }) => `the locked file ${name} itself`)
      .filter((leak) => !seen.has(leak)),
    ...site.media.filter((path) => !named.has(path)).map((path) => `the address ${path}`),
  ];
}
