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

/** The first moment at which it does not stand any more, or null: the last day ends when it is over everywhere. */
export function endOf({ until, endedAt }: Pick<Invitation, "until" | "endedAt">): number | null {
  // West of all, at UTC-12, a day begins and ends twelve hours later.
  const isOver = until === null ? null : Date.parse(until) + (24 + 12) * 60 * 60 * 1000;
  if (isOver === null || endedAt === null) return isOver ?? endedAt;
  return Math.min(isOver, endedAt);
}

export function stands(invitation: Pick<Invitation, "until" | "endedAt">, now: number): boolean {
  const end = endOf(invitation);
  return end === null || now < end;
}

export function includes({ scope }: Pick<Invitation, "scope">, study: string): boolean {
  return scope === "all" || scope.includes(study);
}
