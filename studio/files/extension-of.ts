import { extname } from "node:path";
import { imageFormat } from "../../pipeline/media/image-problem.ts";

/** Returns the extension of an image from its contents, and of another file from its name. */
export async function extensionOf(name: string, bytes: Buffer): Promise<string> {
  const format = (await imageFormat(bytes)) ?? extname(name).slice(1).toLowerCase();
  return format === "jpeg" ? "jpg" : format.replaceAll(/[^a-z0-9]/g, "") || "file";
}
