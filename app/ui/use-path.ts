import { useLocation } from "react-router";

/** Returns the path of the current page. Prerendering adds a slash to its end, which this function removes. */
export function usePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, "$1");
}
