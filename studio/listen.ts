import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import { listen } from "../server/node/http-server.ts";

const ATTEMPTS = 10;

/**
 * Listens on a port, or if another program uses it and the owner has not chosen it, on one of the next ports.
 * @throws EnvironmentError if the chosen port is in use
 */
export async function listenOnFreePort(
  server: Server,
  { HOST, PORT, isChosen }: { HOST: string; PORT: number; isChosen: boolean },
): Promise<void> {
  for (let port = PORT; !isChosen && port < PORT + ATTEMPTS; port += 1) {
    const isListening =
      !(await answersOnIpv6(port)) && (await listen(server, { HOST, PORT: port }).catch(() => null));
    if (isListening) return;
  }
  await listen(server, { HOST, PORT: isChosen ? PORT : 0 });
}

/** Returns true if a program uses the port only on IPv6, which a browser tries first for `localhost`. */
async function answersOnIpv6(port: number): Promise<boolean> {
  const socket = connect(port, "::1");
  const connection = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return connection !== null;
}
