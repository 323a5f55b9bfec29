import { EventEmitter } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import { makeSmallContent, STUDY_FILE } from "../../../tests/helpers/content/small-content.ts";
import { moveContent, moveProject } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { LiveContent } from "../content/live-content.ts";
import { createStudioApp } from "./app.ts";

const SECRET = "t".repeat(43);
const [, STUDY_SLUG] = STUDY_FILE.split("/");
const renderer = { showContent: vi.fn(), sectionIdsOf: () => [], page: vi.fn() };
const project = newFolder();
moveProject(project);
const { root: source } = await makeSmallContent(join(project, "content"));
const prepared = await prepareContent("", { isPreview: true });
const { root, openStore } = restoredContent(source);
let live: LiveContent;
let app: ReturnType<typeof createStudioApp>;

beforeEach(async () => {
  moveContent(root);
  const store = await openStore();
  live = new LiveContent("", prepared.content, await readContent(root), {
    image() {},
    warn() {},
    done() {},
  });
  vi.spyOn(live, "rebuild").mockResolvedValue();
  const publisher = Object.assign(new EventEmitter(), { status: {}, changes: async () => ({}) });
  const html = '<a href="/brief"></a>';
  renderer.page.mockImplementation(async (path, cookie) => ({
    html: `${path} ${cookie} ${html}`,
    status: 200,
  }));
  app = createStudioApp({
    store,
    live,
    publisher,
    renderer,
    cookieOf: async (view: string) => view,
    client: "studio/client",
    secret: SECRET,
    cookieHeader: () => "cookie=1",
  } as never);
});

interface SendOptions {
  page?: string;
  form?: string;
  headers?: Record<string, string>;
}

/** Sends JSON, or a form if the input contains a file. */
function send(
  route: string,
  input: unknown = null,
  {
    page = "",
    form = "",
    headers = { "X-Studio-Token": SECRET, Origin: "http://localhost" },
  }: SendOptions = {},
): Promise<Response> {
  const query = new URLSearchParams({ tab: "1", page, form });
  return Promise.resolve(
    app.request(`/studio/api/${route}?${query}`, { method: "POST", headers, body: bodyOf(input) }),
  );
}

function bodyOf(input: unknown): BodyInit {
  const { image, ...fields } = Object(input);
  if (typeof input === "string" || !(image instanceof File))
    return typeof input === "string" ? input : JSON.stringify(input);
  const body = new FormData();
  body.set("input", JSON.stringify(fields));
  body.set("image", image);
  return body;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const image = new File([readFileSync("tests/fixtures/site/avatar.png")], "a.png");
const LIST = { file: "profile.yaml", path: ["links"], was: "x" };
const NAME = { file: "profile.yaml", path: ["name"] };
const PORTRAIT = { place: { file: "profile.yaml", path: ["blurb", "imgLink"] }, name: "a.png", image };
const study = (change: object) => ({ kind: "study", change });
/** Each request reads or changes a file that the test has made invalid. */
const REQUESTS: [route: string, input?: unknown][] = [
  ["show"],
  ["getForm", { file: "profile.yaml" }],
  ["getValue", NAME],
  ["copyItem", { file: "projects.yaml", path: ["cards", 0] }],
  ["getConsequences", { action: "rename", slug: "trade", address: "new" }],
  ["getConsequences", { action: "delete", slug: "trade" }],
  ["getConsequences", { action: "access", slug: "trade", access: "passcode" }],
  ["preview", { ...NAME, value: "New" }],
  ["setValue", { ...NAME, value: "New", was: "Ada" }],
  ["setValue", { file: "projects.yaml", path: ["cards", 0, "image"], value: null }],
  ["changeList", { ...LIST, action: "remove", index: 0 }],
  ["changeList", { ...LIST, action: "move", from: 1, to: 0 }],
  ["changeList", { ...LIST, action: "insert", index: 0, yaml: "- a: b", was: undefined }],
  ["createCard", { title: "New", link: "/brief" }],
  ["changePage", study({ action: "create", title: "New", address: "new", hasCard: true })],
  ["changePage", study({ action: "rename", slug: "trade", address: "new" })],
  ["changePage", study({ action: "delete", slug: "trade", redirect: "/" })],
  [
    "changePage",
    { kind: "page", change: { action: "create", title: "New", address: "new", isInFooter: true } },
  ],
  ["setLanguage", { lang: "fr" }],
  ["changeLook", { theme: "default" }],
  ["beginEmpty"],
  ["updateOldNames"],
  ["renameField", { file: "profile.yaml", path: ["nmae"], newName: "name" }],
  ["restoreUnusedFile", { file: "cards/one.png" }],
  ["checkImage", PORTRAIT],
  ["setImage", { ...PORTRAIT, alt: "A" }],
  ["setSiteImage", { target: "share", image }],
  ["changeResume", { action: "rename", file: "acme.pdf", newName: "globex" }],
  ["undo"],
  ["redo"],
];

const FILES = ["profile", "projects", "interface", "redirects"];
const BOMB = Array.from(
  { length: 30 },
  (_, at) => `a${at}: &a${at} [${`*a${at - 1}, `.repeat(at && 9)}]\n`,
).join("");

test.each([
  ["an open quote", 'name: "Ada\ncards: [\n'],
  ["aliases that multiply", BOMB],
  ["an unknown alias", "name: *x\ncards: *y\n"],
  ["only a number", "1\n"],
  ["a list", "- a\n"],
])("answers no request with status 500 if files contain %s", async (_title, text) => {
  for (const request of REQUESTS) {
    for (const file of FILES) writeFileSync(join(root, `${file}.yaml`), text);
    const [route, input] = request;
    const { status } = await send(route, input, route === "show" ? { page: "/", form: "profile.yaml" } : {});
    expect(status, route).toBeLessThan(500);
  }
});

test("answers without status 500 if a file contains 8,000 brackets", async () => {
  writeFileSync(join(root, "profile.yaml"), `name: ${"[".repeat(8000)}`);
  // Such a file takes long to read.
  const page = await send("show", null, { form: "profile.yaml" });
  const save = await send("setValue", { ...NAME, value: "New", was: "Ada" });
  expect([page.status, save.status]).toEqual([200, 409]);
});

test("opens the settings while content/ contains images that the site does not use", async () => {
  const write = (name: string) => writeFileSync(join(root, name), "x");
  write("favicon.ico");
  expect((await send("setSiteImage", { target: "favicon", image })).status).toBe(200);
  for (const name of ["share.gif", "share.psd", "case-studies/trade/share.psd"]) write(name);
  for (const file of ["profile.yaml", STUDY_FILE]) expect((await send("getForm", { file })).status).toBe(200);
});

test("names the limit that a request exceeds", async () => {
  const response = await send("setValue", "x".repeat(400_001));
  expect([response.status, await response.json()]).toEqual([
    413,
    { message: "This text is larger than 400 kB. Use a shorter text." },
  ]);
});

test("a response contains what the tab shows: the page, its rows, the settings and the undo step", async () => {
  const shown = { page: `/${STUDY_SLUG}`, form: STUDY_FILE };
  const { update } = await (await send("show", null, shown)).json();
  const [row] = update.page.rows;
  const change = { file: STUDY_FILE, path: ["sections"], action: "remove", index: 0, was: row.was };
  const response = await send("changeList", change, shown);
  const { update: next } = await response.json();
  expect(next.number).toBeGreaterThan(update.number);
  expect(next.site.undo).toMatch(/^Delete/);
  expect(next.page.path).toBe(shown.page);
  expect(next.page.rows).toHaveLength(update.page.rows.length - 1);
  expect(next.form.data.sections).toHaveLength(next.page.rows.length);
  expect((await send("changeList", change, shown)).status).toBe(409);
  expect(read(STUDY_FILE)).toContain("title: Problems");
});

test("a refusal also contains what the tab shows, without the preview of the refused value", async () => {
  await send("preview", { ...NAME, value: "Grace" });
  const response = await send("setValue", { ...NAME, value: "", was: "Ada" }, { page: "/" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    message: "The name must not be empty.",
    update: { page: { path: "/" } },
  });
  expect(renderer.showContent).toHaveBeenLastCalledWith(live.content);
});

test("a saved change is not reported as failed if its page cannot be rendered", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  renderer.page.mockRejectedValue(new Error("No page"));
  const response = await send("setValue", { ...NAME, value: "Grace", was: "Ada" }, { page: "/" });
  expect([response.status, (await response.json()).update.page]).toEqual([200, null]);
  expect(read("profile.yaml")).toContain("name: Grace");
});

test("a tab receives an update when it connects, and after each rebuild", async () => {
  const headers = { "X-Studio-Token": SECRET };
  const response = await app.request("/studio/api/events?tab=2&page=/&form=profile.yaml", { headers });
  expect(response.headers.get("Set-Cookie")).toBe("cookie=1");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const nextUpdate = async () => JSON.parse((await reader?.read())?.value ?? "");
  const first = await nextUpdate();
  expect(first).toMatchObject({ page: { path: "/" }, form: { file: "profile.yaml" } });
  live.emit("change");
  const second = await nextUpdate();
  expect(second.number).toBeGreaterThan(first.number);
  await reader?.cancel();
});

test("each tab has its own visitor, whose name is in the address", async () => {
  const htmlFor = async (visitor: string) =>
    (await (await send("show", null, { page: `/vault?studio-view=${visitor}` })).json()).update.page.html;
  expect(await htmlFor("guest")).toBe('/vault guest <a href="/brief?studio-view=guest"></a>');
  expect(await htmlFor("stranger")).toBe('/vault stranger <a href="/brief?studio-view=stranger"></a>');
});

test("a page in the frame has no script, and shows the visitor of its address", async () => {
  const frame = await app.request("/vault?studio-view=guest", { headers: { "Sec-Fetch-Dest": "iframe" } });
  expect(await frame.text()).toMatch(/^\/vault guest /);
  expect(frame.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
});

test("the studio's page does not contain the secret, and its policy forbids scripts in the page", async () => {
  const page = await app.request("/studio");
  expect(await page.text()).not.toContain(SECRET);
  expect(page.headers.get("X-Frame-Options")).toBe("DENY");
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).not.toContain("script-src");
});

const CHANGE = { ...NAME, value: "Eve", was: "Ada" };

test.each<[title: string, headers: Record<string, string>]>([
  ["without the secret", { Origin: "http://localhost", Cookie: "cookie=1" }],
  ["with a wrong secret", { Origin: "http://localhost", "X-Studio-Token": `${SECRET}x` }],
  ["without an origin", { "X-Studio-Token": SECRET }],
])("refuses requests %s, and sets no cookie", async (_title, headers) => {
  for (const [route, input] of [["setValue", CHANGE], ["getValue", NAME], ["events"]] as const) {
    const response = await send(route, input, { headers });
    expect([response.status, response.headers.get("Set-Cookie")], route).toEqual([403, null]);
  }
  expect(read("profile.yaml")).toContain("name: Ada");
});

test("refuses paths outside of content/ and malformed requests with status 400", async () => {
  for (const file of ["../package.json", "case-studies/../../.env"]) {
    expect((await send("setValue", { ...CHANGE, file })).status, file).toBe(400);
    expect((await send("getValue", { ...NAME, file })).status, file).toBe(400);
  }
  for (const body of ["", "{", "null", "[]", '{"file":1}', JSON.stringify({ ...CHANGE, path: [] })])
    expect((await send("setValue", body)).status, body).toBe(400);
  expect((await app.request("/studio/blob/..%2Fsteps.json")).status).toBe(404);
});

test("accepts JSON if a request that can contain a file does not contain one", async () => {
  expect((await send("setSiteImage", { target: "share", image: null })).status).toBe(200);
});

test("a preview that is late does not replace a saved value", async () => {
  const late = Promise.withResolvers<void>();
  vi.spyOn(live, "contentWith").mockImplementation(async () => {
    await late.promise;
    return { ...live.content, siteUrl: "preview" };
  });
  const preview = send("preview", { ...NAME, value: "Grac" });
  await vi.waitFor(() => expect(live.contentWith).toHaveBeenCalled());
  expect((await send("setValue", { ...NAME, value: "Grace", was: "Ada" })).status).toBe(200);
  late.resolve();
  await preview;
  expect(renderer.showContent).toHaveBeenLastCalledWith(live.content);
});
