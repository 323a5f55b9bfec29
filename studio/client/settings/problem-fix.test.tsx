import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProblemFix } from "./problem-fix.tsx";

// `npm ci` does not install React Aria, which the buttons use.
vi.mock("../ui/button.tsx", () => ({ Button: "button" }));
vi.mock("../pages/pages.ts", () => ({ usePages: () => null }));
vi.mock("../state/connection.ts", () => ({ useCall: () => null }));
vi.mock("../state/saving.ts", () => ({ useSaving: () => null }));
vi.mock("../state/site.ts", () => ({ useSite: () => ({ value: { pages: [{ address: "/trade-copy" }] } }) }));
vi.mock("./settings.ts", () => ({ useSettings: () => ({}) }));

test.each<
  [what: string, problem: { folder?: string; message?: string; likelyField?: string }, labels: string[]]
>([
  ["a field that does not exist", { likelyField: "" }, ["Remove this field"]],
  ["a misspelled field", { likelyField: "title" }, ["Rename to “title”", "Remove this field"]],
  ["a folder name with a space", { folder: "search copy" }, ["Rename the folder to “search-copy”"]],
  ["a folder name whose address is taken", { folder: "Trade copy" }, ["Rename the folder to “trade-copy-2”"]],
  ["a folder name without Latin letters", { folder: "日本語" }, ["Rename the folder to “study”"]],
  ["an unreadable color", { message: "the nearest readable color is #787800" }, ["Use #787800"]],
  ["another problem", { folder: "trade" }, []],
])("offers what helps with %s", (_, { folder, message = "", likelyField = null }, labels) => {
  const file = `content/case-studies/${folder}/case-study.yaml`;
  const problem = { file, field: "titel", message, missingType: null, likelyField } as never;
  const html = renderToStaticMarkup(<ProblemFix problem={problem} />);
  expect([...html.matchAll(/<button>(.*?)<\/button>/g)].map(([, label]) => label)).toEqual(labels);
});
