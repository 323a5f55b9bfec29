import { extname } from "node:path";
import { fileKind } from "../../../pipeline/media/file-kind.ts";

/** Returns the extension of a file from its contents, or else from its name. */
export async function extensionOf(name: string, bytes: Buffer): Promise<string> {
  return (await fileKind(bytes)) ?? extname(name).slice(1).toLowerCase();
}
