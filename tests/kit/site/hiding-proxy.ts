import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Proxy extends AsyncDisposable {
  origin: string;
}

/** Stands in front of a site and, set up as badly as proxies are by default, asks it by its own address. */
export async function startHidingProxy(sitePort: number): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, host: `127.0.0.1:${sitePort}` };
    const passed = request({ host: "127.0.0.1", port: sitePort, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
