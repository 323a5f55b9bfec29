import { createContext } from "react";

/** Shows the page that the server sent. The value is null on the server, and in development, where errors stay visible. */
export const ServerPageContext = createContext<(() => void) | null>(null);

/** Copies the page before hydration, because the page works without script. Returns a function that shows the copy. */
export function keepServerPage(): () => void {
  // The images of a document without a window do not load.
  const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  return function showServerPage() {
    document.documentElement?.remove();
    document.append(copy);
  };
}
