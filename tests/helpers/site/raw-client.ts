import { Agent, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

export interface RawRequest {
  method?: string;
  /** The client sends the target unchanged, without resolving or encoding. */
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawResponse {
  status: number;
  /** Each line has the form "name: value". */
  headers: string;
  /** The body is decompressed. */
  body: Buffer;
}

export type Send = (question: RawRequest) => Promise<RawResponse>;

const TIMEOUT_MS = 30_000;

/** Returns a function that sends requests without following redirects, and rejects incomplete responses. */
export function createClient(port: number): Send & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  async function send({ method = "GET", target, headers, body }: RawRequest): Promise<RawResponse> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, method, path: target, headers, agent };
      const clientRequest = request(options, resolve).on("error", reject);
      clientRequest.setTimeout(TIMEOUT_MS, () =>
        clientRequest.destroy(new Error(`${method} ${target}: the server did not respond`)),
      );
      clientRequest.end(body);
    });
    return {
      status: response.statusCode ?? 0,
      headers: response.rawHeaders.map((text, at) => text + (at % 2 ? "\n" : ": ")).join(""),
      body: decompress(Buffer.concat(await response.toArray()), response.headers["content-encoding"]),
    };
  }
  return Object.assign(send, { close: () => agent.destroy() });
}

const DECOMPRESSORS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function decompress(bytes: Buffer, encoding = "identity"): Buffer {
  // A range of a compressed file cannot be decompressed.
  try {
    return bytes.length > 0 ? (DECOMPRESSORS[encoding]?.(bytes) ?? bytes) : bytes;
  } catch {
    return bytes;
  }
}
