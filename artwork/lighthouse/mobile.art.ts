import { html } from "../kit/html.ts";
import { icon } from "../kit/icon.ts";
import { phone, statusBar } from "../kit/phone.ts";
import { type Piece, section } from "../kit/piece.ts";
import { clock, now, type Session, sentence, task, todays } from "./data.ts";
import { check, code, logo, small, tabs } from "./parts.ts";
import { palette as p, theme } from "./theme.ts";

const screen = (x: number, ground: string, ink: string, body: string) =>
  phone(
    {
      ...{ x, y: 40, width: 308, height: 600, radius: 46, bezel: 9, shell: "#12261a", ground, ink },
      shadow: "0 18px 36px rgba(21,64,36,.22)",
    },
    body,
  );

const notice = html`<div style="margin:0 14px;padding:16px;border-radius:22px;background:#fff;color:${p.ink}">
  <div class="row t13 soft" style="gap:8px">${logo(22)}<span class="grow b">Lighthouse</span>8:00</div>
  <div class="t17 bb" style="margin-top:10px">Your Monday</div>
  <div class="t15" style="margin-top:4px">Statistics II at 9:00, B204. Then Ecology and the Writing Lab. One form is late: 20 min.</div>
  <div class="row" style="gap:8px;margin-top:14px"><span class="pill" style="flex:1;height:44px;border-radius:14px;justify-content:center;
  font-size:15px;background:${p.green};color:#fff">Open today</span><span class="pill" style="flex:1;height:44px;border-radius:14px;
  justify-content:center;font-size:15px;background:${p.mintSoft};color:${p.green}">After class</span></div></div>`;

/** Hills and a lighthouse: the wallpaper of the student's phone. */
const hills = html`<svg class="abs" style="left:0;bottom:-48px" width="290" height="250" viewBox="0 0 290 250">
  <path d="M208 56L0 38v50z" fill="#f7d9a6" opacity=".3"/>
  <path d="M204.5 140l6.5-76h18l6.5 76z" fill="#f5f9f2"/><path d="M208.6 92h22.8l1.7 20h-26.2z" fill="${p.warm}"/>
  <rect x="210" y="46" width="20" height="18" rx="4" fill="${p.warm}"/>
  <path d="M207 64h26" stroke="#f5f9f2" stroke-width="4" stroke-linecap="round"/>
  <path d="M0 120C60 90 120 98 170 118s84 16 120 2V250H0z" fill="#2a6b40"/>
  <path d="M0 176c70-40 150-26 290 22v52H0z" fill="${p.leaf}"/><path d="M0 222c90-24 190-22 290 8v20H0z" fill="#63a86f"/></svg>`;

const lock = html`${hills}${statusBar("Coast", 40)}<div style="text-align:center;color:#fff;padding:26px 0 24px">
  <div class="t17" style="color:${p.mint}">${now.date}</div>
  <div style="font:500 76px/80px Rubik;letter-spacing:-.03em">${now.label}</div></div>${notice}`;

const line = (
  entry: Session,
) => html`<div class="row" style="height:50px;gap:12px;border-top:1px solid ${p.line}">
  <span class="t15 b" style="width:44px">${clock(entry.from)}</span><span class="grow"><span class="t15 b">${entry.title}</span></span>
  <span class="t13 soft">${entry.place.replace("Study time", "Study")}</span></div>`;

const late = task("review");
const swiped = html`<div style="position:relative;height:56px;border-radius:16px;overflow:hidden;background:${p.leaf};color:#fff">
  <div class="abs row t15 bb" style="left:13px;top:0;height:56px;gap:5px">${icon("check", 22, 2.75)}Done</div>
  <div class="abs row" style="left:83px;top:0;width:262px;height:56px;background:#fff;border-radius:16px 0 0 16px;padding:0 12px;gap:10px;color:${p.ink}">
    ${check("late")}<span class="t15 b">${late.title}</span></div></div>`;

const item = (id: string) => {
  const { title, course: key, due } = task(id);
  return html`<div class="row" style="height:56px;gap:12px;border-radius:16px;background:#fff;padding:0 14px">${check()}
    <span class="grow"><div class="t15 b">${title}</div><div class="t13 soft">${due}</div></span>${code(key)}</div>`;
};

const today = html`${statusBar(now.label, 40)}<div class="grow" style="padding:10px 16px 0"><div class="bb" style="font-size:20px;line-height:25px;letter-spacing:-.01em">${sentence}</div>
  <div class="tile" style="padding:14px 16px 4px;margin-top:14px"><div class="row" style="gap:10px;padding-bottom:12px"><span class="grow"><div class="t13 b" style="color:${p.leaf}">
  Next, in 50 min</div><div class="t17 bb">${todays[0]?.title}</div></span><span class="pill" style="background:${p.green};color:#fff">B204</span></div>
  ${todays.slice(1).map(line)}</div>
  <div class="col" style="gap:8px;margin-top:14px">${swiped}${item("reading")}</div></div>${tabs("Today")}`;

/** A detail of each phone: the message, and the sentence with the task that is being swiped. */
const crop = html`${theme}<div style="width:360px;height:612px;padding:14px;background:${p.mint}">
  <div style="position:relative;height:310px;border-radius:26px;overflow:hidden;background:${p.green}"><div style="position:absolute;inset:0;transform:translate(22px,0)">${hills}</div>
  <div class="abs" style="left:0;right:0;top:12px;text-align:center;color:#fff"><span class="t15" style="color:${p.mint}">Monday</span>
  <div style="font:500 40px/44px Rubik;letter-spacing:-.03em">${now.label}</div></div><div class="abs" style="left:0;right:0;top:86px">${notice}</div></div>
  <div style="margin-top:14px;height:236px;border-radius:26px;background:${p.paper};padding:18px 18px 0;overflow:hidden">
  <div class="bb" style="font-size:20px;line-height:25px;letter-spacing:-.01em;text-wrap:balance">${sentence}</div>
  <div class="col" style="gap:8px;margin-top:14px">${swiped}${item("reading")}</div></div></div>`;

export const pieces: Piece[] = [
  small("mobile", crop, 612),
  {
    ...section(
      "lighthouse/mobile",
      html`${theme}<div style="width:704px;height:680px;background:${p.mint}">${screen(26, p.green, "#fff", lock)}
      ${screen(370, p.paper, p.ink, today)}</div>`,
      680,
    ),
    width: 704,
  },
];
