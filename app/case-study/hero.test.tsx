import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroStage } from "./hero.tsx";

const imgLink = { width: 800, height: 600, color: null, src: "/a.webp", avif: "" };
const hero = { title: "", description: "", tags: [], spacing: 0, bgColor: "#ffffff", imgLink };

test.each([
  [640, 640],
  [1120, 800],
])("shows an 800 px wide image with `width: %i` at most %i px wide", (width, shown) => {
  const html = renderToStaticMarkup(<HeroStage slug="a" hero={{ ...hero, width }} />);
  expect(html).toContain(`--max-width:${shown}px`);
});
