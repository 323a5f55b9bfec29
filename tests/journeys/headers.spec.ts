import { createHash } from "node:crypto";
import { type APIResponse, expect } from "@playwright/test";
import { allPaths, locked, lockedPaths, pathOf, publicPaths } from "../kit/content.ts";
import { test } from "../kit/journey.ts";
import { expectLocked, expectUnlocked } from "../kit/prompt.ts";

const path = pathOf(locked);

for (const locked of lockedPaths) {
  for (const address of [locked, `${locked}.data`]) {
    test(`${address} is kept by no cache, locked or not`, async ({ request, context, unlock }) => {
      await unlock();
      for (const answer of [await request.get(address), await context.request.get(address)]) {
        expect(answer.status()).toBe(200);
        expect(answer.headers()["cache-control"]).toContain("no-store");
        expect(answer.headers()["cache-control"]).not.toContain("public");
        expect(answer.headers().vary).toMatch(/\bcookie\b/i);
        expect(answer.headers().etag).toBeUndefined();
      }
    });
  }
}

test("without its cookies a browser shows nothing locked any more, by reload or Back", async ({
  page,
  context,
  visit,
  unlock,
}) => {
  await unlock();
  await visit(path);
  await expectUnlocked(page, locked.sections.length);
  await visit("/");
  await context.clearCookies();
  await page.goBack();
  await expectLocked(page);
  await page.reload();
  await expectLocked(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
});

for (const address of [...allPaths, "/no-such-page"]) {
  test(`${address} has a strict content security policy`, async ({ request }) => {
    const policy = policyOf(await request.get(address));
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("form-action")).toBe("'self'");
    expect(policy.get("style-src")).toMatch(/^'sha256-[\w+/]{43}='$/);
    expect(policy.get("script-src")).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  test(`${address} has the other security headers`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
}

test("public pages may run no script at all", async ({ request }) => {
  for (const address of publicPaths) {
    expect(policyOf(await request.get(address)).get("script-src")).toBe("'none'");
  }
});

test("a locked page names its scripts by hash, and is the same for every stranger", async ({ request }) => {
  for (const address of lockedPaths) {
    const answer = await request.get(address);
    const page = await answer.text();
    const policy = policyOf(answer);
    const scripts = Array.from(
      page.matchAll(/<script\b(?![^>]*json)[^>]*>(.+?)<\/script>/gs),
      ([, text]) => text,
    );
    const hashes = scripts.map(
      (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(hashes.length).toBeGreaterThan(2);
    expect(policy.get("script-src")).toBe(`'self' ${hashes.join(" ")}`);
    expect(policy.get("require-trusted-types-for")).toBe("'script'");
    expect(policy.get("trusted-types")).toBe("'none'");
    const again = await request.get(address, { headers: { Cookie: "portfolio_session=forged" } });
    expect(await again.text()).toBe(page);
  }
});

test("every page with a session has a nonce of its own, and each of its scripts carries it", async ({
  context,
  unlock,
}) => {
  await unlock();
  const nonces = new Set<string>();
  for (const address of [...lockedPaths, ...lockedPaths]) {
    const answer = await context.request.get(address);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(answer).get("script-src") ?? "")?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts.filter((tag) => !tag.includes("application/ld+json"))) {
      expect(script).toContain(`nonce="${nonce}"`);
    }
  }
  expect(nonces.size).toBe(2 * lockedPaths.length);
});

for (const state of ["locked", "unlocked"]) {
  test(`a script that was put into a page does not run: ${state}`, async ({
    page,
    visit,
    unlock,
    expectNoise,
  }) => {
    expectNoise(/Content Security Policy/);
    if (state === "unlocked") await unlock();
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</body>", "<script>window.ran = true</script></body>");
      await route.fulfill({ response: answer, body });
    });
    await visit(path);
    const ran = await page.evaluate(() => "ran" in window);
    expect(ran).toBe(false);
  });
}

test("over HTTPS the browser is told to stay there", async ({ request }) => {
  const answer = await request.get("/", { headers: { "X-Forwarded-Proto": "https" } });
  expect(answer.headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
});

test("pages are asked for again and files with a hash in their name never", async ({ request }) => {
  for (const address of publicPaths) {
    const answer = await request.get(address);
    expect(answer.headers()["cache-control"]).toMatch(/no-cache|max-age=0/);
    const etag = answer.headers().etag ?? "";
    const again = await request.get(address, { headers: { "If-None-Match": etag } });
    expect(again.status()).toBe(304);
    const files = new Set((await answer.text()).match(/\/(assets|media)\/[\w.-]+/g));
    expect(files.size).toBeGreaterThan(0);
    const [file = ""] = files;
    expect((await request.get(file)).headers()["cache-control"]).toContain("immutable");
  }
});

function policyOf(answer: APIResponse): Map<string, string> {
  const directives = (answer.headers()["content-security-policy"] ?? "").split(";");
  return new Map(
    directives.map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values.join(" ")];
    }),
  );
}
