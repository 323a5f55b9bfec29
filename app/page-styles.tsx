import { createContext, useContext } from "react";

const ID = "page-styles";

/** The server takes them from the build, the browser from the page it was sent. */
export const StylesContext = createContext("");

/** Why they stand inside each page: docs/decisions/0007-styles-inside-pages.md. */
export function PageStyles() {
  return <style id={ID}>{useContext(StylesContext)}</style>;
}

export function stylesOfPage(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
