import { stringify } from "yaml";
import { z } from "zod";
import { sentencesIn } from "#app/content/text-segments.ts";
import { isReserved, pagePath } from "#app/site-map.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { listAt } from "../../../pipeline/read/content-fields.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { ACCESS_VALUES } from "../../shared/access.ts";
import type { Path } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { slugOf } from "../../shared/slug.ts";
import type { UndoStep } from "../content/store.ts";
import { editList } from "../content/yaml/edit-list.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { StudioParts } from "./changes.ts";
import { duplicateStudy } from "./duplicate-study.ts";
import { changeSite, type EditSet } from "./edit-set.ts";
import { colorOf, newCard, newPage, newStudy, plainImage, setAccess } from "./new-files.ts";
import {
  addRedirect,
  cardIndex,
  changeFields,
  endRedirects,
  fieldsIn,
  withAddress,
  withFolder,
} from "./references.ts";
import { type filesIn, restorableFilesIn } from "./site-files.ts";
import { unusedName } from "./unused-name.ts";

const title = z.string().trim().min(1).max(200);
const slug = z.string().max(255);
const SLUG = /^[a-z0-9-]+$/;
const address = z
  .string()
  .regex(/^\/?[a-z0-9-]{1,100}$/)
  .transform((text) => text.replace("/", ""));
const target = z.string().regex(/^(\/[a-z0-9-]*|https:\/\/\S+)$/);
const create = z.literal("create");
/** The page that the owner sees, in case another window has given its address to another page. */
const existing = { slug, shownTitle: z.string().optional() };

export const accessSchema = z.enum(ACCESS_VALUES);
export const pageChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: create,
    title,
    address,
    access: accessSchema.default("draft"),
    hasCard: z.boolean().default(false),
    isInFooter: z.boolean().default(false),
    fields: z.partialRecord(z.enum(["role", "team", "outcome", "summary", "sections"]), z.json()).default({}),
  }),
  z.strictObject({ action: z.literal("access"), ...existing, access: accessSchema }),
  z.strictObject({ action: z.literal("rename"), ...existing, address }),
  z.strictObject({ action: z.literal("duplicate"), ...existing, title, address }),
  z.strictObject({ action: z.literal("delete"), ...existing, redirect: target.nullable() }),
]);
export const newCardSchema = z.strictObject({
  link: target,
  /** Defaults to the title of the linked page. */
  title: title.optional(),
  /** The position of the card, by default the end. */
  index: z.int().min(0).optional(),
});

type Kind = "study" | "page";

const ACCESS_LABELS = {
  draft: "Make a draft of",
  invited: "Show only to invited people:",
  passcode: "Lock",
  public: "Open",
};

/** Creates, copies, renames, locks or deletes a study or page, as one undo step. */
export function changePages(
  parts: StudioParts,
  kind: Kind,
  change: z.infer<typeof pageChangeSchema>,
): Promise<UndoStep> {
  const newSlug = "address" in change ? change.address : change.slug;
  const file = fileOf(kind, newSlug);
  const name = `“${"title" in change ? change.title : titleOf(parts, change.slug)}”`;
  const labels = {
    create: () => `New ${kind === "study" ? "case study" : "page"} ${name}`,
    access: () => `${"access" in change ? ACCESS_LABELS[change.access] : ""} ${name}`,
    rename: () => `Change the address of ${name} to ${pagePath(newSlug)}`,
    duplicate: () => `Copy a case study as ${name}`,
    delete: () => `Delete ${name}`,
  };
  return changeSite(parts, labels[change.action](), file, async (edits) => {
    if ("slug" in change && (await edits.text(fileOf(kind, change.slug))) === null)
      throw new Refusal(404, "This page no longer exists. Reload the studio.");
    if (
      "slug" in change &&
      change.shownTitle !== undefined &&
      change.shownTitle !== titleOf(parts, change.slug)
    )
      throw new Refusal(409, "Another window has changed this page. Close this dialog and try again.");
    if (change.action === "access") return edits.changeText(file, (text) => setAccess(text, change.access));
    if (change.action === "delete") return deleteFolder(edits, kind, change.slug, change.redirect);
    await takeAddress(parts, edits, newSlug);
    if (change.action === "rename") return renameFolder(edits, kind, change.slug, newSlug);
    if (change.action === "duplicate") return duplicateStudy(edits, change);
    const color = colorOf(parts.live.content.cards.length);
    await edits.write(
      file,
      kind === "study" ? newStudy(change.title, change.access, color, change.fields) : newPage(change.title),
    );
    if (change.hasCard) {
      const card = await cardWithImage(edits, change.title, pagePath(newSlug), color);
      const own = { ...firstSentenceOf(change.fields.summary), ...typeOf(parts) };
      const shown = kind === "study" ? withoutStudyTexts(card) : card;
      await insert(edits, "projects.yaml", ["cards"], { ...shown, ...own });
    }
    if (change.isInFooter) await insert(edits, "profile.yaml", ["pages"], newSlug);
  });
}

/** Adds a card. A card of a study takes its texts from the study, and its image if the study has one. */
export function createCard(
  parts: StudioParts,
  { link, title, index }: z.infer<typeof newCardSchema>,
): Promise<UndoStep> {
  const { cards, caseStudies, pages } = parts.live.content;
  const study = caseStudies.find(({ slug }) => pagePath(slug) === link);
  const page = pages.find(({ slug }) => pagePath(slug) === link);
  const name = title ?? study?.hero.title ?? page?.title ?? link;
  const own = { ...(page && { description: page.description }), ...typeOf(parts) };
  return changeSite(parts, `New card “${name}”`, "projects.yaml", async (edits) => {
    if (study?.hero.imgLink) return insert(edits, "projects.yaml", ["cards"], { link, ...own }, index);
    const card = await cardWithImage(edits, name, link, colorOf(cards.length));
    const shown = study ? withoutStudyTexts(card) : card;
    await insert(edits, "projects.yaml", ["cards"], { ...shown, ...own }, index);
  });
}

/** Returns the first of the owner's card types, or nothing for the default type. */
function typeOf({ live }: StudioParts): { type?: string } {
  const [type] = live.content.profile.types;
  return type ? { type } : {};
}

/** Returns the description of a card whose study has a summary, because the description of a new study is a placeholder. */
function firstSentenceOf(summary: unknown): { description?: string } {
  const [description] = typeof summary === "string" ? sentencesIn(plainText(parseRichText(summary))) : [];
  return description ? { description } : {};
}

export function withoutStudyTexts({ link, image, alt }: ReturnType<typeof newCard>) {
  return { link, image, alt };
}

export function fileOf(kind: Kind, slug: string): string {
  return `${folderOf(kind, slug)}/${kind === "study" ? "case-study" : "page"}.yaml`;
}

function folderOf(kind: Kind, slug: string): string {
  return `${kind === "study" ? "case-studies" : "pages"}/${slug}`;
}

/** Lists the files of a study or page, and the images that only its card uses. */
export async function filesToDelete(
  edits: EditSet,
  kind: Kind,
  slug: string,
  list: typeof filesIn,
): Promise<string[]> {
  const images = (await fieldsIn(edits)).filter((field) => field.kind === "image");
  const index = cardIndex((await edits.text("projects.yaml")) ?? "", slug);
  const isOnCard = ({ file, path }: (typeof images)[number]) => file === "projects.yaml" && path[1] === index;
  const valuesOf = (fields: typeof images) => new Set(fields.map(({ value }) => value.trim()));
  const cardImages = valuesOf(images.filter(isOnCard));
  // The image of the card can be in the folder.
  const files = new Set(await list((file) => file.startsWith(`${folderOf(kind, slug)}/`)));
  return [...files.union(cardImages.difference(valuesOf(images.filter((field) => !isOnCard(field)))))];
}

export function titleOf({ live }: Pick<StudioParts, "live">, slug: string): string {
  const { caseStudies, pages } = live.content;
  const study = caseStudies.find((candidate) => candidate.slug === slug);
  return study?.hero.title ?? pages.find((page) => page.slug === slug)?.title ?? slug;
}

async function renameFolder(edits: EditSet, kind: Kind, slug: string, newSlug: string): Promise<void> {
  const [from, to] = [folderOf(kind, slug), folderOf(kind, newSlug)];
  await changeFields(edits, (field) => {
    if (field.meta.purpose === kind && field.value === slug) return newSlug;
    return withAddress({ ...field, value: withFolder(field, from, to) }, slug, pagePath(newSlug));
  });
  for (const file of await restorableFilesIn((name) => name.startsWith(`${from}/`))) {
    await edits.write(to + file.slice(from.length), await edits.bytes(file));
    await edits.write(file, null);
  }
  // A folder with another name never had an address.
  if (SLUG.test(slug)) await addRedirect(edits, slug, pagePath(newSlug), kind === "study");
}

async function deleteFolder(
  edits: EditSet,
  kind: Kind,
  slug: string,
  redirect: string | null,
): Promise<void> {
  for (const file of await filesToDelete(edits, kind, slug, restorableFilesIn)) await edits.write(file, null);
  await endRedirects(edits, ({ to }) => to === pagePath(slug), redirect === null);
  await edits.changeText("projects.yaml", (text) => withoutItem(text, ["cards"], cardIndex(text, slug)));
  const names = (await fieldsIn(edits)).filter(({ meta, value }) => meta.purpose === kind && value === slug);
  for (const { file, path } of names.reverse())
    await edits.changeText(file, (text) => {
      const index = path.at(-1);
      if (typeof index === "number") return withoutItem(text, path.slice(0, -1), index);
      return setValue(text, path, undefined);
    });
  await changeFields(edits, (field) => withAddress(field, slug, redirect));
  if (redirect !== null) await addRedirect(edits, slug, redirect, false);
}

function withoutItem(text: string, path: Path, index: number): string {
  return index < 0 ? text : editList(text, path, { action: "remove", index });
}

/** @param at by default, the end of the list */
function insert(edits: EditSet, file: string, path: string[], item: unknown, at?: number): Promise<void> {
  return edits.changeText(file, (text) => {
    const index = at ?? listAt(parseData(text), path[0]).length;
    return editList(text, path, { action: "insert", index, yaml: stringify([item], { lineWidth: 0 }) });
  });
}

async function cardWithImage(edits: EditSet, title: string, link: string, color: string) {
  const stem = slugOf(link.startsWith("/") ? link : title) || "card";
  const image = await unusedName(`cards/${stem}.png`, async (name) => (await edits.bytes(name)) === null);
  await edits.write(image, await plainImage(color));
  return newCard(title, link, image, color);
}

async function takeAddress({ live }: StudioParts, edits: EditSet, slug: string): Promise<void> {
  const { caseStudies, pages } = live.content;
  if (isReserved(slug) || [...caseStudies, ...pages].some((page) => page.slug === slug))
    throw new Refusal(422, `${pagePath(slug)} is already in use. Choose another address.`);
  await endRedirects(edits, ({ from }) => from === pagePath(slug));
}
