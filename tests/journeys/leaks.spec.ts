import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { expect } from "@playwright/test";
import { findLeaks, type Secrets } from "../../leak-check/find-leaks.ts";
import { built } from "../kit/built.ts";
import { allPaths, caseStudies, lockedStudies, pathOf, type Study } from "../kit/content.ts";
import { test } from "../kit/journey.ts";
import { lockedRuns, lockedTexts } from "../kit/locked-texts.ts";
import { shownText } from "../kit/shown-text.ts";

const secrets = await secretsOf(lockedStudies);

const DATA_PATHS = allPaths.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
const OTHER_PATHS = [
  "/sitemap.xml",
  "/robots.txt",
  "/no-such-page",
  "/no-such-page.data",
  "/speculation-rules.json",
];

test("there is something to keep", () => {
  expect(secrets.texts.length).toBeGreaterThan(30);
  expect(secrets.files.length).toBeGreaterThan(20);
});

for (const path of [...allPaths, ...DATA_PATHS, ...OTHER_PATHS]) {
  test(`${path} tells a stranger nothing locked`, async ({ request }) => {
    for (const cookie of ["", "portfolio_session=true; isAuthenticated=true"]) {
      const answer = await request.get(path, { headers: { Cookie: cookie } });
      expect(await findLeaks({ name: path, bytes: await answer.body() }, secrets)).toEqual([]);
    }
  });
}

test("nothing the pages load tells a stranger anything locked", async ({ page, visit }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && !bodies.has(pathname))
      bodies.set(
        pathname,
        response.body().catch(() => Buffer.of()),
      );
  });
  for (const path of allPaths) await visit(path);
  expect([...bodies.keys()].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0);
  for (const [path, body] of bodies) {
    expect(path).not.toMatch(/^\/locked\//);
    expect(await findLeaks({ name: basename(path), bytes: await body }, secrets), path).toEqual([]);
  }
});

test("a wrong passcode is told nothing locked, by script or by form", async ({ request }) => {
  for (const path of lockedStudies.map(pathOf)) {
    const answer = await request.post(path, { form: { password: "wrong" } });
    expect(await findLeaks({ name: path, bytes: await answer.body() }, secrets)).toEqual([]);
    const data = await request.post(`${path}.data`, { form: { password: "wrong" } });
    expect(await findLeaks({ name: path, bytes: await data.body() }, secrets)).toEqual([]);
  }
});

for (const study of lockedStudies) {
  for (const path of [pathOf(study), `${pathOf(study)}.data`]) {
    // This shows that the tests above would find it.
    test(`${path} tells it all to who has the passcode`, async ({ context, unlock }) => {
      await unlock();
      const own = await secretsOf([study]);
      const answer = await context.request.get(path);
      const found = await findLeaks({ name: path, bytes: await answer.body() }, own);
      // In data a sentence with bold words in it stands in pieces.
      const texts = path === pathOf(study) ? own.texts : lockedRuns([study]);
      for (const text of texts) expect(found).toContain(`the locked text "${text}"`);
      for (const { name } of own.files) expect(found).toContain(`the locked file name ${name}`);
    });

    test(`${path} tells nothing of the other studies`, async ({ context, unlock }) => {
      await unlock();
      const others = await secretsOf(lockedStudies.filter((other) => other !== study));
      const answer = await context.request.get(path);
      expect(await findLeaks({ name: path, bytes: await answer.body() }, others)).toEqual([]);
    });
  }
}

test("the teaser of a locked study is open to everyone", async ({ request }) => {
  for (const study of caseStudies) {
    const html = await (await request.get(pathOf(study))).text();
    expect(
      await findLeaks(
        { name: "html", bytes: Buffer.from(html) },
        { texts: [shownText(study.summary)], files: [] },
      ),
    ).toHaveLength(1);
  }
});

async function secretsOf(studies: Study[]): Promise<Secrets> {
  const names = await Promise.all(studies.map(({ slug }) => readdir(`${built.lockedMedia}/${slug}`)));
  // The bytes of the files are compared by the leak check of the build; here their names are looked for.
  const files = names.flat().map((name) => ({ name, bytes: Buffer.from(name) }));
  return { texts: lockedTexts(studies), files };
}
