import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { ResponsiveImage, SectionOf } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { SectionList } from "./section-list.tsx";
import type { VideoPlayback } from "./section-video.tsx";

const poster: ResponsiveImage = {
  width: 900,
  height: 900,
  color: "#336699",
  src: "/p.webp",
  avif: "",
};

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

function render(videos: VideoPlayback): string {
  return renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <SectionList sections={[section]} videos={videos} />
    </StringsContext>,
  );
}

function videoIn(videos: VideoPlayback): string {
  return /<video[^>]*>/.exec(render(videos))?.[0].toLowerCase() ?? "";
}

test("renders a public video with the browser's controls and its own dimensions, and preloads nothing", () => {
  const video = videoIn("controls");
  for (const part of ["controls", 'preload="none"', 'src="/film.mp4"', "playsinline", SHAPE])
    expect(video).toContain(part);
  for (const part of ["autoplay", "muted", "loop"]) expect(video).not.toContain(part);
  expect(render("controls")).not.toContain("<button");
});

test("renders an autoplaying video muted and looping, and preloads nothing before hydration", () => {
  const video = videoIn("autoplay");
  for (const part of ["controls", "muted", "loop", "playsinline", 'preload="none"', SHAPE])
    expect(video).toContain(part);
  expect(video).not.toContain("autoplay");
});

/** Dimensions of the video, not of the poster. */
const SHAPE = 'width="1280" height="720"';
