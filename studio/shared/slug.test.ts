import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf, typedAddressOf } from "./slug.ts";

test.each([
  ["Café App!", "cafe-app"],
  ["Cafe\u0301 nai\u0308ve", "cafe-naive"],
  ["/ładunek w Łodzi", "ladunek-w-lodzi"],
  ["Smørrebrød i Århus", "smorrebrod-i-arhus"],
  ["Đorđe, ð und Straße", "dorde-d-und-strasse"],
  ["Æble & œuvre", "aeble-oeuvre"],
  ["Ilıca, İstanbul", "ilica-istanbul"],
  ["Ψυχή και υγεία", "psychi-kai-ygeia"],
  ["Щука: объём и йога", "shchuka-obem-i-yoga"],
  ["Україна", "ukraina"],
  ["日本語 App", "app"],
  ["日本語", ""],
  ["مرحبا", ""],
  ["½ of 10", "1-2-of-10"],
  [`${"One long ".repeat(6)}sentence that goes on`, "one-long-one-long-one-long-one-long-one-long-one-long"],
])("slugOf turns %j into %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ["/Tramvay  Durağı", "/tramvay-duragi"],
  ["Zöldség őszi/út", "/zoldseg-oszi-ut"],
  ["/", "/"],
])("typedAddressOf turns spaces and marks into hyphens while the owner types %j", (text, result) => {
  const type = (address: string, character: string) => typedAddressOf(address + character);
  expect([...text].reduce(type, "")).toBe(result);
});

test("typedAddressOf keeps the last word at the limit, because the owner sees the word", () => {
  expect(typedAddressOf(`/a-${"b".repeat(70)}`)).toBe(`/a-${"b".repeat(58)}`);
});

test("slugOf returns valid and stable addresses of at most 60 characters for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
  expect(slugOf("ж".repeat(200))).toHaveLength(60);
});
