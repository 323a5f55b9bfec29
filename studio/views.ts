import type { createLock, Lock } from "#app/lock/.server/lock.ts";
import type { ServerEnvironment } from "../server/environment.ts";
import type { Platform } from "../server/platform.ts";

/** The visitors that a page can be shown as: one with the passcode, a guest who can read everything, and others. */
export const VIEWS = ["inside", "guest", "stranger"] as const;
export type View = (typeof VIEWS)[number];

/** The media query of motion on a page, and one that never matches: images must not move away from the pointer. */
export const MOVING = "(prefers-reduced-motion: no-preference)";
export const STILL = `${MOVING} and (width < 0)`;

/** Milliseconds, well below the length of a session. */
const RENEWED = 60 * 60 * 1000;

/** Returns a function that returns the cookies of each kind of visitor, and renews them before their sessions end. */
export function createCookies(
  create: typeof createLock,
  options: Parameters<typeof cookiesOf>[1],
): (view: View) => Promise<string> {
  const { clock } = options.platform;
  let renewed = Number.NEGATIVE_INFINITY;
  let cookies: ReturnType<typeof cookiesOf>;
  return async function cookieOf(view) {
    if (clock() - renewed > RENEWED) {
      renewed = clock();
      cookies = cookiesOf(create, options);
      cookies.catch(() => (renewed = Number.NEGATIVE_INFINITY));
    }
    return (await cookies)[view];
  };
}

/** Gets cookies as visitors do: with the passcode, and with an invitation in the studio's own database. */
async function cookiesOf(
  create: typeof createLock,
  {
    environment,
    platform,
  }: { environment: ServerEnvironment; platform: Omit<Platform, "visitorLimiter" | "ownerLimiter"> },
): Promise<Record<View, string>> {
  const unlimited = async () => ({ allowed: true, retryAfter: 0 });
  const lock: Lock = create({
    ...platform,
    passcode: environment.PASSCODE,
    secrets: environment.SESSION_SECRET,
    ownerPassword: environment.OWNER_PASSWORD,
    visitorLimiter: unlimited,
    ownerLimiter: unlimited,
    onError: console.error,
  });
  const request = new Request("http://localhost/");
  const tried = await lock.checkPasscode(request, environment.PASSCODE, "studio");
  const invitations = await lock.invitations.list();
  const values = { label: "Studio", studies: "all", lastDay: null } as const;
  const invitation =
    invitations.find(({ endedAt }) => endedAt === null) ?? (await lock.invitations.create(values));
  return {
    inside: tried.outcome === "right" ? named(tried.cookie) : "",
    guest: invitation ? named(lock.admitGuest(request, invitation)) : "",
    stranger: "",
  };
}

function named(cookie: string | null): string {
  return cookie?.split(";")[0] ?? "";
}
