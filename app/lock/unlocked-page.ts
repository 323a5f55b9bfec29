import { ENTERED_QUERY } from "#app/site-map.ts";
import { fetchWithin } from "./fetch-within.ts";
import { storedPasscode, storePasscode } from "./session-storage.ts";

/** At this address, the server redirects to the sections, or explains that the browser blocks cookies. */
export const UNLOCKED_PAGE = `?${ENTERED_QUERY}`;

/** This event on `window` reports that neither the data of an unlocked page nor the page arrives. */
export const PAGE_MISSING = "page-missing";

/** Opens the page without a data request, which content blockers and proxies can stop. */
export async function openUnlockedPage(): Promise<void> {
  const response = await fetchWithin(30_000, UNLOCKED_PAGE).catch((error) => void console.error(error));
  // The sections can arrive in the meantime.
  if (!fieldOfPage()) return;
  if (response?.ok && response.redirected) location.replace(UNLOCKED_PAGE);
  else window.dispatchEvent(new Event(PAGE_MISSING));
}

/** Stores a passcode that was typed before hydration, because a repair of the page replaces the field. */
export function storeTypedPasscode(): void {
  const passcode = fieldOfPage()?.value;
  if (passcode) storePasscode(passcode);
}

/** Restores the typed passcode in a prompt without script, and opens the page if the server has accepted the passcode. */
export async function continueWithoutScript(): Promise<void> {
  const field = fieldOfPage();
  if (!field) return;
  field.value ||= storedPasscode();
  await openUnlockedPage();
}

/** Searches the document each time, because an extension can replace the field with a copy, or add another field. */
export function fieldOfPage(): HTMLInputElement | null {
  return document.querySelector("input#password") ?? document.querySelector(".prompt input");
}
