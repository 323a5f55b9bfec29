import { createHash } from "node:crypto";
import { isEcho, type LeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import type { Answer, Ask, Question } from "../helpers/ask.ts";
import { comparable } from "../helpers/comparable.ts";
import { disguises, plainDisguises, spellings } from "../helpers/variants.ts";
import { addressesIn, relatives } from "./addresses.ts";

const WORKERS = 6;

export interface Site {
  ask: Ask;
  siteUrl: string;
  leaksIn: LeakCheck;
  start: string[];
  /** Pages that everyone may read. */
  open: string[];
  /** Pages of locked studies. */
  pages: string[];
  media: string[];
  cookies: string[];
}

/**
 * Asks for every address that something names, for every page in every disguise and for what is locked in every
 * spelling, and compares all answers.
 * @param how in which it is asked, for the report
 * @param most requests, as a site may make up addresses without end: reaching it is a problem
 */
export async function walk(site: Site, how = "", most = 30_000): Promise<Found> {
  const { found, ask, report } = listen(site, how, most);
  found.addresses = await crawl(site, ask);
  await inParallel(withData([...site.pages, ...site.open]), async (target) => {
    for (const disguise of disguises(site.cookies)) await ask({ ...disguise, target });
  });
  const locked = [...withData(site.pages), ...onePerKind(site.media)];
  await inParallel(locked.flatMap(spellings), (target) => ask({ target }));
  await refused(site, ask, report);
  if (found.requests > most) found.problems.push(`more than ${most} requests: the walk was not ended`);
  return found;
}

export interface Found {
  addresses: number;
  requests: number;
  problems: string[];
}

/** Asks and compares; undefined when there was no answer. */
type Listen = (question: Question) => Promise<Answer | undefined>;
type Report = (question: Question, what: string) => void;

export function listen(site: Pick<Site, "ask" | "leaksIn">, how: string, most = Number.POSITIVE_INFINITY) {
  const found: Found = { addresses: 0, requests: 0, problems: [] };

  async function ask(question: Question): Promise<Answer | undefined> {
    if (++found.requests > most) return undefined;
    try {
      const answer = await site.ask(question);
      for (const bytes of lasting(answer))
        for (const leak of site.leaksIn({ name: "", bytes }))
          if (!isEcho(leak, question.target)) report(question, leak);
      if (answer.status >= 500) report(question, `the status ${answer.status}`);
      return answer;
    } catch (error) {
      report(question, `no answer: ${error}`);
    }
  }

  function report({ method = "GET", target, headers }: Question, what: string): void {
    const details = headers ? ` ${JSON.stringify(headers)}` : "";
    found.problems.push(`${method} ${target}${details}${how}: ${what}`);
  }

  return { found, ask, report };
}

/** Headers and body without what is made up for each answer, so that the same is compared once. */
function lasting({ headers, body }: Answer): Buffer[] {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(headers)?.[1];
  const parts = [Buffer.from(headers.replace(/^Date: .*\n/im, "")), body];
  return parts.map((part) =>
    nonce && part.includes(nonce)
      ? Buffer.from(part.toString("latin1").replaceAll(nonce, ""), "latin1")
      : part,
  );
}

export function withData(pages: readonly string[]): string[] {
  return pages.flatMap((path) => [path, path === "/" ? "/_.data" : `${path}.data`]);
}

async function crawl({ start, open, pages, media, siteUrl }: Site, ask: Listen): Promise<number> {
  const known = new Set<string>();
  let fresh = [...start, ...[...open, ...pages].flatMap((page) => [page, ...relatives(page)]), ...media];
  while (fresh.length > 0) {
    const wave = new Set(fresh).difference(known);
    for (const target of wave) known.add(target);
    fresh = [];
    await inParallel([...wave], async (target) => {
      const answer = await ask({ target });
      if (!answer || answer.status >= 400) return;
      const text = answer.headers + answer.body.toString("utf8");
      fresh.push(...relatives(target), ...addressesIn(text, target, siteUrl));
    });
  }
  return known.size;
}

/** Locked media are refused in every way, and no answer tells a name that exists from one that does not. */
async function refused({ media, cookies }: Site, ask: Listen, report: Report): Promise<void> {
  const all = onePerKind(media);
  const toNothing = new Map<string, ReturnType<Listen>>();
  await inParallel(media, async (target) => {
    const nothing = target.replace(/[^/]*(\.\w+)$/, "no-such-file-0123456789-800$1");
    for (const how of all.includes(target) ? disguises(cookies) : plainDisguises(cookies)) {
      const question = { ...how, target };
      const key = nothing + JSON.stringify(how);
      if (!toNothing.has(key)) toNothing.set(key, ask({ ...how, target: nothing }));
      const [answer, other] = [await ask(question), await toNothing.get(key)];
      if (!answer || !other) continue;
      if (answer.status < 400) report(question, `the status ${answer.status} for a locked file`);
      if (JSON.stringify(comparable(answer)) !== JSON.stringify(comparable(other)))
        report(question, "another answer than for a name that does not exist");
    }
  });
}

function onePerKind(media: readonly string[]): string[] {
  return [...new Map(media.map((path) => [path.replace(/[^/]*\./, "."), path])).values()];
}

export async function inParallel<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  async function work(): Promise<void> {
    for (const item of rest) await act(item);
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/** Looks once at bytes that come again: most answers of a server are the same refusal. */
export function remember(check: LeakCheck): LeakCheck {
  const known = new Map<string, string[]>();
  return (file) => {
    const key = createHash("sha256").update(file.bytes).digest("base64");
    const leaks = known.get(key) ?? check(file);
    known.set(key, leaks);
    return leaks;
  };
}
