import { Agent, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

export interface RawRequest {
  method?: string;
  /** Sent unchanged in the request line, without resolving or encoding. */
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawResponse {
  status: number;
  /** One "name: value" on each line. */
  headers: string;
  /** Without compression. */
  body: Buffer;
}

export type Send = (question: RawRequest) => Promise<RawResponse>;

const PATIENCE = 30_000;

/** Follows no redirects. Rejects if the response is incomplete. */
export function createClient(port: number): Send & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  async function send({ method = "GET", target, headers, body }: RawRequest): Promise<RawResponse> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, method, path: target, headers, agent };
      const sent = request(options, resolve).on("error", reject);
      sent.setTimeout(PATIENCE, () => sent.destroy(new Error(`${method} ${target}: no answer`)));
      sent.end(body);
    });
    return {
      status: response.statusCode ?? 0,
      headers: response.rawHeaders.map((text, at) => text + (at % 2 ? "\n" : ": ")).join(""),
      body: unpacked(Buffer.concat(await response.toArray()), response.headers["content-encoding"]),
    };
  }
  return Object.assign(send, { close: () => agent.destroy() });
}

const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function unpacked(bytes: Buffer, encoding = "identity"): Buffer {
  // A range of a compressed file cannot be decompressed.
  try {
    return bytes.length > 0 ? (DECOMPRESS[encoding]?.(bytes) ?? bytes) : bytes;
  } catch {
    return bytes;
  }
}
