interface Mp4 {
  /** The display size is in pixels, after rotation. */
  width: number;
  height: number;
  /** The codec is the RFC 6381 name of H.264 ("avc1.640028"), or the type of another codec ("hvc1"). */
  codec: string;
  /** Playback can start before the download ends. */
  isFastStart: boolean;
}

/** Reads an MP4 file (ISO/IEC 14496-12). Returns null for an incomplete file, another format or a missing video track. */
export function readMp4(file: Uint8Array): Mp4 | null {
  try {
    const boxes = boxesIn(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    const types = boxes.map(({ type }) => type);
    const tracks = boxes.filter(({ type }) => type === "moov").flatMap(({ body }) => boxesIn(body));
    const video = tracks.find(({ body, type }) => type === "trak" && findBox(body, "mdia", "minf", "vmhd"));
    const header = video && findBox(video.body, "tkhd");
    const codecs = video && findBox(video.body, "mdia", "minf", "stbl", "stsd");
    if (!header || !codecs || !types.includes("ftyp") || !types.includes("mdat")) return null;
    return {
      ...displaySize(header),
      codec: codecIn(codecs),
      isFastStart: types.indexOf("moov") < types.indexOf("mdat"),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Box {
  type: string;
  body: Buffer;
}

/** @throws RangeError if the last box is truncated */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= bytes.length; ) {
    const size32 = bytes.readUInt32BE(start);
    const isLong = size32 === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : size32 || bytes.length - start;
    const header = isLong ? 16 : 8;
    const end = start + size;
    if (size < header || end > bytes.length) throw new RangeError("truncated");
    const type = bytes.toString("latin1", start + 4, start + 8);
    boxes.push({ type, body: bytes.subarray(start + header, end) });
    start = end;
  }
  return boxes;
}

function findBox(bytes: Buffer, ...path: string[]): Buffer | undefined {
  return path.reduce<Buffer | undefined>(
    (body, name) => body && boxesIn(body).find(({ type }) => type === name)?.body,
    bytes,
  );
}

function displaySize(header: Buffer): { width: number; height: number } {
  const matrix = header[0] === 1 ? 52 : 40;
  const width = Math.round(header.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(header.readUInt32BE(matrix + 40) / 65_536);
  // The matrix begins with the cosine and sine of the rotation: 90° in videos from an upright phone.
  const isQuarterTurn = Math.abs(header.readInt32BE(matrix)) < Math.abs(header.readInt32BE(matrix + 4));
  return isQuarterTurn ? { width: height, height: width } : { width, height };
}

function codecIn(codecs: Buffer): string {
  const [entry] = boxesIn(codecs.subarray(8));
  if (!entry) throw new RangeError("no codec");
  const decoderConfiguration = findBox(entry.body.subarray(78), "avcC");
  return decoderConfiguration ? `${entry.type}.${decoderConfiguration.toString("hex", 1, 4)}` : entry.type;
}
