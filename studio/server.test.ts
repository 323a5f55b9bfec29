import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { studioServer } from "./server.ts";

test("waits for a file that is being generated, because browsers never request a missing typeface again", async () => {
  let isGenerated = false;
  const remake = vi.fn(async () => {
    isGenerated = true;
  });
  const answer = async ({ url }: Request) =>
    new Response(null, { status: /media/.test(url) && isGenerated ? 200 : 404 });
  const app = studioServer({
    live: Object.assign(new EventEmitter(), { remake }),
    renderer: { answer },
    cookieOf: async () => "",
  } as never);
  expect((await app.request("/no-such-page")).status).toBe(404);
  expect(remake).not.toHaveBeenCalled();
  expect((await app.request("/media/display-said-1f.woff2")).status).toBe(200);
  expect(remake).toHaveBeenCalledOnce();
});
