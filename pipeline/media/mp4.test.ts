import { expect, test } from "vitest";
import { box, filmBytes, uint32 } from "../../tests/helpers/content/film-bytes.ts";
import { readMp4 } from "./mp4.ts";

const FILM = { width: 320, height: 180, codec: "avc1.64001e", isFastStart: true };
const [type, movie] = [filmBytes().subarray(0, 12), filmBytes({ length: 0 }).subarray(12, -8)];

test.each([
  ["says of a film what a page and a check must know", filmBytes(), FILM],
  [
    "turns the size of what a phone recorded upright",
    filmBytes({ isTurned: true }),
    { width: 180, height: 320 },
  ],
  [
    "knows a film that begins only when all of it is there",
    filmBytes({ isSlow: true }),
    { isFastStart: false },
  ],
  ["skips the sound", filmBytes({ tracks: ["sound", "picture"] }), FILM],
  ["names another codec by its letters", filmBytes({ codec: "hvc1" }), { codec: "hvc1" }],
])("%s", (_, film, told) => {
  expect(readMp4(film)).toEqual({ ...FILM, ...told });
});

test("reads a box of 64-bit size, and one that goes on to the end", () => {
  const long = Buffer.concat([uint32(1), Buffer.from("mdat"), uint32(0), uint32(24), Buffer.alloc(8)]);
  const last = Buffer.concat([uint32(0), Buffer.from("mdat"), Buffer.alloc(9)]);
  expect(readMp4(Buffer.concat([type, long, movie, last]))).toMatchObject({ isFastStart: false });
  expect(readMp4(Buffer.concat([type, movie, last]))).toMatchObject({ isFastStart: true });
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("This is no film, whatever its name says.")],
  ["a film without its index", Buffer.concat([type, box("mdat", Buffer.alloc(100))])],
  ["sound alone", filmBytes({ tracks: ["sound"] })],
])("is null for %s", (_, bytes) => {
  expect(readMp4(bytes)).toBeNull();
});

test("does not fail wherever the file is cut off", () => {
  const whole = filmBytes();
  for (let length = 0; length < whole.length; length += 1) {
    expect(() => readMp4(whole.subarray(0, length))).not.toThrow();
  }
});
