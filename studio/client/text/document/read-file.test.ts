import { expect, test } from "vitest";
import { readDocument } from "./read-file.ts";

const CZECH = [0xf8, 0x9a];

test.each<[string, string, number[], string]>([
  ["UTF-8", "a", [0xc3, 0xa9], "aé"],
  ["UTF-8 with a byte order mark", "", [0xef, 0xbb, 0xbf, 0x61], "a"],
  ["UTF-16", "", [0xff, 0xfe, 0x59, 0x01], "ř"],
  ["UTF-16 with the other byte order", "", [0xfe, 0xff, 0x01, 0x59], "ř"],
  ["the encoding in <meta>", '<meta content="text/html; charset=windows-1250">', CZECH, "řš"],
  ["windows-1252 without <meta>", "", CZECH, "øš"],
  ["windows-1252 if <meta> is wrong", "<meta charset=utf-8>", CZECH, "øš"],
  ["windows-1252 if <meta> has an unknown encoding", "<meta charset=ibm437>", CZECH, "øš"],
])("readDocument reads %s", async (_, start, bytes, end) => {
  const file = new File([start, Uint8Array.from(bytes)], "study.HTM");
  const { html } = await readDocument(file);
  expect(html?.slice(start.startsWith("<") ? start.length : 0)).toBe(end);
});

test("readDocument refuses a Japanese text in Shift-JIS, and suggests UTF-8", async () => {
  const bytes = Uint8Array.from([0x8b, 0xe5, 0x93, 0x5f, 0x81, 0x42]);
  await expect(readDocument(new File([bytes], "study.txt"))).rejects.toThrow("Save it as UTF-8");
});

test("readDocument refuses a .docx file and names the accepted files", async () => {
  await expect(readDocument(new File(["PK"], "study.docx"))).rejects.toThrow(
    "Choose an .html, .md or .txt file",
  );
});
