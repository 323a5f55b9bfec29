import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { chip, logo, pic, thumb, user } from "./parts.ts";
import type { SceneName } from "./scenes.ts";

export const discoveryStyles = css`<style>
.wrap{padding:20px 32px 0}
.ask{flex:1;display:flex;align-items:center;gap:12px;height:48px;border-radius:24px;padding:0 20px;background:#eef6fd;color:var(--soft);font-size:16px}
.mosaic{display:grid;grid-template:184px 184px/1.24fr 1fr 1fr;gap:18px 16px;margin-top:16px}
.tile{position:relative;display:flex;flex-direction:column;background:#fff}
.tile .pic{flex:1;border-radius:18px;width:100%}
.tile .pic::after{content:"";position:absolute;inset:0;border-radius:18px;box-shadow:inset 0 0 0 1px rgba(12,34,56,.1)}
.tile h3{font-size:16px;line-height:20px;font-weight:600;margin-top:8px}
.tile p{color:var(--soft);line-height:18px;white-space:nowrap}
.from{display:flex;align-items:center;gap:5px;font-size:13px;line-height:18px;font-weight:500;color:var(--blue);white-space:nowrap}
.lead{grid-row:1/3}.tile.lead .pic{position:absolute;inset:0;height:100%}
.lead .words{position:absolute;left:12px;right:12px;bottom:12px;background:#fff;border-radius:14px;padding:14px 16px}
.go-on{display:flex;gap:16px;align-items:center;margin-top:20px;padding:12px;border-radius:18px;background:#eef6fd}
.track{width:200px;height:8px;border-radius:4px;background:#cfe0ef;overflow:hidden}.track i{display:block;width:50%;height:8px;background:var(--blue);border-radius:4px}
</style>`;

/** Where a tile's fact comes from, and how old it is. */
const from = (text: string) => html`<div class="from">${icon("check", 15, 2)}${text}</div>`;

const tile = (name: SceneName, view: string, title: string, detail: string, source: string) =>
  html`<div class="tile">${pic(name, "", view)}<h3>${title}</h3><p>${detail}</p>${from(source)}</div>`;

const larches = (view: string) =>
  html`<div class="tile lead">${pic("larch", "", view)}<div class="words"><div class="t17 bb">Larches of Arven</div><div class="soft" style="margin:2px 0 4px">Dry, turning gold · 52 min by train</div>${from("Warden, Thursday 16:00")}</div></div>`;
const falls = tile(
  "falls",
  "20 22 360 206",
  "Halla Falls",
  "Dry until 18:00 · 38 min by train",
  "Forecast, today 07:00",
);
const pass = tile(
  "pass",
  "50 62 300 150",
  "Mern Pass",
  "Open, dry until 16:00 · 4 h up",
  "Warden, today 07:10",
);

/** The page before anything is typed. */
export const discoveryPage = html`<div class="wrap">
  <div class="row" style="gap:24px">${logo()}<div class="ask"><span class="blue">${icon("search", 20, 2)}</span>Search places, trips and gear, or just ask</div>${user}</div>
  <div class="row between" style="margin-top:22px"><div class="t24 bb">Dry on Saturday, close to you</div><div class="row" style="gap:8px">${chip("This weekend", true)}${chip("By train", false, "train")}${chip("Huts", false, "bed")}</div></div>
  <div class="mosaic">
    ${larches("118 0 182 240")}
    ${falls}
    ${pass}
    ${tile("night", "70 96 260 140", "Halla Meadow", "Clear at night · 6 pitches free", "Camp, 5 min ago")}
    ${tile("snow", "30 12 370 204", "Arven, north side", "Dry · snow from 2,500 m up", "Forecast, today 07:00")}
  </div>
  <div class="go-on">${thumb("hut", 56)}<div class="grow"><div class="t15 b">Continue planning the Arven Traverse</div><div class="soft">For next August. Two beds still to book</div></div><div class="track"><i></i></div><span class="btn" style="height:40px">Continue</span></div>
</div>`;

/** On a phone: the first tile whole, and one more below it. */
export const discoveryCrop = html`<style>.small{position:absolute;inset:0;background:#fff;padding:16px}.small .tile.lead{height:304px}.small .tile:not(.lead){height:226px;margin-top:14px}</style>
<div class="small"><div class="ask" style="padding:0 16px">${icon("search", 20, 2)}Search places, trips and gear</div>
<div class="t20 bb" style="margin:16px 0 10px">Dry on Saturday, close to you</div>${larches("90 0 200 185")}${pass}</div>`;
