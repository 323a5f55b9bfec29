import { expect, test } from "vitest";
import { box, uint32, videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { readMp4 } from "./mp4.ts";

const VIDEO = { width: 320, height: 180, codec: "avc1.64001e", isFastStart: true };
const [type, movie] = [videoBytes().subarray(0, 12), videoBytes({ length: 0 }).subarray(12, -8)];

test.each([
  ["returns the size, the codec and fast start", videoBytes(), VIDEO],
  [
    "swaps width and height of a video that a phone recorded upright",
    videoBytes({ isTurned: true }),
    { width: 180, height: 320 },
  ],
  ["finds a video without fast start", videoBytes({ isSlow: true }), { isFastStart: false }],
  ["skips sound tracks", videoBytes({ tracks: ["sound", "video"] }), VIDEO],
  ["returns the type of a codec other than H.264", videoBytes({ codec: "hvc1" }), { codec: "hvc1" }],
])("%s", (_, file, expected) => {
  expect(readMp4(file)).toEqual({ ...VIDEO, ...expected });
});

test("reads a box with a 64-bit size, and a last box without a size", () => {
  const long = Buffer.concat([uint32(1), Buffer.from("mdat"), uint32(0), uint32(24), Buffer.alloc(8)]);
  const last = Buffer.concat([uint32(0), Buffer.from("mdat"), Buffer.alloc(9)]);
  expect(readMp4(Buffer.concat([type, long, movie, last]))).toMatchObject({ isFastStart: false });
  expect(readMp4(Buffer.concat([type, movie, last]))).toMatchObject({ isFastStart: true });
});

test.each([
  ["a text", Buffer.from("This is not a video.")],
  ["a video without its index", Buffer.concat([type, box("mdat", Buffer.alloc(100))])],
  ["a video without frames", videoBytes({ length: 0 }).subarray(0, -8)],
  ["only sound", videoBytes({ tracks: ["sound"] })],
])("returns null for %s", (_, bytes) => {
  expect(readMp4(bytes)).toBeNull();
});

test("returns null for a video truncated at any byte", () => {
  const whole = videoBytes();
  for (let length = 0; length < whole.length; length += 1) {
    expect(readMp4(whole.subarray(0, length)), `${length} bytes`).toBeNull();
  }
});
