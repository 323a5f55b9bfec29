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
const options = { maxOutputLength: LARGEST };
/** Gives what is there of a stream that was cut off. */
const cut = { ...options, finishFlush: constants.Z_SYNC_FLUSH };

/** Streams of gzip, zlib, zstd and the entries of zip archives, wherever in the bytes they begin. */
export function* streamsIn(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1)) {
    if (bytes[at + 1] === 0x8b && bytes[at + 2] === 8) yield* unpacked(gunzipSync, bytes.subarray(at), cut);
  }
  for (let at = bytes.indexOf(0x78); at >= 0; at = bytes.indexOf(0x78, at + 1)) {
    if (ZLIB.has(bytes[at + 1] ?? 0)) yield* unpacked(inflateSync, bytes.subarray(at), cut);
  }
  for (const at of placesOf(bytes, ZSTD)) yield* unpacked(zstdDecompressSync, bytes.subarray(at), options);
  for (const at of placesOf(bytes, ZIP_ENTRY)) yield* zipEntry(bytes, at);
}

/** Streams that say nothing of themselves, which only the whole of a file can be. */
export function* bareStreams(bytes: Buffer): Generator<Buffer> {
  yield* unpacked(brotliDecompressSync, bytes, options);
  yield* unpacked(inflateRawSync, bytes, options);
}

/** Of formats that Node cannot unpack, and of archives with a password. */
export function isSealed(bytes: Buffer): boolean {
  const isEncrypted = bytes.subarray(0, 4).equals(ZIP_ENTRY) && ((bytes[6] ?? 0) & 1) === 1;
  return isEncrypted || SEALED.some((start) => bytes.subarray(0, start.length).equals(start));
}

const ZLIB = new Set([0x01, 0x5e, 0x9c, 0xda]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const ZIP_ENTRY = Buffer.from("PK\u0003\u0004");
const SEALED = [
  Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]),
  Buffer.from("BZh"),
  Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  Buffer.from("Rar!\u001a"),
  Buffer.from([0x04, 0x22, 0x4d, 0x18]),
];

function* zipEntry(bytes: Buffer, at: number): Generator<Buffer> {
  if (at + 30 > bytes.length) return;
  const method = bytes.readUInt16LE(at + 8);
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const size = bytes.readUInt32LE(at + 18);
  if (method === 8) yield* unpacked(inflateRawSync, bytes.subarray(start), cut);
  // Stored as it is: a picture in it is seen where a file begins.
  else if (method === 0 && size > 0) yield bytes.subarray(start, start + size);
}

export function* placesOf(bytes: Buffer, start: Buffer): Generator<number> {
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) yield at;
}

type Unpack<O> = (bytes: Buffer, options: O) => Buffer;

function* unpacked<O>(unpack: Unpack<O>, bytes: Buffer, how: O): Generator<Buffer> {
  try {
    const inside = unpack(bytes, how);
    if (inside.length > 0) yield inside;
  } catch (error) {
    // Most bytes that look like the beginning of a stream are none.
    if (error instanceof RangeError) throw error;
  }
}
