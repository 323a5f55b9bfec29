interface Film {
  codec?: string;
  /** Of H.264; 100 is High, 110 the one with 10 bits. */
  profile?: number;
  handler?: string;
  isSlow?: boolean;
  /** Bytes. */
  length?: number;
}

/** No film that plays, but one that says of itself all that a film says. */
export function filmBytes({ codec, profile, handler, isSlow, length }: Film = {}): Buffer {
  const setup = box("avcC", Buffer.from([1, profile ?? 100, 0, 30]));
  const entry = box(codec ?? "avc1", Buffer.alloc(78), setup);
  const table = box("stbl", box("stsd", Buffer.alloc(8), entry));
  const kind = box("hdlr", Buffer.alloc(8), Buffer.from(handler ?? "vide"), Buffer.alloc(12));
  const index = box("moov", box("trak", box("mdia", kind, box("minf", table))));
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
