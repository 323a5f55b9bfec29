import { expect, test } from "vitest";
import { makeSmallContent } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../load-content.ts";
import { contrast, DEFAULT_PALETTE, solvePalette, withMoreContrast } from "./palette.ts";

const bothSchemes = { scheme: "both" } as const;

test("the default palette has the colors of theme.css", () => {
  expect(DEFAULT_PALETTE.light).toMatchObject({ paper: "#fbfbf9", ink: "#15161a", "on-accent": "#fbfbf9" });
  expect(DEFAULT_PALETTE.dark).toMatchObject({ paper: "#121316", ink: "#f1f1ee", alarm: "#ff9a8f" });
});

test("a theme without colors has the default palette", () => {
  expect(solvePalette(bothSchemes)).toEqual({ palette: DEFAULT_PALETTE, textProblem: null, warnings: [] });
  const { palette } = solvePalette({ ...bothSchemes, darkBackground: "#200010" });
  expect(palette.light).toEqual(DEFAULT_PALETTE.light);
  expect(palette.dark).toMatchObject({ paper: "#200010" });
});

test("an accent fills buttons unchanged, and links use its nearest readable shade", () => {
  const { palette, warnings } = solvePalette({ ...bothSchemes, accent: "#f4b321" });
  expect(palette.light).toMatchObject({ accent: "#f4b321", "on-accent": "#15161a", paper: "#fbfbf9" });
  expect(palette.dark.link).toBe("#f4b321");
  const message = `accent #f4b321 on the light background is 1.8:1, so links use ${palette.light.link}`;
  expect(warnings).toEqual([["accent", message]]);
});

test("an accent that is unreadable only on dark pages causes a warning only if all pages are dark", () => {
  const warningsIn = (scheme: "both" | "dark") => solvePalette({ scheme, accent: "#a63d17" }).warnings;
  expect(warningsIn("both")).toEqual([]);
  expect(warningsIn("dark")).toHaveLength(1);
});

test("buttons have the color of links if the accent is invisible on the page", () => {
  const { light } = solvePalette({ ...bothSchemes, accent: "#fafafa" }).palette;
  expect(light.accent).toBe(light.link);
});

test("with scheme: dark, text and darkBackground apply to the dark pages, and background has no effect", () => {
  const colors = { background: "#ff0000", text: "#d0ffd0", accent: "#40ff60", darkBackground: "#001000" };
  const { palette, warnings } = solvePalette({ scheme: "dark", ...colors });
  expect(palette.dark).toMatchObject({ paper: "#001000", ink: "#d0ffd0" });
  expect(palette.light.paper).toBe(DEFAULT_PALETTE.light.paper);
  // The accent would be unreadable only on light pages, and with `scheme: dark` all pages are dark.
  const message = "has no effect with scheme: dark, which uses darkBackground";
  expect(warnings).toEqual([["background", message]]);
});

test("with scheme: light, a warning names the line and field of an ineffective darkBackground", async () => {
  const content = await makeSmallContent(newFolder());
  await content.write("theme.yaml", 'colors:\n  scheme: light\n  darkBackground: "#200010"\n');
  const { warnings } = await loadContent(content.root);
  expect(warnings).toContainEqual(expect.objectContaining({ line: 3, field: "colors.darkBackground" }));
});

test("a colored background has a dark counterpart of the same hue", () => {
  expect(solvePalette({ ...bothSchemes, background: "#ffe14d" }).palette.dark.paper).toBe("#171404");
});

test("the problem for an unreadable text color suggests the nearest readable color", () => {
  const { textProblem } = solvePalette({ ...bothSchemes, background: "#ffffff", text: "#8a8a8a" });
  expect(textProblem).toBe(
    "#8a8a8a on background #ffffff is 3.5:1, and text needs at least 4.5:1; the nearest readable color is #767676",
  );
});

test("visitors who prefer more contrast get darker text and lines", () => {
  const { light } = DEFAULT_PALETTE;
  const { soft, line, field } = withMoreContrast(light);
  expect(contrast(soft, light.panel)).toBeGreaterThanOrEqual(7);
  expect([line, field]).toEqual([light.field, light.ink]);
});
