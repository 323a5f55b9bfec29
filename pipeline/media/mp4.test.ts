import { expect, test } from "vitest";
import { readMp4 } from "./mp4.ts";

test("says of a film what a page and a check must know", () => {
  expect(readMp4(film())).toEqual({
    width: 1280,
    height: 720,
    codec: "avc1.640028",
    seconds: 12.5,
    isFastStart: true,
  });
});

test("turns the size of what a phone recorded upright", () => {
  expect(readMp4(film(movie({ isTurned: true })))).toMatchObject({ width: 720, height: 1280 });
});

test("knows a film that begins only when all of it is there", () => {
  expect(readMp4(Buffer.concat([type, data, movie()]))).toMatchObject({ isFastStart: false });
});

test("reads a box of 64-bit size, and one that goes on to the end", () => {
  const long = Buffer.concat([uint32(1), Buffer.from("mdat"), uint32(0), uint32(24), Buffer.alloc(8)]);
  const last = Buffer.concat([uint32(0), Buffer.from("mdat"), Buffer.alloc(9)]);
  expect(readMp4(Buffer.concat([type, long, movie(), last]))).toMatchObject({ isFastStart: false });
  expect(readMp4(Buffer.concat([type, movie(), last]))).toMatchObject({ isFastStart: true });
});

test("skips the sound, and names another codec by its letters", () => {
  expect(readMp4(film(movie({ codec: "hvc1", before: sound })))).toMatchObject({
    codec: "hvc1",
    width: 1280,
  });
});

test("is null for what is no film", () => {
  expect(readMp4(Buffer.alloc(0))).toBeNull();
  expect(readMp4(Buffer.from("This is no film, whatever its name says."))).toBeNull();
  expect(readMp4(Buffer.concat([type, data]))).toBeNull();
  expect(readMp4(film(box("moov", sound)))).toBeNull();
});

test("does not fail wherever the file is cut off", () => {
  const whole = film();
  for (let length = 0; length < whole.length; length += 1) {
    expect(() => readMp4(whole.subarray(0, length))).not.toThrow();
  }
});

const type = box("ftyp", Buffer.from("isom"));
const data = box("mdat", Buffer.alloc(100));
const sound = box("trak", box("mdia", box("minf", box("smhd"), box("stbl", box("stsd")))));

function film(description = movie()): Buffer {
  return Buffer.concat([type, description, data]);
}

function movie({ isTurned = false, codec = "avc1", before = Buffer.alloc(0) as Buffer } = {}): Buffer {
  const matrix = (isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1]).map(fixed);
  const header = box("tkhd", Buffer.alloc(40), ...matrix, fixed(1280), fixed(720));
  const setup = codec === "avc1" ? [box("avcC", Buffer.from([1, 0x64, 0, 0x28, 0xff]))] : [];
  const entry = box(codec, Buffer.alloc(78), ...setup);
  const table = box("stbl", box("stsd", uint32(0), uint32(1), entry));
  const track = box("trak", header, box("mdia", box("minf", box("vmhd"), table)));
  const length = box("mvhd", Buffer.alloc(12), uint32(600), uint32(7500));
  return box("moov", length, before, track);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(name), content]);
}

function fixed(value: number): Buffer {
  return uint32((value * 65_536) >>> 0);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
