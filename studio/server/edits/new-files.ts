import sharp from "sharp";
import type { StudyAccess } from "../../shared/access.ts";
import { PLAIN_COLOR } from "../../shared/sample-texts.ts";
import { setValue } from "../content/yaml/set-value.ts";
import type { Value } from "../content/yaml/splices.ts";
import { toYaml } from "../content/yaml/to-yaml.ts";

const COLORS = ["#2b3bff", "#f4b321", "#0e7c66", "#ff7a6b", "#7a5cff"];

export function colorOf(number: number): string {
  return COLORS[number % COLORS.length] ?? "#2b3bff";
}

/** The section differs by access, because a public text must not repeat a locked sentence. */
const studyFields = (access: StudyAccess) => ({
  role: "Your role",
  team: "The people you worked with",
  summary: "What this project is about, in two or three sentences.",
  sections: [
    {
      type: "textImage",
      title: "Background",
      description:
        access === "public"
          ? "What was wrong, and for whom. Then what you did about it."
          : "What was wrong, for whom, and what you decided to do about it.",
      imgLink: null,
    },
  ],
});

export type StudyFields = Partial<Record<keyof ReturnType<typeof studyFields> | "outcome", unknown>>;

/**
 * Returns the text of a new case study, with comments for someone who edits the file by hand.
 *
 * @param fields replace the placeholders
 */
export function newStudy(
  title: string,
  access: StudyAccess,
  bgColor: string,
  fields: StudyFields = {},
): string {
  const { role, team, outcome, summary, sections } = {
    ...studyFields(access),
    outcome: undefined,
    ...fields,
  };
  const text = `# yaml-language-server: $schema=../../../.content/schemas/case-study.json
# "passcode" locks the sections, "public" opens them, "invited" shows the study only to invited people. With "draft: true", the site does not contain the study.
access: ${access === "draft" ? "passcode" : access}
${toYaml({ role, team, outcome })}# Everyone can read the summary and the hero, even if the study is locked.
${toYaml({ summary })}hero:
  imgLink: null
  title: Title
  description: What it is, in one sentence.
  tags: [Web]
  width: 1120
  spacing: 64
  bgColor: "${bgColor}"
# A locked study shows the sections only to visitors with the passcode.
${toYaml({ sections })}`;
  return setAccess(setValue(text, ["hero", "title"], title), access);
}

export function newPage(title: string): string {
  const text = `# yaml-language-server: $schema=../../../.content/schemas/page.json
title: Title
description: What this page is about, in one sentence.
sections:
  - type: textImage
    title: Hello
    description: Write your first paragraph here.
    imgLink: null
`;
  return setValue(text, ["title"], title);
}

/** Sets who can see a study. Puts a new `draft` below `access`. */
export function setAccess(text: string, access: StudyAccess): string {
  const withoutDraft = setValue(text, ["draft"], undefined);
  if (access !== "draft") return setValue(withoutDraft, ["access"], access);
  const withDraft = withoutDraft.replace(/^(access:.*)(\r?\n)/m, "$1$2draft: true$2");
  return withDraft === withoutDraft ? setValue(text, ["draft"], true) : withDraft;
}

export function newCard(title: string, link: string, image: string, bgColor: string): Record<string, Value> {
  return {
    title,
    description: "What it is, in one sentence.",
    image,
    alt: `${PLAIN_COLOR} ${title} has an image.`,
    bgimage: null,
    bgColor,
    link,
    type: "Design",
    hover: "rise",
  };
}

export function plainImage(color: string, width = 1600, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
}
