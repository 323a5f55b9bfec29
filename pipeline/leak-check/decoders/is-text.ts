/** Letters mostly: few bytes that are no UTF-8, controls, and characters that nobody has given a meaning. */
export function isText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString("utf8");
  // A part of a longer text may begin and end in the middle of a character.
  return (start.match(ODD)?.length ?? 0) <= Math.min(4, start.length / 4) + start.length / 50;
}

const ODD = /[\ufffd\p{Cn}\p{Co}]|(?![\t\n\r])\p{Cc}/gu;
