import { expect, test } from "vitest";
import type { MiddlewareContext } from "../context.ts";
import { clientOf } from "./cloudflare-platform.ts";

function client(url: string, headers: Record<string, string>) {
  const context = { req: { url, header: (name: string) => headers[name] } };
  return clientOf(context as unknown as MiddlewareContext);
}

test("takes the client's address from Cloudflare alone, and groups IPv6 by network", () => {
  const names = ["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "CF-Connecting-IPv6"];
  const forged = Object.fromEntries(names.map((name) => [name, "192.0.2.1"]));
  const headers = { "CF-Connecting-IP": "2001:db8:1:2:3::4", ...forged };
  expect(client("https://a.example/", headers)).toEqual({ address: "2001:db8:1::/48", secure: true });
  expect(client("http://a.example/", { ...forged, "X-Forwarded-Proto": "https" })).toEqual({
    address: "unknown",
    secure: false,
  });
});
