import { type APIResponse, expect } from "@playwright/test";
import { locked, lockedStudies, pathOf } from "../kit/content.ts";
import { pressByRequest } from "../kit/invitations/guest.ts";
import { test } from "../kit/journey.ts";
import { expectUnlocked } from "../kit/prompt.ts";

test("asking for its page, however often, changes nothing", async ({ context, invite }) => {
  const { path, visits } = await invite();
  for (const address of [path, `${path}.data`, path, `${path}.data`]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await context.request.fetch(address, { method });
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()["set-cookie"], address).toBeUndefined();
    }
  }
  expect(await context.cookies()).toEqual([]);
  expect(await visits()).toBeNull();
});

test("nobody keeps, finds or passes on its address, and it stands nowhere in the page", async ({
  request,
  invite,
}) => {
  const { path } = await invite();
  const token = path.split("/").at(-1) ?? "";
  for (const address of [path, `${path}.data`, "/i/nothing", "/i/nothing.data", "/i/a/b"]) {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect(headers["cache-control"], address).toMatch(/no-store/);
    expect(headers["x-robots-tag"], address).toBe("noindex");
    expect(headers["referrer-policy"], address).toBe("no-referrer");
    expect(headers["speculation-rules"], address).toBeUndefined();
    expect(headers.etag, address).toBeUndefined();
    expect(JSON.stringify(headers) + (await answer.text()), address).not.toContain(token);
  }
  for (const address of [path, "/i/nothing"]) {
    const page = await (await request.get(address)).text();
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/<script|rel="canonical"|property="og:/);
  }
});

test("with a slash at its end it leads on, kept by nobody", async ({ request, invite }) => {
  const { path } = await invite();
  const answer = await request.get(`${path}/`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
});

test("every link that opens nothing has one answer, to a press as well", async ({ request, invite }) => {
  const ended = await invite();
  await ended.end();
  const deleted = await invite();
  await deleted.delete();
  const paths = [
    ended.path,
    deleted.path,
    "/i/AAAAAAAAAAAAAAAAAAAAAA",
    "/i/short",
    `/i/${"x".repeat(1000)}`,
    "/i/%00",
    "/i/%F0%9F%94%91",
    "/i/..%5C..",
    `/i/${encodeURIComponent("' OR 1=1 --")}`,
  ];
  for (const ending of ["", ".data"]) {
    const bodies = new Set<string>();
    for (const path of paths) {
      const answer = await request.get(path + ending);
      expect([answer.status(), answer.headers()["set-cookie"]], path).toEqual([410, undefined]);
      bodies.add(withoutNonce(await answer.text()));
    }
    expect([...bodies]).toHaveLength(1);
  }
  const pressed = new Set<string>();
  for (const path of paths) {
    const answer = await pressByRequest(request, path);
    expect([answer.status(), answer.headers()["set-cookie"]], path).toEqual([410, undefined]);
    pressed.add(withoutNonce(await answer.text()));
  }
  expect([...pressed]).toHaveLength(1);
});

test("only a press on its own page lets in", async ({ request, invite }) => {
  const { path } = await invite();
  const strangers: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
  ];
  for (const headers of strangers) {
    const answer = await request.post(path, { headers, maxRedirects: 0 });
    expect([answer.status(), answer.headers()["set-cookie"]]).toEqual([403, undefined]);
  }
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await request.fetch(path, { method });
    expect([answer.status(), answer.headers().allow, answer.headers()["set-cookie"]], method).toEqual([
      405,
      "GET, HEAD, POST",
      undefined,
    ]);
  }
  const answer = await pressByRequest(request, path);
  expect([answer.status(), answer.headers().location]).toEqual([303, `${pathOf(first())}?entered`]);
  expect(cookieNames(answer)).toEqual(["portfolio_session"]);
});

test("whoever may read all keeps the session that opens all", async ({
  page,
  context,
  invite,
  visit,
  unlock,
}) => {
  await unlock();
  const before = await context.cookies();
  const { path } = await invite({ scope: [locked.slug] });
  const answer = await pressByRequest(context.request, path);
  expect([answer.status(), cookieNames(answer)]).toEqual([303, []]);
  expect(await context.cookies()).toEqual(before);
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    await expectUnlocked(page, study.sections.length);
  }
});

test("the server writes the end of a link nowhere", async ({ request, invite, site }) => {
  const { path } = await invite();
  const token = path.split("/").at(-1) ?? "";
  const spellings = [path, `${path}/`, `${path}.data`, `/%69/${token}`, `//i/${token}`, `/i%2f${token}`];
  for (const address of [...spellings, `${path}/x`, `/i/${token}%zz`, `/I/${token}`]) {
    await request.get(site.server.origin + address, { maxRedirects: 0 });
    await request.post(site.server.origin + address, { maxRedirects: 0 });
  }
  await request.get(`/healthz?after=${token.slice(0, 4)}`);
  await expect.poll(() => site.server.output()).toContain('"/healthz"');
  expect(site.server.output()).not.toContain(token);
});

function first() {
  const [study] = lockedStudies;
  if (!study) throw new Error("There is no locked study");
  return study;
}

/** It is another one for each answer, and of one length. */
function withoutNonce(page: string): string {
  return page.replaceAll(/nonce="[\w+/=]{24}"/g, "nonce");
}

function cookieNames(answer: APIResponse): string[] {
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  return cookies.map(({ value }) => value.split("=")[0] ?? "");
}
