import { expect, test } from "vitest";
import { themeDefaults } from "./form.ts";

test("the default of a color is the color without its value, next to the other colors", () => {
  const { background, accent } = { background: "#123456", accent: "#a63d17" };
  const colors = themeDefaults({ colors: { background, accent, text: "#ffffff" } });
  expect(colors["colors.background"]).toBe(themeDefaults({})["colors.background"]);
  expect(colors["colors.accent"]).not.toBe(accent);
  expect(colors["colors.darkBackground"]).toBe(
    themeDefaults({ colors: { background } })["colors.darkBackground"],
  );
});
