/**
 * Checks that the studio finds each text and image of the content on a page, and gives each section an id. Renders all
 * pages in all views, of the site in TEST_SITE or of this repository.
 */
import assert from "node:assert/strict";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import type { createLock } from "#app/.server/create-lock.ts";
import type { Content } from "#app/content/types.ts";
import { pagePath, pagePaths } from "#app/site-map.ts";
import { paths } from "../../files/paths.ts";
import { readEnvironment } from "../../server/environment.ts";
import { withSecrets } from "../../server/node/session-secret.ts";
import type { Field } from "../server/page/markers.ts";
import { platformOf, Renderer } from "../server/page/renderer.ts";
import { createCookies } from "../server/page/view-cookies.ts";
import { fieldName } from "../shared/field-path.ts";
import { VIEWS } from "../shared/views.ts";

/** Matches fields without an element on a page: crops, posters and card types. */
const FIELDS_WITHOUT_ELEMENT = /\.(imgLinkSmall|poster)$|^profile\.yaml#types\./;

// React Router reads the content in the current folder.
process.chdir(process.env.TEST_SITE ?? ".");
await copyFile(paths.builtSnapshot, paths.snapshot);
const builtContent: Content = JSON.parse(await readFile(paths.snapshot, "utf8"));
// Only the studio's own snapshot has pages of invited studies.
const caseStudies = builtContent.caseStudies.filter(({ access }) => access !== "invited");
const content: Content = { ...builtContent, caseStudies };
const state = await mkdtemp(join(tmpdir(), "named-"));
const vite = await createServer({
  mode: "studio",
  cacheDir: join(state, "vite"),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: "error",
});
const environment = withSecrets(readEnvironment({ PASSCODE: "look at all of it", STATE_DIRECTORY: state }));
const platform = platformOf(process.cwd(), environment);
const renderer = new Renderer(vite, { environment, platform });
renderer.showContent(content);
const lock = await renderer.load<{ createLock: typeof createLock }>("/app/.server/create-lock.ts");
const cookieOf = createCookies(lock.createLock, { environment, platform });

const allShownIds = new Set<number>();
const studies = [...content.caseStudies, ...content.pages];
const addresses = [...pagePaths(studies.map(({ slug }) => slug)), "/no-such-page"];
for (const address of addresses) {
  for (const view of VIEWS) {
    const page = await renderer.page(address, await cookieOf(view));
    for (const id of page.shownIds) allShownIds.add(id);
  }
}
const names = new Set(renderer.fields.map(fieldName));
for (const { slug, sections } of studies) {
  const { html } = await renderer.page(pagePath(slug), await cookieOf("inside"));
  const ids = [...html.matchAll(/<section[^>]* id="(studio-section-\d+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, sections.length, `Ids of the sections of ${slug}`);
}
const fieldCount = renderer.fields.length;
const missingFields = renderer.fields.filter((field, id) => !allShownIds.has(id) && isOfPage(field));
for (const field of missingFields) console.error(`No page shows ${fieldName(field)}`);

// If Vite restarted during a request, the page would not load for 60 seconds.
renderer.showContent({ ...content, caseStudies: content.caseStudies.slice(1) });
const loadingPage = renderer.page("/", await cookieOf("inside"));
renderer.showContent(content);
assert.equal((await loadingPage).status, 200);

console.log(`${fieldCount} fields on ${addresses.length} pages, ${missingFields.length} missing`);
await vite.close();
await rm(state, { recursive: true, force: true });
// The last change of the content can still restart Vite, which would keep the process alive.
process.exit(missingFields.length > 0 || fieldCount === 0 ? 1 : 0);

function isOfPage(field: Field): boolean {
  const name = fieldName(field);
  if (field.file === "interface.yaml" || FIELDS_WITHOUT_ELEMENT.test(name)) return false;
  // The alt text of a missing image does not have an element.
  const mediaNames = ["imgLink", "videoLink", "image"].map((media) => name.replace(/alt$/, media));
  return !name.endsWith(".alt") || mediaNames.some((media) => names.has(media));
}
