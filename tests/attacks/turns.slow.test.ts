import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locked, pathOf } from "../kit/content.ts";
import { untilLongWait } from "../kit/lock/free-tries.ts";
import { cookiesIn, PASSCODE, passcodeQuestion, sendPasscode } from "../kit/passcode.ts";
import { type Site, startSite } from "../kit/site.ts";
import { visitorFrom } from "../kit/visitor.ts";

let proxied: Site;

beforeAll(async () => {
  proxied = await startSite({ TRUST_PROXY: "1" });
});
afterAll(() => proxied.stop());

function send({ ask }: Site, count: number, headers: (index: number) => Record<string, string>) {
  return Array.from({ length: count }, (_, index) => sendPasscode(ask, `wrong ${index}`, headers(index)));
}

function lookedAt(answers: { status: number }[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

/** A try with the right passcode, and the turn to bring with the next one. */
async function visit(from: Record<string, string>, turn?: string) {
  const headers = turn ? { ...from, Cookie: turn } : from;
  const answer = await sendPasscode(proxied.ask, PASSCODE, headers);
  const seconds = Number(/^retry-after: (\d+)$/im.exec(answer.headers)?.[1]);
  return { ...answer, seconds, turn: answer.cookie ?? turn };
}

describe("while a neighbour asks every 20 ms", () => {
  let office = 0;

  /** An address with a guesser behind it, who has begun a wait and goes on in it. */
  async function startGuesser() {
    office += 1;
    const from = visitorFrom(`203.0.113.${office}`);
    await Promise.all(send(proxied, 5, () => from));
    const sent: Promise<{ status: number }>[] = [];
    const timer = setInterval(() => sent.push(sendPasscode(proxied.ask, `wrong ${sent.length}`, from)), 20);
    async function stop() {
      clearInterval(timer);
      return (await Promise.all(sent)).map(({ status }) => status);
    }
    /** Until the guesser has taken the free moment. */
    const begin = () => untilLongWait(() => sendPasscode(proxied.ask, "wrong", from));
    return { from, begin, stop };
  }

  test("a visitor who keeps the cookie gets in", async () => {
    const guesser = await startGuesser();
    const first = await visit(guesser.from);
    expect(first.status).toBe(429);
    expect(first.turn).toMatch(/^portfolio_turn=/);
    let told = first.seconds;
    let last = first;
    for (let tries = 0; tries < 5 && last.status === 429; tries++) {
      await wait(last.seconds * 1000);
      await guesser.begin();
      last = await visit(guesser.from, first.turn);
      if (last.status === 429) told += last.seconds;
    }
    const refused = await guesser.stop();
    expect(last.status).toBe(200);
    expect(last.cookie).toMatch(/^portfolio_session=/);
    expect(told).toBeLessThan(60);
    expect(refused).toContain(429);
  });

  test("a visitor without script gets in by the same cookie", async () => {
    const guesser = await startGuesser();
    function sendForm(cookies: Record<string, string> = {}) {
      const headers = { ...guesser.from, ...cookies, "Content-Type": "application/x-www-form-urlencoded" };
      return proxied.ask({ method: "POST", target: pathOf(locked), headers, body: `password=${PASSCODE}` });
    }
    let last = await sendForm();
    const Cookie = cookiesIn(last);
    expect(Cookie).toMatch(/^portfolio_turn=/);
    for (let tries = 0; tries < 5 && last.status === 429; tries++) {
      const [, seconds] = /^retry-after: (\d+)$/im.exec(last.headers) ?? [];
      await wait(Number(seconds) * 1000);
      await guesser.begin();
      last = await sendForm({ Cookie });
    }
    expect(last.status).toBe(303);
    expect(cookiesIn(last)).toMatch(/^portfolio_session=/);
    await guesser.stop();
  });

  test("a turn is good once, for its own address, and only as it was given", async () => {
    const guesser = await startGuesser();
    const { turn = "", seconds } = await visit(guesser.from);
    await wait(seconds * 1000);
    const [id, time, signature] = turn.split(".");
    const elsewhere = await startGuesser();
    for (const [other, cookie] of [
      [guesser, `${id}.0.${signature}`],
      [guesser, `${id}.${time}.${"A".repeat(43)}`],
      [guesser, turn.replace("portfolio_turn", "portfolio_session")],
      [elsewhere, turn],
    ] as const) {
      await other.begin();
      expect((await visit(other.from, cookie)).status).toBe(429);
    }
    const spend = () => sendPasscode(proxied.ask, "wrong", { ...guesser.from, Cookie: turn });
    const spent = await Promise.all(Array.from({ length: 20 }, spend));
    expect(spent.filter(({ status }) => status === 200)).toHaveLength(1);
    await guesser.begin();
    expect((await visit(guesser.from, turn)).status).toBe(429);
    await Promise.all([guesser.stop(), elsewhere.stop()]);
  });

  test("a browser that has been inside before does not wait", async () => {
    const guesser = await startGuesser();
    const inside = await proxied.ask(passcodeQuestion(PASSCODE, visitorFrom("192.0.2.77")));
    const [known] = /portfolio_known=[^;]+/.exec(inside.headers) ?? [];
    await guesser.begin();
    expect((await visit(guesser.from, known)).status).toBe(200);
    expect((await visit(guesser.from)).status).toBe(429);
    await guesser.stop();
  });
});

describe("who walks through the 65,536 networks of an IPv6 /48", () => {
  test("is looked at no more than 301 times and five times a second, and others get in", async () => {
    const began = performance.now();
    const walk = send(proxied, 2_000, (index) => visitorFrom(`2001:db8:48:${index.toString(16)}::1`));
    const looked = lookedAt(await Promise.all(walk));
    expect(looked).toBeLessThanOrEqual(301);
    expect(looked).toBeGreaterThan(200);
    // Also with a turn: it has to stand in line with all others of the /48.
    const turns = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const from = visitorFrom(`2001:db8:48:${(index + 9_000).toString(16)}::1`);
        return { ...from, Cookie: (await sendPasscode(proxied.ask, "wrong", from)).cookie ?? "" };
      }),
    );
    await wait(1_000);
    const brought = lookedAt(await Promise.all(send(proxied, turns.length, (index) => turns[index] ?? {})));
    const seconds = (performance.now() - began) / 1000;
    expect(brought).toBeLessThanOrEqual(5 * seconds);
    expect(brought).toBeGreaterThan(0);

    const from = visitorFrom("2001:db8:49::1");
    const { status, turn } = await visit(from);
    expect(status).toBe(429);
    let last = await visit(from, turn);
    for (let tries = 0; tries < 60 && last.status === 429; tries++) {
      await wait(last.seconds * 1000);
      last = await visit(from, turn);
    }
    expect(last.status).toBe(200);
  });
});
