import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { drawPicture } from "../../../fixtures/draw-picture.ts";
import { live, type Refusal } from "./account.ts";
import { type FakeCloudflare, startFakeCloudflare } from "./fake-cloudflare.ts";
import { makeProject, type Project, WRANGLER } from "./project.ts";

const SITE = { SITE_URL: "https://www.ada.example" };
const PASSCODE = "Amber Canoe";
const BUCKET = "design-portfolio-locked";
const DATABASE = "design-portfolio-invitations";
const PICTURE = "content/case-studies/root/detail.png";

const UNCONFIRMED: Refusal = { status: 403, code: 10034, message: "Verify your email" };
const NO_ROOM: Refusal = {
  status: 400,
  code: 7406,
  message: "System limit reached: databases per account (10)",
};
const NO_ZONE: Refusal = { status: 400, code: 100_116, message: "No zone" };

/** In milliseconds. Several builds and programs are run. */
const LONG = 300_000;

let fake: FakeCloudflare;
let project: Project;

// Of the last run.
const changes = () => fake.log.filter((request) => !request.startsWith("GET "));
const keysOf = (method: string) =>
  changes().flatMap((request) =>
    request.startsWith(method) ? (/\/objects\/(.+\/.+)$/.exec(request)?.[1] ?? []) : [],
  );
const sent = () => keysOf("PUT");
const stored = () =>
  Array.from(fake.account.buckets.get(BUCKET)?.keys() ?? []).filter((key) => key.includes("/"));

// Each test goes on where the one before it has ended, as each run builds the site.
describe.skipIf(!existsSync(WRANGLER))(
  "npm run deploy, where wrangler is installed",
  { timeout: LONG },
  () => {
    beforeAll(async () => {
      fake = await startFakeCloudflare();
      project = await makeProject("deployed", fake);
    }, LONG);
    afterAll(async () => {
      await project[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
    });
    beforeEach(() => {
      fake.log.length = 0;
      fake.fault = () => undefined;
    });

    test("an account that has no room for a database is told how to make some", async () => {
      fake.account.databases.set(`old-${DATABASE}`, "of another site");
      fake.fault = (request) => (/^POST .*\/d1\/database$/.test(request) ? NO_ROOM : undefined);
      const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
      expect(code).toBe(1);
      expect(told).toMatch(/\nYour Cloudflare account has as many D1 databases as its plan allows, .*\n$/);
      expect(changes()).toHaveLength(1);
    });

    test("an upload that breaks leaves no site without its media, and is told", async () => {
      await project.setBuilding(false);
      fake.fault = (request) =>
        /^PUT .*\/objects\/study-3/.test(request)
          ? { status: 400, code: 10001, message: "Broken" }
          : undefined;
      const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
      expect(code).toBe(1);
      expect(told).toMatch(/\nCloudflare answered 400 Broken to .*: run `npm run deploy` again, .*\n$/);
      expect(stored()).toHaveLength(2);
      expect(fake.account.versions).toEqual([]);
    });

    test("the next run goes on, and says why the site itself is refused", async () => {
      const before = stored();
      fake.fault = (request) =>
        request.startsWith("PUT") && request.includes("/scripts/") ? UNCONFIRMED : undefined;
      const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
      expect([code, told]).toEqual([
        1,
        expect.stringMatching(/\nCloudflare wants your e-mail address confirmed.*\n$/),
      ]);
      expect(sent()).toHaveLength(2);
      for (const key of before) expect(sent()).not.toContain(key);
      expect(stored().sort()).toEqual(await lockedFiles());
    });

    test("the site comes with its secrets after its media, and is found well", async () => {
      const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
      expect([code, told]).toEqual([
        0,
        expect.stringMatching(/\nhttps:\/\/www\.ada\.example is up to date\.\n/),
      ]);
      expect(sent()).toEqual([]);
      expect(changes().findIndex((request) => request.includes("/objects/"))).toBe(0);
      expect(fake.account.versions.map(({ secrets }) => secrets)).toEqual([
        { PASSCODE, SESSION_SECRET: expect.stringMatching(/^[\w-]{43}$/) },
      ]);
      expect(fake.account.domains).toEqual(new Map([["www.ada.example", "design-portfolio"]]));
    });

    test("it is bound to the one database of its name, and notes no address", async () => {
      const { databases } = fake.account;
      expect([...databases.keys()]).toEqual([`old-${DATABASE}`, DATABASE]);
      expect(live(fake.account)).toMatchObject({
        database: databases.get(DATABASE),
        observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
      });
    });

    test("no locked file is among the public ones", async () => {
      const everyones = new Set(fake.account.assets.values());
      const readAll = async (folder: string, names: string[]) =>
        Promise.all(names.map((name) => readFile(join(folder, name), "base64")));
      const folder = await buildFolder();
      const locked = await readAll(join(folder, "locked"), await lockedFiles());
      expect(locked).toHaveLength(4);
      for (const file of locked) expect(everyones).not.toContain(file);
      const open = await readAll(join(folder, "media"), await readdir(join(folder, "media")));
      for (const file of open) expect(everyones).toContain(file);
    });

    test("a second run builds the same, and changes nothing", async () => {
      await project.setBuilding(true);
      const { code, told } = await project.deploy({ variables: SITE });
      expect([code, changes()]).toEqual([0, []]);
      expect(told).toMatch(/\nNothing has changed: https:\/\/www\.ada\.example is up to date\.\n/);
    });

    test("a changed picture sends the files of its study alone, and leaves the former ones to go back to", async () => {
      const former = stored();
      await drawPicture(join(project.root, PICTURE), { width: 320, height: 200, seed: 99 });
      await project.deploy({ variables: SITE });
      expect(sent()).toEqual([expect.stringMatching(/^root\//), expect.stringMatching(/^root\//)]);
      expect(stored()).toEqual(expect.arrayContaining(former));
      expect(fake.account.deployments).toHaveLength(2);
    });

    test("a site that was rolled back and lost its address is not called up to date", async () => {
      await project.setBuilding(false);
      const { deployments, versions, domains } = fake.account;
      const [newest, former = ""] = deployments;
      expect((await project.rollBack()).code).toBe(0);
      expect(deployments[0]).toBe(former);
      fake.log.length = 0;
      domains.clear();
      fake.fault = (request) => (request.includes("/domains/records") ? NO_ZONE : undefined);
      const { code, told } = await project.deploy({ variables: SITE });
      expect([code, told]).toEqual([
        1,
        expect.stringMatching(/\nThe site is at Cloudflare, but not yet at .*\n$/),
      ]);
      expect(sent()).toEqual([]);
      expect(live(fake.account)?.tag).toBe(versions.find(({ id }) => id === newest)?.tag);
      expect(live(fake.account)?.id).not.toBe(former);
      fake.fault = () => undefined;
      expect((await project.deploy({ variables: SITE })).code).toBe(0);
      expect(domains.get("www.ada.example")).toBe("design-portfolio");
    });

    test("a new passcode and a password for the owner are asked for, and nothing else changes; what no deployment needs goes", async () => {
      await project.setBuilding(true);
      const before = live(fake.account)?.secrets;
      const outdated = stored().filter((key) => key.startsWith("root/"));
      await drawPicture(join(project.root, PICTURE), { width: 320, height: 200, seed: 100 });
      const { told } = await project.deploy({
        variables: SITE,
        args: ["--passcode", "--owner-password"],
        answers: "quiet harbor\nten letters\n",
      });
      expect(told).toContain("Passcode for the case studies: quiet harbor\n");
      expect(told).toMatch(/^For you alone, at \/owner of your site, .*:\n\n {2}ten letters\n/m);
      const chosen = { PASSCODE: "quiet harbor", OWNER_PASSWORD: "ten letters" };
      expect(live(fake.account)?.secrets).toEqual({ ...before, ...chosen });
      expect(outdated.filter((key) => !stored().includes(key)).sort()).toEqual(keysOf("DELETE").sort());
      expect(keysOf("DELETE")).toHaveLength(2);
    });

    test("a database that was deleted is made anew, empty, and none is ever deleted", async () => {
      await project.setBuilding(false);
      const { databases } = fake.account;
      const former = databases.get(DATABASE);
      databases.delete(DATABASE);
      expect((await project.deploy({ variables: SITE })).code).toBe(0);
      expect(live(fake.account)?.database).toBe(databases.get(DATABASE));
      expect(databases.get(DATABASE)).not.toBe(former);
      expect(databases.get(`old-${DATABASE}`)).toBe("of another site");
      expect(changes().filter((request) => /^DELETE .*\/d1\//.test(request))).toEqual([]);
    });

    test("no secret was said or noted", async () => {
      const notes = await project.notes();
      expect(notes).toContain("/assets-upload-session");
      for (const { secrets } of fake.account.versions) {
        const {
          PASSCODE: passcode = "",
          OWNER_PASSWORD: own = passcode,
          SESSION_SECRET: secret = "",
        } = secrets;
        for (const chosen of [passcode, own]) expect(notes).not.toContain(chosen);
        expect(notes + project.told()).not.toContain(secret);
      }
      expect(project.told()).not.toContain(PASSCODE);
    });
  },
);

async function buildFolder(): Promise<string> {
  const builds = join(project.root, "build");
  return join(builds, (await readFile(join(builds, "current"), "utf8")).trim());
}

async function lockedFiles(): Promise<string[]> {
  const folder = join(await buildFolder(), "locked");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}
