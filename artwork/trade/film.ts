import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { type Film, film } from "../kit/piece.ts";
import { ease, track } from "../kit/track.ts";

import { partStyles } from "./parts.ts";
import { c, theme } from "./theme.ts";

const pointer = cursor("#fff", 18, c.desk);

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

const scale = 3;
const size = { width: 480, height: 400 };

const filmStyles = css`
.bn{width:${size.width}px;height:${size.height}px;zoom:${scale}}
.bar{height:36px;padding:0 14px;gap:14px}
.tab{height:26px;padding:0 10px}
.panel>header{padding:0 12px}.panel>header b{font-size:15px}
.plot{inset:0 12px 6px}
.pointer{position:absolute;left:0;top:0;z-index:9}
.press{position:absolute;z-index:8;width:40px;height:40px;margin:-20px;border-radius:50%;border:2px solid ${c.ink}}
`;

/**
 * Phones show a film about 350 px wide, so it is a close-up of the product: 480 px wide, with no text under 13 px.
 * It is filmed at three times that size.
 */
export const tradeFilm = (name: string, seconds: number, style: string, body: string): Film =>
  film(
    `trade/${name}`,
    seconds,
    html`<style>${theme}${partStyles}${filmStyles}${style}</style><div class="bn">${body}<div class="pointer">${pointer.svg}</div></div>`,
    { width: size.width * scale, height: size.height * scale },
  );
