import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { locked, pathOf } from "../helpers/content.ts";
import { cookiesIn, PASSCODE, passcodeQuestion, sendPasscode } from "../helpers/passcode.ts";
import { type Site, startSite } from "../helpers/site.ts";
import { visitorFrom } from "../helpers/visitor.ts";

const proxied = await startSite({ TRUST_PROXY: "1" });
afterAll(() => proxied.stop());

function send({ ask }: Site, count: number, headers: (index: number) => Record<string, string>) {
  return Array.from({ length: count }, (_, index) => sendPasscode(ask, `wrong ${index}`, headers(index)));
}

function lookedAt(answers: { status: number }[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

function secondsIn({ headers }: { headers: string }): number {
  return Number(/^retry-after: (\d+)$/im.exec(headers)?.[1]);
}

/** A try with the right passcode, and the ticket to bring with the next one. */
async function visit(from: Record<string, string>, ticket?: string) {
  const headers = ticket ? { ...from, Cookie: ticket } : from;
  const answer = await sendPasscode(proxied.ask, PASSCODE, headers);
  return { ...answer, seconds: secondsIn(answer), ticket: answer.cookie ?? ticket };
}

describe("while a neighbour asks every 20 ms", () => {
  let office = 0;

  /** An address with a guesser behind it, whose free tries are used and who goes on. */
  async function startGuesser() {
    office += 1;
    const from = visitorFrom(`203.0.113.${office}`);
    await Promise.all(send(proxied, 5, () => from));
    const sent: Promise<{ status: number }>[] = [];
    const timer = setInterval(() => sent.push(sendPasscode(proxied.ask, `wrong ${sent.length}`, from)), 20);
    async function stop() {
      clearInterval(timer);
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses).not.toContain(200);
    }
    return { from, stop };
  }

  test("a visitor without script gets in by the same cookie, however slowly the button is pressed", async () => {
    const guesser = await startGuesser();
    function sendForm(cookies: Record<string, string> = {}) {
      const headers = { ...guesser.from, ...cookies, "Content-Type": "application/x-www-form-urlencoded" };
      return proxied.ask({ method: "POST", target: pathOf(locked), headers, body: `password=${PASSCODE}` });
    }
    const first = await sendForm();
    const Cookie = cookiesIn(first);
    expect(Cookie).toMatch(/^portfolio_ticket=/);
    await wait((secondsIn(first) + 7) * 1000);
    const last = await sendForm({ Cookie });
    expect(last.status).toBe(303);
    expect(cookiesIn(last)).toMatch(/^portfolio_session=/);
    await guesser.stop();
  });

  test("a browser that has been inside before does not wait", async () => {
    const guesser = await startGuesser();
    const inside = await proxied.ask(passcodeQuestion(PASSCODE, visitorFrom("192.0.2.77")));
    const [known] = /portfolio_known=[^;]+/.exec(inside.headers) ?? [];
    expect((await visit(guesser.from, known)).status).toBe(200);
    expect((await visit(guesser.from)).status).toBe(429);
    await guesser.stop();
  });
});

describe("who walks through the 65,536 networks of an IPv6 /48", () => {
  test("is looked at 150 times at most and then five times a second, and others get in", async () => {
    const began = performance.now();
    const walk = send(proxied, 2_000, (index) => visitorFrom(`2001:db8:48:${index.toString(16)}::1`));
    const looked = lookedAt(await Promise.all(walk));
    expect(looked).toBeLessThanOrEqual(150 + (performance.now() - began) / 4_000);
    expect(looked).toBeGreaterThan(100);
    // Also with a ticket: it has to stand in the queue with all others of the /48.
    const tickets = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const from = visitorFrom(`2001:db8:48:${(index + 9_000).toString(16)}::1`);
        return { ...from, Cookie: (await sendPasscode(proxied.ask, "wrong", from)).cookie ?? "" };
      }),
    );
    await wait(1_000);
    const brought = lookedAt(
      await Promise.all(send(proxied, tickets.length, (index) => tickets[index] ?? {})),
    );
    expect(brought).toBeLessThanOrEqual(5 * ((performance.now() - began) / 1000));
    expect(brought).toBeGreaterThan(0);

    const from = visitorFrom("2001:db8:49::1");
    let last = await visit(from);
    expect(last.status).toBe(429);
    for (let tries = 0; tries < 3 && last.status === 429; tries++) {
      await wait(last.seconds * 1000);
      last = await visit(from, last.ticket);
    }
    expect(last.status).toBe(200);
  });
});
