import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { visibilityOf, webAddress } from "./public-repository.ts";

const GIT_TYPE = "application/x-git-upload-pack-advertisement";

test.each([
  [200, GIT_TYPE, "public"],
  [200, "text/html", "unknown"],
  [401, "text/plain", "private"],
  [404, "text/plain", "private"],
  [403, "text/plain", "unknown"],
  [429, "text/plain", "unknown"],
  [500, "text/plain", "unknown"],
])("a repository whose host answers %i with %s is %s", async (status, type, expected) => {
  await using server = createServer((request, response) => {
    const isExpected = request.url === "/ada/site.git/info/refs?service=git-upload-pack";
    response.writeHead(isExpected ? status : 400, { "Content-Type": type }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await visibilityOf(`http://127.0.0.1:${port}/ada/site.git/`)).toBe(expected);
});

test.each([
  ["git@github.com:ada/portfolio.git", "private"],
  ["ssh://git@git.example.com:2222/ada/portfolio.git", "unknown"],
])("if the web address of %s does not exist, the repository is %s", async (address, expected) => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  expect(await visibilityOf(address)).toBe(expected);
});

test.each([
  ["/srv/portfolio.git", "private"],
  ["../portfolio.git", "private"],
  ["C:\\portfolio.git", "private"],
  ["file:///srv/portfolio.git", "private"],
  ["localhost:portfolio.git", "unknown"],
  ["ext::ssh -i key %S portfolio", "unknown"],
])("the repository %s is %s", async (address, expected) => {
  expect(await visibilityOf(address)).toBe(expected);
});

test.each([
  ["git@github.com:ada/portfolio.git", "https://github.com/ada/portfolio.git"],
  ["ssh://git@example.com:2222/ada/portfolio", "https://example.com/ada/portfolio"],
  ["ssh://alias/ada/portfolio", "https://github.com/ada/portfolio"],
  ["alias:ada/portfolio.git", "https://github.com/ada/portfolio.git"],
  ["https://ada:secret@example.com/ada/portfolio.git", "https://example.com/ada/portfolio.git"],
])("finds the web address of %s", async (address, expected) => {
  const resolveHost = async (host: string) => (host === "alias" ? "github.com" : host);
  expect(await webAddress(address, resolveHost)).toBe(expected);
});
