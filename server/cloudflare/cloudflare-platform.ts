import type { Platform } from "../platform.ts";
import { attemptsIn } from "./attempts.ts";
import type { Bindings } from "./bindings.ts";
import { clientOf } from "./client.ts";
import { databaseOn } from "./database.ts";
import { lockedMediaIn } from "./locked-media.ts";
import { log } from "./log.ts";
import { onlyHttps } from "./only-https.ts";
import { type LockedPages, publicFiles } from "./public-files.ts";

/** Cloudflare Workers: static assets for what is public, R2 for what is locked, one Durable Object that counts. */
export function cloudflarePlatform(lockedPages: LockedPages, bindings: Bindings): Platform {
  return {
    // The platform compresses by itself, and no proxy of ours stands in front.
    ownMiddleware: [onlyHttps(bindings.SITE_URL)],
    publicFiles: publicFiles(lockedPages, bindings.ASSETS),
    lockedMedia: lockedMediaIn(bindings.LOCKED_MEDIA),
    clientOf,
    createAttempts: (_app, trying) => attemptsIn(bindings.WRONG_TRIES, trying),
    database: databaseOn(bindings.INVITATIONS),
    clock: Date.now,
    log,
  };
}
