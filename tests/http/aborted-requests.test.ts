import { once } from "node:events";
import { connect } from "node:net";
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

test("visitors who leave while a locked video loads cause no error in the log", async () => {
  for (let round = 0; round < 30; round++) await leave(round % 3 > 0);
  expect((await send({ target: LOCKED_VIDEO, as: "visitor" })).status).toBe(200);
  expect(await logOf(site)).not.toMatch(/"status":5|error/);
});
