import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { createLog, logConsole } from "./stream-log.ts";

function linesIn(stream: PassThrough): unknown[] {
  return String(stream.read())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("writes one line of JSON for an entry that contains line breaks", () => {
  const stream = new PassThrough();
  createLog(stream)({ path: '/a\n{"forged":true}' });
  expect(linesIn(stream)).toEqual([
    { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), path: '/a\n{"forged":true}' },
  ]);
});

test("does not throw after the program that reads the log exits", () => {
  const stream = new PassThrough();
  const log = createLog(stream);
  stream.destroy(new Error("EPIPE"));
  expect(() => log({ path: "/" })).not.toThrow();
});

test("logs console messages as one line each, and only the message of a DatabaseError", () => {
  const stream = new PassThrough();
  const fakeConsole = { error() {}, warn() {} } as Pick<Console, "error" | "warn">;
  logConsole(createLog(stream), fakeConsole);
  fakeConsole.error(new Error("outer", { cause: "inner" }));
  fakeConsole.warn("%s is odd", "this");
  fakeConsole.error(new DatabaseError("The file is damaged.", { cause: "inner" }));
  expect(linesIn(stream)).toMatchObject([
    { error: expect.stringMatching(/^Error: outer\n.*\[cause\]: 'inner'/s) },
    { warning: "this is odd" },
    { error: "The file is damaged." },
  ]);
});
