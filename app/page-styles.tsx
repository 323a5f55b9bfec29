import { createContext, useContext } from "react";

const ID = "page-styles";

/** All styles of the site. The server takes them from the build, the browser from the page it was sent. */
export const StylesContext = createContext("");

/**
 * The styles stand inside each page, so that it can be painted as soon as it is there.
 * docs/decisions/0007-styles-inside-pages.md says why.
 */
export function PageStyles() {
  return <style id={ID}>{useContext(StylesContext)}</style>;
}

/** For the browser: the styles inside this page. */
export function stylesOfPage(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
