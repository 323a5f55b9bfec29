import type { BrowserContext } from "@playwright/test";
import { ownerOf } from "../owner.ts";

/** Logs the owner in, in this browser as well. @param origin of a running site */
export async function enter(context: BrowserContext, origin: string) {
  const ownerSession = await ownerOf(origin);
  const [name = "", value = ""] = ownerSession.cookie.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  return ownerSession;
}
