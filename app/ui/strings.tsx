import { createContext, useContext } from "react";
import type { Strings } from "#app/content/types.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";

const ID = "strings";

/** The server takes them from the content, the browser from the page it was sent. */
export const StringsContext = createContext<Strings | null>(null);

export function useStrings(): Strings {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("The entry gives the strings of the interface");
  return strings;
}

/**
 * For pages with script. No loader has them, as an error has none. The pages of the owner and of an invitation have
 * none: only while the site is developed does a browser need their strings.
 */
export function PageStrings() {
  const strings = useStrings();
  const shown = import.meta.env.DEV ? strings : { ...strings, owner: undefined, invitation: undefined };
  return <InlineScript id={ID} settings={shown} />;
}

export function stringsOfPage(): Strings {
  return JSON.parse(document.getElementById(ID)?.textContent ?? "null");
}
