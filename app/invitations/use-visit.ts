import { useEffect } from "react";
import { ADDRESSES } from "#app/site-map.ts";

/** A visit takes this many seconds in view and one of these events (docs/decisions/0021-honest-visits.md). */
const SECONDS_IN_VIEW = 5;
const READER_EVENTS = ["scroll", "pointerdown", "keydown"] as const;

/** Reports once that a guest has read this study; null reports nothing. */
export function useVisit(study: string | null): void {
  useEffect(() => (study === null ? undefined : onceRead(() => report(study))), [study]);
}

/** Calls `onRead` when the page has been read. Returns a function that stops waiting. */
function onceRead(onRead: () => void): () => void {
  const waiting = new AbortController();
  let seconds = 0;
  let hasActed = false;
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") seconds += 1;
    check();
  }, 1000);

  function check(): void {
    if (seconds < SECONDS_IN_VIEW || !hasActed) return;
    stop();
    onRead();
  }

  function act(): void {
    hasActed = true;
    check();
  }

  function stop(): void {
    waiting.abort();
    clearInterval(timer);
  }

  for (const name of READER_EVENTS) {
    window.addEventListener(name, act, { signal: waiting.signal, passive: true });
  }
  return stop;
}

function report(study: string): void {
  const body = JSON.stringify({ study });
  const headers = { "Content-Type": "application/json" };
  // A failed report must not disturb the visitor.
  fetch(ADDRESSES.visit, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
