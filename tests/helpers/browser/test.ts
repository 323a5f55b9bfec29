import { type BrowserContext, test as base, expect, type Response } from "@playwright/test";
import { logInAsOwner, OWNER_PASSWORD } from "../invitations/owner.ts";
import { reasonToSkip } from "../site/not-on-cloudflare.ts";
import { unlock } from "../site/passcode.ts";
import { pathInSite } from "../site/root.ts";
import { type Runtime, scriptOf } from "../site/runtime.ts";
import { type Site, startSite } from "../site/start-site.ts";
import { newVisitor } from "../site/visitor.ts";
import { enterState, type PageState } from "./states.ts";
import { visit } from "./visit.ts";

export interface WorkerFixtures {
  /** playwright.config.ts sets the runtime. */
  runtime: Runtime;
  site: Site;
  origin: string;
  /** Creates an invitation on the owner's page. */
  invite: Awaited<ReturnType<typeof logInAsOwner>>["invite"];
}

interface Fixtures {
  visit: (path: string) => Promise<Response>;
  unlock: () => Promise<void>;
  /** Logs this browser in as the owner. @param at the origin of another site */
  logIn: (at?: string) => Promise<void>;
  enterState: (state: PageState) => Promise<void>;
  /** The test adds the console errors that it must cause. Unexpected and missing errors fail the test. */
  expectedErrors: RegExp[];
  failOnConsoleErrors: undefined;
  skipOnCloudflare: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  runtime: ["node", { scope: "worker", option: true }],

  skipOnCloudflare: [
    async ({ runtime }, use, { skip, titlePath }) => {
      const [file = "", ...titles] = titlePath;
      const reason = runtime === "node" ? undefined : reasonToSkip(file, titles.join(" "));
      skip(reason !== undefined, reason ?? "");
      await use(undefined);
    },
    { auto: true },
  ],

  site: [
    async ({ runtime }, use) => {
      await using site = await startSite({ TRUST_PROXY: "1", OWNER_PASSWORD }, pathInSite(scriptOf(runtime)));
      await use(site);
    },
    { scope: "worker" },
  ],

  origin: [({ site }, use) => use(site.server.origin), { scope: "worker" }],

  invite: [async ({ origin }, use) => use((await logInAsOwner(origin)).invite), { scope: "worker" }],

  baseURL: ({ origin }, use) => use(origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  extraHTTPHeaders: ({}, use) => use(newVisitor()),

  visit: ({ page, javaScriptEnabled }, use) => use((path) => visit(page, path, javaScriptEnabled)),

  unlock: ({ context }, use) => use(() => unlock(context)),

  logIn: async ({ context, origin }, use) => {
    await use(async (at = origin) => {
      const [name = "", value = ""] = (await logInAsOwner(at)).cookie.split("=");
      await context.addCookies([{ name, value, url: at }]);
    });
  },

  enterState: async ({ page, expectedErrors }, use) => {
    await use((state) => {
      if (state.consoleError) expectedErrors.push(state.consoleError);
      return enterState(page, state);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  expectedErrors: ({}, use) => use([]),

  failOnConsoleErrors: [
    async ({ context, expectedErrors, browserName }, use) => {
      const errors = collectErrors(context);
      await use(undefined);
      const unexpectedErrors = errors.filter(
        (consoleError) => !expectedErrors.some((expectedError) => expectedError.test(consoleError)),
      );
      expect(unexpectedErrors, "unexpected console errors").toEqual([]);
      // Firefox does not log a response with status 404.
      if (browserName === "firefox") return;
      const missingErrors = expectedErrors.filter(
        (expectedError) => !errors.some((consoleError) => expectedError.test(consoleError)),
      );
      expect(missingErrors, "missing console errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects errors and warnings, including violations of the security policy. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    errors.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => errors.push(`uncaught: ${webError.error()}`));
  return errors;
}
