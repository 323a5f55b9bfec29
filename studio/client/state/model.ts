import { createContext, type Provider, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A part of the client with its own subject. Components read its `state`. */
export interface Model<State> {
  readonly state: StoreApi<State>;
}

export const createState = <State>(initial: State): StoreApi<State> => createStore(() => initial);

/** Returns a provider of a model, and a hook that returns the model. */
export function createModelContext<OneModel>(): [Provider<OneModel | null>, () => OneModel] {
  const Context = createContext<OneModel | null>(null);
  function useModel(): OneModel {
    const model = useContext(Context);
    if (!model) throw new Error("A component is outside the providers of the studio.");
    return model;
  }
  return [Context.Provider, useModel];
}

/** Returns a value of a model's state. Only a change of this value renders the component again. */
export function useValue<State, Value>({ state }: Model<State>, select: (state: State) => Value): Value {
  return useStore(state, select);
}
