import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { svgProblem } from "./svg-problem.ts";

const file = join(newFolder(), "logo.svg");

async function problemIn(svg: string | Buffer): Promise<string | null> {
  await writeFile(file, svg);
  return svgProblem(file);
}

function svg(inside: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}><path d="M0 0h10v10z"/>${inside}</svg>`;
}

test("accepts a plain SVG with a link to a gradient", async () => {
  const gradient =
    '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9"/><use href="#a"/><text>So one = two</text>';
  expect(await problemIn(`<?xml version="1.0" encoding="UTF-8"?><!-- Mine -->${svg(gradient)}`)).toBeNull();
});

test("names the format of a photo", async () => {
  expect(await problemIn(Buffer.from("ffd8ffe000104a464946000101", "hex"))).toContain("format JPEG");
});

test.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["a script with a prefix", svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ["an event handler", svg("", 'onload="alert(1)"')],
  ["a foreignObject", svg("<foreignObject/>")],
  ["a javascript: address", svg('<a href="javascript:alert(1)"><path/></a>')],
  ["a javascript: address in entities", svg('<a href="java&#115;cript:alert(1)"><path/></a>')],
  ["a javascript: address with a line break", svg('<a href="java&#10;script:alert(1)"><path/></a>')],
  ["an animated javascript: address", svg('<a><set attributeName="href" to="JavaScript:alert(1)"/></a>')],
  ["an entity", `<!DOCTYPE svg [<!ENTITY s "<script/>">]>${svg("&s;")}`],
  ["a style sheet", `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`],
  ["a handler in its document type", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("")}`],
  ["an animated address", svg('<image><set attributeName="href" to="http://x.example/a.png"/></image>')],
  ["the encoding UTF-7", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`],
  ["a script in UTF-16", Buffer.from(`\ufeff${svg("<script/>")}`, "utf16le")],
])("refuses an SVG with %s", async (_title, text) => {
  expect(await problemIn(text)).toMatch(/^contains a script or other active content/);
});

test.each([
  '<image href="http://x.example/a.png"/>',
  '<image title="a > b &#34;" xlink:href="//x.example/a.png" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<use href="other.svg#a"/>',
  '<filter id="f"><feImage href=" &#104;ttps://x.example/a.png"/></filter>',
  '<pattern href="https://x.example/a.svg#p"/>',
  '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="https://x.example/a.png"/>',
  '<g xml:base="https://x.example/"><use href="#a"/></g>',
  '<rect style="fill: url(https://x.example/a.svg#g)"/>',
  "<style>@import url(http://x.example/a.css);</style>",
  "<style>@im\\port/**/'http://x.example/a.css';</style>",
  '<style>path { fill: u\\72l("//x.example/a.svg#g") }</style>',
])("refuses an SVG that loads a file: %s", async (inside) => {
  expect(await problemIn(svg(inside))).toMatch(/^loads another file/);
});

test.each(["illustrator", "figma", "inkscape"])("accepts an export of %s", async (program) => {
  expect(await svgProblem(`tests/fixtures/svg/${program}.svg`)).toBeNull();
});

test.each([
  ["an empty file", "", "is empty: export it again"],
  ["an SVG of more than 1 MB", svg(" ".repeat(1_000_000)), "is larger than 1 MB: export a simpler SVG"],
])("refuses %s", async (_title, text, problem) => {
  expect(await problemIn(text)).toBe(problem);
});
