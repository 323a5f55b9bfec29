import { expect, test } from "vitest";
import { fieldTarget, siteImageTarget } from "./media-target.ts";

test.each([
  ["passcode", ["hero", "imgLink"], true],
  ["passcode", ["hero", "imgLinkSmall"], true],
  ["passcode", ["sections", 0, "imgLink"], false],
  ["public", ["hero", "imgLink"], false],
  ["invited", ["hero", "imgLink"], false],
])("with the access %s, says that everyone sees the image at %j: %s", (access, path, isSaid) => {
  const form = { schema: {}, data: { access, draft: true }, shown: {}, notes: {} };
  const { help } = fieldTarget({ file: "case-studies/trade/case-study.yaml", path }, false, form as never);
  expect(help.includes("Everyone can see this image")).toBe(isSaid);
});

test("only the share image of a study needs the help that everyone can see it", () => {
  expect(siteImageTarget("case-studies/trade/share").help).toMatch("Everyone can see this image");
  expect(siteImageTarget("pages/about/share").help).toBe("");
});

test("the image for phones has its own title and alt text", () => {
  const form = {
    schema: {},
    data: { hero: { imgLinkSmall: "b.png", altSmall: "B." } },
    shown: {},
    notes: {},
  };
  const target = fieldTarget({ file: "f", path: ["hero", "imgLinkSmall"] }, false, form as never);
  expect(target).toMatchObject({ title: "Change the image for phones", oldAlt: "B." });
});
