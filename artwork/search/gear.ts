/** The rucksack, on a 120 × 120 field: flat, two tones and a shade. */
export const pack = (main = "#3f8fd6", dark = "#0b4a8c") => `<svg viewBox="0 0 120 120" aria-hidden="true">
    <path d="M44 20c0-8 7-12 16-12s16 4 16 12" fill="none" stroke="#0c2238" stroke-width="4"/>
    <path d="M32 40c0-14 10-22 28-22s28 8 28 22v58a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12Z" fill="${main}"/>
    <path d="M70 19c12 3 18 10 18 21v58a12 12 0 0 1-12 12h-8c4-30 6-60 2-91Z" fill="${dark}" opacity=".45"/>
    <path d="M30 44c8-5 18-7 30-7s22 2 30 7v10c-8 5-18 7-30 7s-22-2-30-7Z" fill="${dark}"/>
    <path d="M40 70h40v26a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8Z" fill="${dark}" opacity=".55"/>
    <path d="M40 78h40" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
    <path d="M45 54v14M75 54v14" stroke="#0c2238" stroke-width="4"/><rect x="42" y="62" width="6" height="8" rx="1.5" fill="#f2b53c"/><rect x="72" y="62" width="6" height="8" rx="1.5" fill="#f2b53c"/>
    <path d="M32 76h-5a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h5ZM88 76h5a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-5Z" fill="${dark}"/></svg>`;
