import { expect, test } from "vitest";
import { addView, removeView, takeView, withView } from "./views.ts";

test("withView keeps the view in links and forms to pages of the site", () => {
  const html = `<a class="x" href="/vault#a">A</a><a href="#b"></a><a href="//x.example/"></a><link href="/a.css">
<a data-studio-href="f" href="/?a=1"></a><form method="get" action="/find"></form>`;
  expect(withView(html, "inside")).toBe(html);
  expect(
    withView(html, "stranger"),
  ).toBe(`<a class="x" href="/vault?studio-view=stranger#a">A</a><a href="#b"></a><a href="//x.example/"></a><link href="/a.css">
<a data-studio-href="f" href="/?a=1&amp;studio-view=stranger"></a><form method="get" action="/find?studio-view=stranger"></form>`);
});

test.each([
  ["/vault?studio-view=stranger", { view: "stranger", path: "/vault" }],
  ["/vault?a=1&studio-view=guest&b=2", { view: "guest", path: "/vault?a=1&b=2" }],
  ["/vault?studio-view=owner", { view: "inside", path: "/vault" }],
  ["/vault?a", { view: "inside", path: "/vault?a" }],
])("takeView reads and removes the view of the tab from %s", (address, expected) => {
  expect(takeView(address)).toEqual(expected);
});

test.each(["/", "/vault#a", "/find?study=a%20b"])("removeView restores %s", (address) => {
  const html = withView(`<a href="${address}">`, "guest").replaceAll("&amp;", "&");
  expect(removeView(html)).toBe(`<a href="${address}">`);
  expect(removeView(addView(address, "stranger"))).toBe(address);
});
