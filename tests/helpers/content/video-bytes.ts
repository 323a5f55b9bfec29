interface Options {
  codec?: string;
  /** The H.264 profile is 100 for High, or 110 for High with 10 bits. */
  profile?: number;
  tracks?: ("video" | "sound")[];
  isIndexLast?: boolean;
  /** The cosine and sine of the rotation. Phones store a portrait video as landscape frames with a rotation. */
  rotation?: [number, number];
  frameBytes?: number;
  /** In version 1, times have 64 bits. */
  version?: 0 | 1;
}

/** Returns an MP4 of 320 × 180 pixels with complete metadata, but without frames. */
export function videoBytes(options: Options = {}): Buffer {
  const { tracks = ["video"], isIndexLast, frameBytes = 100 } = options;
  const index = box("moov", ...tracks.map((kind) => (kind === "video" ? videoTrack(options) : SOUND_TRACK)));
  const frames = box("mdat", Buffer.alloc(frameBytes));
  const parts = isIndexLast ? [frames, index] : [index, frames];
  return Buffer.concat([box("ftyp", Buffer.from("isom")), ...parts]);
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

const SOUND_TRACK = box("trak", box("mdia", box("minf", box("smhd"), box("stbl", box("stsd")))));

function videoTrack({ codec = "avc1", profile = 100, rotation = [1, 0], version = 0 }: Options): Buffer {
  const [cos, sin] = rotation;
  const decoderSettings = codec === "avc1" ? [box("avcC", Buffer.from([1, profile, 0, 30]))] : [];
  const entries = box("stsd", Buffer.alloc(8), box(codec, Buffer.alloc(78), ...decoderSettings));
  const matrix = [cos, sin, 0, -sin, cos, 0, 0, 0, 1];
  // The numbers are fixed-point with 16 fractional bits. Width and height come last.
  const numbers = [...matrix, 320, 180].map((value) => uint32((value * 65_536) >>> 0));
  const header = box("tkhd", Buffer.from([version]), Buffer.alloc(version === 1 ? 51 : 39), ...numbers);
  return box("trak", header, box("mdia", box("minf", box("vmhd"), box("stbl", entries))));
}
