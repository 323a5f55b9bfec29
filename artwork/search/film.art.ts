import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { film, type Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { content } from "./film-cards.ts";
import { chipBox, type Module, modules, type Scene, SECONDS, searches } from "./film-data.ts";
import { allMotion, scenesOf } from "./film-motion.ts";
import { partStyles } from "./parts.ts";
import { base } from "./theme.ts";

const pointer = cursor("#0c2238", 38);

const styles = css`<style>
body{background:#cfe9ff}
.f20{font-size:20px;line-height:28px}.f22{font-size:22px;line-height:30px}.f26{font-size:26px;line-height:32px;letter-spacing:-.015em}.f30{font-size:30px;line-height:38px;letter-spacing:-.02em}
.f-field{position:absolute;left:80px;top:56px;width:736px;height:80px;border-radius:40px;background:#fff;display:flex;align-items:center;gap:20px;padding:0 10px 0 28px;font-size:34px;font-weight:500;letter-spacing:-.015em}
.f-q{display:inline-block;white-space:pre;line-height:48px;border-radius:6px}.f-q span{line-height:0}.f-caret{width:3px;height:40px;background:var(--blue)}
.f-go{width:60px;height:60px;border-radius:30px;background:var(--blue);color:#fff;display:grid;place-items:center}
.f-intent{position:absolute;left:848px;top:72px;height:48px;display:flex;align-items:center;gap:14px;font-size:24px;color:var(--deep)}
.f-intent b{font-weight:700;font-size:28px;letter-spacing:-.02em;color:var(--ink)}
.f-mod{background:#fff;border-radius:22px;overflow:hidden}
.f-chip{border-radius:28px;display:flex;align-items:center;justify-content:center;gap:10px;font-size:21px;font-weight:600;color:var(--deep);box-shadow:inset 0 0 0 2px #8fc3ee;overflow:hidden}
.f-chip i{position:absolute;inset:0;background:var(--blue);color:#fff;display:flex;align-items:center;justify-content:center;gap:10px;font-style:normal}
.f-day{width:60px;height:44px;border-radius:12px;background:var(--pale);color:var(--blue);display:grid;place-items:center;font-weight:700}
.f-act{height:100%;display:flex;align-items:center;justify-content:space-between;padding:0 28px}
.f-btn{position:relative;min-width:160px;height:64px;padding:0 28px;border-radius:32px;background:var(--blue);color:#fff;font-size:22px;font-weight:600;display:grid;place-items:center;overflow:hidden;white-space:nowrap}
.f-btn em{position:absolute;inset:0;background:#1d7a55;display:flex;align-items:center;justify-content:center;gap:10px;font-style:normal}
.f-packs{display:grid;grid-template-columns:1fr 1fr;gap:20px;padding:24px;height:100%}
.f-pack{position:relative;border-radius:18px;display:flex;align-items:center;gap:18px;padding:0 18px;box-shadow:inset 0 0 0 2px #d9e7f3}
.f-art{width:120px;height:192px;border-radius:14px;background:var(--pale);padding:2px;flex:none;display:flex;align-items:center}.f-art svg{width:100%}
.f-pick{position:absolute;right:18px;top:18px;width:44px;height:44px;border-radius:22px;background:var(--blue);color:#fff;display:grid;place-items:center}
.f-spec{display:flex;justify-content:space-between;line-height:32px;font-size:20px;color:var(--soft)}.f-spec b{font-weight:500;color:var(--ink)}.f-spec .better{font-weight:700;color:var(--blue)}
.f-dates{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}
.f-date .f20{position:relative}.f-date .after{position:absolute;left:0;top:0}
.f-date{height:180px;border-radius:18px;padding:58px 24px 0;box-shadow:inset 0 0 0 2px #d9e7f3}.f-date.shut{background:#f1f5f9;color:#5d7186}
#pointer{position:absolute;left:0;top:0}.cursor{transform-origin:${pointer.tip[0]}px ${pointer.tip[1]}px}
</style><style>${allMotion()}</style>`;

const query = (scene: Scene) =>
  html`<span class="f-q" id="q-${scene}">${[...searches[scene].query].map((letter) => html`<span>${letter}</span>`)}</span>`;

const intent = (scene: Scene) =>
  html`<div class="f-intent" id="intent-${scene}"><span>reads as</span><b>${searches[scene].intent}</b></div>`;

const chipFace = ({ icon: shape, name }: Module) => html`${icon(shape, 26, 2.2)}${name}`;

const chip = (module: Module, index: number) => {
  return html`<div class="f-chip" id="chip-${module.id}" style="${place(...chipBox(index))}">${chipFace(module)}<i>${chipFace(module)}</i></div>`;
};

const card = (module: Module) =>
  scenesOf(module).map((scene) => {
    const box = module.boxes[scene];
    return (
      box &&
      html`<div class="f-mod" id="${module.id}-${scene}" style="${place(...box)}">${content(module.id, scene)}</div>`
    );
  });

const body = html`${base}${partStyles}${styles}
<div class="f-field"><span class="blue">${icon("search", 34, 3)}</span><span class="row grow">${query("dream")}${query("choose")}${query("act")}<i class="f-caret"></i></span><span class="f-go">${icon("arrow", 28, 2.6)}</span></div>
${intent("dream")}${intent("choose")}${intent("act")}
${modules.map(chip)}${modules.map(card)}
<div id="pointer">${pointer.svg}</div>`;

export const pieces: Piece[] = [film("search/modular-cards", SECONDS, body)];
