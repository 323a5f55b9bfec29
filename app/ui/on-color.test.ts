import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../pipeline/theme/palette.ts";
import { runs } from "../../tests/helpers/runs.ts";
import { bandStyle, luminance, slideStyle, stylesOnColor } from "./on-color.ts";

const COLORS = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

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

test("the text of a dimmed band has a contrast of at least 4.5:1, and most bands are dimmed", () => {
  const isDimmed = (color: string) => bandStyle(color)["--dim"] !== "0%";
  const property = fc.property(COLORS.filter(isDimmed), (color) => {
    const dimmed = color.replaceAll(/[^#]{2}/g, (channel) =>
      Math.round(Number.parseInt(channel, 16) * 0.945)
        .toString(16)
        .padStart(2, "0"),
    );
    expect(contrast(dimmed, bandStyle(color)["--on-block"])).toBeGreaterThanOrEqual(4.5);
  });
  fc.assert(property, runs(5000));
  expect(["#cfe9ff", "#bfe3b4", "#0e1a17", "#2b3bff", "#7f7f7f"].map(isDimmed)).toEqual([
    ...Array(4).fill(true),
    false,
  ]);
});

test("a focus ring has a contrast of at least 3:1 with a slide of any color, and one of two tones with any color", () => {
  const css = readFileSync("app/styles/theme.css", "utf8");
  const tones = /outline-color: light-dark\((#\w+), (#\w+)\)/.exec(css)?.slice(1) ?? [];
  const fullTones = tones.map((tone) => tone.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3"));
  const property = fc.property(COLORS, (color) => {
    expect(contrast(slideStyle(color)?.["--color-focus"] ?? color, color)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...fullTones.map((tone) => contrast(tone, color)))).toBeGreaterThanOrEqual(3);
  });
  fc.assert(property, runs(5000));
});
