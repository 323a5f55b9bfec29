import { createContext } from "react-router";
import { type Access, NO_ACCESS } from "./access.ts";
import type { Lock } from "./lock.ts";

export interface RequestContext {
  access: () => Promise<Access>;
  lock: Omit<Lock, "accessOf">;
  clientAddress: string;
  /** SITE_URL, or the origin of the request without one. */
  origin: string;
  /** Undefined while pages are prerendered, and in development. */
  nonce: string | undefined;
}

/** Everything is locked while pages are prerendered, because there is no request. */
export const requestContext = createContext<RequestContext>({
  access: async () => NO_ACCESS,
  get lock(): RequestContext["lock"] {
    throw new Error("A prerendered page has no request, so it cannot use the lock.");
  },
  clientAddress: "",
  origin: "",
  nonce: undefined,
});
