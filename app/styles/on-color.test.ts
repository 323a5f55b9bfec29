import { expect, test } from "vitest";
import { luminance, onColor } from "./on-color.ts";

test.each(["#ffffff", "#bfe3b4", "#f4b321", "#cfe9ff", "#ff7a6b"])("text on %s is dark", (color) => {
  expect(onColor(color)).toEqual({ color: "#15161a", colorScheme: "light" });
});

test.each(["#000000", "#0e1a17", "#2b3bff", "#a3174f", "#5b2ee5"])("text on %s is light", (color) => {
  expect(onColor(color)).toEqual({ color: "#ffffff", colorScheme: "dark" });
});

test("text has a contrast of at least 4.5 on every color", () => {
  const steps = Array.from({ length: 18 }, (_, step) => Math.min(255, step * 15));
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const color = `#${hex(red)}${hex(green)}${hex(blue)}`;
        const [low = 0, high = 0] = [luminance(color), luminance(onColor(color).color)].sort((a, b) => a - b);
        if ((high + 0.05) / (low + 0.05) < 4.5) expect.fail(color);
      }
    }
  }
});
