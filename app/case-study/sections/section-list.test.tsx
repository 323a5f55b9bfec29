import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Picture, SectionOf } from "#app/content/types.ts";
import { StringsContext } from "#app/strings.tsx";
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

function videoIn(films: Films): string {
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <SectionList sections={[section]} films={films} />
    </StringsContext>,
  );
  return /<video[^>]*>/.exec(html)?.[0] ?? "";
}

test("a film that waits has the browser's controls, and fetches nothing", () => {
  const video = videoIn("controls");
  for (const part of ["controls", 'preload="none"', 'src="/film.mp4"', "playsInline"])
    expect(video).toContain(part);
  for (const part of ["autoplay", "muted", "loop"]) expect(video.toLowerCase()).not.toContain(part);
});

test("a film that waits needs no button of ours", () => {
  expect(renderToStaticMarkup(<SectionList sections={[section]} films="controls" />)).not.toContain(
    "<button",
  );
});

test("a film that will play by itself is silent, goes on for ever, and fetches nothing before its script", () => {
  const video = videoIn("autoplay").toLowerCase();
  for (const part of ["controls", "muted", "loop", "playsinline", 'preload="none"'])
    expect(video).toContain(part);
  expect(video).not.toContain("autoplay");
});

test.each<Films>(["controls", "autoplay"])("the film's own shape counts, not the poster's: %s", (films) => {
  expect(videoIn(films)).toContain('width="1280" height="720"');
});
