import { expect, test } from "vitest";
import { toStudy } from "./to-study.ts";

const sectionsOf = (html: string) => toStudy({ html: `<h1>Title</h1>${html}`, text: "" }).sections;
const row = (cells: string[]) => `<tr><td>${cells.join("</td><td>")}</td></tr>`;

test("turns the table below a heading into a section, with its caption and the text before it", () => {
  const table = `<table><caption>In <b>minutes</b></caption>${row(["", "Old"])}${row(["A", "12"])}</table>`;
  expect(sectionsOf(`<h2>Times</h2><p>Counted twice.</p>${table}<p>Then less.</p>`)).toMatchObject([
    {
      type: "table",
      title: "Times",
      description: "Counted twice.\n\nIn **minutes**",
      columns: ["", "Old"],
      rows: [["A", "12"]],
    },
    { type: "textImage", title: "Times (2)", description: "Then less." },
  ]);
});

test("puts a table before the first heading into the overview", () => {
  const [section] = sectionsOf(`<p>Intro.</p><table>${row(["A", "B"])}${row(["C", "D"])}</table>`);
  expect(section).toMatchObject({ type: "table", title: "Overview", description: null });
});

test.each([
  ["several paragraphs and line breaks", "<p>One</p><p>two<br>three</p>", "One two three"],
  ["a list and a word with two formats", "<ul><li>One<li>t<b>w</b>o</ul>", "One two"],
  ["a table", `One<table><caption>two</caption>${row(["three", "four"])}</table>`, "One two three four"],
])("writes a cell with %s in one line", (_, cell, text) => {
  const [section] = sectionsOf(`<h2>T</h2><table>${row(["A", cell])}${row(["B", "C"])}</table>`);
  expect(section).toMatchObject({ columns: ["A", text] });
});

test("keeps the words of merged cells once, and fills short rows", () => {
  const html = `<tr><td colspan=2>Both<td>C</tr><tr><td rowspan=2>Two<td>D</tr><tr><td>E</tr>`;
  const [section] = sectionsOf(`<h2>T</h2><table>${html}</table>`);
  const [columns, ...rows] = [
    ["Both", "", "C"],
    ["Two", "D", ""],
    ["", "E", ""],
  ];
  expect(section).toMatchObject({ columns, rows });
});

test.each([
  ["more than six columns", row("abcdefg".split("")).repeat(2), "a · b · c · d · e · f · g"],
  ["one row", row(["a <img>", "", "b"]), "a · b"],
])("turns the rows of a table with %s into paragraphs", (_, rows, text) => {
  const [section] = sectionsOf(`<h2>T</h2><table>${rows}</table>`);
  expect(section).toMatchObject({ type: "textImage" });
  expect(section?.description?.split("\n\n")).toContain(text);
});

test("reports the images and links of a table as left out", () => {
  const table = `<table>${row(["A", "<img>"])}${row(["B", '<a href="https://a.example">C</a>'])}</table>`;
  const { leftOut } = toStudy({ html: `<h2>T</h2>${table}`, text: "" });
  expect(leftOut).toBe("A table link and an image were left out.");
});
