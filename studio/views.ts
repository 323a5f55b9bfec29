import type { createLock, Lock } from "#app/lock/.server/lock.ts";
import type { ServerEnvironment } from "../server/environment.ts";
import type { Platform } from "../server/platform.ts";

/** Whose eyes a page is seen with: nobody's in particular, those of a guest who may read all, of who has the passcode. */
export const VIEWS = ["inside", "guest", "stranger"] as const;
export type View = (typeof VIEWS)[number];

/** A condition of what moves on a page, and one under which nothing does: pictures must not run from who points at them. */
export const MOVING = "(prefers-reduced-motion: no-preference)";
export const STILL = `${MOVING} and (width < 0)`;

/**
 * The cookies of each kind of visitor, got as a visitor gets them: by the passcode, and by an invitation that stands in
 * the studio's own database. Nothing of the lock is opened otherwise.
 */
export async function cookiesOf(
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
  const { invitations } = await lock.invitations.list();
  const values = { label: "Studio", studies: "all", lastDay: null } as const;
  const invitation =
    invitations.find(({ endedAt }) => endedAt === null) ?? (await lock.invitations.create(values));
  return {
    inside: tried.outcome === "right" ? named(tried.cookies) : "",
    guest: invitation ? named(lock.admitGuest(request, invitation)) : "",
    stranger: "",
  };
}

/** As a browser sends them back. */
function named(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
