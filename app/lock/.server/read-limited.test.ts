import { describe, expect, test } from "vitest";
import { MAX_BODY_BYTES, readLimited, textField } from "#app/lock/.server/read-limited.ts";

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request("http://own.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function chunks(list: Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const left = [...list];
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel: onCancel,
  });
}

describe("readLimited", () => {
  test("reads text, also in pieces that cut a character", async () => {
    expect(await readLimited(post("grün"))).toEqual({ text: "grün" });
    const bytes = new TextEncoder().encode("grün");
    const pieces = [...bytes].map((byte) => new Uint8Array([byte]));
    expect(await readLimited(post(chunks(pieces)))).toEqual({ text: "grün" });
  });

  test("reads no body as an empty text", async () => {
    expect(await readLimited(post(null))).toEqual({ text: "" });
  });

  test("accepts 4096 bytes and refuses one more", async () => {
    expect(MAX_BODY_BYTES).toBe(4096);
    expect(await readLimited(post("x".repeat(4096)))).toEqual({ text: "x".repeat(4096) });
    expect(await readLimited(post("x".repeat(4097)))).toEqual({ problem: "too-large" });
    expect(await readLimited(post("ü".repeat(2049)))).toEqual({ problem: "too-large" });
  });

  test("stops reading an endless body", async () => {
    let pieces = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pieces++;
        controller.enqueue(new Uint8Array(1000));
      },
    });
    expect(await readLimited(post(endless))).toEqual({ problem: "too-large" });
    expect(pieces).toBeLessThan(10);
  });

  test("believes a Content-Length that is too large, without reading", async () => {
    const body = chunks([new Uint8Array(1)]);
    const request = post(body, { "Content-Length": "5000" });
    expect(await readLimited(request)).toEqual({ problem: "too-large" });
    expect(request.bodyUsed).toBe(false);
  });

  test("does not believe one that is too small", async () => {
    const request = post(chunks([new Uint8Array(5000)]), { "Content-Length": "5" });
    expect(await readLimited(request)).toEqual({ problem: "too-large" });
  });

  test("refuses what is not UTF-8", async () => {
    expect(await readLimited(post(new Uint8Array([0x22, 0xff, 0x22])))).toEqual({ problem: "unreadable" });
    expect(await readLimited(post(new Uint8Array([0xc3])))).toEqual({ problem: "unreadable" });
  });

  test("refuses a body that breaks off, or was read before", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect(await readLimited(post(broken))).toEqual({ problem: "unreadable" });
    const request = post("x");
    await request.text();
    expect(await readLimited(request)).toEqual({ problem: "unreadable" });
  });
});

describe("a text in a JSON object", () => {
  test("is the last of its name, as in JSON, whatever stands beside it", () => {
    expect(textField('{"a":1,"text":"x","text":"Amber"}', "text")).toBe("Amber");
    expect(textField('{"text":""}', "text")).toBe("");
  });

  test.each([
    "",
    "text=Amber",
    '{"text":"Amber"',
    '"Amber"',
    '["Amber"]',
    "{}",
    '{"Text":"Amber"}',
    ...["__proto__", "constructor", "prototype", "toString"].flatMap((key) => [
      `{"${key}":{"text":"Amber"}}`,
      `{"${key}":"Amber"}`,
    ]),
    ...["1e999", "-0", "9".repeat(4000), "true", "null", "[]", "{}", '["Amber"]'].flatMap((value) => [
      value,
      `{"text":${value}}`,
    ]),
    ...["[", '{"text":', '{"a":[', "[[{},"].map((level) => level.repeat(4096)),
    "[".repeat(2048) + "]".repeat(2048),
    `{"text":${"[".repeat(2000)}${"]".repeat(2000)}}`,
  ])("is none in %.40s", (json) => {
    expect(textField(json, "text")).toBeUndefined();
  });
});
