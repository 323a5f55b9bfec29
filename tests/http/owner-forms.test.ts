import { describe, expect, test } from "vitest";
import { strings } from "../helpers/content/strings.ts";
import { allPaths, locked } from "../helpers/content/studies.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE, LOCKED_SENTENCE } from "../helpers/site/addresses.ts";
import { comparableResponses } from "../helpers/site/comparable.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { formPost, startHarness } from "./harness.ts";

type Fields = Record<string, string | string[]>;

const { site, owner, guestInvitation, ownerPages } = await startHarness();

const VALID_FIELDS: Fields = { intent: "create", label: "Acme", opens: "all", lastDay: "", passcode: "" };
const UNKNOWN_IDS = ["AAAAAAAAAAAA", "__proto__", "%00", "'%20OR%201=1%20--"];

function createInvitation(fields: Fields): Promise<Response> {
  return owner.post("/owner", { ...VALID_FIELDS, ...fields });
}

/** Creates an invitation and returns its page. */
async function createPage(fields: Fields): Promise<string> {
  const response = await createInvitation(fields);
  expect([response.status, response.headers.getSetCookie()], JSON.stringify(fields)).toEqual([303, []]);
  return readPage(response.headers.get("Location") ?? "");
}

async function readPage(address: string): Promise<string> {
  const { status, body } = await site.send({ target: address, headers: { Cookie: owner.cookie } });
  expect(status, address).toBe(200);
  return body.toString();
}

test("a label is shown as text, even if it contains HTML or a character that HTML cannot contain", async () => {
  const html = await createPage({ label: `"></title><svg onload=alert(1)>'; DROP TABLE invitations; --` });
  expect(html).toContain("&quot;&gt;&lt;/title&gt;&lt;svg onload=alert(1)&gt;");
  expect(html).not.toMatch(/<svg[^>]*onload/);
  for (const label of ["a\0b", "\ud800", "a\r\nSet-Cookie: x=y"]) await createPage({ label });
  await readPage("/owner");
});

test("a passcode that the owner enters is shown as typed, opens the study, and is refused for a second invitation", async () => {
  const passcode = `"<script>слово</script>"`;
  const html = await createPage({ passcode, opens: "some", study: locked.slug });
  expect(html).toMatch(/<textarea id="passcode"[^>]*>(&quot;|")&lt;script&gt;слово&lt;\/script&gt;/);
  const headers = { Cookie: cookiesIn(await site.send(passcodeRequest(passcode, newVisitor()))) };
  expect((await site.send({ target: LOCKED_PAGE, headers })).body.includes(LOCKED_SENTENCE)).toBe(true);
  expect((await createInvitation({ passcode: passcode.toUpperCase() })).status).toBe(422);
});

test("the server accepts the longest label and passcode, and many studies", async () => {
  const study = [locked.slug, ...Array.from({ length: 100 }, (_, index) => `another-study-${index}`)];
  await createPage({ label: "🙂".repeat(200), passcode: "字".repeat(100), opens: "some", study });
});

test("the server answers 422 to forms with invalid fields, and does not change invitations", async () => {
  const pagesBefore = await ownerPages();
  const fields = { lastDay: "<script>alert(1)</script>", opens: "some", study: ["__proto__", "all"] };
  const change = { ...VALID_FIELDS, ...fields, intent: "change" };
  for (const answer of [await createInvitation(fields), await owner.post(guestInvitation.address, change)]) {
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain("<script>alert");
  }
  for (const passcode of [PASSCODE, OWNER_PASSWORD])
    expect((await createInvitation({ passcode: passcode.toUpperCase() })).status).toBe(422);
  expect(await ownerPages()).toEqual(pagesBefore);
});

describe("/owner/<id>", () => {
  test("answers the owner with the same 404 for every unknown ID", async () => {
    const headers = { Cookie: owner.cookie };
    const targets = UNKNOWN_IDS.map((id) => `/owner/${id}`);
    for (const request of [{ headers }, formPost("intent=delete", headers)]) {
      const [first, ...others] = await comparableResponses(site.send, targets, request);
      expect(first?.status).toBe(404);
      for (const answer of others) expect(answer).toEqual(first);
    }
  });

  test("sends the same response for known and unknown IDs to anyone but the owner", async () => {
    const { address } = await owner.invite();
    const visitor = cookiesIn(await site.send(passcodeRequest(PASSCODE, newVisitor())));
    for (const headers of [{ Cookie: "" }, { Cookie: visitor }]) {
      for (const suffix of ["", ".data", "?saved"]) {
        const targets = [address, ...UNKNOWN_IDS.map((id) => `/owner/${id}`)].map((path) => path + suffix);
        for (const method of ["GET", "POST"]) {
          const [known, ...unknown] = await comparableResponses(site.send, targets, { method, headers });
          for (const answer of unknown) expect(answer).toEqual(known);
        }
      }
    }
  });
});

test("no public page mentions the owner's pages or an invitation", async () => {
  const { path, address } = await owner.invite();
  const ids = [path, address].map((text) => text.split("/").at(-1) ?? "");
  const targets = ["/sitemap.xml", "/robots.txt", "/speculation-rules.json", ...allPaths, path];
  for (const target of targets) {
    const { body, headers } = await site.send({ target });
    for (const secret of ["/owner", strings.owner.title, ...ids]) {
      expect(headers + body, target).not.toContain(secret);
    }
  }
});
