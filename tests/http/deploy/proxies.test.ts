import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:http2";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE } from "../../helpers/addresses.ts";
import { createClient } from "../../helpers/ask.ts";
import { freePort } from "../../helpers/free-port.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../helpers/passcode.ts";
import { built } from "../../helpers/site/built.ts";
import { startSite } from "../../helpers/site.ts";
import { ROWS } from "../answers.ts";
import { fileIn, headersOf } from "../harness.ts";
import { startCaddy } from "./caddy.ts";
import { startNginx } from "./nginx.ts";
import { DOMAIN, isInstalled } from "./proxy.ts";

describe.for([
  { name: "Caddy", programs: ["caddy"], startProxy: startCaddy },
  { name: "nginx", programs: ["nginx", "openssl"], startProxy: startNginx },
])("the site behind $name", async ({ name, programs, startProxy }) => {
  if (!isInstalled(...programs)) {
    test.skip(`${name} is not installed on this machine: apt install ${programs.join(" ")}`);
    return;
  }

  let site = await startSite({ TRUST_PROXY: "1" });
  const proxy = await startProxy(site.server.port);
  const { ask } = proxy;
  const cookie = cookiesIn(await ask(passcodeQuestion(PASSCODE)));
  const page = (await site.ask({ target: LOCKED_PAGE })).body.toString();
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await site.stop();
  });

  test("redirects HTTP to HTTPS", async () => {
    const http = createClient(proxy.ports.http);
    const { status, headers } = await http({ target: "/trade?from=cv", headers: { Host: DOMAIN } });
    http.close();
    expect(status).toBe(308);
    expect(headers).toMatch(/^location: https:\/\/www\.example\.com\/trade\?from=cv$/im);
  });

  test("unlocks for the right passcode, with a cookie that is valid over HTTPS only", async () => {
    const answer = await ask(passcodeQuestion(PASSCODE));
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
    expect(headersOf(answer).getSetCookie()[0]).toMatch(
      /^__Host-portfolio_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const pageFor = async (sent: Record<string, string>) =>
      (await ask({ target: LOCKED_PAGE, headers: sent })).body.toString();
    expect(await pageFor({ Cookie: cookie })).toContain(LOCKED_SENTENCE);
    expect(await pageFor({})).not.toContain(LOCKED_SENTENCE);
  });

  test("causes no warning about TRUST_PROXY", async () => {
    await ask(passcodeQuestion(PASSCODE, { Origin: `https://${DOMAIN}` }));
    expect(site.server.output()).not.toContain('"warning"');
  });

  test("accepts forms of the site's own pages only", async () => {
    const form = (Origin: string, Host = DOMAIN) => ({
      ...{ method: "POST", target: LOCKED_PAGE, body: `password=${PASSCODE}` },
      headers: { Origin, Host, "Content-Type": "application/x-www-form-urlencoded" },
    });
    for (const host of [DOMAIN, `${DOMAIN}:8443`])
      expect((await ask(form(`https://${host}`, host))).status, host).toBe(303);
    expect((await ask(form("https://other.example"))).status).toBe(403);
  });

  test("limits the attempts of each visitor, whatever address the visitor forges", async () => {
    const sendAttempts = async (from: string, count: number) => {
      const attempts = Array.from({ length: count }, (_, index) => {
        const forged = { "X-Forwarded-For": `198.51.100.${index}`, "X-Real-IP": `198.51.100.${index}` };
        return ask({ ...passcodeQuestion(`wrong ${index}`, forged), from });
      });
      const answers = await Promise.all(attempts);
      return answers.filter(({ status }) => status === 200).map(({ body }) => body.toString());
    };
    expect(await sendAttempts("127.0.0.2", 20)).toEqual(new Array(10).fill('{"success":false}'));
    expect(await sendAttempts("127.0.0.3", 1)).toEqual(['{"success":false}']);
  });

  test("sends ranges of a locked video only to visitors with access", async () => {
    const film = readFileSync(join(built.lockedMedia, LOCKED_FILM.replace("/locked/", "")));
    const get = (headers: Record<string, string>) => ask({ target: LOCKED_FILM, headers });
    const part = await get({ Cookie: cookie, Range: "bytes=100-299" });
    expect(part.status).toBe(206);
    expect(headersOf(part).get("Content-Range")).toBe(`bytes 100-299/${film.length}`);
    expect(part.body.equals(film.subarray(100, 300))).toBe(true);
    const whole = await get({ Cookie: cookie });
    expect([whole.status, whole.body.equals(film)]).toEqual([200, true]);
    expect((await get({ Range: "bytes=100-299" })).status).toBe(403);
  });

  test.each(["gzip", "br, gzip"])("compresses once for Accept-Encoding: %s", async (accepted) => {
    for (const [target, sent] of [
      ["/", {}],
      [LOCKED_PAGE, { Cookie: cookie }],
    ] as const) {
      const { headers, body } = await ask({ target, headers: { ...sent, "Accept-Encoding": accepted } });
      expect(headers).toMatch(/^content-encoding: (gzip|br)$/im);
      expect(body.toString()).toMatch(/^<!doctype html>/i);
    }
  });

  test.each(Object.keys(ROWS).filter((row) => !REFUSED_BY_PROXIES.includes(row)))(
    "changes no header of %s",
    async (row) => {
      const { as, ...wanted } = ROWS[row]?.ask ?? { target: "/" };
      const question = { ...wanted, target: fileIn(page, wanted.target) };
      const sent = {
        ...question.headers,
        ...(as && { Cookie: cookie }),
        "Accept-Encoding": "br, gzip",
      };
      const through = await ask({ ...question, headers: sent, from: "127.0.0.4" });
      const forwarded = { Host: DOMAIN, "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1" };
      const asked = { ...question, headers: { ...sent, ...forwarded } };
      const direct = await site.ask(asked);
      expect(through.status).toBe(direct.status);
      expect(compared(headersOf(through))).toEqual(compared(headersOf(direct)));
    },
  );

  test("logs no token of an invitation, in any spelling, whether the server answers or not", async () => {
    const token = "AbCdEfGhIjKlMnOpQrStUv";
    const targets = ["/i/", "/i//", "//i/", "/I/", "/%69/", "/i%2f"].map((start) => start + token);
    for (const target of targets) expect((await ask({ target })).status).toBeLessThan(500);
    const http = createClient(proxy.ports.http);
    for (const target of targets) await http({ target, headers: { Host: DOMAIN } });
    http.close();
    await using alone = await startProxy(await freePort());
    const statuses = [...targets, "/trade"].map(async (target) => (await alone.ask({ target })).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([502]));
    await expect.poll(alone.output).toMatch(/connection refused/i);
    expect(proxy.output() + alone.output()).not.toContain(token);
  });

  if (name === "Caddy") {
    test("redirects the domain without www", async () => {
      const answer = await ask({ target: "/trade?from=cv", headers: { Host: DOMAIN.replace("www.", "") } });
      const location = headersOf(answer).get("Location");
      expect([answer.status, location]).toEqual([308, `https://${DOMAIN}/trade?from=cv`]);
    });

    test("lets visitors wait while the server restarts", async () => {
      await site.stop();
      const answer = ask({ target: "/" });
      site = await startSite({ TRUST_PROXY: "1", PORT: String(proxy.ports.server) });
      expect((await answer).status).toBe(200);
    });
  }

  test("supports HTTP/2", async () => {
    const options = { servername: DOMAIN, rejectUnauthorized: false };
    const session = connect(`https://127.0.0.1:${proxy.ports.https}`, options);
    const stream = session.request({ ":path": LOCKED_PAGE, ":authority": DOMAIN });
    const [headers] = await once(stream, "response");
    expect(headers[":status"]).toBe(200);
    stream.close();
    session.close();
  });
});

/** Both proxies refuse these requests themselves. */
const REFUSED_BY_PROXIES = ["an invalid path", "a path above the length limit"];

/** Headers of the connection, and of the proxy itself. */
const CONNECTION_HEADERS = [
  "alt-svc",
  "connection",
  "date",
  "keep-alive",
  "server",
  "transfer-encoding",
  "via",
];

function compared(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => !CONNECTION_HEADERS.includes(name))
    .map(([name, value]) => `${name}: ${value}`)
    .map((line) => line.replace(/'nonce-[^']+'/g, "'nonce'").replace(/(portfolio_\w+)=[^;]+/, "$1"));
}
