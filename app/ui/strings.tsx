import { createContext, useContext } from "react";
import type { Strings } from "#app/content/types.ts";
import { DataBlock } from "#app/ui/inline-script.tsx";

const ID = "strings";

/** The server reads the strings from the content, the browser from the document. */
export const StringsContext = createContext<Strings | null>(null);

/** @throws outside a StringsContext */
export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("StringsContext is missing");
  return strings;
}

/**
 * The strings as JSON for pages that hydrate. Not in a loader, because an error page has no loader data. In production,
 * the owner's and invitation pages do not hydrate, so their strings are left out.
 */
export function PageStrings() {
  const strings = useStrings();
  const shown = import.meta.env.DEV ? strings : { ...strings, owner: undefined, invitation: undefined };
  return <DataBlock id={ID} value={shown} />;
}

export function stringsFromDocument(): Strings {
  return JSON.parse(document.getElementById(ID)?.textContent ?? "null");
}
