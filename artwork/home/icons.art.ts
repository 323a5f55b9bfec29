/** The icons for home screens and for browsers without SVG icons, all from the mark in public/favicon.svg. */
import { readFileSync } from "node:fs";
import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";

const mark = readFileSync("public/favicon.svg", "utf8").match(/ d="([^"]+)"/)?.[1] ?? "";

/** The mark on ink, of any size. `inset` is the share of the width left free on each side, in per cent. */
function icon(inset: number): string {
  return html`<div style="position:absolute;inset:0;background:#15161a"><svg viewBox="0 0 32 32"
    style="position:absolute;left:${inset}%;top:${inset}%;width:${100 - inset * 2}%">
    <path d="${mark}" fill="#fbfbf9" fill-rule="evenodd"/></svg></div>`;
}

const touch = { width: 180, height: 180, scale: 1 } as const;

export const pieces: Piece[] = [
  { kind: "still", out: "public/apple-touch-icon.png", ...touch, body: icon(21) },
  { kind: "icon", out: "public/favicon.ico", sizes: [16, 32, 48], body: icon(7) },
];
