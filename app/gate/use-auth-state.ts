import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { STORAGE_KEYS } from "#app/constants.ts";
import { useWords } from "#app/words.tsx";

const CHANNEL = "unlocked";

/** The server has the last word: a remembered "true" on a locked page only makes the browser ask again. */
export function useAuthState(unlocked: boolean): { unlock: () => Promise<void>; status: string } {
  const { gate } = useWords();
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

  return { unlock, status: asked && unlocked ? gate.unlocked : "" };
}
