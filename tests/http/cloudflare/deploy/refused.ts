import { type Account, type Fault, refusing } from "./fake-cloudflare.ts";

/** What a run of `npm run deploy` is given. */
export interface Given {
  variables?: Record<string, string>;
  args?: string[];
  spoil?: (account: Account) => void;
  fault?: Fault;
}

const NO_ADDRESS = "SITE_URL has to be the address that visitors";
const BAD_LOGIN = "Cloudflare does not let this login do what is needed: docs/deploy.md lists";
const WORKERS_DEV = { SITE_URL: "https://design-portfolio.ada.workers.dev" };

/** When, the first words of all that is said, and what it is given. */
export const REFUSED: [string, string, Given][] = [
  ["without an address", NO_ADDRESS, { variables: { SITE_URL: "" } }],
  ["with the address of this computer", NO_ADDRESS, { variables: { SITE_URL: "http://localhost:3000" } }],
  [
    "offline",
    "Cloudflare cannot be reached: look whether this computer is online",
    { variables: { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" } },
  ],
  [
    "when nobody is logged in",
    "Nobody is logged in to Cloudflare here: run `npm run deploy` in a terminal",
    { variables: { CLOUDFLARE_API_TOKEN: "" } },
  ],
  ["with a token that is no good", BAD_LOGIN, { variables: { CLOUDFLARE_API_TOKEN: "token-of-eve" } }],
  ["with a token that may not use D1", BAD_LOGIN, { fault: refusing("/d1/", 403, 10000) }],
  [
    "with several accounts",
    "This login opens several Cloudflare accounts: write the line of the one that is meant into .env, and run `npm run deploy` again.\n  CLOUDFLARE_ACCOUNT_ID=0a1b2c   Ada\n  CLOUDFLARE_ACCOUNT_ID=ff00   Agency\n",
    { spoil: ({ owners }) => owners.push({ id: "ff00", name: "Agency" }) },
  ],
  [
    "with R2 switched off",
    "R2, where the locked pictures and films will lie, is not switched on in your Cloudflare account: open https://dash.cloudflare.com/0a1b2c/r2/overview",
    { fault: refusing("/r2/", 403, 10042) },
  ],
  [
    "where the name is taken",
    'Your Cloudflare account has a Worker called "design-portfolio" that is not this site: write another',
    {
      spoil({ versions, deployments }) {
        versions.push({ id: "1", tag: undefined, secrets: {} });
        deployments.push("1");
      },
    },
  ],
  [
    "where the address leads elsewhere",
    'www.ada.example is the address of another Worker of yours, "shop"',
    { spoil: ({ domains }) => domains.set("www.ada.example", "shop") },
  ],
  [
    "with a workers.dev address of somebody else",
    "In your account the site can have the address https://design-portfolio.ada.workers.dev, not",
    { variables: { SITE_URL: "https://portfolio.eve.workers.dev" } },
  ],
  [
    "with a workers.dev address before the account has a name there",
    "Your account has no workers.dev name yet: open https://dash.cloudflare.com",
    { variables: WORKERS_DEV, spoil: (account) => Object.assign(account, { workersDevName: null }) },
  ],
  [
    "with a word that it does not know",
    "Write `npm run deploy`, with `-- --passcode` after it to change the passcode too, or",
    { args: ["--pascode"] },
  ],
  [
    "with a passcode that opens for nobody",
    "PASSCODE must have letters or digits in it",
    { variables: { PASSCODE: "!!" } },
  ],
  [
    "without a passcode, where nobody answers",
    "The passcode [a good one is made]: \nThe site needs a passcode: run `npm run deploy` in a terminal",
    {},
  ],
];
