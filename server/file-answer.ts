/** A file of which a part can be read, wherever it lies. */
export interface PartlyReadFile {
  size: number;
  /** From the first to the last of these bytes. */
  read: (first: number, last: number) => BodyInit | Promise<BodyInit>;
}

/** RFC 9110: conditions first, then ranges. `headers` are those of the whole file, with its ETag and Content-Type. */
export async function fileAnswer(
  request: Request,
  headers: Headers,
  file: PartlyReadFile,
): Promise<Response> {
  headers.set("Accept-Ranges", "bytes");
  if (isUnchanged(request, headers)) return notModified(headers);
  const range = wantedRange(request, headers, file.size);
  if (range === "unsatisfiable") return unsatisfiable(headers, file.size);
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers.set("Content-Length", String(last - first + 1));
  if (range) headers.set("Content-Range", `bytes ${first}-${last}/${file.size}`);
  const body = request.method === "HEAD" ? null : await file.read(first, last);
  return new Response(body, { status: range ? 206 : 200, headers });
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

type ByteRange = { first: number; last: number };

/** RFC 9110, section 14. Null means the whole file, also when several ranges are asked for: no player needs them. */
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
