/** Product drawings on a 120 × 120 field: flat, two tones and a shade, one line weight. */
const drawings = {
  pack: (main: string, dark: string) => `
    <path d="M44 20c0-8 7-12 16-12s16 4 16 12" fill="none" stroke="#0c2238" stroke-width="4"/>
    <path d="M32 40c0-14 10-22 28-22s28 8 28 22v58a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12Z" fill="${main}"/>
    <path d="M70 19c12 3 18 10 18 21v58a12 12 0 0 1-12 12h-8c4-30 6-60 2-91Z" fill="${dark}" opacity=".45"/>
    <path d="M30 44c8-5 18-7 30-7s22 2 30 7v10c-8 5-18 7-30 7s-22-2-30-7Z" fill="${dark}"/>
    <path d="M40 70h40v26a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8Z" fill="${dark}" opacity=".55"/>
    <path d="M40 78h40" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
    <path d="M45 54v14M75 54v14" stroke="#0c2238" stroke-width="4"/><rect x="42" y="62" width="6" height="8" rx="1.500" fill="#f2b53c"/><rect x="72" y="62" width="6" height="8" rx="1.500" fill="#f2b53c"/>
    <path d="M32 76h-5a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h5ZM88 76h5a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-5Z" fill="${dark}"/>`,
  jacket: (main: string, dark: string) => `
    <path d="M46 16h28l16 8 16 66-16 5-10-34v47H40V61L30 95l-16-5 16-66Z" fill="${main}"/>
    <path d="M60 20h14l16 8 16 62-16 5-10-34v47H60Z" fill="${dark}" opacity=".4"/>
    <path d="M46 16c3 10 8 14 14 14s11-4 14-14l-6-6H52Z" fill="${dark}"/><path d="M60 30v78" stroke="#0c2238" stroke-width="2.500"/>
    <path d="m44 78 10-4M76 78l-10-4" stroke="#0c2238" stroke-opacity=".5" stroke-width="2.500" stroke-linecap="round"/><path d="M66 44h9" stroke="#f2b53c" stroke-width="3"/>`,
  boots: (main: string, dark: string) => `
    <path d="M34 18h34l2 34c4 10 14 14 26 18 8 3 11 9 11 18H30c-4-22 2-44 4-70Z" fill="${main}"/>
    <path d="M52 18h16l2 34c4 10 14 14 26 18 8 3 11 9 11 18H84c-2-16-22-16-28-34Z" fill="${dark}" opacity=".4"/>
    <path d="M32 14h38v12H32Z" fill="${dark}"/><path d="M28 88h80v8c0 4-3 6-6 6H34c-4 0-6-3-6-7Z" fill="#0c2238"/>
    <path d="M40 102v5M54 102v5M68 102v5M82 102v5M96 102v5" stroke="#0c2238" stroke-width="6"/>
    <path d="m58 40 14-3M60 51l14-4M66 61l12-7M76 68l9-9" stroke="#fff" stroke-width="2.500" stroke-linecap="round"/>`,
  stove: (main: string, dark: string) => `
    <path d="M34 34h52v40a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8Z" fill="${main}"/><path d="M66 34h20v40a8 8 0 0 1-8 8H66Z" fill="${dark}" opacity=".45"/>
    <path d="M30 30h60v7H30Z" fill="${dark}"/><path d="M86 44h14a6 6 0 0 1 6 6v10" fill="none" stroke="#0c2238" stroke-width="4"/><path d="M54 30a6 6 0 0 1 12 0" fill="none" stroke="#0c2238" stroke-width="4"/>
    <path d="M46 90c4-6 4-8 4-8h20s0 2 4 8Z" fill="#f2b53c"/><rect x="42" y="90" width="36" height="20" rx="6" fill="#0b5cad"/><path d="M42 100h36" stroke="#fff" stroke-width="2" stroke-opacity=".6"/>`,
  tent: (main: string, dark: string) => `
    <path d="M10 94 52 30l58 64Z" fill="${main}"/><path d="M52 30l58 64H66Z" fill="${dark}" opacity=".5"/><path d="M36 94 52 46l14 48Z" fill="#0c2238"/><path d="M52 46 66 94H56Z" fill="#fff" opacity=".25"/>
    <path d="M6 96h108" stroke="#0c2238" stroke-width="3"/><path d="M52 30 47 22M52 30l6-7" stroke="#0c2238" stroke-width="3" stroke-linecap="round"/>`,
  bag: (main: string, dark: string) => `
    <path d="M38 14c-14 0-20 12-20 24v46c0 14 12 24 26 24h34c14 0 24-10 24-24V40c0-16-8-26-22-26Z" fill="${main}"/><path d="M60 14h20c14 0 22 10 22 26v44c0 14-10 24-24 24H60Z" fill="${dark}" opacity=".4"/>
    <path d="M34 34c0-8 8-12 26-12s26 4 26 12v8c-8 8-44 8-52 0Z" fill="${dark}"/><path d="M22 58h76M22 74h76M24 90h72" stroke="#fff" stroke-opacity=".45" stroke-width="2.500"/>`,
} as const;

export type GearName = keyof typeof drawings;

export const gear = (name: GearName, main = "#3f8fd6", dark = "#0b4a8c") =>
  `<svg viewBox="0 0 120 120" aria-hidden="true">${drawings[name](main, dark)}</svg>`;
