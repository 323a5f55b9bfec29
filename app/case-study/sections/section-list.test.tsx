import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Picture, SectionOf } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import type { Films } from "./section-film.tsx";
import { SectionList } from "./section-list.tsx";

const poster: Picture = { width: 900, height: 900, color: "#336699", src: "/p.webp", avif: "", webp: "" };

const section: SectionOf<"textVideo"> = {
  type: "textVideo",
  title: "Alerts",
  description: [{ type: "paragraph", children: ["How they arrive."] }],
  videoLink: { width: 1280, height: 720, src: "/film.mp4" },
  poster,
  alt: "An alert arrives",
  bgColor: null,
  imgBgColor: null,
  spacing: 0,
  borderRadius: 22,
};

function render(films: Films): string {
  return renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <SectionList sections={[section]} films={films} />
    </StringsContext>,
  );
}

function videoIn(films: Films): string {
  return /<video[^>]*>/.exec(render(films))?.[0].toLowerCase() ?? "";
}

test("a film that waits has the browser's controls and its own shape, no button of ours, and fetches nothing", () => {
  const video = videoIn("controls");
  for (const part of ["controls", 'preload="none"', 'src="/film.mp4"', "playsinline", SHAPE])
    expect(video).toContain(part);
  for (const part of ["autoplay", "muted", "loop"]) expect(video).not.toContain(part);
  expect(render("controls")).not.toContain("<button");
});

test("a film that will play by itself is silent, goes on for ever, and fetches nothing before its script", () => {
  const video = videoIn("autoplay");
  for (const part of ["controls", "muted", "loop", "playsinline", 'preload="none"', SHAPE])
    expect(video).toContain(part);
  expect(video).not.toContain("autoplay");
});

/** The film's, not the poster's. */
const SHAPE = 'width="1280" height="720"';
