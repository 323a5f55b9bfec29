import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { contentType, fileResponse } from "../file-response.ts";

/** Up to this size, a single read is faster than a stream. */
const MAX_UNSTREAMED_BYTES = 64 * 1024;

/** Returns null if the file does not exist. Adds an ETag, and a Content-Type unless `init` has one. */
export async function diskFileResponse(request: Request, path: string, init: HeadersInit = {}) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") return null;
    throw error;
  });
  if (!file) return null;
  let isStreamed = false;
  try {
    const { size, mtimeMs } = await file.stat();
    const headers = new Headers(init);
    headers.set("ETag", `"${size.toString(36)}-${mtimeMs.toString(36)}"`);
    if (!headers.has("Content-Type")) headers.set("Content-Type", contentType(path));
    return await fileResponse(request, headers, {
      size,
      async read(start, end) {
        const length = end - start + 1;
        if (length <= MAX_UNSTREAMED_BYTES)
          return (await file.read(new Uint8Array(length), 0, length, start)).buffer;
        isStreamed = true;
        // The stream closes the file at its end, or when the visitor disconnects.
        return Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
      },
    });
  } finally {
    if (!isStreamed) await file.close();
  }
}
