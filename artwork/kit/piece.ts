interface Common {
  /** The file to write, from the root of the repository: "content/case-studies/trade/hero.png". */
  out: string;
  /** The document's body and its own styles, from the `html` tag. */
  body: string;
  /**
   * Files of the repository that the body shows, other pieces perhaps: `<img src="/content/avatar.png">`.
   * Such a piece is rendered last, and again whenever one of these files has changed.
   */
  shows?: string[];
}

/** A still picture: one HTML document rendered once. Sizes are CSS pixels; the file is `scale` times as large. */
export interface Still extends Common {
  kind: "still";
  width: number;
  height: number;
  /** Default 2: twice the size shown. */
  scale?: number;
  /** True keeps what is not painted transparent (card layers, hero windows). */
  transparent?: boolean;
}

/**
 * A looping video of 1280 × 800 by default: one HTML document whose CSS animations all last `seconds` and end where they
 * began. The renderer seeks them frame by frame, so no frame is ever dropped. Use `track()` to write the keyframes.
 * The poster, equal to the first frame, stands beside the mp4 as .png.
 */
export interface Film extends Common {
  kind: "film";
  seconds: number;
  width?: number;
  height?: number;
}

export type Piece = Still | Film;

/** A layer of a card on the home page, transparent where the stage shows through. */
export function card(name: string, body: string, width = 660, height = 496): Still {
  return { kind: "still", out: `content/cards/${name}.png`, width, height, transparent: true, body };
}

/** The picture at the head of a case study, on the stage's own colour. */
export function hero(study: string, body: string): Still {
  const out = `content/case-studies/${study}/hero.png`;
  return { kind: "still", out, width: 1120, height: 640, transparent: true, body };
}

/** A picture of a section, as wide as the text's column: "trade/problems". */
export function section(name: string, body: string, height = 520): Still {
  return { kind: "still", out: `content/case-studies/${name}.png`, width: 832, height, body };
}

export function film(
  name: string,
  seconds: number,
  body: string,
  size: Pick<Film, "width" | "height"> = {},
): Film {
  return { kind: "film", out: `content/case-studies/${name}.mp4`, seconds, body, ...size };
}
