import { css, html } from "./html.ts";
import type { Still } from "./piece.ts";

export const shareSize = { width: 1200, height: 630, scale: 1 } as const;

/** One link preview: a title on the project's colour, and its picture running off the bottom edge. */
export interface Share {
  out: string;
  name: string;
  title: string;
  colour: string;
  /** A file of the repository with a transparent ground. */
  picture: string;
}

/** Pixels a line of the title may take, and the width of an average character at 1 px. */
const TITLE_WIDTH = 860;
const CHARACTER = 0.68;

const styles = css`<style>
  .share{position:absolute;inset:0;overflow:hidden;padding:56px 64px 0}
  .share .who{position:absolute;right:64px;top:56px;font:500 28px/1.2 Display;letter-spacing:-.015em}
  .share h1{font:500 90px/1 Display;letter-spacing:-.04em;text-wrap:balance;padding-right:210px}
  .share img{position:absolute;left:64px;top:204px;width:1072px}
</style>`;

export function sharePicture({ out, name, title, colour, picture }: Share): Still {
  const size = titleSize(title);
  const body = html`${styles}<div class="share" style="background:${colour};color:${inkOn(colour)}">
    <h1 style="font-size:${size}px">${escapeText(title)}</h1><p class="who">${escapeText(name)}</p>
    <img src="/${picture}" alt=""></div>`;
  return { kind: "still", out, ...shareSize, shows: [picture], body };
}
/** Words from the content files, which may hold an ampersand or an angle bracket. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** As large as one line allows; a title too long for that takes two smaller lines. */
export function titleSize(title: string): number {
  const oneLine = Math.floor(TITLE_WIDTH / (title.length * CHARACTER));
  const twoLines = Math.floor((TITLE_WIDTH * 1.7) / (title.length * CHARACTER));
  return oneLine >= 64 ? Math.min(oneLine, 104) : Math.min(twoLines, 60);
}

/** Ink or paper, whichever reads better on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  const light = red * 0.2126 + green * 0.7152 + blue * 0.0722;
  return light > 0.183 ? "#15161a" : "#fbfbf9";
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
