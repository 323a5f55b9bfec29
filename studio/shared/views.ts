/** The visitor "inside" has the passcode, "guest" can read all studies, and "stranger" does not have access. */
export const VIEWS = ["inside", "guest", "stranger"] as const;
export type View = (typeof VIEWS)[number];

/** Replacing MOTION_QUERY with NEVER_QUERY turns off animations, which would move images away from the pointer. */
export const MOTION_QUERY = "(prefers-reduced-motion: no-preference)";
export const NEVER_QUERY = `${MOTION_QUERY} and (width < 0)`;

const VIEW_PARAMETER = "studio-view";

/** Takes the view out of the address of a page in the frame. Each tab has its own view, "inside" by default. */
export function takeView(address: string): { view: View; path: string } {
  const url = new URL(address, "http://localhost");
  const view = VIEWS.find((name) => name === url.searchParams.get(VIEW_PARAMETER)) ?? "inside";
  if (url.searchParams.has(VIEW_PARAMETER)) url.searchParams.delete(VIEW_PARAMETER);
  return { view, path: url.pathname + url.search };
}

/** Adds the view to the address of a page. The view "inside" is the default. */
export function addView(address: string, view: View): string {
  if (view === "inside") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${VIEW_PARAMETER}=${view}`;
}

/** Removes the view that `addView` or `withView` has added to an address. */
export function removeView(address: string): string {
  return address.replace(new RegExp(`[?&]${VIEW_PARAMETER}=\\w+`), "");
}

/** Adds the view to the links and forms of a page, so that the next page shows the same view. */
export function withView(html: string, view: View): string {
  if (view === "inside") return html;
  const address = /(<(?:a|form)\b[^>]*\s(?:href|action)=")(\/(?!\/)[^"#]*)/g;
  return html.replaceAll(
    address,
    (_, start: string, path: string) =>
      start + path + addView(path, view).slice(path.length).replace("&", "&amp;"),
  );
}
