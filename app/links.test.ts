import { expect, test } from "vitest";
import { contactIn, isLinkable, mailLink, pathOnSite } from "./links.ts";

test.each([
  ...["https://a.example", "HTTP://a.example", "mailto:a@b.example", "tel:+43", "/trade", "/", "#1-vision"],
])("a text can link to %s", (href) => expect(isLinkable(href)).toBe(true));

test.each([
  ...["javascript:alert(1)", "JaVaScript:alert(1)", "data:text/html,x", "vbscript:x", "//evil.example"],
  ...["/\\evil.example", "/\t/evil.example", "https:\\\\evil.example", "trade", "www.example.com", ""],
])("a text cannot link to %j", (href) => expect(isLinkable(href)).toBe(false));

test.each([
  [["https://www.a.example/in", "mailto:a@b.example?subject=Hi"], "a@b.example"],
  [["tel:+43", "https://a.example"], "+43"],
  [["https://www.a.example/in"], "a.example/in"],
])("the contact of %j has the text %s", (links, text) => {
  expect(contactIn(links).text).toBe(text);
});

test("a prepared mail keeps special characters of its subject and text, and drops the query of the address", () => {
  const { searchParams, pathname } = new URL(mailLink("mailto:a@b.example?subject=Hi", "A & B?", "C + D #1"));
  expect(pathname).toBe("a@b.example");
  expect([...searchParams]).toEqual([
    ["subject", "A & B?"],
    ["body", "C + D #1\n\n"],
  ]);
});

test.each([
  ["/walrus?a=1#end", "/walrus"],
  ["https://www.own.example/walrus", "/walrus"],
  ["HTTP://OWN.example//%77alrus/", "/walrus/"],
  ["https://own.example/%zz", "/%zz"],
  ["https://own.example:8443/walrus", null],
  ["mailto:ada@own.example", null],
  ["https://", null],
])("the address %s has the path %j on the site https://www.own.example", (address, path) => {
  expect(pathOnSite(address, "https://www.own.example")).toBe(path);
});
