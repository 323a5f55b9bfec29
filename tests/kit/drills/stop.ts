import assert from "node:assert/strict";
import { SHUTDOWN_MS } from "../../../server/node/limits.ts";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../addresses.ts";
import { inTurn } from "../in-turn.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startSite } from "../site.ts";
import { counted, newClients, send } from "./drill.ts";

/** So many new connections fit into any system's queue. */
const KEPT = 400;
const NEW = 100;

/** The server is halted meanwhile, so that it finds the signal, requests and unaccepted connections all at once. */
export async function stopUnderLoad(): Promise<string> {
  await using site = await startSite();
  const { server, ask } = site;
  using clients = newClients(server.port, KEPT + NEW);
  const { cookie: Cookie = "" } = await sendPasscode(ask, PASSCODE);
  const questions = [PUBLIC_PAGE, LOCKED_PAGE, LOCKED_FILM].map((target) => ({
    target,
    headers: { Cookie },
  }));
  const sizes = await Promise.all(questions.map(async (question) => (await ask(question)).body.length));
  await Promise.all(clients.slice(0, KEPT).map((client) => client({ target: "/healthz" })));

  process.kill(server.pid, "SIGSTOP");
  const sent = clients.map((client, at) => send(client, inTurn(questions, at)));
  await Promise.all(sent.map(({ isSent }) => isSent));
  process.kill(server.pid, "SIGTERM");
  const begin = performance.now();
  process.kill(server.pid, "SIGCONT");

  const answers = await Promise.allSettled(sent.map(({ answer }) => answer));
  const outcomes = answers.map((answer, at) => {
    if (answer.status === "rejected") return answer.reason.message;
    const { status, body } = answer.value;
    return status === 200 && body.length === inTurn(sizes, at) ? "whole" : `${status}, cut`;
  });
  const code = await server.ended;
  const seconds = (performance.now() - begin) / 1000;
  assert.equal(counted(outcomes), `${clients.length} × whole`);
  assert.equal(code, 0);
  // The limit is checked by a timer, which a busy process may serve late.
  assert.ok(seconds * 1000 < SHUTDOWN_MS * 1.5, `ended after ${seconds} s`);
  return `${counted(outcomes)} of ${clients.length} answers; exit ${code} after ${seconds.toFixed(1)} s`;
}
