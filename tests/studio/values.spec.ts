import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../kit/studio.ts";

const STUDY = "case-studies/everything/case-study.yaml";
const PICTURE = `${STUDY}#sections.1.imgLink`;

test("a picture is replaced with words for it, seen at once, and taken back", async ({ studio }) => {
  const { page, frame, diff, read } = studio;
  await studio.go("/everything");
  const old = read("case-studies/everything/wide.png");
  await frame.locator(`[data-studio-src="${PICTURE}"]`).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Picture file").setInputFiles({
    name: "Ansicht (2).JPG",
    mimeType: "image/jpeg",
    buffer: readFileSync("tests/fixtures/site/cards/two.jpg"),
  });
  await dialog.getByLabel("Describe it").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Describe the picture.");
  await dialog.getByLabel("Describe it").fill("A view.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText(/^Saved/);
  await expect(frame.locator(`[data-studio-src="${PICTURE}"]`).first()).toHaveAttribute("alt", "A view.");
  expect(diff(STUDY)).toEqual({
    before: ["    imgLinkSmall: tall.png", '    alt: Windows, wide, with "quotes" & <signs>.'],
    after: ["    imgLink: ansicht-2.jpg", "    alt: A view."],
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(diff(STUDY)).toEqual({ before: [], after: [] });
  expect(read("case-studies/everything/wide.png")).toEqual(old);
});

for (const way of ["drop", "paste"]) {
  test(`a picture comes by ${way}, too`, async ({ studio }) => {
    const { page, frame, diff } = studio;
    await studio.go("/everything");
    const picture = frame.locator(`[data-studio-src="${PICTURE}"]`).first();
    await picture.focus();
    const bytes = readFileSync("tests/fixtures/site/cards/two.jpg").toString("base64");
    const bring = () =>
      picture.evaluate(
        (element, { type, base64 }) => {
          const own = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([own], "two.jpg", { type: "image/jpeg" }));
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
          const event = new MouseEvent(type, place);
          const name = type === "drop" ? "dataTransfer" : "clipboardData";
          Object.defineProperty(event, name, { value: data });
          element.dispatchEvent(event);
        },
        { type: way, base64: bytes },
      );
    const dialog = page.getByRole("dialog");
    // Not while the page still comes in.
    await expect(async () => {
      await bring();
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog.getByLabel("Describe it")).toBeFocused();
    await dialog.getByLabel("Describe it").fill("A view.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#state")).toHaveText(/^Saved/);
    expect(diff(STUDY).after).toEqual(["    imgLink: two.jpg", "    alt: A view."]);
  });
}

test("a photo that this browser cannot read is refused with what to do", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  await frame.locator(`[data-studio-src="${PICTURE}"]`).first().focus();
  await page.keyboard.press("Enter");
  const file = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await page.getByLabel("Picture file").setInputFiles(file);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("export it as JPEG");
  expect(diff(STUDY).after).toEqual([]);
});

test("a picture comes where the one before it was, with its words", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await frame.locator('[data-studio-src="projects.yaml#cards.0.image"]').dispatchEvent("keydown", {
    key: "Enter",
    bubbles: true,
  });
  const buffer = readFileSync("tests/fixtures/site/cards/two.jpg");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Picture file").setInputFiles({ name: "Desk.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByLabel("Describe it").fill("A desk.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText(/^Saved/);
  expect(diff("projects.yaml").after).toEqual(["    image: cards/desk.jpg", "    alt: A desk."]);
});

test("a picture that is on another page is described, too", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Settings of").selectOption("projects.yaml");
  await page.locator("summary", { hasText: "Cards" }).click();
  await page.locator("summary", { hasText: "1 ·" }).click();
  await page.getByRole("button", { name: "Replace" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Describe it")).not.toHaveValue("");
  await dialog.getByLabel("Describe it").fill("A desk.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("projects.yaml").after).toEqual(["    alt: A desk."]);
});

const REFUSED = [
  ["what is no picture", "photo.png", Buffer.from("no picture"), "cannot be shown as a picture"],
  [
    "a locked picture",
    "plan.png",
    readFileSync("tests/fixtures/site/case-studies/vault/plan.png"),
    "locks it",
  ],
] as const;

for (const [name, file, buffer, sentence] of REFUSED) {
  test(`${name} is refused in a public place before anything is written`, async ({ studio }) => {
    const { page, frame, diff } = studio;
    await studio.go("/everything");
    await frame.locator(`[data-studio-src="${PICTURE}"]`).first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Picture file").setInputFiles({ name: file, mimeType: "image/png", buffer });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText(sentence);
    expect(diff(STUDY)).toEqual({ before: [], after: [] });
  });
}

test("a colour shows while it is chosen, and is one step and one new file when let go", async ({
  studio,
}) => {
  const { page, frame, read } = studio;
  const ground = () => frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("summary", { hasText: "Colors" }).click();
  const color = page.locator("#value-colors-background");
  await color.evaluate((input: HTMLInputElement) => {
    input.value = "#ffe0e0";
    input.dispatchEvent(new Event("input"));
  });
  await expect.poll(ground).toBe("rgb(255, 224, 224)");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await color.dispatchEvent("change");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(read("theme.yaml").toString()).toBe('colors:\n  background: "#ffe0e0"\n');
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("a colour that cannot be read is said, and not written", async ({ studio }) => {
  const { page, read } = studio;
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("summary", { hasText: "Colors" }).click();
  const color = page.locator("#value-colors-text");
  await color.evaluate((input: HTMLInputElement) => {
    input.value = "#e0e0e0";
    input.dispatchEvent(new Event("change"));
  });
  await expect(page.locator("#panel").getByRole("alert").filter({ hasText: "4.5 : 1" })).toBeVisible();
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("tags are lines of a field, and only the one that changed is written", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Settings of").selectOption(STUDY);
  await page.locator("summary", { hasText: "Hero" }).click();
  const tags = page.getByLabel("Tags");
  await tags.press("ControlOrMeta+a");
  await tags.pressSequentially("Web\n2027\nR&D\nPaper");
  await tags.blur();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY)).toEqual({
    before: ['  tags: [Web, "2026", R&D]'],
    after: ['  tags: [Web, "2027", R&D, Paper]'],
  });
  await tags.press("ControlOrMeta+End");
  await tags.pressSequentially("!");
  await tags.blur();
  await expect.poll(() => diff(STUDY).after).toEqual(['  tags: [Web, "2027", R&D, Paper!]']);
});

test("a press on an icon leads to its address", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await frame.locator('[data-studio-href="profile.yaml#links.2"]').first().click();
  await expect(page.getByLabel("Links")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("-b");
  await page.keyboard.press("Tab");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("profile.yaml").after).toEqual(["  - https://dribbble.com/zoe-example-b"]);
  await expect(frame.locator('[href="https://dribbble.com/zoe-example-b"]').first()).toBeVisible();
});

test("what a card says of its study is written there, and a sentence of /brief leads to its setting", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const outcome = frame.locator(`[data-studio="${STUDY}#outcome.0.value"]`);
  // The card's link lies over it.
  await outcome.click({ force: true });
  await expect(outcome).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" of all");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY)).toEqual({ before: ["  - value: 92 %"], after: ["  - value: 92 % of all"] });
  await studio.go("/brief");
  await frame.locator(`[data-studio-part="${STUDY}#role"]`).click();
  await expect(page.locator("#panel").getByLabel("Role")).toBeFocused();
});

test("what is saved in a file with a problem is kept, and said to be seen later", async ({ studio }) => {
  const { page, frame, read, write, diff } = studio;
  const before = read("projects.yaml").toString();
  write("projects.yaml", before.replace("hover: rise", "hover: ryse"));
  await expect(page.getByRole("button", { name: "1 problem" })).toBeVisible();
  const title = frame.locator('[data-studio="projects.yaml#cards.1.title"]');
  await title.click();
  await expect(title).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved. Pages show it once/);
  write("projects.yaml", read("projects.yaml").toString().replace("hover: ryse", "hover: rise"));
  await expect(title).toHaveText(/^Elsewhere & back!/);
  expect(diff("projects.yaml").after).toEqual(["  - title: Elsewhere & back!"]);
});

test("problems are counted, and each leads to its place", async ({ studio }) => {
  const { page, read, write } = studio;
  write("projects.yaml", read("projects.yaml").toString().replace("hover: rise", "hover: ryse"));
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("button", { name: /cards 1 hover/ }).click();
  await expect(page.locator("#panel details[open] summary").first()).toHaveText("Cards");
});

test("a stranger sees the lock, a guest and who has the passcode what is behind it", async ({ studio }) => {
  const { page, frame } = studio;
  await studio.go("/safe");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
  await page.selectOption("#view", "stranger");
  await expect(frame.locator("#prompt-help")).toBeVisible();
  await expect(frame.getByText("third turn of the dial")).toHaveCount(0);
  await page.selectOption("#view", "guest");
  await expect(frame.getByText("third turn of the dial")).toBeVisible();
});

test("phone and dark are the page's own", async ({ studio }) => {
  const { page, frame } = studio;
  await page.getByText("Phone").click();
  await page.getByText("Dark", { exact: true }).click();
  expect(await frame.locator("html").evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(390);
  await expect
    .poll(() => frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe("rgb(18, 19, 22)");
});

test("by keyboard alone from the bar to a text and into the panel; axe finds nothing", async ({
  studio,
  browserName,
}) => {
  const { page, frame } = studio;
  await page.getByLabel("Page", { exact: true }).focus();
  await page.keyboard.press("F6");
  await expect(frame.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByLabel("Settings of")).toBeVisible();
  await page.keyboard.press("Shift+F6");
  await expect(page.getByLabel("Settings of")).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();
  if (browserName === "chromium") {
    const { violations } = await new AxeBuilder({ page }).exclude("#page").analyze();
    expect(violations).toEqual([]);
  }
});
