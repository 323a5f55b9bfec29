import { expect, test } from "vitest";
import { byteRange } from "./file-response.ts";

const HUGE = "9".repeat(400);

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=99-", { first: 99, last: 99 }],
  ["Bytes= 10-19 ", { first: 10, last: 19 }],
  [`bytes=10-${HUGE}`, { first: 10, last: 99 }],
  ["bytes=-1", { first: 99, last: 99 }],
  [`bytes=-${HUGE}`, { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  [`bytes=${HUGE}-`, "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [null, null],
  ["bytes=-", null],
  ["bytes=2-1", null],
  ["bytes=0x1-2", null],
  ["bytes=1.5-2", null],
  ["bytes=0-1,4-5", null],
  [`bytes=${"0-,".repeat(5000)}0-`, null],
  ["seconds=0-1", null],
])("reads %s of a file with 100 bytes", (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test("finds every range of an empty file unsatisfiable", () => {
  for (const header of ["bytes=0-", "bytes=0-0", "bytes=-1"])
    expect(byteRange(header, 0)).toBe("unsatisfiable");
});
