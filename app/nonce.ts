import { createContext } from "react";

/** The nonce that this page's content security policy allows; empty in the browser, which hides it anyway. */
export const NonceContext = createContext<string | undefined>(undefined);
