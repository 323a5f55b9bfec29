import { createContext, useContext, useSyncExternalStore } from "react";
import type { StudioState } from "./studio-state.ts";
import type { StudioStore } from "./studio-store.ts";

const StoreContext = createContext<StudioStore | null>(null);
export const StoreProvider = StoreContext.Provider;

export function useStore(): StudioStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("A component is outside the StoreProvider.");
  return store;
}

export function useStudioState(): StudioState {
  const { subscribe, getState } = useStore();
  return useSyncExternalStore(subscribe, getState);
}
