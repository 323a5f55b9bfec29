import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import type { StudioParts } from "./changes.ts";
import { changeResume, companyResumes } from "./company-resumes.ts";

const { root, openStore } = restoredContent("tests/fixtures/site");
const PUBLIC_RESUME = readFileSync("tests/fixtures/site/resume.pdf");
let parts: StudioParts;

beforeEach(async () => {
  moveContent(root);
  parts = { store: await openStore(), live: { problems: [], reload: vi.fn() } as never };
});

const add = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(PUBLIC_RESUME)) =>
  changeResume(parts, { action: "add", pdf: new File([bytes], name) });

test("adds, renames and removes a résumé, which can equal the public one, and restores all with Undo", async () => {
  await add("CV für Allegro (grudzień).PDF");
  await add("CV für Allegro (grudzień).pdf");
  const [copy = "", file = ""] = await companyResumes();
  expect([copy, file]).toEqual(["CV für Allegro (grudzień)-2.pdf", "CV für Allegro (grudzień).pdf"]);
  await changeResume(parts, { action: "remove", file: copy });
  await changeResume(parts, { action: "rename", file, newName: "Allegro" });
  expect(await companyResumes()).toEqual(["Allegro.pdf", "narwhal-ltd.pdf"]);
  expect(readFileSync(join(root, "resumes/Allegro.pdf"))).toEqual(PUBLIC_RESUME);
  while (await parts.store.undo());
  expect(readdirSync(join(root, "resumes"))).toEqual(["narwhal-ltd.pdf"]);
});

test.each([
  ["a file that is not a PDF", () => add("cv.pdf", new Uint8Array(2)), /“cv.pdf” is not a PDF/],
  [
    "the name of another résumé",
    async () => {
      await add("acme.pdf");
      await changeResume(parts, { action: "rename", file: "acme.pdf", newName: "narwhal-ltd" });
    },
    /Another résumé is named “narwhal-ltd”/,
  ],
  [
    "a path as a name",
    () => changeResume(parts, { action: "rename", file: "narwhal-ltd.pdf", newName: "../cv" }),
    /Write a name without/,
  ],
  [
    "a résumé that is gone",
    () => changeResume(parts, { action: "remove", file: "acme.pdf" }),
    /“acme” does not exist/,
  ],
])("refuses %s", async (_title, change, message) => {
  await expect(change()).rejects.toThrow(message);
});
