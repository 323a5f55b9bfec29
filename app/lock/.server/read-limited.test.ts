import { describe, expect, test } from "vitest";
import { MAX_BODY_BYTES, readLimited, readStringField } from "./read-limited.ts";

function postRequest(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request("http://own.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

describe("readLimited", () => {
  test("reads text, even if a chunk ends inside a character", async () => {
    const bytes = Array.from(new TextEncoder().encode("grün"), (byte) => new Uint8Array([byte]));
    expect(await readLimited(postRequest(streamOf(...bytes)))).toEqual({ text: "grün" });
    expect(await readLimited(postRequest(null))).toEqual({ text: "" });
  });

  test("accepts up to 4096 bytes", async () => {
    expect(await readLimited(postRequest("x".repeat(MAX_BODY_BYTES)))).toEqual({ text: "x".repeat(4096) });
    expect(await readLimited(postRequest("x".repeat(4097)))).toEqual({ problem: "too-large" });
    expect(await readLimited(postRequest("ü".repeat(2049)))).toEqual({ problem: "too-large" });
  });

  test("stops reading an endless body, even if Content-Length is small", async () => {
    let chunks = 0;
    const endlessBody = new ReadableStream({
      pull(controller) {
        chunks++;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    const request = postRequest(endlessBody, { "Content-Length": "5" });
    expect(await readLimited(request)).toEqual({ problem: "too-large" });
    expect(chunks).toBeLessThan(10);
  });

  test("refuses a Content-Length over the limit without reading the body", async () => {
    const request = postRequest(streamOf(new Uint8Array(1)), { "Content-Length": "5000" });
    expect(await readLimited(request)).toEqual({ problem: "too-large" });
    expect(request.bodyUsed).toBe(false);
  });

  test("refuses a body that is truncated, already read or not UTF-8", async () => {
    const truncatedBody = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const usedRequest = postRequest("x");
    await usedRequest.text();
    const nonUtf8Body = new Uint8Array([0x22, 0xff]);
    for (const request of [postRequest(nonUtf8Body), postRequest(truncatedBody), usedRequest])
      expect(await readLimited(request)).toEqual({ problem: "unreadable" });
  });
});

describe("readStringField", () => {
  test("returns the last string of the field", () => {
    expect(readStringField('{"a":1,"text":"x","text":"Amber"}', "text")).toBe("Amber");
    expect(readStringField('{"text":""}', "text")).toBe("");
  });

  test.each([
    ...["", "text=Amber", '{"text":"Amber"', '["Amber"]', "null", '{"Text":"Amber"}', '{"text":["Amber"]}'],
    ...['{"text":1}', '{"__proto__":{"text":"Amber"}}', "[".repeat(4096)],
  ])('returns undefined for the body "%.40s"', (json) => {
    expect(readStringField(json, "text")).toBeUndefined();
  });
});
