type Child = Node | string | null | false | undefined;

/** Creates an element. Names with a hyphen, `for` and `class` set attributes; all other names set properties. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.includes("-") || key === "for" || key === "class")
      element.setAttribute(key === "class" ? "class" : key, String(value));
    else Object.assign(element, { [key]: value });
  }
  element.append(...children.filter((child) => child instanceof Node || typeof child === "string"));
  return element;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The studio's page has no #${id}.`);
  return element as T;
}

/** Places a popover below or above a box, and keeps the popover inside the window. */
export function placePopover(popover: HTMLElement, box: DOMRect, side: "above" | "below"): void {
  const { width, height } = popover.getBoundingClientRect();
  const [left, top] =
    side === "below" ? [box.left, box.bottom + 8] : [box.right - width, box.top - height - 10];
  popover.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  popover.style.top = `${Math.max(52, Math.min(top, innerHeight - height - 8))}px`;
}
