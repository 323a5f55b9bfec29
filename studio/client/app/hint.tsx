import { useState } from "react";
import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { useText } from "../text/text-editor.ts";
import { IconButton } from "../ui/button.tsx";
import { FLOATING } from "../ui/styles.ts";
import { useMedia } from "../ui/use-media.ts";

const HINT_SEEN = "studio-hint-seen";

/** Shows a hint until the first edit. The hint is above the page, so the page does not move when the hint disappears. */
export function Hint({ className }: { className: string }) {
  const { frame } = usePage();
  const [isClosed, setIsClosed] = useState(() => localStorage.getItem(HINT_SEEN) !== null);
  const hasEdited = useValue(useSite(), ({ undo, redo }) => undo !== null || redo !== null);
  const isEditing = useValue(useText(), ({ editing }) => editing !== null);
  const isTouch = useMedia("(pointer: coarse)");
  if (isClosed || hasEdited || isEditing) return null;
  const close = () => {
    localStorage.setItem(HINT_SEEN, "true");
    setIsClosed(true);
    frame.focus();
  };
  return (
    <aside
      aria-label="Hint"
      className={`fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit items-center gap-2 p-1 ps-4 ${FLOATING} ${className}`}
    >
      {`${isTouch ? "Tap" : "Click"} any text or image to change it.`}
      <IconButton label="Close the hint" icon="close" onPress={close} />
    </aside>
  );
}
