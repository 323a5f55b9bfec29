import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { pathsOfBuild } from "../../files/paths.ts";
import { contentType } from "../../server/file-response.ts";
import type { Visit } from "./visit.ts";

/** Serves a page as if someone had written it by hand: the same HTML, styles, fonts and images, without any script. */
export async function serveHandWrittenPage(
  buildPaths: ReturnType<typeof pathsOfBuild>,
  { url, cookie }: Visit,
): Promise<AsyncDisposable & { origin: string }> {
  const response = await fetch(url, { headers: cookie ? { Cookie: cookie } : {} });
  const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, "");
  const page = brotliCompressSync(html);
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/") {
      const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
      response.writeHead(200, headers).end(page);
      return;
    }
    const file = await readFile(fileOf(buildPaths, path)).catch(() => null);
    const headers = { "Content-Type": contentType(path), "Cache-Control": "max-age=31536000" };
    if (file) response.writeHead(200, headers).end(file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function fileOf(buildPaths: ReturnType<typeof pathsOfBuild>, path: string): string {
  const [, mount = "", name = path] = /^\/(media|locked)\/(.+)$/.exec(path) ?? [];
  const folders: Record<string, string> = { media: buildPaths.publicMedia, locked: buildPaths.lockedMedia };
  return join(folders[mount] ?? buildPaths.client, name);
}
