import { expect, test, vi } from "vitest";
import { waitUntilWell } from "./live.ts";

test("waits for a new address to answer, and says what to do when it does not", async () => {
  // A page of somebody else's is no answer.
  using asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(asked.mock.calls.length < 3 ? "<p>Coming soon" : "ok"));
  const address = new URL("https://www.ada.example/trade");
  await expect(waitUntilWell(address, 2, 0)).rejects.toThrow(
    /^The site is deployed, but https:\/\/www\.ada\.example\/healthz does not answer yet: .*\.$/,
  );
  await waitUntilWell(address, 2, 0);
  expect(asked).toHaveBeenCalledTimes(3);
});
