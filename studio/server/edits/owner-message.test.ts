import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { SCHEMAS } from "../../../pipeline/read/content-files.ts";
import { STUDY_FILE } from "../../../tests/helpers/content/small-content.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { likelyField, missingCardType, ownerMessage } from "./owner-message.ts";

const FIELD_NAMES = Object.values(SCHEMAS).flatMap((schema) =>
  Array.from(
    JSON.stringify(z.toJSONSchema(schema, { io: "input" })).matchAll(/"([a-z]+[A-Z]\w*)":/g),
    ([, name]) => name,
  ),
);
const FORBIDDEN = new RegExp(
  String.raw`\.yaml|(sections|cards|pages)\[|npm (run|install)|(content|case-studies|pages)/|YAML|\$\{(\w+\.)*(file|path)\}|\b(${[...new Set(FIELD_NAMES)].join("|")})\b`,
);
const TEMPLATE = /\$\{.*?\}/g;
const isMessage = (text: string) => {
  const shown = text.replaceAll(TEMPLATE, "X");
  return /[\p{L}”,] [\p{L}"“]/u.test(shown) && !/[;{=]|=>|function/.test(shown);
};

test("no text in the code of the studio contains a path, the name of a field, YAML or a command", () => {
  const files = sourcesIn("studio/{client,server,shared}", ["**/node_modules/**", "**/owner-message.ts"]);
  const messages = files.flatMap(textsIn);
  expect(messages.length).toBeGreaterThan(500);
  expect(messages.filter((message) => FORBIDDEN.test(message))).toEqual([]);
});

describe("the studio's version of a message of the checks contains no path, field name, YAML or command", () => {
  test("in the code of the checks", () => {
    const texts = sourcesIn("{pipeline/{check,media,read,theme},app/content}").flatMap(textsIn);
    const messages = texts.map((text) => ownerMessage(null, { message: text.replaceAll(TEMPLATE, "X") }));
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((message) => FORBIDDEN.test(message))).toEqual([]);
  });

  test("in the problems that the tests of the checks expect", () => {
    const literals = globSync("pipeline/{check,read}/*.test.ts")
      .flatMap(literalsIn)
      .map((text) => text.replace(/\$\{STUDY_FILE\}/, STUDY_FILE).replaceAll(TEMPLATE, "X"));
    const problems = literals.flatMap((text) => /^\S+:\d+:\d+ (?:[\w.[\]]+: )?(.+)$/.exec(text)?.[1] ?? []);
    expect(problems.length).toBeGreaterThan(100);
    const messages = problems.map((message) => ownerMessage(null, { message }));
    expect(messages.filter((message) => FORBIDDEN.test(message))).toEqual([]);
  });
});

test.each([
  [
    "repeats a locked sentence from sections[0].description in content/case-studies/trade/case-study.yaml:20: write it in other words",
    "repeats a locked sentence from /trade: write it in other words",
  ],
  [
    "this file is public here, but locked in content/resumes/CV (May).pdf: use another file",
    "this file is public here, but locked in CV (May).pdf: use another file",
  ],
  [
    'write Design or Full-Stack, or add "Produkt" to the types in profile.yaml',
    "write Design or Full-Stack, or add “Produkt” to your card types",
  ],
])("%s", (message, expected) => expect(ownerMessage(null, { message })).toBe(expected));

test("reads the likely intention from the message about an unknown field or card type", () => {
  const content = { profile: { types: ["Research"] } } as never;
  const typeProblem = (type: string) => ({
    message: `write Design, or add "${type}" to the types in profile.yaml`,
  });
  expect(missingCardType(content, typeProblem("Resarch"))).toEqual({ name: "Resarch", likely: "Research" });
  expect(missingCardType(content, typeProblem("Büyü"))).toEqual({ name: "Büyü", likely: null });
  const fieldMessage = "this field does not exist here";
  expect(
    [fieldMessage, `${fieldMessage}; did you mean "tagline"?`, "write a text"].map((message) =>
      likelyField({ message }),
    ),
  ).toEqual(["", "tagline", null]);
});

test("names YAML files by their title or address, and other files by their own name", () => {
  const files = [
    "projects.yaml",
    "content/case-studies/trade/case-study.yaml",
    "case-studies/trade/plan.png",
  ];
  expect(files.map(ownerFileName)).toEqual(["Cards", "/trade", "plan.png"]);
});

function sourcesIn(folders: string, exclude: string[] = []): string[] {
  return globSync(`${folders}/**/*.{ts,tsx}`, { exclude: [...exclude, "**/*.test.*"] });
}

/** Returns the texts of more than one word in a file: its literals, and the contents of its elements. */
function textsIn(file: string): string[] {
  const elements = codeOf(file).matchAll(/(?<=[>}]\s*)[^<>{}=;]+(?=\s*[<{])/g);
  return [
    ...literalsIn(file),
    ...(file.endsWith(".tsx") ? Array.from(elements, ([text]) => text) : []),
  ].filter(isMessage);
}

function literalsIn(file: string): string[] {
  const literals = codeOf(file).matchAll(/(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1/g);
  return Array.from(literals, ([, , text = ""]) => text);
}

/** Returns a file without its comments and imports. */
function codeOf(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|^import .*/gm, "");
}
