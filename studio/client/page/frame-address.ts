import type { View } from "../../views.ts";

/** The server removes this parameter before it renders the page. */
const PARAMETER = "studio-view";

/** Returns the address that shows a page as a visitor sees it. By default, the visitor has the passcode. */
export function frameAddress(address: string, view: View): string {
  const plainAddress = siteAddress(new URL(address, "http://localhost"));
  if (view === "inside") return plainAddress;
  return `${plainAddress}${plainAddress.includes("?") ? "&" : "?"}${PARAMETER}=${view}`;
}

/** Returns the address of the page without the visitor. */
export function siteAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const rest = search.slice(1).split("&");
  const query = rest.filter((part) => part && !part.startsWith(`${PARAMETER}=`)).join("&");
  return pathname + (query && `?${query}`);
}
