import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroStage } from "./hero.tsx";

const imgLink = { width: 800, height: 600, color: null, src: "/a.webp", avif: "" };
const hero = { title: "", description: "", tags: [], spacing: 0, bgColor: "#ffffff", imgLink };

test.each([
  [640, 640],
  [1120, 800],
])("with the setting `width: %i`, an 800 px image is at most %i px wide", (width, maxWidth) => {
  const html = renderToStaticMarkup(<HeroStage slug="a" hero={{ ...hero, width }} />);
  expect(html).toContain(`--max-width:${maxWidth}px`);
});
