import { useEffect } from "react";
import { PATHS } from "#app/site-map.ts";

/** A visit requires this many seconds in view and one of these events (docs/decisions/0021-honest-visits.md). */
const SECONDS_IN_VIEW = 5;
const READER_EVENTS = ["scroll", "pointerdown", "keydown"] as const;

export function useVisit(study: string | null): void {
  useEffect(() => {
    if (study === null) return;
    let seconds = 0;
    let hasReaderEvent = false;
    const handleReaderEvent = () => {
      hasReaderEvent = true;
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") seconds += 1;
      if (seconds < SECONDS_IN_VIEW || !hasReaderEvent) return;
      clearInterval(timer);
      reportVisit(study);
    }, 1000);
    for (const name of READER_EVENTS) window.addEventListener(name, handleReaderEvent, { once: true });
    return () => {
      clearInterval(timer);
      for (const name of READER_EVENTS) window.removeEventListener(name, handleReaderEvent);
    };
  }, [study]);
}

function reportVisit(study: string): void {
  const body = JSON.stringify({ study });
  const headers = { "Content-Type": "application/json" };
  // A failed report must not disturb the visitor.
  fetch(PATHS.visit, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
