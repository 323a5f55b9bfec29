import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { booking, hut, packs, traverse, weekend } from "./data.ts";
import type { Scene } from "./film-data.ts";
import { pack as rucksack } from "./gear.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import { pic } from "./parts.ts";

const route = valley(
  [92, 72, 500, 373],
  trail([ways.loop, ways.approach], "#0b5cad", 7) +
    name([302, 272], "Lake Osa", 44, "water") +
    dot(spots.station, "#fff", "#0b5cad", 11) +
    name([282, 434], "Pine Gate", 43) +
    pin(spots.hut, "#9a6200", "", 1.8) +
    name([448, 116], "Corval Hut", 43),
);

/** A day of the weekend: where it ends, how far, how long. */
function day({ day, title, detail }: (typeof weekend.days)[number]): string {
  const [length, , hours] = detail.split(" · ");
  return html`<div class="row f-line"><b class="f-day">${day}</b><div><div class="f40 bb nowrap">To ${title.split(" to ")[1]}</div><div class="f36 soft nowrap">${length}, ${hours}</div></div></div>`;
}

const spec = (name: string, value: string, better: boolean) =>
  html`<div class="f-spec">${name}<b class="${better && "better"}">${value}</b></div>`;

/** One of the two packs; what it does better than the other is blue. */
const pack = ({ title, litres, weight, price, nights }: (typeof packs)[number], small: boolean) =>
  html`<div class="f-pack ${small && "fits"}"><div class="f-art">${small ? rucksack() : rucksack("#e39a3b", "#8f5312")}</div>
    <div class="grow"><div class="f44 bb">${title}</div>${spec("Volume", `${litres} L`, !small)}${spec("Weight", weight, small)}${spec("Price", price, small)}${spec("Nights", nights.split(" ")[0] ?? "", !small)}</div>${small && html`<span class="f-pick">${icon("check", 40, 3)}</span>`}</div>`;

const reason = (shape: IconName, text: string) =>
  html`<span class="row f36 nowrap" style="gap:14px"><span class="blue f-icon">${icon(shape, 42, 2.2)}</span>${text}</span>`;

/** A weekend to choose, with its state before and after the booking has moved. */
const weekendRow = (dates: string, look: string, before: string, after = "") =>
  html`<div class="f-date ${look}"><div class="f40 bb">${dates}</div><div class="f36 soft f-state"><span class="${after && "before"}">${before}</span>${after && html`<span class="after">${after}</span>`}</div></div>`;

/** The content of each module in each answer. */
const contents: Record<string, string> = {
  "picture/dream": html`${pic("lake", "margin:16px 16px 0;height:508px;border-radius:20px", "30 0 352 260")}<div class="f-words"><div class="f56 bb">${weekend.title}</div><div class="f40 soft">By train, one night in a hut</div></div>`,
  "facts/dream": html`<div style="padding:22px 28px">${weekend.days.map(day)}</div>`,
  "map/dream": html`<div class="pic" style="margin:16px;height:318px;border-radius:20px">${route}</div>`,
  "compare/choose": html`<div class="f-packs">${packs.map((item, index) => pack(item, index === 0))}</div>`,
  "facts/choose": html`<div style="padding:34px 36px"><div class="f42 bb nowrap">For your nights at ${hut.title}</div><div class="f-reasons">${reason("bed", "Two nights")}${reason("climb", `${traverse.stages[0]?.climb} up`)}${reason("check", "Blankets provided")}</div></div>`,
  "guide/choose": html`<div class="row" style="height:100%">${pic("pass", "margin-left:16px;width:172px;height:238px;border-radius:20px", "150 14 173 240")}<div style="padding-left:26px"><div class="f36 blue b">Guide</div><div class="f44 bb" style="margin-top:6px">How big<br>a pack?</div></div></div>`,
  "picture/act": html`${pic("hut", "margin:16px 16px 0;height:508px;border-radius:20px", "200 18 172 237")}<div class="f-words narrow"><div class="f50 bb">${booking.place}</div><div class="f36 soft nowrap">Booking ${booking.code}</div></div>`,
  "steps/act": html`<div style="padding:24px 28px"><div class="f44 bb" style="padding-left:8px">Move it to</div><div class="f-dates">${weekendRow("13–15 Sep", "now", "Booked now", "Released")}${weekendRow("20–22 Sep", "free", "2 beds free", "Booked now")}${weekendRow("27–29 Sep", "shut", "Hut closed")}</div></div>`,
  "action/act": html`<div class="f-act"><div><div class="f42 bb nowrap">2 beds, same price</div><div class="f36 soft">Free to change<br>until 6 Sep</div></div><span class="f-btn"><span class="f-move">Move booking</span><em>${icon("check", 40, 3)}Moved</em></span></div>`,
};

export const content = (id: string, scene: Scene) => contents[`${id}/${scene}`] ?? "";
