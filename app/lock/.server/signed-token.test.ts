import { describe, expect, test } from "vitest";
import { createSignedToken } from "./signed-token.ts";

const NOW = 1_800_000_000_000;
const LIFETIME = 60_000;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= ";

interface Options {
  secrets?: string[];
  purpose?: string;
  boundTo?: string;
  now?: number;
}

function make({ secrets = ["a secret"], purpose = "session", boundTo = "amber", now = NOW }: Options = {}) {
  return createSignedToken<string>({ secrets, purpose, boundTo, lifetimeMs: LIFETIME, clock: () => now });
}

const token = make().sign("claim");

describe("a signed token", () => {
  test.each<[string, Options, string | null]>([
    ["is valid for the same options", {}, "claim"],
    ["is valid until its lifetime ends", { now: NOW + LIFETIME - 1 }, "claim"],
    ["is invalid when its lifetime ends", { now: NOW + LIFETIME }, null],
    ["is invalid for another purpose", { purpose: "owner" }, null],
    ["is invalid for another text that it is bound to", { boundTo: "amber " }, null],
    ["is invalid with another secret", { secrets: ["another secret"] }, null],
    ["is valid while its secret is listed", { secrets: ["another secret", "a secret"] }, "claim"],
    ["keeps the secret and the bound text apart", { secrets: ["a secre"], boundTo: "tamber" }, null],
  ])("%s", (_claim, options, expected) => {
    expect(make(options).verify(token)).toBe(expected);
  });

  test("is signed with the first secret", () => {
    const rotated = make({ secrets: ["new", "a secret"] }).sign("claim");
    expect(make({ secrets: ["new"] }).verify(rotated)).toBe("claim");
    expect(make().verify(rotated)).toBeNull();
  });

  test("is invalid with any character changed, added or removed", () => {
    for (let index = 0; index <= token.length; index++) {
      expect(make().verify(token.slice(0, index) + token.slice(index + 1))).toBe(
        index === token.length ? "claim" : null,
      );
      for (const other of ALPHABET.replace(token[index] ?? "", "")) {
        const changed = [
          token.slice(0, index) + other + token.slice(index + 1),
          token.slice(0, index) + other + token.slice(index),
        ];
        for (const forged of changed.filter((text) => text !== token))
          if (make().verify(forged) !== null) expect.fail(`${forged} is valid`);
      }
    }
  });

  test("needs a secret", () => {
    expect(() => make({ secrets: [] })).toThrow("needs at least one secret");
  });
});
