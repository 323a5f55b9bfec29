import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string, hasScript = true): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} returned no response`);
  if (hasScript) await page.waitForFunction(isHydrated);
  return response;
}

/** Runs in the page. Returns true after hydration, and on pages that do not hydrate. */
export function isHydrated(): boolean {
  if (!document.querySelector("script[type=module]")) return true;
  // React stores its root in a property of the document. The root reports whether hydration has finished.
  const rootKey = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
  if (!rootKey) return false;
  const { stateNode: root } = (document as unknown as Record<string, ReactRoot>)[rootKey] as ReactRoot;
  return root.current.memoizedState.isDehydrated === false;
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
