import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readPixels, readPlaceholder, variantsOf, writeVariant } from "./image-files.ts";

const CAMERA_EXIF = {
  IFD0: { Make: "Owner's camera" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
};

vi.setConfig({ testTimeout: 30_000 });

const folder = newFolder();

describe.each(["avif", "webp"] as const)("a generated %s file", (format) => {
  test("is upright, and omits the location and the camera of a photo", async () => {
    const source = await drawPhoto();
    expect((await sharp(source).metadata()).exif?.toString("latin1")).toContain("Owner's camera");
    const { width, height } = await readPlaceholder(await readPixels(source));
    expect([width, height]).toEqual([240, 120]);
    const variant = await generateVariant(source, 200, format);
    const { exif, icc, xmp, iptc, orientation, ...size } = await sharp(variant).metadata();
    expect(size).toMatchObject({ width: 200, height: 100 });
    expect({ exif, icc, xmp, iptc }).toEqual({});
    expect(orientation ?? 1).toBe(1);
    expect(await colorAt(variant, 10, 10)).toBe("red");
    expect(await colorAt(variant, 190, 10)).toBe("green");
    expect(await colorAt(variant, 10, 90)).toBe("blue");
  });

  test.each(sourcesByKind())(
    "has the color of a source in %s, and so has its placeholder",
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
  ["wide", 6000, 900, [2656, 398]],
  ["long", 20, 20_000, [16, 16_383]],
  ["small", 3, 2, [3, 2]],
])(
  "readPixels scales a %s image down to the largest size that pages show",
  async (_name, width, height, shown) => {
    const { info } = await readPixels(await plainImage("#c05020", width, height).png().toBuffer());
    expect([info.width, info.height]).toEqual(shown);
  },
);

test.each([
  [2656, [400, 720, 1080, 2656], 1080],
  [1280, [400, 720, 1280], 1080],
  [1400, [400, 720, 1080, 1400], 1080],
  [700, [400, 700], 700],
  [3, [3], 3],
])(
  "an image %i pixels wide gets AVIF files with the widths %j and a WebP file with the width %i",
  (width, widths, fallback) => {
    const variants = variantsOf(width);
    expect(variants.avif.map((variant) => variant.width)).toEqual(widths);
    expect(variants.fallback).toEqual({ width: fallback, format: "webp" });
  },
);

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

/** Draws red next to green, and blue below red, in 240 × 120 pixels. Stores the photo with EXIF orientation 5. */
async function drawPhoto(): Promise<Buffer> {
  const coloredCorner = (background: string, left: number, top: number) => ({
    input: { create: { width: 120, height: 60, channels: 3 as const, background } },
    left,
    top,
  });
  const uprightPhoto = await plainImage("#ffffff", 240, 120)
    .composite([
      coloredCorner("#ff0000", 0, 0),
      coloredCorner("#00ff00", 120, 0),
      coloredCorner("#0000ff", 0, 60),
    ])
    .png()
    .toBuffer();
  // Mirrors first, because a single sharp pipeline always rotates before it mirrors.
  const mirroredPhoto = await sharp(uprightPhoto).flop().png().toBuffer();
  return sharp(mirroredPhoto)
    .rotate(270)
    .withExif(CAMERA_EXIF)
    .withMetadata({ orientation: 5 })
    .jpeg()
    .toBuffer();
}

async function generateVariant(source: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const file = join(folder, `variant.${format}`);
  await writeVariant(await readPixels(source), file, { width, format });
  return readFile(file);
}

async function colorAt(image: Buffer, left: number, top: number): Promise<string | undefined> {
  const [red, green, blue] = await pixelAt(image, left, top);
  const channels = { red, green, blue };
  return Object.entries(channels).sort(([, a = 0], [, b = 0]) => b - a)[0]?.[0];
}

function pixelAt(image: Buffer, left: number, top: number): Promise<Buffer> {
  return sharp(image).toColourspace("srgb").extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
}

function plainImage(background: string, width = 64, height = 64, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background } });
}
