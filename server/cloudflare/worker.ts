import { CACHE } from "#app/site-map.ts";
import { createApp } from "../app.ts";
import type { AppBuild } from "../app-build.ts";
import { EnvironmentError, isPasscodeForOwner, readEnvironment } from "../environment.ts";
import { securityHeaders } from "../security-headers.ts";
import type { Bindings } from "./bindings.ts";
import { cloudflarePlatform } from "./cloudflare-platform.ts";
import { log } from "./log.ts";
import type { LockedPages } from "./public-files.ts";

type Answer = (request: Request) => Response | Promise<Response>;

/** The site as the default export of a Worker. What is public is answered before it, so it goes on without secrets. */
export function createWorker(site: { build: AppBuild; lockedPages: LockedPages }) {
  // At the first request: before it a Worker has no bindings and nothing random.
  let answer: Answer | undefined;
  return {
    fetch(request: Request, bindings: Bindings) {
      answer ??= answerOf(site, bindings);
      return answer(request);
    },
  };
}

function answerOf(
  { build, lockedPages }: { build: AppBuild; lockedPages: LockedPages },
  bindings: Bindings,
): Answer {
  try {
    const environment = environmentOf(bindings);
    const platform = cloudflarePlatform(lockedPages, bindings);
    const app = createApp({ build: () => build, environment, platform, mode: "production" });
    return (request) => app.fetch(request);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return (request) => refuse(request, build, error);
  }
}

/** @throws EnvironmentError */
function environmentOf(bindings: Bindings) {
  const { PASSCODE, SESSION_SECRET, SITE_URL } = bindings;
  const OWNER_PASSWORD = ownerPasswordOf(bindings);
  const environment = readEnvironment({ PASSCODE, SESSION_SECRET, OWNER_PASSWORD, SITE_URL });
  // Made ones would be others at each location.
  const { passcodeIsMade, secretsAreMade } = environment;
  const missing = [...(passcodeIsMade ? ["PASSCODE"] : []), ...(secretsAreMade ? ["SESSION_SECRET"] : [])];
  if (missing.length > 0) {
    const names = missing.join(" and ");
    throw new EnvironmentError(
      `Nothing locked is shown without ${names}: run \`npm run deploy\`, which sets it.`,
    );
  }
  return environment;
}

/** Turns off only the owner's pages if every visitor could log in there, so that the lock keeps working. */
function ownerPasswordOf({ PASSCODE, OWNER_PASSWORD }: Bindings): string | undefined {
  if (!isPasscodeForOwner({ PASSCODE, OWNER_PASSWORD })) return OWNER_PASSWORD;
  log({
    error:
      "The pages at /owner are off, because OWNER_PASSWORD equals PASSCODE, which every visitor knows: run `npm run deploy -- --owner-password` to set another one.",
  });
  return undefined;
}

function refuse(request: Request, build: AppBuild, { message }: EnvironmentError): Response {
  log({ error: message });
  const { pathname: path, protocol } = new URL(request.url);
  const { styleHash } = build.entry.module;
  const headers = securityHeaders({ kind: "other", path, styleHash, secure: protocol === "https:" });
  const body = "This part of the site is not set up yet.";
  return new Response(body, { status: 503, headers: { ...headers, "Cache-Control": CACHE.none } });
}
