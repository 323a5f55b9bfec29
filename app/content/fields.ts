/** These Zod schemas check the fields in content/. Media fields contain a path relative to their YAML file. */
import { z } from "zod";

type MediaKind = "image" | "video" | "document" | "svg" | "prototype";

declare module "zod" {
  interface GlobalMeta {
    media?: MediaKind;
    /** Names the field with the alt text of this image or video. */
    describedBy?: string;
    /** Names the field with the poster of this video or prototype. */
    poster?: string;
    /** Names the field with the image that this image replaces on phones. */
    cropOf?: string;
    /** Names the field that decides whether a tall image scrolls or is shown completely. */
    tall?: string;
    /** Names the field with this image's focal point, which stays visible when the page crops the image. */
    focus?: string;
    format?: "color" | "markdown" | "notes";
    /** Names the group of the studio's settings that contains this field. */
    group?: string;
    /** Tells the studio what the value is: for "page" and "study", the name of a folder. */
    purpose?: "access" | "address" | "cardType" | "language" | "page" | "study" | "typeface";
  }
}

export const text = z.string("write a text").trim().min(1, "must not be empty");

export const line = (characters: number) => text.max(characters, `use at most ${characters} characters`);

/** Accepts Markdown with links, bold, italics and lists. The limits keep parsing fast. */
export const richText = text
  .max(20_000, "use at most 20,000 characters")
  .refine(
    (value) => (value.match(/[*_]/g)?.length ?? 0) <= 1000,
    "use at most 1,000 asterisks and underscores",
  )
  .brand<"markdown">()
  .meta({ format: "markdown" });

const COLOR_ERROR = 'write a color as "#rrggbb", in quotes';
export const color = z
  .string(COLOR_ERROR)
  .regex(/^#[0-9a-f]{6}$/i, COLOR_ERROR)
  .meta({ format: "color" });

export const number = (min: number, max: number) => z.number("write a number").min(min).max(max);
export const wholeNumber = (min: number, max: number) => number(min, max).int();
export const pixels = z.number("write a number of pixels, without quotes or px").int().min(0).max(2000);

export const oneOf = <const Choices extends string[]>(...choices: Choices) =>
  z.enum(choices, `write ${choices.join(", ").replace(/, (?=[^,]*$)/, " or ")}`);

// The kind of file is in the brand at compile time (see Resolved in types.ts), and in the metadata at run time.
const file = (media: MediaKind, name: RegExp, error: string) => text.regex(name, error).meta({ media });

export const image = file(
  "image",
  /\.(png|jpe?g|webp|avif)$/i,
  "write the name of a .png, .jpg, .webp or .avif file",
).brand<"image">();
export const video = file("video", /\.mp4$/i, "write the name of an .mp4 file").brand<"video">();
export const document = file("document", /\.pdf$/i, "write the name of a .pdf file").brand<"document">();
export const svg = file("svg", /\.svg$/i, "write the name of an .svg file").brand<"svg">();
export const prototype = file(
  "prototype",
  /\.html?$/i,
  "write the name of an .html file",
).brand<"prototype">();

const FOCUS_ERROR = 'write two percentages, from the left and from the top, such as "50% 20%"';
export const focus = z
  .string(FOCUS_ERROR)
  .regex(/^(\d\d?|100)% (\d\d?|100)%$/, FOCUS_ERROR)
  .optional()
  .meta({
    title: "Focal point",
    description:
      "The point that stays visible when the image is cropped: 50% 20% is in the middle, near the top. Or drag it in the studio, in the dialog of the image.",
  });

export const webUrl = z.url({
  protocol: /^https?$/,
  error: "write an address that starts with https://",
});

export const linkTarget = z
  .string("write an address")
  .trim()
  .regex(
    /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@[^\s@]+\.|tel:[+\d])\S*$/i,
    "write an address that starts with https://, mailto: or tel:",
  );

export const phoneImage = {
  imgLinkSmall: image.optional().meta({
    title: "Image for phones",
    cropOf: "imgLink",
    description: "A detail that phones show instead of the whole image.",
  }),
  altSmall: text
    .optional()
    .meta({ title: "Alt text for phones", description: "Defaults to the alt text of the whole image." }),
};

export const nullableImage = (meta: z.GlobalMeta) =>
  image
    .meta({ describedBy: "alt", ...meta })
    .nullable()
    .default(null)
    .meta({ title: "Image" });

export const optionalImage = {
  imgLink: nullableImage({}),
  alt: text.optional().meta({ title: "Alt text" }),
  ...phoneImage,
};
