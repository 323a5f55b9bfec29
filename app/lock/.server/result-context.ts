import { createContext } from "react-router";

/** The action sets the beginning of the page's title, such as "Incorrect passcode", and the loader adds it. */
export const resultContext = createContext("");
