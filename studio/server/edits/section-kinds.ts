import { sectionSchema } from "#app/content/section-schema.ts";
import { unwrapSchema } from "../../../pipeline/read/content-fields.ts";

/** Describes the field with the own image or video of a section. */
export interface SectionMedia {
  field: string;
  isVideo: boolean;
}

export interface SectionKind {
  name: string;
  media: SectionMedia | null;
}

/** Lists the kinds of sections in the order of the schema. */
export function sectionKinds(): SectionKind[] {
  return sectionSchema.options.map(({ shape }) => {
    const fields = Object.entries(shape).map(([field, schema]) => ({ field, ...unwrapSchema(schema).meta }));
    const media = fields.find((field) => field.media === "image" || field.media === "video");
    return {
      name: shape.type.value,
      media: media ? { field: media.field, isVideo: media.media === "video" } : null,
    };
  });
}
