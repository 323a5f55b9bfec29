import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { publicNameWarnings } from "./public-names.ts";

test("warns about a file in public/ whose name contains the size of an advertisement", () => {
  const folder = newFolder({ "a/banner-300x250.png": "", "banner-1300x2500.png": "", "300x251.png": "" });
  expect(publicNameWarnings(folder)).toEqual([
    expect.objectContaining({ file: `${folder}/a/banner-300x250.png`, line: 1 }),
  ]);
});
