import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { fileResponse } from "../file-response.ts";
import { contentType } from "../public-file.ts";

/** Smaller responses are read at once, which is faster than a stream. */
const MAX_UNSTREAMED_BYTES = 64 * 1024;

/** Returns null if the file does not exist. By default, the ETag comes from size and time, the type from the name. */
export async function diskFileResponse(
  request: Request,
  path: string,
  headers: HeadersInit = {},
): Promise<Response | null> {
  const file = await openFile(path);
  if (!file) return null;
  let isStreamed = false;
  try {
    const stat = await file.stat({ bigint: true });
    if (!stat.isFile()) return null;
    return await fileResponse(request, withDefaults(headers, path, stat), {
      size: Number(stat.size),
      read(start, end) {
        if (end - start < MAX_UNSTREAMED_BYTES) return readBytes(file, start, end - start + 1);
        isStreamed = true;
        // The stream closes the file at its end, or when the visitor goes away.
        return Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
      },
    });
  } finally {
    if (!isStreamed) await file.close();
  }
}

function withDefaults(init: HeadersInit, path: string, stat: { size: bigint; mtimeNs: bigint }): Headers {
  const headers = new Headers(init);
  if (!headers.has("Content-Type")) headers.set("Content-Type", contentType(path));
  if (!headers.has("ETag")) headers.set("ETag", `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}"`);
  return headers;
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    // O_NONBLOCK: opening a named pipe would wait forever.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (NOT_FOUND.includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

const NOT_FOUND = ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ELOOP", "ENXIO", "ERR_INVALID_ARG_VALUE"];

async function readBytes(file: FileHandle, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, start);
  if (bytesRead < length) throw new Error("The file became shorter while it was read.");
  return bytes;
}
