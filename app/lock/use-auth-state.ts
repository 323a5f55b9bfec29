import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useStrings } from "#app/ui/strings.tsx";
import { forget, keep, kept } from "./session-storage.ts";
import { useUnfolding } from "./use-unfolding.ts";

const CHANNEL = "unlocked";

/** The server has the last word: a remembered "true" on a locked page only makes the browser ask again. */
export function useAuthState(unlocked: boolean): {
  unlock: () => Promise<void>;
  /** Whether to show what is unlocked. */
  isOpen: boolean;
  status: string;
} {
  const { lock } = useStrings();
  const isOpen = useUnfolding(unlocked);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const focusBody = useRef(false);

  useEffect(() => {
    if (!isOpen || !focusBody.current) return;
    document.querySelector<HTMLElement>("article section h2")?.focus();
    focusBody.current = false;
  }, [isOpen]);

  useEffect(() => {
    if (unlocked) return keep("isAuthenticated", "true");
    if (kept("isAuthenticated") === "true") {
      forget("isAuthenticated");
      void revalidate();
    }
    const channel = openChannel();
    channel?.addEventListener("message", () => void revalidate());
    return () => channel?.close();
  }, [unlocked, revalidate]);

  function unlock() {
    focusBody.current = true;
    setAsked(true);
    const channel = openChannel();
    channel?.postMessage(null);
    channel?.close();
    return revalidate();
  }

  return { unlock, isOpen, status: asked && isOpen ? lock.unlocked : "" };
}

// Firefox refuses it where the visitor blocks cookies: then other tabs learn it when they are loaded again.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
