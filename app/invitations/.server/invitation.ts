import { isOver } from "./day.ts";

export interface InvitationValues {
  label: string;
  /** Slugs, or "all" for every locked study, including later ones. */
  studies: "all" | readonly string[];
  lastDay: string | null;
}

/** Times are in milliseconds since 1970. */
export interface Invitation extends InvitationValues {
  id: string;
  createdAt: number;
  endedAt: number | null;
}

export interface InvitationWithVisits extends Invitation {
  /** The first and last day in UTC and the slugs of all studies read, or null before the first visit. */
  visits: { first: string; last: string; studies: readonly string[] } | null;
}

export function isActive({ lastDay, endedAt }: Invitation, now: number): boolean {
  return endedAt === null && (lastDay === null || !isOver(lastDay, now));
}

export function includes({ studies }: Invitation, slug: string): boolean {
  return studies === "all" || studies.includes(slug);
}
