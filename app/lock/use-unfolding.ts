import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { usePageStyles } from "#app/ui/page-styles.tsx";

/** Whether to show what is unlocked: at once on a page that came so, else as one transition out of the prompt (motion.css). */
export function useUnfolding(unlocked: boolean): boolean {
  const [unfolded, setUnfolded] = useState(unlocked);
  const { motion } = usePageStyles();
  useLayoutEffect(() => {
    if (!unlocked || unfolded) return setUnfolded(unlocked);
    const isQuiet = motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isQuiet || !("ViewTransition" in window && "types" in ViewTransition.prototype))
      return setUnfolded(true);
    const update = () => flushSync(() => setUnfolded(true));
    // The lock is open before its card is.
    const opening = document.querySelector(".prompt")?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(opening.map(({ finished }) => finished)).then(() =>
      document.startViewTransition({ update, types: ["unlock"] }),
    );
  }, [unlocked, unfolded, motion]);
  return unlocked && unfolded;
}
