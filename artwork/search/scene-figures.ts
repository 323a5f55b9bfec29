import { html } from "../kit/html.ts";

/** What people built, or people: drawn over the landscape, on its field of 400 × 260. */
const planks = [8, 16, 24, 32, 40].map(
  (y) => html`<path d="M-5 ${y + 12}H73" stroke="#3f2418" stroke-opacity=".5" stroke-width=".7"/>`,
);
const sidePlanks = [30, 37, 44].map(
  (y) => html`<path d="M74 ${y}H132" stroke="#26140f" stroke-opacity=".5" stroke-width=".7"/>`,
);
const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
) => html`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffd48a"/>
<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="#5a3622" stroke-width=".9"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#3a2117" stroke-width="1"/>`;
const shutter = (x: number) =>
  html`<rect x="${x}" y="28" width="5" height="15" fill="#8f2f22"/><path d="M${x} 33h5M${x} 38h5" stroke="#5d1c14" stroke-width=".6"/>`;
const shingles = [4, 10, 16, 22, 28].map(
  (y) =>
    html`<path d="M${37 + y * 1.15} ${y - 5}H${98 + y * 1.05}" stroke="#20171c" stroke-opacity=".55" stroke-width=".7"/>`,
);

const hut = html`<defs>
<linearGradient id="hut-front" x2="1"><stop stop-color="#a5684a"/><stop offset="1" stop-color="#7c4a34"/></linearGradient>
<linearGradient id="hut-side" x2="1"><stop stop-color="#4f3029"/><stop offset="1" stop-color="#3f2723"/></linearGradient>
<linearGradient id="hut-roof" y2="1" x2="0"><stop stop-color="#6a5558"/><stop offset="1" stop-color="#3b2e36"/></linearGradient>
<linearGradient id="hut-smoke" x1="0" y1="1" y2="0"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="hut-glow"><stop stop-color="#ffd48a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd48a" stop-opacity="0"/></radialGradient>
</defs><g transform="translate(236 146)">
<ellipse cx="74" cy="70" rx="104" ry="7" fill="#141c10" opacity=".5"/>
<path d="M108-14c-3-8 5-12 3-20s8-12 5-22" fill="none" stroke="url(#hut-smoke)" stroke-width="6" stroke-linecap="round"/>
<rect x="104" y="-14" width="10" height="20" fill="#4d4243"/><rect x="102.500" y="-16" width="13" height="3.500" fill="#6b5d5c"/>
<path d="M74 68V30l24-30 34 29v39Z" fill="url(#hut-side)"/>${sidePlanks}
<path d="M-6 68V28L34-2 74 28v40Z" fill="url(#hut-front)"/>${planks}
<path d="M34-7h66l38 38-4 5H80Z" fill="url(#hut-roof)"/>${shingles}
<path d="M-16 32 34-7l50 39-6 6L34 4-10 38Z" fill="#2f2227"/><path d="M-16 32 34-7l3 2.300-50 36.400Z" fill="#7d5f5c"/>
<path d="M-6 52h80v17H-6Z" fill="#8f8580"/><path d="M74 52h58v17H74Z" fill="#544b4c"/>
<path d="M-6 58H132M-6 63.500H132M6 52v6M22 58v5.500M52 52v6M64 58v5.500M90 52v6M104 58v5.500M120 52v6" stroke="#3a3132" stroke-opacity=".45" stroke-width=".8"/>
${pane(8, 28, 13, 15)}${pane(44, 28, 13, 15)}${pane(92, 36, 11, 11)}${pane(113, 36, 11, 11)}${[3, 21, 39, 57].map(shutter)}
<circle cx="14" cy="36" r="16" fill="url(#hut-glow)"/><circle cx="50" cy="36" r="16" fill="url(#hut-glow)"/>
<rect x="27" y="45" width="12" height="24" fill="#2c1810"/><path d="M33 45v24M27 50h12" stroke="#4d2f20" stroke-width=".7"/><path d="M25 69h16v2H25Z" fill="#a39a93"/>
<path d="M8 11h52M20 2h28" stroke="#3f2418" stroke-opacity=".5" stroke-width=".7"/><path d="M-2 24h72" stroke="#d09a6c" stroke-width="1.600"/>
<path d="M-12 74h20M-8 70v8M4 70v8" stroke="#3a2519" stroke-width="1.600"/></g>`;

const tent = html`<defs><radialGradient id="tent-glow"><stop stop-color="#ffc56a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc56a" stop-opacity="0"/></radialGradient>
<linearGradient id="tent-front" x2="0" y2="1"><stop stop-color="#e9a04a"/><stop offset="1" stop-color="#ffd993"/></linearGradient><linearGradient id="tent-side" x2="1" y2="1"><stop stop-color="#c9762b"/><stop offset="1" stop-color="#8f4d1c"/></linearGradient></defs>
<ellipse cx="200" cy="226" rx="110" ry="30" fill="url(#tent-glow)"/><g transform="translate(192 186)">
<ellipse cx="10" cy="42" rx="62" ry="4" fill="#0a120d" opacity=".6"/><path d="M-44 41C-30 34-14 16-6 0c24 8 50 24 66 41Z" fill="url(#tent-side)"/>
<path d="M-44 41C-30 34-14 16-6 0 4 12 14 28 20 41Z" fill="url(#tent-front)"/><path d="M-18 41C-12 30-8 18-6 8c4 10 8 22 10 33Z" fill="#fff1cf"/>
<path d="M-6 0C4 12 14 28 20 41M-6 0c24 8 50 24 66 41" fill="none" stroke="#5d2f10" stroke-width="1"/><path d="M-44 41-54 43M60 41l10 2M-6 0l-14 2" stroke="#d9c7a5" stroke-opacity=".6" stroke-width=".7"/>
<path d="M-10 41c0-6 1-9 3-9s3 3 3 9Z" fill="#6b3a18"/></g>`;

const arch = (index: number) => html`<path d="M${-14 + index * 46} 262v-78a17 17 0 0 1 34 0v78Z"/>`;
const courses = [170, 180, 190, 200, 212, 224, 238].map(
  (y) => html`<path d="M0 ${y}H400" stroke="#6d6658" stroke-opacity=".35" stroke-width=".8"/>`,
);
const windows = [6, 19, 32, 45, 58, 71].map(
  (x) =>
    html`<rect x="${x}" y="6" width="9" height="8" rx="1.200" fill="#31414a"/><path d="M${x + 1} 7h4l-3 6h-1Z" fill="#8fb0bd" opacity=".7"/>`,
);
const wagon = (x: number) =>
  html`<g transform="translate(${x} 131)"><rect width="86" height="22" rx="3" fill="#b33a2a"/><rect width="86" height="3" rx="1.500" fill="#d8d3cb"/><rect y="17" width="86" height="5" fill="#7e261b"/>${windows}</g>`;

const train = html`<defs><linearGradient id="viaduct" y2="1" x2="0"><stop stop-color="#c3b9a4"/><stop offset="1" stop-color="#93897a"/></linearGradient>
<mask id="arches"><rect x="-2" y="150" width="404" height="114" fill="#fff"/><g fill="#000">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(arch)}</g></mask></defs>
<g mask="url(#arches)"><rect x="-2" y="158" width="404" height="104" fill="url(#viaduct)"/>${courses}</g>
<g fill="none" stroke="#6f6757" stroke-width="1.400" opacity=".8">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(arch)}</g>
<rect x="-2" y="153" width="404" height="7" fill="#d3cab6"/><path d="M-2 160H402" stroke="#6f6757" stroke-opacity=".6"/>
${wagon(66)}${wagon(156)}${wagon(246)}<path d="M336 131h20c9 0 15 6 16 14v8h-36Z" fill="#b33a2a"/><path d="M336 148h36v5h-36Z" fill="#7e261b"/><path d="M352 135h5c6 0 9 4 10 8h-15Z" fill="#31414a"/>`;

const walker = html`<path d="M84 262c30-22 66-26 92-33s54-14 64-27" fill="none" stroke="#8fb2da" stroke-opacity=".8" stroke-width="2" stroke-dasharray="1.500 3.500" stroke-linecap="round"/>
<ellipse cx="232" cy="203" rx="14" ry="1.800" fill="#5b82b4" opacity=".5"/><g fill="#1c2733" transform="translate(0 4)"><circle cx="242" cy="178" r="3.200"/><path d="m238.500 182 7 0 2 8-3 9h-2l-1-7-3 7h-2.500l2-9Z" fill="#b8432f"/><path d="m240 190-2 9h2.500l2.500-6 1.500 6h2.500l-1-9Z"/><rect x="234.500" y="181.500" width="5" height="8.500" rx="1.600" fill="#2d4a63"/><path d="M248 185l5 14" stroke="#1c2733" stroke-width="1.100"/></g>`;

export const figures: Record<string, string> = { hut, night: tent, train, snow: walker };
