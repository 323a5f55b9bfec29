import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { statusBar } from "../kit/phone.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { hut, lake, loop, packs, weekend } from "./data.ts";
import { pack } from "./gear.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import {
  fact,
  field,
  logo,
  partStyles,
  phone,
  pic,
  result,
  small,
  tabs,
  thumb,
  thumbField,
} from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
.window{box-shadow:0 0 0 1px rgba(8,63,120,.1),0 8px 18px -6px rgba(8,63,120,.28)}
.top{display:grid;grid-template-columns:112px 467px 1fr;gap:0 16px;align-items:center;height:80px;padding:0 24px 0 16px}
.top .tabs{border:0;padding-left:16px}
.cols{display:grid;grid-template-columns:296px 280px 1fr;gap:16px;padding:0 24px 0 16px}
.day{display:grid;grid-template-columns:44px 1fr;gap:0 12px;align-items:center}
.day b{width:44px;height:44px;border-radius:12px;background:var(--pale);color:var(--blue);display:grid;place-items:center;font-weight:600;font-size:15px}
.sky{display:grid;grid-template-columns:44px 1fr;gap:0 12px;align-items:center;margin-top:16px;padding-top:14px;border-top:1px solid var(--line)}
.sky svg{margin:auto;color:var(--gold)}
</style>`;

const day = ({ day, title, detail }: (typeof weekend.days)[number]) =>
  html`<div class="day"><b>${day}</b><div><div class="t15 b">${title}</div><div class="soft">${detail}</div></div></div>`;

const answer = () => html`<div class="card" style="padding:10px;height:560px">
  ${pic("lake", "height:112px;border-radius:10px", "60 20 340 138")}
  <div style="padding:10px 6px 0">
    <div class="t24 bb">${weekend.title}</div>
    <div class="t15 soft nowrap">By train, with a night in a hut</div>
    <div class="col" style="gap:8px;margin-top:12px">
      ${result(thumb("hut", 44), hut.title, `2 beds free on Sat · ${hut.price}`)}
      ${weekend.days.map(day)}</div>
    <div class="row" style="gap:8px;margin-top:16px"><span class="btn">Book train and bed</span><span class="btn quiet">Save</span></div>
    <div class="sky">${icon("sun", 24)}<div><div class="t15 b">Dry on both days</div><div class="soft">Warden, Thursday 16:00</div></div></div>
  </div></div>`;

const route = () =>
  valley(
    [112, 116, 416, 326],
    trail([ways.loop, ways.approach], "#0b5cad", 7) +
      name([302, 270], "Lake Osa", 27, "water") +
      dot(spots.station, "#fff", "#0b5cad", 9) +
      name([240, 414], "Pine Gate", 26) +
      pin(spots.hut, "#9a6200", "", 1.7) +
      name([350, 168], "Corval Hut", 26),
  );

const gearThumb = () => html`<div class="pic" style="width:64px;height:64px">${pack()}</div>`;

const more = () => html`<div class="col" style="gap:16px">
  <div class="card" style="padding:10px 10px 14px">${pic("larch", "height:200px;border-radius:10px", "0 8 400 199")}
    <div class="t20 bb" style="margin:10px 6px 0">${loop.title}</div>
    <div class="t15 soft" style="margin:2px 6px 0">${loop.length} · ${loop.grade} · water ${lake.water}</div></div>
  <div class="card" style="padding:10px">${result(gearThumb(), packs[0]?.title ?? "", "Fits one night in a hut")}</div>
  <div class="card" style="padding:10px">${result(thumb("pass", 64), "What to pack", "Guide for one night")}</div>
  <div class="card" style="padding:10px">${result(thumb("train", 64), "Trains to Pine Gate", "Every hour, 52 min")}</div>
  </div>`;

const mobile = () => html`${statusBar("07:25", 40)}
  <div style="padding:2px 10px 0" class="col">
    <div class="card" style="padding:8px 8px 12px;border-radius:18px"><div class="pic" style="height:182px">${route()}</div>
      <div style="padding:10px 8px 0"><div class="t20 bb">${weekend.title}</div>
      <div class="facts soft t15" style="margin-top:4px">${fact("train", "No car", 17)}${fact("bed", "One night", 17)}</div></div></div>
    <div style="margin:14px 4px 0">${result(thumb("train", 64), "Trains to Pine Gate", "Every hour, 52 min")}</div>
    <div style="margin:12px 4px 0">${result(thumb("hut", 64), hut.title, "2 beds free on Sat")}</div>
    </div>${thumbField(weekend.query)}`;

const picture = html`${base}${partStyles}${styles}
<div class="window" style="left:24px;top:16px;width:1072px;height:600px">
  <div class="top">${logo()}${field(weekend.query)}${tabs(["All", "Lakes", "Huts", "Trains", "What to pack"])}</div>
  <div class="cols">${answer()}<span></span>${more()}</div></div>
${phone(358, 105, 268, 518, mobile())}`;

/** On a phone, which shows the upper 130 to 190 px: the question and its answer. */
const crop = html`${base}${partStyles}<div class="window" style="left:0;top:0;width:360px;height:240px;border-radius:18px 18px 0 0;box-shadow:none;padding:12px">
  ${field(weekend.query, "height:46px;padding:0 5px 0 14px;gap:10px")}
  <div class="row" style="gap:12px;margin-top:10px">${pic("lake", "width:116px;height:100px", "130 22 180 155")}
    <div class="grow"><div class="t17 bb nowrap" style="letter-spacing:-.015em">${weekend.title}</div><div class="t15 soft">By train, one night in a hut</div><div class="t15 b" style="margin-top:6px">Dry on both days</div></div></div>
  <div style="margin-top:12px">${weekend.days.slice(0, 1).map(day)}</div></div>`;

export const pieces: Piece[] = [
  hero("search", picture),
  { ...small("hero", styles + crop, 220), transparent: true },
];
