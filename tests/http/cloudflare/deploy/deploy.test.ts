import { copyFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../../../list-files.ts";
import { drawPicture } from "../../../fixtures/contents.ts";
import { newFolder } from "../../../helpers/new-folder.ts";
import { emptyAccount, type Fault, live, refusing, startFakeCloudflare } from "./fake-cloudflare.ts";
import { makeProject } from "./project.ts";
import { REFUSED } from "./refused.ts";

const SITE = { SITE_URL: "https://www.ada.example" };
const PASSCODE = "Amber Canoe";
const BUCKET = "design-portfolio-locked";
const DATABASE = "design-portfolio-invitations";
const PICTURE = "content/case-studies/root/detail.png";

/** In milliseconds. Several builds and programs are run. */
const LONG = 300_000;

const fake = await startFakeCloudflare();
const project = await makeProject(newFolder(), fake);

beforeEach(() => {
  fake.log.length = 0;
  fake.fault = () => undefined;
});

// Of the last run.
const changes = () => fake.log.filter((request) => !request.startsWith("GET "));
const keysOf = (method: string) =>
  changes().flatMap((request) =>
    request.startsWith(method) ? (/\/objects\/(.+\/.+)$/.exec(request)?.[1] ?? []) : [],
  );
const stored = () =>
  Array.from(fake.account.buckets.get(BUCKET)?.keys() ?? []).filter((key) => key.includes("/"));

describe("npm run deploy is refused and changes nothing", { timeout: LONG }, () => {
  test.each(REFUSED)("%s, and says what to do", async (_when, words, given) => {
    const { variables, args = [], spoil, fault = () => undefined } = given;
    spoil?.(fake.account);
    fake.fault = fault;
    const { code, told } = await project.deploy({ variables: { ...SITE, ...variables }, args });
    Object.assign(fake.account, emptyAccount());
    expect(told.startsWith(words), told).toBe(true);
    expect(told).toMatch(/^[^\n]*\.(\n {2}.*)*\n$|^The passcode .*\n.*\.\n$/);
    expect([code, changes()]).toEqual([1, []]);
  });
});

// Each test goes on where the one before it has ended, as each run builds the site.
describe("npm run deploy", { timeout: LONG }, () => {
  test.each<[string, string, Fault, string, objects: number[]]>([
    [
      "no room for a database",
      "makes nothing",
      refusing(/^POST .*\/d1\/database$/, 400, 7406),
      "Cloudflare did not make the database of the invitations, and why stands above",
      [0],
    ],
    [
      "an upload that breaks",
      "leaves no site without its media",
      refusing(/^PUT .*\/objects\/study-3/, 400, 10001),
      "Cloudflare did not take a locked picture or film, and why stands above",
      [0, 1, 2],
    ],
    [
      "an account whose e-mail address is not confirmed",
      "goes on with the media, and sends no site",
      refusing(/^PUT .*\/scripts\//, 403, 10034),
      "Cloudflare wants your e-mail address confirmed first",
      [4],
    ],
  ])("%s %s, and says so", async (_fault, _outcome, fault, sentence, objects) => {
    fake.fault = fault;
    const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
    await project.setBuilding(false);
    expect(told).toContain(`\n${sentence}`);
    expect(told).toMatch(/: [^\n]*`npm run deploy`[^\n]*\.\n$|again: it goes on\.\n$/);
    expect(objects).toContain(stored().length);
    expect([code, fake.account.versions]).toEqual([1, []]);
  });

  test("what would show everyone something locked is not sent", async () => {
    const file = join(await buildFolder(), "client/note.txt");
    await copyFile(join(project.root, "content/case-studies/root/case-study.yaml"), file);
    const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
    await rm(file);
    expect(told).toContain("\nNot sent, as everyone could see what is locked:\n");
    expect(told).toMatch(/cloudflare\/assets\/note\.txt: the locked text "/);
    expect([code, fake.account.versions]).toEqual([1, []]);
  });

  test("the site comes with its secrets after its media, and is found well", async () => {
    const { code, told } = await project.deploy({ variables: { ...SITE, PASSCODE } });
    expect([code, told]).toEqual([
      0,
      expect.stringMatching(/\nhttps:\/\/www\.ada\.example is up to date\.\n/),
    ]);
    expect(keysOf("PUT")).toEqual([]);
    expect(stored().sort()).toEqual(listFiles(join(await buildFolder(), "locked")));
    expect(changes().findIndex((request) => request.includes("/objects/"))).toBe(0);
    expect(fake.account.versions.map(({ secrets }) => secrets)).toEqual([
      { PASSCODE, SESSION_SECRET: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(fake.account.domains).toEqual(new Map([["www.ada.example", "design-portfolio"]]));
    expect(live(fake.account)?.database).toBe(fake.account.databases.get(DATABASE));
  });

  test("no locked file is among the public ones", async () => {
    const sent = new Set(fake.account.assets.values());
    const folder = await buildFolder();
    const readAll = (name: string) =>
      Promise.all(listFiles(join(folder, name)).map((file) => readFile(join(folder, name, file), "base64")));
    const locked = await readAll("locked");
    expect(locked).toHaveLength(4);
    for (const file of locked) expect(sent).not.toContain(file);
    for (const file of await readAll("media")) expect(sent).toContain(file);
  });

  test("a second run builds the same, and changes nothing", async () => {
    await project.setBuilding(true);
    const { code, told } = await project.deploy({ variables: SITE });
    expect([code, changes()]).toEqual([0, []]);
    expect(told).toMatch(/\nNothing has changed: https:\/\/www\.ada\.example is up to date\.\n/);
  });

  test("a changed picture sends the files of its study alone, and leaves the former ones to go back to", async () => {
    const former = stored();
    await drawPicture(join(project.root, PICTURE), 99);
    await project.deploy({ variables: SITE });
    expect(keysOf("PUT")).toEqual([expect.stringMatching(/^root\//), expect.stringMatching(/^root\//)]);
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
    fake.fault = refusing("/domains/records", 400, 100_116);
    const { code, told } = await project.deploy({ variables: SITE });
    expect([code, told]).toEqual([
      1,
      expect.stringMatching(/\nThe site is at Cloudflare, but not yet at .*\n$/),
    ]);
    expect(keysOf("PUT")).toEqual([]);
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
    await drawPicture(join(project.root, PICTURE), 100);
    const { told } = await project.deploy({
      variables: SITE,
      args: ["--passcode", "--owner-password"],
      answers: ["quiet harbor", "ten letters"],
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
    expect(changes().filter((request) => /^DELETE .*\/d1\//.test(request))).toEqual([]);
  });

  test("no secret was said or noted", async () => {
    const notes = await project.notes();
    expect(notes).toContain("/assets-upload-session");
    for (const {
      PASSCODE: passcode = "",
      OWNER_PASSWORD: own = passcode,
      SESSION_SECRET: secret = "",
    } of fake.account.versions.map(({ secrets }) => secrets)) {
      for (const chosen of [passcode, own]) expect(notes).not.toContain(chosen);
      expect(notes + project.told()).not.toContain(secret);
    }
    expect(project.told()).not.toContain(PASSCODE);
  });
});

async function buildFolder(): Promise<string> {
  const builds = join(project.root, "build");
  return join(builds, (await readFile(join(builds, "current"), "utf8")).trim());
}
