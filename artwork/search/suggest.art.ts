import { css, html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { booking, lake, loop } from "./data.ts";
import { bare, partStyles, small, thumb } from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#cfe9ff}
.pop{position:absolute;background:#fff;overflow:hidden}
.entry{display:flex;align-items:center;font-weight:500;border-bottom:1px solid var(--line)}
.entry i{width:2px;height:26px;background:var(--blue)}.ghost{color:#6b8196}
.key{display:inline-flex;align-items:center;height:24px;padding:0 8px;border-radius:7px;border:1px solid #c9d9e7;background:#f7fbff;font-size:13px;font-weight:600;color:var(--soft);white-space:nowrap}
.line{display:flex;align-items:center;border-radius:14px}
.line>svg:first-child{color:var(--soft);margin:0 2px}
.head{font-size:13px;line-height:18px;font-weight:600;color:var(--soft)}
.foot{position:absolute;left:0;right:0;bottom:0;background:#f4f9fe;border-top:1px solid var(--line)}
.ask{display:flex;gap:8px;padding:8px 20px}
.ask b{flex:1 0 auto;display:grid;place-items:center;height:44px;padding:0 10px;border-radius:22px;border:1px solid #c9d9e7;background:#fff;font-weight:500;white-space:nowrap;word-spacing:.08em}
.keys{display:flex;justify-content:flex-end;gap:20px;align-items:center;padding:8px 24px 24px;font-size:13px;color:var(--soft)}
.keys>span{display:flex;align-items:center;gap:8px}
.large .pop{left:0;top:0;width:640px;height:564px;border-radius:28px;border:1px solid #a9d3f5}
.large .entry{gap:14px;height:60px;padding:0 12px 0 24px;font-size:20px}
.large .line{gap:14px;padding:0 12px;margin:0 12px;height:44px;font-size:16px}
.large .head{padding:10px 26px 4px}
.tight .pop{left:12px;top:12px;width:336px;border-radius:24px}
.tight .entry{gap:10px;height:58px;margin:0 12px 12px;padding:0 12px 0 14px;border:1px solid #7f9bb4;border-radius:29px;background:#fff;font-size:20px}
.tight .line{gap:12px;padding:0 10px;margin:0 6px;height:44px;font-size:16px;white-space:nowrap}
.tight .head{padding:9px 18px 3px}
.tight .foot{position:static;margin-top:10px;padding-bottom:1px}.tight .pop>.line .key{display:none}
.tight .ask{flex-wrap:wrap;padding:10px 12px 8px}.tight .ask b{padding:0 6px}
</style>`;

/** What is typed already is quiet; what the line would add is strong. */
const line = (name: IconName, typed: string, added: string, kind: string) =>
  html`<div class="line">${icon(name, 20)}<span class="grow">${typed && html`<mark>${typed}</mark>`}<span class="m">${added}</span></span><span class="soft" style="font-size:14px">${kind}</span></div>`;

const open = html`<span class="key" style="background:#fff;gap:6px">${icon("enter", 15, 1.8)}Open</span>`;

const best = (detail: string, padding: string) =>
  html`<div class="line" style="height:76px;background:var(--pale);margin-top:8px;padding:${padding}">${thumb("lake", 56)}
  <div class="grow"><div class="t17 b">${lake.title}</div><div class="soft">${detail}</div></div>${open}</div>`;

/** The groups below the best match, always in this order. */
const groups = (yours: string, action: string) => html`<div class="head">Searches</div>
  <div>${line("trip", "lake o", "sa loop", `${loop.length}, ${loop.grade.toLowerCase()}`)}${line("train", "lake o", "sa by train", "52 min")}</div>
  <div class="head">Yours</div>
  ${line("booking", "", yours, booking.old)}
  <div class="head">Do it now</div>
  ${line("bed", "", action, "3 huts")}`;

const entry = (end: string) =>
  html`<div class="entry"><span class="blue">${icon("search", 24, 2.2)}</span><span class="row grow">lake o<i></i><span class="ghost">sa</span></span>${end}</div>`;

/** Visitors can ask these in the prototype. */
const questions = ["lake osa", "is mern pass open", "38 or 45 litre pack", "move my hut booking"];
const ask = html`<div class="ask">${questions.map((question) => html`<b>${question}</b>`)}</div>`;

const picture = html`${base}${partStyles}${styles}<div class="large"><div class="pop">
  ${entry(html`<span class="key">${icon("arrow", 15, 1.8)}</span><span class="faint" style="padding:0 8px">${icon("close", 20)}</span>`)}
  ${best(`Lake in the Arven Valley · water ${lake.water} today`, "0 14px 0 10px")}${groups("Corval Hut, above the lake", "Find a free bed near Lake Osa")}
  <div class="foot">${ask}
    <div class="keys"><span><span class="key">↑</span><span class="key">↓</span>to move</span><span><span class="key">${icon("arrow", 15, 1.8)}</span>to fill in</span><span><span class="key">${icon("enter", 15, 1.8)}</span>to open</span></div></div>
</div></div>`;

/** On phones, the field is at the bottom. Below it is space for the button over the poster. */
const crop = html`${base}${partStyles}${styles}<div class="tight"><div class="pop">
  ${best(`Water ${lake.water} today`, "0 10px 0 8px")}${groups("Corval Hut", "Find a free bed nearby")}
  <div class="foot">${ask}${entry(html`<span class="key">${icon("arrow", 15, 1.8)}</span>`)}</div></div>`;

export const pieces: Piece[] = [
  { ...bare("search/quick-suggestion", picture, 564), width: 640 },
  small("quick-suggestion", crop, 648),
];
