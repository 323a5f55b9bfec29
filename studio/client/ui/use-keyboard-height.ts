import { useSyncExternalStore } from "react";

/** Returns how much of the window the keyboard of a phone covers, in pixels. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, () => {
    const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
    return Math.max(0, Math.round(innerHeight - height - offsetTop));
  });
}

function subscribe(onChange: () => void): () => void {
  const events = ["resize", "scroll"] as const;
  for (const name of events) visualViewport?.addEventListener(name, onChange);
  return () => {
    for (const name of events) visualViewport?.removeEventListener(name, onChange);
  };
}
