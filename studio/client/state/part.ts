import { createContext, type Provider, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A part of the client: a class whose `state` the components read. */
export interface Part<State> {
  readonly state: StoreApi<State>;
}

export const createState = <State>(initial: State): StoreApi<State> => createStore(() => initial);

/** Returns a provider of a part, and a hook that returns the part. */
export function createPartContext<OnePart>(): [Provider<OnePart | null>, () => OnePart] {
  const Context = createContext<OnePart | null>(null);
  function usePart(): OnePart {
    const part = useContext(Context);
    if (!part) throw new Error("A component is outside the providers of the studio.");
    return part;
  }
  return [Context.Provider, usePart];
}

/** Returns a value of a part's state. Only a change of this value renders the component again. */
export function useValue<State, Value>({ state }: Part<State>, select: (state: State) => Value): Value {
  return useStore(state, select);
}
