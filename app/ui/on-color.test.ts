import { expect, test } from "vitest";
import { luminance, stylesOnColor } from "./on-color.ts";

test.each([
  ["#f4b321", { color: "#15161a", colorScheme: "light" }],
  ["#2b3bff", { color: "#ffffff", colorScheme: "dark" }],
])("stylesOnColor returns the text color for the background %s", (color, expected) => {
  expect(stylesOnColor(color)).toEqual(expected);
});

test("the text color has a contrast of at least 4.5:1 on every background", () => {
  const channelValues = Array.from({ length: 18 }, (_, step) => Math.min(255, step * 15));
  const hex = (value: number) => value.toString(16).padStart(2, "0");
  for (const red of channelValues) {
    for (const green of channelValues) {
      for (const blue of channelValues) {
        const color = `#${hex(red)}${hex(green)}${hex(blue)}`;
        const luminances = [luminance(color), luminance(stylesOnColor(color).color)];
        const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
        if (contrast < 4.5) expect.fail(color);
      }
    }
  }
});
