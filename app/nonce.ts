import { createContext } from "react";

/** Empty in the browser, which hides nonces from script anyway. */
export const NonceContext = createContext<string | undefined>(undefined);
