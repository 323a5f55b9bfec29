import { ENTERED } from "#app/site-map.ts";
import type { LeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import { lettersOf, plain } from "../../pipeline/leak-check/tokens.ts";
import type { Question } from "../helpers/ask.ts";
import { sendPasscode } from "../helpers/passcode.ts";
import { addressesIn } from "./addresses.ts";
import { type Found, inParallel, listen, type Site, withData } from "./walk.ts";

/** How often a stranger asks beside each unlocked visit: what two requests share is there for a moment only. */
const ROUNDS = 3;

const WRONG = {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: "password=wrong",
};

export interface Visited extends Omit<Site, "cookies"> {
  passcode: string;
  /** What a visitor with the passcode must see, or the leak check sees nothing. */
  texts: string[];
  files: string[];
  /** By the page of each locked study, all that is locked in the others. */
  leaksOfOthers: Record<string, LeakCheck>;
}

/** With the passcode: gives its cookie, what the leak check did not see, and what of others a study's page told. */
export async function visit(site: Visited): Promise<{ cookie: string; problems: string[] }> {
  const { cookie = "" } = await sendPasscode(site.ask, site.passcode);
  if (cookie === "") throw new Error("The right passcode was refused.");
  const problems: string[] = [];
  const seen: string[] = [];
  const named = new Set<string>();
  async function read(target: string, page?: string): Promise<void> {
    const { headers, body } = await site.ask({ target, headers: { Cookie: cookie } });
    seen.push(...site.leaksIn({ name: "", bytes: body }).map(letters));
    for (const address of addressesIn(headers + body.toString("utf8"), target, site.siteUrl))
      named.add(address);
    for (const [own, leaksOfOthers] of Object.entries(page ? site.leaksOfOthers : {})) {
      const leaks = leaksOfOthers({ name: "", bytes: body });
      if (own === page) problems.push(...leaks.map((leak) => `${target} tells of another study: ${leak}`));
      else if (leaks.length === 0) problems.push(`${target}: the leak check of all but ${own} saw nothing`);
    }
  }
  for (const page of site.pages) for (const target of withData([page])) await read(target, page);
  for (const target of site.media) await read(target);
  const unseen = [
    ...site.texts
      .filter((text) => !seen.some((leak) => leak.includes(letters(text))))
      .map((text) => `the text "${text}"`),
    ...site.files
      .filter((name) => !seen.includes(letters(`the locked file ${name} itself`)))
      .map((name) => `the file ${name}`),
    ...site.media.filter((path) => !named.has(path)).map((path) => `the address ${path}`),
  ];
  problems.push(...unseen.map((what) => `With the passcode, the leak check did not see ${what}`));
  return { cookie, problems };
}

function letters(text: string): string {
  return lettersOf(plain(text));
}

/** What a server remembers of a visitor with the passcode: a stranger asks while it answers, and right after. */
export async function walkBesideVisits(site: Site, cookie: string): Promise<Found> {
  const after = listen(site, " after an unlocked visit");
  const beside = listen(site, " beside an unlocked visit");
  const enter = (target: string) => site.ask({ target, headers: { Cookie: cookie } });
  const visits = [...withData(site.pages), ...site.media.slice(0, 1)];
  // The last two are answered by the app, and not by a file.
  const questions: Question[] = [
    ...withData([...site.pages, ...site.open]).map((target) => ({ target })),
    ...site.pages.flatMap((page) => [{ target: `${page}?${ENTERED}` }, { ...WRONG, target: page }]),
  ];
  // One after another, so that nothing comes between a visit and the question after it.
  for (const visited of visits) {
    for (const question of questions) {
      await enter(visited);
      await after.ask(question);
    }
  }
  await inParallel(questions, async (question) => {
    for (const visited of visits) {
      for (let round = 0; round < ROUNDS; round++)
        await Promise.all([enter(visited), beside.ask(question), beside.ask(question)]);
    }
  });
  return together([after.found, beside.found]);
}

export function together(found: Found[]): Found {
  return {
    addresses: Math.max(...found.map(({ addresses }) => addresses)),
    requests: found.reduce((sum, { requests }) => sum + requests, 0),
    problems: found.flatMap(({ problems }) => problems),
  };
}
