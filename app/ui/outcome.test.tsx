import { expect, test } from "vitest";
import { render } from "../../tests/helpers/render.tsx";
import { OutcomeText } from "./outcome.tsx";

test.each([
  ["11 of 12 readers", true],
  ["All of 12 readers", false],
])('shows "%s" in large type: %s', (value, isLarge) => {
  const html = render(<OutcomeText outcome={{ value, what: "found it" }} />);
  expect(html.includes("outcome-size")).toBe(isLarge);
});
