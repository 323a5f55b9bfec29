import { readdirSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../files/paths.ts";
import { expect, type OpenStudio, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";
const TEXTS = Array.from({ length: 13 }, (_, index) => `Dispatching text ${index}.`);
const isRefused = (text: string) => TEXTS.indexOf(text) % 3 === 2;

/** Delays all responses, and refuses to save every third text. */
async function answerLate({ page }: OpenStudio): Promise<void> {
  await page.route(/\/studio\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { value } = route.request().postDataJSON() ?? {};
    if (isRefused(value)) await route.fulfill({ status: 422, json: { message: "Refused." } });
    else await route.continue().catch(() => undefined);
  });
}

/** Waits until each text is in a file, or on the page with a mark. */
async function expectNoLoss({ frame, read, root }: OpenStudio): Promise<void> {
  const names = readdirSync(join(root, paths.content), { recursive: true, encoding: "utf8" });
  const keptTexts = async () => {
    const files = names.filter((name) => name.endsWith(".yaml")).map((name) => `${read(name)}`);
    const marked = await frame.locator('[data-studio-unsaved="Refused."]').allTextContents();
    return TEXTS.filter((text) => (isRefused(text) ? marked.includes(text) : files.join().includes(text)));
  };
  await expect.poll(keptTexts, { timeout: 60_000 }).toEqual(TEXTS);
}

test("keeps the first characters after Tab, although responses are late and every third text is refused", async ({
  studio,
}) => {
  test.slow();
  const { page } = studio;
  await studio.edit("projects.yaml#cards.0.title");
  await page.keyboard.press("ControlOrMeta+a");
  await answerLate(studio);
  for (const [index, text] of TEXTS.entries()) {
    // The server refuses a card's type that profile.yaml does not list.
    const isType = () => studio.frame.locator('[contenteditable][data-studio$=".type"]').count();
    if (index > 0) await page.keyboard.press("Tab");
    while (await isType()) await page.keyboard.press("Tab");
    await page.keyboard.type(text, { delay: 60 });
  }
  await page.keyboard.press("Tab");
  await expectNoLoss(studio);
});

test("keeps the first characters after a click, although responses are late and every third text is refused", async ({
  studio,
}) => {
  test.slow();
  const { page, frame } = studio;
  await studio.go("/everything");
  await answerLate(studio);
  const selector = ["", "-markdown"].map((kind) => `main [data-studio${kind}^="${STUDY_FILE}"]:visible`);
  const fields = frame.locator(selector.join());
  for (const [index, text] of TEXTS.entries()) {
    await fields.nth(index).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text, { delay: 60 });
  }
  await page.getByRole("button", { name: /^Page:/ }).focus();
  await expectNoLoss(studio);
});

test("keeps the characters typed after Enter at the end of a bullet, and ignores a second Enter", async ({
  studio,
}) => {
  const { page, read } = studio;
  await studio.go("/everything");
  const list = "sections.6.bullets";
  await studio.edit(`${STUDY_FILE}#${list}.0.description`);
  await page.keyboard.press("ControlOrMeta+End");
  await answerLate(studio);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Between both", { delay: 40 });
  await expect(studio.frame.locator("[contenteditable]")).toHaveText("Between both");
  await page.keyboard.press("Enter");
  await expect.poll(() => `${read(STUDY_FILE)}`).toContain("- title: Between both");
  expect(`${read(STUDY_FILE)}`).toContain("description: It comes before the other.");
});

test("keeps the title typed after a click on the kind of a new section, also while the dialog for its video opens", async ({
  studio,
}) => {
  const { page, frame } = studio;
  await studio.go("/everything");
  await answerLate(studio);
  await page.getByRole("button", { name: "Outline" }).click();
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("button", { name: "Text and video" }).click();
  await page.keyboard.type("A title in several words", { delay: 60 });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(frame.locator("[contenteditable]")).toHaveText("A title in several words");
});

test("saves a text that the owner opens while another page loads", async ({ studio }) => {
  const { page, frame, read } = studio;
  await studio.edit("profile.yaml#footer");
  const released = Promise.withResolvers<void>();
  await page.route(/\/everything/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await studio.choosePage("/everything");
  const text = frame.locator('[data-studio="profile.yaml#availability"]').first();
  await text.click();
  await expect(text).toHaveAttribute("contenteditable");
  await page.keyboard.type("Typed late");
  released.resolve();
  await expect.poll(() => `${read("profile.yaml")}`).toContain("Typed late");
});

test("an open, untouched text shows the version of another program", async ({ studio }) => {
  const { frame, read, write } = studio;
  const footer = await studio.edit("profile.yaml#footer");
  write("profile.yaml", `${read("profile.yaml")}`.replace(/^footer: .*/m, "footer: From an agent"));
  await expect(footer).toHaveText("From an agent");
  await expect(footer).toHaveAttribute("contenteditable");
  await frame.locator("body").press("Escape");
  await expect(footer).toHaveText("From an agent");
});

test("marks follow an element that moves after an image has loaded late", async ({ studio }) => {
  const { page, frame } = studio;
  // At the top of the page, the browser does not scroll to keep the text in place.
  const text = frame.locator('main [data-studio^="profile.yaml#"]:visible').first();
  await text.hover();
  const mark = page.locator('[data-mark="hover"]');
  const distance = async () =>
    Math.round(((await text.boundingBox())?.y ?? 0) - ((await mark.boundingBox())?.y ?? 0));
  const before = await distance();
  const top = (await text.boundingBox())?.y ?? 0;
  await frame.locator("main").evaluate((main) => {
    const image = main.ownerDocument.createElement("div");
    image.style.height = "40px";
    main.prepend(image);
  });
  expect((await text.boundingBox())?.y).toBeCloseTo(top + 40, 0);
  await expect.poll(distance).toBe(before);
});
