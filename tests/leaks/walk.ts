import { isEcho, type NamedFile } from "../../leak-check/find-leaks.ts";
import type { Answer, Ask, Question } from "../kit/ask.ts";
import { disguises, plainDisguises, spellings } from "../kit/variants.ts";
import { addressesIn, relatives } from "./addresses.ts";
import { inTurn } from "./in-turn.ts";

/** An end for a site that makes up addresses without end: reaching it is a failure. */
const MAX_REQUESTS = 30_000;

export interface Site {
  ask: Ask;
  siteUrl: string;
  find: (file: NamedFile) => Promise<string[]>;
  start: string[];
  /** Pages that everyone may read. */
  open: string[];
  /** Pages of locked studies. */
  pages: string[];
  media: string[];
  cookies: string[];
}

export interface Walk {
  addresses: number;
  requests: number;
  problems: string[];
}

/** Asks and compares; undefined when there was no answer. */
export type Tell = (question: Question) => Promise<Answer | undefined>;

type Report = (question: Question, what: string) => void;

/** Every address that something names, and every page in every disguise. */
export async function walk(site: Site, how = ""): Promise<Walk> {
  const { found, ask } = listen(site, how);
  found.addresses = await crawl(site, ask);
  await inTurn(dataToo([...site.pages, ...site.open]), (target) =>
    inTurn(disguises(site.cookies), (disguise) => ask({ ...disguise, target })),
  );
  return ended(found);
}

/** Other spellings of what is locked, and locked media in every disguise. */
export async function walkAround(site: Site, how = ""): Promise<Walk> {
  const { found, ask, report } = listen(site, how);
  const targets = [...dataToo(site.pages), ...onePerKind(site.media)].flatMap(spellings);
  await inTurn(targets, (target) => ask({ target }));
  await closed(site, ask, report);
  return ended(found);
}

function ended(found: Walk): Walk {
  if (found.requests > MAX_REQUESTS)
    found.problems.push(`more than ${MAX_REQUESTS} requests: the walk was not ended`);
  return found;
}

/** @param how in which an answer came, for the report */
export function listen({ ask, find }: Pick<Site, "ask" | "find">, how = "") {
  const found: Walk = { addresses: 0, requests: 0, problems: [] };

  async function tell(question: Question): Promise<Answer | undefined> {
    if (++found.requests > MAX_REQUESTS) return undefined;
    try {
      const answer = await ask(question);
      const leaks = await Promise.all(lasting(answer).map((bytes) => find({ name: "", bytes })));
      for (const leak of leaks.flat()) if (!isEcho(leak, question.target)) report(question, leak);
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

  return { found, ask: tell, report };
}

/** Headers and body without what is made up for each answer, so that the same is compared once. */
function lasting({ headers, body }: Answer): Buffer[] {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(headers)?.[1];
  const parts = [Buffer.from(headers.replace(/^Date: .*\n/im, "")), body];
  return nonce ? parts.map((part) => without(part, nonce)) : parts;
}

function without(bytes: Buffer, text: string): Buffer {
  return bytes.includes(text) ? Buffer.from(bytes.toString("latin1").replaceAll(text, ""), "latin1") : bytes;
}

export function dataToo(pages: readonly string[]): string[] {
  return pages.flatMap((path) => [path, path === "/" ? "/_.data" : `${path}.data`]);
}

async function crawl({ start, open, pages, media, siteUrl }: Site, ask: Tell): Promise<number> {
  const known = new Set<string>();
  let fresh = [...start, ...open, ...pages, ...media];
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
async function closed({ media, cookies }: Site, ask: Tell, report: Report): Promise<void> {
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
