import { expect, test } from "vitest";
import { readDocument } from "./read-file.ts";

test("readDocument reads UTF-8 and the windows-1252 of Word", async () => {
  const word = Uint8Array.from(Buffer.from("<p>café</p>", "latin1"));
  expect(await readDocument(new File([word], "Study.HTM"))).toEqual({ html: "<p>café</p>", text: "" });
  expect(await readDocument(new File(["café"], "study.md"))).toEqual({ text: "café" });
});

test("readDocument refuses a .docx file and names the accepted files", async () => {
  await expect(readDocument(new File(["PK"], "study.docx"))).rejects.toThrow(
    "Choose an .html, .md or .txt file",
  );
});
