import { MAX_LOGGED_PATH } from "../../../server/limits.ts";
import { MAX_LOG_BACKLOG } from "../../../server/node/limits.ts";
import { LOCKED_PAGE } from "../addresses.ts";
import type { Ask, Question } from "../ask.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startBrokenSite } from "../site.ts";
import { counted, type Drill } from "./drill.ts";

/** Each refusal leaves a line of about 400 bytes, each failing page about 2 kB of errors: several times what is kept. */
const REFUSED = 4_000;
const FAILING = 1_600;
const AT_A_TIME = 8;

/** Bytes that the system and Node.js here hold on the way to us, besides what the server keeps. */
const ON_THE_WAY = 512 * 1024;

/** The pipes to a child of Node.js are pairs of sockets; the server writes a pipe of a shell in the same way. */
export async function fullLog(): Promise<Drill> {
  await using site = await startBrokenSite();
  const { server, ask } = site;
  const { cookie = "" } = await sendPasscode(ask, PASSCODE);
  const failing = { target: LOCKED_PAGE, headers: { Cookie: cookie } };
  await ask(failing);
  server.stopReading();
  const read = server.output().length;
  const target = `/${"a".repeat(MAX_LOGGED_PATH)}`;
  const statuses = [
    ...(await askMany(ask, { method: "OPTIONS", target }, REFUSED)),
    ...(await askMany(ask, failing, FAILING)),
  ];
  const expected = [`${REFUSED} × 405`, `${FAILING} × 500`];
  server.readOn();
  // Each request writes a line, and takes a turn in which the server can send what it kept.
  await askMany(ask, { target: "/healthz" }, 400);
  const isToldOf = server.output().includes('"dropped":');
  const kept = server.output().length - read;
  server.stopReading();
  await askMany(ask, { method: "OPTIONS", target }, REFUSED);
  process.kill(server.pid, "SIGTERM");
  const code = await server.ended;
  return {
    seen: `${counted(statuses).join(", ")}; ${Math.round(kept / 1024)} KiB kept; exit ${code}`,
    problems: [
      ...(String(counted(statuses)) === String(expected) ? [] : [`A full log: ${counted(statuses)}`]),
      ...(kept < MAX_LOG_BACKLOG + ON_THE_WAY ? [] : [`A full log: the server kept ${kept} bytes`]),
      ...(isToldOf ? [] : ["A full log: nothing is said of dropped lines"]),
      ...(code === 0 ? [] : [`A full log: exit code ${code} on SIGTERM`]),
    ],
  };
}

async function askMany(ask: Ask, question: Question, count: number): Promise<number[]> {
  const statuses: number[] = [];
  async function work(): Promise<void> {
    for (let at = 0; at < count / AT_A_TIME; at++) statuses.push((await ask(question)).status);
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return statuses;
}
