import { describe, expect, test } from "vitest";
import { createSignedToken } from "./signed-token.ts";

const NOW = 1_800_000_000_000;
const LIFETIME = 60_000;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= ";

type Options = Parameters<typeof createSignedToken>[0];
const OPTIONS = { secrets: ["a secret"], purpose: "session", boundTo: "amber", lifetimeMs: LIFETIME };

function createToken(options: Partial<Options> = {}) {
  return createSignedToken<string>({ ...OPTIONS, clock: () => NOW, ...options });
}

const token = createToken().sign("claim");

describe("a signed token", () => {
  test.each<[string, Partial<Options>, string | null]>([
    ["is valid for the same options", {}, "claim"],
    ["is valid until its lifetime ends", { clock: () => NOW + LIFETIME - 1 }, "claim"],
    ["is invalid when its lifetime ends", { clock: () => NOW + LIFETIME }, null],
    ["is invalid for another purpose", { purpose: "owner" }, null],
    ["is invalid for another bound text", { boundTo: "amber " }, null],
    ["is invalid with another secret", { secrets: ["another secret"] }, null],
    ["is valid while its secret is listed", { secrets: ["another secret", "a secret"] }, "claim"],
    ["separates the secret from the bound text", { secrets: ["a secre"], boundTo: "tamber" }, null],
  ])("%s", (_claim, options, expected) => {
    expect(createToken(options).verify(token)).toBe(expected);
  });

  test("is signed with the first secret", () => {
    const newToken = createToken({ secrets: ["new", "a secret"] }).sign("claim");
    expect(createToken({ secrets: ["new"] }).verify(newToken)).toBe("claim");
    expect(createToken().verify(newToken)).toBeNull();
  });

  test("is invalid after any character has changed", () => {
    for (let index = 0; index <= token.length; index++) {
      expect(createToken().verify(token.slice(0, index) + token.slice(index + 1))).toBe(
        index === token.length ? "claim" : null,
      );
      for (const character of ALPHABET.replace(token[index] ?? "", "")) {
        const changedTokens = [
          token.slice(0, index) + character + token.slice(index + 1),
          token.slice(0, index) + character + token.slice(index),
        ];
        for (const changedToken of changedTokens.filter((text) => text !== token))
          if (createToken().verify(changedToken) !== null) expect.fail(`${changedToken} is valid`);
      }
    }
  });

  test("cannot be created without a secret", () => {
    expect(() => createToken({ secrets: [] })).toThrow("needs at least one secret");
  });
});
