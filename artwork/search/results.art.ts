import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { type Piece, section } from "../kit/piece.ts";
import { chart } from "./charts.ts";
import { stageColours, traverse } from "./data.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import { fact, field, logo, partStyles, small, tabs, tag, user } from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#f4f9fe}
.head{background:#fff;padding:16px 24px 0;height:117px}
.page{position:absolute;left:24px;right:24px;top:140px;display:grid;grid-template-columns:536px 1fr;gap:16px}
.leg{display:grid;grid-template-columns:24px 1fr auto;gap:0 12px;align-items:center;height:44px;border-top:1px solid var(--line)}
.leg b{width:24px;height:24px;border-radius:50%;color:#fff;font-size:13px;font-weight:700;display:grid;place-items:center}
.months{display:grid;grid-template-columns:repeat(12,1fr);gap:3px;margin-top:12px;align-items:end}
.months span{text-align:center;font-size:12px;line-height:16px;color:var(--soft)}.months span.now{color:var(--ink);font-weight:700}
.months i{display:block;border-radius:3px;margin-bottom:4px}
.bed{display:flex;justify-content:space-between;align-items:center;height:32px}
</style>`;

const leg = (stage: (typeof traverse.stages)[number], index: number) =>
  html`<div class="leg"><b style="background:${stageColours[index]}">${index + 1}</b><span class="t15 m">${stage.from} to ${stage.to}</span><span class="soft">${stage.length} · ${stage.climb} up</span></div>`;

const answer = html`<div class="card" style="padding:20px 24px 60px">
  <div class="row between"><div class="t24 bb">${traverse.title}</div><div class="row" style="gap:8px">${tag("Pass open, warden 07:10", "green", "check")}<span class="chip" style="padding:0 10px">${icon("saved", 18)}Save</span></div></div>
  <div class="facts t15 soft" style="margin:8px 0 12px;gap:4px 20px">${fact("calendar", "3 days")}${fact("ruler", "41.2 km")}${fact("climb", "2,570 m up")}${fact("level", "Demanding")}</div>
  ${chart(486, 158)}
  <div style="margin-top:8px">${traverse.stages.map(leg)}</div></div>`;

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
const tones = ["#e3edf6", "#bcdcf7", "#5fa8e6", "#0b5cad"];
const when = html`<div class="card" style="padding:14px 16px"><div class="row between"><span class="t15 b">When to go</span><span class="soft">Best in Aug, Sep</span></div>
  <div class="months">${months.map((month, index) => html`<span class="${index === 8 && "now"}"><i style="height:${6 + (traverse.months[index] ?? 0) * 8}px;background:${tones[traverse.months[index] ?? 0]}"></i>${month}</span>`)}</div></div>`;

const beds = html`<div class="card" style="padding:12px 16px 40px"><div class="row between" style="margin-bottom:2px"><span class="t15 b">Beds, two nights</span><span class="t13 soft">5 min ago</span></div>
  <div class="bed"><span><span class="soft">Fri 13</span> Corval Hut</span><span class="b green">6 free</span></div><div class="bed"><span><span class="soft">Sat 14</span> Mern Hut</span><span class="b red">Full</span></div></div>`;

const map = html`<div class="card pic" style="height:152px;border-radius:16px">${valley(
  [112, 90, 524, 340],
  ways.stages.map((stage, index) => trail(stage, stageColours[index], 8)).join("") +
    name([300, 272], "Lake Osa", 30, "water") +
    dot(spots.station, "#fff", "#0b5cad", 10) +
    pin(spots.hut, "#0c2238", "", 1.7) +
    name([330, 158], "Corval Hut", 30) +
    pin(spots.secondHut, "#0c2238", "", 1.7) +
    name([506, 302], "Mern Hut", 30),
)}</div>`;

const picture = html`${base}${partStyles}${styles}
<div class="head"><div class="row" style="gap:24px">${logo()}${field(traverse.query, "width:440px")}<span class="grow"></span>${user}</div>
<div style="margin:8px -24px 0;padding:0 24px;border-bottom:1px solid var(--line)"><div style="margin-bottom:-1px">${tabs(["All", "Trip", "Huts on the way", "Guides", "Gear", "Questions"])}</div></div></div>
<div class="page">${answer}<div class="col" style="gap:12px">${map}${when}${beds}</div></div>`;

/** On a phone: the answer with its stages, and the beds. */
const crop = html`${base}${partStyles}${styles}<style>body{background:#cfe9ff}.leg{height:52px}.crop{position:absolute;inset:0}.crop .card{position:absolute;left:0;right:0;border-radius:18px}</style>
<div class="crop"><div class="card" style="top:0;padding:16px 16px 4px"><div class="row between"><div class="t24 bb">${traverse.title}</div>${tag("Open", "green", "check")}</div>
  <div class="facts t15 soft" style="margin:6px 0 10px;gap:4px 16px">${fact("calendar", "3 days")}${fact("ruler", "41.2 km")}${fact("climb", "2,570 m")}</div>
  ${chart(328, 172)}
  <div style="margin-top:8px">${traverse.stages.map(
    (stage, index) =>
      html`<div class="leg"><b style="background:${stageColours[index]}">${index + 1}</b><div style="grid-column:2/4"><div class="t15 m">${stage.from} to ${stage.to}</div><div class="soft">${stage.length} · ${stage.climb} up</div></div></div>`,
  )}</div></div>
  <div style="position:absolute;left:0;right:0;top:436px">${beds.replace("padding:12px 16px 40px", "padding:12px 16px 10px")}</div></div>`;

export const pieces: Piece[] = [
  section("search/results-page", picture, 540),
  small("results-page", crop, 548),
];
