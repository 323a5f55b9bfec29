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
import { accessSchema, cardIndex, fileOf, filesToDelete, titleOf } from "./site-changes.ts";

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
    const isTarget = ({ file, path, value }: (typeof fields)[number]) =>
      file === "redirects.yaml" && path.at(-1) === "to" && value === pageAddress(slug);
    const hasCard = cardIndex((await edits.text("projects.yaml")) ?? "", slug) >= 0;
    const deleted = [
      titleOf(parts, slug),
      ...(hasCard ? ["its card"] : []),
      ...counted(
        files.filter((file) => !file.endsWith(".yaml")).length,
        "image or video",
        "images and videos",
      ),
      ...counted(
        fields.filter(isTarget).length,
        "old address that leads to it",
        "old addresses that lead to it",
      ),
    ];
    const links = fields.filter(
      (field) => !files.includes(field.file) && withAddress(field, slug, null) !== field.value,
    );
    return answer(["Old invitations to it open nothing, wherever its address leads."], {
      "Will be deleted": deleted,
      "Texts with a link to it": links.map(({ file, path }) => describeField(content, file, path)),
    });
  }
  if (action !== "access") {
    const newAddress = pageAddress(address.replace("/", ""));
    const isReused = (await redirectsIn(edits)).some(({ from }) => from === newAddress);
    return answer([
      ...(action === "rename"
        ? [
            `${pageAddress(slug)} keeps working and redirects here${kind === "study" ? "; invitations stay valid" : ""}.`,
          ]
        : []),
      ...(isReused ? [`${newAddress} was the address of another page. It will no longer lead there.`] : []),
      ...(kind === "study"
        ? [
            `If ${newAddress} was a case study before, old invitations for it will open this one. Check /owner for invitations that name it.`,
          ]
        : []),
    ]);
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
      "Title, facts, outcome, summary and hero stay public. The rest opens with the passcode or an invitation.",
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
