/** If the visitor does one of these things first, the page stays where it is. */
const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to an element when `transition` ends, or at once without a transition. Returns a function that cancels the
 * scroll. Visitors who prefer reduced motion do not see the page move.
 */
export function scrollAfter(transition: Promise<unknown> | undefined, element: Element): () => void {
  let isCanceled = false;
  const cancel = () => {
    isCanceled = true;
  };
  for (const type of VISITOR_EVENTS) window.addEventListener(type, cancel, { once: true, passive: true });
  void Promise.resolve(transition).finally(() => {
    if (!isCanceled) element.scrollIntoView({ behavior: transition ? "smooth" : "instant" });
  });
  return cancel;
}
