import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockedStudies, pathOf } from "../helpers/content/studies.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { headersOf, startHarness } from "./harness.ts";

const harness = await startHarness();

const LOCKED_FILES = lockedStudies.flatMap(({ slug }) =>
  readdirSync(join(buildPaths.lockedMedia, slug)).map((name) => `/locked/${slug}/${name}`),
);
const MISSING_FILES = lockedStudies.map(({ slug }) => `/locked/${slug}/no-such-file.avif`);
const MISSPELLED_FILES = LOCKED_FILES.map((file) => file.replace("/locked/", "/locked/.%2F"));

const bytesOf = (address: string) =>
  readFileSync(join(buildPaths.lockedMedia, address.replace("/locked/", "")));

const STRANGER_HEADERS: Record<string, string>[] = [
  {},
  { Cookie: "portfolio_session=true" },
  { Cookie: `portfolio_session=${"a".repeat(60)}.${"a".repeat(43)}` },
  { Range: "bytes=0-1" },
];

test("strangers get the same 403 for every locked file, even if the file does not exist", async () => {
  expect(LOCKED_FILES.length).toBeGreaterThan(10);
  const answers = [...LOCKED_FILES, ...MISSING_FILES, ...MISSPELLED_FILES].map(async (target, index) => {
    const answer = await harness.send({ target, headers: STRANGER_HEADERS[index % STRANGER_HEADERS.length] });
    return `${answer.status} ${answer.body} ${headersOf(answer).get("Content-Type")?.split(";")[0]}`;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["403 Locked text/plain"]));
});

test("a visitor with a session gets every file of a locked page, complete and with its type", async () => {
  for (const study of lockedStudies) {
    const page = (await harness.send({ as: "visitor", target: pathOf(study) })).body.toString();
    const targets = new Set(page.match(/\/locked\/[\w-]+\/[\w.-]+/g));
    expect(targets.size).toBeGreaterThan(0);
    for (const target of targets) {
      const answer = await harness.send({ as: "visitor", target });
      expect(answer.status, target).toBe(200);
      expect(headersOf(answer).get("Content-Type")).toMatch(/^(image|video)\//);
      expect(headersOf(answer).get("Content-Length")).toBe(String(answer.body.length));
      expect(answer.body.equals(bytesOf(target)), target).toBe(true);
    }
  }
  for (const target of MISSING_FILES)
    expect((await harness.send({ as: "visitor", target })).status).toBe(404);
  for (const target of MISSPELLED_FILES)
    expect((await harness.send({ as: "visitor", target })).status).toBe(403);
});
