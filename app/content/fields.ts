/** Zod schemas of the fields in content/. Media are named by their path next to the YAML file. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The field names a file. The next three name neighbors: its alt text, its poster, the image it replaces on phones. */
    media?: "image" | "video" | "document" | "svg";
    describedBy?: string;
    poster?: string;
    cropOf?: string;
    format?: "color" | "markdown";
  }
}

export const text = z.string("write a text").trim().min(1, "must not be empty");

export const line = (characters: number) => text.max(characters, `use at most ${characters} characters`);

/** A text with Markdown's links, bold, italics and lists. The limits keep parsing fast. */
export const richText = text
  .max(20_000, "use at most 20,000 characters")
  .refine((value) => (value.match(/[*_]/g)?.length ?? 0) <= 1000, "use at most 1,000 * and _")
  .brand<"markdown">()
  .meta({ format: "markdown" });

const COLOR = 'write a color as "#rrggbb", in quotes';
export const color = z
  .string(COLOR)
  .regex(/^#[0-9a-f]{6}$/i, COLOR)
  .meta({ format: "color" });

export const number = (min: number, max: number) => z.number("write a number").min(min).max(max);
export const wholeNumber = (min: number, max: number) => number(min, max).int();
export const pixels = z.number("write a number of pixels, without quotes or px").int().min(0).max(2000);

export const oneOf = <const Choices extends string[]>(...choices: Choices) =>
  z.enum(choices, `write ${choices.join(", ").replace(/, (?=[^,]*$)/, " or ")}`);

// The brand is for the types (see Resolved in types.ts), the metadata for the code.
export const image = text
  .regex(/\.(png|jpe?g|webp|avif)$/i, "name a .png, .jpg, .webp or .avif file")
  .brand<"image">()
  .meta({ media: "image" });
export const video = text
  .regex(/\.mp4$/i, "name an .mp4 file")
  .brand<"video">()
  .meta({ media: "video" });
export const document = text
  .regex(/\.pdf$/i, "name a .pdf file")
  .brand<"document">()
  .meta({ media: "document" });
export const svg = text
  .regex(/\.svg$/i, "name an .svg file")
  .brand<"svg">()
  .meta({ media: "svg" });
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "write an address that starts with https://",
});

export const linkAddress = z
  .string("write an address")
  .trim()
  .regex(
    /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@[^\s@]+\.|tel:[+\d])\S*$/i,
    "write an address that starts with https://, mailto: or tel:",
  );

export const optionalImage = {
  imgLink: image.meta({ describedBy: "alt" }).nullable().default(null).meta({ title: "Image" }),
  alt: text.optional().meta({ title: "Alt text" }),
};
