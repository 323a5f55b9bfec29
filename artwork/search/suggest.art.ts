import { css, html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import type { Piece } from "../kit/piece.ts";
import { booking, lake, loop } from "./data.ts";
import { discoveryPage, discoveryStyles } from "./discovery.ts";
import { bare, partStyles, thumb } from "./parts.ts";
import { base } from "./theme.ts";

const styles = css`<style>
body{background:#fff}.tile:not(.lead) :is(h3,p,.from){visibility:hidden}.veil{position:absolute;inset:0;background:rgba(12,42,80,.58)}
.pop{position:absolute;left:128px;top:28px;width:640px;background:#fff;border-radius:28px;box-shadow:0 24px 56px -16px rgba(8,47,92,.42),0 0 0 1px rgba(8,47,92,.06);overflow:hidden}
.entry{display:flex;align-items:center;gap:14px;height:60px;padding:0 12px 0 24px;font-size:20px;font-weight:500;border-bottom:1px solid var(--line)}
.entry i{width:2px;height:26px;background:var(--blue)}.ghost{color:#7a8fa3}
.key{display:inline-flex;align-items:center;height:24px;padding:0 8px;border-radius:7px;border:1px solid #c9d9e7;background:#f7fbff;font-size:13px;font-weight:600;color:var(--soft);white-space:nowrap}
.line{display:flex;align-items:center;gap:14px;padding:0 12px;margin:0 12px;border-radius:14px;height:44px;font-size:16px}
.line>svg:first-child{color:var(--soft);margin:0 2px}
.head{padding:10px 26px 4px;font-size:13px;line-height:18px;font-weight:600;color:var(--soft)}
.foot{display:flex;gap:20px;align-items:center;height:44px;padding:0 24px;background:#f4f9fe;border-top:1px solid var(--line);font-size:13px;color:var(--soft);margin-top:8px}
.foot span{display:flex;align-items:center;gap:8px}
</style>`;

/** What is typed already is quiet; what the line would add is strong. */
const line = (name: IconName, typed: string, added: string, kind: string) =>
  html`<div class="line">${icon(name, 20)}<span class="grow">${typed && html`<mark>${typed}</mark>`}<span class="m">${added}</span></span><span class="soft" style="font-size:14px">${kind}</span></div>`;

const best = html`<div class="line" style="height:76px;background:var(--pale);margin-top:8px;padding:0 14px 0 10px">${thumb("lake", 56)}
  <div class="grow"><div class="t17 b">${lake.title}</div><div class="soft">Lake in the Arven Valley · water ${lake.water} today</div></div>
  <span class="key" style="background:#fff;gap:6px">${icon("enter", 15, 1.8)}Open</span></div>`;

const picture = html`${base}${partStyles}${discoveryStyles}${styles}
${discoveryPage}<div class="veil"></div>
<div class="pop">
  <div class="entry"><span class="blue">${icon("search", 24, 2.2)}</span><span class="row grow">lake o<i></i><span class="ghost">sa</span></span><span class="key">Tab</span><span class="faint" style="padding:0 8px">${icon("close", 20)}</span></div>
  ${best}
  <div class="head">Searches</div>
  <div>${line("trip", "lake o", "sa loop", `${loop.length}, ${loop.grade.toLowerCase()}`)}${line("train", "lake o", "sa by train", "52 min")}</div>
  <div class="head">Yours</div>
  ${line("booking", "", "Corval Hut, above the lake", booking.old)}
  <div class="head">Do it now</div>
  ${line("bed", "", "Find a free bed near Lake Osa", "3 huts")}
  <div class="foot"><span><span class="key">↑</span><span class="key">↓</span>to move</span><span><span class="key">Tab</span>to fill in</span><span><span class="key">${icon("enter", 15, 1.8)}</span>to open</span></div>
</div>`;

export const pieces: Piece[] = [bare("search/quick-suggestion", picture, 552)];
