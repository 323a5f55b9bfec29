import { createContext } from "react-router";
import type { RequestContext } from "./gate.ts";

/** Until the server sets it (while pages are prerendered) the lock is shut for everyone. */
export const requestContext = createContext<RequestContext>({
  gate: { isUnlocked: () => false, tryPasscode: () => ({ outcome: "wrong", seconds: 0 }) },
  facts: { address: "", secure: false, nonce: "" },
});
