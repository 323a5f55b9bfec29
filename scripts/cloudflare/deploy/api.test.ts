import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "./api.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

/** An interface that answers with these, and with the last one from then on. */
async function apiThat(...answers: [status: number, json: object][]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const [status, json] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, {}];
    response.writeHead(status).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { asked, ...createApi("token", "own") };
}

test("asks again when Cloudflare answers 500 or 429", async () => {
  const { get, asked } = await apiThat([500, {}], [429, {}], [200, { result: "well" }]);
  expect(await get("/thing")).toBe("well");
  expect(asked).toEqual(Array(3).fill("GET /accounts/own/thing"));
});

test("says what it does not know, and where the state of Cloudflare stands", async () => {
  const { request } = await apiThat([409, { errors: [{ code: 1, message: "Not now" }] }]);
  await expect(request("PUT", "/thing", "")).rejects.toThrow(
    "Cloudflare answered 409 Not now to /accounts/own/thing: run `npm run deploy` again, and if that does not help look at https://www.cloudflarestatus.com.",
  );
});

test("what is gone already is deleted, and cannot be changed", async () => {
  const { get, request } = await apiThat([404, {}]);
  expect(await get("/thing")).toBeNull();
  await request("DELETE", "/thing");
  await expect(request("PUT", "/thing")).rejects.toThrow("Cloudflare answered 404 to /accounts/own/thing");
});
