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

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
<style type="text/css">.st0{clip-path:url(#SVGID_2_);fill:url(#SVGID_1_);}</style>
<defs><rect id="SVGID_3_" width="64" height="64"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_3_" style="overflow:visible;"/></clipPath>
<linearGradient id="SVGID_1_"><stop offset="0" style="stop-color:#FFF"/></linearGradient><path class="st0" d="M0,0h64v64H0V0z"/></svg>`;
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const FIGMA = `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g filter="url(#filter0_d_1_2)"><rect width="64" height="64" fill="url(#pattern0)"/></g>
<defs><filter id="filter0_d_1_2"><feFlood flood-opacity="0" result="BackgroundImageFix"/></filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.015)"/></pattern>
<image id="image0_1_2" width="64" height="64" xlink:href="${PIXEL}"/></defs></svg>`;
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="64" height="64" viewBox="0 0 64 64" version="1.1" id="svg1" inkscape:version="1.3" sodipodi:docname="logo.svg" inkscape:export-filename="/home/ada/logo.png" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:current-layer="layer1"/>
<defs><linearGradient id="g1"><stop offset="0" style="stop-color:#000"/></linearGradient><linearGradient xlink:href="#g1" id="g2" x1="0" x2="64"/></defs>
<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
<a xlink:href="https://ada.example" target="_blank"><path style="fill:url(&quot;#g2&quot;);font-family:'Open Sans'" d="M 0,0 H 64 V 64 Z"/></a></svg>`;

test.each(Object.entries({ ILLUSTRATOR, FIGMA, INKSCAPE }))("accepts an export of %s", async (_, text) => {
  expect(await problemIn(text)).toBeNull();
});

test.each([
  ["an empty file", "", "is empty: export it again"],
  ["an SVG of more than 1 MB", svg(" ".repeat(1_000_000)), "is larger than 1 MB: export a simpler SVG"],
])("refuses %s", async (_title, text, problem) => {
  expect(await problemIn(text)).toBe(problem);
});
