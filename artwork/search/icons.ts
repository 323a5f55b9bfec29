/** Line icons on a 24 grid, one stroke weight. */
const shapes = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  place:
    '<path d="M12 21s7-6.2 7-11.4A7 7 0 0 0 5 9.6C5 14.800 12 21 12 21Z"/><circle cx="12" cy="9.800" r="2.400"/>',
  trip: '<circle cx="6" cy="18.500" r="2"/><circle cx="18" cy="5.500" r="2"/><path d="M8 18.500h7.500a3.250 3.250 0 0 0 0-6.500h-7a3.250 3.250 0 0 1 0-6.500H16"/>',
  guide:
    '<path d="M12 6.500C10.500 5.200 8 4.700 4 4.700v13.600c4 0 6.500.5 8 1.800 1.500-1.300 4-1.800 8-1.800V4.700c-4 0-6.500.5-8 1.800Zm0 0v13.400"/>',
  gear: '<path d="M7 9.500a5 5 0 0 1 10 0V19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z"/><path d="M9.500 5.200V4a1.500 1.500 0 0 1 1.500-1.500h2A1.500 1.500 0 0 1 14.500 4v1.200M7 14h10M10.500 14v2.500h3V14"/>',
  booking:
    '<path d="M4 7.500h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4Z"/><path d="M14 7.500v2M14 11.500v2M14 15.500v2"/>',
  help: '<circle cx="12" cy="12" r="8.500"/><path d="M9.700 9.600a2.400 2.400 0 1 1 3.500 2.100c-.8.500-1.200.9-1.200 1.900M12 16.300v.2"/>',
  saved: '<path d="M7 4h10v16.500l-5-4-5 4Z"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5.200l3.300 2"/>',
  up: '<path d="M7 17 17 7M9 7h8v8"/>',
  right: '<path d="m9.500 5.500 6.500 6.500-6.500 6.500"/>',
  left: '<path d="M14.500 5.500 8 12l6.500 6.500"/>',
  down: '<path d="m5.500 9 6.500 6.500L18.500 9"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  back: '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  train:
    '<rect x="6" y="3.500" width="12" height="13" rx="3"/><path d="M6 11h12M9.300 13.900h.1M14.700 13.900h.1M9 16.500 7 20.500M15 16.500l2 4"/>',
  climb: '<path d="m3 18.500 6-10 4 6 2.500-3.500 5.500 7.500Z"/>',
  ruler: '<path d="M3.500 8.500h17v7h-17ZM7.500 8.500v3M11 8.500v4M14.500 8.500v3M18 8.500v3"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400"/>',
  bed: '<path d="M3.500 5.500v13M3.500 15.500h17v3M20.500 15.500v-2.500a3 3 0 0 0-3-3h-7v5.500"/><circle cx="7" cy="11.500" r="1.800"/>',
  water: '<path d="M12 3.500s6 6.300 6 10.500a6 6 0 0 1-12 0c0-4.200 6-10.500 6-10.500Z"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  compare: '<path d="M4.500 5h6v14h-6ZM13.500 5h6v14h-6Z"/>',
  calendar:
    '<rect x="4" y="5.500" width="16" height="14.500" rx="2.500"/><path d="M4 10h16M8.500 3.500v4M15.500 3.500v4"/>',
  phone:
    '<path d="M6.500 4h3l1.500 4-2 1.500a10.500 10.500 0 0 0 5.500 5.500l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2A15.500 15.500 0 0 1 4.500 6.200 2 2 0 0 1 6.500 4Z"/>',
  route:
    '<path d="M12 3.500 20.500 12 12 20.500 3.500 12Z"/><path d="M9.500 14v-2a1.500 1.500 0 0 1 1.500-1.500h3.500M12.700 8.500l2 2-2 2"/>',
  layers:
    '<path d="m12 4 8.500 4.500L12 13 3.500 8.500ZM4 12.700l8 4.300 8-4.300M4 16.500l8 4.300 8-4.300"/>',
  picture:
    '<rect x="4" y="5" width="16" height="14" rx="2.500"/><path d="m4.500 16.500 4.500-5 3.500 4 2.500-2.500 4.500 4.500"/><circle cx="15" cy="9.200" r="1.300"/>',
  list: '<path d="M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.5M4.500 12h.5M4.500 17.500h.5"/>',
  bolt: '<path d="M13 3.500 5.500 13.500H11l-1 7 7.500-10H12Z"/>',
  mic: '<rect x="9.200" y="3.500" width="5.600" height="10.500" rx="2.800"/><path d="M5.800 11.500a6.200 6.200 0 0 0 12.400 0M12 17.700v3"/>',
  filter:
    '<path d="M4 7h10M18 7h2M4 17h2M10 17h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  enter: '<path d="M19 6v5a3 3 0 0 1-3 3H5.500M9.500 10l-4 4 4 4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  lift: '<path d="M3 8.500 21 4M12 6.300v4M7 10.500h10v6a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3ZM7 14.500h10"/>',
} as const;

export type IconName = keyof typeof shapes;

export function icon(name: IconName, size = 20, stroke = 1.75): string {
  const weight = (stroke * 24) / size;
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${weight.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`;
}
