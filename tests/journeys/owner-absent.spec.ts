import { expect } from "@playwright/test";
import type { Answer } from "../kit/ask.ts";
import { test } from "../kit/journey.ts";
import { OWNER_PASSWORD, ownerOf } from "../kit/owner.ts";
import { inSite } from "../kit/site/root.ts";
import { scriptOf } from "../kit/site/runtime.ts";
import { startSite } from "../kit/site.ts";
import { strings } from "../kit/strings.ts";

/** By their likes in a folder that is not there. */
const ADDRESSES = {
  "/owner": "/other",
  "/owner?before=x": "/other?before=x",
  "/owner/": "/other/",
  "/owner/an-id": "/other/an-id",
  "/Owner": "/Other",
  "/%6Fwner": "/%6Fther",
  "/owner.data": "/other.data",
  "/owner/an-id.data": "/other/an-id.data",
  "/%6Fwner.data": "/%6Fther.data",
};

test("without a password the owner's pages are not told from any that are not there", async ({ runtime }) => {
  await using site = await startSite({}, inSite(scriptOf(runtime)));
  for (const [address, unknown] of Object.entries(ADDRESSES)) {
    for (const method of ["GET", "HEAD", "POST", "PUT"]) {
      const body = method === "POST" ? `password=${encodeURIComponent(OWNER_PASSWORD)}` : undefined;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const [answer, expected] = await Promise.all(
        [address, unknown].map(async (target) =>
          comparable(await site.ask({ method, target, headers, body })),
        ),
      );
      expect(answer, `${method} ${address}`).toEqual(expected);
      expect(answer?.status, `${method} ${address}`).not.toBe(200);
    }
  }
});

test("with one they are told, and by nothing that everyone reads", async ({
  origin,
  request,
  visit,
  page,
}) => {
  expect((await request.get("/owner")).status()).toBe(200);
  const { path } = await (await ownerOf(origin)).invite();
  for (const address of ["/", "/robots.txt", "/sitemap.xml", path]) {
    expect(await (await request.get(address)).text(), address).not.toMatch(/["/]owner\b/);
  }
  await visit("/");
  await expect(page.getByText(strings.owner.title)).toHaveCount(0);
});

function comparable({ status, headers, body }: Answer) {
  const plain = (text: string) =>
    text
      .replaceAll(/nonce[-=]"?[\w+/=]+"?/g, "a nonce")
      .replaceAll(/^date: .*\n/gim, "")
      .replaceAll(/\/other/gi, "/owner")
      .replaceAll(/\/%6F(wn|th)er/g, "/%6Fwner");
  return { status, headers: plain(headers).toLowerCase(), body: plain(body.toString()) };
}
