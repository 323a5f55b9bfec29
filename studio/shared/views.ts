import type { createLock, Lock } from "#app/.server/create-lock.ts";
import type { Platform } from "../../server/context.ts";
import type { ServerEnvironment } from "../../server/environment.ts";

/** The visitor "inside" has the passcode, "guest" can read all studies, and "stranger" does not have access. */
export const VIEWS = ["inside", "guest", "stranger"] as const;
export type View = (typeof VIEWS)[number];

/** Replacing MOTION_QUERY with NEVER_QUERY turns off animations, which would move images away from the pointer. */
export const MOTION_QUERY = "(prefers-reduced-motion: no-preference)";
export const NEVER_QUERY = `${MOTION_QUERY} and (width < 0)`;

const VIEW_PARAMETER = "studio-view";

/** Takes the view out of the address of a page in the frame. Each tab has its own view, "inside" by default. */
export function takeView(address: string): { view: View; path: string } {
  const url = new URL(address, "http://localhost");
  const view = VIEWS.find((name) => name === url.searchParams.get(VIEW_PARAMETER)) ?? "inside";
  if (url.searchParams.has(VIEW_PARAMETER)) url.searchParams.delete(VIEW_PARAMETER);
  return { view, path: url.pathname + url.search };
}

/** Adds the view to the address of a page. The view "inside" is the default. */
export function addView(address: string, view: View): string {
  if (view === "inside") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${VIEW_PARAMETER}=${view}`;
}

/** Removes the view that `addView` or `withView` has added to an address. */
export function removeView(address: string): string {
  return address.replace(new RegExp(`[?&]${VIEW_PARAMETER}=\\w+`), "");
}

/** Adds the view to the links and forms of a page, so that the next page shows the same view. */
export function withView(html: string, view: View): string {
  if (view === "inside") return html;
  const address = /(<(?:a|form)\b[^>]*\s(?:href|action)=")(\/(?!\/)[^"#]*)/g;
  return html.replaceAll(
    address,
    (_, start: string, path: string) =>
      start + path + addView(path, view).slice(path.length).replace("&", "&amp;"),
  );
}

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
