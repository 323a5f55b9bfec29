import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { allStudies, type Study } from "../../helpers/content/studies.ts";

const { try: tryIt, full } = strings.prototype;
const { close } = strings.study;

const pathOfFixture = (slug: string) => `/${allStudies.find((study: Study) => study.slug === slug)?.slug}`;
const PUBLIC = { path: pathOfFixture("everything"), heading: "A window to try", isLocked: false };
const LOCKED = { path: pathOfFixture("vault"), heading: "Turn the brass dial twice", isLocked: true };

/** Returns the frame in the study, and the frame of the prototype in it. */
function framesOf(page: Page): { frame: FrameLocator; prototype: FrameLocator } {
  const frame = page.frameLocator(".prototype > iframe >> nth=0");
  return { frame, prototype: frame.frameLocator("iframe") };
}

async function scrollToPrototype(page: Page): Promise<void> {
  await page.locator(".prototype").first().scrollIntoViewIfNeeded();
}

/** Chromium ignores clicks in a frame of another origin that has just moved. */
async function clickUntil(prototype: FrameLocator, text: string): Promise<void> {
  await expect(async () => {
    await prototype.getByRole("button").click();
    await expect(prototype.getByText(text)).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const { path, heading, isLocked } of [PUBLIC, LOCKED]) {
  test(`${path} opens, closes and reopens a prototype in its place, and in a tab of its own`, async ({
    page,
    context,
    visit,
    unlock,
  }) => {
    if (isLocked) await unlock();
    await visit(path);
    await scrollToPrototype(page);
    const { frame, prototype } = framesOf(page);
    const title = prototype.getByRole("heading", { name: heading });
    await frame.getByRole("link", { name: tryIt }).click();
    await expect(title).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(frame.getByRole("link", { name: tryIt })).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(title).toBeVisible();
    await frame.getByRole("link", { name: close }).click();
    await frame.getByRole("link", { name: tryIt }).focus();
    await page.keyboard.press("Enter");
    await expect(title).toBeVisible();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      frame.getByRole("link", { name: full }).click(),
    ]);
    await expect(tab.frameLocator("iframe").getByRole("heading", { name: heading })).toBeVisible();
    await tab.getByRole("link").first().click();
    await expect(tab).toHaveURL(new RegExp(`${path}#\\d`));
    await expect(tab.locator(":target")).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test(`${path} opens a prototype in the same tab on a phone`, async ({
    page,
    visit,
    unlock,
    browserName,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (isLocked) await unlock();
    await visit(path);
    await scrollToPrototype(page);
    await framesOf(page).frame.getByRole("link", { name: tryIt }).click();
    await expect(page).toHaveURL(/\/prototype\/[0-9a-f]+\?full$/);
    await expect(page.frameLocator("iframe").getByRole("heading", { name: heading })).toBeVisible();
    // Playwright loses a page that Firefox restores from its cache.
    if (browserName === "firefox" && !isLocked) return;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
  });
}

test("a prototype has in-memory storage, and its links to other pages and sites do nothing", async ({
  page,
  visit,
}) => {
  await visit(PUBLIC.path);
  await scrollToPrototype(page);
  const { frame, prototype } = framesOf(page);
  await frame.getByRole("link", { name: tryIt }).click();
  await clickUntil(prototype, "The window is open, 1 time.");
  for (const name of ["Another page", "Another site"]) {
    await prototype.getByRole("link", { name }).click();
    await clickUntil(prototype, "The window is open, 1 time.");
  }
});

test("the open prototype of an ended session keeps running, and closing it shows why it cannot open again", async ({
  page,
  context,
  visit,
  unlock,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await unlock();
  await visit(LOCKED.path);
  await scrollToPrototype(page);
  const { frame, prototype } = framesOf(page);
  await frame.getByRole("link", { name: tryIt }).click();
  await expect(prototype.getByRole("button")).toBeVisible();
  await context.clearCookies();
  await clickUntil(prototype, "The fourth tumbler of the dial has fallen.");
  await frame.getByRole("link", { name: close }).click();
  await expect(frame.getByRole("heading", { name: strings.prototype.closed })).toBeVisible();
});

test("a page with a prototype has no Enlarge button for it, and prints the poster only", async ({
  page,
  visit,
  browserName,
}) => {
  await visit(PUBLIC.path);
  await scrollToPrototype(page);
  const figure = page.locator("figure:has(.prototype)").first();
  await expect(figure.getByRole("button", { name: patternOf(strings.study.enlarge) })).toHaveCount(0);
  // Playwright cannot emulate print media in this Firefox.
  if (browserName === "firefox") return;
  await page.emulateMedia({ media: "print" });
  await expect(figure.locator("iframe")).toBeHidden();
  await expect(figure.getByRole("img")).toBeVisible();
});

/** Each script lists attempts. An attempt succeeds if it returns, unless only the requests show its success. */
const HOSTILE: Record<string, string> = {
  parent:
    "[() => parent.document.title, () => parent.parent.document.title, () => parent.history.length, () => frameElement.src]",
  cookies: `[() => document.cookie, () => (document.cookie = "a=b"), () => cookieStore.getAll()]`,
  storage: `[() => succeeds((done, fail) => Object.assign(indexedDB.open("a"), { onsuccess: done, onerror: fail })),
    () => caches.open("a"), () => navigator.serviceWorker.register("/worker.js"), () => parent.localStorage.length]`,
  "own tab": `[() => window.open(location.href).document, () => unseen(link(location.href, "_blank"))]`,
  top: `[() => unseen((top.location = sink)), () => unseen(top.location.replace("/")), () => unseen(link(sink, "_top")),
    () => top.location.href, () => unseen((window.name = "_top"))]`,
  forms: "[() => unseen(form(sink)), () => unseen(form('/api/validate-password'))]",
  "pop-up": `[() => window.open(sink).closed, () => window.open("", "study").document, () => unseen(alert("a"))]`,
  network: `[() => fetch(sink), () => fetch("/"), () => unseen(navigator.sendBeacon(sink)), () => load("img"), () => load("script"),
    () => succeeds((done, fail) => Object.assign(new WebSocket(sink.replace("http", "ws")), { onopen: done, onerror: fail })),
    () => new Worker("/worker.js").terminate() ?? Promise.reject(), () => unseen((location.href = sink))]`,
};

const TOOLS = `
  const succeeds = (run) => new Promise(run);
  const unseen = () => Promise.reject();
  const add = (element) => document.body.appendChild(element);
  const link = (href, target) => add(Object.assign(document.createElement("a"), { href, target })).click();
  const form = (action) => add(Object.assign(document.createElement("form"), { action, method: "post", target: "_top" })).submit();
  const load = (name) => succeeds((onload, onerror) => add(Object.assign(document.createElement(name), { src: sink, onload, onerror })));
  const report = (text) => (add(document.createElement("output")).textContent = text);
  console.error("hostile");
  (async () => {
    const reached = [];
    report("Started");
    for (const attempt of attempts())
      await Promise.resolve().then(attempt).then(() => reached.push(attempt), () => {});
    report("Reached: " + reached.join());
  })();`;

for (const [name, attempts] of Object.entries(HOSTILE)) {
  test(`a hostile prototype reaches nothing: ${name}`, async ({
    page,
    context,
    visit,
    unlock,
    expectedErrors,
  }) => {
    // The browser reports each attempt in its own words.
    expectedErrors.push(/./);
    const hits: string[] = [];
    await using sink = createServer(({ url = "" }, response) => {
      hits.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`;
    const posts: string[] = [];
    context.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const body = `<!doctype html><body><script>const sink = "${address}"; const attempts = () => ${attempts};${TOOLS}</script>`;
    await page.route(/\/prototype\/\w+\/file$/, async (route) => {
      await route.fulfill({ response: await route.fetch(), body });
    });
    await unlock();
    await visit(LOCKED.path);
    await scrollToPrototype(page);
    const { frame, prototype } = framesOf(page);
    await frame.getByRole("link", { name: tryIt }).click();
    // Chromium replaces a prototype that navigates to another site with its own error page.
    const lastReport = async () => {
      const reports = await prototype
        .locator("output")
        .allTextContents()
        .catch(() => ["Loading"]);
      return reports.at(-1) ?? "replaced";
    };
    await expect.poll(lastReport).toMatch(name === "network" ? /^(replaced|Reached: )$/ : /^Reached: $/);
    await expect(frame.getByRole("link", { name: close })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(LOCKED.path);
    expect(context.pages()).toHaveLength(1);
    expect([...hits, ...posts]).toEqual([]);
  });
}
