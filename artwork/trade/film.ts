import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { type Film, film } from "../kit/piece.ts";
import { ease, track } from "../kit/track.ts";

import { partStyles } from "./parts.ts";
import { c, theme } from "./theme.ts";

const pointer = cursor("#fff", 21.6, c.desk);

/** A ring where the cursor presses. */
export const pressRing = (name: string, seconds: number, [at, x, y]: [at: number, x: number, y: number]) => ({
  body: html`<i class="press ${name}" style="left:${x + pointer.tip[0]}px;top:${y + pointer.tip[1]}px"></i>`,
  style: track(`.${name}`, seconds, [
    [0, { opacity: 0, transform: "scale(.3)" }, ease.hold],
    [at, { opacity: 0.9, transform: "scale(.3)" }, ease.out],
    [at + 0.5, { opacity: 0, transform: "scale(1)" }, ease.hold],
    [seconds, { opacity: 0, transform: "scale(.3)" }],
  ]),
});

const filmStyles = css`
.bn{width:832px;height:520px;zoom:1.53846154}
.pointer{position:absolute;left:0;top:0;z-index:9}
.press{position:absolute;z-index:8;width:44px;height:44px;margin:-22px;border-radius:50%;border:2px solid ${c.ink}}
`;

/** Drawn at the size it is shown, 832 × 520, and filmed at 1280 × 800. */
export const tradeFilm = (name: string, seconds: number, style: string, body: string): Film =>
  film(
    `trade/${name}`,
    seconds,
    html`<style>${theme}${partStyles}${filmStyles}${style}</style><div class="bn">${body}<div class="pointer">${pointer.svg}</div></div>`,
  );
