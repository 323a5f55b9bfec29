import { extname } from "node:path";
import { formatAdvice, imageFormat } from "../../../pipeline/media/image-problem.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isAllowedName } from "./path-in.ts";

/** Returns the extension of an image from its contents, and of another file from its name. @throws Refusal */
export async function extensionOf(name: string, bytes: Buffer): Promise<string> {
  const format = await imageFormat(bytes);
  const extension = format?.replace("jpeg", "jpg") ?? extname(name).slice(1).toLowerCase();
  if (isAllowedName(`file.${extension}`)) return extension;
  const advice = format ? formatAdvice(format) : "is not an image: export it as JPEG, PNG, WebP or AVIF";
  throw new Refusal(422, `"${name}" ${advice}.`);
}
