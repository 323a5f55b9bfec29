import { expect, test, vi } from "vitest";
import { styles } from "./page-styles.server.ts";

vi.mock("./content/.server/content.ts", () => ({
  content: { theme: { css: "", completeFonts: "", preload: [], motion: "none" } },
}));
vi.mock("./styles/default.css?inline", () => ({
  default: "(prefers-reduced-motion: no-preference) (prefers-reduced-motion:no-preference)",
}));

test("a theme with `motion: none` turns off all animations, also in minified CSS", () => {
  expect(styles).toBe("not all not all");
});
