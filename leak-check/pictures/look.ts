import sharp, { type Sharp } from "sharp";
import { kindOf } from "../decoders/kind.ts";
import type { Pixels } from "../decoders/pdf.ts";
import { edgesOf, type Raster, resized } from "./raster.ts";

/** A picture, small enough to be compared with many. */
export interface Look {
  /** Red, green and blue. */
  colours: [Raster, Raster, Raster];
  grey: Raster;
  edges: Raster;
  /** Of the grey, for a first search. */
  coarse: Raster;
}

/** Pixels of the longer side. */
const LONGEST = 160;
const COARSE = 40;
/** Frames that are taken of a picture that moves. */
const FRAMES = 12;

/** Several for a picture that moves; none for what is no picture, or a damaged one. */
export async function looksOf(bytes: Buffer): Promise<Look[]> {
  const isDrawing = /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
    bytes.subarray(0, 2000).toString("latin1"),
  );
  if (!isDrawing && kindOf(bytes).kind !== "picture") return [];
  try {
    const { pages = 1 } = await sharp(bytes, READING).metadata();
    const step = Math.max(1, Math.ceil(pages / FRAMES));
    const looks: Look[] = [];
    for (let page = 0; page < pages; page += step)
      looks.push(await lookAt(sharp(bytes, { ...READING, ...(page > 0 && { page }) })));
    return looks;
  } catch {
    return [];
  }
}

export function lookOfPixels({ data, width, height, channels }: Pixels): Promise<Look> {
  return lookAt(sharp(data, { raw: { width, height, channels } }));
}

const READING = { failOn: "none", autoOrient: true, limitInputPixels: 2 ** 28 } as const;

async function lookAt(picture: Sharp): Promise<Look> {
  const { data, info } = await picture
    .flatten({ background: "#808080" })
    .toColourspace("srgb")
    .resize({ width: LONGEST, height: LONGEST, fit: "inside", kernel: "linear", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  function plane(at: number): Raster {
    const values = new Float32Array(width * height);
    for (let pixel = 0; pixel < values.length; pixel++) values[pixel] = data[pixel * channels + at] as number;
    return { width, height, values };
  }
  const [red, green, blue] = [plane(0), plane(channels > 2 ? 1 : 0), plane(channels > 2 ? 2 : 0)];
  const grey = {
    width,
    height,
    values: red.values.map(
      (value, at) => 0.3 * value + 0.59 * (green.values[at] as number) + 0.11 * (blue.values[at] as number),
    ),
  };
  const scale = Math.min(1, COARSE / Math.max(width, height));
  const coarse = resized(
    grey,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  return { colours: [red, green, blue], grey, edges: edgesOf(grey), coarse };
}
