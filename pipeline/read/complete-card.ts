import { join } from "node:path/posix";
import { type CardFile, type CaseStudyFile, type CompleteCard, HOVERS } from "#app/content/schema.ts";

type Study = Pick<CaseStudyFile, "hero"> & { slug: string };

/** Fills in a card's missing fields from its study. Returns null if a field is also missing in the study. */
export function completeCard(card: CardFile, index: number, study: Study | undefined): CompleteCard | null {
  const hero = study?.hero;
  const title = card.title ?? hero?.title;
  const description = card.description ?? hero?.description;
  const image = card.image ?? (study && heroImage(study));
  const alt = card.alt ?? (card.image ? undefined : hero?.alt);
  const bgColor = card.bgColor ?? hero?.bgColor;
  const hover = card.hover ?? HOVERS[index % HOVERS.length] ?? "rise";
  if (!title || !description || !image || !alt || !bgColor) return null;
  return { ...card, title, description, image, alt, bgColor, hover };
}

/** Returns the path of the hero's image relative to content/, as a card needs it. */
function heroImage({ slug, hero: { imgLink } }: Study): CompleteCard["image"] | null {
  return imgLink && (join("case-studies", slug, imgLink) as CompleteCard["image"]);
}
