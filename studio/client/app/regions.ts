import type { Page } from "../frame/page.ts";

/** Moves the focus to the next or previous region of the studio that has a control. */
export function focusNextRegion({ frame }: Page, direction: 1 | -1): void {
  const controlIn = (region: Element) =>
    region.querySelector<HTMLElement>(":is(input, button):not(:disabled, [tabindex='-1'])");
  const regions = ["bar", "outline", "page", "tools", "panel", "notices"]
    .flatMap((id) => document.querySelector(`#${id}, [data-region=${id}]`) ?? [])
    .filter((region) => region === frame.element || controlIn(region));
  const currentIndex = regions.findIndex((region) => region.contains(document.activeElement));
  const nextRegion = regions.at((currentIndex + direction) % regions.length);
  if (nextRegion === frame.element) frame.focus();
  else if (nextRegion) controlIn(nextRegion)?.focus();
}
