import { type BrowserContext, test as base, expect, type Response } from "@playwright/test";
import { visit } from "./browsers/visit.ts";
import { whyNotOnCloudflare } from "./not-on-cloudflare.ts";
import { OWNER_PASSWORD, ownerOf } from "./owner.ts";
import { unlock } from "./passcode.ts";
import { inSite } from "./site/root.ts";
import { type Runtime, scriptOf } from "./site/runtime.ts";
import { type Site, startSite } from "./site.ts";
import { enter, type State } from "./states.ts";
import { newVisitor } from "./visitor.ts";

export interface WorkerFixtures {
  /** Set in playwright.config.ts. */
  runtime: Runtime;
  site: Site;
  origin: string;
  /** Creates an invitation on the owner's page. */
  invite: Awaited<ReturnType<typeof ownerOf>>["invite"];
}

interface Fixtures {
  visit: (path: string) => Promise<Response>;
  unlock: () => Promise<void>;
  /** Logs this browser in as the owner. @param at origin of the site */
  logIn: (at?: string) => Promise<void>;
  enter: (state: State) => Promise<void>;
  /** Console errors that the test must cause. Any other console error, or a missing one, fails the test. */
  expectNoise: (...complaints: RegExp[]) => void;
  complaints: RegExp[];
  failOnNoise: undefined;
  skipElsewhere: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  runtime: ["node", { scope: "worker", option: true }],

  skipElsewhere: [
    async ({ runtime }, use, { skip, titlePath }) => {
      const [file = "", ...titles] = titlePath;
      const reason = runtime === "node" ? undefined : whyNotOnCloudflare(file, titles.join(" "));
      skip(reason !== undefined, reason ?? "");
      await use(undefined);
    },
    { auto: true },
  ],

  site: [
    async ({ runtime }, use) => {
      await using site = await startSite({ TRUST_PROXY: "1", OWNER_PASSWORD }, inSite(scriptOf(runtime)));
      await use(site);
    },
    { scope: "worker" },
  ],

  origin: [({ site }, use) => use(site.server.origin), { scope: "worker" }],

  invite: [async ({ origin }, use) => use((await ownerOf(origin)).invite), { scope: "worker" }],

  baseURL: ({ origin }, use) => use(origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  extraHTTPHeaders: ({}, use) => use(newVisitor()),

  visit: async ({ page, javaScriptEnabled }, use) => {
    await use((path) => visit(page, path, javaScriptEnabled));
  },

  unlock: async ({ context }, use) => {
    await use(() => unlock(context));
  },

  logIn: async ({ context, origin }, use) => {
    await use(async (at = origin) => {
      const [name = "", value = ""] = (await ownerOf(at)).cookie.split("=");
      await context.addCookies([{ name, value, url: at }]);
    });
  },

  enter: async ({ page, expectNoise }, use) => {
    await use((state) => {
      if (state.noise) expectNoise(state.noise);
      return enter(page, state);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  complaints: async ({}, use) => use([]),

  expectNoise: async ({ complaints }, use) => {
    await use((...more) => void complaints.push(...more));
  },

  failOnNoise: [
    async ({ context, complaints, browserName }, use) => {
      const heard = listen(context);
      await use(undefined);
      const unexpected = heard.filter((noise) => !complaints.some((complaint) => complaint.test(noise)));
      expect(unexpected, "unexpected console errors").toEqual([]);
      // Firefox does not report a 404.
      if (browserName === "firefox") return;
      const missing = complaints.filter((complaint) => !heard.some((noise) => complaint.test(noise)));
      expect(missing, "missing console errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium warns about the fallback for browsers without invoker commands (app/case-study/sections/zoom.tsx). */
const EXPECTED_WARNING = "popovertarget is ignored on elements with commandfor.";

/** Collects errors and warnings, including violations of the security policy. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if ((type !== "error" && type !== "warning") || message.text() === EXPECTED_WARNING) return;
    heard.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => heard.push(`uncaught: ${webError.error()}`));
  return heard;
}
