import { createContext, useContext } from "react";
import type { Words } from "#app/content/types.ts";
import { NonceContext } from "#app/nonce.ts";

const ID = "words";

/** The server takes them from the content, the browser from the page it was sent. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("The entry gives the words of the interface");
  return words;
}

/**
 * For pages with script. No loader has them, as an error has none. The pages of the owner and of an invitation have
 * none: only while the site is developed does a browser need their words.
 */
export function PageWords() {
  const words = useWords();
  const shown = import.meta.env.DEV ? words : { ...words, owner: undefined, invitation: undefined };
  const json = JSON.stringify(shown).replaceAll("<", "\\u003c");
  return (
    <script
      id={ID}
      type="application/json"
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that no tag can end
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function wordsOfPage(): Words {
  return JSON.parse(document.getElementById(ID)?.textContent ?? "null");
}
