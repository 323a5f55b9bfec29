import type { Page } from "@playwright/test";
import { isHydrated } from "../browsers/visit.ts";
import type { TestInvitation } from "../owner.ts";
import { strings } from "../strings.ts";

/** Browsers log this message for an invitation link that is not valid. */
export const GONE_ERROR = /status of 410/;

export function openButton(page: Page) {
  return page.getByRole("button", { name: strings.invitation.open });
}

/** Opens the invitation link, clicks the button and waits for the first study. */
export async function openInvitation(
  page: Page,
  { path }: Pick<TestInvitation, "path">,
  hasScript = true,
): Promise<void> {
  await page.goto(path);
  await openButton(page).click();
  await page.waitForURL(/#main$/);
  if (hasScript) await page.waitForFunction(isHydrated);
}
