import { createHash } from "node:crypto";
import type { Answer, Ask, Question } from "../kit/ask.ts";
import { isEcho, type NamedFile } from "../kit/finder/find-leaks.ts";
import { addressesIn, relatives } from "./addresses.ts";
import { disguises, plainDisguises, spellings } from "./variants.ts";

/** An end for a site that makes up addresses without end: reaching it is a failure. */
const MAX_REQUESTS = 30_000;
const WORKERS = 6;

export interface Site {
  ask: Ask;
  siteUrl: string;
  find: (file: NamedFile) => string[];
  start: string[];
  pages: string[];
  media: string[];
  cookies: string[];
}

export interface Walk {
  addresses: number;
  requests: number;
  problems: string[];
}

export async function walk(site: Site): Promise<Walk> {
  const found: Walk = { addresses: 0, requests: 0, problems: [] };
  const find = remember(site.find);

  async function ask(question: Question): Promise<Answer | undefined> {
    if (++found.requests > MAX_REQUESTS) return undefined;
    try {
      const answer = await site.ask(question);
      const leaks = [...find(Buffer.from(answer.headers)), ...find(answer.body)];
      for (const leak of leaks) if (!isEcho(leak, question.target)) report(question, leak);
      if (answer.status >= 500) report(question, `the status ${answer.status}`);
      return answer;
    } catch (error) {
      report(question, `no answer: ${error}`);
    }
  }

  function report({ method = "GET", target, headers }: Question, what: string): void {
    const how = headers ? ` ${JSON.stringify(headers)}` : "";
    found.problems.push(`${method} ${target}${how}: ${what}`);
  }

  found.addresses = await crawl(site, ask);
  const pages = site.pages.flatMap((path) => [path, `${path}.data`]);
  await inTurn([...pages, ...onePerKind(site.media)].flatMap(spellings), (target) => ask({ target }));
  await inTurn(pages, (target) => inTurn(disguises(site.cookies), (how) => ask({ ...how, target })));
  await closed(site, ask, report);
  if (found.requests > MAX_REQUESTS)
    found.problems.push(`more than ${MAX_REQUESTS} requests: the walk was not ended`);
  return found;
}

/** Most answers are the same refusal. */
function remember(find: Site["find"]): (bytes: Buffer) => string[] {
  const known = new Map<string, string[]>();
  return function findAgain(bytes) {
    const digest = createHash("sha256").update(bytes).digest("base64");
    const leaks = known.get(digest) ?? find({ name: "", bytes });
    known.set(digest, leaks);
    return leaks;
  };
}

type Tell = (question: Question) => Promise<Answer | undefined>;

async function crawl({ start, pages, media, siteUrl }: Site, ask: Tell): Promise<number> {
  const known = new Set<string>();
  let fresh = [...start, ...pages, ...media];
  while (fresh.length > 0) {
    const wave = [...new Set(fresh.flatMap((target) => [target, ...relatives(target)]))].filter(
      (target) => !known.has(target),
    );
    for (const target of wave) known.add(target);
    fresh = [];
    await inTurn(wave, async (target) => {
      const answer = await ask({ target });
      if (!answer || answer.status >= 400) return;
      const text = answer.headers + answer.body.toString("utf8");
      fresh.push(...addressesIn(text, target, siteUrl).filter((address) => !known.has(address)));
    });
  }
  return known.size;
}

/** Locked media are refused in every way, and no answer tells a name that exists from one that does not. */
async function closed(
  { media, cookies }: Site,
  ask: Tell,
  report: (question: Question, what: string) => void,
): Promise<void> {
  const all = new Set(onePerKind(media));
  await inTurn(media, async (target) => {
    const nothing = target.replace(/[^/]*(\.\w+)$/, "no-such-file-0123456789-800$1");
    for (const how of all.has(target) ? disguises(cookies) : plainDisguises(cookies)) {
      const question = { ...how, target };
      const answer = await ask(question);
      if (!answer) continue;
      if (answer.status < 400) report(question, `the status ${answer.status} for a locked file`);
      const other = await ask({ ...how, target: nothing });
      if (other && trace(answer) !== trace(other))
        report(question, "another answer than for a name that does not exist");
    }
  });
}

function trace({ status, headers, body }: Answer): string {
  return `${status}\n${headers.replace(/^Date: .*\n/im, "")}\n${body.toString("latin1")}`;
}

function onePerKind(media: readonly string[]): string[] {
  const kinds = new Map(media.map((path) => [path.replace(/[^/]*\./, "."), path]));
  return [...kinds.values()];
}

async function inTurn<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  async function work(): Promise<void> {
    for (const item of rest) await act(item);
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
}
