import { EventEmitter } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import { makeSmallContent, STUDY_FILE } from "../../../tests/helpers/content/small-content.ts";
import { moveProject } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { LiveContent } from "../content/live-content.ts";
import { Store } from "../content/store.ts";
import { createStudioApp } from "./app.ts";

const SECRET = "t".repeat(43);
const renderer = { showContent: vi.fn(), sectionIdsOf: () => [], page: vi.fn() };
const template = newFolder();
moveProject(template);
await makeSmallContent(join(template, "content"));
const prepared = await prepareContent("", { isPreview: true });
let root: string;
let live: LiveContent;
let app: ReturnType<typeof createStudioApp>;

beforeEach(async () => {
  root = newFolder();
  moveProject(root);
  const content = join(root, "content");
  cpSync(template, root, { recursive: true });
  live = new LiveContent("", prepared.content, await readContent(content), {
    image() {},
    warn() {},
    done() {},
  });
  vi.spyOn(live, "rebuild").mockResolvedValue();
  const state = newFolder();
  const publisher = Object.assign(new EventEmitter(), { status: {}, changes: async () => ({}) });
  const html = '<a href="/brief"></a>';
  renderer.page.mockImplementation(async (path, cookie) => ({
    html: `${path} ${cookie} ${html}`,
    status: 200,
  }));
  const store = await Store.open(content, state);
  app = createStudioApp({
    store,
    live,
    state,
    publisher,
    renderer,
    cookieOf: async (view: string) => view,
    client: "studio/client",
    secret: SECRET,
    cookieHeader: () => "cookie=1",
  } as never);
});

function send(verb: string, body?: BodyInit): Promise<Response> {
  const headers = { "X-Studio-Token": SECRET, Origin: "http://localhost" };
  const init = body === undefined ? { headers } : { method: "POST", headers, body };
  return Promise.resolve(app.request(`/studio/api/${verb}`, init));
}

const json = JSON.stringify;
const read = (file: string) => readFileSync(join(root, "content", file), "utf8");
const IMAGE = readFileSync("tests/fixtures/site/avatar.png");
const LIST = { file: "profile.yaml", path: ["links"], was: "x" };
/** Each request reads or changes a file that the test has made invalid. */
const REQUESTS: [verb: string, body?: BodyInit][] = [
  ["state"],
  ["form?file=profile.yaml"],
  ["outline?file=projects.yaml"],
  ["value?at=profile.yaml%23name"],
  ["yaml?at=projects.yaml%23cards.0"],
  ["unused"],
  ["sample-leftovers"],
  ["study/consequences?action=rename&slug=trade&address=new"],
  ["study/consequences?action=delete&slug=trade"],
  ["study/consequences?action=access&slug=trade&access=passcode"],
  ["preview", json({ file: "profile.yaml", path: ["name"], value: "New" })],
  ["value", json({ file: "profile.yaml", path: ["name"], value: "New", was: "Ada" })],
  ["value", json({ file: "projects.yaml", path: ["cards", 0, "image"], value: null })],
  ["list", json({ ...LIST, action: "remove", index: 0 })],
  ["list", json({ ...LIST, action: "move", from: 1, to: 0 })],
  ["list", json({ ...LIST, action: "insert", index: 0, yaml: "- a: b", was: undefined })],
  ["card", json({ action: "create", title: "New", link: "/brief" })],
  ["study", json({ action: "create", title: "New", address: "new", hasCard: true })],
  ["study", json({ action: "rename", slug: "trade", address: "new" })],
  ["study", json({ action: "delete", slug: "trade", redirect: "/" })],
  ["page", json({ action: "create", title: "New", address: "new", isInFooter: true })],
  ["language", json({ lang: "fr" })],
  ["look", json({ theme: "default" })],
  ["begin-empty", json(null)],
  ["unused/restore", json({ file: "cards/one.png" })],
  ["image-check?at=profile.yaml%23blurb.imgLink&name=a.png", IMAGE],
  ["image?at=profile.yaml%23blurb.imgLink&name=a.png&alt=A", IMAGE],
  ["site-image?image=share&name=a.png", IMAGE],
  ["undo", json(null)],
  ["redo", json(null)],
];

const ALL_FILES = ["profile", "projects", "interface", "redirects"];
const BOMB = Array.from(
  { length: 30 },
  (_, at) => `a${at}: &a${at} [${`*a${at - 1}, `.repeat(at && 9)}]\n`,
).join("");

test.each<[title: string, text: string, files?: string[]]>([
  ["an open quote", 'name: "Ada\ncards: [\n'],
  // One such file takes long enough.
  ["8,000 brackets", `name: ${"[".repeat(8000)}`, ["profile"]],
  ["aliases that multiply", BOMB],
  ["an unknown alias", "name: *x\ncards: *y\n"],
  ["only a number", "1\n"],
  ["a list", "- a\n"],
])("answers no request with status 500 if files contain %s", async (_title, text, files = ALL_FILES) => {
  for (const request of REQUESTS) {
    for (const file of files) writeFileSync(join(root, "content", `${file}.yaml`), text);
    const [verb, body] = request;
    const { status } = await send(verb, body);
    expect(status, verb).toBeLessThan(500);
  }
});

test("opens the settings while content/ contains images that the site does not use", async () => {
  const write = (name: string) => writeFileSync(join(root, "content", name), "x");
  write("favicon.ico");
  expect((await send("site-image?image=favicon&name=a.png", IMAGE)).status).toBe(200);
  for (const name of ["share.gif", "share.psd", "case-studies/trade/share.psd"]) write(name);
  for (const file of ["profile.yaml", STUDY_FILE]) expect((await send(`form?file=${file}`)).status).toBe(200);
});

test("names the limit that a request exceeds", async () => {
  const response = await send("value", "x".repeat(400_001));
  expect([response.status, await response.json()]).toEqual([
    413,
    { message: "This text is larger than 400 kB. Use a shorter text." },
  ]);
});

test("rows of the outline contain the values that a change of the list requires", async () => {
  const { rows } = await (await send(`outline?file=${STUDY_FILE}`)).json();
  const change = { file: STUDY_FILE, path: ["sections"], action: "remove", index: 0, was: rows[0].was };
  const statuses = [];
  for (const _ of "12") statuses.push((await send("list", json(change))).status);
  expect(statuses).toEqual([200, 409]);
  expect(read(STUDY_FILE)).toContain("title: Problems");
});

test("each tab has its own visitor, whose name is in the address", async () => {
  const path = (view: string) => `page?path=${encodeURIComponent(`/vault?studio-view=${view}`)}`;
  const [guest, stranger] = await Promise.all([send(path("guest")), send(path("stranger"))]);
  expect(await guest.text()).toBe('/vault guest <a href="/brief?studio-view=guest"></a>');
  expect(await stranger.text()).toBe('/vault stranger <a href="/brief?studio-view=stranger"></a>');
  const frame = await app.request("/vault?studio-view=guest", { headers: { "Sec-Fetch-Dest": "iframe" } });
  expect(await frame.text()).toMatch(/^\/vault guest /);
});

test("the studio's page does not contain the secret, and its policy forbids scripts in the page", async () => {
  const page = await app.request("/studio");
  expect(await page.text()).not.toContain(SECRET);
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).not.toContain("script-src");
});

test("only a request with the secret gets the cookie for pages", async () => {
  expect((await send("state")).headers.get("Set-Cookie")).toBe("cookie=1");
  const refusedHeaders: Record<string, string>[] = [
    {},
    { Cookie: "cookie=1" },
    { "X-Studio-Token": `${SECRET}x` },
  ];
  for (const headers of refusedHeaders) {
    const response = await app.request("/studio/api/state", { headers });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([403, null]);
  }
});

test("a preview that is late does not replace a saved value", async () => {
  const late = Promise.withResolvers<void>();
  vi.spyOn(live, "contentWith").mockImplementation(async () => {
    await late.promise;
    return { ...live.content, siteUrl: "preview" };
  });
  const name = { file: "profile.yaml", path: ["name"] };
  const preview = send("preview", json({ ...name, value: "Grac" }));
  await vi.waitFor(() => expect(live.contentWith).toHaveBeenCalled());
  expect((await send("value", json({ ...name, value: "Grace", was: "Ada" }))).status).toBe(200);
  late.resolve();
  await preview;
  expect(renderer.showContent).toHaveBeenLastCalledWith(live.content);
});
