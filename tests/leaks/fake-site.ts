import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { remember } from "../../leak-check/check-files.ts";
import { createFinder } from "../../leak-check/find-leaks.ts";
import { createClient } from "../kit/ask.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { inspect } from "./inspect.ts";

export const TEXT = "Nobody wanted the same screen in the morning and at month end.";
export const FILM = "trade-film-0123456789.mp4";
export const MEDIA = `/locked/trade/${FILM}`;
export const filmBytes = Buffer.from(
  Array.from({ length: 9_000 }, (_, at) => (at * at * 13 + (at >> 6)) & 255),
);

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const find = remember(
  await createFinder({
    texts: [TEXT],
    files: [{ name: FILM, bytes: filmBytes }],
    headings: [["Margin call", "Unified view"]],
    open: [],
  }),
);

/** All that `npm run leaks` asks, of a site of one locked study that is closed but for the answers given here. */
export async function inspectSite(leaky: Record<string, Answer> = {}) {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answer = leaky[path] ?? leaky["*"] ?? SITE[path];
    if (answer) answer(request, response);
    else if (path.startsWith("/locked/")) refuse(request, response);
    else response.writeHead(404).end("not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  const ask = createClient(address.port);
  const inspected = await inspect({
    ask,
    find,
    siteUrl: "http://site.example",
    start: ["/"],
    open: ["/"],
    pages: ["/trade"],
    media: [MEDIA],
    cookies: ["session=old", "session=forged"],
    proxied: { ask, cookies: ["session=old", "session=forged"] },
    passcode: "x",
    shown: { texts: [TEXT], files: [FILM] },
  });
  ask.close();
  server.close();
  return inspected;
}

export function isUnlocked({ headers }: IncomingMessage): boolean {
  return headers.cookie === "session=good";
}

export function say(text: string, type = "text/html"): Answer {
  return (_, response) => response.writeHead(200, { "Content-Type": type }).end(text);
}

export const refuse: Answer = (_, response) => response.writeHead(403).end("Locked");

export const prompt = say("<h1>Enter the passcode</h1>");

export const unlocked = say(`<p>${TEXT}</p><video src="${MEDIA}">`);

export const page: Answer = (request, response) =>
  (isUnlocked(request) ? unlocked : prompt)(request, response);

export const SITE: Record<string, Answer> = {
  "/": say('<a href="/trade">Trade</a><script type="module" src="/assets/a.js"></script>'),
  "/trade": page,
  [MEDIA]: (request, response) => (isUnlocked(request) ? response.end(filmBytes) : refuse(request, response)),
  [ENDPOINT]: ({ method }, response) =>
    method === "POST"
      ? response.writeHead(200, { "Set-Cookie": "session=good; Path=/" }).end("{}")
      : response.writeHead(405).end(),
  "/assets/a.js": say('import("./b.js");//# sourceMappingURL=b.js.map', "text/javascript"),
  "/assets/b.js": say("0", "text/javascript"),
};
