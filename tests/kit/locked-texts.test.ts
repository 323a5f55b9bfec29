import { expect, test } from "vitest";
import type { CaseStudyFile } from "#app/content/schema.ts";
import { caseStudySchema } from "#app/content/schema.ts";
import { createFinder } from "../../leak-check/find-leaks.ts";
import { lockedRuns, lockedTexts } from "./locked-texts.ts";

const DESCRIPTION =
  "Nobody **wanted** the same screen. We kept [one list](https://secret.example/prototype).\n- Every alert has *an answer* of its own";

const study: Pick<CaseStudyFile, "access" | "sections"> = {
  access: "passcode",
  sections: caseStudySchema.shape.sections.parse([
    { type: "textImage", title: "Background", description: DESCRIPTION, imgLink: null },
  ]),
};

test("looks for sentences as pages show them, and for the addresses of links", () => {
  expect(lockedTexts([study])).toEqual([
    "Nobody wanted the same screen.",
    "Every alert has an answer of its own",
    "https://secret.example/prototype",
  ]);
});

test("sees a sentence that markup splits", async () => {
  const find = await createFinder({ texts: lockedTexts([study]), files: [], open: [] });
  const html =
    "<p>Nobody <strong>wanted</strong> the same screen.</p><li>Every alert has <em>an answer</em> of its own</li>";
  expect(await find({ name: "", bytes: Buffer.from(html) })).toEqual([
    'the locked text "Nobody wanted the same screen."',
    'the locked text "Every alert has an answer of its own"',
  ]);
});

test("knows what stands in data in one piece", () => {
  expect(lockedRuns([study])).toEqual(["https://secret.example/prototype"]);
});
