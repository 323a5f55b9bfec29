import { createContext } from "react-router";
import { type Access, NO_ACCESS } from "#app/lock/.server/access.ts";
import type { Lock } from "./create-lock.ts";

export interface RequestContext {
  access: () => Promise<Access>;
  lock: Omit<Lock, "accessOf">;
  ip: string;
  /** The origin is SITE_URL if set, or else the origin of the request. */
  origin: string;
  /** The nonce is undefined during prerendering and in development. */
  nonce: string | undefined;
}

/** Everything is locked during prerendering, because prerendering runs without a visitor's request. */
export const requestContext = createContext<RequestContext>({
  access: async () => NO_ACCESS,
  get lock(): RequestContext["lock"] {
    throw new Error("A prerendered page has no request, so it cannot use the lock.");
  },
  ip: "",
  origin: "",
  nonce: undefined,
});
