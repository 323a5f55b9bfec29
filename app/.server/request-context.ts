import { createContext } from "react-router";
import type { Gate } from "#app/gate/.server/gate.ts";

/** The pictures and videos behind the lock, wherever the platform keeps them. */
export interface LockedMedia {
  /**
   * Answers a GET or HEAD with a file of a study, whole, in a range or as "not changed", as the request asks.
   * Whoever calls has decided that this visitor may see it. Null when there is no such file.
   */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

/** What the server hands to loaders and actions through React Router's context. */
export interface RequestContext {
  gate: Gate;
  lockedMedia: LockedMedia;
  /** The key under which the visitor's wrong tries are counted. */
  clientAddress: string;
  /** For the scripts of this one answer, as its content security policy names it; empty in development. */
  nonce: string;
}

/** Until the server sets it (while pages are prerendered) the lock is shut for everyone. */
export const requestContext = createContext<RequestContext>({
  gate: {
    mayRead: async () => false,
    tryPasscode: async () => ({ outcome: "wrong", seconds: 0 }),
  },
  lockedMedia: { get: async () => null },
  clientAddress: "",
  nonce: "",
});
