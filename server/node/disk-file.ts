import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { ReadableStream } from "node:stream/web";
import { contentType, fileResponse } from "../file-response.ts";

/** Up to this size, a single read is faster than a stream. */
const MAX_UNSTREAMED_BYTES = 64 * 1024;

/**
 * Returns null if the file does not exist. Adds an ETag, and a Content-Type unless `init` has one. The file is open only
 * while its bytes are read, because the visitor can leave before the response is sent.
 */
export async function diskFileResponse(request: Request, path: string, init: HeadersInit = {}) {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") return null;
    throw error;
  });
  if (!stats) return null;
  const { size, mtimeMs } = stats;
  const headers = new Headers(init);
  headers.set("ETag", `"${size.toString(36)}-${mtimeMs.toString(36)}"`);
  if (!headers.has("Content-Type")) headers.set("Content-Type", contentType(path));
  return fileResponse(request, headers, {
    size,
    read: (first, last) =>
      last - first < MAX_UNSTREAMED_BYTES ? readPart(path, first, last) : streamPart(path, first, last),
  });
}

async function readPart(path: string, first: number, last: number) {
  const length = last - first + 1;
  await using file = await open(path);
  return (await file.read(new Uint8Array(length), 0, length, first)).buffer;
}

/** Opens the file when the first bytes are requested, and closes it after the last bytes or when the visitor leaves. */
function streamPart(path: string, start: number, end: number) {
  async function* chunks() {
    yield* createReadStream(path, { start, end });
  }
  // Unlike the constructor, `from` requests no bytes in advance.
  return ReadableStream.from(chunks()) as BodyInit;
}
