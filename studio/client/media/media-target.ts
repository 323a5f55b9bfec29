import { audienceOfField } from "../../../app/content/audience.ts";
import { dataAt, type FieldPath, itemAround } from "../../shared/field-path.ts";
import { fieldAt } from "../settings/schema.ts";
import type { SettingsForm } from "../settings/settings.ts";
import { canBePrototype } from "./prototype-source.ts";

const KINDS = {
  image: {
    title: "Choose an image",
    accept: ["image/jpeg", "image/png", "image/webp", "image/avif", ".heic"],
  },
  video: { title: "Choose a video", accept: ["video/*", ".mov", ".mp4", ".webm", ".mkv"] },
  svg: { title: "Choose an SVG", accept: ["image/svg+xml"] },
  document: { title: "Choose a PDF", accept: ["application/pdf"] },
  prototype: { title: "Choose a prototype", accept: ["text/html", "image/*"] },
  icon: { title: "Choose an SVG or a PNG", accept: ["image/svg+xml", "image/png"] },
};

const SEEN_BY_EVERYONE = "Everyone can see this image, even if the study is locked.";

/** Describes the field or file that the dialog replaces. */
export interface MediaTarget {
  kind: keyof typeof KINDS;
  title: string;
  accept: string[];
  noun: "image" | "video";
  place: FieldPath;
  /** The item of the list around the field. */
  item: unknown;
  /** The name of an icon or a share image without its extension. No field names these files. */
  siteImage: string | null;
  hasFile: boolean;
  /** True if the field with the poster has an image. */
  hasPoster: boolean;
  /** The help text of the field. */
  help: string;
  /** The address of the current file. */
  src: string | undefined;
  /** The build's warnings about the current file. */
  notes: string[];
  /** The group of fields that contains the file. `values` has the values of the group by name. */
  group: FieldPath;
  values: Record<string, unknown>;
  /** True for the image that phones show instead of the whole image. Its alt text is optional. */
  isForPhones: boolean;
  /** The name and value of the field with the alt text. */
  altName?: string;
  oldAlt?: string;
  /** The name and value of the field with the focal point. */
  focusName?: string;
  oldFocus?: string | undefined;
  /** The name and value of the field that decides whether a tall image scrolls. */
  tallName?: string;
  oldTall?: string | undefined;
}

function titleOf(kind: MediaTarget["kind"], isChange: boolean): string {
  return isChange && (kind === "image" || kind === "video") ? `Change the ${kind}` : KINDS[kind].title;
}

/** @param file an icon or a share image; its extension is optional */
export function siteImageTarget(file: string): MediaTarget {
  const kind = file.startsWith("favicon") ? "icon" : "image";
  const siteImage = file.replace(/\.\w+$/, "");
  const src = siteImage === file ? undefined : `/studio/published/content/${file}`;
  const place = { file, path: [] };
  const current = {
    title: titleOf(kind, src !== undefined),
    hasFile: true,
    hasPoster: false,
    isForPhones: false,
    help: file.startsWith("case-studies/") ? SEEN_BY_EVERYONE : "",
    src,
    notes: [],
    place,
    item: undefined,
    group: place,
    values: {},
  };
  return { kind, ...KINDS[kind], noun: "image", siteImage, ...current };
}

/** @param form the settings of the file that contains the field */
export function fieldTarget(place: FieldPath, isVideo: boolean, form: SettingsForm): MediaTarget {
  const { file, path } = place;
  const group = { file, path: path.slice(0, -1) };
  const { schema, data, shown, notes } = form;
  const field = fieldAt(schema, data, path);
  const kind = isVideo ? "video" : ((field.schema.media ?? "image") as MediaTarget["kind"]);
  const noun = isVideo ? "video" : "image";
  const values = (field.parent ?? {}) as MediaTarget["values"];
  const hasFile = Boolean(dataAt(values, path.slice(-1)));
  const access = dataAt(data, ["access"]);
  const isSeenByEveryone = access === "passcode" && audienceOfField({ access }, path) === "public";
  const isForPhones = path.at(-1) === "imgLinkSmall";
  const { describedBy, poster: posterName, focus: focusName, tall: tallName } = field.schema;
  const altName = isForPhones ? "altSmall" : describedBy;
  return {
    ...{ kind, ...KINDS[kind], noun, place, item: itemAround(data, path), siteImage: null },
    title: titleOf(kind, hasFile) + (isForPhones ? " for phones" : ""),
    ...{ hasFile, hasPoster: Boolean(posterName && values[posterName]), isForPhones },
    help: [field.schema.description, isSeenByEveryone && SEEN_BY_EVERYONE].filter(Boolean).join(" "),
    ...(canBePrototype(place) && !isVideo && { accept: [...KINDS.image.accept, "text/html"] }),
    src: dataAt(shown, [...path, "src"]) as string | undefined,
    notes: notes[path.join(".")] ?? [],
    ...{ group, values },
    ...(altName && { altName, oldAlt: `${values[altName] ?? ""}`.trim() }),
    ...(focusName && { focusName, oldFocus: values[focusName] as string | undefined }),
    ...(tallName && { tallName, oldTall: values[tallName] as string | undefined }),
  };
}
