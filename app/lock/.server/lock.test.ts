import { describe, expect, test, vi } from "vitest";
import { content, linkOf, sectionsOf } from "#app/content/.server/content.ts";
import { Access, NO_ACCESS } from "#app/lock/.server/access.ts";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";

vi.mock("#snapshot", () => {
  const study = (slug: string, access: string) => ({
    slug,
    access,
    hero: { link: { label: "Behind the lock", address: `https://example.com/${slug}` } },
    sections: [{ type: "text", slug, title: "Behind the lock" }],
  });
  const profile = { name: "Ada", links: [], footer: "", pages: [] };
  return {
    default: {
      profile,
      cards: [],
      pages: [],
      caseStudies: [study("trade", "passcode"), study("open", "public")],
    },
  };
});

async function invited(scope: "all" | string[]) {
  const database = memoryDatabase();
  const made = makeLock({ database });
  const invitation = await made.lock.invitations.create({ label: "Acme", studies: scope, lastDay: null });
  if (!invitation) throw new Error("There is no invitation");
  const [cookie = ""] = made.lock.gate.letIn(asked(), invitation);
  return { ...made, cookie, read: vi.spyOn(database, "read") };
}

describe("an Access", () => {
  test("is made by nobody but a session: neither by its class, nor by one derived from it", () => {
    const maker = Symbol("maker of Access");
    expect(() => new Access(maker, "all")).toThrow(TypeError);
    expect(() => new (class extends Access {})(maker, "all")).toThrow(TypeError);
  });

  test("leaves its file, and sections leave theirs, in no other way", async () => {
    const access = await import("#app/lock/.server/access.ts");
    expect(Object.keys(access).sort()).toEqual(["Access", "NO_ACCESS", "createAccess"]);
    const given = [
      "byline",
      "cardOf",
      "content",
      "getCaseStudy",
      "getOwnPage",
      "linkOf",
      "otherStudies",
      "sectionsOf",
      "studiesInOrder",
    ];
    expect(Object.keys(await import("#app/content/.server/content.ts")).sort()).toEqual(given);
  });

  test.each([
    ["its prototype's heir", Object.create(Access.prototype)],
    ["an heir of the one that opens nothing", Object.create(NO_ACCESS)],
    ["an object that says yes", { mayRead: () => true, guest: null, invitation: null }],
    ["a proxy", new Proxy(NO_ACCESS, { get: () => () => true })],
    ["nothing", undefined],
  ])("that is only made to look so gives no sections and no file: %s", async (_, forged) => {
    expect(() => sectionsOf(forged, "trade")).toThrow(TypeError);
    const { lock } = makeLock();
    await expect(lock.lockedFile(forged, "trade", "a.webp", asked())).rejects.toThrow(TypeError);
  });

  test("that opens nothing gives nothing, whatever its method is made to say", async () => {
    const { accessOf, lock } = makeLock();
    const access = await accessOf();
    expect(() => Object.defineProperty(access, "mayRead", { value: () => true })).toThrow(TypeError);
    using _ = vi.spyOn(Access.prototype, "mayRead").mockReturnValue(true);
    expect(sectionsOf(access, "trade")).toBeNull();
    expect(await lock.lockedFile(access, "trade", "a.webp", asked())).toBeNull();
  });

  test("by the passcode gives every study's sections and media", async () => {
    const { accessOf, lock, tryPasscode } = makeLock();
    const { cookies } = await tryPasscode("amber-canoe");
    const access = await accessOf(cookies[0]);
    expect(sectionsOf(access, "trade")).toHaveLength(1);
    const file = await lock.lockedFile(access, "trade", "a.webp", asked());
    expect(await file?.text()).toBe("trade/a.webp");
  });

  test("by an invitation gives those of its studies alone", async () => {
    for (const [scope, isOpen] of [
      [["trade"], true],
      [["other"], false],
    ] as const) {
      const { accessOf, cookie, lock } = await invited([...scope]);
      const access = await accessOf(cookie);
      expect(sectionsOf(access, "trade") !== null).toBe(isOpen);
      expect(linkOf(access, "trade") !== undefined).toBe(isOpen);
      expect((await lock.lockedFile(access, "trade", "a.webp", asked())) !== null).toBe(isOpen);
    }
  });
});

describe("the content", () => {
  test("that loaders import has nothing of a section in it, and of a study the fields that are listed", () => {
    expect(JSON.stringify(content)).not.toMatch(/sections|Behind the lock/);
    const shown = "access,videoCount,hero,outcome,role,sectionCount,share,slug,summary,team".split(",");
    const fields = content.caseStudies.flatMap((study) => Object.keys(study));
    expect(new Set(fields)).toEqual(new Set(shown));
  });

  test("gives everyone the sections of public studies, and no one those of a study that is not there", () => {
    expect(sectionsOf(NO_ACCESS, "open")).toHaveLength(1);
    expect(sectionsOf(NO_ACCESS, "trade")).toBeNull();
    expect(linkOf(NO_ACCESS, "open")?.address).toBe("https://example.com/open");
    expect(sectionsOf(NO_ACCESS, "gone")).toBeNull();
  });
});

test("a guest's access reads the database once, that of anyone else never", async () => {
  const { accessOf, cookie, read, tryPasscode } = await invited("all");
  read.mockClear();
  expect((await accessOf(cookie)).mayRead("trade")).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  const { cookies } = await tryPasscode("amber-canoe");
  read.mockClear();
  await accessOf(cookies[0]);
  await accessOf();
  expect(read).not.toHaveBeenCalled();
});
