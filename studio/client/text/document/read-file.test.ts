import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";

test("readFile reads UTF-8 and the windows-1252 of Word", async () => {
  const word = Uint8Array.from(Buffer.from("<p>café</p>", "latin1"));
  expect(await readFile(new File([word], "Study.HTM"))).toEqual({ html: "<p>café</p>", text: "" });
  expect(await readFile(new File(["café"], "study.md"))).toEqual({ text: "café" });
});

test("readFile refuses a .docx file and names the accepted files", async () => {
  await expect(readFile(new File(["PK"], "study.docx"))).rejects.toThrow("Choose an .html, .md or .txt file");
});
