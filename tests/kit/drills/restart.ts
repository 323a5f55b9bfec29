import assert from "node:assert/strict";
import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE } from "../addresses.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startSite } from "../site.ts";
import { counted, newClients, send } from "./drill.ts";

const UNDER_WAY = 100;

export async function killAndRestart(): Promise<string> {
  await using first = await startSite();
  const { port, pid } = first.server;
  const { cookie = "" } = await sendPasscode(first.ask, PASSCODE);
  const headers = { Cookie: cookie };
  using clients = newClients(port, UNDER_WAY);
  const sent = clients.map((ask) => send(ask, { target: LOCKED_FILM, headers }));
  const outcomes = Promise.allSettled(sent.map(({ answer }) => answer));
  await Promise.all(sent.map(({ isSent }) => isSent));
  process.kill(pid, "SIGKILL");
  await first.server.ended;
  const cut = (await outcomes).filter(({ status }) => status === "rejected").length;

  const begin = performance.now();
  await using second = await startSite({ PORT: String(port) });
  const seconds = (performance.now() - begin) / 1000;
  const opened = await second.ask({ target: LOCKED_PAGE, headers });
  const closed = await second.ask({ target: LOCKED_PAGE });
  const film = await second.ask({ target: LOCKED_FILM, headers });
  const statuses = counted([opened, closed, film].map(({ status }) => status));
  assert.equal(statuses, "3 × 200");
  assert.ok(opened.body.includes(LOCKED_SENTENCE), "a session from before opens nothing");
  assert.ok(!closed.body.includes(LOCKED_SENTENCE), "the locked page is open to everyone");
  return `${cut} of ${UNDER_WAY} answers cut; up again on port ${port} after ${seconds.toFixed(1)} s: ${statuses}`;
}
