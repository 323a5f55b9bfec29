import { expect, test } from "vitest";
import { type CardFile, type CaseStudyFile, cardSchema } from "#app/content/schema.ts";
import { completeCard } from "./complete-card.ts";

const hero = {
  title: "Trade",
  description: "A desk.",
  imgLink: "desk.png",
  alt: "A desk.",
  bgColor: "#0e1a17",
};
const OWN = { title: "Mine", description: "My words.", image: "mine.png", alt: "Mine.", bgColor: "#ffffff" };

test.each([
  ["all fields of its study", {}, { ...fromHero(), hover: "slide", type: "Design" }],
  ["only what it omits", OWN, OWN],
  ["no alt text for its own image", { image: "mine.png" }, null],
])("takes %s", (_title, fields, expected) => {
  const card = complete(fields);
  if (expected) expect(card).toMatchObject(expected);
  else expect(card).toBeNull();
});

test("takes nothing for a link to another site", () => {
  expect(completeCard(cardOf({}), 2, undefined)).toBeNull();
  expect(completeCard(cardOf(OWN), 9, undefined)).toMatchObject({ ...OWN, hover: "slide" });
});

function fromHero() {
  const { title, description, alt, bgColor } = hero;
  return { title, description, alt, bgColor, image: "case-studies/trade/desk.png" };
}

function complete(fields: Partial<Record<keyof CardFile, string>>) {
  return completeCard(cardOf(fields), 2, { slug: "trade", hero: hero as unknown as CaseStudyFile["hero"] });
}

function cardOf(fields: object): CardFile {
  return cardSchema.parse({ link: "/trade", ...fields });
}
