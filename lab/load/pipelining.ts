import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { residentBytes } from "../../tests/helpers/resident-bytes.ts";
import { startSite } from "../../tests/helpers/site.ts";

const CONNECTIONS = 5;
const REQUESTS = 4_000;
/** Milliseconds between two looks, and how many of them. */
const LOOK = 250;
const LOOKS = 40;

export interface Pipelined {
  /** Of the process, in bytes: before, and at most meanwhile. */
  before: number;
  most: number;
  /** Milliseconds until a visitor who asked meanwhile had the home page. */
  waited: number;
}

/** Connections that ask for thousands of pages at once and read none: server/node/limits.ts cuts them. */
export async function measurePipelining(): Promise<Pipelined> {
  await using site = await startSite();
  const { port, pid } = site.server;
  await site.ask({ target: "/" });
  const before = residentBytes(pid);
  const sockets = Array.from({ length: CONNECTIONS }, () => flood(port));
  const start = performance.now();
  const visit = site.ask({ target: "/" }).then(() => performance.now() - start);
  let most = before;
  for (let look = 0; look < LOOKS; look++) {
    await wait(LOOK);
    most = Math.max(most, residentBytes(pid));
  }
  const waited = await visit;
  for (const socket of sockets) socket.destroy();
  return { before, most, waited };
}

function flood(port: number): Socket {
  const socket = connect(port, "127.0.0.1").pause();
  // It is to be cut.
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(REQUESTS));
  return socket;
}

export function writePipelining({ before, most, waited }: Pipelined): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  return `${CONNECTIONS} connections that send ${REQUESTS} requests each and read nothing: the process from ${megabytes(before)} to ${megabytes(most)} MB, a visitor's page meanwhile after ${waited.toFixed(0)} ms.`;
}
