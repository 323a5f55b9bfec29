import { useEffect } from "react";
import { ADDRESSES } from "#app/addresses.ts";

/** What makes a visit (docs/decisions/0021-honest-visits.md): so many milliseconds in view, and one of these. */
const SEEN = 5_000;
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/** Tells the server, once, that a guest reads this study. With null it does nothing. */
export function useVisit(study: string | null): void {
  useEffect(() => (study === null ? undefined : onceRead(() => send(study))), [study]);
}

/** @returns what ends it before its time */
function onceRead(tell: () => void): () => void {
  const over = new AbortController();
  const options = { signal: over.signal, passive: true };
  let left = SEEN;
  let since = 0;
  let timer: number | undefined;
  let hasSign = false;

  function look(): void {
    if (document.visibilityState === "visible") {
      since = performance.now();
      timer = window.setTimeout(() => seen(), left);
    } else {
      left -= performance.now() - since;
      window.clearTimeout(timer);
    }
  }

  function seen(): void {
    left = 0;
    tellIfRead();
  }

  function sign(): void {
    hasSign = true;
    tellIfRead();
  }

  function tellIfRead(): void {
    if (left > 0 || !hasSign) return;
    end();
    tell();
  }

  function end(): void {
    over.abort();
    window.clearTimeout(timer);
  }

  document.addEventListener("visibilitychange", look, options);
  for (const name of SIGNS) window.addEventListener(name, sign, options);
  if (document.visibilityState === "visible") look();
  return end;
}

function send(study: string): void {
  const body = JSON.stringify({ study });
  const headers = { "Content-Type": "application/json" };
  // The visitor has no use for an answer, nor for a complaint about none.
  fetch(ADDRESSES.visit, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
