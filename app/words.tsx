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
 * For pages with script. No loader has them, as an error has none. The owner's pages have none: only while the site is
 * developed does a browser need their words.
 */
export function PageWords() {
  const { owner, invitation, ...others } = useWords();
  const words = import.meta.env.DEV ? { owner, invitation, ...others } : others;
  const json = JSON.stringify(words).replaceAll("<", "\\u003c");
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
