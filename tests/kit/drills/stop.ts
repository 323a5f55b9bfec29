import { SHUTDOWN_MS } from "../../../server/node/limits.ts";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../addresses.ts";
import { createClient } from "../ask.ts";
import { inTurn } from "../in-turn.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startSite } from "../site.ts";
import { counted, type Drill, send } from "./drill.ts";

/** So many new connections fit into any system's queue. */
const KEPT = 400;
const NEW = 100;

/** The server is halted meanwhile, so that it finds the signal, requests and unaccepted connections all at once. */
export async function stopUnderLoad(): Promise<Drill> {
  await using site = await startSite();
  const { server } = site;
  const clients = Array.from({ length: KEPT + NEW }, () => createClient(server.port));
  try {
    const { cookie = "" } = await sendPasscode(site.ask, PASSCODE);
    const questions = [PUBLIC_PAGE, LOCKED_PAGE, LOCKED_FILM].map((target) => ({
      target,
      headers: { Cookie: cookie },
    }));
    const sizes = await Promise.all(
      questions.map(async (question) => (await site.ask(question)).body.length),
    );
    await Promise.all(clients.slice(0, KEPT).map((ask) => ask({ target: "/healthz" })));

    process.kill(server.pid, "SIGSTOP");
    const sent = clients.map((ask, at) => send(ask, inTurn(questions, at)));
    await Promise.all(sent.map(({ isSent }) => isSent));
    process.kill(server.pid, "SIGTERM");
    const begin = performance.now();
    process.kill(server.pid, "SIGCONT");

    const outcomes = await Promise.all(
      sent.map(({ answer }, at) =>
        answer.then(
          ({ status, body }) =>
            status === 200 && body.length === sizes[at % sizes.length] ? "whole" : `${status}, cut`,
          (error: Error) => error.message,
        ),
      ),
    );
    const code = await server.ended;
    const seconds = (performance.now() - begin) / 1000;
    const lost = outcomes.filter((outcome) => outcome !== "whole");
    return {
      seen: `${counted(outcomes).join(", ")} of ${clients.length} answers; exit ${code} after ${seconds.toFixed(1)} s`,
      problems: [
        ...counted(lost).map((what) => `SIGTERM under load: ${what}`),
        ...(code === 0 ? [] : [`SIGTERM under load: exit code ${code}`]),
        // The limit is checked by a timer, which a busy process may serve late.
        ...(seconds * 1000 < SHUTDOWN_MS * 1.5 ? [] : [`SIGTERM under load: ended after ${seconds} s`]),
      ],
    };
  } finally {
    for (const client of clients) client.close();
  }
}
