import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "./listen.ts";

const HOST = "127.0.0.1";
const addresses = Object.values(networkInterfaces()).flatMap((list = []) =>
  list.map(({ address }) => address),
);

async function open(PORT: number, isChosen: boolean, host = HOST): Promise<number> {
  const server: Server = createServer();
  onTestFinished(() => void server.close());
  await listenOnFreePort(server, { HOST: host, PORT, isChosen });
  return (server.address() as AddressInfo).port;
}

test.each([HOST, "::1"].filter((host) => addresses.includes(host)))(
  "uses another port if a program listens on %s",
  async (host) => {
    const port = await open(0, true, host);
    expect(await open(port, false)).not.toBe(port);
  },
);

test("throws if the owner has chosen a port that is in use", async () => {
  const port = await open(0, true);
  await expect(open(port, true)).rejects.toThrow(`Port ${port} is in use`);
});
