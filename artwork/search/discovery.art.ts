import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { chip, logo, partStyles, pic, thumb, user } from "./parts.ts";
import type { SceneName } from "./scenes.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#fff}
.wrap{padding:20px 32px 0}
.ask{flex:1;display:flex;align-items:center;gap:12px;height:48px;border-radius:24px;padding:0 20px;background:#eef6fd;color:var(--soft);font-size:16px}
.mosaic{display:grid;grid-template:172px 160px/1.32fr 1fr 1fr;gap:16px;margin-top:16px}
.tile{position:relative;display:flex;flex-direction:column;background:#fff}
.tile .pic{flex:1;border-radius:18px;width:100%}
.tile h3{font-size:16px;line-height:20px;font-weight:600;margin-top:8px}
.tile p{color:var(--soft);line-height:18px}
.lead{grid-row:1/3}.tile.lead .pic{position:absolute;inset:0;height:100%}
.lead .words{position:absolute;left:12px;right:12px;bottom:12px;background:#fff;border-radius:14px;padding:14px 16px}
.go-on{display:flex;gap:16px;align-items:center;margin-top:20px;padding:12px;border-radius:18px;background:#eef6fd}
.track{width:200px;height:8px;border-radius:4px;background:#cfe0ef;overflow:hidden}.track i{display:block;width:50%;height:8px;background:var(--blue);border-radius:4px}
</style>`;

const tile = (name: SceneName, view: string, title: string, detail: string) =>
  html`<div class="tile">${pic(name, "", view)}<h3>${title}</h3><p>${detail}</p></div>`;

const picture = html`${base}${partStyles}${styles}<div class="wrap">
  <div class="row" style="gap:24px">${logo()}<div class="ask"><span class="blue">${icon("search", 20, 2)}</span>Search places, trips and gear, or just ask</div>${user}</div>
  <div class="row between" style="margin-top:22px"><div class="t24 bb">Dry on Saturday, close to you</div><div class="row" style="gap:8px">${chip("This weekend", true)}${chip("By train", false, "train")}${chip("Huts", false, "bed")}</div></div>
  <div class="mosaic">
    <div class="tile lead">${pic("larch", "", "91 22 204 238")}<div class="words"><div class="t17 bb">Two weeks of gold</div><div class="soft" style="margin-top:2px">Where the larches turn first, and six walks under them</div></div></div>
    ${tile("falls", "58 40 290 170", "Halla Falls", "5 km, with a swim below")}
    ${tile("coast", "130 24 270 158", "Osten Light", "A walk out at low tide")}
    ${tile("night", "70 112 260 122", "First night out", "A guide for tents")}
    ${tile("snow", "0 22 400 188", "Arven, north side", "Snow from 2,500 m up")}
  </div>
  <div class="go-on">${thumb("pass", 56)}<div class="grow"><div class="t15 b">Carry on planning the Arven Traverse</div><div class="soft">One of two nights booked, Mern Hut is left</div></div><div class="track"><i></i></div><span class="btn" style="height:40px">Carry on</span></div>
</div>`;

export const pieces: Piece[] = [section("search/discovery", picture, 600)];
