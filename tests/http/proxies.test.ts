import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import { type Site, startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";

/** The tests build the site for this address. */
const SITE_URL = "http://localhost:3000";
const FOREIGN_ORIGIN = "https://planted.example";

const [site, withSiteUrl] = await Promise.all([startSite(), startSite({ SITE_URL })]);
afterAll(() => Promise.all([site.stop(), withSiteUrl.stop()]));

/** Sends the passcode as JSON and as a form, with the server's own Host. */
async function statusesWith({ send }: Site, headers: Record<string, string>): Promise<number[]> {
  const form = { method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}`, headers };
  const answers = [await send(passcodeRequest(PASSCODE, headers)), await send(form)];
  for (const { status, headers: sent } of answers) expect(/^set-cookie/im.test(sent)).toBe(status < 400);
  if (answers[1]?.status === 403) expect(answers[1].body.toString()).toContain(strings.error.otherSite);
  return answers.map(({ status }) => status);
}

describe("behind a proxy that replaces Host", () => {
  test.each<[Site, Record<string, string>, number[]]>([
    [site, { Origin: FOREIGN_ORIGIN, "Sec-Fetch-Site": "same-origin" }, [403, 403]],
    [site, { Origin: SITE_URL }, [403, 403]],
    [withSiteUrl, { Origin: SITE_URL }, [200, 303]],
    [withSiteUrl, { Origin: `${SITE_URL}.evil.example` }, [403, 403]],
  ])("the server accepts only forms from SITE_URL: $1", async (server, headers, statuses) => {
    expect(await statusesWith(server, headers)).toEqual(statuses);
  });
});

test("behind a proxy that terminates TLS without TRUST_PROXY, forms work and the log warns once", async () => {
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
