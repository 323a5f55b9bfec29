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
  const cookie = made.lock.admitGuest(asked(), invitation) ?? "";
  return { ...made, cookie, read: vi.spyOn(database, "read") };
}

describe("Access", () => {
  test("cannot be constructed outside its file, not even by a subclass", () => {
    const key = Symbol("key of Access");
    expect(() => new Access(key, "all")).toThrow(TypeError);
    expect(() => new (class extends Access {})(key, "all")).toThrow(TypeError);
  });

  test.each([
    ["an object with its prototype", Object.create(Access.prototype)],
    ["an object that inherits from an instance", Object.create(NO_ACCESS)],
    ["an object with the same methods", { mayRead: () => true, guest: null, invitation: null }],
    ["a proxy", new Proxy(NO_ACCESS, { get: () => () => true })],
    ["nothing", undefined],
  ])("does not open sections or files if it is %s", async (_, forged) => {
    expect(() => sectionsOf(forged, "trade")).toThrow(TypeError);
    const { lock } = makeLock();
    await expect(lock.lockedFile(forged, "trade", "a.webp", asked())).rejects.toThrow(TypeError);
  });

  test("without a session opens nothing even if its method is replaced", async () => {
    const { accessOf, lock } = makeLock();
    const access = await accessOf();
    expect(() => Object.defineProperty(access, "mayRead", { value: () => true })).toThrow(TypeError);
    using _ = vi.spyOn(Access.prototype, "mayRead").mockReturnValue(true);
    expect(sectionsOf(access, "trade")).toBeNull();
    expect(await lock.lockedFile(access, "trade", "a.webp", asked())).toBeNull();
  });

  test("from the passcode opens the sections and media of every study", async () => {
    const { accessOf, enter, lock } = makeLock();
    const access = await accessOf(await enter());
    expect(sectionsOf(access, "trade")).toHaveLength(1);
    const file = await lock.lockedFile(access, "trade", "a.webp", asked());
    expect(await file?.text()).toBe("trade/a.webp");
  });

  test("from an invitation opens only the sections and media of its studies", async () => {
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

describe("the content module", () => {
  test("exposes no section, and only the listed fields of a study", () => {
    expect(JSON.stringify(content)).not.toMatch(/sections|Behind the lock/);
    const shown = "access,videoCount,hero,outcome,role,sectionCount,share,slug,summary,team".split(",");
    const fields = content.caseStudies.flatMap((study) => Object.keys(study));
    expect(new Set(fields)).toEqual(new Set(shown));
  });

  test("returns public sections for everyone, and null for an unknown study", () => {
    expect(sectionsOf(NO_ACCESS, "open")).toHaveLength(1);
    expect(sectionsOf(NO_ACCESS, "trade")).toBeNull();
    expect(linkOf(NO_ACCESS, "open")?.address).toBe("https://example.com/open");
    expect(sectionsOf(NO_ACCESS, "gone")).toBeNull();
  });
});

test("reads the database once for a guest, and never for anyone else", async () => {
  const { accessOf, cookie, enter, read } = await invited("all");
  read.mockClear();
  expect((await accessOf(cookie)).mayRead("trade")).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  const visitor = await enter();
  read.mockClear();
  await accessOf(visitor);
  await accessOf();
  expect(read).not.toHaveBeenCalled();
});
