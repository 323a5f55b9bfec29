import { expect, test } from "vitest";
import type { SectionOf } from "#app/content/types.ts";
import { render } from "../../../tests/helpers/render.tsx";
import { Figures } from "./figures.tsx";

test("the Enlarge button of each figure opens its own dialog", () => {
  const figures = ["/a.webp", "/b.webp"].map((src) => ({ imgLink: { src, width: 4, height: 3 }, alt: src }));
  const section = { type: "figures", figures } as SectionOf<"figures">;
  const html = render(<Figures section={section} id="1-a" videos="controls" />);
  expect(html.match(/(?<=<dialog id=")[^"]*/g)).toEqual(["1-a-0-zoom", "1-a-1-zoom"]);
});
