/**
 * The icons for home screens and for browsers without SVG icons, all from the mark in public/favicon.svg.
 * favicon.ico: convert public/icon-512.png -gravity center -crop 336x336+0+0 +repage
 *   -define icon:auto-resize=48,32,16 public/favicon.ico
 */
import { readFileSync } from "node:fs";
import { html } from "../kit/html.ts";
import type { Piece } from "../kit/piece.ts";

const mark = readFileSync("public/favicon.svg", "utf8").match(/ d="([^"]+)"/)?.[1] ?? "";

/** The mark on ink. `inset` is the share of the width left free on each side. */
function icon(out: string, size: number, inset: number, radius: number): Piece {
  const free = size * inset;
  const body = html`<div style="position:absolute;inset:0;border-radius:${radius}px;background:#15161a">
    <svg viewBox="0 0 32 32" style="position:absolute;left:${free}px;top:${free}px;width:${size - free * 2}px">
    <path d="${mark}" fill="#fbfbf9" fill-rule="evenodd"/></svg></div>`;
  return { kind: "still", out, width: size, height: size, scale: 1, transparent: true, body };
}

export const pieces: Piece[] = [
  icon("public/apple-touch-icon.png", 180, 0.21, 0),
  icon("public/icon-192.png", 192, 0.21, 0),
  icon("public/icon-512.png", 512, 0.21875, 0),
];
