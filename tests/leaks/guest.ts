import { remember } from "../../leak-check/check-files.ts";
import { createFinder, type Find } from "../../leak-check/find-leaks.ts";
import { readSecrets } from "../../leak-check/secrets.ts";
import { built } from "../kit/built.ts";
import { publicPaths } from "../kit/content.ts";
import { OWNER_PASSWORD, ownerOf } from "../kit/owner.ts";
import { cookiesIn, sendPasscode } from "../kit/passcode.ts";
import { press } from "../kit/press.ts";
import { root } from "../kit/root.ts";
import { type Site, startSite } from "../kit/site.ts";
import { dataToo, type Walk, walk, walkAround } from "./walk.ts";

interface Asked {
  variables: { PASSCODE: string; SESSION_SECRET: string };
  script: string;
  /** Addresses of locked pages and of locked files. */
  pages: string[];
  media: string[];
  siteUrl: string;
  /** Sees all that is locked. */
  find: Find;
}

/** A guest of one study asks for all others: what of them is in any answer is a problem. Null without others. */
export async function walkAsGuest({ variables, script, ...asked }: Asked): Promise<Walk | null> {
  const [opened = "", ...pages] = asked.pages;
  if (pages.length === 0) return null;
  const slug = opened.slice(1);
  const isOpened = (path: string) => path.startsWith(`/locked${opened}/`);
  const findOthers = remember(await createFinder(await readSecrets(root, built.lockedMedia, [slug])));
  // Most answers are those to a stranger, compared before; where nothing locked is, nothing of the others is.
  const find: Find = async (file) => ((await asked.find(file)).length === 0 ? [] : findOthers(file));
  await using site = await startSite({ ...variables, OWNER_PASSWORD }, script);
  const { path } = await (await ownerOf(site.server.origin)).invite({ scope: [slug] });
  const Cookie = cookiesIn(await site.ask(press(path)));
  const { cookie: full = "" } = await sendPasscode(site.ask, variables.PASSCODE);
  const blind = [
    ...(await unseen(site, Cookie, [opened, ...asked.media.filter(isOpened)], asked.find)),
    ...(await unseen(site, full, pages, find)),
  ];
  const guest = {
    ask: (question: Parameters<Site["ask"]>[0]) =>
      site.ask({ ...question, headers: { Cookie, ...question.headers } }),
    find,
    siteUrl: asked.siteUrl,
    start: [path, "/owner", "/sitemap.xml"],
    open: [...publicPaths, opened],
    pages,
    media: asked.media.filter((file) => !isOpened(file)),
    cookies: [],
  };
  const walks = [await walk(guest, " as a guest"), await walkAround(guest, " as a guest")];
  return {
    addresses: walks[0]?.addresses ?? 0,
    requests: walks.reduce((sum, { requests }) => sum + requests, 0),
    problems: [...blind, ...walks.flatMap(({ problems }) => problems)],
  };
}

/** What shows nothing locked to who may read it: there the comparison would see no leak. */
async function unseen({ ask }: Site, Cookie: string, targets: string[], find: Find): Promise<string[]> {
  const problems: string[] = [];
  for (const target of targets.flatMap((path) => (path.startsWith("/locked/") ? [path] : dataToo([path])))) {
    const { body } = await ask({ target, headers: { Cookie } });
    if ((await find({ name: "", bytes: body })).length === 0)
      problems.push(`${target}: nothing locked was seen by who may read it`);
  }
  return problems;
}
