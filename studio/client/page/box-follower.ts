interface FollowedBox {
  rootMargin: string;
  observer: IntersectionObserver;
}

/** Reports when the layout moves an element, for example after an image above the element has loaded. */
export class BoxFollower {
  readonly #onMove: () => void;
  readonly #sizes: ResizeObserver;
  readonly #boxes = new Map<Element, FollowedBox>();

  constructor(onMove: () => void) {
    this.#onMove = onMove;
    this.#sizes = new ResizeObserver(onMove);
  }

  /** Follows these elements at their current places, and no others. */
  follow(elements: Set<Element>): void {
    for (const [element, { observer }] of this.#boxes) {
      if (elements.has(element)) continue;
      observer.disconnect();
      this.#sizes.unobserve(element);
      this.#boxes.delete(element);
    }
    for (const element of elements) {
      const box = this.#boxes.get(element);
      const rootMargin = marginAround(element);
      if (box?.rootMargin === rootMargin) continue;
      if (box) box.observer.disconnect();
      else this.#sizes.observe(element);
      this.#boxes.set(element, { rootMargin, observer: this.#observe(element, rootMargin) });
    }
  }

  /** Observes an area of the page as large as the element, which the element leaves when it moves. */
  #observe(element: Element, rootMargin: string): IntersectionObserver {
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

function marginAround(element: Element): string {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const distances = [top, clientWidth - right, clientHeight - bottom, left];
  return distances.map((distance) => `${-Math.floor(distance)}px`).join(" ");
}
