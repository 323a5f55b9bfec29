import { describe, expect, test, vi } from "vitest";
import { content, linkOf, sectionsOf } from "#app/content/.server/content.ts";
import type { Redirect } from "#app/content/types.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { Access, NO_ACCESS } from "#app/lock/.server/access.ts";
import { ACME } from "../../../tests/helpers/invitations/acme.ts";
import { memoryDatabase } from "../../../tests/helpers/invitations/memory-database.ts";
import { makeLock, requestWithCookie } from "../../../tests/helpers/site/make-lock.ts";

vi.mock("#snapshot", () => {
  const study = (slug: string, access: string) => ({
    slug,
    access,
    hero: { link: { label: "Locked text", address: `https://example.com/${slug}` } },
    sections: [{ type: "text", slug, title: "Locked text" }],
  });
  const profile = { name: "Ada", links: [], footer: "", pages: [] };
  const caseStudies = [study("trade", "passcode"), study("open", "public"), study("vision", "invited")];
  return { default: { profile, cards: [], pages: [], caseStudies } };
});

async function makeGuest(studies: "all" | string[], redirects: Redirect[] = []) {
  const database = memoryDatabase();
  const lockSetup = makeLock({ database, redirects });
  const invitation = await lockSetup.lock.invitations.create({ ...ACME, studies });
  if (!invitation) throw new Error("The invitation was not created.");
  const cookie = lockSetup.lock.admitGuest(requestWithCookie(), invitation) ?? "";
  return { ...lockSetup, cookie, invitation, read: vi.spyOn(database, "read") };
}

/** Returns the parts of a locked study that the access opens. */
async function openedParts(access: Access, { lock } = makeLock()) {
  const file = await lock.lockedFile(access, "trade", "a.webp", requestWithCookie());
  return [sectionsOf(access, "trade")?.length, linkOf(access, "trade")?.address, await file?.text()];
}

const ALL_PARTS = [1, "https://example.com/trade", "trade/a.webp"];
const NO_PARTS = [undefined, undefined, undefined];

describe("Access", () => {
  test("cannot be constructed outside its file, even by a subclass", () => {
    const key = Symbol("key of Access");
    const grant = { studies: ["trade"] };
    expect(() => new Access(key, grant)).toThrow(TypeError);
    expect(() => new (class extends Access {})(key, grant)).toThrow(TypeError);
  });

  test.each([
    ["an object with its prototype", Object.create(Access.prototype)],
    ["an object that inherits from an instance", Object.create(NO_ACCESS)],
    ["an object with the same getters", { guest: null, invitation: null }],
    ["a proxy", new Proxy(NO_ACCESS, { get: () => () => true })],
    ["undefined", undefined],
  ])("does not accept %s as an Access", async (_, forged) => {
    expect(() => sectionsOf(forged, "trade")).toThrow(TypeError);
    const file = makeLock().lock.lockedFile(forged, "trade", "a.webp", requestWithCookie());
    await expect(file).rejects.toThrow(TypeError);
  });

  test("opens nothing without a session, even if code replaces a getter of Access", async () => {
    const access = await makeLock().accessOf();
    expect(() => Object.defineProperty(access, "invitation", { value: "active" })).toThrow(TypeError);
    using _ = vi.spyOn(Access.prototype, "invitation", "get").mockReturnValue("active");
    expect(await openedParts(access)).toEqual(NO_PARTS);
  });

  test("opens sections, links and media after the passcode", async () => {
    const lockSetup = makeLock();
    const access = await lockSetup.accessOf(await lockSetup.unlock());
    expect(await openedParts(access, lockSetup)).toEqual(ALL_PARTS);
    expect(Access.permits(access, "vision")).toBe(false);
  });

  test.each<[string, (store: InvitationStore, id: string) => Promise<void>]>([
    ["ended", (store, id) => store.end(id)],
    ["deleted", (store, id) => store.delete(id)],
    ["changed to another study", (store, id) => store.update(id, { ...ACME, studies: ["vision"] })],
  ])("closes the studies of a guest whose invitation is %s", async (_, change) => {
    const { lock, accessOf, cookie, invitation } = await makeGuest(["trade"]);
    expect(Access.permits(await accessOf(cookie), "trade")).toBe(true);
    await change(lock.invitations, invitation.id);
    expect(Access.permits(await accessOf(cookie), "trade")).toBe(false);
  });

  test.each([
    [true, ALL_PARTS],
    [undefined, NO_PARTS],
  ])("opens a redirect's target for an old invitation only with `renamed: %s`", async (renamed, parts) => {
    const guest = await makeGuest(["desk"], [{ from: "/desk", to: "/trade", renamed }]);
    expect(await openedParts(await guest.accessOf(guest.cookie), guest)).toEqual(parts);
  });

  test("keeps the passcode and the invitation in one session, in either order", async () => {
    const { lock, accessOf, unlock, cookie, invitation } = await makeGuest(["vision"]);
    const passcodeFirst = lock.admitGuest(requestWithCookie(await unlock()), invitation);
    const attempt = await lock.checkPasscode(requestWithCookie(cookie), "amber-canoe", "192.0.2.1");
    const invitationFirst = "cookie" in attempt ? attempt.cookie : "";
    for (const session of [passcodeFirst, invitationFirst]) {
      const access = await accessOf(session);
      expect(["trade", "vision"].map((slug) => Access.permits(access, slug))).toEqual([true, true]);
      expect(access.guest?.id).toBe(invitation.id);
    }
  });

  test("reads the database once for a guest, and never for other visitors", async () => {
    const { accessOf, cookie, read, unlock } = await makeGuest("all");
    const visitorCookie = await unlock();
    read.mockClear();
    await accessOf(visitorCookie);
    await accessOf();
    expect(read).not.toHaveBeenCalled();
    expect(Access.permits(await accessOf(cookie), "trade")).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe("the content module", () => {
  test("exposes only the listed fields of a study", () => {
    expect(JSON.stringify(content)).not.toMatch(/sections|Locked text/);
    const listedFields =
      "access,card,dir,lang,videoCount,hero,outcome,role,sectionCount,share,slug,summary,team".split(",");
    const exposedFields = content.caseStudies.flatMap((study) => Object.keys(study));
    expect(new Set(exposedFields)).toEqual(new Set(listedFields));
  });

  test("returns public sections to everyone, and null for an unknown study", () => {
    expect(sectionsOf(NO_ACCESS, "open")).toHaveLength(1);
    expect(linkOf(NO_ACCESS, "open")?.address).toBe("https://example.com/open");
    expect(sectionsOf(NO_ACCESS, "unknown")).toBeNull();
  });
});
