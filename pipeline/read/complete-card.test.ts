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
  ["takes missing fields from its study", {}, { ...fromHero(), hover: "slide", type: "Design" }],
  ["keeps its own fields", OWN, OWN],
  ["with its own image does not take the alt text of its study", { image: "mine.png" }, null],
])("a card %s", (_title, fields, expected) => {
  const card = complete(fields);
  if (expected) expect(card).toMatchObject(expected);
  else expect(card).toBeNull();
});

test("a card that links to another site does not take fields from a study", () => {
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
