import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE } from "../addresses.ts";
import { createClient } from "../ask.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startSite } from "../site.ts";
import { counted, type Drill, send } from "./drill.ts";

const UNDER_WAY = 100;

export async function killAndRestart(): Promise<Drill> {
  const first = await startSite();
  const { port, pid } = first.server;
  const { cookie = "" } = await sendPasscode(first.ask, PASSCODE);
  const headers = { Cookie: cookie };
  const clients = Array.from({ length: UNDER_WAY }, () => createClient(port));
  const sent = clients.map((ask) => send(ask, { target: LOCKED_FILM, headers }));
  const outcomes = Promise.allSettled(sent.map(({ answer }) => answer));
  await Promise.all(sent.map(({ isSent }) => isSent));
  process.kill(pid, "SIGKILL");
  await first.server.ended;
  const cut = (await outcomes).filter(({ status }) => status === "rejected").length;
  for (const client of clients) client.close();
  await first.stop();

  const begin = performance.now();
  await using second = await startSite({ PORT: String(port) });
  const seconds = (performance.now() - begin) / 1000;
  const opened = await second.ask({ target: LOCKED_PAGE, headers });
  const closed = await second.ask({ target: LOCKED_PAGE });
  const film = await second.ask({ target: LOCKED_FILM, headers });
  const isOpen = opened.body.includes(LOCKED_SENTENCE);
  const isShut = !closed.body.includes(LOCKED_SENTENCE);
  const statuses = [opened, closed, film].map(({ status }) => status);
  return {
    seen: `${cut} of ${UNDER_WAY} answers cut; up again on port ${port} after ${seconds.toFixed(1)} s: ${counted(statuses)}`,
    problems: [
      ...(statuses.every((status) => status === 200) ? [] : [`After a kill: ${counted(statuses)}`]),
      ...(isOpen ? [] : ["After a kill: a session from before opens nothing"]),
      ...(isShut ? [] : ["After a kill: the locked page is open to everyone"]),
    ],
  };
}
