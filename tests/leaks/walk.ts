import { CLOSED_PROTOTYPE } from "#app/site-map.ts";
import type { LeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import type { RawRequest, Send } from "../helpers/site/raw-client.ts";
import { bypassAttempts, spellings } from "../helpers/site/variants.ts";
import { addressesIn, derivedAddresses } from "./addresses.ts";

const PARALLEL_REQUESTS = 6;
const MAX_REQUESTS = 30_000;

export interface WalkedSite {
  send: Send;
  leaksIn: LeakCheck;
  /** Absolute addresses in pages begin with this published origin. */
  siteUrl: string;
  /** The crawler requests these addresses in addition to the pages. */
  firstAddresses: string[];
  openPages: string[];
  lockedPages: string[];
  lockedMedia: string[];
  /** Invalid cookies must not open a locked page. */
  invalidCookies: string[];
}

interface Findings {
  requests: number;
  problems: string[];
}

/**
 * Requests every address that a response contains, each page with many methods and headers, and each locked address in
 * many spellings. Reports leaks, responses with locked media, and server errors.
 */
export async function walkSite(site: WalkedSite): Promise<Findings> {
  const findings: Findings = { requests: 0, problems: [] };
  const lockedPaths = site.lockedPages.flatMap(pageAndDataPaths);
  const lockedAddresses = [...lockedPaths, ...onePerExtension(site.lockedMedia)];
  const pages = [...site.openPages.flatMap(pageAndDataPaths), ...lockedAddresses];
  const likelyAddresses = [...site.firstAddresses, ...pages.flatMap(derivedAddresses)];
  await crawlAddresses([...likelyAddresses, ...pages, ...site.lockedMedia]);
  await forEachInParallel(
    pages.flatMap((target) => bypassAttempts(site.invalidCookies).map((attempt) => ({ ...attempt, target }))),
    send,
  );
  await forEachInParallel(lockedAddresses.flatMap(spellings), (target) => send({ target }));
  if (findings.requests > MAX_REQUESTS) findings.problems.push(`stopped after ${MAX_REQUESTS} requests`);
  return findings;

  async function crawlAddresses(targets: string[]): Promise<void> {
    const requestedTargets = new Set<string>();
    let wave = new Set(targets);
    while (wave.size > 0) {
      const nextTargets: string[] = [];
      for (const target of wave) requestedTargets.add(target);
      await forEachInParallel([...wave], async (target) => {
        const response = await send({ target });
        if (!response || response.status >= 400) return;
        const foundAddresses = addressesIn(`${response.headers}${response.body}`, target, site.siteUrl);
        nextTargets.push(...foundAddresses, ...foundAddresses.flatMap(derivedAddresses));
      });
      wave = new Set(nextTargets).difference(requestedTargets);
    }
  }

  async function send(request: RawRequest) {
    if (++findings.requests > MAX_REQUESTS) return;
    const { response, problems } = await requestAndCheck(site, request);
    // A request for a locked prototype leads to the page of a closed prototype.
    const isClosed = /^location: (\S+)/im.exec(response.headers)?.[1] === CLOSED_PROTOTYPE;
    if (response.status < 400 && !isClosed && site.lockedMedia.includes(request.target))
      problems.push(`${formatRequest(request)}: answers ${response.status} for a locked file`);
    findings.problems.push(...problems);
    return response;
  }
}

/** Requests locked pages as a stranger during and after the requests of a visitor with access. */
export async function walkDuringVisits(site: WalkedSite, cookie: string): Promise<Findings> {
  const findings: Findings = { requests: 0, problems: [] };
  const targets = site.lockedPages.flatMap(pageAndDataPaths);
  for (const visitedPage of targets) {
    await forEachInParallel(targets, async (target) => {
      const visit = site.send({ target: visitedPage, headers: { Cookie: cookie } });
      const { problems: problemsDuringVisit } = await requestAndCheck(site, { target });
      await visit;
      const { problems: problemsAfterVisit } = await requestAndCheck(site, { target });
      findings.requests += 2;
      findings.problems.push(...problemsDuringVisit, ...problemsAfterVisit);
    });
  }
  return findings;
}

/** Sends one request and reports each leak in its response. */
export async function requestAndCheck({ send, leaksIn }: WalkedSite, request: RawRequest) {
  const response = await send(request);
  const leaks = [Buffer.from(response.headers), response.body].flatMap(leaksIn);
  // A redirect repeats the requested address.
  const isEcho = (leak: string) => request.target.includes(leak.replace("the locked file name ", ""));
  const title = formatRequest(request);
  const problems = leaks.filter((leak) => !isEcho(leak)).map((leak) => `${title}: ${leak}`);
  if (response.status >= 500) problems.push(`${title}: answers ${response.status}`);
  return { response, problems };
}

function formatRequest({ method = "GET", target, headers }: RawRequest): string {
  return [method, target, headers && JSON.stringify(headers)].filter(Boolean).join(" ");
}

export function pageAndDataPaths(path: string): string[] {
  return [path, path === "/" ? "/_.data" : `${path}.data`];
}

function onePerExtension(files: string[]): string[] {
  return [...new Map(files.map((path) => [path.split(".").at(-1), path])).values()];
}

async function forEachInParallel<T>(
  items: readonly T[],
  handle: (item: T) => Promise<unknown>,
): Promise<void> {
  const remainingItems = items.values();
  async function handleRemaining(): Promise<void> {
    for (const item of remainingItems) await handle(item);
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, handleRemaining));
}
