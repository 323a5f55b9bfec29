import { describe, expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_SENTENCE } from "../helpers/addresses.ts";
import { comparable } from "../helpers/comparable.ts";
import { allPaths, locked, otherLocked, publicStudies } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { strings } from "../helpers/strings.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { form, startHarness } from "./harness.ts";

const { site, owner } = await startHarness();
const open = publicStudies[0]?.slug ?? "";
const { errors } = strings.owner;

const VALID = { intent: "create", label: "Acme", opens: "all", lastDay: "", passcode: "" };

type Fields = Record<string, string | string[]>;

function create(fields: Fields): Promise<Response> {
  return owner.post("/owner", { ...VALID, ...fields });
}

async function page(address: string): Promise<string> {
  const { status, body } = await site.ask({ target: address, headers: { Cookie: owner.cookie } });
  expect(status, address).toBe(200);
  return body.toString();
}

/** Creates an invitation and returns the address of its page. */
async function created(fields: Fields): Promise<string> {
  const response = await create(fields);
  expect([response.status, response.headers.getSetCookie()], JSON.stringify(fields)).toEqual([303, []]);
  return response.headers.get("Location") ?? "";
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#x27": "'" };

function decoded(html: string | undefined): string | undefined {
  return html?.replaceAll(/&(lt|gt|amp|quot|#x27);/g, (_, name) => ENTITIES[name] ?? "");
}

async function listedLabels(address = "/owner"): Promise<(string | undefined)[]> {
  const rows = (await page(address)).matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g);
  return Array.from(rows, ([, label]) => decoded(label));
}

test.each([
  `'; DROP TABLE invitations; -- " OR ""="`,
  `"></title></textarea></script><svg onload=alert(1)><script>alert(1)</script>`,
  "<!--#exec cmd=ls--> #{7*7} {{7*7}} %s %d &lt;b&gt; &amp;amp; back\\slash `tick` \\u0041 \\0",
  "\u202eevil\u202c \u2066x\u2069 \u200f",
  "🙂".repeat(200),
  "__proto__",
])("the label %j is shown as text", async (label) => {
  const address = await created({ label });
  const html = await page(address);
  expect(decoded(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1])).toBe(label);
  expect(decoded(/name="label"[^>]* value="([^"]*)"/.exec(html)?.[1])).toBe(label);
  expect(html).not.toMatch(/<(script|svg)[^>]*onload|<script>alert/);
  expect((await listedLabels())[0]).toBe(label);
});

test.each(["a\0b", "\ud800", "a\r\nSet-Cookie: x=y", "\u0007\u001b[31m", "\ufffe"])(
  "the label %j, which HTML cannot contain, leaves all pages working",
  async (label) => {
    await page(await created({ label }));
    await page("/owner");
  },
);

test.each(["it's; DROP TABLE--", `"<script>quoted</script>"`, "слово и другое", "％ wide words ％"])(
  "the chosen passcode %j is shown as typed, opens the invitation's study, and is then taken",
  async (passcode) => {
    const html = await page(await created({ passcode, opens: "some", study: locked.slug }));
    expect(decoded(/<textarea id="passcode"[^>]*>([^<]*)/.exec(html)?.[1])).toBe(passcode);
    const answer = await site.ask(passcodeQuestion(passcode, newVisitor()));
    expect(answer.body.toString()).toBe('{"success":true}');
    const headers = { Cookie: cookiesIn(answer) };
    expect((await site.ask({ target: LOCKED_PAGE, headers })).body.includes(LOCKED_SENTENCE)).toBe(true);
    const similar = await site.ask(passcodeQuestion(`${passcode}x`, newVisitor()));
    expect(similar.body.toString()).toBe('{"success":false}');
    expect((await create({ passcode: passcode.toUpperCase() })).status).toBe(422);
  },
);

// app/owner/.server/invitation-form.test.ts has every error.
test.each<[Fields, string]>([
  [{ label: " \t\n" }, errors.labelEmpty],
  [{ lastDay: "<script>alert(1)</script>" }, errors.notADay],
  [{ passcode: "\0\0\0\0\0\0\0" }, errors.passcodeShort],
  [{ opens: "some", study: open }, errors.noStudy],
  [{ opens: "some", study: ["__proto__", "constructor", "all", "*", "%"] }, errors.noStudy],
])("the form answers 422 to %j and creates nothing", async (fields, error) => {
  const before = await listedLabels();
  const response = await create(fields);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(decoded(html)).toContain(error);
  expect(html).not.toContain("<script>alert");
  expect(await listedLabels()).toEqual(before);
});

test("an invitation opens only studies that are locked and selected, whatever the form sends", async () => {
  const address = await created({ opens: "some", study: ["nowhere", locked.slug, "__proto__", open] });
  const link = new URL(/<textarea id="link"[^>]*>([^<]*)/.exec(await page(address))?.[1] ?? "").pathname;
  const headers = { Cookie: cookiesIn(await site.ask(clickOpen(link))) };
  const statusOf = async (slug: string) =>
    (await site.ask({ target: `/locked/${slug}/x.avif`, headers })).status;
  expect([await statusOf(locked.slug), await statusOf(otherLocked.slug)]).toEqual([404, 403]);
  const changes: Fields[] = [{ opens: "some", study: "nowhere" }, { opens: "__proto__" }, { opens: "" }, {}];
  for (const change of changes) {
    const fields = { intent: "change", label: "Acme", lastDay: "", ...change };
    expect((await owner.post(address, fields)).status).toBe(422);
  }
  expect(await statusOf(otherLocked.slug)).toBe(403);
});

test("/owner?before= begins at the newest invitations if the id is unknown", async () => {
  await created({ label: "The newest" });
  for (const before of ["unknown", "", "'%20OR%201=1%20--", "%00", "x".repeat(1_500), "&before=y", "%ff"]) {
    expect((await listedLabels(`/owner?before=${before}`))[0], before).toBe("The newest");
  }
});

describe("/owner/<id>", () => {
  const UNKNOWN = ["AAAAAAAAAAAA", "__proto__", "constructor", "%00", "'%20OR%201=1%20--", "x".repeat(1_000)];

  test("answers the owner with the same 404 for every unknown id", async () => {
    const headers = { Cookie: owner.cookie };
    for (const request of [{ headers }, { ...form("intent=delete"), headers }]) {
      const answers = await Promise.all(
        UNKNOWN.map(async (id) => comparable(await site.ask({ ...request, target: `/owner/${id}` }))),
      );
      expect(answers[0]?.status).toBe(404);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  test("answers anyone else the same for known and unknown ids", async () => {
    const { address, passcode } = await owner.invite();
    const id = address.split("/").at(-1) ?? "";
    const visitor = cookiesIn(await site.ask(passcodeQuestion(PASSCODE, newVisitor())));
    const guest = cookiesIn(await site.ask(passcodeQuestion(passcode, newVisitor())));
    for (const Cookie of ["", visitor, guest, "portfolio_owner=true"]) {
      for (const end of ["", ".data", "?saved"]) {
        for (const method of ["GET", "HEAD", "POST"]) {
          const ask = async (name: string) =>
            comparable(await site.ask({ method, target: `/owner/${name}${end}`, headers: { Cookie } }));
          const expected = await ask(id);
          for (const name of [...UNKNOWN, id.slice(1)]) expect(await ask(name), name).toEqual(expected);
        }
      }
    }
  });
});

test("no public page mentions the owner's pages or an invitation", async () => {
  const { path, address } = await owner.invite();
  const secrets = [
    "/owner",
    strings.owner.title,
    ...[path, address].map((text) => text.split("/").at(-1) ?? ""),
  ];
  const targets = ["/sitemap.xml", "/robots.txt", "/speculation-rules.json", ...allPaths, path];
  for (const target of targets) {
    const { body, headers } = await site.ask({ target });
    for (const secret of secrets) expect(headers + body, target).not.toContain(secret);
  }
});
