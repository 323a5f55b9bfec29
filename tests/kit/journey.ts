import { type BrowserContext, test as base, expect, type Response } from "@playwright/test";
import { unlock } from "./passcode.ts";
import { startSite } from "./site.ts";
import { enter, type State } from "./states.ts";
import { visit } from "./visit.ts";
import { newVisitor } from "./visitor.ts";

interface WorkerFixtures {
  /** Where the server of this worker answers, on a port that the system chose: runs side by side do not meet. */
  origin: string;
}

interface Fixtures {
  /** Opens a page of the site, and waits until its script is at work if it has any. */
  visit: (path: string) => Promise<Response>;
  /** Gives this browser session the passcode, without a page. */
  unlock: () => Promise<void>;
  /** Brings the page into one of the states that it may be found in. */
  enter: (state: State) => Promise<void>;
  /** Declares what the browser will complain about; anything else fails the test, and so does silence. */
  expectNoise: (...complaints: RegExp[]) => void;
  complaints: RegExp[];
  failOnNoise: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      await using site = await startSite({ TRUST_PROXY: "1" });
      await use(site.server.origin);
    },
    { scope: "worker" },
  ],

  baseURL: ({ origin }, use) => use(origin),

  /** Every test is another visitor. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  extraHTTPHeaders: ({}, use) => use(newVisitor()),

  visit: async ({ page, javaScriptEnabled }, use) => {
    await use((path) => visit(page, path, javaScriptEnabled));
  },

  unlock: async ({ context }, use) => {
    await use(() => unlock(context));
  },

  enter: async ({ page, expectNoise }, use) => {
    await use((state) => {
      if (state.noise) expectNoise(state.noise);
      return enter(page, state);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  complaints: async ({}, use) => use([]),

  expectNoise: async ({ complaints }, use) => {
    await use((...more) => void complaints.push(...more));
  },

  failOnNoise: [
    async ({ context, complaints }, use) => {
      const heard = listen(context);
      await use(undefined);
      const unexpected = heard.filter((noise) => !complaints.some((complaint) => complaint.test(noise)));
      expect(unexpected, "what the browser complained about").toEqual([]);
      const missing = complaints.filter((complaint) => !heard.some((noise) => complaint.test(noise)));
      expect(missing, "what the browser should have complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** Everything that would be red or yellow in the developer tools; violations of the security policy are, too. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    heard.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => heard.push(`uncaught: ${webError.error()}`));
  return heard;
}
