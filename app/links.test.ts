import { expect, test } from "vitest";
import { contactIn, isLinkable } from "./links.ts";

test.each([
  "https://a.example",
  "HTTP://a.example",
  "mailto:a@b.example",
  "tel:+43",
  "/trade",
  "/",
  "#1-vision",
])("a text can link to %s", (address) => expect(isLinkable(address)).toBe(true));

test.each([
  "javascript:alert(1)",
  "JaVaScript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:\\\\evil.example",
  "trade",
  "www.example.com",
  "",
])("a text cannot link to %j", (address) => expect(isLinkable(address)).toBe(false));

test.each([
  [["https://www.a.example/in", "mailto:a@b.example?subject=Hi"], "a@b.example"],
  [["tel:+43", "https://a.example"], "+43"],
  [["https://www.a.example/in"], "a.example/in"],
])("the contact of %j has the text %s", (links, text) => {
  expect(contactIn(links).text).toBe(text);
});
