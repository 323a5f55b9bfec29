import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ProfileFile } from "#app/content/schema.ts";
import { moveProject } from "../../tests/helpers/move-paths.ts";
import { newFolder, writeFileIn } from "../../tests/helpers/new-folder.ts";
import { buildIcons, initials } from "./icons.ts";

const root = newFolder();
moveProject(root);

test.each([
  ["Robin Vale", "RV"],
  ["änne von großhöfer", "ÄG"],
  ["Ada", "A"],
  ["(Ada) O'Neil-Smith", "AO"],
  ["李明", "李"],
  ["★", "•"],
  ["<&>", "•"],
])("the name %s has the initials %s", (name, letters) => {
  expect(initials(name, "en")).toBe(letters);
});

test.each([
  ["has no margin around an opaque icon", '<rect width="64" height="64" fill="#c05020"/>', "#c05020"],
  ["has a margin around a transparent icon", '<circle cx="32" cy="32" r="32" fill="#c05020"/>', "#fbfbf9"],
])("the touch icon %s", async (_, shape, color) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shape}</svg>`;
  writeFileIn(root, "content/favicon.svg", svg);
  await buildIcons({ name: "Ada", lang: "en" } as ProfileFile);
  const icon = sharp(await readFile(join(root, "public/apple-touch-icon.png"))).removeAlpha();
  const pixel = await icon.extract({ left: 90, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(`#${pixel.toString("hex")}`).toBe(color);
});
