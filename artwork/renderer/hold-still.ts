/**
 * Runs in the page: shows it as its animations have it at `time` (milliseconds), with no animation running.
 * Chromium gives what is animated a layer of its own, and draws text in it a little differently from run to run.
 * So the values of the moment are read from the animations and set as plain styles.
 */
export function holdStill(time: number): void {
  const kept = document.querySelectorAll<HTMLElement>("[data-style]");
  for (const element of kept) element.setAttribute("style", element.dataset.style ?? "");
  document.getElementById("still")?.remove();

  const values: [element: HTMLElement, property: string, value: string][] = [];
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) continue;
    const element = target as HTMLElement;
    const style = getComputedStyle(element);
    for (const property of propertiesOf(animation.effect as KeyframeEffect)) {
      values.push([element, property, style.getPropertyValue(property)]);
    }
  }

  const still = document.createElement("style");
  still.id = "still";
  still.textContent = "*{animation:none!important}";
  document.head.append(still);
  for (const [element, property, value] of values) {
    element.dataset.style ??= element.getAttribute("style") ?? "";
    element.style.setProperty(property, value, "important");
  }

  function propertiesOf(effect: KeyframeEffect): Set<string> {
    const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const properties = names.filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name));
    return new Set(properties.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)));
  }
}
