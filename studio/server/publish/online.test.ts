import { expect, test, vi } from "vitest";
import { POLL_INTERVAL_MS, readableAddress, WAIT_FOR_HOST_MS, waitUntilOnline } from "./online.ts";

/** Polls a host that serves the new build starting with the given attempt. Returns all reported stages. */
async function stagesWith(firstGoodAttempt: number, isCurrent = () => true): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  let attempts = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe("https://ada.example/build.txt");
    attempts += 1;
    if (attempts === 1) throw new TypeError("fetch failed");
    return new Response(attempts >= firstGoodAttempt ? "new\n" : "old");
  });
  const stages: unknown[] = [];
  const waiting = waitUntilOnline({
    ...{ siteUrl: "https://ada.example", id: "new", sentAt: Date.now(), isCurrent },
    show: (...stage) => stages.push(stage),
  });
  await vi.advanceTimersByTimeAsync(WAIT_FOR_HOST_MS + POLL_INTERVAL_MS);
  await waiting;
  vi.useRealTimers();
  return stages;
}

test("a publication is online when the site's own address returns the ID of its build", async () => {
  expect(await stagesWith(3)).toEqual([["onItsWay"], ["online"]]);
});

test("a publication is late if the host does not serve it within 15 minutes", async () => {
  const late = ["late", expect.stringContaining("SITE_URL is https://ada.example")];
  expect(await stagesWith(Number.POSITIVE_INFINITY)).toEqual([["onItsWay"], late]);
});

test("does not wait for a publication without an address", async () => {
  const stages: unknown[] = [];
  const show = (...stage: unknown[]) => stages.push(stage);
  await waitUntilOnline({ siteUrl: null, id: "new", sentAt: 0, isCurrent: () => true, show });
  expect(stages).toEqual([["sent"]]);
});

test("a newer publication ends the wait", async () => {
  expect(await stagesWith(3, () => false)).toEqual([["onItsWay"]]);
});

test.each([
  [null, null],
  ["https://www.example.com", "https://www.example.com"],
  ["https://xn--uxafekd0e.gr:8443", "https://ρόμπιν.gr:8443"],
])("shows the address %s as %s", (siteUrl, shown) => {
  expect(readableAddress(siteUrl)).toBe(shown);
});
