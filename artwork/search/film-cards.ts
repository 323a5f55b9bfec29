import { html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { booking, hut, packs, traverse, weekend } from "./data.ts";
import type { Scene } from "./film-data.ts";
import { pack as rucksack } from "./gear.ts";
import { dot, name, pin, spots, trail, valley, ways } from "./map.ts";
import { pic } from "./parts.ts";

/** What each module shows in each of the three results. Keys: "module/scene". */
const route = valley(
  [60, 132, 575, 300],
  trail([ways.loop, ways.approach], "#0b5cad", 5) +
    name([302, 268], "Lake Osa", 22, "water") +
    dot(spots.station, "#fff", "#0b5cad", 7) +
    name([228, 412], "Pine Gate", 21) +
    pin(spots.hut, "#9a6200", "", 1.4) +
    name([524, 170], "Corval Hut", 21),
);

const day = ({ day, title, detail }: (typeof weekend.days)[number]) =>
  html`<div class="row f22" style="gap:20px;height:52px"><b class="f-day">${day}</b><span class="b grow">${title}</span><span class="soft">${detail.split(" · ")[0]}</span></div>`;

const spec = (name: string, value: string, better: boolean) =>
  html`<div class="f-spec">${name}<b class="${better && "better"}">${value}</b></div>`;

/** One of the two packs; what it does better than the other is blue. */
const pack = ({ title, litres, weight, price, nights }: (typeof packs)[number], small: boolean) =>
  html`<div class="f-pack ${small && "fits"}"><div class="f-art">${small ? rucksack() : rucksack("#e39a3b", "#8f5312")}</div>
    <div class="grow"><div class="f26 bb" style="margin-bottom:10px">${title}</div>${spec("Volume", `${litres} L`, !small)}${spec("Weight", weight, small)}${spec("Price", price, small)}${spec("Nights", nights.split(" ")[0] ?? "", !small)}</div>${small && html`<span class="f-pick">${icon("check", 24, 3)}</span>`}</div>`;

const reason = (shape: IconName, text: string) =>
  html`<span class="row f22" style="gap:10px"><span class="blue">${icon(shape, 28, 2.2)}</span>${text}</span>`;

/** A weekend to choose, with what it says before and after the booking has moved. */
const weekendCard = (dates: string, look: string, before: string, after = "") =>
  html`<div class="f-date ${look}"><div class="f26 bb">${dates}</div><div class="f20 soft"><span class="${after && "before"}">${before}</span>${after && html`<span class="after">${after}</span>`}</div></div>`;

const contents: Record<string, string> = {
  "picture/dream": html`${pic("lake", "margin:12px 12px 0;height:188px;border-radius:14px", "0 22 400 142")}<div style="padding:9px 28px"><div class="f30 bb">${weekend.title}</div><div class="f20 soft">${weekend.text}</div></div>`,
  "facts/dream": html`<div style="padding:26px 28px">${weekend.days.map(day)}</div>`,
  "map/dream": html`<div class="pic" style="margin:12px;height:264px;border-radius:14px">${route}</div>`,
  "action/dream": html`<div class="f-act"><div><div class="f26 bb">Train and bed, 14 Sep</div><div class="f20 soft">07:12 from town · ${hut.title}</div></div><span class="f-btn">Book both</span></div>`,
  "compare/choose": html`<div class="f-packs">${packs.map((item, index) => pack(item, index === 0))}</div>`,
  "facts/choose": html`<div style="padding:28px 28px"><div class="f26 bb" style="margin-bottom:18px">For your nights at ${hut.title}</div><div class="row" style="gap:36px">${reason("bed", "Two nights")}${reason("check", "Blankets provided")}${reason("climb", `${traverse.stages[0]?.climb} up`)}</div></div>`,
  "guide/choose": html`${pic("pass", "margin:12px 12px 0;height:288px;border-radius:14px", "40 14 300 246")}<div style="padding:16px 28px"><div class="f20 blue b">Guide</div><div class="f30 bb" style="margin:4px 0 6px">How big a pack?</div><div class="f20 soft">What to take, what to leave</div></div>`,
  "picture/act": html`${pic("hut", "margin:12px 12px 0;height:320px;border-radius:14px", "150 14 240 224")}<div style="padding:20px 28px"><div class="f30 bb">${booking.place}</div><div class="f20 soft" style="margin-top:4px">Booking ${booking.code}, 2 beds</div></div>`,
  "steps/act": html`<div style="padding:28px"><div class="f26 bb" style="margin-bottom:20px">Move it to</div><div class="f-dates">${weekendCard("13–15 Sep", "now", "Booked now", "Released")}${weekendCard("20–22 Sep", "free", "2 beds free", "Booked now")}${weekendCard("27–29 Sep", "shut", "Hut closed")}</div></div>`,
  "action/act": html`<div class="f-act"><div><div class="f26 bb">${booking.party}, same price</div><div class="f20 soft">${booking.free}</div></div><span class="f-btn"><span class="f-move">Move booking</span><em>${icon("check", 26, 3)}Moved</em></span></div>`,
};

export const content = (id: string, scene: Scene) => contents[`${id}/${scene}`] ?? "";
