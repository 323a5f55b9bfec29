import { css, html } from "../kit/html.ts";
import { brand } from "./data.ts";
import { type IconName, icon } from "./icons.ts";
import { type SceneName, scene, square } from "./scenes.ts";

/** The styles of the parts below: put once into each piece, after `base`. */
export const partStyles = css`<style>
.window{position:absolute;background:#fff;border-radius:14px;overflow:hidden;box-shadow:0 0 0 1px rgba(8,63,120,.1),0 30px 60px -20px rgba(8,63,120,.32),0 8px 20px -8px rgba(8,63,120,.16)}
.chrome{height:36px;display:flex;align-items:center;gap:7px;padding:0 14px;background:#eef5fb;border-bottom:1px solid var(--line)}
.chrome i{width:11px;height:11px;border-radius:50%;background:#c5d6e6}
.brand{display:flex;align-items:center;gap:8px;font-weight:700;font-size:19px;letter-spacing:-.02em}
.field{display:flex;align-items:center;gap:12px;height:48px;padding:0 8px 0 16px;border-radius:24px;background:#fff;border:1.5px solid #b9d3ea;font-size:16px;font-weight:500;min-width:0}
.field.on{border-color:var(--blue);box-shadow:0 0 0 4px rgba(11,92,173,.14)}
.field .caret{width:2px;height:22px;background:var(--blue);margin-left:1px}
.go{width:36px;height:36px;border-radius:18px;background:var(--blue);color:#fff;display:grid;place-items:center;flex:none}
.tabs{display:flex;gap:24px;border-bottom:1px solid var(--line)}
.tabs span{padding:12px 0 11px;font-weight:500;color:var(--soft);white-space:nowrap}
.tabs .on{color:var(--blue);font-weight:600;box-shadow:inset 0 -2px var(--blue)}
.avatar{width:36px;height:36px;border-radius:50%;background:#fbd9b8;color:#7c3f1d;display:grid;place-items:center;font-weight:600;font-size:14px;flex:none}
.phone{position:absolute;background:#fff;border-radius:44px;overflow:hidden;box-shadow:0 0 0 1px rgba(8,63,120,.16),0 0 0 9px #0c2238,0 0 0 10px #2a4460,0 36px 64px -18px rgba(4,36,72,.5)}
.status{height:44px;padding:4px 26px 0 30px;display:flex;align-items:center;justify-content:space-between;font-weight:600;font-size:15px}
.homebar{position:absolute;left:50%;bottom:8px;width:120px;height:5px;margin-left:-60px;border-radius:3px;background:var(--ink)}
.facts{display:flex;flex-wrap:wrap;gap:4px 16px}.facts span{display:inline-flex;align-items:center;gap:6px;white-space:nowrap}.facts svg{color:var(--blue)}
</style>`;

export const mark = (size = 28) =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="#0b5cad"/><path d="m5 20 6-10 3.5 5.5L17 12l6 8Z" fill="#fff"/><circle cx="20" cy="8" r="2.2" fill="#f2b53c"/></svg>`;

export const logo = () => html`<span class="brand">${mark()}${brand}</span>`;

export const pic = (name: SceneName, style: string, view?: string) =>
  html`<div class="pic" style="${style}">${scene(name, view)}</div>`;

/** A square picture of a place. */
export const thumb = (name: SceneName, size: number, radius = 12) =>
  pic(name, `width:${size}px;height:${size}px;border-radius:${radius}px`, square[name]);

/** A picture, a title and a line: the smallest result. */
export const result = (image: string, title: string, detail: string) =>
  html`<div class="row" style="gap:12px">${image}<div class="grow"><div class="t15 b">${title}</div><div class="soft">${detail}</div></div></div>`;

export const fact = (name: IconName, text: string, size = 18) =>
  html`<span>${icon(name, size)}${text}</span>`;

export const tag = (text: string, look = "", name?: IconName) =>
  html`<span class="tag ${look}">${name && icon(name, 15, 2)}${text}</span>`;

export const chip = (text: string, on = false, name?: IconName) =>
  html`<span class="chip ${on && "on"}">${name && icon(name, 17)}${text}</span>`;

export const tabs = (names: string[], on = 0) =>
  html`<div class="tabs">${names.map((name, index) => html`<span class="${index === on && "on"}">${name}</span>`)}</div>`;

/** The one field, at rest with a query in it. */
export const field = (query: string, style = "", focus = false) =>
  html`<div class="field ${focus && "on"}" style="${style}"><span class="blue">${icon("search", 20, 2)}</span><span class="grow nowrap row">${query}${focus && '<i class="caret"></i>'}</span><span class="faint">${icon("close", 18)}</span><span class="go">${icon("arrow", 18, 2)}</span></div>`;

/** On a phone the field stands at the foot, where the thumb is. */
export const thumbField = (query: string) =>
  html`<div style="position:absolute;left:0;right:0;bottom:0;padding:10px 12px 30px;background:#fff;border-top:1px solid var(--line)">${field(query, "height:46px;padding:0 5px 0 14px;font-size:15px;gap:10px")}</div>`;

export const chrome = () => html`<div class="chrome"><i></i><i></i><i></i></div>`;

export const status = (
  light = false,
) => html`<div class="status" style="${light && "color:#fff"}"><span>9:41</span>
  <span class="row" style="gap:6px"><svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>
  <svg width="26" height="13" viewBox="0 0 26 13" fill="none"><rect x=".6" y=".6" width="21.8" height="11.8" rx="3.5" stroke="currentColor" stroke-opacity=".5" stroke-width="1.2"/><rect x="2.3" y="2.3" width="15" height="8.4" rx="2" fill="currentColor"/><path d="M24 4.5v4c.8-.3 1.4-1.1 1.4-2s-.6-1.7-1.4-2Z" fill="currentColor" opacity=".6"/></svg></span></div>`;

/** A phone of 320 × 640 or other size; `body` fills it under the status bar. */
export const phone = (x: number, y: number, width: number, height: number, body: string) =>
  html`<div class="phone" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px">${body}<div class="homebar"></div></div>`;

export const cursor = (style: string, size = 26) =>
  html`<svg class="cursor" style="position:absolute;${style}" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="M5 2.5 19 13l-6.3 1L9.5 20Z" fill="#0c2238" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
