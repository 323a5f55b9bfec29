import { css } from "../kit/html.ts";
import { type Piece, section } from "../kit/piece.ts";
import { discoveryCrop, discoveryPage, discoveryStyles } from "./discovery.ts";
import { partStyles, small } from "./parts.ts";
import { base } from "./theme.ts";

const ground = css`<style>body{background:#fff}</style>`;

export const pieces: Piece[] = [
  section("search/discovery", base + partStyles + discoveryStyles + ground + discoveryPage, 644),
  small("discovery", base + partStyles + discoveryStyles + ground + discoveryCrop, 676),
];
