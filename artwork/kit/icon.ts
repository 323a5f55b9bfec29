import { html } from "./html.ts";

/** The line icons of all products, on a field of 24. */
const shapes = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  check: '<path d="M6 12.5l4 4 8-9"/>',
  left: '<path d="M14.5 6l-6 6 6 6"/>',
  right: '<path d="M9.5 6l6 6-6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  send: '<path d="M12 19V5M6 11l6-6 6 6"/>',
  enter: '<path d="M19 6v5a3 3 0 0 1-3 3H5.5M9.5 10l-4 4 4 4"/>',
  back: '<path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"/>',
  retry: '<path d="M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5"/>',
  grip: '<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01"/>',
  // What a thing is, or how it stands.
  warning: '<path d="M12 4.5l8.5 14.5h-17zM12 10v4.5M12 17v.01"/>',
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5M12 16.200v.01"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11.500v5M12 7.8v.01"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.5-1.2.9-1.2 1.9M12 16.3v.2"/>',
  clock: '<circle cx="12" cy="12" r="8"/><path d="M12 8v4.5l3 1.5"/>',
  bell: '<path d="M6.6 10.2a5.4 5.4 0 0 1 10.8 0c0 4.8 1.8 6 1.8 6H4.8s1.8-1.2 1.8-6zM10.2 19.8a2 2 0 0 0 3.6 0"/>',
  flag: '<path d="M6 21V4.200h12l-3 4.2 3 4.200H6"/>',
  saved: '<path d="M7 4h10v16.5l-5-4-5 4Z"/>',
  lock: '<path d="M7 11h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM8.5 11V8.5a3.5 3.5 0 0 1 7 0V11"/>',
  eye: '<path d="M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6z"/><circle cx="12" cy="12" r="2.5"/>',
  // Words, lists and figures.
  speech:
    '<path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z"/>',
  mail: '<path d="M4.5 6.5h15v11h-15zM4.5 7.5l7.5 6 7.5-6"/>',
  phone:
    '<path d="M6.5 4h3l1.5 4-2 1.5a10.5 10.5 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z"/>',
  paper: '<path d="M7 4h7l4 4v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM14 4v4h4M9 13h6M9 16.5h4"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5"/>',
  plan: '<path d="M4 7l1.5 1.5L8 6M4 16l1.5 1.5L8 15M11.5 7.5H20M11.5 16.5H20"/>',
  tasks: '<rect x="3.6" y="3.6" width="16.8" height="16.8" rx="4.8"/><path d="M8.2 12.2l2.7 2.8 5.1-5.8"/>',
  table:
    '<path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM4 10h16M10 10v9"/>',
  compare: '<path d="M4.5 5h6v14h-6ZM13.5 5h6v14h-6Z"/>',
  bars: '<path d="M4.8 19.8V13.200M12 19.800V4.200M19.2 19.800V9.6"/>',
  level: '<path d="M5 19.5v-4M12 19.5v-9M19 19.5v-15"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2.5"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  picture:
    '<rect x="4" y="5" width="16" height="14" rx="2.5"/><path d="m4.5 16.5 4.5-5 3.5 4 2.5-2.5 4.5 4.5"/><circle cx="15" cy="9.2" r="1.3"/>',
  book: '<path d="M12 6.5C10.5 5.2 8 4.7 4 4.7v13.6c4 0 6.5.5 8 1.8 1.5-1.3 4-1.8 8-1.8V4.7c-4 0-6.5.5-8 1.8Zm0 0v13.4"/>',
  card: '<path d="M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM3.5 10h17M7 14.5h3"/>',
  gear: '<path d="M7 9.5a5 5 0 0 1 10 0V19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z"/><path d="M9.5 5.2V4a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 14.5 4v1.2M7 14h10M10.5 14v2.5h3V14"/>',
  booking:
    '<path d="M4 7.5h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4Z"/><path d="M14 7.5v2M14 11.5v2M14 15.5v2"/>',
  // Places, ways and things.
  place:
    '<path d="M12 21s7-6.2 7-11.4A7 7 0 0 0 5 9.6C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.8" r="2.4"/>',
  trip: '<circle cx="6" cy="18.5" r="2"/><circle cx="18" cy="5.5" r="2"/><path d="M8 18.5h7.5a3.25 3.25 0 0 0 0-6.5h-7a3.25 3.25 0 0 1 0-6.5H16"/>',
  route:
    '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Z"/><path d="M9.5 14v-2a1.5 1.5 0 0 1 1.5-1.5h3.5M12.7 8.5l2 2-2 2"/>',
  train:
    '<rect x="6" y="3.5" width="12" height="13" rx="3"/><path d="M6 11h12M9.3 13.9h.1M14.7 13.9h.1M9 16.5 7 20.5M15 16.5l2 4"/>',
  climb: '<path d="m3 18.5 6-10 4 6 2.5-3.5 5.5 7.5Z"/>',
  ruler: '<path d="M3.5 8.5h17v7h-17ZM7.5 8.5v3M11 8.5v4M14.5 8.5v3M18 8.5v3"/>',
  bed: '<path d="M3.5 5.5v13M3.5 15.5h17v3M20.5 15.5v-2.5a3 3 0 0 0-3-3h-7v5.5"/><circle cx="7" cy="11.5" r="1.8"/>',
  house: '<path d="M4.5 11L12 4.5l7.5 6.5M6.5 9.5V19h11V9.5M10.5 19v-5h3v5"/>',
  car: '<path d="M4 16v-3.5l2-5A1.5 1.5 0 0 1 7.4 6.5h9.2A1.5 1.5 0 0 1 18 7.5l2 5V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4.5 12.5h15M6 17v2M18 17v2M7.5 14.8h.01M16.5 14.8h.01"/>',
  cap: '<path d="M3 9.5L12 5.5l9 4-9 4zM7 11.5V16c1.5 1.3 3 2 5 2s3.5-.7 5-2v-4.5"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.400v1.800M12 19.800v1.800M2.4 12h1.800M19.8 12h1.800M5.2 5.200l1.3 1.300M17.5 17.500l1.3 1.300M18.8 5.200l-1.3 1.300M6.5 17.500l-1.3 1.3"/>',
  bolt: '<path d="M13 3.5 5.5 13.5H11l-1 7 7.5-10H12Z"/>',
} as const;

export type IconName = keyof typeof shapes;

/** A line icon in the colour of the text around it. `weight` is its stroke in pixels, whatever its size. */
export function icon(name: IconName, size = 20, weight = 1.75): string {
  const stroke = ((weight * 24) / size).toFixed(2);
  return html`<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`;
}
