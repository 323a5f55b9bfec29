import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "./api.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

async function apiThat(answers: RequestListener) {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return createApi("token", "own");
}

test("asks again when Cloudflare is busy", async () => {
  const asked: string[] = [];
  const api = await apiThat((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.statusCode = [500, 429][asked.length - 1] ?? 200;
    response.end(JSON.stringify({ result: "well" }));
  });
  expect(await api.get("/accounts/:account/thing")).toBe("well");
  expect(asked).toEqual(Array(3).fill("GET /accounts/own/thing"));
});

test("says what it does not know, and where the state of Cloudflare stands", async () => {
  const api = await apiThat((_request, response) => {
    response.statusCode = 409;
    response.end(JSON.stringify({ errors: [{ code: 1, message: "Not now" }] }));
  });
  await expect(api.send("PUT", "/thing")).rejects.toThrow(
    "Cloudflare answered 409 Not now to /thing: run `npm run deploy` again, and if that does not help look at https://www.cloudflarestatus.com.",
  );
});

test("what is gone already is deleted, and cannot be changed", async () => {
  const api = await apiThat((_request, response) => {
    response.statusCode = 404;
    response.end("{}");
  });
  expect(await api.get("/thing")).toBeNull();
  await api.send("DELETE", "/thing");
  await expect(api.send("PUT", "/thing")).rejects.toThrow("Cloudflare answered 404 to /thing");
});
