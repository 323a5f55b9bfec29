import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { type Site, startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";

/** The address that the site of the tests is built for. */
const SITE_URL = "http://localhost:3000";
const FOREIGN = "https://planted.example";

const [site, withSiteUrl] = await Promise.all([startSite(), startSite({ SITE_URL })]);
afterAll(() => Promise.all([site.stop(), withSiteUrl.stop()]));

/** Sends the passcode as JSON and as a form, with the server's own Host. */
async function statusesWith({ ask }: Site, headers: Record<string, string>): Promise<number[]> {
  const form = { method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}`, headers };
  const answers = [await ask(passcodeQuestion(PASSCODE, headers)), await ask(form)];
  for (const { status, headers: sent } of answers) expect(/^set-cookie/im.test(sent)).toBe(status < 400);
  if (answers[1]?.status === 403) expect(answers[1].body.toString()).toContain(strings.error.otherSite);
  return answers.map(({ status }) => status);
}

describe("behind a proxy that replaces Host", () => {
  test.each<Record<string, string>>([
    { Origin: FOREIGN },
    { Origin: FOREIGN, "Sec-Fetch-Site": "same-origin" },
    { Origin: FOREIGN, "Sec-Fetch-Site": "none" },
    { Origin: SITE_URL },
  ])("a form is refused if SITE_URL is not set: %j", async (headers) => {
    expect(await statusesWith(site, headers)).toEqual([403, 403]);
  });

  test.each<Record<string, string>>([
    { Origin: SITE_URL },
    { Origin: SITE_URL, "Sec-Fetch-Site": "same-origin" },
  ])("a form of the site is accepted if SITE_URL is its address: %j", async (headers) => {
    expect(await statusesWith(withSiteUrl, headers)).toEqual([200, 303]);
  });

  test("a form of another site is refused, even if its address starts with SITE_URL", async () => {
    expect(await statusesWith(withSiteUrl, { Origin: `${SITE_URL}.evil.example` })).toEqual([403, 403]);
  });
});

test("behind a proxy that adds HTTPS without TRUST_PROXY, forms work and the log warns once", async () => {
  const headers = {
    Origin: site.server.origin.replace("http:", "https:"),
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "198.51.100.77\tplanted",
  };
  for (let times = 0; times < 2; times++) expect(await statusesWith(site, headers)).toEqual([200, 303]);
  await expect.poll(site.server.output).toMatch(/TRUST_PROXY is 0/);
  expect(site.server.output().match(/TRUST_PROXY is 0/g)).toHaveLength(1);
  expect(site.server.output()).not.toMatch(/planted|198\.51\.100\.77/);
});
