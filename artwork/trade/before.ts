import { css, html } from "../kit/html.ts";
import { place } from "../kit/place.ts";

/** One program's window: the same gas contract has another name and another price in each. */
const win = (kind: string, at: string, title: string, body: string) =>
  html`<section class="w ${kind}" style="${at}"><h5>${title}<span class="k"><i></i><i></i><i></i></span></h5>${body}</section>`;

const cells = [
  ["", "A", "B", "C", "D", "E"],
  ["1", "Product", "Mkt", "Pos", "Avg", "P/L"],
  ["2", "NL GAS M1", "152.85", "174", "149.80", "382,104"],
  ["3", "BRT Z2", "94.41", "-60", "95.10", "41,400"],
  ["4", "CO2 DEC", "67.55", "-40", "68.15", "24,000"],
  ["5", "DE CAL BL", "#N/A", "5", "503.50", "#N/A"],
  ["6", "GASOIL X2", "1,127.00", "30", "1,119.50", "22,500"],
  ["7", "FX EUR", "0.9774", "", "", ""],
  ["8", "", "", "", "TOTAL", "#N/A"],
];
const sheet = html`<div class="menu">File&ensp;Edit&ensp;View&ensp;Insert&ensp;Data</div><div class="fx"><i>E2</i><span>=IF(C2="","",(B2-D2)*C2*720)</span></div><table>${cells.map(
  (row, y) =>
    html`<tr class="${y === 1 && "head"}">${row.map((cell, x) => html`<td class="${(y === 0 || x === 0) && "edge"} ${x > 1 && "n"} ${cell === "#N/A" && "bad"} ${y === 2 && x === 2 && "mark"}">${cell}</td>`)}</tr>`,
)}</table>`;

const terminal = html`<pre>TTFX2   DLY     10:27
<em>LAST 152.85   CHG +5.15</em>
BID  152.80 x 12
ASK  152.90 x  9
<u>HI 153.00  LO 148.10</u>

[C]URVE  [N]EWS  [M]SG
&gt;_</pre>`;

const rows = [
  ["TTF NOV22", "152.50", "152.60", "up"],
  ["NBP NOV22", "341.25", "341.75", "up"],
  ["EUA DEC22", "67.38", "67.42", "down"],
  ["BRN DEC22", "94.56", "94.58", "up"],
  ["HH NOV22", "6.740", "6.742", "up"],
  ["GO NOV22", "1128.00", "1128.50", "down"],
];
const broker = html`<div class="tool"><span>Buy</span><span>Sell</span><span>Cancel all</span></div><table>${rows.map(([name, bid, ask, way]) => html`<tr class="${way}"><th>${name}</th><td>${bid}</td><td>${ask}</td></tr>`)}</table><div class="stat">Last update 10:41:58</div>`;

const chat = html`<div class="talk"><p><b>Broker 2</b> ttf nov 50/60</p><p><b>Broker 2</b> still there??</p><p><b>Risk desk</b> what is gas at pls</p><p><b>Broker 5</b> cal 498 offered</p></div><div class="say">Type here</div>`;

const box = html`<div class="ask"><svg width="36" height="36" viewBox="0 0 36 36"><path d="M18 3 34 32H2z" fill="#ffd21f" stroke="#3b3200" stroke-width="2" stroke-linejoin="round"/><path d="M18 13v9M18 26.5v.5" stroke="#3b3200" stroke-width="3" stroke-linecap="round"/></svg><p>Order rejected. Error 4012.<br>14 more messages.</p></div><div class="ok"><span>OK</span></div>`;

const note = html`<aside class="note">NL GAS M1<br>= TTFX2<br>= TTF NOV22 !!<br><span>screen 1 is<br>15 min late</span></aside>`;

type Rect = [x: number, y: number, width: number, height: number];
const quotes = (...at: Rect) => win("term", place(...at), "QUOTE 7 - [TTFX2]", terminal);
const spreadsheet = (...at: Rect) => win("xls", place(...at), "positions_NEW_final(3).xls", sheet);
const deskline = (...at: Rect) => win("brk", place(...at), "Deskline 4.2 (connected)", broker);
const message = (...at: Rect) => win("msg", place(...at), "Message", box);

export const windows = html`
${quotes(-16, 24, 368, 248)}
${spreadsheet(188, 132, 476, 300)}
${deskline(532, 20, 284, 268)}
${win("chat", place(36, 328, 264, 216), "Desk chat (9)", chat)}
${message(388, 324, 308, 144)}
${note}`;

/** The same desk where it hurts: the contract's three names, the alarm, and the note. */
export const fewWindows = html`
${quotes(-16, 12, 300, 196)}
${spreadsheet(40, 116, 476, 240)}
${deskline(116, 294, 234, 156)}
${message(0, 406, 262, 136)}
${note}`;

export const oldStyles = css`
.desktop{position:relative;width:832px;height:520px;transform:scale(1.07692308);transform-origin:0 0;overflow:hidden;background:#51707a}
.w{overflow:hidden;font-size:13px;line-height:20px}
.w h5{display:flex;align-items:center;height:28px;padding:0 8px;font-size:13px;font-weight:600;white-space:nowrap}
.k{display:flex;gap:3px;margin-left:auto}.k i{width:16px;height:14px}
.term{background:#060606;color:#ff9d1c;border:2px solid #6f6f6f}
.term h5{padding-left:28px;background:#2b2b2b;color:#d6d6d6;font-family:Mono;font-weight:500}
.term .k i{width:12px;height:12px;background:#6f6f6f}
.term pre{padding:12px 28px;font:500 14px/22px Mono}
.term em{font-style:normal;background:#ff9d1c;color:#060606}.term u{text-decoration:none;color:#4fd0ff}
.xls{background:#fff;border:1px solid #1d6b3c;box-shadow:0 6px 18px #0005;font-family:Figtree;color:#1b1b1b}
.xls h5{background:#1d7044;color:#fff;font-family:Figtree}.xls .k i{border:1.5px solid #fff;width:12px;height:12px;border-radius:2px}
.xls .menu{height:26px;padding:3px 10px;background:#f1f3f1;color:#333}
.xls .fx{display:flex;height:26px;border:solid #c9cec9;border-width:1px 0;font:13px/24px Mono}.xls .fx i{width:48px;padding-left:12px;border-right:1px solid #c9cec9;font-style:normal}.xls .fx span{padding-left:10px}
.xls table{width:100%;table-layout:fixed}.xls td{height:24px;padding:0 6px;border:1px solid #d7dbd7;white-space:nowrap}
.xls td:first-child{width:30px}.xls td:nth-child(2){width:98px}
.xls .n{text-align:right}.xls .edge{background:#eceeec;color:#555;text-align:center}.xls .head td:not(.edge){background:#fff2a8;font-weight:600}
.xls .bad{background:#ff5b4d;color:#1b0503}.xls .mark{background:#b7f0a8}
.brk{background:#ece9d8;border:3px solid #1c53c5;border-radius:8px 8px 0 0;font-family:Text;color:#111}
.brk h5{height:30px;background:#1c53c5;color:#fff}.brk .k i{border-radius:3px;background:#6f9bf0}.brk .k i:last-child{background:#e2533a}
.brk .tool{display:flex;gap:6px;padding:6px 8px}.brk .tool span{padding:1px 10px;border:1px solid #8d8a78;border-radius:3px;background:#f8f7f0}
.brk table{width:100%;background:#fff}.brk th,.brk td{height:28px;padding:0 8px;border:1px solid #d5d2c1;text-align:right;font-weight:500}.brk th{text-align:left;font-weight:600}
.brk .stat{padding:5px 8px;color:#444}
.brk .up td{background:#cfe0ff;color:#0a2f86}.brk .down td{background:#ffd0cb;color:#8d160b}
.chat{background:#fff;border:1px solid #7b3fa0;box-shadow:0 4px 14px #0004;color:#222;font-family:Figtree;font-size:14px}
.chat h5{background:#7b3fa0;color:#fff}.chat .k i{width:10px;height:10px;border-radius:50%;background:#c79ae0}
.chat .talk{padding:8px 12px;height:124px}.chat p{height:26px;white-space:nowrap}.chat b{margin-right:6px;color:#7b3fa0;font-weight:600}
.chat .say{padding:8px 12px;border-top:1px solid #ddd;color:#777}
.msg{background:#c6c6c6;border:2px solid;border-color:#f4f4f4 #4a4a4a #4a4a4a #f4f4f4;box-shadow:0 8px 20px #0006;font-family:Text;color:#000;font-size:14px}
.msg h5{margin:2px;height:26px;background:#0b1f7a;color:#fff}.msg .k i{display:none}.msg .k i:last-child{display:block;background:#c6c6c6;border:1.5px solid;border-color:#fff #444 #444 #fff}
.ask{display:flex;gap:16px;align-items:center;padding:12px 18px 8px}.ok{display:flex;justify-content:center}
.ok span{padding:4px 36px;border:2px solid;border-color:#fff #555 #555 #fff;outline:1px solid #000}
.note{position:absolute;left:668px;top:264px;width:144px;padding:12px;background:#ffe98a;color:#3b3200;font:600 20px/22px Hand;box-shadow:0 3px 8px #0004}
.note span{color:#a3220f}
`;
