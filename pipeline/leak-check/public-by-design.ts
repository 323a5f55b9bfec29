/**
 * What everyone may know of a locked study, as SECURITY.md says. All else in its folder is secret, above all fields
 * and files that nobody has thought of yet.
 */
export const PUBLIC_FIELDS = [
  "access",
  "role",
  "team",
  "outcome.value",
  "outcome.what",
  "summary",
  "hero.title",
  "hero.description",
  "hero.tags",
  "hero.imgLink",
  "hero.alt",
  "hero.width",
  "hero.spacing",
  "hero.bgColor",
];

/** Its share picture; the hero is named by the field. */
export const PUBLIC_FILES = ["share.png", "share.jpg", "share.jpeg", "share.webp", "share.avif"];

/** Their texts are the schema's, not the study's: the same in every section. */
export const FIELDS_OF_THE_SCHEMA = ["type", "bgColor", "imgBgColor"];
