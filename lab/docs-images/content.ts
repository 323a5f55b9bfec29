import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { HOVERS } from "#app/content/schema.ts";
import { buildSite } from "../../tests/helpers/site/build-site.ts";
import { startSite } from "../../tests/helpers/site/start-site.ts";

const IMAGES_FOLDER = "docs/pictures";
/** No animation in app/styles/card-motion.css takes longer. */
const LONGEST_ANIMATION_MS = 1_600;
const IMAGE_WIDTH = 960;
const VIEWPORT = { width: 1280, height: 900 };

/** Makes screenshots of a site in which each text is the name of its field. */
export async function makeContentImages(browser: Browser): Promise<void> {
  const content = await mkdtemp(join(tmpdir(), "content-"));
  await writeContent(content);
  const root = await buildSite("content-images", content);
  await rm(content, { recursive: true });
  await using site = await startSite({}, join(root, "server/node/serve.ts"));
  const page = await browser.newPage({
    viewport: VIEWPORT,
    baseURL: site.server.origin,
    colorScheme: "light",
  });
  await openPage(page, "/");
  await writeImage("content-home", await page.screenshot());
  await writeImage("content-hovers", await screenshotHovers(page));
  await page.setViewportSize({ ...VIEWPORT, height: 1_200 });
  await openPage(page, "/study");
  await writeImage("content-study", await page.screenshot());
  await writeImage("content-shapes", await screenshotShapes(page));
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForAnimations(page);
}

async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(LONGEST_ANIMATION_MS);
}

/** Arranges screenshots of each card before and after its animation, with two cards in each row. */
async function screenshotHovers(page: Page): Promise<Buffer> {
  const images: Buffer[] = [];
  for (const card of await page.locator(".cards .card").all()) {
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await waitForAnimations(page);
    images.push(await card.screenshot());
    await card.hover();
    await waitForAnimations(page);
    images.push(await card.screenshot());
  }
  return arrangeInGrid(images, 4);
}

async function screenshotShapes(page: Page): Promise<Buffer> {
  const images: Buffer[] = [];
  for (const section of await page.locator("article section").all()) {
    await section.scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    images.push(await section.screenshot());
  }
  return arrangeInGrid(images, images.length);
}

async function arrangeInGrid(images: Buffer[], columns: number): Promise<Buffer> {
  const gap = 16;
  const width = Math.floor((2 * IMAGE_WIDTH - (columns - 1) * gap) / columns);
  const resizedImages = await Promise.all(
    images.map((image) => sharp(image).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  let top = 0;
  const placedImages = [];
  for (let first = 0; first < images.length; first += columns) {
    const row = resizedImages.slice(first, first + columns);
    placedImages.push(...row.map(({ data }, column) => ({ input: data, left: column * (width + gap), top })));
    top += Math.max(...row.map(({ info }) => info.height)) + gap;
  }
  const sheet = { width: 2 * IMAGE_WIDTH, height: top, channels: 3, background: "#fbfbf9" } as const;
  return sharp({ create: sheet }).composite(placedImages).png().toBuffer();
}

async function writeImage(name: string, image: Buffer): Promise<void> {
  const file = join(IMAGES_FOLDER, `${name}.webp`);
  const { size } = await sharp(image).resize({ width: IMAGE_WIDTH }).webp({ quality: 80 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}

async function writeContent(content: string): Promise<void> {
  const cards = HOVERS.map((hover, index) => {
    const [size, label]: [[number, number], string] =
      index === HOVERS.length - 1
        ? [[2656, 1138], "21:9"]
        : hover === "scroll"
          ? [[1300, 1950], "2:3"]
          : [[1300, 975], "4:3"];
    return { hover, size, label, link: index === 0 ? "/study" : `https://example.com/${index}` };
  });
  const files: Record<string, string | Uint8Array> = {
    "profile.yaml": `name: name
tagline: tagline
links: [https://www.linkedin.com/in/you, https://github.com/you, mailto:you@example.com]
blurb: { title: blurb.title, description: blurb.description, imgLink: avatar.png, alt: blurb.alt }
footer: footer
types: [type]
`,
    "projects.yaml": `cards:\n${cards
      .map(
        ({ hover, link }) =>
          `  - { title: "hover: ${hover}", description: description, image: ${hover}.png, alt: alt, bgimage: ${hover}-back.png, bgColor: "#cfe9ff", link: "${link}", type: type, hover: ${hover} }\n`,
      )
      .join("")}`,
    "case-studies/study/case-study.yaml": `access: public
role: role
team: team
outcome: [{ value: outcome.value, what: outcome.what }]
summary: summary
hero: { imgLink: hero.png, alt: hero.alt, title: hero.title, description: hero.description, tags: [hero.tags, hero.tags], width: 640, spacing: 48, bgColor: "#cfe9ff" }
sections:
  - { type: textImage, title: wide, description: "2000 × 1200 pixels, with imgBgColor and spacing, as wide as the text", imgLink: wide.png, alt: alt, caption: caption, imgBgColor: "#cfe9ff", spacing: 32 }
  - { type: textImage, title: tall, description: "900 × 2280 pixels: at most as high as the window", imgLink: tall.png, alt: alt }
  - { type: textImage, title: small, description: "320 × 240 pixels: not enlarged", imgLink: small.png, alt: alt }
`,
    "avatar.png": await drawCheckeredImage([400, 400], "blurb.imgLink", "#ffd9a8"),
    "case-studies/study/hero.png": await drawCheckeredImage([1280, 800], "hero.imgLink", "#f4b321"),
    "case-studies/study/wide.png": await drawCheckeredImage([2000, 1200], "imgLink", "#b8e0c2"),
    "case-studies/study/tall.png": await drawCheckeredImage([900, 2280], "imgLink", "#b8e0c2"),
    "case-studies/study/small.png": await drawCheckeredImage([320, 240], "imgLink", "#b8e0c2"),
  };
  for (const { hover, size, label } of cards) {
    files[`${hover}.png`] = await drawCheckeredImage(size, `image, ${label}`, "#f4b321", 0.16);
    files[`${hover}-back.png`] = await drawCheckeredImage(size, "bgimage", "#8fb7ff");
  }
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(content, name)), { recursive: true });
    await writeFile(join(content, name), bytes);
  }
}

/**
 * Draws a checkerboard with a name, so that readers see which parts of an image are cropped.
 * @param margin the transparent share of each edge
 */
function drawCheckeredImage(
  [width, height]: [number, number],
  name: string,
  color: string,
  margin = 0,
): Promise<Buffer> {
  const cellSize = Math.min(width, height) / 8;
  const transparentWidth = margin * Math.min(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="p" width="${2 * cellSize}" height="${2 * cellSize}" patternUnits="userSpaceOnUse"><path fill="#fff" fill-opacity=".35" d="M0 0h${cellSize}v${cellSize}h${cellSize}v${cellSize}h-${cellSize}v-${cellSize}h-${cellSize}z"/></pattern>
<g transform="translate(${transparentWidth} ${transparentWidth}) scale(${1 - (2 * transparentWidth) / width} ${1 - (2 * transparentWidth) / height})">
<rect width="${width}" height="${height}" fill="${color}"/><rect width="${width}" height="${height}" fill="url(#p)"/>
<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="#15161a" stroke-width="6"/>
<text x="50%" y="50%" font-family="sans-serif" font-size="${Math.min(width / 12, cellSize)}" text-anchor="middle">${name}</text></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
