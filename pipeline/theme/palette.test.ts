import { describe, expect, test } from "vitest";
import { solvePalette, USUAL, withMoreContrast } from "./palette.ts";

const both = { scheme: "both" } as const;

test("what is not written stays as it is", () => {
  expect(solvePalette(both)).toEqual({ palette: USUAL, problems: [], moved: [] });
  const { palette } = solvePalette({ ...both, darkBackground: "#200010" });
  expect(palette.light).toEqual(USUAL.light);
  expect(palette.dark).toMatchObject({ paper: "#200010" });
});

test("an accent is a fill as it is written, and a link in the nearest colour that can be read", () => {
  const { palette, moved } = solvePalette({ ...both, accent: "#f4b321" });
  expect(palette.light).toMatchObject({ accent: "#f4b321", "on-accent": "#15161a", paper: "#fbfbf9" });
  expect(palette.dark.link).toBe("#f4b321");
  expect(moved).toEqual([
    `accent #f4b321 on the light background is 1.8 : 1, links use ${palette.light.link}`,
  ]);
});

test("an accent that nobody would see on the page is none as a fill either", () => {
  const { light } = solvePalette({ ...both, accent: "#fafafa" }).palette;
  expect(light.accent).toBe(light.link);
});

describe("with dark alone", () => {
  const { palette, moved } = solvePalette({
    scheme: "dark",
    background: "#ff0000",
    text: "#d0ffd0",
    accent: "#40ff60",
    darkBackground: "#001000",
  });

  test("text and ground are those of the dark pages, and paper is as it was", () => {
    expect(palette.dark).toMatchObject({ paper: "#001000", ink: "#d0ffd0" });
    expect(palette.light.paper).toBe(USUAL.light.paper);
  });

  test("nothing is told of pages that nobody sees", () => {
    expect(moved).toEqual([]);
  });
});

test("a coloured page has a dark one of its own hue", () => {
  expect(solvePalette({ ...both, background: "#ffe14d" }).palette.dark.paper).toBe("#171404");
});

test("a text that cannot be read is refused with the nearest that can", () => {
  const { problems } = solvePalette({ ...both, background: "#ffffff", text: "#8a8a8a" });
  expect(problems).toEqual([
    {
      field: "text",
      message:
        "#8a8a8a on background #ffffff is 3.5 : 1, and 4.5 : 1 is the least to be read: write #767676, which is the nearest that can",
    },
  ]);
});

test("who asks for more contrast gets it", () => {
  const { soft, line, field } = withMoreContrast(USUAL.light);
  expect(soft < USUAL.light.soft).toBe(true);
  expect([line, field]).toEqual([USUAL.light.field, USUAL.light.ink]);
});
