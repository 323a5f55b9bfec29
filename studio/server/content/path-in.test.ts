import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { pathIn } from "./path-in.ts";

const root = newFolder({ "profile.yaml": "", "cards/one.png": "" });
symlinkSync("/etc", join(root, "etc"));
symlinkSync(join(root, "nowhere"), join(root, "gone.yaml"));
mkdirSync(join(root, "folder.yaml"));

test.each([
  "profile.yaml",
  "cards/one.png",
  "cards/new (2).webp",
  "l'été, & more!.png",
  "case-studies/größe/case-study.yaml",
])("pathIn accepts the path %s", async (file) => {
  expect(await pathIn(root, file)).toBe(join(root, file));
});

test.each([
  "../profile.yaml",
  "cards/../../x.png",
  "/etc/x.yaml",
  "etc/x.yaml",
  "gone.yaml",
  "folder.yaml",
  "profile.yaml/x.png",
  ".env",
  "cards/.hidden.png",
  "nul.png",
  "COM1.yaml",
  "a\\b.png",
  "a\0.png",
  "profile.yaml.",
  "profile.ts",
  "",
])("pathIn refuses the path %j", async (file) => {
  await expect(pathIn(root, file)).rejects.toThrow();
});
