/** A still picture: one HTML document rendered once. Sizes are CSS pixels; the file is `scale` times as large. */
export interface Still {
  kind: "still";
  /** The file to write, from the root of the repository: "content/case-studies/trade/hero.png". */
  out: string;
  width: number;
  height: number;
  /** Default 2: twice the size shown. */
  scale?: number;
  /** True keeps what is not painted transparent (card layers, hero windows). */
  transparent?: boolean;
  /** The document's body and its own styles, from the `html` tag. */
  body: string;
}

/**
 * A looping video: one HTML document whose CSS animations all last `seconds` and end where they began.
 * The renderer seeks them frame by frame, so no frame is ever dropped. Use `track()` to write the keyframes.
 */
export interface Film {
  kind: "film";
  /** The mp4 to write. The poster, equal to the first frame, stands beside it as .png. */
  out: string;
  /** Default 1280 × 800, at 30 frames a second. */
  width?: number;
  height?: number;
  seconds: number;
  body: string;
}

export type Piece = Still | Film;
