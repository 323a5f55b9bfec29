import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { imageProblem } from "./image-problem.ts";

const squareImage = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#c05020" } });

vi.setConfig({ testTimeout: 30_000 });

const folder = newFolder();

async function problemIn(bytes: Buffer | string): Promise<string | null> {
  const path = join(folder, "photo.png");
  await writeFile(path, bytes);
  return imageProblem(path);
}

test.each([
  ["PNG", () => squareImage().png()],
  ["a PNG with a palette", () => squareImage().png({ palette: true })],
  ["JPEG in a file named .png", () => squareImage().jpeg()],
  ["JPEG in CMYK", () => squareImage().toColourspace("cmyk").jpeg()],
  ["WebP", () => squareImage().webp()],
  ["AVIF", () => squareImage().avif()],
])("imageProblem accepts %s", async (_name, image) => {
  expect(await problemIn(await image().toBuffer())).toBeNull();
});

const EXPORT = "export it as JPEG, PNG, WebP or AVIF";
const FILES = "tests/fixtures/images";

const PROBLEMS: Record<string, string | null> = {
  "animated.avif": "is animated: export one frame as PNG, or the animation as a video",
  "animated.gif": "is animated: export one frame as PNG, or the animation as a video",
  "animated.png": "is animated: export one frame as PNG, or the animation as a video",
  "lfs-pointer.png": "is a Git LFS pointer instead of the file: run git lfs pull",
  "one-frame.png": null,
  "photo.bmp": `has the format BMP: ${EXPORT}`,
  "photo.gif": "is a GIF: export it as PNG",
  "photo.heic": "is a HEIC photo, which most browsers cannot show: export it as JPEG",
  "photo.ico": `has the format ICO: ${EXPORT}`,
  "photo.jp2": `has the format JP2: ${EXPORT}`,
  "photo.jxl": `has the format JXL: ${EXPORT}`,
  "photo.pcx": `is not an image, or is damaged: ${EXPORT}`,
  "photo.psd": `has the format PSD: ${EXPORT}`,
  "photo.tga": `is not an image, or is damaged: ${EXPORT}`,
  "photo.tif": `has the format TIF: ${EXPORT}`,
  "scan-header.jpg": null,
};

test.each(readdirSync(FILES))("imageProblem names the format of %s", async (name) => {
  expect(await imageProblem(join(FILES, name))).toBe(PROBLEMS[name]);
});

describe("imageProblem", () => {
  test.each<[string, string | (() => Promise<Buffer>), string]>([
    ["an empty file", "", "is empty: export or copy it again"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "is an SVG: export it as PNG"],
    ["an SVG with a prologue", '<?xml version="1.0"?><!-- x --><svg/>', "is an SVG"],
    ["a PDF", "%PDF-1.7", "has the format PDF: export it as JPEG"],
    [
      "a video",
      () => readBytes("tests/fixtures/site/case-studies/everything/film.mp4"),
      "is a video: use it",
    ],
    ["a text file", "text", "is not an image, or is damaged"],
    ["an animated WebP", () => animatedWebp(), "is animated: export one frame as PNG"],
    [
      "a PNG without its pixels",
      async () => readFileSync(`${FILES}/animated.png`).subarray(0, 42),
      "is damaged",
    ],
    ["a truncated JPEG", async () => firstHalf(await noisyImage().jpeg().toBuffer()), "is damaged"],
    ["a truncated PNG", async () => firstHalf(await noisyImage().png().toBuffer()), "is damaged"],
    ["too many pixels", () => imageOfSize(11_000), "has more than 100 million pixels: export it smaller"],
    ["far too many pixels", () => imageOfSize(30_000), "has more than 100 million pixels: export it smaller"],
    ["a PSD above 100 MB", async () => largeFile("8BPS\0\x01"), "has the format PSD"],
    [
      "a PNG above 100 MB",
      async () => largeFile(await squareImage().png().toBuffer()),
      "is larger than 100 MB",
    ],
  ])("reports %s", async (_name, bytes, message) => {
    const problem = await problemIn(typeof bytes === "string" ? bytes : await bytes());
    expect(problem).toContain(message);
    expect(problem).not.toMatch(/\n|vips|Error/i);
  });
});

function noisyImage() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 200, height: 200, channels: 3, background: "#888", noise } });
}

async function animatedWebp(): Promise<Buffer> {
  const frames = [squareImage(), squareImage().negate()].map((frame) => frame.png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

async function readBytes(path: string): Promise<Buffer> {
  return readFileSync(path);
}

function largeFile(start: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(start), Buffer.alloc(100_000_001)]);
}

/** Returns a small square JPEG whose header contains another size. */
async function imageOfSize(side: number): Promise<Buffer> {
  const bytes = await squareImage().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
