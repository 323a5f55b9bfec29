import { expect, test, vi } from "vitest";
import { Saving } from "./saving.ts";

function create(problems: { file: string }[] = []) {
  const messages: [text: string, isAlarm?: boolean][] = [];
  const showMessage = (...message: [string, boolean?]) => void messages.push(message);
  return { messages, saving: new Saving({ showMessage }, { value: { problems } } as never) };
}

test("shows how a change ends", async () => {
  const { messages, saving } = create();
  await saving.run(async () => null);
  await saving.run(async () => null, { done: "Restored" });
  expect(await saving.run(async () => "Kept the other version")).toBe("Kept the other version");
  await expect(saving.run(() => Promise.reject(new Error("Full disk.")))).rejects.toThrow("Full disk.");
  expect(messages.filter(([text]) => text !== "Saving…")).toEqual([
    ["Saved"],
    ["Restored"],
    ["Kept the other version"],
    ["Not saved: Full disk.", true],
  ]);
});

test("says that pages show a change later only if the changed file has a problem", async () => {
  const { messages, saving } = create([{ file: "content/projects.yaml" }]);
  await saving.run(async () => null, { file: "profile.yaml" });
  await saving.run(async () => null, { file: "projects.yaml" });
  expect(messages.filter(([text]) => text !== "Saving…").map(([text]) => text)).toEqual([
    "Saved",
    "Saved. Pages show the change after you fix the problem in that file.",
  ]);
});

test("finish waits for the second of two changes at the same time", async () => {
  const { saving } = create();
  const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const changes = [saving.run(() => first.promise), saving.run(() => second.promise)];
  first.resolve(null);
  await changes[0];
  const onFinish = vi.fn();
  const finishing = saving.finish().then(onFinish);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onFinish).not.toHaveBeenCalled();
  second.resolve(null);
  await Promise.all([finishing, changes[1]]);
});

test("finish waits for the running change, even if that change fails", async () => {
  const { saving } = create();
  const response = Promise.withResolvers<null>();
  const running = saving.run(() => response.promise).catch(() => undefined);
  const onFinish = vi.fn();
  const finishing = saving.finish().then(onFinish);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onFinish).not.toHaveBeenCalled();
  response.reject(new Error("Refused."));
  await finishing;
  await running;
});
