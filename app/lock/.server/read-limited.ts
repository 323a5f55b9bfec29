export const MAX_BODY_BYTES = 4096;

type LimitedBody = { text: string } | { problem: "too-large" | "unreadable" };

/** Reads at most `limit` bytes. Never throws: truncated, already read and non-UTF-8 bodies are "unreadable". */
export async function readLimited(request: Request, limit = MAX_BODY_BYTES): Promise<LimitedBody> {
  if (Number(request.headers.get("Content-Length")) > limit) return { problem: "too-large" };
  try {
    const bytes = request.body ? await collectBytes(request.body.getReader(), limit) : new Uint8Array();
    if (!bytes) return { problem: "too-large" };
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "unreadable" };
  }
}

export function readStringField(json: string, name: string): string | undefined {
  try {
    const value: Record<string, unknown> | null = JSON.parse(json);
    const text = value?.[name];
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Returns undefined for a body over the limit. Counts bytes, because Content-Length can be too small. */
async function collectBytes(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  const bytes = new Uint8Array(limit);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > limit) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    bytes.set(value, length);
    length += value.length;
  }
}
