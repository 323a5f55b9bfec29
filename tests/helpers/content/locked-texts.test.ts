import { expect, test } from "vitest";
import { type CaseStudyFile, caseStudySchema } from "#app/content/schema.ts";
import { lockedTexts } from "./locked-texts.ts";

const DESCRIPTION =
  "Nobody **wanted** the same screen. We kept [one list](https://secret.example/prototype).\n- Every alert has *an answer* of its own";

const study: Pick<CaseStudyFile, "access" | "sections"> = {
  access: "passcode",
  sections: caseStudySchema.shape.sections.parse([
    { type: "textImage", title: "Background", description: DESCRIPTION, imgLink: null },
  ]),
};

test("gives the sentences of locked sections as pages show them, and the addresses of links", () => {
  expect(lockedTexts([study])).toEqual([
    "Nobody wanted the same screen.",
    "Every alert has an answer of its own",
    "https://secret.example/prototype",
  ]);
});

test("gives nothing that is public, and nothing that the study says to everyone", () => {
  expect(lockedTexts([{ ...study, access: "public" }])).toEqual([]);
  const summary = { summary: "Nobody wanted the same screen, it is said." };
  expect(lockedTexts([{ ...study, ...summary }])).toHaveLength(2);
});
