import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readPixels, readPlaceholder, variantsOf, writeVariant } from "./image-files.ts";

vi.setConfig({ testTimeout: 30_000 });

const folder = newFolder();

describe.each(["avif", "webp"] as const)("a generated %s file", (format) => {
  test("is upright, and omits the location and the camera of a photo", async () => {
    const source = await drawPhoto();
    expect((await sharp(source).metadata()).exif?.toString("latin1")).toContain("Owner's camera");
    const { width, height } = await readPlaceholder(await readPixels(source));
    expect([width, height]).toEqual([240, 120]);
    const variant = await generateVariant(source, 200, format);
    const metadata = await sharp(variant).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 100 });
    expect(metadata).not.toHaveProperty("exif");
    expect(metadata.orientation ?? 1).toBe(1);
    const [redPixel, bluePixel] = [await pixelAt(variant, 190, 50), await pixelAt(variant, 10, 50)];
    expect([redPixel[0], bluePixel[2]]).toEqual([expect.closeTo(255, -1), expect.closeTo(255, -1)]);
  });

  test.each(sourcesByKind())(
    "and its placeholder keep the color of %s",
    async (_name, image, [red, green, blue]) => {
      const source = await image().toBuffer();
      const variant = await generateVariant(source, 64, format);
      const pixel = await pixelAt(variant, 32, 32);
      const { color } = await readPlaceholder(await readPixels(source));
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const placeholder = Buffer.from(color?.slice(1) ?? "", "hex");
      for (const [index, value] of [red, green, blue].entries()) {
        expect(Math.abs((pixel[index] ?? 0) - value)).toBeLessThanOrEqual(8);
        expect(Math.abs((placeholder[index] ?? 0) - value)).toBeLessThanOrEqual(8);
      }
    },
  );

  test("keeps the transparency of its source", async () => {
    const source = await plainImage("#c0502080", 64, 64, 4).png().toBuffer();
    const [, , , alpha = 0] = await pixelAt(await generateVariant(source, 64, format), 32, 32);
    expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(2);
  });
});

test("readPlaceholder omits the color of an image with one transparent pixel", async () => {
  const pixels = Buffer.alloc(64 * 64 * 4, 255);
  pixels[3] = 254;
  const source = await sharp(pixels, { raw: { width: 64, height: 64, channels: 4 } })
    .png()
    .toBuffer();
  expect((await readPlaceholder(await readPixels(source))).color).toBeNull();
});

test.each([
  ["shrinks a wide image", 6000, 900, [2656, 398]],
  ["shrinks a long image", 20, 20_000, [16, 16_383]],
  ["does not enlarge a small image", 3, 2, [3, 2]],
])("readPixels %s", async (_title, width, height, expectedSize) => {
  const { info } = await readPixels(await plainImage("#c05020", width, height).png().toBuffer());
  expect([info.width, info.height]).toEqual(expectedSize);
});

test.each([
  [2656, [720, 1080, 2656], 1080],
  [1280, [720, 1280], 1080],
  [1400, [720, 1080, 1400], 1080],
  [900, [900], 900],
  [3, [3], 3],
])("%i pixels become AVIF files with the widths %j and a WebP file with %i", (width, widths, fallback) => {
  const variants = variantsOf(width);
  expect(variants.avif.map((variant) => variant.width)).toEqual(widths);
  expect(variants.fallback).toEqual({ width: fallback, format: "webp" });
});

/** Returns a name, an image and its sRGB color for each kind of source. */
function sourcesByKind(): [string, () => Sharp, [number, number, number]][] {
  return [
    ["8 bits", () => plainImage("#c05020").png(), [192, 80, 32]],
    ["16 bits", () => plainImage("#c05020").toColourspace("rgb16").png(), [192, 80, 32]],
    ["gray", () => plainImage("#808080").toColourspace("b-w").png(), [128, 128, 128]],
    ["gray with 16 bits", () => plainImage("#808080").toColourspace("grey16").png(), [128, 128, 128]],
    ["a palette", () => plainImage("#c05020").png({ palette: true, colours: 4 }), [192, 80, 32]],
    ["Display P3", () => plainImage("#c05020").withIccProfile("p3").jpeg({ quality: 100 }), [192, 80, 32]],
    // Few colors exist in both sRGB and the CMYK profile.
    ["CMYK", () => plainImage("#a08070").withIccProfile("cmyk").jpeg({ quality: 100 }), [157, 124, 99]],
  ];
}

/** Stores red above blue. The EXIF orientation is 6, so the upright photo has red at the right. */
async function drawPhoto(): Promise<Buffer> {
  const blueSquare = await plainImage("#0000ff", 120, 120).png().toBuffer();
  const location = { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" };
  return plainImage("#ff0000", 120, 240)
    .composite([{ input: blueSquare, left: 0, top: 120 }])
    .withExif({ IFD0: { Make: "Owner's camera" }, IFD3: location })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function generateVariant(source: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const file = join(folder, `variant.${format}`);
  await writeVariant(await readPixels(source), file, { width, format });
  return readFile(file);
}

function pixelAt(image: Buffer, left: number, top: number): Promise<Buffer> {
  return sharp(image).toColourspace("srgb").extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
}

function plainImage(background: string, width = 64, height = 64, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background } });
}
