import { useState } from "react";
import { IconButton } from "../ui/button.tsx";

const HINT_SEEN = "studio-hint-seen";

/** Shows a hint on the first visit. Only a click closes the hint, so that the page does not move unexpectedly. */
export function Hint() {
  const [isVisible, setIsVisible] = useState(() => localStorage.getItem(HINT_SEEN) === null);
  if (!isVisible) return null;
  const close = () => {
    localStorage.setItem(HINT_SEEN, "true");
    setIsVisible(false);
  };
  return (
    <aside aria-label="Hint" className="col-span-3 flex items-center justify-center gap-2 bg-chosen px-3">
      Click any text or image to change it.
      <IconButton label="Close the hint" icon="close" onPress={close} />
    </aside>
  );
}
