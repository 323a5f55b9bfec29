import { type FileHandle, open } from "node:fs/promises";

/** Bytes. */
const BUDGET = 1_500_000;
/** Of the index of a film, and of a walk over what is none. */
const MAX_INDEX = 10_000_000;
const MAX_BOXES = 1_000;

/** H.264 with 8 bits and 4:2:0, which every browser plays: Baseline, Main and High. */
const PLAYED_PROFILES = [66, 77, 100];

const CODECS: Record<string, string> = {
  av01: "AV1",
  hev1: "HEVC",
  hvc1: "HEVC",
  mp4v: "MPEG-4 Part 2",
  vp08: "VP8",
  vp09: "VP9",
};

/** What keeps a browser from playing the film at once, in words that follow the file's name; or null. */
export async function mistakeInFilm(path: string): Promise<string | null> {
  await using file = await open(path);
  const { size } = await file.stat();
  const boxes = await topBoxes(file, size);
  const order = boxes.map(({ type }) => type);
  const index = boxes.find(({ type }) => type === "moov");
  if (size === 0) return "is empty: export it again";
  if (order[0] !== "ftyp") return "is no MP4 film, whatever its name says: export it as MP4 (H.264)";
  const last = boxes.at(-1);
  const isCut = !order.includes("mdat") || !last || last.start + last.size > size;
  if (!index || isCut) return "is cut off: copy or export it again";
  const codec = index.size > MAX_INDEX ? null : videoCodec(await read(file, index.start, index.size));
  if (!codec) return "has no picture in it: export it as MP4 (H.264)";
  if (!codec.plays) return `is ${codec.name}, which not every browser plays: ${remedy(path)}`;
  if (size > BUDGET) return `has ${inMegabytes(size)} MB, and 1.5 MB is the most: ${remedy(path)}`;
  const startsAtOnce = order.indexOf("moov") < order.indexOf("mdat");
  return startsAtOnce ? null : `must load whole before it starts (no "fast start"): ${remedy(path)}`;
}

function remedy(path: string): string {
  return `run npm run film -- ${path.replaceAll("\\", "/")}`;
}

function inMegabytes(size: number): string {
  return (Math.ceil(size / 10_000) / 100).toFixed(2);
}

interface Box {
  type: string;
  start: number;
  size: number;
}

/** ISO/IEC 14496-12, section 4.2: a size, a name of four letters, and what is inside. */
async function topBoxes(file: FileHandle, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= end && boxes.length < MAX_BOXES; ) {
    const box = boxAt(await read(file, start, 16), 0, end - start);
    if (!box) break;
    boxes.push({ ...box, start });
    start += box.size;
  }
  return boxes;
}

function* boxesIn(bytes: Buffer, from: number): Generator<{ type: string; body: Buffer }> {
  for (let start = from; start + 8 <= bytes.length; ) {
    const box = boxAt(bytes, start, bytes.length - start);
    if (!box) return;
    yield { type: box.type, body: bytes.subarray(start + 8, start + box.size) };
    start += box.size;
  }
}

function boxAt(bytes: Buffer, start: number, rest: number): Omit<Box, "start"> | null {
  const short = bytes.readUInt32BE(start);
  const type = bytes.toString("latin1", start + 4, start + 8);
  const isLong = short === 1 && bytes.length >= start + 16;
  const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short || rest;
  return size < 8 || !/^[\w ©-]{4}$/.test(type) ? null : { type, size };
}

async function read(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** `index` is the box moov; of a track of pictures, the first entry of moov/trak/mdia/minf/stbl/stsd. */
function videoCodec(index: Buffer): { name: string; plays: boolean } | null {
  for (const media of inside([index.subarray(8)], ["trak", "mdia"])) {
    const isVideo = inside([media], ["hdlr"]).some((body) => body.toString("latin1", 8, 12) === "vide");
    const [entries] = inside([media], ["minf", "stbl", "stsd"]);
    const [entry] = entries && isVideo ? boxesIn(entries, 8) : [];
    if (!entry) continue;
    if (entry.type !== "avc1") return { name: CODECS[entry.type] ?? entry.type.trim(), plays: false };
    const [setup] = [...boxesIn(entry.body, 78)].filter(({ type }) => type === "avcC");
    const plays = PLAYED_PROFILES.includes(setup?.body[1] ?? 0);
    return { name: "H.264 with more than 8 bits or 4:2:0", plays };
  }
  return null;
}

function inside(bodies: Buffer[], path: string[]): Buffer[] {
  return path.reduce(
    (level, name) =>
      level.flatMap((bytes) =>
        [...boxesIn(bytes, 0)].filter(({ type }) => type === name).map(({ body }) => body),
      ),
    bodies,
  );
}
