import { expect, test, vi } from "vitest";
import { waitUntilLive } from "./address.ts";

test("waits until a new address answers ok, and explains what to do if it never does", async () => {
  // Another page at the address, such as a registrar's, does not count.
  using requests = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(requests.mock.calls.length < 3 ? "<p>Coming soon" : "ok"));
  const address = new URL("https://www.ada.example/trade");
  await expect(waitUntilLive(address, 2, 0)).rejects.toThrow(
    /^The site is deployed, but https:\/\/www\.ada\.example\/healthz does not answer yet\. .*\.$/,
  );
  await waitUntilLive(address, 2, 0);
  expect(requests).toHaveBeenCalledTimes(3);
});
