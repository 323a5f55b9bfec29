import { describe, expect, test } from "vitest";
import { deleteMedia } from "../kit/drills/deleted-media.ts";
import { fullLog } from "../kit/drills/full-log.ts";
import { killAndRestart } from "../kit/drills/restart.ts";
import { stopUnderLoad } from "../kit/drills/stop.ts";

describe.skipIf(process.platform === "win32")("the server", () => {
  test("loses no request when it is told to stop", async () => {
    expect((await stopUnderLoad()).problems).toEqual([]);
  });

  test("starts clean after it was killed, and sessions last", async () => {
    expect((await killAndRestart()).problems).toEqual([]);
  });

  test("goes on when media are deleted under it", async () => {
    expect((await deleteMedia()).problems).toEqual([]);
  });

  test("neither waits nor grows when nobody reads its log", async () => {
    expect((await fullLog()).problems).toEqual([]);
  });
});
