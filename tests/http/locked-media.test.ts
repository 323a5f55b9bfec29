import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCKED_FILM } from "../helpers/addresses.ts";
import { lockedStudies, pathOf } from "../helpers/content.ts";
import { built } from "../helpers/site/built.ts";
import { headersOf, startHarness } from "./harness.ts";

const harness = await startHarness();

const MEDIA = lockedStudies.flatMap(({ slug }) =>
  readdirSync(join(built.lockedMedia, slug)).map((name) => `/locked/${slug}/${name}`),
);
const MISSING = lockedStudies.map(({ slug }) => `/locked/${slug}/no-such-file.avif`);

const onDisk = (address: string) => readFileSync(join(built.lockedMedia, address.replace("/locked/", "")));

const STRANGERS: Record<string, string>[] = [
  {},
  { Cookie: "portfolio_session=true" },
  { Cookie: "isAuthenticated=true; portfolio_session=" },
  { Cookie: `portfolio_session=tzzzzz.${"a".repeat(22)}.${"a".repeat(43)}` },
  { Range: "bytes=0-1" },
];

test("a locked file answers 403 to strangers, with one text whether it exists or not", async () => {
  expect(MEDIA.length).toBeGreaterThan(10);
  const asked = [...MEDIA, ...MISSING].map(async (target, at) => {
    const answer = await harness.ask({ target, headers: STRANGERS[at % STRANGERS.length] });
    return `${answer.status} ${answer.body} ${headersOf(answer).get("Content-Type")?.split(";")[0]}`;
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["403 Locked text/plain"]));
});

test("a page shows its locked files to who has the passcode, who gets each with its type and whole", async () => {
  for (const study of lockedStudies) {
    const page = (await harness.ask({ as: "visitor", target: pathOf(study) })).body.toString();
    const names = new Set(page.match(/\/locked\/[\w-]+\/[\w.-]+/g));
    expect(names.size).toBeGreaterThan(0);
    for (const target of names) {
      const answer = await harness.ask({ as: "visitor", target });
      expect(answer.status, target).toBe(200);
      expect(headersOf(answer).get("Content-Type")).toMatch(/^(image|video)\//);
      expect(headersOf(answer).get("Content-Length")).toBe(String(answer.body.length));
      expect(answer.body.equals(onDisk(target)), target).toBe(true);
    }
  }
  for (const target of MISSING) expect((await harness.ask({ as: "visitor", target })).status).toBe(404);
});

// server/node/disk-file.test.ts has each kind of range, answers.ts what lies beyond the end.
test("a locked film is sent in part by 206", async () => {
  const whole = onDisk(LOCKED_FILM);
  const headers = { Range: "bytes=100-299" };
  const answer = await harness.ask({ as: "visitor", target: LOCKED_FILM, headers });
  expect([answer.status, answer.body.equals(whole.subarray(100, 300))]).toEqual([206, true]);
  expect(headersOf(answer).get("Content-Range")).toBe(`bytes 100-299/${whole.length}`);
});
