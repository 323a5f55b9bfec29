import { expect, test } from "vitest";
import { Latest } from "./latest.ts";

test("shows only the answer to the latest request, whenever an earlier one is answered", async () => {
  const [early, late] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const latest = new Latest("Checking…");
  const showing = [latest.show(early.promise), latest.show(late.promise)];
  early.resolve("Outdated.");
  await showing[0];
  expect(latest.state.getState()).toEqual({ answer: "Checking…", isWaiting: true });
  late.resolve("Current.");
  await showing[1];
  expect(latest.state.getState()).toEqual({ answer: "Current.", isWaiting: false });

  const slow = Promise.withResolvers<string>();
  const slowShowing = latest.show(slow.promise);
  expect(latest.state.getState()).toEqual({ answer: "Current.", isWaiting: true });
  await latest.show(Promise.resolve("Newer."));
  slow.resolve("Outdated.");
  await slowShowing;
  expect(latest.state.getState()).toEqual({ answer: "Newer.", isWaiting: false });
});
