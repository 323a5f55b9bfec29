import { createContext, useContext } from "react";

/** Empty in the browser, which hides nonces from script anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

interface InlineScriptProps<Settings> {
  id?: string;
  /** Runs in the browser as text, so it may use nothing from outside itself. Without it the script is data. */
  run?: (settings: Settings) => void;
  settings: Settings;
}

export function InlineScript<Settings>({ id, run, settings }: InlineScriptProps<Settings>) {
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return (
    <script
      id={id}
      type={run ? undefined : "application/json"}
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, and JSON that no tag can end
      dangerouslySetInnerHTML={{ __html: run ? `(${run})(${json})` : json }}
    />
  );
}
