import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { byteRange } from "./byte-range.ts";
import { contentType } from "./content-type.ts";

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
    return await answer(request, { file, path, size: Number(stat.size) }, withDefaults(headers, path, stat));
  } finally {
    await file.close();
  }
}

// Smaller answers are read at once, which is faster than a stream; larger ones are streamed in pieces of this size.
const PIECE_BYTES = 64 * 1024;

type OpenFile = { file: FileHandle; path: string; size: number };

async function answer(request: Request, open: OpenFile, headers: Headers): Promise<Response> {
  if (isUnchanged(request, headers)) return notModified(headers);
  const range = wantedRange(request, headers, open.size);
  if (range === "unsatisfiable") return unsatisfiable(headers, open.size);
  const { first, last } = range ?? { first: 0, last: open.size - 1 };
  const length = last - first + 1;
  headers.set("Content-Length", String(length));
  if (range) headers.set("Content-Range", `bytes ${first}-${last}/${open.size}`);
  const init = { status: range ? 206 : 200, headers };
  if (request.method === "HEAD") return new Response(null, init);
  const isSmall = length <= PIECE_BYTES;
  return new Response(isSmall ? await read(open.file, first, length) : stream(open, first, last), init);
}

function withDefaults(
  init: HeadersInit | undefined,
  path: string,
  stat: { size: bigint; mtimeNs: bigint },
): Headers {
  const headers = new Headers(init);
  headers.set("Accept-Ranges", "bytes");
  if (!headers.has("Content-Type")) headers.set("Content-Type", contentType(path));
  if (!headers.has("ETag")) headers.set("ETag", `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}"`);
  return headers;
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const known = request.headers.get("If-None-Match");
  if (known === null) return false;
  const tags = known.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(headers.get("ETag") as string);
}

// After an If-Range only for the file that the client has a part of. We send no Last-Modified: a date is not ours.
function wantedRange(request: Request, headers: Headers, size: number) {
  const condition = request.headers.get("If-Range");
  const counts = request.method === "GET" && (condition === null || condition === headers.get("ETag"));
  return counts ? byteRange(request.headers.get("Range"), size) : null;
}

function notModified(headers: Headers): Response {
  for (const name of ["Content-Type", "Content-Encoding", "Accept-Ranges"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function unsatisfiable(headers: Headers, size: number): Response {
  for (const name of ["Content-Type", "Content-Encoding", "ETag"]) headers.delete(name);
  headers.set("Content-Range", `bytes */${size}`);
  return new Response(null, { status: 416, headers });
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
