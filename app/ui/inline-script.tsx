import { createContext, useContext } from "react";

/** Provides the nonce of the response. Prerendered pages lack a nonce, and browsers hide the nonce from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * Runs a classic script within the page. `source` is the text of a JavaScript file, imported with `?raw`.
 * Locked pages pass an empty `source` in the browser bundle, because hydration keeps the server's element.
 */
export function InlineScript({ source }: { source: string }) {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own file
      dangerouslySetInnerHTML={{ __html: source }}
    />
  );
}

/** Holds JSON that a script finds by its ID. Browsers never run the block, so it works without a nonce. */
export function DataBlock({ id, value }: { id: string; value: unknown }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON cannot close the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
    />
  );
}
