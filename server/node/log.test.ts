import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { errorEntry } from "../log.ts";
import { MAX_LOG_BACKLOG } from "./limits.ts";
import { createLog, logConsole } from "./log.ts";

/** Its reader takes a line only when `read` is called; `read` gives all lines so far. */
function makeStream() {
  const chunks: string[] = [];
  let isReading = false;
  let next: (() => void) | undefined;
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk));
      if (isReading) done();
      else next = done;
    },
  });
  async function read(): Promise<unknown[]> {
    isReading = true;
    next?.();
    next = undefined;
    while (stream.writableLength > 0) await new Promise((done) => setImmediate(done));
    return chunks.splice(0).map((line) => JSON.parse(line));
  }
  return { stream, read };
}

test("writes one JSON line per entry, whatever is in it", async () => {
  const { stream, read } = makeStream();
  createLog(stream)({ path: '/a\n{"forged":true}' });
  expect(await read()).toEqual([
    { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), path: '/a\n{"forged":true}' },
  ]);
});

test("drops and counts lines that nobody reads", async () => {
  const { stream, read } = makeStream();
  const log = createLog(stream);
  for (let index = 0; index < 3_000; index++) log({ path: "x".repeat(1_000) });
  expect(stream.writableLength).toBeLessThan(MAX_LOG_BACKLOG + 2_000);
  const kept = await read();
  expect(kept.length).toBeGreaterThan(500);
  log({ path: "/after" });
  expect(await read()).toMatchObject([{ dropped: 3_000 - kept.length }, { path: "/after" }]);
});

test("outlives a reader that goes away", () => {
  const { stream } = makeStream();
  const log = createLog(stream);
  stream.destroy(new Error("EPIPE"));
  expect(() => log({ path: "/" })).not.toThrow();
});

test("takes what is reported on the console, in one line each, and of an error for the owner its sentence alone", async () => {
  const { stream, read } = makeStream();
  const target = { error() {}, warn() {} } as Pick<Console, "error" | "warn">;
  logConsole(createLog(stream), target);
  target.error(new Error("outer", { cause: "inner" }));
  target.warn("%s is odd", "this");
  target.error(new DatabaseError("The file is damaged.", { cause: "inner" }));
  expect(await read()).toEqual([
    { time: expect.any(String), error: expect.stringMatching(/^Error: outer\n.*\[cause\]: 'inner'/s) },
    { time: expect.any(String), warning: "this is odd" },
    { time: expect.any(String), error: "The file is damaged." },
  ]);
});

test.each([
  ["an error", new Error("x"), expect.stringMatching(/^Error: x\n/)],
  ["a text", "x", "x"],
  ["what the owner can mend", new DatabaseError("It is damaged.", { cause: "y" }), "It is damaged."],
])("describes what was thrown: %s", (_name, thrown, error) => {
  expect(errorEntry(thrown)).toEqual({ error });
});
