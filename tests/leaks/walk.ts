import type { LeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import type { RawRequest, Send } from "../helpers/raw-client.ts";
import { disguises, spellings } from "../helpers/variants.ts";
import { addressesIn, derivedAddresses } from "./addresses.ts";

const WORKERS = 6;

export interface Site {
  send: Send;
  leaksIn: LeakCheck;
  /** The published origin, which absolute addresses in pages begin with. */
  siteUrl: string;
  /** Addresses to request first, besides the pages. */
  start: string[];
  openPages: string[];
  lockedPages: string[];
  lockedMedia: string[];
  /** Cookies that must not open anything. */
  cookies: string[];
}

export interface Found {
  requests: number;
  problems: string[];
}

/**
 * Requests every address that a response names, each page with many methods and headers, and each locked address in
 * many spellings. Reports leaks, locked media that are served, and server errors.
 */
export async function walk(site: Site, maxRequests = 30_000): Promise<Found> {
  const found: Found = { requests: 0, problems: [] };
  const locked = [...site.lockedPages.flatMap(withData), ...onePerExtension(site.lockedMedia)];
  const pages = [...site.openPages.flatMap(withData), ...locked];
  await crawl([...site.start, ...pages, ...pages.flatMap(derivedAddresses), ...site.lockedMedia]);
  await inParallel(
    pages.flatMap((target) => disguises(site.cookies).map((disguise) => ({ ...disguise, target }))),
    request,
  );
  await inParallel(locked.flatMap(spellings), (target) => request({ target }));
  if (found.requests > maxRequests) found.problems.push(`stopped after ${maxRequests} requests`);
  return found;

  async function crawl(targets: string[]): Promise<void> {
    const known = new Set<string>();
    let wave = new Set(targets);
    while (wave.size > 0) {
      const next: string[] = [];
      for (const target of wave) known.add(target);
      await inParallel([...wave], async (target) => {
        const answer = await request({ target });
        if (!answer || answer.status >= 400) return;
        const named = addressesIn(`${answer.headers}${answer.body}`, target, site.siteUrl);
        next.push(...named, ...named.flatMap(derivedAddresses));
      });
      wave = new Set(next).difference(known);
    }
  }

  async function request(question: RawRequest) {
    if (++found.requests > maxRequests) return;
    const { answer, problems } = await check(site, question);
    if (answer && answer.status < 400 && site.lockedMedia.includes(question.target))
      problems.push(`${describe(question)}: answers ${answer.status} for a locked file`);
    found.problems.push(...problems);
    return answer;
  }
}

/** Requests locked pages as a stranger while, and directly after, a visitor with access receives them. */
export async function walkDuringVisits(site: Site, cookie: string): Promise<Found> {
  const found: Found = { requests: 0, problems: [] };
  const targets = site.lockedPages.flatMap(withData);
  const visit = (target: string) => site.send({ target, headers: { Cookie: cookie } });
  async function request(target: string): Promise<void> {
    found.requests += 1;
    found.problems.push(...(await check(site, { target })).problems);
  }
  for (const visited of targets) {
    await inParallel(targets, (target) =>
      Promise.all([visit(visited), request(target), visit(visited), request(target), request(target)]),
    );
    for (const target of targets) {
      await visit(visited);
      await request(target);
    }
  }
  return found;
}

/** Sends one request and reports each leak in its response. */
export async function check({ send, leaksIn }: Pick<Site, "send" | "leaksIn">, question: RawRequest) {
  const title = describe(question);
  try {
    const answer = await send(question);
    const leaks = [Buffer.from(answer.headers), answer.body].flatMap(leaksIn);
    // A redirect repeats the requested address.
    const isEcho = (leak: string) => question.target.includes(leak.replace("the locked file name ", ""));
    const problems = leaks.filter((leak) => !isEcho(leak)).map((leak) => `${title}: ${leak}`);
    if (answer.status >= 500) problems.push(`${title}: answers ${answer.status}`);
    return { answer, problems };
  } catch (error) {
    return { problems: [`${title}: no answer: ${error}`] };
  }
}

function describe({ method = "GET", target, headers }: RawRequest): string {
  return [method, target, headers && JSON.stringify(headers)].filter(Boolean).join(" ");
}

export function withData(path: string): string[] {
  return [path, path === "/" ? "/_.data" : `${path}.data`];
}

function onePerExtension(files: string[]): string[] {
  return [...new Map(files.map((path) => [path.split(".").at(-1), path])).values()];
}

async function inParallel<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  async function work(): Promise<void> {
    for (const item of rest) await act(item);
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
}
