import { expect, test, vi } from "vitest";
import { waitUntilLive } from "./wait-until-live.ts";

test("waitUntilLive waits until a new address works, and explains what to do after the last attempt", async () => {
  // A new domain first shows its registrar's page.
  using requests = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(requests.mock.calls.length < 3 ? "<p>Coming soon" : "ok"));
  const origin = "https://www.ada.example";
  await expect(waitUntilLive(origin, 2, 0)).rejects.toThrow(
    "The site is published, but https://www.ada.example/healthz does not answer yet.",
  );
  await waitUntilLive(origin, 2, 0);
  expect(requests).toHaveBeenCalledTimes(3);
});
