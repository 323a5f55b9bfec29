import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { publicLinkWarning, publicNameWarnings } from "./public-names.ts";

test("warns about a file in public/ whose name contains the size of an advertisement", () => {
  const folder = newFolder({ "a/banner-300x250.png": "", "banner-1300x2500.png": "", "300x251.png": "" });
  expect(publicNameWarnings(folder)).toEqual([
    expect.objectContaining({ file: `${folder}/a/banner-300x250.png`, line: 1 }),
  ]);
});

test.each([
  ["/slides.pdf#page=2", null],
  ["/my%20talk.pdf", null],
  ["/sitemap.xml", null],
  ["https://example.com/gone.pdf", null],
  ["/Slides.PDF", '; did you mean "/slides.pdf"?'],
  ["/gone.zip", ""],
])("warns about the link %s only if public/ lacks the file", (href, suggestion) => {
  const warning = publicLinkWarning(`See [this](${href}).`, ["slides.pdf", "my talk.pdf"]);
  const message = `public/ does not contain a file for the link to "${href}"${suggestion}`;
  expect(warning).toBe(suggestion === null ? null : message);
});
