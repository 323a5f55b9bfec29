import { existsSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { emptyAccount, type Refusal } from "./account.ts";
import { type FakeCloudflare, startFakeCloudflare } from "./fake-cloudflare.ts";
import { makeProject, type Project, WRANGLER } from "./project.ts";

const SITE_URL = "https://www.ada.example";
const NO_R2: Refusal = {
  status: 403,
  code: 10042,
  message: "Please enable R2 through the Cloudflare Dashboard.",
};

const NO_PERMISSION: Refusal = { status: 403, code: 10000, message: "Authentication error" };

interface Row {
  variables?: Record<string, string>;
  args?: string[];
  spoil?: (fake: FakeCloudflare) => void;
  /** All that is said. */
  sentence: RegExp;
}

const ROWS: Record<string, Row> = {
  "without an address": {
    variables: { SITE_URL: "" },
    sentence: /^SITE_URL has to be the address that visitors/,
  },
  "with the address of this computer": {
    variables: { SITE_URL: "http://localhost:3000" },
    sentence: /^SITE_URL has to be the address that visitors/,
  },
  offline: {
    variables: { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" },
    sentence: /^Cloudflare cannot be reached: look whether this computer is online/,
  },
  "when nobody is logged in": {
    variables: { CLOUDFLARE_API_TOKEN: "" },
    sentence: /^Nobody is logged in to Cloudflare here: run `npm run deploy` in a terminal/,
  },
  "with a token that is no good": {
    variables: { CLOUDFLARE_API_TOKEN: "token-of-eve" },
    sentence: /^Cloudflare does not let this login do what is needed/,
  },
  "with several accounts": {
    spoil: ({ account }) => account.owners.push({ id: "ff00", name: "Agency" }),
    sentence:
      /^This login opens several .*\n {2}CLOUDFLARE_ACCOUNT_ID=0a1b2c {3}Ada\n {2}CLOUDFLARE_ACCOUNT_ID=ff00 {3}Agency\n$/,
  },
  "with R2 switched off": {
    spoil: (fake) => {
      fake.fault = (request) => (request.includes("/r2/") ? NO_R2 : undefined);
    },
    sentence: /^R2, where .* is not switched on .* https:\/\/dash\.cloudflare\.com\/0a1b2c\/r2\/overview/,
  },
  "with a token that may not use D1": {
    spoil: (fake) => {
      fake.fault = (request) => (request.includes("/d1/") ? NO_PERMISSION : undefined);
    },
    sentence:
      /^Cloudflare does not let this login make the database .* "D1 Edit" too \(dash\.cloudflare\.com/,
  },
  "where the name is taken": {
    spoil: ({ account }) => {
      account.versions.push({ id: "1", tag: undefined, secrets: {}, database: undefined, observability: {} });
      account.deployments.push("1");
    },
    sentence:
      /^Your Cloudflare account has a Worker called "design-portfolio" that is not this site: write another/,
  },
  "where the address leads elsewhere": {
    spoil: ({ account }) => account.domains.set("www.ada.example", "shop"),
    sentence: /^www\.ada\.example is the address of another Worker of yours, "shop"/,
  },
  "with a workers.dev address of somebody else": {
    variables: { SITE_URL: "https://portfolio.eve.workers.dev" },
    sentence:
      /^In your account the site can have the address https:\/\/design-portfolio\.ada\.workers\.dev, not/,
  },
  "with a workers.dev address before the account has a name there": {
    variables: { SITE_URL: "https://design-portfolio.ada.workers.dev" },
    spoil: ({ account }) => {
      account.workersDevName = null;
    },
    sentence: /^Your account has no workers\.dev name yet: open https:\/\/dash\.cloudflare\.com/,
  },
  "with a word that it does not know": {
    args: ["--pascode"],
    sentence: /^Write `npm run deploy`, with `-- --passcode` after it to change the passcode too, or/,
  },
  "with a passcode that opens for nobody": {
    variables: { PASSCODE: "!!" },
    sentence: /^PASSCODE must have letters or digits in it/,
  },
  "without a passcode, where nobody answers": {
    sentence:
      /^The passcode \[a good one is made\]: \nThe site needs a passcode: run `npm run deploy` in a terminal/,
  },
};

describe.skipIf(!existsSync(WRANGLER))("npm run deploy, where wrangler is installed, changes nothing", () => {
  let fake: FakeCloudflare;
  let project: Project;

  beforeAll(async () => {
    fake = await startFakeCloudflare();
    project = await makeProject("refused", fake);
  });
  afterAll(async () => {
    await project[Symbol.asyncDispose]();
    await fake[Symbol.asyncDispose]();
  });
  afterEach(() => {
    Object.assign(fake.account, emptyAccount());
    fake.fault = () => undefined;
    fake.log.length = 0;
  });

  test.each(Object.entries(ROWS))(
    "%s, and says what to do",
    async (_name, { variables, args = [], spoil, sentence }) => {
      spoil?.(fake);
      const { code, told } = await project.deploy({ variables: { SITE_URL, ...variables }, args });
      expect(told).toMatch(sentence);
      expect(told).toMatch(/^[^\n]*\.(\n {2}.*)*\n$|^The passcode .*\n.*\.\n$/);
      expect(code).toBe(1);
      expect(fake.log.filter((request) => !request.startsWith("GET "))).toEqual([]);
    },
  );
});
