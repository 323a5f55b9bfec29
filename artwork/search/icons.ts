/** Line icons on a 24 grid, one stroke weight. */
const shapes = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  place:
    '<path d="M12 21s7-6.2 7-11.4A7 7 0 0 0 5 9.6C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.8" r="2.4"/>',
  trip: '<circle cx="6" cy="18.5" r="2"/><circle cx="18" cy="5.5" r="2"/><path d="M8 18.5h7.5a3.250 3.250 0 0 0 0-6.5h-7a3.250 3.250 0 0 1 0-6.5H16"/>',
  guide:
    '<path d="M12 6.5C10.5 5.2 8 4.7 4 4.7v13.6c4 0 6.5.5 8 1.8 1.5-1.3 4-1.8 8-1.8V4.7c-4 0-6.5.5-8 1.8Zm0 0v13.4"/>',
  gear: '<path d="M7 9.5a5 5 0 0 1 10 0V19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z"/><path d="M9.5 5.2V4a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 14.5 4v1.2M7 14h10M10.5 14v2.5h3V14"/>',
  booking:
    '<path d="M4 7.5h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4Z"/><path d="M14 7.5v2M14 11.5v2M14 15.5v2"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.6a2.4 2.4 0 1 1 3.5 2.1c-.8.5-1.2.9-1.2 1.9M12 16.3v.2"/>',
  saved: '<path d="M7 4h10v16.5l-5-4-5 4Z"/>',
  right: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  train:
    '<rect x="6" y="3.5" width="12" height="13" rx="3"/><path d="M6 11h12M9.3 13.9h.1M14.7 13.9h.1M9 16.5 7 20.5M15 16.5l2 4"/>',
  climb: '<path d="m3 18.5 6-10 4 6 2.5-3.5 5.5 7.5Z"/>',
  ruler: '<path d="M3.5 8.5h17v7h-17ZM7.5 8.5v3M11 8.5v4M14.5 8.5v3M18 8.5v3"/>',
  bed: '<path d="M3.5 5.5v13M3.5 15.5h17v3M20.5 15.5v-2.5a3 3 0 0 0-3-3h-7v5.5"/><circle cx="7" cy="11.5" r="1.8"/>',
  water: '<path d="M12 3.5s6 6.3 6 10.5a6 6 0 0 1-12 0c0-4.2 6-10.5 6-10.5Z"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  compare: '<path d="M4.5 5h6v14h-6ZM13.5 5h6v14h-6Z"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2.5"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  phone:
    '<path d="M6.5 4h3l1.5 4-2 1.5a10.5 10.5 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z"/>',
  route:
    '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Z"/><path d="M9.5 14v-2a1.5 1.5 0 0 1 1.5-1.5h3.5M12.7 8.5l2 2-2 2"/>',
  picture:
    '<rect x="4" y="5" width="16" height="14" rx="2.5"/><path d="m4.5 16.5 4.5-5 3.5 4 2.5-2.5 4.5 4.5"/><circle cx="15" cy="9.2" r="1.3"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5"/>',
  bolt: '<path d="M13 3.5 5.5 13.5H11l-1 7 7.5-10H12Z"/>',
  enter: '<path d="M19 6v5a3 3 0 0 1-3 3H5.5M9.5 10l-4 4 4 4"/>',
  grade: '<path d="M5 19.5v-4M12 19.5v-9M19 19.5v-15"/>',
} as const;

export type IconName = keyof typeof shapes;

export function icon(name: IconName, size = 20, stroke = 1.75): string {
  const weight = (stroke * 24) / size;
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${weight.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`;
}
