/** Over HTTPS a browser takes a __Host- cookie from this very host only, so none of the same domain can plant one. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** `maxAge` in seconds; without it the browser forgets the cookie at the end of its session. */
export function cookieAttributes(secure: boolean, maxAge?: number): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `Path=/; HttpOnly; SameSite=Lax${age}${secure ? "; Secure" : ""}`;
}

export function cookieValues(header: string | null, name: string): string[] {
  // Not by a regular expression: looking for white space at the end would take quadratic time.
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
