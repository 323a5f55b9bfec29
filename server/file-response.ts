/** A file of which any part can be read, on disk, in memory or in a bucket. */
export interface FileSource {
  size: number;
  /** Reads from the first to the last of these bytes, both included. */
  read: (first: number, last: number) => BodyInit | Promise<BodyInit>;
}

/** Answers by the rules of RFC 9110. The headers describe the whole file, including its ETag and Content-Type. */
export async function fileResponse(request: Request, headers: Headers, file: FileSource): Promise<Response> {
  headers.set("Accept-Ranges", "bytes");
  if (isUnchanged(request, headers)) return notModified(headers);
  const range = requestedRange(request, headers, file.size);
  if (range === "unsatisfiable") return unsatisfiable(headers, file.size);
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers.set("Content-Length", String(last - first + 1));
  if (range) headers.set("Content-Range", `bytes ${first}-${last}/${file.size}`);
  const body = request.method === "HEAD" ? null : await file.read(first, last);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const condition = request.headers.get("If-None-Match");
  if (condition === null) return false;
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(headers.get("ETag") as string);
}

/** Honors Range only if If-Range is absent or equals our ETag. We never send Last-Modified, so a date cannot match. */
function requestedRange(request: Request, headers: Headers, size: number) {
  const condition = request.headers.get("If-Range");
  const isHonored = request.method === "GET" && (condition === null || condition === headers.get("ETag"));
  return isHonored ? byteRange(request.headers.get("Range"), size) : null;
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

type ByteRange = { first: number; last: number };

/** Returns null for the whole file, also if the header is invalid or lists several ranges, which no player needs. */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from === "") return lastBytes(Number(to), size);
  if (to !== "" && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return "unsatisfiable";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { first: Math.max(0, size - count), last: size - 1 };
}
