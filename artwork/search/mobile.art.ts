import { css, html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { statusBar } from "../kit/phone.ts";
import type { Piece } from "../kit/piece.ts";
import { booking, hut } from "./data.ts";
import { bare, partStyles, phone, pic, small, tag, thumb, thumbField } from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#0b5cad}
.in{padding:0 16px}
.acts{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-top:14px}
.acts span{display:flex;flex-direction:column;align-items:center;gap:4px;padding:10px 0 8px;border-radius:14px;background:var(--pale);color:var(--blue);font-weight:600}
.week{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin-top:10px}
.week div{border:1px solid var(--line);border-radius:12px;text-align:center;padding:8px 0 7px;font-size:13px;line-height:17px}
.week b{display:block;font-size:17px;line-height:22px;font-weight:700}
.week .off{background:#f3f6f9;color:var(--faint)}.week .on{background:var(--blue);border-color:var(--blue);color:#fff}
.ticket{border-radius:18px;background:#fff;border:1px solid var(--line);overflow:hidden}
.swap{display:grid;grid-template-columns:20px 1fr;gap:8px 12px;align-items:center;padding:14px 16px;border-top:1.5px dashed #c3d8ea}
.radio{width:20px;height:20px;border-radius:50%;border:2px solid #9db6cc}.radio.shut{background:#eef3f8;border-color:#cfdce8}.radio.on{border:6px solid var(--blue)}
</style>`;

const act = (name: IconName, text: string) => html`<span>${icon(name, 22)}${text}</span>`;

const days: [string, number, string, string][] = [
  ["Thu", 12, "9 free", ""],
  ["Fri", 13, "6 free", "on"],
  ["Sat", 14, "2 free", ""],
  ["Sun", 15, "Full", "off"],
  ["Mon", 16, "8 free", ""],
];

/** A name was typed: one place, complete. */
const lookUp = html`<div style="position:absolute;inset:0 0 auto">${pic("hut", "height:196px;border-radius:0", "106 36 294 190")}</div>
  <div style="position:relative">${statusBar("07:25")}</div>
  <div class="in" style="margin-top:164px"><div class="row between"><div class="t24 bb">${hut.title}</div>${tag("Open", "green", "check")}</div>
    <div class="t15 soft">${hut.altitude} · until 28 Sep · ${hut.price}</div>
    <div class="acts">${act("phone", "Call")}${act("route", "Directions")}${act("saved", "Save")}</div>
    <div class="row between" style="margin-top:16px"><span class="t15 b">Beds in September</span><span class="t13 soft">5 min ago</span></div>
    <div class="week">${days.map(([day, date, free, look]) => html`<div class="${look}">${day}<b>${date}</b>${free}</div>`)}</div><div class="btn" style="margin-top:12px;width:100%">Book Fri 13</div></div>
  ${thumbField("corval hut")}`;

const choice = (dates: string, note: string, on: boolean) =>
  html`<i class="radio ${on ? "on" : "shut"}"></i><div class="${!on && "faint"}"><div class="t15 ${on ? "b" : "m"}">${dates}</div><div class="${on && "soft"}" style="font-size:13px;line-height:17px">${note}</div></div>`;

/** Something is to be done: the thing itself, ready to be done, before any article about it. */
const getDone = html`${statusBar("07:25")}<div class="in" style="padding-top:8px">
  <div class="ticket"><div class="row" style="gap:12px;padding:12px">${thumb("hut", 56)}<div><div class="t17 bb">${booking.place}</div><div class="soft">${booking.old}</div><div class="soft">${booking.party}</div></div></div>
    <div class="swap"><div class="t15 b" style="grid-column:1/3">Move it to</div>
      ${choice("Fri 20 – Sun 22 Sep", "2 beds free, same price", true)}${choice("Fri 27 – Sun 29 Sep", "Hut closes on Sat 28", false)}
      <div class="btn" style="grid-column:1/3;margin-top:6px">Move to 20 Sep</div><div class="soft" style="grid-column:1/3;text-align:center;font-size:13px;line-height:18px">${booking.free}</div></div></div>
  <div class="t15 b" style="margin:16px 0 4px">Good to know</div>
  ${["Changing the number of beds", "When the hut keeps the fee"].map((text) => html`<div class="row between" style="height:42px;border-bottom:1px solid var(--line)"><span class="row" style="gap:10px"><span class="blue">${icon("help", 20)}</span>${text}</span><span class="faint">${icon("right", 16)}</span></div>`)}
  </div>${thumbField("move my hut booking")}`;

const picture = html`${base}${partStyles}${styles}${phone(33, 44, 304, 632, lookUp)}${phone(383, 44, 304, 632, getDone)}`;

export const pieces: Piece[] = [
  { ...bare("search/mobile", picture, 720), width: 720 },
  small("mobile", base + partStyles + styles + phone(18, 22, 324, 640, getDone), 684),
];
