import { avatar } from "../kit/avatar.ts";
import { css, html } from "../kit/html.ts";
import { type IconName, icon } from "../kit/icon.ts";
import { phone as frame } from "../kit/phone.ts";
import { type Still, section } from "../kit/piece.ts";
import { brand } from "./data.ts";
import { painter, type SceneName, scene, square } from "./scenes.ts";
import { colour } from "./theme.ts";

/** A section's picture without a panel around it: the site shows it 896 px wide. */
export const bare = (name: string, body: string, height: number): Still => ({
  ...section(name, body, height),
  width: 896,
});

/** The crop of a section's picture for phones, which show it 350 px wide at most. */
export const small = (name: string, body: string, height: number): Still => ({
  ...section(`search/${name}-small`, body, height),
  width: 360,
});

/** The styles of the parts below, and what paints their landscapes: put once into each piece, after `base`. */
export const partStyles = css`${painter}<style>
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
  html`<div style="position:absolute;left:0;right:0;bottom:0;padding:10px 12px 30px;background:#fff;border-top:1px solid var(--line)">${field(query, "height:46px;padding:0 5px 0 14px;font-size:15px;gap:8px;letter-spacing:-.02em")}</div>`;

export const chrome = () => html`<div class="chrome"><i></i><i></i><i></i></div>`;

/** A phone whose screen is `width` × `height`. */
export const phone = (x: number, y: number, width: number, height: number, body: string) =>
  frame(
    {
      ...{ x: x - 9, y: y - 9, width: width + 18, height: height + 18, radius: 53, bezel: 9, homeBar: true },
      ...{
        shell: colour.ink,
        ink: colour.ink,
        shadow: "0 0 0 1px #2a4460,0 36px 64px -27px rgba(4,36,72,.5)",
      },
    },
    body,
  );

export const user = avatar("MK", { ground: "#fbd9b8", ink: "#7c3f1d" });
