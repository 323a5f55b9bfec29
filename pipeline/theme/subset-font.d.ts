declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    /** subset-font keeps all glyphs only if `text` is empty. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
