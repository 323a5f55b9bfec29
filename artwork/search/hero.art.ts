import { css, html } from "../kit/html.ts";
import { statusBar } from "../kit/phone.ts";
import { hero, type Piece } from "../kit/piece.ts";
import { hut, packs, weekend } from "./data.ts";
import { pack } from "./gear.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import {
  chrome,
  fact,
  field,
  logo,
  partStyles,
  phone,
  pic,
  result,
  tabs,
  thumb,
  thumbField,
} from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
.window{box-shadow:0 0 0 1px rgba(8,63,120,.1),0 8px 18px -6px rgba(8,63,120,.28)}
.top{display:flex;align-items:center;gap:28px;padding:14px 24px 0}
.cols{display:grid;grid-template-columns:468px 1fr;gap:16px;padding:16px 24px}
.hero-tabs .tabs{gap:28px}.hero-tabs span{font-size:16px}
.day{display:grid;grid-template-columns:48px 1fr;gap:0 14px;align-items:center}
.day b{width:48px;height:44px;border-radius:12px;background:var(--pale);color:var(--blue);display:grid;place-items:center;font-weight:600;font-size:16px}
.side .t15{font-size:17px}.side .soft{font-size:15px}
</style>`;

const day = ({ day, title, detail }: (typeof weekend.days)[number]) =>
  html`<div class="day"><b>${day}</b><div><div class="t17 b">${title}</div><div class="t15 soft">${detail}</div></div></div>`;

const answer = () => html`<div class="card" style="padding:12px 12px 120px">
  ${pic("lakeWide", "height:156px;border-radius:10px", "0 54 400 141")}
  <div style="padding:12px 12px 0">
    <div class="t32 bb" style="font-size:30px;line-height:36px">${weekend.title}</div>
    <div class="t17 soft" style="margin:2px 0 12px">${weekend.text}</div>
    <div class="col" style="gap:10px">${weekend.days.map(day)}</div>
    <div class="row" style="gap:8px;margin-top:20px"><span class="btn">Book train and bed</span><span class="btn quiet">Save</span></div>
  </div></div>`;

const route = () =>
  valley(
    [110, 112, 420, 330],
    trail([ways.loop, ways.approach], "#0b5cad", 7) +
      name([302, 270], "Lake Osa", 27, "water") +
      dot(spots.station, "#fff", "#0b5cad", 9) +
      name([238, 414], "Pine Gate", 25) +
      pin(spots.hut, "#9a6200", "", 1.7) +
      name([352, 166], "Corval Hut", 25),
  );

const gearThumb = () => html`<div class="pic" style="width:64px;height:64px">${pack()}</div>`;

const side = () => html`<div class="col side" style="gap:16px">
  <div class="card" style="padding:12px 12px 14px">${pic("hut", "width:320px;height:156px;border-radius:10px", "180 102 248 121")}
    <div class="t20 bb" style="margin:12px 8px 0">${hut.title}</div><div class="soft t15" style="margin:2px 8px 0">2 beds free on Sat · ${hut.price}</div></div>
  <div class="card" style="padding:12px">${result(gearThumb(), packs[0]?.title ?? "", "Fits one night in a hut")}</div>
  <div class="card" style="padding:12px 12px 40px">${result(thumb("pass", 64), "What to pack", "Guide for one night")}</div>
  </div>`;

const mobile = () => html`${statusBar("07:25")}
  <div style="padding:4px 12px 0" class="col">
    <div class="card" style="padding:8px 8px 12px;border-radius:18px"><div class="pic" style="height:204px">${route()}</div>
      <div style="padding:10px 8px 0"><div class="t20 bb">${weekend.title}</div>
      <div class="facts soft t15" style="margin-top:4px">${fact("train", "No car", 17)}${fact("bed", "One night", 17)}</div></div></div>
    <div style="margin:14px 4px 0">${result(thumb("train", 64), "Trains to Pine Gate", "Every hour, 52 min")}</div>
    </div>${thumbField(weekend.query)}`;

const picture = html`${base}${partStyles}${styles}
<div class="window" style="left:24px;top:16px;width:960px;height:600px">${chrome()}
  <div class="top">${logo()}${field(weekend.query, "width:440px")}<span class="grow"></span></div>
  <div class="hero-tabs" style="padding:4px 24px 0">${tabs(["All", "Lakes", "Huts by train", "Trains", "What to pack"])}</div>
  <div class="cols">${answer()}${side()}</div></div>
${phone(812, 21, 276, 512, mobile())}`;

export const pieces: Piece[] = [hero("search", picture)];
