import { afterAll, beforeAll, expect, test } from "vitest";
import { inTurn } from "../kit/in-turn.ts";
import { PASSCODE, sendPasscode } from "../kit/passcode.ts";
import { type Site, startSite } from "../kit/site.ts";

let direct: Site;
let proxied: Site;

beforeAll(async () => {
  [direct, proxied] = await Promise.all([startSite(), startSite({ TRUST_PROXY: "1" })]);
});
afterAll(() => Promise.all([direct.stop(), proxied.stop()]));

async function guessTogether(
  { ask }: Site,
  count: number,
  headers: (index: number) => Record<string, string>,
) {
  const tries = Array.from({ length: count }, (_, index) =>
    sendPasscode(ask, `wrong ${index}`, headers(index)),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  return { looked: statuses.filter((status) => status === 200).length, statuses: new Set(statuses) };
}

test("looks at five of many tries at the same time, whoever they say they come from", async () => {
  const names = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "CF-Connecting-IP", "X-Client-IP"];
  const { looked, statuses } = await guessTogether(direct, 200, (index) => ({
    [inTurn(names, index)]: `198.51.100.${index}`,
  }));
  expect(looked).toBe(5);
  expect(statuses).toEqual(new Set([200, 429]));
  const late = await sendPasscode(direct.ask, PASSCODE, { "X-Forwarded-For": "203.0.113.9" });
  expect([late.status, late.cookie]).toEqual([429, undefined]);
  expect(late.headers).toMatch(/^retry-after: [12]$/im);
});

test("counts by the address that a trusted proxy adds, not by those a visitor wrote before it", async () => {
  const { looked } = await guessTogether(proxied, 100, (index) => ({
    "X-Forwarded-For": `198.51.100.${index}, 192.0.2.1`,
  }));
  expect(looked).toBe(5);
});

test("counts an IPv6 network as one visitor", async () => {
  const { looked } = await guessTogether(proxied, 100, (index) => ({
    "X-Forwarded-For": `2001:db8:1:2:${index.toString(16)}::1`,
  }));
  expect(looked).toBe(5);
});

test("lets everyone else in meanwhile", async () => {
  const colleague = await sendPasscode(proxied.ask, PASSCODE, { "X-Forwarded-For": "192.0.2.2" });
  expect(colleague.status).toBe(200);
  expect(colleague.cookie).toMatch(/^portfolio_session=/);
});
