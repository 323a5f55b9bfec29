import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type QueuedText, TextQueue } from "./text-queue.ts";

const TEXT_COUNT = 13;
const KEYS = "Dispatching 400 trucks";

/** A text without an element. A shown or opened text is selected as a whole, so the next character replaces it. */
class FakeText implements QueuedText {
  readonly name: string;
  readonly pageValue: string;
  content: string;
  shown: string;
  isEditable = false;
  reason: string | null = null;
  #isSelected = false;

  constructor(name: string, value: string) {
    this.name = name;
    [this.pageValue, this.content, this.shown] = [value, value, value];
  }

  type(characters: string): void {
    this.content = this.#isSelected ? characters : this.content + characters;
    this.#isSelected = false;
  }

  snapshot() {
    const { content } = this;
    return () => content;
  }

  hasShown(savedValue: string) {
    return savedValue === this.pageValue;
  }

  show(savedValue: string) {
    this.#isSelected ||= this.content !== savedValue;
    [this.content, this.shown] = [savedValue, savedValue];
  }

  restore() {
    this.content = this.pageValue;
  }

  setEditable(isEditable: boolean) {
    this.isEditable = isEditable;
    this.#isSelected = isEditable;
  }

  mark(reason: string | null) {
    this.reason = reason;
  }
}

const isThird = (name: string) => Number(name) % 3 === 0;

/** Creates texts, the values in their files, and a queue whose responses are late. */
function createTexts({ latency = 50, isRefused = (_: string): boolean => false } = {}) {
  const texts = Array.from({ length: TEXT_COUNT }, (_, index) => new FakeText(`${index}`, `Old ${index}`));
  const files = new Map(texts.map(({ name, pageValue }) => [name, pageValue]));
  const requests: string[] = [];
  const respond = () => new Promise<void>((resolve) => setTimeout(resolve, latency));
  const queue = new TextQueue<FakeText>({
    load: async ({ name }) => {
      await respond();
      return files.get(name);
    },
    save: async ({ name }, value, was) => {
      requests.push(value);
      await respond();
      if (isRefused(name)) throw new Error("Refused.");
      if (files.get(name) !== was) throw new Error("Another program has changed this text.");
      files.set(name, value);
      return value;
    },
    onClose: () => undefined,
    onRefuse: () => undefined,
    onSettle: () => undefined,
  });
  const [first, second] = texts as [FakeText, FakeText];
  return { texts, first, second, files, requests, queue };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MOVES: Record<string, (queue: TextQueue<FakeText>, next: FakeText, pause: () => unknown) => unknown> = {
  Tab: (queue, next) => void queue.open(next),
  async Enter(queue, next, pause) {
    void queue.save();
    await pause();
    void queue.open(next);
  },
  mouse(queue, next) {
    queue.leave();
    void queue.open(next);
  },
};
const matrix = [0, 50, 300, 2000].flatMap((latency) =>
  [12, 60, 120].flatMap((keyTime) => Object.keys(MOVES).map((move) => ({ latency, keyTime, move }))),
);

test.each(matrix)(
  "keeps every character with $move, $keyTime ms for a key and responses after $latency ms",
  async ({ latency, keyTime, move }) => {
    const { texts, files, queue } = createTexts({ latency, isRefused: isThird });
    const pause = () => vi.advanceTimersByTimeAsync(keyTime);
    for (const text of texts) {
      await MOVES[move]?.(queue, text, pause);
      await pause();
      for (const key of KEYS + text.name) {
        queue.openText?.type(key);
        await pause();
      }
    }
    const saving = queue.saveAll();
    await vi.runAllTimersAsync();
    expect((await saving)?.name).toBe("0");
    expect(queue.refusedCount).toBe(texts.filter(({ name }) => isThird(name)).length);
    for (const { name, content, reason } of texts) {
      expect([content, reason]).toEqual([KEYS + name, isThird(name) ? "Refused." : null]);
      expect(files.get(name)).toBe(isThird(name) ? `Old ${name}` : KEYS + name);
    }
  },
);

test("keeps a text open if the owner types during its save, and saves the rest later", async () => {
  const { first, files, requests, queue } = createTexts();
  void queue.open(first);
  first.type("One");
  void queue.save();
  first.type(", two");
  await vi.runAllTimersAsync();
  expect([files.get("0"), first.isEditable, first.content]).toEqual(["One", true, "One, two"]);
  void queue.save();
  void queue.save();
  await vi.runAllTimersAsync();
  expect([files.get("0"), first.isEditable, requests]).toEqual(["One, two", false, ["One", "One, two"]]);
});

test("saves the original text again if the owner restores it after a save", async () => {
  const { first, files, queue } = createTexts();
  void queue.open(first);
  first.type("Old 0, new");
  void queue.save();
  first.content = "Old 0";
  await vi.runAllTimersAsync();
  queue.leave();
  await vi.runAllTimersAsync();
  expect(files.get("0")).toBe("Old 0");
});

test.each([
  ["leaves", (queue: TextQueue<FakeText>) => queue.leave()],
  ["saves", (queue: TextQueue<FakeText>) => void queue.save()],
])("saves the original text again if the owner restores it during a save, and then %s it", async (_, end) => {
  const { first, files, queue } = createTexts();
  void queue.open(first);
  first.type("New");
  void queue.save();
  first.content = "Old 0";
  end(queue);
  await vi.runAllTimersAsync();
  expect([files.get("0"), first.content, queue.isUnsaved]).toEqual(["Old 0", "Old 0", false]);
});

test("saves an edit that begins during the save of the same text", async () => {
  const { first, second, files, queue } = createTexts();
  void queue.open(first);
  first.type("One");
  void queue.open(second);
  void queue.open(first);
  first.type("Two");
  queue.leave();
  await vi.runAllTimersAsync();
  expect([files.get("0"), first.reason]).toEqual(["Two", null]);
});

test("keeps a text open and selected if the owner returns to it during its save", async () => {
  const { first, second, files, queue } = createTexts();
  void queue.open(first);
  await vi.advanceTimersByTimeAsync(100);
  first.type("New");
  void queue.open(second);
  void queue.open(first);
  await vi.advanceTimersByTimeAsync(500);
  first.type("Newer");
  void queue.save();
  await vi.advanceTimersByTimeAsync(500);
  expect([files.get("0"), queue.openText]).toEqual(["Newer", null]);
});

test("does not mark a text again if the owner discards it before a late refusal", async () => {
  const { first, queue } = createTexts({ isRefused: isThird });
  void queue.open(first);
  first.type("One");
  void queue.save();
  queue.cancel();
  await vi.runAllTimersAsync();
  expect([first.content, first.reason, queue.isUnsaved]).toEqual(["Old 0", null, false]);
});

test("keeps a changed text if its value cannot be loaded, and loads the value again to save it", async () => {
  const { first, second, files, queue } = createTexts();
  const load = vi.spyOn(files, "get").mockImplementationOnce(() => {
    throw new Error("The studio does not answer.");
  });
  const opening = queue.open(first);
  first.type("One");
  await vi.runAllTimersAsync();
  await opening;
  load.mockRestore();
  void queue.open(second);
  await vi.runAllTimersAsync();
  expect(files.get("0")).toBe("One");
});

test("shows the new version of an open, untouched text after another program has changed it", async () => {
  const { first, files, queue } = createTexts();
  void queue.open(first);
  await vi.runAllTimersAsync();
  files.set("0", "From an agent");
  void queue.reload(first);
  await vi.runAllTimersAsync();
  expect([first.content, queue.isUnsaved]).toEqual(["From an agent", false]);
  first.type("Mine");
  void queue.save();
  await vi.runAllTimersAsync();
  expect(files.get("0")).toBe("Mine");
});

test("ignores an old value that arrives after the text was loaded again", async () => {
  const { first, files, queue } = createTexts();
  const old = Promise.withResolvers<string>();
  vi.spyOn(files, "get").mockReturnValueOnce(old.promise as never);
  void queue.open(first);
  await vi.advanceTimersByTimeAsync(100);
  files.set("0", "New");
  void queue.reload(first);
  await vi.advanceTimersByTimeAsync(100);
  old.resolve("Old 0");
  await vi.runAllTimersAsync();
  expect([first.content, queue.savedValueOf(first)]).toEqual(["New", "New"]);
});

test("reports a conflict if another program changes a text that the owner has changed", async () => {
  const { first, files, queue } = createTexts();
  void queue.open(first);
  await vi.runAllTimersAsync();
  first.type("Mine");
  files.set("0", "From an agent");
  void queue.reload(first);
  queue.leave();
  await vi.runAllTimersAsync();
  expect([files.get("0"), first.content]).toEqual(["From an agent", "Mine"]);
  expect(first.reason).toBe("Another program has changed this text.");
});
