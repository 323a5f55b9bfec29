import { isOver } from "./day.ts";

/** The values that the owner enters. */
export interface InvitationValues {
  /** Only the owner sees it. */
  label: string;
  /** Slugs, or "all" for every locked study, including later ones. */
  studies: "all" | readonly string[];
  /** For example 2026-12-31, or null for no end. */
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

export function isActive(
  { lastDay, endedAt }: Pick<Invitation, "lastDay" | "endedAt">,
  now: number,
): boolean {
  return endedAt === null && (lastDay === null || !isOver(lastDay, now));
}

export function includes({ studies }: Pick<Invitation, "studies">, slug: string): boolean {
  return studies === "all" || studies.includes(slug);
}
