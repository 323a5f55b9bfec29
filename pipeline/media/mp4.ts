export interface Mp4 {
  /** As shown: turned as the film says, in square pixels. */
  width: number;
  height: number;
  /** As in RFC 6381 for H.264 ("avc1.640028"), else the sample entry's four letters ("hvc1"). */
  codec: string;
  /** Whether it can begin before all of it is there. */
  isFastStart: boolean;
}

/** ISO/IEC 14496-12. Null when these bytes are no mp4 or no picture is in it. */
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
        ...shownSize(bytes, find(bytes, track, ["tkhd"])),
        codec: codecOf(bytes, entries),
        isFastStart: order.indexOf("moov") < order.indexOf("mdat"),
      };
    }
  } catch (error) {
    // A box ends before the field that should be in it.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** Whether index and pictures are there to their last byte. */
export function isWholeMp4(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const boxes = [...children(bytes, { type: "", start: 0, end: bytes.length })];
  const isThere = (name: string) => boxes.some(({ type, isCut }) => type === name && !isCut);
  return isThere("moov") && isThere("mdat");
}

interface Box {
  type: string;
  /** Of what is in it, after its header. */
  start: number;
  end: number;
}

function* children(bytes: Buffer, { start, end }: Box, skip = 0): Generator<Box & { isCut: boolean }> {
  for (let at = start + skip; at + 8 <= end; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const header = isLong ? 16 : 8;
    if (size < header) return;
    const type = bytes.toString("latin1", at + 4, at + 8);
    yield { type, start: at + header, end: Math.min(at + size, end), isCut: at + size > end };
    at += size;
  }
}

function find(bytes: Buffer, from: Box, [type, ...rest]: string[]): Box | undefined {
  if (type === undefined) return from;
  for (const box of children(bytes, from)) if (box.type === type) return find(bytes, box, rest);
  return undefined;
}

function shownSize(bytes: Buffer, header: Box | undefined): { width: number; height: number } {
  const { start } = present(header);
  const matrix = start + (bytes[start] === 1 ? 52 : 40);
  const width = Math.round(bytes.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(bytes.readUInt32BE(matrix + 40) / 65_536);
  if (width === 0 || height === 0) throw new RangeError("no size");
  // The first two of nine numbers are a cosine and a sine: a phone held upright turns by a quarter.
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
