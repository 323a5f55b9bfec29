import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Comparison } from "./comparison.tsx";
import { DifferenceList } from "./difference-list.tsx";

test("lists the commits that also go online, even a single commit", () => {
  const commit = { hash: "1", subject: "Improve the code", files: 1 };
  const changes = { isFirst: false, changes: [], commits: [commit], takeBack: null };
  const state = { key: "key", comparedAt: 1, notice: "" };
  const html = renderToStaticMarkup(<Comparison changes={{ ...changes, ...state }} />);
  expect(html).toContain("Improve the code");
  expect(html).toContain("(1 file)");
});

test.each([
  ["a text that was empty", "", "New", "<del[^>]*></del><ins[^>]*>New</ins>"],
  ["a new text", null, "New", '"><ins[^>]*>New</ins>'],
  ["a removed text", "Old", null, ">Old</del></span>"],
  ["a long text from shortly before the change", `${"a".repeat(300)}b`, "a".repeat(300), ">…a{40}b</del>"],
])("shows %s", (_, before, after, html) => {
  const change = { kind: "text", where: "Home, footer", before, after } as never;
  expect(renderToStaticMarkup(<DifferenceList changes={[change]} versions={["", ""]} />)).toMatch(
    RegExp(html),
  );
});
