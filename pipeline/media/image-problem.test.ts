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

describe("imageProblem", () => {
  test.each<[string, string | (() => Promise<Buffer>), string]>([
    ["an empty file", "", "is empty: export or copy it again"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "is an SVG: export it as PNG"],
    ["an SVG with a prologue", '<?xml version="1.0"?><!-- x --><svg/>', "is an SVG"],
    ["HEIC", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "is a HEIC photo"],
    ["GIF", () => squareImage().gif().toBuffer(), "is a GIF: export it as PNG"],
    ["an animated WebP", () => animatedWebp(), "is animated: export one frame as PNG"],
    ["TIFF", () => squareImage().tiff().toBuffer(), "has the format tiff: export it as JPEG"],
    ["a truncated JPEG", async () => firstHalf(await noisyImage().jpeg().toBuffer()), "is damaged"],
    ["a truncated PNG", async () => firstHalf(await noisyImage().png().toBuffer()), "is damaged"],
    ["too many pixels", () => imageWithHugeHeader(), "has more than 100 million pixels: export it smaller"],
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

/** Returns a small file whose header specifies 11,000 × 11,000 pixels. */
async function imageWithHugeHeader(): Promise<Buffer> {
  const bytes = await squareImage().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(11_000, frame + 5);
  bytes.writeUInt16BE(11_000, frame + 7);
  return bytes;
}
