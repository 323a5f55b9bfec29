import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { themeSchema } from "#app/content/theme-schema.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { shareImageLook, writeCustomImage, writeShareImage } from "./share-image.ts";

const STUDY = { title: "Trading", text: "Ada", color: "#0e1a17", pictures: [] };

vi.setConfig({ testTimeout: 30_000 });

const folder = newFolder();
const file = join(folder, "share.jpg");

const look = await shareImageLook(themeSchema.parse({}));

test.each([
  ["dark text on the yellow background", "#f4b321", "min", 0],
  ["light text on the blue background", "#2b3bff", "max", 255],
] as const)("the share image of a study has %s of the study's hero", async (_title, color, end, textRed) => {
  await writeShareImage({ ...STUDY, color }, look, file);
  const [redChannel] = (await sharp(await readFile(file)).stats()).channels;
  expect(redChannel?.[end]).toBeCloseTo(textRed, -1.5);
  expect(await pixelAt(file, 5, 5, 2)).toBeCloseTo(Number(`0x${color.slice(5)}`), -1);
});

test.each([
  "Search",
  "A pension fund that people understand before they retire, and the letters it no longer has to send",
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "Žluťoučký kůň, æther, ğ, ő, ß, ñ, Ł",
])("the title %j stays within the margins", async (title) => {
  await writeShareImage({ ...STUDY, title }, look, file);
  const { width: fullWidth, height: fullHeight, format } = await sharp(await readFile(file)).metadata();
  expect([fullWidth, fullHeight, format]).toEqual([1200, 630, "jpeg"]);
  const box = await sharp(await readFile(file))
    .trim({ threshold: 60 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = box.info;
  expect(-trimOffsetLeft).toBeGreaterThanOrEqual(56);
  expect(-trimOffsetTop).toBeGreaterThanOrEqual(56);
  expect(width - trimOffsetLeft).toBeLessThanOrEqual(1144);
  expect(height - trimOffsetTop).toBeLessThanOrEqual(630 - 56);
});

test("a photo that the camera took sideways appears upright next to the title", async () => {
  const source = join(folder, "photo.jpg");
  const blueHalf = { create: { width: 400, height: 400, channels: 3, background: "#0000ff" } } as const;
  const photo = sharp({ create: { width: 800, height: 400, channels: 3, background: "#ff0000" } });
  await photo
    .composite([{ input: blueHalf, left: 400, top: 0 }])
    .withMetadata({ orientation: 6 })
    .toFile(source);
  await writeShareImage({ ...STUDY, pictures: [{ images: [source] }] }, look, file);
  const [top, bottom] = [120, 600];
  expect([await pixelAt(file, 1000, top, 0), await pixelAt(file, 1000, bottom, 2)]).toEqual([254, 254]);
  expect(await pixelAt(file, 100, 610, 0)).toBeLessThan(30);
});

test("the home page's share image shows the cards in their colors", async () => {
  const pictures = ["#ff0000", "#00ff00"].map((color) => ({ color, images: [] }));
  await writeShareImage({ title: "Ada", text: "Designs.", pictures }, look, file);
  expect([await pixelAt(file, 300, 470, 0), await pixelAt(file, 900, 470, 1)]).toEqual([254, 255]);
});

test("the home page's share image has the colors of the theme", async () => {
  const theme = themeSchema.parse({ colors: { scheme: "dark", darkBackground: "#200010" } });
  await writeShareImage({ ...STUDY, color: undefined }, await shareImageLook(theme), file);
  expect([await pixelAt(file, 5, 5, 0), await pixelAt(file, 5, 5, 1)]).toEqual([32, 0]);
});

test.each([
  { fonts: { displayWeight: 700 } },
  { colors: { background: "#ffe14d" } },
  { shape: { radius: 0 } },
])("the build draws share images again after the theme changes to %j", async (theme) => {
  expect((await shareImageLook(themeSchema.parse(theme))).key).not.toBe(look.key);
});

test("the owner's share image is cropped, has a white background and omits metadata", async () => {
  const source = join(folder, "owner.png");
  await sharp({ create: { width: 900, height: 1600, channels: 4, background: "#c0502080" } })
    .withExif({ IFD0: { Make: "Owner's camera" } })
    .withIccProfile("p3")
    .toFile(source);
  await writeCustomImage(source, file);
  const { width, height, exif, icc } = await sharp(await readFile(file)).metadata();
  expect([width, height, exif, icc]).toEqual([1200, 630, undefined, undefined]);
  expect(await pixelAt(file, 600, 300, 0)).toBeCloseTo((192 + 255) / 2, -1);
});

async function pixelAt(file: string, left: number, top: number, channel: number): Promise<number> {
  const pixel = await sharp(await readFile(file))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return pixel[channel] ?? -1;
}
