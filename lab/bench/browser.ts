import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "../../tests/helpers/browser.ts";
import { stopped } from "./run.ts";

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...browserOptions(), handleSIGINT: false });
  stopped.signal.addEventListener("abort", () => void browser.close());
  return browser;
}
