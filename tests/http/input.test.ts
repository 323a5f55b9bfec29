import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { MAX_PENDING_RESPONSES } from "../../server/node/http-server.ts";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import { ENDPOINT, PASSCODE, sendPasscode } from "../helpers/passcode.ts";
import { residentBytes } from "../helpers/resident-bytes.ts";
import { runs } from "../helpers/runs.ts";
import { startSite } from "../helpers/site.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { sendRaw, statusesIn } from "./raw.ts";

/** In bytes. Node.js fills its heap before it collects garbage. */
const MAX_GROWTH = 250 * 1024 * 1024;

const site = await startSite({ TRUST_PROXY: "1" });
for (const target of ["/", LOCKED_PAGE, `${LOCKED_PAGE}.data`]) await site.send({ target });
const before = residentBytes(site.server.pid);
afterAll(() => site.stop());

const HOST = "Host: own.example\r\nConnection: close\r\n";

function get(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\n${HOST}${headers}\r\n`;
}

function post(headers: string, body: string, target = ENDPOINT): string {
  return `POST ${target} HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
}

async function expectRefusal(bytes: string | Buffer, allowed?: number[]): Promise<void> {
  const { errors, isOpen } = await sendRaw(site.server.port, bytes);
  const statuses = statusesIn(errors);
  for (const status of statuses) expect(status, errors.slice(0, 200)).toBeLessThan(500);
  if (allowed) expect(allowed, errors.slice(0, 200)).toContain(statuses[0] ?? 0);
  // The time limits close a connection that still waits (server/node/http-server.test.ts).
  expect(isOpen && statuses.length > 0).toBe(false);
  expect(site.server.runs()).toBe(true);
}

describe("a body", () => {
  test.each<[string, string, number[]]>([
    ["broken JSON", post("Content-Length: 5\r\n", '{"pas'), [400]],
    ["invalid UTF-8", post("Content-Length: 16\r\n", '{"password":"\xff"}'), [400]],
    ["a length below the body's", post("Content-Length: 1\r\n", "{}"), [400]],
    ["a huge length", post("Content-Length: 999999999999\r\n", "{}"), [413]],
    [
      "many small chunks",
      post("Transfer-Encoding: chunked\r\n", `${"1\r\n \r\n".repeat(4097)}0\r\n\r\n`),
      [413],
    ],
    ["one large body", post("Content-Length: 1000000\r\n", " ".repeat(1_000_000)), [413]],
    ["a large body for a page", post("Content-Length: 1000000\r\n", " ".repeat(1e6), PUBLIC_PAGE), [405]],
    [
      "an invalid form",
      post("Content-Type: multipart/form-data\r\nContent-Length: 3\r\n", "abc", LOCKED_PAGE),
      [400],
    ],
    ["an invalid origin", post("Origin: http://[\r\nContent-Length: 0\r\n", "", LOCKED_PAGE), [403]],
    ["an expectation", post("Expect: 100-continue\r\nContent-Length: 2\r\n", "{}"), [400]],
  ])("is answered without an error of the server: %s", (_name, bytes, allowed) =>
    expectRefusal(bytes, allowed),
  );
});

describe("a request line or header", () => {
  test.each<[string, string, number[]]>([
    ["an invalid host", "GET / HTTP/1.1\r\nHost: a b@c/d\r\nConnection: close\r\n\r\n", [400]],
    ["a target in absolute form", get(`http://own.example${LOCKED_PAGE}`), [200]],
    ["an invalid target in absolute form", get("http://[/"), [400]],
    ["no path", get("*"), [400]],
    ["an encoded null byte", get(`${LOCKED_FILM}%00`), [403]],
    ["invalid UTF-8", get("/tr\xffade"), [400, 404]],
    ["a lone percent sign", get("/%"), [400]],
    ["a path bomb", get(`/${"../".repeat(5_000)}etc/passwd`), [404, 414]],
    ["an encoded path bomb", get(`/${"%2e%2e%2f".repeat(1_500)}etc/passwd`), [400, 404, 414]],
    ["a path of slashes", get(`/a${"/".repeat(15_000)}b`), [414]],
    ["a long path", get(`/${"a".repeat(15_000)}`), [414]],
    ["a long query", get(`${LOCKED_PAGE}.data?_routes=${"x,".repeat(7_000)}`), [200]],
    ["headers beyond the limit", get("/", `a: ${"b".repeat(20_000)}\r\n`), [431]],
    ["a flood of cookies", get(LOCKED_PAGE, `Cookie: ${"portfolio_session=a.b.c; ".repeat(600)}\r\n`), [200]],
    ["cookies of white space", get(LOCKED_PAGE, `Cookie: a${" ".repeat(15_000)}b\r\n`), [200]],
    ["CONNECT", `CONNECT own.example:443 HTTP/1.1\r\n${HOST}\r\n`, [0, 405]],
    ["no acceptable encoding", get("/", "Accept-Encoding: *;q=0\r\n"), [200]],
    ["a refused identity encoding", get("/", "Accept-Encoding: identity;q=0\r\n"), [200]],
    ["an address that imitates a log line", get("/", 'X-Forwarded-For: "}\\n{"level":"x"\r\n'), [200]],
  ])("is answered without an error of the server: %s", (_name, bytes, allowed) =>
    expectRefusal(bytes, allowed),
  );

  test("pipelining too many requests closes that connection only", async () => {
    const open = (target: string) => `GET ${target} HTTP/1.1\r\nHost: own.example\r\n\r\n`;
    const [{ errors }, other] = await Promise.all([
      sendRaw(site.server.port, open(LOCKED_PAGE).repeat(50)),
      sendRaw(site.server.port, open(LOCKED_PAGE).repeat(4) + get("/healthz")),
    ]);
    expect(statusesIn(errors).length).toBeLessThanOrEqual(MAX_PENDING_RESPONSES);
    expect(statusesIn(other.errors)).toEqual(new Array(5).fill(200));
  });
});

describe("random input", () => {
  test("never causes an error of the server as a request", async () => {
    const target = fc.oneof(
      fc.webPath(),
      fc.stringMatching(/^\/[!-~]{0,60}$/),
      fc.constantFrom(LOCKED_PAGE, LOCKED_FILM, ENDPOINT, "/", `${LOCKED_PAGE}.data`),
    );
    const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "QUERY");
    const headers = fc.dictionary(
      fc.constantFrom("Range", "Cookie", "Accept-Encoding", "Origin", "If-None-Match", "X-Forwarded-For"),
      fc.stringMatching(/^[ -~\x80-\xff]{0,60}$/),
      { noNullPrototype: true },
    );
    const body = fc.string({ unit: "binary-ascii", maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(target, method, headers, body, async (path, verb, sent, text) => {
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
        const request = `${verb} ${path} HTTP/1.1\r\n${HOST}${lines.join("")}Content-Length: ${text.length}\r\n\r\n${text}`;
        await expectRefusal(Buffer.from(request, "latin1"));
      }),
      { numRuns: runs(300) },
    );
  });

  test("never causes an error of the server as bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        await expectRefusal(Buffer.concat([Buffer.from(bytes), Buffer.from("\r\n\r\n")]));
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("after all this", () => {
  test("the same process still serves the site", async () => {
    expect(site.server.runs()).toBe(true);
    expect((await site.send({ target: LOCKED_PAGE })).status).toBe(200);
    const { status, cookie } = await sendPasscode(site.send, PASSCODE, newVisitor());
    expect([status, typeof cookie]).toEqual([200, "string"]);
  });

  test.skipIf(process.platform === "win32")("the process has not grown", () => {
    expect(residentBytes(site.server.pid) - before).toBeLessThan(MAX_GROWTH);
  });

  test("the log has one line of JSON per request, and no secret", () => {
    const lines = site.server
      .output()
      .split("\n")
      .filter((line) => line.startsWith('{"time'));
    expect(lines.length).toBeGreaterThan(runs(300));
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    for (const secret of [PASSCODE, "only for these tests", "portfolio_session="]) {
      expect(site.server.output()).not.toContain(secret);
    }
  });
});
