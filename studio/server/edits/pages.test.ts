import { expect, test } from "vitest";
import { pagesOfSite } from "./pages.ts";

const image = (name: string) => ({ avif: `/media/${name}-400.avif 400w, /media/${name}-800.avif 800w` });
const study = (slug: string, { imgLink = null as object | null, sections = [] as object[] } = {}) => ({
  ...{ slug, access: "passcode", draft: slug === "draft", sections },
  hero: { title: slug, bgColor: "#2b3bff", imgLink },
});

test("each page has a small image, and a study without an image has its color", () => {
  const content = {
    strings: { brief: { title: "In brief" } },
    profile: { blurb: { imgLink: image("avatar") } },
    cards: [{ link: "/draft", image: image("card") }],
    caseStudies: [
      study("draft", { imgLink: image("hero") }),
      study("hero", { imgLink: image("hero") }),
      study("section", { sections: [{ quote: [] }, { imgLink: image("section") }] }),
      study("none"),
    ],
    pages: [{ slug: "about", title: "About", sections: [] }],
  };
  expect(pagesOfSite(content as never).map((page) => [page.title, page.image ?? page.color])).toEqual([
    ["Home", "/media/card-400.avif"],
    ["In brief", "/media/avatar-400.avif"],
    ["draft", "/media/card-400.avif"],
    ["hero", "/media/hero-400.avif"],
    ["section", "/media/section-400.avif"],
    ["none", "#2b3bff"],
    ["About", null],
  ]);
});
