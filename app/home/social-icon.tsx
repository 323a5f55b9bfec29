import type { ReactNode } from "react";
import { Drawing } from "#app/components/icons.tsx";
import type { Icon as Name } from "./social-link.ts";

/** Drawn for this site in its own hand; no one's trade mark. */
export function SocialIcon({ name }: { name: Name }) {
  return <Drawing>{DRAWINGS[name]}</Drawing>;
}

const DRAWINGS: Record<Name, ReactNode> = {
  linkedin: (
    <>
      <path d="M6 10.5V18M11 18v-7.5M11 14a3.5 3.5 0 0 1 7 0v4" />
      <circle cx="6" cy="6.6" r=".9" fill="currentColor" />
    </>
  ),
  dribbble: (
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M8.6 4.6c3.2 4 5.2 8.6 6.2 14.7M20 10.8c-5.8-.6-10 1-13.6 7M4 9.8c5 .3 9.6-.4 13.4-4" />
    </>
  ),
  behance: (
    <path d="M3.5 17.5V6.5h4.8a2.7 2.7 0 0 1 0 5.4H3.5M8.3 11.9a2.8 2.8 0 0 1 0 5.6H3.5M14 14.1h6.5a3.25 3.25 0 1 0-.9 2.4M15 7.3h4.5" />
  ),
  github: (
    <>
      <circle cx="7" cy="5.8" r="2" />
      <circle cx="7" cy="18.2" r="2" />
      <circle cx="17" cy="7.8" r="2" />
      <path d="M7 7.8v8.4M17 9.8c0 4-10 1.7-10 6.4" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.6" />
      <circle cx="12" cy="12" r="3.7" />
      <circle cx="16.5" cy="7.5" r=".6" fill="currentColor" />
    </>
  ),
  mastodon: (
    <>
      <path d="M8.5 19.5c2.3.7 4.8.6 7-.1M8.5 19.5C5 18.3 4 15 4 11V8.5A4.5 4.5 0 0 1 8.5 4h7A4.5 4.5 0 0 1 20 8.5v3c0 3-1.5 4.5-4 4.5H8.5" />
      <path d="M8.5 12V9.6a1.75 1.75 0 0 1 3.5 0V11M12 9.6a1.75 1.75 0 0 1 3.5 0V12" />
    </>
  ),
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="3.6" />
      <path d="M10.3 9.3v5.4l4.7-2.7z" />
    </>
  ),
  medium: <path d="M4.5 18V6.5l7.5 9 7.5-9V18M3.5 18h2.5M18 18h2.5" />,
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.6" />
      <path d="m4.5 7.5 7.5 6 7.5-6" />
    </>
  ),
  telephone: (
    <path d="M6.5 4h3l1.5 4-2 1.5a10.5 10.5 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z" />
  ),
  web: (
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M3.8 12h16.4M12 3.8c2.4 2.3 3.6 5 3.6 8.2s-1.2 5.9-3.6 8.2c-2.4-2.3-3.6-5-3.6-8.2s1.2-5.9 3.6-8.2z" />
    </>
  ),
};
