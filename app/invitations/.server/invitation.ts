import type { Redirect } from "#app/content/types.ts";
import type { Guest } from "#app/lock/.server/access.ts";
import { pagePath } from "#app/site-map.ts";

const HOUR = 60 * 60 * 1000;

export interface InvitationValues extends Omit<Guest, "id"> {
  label: string;
  lastDay: string | null;
}

/** Times are in milliseconds since 1970. */
export interface Invitation extends InvitationValues {
  id: string;
  createdAt: number;
  endedAt: number | null;
  sealedCredentials: string;
  visits: readonly StudyVisits[];
}

/** The days on which someone read a study, in UTC, the latest day first. */
export interface StudyVisits {
  slug: string;
  days: readonly string[];
}

export function isActive({ lastDay, endedAt }: Invitation, now: number): boolean {
  return endedAt === null && (lastDay === null || !isDayOver(lastDay, now));
}

/** Follows only redirects of renamed studies, so that an invitation to a deleted study never opens another study. */
export function currentSlugs(slugs: readonly string[], redirects: readonly Redirect[]): string[] {
  const renames = new Map(redirects.flatMap(({ from, to, renamed }) => (renamed ? [[from, to]] : [])));
  const paths = slugs.map((slug) => {
    let path = pagePath(slug);
    for (const _ of renames) path = renames.get(path) ?? path;
    return path;
  });
  return [...new Set(paths)].map((path) => path.slice(1));
}

/** Groups visits by the current name of their study. */
export function groupVisits(
  visits: readonly { study: string; day: string }[],
  redirects: readonly Redirect[],
): StudyVisits[] {
  const groups = Map.groupBy(visits, ({ study }) => currentSlugs([study], redirects)[0] ?? study);
  return Array.from(groups, ([slug, group]) => {
    const days = new Set(group.map(({ day }) => day));
    return { slug, days: [...days].sort().reverse() };
  });
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2026-12-31".length);
}

/** Returns true after the day has ended everywhere on earth (last at UTC-12), and for text that is not a date. */
export function isDayOver(day: string, now: number): boolean {
  return !(now < Date.parse(day) + (24 + 12) * HOUR);
}
