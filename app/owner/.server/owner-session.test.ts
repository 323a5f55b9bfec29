import { timingSafeEqual } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { createSessionCookie } from "#app/lock/.server/session-cookie.ts";
import { createOwnerSession } from "#app/owner/.server/owner-session.ts";
import { requestWithCookie } from "../../../tests/helpers/site/make-lock.ts";

vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

const NOW = 1_800_000_000_000;
const SECRETS = ["a secret of some length"];
const PASSWORD = "Grüne Wand 7";

function makeOwnerSession({ password = PASSWORD, now = NOW, secrets = SECRETS } = {}) {
  const ownerLimiter = async () => ({ allowed: true, retryAfter: 60 });
  const owner = createOwnerSession({ password, secrets, clock: () => now, ownerLimiter });
  const logIn = (given: string) => owner.logIn(requestWithCookie(), given, "192.0.2.1");
  return { owner, logIn };
}

async function ownerCookie(): Promise<string> {
  const result = await makeOwnerSession().logIn(PASSWORD);
  return result.outcome === "right" ? result.cookie : "";
}

describe("the owner's password", () => {
  test.each([
    ["an empty text", ""],
    ["the same letters in another case", PASSWORD.toLowerCase()],
    ["the same text with a space after it", `${PASSWORD} `],
    ["the same text with an invisible character", `${PASSWORD}\u200b`],
    ["the same letters decomposed", PASSWORD.normalize("NFD")],
  ])("does not match %s", async (_, given) => {
    expect(await makeOwnerSession().logIn(given)).toEqual({ outcome: "wrong" });
  });

  test("is compared in constant time", async () => {
    vi.mocked(timingSafeEqual).mockReturnValueOnce(true);
    expect(await makeOwnerSession().logIn("wrong")).toMatchObject({ outcome: "right" });
    vi.mocked(timingSafeEqual).mockReturnValueOnce(false);
    expect(await makeOwnerSession().logIn(PASSWORD)).toEqual({ outcome: "wrong" });
  });
});

describe("the owner's cookie", () => {
  test.each<[string, Parameters<typeof makeOwnerSession>[0], boolean]>([
    ["is valid with the same password and secret", {}, true],
    ["is invalid after 12 hours", { now: NOW + 12 * 60 * 60 * 1000 }, false],
    ["is invalid when the password changes only its case", { password: PASSWORD.toLowerCase() }, false],
    ["is invalid without its secret", { secrets: ["another secret of length"] }, false],
  ])("%s", async (_, later, isLoggedIn) => {
    expect(makeOwnerSession(later).owner.isLoggedIn(requestWithCookie(await ownerCookie()))).toBe(isLoggedIn);
  });

  test("does not work as a visitor's session, even if the passwords are equal", async () => {
    const { owner } = makeOwnerSession();
    const options = { name: "portfolio_session", secrets: SECRETS, boundTo: PASSWORD, clock: () => NOW };
    const sessions = createSessionCookie<object>(options);
    const session = sessions.issue({ opens: "all" }, requestWithCookie());
    const forgedOwnerCookie = session.replace("portfolio_session", "portfolio_owner");
    const forgedSession = (await ownerCookie()).replace("portfolio_owner", "portfolio_session");
    expect(sessions.read(requestWithCookie(session))).not.toBeNull();
    expect(owner.isLoggedIn(requestWithCookie(forgedOwnerCookie))).toBe(false);
    expect(sessions.read(requestWithCookie(forgedSession))).toBeNull();
  });
});
