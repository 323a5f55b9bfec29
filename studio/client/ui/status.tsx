import { useEffect, useState } from "react";

/** Says a text to screen readers one second after its last change, so that they say only the last of several texts. */
export function Status({ text }: { text: string }) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => {
      clearTimeout(timer);
      // Screen readers say the same text again only after a change.
      setSettled("");
    };
  }, [text]);
  return <output className="sr-only">{settled}</output>;
}
