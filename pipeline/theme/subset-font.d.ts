/** The package has no types. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    /** Requires an empty text. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
