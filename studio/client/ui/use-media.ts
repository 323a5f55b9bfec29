import { useSyncExternalStore } from "react";

/** Returns true while the window matches a media query. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
