import { describe, test, vi } from "vitest";
import { deleteMedia } from "../kit/drills/deleted-media.ts";
import { fullLog } from "../kit/drills/full-log.ts";
import { killAndRestart } from "../kit/drills/restart.ts";
import { stopUnderLoad } from "../kit/drills/stop.ts";

// To fill the log takes thousands of requests, and a busy machine its time.
vi.setConfig({ testTimeout: 300_000 });

describe.skipIf(process.platform === "win32")("the server", () => {
  test("loses no request when it is told to stop", async () => void (await stopUnderLoad()));
  test("starts clean after it was killed, and sessions last", async () => void (await killAndRestart()));
  test("goes on when media are deleted under it", async () => void (await deleteMedia()));
  test("neither waits nor grows when nobody reads its log", async () => void (await fullLog()));
});
