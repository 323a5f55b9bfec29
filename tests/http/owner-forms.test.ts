import { describe, expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_SENTENCE } from "../helpers/addresses.ts";
import { comparable } from "../helpers/comparable.ts";
import { allPaths, locked, open, otherLocked } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import { strings } from "../helpers/strings.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { form, startHarness } from "./harness.ts";

type Fields = Record<string, string | string[]>;

const { site, owner } = await startHarness();

const VALID: Fields = { intent: "create", label: "Acme", opens: "all", lastDay: "", passcode: "" };

function create(fields: Fields): Promise<Response> {
  return owner.post("/owner", { ...VALID, ...fields });
}

/** Creates an invitation and returns the address of its page. */
async function created(fields: Fields): Promise<string> {
  const response = await create(fields);
  expect([response.status, response.headers.getSetCookie()], JSON.stringify(fields)).toEqual([303, []]);
  return response.headers.get("Location") ?? "";
}

async function page(address: string): Promise<string> {
  const { status, body } = await site.send({ target: address, headers: { Cookie: owner.cookie } });
  expect(status, address).toBe(200);
  return body.toString();
}

async function listedLabels(address = "/owner"): Promise<(string | undefined)[]> {
  const rows = (await page(address)).matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g);
  return Array.from(rows, ([, label]) => decoded(label));
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#x27": "'" };

function decoded(html: string | undefined): string | undefined {
  return html?.replaceAll(/&(lt|gt|amp|quot|#x27);/g, (_, name) => ENTITIES[name] ?? "");
}

test.each([
  `'; DROP TABLE invitations; -- " OR ""="`,
  `"></title></textarea></script><svg onload=alert(1)><script>alert(1)</script>`,
  "__proto__",
])("the label %j is shown as text", async (label) => {
  const html = await page(await created({ label }));
  expect(decoded(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1])).toBe(label);
  expect(decoded(/name="label"[^>]* value="([^"]*)"/.exec(html)?.[1])).toBe(label);
  expect(html).not.toMatch(/<svg[^>]*onload|<script>alert/);
  expect((await listedLabels())[0]).toBe(label);
});

test("a label that HTML cannot contain leaves all pages working", async () => {
  for (const label of ["a\0b", "\ud800", "a\r\nSet-Cookie: x=y"]) await page(await created({ label }));
  await page("/owner");
});

test("a chosen passcode is shown as typed, opens the invitation's study, and is then taken", async () => {
  const passcode = `"<script>слово</script>"`;
  const html = await page(await created({ passcode, opens: "some", study: locked.slug }));
  expect(decoded(/<textarea id="passcode"[^>]*>([^<]*)/.exec(html)?.[1])).toBe(passcode);
  const headers = { Cookie: cookiesIn(await site.send(passcodeRequest(passcode, newVisitor()))) };
  expect((await site.send({ target: LOCKED_PAGE, headers })).body.includes(LOCKED_SENTENCE)).toBe(true);
  expect((await create({ passcode: passcode.toUpperCase() })).status).toBe(422);
});

test("the form answers 422 to invalid fields and creates nothing", async () => {
  const before = await listedLabels();
  const refused: Fields[] = [
    { lastDay: "<script>alert(1)</script>" },
    { opens: "some", study: open.slug },
    { opens: "some", study: ["__proto__", "constructor", "all"] },
  ];
  for (const fields of refused) {
    const response = await create(fields);
    expect(response.status, JSON.stringify(fields)).toBe(422);
    expect(await response.text()).not.toContain("<script>alert");
  }
  expect(await listedLabels()).toEqual(before);
});

test("an invitation opens only studies that are locked and selected, whatever the form sends", async () => {
  const address = await created({ opens: "some", study: ["nowhere", locked.slug, open.slug] });
  const link = new URL(/<textarea id="link"[^>]*>([^<]*)/.exec(await page(address))?.[1] ?? "").pathname;
  const headers = { Cookie: cookiesIn(await site.send(clickOpen(link))) };
  const statusOf = async (slug: string) =>
    (await site.send({ target: `/locked/${slug}/x.avif`, headers })).status;
  expect([await statusOf(locked.slug), await statusOf(otherLocked.slug)]).toEqual([404, 403]);
  const changes: Fields[] = [{ opens: "some", study: "nowhere" }, { opens: "__proto__" }, { opens: "" }];
  for (const change of changes) {
    const response = await owner.post(address, { ...VALID, intent: "change", ...change });
    expect(response.status).toBe(422);
  }
  expect(await statusOf(otherLocked.slug)).toBe(403);
});

test("/owner?before= begins at the newest invitations if the id is unknown", async () => {
  await created({ label: "The newest" });
  for (const before of ["unknown", "", "'%20OR%201=1%20--", "%00"]) {
    expect((await listedLabels(`/owner?before=${before}`))[0], before).toBe("The newest");
  }
});

describe("/owner/<id>", () => {
  const UNKNOWN = ["AAAAAAAAAAAA", "__proto__", "%00", "'%20OR%201=1%20--"];

  test("answers the owner with the same 404 for every unknown id", async () => {
    const headers = { Cookie: owner.cookie };
    for (const request of [{ headers }, { ...form("intent=delete"), headers }]) {
      const answers = await Promise.all(
        UNKNOWN.map(async (id) => comparable(await site.send({ ...request, target: `/owner/${id}` }))),
      );
      expect(answers[0]?.status).toBe(404);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  test("answers anyone else the same for known and unknown ids", async () => {
    const { address } = await owner.invite();
    const id = address.split("/").at(-1) ?? "";
    const visitor = cookiesIn(await site.send(passcodeRequest(PASSCODE, newVisitor())));
    for (const headers of [{ Cookie: "" }, { Cookie: visitor }]) {
      for (const end of ["", ".data", "?saved"]) {
        for (const method of ["GET", "POST"]) {
          const send = async (name: string) =>
            comparable(await site.send({ method, target: `/owner/${name}${end}`, headers }));
          const expected = await send(id);
          for (const name of UNKNOWN) expect(await send(name), name).toEqual(expected);
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
