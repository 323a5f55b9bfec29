import { expect, test } from "vitest";
import { onColor } from "./on-color.ts";

test.each(["#ffffff", "#bfe3b4", "#f4b321", "#cfe9ff", "#ff7a6b"])("dark ink on %s", (color) => {
  expect(onColor(color)).toEqual({ color: "#15161a", colorScheme: "light" });
});

test.each(["#000000", "#0e1a17", "#2b3bff", "#a3174f", "#5b2ee5"])("light ink on %s", (color) => {
  expect(onColor(color)).toEqual({ color: "#ffffff", colorScheme: "dark" });
});
