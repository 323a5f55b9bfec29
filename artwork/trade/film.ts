import { css, html } from "../kit/html.ts";
import type { Film } from "../kit/piece.ts";
import { ease, type Stop, track } from "../kit/track.ts";
import { cursor } from "./icons.ts";
import { partStyles } from "./parts.ts";
import { c, theme } from "./theme.ts";

type Place = [at: number, x: number, y: number];

/** Carries the cursor from place to place; two places alike make it wait. */
export const cursorTrack = (seconds: number, places: Place[]) =>
  track(
    ".cursor",
    seconds,
    places.map(([at, x, y]): Stop => [at, { transform: `translate(${x}px,${y}px)` }, ease.inOut]),
  );

/** A ring where the cursor presses. */
export const press = (name: string, seconds: number, [at, x, y]: Place) => ({
  body: html`<i class="press ${name}" style="left:${x + 2}px;top:${y + 2}px"></i>`,
  style: track(`.${name}`, seconds, [
    [0, { opacity: 0, transform: "scale(.3)" }, ease.hold],
    [at, { opacity: 0.9, transform: "scale(.3)" }, ease.out],
    [at + 0.5, { opacity: 0, transform: "scale(1)" }, ease.hold],
    [seconds, { opacity: 0, transform: "scale(.3)" }],
  ]),
});

/** Shows something from one moment to another. */
export const between = (selector: string, seconds: number, from: number, to: number, fade = 0.25) =>
  track(selector, seconds, [
    [0, { opacity: 0 }, ease.hold],
    [from, { opacity: 0 }, ease.linear],
    [from + fade, { opacity: 1 }, ease.hold],
    [to, { opacity: 1 }, ease.linear],
    [to + fade, { opacity: 0 }],
  ]);
/** Hides it instead. */
export const except = (selector: string, seconds: number, from: number, to: number, fade = 0.25) =>
  track(selector, seconds, [
    [0, { opacity: 1 }, ease.hold],
    [from, { opacity: 1 }, ease.linear],
    [from + fade, { opacity: 0 }, ease.hold],
    [to, { opacity: 0 }, ease.linear],
    [to + fade, { opacity: 1 }],
  ]);

const filmStyles = css`
.bn{width:832px;height:520px;zoom:1.53846154}
.cursor{position:absolute;left:0;top:0;z-index:9}
.press{position:absolute;z-index:8;width:44px;height:44px;margin:-22px;border-radius:50%;border:2px solid ${c.ink}}
`;

/** Drawn at the size it is shown, 832 × 520, and filmed at 1280 × 800. */
export const film = (name: string, seconds: number, style: string, body: string): Film => ({
  kind: "film",
  out: `content/case-studies/trade/${name}.mp4`,
  seconds,
  body: html`<style>${theme}${partStyles}${filmStyles}${style}</style><div class="bn">${body}${cursor}</div>`,
});
