import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FittedTitle } from "./fitted-title.tsx";

test.each([
  ["Well-known dispatchers", "--longest:11", false],
  ["400 trucks for dispatchers who never look at one screen", "--longest:11", true],
  ["設計", "--longest:3", false],
  ["診察待ちの行列をなくす予約アプリの設計", "--longest:13", false],
  ["診察待ちの行列をなくす予約アプリと受付の画面の設計と検証", "--longest:13", true],
  ["Dispatchers、運用", "--longest:11", false],
])("fits the longest word of %j", (title, style, isLong) => {
  const html = renderToStaticMarkup(<FittedTitle className="text-title">{title}</FittedTitle>);
  expect(html).toContain(style);
  expect(html.includes("data-long")).toBe(isLong);
});
