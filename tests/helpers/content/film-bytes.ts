interface Film {
  codec?: string;
  /** Of H.264; 100 is High, 110 the one with 10 bits. */
  profile?: number;
  tracks?: ("picture" | "sound")[];
  isSlow?: boolean;
  /** Held upright while it was recorded. */
  isTurned?: boolean;
  /** Bytes. */
  length?: number;
}

/** No film that plays, but one that says of itself all that a film says: 320 × 180 pixels. */
export function filmBytes({ tracks = ["picture"], isSlow, length = 100, ...film }: Film = {}): Buffer {
  const index = box("moov", ...tracks.map((kind) => (kind === "picture" ? picture(film) : SOUND)));
  const pictures = box("mdat", Buffer.alloc(length));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom")),
    ...(isSlow ? [pictures, index] : [index, pictures]),
  ]);
}

export function box(type: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...inside]);
  return Buffer.concat([uint32(body.length + 4), body]);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const SOUND = box("trak", box("mdia", box("minf", box("smhd"), box("stbl", box("stsd")))));

function picture({ codec = "avc1", profile = 100, isTurned }: Film): Buffer {
  const setup = codec === "avc1" ? [box("avcC", Buffer.from([1, profile, 0, 30]))] : [];
  const entries = box("stsd", Buffer.alloc(8), box(codec, Buffer.alloc(78), ...setup));
  const matrix = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1];
  // In 16.16 bits, the size last.
  const numbers = [...matrix, 320, 180].map((value) => uint32((value * 65_536) >>> 0));
  const header = box("tkhd", Buffer.alloc(40), ...numbers);
  return box("trak", header, box("mdia", box("minf", box("vmhd"), box("stbl", entries))));
}
