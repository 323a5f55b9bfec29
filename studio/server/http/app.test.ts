import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createStudioApp } from "./app.ts";

test("the studio waits until a requested file is generated, instead of answering 404", async () => {
  let isGenerated = false;
  const generateNow = vi.fn(async () => {
    isGenerated = true;
  });
  const answerRequest = async ({ url }: Request) =>
    new Response(null, { status: /media/.test(url) && isGenerated ? 200 : 404 });
  const app = createStudioApp({
    live: Object.assign(new EventEmitter(), { generateNow }),
    renderer: { answer: answerRequest },
    publisher: new EventEmitter(),
    cookieOf: async () => "",
  } as never);
  expect((await app.request("/no-such-page")).status).toBe(404);
  expect(generateNow).not.toHaveBeenCalled();
  expect((await app.request("/media/display-said-1f.woff2")).status).toBe(200);
  expect(generateNow).toHaveBeenCalledExactlyOnceWith("/media/display-said-1f.woff2");
});

test("shows a document with the fragments to which other documents link", async () => {
  const live = new EventEmitter();
  const answer = async () => new Response(null, { status: 404 });
  const parts = { live, publisher: live, renderer: { answer }, cookieOf: async () => "" };
  const app = createStudioApp(parts as never);
  const page = await (await app.request("/studio/docs/own-repository.md")).text();
  const [, link = "", id] = /href="([a-z]+\.md)#([\w-]+)"/.exec(page) ?? [];
  expect(page).toMatch(/<title>\w+/);
  expect(await (await app.request(`/studio/docs/${link}`)).text()).toContain(`id="${id}"`);
  expect((await app.request("/studio/docs/none.md")).status).toBe(404);
});
