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

const TERMS = { intent: "create", label: "Acme", opens: "all", lastDay: "", passcode: "" };

type Fields = Record<string, string | string[]>;

function create(fields: Fields): Promise<Response> {
  return owner.post("/owner", { ...TERMS, ...fields });
}

async function page(address: string): Promise<string> {
  const { status, body } = await site.ask({ target: address, headers: { Cookie: owner.cookie } });
  expect(status, address).toBe(200);
  return body.toString();
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', "#x27": "'" };

function read(html: string | undefined): string | undefined {
  return html?.replaceAll(/&(lt|gt|amp|quot|#x27);/g, (_, name) => ENTITIES[name] ?? "");
}

async function list(): Promise<(string | undefined)[]> {
  const rows = (await page("/owner")).matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g);
  return Array.from(rows, ([, label]) => read(label));
}

/** The database takes all of tests/helpers/suites/odd-texts.ts; here is one of each kind that a page may trip over. */
const ODD = [
  `'; DROP TABLE invitations; -- " OR ""="`,
  "<script>alert(1)</script>",
  `"></title></textarea></script><svg onload=alert(1)><img src=x onerror=alert(1)>`,
  "<!--#exec cmd=ls--> #{7*7} {{7*7}} %s %d &lt;b&gt; &amp;amp; back\\slash `tick` \\u0041 \\0",
  "\u202eevil\u202c \u2066x\u2069 \u200f",
  "🙂".repeat(200),
  "__proto__",
];

describe("what is typed", () => {
  test.each(ODD)("stands as it is, and as text: %j", async (label) => {
    const made = await create({ label });
    expect(made.status).toBe(303);
    const address = made.headers.get("Location") ?? "";
    const html = await page(address);
    expect(read(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1])).toBe(label.trim());
    expect(read(/name="label"[^>]* value="([^"]*)"/.exec(html)?.[1])).toBe(label.trim());
    expect(html).not.toMatch(/<(script|svg|img)[^>]*(onerror|onload)|<script>alert/);
    const labels = await list();
    expect(labels[0]).toBe(label.trim());
    expect(labels.length).toBeGreaterThan(0);
    const changed = await owner.post(address, {
      intent: "change",
      label: `${label}`.slice(0, 150),
      opens: "all",
      lastDay: "",
    });
    expect(changed.status).toBe(303);
  });

  test("with what no page can have comes to no harm", async () => {
    for (const label of ["a\0b", "\ud800", "a\r\nSet-Cookie: x=y", "\u0007\u001b[31m", "\ufffe"]) {
      const made = await create({ label });
      expect(made.status, JSON.stringify(label)).toBe(303);
      expect(made.headers.getSetCookie()).toEqual([]);
      await page(made.headers.get("Location") ?? "");
      await page("/owner");
    }
  });

  test.each(["it's; DROP TABLE--", `"<script>quoted</script>"`, "слово и другое", "％ wide words ％"])(
    "as words opens as it was typed, and nothing else does: %j",
    async (own) => {
      const made = await create({ passcode: own, opens: "some", study: locked.slug });
      expect(made.status).toBe(303);
      const html = await page(made.headers.get("Location") ?? "");
      expect(read(/<textarea id="passcode"[^>]*>([^<]*)/.exec(html)?.[1])).toBe(own);
      const answer = await site.ask(passcodeQuestion(own, newVisitor()));
      expect(answer.body.toString()).toBe('{"success":true}');
      const headers = { Cookie: cookiesIn(answer) };
      expect((await site.ask({ target: LOCKED_PAGE, headers })).body.includes(LOCKED_SENTENCE)).toBe(true);
      const near = await site.ask(passcodeQuestion(`${own}x`, newVisitor()));
      expect(near.body.toString()).toBe('{"success":false}');
      expect((await create({ passcode: own.toUpperCase() })).status).toBe(422);
    },
  );
});

describe("what cannot be meant is refused in words, given back, and nothing is kept", () => {
  const { errors } = strings.owner;
  const [open] = publicStudies;
  // app/owner/typed-terms.test.ts has all that is refused.
  test.each<[Fields, string]>([
    [{ label: " \t\n" }, errors.labelEmpty],
    [{ lastDay: "<script>alert(1)</script>" }, errors.notADay],
    [{ passcode: "\0\0\0\0\0\0\0" }, errors.passcodeShort],
    [{ opens: "some", study: open?.slug ?? "" }, errors.noStudy],
    [{ opens: "some", study: ["__proto__", "constructor", "all", "*", "%"] }, errors.noStudy],
  ])("%j", async (fields, mistake) => {
    const before = await list();
    const answer = await create(fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(read(html)).toContain(mistake);
    expect(html).not.toContain("<script>alert");
    expect(await list()).toEqual(before);
  });
});

test("of forged studies an invitation opens none but those that are locked and chosen", async () => {
  const study = ["nowhere", locked.slug, "__proto__", publicStudies[0]?.slug ?? "", locked.slug];
  const made = await create({ opens: "some", study });
  expect(made.status).toBe(303);
  const html = await page(made.headers.get("Location") ?? "");
  const link = new URL(/<textarea id="link"[^>]*>([^<]*)/.exec(html)?.[1] ?? "").pathname;
  const headers = { Cookie: cookiesIn(await site.ask(clickOpen(link))) };
  const statuses = await Promise.all(
    [locked, otherLocked].map(
      async ({ slug }) => (await site.ask({ target: `/locked/${slug}/x.avif`, headers })).status,
    ),
  );
  expect(statuses).toEqual([404, 403]);
  const address = made.headers.get("Location") ?? "";
  const changed = { intent: "change", label: "Acme", lastDay: "" };
  for (const fields of [
    { ...changed, opens: "some", study: "nowhere" },
    { ...changed, opens: "__proto__" },
    { ...changed, opens: "" },
    changed,
  ])
    expect((await owner.post(address, fields)).status).toBe(422);
  expect((await site.ask({ target: `/locked/${otherLocked.slug}/x.avif`, headers })).status).toBe(403);
});

test("/owner?before= begins at the newest invitations if the id is unknown", async () => {
  await create({ label: "The newest" });
  for (const before of ["unknown", "", "'%20OR%201=1%20--", "%00", "x".repeat(1_500), "&before=y", "%ff"]) {
    const html = await page(`/owner?before=${before}`);
    expect(/<h3[^>]*><a[^>]*>([^<]*)/.exec(html)?.[1], before).toBe("The newest");
    expect(html, before).not.toContain(strings.owner.none);
  }
});

describe("the address of an invitation", () => {
  const UNKNOWN = [
    "AAAAAAAAAAAA",
    "x",
    "__proto__",
    "constructor",
    "%00",
    "'%20OR%201=1%20--",
    "x".repeat(1_000),
  ];

  test("that is not there answers the owner 404, and one like another", async () => {
    const headers = { Cookie: owner.cookie };
    for (const sent of [{ headers }, { ...form("intent=delete"), headers }]) {
      const answers = await Promise.all(
        UNKNOWN.map(async (name) => comparable(await site.ask({ ...sent, target: `/owner/${name}` }))),
      );
      expect(answers[0]?.status).toBe(404);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
  });

  test("answers whoever has not logged in as one that is not there", async () => {
    const { address, passcode } = await owner.invite();
    const id = address.split("/").at(-1) ?? "";
    const visitor = cookiesIn(await site.ask(passcodeQuestion(PASSCODE, newVisitor())));
    const guest = cookiesIn(await site.ask(passcodeQuestion(passcode, newVisitor())));
    for (const Cookie of ["", visitor, guest, "portfolio_owner=true"]) {
      for (const end of ["", ".data", "?saved"]) {
        for (const method of ["GET", "HEAD", "POST"]) {
          const ask = (name: string) =>
            site.ask({ method, target: `/owner/${name}${end}`, headers: { Cookie } });
          const expected = comparable(await ask(id));
          for (const name of [...UNKNOWN, id.slice(1)])
            expect(comparable(await ask(name)), name).toEqual(expected);
        }
      }
    }
  });
});

test("nothing that everyone reads leads to the owner's pages", async () => {
  const { path, address } = await owner.invite();
  const [token = "", id = ""] = [path, address].map((text) => text.split("/").at(-1));
  const open = ["/", "/sitemap.xml", "/robots.txt", "/speculation-rules.json", ...allPaths, path];
  for (const target of open) {
    const { body, headers } = await site.ask({ target });
    for (const secret of ["/owner", strings.owner.title, token, id])
      expect(headers + body, target).not.toContain(secret);
  }
});
