import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { STORAGE_KEYS } from "#app/constants.ts";

/** Tells the other tabs of this browser session that the server has opened the lock. */
const CHANNEL = "unlocked";

/**
 * Keeps what the browser remembers of the lock in step with the server, which has the last word: a remembered
 * "true" on a locked page only makes the browser ask again, and an unlocked page writes "true".
 *
 * @param unlocked whether the server sent the whole page
 * @returns `unlock`, to call after a right passcode: the body is fetched, in this tab and in the others; `status`,
 * what a screen reader shall say of it
 */
export function useAuthState(unlocked: boolean): { unlock: () => Promise<void>; status: string } {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const focusBody = useRef(false);

  useEffect(() => {
    if (unlocked) {
      sessionStorage.setItem(STORAGE_KEYS.isAuthenticated, "true");
      if (focusBody.current) document.querySelector<HTMLElement>("article section h2")?.focus();
      focusBody.current = false;
      return;
    }
    if (sessionStorage.getItem(STORAGE_KEYS.isAuthenticated) === "true") {
      // If the server says yes, the effect above writes it again.
      sessionStorage.removeItem(STORAGE_KEYS.isAuthenticated);
      void revalidate();
    }
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void revalidate();
    return () => channel.close();
  }, [unlocked, revalidate]);

  function unlock() {
    focusBody.current = true;
    setAsked(true);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
    return revalidate();
  }

  return { unlock, status: asked && unlocked ? "Unlocked. The whole case study is here." : "" };
}
