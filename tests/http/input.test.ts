import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { MAX_PENDING_RESPONSES } from "../../server/node/http-server.ts";
import { runs } from "../helpers/runs.ts";
import { LOCKED_PAGE, LOCKED_VIDEO, PUBLIC_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, PASSCODE_ENDPOINT, sendPasscode } from "../helpers/site/passcode.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { newVisitor } from "../helpers/site/visitor.ts";

const site = await startSite({ TRUST_PROXY: "1" });
afterAll(() => site.stop());

const LAST_CHUNK = "0\r\n\r\n";
const COMMON_HEADERS = "Host: own.example\r\nConnection: close\r\n";

function getRequest(target: string, headers = ""): string {
  return `GET ${target} HTTP/1.1\r\n${COMMON_HEADERS}${headers}\r\n`;
}

function postRequest(headers: string, body: string, target = PASSCODE_ENDPOINT): string {
  return `POST ${target} HTTP/1.1\r\n${COMMON_HEADERS}${headers}\r\n${body}`;
}

async function expectNoServerError(bytes: string | Buffer, allowed?: number[]): Promise<void> {
  const { responses, isOpen } = await sendRaw(bytes);
  const statuses = statusesIn(responses);
  for (const status of statuses) expect(status, responses.slice(0, 200)).toBeLessThan(500);
  if (allowed) expect(allowed, responses.slice(0, 200)).toContain(statuses[0] ?? 0);
  // The time limits of the server close a connection that is still waiting (server/node/http-server.test.ts).
  expect(isOpen && statuses.length > 0).toBe(false);
  expect(site.server.isRunning()).toBe(true);
}

test.each<[string, string, ...allowed: number[]]>([
  ["broken JSON", postRequest("Content-Length: 5\r\n", '{"pas'), 400],
  ["invalid UTF-8 in a body", postRequest("Content-Length: 16\r\n", '{"password":"\xff"}'), 400],
  ["a Content-Length below the length of the body", postRequest("Content-Length: 1\r\n", "{}"), 400],
  ["a huge Content-Length", postRequest("Content-Length: 999999999999\r\n", "{}"), 413],
  ["many chunks", postRequest("Transfer-Encoding: chunked\r\n", "1\r\n \r\n".repeat(4097) + LAST_CHUNK), 413],
  ["a large body", postRequest("Content-Length: 1000000\r\n", " ".repeat(1e6)), 413],
  ["a large body for a page", postRequest("Content-Length: 1000000\r\n", " ".repeat(1e6), PUBLIC_PAGE), 405],
  ["an invalid origin", postRequest("Origin: http://[\r\nContent-Length: 0\r\n", "", LOCKED_PAGE), 403],
  ["an invalid host", "GET / HTTP/1.1\r\nHost: a b@c/d\r\nConnection: close\r\n\r\n", 400],
  ["a target in absolute form", getRequest(`http://own.example${LOCKED_PAGE}`), 200],
  ["an invalid target in absolute form", getRequest("http://[/"), 400],
  ["a target without a path", getRequest("*"), 400],
  ["an encoded null byte", getRequest(`${LOCKED_VIDEO}%00`), 403],
  ["invalid UTF-8 in a path", getRequest("/tr\xffade"), 400, 404],
  ["a path with many dot segments", getRequest(`/${"%2e%2e%2f".repeat(1_500)}etc/passwd`), 400, 404, 414],
  ["a long query", getRequest(`${LOCKED_PAGE}.data?_routes=${"x,".repeat(7_000)}`), 200],
  ["headers above the limit", getRequest("/", `a: ${"b".repeat(20_000)}\r\n`), 431],
  ["many cookies", getRequest(LOCKED_PAGE, `Cookie: ${"portfolio_session=a.b.c; ".repeat(600)}\r\n`), 200],
  ["CONNECT", `CONNECT own.example:443 HTTP/1.1\r\n${COMMON_HEADERS}\r\n`, 0, 405],
  ["an Accept-Encoding that refuses all encodings", getRequest("/", "Accept-Encoding: *;q=0\r\n"), 200],
  ["an address that imitates a log line", getRequest("/", 'X-Forwarded-For: "}\\n{"level":"x"\r\n'), 200],
])("answers %s without a server error", (_name, bytes, ...allowed) => expectNoServerError(bytes, allowed));

test("the server closes only the connection that pipelines too many requests", async () => {
  const keepAliveRequest = `GET ${LOCKED_PAGE} HTTP/1.1\r\nHost: own.example\r\n\r\n`;
  const [{ responses }, otherConnection] = await Promise.all([
    sendRaw(keepAliveRequest.repeat(50)),
    sendRaw(keepAliveRequest.repeat(4) + getRequest("/healthz")),
  ]);
  expect(statusesIn(responses).length).toBeLessThanOrEqual(MAX_PENDING_RESPONSES);
  expect(statusesIn(otherConnection.responses)).toEqual(new Array(5).fill(200));
});

test("answers random requests without a server error", async () => {
  const target = fc.oneof(
    fc.webPath(),
    fc.stringMatching(/^\/[!-~]{0,60}$/),
    fc.constantFrom(LOCKED_PAGE, LOCKED_VIDEO, PASSCODE_ENDPOINT, "/", `${LOCKED_PAGE}.data`),
  );
  const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "QUERY");
  const headers = fc.dictionary(
    fc.constantFrom("Range", "Cookie", "Accept-Encoding", "Origin", "If-None-Match", "X-Forwarded-For"),
    fc.stringMatching(/^[ -~\x80-\xff]{0,60}$/),
    { noNullPrototype: true },
  );
  const body = fc.string({ unit: "binary-ascii", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(target, method, headers, body, async (path, verb, fields, text) => {
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      const head = `${verb} ${path} HTTP/1.1\r\n${COMMON_HEADERS}${lines.join("")}`;
      const request = `${head}Content-Length: ${text.length}\r\n\r\n${text}`;
      await expectNoServerError(Buffer.from(request, "latin1"));
    }),
    runs(300),
  );
});

test("the passcode still works after malformed and random requests", async () => {
  const { status, cookie } = await sendPasscode(site.send, PASSCODE, newVisitor());
  expect([status, cookie]).toEqual([200, expect.stringMatching(/^portfolio_session=/)]);
});

/** Sends bytes and waits until the server closes the connection, or is silent for a second (`isOpen` is true). */
function sendRaw(bytes: string | Buffer): Promise<{ responses: string; isOpen: boolean }> {
  return new Promise((resolve) => {
    let responses = "";
    let isOpen = false;
    const socket = connect(site.server.port, "127.0.0.1").setEncoding("latin1");
    socket.setTimeout(1_000, () => {
      isOpen = true;
      socket.destroy();
    });
    socket.on("data", (data) => {
      responses += data;
    });
    // The server can close the connection while the client still sends.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ responses, isOpen }));
    socket.write(bytes, "latin1");
  });
}

function statusesIn(responses: string): number[] {
  // Status lines can follow a body on the same line.
  const lines = responses.matchAll(/HTTP\/1\.1 (\d{3}) [\w -]+\r\n/g);
  return Array.from(lines, ([, status]) => Number(status)).filter((status) => status !== 100);
}
