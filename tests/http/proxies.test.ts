import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { ENDPOINT, PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { type Site, startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";

/** What the site of the tests is built for. */
const SITE_URL = "http://localhost:3000";

const [direct, published] = await Promise.all([startSite(), startSite({ SITE_URL })]);
afterAll(() => Promise.all([direct.stop(), published.stop()]));

function formQuestion(headers: Record<string, string>, password = PASSCODE) {
  return { method: "POST", target: LOCKED_PAGE, body: `password=${password}`, headers };
}

/** Both credentials of asking, with the Host of the server itself. */
async function statusesWith({ ask }: Site, headers: Record<string, string>): Promise<number[]> {
  const answers = [await ask(passcodeQuestion(PASSCODE, headers)), await ask(formQuestion(headers))];
  for (const { status, headers: sent } of answers) expect(/^set-cookie/im.test(sent)).toBe(status < 400);
  if (answers[1]?.status === 403)
    expect(answers[1].body.toString()).toContain(`<p class="mt-5">${strings.error.otherSite}</p>`);
  return answers.map(({ status }) => status);
}

function noticesOf({ server }: Site): string[] {
  const lines = server.output().split("\n");
  return lines.filter((line) => line.startsWith('{"time"') && "notice" in JSON.parse(line));
}

/** Everything logged before it is there then. */
async function lastLineOf({ ask, server }: Site, mark: string): Promise<void> {
  await ask({ target: `/${mark}` });
  await expect.poll(() => server.output()).toContain(`/${mark}"`);
}

describe("a proxy that hides the Host", () => {
  test("is refused, as another site's page is, and spoken of once", async () => {
    const origin = "https://planted.example";
    expect(noticesOf(direct)).toEqual([]);
    for (const site of ["same-origin", "none"]) {
      const headers = { Origin: origin, "Sec-Fetch-Site": site };
      expect(await statusesWith(direct, headers)).toEqual([403, 403]);
    }
    expect(await statusesWith(direct, { Origin: origin })).toEqual([403, 403]);
    await lastLineOf(direct, "after-the-host");
    expect(noticesOf(direct)).toEqual([expect.stringMatching(/proxy_set_header Host \$http_host.*SITE_URL/)]);
    expect(direct.server.output()).not.toContain("planted");
  });

  test("does no harm where SITE_URL says what the site's address is", async () => {
    expect(await statusesWith(published, { Origin: SITE_URL })).toEqual([200, 303]);
    expect(await statusesWith(published, { Origin: SITE_URL, "Sec-Fetch-Site": "same-origin" })).toEqual([
      200, 303,
    ]);
    await lastLineOf(published, "after-the-site");
    expect(noticesOf(published)).toEqual([]);
  });

  test("lets in by SITE_URL no other site's page", async () => {
    expect(await statusesWith(published, { Origin: `${SITE_URL}.evil.example` })).toEqual([403, 403]);
  });

  test("lets nobody in by the address that a site is built for unless told so", async () => {
    expect(await statusesWith(direct, { Origin: SITE_URL })).toEqual([403, 403]);
  });
});

test("a proxy that ends HTTPS without TRUST_PROXY does no harm to forms, and is spoken of once", async () => {
  await using site = await startSite();
  const own = { Origin: `https://127.0.0.1:${site.server.port}`, "Sec-Fetch-Site": "same-origin" };
  const forwarded = { ...own, "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.77\tplanted" };
  for (let times = 0; times < 3; times++) {
    expect(await statusesWith(site, forwarded)).toEqual([200, 303]);
  }
  await lastLineOf(site, "after-the-proxy");
  expect(noticesOf(site)).toEqual([expect.stringMatching(/set TRUST_PROXY to 1.*not Secure/)]);
  expect(site.server.output()).not.toMatch(/planted|198\.51\.100\.77/);
});

test("a flood of headers made up adds no more than a sentence of each kind to the log", async () => {
  await using site = await startSite();
  for (let index = 0; index < 200; index++) {
    const headers = {
      Origin: index % 2 ? `https://planted-${index}.example` : `https://127.0.0.1:${site.server.port}`,
      "Sec-Fetch-Site": "same-origin",
      ...(index % 3 && { "X-Forwarded-For": `planted-${index}`, "X-Forwarded-Proto": "planted" }),
    };
    await site.ask({ method: "POST", target: ENDPOINT, body: "x", headers });
  }
  await lastLineOf(site, "after-the-flood");
  expect(noticesOf(site)).toHaveLength(3);
  expect(site.server.output()).not.toContain("planted");
});
