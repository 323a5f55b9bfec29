import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allPaths, locked, otherLocked } from "../helpers/content/studies.ts";
import { LOCKED_PAGE, LOCKED_SENTENCE, LOCKED_VIDEO, PUBLIC_PAGE } from "../helpers/site/addresses.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { comparableResponses } from "../helpers/site/comparable.ts";
import type { Send } from "../helpers/site/raw-client.ts";
import { headersOf, type Role, startHarness } from "./harness.ts";

const { send } = await startHarness();

/** Only the notes of the fixture contain this word. */
const NOTES_WORD = /axolotl/i;
const ROLES: (Role | undefined)[] = [undefined, "visitor", "guest"];
const presenterPath = (path: string) => `/owner/present${path}`;
const statusOf = async (target: string, as?: Role) => (await send({ target, ...(as && { as }) })).status;

describe("the notes", () => {
  const allPages = [...allPaths.map((path) => path.replace(/^\/$/, "")), "/narwhal", "/owner"];

  // tests/leaks/ searches the responses to strangers and guests.
  test("never appear in a response to a visitor with the passcode", async () => {
    const paths = allPages.flatMap((path) => [path, `${path}/present`, presenterPath(path)]);
    for (const target of paths.flatMap((path) => [path || "/", `${path}?notes`, `${path}.data?notes`])) {
      const { body } = await send({ target, as: "visitor" });
      expect(NOTES_WORD.test(body.toString()), target).toBe(false);
    }
  });

  test("are only in the owner's notes, and not in her slides", async () => {
    for (const path of [PUBLIC_PAGE, LOCKED_PAGE]) {
      const [slides, notes] = await Promise.all(
        ["", "?notes"].map((query) => send({ target: presenterPath(path) + query, as: "owner" })),
      );
      expect([slides?.status, notes?.status]).toEqual([200, 200]);
      expect([slides, notes].map((answer) => NOTES_WORD.test(`${answer?.body}`))).toEqual([false, true]);
    }
  });
});

describe("the slides", () => {
  test.each<[string, Role | undefined]>([
    [PUBLIC_PAGE, undefined],
    [LOCKED_PAGE, "visitor"],
    [LOCKED_PAGE, "guest"],
  ])("%s opens its slides for the role %s, on a private page", async (path, as) => {
    const answer = await send({ target: `${path}/present`, ...(as && { as }) });
    const headers = headersOf(answer);
    expect(answer.status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store, no-transform");
    expect(headers.get("Vary")).toMatch(/Cookie/);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer.body.includes(LOCKED_SENTENCE)).toBe(as !== undefined);
    expect(answer.body.toString()).not.toContain("<script");
  });

  test.each<[string, Role | undefined]>([
    [LOCKED_PAGE, undefined],
    [LOCKED_PAGE, "owner"],
    [`/${otherLocked.slug}`, "guest"],
    ["/narwhal", undefined],
    ["/narwhal", "visitor"],
    ["/narwhal", "guest"],
    ["/narwhal", "owner"],
    ["/quokka", "visitor"],
  ])("%s answers like an unknown address for the role %s", async (path, as) => {
    const sendAs: Send = (request) => send({ ...request, ...(as && { as }) });
    const [actual, unknown] = await comparableResponses(sendAs, [`${path}/present`, "/unknown"]);
    expect(actual).toEqual(unknown);
    expect(actual?.status).toBe(404);
  });

  test("are in no sitemap, and pages do not prefetch them", async () => {
    expect((await send({ target: "/sitemap.xml" })).body.toString()).not.toContain("/present");
    expect((await send({ target: "/speculation-rules.json" })).body.toString()).toContain('"/*/present"');
  });
});

describe("the presenter's view", () => {
  test.each([PUBLIC_PAGE, LOCKED_PAGE, "/narwhal", "/unknown"])("%s leads to /owner", async (path) => {
    const answer = await send({ target: presenterPath(path), as: "visitor" });
    expect([answer.status, headersOf(answer).get("Location")]).toEqual([303, "/owner"]);
  });

  test("opens invited studies for the owner, and is missing for unknown studies", async () => {
    expect(await statusOf("/owner/present/narwhal", "owner")).toBe(200);
    expect(await statusOf("/owner/present/unknown", "owner")).toBe(404);
  });

  test("serves locked media of every study, but only to the owner and only at its own address", async () => {
    const narwhalFile = readdirSync(join(buildPaths.lockedMedia, "narwhal")).find((name) =>
      name.endsWith(".avif"),
    );
    for (const file of [LOCKED_VIDEO, `/locked/narwhal/${narwhalFile}`]) {
      const ownerFile = file.replace("/locked/", "/owner/present/");
      expect(await statusOf(ownerFile, "owner")).toBe(200);
      expect(await statusOf(file, "owner")).toBe(403);
      for (const as of ROLES) expect(await statusOf(ownerFile, as)).toBe(403);
    }
    expect(await statusOf(`/owner/present/${locked.slug}/unknown.avif`, "owner")).toBe(404);
    expect(await statusOf("/owner/present/_resumes/narwhal-ltd.pdf", "owner")).toBe(403);
  });
});
