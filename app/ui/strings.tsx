import { createContext, useContext } from "react";
import type { Strings } from "#app/content/types.ts";
import { DataBlock } from "#app/ui/inline-script.tsx";

const BLOCK_ID = "strings";

/** The server reads the strings from the content, and the browser reads them from the document. */
export const StringsContext = createContext<Strings | null>(null);

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("StringsContext is missing");
  return strings;
}

/** Embeds the strings for hydration. A loader cannot provide the strings, because an error page lacks loader data. */
export function PageStrings() {
  const strings = useStrings();
  // In production, the owner's pages and invitations do not hydrate.
  const hydratedStrings = import.meta.env.DEV
    ? strings
    : { ...strings, owner: undefined, invitation: undefined };
  return <DataBlock id={BLOCK_ID} value={hydratedStrings} />;
}

export function stringsFromDocument(): Strings {
  return JSON.parse(document.getElementById(BLOCK_ID)?.textContent ?? "null");
}
