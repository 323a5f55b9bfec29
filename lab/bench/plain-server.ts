import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PlainAnswer {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The least a server can be: the site is compared with it. */
export async function startPlainServer(
  answer: (path: string) => PlainAnswer | Promise<PlainAnswer>,
): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(async (request, response) => {
    // A body is read to its end, or the connection could not be used again.
    request.resume();
    try {
      const { headers, body } = await answer(request.url ?? "/");
      response.writeHead(200, { ...headers, "Content-Length": body.length }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
