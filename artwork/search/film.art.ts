import { cursor } from "../kit/cursor.ts";
import { css, html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { film, type Piece } from "../kit/piece.ts";
import { place } from "../kit/place.ts";
import { content } from "./film-cards.ts";
import { type Module, modules, type Scene, SECONDS, scenes, searches } from "./film-data.ts";
import { allMotion } from "./film-motion.ts";
import { partStyles } from "./parts.ts";
import { base } from "./theme.ts";

const pointer = cursor("#0c2238", 54);

/** A close-up: no text is smaller than 36 px, so that a phone shows it at 9 px or more. */
const styles = css`<style>
body{background:#cfe9ff}
.f36{font-size:36px;line-height:46px;letter-spacing:-.01em}.f40{font-size:40px;line-height:50px;letter-spacing:-.015em}.f42{font-size:42px;line-height:52px;letter-spacing:-.02em}.f44{font-size:44px;line-height:54px;letter-spacing:-.02em}.f50{font-size:50px;line-height:60px;letter-spacing:-.02em}.f56{font-size:60px;line-height:70px;letter-spacing:-.025em}
.f-field{position:absolute;left:40px;top:36px;width:784px;height:96px;border-radius:48px;background:#fff;display:flex;align-items:center;gap:22px;padding:0 12px 0 34px;font-size:46px;font-weight:500;letter-spacing:-.02em}
.f-q{display:inline-block;white-space:pre;line-height:60px;border-radius:8px}.f-q span{line-height:0}.f-caret{width:4px;height:52px;background:var(--blue)}
.f-go{width:72px;height:72px;border-radius:36px;background:var(--blue);color:#fff;display:grid;place-items:center}
.f-intent{position:absolute;left:850px;top:54px;height:60px;display:flex;align-items:baseline;gap:14px;font-size:36px;line-height:60px;color:var(--deep);white-space:nowrap}
.f-intent b{font-weight:700;font-size:44px;letter-spacing:-.025em;color:var(--ink)}
.f-mod{position:absolute;background:#fff;border-radius:32px;overflow:hidden}.f-mod>div{position:absolute;left:0;top:0}
.f-tray{position:absolute;left:40px;right:40px;top:912px;height:76px;display:flex;gap:12px}
.f-chip{position:relative;flex:1 1 auto;border-radius:38px;display:grid;place-items:center;padding:0 20px;font-size:36px;letter-spacing:-.015em;font-weight:600;color:var(--deep);box-shadow:inset 0 0 0 3px #8fc3ee;overflow:hidden}
.f-chip i{position:absolute;inset:0;background:var(--blue);color:#fff;display:grid;place-items:center;font-style:normal}
.f-words{padding:22px 36px}.f-words.narrow{padding:22px 30px}
.f-line{gap:24px;height:153px}.f-line+.f-line{border-top:3px solid #e6f0f8}
.f-day{width:96px;height:96px;border-radius:24px;background:var(--pale);color:var(--blue);display:grid;place-items:center;font-weight:700;font-size:38px}
.f-act{height:100%;display:flex;align-items:center;justify-content:space-between;padding:0 36px}
.f-btn{position:relative;width:316px;height:104px;border-radius:52px;background:var(--blue);color:#fff;font-size:38px;letter-spacing:-.015em;font-weight:600;display:grid;place-items:center;overflow:hidden;white-space:nowrap}
.f-btn em{position:absolute;inset:0;background:#1d7a55;display:flex;align-items:center;justify-content:center;gap:14px;font-style:normal}
.f-packs{display:grid;grid-template-columns:1fr 1fr;gap:24px;padding:24px;height:100%}
.f-pack{position:relative;border-radius:24px;display:flex;align-items:center;gap:28px;padding:0 34px 0 28px;box-shadow:inset 0 0 0 3px #d9e7f3}
.f-art{width:190px;height:318px;border-radius:18px;background:var(--pale);padding:4px;flex:none;display:flex;align-items:center}.f-art svg{width:100%}
.f-pick{position:absolute;right:22px;top:22px;width:68px;height:68px;border-radius:34px;background:var(--blue);color:#fff;display:grid;place-items:center}
.f-spec{display:flex;justify-content:space-between;line-height:54px;font-size:37px;letter-spacing:-.01em;color:var(--soft)}.f-pack .bb{margin-bottom:12px}.f-spec b{font-weight:500;color:var(--ink)}.f-spec .better{font-weight:700;color:var(--blue)}
.f-reasons{display:flex;flex-wrap:wrap;gap:14px 44px;margin-top:22px}.f-icon svg{display:block}
.f-dates{display:grid;gap:12px;margin-top:20px}
.f-date{height:106px;border-radius:24px;padding:0 32px;display:flex;align-items:center;justify-content:space-between;box-shadow:inset 0 0 0 3px #d9e7f3}.f-date.shut{background:#f1f5f9;color:#5d7186}
.f-state{display:grid;text-align:right}.f-state span{grid-area:1/1}
#pointer{position:absolute;left:0;top:0}.cursor{transform-origin:${pointer.tip[0]}px ${pointer.tip[1]}px}
</style><style>${allMotion()}</style>`;

const query = (scene: Scene) =>
  html`<span class="f-q" id="q-${scene}">${[...searches[scene].query].map((letter) => html`<span>${letter}</span>`)}</span>`;

const intent = (scene: Scene) =>
  html`<div class="f-intent" id="intent-${scene}"><span>reads as</span><b>${searches[scene].intent}</b></div>`;

const chip = ({ id, name }: Module) => html`<div class="f-chip" id="chip-${id}">${name}<i>${name}</i></div>`;

const card = ({ id, boxes }: Module) =>
  html`<div class="f-mod" id="${id}">${scenes.map((scene) => {
    const box = boxes[scene];
    return (
      box && html`<div id="${id}-${scene}" style="${place(0, 0, box[2], box[3])}">${content(id, scene)}</div>`
    );
  })}</div>`;

const body = html`${base}${partStyles}${styles}
<div class="f-field"><span class="blue">${icon("search", 44, 3)}</span><span class="row grow">${scenes.map(query)}<i class="f-caret"></i></span><span class="f-go">${icon("arrow", 36, 2.6)}</span></div>
${scenes.map(intent)}
<div class="f-tray">${modules.map(chip)}</div>${modules.map(card)}
<div id="pointer">${pointer.svg}</div>`;

export const pieces: Piece[] = [film("search/modular-cards", SECONDS, body, { height: 1024 })];
