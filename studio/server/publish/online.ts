import { format } from "node:url";
import { PATHS } from "#app/site-map.ts";

export const WAIT_FOR_HOST_MS = 15 * 60_000;
export const POLL_INTERVAL_MS = 5000;

export type Stage =
  | "idle"
  | "checking"
  | "building"
  | "sending"
  | "sent"
  | "onItsWay"
  | "online"
  | "late"
  | "takenIn"
  | "failed";

interface Wait {
  /** Null if the studio cannot check whether the build is online. */
  siteUrl: string | null;
  /** The build's ID, which the site's own address returns when the build is online. */
  id: string;
  sentAt: number;
  isCurrent: () => boolean;
  show: (stage: "sent" | "onItsWay" | "online" | "late", detail?: string) => void;
}

/** Polls the site's own address, because only the host knows when it has finished. */
export async function waitUntilOnline({ siteUrl, id, sentAt, isCurrent, show }: Wait): Promise<void> {
  if (!siteUrl) return show("sent");
  show("onItsWay");
  for (;;) {
    const isOnline = (await onlineId(siteUrl)) === id;
    if (!isCurrent()) return;
    if (isOnline) return show("online");
    if (Date.now() >= sentAt + WAIT_FOR_HOST_MS)
      return show(
        "late",
        `Your host has not published your site yet. See the host's log, and check that SITE_URL is ${readableAddress(siteUrl)} on the host.`,
      );
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS).unref());
  }
}

/** Converts a Punycode origin to the characters that the owner typed, for display only. Requests need Punycode. */
export function readableAddress(siteUrl: string | null): string | null {
  return siteUrl && format(new URL(siteUrl), { unicode: true }).replace(/\/$/, "");
}

/** Returns the ID of the build that is online, or null without an answer. */
export async function onlineId(siteUrl: string): Promise<string | null> {
  return fetch(siteUrl + PATHS.buildId, { cache: "no-store", signal: AbortSignal.timeout(10_000) })
    .then(async (response) => (response.ok ? (await response.text()).trim() : null))
    .catch(() => null);
}
