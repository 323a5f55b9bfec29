/** What the owner decides of an invitation. */
export interface Terms {
  /** Only the owner sees it. Half a character, a lone surrogate, is kept as U+FFFD. */
  label: string;
  /** Slugs, or all studies that are locked. */
  scope: "all" | readonly string[];
  /** The last day, as 2026-12-31, or null without an end. */
  until: string | null;
}

export interface Invitation extends Terms {
  id: string;
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  endedAt: number | null;
}

/** What the owner is told of an invitation. */
export interface InvitationView extends Invitation {
  /** Days, as 2026-12-31, and the slugs of what was read; null before the first. */
  visits: { first: string; last: string; studies: readonly string[] } | null;
}

/** Until it is ended, or its last day is over everywhere. */
export function stands({ until, endedAt }: Pick<Invitation, "until" | "endedAt">, now: number): boolean {
  // Whatever the clock says since.
  if (endedAt !== null) return false;
  // West of all, at UTC-12, a day begins and ends twelve hours later. What is no day is over.
  return until === null || now < Date.parse(until) + (24 + 12) * 60 * 60 * 1000;
}

export function includes({ scope }: Pick<Invitation, "scope">, study: string): boolean {
  return scope === "all" || scope.includes(study);
}
