import type { ReactNode } from "react";

const PATHS = {
  back: <path className="pointing" d="M19 12H5m6-6-6 6 6 6" />,
  external: <path className="pointing" d="M8 16 17 7M9.5 7H17v7.5" />,
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2.4" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
      <path d="M12 14.4v1.8" />
    </>
  ),
  pause: <path d="M9 6.5v11M15 6.5v11" />,
  play: <path d="M8.5 6v12l9.5-6z" />,
  mail: <path d="M3.5 6.5h17v11h-17zM4 7l8 6 8-6" />,
  enlarge: <path d="M14 5h5v5M10 19H5v-5M19 5l-5.5 5.5M5 19l5.5-5.5" />,
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return <IconFrame>{PATHS[name]}</IconFrame>;
}

/** Screen readers ignore an icon, so its parent needs an accessible name. */
export function IconFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="icon">
      {children}
    </svg>
  );
}
