import { expect, test, vi } from "vitest";
import { focusNextRegion } from "./regions.ts";

let focused = "";
const regionOf = (name: string, hasControl: boolean) => ({
  contains: (other: string) => other === name,
  querySelector: () => (hasControl ? { focus: () => (focused = name) } : null),
});
const regions: Record<string, object> = {
  ...{ bar: regionOf("bar", true), outline: regionOf("outline", true) },
  ...{ page: regionOf("page", false), tools: regionOf("tools", false) },
};
const page = { frame: { element: regions.page, focus: () => (focused = "page") } };

test.each([
  ["next", 1, ["outline", "page", "bar"]],
  ["previous", -1, ["page", "outline", "bar"]],
] as const)("moves the focus from the bar to the %s regions that have a control", (_, direction, names) => {
  focused = "bar";
  const querySelector = (selector: string) => regions[/\w+/.exec(selector)?.[0] ?? ""];
  for (const name of names) {
    vi.stubGlobal("document", { querySelector, activeElement: focused });
    focusNextRegion(page as never, direction);
    expect(focused).toBe(name);
  }
});
