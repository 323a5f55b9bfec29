import { expect, test, vi } from "vitest";
import { createApi } from "./api.ts";

/** An interface that answers with these, and with the last one from then on. */
function apiThat(...answers: [status: number, json: object][]) {
  const asked = vi.spyOn(globalThis, "fetch").mockReset();
  asked.mockImplementation(async () => {
    const [status, json] = answers[Math.min(asked.mock.calls.length, answers.length) - 1] ?? [500, {}];
    return Response.json(json, { status });
  });
  return { asked, ...createApi("token", "own") };
}

test("asks again when Cloudflare answers 500 or 429", async () => {
  const { get, asked } = apiThat([500, {}], [429, {}], [200, { result: "well" }]);
  expect(await get("/thing")).toBe("well");
  const thing = "https://api.cloudflare.com/client/v4/accounts/own/thing";
  expect(asked.mock.calls).toEqual(Array(3).fill([thing, expect.objectContaining({ method: "GET" })]));
});

test("says what it does not know, and where the state of Cloudflare stands", async () => {
  const { request } = apiThat([409, { errors: [{ code: 1, message: "Not now" }] }]);
  await expect(request("PUT", "/thing", "")).rejects.toThrow(
    "Cloudflare answered 409 Not now to /client/v4/accounts/own/thing: run `npm run deploy` again, and if that does not help look at https://www.cloudflarestatus.com.",
  );
});

test("what is gone already is deleted, and cannot be changed", async () => {
  const { get, request } = apiThat([404, {}]);
  expect(await get("/thing")).toBeNull();
  await request("DELETE", "/thing");
  await expect(request("PUT", "/thing")).rejects.toThrow(
    "Cloudflare answered 404 to /client/v4/accounts/own/thing",
  );
});
