/** The part of subset-font that is used here; the package brings no types of its own. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: "woff2";
    variationAxes: { wght: Axis };
    /** OpenType feature tags. */
    keepFeatures: string[];
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
