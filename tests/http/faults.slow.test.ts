import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { MAX_LOG_BACKLOG, SHUTDOWN_MS } from "../../server/node/limits.ts";
import { MAX_LOGGED_PATH } from "../../server/request-log.ts";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import { type Ask, createClient, type Question } from "../helpers/ask.ts";
import { inTurn } from "../helpers/in-turn.ts";
import { PASSCODE, sendPasscode } from "../helpers/passcode.ts";
import { startBrokenSite, startCopy, startSite } from "../helpers/site.ts";

// To fill the log takes thousands of requests, and a busy machine its time.
vi.setConfig({ testTimeout: 300_000 });

/** So many new connections fit into any system's queue. */
const KEPT = 400;
const NEW = 100;

/** More than the buffers between the server and us hold, so that most of it is unsent when it is deleted. */
const BYTES = randomBytes(32 * 1024 * 1024);

const FILMS = [
  {
    folder: "publicMedia",
    path: "drill.mp4",
    target: "/media/drill.mp4",
    caching: "no-store",
    stranger: 404,
  },
  {
    folder: "lockedMedia",
    path: `${LOCKED_PAGE}/drill.mp4`,
    target: `/locked${LOCKED_PAGE}/drill.mp4`,
    caching: "private, no-store",
    stranger: 403,
  },
] as const;

/** Each refusal leaves a line of about 400 bytes, each failing page about 2 kB of errors: several times what is kept. */
const REFUSED = 4_000;
const FAILING = 1_600;
const AT_A_TIME = 8;

/** Bytes that the system and Node.js here hold on the way to us, besides what the server keeps. */
const ON_THE_WAY = 512 * 1024;

describe.skipIf(process.platform === "win32")("the server", () => {
  // It is halted meanwhile, so that it finds the signal, requests and unaccepted connections all at once.
  test("loses no request when it is told to stop", async () => {
    await using site = await startSite();
    const { server, ask } = site;
    const { cookie: Cookie = "" } = await sendPasscode(ask, PASSCODE);
    const questions = [PUBLIC_PAGE, LOCKED_PAGE, LOCKED_FILM].map((target) => ({
      target,
      headers: { Cookie },
    }));
    const whole = await Promise.all(questions.map(async (question) => (await ask(question)).body.length));
    const clients = Array.from({ length: KEPT + NEW }, () => createClient(server.port));
    await Promise.all(clients.slice(0, KEPT).map((client) => client({ target: "/healthz" })));

    process.kill(server.pid, "SIGSTOP");
    const sent = clients.map((client, at) => send(client, inTurn(questions, at)));
    await Promise.all(sent.map(({ isSent }) => isSent));
    process.kill(server.pid, "SIGTERM");
    const begin = performance.now();
    process.kill(server.pid, "SIGCONT");

    const answers = await Promise.all(sent.map(({ answer }) => answer));
    expect(await server.ended).toBe(0);
    // The limit is checked by a timer, which a busy process may serve late.
    expect(performance.now() - begin).toBeLessThan(SHUTDOWN_MS * 1.5);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.map(({ body }) => body.length)).toEqual(clients.map((_, at) => inTurn(whole, at)));
    for (const client of clients) client.close();
  });

  test.each(FILMS)("goes on when a film is deleted under it: $target", async (film) => {
    await using site = await startCopy((copy) => {
      for (const { folder, path } of FILMS) {
        mkdirSync(dirname(join(copy[folder], path)), { recursive: true });
        writeFileSync(join(copy[folder], path), BYTES);
      }
    });
    const { root, copy, server, ask } = site;
    const { target } = film;
    const { cookie: Cookie = "" } = await sendPasscode(ask, PASSCODE);
    const way = { host: "127.0.0.1", port: server.port, agent: false };
    const sent = get({ ...way, path: target, headers: { Cookie } });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    await once(answer, "readable");
    rmSync(join(copy[film.folder], film.path));
    expect(Buffer.concat(await answer.toArray()).equals(BYTES)).toBe(true);

    for (const asked of [{ Cookie }, { Cookie, Range: "bytes=0-99" }] as Record<string, string>[]) {
      const { status, headers, body } = await ask({ target, headers: asked });
      expect([status, body.toString()]).toEqual([404, expect.stringMatching(/^not found$/i)]);
      expect(headers).toMatch(new RegExp(`^cache-control: ${film.caching}$`, "im"));
      expect(headers).toMatch(/^x-content-type-options: nosniff$/im);
      expect(headers).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(headers).not.toContain(root);
    }
    expect((await ask({ target })).status).toBe(film.stranger);
    for (const page of [PUBLIC_PAGE, LOCKED_PAGE])
      expect((await ask({ target: page, headers: { Cookie } })).status).toBe(200);
  });

  // The pipes to a child of Node.js are pairs of sockets; the server writes a pipe of a shell in the same way.
  test("neither waits nor grows when nobody reads its log", async () => {
    await using site = await startBrokenSite();
    const { server, ask } = site;
    const { cookie: Cookie = "" } = await sendPasscode(ask, PASSCODE);
    const failing = { target: LOCKED_PAGE, headers: { Cookie } };
    const refused = { method: "OPTIONS", target: `/${"a".repeat(MAX_LOGGED_PATH)}` };
    await ask(failing);
    server.stopReading();
    const read = server.output().length;
    expect(await statusesOf(ask, refused, REFUSED)).toEqual(new Set([405]));
    expect(await statusesOf(ask, failing, FAILING)).toEqual(new Set([500]));
    server.readOn();
    // Each request writes a line, and takes a turn in which the server can send what it kept.
    await statusesOf(ask, { target: "/healthz" }, 400);
    expect(server.output()).toContain('"dropped":');
    expect(server.output().length - read).toBeLessThan(MAX_LOG_BACKLOG + ON_THE_WAY);
    server.stopReading();
    await statusesOf(ask, refused, REFUSED);
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toBe(0);
  });
});

/** `isSent` resolves also when the question cannot be sent any more. */
function send(ask: Ask, question: Question) {
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const answer = ask({ ...question, onSent });
  answer.catch(() => onSent());
  return { isSent, answer };
}

async function statusesOf(ask: Ask, question: Question, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  async function work(): Promise<void> {
    for (let at = 0; at < count / AT_A_TIME; at++) statuses.add((await ask(question)).status);
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return statuses;
}
