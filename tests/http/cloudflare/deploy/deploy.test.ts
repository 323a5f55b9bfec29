import { copyFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../../../list-files.ts";
import { newFolder } from "../../../helpers/new-folder.ts";
import {
  type Account,
  emptyAccount,
  type Fault,
  liveSecrets,
  refusing,
  startFakeCloudflare,
} from "./fake-cloudflare.ts";
import { makeProject } from "./project.ts";

const SITE = { SITE_URL: "https://www.ada.example" };
const PASSCODE = "Amber Canoe";
const BUCKET = "design-portfolio-locked";

/** Milliseconds. One test builds the site, and most run several programs. */
const TIMEOUT = 300_000;

const fake = await startFakeCloudflare();
const project = await makeProject(newFolder(), fake);

beforeEach(() => {
  fake.log.length = 0;
  fake.fault = () => undefined;
});

const changes = () => fake.log.filter((request) => !request.startsWith("GET "));
const uploads = () => changes().flatMap((request) => /\/objects\/(.+)$/.exec(request)?.[1] ?? []);
const stored = () => fake.account.buckets.get(BUCKET) ?? new Map<string, string>();

interface Situation {
  variables?: Record<string, string>;
  prepare?: (account: Account) => void;
  fault?: Fault;
}

const FORBIDDEN = "This Cloudflare login lacks a permission: docs/cloudflare.md lists";

describe("npm run deploy changes nothing and explains what to do", { timeout: TIMEOUT }, () => {
  test.each<[string, Situation, string]>([
    ["without an address", { variables: { SITE_URL: "" } }, "SITE_URL must be the address that"],
    [
      "offline",
      { variables: { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1" } },
      "Cannot reach Cloudflare: check your internet connection",
    ],
    [
      "without a login",
      { variables: { CLOUDFLARE_API_TOKEN: "" } },
      "You are not logged in to Cloudflare: run `npm run deploy` in a terminal",
    ],
    ["with a token that lacks D1", { fault: refusing("/d1/", 403, 10000) }, FORBIDDEN],
    [
      "if Cloudflare has a problem",
      { fault: refusing("/workers/domains", 400, 1) },
      'Cloudflare answered 400 "Refused" to /accounts/0a1b2c/workers/domains?hostname=www.ada.example: run',
    ],
    [
      "with several accounts",
      { prepare: (account) => account.owners.push({ id: "ff00", name: "Agency" }) },
      "This login opens several Cloudflare accounts: copy the line of the right one into .env, and run `npm run deploy` again.\n  CLOUDFLARE_ACCOUNT_ID=0a1b2c   Ada\n  CLOUDFLARE_ACCOUNT_ID=ff00   Agency\n",
    ],
    [
      "while R2 is off",
      { fault: refusing("/r2/", 403, 10042) },
      "R2, the storage for locked images and videos, is off in your Cloudflare account: open https://dash.cloudflare.com/0a1b2c/r2/overview",
    ],
    [
      "if another Worker has the name",
      { prepare: ({ versions }) => versions.push([{ type: "secret_text", name: "SESSION_SECRET" }]) },
      'Your Cloudflare account already has a Worker called "design-portfolio" that is not this site',
    ],
    [
      "if another Worker has the address",
      { prepare: ({ domains }) => domains.set("www.ada.example", "shop") },
      'www.ada.example is the address of another Worker of yours, "shop"',
    ],
    [
      "with somebody else's workers.dev address",
      { variables: { SITE_URL: "https://portfolio.eve.workers.dev" } },
      "Your account can publish the site at https://design-portfolio.ada.workers.dev, not at",
    ],
  ])("%s", async (_, { variables, prepare, fault }, reason) => {
    prepare?.(fake.account);
    fake.fault = fault ?? fake.fault;
    const { code, output } = await project.deploy({ ...SITE, PASSCODE, ...variables });
    Object.assign(fake.account, emptyAccount());
    expect(output.startsWith(reason), output).toBe(true);
    expect([code, changes()]).toEqual([1, []]);
  });
});

// Each test continues from the previous test, because a build takes long.
describe("npm run deploy", { timeout: TIMEOUT }, () => {
  test("publishes nothing if an upload of locked media fails", async () => {
    fake.fault = refusing(/^PUT .*\/objects\/study-3/, 400, 10001);
    const { code, output } = await project.deploy({ ...SITE, PASSCODE });
    await project.stopBuilding();
    expect(output).toContain("Not all locked images and videos were uploaded (see the error above)");
    expect([code, fake.account.versions]).toEqual([1, []]);
  });

  test("publishes nothing if a public file contains a locked text", async () => {
    const file = join(await project.buildFolder(), "client/note.txt");
    await copyFile(join(project.root, "content/case-studies/root/case-study.yaml"), file);
    const { code, output } = await project.deploy({ ...SITE, PASSCODE });
    await rm(file);
    expect(output).toContain("Nothing was published, because everyone could see locked content:\n");
    expect(output).toContain("cloudflare/assets/note.txt");
    expect([code, fake.account.versions]).toEqual([1, []]);
  });

  test("publishes the site with its secrets and its database, after the locked media", async () => {
    const { code, output } = await project.deploy({ ...SITE, PASSCODE });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/\nhttps:\/\/www\.ada\.example is up to date\.\n$/),
    ]);
    const locked = join(await project.buildFolder(), "locked");
    expect(stored().keys().toArray().sort()).toEqual(listFiles(locked));
    for (const [key, file] of stored()) expect(file).toBe(await readFile(join(locked, key), "base64"));
    expect(liveSecrets(fake.account)).toEqual({
      PASSCODE,
      SESSION_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    });
    const database = fake.account.versions[0]?.find(({ type }) => type === "d1");
    expect(database?.id).toBe(fake.account.databases.get("design-portfolio-invitations"));
    expect(fake.account.domains).toEqual(new Map([["www.ada.example", "design-portfolio"]]));
    const published = new Set(fake.account.assets.values());
    for (const file of stored().values()) expect(published).not.toContain(file);
    const media = join(await project.buildFolder(), "media");
    for (const file of listFiles(media))
      expect(published).toContain(await readFile(join(media, file), "base64"));
  });

  test("uploads only missing media, deletes nothing, and changes only the secrets that are set", async () => {
    const [missing = ""] = stored().keys();
    stored().delete(missing);
    stored().set("root/of-an-older-version.avif", "");
    const before = liveSecrets(fake.account);
    const chosen = { PASSCODE: "quiet harbor", OWNER_PASSWORD: "ten letters" };
    const { code, output } = await project.deploy({ ...SITE, ...chosen });
    expect(code, output).toBe(0);
    expect(uploads()).toEqual([missing]);
    expect(stored().keys().toArray()).toContain("root/of-an-older-version.avif");
    expect(fake.log.filter((request) => /^(DELETE|POST .*\/(d1|r2))/.test(request))).toEqual([]);
    expect(liveSecrets(fake.account)).toEqual({ ...before, ...chosen });
  });

  test("never shows or logs a secret", async () => {
    const log = await project.wranglerLog();
    expect(log).toContain("/assets-upload-session");
    const secrets = fake.account.versions.flatMap((bindings) =>
      bindings.flatMap(({ type, text = "" }) => (type === "secret_text" ? [text] : [])),
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(log + project.output()).not.toContain(secret);
  });
});
