import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createClient } from "./ask.ts";

test("gives the headers of early hints too, and bodies without compression", async () => {
  const server = createServer((_, response) => {
    response.writeEarlyHints({ link: "</plan.png>; rel=preload" });
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("a plan"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ask = createClient((server.address() as { port: number }).port);
  onTestFinished(() => {
    ask.close();
    server.close();
  });
  const { headers, body } = await ask({ target: "/" });
  expect(headers).toContain("Link: </plan.png>; rel=preload");
  expect(body.toString()).toBe("a plan");
});
