/** If the visitor does one of these things first, the page stays where it is. */
const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to an element when `transition` ends, or at once without a transition. Returns a function that cancels the
 * scroll. Visitors who prefer reduced motion do not see the page move.
 */
export function scrollAfter(transition: Promise<unknown> | undefined, element: Element): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  for (const type of VISITOR_EVENTS) window.addEventListener(type, cancel, { signal, passive: true });
  void Promise.resolve(transition).finally(() => {
    if (signal.aborted) return;
    element.scrollIntoView({ behavior: transition ? "smooth" : "instant" });
    cancel();
  });
  return cancel;
}
