import { useEffect } from "react";
import { ADDRESSES } from "#app/site-map.ts";

/** What makes a visit (docs/decisions/0021-honest-visits.md): so many seconds in view, and one of these. */
const SEEN = 5;
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/** Tells the server, once, that a guest reads this study. With null it does nothing. */
export function useVisit(study: string | null): void {
  useEffect(() => (study === null ? undefined : onceRead(() => send(study))), [study]);
}

/** @returns what ends it before its time */
function onceRead(tell: () => void): () => void {
  const over = new AbortController();
  const options = { signal: over.signal, passive: true };
  let seconds = 0;
  let hasSign = false;
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") seconds += 1;
    tellIfRead();
  }, 1000);

  function sign(): void {
    hasSign = true;
    tellIfRead();
  }

  function tellIfRead(): void {
    if (seconds < SEEN || !hasSign) return;
    end();
    tell();
  }

  function end(): void {
    over.abort();
    clearInterval(timer);
  }

  for (const name of SIGNS) window.addEventListener(name, sign, options);
  return end;
}

function send(study: string): void {
  const body = JSON.stringify({ study });
  const headers = { "Content-Type": "application/json" };
  // The visitor has no use for an answer, nor for a complaint about none.
  fetch(ADDRESSES.visit, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
