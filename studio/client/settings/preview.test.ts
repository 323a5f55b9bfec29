import { expect, test, vi } from "vitest";
import { Preview } from "./preview.ts";

const PLACE = { file: "theme.yaml", path: ["colors", "accent"] };

test("previews continue after a preview that fails", async () => {
  const show = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("The page failed."));
  const preview = new Preview(show);
  preview.show(PLACE, "red");
  await preview.stop();
  preview.show(PLACE, "blue");
  expect(show).toHaveBeenLastCalledWith(PLACE, "blue");
});

test("stop resolves after the running preview, and discards the next one", async () => {
  const response = Promise.withResolvers();
  const show = vi.fn(() => response.promise);
  const preview = new Preview(show);
  preview.show(PLACE, "red");
  preview.show(PLACE, "blue");
  const onStop = vi.fn();
  const stopping = preview.stop().then(onStop);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onStop).not.toHaveBeenCalled();
  response.resolve(undefined);
  await stopping;
  expect(show).toHaveBeenCalledTimes(1);
});
