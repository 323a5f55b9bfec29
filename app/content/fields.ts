/** What the fields of content files may hold; media are named by their path beside the YAML file. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The field names a file, in whose place pages get what they need to show it. */
    media?: "picture" | "video" | "document" | "drawing";
    /** The optional field beside it that must describe the file, once there is one. */
    describedBy?: string;
    /** The optional field beside it that must name a picture, once there is a video. */
    poster?: string;
    /** The field beside it of which this is a part, for small windows. */
    cropOf?: string;
    format?: "color" | "markdown";
  }
}

export const text = z.string("write a text").trim().min(1, "must not be empty");
/** Said in one line of the page, in so many characters at most. */
export const line = (characters: number) => text.max(characters, `use at most ${characters} characters`);
/** Links, bold, italics and lists of Markdown work in it; pages get it as a tree. */
export const richText = text.brand<"markdown">().meta({ format: "markdown" });
const COLOUR = 'write a colour as "#rrggbb", in quotes';
export const colour = z
  .string(COLOUR)
  .regex(/^#[0-9a-f]{6}$/i, COLOUR)
  .meta({ format: "color" });
export const number = (min: number, max: number) => z.number("write a number").min(min).max(max);
export const whole = (min: number, max: number) => number(min, max).int();
export const pixels = z.number("write a number of pixels").int().min(0).max(2000);
export const oneOf = <const Words extends string[]>(...words: Words) =>
  z.enum(words, `write ${words.join(", ").replace(/, (?=[^,]*$)/, " or ")}`);
// The brand tells the types what the mark tells the code: see Resolved in types.ts.
export const picture = text
  .regex(/\.(png|jpe?g|webp|avif)$/i, "name a .png, .jpg, .webp or .avif file")
  .brand<"picture">()
  .meta({ media: "picture" });
export const video = text
  .regex(/\.mp4$/i, "name an .mp4 file")
  .brand<"video">()
  .meta({ media: "video" });
export const document = text
  .regex(/\.pdf$/i, "name a .pdf file")
  .brand<"document">()
  .meta({ media: "document" });
export const drawing = text
  .regex(/\.svg$/i, "name an .svg file")
  .brand<"drawing">()
  .meta({ media: "drawing" });
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

/** A picture and its words. */
export const withPicture = {
  imgLink: picture.meta({ describedBy: "alt" }).nullable().meta({ title: "Picture" }),
  alt: text.optional().meta({ title: "What it shows" }),
};
