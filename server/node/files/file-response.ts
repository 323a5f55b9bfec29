import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { contentType } from "../../content-type.ts";
import { fileAnswer } from "../../file-answer.ts";

/** `path` is trusted: whoever calls has decided that this visitor may see the file. Null when there is none. */
export async function fileResponse(
  request: Request,
  path: string,
  headers?: HeadersInit,
): Promise<Response | null> {
  const file = await openFile(path);
  if (!file) return null;
  try {
    const stat = await file.stat({ bigint: true });
    if (!stat.isFile()) return null;
    const opened = { file, path, size: Number(stat.size) };
    return await fileAnswer(request, withDefaults(headers, path, stat), {
      size: opened.size,
      read: (first, last) => readPart(opened, first, last),
    });
  } finally {
    await file.close();
  }
}

// Smaller answers are read at once, which is faster than a stream; larger ones are streamed in pieces of this size.
const PIECE_BYTES = 64 * 1024;

type OpenFile = { file: FileHandle; path: string; size: number };

function readPart(opened: OpenFile, first: number, last: number) {
  const length = last - first + 1;
  return length <= PIECE_BYTES ? read(opened.file, first, length) : stream(opened, first, last);
}

function withDefaults(
  init: HeadersInit | undefined,
  path: string,
  stat: { size: bigint; mtimeNs: bigint },
): Headers {
  const headers = new Headers(init);
  if (!headers.has("Content-Type")) headers.set("Content-Type", contentType(path));
  if (!headers.has("ETag")) headers.set("ETag", `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}"`);
  return headers;
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    // Not to wait for ever if it is a pipe.
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

const NO_FILE = new Set([
  "ENOENT",
  "ENOTDIR",
  "EISDIR",
  "ENAMETOOLONG",
  "ELOOP",
  "ENXIO",
  "ERR_INVALID_ARG_VALUE",
]);

async function read(file: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new Error("The file became shorter while it was read.");
    done += bytesRead;
  }
  return bytes;
}

// The file is opened again at the first read: an answer that nobody reads then holds no file open. Errors say nothing
// of the path, as they may reach the client.
function stream({ path, size }: OpenFile, first: number, last: number): ReadableStream<Uint8Array> {
  let file: FileHandle | null = null;
  let position = first;
  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      file ??= await openFile(path);
      if (!file || (await file.stat()).size !== size) throw new Error("The file changed.");
      const bytes = await read(file, position, Math.min(PIECE_BYTES, last + 1 - position));
      position += bytes.length;
      controller.enqueue(bytes);
      if (position <= last) return;
      controller.close();
    } catch {
      controller.error(new Error("The file could not be sent to its end."));
    }
    await file?.close();
  }
  return new ReadableStream({ pull, cancel: () => file?.close() }, { highWaterMark: 0 });
}
