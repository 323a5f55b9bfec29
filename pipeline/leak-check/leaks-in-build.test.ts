import { join } from "node:path";
import { expect, test } from "vitest";
import { pathsOfBuild } from "../../paths.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { leaksInBuild, notLookedInto } from "./leaks-in-build.ts";

const TEXT = "Nobody wanted the same screen in the morning and at month end.";
const SECRET = "content/case-studies/trade/case-study.yaml";

async function checked(files: Record<string, string>): Promise<string[]> {
  const root = newFolder({ [SECRET]: `access: passcode\nnote: ${TEXT}\n`, ...files });
  const problems = await leaksInBuild(pathsOfBuild(join(root, "build")), root);
  return problems.map((line) => line.replace(`${root}/`, ""));
}

test("a build with nothing locked in it has no problem", async () => {
  expect(await checked({ "build/client/index.html": "<h1>Ada</h1>" })).toEqual([]);
});

test("each file that gives something away is named with what it gives", async () => {
  const problems = await checked({
    "build/locked/trade/plan-0123456789.mp4": "a film",
    "build/client/index.html": `<p>${TEXT}</p>`,
    "build/media/card.webp": "a film",
  });
  expect(problems).toEqual([
    `build/client/index.html: the locked text "${TEXT}"`,
    "build/media/card.webp: the locked file plan-0123456789.mp4 itself",
  ]);
});

test("a public picture that is made of a locked one is named", async () => {
  const name = "build/media/case-studies-trade-plan-0123456789-400.avif";
  const other = "build/media/case-studies-trade-plan-2-0123456789-400.avif";
  const problems = await checked({ "content/case-studies/trade/plan.png": "a", [name]: "b", [other]: "c" });
  expect(problems).toEqual([`${name}: made of the locked file content/case-studies/trade/plan.png`]);
});

test("what it does not look into is named", () => {
  const files = ["client/cv.PDF", "client/index.html", "client/favicon.ico", "media/a.avif", "media/b.mp4"];
  const root = newFolder(Object.fromEntries(files.map((name) => [name, ""])));
  expect(notLookedInto(pathsOfBuild(root))).toBe("2 pictures and films in media/, cv.PDF, favicon.ico");
});

test("of many problems the first twenty are told", async () => {
  const files = Array.from({ length: 30 }, (_, at) => [`build/client/${at}.html`, `${at} ${TEXT}`] as const);
  const problems = await checked(Object.fromEntries(files));
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe("… and 10 more");
});
