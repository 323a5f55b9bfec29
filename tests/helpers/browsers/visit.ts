import type { Page, Response } from "@playwright/test";

export async function visit(page: Page, path: string, hasScript = true): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} gave no answer`);
  if (hasScript) await page.waitForFunction(isHydrated);
  return response;
}

/** Runs in the page: whether React has taken over the markup of the server, if it will at all. */
export function isHydrated(): boolean {
  if (!document.querySelector("script[type=module]")) return true;
  // React marks the node it hydrates; its root says when the markup of the server has become its own.
  const mark = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
  if (!mark) return false;
  const { stateNode: root } = (document as unknown as Record<string, ReactRoot>)[mark] as ReactRoot;
  return root.current.memoizedState.isDehydrated === false;
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
