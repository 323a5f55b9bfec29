import type { Metric } from "web-vitals";

/**
 * Reports the page's Core Web Vitals to `onReport`, one call a metric. Without it nothing is measured, and the
 * library is not even loaded.
 */
export function reportWebVitals(onReport?: (metric: Metric) => void): void {
  if (!onReport) return;
  import("web-vitals").then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onReport);
  });
}
