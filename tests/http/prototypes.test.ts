import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { invited, locked, open, otherLocked } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { cookiesIn } from "../helpers/site/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/site/raw-client.ts";
import { headersOf, startHarness } from "./harness.ts";

const { site, cookies, owner } = await startHarness();
const invitedGuest = await owner.invite({ studies: [invited.slug] });
const endedGuest = await owner.invite({ studies: [locked.slug, invited.slug] });
const sessions = {
  ...cookies,
  stranger: "",
  forged: `portfolio_session=${"a".repeat(60)}.${"a".repeat(43)}`,
  invited: cookiesIn(await site.send(clickRequest(invitedGuest.path))),
  ended: cookiesIn(await site.send(clickRequest(endedGuest.path))),
};
await endedGuest.end();

function idIn(folder: string, index = 0): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".prototype"));
  return basename(files[index] ?? "", ".prototype");
}
const idOf = (slug: string) => idIn(join(buildPaths.lockedMedia, slug));
const IDS = {
  locked: idOf(locked.slug),
  other: idOf(otherLocked.slug),
  invited: idOf(invited.slug),
  public: idIn(buildPaths.publicMedia),
};
const [LOCKED, OTHER, INVITED, PUBLIC] = Object.values(IDS).map((id) => `/prototype/${id}`) as [
  string,
  string,
  string,
  string,
];
const UPPERCASE = `/prototype/${IDS.locked.toUpperCase()}`;

/** A file is the prototype, a page is the poster or the page with the bar, and all others have none of its bytes. */
type Answer = "file" | "page" | "closed" | "to closed" | "to full" | number;
type Session = keyof typeof sessions;
type Row = [answer: Answer, as: Session, target: string, request?: Partial<RawRequest>];

const IN_TAB = { headers: { "Sec-Fetch-Dest": "document" } };
const IN_FRAME = { headers: { "Sec-Fetch-Dest": "iframe" } };
const range = (value: string) => ({ headers: { Range: value } });

function allAddresses(path: string, as: Session, isOpen: boolean): Row[] {
  const page = isOpen ? "page" : "closed";
  return [
    [isOpen ? "file" : "to closed", as, `${path}/file`],
    [page, as, `${path}/poster`],
    [page, as, path],
    [page, as, `${path}?full`],
  ];
}

const ROWS: Row[] = [
  ...(["stranger", "forged", "ended", "invited"] as const).flatMap((as) => allAddresses(LOCKED, as, false)),
  ...(["visitor", "guest", "owner"] as const).flatMap((as) => allAddresses(LOCKED, as, true)),
  ...(["stranger", "visitor", "guest", "ended"] as const).flatMap((as) => allAddresses(INVITED, as, false)),
  ...(["invited", "owner"] as const).flatMap((as) => allAddresses(INVITED, as, true)),
  ...allAddresses(OTHER, "guest", false),
  ...allAddresses(PUBLIC, "stranger", true),
  ...allAddresses("/prototype/0123456789", "visitor", false),
  // Only one spelling of a file's address is in a sandbox.
  ["to closed", "visitor", `${LOCKED}/FILE`],
  ["to closed", "visitor", `${LOCKED.replace("prototype", "Prototype")}/file`],
  ["to closed", "visitor", `${LOCKED.replace("prototype", "%70rototype")}/file`],
  ["to closed", "visitor", `${LOCKED}/%66ile`],
  ["to closed", "visitor", `${UPPERCASE}/file`],
  ["closed", "visitor", `${LOCKED}/other.html`],
  ["closed", "visitor", `${LOCKED}/file/other.html`],
  ["closed", "visitor", `${LOCKED}.prototype`],
  ["closed", "visitor", `${LOCKED}.html`],
  ["closed", "visitor", "/prototype/closed"],
  ["closed", "stranger", `${PUBLIC}.prototype`],
  [308, "visitor", `${LOCKED}/file/`],
  [308, "visitor", "/prototype/"],
  ["closed", "visitor", "/prototype"],
  [404, "visitor", `${LOCKED}/file`.replace("/", "//")],
  [403, "stranger", `/locked/${locked.slug}/${IDS.locked}.prototype`],
  [404, "visitor", `/locked/${locked.slug}/${IDS.locked}.prototype`],
  [404, "owner", `/owner/present/${locked.slug}/spring.html`],
  [404, "stranger", `/media/${IDS.public}.prototype`],
  [404, "stranger", `/media/${IDS.locked}.prototype`],
  [404, "stranger", `/${locked.slug}/spring.html`],
  [404, "stranger", `/case-studies/${locked.slug}/spring.html`],
  ["to closed", "stranger", `${LOCKED}/file?full`],
  ["closed", "stranger", `${LOCKED}?full=1&entered`],
  // The data of our pages.
  ["page", "visitor", `${LOCKED}.data`],
  [403, "stranger", `${LOCKED}.data`],
  [403, "stranger", `${LOCKED}/poster.data`],
  [202, "stranger", `${LOCKED}/file.data`],
  // Frames and tabs.
  ["to full", "visitor", `${LOCKED}/file`, IN_TAB],
  ["to full", "visitor", `${LOCKED}/poster`, IN_TAB],
  ["to full", "visitor", LOCKED, IN_TAB],
  ["to full", "visitor", `${LOCKED}/file?full`, IN_TAB],
  ["to full", "stranger", `${LOCKED}/file`, IN_TAB],
  ["to full", "stranger", `${PUBLIC}/file`, IN_TAB],
  ["page", "visitor", `${LOCKED}?full`, IN_TAB],
  ["closed", "stranger", `${LOCKED}?full`, IN_TAB],
  ["file", "visitor", `${LOCKED}/file`, IN_FRAME],
  ["file", "stranger", `${PUBLIC}/file`, IN_FRAME],
  ["to closed", "stranger", `${LOCKED}/file`, IN_FRAME],
  // Ranges and validation.
  [206, "visitor", `${LOCKED}/file`, range("bytes=0-9")],
  [206, "stranger", `${PUBLIC}/file`, range("bytes=-9")],
  [416, "visitor", `${LOCKED}/file`, range("bytes=9999999-")],
  ["to closed", "stranger", `${LOCKED}/file`, range("bytes=0-9")],
  ["to closed", "ended", `${INVITED}/file`, range("bytes=0-9")],
  [304, "visitor", `${LOCKED}/file`, { headers: { "If-None-Match": "*" } }],
  ["to closed", "stranger", `${LOCKED}/file`, { headers: { "If-None-Match": "*" } }],
  // Methods.
  [200, "visitor", `${LOCKED}/file`, { method: "HEAD" }],
  ["to closed", "stranger", `${LOCKED}/file`, { method: "HEAD" }],
  [403, "stranger", LOCKED, { method: "HEAD" }],
  [405, "visitor", `${LOCKED}/file`, { method: "OPTIONS" }],
  [405, "visitor", `${LOCKED}/file`, { method: "POST" }],
  [405, "stranger", `${PUBLIC}/file`, { method: "POST" }],
  [405, "visitor", LOCKED, { method: "POST" }],
  [405, "visitor", LOCKED, { method: "PUT" }],
];

/** Each fixture's prototype has a heading, and a title in its study. */
const TEXTS: Record<string, string[]> = {
  vault: ["Turn the brass dial twice", "Brass dial"],
  safe: ["Press the spring behind the back plate", "The spring behind the back plate"],
  narwhal: ["Feed the narwhal in its pool", "The narwhal pool"],
};
const textsOf = ({ slug }: { slug: string }) => TEXTS[slug] ?? [];
const OWN_TEXTS: Record<string, string[]> = {
  [LOCKED]: textsOf(locked),
  [OTHER]: textsOf(otherLocked),
  [INVITED]: textsOf(invited),
};
const ALL_TEXTS = Object.values(TEXTS).flat();

async function send([, as, target, request = {}]: Row): Promise<RawResponse> {
  const headers = { ...request.headers, ...(sessions[as] && { Cookie: sessions[as] }) };
  return site.send({ ...request, target, headers });
}

function expectAnswer(answer: Answer, response: RawResponse, target: string): void {
  const headers = headersOf(response);
  const location = headers.get("Location");
  const isOpen = answer === "file" || answer === "page" || answer === 206;
  const path = Object.keys(OWN_TEXTS).find((start) => target.startsWith(start)) ?? "";
  const text = response.body.toString();
  const foreignTexts = isOpen ? ALL_TEXTS.filter((part) => !OWN_TEXTS[path]?.includes(part)) : ALL_TEXTS;
  expect(foreignTexts.filter((part) => text.includes(part))).toEqual([]);
  if (answer === "file") expect(text).toMatch(/^(<!--.*?-->\s*)?<!doctype html><script>/);
  if (answer === "page" && OWN_TEXTS[path]) expect(text).toContain(OWN_TEXTS[path][1]);
  if (answer === "to closed") expect([response.status, location]).toEqual([303, "/prototype/closed"]);
  else if (answer === "to full")
    expect([response.status, location]).toEqual([303, `${target.replace(/\/(file|poster)\b.*/, "")}?full`]);
  else expect(response.status).toBe(answer === "closed" ? 403 : typeof answer === "number" ? answer : 200);
  if (!target.startsWith("/prototype/") || headers.get("Content-Type")?.startsWith("text/plain")) return;
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(headers.has("X-Frame-Options")).toBe(false);
  const isFilePath = /^\/prototype\/[^/]+\/file(\?|$)/.test(target);
  expect(
    /^sandbox allow-scripts allow-forms; default-src 'none';/.test(
      headers.get("Content-Security-Policy") ?? "",
    ),
  ).toBe(isFilePath);
}

describe("a prototype", () => {
  test.each(
    ROWS.map(
      (row) =>
        [
          `${row[3]?.method ?? "GET"} ${row[2]} ${JSON.stringify(row[3]?.headers ?? {})} as ${row[1]}`,
          row,
        ] as const,
    ),
  )("%s", async (_name, row) => {
    const [answer, , target] = row;
    expectAnswer(answer, await send(row), target);
  });

  test("has at least 60 tested requests", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
  });

  test("is complete, in a sandbox that reaches no network, with all its headers", async () => {
    for (const [path, as, file] of [
      [PUBLIC, "stranger", join(buildPaths.publicMedia, `${IDS.public}.prototype`)],
      [LOCKED, "visitor", join(buildPaths.lockedMedia, locked.slug, `${IDS.locked}.prototype`)],
    ] as const) {
      const response = await send(["file", as, `${path}/file`]);
      const headers = headersOf(response);
      expect(response.body.equals(readFileSync(file))).toBe(true);
      expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(headers.get("Content-Security-Policy")).toBe(
        "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; worker-src blob: data:; connect-src blob: data:; style-src 'unsafe-inline' blob: data:; img-src blob: data:; font-src blob: data:; media-src blob: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
      );
      expect(headers.get("X-DNS-Prefetch-Control")).toBe("off");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*sync-xhr=\(\)/);
      expect(headers.get("Permissions-Policy")).not.toContain("fullscreen");
    }
  });

  test("is in pages of ours without script, which only our pages can frame", async () => {
    for (const target of [LOCKED, `${LOCKED}/poster`, `${LOCKED}?full`, "/prototype/closed"]) {
      const response = await send(["page", "visitor", target]);
      const policy = headersOf(response).get("Content-Security-Policy");
      expect(policy).toMatch(/frame-ancestors 'self'; frame-src 'self';.*script-src 'none'/);
      expect(response.body.toString()).toMatch(/<html lang="de".*<title>[^<]+<\/title>/s);
      expect(response.body.toString()).not.toContain("<script");
    }
    const study = headersOf(await send(["page", "stranger", `/${open.slug}`]));
    expect(study.get("Content-Security-Policy")).toMatch(/frame-ancestors 'none'; frame-src 'self'/);
  });

  test("is not in the sitemap or robots.txt, and pages do not prefetch it", async () => {
    for (const target of ["/sitemap.xml", "/robots.txt"])
      expect((await send(["page", "stranger", target])).body.toString()).not.toContain("prototype");
    const rules = (await send(["page", "stranger", "/speculation-rules.json"])).body.toString();
    expect(rules).toContain('"/prototype/*"');
  });
});
