import { createContext, useContext } from "react";

/** The nonce of this response. Prerendered pages have none, and browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Runs a classic script within the page. `source` is the text of a JavaScript file, imported with `?raw`. */
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

/** Holds JSON that a script reads by the block's id. Browsers never run it, so it needs no nonce. */
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
