import { afterAll, expect, test } from "vitest";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { comparableResponses } from "../helpers/site/comparable.ts";
import type { RawRequest } from "../helpers/site/raw-client.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { formPost } from "./harness.ts";

const site = await startSite();
afterAll(() => site.stop());

const PATHS = `
  /owner /owner.data /owner/x /owner/x.data /owner/ /owner/x/y /OWNER /%6Fwner /%6Fwner.data /Owner.data
  /owner/_.data /owner.data/ /owner.data?_routes= /owner.data?_routes=root /owner.data?_routes=routes%2Fowner
  /owner/x.data?_routes=routes%2Fowner-invitation /owner?entered /owner?index /owner/x?saved
  /owner%2fx /owner;x /owner%00 /owner.html //owner /./owner /x/../owner /owner//x /media/owner
  /owner/present/safe /owner/present/safe?notes /owner/present/safe.data /owner/present/safe/x.avif
`
  .trim()
  .split(/\s+/);

const LOGIN: Omit<RawRequest, "target"> = formPost({ password: OWNER_PASSWORD });

const REQUESTS: Omit<RawRequest, "target">[] = [
  {},
  LOGIN,
  ...["HEAD", "PUT", "OPTIONS"].map((method) => ({ method })),
  formPost("intent=create&label=Acme&opens=all"),
  { headers: { Cookie: "portfolio_owner=true" } },
  { method: "POST", headers: { Origin: "https://elsewhere.example" } },
];

test.each(PATHS)("without OWNER_PASSWORD, %s answers like an unknown path", async (path) => {
  const isMainPath = PATHS.indexOf(path) < 2;
  // The unknown name has the same length and case.
  const targets = [path, path.replace(/wner/, "ther").replace("WNER", "THER")];
  for (const request of isMainPath ? REQUESTS : [{}, LOGIN]) {
    const [actual, unknown] = await comparableResponses(site.send, targets, request, maskName);
    expect(actual, JSON.stringify(request)).toEqual(unknown);
    if (isMainPath) expect(actual?.status).not.toBe(200);
  }
});

/** Masks the requested name, because a response can repeat it. */
function maskName(text: string): string {
  return text.replaceAll(/\/(owner|other|%6f(wn|th)er)/gi, "/-");
}
