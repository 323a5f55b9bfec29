import assert from "node:assert/strict";
import { MAX_LOG_BACKLOG } from "../../../server/node/limits.ts";
import { MAX_LOGGED_PATH } from "../../../server/request-log.ts";
import { LOCKED_PAGE } from "../addresses.ts";
import type { Ask, Question } from "../ask.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { startBrokenSite } from "../site.ts";
import { counted } from "./drill.ts";

/** Each refusal leaves a line of about 400 bytes, each failing page about 2 kB of errors: several times what is kept. */
const REFUSED = 4_000;
const FAILING = 1_600;
const AT_A_TIME = 8;

/** Bytes that the system and Node.js here hold on the way to us, besides what the server keeps. */
const ON_THE_WAY = 512 * 1024;

/** The pipes to a child of Node.js are pairs of sockets; the server writes a pipe of a shell in the same way. */
export async function fullLog(): Promise<string> {
  await using site = await startBrokenSite();
  const { server, ask } = site;
  const { cookie: Cookie = "" } = await sendPasscode(ask, PASSCODE);
  const failing = { target: LOCKED_PAGE, headers: { Cookie } };
  const refused = { method: "OPTIONS", target: `/${"a".repeat(MAX_LOGGED_PATH)}` };
  await ask(failing);
  server.stopReading();
  const read = server.output().length;
  const statuses = [...(await askMany(ask, refused, REFUSED)), ...(await askMany(ask, failing, FAILING))];
  assert.equal(counted(statuses), `${REFUSED} × 405, ${FAILING} × 500`);
  server.readOn();
  // Each request writes a line, and takes a turn in which the server can send what it kept.
  await askMany(ask, { target: "/healthz" }, 400);
  assert.match(server.output(), /"dropped":/);
  const kept = server.output().length - read;
  assert.ok(kept < MAX_LOG_BACKLOG + ON_THE_WAY, `the server kept ${kept} bytes`);
  server.stopReading();
  await askMany(ask, refused, REFUSED);
  process.kill(server.pid, "SIGTERM");
  const code = await server.ended;
  assert.equal(code, 0);
  return `${counted(statuses)}; ${Math.round(kept / 1024)} KiB kept; exit ${code}`;
}

async function askMany(ask: Ask, question: Question, count: number): Promise<number[]> {
  const statuses: number[] = [];
  async function work(): Promise<void> {
    for (let at = 0; at < count / AT_A_TIME; at++) statuses.push((await ask(question)).status);
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return statuses;
}
