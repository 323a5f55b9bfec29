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
.top{display:flex;align-items:center;gap:28px;padding:16px 24px 0}
.cols{display:grid;grid-template-columns:448px 1fr;gap:16px;padding:20px 24px}
.day{display:grid;grid-template-columns:44px 1fr;gap:0 12px;align-items:center}
.day b{width:44px;height:44px;border-radius:12px;background:var(--pale);color:var(--blue);display:grid;place-items:center;font-weight:600}
</style>`;

const day = ({ day, title, detail }: (typeof weekend.days)[number]) =>
  html`<div class="day"><b>${day}</b><div><div class="t15 b">${title}</div><div class="soft">${detail}</div></div></div>`;

const answer = () => html`<div class="card" style="padding:12px 12px 60px">
  ${pic("lake", "height:202px;border-radius:10px", "0 14 400 190")}
  <div style="padding:16px 12px 0">
    <div class="t24 bb">${weekend.title}</div>
    <div class="t15 soft" style="margin:2px 0 14px">${weekend.text}</div>
    <div class="col" style="gap:10px">${weekend.days.map(day)}</div>
  </div></div>`;

const route = () =>
  valley(
    [92, 130, 570, 299],
    trail(ways.loop, "#0b5cad", 5) +
      trail(ways.approach, "#0b5cad", 5) +
      name([302, 266], "Lake Ilse", 20, "water") +
      dot(spots.station, "#fff", "#0b5cad", 7) +
      name([226, 406], "Pine Gate", 18) +
      pin(spots.hut, "#9a6200", "", 1.3) +
      name([378, 160], "Sorel Hut", 18),
  );

const gearThumb = () => html`<div class="pic" style="width:64px;height:64px">${pack()}</div>`;

const side = () => html`<div class="col" style="gap:16px">
  <div class="card pic" style="height:214px;border-radius:16px">${route()}</div>
  <div class="card" style="padding:12px">${result(thumb("hut", 64), hut.title, `Beds on Sat · ${hut.price}`)}</div>
  <div class="card" style="padding:12px 12px 40px">${result(gearThumb(), packs[0]?.title ?? "", "Fits one night in a hut")}</div>
  </div>`;

const mobile = () => html`${statusBar("9:41")}
  <div style="padding:8px 14px 0" class="col">
    <div class="card" style="padding:8px 8px 14px;border-radius:18px">${pic("lake", "height:152px;border-radius:12px", "0 12 400 248")}
      <div style="padding:12px 8px 0"><div class="t20 bb">${weekend.title}</div>
      <div class="facts soft" style="margin-top:6px">${fact("train", "No car", 17)}${fact("bed", "One night", 17)}</div></div></div>
    <div class="t15 b" style="margin:16px 4px 10px">Near the lake</div>
    <div class="col" style="gap:12px">
      ${result(thumb("hut", 60), hut.title, `${hut.price} · Beds on Sat`)}
      ${result(thumb("train", 60), "Trains to Pine Gate", "Every hour, 52 min")}
    </div></div>${thumbField("two days by a lake")}`;

const picture = html`${base}${partStyles}${styles}
<div class="window" style="left:24px;top:20px;width:920px;height:592px">${chrome()}
  <div class="top">${logo()}${field(weekend.query, "width:460px")}<span class="grow"></span></div>
  <div style="padding:4px 24px 0">${tabs(["All", "Places", "Trips", "Guides", "Gear", "Help"])}</div>
  <div class="cols">${answer()}${side()}</div></div>
${phone(800, 44, 276, 564, mobile())}`;

export const pieces: Piece[] = [hero("search", picture)];
