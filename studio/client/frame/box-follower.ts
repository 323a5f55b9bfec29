/** Reports when the layout moves an element, for example after an image above the element has loaded. */
export class BoxFollower {
  readonly #onMove: () => void;
  #observers: IntersectionObserver[] = [];

  constructor(onMove: () => void) {
    this.#onMove = onMove;
  }

  /** Follows these elements from their current places, and no others. */
  follow(elements: Iterable<Element>): void {
    for (const observer of this.#observers) observer.disconnect();
    this.#observers = Array.from(elements, (element) => this.#observe(element));
  }

  /** Observes an area of the page as large as the element, which the element leaves when it moves. */
  #observe(element: Element): IntersectionObserver {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
    const distances = [top, clientWidth - right, clientHeight - bottom, left];
    const rootMargin = distances.map((distance) => `${-Math.floor(distance)}px`).join(" ");
    let isFirstReport = true;
    const report = () => {
      if (!isFirstReport) this.#onMove();
      isFirstReport = false;
    };
    const options = { root: element.ownerDocument, rootMargin, threshold: 1 };
    const observer = new IntersectionObserver(report, options);
    observer.observe(element);
    return observer;
  }
}
