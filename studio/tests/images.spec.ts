import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, replaceText, sendFile, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";
const IMAGE_FIELD = `${STUDY_FILE}#sections.1.imgLink`;

test("replaces an image and its alt text in one step, and restores both with Undo", async ({ studio }) => {
  const { page, frame, diff, read } = studio;
  await studio.go("/everything");
  const oldImage = read("case-studies/everything/wide.png");
  await frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change the image" });
  await dialog.locator("input[type=file]").setInputFiles({
    name: "Ansicht (2).JPG",
    mimeType: "image/jpeg",
    buffer: readFileSync("tests/fixtures/site/cards/two.jpg"),
  });
  await expect(dialog.getByLabel("Describe the image")).toBeFocused();
  await expect(dialog).toContainText("The image for phones");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Enter a description of the image.");
  await page.keyboard.type("A view.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved/);
  await expect(frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first()).toHaveAttribute("alt", "A view.");
  expect(diff(STUDY_FILE)).toEqual({
    before: [
      "    imgLinkSmall: tall.png",
      "    altSmall: Windows, tall, for phones.",
      '    alt: Windows, wide, with "quotes" & <signs>.',
    ],
    after: ["    imgLink: ansicht-2.jpg", "    alt: A view."],
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
  expect(read("case-studies/everything/wide.png")).toEqual(oldImage);
});

test("refuses a photo that the browser cannot read, and suggests JPEG, until Escape closes the dialog", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  await frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first().focus();
  await page.keyboard.press("Enter");
  const file = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  await page.locator("input[type=file]").setInputFiles(file);
  const errorMessage = page.getByRole("dialog").getByRole("alert");
  await expect(errorMessage).toContainText("“IMG_1.HEIC”, a HEIC photo. Export it as JPEG");
  await replaceText(page.getByLabel("Describe the image"), "Other words.");
  const sentRequests: string[] = [];
  page.on("request", (request) => sentRequests.push(request.url()));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(errorMessage).toContainText("“IMG_1.HEIC”, a HEIC photo. Export it as JPEG");
  expect(sentRequests).toEqual([]);
  expect(diff(STUDY_FILE).after).toEqual([]);
  await page.getByLabel("Describe the image").press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("changes the alt text of an image that the page does not show", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await studio.settings("Cards");
  await page.getByRole("button", { name: "Image: replace", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Describe the image")).not.toHaveValue("");
  await replaceText(dialog.getByLabel("Describe the image"), "A desk.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("projects.yaml").after).toEqual(["    alt: A desk."]);
});

test("asks for the alt text of each layer of a card that lifts, and crops it around a focal point", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const dialog = page.getByRole("dialog");
  const lastLayer = frame.locator('[data-studio-src="projects.yaml#cards.5.image"]').last();
  const open = () => lastLayer.dispatchEvent("keydown", { key: "Enter", bubbles: true });
  await open();
  await expect(dialog.getByLabel("Describe the image")).toHaveValue("Windows that are lifted.");
  const source = sharp({ create: { width: 400, height: 800, channels: 3, background: "red" } });
  const buffer = await source.png().toBuffer();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "tower.png", mimeType: "image/png", buffer });
  await expect(dialog).toContainText("so the image is blurred");
  await replaceText(dialog.getByLabel("Describe the image"), "A tower.");
  const dot = dialog.getByRole("slider", { name: "Focal point" });
  await dot.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(dot).toHaveAttribute("aria-valuetext", "49% from the left, 40% from the top");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect(lastLayer).toHaveCSS("object-position", "49% 40%");
  const firstLines = ["    image: cards/tower.png", "    alt: A tower.", "    focus: 49% 40%"];
  expect(diff("projects.yaml").after).toEqual(firstLines);

  await open();
  const picture = dot.locator("..");
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 2, y: height / 4 } });
  await expect(dot).toHaveAttribute("aria-valuetext", "50% from the left, 25% from the top");
  await replaceText(dialog.getByLabel("Describe the image"), "A tall tower.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(lastLayer).toHaveCSS("object-position", "50% 25%");
  expect(diff("projects.yaml").after).toEqual([
    "    image: cards/tower.png",
    "    alt: A tall tower.",
    "    focus: 50% 25%",
  ]);
  for (const lines of [firstLines, []]) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => diff("projects.yaml").after).toEqual(lines);
  }
});

test("replaces the résumé, the icon and a share image in the settings, and restores them with Undo", async ({
  studio,
}) => {
  const { page, read, diff } = studio;
  const dialog = page.getByRole("dialog");
  const replace = async (title: string, name: string, buffer: Buffer) => {
    await page.getByRole("button", { name: `${title}: replace` }).click();
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
    await dialog.getByRole("button", { name: "Save" }).click();
  };
  const photo = readFileSync("tests/fixtures/site/cards/two.jpg");
  await studio.settings("Profile");
  for (const group of ["Contact and résumé", "Icon and share images"])
    await page.getByRole("button", { name: group }).click();
  await replace("Résumé", "CV 2026.pdf", Buffer.from("%PDF-1.7 %%EOF"));
  await expect(dialog).toHaveCount(0);
  expect(diff("profile.yaml").after).toEqual(["resume: cv-2026.pdf"]);
  await replace("Icon of the browser tab", "photo.jpg", photo);
  await expect(dialog.getByRole("alert")).toHaveText(/Export it as svg, png/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await replace("Icon of the browser tab", "icon.svg", Buffer.from(ICON));
  await expect(dialog).toHaveCount(0);
  expect(`${read("favicon.svg")}`).toBe(ICON);
  expect(() => read("favicon.png")).toThrow("ENOENT");
  await replace("Share image of Home", "Desk.jpeg", photo);
  await expect(dialog).toHaveCount(0);
  expect(read("share.jpg")).toEqual(photo);
  expect(() => read("share.png")).toThrow("ENOENT");
  for (const label of ["share image", "icon", "résumé"]) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator("#state")).toHaveText(new RegExp(`^Undone: Change the ${label}`));
  }
});

test("adds a résumé for a company, says when it can be chosen, and shows why a name is refused", async ({
  studio: { page, read, settings },
}) => {
  await settings("Profile");
  await page.getByRole("button", { name: "Résumés for companies" }).click();
  const fileChooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a résumé" }).click();
  const pdf = { name: "CV.pdf", mimeType: "application/pdf", buffer: read("resume.pdf") };
  await (await fileChooser).setFiles(pdf);
  await expect(page.locator("#state")).toHaveText(/Invitations can offer it after the next publication/);
  const name = page.getByLabel("Name of CV");
  await name.fill("a/b");
  await name.press("Enter");
  await expect(page.locator("#panel").getByRole("alert")).toHaveText(/^Write a name without/);
  await name.fill("Allegro");
  await name.press("Enter");
  await expect(page.getByLabel("Name of Allegro")).toBeVisible();
  expect(read("resumes/Allegro.pdf")).toEqual(read("resume.pdf"));
  await expect(page.locator("#panel").getByRole("alert")).toHaveCount(0);
});

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
const GIF = "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const REFUSED_FILES = [
  ["wave.gif", Buffer.from(GIF, "base64"), "is a GIF: export it as PNG"],
  ["Büro 1.png", Buffer.from("text"), "“Büro 1.png” is not an image, or is damaged"],
  ["poster.png", Buffer.from("8BPS\0\x01"), "“poster.png” has the format PSD"],
  [
    "plan.png",
    readFileSync("tests/fixtures/site/case-studies/vault/plan.png"),
    "(also in Everything there is, section “A wide picture”",
  ],
] as const;

test("names the format of a GIF, a text file and a PSD, and refuses a locked image for a public page before Save", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  await frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  for (const [name, buffer, message] of REFUSED_FILES) {
    const mimeType = `image/${name.slice(-3)}`;
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await expect(dialog.getByRole("alert")).toContainText(message);
    await expect(dialog.locator("img")).not.toHaveAttribute("src", /^blob:/);
  }
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
});

test("shows a large image until its sizes are generated and loaded, and removes the image after Undo", async ({
  studio,
}) => {
  const { page, frame } = studio;
  await studio.go("/everything");
  const image = frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first();
  await image.focus();
  await page.keyboard.press("Enter");
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const source = sharp({ create: { width: 3200, height: 2400, channels: 3, background: "red", noise } });
  const buffer = await source.jpeg().toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await replaceText(page.getByLabel("Describe the image"), "Noise.");
  await page.keyboard.press("Enter");
  await expect(image).toHaveAttribute("src", /^\/studio\/blob\//);
  const release = Promise.withResolvers<void>();
  await page.route("**/media/*", (route) => release.promise.then(() => route.continue()));
  await expect(image).toHaveAttribute("src", /^\/media\//);
  await expect(image).toHaveCSS("background-image", /studio\/blob/);
  release.resolve();
  await expect(image).toHaveCSS("background-image", "none");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  await expect(image).toHaveAttribute("src", /^\/media\//);
});

test("offers to show all of a tall image, and resets the choice for the next image", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  const image = frame.locator('[data-studio-src$="#sections.12.imgLink"]').first();
  const dialog = page.getByRole("dialog");
  const replace = async (name: string) => {
    await sendFile(image, "drop", {
      name,
      mimeType: "image/png",
      buffer: readFileSync(`tests/fixtures/site/case-studies/everything/${name}`),
    });
    await replaceText(dialog.getByLabel("Describe the image"), "Chapters.");
  };
  const choice = dialog.getByRole("button", { name: /Tall image/ });
  const newLines = () => diff(STUDY_FILE).after;
  await replace("page.png");
  await choice.click();
  await page.getByRole("option", { name: "Visitors see all of it, small" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(newLines).toContain("    tall: whole");
  await expect(frame.locator(".window")).toHaveCount(0);
  await replace("wide.png");
  await expect(choice).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(newLines).not.toContain("    tall: whole");
});

test("animates images while Alt is pressed, and removes a background in the settings", async ({ studio }) => {
  const { page, frame, diff } = studio;
  const front = frame.locator('[data-hover="slide"] .front').first();
  await front.hover({ force: true });
  const transform = () => front.evaluate((element) => getComputedStyle(element).transform);
  expect(await transform()).toBe("none");
  await page.keyboard.down("Alt");
  await expect.poll(transform).not.toBe("none");
  await page.keyboard.up("Alt");
  await expect.poll(transform).toBe("none");
  await studio.settings("Cards");
  await page.getByRole("button", { name: "Background image: remove" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff("projects.yaml").after).toEqual(["    bgimage: null"]);
});

test("the settings replace the video of a section, and navigation opens the settings of the new page", async ({
  studio,
}) => {
  const { page, frame } = studio;
  await studio.go("/everything");
  await frame.getByRole("heading", { name: "A film" }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("button", { name: "Poster image: replace" })).toBeVisible();
  await page.getByRole("button", { name: "Video: replace" }).click();
  await expect(page.getByLabel("Describe the video")).toHaveValue("Waves of colour, closer and closer.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("#value-access")).toHaveCount(0);
  await studio.go("/safe");
  await expect(page.getByRole("button", { name: "This page Settings of" })).toBeVisible();
  await expect(page.locator("#panel").getByLabel("Team")).toHaveValue("One engineer");
});
