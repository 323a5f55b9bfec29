import { parse } from "yaml";
import { pagePath } from "#app/site-map.ts";
import type { UndoStep } from "../content/store.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite } from "./edit-set.ts";
import { colorOf, newCard, newPage, newStudy, plainImage } from "./new-files.ts";
import { NEW_ITEMS } from "./new-item.ts";
import { endRedirects } from "./references.ts";
import { fileOf } from "./site-changes.ts";
import { restorableFilesIn } from "./site-files.ts";

const STUDIES = [
  { title: "First project", slug: "first-project", access: "public" },
  { title: "Second project", slug: "second-project", access: "passcode" },
] as const;
const REMOVED_FIELDS = ["title", "availability", "resume", "openFirst", "types", "pages"];
const PROFILE = {
  name: "Your Name",
  tagline: "What you do, and for whom, in one sentence.",
  links: ["mailto:you@example.com"],
  blurb: {
    title: "About me",
    description: "Two or three sentences about you.",
    imgLink: "avatar.png",
    alt: "A plain color, until your portrait is here.",
  },
  footer: `© ${new Date().getFullYear()} Your Name`,
};

/** Contains all texts that the owner is going to replace. */
export const PLACEHOLDERS = [
  ...[STUDIES, PROFILE, NEW_ITEMS, newCard("", "", "", "")],
  ...[newStudy("", "passcode", ""), newPage("")].map((text) => parse(text)),
];

/** Replaces all studies, pages, cards and texts of the profile with placeholders, as one undo step. */
export function beginEmpty(parts: StudioParts): Promise<UndoStep> {
  return changeSite(parts, "Begin empty", "profile.yaml", async (edits) => {
    const files = await restorableFilesIn((file) => /^(?!fonts\/).*\/|^(share|favicon|avatar)\./.test(file));
    for (const file of files) await edits.write(file, null);
    await endRedirects(edits, () => true);
    for (const [index, { title, slug, access }] of STUDIES.entries()) {
      await edits.write(fileOf("study", slug), newStudy(title, access, colorOf(index)));
      await edits.write(`cards/${slug}.png`, await plainImage(colorOf(index)));
    }
    const cards = STUDIES.map(({ title, slug }, index) =>
      newCard(title, pagePath(slug), `cards/${slug}.png`, colorOf(index)),
    );
    await edits.setFields("projects.yaml", { cards });
    await edits.write(PROFILE.blurb.imgLink, await plainImage(colorOf(2), 800, 800));
    await edits.setFields("profile.yaml", {
      ...Object.fromEntries(REMOVED_FIELDS.map((name) => [name])),
      ...PROFILE,
    });
  });
}
