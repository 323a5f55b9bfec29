import type { createLock, Lock } from "#app/.server/create-lock.ts";
import type { Platform } from "../../../server/context.ts";
import type { ServerEnvironment } from "../../../server/environment.ts";
import type { View } from "../../shared/views.ts";

const RENEWAL_INTERVAL = 60 * 60 * 1000;

/** Returns a function that returns a valid cookie for a view; it renews sessions before they expire. */
export function createCookies(
  create: typeof createLock,
  options: Parameters<typeof cookiesOf>[1],
): (view: View | "owner") => Promise<string> {
  const { clock } = options.platform;
  let renewalTime = Number.NEGATIVE_INFINITY;
  let cookies: ReturnType<typeof cookiesOf>;
  return async function cookieOf(view) {
    if (clock() - renewalTime > RENEWAL_INTERVAL) {
      renewalTime = clock();
      cookies = cookiesOf(create, options);
      cookies.catch(() => (renewalTime = Number.NEGATIVE_INFINITY));
    }
    return (await cookies)[view];
  };
}

/** Logs in with the passcode, as the owner, and with an invitation in the studio's own database. */
async function cookiesOf(
  create: typeof createLock,
  {
    environment,
    platform,
  }: { environment: ServerEnvironment; platform: Omit<Platform, "visitorLimiter" | "ownerLimiter"> },
): Promise<Record<View | "owner", string>> {
  const unlimitedAttempts = async () => ({ allowed: true, retryAfter: 0 });
  const lock: Lock = create({
    ...platform,
    redirects: [],
    nonPublicStudies: { passcode: [], invited: [] },
    passcode: environment.PASSCODE,
    secrets: environment.SESSION_SECRET,
    ownerPassword: environment.OWNER_PASSWORD,
    visitorLimiter: unlimitedAttempts,
    ownerLimiter: unlimitedAttempts,
    onError: console.error,
  });
  const request = new Request("http://localhost/");
  const login = await lock.owner?.logIn(request, environment.OWNER_PASSWORD ?? "", "studio");
  const attempt = await lock.checkPasscode(request, environment.PASSCODE, "studio");
  const invitations = await lock.invitations.list();
  const draft = { label: "Studio", studies: "all", greeting: "", resume: "", lastDay: null } as const;
  const invitation =
    invitations.find(({ endedAt }) => endedAt === null) ?? (await lock.invitations.create(draft));
  return {
    inside: attempt.outcome === "right" ? nameAndValue(attempt.cookie) : "",
    guest: invitation ? nameAndValue(lock.admitGuest(request, invitation)) : "",
    stranger: "",
    owner: login?.outcome === "right" ? nameAndValue(login.cookie) : "",
  };
}

function nameAndValue(cookie: string | null): string {
  return cookie?.split(";")[0] ?? "";
}
