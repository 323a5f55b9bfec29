import { extname } from "node:path";
import { fileKind } from "../../../pipeline/media/file-kind.ts";

/** Returns the extension for the contents of a file, or the extension of its name if the format is unknown. */
export async function extensionOf(name: string, bytes: Buffer): Promise<string> {
  return (await fileKind(bytes)) ?? extname(name).slice(1).toLowerCase();
}
