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
  // React stores its root in a property of the document; the root knows whether hydration has finished.
  const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
  if (!mark) return false;
  const { stateNode: root } = (document as unknown as Record<string, ReactRoot>)[mark] as ReactRoot;
  return root.current.memoizedState.isDehydrated === false;
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
