/** Contains the texts that the studio writes for the owner to replace. */
import { parse } from "yaml";
import { PLAIN_COLOR } from "../../shared/sample-texts.ts";
import { newCard, newPage, newStudy } from "./new-files.ts";
import { NEW_ITEMS } from "./new-item.ts";

export const STUDIES = [
  { title: "First project", slug: "first-project", access: "public" },
  { title: "Second project", slug: "second-project", access: "passcode" },
] as const;
export const PROFILE = {
  name: "Your Name",
  tagline: "What you do, and for whom, in one sentence.",
  links: ["mailto:you@example.com"],
  blurb: {
    title: "About me",
    description: "Two or three sentences about you.",
    imgLink: "avatar.png",
    alt: `${PLAIN_COLOR} your portrait is here.`,
  },
  footer: `© ${new Date().getFullYear()} Your Name`,
};

const NEW_FILES = [newStudy("", "passcode", ""), newStudy("", "public", ""), newPage("")];

export const PLACEHOLDERS = stringsIn([
  STUDIES,
  PROFILE,
  NEW_ITEMS,
  newCard("", "", "", ""),
  ...NEW_FILES.map((text) => parse(text)),
]);

/** Omits short texts and single words, such as "Background", because the owner could write the same text. */
export const CLEAR_PLACEHOLDERS: ReadonlySet<string> = new Set(
  PLACEHOLDERS.filter((text) => text.length >= "Your role".length && /\W/.test(text)),
);

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(stringsIn) : [];
}
