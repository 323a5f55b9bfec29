import { createContext } from "react-router";
import { type Access, NO_ACCESS } from "./access.ts";
import type { Lock } from "./lock.ts";

export interface RequestContext {
  /** Looked up once for each request. */
  access: () => Promise<Access>;
  lock: Omit<Lock, "accessOf">;
  /** The key under which the visitor's wrong tries are counted. */
  clientAddress: string;
  /** Of the site, as its owner has set it or the visitor asked for it. */
  origin: string;
  /** Undefined while pages are prerendered, and in development. */
  nonce: string | undefined;
}

/** Until the server sets it (while pages are prerendered) everything is locked for everyone. */
export const requestContext = createContext<RequestContext>({
  access: async () => NO_ACCESS,
  get lock(): RequestContext["lock"] {
    throw new Error("No request stands behind a page that is prerendered.");
  },
  clientAddress: "",
  origin: "",
  nonce: undefined,
});
