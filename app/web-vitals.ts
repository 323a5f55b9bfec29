import type { Metric } from "web-vitals";

/** Does not measure without `onReport`. */
export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (!onReport) return;
  import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
