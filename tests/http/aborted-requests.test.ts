import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCKED_VIDEO } from "../helpers/site/addresses.ts";
import { logOf, startHarness } from "./harness.ts";

const { site, cookies, send } = await startHarness();

/** Requests a locked video, and leaves at once (`isEarly`) or after the first bytes. */
async function leave(isEarly: boolean): Promise<void> {
  const socket = connect(site.server.port, "127.0.0.1");
  await once(socket, "connect");
  const lines = [`GET ${LOCKED_VIDEO} HTTP/1.1`, "Host: own.example", `Cookie: ${cookies.visitor}`, "", ""];
  await new Promise((done) => socket.write(lines.join("\r\n"), done));
  if (!isEarly) await once(socket, "data");
  socket.destroy();
  await once(socket, "close");
}

function openVideos(): string[] {
  if (process.platform !== "linux") return [];
  const folder = `/proc/${site.server.pid}/fd`;
  const files = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return "closed meanwhile";
    }
  });
  return files.filter((file) => file.endsWith(".mp4"));
}

test("visitors who leave while a locked video loads cause no error and leave no file open", async () => {
  for (let round = 0; round < 30; round++) await leave(round % 3 > 0);
  await expect.poll(openVideos, { timeout: 30_000 }).toEqual([]);
  expect((await send({ target: LOCKED_VIDEO, as: "visitor" })).status).toBe(200);
  expect(await logOf(site)).not.toMatch(/"status":5|error/);
});
