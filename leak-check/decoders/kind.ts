export type Kind = "picture" | "film" | "font";

/** What the bytes begin as, and every place in them where a picture or film begins. */
export function kindOf(bytes: Buffer): { kind: Kind | undefined; places: number[] } {
  const places: number[] = [];
  let kind: Kind | undefined = FONTS.some((start) => bytes.subarray(0, 4).equals(start)) ? "font" : undefined;
  for (const [start, offset, known] of STARTS) {
    for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
      const begins = at - offset;
      if (begins < 0 || (start === RIFF && bytes.subarray(begins + 8, begins + 12).toString() !== "WEBP"))
        continue;
      places.push(begins);
      if (begins === 0) kind ??= start === FTYP ? boxKind(bytes) : known;
    }
  }
  return { kind, places };
}

const RIFF = Buffer.from("RIFF");
const FTYP = Buffer.from("ftyp");

const STARTS: [start: Buffer, offset: number, kind: Kind][] = [
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 0, "picture"],
  [Buffer.from([0xff, 0xd8, 0xff]), 0, "picture"],
  [RIFF, 0, "picture"],
  [Buffer.from("GIF8"), 0, "picture"],
  [Buffer.from([0x49, 0x49, 0x2a, 0]), 0, "picture"],
  [Buffer.from([0x4d, 0x4d, 0, 0x2a]), 0, "picture"],
  [FTYP, 4, "film"],
  [Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 0, "film"],
];

const FONTS = ["wOF2", "wOFF", "OTTO", "\u0000\u0001\u0000\u0000"].map((start) =>
  Buffer.from(start, "latin1"),
);

/** AVIF and HEIC are boxes as MP4 is. */
function boxKind(bytes: Buffer): Kind {
  return /avi|mif1|hei|msf1/.test(bytes.subarray(8, 12).toString("latin1")) ? "picture" : "film";
}
