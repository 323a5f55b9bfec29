import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from "node:zlib";

/** Bytes. More than any file of a site unpacks to. */
const LARGEST = 256 * 1024 * 1024;
const whole = { maxOutputLength: LARGEST };
/** Gives what is there of a stream that was cut off. */
const cut = { ...whole, finishFlush: constants.Z_SYNC_FLUSH };

type Unpack = (bytes: Buffer) => Buffer;

const inflate: Unpack = (bytes) => inflateSync(bytes, cut);

/** By the bytes they begin with, in hex. */
const STREAMS: Record<string, Unpack> = {
  "1f8b08": (bytes) => gunzipSync(bytes, cut),
  "7801": inflate,
  "785e": inflate,
  "789c": inflate,
  "78da": inflate,
  "28b52ffd": (bytes) => zstdDecompressSync(bytes, whole),
  "504b0304": unzipEntry,
};

/** xz, bzip2, 7z, rar, lz4, and zip whose first entry has a password. */
const SEALED = /^(?:fd377a585a00|425a68|377abcaf271c|526172211a|04224d18|504b0304.{4}.[13579bdf])/;

/** Streams of gzip, zlib and zstd and the entries of zip archives, wherever in the bytes they begin. */
export function* unpack(bytes: Buffer): Generator<Buffer> {
  for (const [start, unpackOne] of Object.entries(STREAMS)) {
    const first = Buffer.from(start, "hex");
    for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
      yield* attempt(unpackOne, bytes.subarray(at));
  }
}

/** Streams that say nothing of themselves, which only the whole of a file can be. */
export function* unpackWhole(bytes: Buffer): Generator<Buffer> {
  yield* attempt((all) => brotliDecompressSync(all, whole), bytes);
  yield* attempt((all) => inflateRawSync(all, whole), bytes);
}

/** Of formats that Node cannot unpack, and archives with a password. */
export function isSealed(bytes: Buffer): boolean {
  return SEALED.test(bytes.toString("hex", 0, 8));
}

function unzipEntry(bytes: Buffer): Buffer {
  const [method, size] = [bytes.readUInt16LE(8), bytes.readUInt32LE(18)];
  const data = bytes.subarray(30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28));
  return method === 8 ? inflateRawSync(data, cut) : data.subarray(0, size);
}

function* attempt(unpackOne: Unpack, bytes: Buffer): Generator<Buffer> {
  try {
    const inside = unpackOne(bytes);
    if (inside.length > 0) yield inside;
  } catch (error) {
    // Most bytes that look like the beginning of a stream are none.
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") throw error;
  }
}
