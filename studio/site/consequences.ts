import { basename, dirname, join } from "node:path/posix";
import { z } from "zod";
import { pageAddress } from "#app/site-map.ts";
import { isPublicField } from "../../pipeline/check/check-locked-files.ts";
import { isMediaField } from "../../pipeline/read/content-fields.ts";
import type { StudioParts } from "../changes.ts";
import { describeField } from "../structure/labels.ts";
import { EditSet } from "./edit-set.ts";
import { redirectsIn } from "./redirects.ts";
import { fieldsIn, withAddress } from "./references.ts";
import { accessSchema, fileOf, filesToDelete, titleOf } from "./site-changes.ts";

export const questionSchema = z.object({
  slug: z.string(),
  action: z.enum(["create", "rename", "delete", "access"]),
  kind: z.enum(["study", "page"]).default("study"),
  access: accessSchema.default("draft"),
  address: z.string().default(""),
});

type Question = z.infer<typeof questionSchema>;

/** Describes a change before the owner makes it. */
export async function consequencesOf(parts: StudioParts, question: Question) {
  const { content } = parts.live;
  const { slug, action, kind, access, address } = question;
  const edits = new EditSet(parts.store);
  const fields = await fieldsIn(edits);
  if (action === "delete") {
    const files = await filesToDelete(edits, kind, slug);
    const redirects = (await redirectsIn(edits)).filter(({ to }) => to === pageAddress(slug));
    const links = fields.filter(
      (field) => !files.includes(field.file) && withAddress(field, slug, null) !== field.value,
    );
    const mediaCount = files.filter((file) => !file.endsWith(".yaml")).length;
    const card = content.cards.some(({ link }) => link === pageAddress(slug)) ? ["its card"] : [];
    return answer(["Old invitations to it open nothing, wherever its address leads."], {
      "Will be deleted": [
        titleOf(parts, slug),
        ...card,
        ...counted(mediaCount, "image or video", "images and videos"),
        ...counted(redirects.length, "old address that leads to it", "old addresses that lead to it"),
      ],
      "Texts with a link to it": links.map(({ file, path }) => describeField(content, file, path)),
    });
  }
  if (action !== "access") {
    const newAddress = pageAddress(address.replace("/", ""));
    const isReused = (await redirectsIn(edits)).some(({ from }) => from === newAddress);
    const sentences = isReused ? [`${newAddress} no longer redirects to another page.`] : [];
    if (action === "rename") sentences.push(`${pageAddress(slug)} keeps working and redirects here.`);
    if (action === "rename" && kind === "study") sentences.push("Invitations stay valid.");
    if (kind === "study")
      sentences.push(
        `If ${newAddress} was a case study before, its old invitations open this one. Check /owner for invitations that name it.`,
      );
    return answer(sentences);
  }
  const hasCard = content.cards.some(({ link }) => link === pageAddress(slug));
  const listed = hasCard ? [] : ["It has no card, but /brief and search engines list it anyway."];
  if (access === "draft")
    return answer([
      "Nobody sees it: the site has no page, card, image or redirect of it. An online version stays until you publish.",
    ]);
  if (access === "public")
    return answer(["Everyone and search engines can read all of it, without a passcode.", ...listed]);
  const isLocked = ({ file, path }: (typeof fields)[number]) =>
    file === fileOf("study", slug) && !isPublicField("passcode", path);
  const pathOf = ({ file, value }: (typeof fields)[number]) => join(dirname(file), value.trim());
  const media = fields.filter(isMediaField);
  const lockedMedia = new Set(media.filter(isLocked).map(pathOf));
  const publicUses = media.filter((field) => !isLocked(field) && lockedMedia.has(pathOf(field)));
  const videoCount = [...lockedMedia].filter((name) => name.endsWith(".mp4")).length;
  const sections = content.caseStudies.find((study) => study.slug === slug)?.sections ?? [];
  return answer(
    [
      "Everyone sees title, facts, outcome, summary and hero. The rest opens with the passcode or an invitation.",
      ...listed,
    ],
    {
      "Becomes locked": [
        ...counted(sections.length, "section", "sections"),
        ...counted(lockedMedia.size - videoCount, "image", "images"),
        ...counted(videoCount, "video", "videos"),
      ],
      "Also used in public places": publicUses.map(
        ({ file, path, value }) => `${basename(value)}: ${describeField(content, file, path)}`,
      ),
    },
  );
}

function answer(sentences: string[], lists: Record<string, string[]> = {}) {
  const entries = Object.entries(lists).map(([title, items]) => ({ title, items }));
  return { sentences, lists: entries.filter(({ items }) => items.length > 0) };
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
