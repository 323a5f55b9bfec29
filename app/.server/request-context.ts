import { createContext } from "react-router";
import type { Gate } from "#app/gate/.server/gate.ts";

export interface LockedMedia {
  /** Whoever calls has decided that this visitor may see the file. Null when there is none. */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

export interface RequestContext {
  gate: Gate;
  lockedMedia: LockedMedia;
  /** The key under which the visitor's wrong tries are counted. */
  clientAddress: string;
  nonce: string;
}

/** Until the server sets it (while pages are prerendered) the lock is shut for everyone. */
export const requestContext = createContext<RequestContext>({
  gate: {
    mayRead: async () => false,
    tryPasscode: async () => ({ outcome: "wrong", seconds: 0, cookies: [] }),
  },
  lockedMedia: { get: async () => null },
  clientAddress: "",
  nonce: "",
});
