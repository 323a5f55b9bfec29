/** SVG paths in a box of 20 by 20. */
const PATHS = {
  phone: "M6.5 3h7a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM9 14.5h2",
  tablet: "M5 2.5h10a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM8.5 15h3",
  desktop:
    "M3 4h14a.8.8 0 0 1 .8.8v8.4a.8.8 0 0 1-.8.8H3a.8.8 0 0 1-.8-.8V4.8A.8.8 0 0 1 3 4ZM7 17h6M10 14v3",
  light:
    "M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.6M10 16.4v1.6M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2",
  dark: "M16.5 11.8A7 7 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z",
  undo: "M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8",
  redo: "M12.5 4 16 7.5 12.5 11M16 7.5H8.5a4.25 4.25 0 0 0 0 8.5H12",
  settings: "M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4",
  outline: "M3 5h14M3 10h9M3 15h11",
  close: "m5 5 10 10M15 5 5 15",
  chevron: "m6.5 8.5 3.5 3.5 3.5-3.5",
  check: "m4.5 10.5 3.5 3.5 7.5-8",
  up: "M10 16V4M5 9l5-5 5 5",
  down: "M10 4v12M5 11l5 5 5-5",
  grip: "M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1",
  play: "M7 4.5v11l9-5.5-9-5.5Z",
  pause: "M7 4.5v11M13 4.5v11",
  list: "M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5v.1M3.5 10v.1M3.5 14.5v.1",
  bold: "M6.5 4h4a3 3 0 0 1 0 6h-4V4ZM6.5 10h5a3 3 0 0 1 0 6h-5v-6Z",
  italic: "M9 4h6M5 16h6M12 4 8 16",
  link: "M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l1-1",
  source: "m7 5.5-4.5 4.5L7 14.5M13 5.5l4.5 4.5-4.5 4.5",
  lock: "M5.5 9h9v7.5h-9V9ZM7 9V6.5a3 3 0 0 1 6 0V9",
  plus: "M10 4v12M4 10h12",
  warning: "M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2v.1",
  leave: "M6 14 14 6M7 6h7v7",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5ZM10 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 flex-none fill-none stroke-[1.5] stroke-current"
    >
      <path strokeLinecap="round" strokeLinejoin="round" d={PATHS[name]} />
    </svg>
  );
}
