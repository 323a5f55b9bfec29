import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { card, type Piece } from "../kit/piece.ts";
import { hut, weekend } from "./data.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import { pic } from "./parts.ts";
import { painter } from "./scenes.ts";
import { base } from "./theme.ts";

const styles = css`<style>
.page{position:absolute;left:70px;width:520px}
.box{position:absolute;background:#fff;border-radius:24px;overflow:hidden}
.big{display:flex;align-items:center;gap:18px;height:76px;padding:0 12px 0 28px;border-radius:38px;background:#fff;font-size:28px;font-weight:500;letter-spacing:-.02em}
.big i{width:3px;height:34px;background:var(--blue);margin-left:4px}
.send{width:54px;height:54px;border-radius:27px;background:var(--blue);color:#fff;display:grid;place-items:center}
h3{font-size:30px;line-height:36px;font-weight:700;letter-spacing:-.025em}
h4{font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.015em}p{font-size:18px;line-height:26px;color:var(--soft)}
</style>`;

const route = () =>
  valley(
    [20, 122, 620, 262],
    trail([ways.loop, ways.approach], "#0b5cad", 7) +
      name([302, 270], "Lake Osa", 33, "water") +
      dot(spots.station, "#fff", "#0b5cad", 10) +
      pin(spots.hut, "#9a6200", "", 1.7),
  );

const day = weekend.days[0];
const field = (top: number) =>
  html`<div class="page big" style="left:0;top:${top}px"><span class="blue">${icon("search", 34, 3)}</span><span class="row grow nowrap">two days by a lake<i></i></span><span class="send">${icon("arrow", 28, 2.6)}</span></div>`;

/** The hover scrolls from 0–495 to 238–733. The field leaves at the top before it arrives at the foot. */
const picture = html`${base}${painter}${styles}<div class="page">
  ${field(56)}
  <div class="box" style="top:148px;width:520px;height:272px">
    ${pic("lake", "margin:10px 10px 0;height:172px;border-radius:16px", "0 22 400 138")}
    <div style="padding:12px 28px"><h3>${weekend.title}</h3><p style="margin-top:2px">By train, one night in a hut</p></div></div>
  <div class="box" style="top:436px;width:252px;height:183px">
    <div class="pic" style="margin:10px 10px 0;height:98px;border-radius:16px">${route()}</div><div style="padding:10px 22px"><h4>${day?.day}: 9.6 km</h4><p>Climb to the hut</p></div></div>
  <div class="box" style="top:436px;left:268px;width:252px;height:183px">
    ${pic("hut", "margin:10px 10px 0;height:98px;border-radius:16px", "158 124 240 101")}<div style="padding:10px 22px"><h4>${hut.title}</h4><p>2 beds free on Sat</p></div></div>
  ${field(635)}
</div>`;

export const pieces: Piece[] = [card("search", picture, 660, 740)];
