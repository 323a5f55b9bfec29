import { chmodSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readRecording } from "./ffmpeg.ts";

const PORTRAIT = { width: 1080, height: 1920 };
const LANDSCAPE = { width: 1920, height: 1080 };

/** Replaces ffprobe with a program that reports a recording of 1920 × 1080 pixels with this rotation. */
function installFakeProbe(rotation: number | undefined): void {
  const stream = { ...LANDSCAPE, r_frame_rate: "30/1", side_data_list: [{}, { rotation }] };
  const report = JSON.stringify({ streams: [stream], format: { format_name: "mov", duration: "2.5" } });
  const folder = newFolder({ ffprobe: `#!/bin/sh\necho '${report}'\n` });
  chmodSync(join(folder, "ffprobe"), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("PATH", folder + delimiter + process.env.PATH);
}

test.runIf(process.platform !== "win32").each([
  [undefined, LANDSCAPE],
  [180, LANDSCAPE],
  [90, PORTRAIT],
  [-90, PORTRAIT],
])("readRecording returns the size that players show for the rotation %s", async (rotation, size) => {
  installFakeProbe(rotation);
  expect(await readRecording("phone.mov")).toMatchObject({ ...size, seconds: 2.5 });
});
