/** A page to measure. Locked pages need the cookie of a session. */
export interface Visit {
  url: string;
  cookie?: string | undefined;
}
