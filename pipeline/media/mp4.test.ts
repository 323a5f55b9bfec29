import { expect, test } from "vitest";
import { box, uint32, videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { readMp4 } from "./mp4.ts";

const VIDEO = { width: 320, height: 180, codec: "avc1.64001e", isFastStart: true };
const UPRIGHT = { width: 180, height: 320 };
const [type, movie] = [videoBytes().subarray(0, 12), videoBytes({ frameBytes: 0 }).subarray(12, -8)];

test.each([
  ["readMp4 returns the size, the codec and fast start", videoBytes(), VIDEO],
  ["readMp4 swaps width and height of a rotation by 90°", videoBytes({ rotation: [0, 1] }), UPRIGHT],
  ["readMp4 swaps width and height of a rotation by 270°", videoBytes({ rotation: [0, -1] }), UPRIGHT],
  ["readMp4 keeps width and height of a rotation by 180°", videoBytes({ rotation: [-1, 0] }), VIDEO],
  ["readMp4 reads the size next to 64-bit times", videoBytes({ version: 1 }), VIDEO],
  ["readMp4 skips sound tracks", videoBytes({ tracks: ["sound", "video"] }), VIDEO],
])("%s", (_, file, expected) => {
  expect(readMp4(file)).toEqual({ ...VIDEO, ...expected });
});

test("readMp4 supports a box with a 64-bit size, and a final box without a size", () => {
  const longSize = Buffer.concat([uint32(0), uint32(24)]);
  const boxWithLongSize = Buffer.concat([uint32(1), Buffer.from("mdat"), longSize, Buffer.alloc(8)]);
  const boxWithoutSize = Buffer.concat([uint32(0), Buffer.from("mdat"), Buffer.alloc(9)]);
  expect(readMp4(Buffer.concat([type, boxWithLongSize, movie, boxWithoutSize]))?.isFastStart).toBe(false);
  expect(readMp4(Buffer.concat([type, movie, boxWithoutSize]))?.isFastStart).toBe(true);
});

test.each([
  ["a text", Buffer.from("This is not a video.")],
  ["a video without its index", Buffer.concat([type, box("mdat", Buffer.alloc(100))])],
])("readMp4 returns null for %s", (_, bytes) => {
  expect(readMp4(bytes)).toBeNull();
});

test("readMp4 returns null for a video that is truncated at any byte", () => {
  const completeVideo = videoBytes();
  for (let length = 0; length < completeVideo.length; length += 1) {
    expect(readMp4(completeVideo.subarray(0, length)), `${length} bytes`).toBeNull();
  }
});
