import { CACHE_CONTROL } from "#app/site-map.ts";
import { createApp } from "../app.ts";
import type { AppBuild } from "../context.ts";
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
  type ServerEnvironment,
} from "../environment.ts";
import { commonHeaders, FILE_POLICY } from "../middleware/security-headers.ts";
import type { Bindings } from "./bindings.ts";
import { cloudflarePlatform } from "./cloudflare-platform.ts";
import type { LockedPages } from "./worker-files.ts";
import { log, withoutGuestsInLog } from "./workers-log.ts";

type Site = { build: AppBuild; lockedPages: LockedPages };
type Handler = (request: Request) => Response | Promise<Response>;

export function createWorker(site: Site) {
  // Create the handler on the first request, because the bindings are not available earlier.
  let handler: Handler | undefined;
  return {
    fetch(request: Request, bindings: Bindings) {
      handler ??= createHandler(site, bindings);
      return handler(request);
    },
  };
}

function createHandler({ build, lockedPages }: Site, bindings: Bindings): Handler {
  try {
    const environment = environmentFrom(bindings);
    const platform = cloudflarePlatform(lockedPages, bindings);
    const app = createApp({ build: () => build, environment, platform, mode: "production" });
    return (request) => withoutGuestsInLog(request, () => app.fetch(request));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return (request) => missingSetupResponse(request, error);
  }
}

/** @throws EnvironmentError if the lock cannot work. An invalid OWNER_PASSWORD only turns off /owner. */
function environmentFrom(bindings: Bindings): ServerEnvironment {
  const environmentWithoutOwner = requireSecrets(readEnvironment({ ...bindings, OWNER_PASSWORD: undefined }));
  try {
    return requireSecrets(readEnvironment({ ...bindings }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const hint = "Change it with `npm run setup` and `npm run deploy`.";
    log({ error: `/owner is turned off. ${error.message} ${hint}` });
    return environmentWithoutOwner;
  }
}

/** Does not generate missing secrets, because every Cloudflare location would generate different secrets. */
function requireSecrets({ PASSCODE, SESSION_SECRET, ...environment }: Environment): ServerEnvironment {
  if (!PASSCODE || !SESSION_SECRET)
    throw new EnvironmentError(
      "The lock stays closed without PASSCODE and SESSION_SECRET: run `npm run deploy` to set them.",
    );
  return { ...environment, PASSCODE, SESSION_SECRET, isPasscodeGenerated: false };
}

function missingSetupResponse(request: Request, { message }: EnvironmentError): Response {
  log({ error: message });
  const { pathname, protocol } = new URL(request.url);
  const sharedHeaders = commonHeaders({ path: pathname, isPage: false, isSecure: protocol === "https:" });
  const headers = {
    ...sharedHeaders,
    "Content-Security-Policy": FILE_POLICY,
    "Cache-Control": CACHE_CONTROL.none,
  };
  return new Response("This part of the site is not set up yet.", { status: 503, headers });
}
