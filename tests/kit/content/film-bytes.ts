interface Film {
  codec?: string;
  /** Of H.264; 100 is High, 110 the one with 10 bits. */
  profile?: number;
  isSound?: boolean;
  isSlow?: boolean;
  /** Bytes. */
  length?: number;
}

/** No film that plays, but one that says of itself all that a film says. */
export function filmBytes({ codec, profile, isSound, isSlow, length }: Film = {}): Buffer {
  const setup = box("avcC", Buffer.from([1, profile ?? 100, 0, 30]));
  const entry = box(codec ?? "avc1", Buffer.alloc(78), setup);
  const table = box("stbl", box("stsd", Buffer.alloc(8), entry));
  const kind = box(isSound ? "smhd" : "vmhd");
  // The size stands last, in 16.16 bits.
  const header = box("tkhd", Buffer.alloc(76), Buffer.from([1, 64, 0, 0, 0, 180, 0, 0]));
  const track = box("trak", header, box("mdia", box("minf", kind, table)));
  const index = box("moov", box("mvhd", Buffer.alloc(20)), track);
  const pictures = box("mdat", Buffer.alloc(length ?? 100));
  const parts = isSlow ? [pictures, index] : [index, pictures];
  return Buffer.concat([box("ftyp", Buffer.from("isom")), ...parts]);
}

function box(type: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...inside]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}
