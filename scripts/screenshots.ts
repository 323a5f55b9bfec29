/**
 * `npm run screenshots`: every page and state of the built site at four widths, light and dark, into screenshots/.
 * `npm run screenshots -- trade` takes those whose name contains "trade".
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserOptions } from "./browser.ts";

const PORT = 4310;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PASSCODE = "screenshots-only-passcode";
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;

interface State {
  path: string;
  unlocked?: boolean;
  /** Only what is in view: a dialog covers the screen, not the page. */
  inView?: boolean;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const STATES: Record<string, State> = {
  home: { path: "/" },
  roostify: { path: "/roostify" },
  lighthouse: { path: "/lighthouse" },
  "trade-locked": { path: "/trade" },
  "trade-wrong": {
    path: "/trade",
    inView: true,
    prepare: async (page) => {
      await page.getByLabel("Passcode").fill("not this one");
      await page.getByRole("button", { name: "Submit" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  "trade-unlocked": { path: "/trade", unlocked: true },
  "dataai-unlocked": { path: "/dataai", unlocked: true },
  "search-unlocked": { path: "/search", unlocked: true },
  "not-found": { path: "/no-such-page" },
  "chunk-failure": {
    path: "/trade",
    inView: true,
    prepare: async (page) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
    },
  },
};

const filter = process.argv[2] ?? "";
const server = spawn(process.execPath, ["server/node.ts"], {
  env: { ...process.env, PORT: String(PORT), PASSCODE, SESSION_SECRET: "", TRUST_PROXY: "1" },
  stdio: "ignore",
});
try {
  await serverReady(server);
  await mkdir("screenshots", { recursive: true });
  const browser = await chromium.launch(browserOptions());
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        // Another visitor each time, so that the wrong tries do not add up to a wait.
        extraHTTPHeaders: {
          "X-Forwarded-For": `10.0.${SCHEMES.indexOf(colorScheme)}.${WIDTHS.indexOf(width)}`,
        },
      });
      for (const name of Object.keys(STATES))
        if (name.includes(filter)) await take(context, name, width, colorScheme);
      await context.close();
    }
  }
  await browser.close();
} finally {
  server.kill();
}

async function take(
  context: BrowserContext,
  name: string,
  width: number,
  colorScheme: string,
): Promise<void> {
  const state = STATES[name];
  if (!state) return;
  await context.clearCookies();
  const page = await context.newPage();
  if (state.unlocked) {
    const url = `${ORIGIN}/api/validate-password`;
    await context.request.post(url, { data: { password: PASSCODE } });
  }
  await page.goto(ORIGIN + state.path);
  await state.prepare?.(page);
  await showEverything(page);
  await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: !state.inView });
  await page.close();
}

/** Pictures load when they come near: go past all of them once. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    for (const video of document.querySelectorAll("video")) video.pause();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function serverReady(process: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (process.exitCode !== null) throw new Error("The server did not start: is the site built?");
    const answer = await fetch(`${ORIGIN}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server did not answer.");
}
