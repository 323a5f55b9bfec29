import { expect } from "@playwright/test";
import { hasPicture, open } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { wholeStudy } from "../../kit/states.ts";

test("a study is printed with all its pictures, though nobody scrolled", async ({
  page,
  enter,
  browserName,
}) => {
  await enter(wholeStudy(open));
  // Playwright gives Firefox inches where it expects centimetres.
  const sheet = browserName === "firefox" ? { width: "21in", height: "29.7in" } : { format: "A4" };
  const pdf = (await page.pdf(sheet)).toString("latin1");
  const printed = pdf.match(/\/Subtype \/Image/g)?.length ?? 0;
  expect(printed).toBeGreaterThanOrEqual(open.sections.filter(hasPicture).length);
});
