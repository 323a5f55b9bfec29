import { beforeEach, expect, test, vi } from "vitest";
import { Connection, takeToken } from "./connection.ts";

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onUpdate = vi.fn();
const shown = { page: "/trade", form: "" };
let connection: Connection;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal("fetch", fetch);
  connection = new Connection({ token: "secret", shown: () => shown, onUpdate });
});

const answer = (number: number, result: unknown = null) => Response.json({ result, update: { number } });
const shownNumbers = () => onUpdate.mock.calls.map(([{ number }]) => number);

test("a request names what the tab shows, and resolves with the result after the update is shown", async () => {
  fetch.mockResolvedValue(answer(1, "Old."));
  onUpdate.mockImplementation(() => (shown.page = "/brief"));
  expect(await connection.call("getValue", { file: "profile.yaml", path: ["footer"] })).toBe("Old.");
  const [url = "", init] = fetch.mock.calls[0] ?? [];
  expect(url).toMatch(/^\/studio\/api\/getValue\?tab=[\w-]+&page=%2Ftrade&form=$/);
  expect(init).toMatchObject({ method: "POST", headers: { "X-Studio-Token": "secret" } });
  expect(onUpdate).toHaveBeenCalledOnce();
});

test("requests the page that the frame loaded during a request", async () => {
  fetch.mockImplementation(async () => {
    shown.page = "/search";
    return answer(fetch.mock.calls.length);
  });
  await connection.call("undo", null);
  await vi.waitFor(() => expect(shownNumbers()).toEqual([1, 2]));
  expect(fetch.mock.lastCall?.[0]).toMatch(/show\?.*page=%2Fsearch/);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("ignores an update that is older than the shown one", async () => {
  const slow = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(answer(2));
  const first = connection.call("undo", null);
  await connection.call("redo", null);
  slow.resolve(answer(1, "late"));
  expect(await first).toBe("late");
  expect(shownNumbers()).toEqual([2]);
});

test("a refusal has the message and the current value of the server, and also shows its update", async () => {
  const body = { message: "Must not be empty.", currentValue: "Theirs.", update: { number: 1 } };
  fetch.mockResolvedValue(Response.json(body, { status: 422 }));
  await expect(connection.call("undo", null)).rejects.toMatchObject({
    ...{ name: "Refusal", status: 422, message: "Must not be empty.", currentValue: "Theirs." },
  });
  expect(shownNumbers()).toEqual([1]);
});

test("says how to go on if the studio does not answer, or answers without JSON", async () => {
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(connection.call("undo", null)).rejects.toThrow("Start it again");
  fetch.mockResolvedValueOnce(new Response("<h1>", { status: 502 }));
  await expect(connection.call("undo", null)).rejects.toThrow("The studio failed.");
});

test("sends files in a form, next to the other input", async () => {
  fetch.mockImplementation(async () => answer(1));
  const image = new File(["x"], "a.png");
  await connection.call("setSiteImage", { target: "share", image });
  await connection.call("uploadTypeface", { role: "display", files: [image, image] });
  const forms = fetch.mock.calls.map(([, { body }]) => [...(body as FormData)]);
  expect(forms).toEqual([
    [
      ["image", image],
      ["input", '{"target":"share"}'],
    ],
    [
      ["files[]", image],
      ["files[]", image],
      ["input", '{"role":"display"}'],
    ],
  ]);
});

test("shows the server's own updates, even if a line arrives in two parts", async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const text of ['{"number":1}\n{"num', 'ber":2}\n'])
        controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  fetch.mockResolvedValue(new Response(body));
  const onStart = vi.fn();
  await connection.follow(onStart);
  expect(shownNumbers()).toEqual([1, 2]);
  expect(onStart).toHaveBeenCalled();
});

test("takeToken moves the secret out of the address, and finds it again after a reload", () => {
  const storage = new Map<string, string>();
  const replaceState = vi.fn();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("location", { hash: "#secret", pathname: "/studio" });
  expect(takeToken()).toBe("secret");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/studio");
  vi.stubGlobal("location", { hash: "", pathname: "/studio" });
  expect(takeToken()).toBe("secret");
});
