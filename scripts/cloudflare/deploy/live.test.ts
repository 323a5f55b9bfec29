import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { waitUntilWell } from "./live.ts";

test("waits for a new address to answer, and says what to do when it does not", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    // A page of somebody else's is no answer.
    response.end(asked < 3 ? "<p>Coming soon" : "ok");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(waitUntilWell(address, 2, 0)).rejects.toThrow(
    /^The site is deployed, but http.*\/healthz does not answer yet: .*\.$/,
  );
  await waitUntilWell(address, 2, 0);
  expect(asked).toBe(3);
  server.close();
});
