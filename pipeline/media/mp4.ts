export interface Mp4 {
  /** Pixels after rotation. */
  width: number;
  height: number;
  /** For H.264 by RFC 6381 ("avc1.640028"), else the type of the sample entry ("hvc1"). */
  codec: string;
  /** Whether playback can start before the download ends. */
  isFastStart: boolean;
}

/** Reads an MP4 file (ISO/IEC 14496-12). Returns null if it is not one, or has no video track. */
export function readMp4(file: Uint8Array): Mp4 | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const whole = { type: "", start: 0, end: bytes.length };
  const order = [...children(bytes, whole)].map(({ type }) => type);
  const movie = find(bytes, whole, ["moov"]);
  if (!order.includes("ftyp") || !movie) return null;
  try {
    for (const track of children(bytes, movie)) {
      const entries = find(bytes, track, ["mdia", "minf", "stbl", "stsd"]);
      if (track.type !== "trak" || !entries || !find(bytes, track, ["mdia", "minf", "vmhd"])) continue;
      return {
        ...displaySize(bytes, find(bytes, track, ["tkhd"])),
        codec: codecOf(bytes, entries),
        isFastStart: order.indexOf("moov") < order.indexOf("mdat"),
      };
    }
  } catch (error) {
    // The file is truncated inside a box.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

export function isCompleteMp4(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const boxes = [...children(bytes, { type: "", start: 0, end: bytes.length })];
  const isComplete = (name: string) => boxes.some((box) => box.type === name && !box.isTruncated);
  return isComplete("moov") && isComplete("mdat");
}

interface Box {
  type: string;
  start: number;
  end: number;
}

function* children(bytes: Buffer, { start, end }: Box, skip = 0): Generator<Box & { isTruncated: boolean }> {
  for (let at = start + skip; at + 8 <= end; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const header = isLong ? 16 : 8;
    if (size < header) return;
    const type = bytes.toString("latin1", at + 4, at + 8);
    yield { type, start: at + header, end: Math.min(at + size, end), isTruncated: at + size > end };
    at += size;
  }
}

function find(bytes: Buffer, from: Box, [type, ...rest]: string[]): Box | undefined {
  if (type === undefined) return from;
  for (const box of children(bytes, from)) if (box.type === type) return find(bytes, box, rest);
  return undefined;
}

function displaySize(bytes: Buffer, header: Box | undefined): { width: number; height: number } {
  const { start } = present(header);
  const matrix = start + (bytes[start] === 1 ? 52 : 40);
  const width = Math.round(bytes.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(bytes.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) throw new RangeError("no size");
  // The matrix begins with cosine and sine of the rotation, which is a quarter for a phone held upright.
  const isTurned = Math.abs(bytes.readInt32BE(matrix)) < Math.abs(bytes.readInt32BE(matrix + 4));
  return isTurned ? { width: height, height: width } : { width, height };
}

function codecOf(bytes: Buffer, entries: Box): string {
  const [entry] = children(bytes, entries, 8);
  const { type, start, end } = present(entry);
  const setup = [...children(bytes, { type, start, end }, 78)].find((box) => box.type === "avcC");
  return setup ? `${type}.${bytes.toString("hex", setup.start + 1, setup.start + 4)}` : type;
}

function present(box: Box | undefined): Box {
  if (!box) throw new RangeError("a box is missing");
  return box;
}
