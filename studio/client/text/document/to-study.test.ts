import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DocumentSource } from "./read-blocks.ts";
import { toStudy } from "./to-study.ts";

const SUMMARY =
  "Nurses in three hospitals spent **forty minutes** of each shift on the phone. I designed [a board](https://example.com/board) that shows every free bed.";
const NESTED_LIST = "- paper\n\n  - at the desk\n- a spreadsheet";

function textSection(title: string, description: string) {
  return { type: "textImage", title, description, imgLink: null };
}

const STUDY = {
  title: "Finding a free bed",
  summary: SUMMARY,
  sections: [
    textSection("Background", `Each ward kept *its own* list:\n\n${NESTED_LIST}`),
    {
      type: "blockWithBullets",
      title: "Problems",
      description: null,
      bullets: [
        { title: "Old lists", description: "By noon, they disagreed." },
        { title: "Calls", description: "Each bed took four of them." },
      ],
      imgLink: null,
    },
  ],
  leftOut: "An image was left out.",
};
const [background, problems] = STUDY.sections;

/** The table of these documents has only one row. */
function withRow(text: string) {
  return { ...STUDY, sections: [background, { ...problems, description: text }] };
}

const TABLE = { description: null, columns: ["Ward", "Calls"], rows: [["1", "12"]] };
const WITH_TABLE = {
  ...STUDY,
  sections: [
    background,
    { type: "table", title: "Problems", ...TABLE },
    { ...problems, title: "Problems (2)" },
  ],
};

function read(name: string): DocumentSource {
  const text = readFileSync(`${import.meta.dirname}/fixtures/${name}`, "utf8");
  return name.endsWith(".html") ? { html: text, text: "" } : { text };
}

test.each<[string, object]>([
  ["docs-clipboard.html", withRow("Ward · Calls")],
  ["docs-export.html", withRow("Ward · Calls")],
  ["docs.md", WITH_TABLE],
  ["word-clipboard.html", withRow("Ward")],
  ["word-online.html", withRow("Ward")],
  [
    "word-filtered.html",
    {
      ...STUDY,
      sections: [
        textSection(
          "Background",
          "Each ward kept *its own* list:\n\n1. paper\n\n   at the desk\n2. a spreadsheet",
        ),
        problems,
      ],
      leftOut: "",
    },
  ],
  [
    "word.txt",
    {
      title: STUDY.title,
      summary: SUMMARY.replaceAll(/[*[\]]|\(.*\)/g, ""),
      sections: [
        textSection("Background", "Each ward kept its own list:\n\n- paper\n- a spreadsheet"),
        textSection("Problems", "By noon, the lists disagreed."),
      ],
      leftOut: "",
    },
  ],
  ["notion-clipboard.html", WITH_TABLE],
  ["notion-export.html", withRow("Ward · Calls")],
  ["notion.md", { ...WITH_TABLE, summary: `🛏️ ${SUMMARY}` }],
  [
    "plain.txt",
    {
      title: "Ein freies Bett finden",
      summary:
        "In drei Kliniken telefonierten Pflegekräfte vierzig Minuten pro Schicht. Ich habe eine Tafel entworfen, die jedes freie Bett zeigt.",
      sections: [
        textSection(
          "Ausgangslage",
          "Jede Station führte ihre eigene Liste.\nMittags stimmte keine mehr.\n\n1. Papier\n2. eine Tabelle",
        ),
        textSection("Ergebnis", "Ein Bett zu finden dauert zwei Minuten."),
      ],
      leftOut: "",
    },
  ],
])("reads the title, summary, sections and bullets of %s", (name, study) => {
  expect(toStudy(read(name))).toEqual(study);
});

test("ends the summary after the last sentence that fits into 60 words, and puts the rest into a section", () => {
  const sentence = `The ${"word ".repeat(23)}**end**.`;
  const intro = Array.from({ length: 3 }, () => sentence).join(" ");
  expect(toStudy({ text: `# Title\n\n${intro}\n\n- item\n\n# Images only\n\n![](a.png)` })).toEqual({
    title: "Title",
    summary: `${sentence} ${sentence}`,
    sections: [
      textSection("Overview", `${sentence}\n\n- item`),
      textSection("Images only", "Write what you did, and why."),
    ],
    leftOut: "An image was left out.",
  });
});

test.each([
  ["hu", "Title"],
  ["en", "Overview"],
  ["de-AT", "Überblick"],
])("gives the first section of a document without headings in %s the title %j", (lang, title) => {
  const { sections } = toStudy({ text: "# Title\n\nword\n\n- one" }, lang);
  expect(sections).toEqual([textSection(title, "- one")]);
});

test("turns a list before the first heading into a section, not into summary text", () => {
  expect(toStudy({ text: "# Title\n\nword\n\n- one\n- two" })).toMatchObject({
    summary: "word",
    sections: [textSection("Overview", "- one\n- two")],
  });
});

test.each<[string, DocumentSource]>([
  ["a heading with a line break", { html: "<h1>Ward<br>board</h1><p>word, word</p>", text: "" }],
  ["a heading with blocks", { html: "<h1><div>Ward</div><div>board</div></h1>word, word", text: "" }],
  ["lines of <div>", { html: "<div>Ward board</div><div><br></div><div>word, word</div>", text: "" }],
  ["lines that end with a carriage return", { text: "Ward board\rword, word" }],
])("reads the title of %s", (_, source) => {
  expect(toStudy(source)).toMatchObject({ title: "Ward board", summary: "word, word", sections: [] });
});

test("reports the link of a heading as left out, and keeps the link of a list item", () => {
  const link = "[word](https://a.example)";
  expect(toStudy({ text: `# ${link}\n\n## Part\n\n- **${link}:** text` })).toMatchObject({
    sections: [textSection("Part", `- **${link}:** text`)],
    leftOut: "A heading link was left out.",
  });
});
