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
  /** Set by the project. */
  runtime: Runtime;
  site: Site;
  origin: string;
  /** As the owner does it, by her pages. */
  invite: Awaited<ReturnType<typeof ownerOf>>["invite"];
}

interface Fixtures {
  visit: (path: string) => Promise<Response>;
  unlock: () => Promise<void>;
  /** As the owner, in this browser. @param at the origin of a running site */
  logIn: (at?: string) => Promise<void>;
  enter: (state: State) => Promise<void>;
  /** Anything else fails the test, and so does silence. */
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

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
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

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  complaints: async ({}, use) => use([]),

  expectNoise: async ({ complaints }, use) => {
    await use((...more) => void complaints.push(...more));
  },

  failOnNoise: [
    async ({ context, complaints, browserName }, use) => {
      const heard = listen(context);
      await use(undefined);
      const unexpected = heard.filter((noise) => !complaints.some((complaint) => complaint.test(noise)));
      expect(unexpected, "what the browser complained about").toEqual([]);
      // Firefox says nothing of a page that is not there.
      if (browserName === "firefox") return;
      const missing = complaints.filter((complaint) => !heard.some((noise) => complaint.test(noise)));
      expect(missing, "what the browser should have complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** It is there for browsers that do not know commands (app/case-study/sections/zoom.tsx). */
const MEANT = "popovertarget is ignored on elements with commandfor.";

/** Violations of the security policy are heard, too. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if ((type !== "error" && type !== "warning") || message.text() === MEANT) return;
    heard.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => heard.push(`uncaught: ${webError.error()}`));
  return heard;
}
