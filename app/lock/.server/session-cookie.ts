import { createSignedToken } from "./signed-token.ts";

export const SESSION_MS = 12 * 60 * 60 * 1000;

interface SessionOptions {
  name: string;
  secrets: readonly string[];
  boundTo: string;
  clock: () => number;
}

/** The cookie ends with the browser session. Over HTTPS, other hosts cannot set a cookie with its `__Host-` prefix. */
export function createSessionCookie<Claim>({ name, ...options }: SessionOptions) {
  const token = createSignedToken<Claim>({ ...options, purpose: name, lifetimeMs: SESSION_MS });
  return {
    issue: (claim: Claim, request: Request): string => setCookie(name, token.sign(claim), request),
    read(request: Request): Claim | null {
      for (const value of cookieValues(request, name)) {
        const claim = token.verify(value);
        if (claim !== null) return claim;
      }
      return null;
    },
    clear: (request: Request): string => `${setCookie(name, "", request)}; Max-Age=0`,
  };
}

function setCookie(name: string, value: string, request: Request): string {
  const secureAttribute = isSecure(request) ? "; Secure" : "";
  return `${cookieName(name, request)}=${value}; Path=/; HttpOnly; SameSite=Lax${secureAttribute}`;
}

function cookieValues(request: Request, name: string): string[] {
  const prefix = `${cookieName(name, request)}=`;
  // Splitting takes linear time; a regular expression that also trims would take quadratic time.
  const pairs = (request.headers.get("Cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(prefix)).map((pair) => pair.slice(prefix.length));
}

function cookieName(name: string, request: Request): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
