import type { Page } from "@playwright/test";
import { strings } from "../content/strings.ts";
import type { TestInvitation } from "./owner.ts";

/** Browsers log this message for an invitation link that is not valid. */
export const GONE_ERROR = /status of 410/;

export function openButton(page: Page) {
  return page.getByRole("button", { name: strings.invitation.open });
}

/** Opens the invitation link, clicks the button and waits for the guest's page. */
export async function openInvitation(page: Page, { path }: Pick<TestInvitation, "path">): Promise<void> {
  await page.goto(path);
  await openButton(page).click();
  await page.waitForURL("/for-you");
}
