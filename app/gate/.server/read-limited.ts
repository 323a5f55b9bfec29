/** docs/gate.md: a body over 4 KiB is refused. */
export const MAX_BODY_BYTES = 4096;

export type LimitedBody = { text: string } | { problem: "too-large" | "unreadable" };

/**
 * Reads the body of a request as text, and never more of it than `MAX_BODY_BYTES`: Content-Length is believed when it
 * says too much, and not when it says little. "unreadable" is a body that is not UTF-8, that broke off, or that was
 * read before. Never throws.
 */
export async function readLimited(request: Request): Promise<LimitedBody> {
  if (Number(request.headers.get("Content-Length")) > MAX_BODY_BYTES) return { problem: "too-large" };
  try {
    const bytes = request.body ? await collect(request.body.getReader()) : new Uint8Array();
    if (!bytes) return { problem: "too-large" };
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "unreadable" };
  }
}

/** All bytes, or undefined as soon as there are too many. */
async function collect(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > MAX_BODY_BYTES) {
      // The answer does not wait for the sender to stop.
      reader.cancel().catch(() => {});
      return undefined;
    }
    bytes.set(value, length);
    length += value.length;
  }
}
